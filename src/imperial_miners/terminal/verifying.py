"""What `verify` does: check a finished game, and say in one line what is wrong with one that is not in order."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from imperial_miners.engine.record import RecordError
from imperial_miners.packs import load_pack
from imperial_miners.terminal.errors import reason_of
from imperial_miners.terminal.keeping import verify
from imperial_miners.terminal.problem import Problem
from imperial_miners.terminal.voice import Voice


@contextmanager
def reading(file: Path, voice: Voice) -> Iterator[None]:
    """Say in one line what is wrong with a record that is read here."""
    try:
        yield
    except RecordError as error:
        told = f"{file}: {voice.speaker.record_error(error)} ({error.problem})"
        raise Problem(f"{told} {voice.say('verify-pack')}" if error.where == "pack" else told) from error
    except OSError as error:
        raise Problem(voice.say("plain-unreadable", file=file, reason=reason_of(error, voice.messages))) from error


def verify_file(file: Path, language: str, pack: str = "") -> int:
    """Print the verdict; 0 for a finished game that is in order, else 1."""
    voice = Voice(load_pack("base"), language)
    with reading(file, voice):
        game = verify(file, pack)
    if not game.is_over:
        raise Problem(f"{file}: {voice.say('verify-unfinished', moves=game.move_count)}")
    scores = ", ".join(str(standing.score) for standing in game.outcome().standings)
    print(voice.say("verify-good"))
    print(voice.say("verify-facts", count=len(game.seats), moves=game.move_count, scores=scores))
    print(voice.say("plain-seed", seed=game.seed, hash=game.record().seed_hash))
    return 0
