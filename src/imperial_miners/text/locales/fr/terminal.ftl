### The plain mode of the terminal and what its commands say, in French.

## Words that can be typed, the shown one first. The English ones are understood in every language.

plain-word-help = aide, a
plain-word-mine = mine, m
plain-word-hand = main
plain-word-boards = plateaux, plateau
plain-word-players = joueurs
plain-word-event = événement, evenement
plain-word-card = carte
plain-word-decks = paquets, paquet
plain-word-log = journal
plain-word-rules = règle, règles, regle, regles
plain-word-undo = annuler
plain-word-hint = conseil
plain-word-why = pourquoi, w
plain-word-agree = accepter
plain-word-skip = passer
plain-word-save = sauvegarder
plain-word-quit = quitter

## What these words do.

plain-does-help = montre ces mots
plain-does-mine = votre mine ; avec le nom d’un joueur, la sienne
plain-does-hand = les cartes de votre main
plain-does-boards = les plateaux Progrès
plain-does-players = ce que possède chacun
plain-does-event = l’événement de cette manche
plain-does-card = une carte, par son nom ou une partie de son nom
plain-does-decks = combien de cartes restent dans les paquets et ce que contiennent les défausses
plain-does-log = ce qui vient de se passer
plain-does-rules = une règle, par son numéro ; sans numéro, celle de la question posée
plain-does-undo = reprend votre dernière réponse ; annuler carte ou annuler tour reprend davantage
plain-does-hint = un conseil, un pas de plus à chaque fois : où regarder, une bonne suite, pourquoi
plain-does-why = pourquoi un robot a fait cela (avec son nom), ou pourquoi un choix est impossible (avec ses mots)
plain-does-agree = accepte les conseils quand plusieurs personnes jouent, ou ne les accepte plus
plain-does-skip = passe les explications d’une partie guidée, ou les montre de nouveau
plain-does-save = sauvegarde la partie
plain-does-quit = sauvegarde la partie et la quitte
plain-help-answers = Répondez par le numéro d’une option, par sa clé entre crochets ou par des mots qu’elle contient.

## The table.

plain-begin = { $count ->
    [1] Une partie d’{ game-title } en solo commence.
   *[other] Une partie d’{ game-title } à { player-count } commence.
}
plain-continued = Une partie sauvegardée d’{ game-title } reprend.
plain-seats = À la table : { $players }.
plain-bot = { $player } (robot : { $bot })
plain-bot-random = hasard
plain-bot-greedy = avide
plain-bot-planner = planificateur
plain-bot-expert = expert
plain-you = { $player } (vous)
plain-seed-hash = Le SHA-256 de la graine est { $hash }. La graine elle-même sera montrée à la fin.
plain-fair = Les cartes sont distribuées à partir d’un secret du serveur et de ce que chaque place y ajoute. Le SHA-256 du secret est { $hash } ; votre part est { $adds }.
plain-fair-kept = Vérifié : les cartes ont été distribuées à partir du secret dont le SHA-256 vous avait été montré, et votre part y est.
plain-fair-broken = Attention : les cartes n’ont pas été distribuées à partir du secret dont le SHA-256 vous avait été montré, ou votre part n’y est pas.
plain-typing = Tapez « { $word } » pour voir les mots utilisables.
plain-have = Vous avez { $coins }, { $vp }, { $carts } et { $cards } en main.
plain-now = { $line } (désormais { $totals })
plain-pass = Passez le clavier à { $player }.
plain-enter = { $player }, appuyez sur Entrée pour continuer.
plain-turn = { $player }, c’est à vous.
plain-and = { $first } et { $second }

## What is shown on request.

plain-mine = { $you ->
    [yes] Votre mine :
   *[no] La mine de { $player } :
}
plain-mine-empty = { $you ->
    [yes] Votre mine est encore vide.
   *[no] La mine de { $player } est encore vide.
}
plain-legend = Signes : { $half } moitié de chariot, { $full } chariot complet, { $marked } complété par un jeton Chariot, M machines, X éboulement, * activée cette manche.
plain-mine-card = Carte { $number } : { $facts }.
plain-below = sous { $cards }
plain-beside = à côté de { $cards }
plain-with-collapse = avec un éboulement
plain-activated = activée cette manche
plain-carts = Chariots complets : { $carts }.
plain-card = { $card } : { $facts } ; { $carts }.
plain-free = gratuite
plain-no-faction = sans faction
plain-half-carts = moitiés de chariot : { $sides }
plain-no-half-carts = aucune moitié de chariot
plain-hand = Vous avez { card-count-acc } en main.
plain-board = { $board } : { $count } cases, de bas en haut.
plain-space = Case { $number } : { $text }
plain-space-empty = Case { $number } : rien.
plain-markers = Ici : { $players }.
plain-player = { $player } : { $coins }, { $vp }, { $carts } ; { $cards } en main, { $mine } dans la mine ; { $where }.
plain-known = Tout le monde a vu dans cette main : { $cards }.
plain-on-board = sur la case { $space } de « { $board } »
plain-on-no-board = encore sur aucun plateau Progrès
plain-event = Événement : { $event }. { $text }
plain-no-event = Aucun événement n’a encore été révélé.
plain-events-left = { $count ->
    [0] C’est le dernier événement.
    [one] Il reste encore { event-count }.
   *[other] Il reste encore { event-count }.
}
plain-deck = { level-deck } : { card-count }. Défausse : { $cards }.
plain-nothing = rien
plain-rule = Règle { $rule } : { $text }
plain-undone = Votre dernière réponse est reprise.
plain-undone-card = Votre carte est reprise.
plain-undone-turn = Votre tour est repris, autant que possible.
plain-undo-answer = réponse
plain-undo-card = carte
plain-undo-turn = tour
plain-undo-what = Vous pouvez reprendre : { $answer }, { $card }, { $turn }.
plain-hint = Le planificateur choisirait { $number } : { $label }
plain-lesson = Leçon { $number } sur { $of }, { $name } : { $text }
plain-why-nothing = « { $text } » n’est ni un robot à la table ni une chose visible ici.
plain-no-lessons = Ce n’est pas une partie guidée. Commencez-en une avec --guided.

## What went wrong while typing.

plain-not-understood = « { $text } » n’est ni une réponse ni un mot du jeu. Tapez un nombre de 1 à { $most }, ou « { $word } ».
plain-several = « { $text } » convient à plusieurs réponses : { $numbers }. Tapez l’un de ces nombres.
plain-no-option = Il n’y a pas d’option { $number }. Tapez un nombre de 1 à { $most }.
plain-which-card = Dites quelle carte : « { $word } » et un nom.
plain-no-card = Aucune carte ne s’appelle « { $text } ».
plain-several-cards = « { $text } » convient à plusieurs cartes : { $cards }.
plain-no-player = Personne ne s’appelle « { $text } ». À la table : { $players }.
plain-no-rule = Il n’y a pas de règle « { $text } ». Les règles s’appellent par exemple R5.4 ou I7.
plain-bad-line = La ligne { $number } de { $file } n’est pas une réponse : « { $text } ». Corrigez-la et reprenez la partie.
plain-mark-how = Marquez les cartes par leurs numéros, plusieurs par ligne si vous voulez ; le même numéro ôte la marque. Entrée garde les cartes marquées.
plain-marked = Marquées, { $count } sur { $of } : { $cards }.
plain-mark-full = { $of } cartes sont déjà marquées. Ôtez d’abord une marque : tapez de nouveau son numéro.
plain-mark-send = Entrée les garde.

## Leaving.

plain-saved = La partie est sauvegardée dans { $file }
plain-continue = Reprenez-la avec : { $command }
plain-cannot-save = La partie ne peut pas être sauvegardée dans { $file } ({ $reason }). Choisissez un autre fichier avec --save.
plain-input-ended = L’entrée s’est terminée avant la fin de la partie.
plain-interrupted = Interruption.
plain-no-saved-game = Il n’y a pas de partie sauvegardée à reprendre. Commencez-en une sans --continue.
plain-finished-game = La partie de { $file } est déjà finie. Commencez-en une autre sans --continue.
plain-closed-cards = Cette partie a commencé avec une édition de ses cartes qui n’est pas ici ; elle ne peut donc pas continuer.
plain-closed-rules = Cette partie a commencé avec une édition des règles qui n’est plus jouée ici ; elle ne peut donc pas continuer.
plain-closed-answers = Une réponse de cette partie n’est pas permise par ses règles, telles qu’elles sont jouées ici ; elle ne peut donc pas continuer.
plain-closed-left = Rien n’en est perdu : voici où elle en était, toutes les réponses telles que l’enregistrement les écrit, et l’enregistrement. Une version du jeu qui possède ces cartes et ces règles peut la continuer.
plain-closed-state = Où en était la partie à la manche { $round }, après { $count } réponses :
plain-unreadable = { $file } est illisible : { $reason }. Nommez un autre fichier.
plain-name-bots = Cette partie se joue contre { $text }, un robot venu d’ailleurs, jamais lancé sur la foi d’un fichier. Ajoutez : { $command }
plain-on-server = La partie est sur le serveur : { $file }
plain-line-lost = La connexion est perdue ; nouvel essai…
plain-agree = Tapez « { $word } » pour accepter.
plain-moved-on = La table a avancé entre-temps : voici de nouveau la question.
plain-bot-played = Un robot a joué pour vous entre-temps ; la place est de nouveau à vous.
plain-unreachable = { $file } est injoignable : { $reason }. Réessayez plus tard.
plain-no-link = { $text } n’est pas le lien d’une table : il commence par http:// ou https://. Les robots se nomment avec --bots.
plain-no-seat = Aucune place à { $text } n’est à vous ici : prenez le lien d’une invitation ou d’un code.
plain-other-cards = { $text } joue avec d’autres cartes que ce programme : mettez les deux à la même version.

## The end.

plain-over = La partie est finie.
plain-score = { $rank }. { $player } : { $score ->
    [one] { $score } point
   *[other] { $score } points
} : { $vp } et { $carts } ; il reste { $coins }.
plain-title = { $score ->
    [one] { $score } point donne
   *[other] { $score } points donnent
} le grade : { $title }.
plain-won = { $player } gagne.
plain-tie-coins = { $players } ont le même nombre de points : celui qui a le plus de pièces passe devant.
plain-tie-carts = { $players } ont le même nombre de points et de pièces : celui qui a le plus de chariots complets passe devant.
plain-tie-shared = { $players } sont à égalité en points, en pièces et en chariots complets et partagent la place.
plain-seed = La graine était { $seed } ; son SHA-256 est { $hash }.
plain-record = L’enregistrement de la partie est dans { $file }
plain-verify = Chacun peut le vérifier avec : { $command }

## Checking a record.

verify-good = Cette partie est en ordre : la graine, les coups et le score final concordent.
verify-facts = { player-count } ; { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ; points : { $scores }.
verify-secret = Le secret du serveur était { $seed } ; son SHA-256 est { $hash }.
verify-contribution = La place { $seat } a ajouté : { $text }
verify-no-contribution = La place { $seat } n’a rien ajouté.
verify-pack = Nommez son dossier avec --pack.
verify-unfinished = Cette partie n’est pas finie : { $moves ->
    [one] { $moves } coup joué est
   *[other] { $moves } coups joués sont
} en ordre, mais il n’y a pas de score final à vérifier.

## Lists of cards.

cards-found = { card-count }
cards-none = Aucune carte ne correspond à « { $text } ». Essayez une partie d’un nom, une faction ou un niveau.
cards-copies = { $count ->
    [1] 1 exemplaire
   *[other] { $count } exemplaires
}
cards-drawn = { $count ->
    [one] { $count } dessin est dans { $folder }
   *[other] { $count } dessins sont dans { $folder }
}
cards-printed = { $pages ->
    [one] { $pages } page est dans { $file }
   *[other] { $pages } pages sont dans { $file }
}

## The table on the whole screen.

app-choose = choisir
app-keep = Garder les cartes marquées ({ $count } sur { $of })
app-redo = refaire
app-theme = clair ou sombre
app-speed = vitesse des nouvelles
app-thinking = Les robots réfléchissent…
app-waiting = En attente des autres…
app-leave = Appuyez sur q pour quitter.
app-cards = cartes
app-search = Des mots d’une carte : nom, faction, niveau, effets

## Looking back at a game.

plain-word-back = retour, b
plain-word-round = manche, r
plain-word-seat = place, s
replay-at = Réponse { $at } sur { $of }, manche { $round }.
replay-set-up = Réponse { $at } sur { $of }, mise en place.
replay-answer = { $player } : { $label }
replay-help = Entrée avance d’une réponse, « { $back } » recule d’une ; « { $round } » et un nombre mène à une manche, un nombre seul à une réponse ; « { $seat } » et un joueur montre sa mine ; « { $quit } » quitte.
replay-unknown = « { $text } » n’est pas un moment de cette partie. Tapez « { $word } » pour voir ce que vous pouvez faire.
app-next = suivant
app-back = retour
app-round = manche
app-player = joueur

## The arena on the screen.

arena-title = Arène : { $bots }
arena-progress = { $done } parties sur { $of }, { $rate } par seconde
arena-done = Les { $of } parties sont jouées, { $rate } par seconde.
arena-place = Place
arena-bot = Robot
arena-games = Parties
arena-score = Score moyen
arena-wins = Victoires %
arena-rating = Cote
arena-note = Entre crochets : où se trouve la vraie valeur, avec 95 % de certitude. Les places encore ouvertes sont données par un intervalle.

## Erreurs de la ligne de commande.

error-see-help = Voir imperial-miners --help.
error-option = L’option { $text } n’existe pas ici.
error-command = La commande { $text } n’existe pas.
error-meant = Vouliez-vous dire { $label } ?
error-value = { $text } ne convient pas à { $command }.
error-choices = Choisissez parmi { $label }.
error-needed = { $command } demande une valeur.
error-usage = La ligne de commande n’est pas comprise : { $reason }
error-missing = ce fichier ou ce dossier n’existe pas
error-forbidden = le système ne le permet pas
error-is-folder = c’est un dossier
error-no-folder = une partie du chemin n’est pas un dossier
error-full = il n’y a plus de place
error-refused = personne n’y répond
error-other-file = Choisissez un autre fichier ou dossier.
error-no-pack = Le jeu de cartes { $text } n’existe pas : nommez l’un des nôtres, comme base, ou le dossier d’un jeu de cartes.
error-pack = { $reason } ({ $count ->
    [one] { $count } problème
    [many] { $count } problèmes
   *[other] { $count } problèmes
}). Voyez-les tous avec { $command }.
error-bot = { $text } ne désigne aucun robot. Il y a { $label }, file.py:Class et cmd:command.
error-seats = Une partie a de 1 à { $most } places, pas { $number } : choisissez avec --seats.
error-no-person = Il ne reste aucune place pour une personne : nommez moins de robots, ou laissez-les jouer seuls avec simulate.
error-seed = Une graine a au plus { $most } caractères : choisissez-en une plus courte.
error-there = { $file } existe déjà : ajoutez --continue pour reprendre sa partie, ou nommez un autre fichier.
error-no-bots = Aucun robot n’est nommé : nommez-en au moins un.
error-bots-twice = Un robot est nommé deux fois : nommez chacun une fois, les places se remplissent d’elles-mêmes.
error-no-games = Il n’y a rien à jouer : demandez au moins une partie avec --games.
error-no-id = Rien dans le jeu de cartes n’a l’identifiant { $text } : voyez tous les identifiants avec { $command }.
error-svg-id = --svg demande l’identifiant de ce qui est dessiné : voyez tous les identifiants avec { $command }.
error-printing = Il manque deux modules pour imprimer : installez-les avec « { $command } », ou dessinez avec --svg.
error-extra = Il manque le module { $text } : installez-le avec « { $command } ».
begin-without-table = La table dans le navigateur s’ouvre avec « { $command } ». En voici une dans le terminal.
error-unexpected = Imprévu : { $reason }. La même commande avec --debug montre où.

## A trial of players that only read and write.

trial-play = Vous jouez seul au jeu de société Imperial Miners et voulez avoir le plus de points possible à la fin. Voici ses règles.
trial-words = Les réponses possibles ne sont pas énumérées. La dernière ligne de votre réponse dit en quelques mots ce que vous choisissez, par exemple le nom d’une carte, la lettre d’un effet ou le numéro d’une carte de votre mine, et rien d’autre.
trial-list = Toutes les réponses possibles sont énumérées, chacune avec sa clé avant les deux-points. La dernière ligne de votre réponse est la clé de celle que vous choisissez, et rien d’autre.
trial-tools = Vous ne voyez la table que par des appels. La dernière ligne de chaque réponse est un appel et rien d’autre : « state » décrit la table, « options » les réponses possibles avec leurs clés, « what_if CLÉ » ce que ferait une réponse, sans rien changer, et « answer CLÉ » est votre réponse.
trial-refused = « { $text } » ne peut pas être accepté. Répondez encore une fois, comme décrit au début.
