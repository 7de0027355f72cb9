"""What happened at a table, one entry for each seat's turn of a round, and what was said.

Each entry of the table's own log is put into words once for each reader and kept.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import ClassVar, Final

from imperial_miners.engine.happening import Happening
from imperial_miners.engine.view import View
from imperial_miners.review.preview import amounts_of
from imperial_miners.web.log.entry import CHAT, HINTS, PAUSE, UNDO, WISH, LoggedEntry, event_before
from imperial_miners.web.scene.parts import ScenePart
from imperial_miners.web.scene.question import Change
from imperial_miners.web.scene.words import LogWriter, Piece, Reader

UNSAID: Final = frozenset(("dealt", "kept", "round_began", "reached"))
"""Happenings that the log tells otherwise or that are seen at once."""
OF_CARDS: Final = ("kept", "revealed")
"""Happenings by whose cards a turn is called."""
TOTALS: Final = ("coin", "vp", "cart", "hand", "advance", "machine", "collapse")
"""The order in which totals are told."""
DETAILED: Final = 2
"""Rounds of which the log beside the table tells every step; earlier ones are told whole on a page of their own."""
COUNTS: Final = {"hand": "card", "advance": "space"}
"""Icons of totals that are not named by the word that counts them."""
EVERYBODY: Final = -1
WISHED: Final = {
    f"+{HINTS}": "hints-agreed",
    f"-{HINTS}": "hints-refused",
    f"+{PAUSE}": "pause-agreed",
    f"-{PAUSE}": "pause-refused",
}
"""Wishes that concern everybody, and what is said of them."""


@dataclass(frozen=True, slots=True)
class Pawn:
    """The mark of a seat, wherever it stands."""

    name: str
    mark: int
    is_me: bool


@dataclass(frozen=True, slots=True)
class LogLine:
    """One thing that happened: in pieces, with what it brought its seat and the card that it played."""

    kind: str
    seat: int
    pieces: tuple[Piece, ...]
    amounts: tuple[tuple[str, int], ...] = ()
    card: str = ""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that somebody said (or agreed to), numbered as in the log of the table."""

    seq: int
    pawn: Pawn
    text: str
    is_said: bool = True


@dataclass(frozen=True, slots=True)
class LogTurn:
    """What a seat did in a round: the cards it played, what that brought in all, and every step of it."""

    number: str  # of the round and the seat
    pawn: Pawn | None
    cards: tuple[Piece, ...]
    totals: tuple[Change, ...]
    steps: tuple[tuple[Piece, ...], ...]


@dataclass(frozen=True, slots=True)
class LogRound:
    """A round with its Event and its turns, oldest first."""

    heading: str
    event: tuple[Piece, ...]
    turns: tuple[LogTurn, ...]


@dataclass(frozen=True, slots=True)
class LogPart(ScenePart):
    """The log beside the table, oldest round first. `latest` is what happened last."""

    id: ClassVar[str] = "turns"
    rounds: tuple[LogRound, ...]
    latest: str


@dataclass(frozen=True, slots=True)
class ChatPart(ScenePart):
    """What was said lately, oldest first."""

    id: ClassVar[str] = "chat"
    lines: tuple[Remark, ...]


Stretch = tuple[LogLine, ...]
"""What an entry tells of one round."""


@dataclass
class KeptRound:
    """A round as it was seen last, and what it was put together from: most are over, and stay as they are."""

    stretches: tuple[Stretch, ...]
    whole: LogRound

    @cached_property
    def short(self) -> LogRound:
        """The round in short."""
        return in_short(self.whole)


@dataclass(frozen=True, slots=True)
class Said:
    """An entry in the words of one reader. `rounds` are those that begin with it, by their numbers."""

    stretches: tuple[Stretch, ...]  # a new one wherever a round begins
    remarks: tuple[Remark, ...]
    sentence: str  # its last line
    rounds: dict[int, KeptRound] = field(default_factory=dict, compare=False)


@dataclass
class OpenTurn:
    """A turn while it is put together."""

    cards: list[Piece] = field(default_factory=list)
    totals: Counter[str] = field(default_factory=Counter)
    steps: list[tuple[Piece, ...]] = field(default_factory=list)


def see_log(
    entries: Sequence[LoggedEntry], view: View, pawns: tuple[Pawn, ...], reader: Reader, is_whole: bool = False
) -> tuple[LogRound, ...]:
    """What happened, round by round; what was taken back is left out. Where only the latest entries are at hand (not
    `is_whole`), a round of which the beginning is missing is left out too, unless there is no other."""
    said = words_of(entries, view, pawns, reader)
    return tuple([each.whole for each in rounds_of(said, view, pawns, reader, is_whole)])


def rounds_of(
    said: Sequence[Said], view: View, pawns: tuple[Pawn, ...], reader: Reader, is_whole: bool = False
) -> list[KeptRound]:
    """The rounds of which something is told. Only those are put together in which something is new."""
    starts = [at for at, each in enumerate(said) if len(each.stretches) > 1]
    begun = sum([len(said[at].stretches) - 1 for at in starts])
    number = view.round - begun
    found = []
    if is_whole or not begun or not number:
        first = [each.stretches[0] for each in (said[: starts[0] + 1] if starts else said)]
        found.append(KeptRound((), see_round([line for part in first for line in part], number, pawns, reader)))
    for at, end in zip(starts, [*starts[1:], len(said)], strict=False):
        *between, last = said[at].stretches[1:]
        until = [each.stretches[0] for each in said[at + 1 : end + 1]]
        for parts in (*[[each] for each in between], [last, *until]):
            number += 1
            stretches = tuple([part for part in parts if part])
            kept = said[at].rounds.get(number)
            if kept is None or kept.stretches != stretches:
                kept = KeptRound(stretches, see_round([line for part in parts for line in part], number, pawns, reader))
                said[at].rounds[number] = kept
            found.append(kept)
    return [each for each in found if each.whole.turns or each.whole.event]


def see_round(lines: Sequence[LogLine], number: int, pawns: tuple[Pawn, ...], reader: Reader) -> LogRound:
    """One round: a turn for each seat, in the order in which they began."""
    turns: dict[int, OpenTurn] = {}
    event: tuple[Piece, ...] = ()
    for line in lines:
        if line.kind == "event_revealed":
            event = line.pieces
            continue
        if not line.pieces and not line.card:
            continue
        turn = turns.setdefault(line.seat, OpenTurn())
        if line.pieces:
            turn.steps.append(line.pieces)
        for word, amount in line.amounts:
            turn.totals[word] += amount
        if line.card:
            turn.cards.append((reader.name(line.card), line.card))
    return LogRound(
        reader.ui("round-n", round=number) if number else reader.ui("set-up"),
        event,
        tuple(
            LogTurn(
                f"{number}-{seat}",
                pawns[seat] if seat >= 0 else None,
                tuple(turn.cards),
                totals_of(turn.totals, reader),
                tuple(turn.steps),
            )
            for seat, turn in turns.items()
        ),
    )


def totals_of(amounts: Counter[str], reader: Reader) -> tuple[Change, ...]:
    """The sums of a turn as icons, with words for those who cannot see them."""
    found = []
    for word in TOTALS:
        if amount := amounts[word]:
            sign = "−" if amount < 0 else "+"
            words = reader.ui(f"{COUNTS.get(word, word)}-count", count=abs(amount))
            found.append(Change(word, f"{sign}{abs(amount)}", f"{sign}{words}", amount < 0))
    return tuple(found)


def see_chat(entries: Sequence[LoggedEntry], view: View, pawns: tuple[Pawn, ...], reader: Reader) -> tuple[Remark, ...]:
    """What was said, oldest first."""
    return tuple([remark for each in words_of(entries, view, pawns, reader) for remark in each.remarks])


def see_latest(
    entries: Sequence[LoggedEntry], view: View, pawns: tuple[Pawn, ...], reader: Reader
) -> tuple[LogPart, ChatPart]:
    """The log beside the table, with what happened last as a sentence of its own; and what was said, oldest first."""
    said = words_of(entries, view, pawns, reader)
    chat = ChatPart(tuple([remark for each in said if each.remarks for remark in each.remarks]))
    sentence = next((each.sentence for each in reversed(said) if each.sentence), "")
    rounds = rounds_of(said, view, pawns, reader)
    earlier, latest = rounds[:-DETAILED], rounds[-DETAILED:]
    return LogPart((*[each.short for each in earlier], *[each.whole for each in latest]), sentence), chat


def see_others(
    entries: Sequence[LoggedEntry], view: View, pawns: tuple[Pawn, ...], reader: Reader
) -> tuple[LogRound, ...]:
    """What others did in some entries, turn by turn, for somebody who comes back."""
    rounds = see_log(entries, view, pawns, reader, is_whole=True)
    found = (replace(each, turns=tuple(turn for turn in each.turns if is_others(turn))) for each in rounds)
    return tuple(each for each in found if each.turns)


def is_others(turn: LogTurn) -> bool:
    """Whether a turn is neither the reader's own nor everybody's."""
    return turn.pawn is not None and not turn.pawn.is_me


def in_short(whole: LogRound) -> LogRound:
    """A round without its steps, but for what is known of a turn by nothing else."""
    return replace(
        whole, turns=tuple(replace(each, steps=() if each.cards else each.steps[:1]) for each in whole.turns)
    )


def words_of(entries: Sequence[LoggedEntry], view: View, pawns: tuple[Pawn, ...], reader: Reader) -> list[Said]:
    """Each entry that stands, in words for a reader: put into words where that has not been done yet."""
    # As one text, since a text remembers its hash: this is looked up for every entry.
    whose = repr((reader.language, view.seat, pawns))
    new = next((at for at, one in enumerate(entries) if whose not in one.words), -1)
    if new >= 0:
        tell_all(entries[new:], whose, view, pawns, reader)
    undone = {one.undoes for one in entries}
    return [one.words[whose] for one in entries if one.entry.seq not in undone and one.entry.kind != UNDO]


def tell_all(entries: Sequence[LoggedEntry], whose: str, view: View, pawns: Sequence[Pawn], reader: Reader) -> None:
    """Put into words what a reader has not been told yet."""
    writer = reader.log_writer(view, [pawn.name for pawn in pawns])
    writer.context.event = event_before(entries, view)
    for one in entries:
        if whose not in one.words:
            one.words[whose] = say_entry(see_entry(one, view.seat, pawns, reader, writer))
        for happening in one.happenings:
            writer.context.learn(happening)


def say_entry(lines: Sequence[LogLine | Remark]) -> Said:
    """The lines of one entry as the log has them."""
    stretches: list[list[LogLine]] = [[]]
    sentence = ""
    for line in lines:
        if isinstance(line, Remark):
            continue
        if line.kind == "round_began":
            stretches.append([])
        else:
            stretches[-1].append(line)
        if line.pieces:
            sentence = "".join([text for text, _ in line.pieces])
    remarks = tuple([line for line in lines if isinstance(line, Remark)])
    return Said(tuple([tuple(stretch) for stretch in stretches]), remarks, sentence)


def see_entry(
    one: LoggedEntry, seat: int, pawns: Sequence[Pawn], reader: Reader, writer: LogWriter
) -> list[LogLine | Remark]:
    """The lines of one entry."""
    entry = one.entry
    if entry.kind == CHAT:
        said = json.loads(entry.body)
        text = reader.ui(f"phrase-{said['phrase']}") if "phrase" in said else said["text"]
        return [Remark(entry.seq, pawns[entry.seat], text)]
    if entry.kind == WISH and entry.body in WISHED:
        who = pawns[entry.seat]
        return [Remark(entry.seq, who, reader.ui(WISHED[entry.body], player=who.name), False)]
    seen = [happening.seen_by(seat) for happening in one.happenings]
    return [see_happening(each, writer) for each in seen if each.kind != "dealt"]


def see_happening(seen: Happening, writer: LogWriter) -> LogLine:
    """The line of something that happened, as its reader may know it; some are seen without words."""
    fields, pack = seen.fields(), writer.context.pack
    amounts = [("hand", 1)] if seen.kind == "drew" else amounts_of(seen.kind, fields)
    card = fields["card"] if seen.kind in OF_CARDS else -1
    pieces = () if seen.kind in UNSAID else writer.pieces(seen)
    if seen.kind == "event_revealed":
        event = pack.events[fields["event"]].id
        pieces = ((writer.name(event), event),)
    return LogLine(seen.kind, seen.seat, pieces, tuple(amounts), pack.cards[card].id if card >= 0 else "")
