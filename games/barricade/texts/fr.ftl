# Barricade: the words a player sees.

barricade-name = Barricade
barricade-tagline = Lancez le dé, passez les barricades et arrivez avant les autres

# Setup
barricade-option-players = Joueurs
barricade-value-players-2 = Deux joueurs
barricade-value-players-3 = Trois joueurs
barricade-value-players-4 = Quatre joueurs

# Why a move is refused, by the number of the rule
barricade-rule-4 = D'abord, tout le monde lance le dé pour savoir qui commence.
barricade-rule-6 = Vous lancez le dé une fois, au début de votre tour.
barricade-rule-7 = Un de vos pions avance d'exactement le nombre du dé, le long des lignes et sans faire demi-tour.
barricade-rule-8 = Il n'y a plus de pion dans votre maison.
barricade-rule-9 = Vous ne pouvez pas dépasser une barricade.
barricade-rule-10 = Vous ne pouvez pas vous arrêter sur un de vos pions.
barricade-rule-12 = On pose une barricade juste après l'avoir prise, et seulement alors.
barricade-rule-13 = Une barricade se pose sur une case libre, ni dans la rangée du bas ni au but.
barricade-rule-15 = Vous ne pouvez passer que si aucun pion ne peut utiliser le nombre.
barricade-rule-16 = La partie est finie.

# Phases, things, and what a seat shows
barricade-status-open = Lancez le dé pour savoir qui commence
barricade-status-roll = Lancez le dé
barricade-status-go = Le dé indique { $number } : avancez l'un de vos pions
barricade-status-go-pass = Le dé indique { $number }, et aucun de vos pions ne peut s'en servir
barricade-status-place = Posez la barricade
barricade-pieces-home = { $count ->
    [0] Aucun pion dans la maison
    [one] { $count } pion dans la maison
   *[other] { $count } pions dans la maison
}

# Lessons: what is to be done, and the answer
barricade-lesson-throw = Vous jouez les rouges et voulez arriver avant les autres au but, tout en haut. Lancez le dé, puis sortez un pion de votre maison.
barricade-lesson-throw-done = Le premier pas mène à la case devant la maison. Tous les nombres conviennent, et un six ne donne pas de second lancer.
barricade-lesson-corner = Le dé indique trois. Avancez jusqu'à la case marquée avec le pion déjà sorti.
barricade-lesson-corner-done = On avance d'exactement le nombre du dé, le long des lignes et en tournant où l'on veut, mais jamais en faisant demi-tour.
barricade-lesson-passing = Les pions ne barrent pas la route : leurs cases comptent comme des pas. Dépassez-en deux jusqu'à une case marquée.
barricade-lesson-passing-done = Seule l'arrivée ne peut pas être sur un de vos pions.
barricade-lesson-capture = Arrêtez-vous sur le pion adverse : il retourne dans sa maison.
barricade-lesson-capture-done = Il pourra en ressortir plus tard, avec n'importe quel nombre.
barricade-lesson-barred = La boule blanche est une barricade. Essayez de la dépasser jusqu'à une case marquée.
barricade-lesson-barred-done = Personne ne dépasse une barricade. Si aucun de vos pions ne peut utiliser le nombre, vous passez.
barricade-lesson-blocker = Avec le nombre exact, vous prenez une barricade. Prenez celle-ci, puis posez-la sur la case libre de votre choix.
barricade-lesson-blocker-done = Elle barre maintenant une autre route. Vous pouvez même fermer une route entièrement.
barricade-lesson-row = Vous tenez une barricade. Essayez de la poser dans la rangée du bas.
barricade-lesson-row-done = La rangée du bas et le but restent sans barricade. Toute autre case libre convient.
barricade-lesson-goal = Il faut atteindre le but avec le nombre exact. Entrez avec ce deux.
barricade-lesson-goal-done = Le premier pion au but gagne aussitôt.
