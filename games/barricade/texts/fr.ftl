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
