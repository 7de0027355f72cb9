### Hints, why a bot did something, and why something cannot be done, in French.

## A hint: where to look.

look-hand = Regardez les cartes { level-numeral } de votre main.
look-deal = Regardez les cartes que vous avez reçues.
look-row = Regardez les places de la rangée { $row }.
look-card = Regardez la carte « { $card } » et ce qu’elle propose.
look-mine = Regardez les cartes de votre mine.
look-surface = Regardez la Surface.
look-event = Regardez l’événement.
look-decks = Regardez les paquets.
look-boards = Regardez les plateaux Progrès.
look-offer = Demandez-vous si ce qui est proposé en vaut la peine.
aim-vp = Il y a des PV à prendre ce tour-ci.
aim-carts = Il y a des chariots à compléter ce tour-ci.
aim-spaces = C’est un bon tour pour avancer.
aim-machines = C’est un bon tour pour les machines.
aim-cards = C’est un bon tour pour piocher.
aim-coins = C’est un bon tour pour amasser des pièces.
aim-later = Ce tour prépare les manches suivantes.

## A hint: the line, and why.

hint-line = Une bonne suite :
hint-gains = D’ici la fin du tour, elle rapporte { $gains }.
hint-gains-nothing = Elle ne rapporte rien tout de suite : elle prépare la suite.
hint-later = De là, on peut attendre environ { $points } PV de plus d’ici la fin de la partie.
hint-other = La meilleure autre réponse est jugée { $points } PV plus faible : { $answer }.
hint-even = D’autres réponses sont jugées à peu près aussi bonnes.
hint-keep = Ces cartes semblent aller le mieux ensemble : les premières rapportent de quoi payer les plus profondes.
hint-estimate = C’est une estimation : personne ne sait ce qu’apporteront les paquets et les événements.
hint-none = Il n’y a qu’une réponse ici.
hint-more-line = Montrer la suite
hint-more-why = Et pourquoi ?
hints-off = Quand d’autres personnes jouent, il n’y a pas de conseils tant que tout le monde n’est pas d’accord.
hints-waiting = Accord encore attendu : { $names }.
hints-agree = J’accepte les conseils
hints-disagree = Plus de conseils
hints-agreed = { $player } accepte les conseils.
hints-refused = { $player } ne veut pas de conseils.
pause-agreed = { $player } souhaite une pause.
pause-refused = { $player } veut continuer.

## Why a bot did what it did.

why-ask = Pourquoi ?
why-ask-of = Pourquoi { $player } a-t-il fait cela ?
why-round = Manche { $round } : { $player } joue « { $card } ».
why-gains = Cette manche a rapporté { $gains }.
why-gains-nothing = Cette manche n’a rien rapporté tout de suite : elle prépare la suite.
why-best = Aucune meilleure façon de continuer avec cette carte n’a été trouvée.
why-best-of-all = Aucun meilleur tour n’a été trouvé avec les cartes en main.
why-next = La meilleure autre réponse est jugée { $points } PV plus faible : { $answer }.
why-slip = Une autre réponse est jugée meilleure de { $points } PV : { $answer }.
why-slip-hidden = Une autre réponse est jugée meilleure de { $points } PV.
why-slips = Un robot de ce niveau se trompe dans { $slips } choix sur 100.
why-only = Il n’y avait pas d’autre façon de continuer avec cette carte.
why-hidden = Les mains restent cachées : vous verrez après la partie ce qui aurait pu être joué d’autre.
why-nothing = { $player } n’a encore montré aucune carte.
why-rounds = Manches

## Why something cannot be done.

why-not = Pourquoi pas ?
why-not-of = Pourquoi pas « { $what } » ?
why-not-title = Pourquoi pas ?
why-not-cost = Cela coûte { $cost }, et vous avez { $coins }.
why-not-above = Il faut une carte { level-numeral } au-dessus.
why-not-rule = Règle { $rule } : { $text }
why-not-offered = Ce choix est possible maintenant.
why-not-nothing = Tout ce qui est visible peut être choisi maintenant.
