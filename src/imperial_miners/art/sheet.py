"""Many drawings together: a contact sheet to look at, and pages to print and cut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from io import BytesIO
from types import ModuleType

from imperial_miners.art.card import draw_card
from imperial_miners.art.faces import CardFace, Words, spread


@dataclass(frozen=True, slots=True)
class Cut:
    """How drawings lie on a page: the size of each in millimetres, and how many beside and below one another."""

    wide: float
    high: float
    across: int
    down: int


PAGE = (210.0, 297.0)
CARDS = Cut(63, 63, 3, 3)
EVENTS = Cut(63, 63 * 0.7, 3, 5)
BOARDS = Cut(79.5, 265, 2, 1)
SURFACES = Cut(190, 66.5, 1, 4)
_POINTS = 72 / 25.4


def _placed(svg: str, x: float, y: float, wide: float, high: float) -> str:
    """A whole drawing inside another one, fitted into a box."""
    return svg.replace("<svg ", f'<svg x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" ', 1)


def sheet(faces: Sequence[CardFace], *, words: Words, compact: bool = False, across: int = 6, side: int = 320) -> str:
    """All cards of a set, spread over the scenes, as one SVG."""
    step = side + 8
    rows = -(-len(faces) // across)
    cards = "".join(
        _placed(
            draw_card(face, words=words, compact=compact, scope=f"sheet {i}"),
            8 + i % across * step,
            8 + i // across * step,
            side,
            side,
        )
        for i, face in enumerate(spread(faces))
    )
    wide, high = across * step + 8, rows * step + 8
    size = f'viewBox="0 0 {wide} {high}" width="{wide}" height="{high}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{cards}</svg>'


def _cut_marks(cut: Cut, left: float, top: float) -> str:
    """Short lines outside the drawings, where the knife goes."""
    right, bottom = left + cut.across * cut.wide, top + cut.down * cut.high
    d = ""
    for i in range(cut.across + 1):
        x = left + i * cut.wide
        d += f"M{x:g} {top - 8:g}V{top - 2:g}M{x:g} {bottom + 2:g}V{bottom + 8:g}"
    for i in range(cut.down + 1):
        y = top + i * cut.high
        d += f"M{left - 8:g} {y:g}H{left - 2:g}M{right + 2:g} {y:g}H{right + 8:g}"
    return f'<path d="{d}" stroke="#000" stroke-width=".2"/>'


def print_pages(svgs: Sequence[str], cut: Cut = CARDS) -> list[str]:
    """A4 pages of drawings with cut marks, as SVG: nine cards each, or as the cut says."""
    left, top = (PAGE[0] - cut.across * cut.wide) / 2, (PAGE[1] - cut.down * cut.high) / 2
    size = f'viewBox="0 0 {PAGE[0]:g} {PAGE[1]:g}" width="{PAGE[0] * _POINTS:.2f}" height="{PAGE[1] * _POINTS:.2f}"'
    pages = []
    for start in range(0, len(svgs), cut.across * cut.down):
        cards = "".join(
            _placed(svg, left + i % cut.across * cut.wide, top + i // cut.across * cut.high, cut.wide, cut.high)
            for i, svg in enumerate(svgs[start : start + cut.across * cut.down])
        )
        pages.append(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{cards}{_cut_marks(cut, left, top)}</svg>')
    return pages


class PrintingUnavailable(RuntimeError):
    """The packages named, which only printing needs, are not installed."""


def _needed(name: str) -> ModuleType:
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        raise PrintingUnavailable("vl-convert-python pypdf") from missing


def print_pdf(pages: Sequence[str]) -> bytes:
    """Pages of `print_pages` as one PDF, everything in it vectors and embedded fonts."""
    render, pypdf = _needed("vl_convert"), _needed("pypdf")
    writer = pypdf.PdfWriter()
    for page in pages:
        writer.append(pypdf.PdfReader(BytesIO(render.svg_to_pdf(page))))
    out = BytesIO()
    writer.write(out)
    return out.getvalue()
