### What a player is asked, in French: a question and a word of help for each kind of decision, and the labels of answers.

## Who asks.

by-event = Événement : { $name }
by-space = { $board }, case { $number }
by-rules = Les règles

## Questions, by what is resolved and what is chosen.

ask-keep-keep = Quelle carte gardez-vous ? ({ $number } sur { $of })
help-keep-keep = Les cartes que vous ne gardez pas vont dans leurs défausses.
ask-play-play = Quelle carte jouez-vous ?
help-play-play = { $alone ->
    [yes] Vous la payez aussitôt, puis vous choisissez sa place.
   *[no] Elle sera révélée quand tout le monde aura choisi, et vous la paierez alors.
}
ask-play-blind = Vous ne pouvez jouer aucune carte de votre main.
help-play-blind = Vous jouez à la place la première carte du paquet I.
ask-place-place = Où placez-vous « { $card } » ?
help-place-place = Dans la rangée de son niveau, sous une carte adjacente de la rangée du dessus.
ask-activation-effect = Quel effet résolvez-vous ?
help-activation-effect = Vous pouvez refuser ; la carte compte quand même comme activée.
ask-climb-chain = Quelle carte du dessus la réaction en chaîne atteint-elle ?
help-climb-chain = Choisissez une carte adjacente dans la rangée du dessus ; elle est activée ensuite.
ask-surface-effect = Quel effet de la Surface résolvez-vous ?
help-surface-effect = Il faut en choisir un. Votre réaction en chaîne s’arrête là.
ask-next-board-board = Quel plateau Progrès vient ensuite ?
help-next-board-board = Votre marqueur va sur la première case d’un autre plateau et s’y arrête.
ask-hand-limit-discard = Quelle carte défaussez-vous ? ({ $number } de trop)
help-hand-limit-discard = Vous pouvez avoir huit cartes en main.
ask-event-effect = Quel effet de l’événement résolvez-vous ?
help-event-effect = Seul un événement qui dit « vous pouvez » peut être refusé.
ask-draw-deck = Dans quel paquet piochez-vous ?
help-draw-deck = Vous piochez carte après carte et voyez chacune avant de choisir de nouveau.
ask-faction-draw-faction = Quelle faction cherchez-vous ?
help-faction-draw-faction = Vous choisissez ensuite un paquet et prenez sa première carte de cette faction.
ask-faction-draw-deck = Dans quel paquet cherchez-vous la carte ?
help-faction-draw-deck = Vous prenez la première carte de la faction ; les autres y sont remélangées.
ask-advance-advance = De combien de cases avancez-vous ?
help-advance-advance = Seule la case où vous vous arrêtez vous donne quelque chose, sauf si la carte dit autre chose.
ask-advance-board = Sur quel plateau Progrès entrez-vous ?
help-advance-board = Votre marqueur entre sur la première case et monte à partir de là.
ask-machine-target = Quelle carte reçoit une machine ?
help-machine-target = Toutes les factions conviennent, tant que la carte a de la place pour une machine.
ask-spend-machine-target = De quelle carte dépensez-vous une machine ?
help-spend-machine-target = La machine retourne dans la réserve.
ask-collapse-target = Quelle carte reçoit un éboulement ?
help-collapse-target = Une carte porte un seul éboulement. Sa prochaine activation ne fera que le déblayer.
ask-clear-target = Quel éboulement déblayez-vous ?
help-clear-target = Ce n’est pas une activation de la carte.
ask-marker-border = Quelle jonction reçoit un jeton Chariot ?
help-marker-border = Une jonction avec une moitié pleine, qui n’est pas encore complète.
ask-activate-target = Quelle carte activez-vous ?
help-activate-target = Aucune réaction en chaîne n’en part. Une carte est activée une fois par manche.
ask-discard-discard = Quelle carte défaussez-vous ?
help-discard-discard = Elle va dans la défausse de son niveau.
ask-either-choice = Que choisissez-vous ?
help-either-choice = Une seule de ces options.
ask-effect-effect = Voulez-vous faire ceci ?
help-effect-effect = Vous pouvez refuser.

## Answers.

answer-decline = Refuser
answer-blind = Jouer la première carte du { level-deck }
answer-keep = Garder « { $card } »
answer-play = { $free ->
    [yes] Jouer « { $card } » (gratuite)
   *[no] Jouer « { $card } » ({ coin-count })
}
answer-discard = Défausser « { $card } »
answer-do = Le faire
answer-letter = Option { $letter }
answer-chain-left = En haut à gauche : { $card }
answer-chain-right = En haut à droite : { $card }
answer-stay = Ne pas avancer
answer-advance = Avancer de { space-count-acc }
answer-advance-to = Avancer de { space-count-acc } ({ $text })
answer-between = Entre « { $first } » et « { $second } »
answer-copy = { $card } (carte { $number })
answer-place = Rangée { $row }
answer-place-below-both = Rangée { $row }, sous « { $first } » et « { $second } »
answer-place-below-left = Rangée { $row }, sous « { $first } », à gauche
answer-place-below-right = Rangée { $row }, sous « { $first } », à droite
answer-place-left = { $count ->
    [one] Rangée { $row }, à gauche de « { $first } »
   *[other] Rangée { $row }, { $count } places à gauche de « { $first } »
}
answer-place-right = { $count ->
    [one] Rangée { $row }, à droite de « { $first } »
   *[other] Rangée { $row }, { $count } places à droite de « { $first } »
}
