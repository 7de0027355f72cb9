"""A game on a server, played at this keyboard: one seat of it, through the JSON API, with all that is offered here."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qs, urlsplit

from imperial_miners.arena.writing import write_whole
from imperial_miners.data_folder import data_folder
from imperial_miners.engine.decision import Option
from imperial_miners.engine.fairness import hash_of
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.outcome import Outcome
from imperial_miners.engine.pack import Pack
from imperial_miners.engine.record import Record, RecordError
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.engine.undo import ANSWER
from imperial_miners.engine.view import View
from imperial_miners.packs import load_pack
from imperial_miners.review.preview import Preview, read
from imperial_miners.terminal.keeping import COMMAND
from imperial_miners.terminal.problem import MovedOn, Problem
from imperial_miners.terminal.reading import Ids, read_happening, read_outcome, read_view
from imperial_miners.terminal.server import TRIES, Refused, Server
from imperial_miners.terminal.voice import Voice, say, terminal_messages
from imperial_miners.text.advice import WhyNot
from imperial_miners.text.speaker import Speaker

if TYPE_CHECKING:
    from imperial_miners.bots import Reason
    from imperial_miners.review.lessons.lessons import Taught

ANSWERS: Final = ("choose", "undo", "redo", "chat")
"""Entries that change nothing about who sits where and how."""
DECIDE: Final = "decide"
LINE: Final = "line"
PAST: Final = ("stale", "bot-plays")
"""Refusals of an answer to a question that is no longer put."""
FIELDS: Final = ("key", "what", "reason", "rule", "rule_text")


@dataclass(frozen=True, slots=True)
class LuckPart:
    """By what a seat checks its deal: the hash that was shown to it before it sat down, and what it added then."""

    secret_hash: str
    adds: str

    def is_in(self, record: Mapping[str, Any], seat: int) -> bool:
        """Whether the deal of a finished game was made from that secret and from what the seat added."""
        try:
            found = Record.from_json(json.dumps(record))  # which makes the seed again
        except RecordError:
            return False
        return hash_of(found.secret) == self.secret_hash and found.contributions[seat] == self.adds


def read_part(known: Mapping[str, Any]) -> LuckPart | None:
    """The part that a seat has kept."""
    return LuckPart(known["secret_hash"], known["adds"]) if "adds" in known else None


class RemoteMatch:
    """One seat of a game on a server."""

    def __init__(self, server: Server, game: str, seat: int, part: LuckPart | None = None) -> None:
        self.server = server
        self.part = part
        self.id = game
        self.seat = seat
        self.path = f"/games/{game}/seats/{seat}"
        self.table: dict[str, Any] = server.ask("GET", f"/games/{game}")
        self.ids = Ids(same_pack(server, self.table["pack"]))
        self.entries: list[dict[str, Any]] = []
        self.log: list[Happening] = []  # what happened, without what was taken back
        self.read_up_to = [0] * len(self.table["seats"])
        self.at_keyboard = seat
        self.words: list[str] = []  # the line of the last hint
        self.number = 0
        self.edition: str = self.table.get("edition") or ""
        self.seen: View | None = None
        self.foreseen: dict[str, Preview] = {}
        self.refresh()
        self.read_up_to = [self.log_at_last_answer()] * len(self.read_up_to)
        server.tries = TRIES

    @property
    def lost(self) -> Callable[[], None]:
        """Called when the line is down."""
        return self.server.lost

    @lost.setter
    def lost(self, call: Callable[[], None]) -> None:
        self.server.lost = call

    def close(self) -> None:
        """Stop waiting for news from the server."""
        self.server.close()

    # ---------------------------------------------------------------- what is known

    @property
    def bots(self) -> list[str | None]:
        """Who plays each seat, None for our own: a bot's level, or a name for a person elsewhere."""
        return [None if seat["seat"] == self.seat else seat["level"] or "person" for seat in self.table["seats"]]

    @property
    def people(self) -> list[int]:
        """The seat that is played here."""
        return [self.seat]

    @property
    def is_new(self) -> bool:
        """Whether nobody has answered yet."""
        return not any(entry["kind"] == "choose" for entry in self.entries)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table["over"])

    @property
    def is_waiting(self) -> bool:
        """Whether others have to answer first, or a bot stands in for us."""
        return not self.is_over and (self.has_stand_in or self.view(self.seat).decision is None)

    @property
    def has_stand_in(self) -> bool:
        """Whether a bot plays our seat."""
        return bool(self.table["seats"][self.seat]["kind"] == "away")

    @property
    def seed_hash(self) -> str:
        """What the seed shown at the end can be checked by."""
        return str(self.table["seed_hash"])

    def names(self, voice: Voice) -> list[str]:
        """The players by their names, or by their colours."""
        return [seat["name"] or voice.seat(seat["seat"]) for seat in self.table["seats"]]

    def view(self, seat: int) -> View:
        """What our seat may know, as the server said last."""
        assert self.seen is not None
        return self.seen

    def outcome(self) -> Outcome:
        """The standings as the server gave them last."""
        return read_outcome(self.table["outcome"])

    def asked(self) -> int | None:
        """Our seat; None when the game is over."""
        return None if self.is_over else self.seat

    # ---------------------------------------------------------------- playing

    def refresh(self) -> None:
        """Read on in the log, and look again at what it may have changed."""
        after = self.entries[-1]["seq"] if self.entries else -1
        fresh = self.server.ask("GET", f"/games/{self.id}/log?seat={self.seat}&after={after}")["entries"]
        self.read_on(fresh)
        found = self.server.ask("GET", f"{self.path}/view")
        self.number, self.seen = found["number"], read_view(self.ids, found["view"])
        options = self.server.ask("GET", f"{self.path}/decision")["options"] if self.seen.decision is not None else ()
        self.foreseen = {option["key"]: self.preview(option) for option in options}
        if self.seen.is_over or any(entry["kind"] not in ANSWERS for entry in fresh):
            self.table = self.server.ask("GET", f"/games/{self.id}")

    def read_on(self, fresh: list[dict[str, Any]]) -> None:
        """Add entries to the log. What was taken back is no part of it: then it is read anew."""
        self.entries += fresh
        undone = {entry["undoes"] for entry in self.entries if entry["kind"] == "undo"}
        is_anew = any(entry["kind"] == "undo" for entry in fresh)
        kept = [entry for entry in (self.entries if is_anew else fresh) if entry["seq"] not in undone]
        found = [read_happening(self.ids, data) for entry in kept for data in entry.get("happenings") or ()]
        self.log = found if is_anew else self.log + found
        self.read_up_to = [min(at, len(self.log)) for at in self.read_up_to]

    def log_at_last_answer(self) -> int:
        """How long the log was after our last answer: what came then is news to whoever comes back. All of it for
        somebody who has not answered yet."""
        undone = {entry["undoes"] for entry in self.entries if entry["kind"] == "undo"}
        at, found = 0, len(self.log)
        for entry in self.entries:
            if entry["seq"] not in undone:
                at += len(entry.get("happenings") or ())
                found = at if entry["kind"] == "choose" and entry["seat"] == self.seat else found
        return found

    def wait(self) -> None:
        """Until something is asked of our seat, or the game is over."""
        while self.is_waiting and not self.server.is_closed:
            if not self.send_bot_away():
                self.server.wait_for_news(self.id, self.seat, self.entries[-1]["seq"])
                self.refresh()

    def send_bot_away(self) -> bool:
        """Take the seat back from a bot that stands in for us. Whether one did."""
        if not self.has_stand_in:
            return False
        try:
            self.server.ask("DELETE", f"{self.path}/bot")
        except Refused as refused:
            if refused.code != "bot-plays-not":  # it has gone by itself
                raise
        self.refresh()
        return True

    def change(self, way: str, **given: object) -> None:
        """Do something about the question last seen, then look at the table anew. MovedOn if that question is past."""
        try:
            self.server.ask("POST", f"{self.path}/{way}", {"number": self.number, **given})
        except (Refused, IllegalAction) as refused:
            self.refresh()  # whatever was refused, something here was out of date
            # What was offered is against the rules only where another seat was faster.
            is_past = way in (DECIDE, LINE) if isinstance(refused, IllegalAction) else refused.code in PAST
            if not is_past:
                raise
            message = "plain-bot-played" if self.send_bot_away() else "plain-moved-on"
            raise MovedOn(self.server.say(message)) from refused
        self.refresh()

    def apply(self, seat: int, choice: Option) -> None:
        """Send an answer to the server."""
        self.change(DECIDE, option=choice.key)

    def apply_line(self, seat: int, choices: Sequence[Option]) -> None:
        """Send several answers to the server, which takes all or none."""
        self.change(LINE, options=[choice.key for choice in choices])

    def previews(self, seat: int) -> Mapping[str, Preview]:
        """What each option would do, as the server told it last."""
        return self.foreseen

    def preview(self, told: Mapping[str, Any]) -> Preview:
        """What an option would do; of one that cannot be taken back nothing is told."""
        return read([read_happening(self.ids, each) for each in told["happenings"]], bool(told["reveals"]))

    def undo(self, seat: int, target: str = ANSWER) -> None:
        """Take the last answer back, or this round's card, or the turn."""
        self.change("undo", target=target)

    def redo(self, seat: int) -> bool:
        """Give again what was taken back last."""
        try:
            self.change("redo")
        except Refused:
            return False
        return True

    # ---------------------------------------------------------------- help

    def still_to_agree(self) -> list[int]:
        """The seats of people who have not agreed to hints."""
        people = [seat for seat in self.table["seats"] if seat["kind"] != "bot"]
        return [seat["seat"] for seat in people if not seat["hints"]] if len(people) > 1 else []

    def agree(self, seat: int) -> bool:
        """Agree to hints, or no longer."""
        is_agreed = bool(self.table["seats"][seat]["hints"])
        self.server.ask("DELETE" if is_agreed else "PUT", f"{self.path}/hints")
        self.refresh()
        return not is_agreed

    def hint(self, seat: int) -> Reason:
        """What the server's best bot would answer."""
        from imperial_miners.bots import Reason

        found = self.server.ask("GET", f"{self.path}/hint")
        self.words = found["words"]
        line, gains, prepares = tuple(found["line"]), found["gains"], found["prepares"]
        return Reason(found["option"], line, gains, prepares, found["other"], found["behind"])

    def line(self, speaker: Speaker, seat: int, reason: Reason) -> list[str]:
        """The steps of the last hint, in the server's words."""
        return self.words

    def why(self, speaker: Speaker, players: Sequence[str], seats: Sequence[int]) -> list[str]:
        """Why bots did what they did; people owe no reasons."""
        return [line for seat in seats for line in self.why_of(speaker, players, seat)]

    def why_of(self, speaker: Speaker, players: Sequence[str], seat: int) -> list[str]:
        """Why one of them did."""
        if self.table["seats"][seat]["level"] is None:
            return []
        found = self.server.ask("GET", f"/games/{self.id}/why/{seat}")
        if found["card"] is None:
            return [speaker.message("why-nothing", player=players[seat])]
        card = speaker.card_name(self.ids.cards[found["card"]])
        return [speaker.message("why-round", round=found["round"], player=players[seat], card=card), *found["lines"]]

    def shut(self, speaker: Speaker, seat: int) -> list[WhyNot]:
        """What is shown and cannot be chosen now."""
        found = self.server.ask("GET", f"{self.path}/why-not")["shut"]
        return [WhyNot(*(each[field] for field in FIELDS)) for each in found]

    def taught(self, seat: int) -> Taught | None:
        """Lessons are given where the game is kept."""
        return None

    def skip(self) -> str:
        """There are no lessons to skip."""
        return ""


class RemoteKeeper:
    """Says where a game on a server is."""

    def __init__(self, match: RemoteMatch, voice: Voice) -> None:
        self.match = match
        self.voice = voice
        self.trouble = ""
        self.address = f"{match.server.origin}/table/{match.id}"

    def keep(self) -> None:
        """The server has kept it already."""

    def lines(self) -> list[str]:
        """How to go on with it."""
        command = f"{COMMAND} play {self.address}"
        return [self.voice.say("plain-on-server", file=self.address), self.voice.say("plain-continue", command=command)]

    def lines_at_end(self) -> list[str]:
        """The seed, and where the record is."""
        record = self.match.server.ask("GET", f"/games/{self.match.id}/record")
        seed = self.voice.say("plain-seed", seed=record["seed"] or "?", hash=record["seed_hash"])
        part, kept = self.match.part, []
        if part is not None:
            kept = [self.voice.say("plain-fair-kept" if part.is_in(record, self.match.seat) else "plain-fair-broken")]
        return [seed, *kept, self.voice.say("plain-record", file=f"{self.address}/record.json")]


# -------------------------------------------------------------------- the way to a seat


def same_pack(server: Server, name: str) -> Pack:
    """The pack of a game, which must be the one that the server plays with."""
    pack = load_pack(name)
    if server.ask("GET", f"/packs/{name}")["digest"] != pack.digest:
        raise Problem(server.say("plain-other-cards", text=server.origin))
    return pack


def seats_file() -> Path:
    """Where this device keeps the tokens of its seats."""
    return data_folder() / "seats.json"


def known_seats() -> dict[str, dict[str, Any]]:
    """The games whose seats this device holds, by their links."""
    try:
        found = json.loads(seats_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def remember_seat(server: Server, game: str, seat: int, links: Sequence[str], part: LuckPart | None) -> None:
    """Keep a seat's token, for this user only, so that the same link leads back to it; and what its deal is checked
    by."""
    known = known_seats()
    for link in links:
        known[link] = {"token": server.token, "game": game, "seat": seat, **(asdict(part) if part is not None else {})}
    file = seats_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, json.dumps(known, indent=1) + "\n", is_private=True)


def join(address: str, language: str, name: str = "") -> RemoteMatch:
    """Sit down at a game by its link: an invitation, a code of another device, or a table where one sits already."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Problem(say(terminal_messages(language), "plain-no-link", text=address))
    way = [part for part in parts.path.split("/") if part]
    server = Server(address, language)
    link = f"{server.origin}/{'/'.join(way[:2])}"
    known = known_seats().get(link)
    if known is not None:
        server.token = known["token"]
        return RemoteMatch(server, known["game"], known["seat"], read_part(known))
    part = None
    code = parse_qs(parts.query).get("code", [""])[0]
    if way[:1] == ["join"] and len(way) == 2:
        server.sign_in()
        shown, adds = server.ask("GET", f"/join/{way[1]}")["table"]["secret_hash"], secrets.token_hex(16)
        joined = server.ask("POST", "/join", {"token": way[1], "name": name, "adds": adds})
        game, seat = joined["table"]["id"], joined["seat"]
        part = LuckPart(shown, adds) if shown and not joined["table"]["dealt"] else None
    elif code:
        server.sign_in()
        table = server.ask("POST", "/codes", {"code": code})
        game, seat = table["id"], next(one["seat"] for one in table["seats"] if one["mine"])
    else:
        raise Problem(server.say("plain-no-seat", text=address))
    links = [f"{server.origin}/table/{game}", *([link] if way[:1] == ["join"] else [])]
    remember_seat(server, game, seat, links, part)
    return RemoteMatch(server, game, seat, part)
