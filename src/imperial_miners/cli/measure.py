"""The commands of `measure`: how strong bots are, how even the cards, how far estimates can be trusted."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App

from imperial_miners.cli.options import Cluster, Language, PackName, Seed, Several, Workers

app = App(name="measure")


@app.command
def strength(
    *bots: str,
    games: int = 100,
    seed: Seed = "balance",
    pack: PackName = "base",
    workers: Workers = 0,
    cluster: Cluster = "",
    out: Path | None = None,
    plot: Path | None = None,
) -> int:
    """Measure how strong bots are alone, on the same deals: means with intervals, and each one's gain over the last.

    For example:

    ```
    imperial-miners measure strength random greedy planner expert --games 200
    imperial-miners measure strength expert:playouts=1 expert:playouts=16 --plot budget.svg
    ```

    Parameters
    ----------
    bots
        Names of bots, as for `arena`, the weakest first.
    games
        Games of each bot.
    out
        Keep results in this folder, and go on from what is there.
    plot
        An SVG file to draw the means to.
    """
    from imperial_miners.arena.self_play import SelfPlay
    from imperial_miners.arena.strength import measure_strength

    measure_strength(SelfPlay(games, seed, pack, workers, cluster, out), bots or ("expert",), plot)
    return 0


@app.command
def balance(
    *,
    bot: str = "expert",
    games: int = 200,
    seats: Annotated[tuple[int, ...], Several] = (1,),
    seed: Seed = "balance",
    pack: PackName = "base",
    compare: Annotated[tuple[str, ...], Several] = (),
    workers: Workers = 0,
    cluster: Cluster = "",
    out: Path | None = None,
    report: Path | None = None,
) -> int:
    """Measure how even the content is, by many games of one bot against itself.

    For example:

    ```
    imperial-miners measure balance --bot planner --games 200 --seats 1 4
    imperial-miners measure balance --games 2000 --out games --report balance.md --compare random greedy
    ```

    Parameters
    ----------
    bot
        The bot that plays.
    games
        Games for each number of seats.
    seats
        Numbers of seats.
    compare
        Other bots whose solo scores stand beside.
    out
        Keep results in this folder, and go on from what is there.
    report
        Write this Markdown page, with a folder of plots beside it.
    """
    from imperial_miners.arena.balance import report_balance
    from imperial_miners.arena.self_play import SelfPlay

    report_balance(SelfPlay(games, seed, pack, workers, cluster, out), bot, seats, compare, report)
    return 0


@app.command
def levels(*names: str, games: int = 200, seed: Seed = "levels", workers: Workers = 0) -> int:
    """Measure the bots' levels: each one's median solo score beside the scores of its title.

    For example:

    ```
    imperial-miners measure levels --games 150
    imperial-miners measure levels adept king
    ```

    Parameters
    ----------
    names
        Levels; by default all six.
    games
        Games of each level.
    """
    from imperial_miners.arena.levels import measure_levels
    from imperial_miners.bots.naming import LEVELS

    print(measure_levels(games, names or [level.title for level in LEVELS], workers, seed).plain())
    return 0


@app.command
def ceiling(
    *bots: str,
    games: int = 50,
    width: int = 6,
    tries: int = 8,
    seed: Seed = "balance",
    pack: PackName = "base",
    workers: Workers = 0,
    cluster: str = "",
    out: Path | None = None,
) -> int:
    """Measure how much of the possible bots reach: their scores beside those of a search that knows every deck.

    For example:

    ```
    imperial-miners measure ceiling expert planner --games 150
    ```

    Parameters
    ----------
    bots
        Names of bots; by default expert.
    games
        Deals.
    width
        Answers that the search looks at for each question.
    tries
        Ends that it plays out for each of them.
    cluster
        Address of a Dask scheduler, for the bots' games.
    out
        Keep the bots' results in this folder, and go on from what is there.
    """
    from imperial_miners.arena.clairvoyant import measure_share
    from imperial_miners.arena.self_play import SelfPlay

    sample = SelfPlay(games, seed, pack, workers, cluster, out)
    print(measure_share(sample, bots or ("expert",), width, tries).plain())
    return 0


@app.command
def trust(*, games: int = 20) -> int:
    """Measure how far a review may trust its estimates: what was expected of another line, and what came of it.

    For example:

    ```
    imperial-miners measure trust --games 12
    ```

    Parameters
    ----------
    games
        Seeded games to look at, about 12 seconds each.
    """
    from imperial_miners.review.judging.calibrating import measure_trust

    print("\n".join(measure_trust(games)))
    return 0


@app.command
def readers(
    *players: str,
    games: int = 2,
    prompts: Annotated[tuple[Literal["words", "list", "tools"], ...], Several] = ("list",),
    langs: Annotated[tuple[Language, ...], Several] = ("en",),
    pack: PackName = "base",
    seed: str = "",
    seconds: float = 120.0,
    out: Path | None = None,
) -> int:
    """Measure players that only read and write, such as language models: solo games in words, every answer graded.

    For each run a pack is made from another: names lie on other cards, Factions change places, numbers differ. The
    exact solver says what each answer gave away. `docs/bots.md` describes what a program is asked and answers.

    For example:

    ```
    imperial-miners measure readers "cmd:python3 my_model.py" greedy random --prompts words list tools --out trial
    imperial-miners measure readers greedy random --games 4 --langs en de fr pt-BR uk
    ```

    Parameters
    ----------
    players
        Programs (`cmd:...`), and names of bots to compare them with.
    games
        Deals; every player plays each of them with every prompt in every language.
    prompts
        What a player is shown: `words` (the table), `list` (all options besides), `tools` (calls to look and try).
    langs
        Languages of the prompts.
    seed
        Any text: the same one makes the same pack and deals; by default another each time.
    seconds
        How long a program may take for one reply.
    out
        Keep the pack, the games and the table in this folder.
    """
    from secrets import token_hex

    from imperial_miners.terminal.trial_report import measure_trial

    sheet = measure_trial(players or ("greedy",), prompts, langs, games, pack, seed or token_hex(16), seconds, out)
    print(sheet.plain())
    return 0
