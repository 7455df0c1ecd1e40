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

# Lessons: what is to be done, and the answer
barricade-lesson-throw = Giochi con il rosso e vuoi arrivare prima degli altri al traguardo, in cima. Lancia il dado, poi fai uscire una pedina dalla tua casa.
barricade-lesson-throw-done = Il primo passo porta sulla casella davanti alla casa. Va bene qualsiasi numero, e un sei non dà un secondo lancio.
barricade-lesson-corner = Il dado segna tre. Avanza fino alla casella segnata con la pedina che è già fuori.
barricade-lesson-corner-done = Avanzi esattamente del numero uscito, lungo le linee e girando dove vuoi, ma mai avanti e indietro.
barricade-lesson-passing = Le pedine non sbarrano la strada: le loro caselle contano come passi. Superane due fino a una casella segnata.
barricade-lesson-passing-done = Solo la fine non può essere su una tua pedina.
barricade-lesson-capture = Fermati sulla pedina dell'altro: torna nella sua casa.
barricade-lesson-capture-done = Più tardi può uscire di nuovo, con qualsiasi numero.
barricade-lesson-barred = La pallina bianca è una barricata. Prova a superarla fino a una casella segnata.
barricade-lesson-barred-done = Nessuno supera una barricata. Se nessuna delle tue pedine può usare il numero, passi.
barricade-lesson-blocker = Con il numero esatto prendi una barricata. Prendi questa, poi mettila su una casella libera a tua scelta.
barricade-lesson-blocker-done = Ora sbarra un'altra strada. Puoi perfino chiudere una strada del tutto.
barricade-lesson-row = Hai in mano una barricata. Prova a metterla nella fila in basso.
barricade-lesson-row-done = La fila in basso e il traguardo restano senza barricate. Va bene ogni altra casella libera.
barricade-lesson-goal = Al traguardo si arriva con il numero esatto. Entra con questo due.
barricade-lesson-goal-done = La prima pedina al traguardo vince subito.
