"""What happened, for a show: the timeline that goes with an update, its sum in words, and the curtain of a round.

The page draws the state at once; a show only masks it for a while with what stands here. Nothing in it is hidden from
its reader.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from imperial_miners.engine.happening import Happening
from imperial_miners.engine.view import View
from imperial_miners.review.receipts import NUMBERS, Receipts, changes_in
from imperial_miners.web.log.entry import ANSWERS, UNDO, LoggedEntry, event_before
from imperial_miners.web.scene.boards import EventPart, see_event
from imperial_miners.web.scene.log import Pawn
from imperial_miners.web.scene.question import Change
from imperial_miners.web.scene.words import Reader

SHOWN: Final = {"coins": ("coin", "coin-count"), "vp": ("vp", "vp-count"), "carts": ("cart", "cart-count")}
SHOWN_CARDS: Final = ("hand", "card-count")
"""For each number of the receipts its icon, and the message that counts it."""
UNSHOWN: Final = frozenset(("dealt", "kept", "chose"))
"""What the show has no picture for: others do not see it, and one's own hand shows it."""

IN_WORDS: Final = frozenset(
    ("missed", "skipped_draw", "found_none", "faction_chosen", "turned_up", "reshuffled", "completed_board")
)
"""What the show says while it is seen: what did not happen, and what a picture alone would not explain."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Something that happened, as the reader may know it; in words where the show has no other way to say it."""

    happening: Happening
    words: str = ""

    @property
    def ends_round(self) -> bool:
        """Whether a round is over by then."""
        kind = self.happening.kind
        return kind == "ended" or (kind == "round_began" and self.happening.fields()["round"] > 1)


@dataclass(frozen=True, slots=True)
class RoundRow:
    """What a seat made of a round: its card, the way of its chain, and what changed for it."""

    pawn: Pawn
    card: str  # its id; empty where none was played
    name: str
    path: tuple[str, ...]  # the ids of the cards that the chain came to
    gains: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Curtain:
    """What falls between two rounds: what every seat made of the one, and the Event of the next (none at the end)."""

    round: int
    rows: tuple[RoundRow, ...]
    event: EventPart | None


def see_entries(entries: Sequence[LoggedEntry], view: View, names: Sequence[str], reader: Reader) -> list[Shown]:
    """The happenings of entries as the reader of a view may see them, with words for what needs them; none where
    something was taken back, since then the state did not come about by them alone."""
    if any(one.entry.kind == UNDO for one in entries):
        return []
    happenings = [happening for one in entries for happening in one.happenings]
    return see_happenings(happenings, view, names, event_before(entries, view), reader)


def see_happenings(
    happenings: Iterable[Happening], view: View, names: Sequence[str], event: int, reader: Reader
) -> list[Shown]:
    """The same of bare happenings, before which an Event was in force."""
    writer = reader.log_writer(view, names)
    writer.context.event = event
    found = []
    for happening in happenings:
        seen = happening.seen_by(view.seat)
        writer.context.learn(happening)
        if seen.kind not in UNSHOWN:
            found.append(Shown(seen, writer.write(seen) if seen.kind in IN_WORDS else ""))
    return found


def since_answer(entries: Iterable[LoggedEntry], seat: int) -> list[LoggedEntry]:
    """The entries since a seat answered last, all answers of one request among them; so what they come to does not
    depend on how many of them an update brings."""
    known = list(entries)
    answered = [at for at, one in enumerate(known) if one.entry.seat == seat and one.entry.kind in ANSWERS]
    if not answered:
        return []
    first = answered[-1]
    while first > 0 and known[first - 1].entry.seat == seat and known[first - 1].entry.at == known[first].entry.at:
        first -= 1
    return known[first:]


def sum_up(entries: Sequence[LoggedEntry], view: View, owner: int, reader: Reader) -> str:
    """What entries changed for a seat, in one sentence; empty where they changed no number."""
    sums = dict.fromkeys(NUMBERS, 0)
    for one in entries:
        for happening in one.happenings:
            for number, amount in changes_in(happening) if happening.seat == owner else ():
                sums[number] += amount
    what = ", ".join(change.words for change in changes_of(sums, reader))
    return reader.ui("sum-you", what=what) if what and owner == view.seat else what


def changes_of(gains: Mapping[str, int], reader: Reader) -> tuple[Change, ...]:
    """What changed, as icons with signed numbers and in words."""
    found = []
    for number, amount in gains.items():
        if amount:
            icon, message = SHOWN.get(number, SHOWN_CARDS)
            sign = "−" if amount < 0 else "+"
            words = f"{sign}{reader.say(message, count=abs(amount))}"
            found.append(Change(icon, f"{sign}{abs(amount)}", words, amount < 0))
    return tuple(found)


def see_curtain(round: int, receipts: Receipts, view: View, pawns: Sequence[Pawn], reader: Reader) -> Curtain:
    """The curtain after a round."""
    rows = []
    for seat, pawn in enumerate(pawns[: len(view.seats)]):
        turn = receipts.rounds.get((round, seat))
        card = view.pack.cards[turn.card].id if turn is not None and turn.card >= 0 else ""
        name = reader.name(card) if card else reader.ui("played-nothing")
        path = tuple(view.pack.cards[each].id for each in turn.path) if turn is not None else ()
        rows.append(RoundRow(pawn, card, name, path, changes_of(receipts.gains(seat, round), reader)))
    return Curtain(round, tuple(rows), None if view.is_over else see_event(view, None, reader))
