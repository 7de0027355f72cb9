### The words of effects in German: every effect's text is put together from these by the tree of the effect.
### $mood: do (an order), then (an order that follows others), to (after a price: "um ... zu"), may (after "du darfst").
### Phrases start small and end without a stop.
### $form of cards: acc (so many, as an object), nom (so many, as a subject), gen (so many, after "at most"), each, no,
### on (several, on which something lies), of (several, to which something belongs), all (several, as a subject),
### a (one, as an object), is (one, as what something is).

## Which cards.

grammar-ending = { $form ->
    [on] en
    [one] en
    [of] er
   *[other] e
}
cards = { $form ->
    [each] jede { $head }
    [no] keine { $head }
    [on] { $head }
    [of] { $head }
    [one] einer { $head }
    [all] { $head }
    [a] eine { $head }
    [is] eine { $head }
   *[count] { $count } { $head }
}
cards-head = { $other } { $adjacent } { $activated } { $noun } { $level } { $factionless } { $with } { $place } { $end } { $mine } { $only }
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
cards-level = { level-of }
cards-factionless = ohne Volk
cards-other = ander{ grammar-ending }
cards-adjacent = benachbart{ grammar-ending }
cards-above = in der Reihe darüber
cards-below = in der Reihe darunter
cards-beside = in derselben Reihe
cards-row = in dieser Reihe
cards-end = mit freier linker oder rechter Seite
cards-activated = in dieser Runde aktiviert{ grammar-ending }
cards-fresh = in dieser Runde noch nicht aktiviert{ grammar-ending }
cards-in-mine = { in-your-mine }
cards-only-this = (nur diese Karte)
cards-with-machine = mit Maschine
cards-without-machine = ohne Maschine
cards-with-collapse = mit Einsturz
cards-without-collapse = ohne Einsturz
cards-with-both = { $first } und { $second }

## Where something lies or goes.

on-cards = auf { $what }
onto-cards = auf { $what }
onto-each = auf { $what }
onto-this-if = auf diese Karte, falls sie { $what } ist,
cart-on-this = an den Kanten dieser Karte
cart-on-cards = an den Kanten { $what }

## For each of something counted.

per-each = für { $what }
per-every = für je { $what }
count-faction-each = für jedes Volk in deiner Mine
count-faction-every = für je { $count } verschiedene Völker in deiner Mine
count-hand-each = für jede Karte auf deiner Hand
count-hand-every = für je { $count } Karten auf deiner Hand
count-coin-each = für jede deiner Münzen
count-coin-every = für je { $count } deiner Münzen
count-space-each = für jedes Feld vom untersten bis zum Feld deines Fortschrittsplättchens einschließlich
count-space-every = für je { $count } Felder vom untersten bis zum Feld deines Fortschrittsplättchens einschließlich
count-board-each = für jeden deiner abgeschlossenen Entwicklungspläne
count-board-every = für je { $count } deiner abgeschlossenen Entwicklungspläne
count-moved-each = für jedes Feld, um das du in dieser Runde entwickelt hast
count-moved-every = für je { $count } Felder, um die du in dieser Runde entwickelt hast
amount = { $what } { $per } { $most }
at-most = (höchstens { $what })
at-most-more = (dafür höchstens { $what })

## Conditions.

if-there-least = wenn es { $where } mindestens { $what } gibt
if-there-most = wenn es { $where } höchstens { $what } gibt
if-there-none = wenn es { $where } { $what } gibt
if-this-is = wenn diese Karte { $what } ist
if-this-is-not = wenn diese Karte nicht { $what } ist
if-this-end = wenn die linke oder rechte Seite dieser Karte frei ist
if-this-end-not = wenn weder die linke noch die rechte Seite dieser Karte frei ist
if-faction-least = wenn du mindestens { $count ->
    [one] { $count } Volk
   *[other] { $count } verschiedene Völker
} in deiner Mine hast
if-faction-most = wenn du höchstens { $count ->
    [one] { $count } Volk
   *[other] { $count } verschiedene Völker
} in deiner Mine hast
if-faction-none = wenn du kein Volk in deiner Mine hast
if-hand-least = wenn du mindestens { card-count } auf der Hand hast
if-hand-most = wenn du höchstens { card-count } auf der Hand hast
if-hand-none = wenn du keine Karte auf der Hand hast
if-coin-least = wenn du mindestens { coin-count } hast
if-coin-most = wenn du höchstens { coin-count } hast
if-coin-none = wenn du keine Münzen hast
if-space-least = wenn dein Fortschrittsplättchen auf Feld { $count } oder höher liegt
if-space-most = wenn dein Fortschrittsplättchen auf Feld { $count } oder tiefer oder auf keinem Entwicklungsplan liegt
if-space-none = wenn dein Fortschrittsplättchen auf keinem Entwicklungsplan liegt
if-board-least = wenn du mindestens { progress-board-count } abgeschlossen hast
if-board-most = wenn du höchstens { progress-board-count } abgeschlossen hast
if-board-none = wenn du keinen Entwicklungsplan abgeschlossen hast
if-moved-least = wenn du in dieser Runde um mindestens { space-count } entwickelt hast
if-moved-most = wenn du in dieser Runde um höchstens { space-count } entwickelt hast
if-moved-none = wenn du in dieser Runde nicht entwickelt hast

## What is done.

do-gain = { $mood ->
    [to] { $what } zu erhalten
    [may] { $what } erhalten
    [then] erhalte dann { $what }
   *[do] erhalte { $what }
}
do-pay = { $mood ->
    [to] { $what } zu zahlen
    [may] { $what } zahlen
    [then] zahle dann { $what }
   *[do] zahle { $what }
}
pay-less = { $what }, abzüglich 1 { $each },
do-draw = { $mood ->
    [to] { $what } zu ziehen
    [may] { $what } ziehen
    [then] ziehe dann { $what }
   *[do] ziehe { $what }
}
do-faction-draw = { do-draw }
do-advance = { $mood ->
    [to] { $what } zu entwickeln { $more }
    [may] um { $what } entwickeln { $more }
    [then] entwickle dann um { $what } { $more }
   *[do] entwickle um { $what } { $more }
}
advance-number = { space-count-acc }
advance-up-to = bis zu { space-count-acc }
advance-passing = (auch die Effekte der passierten Felder werden ausgeführt)
do-machine = { $mood ->
    [to] { $what } { $where } zu legen
    [may] { $what } { $where } legen
    [then] lege dann { $what } { $where }
   *[do] lege { $what } { $where }
}
machines-put = { $spread ->
    [yes] je { machine-count-acc }
   *[no] { machine-count-acc }
}
do-spend-machine = { $mood ->
    [to] { $what } { $where } abzugeben
    [may] { $what } { $where } abgeben
    [then] gib dann { $what } { $where } ab
   *[do] gib { $what } { $where } ab
}
spend-here = von dieser Karte
spend-anywhere = aus deiner Mine
do-collapse = { do-machine }
collapse-put = { $spread ->
    [yes] je { collapse-a }
   *[no] { collapse-a }
}
do-clear = { $mood ->
    [to] { $what } { $where } wegzuräumen
    [may] { $what } { $where } wegräumen
    [then] räume dann { $what } { $where } weg
   *[do] räume { $what } { $where } weg
}
clear-mine = { in-your-mine }
clear-this = { on-this-card }
clear-cards = auf { $on }
clear-card = auf { $on }
do-marker = { do-machine }
marker-here = { $count ->
    [one] auf eine Kante dieser Karte
   *[other] auf Kanten dieser Karte
}
marker-anywhere = in deine Mine
do-activate = { $mood ->
    [to] { $what } zu aktivieren
    [may] { $what } aktivieren
    [then] aktiviere dann { $what }
   *[do] aktiviere { $what }
}
do-discard = { $mood ->
    [to] { $what } { from-hand } abzuwerfen
    [may] { $what } { from-hand } abwerfen
    [then] wirf dann { $what } { from-hand } ab
   *[do] wirf { $what } { from-hand } ab
}

## How the parts are joined.

if-then = { $condition }, { $rest }
if-also = { $condition }: { $capital }
may = { $after ->
    [yes] darfst du { $what }
   *[no] du darfst { $what }
}
may-do = { $after ->
    [yes] darfst du Folgendes tun: { $what }
   *[no] du darfst Folgendes tun: { $what }
}
pay-to = { $price }, um { $steps }
prices-and = { $first } und { $second }
gains-and = { $first } und { $second }
gains-plus = { $first } und zusätzlich { $second }
steps-list = { $first }, { $second }
steps-then = { $first } und { $second }
gain-after = { $mood ->
    [to] { $first } und danach { do-gain }
    [may] { $first } und danach { do-gain }
   *[do] { $first } und erhalte danach { $what }
}
after-that = danach: { $capital }
either = wähle eines: { $capital }
either-or = { $first }; oder { $second }
inside = ({ $sentence })

## Features of a round. $what names cards where they are not all.

feature-cost = Karten kosten { coin-count } weniger
feature-cost-for = { $what } kosten { coin-count } weniger
feature-extra-gain = jeder Gewinn von { $token ->
    [coin] Münzen
   *[vp] Siegpunkten
} im Effekt einer Karte bringt { $what } mehr
feature-extra-draw = immer wenn dich ein Effekt Karten ziehen lässt, ziehe { card-count-acc } mehr (nicht beim Ziehen von Völkerkarten)
feature-extra-advance = immer wenn dich ein Effekt entwickeln lässt, entwickle { space-count-acc } mehr
feature-both-effects = führe beide Effekte der Karte aus, die du legst, in beliebiger Reihenfolge
feature-no-hand-limit = es gibt kein Handkartenlimit
feature-machine-limit = auf einer Karte dürfen bis zu { machine-count } liegen
feature-surface-twice = führe zwei verschiedene Effekte des Stolleneingangs aus
feature-ignore-collapses = aktivierst du eine Karte mit Einsturz, räume den Einsturz weg und führe trotzdem einen Effekt aus
feature-when = immer wenn du { $trigger }, { $effect }
trigger-activating = { $what } aktivierst
trigger-placing = { $what } legst
trigger-advancing = entwickelst
trigger-completing-cart = eine Lore vervollständigst
trigger-drawing = eine Karte ziehst
trigger-putting-machine = Maschinen auf eine Karte legst
trigger-putting-collapse = einen Einsturz auf eine Karte legst

## An Event in one line.

event-line = { $kind }: { $text }
event-or = { $before } Oder: { $after }
