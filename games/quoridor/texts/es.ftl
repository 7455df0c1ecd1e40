# Quoridor: the words a player sees.

quoridor-name = Quoridor
quoridor-tagline = Cruza el tablero y pon vallas en el camino de los demás

# Setup
quoridor-option-players = Jugadores
quoridor-value-players-2 = Dos jugadores
quoridor-value-players-4 = Cuatro jugadores
quoridor-option-sidestep = Rodear un peón
quoridor-value-sidestep-barred = Si detrás de él hay una valla o el borde
quoridor-value-sidestep-blocked = También si detrás de él hay un tercer peón
quoridor-option-first = Quién empieza
quoridor-value-first-1 = Rojo
quoridor-value-first-2 = Azul
quoridor-value-first-3 = Verde
quoridor-value-first-4 = Amarillo

# Why a move is refused, by the number of the rule
quoridor-rule-6 = Tu peón avanza una casilla hacia arriba, abajo, la izquierda o la derecha, a una casilla libre y no a través de una valla.
quoridor-rule-7 = Solo puedes saltar por encima de un peón vecino, sin vallas ni delante ni detrás de él.
quoridor-rule-8 = Solo puedes rodear un peón si el salto en línea recta está cerrado, y nunca a través de una valla.
quoridor-rule-9 = Dos peones seguidos cierran este paso: nadie salta por encima de los dos.
quoridor-rule-11 = Las vallas no pueden solaparse.
quoridor-rule-12 = Las vallas no pueden cruzarse.
quoridor-rule-13 = Una valla no puede encerrar a un peón: a cada uno le queda un camino hasta su meta.
quoridor-rule-14 = No te quedan vallas, así que mueve tu peón.
quoridor-rule-16 = Solo puedes pasar si no puedes hacer otra cosa.
quoridor-rule-17 = La partida ha terminado.

# Phases, things, and what a seat shows
quoridor-status-turn = Mueve tu peón o pon una valla
quoridor-status-turn-pawn = Mueve tu peón
quoridor-fences-left = { $count ->
    [0] No quedan vallas
    [one] Queda { $count } valla
   *[other] Quedan { $count } vallas
}
quoridor-goal-top = Meta: el lado de arriba
quoridor-goal-right = Meta: el lado derecho
quoridor-goal-bottom = Meta: el lado de abajo
quoridor-goal-left = Meta: el lado izquierdo

# Lessons: what is to be done, and the answer
quoridor-lesson-step = Juegas con rojo y quieres llegar al otro lado. Mueve tu peón una casilla hacia delante.
quoridor-lesson-step-done = Un peón avanza una casilla hacia arriba, abajo, la izquierda o la derecha, nunca en diagonal.
quoridor-lesson-around = Nadie atraviesa una valla. Rodea esta: una casilla a la izquierda y luego una hacia delante.
quoridor-lesson-around-done = Entre medias ha movido Azul: se juega por turnos.
quoridor-lesson-fence = En lugar de mover puedes poner una valla. Pon una justo delante del peón azul.
quoridor-lesson-fence-done = Una valla mide dos casillas, se queda para siempre y cierra el paso a todos. Cada uno tiene diez.
quoridor-lesson-crossing = Las vallas pueden tocarse. Intenta poner una cruzando la que ya está.
quoridor-lesson-crossing-done = Rechazada, como debe ser: las vallas no pueden cruzarse ni solaparse.
quoridor-lesson-shut = A Azul solo le queda un hueco. Intenta cerrarlo con una valla en el lugar marcado.
quoridor-lesson-shut-done = Eso nunca se permite: a cada peón le queda al menos un camino hasta su meta.
quoridor-lesson-jump = Azul está justo delante de ti. Salta por encima del peón azul.
quoridor-lesson-jump-done = Puedes saltar en línea recta por encima de un peón vecino si la casilla de detrás está libre.
quoridor-lesson-past = Detrás de Azul hay una valla que impide el salto. Rodea el peón azul por la izquierda o por la derecha.
quoridor-lesson-past-done = Se puede cuando justo detrás del otro peón hay una valla o el borde del tablero.
quoridor-lesson-goal = Gana el primer peón que llega al otro lado, da igual cómo. Gana con una jugada.
quoridor-lesson-goal-done = Has llegado. Cualquiera de las nueve casillas de allí habría valido.
