### The words of the game in French, as the French edition uses them.
### Each thing X has the same forms in every language: X and X-plural are names; X-count is a number with its noun
### ($count), -acc as the object of gain, pay, put or discard, -gen after a limit such as "at most", -ins after "with";
### X-a and X-the are objects with an article; X-each is "for each X", X-no "no X", X-all "all X", X-number "number of X".
### What no effect counts has the first four alone. Write without isolating marks: some words are put together.
### Inside a sentence the edition writes things small and the names of components large: "jeton Chariot", "carte Mine".

## Tokens.

coin = pièce
coin-plural = pièces
coin-count = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
coin-count-acc = { coin-count }
coin-count-gen = { coin-count }
coin-count-ins = { coin-count }
coin-a = une pièce
coin-the = la pièce
coin-each = pour chaque pièce
coin-no = aucune pièce
coin-all = toutes les pièces
coin-number = nombre de pièces

vp = PV
vp-plural = PV
vp-count = { $count } PV
vp-count-acc = { vp-count }
vp-count-gen = { vp-count }
vp-count-ins = { vp-count }
vp-a = un PV
vp-the = le PV
vp-each = pour chaque PV
vp-no = aucun PV
vp-all = tous les PV
vp-number = nombre de PV

victory-point = point de victoire
victory-point-plural = points de victoire
victory-point-count = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
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
machine-a = une machine
machine-the = la machine
machine-each = pour chaque machine
machine-no = aucune machine
machine-all = toutes les machines
machine-number = nombre de machines

collapse = éboulement
collapse-plural = éboulements
collapse-count = { $count ->
    [one] { $count } éboulement
   *[other] { $count } éboulements
}
collapse-count-acc = { collapse-count }
collapse-count-gen = { collapse-count }
collapse-count-ins = { collapse-count }
collapse-a = un éboulement
collapse-the = l’éboulement
collapse-each = pour chaque éboulement
collapse-no = aucun éboulement
collapse-all = tous les éboulements
collapse-number = nombre d’éboulements

cart = chariot complet
cart-plural = chariots complets
cart-count = { $count ->
    [one] { $count } chariot complet
   *[other] { $count } chariots complets
}
cart-count-acc = { cart-count }
cart-count-gen = { cart-count }
cart-count-ins = { cart-count }
cart-a = un chariot complet
cart-the = le chariot complet
cart-each = pour chaque chariot complet
cart-no = aucun chariot complet
cart-all = tous les chariots complets
cart-number = nombre de chariots complets

half-cart = moitié de chariot
half-cart-plural = moitiés de chariot
half-cart-count = { $count ->
    [one] { $count } moitié de chariot
   *[other] { $count } moitiés de chariot
}
half-cart-count-acc = { half-cart-count }
half-cart-count-gen = { half-cart-count }
half-cart-count-ins = { half-cart-count }
half-cart-a = une moitié de chariot
half-cart-the = la moitié de chariot
half-cart-each = pour chaque moitié de chariot
half-cart-no = aucune moitié de chariot
half-cart-all = toutes les moitiés de chariot
half-cart-number = nombre de moitiés de chariot

cart-marker = jeton Chariot
cart-marker-plural = jetons Chariot
cart-marker-count = { $count ->
    [one] { $count } jeton Chariot
   *[other] { $count } jetons Chariot
}
cart-marker-count-acc = { cart-marker-count }
cart-marker-count-gen = { cart-marker-count }
cart-marker-count-ins = { cart-marker-count }
cart-marker-a = un jeton Chariot
cart-marker-the = le jeton Chariot
cart-marker-each = pour chaque jeton Chariot
cart-marker-no = aucun jeton Chariot
cart-marker-all = tous les jetons Chariot
cart-marker-number = nombre de jetons Chariot

## Cards and their parts.

card = carte
card-plural = cartes
card-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
card-count-acc = { card-count }
card-count-gen = { card-count }
card-count-ins = { card-count }
card-a = une carte
card-the = la carte
card-each = pour chaque carte
card-no = aucune carte
card-all = toutes les cartes
card-number = nombre de cartes

mine-card = carte Mine
mine-card-plural = cartes Mine
mine-card-count = { $count ->
    [one] { $count } carte Mine
   *[other] { $count } cartes Mine
}
mine-card-count-acc = { mine-card-count }

adjacent-card = carte adjacente
adjacent-card-plural = cartes adjacentes
adjacent-card-count = { $count ->
    [one] { $count } carte adjacente
   *[other] { $count } cartes adjacentes
}
adjacent-card-count-acc = { adjacent-card-count }
adjacent-card-count-gen = { adjacent-card-count }
adjacent-card-count-ins = { adjacent-card-count }
adjacent-card-a = une carte adjacente
adjacent-card-the = la carte adjacente
adjacent-card-each = pour chaque carte adjacente
adjacent-card-no = aucune carte adjacente
adjacent-card-all = toutes les cartes adjacentes
adjacent-card-number = nombre de cartes adjacentes

event = événement
event-plural = événements
event-count = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
}
event-count-acc = { event-count }

faction = faction
faction-plural = factions
faction-count = { $count ->
    [one] { $count } faction
   *[other] { $count } factions
}
faction-count-acc = { faction-count }
faction-count-gen = { faction-count }
faction-count-ins = { faction-count }
faction-a = une faction
faction-the = la faction
faction-each = pour chaque faction
faction-no = aucune faction
faction-all = toutes les factions
faction-number = nombre de factions

effect = effet
effect-plural = effets
effect-count = { $count ->
    [one] { $count } effet
   *[other] { $count } effets
}
effect-count-acc = { effect-count }

activation = activation
activation-plural = activations
activation-count = { $count ->
    [one] { $count } activation
   *[other] { $count } activations
}
activation-count-acc = { activation-count }

special-activation = activation spéciale
special-activation-plural = activations spéciales
special-activation-count = { $count ->
    [one] { $count } activation spéciale
   *[other] { $count } activations spéciales
}
special-activation-count-acc = { special-activation-count }

## Boards, places and people.

progress-board = plateau Progrès
progress-board-plural = plateaux Progrès
progress-board-count = { $count ->
    [one] { $count } plateau Progrès
   *[other] { $count } plateaux Progrès
}
progress-board-count-acc = { progress-board-count }

progress-marker = marqueur Progrès
progress-marker-plural = marqueurs Progrès
progress-marker-count = { $count ->
    [one] { $count } marqueur Progrès
   *[other] { $count } marqueurs Progrès
}
progress-marker-count-acc = { progress-marker-count }

space = case
space-plural = cases
space-count = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
space-count-acc = { space-count }
space-count-gen = { space-count }
space-count-ins = { space-count }
space-a = une case
space-the = la case
space-each = pour chaque case
space-no = aucune case
space-all = toutes les cases
space-number = nombre de cases

row = rangée
row-plural = rangées
row-count = { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
}
row-count-acc = { row-count }
row-count-gen = { row-count }
row-count-ins = { row-count }
row-a = une rangée
row-the = la rangée
row-each = pour chaque rangée
row-no = aucune rangée
row-all = toutes les rangées
row-number = nombre de rangées

level = niveau
level-plural = niveaux
level-count = { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
}
level-count-acc = { level-count }

border = jonction
border-plural = jonctions
border-count = { $count ->
    [one] { $count } jonction
   *[other] { $count } jonctions
}
border-count-acc = { border-count }

deck = paquet
deck-plural = paquets
deck-count = { $count ->
    [one] { $count } paquet
   *[other] { $count } paquets
}
deck-count-acc = { deck-count }

discard-pile = défausse
discard-pile-plural = défausses
discard-pile-count = { $count ->
    [one] { $count } défausse
   *[other] { $count } défausses
}
discard-pile-count-acc = { discard-pile-count }

# A round is a "manche".
round = manche
round-plural = manches
round-count = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
round-count-acc = { round-count }

player = joueur
player-plural = joueurs
player-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
player-count-acc = { player-count }

## Factions: names, and "a Scottish card" in every form.

scots = Écossais
egyptians = Égyptiens
atlanteans = Atlantes
barbarians = Barbares
japanese = Japonais
romans = Romains
faction-name = { $faction ->
    [scots] { scots }
    [egyptians] { egyptians }
    [atlanteans] { atlanteans }
    [barbarians] { barbarians }
    [japanese] { japanese }
    [romans] { romans }
   *[other] { $faction }
}
faction-of = des { faction-name }
# The edition sets the name of the Faction, unchanged, after "carte": "carte Écossais".
faction-adjective = { faction-name }
faction-adjective-plural = { faction-adjective }
# $faction: one of the six, or any, none, chosen.
faction-card = { $faction ->
    [any] { card } de n’importe quelle faction
    [none] { card } sans faction
    [chosen] { card } de la faction choisie
   *[other] { card } { faction-adjective }
}
faction-card-plural = { $faction ->
    [any] { card-plural } de n’importe quelle faction
    [none] { card-plural } sans faction
    [chosen] { card-plural } de la faction choisie
   *[other] { card-plural } { faction-adjective }
}
faction-card-count = { $faction ->
    [any] { card-count } { $count ->
            [one] de n’importe quelle faction
           *[other] de n’importe quelles factions
        }
    [none] { card-count } sans faction
    [chosen] { card-count } de la faction choisie
   *[other] { card-count } { faction-adjective }
}
faction-card-count-acc = { faction-card-count }
faction-card-count-gen = { faction-card-count }
faction-card-count-ins = { faction-card-count }
faction-card-a = { $faction ->
    [any] { card-a } de n’importe quelle faction
    [none] { card-a } sans faction
    [chosen] { card-a } de la faction choisie
   *[other] { card-a } { faction-adjective }
}
faction-card-the = { $faction ->
    [any] { card-the } de n’importe quelle faction
    [none] { card-the } sans faction
    [chosen] { card-the } de la faction choisie
   *[other] { card-the } { faction-adjective }
}
faction-card-each = { $faction ->
    [any] { card-each } de n’importe quelle faction
    [none] { card-each } sans faction
    [chosen] { card-each } de la faction choisie
   *[other] { card-each } { faction-adjective }
}
faction-card-no = { $faction ->
    [any] { card-no } de n’importe quelle faction
    [none] { card-no } sans faction
    [chosen] { card-no } de la faction choisie
   *[other] { card-no } { faction-adjective }
}
faction-card-all = { $faction ->
    [any] { card-all } de n’importe quelle faction
    [none] { card-all } sans faction
    [chosen] { card-all } de la faction choisie
   *[other] { card-all } { faction-adjective }
}
faction-card-number = { $faction ->
    [any] { card-number } de n’importe quelle faction
    [none] { card-number } sans faction
    [chosen] { card-number } de la faction choisie
   *[other] { card-number } { faction-adjective }
}

## Cards, decks and rows of a Level ($level).

level-numeral = { $level ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] { $level }
}
level-name = niveau { level-numeral }
level-of = de niveau { level-numeral }
level-card = { card } { level-numeral }
level-card-plural = { card-plural } { level-numeral }
level-card-count = { card-count } { level-numeral }
level-card-count-acc = { card-count-acc } { level-numeral }
level-card-count-gen = { card-count-gen } { level-numeral }
level-card-count-ins = { card-count-ins } { level-numeral }
level-card-a = { card-a } { level-numeral }
level-card-the = { card-the } { level-numeral }
level-card-each = { card-each } { level-numeral }
level-card-no = { card-no } { level-numeral }
level-card-all = { card-all } { level-numeral }
level-card-number = { card-number } { level-numeral }
level-deck = paquet { level-numeral }
from-level-deck = dans le paquet { level-numeral }
level-discard-pile = défausse { level-numeral }
level-row = rangée { $level }
in-level-row = dans la rangée { $level }

## Places and piles.

game-title = Imperial Miners
mine = mine
your-mine = votre mine
in-your-mine = dans votre mine
hand = main
in-hand = en main
to-hand = à votre main
from-hand = de votre main
supply = réserve
event-card = carte Événement
event-cards = cartes Événement
event-deck = paquet Événement
surface = Surface
surface-board = plateau Surface
the-surface = la Surface
at-the-surface = à la Surface
this-card = cette carte
on-this-card = sur cette carte
onto-this-card = sur cette carte
# The top and bottom spaces are the last and the first.
top-space = dernière case
bottom-space = première case

## What is done, as names.

cost = coût
advance = avancer
activate = activer
draw = piocher
discard = défausser
faction-draw = piocher des factions
chain-reaction = réaction en chaîne
set-up = mise en place
solo-game = mode solo

## Half-carts, full or empty, and where they lie on a card.

half-cart-full = moitié de chariot pleine
half-cart-empty = moitié de chariot vide
cart-incomplete = chariot incomplet
side-left = à gauche
side-right = à droite
side-upper-left = en haut à gauche
side-upper-right = en haut à droite
side-lower-left = en bas à gauche
side-lower-right = en bas à droite

## The round.

round-of = Manche { $round } sur { $rounds }
event-phase = phase Événement
mine-phase = phase Mine
card-or = ou
event-immediate = Immédiat
event-immediate-when = immédiat
# Literally "special".
event-feature = Spécial
event-feature-when = spécial
event-end = Fin de manche
event-end-when = fin de manche

## Solo titles: below 35, 35-45, 46-55, 56-60, 61-65, above 65.

title-digger = Jeune pioche
title-laborer = Responsable des sous-sols
title-adept = Spécialiste des mines
title-engineer = Pro des tunnels
title-veteran = Géologue des abîmes
title-king = Monarque des profondeurs

## Seats: a colour always comes with its shape.

seat-red = Rouge
seat-blue = Bleu
seat-green = Vert
seat-purple = Violet
seat-gold = Doré
seat-red-shape = losange rouge
seat-blue-shape = rond bleu
seat-green-shape = triangle vert
seat-purple-shape = carré violet
seat-gold-shape = étoile dorée
