# Shibuya: the words a player sees.

shibuya-name = Shibuya
shibuya-tagline = À travers les tuiles, en suivant une couleur ou une forme

# Setup
shibuya-option-mode = Type de partie
shibuya-value-mode-classic = Deux joueurs, on pave d'abord le terrain
shibuya-value-mode-open = Deux joueurs, terrain ouvert au départ
shibuya-value-mode-teams = Deux équipes de deux
shibuya-option-first = Qui commence
shibuya-value-first-1 = Rouge, en bas
shibuya-value-first-2 = Jaune, à gauche
shibuya-value-first-3 = Rouge, en haut
shibuya-value-first-4 = Jaune, à droite

# Why a move is refused, by the number of the rule
shibuya-rule-2 = Il n'y a plus de telle tuile dans la pioche.
shibuya-rule-6 = D'abord, une tuile est retournée et posée sur un emplacement qui lui est ouvert.
shibuya-rule-7 = Choisissez d'abord : marcher avec un pion ou piocher une tuile.
shibuya-rule-8 = Marchez avec un pion de votre couleur. Au départ, il lui faut devant lui une case libre avec une tuile, et il entre par votre propre côté.
shibuya-rule-9 = Une marche passe par des cases libres qui ont toutes la couleur, ou toutes la forme, de la première.
shibuya-rule-10 = Seules vos propres arrivées libres vous sont ouvertes, et une marche qui finit devant l'une d'elles y entre.
shibuya-rule-11 = Vous ne pouvez pas vous arrêter sur une tuile qui porte un autre de vos pions.
shibuya-rule-12 = Vous ne pouvez pas vous arrêter devant un départ ou une arrivée de l'autre camp.
shibuya-rule-13 = Un pion arrivé ne bouge plus.
shibuya-rule-14 = Une tuile de la pioche recouvre une tuile sans pion qui n'en recouvre pas une autre.
shibuya-rule-16 = Vous ne pouvez passer que si vous ne pouvez rien faire d'autre.
shibuya-rule-17 = La partie est finie.

# Phases, things, and what a seat shows
shibuya-status-draw = Une tuile est retournée
shibuya-status-lay = Posez la tuile
shibuya-status-move = Marchez avec un pion ou piochez une tuile
shibuya-status-move-walk = Marchez avec un pion
shibuya-in-goal = { $count ->
    [0] Aucun pion arrivé
    [one] { $count } pion arrivé
   *[other] { $count } pions arrivés
}
shibuya-tiles-left = { $count ->
    [0] La pioche est vide
    [one] Encore { $count } tuile dans la pioche
   *[other] Encore { $count } tuiles dans la pioche
}
shibuya-passed = { $count ->
    [one] { $count } joueur a passé
   *[other] { $count } joueurs ont passé à la suite
}

# Instead of the words of every game, where somebody has won
shibuya-ending-rules-you = Assez de pions sont arrivés. Vous gagnez.
shibuya-ending-rules-your-team = Assez de pions sont arrivés. Votre équipe gagne.
shibuya-ending-rules-seat = Assez de pions sont arrivés. { seat } gagne.
shibuya-ending-rules-team = Assez de pions sont arrivés. { team } gagne.

# Lessons: what is to be done, and the answer
shibuya-lesson-lay = Vous jouez les rouges. D'abord, on pave le terrain : retournez une tuile, puis posez-la sur un emplacement vide.
shibuya-lesson-lay-done = L'endroit touché décide de l'orientation de la tuile. Quand les seize emplacements sont pavés, on marche.
shibuya-lesson-colour = Un pion marche aussi loin que vous voulez sur des cases d'une couleur. Allez du départ marqué à la case marquée, par les cases blanches.
shibuya-lesson-colour-done = Un pion au départ compte comme s'il était sur la case devant lui. Les cases occupées barrent la route.
shibuya-lesson-shape = Ou bien il suit une forme. Marchez sur des carrés, blancs ou bleus, jusqu'à la case marquée.
shibuya-lesson-shape-done = Couleur ou forme : vous en choisissez une pour toute la marche.
shibuya-lesson-tile = Un autre de vos pions est sur la tuile de la case marquée. Essayez tout de même de vous y arrêter.
shibuya-lesson-tile-done = On peut traverser une telle tuile, mais pas s'y arrêter. Un pion jaune n'y gênerait pas.
shibuya-lesson-front = Essayez de vous arrêter sur la case marquée, devant une arrivée jaune.
shibuya-lesson-front-done = Devant les départs et les arrivées de l'autre camp, on ne fait que passer. Si vous ne pouvez rien faire du tout, vous passez votre tour.
shibuya-lesson-goal = Vos arrivées sont de l'autre côté. Entrez dans celle qui est marquée, par les cases blanches.
shibuya-lesson-goal-done = Une marche qui finit devant une de vos arrivées libres y entre, et le pion y reste.
shibuya-lesson-cover = Au lieu de marcher, vous pouvez piocher une tuile. Touchez la pioche, puis recouvrez une tuile de votre choix.
shibuya-lesson-cover-done = La tuile du dessous ne doit ni porter de pion ni en recouvrir déjà une autre.
shibuya-lesson-win = Vous gagnez avec trois pions arrivés de plus que l'autre camp, ou avec six en tout. Faites entrer le troisième.
shibuya-lesson-win-done = En équipes, les partenaires se font face, déplacent les mêmes pions sur le terrain et gagnent ensemble.
