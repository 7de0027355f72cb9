"""Judging a finished game: what each turn gave away, what was luck, and how far that can be trusted.

Data only; `text` and the tables put it into words.
"""
