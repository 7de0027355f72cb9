"""The learned weights that are shipped: there for the base pack as it is, of the right shape, and no use elsewhere."""

from pathlib import Path

import pytest

from imperial_miners.bots.learning import training
from imperial_miners.bots.learning.policy import (
    learned_policy,
    new_weights,
    read_weights,
    shipped_weights,
    weights_file,
    weights_name,
    write_weights,
)
from imperial_miners.bots.learning.valuing import best_gauge, learned_weights, plain_weights
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.engine.search.gauge import feature_count
from imperial_miners.packs import load_pack


def test_the_base_pack_has_weights_learned_for_its_present_cards():
    pack = load_pack("base")
    assert learned_policy(pack) is not None, "the cards changed: learn anew with `python3 go.py train base`"
    weights = learned_weights(pack.digest)
    assert weights is not None
    assert [len(row) for row in weights] == [feature_count(pack)] * (ROUNDS + 1)
    assert weights[ROUNDS] == [0.0] * feature_count(pack)
    assert weights != plain_weights(pack)


def test_weights_of_other_packs_are_not_kept():
    assert [file.name for file in shipped_weights().glob("*.npz")] == [weights_name(load_pack("base").digest)]


def test_weights_are_small():
    assert (shipped_weights() / weights_name(load_pack("base").digest)).stat().st_size < 500_000


def test_what_is_trained_goes_to_the_data_folder_and_is_found_there_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(training, "fit_gauge", lambda *_: [[0.0]])
    digest = load_pack("base").digest
    assert weights_file(digest) == shipped_weights() / weights_name(digest)
    file = training.train("base", 0)
    assert file == tmp_path / "imperial-miners" / "weights" / weights_name(digest)
    assert weights_file(digest) == file
    assert training.train("base", 0, folder=tmp_path / "elsewhere").parent == tmp_path / "elsewhere"
    assert weights_file("0" * 64) is None


def test_an_unknown_pack_gets_the_plain_gauge():
    pack = load_pack(Path("tests/pack_small"))
    assert learned_policy(pack) is None
    assert learned_weights(pack.digest) is None
    assert best_gauge(pack).weights == plain_weights(pack)


def test_weights_are_read_only_for_a_pack_of_their_shape(tmp_path: Path):
    small, base = load_pack(Path("tests/pack_small")), load_pack("base")
    write_weights(tmp_path / "small.npz", new_weights(small), plain_weights(small))
    assert read_weights(tmp_path / "small.npz", small) is not None
    assert read_weights(tmp_path / "small.npz", base) is None
