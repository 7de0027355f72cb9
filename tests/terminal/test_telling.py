"""The timeline in lines: totals are right at every line, sums add up, and nobody is kept waiting."""

import io
import random
import re
import time

import pytest

from imperial_miners import Game
from imperial_miners.terminal.lines import PACE, Lines
from imperial_miners.terminal.local_game import LocalGame
from imperial_miners.terminal.telling import tell
from imperial_miners.terminal.voice import Voice
from tests.terminal.driving import PACK

NOW = re.compile(r"(\d+) (coins?|VP|complete carts?)(?=[,)])")


def numbers(view, seat):
    own = view.seats[seat]
    return {"coin": own.coins, "VP": own.vp, "complete cart": own.carts}


@pytest.mark.parametrize("seats", [1, 2])
def test_totals_follow_what_happened_and_sums_add_up(seats):
    match, voice, dice = LocalGame(Game.new(PACK, seats, "told"), [None] * seats), Voice(PACK, "en"), random.Random(4)
    shown = [numbers(match.view(seat), seat) for seat in range(seats)]
    sums = totals = 0
    while (seat := match.asked()) is not None:
        match.at_keyboard = seat
        view = match.view(seat)
        lines = [line for _, line in tell(match, voice, match.names(voice), view)]
        now = numbers(view, seat)
        for line in lines:
            if "(now " in line:
                totals += 1
                shown[seat] |= {name.rstrip("s"): int(number) for number, name in NOW.findall(line.split("(now ")[1])}
            if line.startswith("You: ") and "+" in line:
                sums += 1
                assert line == lines[-1]
        assert shown[seat] == now, lines
        match.apply(seat, dice.choice(view.decision.options))
    assert totals > 20 * seats
    assert sums > 5 * seats


def lines_at(monkeypatch, source, speed, is_terminal=True):
    lines = Lines(source, io.StringIO())
    lines.is_terminal, lines.speed = is_terminal, speed
    waited = []
    monkeypatch.setattr("select.select", lambda read, *rest: waited.append((read, rest[-1])))
    return lines, waited


def test_a_line_is_read_before_the_next_at_the_speed_that_was_wished(monkeypatch):
    source = io.StringIO()
    for speed in (1, 2, 4):
        lines, waited = lines_at(monkeypatch, source, speed)
        lines.pause()
        assert waited == [([source], PACE / speed)]  # what is typed ends it


def test_nothing_waits_where_no_speed_is_wished_nor_in_a_pipe(monkeypatch):
    for speed, is_terminal in ((0, True), (1, False)):
        lines, waited = lines_at(monkeypatch, io.StringIO(), speed, is_terminal)
        began = time.monotonic()
        lines.pause()
        assert waited == []
        assert time.monotonic() - began < PACE / 4
