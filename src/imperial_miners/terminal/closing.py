"""A kept game that cannot go on, told instead of refused: why, how it stood, every answer, and where its record is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from imperial_miners.engine.record import Record, RecordError
from imperial_miners.packs import PackError, load_pack
from imperial_miners.review.left import StateLeft
from imperial_miners.terminal.errors import reason_of
from imperial_miners.terminal.keeping import Kept, read_kept, read_text
from imperial_miners.terminal.problem import CannotGoOn, Problem
from imperial_miners.terminal.voice import Voice
from imperial_miners.text.naming import card_numbers

CARDS: Final = "plain-closed-cards"
RULES: Final = "plain-closed-rules"
ANSWERS: Final = "plain-closed-answers"
GONE: Final = {"rules": RULES, "pack": CARDS, "pack_digest": CARDS}
"""Why a game is closed, by the part of its record that is not to be had here."""


@contextmanager
def record_in(file: Path, language: str, pack: str = "") -> Iterator[Record]:
    """The record in a file, to be read by the pack of that name or its own. One that is not in order is refused in one
    line; CannotGoOn if the cards or the rules that it was played with are gone."""
    voice = Voice(load_pack("base"), language)
    try:
        record = Record.from_json(read_text(file))
        try:
            yield record
        except RecordError as error:
            if error.where not in GONE or pack:
                raise
            raise closed(read_kept(file), file, why_closed(error), language) from error
    except RecordError as error:
        said = f"{file}: {voice.speaker.record_error(error)} ({error.problem})"
        raise Problem(
            f"{said} {voice.say('verify-pack')}" if error.where in ("pack", "pack_digest") else said
        ) from error
    except OSError as error:
        raise Problem(voice.say("plain-unreadable", file=file, reason=reason_of(error, voice.messages))) from error


def why_closed(error: RecordError | PackError) -> str:
    """The message that says why a game cannot go on."""
    return CARDS if isinstance(error, PackError) else GONE.get(error.where, ANSWERS)


def closed(kept: Kept, file: Path, reason: str, language: str) -> CannotGoOn:
    """What is left of a kept game."""
    voice, record = voice_for(kept, language), kept.record
    say, why = voice.say, voice.say(reason)
    edition = f"{record.pack_id} ({record.pack_digest[:8]}), {record.rules}, {record.luck}"
    lines = [why, say("plain-closed-left"), say("ui-closed-edition", edition=edition)]
    players = [voice.seat(seat) for seat in range(record.seats)]
    if record.scores is not None:
        lines += [
            f"{name}: {say('ui-score-of', count=score)}" for name, score in zip(players, record.scores, strict=True)
        ]
    if kept.state is not None:
        lines += told_state(kept.state, players, voice)
    lines += [f"{number}. {players[seat]}: {key}" for number, (seat, key) in enumerate(record.moves, 1)]
    lines += [say("verify-pack")] if reason == CARDS else []
    return CannotGoOn(f"{file}: {why}", [*lines, say("plain-record", file=file)])


def told_state(state: StateLeft, players: list[str], voice: Voice) -> list[str]:
    """How a game stood, seat by seat; cards by their names, where those are known."""
    known = card_numbers(voice.speaker.pack)
    lines = [voice.say("plain-closed-state", round=state.round, count=state.answers)]
    for name, seat in zip(players, state.seats, strict=False):
        purse = [("coin-count", seat.coins), ("vp-count", seat.vp), ("cart-count", seat.carts)]
        lines.append(f"{name}: {', '.join(voice.say(term, count=count) for term, count in purse)}")
        for message, cards in (("ui-closed-mine", seat.mine), ("ui-closed-hand", seat.hand)):
            names = [voice.card(known[card]) if card in known else card for card in cards]
            lines.append(voice.say(message, cards=", ".join(names) or "–"))
    return lines


def voice_for(kept: Kept, language: str) -> Voice:
    """A voice that knows the names of the game's cards, as far as its pack is still there."""
    try:
        return Voice(load_pack(kept.pack, check=False), language)
    except PackError:
        return Voice(load_pack("base"), language)
