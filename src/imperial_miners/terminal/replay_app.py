"""A replay on the whole screen: keys step through a game while the mine grows."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from imperial_miners.terminal.drawing import BLOCKS
from imperial_miners.terminal.keys import KeyBar
from imperial_miners.terminal.replaying import Lookback
from imperial_miners.text.messages import capital


class ReplayApp(App[int]):
    """One recorded game on the whole screen."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False, priority=True)]
    CSS = """
    #bar { height: auto; padding: 0 1; background: $panel; text-style: bold; }
    #table { height: 1fr; padding: 0 1; }
    #happened { height: auto; max-height: 10; padding: 0 1; border-top: solid $panel; }
    """

    def __init__(self, back: Lookback) -> None:
        super().__init__()
        self.back = back

    def compose(self) -> ComposeResult:
        """The place in the game, the mine, what happened."""
        yield Static(id="bar", markup=False)
        with VerticalScroll(id="table", can_focus=False):
            yield Static(id="pane", markup=False)
        yield Static(id="happened", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Name the keys in the reader's language."""
        say = self.back.voice.say
        self.bind("right,enter,space", "step(1)", description=say("app-next"), key_display="→")
        self.bind("left,backspace", "step(-1)", description=say("app-back"), key_display="←")
        self.bind("down", "round(1)", description=f"{say('app-round')} +", key_display="↓")
        self.bind("up", "round(-1)", description=f"{say('app-round')} −", key_display="↑")
        self.bind("s", "seat", description=say("app-player"))
        self.bind("home", "go(0)", show=False)
        self.bind("pageup", "turn_page(-1)", show=False)
        self.bind("pagedown", "turn_page(1)", show=False)
        self.bind("end", "last", show=False)
        self.bind("q", "quit", description=self.back.voice.words("quit")[0])
        self.show()

    def on_resize(self, event: events.Resize) -> None:
        """Draw the mine anew for the new size."""
        self.show()

    def show(self) -> None:
        """This point of the game."""
        back, view = self.back, self.back.view
        seat = view.seats[back.seat]
        words = back.describer.purse(seat)
        head = f"{back.head()} {back.players[back.seat]}: {words['coins']}, {words['vp']}, {words['carts']}"
        event = [back.describer.event_line(view.event)] if view.event >= 0 else []
        self.query_one("#bar", Static).update("\n".join([head, *event]))
        lines = back.describer.sketch(view, back.seat).draw(max(40, self.size.width - 4), BLOCKS)
        hand = ", ".join(back.voice.card(card) for card in seat.hand or ()) or back.voice.say("plain-nothing")
        mine = lines or back.describer.mine(view, back.seat)
        self.query_one("#pane", Static).update(
            "\n".join([*mine, "", f"{capital(back.voice.words('hand')[0])}: {hand}"])
        )
        self.query_one("#happened", Static).update("\n".join(back.lines()))

    def action_step(self, by: int) -> None:
        """One answer on, or back."""
        if self.back.go(self.back.at + by):
            self.show()

    def action_round(self, by: int) -> None:
        """To the next round, or to the beginning of this one or the one before."""
        back = self.back
        is_inside = by < 0 and back.at > back.replay.start_of(back.round)
        if back.go_round(back.round + (0 if is_inside else by)):
            self.show()

    def action_seat(self) -> None:
        """Look at the next player."""
        self.back.seat = (self.back.seat + 1) % len(self.back.players)
        self.show()

    def action_turn_page(self, by: int) -> None:
        """Scroll a mine that is larger than the screen."""
        table = self.query_one("#table", VerticalScroll)
        table.scroll_relative(y=by * max(1, table.size.height - 1), animate=False)

    def action_go(self, at: int) -> None:
        """Go to a point of the replay."""
        self.back.go(at)
        self.show()

    def action_last(self) -> None:
        """Go to the end of the replay."""
        self.action_go(len(self.back.replay))
