"""Recorded games are replayed to the digest: a change that breaks one has to be declared a new edition."""

from __future__ import annotations

import json
import lzma
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from imperial_miners import Game, Pack, RecordError
from imperial_miners.bots.naming import LEVELS, MAKERS
from imperial_miners.engine.luck import LUCKS
from imperial_miners.engine.phases import EDITIONS
from imperial_miners.engine.record import Record
from imperial_miners.packs.editions import Shelf
from tests.corpus.making import HOME, kept_packs

FILES = sorted(HOME.glob("*.jsonl.xz"))
EDITION_OF = {file: file.name.partition(".")[0] for file in FILES}
LEAST = 150
"""Games of each edition of the rules."""


@cache
def lines(file: Path) -> list[dict[str, Any]]:
    """The games of a file."""
    with lzma.open(file, "rt", encoding="utf-8") as found:
        return [json.loads(line) for line in found]


@pytest.fixture(scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Pack]:
    """The packs that the games were played with, whatever has become of them since."""
    shelf = Shelf(tmp_path_factory.mktemp("packs"))
    found = {}
    for digest, sources in kept_packs().items():
        shelf.keep(digest, sources)
        pack = shelf.find(digest)
        assert pack is not None, f"the pack {digest[:8]} no longer reads as it did"
        found[digest] = pack
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_record_replays_to_its_digest(file: Path, packs: dict[str, Pack]):
    for number, line in enumerate(lines(file)):
        record = Record.from_json(json.dumps(line["record"]))
        assert record.rules == EDITION_OF[file]
        if record.rules in EDITIONS:
            assert record.replay(packs[record.pack_digest]).is_over, number
        else:  # an edition that is no longer played: its games are closed, and say so
            with pytest.raises(RecordError, match="rules"):
                record.replay(packs[record.pack_digest])


@pytest.mark.parametrize("file", [file for file in FILES if EDITION_OF[file] in EDITIONS], ids=lambda file: file.name)
def test_what_was_done_at_the_table_leads_to_the_record(file: Path, packs: dict[str, Pack]):
    for number, line in enumerate(line for line in lines(file) if "done" in line):
        record = Record.from_json(json.dumps(line["record"]))
        game: Game = record.start(packs[record.pack_digest])
        for seat, key, *target in line["done"]:
            if key is None:
                game.undo(seat, *target)
            else:
                game.apply(seat, key)
        assert game.digest() == record.digest, number


def test_every_edition_that_is_played_has_its_games():
    counts = Counter[str]()
    for file in FILES:
        counts[EDITION_OF[file]] += len(lines(file))
    assert {edition: counts.get(edition, 0) >= LEAST for edition in EDITIONS} == dict.fromkeys(EDITIONS, True), (
        "make them: python -m tests.corpus.making EDITION"
    )
    assert counts.total() >= 300


def test_the_corpus_has_every_kind_of_game():
    found = [line for file in FILES for line in lines(file)]
    records = [line["record"] for line in found]
    assert {record["seats"] for record in records} == {1, 2, 3, 4, 5}
    assert {record["variant"] for record in records} == {"standard", "first-game"}
    assert {record["decks"] for record in records} == {"shared", "duplicate"}
    assert {record.get("luck", "lehmer-30") for record in records} == {*LUCKS}
    bots = {player.partition(":")[0] for line in found for player in line["players"]}
    assert {*MAKERS, *(level.title for level in LEVELS)} <= bots
    undone = [
        target[0] if target else "answer" for line in found for _, key, *target in line.get("done", ()) if not key
    ]
    assert {"answer", "card", "turn"} <= {*undone}
    assert len(undone) > 100
    editions: dict[str, set[str]] = {}
    for record in records:
        editions.setdefault(record["pack"], set()).add(record["pack_digest"])
    assert len(editions["small"]) == 2, "cards that changed"
