# Sample: the words a player sees.

sample-name = Sample
sample-tagline = Corre por la pista y pon piedras en el camino

# Setup
sample-option-players = Jugadores
sample-value-players-2 = Dos jugadores
sample-value-players-3 = Tres jugadores
sample-value-players-4 = Cuatro jugadores
sample-option-teams = Equipos
sample-value-teams-none = Cada uno por su cuenta
sample-value-teams-pairs = Dos parejas
sample-option-first = Quién empieza
sample-value-first-1 = Rojo
sample-value-first-2 = Azul
sample-value-first-3 = Verde
sample-value-first-4 = Amarillo

# Why a move is refused, by the number of the rule
sample-rule-3 = Primero tira el dado.
sample-rule-4 = Ya has tirado el dado.
sample-rule-5 = El corredor avanza exactamente el número tirado.
sample-rule-6 = Un corredor no puede pasar una piedra.
sample-rule-7 = Una carrera no puede acabar en la casilla de tu compañero.
sample-rule-8 = Una piedra va de tu mano a una casilla libre, desde d.
sample-rule-9 = Solo puedes pasar cuando no puedes hacer otra cosa.
sample-rule-10 = La partida ha terminado.
