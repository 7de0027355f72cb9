"""A seat's question as a page shows it: the words, and for each option what it would do, in icons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from imperial_miners.engine.decision import Decision
from imperial_miners.engine.effect import Effect, Either
from imperial_miners.engine.game import Game
from imperial_miners.engine.view import View
from imperial_miners.review.preview import Preview, preview_options
from imperial_miners.web.scene.pictures import in_row
from imperial_miners.web.scene.words import Reader

LETTERS: Final = "abcd"
SPOKEN: Final = ("faction", "choice")
"""Kinds of questions whose options are no things on the table."""


@dataclass(frozen=True, slots=True)
class Gain:
    """One thing that an option changes: an icon of the sprite and a signed number."""

    icon: str
    text: str
    words: str
    is_loss: bool


@dataclass(frozen=True, slots=True)
class Choice:
    """An option as a button, wherever it stands."""

    key: str
    number: int
    label: str
    short: str  # what the button shows: the label, or the card's name beside its picture
    icons: Markup
    gains: tuple[Gain, ...]
    face: str  # an image
    emblem: str  # a Faction
    is_quiet: bool  # it declines
    reveals: bool
    is_final: bool
    preview: Preview

    @property
    def spoken(self) -> str:
        """The name of the button for those who cannot see it."""
        return ", ".join([self.label, *(gain.words for gain in self.gains)])


@dataclass(frozen=True, slots=True)
class Asked:
    """The question and its options."""

    kind: str
    word: str
    source: str
    question: str
    by: str
    help: str
    rule: str
    choices: tuple[Choice, ...]

    def choice(self, key: str) -> Choice | None:
        """The option of this key, if it is one."""
        for choice in self.choices:
            if choice.key == key:
                return choice
        return None

    @property
    def is_line(self) -> bool:
        """Whether every answer crosses the information line (I20), though none reveals a card."""
        return all(choice.is_final and not choice.reveals for choice in self.choices)

    def said_by(self, source: str) -> tuple[Choice, ...]:
        """The options that no thing of their own stands for, if this source asks: they are said where it is."""
        return self.choices if self.source == source and self.kind in SPOKEN else ()


def asked_of(game: Game, view: View, reader: Reader, pictures: str, is_plan: bool = False) -> Asked | None:
    """What a seat is asked now. `pictures` is where the pictures of its pack are kept. In a plan nothing is final."""
    decision = view.decision
    if decision is None:
        return None
    previews = preview_options(game, view.seat)
    words = reader.prompt(view)
    choices = tuple(
        Choice(
            option.key,
            number,
            label,
            short_of(option.key, label, reader),
            icons_of(view, decision, option.key, reader),
            gains_of(previews[option.key], reader),
            face_of(option.key, pictures),
            option.key.split(":")[1] if option.key.startswith("faction:") else "",
            option.key == "decline",
            previews[option.key].reveals,
            previews[option.key].is_final and not is_plan,
            previews[option.key],
        )
        for number, option in enumerate(decision.options, 1)
        for label in [reader.option(view, option)]
    )
    return Asked(
        decision.kind, decision.word, decision.source, words.question, words.by, words.explanation, words.rule, choices
    )


def short_of(key: str, label: str, reader: Reader) -> str:
    """A card that is played, kept or discarded is named by its name; the label says the rest."""
    kind, _, rest = key.partition(":")
    name = reader.name(rest)
    return name if kind in ("play", "keep", "discard") and name in label else label


def gains_of(preview: Preview, reader: Reader) -> tuple[Gain, ...]:
    """The changes of a preview that are worth a number."""
    found = []
    for word, amount in preview.amounts.items():
        if amount and word != "advance":
            sign = "−" if amount < 0 else "+"
            words = reader.ui(f"change-{word}", sign="minus" if amount < 0 else "plus", count=abs(amount))
            found.append(Gain(word, f"{sign}{abs(amount)}", words, amount < 0))
    return tuple(found)


def icons_of(view: View, decision: Decision, key: str, reader: Reader) -> Markup:
    """The icon line of the effect that an option stands for."""
    effect = effect_of(view, decision, key)
    return in_row(reader.icons(effect)) if effect is not None else Markup("")


def effect_of(view: View, decision: Decision, key: str) -> Effect | None:
    """The effect that an option chooses, where it chooses one."""
    kind, _, rest = key.partition(":")
    if kind == "advance":
        return space_effect(view, int(rest))
    if kind not in ("effect", "choice"):
        return None
    effects = effects_of_source(view, decision)
    if kind == "choice":
        ways = choice_ways(effects)
        return ways[LETTERS.index(rest)] if ways else None
    if decision.word == "effect":
        return None
    return effects[LETTERS.index(rest)]


def effects_of_source(view: View, decision: Decision) -> list[Effect]:
    """The effects of whoever asks."""
    kind, _, rest = decision.source.partition(":")
    if kind == "card":
        return view.pack.cards[view.seats[view.seat].mine[int(rest) - 1].card].effects
    if kind == "surface":
        return view.pack.surface
    if kind == "event":
        event = view.pack.events[view.event]
        return event.effects or [feature.effect for feature in event.features if feature.effect is not None]
    if kind == "space":
        side, space = map(int, rest.split(":"))
        effect = view.pack.boards[side].spaces[space - 1]
        return [effect] if effect is not None else []
    return []


def choice_ways(effects: list[Effect]) -> list[Effect] | None:
    """The ways of the one choice inside some effects; None if there are several and it is unclear which is meant."""
    found = [node for effect in effects for node in walk(effect) if isinstance(node, Either)]
    return found[0].ways if len(found) == 1 else None


def walk(effect: Effect) -> list[object]:
    """All nodes of an effect."""
    found: list[object] = []
    waiting = list(effect.children())
    while waiting:
        node = waiting.pop()
        found.append(node)
        waiting += node.children()
    return found


def space_effect(view: View, distance: int) -> Effect | None:
    """What lies on the space that an advance reaches."""
    seat = view.seats[view.seat]
    if seat.board < 0 or distance == 0:
        return None
    spaces = view.pack.boards[view.sides[seat.board]].spaces
    return spaces[min(seat.space + distance, len(spaces)) - 1]


def face_of(key: str, pictures: str) -> str:
    """The image that stands for an option: the back of a deck, the picture of a card."""
    kind, _, rest = key.partition(":")
    if kind == "deck":
        return f"{pictures}/back/{rest}.svg"
    if key == "play:blind":
        return f"{pictures}/back/1.svg"
    if kind in ("play", "keep", "discard"):
        return f"{pictures}/picture/{rest}.svg"
    return ""
