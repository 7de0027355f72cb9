"""Commands for games that are over or left: `verify` one, `replay` it, `export` it as a page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from imperial_miners.cli.options import Flag, Language, has_screen, language


def verify(file: Path, /, *, lang: Language | None = None, pack: str = "") -> int:
    """Check a finished game: seed, secret and contributions, every move, the final score; say what that proves.

    Ends with 0 if all is in order. A game that is not over, or any part that does not fit, gives 1 and one line.
    Where its cards or rules are gone, it tells why nothing can be checked, and what is left of the game.

    For example:

    ```
    imperial-miners verify game.json
    imperial-miners verify game.json --lang fr
    ```

    Parameters
    ----------
    file
        The record of the game.
    lang
        The language of the verdict.
    pack
        The name or the folder of the pack, if the record's own is not found.
    """
    from imperial_miners.terminal.verifying import verify_file

    return verify_file(file, language(lang), pack)


def replay(
    file: Path,
    /,
    *,
    plain: Annotated[bool, Flag] = False,
    lang: Language | None = None,
    pack: str = "",
    drawing: bool = True,
) -> int:
    """Look back at a recorded game, answer by answer or by rounds, with every mine and hand open.

    For example:

    ```
    imperial-miners replay game.json
    imperial-miners replay game.json --plain --lang pt-BR
    ```

    Parameters
    ----------
    file
        The record of the game, finished or not.
    plain
        In sentences: Enter goes on, `help` says what else can be typed.
    lang
        The language.
    pack
        The name or the folder of the pack, if the record's own is not found.
    drawing
        Draw the mine with characters.
    """
    from imperial_miners.terminal.replaying import replay_file

    return replay_file(file, language(lang), pack, plain or not has_screen(), drawing)


def export(
    game: Path, /, *, html: Path, lang: Language | None = None, seat: int = 0, review: bool = True, pack: str = ""
) -> int:
    """Write a finished game as one page: replay and review, readable without a server and light enough to mail.

    For example:

    ```
    imperial-miners export game.json --html game.html
    imperial-miners export game.json --html spiel.html --lang de --seat 2
    imperial-miners export game.json --html game.html --no-review
    ```

    Parameters
    ----------
    game
        The record of the game.
    html
        The file to write.
    lang
        The language of the page.
    seat
        Whose play is reviewed, from 1; 0 for every seat.
    review
        Add the review, which takes some seconds for each seat.
    pack
        The name or the folder of the pack, if the record's own is not found.
    """
    from imperial_miners.terminal.exporting import export_file

    return export_file(game, html, language(lang), pack, seat, review)
