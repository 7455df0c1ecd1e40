# Star Halma: the words a player sees.

halma-name = Dama cinese
halma-tagline = Con passi e salti attraverso la stella, fino alla punta opposta

# Setup
halma-option-players = Giocatori
halma-value-players-1 = Un giocatore (Halma Solo)
halma-value-players-2 = Due giocatori
halma-value-players-3 = Tre giocatori
halma-option-men = Pedine
halma-value-men-10 = Dieci pedine ciascuno
halma-value-men-15 = Quindici pedine ciascuno
halma-option-seating = Posti in due
halma-value-seating-opposite = Uno di fronte all'altro
halma-value-seating-skip = Con una punta in mezzo
halma-option-win = Che cosa vince
halma-value-win-strict = Una tua pedina su ogni punto del traguardo
halma-value-win-filled = Il traguardo pieno, con almeno una tua pedina
halma-option-first = Chi comincia
halma-value-first-1 = Rosso
halma-value-first-2 = Blu
halma-value-first-3 = Verde

# Why a move is refused, by the number of the rule
halma-rule-5 = Muovi una delle tue pedine.
halma-rule-6 = Quel punto è occupato. Una pedina va su un punto libero.
halma-rule-7 = Puoi saltare solo una pedina che sta su un punto vicino.
halma-rule-8 = Una mossa finisce su un altro punto, a un passo o in fondo a una catena di salti.
halma-rule-9 = Una mossa è un passo o una catena di salti, mai tutti e due.
halma-rule-12 = Puoi passare solo se nessuna delle tue pedine può muovere.
halma-rule-15 = La partita è finita.

# Phases, things, and what a seat shows
halma-status-turn = Muovi una delle tue pedine, con un passo o con dei salti
halma-men-home = { $count } su { $total } nel campo di arrivo
halma-goal-top = Traguardo: la punta in alto
halma-goal-upper-right = Traguardo: la punta in alto a destra
halma-goal-lower-right = Traguardo: la punta in basso a destra
halma-goal-bottom = Traguardo: la punta in basso
halma-goal-lower-left = Traguardo: la punta in basso a sinistra
halma-goal-upper-left = Traguardo: la punta in alto a sinistra

# Lessons: what is to be done, and the answer
halma-lesson-step = Giochi con il rosso. Tutte le tue pedine devono arrivare nel campo di fronte. Esci dal tuo campo con una, di un passo.
halma-lesson-step-done = Un passo porta su qualsiasi punto vicino libero, in sei direzioni, anche indietro.
halma-lesson-jump = Una pedina può anche saltare. Esci dal tuo campo saltando una delle tue pedine.
halma-lesson-jump-done = Puoi saltare una pedina vicina se il punto subito dietro è libero.
halma-lesson-others = Si possono saltare anche le pedine degli altri. Salta la pedina blu.
halma-lesson-others-done = Non si cattura mai nulla: la pedina blu resta dov'è.
halma-lesson-chain = Dopo un salto la stessa pedina può saltare ancora. Salta tre volte di seguito, fino al punto segnato.
halma-lesson-chain-done = Una catena intera è una mossa, e puoi fermarti dopo ogni salto.
halma-lesson-two = Prova a saltare due pedine insieme, fino al punto segnato.
halma-lesson-two-done = Si salta una pedina alla volta. E una mossa è un passo o una catena di salti, mai tutti e due.
halma-lesson-goal = Vinci quando su ogni punto del campo di fronte c'è una tua pedina. Porta dentro l'ultima.
halma-lesson-goal-done = Il campo è pieno. Lungo la strada le tue pedine possono sostare ovunque, in ogni punta della stella.
halma-lesson-solo = Si può giocare anche da soli: cerchi di usare meno mosse possibile. Qui ne bastano due.
halma-lesson-solo-done = Una catena conta come una mossa. L'intera traversata richiede almeno 27 mosse con dieci pedine.
