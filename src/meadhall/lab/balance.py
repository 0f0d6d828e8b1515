"""The balance of a game in a series: how often each thing wins that a seat can have, and how long matches are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from meadhall.engine.contract.study import Trial
from meadhall.lab.series import PlayedMatch
from meadhall.lab.series_report import first_share, wilson

Interval = tuple[float, float]


@dataclass(frozen=True)
class ThingResult:
    """The results of all seats that had one thing. `seats` counts them over all matches."""

    kind: str
    name: str
    seats: int
    score: float
    interval: Interval


@dataclass(frozen=True)
class MatchUp:
    """The results of one thing against another of its kind, when every seat has exactly one."""

    kind: str
    name: str
    other: str
    matches: int
    score: float
    interval: Interval


@dataclass(frozen=True)
class TrialResult:
    """How often a shared trial was won. `length` is the mean length of won ones, `cost` the mean cost of all."""

    name: str
    trials: int
    score: float
    interval: Interval
    length: float | None
    cost: float


@dataclass(frozen=True)
class Length:
    """The length of matches: its mean and its percentiles."""

    mean: float
    of_5: float
    of_25: float
    of_50: float
    of_75: float
    of_95: float
    longest: float


@dataclass(frozen=True)
class Balance:
    """The whole study. `tally` are means for a match; `told` the share of matches in which a thing happened at all."""

    matches: int
    having: list[ThingResult]
    meetings: list[MatchUp]
    seats: list[float]
    length: Length
    tally: dict[str, float]
    told: dict[str, float]
    trials: list[TrialResult]


def balance_of(series: Sequence[PlayedMatch], length: str) -> Balance:
    """Summarise a series; `length` is the entry of its tally that is the length of a match."""
    names = sorted({name for played in series for name in played.tally})
    return Balance(
        matches=len(series),
        having=_having(series),
        meetings=_meetings(series),
        seats=[sum(won_share(played, seat) for played in series) / len(series) for seat in _seats(series)],
        length=_length([played.tally.get(length, 0.0) for played in series]),
        tally={name: sum(played.tally.get(name, 0.0) for played in series) / len(series) for name in names},
        told={name: sum(played.tally.get(name, 0.0) > 0 for played in series) / len(series) for name in names},
        trials=_trials(series),
    )


def won_share(played: PlayedMatch, seat: int) -> float:
    """Share that a seat won: of its trials, if all players share them, otherwise of the match."""
    if played.trials:
        return sum(trial.won for trial in played.trials) / len(played.trials)
    return first_share(played, seat)


def _trials(series: Sequence[PlayedMatch]) -> list[TrialResult]:
    found: dict[str, list[Trial]] = {}
    for trial in (trial for played in series for trial in played.trials):
        found.setdefault(trial.name, []).append(trial)
    return [_tried(name, found[name]) for name in sorted(found)]


def _tried(name: str, trials: Sequence[Trial]) -> TrialResult:
    lengths = [trial.length for trial in trials if trial.won]
    return TrialResult(
        name,
        len(trials),
        *_score([float(trial.won) for trial in trials]),
        sum(lengths) / len(lengths) if lengths else None,
        sum(trial.cost for trial in trials) / len(trials),
    )


def _seats(series: Sequence[PlayedMatch]) -> range:
    return range(len(series[0].points))


def _having(series: Sequence[PlayedMatch]) -> list[ThingResult]:
    shares: dict[tuple[str, str], list[float]] = {}
    for played in series:
        for seat, traits in enumerate(played.traits):
            for kind, names in traits.items():
                for name in dict.fromkeys(names):
                    shares.setdefault((kind, name), []).append(won_share(played, seat))
    kinds = list(dict.fromkeys(kind for kind, _ in shares))
    found = [ThingResult(kind, name, len(won), *_score(won)) for (kind, name), won in shares.items()]
    return sorted(found, key=lambda one: (kinds.index(one.kind), -one.score, one.name))


def _meetings(series: Sequence[PlayedMatch]) -> list[MatchUp]:
    shares: dict[tuple[str, str, str], list[float]] = {}
    for played in series:
        for kind, mine, other in _met(played):
            shares.setdefault((kind, mine, other), []).append(won_share(played, 0))
            shares.setdefault((kind, other, mine), []).append(won_share(played, 1))
    return [MatchUp(*who, len(won), *_score(won)) for who, won in sorted(shares.items())]


def _met(played: PlayedMatch) -> Iterator[tuple[str, str, str]]:
    """Yield the kinds of which both of two opponents have exactly one, with both things."""
    if len(played.traits) == 2 and not played.trials:
        one, other = played.traits
        for kind in one:
            if len(one[kind]) == len(other[kind]) == 1 and one[kind] != other[kind]:
                yield kind, one[kind][0], other[kind][0]


def _score(won: Sequence[float]) -> tuple[float, Interval]:
    return sum(won) / len(won), wilson(sum(won), len(won))


def _length(lengths: Sequence[float]) -> Length:
    ranked = sorted(lengths)

    def of(hundredths: int) -> float:
        return ranked[min(len(ranked) - 1, len(ranked) * hundredths // 100)]

    return Length(sum(ranked) / len(ranked), of(5), of(25), of(50), of(75), of(95), ranked[-1])
