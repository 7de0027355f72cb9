"""The `imperial-miners` command: a subcommand for each job. What a job needs is imported when it is done.

The page `docs/commands.md` is made from this help by `commands_page`; a test compares them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import App, CycloptsError, Parameter, validators

from imperial_miners.terminal.codes import DONE, FAILED, INTERRUPTED, WRONG_USAGE

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the nets are small: threads of numpy would wait for each other
Language = Literal["en", "de", "fr", "pt-BR", "uk"]
Flag = Parameter(negative="")
DEBUG: Final = "--debug"
EXIT_CODES: Final = """
Exit codes: 0 done; 1 something is wrong, and one line says what; 2 the command line is not understood; 3 the input
ended before the game, which is saved; 130 interrupted with Ctrl-C (a game is saved).

Any command takes `--debug`, which shows where in the code an error arose. Colours are left out when `NO_COLOR` is set
or the output is no terminal.
"""


def installed_version() -> str:
    """The version of the distribution."""
    from importlib.metadata import PackageNotFoundError, version  # here, since few ask for it

    try:
        return version("imperial-miners")
    except PackageNotFoundError:
        return "unknown"


app = App(
    name="imperial-miners",
    help="Imperial Miners: play, check and explore the game.",
    version=installed_version,
    help_format="markdown",
    help_epilogue=EXIT_CODES,
)
app.register_install_completion_command("install-completion", add_to_startup=True)


@app.command
def play(
    url: str = "",
    /,
    *,
    plain: Annotated[bool, Flag] = False,
    seats: int | None = None,
    bots: list[str] | None = None,
    lang: Language | None = None,
    seed: str = "",
    variant: Literal["standard", "first-game"] = "standard",
    decks: Literal["shared", "duplicate"] = "shared",
    pack: str = "base",
    answers: Path | None = None,
    save: Path | None = None,
    continued: Annotated[bool, Parameter(name="--continue", negative="")] = False,
    guided: Annotated[bool, Flag] = False,
    name: str = "",
    drawing: bool = True,
) -> int:
    """Play a game: alone, with others at this keyboard, against bots, or at a table on a server by its link.

    On a terminal the table takes the whole screen; with `--plain`, and wherever there is no screen, it is told in
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
    pack
        The name or the folder of a pack.
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
    )
    return play_on_screen(wishes) if has_screen() and not plain and answers is None else play_plain(wishes)


@app.command
def verify(file: Path, /, *, lang: Language | None = None, pack: str = "") -> int:
    """Check a finished game: the seed against its published hash, every move, the final score.

    Ends with 0 if all is in order. A game that is not over, or any part that does not fit, gives 1 and one line.

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


@app.command
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


@app.command
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


@app.command
def cards(
    filter: str = "",
    /,
    *,
    lang: Language | None = None,
    pack: str = "base",
    svg: Path | None = None,
    pdf: Path | None = None,
    browse: Annotated[bool, Flag] = False,
) -> int:
    """List cards, browse them on the screen, draw them, or print them to cut out and play.

    For example:

    ```
    imperial-miners cards quicksand
    imperial-miners cards "romans 3" --lang de
    imperial-miners cards --browse
    imperial-miners cards --svg drawings --lang uk
    imperial-miners cards --pdf print-and-play.pdf --lang fr
    ```

    Parameters
    ----------
    filter
        Words that a card must have: of its name, id, Faction, Level or effects; without any, all cards.
    lang
        The language of the cards.
    pack
        The name or the folder of a pack.
    svg
        A folder to which each drawing is written; with no filter, Events, boards and Surfaces too.
    pdf
        A file to which pages of nine cards are written, with marks for cutting and as many copies as in the box;
        with no filter, Events, boards and Surfaces too.
    browse
        On the whole screen of a terminal: words narrow the cards down while they are typed.
    """
    from imperial_miners.terminal.gallery import browse_cards, show_cards

    if browse and has_screen():
        return browse_cards(filter, language(lang), pack)
    return show_cards(filter, language(lang), pack, svg, pdf)


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(validator=validators.Number(gte=0, lt=65536))] = 8000,
    database: str = "",
    data_dir: Path | None = None,
    open: bool = True,
    public: Annotated[bool, Flag] = False,
    keep_unfinished: int = 180,
    keep_finished: int = 0,
    pack: str = "base",
) -> int:
    """Open the table in the browser, for this machine or for others.

    For example:

    ```
    imperial-miners serve
    imperial-miners serve --pack my_pack
    imperial-miners serve --port 0 --no-open
    imperial-miners serve --host 0.0.0.0 --public --database postgresql://user@host/tables
    ```

    Parameters
    ----------
    host
        The address to listen at.
    port
        The port; 0 takes any that is free.
    database
        Where games are kept: postgresql://... or sqlite:///...; without it a file in the data folder.
    data_dir
        The data folder.
    open
        Open the browser.
    public
        Expect strangers: strict limits, and a log of what happens.
    keep_unfinished
        Days after which an unfinished game in which nothing happens is deleted; 0 keeps all.
    keep_finished
        Days after its end for which a finished game is kept; 0 keeps all, for ever.
    pack
        The name or the folder of the pack that new games are played with.
    """
    from imperial_miners.web.serving import serve

    return serve(host, port, database, data_dir, open, public, keep_unfinished, keep_finished, pack)


@app.command
def train(
    pack: str = "base",
    /,
    *,
    games: int = 60_000,
    seed: int = 0,
    begin: Annotated[tuple[Path, ...], Parameter(negative=(), show_default=False)] = (),
) -> int:
    """Learn a pack by playing it, for the expert and all that think like it.

    For example:

    ```
    imperial-miners train
    imperial-miners train my_pack --games 20000
    imperial-miners train --games 0 --begin one.npz --begin another.npz
    ```

    Parameters
    ----------
    pack
        The name or the folder of a pack.
    games
        Solo games to play; 10,000 take about a minute and a half.
    seed
        Decides the deals and the luck of learning.
    begin
        Weights to start from, for a pack whose cards were changed a little; of several files the mean.
    """
    from imperial_miners.bots.learning.training import train as learn

    print(f"kept {learn(pack, games, seed, begin).name}")
    return DONE


@app.command
def watch(
    *bots: str,
    seats: int = 0,
    games: int = 200,
    seed: str = "arena",
    pack: str = "base",
    workers: int = 0,
    lang: Language | None = None,
) -> int:
    """Watch bots play many games on the whole screen: progress and standings, with their intervals, as they settle.

    The same games as `arena` plays, which also keeps them and runs without a screen.

    For example:

    ```
    imperial-miners watch expert planner greedy --games 600
    imperial-miners watch adept king --lang uk
    ```

    Parameters
    ----------
    bots
        Names of bots, as for `arena`.
    seats
        Seats at the table, 1 to 5; by default as many as there are bots.
    games
        Games in all.
    seed
        A word from which all seeds are made.
    pack
        The name or the folder of a pack.
    workers
        Processes; by default one for each core.
    lang
        The language.
    """
    from imperial_miners.terminal.arena_app import watch_arena

    return watch_arena(bots, seats, games, seed, pack, workers, language(lang))


def has_screen() -> bool:
    """Whether the whole screen of a terminal can be used."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


# Some jobs declare their own commands, which are read when one of them is called or listed.
JOBS: Final = ("arena", "simulate")
for job in JOBS:
    app.command(f"imperial_miners.arena.commands:{job}", name=job)
app.command("imperial_miners.review.puzzle_commands:app", name="puzzles", help="Make puzzles, and prove them again.")
app.command(
    "imperial_miners.terminal.packing:app", name="pack", help="Make packs of cards: begin one, check it, see it."
)


def language(chosen: str | None) -> str:
    """The language asked for, or the system's."""
    from imperial_miners.terminal.voice import user_language

    return chosen or user_language()


def commands_page() -> str:
    """The page of all commands, from their own help."""
    return app.generate_docs(usage_name="imperial-miners") + "\n## Exit codes\n" + EXIT_CODES


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; an error is one line, unless `--debug` asks for more."""
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    is_debug = DEBUG in tokens
    tokens = [token for token in tokens if token != DEBUG]
    try:
        if not tokens or tokens[0] in ("--help", "-h"):
            for name in JOBS:
                app[name]  # read now, so that the list tells what each of them does
        code = app(tokens, result_action="return_value", exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else DONE
    except BrokenPipeError:
        # Whoever read the output has seen enough; the interpreter must not complain about it at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        return INTERRUPTED
    except CycloptsError as error:
        if is_debug:
            raise
        from imperial_miners.terminal.errors import explain_usage

        return tell(explain_usage(error, tokens), WRONG_USAGE)
    except Exception as error:
        if is_debug:
            raise
        from imperial_miners.terminal.errors import explain

        return tell(explain(error, tokens), FAILED)


def tell(message: str, code: int) -> int:
    """Say what is wrong, where errors go."""
    print(message, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
