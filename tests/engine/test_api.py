"""The names that others rely on: playing, refusing, taking back, recording, saving, and dealing anew."""

import json
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

import imperial_miners
from imperial_miners import Game, IllegalAction, RecordError, load_pack
from imperial_miners.engine.record import FINDER
from imperial_miners.engine.redeal import redeal
from imperial_miners.engine.refusal import REASONS
from imperial_miners.engine.state import load_state, save_state
from tests.table import SMALL, Player, card, feature, immediate, pack_of, resolve, small_pack, table


def first_answers(game: Game, until: Callable[[Game], bool]) -> Game:
    """Answer with the first option, seat after seat, until something is so."""
    while not until(game):
        seat = game.awaiting()[0]
        game.apply(seat, game.decision(seat).options[0])
    return game


def mixed_answers(game: Game, moves: int) -> Game:
    """Answer with options here and there."""
    for number in range(game.move_count, game.move_count + moves):
        seat = game.awaiting()[number % len(game.awaiting())]
        options = game.decision(seat).options
        game.apply(seat, options[number * 5 % len(options)])
    return game


# ---------------------------------------------------------------- the names, as they are promised


def test_the_promised_program():
    pack = load_pack("base")
    game = Game.new(pack, seats=3, seed=7)
    assert game.awaiting() == [0, 1, 2]
    while not game.is_over:
        for seat in game.awaiting():
            decision = game.decision(seat)
            assert decision.kind
            assert decision.source
            told = game.apply(seat, decision.options[0])
            assert all(happening.kind for happening in told)
    outcome = game.outcome()
    assert [sorted(standing.to_json()) for standing in outcome.standings] == [
        ["carts", "coins", "rank", "score", "seat", "vp"]
    ] * 3
    assert outcome.winners
    assert outcome.title is None
    assert game.awaiting() == []
    assert game.decision(0) is None
    assert Game.replay(game.record().to_json()).digest() == game.digest()


def test_the_promised_defaults():
    game = Game.new(small_pack())
    assert (len(game.seats), game.variant, game.decks, game.seed) == (1, "standard", "shared", "0")
    for variant in ("standard", "first-game"):
        for decks in ("shared", "duplicate"):
            assert Game.new(small_pack(), seats=2, seed="x", variant=variant, decks=decks).awaiting()


@pytest.mark.parametrize("wrong", [{"variant": "quick"}, {"decks": "own"}, {"seats": 0}, {"seats": 6}])
def test_other_games_are_refused(wrong: dict[str, object]):
    with pytest.raises(ValueError, match="must be"):
        Game.new(small_pack(), **wrong)


def test_the_package_exports_what_is_promised():
    for name in ("Game", "IllegalAction", "RecordError", "load_pack"):
        assert name in imperial_miners.__all__
        assert hasattr(imperial_miners, name)


def test_designs_have_the_promised_attributes():
    pack = load_pack("base")
    love = next(design for design in pack.cards if design.id == "unrequited_love")
    assert (love.level, love.cost, love.factions, love.copies) == (3, 4, ("barbarians",), 2)
    assert love.carts == (True, False, True, False, True, False)
    assert len(pack.events) == 18
    assert len(pack.boards) == 6


@pytest.mark.parametrize("folder", [SMALL, str(SMALL)])
def test_a_pack_may_be_a_folder(folder: Path | str):
    assert load_pack(folder).id == "small"


def test_the_same_option_as_object_int_and_key():
    games = [Game.new(small_pack(), seed=3) for _ in range(3)]
    option = games[0].decision(0).options[2]
    games[0].apply(0, option)
    games[1].apply(0, option.action)
    games[2].apply(0, option.key)
    assert len({game.digest() for game in games}) == 1
    assert option.key.startswith("keep:")


def test_actions_are_one_flat_vocabulary_with_keys_that_read_back():
    pack = small_pack()
    words = pack.vocabulary
    assert pack.action_count == len(words.keys) == len(set(words.keys))
    assert all(words.action(words.key(action)) == action for action in range(pack.action_count))
    game = Game.new(pack, seats=2, seed=5)
    while not game.is_over:
        for seat in game.awaiting():
            options = game.decision(seat).options
            assert all(0 <= option.action < pack.action_count for option in options)
            assert [option.action for option in options] == game.actions(seat)
            game.apply(seat, options[-1])


def test_a_decision_tells_who_asks_for_what_and_by_which_rule():
    t = resolve("put 1 machine on 1 card", mine="a1@0", at=2)
    assert t.game.decision(0).to_json() == {
        "seat": 0,
        "kind": "target",
        "word": "machine",
        "rule": "R6.1",
        "source": "card:2",
        "options": ["target:1", "target:2"],
    }


@pytest.mark.parametrize(
    ("source", "make"),
    [
        ("rules", lambda: table(hand="a1")),
        ("card:1", lambda: table(hand="a1").play("a1")),
        ("surface", lambda: table(hand="a1").play("a1").decline()),
        ("event", lambda: table(event=immediate("gain 1 coin", "gain 1 vp"))),
    ],
)
def test_who_asks(source: str, make: Callable[[], Player]):
    assert make().source == source


def test_a_space_asks_by_its_side_and_number():
    t = resolve("advance 1", boards={2: ["", "draw 1 card", ""]}, board=(2, 1))
    assert t.source == f"space:{t.game.view(0).sides[1]}:2"


def test_a_copy_is_independent():
    game = mixed_answers(Game.new(small_pack(), seats=2, seed=4), 20)
    before = game.digest()
    other = game.copy()
    assert other.digest() == before
    mixed_answers(other, 30)
    assert game.digest() == before
    assert other.digest() != before
    assert other.record().moves[:20] == game.record().moves
    mixed_answers(game, 30)
    assert game.digest() == other.digest()


def test_copies_that_go_on_differently_keep_each_its_own_past():
    # copies share the list of answers until they part
    game = mixed_answers(Game.new(small_pack(), seats=2, seed=4), 20)
    past = game.history()
    seat = game.awaiting()[0]
    actions = game.actions(seat)
    assert len(actions) > 1
    others = [game.copy() for _ in actions]
    for other, action in zip(others, actions, strict=True):
        other.apply(seat, action)
    for other in others:
        mixed_answers(other, 3)
    assert [other.history()[:21] for other in others] == [[*past, (seat, action)] for action in actions]
    assert game.history() == past
    assert all(Game.replay(each.record().to_json(), game.pack).digest() == each.digest() for each in [game, *others])


def test_a_digest_tells_games_apart_and_not_the_way_that_led_there():
    games = [Game.new(small_pack(), seats=2, seed=4) for _ in range(2)]
    assert games[0].digest() == games[1].digest() != Game.new(small_pack(), seats=2, seed=5).digest()
    options = [games[0].decision(seat).options[0] for seat in (0, 1)]
    for game, order in zip(games, ((0, 1), (1, 0)), strict=True):
        for seat in order:
            game.apply(seat, options[seat])
    assert games[0].digest() == games[1].digest()


def test_happenings_can_be_left_out():
    quiet = Game.new(small_pack(), seed=4, happenings=False)
    loud = Game.new(small_pack(), seed=4)
    assert quiet.apply(0, quiet.decision(0).options[0]) == []
    assert [happening.kind for happening in loud.apply(0, loud.decision(0).options[0])][-1] == "kept"
    assert quiet.digest() == loud.digest()


# ---------------------------------------------------------------- refusals


def over() -> Game:
    return first_answers(Game.new(small_pack(), seed=1, happenings=False), lambda game: game.is_over)


def play(hand: str, **state) -> Game:
    return table(hand=hand, **state).game


def two_effects(first: str, **state) -> Game:
    return table(card("it", 1, first, "gain 1 coin"), hand="it", **state).play("it").game


REFUSALS: dict[str, tuple[Callable[[], Game], int, object, str]] = {
    "no-such-seat": (lambda: play("a1"), 3, "play:a1", "R1.4"),
    "unknown-action": (lambda: play("a1"), 0, "play:nothing", "R4.1"),
    "game-over": (over, 0, "decline", "R11.1"),
    "not-awaited": (lambda: table(seats=2, hand="a1").play("a1").game, 0, "play:a1", "I2"),
    "other-question": (lambda: play("a1"), 0, "deck:1", "R5.1"),
    "not-in-hand": (lambda: play("a1", mine="b1@0"), 0, "play:b1", "R5.1"),
    "too-dear": (lambda: play("a2 a1", mine="b1@0", coins=1), 0, "play:a2", "R5.1"),
    "no-card-above": (lambda: play("a3 a1"), 0, "play:a3", "R5.4"),
    "has-playable-card": (lambda: play("a1"), 0, "play:blind", "I1"),
    "wrong-row": (lambda: table(mine="b1@0", hand="a1").play("a1").game, 0, "place:2:+1", "R5.3"),
    "place-taken": (lambda: table(mine="b1@0", hand="a1").play("a1").game, 0, "place:1:+0", "R5.3"),
    "too-far": (lambda: table(mine="b1@0", hand="a1").play("a1").game, 0, "place:1:+10", "I7"),
    "deck-empty": (lambda: resolve("draw 1 card", decks={2: ""}).game, 0, "deck:2", "I5"),
    "condition-not-met": (lambda: two_effects("if 1 coin: gain 1 vp"), 0, "effect:a", "I10"),
    "price-not-payable": (lambda: two_effects("pay 1 coin: gain 1 vp"), 0, "effect:a", "I4"),
    "no-such-effect": (lambda: two_effects("gain 1 vp"), 0, "effect:c", "R3.4"),
    "not-offered": (lambda: resolve("activate 1 card", mine="a1@0 b1@2", at=4).game, 0, "target:3", "R8.1"),
}


@pytest.mark.parametrize("reason", REFUSALS)
def test_a_refusal_tells_why_and_changes_nothing(reason: str):
    make, seat, answer, rule = REFUSALS[reason]
    game = make()
    before, awaited = save_state(game), game.awaiting()
    with pytest.raises(IllegalAction) as refused:
        game.apply(seat, answer)
    assert (refused.value.reason, refused.value.rule, refused.value.seat) == (reason, rule, seat)
    assert (save_state(game), game.awaiting()) == (before, awaited)
    assert refused.value.key in (answer, "")


def test_every_reason_is_shown():
    assert {*REFUSALS, "nothing-to-undo"} == set(REASONS)


def event_of(*effects: str) -> Game:
    return table(event=immediate(*effects)).game


def twice_at_the_surface() -> Game:
    return table(hand="a1", coins=4, event=feature("surface twice")).play("a1").decline().choose("effect:a").game


@pytest.mark.parametrize(
    ("make", "answer", "reason", "rule"),
    [
        (lambda: table(mine="b1@0 b1@2", hand="a2", coins=2).play("a2").game, "place:2:+7", "no-card-above", "R5.4"),
        (lambda: resolve("discard 1 card", hand="a1 b1").game, "discard:it", "not-in-hand", "I4"),
        (lambda: Game.new(pack_of([card("rare")]), seed=1), "keep:z4", "not-in-hand", "R2.5"),
        (lambda: table(hand="a1").play("a1").decline().game, "decline", "other-question", "R5.10"),
        (lambda: table(hand="a1").play("a1").decline().game, "effect:b", "price-not-payable", "I4"),
        (lambda: table(event=immediate("pay 1 coin: gain 1 vp", may=True)).game, "effect:a", "other-question", "R5.1"),
        (lambda: event_of("gain 1 coin", "if 1 coin: gain 1 vp", "gain 1 vp"), "effect:b", "condition-not-met", "I10"),
        (lambda: event_of("gain 1 coin", "gain 1 vp"), "effect:c", "no-such-effect", "R3.4"),
        (lambda: resolve("may (gain 1 coin)").game, "effect:b", "no-such-effect", "R3.4"),
        (twice_at_the_surface, "effect:a", "not-offered", "R5.10"),
    ],
)
def test_more_refusals(make: Callable[[], Game], answer: str, reason: str, rule: str):
    with pytest.raises(IllegalAction) as refused:
        make().apply(0, answer)
    assert (refused.value.reason, refused.value.rule) == (reason, rule)


@pytest.mark.parametrize("answer", [-1, 10**9, 1.5, None, "", "play", "PLAY:a1", [], b"play:a1"])
def test_nonsense_is_an_unknown_action(answer: object):
    with pytest.raises(IllegalAction) as refused:
        play("a1").apply(0, answer)
    assert refused.value.reason == "unknown-action"


@pytest.mark.parametrize("error", [IllegalAction("too-dear", "R5.1", 2, "play:a2"), RecordError("move 3", "no")])
def test_errors_travel_between_processes(error: Exception):
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


# ---------------------------------------------------------------- undo


def two_miners(copies: int = 36, *effects: str) -> Game:
    """Two seats in the Mine phase: each has placed a `z1` and chooses between a draw and a discard."""
    z1 = card("z1", 1, *(effects or ("draw 1 card", "discard 1 card: gain 1 coin")), copies=copies)
    game = Game.new(pack_of([z1]), seats=2, seed=1, variant="first-game")
    game.apply(0, "play:z1")
    game.apply(1, "play:z1")
    return game


@pytest.mark.rule("I20")
def test_undo_takes_back_one_answer_of_the_seat_and_touches_nobody_else():
    game = Game.new(small_pack(), seats=2, seed=12)
    game.apply(0, game.decision(0).options[0])
    game.apply(0, game.decision(0).options[1])
    game.apply(1, game.decision(1).options[2])
    moves, other = game.record().moves, game.view(1).to_json()
    game.undo(0)
    assert game.view(1).to_json() == other
    assert game.record().moves == [moves[0], moves[2]]
    assert len(game.view(0).seats[0].kept) == 1
    game.undo(1)
    assert game.record().moves == [moves[0]]


@pytest.mark.rule("I20")
def test_undo_runs_back_to_the_last_draw():
    game = two_miners()
    before = game.digest()
    game.apply(0, "effect:a")
    game.undo(0)
    assert game.digest() == before
    game.apply(0, "effect:a")
    game.apply(0, "deck:2")
    assert not game.can_undo(0)
    with pytest.raises(IllegalAction) as refused:
        game.undo(0)
    assert (refused.value.reason, refused.value.rule) == ("nothing-to-undo", "I20")


@pytest.mark.rule("I20")
def test_discards_come_back_from_the_pile():
    game = two_miners()
    before = game.digest()
    game.apply(0, "effect:b")
    game.apply(0, "discard:z3")
    assert (len(game.view(1).piles[2]), game.seats[0].coins) == (1, 1)
    game.apply(1, "effect:b")
    game.undo(0)
    game.undo(0)
    game.undo(1)
    assert game.digest() == before


@pytest.mark.rule("I20")
def test_a_discard_on_which_others_depend_stays():
    game = two_miners(copies=5)  # one z1 is left in the deck
    game.apply(0, "effect:b")
    game.apply(0, "discard:z1")
    assert game.can_undo(0)
    game.apply(1, "effect:a")
    game.apply(1, "deck:1")  # now only the discard stands between deck 1 and nothing
    assert not game.can_undo(0)


@pytest.mark.rule("I20")
def test_a_discard_that_opens_a_deck_for_others_stays():
    game = two_miners(4, "draw 1 card", "discard 1 card: gain 1 coin")  # no z1 is left in the deck
    game.apply(1, "effect:a")
    assert [option.key for option in game.decision(1).options] == ["deck:2", "deck:3"]
    game.apply(0, "effect:b")
    game.apply(0, "discard:z1")
    assert [option.key for option in game.decision(1).options] == ["deck:1", "deck:2", "deck:3"]
    assert not game.can_undo(0)


@pytest.mark.rule("I20")
def test_a_faction_draw_is_something_learned():
    game = two_miners(36, "draw 1 scottish card")
    game.apply(0, "effect:a")
    game.apply(0, "deck:1")  # in vain: but now it is known that no Scot is there
    assert not game.can_undo(0)


@pytest.mark.rule("I20")
def test_who_has_finished_a_step_may_come_back_until_the_last_has():
    game = two_miners()
    for _ in range(2):
        game.apply(0, "decline" if "decline" in keys(game, 0) else "effect:a")
    assert game.awaiting() == [1]
    game.undo(0)
    assert game.awaiting() == [0, 1]
    assert keys(game, 0) == ["effect:a", "effect:d"]
    game.apply(0, "effect:a")
    game.apply(1, "decline")
    game.apply(1, "effect:a")
    assert game.round == 2
    assert not game.can_undo(0)


def keys(game: Game, seat: int) -> list[str]:
    return [option.key for option in game.decision(seat).options]


@pytest.mark.rule("I20")
def test_a_record_after_undo_replays():
    game = two_miners()
    game.apply(0, "effect:b")
    game.apply(1, "effect:a")
    game.undo(0)
    game.apply(1, "deck:3")
    game.apply(0, "decline")
    record = game.record()
    assert [seat for seat, _ in record.moves] == [0, 1, 1, 1, 0]
    assert Game.replay(record.to_json(), game.pack).digest() == game.digest()


def test_nobody_can_undo_in_a_game_that_is_over_or_unknown_seats():
    game = over()
    assert not game.can_undo(0)
    assert not game.can_undo(1)
    assert not two_miners().can_undo(-1)
    with pytest.raises(IllegalAction):
        game.undo(0)


# ---------------------------------------------------------------- records


@pytest.mark.parametrize("moves", [0, 1, 25, 60])
@pytest.mark.parametrize("decks", ["shared", "duplicate"])
def test_a_record_repeats_a_game_as_far_as_it_came(moves: int, decks: str):
    game = mixed_answers(Game.new(small_pack(), seats=3, seed="a seed", decks=decks), moves)
    record = game.record()
    again = Game.replay(record.to_json(), small_pack())
    assert again.digest() == game.digest()
    assert (len(record.moves), record.scores, again.record().to_json()) == (moves, None, record.to_json())


def test_a_record_of_a_finished_game_has_the_scores():
    game = over()
    record = json.loads(game.record().to_json())
    assert record["scores"] == [game.outcome().standings[0].score]
    assert Game.replay(game.record().to_json(), small_pack()).is_over


def test_a_record_finds_a_pack_of_ours_by_itself():
    game = mixed_answers(Game.new(load_pack("base"), seats=2, seed=3), 12)
    assert Game.replay(game.record().to_json()).digest() == game.digest()


def set_to(**fields: object) -> Callable[[dict], None]:
    return lambda record: record.update(fields)


def without(name: str) -> Callable[[dict], None]:
    return lambda record: record.pop(name)


def change_move(number: int, move: object) -> Callable[[dict], None]:
    def change(record: dict) -> None:
        record["moves"][number - 1] = move

    return change


DAMAGES = {
    "format": [set_to(format="chess"), without("format")],
    "version": [set_to(version=2), set_to(version=True), set_to(version="1"), without("version")],
    "rules": [set_to(rules="rules-0"), without("rules")],
    "pack_digest": [set_to(pack_digest="0" * 64), set_to(pack_digest=7), without("pack_digest")],
    "pack": [set_to(pack=None), without("pack")],
    "variant": [set_to(variant="quick"), set_to(variant=["standard"]), without("variant")],
    "decks": [set_to(decks="own"), without("decks")],
    "seats": [set_to(seats=seats) for seats in (0, 6, True, "2", None, 2.0)],
    "seed": [set_to(seed=3), set_to(seed="x" * 201), without("seed")],
    "seed_hash": [set_to(seed="another"), set_to(seed_hash="0" * 64), without("seed_hash")],
    "moves": [set_to(moves={}), set_to(moves=[[0, "decline"]] * 20001), without("moves")],
    "move 2": [change_move(2, move) for move in (None, [0], [0, "a", 1], [2, "decline"], [-1, "decline"], [True, ""])],
    "move 3": [change_move(3, move) for move in ([0, 7], [0, "nonsense"], [0, "deck:1"], [0, "decline"])],
    "move 31": [lambda record: record["moves"].append([0, "nonsense"])],
    "scores": [set_to(scores=[1, 2]), set_to(scores=[1]), set_to(scores="3"), set_to(scores=[1, True])],
    "digest": [set_to(digest="0" * 64), set_to(digest=None), lambda record: record["moves"].pop()],
}


@pytest.mark.parametrize(("where", "damage"), [(where, damage) for where, all in DAMAGES.items() for damage in all])
def test_a_damaged_record_is_refused_and_the_place_told(where: str, damage: Callable[[dict], None]):
    game = mixed_answers(Game.new(small_pack(), seats=2, seed=6), 30)
    record = json.loads(game.record().to_json())
    Game.replay(json.dumps(record), small_pack())
    damage(record)
    with pytest.raises(RecordError) as refused:
        Game.replay(json.dumps(record), small_pack())
    assert refused.value.where == where
    assert where in str(refused.value)


def test_a_tampered_score_is_refused():
    record = json.loads(over().record().to_json())
    record["scores"][0] += 1
    with pytest.raises(RecordError) as refused:
        Game.replay(json.dumps(record), small_pack())
    assert refused.value.where == "scores"


@pytest.mark.parametrize("name", ["../tests/pack_small", "tests/pack_small", str(SMALL), "", "x" * 5000])
def test_a_record_cannot_name_a_path(name: str):
    record = json.loads(Game.new(small_pack(), seed=6).record().to_json())
    record["pack"] = name
    with pytest.raises(RecordError) as refused:
        Game.replay(json.dumps(record))
    assert refused.value.where == "pack"


@pytest.mark.parametrize("text", ["", "[]", "7", "null", "{", '"record"', "\x00", "[" * 100_000])
def test_what_is_no_record_is_refused(text: str):
    with pytest.raises(RecordError) as refused:
        Game.replay(text)
    assert refused.value.where == "text"


def test_a_truncated_record_is_refused():
    text = mixed_answers(Game.new(small_pack(), seats=2, seed=6), 30).record().to_json()
    for length in range(0, len(text) - 2, 97):
        with pytest.raises(RecordError):
            Game.replay(text[:length], small_pack())


def test_a_record_of_an_unknown_pack_says_so(monkeypatch: pytest.MonkeyPatch):
    text = Game.new(small_pack(), seed=6).record().to_json()
    with pytest.raises(RecordError) as refused:
        Game.replay(text)  # "small" lies in a folder of its own
    assert refused.value.where == "pack"
    monkeypatch.setattr(FINDER, "load", None)
    with pytest.raises(RecordError) as refused:
        Game.replay(text)
    assert refused.value.where == "pack"


# ---------------------------------------------------------------- saved states


@pytest.mark.parametrize("decks", ["shared", "duplicate"])
def test_a_game_can_be_saved_in_the_middle_of_anything(decks: str):
    game = Game.new(small_pack(), seats=2, seed=9, decks=decks)
    words = set()
    while not game.is_over:
        words |= {game.decision(seat).word for seat in game.awaiting()}
        again = load_state(game.pack, json.loads(json.dumps(save_state(game))))
        assert again.digest() == game.digest()
        for seat in (-1, 0, 1):
            assert again.view(seat).to_json() == game.view(seat).to_json()
        mixed_answers(game, 1)
        mixed_answers(again, 1)
        assert save_state(again) == save_state(game)
    assert len(words) > 8  # so it was in the middle of many things


def test_undo_after_loading():
    game = two_miners()
    before = game.digest()
    game.apply(0, "effect:a")
    again = load_state(game.pack, json.loads(json.dumps(save_state(game))))
    again.undo(0)
    assert again.digest() == before


def test_a_feature_still_holds_after_loading():
    t = resolve("draw 1 level 2 card", event=feature("draw +1"))
    again = load_state(t.game.pack, save_state(t.game))
    assert again.features == t.game.features != []


def test_a_state_of_another_pack_is_refused():
    saved = save_state(Game.new(small_pack(), seed=1))
    with pytest.raises(ValueError, match="another pack"):
        load_state(load_pack("base"), saved)


# ---------------------------------------------------------------- dealing anew


def known(game: Game, seat: int) -> dict[str, object]:
    """What a seat may know, but for undo: a game dealt anew has no past."""
    view = game.view(seat).to_json()
    del view["can_undo"]
    return view


@pytest.mark.parametrize("moves", [0, 5, 17, 40, 61])
@pytest.mark.parametrize("decks", ["shared", "duplicate"])
def test_dealt_anew_a_game_looks_the_same_to_its_seat(moves: int, decks: str):
    game = mixed_answers(Game.new(small_pack(), seats=3, seed=13, decks=decks), moves)
    before = game.digest()
    for seat in range(3):
        for state in range(1, 6):
            assert known(redeal(game, seat, state), seat) == known(game, seat)
    assert game.digest() == before


def test_dealt_anew_hidden_things_change():
    game = mixed_answers(Game.new(small_pack(), seats=3, seed=13), 17)
    others = [redeal(game, 0, state) for state in range(1, 30)]
    assert len({tuple(other.seats[1].hand) for other in others}) > 5
    assert len({tuple(other.seats[2].hand) for other in others}) > 5
    assert len({tuple(other.events) for other in others}) > 20
    assert {tuple(other.events[: game.round]) for other in others} == {tuple(game.events[: game.round])}
    for level in range(3):
        assert len({tuple(other.supplies[0].decks[level]) for other in others}) > 20


def test_dealt_anew_hidden_choices_change():
    t = table(seats=2, hand="a1 b1", decks={1: "c1 d1 e1 f1"})
    t[1].play("b1")
    chosen = {redeal(t.game, 0, state).seats[1].chosen for state in range(1, 30)}
    assert len(chosen) > 3
    assert {redeal(t.game, 1, state).seats[1].chosen for state in range(1, 30)} == {t.game.seats[1].chosen}


def test_dealt_anew_every_card_is_still_there_once():
    game = mixed_answers(Game.new(small_pack(), seats=3, seed=13), 40)
    for state in range(1, 10):
        assert all_cards(redeal(game, 1, state)) == all_cards(game)


def all_cards(game: Game) -> list[int]:
    supply = game.supplies[0]
    cards = [card for deck, gone in zip(supply.decks, supply.gone, strict=True) for card in deck[gone:]]
    cards += [card for pile in supply.piles for card in pile]
    return sorted(cards + [card for seat in game.seats for card in seat.hand + seat.cards])


@pytest.mark.parametrize("moves", [2, 5, 14, 40])
def test_dealt_anew_a_game_plays_on_to_its_end(moves: int):
    game = mixed_answers(Game.new(small_pack(), seats=3, seed=13), moves)
    other = first_answers(redeal(game, 2, 5), lambda game: game.is_over)
    assert other.outcome().is_final
    with pytest.raises(RecordError):
        other.record()
    assert not other.can_undo(2)


def test_the_same_state_deals_the_same():
    game = mixed_answers(Game.new(small_pack(), seats=3, seed=13), 17)
    assert redeal(game, 0, 7).digest() == redeal(game, 0, 7).digest() != redeal(game, 0, 8).digest()
