"""Ways through a game: every line of a turn, a sum to compare their ends by, and random play.

Compiled with the rules for speed; it knows their verbs and no strategy, which is in `bots`.
"""
