"""The table as one seat sees it: as text (`ansi`), printed (`human`), and as a picture of its mine (`rgb_array`)."""

from __future__ import annotations

from html import escape
from io import BytesIO
from typing import Any, Final

import numpy as np

from imperial_miners.art.box import box_for
from imperial_miners.art.card import draw_card
from imperial_miners.engine.game import Game
from imperial_miners.engine.view import SeatView, View
from imperial_miners.envs.needing import require
from imperial_miners.text.speaker import speaker_for

RENDER_MODES: Final = ["human", "ansi", "rgb_array"]
Picture = np.ndarray[Any, np.dtype[np.uint8]]
SIDE: Final = 160
HEAD: Final = 56
WIDE, HIGH = 7 * SIDE, HEAD + 4 * SIDE
"""Room for seven cards beside each other; wider mines are drawn smaller."""


def check_mode(mode: str | None) -> None:
    """Refuse what cannot be rendered."""
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode must be None or one of {', '.join(RENDER_MODES)}, not {mode!r}")


def render_game(game: Game, seat: int, mode: str | None) -> str | Picture | None:
    """What a seat sees, in the mode that was asked for."""
    if mode == "ansi":
        return text_of(game.view(seat))
    if mode == "human":
        print(text_of(game.view(seat)), end="\n\n", flush=True)
        return None
    return picture_of(game.view(seat)) if mode == "rgb_array" else None


def text_of(view: View, language: str = "en") -> str:
    """The table in plain lines: round, Event, every seat with its mine, the own hand, and what is asked."""
    speaker = speaker_for(view.pack, language)
    lines = [headline(view, language)]
    for seat in view.seats:
        lines.append(seat_line(seat))
        for row in range(1, 5):
            cards = sorted((card.x, card) for card in seat.mine if card.row == row)
            notes = [
                f"{speaker.card_name(card.card)} ({x:+d}{' *' * card.machines}{' x' if card.has_collapse else ''})"
                for x, card in cards
            ]
            if notes:
                lines.append(f"  {row}: {', '.join(notes)}")
        if seat.hand is not None:
            lines.append(f"  [{', '.join(map(speaker.card_name, seat.hand))}]")
    if view.decision is not None:
        lines.append(speaker.prompt(view).question)
        lines += [f"  {option.key}: {speaker.option(view, option)}" for option in view.decision.options]
    return "\n".join(lines)


def headline(view: View, language: str) -> str:
    """The round and its Event in one line."""
    if view.event < 0:
        return view.phase
    return f"{view.round}/{view.round + view.events_left} {speaker_for(view.pack, language).event_name(view.event)}"


def seat_line(seat: SeatView) -> str:
    """What a seat has, in one line."""
    marker = f"board {seat.board + 1}, space {seat.space}" if seat.board >= 0 else "no board"
    return (
        f"player_{seat.index}: {seat.vp} VP, {seat.carts} carts, {seat.coins} coins, {seat.hand_size} cards, {marker}"
    )


def picture_of(view: View) -> Picture:
    """The mine of the viewer, drawn as on the table."""
    require("vl_convert", "rl")
    require("PIL", "rl")
    import vl_convert
    from PIL import Image

    return np.array(Image.open(BytesIO(vl_convert.svg_to_png(drawing_of(view)))).convert("RGB"))


def drawing_of(view: View) -> str:
    """The mine as one SVG of fixed size."""
    box = box_for(view.pack, "en")
    seat = view.seats[max(view.seat, 0)]
    left = min((card.x for card in seat.mine), default=0)
    right = max((card.x for card in seat.mine), default=0)
    side = min(SIDE, 2 * WIDE // (right - left + 2))
    start = (WIDE - side * (right - left + 2) / 2) / 2
    cards = ""
    for card in seat.mine:
        drawn = draw_card(
            box.face(card.card),
            words=box.words,
            compact=True,
            machines=card.machines,
            collapse=card.has_collapse,
            activated=card.is_activated,
            scope=f"slot {card.slot}",
        )
        x, y = start + (card.x - left) * side / 2, HEAD + (card.row - 1) * side
        cards += drawn.replace("<svg ", f'<svg x="{x:g}" y="{y:g}" width="{side}" height="{side}" ', 1)
    title = escape(f"{headline(view, 'en')} - {seat_line(seat)}")
    text = f'<text x="16" y="36" font-size="22" fill="#f3e9d2">{title}</text>'
    back = f'<rect width="{WIDE}" height="{HIGH}" fill="#2a2320"/>'
    size = f'viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{back}{text}{cards}</svg>'
