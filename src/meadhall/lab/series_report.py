"""The report on a series: wins, points and places of each bot and each seat, with 95 % intervals."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from meadhall.lab.series import PlayedMatch

Interval = tuple[float, float]


@dataclass(frozen=True)
class BotReport:
    """The results of one bot. `score` is its mean share of a win: if two teams share the first place, each gets 1/2.

    A shared first place is a draw. If a bot plays several seats of a team, the team's win counts once.
    """

    bot: str
    matches: int
    wins: int
    draws: int
    losses: int
    score: float
    score_interval: Interval
    points: float  # mean points per match
    points_interval: Interval
    place: float  # mean place
    ms_per_answer: float


@dataclass(frozen=True)
class SeatReport:
    """The results of a seat, over all bots."""

    seat: int
    score: float  # mean share of the first place
    score_interval: Interval
    points: float  # mean points per match


@dataclass(frozen=True)
class SeriesReport:
    """The results of a series. `winner_points` is the mean of the highest points per match."""

    matches: int
    bots: list[BotReport]
    seats: list[SeatReport]
    winner_points: float
    answers: float  # mean number of answers per match
    seconds: float  # mean duration of a match
    events: dict[str, float]  # mean number of events per match, by name


def report(series: Sequence[PlayedMatch], bots: Sequence[str]) -> SeriesReport:
    """Summarise a series. Bots with the same name are counted together."""
    names = list(dict.fromkeys(bots))
    seats = len(series[0].points)
    return SeriesReport(
        matches=len(series),
        bots=[_bot_report(name, series, bots) for name in names],
        seats=[_seat_report(seat, series) for seat in range(seats)],
        winner_points=_mean(max(played.points) for played in series),
        answers=_mean(played.answers for played in series),
        seconds=_mean(played.seconds for played in series),
        events=_mean_event_counts(series),
    )


def _bot_report(name: str, series: Sequence[PlayedMatch], bots: Sequence[str]) -> BotReport:
    rows = [
        (played, seat)
        for played in series
        for seat, entrant in enumerate(played.pairing.seats)
        if bots[entrant] == name
    ]
    shares = [share_of_first_place(played, seat) for played, seat in rows if _speaks_for_team(played, seat, bots)]
    wins, draws, score = shares.count(1), sum(0 < share < 1 for share in shares), sum(shares)
    asked = sum(played.asked[seat] for played, seat in rows)
    return BotReport(
        bot=name,
        matches=len(shares),
        wins=wins,
        draws=draws,
        losses=len(shares) - wins - draws,
        score=score / len(shares),
        score_interval=wilson_interval(score, len(shares)),
        points=_mean(played.points[seat] for played, seat in rows),
        points_interval=bootstrap_interval(_values_by_seed(rows, lambda played, seat: float(played.points[seat]))),
        place=_mean(played.places[seat] for played, seat in rows),
        ms_per_answer=1000 * sum(played.thinking[seat] for played, seat in rows) / max(asked, 1),
    )


def _speaks_for_team(played: PlayedMatch, seat: int, bots: Sequence[str]) -> bool:
    """Whether this is the first seat of its bot in its team, so that a team's win counts once."""
    team = next((team for team in played.teams if seat in team), (seat,))
    entrants = played.pairing.seats
    return seat == next(seat_of_team for seat_of_team in team if bots[entrants[seat_of_team]] == bots[entrants[seat]])


def _seat_report(seat: int, series: Sequence[PlayedMatch]) -> SeatReport:
    score = sum(share_of_first_place(played, seat) for played in series)
    points = _mean(played.points[seat] for played in series)
    return SeatReport(seat, score / len(series), wilson_interval(score, len(series)), points)


def share_of_first_place(played: PlayedMatch, seat: int) -> float:
    """Return a seat's share of the first place: 1 for a win, 1/2 if two teams share it, 0 for other places."""
    if played.places[seat] != 1:
        return 0.0
    teams = played.teams or [[seat_of_team] for seat_of_team in range(len(played.places))]
    return 1 / sum(any(played.places[seat_of_team] == 1 for seat_of_team in team) for team in teams)


def _values_by_seed(
    rows: Iterable[tuple[PlayedMatch, int]], value: Callable[[PlayedMatch, int], float]
) -> list[list[float]]:
    groups: dict[str, list[float]] = {}
    for played, seat in rows:
        groups.setdefault(played.pairing.seed, []).append(value(played, seat))
    return list(groups.values())


def _mean_event_counts(series: Sequence[PlayedMatch]) -> dict[str, float]:
    names = sorted({name for played in series for name in played.events})
    return {name: _mean(played.events.get(name, 0) for played in series) for name in names}


def _mean(values: Iterable[float]) -> float:
    numbers = list(values)
    return sum(numbers) / len(numbers)


# ---- 95 % intervals: Wilson's for shares, the bootstrap for means


NORMAL_95 = 1.959964
RESAMPLES = 2000


def wilson_interval(wins: float, trials: int) -> tuple[float, float]:
    """Return Wilson's interval for `wins` in a number of trials. `wins` may be fractional."""
    if not trials:
        return 0.0, 1.0
    share = wins / trials
    middle = share + NORMAL_95 * NORMAL_95 / (2 * trials)
    spread = NORMAL_95 * sqrt(share * (1 - share) / trials + NORMAL_95 * NORMAL_95 / (4 * trials * trials))
    denominator = 1 + NORMAL_95 * NORMAL_95 / trials
    return max(0.0, (middle - spread) / denominator), min(1.0, (middle + spread) / denominator)


def bootstrap_interval(groups: Sequence[Sequence[float]], seed: str = "0") -> tuple[float, float]:
    """Return the bootstrap interval for the mean of all values.

    Groups are resampled as a whole, because matches with the same seed depend on each other.
    """
    if not groups:
        return 0.0, 0.0
    rng = random.Random(f"bootstrap {seed}")
    sums = [(sum(group), len(group)) for group in groups]
    means: list[float] = []
    for _ in range(RESAMPLES):
        resample = rng.choices(sums, k=len(sums))
        means.append(sum(total for total, _ in resample) / sum(count for _, count in resample))
    means.sort()
    return means[int(RESAMPLES * 0.025)], means[int(RESAMPLES * 0.975)]
