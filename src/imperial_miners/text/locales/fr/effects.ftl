### The words of effects in French: every effect's text is put together from these by the tree of the effect.
### $mood: do (an order), to (after a price: "pour"), may (after "vous pouvez"). Phrases start small and end without a stop.
### $form of cards: acc (so many, as an object), nom (so many, as a subject), gen (so many, after "at most"), each, no,
### on (several, on which something lies), of (several, to which something belongs), all (several, as a subject),
### a (one, as an object), is (one, as what something is).

## Which cards.

grammar-s = { $count ->
    [one] { "" }
   *[other] s
}
cards = { $form ->
    [each] chaque { $head }
    [no] aucune { $head }
    [on] les { $head }
    [of] des { $head }
    [one] une { $head }
    [all] les { $head }
    [a] une { $head }
    [is] une { $head }
   *[count] { $count } { $head }
}
cards-head = { $other } { $noun } { $level } { $adjacent } { $factionless } { $mine } { $with } { $place } { $end } { $activated } { $only }
cards-noun = { $count ->
    [one] { $faction ->
        [plain] { card }
       *[other] { faction-card }
    }
   *[other] { $faction ->
        [plain] { card-plural }
       *[other] { faction-card-plural }
    }
}
cards-level = { level-numeral }
cards-factionless = sans faction
cards-other = autre{ grammar-s }
cards-adjacent = adjacente{ grammar-s }
cards-above = dans la rangée du dessus
cards-below = dans la rangée du dessous
cards-beside = dans la même rangée
cards-row = dans cette rangée
cards-end = dont le côté gauche ou droit est libre
cards-activated = activée{ grammar-s } pendant cette manche
cards-fresh = pas encore activée{ grammar-s } pendant cette manche
cards-in-mine = de votre mine
cards-only-this = (cette carte seulement)
cards-with-machine = avec une machine
cards-without-machine = sans machine
cards-with-collapse = avec un éboulement
cards-without-collapse = sans éboulement
cards-with-both = { $first } et { $second }

## Where something lies or goes.

on-cards = sur { $what }
onto-cards = { $spread ->
    [yes] sur chacune de { $what }
   *[no] sur { $what }
}
onto-each = sur { $what }
onto-this-if = sur cette carte, si c’est { $what },
cart-on-this = sur les jonctions de cette carte
cart-on-cards = sur les jonctions { $what }

## For each of something counted.

per-each = pour { $what }
per-every = par tranche de { $what }
count-faction-each = pour chaque faction différente dans votre mine
count-faction-every = par tranche de { $count } factions différentes dans votre mine
count-hand-each = pour chaque carte de votre main
count-hand-every = par tranche de { $count } cartes de votre main
count-coin-each = pour chaque pièce que vous avez
count-coin-every = par tranche de { $count } pièces que vous avez
count-space-each = pour chaque case depuis la première jusqu’à celle de votre marqueur Progrès incluse
count-space-every = par tranche de { $count } cases depuis la première jusqu’à celle de votre marqueur Progrès incluse
count-board-each = pour chaque plateau Progrès que vous avez terminé
count-board-every = par tranche de { $count } plateaux Progrès que vous avez terminés
count-moved-each = pour chaque case dont vous avez avancé pendant cette manche
count-moved-every = par tranche de { $count } cases dont vous avez avancé pendant cette manche
amount = { $what } { $per } { $most }
at-most = (max. { $what })
at-most-more = (max. { $what } de plus)

## Conditions.

if-there-least = s’il y a au moins { $what } { $where }
if-there-most = s’il y a au plus { $what } { $where }
if-there-none = s’il n’y a { $what } { $where }
if-this-is = si cette carte est { $what }
if-this-is-not = si cette carte n’est pas { $what }
if-this-end = si le côté gauche ou droit de cette carte est libre
if-this-end-not = si ni le côté gauche ni le côté droit de cette carte n’est libre
if-faction-least = s’il y a au moins { $count ->
    [one] { $count } faction
   *[other] { $count } factions différentes
} dans votre mine
if-faction-most = s’il y a au plus { $count ->
    [one] { $count } faction
   *[other] { $count } factions différentes
} dans votre mine
if-faction-none = s’il n’y a aucune faction dans votre mine
if-hand-least = si vous avez au moins { card-count } en main
if-hand-most = si vous avez au plus { card-count } en main
if-hand-none = si vous n’avez aucune carte en main
if-coin-least = si vous avez au moins { coin-count }
if-coin-most = si vous avez au plus { coin-count }
if-coin-none = si vous n’avez aucune pièce
if-space-least = si votre marqueur Progrès est sur la case { $count } ou plus haut
if-space-most = si votre marqueur Progrès est sur la case { $count } ou plus bas, ou n’est sur aucun plateau,
if-space-none = si votre marqueur Progrès n’est sur aucun plateau
if-board-least = si vous avez terminé au moins { progress-board-count }
if-board-most = si vous avez terminé au plus { progress-board-count }
if-board-none = si vous n’avez terminé aucun plateau Progrès
if-moved-least = si vous avez avancé d’au moins { space-count } pendant cette manche
if-moved-most = si vous avez avancé d’au plus { space-count } pendant cette manche
if-moved-none = si vous n’avez pas avancé pendant cette manche

## What is done.

do-gain = { $mood ->
   *[do] gagnez { $what }
    [to] gagner { $what }
    [may] gagner { $what }
}
do-pay = { $mood ->
   *[do] payez { $what }
    [to] payer { $what }
    [may] payer { $what }
}
pay-less = { $what }, moins 1 { $each },
do-draw = { $mood ->
   *[do] piochez { $what }
    [to] piocher { $what }
    [may] piocher { $what }
}
do-faction-draw = { do-draw }
do-advance = { $mood ->
   *[do] avancez de { $what } { $more }
    [to] avancer de { $what } { $more }
    [may] avancer de { $what } { $more }
}
advance-number = { space-count-acc }
advance-up-to = { space-count-acc } au maximum
advance-passing = (les cases traversées sont résolues aussi)
do-machine = { $mood ->
   *[do] placez { $what } { $where }
    [to] placer { $what } { $where }
    [may] placer { $what } { $where }
}
machines-put = { machine-count-acc }
do-spend-machine = { $mood ->
   *[do] dépensez { $what } { $where }
    [to] dépenser { $what } { $where }
    [may] dépenser { $what } { $where }
}
spend-here = de cette carte
spend-anywhere = de votre mine
do-collapse = { do-machine }
collapse-put = { collapse-a }
do-clear = { $mood ->
   *[do] déblayez { $what } { $where }
    [to] déblayer { $what } { $where }
    [may] déblayer { $what } { $where }
}
clear-mine = de votre mine
clear-this = { on-this-card }
clear-cards = sur { $on }
clear-card = sur { $on }
do-marker = { do-machine }
marker-here = { $count ->
    [one] sur une jonction de cette carte
   *[other] sur des jonctions de cette carte
}
marker-anywhere = { in-your-mine }
do-activate = { $mood ->
   *[do] activez { $what }
    [to] activer { $what }
    [may] activer { $what }
}
do-discard = { $mood ->
   *[do] défaussez { $what } { from-hand }
    [to] défausser { $what } { from-hand }
    [may] défausser { $what } { from-hand }
}

## How the parts are joined.

if-then = { $condition }, { $rest }
if-also = { $condition } : { $rest }
may = vous pouvez { $what }
may-do = vous pouvez faire ceci : { $what }
pay-to = { $price } pour { $steps }
prices-and = { $first } et { $second }
gains-and = { $first } et { $second }
gains-plus = { $first }, plus { $second }
steps-list = { $first }, { $second }
steps-then = { $mood ->
   *[do] { $first }, puis { $second }
    [to] { $first } et { $second }
    [may] { $first } et { $second }
}
gain-after = { $first }, puis { do-gain }
after-that = ensuite, { $sentence }
either = choisissez une option : { $ways }
either-or = { $first } ; ou { $second }
inside = ({ $sentence })

## Features of a round. $what names cards where they are not all.

feature-cost = les cartes coûtent { coin-count } de moins
feature-cost-for = { $what } coûtent { coin-count } de moins
feature-extra-gain = chaque fois que vous gagnez des { $token ->
    [coin] pièces
   *[vp] PV
} grâce à l’effet d’une carte, gagnez { $what } de plus
feature-extra-draw = chaque fois qu’un effet vous fait piocher, piochez { card-count-acc } de plus (sauf quand vous piochez une faction)
feature-extra-advance = chaque fois qu’un effet vous fait avancer, avancez de { space-count-acc } de plus
feature-both-effects = résolvez les deux effets de la carte que vous placez, dans l’ordre de votre choix
feature-no-hand-limit = il n’y a pas de limite de cartes en main
feature-machine-limit = une carte peut porter jusqu’à { machine-count }
feature-surface-twice = résolvez deux effets différents de la Surface
feature-ignore-collapses = quand vous activez une carte avec un éboulement, déblayez-le et résolvez quand même un effet
feature-when = chaque fois que vous { $trigger }, { $effect }
trigger-activating = activez { $what }
trigger-placing = placez { $what }
trigger-advancing = avancez
trigger-completing-cart = complétez un chariot
trigger-drawing = piochez une carte
trigger-putting-machine = placez des machines sur une carte
trigger-putting-collapse = placez un éboulement sur une carte

## An Event in one line.

event-line = { $kind } : { $text }
event-or = { $before } Ou : { $after }
