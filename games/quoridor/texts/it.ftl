# Quoridor: the words a player sees.

quoridor-name = Quoridor
quoridor-tagline = Attraversa la scacchiera e sbarra la strada agli altri

# Setup
quoridor-option-players = Giocatori
quoridor-value-players-2 = Due giocatori
quoridor-value-players-4 = Quattro giocatori
quoridor-option-sidestep = Aggirare una pedina
quoridor-value-sidestep-barred = Se dietro c'è una barriera o il bordo
quoridor-value-sidestep-blocked = Anche se dietro c'è una terza pedina
quoridor-option-first = Chi comincia
quoridor-value-first-1 = Rosso
quoridor-value-first-2 = Blu
quoridor-value-first-3 = Verde
quoridor-value-first-4 = Giallo

# Why a move is refused, by the number of the rule
quoridor-rule-6 = La tua pedina va di una casella in alto, in basso, a sinistra o a destra, su una casella libera e non attraverso una barriera.
quoridor-rule-7 = Puoi saltare solo una pedina vicina, senza barriere né davanti né dietro di lei.
quoridor-rule-8 = Puoi aggirare una pedina solo se il salto diritto è sbarrato, e mai attraverso una barriera.
quoridor-rule-9 = Due pedine di seguito sbarrano questa strada: nessuno le salta insieme.
quoridor-rule-11 = Le barriere non possono sovrapporsi.
quoridor-rule-12 = Le barriere non possono incrociarsi.
quoridor-rule-13 = Una barriera non può rinchiudere una pedina: a ognuna resta una strada verso il suo traguardo.
quoridor-rule-14 = Non hai più barriere, quindi muovi la tua pedina.
quoridor-rule-16 = Puoi passare solo se non puoi fare altro.
quoridor-rule-17 = La partita è finita.

# Phases, things, and what a seat shows
quoridor-status-turn = Muovi la tua pedina o metti una barriera
quoridor-status-turn-pawn = Muovi la tua pedina
quoridor-fences-left = { $count ->
    [0] Nessuna barriera rimasta
    [one] { $count } barriera rimasta
   *[other] { $count } barriere rimaste
}
quoridor-goal-top = Traguardo: il lato in alto
quoridor-goal-right = Traguardo: il lato destro
quoridor-goal-bottom = Traguardo: il lato in basso
quoridor-goal-left = Traguardo: il lato sinistro
