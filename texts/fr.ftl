### Les mots de tous les jeux, en français.

## Names

app-name = Thwart
app-tagline = Des jeux où l'on traverse en barrant la route aux autres
language-name = Français

seat-label = { $seat ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[other] { $seat }
}
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
level-label = Niveau { $level }
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
count-players = { $count ->
    [one] En solo
   *[other] À { $count }
}

## Menu

menu-title = À quoi voulez-vous jouer ?
menu-play = Jouer
menu-quick = Jouer tout de suite contre l'ordinateur
menu-resume = Reprendre une partie enregistrée
menu-replay = Revoir une partie
menu-rules = Règles
menu-rules-of = Règles : { $game }
menu-language = Langue
menu-help = Aide
menu-quit = Quitter
menu-back = Retour
menu-start = Commencer la partie
menu-game = Jeu
menu-players = Combien de personnes jouent ?
menu-options = Options
menu-usual = habituel
menu-seats = Qui joue ?
menu-your-name = Votre nom
menu-level = Quelle force pour l'ordinateur ?
menu-first = Qui commence ?
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
menu-type-number = Tapez un numéro, puis Entrée :
menu-not-a-choice = Tapez un numéro de la liste, s'il vous plaît.

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
clock-own = Une autre pendule
clock-own-ask = Tapez une pendule, par exemple 5:00+3 ou 30/turn :
clock-left = Temps restant
clock-turn-left = Reste pour ce tour
clock-low-you = { $seconds ->
    [one] Il vous reste { $seconds } seconde
   *[other] Il vous reste { $seconds } secondes
}
clock-paused = La pendule est arrêtée

## Status

status-your-turn = À vous de jouer
status-seat-turn = C'est { seat-to } de jouer
status-thinking = L'ordinateur réfléchit
status-thinking-seat = { seat } réfléchit
status-thinking-ahead = { $count ->
    [one] Calcule { $count } coup à l'avance
   *[other] Calcule { $count } coups à l'avance
}
status-thinking-positions = { $count ->
    [one] { $count } position comparée
   *[other] { $count } positions comparées
}
status-waiting = En attente
status-waiting-seat = En attente : { seat-inside }
status-hand-over = Passez l'appareil { seat-to }, puis appuyez sur une touche
status-to-throw-you = Lancez le dé
status-threw-you = Vous avez fait { $number }
status-threw-seat = { seat } a fait { $number }
status-to-draw-you = Retournez une tuile
status-drew-you = Vous avez retourné une tuile
status-drew-seat = { seat } a retourné une tuile
status-passes-you = Vous ne pouvez pas jouer et passez votre tour
status-passes-seat = { seat } ne peut pas jouer et passe son tour
status-begins-you = Vous commencez
status-begins-seat = { seat } commence
status-last-move = Dernier coup : { $move }
status-turn-number = Tour { $number }
status-moves-made = { $count ->
    [0] Aucun coup joué
    [one] { $count } coup
   *[other] { $count } coups
}
status-choose = Choisissez ce que vous déplacez
status-choose-target = Choisissez la destination
status-choose-end = Arrêtez-vous ici ou continuez
status-confirm = Entrée pour valider, Échap pour annuler
status-over = La partie est finie
status-resumed = La partie reprend là où vous l'aviez laissée
status-offline = Connexion perdue, nouvel essai en cours

## Panels

panel-players = À table
panel-moves = Coups
panel-moves-none = Aucun coup pour l'instant
panel-clocks = Pendules
panel-position = Position
panel-stock = En réserve : { $count }
panel-goal = Au but : { $count }
panel-left = Reste à parcourir : { $count }

## Entering moves

input-prompt = Votre coup :
input-not-a-move = Ce n'est pas un coup possible ici.
input-not-allowed = Ce coup n'est pas permis ici.
input-not-understood = « { $text } » ne se lit pas comme un coup.
input-incomplete = Le coup n'est pas encore complet.
input-several = { $count ->
    [one] { $count } coup commence ainsi.
   *[other] { $count } coups commencent ainsi.
}
input-nothing-there = Il n'y a rien à déplacer là.
input-unknown-command = La commande « { $text } » n'existe pas. Tapez ? pour l'aide.
input-yes-no = Répondez par oui ou par non, s'il vous plaît.
answer-yes = Oui
answer-no = Non

## Hints

hint-try = Essayez { $move }
hint-thinking = Recherche d'un bon coup
hint-none = Il n'y a rien à proposer pour l'instant.
hint-only = { $move } est le seul coup

## Taking back

takeback-done = Le dernier tour est repris.
takeback-asked-you = Vous demandez à reprendre votre dernier tour.
takeback-asked-seat = { seat } voudrait reprendre son dernier tour. D'accord ?
takeback-agreed = La reprise est acceptée.
takeback-refused-you = Vous continuez sans reprise.
takeback-refused-seat = { seat } préfère continuer.
takeback-withdrawn-seat = { seat } retire sa demande de reprise.
takeback-lapsed = La demande de reprise n'est plus valable.

## Draw offers

draw-ask = Proposer la nulle ?
draw-offered-you = Vous proposez la nulle.
draw-offered-seat = { seat } propose la nulle. D'accord ?
draw-agreed = La nulle est convenue.
draw-refused-you = Vous refusez la nulle.
draw-refused-seat = { seat } refuse la nulle.
draw-withdrawn-you = Vous retirez votre proposition de nulle.
draw-withdrawn-seat = { seat } retire sa proposition de nulle.
draw-lapsed = La proposition de nulle n'est plus valable.

## Leaving

resign-ask = Abandonner cette partie ?
resign-done = Vous avez abandonné.
abort-ask = Annuler cette partie ? Elle n'aura pas de résultat.
quit-ask = Quitter la partie ? Elle est enregistrée, vous pourrez la reprendre plus tard.
quit-ask-unsaved = Quitter sans enregistrer ?
quit-goodbye = À bientôt
event-resigned-seat = { seat } abandonne.
event-time-you = Votre temps est écoulé.
event-time-seat = { seat } n'a plus de temps.
event-left-seat = { seat } a quitté la partie.
event-returned-you = Vous êtes de retour dans la partie.
event-returned-seat = { seat } est de retour.
event-taken-over-you = L'ordinateur continue pour vous.
event-taken-over-seat = L'ordinateur continue pour { seat-inside }.
event-retired-you = Vous ne jouez plus dans cette partie.
event-retired-seat = { seat } ne joue plus dans cette partie.

## Saving

save-done = Enregistré sous { $file }.
save-failed = La partie n'a pas pu être enregistrée sous { $file } : { $why }
save-resumed = Partie reprise depuis { $file }.
save-ask-name = Nom du fichier :
save-overwrite = { $file } existe déjà. Le remplacer ?
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
result-place = Place { $place }
result-solo-best = { $count ->
    [one] La meilleure solution connue prend { $count } coup.
   *[other] La meilleure solution connue prend { $count } coups.
}
result-solo-equal = On ne connaît pas de solution plus courte.
result-again = Rejouer
result-look = Revoir la partie
result-menu = Retour au menu

## What the match refuses

refuse-turn = Ce n'est pas à vous de jouer.
refuse-turn-seat = C'est { seat-to } de jouer.
refuse-over = La partie est finie.
refuse-seat = Cette place ne joue pas, ou ne joue plus.
refuse-seat-computer = C'est maintenant l'ordinateur qui joue à cette place.
refuse-time = L'horloge a été reculée. Essayez encore, s'il vous plaît.
refuse-clock = La pendule ne le permet pas maintenant.
refuse-clock-over = Votre temps est écoulé.
refuse-clock-running = Il reste du temps à cette pendule.
refuse-chance = Il faut d'abord lancer le dé ou retourner la tuile.
refuse-takeback = Rien ne peut être repris maintenant.
refuse-takeback-off = Cette partie se joue sans reprise de coups.
refuse-takeback-none = Vous n'avez pas encore de tour à reprendre.
refuse-takeback-chance = Un lancer de dé ou une tuile retournée ne se reprend pas.
refuse-takeback-retired = On ne reprend rien d'avant le retrait d'une place.
refuse-takeback-pending = Une reprise est déjà demandée.
refuse-takeback-unasked = Aucune demande de reprise n'attend votre réponse.
refuse-draw = La nulle ne peut pas être proposée maintenant.
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
help-turn = Tourner la barrière ou la tuile
help-throw = Lancer le dé ou retourner une tuile
help-hint = Conseil
help-takeback = Reprendre
help-draw = Proposer la nulle
help-resign = Abandonner
help-save = Enregistrer sous un nom
help-rules = Règles du jeu
help-flip = Tourner le plateau
help-moves = Parcourir les coups
help-redraw = Redessiner l'écran
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

## Window

window-small = La fenêtre est trop petite. Il lui faut au moins { $columns } colonnes et { $rows } lignes.
window-plain = Ce n'est pas un terminal complet : le plateau est dessiné ligne par ligne.

## Fair chance

fair-title = Hasard loyal
fair-commitment = Sceau du secret : { $commitment }
fair-secret = Secret : { $secret }
fair-how = Le sceau a été publié avant le premier lancer et le secret après le dernier : chacun peut vérifier tous les lancers et toutes les tuiles.
fair-verified = { $count ->
    [0] Rien n'a été laissé au hasard dans cette partie.
    [one] { $count } lancer ou tuile vérifié : conforme au sceau.
   *[other] { $count } lancers et tuiles vérifiés : tous conformes au sceau.
}
fair-step = L'étape { $step } ne correspond pas : le secret donne { $expected }, la partie indique { $found }.
fair-trouble = { $where } ne correspond pas : { $what }
fair-seal = Le secret ne correspond pas au sceau.
fair-no-secret = Le secret n'est pas encore publié, car la partie n'est pas finie.
fair-none = Cette partie n'a pas de sceau : ses lancers et ses tuiles ne peuvent pas être vérifiés.

## Files and errors

file-error = { $file }, ligne { $line }, colonne { $column } : { $what }
file-error-line = { $file }, ligne { $line } : { $what }
file-missing = { $file } est introuvable.
file-unreadable = Impossible de lire { $file } : { $why }
file-unwritable = Impossible d'écrire { $file } : { $why }
file-newer = { $file } vient d'une version plus récente de Thwart. Mettez le programme à jour, s'il vous plaît.
file-not-a-match = { $file } n'est pas une partie de Thwart.
file-empty = { $file } est vide.
file-damaged = La fin de { $file } est abîmée. La partie reprend après la dernière étape complète.
file-in-use = { $file } est déjà utilisé dans une autre fenêtre.
error-option = { $option } ne peut pas être { $value } ici : { $why }
error-unknown-game = Le jeu { $game } n'existe pas. Jeux connus : { $known }
error-unknown-language = La langue { $language } n'existe pas. Langues connues : { $known }
error-unexpected = Un problème est survenu : { $what }
