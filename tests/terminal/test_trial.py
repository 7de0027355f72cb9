"""Players that only read and write, played by scripts: what they are asked, how replies are taken and graded."""

import json
import random
import re
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from imperial_miners import Game, load_pack
from imperial_miners.bots import make_bot
from imperial_miners.bots.position import Position
from imperial_miners.packs.reskin import reskin
from imperial_miners.review.judging.grading import points_lost
from imperial_miners.review.judging.prospect import Effort
from imperial_miners.terminal.spoken import OWN, SpokenGame
from imperial_miners.terminal.trial import MOST_REPLIES, PROMPTS, Conversation, ProgramReader, ask, play, trial
from imperial_miners.terminal.trial_report import measure_trial, trial_sheet
from imperial_miners.text.rulebook import LANGUAGES

FAST = Effort(nodes=1500, exact=3000)


@pytest.fixture(autouse=True)
def no_grades(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers are graded where grades are tested: it takes most of the time."""
    monkeypatch.setattr("imperial_miners.terminal.trial.points_lost", lambda *_: None)


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(reskin("tests/pack_small", tmp_path_factory.mktemp("trial") / "pack", 1))


class Scripted:
    """A player that reads nothing but what it is told, and says what a function makes of it."""

    name = "scripted"

    def __init__(self, says) -> None:
        self.says = says

    def reply(self, messages, position) -> str:
        return self.says(messages)


def listed(text: str) -> list[str]:
    """The keys that a text lists."""
    return re.findall(r"^([a-z-]+(?::\S+)?): ", text, re.MULTILINE)


def position_of(game: SpokenGame) -> Position:
    return Position.of(game.game, OWN, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_of_the_list_plays_a_whole_game(pack: str, language: str):
    player = Scripted(lambda messages: f"I think so.\n`{listed(messages[-1]['content'])[-1]}`\n")
    played = play(player, "list", language, pack, "seed", 1)
    assert len(played.answers) > 10
    assert {(answer.invalid, answer.replies, answer.is_chance) for answer in played.answers} == {(0, 1, False)}


def test_tools_are_called_one_by_one_until_an_answer_is_given(pack: str):
    told: list[str] = []

    def says(messages) -> str:
        told.append(messages[-1]["content"])
        calls = sum(message["role"] == "assistant" for message in messages)
        key = (listed(messages[3]["content"]) or ["-"])[0] if len(messages) > 3 else "-"
        return ["options", "state", f"what_if {key}", f"answer {key}"][calls]

    game = SpokenGame(seed=3, pack=pack)
    answer = ask(Scripted(says), game, "tools", position_of(game), 1, random.Random(1))
    assert (answer.replies, answer.invalid, answer.key) == (4, 0, game.decision().options[0].key)
    assert told == [game.prompt(), game.question(), game.table(), game.what_if(answer.key)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_understood_as_at_the_plain_table(pack: str, language: str):
    game, dice, asked = SpokenGame(seed=4, language=language, pack=pack), random.Random(2), set()
    while (decision := game.decision()) is not None:
        talk = Conversation(game, "words")
        labels = game.describer.labels(game.game.view(OWN), decision.options)
        assert not any(f"{option.key}: " in talk.messages[-1]["content"] for option in decision.options)
        for option, label in zip(decision.options, labels, strict=True):
            if labels.count(label) == 1:
                assert talk.understood(f"Yes.\n**{label}**") == option.key
                asked.add(decision.kind)
            assert talk.understood(option.key.partition(":")[2] or option.key) == option.key
        game.answer(dice.choice(decision.options).key)
    assert {"keep", "play", "place", "effect"} <= asked


@pytest.mark.parametrize("prompt", PROMPTS)
def test_what_cannot_be_taken_is_said_and_in_the_end_chance_answers(pack: str, prompt: str):
    game = SpokenGame(seed=5, pack=pack)
    before, heard = game.game.digest(), []

    def says(messages) -> str:
        heard.append(messages[-1]["content"])
        return "play:gold"

    answer = ask(Scripted(says), game, prompt, position_of(game), 1, random.Random(1))
    assert answer.replies == answer.invalid == len(heard) == MOST_REPLIES[prompt]
    assert answer.is_chance
    assert answer.key in [option.key for option in game.decision().options]
    assert heard[1].startswith("“play:gold” cannot be taken.")
    assert game.game.digest() == before


def most(game: Game, left: list[int]) -> int:
    """The most points that can be had in the end, by trying everything; IndexError after so many positions."""
    left.pop()
    if game.is_over:
        return game.seats[OWN].score
    return max(most(after(game, action), left) for action in game.actions(OWN))


def after(game: Game, action: int) -> Game:
    """A copy in which an answer is given."""
    other = game.copy()
    other.apply(OWN, action)
    return other


def test_an_answer_is_graded_by_the_best_that_could_still_come_of_it():
    """In the last round points lost by its end are points of the game: everything is tried, card by card."""
    pack, graded = load_pack("tests/pack_small"), set()
    for seed in range(3):
        game, bot = Game.new(pack, 1, seed), make_bot("greedy", seed)
        while not game.is_over:
            if game.round == 10 and len(game.actions(OWN)) > 1:
                with suppress(IndexError):
                    best = {action: most(after(game, action), [0] * 400) for action in game.actions(OWN)}
                    for action, points in best.items():
                        lost = points_lost(game, OWN, action, FAST)
                        assert lost in (None, max(best.values()) - points)
                        graded.add((seed, game.move_count, lost))
            game.apply(OWN, bot.choose(Position.of(game, OWN, seed)).action)
    assert sum(lost is not None for *_, lost in graded) > 5
    assert any(lost for *_, lost in graded)


def test_the_table_compares_players_on_the_same_deals(pack: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(
        "imperial_miners.terminal.trial.points_lost", partial(points_lost, effort=Effort(nodes=400, exact=800))
    )
    played = list(trial(["greedy", "random"], ["list", "tools"], ["en"], 2, pack, "s", 1))
    rows = {row[:3]: row for row in trial_sheet(played).rows}
    assert list(rows) == [(name, prompt, "en") for name in ("greedy", "random") for prompt in ("list", "tools")]
    scores = {name: [game.score for game in played if game.player == name] for name in ("greedy", "random")}
    assert scores["greedy"][::2] == scores["greedy"][1::2]  # bots read no prompt
    assert float(str(rows["greedy", "list", "en"][4]).split()[0]) == round(sum(scores["greedy"][::2]) / 2, 2)
    lost = {name: float(str(rows[name, "list", "en"][7]).split()[0]) for name in scores}
    assert lost["greedy"] < lost["random"]
    with pytest.raises(ValueError, match="there is no prompt 'riddles': there are words, list, tools"):
        next(trial(["greedy"], ["riddles"], ["en"], 1, pack, "s", 1))


def test_a_program_is_asked_by_lines_of_json_and_all_is_kept(tmp_path: Path):
    program = tmp_path / "model.py"
    page = Path("docs/bots.md").read_text(encoding="utf-8")
    program.write_text(page.split("## Measuring language models")[1].split("```python\n")[1].split("```")[0])
    out = tmp_path / "out"
    sheet = measure_trial([f"cmd:{sys.executable} {program}"], ["list"], ["en"], 1, "tests/pack_small", "seed", 20, out)
    assert sheet.rows[0][3] == 1
    (game,) = [json.loads(line) for line in (out / "games.jsonl").read_text().splitlines()]
    assert {(answer["invalid"], answer["is_chance"]) for answer in game["answers"]} == {(0, False)}
    assert load_pack(out / "pack").digest != load_pack("tests/pack_small").digest
    assert "| cmd:" in (out / "results.md").read_text()
    with pytest.raises(FileExistsError, match="name another folder"):
        measure_trial(["greedy"], ["list"], ["en"], 1, "tests/pack_small", "seed", 20, out)


def test_a_program_that_fails_has_said_nothing(pack: str):
    game = SpokenGame(seed=5, pack=pack)
    player = ProgramReader(f"cmd:{sys.executable} -c pass", 20)
    answer = ask(player, game, "list", position_of(game), 1, random.Random(1))
    assert (answer.invalid, answer.is_chance) == (3, True)
