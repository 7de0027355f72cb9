"""The JSON API under /api/v1, for programs.

Pages for people are in `pages`; both ask the same service, and neither imports the other.
"""
