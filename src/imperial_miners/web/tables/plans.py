"""Plans: a seat tries a whole turn on a copy of the game, and then commits or drops it.

A plan is a list of options on top of the answers that the seat has given. They are tried on a game dealt anew from what
the seat knows, made again whenever somebody looks, so the others may go on meanwhile. A plan may pass the common reveal
of the cards, of which only the seat's own is shown, and draws, whose cards lie face down; an option after which nothing
could be foreseen is refused. What follows the first thing that the seat will see (the reveal, or a draw) is carried
out as long as it fits: a plan that was refused as a whole after it had seen something would have seen it for nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from imperial_miners.engine.happening import Happening
from imperial_miners.engine.refusal import IllegalAction
from imperial_miners.review.planning import Imagined, imagined_by
from imperial_miners.web.log.device import Session
from imperial_miners.web.log.entry import AHEAD, CHOOSE
from imperial_miners.web.log.state import StoredPlan, Table
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.store.seat_store import SeatStore
from imperial_miners.web.tables.allowances import Allowance
from imperial_miners.web.tables.answers import Answer, Answers
from imperial_miners.web.tables.live import IDLE, LiveTables


@dataclass(frozen=True)
class Plan:
    """A seat's plan: the options tried so far and the game as the seat imagines it then. `sure` is how many of them are
    given before something is seen that may change the rest."""

    options: list[str]
    imagined: Imagined
    happenings: list[Happening]
    sure: int

    @property
    def seat(self) -> int:
        """Whose plan it is."""
        return self.imagined.seat


class Plans:
    """The plans of the seats at the live tables; a plan that is carried out becomes answers."""

    def __init__(self, live: LiveTables, kept: SeatStore, answers: Answers) -> None:
        self.live = live
        self.kept = kept
        self.answers = answers
        self.allowed = Allowance("too-many-plans", live.settings.limits.plans, IDLE)

    async def show(self, session: Session, game: str, seat: int) -> Plan:
        """A seat's plan; an empty one if there is none."""
        table = await self.live.dealt(game)
        table.require_holder(session.holder, seat)
        return replayed(table, seat, await self.options(table, seat))

    async def try_option(self, session: Session, game: str, seat: int, option: str) -> Plan:
        """Add an option to a plan, unless nothing could be foreseen after it."""
        plan = await self.show(session, game, seat)
        table = await self.live.dealt(game)
        longer = gone_on(plan, option)
        if longer is None:
            raise Refusal("plan-ends-here")
        await self.save(table, seat, longer.options)
        return longer

    async def step_back(self, session: Session, game: str, seat: int) -> Plan:
        """Take the last option out of a plan."""
        plan = await self.show(session, game, seat)
        if not plan.options:
            raise Refusal("no-plan")
        table = await self.live.dealt(game)
        await self.save(table, seat, plan.options[:-1])
        return replayed(table, seat, plan.options[:-1])

    async def drop(self, session: Session, game: str, seat: int) -> None:
        """Forget a plan, in the store and here."""
        table = await self.live.dealt(game)
        table.require_holder(session.holder, seat)
        await self.kept.drop_plan(game, seat)
        self.allowed.give_back((game, seat))
        table.plans[seat] = None

    async def commit(self, session: Session, game: str, seat: int, number: int) -> Answer:
        """Carry a plan out: up to the first thing seen all of it or nothing, then as long as it fits. Repeating the
        request does no harm: the plan is kept until then."""
        table = await self.live.dealt(game)
        table.require_holder(session.holder, seat)
        stored = await self.stored(table, seat)
        if stored is None or stored[0] != number or not stored[1]:
            raise Refusal("no-plan")
        options = stored[1]
        sure = replayed(table, seat, options).sure if number == table.state.numbers[seat] else len(options)
        wanted = [(CHOOSE, option) for option in options[:sure]]
        if options[sure:]:
            wanted.append((AHEAD, " ".join(options[sure:])))
        given = await self.answers.answer(session.holder, game, seat, number, wanted)
        self.allowed.give_back((game, seat))
        return given

    async def options(self, table: Table, seat: int) -> list[str]:
        """The options of a seat's plan, none if the seat has gone on since."""
        stored = await self.stored(table, seat)
        return stored[1] if stored is not None and stored[0] == table.state.numbers[seat] else []

    async def save(self, table: Table, seat: int, options: list[str]) -> None:
        """Keep a plan, so that it outlives the server and is seen by other processes."""
        number = table.state.numbers[seat]
        self.allowed.take((table.id, seat))
        await self.kept.save_plan(table.id, seat, number, options)
        table.plans[seat] = (number, options)

    async def stored(self, table: Table, seat: int) -> StoredPlan | None:
        """A seat's plan as it was kept; looked up once, unless other processes may have changed it since."""
        if seat not in table.plans or self.live.is_shared:
            table.plans[seat] = await self.kept.plan(table.id, seat)
        return table.plans[seat]


def replayed(table: Table, seat: int, options: list[str]) -> Plan:
    """A plan played on a copy of the game as it is now."""
    plan: Plan | None = Plan([], imagined_by(table.game, seat), [], 0)
    try:
        for option in options:
            plan = gone_on(plan, option) if plan is not None else None
    except IllegalAction:
        plan = None
    if plan is None:
        raise Refusal("plan-outdated")
    return plan


def gone_on(plan: Plan, option: str) -> Plan | None:
    """A plan with one more option; None if nothing could be foreseen after it."""
    found = plan.imagined.go_on(option)
    if found is None:
        return None
    imagined, happenings = found
    sure = plan.sure if plan.imagined.has_seen else len(plan.options) + 1
    return Plan([*plan.options, option], imagined, [*plan.happenings, *happenings], sure)
