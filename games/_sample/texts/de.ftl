# Sample: the words a player sees.

sample-name = Sample
sample-tagline = Lauf um die Wette und leg Steine in den Weg

# Setup
sample-option-players = Spieler
sample-value-players-2 = Zwei Spieler
sample-value-players-3 = Drei Spieler
sample-value-players-4 = Vier Spieler
sample-option-teams = Teams
sample-value-teams-none = Jeder für sich
sample-value-teams-pairs = Zwei Paare
sample-option-first = Wer beginnt
sample-value-first-1 = Rot
sample-value-first-2 = Blau
sample-value-first-3 = Grün
sample-value-first-4 = Gelb

# Why a move is refused, by the number of the rule
sample-rule-3 = Würfle zuerst.
sample-rule-4 = Du hast schon gewürfelt.
sample-rule-5 = Der Läufer geht genau um die gewürfelte Zahl vor.
sample-rule-6 = Ein Läufer kommt an keinem Stein vorbei.
sample-rule-7 = Ein Lauf darf nicht auf dem Feld deines Partners enden.
sample-rule-8 = Ein Stein kommt aus deiner Hand auf ein freies Feld, ab d.
sample-rule-9 = Du darfst nur passen, wenn du sonst nichts tun kannst.
sample-rule-10 = Die Partie ist zu Ende.
