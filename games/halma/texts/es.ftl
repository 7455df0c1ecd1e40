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

# Lessons: what is to be done, and the answer
halma-lesson-step = Juegas con rojo. Todas tus fichas deben llegar al campo de enfrente. Sal de tu campo con una, dando un paso.
halma-lesson-step-done = Un paso lleva a cualquier punto libre vecino, en seis direcciones, también hacia atrás.
halma-lesson-jump = Una ficha también puede saltar. Sal de tu campo saltando por encima de una ficha tuya.
halma-lesson-jump-done = Puedes saltar por encima de una ficha vecina si el punto justo detrás está libre.
halma-lesson-others = También se puede saltar por encima de las fichas de los demás. Salta por encima de la azul.
halma-lesson-others-done = Aquí no se captura nada: la ficha azul se queda donde está.
halma-lesson-chain = Tras un salto la misma ficha puede seguir saltando. Salta tres veces seguidas, hasta el punto marcado.
halma-lesson-chain-done = Una cadena entera es una jugada, y puedes parar después de cada salto.
halma-lesson-two = Intenta saltar por encima de dos fichas a la vez, hasta el punto marcado.
halma-lesson-two-done = Se salta por encima de una ficha cada vez. Y una jugada es un paso o una cadena de saltos, nunca las dos cosas.
halma-lesson-goal = Ganas cuando en cada punto del campo de enfrente hay una ficha tuya. Mete la última.
halma-lesson-goal-done = El campo está lleno. Por el camino tus fichas pueden descansar en cualquier sitio, en todas las puntas de la estrella.
halma-lesson-solo = También se puede jugar en solitario: intentas necesitar las menos jugadas posibles. Aquí bastan dos.
halma-lesson-solo-done = Una cadena cuenta como una jugada. Cruzar entero con diez fichas lleva al menos 27 jugadas.
