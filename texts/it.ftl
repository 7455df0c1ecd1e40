### Le parole di tutti i giochi, in italiano.

## Names

app-name = Thwart
language-name = Italiano

seat-label = { $seat ->
    [red] Rosso
    [blue] Blu
    [green] Verde
    [yellow] Giallo
   *[other] { $seat }
}
seat-line = { seat-label }: { $text }
seat = { $seat ->
    [red] Il Rosso
    [blue] Il Blu
    [green] Il Verde
    [yellow] Il Giallo
   *[other] { $seat }
}
seat-inside = { $seat ->
    [red] il Rosso
    [blue] il Blu
    [green] il Verde
    [yellow] il Giallo
   *[other] { $seat }
}
seat-of = { $seat ->
    [red] del Rosso
    [blue] del Blu
    [green] del Verde
    [yellow] del Giallo
   *[other] di { $seat }
}
seat-to = { $seat ->
    [red] al Rosso
    [blue] al Blu
    [green] al Verde
    [yellow] al Giallo
   *[other] a { $seat }
}

team = { $team ->
    [red] La squadra rossa
    [blue] La squadra blu
    [green] La squadra verde
    [yellow] La squadra gialla
   *[other] { $team }
}
team-inside = { $team ->
    [red] la squadra rossa
    [blue] la squadra blu
    [green] la squadra verde
    [yellow] la squadra gialla
   *[other] { $team }
}

## Players

player-you = Tu
player-person = Un'altra persona qui
player-computer = Computer
player-computer-level = Computer, livello { $level }: { level-name }
level-name = { $level ->
    [1] molto tranquillo
    [2] facile
    [3] rilassato
    [4] solido
    [5] abile
    [6] forte
    [7] esperto
   *[8] piena forza
}

## Menu

menu-title = A che cosa vuoi giocare?
menu-resume = Riprendi una partita salvata
menu-rules-of = Regole: { $game }
menu-language = Lingua
menu-quit = Esci
menu-start = Comincia la partita
menu-game = Gioco
menu-name = Nome
menu-clock = Orologio
menu-leaving = Se qualcuno se ne va
menu-leaving-computer = Subentra il computer
menu-leaving-retire = Il posto si ritira
menu-takebacks = Mosse da riprendere
menu-takebacks-on = Permesse, se gli altri sono d'accordo
menu-takebacks-off = Non permesse
menu-repetition = Stessa posizione per la terza volta
menu-repetition-on = Patta
menu-repetition-off = Si continua
menu-saved-none = Non c'è ancora nessuna partita salvata.
menu-saved-entry = { $game }, { $date }, { $count ->
    [one] un turno giocato
   *[other] { $count } turni giocati
}
menu-keys = Frecce per scegliere, Invio per confermare, Esc per tornare

## Clocks

clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
clock-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
clock-limit = { $limit ->
    [one] { $limit } secondo
   *[other] { $limit } secondi
}
clock-none = Senza orologio
clock-total = { clock-minutes } a testa
clock-increment = { clock-minutes } a testa, più { clock-seconds } a turno
clock-turn = { clock-limit } a turno
clock-total-turn = { clock-minutes } a testa, al massimo { clock-limit } a turno
clock-increment-turn = { clock-minutes } a testa, più { clock-seconds } a turno, al massimo { clock-limit } a turno
clock-low = Il tuo tempo sta per scadere.

## Status

status-your-turn = Tocca a te
status-seat-turn = Tocca { seat-to }
status-thinking-seat = { seat } sta pensando
status-thinking-ahead = { $count ->
    [one] Guarda avanti di una mossa
   *[other] Guarda avanti di { $count } mosse
}
status-threw-you = Hai fatto { $number }
status-threw-seat = { seat } ha fatto { $number }
status-drew-you = Hai scoperto una tessera
status-drew-seat = { seat } ha scoperto una tessera
status-passes-you = Non puoi muovere e passi
status-choose-target = Scegli dove andare
status-over = La partita è finita
status-standstill = { $count ->
    [one] Senza progressi, tra un turno vince chi è in vantaggio
   *[other] Senza progressi, tra { $count } turni vince chi è in vantaggio
}
status-resumed = La partita riprende da dove l'avevi lasciata

## Panels

panel-moves = Mosse
panel-moves-none = Ancora nessuna mossa

## Entering moves

input-prompt = La tua mossa:
input-not-a-move = Questa qui non è una mossa.
input-not-allowed = Questa mossa qui non è permessa.
input-not-understood = { $text } non si può leggere come una mossa.
input-several = { $count ->
    [one] Una mossa comincia così.
   *[other] { $count } mosse cominciano così.
}
input-nothing-there = Lì non c'è niente da muovere.
input-yes-no = Rispondi sì o no, per favore.
answer-yes = Sì
answer-no = No

## Hints

hint-try = Prova { $move }
hint-thinking = Cerco una buona mossa
hint-none = Per ora non c'è niente da suggerire.

## Taking back

takeback-done = L'ultimo turno è annullato.
takeback-asked-you = Chiedi di riprendere il tuo ultimo turno.
takeback-asked-seat = { seat } vorrebbe riprendere l'ultimo turno. Sei d'accordo?
takeback-refused-you = Continui senza far riprendere la mossa.
takeback-refused-seat = { seat } preferisce continuare.
takeback-lapsed = La richiesta di riprendere il turno è decaduta.

## Draw offers

draw-offered-you = Offri la patta.
draw-offered-seat = { seat } offre la patta. Sei d'accordo?
draw-refused-you = Rifiuti la patta.
draw-refused-seat = { seat } rifiuta la patta.
draw-lapsed = L'offerta di patta è decaduta.

## Leaving

resign-ask = Abbandonare questa partita?
quit-ask = Lasciare la partita? È salvata e puoi riprenderla più tardi.
event-returned-you = Sei di nuovo nella partita.
event-returned-seat = { seat } è di nuovo qui.
event-taken-over-you = Il computer continua per te.
event-taken-over-seat = Il computer continua per { seat-inside }.
event-retired-you = Non giochi più in questa partita.
event-retired-seat = { seat } non gioca più in questa partita.

## Saving

save-done = Salvato come { $file }.
save-failed = Non è stato possibile salvare la partita come { $file }: { $why }
save-ask-name = Nome del file:
save-always = Ogni mossa viene salvata subito.

## Endings

ending-rules-you = Arrivi al traguardo prima di tutti e vinci.
ending-rules-your-team = La tua squadra arriva al traguardo per prima e vince.
ending-rules-seat = { seat } arriva al traguardo prima di tutti e vince.
ending-rules-team = { team } arriva al traguardo per prima e vince.
ending-rules-solo = { $count ->
    [one] Hai raggiunto il traguardo in una mossa.
   *[other] Hai raggiunto il traguardo in { $count } mosse.
}
ending-last-you = Tutti gli altri hanno lasciato la partita. Vinci tu.
ending-last-your-team = Tutti gli altri hanno lasciato la partita. Vince la tua squadra.
ending-last-seat = Tutti gli altri hanno lasciato la partita. Vince { seat-inside }.
ending-last-team = Tutti gli altri hanno lasciato la partita. Vince { team-inside }.
ending-stuck-you = Nessuno può più muovere. Sei in vantaggio e vinci.
ending-stuck-your-team = Nessuno può più muovere. La tua squadra è in vantaggio e vince.
ending-stuck-seat = Nessuno può più muovere. { seat } è in vantaggio e vince.
ending-stuck-team = Nessuno può più muovere. { team } è in vantaggio e vince.
ending-stuck-draw = Nessuno può più muovere e nessuno è in vantaggio: patta.
ending-standstill-you = Cinquanta turni senza progressi. Sei in vantaggio e vinci.
ending-standstill-your-team = Cinquanta turni senza progressi. La tua squadra è in vantaggio e vince.
ending-standstill-seat = Cinquanta turni senza progressi. { seat } è in vantaggio e vince.
ending-standstill-team = Cinquanta turni senza progressi. { team } è in vantaggio e vince.
ending-standstill-draw = Cinquanta turni senza progressi, e nessuno è in vantaggio: patta.
ending-agreed-draw = Patta di comune accordo.
ending-repetition-draw = La stessa posizione si è presentata per la terza volta: patta.
ending-resigned-you = Vinci per abbandono.
ending-resigned-your-team = La tua squadra vince per abbandono.
ending-resigned-seat = { seat } vince per abbandono.
ending-resigned-team = { team } vince per abbandono.
ending-resigned-solo = Hai smesso prima del traguardo.
ending-time-you = Vinci per il tempo.
ending-time-your-team = La tua squadra vince per il tempo.
ending-time-seat = { seat } vince per il tempo.
ending-time-team = { team } vince per il tempo.
ending-time-solo = Il tuo tempo è scaduto prima del traguardo.
ending-abandoned-you = L'altra parte se n'è andata. Vinci tu.
ending-abandoned-your-team = L'altra parte se n'è andata. Vince la tua squadra.
ending-abandoned-seat = L'altra parte se n'è andata. Vince { seat-inside }.
ending-abandoned-team = L'altra parte se n'è andata. Vince { team-inside }.
ending-abandoned-solo = Hai lasciato la partita prima del traguardo.
ending-aborted-none = La partita è stata annullata e non ha risultato.
result-win-you = Vinci tu.
result-win-your-team = Vince la tua squadra.
result-win-seat = Vince { seat-inside }.
result-win-team = Vince { team-inside }.
result-draw = Patta.
result-none = Nessun risultato.

## What the match refuses

refuse-turn = Non tocca a te.
refuse-over = La partita è finita.
refuse-seat = Questo posto non gioca, o non gioca più.
refuse-seat-computer = A questo posto ora gioca il computer.
refuse-time = L'ora è stata spostata indietro. Riprova, per favore.
refuse-clock-over = Il tuo tempo è scaduto.
refuse-clock-running = Su questo orologio c'è ancora tempo.
refuse-chance = Prima viene il dado o la tessera.
refuse-takeback-off = In questa partita le mosse non si riprendono.
refuse-takeback-none = Non c'è ancora un tuo turno da riprendere.
refuse-takeback-chance = Un lancio o una tessera scoperta non si può riprendere.
refuse-takeback-retired = Non si può tornare a prima del ritiro di un posto.
refuse-takeback-pending = C'è già una richiesta di riprendere un turno.
refuse-takeback-unasked = Nessuna richiesta aspetta la tua risposta.
refuse-draw-pending = La patta è già stata offerta.
refuse-draw-again = Potrai offrire di nuovo la patta dopo la tua prossima mossa.
refuse-draw-unasked = Nessuna offerta di patta aspetta la tua risposta.
refuse-draw-solo = Non c'è nessuno con cui concordare una patta.
refuse-abort = Una partita si può annullare solo finché non hanno mosso tutti.
refuse-level = I livelli vanno da 1 a 8.

## Help

help-title = Aiuto
help-board = Sul tabellone
help-match = Durante la partita
help-arrows = Sposta il puntatore
help-enter = Scegli, conferma
help-escape = Torna indietro, annulla
help-tab = Prossima destinazione; completa la mossa scritta
help-typing = Scrivi una mossa e premi Invio
help-mouse = Un clic sceglie, un altro clic muove
help-hint = Suggerimento
help-takeback = Riprendi il turno
help-draw = Offri la patta
help-resign = Abbandona
help-save = Salva con un nome
help-rules = Regole del gioco
help-moves = Scorri le mosse
help-language = Cambia lingua
help-help = Questo aiuto
help-quit = Esci; la partita resta salvata
help-close = Premi un tasto per chiudere
help-more = Spazio per continuare, q per chiudere

## Playing line by line

lines-greeting = Scrivi una mossa, ? per l'aiuto o quit per uscire.
lines-help =
    Scrivi una mossa o una di queste parole:
    moves: tutte le mosse possibili ora
    hint: un suggerimento
    undo: riprendere il tuo ultimo turno
    offer: offrire la patta
    clock: il tempo rimasto
    board: ridisegnare il tabellone
    rules: le regole del gioco
    save FILE: salvare la partita con un nome
    resign: abbandonare la partita
    quit: uscire; la partita resta salvata
keys-play = Invio scegli | : scrivi una mossa | h suggerimento | u annulla | ? aiuto | q esci
keys-over = n gioca ancora | m mosse | s salva | R regole | q esci
replay-turn = Turno { $number } di { $total }, { seat-label }
replay-prompt = Invio turno seguente | p turno precedente | un numero porta a quel turno | q esci:

## Window

window-small = La finestra è troppo piccola. Servono almeno { $columns } colonne e { $rows } righe.

## Files and errors

file-unreadable = Non si può leggere { $file }: { $why }
file-damaged = La fine di { $file } è danneggiata. La partita riprende dopo l'ultimo passo completo.
file-in-use = { $file } è in uso in un'altra finestra.
error-unexpected = Qualcosa è andato storto: { $what }

## Web

menu-play = Gioca
menu-back = Indietro
menu-options = Opzioni
menu-seats = Chi gioca?
menu-level = Quanto deve essere forte il computer?
result-again = Gioca ancora
status-moves-made = { $count ->
    [0] Ancora nessuna mossa
    [one] Una mossa
   *[other] { $count } mosse
}
status-passes-seat = { seat } non può muovere e passa
status-choose = Scegli che cosa muovere
web-pass = Passare
web-confirm = Conferma
web-cancel = Annulla
web-theme = Aspetto
web-theme-system = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro

## Learn

menu-learn = Impara
menu-rules = Regole
rules-contents = Indice
rules-none = Qui non c'è nulla da leggere.
rules-diagram = Tabellone: { $game }
rules-diagram-marked = Tabellone: { $game }. Segnate: { $sites }
learn-try = Prova sul tabellone
learn-title = Impara: { $game }
learn-step = Passo { $number } di { $total }
learn-next = Avanti
learn-previous = Precedente
learn-show = Mostrami
learn-restart = Dall'inizio
learn-play = Gioca ora
learn-not-this = Questa mossa è permessa, ma qui ne serve un'altra. Prova ancora.
learn-finished = Ora sai tutto quello che serve per una prima partita.

## Study

study-title = Studio
study-all = Studia partite e posizioni
study-this = Studia questa partita
study-finished = Partite finite
study-finished-none = Su questo dispositivo non è ancora finita nessuna partita.
study-start = Prima della prima mossa
study-retired = si ritira
study-slider = Punto della partita
study-first = All'inizio
study-back = Un passo indietro
study-forward = Un passo avanti
study-last = Alla fine
study-play = Riproduci
study-pause = Pausa
study-turn-board = Gira il tabellone
study-side-line = Variante
study-to-match = Torna alla partita
study-analysis = Analisi
study-show = Mostra l'analisi
study-show-routes = Mostra le vie più brevi
study-route-steps = { $count ->
    [one] un passo alla meta
   *[other] { $count } passi alla meta
}
study-looking = Sto guardando la posizione
study-lines = Mosse migliori
study-win-in = { $count ->
    [one] Vince in un passo
   *[other] Vince in { $count } passi
}
study-loss-in = { $count ->
    [one] Perde in un passo
   *[other] Perde in { $count } passi
}
study-review = Analizza tutta la partita
study-stop = Ferma
study-progress = { $done } di { $total } passi
study-graph = Le possibilità nel corso della partita
study-no-mistake = Nessuno ha fatto un errore evidente.
study-first-mistake = Primo errore: turno { $number }, { seat-label }
study-mistakes = Errori
study-given-away = Regalato
study-luck = Fortuna
study-mark-inaccuracy = Non del tutto giusta
study-mark-mistake = Errore
study-mark-blunder = Errore grave
study-better = { $move } sarebbe stata migliore del { $loss }
study-copy-link = Copia il link
study-copy-record = Copia il verbale
study-download = Salva in un file
study-verify = Controlla la correttezza
study-link-copied = Il link è copiato.
study-record-copied = Il verbale è copiato.
study-copy-yourself = Qui il browser non permette di copiare. Copia il testo qui sotto.
study-verify-legal = { $count ->
    [0] Non c'è nessun passo da controllare.
    [one] L'unico passo è permesso.
   *[other] Tutti i { $count } passi sono permessi.
}
study-verify-fair = { $count ->
    [one] L'unico tiro o tessera è quello dato dal segreto sigillato prima della partita: nessuno poteva cambiarlo.
   *[other] Tutti i { $count } tiri e tessere sono quelli dati dal segreto sigillato prima della partita: nessuno poteva cambiarli.
}
study-verify-sealed = Tiri e tessere sono sigillati. Si potranno controllare quando il segreto sarà rivelato.
study-verify-unknown = Il verbale non dice come sono usciti tiri e tessere, quindi questo non si può controllare.
study-verify-none = Il caso non vi ha parte.
study-verify-trouble = Qualcosa non torna ({ $where }): { $what }
study-bad-link = Questo link è danneggiato. Copia il link intero e riprova.
study-bad-record = Questo non si può leggere come verbale di una partita.
study-import = Apri un verbale
study-import-hint = Incolla uno o più verbali, oppure scegli un file. Niente lascia il tuo dispositivo.
study-import-text = Verbale
study-import-open = Apri
study-import-file = Da un file
study-import-long = Questo file è troppo lungo per un verbale.
study-import-several = { $count } verbali. Quale vuoi vedere?
study-edit = Cambia questa posizione
study-editor = Prepara una posizione
study-editor-hint = Scegli che cosa mettere e tocca il tabellone. Un altro tocco lo toglie.
study-editor-tool = Metti
study-tool-fences = Barriere
study-tool-blockers = Barricate
study-editor-seat = A chi tocca
study-editor-fences = Barriere rimaste
study-editor-phase = Che cosa viene ora
study-phase-opening = I tiri per cominciare
study-phase-roll = Un tiro
study-phase-thrown = Una mossa di { $number }
study-phase-place = Mettere una barricata
study-phase-draw = Scoprire una tessera
study-phase-move = Una mossa
study-editor-text = Posizione come testo
study-editor-refused = Questa non è una posizione di questo gioco ({ $field }).
study-editor-study = Studia questa posizione
study-editor-play = Gioca da qui
study-editor-start = Inizio consueto

## Online

web-abort = Annulla
online-title = Gioca online
online-go-back = Torna a { $game }, stanza { $code }
online-friend = Gioca con un amico
online-lobby = Sala d'attesa
online-lobby-empty = In questo momento non aspetta nessuno. Apri una stanza e comparirà qui.
online-create = Apri una stanza
online-join = Partecipa
online-watch = Guarda
online-seats-free = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
online-where = Dove si gioca
online-where-here = Su questo dispositivo
online-where-link = Online, con chi riceve il link
online-where-lobby = Online, aperta a tutti nella sala d'attesa
online-anybody = Libero per qualcun altro
online-public = nella sala d'attesa
online-private = privata
online-room = Stanza
online-open-seat = Posto libero
online-name = Il tuo nome, se vuoi
online-sit = Siediti qui
online-stand = Alzati
online-ready = Pronto
online-not-ready = Non ancora pronto
online-host = Organizzatore
online-seat-computer = Computer
online-free-seat = Libera il posto
online-waiting-players = In attesa di giocatori
online-waiting-ready = In attesa che tutti siano pronti
online-waiting-host = In attesa che { $name } cominci
online-can-start = Ci sono tutti. Puoi cominciare.
online-invite = Manda questo link a chi deve giocare o guardare.
online-copy = Copia il link
online-copied = Copiato
online-share = Condividi
online-return = Continua su un altro dispositivo
online-return-what = Questo link apre il tuo posto. Tienilo per te.
online-no-server = Nessun server risponde. Le stanze ne hanno bisogno; tutto il resto funziona senza.
online-reconnecting = La connessione è caduta e viene ripristinata. Non va perso nulla.
online-outdated = C'è una nuova versione. Ricarica la pagina, per favore.
online-reload = Ricarica
online-missing = Questa stanza non esiste o è stata chiusa.
online-taken = Qualcuno è stato più veloce. Scegli un altro posto, per favore.
online-refused = Ora non è possibile.
online-guest = Visitatore { $number }
online-away = assente
online-away-until = assente, ancora { $time }
online-watching = Stai guardando.
online-spectators = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
online-rematch-you = Vuoi giocare ancora.
online-rematch-other = { $name } vuole giocare ancora.
online-next-match = Alla prossima partita
online-chat = Chat
online-chat-say = Di' qualcosa
online-chat-send = Invia
online-chat-none = Nessuno ha ancora detto nulla.
online-chat-mute = Silenzia { $name }
online-chat-unmute = Ascolta di nuovo { $name }
online-chat-off = La chat di questa stanza è disattivata.
online-chat-allow = Chat in questa stanza
refuse-out-of-date = Nel frattempo è successo qualcosa. Guarda di nuovo, per favore.
refuse-too-many = Troppo in una volta. Aspetta un momento, per favore.
refuse-unavailable = Il server ora non può farlo. Riprova, per favore.
account-title = Account
account-why = Per giocare non serve. Conserva il tuo punteggio e le tue partite.
account-password = Password
account-sign-in = Accedi
account-sign-up = Nuovo account
account-sign-out = Esci dall'account
account-wrong = Il nome o la password non è corretta.
account-password-short = Una password ha almeno otto caratteri.
account-name-taken = Qualcuno ha già questo nome. Scegline un altro, per favore.
account-name-form = Un nome ha da 2 a 24 lettere dalla a alla z, cifre, trattini o trattini bassi.
account-rated = Con punteggio, se tutti hanno un account
account-ratings = Punteggi
account-ratings-none = Ancora nessuna partita con punteggio.
account-matches = Partite
account-matches-none = Ancora nessuna partita.
account-matches-count = { $count ->
    [one] una partita
   *[other] { $count } partite
}
account-rating-change = Il tuo punteggio: { $before } → { $after }
account-lost = Persa

## Board and settings

settings-title = Impostazioni
settings-playing = Gioco
settings-looking = Aspetto e suono
settings-confirm = Conferma delle mosse
settings-confirm-touch = Giocando con il dito
settings-confirm-always = Sempre
settings-confirm-never = Mai
settings-pace = Ritmo
settings-pace-calm = Tranquillo
settings-pace-usual = Normale
settings-pace-quick = Subito, senza movimento
settings-throws = Lancia il dado e scopri le tessere per me
settings-passes = Passa per me quando non posso muovere
settings-coordinates = Nomi di righe e colonne sul tabellone
settings-sounds = Suoni
settings-patterns = Ogni posto ha colore, forma e motivo propri: nulla dipende solo dal colore.
web-turn = Ruota
web-whole-board = Tutto il tabellone
board-help = Le frecce vanno da un posto all'altro, N al prossimo che puoi scegliere, R tra una casella e le sue barriere. Invio sceglie, Esc annulla.
refuse-shuts-in-you = Quella barriera ti chiuderebbe dentro: non resterebbe nessuna via verso il tuo traguardo.
refuse-shuts-in-seat = Quella barriera chiuderebbe dentro { seat-inside }: non resterebbe nessuna via verso il traguardo.
site-at = { $place }, { $what }
site-empty = vuoto
site-blocker = barricata
site-fence = barriera { $place }
site-fence-free = posto per una barriera { $place }
site-die = dado: { $number }
site-goal = traguardo
site-start = partenza
site-hand = tessera in mano
site-white-square = quadrato bianco
site-white-circle = cerchio bianco
site-blue-square = quadrato blu
site-blue-circle = cerchio blu
site-no-tile = ancora senza tessera
move-to = a { $to }
move-from-to = da { $from } a { $to }
move-house = casa
move-blocker = barricata su { $place }
move-tile = tessera su { $place }
move-draw = pesca una tessera

## Puzzles for one

solo-par = Par: { $count }
solo-hint-proven = Prova { $move }. { $count ->
    [one] Serve una mossa, e con meno non si può.
   *[other] Servono { $count } mosse, e con meno non si può.
}
solo-hint-found = Prova { $move }. { $count ->
    [one] Si arriva al traguardo in una mossa.
   *[other] Si arriva al traguardo in { $count } mosse, forse in meno.
}
daily-title = Rompicapo del giorno
daily-text = { $count ->
    [one] Porta tutte le pedine nel campo di arrivo. Basta una mossa.
   *[other] Porta tutte le pedine nel campo di arrivo. Bastano { $count } mosse.
}
daily-none = Non è stato possibile creare il rompicapo di oggi. Riprova più tardi.
daily-share = Condividi il risultato
daily-copied = Copiato: incollalo dove vuoi.
daily-result = Thwart, rompicapo del { $date } (minimo: { $best }): { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
