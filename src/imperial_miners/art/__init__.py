"""Pictures: every card, Event and board of the game as SVG, drawn by us from plain values.

Presentation attributes only (no style, script or filter), so a strict content policy is no obstacle. The same id and
scene give the same picture; ids inside a drawing start with a hash of the card's id and the `scope` given.
"""

from __future__ import annotations

from imperial_miners.art.board import draw_board
from imperial_miners.art.box import Box, box_for
from imperial_miners.art.card import draw_card
from imperial_miners.art.event import card_back, draw_event
from imperial_miners.art.faces import BoardFace, CardFace, EventFace, SurfaceFace, Words, spread
from imperial_miners.art.palette import FACTION_COLOURS, SEATS
from imperial_miners.art.picture import draw_picture
from imperial_miners.art.sheet import print_pages, print_pdf, sheet
from imperial_miners.art.sprite import draw_icons, icon_sprite, sprite_names
from imperial_miners.art.surface import draw_surface
from imperial_miners.art.vocabulary import VOCABULARY, UnknownIcon

__all__ = [
    "FACTION_COLOURS",
    "SEATS",
    "VOCABULARY",
    "BoardFace",
    "Box",
    "CardFace",
    "EventFace",
    "SurfaceFace",
    "UnknownIcon",
    "Words",
    "box_for",
    "card_back",
    "draw_board",
    "draw_card",
    "draw_event",
    "draw_icons",
    "draw_picture",
    "draw_surface",
    "icon_sprite",
    "print_pages",
    "print_pdf",
    "sheet",
    "spread",
    "sprite_names",
]
