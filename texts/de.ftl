### Die Wörter aller Spiele, Deutsch.

## Names

app-name = Thwart
language-name = Deutsch

seat-label = { $seat ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[other] { $seat }
}
seat-line = { seat-label }: { $text }
seat = { seat-label }
seat-inside = { seat-label }
seat-of = von { seat-label }
seat-to = an { seat-label }

team = { $team ->
    [red] Das rote Team
    [blue] Das blaue Team
    [green] Das grüne Team
    [yellow] Das gelbe Team
   *[other] { $team }
}
team-inside = { $team ->
    [red] das rote Team
    [blue] das blaue Team
    [green] das grüne Team
    [yellow] das gelbe Team
   *[other] { $team }
}

## Players

player-you = Du
player-person = Noch jemand hier am Gerät
player-computer = Computer
player-computer-level = Computer, Stufe { $level }: { level-name }
level-name = { $level ->
    [1] sanft
    [2] leicht
    [3] gemütlich
    [4] solide
    [5] geübt
    [6] stark
    [7] sehr stark
   *[8] volle Stärke
}

## Menu

menu-title = Was möchtest du spielen?
menu-resume = Gespeicherte Partie fortsetzen
menu-rules-of = Regeln von { $game }
menu-language = Sprache
menu-quit = Beenden
menu-start = Partie beginnen
menu-game = Spiel
menu-name = Name
menu-clock = Uhr
menu-leaving = Wenn jemand geht
menu-leaving-computer = Der Computer übernimmt
menu-leaving-retire = Der Platz scheidet aus
menu-takebacks = Zurücknehmen
menu-takebacks-on = Erlaubt, wenn die anderen zustimmen
menu-takebacks-off = Nicht erlaubt
menu-repetition = Dieselbe Stellung zum dritten Mal
menu-repetition-on = Unentschieden
menu-repetition-off = Weiterspielen
menu-saved-none = Es gibt noch keine gespeicherte Partie.
menu-saved-entry = { $game }, { $date }, { $count ->
    [one] ein Zug gespielt
   *[other] { $count } Züge gespielt
}
menu-keys = Pfeiltasten wählen, Enter bestätigt, Esc geht zurück

## Clocks

clock-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
clock-limit = { $limit ->
    [one] { $limit } Sekunde
   *[other] { $limit } Sekunden
}
clock-none = Ohne Uhr
clock-total = Je { clock-minutes }
clock-increment = Je { clock-minutes }, dazu { clock-seconds } pro Zug
clock-turn = { clock-limit } pro Zug
clock-total-turn = Je { clock-minutes }, höchstens { clock-limit } pro Zug
clock-increment-turn = Je { clock-minutes }, dazu { clock-seconds } pro Zug, höchstens { clock-limit } pro Zug
clock-low = Deine Zeit wird knapp.

## Status

status-your-turn = Du bist am Zug
status-seat-turn = { seat } ist am Zug
status-thinking-seat = { seat } denkt nach
status-thinking-ahead = { $count ->
    [one] Schaut einen Zug voraus
   *[other] Schaut { $count } Züge voraus
}
status-threw-you = Du hast { $number } gewürfelt
status-threw-seat = { seat } hat { $number } gewürfelt
status-drew-you = Du hast ein Plättchen aufgedeckt
status-drew-seat = { seat } hat ein Plättchen aufgedeckt
status-passes-you = Du kannst nicht ziehen und setzt aus
status-choose-target = Wähle das Ziel
status-over = Die Partie ist zu Ende
status-standstill = { $count ->
    [one] Stillstand: In einem Zug gewinnt, wer vorn liegt
   *[other] Stillstand: In { $count } Zügen gewinnt, wer vorn liegt
}
status-resumed = Die Partie geht da weiter, wo du aufgehört hast

## Panels

panel-moves = Züge
panel-moves-none = Noch keine Züge

## Entering moves

input-prompt = Dein Zug:
input-not-a-move = Das ist hier kein Zug.
input-not-allowed = Dieser Zug ist hier nicht erlaubt.
input-not-understood = { $text } lässt sich nicht als Zug lesen.
input-several = { $count ->
    [one] Ein Zug beginnt so.
   *[other] { $count } Züge beginnen so.
}
input-nothing-there = Dort gibt es nichts zu ziehen.
input-yes-no = Bitte antworte mit Ja oder Nein.
answer-yes = Ja
answer-no = Nein

## Hints

hint-try = Versuch { $move }
hint-thinking = Ein guter Zug wird gesucht
hint-none = Im Moment gibt es nichts vorzuschlagen.

## Taking back

takeback-done = Der letzte Zug ist zurückgenommen.
takeback-asked-you = Du bittest darum, deinen letzten Zug zurückzunehmen.
takeback-asked-seat = { seat } möchte den letzten Zug zurücknehmen. Einverstanden?
takeback-refused-you = Du spielst ohne Rücknahme weiter.
takeback-refused-seat = { seat } möchte lieber weiterspielen.
takeback-lapsed = Die Bitte um Rücknahme ist verfallen.

## Draw offers

draw-offered-you = Du bietest Unentschieden an.
draw-offered-seat = { seat } bietet Unentschieden an. Einverstanden?
draw-refused-you = Du lehnst das Unentschieden ab.
draw-refused-seat = { seat } lehnt das Unentschieden ab.
draw-lapsed = Das Angebot zum Unentschieden ist verfallen.

## Leaving

resign-ask = Diese Partie aufgeben?
quit-ask = Die Partie verlassen? Sie ist gespeichert, du kannst später weiterspielen.
event-returned-you = Du bist wieder in der Partie.
event-returned-seat = { seat } ist wieder da.
event-taken-over-you = Der Computer spielt für dich weiter.
event-taken-over-seat = Der Computer spielt für { seat-inside } weiter.
event-retired-you = Du bist aus der Partie ausgeschieden.
event-retired-seat = { seat } ist aus der Partie ausgeschieden.

## Saving

save-done = Gespeichert als { $file }.
save-failed = Die Partie konnte nicht als { $file } gespeichert werden: { $why }
save-ask-name = Name der Datei:
save-always = Jeder Zug wird sofort gespeichert.

## Endings

ending-rules-you = Du hast das Ziel zuerst erreicht und gewinnst.
ending-rules-your-team = Dein Team hat das Ziel zuerst erreicht und gewinnt.
ending-rules-seat = { seat } hat das Ziel zuerst erreicht und gewinnt.
ending-rules-team = { team } hat das Ziel zuerst erreicht und gewinnt.
ending-rules-solo = { $count ->
    [one] Du hast das Ziel in einem Zug erreicht.
   *[other] Du hast das Ziel in { $count } Zügen erreicht.
}
ending-last-you = Alle anderen haben die Partie verlassen. Du gewinnst.
ending-last-your-team = Alle anderen haben die Partie verlassen. Dein Team gewinnt.
ending-last-seat = Alle anderen haben die Partie verlassen. { seat } gewinnt.
ending-last-team = Alle anderen haben die Partie verlassen. { team } gewinnt.
ending-stuck-you = Niemand kann mehr ziehen. Du liegst vorn und gewinnst.
ending-stuck-your-team = Niemand kann mehr ziehen. Dein Team liegt vorn und gewinnt.
ending-stuck-seat = Niemand kann mehr ziehen. { seat } liegt vorn und gewinnt.
ending-stuck-team = Niemand kann mehr ziehen. { team } liegt vorn und gewinnt.
ending-stuck-draw = Niemand kann mehr ziehen, und niemand liegt vorn: unentschieden.
ending-standstill-you = Fünfzig Züge lang kam niemand voran. Du liegst vorn und gewinnst.
ending-standstill-your-team = Fünfzig Züge lang kam niemand voran. Dein Team liegt vorn und gewinnt.
ending-standstill-seat = Fünfzig Züge lang kam niemand voran. { seat } liegt vorn und gewinnt.
ending-standstill-team = Fünfzig Züge lang kam niemand voran. { team } liegt vorn und gewinnt.
ending-standstill-draw = Fünfzig Züge lang kam niemand voran, und niemand liegt vorn: unentschieden.
ending-agreed-draw = Unentschieden nach Vereinbarung.
ending-repetition-draw = Dieselbe Stellung kam zum dritten Mal vor: unentschieden.
ending-resigned-you = Du gewinnst durch Aufgabe.
ending-resigned-your-team = Dein Team gewinnt durch Aufgabe.
ending-resigned-seat = { seat } gewinnt durch Aufgabe.
ending-resigned-team = { team } gewinnt durch Aufgabe.
ending-resigned-solo = Du hast vor dem Ziel aufgehört.
ending-time-you = Du gewinnst nach Zeit.
ending-time-your-team = Dein Team gewinnt nach Zeit.
ending-time-seat = { seat } gewinnt nach Zeit.
ending-time-team = { team } gewinnt nach Zeit.
ending-time-solo = Deine Zeit war vor dem Ziel um.
ending-abandoned-you = Die andere Seite ist gegangen. Du gewinnst.
ending-abandoned-your-team = Die andere Seite ist gegangen. Dein Team gewinnt.
ending-abandoned-seat = Die andere Seite ist gegangen. { seat } gewinnt.
ending-abandoned-team = Die andere Seite ist gegangen. { team } gewinnt.
ending-abandoned-solo = Du bist vor dem Ziel gegangen.
ending-aborted-none = Die Partie wurde abgebrochen und hat kein Ergebnis.
result-win-you = Du gewinnst.
result-win-your-team = Dein Team gewinnt.
result-win-seat = { seat } gewinnt.
result-win-team = { team } gewinnt.
result-draw = Unentschieden.
result-none = Kein Ergebnis.

## What the match refuses

refuse-turn = Du bist nicht am Zug.
refuse-over = Die Partie ist zu Ende.
refuse-seat = Dieser Platz spielt nicht oder nicht mehr mit.
refuse-seat-computer = Auf diesem Platz spielt jetzt der Computer.
refuse-time = Die Uhr wurde zurückgestellt. Bitte versuch es noch einmal.
refuse-clock-over = Deine Zeit ist um.
refuse-clock-running = Auf dieser Uhr ist noch Zeit.
refuse-chance = Erst kommt der Würfel oder das Plättchen.
refuse-takeback-off = In dieser Partie wird nichts zurückgenommen.
refuse-takeback-none = Es gibt noch keinen Zug von dir, der sich zurücknehmen lässt.
refuse-takeback-chance = Ein Wurf oder ein aufgedecktes Plättchen lässt sich nicht zurücknehmen.
refuse-takeback-retired = Was vor einem Ausscheiden geschah, lässt sich nicht zurücknehmen.
refuse-takeback-pending = Es liegt schon eine Bitte um Rücknahme vor.
refuse-takeback-unasked = Keine Bitte um Rücknahme wartet auf deine Antwort.
refuse-draw-pending = Es liegt schon ein Angebot zum Unentschieden vor.
refuse-draw-again = Nach deinem nächsten Zug kannst du wieder Unentschieden anbieten.
refuse-draw-unasked = Kein Angebot wartet auf deine Antwort.
refuse-draw-solo = Es gibt niemanden, mit dem du dich einigen könntest.
refuse-abort = Eine Partie kann nur abgebrochen werden, solange noch nicht alle gezogen haben.
refuse-level = Die Stufen gehen von 1 bis 8.

## Help

help-title = Hilfe
help-board = Auf dem Brett
help-match = Während der Partie
help-arrows = Zeiger bewegen
help-enter = Wählen, bestätigen
help-escape = Zurück, abbrechen
help-tab = Nächstes mögliches Ziel; getippten Zug ergänzen
help-typing = Zug eintippen und Enter drücken
help-mouse = Klicken wählt, noch ein Klick zieht
help-hint = Tipp
help-takeback = Zurücknehmen
help-draw = Unentschieden anbieten
help-resign = Aufgeben
help-save = Unter einem Namen speichern
help-rules = Regeln des Spiels
help-moves = Durch die Züge blättern
help-language = Sprache ändern
help-help = Diese Hilfe
help-quit = Gehen; die Partie bleibt erhalten
help-close = Eine beliebige Taste schließt die Hilfe
help-more = Leertaste zeigt mehr, q schließt

## Playing line by line

lines-greeting = Gib einen Zug ein, ? für Hilfe oder quit, um zu gehen.
lines-help =
    Gib einen Zug ein oder eines dieser Wörter:
    moves: alle Züge, die du jetzt machen kannst
    hint: ein Vorschlag
    undo: deinen letzten Zug zurücknehmen
    offer: Unentschieden anbieten
    clock: die Restzeit
    board: das Brett noch einmal zeichnen
    rules: die Regeln des Spiels
    save DATEI: die Partie unter einem Namen speichern
    resign: die Partie aufgeben
    quit: gehen; die Partie bleibt erhalten
keys-play = Enter wählen | : Zug tippen | h Tipp | u zurücknehmen | ? Hilfe | q verlassen
keys-over = n noch einmal | m Züge | s speichern | R Regeln | q verlassen
replay-turn = Zug { $number } von { $total }, { seat-label }
replay-prompt = Enter nächster Zug | p voriger Zug | eine Zahl führt zu diesem Zug | q verlassen:

## Window

window-small = Das Fenster ist zu klein. Bitte mach es mindestens { $columns } Spalten breit und { $rows } Zeilen hoch.

## Files and errors

file-unreadable = { $file } lässt sich nicht lesen: { $why }
file-damaged = Das Ende von { $file } ist beschädigt. Die Partie geht nach dem letzten vollständigen Schritt weiter.
file-in-use = { $file } wird in einem anderen Fenster benutzt.
error-unexpected = Etwas ist schiefgegangen: { $what }

## Web

menu-play = Spielen
menu-back = Zurück
menu-options = Einstellungen
menu-seats = Wer spielt mit?
menu-level = Wie stark soll der Computer spielen?
result-again = Noch einmal spielen
status-moves-made = { $count ->
    [0] Noch kein Zug
    [one] Ein Zug
   *[other] { $count } Züge
}
status-passes-seat = { seat } kann nicht ziehen und setzt aus
status-choose = Wähle, womit du ziehst
web-pass = Aussetzen
web-confirm = Bestätigen
web-cancel = Abbrechen
web-theme = Aussehen
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel

## Learn

menu-learn = Lernen
menu-rules = Regeln
rules-contents = Inhalt
rules-none = Hier gibt es nichts zu lesen.
rules-diagram = Brett: { $game }
rules-diagram-marked = Brett: { $game }. Markiert: { $sites }
learn-try = Am Brett ausprobieren
learn-title = { $game } lernen
learn-step = Schritt { $number } von { $total }
learn-next = Weiter
learn-previous = Voriger
learn-show = Zeig es mir
learn-restart = Von vorn
learn-play = Jetzt spielen
learn-not-this = Dieser Zug ist erlaubt, aber hier ist ein anderer gefragt. Versuch es noch einmal.
learn-finished = Jetzt weißt du alles für ein erstes Spiel.

## Study

study-title = Studieren
study-all = Partien und Stellungen studieren
study-this = Diese Partie studieren
study-finished = Beendete Partien
study-finished-none = Auf diesem Gerät wurde noch keine Partie beendet.
study-start = Vor dem ersten Zug
study-retired = scheidet aus
study-slider = Stelle in der Partie
study-first = Zum Anfang
study-back = Einen Schritt zurück
study-forward = Einen Schritt vor
study-last = Zum Ende
study-play = Abspielen
study-pause = Anhalten
study-turn-board = Brett drehen
study-side-line = Nebenvariante
study-to-match = Zurück zur Partie
study-analysis = Analyse
study-show = Analyse zeigen
study-show-routes = Kürzeste Wege zeigen
study-route-steps = { $count ->
    [one] ein Schritt zum Ziel
   *[other] { $count } Schritte zum Ziel
}
study-looking = Die Stellung wird angesehen
study-lines = Beste Züge
study-win-in = { $count ->
    [one] Gewinnt in einem Schritt
   *[other] Gewinnt in { $count } Schritten
}
study-loss-in = { $count ->
    [one] Verliert in einem Schritt
   *[other] Verliert in { $count } Schritten
}
study-review = Ganze Partie analysieren
study-stop = Anhalten
study-progress = { $done } von { $total } Schritten
study-graph = Chancen im Verlauf der Partie
study-no-mistake = Niemand hat einen klaren Fehler gemacht.
study-first-mistake = Erster Fehler: Zug { $number }, { seat-label }
study-mistakes = Fehler
study-given-away = Verschenkt
study-luck = Glück
study-mark-inaccuracy = Nicht ganz richtig
study-mark-mistake = Fehler
study-mark-blunder = Schwerer Fehler
study-better = { $move } wäre um { $loss } besser gewesen
study-copy-link = Link kopieren
study-copy-record = Aufzeichnung kopieren
study-download = Als Datei sichern
study-verify = Fairness prüfen
study-link-copied = Der Link ist kopiert.
study-record-copied = Die Aufzeichnung ist kopiert.
study-copy-yourself = Der Browser erlaubt hier kein Kopieren. Bitte kopiere den Text unten.
study-verify-legal = { $count ->
    [0] Es gibt keinen Schritt zu prüfen.
    [one] Der eine Schritt ist erlaubt.
   *[other] Alle { $count } Schritte sind erlaubt.
}
study-verify-fair = { $count ->
    [one] Der eine Wurf oder Zug aus dem Stapel ist genau der, den das vor der Partie versiegelte Geheimnis ergibt: Niemand konnte ihn ändern.
   *[other] Alle { $count } Würfe und aufgedeckten Plättchen sind genau die, die das vor der Partie versiegelte Geheimnis ergibt: Niemand konnte sie ändern.
}
study-verify-sealed = Würfe und Plättchen sind versiegelt. Prüfen lassen sie sich, sobald das Geheimnis offenliegt.
study-verify-unknown = Die Aufzeichnung sagt nicht, wie Würfe und Plättchen zustande kamen. Das lässt sich also nicht prüfen.
study-verify-none = Der Zufall spielt darin keine Rolle.
study-verify-trouble = Etwas passt nicht ({ $where }): { $what }
study-bad-link = Dieser Link ist beschädigt. Bitte kopiere den ganzen Link und versuche es noch einmal.
study-bad-record = Das lässt sich nicht als Aufzeichnung einer Partie lesen.
study-import = Aufzeichnung öffnen
study-import-hint = Füge eine oder mehrere Aufzeichnungen ein oder wähle eine Datei. Nichts verlässt dein Gerät.
study-import-text = Aufzeichnung
study-import-open = Öffnen
study-import-file = Aus einer Datei
study-import-long = Diese Datei ist zu lang für eine Aufzeichnung.
study-import-several = { $count } Aufzeichnungen. Welche möchtest du sehen?
study-edit = Diese Stellung ändern
study-editor = Stellung aufbauen
study-editor-hint = Wähle, was du hinlegen willst, und tippe auf das Brett. Noch ein Tippen nimmt es wieder weg.
study-editor-tool = Hinlegen
study-tool-fences = Wände
study-tool-blockers = Sperrsteine
study-editor-seat = Wer am Zug ist
study-editor-fences = Übrige Wände
study-editor-phase = Was als Nächstes kommt
study-phase-opening = Die Würfe um den ersten Zug
study-phase-roll = Ein Wurf
study-phase-thrown = Ein Zug mit { $number }
study-phase-place = Ein Sperrstein wird hingelegt
study-phase-draw = Ein Plättchen wird aufgedeckt
study-phase-move = Ein Zug
study-editor-text = Stellung als Text
study-editor-refused = Das ist keine Stellung dieses Spiels ({ $field }).
study-editor-study = Diese Stellung studieren
study-editor-play = Von hier an spielen
study-editor-start = Übliche Anfangsstellung

## Online

web-abort = Abbrechen
online-title = Online spielen
online-go-back = Zurück zu { $game }, Raum { $code }
online-friend = Mit einem Freund spielen
online-lobby = Lobby
online-lobby-empty = Gerade wartet niemand. Öffne einen Raum, dann steht er hier.
online-create = Raum öffnen
online-join = Mitspielen
online-watch = Zuschauen
online-seats-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
online-where = Wo gespielt wird
online-where-here = Auf diesem Gerät
online-where-link = Online, mit allen, die den Link bekommen
online-where-lobby = Online, offen für alle in der Lobby
online-anybody = Frei für jemand anderen
online-public = in der Lobby
online-private = privat
online-room = Raum
online-open-seat = Freier Platz
online-name = Dein Name, wenn du magst
online-sit = Hier setzen
online-stand = Aufstehen
online-ready = Bereit
online-not-ready = Noch nicht bereit
online-host = Gastgeber
online-seat-computer = Computer
online-free-seat = Platz freigeben
online-waiting-players = Warten auf Mitspieler
online-waiting-ready = Warten, bis alle bereit sind
online-waiting-host = Warten, bis { $name } anfängt
online-can-start = Alle sind da. Du kannst anfangen.
online-invite = Schick diesen Link allen, die mitspielen oder zuschauen sollen.
online-copy = Link kopieren
online-copied = Kopiert
online-share = Teilen
online-return = Mit einem anderen Gerät weiterspielen
online-return-what = Dieser Link öffnet deinen Platz. Behalte ihn für dich.
online-no-server = Kein Server antwortet. Räume brauchen einen, alles andere geht auch so.
online-reconnecting = Die Verbindung ist weg und wird wiederhergestellt. Es geht nichts verloren.
online-outdated = Es gibt eine neue Version. Bitte lade die Seite neu.
online-reload = Neu laden
online-missing = Diesen Raum gibt es nicht, oder er wurde geschlossen.
online-taken = Jemand war schneller. Bitte wähle einen anderen Platz.
online-refused = Das geht gerade nicht.
online-guest = Gast { $number }
online-away = nicht da
online-away-until = nicht da, noch { $time }
online-watching = Du schaust zu.
online-spectators = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
online-rematch-you = Du möchtest noch einmal spielen.
online-rematch-other = { $name } möchte noch einmal spielen.
online-next-match = Zur nächsten Partie
online-chat = Chat
online-chat-say = Sag etwas
online-chat-send = Senden
online-chat-none = Noch hat niemand etwas gesagt.
online-chat-mute = { $name } stummschalten
online-chat-unmute = { $name } wieder hören
online-chat-off = Der Chat in diesem Raum ist ausgeschaltet.
online-chat-allow = Chat in diesem Raum
refuse-out-of-date = Inzwischen ist etwas geschehen. Bitte schau noch einmal.
refuse-too-many = Das war zu viel auf einmal. Bitte warte einen Augenblick.
refuse-unavailable = Der Server kann das gerade nicht. Bitte versuch es noch einmal.
account-title = Konto
account-why = Zum Spielen braucht niemand eins. Es bewahrt deine Wertung und deine Partien auf.
account-password = Passwort
account-sign-in = Anmelden
account-sign-up = Neues Konto
account-sign-out = Abmelden
account-wrong = Der Name oder das Passwort stimmt nicht.
account-password-short = Ein Passwort hat mindestens acht Zeichen.
account-name-taken = Diesen Namen hat schon jemand. Bitte wähle einen anderen.
account-name-form = Ein Name hat 2 bis 24 Buchstaben a bis z, Ziffern, Binde- oder Unterstriche.
account-rated = Mit Wertung, wenn alle ein Konto haben
account-ratings = Wertungen
account-ratings-none = Noch keine gewertete Partie.
account-matches = Partien
account-matches-none = Noch keine Partien.
account-matches-count = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
account-rating-change = Deine Wertung: { $before } → { $after }
account-lost = Verloren

## Board and settings

settings-title = Einstellungen
settings-playing = Spielen
settings-looking = Aussehen und Ton
settings-confirm = Züge bestätigen
settings-confirm-touch = Beim Spielen mit dem Finger
settings-confirm-always = Immer
settings-confirm-never = Nie
settings-pace = Tempo
settings-pace-calm = Ruhig
settings-pace-usual = Normal
settings-pace-quick = Sofort, ohne Bewegung
settings-throws = Für mich würfeln und Plättchen aufdecken
settings-passes = Für mich aussetzen, wenn ich nicht ziehen kann
settings-coordinates = Namen der Reihen und Linien auf dem Brett
settings-sounds = Töne
settings-patterns = Jeder Platz hat eine eigene Farbe, Form und Musterung; nichts hängt allein an der Farbe.
web-turn = Drehen
web-whole-board = Ganzes Brett
board-help = Pfeiltasten gehen von Feld zu Feld, N zum nächsten wählbaren, R zwischen einem Feld und seinen Wänden. Enter wählt, Escape bricht ab.
refuse-shuts-in-you = Diese Wand würde dich einsperren: Es bliebe kein Weg zu deinem Ziel.
refuse-shuts-in-seat = Diese Wand würde { seat-inside } einsperren: Es bliebe kein Weg zum Ziel.
site-at = { $place }, { $what }
site-empty = leer
site-blocker = Sperrstein
site-fence = Wand { $place }
site-fence-free = Platz für eine Wand { $place }
site-die = Würfel: { $number }
site-goal = Ziel
site-start = Start
site-hand = Plättchen in der Hand
site-white-square = weißes Quadrat
site-white-circle = weißer Kreis
site-blue-square = blaues Quadrat
site-blue-circle = blauer Kreis
site-no-tile = noch kein Plättchen
move-to = nach { $to }
move-from-to = von { $from } nach { $to }
move-house = Haus
move-blocker = Sperrstein auf { $place }
move-tile = Plättchen auf { $place }
move-draw = zieht ein Plättchen

## Puzzles for one

solo-par = Par: { $count }
solo-hint-proven = Versuch { $move }. { $count ->
    [one] Ein Zug ist nötig, und weniger geht nicht.
   *[other] { $count } Züge sind nötig, und weniger geht nicht.
}
solo-hint-found = Versuch { $move }. { $count ->
    [one] Das Ziel ist in einem Zug zu erreichen.
   *[other] Das Ziel ist in { $count } Zügen zu erreichen, vielleicht in weniger.
}
daily-title = Rätsel des Tages
daily-text = { $count ->
    [one] Bring alle Steine ins Ziellager. Ein Zug genügt.
   *[other] Bring alle Steine ins Ziellager. { $count } Züge genügen.
}
daily-none = Das heutige Rätsel ließ sich nicht herstellen. Bitte versuch es später noch einmal.
daily-share = Ergebnis teilen
daily-copied = Kopiert: Füg es ein, wo du willst.
daily-result = Thwart, Rätsel vom { $date } (Bestwert: { $best }): { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
