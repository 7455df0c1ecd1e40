# Shibuya: the words a player sees.

shibuya-name = Shibuya
shibuya-tagline = Attraverso le tessere, seguendo un colore o una forma

# Setup
shibuya-option-mode = Tipo di partita
shibuya-value-mode-classic = Due giocatori, prima si lastrica il campo
shibuya-value-mode-open = Due giocatori, campo aperto all'inizio
shibuya-value-mode-teams = Due squadre di due
shibuya-option-first = Chi comincia
shibuya-value-first-1 = Rosso, in basso
shibuya-value-first-2 = Giallo, a sinistra
shibuya-value-first-3 = Rosso, in alto
shibuya-value-first-4 = Giallo, a destra

# Why a move is refused, by the number of the rule
shibuya-rule-2 = Nella pila non c'è più una tessera così.
shibuya-rule-6 = Prima si scopre una tessera e la si mette su un posto aperto per lei.
shibuya-rule-7 = Prima scegli: camminare con una pedina o pescare una tessera.
shibuya-rule-8 = Cammina con una pedina del tuo colore. Alla partenza le serve davanti una casella libera con una tessera, ed entra dal tuo lato.
shibuya-rule-9 = Un cammino passa su caselle libere che hanno tutte il colore, o tutte la forma, della prima.
shibuya-rule-10 = Per te sono aperti solo i tuoi traguardi liberi, e un cammino che finisce davanti a uno vi entra.
shibuya-rule-11 = Non puoi fermarti su una tessera su cui c'è un'altra tua pedina.
shibuya-rule-12 = Non puoi fermarti davanti a una partenza o a un traguardo dell'altra parte.
shibuya-rule-13 = Una pedina al traguardo resta lì.
shibuya-rule-14 = Una tessera della pila copre una tessera senza pedine che non ne copre già un'altra.
shibuya-rule-16 = Puoi passare solo se non puoi fare altro.
shibuya-rule-17 = La partita è finita.

# Phases, things, and what a seat shows
shibuya-status-draw = Si scopre una tessera
shibuya-status-lay = Metti la tessera
shibuya-status-move = Cammina con una pedina o pesca una tessera
shibuya-status-move-walk = Cammina con una pedina
shibuya-in-goal = { $count ->
    [0] Nessuna pedina al traguardo
    [one] { $count } pedina al traguardo
   *[other] { $count } pedine al traguardo
}
shibuya-tiles-left = { $count ->
    [0] Nessuna tessera rimasta nella pila
    [one] { $count } tessera rimasta nella pila
   *[other] { $count } tessere rimaste nella pila
}
shibuya-passed = { $count ->
    [one] { $count } giocatore ha passato
   *[other] { $count } giocatori hanno passato di seguito
}

# Instead of the words of every game, where somebody has won
shibuya-ending-rules-you = Ci sono abbastanza pedine al traguardo. Vinci tu.
shibuya-ending-rules-your-team = Ci sono abbastanza pedine al traguardo. Vince la tua squadra.
shibuya-ending-rules-seat = Ci sono abbastanza pedine al traguardo. Vince { seat-inside }.
shibuya-ending-rules-team = Ci sono abbastanza pedine al traguardo. Vince { team-inside }.

# Lessons: what is to be done, and the answer
shibuya-lesson-lay = Giochi con il rosso. Prima si lastrica il campo: scopri una tessera e mettila su un posto vuoto.
shibuya-lesson-lay-done = Il punto che tocchi decide come è girata la tessera. Quando tutti i sedici posti sono coperti, si cammina.
shibuya-lesson-colour = Una pedina cammina quanto vuoi su caselle di un colore. Vai dalla partenza segnata alla casella segnata, sulle caselle bianche.
shibuya-lesson-colour-done = Una pedina alla partenza conta come se fosse sulla casella davanti. Le caselle occupate sbarrano la strada.
shibuya-lesson-shape = Oppure segue una forma. Cammina sui quadrati, bianchi o blu, fino alla casella segnata.
shibuya-lesson-shape-done = Colore o forma: ne scegli uno per tutto il cammino.
shibuya-lesson-tile = Sulla tessera della casella segnata c'è già una tua pedina. Prova lo stesso a fermarti lì.
shibuya-lesson-tile-done = Una tessera così si può attraversare, ma non ci si può fermare. Una pedina gialla non darebbe fastidio.
shibuya-lesson-front = Prova a fermarti sulla casella segnata, davanti a un traguardo giallo.
shibuya-lesson-front-done = Davanti alle partenze e ai traguardi dell'altra parte si può solo passare. Se non puoi fare nulla, salti il turno.
shibuya-lesson-goal = I tuoi traguardi sono dall'altra parte. Entra in quello segnato, sulle caselle bianche.
shibuya-lesson-goal-done = Un cammino che finisce davanti a un tuo traguardo libero vi entra, e la pedina resta lì.
shibuya-lesson-cover = Invece di camminare puoi pescare una tessera. Tocca la pila, poi copri una tessera a tua scelta.
shibuya-lesson-cover-done = Quella sotto non deve avere pedine né coprirne già un'altra.
shibuya-lesson-win = Vinci con tre pedine in più dell'altra parte al traguardo, o con sei in tutto. Porta dentro la terza.
shibuya-lesson-win-done = Nel gioco a squadre i compagni siedono di fronte, muovono le stesse pedine sul campo e vincono insieme.
