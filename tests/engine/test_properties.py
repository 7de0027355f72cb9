"""Random games of one to five seats in random interleavings: what must hold at every step, whatever is played.

Hypothesis chooses the game and the seed of the choices; a failure names both and shrinks to few seats. The checks read
the saved state and the view, not the engine's helpers, so that an error in those cannot hide itself.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st

from imperial_miners import Game, Happening, IllegalAction, Pack, load_pack
from imperial_miners.engine.feature import MACHINE_LIMIT, NO_HAND_LIMIT
from imperial_miners.engine.phases import MINE, PLAY
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.state import dump_state, load_state, save_state

PACKS: list[Pack] = [load_pack("base"), load_pack(Path(__file__).parent.parent / "pack_small")]
MOST_MOVES = 400  # by one seat in one game
Json = dict[str, Any]


class Setup(NamedTuple):
    """A game, and the seed of all choices made in it."""

    pack: int
    seats: int
    seed: int
    variant: str
    decks: str

    def new(self) -> Game:
        note(repr(self))
        return Game.new(PACKS[self.pack], self.seats, self.seed, self.variant, self.decks)


def setups(seats: int = 1, decks: str = "shared duplicate") -> st.SearchStrategy[Setup]:
    return st.builds(
        Setup,
        st.integers(0, 1),
        st.integers(seats, 5),
        st.integers(0, 10**6),
        st.sampled_from(["standard", "first-game"]),
        st.sampled_from(decks.split()),
    )


def examples(number: int) -> settings:
    """The same games every time. A game is not shrunk, which would take minutes: its setup says all."""
    return settings(
        max_examples=number,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=[HealthCheck.too_slow],
    )


def steps(setup: Setup) -> Iterator[tuple[Game, random.Random]]:
    """The game before each of its moves, and once more when it is over."""
    game, rng = setup.new(), random.Random(setup.seed)
    while not game.is_over:
        yield game, rng
        step(game, rng)
    yield game, rng


def step(game: Game, rng: random.Random) -> tuple[int, int, list[Happening]]:
    """One random move of a random seat."""
    seat = rng.choice(game.awaiting())
    action = rng.choice(game.actions(seat))
    return seat, action, game.apply(seat, action)


# ---------------------------------------------------------------- checks of one moment


def cards_are_conserved(game: Game, _: random.Random) -> None:
    """Decks, piles, hands, mines and cards on their way make up the box, Level by Level."""
    state = dump_state(game)
    for number, supply in enumerate(state["supplies"]):
        owners = state["seats"] if len(state["supplies"]) == 1 else [state["seats"][number]]
        found: Counter[int] = Counter()
        for pile in supply["decks"] + supply["piles"]:
            found.update(pile)
        for seat in owners:
            found.update(seat["hand"] + seat["cards"])
            if state["phase"] == MINE and seat["chosen"] >= 0 and seat["placed"] < 0:
                found[seat["chosen"]] += 1
        box = Counter({card: design.copies for card, design in enumerate(game.pack.cards)})
        assert found == box
        for level, deck in enumerate(supply["decks"], start=1):
            assert all(game.pack.cards[card].level == level for card in deck + supply["piles"][level - 1])


def what_is_kept_beside_the_state_follows_from_it(game: Game, _: random.Random) -> None:
    """Decks that are open and Levels with a place are noted as the game goes on; a game read anew looks for them."""
    anew = load_state(game.pack, save_state(game))
    assert [(supply.dry, supply.open) for supply in game.supplies] == [(one.dry, one.open) for one in anew.supplies]
    assert [seat.open for seat in game.seats] == [seat.open for seat in anew.seats]


def tokens_are_within_limits(game: Game, _: random.Random) -> None:
    view: Json = game.view(-1).to_json()
    past = [event for event in game.pack.events if event.id in view["past_events"]]
    features = [feature for event in past for feature in event.features]
    limit = max([3, *(feature.number for feature in features if feature.kind == MACHINE_LIMIT)])
    has_hand_limit = not any(feature.kind == NO_HAND_LIMIT for feature in features)
    tops = [len(side.spaces) for name in view["boards"] for side in game.pack.boards if side.id == name]
    for seat in view["seats"]:
        assert min(seat["coins"], seat["vp"], seat["completed"], seat["advanced"]) >= 0
        assert len(seat["mine"]) <= 10
        assert all(0 <= card["machines"] <= limit for card in seat["mine"])
        assert {tuple(pair) for pair in seat["markers"]} <= {tuple(pair) for pair in seat["complete"]}
        assert seat["space"] in (range(1, tops[seat["board"] - 1] + 1) if seat["board"] else [0])
        assert seat["hand_size"] <= 8 or view["phase"] != "play" or not has_hand_limit
    for owner in dump_state(game)["seats"]:
        size = len(owner["cards"])
        assert owner["collapses"] >> size == owner["activated"] >> size == owner["machines"] >> 3 * size == 0


def mines_stand_and_carts_are_recounted(game: Game, _: random.Random) -> None:
    designs = {card.id: card for card in game.pack.cards}
    halves = ("left", "right", "upper-left", "upper-right", "lower-left", "lower-right")
    for seat in game.view(-1).to_json()["seats"]:  # type: ignore[attr-defined]
        at = {(card["row"], card["x"]): card for card in seat["mine"]}
        assert len(at) == len(seat["mine"])
        carts = set()
        marked = {(slot, ("right", "lower-left", "lower-right")[border]) for slot, border in seat["markers"]}
        for (row, x), card in at.items():
            assert row == designs[card["card"]].level
            assert row == 1 or (row - 1, x - 1) in at or (row - 1, x + 1) in at
            full = {half for half, is_full in zip(halves, designs[card["card"]].carts, strict=True) if is_full}
            for half, place, facing in (
                ("right", (row, x + 2), "left"),
                ("lower-left", (row + 1, x - 1), "upper-right"),
                ("lower-right", (row + 1, x + 1), "upper-left"),
            ):
                if place in at:
                    theirs = designs[at[place]["card"]].carts[halves.index(facing)]
                    if (half in full and theirs) or (card["slot"], half) in marked:
                        carts.add((card["slot"], ("right", "lower-left", "lower-right").index(half)))
        assert carts == {tuple(pair) for pair in seat["complete"]}
        assert len(carts) == seat["carts"]


def questions_are_well_put(game: Game, _: random.Random) -> None:
    assert bool(game.awaiting()) != game.is_over
    for seat in range(len(game.seats)):
        decision = game.decision(seat)
        assert (decision is not None) == (seat in game.awaiting())
        if decision is not None:
            actions = [option.action for option in decision.options]
            assert actions == game.actions(seat)
            assert len(set(actions)) == len(actions)
            assert all(game.pack.vocabulary.action(option.key) == option.action for option in decision.options)
            assert len(actions) > 1 or decision.kind in ("play", "keep")


def every_offered_option_applies(game: Game, rng: random.Random) -> None:
    """Also: what happens to a copy does not happen to the game, nor the other way round."""
    before = game.digest()
    copies = []
    for seat in game.awaiting():
        for action in game.actions(seat):
            other = game.copy()
            assert other.digest() == before if rng.random() < 0.1 else True
            other.apply(seat, action)
            copies.append(other)
    assert game.digest() == before
    if copies:
        kept = rng.choice(copies)
        digest, other = kept.digest(), kept.copy()
        while not other.is_over and rng.random() < 0.8:
            step(other, rng)
        assert kept.digest() == digest


def nothing_else_applies(game: Game, rng: random.Random) -> None:
    before = game.digest()
    for _ in range(6):
        seat = rng.randrange(len(game.seats))
        action = rng.randrange(game.pack.action_count)
        if action not in game.actions(seat):
            with pytest.raises(IllegalAction):
                game.apply(seat, rng.choice([action, game.pack.vocabulary.key(action)]))
    assert game.digest() == before


def states_survive_json(game: Game, rng: random.Random) -> None:
    saved = save_state(game)
    other = load_state(game.pack, json.loads(json.dumps(saved)))
    assert other.digest() == game.digest()
    assert save_state(other) == saved
    if not game.is_over and rng.random() < 0.3:
        twin, (seat, action, _) = game.copy(), step(other, rng)
        twin.apply(seat, action)
        assert save_state(other) == save_state(twin)


def views_are_json(game: Game, rng: random.Random) -> None:
    seat = rng.randrange(-1, len(game.seats))
    shown = game.view(seat).to_json()
    assert json.loads(json.dumps(shown)) == shown
    hands = ["hand" in one for one in shown["seats"]]  # type: ignore[attr-defined]
    assert hands == [index == seat for index in range(len(game.seats))]
    assert (shown["decision"] is not None) == (seat in game.awaiting())


def records_replay(game: Game, rng: random.Random) -> None:
    if rng.random() < 0.06 or game.is_over:
        text = game.record().to_json()
        other = Game.replay(text, game.pack)
        assert save_state(other) == save_state(game)
        assert other.record().to_json() == text


CHECKS: list[tuple[Callable[[Game, random.Random], None], int]] = [
    (cards_are_conserved, 30),
    (what_is_kept_beside_the_state_follows_from_it, 30),
    (tokens_are_within_limits, 20),
    (mines_stand_and_carts_are_recounted, 30),
    (questions_are_well_put, 30),
    (every_offered_option_applies, 15),
    (nothing_else_applies, 20),
    (states_survive_json, 12),
    (views_are_json, 20),
    (records_replay, 15),
]


@pytest.mark.parametrize(("check", "number"), CHECKS, ids=[check.__name__ for check, _ in CHECKS])
def test_at_every_step(check: Callable[[Game, random.Random], None], number: int) -> None:
    @examples(number)
    @given(setups())
    def at_every_step(setup: Setup) -> None:
        for game, rng in steps(setup):
            check(game, rng)

    at_every_step()


@examples(60)
@given(setups())
def test_a_game_ends_after_ten_rounds_and_a_bounded_number_of_moves(setup: Setup) -> None:
    for game, _ in steps(setup):
        assert game.move_count <= MOST_MOVES * setup.seats
    assert game.round == 10
    assert game.outcome().is_final
    assert all(len(seat["mine"]) <= 10 for seat in game.view(-1).to_json()["seats"])  # type: ignore[attr-defined]


# ---------------------------------------------------------------- undo


def others(game: Game, seat: int) -> list[Json]:
    """What all other seats see, without what the seat may change: its own, the piles, and what they can take back."""
    views = [game.view(other).to_json() for other in range(len(game.seats)) if other != seat]
    for view in views:
        view["seats"] = [shown for shown in view["seats"] if shown["seat"] != seat]  # type: ignore[attr-defined]
        del view["piles"]
        del view["can_undo"]  # an answer to a step holds back those of others to the step before
    return views


@examples(40)
@given(setups())
@pytest.mark.rule("I20")
def test_undo_at_random(setup: Setup) -> None:
    game, rng = setup.new(), random.Random(setup.seed)
    game.happenings = []  # without the deal and the first Event
    while not game.is_over:
        seat = rng.randrange(setup.seats)
        if rng.random() < 0.3:
            if game.can_undo(seat):
                undo_and_redo(game, seat, rng)
            else:
                digest = game.digest()
                with pytest.raises(IllegalAction):
                    game.undo(seat)
                assert game.digest() == digest
        else:
            seat, _, told = step(game, rng)
            check_line(game, seat, told)


def undo_and_redo(game: Game, seat: int, rng: random.Random) -> None:
    """Taking back is the game without the answers; the others keep what they had, and nobody has learned anything."""
    history, seen, digest, step = game.history(), others(game, seat), game.digest(), (game.round, game.phase)
    can_undo = game.can_undo(seat)
    target = rng.choice(sorted(can_undo))
    at = [number for number, (mover, _) in enumerate(history) if mover == seat][-can_undo[target] :]
    looked, began = game.seats[seat].seen, game.step_began
    game.undo(seat, target)
    assert game.history() == [move for number, move in enumerate(history) if number not in at]
    assert game.seats[seat].seen == looked  # no card that has been seen goes back unseen
    assert game.digest() == played(game, game.history()).digest()
    if step == (game.round, game.phase):
        assert others(game, seat) == seen
    else:
        assert all(mover == seat for mover, _ in history[began:])  # nobody else has answered in the later step
    if rng.random() < 0.6:
        is_alone = all(mover == seat for mover, _ in history[at[0] :])
        for number in at if is_alone else at[:1]:
            told = game.apply(seat, history[number][1])
        # A draw that was skipped may now be served: somebody else's discard has opened a deck since.
        if is_alone or (len(at) == 1 and not any(happening.kind == "drew" for happening in told)):
            assert game.digest() == digest
            assert others(game, seat) == seen


def played(game: Game, moves: list[tuple[int, int]]) -> Game:
    """The same deal with these answers."""
    fresh = game.anew(False)
    for seat, action in moves:
        fresh.apply(seat, action)
    return fresh


def check_line(game: Game, seat: int, told: list[Happening]) -> None:
    """Who learned something, be it a card, an Event or what others chose, cannot go back; who did not can."""
    kinds = {happening.kind for happening in told if happening.seat == seat}
    is_revealed = any(happening.kind == "revealed" and happening.seat != seat for happening in told)
    is_blind = any(happening.kind == "revealed" and happening.fields()["blind"] for happening in told)
    is_new = any(happening.kind in ("event_revealed", "ended") for happening in told)
    if kinds & {"drew", "found_none"} or is_revealed or is_blind or is_new:
        assert not game.can_undo(seat)
    elif not kinds & {"discarded", "reshuffled"} and not any(happening.kind == "drew" for happening in told):
        assert game.can_undo(seat)


# ---------------------------------------------------------------- what is hidden


@examples(40)
@given(setups(seats=2))
def test_dealt_anew_a_seat_sees_the_same(setup: Setup) -> None:
    for game, rng in steps(setup):
        if rng.random() < 0.15:
            seat = rng.randrange(setup.seats)
            view = game.view(seat).to_json()
            for _ in range(2):
                sampled = redeal(game, seat, rng.randrange(1, 2**31 - 1))
                cards_are_conserved(sampled, rng)
                assert sampled.view(seat).to_json() == {**view, "can_undo": {}}
            every_offered_option_applies(sampled, rng)


@examples(25)
@given(setups())
def test_what_a_seat_cannot_know_is_not_in_its_view(setup: Setup) -> None:
    for game, rng in steps(setup):
        if rng.random() < 0.2:
            viewer = rng.randrange(-1, setup.seats)
            other = load_state(game.pack, hidden_changed(game, viewer, rng))
            assert other.view(viewer).to_json() == game.view(viewer).to_json()
            if viewer >= 0 and not game.is_over:
                assert other.actions(viewer) == game.actions(viewer)


def hidden_changed(game: Game, viewer: int, rng: random.Random) -> Json:
    """The saved state with all changed that a seat cannot know: decks, other hands and choices, Events to come."""
    saved: Json = json.loads(json.dumps(save_state(game)))
    unseen = [event for event in range(len(game.pack.events)) if event not in saved["events"][: saved["round"]]]
    rng.shuffle(unseen)
    saved["events"][saved["round"] :] = unseen[: len(saved["events"]) - saved["round"]]
    for number, supply in enumerate(saved["supplies"]):
        owners = saved["seats"] if len(saved["supplies"]) == 1 else [saved["seats"][number]]
        hidden = [owner for owner in owners if owner is not saved["seats"][viewer] or viewer < 0]
        for level in (1, 2, 3, 4):
            pool = list(supply["decks"][level - 1])
            for owner in hidden:
                for card in owner["known"]:
                    owner["hand"].remove(card)  # seen by all when it was taken: no secret
                pool += [card for card in owner["hand"] if game.pack.cards[card].level == level]
            rng.shuffle(pool)
            for owner in hidden:
                owner["hand"] = [pool.pop() if game.pack.cards[card].level == level else card for card in owner["hand"]]
                owner["hand"] += owner["known"]
            supply["decks"][level - 1] = pool
            supply["states"][level - 1] = rng.randrange(1, 2**31 - 1)
        for owner in hidden:
            owner["hand"].sort()
            owner["kept"] = owner["hand"][: len(owner["kept"])]
            if saved["phase"] == PLAY and owner["chosen"] != -1 and owner["hand"]:
                owner["chosen"] = rng.choice(owner["hand"])
    return saved


@examples(25)
@given(setups())
def test_happenings_hide_what_their_seat_alone_may_know(setup: Setup) -> None:
    private = {"dealt", "kept", "chose", "drew"}
    game, rng = setup.new(), random.Random(setup.seed)
    told = list(game.happenings or [])
    while not game.is_over:
        for happening in told:
            for viewer in range(-1, setup.seats):
                shown = happening.seen_by(viewer)
                is_open = happening.kind == "drew" and happening.fields()["open"]
                if happening.kind in private and viewer != happening.seat and not is_open:
                    assert shown.to_json() == {**happening.to_json(), "card": -1}
                else:
                    assert shown.to_json() == happening.to_json()
        told = step(game, rng)[2]


@examples(25)
@given(setups(seats=2))
def test_what_others_draw_looks_the_same_from_every_deck(setup: Setup) -> None:
    """Two games that differ in the order of the decks tell the other seats the same about a draw."""
    for game, rng in steps(setup):
        for seat in game.awaiting():
            decision = game.decision(seat)
            assert decision is not None
            if decision.kind == "deck" and decision.word == "draw" and rng.random() < 0.5:
                viewer = rng.choice([-1, *(other for other in range(setup.seats) if other != seat)])
                saved = save_state(game)
                for supply in saved["supplies"]:
                    supply["decks"] = [rng.sample(deck, len(deck)) for deck in supply["decks"]]
                action = rng.choice(game.actions(seat))
                told = [game.copy().apply(seat, action), load_state(game.pack, saved).apply(seat, action)]
                first, second = [
                    [one.seen_by(viewer).to_json() for one in part if one.kind == "drew" and one.seat == seat][:1]
                    for part in told
                ]
                assert first == second != []


# ---------------------------------------------------------------- the order of seats


@examples(40)
@given(setups(seats=2, decks="duplicate"))
@pytest.mark.rule("I18")
def test_in_a_duplicate_game_the_order_of_seats_changes_nothing(setup: Setup) -> None:
    game, rng = setup.new(), random.Random(setup.seed)
    digests = [game.digest()]
    while not game.is_over:
        moment = (game.round, game.phase)
        step(game, rng)
        if moment != (game.round, game.phase):
            digests.append(game.digest())
    choices: list[list[int]] = [[] for _ in range(setup.seats)]
    for seat, action in game.history():
        choices[seat].append(action)
    for _ in range(2):
        assert again(setup.new(), [list(part) for part in choices], rng) == digests
    alone = Game.new(PACKS[setup.pack], 1, setup.seed, setup.variant, "duplicate")
    again(alone, [choices[0]], rng)
    assert dump_state(alone)["seats"][0] == dump_state(game)["seats"][0]
    assert dump_state(alone)["supplies"][0] == dump_state(game)["supplies"][0]


def again(game: Game, choices: list[list[int]], rng: random.Random) -> list[str]:
    """Play the same choices of every seat in another order; the digests at every step's beginning."""
    digests = [game.digest()]
    favourite = rng.randrange(len(game.seats))
    while not game.is_over:
        moment = (game.round, game.phase)
        awaiting = game.awaiting()
        seat = favourite if favourite in awaiting and rng.random() < 0.7 else rng.choice(awaiting)
        game.apply(seat, choices[seat].pop(0))
        if moment != (game.round, game.phase):
            digests.append(game.digest())
    return digests


@examples(30)
@given(setups(seats=2, decks="shared"))
@pytest.mark.rule("I2", "I3")
def test_hidden_choices_may_be_made_in_any_order(setup: Setup) -> None:
    """Keeping and playing touch no deck, so even with shared decks their order changes nothing."""
    for game, rng in steps(setup):
        if game.view(-1).phase not in ("set-up", "play") or len(game.awaiting()) < setup.seats or rng.random() < 0.5:
            continue
        moment = (game.round, game.phase)
        first, second = game.copy(), game.copy()
        while (first.round, first.phase) == moment:
            step(first, rng)
        choices: list[list[int]] = [[] for _ in range(setup.seats)]
        for seat, action in first.history()[game.move_count :]:
            choices[seat].append(action)
        while (second.round, second.phase) == moment:
            seat = rng.choice(second.awaiting())
            second.apply(seat, choices[seat].pop(0))
        assert first.digest() == second.digest()
