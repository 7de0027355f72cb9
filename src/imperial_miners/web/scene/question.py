"""A seat's question as it is shown: the words, and each option as an offer with what it would do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from markupsafe import Markup

from imperial_miners.engine.action import FACTIONS, Option
from imperial_miners.engine.decision import Asker, Decision, asker_of
from imperial_miners.engine.effect import Effect, Either, Node
from imperial_miners.engine.view import View
from imperial_miners.review.preview import Behind, Outlook, Preview
from imperial_miners.text.foretold import change_text, with_changes, worth_telling
from imperial_miners.text.rulebook import load_rulebook
from imperial_miners.web.scene.words import Reader, in_row

WITHOUT_A_THING: Final = ("faction", "choice")
"""Kinds of questions whose options are no things on the table."""
NEAR_PLACES: Final = 5
"""Places of a long list that are offered first."""
OF_CARDS: Final = ("play", "keep", "discard")
"""Kinds of options that name a card in hand."""


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that an option changes: an icon of the sprite and a signed number."""

    icon: str
    text: str
    words: str
    is_loss: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """An option as a button, wherever it stands on the table."""

    option: Option
    number: int  # its place in the list, which is also its key on the keyboard
    label: str
    short: str  # what the button shows: the label, or the card's name beside its picture
    icons: Markup
    changes: tuple[Change, ...]
    picture: str  # the name of an image, if one stands for it
    emblem: str  # a Faction
    is_quiet: bool  # it declines
    reveals: bool
    is_final: bool
    carts: int  # it would complete
    stop: tuple[int, int] | None  # board and space where the marker would stop
    slot: int = -1  # the card of the mine whose effect it is
    goal: tuple[int, int] | None = None  # the board and the space that it is
    way: Option | None = None  # the option that leads to its question, where that is passed over
    joins: bool = False  # what follows may be answered in the same line
    is_far: bool = False  # a place far out in its row that completes nothing
    again: int = 0  # how often in a row it could be given
    lead: str = ""  # the answers that are given before it, in the same line
    card: str = ""  # the id of the card in hand that it names
    lifts: bool = False  # it names a card that is looked at first, and played by a second answer

    @property
    def key(self) -> str:
        """The text form by which it is answered: one option, or a line of several with spaces between."""
        return f"{self.lead} {self.option.key}" if self.lead else self.option.key

    @property
    def repeated(self) -> str:
        """As often as it can be given in a row: in one line, or said beforehand where each answer reveals something."""
        return f"{self.key}{' ' if self.joins else ' | '}{' '.join([self.option.key] * (self.again - 1))}"

    @property
    def spoken(self) -> str:
        """The name of the button for those who cannot see it, as one sentence."""
        return with_changes(self.label, [change.words for change in self.changes])


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked, in words, with its offers."""

    kind: str
    word: str
    speaker: int
    prompt: str
    by: str
    help: str
    rule: str
    rule_text: str
    offers: tuple[Offer, ...]
    all_of_them: str = ""  # the line that takes each of them once

    @property
    def asker(self) -> Asker:
        """Who asks: a card, a space, the Surface or the Event."""
        return asker_of(self.speaker)

    def offer(self, kind: str, number: int) -> Offer | None:
        """The offer of an option that names this, if it is one."""
        return next((each for each in self.of_kind(kind) if each.option.number == number), None)

    def of_kind(self, kind: str) -> list[Offer]:
        """The offers of a kind; what may be declined has one of another kind too."""
        return [offer for offer in self.offers if offer.option.kind == kind]

    def with_key(self, key: str) -> Offer | None:
        """The offer of a key."""
        return next((offer for offer in self.offers if offer.key == key), None)

    @property
    def is_line(self) -> bool:
        """Whether every answer crosses the information line (I20), though none reveals a card."""
        return all(offer.is_final and not offer.reveals for offer in self.offers)

    def effects_of(self, slot: int) -> dict[int, Offer]:
        """The offers that are effects of a card of the mine, by their numbers."""
        return {offer.option.number: offer for offer in self.of_kind("effect") if offer.slot == slot}

    @property
    def is_about_boards(self) -> bool:
        """Whether a board or a space asks, or is an option."""
        return self.asker.kind == "space" or any(offer.goal or offer.option.kind == "board" for offer in self.offers)

    def at_space(self, board: int, space: int) -> Offer | None:
        """The offer that a space of a board is."""
        return next((offer for offer in self.offers if offer.goal == (board, space)), None)

    def is_asked_by(self, kind: str, slot: int = -1, side: int = -1, number: int = 0) -> bool:
        """Whether a card, a space, or whatever else it is, asks."""
        asker = self.asker
        return (asker.kind, asker.slot, asker.side, asker.number) == (kind, slot, side, number)

    def said_by(self, kind: str, slot: int = -1, side: int = -1, number: int = 0) -> tuple[Offer, ...]:
        """The offers for which no thing of their own stands, if this one asks: they are shown where it is."""
        is_shown_there = self.kind in WITHOUT_A_THING and self.is_asked_by(kind, slot, side, number)
        return self.offers if is_shown_there else ()


def see_question(
    view: View,
    outlook: Outlook,
    reader: Reader,
    is_plan: bool = False,
    lead: str = "",
    lifts: bool = False,
) -> Question | None:
    """What a view's seat is asked now, after the answers of `lead`. In a plan nothing is final.

    Where the page can lift cards (`lifts`), those that could be played are lifted first; a card that is played unseen
    because nothing else can be is not. Options with a question behind them are passed over for those of that question.
    """
    decision = view.decision
    if decision is None:
        return None
    words = reader.prompt(view)
    rule = load_rulebook(reader.language).rules.get(words.rule)  # some decisions stand on none that players read
    return Question(
        decision.kind,
        decision.word,
        decision.speaker,
        reader.ui(f"ask-ends-{decision.kind}") if outlook.behind else words.question,
        words.by,
        words.explanation,
        words.rule,
        rule.text if rule is not None else "",
        tuple(
            replace(
                offer,
                number=number,
                lead=" ".join([each for each in (lead, offer.way.key if offer.way else "") if each]),
                card=view.pack.cards[offer.option.number].id if names_card(offer.option) else "",
                lifts=lifts and offer.option.kind == "play" and (names_card(offer.option) or len(decision.options) > 1),
            )
            for number, offer in enumerate(near_first(list(see_offers(view, outlook, reader, is_plan))), 1)
        ),
        " ".join([*lead.split(), *outlook.all_of_them]) if outlook.all_of_them else "",
    )


def see_places(
    question: Question, view: View, option: Option, places: Mapping[str, Preview], reader: Reader
) -> Question:
    """The question about a lifted card, where its place is asked after the reveal: to play it, or to play it and say
    its place beforehand."""
    decision = view.decision
    assert decision is not None
    nearest = sorted(view.places_for(option.number), key=lambda place: rank_of(view, place, places))
    found = [
        replace(
            see_offer(view, decision, place, places[place.key], reader, False), number=number, lead=f"{option.key} |"
        )
        for number, place in enumerate(nearest, len(question.offers) + 1)
    ]
    return replace(question, offers=(*question.offers, *near_first(found)))


def names_card(option: Option) -> bool:
    """Whether an option is a card in hand."""
    return option.kind in OF_CARDS and option.number >= 0


def near_first(offers: list[Offer]) -> list[Offer]:
    """The offers with those places marked that can wait behind the nearest and the useful ones, if they are several."""
    far = {
        at
        for at, offer in enumerate(offers)
        if at >= NEAR_PLACES and offer.option.kind == "place" and offer.option.row == 1 and not offer.carts
    }
    return [replace(offer, is_far=True) if len(far) > 1 and at in far else offer for at, offer in enumerate(offers)]


def see_offers(view: View, outlook: Outlook, reader: Reader, is_plan: bool) -> Iterator[Offer]:
    """The offers of a view's question; in place of one that is only a way, those at its end."""
    decision = view.decision
    assert decision is not None
    for option in in_order(view, decision, outlook.previews):
        beyond = outlook.behind.get(option.key)
        if beyond is None or beyond.view.decision is None:
            offer = see_offer(view, decision, option, outlook.previews[option.key], reader, is_plan)
            again = 0 if is_plan and not offer.joins else outlook.again.get(option.key, 0)
            yield replace(offer, again=again) if again else offer
            continue
        here = see_offer(view, decision, option, outlook.previews[option.key], reader, is_plan)
        if here.goal is not None:  # the top of a board is a place to stop, and a way to the next
            yield here
        way = reader.option(view, option)
        for end in beyond.view.decision.options:
            offer = see_offer(beyond.view, beyond.view.decision, end, beyond.previews[end.key], reader, is_plan)
            short = in_short(view, option, way, offer, beyond, reader)
            yield replace(offer, way=option, label=f"{way}: {offer.label}", short=short)


def in_short(view: View, way: Option, words: str, offer: Offer, beyond: Behind, reader: Reader) -> str:
    """An offer behind a way, where room is short: an arrow and a name tell the card above; the label says the rest."""
    if way.kind != "chain":
        return f"{words}: {offer.short}"
    arrow = "↗" if way.number else "↖"
    if offer.is_quiet:
        return f"{arrow} {offer.short}"
    card = beyond.view.seats[view.seat].mine[offer.slot].card
    return f"{arrow} {reader.name(view.pack.cards[card].id)}: {offer.short}"


def in_order(view: View, decision: Decision, previews: Mapping[str, Preview]) -> Sequence[Option]:
    """The options in the order in which they are offered: of places, those that complete carts, then those near cards
    of their row; all others as the rules list them."""
    if decision.kind != "place":
        return decision.options
    return sorted(decision.options, key=lambda option: rank_of(view, option, previews))


def rank_of(view: View, place: Option, previews: Mapping[str, Preview]) -> tuple[int, int]:
    """How early a place is offered: after those with more carts, and those nearer to a card of its row."""
    mine = view.seats[view.seat].mine
    far = min((abs(place.x - card.x) for card in mine if card.row == place.row), default=0)
    return -previews[place.key].amount("cart"), far


def see_offer(view: View, decision: Decision, option: Option, preview: Preview, reader: Reader, is_plan: bool) -> Offer:
    """One option, before it has a number."""
    label = reader.option(view, option)
    effect = effect_of(view, decision, option)
    return Offer(
        option,
        0,
        label,
        short_label(view, option, label, reader),
        in_row(reader.icons(effect)) if effect is not None else Markup(""),
        changes_of(preview, reader),
        picture_of(view, option),
        FACTIONS[option.number] if option.kind == "faction" else "",
        option.kind == "decline",
        preview.reveals,
        preview.is_final and not is_plan,
        preview.amount("cart"),
        preview.space,
        decision.asker.slot if decision.word == "activation" else -1,
        goal_of(view, decision, option, preview),
        joins=preview.joins and not is_plan,
    )


def goal_of(view: View, decision: Decision, option: Option, preview: Preview) -> tuple[int, int] | None:
    """The space of a board that an option is: where the marker stops, or which one asks."""
    seat = view.seats[view.seat]
    if option.kind == "advance" and seat.board >= 0:
        return seat.board, min(seat.space + option.number, len(view.pack.boards[view.sides[seat.board]].spaces))
    if option.kind == "board":
        return preview.space
    if decision.word == "effect" and decision.asker.kind == "space" and option.kind == "effect":
        return view.sides.index(decision.asker.side), decision.asker.number
    return None


def short_label(view: View, option: Option, label: str, reader: Reader) -> str:
    """A card that is played, kept or discarded is named by its name; the label says the rest."""
    if option.kind in OF_CARDS and option.number >= 0:
        name = reader.name(view.pack.cards[option.number].id)
        return name if name in label else label
    return label


def changes_of(preview: Preview, reader: Reader) -> tuple[Change, ...]:
    """The changes of a preview that are worth a number."""
    return tuple(
        Change(word, f"{'−' if amount < 0 else '+'}{abs(amount)}", change_text(reader.say, word, amount), amount < 0)
        for word, amount in worth_telling(preview.amounts)
    )


def picture_of(view: View, option: Option) -> str:
    """The image that stands for an option: the back of a deck, the picture of a card."""
    if option.kind == "deck":
        return f"back/{option.number}"
    if option.kind in OF_CARDS:
        return f"picture/{view.pack.cards[option.number].id}" if option.number >= 0 else "back/1"
    return ""


# -------------------------------------------------------------------- the effect that an option stands for


def effect_of(view: View, decision: Decision, option: Option) -> Effect | None:
    """The effect that an option chooses, where it chooses one that is not shown beside it anyway."""
    if option.kind == "advance":
        return space_effect(view, option.number)
    if option.kind == "choice":
        ways = choice_ways(effects_of(view, decision.asker))
        return ways[option.number] if ways else None
    if option.kind == "effect" and decision.word != "effect":
        return effects_of(view, decision.asker)[option.number]
    return None


def effects_of(view: View, asker: Asker) -> list[Effect]:
    """The effects of whoever asks."""
    if asker.kind == "card":
        return view.pack.cards[view.seats[view.seat].mine[asker.slot].card].effects
    if asker.kind == "surface":
        return view.pack.surface
    if asker.kind == "event":
        event = view.pack.events[view.event]
        return event.effects or [feature.effect for feature in event.features if feature.effect is not None]
    if asker.kind == "space":
        effect = view.pack.boards[asker.side].spaces[asker.number - 1]
        return [effect] if effect is not None else []
    return []


def choice_ways(effects: list[Effect]) -> list[Effect] | None:
    """The ways of the one choice inside some effects; None if there are several and it is unclear which is meant."""
    found = [node for effect in effects for node in nodes_below(effect) if isinstance(node, Either)]
    return found[0].ways if len(found) == 1 else None


def nodes_below(effect: Effect) -> list[Node]:
    """All nodes of an effect."""
    found: list[Node] = []
    waiting: list[Node] = list(effect.children())
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
