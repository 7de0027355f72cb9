"""The bots of the house: greedy, planner, expert, one with a handicap, and the exact turn solver.

What they learned, and how, is in `learning`; how they are called is in `bots.naming`.
"""
