"""Makes games for the corpus: `python -m tests.corpus.making rules-3 --first 400` writes them to `rules-3.jsonl.xz`.

The slowest bot sits at tables of its own, of which a few are enough: `python -m tests.corpus.making rules-3 --kings
--first 600 --games 3` writes them to `rules-3.kings.jsonl.xz`.

A line holds a record, who played it, and, where answers were taken back, everything that was done at the table. The
same numbers give the same games as long as rules, luck, cards and bots stay as they are; a file is made once for each
edition of the rules, and `test_corpus.py` replays it to the digest for ever. The packs are kept beside it, so the games
stay when cards change.
"""

from __future__ import annotations

import argparse
import json
import lzma
import random
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from imperial_miners import Game, Pack, load_pack
from imperial_miners.bots.bot import Bot
from imperial_miners.bots.naming import make_bot
from imperial_miners.bots.position import Position
from imperial_miners.engine.luck import LUCKS
from imperial_miners.packs.editions import sources_of

HOME = Path(__file__).parent
SMALL = HOME.parent / "pack_small"
PACKS = HOME / "packs.json.xz"
"""The files of every pack that was played with, by its digest."""
TABLES = (
    ["random"],
    ["greedy"],
    ["random", "random"],
    ["greedy", "random"],
    ["planner:budget=200"],
    ["digger", "laborer", "random"],
    ["random", "greedy", "random", "greedy"],
    ["greedy", "greedy", "random", "digger", "laborer"],
    ["adept"],
    ["planner:budget=100", "greedy"],
    ["expert:playouts=2,rounds=1"],
    ["random"] * 5,
    ["veteran", "engineer"],
)
"""Who sits together: one to five seats, every bot of the house and every level but the slowest."""
KINGS = (["king"], ["king", "greedy"], ["digger", "king"])
"""The tables of the slowest, whose games take long to make."""
TAKEN_BACK = 0.15
"""How often an answer is taken back in the games in which that is done at all."""


def play(pack: Pack, number: int, rules: str, names: list[str]) -> dict[str, Any]:
    """One game, as a line of a corpus."""
    variant = "first-game" if number % 5 == 4 else "standard"
    decks = "duplicate" if number % 3 == 2 else "shared"
    seed = f"corpus {number}" if number % 2 else random.Random(number).randbytes(16).hex()
    luck = LUCKS[number // 4 % len(LUCKS)] if number % 4 == 0 else LUCKS[0]
    game = Game.new(pack, len(names), seed, variant, decks, happenings=False, luck=luck, rules=rules)
    bots: list[Bot] = [make_bot(name, f"{number} {seat}") for seat, name in enumerate(names)]
    dice, done = random.Random(f"corpus {number}"), []
    has_undo = number % 4 == 1
    while not game.is_over:
        seat = dice.choice(game.awaiting())
        if has_undo and (targets := list(game.can_undo(seat))) and dice.random() < TAKEN_BACK:
            target = dice.choice(targets)
            game.undo(seat, target)
            done.append([seat, None, target])
            continue
        key = bots[seat].choose(Position.of(game, seat, f"{number} {game.move_count}")).key
        game.apply(seat, key)
        done.append([seat, key])
    line: dict[str, Any] = {"players": names, "record": json.loads(game.record().to_json())}
    return line | ({"done": done} if has_undo else {})


def games(rules: str, first: int, count: int, tables: tuple[list[str], ...]) -> Iterator[dict[str, Any]]:
    """Some games: every sixth with the small pack, in one of two editions, the others with the base set."""
    base, small = load_pack("base"), load_pack(SMALL)
    with TemporaryDirectory() as home:
        other = changed(small, Path(home))
        for pack in (base, small, other):
            keep(pack)
        for number in range(first, first + count):
            pack = (other if number % 12 == 11 else small) if number % 6 == 5 else base
            yield play(pack, number, rules, tables[number % len(tables)])


def changed(pack: Pack, home: Path) -> Pack:
    """The same pack with one number on it changed."""
    sources = sources_of(pack)
    before = sources["pack.toml"]
    sources["pack.toml"] = before.replace("gain 2 coins", "gain 3 coins").replace('version = "1"', 'version = "2"')
    assert sources["pack.toml"] != before
    for name, text in sources.items():
        (home / name).parent.mkdir(exist_ok=True)
        (home / name).write_text(text, encoding="utf-8")
    return load_pack(home)


def kept_packs() -> dict[str, Any]:
    """The files of the packs of the corpus, by digest."""
    if not PACKS.exists():
        return {}
    found: dict[str, Any] = json.loads(lzma.decompress(PACKS.read_bytes()))
    return found


def keep(pack: Pack) -> None:
    """Keep a pack beside the corpus."""
    packs = kept_packs() | {pack.digest: sources_of(pack)}
    PACKS.write_bytes(lzma.compress(json.dumps(packs, sort_keys=True).encode(), preset=9))


def main() -> None:
    """Write a file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules", help="the edition of the rules, which the engine must play")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--kings", action="store_true", help="tables of the slowest bot, in a file of their own")
    wanted = parser.parse_args()
    name, tables = (f"{wanted.rules}.kings", KINGS) if wanted.kings else (wanted.rules, TABLES)
    with lzma.open(HOME / f"{name}.jsonl.xz", "wt", encoding="utf-8") as file:
        for number, line in enumerate(games(wanted.rules, wanted.first, wanted.games, tables), 1):
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
            print(f"\r{number} of {wanted.games}", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
