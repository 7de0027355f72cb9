"""Environments of one game: turns, rewards, refusals, seeds, and going back, forking and dealing anew."""

import copy
import json
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path

import gymnasium
import numpy as np
import pytest

from imperial_miners import Game, IllegalAction, envs, load_pack
from imperial_miners.engine.action import DECK
from imperial_miners.engine.redeal import alike
from imperial_miners.envs.aec import MinersEnv
from imperial_miners.envs.rewards import REWARDS, final_rewards
from imperial_miners.envs.solo import SoloEnv


def pick(mask: np.ndarray, number: int) -> int:
    """One of the offered actions, another one each time."""
    offered = np.flatnonzero(mask)
    return int(offered[number * 7919 % len(offered)])


def play(table: MinersEnv, steps: int = 10**6, number: int = 0) -> dict[str, float]:
    """Play on; returns what everybody was given."""
    given = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(steps):
        seen, reward, is_over, is_cut, _ = table.last()
        given[agent] += reward
        number += 1
        table.step(None if is_over or is_cut else pick(seen["action_mask"], number))
    return given


def trace(seed: int, seats: int = 2) -> str:
    """A fingerprint of everything that is seen and given in two games after a seeding."""
    table = envs.env(seats=seats, reward="vp")
    found = sha256()
    for first in (seed, None):
        table.reset(seed=first)
        for number, _ in enumerate(table.agent_iter()):
            seen, reward, is_over, is_cut, _ = table.last()
            found.update(seen["observation"].tobytes() + seen["action_mask"].tobytes() + str(reward).encode())
            table.step(None if is_over or is_cut else pick(seen["action_mask"], number))
    return found.hexdigest()


def test_a_seed_is_a_promise():
    expected = [trace(seed) for seed in range(4)]
    assert len(set(expected)) == 4
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(trace, range(4))) == expected
    with ProcessPoolExecutor(2, get_context("spawn")) as processes:
        assert list(processes.map(trace, range(4))) == expected
    global_state = np.random.get_state()[1].tolist()
    assert trace(0) == expected[0]
    assert np.random.get_state()[1].tolist() == global_state


def test_environments_beside_each_other_do_not_meet():
    one, two, alone = (envs.env(seats=3) for _ in range(3))
    for table, seed in ((one, 1), (two, 2), (alone, 1)):
        table.reset(seed=seed)
    for number in range(100):
        for table in (one, two):
            table.step(pick(table.last()[0]["action_mask"], number))
    for number in range(100):
        alone.step(pick(alone.last()[0]["action_mask"], number))
    assert one.episode.game.digest() == alone.episode.game.digest() != two.episode.game.digest()


def test_games_without_a_seed_differ():
    one, two = envs.env(), envs.env()
    one.reset()
    two.reset()
    assert one.episode.game.seed != two.episode.game.seed


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("reward", REWARDS)
def test_what_is_given_in_all_is_the_final_reward(seats: int, reward: str):
    table = envs.env(seats=seats, reward=reward)
    table.reset(seed=8)
    given = list(play(table).values())
    assert given == pytest.approx(final_rewards(table.episode.game, reward))
    together = envs.parallel_env(seats=seats, reward=reward)
    seen, _ = together.reset(seed=8)
    sums = dict.fromkeys(together.agents, 0.0)
    number = 0
    while together.agents:
        number += 1
        answers = {agent: pick(seen[agent]["action_mask"], number) for agent in together.agents}
        seen, rewards, _, _, _ = together.step(answers)
        sums = {agent: sums[agent] + rewards[agent] for agent in sums}
    assert list(sums.values()) == pytest.approx(final_rewards(together.episode.game, reward))


def test_rewards_by_name():
    game = Game.new(load_pack("base"), 3, 1)
    for seat, (vp, carts, coins) in zip(game.seats, [(20, 5, 0), (30, 0, 1), (22, 3, 0)], strict=True):
        seat.vp, seat.carts, seat.coins = vp, carts, coins
    assert final_rewards(game, "vp") == [25, 30, 25]
    assert final_rewards(game, "margin") == [-5, 5, -5]
    assert final_rewards(game, "rank") == [-1 / 2 + 1 / 2, 1, -1]  # 25 each: more carts decide
    solo = Game.new(load_pack("base"), 1, 1)
    for points, rank in ((34, -1), (35, -0.6), (46, -0.2), (56, 0.2), (61, 0.6), (66, 1)):
        solo.seats[0].vp = points
        assert final_rewards(solo, "rank") == pytest.approx([rank])
        assert final_rewards(solo, "margin") == [points]


def test_a_game_that_is_over_gives_no_more():
    solo = SoloEnv(reward="margin")
    seen, _ = solo.reset(seed=1)
    given, is_over = 0.0, False
    while not is_over:
        seen, given, is_over, _, _ = solo.step(pick(seen["action_mask"], 3))
    assert given > 0
    assert solo.step(0)[1:3] == (0.0, True)


def test_shared_places_share_their_reward():
    game = Game.new(load_pack("base"), 2, 1)
    assert final_rewards(game, "rank") == [0, 0]


def test_every_awaited_seat_gets_its_turn():
    table = envs.env(seats=3)
    table.reset(seed=1)
    for number in range(200):
        seat = table.places[table.agent_selection]
        assert seat in table.episode.game.awaiting()
        table.step(pick(table.last()[0]["action_mask"], number))
    assert all(table.observe(agent)["action_mask"].any() for agent in table.possible_agents)


def test_what_is_not_offered_is_refused():
    table = envs.env(seats=2)
    with pytest.raises(RuntimeError, match="reset"):
        table.step(0)
    table.reset(seed=1)
    before = table.episode.game.digest()
    with pytest.raises(IllegalAction):
        table.step(0)
    with pytest.raises(ValueError, match="owes an answer"):
        table.step(None)
    loose = envs.env(seats=2, strict=False)
    loose.reset(seed=1)
    loose.step(0)
    assert loose.infos == {"player_0": {"refused": "not offered"}, "player_1": {}}
    assert loose.episode.game.digest() == table.episode.game.digest() == before
    together = envs.parallel_env(seats=2, strict=True)
    with pytest.raises(RuntimeError, match="reset"):
        together.step({})
    together.reset(seed=1)
    offered = together.episode.game.actions(0)[0]
    for illegal in (0, -1, 10**6):
        with pytest.raises(IllegalAction):
            together.step({"player_0": offered, "player_1": illegal})
    assert together.episode.game.digest() == before
    solo = SoloEnv(strict=True)
    solo.reset(seed=1)
    with pytest.raises(IllegalAction):
        solo.step(0)


def test_a_refusal_is_told_until_the_seat_has_answered():
    loose = envs.env(seats=2, strict=False)
    loose.reset(seed=1)
    loose.step(0)
    loose.step(pick(loose.last()[0]["action_mask"], 0))
    for table in (loose, loose.fork()):
        assert (table.agent_selection, table.last()[4]) == ("player_0", {"refused": "not offered"})
        table.step(pick(table.last()[0]["action_mask"], 0))
        assert table.infos == {"player_0": {}, "player_1": {}}


@pytest.mark.parametrize("action", ["abc", 3.7, [1], np.array([400]), (1, 2)])
def test_an_action_that_is_no_number_is_told_in_one_sentence(action: object):
    table, together, solo = envs.env(), envs.parallel_env(), SoloEnv()
    for each, answer in ((table, action), (together, {"player_0": action}), (solo, action)):
        each.reset(seed=1)
        before = each.episode.game.digest()
        with pytest.raises(TypeError, match=r"action.* must be a whole number, not"):
            each.step(answer)
        assert each.episode.game.digest() == before


@pytest.mark.parametrize("actions", [None, [1, 2], {"player_0": None}])
def test_answers_of_all_seats_are_a_dict_of_numbers(actions: object):
    together = envs.parallel_env()
    together.reset(seed=1)
    with pytest.raises(TypeError, match=r"actions must be a dict|action of player_0 must be a whole number"):
        together.step(actions)


def test_numbers_of_numpy_are_actions():
    for kind in (np.int64, np.array):
        table, solo = envs.env(), SoloEnv(strict=True)
        for each in (table, solo):
            each.reset(seed=1)
            each.step(kind(each.episode.game.actions(0)[0]))
            assert each.episode.game.move_count == 1


@pytest.mark.parametrize("make", [envs.env, envs.parallel_env, SoloEnv])
def test_nothing_is_answered_before_somebody_asked_for_a_game(make):
    table = make(render_mode="ansi")
    asked = [table.render, table.option_features, table.redeal, lambda: table.step(0)]
    if make is envs.env:
        asked += [table.last, lambda: table.observe("player_0")]
    for ask in asked:
        with pytest.raises(RuntimeError, match=r"no game is running: call reset\(\) first"):
            ask()


@pytest.mark.parametrize("make", [envs.env, envs.parallel_env, SoloEnv])
def test_seats_and_seeds_that_do_not_exist_are_refused(make):
    table = make()
    table.reset(seed=1)
    for seat in ("player_9", "player_", "seat_0", "bob", -1, 7, 0.0, None):
        for ask in (table.redeal, table.option_features):
            with pytest.raises(ValueError, match=f"there is no seat {seat!r}: seats are numbered from 0"):
                ask(seat)
    for seed in ("x", 1.5, None):
        with pytest.raises(TypeError, match="a seed must be a whole number"):
            table.redeal(0, seed)
    for seat in ("player_0", 0, np.int64(0)):
        assert table.redeal(seat, np.int64(3)).episode.game.digest() == table.redeal(0, 3).episode.game.digest()


def test_seats_that_wait_may_only_decline():
    together = envs.parallel_env(seats=3)
    seen, _ = together.reset(seed=1)
    waited = number = 0
    while together.agents:
        number += 1
        game = together.episode.game
        for seat, agent in enumerate(together.agents):
            offered = game.actions(seat) or [0]
            waited += not game.actions(seat)
            assert np.flatnonzero(seen[agent]["action_mask"]).tolist() == sorted(offered)
        seen, _, _, _, infos = together.step(
            {agent: pick(seen[agent]["action_mask"], number) for agent in together.agents}
        )
        assert all(not info or info == {"refused": "no longer offered"} for info in infos.values())
    assert waited


def asks_for_a_deck(game: Game, seat: int) -> bool:
    """Whether a seat draws whatever lies on top, of any Faction."""
    asking = game.seats[seat].top
    return asking is not None and asking.node.word == "draw" and bool(game.actions(seat))


def test_an_answer_that_a_rival_makes_impossible_is_asked_again():
    together = envs.parallel_env(seats=2)
    together.reset(seed=1)
    game = together.episode.game
    number = 0
    while not all(asks_for_a_deck(game, seat) for seat in (0, 1)):
        awaited = game.awaiting()
        seat = next((each for each in awaited if not asks_for_a_deck(game, each)), awaited[0])
        game.apply(seat, game.actions(seat)[number % len(game.actions(seat))])
        number += 1
        if game.is_over:
            together.reset()
            game = together.episode.game
    # Level 1 has one card left and nothing in its pile: the first seat takes it.
    supply = game.supplies[0]
    supply.gone[0] = len(supply.decks[0]) - 1
    supply.piles[0] = []
    _, _, _, _, infos = together.step({"player_0": DECK, "player_1": DECK})
    assert infos == {"player_0": {}, "player_1": {"refused": "no longer offered"}}


@pytest.mark.parametrize(
    "make", [envs.env, envs.parallel_env, lambda seats: SoloEnv()], ids=["aec", "parallel", "solo"]
)
def test_saving_going_back_forking_and_dealing_anew(make):
    table = make(seats=1)
    table.reset(seed=5)
    answer = (lambda action: {"player_0": action}) if make is envs.parallel_env else (lambda action: action)

    def on(some, numbers: range) -> list[bytes]:
        found = []
        for number in numbers:
            mask = some.episode.observe(0)["action_mask"]
            some.step(answer(pick(mask, number)))
            found.append(some.episode.observe(0)["observation"].tobytes())
        return found

    on(table, range(30))
    saved = json.loads(json.dumps(table.save()))
    fork, deep, pickled = table.fork(), copy.deepcopy(table), pickle.loads(pickle.dumps(table))
    dealt = table.redeal(0, seed=4)
    assert dealt.episode.game.digest() != table.episode.game.digest()
    assert (dealt.episode.observe(0)["observation"] == table.episode.observe(0)["observation"]).all()
    after = on(table, range(30, 60))
    for other in (fork, deep, pickled):
        assert on(other, range(30, 60)) == after
    table.restore(saved)
    assert on(table, range(30, 60)) == after
    assert on(dealt, range(30, 60)) != after
    table.reset()
    fork.reset()
    assert table.episode.game.seed == fork.episode.game.seed == "5:1"
    assert dealt.save()["episode"]["seed"] != 5
    dealt.reset()
    assert dealt.episode.game.seed != "5:1"


def left_and_held(game: Game, seat: int, level: int) -> tuple[list[int], list[int]]:
    """What a seat's deck still holds, and which of its cards are in hand."""
    supply = game.seats[seat].supply
    held = [card for card in game.seats[seat].hand if game.pack.levels[card] == level]
    return supply.decks[level - 1][supply.gone[level - 1] :], held


def test_duplicate_decks_that_parted_are_not_alike_by_chance():
    game = Game.new(load_pack("base"), 2, 1, decks="duplicate")
    assert [len(group) for group in alike(game.seats, 0, 0)] == [2]
    supply = game.supplies[1]
    supply.states = [supply.states[0] + 1, *supply.states[1:]]  # as after a shuffle of its own
    assert [len(group) for group in alike(game.seats, 0, 0)] == [1, 1]


def test_environments_with_a_pack_of_ones_own_can_be_copied():
    small = load_pack(Path("tests/pack_small"))
    table = gymnasium.make("imperial_miners/Solo-v0", pack=small)
    table.reset(seed=1)
    for other in (table.unwrapped.fork(), copy.deepcopy(table)):
        assert other.unwrapped.episode.pack is small


def test_dealt_anew_duplicate_decks_stay_alike():
    table = envs.env(seats=2, decks="duplicate")
    table.reset(seed=3)
    ahead = behind = 0
    for number in range(150):
        game, dealt = table.episode.game, table.redeal(0, number).episode.game
        for level in (1, 2, 3):
            if len({supply.states[level - 1] for supply in game.supplies}) == 1:  # nobody searched it or reshuffled
                (mine, _), (theirs, held) = (left_and_held(dealt, seat, level) for seat in (0, 1))
                shorter = min(len(mine), len(theirs))
                assert mine[len(mine) - shorter :] == theirs[len(theirs) - shorter :]
                is_known = held == left_and_held(game, 1, level)[1]
                assert is_known or len(theirs) < len(mine)
                ahead, behind = ahead + (not is_known), behind + is_known
        table.step(pick(table.last()[0]["action_mask"], number))
    assert min(ahead, behind) > 20


def test_dealt_anew_nobody_learns_where_a_card_lies_in_the_common_order():
    table = envs.env(seats=2, decks="duplicate")
    table.reset(seed=3)
    game = table.episode.game
    rival = game.seats[1]
    for _ in range(4):
        game.draw(rival, 1, -1)
    drawn, top = set(rival.hand), left_and_held(game, 0, 1)[0][:4]
    game.discard(rival, game.pack.discards[top[2]], -1)
    orders = [left_and_held(table.redeal(0, seed).episode.game, 0, 1)[0] for seed in range(40)]
    assert drawn >= set(top)
    assert {order.index(top[2]) for order in orders} == {0, 1, 2, 3}


def test_only_what_fits_is_restored():
    table = envs.env(seats=2)
    table.reset(seed=1)
    with pytest.raises(ValueError, match="another encoding"):
        envs.env(seats=3).restore(table.save())
    for settings in ({"variant": "first-game"}, {"decks": "duplicate"}):
        with pytest.raises(ValueError, match="another variant or other decks"):
            envs.env(**settings).restore(table.save())


@pytest.mark.parametrize("make", [envs.env, envs.parallel_env, SoloEnv])
def test_what_was_saved_elsewhere_changes_nothing(make):
    table, others = make(), [each(1) for each in (envs.vector_env, lambda seats: envs.env(seats=seats))]
    for each in (table, *others):
        each.reset(seed=1)
    before = table.save()
    wrong = [{}, None, 3, {"episode": before["episode"]}, *(other.save() for other in others)]
    for saved in wrong:
        with pytest.raises(ValueError, match="save"):
            table.restore(saved)
        assert table.save() == before


def test_copies_keep_the_dice_of_their_action_spaces_and_their_spec():
    solo = gymnasium.make(envs.SOLO)
    tables = [(solo, lambda env: env.action_space), (solo.unwrapped, lambda env: env.action_space)]
    tables += [(make(), lambda env: env.action_space("player_1")) for make in (envs.env, envs.parallel_env)]
    for table, space in tables:
        table.reset(seed=1)
        space(table).seed(3)
        space(table).sample()
        copies = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
        expected = [space(table).sample() for _ in range(5)]
        for other in copies:
            assert [space(other).sample() for _ in range(5)] == expected
            assert getattr(other.unwrapped, "spec", None) == getattr(table.unwrapped, "spec", None)
    assert solo.unwrapped.fork().spec.id == envs.SOLO


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"seats": 6}, "1 to 5"),
        ({"reward": "gold"}, "rank, margin, vp"),
        ({"render_mode": "window"}, "human, ansi, rgb_array"),
    ],
)
def test_wrong_settings_are_told_at_once(settings: dict, told: str):
    with pytest.raises(ValueError, match=told):
        envs.env(**settings)


def test_a_pack_that_is_not_there_is_told_in_one_sentence():
    with pytest.raises(ValueError, match=r"^nope: there is no such pack or folder$"):
        envs.env(pack="nope")
    with pytest.raises(TypeError, match="a pack is given by its name or its folder, not by 3"):
        envs.env(pack=3)


def test_rendering_as_text_and_as_a_picture():
    text = envs.env(seats=2, render_mode="ansi")
    text.reset(seed=2)
    play(text, steps=70)
    told = text.render()
    own = text.places[text.agent_selection]
    assert all(option.key in told for option in text.episode.game.decision(own).options)
    picture = gymnasium.make(envs.SOLO, render_mode="rgb_array")
    picture.reset(seed=2)
    empty = picture.render()
    solo = picture.unwrapped
    for number in range(40):
        solo.step(pick(solo.episode.observe(0)["action_mask"], number))
    drawn = picture.render()
    assert empty.shape == drawn.shape == (696, 1120, 3)
    assert drawn.dtype == np.uint8
    assert (empty != drawn).any(axis=2).mean() > 0.05
    assert envs.env().render() is None


@pytest.mark.parametrize(
    ("missing", "line", "extra"),
    [
        ("pettingzoo", "imperial_miners.envs.env()", "rl"),
        ("gymnasium", "imperial_miners.envs.vector_env(2)", "rl"),
        ("pyspiel", "import imperial_miners.envs.openspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_told_in_one_sentence(missing: str, line: str, extra: str):
    code = f"""
import sys
class Gone:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == {missing!r}:
            raise ModuleNotFoundError(name)
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == {missing!r} else found(name, *rest)
sys.meta_path.insert(0, Gone())
import imperial_miners.envs
{line}
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.strip().splitlines()[-1] == (
        f"ImportError: {missing} is not installed: `pip install 'imperial-miners[{extra}]'` brings it."
    )
