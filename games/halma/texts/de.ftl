# Star Halma: the words a player sees.

halma-name = Sternhalma
halma-tagline = Mit Schritten und Sprüngen über den Stern in die Zacke gegenüber

# Setup
halma-option-players = Spieler
halma-value-players-1 = Allein (Halma Solo)
halma-value-players-2 = Zu zweit
halma-value-players-3 = Zu dritt
halma-option-men = Steine
halma-value-men-10 = Je zehn Steine
halma-value-men-15 = Je fünfzehn Steine
halma-option-seating = Plätze zu zweit
halma-value-seating-opposite = Einander gegenüber
halma-value-seating-skip = Mit einer Zacke dazwischen
halma-option-win = Was gewinnt
halma-value-win-strict = Auf jedem Punkt des Ziels ein eigener Stein
halma-value-win-filled = Das Ziel voll, mit mindestens einem eigenen Stein
halma-option-first = Wer beginnt
halma-value-first-1 = Rot
halma-value-first-2 = Blau
halma-value-first-3 = Grün

# Why a move is refused, by the number of the rule
halma-rule-5 = Zieh mit einem deiner eigenen Steine.
halma-rule-6 = Dieser Punkt ist besetzt. Ein Stein zieht auf einen freien Punkt.
halma-rule-7 = Du kannst nur über einen Stein auf dem Punkt daneben springen.
halma-rule-8 = Ein Zug endet auf einem anderen Punkt, einen Schritt weiter oder am Ende einer Sprungkette.
halma-rule-9 = Ein Zug ist ein Schritt oder eine Sprungkette, nie beides.
halma-rule-12 = Du darfst nur aussetzen, wenn keiner deiner Steine ziehen kann.
halma-rule-15 = Die Partie ist zu Ende.

# Phases, things, and what a seat shows
halma-status-turn = Zieh mit einem deiner Steine, einen Schritt oder in Sprüngen
halma-men-home = { $count } von { $total } Steinen im Ziellager
halma-goal-top = Ziel: die Zacke oben
halma-goal-upper-right = Ziel: die Zacke oben rechts
halma-goal-lower-right = Ziel: die Zacke unten rechts
halma-goal-bottom = Ziel: die Zacke unten
halma-goal-lower-left = Ziel: die Zacke unten links
halma-goal-upper-left = Ziel: die Zacke oben links

# Lessons: what is to be done, and the answer
halma-lesson-step = Du spielst Rot. Alle deine Steine müssen ins Lager gegenüber. Geh mit einem einen Schritt aus deinem Lager.
halma-lesson-step-done = Ein Schritt führt auf jeden freien Punkt daneben, in sechs Richtungen, auch zurück.
halma-lesson-jump = Ein Stein darf auch springen. Spring über einen eigenen Stein aus deinem Lager.
halma-lesson-jump-done = Du darfst über einen Stein direkt daneben springen, wenn der Punkt gerade dahinter frei ist.
halma-lesson-others = Auch über fremde Steine darfst du springen. Spring über den blauen Stein.
halma-lesson-others-done = Geschlagen wird nie: Der blaue Stein bleibt, wo er ist.
halma-lesson-chain = Nach einem Sprung darf derselbe Stein weiterspringen. Spring dreimal hintereinander, bis zum markierten Punkt.
halma-lesson-chain-done = Eine ganze Kette ist ein Zug, und nach jedem Sprung darfst du aufhören.
halma-lesson-two = Versuch, über zwei Steine auf einmal zu springen, auf den markierten Punkt.
halma-lesson-two-done = Man springt über einen Stein auf einmal. Und ein Zug ist ein Schritt oder eine Sprungkette, nie beides.
halma-lesson-goal = Du gewinnst, wenn auf jedem Punkt des Lagers gegenüber ein Stein von dir liegt. Bring den letzten hinein.
halma-lesson-goal-done = Das Lager ist voll. Unterwegs dürfen deine Steine überall rasten, in jeder Zacke des Sterns.
halma-lesson-solo = Halma geht auch allein: Du versuchst, mit möglichst wenigen Zügen auszukommen. Hier genügen zwei.
halma-lesson-solo-done = Eine Kette zählt als ein Zug. Der ganze Weg braucht mit zehn Steinen mindestens 27 Züge.
