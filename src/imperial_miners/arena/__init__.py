"""The arena: many games, measured honestly; matches, ratings with intervals, tables for notebooks, balance reports."""
