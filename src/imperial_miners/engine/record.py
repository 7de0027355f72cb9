"""A game as a record: what is needed to repeat it, and nothing that could contradict it.

Format, pack and its digest, rules, variant, seats, the kind of luck and its seed, what the seed was made from if
several made it (`fairness`), the options chosen. Replaying gives the same game, to the digest; anyone can verify a
finished game offline. Version 1 named no luck: there was only one.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from imperial_miners.engine.fairness import MOST_CONTRIBUTION, MOST_SECRET, combined_seed, hash_of
from imperial_miners.engine.luck import LEHMER, LUCKS
from imperial_miners.engine.phases import DECKS, EDITIONS, MOST_SEATS, RULES, VARIANTS
from imperial_miners.engine.refusal import IllegalAction

if TYPE_CHECKING:
    from imperial_miners.engine.game import Game
    from imperial_miners.engine.pack import Pack

FORMAT: Final = "imperial-miners-record"
VERSION: Final = 2
MOST_MOVES: Final = 20000
MOST_SEED: Final = 200


class RecordError(Exception):
    """A record that cannot be replayed. `where` says which part of it is wrong."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"record, {where}: {problem}")
        self.where = where
        self.problem = problem

    def __reduce__(self) -> tuple[object, ...]:
        return (RecordError, (self.where, self.problem))


class Record:
    """The data of a record. `moves` are (seat, key) in the order in which they were made."""

    def __init__(
        self,
        pack_id: str,
        pack_digest: str,
        variant: str,
        decks: str,
        seats: int,
        seed: str,
        moves: list[tuple[int, str]],
        scores: list[int] | None,
        digest: str,
        luck: str,
        rules: str = RULES,
    ) -> None:
        self.pack_id = pack_id
        self.pack_digest = pack_digest
        self.variant = variant
        self.decks = decks
        self.seats = seats
        self.seed = seed
        self.moves = moves
        self.scores = scores  # None while the game runs
        self.digest = digest
        self.luck = luck
        self.rules = rules  # the edition played by
        self.secret = ""  # what the seed was made from, with what each seat added; none if it was chosen
        self.contributions: list[str] = []

    @property
    def seed_hash(self) -> str:
        """What is shown at the start, so that the seed shown at the end can be checked."""
        return hash_of(self.seed)

    def to_json(self) -> str:
        """The text form, one line for each move."""
        head: dict[str, object] = {
            "format": FORMAT,
            "version": VERSION,
            "rules": self.rules,
            "pack": self.pack_id,
            "pack_digest": self.pack_digest,
            "variant": self.variant,
            "decks": self.decks,
            "seats": self.seats,
            "luck": self.luck,
            "seed": self.seed,
            "seed_hash": self.seed_hash,
        }
        if self.secret:
            head["secret"] = self.secret
            head["secret_hash"] = hash_of(self.secret)
            head["contributions"] = self.contributions
        head["digest"] = self.digest
        head["scores"] = self.scores
        lines = ",\n".join(f"  {json.dumps([seat, key])}" for seat, key in self.moves)
        return json.dumps(head, indent=1)[:-2] + ',\n "moves": [\n' + lines + "\n ]\n}\n"

    @staticmethod
    def from_json(text: str) -> Record:
        """Read a record; everything about its form is checked here."""
        try:
            found = json.loads(text)
        except (ValueError, RecursionError, TypeError) as error:
            raise RecordError("text", f"not JSON ({error})") from None
        if not isinstance(found, dict):
            raise RecordError("text", "not a JSON object")
        if found.get("format") != FORMAT:
            raise RecordError("format", "not a record of this game")
        version = found.get("version")
        if not isinstance(version, int) or isinstance(version, bool) or not 1 <= version <= VERSION:
            raise RecordError("version", f"version {version!r} is not one of 1 to {VERSION}, which are read here")
        luck = LEHMER if version == 1 else text_field(found, "luck")
        if luck not in LUCKS:
            raise RecordError("luck", f"{luck!r} is not one of {', '.join(LUCKS)}")
        seed = text_field(found, "seed")
        if len(seed) > MOST_SEED:
            raise RecordError("seed", f"longer than {MOST_SEED} characters")
        if text_field(found, "seed_hash") != hash_of(seed):
            raise RecordError("seed_hash", "the seed does not have this hash")
        variant = text_field(found, "variant")
        if variant not in VARIANTS:
            raise RecordError("variant", f"{variant!r} is not one of {', '.join(VARIANTS)}")
        decks = text_field(found, "decks")
        if decks not in DECKS:
            raise RecordError("decks", f"{decks!r} is not one of {', '.join(DECKS)}")
        seats = found.get("seats")
        if not isinstance(seats, int) or isinstance(seats, bool) or not 1 <= seats <= MOST_SEATS:
            raise RecordError("seats", f"{seats!r} is not a number from 1 to {MOST_SEATS}")
        record = Record(
            text_field(found, "pack"),
            text_field(found, "pack_digest"),
            variant,
            decks,
            seats,
            seed,
            read_moves(found.get("moves"), seats),
            read_scores(found.get("scores"), seats),
            text_field(found, "digest"),
            luck,
            text_field(found, "rules"),
        )
        if "secret" in found:
            record.secret, record.contributions = read_origin(found, seats, seed)
        return record

    def replay(self, pack: Pack | None = None) -> Game:
        """The game, with every move, the scores and the digest checked."""
        game = self.start(pack)
        for number, (seat, key) in enumerate(self.moves, start=1):
            try:
                game.apply(seat, key)
            except IllegalAction as error:
                raise RecordError(f"move {number}", str(error)) from None
        scores = [standing.score for standing in game.outcome().standings] if game.is_over else None
        if scores != self.scores:
            raise RecordError("scores", f"the game gives {scores}, not {self.scores}")
        if game.digest() != self.digest:
            raise RecordError("digest", "the replayed game has another digest")
        return game

    def start(self, pack: Pack | None = None, happenings: bool = False) -> Game:
        """The game before its first move."""
        from imperial_miners.engine.game import Game

        if self.rules not in EDITIONS:
            raise RecordError("rules", f"rules {self.rules!r} are not one of {', '.join(EDITIONS)}, played here")
        if pack is None:
            pack = find_pack(self.pack_id, self.pack_digest)
        if self.pack_digest != pack.digest:
            raise RecordError("pack_digest", f"played with another version of the pack {self.pack_id!r}")
        return Game.new(pack, self.seats, self.seed, self.variant, self.decks, happenings, self.luck, self.rules)


def text_field(found: dict[str, Any], name: str) -> str:
    """A field that must be text."""
    value = found.get(name)
    if not isinstance(value, str):
        raise RecordError(name, "missing or not text")
    return value


def read_origin(found: dict[str, Any], seats: int, seed: str) -> tuple[str, list[str]]:
    """The secret and the contributions, which must make the seed."""
    secret = text_field(found, "secret")
    if not 0 < len(secret) <= MOST_SECRET:
        raise RecordError("secret", f"not of 1 to {MOST_SECRET} characters")
    if text_field(found, "secret_hash") != hash_of(secret):
        raise RecordError("secret_hash", "the secret does not have this hash")
    parts = found.get("contributions")
    if not isinstance(parts, list) or len(parts) != seats:
        raise RecordError("contributions", "not one for each seat")
    contributions: list[str] = []
    for part in parts:
        if not isinstance(part, str) or len(part) > MOST_CONTRIBUTION:
            raise RecordError("contributions", f"not all are texts of at most {MOST_CONTRIBUTION} characters")
        contributions.append(part)
    if combined_seed(secret, contributions) != seed:
        raise RecordError("secret", "secret and contributions make another seed")
    return secret, contributions


def read_moves(found: object, seats: int) -> list[tuple[int, str]]:
    """The moves, each a seat and a key."""
    if not isinstance(found, list):
        raise RecordError("moves", "missing or not a list")
    if len(found) > MOST_MOVES:
        raise RecordError("moves", f"more than {MOST_MOVES}")
    moves: list[tuple[int, str]] = []
    for number, move in enumerate(found, start=1):
        if not isinstance(move, list) or len(move) != 2:
            raise RecordError(f"move {number}", "not a pair of seat and option")
        seat, key = move
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
            raise RecordError(f"move {number}", f"{seat!r} is not a seat of this game")
        if not isinstance(key, str):
            raise RecordError(f"move {number}", "the option is not text")
        moves.append((seat, key))
    return moves


def read_scores(found: object, seats: int) -> list[int] | None:
    """The final scores, or None for a game that still runs."""
    if found is None:
        return None
    if not isinstance(found, list) or len(found) != seats:
        raise RecordError("scores", "not one number for each seat")
    scores: list[int] = []
    for score in found:
        if not isinstance(score, int) or isinstance(score, bool):
            raise RecordError("scores", "not one number for each seat")
        scores.append(score)
    return scores


class Finder:
    """How packs named by records are found: set by the layer that reads them, since the engine reads no files."""

    load: Callable[[str, str], Pack] | None = None  # by name and digest


FINDER: Final = Finder()


def find_pack(pack_id: str, digest: str) -> Pack:
    """The pack that a record names, in its own edition if that is found."""
    load = FINDER.load
    if load is None:
        raise RecordError("pack", f"the pack {pack_id!r} is not known here")
    try:
        return load(pack_id, digest)
    except Exception as error:  # whatever a reader of files may raise
        raise RecordError("pack", f"the pack {pack_id!r} cannot be loaded ({error})") from None


def hash_of_seed(seed: str) -> str:
    """The SHA-256 of a seed, shown before the game."""
    return hash_of(seed)


def record_of(game: Game) -> Record:
    """The record of a game as far as it has come."""
    if game.is_sampled:
        raise RecordError("seed", "a sampled game has no record")
    keys = game.pack.vocabulary
    return Record(
        game.pack.id,
        game.pack.digest,
        game.variant,
        game.decks,
        len(game.seats),
        game.seed,
        [(seat, keys.key(action)) for seat, action in game.history()],
        [standing.score for standing in game.outcome().standings] if game.is_over else None,
        game.digest(),
        game.luck,
        game.rules,
    )
