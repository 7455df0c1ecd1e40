# Sample: the words a player sees.

sample-name = Sample
sample-tagline = Corri lungo la pista e metti pietre sulla strada altrui

# Setup
sample-option-players = Giocatori
sample-value-players-2 = Due giocatori
sample-value-players-3 = Tre giocatori
sample-value-players-4 = Quattro giocatori
sample-option-teams = Squadre
sample-value-teams-none = Ognuno per sé
sample-value-teams-pairs = Due coppie
sample-option-first = Chi comincia
sample-value-first-1 = Rosso
sample-value-first-2 = Blu
sample-value-first-3 = Verde
sample-value-first-4 = Giallo

# Why a move is refused, by the number of the rule
sample-rule-3 = Prima tira il dado.
sample-rule-4 = Hai già tirato il dado.
sample-rule-5 = Il corridore avanza esattamente del numero tirato.
sample-rule-6 = Un corridore non può superare una pietra.
sample-rule-7 = Una corsa non può finire sulla casella del tuo compagno.
sample-rule-8 = Una pietra va dalla tua mano su una casella libera, da d in poi.
sample-rule-9 = Puoi passare solo quando non puoi fare altro.
sample-rule-10 = La partita è finita.
