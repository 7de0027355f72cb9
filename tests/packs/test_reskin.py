"""Packs in other clothes: sane, playable, repeatable, and not to be known again."""

from pathlib import Path

import pytest

from imperial_miners import Game, load_pack
from imperial_miners.engine.search.playout import playout
from imperial_miners.packs import check_pack, load_names, pack_folder
from imperial_miners.packs.reskin import reskin


@pytest.mark.parametrize("name", ["base", "starter", "tests/pack_small"])
def test_a_pack_in_other_clothes_passes_every_check_and_plays(name: str, tmp_path: Path):
    before, digests = load_pack(name), set()
    for seed in range(6):
        folder = reskin(name, tmp_path / str(seed), seed)
        assert check_pack(folder) == []
        pack = load_pack(folder)
        digests.add(pack.digest)
        game = Game.new(pack, 3, seed)
        playout(game, seed + 1)
        assert game.is_over
        assert {card.id for card in pack.cards} == {card.id for card in before.cards}
        for level in range(1, 5):
            copies = [sorted(card.copies for card in each.cards if card.level == level) for each in (pack, before)]
            assert copies[0] == copies[1]
    assert len(digests | {before.digest}) == 7


def test_most_cards_are_others_and_the_surface_and_all_names_stay(tmp_path: Path):
    folder = reskin("base", tmp_path / "new", "any text")
    old, new = load_pack("base"), load_pack(folder)
    cards = {card.id: card for card in new.cards}
    same = [card for card in old.cards if (card.level, card.carts) == (cards[card.id].level, cards[card.id].carts)]
    assert len(same) < len(old.cards) / 2
    sheet = Path("src/imperial_miners/packs/base/pack.toml").read_text()
    assert sheet.split("effects = ")[1] == (folder / "pack.toml").read_text().split("effects = ")[1]
    assert load_names(folder, "uk").names == load_names(pack_folder("base"), "uk").names


def test_the_same_seed_makes_the_same_pack(tmp_path: Path):
    folders = [reskin("starter", tmp_path / name, 5) for name in ("one", "two")]
    assert load_pack(folders[0]).digest == load_pack(folders[1]).digest
