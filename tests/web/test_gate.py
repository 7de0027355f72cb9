"""The gate: fair among clients, bounded, and nobody's turn is lost when somebody leaves the line."""

import asyncio

import pytest

from imperial_miners.web.gate import LATEST, SOONEST, Gate
from imperial_miners.web.refusals import Refusal

pytestmark = pytest.mark.anyio


async def go_in(gate: Gate, client: str, order: list[str], place: str = "") -> None:
    async with gate.inside(client, place=place):
        order.append(place or client)
        await asyncio.sleep(0)


async def test_no_more_are_inside_than_the_gate_is_wide():
    gate, inside, most = Gate(3), 0, 0

    async def visit() -> None:
        nonlocal inside, most
        async with gate.inside():
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0.001)
            inside -= 1

    await asyncio.gather(*(visit() for _ in range(50)))
    assert (most, inside, gate.free, gate.waiting, gate.lines) == (3, 0, 3, 0, {})


async def test_the_lines_of_clients_take_turns():
    gate, order = Gate(1), list[str]()
    await asyncio.gather(*(go_in(gate, client, order) for client in "a" * 5 + "b" * 2 + "c"))
    assert "".join(order) == "aabcabaa"


async def test_the_places_of_a_client_take_turns_within_its_own():
    gate, order = Gate(1), list[str]()
    waiting = [("a", place) for place in "xxxxyyz"] + [("b", "")] * 3
    await asyncio.gather(*(go_in(gate, client, order, place) for client, place in waiting))
    assert "".join(order) == "xxbybzbxyx"


async def test_who_does_not_fit_is_sent_away_with_a_time_to_come_again():
    gate = Gate(1, most=1)
    await gate.enter()
    waiting = asyncio.create_task(gate.enter())
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as refused:
        await gate.enter()
    assert refused.value.code == "busy"
    assert SOONEST <= refused.value.details["retry_after"] <= LATEST
    gate.leave()
    await waiting


async def test_nobody_waits_for_ever():
    gate = Gate(1, patience=0.01)
    await gate.enter()
    with pytest.raises(Refusal, match="busy"):
        await gate.enter()
    gate.leave()
    await gate.enter()


@pytest.mark.parametrize("is_granted", [False, True], ids=["before its turn", "as its turn comes"])
async def test_a_place_is_not_lost_with_one_who_goes_away(is_granted: bool):
    gate = Gate(1)
    await gate.enter()
    leaving, staying = asyncio.create_task(gate.enter()), asyncio.create_task(gate.enter())
    await asyncio.sleep(0)
    if is_granted:
        gate.leave()
    leaving.cancel()
    await asyncio.wait([leaving])
    if not is_granted:
        gate.leave()
    async with asyncio.timeout(5):
        await staying
    gate.leave()
    assert (gate.free, gate.waiting) == (1, 0)
