"""Packs made of others by changes: what a blank keeps, what a shut word leaves, and that the deal stays the same."""

from pathlib import Path
from shutil import copytree

import pytest

from imperial_miners.bots.learning.policy import weights_file
from imperial_miners.engine.game import Game
from imperial_miners.engine.luck import SECURE, shuffler_of
from imperial_miners.packs import load_pack
from imperial_miners.packs.changing import Alteration, changed_pack, words_of
from imperial_miners.packs.writing import write_effect
from tests.table import SMALL

PACK = load_pack("base")


def card_of(pack, id):
    return next(card for card in pack.cards if card.id == id)


def test_a_blank_keeps_level_cost_copies_and_rails_and_nothing_else():
    before, after = (
        card_of(pack, "sphinx_riddle") for pack in (PACK, changed_pack(PACK, (Alteration("blank", "sphinx_riddle"),)))
    )
    assert (after.level, after.cost, after.copies, after.carts) == (
        before.level,
        before.cost,
        before.copies,
        before.carts,
    )
    assert (after.factions, after.effects) == ((), [])
    assert before.factions
    assert before.effects


def test_the_same_luck_deals_the_same_places():
    blank = changed_pack(
        PACK, (Alteration("blank", "egyptians"), Alteration("blank", "payday"), Alteration("blank", "great_winch"))
    )
    one, other = (shuffler_of(SECURE, "a deal").deal(pack) for pack in (PACK, blank))
    assert (one.decks, one.events, one.sides) == (other.decks, other.events, other.sides)
    assert blank.digest != PACK.digest
    assert not any("egyptians" in card.factions for card in blank.cards)


def test_a_shut_word_can_be_had_nowhere():
    shut = changed_pack(PACK, (Alteration("shut", "advance"),))
    game = Game.new(shut, 1, "shut")
    seat = game.seats[0]
    trees = [effect for card in shut.cards for effect in card.effects] + shut.surface
    trees += [effect for event in shut.events for effect in event.effects]
    having = [tree for tree in trees if "advance" in words_of(tree)]
    assert having
    assert not any(tree.can(game, seat, -1) for tree in having)
    assert not any("advance" in words_of(f.effect) for event in shut.events for f in event.features if f.effect)


def test_values_are_set_one_by_one():
    changes = (
        Alteration("cost", "sphinx_riddle", "1"),
        Alteration("carts", "quicksand", "right upper-left"),
        Alteration("effect 2", "quicksand", "gain 7 coins"),
        Alteration("effect 1", "payday", "gain 5 coins"),
        Alteration("space 2", "great_winch", "gain 2 coins"),
    )
    pack = changed_pack(PACK, changes)
    assert card_of(pack, "sphinx_riddle").cost == 1
    assert card_of(pack, "quicksand").carts == (False, True, True, False, False, False)
    assert write_effect(card_of(pack, "quicksand").effects[1]) == "gain 7 coins"
    assert write_effect(next(event for event in pack.events if event.id == "payday").effects[0]) == "gain 5 coins"
    assert write_effect(next(side for side in pack.boards if side.id == "great_winch").spaces[1]) == "gain 2 coins"
    with pytest.raises(ValueError, match="cost payday 3"):
        changed_pack(PACK, (Alteration("cost", "payday", "3"),))


def test_bots_know_a_changed_pack_as_what_it_was_made_of():
    changed = changed_pack(changed_pack(PACK, ()), (Alteration("blank", "quicksand"),))
    assert changed.learned_as == PACK.digest != changed.digest
    assert weights_file(changed.learned_as) is not None


def test_files_that_changed_meanwhile_are_not_mixed_in(tmp_path: Path):
    folder = copytree(SMALL, tmp_path / "small")
    pack = load_pack(folder)
    events = (folder / "events.toml").read_text()
    (folder / "events.toml").write_text(events.replace("gain 3 coins", "gain 4 coins", 1))
    with pytest.raises(OSError, match="changed since"):
        changed_pack(pack, (Alteration("blank", "payday"),))
