"""One reader's words for one pack: the speaker of the text layer, with the icon lines and the log of the pages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from imperial_miners.engine.decision import Option
from imperial_miners.engine.effect import Effect
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.view import View
from imperial_miners.text.icons import icons
from imperial_miners.text.log import LogContext
from imperial_miners.text.prompts import Prompt
from imperial_miners.text.speaker import speaker_for


class Reader:
    """Whoever reads a page."""

    def __init__(self, pack: Pack, language: str) -> None:
        self.pack = pack
        self.language = language
        self.speaker = speaker_for(pack, language)
        self.say = self.speaker.messages.say
        self.names = self.speaker.names
        self.lines: dict[int, tuple[str, ...]] = {}
        self.ids: dict[str, str] = {}  # of messages, by what the pages call them

    def ui(self, id: str, **given: str | int) -> str:
        """A message of the interface, or a term of the game."""
        known = self.ids.get(id)
        if known is None:
            own = f"ui-{id}"
            known = self.ids[id] = own if self.speaker.messages.has(own) else id
        return self.say(known, **given)

    def name(self, id: str) -> str:
        """The name of a card, an Event or a board."""
        return self.names.name(id)

    def title(self, id: str) -> str:
        """R11.3 A title, which is also the level of a bot."""
        return self.speaker.title(id)

    def text(self, effect: Effect) -> str:
        """An effect in words."""
        return self.speaker.effect(effect)

    def icons(self, effect: Effect) -> tuple[str, ...]:
        """An effect as an icon line, found once."""
        if effect.id not in self.lines:
            self.lines[effect.id] = tuple(icons(effect))
        return self.lines[effect.id]

    def prompt(self, view: View) -> Prompt:
        """What is asked now."""
        return self.speaker.prompt(view)

    def option(self, view: View, option: Option) -> str:
        """The label of an answer."""
        return self.speaker.option(view, option)

    def teller(self, view: View, players: Sequence[str], reader: int | None = None) -> Teller:
        """Tells what happened at a table, to the seat of the view or to somebody else."""
        return Teller(self, LogContext.of(view, players, reader))


class Teller:
    """Turns happenings into lines of the log."""

    def __init__(self, reader: Reader, context: LogContext) -> None:
        self.speaker = reader.speaker
        self.context = context

    def tell(self, happening: Happening) -> str:
        """One line."""
        self.context.learn(happening)
        return self.speaker.happening(happening, self.context)


@lru_cache(maxsize=64)
def reader_for(pack: Pack, language: str) -> Reader:
    """The reader of a pack in a language, made once."""
    return Reader(pack, language)
