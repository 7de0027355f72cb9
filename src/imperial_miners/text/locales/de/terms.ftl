### The words of the game in German, as the German edition uses them.
### Each thing X has the same forms in every language: X and X-plural are names; X-count is a number with its noun
### ($count), -acc as the object of gain, pay, put or discard, -gen after a limit such as "at most", -ins after "with";
### X-a and X-the are objects with an article; X-each is "for each X", X-no "no X", X-all "all X", X-number "number of X".
### What no effect counts has the first four alone. Write without isolating marks: some words are put together.
### Spellings such as "Schotten Karte" or "Ebene I Karten" are joined here as German grammar wants it.

## Tokens.

coin = Münze
coin-plural = Münzen
coin-count = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
coin-count-acc = { coin-count }
coin-count-gen = { coin-count }
coin-count-ins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
coin-a = eine Münze
coin-the = die Münze
coin-each = für jede Münze
coin-no = keine Münze
coin-all = alle Münzen
coin-number = Anzahl der Münzen

# The edition knows no abbreviation: it always writes "Siegpunkt".
vp = Siegpunkt
vp-plural = Siegpunkte
vp-count = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
}
vp-count-acc = { vp-count }
vp-count-gen = { vp-count }
vp-count-ins = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkten
}
vp-a = einen Siegpunkt
vp-the = den Siegpunkt
vp-each = für jeden Siegpunkt
vp-no = keinen Siegpunkt
vp-all = alle Siegpunkte
vp-number = Anzahl der Siegpunkte

victory-point = Siegpunkt
victory-point-plural = Siegpunkte
victory-point-count = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
}
victory-point-count-acc = { victory-point-count }

machine = Maschine
machine-plural = Maschinen
machine-count = { $count ->
    [one] { $count } Maschine
   *[other] { $count } Maschinen
}
machine-count-acc = { machine-count }
machine-count-gen = { machine-count }
machine-count-ins = { $count ->
    [one] { $count } Maschine
   *[other] { $count } Maschinen
}
machine-a = eine Maschine
machine-the = die Maschine
machine-each = für jede Maschine
machine-no = keine Maschine
machine-all = alle Maschinen
machine-number = Anzahl der Maschinen

collapse = Einsturz
collapse-plural = Einstürze
collapse-count = { $count ->
    [one] { $count } Einsturz
   *[other] { $count } Einstürze
}
collapse-count-acc = { collapse-count }
collapse-count-gen = { collapse-count }
collapse-count-ins = { $count ->
    [one] { $count } Einsturz
   *[other] { $count } Einstürzen
}
collapse-a = einen Einsturz
collapse-the = den Einsturz
collapse-each = für jeden Einsturz
collapse-no = keinen Einsturz
collapse-all = alle Einstürze
collapse-number = Anzahl der Einstürze

cart = vollständige Lore
cart-plural = vollständige Loren
cart-count = { $count ->
    [one] { $count } vollständige Lore
   *[other] { $count } vollständige Loren
}
cart-count-acc = { cart-count }
cart-count-gen = { cart-count }
cart-count-ins = { $count ->
    [one] { $count } vollständiger Lore
   *[other] { $count } vollständigen Loren
}
cart-a = eine vollständige Lore
cart-the = die vollständige Lore
cart-each = für jede vollständige Lore
cart-no = keine vollständige Lore
cart-all = alle vollständigen Loren
cart-number = Anzahl der vollständigen Loren

half-cart = halbe Lore
half-cart-plural = halbe Loren
half-cart-count = { $count ->
    [one] { $count } halbe Lore
   *[other] { $count } halbe Loren
}
half-cart-count-acc = { half-cart-count }
half-cart-count-gen = { half-cart-count }
half-cart-count-ins = { $count ->
    [one] { $count } halber Lore
   *[other] { $count } halben Loren
}
half-cart-a = eine halbe Lore
half-cart-the = die halbe Lore
half-cart-each = für jede halbe Lore
half-cart-no = keine halbe Lore
half-cart-all = alle halben Loren
half-cart-number = Anzahl der halben Loren

# "Lorenmarker" in the list of components, "Lorenplättchen" in the rules.
cart-marker = Lorenplättchen
cart-marker-plural = Lorenplättchen
cart-marker-count = { $count ->
    [one] { $count } Lorenplättchen
   *[other] { $count } Lorenplättchen
}
cart-marker-count-acc = { cart-marker-count }
cart-marker-count-gen = { cart-marker-count }
cart-marker-count-ins = { $count ->
    [one] { $count } Lorenplättchen
   *[other] { $count } Lorenplättchen
}
cart-marker-a = ein Lorenplättchen
cart-marker-the = das Lorenplättchen
cart-marker-each = für jedes Lorenplättchen
cart-marker-no = kein Lorenplättchen
cart-marker-all = alle Lorenplättchen
cart-marker-number = Anzahl der Lorenplättchen

## Cards and their parts.

card = Karte
card-plural = Karten
card-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
card-count-acc = { card-count }
card-count-gen = { card-count }
card-count-ins = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
card-a = eine Karte
card-the = die Karte
card-each = für jede Karte
card-no = keine Karte
card-all = alle Karten
card-number = Anzahl der Karten

mine-card = Minenkarte
mine-card-plural = Minenkarten
mine-card-count = { $count ->
    [one] { $count } Minenkarte
   *[other] { $count } Minenkarten
}
mine-card-count-acc = { mine-card-count }

adjacent-card = benachbarte Karte
adjacent-card-plural = benachbarte Karten
adjacent-card-count = { $count ->
    [one] { $count } benachbarte Karte
   *[other] { $count } benachbarte Karten
}
adjacent-card-count-acc = { adjacent-card-count }
adjacent-card-count-gen = { adjacent-card-count }
adjacent-card-count-ins = { $count ->
    [one] { $count } benachbarter Karte
   *[other] { $count } benachbarten Karten
}
adjacent-card-a = eine benachbarte Karte
adjacent-card-the = die benachbarte Karte
adjacent-card-each = für jede benachbarte Karte
adjacent-card-no = keine benachbarte Karte
adjacent-card-all = alle benachbarten Karten
adjacent-card-number = Anzahl der benachbarten Karten

event = Ereignis
event-plural = Ereignisse
event-count = { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}
event-count-acc = { event-count }

# A Faction is a people: "Volk".
faction = Volk
faction-plural = Völker
faction-count = { $count ->
    [one] { $count } Volk
   *[other] { $count } Völker
}
faction-count-acc = { faction-count }
faction-count-gen = { faction-count }
faction-count-ins = { $count ->
    [one] { $count } Volk
   *[other] { $count } Völkern
}
faction-a = ein Volk
faction-the = das Volk
faction-each = für jedes Volk
faction-no = kein Volk
faction-all = alle Völker
faction-number = Anzahl der Völker

effect = Effekt
effect-plural = Effekte
effect-count = { $count ->
    [one] { $count } Effekt
   *[other] { $count } Effekte
}
effect-count-acc = { effect-count }

activation = Aktivierung
activation-plural = Aktivierungen
activation-count = { $count ->
    [one] { $count } Aktivierung
   *[other] { $count } Aktivierungen
}
activation-count-acc = { activation-count }

special-activation = extra Aktivierung
special-activation-plural = extra Aktivierungen
special-activation-count = { $count ->
    [one] { $count } extra Aktivierung
   *[other] { $count } extra Aktivierungen
}
special-activation-count-acc = { special-activation-count }

## Boards, places and people.

# The board is an "Entwicklungsplan", yet its marker a "Fortschrittsplättchen".
progress-board = Entwicklungsplan
progress-board-plural = Entwicklungspläne
progress-board-count = { $count ->
    [one] { $count } Entwicklungsplan
   *[other] { $count } Entwicklungspläne
}
progress-board-count-acc = { progress-board-count }

progress-marker = Fortschrittsplättchen
progress-marker-plural = Fortschrittsplättchen
progress-marker-count = { $count ->
    [one] { $count } Fortschrittsplättchen
   *[other] { $count } Fortschrittsplättchen
}
progress-marker-count-acc = { progress-marker-count }

space = Feld
space-plural = Felder
space-count = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
space-count-acc = { space-count }
space-count-gen = { space-count }
space-count-ins = { $count ->
    [one] { $count } Feld
   *[other] { $count } Feldern
}
space-a = ein Feld
space-the = das Feld
space-each = für jedes Feld
space-no = kein Feld
space-all = alle Felder
space-number = Anzahl der Felder

row = Reihe
row-plural = Reihen
row-count = { $count ->
    [one] { $count } Reihe
   *[other] { $count } Reihen
}
row-count-acc = { row-count }
row-count-gen = { row-count }
row-count-ins = { $count ->
    [one] { $count } Reihe
   *[other] { $count } Reihen
}
row-a = eine Reihe
row-the = die Reihe
row-each = für jede Reihe
row-no = keine Reihe
row-all = alle Reihen
row-number = Anzahl der Reihen

level = Ebene
level-plural = Ebenen
level-count = { $count ->
    [one] { $count } Ebene
   *[other] { $count } Ebenen
}
level-count-acc = { level-count }

border = Kante
border-plural = Kanten
border-count = { $count ->
    [one] { $count } Kante
   *[other] { $count } Kanten
}
border-count-acc = { border-count }

# "Nachziehstapel" or simply "Stapel".
deck = Stapel
deck-plural = Stapel
deck-count = { $count ->
    [one] { $count } Stapel
   *[other] { $count } Stapel
}
deck-count-acc = { deck-count }

discard-pile = Ablagestapel
discard-pile-plural = Ablagestapel
discard-pile-count = { $count ->
    [one] { $count } Ablagestapel
   *[other] { $count } Ablagestapel
}
discard-pile-count-acc = { discard-pile-count }

round = Runde
round-plural = Runden
round-count = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
round-count-acc = { round-count }

player = Spieler
player-plural = Spieler
player-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
player-count-acc = { player-count }

## Factions: names, and "a Scottish card" in every form.

scots = Schotten
egyptians = Ägypter
atlanteans = Atlanter
barbarians = Barbaren
japanese = Japaner
romans = Römer
faction-name = { $faction ->
    [scots] { scots }
    [egyptians] { egyptians }
    [atlanteans] { atlanteans }
    [barbarians] { barbarians }
    [japanese] { japanese }
    [romans] { romans }
   *[other] { $faction }
}
faction-of = der { faction-name }
# The attribute is the first half of a compound: { faction-adjective }karte.
faction-adjective = { faction-name }
faction-adjective-plural = { faction-adjective }
# $faction: one of the six, or any, none, chosen.
faction-card = { $faction ->
    [any] { card } eines beliebigen Volkes
    [none] { card } ohne Volk
    [chosen] { card } des gewählten Volkes
   *[other] { faction-adjective }karte
}
faction-card-plural = { $faction ->
    [any] { card-plural } eines beliebigen Volkes
    [none] { card-plural } ohne Volk
    [chosen] { card-plural } des gewählten Volkes
   *[other] { faction-adjective }karten
}
faction-card-count = { $faction ->
    [any] { card-count } { $count ->
            [one] eines beliebigen Volkes
           *[other] beliebiger Völker
        }
    [none] { card-count } ohne Volk
    [chosen] { card-count } des gewählten Volkes
   *[other] { $count } { faction-adjective }{ $count ->
            [one] karte
           *[other] karten
        }
}
faction-card-count-acc = { faction-card-count }
faction-card-count-gen = { faction-card-count }
faction-card-count-ins = { faction-card-count }
faction-card-a = { $faction ->
    [any] { card-a } eines beliebigen Volkes
    [none] { card-a } ohne Volk
    [chosen] { card-a } des gewählten Volkes
   *[other] eine { faction-adjective }karte
}
faction-card-the = { $faction ->
    [any] { card-the } eines beliebigen Volkes
    [none] { card-the } ohne Volk
    [chosen] { card-the } des gewählten Volkes
   *[other] die { faction-adjective }karte
}
faction-card-each = { $faction ->
    [any] { card-each } eines beliebigen Volkes
    [none] { card-each } ohne Volk
    [chosen] { card-each } des gewählten Volkes
   *[other] für jede { faction-adjective }karte
}
faction-card-no = { $faction ->
    [any] { card-no } eines beliebigen Volkes
    [none] { card-no } ohne Volk
    [chosen] { card-no } des gewählten Volkes
   *[other] keine { faction-adjective }karte
}
faction-card-all = { $faction ->
    [any] { card-all } eines beliebigen Volkes
    [none] { card-all } ohne Volk
    [chosen] { card-all } des gewählten Volkes
   *[other] alle { faction-adjective }karten
}
faction-card-number = { $faction ->
    [any] { card-number } eines beliebigen Volkes
    [none] { card-number } ohne Volk
    [chosen] { card-number } des gewählten Volkes
   *[other] Anzahl der { faction-adjective }karten
}

## Cards, decks and rows of a Level ($level).

level-numeral = { $level ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] { $level }
}
level-name = Ebene { level-numeral }
level-of = der Ebene { level-numeral }
level-card = { card } { level-of }
level-card-plural = { card-plural } { level-of }
level-card-count = { card-count } { level-of }
level-card-count-acc = { card-count-acc } { level-of }
level-card-count-gen = { card-count-gen } { level-of }
level-card-count-ins = { card-count-ins } { level-of }
level-card-a = { card-a } { level-of }
level-card-the = { card-the } { level-of }
level-card-each = { card-each } { level-of }
level-card-no = { card-no } { level-of }
level-card-all = { card-all } { level-of }
level-card-number = { card-number } { level-of }
level-deck = Stapel der Ebene { level-numeral }
from-level-deck = vom Stapel der Ebene { level-numeral }
level-discard-pile = Ablagestapel der Ebene { level-numeral }
level-row = Reihe { $level }
in-level-row = in Reihe { $level }

## Places and piles.

game-title = Imperial Miners
mine = Mine
your-mine = deine Mine
in-your-mine = in deiner Mine
hand = Hand
in-hand = auf der Hand
to-hand = auf die Hand
from-hand = von der Hand
supply = Vorrat
event-card = Ereigniskarte
event-cards = Ereigniskarten
event-deck = Ereignisstapel
# The Surface is the mine's entrance: "Stolleneingang".
surface = Stolleneingang
surface-board = Stolleneingang
the-surface = den Stolleneingang
at-the-surface = am Stolleneingang
this-card = diese Karte
on-this-card = auf dieser Karte
onto-this-card = auf diese Karte
top-space = oberstes Feld
bottom-space = unterstes Feld

## What is done, as names.

cost = Kosten
# To advance is "entwickeln", to develop.
advance = entwickeln
activate = aktivieren
draw = ziehen
discard = abwerfen
faction-draw = Völkerkarten ziehen
chain-reaction = Kettenreaktion
set-up = Spielaufbau
solo-game = Solospiel

## Half-carts, full or empty, and where they lie on a card.

half-cart-full = gefüllte halbe Lore
half-cart-empty = leere halbe Lore
cart-incomplete = unvollständige Lore
side-left = links
side-right = rechts
side-upper-left = oben links
side-upper-right = oben rechts
side-lower-left = unten links
side-lower-right = unten rechts

## The round.

round-of = Runde { $round } von { $rounds }
event-phase = Ereignisphase
mine-phase = Minenphase
card-or = oder
event-immediate = Sofort
event-immediate-when = sofort
# Literally "lasting".
event-feature = Andauernd
event-feature-when = andauernd
event-end = Rundenende
event-end-when = Rundenende

## Solo titles: below 35, 35-45, 46-55, 56-60, 61-65, above 65.

title-digger = Buddler
title-laborer = Minenarbeiter
title-adept = Geschickter Bergmann
title-engineer = Tiefbau Ingenieur
# The edition promotes the veteran to "Architekt".
title-veteran = Architekt
title-king = Bergkönig

## Seats: a colour always comes with its shape.

seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-purple = Lila
seat-gold = Gold
seat-red-shape = rote Raute
seat-blue-shape = blauer Kreis
seat-green-shape = grünes Dreieck
seat-purple-shape = lila Quadrat
seat-gold-shape = goldener Stern
