"""The vector environment over worker processes: each steps its share of the games into memory that all share.

What happens at every step goes through that memory alone; the pipes only say that it is time. All else is pickled. Of
two workers or more the process that asks is one itself: it has nothing else to do until the others are done.
"""

from __future__ import annotations

import os
import select
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from operator import index
from pickle import dumps, loads
from time import perf_counter
from typing import Any, Final, Unpack

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode

from imperial_miners.envs import rollouts
from imperial_miners.envs.batches import KEPT, Actions, Arrays, BatchEnv, Flags, Result, scores
from imperial_miners.envs.keeping import Saved, remade
from imperial_miners.envs.rollouts import Policy, Rollout
from imperial_miners.envs.schema import Bytes
from imperial_miners.envs.settings import BatchSettings
from imperial_miners.envs.vector import MinersVectorEnv

Share = tuple[int, int]
"""The first game of a worker and the one after its last."""
STEP: Final = b"step"
CHOOSE: Final = b"choose "
"""Followed by the number from which actions are chosen."""
DONE: Final = b""
"""A worker's answer where all that there is to tell lies in the memory that is shared."""
IN_MEMORY: Final = ("seat", "score", "_score", "action_mask", "_action_mask")
"""Infos of a step that are told by what is shared."""
PATIENCE: Final = 100e-6
"""So many seconds a worker looks for a message before it sleeps, where each has a core: waking up takes as long."""
CLOSED: Final = "this batch is closed: make another"
LOST: Final = (
    "a worker has ended and the batch is closed: make another; a script does so under `if __name__ == '__main__':`, "
    "since every worker imports it"
)


def exchange_type(seats: int) -> np.dtype[np.void]:
    """What goes to and fro for each game: the action, what the step gave, and how the game stands."""
    shape = () if seats == 1 else (seats,)
    given = [("action", np.int64), ("reward", np.float64, shape), ("terminated", np.bool_), ("truncated", np.bool_)]
    return np.dtype([*given, ("points", np.int64, shape), ("over", np.bool_), ("seat", np.int8)], align=True)


class Here:
    """What the process that asks plays itself, in the manner of a pipe: it does when its answer is wanted."""

    def __init__(self, answer: Callable[[bytes], bytes]) -> None:
        self.answer = answer
        self.message = DONE

    def send_bytes(self, message: bytes) -> None:
        """Keep a message for later."""
        self.message = message

    def recv_bytes(self) -> bytes:
        """Do what the message says."""
        return self.answer(self.message)

    def close(self) -> None:
        """Nothing is open."""


class There:
    """A pipe to another process, or from it, whose end may look for a message for a moment before it sleeps."""

    def __init__(self, pipe: Connection, is_watching: bool) -> None:
        self.pipe = pipe
        self.send_bytes = pipe.send_bytes
        self.close = pipe.close
        self.poll: select.poll | None = None
        if is_watching and hasattr(select, "poll"):  # not on Windows
            self.poll = select.poll()
            self.poll.register(pipe.fileno(), select.POLLIN)

    def recv_bytes(self) -> bytes:
        """The next message."""
        if self.poll is not None:
            until = perf_counter() + PATIENCE
            while not self.poll.poll(0) and perf_counter() < until:
                pass
        return self.pipe.recv_bytes()


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class MinersWorkersEnv(BatchEnv):
    """`num_envs` games over so many processes: the same games, seed for seed, as in one process."""

    def __init__(self, num_envs: int, workers: int, **settings: Unpack[BatchSettings]) -> None:
        self.pipes: list[Here | There] = []
        self.processes = []
        self.rolled: rollouts.SharedFile | None = None
        self.is_sent = False
        copy = settings.pop("copy", True)
        single = MinersVectorEnv(1, **settings)
        super().__init__({**single.settings, "num_envs": num_envs, "workers": workers, "copy": copy}, single.pack)
        count = self.num_envs
        if not isinstance(workers, int | np.integer) or not 1 <= workers <= count:
            raise ValueError(f"workers must be 1 to {count}, the number of games, not {workers!r}")
        context = get_context("spawn")
        sizes = (self.schema.size, self.schema.action_count)
        blocks = (context.RawArray("b", count * sizes[0]), context.RawArray("b", count * sizes[1]))
        kind = exchange_type(self.seats)
        block = context.RawArray("b", count * kind.itemsize)
        self.exchange = np.frombuffer(block, kind)
        self.over = self.exchange["over"]
        self.places = np.arange(count)
        self.arrays = Arrays(count, *sizes, (memoryview(blocks[0]).cast("B"), memoryview(blocks[1]).cast("B")))
        edges = [number * count // workers for number in range(workers + 1)]
        self.shares: list[Share] = list(pairwise(edges))
        is_watching = 1 < workers <= cores()
        for share in self.shares:
            given: tuple[Any, ...] = (block, blocks, sizes, share, settings)
            if workers > 1 and not self.pipes:
                self.pipes.append(Here(player(*given)))
                continue
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, is_watching, given), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(There(ours, is_watching))
            self.processes.append(process)

    def ask(self, verb: str, given: Sequence[tuple[Any, ...]] | None = None) -> list[Any]:
        """Let every worker do something with its part, all at once."""
        return self.answers([dumps((verb, part)) for part in given or [()] * len(self.shares)], self.pipes)

    def answers(self, messages: Sequence[bytes], pipes: Sequence[Here | There]) -> list[Any]:
        """Send some workers their messages, and wait for what all of them answer."""
        self.tell(messages, pipes)
        return self.heard(pipes)

    def tell(self, messages: Sequence[bytes], pipes: Sequence[Here | There]) -> None:
        """Send some workers their messages."""
        if self.closed:
            raise RuntimeError(CLOSED)
        if self.is_sent:
            raise RuntimeError("a step is on its way: call recv() first")
        with self.ending():
            for pipe, message in zip(pipes, messages, strict=True):
                pipe.send_bytes(message)

    def heard(self, pipes: Sequence[Here | There]) -> list[Any]:
        """Wait for what some workers answer; a problem of theirs is raised here."""
        with self.ending():
            received = [pipe.recv_bytes() for pipe in pipes]
        answers = [{} if answer == DONE else loads(answer) for answer in received]
        for answer in answers:
            if isinstance(answer, BaseException):
                raise answer
        return answers

    @contextmanager
    def ending(self) -> Iterator[None]:
        """Close the batch where talking to its workers fails."""
        try:
            yield
        except (EOFError, OSError):
            self.close()
            raise RuntimeError(LOST) from None
        except BaseException:  # an interrupt: what is still on its way would answer the next question
            self.close()
            raise

    def begin(self, seeds: list[int | None], mask: Flags) -> dict[str, Any]:
        """New games at some places; returns the infos."""
        infos = self.joined(self.ask("begin", [(seeds[first:last], mask[first:last]) for first, last in self.shares]))
        self.is_begun = True
        return infos

    def step(self, actions: npt.ArrayLike) -> Result:
        """An answer for every game."""
        self.send(actions)
        return self.recv()

    def send(self, actions: npt.ArrayLike) -> None:
        """Let the workers begin a step, and go on at once: `recv` gives what came of it."""
        self.exchange["action"] = self.asked(actions, self.num_envs)
        self.check(self.exchange["action"])
        self.tell([STEP] * len(self.pipes), self.pipes)
        self.is_sent = True

    def recv(self) -> Result:
        """What came of the step that was sent."""
        if not self.is_sent:
            raise RuntimeError("no step is on its way: call send() first")
        self.is_sent = False
        given = self.exchange
        infos = self.joined(self.heard(self.pipes))
        rewards, terminations, truncations = (given[name].copy() for name in ("reward", "terminated", "truncated"))
        if self.mode != AutoresetMode.SAME_STEP and terminations.any():
            infos.update(scores(given["points"], terminations))
        if self.seats > 1:
            infos["seat"] = given["seat"].copy()
        seen, infos = self.with_masks(infos)
        return seen, rewards, terminations, truncations, infos

    def check(self, actions: Actions) -> None:
        """Let the worker that would refuse an action do so before any other steps: all games go on, or none."""
        masks = self.arrays.observation["action_mask"]
        is_known = (actions >= 0) & (actions < masks.shape[1])
        is_offered = masks[self.places, actions] > 0 if is_known.all() else is_known
        if is_offered.all():
            return
        is_offered = is_known & (masks[self.places, np.where(is_known, actions, 0)] > 0)
        for place in np.flatnonzero(~is_offered & ~self.over).tolist():
            number, first = next((number, first) for number, (first, last) in enumerate(self.shares) if place < last)
            asked = dumps(("require_offered", (place - first, int(actions[place]))))
            self.answers([asked], [self.pipes[number]])

    def joined(self, parts: list[dict[str, Any]]) -> dict[str, Any]:
        """Infos of all workers as one; what a worker does not tell is empty there."""
        infos: dict[str, Any] = {}
        for name in dict.fromkeys(name for part in parts for name in part):
            info = next(part[name] for part in parts if name in part)
            if isinstance(info, dict):
                infos[name] = self.joined([part.get(name, {}) for part in parts])
                continue
            empty = None if info.dtype.hasobject else 0
            infos[name] = np.full((self.num_envs, *info.shape[1:]), empty, info.dtype)
            for (first, last), part in zip(self.shares, parts, strict=True):
                if name in part:
                    infos[name][first:last] = part[name]
        return infos

    # ---------------------------------------------------------------- beyond Gymnasium

    def random_actions(self, state: int) -> Actions:
        """An offered action for each game, at random from any whole number."""
        self.require_games()
        first = index(state) * len(self.shares)
        self.answers([CHOOSE + str(first + number).encode() for number in range(len(self.shares))], self.pipes)
        return self.exchange["action"].copy()

    def option_features(self) -> tuple[Bytes, Actions, Actions]:
        """All offered options as rows of features, their actions, and how many each game has."""
        self.require_games()
        parts = self.ask("option_features")
        rows, actions, counts = (np.concatenate([part[i] for part in parts]) for i in range(3))
        return rows, actions, counts

    def rollout(self, policy: Policy, steps: int, seed: int = 0) -> Rollout:
        """Let a copy of a policy in each worker play so many steps, in one message; returns all of them. Without `copy`
        the arrays are those of the next rollout, too."""
        self.check_rollout(steps)
        size = rollouts.size_of(self, steps)
        if self.rolled is None or len(self.rolled) != size:
            self.forget()
            self.rolled = rollouts.SharedFile(size)
        given = (self.rolled.name, self.num_envs, steps, dumps(policy), index(seed))
        self.ask("rollout", [(*given, share) for share in self.shares])
        rollout = rollouts.arrays(self, steps, memoryview(self.rolled.map))
        if self.copy:
            rollout = {name: array.copy() for name, array in rollout.items()}
        return rollouts.in_layout(self, rollout)

    def forget(self) -> None:
        """Give back the memory of rollouts."""
        if self.rolled is not None:
            self.rolled.remove()
            self.rolled = None

    def save(self) -> Saved:
        """The whole state, as JSON can hold it: the same as in one process."""
        self.require_games()
        parts = self.ask("save")
        return {"schema": self.schema.hash, **{name: [item for part in parts for item in part[name]] for name in KEPT}}

    def take(self, saved: Saved) -> dict[str, Any]:
        """Go on from what was saved; returns the infos."""
        parts = [({name: saved[name][first:last] for name in KEPT},) for first, last in self.shares]
        infos = self.joined(self.ask("take", parts))
        self.is_begun = True
        return infos

    def redeal(self, seed: int) -> MinersWorkersEnv:
        """A fork in which all that the seat to answer cannot know is dealt anew in every game, later seeds too."""
        alone = {name: setting for name, setting in self.settings.items() if name != "workers"}
        dealt = remade(MinersVectorEnv, alone, self.save()).redeal(seed)
        other: MinersWorkersEnv = remade(MinersWorkersEnv, self.settings, dealt.save())
        return other

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers, which happens as soon as nobody can ask them any more."""
        self.forget()
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join(5)


def work(pipe: Connection, is_watching: bool, given: tuple[Any, ...]) -> None:
    """What a worker does until the other end of its pipe is closed."""
    asked, answer = There(pipe, is_watching), player(*given)
    with suppress(EOFError, OSError):
        while True:
            asked.send_bytes(answer(asked.recv_bytes()))


def player(
    block: Any, blocks: tuple[Any, Any], sizes: tuple[int, int], share: Share, settings: dict[str, Any]
) -> Callable[[bytes], bytes]:
    """Who plays a share of the games in memory that processes share: gives the answer to each message."""
    first, last = share
    rows, masks = (
        memoryview(block).cast("B")[first * size : last * size] for block, size in zip(blocks, sizes, strict=True)
    )
    env = MinersVectorEnv(last - first, copy=False, memory=(rows, masks), **settings)
    env.is_for_worker = True
    exchange = np.frombuffer(block, exchange_type(env.seats))[first:last]

    def answer(message: bytes) -> bytes:
        try:
            told = answered(env, exchange, message)
            exchange["points"], exchange["over"], exchange["seat"] = env.points, env.over, env.batch.turns
        except Exception as problem:
            return dumps(problem)
        return told

    return answer


def answered(env: MinersVectorEnv, exchange: npt.NDArray[np.void], message: bytes) -> bytes:
    """Do what a message says; returns what there is to tell beside what lies in the memory that is shared."""
    if message == STEP:
        _, exchange["reward"], exchange["terminated"], exchange["truncated"], infos = env.step(exchange["action"])
        rest = {name: info for name, info in infos.items() if name not in IN_MEMORY}
        return dumps(rest) if rest else DONE
    if message.startswith(CHOOSE):
        exchange["action"] = env.random_actions(int(message[len(CHOOSE) :]))
        return DONE
    verb, given = loads(message)
    if verb == "rollout":
        roll(env, *given)
        return DONE
    return dumps(getattr(env, verb)(*given))


def roll(env: MinersVectorEnv, name: str, count: int, steps: int, policy: bytes, seed: int, share: Share) -> None:
    """Let a policy play a worker's share of a rollout, whose arrays are for all games."""
    first, last = share
    whole = rollouts.arrays(env, steps, rollouts.opened(name), count)
    part = {name: array[:, first:last] for name, array in whole.items()}
    rollouts.play(env, loads(policy), part, np.random.default_rng([seed, first]))
