"""Plans: a seat tries a whole turn on a copy of the game, up to the information line, and then commits or drops it.

A plan is a list of options on top of the answers that the seat has given. They are tried on a game dealt anew from what
the seat knows, made again whenever somebody looks, so the others may go on meanwhile. A plan may pass the common reveal
of the cards, of which only the seat's own is told; an option by which the seat would see something new is refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import Happening
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.review.preview import is_news
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.entry import CHOOSE
from imperial_miners.web.log.state import StoredPlan, Table
from imperial_miners.web.refusals import Trouble

if TYPE_CHECKING:
    from imperial_miners.web.tables.service import Answer, Service


@dataclass(frozen=True)
class Plan:
    """A seat's plan: the options tried so far and the game as the seat imagines it then."""

    seat: int
    options: list[str]
    game: Game
    happenings: list[Happening]


@dataclass(frozen=True)
class Ahead:
    """What one option would do. Nothing is told of one that reveals something (`reveals`)."""

    key: str
    reveals: bool
    happenings: list[Happening]


def look_ahead(game: Game, seat: int, option: str) -> tuple[Game, Ahead]:
    """Try an option on a copy. The copy of an option that reveals something must not be shown to anyone."""
    trial = game.copy()
    told = trial.apply(seat, option)
    reveals = not trial.can_undo(seat)
    return trial, Ahead(option, reveals, [] if reveals else [happening.seen_by(seat) for happening in told])


def options_ahead(game: Game, seat: int) -> list[Ahead]:
    """For each option of a seat's decision what it would do, up to the information line."""
    decision = game.decision(seat)
    return [look_ahead(game, seat, option.key)[1] for option in decision.options] if decision else []


def imagined(game: Game, seat: int) -> Game:
    """The game dealt anew from what a seat knows, to plan on."""
    dealt = redeal(game, seat, 1)
    dealt.happenings = []
    return dealt


def step(game: Game, seat: int, option: str) -> tuple[Game, Ahead]:
    """One step of a plan on an imagined game, with what it does to the seat itself; others' doings are inventions."""
    trial = game.copy()
    trial.happenings = []
    own = [happening.seen_by(seat) for happening in trial.apply(seat, option) if happening.seat in (seat, -1)]
    reveals = any(is_news(happening) for happening in own)
    return trial, Ahead(option, reveals, [] if reveals else own)


def steps_ahead(plan: Plan) -> list[Ahead]:
    """For each option of the plan's next decision what it would do."""
    decision = plan.game.decision(plan.seat)
    return [step(plan.game, plan.seat, option.key)[1] for option in decision.options] if decision else []


class Plans:
    """The plans at the service's tables."""

    def __init__(self, service: Service) -> None:
        self.service = service

    async def show(self, session: Session, game: str, seat: int) -> Plan:
        """A seat's plan; an empty one if there is none."""
        table = await self.service.table(game)
        table.require_holder(session.holder, seat)
        return replayed(table, seat, await self.options(table, seat))

    async def try_option(self, session: Session, game: str, seat: int, option: str) -> Plan:
        """Add an option to a plan, unless it would reveal something."""
        plan = await self.show(session, game, seat)
        table = await self.service.table(game)
        trial, ahead = step(plan.game, seat, option)
        if ahead.reveals:
            raise Trouble("plan-ends-here")
        options = [*plan.options, option]
        await self.save(table, seat, options)
        return Plan(seat, options, trial, plan.happenings + ahead.happenings)

    async def step_back(self, session: Session, game: str, seat: int) -> Plan:
        """Take the last option out of a plan."""
        plan = await self.show(session, game, seat)
        if not plan.options:
            raise Trouble("no-plan")
        table = await self.service.table(game)
        await self.save(table, seat, plan.options[:-1])
        return replayed(table, seat, plan.options[:-1])

    async def drop(self, session: Session, game: str, seat: int) -> None:
        """Forget a plan."""
        table = await self.service.table(game)
        table.require_holder(session.holder, seat)
        await self.service.store.drop_plan(game, seat)
        table.plans[seat] = None

    async def commit(self, session: Session, game: str, seat: int, number: int) -> Answer:
        """Carry a plan out, all of it or nothing. Repeating the request does no harm: the plan is kept until then."""
        table = await self.service.table(game)
        table.require_holder(session.holder, seat)
        stored = await self.stored(table, seat)
        if stored is None or stored[0] != number or not stored[1]:
            raise Trouble("no-plan")
        return await self.service.answer(session.holder, game, seat, number, [(CHOOSE, option) for option in stored[1]])

    async def options(self, table: Table, seat: int) -> list[str]:
        """The options of a seat's plan, none if the seat has gone on since."""
        stored = await self.stored(table, seat)
        return stored[1] if stored is not None and stored[0] == table.state.numbers[seat] else []

    async def save(self, table: Table, seat: int, options: list[str]) -> None:
        """Keep a seat's plan."""
        number = table.state.numbers[seat]
        await self.service.store.save_plan(table.id, seat, number, options)
        table.plans[seat] = (number, options)

    async def stored(self, table: Table, seat: int) -> StoredPlan | None:
        """A seat's plan as it was kept; looked up once, unless other processes may have changed it since."""
        if seat not in table.plans or self.service.notices is not None:
            table.plans[seat] = await self.service.store.plan(table.id, seat)
        return table.plans[seat]


def replayed(table: Table, seat: int, options: list[str]) -> Plan:
    """A plan played on a copy of the game as it is now."""
    game = imagined(table.game, seat)
    happenings: list[Happening] = []
    try:
        for option in options:
            game, ahead = step(game, seat, option)
            if ahead.reveals:
                raise Trouble("plan-outdated")
            happenings += ahead.happenings
    except IllegalAction:
        raise Trouble("plan-outdated") from None
    return Plan(seat, options, game, happenings)
