"""One-tone glyphs of the interface in the colour of the text around them, on a grid of 48 by 48 from the corner."""

from __future__ import annotations


def _line(d: str, width: float = 5) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="currentColor" stroke-width="{width:g}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _solid(d: str) -> str:
    return f'<path d="{d}" fill="currentColor"/>'


GLYPHS: dict[str, str] = {
    "pick": _solid("M5 17C14 5 34 5 43 17c-6-3-11-4-15-4.2L27 44h-6l-1-31.2C16 13 11 14 5 17z"),
    "lamp": _line("M17 10c0-9 14-9 14 0M15 17h18l3 21H12z", 3.2)
    + _solid("M13 11h22l-2 6H15zM12 38h24v6H12zM24 22c5 6 5 12 0 13-5-1-5-7 0-13z"),
    "lamp-out": _line("M17 10c0-9 14-9 14 0M15 17h18l3 21H12z", 3.2) + _solid("M13 11h22l-2 6H15zM12 38h24v6H12z"),
    "check": _line("m8 25 11 11 21-25", 7),
    "close": _line("M11 11 37 37M37 11 11 37", 6),
    "plus": _line("M24 9V39M9 24H39", 6),
    "minus": _line("M9 24H39", 6),
    "lock": _line("M14 22v-7a10 10 0 0 1 20 0v7")
    + '<rect x="9" y="21" width="30" height="23" rx="5" fill="currentColor"/>',
    "hourglass": _line("M11 4h26M11 44h26M14 6c0 10 20 26 20 36M34 6C34 16 14 32 14 42", 4.4)
    + _solid("M18 41c1-6 3-8 6-8s5 2 6 8zM19 14h10l-5 8z"),
    "undo": _line("M17 9 6 20l11 11M7 20h21a12 12 0 0 1 0 22h-9"),
    "redo": _line("M31 9 42 20 31 31M41 20H20a12 12 0 0 0 0 22h9"),
    "plan": _line("M6 42l3-12L33 6l9 9-24 24zM28 11l9 9", 4.6),
    "hint": _line("M17 35c0-6-7-8-7-17a14 14 0 0 1 28 0c0 9-7 11-7 17zM18 43h12", 4.6),
    "menu": _line("M7 12h34M7 24h34M7 36h34"),
    "boards": _line(
        "M8 44V16M20 44V16M28 44V6M40 44V6M8 22h12M8 31h12M8 40h12M28 12h12M28 21h12M28 30h12M28 39h12", 4.2
    ),
    "people": _solid(
        "M17 8a8 8 0 1 1 0 16 8 8 0 0 1 0-16M3 42c0-20 28-20 28 0z"
        "M35 13a6 6 0 1 1 0 12 6 6 0 0 1 0-12M34 42c0-7-2-10-4-13 7-3 15 1 15 13z"
    ),
    "log": _line("M10 6h28v36H10zM17 16h14M17 24h14M17 32h8", 4.4),
    "chevron": _solid("M13 7 35 24 13 41z"),
    "chain": _line("M24 44V8M10 20 24 6l14 14", 6),
    "gleam": _solid("M24 2c1.5 15 5 19.5 22 22-17 2.5-20.5 7-22 22-1.5-15-5-19.5-22-22C19 21.5 22.5 17 24 2z"),
    "play": _solid("M14 6 40 24 14 42z"),
    "pause": _solid("M11 7h9v34h-9zM28 7h9v34h-9z"),
    "first": _line("M10 8V40M38 9 18 24 38 39z", 4.6),
    "last": _line("M38 8V40M10 9 30 24 10 39z", 4.6),
    "home": _line("M5 25 24 7 43 25M11 21V42H37V21M20 42V30h8v12", 4.6),
    "info": _line("M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40M24 22V34M24 14v.1"),
    "trophy": _line(
        ("M14 6H34V20a10 10 0 0 1-20 0zM14 10H5c0 9 3 13 10 13M34 10h9c0 9-3 13-10 13M24 30V40M14 42H34"), 4.6
    ),
    "bot": _line("M9 18H39V40H9zM24 18V8M17 29v.1M31 29v.1M19 35H29", 5),
    "person": _solid("M24 5a9 9 0 1 1 0 18 9 9 0 0 1 0-18M6 44c0-24 36-24 36 0z"),
    "print": _line("M13 17V5H35V17M13 35H6V17H42V35H35M13 28H35V43H13z", 4.6),
    "link": _line("M20 28 28 20M16 24l-6 6a8 8 0 0 0 11 11l6-6M32 24l6-6A8 8 0 0 0 27 7l-6 6", 4.6),
    "eye": _line("M3 24C12 8 36 8 45 24 36 40 12 40 3 24zM24 18a6 6 0 1 1 0 12 6 6 0 0 1 0-12", 4.2),
    "globe": _line("M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40M4 24H44M24 4c-12 12-12 28 0 40M24 4c12 12 12 28 0 40", 3.8),
    "daylight": _line(
        ("M24 15a9 9 0 1 1 0 18 9 9 0 0 1 0-18M24 3v4M24 41v4M3 24h4M41 24h4M9 9l3 3M36 36l3 3M39 9l-3 3M12 36l-3 3"),
        4.4,
    ),
    "night": _solid("M30 4A21 21 0 1 0 44 32 17 17 0 0 1 30 4z"),
    "zoom": _line("M20 6a14 14 0 1 1 0 28 14 14 0 0 1 0-28M30 30 43 43M20 14V26M14 20H26", 4.6),
    "sound": _line("M6 18V30h8l11 9V9L14 18zM32 17c4 4 4 10 0 14M37 11c8 8 8 18 0 26", 4.4),
}
