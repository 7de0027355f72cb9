"""The box of a pack for other tables: sheets and a saved object for Tabletop Simulator, or a picture of each thing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from imperial_miners.art.box import Box
from imperial_miners.art.event import card_back
from imperial_miners.art.sheet import PrintingUnavailable
from imperial_miners.engine.phases import MOST_SEATS

ACROSS: Final = 10
DOWN: Final = 7
"""More does not fit on a sheet of Tabletop Simulator."""
MOST_PIXELS: Final = 4096
WIDE: Final = 400
"""Pixels of a card on a sheet: ten of them are 4,000."""
SINGLE: Final = 1000
"""Pixels of the longer side of a picture by itself."""
VIEW: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
DECKS: Final = ("events", "level-1", "level-2", "level-3", "level-4")


def painted(svg: str, width: float) -> bytes:
    """A drawing as PNG, so many pixels wide."""
    try:
        import vl_convert
    except ModuleNotFoundError as missing:
        raise PrintingUnavailable("vl-convert-python") from missing
    pixels: bytes = vl_convert.svg_to_png(placed(svg, 0, 0, width, width * ratio(svg), is_whole=True), ppi=72)
    return pixels


def ratio(svg: str) -> float:
    """The height of a drawing by its width."""
    found = VIEW.search(svg)
    assert found is not None
    return float(found[2]) / float(found[1])


def placed(svg: str, x: float, y: float, wide: float, high: float, is_whole: bool = False) -> str:
    """A drawing in a box of another one, which it fills."""
    where = "" if is_whole else f'x="{x:g}" y="{y:g}" '
    fill = 'preserveAspectRatio="xMidYMid slice"'
    return svg.replace("<svg ", f'<svg {where}width="{wide:g}" height="{high:g}" {fill} ', 1)


@dataclass(frozen=True)
class DeckSheet:
    """A sheet of different cards with one back, and how often each lies in the box."""

    name: str
    faces: tuple[str, ...]
    titles: tuple[str, ...]
    copies: tuple[int, ...]
    back: str

    @property
    def across(self) -> int:
        """Cards beside each other; Tabletop Simulator wants at least two."""
        return max(2, min(ACROSS, len(self.faces)))

    @property
    def down(self) -> int:
        """Rows of cards; Tabletop Simulator wants at least two."""
        return max(2, -(-len(self.faces) // self.across))

    def draw(self) -> str:
        """All faces as one drawing."""
        high = round(WIDE * ratio(self.faces[0]))
        parts = [
            placed(face, at % self.across * WIDE, at // self.across * high, WIDE, high)
            for at, face in enumerate(self.faces)
        ]
        wide, whole = self.across * WIDE, self.down * high
        size = f'viewBox="0 0 {wide} {whole}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>'

    def draw_back(self) -> str:
        """The back in the shape of the faces."""
        high = WIDE * ratio(self.faces[0])
        size = f'viewBox="0 0 {WIDE} {high:g}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{placed(self.back, 0, 0, WIDE, high)}</svg>'


def deck_sheets(box: Box) -> Iterator[DeckSheet]:
    """The decks of a box: Events and four Levels, on as many sheets as each of them needs."""
    pack = box.pack
    for level, name in enumerate(DECKS):
        if level:
            cards = [number for number, card in enumerate(pack.cards) if card.level == level]
            things = [(box.card(each), box.speaker.card_name(each), pack.cards[each].copies) for each in cards]
        else:
            things = [(box.event(each), box.speaker.event_name(each), 1) for each in range(len(pack.events))]
        for start in range(0, len(things), ACROSS * DOWN):
            faces, titles, copies = zip(*things[start : start + ACROSS * DOWN], strict=True)
            part = f"{name}-{start // (ACROSS * DOWN) + 1}" if len(things) > ACROSS * DOWN else name
            yield DeckSheet(part, faces, tuple(map(plain, titles)), copies, card_back(level))


def plain(name: str) -> str:
    """A name without the marks of where it may break."""
    return name.replace("\u00ad", "")


def write_pictures(box: Box, folder: Path) -> list[Path]:
    """A picture of everything in the box, and of the backs of its decks."""
    folder.mkdir(parents=True, exist_ok=True)
    drawings = {id: draw() for id, draw in box.contents.items()}
    drawings |= {f"back-{name}": card_back(level) for level, name in enumerate(DECKS)}
    return [
        write_picture(folder / f"{id}.png", svg, SINGLE / max(1.0, ratio(svg))) for id, svg in sorted(drawings.items())
    ]


def write_picture(file: Path, svg: str, width: float) -> Path:
    """One picture as a file."""
    file.write_bytes(painted(svg, width))
    return file


def write_tabletop(box: Box, folder: Path) -> list[Path]:
    """Sheets, backs, boards and Surfaces as pictures, and a saved object that lays them out in Tabletop Simulator."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    objects: list[dict[str, Any]] = []
    for number, sheet in enumerate(deck_sheets(box), start=1):
        face = write_picture(folder / f"{sheet.name}.png", sheet.draw(), sheet.across * WIDE)
        back = write_picture(folder / f"{sheet.name}-back.png", sheet.draw_back(), WIDE)
        written += [face, back]
        objects.append(deck_object(sheet, number, face.absolute().as_uri(), back.absolute().as_uri()))
    flat = [(side.id, box.speaker.board_name(at), box.board(at)) for at, side in enumerate(box.pack.boards)]
    flat += [(f"surface_{seat + 1}", f"surface_{seat + 1}", box.surface(seat)) for seat in range(MOST_SEATS)]
    for id, name, svg in flat:
        file = write_picture(folder / f"{id}.png", svg, SINGLE / max(1.0, ratio(svg)))
        written.append(file)
        objects.append(tile_object(plain(name), file.absolute().as_uri()))
    for place, each in enumerate(objects):
        each["Transform"] |= {"posX": place % 5 * 5.0, "posZ": place // 5 * -7.0}
    saved = folder / f"{box.pack.id}.json"
    content = {"SaveName": box.pack.id, "GameMode": "", "ObjectStates": objects}
    saved.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return [*written, saved]


def transform() -> dict[str, float]:
    """How a thing lies: face down, as a deck does."""
    return {"posX": 0, "posY": 1, "posZ": 0, "rotX": 0, "rotY": 180, "rotZ": 180, "scaleX": 1, "scaleY": 1, "scaleZ": 1}


def deck_object(sheet: DeckSheet, number: int, face: str, back: str) -> dict[str, Any]:
    """A deck with every copy in it, as Tabletop Simulator saves one."""
    custom = {
        str(number): {
            "FaceURL": face,
            "BackURL": back,
            "NumWidth": sheet.across,
            "NumHeight": sheet.down,
            "BackIsHidden": True,
            "UniqueBack": False,
        }
    }
    cards: Sequence[dict[str, Any]] = [
        {"Name": "Card", "Transform": transform(), "Nickname": title, "CardID": 100 * number + at, "CustomDeck": custom}
        for at, (title, copies) in enumerate(zip(sheet.titles, sheet.copies, strict=True))
        for _ in range(copies)
    ]
    return (
        {
            "Name": "Deck",
            "Transform": transform(),
            "Nickname": sheet.name,
            "DeckIDs": [card["CardID"] for card in cards],
            "CustomDeck": custom,
            "ContainedObjects": cards,
        }
        if len(cards) > 1
        else cards[0]
    )


def tile_object(name: str, face: str) -> dict[str, Any]:
    """A board that lies face up."""
    image = {"ImageURL": face, "ImageSecondaryURL": "", "ImageScalar": 1.0, "WidthScale": 0.0}
    tile = {"Type": 0, "Thickness": 0.1, "Stackable": False, "Stretch": True}
    return {
        "Name": "Custom_Tile",
        "Transform": transform() | {"rotZ": 0},
        "Nickname": name,
        "CustomImage": image | {"CustomTile": tile},
    }
