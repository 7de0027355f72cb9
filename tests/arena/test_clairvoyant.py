"""The reference that knows the decks: repeatable, better than playing on blindly, and it leaves the game as it was."""

import numpy as np
import pytest

from imperial_miners import Game, load_pack
from imperial_miners.arena.clairvoyant import clairvoyant_score, final_score, known_score, share_sheet
from imperial_miners.bots.learning.foresight import Foresight
from imperial_miners.bots.learning.policy import learned_policy
from imperial_miners.cli import main
from imperial_miners.engine.pack import ROUNDS


def test_it_finds_more_than_playing_on_blindly():
    pack = load_pack("base")
    policy = learned_policy(pack)
    assert policy is not None
    foresight = Foresight(pack, policy)
    game = Game.new(pack, 1, "clairvoyant", happenings=False)
    before = game.digest()
    blind = [game.copy() for _ in range(8)]
    foresight.play_on(blind, ROUNDS, np.random.default_rng(1))
    found = clairvoyant_score(foresight, game, width=3, tries=2)
    assert found > np.mean([final_score(each) for each in blind])
    assert found == clairvoyant_score(foresight, game, width=3, tries=2)
    assert game.digest() == before


def test_a_pack_that_nobody_has_learned_has_no_reference():
    with pytest.raises(SystemExit, match="imperial-miners train"):
        known_score("seed", "tests/pack_small", 2, 1)


def test_a_share_is_of_means_with_its_interval():
    row = share_sheet([80, 100, 120], {"bot": [60, 70, 110]}).rows[1]
    assert row[5] == pytest.approx(80)
    assert row[6] < 80 < row[7]


def test_the_command_sets_bots_beside_the_search(capsys: pytest.CaptureFixture[str]):
    call = ["measure", "ceiling", "greedy", "--games", "2", "--width", "1", "--tries", "1", "--workers", "1"]
    assert main(call) == 0
    rows = capsys.readouterr().out.splitlines()
    assert any(row.startswith("knows the decks") for row in rows)
    assert any(row.startswith("greedy") and "2" in row for row in rows)
