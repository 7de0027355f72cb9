"""A pack's voice in one language: names, effects, prompts, log lines, refusals. All that is read comes from here."""

from __future__ import annotations

from functools import lru_cache

from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.decision import Option
from imperial_miners.engine.effect import FROM_EVENT, FROM_SPACE, FROM_SURFACE, Effect
from imperial_miners.engine.feature import Feature
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.record import RecordError
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.engine.view import View
from imperial_miners.text.features import feature_text
from imperial_miners.text.log import LogContext, log_line
from imperial_miners.text.messages import capital, messages_in
from imperial_miners.text.naming import names_of
from imperial_miners.text.notes import notes_of
from imperial_miners.text.prompts import Prompt, option_text, prompt_for
from imperial_miners.text.refusals import record_error_text, refusal_text
from imperial_miners.text.rulebook import load_rulebook
from imperial_miners.text.sentences import effect_text


class Speaker:
    """Says everything about a pack in one language."""

    def __init__(self, pack: Pack, language: str) -> None:
        self.pack = pack
        self.language = language
        self.messages = messages_in(language)
        self.names = names_of(pack, language)
        self.effects: dict[tuple[int, bool], str] = {}

    # ---------------------------------------------------------------- names

    def card_name(self, design: int) -> str:
        """The name of a card design."""
        return self.names.name(self.pack.cards[design].id)

    def card_flavour(self, design: int) -> str:
        """A line for the mood of a card, or an empty string."""
        return self.names.flavour(self.pack.cards[design].id)

    def event_name(self, event: int) -> str:
        """The name of an Event."""
        return self.names.name(self.pack.events[event].id)

    def event_kind(self, event: int) -> str:
        """When an Event is resolved: immediate, feature, end of round."""
        return self.messages.say(f"event-{self.pack.events[event].kind}")

    def board_name(self, side: int) -> str:
        """The name of a side of a Progress board."""
        return self.names.name(self.pack.boards[side].id)

    def faction(self, faction: int) -> str:
        """The name of a Faction."""
        return self.messages.say("faction-name", faction=FACTIONS[faction])

    def title(self, id: str) -> str:
        """R11.3 The title of a solo score."""
        return self.messages.say(f"title-{id}")

    def source(self, speaker: int, mine: list[int], event: int) -> str:
        """Who speaks: a card of the mine (designs by slot), the Event, the Surface, a space, the rules."""
        if speaker >= 0:
            return self.card_name(mine[speaker])
        if speaker == FROM_EVENT and event >= 0:
            return self.messages.say("by-event", name=self.event_name(event))
        if speaker == FROM_SURFACE:
            return capital(self.messages.say("surface"))
        if speaker <= FROM_SPACE:
            side, number = divmod(FROM_SPACE - speaker, 32)
            return self.messages.say("by-space", board=self.board_name(side), number=number)
        return self.messages.say("by-rules")

    # ---------------------------------------------------------------- effects

    def effect(self, effect: Effect, is_optional: bool = False) -> str:
        """An effect in words. One of the pack is put together once."""
        if effect.id < 0 or self.pack.nodes[effect.id] is not effect:
            return effect_text(self.messages, effect, is_optional)
        key = (effect.id, is_optional)
        if key not in self.effects:
            self.effects[key] = effect_text(self.messages, effect, is_optional)
        return self.effects[key]

    def feature(self, feature: Feature) -> str:
        """A feature of an Event as a sentence."""
        return feature_text(self.messages, feature)

    def card_effects(self, design: int) -> list[str]:
        """The effects of a card, in the order in which they are chosen."""
        return [self.effect(effect) for effect in self.pack.cards[design].effects]

    def event_effects(self, event: int) -> list[str]:
        """The effects of an Event, one of which is resolved, or its features."""
        face = self.pack.events[event]
        return [self.effect(effect, face.is_optional) for effect in face.effects] + [
            self.feature(feature) for feature in face.features
        ]

    def event_text(self, event: int) -> str:
        """An Event in one line: its kind and what it does."""
        text, *more = self.event_effects(event)
        for line in more:
            if self.pack.events[event].features:
                text = f"{text} {line}"
            else:
                text = self.messages.say("event-or", before=text, after=line)
        return self.messages.say("event-line", kind=self.event_kind(event), text=text)

    def space(self, side: int, number: int) -> str:
        """The effect of a space, counted from 1 at the bottom; empty where it has none."""
        effect = self.pack.boards[side].spaces[number - 1]
        return self.effect(effect) if effect is not None else ""

    def surface(self) -> list[str]:
        """The effects of the Surface, in the order in which they are chosen."""
        return [self.effect(effect) for effect in self.pack.surface]

    def notes(self, effect: Effect) -> list[str]:
        """The ids of the rules that explain an effect's words."""
        return notes_of(effect)

    # ---------------------------------------------------------------- the game

    def prompt(self, view: View) -> Prompt:
        """What the viewer is asked now; a ValueError if nothing is."""
        return prompt_for(self, view)

    def option(self, view: View, option: Option) -> str:
        """The label of one answer."""
        return option_text(self, view, option)

    def happening(self, happening: Happening, context: LogContext) -> str:
        """A line of the log."""
        return log_line(self, happening, context)

    def refusal(self, error: IllegalAction) -> str:
        """Why an answer is refused, by which rule, and what to do."""
        return refusal_text(self.messages, error)

    def record_error(self, error: RecordError) -> str:
        """What is wrong with a record."""
        return record_error_text(self.messages, error)

    def rule(self, id: str) -> str:
        """A rule in plain words."""
        return load_rulebook(self.language).rule(id).text

    def message(self, id: str, **given: str | int) -> str:
        """Any message, for an interface."""
        return self.messages.say(id, **given)


@lru_cache(maxsize=64)
def speaker_for(pack: Pack, language: str) -> Speaker:
    """The voice of a pack in one of the five languages, made once; another language is a KeyError."""
    return Speaker(pack, language)
