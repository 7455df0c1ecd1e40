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
