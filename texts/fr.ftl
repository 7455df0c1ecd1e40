### Les mots de tous les jeux, en français.

## Names

app-name = Thwart
language-name = Français

seat-label = { $seat ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[other] { $seat }
}
seat-line = { seat-label } : { $text }
seat = { seat-label }
seat-inside = { seat-label }
seat-of = de { seat-label }
seat-to = à { seat-label }

team = { $team ->
    [red] L'équipe rouge
    [blue] L'équipe bleue
    [green] L'équipe verte
    [yellow] L'équipe jaune
   *[other] { $team }
}
team-inside = { $team ->
    [red] l'équipe rouge
    [blue] l'équipe bleue
    [green] l'équipe verte
    [yellow] l'équipe jaune
   *[other] { $team }
}

## Players

player-you = Vous
player-person = Une autre personne, ici
player-computer = Ordinateur
player-computer-level = Ordinateur, niveau { $level } : { level-name }
level-name = { $level ->
    [1] très doux
    [2] facile
    [3] détendu
    [4] régulier
    [5] habile
    [6] fort
    [7] expert
   *[8] pleine force
}

## Menu

menu-title = À quoi voulez-vous jouer ?
menu-resume = Reprendre une partie enregistrée
menu-rules-of = Règles : { $game }
menu-language = Langue
menu-quit = Quitter
menu-start = Commencer la partie
menu-game = Jeu
menu-name = Nom
menu-clock = Pendule
menu-leaving = Si quelqu'un s'en va
menu-leaving-computer = L'ordinateur prend la place
menu-leaving-retire = La place est retirée du jeu
menu-takebacks = Reprise de coups
menu-takebacks-on = Permise, si les autres sont d'accord
menu-takebacks-off = Non permise
menu-repetition = Même position pour la troisième fois
menu-repetition-on = Partie nulle
menu-repetition-off = On continue
menu-saved-none = Il n'y a pas encore de partie enregistrée.
menu-saved-entry = { $game }, { $date }, { $count ->
    [one] { $count } tour joué
   *[other] { $count } tours joués
}
menu-keys = Flèches pour choisir, Entrée pour valider, Échap pour revenir

## Clocks

clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
clock-limit = { $limit ->
    [one] { $limit } seconde
   *[other] { $limit } secondes
}
clock-none = Sans pendule
clock-total = { clock-minutes } par personne
clock-increment = { clock-minutes } par personne, plus { clock-seconds } par tour
clock-turn = { clock-limit } par tour
clock-total-turn = { clock-minutes } par personne, au plus { clock-limit } par tour
clock-increment-turn = { clock-minutes } par personne, plus { clock-seconds } par tour, au plus { clock-limit } par tour
clock-low = Votre temps est bientôt écoulé.

## Status

status-your-turn = À vous de jouer
status-seat-turn = C'est { seat-to } de jouer
status-thinking-seat = { seat } réfléchit
status-thinking-ahead = { $count ->
    [one] Calcule { $count } coup à l'avance
   *[other] Calcule { $count } coups à l'avance
}
status-threw-you = Vous avez fait { $number }
status-threw-seat = { seat } a fait { $number }
status-drew-you = Vous avez retourné une tuile
status-drew-seat = { seat } a retourné une tuile
status-passes-you = Vous ne pouvez pas jouer et passez votre tour
status-choose-target = Choisissez la destination
status-over = La partie est finie
status-standstill = { $count ->
    [one] Sans progrès, le camp en tête gagne dans { $count } tour
   *[other] Sans progrès, le camp en tête gagne dans { $count } tours
}
status-resumed = La partie reprend là où vous l'aviez laissée

## Panels

panel-moves = Coups
panel-moves-none = Aucun coup pour l'instant

## Entering moves

input-prompt = Votre coup :
input-not-a-move = Ce n'est pas un coup possible ici.
input-not-allowed = Ce coup n'est pas permis ici.
input-not-understood = « { $text } » ne se lit pas comme un coup.
input-several = { $count ->
    [one] { $count } coup commence ainsi.
   *[other] { $count } coups commencent ainsi.
}
input-nothing-there = Il n'y a rien à déplacer là.
input-yes-no = Répondez par oui ou par non, s'il vous plaît.
answer-yes = Oui
answer-no = Non

## Hints

hint-try = Essayez { $move }
hint-thinking = Recherche d'un bon coup
hint-none = Il n'y a rien à proposer pour l'instant.

## Taking back

takeback-done = Le dernier tour est repris.
takeback-asked-you = Vous demandez à reprendre votre dernier tour.
takeback-asked-seat = { seat } voudrait reprendre son dernier tour. D'accord ?
takeback-refused-you = Vous continuez sans reprise.
takeback-refused-seat = { seat } préfère continuer.
takeback-lapsed = La demande de reprise n'est plus valable.

## Draw offers

draw-offered-you = Vous proposez la nulle.
draw-offered-seat = { seat } propose la nulle. D'accord ?
draw-refused-you = Vous refusez la nulle.
draw-refused-seat = { seat } refuse la nulle.
draw-lapsed = La proposition de nulle n'est plus valable.

## Leaving

resign-ask = Abandonner cette partie ?
quit-ask = Quitter la partie ? Elle est enregistrée, vous pourrez la reprendre plus tard.
event-returned-you = Vous êtes de retour dans la partie.
event-returned-seat = { seat } est de retour.
event-taken-over-you = L'ordinateur continue pour vous.
event-taken-over-seat = L'ordinateur continue pour { seat-inside }.
event-retired-you = Vous ne jouez plus dans cette partie.
event-retired-seat = { seat } ne joue plus dans cette partie.

## Saving

save-done = Enregistré sous { $file }.
save-failed = La partie n'a pas pu être enregistrée sous { $file } : { $why }
save-ask-name = Nom du fichier :
save-always = Chaque coup est enregistré aussitôt.

## Endings

ending-rules-you = Vous avez atteint le but en premier : vous gagnez.
ending-rules-your-team = Votre équipe a atteint le but en premier et gagne.
ending-rules-seat = { seat } a atteint le but en premier et gagne.
ending-rules-team = { team } a atteint le but en premier et gagne.
ending-rules-solo = { $count ->
    [one] Vous avez atteint le but en { $count } coup.
   *[other] Vous avez atteint le but en { $count } coups.
}
ending-last-you = Tous les autres ont quitté la partie. Vous gagnez.
ending-last-your-team = Tous les autres ont quitté la partie. Votre équipe gagne.
ending-last-seat = Tous les autres ont quitté la partie. { seat } gagne.
ending-last-team = Tous les autres ont quitté la partie. { team } gagne.
ending-stuck-you = Personne ne peut plus jouer. Vous menez et gagnez.
ending-stuck-your-team = Personne ne peut plus jouer. Votre équipe mène et gagne.
ending-stuck-seat = Personne ne peut plus jouer. { seat } mène et gagne.
ending-stuck-team = Personne ne peut plus jouer. { team } mène et gagne.
ending-stuck-draw = Personne ne peut plus jouer et personne ne mène : partie nulle.
ending-standstill-you = Cinquante tours sans progrès. Vous menez et gagnez.
ending-standstill-your-team = Cinquante tours sans progrès. Votre équipe mène et gagne.
ending-standstill-seat = Cinquante tours sans progrès. { seat } mène et gagne.
ending-standstill-team = Cinquante tours sans progrès. { team } mène et gagne.
ending-standstill-draw = Cinquante tours sans progrès, et personne ne mène : partie nulle.
ending-agreed-draw = Partie nulle d'un commun accord.
ending-repetition-draw = La même position est apparue pour la troisième fois : partie nulle.
ending-resigned-you = Vous gagnez par abandon.
ending-resigned-your-team = Votre équipe gagne par abandon.
ending-resigned-seat = { seat } gagne par abandon.
ending-resigned-team = { team } gagne par abandon.
ending-resigned-solo = Vous avez arrêté avant le but.
ending-time-you = Vous gagnez au temps.
ending-time-your-team = Votre équipe gagne au temps.
ending-time-seat = { seat } gagne au temps.
ending-time-team = { team } gagne au temps.
ending-time-solo = Votre temps s'est écoulé avant le but.
ending-abandoned-you = L'autre camp est parti. Vous gagnez.
ending-abandoned-your-team = L'autre camp est parti. Votre équipe gagne.
ending-abandoned-seat = L'autre camp est parti. { seat } gagne.
ending-abandoned-team = L'autre camp est parti. { team } gagne.
ending-abandoned-solo = Vous avez quitté la partie avant le but.
ending-aborted-none = La partie a été annulée et n'a pas de résultat.
result-win-you = Vous gagnez.
result-win-your-team = Votre équipe gagne.
result-win-seat = { seat } gagne.
result-win-team = { team } gagne.
result-draw = Partie nulle.
result-none = Pas de résultat.

## What the match refuses

refuse-turn = Ce n'est pas à vous de jouer.
refuse-over = La partie est finie.
refuse-seat = Cette place ne joue pas, ou ne joue plus.
refuse-seat-computer = C'est maintenant l'ordinateur qui joue à cette place.
refuse-time = L'horloge a été reculée. Essayez encore, s'il vous plaît.
refuse-clock-over = Votre temps est écoulé.
refuse-clock-running = Il reste du temps à cette pendule.
refuse-chance = Il faut d'abord lancer le dé ou retourner la tuile.
refuse-takeback-off = Cette partie se joue sans reprise de coups.
refuse-takeback-none = Vous n'avez pas encore de tour à reprendre.
refuse-takeback-chance = Un lancer de dé ou une tuile retournée ne se reprend pas.
refuse-takeback-retired = On ne reprend rien d'avant le retrait d'une place.
refuse-takeback-pending = Une reprise est déjà demandée.
refuse-takeback-unasked = Aucune demande de reprise n'attend votre réponse.
refuse-draw-pending = La nulle est déjà proposée.
refuse-draw-again = Vous pourrez proposer la nulle de nouveau après votre prochain coup.
refuse-draw-unasked = Aucune proposition de nulle n'attend votre réponse.
refuse-draw-solo = Il n'y a personne avec qui convenir d'une nulle.
refuse-abort = Une partie ne peut être annulée que tant que tout le monde n'a pas joué.
refuse-level = Les niveaux vont de 1 à 8.

## Help

help-title = Aide
help-board = Sur le plateau
help-match = Pendant la partie
help-arrows = Déplacer le pointeur
help-enter = Choisir, valider
help-escape = Revenir, annuler
help-tab = Destination suivante ; compléter un coup tapé
help-typing = Taper un coup, puis Entrée
help-mouse = Un clic choisit, un second clic joue
help-hint = Conseil
help-takeback = Reprendre
help-draw = Proposer la nulle
help-resign = Abandonner
help-save = Enregistrer sous un nom
help-rules = Règles du jeu
help-moves = Parcourir les coups
help-language = Changer de langue
help-help = Cette aide
help-quit = Partir ; la partie est conservée
help-close = Appuyez sur une touche pour fermer
help-more = Espace pour la suite, q pour fermer

## Playing line by line

lines-greeting = Tapez un coup, ? pour l'aide, ou quit pour partir.
lines-help =
    Tapez un coup ou l'un de ces mots :
    moves : tous les coups possibles maintenant
    hint : un conseil
    undo : reprendre votre dernier tour
    offer : proposer la nulle
    clock : le temps restant
    board : redessiner le plateau
    rules : les règles du jeu
    save FICHIER : enregistrer la partie sous un nom
    resign : abandonner la partie
    quit : partir ; la partie est conservée
keys-play = Entrée choisir | : taper un coup | h conseil | u reprendre | ? aide | q quitter
keys-over = n rejouer | m coups | s enregistrer | R règles | q quitter
replay-turn = Tour { $number } sur { $total }, { seat-label }
replay-prompt = Entrée tour suivant | p tour précédent | un nombre mène à ce tour | q quitter :

## Window

window-small = La fenêtre est trop petite. Il lui faut au moins { $columns } colonnes et { $rows } lignes.

## Files and errors

file-unreadable = Impossible de lire { $file } : { $why }
file-damaged = La fin de { $file } est abîmée. La partie reprend après la dernière étape complète.
file-in-use = { $file } est déjà utilisé dans une autre fenêtre.
error-unexpected = Un problème est survenu : { $what }

## Web

menu-play = Jouer
menu-back = Retour
menu-options = Options
menu-seats = Qui joue ?
menu-level = Quelle force pour l'ordinateur ?
result-again = Rejouer
status-moves-made = { $count ->
    [0] Aucun coup joué
    [one] { $count } coup
   *[other] { $count } coups
}
status-passes-seat = { seat } ne peut pas jouer et passe son tour
status-choose = Choisissez ce que vous déplacez
web-pass = Passer
web-confirm = Confirmer
web-cancel = Annuler
web-theme = Apparence
web-theme-system = Comme l'appareil
web-theme-light = Clair
web-theme-dark = Sombre

## Learn

menu-learn = Apprendre
menu-rules = Règles
rules-contents = Sommaire
rules-none = Il n'y a rien à lire ici.
rules-diagram = Plateau : { $game }
rules-diagram-marked = Plateau : { $game }. Marqué : { $sites }
learn-try = Essayer sur le plateau
learn-title = Apprendre : { $game }
learn-step = Étape { $number } sur { $total }
learn-next = Suivant
learn-previous = Précédent
learn-show = Montrez-moi
learn-restart = Depuis le début
learn-play = Jouer maintenant
learn-not-this = Ce coup est permis, mais ici on en attend un autre. Essayez encore.
learn-finished = Vous savez maintenant tout ce qu'il faut pour une première partie.

## Study

study-title = Étude
study-all = Étudier des parties et des positions
study-this = Étudier cette partie
study-finished = Parties terminées
study-finished-none = Aucune partie n'a encore été terminée sur cet appareil.
study-start = Avant le premier coup
study-retired = se retire
study-slider = Endroit de la partie
study-first = Au début
study-back = Un pas en arrière
study-forward = Un pas en avant
study-last = À la fin
study-play = Dérouler
study-pause = Pause
study-turn-board = Tourner le plateau
study-side-line = Variante
study-to-match = Retour à la partie
study-analysis = Analyse
study-show = Montrer l'analyse
study-show-routes = Montrer les plus courts chemins
study-route-steps = { $count ->
    [one] un pas jusqu'au but
   *[other] { $count } pas jusqu'au but
}
study-looking = Examen de la position
study-lines = Meilleurs coups
study-win-in = { $count ->
    [one] Gagne en un pas
   *[other] Gagne en { $count } pas
}
study-loss-in = { $count ->
    [one] Perd en un pas
   *[other] Perd en { $count } pas
}
study-review = Analyser toute la partie
study-stop = Arrêter
study-progress = { $done } pas sur { $total }
study-graph = Les chances au fil de la partie
study-no-mistake = Personne n'a fait d'erreur nette.
study-first-mistake = Première erreur : tour { $number }, { seat-label }
study-mistakes = Erreurs
study-given-away = Perdu
study-luck = Chance
study-mark-inaccuracy = Pas tout à fait juste
study-mark-mistake = Erreur
study-mark-blunder = Grave erreur
study-better = { $move } aurait été meilleur de { $loss }
study-copy-link = Copier le lien
study-copy-record = Copier la feuille
study-download = Enregistrer dans un fichier
study-verify = Vérifier l'équité
study-link-copied = Le lien est copié.
study-record-copied = La feuille de partie est copiée.
study-copy-yourself = Le navigateur n'autorise pas la copie ici. Copiez le texte ci-dessous.
study-verify-legal = { $count ->
    [0] Il n'y a aucun pas à vérifier.
    [one] L'unique pas est permis.
   *[other] Les { $count } pas sont permis.
}
study-verify-fair = { $count ->
    [one] L'unique lancer ou tuile est celui que donne le secret scellé avant la partie : personne n'a pu le changer.
   *[other] Les { $count } lancers et tuiles sont ceux que donne le secret scellé avant la partie : personne n'a pu les changer.
}
study-verify-sealed = Les lancers et les tuiles sont scellés. On pourra les vérifier quand le secret sera révélé.
study-verify-unknown = La feuille ne dit pas d'où viennent les lancers et les tuiles : on ne peut donc pas les vérifier.
study-verify-none = Le hasard n'y joue aucun rôle.
study-verify-trouble = Quelque chose ne va pas ({ $where }) : { $what }
study-bad-link = Ce lien est abîmé. Copiez le lien entier et réessayez.
study-bad-record = Cela ne peut pas être lu comme la feuille d'une partie.
study-import = Ouvrir une feuille de partie
study-import-hint = Collez une ou plusieurs feuilles, ou choisissez un fichier. Rien ne quitte votre appareil.
study-import-text = Feuille de partie
study-import-open = Ouvrir
study-import-file = Depuis un fichier
study-import-long = Ce fichier est trop long pour une feuille de partie.
study-import-several = { $count } feuilles. Laquelle voulez-vous voir ?
study-edit = Modifier cette position
study-editor = Composer une position
study-editor-hint = Choisissez ce que vous voulez poser, puis touchez le plateau. Touchez encore pour l'enlever.
study-editor-tool = Poser
study-tool-fences = Barrières
study-tool-blockers = Barricades
study-editor-seat = À qui de jouer
study-editor-fences = Barrières restantes
study-editor-phase = Ce qui suit
study-phase-opening = Les lancers pour commencer
study-phase-roll = Un lancer
study-phase-thrown = Un coup de { $number }
study-phase-place = Poser une barricade
study-phase-draw = Retourner une tuile
study-phase-move = Un coup
study-editor-text = Position en texte
study-editor-refused = Ce n'est pas une position de ce jeu ({ $field }).
study-editor-study = Étudier cette position
study-editor-play = Jouer à partir d'ici
study-editor-start = Départ habituel

## Online

web-abort = Annuler
online-title = Jouer en ligne
online-go-back = Retourner à { $game }, salle { $code }
online-friend = Jouer avec un ami
online-lobby = Salon
online-lobby-empty = Personne n'attend pour l'instant. Ouvrez une salle, et elle figurera ici.
online-create = Ouvrir une salle
online-join = Rejoindre
online-watch = Regarder
online-seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
online-where = Où jouer
online-where-here = Sur cet appareil
online-where-link = En ligne, avec ceux qui reçoivent le lien
online-where-lobby = En ligne, ouverte à tous dans le salon
online-anybody = Libre pour quelqu'un d'autre
online-public = dans le salon
online-private = privée
online-room = Salle
online-open-seat = Place libre
online-name = Votre nom, si vous voulez
online-sit = S'asseoir ici
online-stand = Se lever
online-ready = Prêt
online-not-ready = Pas encore prêt
online-host = Hôte
online-seat-computer = Ordinateur
online-free-seat = Libérer la place
online-waiting-players = En attente de joueurs
online-waiting-ready = En attente que tout le monde soit prêt
online-waiting-host = En attente de { $name } pour commencer
online-can-start = Tout le monde est là. Vous pouvez commencer.
online-invite = Envoyez ce lien à qui doit jouer ou regarder.
online-copy = Copier le lien
online-copied = Copié
online-share = Partager
online-return = Continuer sur un autre appareil
online-return-what = Ce lien ouvre votre place. Gardez-le pour vous.
online-no-server = Aucun serveur ne répond. Les salles en ont besoin ; tout le reste fonctionne sans.
online-reconnecting = La connexion est perdue et se rétablit. Rien n'est perdu.
online-outdated = Il y a une nouvelle version. Rechargez la page, s'il vous plaît.
online-reload = Recharger
online-missing = Cette salle n'existe pas ou a été fermée.
online-taken = Quelqu'un a été plus rapide. Choisissez une autre place, s'il vous plaît.
online-refused = Ce n'est pas possible maintenant.
online-guest = Invité { $number }
online-away = absent
online-away-until = absent, encore { $time }
online-watching = Vous regardez.
online-spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
online-rematch-you = Vous voulez rejouer.
online-rematch-other = { $name } veut rejouer.
online-next-match = À la partie suivante
online-chat = Discussion
online-chat-say = Dites quelque chose
online-chat-send = Envoyer
online-chat-none = Personne n'a encore rien dit.
online-chat-mute = Ne plus entendre { $name }
online-chat-unmute = Entendre de nouveau { $name }
online-chat-off = La discussion est fermée dans cette salle.
online-chat-allow = Discussion dans cette salle
refuse-out-of-date = Il s'est passé quelque chose entre-temps. Regardez de nouveau, s'il vous plaît.
refuse-too-many = C'était trop à la fois. Attendez un instant, s'il vous plaît.
refuse-unavailable = Le serveur ne peut pas le faire pour l'instant. Réessayez, s'il vous plaît.
account-title = Compte
account-why = Personne n'en a besoin pour jouer. Il garde votre classement et vos parties.
account-password = Mot de passe
account-sign-in = Se connecter
account-sign-up = Nouveau compte
account-sign-out = Se déconnecter
account-wrong = Le nom ou le mot de passe est faux.
account-password-short = Un mot de passe compte au moins huit caractères.
account-name-taken = Quelqu'un porte déjà ce nom. Choisissez-en un autre, s'il vous plaît.
account-name-form = Un nom compte de 2 à 24 lettres de a à z, chiffres, tirets ou tirets bas.
account-rated = Classée, si tous ont un compte
account-ratings = Classements
account-ratings-none = Pas encore de partie classée.
account-matches = Parties
account-matches-none = Pas encore de parties.
account-matches-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
account-rating-change = Votre classement : { $before } → { $after }
account-lost = Perdue

## Board and settings

settings-title = Réglages
settings-playing = Jouer
settings-looking = Apparence et son
settings-confirm = Confirmer les coups
settings-confirm-touch = En jouant au doigt
settings-confirm-always = Toujours
settings-confirm-never = Jamais
settings-pace = Rythme
settings-pace-calm = Calme
settings-pace-usual = Normal
settings-pace-quick = Immédiat, sans mouvement
settings-throws = Lancer le dé et retourner les tuiles pour moi
settings-passes = Passer pour moi quand je ne peux pas jouer
settings-coordinates = Noms des rangées et des colonnes sur le plateau
settings-sounds = Sons
settings-patterns = Chaque place a sa couleur, sa forme et son motif : rien ne dépend de la seule couleur.
web-turn = Tourner
web-whole-board = Tout le plateau
board-help = Les flèches vont de place en place, N à la prochaine que vous pouvez choisir, R entre une case et ses barrières. Entrée choisit, Échap annule.
refuse-shuts-in-you = Cette barrière vous enfermerait : il ne resterait aucun chemin vers votre but.
refuse-shuts-in-seat = Cette barrière enfermerait { seat-inside } : il ne resterait aucun chemin vers le but.
site-at = { $place }, { $what }
site-empty = vide
site-blocker = barricade
site-fence = barrière { $place }
site-fence-free = place pour une barrière { $place }
site-die = dé : { $number }
site-goal = but
site-start = départ
site-hand = tuile en main
site-white-square = carré blanc
site-white-circle = cercle blanc
site-blue-square = carré bleu
site-blue-circle = cercle bleu
site-no-tile = pas encore de tuile
move-to = vers { $to }
move-from-to = de { $from } à { $to }
move-house = la maison
move-blocker = barricade sur { $place }
move-tile = tuile sur { $place }
move-draw = pioche une tuile

## Puzzles for one

solo-par = Par : { $count }
solo-hint-proven = Essayez { $move }. { $count ->
    [one] Il faut un coup, et moins est impossible.
   *[other] Il faut { $count } coups, et moins est impossible.
}
solo-hint-found = Essayez { $move }. { $count ->
    [one] Le but peut être atteint en un coup.
   *[other] Le but peut être atteint en { $count } coups, peut-être moins.
}
daily-title = Problème du jour
daily-text = { $count ->
    [one] Amenez tous les pions dans le camp d'arrivée. Un coup suffit.
   *[other] Amenez tous les pions dans le camp d'arrivée. { $count } coups suffisent.
}
daily-none = Le problème du jour n'a pas pu être créé. Réessayez plus tard.
daily-share = Partager le résultat
daily-copied = Copié : collez-le où vous voulez.
daily-result = Thwart, problème du { $date } (minimum : { $best }) : { $count ->
    [one] un coup
   *[other] { $count } coups
}
