### Visų žaidimų žodžiai lietuviškai.

## Names

app-name = Thwart
language-name = Lietuvių

# A player's name cannot be inflected, so the sentences below use the nominative: „Eina Ana“, not „Anos ėjimas“.
seat-label = { $seat ->
    [red] Raudonieji
    [blue] Mėlynieji
    [green] Žalieji
    [yellow] Geltonieji
   *[other] { $seat }
}
seat-line = { seat-label }: { $text }
seat = { seat-label }
seat-inside = { $seat ->
    [red] raudonieji
    [blue] mėlynieji
    [green] žalieji
    [yellow] geltonieji
   *[other] { $seat }
}
seat-of = { seat-inside }
seat-to = { seat-inside }

team = { $team ->
    [red] Raudonųjų komanda
    [blue] Mėlynųjų komanda
    [green] Žaliųjų komanda
    [yellow] Geltonųjų komanda
   *[other] { $team }
}
team-inside = { $team ->
    [red] raudonųjų komanda
    [blue] mėlynųjų komanda
    [green] žaliųjų komanda
    [yellow] geltonųjų komanda
   *[other] { $team }
}

## Players

player-you = Jūs
player-person = Kitas žmogus čia
player-computer = Kompiuteris
player-computer-level = Kompiuteris, { $level } lygis: { level-name }
level-name = { $level ->
    [1] labai lengvas
    [2] lengvas
    [3] ramus
    [4] tvirtas
    [5] įgudęs
    [6] stiprus
    [7] labai stiprus
   *[8] visa jėga
}

## Menu

menu-title = Ką norėtumėte žaisti?
menu-resume = Tęsti išsaugotą partiją
menu-rules-of = Taisyklės: { $game }
menu-language = Kalba
menu-quit = Baigti
menu-start = Pradėti partiją
menu-game = Žaidimas
menu-name = Vardas
menu-clock = Laikrodis
menu-leaving = Jei kas nors išeina
menu-leaving-computer = Toliau žaidžia kompiuteris
menu-leaving-retire = Vieta pasitraukia
menu-takebacks = Ėjimų atšaukimas
menu-takebacks-on = Leidžiamas, jei kiti sutinka
menu-takebacks-off = Neleidžiamas
menu-repetition = Ta pati padėtis trečią kartą
menu-repetition-on = Lygiosios
menu-repetition-off = Žaidžiama toliau
menu-saved-none = Išsaugotų partijų dar nėra.
menu-saved-entry = { $game }, { $date }, { $count ->
    [one] sužaistas { $count } ėjimas
    [few] sužaisti { $count } ėjimai
   *[other] sužaista { $count } ėjimų
}
menu-keys = Rodyklės renka, Enter patvirtina, Esc grąžina atgal

## Clocks

# In the accusative, as the sentences below need it.
clock-minutes = { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minutes
   *[other] { $minutes } minučių
}
clock-seconds = { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundes
   *[other] { $seconds } sekundžių
}
clock-limit = { $limit ->
    [one] { $limit } sekundę
    [few] { $limit } sekundes
   *[other] { $limit } sekundžių
}
clock-none = Be laikrodžio
clock-total = Po { clock-minutes } kiekvienam
clock-increment = Po { clock-minutes } kiekvienam, už kiekvieną ėjimą pridedant { clock-seconds }
clock-turn = Po { clock-limit } kiekvienam ėjimui
clock-total-turn = Po { clock-minutes } kiekvienam, ne daugiau kaip { clock-limit } vienam ėjimui
clock-increment-turn = Po { clock-minutes } kiekvienam, už kiekvieną ėjimą pridedant { clock-seconds }, ne daugiau kaip { clock-limit } vienam ėjimui
clock-low = Jūsų laikas baigiasi.

## Status

status-your-turn = Jūsų ėjimas
status-seat-turn = Eina { seat-inside }
status-thinking-seat = { seat } galvoja
status-thinking-ahead = { $count ->
    [one] Žiūri { $count } ėjimą į priekį
    [few] Žiūri { $count } ėjimus į priekį
   *[other] Žiūri { $count } ėjimų į priekį
}
status-threw-you = Išmetėte { $number }
status-threw-seat = { seat } išmetė { $number }
status-drew-you = Atvertėte plytelę
status-drew-seat = { seat } atvertė plytelę
status-passes-you = Negalite eiti, todėl praleidžiate ėjimą
status-choose-target = Pasirinkite, kur eiti
status-over = Partija baigta
status-standstill = { $count ->
    [one] Be pažangos po { $count } ėjimo laimės pirmaujantys
    [few] Be pažangos po { $count } ėjimų laimės pirmaujantys
   *[other] Be pažangos po { $count } ėjimų laimės pirmaujantys
}
status-resumed = Partija tęsiama nuo ten, kur sustojote

## Panels

panel-moves = Ėjimai
panel-moves-none = Ėjimų dar nėra

## Entering moves

input-prompt = Jūsų ėjimas:
input-not-a-move = Čia tokio ėjimo nėra.
input-not-allowed = Čia toks ėjimas neleidžiamas.
input-not-understood = „{ $text }“ nėra suprantamas ėjimas.
input-several = { $count ->
    [one] Taip prasideda { $count } ėjimas.
    [few] Taip prasideda { $count } ėjimai.
   *[other] Taip prasideda { $count } ėjimų.
}
input-nothing-there = Ten nėra kuo eiti.
input-yes-no = Atsakykite taip arba ne.
answer-yes = Taip
answer-no = Ne

## Hints

hint-try = Pabandykite { $move }
hint-thinking = Ieškoma gero ėjimo
hint-none = Šiuo metu nėra ką pasiūlyti.

## Taking back

takeback-done = Paskutinis ėjimas atšauktas.
takeback-asked-you = Prašote atšaukti savo paskutinį ėjimą.
takeback-asked-seat = { seat } nori atšaukti paskutinį ėjimą. Ar sutinkate?
takeback-refused-you = Žaidžiate toliau neatšaukdami ėjimo.
takeback-refused-seat = { seat } verčiau žaidžia toliau.
takeback-lapsed = Prašymas atšaukti ėjimą nebegalioja.

## Draw offers

draw-offered-you = Siūlote lygiąsias.
draw-offered-seat = { seat } siūlo lygiąsias. Ar sutinkate?
draw-refused-you = Atsisakote lygiųjų.
draw-refused-seat = { seat } atsisako lygiųjų.
draw-lapsed = Lygiųjų pasiūlymas nebegalioja.

## Leaving

resign-ask = Pasiduoti šioje partijoje?
quit-ask = Palikti partiją? Ji išsaugota, vėliau galėsite ją tęsti.
event-returned-you = Vėl žaidžiate šią partiją.
event-returned-seat = { seat } vėl žaidžia.
event-taken-over-you = Toliau už jus žaidžia kompiuteris.
event-taken-over-seat = { seat }: toliau žaidžia kompiuteris.
event-retired-you = Šioje partijoje nebežaidžiate.
event-retired-seat = { seat } šioje partijoje nebežaidžia.

## Saving

save-done = Išsaugota: { $file }.
save-failed = Nepavyko išsaugoti partijos ({ $file }): { $why }
save-ask-name = Failo pavadinimas:
save-always = Kiekvienas ėjimas iškart išsaugomas.

## Endings

ending-rules-you = Pasiekėte tikslą anksčiau už visus ir laimite.
ending-rules-your-team = Jūsų komanda pirmoji pasiekė tikslą ir laimi.
ending-rules-seat = { seat } pasiekė tikslą anksčiau už visus ir laimi.
ending-rules-team = { team } pirmoji pasiekė tikslą ir laimi.
ending-rules-solo = { $count ->
    [one] Pasiekėte tikslą per { $count } ėjimą.
    [few] Pasiekėte tikslą per { $count } ėjimus.
   *[other] Pasiekėte tikslą per { $count } ėjimų.
}
ending-last-you = Visi kiti paliko partiją. Laimite jūs.
ending-last-your-team = Visi kiti paliko partiją. Laimi jūsų komanda.
ending-last-seat = Visi kiti paliko partiją. Laimi { seat-inside }.
ending-last-team = Visi kiti paliko partiją. Laimi { team-inside }.
ending-stuck-you = Niekas nebegali eiti. Pirmaujate ir laimite.
ending-stuck-your-team = Niekas nebegali eiti. Jūsų komanda pirmauja ir laimi.
ending-stuck-seat = Niekas nebegali eiti. { seat } pirmauja ir laimi.
ending-stuck-team = Niekas nebegali eiti. { team } pirmauja ir laimi.
ending-stuck-draw = Niekas nebegali eiti ir niekas nepirmauja: lygiosios.
ending-standstill-you = Penkiasdešimt ėjimų be pažangos. Pirmaujate ir laimite.
ending-standstill-your-team = Penkiasdešimt ėjimų be pažangos. Jūsų komanda pirmauja ir laimi.
ending-standstill-seat = Penkiasdešimt ėjimų be pažangos. { seat } pirmauja ir laimi.
ending-standstill-team = Penkiasdešimt ėjimų be pažangos. { team } pirmauja ir laimi.
ending-standstill-draw = Penkiasdešimt ėjimų be pažangos, ir niekas nepirmauja: lygiosios.
ending-agreed-draw = Lygiosios susitarus.
ending-repetition-draw = Ta pati padėtis susidarė trečią kartą: lygiosios.
ending-resigned-you = Kita pusė pasidavė. Laimite jūs.
ending-resigned-your-team = Kita pusė pasidavė. Laimi jūsų komanda.
ending-resigned-seat = Kita pusė pasidavė. Laimi { seat-inside }.
ending-resigned-team = Kita pusė pasidavė. Laimi { team-inside }.
ending-resigned-solo = Sustojote nepasiekę tikslo.
ending-time-you = Kitos pusės laikas baigėsi. Laimite jūs.
ending-time-your-team = Kitos pusės laikas baigėsi. Laimi jūsų komanda.
ending-time-seat = Kitos pusės laikas baigėsi. Laimi { seat-inside }.
ending-time-team = Kitos pusės laikas baigėsi. Laimi { team-inside }.
ending-time-solo = Jūsų laikas baigėsi nepasiekus tikslo.
ending-abandoned-you = Kita pusė išėjo. Laimite jūs.
ending-abandoned-your-team = Kita pusė išėjo. Laimi jūsų komanda.
ending-abandoned-seat = Kita pusė išėjo. Laimi { seat-inside }.
ending-abandoned-team = Kita pusė išėjo. Laimi { team-inside }.
ending-abandoned-solo = Palikote partiją nepasiekę tikslo.
ending-aborted-none = Partija nutraukta ir liko be rezultato.
result-win-you = Laimite jūs.
result-win-your-team = Laimi jūsų komanda.
result-win-seat = Laimi { seat-inside }.
result-win-team = Laimi { team-inside }.
result-draw = Lygiosios.
result-none = Rezultato nėra.

## What the match refuses

refuse-turn = Dabar ne jūsų ėjimas.
refuse-over = Partija baigta.
refuse-seat = Ši vieta nežaidžia arba nebežaidžia.
refuse-seat-computer = Šioje vietoje dabar žaidžia kompiuteris.
refuse-time = Laikrodis buvo atsuktas atgal. Pabandykite dar kartą.
refuse-clock-over = Jūsų laikas baigėsi.
refuse-clock-running = Šiame laikrodyje dar yra laiko.
refuse-chance = Pirma metamas kauliukas arba atverčiama plytelė.
refuse-takeback-off = Šioje partijoje ėjimai neatšaukiami.
refuse-takeback-none = Dar neturite ėjimo, kurį būtų galima atšaukti.
refuse-takeback-chance = Metimo ar atverstos plytelės atšaukti negalima.
refuse-takeback-retired = Negalima atšaukti to, kas įvyko prieš vietai pasitraukiant.
refuse-takeback-pending = Jau prašoma atšaukti ėjimą.
refuse-takeback-unasked = Joks prašymas atšaukti ėjimą nelaukia jūsų atsakymo.
refuse-draw-pending = Lygiosios jau pasiūlytos.
refuse-draw-again = Vėl siūlyti lygiąsias galėsite po kito savo ėjimo.
refuse-draw-unasked = Joks lygiųjų pasiūlymas nelaukia jūsų atsakymo.
refuse-draw-solo = Nėra su kuo susitarti dėl lygiųjų.
refuse-abort = Partiją galima nutraukti tik tol, kol ne visi yra ėję.
refuse-level = Lygiai yra nuo 1 iki 8.

## Help

help-title = Pagalba
help-board = Lentoje
help-match = Partijos metu
help-arrows = Perkelti žymeklį
help-enter = Pasirinkti, patvirtinti
help-escape = Grįžti, atšaukti
help-tab = Kitas galimas tikslas; užbaigti rašomą ėjimą
help-typing = Įrašyti ėjimą ir paspausti Enter
help-mouse = Spustelėjus pasirenkama, dar kartą – einama
help-hint = Patarimas
help-takeback = Atšaukti ėjimą
help-draw = Siūlyti lygiąsias
help-resign = Pasiduoti
help-save = Išsaugoti kitu vardu
help-rules = Žaidimo taisyklės
help-moves = Peržiūrėti ėjimus
help-language = Pakeisti kalbą
help-help = Ši pagalba
help-quit = Išeiti; partija išsaugoma
help-close = Norėdami užverti, paspauskite bet kurį klavišą
help-more = Tarpas rodo toliau, q užveria

## Playing line by line

lines-greeting = Įveskite ėjimą, ? – pagalba, quit – išeiti.
lines-help =
    Įveskite ėjimą arba vieną iš šių žodžių:
    moves: visi dabar galimi ėjimai
    hint: patarimas
    undo: atšaukti savo paskutinį ėjimą
    offer: siūlyti lygiąsias
    clock: likęs laikas
    board: dar kartą nupiešti lentą
    rules: žaidimo taisyklės
    save FAILAS: išsaugoti partiją nurodytu vardu
    resign: pasiduoti
    quit: išeiti; partija išsaugoma
keys-play = Enter pasirinkti | : rašyti ėjimą | h patarimas | u atšaukti | ? pagalba | q išeiti
keys-over = n žaisti dar kartą | m ėjimai | s išsaugoti | R taisyklės | q išeiti
replay-turn = Ėjimas { $number } iš { $total }, { seat-label }
replay-prompt = Enter kitas ėjimas | p ankstesnis ėjimas | skaičius rodo tą ėjimą | q išeiti:

## Window

window-small = Langas per mažas. Reikia bent tiek: stulpelių – { $columns }, eilučių – { $rows }.

## Files and errors

file-unreadable = Nepavyksta perskaityti failo { $file }: { $why }
file-damaged = Failo { $file } pabaiga sugadinta. Partija tęsiama nuo paskutinio viso žingsnio.
file-in-use = Failas { $file } naudojamas kitame lange.
error-unexpected = Kažkas nepavyko: { $what }

## Web

menu-play = Žaisti
menu-back = Atgal
menu-options = Nustatymai
menu-seats = Kas žaidžia?
menu-level = Kaip stipriai turėtų žaisti kompiuteris?
result-again = Žaisti dar kartą
status-moves-made = { $count ->
    [0] Ėjimų dar nėra
    [one] { $count } ėjimas
    [few] { $count } ėjimai
   *[other] { $count } ėjimų
}
status-passes-seat = { seat } negali eiti ir praleidžia ėjimą
status-choose = Pasirinkite, kuo eiti
web-pass = Praleisti ėjimą
web-confirm = Patvirtinti
web-cancel = Atšaukti
web-theme = Išvaizda
web-theme-system = Kaip įrenginyje
web-theme-light = Šviesi
web-theme-dark = Tamsi

## Learn

menu-learn = Mokytis
menu-rules = Taisyklės
rules-contents = Turinys
rules-none = Čia nėra ko skaityti.
rules-diagram = Lenta: { $game }
rules-diagram-marked = Lenta: { $game }. Pažymėta: { $sites }
learn-try = Išbandyti lentoje
learn-title = Mokomės: { $game }
learn-step = { $number } žingsnis iš { $total }
learn-next = Toliau
learn-previous = Ankstesnis
learn-show = Parodykite
learn-restart = Nuo pradžių
learn-play = Žaisti dabar
learn-not-this = Toks ėjimas leidžiamas, bet čia reikia kito. Bandykite dar kartą.
learn-finished = Dabar žinote viską, ko reikia pirmajai partijai.

## Study

study-title = Nagrinėjimas
study-all = Nagrinėti partijas ir pozicijas
study-this = Nagrinėti šią partiją
study-finished = Baigtos partijos
study-finished-none = Šiame įrenginyje dar nebaigta nė viena partija.
study-start = Prieš pirmą ėjimą
study-retired = pasitraukia
study-slider = Partijos vieta
study-first = Į pradžią
study-back = Žingsnis atgal
study-forward = Žingsnis pirmyn
study-last = Į pabaigą
study-play = Peržiūrėti
study-pause = Pristabdyti
study-turn-board = Pasukti lentą
study-side-line = Šalutinis variantas
study-to-match = Atgal į partiją
study-analysis = Analizė
study-show = Rodyti analizę
study-show-routes = Rodyti trumpiausius kelius
study-route-steps = { $count ->
    [one] { $count } žingsnis iki tikslo
    [few] { $count } žingsniai iki tikslo
   *[other] { $count } žingsnių iki tikslo
}
study-looking = Žiūrima pozicija
study-lines = Geriausi ėjimai
study-win-in = { $count ->
    [one] Laimi po { $count } žingsnio
    [few] Laimi po { $count } žingsnių
   *[other] Laimi po { $count } žingsnių
}
study-loss-in = { $count ->
    [one] Pralaimi po { $count } žingsnio
    [few] Pralaimi po { $count } žingsnių
   *[other] Pralaimi po { $count } žingsnių
}
study-review = Analizuoti visą partiją
study-stop = Sustabdyti
study-progress = { $done } iš { $total } žingsnių
study-graph = Galimybės partijos eigoje
study-no-mistake = Aiškių klaidų niekas nepadarė.
study-first-mistake = Pirma klaida: ėjimas { $number }, { seat-label }
study-mistakes = Klaidos
study-given-away = Atiduota
study-luck = Sėkmė
study-mark-inaccuracy = Ne visai tikslu
study-mark-mistake = Klaida
study-mark-blunder = Didelė klaida
study-better = { $move } būtų buvę geriau { $loss }
study-copy-link = Kopijuoti nuorodą
study-copy-record = Kopijuoti užrašą
study-download = Išsaugoti faile
study-verify = Tikrinti sąžiningumą
study-link-copied = Nuoroda nukopijuota.
study-record-copied = Užrašas nukopijuotas.
study-copy-yourself = Naršyklė čia neleidžia kopijuoti. Nukopijuokite žemiau esantį tekstą.
study-verify-legal = { $count ->
    [0] Nėra ką tikrinti.
    [one] Patikrintas { $count } žingsnis, viskas leistina.
    [few] Patikrinti { $count } žingsniai, visi leistini.
   *[other] Patikrinta { $count } žingsnių, visi leistini.
}
study-verify-fair = { $count ->
    [one] { $count } metimas ar atverta plytelė yra tokia, kokią duoda prieš partiją užantspauduota paslaptis: niekas negalėjo jos pakeisti.
    [few] Visi { $count } metimai ir atverstos plytelės yra tokie, kokius duoda prieš partiją užantspauduota paslaptis: niekas negalėjo jų pakeisti.
   *[other] Visi { $count } metimų ir atverstų plytelių yra tokie, kokius duoda prieš partiją užantspauduota paslaptis: niekas negalėjo jų pakeisti.
}
study-verify-sealed = Metimai ir plytelės užantspauduoti. Patikrinti bus galima, kai paslaptis bus atskleista.
study-verify-unknown = Užraše nepasakyta, iš kur atsirado metimai ir plytelės, todėl to patikrinti negalima.
study-verify-none = Atsitiktinumo čia nėra.
study-verify-trouble = Kažkas nesutampa ({ $where }): { $what }
study-bad-link = Ši nuoroda sugadinta. Nukopijuokite visą nuorodą ir bandykite dar kartą.
study-bad-record = Tai nėra skaitomas partijos užrašas.
study-import = Atverti užrašą
study-import-hint = Įklijuokite vieną ar kelis užrašus arba pasirinkite failą. Niekas nepalieka jūsų įrenginio.
study-import-text = Užrašas
study-import-open = Atverti
study-import-file = Iš failo
study-import-long = Šis failas per ilgas užrašui.
study-import-several = Užrašų: { $count }. Kurį norite pamatyti?
study-edit = Keisti šią poziciją
study-editor = Sudėti poziciją
study-editor-hint = Pasirinkite, ką dėsite, ir palieskite lentą. Palietus dar kartą, nuimama.
study-editor-tool = Dėti
study-tool-fences = Užtvaros
study-tool-blockers = Barikados
study-editor-seat = Kieno eilė
study-editor-fences = Likusios užtvaros
study-editor-phase = Kas bus toliau
study-phase-opening = Metimai dėl pirmo ėjimo
study-phase-roll = Metimas
study-phase-thrown = Ėjimas: { $number }
study-phase-place = Dedama barikada
study-phase-draw = Atverčiama plytelė
study-phase-move = Ėjimas
study-editor-text = Pozicija kaip tekstas
study-editor-refused = Tai nėra šio žaidimo pozicija ({ $field }).
study-editor-study = Nagrinėti šią poziciją
study-editor-play = Žaisti nuo čia
study-editor-start = Įprasta pradžia

## Online

web-abort = Nutraukti
online-title = Žaisti internete
online-go-back = { $game }: grįžti į kambarį { $code }
online-friend = Žaisti su draugu
online-lobby = Vestibiulis
online-lobby-empty = Šiuo metu niekas nelaukia. Atidarykite kambarį, ir jis atsiras čia.
online-create = Atidaryti kambarį
online-join = Prisijungti
online-watch = Stebėti
online-seats-free = { $count ->
    [one] { $count } laisva vieta
    [few] { $count } laisvos vietos
   *[other] { $count } laisvų vietų
}
online-where = Kur žaisti
online-where-here = Šiame įrenginyje
online-where-link = Internete, su tais, kas gaus nuorodą
online-where-lobby = Internete, vestibiulyje, atvirai visiems
online-anybody = Laisva kitam žaidėjui
online-public = vestibiulyje
online-private = privatus
online-room = Kambarys
online-open-seat = Laisva vieta
online-name = Jūsų vardas, jei norite
online-sit = Sėsti čia
online-stand = Atsistoti
online-ready = Pasiruošta
online-not-ready = Dar nepasiruošta
online-host = Šeimininkas
online-seat-computer = Kompiuteris
online-free-seat = Atlaisvinti vietą
online-waiting-players = Laukiama žaidėjų
online-waiting-ready = Laukiama, kol visi pasiruoš
online-waiting-host = Laukiama, kol { $name } pradės
online-can-start = Visi susirinko. Galite pradėti.
online-invite = Nusiųskite šią nuorodą tiems, kas turėtų žaisti ar stebėti.
online-copy = Kopijuoti nuorodą
online-copied = Nukopijuota
online-share = Bendrinti
online-return = Tęsti kitame įrenginyje
online-return-what = Ši nuoroda atveria jūsų vietą. Niekam jos nerodykite.
online-no-server = Serveris neatsako. Kambariams jo reikia, visa kita veikia ir be jo.
online-reconnecting = Ryšys nutrūko ir atkuriamas. Niekas nedings.
online-outdated = Yra nauja versija. Įkelkite puslapį iš naujo.
online-reload = Įkelti iš naujo
online-missing = Tokio kambario nėra arba jis uždarytas.
online-taken = Kažkas suspėjo pirmas. Pasirinkite kitą vietą.
online-refused = Dabar to padaryti negalima.
online-guest = Svečias { $number }
online-away = nėra
online-away-until = nėra, liko { $time }
online-watching = Jūs stebite.
online-spectators = { $count ->
    [one] Stebi { $count } žmogus
    [few] Stebi { $count } žmonės
   *[other] Stebi { $count } žmonių
}
online-rematch-you = Norite žaisti dar kartą.
online-rematch-other = { $name } nori žaisti dar kartą.
online-next-match = Į kitą partiją
online-chat = Pokalbis
online-chat-say = Parašykite ką nors
online-chat-send = Siųsti
online-chat-none = Dar niekas nieko neparašė.
online-chat-mute = Nutildyti: { $name }
online-chat-unmute = Vėl girdėti: { $name }
online-chat-off = Pokalbis šiame kambaryje išjungtas.
online-chat-allow = Pokalbis šiame kambaryje
refuse-out-of-date = Per tą laiką kai kas įvyko. Pažiūrėkite dar kartą.
refuse-too-many = Per daug iš karto. Palaukite akimirką.
refuse-unavailable = Serveris šiuo metu to negali. Bandykite dar kartą.
account-title = Paskyra
account-why = Žaisti galima ir be jos. Joje saugomas jūsų reitingas ir partijos.
account-password = Slaptažodis
account-sign-in = Prisijungti
account-sign-up = Nauja paskyra
account-sign-out = Atsijungti
account-wrong = Neteisingas vardas arba slaptažodis.
account-password-short = Slaptažodį sudaro bent aštuoni ženklai.
account-name-taken = Šis vardas jau užimtas. Pasirinkite kitą.
account-name-form = Vardą sudaro nuo 2 iki 24 raidžių nuo a iki z, skaitmenų, brūkšnelių ar pabraukimų.
account-rated = Su reitingu, jei visi turi paskyrą
account-ratings = Reitingai
account-ratings-none = Reitinguotų partijų dar nėra.
account-matches = Partijos
account-matches-none = Partijų dar nėra.
account-matches-count = { $count ->
    [one] { $count } partija
    [few] { $count } partijos
   *[other] { $count } partijų
}
account-rating-change = Jūsų reitingas: { $before } → { $after }
account-lost = Pralaimėta

## Board and settings

settings-title = Nuostatos
settings-playing = Žaidimas
settings-looking = Išvaizda ir garsas
settings-confirm = Patvirtinti ėjimus
settings-confirm-touch = Žaidžiant pirštu
settings-confirm-always = Visada
settings-confirm-never = Niekada
settings-pace = Tempas
settings-pace-calm = Ramus
settings-pace-usual = Įprastas
settings-pace-quick = Iškart, be judesio
settings-throws = Mesti kauliuką ir atversti plyteles už mane
settings-passes = Praleisti ėjimą už mane, kai negaliu eiti
settings-coordinates = Eilučių ir stulpelių pavadinimai lentoje
settings-sounds = Garsai
settings-patterns = Kiekviena vieta turi savo spalvą, formą ir raštą, todėl niekas nepriklauso vien nuo spalvos.
web-turn = Pasukti
web-whole-board = Visa lenta
board-help = Rodyklėmis einama iš vietos į vietą, N – į kitą, kurią galima rinktis, R – tarp langelio ir jo užtvarų. „Enter“ pasirenka, „Esc“ atšaukia.
refuse-shuts-in-you = Ši užtvara jus užtvertų: neliktų kelio iki jūsų tikslo.
refuse-shuts-in-seat = { seat-label }: ši užtvara užtvertų kelią – iki tikslo neliktų jokio tako.
site-at = { $place }, { $what }
site-empty = tuščia
site-blocker = barikada
site-fence = užtvara { $place }
site-fence-free = vieta užtvarai { $place }
site-die = kauliukas: { $number }
site-goal = tikslas
site-start = startas
site-hand = plytelė rankoje
site-white-square = baltas kvadratas
site-white-circle = baltas skritulys
site-blue-square = mėlynas kvadratas
site-blue-circle = mėlynas skritulys
site-no-tile = dar be plytelės
move-to = į { $to }
move-from-to = iš { $from } į { $to }
move-house = namų
move-blocker = barikada ant { $place }
move-tile = plytelė ant { $place }
move-draw = traukia plytelę

## Puzzles for one

solo-par = Norma: { $count }
solo-hint-proven = Pabandykite { $move }. { $count ->
    [one] Reikia { $count } ėjimo, mažiau neįmanoma.
    [few] Reikia { $count } ėjimų, mažiau neįmanoma.
   *[other] Reikia { $count } ėjimų, mažiau neįmanoma.
}
solo-hint-found = Pabandykite { $move }. { $count ->
    [one] Tikslą galima pasiekti per { $count } ėjimą, gal ir greičiau.
    [few] Tikslą galima pasiekti per { $count } ėjimus, gal ir greičiau.
   *[other] Tikslą galima pasiekti per { $count } ėjimų, gal ir greičiau.
}
daily-title = Dienos galvosūkis
daily-text = { $count ->
    [one] Perkelkite visas figūrėles į tikslo stovyklą. Pakanka { $count } ėjimo.
    [few] Perkelkite visas figūrėles į tikslo stovyklą. Pakanka { $count } ėjimų.
   *[other] Perkelkite visas figūrėles į tikslo stovyklą. Pakanka { $count } ėjimų.
}
daily-none = Šios dienos galvosūkio sukurti nepavyko. Pabandykite vėliau.
daily-share = Pasidalyti rezultatu
daily-copied = Nukopijuota: įklijuokite, kur norite.
daily-result = Thwart, { $date } galvosūkis (mažiausiai { $best }): { $count ->
    [one] { $count } ėjimas
    [few] { $count } ėjimai
   *[other] { $count } ėjimų
}
