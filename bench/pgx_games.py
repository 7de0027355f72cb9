"""Games of pgx, which are compiled for whole batches by jax: played at random, as its documentation does it."""

from __future__ import annotations

import time
from typing import Any

from bench.timing import Contender

GAMES = ("2048", "leduc_holdem")
INSIDE = 32
"""Steps that its own loop takes for each call."""


def contender(name: str, size: int, inside: int = 1) -> Contender:
    """A batch in which each game that ends begins anew; several steps at a time are jax's own loop, without Python."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carried: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], Any]:
        state, key = carried
        key, dice, luck = jax.random.split(key, 3)
        offered = jnp.log(state.legal_action_mask.astype(jnp.float32))
        state = step(state, jax.random.categorical(dice, offered, axis=1), jax.random.split(luck, size))
        return (state, key), state.terminated.sum()

    several = jax.jit(lambda carried: jax.lax.scan(one, carried, None, length=inside))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), size))
    carried = (state, jax.random.PRNGKey(2))

    def run(seconds: float) -> tuple[int, int]:
        nonlocal carried
        made = games = 0
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            carried, ended = several(carried)
            carried[0].observation.block_until_ready()
            games += int(ended.sum())
            made += size * inside
        return made, games

    how = f", its own loop of {inside}" if inside > 1 else ""
    return Contender(f"pgx {name}, batches of {size}{how}", run, time.process_time)


def contenders(sizes: tuple[int, ...]) -> list[Contender]:
    """All games in batches of some sizes, each also in jax's own loop."""
    return [contender(name, size, inside) for name in GAMES for size in sizes for inside in (1, INSIDE)]
