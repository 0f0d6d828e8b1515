"""What a series says: wins, points and places of each bot and each seat, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from meadhall.lab.intervals import bootstrap, wilson
from meadhall.lab.series import Played

Interval = tuple[float, float]


@dataclass(frozen=True)
class BotReport:
    """How one entrant did. A first place that is shared counts as a draw, and as an equal part of a win in `score`."""

    bot: str
    matches: int
    wins: int
    draws: int
    losses: int
    score: float
    score_interval: Interval
    points: float
    points_interval: Interval
    place: float
    ms_an_answer: float


@dataclass(frozen=True)
class SeatReport:
    """How a seat did, whoever sat there."""

    seat: int
    score: float
    score_interval: Interval
    points: float


@dataclass(frozen=True)
class SeriesReport:
    """A whole series. `winner_points` is the mean of the best total of each match."""

    matches: int
    bots: list[BotReport]
    seats: list[SeatReport]
    winner_points: float
    answers: float
    seconds: float
    events: dict[str, float]


def report(series: Sequence[Played], bots: Sequence[str]) -> SeriesReport:
    """Draws up the report; entrants with the same name are counted together."""
    names = list(dict.fromkeys(bots))
    seats = len(series[0].points)
    return SeriesReport(
        matches=len(series),
        bots=[_bot(name, series, bots) for name in names],
        seats=[_seat(seat, series) for seat in range(seats)],
        winner_points=_mean(max(played.points) for played in series),
        answers=_mean(played.answers for played in series),
        seconds=_mean(played.seconds for played in series),
        events=_events(series),
    )


def _bot(name: str, series: Sequence[Played], bots: Sequence[str]) -> BotReport:
    rows = [
        (played, seat)
        for played in series
        for seat, entrant in enumerate(played.pairing.seats)
        if bots[entrant] == name
    ]
    wins = sum(first_share(played, seat) == 1 for played, seat in rows)
    draws = sum(0 < first_share(played, seat) < 1 for played, seat in rows)
    score = sum(first_share(played, seat) for played, seat in rows)
    asked = sum(played.asked[seat] for played, seat in rows)
    return BotReport(
        bot=name,
        matches=len(rows),
        wins=wins,
        draws=draws,
        losses=len(rows) - wins - draws,
        score=score / len(rows),
        score_interval=wilson(score, len(rows)),
        points=_mean(played.points[seat] for played, seat in rows),
        points_interval=bootstrap(_by_seed(rows, lambda played, seat: float(played.points[seat]))),
        place=_mean(played.places[seat] for played, seat in rows),
        ms_an_answer=1000 * sum(played.thinking[seat] for played, seat in rows) / max(asked, 1),
    )


def _seat(seat: int, series: Sequence[Played]) -> SeatReport:
    score = sum(first_share(played, seat) for played in series)
    points = _mean(played.points[seat] for played in series)
    return SeatReport(seat, score / len(series), wilson(score, len(series)), points)


def first_share(played: Played, seat: int) -> float:
    """1 for a win, a half for a first place shared by two, 0 for less; also where nobody is ranked."""
    return 1 / played.places.count(1) if played.places[seat] == 1 else 0.0


def _by_seed(rows: Iterable[tuple[Played, int]], value: Callable[[Played, int], float]) -> list[list[float]]:
    groups: dict[str, list[float]] = {}
    for played, seat in rows:
        groups.setdefault(played.pairing.seed, []).append(value(played, seat))
    return list(groups.values())


def _events(series: Sequence[Played]) -> dict[str, float]:
    names = sorted({name for played in series for name in played.events})
    return {name: _mean(played.events.get(name, 0) for played in series) for name in names}


def _mean(values: Iterable[float]) -> float:
    some = list(values)
    return sum(some) / len(some)
