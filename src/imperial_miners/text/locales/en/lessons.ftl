### The guided first game in English: one sentence for each first time.

guide-begin = Learn by playing
guide-begin-help = A first game that explains each rule when it first comes up. Leave and come back whenever you like.
guide-title = Your first game
guide-progress = { $met } of { $of } lessons
guide-nothing = Nothing new here: play as you like.
guide-skip = Skip the lessons
guide-again = Show the lessons
guide-skipped = The lessons are off.
guide-shown = The lessons are shown again.
guide-type = Type “{ $word }” to look.
guide-done = That was everything: you know the game.

lesson-events-name = Events
lesson-events = Each of the ten rounds opens with an Event: it works at once, all round long, or at the end of the round.
lesson-playing-name = Playing a card
lesson-playing = Play one card a round: Level 1 is free, deeper cards cost coins and need a card of the Level above them.
lesson-placing-name = Placing it
lesson-placing = A card lies in the row of its Level, below a card of the row above; Level 1 hangs from the Surface.
lesson-effects-name = Effects
lesson-effects = The card you place is activated at once: choose one of its effects, or decline.
lesson-surface-name = The Surface
lesson-surface = Every turn ends at the Surface: take coins, pay coins to advance, or draw cards.
lesson-chain-name = The chain reaction
lesson-chain = From here the chain reaction climbs: one card of each row above is activated as well, up to the Surface.
lesson-drawing-name = Drawing cards
lesson-drawing = You draw card by card, each from the deck you like; your hand holds eight.
lesson-advancing-name = Advancing
lesson-advancing = Your marker climbs a Progress board: only the space where it stops pays, and the top pays best.
lesson-machines-name = Machines
lesson-machines = Machines stay on their card, three at most, and make some effects stronger.
lesson-collapse-name = Collapses
lesson-collapse = A collapse blocks its card: the next activation only clears the collapse.
lesson-carts-name = Carts
lesson-carts = Two full halves on a common border make a complete cart, worth 1 VP at the end.
lesson-scoring-name = Scoring
lesson-scoring = VP win the game: after ten rounds your VP and your complete carts are added up.
