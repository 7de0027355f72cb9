### The interface in English. Every id begins with ui-.

ui-game-name = Imperial Miners
ui-skip-to-content = Skip to content
ui-skip-to-question = Skip to the question

## The top of the table.

ui-round-of = Round { $round }/{ $rounds }
ui-round-n = Round { $round }
ui-set-up = Set-up
ui-game-over = The game is over
ui-waiting-for = Waiting for
ui-you = you
ui-you-awaited = your turn
ui-tools = Tools
ui-dock = More of the table
ui-which-to-keep = { $count ->
    [one] Choose a card to keep
   *[other] Choose { $count } cards to keep
}
ui-keep-these = { $count ->
    [one] Keep this card
   *[other] Keep these { $count } cards
}
ui-again = { $count } in a row
ui-elsewhere = Elsewhere in the row
ui-all-of-them = All of them
ui-play-it = Play it
ui-put-back = Put back
ui-undo = Undo
ui-undo-why = Take back your last answer, as long as you have seen nothing new since
ui-undo-more = More to undo
ui-undo-answer = The last answer
ui-undo-card = { $count ->
    [one] This round’s card ({ $count } answer)
   *[other] This round’s card ({ $count } answers)
}
ui-undo-turn = { $count ->
    [one] The whole turn ({ $count } answer)
   *[other] The whole turn ({ $count } answers)
}
ui-undo-line = You cannot undo past something you have seen.
ui-redo = Redo
ui-plan = Plan
ui-plan-why = Try out a whole turn, then play it or drop it
ui-hint = Hint
ui-menu = Menu

## The mine.

ui-your-mine = Your mine
ui-mine-of = { $name }’s mine
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
ui-face-down = A card of Level { $level }, face down: it is seen when it is drawn
ui-zoom-in = Larger
ui-zoom-out = Smaller
ui-look-closer = Look closer
ui-look-at = Look closer at { $name }
ui-deal = Your eight cards

## What an option would do.

ui-change-coin = { $sign ->
    [minus] you pay { coin-count-acc }
   *[plus] you gain { coin-count-acc }
}
ui-change-vp = { $sign ->
    [minus] you lose { vp-count-acc }
   *[plus] you gain { vp-count-acc }
}
ui-change-cart = { $count ->
    [one] completes { $count } cart
   *[other] completes { $count } carts
}
ui-change-machine = { $sign ->
    [minus] takes { machine-count-acc } away
   *[plus] adds { machine-count-acc }
}
ui-change-collapse = { $sign ->
    [minus] clears { collapse-count-acc }
   *[plus] puts { collapse-count-acc }
}
ui-to-space = { $board }: to space { $space }
ui-reveals = this reveals a card
ui-cannot-undo = this cannot be undone

## Boards, purse, hand.

ui-boards = Progress boards
ui-boards-short = Boards
ui-space-bottom = Bottom space
ui-carts-short = carts
ui-vp-short = VP
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
ui-note-no-card = no Level { $level } card yet
ui-note-no-place = no place below { $level }

## The Event.

ui-event-kind = Event of round { $round } · { $when }
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
ui-phrase = Quick phrase
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
ui-idle-plan-end = The plan stops here.
ui-idle-plan-end-help = The next step would reveal something, or the others have to go first.
ui-watching = You are watching.
ui-watching-help = You are watching this game. Hands and hidden choices stay hidden.
ui-take-back = Take the seat back
ui-commit-plan = Play the plan
ui-drop-plan = Drop the plan
ui-see-result = See the result

## Menu and settings.

ui-menu-start = Start page
ui-menu-rules = Rules
ui-menu-cards = Cards
ui-menu-seats = Seats and invitations
ui-menu-device = Move to another device
ui-language = Language
ui-theme = Theme
ui-theme-system = same as system
ui-theme-day = light
ui-theme-night = dark
ui-apply = Apply

## Start page.

ui-pages = Pages
ui-about = About
ui-tagline = Dig down, set off the chain, rise to fame.
ui-play-now = Play now, alone
ui-continue = Continue
ui-you-are-awaited = your turn
ui-tables-waiting = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
ui-options = Options
ui-set-up-option = Set-up
ui-variant-standard = keep 4 of 8 cards
ui-variant-first-game = first game: keep all 6
ui-decks-shared = one set for all
ui-decks-duplicate = the same set for each
ui-clock = Clock
ui-clock-none = none
ui-clock-minutes = { $count ->
    [one] { $count } minute a round
   *[other] { $count } minutes a round
}
ui-clock-hours = { $count ->
    [one] { $count } hour an answer
   *[other] { $count } hours an answer
}
ui-clock-days = { $count ->
    [one] { $count } day an answer
   *[other] { $count } days an answer
}
ui-colour = Colour
ui-your-name = Your name
ui-against-bots = Against bots
ui-against-bots-help = One to four opponents who never keep you waiting.
ui-bots-number = Bots
ui-bots-level = Skill
ui-begin = Begin
ui-with-friends = With friends
ui-with-friends-help = Everyone on their own device: each free seat gets a link and a QR code.
ui-seats = Seats
ui-one-device = On one device
ui-one-device-help = Pass it around: every hand stays hidden behind a curtain.
ui-name-of-player = Player { $number }
ui-join-or-watch = Join or watch
ui-enter-code-help = Playing on another device? Enter its code to continue here.
ui-code = Code
ui-enter-code = Continue here
ui-watch-link = Link or ID of a game
ui-watch = Watch

## Seats.

ui-seats-waiting = Some seats are still free. You can go to the table already.
ui-seats-full = Every seat is taken.
ui-to-the-table = To the table
ui-chair-open = free seat
ui-chair-bot = bot
ui-chair-person = player
ui-chair-away = a bot stands in
ui-qr-for = QR code of the link for { $name }
ui-link-for = Link for { $name }
ui-invite-help = Send this link, or let your friend scan the code.
ui-only-here = These links only work on this device for now.
ui-share = Let devices on this network join
ui-share-friends = Friends on the same Wi-Fi or network can join
ui-share-command = To let friends on your network join, start the server with: python3 go.py serve --lan
ui-copy = Copy
ui-copied = Copied
ui-or-bot = Or a bot:
ui-give-to-bot = Let a bot play
ui-free-seat = Send the bot away
ui-let-bot-play = Let a bot play for me
ui-bot-for-absent = Let a bot play while this player is away
ui-watch-help = Anyone may watch with this link; hands stay hidden.
ui-join-title = { $player } invites you
ui-join-to = to Imperial Miners: in ten rounds everyone digs a mine of their own, sets off chain reactions and gathers points.
ui-join-players = Who plays
ui-join-yours = your seat
ui-is-here = at the table
ui-is-gone = not at the table now
ui-sit-down = Sit down
ui-pass-device = Pass the device on
ui-pass-to = Pass the device to { $name }
ui-pass-help = Nobody else should be looking now.
ui-pass-nobody = It is nobody’s turn on this device.
ui-i-am = I am { $name }
ui-device-help = Type this code on the start page of the other device, or scan it there. Your seats move with it.
ui-device-expires = The code works once, within ten minutes.

## The end.

ui-you-are-title = You are: { $title }
ui-score-of = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-winner-is = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
ui-tie-coins = Tied on points: most coins win the tie.
ui-tie-carts = Tied on points and coins: most complete carts win the tie.
ui-tie-shared = Tied on points, coins and carts: the victory is shared.
ui-titles = Titles
ui-play-again = Play again
ui-record = Record
ui-record-help = Every choice of this game, to repeat and to verify: the hash was known from the start, the seed is revealed now.
ui-seed = Seed
ui-seed-hash = SHA-256 of the seed
ui-download = Download the record
ui-see-table = See the table

## Cards and rules.

ui-all-cards = All cards, Events and boards
ui-search = Search
ui-kind = Type
ui-kind-all = all
ui-kind-card = Mine cards
ui-kind-event = Events
ui-kind-board = Progress boards
ui-level = Level
ui-faction = Faction
ui-faction-none = none
ui-show = Show
ui-found = { $count ->
    [one] { $count } found
   *[other] { $count } found
}
ui-copies = { $count ->
    [one] { $count } copy in the box
   *[other] { $count } copies in the box
}
ui-rules-notes = Rules for this
ui-close = Close
ui-contents = Contents
ui-how-to-play = How to play
ui-glossary = Glossary
ui-examples = Examples
ui-about-game = Imperial Miners is a board game for one to five players about mines that come alive in chain reactions. This is a free table for it: no account, no ads, nothing to install for your guests.
ui-alert-turn = It is your turn in round { $round }. At the table: { $names }.
ui-alerts = Alerts
ui-alerts-help = A message on this device when people have waited a minute for you. Once a turn, and not while you are at the table.
ui-alerts-begin = Tell me when it is my turn
ui-alerts-change = Change the quiet hours
ui-alerts-stop = No more alerts
ui-alerts-quiet-from = Quiet from
ui-alerts-quiet-to = to
ui-alerts-denied = Your browser does not allow messages from here. You can change that in its settings.
ui-webhook = Alerts to an address of yours
ui-webhook-offer = Send alerts to an address of yours
ui-webhook-help = For whoever prefers a chat, a home automation or a script: at the same moments as a device, an address of yours gets a signed message (a webhook).
ui-webhook-address = Address
ui-webhook-begin = Send alerts there
ui-webhook-test = Send a test
ui-webhook-test-body = This is a test. Your turns will be said here.
ui-webhook-stop = Send nothing more
ui-webhook-secret = Secret
ui-webhook-secret-once = Write it down: it is shown this once. Messages are signed with it, so your address knows that they come from here.
ui-webhook-arrived = The test has arrived.
ui-webhook-refused = The test was not taken: the address answered { $status }.
ui-webhook-unreached = The test has not arrived: nobody answered at this address.
ui-webhook-given-up = Nothing is sent there any more: the address is gone, or five messages in a row did not arrive. A test that arrives starts it again.

## Games over days.

ui-deadline = until { $when }
ui-deadline-yours = Your time ends on { $when }. Then a bot plays for you.
ui-paused = paused
ui-paused-why = The table pauses, and all clocks stand, until somebody wants to go on.
ui-pause-help = All clocks stop once everybody who plays here agrees. Anybody can end the pause.
ui-pause-begin = Pause the table
ui-pause-take-back = No pause after all
ui-pause-end = End the pause
ui-hours = My playing hours
ui-hours-help = In games with hours or days for an answer, your clock runs only in these hours of your day. At least eight; the same hour twice means all day.
ui-hours-from = From
ui-hours-to = to
ui-hours-zone = Time zone
ui-alert-reminder = Your time in round { $round } ends on { $when }. At the table: { $names }.
ui-alert-last = Last reminder: on { $when } a bot plays for you in round { $round }. At the table: { $names }.

## Seats that follow their player.

ui-account = My seats follow me
ui-account-offer = Let your seats follow you to other devices
ui-account-mine = My seats follow me
ui-account-enter = Sign in with a passkey or a recovery code
ui-account-help = Your seats belong to this device. With a passkey they follow you: the same games, results and settings wherever you sign in. No name, no mail, no password.
ui-account-signed-in = { $count ->
    [one] Your seats follow you. You are signed in on this device.
   *[other] Your seats follow you. You are signed in on { $count } devices.
}
ui-passkeys = Passkeys
ui-passkeys-help = A passkey is kept by your device or by a key that you carry; your fingerprint, face or PIN unlocks it. Everything also works without one.
ui-passkeys-not-here = Passkeys do not work at this address. They need https and a name, or localhost, and a server that can check them.
ui-passkey-add = Add a passkey
ui-passkey-more = Add another passkey
ui-passkey-enter = Sign in with my passkey
ui-passkey-of = Added on { $day }
ui-passkey-remove = Remove
ui-passkey-failed = No passkey was used. Nothing has changed.
ui-recovery = Recovery code
ui-recovery-once = Write it down: it is shown this once. It signs you in when your passkey is lost, one time, and you get the next one then.
ui-recovery-help = It signs you in when your passkey is lost. If you no longer have it, make a new one; the old one stops working.
ui-recovery-new = Make a new recovery code
ui-recovery-enter = Recovery code
ui-devices = Devices
ui-devices-help = A device that is signed out keeps no seats. They stay with you.
ui-leave-others = Sign out all other devices
ui-leave-this = Sign out this device
ui-kept-page = No connection: this page is shown as it was last seen.
ui-offline = No connection
ui-offline-lead = This page was not kept on your device. What you can read without a connection: the start page, the rules, the cards, and the replays and reviews that you have looked at.
ui-about-privacy = Your device keeps one cookie that holds your seats, your settings, and pages to read without a connection. Nothing is sent anywhere else, except the alerts that you ask for: the maker of your browser delivers them sealed, or they go to an address that you name.
ui-about-api = Programs can play, too:
ui-about-docs = The documentation, from a first game to the API:
ui-docs = Documentation
ui-docs-missing = The documentation is not part of this installation. In a checkout, this command builds it:
ui-report = Report a problem
ui-report-help = Something seems wrong? Say in a sentence or two what happened and what should have, and send this text with it.
ui-report-record = It holds the record of this game, which repeats it to the last coin.
ui-report-position = It holds the position as you see it now, and nothing that is hidden from you.
ui-report-nobody = Nobody’s name, words or device are in it.
ui-report-text = The report
ui-report-file = Download as a file
