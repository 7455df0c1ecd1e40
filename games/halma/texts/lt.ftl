# Star Halma: the words a player sees.

halma-name = Kiniškos šaškės
halma-tagline = Žingsniais ir šuoliais per žvaigždę į priešingą spindulį

# Setup
halma-option-players = Žaidėjai
halma-value-players-1 = Vienas žaidėjas (Halma Solo)
halma-value-players-2 = Du žaidėjai
halma-value-players-3 = Trys žaidėjai
halma-option-men = Figūrėlės
halma-value-men-10 = Po dešimt figūrėlių
halma-value-men-15 = Po penkiolika figūrėlių
halma-option-seating = Dviejų žaidėjų vietos
halma-value-seating-opposite = Vienas priešais kitą
halma-value-seating-skip = Tarp žaidėjų vienas spindulys
halma-option-win = Kas laimi
halma-value-win-strict = Kiekviename tikslo taške jūsų figūrėlė
halma-value-win-filled = Tikslas pilnas, jame bent viena jūsų figūrėlė
halma-option-first = Kas pradeda
halma-value-first-1 = Raudonieji
halma-value-first-2 = Mėlynieji
halma-value-first-3 = Žalieji

# Why a move is refused, by the number of the rule
halma-rule-5 = Eikite viena iš savo figūrėlių.
halma-rule-6 = Šis taškas užimtas. Figūrėlė eina į laisvą tašką.
halma-rule-7 = Šokti galima tik per gretimame taške esančią figūrėlę.
halma-rule-8 = Ėjimas baigiasi kitame taške: už vieno žingsnio arba šuolių grandinės gale.
halma-rule-9 = Ėjimas yra vienas žingsnis arba šuolių grandinė, bet ne abu kartu.
halma-rule-12 = Praleisti ėjimą galite tik tada, kai nė viena jūsų figūrėlė negali eiti.
halma-rule-15 = Partija baigta.

# Phases, things, and what a seat shows
halma-status-turn = Eikite viena iš savo figūrėlių, žingsniu arba šuoliais
halma-men-home = Tikslo stovykloje { $count } iš { $total }
halma-goal-top = Tikslas: viršutinis spindulys
halma-goal-upper-right = Tikslas: spindulys viršuje dešinėje
halma-goal-lower-right = Tikslas: spindulys apačioje dešinėje
halma-goal-bottom = Tikslas: apatinis spindulys
halma-goal-lower-left = Tikslas: spindulys apačioje kairėje
halma-goal-upper-left = Tikslas: spindulys viršuje kairėje

# Lessons: what is to be done, and the answer
halma-lesson-step = Žaidžiate raudonaisiais. Visos jūsų figūrėlės turi patekti į priešingą stovyklą. Viena iš jų ženkite iš savo stovyklos.
halma-lesson-step-done = Žengti galima į bet kurį gretimą laisvą tašką, šešiomis kryptimis, taip pat ir atgal.
halma-lesson-jump = Figūrėlė gali ir šokti. Iššokite iš savo stovyklos per vieną iš savo figūrėlių.
halma-lesson-jump-done = Galite šokti per gretimą figūrėlę, jei taškas tiesiai už jos laisvas.
halma-lesson-others = Šokti galima ir per kitų figūrėles. Peršokite per mėlynąją.
halma-lesson-others-done = Niekas niekada nekertama: mėlynoji figūrėlė lieka, kur buvo.
halma-lesson-chain = Po šuolio ta pati figūrėlė gali šokti toliau. Šokite tris kartus iš eilės, iki pažymėto taško.
halma-lesson-chain-done = Visa grandinė yra vienas ėjimas, o po kiekvieno šuolio galima sustoti.
halma-lesson-two = Pabandykite peršokti per dvi figūrėles iš karto, į pažymėtą tašką.
halma-lesson-two-done = Vienu šuoliu peršokama viena figūrėlė. O ėjimas yra vienas žingsnis arba šuolių grandinė, bet ne abu kartu.
halma-lesson-goal = Laimite, kai kiekviename priešingos stovyklos taške yra jūsų figūrėlė. Įveskite paskutinę.
halma-lesson-goal-done = Stovykla pilna. Pakeliui jūsų figūrėlės gali ilsėtis bet kur, bet kuriame žvaigždės spindulyje.
halma-lesson-solo = Galima žaisti ir vienam: stengiamasi apsieiti su kuo mažiau ėjimų. Čia užtenka dviejų.
halma-lesson-solo-done = Grandinė laikoma vienu ėjimu. Su dešimčia figūrėlių visam keliui reikia bent 27 ėjimų.
