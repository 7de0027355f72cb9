### The deal of the day, and ghosts, in English.

ui-daily = Deal of the day
ui-daily-help = Every day the same cards for everybody. How well do you dig?
ui-daily-lead = Everyone plays this deal today: the same cards, the same Events, the same luck. You play it once, alone, and then see how the others and the bots did. The cards follow from the date alone, so nobody has to trust us; anyone determined can work them out beforehand.
ui-daily-past = This deal belongs to a day that is over.
ui-daily-play = Play the deal of the day
ui-daily-go-on = Go on playing
ui-daily-yours = Your game of the day
ui-daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
ui-daily-table = Scores of the day
ui-daily-nobody = Nobody has a score yet.
ui-daily-count = { $count ->
    [one] { $count } score
   *[other] { $count } scores
}
ui-daily-rank = Rank
ui-daily-name = Name
ui-daily-points = Points
ui-daily-bots = The bots on the same deal
ui-daily-bots-help = They play with the same cards and know no more than you.
ui-daily-playing = still playing
ui-daily-reload = Load the page again to see how they have done.
ui-daily-share = Share
ui-daily-share-help = Figures only: nothing of the deal is given away.
ui-daily-share-bots = Against the bots, the weakest first
ui-daily-picture = Save the picture
ui-daily-picture-of = Your result as a picture
ui-daily-closed = The table of this day is closed.
ui-daily-upload = A game that was played elsewhere
ui-daily-upload-help = A finished record of this deal enters your score, if every move of it can be verified.
ui-daily-file = Record (file)
ui-daily-enter = Enter the score
ui-daily-before = Previous day
ui-daily-after = Next day
ui-daily-won = won
ui-daily-even = even
ui-daily-lost = lost
ui-ghosts = Ghosts
ui-ghosts-help = Race recorded games with the same cards, whenever you like.
ui-ghosts-lead = A ghost is a recorded run of the same deal: yours, a friend’s, or a bot’s. Its mine grows beside yours round by round. It had the same cards and luck as you.
ui-ghosts-deal = The deal
ui-ghosts-own = A finished game
ui-ghosts-fresh = a new deal
ui-ghosts-upload = Records of friends (files)
ui-ghosts-upload-help = All of the same deal. Games with shared decks cannot be ghosts: their players took cards from each other.
ui-ghosts-friend = Name of your friend
ui-ghosts-bots = Bots that play this deal
ui-ghosts-most = Four ghosts at most.
ui-ghosts-begin = Play beside them
ui-ghosts-link = Link for friends
ui-ghosts-link-help = Whoever opens this link can play this deal beside this run.
ui-ghost-run = recorded run
ui-ghost-yours = Your run
ui-ghost-friend = Friend
ui-ghosts-waiting = { $count ->
    [one] { $count } bot is still playing this deal.
   *[other] { $count } bots are still playing this deal.
}
ui-ghosts-result = Beside recorded runs
ui-ghosts-again = Play this deal beside this run
record-unfinished = This game was not played to its end.
record-shared-decks = The players of this game drew from the same decks, so none of them had a deal of their own.
record-other-deal = This record belongs to another deal.
record-not-alone = The deal of the day is played alone.

## How fair a deal was.

fair-drawn = Proved: every move follows the rules, and the cards were dealt from a seed made of the server’s secret and of what the seats added. If the secret’s hash is the one you were shown before you sat down, and your own contribution stands here, then neither the server alone nor any player without the server could choose this deal. Not proved: that nobody looked. The server knows the cards while you play, and together with a seat that added its part last it could have chosen them.
fair-chosen = Proved: every move follows the rules, and the cards were dealt from the seed. Not proved: where the seed came from. Whoever began the game could choose or know it, as with every game on one’s own device and with the deal of the day, which is the same for all.
fair-old = Proved: every move follows the rules, and the cards were dealt from the seed. Not proved: that nobody knew more than they should. This game was dealt by the generator of earlier versions, which could be computed with some effort from what one seat saw.
