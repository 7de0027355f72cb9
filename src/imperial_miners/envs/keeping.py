"""What all environments of one game share: settings, spaces, and ways to save, go back, fork and deal anew."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, ClassVar, Self

import numpy as np

from imperial_miners.engine.pack import Pack
from imperial_miners.envs.episode import Episode, seat_of
from imperial_miners.envs.rendering import check_mode, render_game
from imperial_miners.envs.rewards import check_reward, points_of
from imperial_miners.envs.schema import Bytes, Schema
from imperial_miners.envs.spaces import agent_names

Saved = dict[str, Any]
Picture = np.ndarray[Any, np.dtype[np.uint8]]


class KeepingEnv:
    """An environment around one `Episode`. `kept` names what else is saved, `carried` what only copies take along."""

    kept: ClassVar[tuple[str, ...]] = ("points",)
    carried: ClassVar[tuple[str, ...]] = ("action_spaces",)

    def __init__(
        self,
        seats: int = 2,
        reward: str = "rank",
        pack: str | Pack = "base",
        variant: str = "standard",
        decks: str = "shared",
        render_mode: str | None = None,
        strict: bool = True,
    ) -> None:
        check_reward(reward)
        check_mode(render_mode)
        self.settings: dict[str, Any] = {
            "seats": seats,
            "reward": reward,
            "pack": pack,
            "variant": variant,
            "decks": decks,
            "render_mode": render_mode,
            "strict": strict,
        }
        self.episode = Episode(pack, seats, variant, decks)
        self.reward = reward
        self.strict = strict
        self.render_mode = render_mode
        self.points = [0] * seats
        self.places = {agent: place for place, agent in enumerate(agent_names(seats))}

    @property
    def schema(self) -> Schema:
        """What the numbers of an observation mean."""
        return self.episode.schema

    def new_points(self) -> list[float]:
        """Points of each seat since the last call."""
        before, self.points = self.points, points_of(self.episode.game)
        return [float(now - then) for now, then in zip(self.points, before, strict=True)]

    def place(self, agent: str | int) -> int:
        """The number of a seat, which may be given by its name."""
        if isinstance(agent, str) and agent in self.places:
            return self.places[agent]
        return seat_of(agent, self.episode.seats)

    def option_features(self, agent: str | int = 0) -> tuple[Bytes, list[int]]:
        """The options offered to a seat as rows of features, and their actions in the same order."""
        self.episode.require_game()
        return self.episode.option_features(self.place(agent))

    def viewer(self) -> int:
        """Whose view is rendered: the first awaited seat's."""
        awaited = self.episode.game.awaiting()
        return awaited[0] if awaited else 0

    def render(self) -> str | Picture | None:
        """The table as one seat sees it."""
        if self.render_mode is not None:
            self.episode.require_game()
        return render_game(self.episode.game, self.viewer(), self.render_mode)

    def show(self) -> None:
        """Where a person looks on, print the table whenever it changes, as Gymnasium wants it."""
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Here for the interface: nothing is held open."""

    def save(self) -> Saved:
        """The whole state, as JSON can hold it."""
        return {"episode": self.episode.save(), **{name: copied(getattr(self, name)) for name in self.kept}}

    def restore(self, saved: Saved) -> None:
        """Go back to what was saved, by this environment or by another of the same kind."""
        if not isinstance(saved, dict) or saved.keys() != {"episode", *self.kept}:
            raise ValueError("restore() takes what save() of the same kind of environment gave")
        self.episode.restore(saved["episode"])
        for name in self.kept:
            setattr(self, name, copied(saved[name]))

    def fork(self) -> Self:
        """An independent environment in the same state."""
        return self.around(self.episode.fork())

    def redeal(self, agent: str | int = 0, seed: int = 0) -> Self:
        """A fork in which all that a seat cannot know is dealt anew."""
        self.episode.require_game()
        return self.around(self.episode.redeal(self.place(agent), seed))

    def around(self, episode: Episode) -> Self:
        """This environment with another game in it."""
        other = type(self)(**self.settings)
        other.episode = episode
        for name in self.kept:
            setattr(other, name, copied(getattr(self, name)))
        for name in self.carried:
            setattr(other, name, deepcopy(getattr(self, name)))
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        carried = {name: getattr(self, name) for name in self.carried}
        return (remade, (type(self), self.settings, self.save(), carried))


def remade(kind: type[Any], settings: Saved, saved: Saved | None, carried: Saved | None = None) -> Any:
    """An environment or a batch from what a copy or pickle kept of it."""
    env = kind(**settings)
    if saved is not None:
        env.restore(saved)
    for name, value in (carried or {}).items():
        setattr(env, name, value)
    return env


def copied(value: Any) -> Any:
    """A dict or list of its own; anything else as it is."""
    return value.copy() if isinstance(value, dict | list) else value
