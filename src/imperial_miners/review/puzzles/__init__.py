"""Puzzles: turns proved best by a margin, how they are made and rated, and the shipped set as data.

What a player remembers of them is kept by the tables.
"""
