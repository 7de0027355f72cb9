### What a player is asked, in English: a question and a word of help for each kind of decision, and the labels of answers.

## Who asks.

by-event = Event: { $name }
by-space = { $board }, space { $number }
by-rules = The rules

## Questions, by what is resolved and what is chosen.

ask-keep-keep = Which card do you keep? ({ $number } of { $of })
help-keep-keep = The cards you do not keep go to their discard piles.
ask-play-play = Which card do you play?
help-play-play = { $alone ->
    [yes] You pay for it at once, then choose its place.
   *[no] It is shown when everyone has chosen, and you pay for it then.
}
ask-play-blind = You cannot play any card from your hand.
help-play-blind = You play the top card of the Level 1 deck instead.
ask-place-place = Where do you place { $card }?
help-place-place = In the row of its Level, below an adjacent card of the row above.
ask-activation-effect = Which effect do you resolve?
help-activation-effect = You may decline; the card counts as activated all the same.
ask-climb-chain = Which card above does the chain reaction reach?
help-climb-chain = Choose an adjacent card in the row above; it is activated next.
ask-surface-effect = Which effect of the Surface do you resolve?
help-surface-effect = One of them must be chosen. It ends your chain reaction.
ask-next-board-board = Which Progress board comes next?
help-next-board-board = Your marker goes to the bottom space of another board and stops there.
ask-hand-limit-discard = Which card do you discard? ({ $number } too many)
help-hand-limit-discard = You may hold eight cards.
ask-event-effect = Which effect of the Event do you resolve?
help-event-effect = Only an Event that says “may” can be declined.
ask-draw-deck = From which deck do you draw?
help-draw-deck = You draw one card at a time and see it before you choose again.
ask-faction-draw-faction = Which Faction do you look for?
help-faction-draw-faction = You then choose a deck and take its first card of that Faction.
ask-faction-draw-deck = In which deck do you look for the card?
help-faction-draw-deck = You take the first card of the Faction; the others are shuffled back.
ask-advance-advance = How far do you advance?
help-advance-advance = Only the space where you stop gives you something, unless the card says otherwise.
ask-advance-board = Which Progress board do you enter?
help-advance-board = Your marker enters at the bottom space and moves up from there.
ask-machine-target = Which card gets a machine?
help-machine-target = A card of any Faction will do, as long as it has room for a machine.
ask-spend-machine-target = From which card do you spend a machine?
help-spend-machine-target = The machine goes back to the supply.
ask-collapse-target = Which card gets a collapse?
help-collapse-target = A card holds one collapse. Its next activation only clears it.
ask-clear-target = Which collapse do you clear?
help-clear-target = This is no activation of the card.
ask-marker-border = Which border gets a cart marker?
help-marker-border = A border with a full half-cart that is not complete yet.
ask-activate-target = Which card do you activate?
help-activate-target = No chain reaction starts from it. A card is activated once a round.
ask-discard-discard = Which card do you discard?
help-discard-discard = It goes to the discard pile of its Level.
ask-either-choice = What do you choose?
help-either-choice = One of these, not more.
ask-effect-effect = Do you want to do this?
help-effect-effect = You may decline.

## Answers.

answer-decline = Decline
answer-blind = Play the top card of the { level-deck }
answer-keep = Keep { $card }
answer-play = { $free ->
    [yes] Play { $card } (free)
   *[no] Play { $card } ({ coin-count })
}
answer-discard = Discard { $card }
answer-do = Do it
answer-letter = Option { $letter }
answer-chain-left = Up to the left: { $card }
answer-chain-right = Up to the right: { $card }
answer-stay = Do not advance
answer-advance = Advance { space-count-acc }
answer-advance-to = Advance { space-count-acc } ({ $text })
answer-between = Between { $first } and { $second }
answer-copy = { $card } (card { $number })
answer-place = Row { $row }
answer-place-below-both = Row { $row }, below { $first } and { $second }
answer-place-below-left = Row { $row }, below { $first }, on the left
answer-place-below-right = Row { $row }, below { $first }, on the right
answer-place-left = { $count ->
    [one] Row { $row }, left of { $first }
   *[other] Row { $row }, { $count } places left of { $first }
}
answer-place-right = { $count ->
    [one] Row { $row }, right of { $first }
   *[other] Row { $row }, { $count } places right of { $first }
}
