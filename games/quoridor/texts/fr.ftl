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
