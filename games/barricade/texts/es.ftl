# Barricade: the words a player sees.

barricade-name = Barricada
barricade-tagline = Tira el dado, supera las barricadas y llega antes que nadie a la meta

# Setup
barricade-option-players = Jugadores
barricade-value-players-2 = Dos jugadores
barricade-value-players-3 = Tres jugadores
barricade-value-players-4 = Cuatro jugadores

# Why a move is refused, by the number of the rule
barricade-rule-4 = Primero todos tiran el dado para ver quién empieza.
barricade-rule-6 = Tiras el dado una vez, al principio de tu turno.
barricade-rule-7 = Una de tus fichas avanza exactamente el número del dado, por las líneas y sin dar la vuelta.
barricade-rule-8 = No queda ninguna ficha en tu casa.
barricade-rule-9 = No puedes pasar por encima de una barricada.
barricade-rule-10 = No puedes terminar sobre una ficha tuya.
barricade-rule-12 = Una barricada se pone justo después de llevársela, y solo entonces.
barricade-rule-13 = Una barricada va a una casilla libre, no a la fila de abajo ni a la meta.
barricade-rule-15 = Solo puedes pasar si ninguna ficha puede usar el número.
barricade-rule-16 = La partida ha terminado.

# Phases, things, and what a seat shows
barricade-status-open = Tira el dado para ver quién empieza
barricade-status-roll = Tira el dado
barricade-status-go = El dado marca { $number }: avanza con una de tus fichas
barricade-status-go-pass = El dado marca { $number }, y ninguna de tus fichas puede usarlo
barricade-status-place = Pon la barricada
barricade-pieces-home = { $count ->
    [0] Ninguna ficha en casa
    [one] { $count } ficha en casa
   *[other] { $count } fichas en casa
}

# Lessons: what is to be done, and the answer
barricade-lesson-throw = Juegas con rojo y quieres llegar antes que nadie a la meta, arriba del todo. Tira el dado y saca una ficha de tu casa.
barricade-lesson-throw-done = El primer paso lleva a la casilla delante de la casa. Vale cualquier número, y un seis no da otra tirada.
barricade-lesson-corner = El dado marca tres. Avanza hasta la casilla marcada con la ficha que ya está fuera.
barricade-lesson-corner-done = Avanzas exactamente el número del dado, por las líneas y doblando las esquinas, pero nunca adelante y atrás.
barricade-lesson-passing = Las fichas no cierran el paso: sus casillas cuentan como pasos. Avanza más allá de dos de ellas hasta una casilla marcada.
barricade-lesson-passing-done = Solo el final no puede caer sobre una ficha tuya.
barricade-lesson-capture = Termina sobre la ficha del otro jugador: vuelve a su casa.
barricade-lesson-capture-done = Más tarde puede volver a salir, con cualquier número.
barricade-lesson-barred = La bola blanca es una barricada. Intenta pasar por encima de ella hasta una casilla marcada.
barricade-lesson-barred-done = Nadie pasa por encima de una barricada. Si ninguna de tus fichas puede usar el número, pasas.
barricade-lesson-blocker = Con el número exacto te llevas una barricada. Llévate esta y ponla en la casilla libre que quieras.
barricade-lesson-blocker-done = Ahora cierra otro camino. Incluso puedes cerrar un camino del todo.
barricade-lesson-row = Tienes una barricada en la mano. Intenta ponerla en la fila de abajo.
barricade-lesson-row-done = En la fila de abajo y en la meta no hay barricadas. Cualquier otra casilla libre vale.
barricade-lesson-goal = A la meta se llega con el número exacto. Entra con este dos.
barricade-lesson-goal-done = La primera ficha en la meta gana en el acto.
