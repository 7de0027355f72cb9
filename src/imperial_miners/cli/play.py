"""The command `play`: a game in the terminal, here or at a table on a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from imperial_miners.cli.options import Decks, Flag, Language, PackName, Speed, Variant, has_screen


def play(
    url: str = "",
    /,
    *,
    plain: Annotated[bool, Flag] = False,
    seats: int | None = None,
    bots: list[str] | None = None,
    lang: Language | None = None,
    seed: str = "",
    variant: Variant = "standard",
    decks: Decks = "shared",
    pack: PackName = "base",
    answers: Path | None = None,
    save: Path | None = None,
    continued: Annotated[bool, Parameter(name="--continue", negative="")] = False,
    guided: Annotated[bool, Flag] = False,
    name: str = "",
    drawing: bool = True,
    speed: Speed = "0",
) -> int:
    """Play a game: alone, with others at this keyboard, against bots, or at a table on a server by its link.

    On a terminal the table takes the whole screen; with `--plain`, and wherever there is no screen, it is described in
    sentences.

    The game is saved after every answer, in the user's data folder or in the file named by `--save`. Whatever ends
    it, `--continue` goes on with it.

    For example:

    ```
    imperial-miners play
    imperial-miners play --plain --bots adept,king --lang uk
    imperial-miners play --plain --seats 3
    imperial-miners play --plain --answers answers.txt --seed 7
    imperial-miners play --plain --continue
    imperial-miners play --guided
    imperial-miners play https://example.org/join/abc --name Ann
    ```

    Parameters
    ----------
    url
        The link of a game on a server: an invitation, a code, or the table itself if a seat there is yours already.
    plain
        In sentences of one line each, for screen readers, pipes and scripts.
    seats
        How many play, 1 to 5; without it one person and the bots.
    bots
        Bots by name, with commas between them: random, greedy, planner, expert, or a title from digger, laborer,
        adept, engineer, veteran to king.
    lang
        The language; without it the one that the system is set to.
    seed
        What the shuffling is made from: the same seed gives the same game.
    variant
        The set-up: choose 4 of 8 cards, or the first-game variant with 6 cards.
    decks
        One set of decks for all, or the same luck for everybody from copies of them.
    answers
        A file of answers, one a line; lines that begin with # are skipped. A line that is no answer ends the game.
    save
        The file in which the game is kept.
    continued
        Go on with the saved game: the one left last, or the one in the file of --save.
    guided
        A first game that teaches by doing: a fixed deal, and a sentence whenever something comes up for the first time.
    name
        What the others at a table on a server call you.
    drawing
        Draw the mine with characters before its sentences.
    speed
        How fast what happened is shown, line by line: 0 all at once, 1, 2 or 4 one after the other; Enter (on the whole
        screen any key) goes on at once.
    """
    from imperial_miners.terminal.playing import Wishes, play_on_screen, play_plain, split_bots

    wishes = Wishes(
        seats=seats,
        bots=split_bots(bots or []),
        language=lang or "",
        seed=seed,
        variant=variant,
        decks=decks,
        pack=pack,
        answers=answers,
        save=save,
        is_continued=continued,
        has_drawing=drawing,
        is_guided=guided,
        address=url,
        name=name,
        speed=int(speed),
    )
    return play_on_screen(wishes) if has_screen() and not plain and answers is None else play_plain(wishes)
