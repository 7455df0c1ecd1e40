# Shibuya: the words a player sees.

shibuya-name = Shibuya
shibuya-tagline = Über die Plättchen, immer einer Farbe oder einer Form nach

# Setup
shibuya-option-mode = Spielart
shibuya-value-mode-classic = Zu zweit, das Feld wird erst gepflastert
shibuya-value-mode-open = Zu zweit, das Feld ist anfangs offen
shibuya-value-mode-teams = Zwei gegen zwei
shibuya-option-first = Wer beginnt
shibuya-value-first-1 = Rot, unten
shibuya-value-first-2 = Gelb, links
shibuya-value-first-3 = Rot, oben
shibuya-value-first-4 = Gelb, rechts

# Why a move is refused, by the number of the rule
shibuya-rule-2 = So ein Plättchen ist nicht mehr im Stapel.
shibuya-rule-6 = Zuerst wird ein Plättchen aufgedeckt und auf einen Platz gelegt, der dafür offen ist.
shibuya-rule-7 = Wähle zuerst: mit einer Figur gehen oder ein Plättchen ziehen.
shibuya-rule-8 = Geh mit einer Figur deiner Farbe. Am Start braucht sie vor sich ein freies Feld mit Plättchen, und sie kommt von deiner eigenen Seite.
shibuya-rule-9 = Ein Weg führt über freie Felder, die alle die Farbe oder alle die Form des ersten haben.
shibuya-rule-10 = Dir stehen nur deine eigenen freien Ziele offen, und ein Weg, der vor einem endet, führt hinein.
shibuya-rule-11 = Du darfst nicht auf einem Plättchen stehen bleiben, auf dem eine andere deiner Figuren steht.
shibuya-rule-12 = Du darfst nicht vor einem Start oder Ziel der Gegenseite stehen bleiben.
shibuya-rule-13 = Eine Figur im Ziel bleibt dort.
shibuya-rule-14 = Ein Plättchen vom Stapel deckt eines zu, auf dem keine Figur steht und das kein anderes zudeckt.
shibuya-rule-16 = Du darfst nur aussetzen, wenn du nichts anderes tun kannst.
shibuya-rule-17 = Die Partie ist zu Ende.

# Phases, things, and what a seat shows
shibuya-status-draw = Ein Plättchen wird aufgedeckt
shibuya-status-lay = Leg das Plättchen
shibuya-status-move = Geh mit einer Figur oder zieh ein Plättchen
shibuya-status-move-walk = Geh mit einer Figur
shibuya-in-goal = { $count ->
    [0] Keine Figur im Ziel
    [one] { $count } Figur im Ziel
   *[other] { $count } Figuren im Ziel
}
shibuya-tiles-left = { $count ->
    [0] Keine Plättchen mehr im Stapel
    [one] Noch { $count } Plättchen im Stapel
   *[other] Noch { $count } Plättchen im Stapel
}
shibuya-passed = { $count ->
    [one] { $count } Spieler hat ausgesetzt
   *[other] { $count } Spieler haben nacheinander ausgesetzt
}

# Instead of the words of every game, where somebody has won
shibuya-ending-rules-you = Genug Figuren sind im Ziel. Du gewinnst.
shibuya-ending-rules-your-team = Genug Figuren sind im Ziel. Dein Team gewinnt.
shibuya-ending-rules-seat = Genug Figuren sind im Ziel. { seat } gewinnt.
shibuya-ending-rules-team = Genug Figuren sind im Ziel. { team } gewinnt.

# Lessons: what is to be done, and the answer
shibuya-lesson-lay = Du spielst Rot. Zuerst wird das Feld gepflastert: Deck ein Plättchen auf und leg es auf einen leeren Platz.
shibuya-lesson-lay-done = Wo du den Platz berührst, entscheidet, wie das Plättchen liegt. Sind alle sechzehn Plätze gepflastert, wird gegangen.
shibuya-lesson-colour = Eine Figur geht beliebig weit über Felder einer Farbe. Geh vom markierten Start über weiße Felder auf das markierte Feld.
shibuya-lesson-colour-done = Eine Figur am Start zählt, als stünde sie auf dem Feld davor. Besetzte Felder versperren den Weg.
shibuya-lesson-shape = Oder sie folgt einer Form. Geh über Quadrate, weiß oder blau, auf das markierte Feld.
shibuya-lesson-shape-done = Farbe oder Form: Du wählst eines davon für den ganzen Weg.
shibuya-lesson-tile = Auf dem Plättchen mit dem markierten Feld steht schon eine deiner Figuren. Versuch trotzdem, dort stehen zu bleiben.
shibuya-lesson-tile-done = Über so ein Plättchen darfst du gehen, aber nicht darauf stehen bleiben. Eine gelbe Figur würde nicht stören.
shibuya-lesson-front = Versuch, auf dem markierten Feld stehen zu bleiben, vor einem gelben Ziel.
shibuya-lesson-front-done = Vor Starts und Zielen der Gegenseite darfst du nur vorbeigehen. Kannst du gar nichts tun, setzt du aus.
shibuya-lesson-goal = Deine Ziele liegen gegenüber. Geh über weiße Felder in das markierte.
shibuya-lesson-goal-done = Ein Weg, der vor einem freien eigenen Ziel endet, führt hinein, und die Figur bleibt dort.
shibuya-lesson-cover = Statt zu gehen darfst du ein Plättchen ziehen. Berühr den Stapel und deck dann ein Plättchen damit zu.
shibuya-lesson-cover-done = Auf dem Plättchen darunter darf keine Figur stehen, und es darf kein anderes zudecken.
shibuya-lesson-win = Du gewinnst mit drei Figuren mehr im Ziel als die Gegenseite, oder mit sechs. Bring deine dritte hinein.
shibuya-lesson-win-done = Im Spiel zu viert sitzen Partner einander gegenüber, bewegen auf dem Feld dieselben Figuren und gewinnen gemeinsam.
