### Hints, why a bot did something, and why something cannot be done, in English.

## A hint: where to look.

look-hand = Look at the Level { $level } cards in your hand.
look-deal = Look at the cards that you were dealt.
look-row = Look at the places in row { $row }.
look-card = Look at the card “{ $card }” and what it offers.
look-mine = Look at the cards of your mine.
look-surface = Look at the Surface.
look-event = Look at the Event.
look-decks = Look at the decks.
look-boards = Look at the Progress boards.
look-offer = Ask yourself whether this is worth it.
aim-vp = There are VP to be had this turn.
aim-carts = There are carts to be completed this turn.
aim-spaces = It is a good turn to advance.
aim-machines = It is a good turn for machines.
aim-cards = It is a good turn to draw cards.
aim-coins = It is a good turn to gather coins.
aim-later = This turn prepares later rounds.

## A hint: the line, and why.

hint-line = A good line:
hint-gains = By the end of the turn it brings { $gains }.
hint-gains-nothing = It brings nothing at once: it prepares what comes later.
hint-later = From there, expect about { $points } VP more by the end of the game.
hint-other = The next best answer looks { $points } VP weaker: { $answer }.
hint-even = Other answers look about as good.
hint-keep = These cards should go best together: early ones earn the coins for deep ones.
hint-estimate = This is an estimate: nobody knows what the decks and the Events will bring.
hint-none = There is only one answer here.
hint-more-line = Show the line
hint-more-why = And why?
hints-off = With other people at the table hints are off until everyone agrees.
hints-waiting = Still to agree: { $names }.
hints-agree = I agree to hints
hints-disagree = No more hints
hints-agreed = { $player } agrees to hints.
hints-refused = { $player } wants no hints.
pause-agreed = { $player } would like a pause.
pause-refused = { $player } wants to play on.

## Why a bot did what it did.

why-ask = Why?
why-ask-of = Why did { $player } do that?
why-round = Round { $round }: { $player } plays “{ $card }”.
why-gains = In this round it brought { $gains }.
why-gains-nothing = In this round it brought nothing at once: it prepares what comes later.
why-best = No better way to go on with this card was found.
why-best-of-all = No better turn was found with the cards in hand.
why-next = The next best answer looks { $points } VP weaker: { $answer }.
why-slip = Another answer looks { $points } VP better: { $answer }.
why-slip-hidden = Another answer looks { $points } VP better.
why-slips = A bot of this level slips in { $slips } of 100 choices.
why-only = There was no other way to go on with this card.
why-hidden = Hands stay hidden: after the game you will see what else could have been played.
why-nothing = { $player } has shown no card yet.
why-rounds = Rounds

## Why something cannot be done.

why-not = Why not?
why-not-of = Why not “{ $what }”?
why-not-title = Why not?
why-not-cost = It costs { $cost }, and you have { $coins }.
why-not-above = It needs a card of Level { $level } above it.
why-not-rule = Rule { $rule }: { $text }
why-not-offered = This can be chosen now.
why-not-nothing = Everything that is shown can be chosen now.
