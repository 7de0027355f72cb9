### The plain mode of the terminal and what its commands say, in English.

## Words that can be typed, the shown one first. The English ones are understood in every language.

plain-word-help = help, h, ?
plain-word-mine = mine, m
plain-word-hand = hand
plain-word-boards = boards, board
plain-word-players = players
plain-word-event = event
plain-word-card = card
plain-word-decks = decks, deck
plain-word-log = log
plain-word-rules = rules, rule
plain-word-undo = undo, u
plain-word-hint = hint
plain-word-why = why, w
plain-word-agree = agree
plain-word-skip = skip
plain-word-save = save
plain-word-quit = quit, exit, q

## What these words do.

plain-does-help = shows these words
plain-does-mine = your mine; with a player’s name, the mine of that player
plain-does-hand = the cards in your hand
plain-does-boards = the Progress boards
plain-does-players = what every player has
plain-does-event = the Event of this round
plain-does-card = a card, by its name or a part of it
plain-does-decks = how many cards the decks hold, and what lies in the discard piles
plain-does-log = what happened lately
plain-does-rules = a rule, by its number; without one, the rule behind the question
plain-does-undo = takes back your last answer; undo card or undo turn takes back more
plain-does-hint = a hint, one step further each time: where to look, a good line, why
plain-does-why = why a bot did what it did (with its name), or why something cannot be chosen (with words of it)
plain-does-agree = agrees to hints where several people play, or no longer
plain-does-skip = skips the lessons of a guided game, or shows them again
plain-does-save = saves the game
plain-does-quit = saves the game and leaves
plain-help-answers = Answer with the number of an option, with its key in brackets, or with words from it.

## The table.

plain-begin = { $count ->
    [1] A solo game of { game-title } begins.
   *[other] A game of { game-title } for { player-count } begins.
}
plain-continued = A saved game of { game-title } goes on.
plain-seats = At the table: { $players }.
plain-bot = { $player } (bot: { $bot })
plain-bot-random = random
plain-bot-greedy = greedy
plain-bot-planner = planner
plain-bot-expert = expert
plain-you = { $player } (you)
plain-seed-hash = The SHA-256 of the seed is { $hash }. The seed itself is shown at the end.
plain-fair = The cards are dealt from a secret of the server and from what every seat adds to it. The SHA-256 of the secret is { $hash }; your part is { $adds }.
plain-fair-kept = Checked: the cards were dealt from the secret whose SHA-256 you were shown, and your part is in the deal.
plain-fair-broken = Beware: the cards were not dealt from the secret whose SHA-256 you were shown, or your part is not in the deal.
plain-typing = Type “{ $word }” for the words you can use.
plain-have = You have { $coins }, { $vp }, { $carts } and { $cards } in hand.
plain-now = { $line } (now { $totals })
plain-pass = Pass the keyboard to { $player }.
plain-enter = { $player }, press Enter when you are ready.
plain-turn = { $player }, it is your turn.
plain-and = { $first } and { $second }

## What is shown on request.

plain-mine = { $you ->
    [yes] Your mine:
   *[no] The mine of { $player }:
}
plain-mine-empty = { $you ->
    [yes] Your mine is still empty.
   *[no] The mine of { $player } is still empty.
}
plain-legend = Signs: { $half } half-cart, { $full } complete cart, { $marked } completed by a cart marker, M machines, X collapse, * activated this round.
plain-mine-card = Card { $number }: { $facts }.
plain-below = below { $cards }
plain-beside = beside { $cards }
plain-with-collapse = with a collapse
plain-activated = activated this round
plain-carts = Complete carts: { $carts }.
plain-card = { $card }: { $facts }; { $carts }.
plain-free = free
plain-no-faction = no Faction
plain-half-carts = half-carts: { $sides }
plain-no-half-carts = no half-carts
plain-hand = You hold { card-count-acc }.
plain-board = { $board }: { $count } spaces from the bottom up.
plain-space = Space { $number }: { $text }
plain-space-empty = Space { $number }: nothing.
plain-markers = Here: { $players }.
plain-player = { $player }: { $coins }, { $vp }, { $carts }; { $cards } in hand, { $mine } in the mine; { $where }.
plain-known = Everybody has seen in this hand: { $cards }.
plain-on-board = on space { $space } of { $board }
plain-on-no-board = on no Progress board yet
plain-event = Event: { $event }. { $text }
plain-no-event = No Event has been revealed yet.
plain-events-left = { $count ->
    [0] This is the last Event.
    [one] { event-count } is still to come.
   *[other] { event-count } are still to come.
}
plain-deck = { level-deck }: { card-count }. Discard pile: { $cards }.
plain-nothing = nothing
plain-rule = Rule { $rule }: { $text }
plain-undone = Your last answer is taken back.
plain-undone-card = Your card is taken back.
plain-undone-turn = Your turn is taken back, as far as it can be.
plain-undo-answer = answer
plain-undo-card = card
plain-undo-turn = turn
plain-undo-what = You can take back: { $answer }, { $card }, { $turn }.
plain-hint = The planner would choose { $number }: { $label }
plain-lesson = Lesson { $number } of { $of }, { $name }: { $text }
plain-why-nothing = “{ $text }” is neither a bot at the table nor anything that is shown here.
plain-no-lessons = This is no guided game. Begin one with --guided.

## What went wrong while typing.

plain-not-understood = “{ $text }” is neither an answer nor a word of the game. Type a number from 1 to { $most }, or “{ $word }”.
plain-several = “{ $text }” fits several answers: { $numbers }. Type one of these numbers.
plain-no-option = There is no option { $number }. Type a number from 1 to { $most }.
plain-which-card = Say which card: “{ $word }” and a name.
plain-no-card = No card is called “{ $text }”.
plain-several-cards = “{ $text }” fits several cards: { $cards }.
plain-no-player = No player is called “{ $text }”. At the table: { $players }.
plain-no-rule = There is no rule “{ $text }”. Rules are called R5.4 or I7, for example.
plain-bad-line = Line { $number } of { $file } is no answer: “{ $text }”. Correct it and continue.
plain-mark-how = Mark the cards by their numbers, several in one line if you like; the same number again unmarks a card. Enter keeps the marked ones.
plain-marked = Marked, { $count } of { $of }: { $cards }.
plain-mark-full = { $of } cards are marked already. Unmark one first: type its number again.
plain-mark-send = Press Enter to keep them.

## Leaving.

plain-saved = The game is saved in { $file }
plain-continue = Continue it with: { $command }
plain-cannot-save = The game cannot be saved in { $file } ({ $reason }). Choose another file with --save.
plain-input-ended = The input ended before the game.
plain-interrupted = Interrupted.
plain-no-saved-game = There is no saved game to continue. Begin one without --continue.
plain-finished-game = The game in { $file } is already over. Begin a new one without --continue.
plain-closed-cards = This game was begun with an edition of its cards that is not here, so it cannot go on.
plain-closed-rules = This game was begun with an edition of the rules that is no longer played here, so it cannot go on.
plain-closed-answers = An answer of this game is none that its rules allow, as they are played here, so it cannot go on.
plain-closed-left = Nothing of it is lost: here is how it stood, every answer as the record writes it, and the record. A version of the game that has its cards and rules can go on with it.
plain-closed-state = How it stood in round { $round }, after { $count } answers:
plain-unreadable = { $file } cannot be read: { $reason }. Name another file.
plain-name-bots = This game is played against { $text }, a bot from outside, which is never started because a file says so. Add: { $command }
plain-on-server = The game is on the server: { $file }
plain-line-lost = The connection was lost; trying again …
plain-agree = Type “{ $word }” to agree.
plain-moved-on = The table has moved on in the meantime. Here is the question again.
plain-bot-played = A bot played for you in the meantime; the seat is yours again.
plain-unreachable = { $file } cannot be reached: { $reason }. Try again later.
plain-no-link = { $text } is not the link of a table: that begins with http:// or https://. Bots are named by --bots.
plain-no-seat = No seat at { $text } is yours here: use the link of an invitation, or of a code.
plain-other-cards = { $text } plays with other cards than this program has: bring both to the same version.

## The end.

plain-over = The game is over.
plain-score = { $rank }. { $player }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}: { $vp } and { $carts }; { $coins } left.
plain-title = { $score ->
    [one] { $score } point earns
   *[other] { $score } points earn
} the title: { $title }.
plain-won = { $player } wins.
plain-tie-coins = { $players } have the same number of points: the one with more coins is ahead.
plain-tie-carts = { $players } have the same number of points and coins: the one with more complete carts is ahead.
plain-tie-shared = { $players } are level in points, coins and complete carts and share the place.
plain-seed = The seed was { $seed }; its SHA-256 is { $hash }.
plain-record = The record of the game is in { $file }
plain-verify = Anyone can check it with: { $command }

## Checking a record.

verify-good = This game is in order: seed, moves and final score agree.
verify-facts = { player-count }; { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}; points: { $scores }.
verify-secret = The server’s secret was { $seed }; its SHA-256 is { $hash }.
verify-contribution = Seat { $seat } added: { $text }
verify-no-contribution = Seat { $seat } added nothing.
verify-pack = Name its folder with --pack.
verify-unfinished = This game is not over: { $moves ->
    [one] { $moves } move so far is
   *[other] { $moves } moves so far are
} in order, but there is no final score to check.

## Lists of cards.

cards-found = { card-count }
cards-none = No card fits “{ $text }”. Try a part of a name, a Faction or a Level.
cards-copies = { $count ->
    [1] 1 copy
   *[other] { $count } copies
}
cards-drawn = { $count ->
    [one] { $count } drawing is in { $folder }
   *[other] { $count } drawings are in { $folder }
}
cards-printed = { $pages ->
    [one] { $pages } page is in { $file }
   *[other] { $pages } pages are in { $file }
}

## The table on the whole screen.

app-choose = choose
app-keep = Keep the marked cards ({ $count } of { $of })
app-redo = redo
app-theme = light or dark
app-speed = speed of the news
app-thinking = The bots are thinking …
app-waiting = Waiting for the others …
app-leave = Press q to leave.
app-cards = cards
app-search = Words of a card: its name, Faction, Level, effects

## Looking back at a game.

plain-word-back = back, b
plain-word-round = round, r
plain-word-seat = seat, s
replay-at = Answer { $at } of { $of }, round { $round }.
replay-set-up = Answer { $at } of { $of }, set-up.
replay-answer = { $player }: { $label }
replay-help = Enter goes one answer on, “{ $back }” one back; “{ $round }” and a number goes to a round, a number alone to an answer; “{ $seat }” and a player shows that mine; “{ $quit }” leaves.
replay-unknown = “{ $text }” is no place in this game. Type “{ $word }” for what you can do.
app-next = next
app-back = back
app-round = round
app-player = player

## The arena on the screen.

arena-title = Arena: { $bots }
arena-progress = { $done } of { $of } games, { $rate } a second
arena-done = All { $of } games are played, { $rate } a second.
arena-place = Place
arena-bot = Bot
arena-games = Games
arena-score = Mean score
arena-wins = Wins %
arena-rating = Rating
arena-note = In brackets: where the true value lies with 95 % certainty. Places that the games leave open are given as a range.

## Errors of the command line.

error-see-help = See imperial-miners --help.
error-option = There is no option { $text } here.
error-command = There is no command { $text }.
error-meant = Did you mean { $label }?
error-value = { $text } does not fit { $command }.
error-choices = Choose from { $label }.
error-needed = { $command } needs a value.
error-usage = The command line is not understood: { $reason }
error-missing = there is no such file or folder
error-forbidden = the system does not allow it
error-is-folder = this is a folder
error-no-folder = a part of the path is no folder
error-full = the disk is full
error-refused = no server answers there
error-other-file = Choose another file or folder.
error-no-pack = There is no pack { $text }: name one of ours, such as base, or the folder of one.
error-pack = { $reason } ({ $count ->
    [one] { $count } problem
   *[other] { $count } problems
}). See them all with { $command }.
error-bot = { $text } fits no bot. There are { $label }, file.py:Class and cmd:command.
error-seats = A game has 1 to { $most } seats, not { $number }: choose with --seats.
error-no-person = No seat is left for a person: name fewer bots, or let bots play alone with simulate.
error-seed = A seed has at most { $most } characters: choose a shorter one.
error-there = { $file } is already there: add --continue to go on with its game, or name another file.
error-no-bots = No bot is named: name at least one.
error-bots-twice = A bot is named twice: name each once, seats are filled by themselves.
error-no-games = There is nothing to play: ask for at least one game with --games.
error-no-id = Nothing in the pack has the id { $text }: see all ids with { $command }.
error-svg-id = --svg needs the id of what is drawn: see all ids with { $command }.
error-printing = Printing needs two more packages: install them with “{ $command }”, or draw with --svg.
error-extra = This needs the package { $text }: install it with “{ $command }”.
begin-without-table = The table in the browser opens with “{ $command }”. Here is one in the terminal.
error-unexpected = Unexpected: { $reason }. Run it again with --debug to see where.

## A trial of players that only read and write.

trial-play = You play the board game Imperial Miners alone and want as many points as you can have at the end. These are its rules.
trial-words = The answers that you may give are not listed. The last line of your reply says in a few words which one you choose, such as the name of a card, the letter of an effect or the number of a card in your mine, and nothing else.
trial-list = All answers that you may give are listed, each with its key before the colon. The last line of your reply is the key of the one you choose and nothing else.
trial-tools = You see the table by calls alone. The last line of each reply is one call and nothing else: “state” tells the table, “options” the answers you may give with their keys, “what_if KEY” what an answer would do, which changes nothing, and “answer KEY” is your answer.
trial-refused = “{ $text }” cannot be taken. Reply once more, as described at the beginning.
