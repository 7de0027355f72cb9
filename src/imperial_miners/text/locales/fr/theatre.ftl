# What happened, shown: the show after an answer, the end of a round, receipts.

ui-speed = Animations
ui-speed-off = aucune
ui-sum-you = Vous : { $what }.
ui-round-is-over = La manche { $round } est terminée
ui-chain-of = chaîne de { $count }
ui-next-event = Événement suivant
ui-played-nothing = aucune carte
ui-last-round = Manche précédente : { $what }
ui-known-of = Cartes que tout le monde a vu { $player } prendre :
ui-receipts = D’où cela vient
ui-receipts-sum = Ces parts font { $count } au total.
ui-receipts-by-source = Par carte, Événement et case
ui-receipts-by-round = Par manche
ui-receipts-of = D’où viennent les nombres de { $player }
ui-receipts-number = { $what } : d’où cela vient
ui-given = Ce qu’elle a donné jusqu’ici
ui-given-nothing = Elle n’a encore rien donné.
ui-source-space = { $board }, case { $space }
ui-source-rules = Mise en place et limite de main
ui-number-score = points
ui-number-vp = PV
ui-number-carts = chariots
ui-number-coins = pièces
ui-number-cards = cartes en main

## A replay that plays by itself.

ui-replay-play = Rejouer la partie
ui-replay-scrub = Moment de la partie

## Coming back.

ui-away-title = Pendant votre absence
ui-away-nothing = Personne n’a rien fait depuis.
ui-away-back = Le tour précédent
ui-away-next = Suivant
ui-away-skip = Passer

## The end.

ui-points-from = D’où viennent les points
ui-points-card = Cartes
ui-points-event = Événements
ui-points-surface = Surface
ui-points-carts = Chariots
ui-next-title = { $count ->
    [one] Encore { $count } point et c’est : { $title }.
   *[other] Encore { $count } points et c’est : { $title }.
}
ui-top-title = Il n’y a pas de grade plus élevé.
ui-best-here = Record sur cet appareil
ui-best-new = Votre record sur cet appareil !
ui-place-of = Place { $place } sur { $count }
ui-result-share = À partager
ui-result-picture-of = Le résultat en image
