### Las palabras de todos los juegos, en español.

## Names

app-name = Thwart
app-tagline = Juegos de cruzar y de cortar el paso
language-name = Español

seat-label = { $seat ->
    [red] Rojo
    [blue] Azul
    [green] Verde
    [yellow] Amarillo
   *[other] { $seat }
}
seat = { seat-label }
seat-inside = { seat-label }
seat-of = de { seat-label }
seat-to = a { seat-label }

team = { $team ->
    [red] El equipo rojo
    [blue] El equipo azul
    [green] El equipo verde
    [yellow] El equipo amarillo
   *[other] { $team }
}
team-inside = { $team ->
    [red] el equipo rojo
    [blue] el equipo azul
    [green] el equipo verde
    [yellow] el equipo amarillo
   *[other] { $team }
}

## Players

player-you = Tú
player-person = Otra persona aquí
player-computer = Ordenador
player-computer-level = Ordenador, nivel { $level }: { level-name }
level-label = Nivel { $level }
level-name = { $level ->
    [1] muy suave
    [2] fácil
    [3] relajado
    [4] sólido
    [5] hábil
    [6] fuerte
    [7] experto
   *[8] a plena fuerza
}
count-players = { $count ->
    [one] En solitario
   *[other] { $count } personas
}

## Menu

menu-title = ¿A qué quieres jugar?
menu-play = Jugar
menu-quick = Jugar ya contra el ordenador
menu-resume = Reanudar una partida guardada
menu-replay = Repasar una partida
menu-rules = Reglas
menu-rules-of = Reglas de { $game }
menu-language = Idioma
menu-help = Ayuda
menu-quit = Salir
menu-back = Volver
menu-start = Empezar la partida
menu-game = Juego
menu-players = ¿Cuántas personas juegan?
menu-options = Opciones
menu-usual = habitual
menu-seats = ¿Quién juega?
menu-your-name = Tu nombre
menu-level = ¿Qué fuerza debe tener el ordenador?
menu-first = ¿Quién empieza?
menu-clock = Reloj
menu-leaving = Si alguien se va
menu-leaving-computer = El ordenador ocupa su lugar
menu-leaving-retire = Su puesto se retira
menu-takebacks = Deshacer jugadas
menu-takebacks-on = Permitido, si los demás están de acuerdo
menu-takebacks-off = No permitido
menu-repetition = La misma posición por tercera vez
menu-repetition-on = Tablas
menu-repetition-off = Se sigue jugando
menu-saved-none = Todavía no hay ninguna partida guardada.
menu-saved-entry = { $game }, { $date }, { $count ->
    [one] un turno jugado
   *[other] { $count } turnos jugados
}
menu-keys = Flechas para elegir, Intro para confirmar, Esc para volver
menu-type-number = Escribe un número y pulsa Intro:
menu-not-a-choice = Escribe un número de la lista, por favor.

## Clocks

clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
clock-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
clock-limit = { $limit ->
    [one] { $limit } segundo
   *[other] { $limit } segundos
}
clock-none = Sin reloj
clock-total = { clock-minutes } por persona
clock-increment = { clock-minutes } por persona, más { clock-seconds } por turno
clock-turn = { clock-limit } por turno
clock-total-turn = { clock-minutes } por persona, como máximo { clock-limit } por turno
clock-increment-turn = { clock-minutes } por persona, más { clock-seconds } por turno, como máximo { clock-limit } por turno
clock-own = Otro reloj
clock-own-ask = Escribe un reloj, por ejemplo 5:00+3 o 30/turn:
clock-left = Tiempo restante
clock-turn-left = Queda para este turno
clock-low-you = { $seconds ->
    [one] Te queda un segundo
   *[other] Te quedan { $seconds } segundos
}
clock-paused = El reloj está parado

## Status

status-your-turn = Te toca
status-seat-turn = Turno { seat-of }
status-thinking = El ordenador está pensando
status-thinking-seat = { seat } está pensando
status-thinking-ahead = { $count ->
    [one] Mira una jugada por delante
   *[other] Mira { $count } jugadas por delante
}
status-thinking-positions = { $count ->
    [one] Una posición comparada
   *[other] { $count } posiciones comparadas
}
status-waiting = Esperando
status-waiting-seat = Esperando { seat-to }
status-hand-over = Pasa el dispositivo { seat-to } y pulsa una tecla
status-to-throw-you = Tira el dado
status-threw-you = Has sacado un { $number }
status-threw-seat = { seat } ha sacado un { $number }
status-to-draw-you = Descubre una loseta
status-drew-you = Has descubierto una loseta
status-drew-seat = { seat } ha descubierto una loseta
status-passes-you = No puedes mover y pasas
status-passes-seat = { seat } no puede mover y pasa
status-begins-you = Empiezas tú
status-begins-seat = Empieza { seat-inside }
status-last-move = Última jugada: { $move }
status-turn-number = Turno { $number }
status-moves-made = { $count ->
    [0] Aún no hay jugadas
    [one] Una jugada
   *[other] { $count } jugadas
}
status-choose = Elige qué mover
status-choose-target = Elige adónde ir
status-choose-end = Para aquí o sigue
status-confirm = Intro para confirmar, Esc para cancelar
status-over = La partida ha terminado
status-resumed = La partida sigue donde la dejaste
status-offline = Conexión perdida, intentando de nuevo

## Panels

panel-players = En la mesa
panel-moves = Jugadas
panel-moves-none = Aún no hay jugadas
panel-clocks = Relojes
panel-position = Posición
panel-stock = En reserva: { $count }
panel-goal = En la meta: { $count }
panel-left = Por recorrer: { $count }

## Entering moves

input-prompt = Tu jugada:
input-not-a-move = Eso no es una jugada aquí.
input-not-allowed = Esa jugada no está permitida aquí.
input-not-understood = { $text } no se puede leer como una jugada.
input-incomplete = La jugada aún no está completa.
input-several = { $count ->
    [one] Una jugada empieza así.
   *[other] { $count } jugadas empiezan así.
}
input-nothing-there = Ahí no hay nada que mover.
input-unknown-command = La orden { $text } no existe. Escribe ? para ver la ayuda.
input-yes-no = Responde sí o no, por favor.
answer-yes = Sí
answer-no = No

## Hints

hint-try = Prueba { $move }
hint-thinking = Buscando una buena jugada
hint-none = Ahora no hay nada que sugerir.
hint-only = { $move } es la única jugada

## Taking back

takeback-done = El último turno queda deshecho.
takeback-asked-you = Pides deshacer tu último turno.
takeback-asked-seat = { seat } quiere deshacer el último turno. ¿De acuerdo?
takeback-agreed = Acordado: el turno se deshace.
takeback-refused-you = Sigues sin deshacer el turno.
takeback-refused-seat = { seat } prefiere seguir.
takeback-withdrawn-seat = { seat } ya no pide deshacer el turno.
takeback-lapsed = La petición de deshacer el turno ha caducado.

## Draw offers

draw-ask = ¿Ofrecer tablas?
draw-offered-you = Ofreces tablas.
draw-offered-seat = { seat } ofrece tablas. ¿De acuerdo?
draw-agreed = Tablas acordadas.
draw-refused-you = Rechazas las tablas.
draw-refused-seat = { seat } rechaza las tablas.
draw-withdrawn-you = Retiras la oferta de tablas.
draw-withdrawn-seat = { seat } retira la oferta de tablas.
draw-lapsed = La oferta de tablas ha caducado.

## Leaving

resign-ask = ¿Abandonar esta partida?
resign-done = Has abandonado.
abort-ask = ¿Anular esta partida? Quedará sin resultado.
quit-ask = ¿Dejar la partida? Está guardada y puedes reanudarla más tarde.
quit-ask-unsaved = ¿Salir sin guardar?
quit-goodbye = Hasta pronto
event-resigned-seat = { seat } abandona.
event-time-you = Se te ha acabado el tiempo.
event-time-seat = Se ha acabado el tiempo { seat-of }.
event-left-seat = { seat } se ha ido.
event-returned-you = Has vuelto a la partida.
event-returned-seat = { seat } ha vuelto.
event-taken-over-you = El ordenador sigue por ti.
event-taken-over-seat = El ordenador sigue por { seat-inside }.
event-retired-you = Ya no juegas en esta partida.
event-retired-seat = { seat } ya no juega en esta partida.

## Saving

save-done = Guardado como { $file }.
save-failed = No se ha podido guardar la partida como { $file }: { $why }
save-resumed = Partida reanudada desde { $file }.
save-ask-name = Nombre del archivo:
save-overwrite = { $file } ya existe. ¿Reemplazarlo?
save-always = Cada jugada se guarda al momento.

## Endings

ending-rules-you = Llegas a la meta antes que nadie y ganas.
ending-rules-your-team = Tu equipo llega primero a la meta y gana.
ending-rules-seat = { seat } llega a la meta antes que nadie y gana.
ending-rules-team = { team } llega primero a la meta y gana.
ending-rules-solo = { $count ->
    [one] Has llegado a la meta en una jugada.
   *[other] Has llegado a la meta en { $count } jugadas.
}
ending-last-you = Todos los demás han dejado la partida. Ganas tú.
ending-last-your-team = Todos los demás han dejado la partida. Gana tu equipo.
ending-last-seat = Todos los demás han dejado la partida. Gana { seat-inside }.
ending-last-team = Todos los demás han dejado la partida. Gana { team-inside }.
ending-stuck-you = Nadie puede mover ya. Vas por delante y ganas.
ending-stuck-your-team = Nadie puede mover ya. Tu equipo va por delante y gana.
ending-stuck-seat = Nadie puede mover ya. { seat } va por delante y gana.
ending-stuck-team = Nadie puede mover ya. { team } va por delante y gana.
ending-stuck-draw = Nadie puede mover ya y nadie va por delante: tablas.
ending-agreed-draw = Tablas de común acuerdo.
ending-repetition-draw = La misma posición ha aparecido por tercera vez: tablas.
ending-resigned-you = Ganas por abandono.
ending-resigned-your-team = Tu equipo gana por abandono.
ending-resigned-seat = { seat } gana por abandono.
ending-resigned-team = { team } gana por abandono.
ending-resigned-solo = Lo has dejado antes de la meta.
ending-time-you = Ganas por tiempo.
ending-time-your-team = Tu equipo gana por tiempo.
ending-time-seat = { seat } gana por tiempo.
ending-time-team = { team } gana por tiempo.
ending-time-solo = Se te ha acabado el tiempo antes de la meta.
ending-abandoned-you = El otro bando se ha ido. Ganas tú.
ending-abandoned-your-team = El otro bando se ha ido. Gana tu equipo.
ending-abandoned-seat = El otro bando se ha ido. Gana { seat-inside }.
ending-abandoned-team = El otro bando se ha ido. Gana { team-inside }.
ending-abandoned-solo = Has dejado la partida antes de la meta.
ending-aborted-none = La partida se ha anulado y no tiene resultado.
result-win-you = Ganas tú.
result-win-your-team = Gana tu equipo.
result-win-seat = Gana { seat-inside }.
result-win-team = Gana { team-inside }.
result-draw = Tablas.
result-none = Sin resultado.
result-place = Puesto { $place }
result-solo-best = { $count ->
    [one] La mejor solución conocida necesita una jugada.
   *[other] La mejor solución conocida necesita { $count } jugadas.
}
result-solo-equal = No se conoce una solución más corta.
result-again = Jugar otra vez
result-look = Repasar la partida
result-menu = Volver al menú

## What the match refuses

refuse-turn = No te toca.
refuse-turn-seat = Es el turno { seat-of }.
refuse-over = La partida ha terminado.
refuse-seat = Este puesto no juega o ya no juega.
refuse-seat-computer = En este puesto juega ahora el ordenador.
refuse-time = El reloj se ha atrasado. Inténtalo otra vez, por favor.
refuse-clock = El reloj no lo permite ahora.
refuse-clock-over = Se te ha acabado el tiempo.
refuse-clock-running = A este reloj aún le queda tiempo.
refuse-chance = Primero va el dado o la loseta.
refuse-takeback = Ahora no se puede deshacer nada.
refuse-takeback-off = En esta partida no se deshacen jugadas.
refuse-takeback-none = Todavía no hay ningún turno tuyo que deshacer.
refuse-takeback-chance = Una tirada o una loseta descubierta no se puede deshacer.
refuse-takeback-retired = No se puede deshacer nada anterior a una retirada.
refuse-takeback-pending = Ya hay una petición de deshacer.
refuse-takeback-unasked = Ninguna petición espera tu respuesta.
refuse-draw = Ahora no se pueden ofrecer tablas.
refuse-draw-pending = Ya hay una oferta de tablas.
refuse-draw-again = Podrás ofrecer tablas de nuevo después de tu próxima jugada.
refuse-draw-unasked = Ninguna oferta de tablas espera tu respuesta.
refuse-draw-solo = No hay nadie con quien acordar tablas.
refuse-abort = Una partida solo se puede anular mientras no hayan movido todos.
refuse-level = Los niveles van del 1 al 8.

## Help

help-title = Ayuda
help-board = En el tablero
help-match = Durante la partida
help-arrows = Mover el puntero
help-enter = Elegir, confirmar
help-escape = Volver, cancelar
help-tab = Siguiente destino posible; completar la jugada escrita
help-typing = Escribir una jugada y pulsar Intro
help-mouse = Un clic elige, otro clic mueve
help-turn = Girar la valla o la loseta
help-throw = Tirar el dado o descubrir una loseta
help-hint = Sugerencia
help-takeback = Deshacer
help-draw = Ofrecer tablas
help-resign = Abandonar
help-save = Guardar con un nombre
help-rules = Reglas del juego
help-flip = Girar el tablero
help-moves = Recorrer las jugadas
help-redraw = Redibujar la pantalla
help-language = Cambiar de idioma
help-help = Esta ayuda
help-quit = Salir; la partida se conserva
help-close = Pulsa una tecla para cerrar
help-more = Espacio para seguir, q para cerrar

## Playing line by line

lines-greeting = Escribe una jugada, ? para la ayuda o quit para salir.
lines-help =
    Escribe una jugada o una de estas palabras:
    moves: todas las jugadas posibles ahora
    hint: una sugerencia
    undo: deshacer tu último turno
    offer: ofrecer tablas
    clock: el tiempo restante
    board: dibujar otra vez el tablero
    rules: las reglas del juego
    save ARCHIVO: guardar la partida con un nombre
    resign: abandonar la partida
    quit: salir; la partida se conserva
keys-play = Intro elegir | : escribir jugada | h sugerencia | u deshacer | ? ayuda | q salir
keys-over = n jugar otra vez | m jugadas | s guardar | R reglas | q salir

## Window

window-small = La ventana es demasiado pequeña. Necesita al menos { $columns } columnas y { $rows } filas.
window-plain = Esto no es un terminal completo, así que el tablero se dibuja línea a línea.

## Fair chance

fair-title = Azar limpio
fair-commitment = Sello del secreto: { $commitment }
fair-secret = Secreto: { $secret }
fair-how = El sello se publicó antes de la primera tirada y el secreto después de la última, así que cualquiera puede comprobar cada tirada y cada loseta.
fair-verified = { $count ->
    [0] En esta partida nada se dejó al azar.
    [one] Una tirada o loseta comprobada: concuerda con el sello.
   *[other] { $count } tiradas y losetas comprobadas: todas concuerdan con el sello.
}
fair-step = El paso { $step } no concuerda: el secreto da { $expected }, el registro dice { $found }.
fair-trouble = { $where } no concuerda: { $what }
fair-seal = El secreto no concuerda con el sello.
fair-no-secret = El secreto aún no se ha publicado, porque la partida no ha terminado.
fair-none = Este registro no tiene sello, así que sus tiradas y losetas no se pueden comprobar.

## Files and errors

file-error = { $file }, línea { $line }, columna { $column }: { $what }
file-error-line = { $file }, línea { $line }: { $what }
file-missing = No se encuentra { $file }.
file-unreadable = No se puede leer { $file }: { $why }
file-unwritable = No se puede escribir { $file }: { $why }
file-newer = { $file } es de una versión más reciente de Thwart. Actualiza el programa, por favor.
file-not-a-match = { $file } no es una partida de Thwart.
file-empty = { $file } está vacío.
file-damaged = El final de { $file } está dañado. La partida sigue desde el último paso completo.
file-in-use = { $file } está en uso en otra ventana.
error-option = { $option } no puede ser { $value } aquí: { $why }
error-unknown-game = El juego { $game } no existe. Juegos disponibles: { $known }
error-unknown-language = El idioma { $language } no existe. Idiomas disponibles: { $known }
error-unexpected = Algo ha salido mal: { $what }
