"""Bots by name: the four of the house with settings, the six levels for people, and bots from outside.

`greedy`, `planner:budget=2000`, `expert:playouts=64`, `expert:ms=200`, `adept`, `my_bot.py:Miner`, `cmd:./my_bot`.
A bot made here is repeatable: the same name and seed give the same answers, unless a limit of time (`ms`) is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from imperial_miners.bots.bot import Bot, RandomBot
from imperial_miners.bots.outside import ANSWER_SECONDS, OutsideBot, is_outside, outside_problem
from imperial_miners.bots.players.expert import Depth, ExpertBot
from imperial_miners.bots.players.greedy import GreedyBot
from imperial_miners.bots.players.mixing import MixedBot
from imperial_miners.bots.players.planner import PlannerBot

Settings = dict[str, int]


class UnknownBot(ValueError):
    """A name that no bot has, or a setting that the bot does not take."""


@dataclass(frozen=True)
class Level:
    """A title of R11.3 and the bot that plays like it: `bot`, but in `slips` of 100 choices it takes `weaker`'s."""

    title: str
    bot: str
    weaker: str = "random"
    slips: int = 0


LEVELS: Final = (
    Level("digger", "greedy", "random", 50),  # below 35
    Level("laborer", "greedy"),  # 35-45
    Level("adept", "planner", "greedy", 50),  # 46-55
    Level("engineer", "planner:budget=600"),  # 56-60
    Level("veteran", "expert:playouts=8,rounds=1", "greedy", 20),  # 61-65
    Level("king", "expert"),  # above 65
)
"""The one place where levels are set: each bot's median solo score on the base pack lies in its title's band."""


def make_expert(seed: str, settings: Settings) -> Bot:
    """The expert. `playouts` is the number of futures played in all for one answer; `ms` a limit of time for it."""
    plain = Depth()
    options = settings.pop("options", plain.options)
    futures = settings.pop("futures", plain.futures)
    if "playouts" in settings:
        playouts = settings.pop("playouts")
        options = min(options, playouts)
        futures = max(1, playouts // options)
    return ExpertBot(seed, Depth(options, futures, settings.pop("rounds", plain.rounds), settings.pop("ms", 0) / 1000))


def make_planner(seed: str, settings: Settings) -> Bot:
    """The planner. `budget` is the number of nodes that it looks at in a turn."""
    return PlannerBot(seed, settings.pop("budget")) if "budget" in settings else PlannerBot(seed)


MAKERS: Final[dict[str, Callable[[str, Settings], Bot]]] = {
    "random": lambda seed, settings: RandomBot(seed),
    "greedy": lambda seed, settings: GreedyBot(seed),
    "planner": make_planner,
    "expert": make_expert,
}
SETTINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "random": (),
    "greedy": (),
    "planner": ("budget",),
    "outside": ("ms",),
    "expert": ("playouts", "options", "futures", "rounds", "ms"),
}
"""The settings of each bot of the house, all whole numbers above 0."""


def make_bot(name: str, seed: int | str = 0, *, pack: str = "base", **settings: int) -> Bot:
    """The bot of a name. Settings given here go before those in the name; `pack` is the pack that outside bots play.

    >>> make_bot("expert:playouts=16", seed=7).depth.futures
    2
    >>> make_bot("adept").name
    'adept'
    """
    return build_bot(name, str(seed), pack, settings)


def build_bot(name: str, seed: str, pack: str, settings: Settings) -> Bot:
    """The same with all settings in hand."""
    level = level_of(name)
    if level is not None:
        return make_level(level, seed, pack, settings)
    if is_outside(name):
        return make_outside(name, seed, pack, settings)
    kind, _, given = name.partition(":")
    if kind not in MAKERS:
        raise UnknownBot(
            f"no bot is called {name!r}; there are {', '.join(bot_names())}, file.py:Class and cmd:command"
        )
    chosen = {**read_settings(kind, given), **settings}
    check_settings(kind, chosen)
    bot = MAKERS[kind](seed, chosen)
    bot.name = name
    return bot


def make_level(level: Level, seed: str, pack: str, settings: Settings) -> Bot:
    """The bot of a level. Settings go to its stronger half."""
    bot = build_bot(level.bot, seed, pack, settings)
    if level.slips:
        bot = MixedBot(bot, build_bot(level.weaker, seed, pack, {}), level.slips, seed)
    bot.name = level.title
    return bot


def limit_thinking(bot: Bot, seconds: float) -> None:
    """Give an expert, or one that plays a part of a level, so long for an answer; others are quick anyway."""
    expert = bot.bot if isinstance(bot, MixedBot) else bot
    if isinstance(expert, ExpertBot):
        expert.depth = replace(expert.depth, seconds=seconds)


def quick_bot(title: str) -> Bot:
    """The bot that answers for a level when there is no time to think: good in a moment, and never at random."""
    level = level_of(title)
    is_strong = level is not None and level.bot.startswith("expert")
    return PlannerBot() if is_strong else GreedyBot()


def make_outside(name: str, seed: str, pack: str, settings: Settings) -> Bot:
    """A bot from outside. `ms` is how long it may take for one answer."""
    check_settings("outside", settings)
    problem = outside_problem(name)
    if problem:
        raise UnknownBot(problem)
    return OutsideBot(name, seed, pack, settings.get("ms", ANSWER_SECONDS * 1000) / 1000)


def level_of(name: str) -> Level | None:
    """The level of a title."""
    return next((level for level in LEVELS if level.title == name), None)


def bot_names() -> list[str]:
    """Every plain name: the bots of the house, then the levels."""
    return [*MAKERS, *(level.title for level in LEVELS)]


def read_settings(kind: str, given: str) -> Settings:
    """The settings in a bot's name, such as `playouts=64,nodes=300`, as numbers."""
    settings: Settings = {}
    for part in given.split(",") if given else []:
        word, _, number = part.partition("=")
        if not number.isdecimal():
            raise UnknownBot(f"{kind}: {part!r} is not of the form setting=number")
        settings[word] = int(number)
    return settings


def check_settings(kind: str, settings: Settings) -> None:
    """Refuse what the bot does not take."""
    for word, number in settings.items():
        if word not in SETTINGS[kind]:
            known = ", ".join(SETTINGS[kind]) or "no settings"
            raise UnknownBot(f"{kind} takes {known}; not {word!r}")
        if number < 1:
            raise UnknownBot(f"{kind}: {word} must be 1 or more, not {number}")
