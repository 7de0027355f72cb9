"""The vector environment over worker processes: each steps its share of the games into memory that all share.

What happens at every step goes through that memory alone; the pipes only say that it is time. All else is pickled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pickle import dumps, loads
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium.vector import VectorEnv
from gymnasium.vector.utils import batch_space

from imperial_miners.envs.episode import Observation, seeds_of
from imperial_miners.envs.schema import Bytes
from imperial_miners.envs.vector import Arrays, MinersVectorEnv, Result

Share = tuple[int, int]
"""The first game of a worker and the one after its last."""
STEP: Final = b"step"
CHOOSE: Final = b"choose "
"""Followed by the number from which actions are chosen."""
DONE: Final = b""
"""A worker's answer where all that there is to tell lies in the memory that is shared."""


def exchange_type(seats: int) -> np.dtype[np.void]:
    """What goes to and fro for each game: the action, and what the step gave."""
    reward = np.dtype(np.float64) if seats == 1 else np.dtype((np.float64, (seats,)))
    fields = [("action", np.int64), ("reward", reward), ("terminated", np.bool_), ("truncated", np.bool_)]
    return np.dtype([*fields, ("seat", np.int8)], align=True)


class MinersWorkersEnv(VectorEnv[Observation, npt.NDArray[np.int64], Any]):
    """`num_envs` games over so many processes: the same games, seed for seed, as in one process."""

    def __init__(self, num_envs: int, workers: int, copy: bool = True, **settings: Any) -> None:
        if not 1 <= workers <= num_envs:
            raise ValueError(f"workers must be 1 to {num_envs}, the number of games, not {workers}")
        single = MinersVectorEnv(1, **settings)  # refuses wrong settings here and now
        self.num_envs = num_envs
        self.copy = copy
        self.seats = single.seats
        self.schema = single.schema
        self.metadata = single.metadata
        self.single_observation_space = single.single_observation_space
        self.single_action_space = single.single_action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        context = get_context("spawn")
        sizes = (self.schema.size, self.schema.action_count)
        blocks = (context.RawArray("b", num_envs * sizes[0]), context.RawArray("b", num_envs * sizes[1]))
        kind = exchange_type(self.seats)
        block = context.RawArray("b", num_envs * kind.itemsize)
        self.exchange = np.frombuffer(block, kind)
        self.places = np.arange(num_envs)
        self.arrays = Arrays(num_envs, *sizes, (memoryview(blocks[0]).cast("B"), memoryview(blocks[1]).cast("B")))
        edges = [number * num_envs // workers for number in range(workers + 1)]
        self.shares: list[Share] = list(pairwise(edges))
        self.pipes: list[Connection] = []
        self.processes = []
        for share in self.shares:
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, block, blocks, sizes, share, settings), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def ask(self, verb: str, given: Sequence[Any]) -> list[Any]:
        """Let every worker do something with its part, all at once."""
        return self.answers([dumps((verb, part)) for part in given])

    def answers(self, messages: Sequence[bytes]) -> list[Any]:
        """Send each worker its message, and wait for what all of them answer."""
        for pipe, message in zip(self.pipes, messages, strict=True):
            pipe.send_bytes(message)
        received = [pipe.recv_bytes() for pipe in self.pipes]
        answers = [{} if answer == DONE else loads(answer) for answer in received]
        for answer in answers:
            if isinstance(answer, BaseException):
                raise answer
        return answers

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games: place i gets the seed plus i, or the i-th of the seeds; `options["reset_mask"]` names places."""
        seeds = seeds_of(seed, self.num_envs)
        mask = (options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_))
        given = [(seeds[first:last], mask[first:last]) for first, last in self.shares]
        infos = self.joined(self.ask("reset", given))
        return self.arrays.seen(self.copy), infos

    def step(self, actions: npt.ArrayLike) -> Result:
        """An answer for every game."""
        seen = self.exchange
        seen["action"] = actions
        self.check(seen["action"])
        infos = self.joined(self.answers([STEP] * len(self.pipes)))
        if self.seats > 1:
            infos["seat"] = seen["seat"].copy()
        given = seen["reward"].copy(), seen["terminated"].copy(), seen["truncated"].copy()
        return self.arrays.seen(self.copy), *given, infos

    def check(self, actions: npt.NDArray[np.int64]) -> None:
        """Let the worker that would refuse an action do so before any other steps: all games go on, or none."""
        masks = self.arrays.observation["action_mask"]
        is_known = (actions >= 0) & (actions < masks.shape[1])
        is_offered = is_known & (masks[self.places, np.where(is_known, actions, 0)] > 0)
        for place in np.flatnonzero(~is_offered & (self.exchange["seat"] >= 0)):
            pipe = next(pipe for pipe, share in zip(self.pipes, self.shares, strict=True) if place < share[1])
            pipe.send_bytes(STEP)
            raise loads(pipe.recv_bytes())

    def joined(self, parts: list[dict[str, Any]]) -> dict[str, Any]:
        """Infos of all workers as one; what a worker does not tell is empty there."""
        infos: dict[str, Any] = {}
        for name in dict.fromkeys(name for part in parts for name in part):
            kind = next(part[name].dtype for part in parts if name in part)
            infos[name] = np.full(self.num_envs, None if kind.hasobject else 0, kind)
            for (first, last), part in zip(self.shares, parts, strict=True):
                if name in part:
                    infos[name][first:last] = part[name]
        return infos

    # ---------------------------------------------------------------- beyond Gymnasium

    def random_actions(self, state: int) -> npt.NDArray[np.int64]:
        """An offered action for each game, at random from any number."""
        first = state * len(self.shares)
        self.answers([CHOOSE + str(first + number).encode() for number in range(len(self.shares))])
        return self.exchange["action"].copy()

    def option_features(self) -> tuple[Bytes, npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """All offered options as rows of features, their actions, and how many each game has."""
        parts = self.ask("option_features", [None] * len(self.shares))
        rows, actions, counts = (np.concatenate([part[i] for part in parts]) for i in range(3))
        return rows, actions, counts

    def save(self) -> list[dict[str, Any]]:
        """The whole state, as JSON can hold it: a part for each worker."""
        return self.ask("save", [None] * len(self.shares))

    def restore(self, saved: list[dict[str, Any]]) -> tuple[Observation, dict[str, Any]]:
        """Go back to what was saved; returns what is seen there."""
        infos = self.joined(self.ask("restore", saved))
        return self.arrays.seen(self.copy), infos

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers."""
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            with suppress(OSError):
                pipe.send_bytes(dumps(("close", None)))
            process.join(5)
            pipe.close()


def work(
    pipe: Connection,
    block: Any,
    blocks: tuple[Any, Any],
    sizes: tuple[int, int],
    share: Share,
    settings: dict[str, Any],
) -> None:
    """What a worker does: the vector environment of its share, until it is told to close."""
    first, last = share
    rows, masks = (
        memoryview(block).cast("B")[first * size : last * size] for block, size in zip(blocks, sizes, strict=True)
    )
    env = MinersVectorEnv(last - first, copy=False, memory=(rows, masks), **settings)
    exchange = np.frombuffer(block, exchange_type(env.seats))[first:last]
    verbs: dict[str, Callable[[Any], Any]] = {
        "reset": lambda given: env.reset(seed=given[0], options={"reset_mask": given[1]})[1],
        "option_features": lambda _: env.option_features(),
        "save": lambda _: env.save(),
        "restore": lambda saved: env.restore(saved)[1],
    }
    while True:
        try:
            message = pipe.recv_bytes()
        except EOFError:
            return
        try:
            if message == STEP:
                answer = step(env, exchange)
            elif message.startswith(CHOOSE):
                exchange["action"] = env.random_actions(int(message[len(CHOOSE) :]))
                answer = DONE
            else:
                verb, given = loads(message)
                if verb == "close":
                    return
                answer = dumps(verbs[verb](given))
            exchange["seat"] = env.batch.turns
        except Exception as problem:
            answer = dumps(RuntimeError(f"{type(problem).__name__}: {problem}"))
        pipe.send_bytes(answer)


def step(env: MinersVectorEnv, exchange: npt.NDArray[np.void]) -> bytes:
    """Step a worker's games; returns the infos, unless there are none but whose turn it is."""
    _, exchange["reward"], exchange["terminated"], exchange["truncated"], infos = env.step(exchange["action"])
    infos.pop("seat", None)
    return dumps(infos) if infos else DONE
