"""The names that others rely on, as they are promised."""

from collections.abc import Callable
from pathlib import Path

import pytest

import imperial_miners
from imperial_miners import Game, load_pack
from imperial_miners.engine.action import BORDER_NAMES, FACTIONS
from imperial_miners.engine.decision import Option, asker_of, source_of
from imperial_miners.engine.effect import FROM_EVENT, FROM_RULES, FROM_SPACE, FROM_SURFACE
from imperial_miners.engine.pack import Pack
from imperial_miners.terminal.reading import speaker_of
from tests.engine.answering import mixed_answers
from tests.table import SMALL, Player, immediate, resolve, small_pack, table


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
    assert (love.level, love.cost, love.factions, love.copies) == (3, 4, ("scots", "barbarians"), 1)
    assert love.carts == (True,) * 6
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


def put_together(option: Option, pack: Pack) -> str:
    """The key that an option's parts would make."""
    letter, number = "abcd"[max(option.number, 0) % 4], option.number
    return {
        "decline": "decline",
        "effect": f"effect:{letter}",
        "choice": f"choice:{letter}",
        "chain": f"chain:{('left', 'right')[number % 2]}",
        "deck": f"deck:{number}",
        "faction": f"faction:{FACTIONS[number % 6]}",
        "board": f"board:{number + 1}",
        "advance": f"advance:{number}",
        "target": f"target:{number + 1}",
        "border": f"border:{number + 1}:{BORDER_NAMES[option.border]}",
        "place": f"place:{option.row}:{option.x:+d}",
    }.get(option.kind) or f"{option.kind}:{pack.cards[number].id if number >= 0 else 'blind'}"


def test_an_option_says_what_its_key_names():
    pack = small_pack()
    for key, option in zip(pack.vocabulary.keys, pack.vocabulary.options, strict=True):
        assert (option.key, option.action) == (key, pack.vocabulary.action(key))
        assert put_together(option, pack) == key
        assert pack.vocabulary.option(key) is option
    with pytest.raises(KeyError):
        pack.vocabulary.option("play:nothing")


@pytest.mark.parametrize("speaker", [0, 9, FROM_RULES, FROM_EVENT, FROM_SURFACE, FROM_SPACE - 32 * 5 - 11])
def test_the_asker_says_what_its_text_names(speaker: int):
    asker, text = asker_of(speaker), source_of(speaker)
    assert speaker_of(text) == speaker
    assert asker.kind == text.partition(":")[0]
    assert (asker.slot >= 0, asker.side >= 0) == (asker.kind == "card", asker.kind == "space")
    if asker.kind == "space":
        assert (asker.side, asker.number) == (5, 11)
    if asker.kind == "card":
        assert asker.slot == speaker
