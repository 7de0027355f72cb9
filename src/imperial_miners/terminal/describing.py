"""What can be asked for at the table, in sentences of one line each: mines, hands, boards, players, cards, scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

from imperial_miners.engine.action import CHAIN, PLACE, TARGET, kind_of, row_of, x_of
from imperial_miners.engine.decision import Option
from imperial_miners.engine.effect import SHARED
from imperial_miners.engine.outcome import Outcome, Standing
from imperial_miners.engine.pack import HALVES
from imperial_miners.engine.view import CardView, SeatView, View
from imperial_miners.review.preview import Preview
from imperial_miners.terminal.drawing import Place, Sketch, Style
from imperial_miners.terminal.voice import Voice, plain
from imperial_miners.text.foretold import change_text, with_changes, worth_telling
from imperial_miners.text.messages import capital


class Describer:
    """Tells about the table in one language; `players` are the names of the seats."""

    def __init__(self, voice: Voice, players: Sequence[str]) -> None:
        self.voice = voice
        self.say = voice.say
        self.speaker = voice.speaker
        self.players = players

    # ---------------------------------------------------------------- questions

    def labels(self, view: View, options: Sequence[Option]) -> list[str]:
        """The answers that are offered."""
        return [plain(self.speaker.option(view, option)) for option in options]

    def foretold(self, labels: Sequence[str], options: Sequence[Option], previews: Mapping[str, Preview]) -> list[str]:
        """The answers with what each would do, as far as that can be foreseen."""
        return [
            self.foretell(label, previews[option.key]) if option.key in previews else label
            for label, option in zip(labels, options, strict=True)
        ]

    def foretell(self, label: str, preview: Preview) -> str:
        """An answer with what it would do."""
        words = [change_text(self.say, word, amount) for word, amount in worth_telling(preview.amounts)]
        if preview.reveals:
            words.append(self.say("ui-reveals"))
        elif preview.is_final:
            words.append(self.say("ui-cannot-undo"))
        return with_changes(label, words)

    def purse(self, seat: SeatView, case: str = "") -> dict[str, str]:
        """What a seat has, in words; `-acc` where a sentence needs the accusative."""
        return {
            "coins": self.say(f"coin-count{case}", count=seat.coins),
            "vp": self.say(f"vp-count{case}", count=seat.vp),
            "carts": self.say(f"cart-count{case}", count=seat.carts),
            "cards": self.say(f"card-count{case}", count=seat.hand_size),
        }

    def have(self, view: View) -> str:
        """What the viewer has, as one sentence."""
        return self.say("plain-have", **self.purse(view.seats[view.seat], "-acc"))

    # ---------------------------------------------------------------- mines

    def sketch(self, view: View, seat: int, labels: Sequence[str] = (), pointed: int = -1) -> Sketch:
        """The drawing of a seat's mine; `labels` stand where the options of the decision lie.

        `pointed` is the option that has to be seen.
        """
        offered, marks = {}, {}
        needed: Place | None = None
        options = view.decision.options if view.decision else []
        for number, (option, label) in enumerate(zip(options, labels, strict=False)):
            kind = kind_of(option.action, view.pack.designs)
            if kind == "place":
                cell = option.action - PLACE
                place = row_of(cell), x_of(cell)
                offered[place] = label
                needed = place if number == pointed else needed
            elif kind == "target":
                marks[option.action - TARGET] = label
            elif kind == "chain" and view.decision is not None:
                marks[climbed(view, view.decision.speaker, option.action)] = label
        return Sketch(
            view.seats[seat],
            view.pack,
            self.speaker.card_name,
            lambda faction: self.say("faction-name", faction=faction),
            capital(self.say("surface")),
            offered,
            marks,
            needed,
        )

    def mine(self, view: View, seat: int) -> list[str]:
        """A mine in sentences: each card where it lies and what lies on it, then the complete carts."""
        owner = view.seats[seat]
        whose = {"you": "yes" if seat == view.seat else "no", "player": self.players[seat]}
        if not owner.mine:
            return [self.say("plain-mine-empty", **whose)]
        lines = [self.say("plain-mine", **whose)]
        lines += [self.mine_card(owner, card) for card in owner.mine]
        return lines + ([self.carts(view, owner)] if owner.complete else [])

    def mine_card(self, seat: SeatView, card: CardView) -> str:
        """One card of a mine."""
        facts = [self.voice.card(card.card), self.say("level-row", level=card.row)]
        for message, down in (("plain-below", 1), ("plain-beside", 0)):
            near = [other for other in seat.mine if card.row - other.row == down and abs(card.x - other.x) == 2 - down]
            if near:
                cards = self.voice.listed([self.called(seat, other) for other in sorted(near, key=lambda c: c.x)])
                facts.append(self.say(message, cards=cards))
        facts += [self.say("machine-count", count=card.machines)] if card.machines else []
        facts += [self.say("plain-with-collapse")] if card.has_collapse else []
        facts += [self.say("plain-activated")] if card.is_activated else []
        return self.say("plain-mine-card", number=card.slot + 1, facts=", ".join(facts))

    def called(self, seat: SeatView, card: CardView) -> str:
        """A card of a mine by its name, with its number if there are several of it."""
        copies = sum(other.card == card.card for other in seat.mine)
        name = self.voice.card(card.card)
        return self.say("answer-copy", card=name, number=card.slot + 1) if copies > 1 else name

    def carts(self, view: View, seat: SeatView) -> str:
        """The complete carts, each between two cards."""
        sketch = self.sketch(view, seat.index)
        pairs = []
        for slot, border in seat.complete:
            other = sketch.neighbour(slot, SHARED[border])
            if other is not None:
                pairs.append(f"{self.called(seat, seat.mine[slot])} – {self.called(seat, other)}")
        return self.say("plain-carts", carts=", ".join(pairs))

    def legend(self, style: Style) -> str:
        """What the signs of a drawing mean."""
        signs = {"half": style.halves[3] * 2, "full": style.full * 2, "marked": style.marked * 2}
        return self.say("plain-legend", **signs)

    # ---------------------------------------------------------------- cards, boards, Events

    def card(self, design: int, cost: int | None = None) -> list[str]:
        """A card: its facts in one line, then its effects."""
        card = self.speaker.pack.cards[design]
        paid = card.cost if cost is None else cost
        factions = [self.say("faction-name", faction=faction) for faction in card.factions]
        sides = [self.say(f"side-{half}") for half, is_full in zip(HALVES, card.carts, strict=True) if is_full]
        facts = [
            self.say("level-name", level=card.level),
            self.say("coin-count", count=paid) if paid else self.say("plain-free"),
            self.voice.listed(factions) or self.say("plain-no-faction"),
        ]
        carts = self.say("plain-half-carts", sides=", ".join(sides)) if sides else self.say("plain-no-half-carts")
        head = self.say("plain-card", card=self.voice.card(design), facts=", ".join(facts), carts=carts)
        return [head, *self.lettered(self.speaker.card_effects(design))]

    def lettered(self, texts: Sequence[str]) -> list[str]:
        """Effects to choose from, with the letters of their keys; one alone needs none."""
        if len(texts) == 1:
            return [f"   {plain(texts[0])}"]
        return [f"   {letter}) {plain(text)}" for letter, text in zip("abcd", texts, strict=False)]

    def hand(self, view: View) -> list[str]:
        """The viewer's hand, at today's prices."""
        cards = view.seats[view.seat].hand or []
        lines = [self.say("plain-hand", count=len(cards))]
        return lines + [line for card in cards for line in self.card(card, view.costs.get(card))]

    def boards(self, view: View) -> list[str]:
        """The three boards, space by space, with the markers on them."""
        lines = []
        for board, side in enumerate(view.sides):
            spaces = view.pack.boards[side].spaces
            lines.append(self.say("plain-board", board=plain(self.speaker.board_name(side)), count=len(spaces)))
            for number in range(1, len(spaces) + 1):
                text = plain(self.speaker.space(side, number))
                line = self.say("plain-space", number=number, text=text)
                line = line if text else self.say("plain-space-empty", number=number)
                here = [self.players[s.index] for s in view.seats if (s.board, s.space) == (board, number)]
                lines.append(f"   {line} {self.say('plain-markers', players=', '.join(here)) if here else ''}".rstrip())
        return lines

    def everyone(self, view: View, named: Callable[[int], str]) -> list[str]:
        """A line for each seat, and one for what Faction draws have shown of its hand (R9.4)."""
        lines = []
        for seat in view.seats:
            where = self.say("plain-on-no-board")
            if seat.board >= 0:
                board = plain(self.speaker.board_name(view.sides[seat.board]))
                where = self.say("plain-on-board", space=seat.space, board=board)
            mine = self.say("card-count", count=len(seat.mine))
            lines.append(self.say("plain-player", player=named(seat.index), where=where, mine=mine, **self.purse(seat)))
            if seat.known:
                cards = ", ".join(self.voice.card(card) for card in seat.known)
                lines.append("   " + self.say("plain-known", cards=cards))
        return lines

    def event(self, view: View) -> list[str]:
        """The Event of the round, and how many are to come."""
        left = self.say("plain-events-left", count=view.events_left)
        if view.event < 0:
            return [self.say("plain-no-event"), left]
        return [self.event_line(view.event), left]

    def event_line(self, event: int) -> str:
        """An Event in one line."""
        text = plain(self.speaker.event_text(event))
        return self.say("plain-event", event=plain(self.speaker.event_name(event)), text=text)

    def decks(self, view: View) -> list[str]:
        """What is left in the decks, and what lies in the open piles."""
        lines = []
        for level, (size, pile) in enumerate(zip(view.deck_sizes, view.piles, strict=True), 1):
            cards = ", ".join(self.voice.card(card) for card in pile) or self.say("plain-nothing")
            lines.append(capital(self.say("plain-deck", level=level, count=size, cards=cards)))
        return lines

    # ---------------------------------------------------------------- the end

    def outcome(self, outcome: Outcome) -> list[str]:
        """Scores by part, ties explained, the winner or the solo title."""
        ranked = sorted(outcome.standings, key=lambda standing: standing.rank)
        lines = [self.say("plain-over")] + [self.score(standing) for standing in ranked]
        if outcome.title is not None:
            title = self.speaker.title(outcome.title)
            return [*lines, self.say("plain-title", score=ranked[0].score, title=title)]
        lines += self.ties(ranked)
        if len(outcome.winners) == 1:
            lines.append(self.say("plain-won", player=self.players[outcome.winners[0]]))
        return lines

    def score(self, standing: Standing) -> str:
        """One seat's points and where they come from."""
        return self.say(
            "plain-score",
            rank=standing.rank,
            player=self.players[standing.seat],
            score=standing.score,
            vp=self.say("vp-count", count=standing.vp),
            carts=self.say("cart-count", count=standing.carts),
            coins=self.say("coin-count", count=standing.coins),
        )

    def ties(self, ranked: Sequence[Standing]) -> list[str]:
        """R11.2 How equal scores are told apart: by coins, then by complete carts, else not at all."""
        lines = []
        for message, equals in (("plain-tie-coins", 1), ("plain-tie-carts", 2)):
            for equal in alike(ranked, equals):
                if len({standing.order()[equals] for standing in equal}) > 1:
                    lines.append(self.tied(message, equal))
        shared = [self.tied("plain-tie-shared", equal) for equal in alike(ranked, 3) if len(equal) > 1]
        return lines + shared

    def tied(self, message: str, equal: Sequence[Standing]) -> str:
        """A line about several seats."""
        return self.say(message, players=self.voice.listed([self.players[standing.seat] for standing in equal]))


def alike(ranked: Sequence[Standing], parts: int) -> list[list[Standing]]:
    """Standings in order, those together that are equal in the first so many parts of what decides."""
    return [list(group) for _, group in groupby(ranked, lambda standing: standing.order()[:parts])]


def climbed(view: View, slot: int, action: int) -> int:
    """The card that a chain reaction reaches from a slot by going up to the left or to the right; -1 for none."""
    mine = view.seats[view.seat].mine
    row, x = mine[slot].row - 1, mine[slot].x + (-1 if action == CHAIN else 1)
    return next((card.slot for card in mine if (card.row, card.x) == (row, x)), -1)
