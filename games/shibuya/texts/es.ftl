# Shibuya: the words a player sees.

shibuya-name = Shibuya
shibuya-tagline = A través de las losetas, siguiendo un color o una forma

# Setup
shibuya-option-mode = Modalidad
shibuya-value-mode-classic = Dos jugadores, primero se cubre el campo
shibuya-value-mode-open = Dos jugadores, campo abierto al principio
shibuya-value-mode-teams = Dos equipos de dos
shibuya-option-first = Quién empieza
shibuya-value-first-1 = Rojo, abajo
shibuya-value-first-2 = Amarillo, a la izquierda
shibuya-value-first-3 = Rojo, arriba
shibuya-value-first-4 = Amarillo, a la derecha

# Why a move is refused, by the number of the rule
shibuya-rule-2 = Ya no queda una loseta así en el montón.
shibuya-rule-6 = Primero se descubre una loseta y se pone en un lugar abierto para ella.
shibuya-rule-7 = Elige primero: caminar con una ficha o robar una loseta.
shibuya-rule-8 = Camina con una ficha de tu color. En la salida necesita delante una casilla libre con loseta, y entra por tu propio lado.
shibuya-rule-9 = Un camino pasa por casillas libres que tienen todas el color, o todas la forma, de la primera.
shibuya-rule-10 = Solo tus propias metas libres están abiertas para ti, y un camino que termina delante de una entra en ella.
shibuya-rule-11 = No puedes quedarte en una loseta en la que hay otra ficha tuya.
shibuya-rule-12 = No puedes quedarte delante de una salida o una meta del otro bando.
shibuya-rule-13 = Una ficha en la meta se queda allí.
shibuya-rule-14 = Una loseta del montón tapa una loseta sin fichas que no tape ya otra.
shibuya-rule-16 = Solo puedes pasar si no puedes hacer otra cosa.
shibuya-rule-17 = La partida ha terminado.

# Phases, things, and what a seat shows
shibuya-status-draw = Se descubre una loseta
shibuya-status-lay = Pon la loseta
shibuya-status-move = Camina con una ficha o roba una loseta
shibuya-status-move-walk = Camina con una ficha
shibuya-in-goal = { $count ->
    [0] Ninguna ficha en la meta
    [one] { $count } ficha en la meta
   *[other] { $count } fichas en la meta
}
shibuya-tiles-left = { $count ->
    [0] No quedan losetas en el montón
    [one] Queda { $count } loseta en el montón
   *[other] Quedan { $count } losetas en el montón
}
shibuya-passed = { $count ->
    [one] { $count } jugador ha pasado
   *[other] { $count } jugadores han pasado seguidos
}

# Instead of the words of every game, where somebody has won
shibuya-ending-rules-you = Hay bastantes fichas en la meta. Ganas tú.
shibuya-ending-rules-your-team = Hay bastantes fichas en la meta. Gana tu equipo.
shibuya-ending-rules-seat = Hay bastantes fichas en la meta. Gana { seat-inside }.
shibuya-ending-rules-team = Hay bastantes fichas en la meta. Gana { team-inside }.

# Lessons: what is to be done, and the answer
shibuya-lesson-lay = Juegas con rojo. Primero se pavimenta el campo: descubre una loseta y ponla en un lugar vacío.
shibuya-lesson-lay-done = El punto del lugar que tocas decide cómo queda girada. Con los dieciséis lugares cubiertos se empieza a caminar.
shibuya-lesson-colour = Una ficha camina cuanto quieras por casillas de un color. Camina por casillas blancas, de la salida marcada a la casilla marcada.
shibuya-lesson-colour-done = Una ficha en la salida cuenta como si estuviera en la casilla de delante. Las casillas ocupadas cierran el paso.
shibuya-lesson-shape = O sigue una forma. Camina por cuadrados, blancos o azules, hasta la casilla marcada.
shibuya-lesson-shape-done = Color o forma: eliges uno de los dos para todo el camino.
shibuya-lesson-tile = En la loseta de la casilla marcada ya hay una ficha tuya. Intenta quedarte allí de todos modos.
shibuya-lesson-tile-done = Puedes pasar por una loseta así, pero no quedarte. Una ficha amarilla en ella no importaría.
shibuya-lesson-front = Intenta quedarte en la casilla marcada, delante de una meta amarilla.
shibuya-lesson-front-done = Delante de las salidas y metas del otro bando solo puedes pasar de largo. Si no puedes hacer nada, pasas el turno.
shibuya-lesson-goal = Tus metas están al otro lado. Camina por casillas blancas hasta la marcada.
shibuya-lesson-goal-done = Un camino que termina delante de una meta tuya libre entra en ella, y la ficha se queda allí.
shibuya-lesson-cover = En lugar de caminar puedes robar una loseta. Toca el montón y tapa con ella la loseta que quieras.
shibuya-lesson-cover-done = La de abajo no puede tener fichas ni tapar ya otra.
shibuya-lesson-win = Ganas con tres fichas más en la meta que el otro bando, o con seis en total. Mete la tercera.
shibuya-lesson-win-done = En el juego por equipos los compañeros se sientan enfrente, mueven las mismas fichas en el campo y ganan juntos.
