"""What the drawings are made from: plain frozen values with names and texts already in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from zlib import crc32

Effect = tuple[Sequence[str], str]  # an icon line (see `vocabulary`) and its sentence


@dataclass(frozen=True, slots=True)
class CardFace:
    """A Mine card as printed."""

    id: str
    name: str
    level: int
    cost: int = 0
    factions: tuple[str, ...] = ()
    carts: tuple[bool, ...] = (False,) * 6  # full: left, right, upper left, upper right, lower left, lower right
    effects: tuple[Effect, ...] = ()
    scene: int | None = None  # which picture, see `spread`; by the id if none


@dataclass(frozen=True, slots=True)
class EventFace:
    """An Event (R4.2); a page of the table has no use for the words of its kind."""

    id: str
    name: str
    kind: str  # of `engine.phases.EVENT_KINDS`
    effects: tuple[Effect, ...]
    kind_name: str = ""
    is_choice: bool = True  # one of its effects is chosen; features all hold


@dataclass(frozen=True, slots=True)
class BoardFace:
    """One side of a Progress board, its rewards as icon lines from the bottom up."""

    id: str
    name: str
    spaces: tuple[Sequence[str], ...]


@dataclass(frozen=True, slots=True)
class SurfaceFace:
    """A Surface board with its three effects (R5.10a)."""

    name: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Words:
    """The few words that stand on cards beside names and sentences."""

    choice: str  # between two effects: "or"


def spread(faces: Iterable[CardFace]) -> list[CardFace]:
    """Give each card a scene of its own among those of the same Factions; the order of a pack decides.

    Copies of one id share a scene.
    """
    seen: dict[tuple[str, ...], dict[str, int]] = {}
    out = []
    for face in faces:
        key = tuple(sorted(face.factions))
        mates = seen.setdefault(key, {})
        start = crc32("".join(key).encode())
        out.append(replace(face, scene=start + mates.setdefault(face.id, len(mates))))
    return out


def scope_key(*parts: str) -> str:
    """A short id prefix, so that drawings on one page share no gradient by accident."""
    number = crc32("\0".join(parts).encode())
    letters = "0123456789abcdefghijklmnopqrstuvwxyz"
    return "a" + "".join(letters[number // 36**i % 36] for i in range(5))
