"""Who waits for whom: the tables of a device, in the order in which they should be looked at."""

from __future__ import annotations

from imperial_miners.web.log.entry import PERSON, is_waiting
from imperial_miners.web.log.state import Table


def asked_seats(table: Table, holder: str) -> list[int]:
    """The seats at which a device has to answer: all have sat down, and no bot plays for it."""
    if not table.state.is_dealt or is_waiting(table.state.chairs):
        return []
    asked = table.game.awaiting()
    return [seat for seat in table.seats_of(holder) if seat in asked and table.state.chairs[seat].kind == PERSON]


def waits_for(table: Table, holder: str) -> bool:
    """Whether people wait for a device: it has to answer, and somebody else sits there."""
    if table.state.pace.paused is not None:
        return False
    has_company = any(chair.kind == PERSON and chair.holder != holder for chair in table.state.chairs)
    return has_company and bool(asked_seats(table, holder))


def rank(table: Table, holder: str) -> tuple[int, int]:
    """Where a table stands among those of a device: first where people wait, and longest; then where it may go on; then
    where it waits itself; then what is over. Within those the newest first."""
    if waits_for(table, holder):
        return 0, max(table.state.acted)
    is_asked = not table.game.is_over and bool(set(table.game.awaiting()) & set(table.seats_of(holder)))
    return (3 if table.game.is_over else 1 if is_asked else 2), -table.origin.created
