"""What `verify` does: check a finished game and say what that proves, or in one line what is not in order."""

from __future__ import annotations

from pathlib import Path

from imperial_miners.engine.fairness import hash_of
from imperial_miners.packs import load_pack
from imperial_miners.terminal.closing import record_in
from imperial_miners.terminal.keeping import pack_for
from imperial_miners.terminal.problem import Problem
from imperial_miners.terminal.voice import Voice, plain
from imperial_miners.text.fairness import fairness_text, visible


def verify_file(file: Path, language: str, pack: str = "") -> int:
    """Print the verdict; 0 for a finished game that is in order, else a Problem."""
    voice = Voice(load_pack("base"), language)
    with record_in(file, language, pack) as record:
        game = record.replay(pack_for(record, pack))
    if not game.is_over:
        raise Problem(f"{file}: {voice.say('verify-unfinished', moves=game.move_count)}")
    scores = ", ".join(str(standing.score) for standing in game.outcome().standings)
    print(voice.say("verify-good"))
    print(voice.say("verify-facts", count=len(game.seats), moves=game.move_count, scores=scores))
    print(voice.say("plain-seed", seed=visible(record.seed), hash=record.seed_hash))
    if record.secret:
        print(voice.say("verify-secret", seed=visible(record.secret), hash=hash_of(record.secret)))
        for seat, text in enumerate(record.contributions, start=1):
            said = voice.say("verify-contribution", seat=seat, text=visible(text))
            print(said if text else voice.say("verify-no-contribution", seat=seat))
    print(plain(fairness_text(voice.messages, record)))
    return 0
