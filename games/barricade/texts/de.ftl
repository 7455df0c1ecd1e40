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

# Lessons: what is to be done, and the answer
barricade-lesson-throw = Du spielst Rot und willst zuerst am Ziel sein, ganz oben. Würfle und bring dann eine Figur aus deinem Haus.
barricade-lesson-throw-done = Der erste Schritt führt auf das Feld vor dem Haus. Jede Zahl ist recht, und nach einer Sechs wird nicht noch einmal gewürfelt.
barricade-lesson-corner = Der Würfel zeigt drei. Geh mit der Figur, die schon draußen ist, auf das markierte Feld.
barricade-lesson-corner-done = Du gehst genau die gewürfelte Zahl, die Linien entlang und um jede Ecke, aber nie hin und zurück.
barricade-lesson-passing = Figuren versperren den Weg nicht, ihre Felder zählen mit. Geh an zweien vorbei auf ein markiertes Feld.
barricade-lesson-passing-done = Nur enden darf ein Zug nicht auf einer eigenen Figur.
barricade-lesson-capture = Beende deinen Zug auf der fremden Figur: Sie muss zurück in ihr Haus.
barricade-lesson-capture-done = Sie darf später wieder heraus, mit jeder Zahl.
barricade-lesson-barred = Die weiße Kugel ist ein Sperrstein. Versuch, an ihr vorbei auf ein markiertes Feld zu gehen.
barricade-lesson-barred-done = An einem Sperrstein kommt niemand vorbei. Kann keine deiner Figuren die Zahl nutzen, setzt du aus.
barricade-lesson-blocker = Mit der genauen Zahl nimmst du einen Sperrstein. Nimm diesen und leg ihn auf ein freies Feld deiner Wahl.
barricade-lesson-blocker-done = Jetzt versperrt er einen anderen Weg. Du darfst einen Weg sogar ganz schließen.
barricade-lesson-row = Du hältst einen Sperrstein. Versuch, ihn in die unterste Reihe zu legen.
barricade-lesson-row-done = Die unterste Reihe und das Ziel bleiben frei von Sperrsteinen. Jedes andere freie Feld ist offen.
barricade-lesson-goal = Das Ziel musst du mit der genauen Zahl erreichen. Geh mit dieser Zwei hinein.
barricade-lesson-goal-done = Die erste Figur am Ziel gewinnt sofort.
