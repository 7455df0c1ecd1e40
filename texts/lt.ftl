### Visų žaidimų žodžiai lietuviškai.

## Names

app-name = Thwart
app-tagline = Žaidimai, kuriuose keliaujama ir pastojamas kelias
language-name = Lietuvių

# A player's name cannot be inflected, so the sentences below use the nominative: „Eina Ana“, not „Anos ėjimas“.
seat-label = { $seat ->
    [red] Raudonieji
    [blue] Mėlynieji
    [green] Žalieji
    [yellow] Geltonieji
   *[other] { $seat }
}
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
level-label = { $level } lygis
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
count-players = { $count ->
    [1] Vienas žaidėjas
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
   *[other] { $count } žaidėjų
}

## Menu

menu-title = Ką norėtumėte žaisti?
menu-play = Žaisti
menu-quick = Iškart žaisti su kompiuteriu
menu-resume = Tęsti išsaugotą partiją
menu-replay = Peržiūrėti partiją
menu-rules = Taisyklės
menu-rules-of = Taisyklės: { $game }
menu-language = Kalba
menu-help = Pagalba
menu-quit = Baigti
menu-back = Atgal
menu-start = Pradėti partiją
menu-game = Žaidimas
menu-players = Kiek žaidėjų?
menu-options = Nustatymai
menu-usual = įprasta
menu-seats = Kas žaidžia?
menu-your-name = Jūsų vardas
menu-level = Kaip stipriai turėtų žaisti kompiuteris?
menu-first = Kas pradeda?
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
menu-type-number = Įveskite numerį ir paspauskite Enter:
menu-not-a-choice = Įveskite numerį iš sąrašo.

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
clock-own = Kitoks laikrodis
clock-own-ask = Įveskite laikrodį, pavyzdžiui, 5:00+3 arba 30/turn:
clock-left = Likęs laikas
clock-turn-left = Liko šiam ėjimui
clock-low-you = { $seconds ->
    [one] Jums liko { $seconds } sekundė
    [few] Jums liko { $seconds } sekundės
   *[other] Jums liko { $seconds } sekundžių
}
clock-paused = Laikrodis sustabdytas

## Status

status-your-turn = Jūsų ėjimas
status-seat-turn = Eina { seat-inside }
status-thinking = Kompiuteris galvoja
status-thinking-seat = { seat } galvoja
status-thinking-ahead = { $count ->
    [one] Žiūri { $count } ėjimą į priekį
    [few] Žiūri { $count } ėjimus į priekį
   *[other] Žiūri { $count } ėjimų į priekį
}
status-thinking-positions = { $count ->
    [one] Palyginta { $count } padėtis
    [few] Palygintos { $count } padėtys
   *[other] Palyginta { $count } padėčių
}
status-waiting = Laukiama
status-waiting-seat = Laukiama: { seat-inside }
status-hand-over = Dabar eina { seat-to }: perduokite įrenginį ir paspauskite bet kurį klavišą
status-to-throw-you = Meskite kauliuką
status-threw-you = Išmetėte { $number }
status-threw-seat = { seat } išmetė { $number }
status-to-draw-you = Atverskite plytelę
status-drew-you = Atvertėte plytelę
status-drew-seat = { seat } atvertė plytelę
status-passes-you = Negalite eiti, todėl praleidžiate ėjimą
status-passes-seat = { seat } negali eiti ir praleidžia ėjimą
status-begins-you = Pradedate jūs
status-begins-seat = Pradeda { seat-inside }
status-last-move = Paskutinis ėjimas: { $move }
status-turn-number = Ėjimas { $number }
status-moves-made = { $count ->
    [0] Ėjimų dar nėra
    [one] { $count } ėjimas
    [few] { $count } ėjimai
   *[other] { $count } ėjimų
}
status-choose = Pasirinkite, kuo eiti
status-choose-target = Pasirinkite, kur eiti
status-choose-end = Sustokite čia arba eikite toliau
status-confirm = Enter patvirtina, Esc atšaukia
status-over = Partija baigta
status-resumed = Partija tęsiama nuo ten, kur sustojote
status-offline = Ryšys nutrūko, bandoma iš naujo

## Panels

panel-players = Žaidėjai
panel-moves = Ėjimai
panel-moves-none = Ėjimų dar nėra
panel-clocks = Laikrodžiai
panel-position = Padėtis
panel-stock = Atsargoje: { $count }
panel-goal = Tiksle: { $count }
panel-left = Liko nueiti: { $count }

## Entering moves

input-prompt = Jūsų ėjimas:
input-not-a-move = Čia tokio ėjimo nėra.
input-not-allowed = Čia toks ėjimas neleidžiamas.
input-not-understood = „{ $text }“ nėra suprantamas ėjimas.
input-incomplete = Ėjimas dar nebaigtas.
input-several = { $count ->
    [one] Taip prasideda { $count } ėjimas.
    [few] Taip prasideda { $count } ėjimai.
   *[other] Taip prasideda { $count } ėjimų.
}
input-nothing-there = Ten nėra kuo eiti.
input-unknown-command = Komandos „{ $text }“ nėra. Įveskite ?, jei reikia pagalbos.
input-yes-no = Atsakykite taip arba ne.
answer-yes = Taip
answer-no = Ne

## Hints

hint-try = Pabandykite { $move }
hint-thinking = Ieškoma gero ėjimo
hint-none = Šiuo metu nėra ką pasiūlyti.
hint-only = { $move } – vienintelis ėjimas

## Taking back

takeback-done = Paskutinis ėjimas atšauktas.
takeback-asked-you = Prašote atšaukti savo paskutinį ėjimą.
takeback-asked-seat = { seat } nori atšaukti paskutinį ėjimą. Ar sutinkate?
takeback-agreed = Sutarta ėjimą atšaukti.
takeback-refused-you = Žaidžiate toliau neatšaukdami ėjimo.
takeback-refused-seat = { seat } verčiau žaidžia toliau.
takeback-withdrawn-seat = { seat } nebeprašo atšaukti ėjimo.
takeback-lapsed = Prašymas atšaukti ėjimą nebegalioja.

## Draw offers

draw-ask = Siūlyti lygiąsias?
draw-offered-you = Siūlote lygiąsias.
draw-offered-seat = { seat } siūlo lygiąsias. Ar sutinkate?
draw-agreed = Sutarta dėl lygiųjų.
draw-refused-you = Atsisakote lygiųjų.
draw-refused-seat = { seat } atsisako lygiųjų.
draw-withdrawn-you = Atsiimate lygiųjų pasiūlymą.
draw-withdrawn-seat = { seat } atsiima lygiųjų pasiūlymą.
draw-lapsed = Lygiųjų pasiūlymas nebegalioja.

## Leaving

resign-ask = Pasiduoti šioje partijoje?
resign-done = Pasidavėte.
abort-ask = Nutraukti šią partiją? Ji liks be rezultato.
quit-ask = Palikti partiją? Ji išsaugota, vėliau galėsite ją tęsti.
quit-ask-unsaved = Išeiti neišsaugojus?
quit-goodbye = Iki pasimatymo
event-resigned-seat = { seat } pasiduoda.
event-time-you = Jūsų laikas baigėsi.
event-time-seat = { seat } nebeturi laiko.
event-left-seat = { seat } paliko partiją.
event-returned-you = Vėl žaidžiate šią partiją.
event-returned-seat = { seat } vėl žaidžia.
event-taken-over-you = Toliau už jus žaidžia kompiuteris.
event-taken-over-seat = { seat }: toliau žaidžia kompiuteris.
event-retired-you = Šioje partijoje nebežaidžiate.
event-retired-seat = { seat } šioje partijoje nebežaidžia.

## Saving

save-done = Išsaugota: { $file }.
save-failed = Nepavyko išsaugoti partijos ({ $file }): { $why }
save-resumed = Tęsiama partija: { $file }.
save-ask-name = Failo pavadinimas:
save-overwrite = Failas { $file } jau yra. Pakeisti?
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
result-place = { $place } vieta
result-solo-best = { $count ->
    [one] Geriausias žinomas sprendimas: { $count } ėjimas.
    [few] Geriausias žinomas sprendimas: { $count } ėjimai.
   *[other] Geriausias žinomas sprendimas: { $count } ėjimų.
}
result-solo-equal = Trumpesnio sprendimo kol kas nežinoma.
result-again = Žaisti dar kartą
result-look = Peržiūrėti partiją
result-menu = Grįžti į meniu

## What the match refuses

refuse-turn = Dabar ne jūsų ėjimas.
refuse-turn-seat = Dabar eina { seat-of }.
refuse-over = Partija baigta.
refuse-seat = Ši vieta nežaidžia arba nebežaidžia.
refuse-seat-computer = Šioje vietoje dabar žaidžia kompiuteris.
refuse-time = Laikrodis buvo atsuktas atgal. Pabandykite dar kartą.
refuse-clock = Laikrodis to dabar neleidžia.
refuse-clock-over = Jūsų laikas baigėsi.
refuse-clock-running = Šiame laikrodyje dar yra laiko.
refuse-chance = Pirma metamas kauliukas arba atverčiama plytelė.
refuse-takeback = Dabar nieko atšaukti negalima.
refuse-takeback-off = Šioje partijoje ėjimai neatšaukiami.
refuse-takeback-none = Dar neturite ėjimo, kurį būtų galima atšaukti.
refuse-takeback-chance = Metimo ar atverstos plytelės atšaukti negalima.
refuse-takeback-retired = Negalima atšaukti to, kas įvyko prieš vietai pasitraukiant.
refuse-takeback-pending = Jau prašoma atšaukti ėjimą.
refuse-takeback-unasked = Joks prašymas atšaukti ėjimą nelaukia jūsų atsakymo.
refuse-draw = Dabar lygiųjų siūlyti negalima.
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
help-turn = Pasukti užtvarą arba plytelę
help-throw = Mesti kauliuką arba atversti plytelę
help-hint = Patarimas
help-takeback = Atšaukti ėjimą
help-draw = Siūlyti lygiąsias
help-resign = Pasiduoti
help-save = Išsaugoti kitu vardu
help-rules = Žaidimo taisyklės
help-flip = Pasukti lentą
help-moves = Peržiūrėti ėjimus
help-redraw = Perpiešti ekraną
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

## Window

window-small = Langas per mažas. Reikia bent tiek: stulpelių – { $columns }, eilučių – { $rows }.
window-plain = Tai ne visavertis terminalas, todėl lenta piešiama po eilutę.

## Fair chance

fair-title = Sąžiningas atsitiktinumas
fair-commitment = Paslapties antspaudas: { $commitment }
fair-secret = Paslaptis: { $secret }
fair-how = Antspaudas paskelbtas prieš pirmąjį metimą, o paslaptis – po paskutinio, todėl kiekvieną metimą ir kiekvieną plytelę gali patikrinti bet kas.
fair-verified = { $count ->
    [0] Šioje partijoje niekas nepriklausė nuo atsitiktinumo.
    [one] Patikrintas { $count } metimas ar plytelė: atitinka antspaudą.
    [few] Patikrinti { $count } metimai ir plytelės: visi atitinka antspaudą.
   *[other] Patikrinta { $count } metimų ir plytelių: visi atitinka antspaudą.
}
fair-step = Žingsnis { $step } neatitinka: pagal paslaptį turėtų būti { $expected }, o įrašyta { $found }.
fair-trouble = { $where } neatitinka: { $what }
fair-seal = Paslaptis neatitinka antspaudo.
fair-no-secret = Paslaptis dar nepaskelbta, nes partija nebaigta.
fair-none = Šiame įraše nėra antspaudo, todėl metimų ir plytelių patikrinti negalima.

## Files and errors

file-error = { $file }, eilutė { $line }, stulpelis { $column }: { $what }
file-error-line = { $file }, eilutė { $line }: { $what }
file-missing = Failas { $file } nerastas.
file-unreadable = Nepavyksta perskaityti failo { $file }: { $why }
file-unwritable = Nepavyksta įrašyti failo { $file }: { $why }
file-newer = Failą { $file } sukūrė naujesnė „Thwart“ versija. Atnaujinkite programą.
file-not-a-match = Failas { $file } nėra „Thwart“ partija.
file-empty = Failas { $file } tuščias.
file-damaged = Failo { $file } pabaiga sugadinta. Partija tęsiama nuo paskutinio viso žingsnio.
file-in-use = Failas { $file } naudojamas kitame lange.
error-option = { $option } čia negali būti { $value }: { $why }
error-unknown-game = Žaidimo { $game } nėra. Yra šie: { $known }
error-unknown-language = Kalbos { $language } nėra. Yra šios: { $known }
error-unexpected = Kažkas nepavyko: { $what }
