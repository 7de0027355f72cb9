"""A second reading of the timeline: it knows what happenings say and no rule, and plays them on a view's plain data.

This is what a client could do that has only the API: `docs/api.md` describes the same happenings.
"""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
ASKED = ("decision", "can_undo", "costs", "phase")
"""What of a view is a question or follows from it: no happening tells of that."""
ASKED_OF_SEATS = ("awaited",)


def settled(view: Json) -> Json:
    """A view without what is asked: what the timeline must lead to."""
    seats = [{key: value for key, value in seat.items() if key not in ASKED_OF_SEATS} for seat in view["seats"]]
    kept = {key: value for key, value in view.items() if key not in ASKED}
    return kept | {"seats": [seat | {"complete": sorted(seat["complete"])} for seat in seats]}


class Player:
    """Plays happenings on a view. `pack` tells the Level and the number of each card, nothing else."""

    def __init__(self, view: Json, levels: dict[str, int], order: list[str]) -> None:
        self.view, self.levels, self.order = view, levels, order

    def play(self, happening: Json) -> None:
        """One happening."""
        act = getattr(self, happening["kind"], None)
        if act is not None:
            act(happening, self.view["seats"][happening["seat"]] if happening["seat"] >= 0 else {})

    def is_shared(self, happening: Json) -> bool:
        """Whether what a seat does to its decks can be seen here."""
        return bool(self.view["deck_sizes"]) and (
            self.view["decks"] == "shared" or happening["seat"] == self.view["seat"] or len(self.view["seats"]) == 1
        )

    def put(self, cards: list[str], card: str) -> None:
        cards.append(card)
        cards.sort(key=self.order.index)

    def leave(self, seat: Json, card: str) -> None:
        """A card leaves a hand in sight of all."""
        seat["hand_size"] -= 1
        if "hand" in seat:
            seat["hand"].remove(card)
        if card in seat["known"]:
            seat["known"].remove(card)

    def take(self, happening: Json, level: int) -> None:
        if self.is_shared(happening):
            self.view["deck_sizes"][level - 1] -= 1

    # -- rounds

    def round_began(self, happening: Json, _: Json) -> None:
        self.view["round"] = happening["round"]
        for seat in self.view["seats"]:
            seat |= {"advanced": 0, "chosen": None}
            for card in seat["mine"]:
                card["activated"] = False

    def event_revealed(self, happening: Json, _: Json) -> None:
        self.view["event"] = happening["event"]
        self.view["past_events"].append(happening["event"])
        self.view["events_left"] -= 1
        for seat in self.view["seats"]:
            seat.pop("kept", None)  # the set-up is over

    # -- hand and decks

    def kept(self, happening: Json, seat: Json) -> None:
        if "kept" in seat:
            self.put(seat["kept"], happening["card"])

    def chose(self, happening: Json, seat: Json) -> None:
        if happening["card"] not in (None, "blind"):
            seat["chosen"] = happening["card"]

    def revealed(self, happening: Json, seat: Json) -> None:
        seat["chosen"] = happening["card"]
        seat["coins"] -= happening["cost"]
        if happening["blind"]:
            self.take(happening, 1)
        else:
            self.leave(seat, happening["card"])

    def drew(self, happening: Json, seat: Json) -> None:
        self.take(happening, happening["level"])
        seat["hand_size"] += 1
        if "hand" in seat:
            self.put(seat["hand"], happening["card"])
        if happening["open"]:
            self.put(seat["known"], happening["card"])

    def discarded(self, happening: Json, seat: Json) -> None:
        self.leave(seat, happening["card"])
        if self.is_shared(happening):
            self.put(self.view["piles"][self.levels[happening["card"]] - 1], happening["card"])

    def reshuffled(self, happening: Json, _: Json) -> None:
        if self.is_shared(happening):
            at = happening["level"] - 1
            self.view["deck_sizes"][at] += len(self.view["piles"][at])
            self.view["piles"][at] = []

    # -- the mine

    def placed(self, happening: Json, seat: Json) -> None:
        bare = {"machines": 0, "collapse": False, "activated": False}
        seat["mine"].append({key: happening[key] for key in ("slot", "card", "row", "x")} | bare)

    def reached(self, happening: Json, seat: Json) -> None:
        seat["mine"][happening["slot"] - 1]["activated"] = True

    def machine_put(self, happening: Json, seat: Json) -> None:
        seat["mine"][happening["slot"] - 1]["machines"] += happening["amount"]

    def machine_spent(self, happening: Json, seat: Json) -> None:
        seat["mine"][happening["slot"] - 1]["machines"] -= happening["amount"]

    def collapse_put(self, happening: Json, seat: Json) -> None:
        seat["mine"][happening["slot"] - 1]["collapse"] = True

    def collapse_cleared(self, happening: Json, seat: Json) -> None:
        seat["mine"][happening["slot"] - 1]["collapse"] = False

    def marker_put(self, happening: Json, seat: Json) -> None:
        seat["markers"] = sorted([*seat["markers"], [happening["slot"], happening["border"]]])

    def carts_completed(self, happening: Json, seat: Json) -> None:
        seat["carts"] += happening["amount"]
        seat["complete"] += happening["borders"]

    # -- tokens and boards

    def gained(self, happening: Json, seat: Json) -> None:
        seat["coins" if happening["token"] == "coin" else "vp"] += happening["amount"]

    def paid(self, happening: Json, seat: Json) -> None:
        seat["coins"] -= happening["amount"]

    def entered(self, happening: Json, seat: Json) -> None:
        seat |= {"board": happening["board"], "space": 1}

    def advanced(self, happening: Json, seat: Json) -> None:
        seat["advanced"] += happening["to"] - happening["from"]
        seat["space"] = happening["to"]

    def completed_board(self, _: Json, seat: Json) -> None:
        seat["completed"] += 1
