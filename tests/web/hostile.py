"""Requests that nobody should send: each is wrong in at least one respect that is known, and odd in others."""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

ODD_TEXTS = (
    "",
    " ",
    "\0",
    "\ud800",
    "../../../../etc/passwd",
    "%2e%2e%2f",
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "${jndi:ldap://x}",
    "\u202e\u0000\ufeff",
    "é" * 300,
    "A" * 5000,
    "\r\nX-Injected: 1",
    "🂡" * 50,
    "null",
    "-1",
    "1e999",
    "play:",
    "place:99:+99",
    "keep:no_such_card",
)
ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**30,
    1.5,
    float("nan"),
    float("inf"),
    [],
    {},
    [[[[[[]]]]]],
    {"number": {"number": 0}},
    *ODD_TEXTS,
)
ODD_HEADERS = (
    ("accept-language", "x" * 3000),
    ("accept-language", "de;q=nan,*;q=-1,,;;"),
    ("cookie", "imperial_miners=" + "x" * 43),
    ("cookie", "imperial_miners=\xff\xfe; ; =; a"),
    ("cookie", "a" * 6000),
    ("authorization", "Bearer"),
    ("authorization", "Bearer " + "y" * 43),
    ("authorization", "Basic Og=="),
    ("last-event-id", "99999999999999999999"),
    ("last-event-id", "-1; DROP TABLE entries"),
    ("range", "bytes=0-1,1-2,2-3"),
    ("x-forwarded-for", "1.1.1.1, 2.2.2.2"),
    ("x-http-method-override", "DELETE"),
    ("if-none-match", '"' + "z" * 2000),
    ("transfer-encoding", "chunked"),
    ("content-encoding", "gzip"),
    ("expect", "100-continue"),
)
JSON = ("content-type", "application/json")
SEAT_READS = ("view", "decision", "plan", "hint", "why-not")
SEAT_ANSWERS = ("decide", "line", "undo", "redo", "plan", "plan/commit")


@dataclass
class Request:
    """A request as it goes over the wire."""

    method: str
    path: str
    headers: list[tuple[str, str]] = field(default_factory=list)
    body: bytes = b""


class Hostile:
    """Makes hostile requests against a game in which the owner holds both seats."""

    def __init__(self, seed: int, game: str, owner: str) -> None:
        self.rng = random.Random(seed)
        self.game = f"/api/v1/games/{game}"
        self.owner = ("authorization", f"Bearer {owner}")
        self.sins: list[Callable[[], Request]] = [
            self.nowhere,
            self.wrong_method,
            self.no_such_game,
            self.foreign_seat,
            self.foreign_seat_read,
            self.malformed_body,
            self.not_json,
            self.illegal_option,
            self.stale_number,
            self.too_large,
            self.foreign_origin,
            self.bad_host,
            self.no_such_seat,
            self.bad_query,
            self.guess,
        ]

    def make(self) -> Request:
        """One request, wrong in one respect and odd in some others."""
        request = self.rng.choice(self.sins)()
        for _ in range(self.rng.choice((0, 0, 1, 2))):
            name, value = self.rng.choice(ODD_HEADERS)
            if name not in [known for known, _ in request.headers]:
                request.headers.append((name, value))
        if not any(name == "host" for name, _ in request.headers):
            request.headers.append(("host", "localhost"))
        return request

    def junk(self, most: int = 40) -> str:
        """Any text, odd or random."""
        if self.rng.random() < 0.4:
            return self.rng.choice(ODD_TEXTS)
        return "".join(
            chr(self.rng.choice((self.rng.randrange(1, 256), self.rng.randrange(32, 127)))) for _ in range(most)
        )

    def seat(self, part: str) -> str:
        """An address of one of the owner's seats."""
        return f"{self.game}/seats/{self.rng.randrange(2)}/{part}"

    def post(self, path: str, data: Any, *headers: tuple[str, str]) -> Request:
        """A request with a JSON body."""
        return Request("POST", path, [JSON, *headers], json.dumps(data).encode())

    # ---------------------------------------------------------------- sins

    def nowhere(self) -> Request:
        start = self.rng.choice(("/", "/api/", "/api/v1/", f"{self.game}/", f"{self.game}/seats/", "/api/v2/games/"))
        return Request(
            self.rng.choice(("GET", "POST", "PUT", "DELETE", "PATCH")), f"{start}zz{self.junk()}", [self.owner]
        )

    def wrong_method(self) -> Request:
        path = self.rng.choice(
            ("/api/v1/packs", "/api/v1/join", self.game, self.seat("view"), "/healthz", self.seat("undo"))
        )
        return Request(self.rng.choice(("TRACE", "CONNECT", "PROPFIND", "BREW", "PUT")), path, [self.owner])

    def no_such_game(self) -> Request:
        id = self.rng.choice(("a" * 16, "0" * 15, self.junk(16).replace("/", "x").replace("?", "x") or "x"))
        return Request(
            "GET", f"/api/v1/games/{id}/{self.rng.choice(('view', 'record', 'log', 'seats/0/view'))}", [self.owner]
        )

    def foreign_seat(self) -> Request:
        data = {"number": self.rng.randrange(3), "option": "deck:1"}
        part = self.rng.choice(SEAT_ANSWERS)
        if part != "decide":
            data.pop("option" if part != "plan" else "number")
        return self.post(self.seat(part), data)

    def foreign_seat_read(self) -> Request:
        return Request("GET", self.seat(self.rng.choice(SEAT_READS)))

    def malformed_body(self) -> Request:
        path = self.rng.choice(
            (self.seat("decide"), self.seat("undo"), self.seat("plan"), self.seat("chat"), "/api/v1/games")
        )
        value = self.rng.choice(ODD_VALUES)
        wrong: list[Any] = [
            {"number": value if not isinstance(value, int) or value < 0 or value is True else "0", "option": "deck:1"},
            {"seats": value if value != [] else [[]], "text": {}, "option": 0},
            {"number": 0, "option": "deck:1", self.junk() + "!": value},
            [value],
            self.junk(),
        ]
        return self.post(path, self.rng.choice(wrong), self.owner)

    def not_json(self) -> Request:
        whole = json.dumps({"number": 0, "option": "deck:1"}).encode()
        bodies = (
            b"",
            b"\xff\xfe\x00",
            whole[:-3],
            b"[" * 2000,
            b"{" + whole,
            self.junk(200).encode("utf-8", "replace"),
        )
        path = self.rng.choice((self.seat("decide"), self.seat("redo"), "/api/v1/games"))
        return Request("POST", path, [JSON, self.owner], self.rng.choice(bodies))

    def illegal_option(self) -> Request:
        option = self.rng.choice(
            ("place:1:+0", "effect:d", "chain:left", "border:9:right", "play:blind", "x", self.junk()[:60] or "x")
        )
        path = self.seat(self.rng.choice(("decide", "plan")))
        data = {"number": 0, "option": option} if path.endswith("decide") else {"option": option}
        return self.post(path, data, self.owner)

    def stale_number(self) -> Request:
        number = self.rng.choice((1, 2, 999, 1_000_000))
        part = self.rng.choice(("decide", "undo", "redo", "plan/commit"))
        data = {"number": number} | ({"option": "deck:1"} if part == "decide" else {})
        return self.post(self.seat(part), data, self.owner)

    def too_large(self) -> Request:
        return Request("POST", self.seat("decide"), [JSON, self.owner], b" " * (65 * 1024 + self.rng.randrange(10_000)))

    def foreign_origin(self) -> Request:
        header = self.rng.choice(
            (
                ("origin", "http://evil.example"),
                ("origin", "null"),
                ("sec-fetch-site", "cross-site"),
                ("origin", self.junk()),
            )
        )
        return self.post("/api/v1/games", {}, self.owner, header)

    def bad_host(self) -> Request:
        host = self.rng.choice(("evil.example", "localhost.evil.example", "[", "", "127.0.0.1.nip.example", "a" * 300))
        return Request(self.rng.choice(("GET", "POST")), self.game, [("host", host), self.owner])

    def no_such_seat(self) -> Request:
        seat = self.rng.choice(("2", "4", "5", "-1", "99999999999999999999", "0x0", "٣٣", "1.5", "a", "%20"))
        return Request("GET", f"{self.game}/seats/{seat}/{self.rng.choice(SEAT_READS)}", [self.owner])

    def bad_query(self) -> Request:
        query = self.rng.choice(
            ("seat=5", "seat=x", "after=-2", "after=1e3", "after=", "seat=0&after=99999999999", "seat=%00")
        )
        return Request("GET", f"{self.game}/{self.rng.choice(('log', 'stream'))}?{query}", [self.owner])

    def guess(self) -> Request:
        if self.rng.random() < 0.5:
            return self.post("/api/v1/join", {"token": self.junk()[:90] or "x"})
        return self.post("/api/v1/codes", {"code": self.junk(8)[:20] or "x"})
