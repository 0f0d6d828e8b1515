"""Measures the balance of a game: how often each hero, card or other trait wins, and how long matches are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from meadhall.engine.contract.study import Trial
from meadhall.lab.series import PlayedMatch
from meadhall.lab.series_report import share_of_first_place, wilson_interval

Interval = tuple[float, float]


@dataclass(frozen=True)
class TraitResult:
    """The results of all seats with one trait, such as a card. `seats` is their number over all matches."""

    kind: str
    name: str
    seats: int
    score: float  # mean share of the win
    interval: Interval  # 95 % interval of the score


@dataclass(frozen=True)
class MatchUp:
    """The results of one trait against another trait of its kind.

    They come from matches in which each of two opponents has exactly one trait of this kind.
    """

    kind: str
    name: str
    other: str  # name of the other trait
    matches: int
    score: float  # mean share of the win of the seat with `name`
    interval: Interval  # 95 % interval of the score


@dataclass(frozen=True)
class TrialResult:
    """How often a shared trial was won. `length` is the mean of the won trials, and `cost` the mean of all trials."""

    name: str
    trials: int  # number of trials with this name
    score: float  # share of these trials that were won
    interval: Interval  # 95 % interval of the score
    length: float | None
    cost: float


@dataclass(frozen=True)
class Length:
    """The length of matches, in the unit of the game's study. `of_5` is the 5th percentile, and `of_50` the median."""

    mean: float
    of_5: float
    of_25: float
    of_50: float
    of_75: float
    of_95: float
    longest: float


@dataclass(frozen=True)
class Balance:
    """The whole study. `tally` holds the mean of each count, and `told` the share of matches with a count above 0."""

    matches: int
    having: list[TraitResult]  # results of the seats with each trait
    meetings: list[MatchUp]  # results of each trait against each other trait
    seats: list[float]  # share of wins of each seat
    length: Length
    tally: dict[str, float]
    told: dict[str, float]
    trials: list[TrialResult]  # one per shared trial


def balance_of(series: Sequence[PlayedMatch], length: str) -> Balance:
    """Summarise a series. `length` is the name of the count that measures the length of a match."""
    names = sorted({name for played in series for name in played.tally})
    return Balance(
        matches=len(series),
        having=_trait_results(series),
        meetings=_match_ups(series),
        seats=[sum(share_of_win(played, seat) for played in series) / len(series) for seat in _seats(series)],
        length=_length_of([played.tally.get(length, 0.0) for played in series]),
        tally={name: sum(played.tally.get(name, 0.0) for played in series) / len(series) for name in names},
        told={name: sum(played.tally.get(name, 0.0) > 0 for played in series) / len(series) for name in names},
        trials=_trials(series),
    )


def share_of_win(played: PlayedMatch, seat: int) -> float:
    """Return a seat's share of the win. In games with shared trials, return the share of the won trials."""
    if played.trials:
        return sum(trial.won for trial in played.trials) / len(played.trials)
    return share_of_first_place(played, seat)


def _trials(series: Sequence[PlayedMatch]) -> list[TrialResult]:
    by_name: dict[str, list[Trial]] = {}
    for trial in (trial for played in series for trial in played.trials):
        by_name.setdefault(trial.name, []).append(trial)
    return [_trial_result(name, by_name[name]) for name in sorted(by_name)]


def _trial_result(name: str, trials: Sequence[Trial]) -> TrialResult:
    lengths = [trial.length for trial in trials if trial.won]
    return TrialResult(
        name,
        len(trials),
        *_mean_score([float(trial.won) for trial in trials]),
        sum(lengths) / len(lengths) if lengths else None,
        sum(trial.cost for trial in trials) / len(trials),
    )


def _seats(series: Sequence[PlayedMatch]) -> range:
    return range(len(series[0].points))


def _trait_results(series: Sequence[PlayedMatch]) -> list[TraitResult]:
    shares: dict[tuple[str, str], list[float]] = {}
    for played in series:
        for seat, traits in enumerate(played.traits):
            for kind, names in traits.items():
                for name in dict.fromkeys(names):
                    shares.setdefault((kind, name), []).append(share_of_win(played, seat))
    kinds = list(dict.fromkeys(kind for kind, _ in shares))
    results = [
        TraitResult(kind, name, len(shares_won), *_mean_score(shares_won))
        for (kind, name), shares_won in shares.items()
    ]
    return sorted(results, key=lambda result: (kinds.index(result.kind), -result.score, result.name))


def _match_ups(series: Sequence[PlayedMatch]) -> list[MatchUp]:
    shares: dict[tuple[str, str, str], list[float]] = {}
    for played in series:
        for kind, name, other in _shared_kinds(played):
            shares.setdefault((kind, name, other), []).append(share_of_win(played, 0))
            shares.setdefault((kind, other, name), []).append(share_of_win(played, 1))
    return [MatchUp(*names, len(shares_won), *_mean_score(shares_won)) for names, shares_won in sorted(shares.items())]


def _shared_kinds(played: PlayedMatch) -> Iterator[tuple[str, str, str]]:
    """Yield each kind of trait if both opponents have exactly one trait of that kind. Also yield the two traits."""
    if len(played.traits) == 2 and not played.trials:
        first, second = played.traits
        for kind in first:
            if len(first[kind]) == len(second[kind]) == 1 and first[kind] != second[kind]:
                yield kind, first[kind][0], second[kind][0]


def _mean_score(shares: Sequence[float]) -> tuple[float, Interval]:
    return sum(shares) / len(shares), wilson_interval(sum(shares), len(shares))


def _length_of(lengths: Sequence[float]) -> Length:
    ordered = sorted(lengths)

    def percentile(hundredths: int) -> float:
        return ordered[min(len(ordered) - 1, len(ordered) * hundredths // 100)]

    return Length(
        sum(ordered) / len(ordered),
        percentile(5),
        percentile(25),
        percentile(50),
        percentile(75),
        percentile(95),
        ordered[-1],
    )
