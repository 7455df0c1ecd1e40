# Quoridor: the words a player sees.

quoridor-name = Quoridor
quoridor-tagline = Geh hinüber und stell den anderen Wände in den Weg

# Setup
quoridor-option-players = Spieler
quoridor-value-players-2 = Zu zweit
quoridor-value-players-4 = Zu viert
quoridor-option-sidestep = An einer Figur vorbeigehen
quoridor-value-sidestep-barred = Wenn hinter ihr eine Wand oder der Rand ist
quoridor-value-sidestep-blocked = Auch wenn hinter ihr eine dritte Figur steht
quoridor-option-first = Wer beginnt
quoridor-value-first-1 = Rot
quoridor-value-first-2 = Blau
quoridor-value-first-3 = Grün
quoridor-value-first-4 = Gelb

# Why a move is refused, by the number of the rule
quoridor-rule-6 = Deine Figur geht ein Feld nach oben, unten, links oder rechts, auf ein freies Feld und nicht durch eine Wand.
quoridor-rule-7 = Du darfst nur über eine Figur neben dir springen, und weder vor noch hinter ihr darf eine Wand stehen.
quoridor-rule-8 = Du darfst an einer Figur nur vorbei, wenn der Sprung geradeaus versperrt ist, und nie durch eine Wand.
quoridor-rule-9 = Zwei Figuren hintereinander versperren diesen Weg: Über beide springt niemand.
quoridor-rule-11 = Wände dürfen sich nicht überdecken.
quoridor-rule-12 = Wände dürfen sich nicht kreuzen.
quoridor-rule-13 = Eine Wand darf keine Figur einsperren: Jeder bleibt ein Weg zu ihrem Ziel.
quoridor-rule-14 = Du hast keine Wände mehr, also zieh mit deiner Figur.
quoridor-rule-16 = Du darfst nur aussetzen, wenn du nichts anderes tun kannst.
quoridor-rule-17 = Die Partie ist zu Ende.

# Phases, things, and what a seat shows
quoridor-status-turn = Zieh mit deiner Figur oder stell eine Wand auf
quoridor-status-turn-pawn = Zieh mit deiner Figur
quoridor-fences-left = { $count ->
    [0] Keine Wände mehr
    [one] Noch { $count } Wand
   *[other] Noch { $count } Wände
}
quoridor-goal-top = Ziel: die obere Seite
quoridor-goal-right = Ziel: die rechte Seite
quoridor-goal-bottom = Ziel: die untere Seite
quoridor-goal-left = Ziel: die linke Seite

# Lessons: what is to be done, and the answer
quoridor-lesson-step = Du spielst Rot und willst auf die andere Seite. Zieh mit deiner Figur ein Feld nach vorn.
quoridor-lesson-step-done = Eine Figur geht ein Feld nach oben, unten, links oder rechts, nie schräg.
quoridor-lesson-around = Niemand geht durch eine Wand. Geh um diese herum: ein Feld nach links, dann eines nach vorn.
quoridor-lesson-around-done = Dazwischen hat Blau gezogen: Ihr wechselt euch ab.
quoridor-lesson-fence = Statt zu ziehen darfst du eine Wand aufstellen. Stell eine direkt vor die blaue Figur.
quoridor-lesson-fence-done = Eine Wand ist zwei Felder lang, bleibt für immer stehen und versperrt allen den Weg. Jeder hat zehn.
quoridor-lesson-crossing = Wände dürfen sich berühren. Versuch, eine quer über die Wand zu stellen, die schon da ist.
quoridor-lesson-crossing-done = Das wird zu Recht abgelehnt: Wände dürfen sich weder kreuzen noch überdecken.
quoridor-lesson-shut = Für Blau ist nur noch eine Lücke offen. Versuch, sie mit einer Wand auf dem markierten Platz zu schließen.
quoridor-lesson-shut-done = Das ist nie erlaubt: Jeder Figur bleibt mindestens ein Weg zu ihrem Ziel.
quoridor-lesson-jump = Blau steht direkt vor dir. Spring über die blaue Figur.
quoridor-lesson-jump-done = Du darfst geradeaus über eine Figur neben dir springen, wenn das Feld dahinter frei ist.
quoridor-lesson-past = Hinter Blau steht eine Wand, der Sprung ist versperrt. Geh links oder rechts an der blauen Figur vorbei.
quoridor-lesson-past-done = Das geht, wenn gerade hinter der anderen Figur eine Wand oder der Rand des Bretts ist.
quoridor-lesson-goal = Die erste Figur auf der anderen Seite gewinnt, wie auch immer sie hinkommt. Gewinne mit einem Zug.
quoridor-lesson-goal-done = Du bist drüben. Jedes der neun Felder dort hätte gezählt.
