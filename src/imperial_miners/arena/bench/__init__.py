"""The designer's bench: what a card is worth, what a change does; by games of two packs on the same luck.

Here lies whatever plays such games, sums them up and says when it is enough. How packs are changed is in
`packs.changing`; how a game is played, kept and sent to workers is the arena's own.
"""
