# Star Halma: the words a player sees.

halma-name = Dames chinoises
halma-tagline = Des pas et des sauts à travers l'étoile, jusqu'à la branche opposée

# Setup
halma-option-players = Joueurs
halma-value-players-1 = Un joueur (Halma Solo)
halma-value-players-2 = Deux joueurs
halma-value-players-3 = Trois joueurs
halma-option-men = Pions
halma-value-men-10 = Dix pions chacun
halma-value-men-15 = Quinze pions chacun
halma-option-seating = Places à deux
halma-value-seating-opposite = Face à face
halma-value-seating-skip = Avec une branche entre les deux
halma-option-win = Ce qui gagne
halma-value-win-strict = Un de vos pions sur chaque point du but
halma-value-win-filled = Le but plein, avec au moins un de vos pions
halma-option-first = Qui commence
halma-value-first-1 = Rouge
halma-value-first-2 = Bleu
halma-value-first-3 = Vert

# Why a move is refused, by the number of the rule
halma-rule-5 = Déplacez l'un de vos propres pions.
halma-rule-6 = Ce point est occupé. Un pion va sur un point libre.
halma-rule-7 = Vous ne pouvez sauter que par-dessus un pion placé sur un point voisin.
halma-rule-8 = Un coup finit sur un autre point, à un pas ou au bout d'une chaîne de sauts.
halma-rule-9 = Un coup est un pas ou une chaîne de sauts, jamais les deux.
halma-rule-12 = Vous ne pouvez passer que si aucun de vos pions ne peut bouger.
halma-rule-15 = La partie est finie.

# Phases, things, and what a seat shows
halma-status-turn = Déplacez l'un de vos pions, d'un pas ou par des sauts
halma-men-home = { $count } sur { $total } dans le camp d'arrivée
halma-goal-top = But : la branche du haut
halma-goal-upper-right = But : la branche en haut à droite
halma-goal-lower-right = But : la branche en bas à droite
halma-goal-bottom = But : la branche du bas
halma-goal-lower-left = But : la branche en bas à gauche
halma-goal-upper-left = But : la branche en haut à gauche

# Lessons: what is to be done, and the answer
halma-lesson-step = Vous jouez les rouges. Tous vos pions doivent atteindre le camp d'en face. Sortez d'un pas de votre camp avec l'un d'eux.
halma-lesson-step-done = Un pas mène à n'importe quel point voisin libre, dans six directions, en arrière aussi.
halma-lesson-jump = Un pion peut aussi sauter. Sortez de votre camp en sautant par-dessus un de vos pions.
halma-lesson-jump-done = Vous pouvez sauter par-dessus un pion voisin quand le point juste derrière lui est libre.
halma-lesson-others = On peut aussi sauter par-dessus les pions des autres. Sautez par-dessus le pion bleu.
halma-lesson-others-done = On ne prend jamais rien : le pion bleu reste où il est.
halma-lesson-chain = Après un saut, le même pion peut sauter encore. Sautez trois fois de suite, jusqu'au point marqué.
halma-lesson-chain-done = Toute une chaîne est un seul coup, et vous pouvez vous arrêter après chaque saut.
halma-lesson-two = Essayez de sauter par-dessus deux pions à la fois, jusqu'au point marqué.
halma-lesson-two-done = On saute par-dessus un pion à la fois. Et un coup est un pas ou une chaîne de sauts, jamais les deux.
halma-lesson-goal = Vous gagnez quand chaque point du camp d'en face porte un de vos pions. Faites entrer le dernier.
halma-lesson-goal-done = Le camp est plein. En chemin, vos pions peuvent s'arrêter partout, dans toutes les branches de l'étoile.
halma-lesson-solo = On peut aussi jouer seul : il s'agit de jouer le moins de coups possible. Ici, deux suffisent.
halma-lesson-solo-done = Une chaîne compte pour un coup. La traversée entière demande au moins 27 coups avec dix pions.
