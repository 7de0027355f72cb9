"""What a player is asked, by whom, and the labels of the answers; everything is read from the view and its decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from imperial_miners.engine import action as actions
from imperial_miners.engine.decision import Decision, Option
from imperial_miners.engine.effect import FROM_EVENT, FROM_SPACE, FROM_SURFACE, Effect, Either, Node
from imperial_miners.engine.steps import KEPT_CARDS
from imperial_miners.engine.view import CardView, SeatView, View
from imperial_miners.text.messages import capital

if TYPE_CHECKING:
    from imperial_miners.text.speaker import Speaker

HAND_LIMIT: Final = 8


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question: what is asked, by whom, a word of help, and the rule behind it."""

    question: str
    by: str
    explanation: str
    rule: str


def prompt_for(speaker: Speaker, view: View) -> Prompt:
    """The question that a view's seat faces."""
    decision = asked(view)
    own = view.seats[view.seat]
    say = speaker.messages.say
    name = f"{decision.word}-{decision.kind}"
    given: dict[str, str | int] = {}
    if decision.options[0].action == actions.BLIND:
        name = "play-blind"
    elif decision.word == "keep":
        given = {"number": len(own.kept or ()) + 1, "of": KEPT_CARDS}
    elif decision.word == "place":
        given = {"card": speaker.card_name(own.chosen)}
    elif decision.word == "hand-limit":
        given = {"number": own.hand_size - HAND_LIMIT}
    by = speaker.source(decision.speaker, [card.card for card in own.mine], view.event)
    help = say(f"help-{name}", alone="yes" if len(view.seats) == 1 else "no")
    return Prompt(say(f"ask-{name}", **given), by, help, decision.rule)


def asked(view: View) -> Decision:
    """The decision of a view."""
    if view.decision is None:
        raise ValueError("nothing is asked in this view")
    return view.decision


class Answering:
    """One answer about to be labelled."""

    def __init__(self, speaker: Speaker, view: View, option: Option) -> None:
        self.speaker = speaker
        self.say = speaker.messages.say
        self.view = view
        self.decision = asked(view)
        self.action = option.action
        self.own: SeatView = view.seats[view.seat]

    def card_at(self, row: int, x: int) -> CardView | None:
        """The card of the own mine in a place."""
        for card in self.own.mine:
            if card.row == row and card.x == x:
                return card
        return None

    def called(self, card: CardView) -> str:
        """The name of a card of the own mine; copies are told apart by their number."""
        name = self.speaker.card_name(card.card)
        if sum(1 for other in self.own.mine if other.card == card.card) > 1:
            return self.say("answer-copy", card=name, number=card.slot + 1)
        return name

    def roots(self) -> list[Effect]:
        """The effects of whoever asks."""
        source = self.decision.speaker
        pack = self.view.pack
        if source >= 0:
            return pack.cards[self.own.mine[source].card].effects
        if source == FROM_EVENT and self.view.event >= 0:
            event = pack.events[self.view.event]
            return event.effects + [feature.effect for feature in event.features if feature.effect is not None]
        if source == FROM_SURFACE:
            return pack.surface
        if source <= FROM_SPACE:
            side, number = divmod(FROM_SPACE - source, 32)
            effect = pack.boards[side].spaces[number - 1]
            return [effect] if effect is not None else []
        return []


def all_nodes(nodes: list[Effect]) -> Iterator[Node]:
    """The nodes and all below them."""
    waiting: list[Node] = list(nodes)
    while waiting:
        node = waiting.pop(0)
        yield node
        waiting += node.children()


def answer_decline(answering: Answering) -> str:
    """An option of the kind `decline` in words."""
    return answering.say("answer-decline")


def answer_play(answering: Answering) -> str:
    """An option of the kind `play` in words."""
    if answering.action == actions.BLIND:
        return answering.say("answer-blind", level=1)
    card = answering.action - actions.CARD - answering.view.pack.designs
    cost = answering.view.costs[card]
    name = answering.speaker.card_name(card)
    return answering.say("answer-play", card=name, count=cost, free="no" if cost else "yes")


def answer_keep(answering: Answering) -> str:
    """An option of the kind `keep` in words."""
    return answering.say("answer-keep", card=answering.speaker.card_name(answering.action - actions.CARD))


def answer_discard(answering: Answering) -> str:
    """An option of the kind `discard` in words."""
    card = answering.action - actions.CARD - 2 * answering.view.pack.designs
    return answering.say("answer-discard", card=answering.speaker.card_name(card))


def answer_effect(answering: Answering) -> str:
    """effect: of the card, the Event or the Surface; or the one that "may" be"""
    number = answering.action - actions.EFFECT
    roots = answering.roots()
    if answering.decision.word != "effect":
        return answering.speaker.effect(roots[number])
    texts = {
        answering.speaker.effect(node)
        for node in all_nodes(roots)
        if isinstance(node, Effect) and node.is_optional and node not in roots
    }
    return texts.pop() if len(texts) == 1 else answering.say("answer-do")


def answer_choice(answering: Answering) -> str:
    """choice: one of the ways"""
    number = answering.action - actions.CHOICE
    texts = {
        answering.speaker.effect(node.ways[number])
        for node in all_nodes(answering.roots())
        if isinstance(node, Either) and number < len(node.ways)
    }
    return texts.pop() if len(texts) == 1 else answering.say("answer-letter", letter="ABCD"[number])


def answer_chain(answering: Answering) -> str:
    """An option of the kind `chain` in words."""
    here = answering.own.mine[answering.decision.speaker]
    is_right = answering.action != actions.CHAIN
    card = answering.card_at(here.row - 1, here.x + (1 if is_right else -1))
    assert card is not None
    return answering.say(f"answer-chain-{'right' if is_right else 'left'}", card=answering.called(card))


def answer_deck(answering: Answering) -> str:
    """An option of the kind `deck` in words."""
    return capital(answering.say("level-deck", level=answering.action - actions.DECK + 1))


def answer_faction(answering: Answering) -> str:
    """An option of the kind `faction` in words."""
    return answering.say("faction-name", faction=actions.FACTIONS[answering.action - actions.FACTION])


def answer_board(answering: Answering) -> str:
    """An option of the kind `board` in words."""
    return answering.speaker.board_name(answering.view.sides[answering.action - actions.BOARD])


def answer_advance(answering: Answering) -> str:
    """advance, with what the space gives"""
    distance = answering.action - actions.ADVANCE
    if distance == 0:
        return answering.say("answer-stay")
    board, space = answering.own.board, answering.own.space
    if board < 0:
        return answering.say("answer-advance", count=distance)
    text = answering.speaker.space(answering.view.sides[board], space + distance)
    return answering.say("answer-advance-to", count=distance, text=text.rstrip("."))


def answer_target(answering: Answering) -> str:
    """An option of the kind `target` in words."""
    return answering.called(answering.own.mine[answering.action - actions.TARGET])


def answer_border(answering: Answering) -> str:
    """border: right, lower left, lower right of a card"""
    slot, side = divmod(answering.action - actions.BORDER, 3)
    first = answering.own.mine[slot]
    row, x = ((0, 2), (1, -1), (1, 1))[side]
    second = answering.card_at(first.row + row, first.x + x)
    assert second is not None
    return answering.say("answer-between", first=answering.called(first), second=answering.called(second))


def answer_place(answering: Answering) -> str:
    """place: below the cards above, or in row 1 beside the nearest card"""
    row, x = actions.row_of(answering.action - actions.PLACE), actions.x_of(answering.action - actions.PLACE)
    left, right = answering.card_at(row - 1, x - 1), answering.card_at(row - 1, x + 1)
    if left is not None and right is not None:
        names = {"first": answering.called(left), "second": answering.called(right)}
        return answering.say("answer-place-below-both", row=row, **names)
    if left is not None:
        return answering.say("answer-place-below-right", row=row, first=answering.called(left))
    if right is not None:
        return answering.say("answer-place-below-left", row=row, first=answering.called(right))
    beside = [card for card in answering.own.mine if card.row == row]
    if not beside:
        return answering.say("answer-place", row=row)
    nearest = min(beside, key=lambda card: abs(card.x - x))
    side = "left" if x < nearest.x else "right"
    return answering.say(
        f"answer-place-{side}", row=row, count=abs(nearest.x - x) // 2, first=answering.called(nearest)
    )


ANSWERS: Final[dict[str, Callable[[Answering], str]]] = {
    "decline": answer_decline,
    "play": answer_play,
    "keep": answer_keep,
    "discard": answer_discard,
    "effect": answer_effect,
    "choice": answer_choice,
    "chain": answer_chain,
    "deck": answer_deck,
    "faction": answer_faction,
    "board": answer_board,
    "advance": answer_advance,
    "target": answer_target,
    "border": answer_border,
    "place": answer_place,
}
"""How each kind of answer is labelled."""


def option_text(speaker: Speaker, view: View, option: Option) -> str:
    """The label of an answer."""
    return ANSWERS[actions.kind_of(option.action, view.pack.designs)](Answering(speaker, view, option))
