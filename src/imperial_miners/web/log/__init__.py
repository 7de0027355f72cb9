"""A table is its log: entries, their fold into a state, who holds which chair, and the fixed words of tables.

Plain data; nothing here reads a database, knows HTTP or draws.
"""
