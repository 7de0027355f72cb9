### Looking back at a game, in English: replay, branch, review, and the page that holds them all.

## The replay.

ui-replay = Replay
ui-replay-of = Replay: { $names }
ui-replay-see = See the replay
ui-replay-controls = Moving through the replay
ui-replay-point = Answer { $at } of { $count }
ui-replay-begins = Before the first answer
ui-replay-first = To the beginning
ui-replay-last = To the end
ui-replay-back = Previous answer
ui-replay-on = Next answer
ui-replay-round-back = Previous round
ui-replay-round-on = Next round
ui-replay-rounds = Rounds
ui-replay-seen-by = Seen by
ui-replay-everyone = everyone
ui-replay-show = Show
ui-replay-answered = { $player } answers: { $answer }
ui-replay-asked = { $player } is asked: { $question }
ui-replay-keys = Arrow keys: answer by answer. { $pages }: round by round. { $ends }: to the ends.
ui-replay-happened = What came of it
ui-replay-quiet = Nothing more came of it.
ui-replay-hand-of = { $name }: { $count ->
    [0] no cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
ui-replay-hand-hidden = This hand was hidden from here.

## Going on from a point, and records from elsewhere.

ui-branch = Play on from here
ui-branch-help = A new game from this point, with the same deal. Bots play the other seats.
ui-branch-help-solo = A new game from this point, with the same deal.
ui-branch-seat = Your seat
ui-branch-from = This game goes on from another one, from answer { $at }.
ui-branch-see = See that game
ui-replay-bring = Look back at a game
ui-replay-bring-help = Bring the record of a finished game: it is checked answer by answer, then you can replay it, have it reviewed and play on from anywhere.
ui-replay-file = File of the record
ui-replay-check = Check and replay
ui-replay-refused = This record cannot be replayed.
ui-replay-not-finished = This game is not over yet: only finished games are replayed.
ui-replay-page = Download as one page
ui-replay-page-help = Replay and review in one file, to keep or to send, for reading without a connection.

## The review.

ui-review = Review
ui-review-of = Review: { $name }
ui-review-begin = Review the game
ui-review-begin-help = Every turn next to the best one that could be found with what was known then. It takes some seconds; feel free to go on meanwhile.
ui-review-whose = Whose game
ui-review-running = Your review is on its way
ui-review-progress = { $done } of { $total } parts are done.
ui-review-ahead = { $count ->
    [one] { $count } other review comes first.
   *[other] { $count } other reviews come first.
}
ui-review-reload = Look again
ui-review-failed = The review could not be made.
ui-review-again = Try again
ui-review-missing = Nobody has asked for this review yet.
ui-review-scores = Points by round
ui-review-score = Points at the end
ui-review-accuracy = Accuracy
ui-review-accuracy-what = What is that?
ui-review-accuracy-text = 100 % means that no better turn was found anywhere, 0 % that turns drawn at random would have left as many points on the table. It is one minus all points left on the table, divided by all that was at stake; at stake is how much better the best turn is than the average of all possible ones.
ui-review-left = Left on the table
ui-review-left-text = How many points the best turns found would have been worth more in the end than those taken, judged only by what was known at the time. “Exact” means that every possible turn was seen through to the end. All else is an estimate from turns played on in many sampled deals; the figure after ± is its standard error. What the judge itself misjudges is not in it.
ui-review-luck = Luck
ui-review-luck-text = What the first hand, the draws and the Events were worth against what else could have come, each compared over sampled deals. Luck is nothing on average; what you made of it is your play.
ui-review-luck-parts = First hand { $deal }, draws { $draws }, Events { $events }
ui-review-exact = exact
ui-review-estimate = estimate
ui-review-turning = Three turning points
ui-review-rounds = Round by round
ui-review-taken = The turn taken
ui-review-best = The best turn found
ui-review-none = No better turn was found.
ui-review-forced = There was nothing to choose.
ui-review-unseen = … and then what the unseen card brings
ui-review-most = Most points possible by the end of this round: { $count } (exact)
ui-review-went = { $before } → { $after } points
ui-review-see = See it
ui-review-see-better = See the better line
ui-replay-as-played = See it as it was played
ui-review-steps = Every answer of the game

## The turning points in words.

ui-turning-missed = You chose: { $taken }. Better: { $best } – worth { $sure ->
    [yes] exactly
   *[no] about
} { $points } { $single ->
    [yes] point
   *[no] points
} more.
ui-turning-now = { $points } of them would have come in the same round.
ui-turning-later = It would have cost { $points } points in the same round and brought more later.
ui-turning-found = { $taken }: the best that could be found, about { $points } points better than an average turn.
ui-turning-deal = { $sign ->
    [minus] Your first hand was about { $points } points worse than an average one.
   *[plus] Your first hand was about { $points } points better than an average one.
}
ui-turning-draw = { $sign ->
    [minus] Drawing { $cards } was about { $points } points worse than an average draw.
   *[plus] Drawing { $cards } was about { $points } points better than an average draw.
}
ui-turning-event = { $sign ->
    [minus] The Event “{ $event }” did not suit your mine: about { $points } points less than an average Event.
   *[plus] The Event “{ $event }” suited your mine: about { $points } points more than an average Event.
}
