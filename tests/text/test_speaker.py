"""The voice of a pack: names, questions, answers, log lines, refusals, in all five languages, over whole games."""

import ast
import random
import re
from pathlib import Path

import pytest

import imperial_miners
from imperial_miners.engine import steps
from imperial_miners.engine.action import KINDS, kind_of
from imperial_miners.engine.effect import FROM_EVENT, FROM_RULES, FROM_SPACE, FROM_SURFACE, MEASURES, RELATIONS, Node
from imperial_miners.engine.feature import FEATURES, TRIGGERS
from imperial_miners.engine.game import Game
from imperial_miners.engine.happening import FIELDS, TURNED_UP, Happening
from imperial_miners.engine.outcome import TITLES, TOP_TITLE
from imperial_miners.engine.record import Record, RecordError
from imperial_miners.engine.refusal import REASONS, IllegalAction
from imperial_miners.engine.view import View, view_of
from imperial_miners.engine.words import WORDS
from imperial_miners.packs import load_pack
from imperial_miners.packs.notation import parse_effect
from imperial_miners.text import LANGUAGES, LogContext, Speaker, best_language, speaker_for
from imperial_miners.text.features import FEATURE_SAYINGS, TRIGGER_NAMES
from imperial_miners.text.log import LOG_LINES
from imperial_miners.text.messages import messages_in
from imperial_miners.text.prompts import ANSWERS

SMALL = Path(__file__).parent.parent / "pack_small"
PLAYERS = ["Ada", "Grete", "Олена"]
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def has_message(language: str, id: str) -> bool:
    return messages_in(language).has(id)


# --- Nothing of the engine is without words


def test_every_table_of_the_engine_has_its_words():
    assert [*FEATURE_SAYINGS] == [feature[0] for feature in FEATURES]
    assert len(TRIGGER_NAMES) == len(TRIGGERS)
    assert [*LOG_LINES] == [fields[0] for fields in FIELDS]
    assert {*ANSWERS} == {kind for _, kind in KINDS} | {"keep", "discard"}


@in_each_language
def test_every_relation_and_measure_has_messages(language: str):
    for relation in RELATIONS[2:]:
        assert has_message(language, f"cards-{relation}")
    for measure in MEASURES:
        is_own = has_message(language, f"count-{measure}-each")
        assert is_own or has_message(language, f"{measure}-each"), measure
        assert is_own == has_message(language, f"if-{measure}-least"), measure


@in_each_language
@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_says_why_and_what_to_do(language: str, reason: str):
    text = speaker_for(load_pack("base"), language).refusal(IllegalAction(reason, "R5.4", 0, "play:quicksand"))
    assert "R5.4" in text
    assert len(re.findall(r"[.;:](?=\s|$)", text)) >= 2, text


def asking() -> list[str]:
    """The words of all nodes that can ask something."""
    own = [value for value in vars(steps).values() if isinstance(value, type) and issubclass(value, Node)]
    return sorted({node.word for node in [*own, *WORDS] if node.word and node.answer is not Node.answer})


@in_each_language
def test_every_question_can_be_asked(language: str):
    prompts = messages_in(language).sources
    asked = {id.removeprefix("ask-") for id in prompts if id.startswith("ask-")}
    assert asked == {id.removeprefix("help-") for id in prompts if id.startswith("help-")}
    assert len(asking()) >= 20
    assert [word for word in asking() if not any(id.startswith(f"{word}-") for id in asked)] == []


def record_parts() -> set[str]:
    """Every part of a record that can be wrong, read off the source."""
    source = Path(imperial_miners.__file__).parent / "engine" / "record.py"
    tree = ast.parse(source.read_text(encoding="utf-8"))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            if node.func.id == "RecordError" and isinstance(node.args[0], ast.Constant):
                found.add(node.args[0].value)
            elif node.func.id == "text_field" and isinstance(node.args[1], ast.Constant):
                found.add(node.args[1].value)
    return found


@in_each_language
def test_every_broken_part_of_a_record_is_named(language: str):
    speaker = speaker_for(load_pack("base"), language)
    texts = [speaker.record_error(RecordError(part, "")) for part in record_parts()]
    assert len({*texts}) == len(texts) >= 12
    assert "17" in speaker.record_error(RecordError("move 17", "not offered"))
    with pytest.raises(RecordError) as caught:
        Record.from_json("[]")
    assert speaker.record_error(caught.value)


@in_each_language
def test_every_title_and_rule_is_said(language: str):
    speaker = speaker_for(load_pack("base"), language)
    titles = [speaker.title(id) for _, id in TITLES] + [speaker.title(TOP_TITLE)]
    assert len({*titles}) == 6
    assert speaker.rule("R9.3")


# --- Names


def test_names_come_from_the_pack_else_in_english_else_from_the_id():
    small = load_pack(SMALL)
    assert speaker_for(small, "uk").card_name(0) == speaker_for(small, "en").card_name(0) != ""
    speaker = Speaker(load_pack("base"), "de")
    speaker.names.names.clear()
    assert speaker.card_name(0) == "Quicksand"
    assert speaker.card_flavour(0) == speaker_for(load_pack("base"), "de").card_flavour(0)


def test_a_speaker_is_made_once():
    pack = load_pack("base")
    assert speaker_for(pack, "fr") is speaker_for(pack, "fr")
    effect = pack.cards[0].effects[0]
    assert speaker_for(pack, "fr").effect(effect) is speaker_for(pack, "fr").effect(effect)
    with pytest.raises(KeyError):
        speaker_for(pack, "tlh")


def test_an_effect_of_no_pack_can_be_said():
    assert speaker_for(load_pack("base"), "en").effect(parse_effect("gain 17 vp")) == "Gain 17 VP."


@in_each_language
def test_a_source_has_a_name(language: str):
    pack = load_pack("base")
    speaker = speaker_for(pack, language)
    sources = [0, FROM_EVENT, FROM_SURFACE, FROM_RULES, FROM_SPACE - 32 * 2 - 5]
    named = [speaker.source(source, [3], 1) for source in sources]
    assert len({*named}) == 5
    assert named[0] == speaker.card_name(3)
    assert speaker.event_name(1) in named[1]
    assert speaker.board_name(2) in named[4]
    assert "5" in named[4]


@in_each_language
def test_an_event_in_one_line(language: str):
    pack = load_pack("base")
    speaker = speaker_for(pack, language)
    for number in range(len(pack.events)):
        line = speaker.event_text(number)
        assert line.startswith(speaker.event_kind(number))
        assert all(text in line for text in speaker.event_effects(number))


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT, en;q=0.5", "de"),
        ("en;q=0.5, uk;q=0.9", "uk"),
        ("pt", "pt-BR"),
        ("PT-br", "pt-BR"),
        ("fr;q=0", "en"),
        ("fr;q=7, de;q=x, uk;q=0.1", "uk"),
        ("ja, *", "en"),
        (";;,=,", "en"),
    ],
)
def test_the_best_language_is_found(header: str, language: str):
    assert best_language(header) == language


def test_another_default_is_kept():
    assert best_language("ja", default="uk") == "uk"


# --- Notes


@pytest.mark.parametrize(
    ("notation", "rules"),
    [
        ("gain 1 coin", []),
        ("pay 2 coins less 1 per scottish card: gain 1 vp", ["I4", "R12.1"]),
        ("if 2 above cards: draw 1 level 4 card", ["I10", "R5.6", "R9.1", "R9.2"]),
        ("draw 1 card of any faction", ["R9.4", "R9.5"]),
        ("gain 1 vp per cart", ["I10", "R7.1"]),
        ("gain 1 vp per machine max 3", ["I10"]),
        ("gain 1 vp, gain 1 vp per machine max 3", ["I10", "I25"]),
        ("may (put collapse here: advance 1)", ["I12", "I4", "R6.2", "R6.3", "R10.3", "R10.2", "R10.5"]),
        ("put 1 machine here, put 1 cart marker", ["R6.1", "R6.5", "R7.2", "R7.3"]),
        ("either (activate 1 card) or (clear 1 collapse)", ["R5.12", "R8.1", "R8.2", "R5.13", "I9", "R6.4"]),
    ],
)
def test_the_rules_behind_an_effect(notation: str, rules: list[str]):
    speaker = speaker_for(load_pack("base"), "en")
    assert speaker.notes(parse_effect(notation)) == rules
    assert all(speaker.rule(rule) for rule in rules)


# --- Whole games


def play(speakers: list[Speaker], pack_name: str | Path, seed: int, seats: int) -> set[tuple[str, str]]:
    """Play at random; say everything in every language. Which questions were asked."""
    pack = load_pack(pack_name)
    game = Game.new(pack, seats, str(seed), "standard", "shared", True)
    chance = random.Random(seed)
    contexts = [LogContext(pack, PLAYERS[:seats], reader, sides=view_of(game, 0).sides) for reader in (0, -1)]
    asked = set()
    told = game.happenings or []
    while True:
        for happening in told:
            for context in contexts:
                context.learn(happening)
                for speaker in speakers:
                    assert_line(speaker, happening, context)
        if game.is_over:
            return asked
        seat = chance.choice(game.awaiting())
        view = view_of(game, seat)
        assert view.decision is not None
        asked.add((view.decision.word, view.decision.kind))
        for speaker in speakers:
            assert_question(speaker, view)
        told = game.apply(seat, chance.choice(view.decision.options))


def assert_line(speaker: Speaker, happening: Happening, context: LogContext) -> None:
    line = speaker.happening(happening, context)
    assert line == line.strip()
    assert line[-1] in ".)"
    assert not re.search(r"[{}]|  | [.,]", line), line
    if happening.seat >= 0 and happening.seat != context.reader and happening.kind != "reshuffled":
        assert PLAYERS[happening.seat] in line


def assert_question(speaker: Speaker, view: View) -> None:
    assert view.decision is not None
    prompt = speaker.prompt(view)
    assert all(text and not re.search(r"[{}]|  ", text) for text in (prompt.question, prompt.by, prompt.explanation))
    assert speaker.rule(prompt.rule)
    labels = [speaker.option(view, option) for option in view.decision.options]
    assert all(label and not re.search(r"[{}]|  ", label) for label in labels), labels
    assert len({*labels}) == len(labels), f"two answers alike: {labels}"


def test_everything_that_happens_in_games_is_said_in_every_language():
    asked: set[tuple[str, str]] = set()
    for name in ("base", SMALL):
        speakers = [speaker_for(load_pack(name), language) for language in LANGUAGES]
        for seed in range(4):
            asked |= play(speakers, name, seed, 1 + seed % 3)
    assert {word for word, _ in asked} >= {"keep", "play", "place", "activation", "climb", "surface", "draw", "advance"}


def test_nothing_is_asked_of_a_spectator():
    game = Game.new(load_pack("base"), 2, "1", "standard", "shared", True)
    with pytest.raises(ValueError, match="nothing"):
        speaker_for(load_pack("base"), "en").prompt(view_of(game, -1))


@in_each_language
def test_whoever_plays_alone_waits_for_nobody(language: str):
    def explained(seats: int) -> str:
        game = Game.new(load_pack("base"), seats, "1")
        while True:
            view = view_of(game, game.awaiting()[0])
            assert view.decision is not None
            if view.decision.kind == "play" and len(view.decision.options) > 1:
                return speaker_for(game.pack, language).prompt(view).explanation
            game.apply(view.seat, view.decision.options[0])

    assert explained(1) != explained(2)


# --- Single answers and lines


def happening(kind: str, seat: int, **fields: int) -> Happening:
    code = [names[0] for names in FIELDS].index(kind)
    fields = {"extra": 0, "source": 0} | fields
    return Happening(code, seat, [fields[name.lstrip("?")] for name in FIELDS[code][1:]])


CONTEXT = LogContext(load_pack("base"), PLAYERS, 0, [[0], [0], [0]], [0, 2, 4], 0)
LINES = [
    (happening("gained", 0, token=0, amount=2, source=0), "You gain 2 coins from Quicksand."),
    (happening("gained", 1, token=1, amount=1, source=FROM_SURFACE), "Grete gains 1 VP at the Surface."),
    (happening("gained", 1, token=0, amount=5, source=FROM_RULES), "Grete gains 5 coins."),
    (happening("paid", 0, amount=1, source=0), "You pay 1 coin (Quicksand)."),
    (happening("drew", 1, level=2, card=0, faction=-1, open=0), "Grete draws a Level 2 card."),
    (happening("drew", 0, level=1, card=0, faction=-1, open=0), "You draw Quicksand from the Level 1 deck."),
    (happening("drew", 1, level=2, card=0, faction=1, open=0), "Grete finds an Egyptian card in the Level 2 deck."),
    (happening("drew", 0, level=1, card=0, faction=0, open=0),
     "You find a Scottish card in the Level 1 deck: Quicksand."),
    (happening("drew", 1, level=1, card=0, faction=0, open=1),
     "Grete finds a Scottish card in the Level 1 deck: Quicksand."),
    (Happening(TURNED_UP, 1, [2], [0, 0]), "Grete turns up in the Level 2 deck: Quicksand, Quicksand."),
    (happening("found_none", 0, level=3, faction=5), "You find no Roman card in the Level 3 deck."),
    (happening("chose", 0, card=-2), "You will play the top card of the Level 1 deck."),
    (happening("chose", 1, card=-2), "Grete has chosen."),
    (happening("revealed", 1, card=0, cost=0, blind=0), "Grete plays Quicksand."),
    (happening("revealed", 1, card=0, cost=3, blind=0), "Grete plays Quicksand for 3 coins."),
    (happening("revealed", 0, card=0, cost=0, blind=1), "You turn up Quicksand from the Level 1 deck."),
    (happening("collapse_cleared", 0, slot=0, activation=1), "You activate Quicksand: its collapse is cleared."),
    (happening("collapse_cleared", 0, slot=0, activation=0), "You clear the collapse on Quicksand."),
    (happening("activated", 1, slot=0, effect=1), "Grete activates Quicksand: Pay 1 coin to advance 1 space."),
    (happening("carts_completed", 0, amount=2), "You complete 2 carts."),
    (happening("missed", 0, reason=0, source=0), "You put no cart marker (Quicksand): there is no border for one."),
    (happening("missed", 0, reason=1, source=0), "You put no machine (Quicksand): the card can hold no more."),
    (happening("missed", 1, reason=2, source=0), "Grete chooses no card (Quicksand): none fits this effect."),
    (happening("missed", 0, reason=3, source=0), "You gain nothing (Quicksand): there is nothing to count."),
    (happening("reached", 1, slot=0), "Grete comes to Quicksand."),
    (happening("skipped_draw", 1), "Grete draws nothing: there is no card left."),
    (happening("ended", 1, vp=40, carts=6, coins=1),
     "Grete ends the game with 46 points (40 VP, 6 complete carts) and 1 coin."),
    (happening("round_began", -1, round=3), "Round 3 begins."),
    (happening("faction_chosen", 0, faction=2), "You choose the Atlanteans."),
]  # fmt: skip


@pytest.mark.parametrize(("told", "line"), LINES, ids=[line for _, line in LINES])
def test_a_line_of_the_log(told: Happening, line: str):
    speaker = Speaker(load_pack("base"), "en")
    speaker.names.names["quicksand"] = "Quicksand"
    assert speaker.happening(told, CONTEXT) == line


@in_each_language
@pytest.mark.parametrize("kind", [names[0] for names in FIELDS if any(name.startswith("?") for name in names)])
def test_what_a_reader_may_not_see_is_not_told(language: str, kind: str):
    speaker = speaker_for(load_pack("base"), language)
    fields = {name.lstrip("?"): 1 for names in FIELDS for name in names[1:]} | {"card": 7, "open": 0}
    told = happening(kind, 1, **fields)
    assert speaker.card_name(7) in speaker.happening(told, LogContext(CONTEXT.pack, PLAYERS, 1, sides=[0, 2, 4]))
    for reader in (0, 2, -1):
        line = speaker.happening(told, LogContext(CONTEXT.pack, PLAYERS, reader, sides=[0, 2, 4]))
        assert speaker.card_name(7) not in line
        assert PLAYERS[1] in line


def test_a_context_learns_from_the_log_or_from_a_view():
    game = Game.new(load_pack("base"), 1, "7", "standard", "shared", True)
    context = LogContext(game.pack, PLAYERS[:1], 0, sides=view_of(game, 0).sides)
    while not game.is_over:
        for told in game.apply(0, view_of(game, 0).decision.options[0]):
            context.learn(told)
            context.learn(told)  # once is enough, twice no harm
    seen = LogContext.of(view_of(game, 0), PLAYERS[:1])
    assert (context.mines, context.event, [*context.sides]) == (seen.mines, seen.event, [*seen.sides])


def test_kinds_of_answers_are_those_of_the_engine():
    designs = load_pack("base").designs
    assert {kind_of(action, designs) for action in range(load_pack("base").action_count)} == {*ANSWERS}
