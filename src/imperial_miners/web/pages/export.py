"""A finished game as one page that needs nothing else: the replay drawn as at the table, the reviews, and every answer
in words for those who read it without script.

What the table looks like at each point is made by the same templates as the game's own pages. Parts that are alike are
kept once, and all of them together are compressed.
"""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64encode
from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup

from imperial_miners.art import card_back
from imperial_miners.engine.pack import Pack
from imperial_miners.review.judging.review import Review
from imperial_miners.review.replay import Replay, instead
from imperial_miners.text.log import EVERYONE
from imperial_miners.text.naming import card_numbers
from imperial_miners.web.log.entry import Chair
from imperial_miners.web.pages.art import draw_cave, draw_small
from imperial_miners.web.pages.rendering import GRID, Painter, Printed, context_of, templates_in
from imperial_miners.web.pages.templates import HOME
from imperial_miners.web.scene.players import see_players
from imperial_miners.web.scene.replay import Answered, Looking, ReplayPoint, answered_at, see_point
from imperial_miners.web.scene.review import Better, see_review
from imperial_miners.web.scene.words import Reader, reader_for
from imperial_miners.web.tables.working import Desk

SHEETS: Final = ("tokens", "pages", "mini", "table", "scene", "cards", "sizes", "replay", "review", "export")
ART: Final = "art:"
DRAWN: Final = re.compile(r"art:/((?:picture|cave|back)/[a-z0-9_]+)\.svg")
OWN: Final = ("mine", "hand", "purse")
COMMON: Final = ("boards", "overlay", "event")
"""Parts of a point that differ from seat to seat, and those that do not."""


class MarkedPrint(Printed):
    """What is printed on cards and boards, by a mark that stands for it: on many tables it is the same."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader, ART, has_links=False)
        self.marks: dict[str, int] = {}

    def make_anew(self, macro: str, *given: Any) -> Markup:
        """The mark of what a macro makes."""
        html = str(super().make_anew(macro, *given))
        return Markup(f"\ue000{self.marks.setdefault(html, len(self.marks))}\ue001")


class Exporter:
    """Makes the page of one game in one language."""

    def __init__(self, replay: Replay, chairs: Sequence[Chair], language: str) -> None:
        self.replay = replay
        self.chairs = chairs
        self.reader: Reader = reader_for(replay.pack, language)
        self.printed = MarkedPrint(self.reader)
        self.context = context_of(self.reader, self.printed, pictures=ART, base="", has_links=False)
        self.pieces: dict[str, int] = {}
        self.lines: list[tuple[int, Better]] = []

    def fill(self, template: str, **given: Any) -> str:
        """A template as text, with nothing in it that leads to a server."""
        return templates_in(self.reader.language).get_template(template).render(self.context, **given)

    def keep(self, html: str) -> int:
        """The number of a piece of the page, which is kept once."""
        return self.pieces.setdefault(html, len(self.pieces))

    def paint(self, point: ReplayPoint, names: Sequence[str]) -> list[int]:
        """Parts of a point as pieces of the page."""
        paint: Painter = self.context["paint"]
        return [self.keep(paint(getattr(point, name))) for name in names]

    def point(self, replay: Replay, at: int, seat: int) -> ReplayPoint:
        """The table at a point, with a seat's mine and hand in sight."""
        return see_point(Looking(replay, self.chairs, at, EVERYONE, seat), self.reader)

    def common(self, replay: Replay, at: int) -> list[int]:
        """The pieces of a point that are the same whoever is looked at."""
        point = self.point(replay, at, 0)
        return [*self.paint(point, COMMON), self.keep(self.fill("export/players.html", players=point.players))]

    def answer(self, replay: Replay, at: int) -> tuple[int, Answered | None]:
        """What was answered, as a piece and as it is listed."""
        answered = answered_at(Looking(replay, self.chairs, at, EVERYONE, 0), at, self.reader)
        return self.keep(self.fill("export/answer.html", answered=answered, at=at, count=len(replay))), answered

    def line(self, seat: int, better: Better) -> dict[str, Any]:
        """A better line than the one taken, from the point where it leaves it: the same pieces as of the game."""
        other = instead(self.replay, better.at, seat, better.keys)
        later = range(better.at + 1, len(other) + 1)
        return {
            "from": better.at,
            "answers": [self.answer(other, at)[0] for at in later],
            "common": [self.common(other, at) for at in later],
            "seats": [
                [self.paint(self.point(other, at, each), OWN) for at in later] for each in range(len(self.chairs))
            ],
            "last": [other.steps[at - 1].seat for at in later],
        }

    def payload(self, answers: Sequence[int]) -> str:
        """Everything that the page's script shows, compressed."""
        replay, seats = self.replay, range(len(self.chairs))
        columns: list[list[list[int]]] = []
        for seat in seats:  # a seat's parts one after the other: they are alike, which makes them small
            seen: dict[str, list[int]] = {}
            column = []
            for at in range(len(replay) + 1):
                view = replay.view(at, seat)
                own = view.seats[seat].to_json([card.id for card in replay.pack.cards])
                key = json.dumps([own, view.costs, view.event])
                if key not in seen:
                    seen[key] = self.paint(self.point(replay, at, seat), OWN)
                column.append(seen[key])
            columns.append(column)
        common = [self.common(replay, at) for at in range(len(replay) + 1)]
        lines = [self.line(seat, better) for seat, better in self.lines]
        pieces, marks = list(self.pieces), list(self.printed.marks)
        names = dict.fromkeys(name for html in (*marks, *pieces) for name in DRAWN.findall(html))
        shown = {
            "art": {name: drawing(replay.pack, *name.split("/")) for name in names},
            "marks": marks,
            "parts": pieces,
            "answers": answers,
            "common": common,
            "seats": columns,
            "last": [0, *(step.seat for step in replay.steps)],
            "rounds": [replay.start_of(number) for number in replay.rounds()],
            "lines": lines,
        }
        text = json.dumps(shown, ensure_ascii=False, separators=(",", ":"))
        return b64encode(gzip.compress(text.encode(), 9, mtime=0)).decode()

    def page(self, reviews: Sequence[Review]) -> str:
        """The whole exported game as one page."""
        replay, reader = self.replay, self.reader
        listed = [self.answer(replay, at) for at in range(len(replay) + 1)]
        seen = [see_review(replay, review, reader) for review in reviews]
        self.lines = [(each.seat, better) for each in seen for turn in each.turns for better in turn.better]
        players = see_players(replay.view(len(replay), 0), self.chairs, 0, reader)
        outcome = replay.game(len(replay)).outcome()
        return self.fill(
            "export/page.html",
            players=players,
            standings=sorted(outcome.standings, key=lambda standing: standing.rank),
            winners=outcome.winners,
            title=reader.title(outcome.title) if outcome.title else "",
            rounds=list(replay.rounds()),
            starts={replay.start_of(number): number for number in replay.rounds()},
            answers=[answered for _, answered in listed[1:]],
            count=len(replay),
            reviews=seen,
            line_of=lambda seat, better: self.lines.index((seat, better)),
            replay_base="",
            is_file=True,
            css=Markup(style()),
            script=Markup((HOME / "static" / "export.js").read_text(encoding="utf-8")),
            payload=Markup(self.payload([piece for piece, _ in listed])),
            record=replay.record,
        )


def drawing(pack: Pack, kind: str, id: str) -> str:
    """A drawing by its name."""
    if kind == "back":
        return card_back(int(id))
    if kind == "cave":
        return draw_cave(pack, [event.id for event in pack.events].index(id))
    return draw_small(pack, card_numbers(pack)[id])


def style() -> str:
    """All sheets in one. The table is a part of the page here, not its body."""
    sheets = [(HOME / "static" / f"{sheet}.css").read_text(encoding="utf-8") for sheet in SHEETS]
    text = "\n".join([sheets[0], GRID, *sheets[1:]])
    return text.replace("body.at-table", ".at-table").replace(".at-table > main", ".at-table > .inner")


def export_html(replay: Replay, chairs: Sequence[Chair], reviews: Sequence[Review], language: str) -> str:
    """A finished game as one page."""
    return Exporter(replay, chairs, language).page(reviews)


def make_page(
    desk: Desk, folder: str, record: str, chairs: Sequence[Chair], reviews: Sequence[str], language: str
) -> str:
    """A game as one page, in a process of its own."""
    replay = Replay.read(record, desk.pack(folder))
    return export_html(replay, chairs, [Review.from_json(review) for review in reviews], language)
