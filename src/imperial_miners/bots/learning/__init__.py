"""The learned policy and gauge of a pack, and how they are learned by playing: numpy alone.

No bot is here; `players` use what was learned.
"""
