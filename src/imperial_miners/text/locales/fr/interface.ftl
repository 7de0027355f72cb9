### L’interface en français. Chaque identifiant commence par ui-.

ui-game-name = Imperial Miners
ui-skip-to-content = Aller au contenu
ui-skip-to-question = Aller à la question

## Le haut de la table.

ui-round-of = Manche { $round }/{ $rounds }
ui-round-n = Manche { $round }
ui-set-up = Mise en place
ui-game-over = La partie est finie
ui-waiting-for = On attend
ui-you = vous
ui-you-awaited = à vous
ui-tools = Outils
ui-dock = Le reste de la table
ui-which-to-keep = { $count ->
    [one] Quelle carte gardez-vous ?
   *[other] Quelles { $count } cartes gardez-vous ?
}
ui-keep-these = { $count ->
    [one] Garder cette carte
   *[other] Garder ces { $count } cartes
}
ui-again = { $count } fois de suite
ui-elsewhere = Ailleurs dans la rangée
ui-all-of-them = Toutes
ui-play-it = La jouer
ui-put-back = Reposer
ui-undo = Annuler
ui-undo-why = Reprend votre dernière réponse, tant que rien de nouveau n’a été vu
ui-undo-more = Annuler davantage
ui-undo-answer = La dernière réponse
ui-undo-card = { $count ->
    [one] La carte de cette manche ({ $count } réponse)
   *[other] La carte de cette manche ({ $count } réponses)
}
ui-undo-turn = { $count ->
    [one] Le tour entier ({ $count } réponse)
   *[other] Le tour entier ({ $count } réponses)
}
ui-undo-line = Ce qui a été vu ne peut être repris.
ui-redo = Rétablir
ui-plan = Plan
ui-plan-why = Essayer un tour entier, puis l’exécuter ou l’abandonner
ui-hint = Conseil
ui-menu = Menu

## La mine.

ui-your-mine = Votre mine
ui-mine-of = Mine de { $name }
ui-mine-cells = Cartes et emplacements de la mine, rangée par rangée
ui-back-to-mine = Revenir à votre mine
ui-level-n = Niveau { level-numeral }
ui-card-used = activée cette manche
ui-card-collapsed = éboulée
ui-collapsed = Éboulée
ui-cost-free = gratuit
ui-cost-two = 2 pièces
ui-decks = Paquets
ui-deck-n = Paquet { level-numeral }
ui-face-down = Une carte { level-numeral } face cachée : on la voit quand elle est piochée
ui-zoom-in = Agrandir
ui-zoom-out = Réduire
ui-look-closer = Voir de près
ui-look-at = Voir { $name } de près
ui-deal = Vos huit cartes

## Ce qu’une option ferait.

ui-change-coin = { $sign ->
    [minus] vous payez { coin-count-acc }
   *[plus] vous gagnez { coin-count-acc }
}
ui-change-vp = { $sign ->
    [minus] vous perdez { vp-count-acc }
   *[plus] vous gagnez { vp-count-acc }
}
ui-change-cart = { $count ->
    [one] complète { $count } chariot
   *[other] complète { $count } chariots
}
ui-change-machine = { $sign ->
    [minus] retire { machine-count-acc }
   *[plus] ajoute { machine-count-acc }
}
ui-change-collapse = { $sign ->
    [minus] déblaie { collapse-count-acc }
   *[plus] provoque { collapse-count-acc }
}
ui-to-space = { $board } : jusqu’à la case { $space }
ui-reveals = cela révèle une carte
ui-cannot-undo = cela ne pourra pas être annulé

## Plateaux, bourse, main.

ui-boards = Plateaux Progrès
ui-boards-short = Plateaux
ui-space-bottom = Première case
ui-carts-short = chariots
ui-vp-short = PV
ui-cards-in-hand = Cartes en main
ui-of-eight = sur 8
ui-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
ui-your-hand = { $count ->
    [0] Votre main est vide
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
ui-hand-empty = Votre main est vide.
ui-note-kept = gardée
ui-note-short = { $count ->
    [one] il manque { $count } pièce
   *[other] il manque { $count } pièces
}
ui-note-no-card = pas encore de carte { $level }
ui-note-no-place = plus de place sous { $level }

## L’événement.

ui-event-kind = Événement de la manche { $round } · { $when }
ui-no-event = Mise en place
ui-no-event-help = Le premier événement est révélé dès que quatre cartes sont gardées.

## Joueurs et journal.

ui-at-the-table = À la table
ui-players = Joueurs
ui-have-chosen = { $count } sur { $of } ont choisi
ui-seat-open = place libre
ui-is-thinking = réfléchit
ui-has-chosen = a choisi
ui-is-done = prêt
ui-seat-name = { $colour ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [purple] Violet
   *[gold] Doré
}
ui-log = Journal
ui-phrase = Une phrase toute prête
ui-say-something = Dire quelque chose
ui-say = Dire
ui-phrase-hello = Bonjour !
ui-phrase-good-luck = Bonne chance !
ui-phrase-one-moment = Un instant, s’il vous plaît.
ui-phrase-your-turn = Nous vous attendons.
ui-phrase-well-played = Bien joué !
ui-phrase-thank-you = Merci !
ui-phrase-sorry = Pardon !
ui-phrase-oh-no = Oh non !
ui-phrase-good-game = Belle partie !
ui-phrase-play-again = On rejoue ?
ui-phrase-goodbye = Au revoir !

## Quand rien n’est demandé.

ui-planning = Plan
ui-idle-waiting = On attend { $names }
ui-idle-over = La partie est finie.
ui-idle-bot = Un robot joue à votre place.
ui-idle-bot-help = Reprenez votre place quand vous voulez.
ui-idle-plan-end = Le plan ne peut pas aller plus loin.
ui-idle-plan-end-help = L’étape suivante révélerait quelque chose, ou c’est à d’autres de jouer.
ui-watching = Vous regardez.
ui-watching-help = Vous regardez cette partie. Les mains et les choix cachés restent cachés.
ui-take-back = Reprendre la place
ui-commit-plan = Exécuter le plan
ui-drop-plan = Abandonner le plan
ui-see-result = Voir le résultat

## Menu et réglages.

ui-menu-start = Accueil
ui-menu-rules = Règles
ui-menu-cards = Cartes
ui-menu-seats = Places et invitations
ui-menu-device = Changer d’appareil
ui-language = Langue
ui-theme = Thème
ui-theme-system = comme le système
ui-theme-day = clair
ui-theme-night = sombre
ui-apply = Appliquer

## Accueil.

ui-pages = Pages
ui-about = À propos
ui-tagline = Creusez, déclenchez la réaction en chaîne, montez vers la gloire.
ui-play-now = Jouer seul, tout de suite
ui-continue = Reprendre
ui-you-are-awaited = c’est à vous
ui-tables-waiting = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
ui-options = Options
ui-set-up-option = Mise en place
ui-variant-standard = garder 4 cartes sur 8
ui-variant-first-game = première partie : garder les 6
ui-decks-shared = un jeu pour tous
ui-decks-duplicate = le même jeu pour chacun
ui-clock = Temps de réflexion
ui-clock-none = sans limite
ui-clock-minutes = { $count ->
    [one] { $count } minute par manche
   *[other] { $count } minutes par manche
}
ui-clock-hours = { $count ->
    [one] { $count } heure par réponse
   *[other] { $count } heures par réponse
}
ui-clock-days = { $count ->
    [one] { $count } jour par réponse
   *[other] { $count } jours par réponse
}
ui-colour = Couleur
ui-your-name = Votre nom
ui-against-bots = Contre des robots
ui-against-bots-help = D’un à quatre adversaires qui ne font jamais attendre.
ui-bots-number = Robots
ui-bots-level = Force
ui-begin = Commencer
ui-with-friends = Entre amis
ui-with-friends-help = Chacun sur son appareil : chaque place libre a son lien et son code QR.
ui-seats = Places
ui-one-device = Sur un seul appareil
ui-one-device-help = Faites-le passer ; un rideau cache chaque main.
ui-name-of-player = Joueur { $number }
ui-join-or-watch = Rejoindre ou regarder
ui-enter-code-help = Vous jouez sur un autre appareil ? Son code vous permet de continuer ici.
ui-code = Code
ui-enter-code = Continuer ici
ui-watch-link = Lien ou identifiant d’une partie
ui-watch = Regarder

## Places.

ui-seats-waiting = Des places sont encore libres. Vous pouvez déjà aller à la table.
ui-seats-full = Toutes les places sont prises.
ui-to-the-table = À la table
ui-chair-open = place libre
ui-chair-bot = robot
ui-chair-person = joueur
ui-chair-away = remplacé par un robot
ui-qr-for = Code QR du lien pour { $name }
ui-link-for = Lien pour { $name }
ui-invite-help = Envoyez ce lien, ou faites scanner le code.
ui-only-here = Pour l’instant, ces liens ne marchent que sur cet appareil.
ui-share = Ouvrir aux appareils de ce réseau
ui-share-friends = Les amis sur le même Wi-Fi ou réseau peuvent participer
ui-share-command = Pour que vos amis du même réseau puissent participer, lancez le serveur avec : python3 go.py serve --lan
ui-copy = Copier
ui-copied = Copié
ui-or-bot = Ou un robot :
ui-give-to-bot = Laisser jouer un robot
ui-free-seat = Renvoyer le robot
ui-let-bot-play = Laisser un robot jouer pour moi
ui-bot-for-absent = Laisser jouer un robot tant que ce joueur est absent
ui-watch-help = Avec ce lien, tout le monde peut regarder ; les mains restent cachées.
ui-join-title = { $player } vous invite
ui-join-to = à Imperial Miners : en dix manches, chacun creuse sa propre mine, déclenche des réactions en chaîne et amasse des points.
ui-join-players = Qui joue
ui-join-yours = votre place
ui-is-here = à la table
ui-is-gone = pas à la table pour l’instant
ui-sit-down = S’asseoir
ui-pass-device = Passer l’appareil
ui-pass-to = Passez l’appareil à { $name }
ui-pass-help = Personne d’autre ne devrait regarder.
ui-pass-nobody = Ce n’est à personne de jouer sur cet appareil.
ui-i-am = Je suis { $name }
ui-device-help = Tapez ce code sur la page d’accueil de l’autre appareil, ou scannez-le. Vos places le suivent.
ui-device-expires = Le code sert une fois, pendant dix minutes.

## La fin.

ui-you-are-title = Vous voilà : { $title }
ui-score-of = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-winner-is = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
}
ui-tie-coins = Égalité de points : le plus de pièces l’emporte.
ui-tie-carts = Égalité de points et de pièces : le plus de chariots complets l’emporte.
ui-tie-shared = Égalité de points, de pièces et de chariots : la victoire est partagée.
ui-titles = Grades
ui-play-again = Rejouer
ui-record = Enregistrement
ui-record-help = Tous les choix de cette partie, à rejouer et à vérifier : l’empreinte était connue dès le début, la graine est révélée maintenant.
ui-seed = Graine
ui-seed-hash = SHA-256 de la graine
ui-download = Télécharger l’enregistrement
ui-see-table = Voir la table

## Cartes et règles.

ui-all-cards = Toutes les cartes, tous les événements et plateaux
ui-search = Chercher
ui-kind = Type
ui-kind-all = tout
ui-kind-card = cartes Mine
ui-kind-event = événements
ui-kind-board = plateaux Progrès
ui-level = Niveau
ui-faction = Faction
ui-faction-none = aucune
ui-show = Afficher
ui-found = { $count ->
    [one] { $count } trouvé
   *[other] { $count } trouvés
}
ui-copies = { $count ->
    [one] { $count } exemplaire dans la boîte
   *[other] { $count } exemplaires dans la boîte
}
ui-rules-notes = Règles utiles
ui-close = Fermer
ui-contents = Sommaire
ui-how-to-play = Comment jouer
ui-glossary = Glossaire
ui-examples = Exemples
ui-about-game = Imperial Miners est un jeu de société pour une à cinq personnes, où les mines s’animent en réactions en chaîne. Voici une table libre pour y jouer : sans compte, sans publicité, sans rien à installer pour vos invités.
ui-alert-turn = C’est à vous, manche { $round }. À la table : { $names }.
ui-alerts = Alertes
ui-alerts-help = Un message sur cet appareil quand on vous attend depuis une minute. Une fois par tour, et jamais pendant que vous êtes à la table.
ui-alerts-begin = Me prévenir quand c’est à moi
ui-alerts-change = Changer les heures de silence
ui-alerts-stop = Plus d’alertes
ui-alerts-quiet-from = Silence de
ui-alerts-quiet-to = à
ui-alerts-denied = Votre navigateur n’autorise pas les messages d’ici. Ses réglages permettent d’y remédier.
ui-webhook = Alertes à une adresse à vous
ui-webhook-offer = Envoyer les alertes à une adresse à vous
ui-webhook-help = Pour qui préfère une messagerie, une domotique ou un script : aux mêmes moments qu’un appareil, une adresse à vous reçoit un message signé (un webhook).
ui-webhook-address = Adresse
ui-webhook-begin = Y envoyer les alertes
ui-webhook-test = Envoyer un essai
ui-webhook-test-body = Ceci est un essai. Vos tours seront annoncés ici.
ui-webhook-stop = Ne plus rien envoyer
ui-webhook-secret = Secret
ui-webhook-secret-once = Notez-le : il n’est montré que cette fois. Les messages en sont signés, et votre adresse sait ainsi qu’ils viennent d’ici.
ui-webhook-arrived = L’essai est arrivé.
ui-webhook-refused = L’essai n’a pas été accepté : l’adresse a répondu { $status }.
ui-webhook-unreached = L’essai n’est pas arrivé : personne n’a répondu à cette adresse.
ui-webhook-given-up = Plus rien n’y est envoyé : l’adresse n’existe plus, ou cinq messages de suite ne sont pas arrivés. Un essai qui arrive fait tout reprendre.

## Parties sur plusieurs jours.

ui-deadline = jusqu’au { $when }
ui-deadline-yours = Votre temps s’achève le { $when }. Un bot jouera alors pour vous.
ui-paused = pause
ui-paused-why = La table fait une pause et le temps est arrêté, jusqu’à ce que quelqu’un veuille reprendre.
ui-pause-help = Le temps s’arrête dès que toutes les personnes qui jouent ici sont d’accord. Chacune peut mettre fin à la pause.
ui-pause-begin = Faire une pause
ui-pause-take-back = Finalement, pas de pause
ui-pause-end = Finir la pause
ui-hours = Mes heures de jeu
ui-hours-help = Dans les parties à heures ou jours par réponse, votre temps ne court que pendant ces heures de votre journée. Huit au moins ; deux fois la même heure : toute la journée.
ui-hours-from = De
ui-hours-to = à
ui-hours-zone = Fuseau horaire
ui-alert-reminder = Votre temps de la manche { $round } s’achève le { $when }. À la table : { $names }.
ui-alert-last = Dernier rappel : le { $when }, un bot jouera pour vous, manche { $round }. À la table : { $names }.

## Des places qui vous suivent.

ui-account = Mes places me suivent
ui-account-offer = Emportez vos places sur d’autres appareils
ui-account-mine = Mes places me suivent
ui-account-enter = S’identifier par une clé d’accès ou un code de secours
ui-account-help = Vos places tiennent à cet appareil. Avec une clé d’accès, elles vous suivent : les mêmes parties, résultats et réglages partout où vous vous identifiez. Ni nom, ni adresse, ni mot de passe.
ui-account-signed-in = { $count ->
    [one] Vos places vous suivent. Vous êtes identifié sur cet appareil.
   *[other] Vos places vous suivent. Vous êtes identifié sur { $count } appareils.
}
ui-passkeys = Clés d’accès
ui-passkeys-help = Une clé d’accès est gardée par votre appareil ou par une clé que vous portez ; votre empreinte, votre visage ou un code la déverrouille. Tout marche aussi sans elle.
ui-passkeys-not-here = Les clés d’accès ne marchent pas à cette adresse. Il leur faut https et un nom, ou localhost, et un serveur qui sait les vérifier.
ui-passkey-add = Ajouter une clé d’accès
ui-passkey-more = Ajouter une autre clé d’accès
ui-passkey-enter = S’identifier par ma clé d’accès
ui-passkey-of = Ajoutée le { $day }
ui-passkey-remove = Retirer
ui-passkey-failed = Aucune clé d’accès n’a été utilisée. Rien n’a changé.
ui-recovery = Code de secours
ui-recovery-once = Notez-le : il n’est montré que cette fois. Si votre clé d’accès est perdue, il vous identifie une fois, et vous recevez le suivant.
ui-recovery-help = Il vous identifie quand votre clé d’accès est perdue. Si vous ne l’avez plus, faites-en un autre ; l’ancien ne vaut alors plus rien.
ui-recovery-new = Faire un nouveau code de secours
ui-recovery-enter = Code de secours
ui-devices = Appareils
ui-devices-help = Un appareil déconnecté ne garde aucune place. Elles restent à vous.
ui-leave-others = Déconnecter tous les autres appareils
ui-leave-this = Déconnecter cet appareil
ui-kept-page = Pas de connexion : cette page est telle que vous l’avez vue la dernière fois.
ui-offline = Pas de connexion
ui-offline-lead = Cette page n’est pas gardée sur votre appareil. Sans connexion, vous pouvez lire l’accueil, les règles, les cartes, ainsi que les relectures et les bilans que vous avez déjà regardés.
ui-about-privacy = Votre appareil garde un cookie qui retient vos places, vos réglages et des pages à lire sans connexion. Rien n’est envoyé ailleurs, sauf les alertes que vous demandez : l’éditeur de votre navigateur les remet scellées, ou elles vont à une adresse que vous indiquez.
ui-about-api = Les programmes peuvent jouer aussi :
ui-about-docs = La documentation, de la première partie à l’API :
ui-docs = Documentation
ui-docs-missing = La documentation ne fait pas partie de cette installation. Dans une copie du dépôt, cette commande la construit :
ui-report = Signaler un problème
ui-report-help = Quelque chose cloche ? Dites en une phrase ou deux ce qui s’est passé et ce qui aurait dû se passer, et joignez ce texte.
ui-report-record = Il contient l’enregistrement de cette partie, qui la répète jusqu’à la dernière pièce.
ui-report-position = Il contient la position telle que vous la voyez, et rien de ce qui vous est caché.
ui-report-nobody = Il ne contient ni nom, ni message, ni appareil.
ui-report-text = Le rapport
ui-report-file = Télécharger en fichier
