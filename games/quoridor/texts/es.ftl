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
