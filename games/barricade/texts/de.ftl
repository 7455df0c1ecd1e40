# Barricade: the words a player sees.

barricade-name = Malefiz
barricade-tagline = Würfle, überwinde die Sperrsteine und sei zuerst am Ziel

# Setup
barricade-option-players = Spieler
barricade-value-players-2 = Zu zweit
barricade-value-players-3 = Zu dritt
barricade-value-players-4 = Zu viert

# Why a move is refused, by the number of the rule
barricade-rule-4 = Zuerst würfeln alle darum, wer beginnt.
barricade-rule-6 = Du würfelst einmal, am Anfang deines Zuges.
barricade-rule-7 = Eine deiner Figuren geht genau die gewürfelte Zahl, die Linien entlang und ohne umzukehren.
barricade-rule-8 = In deinem Haus ist keine Figur mehr.
barricade-rule-9 = Über einen Sperrstein kommst du nicht hinweg.
barricade-rule-10 = Dein Zug darf nicht auf einer eigenen Figur enden.
barricade-rule-12 = Du legst einen Sperrstein hin, sobald du ihn genommen hast, und nur dann.
barricade-rule-13 = Ein Sperrstein kommt auf ein freies Feld, nicht in die unterste Reihe und nicht auf das Ziel.
barricade-rule-15 = Du darfst nur aussetzen, wenn keine Figur die Zahl nutzen kann.
barricade-rule-16 = Die Partie ist zu Ende.

# Phases, things, and what a seat shows
barricade-status-open = Würfle darum, wer beginnt
barricade-status-roll = Würfle
barricade-status-go = Der Würfel zeigt { $number }: Geh mit einer deiner Figuren
barricade-status-go-pass = Der Würfel zeigt { $number }, und keine deiner Figuren kann die Zahl nutzen
barricade-status-place = Leg den Sperrstein hin
barricade-pieces-home = { $count ->
    [0] Keine Figur im Haus
    [one] { $count } Figur im Haus
   *[other] { $count } Figuren im Haus
}
