### Puzzles, in English.

ui-puzzles = Puzzles
ui-puzzles-help = Find the best turn. There is just one, and it is proven.
ui-puzzles-lead = Positions from real games of bots, in which one card in one place beats everything else. Play the turn at the table: each puzzle has been searched to the last line.
ui-puzzle-n = Puzzle { $number }
ui-puzzle-goal = Find the turn that gains the most points in this round.
ui-puzzle-goal-help = Points are VP and complete carts. The best turn needs no luck with cards that you draw.
ui-puzzle-next = Next puzzle
ui-puzzle-again = Try again
ui-puzzle-all = All puzzles
ui-puzzle-over = From the start
ui-puzzle-so-far = Gained so far
ui-puzzle-solved = Solved: this is the best turn!
ui-puzzle-missed = There is a better turn
ui-puzzle-you = Your turn
ui-puzzle-best = The best turn
ui-puzzle-margin = { $count ->
    [one] The best turn with another card or place gains { $count } point.
   *[other] The best turn with another card or place gains { $count } points.
}
ui-puzzle-lines = { $count ->
    [one] { $count } end of the round was compared.
   *[other] { $count } ends of the round were compared.
}
ui-puzzle-rating = Your rating
ui-puzzle-rating-of = Rating of this puzzle
ui-puzzle-rated-once = Only your first try moves the ratings. They stay on this device.
ui-puzzle-tally = { $solved } of { $tried } solved
ui-puzzle-state-solved = solved
ui-puzzle-state-missed = missed
ui-puzzle-state-new = new
ui-puzzles-none = There are no puzzles for these cards yet.
