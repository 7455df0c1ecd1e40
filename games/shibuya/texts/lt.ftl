# Shibuya: the words a player sees.

shibuya-name = Shibuya
shibuya-tagline = Per plyteles, laikantis vienos spalvos arba vienos formos

# Setup
shibuya-option-mode = Žaidimo būdas
shibuya-value-mode-classic = Du žaidėjai, laukas pirma išgrindžiamas
shibuya-value-mode-open = Du žaidėjai, laukas iš pradžių atviras
shibuya-value-mode-teams = Dvi komandos po du
shibuya-option-first = Kas pradeda
shibuya-value-first-1 = Raudonieji, apačioje
shibuya-value-first-2 = Geltonieji, kairėje
shibuya-value-first-3 = Raudonieji, viršuje
shibuya-value-first-4 = Geltonieji, dešinėje

# Why a move is refused, by the number of the rule
shibuya-rule-2 = Tokios plytelės krūvelėje nebėra.
shibuya-rule-6 = Pirmiausia plytelė atverčiama ir padedama į jai atvirą vietą.
shibuya-rule-7 = Pirmiausia rinkitės: eiti figūrėle ar traukti plytelę.
shibuya-rule-8 = Eikite savo spalvos figūrėle. Startuojant prieš ją turi būti laisvas langelis su plytele, ir ji įeina iš jūsų pusės.
shibuya-rule-9 = Kelias veda per laisvus langelius, kurie visi yra pirmojo spalvos arba visi pirmojo formos.
shibuya-rule-10 = Jums atviri tik laisvi jūsų finišai, o priešais tokį finišą pasibaigęs kelias veda į jį.
shibuya-rule-11 = Negalima sustoti ant plytelės, ant kurios stovi kita jūsų figūrėlė.
shibuya-rule-12 = Negalima sustoti priešais kitos pusės startą arba finišą.
shibuya-rule-13 = Finiše esanti figūrėlė ten ir lieka.
shibuya-rule-14 = Plytele iš krūvelės uždengiama plytelė, ant kurios nėra figūrėlių ir kuri pati nedengia kitos.
shibuya-rule-16 = Praleisti ėjimą galite tik tada, kai nieko kito daryti negalite.
shibuya-rule-17 = Partija baigta.

# Phases, things, and what a seat shows
shibuya-status-draw = Atverčiama plytelė
shibuya-status-lay = Padėkite plytelę
shibuya-status-move = Eikite figūrėle arba traukite plytelę
shibuya-status-move-walk = Eikite figūrėle
shibuya-in-goal = { $count ->
    [0] Finiše figūrėlių nėra
    [one] Finiše { $count } figūrėlė
    [few] Finiše { $count } figūrėlės
   *[other] Finiše { $count } figūrėlių
}
shibuya-tiles-left = { $count ->
    [0] Krūvelėje plytelių neliko
    [one] Krūvelėje liko { $count } plytelė
    [few] Krūvelėje liko { $count } plytelės
   *[other] Krūvelėje liko { $count } plytelių
}
shibuya-passed = { $count ->
    [one] Ėjimą praleido { $count } žaidėjas
    [few] Ėjimą iš eilės praleido { $count } žaidėjai
   *[other] Ėjimą iš eilės praleido { $count } žaidėjų
}

# Instead of the words of every game, where somebody has won
shibuya-ending-rules-you = Finiše pakanka figūrėlių. Laimite jūs.
shibuya-ending-rules-your-team = Finiše pakanka figūrėlių. Laimi jūsų komanda.
shibuya-ending-rules-seat = Finiše pakanka figūrėlių. Laimi { seat-inside }.
shibuya-ending-rules-team = Finiše pakanka figūrėlių. Laimi { team-inside }.

# Lessons: what is to be done, and the answer
shibuya-lesson-lay = Žaidžiate raudonaisiais. Pirmiausia laukas išklojamas: atverskite plytelę ir padėkite ją į tuščią vietą.
shibuya-lesson-lay-done = Kaip plytelė guls, priklauso nuo to, kurį vietos langelį paliečiate. Kai išklotos visos šešiolika vietų, pradedama eiti.
shibuya-lesson-colour = Figūrėlė eina kiek norite vienos spalvos langeliais. Eikite baltais langeliais nuo pažymėto starto iki pažymėto langelio.
shibuya-lesson-colour-done = Laikoma, kad starte esanti figūrėlė stovi langelyje priešais ją. Užimti langeliai užtveria kelią.
shibuya-lesson-shape = Arba ji laikosi vienos formos. Eikite kvadratais, baltais ar mėlynais, iki pažymėto langelio.
shibuya-lesson-shape-done = Spalva arba forma: visam keliui renkatės vieną.
shibuya-lesson-tile = Ant plytelės su pažymėtu langeliu jau stovi jūsų figūrėlė. Vis tiek pabandykite ten sustoti.
shibuya-lesson-tile-done = Per tokią plytelę galima pereiti, bet ne sustoti. Geltona figūrėlė netrukdytų.
shibuya-lesson-front = Pabandykite sustoti pažymėtame langelyje, priešais geltonųjų finišą.
shibuya-lesson-front-done = Pro kitos pusės startus ir finišus galima tik praeiti. Jei negalite nieko daryti, ėjimą praleidžiate.
shibuya-lesson-goal = Jūsų finišai yra kitoje pusėje. Baltais langeliais įeikite į pažymėtą.
shibuya-lesson-goal-done = Kelias, pasibaigęs priešais laisvą jūsų finišą, veda į jį, ir figūrėlė ten lieka.
shibuya-lesson-cover = Užuot ėję, galite traukti plytelę. Palieskite krūvelę ir uždenkite ja bet kurią plytelę.
shibuya-lesson-cover-done = Ant apatinės negali stovėti figūrėlė, ir ji pati negali dengti kitos.
shibuya-lesson-win = Laimite, kai finiše turite trimis figūrėlėmis daugiau nei kita pusė arba iš viso šešias. Įveskite trečiąją.
shibuya-lesson-win-done = Žaidžiant komandomis partneriai sėdi vienas priešais kitą, lauke eina tomis pačiomis figūrėlėmis ir laimi kartu.
