"""Mines as aligned text: borders meet, carts and tokens are all there, and nothing is wider than it must be."""

import random
from functools import cache
from itertools import count

import pytest

from imperial_miners import Game
from imperial_miners.engine.action import PLACE, row_of, x_of
from imperial_miners.terminal.drawing import ASCII, BLOCKS, HEIGHT, Canvas, Sketch, width_of, wrap
from imperial_miners.text.rulebook import LANGUAGES
from imperial_miners.text.speaker import speaker_for
from tests.terminal.driving import PACK


def mines(seed: int) -> Game:
    """A game near its end, played at random."""
    game = Game.new(PACK, 2, seed)
    dice = random.Random(seed)
    while game.round < 10:
        seat = dice.choice(game.awaiting())
        game.apply(seat, dice.choice(game.decision(seat).options))
    return game


@cache
def narrow_mines() -> Game:
    """The first such game whose mines both fit into 60 columns."""
    return next(game for game in map(mines, count()) if all(sketch(game, seat).draw(60) for seat in (0, 1)))


def sketch(game: Game, seat: int, language: str = "en", offered=None, needed=None) -> Sketch:
    speaker = speaker_for(PACK, language)
    faction = lambda id: speaker.message("faction-name", faction=id)  # noqa: E731
    return Sketch(game.view(seat).seats[seat], PACK, speaker.card_name, faction, "Surface", offered, needed=needed)


@pytest.mark.parametrize("seed", range(12))
def test_every_cart_is_drawn_once_on_both_sides_of_its_border(seed):
    game = mines(seed)
    owner = game.view(0).seats[0]
    text = "\n".join(sketch(game, 0).draw(100))
    sides = sum(border == 0 for _, border in owner.complete)
    cells = 2 * sides + 4 * (len(owner.complete) - sides)
    assert text.count(BLOCKS.full) + text.count(BLOCKS.marked) == cells
    marked_sides = sum(border == 0 for _, border in owner.markers)
    assert text.count(BLOCKS.marked) == 2 * marked_sides + 4 * (len(owner.markers) - marked_sides)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("style", [BLOCKS, ASCII], ids=["blocks", "ascii"])
def test_borders_of_neighbouring_rows_meet(seed, style):
    """What is full on a lower border has its other half right below, at the same columns."""
    game = mines(seed)
    lines = sketch(game, 1).draw(80, style)
    for row in range(1, (len(lines) - 1) // HEIGHT):
        lower, upper = lines[row * HEIGHT], lines[row * HEIGHT + 1]
        for sign in (style.full, style.marked):
            assert [at for at, letter in enumerate(lower) if letter == sign] == [
                at for at, letter in enumerate(upper) if letter == sign
            ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_lines_are_no_wider_than_the_canvas_and_tokens_are_told(language, width):
    game = narrow_mines()
    for seat in (0, 1):
        lines = sketch(game, seat, language).draw(width)
        owner = game.view(seat).seats[seat]
        assert max(map(width_of, lines)) <= width
        text = "\n".join(lines)
        assert text.count("M") >= sum(card.machines > 0 for card in owner.mine)
        assert text.count("*") == sum(card.is_activated for card in owner.mine)
        assert text.count(BLOCKS.lines[2]) == len(owner.mine)


def test_offered_places_are_numbered_where_they_are():
    game = Game.new(PACK, 1, 7)
    dice = random.Random(7)
    while not (game.decision(0).kind == "place" and len(game.decision(0).options) > 1):
        game.apply(0, dice.choice(game.decision(0).options))
    options = game.decision(0).options
    places = [(row_of(option.action - PLACE), x_of(option.action - PLACE)) for option in options]
    offered = {place: f"({number})" for number, place in enumerate(places, 1)}
    lines = sketch(game, 0, offered=offered).draw(200)
    middle = [line for line in lines if "(1)" in line]
    assert len(middle) == 1
    positions = [middle[0].index(label) for (row, _), label in offered.items() if row == places[0][0]]
    assert positions == sorted(positions)


def test_the_place_under_the_cursor_is_drawn_however_far_it_lies():
    game = mines(3)
    taken = [card.x for card in game.view(0).seats[0].mine]
    offered = {(1, x): f"({x})" for x in (*range(-20, min(taken) - 1, 2), *range(max(taken) + 2, 20, 2))}
    alone = "\n".join(sketch(game, 0, offered=offered).draw(80))
    assert "(-20)" not in alone
    for needed, label in offered.items():
        assert label in "\n".join(sketch(game, 0, offered=offered, needed=needed).draw(80))


def test_an_empty_mine_has_no_drawing():
    assert sketch(Game.new(PACK, 1, 7), 0).draw() == []


def test_a_mine_that_fits_nowhere_is_not_drawn():
    """Lines that are broken at the edge of the screen show nothing."""
    assert sketch(mines(3), 0).draw(10) == []


def test_wide_characters_keep_the_columns():
    canvas = Canvas(1, 10)
    canvas.write(0, 0, "坑道|")
    canvas.write(0, 8, "|")
    assert width_of(canvas.lines()[0]) == 9


def test_a_long_name_is_cut_and_says_so():
    assert wrap("Orichalcum", 6, "…") == ["Orich…"]
    assert wrap("Uner\u00adwiderte Liebe", 12, "…") == ["Unerwiderte", "Liebe"]
