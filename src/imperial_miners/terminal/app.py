"""The table on the whole screen (Textual): mine, question, options and news at once; the keyboard first, the mouse too.

It asks and answers in the same words as the plain mode and plays the same match, so that either goes on with a game of
the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from textwrap import wrap
from typing import ClassVar, Final, TypeVar

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.timer import Timer
from textual.widgets import OptionList, Static

from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.engine.view import View
from imperial_miners.terminal.codes import DONE, INTERRUPTED
from imperial_miners.terminal.describing import Describer
from imperial_miners.terminal.drawing import BLOCKS
from imperial_miners.terminal.explaining import Explainer
from imperial_miners.terminal.keeping import PERSON, Keeping
from imperial_miners.terminal.keys import KeyBar
from imperial_miners.terminal.lines import PACE
from imperial_miners.terminal.local_game import BotStopped
from imperial_miners.terminal.marking import KEEP, Marks
from imperial_miners.terminal.problem import MovedOn, Problem, Unreachable
from imperial_miners.terminal.sitting import Sitting, log_lines
from imperial_miners.terminal.telling import tell
from imperial_miners.terminal.voice import Voice, plain
from imperial_miners.text.naming import card_numbers

T = TypeVar("T")
WIDE: Final = 116
"""Columns from which the news have a side of their own."""
TALL: Final = 34
"""Lines from which more options and more news are shown."""
SIDE: Final = 40
MOST_NEWS: Final = 200
SPEEDS: Final = (0, 1, 2, 4)
"""At which what happened is told, as in the browser; 0: all at once."""
MOST_ROWS: Final = 8
FEWEST_ROWS: Final = 3
"""Of news under the table."""
MOST_LOG: Final = 60
CARD_QUESTIONS: Final = ("keep", "play", "discard")
"""Questions whose options are cards: the one under the cursor is described."""
PANES: Final = {"m": "mine", "c": "hand", "b": "boards", "p": "players", "e": "event", "d": "decks", "l": "log"}
"""Keys of what the table can show; they are the same in every language."""


class TableApp(App[int]):
    """One game on the whole screen."""

    ENABLE_COMMAND_PALETTE = False
    # Before the screen's own meaning of the key, which is to copy.
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", f"leave({INTERRUPTED})", show=False, priority=True)]
    CSS = """
    #bar { height: auto; padding: 0 1; background: $panel; text-style: bold; }
    #middle { height: 1fr; }
    #table { width: 1fr; padding: 0 1; }
    #side { width: 40; padding: 0 1; border-left: solid $panel; display: none; }
    #news { height: auto; max-height: 3; padding: 0 1; color: $text-muted; }
    #detail { height: auto; max-height: 5; padding: 0 1; display: none; }
    #question { height: auto; padding: 0 1; text-style: bold; }
    #options { height: auto; max-height: 8; border: none; padding: 0 1; }
    ToastRack { dock: top; align: right top; margin-top: 2; }  /* away from the question and its options */
    Toast { width: 76; max-width: 100%; }
    .wide #side { display: block; }
    .wide #news { display: none; }
    .tall #options { max-height: 14; }
    .tall #news { max-height: 8; }
    """

    def __init__(self, match: Sitting, voice: Voice, keeper: Keeping, speed: int = 0) -> None:
        super().__init__()
        self.speed = speed  # how fast what happened is told; 0: all at once
        self.match = match
        self.voice = voice
        self.keeper = keeper
        self.players = match.names(voice)
        self.describer = Describer(voice, self.players)
        self.explainer = Explainer(match, voice, self.players, "a")
        self.view: View | None = None  # of the person at the keyboard; None while bots think or the keyboard is passed
        self.labels: list[str] = []
        self.pane = "mine"
        self.said: list[str] = []  # what is shown on request, under the pane
        self.news: list[str] = []
        self.typed = ""  # digits of a number that may go on
        self.waiting_for = -1  # the seat that is to come to the keyboard
        self.is_busy = False  # something is done beside the screen
        self.reasons: list[str] | None = None  # why and why not, once they were asked for
        self.deal: Marks | None = None  # what is marked of it, while cards are kept
        self.rows: list[str] = []  # the answers with what each would do
        self.pending: list[str] = []  # news that are still to be told
        self.teller: Timer | None = None
        match.lost = lambda: self.call_from_thread(self.show_lost)
        self.bind_keys()

    def compose(self) -> ComposeResult:
        """The parts of the screen, from top to bottom."""
        yield Static(id="bar", markup=False)
        with Horizontal(id="middle"):
            with VerticalScroll(id="table", can_focus=False):
                yield Static(id="pane", markup=False)
            with VerticalScroll(id="side", can_focus=False):
                yield Static(id="log", markup=False)
        yield Static(id="detail", markup=False)
        yield Static(id="news", markup=False)
        yield Static(id="question", markup=False)
        yield OptionList(id="options", markup=False)
        yield KeyBar()

    def bind_keys(self) -> None:
        """Name the keys in the player's language, before the footer lists them."""
        self.bind("question_mark", "explain", description=self.voice.words("help")[0], key_display="?")
        for key, name in (("h", "hint"), ("w", "why"), ("u", "undo")):
            self.bind(key, name, description=self.voice.words(name)[0])
        self.bind("r", "redo", description=self.voice.say("app-redo"))
        self.bind("q,ctrl+q", "leave", description=self.voice.words("quit")[0], key_display="q")
        for key, name in PANES.items():
            self.bind(key, f"pane('{name}')", description=self.voice.words(name)[0])
        for key, name in (("a", "agree"), ("s", "skip")):
            self.bind(key, name, description=self.voice.words(name)[0], show=False)
        self.bind("k", "cards", description=self.voice.say("app-cards"))
        self.bind("t", "theme", description=self.voice.say("app-theme"))
        self.bind("v", "speed", description=self.voice.say("app-speed"))
        self.bind("enter", "pick", description=self.voice.say("app-choose"))
        self.bind("left", "step(-1)", show=False)
        self.bind("right", "step(1)", show=False)
        self.bind("pageup", "turn_page(-1)", show=False)
        self.bind("pagedown", "turn_page(1)", show=False)

    def on_mount(self) -> None:
        """Show the first question as soon as the screen is there."""
        self.query_one("#options").focus()
        self.fit()
        if self.match.edition:
            self.notify(self.voice.say("ui-edition", edition=self.match.edition))
        self.go_on()

    def fit(self) -> None:
        """Use what room there is."""
        self.screen.set_class(self.size.width >= WIDE, "wide")
        self.screen.set_class(self.size.height >= TALL, "tall")

    def on_resize(self, event: events.Resize) -> None:
        """Lay the screen out anew."""
        self.fit()
        self.show_news()
        self.show_pane()

    # ---------------------------------------------------------------- the game

    def go_on(self) -> None:
        """Let the bots answer, then ask whoever is awaited."""
        self.view = None
        if self.match.is_waiting:
            self.query_one("#options", OptionList).clear_options()
            who = "app-waiting" if PERSON in self.match.bots else "app-thinking"
            self.query_one("#question", Static).update(self.voice.say(who))
            self.aside(self.match.wait, lambda _: self.ask())
        else:
            self.ask()

    def aside(self, job: Callable[[], T], then: Callable[[T], None]) -> None:
        """Do what may take long in a thread, so that the screen stays alive; one thing at a time."""
        if not self.is_busy:
            self.is_busy = True
            self.do_aside(job, then)

    @work
    async def do_aside(self, job: Callable[[], T], then: Callable[[T], None]) -> None:
        """Wait for the thread, then go on with what it found, or say why it found nothing."""
        try:
            found = await asyncio.to_thread(job)
        except (BotStopped, IllegalAction, Problem) as error:
            self.is_busy = False
            self.regret(error)
        else:
            self.is_busy = False
            then(found)

    def show_lost(self) -> None:
        """The line to a server is down: that stands where the question was, until there is one again."""
        self.query_one("#question", Static).update(self.voice.say("plain-line-lost"))

    def regret(self, error: Exception) -> None:
        """Say what went wrong. A question that is past is put anew, a line that is down is tried again."""
        said = plain(self.voice.speaker.refusal(error)) if isinstance(error, IllegalAction) else str(error)
        self.show_lines([said])
        if isinstance(error, MovedOn | Unreachable):
            self.go_on()
        elif self.view is None:
            self.query_one("#question", Static).update(f"{said} {self.voice.say('app-leave')}")

    def ask(self) -> None:
        """Put the next question, to the same person or after the keyboard was passed."""
        seat = self.match.asked()
        if seat is None:
            self.finish()
        elif len(self.match.people) > 1 and seat != self.match.at_keyboard:
            self.pass_keyboard(seat)
        else:
            self.match.at_keyboard = seat
            self.put_question(seat)

    def pass_keyboard(self, seat: int) -> None:
        """Hide everything until the next person is there."""
        self.waiting_for, self.view = seat, None
        self.finish_telling()
        self.news, self.said = [], []
        self.query_one("#detail").display = False
        self.query_one("#pane", Static).update("")
        self.query_one("#bar", Static).update(self.voice.say("plain-pass", player=self.players[seat]))
        for part in ("#news", "#log"):
            self.query_one(part, Static).update("")
        options = self.query_one("#options", OptionList)
        options.clear_options()
        options.add_option(self.voice.say("plain-turn", player=self.players[seat]))
        options.highlighted = 0
        self.query_one("#question", Static).update(self.voice.say("plain-enter", player=self.players[seat]))

    def put_question(self, seat: int) -> None:
        """Show the news, the question, its options and the mine."""
        view = self.match.view(seat)
        assert view.decision is not None
        self.players[:] = self.match.names(self.voice)  # somebody may have sat down meanwhile
        self.explainer.forget()
        self.reasons = None
        self.view, self.typed, self.said = view, "", self.explainer.lessons(seat, words=False)
        self.hear(seat)
        self.pane = "hand" if view.decision.kind == "keep" else "mine"
        self.labels = self.describer.labels(view, view.decision.options)
        self.rows = self.describer.foretold(self.labels, view.decision.options, self.match.previews(seat))
        self.deal = Marks(view) if view.decision.kind == KEEP else None
        prompt = self.voice.speaker.prompt(view)
        by = "" if view.decision.source == "rules" else f"{plain(prompt.by)}. "
        self.query_one("#question", Static).update(f"{by}{plain(prompt.question)}")
        self.show_options(0)
        self.show_bar(view)
        self.show_pane()
        self.show_detail(0)

    def show_options(self, pointed: int) -> None:
        """The answers with what each would do, the cursor on one of them; where cards are kept, with their marks."""
        rows, marks = self.rows, self.deal
        if marks is not None and self.view is not None and self.view.decision is not None:
            counts = [marks.count(option) for option in self.view.decision.options]
            rows = [f"[{'x' * count or ' '}] {row}" for count, row in zip(counts, rows, strict=True)]
            rows.append(self.voice.say("app-keep", count=len(marks.marked), of=marks.wanted))
        options = self.query_one("#options", OptionList)
        options.clear_options()
        options.add_options([f"{number}. {row}" for number, row in enumerate(rows, 1)])
        options.highlighted = pointed

    def hear(self, seat: int) -> None:
        """Take in what happened since the person was asked last: at once, or line by line while the question stands."""
        self.finish_telling()
        self.pending = [line for _, line in tell(self.match, self.voice, self.players, self.match.view(seat))]
        if self.speed and len(self.pending) > 1:
            self.teller = self.set_interval(PACE / self.speed, self.tell_next)
            self.tell_next()
        else:
            self.finish_telling()

    def tell_next(self) -> None:
        """Tell one more line; behind the last one nothing runs any more."""
        self.take_news(1)
        if not self.pending:
            self.finish_telling()

    def finish_telling(self) -> None:
        """Tell at once what is still to be told."""
        if self.teller is not None:
            self.teller.stop()
            self.teller = None
        if self.pending:
            self.take_news(len(self.pending))

    def take_news(self, count: int) -> None:
        """Show the next lines of what happened."""
        self.news = (self.news + self.pending[:count])[-MOST_NEWS:]
        self.pending = self.pending[count:]
        self.show_news()
        self.query_one("#log", Static).update("\n".join(self.news))
        self.query_one("#side").scroll_end(animate=False)

    async def on_event(self, event: events.Event) -> None:
        """Whatever is pressed finishes what is being told, and does its work all the same."""
        if isinstance(event, events.Key | events.MouseDown):
            self.finish_telling()
        await super().on_event(event)

    def show_news(self) -> None:
        """The latest news, as many rows as there is room for."""
        rows = [row for line in self.news[-MOST_ROWS:] for row in wrap(line, max(20, self.size.width - 2))]
        room = MOST_ROWS if self.size.height >= TALL else FEWEST_ROWS
        self.query_one("#news", Static).update("\n".join(rows[-room:]))

    def show_bar(self, view: View) -> None:
        """Show the round, the Event and what the seat has in the top line."""
        parts = [self.players[view.seat]] if len(self.players) > 1 else []
        parts += [self.voice.say("round-of", round=view.round, rounds=10)] if view.round else []
        words = self.describer.purse(view.seats[view.seat])
        parts += [words["coins"], words["vp"], words["carts"]]
        event = [self.describer.event_line(view.event)] if view.event >= 0 else []
        self.query_one("#bar", Static).update("\n".join([" · ".join(parts), *event]))

    def finish(self) -> None:
        """The end: scores, the seed, where the record is."""
        self.match.at_keyboard = max(self.match.at_keyboard, self.match.people[0])
        self.hear(self.match.at_keyboard)
        self.view = self.match.view(self.match.at_keyboard)
        self.pane, self.labels, self.reasons = "mine", [], None
        self.said = self.describer.outcome(self.match.outcome())
        self.show_bar(self.view)
        self.query_one("#options", OptionList).clear_options()
        self.query_one("#detail").display = False
        self.query_one("#question", Static).update(self.voice.say("app-leave"))
        self.show_pane()
        self.aside(self.keeper.lines_at_end, self.add_end)

    def add_end(self, lines: list[str]) -> None:
        """Where the record of the finished game is."""
        self.said = [*self.said, *lines]
        self.show_pane()

    # ---------------------------------------------------------------- what the table shows

    def show_pane(self) -> None:
        """Draw the mine, or show what was asked for."""
        view = self.view
        if view is None:
            return
        lines: list[str] = []
        if self.pane == "mine":
            lines = self.describer.sketch(view, view.seat, self.marks(), self.pointed).draw(self.room, BLOCKS)
            lines = lines or self.describer.mine(view, view.seat)
        elif self.pane == "hand":
            lines = self.describer.hand(view)
        elif self.pane == "boards":
            lines = self.describer.boards(view)
        elif self.pane == "players":
            lines = self.describer.everyone(view, self.explainer.named)
            for seat in [seat.index for seat in view.seats if seat.index != view.seat and seat.mine]:
                whose, *cards = self.describer.mine(view, seat)
                lines += ["", whose, *(self.describer.sketch(view, seat).draw(self.room) or cards)]
        elif self.pane == "event":
            lines = self.describer.event(view)
        elif self.pane == "decks":
            lines = self.describer.decks(view)
        elif self.pane == "why":
            lines = self.reasons or []
        elif self.pane == "log":
            news = log_lines(self.match, self.voice.speaker, self.players, view.seat)
            lines = [plain(line) for _, line in news[-MOST_LOG:]]
        text = Text("\n".join([*self.said, *lines] if self.labels == [] else [*lines, *self.said]))
        text.highlight_regex(r"»\d+«", "reverse bold")
        self.query_one("#pane", Static).update(text)

    @property
    def room(self) -> int:
        """Columns for a drawing, beside the news and a bar to scroll with."""
        return max(40, self.size.width - (SIDE if self.size.width >= WIDE else 0) - 4)

    @property
    def pointed(self) -> int:
        """The option under the cursor; -1 for none."""
        highlighted = self.query_one("#options", OptionList).highlighted
        return -1 if highlighted is None else highlighted

    def marks(self) -> list[str]:
        """The numbers of the options where they lie; the one under the cursor stands out without colour."""
        chosen = self.pointed + 1
        return [f"»{number}«" if number == chosen else f"({number})" for number in range(1, len(self.labels) + 1)]

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The cursor moved: show where the option lies, or what the card says."""
        if self.pane == "mine":
            self.show_pane()
        self.show_detail(event.option_index)

    def show_detail(self, number: int) -> None:
        """Tell the card of an option, where options are cards."""
        decision = self.view.decision if self.view is not None else None
        lines: list[str] = []
        if self.view is not None and decision is not None and decision.kind in CARD_QUESTIONS:
            id = decision.options[number].key.partition(":")[2] if number < len(decision.options) else ""
            design = card_numbers(self.view.pack).get(id)
            lines = self.describer.card(design, self.view.costs.get(design)) if design is not None else []
        detail = self.query_one("#detail", Static)
        detail.display = bool(lines)
        detail.update("\n".join(lines))

    # ---------------------------------------------------------------- what the player does

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click on an option answers with it."""
        self.choose(event.option_index)

    def choose(self, number: int) -> None:
        """Answer the question with the option of this number."""
        if self.waiting_for >= 0:
            self.match.at_keyboard, self.waiting_for = self.waiting_for, -1
            self.ask()
            return
        view = self.view
        if view is None or view.decision is None:
            return
        if self.deal is not None:
            self.mark(view, self.deal, number)
        elif number < len(view.decision.options):
            option = view.decision.options[number]
            self.hush()
            self.aside(lambda: self.match.apply(view.seat, option), lambda _: self.go_on())

    def mark(self, view: View, marks: Marks, number: int) -> None:
        """Mark a card of the deal or unmark it; behind the cards stands what keeps the marked ones."""
        assert view.decision is not None
        if number < len(view.decision.options):
            if not marks.toggle(view.decision.options[number]):
                self.show_lines([self.voice.say("plain-mark-full", of=marks.wanted)])
            self.show_options(len(view.decision.options) if marks.are_all else number)
        elif marks.are_all:
            self.hush()
            self.aside(lambda: self.match.apply_line(view.seat, marks.marked), lambda _: self.go_on())

    def on_key(self, event: events.Key) -> None:
        """Digits choose; where a second digit could follow, the first one moves the cursor and Enter decides."""
        if not (event.character or "").isdecimal() or self.view is None or not self.labels:
            return
        event.stop()
        self.typed += str(event.character)
        number = int(self.typed)
        count = self.query_one("#options", OptionList).option_count
        if not 1 <= number <= count:
            self.typed = ""
        elif number * 10 > count:
            self.typed = ""
            self.choose(number - 1)
        else:
            self.query_one("#options", OptionList).highlighted = number - 1

    def action_pick(self) -> None:
        """Choose what the cursor is on."""
        self.query_one("#options", OptionList).action_select()

    def action_step(self, by: int) -> None:
        """Left and right move the cursor too."""
        options = self.query_one("#options", OptionList)
        if by < 0:
            options.action_cursor_up()
        else:
            options.action_cursor_down()

    def action_turn_page(self, by: int) -> None:
        """Scroll the pane of the table by a page."""
        table = self.query_one("#table", VerticalScroll)
        table.scroll_relative(y=by * max(1, table.size.height - 1), animate=False)

    def action_pane(self, name: str) -> None:
        """Show something else on the table."""
        self.pane, self.said = name, self.said if not self.labels else []
        self.show_pane()
        self.query_one("#table").scroll_home(animate=False)

    def action_undo(self) -> None:
        """Take the last answer back."""
        if self.view is not None and self.labels:
            seat = self.view.seat
            self.aside(lambda: self.match.undo(seat), lambda _: self.ask_again(seat))

    def ask_again(self, seat: int) -> None:
        """After an answer was taken back: show the latest news again, and put the question before."""
        self.news = []
        self.match.read_up_to[seat] = max(0, len(self.match.log) - 20)
        self.go_on()

    def action_redo(self) -> None:
        """Give the answer again that was taken back."""
        if self.view is not None and self.labels:
            seat = self.view.seat
            self.aside(lambda: self.match.redo(seat), lambda is_done: self.go_on() if is_done else None)

    def action_hint(self) -> None:
        """The next step of a hint; once it names an option, the cursor goes there."""
        if self.view is not None and self.labels:
            view, labels = self.view, self.labels
            self.aside(lambda: self.explainer.hint(view, labels), lambda found: self.show_hint(*found))

    def show_hint(self, number: int, lines: list[str]) -> None:
        """A step of a hint, and the option that it names."""
        if number >= 0:
            self.query_one("#options", OptionList).highlighted = number
        self.show_lines(lines)

    def action_why(self) -> None:
        """Why the bots did what they did, and why some things cannot be chosen."""
        view = self.view
        if view is not None and self.reasons is None:
            self.aside(lambda: self.explainer.why(view, ""), self.show_reasons)
        elif view is not None:
            self.action_pane("why")

    def show_reasons(self, lines: list[str]) -> None:
        """What is found out once for each question."""
        self.reasons = lines
        self.action_pane("why")

    def action_agree(self) -> None:
        """Agree to hints, or no longer."""
        if self.view is not None and self.labels:
            seat = self.view.seat
            self.aside(lambda: self.explainer.agree(seat), self.show_lines)

    def action_skip(self) -> None:
        """Skip the lessons of a guided game, or show them again."""
        if self.view is not None:
            self.show_lines(self.explainer.skip())

    def action_explain(self) -> None:
        """The help of the question and the rule behind it."""
        if self.view is not None and self.labels:
            prompt = self.voice.speaker.prompt(self.view)
            rule = self.voice.say("plain-rule", rule=prompt.rule, text=self.voice.speaker.rule(prompt.rule))
            panes = ", ".join(f"{key} {self.voice.words(name)[0]}" for key, name in PANES.items())
            more = (("r", "app-redo"), ("k", "app-cards"), ("t", "app-theme"), ("v", "app-speed"))
            others = ", ".join(f"{key} {self.voice.say(id)}" for key, id in more)
            self.show_lines([plain(prompt.explanation), rule, f"{panes}, {others}"])

    def hush(self) -> None:
        """Take away what was shown, and the room that Textual leaves for it: the next would lie over the question."""
        self.clear_notifications()
        self.screen.query("ToastHolder").remove()

    def show_lines(self, lines: list[str]) -> None:
        """Say something under the table."""
        self.said = lines
        self.hush()
        self.notify("\n".join(lines), timeout=12, markup=False)

    def action_cards(self) -> None:
        """All cards, over the table."""
        from imperial_miners.terminal.card_app import CardScreen
        from imperial_miners.terminal.gallery import Gallery

        self.push_screen(CardScreen(Gallery(self.voice.speaker.pack, self.voice.language)))

    def action_theme(self) -> None:
        """Change between the light and the dark theme."""
        self.theme = "textual-light" if self.theme == "textual-dark" else "textual-dark"

    def action_speed(self) -> None:
        """The next speed at which what happened is told."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        name = f"{self.speed}×" if self.speed else self.voice.say("ui-speed-off")
        self.show_lines([f"{self.voice.say('app-speed')}: {name}"])

    def action_leave(self, code: int = DONE) -> None:
        """Go; the game is kept."""
        self.match.close()
        self.exit(DONE if self.match.is_over else code)
