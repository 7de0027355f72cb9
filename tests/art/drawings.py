"""What every drawing must keep to, read from its XML."""

from __future__ import annotations

import re
from xml.etree import ElementTree

TAGS = {
    "svg", "g", "defs", "symbol", "use", "path", "circle", "ellipse", "rect", "text", "tspan",
    "clipPath", "pattern", "linearGradient", "radialGradient", "stop",
}  # fmt: skip
ATTRIBUTES = {
    "aria-hidden", "aria-label", "clip-path", "color", "cx", "cy", "d", "fill", "fill-rule", "focusable", "font-family",
    "font-size", "font-weight", "gradientUnits", "height", "href", "id", "offset", "opacity", "paint-order",
    "patternUnits", "preserveAspectRatio", "r", "role", "rx", "ry", "stop-color", "stop-opacity", "stroke",
    "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-width", "text-anchor",
    "transform", "viewBox", "width", "x", "x2", "y", "y2",
}  # fmt: skip
_SVG = "{http://www.w3.org/2000/svg}"


def problems(svg: str) -> list[str]:
    """What is wrong with a drawing: unknown tags and attributes, double ids, references to nothing."""
    found, ids, references = [], [], []
    for element in ElementTree.fromstring(svg).iter():
        tag = element.tag.removeprefix(_SVG)
        if tag not in TAGS:
            found.append(f"tag {tag}")
        for name, value in element.attrib.items():
            if name not in ATTRIBUTES:
                found.append(f"attribute {name} of {tag}")
            if name == "id":
                ids.append(value)
            references += re.findall(r"url\(#(.*?)\)", value) + ([value.removeprefix("#")] if name == "href" else [])
            if "nan" in value.split() or "None" in value or "inf" in value.split():
                found.append(f"{name}={value!r}")
    found += [f"id {name} twice" for name in set(ids) if ids.count(name) > 1]
    return found + [f"no {name}" for name in sorted(set(references) - set(ids))]


def rows(svg: str) -> list[tuple[str, float, float, float, str]]:
    """Every row of words: text, middle, baseline, size, face."""
    out = []
    root = ElementTree.fromstring(svg)
    for text in root.iter(f"{_SVG}text"):
        for row in text.iter(f"{_SVG}tspan"):
            face = text.get("font-family", root.get("font-family", ""))
            out.append(
                (
                    row.text or "",
                    float(row.get("x", "")),
                    float(row.get("y", "")),
                    float(text.get("font-size", "")),
                    face,
                )
            )
    return out
