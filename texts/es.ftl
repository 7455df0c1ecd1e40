### Las palabras de todos los juegos, en español.

## Names

app-name = Thwart
language-name = Español

seat-label = { $seat ->
    [red] Rojo
    [blue] Azul
    [green] Verde
    [yellow] Amarillo
   *[other] { $seat }
}
seat-line = { seat-label }: { $text }
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

## Menu

menu-title = ¿A qué quieres jugar?
menu-resume = Reanudar una partida guardada
menu-rules-of = Reglas de { $game }
menu-language = Idioma
menu-quit = Salir
menu-start = Empezar la partida
menu-game = Juego
menu-name = Nombre
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
clock-low = Se te acaba el tiempo.

## Status

status-your-turn = Te toca
status-seat-turn = Turno { seat-of }
status-thinking-seat = { seat } está pensando
status-thinking-ahead = { $count ->
    [one] Mira una jugada por delante
   *[other] Mira { $count } jugadas por delante
}
status-threw-you = Has sacado un { $number }
status-threw-seat = { seat } ha sacado un { $number }
status-drew-you = Has descubierto una loseta
status-drew-seat = { seat } ha descubierto una loseta
status-passes-you = No puedes mover y pasas
status-choose-target = Elige adónde ir
status-over = La partida ha terminado
status-standstill = { $count ->
    [one] Sin avances, en un turno gana quien va por delante
   *[other] Sin avances, en { $count } turnos gana quien va por delante
}
status-resumed = La partida sigue donde la dejaste

## Panels

panel-moves = Jugadas
panel-moves-none = Aún no hay jugadas

## Entering moves

input-prompt = Tu jugada:
input-not-a-move = Eso no es una jugada aquí.
input-not-allowed = Esa jugada no está permitida aquí.
input-not-understood = { $text } no se puede leer como una jugada.
input-several = { $count ->
    [one] Una jugada empieza así.
   *[other] { $count } jugadas empiezan así.
}
input-nothing-there = Ahí no hay nada que mover.
input-yes-no = Responde sí o no, por favor.
answer-yes = Sí
answer-no = No

## Hints

hint-try = Prueba { $move }
hint-thinking = Buscando una buena jugada
hint-none = Ahora no hay nada que sugerir.

## Taking back

takeback-done = El último turno queda deshecho.
takeback-asked-you = Pides deshacer tu último turno.
takeback-asked-seat = { seat } quiere deshacer el último turno. ¿De acuerdo?
takeback-refused-you = Sigues sin deshacer el turno.
takeback-refused-seat = { seat } prefiere seguir.
takeback-lapsed = La petición de deshacer el turno ha caducado.

## Draw offers

draw-offered-you = Ofreces tablas.
draw-offered-seat = { seat } ofrece tablas. ¿De acuerdo?
draw-refused-you = Rechazas las tablas.
draw-refused-seat = { seat } rechaza las tablas.
draw-lapsed = La oferta de tablas ha caducado.

## Leaving

resign-ask = ¿Abandonar esta partida?
quit-ask = ¿Dejar la partida? Está guardada y puedes reanudarla más tarde.
event-returned-you = Has vuelto a la partida.
event-returned-seat = { seat } ha vuelto.
event-taken-over-you = El ordenador sigue por ti.
event-taken-over-seat = El ordenador sigue por { seat-inside }.
event-retired-you = Ya no juegas en esta partida.
event-retired-seat = { seat } ya no juega en esta partida.

## Saving

save-done = Guardado como { $file }.
save-failed = No se ha podido guardar la partida como { $file }: { $why }
save-ask-name = Nombre del archivo:
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
ending-standstill-you = Cincuenta turnos sin avances. Vas por delante y ganas.
ending-standstill-your-team = Cincuenta turnos sin avances. Tu equipo va por delante y gana.
ending-standstill-seat = Cincuenta turnos sin avances. { seat } va por delante y gana.
ending-standstill-team = Cincuenta turnos sin avances. { team } va por delante y gana.
ending-standstill-draw = Cincuenta turnos sin avances, y nadie va por delante: tablas.
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

## What the match refuses

refuse-turn = No te toca.
refuse-over = La partida ha terminado.
refuse-seat = Este puesto no juega o ya no juega.
refuse-seat-computer = En este puesto juega ahora el ordenador.
refuse-time = El reloj se ha atrasado. Inténtalo otra vez, por favor.
refuse-clock-over = Se te ha acabado el tiempo.
refuse-clock-running = A este reloj aún le queda tiempo.
refuse-chance = Primero va el dado o la loseta.
refuse-takeback-off = En esta partida no se deshacen jugadas.
refuse-takeback-none = Todavía no hay ningún turno tuyo que deshacer.
refuse-takeback-chance = Una tirada o una loseta descubierta no se puede deshacer.
refuse-takeback-retired = No se puede deshacer nada anterior a una retirada.
refuse-takeback-pending = Ya hay una petición de deshacer.
refuse-takeback-unasked = Ninguna petición espera tu respuesta.
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
help-hint = Sugerencia
help-takeback = Deshacer
help-draw = Ofrecer tablas
help-resign = Abandonar
help-save = Guardar con un nombre
help-rules = Reglas del juego
help-moves = Recorrer las jugadas
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
replay-turn = Turno { $number } de { $total }, { seat-label }
replay-prompt = Intro turno siguiente | p turno anterior | un número lleva a ese turno | q salir:

## Window

window-small = La ventana es demasiado pequeña. Necesita al menos { $columns } columnas y { $rows } filas.

## Files and errors

file-unreadable = No se puede leer { $file }: { $why }
file-damaged = El final de { $file } está dañado. La partida sigue desde el último paso completo.
file-in-use = { $file } está en uso en otra ventana.
error-unexpected = Algo ha salido mal: { $what }

## Web

menu-play = Jugar
menu-back = Volver
menu-options = Opciones
menu-seats = ¿Quién juega?
menu-level = ¿Qué fuerza debe tener el ordenador?
result-again = Jugar otra vez
status-moves-made = { $count ->
    [0] Aún no hay jugadas
    [one] Una jugada
   *[other] { $count } jugadas
}
status-passes-seat = { seat } no puede mover y pasa
status-choose = Elige qué mover
web-pass = Pasar
web-confirm = Confirmar
web-cancel = Cancelar
web-theme = Apariencia
web-theme-system = Como el dispositivo
web-theme-light = Claro
web-theme-dark = Oscuro

## Learn

menu-learn = Aprender
menu-rules = Reglas
rules-contents = Contenido
rules-none = Aquí no hay nada que leer.
rules-diagram = Tablero: { $game }
rules-diagram-marked = Tablero: { $game }. Marcado: { $sites }
learn-try = Probarlo en el tablero
learn-title = Aprender { $game }
learn-step = Paso { $number } de { $total }
learn-next = Siguiente
learn-previous = Anterior
learn-show = Muéstramelo
learn-restart = Desde el principio
learn-play = Jugar ahora
learn-not-this = Esa jugada está permitida, pero aquí se pide otra. Inténtalo de nuevo.
learn-finished = Ya sabes todo lo necesario para una primera partida.

## Study

study-title = Estudio
study-all = Estudiar partidas y posiciones
study-this = Estudiar esta partida
study-finished = Partidas terminadas
study-finished-none = Todavía no se ha terminado ninguna partida en este dispositivo.
study-start = Antes de la primera jugada
study-retired = se retira
study-slider = Lugar en la partida
study-first = Al principio
study-back = Un paso atrás
study-forward = Un paso adelante
study-last = Al final
study-play = Reproducir
study-pause = Pausa
study-turn-board = Girar el tablero
study-side-line = Variante
study-to-match = Volver a la partida
study-analysis = Análisis
study-show = Mostrar el análisis
study-show-routes = Mostrar los caminos más cortos
study-route-steps = { $count ->
    [one] un paso hasta la meta
   *[other] { $count } pasos hasta la meta
}
study-looking = Mirando la posición
study-lines = Mejores jugadas
study-win-in = { $count ->
    [one] Gana en un paso
   *[other] Gana en { $count } pasos
}
study-loss-in = { $count ->
    [one] Pierde en un paso
   *[other] Pierde en { $count } pasos
}
study-review = Analizar toda la partida
study-stop = Parar
study-progress = { $done } de { $total } pasos
study-graph = Posibilidades a lo largo de la partida
study-no-mistake = Nadie cometió un error claro.
study-first-mistake = Primer error: turno { $number }, { seat-label }
study-mistakes = Errores
study-given-away = Regalado
study-luck = Suerte
study-mark-inaccuracy = No del todo exacto
study-mark-mistake = Error
study-mark-blunder = Error grave
study-better = { $move } habría sido mejor en { $loss }
study-copy-link = Copiar enlace
study-copy-record = Copiar registro
study-download = Guardar en un archivo
study-verify = Comprobar la imparcialidad
study-link-copied = El enlace está copiado.
study-record-copied = El registro está copiado.
study-copy-yourself = El navegador no permite copiar aquí. Copia el texto de abajo.
study-verify-legal = { $count ->
    [0] No hay ningún paso que comprobar.
    [one] El único paso está permitido.
   *[other] Los { $count } pasos están permitidos.
}
study-verify-fair = { $count ->
    [one] La única tirada o loseta es la que da el secreto sellado antes de la partida: nadie pudo cambiarla.
   *[other] Las { $count } tiradas y losetas son las que da el secreto sellado antes de la partida: nadie pudo cambiarlas.
}
study-verify-sealed = Las tiradas y las losetas están selladas. Se podrán comprobar cuando se revele el secreto.
study-verify-unknown = El registro no dice cómo salieron las tiradas y las losetas, así que eso no se puede comprobar.
study-verify-none = El azar no interviene en ella.
study-verify-trouble = Algo no encaja ({ $where }): { $what }
study-bad-link = Este enlace está dañado. Copia el enlace entero e inténtalo de nuevo.
study-bad-record = Esto no se puede leer como el registro de una partida.
study-import = Abrir un registro
study-import-hint = Pega uno o varios registros o elige un archivo. Nada sale de tu dispositivo.
study-import-text = Registro
study-import-open = Abrir
study-import-file = Desde un archivo
study-import-long = Este archivo es demasiado largo para un registro.
study-import-several = { $count } registros. ¿Cuál quieres ver?
study-edit = Cambiar esta posición
study-editor = Preparar una posición
study-editor-hint = Elige qué colocar y toca el tablero. Otro toque lo quita.
study-editor-tool = Colocar
study-tool-fences = Vallas
study-tool-blockers = Barricadas
study-editor-seat = A quién le toca
study-editor-fences = Vallas que quedan
study-editor-phase = Qué viene ahora
study-phase-opening = Las tiradas para empezar
study-phase-roll = Una tirada
study-phase-thrown = Una jugada de { $number }
study-phase-place = Colocar una barricada
study-phase-draw = Descubrir una loseta
study-phase-move = Una jugada
study-editor-text = Posición como texto
study-editor-refused = Eso no es una posición de este juego ({ $field }).
study-editor-study = Estudiar esta posición
study-editor-play = Jugar desde aquí
study-editor-start = Inicio habitual

## Online

web-abort = Anular
online-title = Jugar en línea
online-go-back = Volver a { $game }, sala { $code }
online-friend = Jugar con un amigo
online-lobby = Sala de espera
online-lobby-empty = Ahora mismo no espera nadie. Abre una sala y aparecerá aquí.
online-create = Abrir una sala
online-join = Unirse
online-watch = Mirar
online-seats-free = { $count ->
    [one] un puesto libre
   *[other] { $count } puestos libres
}
online-where = Dónde se juega
online-where-here = En este dispositivo
online-where-link = En línea, con quien reciba el enlace
online-where-lobby = En línea, abierta a todos en la sala de espera
online-anybody = Libre para otra persona
online-public = en la sala de espera
online-private = privada
online-room = Sala
online-open-seat = Puesto libre
online-name = Tu nombre, si quieres
online-sit = Sentarse aquí
online-stand = Levantarse
online-ready = A punto
online-not-ready = Aún no
online-host = Anfitrión
online-seat-computer = Ordenador
online-free-seat = Liberar el puesto
online-waiting-players = Esperando a los demás
online-waiting-ready = Esperando a que todos estén a punto
online-waiting-host = Esperando a que { $name } empiece
online-can-start = Ya están todos. Puedes empezar.
online-invite = Envía este enlace a quien quieras que juegue o mire.
online-copy = Copiar el enlace
online-copied = Copiado
online-share = Compartir
online-return = Seguir en otro dispositivo
online-return-what = Este enlace abre tu puesto. Guárdalo para ti.
online-no-server = Ningún servidor responde. Las salas lo necesitan; todo lo demás funciona sin él.
online-reconnecting = Se ha perdido la conexión y se está recuperando. No se pierde nada.
online-outdated = Hay una versión nueva. Vuelve a cargar la página, por favor.
online-reload = Volver a cargar
online-missing = Esa sala no existe o se ha cerrado.
online-taken = Alguien ha sido más rápido. Elige otro puesto, por favor.
online-refused = Ahora no es posible.
online-guest = Invitado { $number }
online-away = ausente
online-away-until = ausente, quedan { $time }
online-watching = Estás mirando.
online-spectators = { $count ->
    [one] Una persona mira
   *[other] { $count } personas miran
}
online-rematch-you = Quieres jugar otra vez.
online-rematch-other = { $name } quiere jugar otra vez.
online-next-match = A la siguiente partida
online-chat = Chat
online-chat-say = Di algo
online-chat-send = Enviar
online-chat-none = Todavía nadie ha dicho nada.
online-chat-mute = Silenciar a { $name }
online-chat-unmute = Volver a oír a { $name }
online-chat-off = El chat de esta sala está desactivado.
online-chat-allow = Chat en esta sala
refuse-out-of-date = Mientras tanto ha pasado algo. Vuelve a mirar, por favor.
refuse-too-many = Demasiado a la vez. Espera un momento, por favor.
refuse-unavailable = El servidor no puede hacerlo ahora. Inténtalo de nuevo, por favor.
account-title = Cuenta
account-why = No hace falta para jugar. Guarda tu puntuación y tus partidas.
account-password = Contraseña
account-sign-in = Iniciar sesión
account-sign-up = Cuenta nueva
account-sign-out = Cerrar sesión
account-wrong = El nombre o la contraseña no son correctos.
account-password-short = Una contraseña tiene al menos ocho caracteres.
account-name-taken = Ese nombre ya lo tiene alguien. Elige otro, por favor.
account-name-form = Un nombre tiene de 2 a 24 letras de la a a la z, cifras, guiones o guiones bajos.
account-rated = Puntuada, si todos tienen cuenta
account-ratings = Puntuaciones
account-ratings-none = Aún no hay partidas puntuadas.
account-matches = Partidas
account-matches-none = Aún no hay partidas.
account-matches-count = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
account-rating-change = Tu puntuación: { $before } → { $after }
account-lost = Perdida

## Board and settings

settings-title = Ajustes
settings-playing = Jugar
settings-looking = Aspecto y sonido
settings-confirm = Confirmar las jugadas
settings-confirm-touch = Al jugar con el dedo
settings-confirm-always = Siempre
settings-confirm-never = Nunca
settings-pace = Ritmo
settings-pace-calm = Tranquilo
settings-pace-usual = Normal
settings-pace-quick = Al instante, sin movimiento
settings-throws = Tirar el dado y descubrir losetas por mí
settings-passes = Pasar por mí cuando no pueda mover
settings-coordinates = Nombres de filas y columnas en el tablero
settings-sounds = Sonidos
settings-patterns = Cada puesto tiene su color, su forma y su trama: nada depende solo del color.
web-turn = Girar
web-whole-board = Todo el tablero
board-help = Las flechas van de un lugar a otro, N al siguiente que puedes elegir, R entre una casilla y sus vallas. Intro elige, Escape cancela.
refuse-shuts-in-you = Esa valla te encerraría: no te quedaría camino a tu meta.
refuse-shuts-in-seat = Esa valla encerraría { seat-to }: no quedaría camino a la meta.
site-at = { $place }, { $what }
site-empty = vacío
site-blocker = barricada
site-fence = valla { $place }
site-fence-free = sitio para una valla { $place }
site-die = dado: { $number }
site-goal = meta
site-start = salida
site-hand = loseta en la mano
site-white-square = cuadrado blanco
site-white-circle = círculo blanco
site-blue-square = cuadrado azul
site-blue-circle = círculo azul
site-no-tile = aún sin loseta
move-to = a { $to }
move-from-to = de { $from } a { $to }
move-house = la casa
move-blocker = barricada en { $place }
move-tile = loseta en { $place }
move-draw = roba una loseta

## Puzzles for one

solo-par = Par: { $count }
solo-hint-proven = Prueba { $move }. { $count ->
    [one] Hace falta una jugada, y con menos no se puede.
   *[other] Hacen falta { $count } jugadas, y con menos no se puede.
}
solo-hint-found = Prueba { $move }. { $count ->
    [one] Se llega a la meta en una jugada.
   *[other] Se llega a la meta en { $count } jugadas, quizá en menos.
}
daily-title = Problema del día
daily-text = { $count ->
    [one] Lleva todas las fichas al campo de meta. Basta una jugada.
   *[other] Lleva todas las fichas al campo de meta. Bastan { $count } jugadas.
}
daily-none = No se ha podido crear el problema de hoy. Inténtalo más tarde.
daily-share = Compartir el resultado
daily-copied = Copiado: pégalo donde quieras.
daily-result = Thwart, problema del { $date } (mínimo: { $best }): { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
