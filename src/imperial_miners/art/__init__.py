"""Pictures: every card, Event and board of the game as SVG, drawn by us from plain values.

Presentation attributes only (no style, script or filter), so a strict content policy is no obstacle. The same id and
scene give the same picture; ids inside a drawing start with a hash of the card's id and the `scope` given.
"""

from __future__ import annotations

from imperial_miners.art.card import draw_card
from imperial_miners.art.event import card_back, draw_event
from imperial_miners.art.faces import BoardFace, EventFace, Face, SurfaceFace, Words, spread
from imperial_miners.art.picture import draw_picture
from imperial_miners.art.vocabulary import VOCABULARY, UnknownIcon

__all__ = [
    "VOCABULARY",
    "BoardFace",
    "EventFace",
    "Face",
    "SurfaceFace",
    "UnknownIcon",
    "Words",
    "card_back",
    "draw_card",
    "draw_event",
    "draw_picture",
    "spread",
]
