# Star Halma: the words a player sees.

halma-name = Damas chinas
halma-tagline = Con pasos y saltos a través de la estrella, hasta la punta opuesta

# Setup
halma-option-players = Jugadores
halma-value-players-1 = Un jugador (Halma Solo)
halma-value-players-2 = Dos jugadores
halma-value-players-3 = Tres jugadores
halma-option-men = Fichas
halma-value-men-10 = Diez fichas por jugador
halma-value-men-15 = Quince fichas por jugador
halma-option-seating = Sitios de dos jugadores
halma-value-seating-opposite = Frente a frente
halma-value-seating-skip = Con una punta entre ellos
halma-option-win = Qué gana
halma-value-win-strict = Una ficha tuya en cada punto de la meta
halma-value-win-filled = La meta llena, con al menos una ficha tuya
halma-option-first = Quién empieza
halma-value-first-1 = Rojo
halma-value-first-2 = Azul
halma-value-first-3 = Verde

# Why a move is refused, by the number of the rule
halma-rule-5 = Mueve una de tus propias fichas.
halma-rule-6 = Ese punto está ocupado. Una ficha va a un punto libre.
halma-rule-7 = Solo puedes saltar por encima de una ficha que está en un punto vecino.
halma-rule-8 = Una jugada termina en otro punto, a un paso o al final de una cadena de saltos.
halma-rule-9 = Una jugada es un paso o una cadena de saltos, nunca las dos cosas.
halma-rule-12 = Solo puedes pasar si ninguna de tus fichas puede moverse.
halma-rule-15 = La partida ha terminado.

# Phases, things, and what a seat shows
halma-status-turn = Mueve una de tus fichas, con un paso o con saltos
halma-men-home = { $count } de { $total } fichas en el campo de meta
halma-goal-top = Meta: la punta de arriba
halma-goal-upper-right = Meta: la punta de arriba a la derecha
halma-goal-lower-right = Meta: la punta de abajo a la derecha
halma-goal-bottom = Meta: la punta de abajo
halma-goal-lower-left = Meta: la punta de abajo a la izquierda
halma-goal-upper-left = Meta: la punta de arriba a la izquierda
