### The words of effects in English: every effect's text is put together from these by the tree of the effect.
### $mood: do (an order), to (after a price: "to gain"), may (after "you may"). Phrases start small and end without a stop.
### $form of cards: acc (so many, as an object), nom (so many, as a subject), gen (so many, after "at most"), each, no,
### on (several, on which something lies), of (several, to which something belongs), all (several, as a subject),
### a (one, as an object), is (one, as what something is).

## Which cards.

cards = { $form ->
    [each] each { $head }
    [no] no { $head }
    [on] { $head }
    [of] { $head }
    [one] one { $head }
    [all] { $head }
    [a] { $vowel ->
        [yes] an { $head }
       *[no] a { $head }
    }
    [is] { $vowel ->
        [yes] an { $head }
       *[no] a { $head }
    }
   *[count] { $count } { $head }
}
cards-head = { $other } { $adjacent } { $level } { $noun } { $factionless } { $mine } { $with } { $place } { $end } { $activated } { $only }
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
cards-level = { level-name }
cards-factionless = without a Faction
cards-other = other
cards-adjacent = adjacent
cards-above = in the row above
cards-below = in the row below
cards-beside = in the same row
cards-row = in this row
cards-end = with a free left or right side
cards-activated = activated this round
cards-fresh = not activated this round
cards-in-mine = { in-your-mine }
cards-only-this = (only this card)
cards-with-machine = with a machine
cards-without-machine = without a machine
cards-with-collapse = with a collapse
cards-without-collapse = without a collapse
cards-with-both = { $first } and { $second }

## Where something lies or goes.

on-cards = on { $what }
onto-cards = { $spread ->
    [yes] on each of { $what }
   *[no] on { $what }
}
onto-each = on { $what }
onto-this-if = on this card, if it is { $what },
cart-on-this = on the borders of this card
cart-on-cards = on the borders of { $what }

## For each of something counted.

per-each = for { $what }
per-every = for every { $what }
count-faction-each = for each different Faction in your mine
count-faction-every = for every { $count } different Factions in your mine
count-hand-each = for each card in your hand
count-hand-every = for every { $count } cards in your hand
count-coin-each = for each coin you have
count-coin-every = for every { $count } coins you have
count-space-each = for each space of the board up to and including your Progress marker’s
count-space-every = for every { $count } spaces of the board up to and including your Progress marker’s
count-board-each = for each Progress board you have completed
count-board-every = for every { $count } Progress boards you have completed
count-moved-each = for each space you have advanced this round
count-moved-every = for every { $count } spaces you have advanced this round
amount = { $what } { $per } { $most }
at-most = (at most { $what })
at-most-more = (at most { $what } more)

## Conditions.

if-there-least = if there { $count ->
    [one] is
   *[other] are
} at least { $what } { $where }
if-there-most = if there { $count ->
    [one] is
   *[other] are
} at most { $what } { $where }
if-there-none = if there is { $what } { $where }
if-this-is = if this card is { $what }
if-this-is-not = if this card is not { $what }
if-this-end = if the left or right side of this card is free
if-this-end-not = if neither the left nor the right side of this card is free
if-faction-least = if there { $count ->
    [one] is at least { $count } Faction
   *[other] are at least { $count } different Factions
} in your mine
if-faction-most = if there { $count ->
    [one] is at most { $count } Faction
   *[other] are at most { $count } different Factions
} in your mine
if-faction-none = if there is no Faction in your mine
if-hand-least = if you have at least { card-count } in hand
if-hand-most = if you have at most { card-count } in hand
if-hand-none = if you have no card in hand
if-coin-least = if you have at least { coin-count }
if-coin-most = if you have at most { coin-count }
if-coin-none = if you have no coins
if-space-least = if your Progress marker is on space { $count } or higher
if-space-most = if your Progress marker is on space { $count } or lower, or on no board,
if-space-none = if your Progress marker is on no board
if-board-least = if you have completed at least { progress-board-count }
if-board-most = if you have completed at most { progress-board-count }
if-board-none = if you have completed no Progress board
if-moved-least = if you have advanced at least { space-count } this round
if-moved-most = if you have advanced at most { space-count } this round
if-moved-none = if you have not advanced this round

## What is done.

do-gain = gain { $what }
do-pay = pay { $what }
pay-less = { $what }, minus 1 { $each },
do-draw = draw { $what }
do-faction-draw = draw { $what }
do-advance = advance { $what } { $more }
advance-number = { space-count-acc }
advance-up-to = up to { space-count-acc }
advance-passing = (the spaces you pass are resolved too)
do-machine = put { $what } { $where }
machines-put = { machine-count-acc }
do-spend-machine = spend { $what } { $where }
spend-here = from this card
spend-anywhere = from your mine
do-collapse = put { $what } { $where }
collapse-put = { collapse-a }
do-clear = clear { $what } { $where }
clear-mine = { in-your-mine }
clear-this = { on-this-card }
clear-cards = on { $on }
clear-card = on { $on }
do-marker = put { $what } { $where }
marker-here = { $count ->
    [one] on a border of this card
   *[other] on borders of this card
}
marker-anywhere = { in-your-mine }
do-activate = activate { $what }
do-discard = discard { $what } { from-hand }

## How the parts are joined.

if-then = { $condition }, { $rest }
if-also = { $condition }: { $rest }
may = you may { $what }
may-do = you may do this: { $what }
pay-to = { $price } to { $steps }
prices-and = { $first } and { $second }
gains-and = { $first } and { $second }
gains-plus = { $first }, plus { $second }
steps-list = { $first }, { $second }
steps-then = { $mood ->
   *[do] { $first }, then { $second }
    [to] { $first } and { $second }
    [may] { $first } and { $second }
}
gain-after = { $first }, then { do-gain }
after-that = { $conditional ->
    [yes] then, { $sentence }
   *[no] then { $sentence }
}
either = choose one: { $ways }
either-or = { $first }; or { $second }
inside = ({ $sentence })

## Features of a round. $what names cards where they are not all.

feature-cost = cards cost { coin-count } less
feature-cost-for = { $what } cost { coin-count } less
feature-extra-gain = each gain of { $token ->
    [coin] coins
   *[vp] VP
} in a card’s effect gives { $what } more
feature-extra-draw = whenever an effect lets you draw cards, draw { card-count-acc } more (not on a Faction draw)
feature-extra-advance = whenever an effect lets you advance, advance { space-count-acc } more
feature-both-effects = resolve both effects of the card you place, in any order
feature-no-hand-limit = there is no hand limit
feature-machine-limit = a card may hold up to { machine-count }
feature-surface-twice = resolve two different Surface effects
feature-ignore-collapses = when you activate a card with a collapse, clear the collapse and resolve an effect all the same
feature-when = whenever you { $trigger }, { $effect }
trigger-activating = activate { $what }
trigger-placing = place { $what }
trigger-advancing = advance
trigger-completing-cart = complete a cart
trigger-drawing = draw a card
trigger-putting-machine = put machines on a card
trigger-putting-collapse = put a collapse on a card

## An Event in one line.

event-line = { $kind }: { $text }
event-or = { $before } Or: { $after }
