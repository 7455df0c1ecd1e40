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
