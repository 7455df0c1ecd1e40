# Barricade: the words a player sees.

barricade-name = Barikada
barricade-tagline = Meskite kauliuką, įveikite barikadas ir finišuokite pirmi

# Setup
barricade-option-players = Žaidėjai
barricade-value-players-2 = Du žaidėjai
barricade-value-players-3 = Trys žaidėjai
barricade-value-players-4 = Keturi žaidėjai

# Why a move is refused, by the number of the rule
barricade-rule-4 = Pirmiausia visi meta kauliuką, kad paaiškėtų, kas pradeda.
barricade-rule-6 = Kauliuką metate vieną kartą, ėjimo pradžioje.
barricade-rule-7 = Viena jūsų figūrėlė nueina tiksliai išmestą skaičių žingsnių, linijomis ir neapsigręždama.
barricade-rule-8 = Jūsų namelyje figūrėlių nebėra.
barricade-rule-9 = Per barikadą eiti negalima.
barricade-rule-10 = Negalima sustoti ant savo figūrėlės.
barricade-rule-12 = Barikada pastatoma iš karto, kai ją paimate, ir tik tada.
barricade-rule-13 = Barikada statoma laisvame langelyje, bet ne apatinėje eilėje ir ne finiše.
barricade-rule-15 = Praleisti ėjimą galite tik tada, kai nė viena figūrėlė negali panaudoti skaičiaus.
barricade-rule-16 = Partija baigta.

# Phases, things, and what a seat shows
barricade-status-open = Meskite kauliuką, kad paaiškėtų, kas pradeda
barricade-status-roll = Meskite kauliuką
barricade-status-go = Kauliukas rodo { $number }: eikite viena iš savo figūrėlių
barricade-status-go-pass = Kauliukas rodo { $number }, ir nė viena jūsų figūrėlė negali to panaudoti
barricade-status-place = Pastatykite barikadą
barricade-pieces-home = { $count ->
    [0] Namelyje figūrėlių nėra
    [one] Namelyje { $count } figūrėlė
    [few] Namelyje { $count } figūrėlės
   *[other] Namelyje { $count } figūrėlių
}

# Lessons: what is to be done, and the answer
barricade-lesson-throw = Žaidžiate raudonaisiais ir norite pirmi pasiekti finišą pačiame viršuje. Meskite kauliuką ir išveskite figūrėlę iš namelio.
barricade-lesson-throw-done = Pirmas žingsnis veda į langelį priešais namelį. Tinka bet koks skaičius, o išmetus šešis antrą kartą nemetama.
barricade-lesson-corner = Kauliukas rodo tris. Eikite į pažymėtą langelį figūrėle, kuri jau išėjusi.
barricade-lesson-corner-done = Einama tiksliai išmestą skaičių žingsnių, linijomis ir už bet kurio kampo, bet niekada pirmyn ir atgal.
barricade-lesson-passing = Figūrėlės kelio neužtveria, jų langeliai skaičiuojami kaip žingsniai. Praeikite pro dvi į pažymėtą langelį.
barricade-lesson-passing-done = Tik sustoti ant savo figūrėlės negalima.
barricade-lesson-capture = Sustokite ant kito žaidėjo figūrėlės: ji grįžta į savo namelį.
barricade-lesson-capture-done = Vėliau ji vėl galės išeiti, išmetus bet kokį skaičių.
barricade-lesson-barred = Baltas rutuliukas yra barikada. Pabandykite pro ją praeiti į pažymėtą langelį.
barricade-lesson-barred-done = Per barikadą niekas nepraeina. Jei nė viena figūrėlė negali panaudoti skaičiaus, ėjimą praleidžiate.
barricade-lesson-blocker = Tiksliu skaičiumi barikadą galima paimti. Paimkite šią ir pastatykite bet kuriame laisvame langelyje.
barricade-lesson-blocker-done = Dabar ji užtveria kitą kelią. Kelią galima užtverti net visiškai.
barricade-lesson-row = Laikote barikadą. Pabandykite ją pastatyti apatinėje eilėje.
barricade-lesson-row-done = Apatinėje eilėje ir finiše barikadų nebūna. Tinka bet kuris kitas laisvas langelis.
barricade-lesson-goal = Finišą reikia pasiekti tiksliu skaičiumi. Kauliukas rodo du: įeikite.
barricade-lesson-goal-done = Pirma figūrėlė finiše laimi iš karto.
