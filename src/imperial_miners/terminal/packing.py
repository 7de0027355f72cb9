"""What `pack` does: begin a pack, check it, show it, write schemas for editors."""

from __future__ import annotations

from pathlib import Path

from imperial_miners.art import box_for
from imperial_miners.packs import check_report, load_pack, pack_folder
from imperial_miners.packs.showing import show_pack
from imperial_miners.terminal.problem import Problem
from imperial_miners.terminal.telling import Teller
from imperial_miners.terminal.voice import Voice
from imperial_miners.text.rulebook import LANGUAGES


def show(name: str, id: str, language: str, svg: Path | None) -> int:
    """A whole pack in its notation, or one card in every language, with its picture if wanted."""
    if not id:
        print(show_pack(name, language))
        return 0
    pack = load_pack(name)
    designs = [design for design, card in enumerate(pack.cards) if card.id == id]
    if not designs:
        raise Problem(f"{pack.id} has no card {id!r}: see its ids with imperial-miners pack show {name}.")
    for each in LANGUAGES:
        print(f"{each}:")
        print("\n".join(Teller(Voice(pack, each), ()).card(designs[0])))
    if svg is not None:
        svg.write_text(box_for(pack, language).card(designs[0]), encoding="utf-8")
        print(f"The drawing is in {svg}")
    return 0


def check(name: str) -> int:
    """Every problem of a pack; 0 if there is none."""
    folder = pack_folder(name)
    report, is_good = check_report(folder)
    print(report)
    return 0 if is_good else 1
