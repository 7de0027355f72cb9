"""The measures of a balance report, each a table over many finished games; effects come with their standard errors."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot, sqrt

import numpy as np

from imperial_miners.arena.match import Details, Result
from imperial_miners.arena.sheet import Cell, Sheet
from imperial_miners.engine.action import FACTIONS
from imperial_miners.engine.outcome import title_of
from imperial_miners.engine.pack import Pack

QUANTILES = (5, 25, 50, 75, 95)
APART = "score apart (no cause)"
NO_CAUSE = (
    "That is no effect: who plays something may have been ahead, or had nothing better. "
    "What it is worth, `imperial-miners pack value` measures."
)
UNPAIRED = (
    "By chance alone games differ widely; `imperial-miners pack value` measures the same in pairs on the same luck."
)
TITLES = ("digger", "laborer", "adept", "engineer", "veteran", "king")


@dataclass(frozen=True)
class Mean:
    """A mean with its standard error: none of nothing, and no error of a single value."""

    value: float | None
    error: float | None
    number: int


def mean_of(values: Sequence[float]) -> Mean:
    """The mean and how sure it is."""
    number = len(values)
    error = float(np.std(values, ddof=1)) / sqrt(number) if number > 1 else None
    return Mean(float(np.mean(values)) if number else None, error, number)


def difference(one: Sequence[float], other: Sequence[float]) -> Mean:
    """How much larger the mean of `one` is; the samples are independent."""
    first, second = mean_of(one), mean_of(other)
    value = less(first.value, second.value)
    is_sure = first.error is not None and second.error is not None
    return Mean(value, hypot(first.error or 0, second.error or 0) if is_sure else None, first.number)


def less(one: float | None, other: float | None) -> float | None:
    """A difference, if both are known."""
    return None if one is None or other is None else one - other


def details_of(result: Result) -> Details:
    """What a game shows beyond its scores; games for these measures are played with details."""
    if result.details is None:
        raise ValueError(f"game {result.match} was played without details")
    return result.details


def score_sheet(results: Sequence[Result]) -> Sheet:
    """Scores of all seats: mean, spread, quantiles."""
    scores: dict[str, list[float]] = defaultdict(list)
    means: dict[str, list[float]] = defaultdict(list)
    for result in results:
        of_game: dict[str, list[float]] = defaultdict(list)
        for seat in result.seats:
            of_game[seat.bot].append(seat.score)
        for bot, found in of_game.items():
            scores[bot] += found
            means[bot].append(float(np.mean(found)))
    rows: list[tuple[Cell, ...]] = []
    for bot, found in scores.items():
        mean = mean_of(means[bot])
        cuts = [float(np.percentile(found, cut)) for cut in QUANTILES]
        rows.append((bot, len(found), mean.value, mean.error, float(np.std(found)), *cuts))
    return Sheet("Scores", ("bot", "seats", "mean", "error", "spread", *(f"{cut} %" for cut in QUANTILES)), rows)


def title_sheet(results: Sequence[Result]) -> Sheet:
    """R11.3 What the scores would earn."""
    counts = Counter(title_of(seat.score) for result in results for seat in result.seats)
    total = sum(counts.values())
    return Sheet("Titles", ("title", "share %"), [(title, 100 * counts[title] / total) for title in TITLES])


def round_sheet(results: Sequence[Result]) -> Sheet:
    """The mean score after each round, so that one sees when points come."""
    grown = np.array([seat.rounds for result in results for seat in result.seats])
    rows: list[tuple[Cell, ...]] = [
        (number + 1, float(column.mean()), float(np.percentile(column, 10)), float(np.percentile(column, 90)))
        for number, column in enumerate(grown.T)
    ]
    return Sheet("Score by round", ("round", "mean", "10 %", "90 %"), rows)


def source_sheet(results: Sequence[Result], pack: Pack) -> Sheet:
    """How many points come from cards, Events, boards and carts."""
    levels = {card.id: card.level for card in pack.cards}
    points: Counter[str] = Counter()
    seats = 0
    for result in results:
        details = details_of(result)
        seats += len(result.seats)
        for played in details.played:
            points[f"cards of Level {levels[played.card]}"] += played.vp
        points["Events"] += sum(map(sum, details.event_vp))
        points["Progress boards"] += sum(details.space_vp)
        points["complete carts"] += sum(seat.carts for seat in result.seats)
        points["all"] += sum(seat.score for seat in result.seats)
    rows: list[tuple[Cell, ...]] = [
        (source, number / seats, 100 * number / points["all"]) for source, number in sorted(points.items())
    ]
    return Sheet("Where points come from", ("source", "a seat", "share %"), rows)


def faction_sheet(results: Sequence[Result], pack: Pack) -> Sheet:
    """The Faction that is largest in the winner's mine (ties share evenly), and what mines of it score."""
    largest: dict[str, float] = defaultdict(float)
    cards: Counter[str] = Counter()
    scores: dict[str, list[float]] = defaultdict(list)
    everyone: list[float] = []
    for result in results:
        details = details_of(result)
        for number, seat in enumerate(result.seats):
            count = faction_counts(details, number, pack)
            leading = largest_of(count)
            everyone.append(seat.score)
            for faction in leading:
                scores[faction].append(seat.score)
            if number in result.winners:
                for faction in leading:
                    largest[faction] += 1 / (len(leading) * len(result.winners))
                cards.update(count)
    rows: list[tuple[Cell, ...]] = []
    box = Counter(faction for card in pack.cards for faction in card.factions for _ in range(card.copies))
    for faction in FACTIONS:
        apart = mean_of(scores[faction])
        rows.append(
            (
                faction,
                box[faction],
                100 * largest[faction] / max(1, sum(largest.values())),
                cards[faction] / max(1, len(results)),
                less(apart.value, float(np.mean(everyone))),
                apart.error,
            )
        )
    columns = ("Faction", "in the box", "largest %", "cards in winner's mine", APART, "error")
    note = f"Largest: share of winners' mines. Score apart: mines where it is largest against all mines. {NO_CAUSE}"
    return Sheet("Factions", columns, rows, note)


def faction_counts(details: Details, seat: int, pack: Pack) -> Counter[str]:
    """How many cards of each Faction a seat has played."""
    factions = {card.id: card.factions for card in pack.cards}
    return Counter(faction for card in details.played if card.seat == seat for faction in factions[card.card])


def largest_of(count: Counter[str]) -> list[str]:
    """The Factions with the most cards, several that are alike."""
    return [faction for faction in count if count[faction] == max(count.values())]


def design_sheet(results: Sequence[Result], pack: Pack) -> Sheet:
    """Each design: how often it is played where it was seen, against its Level's average, and what it gives."""
    seen: Counter[str] = Counter()
    plays: Counter[str] = Counter()
    given: Counter[str] = Counter()
    activations: Counter[str] = Counter()
    with_card: dict[str, list[float]] = defaultdict(list)
    average = float(np.mean([seat.score for result in results for seat in result.seats]))
    for result in results:
        details = details_of(result)
        for hands in (*details.dealt, *details.drawn):
            seen.update(hands)
        for played in details.played:
            plays[played.card] += 1
            given[played.card] += played.vp
            activations[played.card] += played.activations
        for number, name in {(played.seat, played.card) for played in details.played}:
            with_card[name].append(result.seats[number].score)
    rates: dict[int, float] = {}
    for level in (1, 2, 3, 4):
        ids = [card.id for card in pack.cards if card.level == level]
        rates[level] = sum(plays[name] for name in ids) / max(1, sum(seen[name] for name in ids))
    rows: list[tuple[Cell, ...]] = []
    for card in pack.cards:
        rate = plays[card.id] / seen[card.id] if seen[card.id] else None
        times = plays[card.id]
        apart = mean_of(with_card[card.id])
        rows.append(
            (
                card.id,
                card.level,
                card.cost,
                "+".join(faction[:3] for faction in card.factions),
                card.copies,
                seen[card.id],
                times,
                rate,
                rate / rates[card.level] if rate is not None and rates[card.level] else None,
                given[card.id] / times if times else None,
                activations[card.id] / times if times else None,
                less(apart.value, average),
                apart.error,
            )
        )
    rows.sort(key=lambda row: (number_in(row[1]), -number_in(row[8])))
    columns: tuple[str, ...] = (
        "card",
        "Level",
        "cost",
        "Factions",
        "copies",
        "seen",
        "played",
        "rate",
        "of Level's rate",
        "VP a play",
        "activations",
        APART,
        "error",
    )
    note = (
        "Seen: copies dealt or drawn. Rate: plays for each copy seen. Score apart: seats that played it against all. "
        + NO_CAUSE
    )
    return Sheet("Cards", columns, rows, note)


def number_in(cell: Cell) -> float:
    """A cell as a number to sort by; nothing comes last."""
    return float(cell) if isinstance(cell, int | float) else float("-inf")


def effect_of(inside: Sequence[bool], means: Sequence[float]) -> Mean:
    """What being in a game does to its mean score: the mean of the games with it less that of the games without."""
    return difference(
        [mean for mean, is_in in zip(means, inside, strict=True) if is_in],
        [mean for mean, is_in in zip(means, inside, strict=True) if not is_in],
    )


def event_sheet(results: Sequence[Result], pack: Pack) -> Sheet:
    """What an Event in the game does to the mean score, and the VP that it gives itself."""
    means = game_means(results)
    given: dict[str, list[float]] = defaultdict(list)
    for result in results:
        details = details_of(result)
        for number, name in enumerate(details.events):
            given[name].append(float(np.mean([seat[number] for seat in details.event_vp])))
    rows: list[tuple[Cell, ...]] = []
    for event in pack.events:
        effect = effect_of([event.id in details_of(result).events for result in results], means)
        rows.append((event.id, effect.number, effect.value, effect.error, mean_of(given[event.id]).value))
    rows.sort(key=lambda row: -number_in(row[2]))
    columns = ("Event", "games", "effect on score", "error", "VP it gives")
    note = f"Effect: mean score of games with the Event less that of games without. {UNPAIRED}"
    return Sheet("Events", columns, rows, note)


def side_sheet(results: Sequence[Result], pack: Pack) -> Sheet:
    """Board sides: what showing one does to the mean score, and how often seats choose it."""
    means = game_means(results)
    first: Counter[str] = Counter()
    later: Counter[str] = Counter()
    shown: Counter[str] = Counter()
    moving = 0
    for result in results:
        details = details_of(result)
        for name in details.sides:
            shown[name] += len(result.seats)
        for entered in details.entered:
            moving += bool(entered)
            first.update(entered[:1])
            later.update(entered[1:])
    rows: list[tuple[Cell, ...]] = []
    for side in pack.boards:
        effect = effect_of([side.id in details_of(result).sides for result in results], means)
        times = max(1, shown[side.id])
        rows.append(
            (side.id, side.board + 1, effect.value, effect.error, 100 * first[side.id] / times, later[side.id] / times)
        )
    seats = sum(len(result.seats) for result in results)
    completed = sum(sum(details_of(result).completed) for result in results)
    note = (
        f"Effect: against games that show the other side. {100 * moving / seats:.0f} % of seats advance at all; "
        f"{completed / seats:.2f} boards completed a seat. {UNPAIRED}"
    )
    columns = ("side", "board", "effect on score", "error", "entered first %", "later entries")
    return Sheet("Progress boards", columns, rows, note)


def game_means(results: Iterable[Result]) -> list[float]:
    """The mean score of each game: seats of one game are not independent."""
    return [float(np.mean([seat.score for seat in result.seats])) for result in results]


def surface_sheet(results: Sequence[Result], pack: Pack) -> Sheet:
    """Which Surface effects end the turns."""
    counts = np.sum([seat for result in results for seat in details_of(result).surfaced], axis=0)
    total = max(1, int(np.sum(counts)))
    rows: list[tuple[Cell, ...]] = [(f"effect {'abcd'[i]}", 100 * int(counts[i]) / total) for i in range(len(counts))]
    return Sheet("Surface", ("effect", "share %"), rows)


def balance_sheets(results: Sequence[Result], pack: Pack) -> list[Sheet]:
    """Every table of the balance report, in its order."""
    return [
        score_sheet(results),
        title_sheet(results),
        round_sheet(results),
        source_sheet(results, pack),
        faction_sheet(results, pack),
        surface_sheet(results, pack),
        side_sheet(results, pack),
        event_sheet(results, pack),
        design_sheet(results, pack),
    ]
