"""Layouts of batches: the same numbers in other forms, each within its space, and the schema says what they are."""

import numpy as np
import pytest

from imperial_miners import envs
from imperial_miners.envs.layouts import LAYOUTS
from tests.envs.batches import assert_same

KINDS = {"one-hot", "flags", "numbers", "codes", "ids"}


@pytest.mark.parametrize("workers", [0, 2])
@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_layout_tells_the_same_numbers(layout: str, mode: str, workers: int):
    plain = envs.vector_env(4, seats=2, autoreset_mode=mode)
    batch = envs.vector_env(4, seats=2, autoreset_mode=mode, layout=layout, workers=workers)
    schema = batch.schema
    seen = [each.reset(seed=1)[0] for each in (plain, batch)]
    finals = 0
    for number in range(230):
        check(layout, schema, *seen)
        assert batch.observation_space.contains(seen[1])
        actions = plain.random_actions(number)
        given = [each.step(actions) for each in (plain, batch)]
        seen = [each[0] for each in given]
        assert_same(given[0][1:4], given[1][1:4])
        if "final_obs" in given[0][4]:
            for place in np.flatnonzero(given[0][2]):
                finals += 1
                last = [each[4]["final_obs"][place] for each in given]
                check(layout, schema, *last)
                assert batch.single_observation_space.contains(last[1])
    batch.close()
    assert finals > 0 or mode == "NextStep"


def check(layout: str, schema: envs.Schema, plain: dict, seen: dict):
    """Compare what is seen in a layout with the bytes."""
    numbers = plain["observation"].astype(np.float32)
    assert (seen["action_mask"] == plain["action_mask"]).all()
    if layout in ("bytes", "floats"):
        assert (seen["observation"] == numbers).all()
        return
    assert np.allclose(seen["observation"][..., ~schema.is_id], (numbers / schema.scale)[..., ~schema.is_id])
    assert not seen["observation"][..., schema.is_id].any()
    if layout == "cards":
        assert (seen["cards"] == numbers[..., schema.is_id]).all()
        assert seen["cards"].max() < schema.id_count


def test_arrays_are_contiguous_and_of_the_kind_that_was_promised():
    for layout in LAYOUTS:
        seen, _ = envs.vector_env(3, layout=layout).reset(seed=1)
        assert all(array.flags.c_contiguous for array in seen.values())
        assert seen["observation"].dtype == (np.int8 if layout == "bytes" else np.float32)
    with pytest.raises(ValueError, match="layout must be one of bytes, floats, scaled, cards, not 'x'"):
        envs.vector_env(3, layout="x")


def test_the_schema_says_what_each_number_is():
    schema = envs.vector_env(1, seats=2).schema
    assert {part.kind for part in schema.parts} == KINDS
    assert schema["1.cards"].kind == "ids"
    assert schema.is_id[schema["1.cards"].place].all()
    assert schema.is_id.sum() == 2 * schema["0.cards"].size
    for part in schema.parts:
        if part.kind == "one-hot":
            assert (part.high, part.scale) == (1, 1)
    batch = envs.vector_env(64, seats=2, layout="scaled")
    batch.reset(seed=1)
    for number in range(150):
        seen = batch.step(batch.random_actions(number))[0]["observation"]
        assert np.abs(seen).max() <= 3
        assert (np.abs(seen) <= 1).mean() > 0.99
