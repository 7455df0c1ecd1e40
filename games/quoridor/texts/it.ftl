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

# Lessons: what is to be done, and the answer
quoridor-lesson-step = Giochi con il rosso e vuoi arrivare dall'altra parte. Muovi la tua pedina di una casella in avanti.
quoridor-lesson-step-done = Una pedina va di una casella in alto, in basso, a sinistra o a destra, mai in diagonale.
quoridor-lesson-around = Nessuno attraversa una barriera. Gira intorno a questa: una casella a sinistra, poi una in avanti.
quoridor-lesson-around-done = Nel frattempo ha mosso il Blu: si gioca a turno.
quoridor-lesson-fence = Invece di muovere puoi mettere una barriera. Mettine una proprio davanti alla pedina blu.
quoridor-lesson-fence-done = Una barriera è lunga due caselle, resta per sempre e sbarra la strada a tutti. Ognuno ne ha dieci.
quoridor-lesson-crossing = Le barriere possono toccarsi. Prova a metterne una di traverso a quella che c'è già.
quoridor-lesson-crossing-done = Rifiutata, com'è giusto: le barriere non possono né incrociarsi né sovrapporsi.
quoridor-lesson-shut = Al Blu resta un solo varco. Prova a chiuderlo con una barriera nel posto segnato.
quoridor-lesson-shut-done = Non è mai permesso: a ogni pedina resta almeno una strada verso il suo traguardo.
quoridor-lesson-jump = Il Blu sta proprio davanti a te. Salta la pedina blu.
quoridor-lesson-jump-done = Puoi saltare diritto una pedina vicina se la casella dietro di lei è libera.
quoridor-lesson-past = Dietro al Blu una barriera impedisce il salto. Aggira la pedina blu, a sinistra o a destra.
quoridor-lesson-past-done = Si può quando proprio dietro all'altra pedina c'è una barriera o il bordo della scacchiera.
quoridor-lesson-goal = Vince la prima pedina che arriva dall'altra parte, in qualunque modo. Vinci con una mossa.
quoridor-lesson-goal-done = Ecco il traguardo. Una qualunque delle nove caselle sarebbe bastata.
