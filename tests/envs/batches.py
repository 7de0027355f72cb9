"""What tests of batches need: answers to all games, and a strict look at what two batches return."""

import numpy as np


def picked(masks: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    """An offered action for each game; 0 where the game is over."""
    return np.array([int(dice.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in masks])


def assert_same(one: object, two: object):
    """Equal to the last array, of the same types; dicts may be in any order."""
    assert type(one) is type(two)
    if isinstance(one, dict):
        assert set(one) == set(two)
        for name in one:
            assert_same(one[name], two[name])
    elif isinstance(one, tuple):
        for each, other in zip(one, two, strict=True):
            assert_same(each, other)
    elif isinstance(one, np.ndarray) and one.dtype.hasobject:
        assert_same(tuple(one), tuple(two))
    elif isinstance(one, np.ndarray):
        assert one.dtype == two.dtype
        assert np.array_equal(one, two)
    else:
        assert one == two
