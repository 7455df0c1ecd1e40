# Quoridor: the words a player sees.

quoridor-name = Quoridor
quoridor-tagline = Traversez le plateau et barrez la route aux autres

# Setup
quoridor-option-players = Joueurs
quoridor-value-players-2 = Deux joueurs
quoridor-value-players-4 = Quatre joueurs
quoridor-option-sidestep = Contourner un pion
quoridor-value-sidestep-barred = Quand une barrière ou le bord est derrière lui
quoridor-value-sidestep-blocked = Aussi quand un troisième pion est derrière lui
quoridor-option-first = Qui commence
quoridor-value-first-1 = Rouge
quoridor-value-first-2 = Bleu
quoridor-value-first-3 = Vert
quoridor-value-first-4 = Jaune

# Why a move is refused, by the number of the rule
quoridor-rule-6 = Votre pion avance d'une case vers le haut, le bas, la gauche ou la droite, sur une case libre et pas à travers une barrière.
quoridor-rule-7 = Vous ne pouvez sauter que par-dessus un pion voisin, sans barrière ni devant ni derrière lui.
quoridor-rule-8 = Vous ne pouvez contourner un pion que si le saut tout droit est barré, et jamais à travers une barrière.
quoridor-rule-9 = Deux pions à la suite ferment ce passage : on ne saute pas par-dessus les deux.
quoridor-rule-11 = Les barrières ne peuvent pas se recouvrir.
quoridor-rule-12 = Les barrières ne peuvent pas se croiser.
quoridor-rule-13 = Une barrière ne peut pas enfermer un pion : chacun garde un chemin vers son but.
quoridor-rule-14 = Vous n'avez plus de barrières, déplacez donc votre pion.
quoridor-rule-16 = Vous ne pouvez passer que si vous ne pouvez rien faire d'autre.
quoridor-rule-17 = La partie est finie.

# Phases, things, and what a seat shows
quoridor-status-turn = Déplacez votre pion ou posez une barrière
quoridor-status-turn-pawn = Déplacez votre pion
quoridor-fences-left = { $count ->
    [0] Aucune barrière
    [one] Encore { $count } barrière
   *[other] Encore { $count } barrières
}
quoridor-goal-top = But : le côté du haut
quoridor-goal-right = But : le côté droit
quoridor-goal-bottom = But : le côté du bas
quoridor-goal-left = But : le côté gauche

# Lessons: what is to be done, and the answer
quoridor-lesson-step = Vous jouez les rouges et voulez atteindre l'autre côté. Avancez votre pion d'une case.
quoridor-lesson-step-done = Un pion avance d'une case vers le haut, le bas, la gauche ou la droite, jamais en diagonale.
quoridor-lesson-around = Personne ne traverse une barrière. Contournez celle-ci : une case à gauche, puis une case en avant.
quoridor-lesson-around-done = Entre-temps, Bleu a joué : chacun joue à son tour.
quoridor-lesson-fence = Au lieu d'avancer, vous pouvez poser une barrière. Posez-en une juste devant le pion bleu.
quoridor-lesson-fence-done = Une barrière est longue de deux cases, reste pour toujours et bloque tout le monde. Chacun en a dix.
quoridor-lesson-crossing = Les barrières peuvent se toucher. Essayez d'en poser une en travers de celle qui est déjà là.
quoridor-lesson-crossing-done = Refusé, et c'est bien ainsi : les barrières ne peuvent ni se croiser ni se recouvrir.
quoridor-lesson-shut = Il ne reste qu'un passage à Bleu. Essayez de le fermer par une barrière à l'endroit marqué.
quoridor-lesson-shut-done = Ce n'est jamais permis : chaque pion garde au moins un chemin vers son but.
quoridor-lesson-jump = Bleu est juste devant vous. Sautez par-dessus le pion bleu.
quoridor-lesson-jump-done = Vous pouvez sauter tout droit par-dessus un pion voisin quand la case derrière lui est libre.
quoridor-lesson-past = Derrière Bleu, une barrière empêche le saut. Contournez le pion bleu par la gauche ou par la droite.
quoridor-lesson-past-done = C'est possible quand une barrière ou le bord du plateau se trouve juste derrière l'autre pion.
quoridor-lesson-goal = Le premier pion de l'autre côté gagne, peu importe comment. Gagnez en un coup.
quoridor-lesson-goal-done = Vous y êtes. N'importe laquelle des neuf cases de ce côté aurait suffi.
