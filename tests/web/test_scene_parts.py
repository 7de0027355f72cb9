"""Parts of a scene: each is drawn by itself from what it holds, and holds nothing that its reader may not know."""

from __future__ import annotations

import random
import re
from dataclasses import fields

import pytest
from jinja2 import UndefinedError, meta

from imperial_miners import Game, load_pack
from imperial_miners.engine.redeal import redeal
from imperial_miners.review.preview import look_ahead
from imperial_miners.web.log.entry import plain_chairs
from imperial_miners.web.pages.export import ART, MarkedPrint
from imperial_miners.web.pages.rendering import TEMPLATES, Painter, context_of, printed_for, templates_in
from imperial_miners.web.scene.parts import ScenePart
from imperial_miners.web.scene.table import Sight, TableScene, see_table
from imperial_miners.web.scene.words import reader_for
from tests.table import table

PACK = load_pack("base")
GIVEN = {
    "t",
    "printed",
    "macros",
    "pictures",
    "faces",
    "has_links",
    "base",
    "base_game",
    "form_token",
    "chat",
}
"""What stays the same while a page is open. A replay's parts also have the ways to other points and to new games."""
GIVEN_TO_REPLAYS = {"ways", "level", "levels"}


def played(seed: int, seats: int, answers: int) -> Game:
    """A game after some answers at random."""
    game, rng = Game.new(PACK, seats, seed), random.Random(seed)
    for _ in range(answers):
        if not game.is_over:
            seat = rng.choice(game.awaiting())
            game.apply(seat, rng.choice(game.actions(seat)))
    return game


def scene_of(game: Game, seat: int) -> TableScene:
    view = game.view(seat)
    view.can_undo = {}  # a game that was dealt anew has no record, so nothing of it can be taken back
    sight = Sight(view, plain_chairs(len(game.seats)), seat, look_ahead(game, seat))
    return see_table(sight, reader_for(game.pack, "en"))


@pytest.mark.parametrize("seed", range(10))
def test_a_scene_holds_nothing_that_its_seat_cannot_know(seed: int):
    game = played(seed, 2 + seed % 3, 15 + 12 * seed)
    for seat in range(len(game.seats)):
        assert scene_of(redeal(game, seat, seed + 77), seat) == scene_of(game, seat)


def test_a_scene_can_be_kept_as_a_key():
    game = played(3, 2, 40)
    assert {scene_of(game, 0): "kept"}[scene_of(game, 0)] == "kept"


def test_every_part_is_sent():
    scene = scene_of(played(1, 2, 9), 0)
    parts = [getattr(scene, field.name) for field in fields(scene)]
    assert list(scene.parts) == [part for part in parts if isinstance(part, ScenePart)]


@pytest.mark.parametrize("part", TEMPLATES, ids=lambda part: part.__name__)
def test_a_template_reads_its_part_and_what_stays_the_same(part: type[ScenePart]):
    name = TEMPLATES[part]
    templates = templates_in("en")
    source = templates.loader.get_source(templates, name)[0]
    wanted = meta.find_undeclared_variables(templates.parse(source)) - set(templates.globals)
    assert wanted - {"part"} <= GIVEN | (GIVEN_TO_REPLAYS if name.startswith("replay/") else set())
    assert f'id="{part.id}"' in source


def test_a_painter_hides_the_rest_of_the_scene():
    scene = scene_of(played(1, 1, 5), 0)
    painter = Painter({"scene": scene, "parts": scene.parts, "language": "en"})
    assert painter.given == {"language": "en"}
    with pytest.raises(UndefinedError):
        painter(scene.top)


def test_parts_become_elements_of_their_ids():
    scene = scene_of(played(2, 2, 30), 0)
    reader = reader_for(PACK, "en")
    given = {
        "base": "/table/x/1",
        "base_game": "/table/x",
        "form_token": "f",
        "chat": "on",
        "faces": "",
        "pictures": "",
    }
    paint = context_of(reader, printed_for(reader), has_links=True, **given)["paint"]
    for part in scene.parts:
        assert re.match(rf'<\w+[^>]* id="{part.id}"', paint(part)), part.id


def test_without_links_nothing_leads_to_a_server():
    game = played(4, 2, 60)
    reader = reader_for(PACK, "en")
    printed = MarkedPrint(reader)
    context = context_of(reader, printed, pictures=ART, base="", has_links=False)
    scene = scene_of(game, -1)
    html = "".join(
        context["paint"](part) for part in (scene.mine, scene.boards, scene.overlay, scene.event, scene.purse)
    )
    for text in (html, *printed.marks):
        assert not re.search(r'(?:href|action)="(?!#|art:)', text)
        assert "data-zoom" not in text


def test_a_mark_stands_for_what_comes_again():
    t = table(mine="a1@0 b1@2", hand="c1")
    printed = MarkedPrint(reader_for(t.game.pack, "en"))
    faces = [chamber.face for chamber in scene_of(t.game, 0).mine.chambers]
    first, second, again = (printed.in_hand(face) for face in (*faces, faces[0]))
    assert first == again != second
    assert list(printed.marks.values()) == [0, 1]
