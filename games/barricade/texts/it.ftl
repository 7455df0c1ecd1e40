# Barricade: the words a player sees.

barricade-name = Barricata
barricade-tagline = Lancia il dado, supera le barricate e arriva prima degli altri

# Setup
barricade-option-players = Giocatori
barricade-value-players-2 = Due giocatori
barricade-value-players-3 = Tre giocatori
barricade-value-players-4 = Quattro giocatori

# Why a move is refused, by the number of the rule
barricade-rule-4 = Prima tutti lanciano il dado per decidere chi comincia.
barricade-rule-6 = Lanci il dado una volta, all'inizio del tuo turno.
barricade-rule-7 = Una delle tue pedine avanza esattamente del numero uscito, lungo le linee e senza tornare indietro.
barricade-rule-8 = Nella tua casa non ci sono più pedine.
barricade-rule-9 = Non puoi superare una barricata.
barricade-rule-10 = Non puoi fermarti su una tua pedina.
barricade-rule-12 = Una barricata si mette giù subito dopo averla presa, e solo allora.
barricade-rule-13 = Una barricata va su una casella libera, non nella fila in basso e non sul traguardo.
barricade-rule-15 = Puoi passare solo se nessuna pedina può usare il numero.
barricade-rule-16 = La partita è finita.

# Phases, things, and what a seat shows
barricade-status-open = Lancia il dado per decidere chi comincia
barricade-status-roll = Lancia il dado
barricade-status-go = Il dado segna { $number }: avanza con una delle tue pedine
barricade-status-go-pass = Il dado segna { $number }, e nessuna delle tue pedine può usarlo
barricade-status-place = Metti giù la barricata
barricade-pieces-home = { $count ->
    [0] Nessuna pedina in casa
    [one] { $count } pedina in casa
   *[other] { $count } pedine in casa
}
