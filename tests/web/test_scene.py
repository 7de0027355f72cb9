"""The table as one reader sees it, part by part, made from a view: no server, no page."""

from dataclasses import replace
from typing import Any

import pytest

from imperial_miners import Game
from imperial_miners.bots import Reason
from imperial_miners.engine.action import Option
from imperial_miners.engine.happening import FIELDS, Happening
from imperial_miners.review.lessons.lessons import LESSONS, Taught
from imperial_miners.review.preview import Outlook, look_ahead
from imperial_miners.web.log.entry import Chair, Entry, LoggedEntry, plain_chairs
from imperial_miners.web.scene.coach import Coaching
from imperial_miners.web.scene.log import LogRound, Pawn, event_before, see_chat, see_latest, see_log
from imperial_miners.web.scene.players import GhostRun, rungs
from imperial_miners.web.scene.question import Question, choice_ways, see_question
from imperial_miners.web.scene.table import Lift, Sight, TableScene, TryOut, see_lift, see_table
from imperial_miners.web.scene.words import reader_for
from tests.table import Player, card, end_of_round, feature, immediate, resolve, small_pack, table

ANN, BOB = Chair("Ann", "gold", "ann", None, 0), Chair("", "", "bob", None, 0)


def sight(t: Player, **more: Any) -> Sight:
    """What seat 0 has in sight."""
    chairs = [ANN, BOB, *plain_chairs(5)[2:]][: len(t.game.seats)]
    given = {"view": t.game.view(0), "chairs": chairs, "seat": 0, "outlook": look_ahead(t.game, 0)} | more
    return Sight(**given)


def scene(t: Player, **more: Any) -> TableScene:
    return see_table(sight(t, **more), reader_for(t.game.pack, "en"))


def asked(t: Player, is_plan: bool = False) -> Question:
    question = see_question(t.game.view(0), look_ahead(t.game, 0), reader_for(t.game.pack, "en"), is_plan)
    assert question is not None
    return question


# --- the question


def test_an_offer_says_what_it_changes():
    it = card("it", 1, "pay 2 coins: gain 3 vp, put 1 machine here", "gain 1 coin")
    first, second = asked(table(it, hand="it", coins=2).play("it")).of_kind("effect")
    assert [(change.icon, change.text, change.is_loss) for change in first.changes] == [
        ("coin", "−2", True),
        ("vp", "+3", False),
        ("machine", "+1", False),
    ]
    assert [(change.icon, change.text) for change in second.changes] == [("coin", "+1")]
    assert first.label == "Pay 2 coins to gain 3 VP and put 1 machine on this card."
    assert first.spoken.startswith("Pay 2 coins to gain 3 VP and put 1 machine on this card, you pay 2 coins, ")
    assert (first.number, first.key, first.is_quiet, first.reveals) == (1, "effect:a", False, False)
    decline = asked(table(it, hand="it", coins=2).play("it")).with_key("decline")
    assert decline is not None
    assert (decline.is_quiet, decline.changes) == (True, ())


def test_an_offer_says_that_something_would_be_seen_and_where_a_marker_stops():
    (deck, *_) = asked(resolve("draw 1 card")).of_kind("deck")
    assert (deck.reveals, deck.is_final, deck.picture) == (True, True, "back/1")
    far = asked(resolve("advance up to 2", board=(2, 3), boards={2: ["", "", "", "gain 1 coin", "gain 2 vp", ""]}))
    assert [offer.stop for offer in far.offers] == [None, (1, 4), (1, 5)]
    assert [bool(offer.icons) for offer in far.offers] == [False, True, True]


def test_in_a_plan_nothing_is_final():
    t = resolve("draw 1 card")
    assert {offer.is_final for offer in asked(t).offers} == {True}
    assert {offer.is_final for offer in asked(t, is_plan=True).offers} == {False}


def test_cards_are_offered_by_name_and_picture():
    play, blind = asked(table(hand="a1", decks={1: "z1 z1"})).offers[0], asked(table(hand="")).offers[-1]
    assert (play.short, play.picture) == ("A1", "picture/a1")
    assert play.label != play.short
    assert (blind.key, blind.picture, blind.short) == ("play:blind", "back/1", blind.label)


def test_a_card_is_lifted_before_it_is_played_but_for_one_played_unseen():
    def lifted(hand: str) -> list[tuple[str, bool]]:
        t = table(hand=hand, decks={1: "z1 z1"})
        question = see_question(t.game.view(0), look_ahead(t.game, 0), reader_for(t.game.pack, "en"), lifts=True)
        assert question is not None
        return [(offer.key, offer.lifts) for offer in question.offers]

    assert lifted("") == [("play:blind", False)]
    assert lifted("a1") == [("play:a1", True)]


def test_a_lifted_card_asks_only_whether_it_is_played_where_its_place_comes_later():
    t, reader = table(hand="a1"), reader_for(table(hand="a1").game.pack, "en")
    question = asked(t)
    (first, *_) = question.offers
    lifted = see_lift(Lift([first.option]), t.game.view(0), question, reader)
    assert lifted is not None
    assert (lifted.prompt, [offer.label for offer in lifted.offers]) == (first.label, [reader.ui("play-it")])
    elsewhere = see_lift(Lift([Option(0, "deck:3", "deck", 3)]), t.game.view(0), question, reader)
    assert elsewhere is not None
    assert (elsewhere.prompt, elsewhere.offers) == (question.prompt, ())


def test_an_offer_of_a_card_in_the_mine_names_its_slot():
    assert {offer.slot for offer in asked(table(hand="a1")).offers} == {-1}
    assert {offer.slot for offer in asked(table(hand="a1", mine="b1@0").play("a1", at=2)).offers} == {1}


def test_the_first_design_of_a_pack_has_a_picture_where_its_place_is_asked():
    t = table(hand="z1", mine="a1@0").play("z1")
    assert scene(t).question.picture == "picture/z1"


def test_a_faction_has_its_emblem():
    offers = asked(resolve("draw 1 card of any faction")).offers
    assert [offer.emblem for offer in offers] == [offer.key.removeprefix("faction:") for offer in offers]
    assert {offer.emblem for offer in asked(table(hand="a1")).offers} == {""}


def test_a_way_of_the_only_choice_is_shown_by_its_icons():
    question = asked(resolve("either (gain 1 coin) or (gain 2 vp)"))
    assert [offer.option.kind for offer in question.offers] == ["choice", "choice"]
    assert all(offer.icons for offer in question.offers)
    assert question.offers[0].icons != question.offers[1].icons
    two = card("it", 1, "either (gain 1 coin) or (gain 1 vp), either (gain 2 vp) or (gain 2 coins)")
    assert choice_ways(two.effects) is None
    assert choice_ways(card("it", 1, "gain 1 coin").effects) is None


def test_who_asks():
    t = resolve("either (gain 1 coin) or (gain 2 vp)", mine="a1@0", at=2)
    question = asked(t)
    assert question.is_asked_by("card", 1)
    assert not question.is_asked_by("card", 0)
    assert not question.is_asked_by("event")
    assert question.said_by("card", 1) == question.offers
    assert question.said_by("card", 0) == ()
    assert asked(table(hand="a1").play("a1")).said_by("card", 0) == (), "its effects are shown on the card"


def test_a_rule_is_told_with_its_text():
    question = asked(table(hand="a1"))
    assert question.rule == "R5.1"
    assert len(question.rule_text) > 20
    assert (question.kind, question.word, question.is_line) == ("play", "play", question.is_line)


# --- the table


def test_parts_that_stay_the_same_are_not_sent_again():
    t = table(hand="a1 b1", seats=2)
    before = scene(t)
    assert len({part.id for part in before.parts}) == 13 == len(before.parts)
    assert before.changed_since(None) == before.parts
    assert scene(t).changed_since(before) == ()
    assert [part.id for part in scene(t, time_left=30).changed_since(before)] == ["top"]
    assert [part.id for part in scene(t, trouble="late").changed_since(before)] == ["answer"]


def test_the_top_bar_names_round_event_and_who_is_awaited():
    t = table(hand="a1 b1", seats=2, round=3, event=feature("cost -1"))
    top = scene(t, time_left=9).top
    assert (top.round, top.rounds, top.event, top.time_left, top.is_over) == (3, 10, "All round", 9, False)
    assert [(pawn.name, pawn.mark, pawn.is_me) for pawn in top.waiting] == [("Ann", 4, True), ("Blue", 1, False)]
    t.choose("play:a1")
    assert [pawn.name for pawn in scene(t).top.waiting] == ["Blue"]


def test_buttons_are_a_seats_own():
    t = table(hand="a1 b1", seats=2)
    assert scene(t, seat=-1, view=t.game.view(-1), outlook=Outlook()).top.tools is None
    tools = scene(t, can_redo=True).top.tools
    assert tools is not None
    assert (tools.is_planning, tools.can_undo, tools.can_redo, tools.is_asked) == (False, False, True, True)
    t.choose("play:a1")
    tools = scene(t).dock.tools
    assert tools is not None
    assert (tools.can_undo, tools.can_redo, tools.is_asked) == (True, False, False)


def test_a_plan_is_shown_instead_of_the_game():
    t, ahead = table(hand="a1 b1"), table(hand="a1 b1")
    ahead.play("a1")
    for steps in (0, 1):
        plan = TryOut(ahead.game.view(0), look_ahead(ahead.game, 0), steps)
        shown = scene(t, plan=plan, can_redo=True)
        assert shown.top.tools is not None
        assert (shown.top.tools.is_planning, shown.top.tools.can_redo) == (True, False)
        assert shown.top.tools.can_undo == (steps > 0)
        assert shown.question.is_planning
        assert shown.question.question is not None
        assert shown.question.question.kind == "effect"
        assert len(shown.mine.chambers) == 1


@pytest.mark.parametrize(("steps", "actions"), [(0, ["plan/drop"]), (2, ["plan/commit", "plan/drop"])])
def test_a_plan_at_its_end_is_committed_or_dropped(steps: int, actions: list[str]):
    t = table(hand="a1", seats=2).choose("play:a1")
    idle = scene(t, plan=TryOut(t.game.view(0), Outlook(), steps)).question.idle
    assert [way.action for way in idle.ways] == actions


def test_who_waits_is_told_for_whom():
    t = table(hand="a1 b1", seats=2).choose("play:a1")
    waiting = scene(t).question
    assert waiting.question is None
    assert "Blue" in waiting.title
    assert "Ann" not in waiting.title
    assert (waiting.icon, waiting.picture, waiting.passes_on, waiting.idle.ways) == ("hourglass", "", False, ())
    passing = scene(t, passes_on=True).question
    assert (passing.passes_on, [way.page for way in passing.idle.ways]) == (True, ["pass"])
    away = scene(t, chairs=[replace(ANN, bot="king"), BOB]).question.idle
    assert [way.action for way in away.ways] == ["take-back"]
    watching = scene(t, seat=-1, view=t.game.view(-1)).question
    assert watching.idle.ways == ()
    assert watching.title != waiting.title


def test_the_question_shows_who_asks():
    placing = scene(table(hand="a1", mine="b1@0").play("a1")).question
    assert (placing.picture, placing.icon) == ("picture/a1", "pick")
    asking = scene(table(hand="a1", mine="b1@0").play("a1", 2)).question
    assert asking.picture == "picture/a1"
    assert scene(table(hand="a1").play("a1").decline()).question.icon == "surface"
    assert scene(table(hand="a1"), number=3).question.number == 3
    event = table(hand="a1", event=immediate("gain 1 coin", "gain 1 vp"))
    assert scene(event).question.icon == "event"


def test_ones_own_mine_is_seen_unless_one_looks_elsewhere():
    t = table(hand="a1", seats=2, mine="b1@0", others={"mine": "c1@0 d1@2"})
    assert len(scene(t).mine.chambers) == 1
    visit = scene(t, looked=1)
    assert (len(visit.mine.chambers), visit.owner.seat, visit.overlay.visit) == (2, 1, visit.owner.pawn)
    assert scene(t).overlay.visit is None
    assert scene(t, looked=2).owner.seat == 0
    spectator = scene(t, seat=-1, view=t.game.view(-1), outlook=Outlook(), looked=1)
    assert (spectator.owner.seat, spectator.overlay.visit) == (1, None)
    assert spectator.hand.is_watching


def test_the_purse_is_the_readers_own_or_whom_a_spectator_looks_at():
    t = table(hand="a1 b1", coins=5, vp=2, seats=2, others={"coins": 7, "hand": "a1"})
    purse = scene(t, looked=1).purse
    assert (purse.coins, purse.vp, purse.carts, purse.hand_size) == (5, 2, 0, 2)
    watched = scene(t, seat=-1, view=t.game.view(-1), outlook=Outlook(), looked=1).purse
    assert (watched.coins, watched.hand_size) == (7, 1)


def test_players_with_what_everybody_may_know():
    t = table(hand="a1", coins=5, seats=3, board=(2, 4)).choose("play:a1")
    part = scene(t, ghosts_waiting=2).players
    assert [(player.name, player.colour, player.mark, player.kind) for player in part.players] == [
        ("Ann", "gold", 4, "person"),
        ("Blue", "blue", 1, "person"),
        ("Green", "green", 2, "open"),
    ]
    assert [(player.has_chosen, player.is_awaited, player.is_me) for player in part.players] == [
        (True, False, True),
        (False, True, False),
        (False, True, False),
    ]
    assert (part.chosen, part.is_choosing, part.has_begun, part.is_over) == (1, True, True, False)
    assert (part.seats, part.ghosts_waiting, part.titles, part.deck_sizes) == (3, 2, (), (20, 20, 20, 20))
    assert (part.players[0].board, part.players[0].space, part.players[0].coins) == (1, 4, 5)


def test_a_person_alone_sees_the_titles():
    part = scene(table(hand="a1")).players
    assert len(part.titles) == 6
    assert [rung.is_earned for rung in part.titles] == [False] * 5 + [True]


@pytest.mark.rule("R11.3")
def test_the_ladder_of_titles_has_no_gap():
    reader = reader_for(table().game.pack, "en")
    for score in (0, 29, 30, 45, 60, 75, 90, 200):
        found = rungs(score, reader)
        (earned,) = [rung for rung in found if rung.is_earned]
        assert earned.low <= score
        assert earned.high is None or score <= earned.high
        assert found[0].high is None
        assert found[-1].low == 0
        assert [above.low for above in found[:-1]] == [below.high + 1 for below in found[1:] if below.high is not None]


def test_small_mines():
    t = table(card("clan", 1, factions="scots", carts="right"), card("end", 1, carts="left"), mine="clan@0 end@2 a2@1",
              machines={"end": 1}, collapses="a2", hand="a1")  # fmt: skip
    small = scene(t).players.players[0].small_mine
    assert small.box == "-230 -130 660 960"
    assert [each[:3] for each in small.cards] == [(8, 8, "scots"), (208, 8, "none"), (108, 208, "none")]
    assert (small.carts, small.collapses, small.machines) == (((200, 100),), ((200, 330),), ((250, 56),))
    wide = scene(table(mine="a1@-4 b1@6", hand="a1")).players.players[0].small_mine
    assert wide.box == "-430 -130 1260 960"


def test_ghosts_take_the_colours_that_are_left_and_nobody_waits_for_them():
    t = table(hand="a1", seats=2, decks={1: "b1 c1"})  # a pack with all the cards of the run
    run = table(hand="a1", mine="b1@0 c1@2")
    runs = [GhostRun("", "king", run.game.view(-1), 0), GhostRun("Eve", None, run.game.view(-1), 0),
            GhostRun("", None, run.game.view(-1), 0), GhostRun("Zoe", None, run.game.view(-1), 0)]  # fmt: skip
    ghosts = scene(t, ghosts=runs).players.players[2:]
    assert [(ghost.seat, ghost.colour, ghost.kind, ghost.level) for ghost in ghosts] == [
        (2, "red", "ghost", "king"),
        (3, "blue", "ghost", None),
        (4, "green", "ghost", None),
        (5, "purple", "ghost", None),
    ]
    assert [ghost.name for ghost in ghosts[1::2]] == ["Eve", "Zoe"]
    assert not any(ghost.is_awaited or ghost.has_chosen or ghost.is_me for ghost in ghosts)
    looked = scene(t, ghosts=runs, looked=3)
    assert (looked.mine.owner, len(looked.mine.chambers)) == (3, 2)


# --- boards, hand, Event, overlay


def test_boards_from_the_top_down_with_all_markers():
    t = table(hand="a1", seats=2, board=(1, 3), others={"board": (1, 3)}, boards={1: ["", "gain 1 coin", "", ""]})
    board = scene(t).boards.boards[0]
    assert [space.number for space in board.spaces] == [4, 3, 2, 1]
    assert [space.is_top for space in board.spaces] == [True, False, False, False]
    assert [len(space.pawns) for space in board.spaces] == [0, 2, 0, 0]
    assert [space.is_mine for space in board.spaces] == [False, True, False, False]
    assert board.spaces[2].text == "Gain 1 coin."
    assert [bool(space.icons) for space in board.spaces] == [False, False, True, False]
    assert not board.is_asked
    assert len(scene(t).boards.boards) == 3


def test_an_advance_is_offered_on_the_spaces_that_it_reaches():
    t = resolve("advance up to 3", board=(1, 8))
    spaces = scene(t).boards.boards[0].spaces
    assert {space.number: space.offer.key for space in spaces if space.offer} == {
        8: "advance:0",
        9: "advance:1",
        10: "advance:2",
    }
    assert scene(t).boards.boards[0].is_asked
    (bottom,) = [space for space in scene(t).boards.boards[1].spaces if space.offer]  # after the top, another board
    assert (bottom.number, bottom.offer.key) == (1, "advance:2 board:2")


def test_a_new_board_is_offered_by_its_name():
    boards = scene(resolve("advance 1")).boards.boards
    assert [board.offer.key for board in boards if board.offer] == ["board:1", "board:2", "board:3"]


def test_a_space_offers_its_effect_itself():
    t = resolve("advance 1", board=(1, 1), boards={1: ["", "may (gain 1 coin)", "", ""]})
    (space,) = [space for space in scene(t).boards.boards[0].spaces if space.offer]
    assert (space.number, space.offer.key) == (2, "effect:a")


def test_a_hand_says_why_a_card_is_shut():
    t = table(hand="a1 a2 a3", mine="b1@0", coins=1)
    cards = {card.id: card for card in scene(t).hand.cards}
    assert (cards["a1"].is_shut, cards["a1"].note) == (False, "")
    assert cards["a1"].offer.key == "play:a1"
    assert (cards["a2"].is_shut, cards["a2"].offer, cards["a2"].cost) == (True, None, 2)
    assert "1" in cards["a2"].note
    assert "no Level II card" in cards["a3"].note
    full = {card.id: card for card in scene(table(hand="a3", mine="b1@0 b2@1 b3@0 c3@2", coins=9)).hand.cards}
    assert full["a3"].note == "no place below II"
    assert scene(t).question.is_shut
    assert not scene(table(hand="a1")).question.is_shut


def test_copies_of_a_card_are_told_apart():
    assert [card.key for card in scene(table(hand="a1 a1 b1")).hand.cards] == ["a1-0", "a1-1", "b1-2"]


def test_cards_dealt_are_kept_one_by_one():
    t = Player(Game.new(small_pack(), 1, 5), 0, [])
    dealt = scene(t)
    assert (dealt.hand.is_dealing, dealt.hand.cards, dealt.hand.free) == (True, (), 4)
    assert len(dealt.overlay.deal) == dealt.hand.count > 4
    t.choose(t.offers[0])
    kept = scene(t)
    assert (len(kept.hand.cards), kept.hand.free, kept.hand.cards[0].is_kept) == (1, 3, True)
    assert (kept.hand.cards[0].is_shut, kept.hand.cards[0].offer, bool(kept.hand.cards[0].note)) == (False, None, True)
    assert kept.overlay.is_dealing
    assert sum(card.is_kept for card in kept.overlay.deal) == 1
    later = scene(table(hand="a1"))
    assert (later.hand.free, later.overlay.deal, later.overlay.is_dealing) == (0, (), False)


def test_the_event_with_its_offers():
    part = scene(table(hand="a1", round=2, event=immediate("gain 1 coin", "gain 1 vp"))).event
    assert (part.event, part.kind, part.round) == ("at_once", "immediate", 2)
    assert [(each.text, each.offer.key) for each in part.effects] == [
        ("Gain 1 coin.", "effect:a"),
        ("Gain 1 VP.", "effect:b"),
    ]
    quiet = scene(table(hand="a1", event=end_of_round("gain 1 coin"))).event
    assert quiet.kind == "end"
    assert [each.offer for each in quiet.effects] == [None]


def test_decks_with_what_is_left_of_them():
    piles = scene(resolve("draw 1 card", decks={1: "z1 z1", 3: ""})).overlay.piles
    assert [(pile.level, pile.left) for pile in piles] == [(1, 2), (2, 20), (3, 0), (4, 20)]
    assert [pile.offer.key if pile.offer else None for pile in piles] == ["deck:1", "deck:2", None, None]


def test_callouts_for_offers_of_which_something_can_be_said():
    it = card("it", 1, "gain 3 vp", "advance 1")
    t = table(it, hand="it", board=(2, 3)).play("it")
    first, second, *rest = scene(t).overlay.callouts
    assert (first.number, [change.text for change in first.changes], first.stop) == (1, ["+3"], "")
    assert second.stop != ""
    assert "4" in second.stop
    assert [callout.label for callout in rest] == []


# --- the log


def entry(seq: int, kind: str, *happenings: Happening, body: str = "", undoes: int | None = None) -> LoggedEntry:
    return LoggedEntry(Entry(seq, kind, 0, None, body, "person", 1), list(happenings), undoes)


def happening(kind: str, seat: int, *values: int) -> Happening:
    code, names = next((code, names) for code, names in enumerate(FIELDS) if names[0] == kind)
    return Happening(code, seat, [*values, *[0] * (len(names) - 1 - len(values))])


PAWNS = (Pawn("Ann", 0, True), Pawn("Bob", 1, False))


def rounds(t: Player, *entries: LoggedEntry, is_whole: bool = False) -> tuple[LogRound, ...]:
    return see_log(entries, t.game.view(0), PAWNS, reader_for(t.game.pack, "en"), is_whole)


def said(t: Player, *entries: LoggedEntry) -> list[tuple[int, str, str, bool]]:
    lines = see_chat(entries, t.game.view(0), PAWNS, reader_for(t.game.pack, "en"))
    return [(line.seq, line.pawn.name, line.text, line.is_said) for line in lines]


def test_a_turn_is_one_entry_with_totals_and_every_step():
    t = table(hand="a1", seats=2, round=3)
    coin, vp = 0, 1
    told = [
        entry(1, "choose", happening("round_began", -1, 3), happening("event_revealed", -1, t.game.events[2])),
        entry(2, "choose", happening("revealed", 1, 0, 2, 0), happening("gained", 1, coin, 5, -1)),
        entry(3, "choose", happening("revealed", 0, 1, 0, 0)),
        entry(4, "choose", happening("gained", 1, vp, 4, -1), happening("gained", 1, coin, 1, -1)),
        entry(5, "choose", happening("drew", 1, 2, 0, -1, 0), happening("paid", 1, 9, -1)),
    ]
    (one,) = rounds(t, *told)
    event = t.game.pack.events[t.game.events[2]].id
    assert one.heading == "Round 3"
    assert [id for _, id in one.event] == [event]
    assert [turn.pawn.name for turn in one.turns if turn.pawn] == ["Bob", "Ann"]
    bob, ann = one.turns
    assert [id for _, id in bob.cards] == [t.game.pack.cards[0].id]
    assert [(total.icon, total.text, total.is_loss) for total in bob.totals] == [
        ("coin", "−5", True),
        ("vp", "+4", False),
        ("hand", "+1", False),
    ]
    assert (len(bob.steps), len(ann.steps), ann.totals) == (6, 1, ())
    assert [total.words for total in bob.totals] == ["−5 coins", "+4 VP", "+1 card"]


def test_what_was_taken_back_is_not_told():
    t = table(hand="a1", seats=2)
    gained = [entry(seq, "choose", happening("carts_completed", seq - 1, seq)) for seq in (1, 2)]
    (one,) = rounds(t, *gained)
    assert [turn.pawn.name for turn in one.turns if turn.pawn] == ["Ann", "Bob"]
    (one,) = rounds(t, *gained, entry(3, "undo", undoes=2))
    assert [turn.pawn.name for turn in one.turns if turn.pawn] == ["Ann"]


def test_names_in_the_log_open_what_they_name():
    t = table(hand="a1", seats=2, round=3)
    (one,) = rounds(t, entry(1, "choose", happening("discarded", 0, 1)))
    ((step,),) = [turn.steps for turn in one.turns]
    card = t.game.pack.cards[1].id
    assert [id for _, id in step if id] == [card]
    assert "".join(text for text, _ in step).startswith("You discard ")


def test_rounds_are_told_oldest_first_and_whole():
    t = table(hand="a1", seats=2, round=3)
    cart = entry(1, "choose", happening("carts_completed", 0, 1))
    began = entry(2, "choose", happening("round_began", -1, 3), happening("carts_completed", 1, 1))
    assert [each.heading for each in rounds(t, cart, began)] == ["Round 3"]
    assert [each.heading for each in rounds(t, cart, began, is_whole=True)] == ["Round 2", "Round 3"]
    assert [each.heading for each in rounds(t, cart)] == ["Round 3"]
    assert rounds(t, entry(1, "choose", happening("dealt", 0, 1))) == ()


def test_a_round_is_put_together_again_only_where_something_is_new():
    t = table(hand="a1", seats=2, round=3)
    before = [
        entry(at, "choose", happening("round_began", -1, at), happening("carts_completed", 0, at)) for at in (2, 3)
    ]
    second, third = rounds(t, *before)
    later = [*before, entry(4, "choose", happening("carts_completed", 1, 1))]
    assert rounds(t, *before)[1] is third
    again, longer = rounds(t, *later)
    assert again is second
    assert [turn.pawn.name for turn in longer.turns if turn.pawn] == ["Ann", "Bob"]
    assert rounds(t, *later, entry(5, "undo", undoes=4)) == (second, third)
    assert [each.heading for each in rounds(t, *later[1:])] == ["Round 3"]


def test_rounds_that_begin_and_end_in_one_entry_are_told_apart():
    t = table(hand="a1", seats=2, round=3)
    began = [happening("round_began", -1, at) for at in (2, 3)]
    cart = [happening("carts_completed", seat, 1) for seat in (0, 1)]
    told = [entry(1, "choose", cart[0]), entry(2, "choose", cart[1], began[0], cart[0], began[1], cart[1])]
    found = rounds(t, *told, is_whole=True)
    assert [(each.heading, [turn.pawn.name for turn in each.turns if turn.pawn]) for each in found] == [
        ("Round 1", ["Ann", "Bob"]),
        ("Round 2", ["Ann"]),
        ("Round 3", ["Bob"]),
    ]
    assert rounds(t, *told) == found[1:]


def test_earlier_rounds_are_told_in_short():
    t = table(hand="a1", seats=2, round=4)
    told = [
        entry(at, "choose", happening("round_began", -1, at), happening("revealed", 0, 1, 0, 0)) for at in range(1, 5)
    ]
    part, _ = see_latest(told, t.game.view(0), PAWNS, reader_for(t.game.pack, "en"))
    assert [len(turn.steps) for each in part.rounds for turn in each.turns] == [0, 0, 1, 1]
    assert all(turn.cards for each in part.rounds for turn in each.turns)
    assert part.latest == "".join(text for text, _ in part.rounds[-1].turns[0].steps[0])


def test_what_is_said_is_told_apart():
    t = table(hand="a1", seats=2)
    assert said(t, entry(1, "chat", body='{"text":"hi"}')) == [(1, "Ann", "hi", True)]
    ((_, who, phrase, _),) = said(t, entry(1, "chat", body='{"phrase":"hello"}'))
    assert (who, phrase != "hello") == ("Ann", True)
    agreed, refused = (said(t, entry(1, "wish", body=f"{sign}hints"))[0] for sign in "+-")
    assert agreed != refused
    assert (agreed[1], agreed[3]) == ("Ann", False)
    assert said(t, entry(1, "wish", body="+guide")) == []
    assert rounds(t, entry(1, "chat", body='{"text":"hi"}')) == ()


def test_the_event_before_the_entries_shown():
    t = table(hand="a1", round=3)
    view = t.game.view(0)
    assert event_before([], view) == view.past_events[-1]
    one = entry(1, "choose", happening("event_revealed", -1, view.past_events[-1]))
    assert event_before([one], view) == view.past_events[-2]
    assert event_before([one] * len(view.past_events), view) == -1


# --- the coach


def hint(t: Player, steps: int, **more: Any) -> Any:
    reason = Reason("effect:a", **more)
    return scene(t, coaching=Coaching(steps=steps, reason=reason)).coach


def test_a_hint_says_more_with_each_step():
    t = table(card("it", 1, "gain 1 coin", "gain 1 vp"), hand="it").play("it")
    one, two, three = (hint(t, steps) for steps in (1, 2, 3))
    assert [each.hint.step for each in (one, two, three)] == [1, 2, 3]
    assert one.hint.more != two.hint.more != three.hint.more == ""
    assert (one.hint.line, one.hint.why) == ((), ())
    assert {each.hint.look for each in (one, two, three)} == {one.hint.look}
    assert three.hint.why != ()
    assert one.points == ("mine",)
    assert [Coaching(steps=steps, reason=Reason("effect:a")).hinted for steps in (0, 1, 2)] == ["", "", "effect:a"]


def test_a_hint_names_the_answer_that_comes_second():
    t = table(card("it", 1, "gain 1 coin", "gain 1 vp"), hand="it").play("it")
    label = asked(t).offers[1].label
    assert label in " ".join(hint(t, 3, alternative="effect:b", behind=1.5).hint.why)
    assert label not in " ".join(hint(t, 3, alternative=None, behind=1.5).hint.why)
    assert (
        len(hint(t, 3, alternative=None, behind=1.5).hint.why) == len(hint(t, 3, alternative="effect:b").hint.why) - 1
    )


def test_where_there_is_no_choice_a_hint_says_so():
    t = table(hand="a1").play("a1").choose("decline").choose("effect:a")
    alone = next(each for each in (t, table(hand="a1"), table(hand="")) if len(each.offers) == 1)
    told = scene(alone, coaching=Coaching(steps=1, reason=Reason(alone.offers[0]))).coach.hint
    assert told is not None
    assert (told.step, told.more, told.line) == (3, "", ())
    assert told.look == reader_for(alone.game.pack, "en").ui("hint-none")


def test_nothing_is_said_to_who_asks_nothing():
    t = table(hand="a1", seats=2)
    assert scene(t).coach.is_silent
    assert scene(t, coaching=Coaching()).coach.is_silent
    assert not scene(t, coaching=Coaching(is_guided=True)).coach.is_silent


def test_a_lesson_points_to_its_part_of_the_table():
    taught = Taught([LESSONS[0]], ())
    assert scene(table(hand="a1"), coaching=Coaching(is_guided=True, taught=taught)).coach.points == (LESSONS[0].point,)
    assert scene(table(hand="a1"), coaching=Coaching(is_guided=True)).coach.points == ()


def test_hints_need_the_consent_of_all_people():
    t = table(hand="a1", seats=2)
    part = scene(t, coaching=Coaching(steps=1, has_agreed=True, still_to_agree=[1])).coach
    assert part.agreement is not None
    assert (part.agreement.is_mine, part.agreement.waiting) == (True, "Blue")
    bots = [ANN, replace(BOB, holder=None, bot="king")]
    assert scene(t, chairs=bots, coaching=Coaching(steps=1)).coach.agreement is None


def test_places_far_out_wait_behind_the_near_and_the_useful_ones():
    t = table(hand="a1", mine="b1@0").choose("play:a1")
    assert t.asks == "place"
    offers = asked(t).offers
    far = [offer for offer in offers if offer.is_far]
    assert len(far) > 1
    assert offers[-len(far) :] == tuple(far)
    assert not any(offer.carts for offer in far)
    assert max(abs(offer.option.x) for offer in offers[:4]) <= min(abs(offer.option.x) for offer in far)
