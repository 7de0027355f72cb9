"""The learned weights that are shipped: there for the base pack as it is, of the right shape, and no use elsewhere."""

from pathlib import Path

from imperial_miners.bots import ExpertBot
from imperial_miners.bots.valuing import learned_weights, plain_weights
from imperial_miners.engine.gauge import feature_count
from imperial_miners.engine.pack import ROUNDS
from imperial_miners.packs import load_pack


def test_the_base_pack_has_weights_learned_for_its_present_cards():
    pack = load_pack("base")
    weights = learned_weights(pack.digest)
    assert weights is not None, "the cards changed: learn anew with `python3 go.py train base`"
    assert [len(row) for row in weights] == [feature_count(pack)] * (ROUNDS + 1)
    assert weights[ROUNDS] == [0.0] * feature_count(pack)
    assert weights != plain_weights(pack)


def test_weights_of_other_packs_are_not_kept():
    pack = load_pack("base")
    folder = Path(learned_weights.__wrapped__.__code__.co_filename).parent / "weights"
    assert [file.name for file in folder.glob("*.npz")] == [f"{pack.digest[:16]}.npz"]


def test_an_unknown_pack_gets_the_plain_gauge():
    pack = load_pack(Path("tests/pack_small"))
    assert learned_weights(pack.digest) is None
    assert ExpertBot().gauge_for(pack).weights == plain_weights(pack)
