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
