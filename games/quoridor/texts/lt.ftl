# Quoridor: the words a player sees.

quoridor-name = Quoridor
quoridor-tagline = Pereikite lentą ir statykite užtvaras kitiems skersai kelio

# Setup
quoridor-option-players = Žaidėjai
quoridor-value-players-2 = Du žaidėjai
quoridor-value-players-4 = Keturi žaidėjai
quoridor-option-sidestep = Pėstininko apėjimas
quoridor-value-sidestep-barred = Kai už jo yra užtvara arba kraštas
quoridor-value-sidestep-blocked = Ir kai už jo stovi trečias pėstininkas
quoridor-option-first = Kas pradeda
quoridor-value-first-1 = Raudonieji
quoridor-value-first-2 = Mėlynieji
quoridor-value-first-3 = Žalieji
quoridor-value-first-4 = Geltonieji

# Why a move is refused, by the number of the rule
quoridor-rule-6 = Pėstininkas eina per vieną langelį aukštyn, žemyn, kairėn arba dešinėn, į laisvą langelį ir ne per užtvarą.
quoridor-rule-7 = Šokti galima tik per gretimą pėstininką, kai nei prieš jį, nei už jo nėra užtvaros.
quoridor-rule-8 = Pėstininką apeiti galima tik tada, kai tiesus šuolis per jį užtvertas, ir niekada per užtvarą.
quoridor-rule-9 = Du pėstininkai iš eilės užtveria šį kelią: per abu niekas nešoka.
quoridor-rule-11 = Užtvaros negali užeiti viena ant kitos.
quoridor-rule-12 = Užtvaros negali kirstis.
quoridor-rule-13 = Užtvara negali įkalinti pėstininko: kiekvienam lieka kelias iki tikslo.
quoridor-rule-14 = Užtvarų nebeturite, todėl eikite pėstininku.
quoridor-rule-16 = Praleisti ėjimą galite tik tada, kai nieko kito daryti negalite.
quoridor-rule-17 = Partija baigta.

# Phases, things, and what a seat shows
quoridor-status-turn = Eikite pėstininku arba pastatykite užtvarą
quoridor-status-turn-pawn = Eikite pėstininku
quoridor-fences-left = { $count ->
    [0] Užtvarų neliko
    [one] Liko { $count } užtvara
    [few] Liko { $count } užtvaros
   *[other] Liko { $count } užtvarų
}
quoridor-goal-top = Tikslas: viršutinis kraštas
quoridor-goal-right = Tikslas: dešinysis kraštas
quoridor-goal-bottom = Tikslas: apatinis kraštas
quoridor-goal-left = Tikslas: kairysis kraštas

# Lessons: what is to be done, and the answer
quoridor-lesson-step = Žaidžiate raudonaisiais ir norite pasiekti kitą pusę. Paeikite pėstininku vieną langelį į priekį.
quoridor-lesson-step-done = Pėstininkas eina per vieną langelį aukštyn, žemyn, kairėn arba dešinėn, niekada įstrižai.
quoridor-lesson-around = Per užtvarą niekas neina. Apeikite šią: langelį kairėn, paskui langelį į priekį.
quoridor-lesson-around-done = Tarp jūsų ėjimų paėjo mėlynieji: einama paeiliui.
quoridor-lesson-fence = Užuot ėję, galite pastatyti užtvarą. Pastatykite ją tiesiai prieš mėlynąjį pėstininką.
quoridor-lesson-fence-done = Užtvara yra dviejų langelių ilgio, lieka visam laikui ir užtveria kelią visiems. Kiekvienas jų turi dešimt.
quoridor-lesson-crossing = Užtvaros gali liestis. Pabandykite pastatyti vieną skersai tos, kuri jau stovi.
quoridor-lesson-crossing-done = Neleista, ir teisingai: užtvaros negali nei kirstis, nei užeiti viena ant kitos.
quoridor-lesson-shut = Mėlyniesiems liko tik vienas tarpas. Pabandykite jį užtverti užtvara pažymėtoje vietoje.
quoridor-lesson-shut-done = Taip niekada negalima: kiekvienam pėstininkui lieka bent vienas kelias iki tikslo.
quoridor-lesson-jump = Mėlynasis stovi tiesiai prieš jus. Peršokite per mėlynąjį pėstininką.
quoridor-lesson-jump-done = Galite tiesiai peršokti per gretimą pėstininką, jei langelis už jo laisvas.
quoridor-lesson-past = Už mėlynojo stovi užtvara, todėl šokti negalima. Apeikite mėlynąjį pėstininką iš kairės arba iš dešinės.
quoridor-lesson-past-done = Taip galima, kai tiesiai už kito pėstininko yra užtvara arba lentos kraštas.
quoridor-lesson-goal = Laimi pirmas pėstininkas kitoje pusėje, kad ir kaip ją pasiektų. Laimėkite vienu ėjimu.
quoridor-lesson-goal-done = Jūs jau kitoje pusėje. Būtų tikęs bet kuris iš devynių jos langelių.
