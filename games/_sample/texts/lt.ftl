# Sample: the words a player sees.

sample-name = Sample
sample-tagline = Bėkite taku ir dėkite akmenis kitiems ant kelio

# Setup
sample-option-players = Žaidėjai
sample-value-players-2 = Du žaidėjai
sample-value-players-3 = Trys žaidėjai
sample-value-players-4 = Keturi žaidėjai
sample-option-teams = Komandos
sample-value-teams-none = Kiekvienas už save
sample-value-teams-pairs = Dvi poros
sample-option-first = Kas pradeda
sample-value-first-1 = Raudonieji
sample-value-first-2 = Mėlynieji
sample-value-first-3 = Žalieji
sample-value-first-4 = Geltonieji

# Why a move is refused, by the number of the rule
sample-rule-3 = Pirma meskite kauliuką.
sample-rule-4 = Kauliuką jau metėte.
sample-rule-5 = Bėgikas eina pirmyn lygiai tiek, kiek išmesta.
sample-rule-6 = Bėgikas negali praeiti pro akmenį.
sample-rule-7 = Bėgimas negali baigtis jūsų porininko langelyje.
sample-rule-8 = Akmuo dedamas iš rankos į laisvą langelį, nuo d.
sample-rule-9 = Praleisti ėjimą galite tik tada, kai nieko kito negalite.
sample-rule-10 = Partija baigta.
