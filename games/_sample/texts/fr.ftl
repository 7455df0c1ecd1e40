# Sample: the words a player sees.

sample-name = Sample
sample-tagline = Courez sur la piste et posez des pierres sur le chemin

# Setup
sample-option-players = Joueurs
sample-value-players-2 = Deux joueurs
sample-value-players-3 = Trois joueurs
sample-value-players-4 = Quatre joueurs
sample-option-teams = Équipes
sample-value-teams-none = Chacun pour soi
sample-value-teams-pairs = Deux paires
sample-option-first = Qui commence
sample-value-first-1 = Rouge
sample-value-first-2 = Bleu
sample-value-first-3 = Vert
sample-value-first-4 = Jaune

# Why a move is refused, by the number of the rule
sample-rule-3 = Lancez d'abord le dé.
sample-rule-4 = Vous avez déjà lancé le dé.
sample-rule-5 = Le coureur avance exactement du nombre lancé.
sample-rule-6 = Un coureur ne passe pas une pierre.
sample-rule-7 = Une course ne finit pas sur la case de votre partenaire.
sample-rule-8 = Une pierre va de votre main sur une case libre, à partir de d.
sample-rule-9 = Vous ne pouvez passer que si rien d'autre n'est possible.
sample-rule-10 = La partie est finie.
