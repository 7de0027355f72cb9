"""What every part of a scene has in common: it is drawn by itself, and sent again only when it has changed."""

from __future__ import annotations

from typing import ClassVar


class ScenePart:
    """A part of the table that is drawn by itself. Two that are equal look the same, so only one that differs from what
    a page shows already has to be drawn and sent. `id` is that of its element, which stays the same for ever."""

    __slots__ = ()
    id: ClassVar[str]
