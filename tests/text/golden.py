"""Every text of the base pack, one file a language, to be read by people: `python -m tests.text.golden --write`."""

import sys
from pathlib import Path

from imperial_miners.packs import load_pack
from imperial_miners.text import LANGUAGES, speaker_for

GOLDEN = Path(__file__).parent / "golden"


def texts(language: str) -> str:
    """All effects of the base pack under their ids; names do not matter here."""
    pack = load_pack("base")
    speaker = speaker_for(pack, language)
    lines: list[str] = []
    for number, card in enumerate(pack.cards):
        lines += [f"[{card.id}]", *speaker.card_effects(number)]
    for number, event in enumerate(pack.events):
        lines += [f"[{event.id}] {speaker.event_kind(number)}", *speaker.event_effects(number)]
    for side, board in enumerate(pack.boards):
        lines += [
            f"[{board.id}]",
            *(f"{n}. {speaker.space(side, n)}".rstrip() for n in range(1, len(board.spaces) + 1)),
        ]
    lines += ["[surface]", *speaker.surface()]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the files, or say which are out of date."""
    for language in LANGUAGES:
        path = GOLDEN / f"{language}.txt"
        if "--write" in sys.argv:
            path.parent.mkdir(exist_ok=True)
            path.write_text(texts(language), encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != texts(language):
            print(f"{path.name} is out of date")


if __name__ == "__main__":
    main()
