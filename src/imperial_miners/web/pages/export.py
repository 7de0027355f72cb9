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
from imperial_miners.packs import load_pack
from imperial_miners.review.judging.review import Review
from imperial_miners.review.replay import Replay
from imperial_miners.text.log import EVERYONE
from imperial_miners.text.naming import card_numbers
from imperial_miners.web.log.entry import Chair
from imperial_miners.web.pages.art import draw_cave, draw_small
from imperial_miners.web.pages.rendering import ENVIRONMENT, HOME, Printed, printed_for
from imperial_miners.web.scene.mine import Face
from imperial_miners.web.scene.replay import Looking, answered_at, see_point
from imperial_miners.web.scene.review import see_review
from imperial_miners.web.scene.table import Board
from imperial_miners.web.scene.words import Reader, reader_for

SHEETS: Final = ("tokens", "grid", "pages", "table", "scene", "cards", "sizes", "replay", "review", "export")
ART: Final = "art:"
DRAWN: Final = re.compile(r"art:/((?:picture|cave|back)/[a-z0-9_]+)\.svg")
LOOK: Final = re.compile(r'<a class="look look-at".*?</a>', re.DOTALL)
ZOOM: Final = re.compile(r'<div class="zoom">.*?</div>', re.DOTALL)
LINK: Final = re.compile(r"<a\b([^>]*?)\shref=\"[^\"]*\"([^>]*)>")
BLANKS: Final = re.compile(r"\n\s*")
OWN: Final = ("table/plan.html", "replay/hand.html", "table/purse.html")
COMMON: Final = ("table/boards.html", "table/overlay.html", "table/event.html", "export/players.html")


class Marked:
    """What is printed on cards and boards, by a mark that stands for it: on many tables it is the same."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.template = printed.template
        self.marks: dict[str, int] = {}

    def mark(self, html: str) -> Markup:
        """The mark of a fragment."""
        return Markup(f"\ue000{self.marks.setdefault(plain(html), len(self.marks))}\ue001")

    def in_mine(self, face: Face) -> Markup:
        """A card in a mine."""
        return self.mark(self.printed.in_mine(face))

    def in_hand(self, face: Face, cost: int = -1) -> Markup:
        """A card in a hand."""
        return self.mark(self.printed.in_hand(face, cost))

    def board(self, board: Board) -> Markup:
        """A Progress board."""
        return self.mark(self.printed.board(board))

    def make(self, macro: str, *given: Any) -> Markup:
        """Anything else that comes again and again."""
        return self.mark(self.printed.make(macro, *given))


def plain(html: str) -> str:
    """A fragment without links, which lead nowhere without a server, and without what needs the table's script."""
    html = ZOOM.sub("", LOOK.sub("", html))
    return BLANKS.sub("\n", LINK.sub(r"<span\1\2>", html).replace("</a>", "</span>")).strip()


class Exporter:
    """Makes the page of one game in one language."""

    def __init__(self, replay: Replay, chairs: Sequence[Chair], language: str) -> None:
        self.replay = replay
        self.chairs = chairs
        self.reader: Reader = reader_for(replay.pack, language)
        self.marked = Marked(printed_for(self.reader))
        self.parts: dict[str, int] = {}

    def fill(self, template: str, **given: Any) -> str:
        """A template as text."""
        return ENVIRONMENT.get_template(template).render(
            t=self.reader.ui,
            printed=self.marked,
            macros=self.marked.template,
            language=self.reader.language,
            pictures=ART,
            base="",
            **given,
        )

    def part(self, template: str, given: dict[str, Any]) -> int:
        """A part of the table, kept once."""
        return self.parts.setdefault(plain(self.fill(template, **given)), len(self.parts))

    def point(self, at: int, looked: int, templates: Sequence[str]) -> list[int]:
        """Parts of the table at a point, with a seat's mine in sight."""
        scene = see_point(Looking(self.replay, self.chairs, at, EVERYONE, looked), self.reader, ART)
        given = {name: getattr(scene, name) for name in scene.__slots__}
        given |= {"owner": scene.owner, "me": scene.players[looked]}
        return [self.part(template, given) for template in templates]

    def answer(self, at: int) -> tuple[int, dict[str, Any]]:
        """What was answered, as a part and as it is listed."""
        looking = Looking(self.replay, self.chairs, at, EVERYONE, 0)
        given = {"answered": answered_at(looking, at, self.reader), "at": at, "count": len(self.replay)}
        return self.part("export/answer.html", given), given

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
                    seen[key] = self.point(at, seat, OWN)
                column.append(seen[key])
            columns.append(column)
        common = [self.point(at, 0, COMMON) for at in range(len(replay) + 1)]
        parts, marks = list(self.parts), list(self.marked.marks)
        names = dict.fromkeys(name for html in (*marks, *parts) for name in DRAWN.findall(html))
        told = {
            "art": {name: drawing(replay.pack, *name.split("/")) for name in names},
            "marks": marks,
            "parts": parts,
            "answers": answers,
            "common": common,
            "seats": columns,
            "last": [0, *(step.seat for step in replay.steps)],
            "rounds": [replay.start_of(number) for number in replay.rounds()],
        }
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        return b64encode(gzip.compress(text.encode(), 9, mtime=0)).decode()

    def page(self, reviews: Sequence[Review]) -> str:
        """The whole page."""
        replay, reader = self.replay, self.reader
        listed = [self.answer(at) for at in range(len(replay) + 1)]
        scene = see_point(Looking(replay, self.chairs, len(replay), EVERYONE, 0), reader, ART)
        outcome = replay.game(len(replay)).outcome()
        return self.fill(
            "export/page.html",
            players=scene.players,
            standings=sorted(outcome.standings, key=lambda standing: standing.rank),
            winners=outcome.winners,
            title=reader.title(outcome.title) if outcome.title else "",
            rounds=list(replay.rounds()),
            starts={replay.start_of(number): number for number in replay.rounds()},
            answers=[given["answered"] for _, given in listed[1:]],
            count=len(replay),
            reviews=[see_review(replay, review, reader) for review in reviews],
            replay_base="",
            is_file=True,
            css=Markup(style()),
            script=Markup((HOME / "static" / "export.js").read_text(encoding="utf-8")),
            payload=Markup(self.payload([part for part, _ in listed])),
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
    text = "\n".join((HOME / "static" / f"{sheet}.css").read_text(encoding="utf-8") for sheet in SHEETS)
    return text.replace("body.at-table", ".at-table").replace(".at-table > main", ".at-table > .inner")


def export_html(replay: Replay, chairs: Sequence[Chair], reviews: Sequence[Review], language: str) -> str:
    """A finished game as one page."""
    return Exporter(replay, chairs, language).page(reviews)


def make_page(folder: str, record: str, chairs: Sequence[Chair], reviews: Sequence[str], language: str) -> str:
    """A game as one page, in a process of its own."""
    replay = Replay.read(record, load_pack(folder))
    return export_html(replay, chairs, [Review.from_json(review) for review in reviews], language)
