### What happened, in German, told in the present. $you: yes where it is the reader's own doing.

## Where something came from.

from-card = durch „{ $name }“
from-event = durch das Ereignis „{ $name }“
from-surface = { at-the-surface }
from-space = durch Feld { $number } von „{ $board }“

## What happened.

log-round-began = Runde { $round } beginnt.
log-event-revealed = Ereignis: { $event }.
log-dealt = { $you ->
    [yes] Du bekommst
   *[no] { $player } bekommt
} „{ $card }“.
log-dealt-hidden = { $player } bekommt eine Karte.
log-kept = { $you ->
    [yes] Du behältst
   *[no] { $player } behält
} „{ $card }“.
log-kept-hidden = { $player } behält eine Karte.
log-chose = { $you ->
    [yes] Du wählst
   *[no] { $player } wählt
} „{ $card }“.
log-chose-blind = { $you ->
    [yes] Du wirst
   *[no] { $player } wird
} die oberste Karte vom Stapel der Ebene I spielen.
log-chose-hidden = { $player } hat gewählt.
log-revealed = { $you ->
    [yes] Du spielst
   *[no] { $player } spielt
} „{ $card }“ { $free ->
    [yes] { "" }
   *[no] für { coin-count-acc }
}.
log-revealed-blind = { $you ->
    [yes] Du deckst
   *[no] { $player } deckt
} „{ $card }“ vom Stapel der Ebene I auf.
log-placed = { $you ->
    [yes] Du legst
   *[no] { $player } legt
} „{ $card }“ in Reihe { $row }.
log-activated = { $you ->
    [yes] Du aktivierst
   *[no] { $player } aktiviert
} „{ $card }“: { $text }
log-declined = { $you ->
    [yes] Du lehnst
   *[no] { $player } lehnt
} ab, was „{ $name }“ bietet.
log-passed = { $you ->
    [yes] Deine Kettenreaktion
   *[no] Die Kettenreaktion von { $player }
} geht durch die schon aktivierte Karte „{ $card }“ hindurch.
log-gained = { $you ->
    [yes] Du erhältst
   *[no] { $player } erhält
} { $what } { $source }.
log-paid = { $you ->
    [yes] Du zahlst
   *[no] { $player } zahlt
} { coin-count-acc } ({ $name }).
log-drew = { $you ->
    [yes] Du ziehst
   *[no] { $player } zieht
} „{ $card }“ { from-level-deck }.
log-drew-hidden = { $player } zieht { level-card-a }.
log-drew-faction = { $you ->
    [yes] Du findest
   *[no] { $player } findet
} { faction-card-a } im { level-deck }: „{ $card }“.
log-drew-faction-hidden = { $player } findet { faction-card-a } im { level-deck }.
log-turned-up = { $you ->
    [yes] Du deckst
   *[no] { $player } deckt
} im { level-deck } auf: { $cards }.
log-found-none = { $you ->
    [yes] Du findest
   *[no] { $player } findet
} { faction-card-no } im { level-deck }.
log-reshuffled = Der { level-discard-pile } wird gemischt und zum neuen Stapel.
log-discarded = { $you ->
    [yes] Du wirfst
   *[no] { $player } wirft
} „{ $card }“ ab.
log-entered = { $you ->
    [yes] Du betrittst
   *[no] { $player } betritt
} „{ $board }“.
log-advanced = { $you ->
    [yes] Du entwickelst
   *[no] { $player } entwickelt
} auf „{ $board }“ von Feld { $from } bis Feld { $to }.
log-completed-board = { $you ->
    [yes] Du schließt
   *[no] { $player } schließt
} „{ $board }“ ab.
log-machine-put = { $you ->
    [yes] Du legst
   *[no] { $player } legt
} { machine-count-acc } auf „{ $card }“.
log-machine-spent = { $you ->
    [yes] Du gibst
   *[no] { $player } gibt
} { machine-count-acc } von „{ $card }“ ab.
log-collapse-put = { $you ->
    [yes] Du legst
   *[no] { $player } legt
} einen Einsturz auf „{ $card }“.
log-collapse-cleared = { $you ->
    [yes] Du räumst
   *[no] { $player } räumt
} den Einsturz auf „{ $card }“ weg.
log-collapse-cleared-activation = { $you ->
    [yes] Du aktivierst
   *[no] { $player } aktiviert
} „{ $card }“: Der Einsturz wird weggeräumt.
log-marker-put = { $you ->
    [yes] Du legst
   *[no] { $player } legt
} ein Lorenplättchen auf eine Kante von „{ $card }“.
log-carts-completed = { $you ->
    [yes] Du vervollständigst
   *[no] { $player } vervollständigt
} { $count ->
    [one] { $count } Lore
   *[other] { $count } Loren
}.
log-reached = { $you ->
    [yes] Du erreichst
   *[no] { $player } erreicht
} „{ $card }“.
log-missed-no-border = { $you ->
    [yes] Du legst
   *[no] { $player } legt
} { cart-marker-no } ({ $name }): Es gibt keine Kante dafür.
log-missed-no-room = { $you ->
    [yes] Du legst
   *[no] { $player } legt
} { machine-no } ({ $name }): Auf der Karte ist kein Platz mehr.
log-missed-no-card = { $you ->
    [yes] Du wählst
   *[no] { $player } wählt
} keine Karte ({ $name }): Keine passt zu diesem Effekt.
log-missed-nothing-counted = { $you ->
    [yes] Du bekommst
   *[no] { $player } bekommt
} nichts ({ $name }): Es gibt nichts zu zählen.
log-surfaced = { $you ->
    [yes] Du wählst
   *[no] { $player } wählt
} am Stolleneingang: { $text }
log-skipped-draw = { $you ->
    [yes] Du ziehst
   *[no] { $player } zieht
} nichts: Es ist keine Karte mehr da.
log-ended = { $you ->
    [yes] Du beendest
   *[no] { $player } beendet
} das Spiel mit { $score } Punkten ({ $vp }, { $carts }) und { $coins }.
log-faction-chosen = { $you ->
    [yes] Du wählst
   *[no] { $player } wählt
} die { faction-name }.
