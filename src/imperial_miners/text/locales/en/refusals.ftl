### Why an answer is refused and what to do, in English; and what is wrong with a record.

refusal = { $text } (Rule { $rule })
refusal-no-such-seat = There is no such seat at this table. Choose one of the seats that play.
refusal-unknown-action = This is not an answer that the game knows. Choose one of the answers offered.
refusal-game-over = The game is over. Start a new one to play on.
refusal-not-awaited = It is not your turn. Wait until the others have chosen.
refusal-other-question = Something else is asked now. Answer the question that is shown.
refusal-not-in-hand = You do not have this card in your hand. Choose one that you hold.
refusal-too-dear = You do not have enough coins for this card. Choose one that you can pay for.
refusal-no-card-above = There is no adjacent card in the row above. A card needs one; choose another place or another card.
refusal-has-playable-card = You can play a card from your hand, so you must. Choose one of them.
refusal-wrong-row = The card belongs in the row of its Level. Choose a place in that row.
refusal-place-taken = A card lies there already. Choose a free place.
refusal-too-far = This place is too far out; nothing would be different there. Choose a nearer one.
refusal-deck-empty = This deck and its discard pile are empty. Choose another deck.
refusal-condition-not-met = The condition of this effect is not met. Choose another effect or decline.
refusal-price-not-payable = You cannot pay the whole price of this effect. Choose another effect or decline.
refusal-no-such-effect = The card has no such effect. Choose one that is printed on it.
refusal-not-offered = This cannot be chosen now. Choose one of the answers offered.
refusal-nothing-to-undo = There is nothing left to take back: since then you have learned something hidden, or others have gone on.
refusal-line-reveals = One of these answers would show you something new. Send the answers up to it first; the others can wait until you have seen it.

## Records.

record-text = This is not the record of a game: the file cannot be read.
record-format = This file is not a record of this game.
record-version = This record has a version that is not read here.
record-rules = This record was played by other rules than those played here.
record-seed = The seed of this record cannot be right.
record-seed-hash = The seed does not belong to the hash that was shown at the start.
record-luck = This record names a kind of luck that is not known here.
record-secret = The secret and the contributions do not make this seed.
record-secret-hash = The secret does not belong to the hash that was shown at the start.
record-contributions = What the seats added to the deal cannot be read.
record-variant = This record names a variant that is not known here.
record-decks = This record names a kind of decks that is not known here.
record-seats = This record has a number of seats that cannot play.
record-pack = The pack of this record is not known here.
record-pack-digest = This record was played with another version of its pack.
record-moves = The moves of this record cannot be read.
record-move = Move { $number } of this record cannot be made.
record-scores = The moves lead to other scores than those recorded.
record-digest = The moves lead to another game than the one recorded.
