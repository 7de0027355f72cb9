"""The guided first game: what it teaches, when, and the deal it is played on.

The sentences are in `text`.
"""
