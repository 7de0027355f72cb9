"""The fixed words of a table: colours of seats, levels of bots, ready phrases, and how long a name may be."""

from __future__ import annotations

from typing import Final, Literal, get_args

from imperial_miners.engine.outcome import TITLES, TOP_TITLE
from imperial_miners.text import LANGUAGES as LANGUAGES

Colour = Literal["red", "blue", "green", "purple", "gold"]


Level = Literal["digger", "laborer", "adept", "engineer", "veteran", "king"]


Phrase = Literal[
    "hello",
    "good-luck",
    "one-moment",
    "your-turn",
    "well-played",
    "thank-you",
    "sorry",
    "oh-no",
    "good-game",
    "play-again",
    "goodbye",
]


COLOURS: Final[tuple[str, ...]] = get_args(Colour)


LEVELS: Final = (*(title for _, title in TITLES), TOP_TITLE)
"""Bots are named by the titles of R11.3, weakest first."""


PHRASES: Final[tuple[str, ...]] = get_args(Phrase)
"""Ready phrases, which everyone reads in their own language."""


NAME_LENGTH: Final = 24
