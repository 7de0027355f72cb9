# What happened, shown: the show after an answer, the end of a round, receipts.

ui-speed = Animations
ui-speed-off = off
ui-sum-you = You: { $what }.
ui-round-is-over = Round { $round } is over
ui-chain-of = chain of { $count }
ui-next-event = Next Event
ui-played-nothing = no card
ui-last-round = Last round: { $what }
ui-known-of = Cards that everybody has seen { $player } take:
ui-receipts = Where it comes from
ui-receipts-sum = These parts add up to { $count }.
ui-receipts-by-source = By card, Event and space
ui-receipts-by-round = By round
ui-receipts-of = Where { $player }’s numbers come from
ui-receipts-number = { $what }: where it comes from
ui-given = What it gave so far
ui-given-nothing = It has given nothing so far.
ui-source-space = { $board }, space { $space }
ui-source-rules = Deal and hand limit
ui-number-score = points
ui-number-vp = VP
ui-number-carts = carts
ui-number-coins = coins
ui-number-cards = cards in hand

## A replay that plays by itself.

ui-replay-play = Play the game back
ui-replay-scrub = Where in the game

## Coming back.

ui-away-title = While you were away
ui-away-nothing = Nobody has done anything since.
ui-away-back = The turn before
ui-away-next = Next
ui-away-skip = Skip

## The end.

ui-points-from = Where the points come from
ui-points-card = Cards
ui-points-event = Events
ui-points-surface = Surface
ui-points-carts = Carts
ui-next-title = { $count ->
    [one] { $count } more point, and it is { $title }.
   *[other] { $count } more points, and it is { $title }.
}
ui-top-title = There is no higher title.
ui-best-here = Best on this device
ui-best-new = Your best on this device!
ui-place-of = Place { $place } of { $count }
ui-result-share = To share
ui-result-picture-of = The result as a picture
