"""Whole games in plain mode: from files, from a pipe, by several people, interrupted and continued."""

import io
import os
import random
import re
import signal
import subprocess
import sys

import pytest

from imperial_miners import Game
from imperial_miners.review.lessons.guiding import VARIANT, guided
from imperial_miners.review.replay import Replay
from imperial_miners.review.shut import shut
from imperial_miners.terminal.answers import COMMANDS
from imperial_miners.terminal.codes import FAILED
from imperial_miners.terminal.keeping import Keeper, last_running, read_kept
from imperial_miners.terminal.lines import Lines
from imperial_miners.terminal.local_game import LocalGame
from imperial_miners.terminal.plain import PlainGame
from imperial_miners.terminal.voice import Voice
from imperial_miners.text.rulebook import LANGUAGES
from tests.terminal.driving import PACK, script

SOLO = script("7")
LATIN_WORD = re.compile(r"[A-Za-z]{2,}")


def digest_in(file) -> str:
    return Game.replay(file.read_text()).digest()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.access("terminal", "A whole game is played line by line, in every language.")
def test_a_whole_solo_game_is_played_from_a_file_of_answers(command, tmp_path, language):
    answers = command.file("answers.txt", ["# a game at random", "", *SOLO.keys])
    kept = tmp_path / "game.json"
    ran = command("play", "--plain", "--seed", "7", "--lang", language, "--answers", answers, "--save", kept)
    voice = Voice(PACK, language)
    title = Game.replay(kept.read_text()).outcome().title
    assert (ran.code, ran.err) == (0, "")
    assert digest_in(kept) == SOLO.digest
    assert voice.say("plain-over") in ran.lines
    assert any(line.endswith(f"{voice.speaker.title(title)}.") for line in ran.lines)
    assert any(line.endswith(f"imperial-miners verify {kept}") for line in ran.lines)


def test_ukrainian_holds_no_english_word(command, tmp_path):
    answers = command.file("answers.txt", [word for key in SOLO.keys for word in ("шахта", "планшети", "рука", key)])
    ran = command("play", "--plain", "--seed", "7", "--lang", "uk", "--answers", answers, "--save", tmp_path / "g")
    assert ran.code == 0
    for line in ran.lines:
        if line.startswith("> ") or "imperial-miners" in line or "SHA-256" in line or str(tmp_path) in line:
            continue
        told = re.sub(r"\[[\w:+-]+\]", "", line)
        drawn = re.sub(r"^(I{1,3}|IV)\b", "", told)
        assert LATIN_WORD.findall(drawn) == [], line


def test_answers_may_be_numbers_keys_or_words(command, tmp_path):
    game = Game.new(PACK, 1, "7")
    voice = Voice(PACK, "de")
    given = []
    for number, key in enumerate(SOLO.keys):
        view = game.view(0)
        options = view.decision.options
        place = [option.key for option in options].index(key)
        labels = [voice.speaker.option(view, option) for option in options]
        is_clear = labels.count(labels[place]) == 1
        forms = [str(place + 1), f"{place + 1}.", key.upper(), labels[place].upper() if is_clear else key]
        given.append(forms[number % 4])
        game.apply(0, key)
    kept = tmp_path / "game.json"
    ran = command("play", "--plain", "--seed", "7", "--lang", "de", "--save", kept, lines=given)
    assert ran.code == 0
    assert digest_in(kept) == SOLO.digest


def test_people_share_a_keyboard_without_seeing_hands(command, tmp_path):
    told = script("12", seats=2)
    kept = tmp_path / "game.json"
    ran = command("play", "--plain", "--seats", 2, "--seed", "12", "--save", kept, lines=told.keys)
    assert ran.code == 0
    assert digest_in(kept) == told.digest
    assert "\x1b" not in ran.out
    reader = ""
    for line in ran.lines[: ran.lines.index("The game is over.")]:
        if line.startswith("Pass the keyboard to "):
            reader = line.removeprefix("Pass the keyboard to ").rstrip(".")
        other = {"Red": "Blue", "Blue": "Red", "": "nobody"}[reader]
        assert not line.startswith((f"{other} keeps", f"{other} chooses the card", f"{reader} ", f"{other} is dealt"))
    assert {"Red has chosen.", "Pass the keyboard to Red.", "Pass the keyboard to Blue."} <= {*ran.lines}


def test_a_game_against_bots_is_played_to_its_end(command, tmp_path):
    kept = tmp_path / "game.json"
    arguments = ["play", "--plain", "--bots", "greedy,random", "--seed", "5", "--save", kept]
    ran = command(*arguments, lines=["1"] * 400)
    assert ran.code == 0
    assert "At the table: Red (you), Blue (bot: greedy), Green (bot: random)." in ran.lines
    assert sum(bool(re.match(r"[123]\. (Red|Blue|Green): \d+ points?: ", line)) for line in ran.lines) == 3
    assert any(re.fullmatch(r"(Red|Blue|Green) wins\.", line) for line in ran.lines)


def test_an_answer_can_be_taken_back(command, tmp_path):
    kept = tmp_path / "game.json"
    given = [SOLO.keys[0], "undo", "u", *SOLO.keys]
    ran = command("play", "--plain", "--seed", "7", "--save", kept, lines=given)
    assert digest_in(kept) == SOLO.digest
    assert ran.lines.count("Your last answer is taken back.") == 1
    assert sum("(Rule I20)" in line for line in ran.lines) == 1


def test_a_turn_or_a_card_can_be_taken_back_at_once(command, tmp_path):
    game, given = Game.new(PACK, 1, "7"), [*SOLO.keys[:3], "undo everything", "undo turn"]
    for key in SOLO.keys:
        game.apply(0, key)
        given.append(key)
        cards = game.can_undo(0).get("card", 0)
        if cards > 1:
            given += ["undo card", *SOLO.keys[game.move_count - cards : game.move_count]]
    kept = tmp_path / "game.json"
    ran = command("play", "--plain", "--seed", "7", "--save", kept, lines=given)
    assert digest_in(kept) == SOLO.digest
    assert ran.lines.count("You can take back: answer, card, turn.") == 1
    assert ran.lines.count("Your turn is taken back, as far as it can be.") == 1
    assert ran.lines.count("Your card is taken back.") > 5


def test_undo_in_the_midst_of_chains_leads_to_the_same_game(command, tmp_path):
    game = Game.new(PACK, 1, "7")
    given = []
    for key in SOLO.keys:
        given.append(key)
        game.apply(0, key)
        if game.can_undo(0):
            given += ["undo", key]
    kept = tmp_path / "game.json"
    ran = command("play", "--plain", "--seed", "7", "--save", kept, lines=given)
    assert ran.code == 0
    assert ran.out.count("taken back") > 10
    assert digest_in(kept) == SOLO.digest


NONSENSE = ["0", "-1", "99999", "1e3", "keep:", "play:blind", "place:9:9", "karte", "é" * 300, "\x00", "1 2 3", "None"]


def test_bad_input_changes_nothing(command, tmp_path):
    dice = random.Random(1)
    given = [line for key in SOLO.keys for line in (dice.choice(NONSENSE), key)]
    kept = tmp_path / "game.json"
    ran = command("play", "--plain", "--seed", "7", "--save", kept, lines=given)
    assert (ran.code, ran.err) == (0, "")
    assert digest_in(kept) == SOLO.digest


def test_a_wrong_line_in_a_file_of_answers_ends_the_game_and_says_which(command, tmp_path):
    answers = command.file("answers.txt", [*SOLO.keys[:5], "nonsense", *SOLO.keys[5:]])
    kept = tmp_path / "game.json"
    ran = command("play", "--plain", "--seed", "7", "--answers", answers, "--save", kept)
    assert ran.code == 1
    assert ran.err.splitlines() == [f"Line 6 of {answers} is no answer: “nonsense”. Correct it and continue."]
    rest = command.file("rest.txt", SOLO.keys[5:])
    assert command("play", "--plain", "--continue", "--save", kept, "--answers", rest).code == 0
    assert digest_in(kept) == SOLO.digest


@pytest.mark.parametrize("cut", [0, 1, 30, len(SOLO.keys) - 1])
def test_when_the_input_ends_the_game_can_be_continued(command, cut):
    ran = command("play", "--plain", "--seed", "7", lines=SOLO.keys[:cut])
    assert ran.code == 3
    assert ran.lines[-1] == "Continue it with: imperial-miners play --plain --continue"
    kept = last_running()
    assert str(kept) in ran.lines[-2]
    again = command("play", "--plain", "--continue", lines=SOLO.keys[cut:])
    assert again.code == 0
    assert digest_in(kept) == SOLO.digest
    assert last_running() is None


def test_leaving_by_word_saves_and_the_language_is_remembered(command):
    ran = command("play", "--plain", "--seed", "7", "--lang", "fr", lines=[SOLO.keys[0], "sauvegarder", "quitter"])
    assert ran.code == 0
    again = command("play", "--plain", "--continue", lines=[])
    assert again.lines[0] == "Une partie sauvegardée d’Imperial Miners reprend."


def test_a_continued_game_against_bots_keeps_its_bots(command):
    command("play", "--plain", "--bots", "random", "--seed", "3", lines=["1"] * 9)
    again = command("play", "--plain", "--continue", lines=["1"] * 400)
    assert again.code == 0
    assert "At the table: Red (you), Blue (bot: random)." in again.lines


def test_ctrl_c_leaves_a_saved_game(tmp_path):
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "imperial_miners", "play", "--plain", "--seed", "7", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment,
        # A scheduler or a shell's "&" leaves SIGINT ignored, and children inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    process.stdin.write("".join(f"{key}\n" for key in SOLO.keys[:6]))
    process.stdin.flush()
    seen = ""
    while seen.count("> ") < 7:
        seen += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")
    assert out.strip().splitlines()[0] == "Interrupted."
    assert out.strip().splitlines()[-1] == "Continue it with: imperial-miners play --plain --continue"
    (kept,) = (tmp_path / "imperial-miners" / "games").glob("*.json")
    assert Game.replay(kept.read_text()).move_count == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_understood_all_through_the_game(command, tmp_path, language):
    voice = Voice(PACK, language)
    asking = [voice.words(name)[0] for name in COMMANDS if name not in ("quit", "undo", "save", "hint", "why")]
    asking += [f"{voice.words('card')[0]} quicksand", f"{voice.words('rules')[0]} r5.4", "mine", "rules nothing"]
    asking += [f"{voice.words('mine')[0]} {voice.seat(0)}", "mine nobody", "card zzz", "card a", voice.words("save")[0]]
    given = []
    for number, key in enumerate(SOLO.keys):
        given += [*(asking if number % 12 == 5 else []), key]
    kept = tmp_path / "game.json"
    ran = command("play", "--plain", "--seed", "7", "--lang", language, "--save", kept, lines=given)
    assert (ran.code, ran.err) == (0, "")
    assert digest_in(kept) == SOLO.digest
    unknown = voice.say("plain-not-understood", text="☃", most=0, word="☃").split("☃")[1]
    assert unknown not in ran.out
    assert voice.say("plain-rule", rule="R5.4", text=voice.speaker.rule("R5.4")) in ran.lines


def test_a_hint_goes_one_step_further_each_time(command):
    ran = command("play", "--plain", "--seed", "7", "--variant", "first-game", lines=["hint"] * 4)
    looks, lines, whys, again = [part.splitlines()[1:] for part in ran.out.split("> hint")[1:]]
    assert looks[0].startswith("Look at ")
    number, label = re.fullmatch(r"The planner would choose (\d+): (.*)", lines[0]).groups()
    assert any(line.startswith(f"{number}. {label} [") for line in ran.lines)
    assert lines[1:3] == ["A good line:", f"   1) {label}"]
    assert whys[0].startswith("By the end of the turn it brings ")
    assert again[: len(whys)] == whys[:-1] + again[len(whys) - 1 : len(whys)]


def test_hints_among_people_need_the_consent_of_all(command):
    keeping = ["1"] * 4
    lines = ["hint", "agree", "hint", *keeping, "hint", "agree", "hint", "agree", "hint"]
    ran = command("play", "--plain", "--seed", "7", "--seats", "2", lines=lines)
    told = [line for line in ran.lines if line.startswith(("With other people", "Still to agree", "Look at", "> "))]
    asked = ran.out.split("> hint")[1:]
    assert "With other people at the table hints are off until everyone agrees." in asked[0]
    assert "Still to agree: Blue." in asked[1]
    assert "Type “agree” to agree." in ran.lines
    assert "Still to agree: Blue." in asked[2]
    assert "Look at the cards that you were dealt." in asked[3]
    assert "Still to agree: Blue." in asked[4], told


def test_why_not_names_the_rule_and_what_is_missing(command):
    game = Game.new(PACK, 1, guided().seed, VARIANT)
    keys = []
    while game.decision(0).kind != "play":
        keys.append(game.decision(0).options[-1].key)
        game.apply(0, keys[-1])
    deep = [error.key for error in shut(game, 0) if error.reason == "no-card-above"]
    first = Voice(PACK, "en").card([f"play:{card.id}" for card in PACK.cards].index(deep[0]))
    lines = [*keys, f"why {first}", f"why {deep[-1]}", "why nonsense"]
    answers = [
        part.splitlines() for part in command("play", "--plain", "--guided", lines=lines).out.split("> why ")[1:]
    ]
    assert answers[0][1] == f"Why not “{first}”?"
    assert re.match(r"It needs a card of Level [12] above it\.", answers[0][2])
    assert answers[0][3].startswith("Rule R5.4: ")
    assert answers[1][1].startswith("Why not “")
    assert answers[2][1] == "“nonsense” is neither a bot at the table nor anything that is shown here."


def test_why_tells_what_a_bot_did_and_never_its_hand(command):
    lines = ["1"] * 12 + ["why blue", "why"]
    ran = command("play", "--plain", "--seed", "7", "--variant", "first-game", "--bots", "digger", lines=lines)
    told = ran.out.split("> why blue")[1].splitlines()
    assert re.fullmatch(r"Round \d+: Blue plays “.*”\.", told[1])
    assert told[2].startswith("In this round it brought ")
    assert "Hands stay hidden: after the game you will see what else could have been played." in told


def test_why_looks_back_once_at_all_bots(command, monkeypatch):
    looks = []
    real = Replay.__init__
    monkeypatch.setattr(Replay, "__init__", lambda *given: looks.append(real(*given)))
    ran = command("play", "--plain", "--seed", "7", "--bots", "random,random,random", lines=["1"] * 4 + ["why"])
    told = ran.out.split("> why")[1]
    assert all(name in told for name in ("Blue", "Green", "Purple"))
    assert len(looks) == 1


def test_the_first_game_variant_shows_the_hand_at_once(command):
    ran = command("play", "--plain", "--seed", "7", "--variant", "first-game", lines=[])
    assert "You hold 6 cards." in ran.lines


@pytest.mark.access("terminal", "Drawings can be left out, so that every line is a sentence.")
def test_without_drawings_nothing_is_drawn(command, tmp_path):
    arguments = ["play", "--plain", "--seed", "7", "--save"]
    with_them = command(*arguments, tmp_path / "a.json", lines=SOLO.keys)
    without = command(*arguments, tmp_path / "b.json", "--no-drawing", lines=[*SOLO.keys[:30], "mine", *SOLO.keys[30:]])
    assert "│" in with_them.out
    assert not {*"│┌█▓"} & {*without.out}
    assert any(line.startswith("Card 1: ") for line in without.lines)


def test_a_game_that_cannot_be_saved_is_played_and_says_so_first(command):
    blocked = command.file("file", []) / "game.json"
    ran = command("play", "--plain", "--seed", "7", "--save", blocked, lines=SOLO.keys)
    assert ran.code == 1
    assert [line.startswith(f"The game cannot be saved in {blocked}") for line in ran.lines].index(True) < 5
    assert "The game is over." in ran.lines


def test_a_new_game_does_not_take_the_place_of_a_kept_one(command, tmp_path):
    kept = tmp_path / "game.json"
    command("play", "--plain", "--seed", "7", "--save", kept, lines=SOLO.keys[:4])
    before = kept.read_text()
    ran = command("play", "--plain", "--seed", "8", "--save", kept, lines=[])
    assert ran.code == 1
    assert len(ran.err.splitlines()) == 1
    assert kept.read_text() == before


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_guided_game_is_left_resumed_skipped_and_played_to_its_end(command, tmp_path, language):
    voice = Voice(PACK, language)
    lesson = re.compile(
        re.sub(r"☃\d", "(.*)", re.escape(voice.say("plain-lesson", number="☃1", of="☃2", name="☃3", text="☃4")))
    )
    kept = tmp_path / "game.json"
    arguments = ["play", "--plain", "--lang", language, "--save", kept]
    first = command(*arguments, "--guided", lines=["1"] * 5 + [voice.words("quit")[0]])
    rest = command(*arguments, "--continue", lines=["1"] * 400)
    assert (first.code, rest.code, rest.err) == (0, 0, "")
    numbers = [int(found[1]) for line in first.lines + rest.lines if (found := lesson.fullmatch(line))]
    assert first.lines.index(next(line for line in first.lines if lesson.fullmatch(line))) < 8
    assert sorted(set(numbers)) == list(range(1, max(numbers) + 1))
    assert max(numbers) >= 8, "whatever is answered, most things come up"
    again = tmp_path / "again.json"
    silent = ["play", "--plain", "--lang", language, "--guided", "--save", again]
    quiet = command(*silent, lines=[voice.words("skip")[0], *["1"] * 400])
    assert voice.say("guide-skipped") in quiet.lines
    assert sum(bool(lesson.fullmatch(line)) for line in quiet.lines) <= 2
    assert voice.say("plain-over") in quiet.lines


class Typed(Lines):
    """Lines typed at a terminal, of which the last ends the input."""

    def __init__(self, *typed: str) -> None:
        super().__init__(io.StringIO(), io.StringIO())
        self.is_terminal, self.typed = True, [*typed]

    def read(self) -> str:
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)

    def clear(self) -> None:
        """There is no screen."""

    def pause(self) -> None:
        """Nobody reads along."""


def typed(tmp_path, *lines: str) -> tuple[LocalGame, list[str]]:
    """A solo game in which some lines are typed at the set-up, and what it said."""
    match, voice = LocalGame(Game.new(PACK, 1, "7"), [None]), Voice(PACK, "en")
    told = Typed(*lines)
    PlainGame(match, voice, told, Keeper(match, voice, tmp_path / "game.json", "base", "play --plain")).run()
    return match, told.target.getvalue().splitlines()


def test_at_a_terminal_cards_are_marked_unmarked_and_kept_together(tmp_path):
    options = [option.key for option in Game.new(PACK, 1, "7").decision(0).options]
    match, told = typed(tmp_path, "1", "2, 3", "2", "5 6", "7", "")
    assert [PACK.vocabulary.key(action) for _, action in match.game.history()] == [options[at] for at in (0, 2, 4, 5)]
    marked = [line.partition(":")[0] for line in told if line.startswith("Marked")]
    assert marked == ["Marked, 1 of 4", "Marked, 3 of 4", "Marked, 2 of 4", "Marked, 4 of 4", "Marked, 4 of 4"]
    assert told.count("Press Enter to keep them.") == 2
    assert sum(line.startswith("4 cards are marked already") for line in told) == 1


def test_nothing_is_kept_before_four_are_marked(tmp_path):
    match, told = typed(tmp_path, "1 2 3", "")
    assert match.game.move_count == 0
    assert len([line for line in told if line.startswith("1. Keep")]) == 2, "Enter put the question again"


def test_a_line_of_a_file_keeps_four_at_once_or_none(command, tmp_path):
    keys = [option.key for option in Game.new(PACK, 1, "7").decision(0).options]
    file = tmp_path / "four.json"
    command("play", "--plain", "--seed", "7", "--save", file, lines=["1 3 5 6"])
    assert [key for _, key in read_kept(file).record.moves] == [keys[at] for at in (0, 2, 4, 5)]
    answers = command.file("twice.txt", ["1 1 2 3"])
    twice = tmp_path / "twice.json"
    ran = command("play", "--plain", "--seed", "7", "--save", twice, "--answers", answers)
    assert ran.code == FAILED
    assert "1 1 2 3" in ran.err
    assert read_kept(twice).record.moves == []


def test_options_say_what_they_would_bring(command):
    ran = command("play", "--plain", "--seed", "7", lines=SOLO.keys)
    assert sum(bool(re.match(r"\d+\. .*, you gain \d+ (coin|VP)", line)) for line in ran.lines) > 10
    assert any("this cannot be undone [" in line or "this reveals a card [" in line for line in ran.lines)
