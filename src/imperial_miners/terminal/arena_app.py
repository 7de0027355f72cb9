"""A tournament on the whole screen: how far it has come, and the standings with their intervals as they settle."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import ClassVar, Final

from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import DataTable, ProgressBar, Static

from imperial_miners.arena.match import Result
from imperial_miners.arena.report import with_interval
from imperial_miners.arena.running import executor_for, run_matches
from imperial_miners.arena.tournament import Standings, TournamentPlan, standings_of
from imperial_miners.packs import load_pack
from imperial_miners.terminal.keys import KeyBar
from imperial_miners.terminal.voice import Voice
from imperial_miners.text.messages import with_decimal_mark

COLUMNS: Final = ("place", "bot", "games", "score", "wins", "rating")
SETTLE_SECONDS: Final = 1.5
"""Between two looks at the standings: intervals take their time."""


class ArenaApp(App[int]):
    """Bots that play many games, watched."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "leave", show=False, priority=True)]
    CSS = """
    #title { padding: 0 1; background: $panel; text-style: bold; }
    #progress { padding: 1 1; height: auto; }
    #words { padding: 0 1; }
    #standings { height: 1fr; padding: 1 0; }
    #note { padding: 0 1; color: $text-muted; }
    """

    def __init__(self, plan: TournamentPlan, voice: Voice, workers: int = 0) -> None:
        super().__init__()
        self.plan = plan
        self.voice = voice
        self.workers_wanted = workers
        self.matches = list(plan.matches())
        self.results: list[Result] = []
        self.standings: Standings | None = None
        self.is_leaving = False
        self.began = time.monotonic()

    def compose(self) -> ComposeResult:
        """Who plays, how far it is, and how they stand."""
        yield Static(self.voice.say("arena-title", bots=", ".join(map(self.voice.bot, self.plan.bots))), id="title")
        yield ProgressBar(len(self.matches), id="progress", show_eta=True)
        yield Static(id="words", markup=False)
        yield DataTable(id="standings", show_cursor=False)
        yield Static(self.voice.say("arena-note"), id="note", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Start playing when the screen is there."""
        self.bind("q", "leave", description=self.voice.words("quit")[0])
        table = self.query_one("#standings", DataTable)
        for name in COLUMNS:
            table.add_column(self.voice.say(f"arena-{name}"), key=name)
        self.show()
        self.play()

    @work(thread=True, exclusive=True)
    def play(self) -> None:
        """All matches, beside the screen."""
        settled = 0.0
        for results in self.parts():
            self.results += results
            if self.is_leaving:
                return
            if time.monotonic() - settled > SETTLE_SECONDS:
                self.standings = standings_of(self.plan.bots, self.results)
                settled = time.monotonic()
            self.call_from_thread(self.show)
        self.standings = standings_of(self.plan.bots, self.results)
        self.call_from_thread(self.show)

    def parts(self) -> Iterator[list[Result]]:
        """Results in the order in which the games end."""
        return run_matches(self.matches, executor_for(self.workers_wanted), False, self.workers_wanted)

    @property
    def is_done(self) -> bool:
        """Whether every game is played."""
        return len(self.results) == len(self.matches)

    def show(self) -> None:
        """Show the progress, the rate and the standings so far."""
        done = len(self.results)
        self.query_one("#progress", ProgressBar).update(progress=done)
        rate = f"{done / max(0.001, time.monotonic() - self.began):.1f}"
        message = "arena-done" if self.is_done else "arena-progress"
        self.query_one("#words", Static).update(
            self.voice.say(message, done=done, of=len(self.matches), rate=self.decimal(rate))
        )
        table = self.query_one("#standings", DataTable)
        table.clear()
        for standing in self.standings.bots if self.standings is not None else ():
            first, last = standing.places
            table.add_row(
                str(first) if first == last else f"{first}–{last}",
                self.voice.bot(standing.bot),
                str(standing.games),
                self.decimal(with_interval(standing.score, 1)),
                self.decimal(with_interval(standing.wins, 0)),
                with_interval(standing.rating, 0),
            )

    def decimal(self, text: str) -> str:
        """Numbers as the language writes them."""
        return with_decimal_mark(text, self.voice.language)

    def action_leave(self) -> None:
        """Go; what has not begun shall not begin."""
        self.is_leaving = True
        self.exit(0)


def watch_arena(
    bots: tuple[str, ...], seats: int, games: int, seed: str, pack: str, workers: int, language: str
) -> int:
    """Watch a tournament; the standings are printed once more at its end."""
    plan = TournamentPlan.of(bots, seats, games, pack, seed=seed)
    app = ArenaApp(plan, Voice(load_pack(pack), language), workers)
    app.run()
    for standing in app.standings.bots if app.standings is not None else ():
        print(f"{standing.places[0]}. {app.voice.bot(standing.bot)}: {app.decimal(with_interval(standing.score, 2))}")
    return 0
