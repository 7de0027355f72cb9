"""The same luck in separate games: deals, recorded runs of them, and the deal of the day.

Where runs and scores are kept is up to whoever serves them.
"""
