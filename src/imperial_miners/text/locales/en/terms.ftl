### The words of the game in English, as the English edition uses them.
### Each thing X has the same forms in every language: X and X-plural are names; X-count is a number with its noun
### ($count), -acc as the object of gain, pay, put or discard, -gen after a limit such as "at most", -ins after "with";
### X-a and X-the are objects with an article; X-each is "for each X", X-no "no X", X-all "all X", X-number "number of X".
### What no effect counts has the first four alone. Write without isolating marks: some words are put together.
### Mine, cart and cart marker stay small inside a sentence, although the edition writes "Mine" and "Cart".

## Tokens.

coin = coin
coin-plural = coins
coin-count = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
coin-count-acc = { coin-count }
coin-count-gen = { coin-count }
coin-count-ins = { coin-count }
coin-a = a coin
coin-the = the coin
coin-each = for each coin
coin-no = no coin
coin-all = all coins
coin-number = number of coins

vp = VP
vp-plural = VP
vp-count = { $count } VP
vp-count-acc = { vp-count }
vp-count-gen = { vp-count }
vp-count-ins = { vp-count }
vp-a = a VP
vp-the = the VP
vp-each = for each VP
vp-no = no VP
vp-all = all VP
vp-number = number of VP

victory-point = victory point
victory-point-plural = victory points
victory-point-count = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
victory-point-count-acc = { victory-point-count }

machine = machine
machine-plural = machines
machine-count = { $count ->
    [one] { $count } machine
   *[other] { $count } machines
}
machine-count-acc = { machine-count }
machine-count-gen = { machine-count }
machine-count-ins = { machine-count }
machine-a = a machine
machine-the = the machine
machine-each = for each machine
machine-no = no machine
machine-all = all machines
machine-number = number of machines

collapse = collapse
collapse-plural = collapses
collapse-count = { $count ->
    [one] { $count } collapse
   *[other] { $count } collapses
}
collapse-count-acc = { collapse-count }
collapse-count-gen = { collapse-count }
collapse-count-ins = { collapse-count }
collapse-a = a collapse
collapse-the = the collapse
collapse-each = for each collapse
collapse-no = no collapse
collapse-all = all collapses
collapse-number = number of collapses

cart = complete cart
cart-plural = complete carts
cart-count = { $count ->
    [one] { $count } complete cart
   *[other] { $count } complete carts
}
cart-count-acc = { cart-count }
cart-count-gen = { cart-count }
cart-count-ins = { cart-count }
cart-a = a complete cart
cart-the = the complete cart
cart-each = for each complete cart
cart-no = no complete cart
cart-all = all complete carts
cart-number = number of complete carts

# "Half Cards" once in the edition, by mistake; otherwise "half a Cart".
half-cart = half-cart
half-cart-plural = half-carts
half-cart-count = { $count ->
    [one] { $count } half-cart
   *[other] { $count } half-carts
}
half-cart-count-acc = { half-cart-count }
half-cart-count-gen = { half-cart-count }
half-cart-count-ins = { half-cart-count }
half-cart-a = a half-cart
half-cart-the = the half-cart
half-cart-each = for each half-cart
half-cart-no = no half-cart
half-cart-all = all half-carts
half-cart-number = number of half-carts

cart-marker = cart marker
cart-marker-plural = cart markers
cart-marker-count = { $count ->
    [one] { $count } cart marker
   *[other] { $count } cart markers
}
cart-marker-count-acc = { cart-marker-count }
cart-marker-count-gen = { cart-marker-count }
cart-marker-count-ins = { cart-marker-count }
cart-marker-a = a cart marker
cart-marker-the = the cart marker
cart-marker-each = for each cart marker
cart-marker-no = no cart marker
cart-marker-all = all cart markers
cart-marker-number = number of cart markers

## Cards and their parts.

card = card
card-plural = cards
card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
card-count-acc = { card-count }
card-count-gen = { card-count }
card-count-ins = { card-count }
card-a = a card
card-the = the card
card-each = for each card
card-no = no card
card-all = all cards
card-number = number of cards

mine-card = Mine card
mine-card-plural = Mine cards
mine-card-count = { $count ->
    [one] { $count } Mine card
   *[other] { $count } Mine cards
}
mine-card-count-acc = { mine-card-count }

adjacent-card = adjacent card
adjacent-card-plural = adjacent cards
adjacent-card-count = { $count ->
    [one] { $count } adjacent card
   *[other] { $count } adjacent cards
}
adjacent-card-count-acc = { adjacent-card-count }
adjacent-card-count-gen = { adjacent-card-count }
adjacent-card-count-ins = { adjacent-card-count }
adjacent-card-a = an adjacent card
adjacent-card-the = the adjacent card
adjacent-card-each = for each adjacent card
adjacent-card-no = no adjacent card
adjacent-card-all = all adjacent cards
adjacent-card-number = number of adjacent cards

event = Event
event-plural = Events
event-count = { $count ->
    [one] { $count } Event
   *[other] { $count } Events
}
event-count-acc = { event-count }

faction = Faction
faction-plural = Factions
faction-count = { $count ->
    [one] { $count } Faction
   *[other] { $count } Factions
}
faction-count-acc = { faction-count }
faction-count-gen = { faction-count }
faction-count-ins = { faction-count }
faction-a = a Faction
faction-the = the Faction
faction-each = for each Faction
faction-no = no Faction
faction-all = all Factions
faction-number = number of Factions

effect = effect
effect-plural = effects
effect-count = { $count ->
    [one] { $count } effect
   *[other] { $count } effects
}
effect-count-acc = { effect-count }

activation = activation
activation-plural = activations
activation-count = { $count ->
    [one] { $count } activation
   *[other] { $count } activations
}
activation-count-acc = { activation-count }

special-activation = special activation
special-activation-plural = special activations
special-activation-count = { $count ->
    [one] { $count } special activation
   *[other] { $count } special activations
}
special-activation-count-acc = { special-activation-count }

## Boards, places and people.

progress-board = Progress board
progress-board-plural = Progress boards
progress-board-count = { $count ->
    [one] { $count } Progress board
   *[other] { $count } Progress boards
}
progress-board-count-acc = { progress-board-count }

progress-marker = Progress marker
progress-marker-plural = Progress markers
progress-marker-count = { $count ->
    [one] { $count } Progress marker
   *[other] { $count } Progress markers
}
progress-marker-count-acc = { progress-marker-count }

space = space
space-plural = spaces
space-count = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
space-count-acc = { space-count }
space-count-gen = { space-count }
space-count-ins = { space-count }
space-a = a space
space-the = the space
space-each = for each space
space-no = no space
space-all = all spaces
space-number = number of spaces

row = row
row-plural = rows
row-count = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
row-count-acc = { row-count }
row-count-gen = { row-count }
row-count-ins = { row-count }
row-a = a row
row-the = the row
row-each = for each row
row-no = no row
row-all = all rows
row-number = number of rows

level = Level
level-plural = Levels
level-count = { $count ->
    [one] { $count } Level
   *[other] { $count } Levels
}
level-count-acc = { level-count }

border = border
border-plural = borders
border-count = { $count ->
    [one] { $count } border
   *[other] { $count } borders
}
border-count-acc = { border-count }

deck = deck
deck-plural = decks
deck-count = { $count ->
    [one] { $count } deck
   *[other] { $count } decks
}
deck-count-acc = { deck-count }

discard-pile = discard pile
discard-pile-plural = discard piles
discard-pile-count = { $count ->
    [one] { $count } discard pile
   *[other] { $count } discard piles
}
discard-pile-count-acc = { discard-pile-count }

round = round
round-plural = rounds
round-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
round-count-acc = { round-count }

player = player
player-plural = players
player-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
player-count-acc = { player-count }

## Factions: names, and "a Scottish card" in every form.

scots = Scots
egyptians = Egyptians
atlanteans = Atlanteans
barbarians = Barbarians
japanese = Japanese
romans = Romans
faction-name = { $faction ->
    [scots] { scots }
    [egyptians] { egyptians }
    [atlanteans] { atlanteans }
    [barbarians] { barbarians }
    [japanese] { japanese }
    [romans] { romans }
   *[other] { $faction }
}
faction-of = of the { faction-name }
faction-adjective = { $faction ->
    [scots] Scottish
    [egyptians] Egyptian
    [atlanteans] Atlantean
    [barbarians] Barbarian
    [japanese] Japanese
    [romans] Roman
   *[other] { $faction }
}
faction-adjective-plural = { faction-adjective }
# $faction: one of the six, or any, none, chosen.
faction-card = { $faction ->
    [any] { card } of any Faction
    [none] { card } without a Faction
    [chosen] { card } of the chosen Faction
   *[other] { faction-adjective } card
}
faction-card-plural = { $faction ->
    [any] { card-plural } of any Faction
    [none] { card-plural } without a Faction
    [chosen] { card-plural } of the chosen Faction
   *[other] { faction-adjective } cards
}
faction-card-count = { $faction ->
    [any] { card-count } of any { $count ->
            [one] Faction
           *[other] Factions
        }
    [none] { card-count } without a Faction
    [chosen] { card-count } of the chosen Faction
   *[other] { $count } { faction-adjective } { $count ->
            [one] card
           *[other] cards
        }
}
faction-card-count-acc = { faction-card-count }
faction-card-count-gen = { faction-card-count }
faction-card-count-ins = { faction-card-count }
faction-card-a = { $faction ->
    [any] { card-a } of any Faction
    [none] { card-a } without a Faction
    [chosen] { card-a } of the chosen Faction
   *[other] { $faction ->
            [egyptians] an
            [atlanteans] an
           *[other] a
        } { faction-adjective } card
}
faction-card-the = { $faction ->
    [any] { card-the } of any Faction
    [none] { card-the } without a Faction
    [chosen] { card-the } of the chosen Faction
   *[other] the { faction-adjective } card
}
faction-card-each = { $faction ->
    [any] { card-each } of any Faction
    [none] { card-each } without a Faction
    [chosen] { card-each } of the chosen Faction
   *[other] for each { faction-adjective } card
}
faction-card-no = { $faction ->
    [any] { card-no } of any Faction
    [none] { card-no } without a Faction
    [chosen] { card-no } of the chosen Faction
   *[other] no { faction-adjective } card
}
faction-card-all = { $faction ->
    [any] { card-all } of any Faction
    [none] { card-all } without a Faction
    [chosen] { card-all } of the chosen Faction
   *[other] all { faction-adjective } cards
}
faction-card-number = { $faction ->
    [any] { card-number } of any Faction
    [none] { card-number } without a Faction
    [chosen] { card-number } of the chosen Faction
   *[other] number of { faction-adjective } cards
}

## Cards, decks and rows of a Level ($level).

level-numeral = { $level }
level-name = Level { level-numeral }
level-of = of Level { level-numeral }
level-card = { level-name } card
level-card-plural = { level-name } cards
level-card-count = { $count } { level-name } { $count ->
    [one] card
   *[other] cards
}
level-card-count-acc = { level-card-count }
level-card-count-gen = { level-card-count }
level-card-count-ins = { level-card-count }
level-card-a = a { level-name } card
level-card-the = the { level-name } card
level-card-each = for each { level-name } card
level-card-no = no { level-name } card
level-card-all = all { level-name } cards
level-card-number = number of { level-name } cards
level-deck = Level { level-numeral } deck
from-level-deck = from the { level-deck }
level-discard-pile = Level { level-numeral } discard pile
level-row = row { $level }
in-level-row = in row { $level }

## Places and piles.

game-title = Imperial Miners
mine = mine
your-mine = your mine
in-your-mine = in your mine
hand = hand
in-hand = in hand
to-hand = to your hand
from-hand = from your hand
supply = supply
event-card = Event card
event-cards = Event cards
event-deck = Event deck
surface = Surface
surface-board = Surface board
the-surface = the Surface
at-the-surface = at the Surface
this-card = this card
on-this-card = on this card
onto-this-card = on this card
top-space = top space
bottom-space = bottom space

## What is done, as names.

cost = cost
advance = advance
activate = activate
draw = draw
discard = discard
faction-draw = Faction draw
chain-reaction = chain reaction
set-up = set-up
solo-game = solo game

## Half-carts, full or empty, and where they lie on a card.

half-cart-full = full half-cart
half-cart-empty = empty half-cart
cart-incomplete = incomplete cart
side-left = left
side-right = right
side-upper-left = upper left
side-upper-right = upper right
side-lower-left = lower left
side-lower-right = lower right

## The round.

round-of = Round { $round } of { $rounds }
event-phase = Event phase
mine-phase = Mine phase
card-or = or
event-immediate = Immediate
event-immediate-when = immediate
event-feature = Feature
event-feature-when = all round
event-end = End of Round
event-end-when = end of round

## Solo titles: below 35, 35-45, 46-55, 56-60, 61-65, above 65.

title-digger = Digger
title-laborer = Underground Laborer
title-adept = Adept Miner
title-engineer = Underground Engineer
title-veteran = Veteran Miner
title-king = Underground King

## Seats: a colour always comes with its shape.

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-purple = Purple
seat-gold = Gold
seat-red-shape = red diamond
seat-blue-shape = blue circle
seat-green-shape = green triangle
seat-purple-shape = purple square
seat-gold-shape = gold star
