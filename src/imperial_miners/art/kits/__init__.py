"""The Factions' kits by name; the empty name is the plain gallery."""

from __future__ import annotations

from imperial_miners.art.kits import atlanteans, barbarians, egyptians, japanese, plain, romans, scots
from imperial_miners.art.kits.kit import Kit

KITS: dict[str, Kit] = {
    "": plain.KIT,
    "scots": scots.KIT,
    "egyptians": egyptians.KIT,
    "atlanteans": atlanteans.KIT,
    "barbarians": barbarians.KIT,
    "japanese": japanese.KIT,
    "romans": romans.KIT,
}
