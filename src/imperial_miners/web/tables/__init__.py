"""The tables of a running server: loading, changing, seating, bots, clocks, plans, reviews, deals.

Pages, API and bots all come through `service`; nothing here knows HTTP or draws.
"""
