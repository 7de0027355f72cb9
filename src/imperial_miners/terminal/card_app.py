"""The card browser on the screen: words narrow the cards down, the one under the cursor is described."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from imperial_miners.terminal.gallery import Gallery
from imperial_miners.terminal.voice import plain


class CardScreen(Screen[None]):
    """All cards of a pack; it can be laid over a table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False, priority=True)]
    CSS = """
    #words { border: round $panel; }
    #cards { height: 1fr; border: none; padding: 0 1; }
    #card { height: auto; max-height: 12; padding: 0 1; border-top: solid $panel; }
    """

    def __init__(self, gallery: Gallery, text: str = "") -> None:
        super().__init__()
        self.gallery = gallery
        self.text = text
        self.designs: list[int] = []

    def compose(self) -> ComposeResult:
        """What is looked for, what is found, and one of it."""
        yield Input(self.text, placeholder=self.gallery.voice.say("app-search"), id="words")
        yield OptionList(id="cards", markup=False)
        yield Static(id="card", markup=False)

    def on_mount(self) -> None:
        """Show the words and the picture, as far as they fit."""
        words = self.query_one("#words")
        words.border_subtitle = f"Esc {self.gallery.voice.words('quit')[0]}"
        words.focus()
        self.look(self.text)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow the list down to what the words typed fit."""
        self.look(event.value)

    def look(self, text: str) -> None:
        """List the cards that fit some words."""
        voice = self.gallery.voice
        self.designs = self.gallery.found(text)
        options = self.query_one("#cards", OptionList)
        options.clear_options()
        for design in self.designs:
            card = self.gallery.pack.cards[design]
            factions = ", ".join(voice.say("faction-name", faction=faction) for faction in card.factions)
            name = plain(voice.card(design))
            options.add_option(Option(f"{voice.say('level-name', level=card.level)} · {name}  {factions}"))
        if self.designs:
            options.highlighted = 0
        else:
            self.query_one("#card", Static).update(voice.say("cards-none", text=text))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell the card under the cursor."""
        design = self.designs[event.option_index]
        flavour = plain(self.gallery.voice.speaker.card_flavour(design))
        lines = [*self.gallery.listed([design])[:-1], *([flavour] if flavour else [])]
        self.query_one("#card", Static).update("\n".join(lines))

    def key_down(self) -> None:
        """The cursor moves while words are typed."""
        self.query_one("#cards", OptionList).action_cursor_down()

    def key_up(self) -> None:
        """Move the cursor one card up while words are typed."""
        self.query_one("#cards", OptionList).action_cursor_up()

    def action_leave(self) -> None:
        """Back to the table, or out."""
        if isinstance(self.app, CardApp):
            self.app.exit(0)
        else:
            self.app.pop_screen()


class CardApp(App[int]):
    """The card browser as a program of its own."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False, priority=True)]

    def __init__(self, gallery: Gallery, text: str = "") -> None:
        super().__init__()
        self.gallery = gallery
        self.text = text

    def on_mount(self) -> None:
        """Show the one screen that there is."""
        self.push_screen(CardScreen(self.gallery, self.text))
