"""The log of a table: what each entry makes of the state, and what a reader is told of it."""

import json
from dataclasses import replace

import pytest

from imperial_miners import IllegalAction
from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.effect import FROM_SURFACE
from imperial_miners.engine.happening import FIELDS, Happening
from imperial_miners.engine.luck import LUCKS
from imperial_miners.web.log.device import Session, new_code, new_session
from imperial_miners.web.log.entry import Chair, Entry, happening_json, plain_chairs, seat_entry
from imperial_miners.web.log.state import Origin, State, Table, first_state, fold, read_state
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.tables.answers import entries_for
from tests.table import small_pack

PACK = small_pack()
ORIGIN = Origin("g", PACK.id, PACK.digest, "1", "standard", "shared", 2, None, "en", 1, LUCKS[-1])
ANN, BOB = Chair("Ann", "red", "ann", None, 5), Chair("Bob", "blue", "bob", None, 6)


def begun(seats: int = 2) -> State:
    """A table at which Ann and Bob have sat down."""
    state = first_state(replace(ORIGIN, seats=seats), PACK)
    for seat, chair in enumerate([ANN, BOB][:seats]):
        state = after(state, "seat", seat, seat_entry(seat, chair).body)
    return state


def after(state: State, kind: str, seat: int = 0, body: str = "", at: int = 100) -> State:
    """The state after one more entry."""
    return fold(state, Entry(state.seq + 1, kind, seat, None, body, "person", at))[0]


def choose(state: State, seat: int = 0, number: int = 0, at: int = 100) -> State:
    """The state after a seat has taken one of its options."""
    return after(state, "choose", seat, state.game.decision(seat).options[number].key, at)


def live(state: State) -> Table:
    return Table(ORIGIN, PACK, state)


def test_an_answer_counts_for_its_seat_alone():
    before = begun()
    state = choose(before, seat=1, at=77)
    assert (state.numbers, state.done, state.acted) == ((0, 1), ((), (3,)), (1, 77))
    assert (state.round_began, state.seq, state.redo) == (before.round_began, 3, ((), ()))
    assert before.numbers == (0, 0)
    assert before.game.digest() != state.game.digest(), "the state before is another game"


def test_a_new_round_begins_with_the_answer_that_ends_the_old_one():
    state = begun(1)
    sat_down = state.round_began
    while state.game.round == 0:
        assert state.round_began == sat_down
        state = choose(state, at=500 + state.seq)
    assert state.round_began == 500 + state.seq - 1


def test_undo_and_redo_in_the_order_of_a_stack():
    state = choose(choose(begun(), number=1), number=2)
    keys = [key for _, key in state.game.record().moves]
    entry = Entry(state.seq + 1, "undo", 0, None, "", "person", 9)
    taken, told = fold(state, entry)
    assert told.undoes == 4
    assert (taken.redo[0], taken.done[0], taken.numbers[0], taken.acted[0]) == ((keys[1],), (3,), 3, 9)
    both = after(taken, "undo")
    assert (both.redo[0], both.done[0]) == ((keys[1], keys[0]), ())
    again = after(both, "redo", body=keys[0])
    assert (again.redo[0], again.done[0], again.numbers[0]) == ((keys[1],), (7,), 5)
    assert choose(again).redo[0] == (), "a new answer forgets what was taken back"
    with pytest.raises(IllegalAction):
        after(both, "undo")


def test_the_entries_of_answers_are_numbered_on():
    state = choose(begun())
    made = entries_for(state, 0, [("choose", "x"), ("choose", "y")], "bot", 44)
    assert [(entry.number, entry.body, entry.by, entry.at, entry.seat) for entry in made] == [
        (1, "x", "bot", 44, 0),
        (2, "y", "bot", 44, 0),
    ]
    (redo,) = entries_for(after(state, "undo"), 0, [("redo", "")], "person", 45)
    assert (redo.body, redo.number) == (state.game.record().moves[0][1], 2)
    with pytest.raises(Refusal, match="nothing-to-redo"):
        entries_for(state, 0, [("redo", "")], "person", 46)


@pytest.mark.parametrize(("undos", "is_refused"), [(299, False), (300, True)])
def test_three_hundred_undos_are_enough(undos: int, is_refused: bool):
    state = replace(choose(begun()), numbers=(2 * undos + 1, 0), done=((3,), ()))
    if is_refused:
        with pytest.raises(Refusal, match="too-many-undos"):
            entries_for(state, 0, [("undo", "answer")], "person", 1)
    else:
        assert len(entries_for(state, 0, [("undo", "answer")], "person", 1)) == 1


def test_an_undo_is_one_entry_for_each_answer_that_its_target_takes_back():
    state = choose(choose(begun()))
    undone = entries_for(state, 0, [("undo", "turn")], "person", 1)
    assert [(entry.kind, entry.number, entry.body) for entry in undone] == [("undo", 2, ""), ("undo", 3, "")]
    with pytest.raises(IllegalAction, match="nothing-to-undo"):
        entries_for(state, 0, [("undo", "card")], "person", 1)  # no card has been played


def test_a_wish_is_kept_once_and_given_up():
    state = after(after(after(begun(), "wish", 1, "+hints"), "wish", 1, "+guide"), "wish", 1, "+hints")
    assert state.wishes == ((), ("guide", "hints"))
    assert after(state, "wish", 1, "-guide").wishes == ((), ("hints",))
    assert after(state, "wish", 0, "-guide").wishes == state.wishes


def test_who_sits_down_agrees_to_hints_anew_but_who_comes_back_does_not():
    state = after(after(begun(), "wish", 1, "+hints"), "wish", 1, "+guide")
    away = seat_entry(1, replace(BOB, bot="king")).body
    assert after(state, "seat", 1, away).wishes[1] == ("hints", "guide")
    other = seat_entry(1, replace(BOB, holder="eve")).body
    assert after(state, "seat", 1, other).wishes[1] == ("guide",)
    assert after(state, "seat", 1, other).chairs == (ANN, replace(BOB, holder="eve"))


def test_who_has_still_to_agree_to_hints():
    table = live(begun())
    assert table.still_to_agree() == [0, 1]
    table.state = after(table.state, "wish", 1, "+hints")
    assert table.still_to_agree() == [0]
    table.state = after(table.state, "seat", 1, seat_entry(1, replace(BOB, holder=None, bot="king")).body)
    assert table.still_to_agree() == [], "a person alone needs nobody"
    table.state = after(table.state, "seat", 1, seat_entry(1, replace(BOB, holder=None)).body)
    assert table.still_to_agree() == [0, 1], "an open seat is somebody's to come"


def test_a_chat_line_moves_only_the_log():
    state = begun()
    said = after(state, "chat", 0, '{"text":"hi"}')
    assert said == replace(state, seq=state.seq + 1)


def test_a_snapshot_brings_everything_back():
    state = after(after(choose(choose(begun(), at=8), seat=1, at=9), "undo", 1, at=10), "wish", 1, "+quiet")
    again = read_state(PACK, state.seq, json.dumps(state.to_json()))
    assert again.game.digest() == state.game.digest()
    assert replace(again, game=state.game) == state
    old = {name: value for name, value in json.loads(json.dumps(state.to_json())).items() if name != "wishes"}
    assert read_state(PACK, 1, json.dumps(old)).wishes == ((), ())


def test_seats_of_a_table():
    table = live(begun())
    assert (table.seats_of("bob"), table.seats_of("eve")) == ([1], [])
    assert table.chair(1) == BOB
    for seat in (-1, 2):
        with pytest.raises(Refusal, match="no-such-seat"):
            table.chair(seat)
    assert table.require_holder("ann", 0) == ANN
    with pytest.raises(Refusal, match="not-your-seat"):
        table.require_holder("ann", 1)
    assert table.awaited_bots() == []
    table.state = after(table.state, "seat", 1, seat_entry(1, replace(BOB, bot="king")).body)
    assert table.awaited_bots() == [1]


@pytest.mark.parametrize(
    ("holder", "bot", "kind"),
    [(None, None, "open"), (None, "king", "bot"), ("h", None, "person"), ("h", "king", "away")],
)
def test_a_chair_is_somebodys_or_a_bots(holder: str | None, bot: str | None, kind: str):
    chair = Chair("Ann", "red", holder, bot, 3)
    assert chair.to_json() == {"kind": kind, "name": "Ann", "colour": "red", "level": bot}
    assert seat_entry(1, chair, "bot").chair == chair
    assert (seat_entry(1, chair, "bot").by, seat_entry(1, chair).by, seat_entry(1, chair).at) == ("bot", "person", 3)


def test_plain_chairs_are_called_by_their_colours():
    assert [chair.colour for chair in plain_chairs(5)] == ["red", "blue", "green", "purple", "gold"]
    assert {(chair.name, chair.kind, chair.since) for chair in plain_chairs(2, 8)} == {("", "open", 8)}


def named(kind: str, *values: int) -> dict[str, object]:
    code = next(code for code, names in enumerate(FIELDS) if names[0] == kind)
    told = happening_json(PACK, Happening(code, 1, list(values)))
    assert (told.pop("kind"), told.pop("seat")) == (kind, 1)
    return told


def test_happenings_are_told_by_ids_and_counted_from_one():
    card, event = PACK.cards[0].id, PACK.events[2].id
    assert named("event_revealed", 2) == {"event": event}
    assert named("chose", -2) == {"card": "blind"}
    assert named("dealt", -1) == {"card": None}
    assert named("revealed", 0, 3, 1) == {"card": card, "cost": 3, "blind": 1}
    assert named("placed", 0, 4, 2, -1) == {"card": card, "slot": 5, "row": 2, "x": -1}
    assert named("gained", 1, 3, 0, 1) == {"token": "vp", "amount": 3, "source": "card:1", "extra": 1}
    drew = {"level": 2, "card": card, "faction": None, "open": 0, "source": "surface"}
    assert named("drew", 2, 0, -1, 0, FROM_SURFACE) == drew
    assert named("missed", 0, 2) == {"reason": "no-border", "source": "card:3"}
    assert named("faction_chosen", 0) == {"faction": FACTIONS[0]}
    assert named("advanced", 0, 3, 5) == {"board": 1, "from": 3, "to": 5}


def test_devices_tokens_and_codes():
    one, other = new_session(), new_session()
    assert one.is_new
    assert not Session(one.token).is_new
    tokens = {one.holder, one.form_token, one.invitation("g", 0), one.invitation("g", 1), one.invitation("h", 0)}
    assert len(tokens | {other.holder, other.form_token, one.token}) == 8
    assert Session(one.token).invitation("g", 1) == one.invitation("g", 1)
    assert "=" not in one.form_token
    codes = [new_code() for _ in range(50)]
    assert {len(code) for code in codes} == {8}
    assert not set("".join(codes)) & set("01ILOU")
