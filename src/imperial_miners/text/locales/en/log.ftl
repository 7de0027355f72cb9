### What happened, in English, told in the present. $you: yes where it is the reader's own doing.

## Where something came from.

from-card = from { $name }
from-event = from the Event { $name }
from-surface = { at-the-surface }
from-space = from space { $number } of { $board }

## What happened.

log-round-began = Round { $round } begins.
log-event-revealed = Event: { $event }.
log-dealt = { $you ->
    [yes] You are
   *[no] { $player } is
} dealt { $card }.
log-dealt-hidden = { $player } is dealt a card.
log-kept = { $you ->
    [yes] You keep
   *[no] { $player } keeps
} { $card }.
log-kept-hidden = { $player } keeps a card.
log-chose = { $you ->
    [yes] You choose
   *[no] { $player } chooses
} { $card }.
log-chose-blind = { $you ->
    [yes] You will play
   *[no] { $player } will play
} the top card of the Level 1 deck.
log-chose-hidden = { $player } has chosen.
log-revealed = { $you ->
    [yes] You play
   *[no] { $player } plays
} { $card } { $free ->
    [yes] { "" }
   *[no] for { coin-count-acc }
}.
log-revealed-blind = { $you ->
    [yes] You turn up
   *[no] { $player } turns up
} { $card } from the Level 1 deck.
log-placed = { $you ->
    [yes] You place
   *[no] { $player } places
} { $card } in row { $row }.
log-activated = { $you ->
    [yes] You activate
   *[no] { $player } activates
} { $card }: { $text }
log-declined = { $you ->
    [yes] You decline
   *[no] { $player } declines
} what is offered by { $name }.
log-passed = { $you ->
    [yes] Your
   *[no] { $player }’s
} chain reaction passes through { $card }, which was activated before.
log-gained = { $you ->
    [yes] You gain
   *[no] { $player } gains
} { $what } { $source }.
log-paid = { $you ->
    [yes] You pay
   *[no] { $player } pays
} { coin-count-acc } ({ $name }).
log-drew = { $you ->
    [yes] You draw
   *[no] { $player } draws
} { $card } from the { level-deck }.
log-drew-hidden = { $player } draws { level-card-a }.
log-drew-faction = { $you ->
    [yes] You find
   *[no] { $player } finds
} { faction-card-a } in the { level-deck }: { $card }.
log-drew-faction-hidden = { $player } finds { faction-card-a } in the { level-deck }.
log-turned-up = { $you ->
    [yes] You turn up
   *[no] { $player } turns up
} in the { level-deck }: { $cards }.
log-found-none = { $you ->
    [yes] You find
   *[no] { $player } finds
} { faction-card-no } in the { level-deck }.
log-reshuffled = The { level-discard-pile } is shuffled and becomes the deck.
log-discarded = { $you ->
    [yes] You discard
   *[no] { $player } discards
} { $card }.
log-entered = { $you ->
    [yes] You enter
   *[no] { $player } enters
} { $board }.
log-advanced = { $you ->
    [yes] You advance
   *[no] { $player } advances
} on { $board } from space { $from } to space { $to }.
log-completed-board = { $you ->
    [yes] You complete
   *[no] { $player } completes
} { $board }.
log-machine-put = { $you ->
    [yes] You put
   *[no] { $player } puts
} { machine-count-acc } on { $card }.
log-machine-spent = { $you ->
    [yes] You spend
   *[no] { $player } spends
} { machine-count-acc } from { $card }.
log-collapse-put = { $you ->
    [yes] You put
   *[no] { $player } puts
} a collapse on { $card }.
log-collapse-cleared = { $you ->
    [yes] You clear
   *[no] { $player } clears
} the collapse on { $card }.
log-collapse-cleared-activation = { $you ->
    [yes] You activate
   *[no] { $player } activates
} { $card }: its collapse is cleared.
log-marker-put = { $you ->
    [yes] You put
   *[no] { $player } puts
} a cart marker on a border of { $card }.
log-carts-completed = { $you ->
    [yes] You complete
   *[no] { $player } completes
} { $count ->
    [one] { $count } cart
   *[other] { $count } carts
}.
log-reached = { $you ->
    [yes] You come
   *[no] { $player } comes
} to { $card }.
log-missed-no-border = { $you ->
    [yes] You put
   *[no] { $player } puts
} { cart-marker-no } ({ $name }): there is no border for one.
log-missed-no-room = { $you ->
    [yes] You put
   *[no] { $player } puts
} { machine-no } ({ $name }): the card can hold no more.
log-missed-no-card = { $you ->
    [yes] You choose
   *[no] { $player } chooses
} no card ({ $name }): none fits this effect.
log-missed-nothing-counted = { $you ->
    [yes] You gain
   *[no] { $player } gains
} nothing ({ $name }): there is nothing to count.
log-surfaced = { $you ->
    [yes] You choose
   *[no] { $player } chooses
} at the Surface: { $text }
log-skipped-draw = { $you ->
    [yes] You draw
   *[no] { $player } draws
} nothing: there is no card left.
log-ended = { $you ->
    [yes] You end
   *[no] { $player } ends
} the game with { $score } points ({ $vp }, { $carts }) and { $coins }.
log-faction-chosen = { $you ->
    [yes] You choose
   *[no] { $player } chooses
} the { faction-name }.
