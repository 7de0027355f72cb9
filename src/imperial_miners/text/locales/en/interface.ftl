### The interface in English. Every id begins with ui-.

ui-game-name = Imperial Miners
ui-skip-to-content = Go to the content
ui-skip-to-question = Go to the question

## The top of the table.

ui-round-of = Round { $round }/{ $rounds }
ui-round-n = Round { $round }
ui-set-up = Set-up
ui-game-over = The game is over
ui-waiting-for = Waiting for
ui-you = you
ui-tools = Tools
ui-undo = Undo
ui-undo-why = Takes back your last answer, as long as nothing new was seen since
ui-redo = Redo
ui-plan = Plan
ui-plan-why = Try a whole turn, then carry it out or drop it
ui-hint = Hint
ui-menu = Menu

## The mine.

ui-your-mine = Your mine
ui-mine-of = Mine of { $name }
ui-mine-cells = Cards and places of the mine, row by row
ui-back-to-mine = Back to your mine
ui-level-n = Level { $level }
ui-card-used = activated this round
ui-card-collapsed = collapsed
ui-collapsed = Collapsed
ui-cost-free = free
ui-cost-two = 2 coins
ui-decks = Decks
ui-deck-n = Deck of Level { $level }
ui-zoom-in = Larger
ui-zoom-out = Smaller
ui-look-closer = Look closer
ui-look-at = Look closer at { $name }
ui-deal = Your eight cards

## What an option would do.

ui-change-coin = { $sign ->
    [minus] you pay { coin-count }
   *[plus] you gain { coin-count }
}
ui-change-vp = { $sign ->
    [minus] you lose { vp-count }
   *[plus] you gain { vp-count }
}
ui-change-cart = { $count ->
    [one] completes { $count } cart
   *[other] completes { $count } carts
}
ui-change-machine = { $sign ->
    [minus] takes { machine-count } away
   *[plus] adds { machine-count }
}
ui-change-collapse = { $sign ->
    [minus] clears { collapse-count }
   *[plus] puts { collapse-count }
}
ui-to-space = { $board }: to space { $space }
ui-reveals = this reveals a card
ui-cannot-undo = this cannot be undone

## Boards, purse, hand.

ui-boards = Progress boards
ui-boards-short = Boards
ui-space-bottom = Bottom space
ui-carts-short = carts
ui-cards-in-hand = Cards in hand
ui-of-eight = of 8
ui-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
ui-your-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
ui-hand-empty = Your hand is empty.
ui-note-kept = kept
ui-note-short = { $count ->
    [one] { $count } coin short
   *[other] { $count } coins short
}
ui-note-no-place = needs Level { $level }

## The Event.

ui-event-kind = { $kind ->
    [immediate] Event of round { $round } · immediate
    [feature] Event of round { $round } · all round
   *[end] Event of round { $round } · end of round
}
ui-no-event = Set-up
ui-no-event-help = The first Event is revealed when everyone has kept four cards.

## Players and log.

ui-at-the-table = At the table
ui-players = Players
ui-have-chosen = { $count } of { $of } have chosen
ui-seat-open = free seat
ui-is-thinking = thinking
ui-has-chosen = has chosen
ui-is-done = ready
ui-seat-name = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
    [purple] Purple
   *[gold] Gold
}
ui-log = Log
ui-phrase = A ready phrase
ui-say-something = Say something
ui-say = Say
ui-phrase-hello = Hello!
ui-phrase-good-luck = Good luck!
ui-phrase-one-moment = One moment, please.
ui-phrase-your-turn = We are waiting for you.
ui-phrase-well-played = Well played!
ui-phrase-thank-you = Thank you!
ui-phrase-sorry = Sorry!
ui-phrase-oh-no = Oh no!
ui-phrase-good-game = Good game!
ui-phrase-play-again = Shall we play again?
ui-phrase-goodbye = Goodbye!

## The prompt when nothing is asked.

ui-planning = Plan
ui-idle-waiting = Waiting for { $names }
ui-idle-over = The game is over.
ui-idle-bot = A bot is playing your seat.
ui-idle-bot-help = Take your seat back whenever you like.
ui-idle-plan-end = This is as far as the plan can go.
ui-idle-plan-end-help = The next step would reveal something, or others have to move first.
ui-watching = You are watching.
ui-watching-help = You are watching this game. Hands and hidden choices stay hidden.
ui-take-back = Take the seat back
ui-commit-plan = Carry out the plan
ui-drop-plan = Drop the plan
ui-see-result = See the result
ui-hint-text = A good answer: { $answer }
ui-trouble-stale = The table has moved on. Here is how it is now.

## Menu and settings.

ui-menu-start = Start page
ui-menu-rules = Rules
ui-menu-cards = Cards
ui-menu-seats = Seats and invitations
ui-menu-device = Move to another device
ui-language = Language
ui-theme = Light
ui-theme-system = as the system
ui-theme-day = day
ui-theme-night = night
ui-apply = Apply
ui-card-or = or
ui-pass-device = Pass the device on
