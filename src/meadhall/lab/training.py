"""Learns a game's judgement from self-play of a bot, with a conditional logit over the sides of a position."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from meadhall.analysis.chances import final_shares
from meadhall.bots import Bot, find_bot
from meadhall.engine import BadOption, Game, Match, find_game
from meadhall.engine.contract.judgement import Features, Judgement, Weight, Weights, mean_features
from meadhall.extras import require
from meadhall.lab.series import Progress
from meadhall.lab.worker_pools import worker_pool

MAX_POSITIONS: Final = 12  # maximum number of sampled positions of a match; more of them would depend on each other
RANDOM_SHARE: Final = 0.1  # share of random answers in half of the matches, for unusual positions
MATCHES_PER_TEST: Final = 4  # about one match in 4 is used for the test
RIDGE: Final = 1.0  # ridge penalty, so that rare features are not overfitted
MAX_ITERATIONS: Final = 50  # maximum number of iterations of Newton's method
TOLERANCE: Final = 1e-6  # the fit ends when a step is smaller than this
BIN_COUNT: Final = 10


@dataclass(frozen=True)
class Position:
    """A position: the features of the sides and of the table, the progress, and each side's share of the win."""

    sides: tuple[Features, ...]
    table: Features
    progress: float
    shares: tuple[float, ...]  # one per side; the rest up to 1 means that all sides lost


@dataclass(frozen=True)
class Bin:
    """Positions with similar predicted chances."""

    positions: int  # number of positions
    said: float  # mean prediction
    came: float  # mean result


@dataclass(frozen=True)
class TrainingResult:
    """The weights, and how well they predict the results of the test matches."""

    weights: Weights
    matches: int
    loss: float  # log loss: the mean of -log(predicted chance of the result)
    guess: float  # log loss of a baseline that always predicts the mean chance
    named: float  # share of test positions in which the likeliest side won
    bins: tuple[Bin, ...]

    @property
    def calibration_error(self) -> float:
        """Mean distance between prediction and result over all bins, weighted by their size."""
        total = sum(group.positions for group in self.bins)
        return sum(group.positions * abs(group.said - group.came) for group in self.bins) / total


def judgement_of(game: Game[Any]) -> Judgement[Any]:
    """Return the judgement of a game. Raise BadOption if it has none."""
    if game.judgement is None:
        raise BadOption("{game} names no features of its positions (Game.judgement)", game=game.name)
    return game.judgement


def train(
    game: str, matches: int, *, seed: str = "0", jobs: int | None = None, progress: Progress | None = None
) -> TrainingResult:
    """Play matches with the options in the game's judgement, and fit its weights to the results."""
    judgement_of(find_game(game))
    played = list[list[Position]]()
    with worker_pool([game], matches, jobs=jobs) as pool:
        seeds = [f"{seed}/{number}" for number in range(matches)]
        for positions in pool.in_order(partial(_play_in_worker, pool.name_in_workers(game)), seeds):
            played.append(positions)
            if progress is not None:
                progress(len(played), matches)
    return fit_and_test(played)


def _play_in_worker(game: str, seed: str) -> list[Position]:
    return positions_of(find_game(game), seed)


def positions_of(game: Game[Any], seed: str) -> list[Position]:
    """Play one match. Return some of its positions, each as the asked seat sees it."""
    judgement, rng = judgement_of(game), random.Random(f"train {seed}")
    number = int(seed.rpartition("/")[2])
    options = judgement.tables[number % len(judgement.tables)]
    match: Match[Any] = Match(game, seed, **options)
    sides = judgement.sides(game.teams(match.options))
    bots = [find_bot(judgement.bot, game, f"{seed}/{seat}") for seat in range(game.seats(match.options))]
    random_share = RANDOM_SHARE if number // len(judgement.tables) % 2 else 0.0
    samples, answers_to_skip = list[tuple[tuple[Features, ...], Features, float]](), 1
    while match.ask is not None:
        answers_to_skip -= 1
        if not answers_to_skip:
            state = match.glance(match.asked).state
            seats = [tuple(judgement.features(state, seat) for seat in side) for side in sides]
            samples.append((tuple(map(mean_features, seats)), judgement.table(state), judgement.progress(state)))
        if answers_to_skip <= 0:
            answers_to_skip = 1 + int(rng.random() * 2 * sampling_distance(len(match.log)))
        answer_with_some_at_random(bots, match, rng, random_share)
    shares = final_shares(match, sides)
    if len(samples) > MAX_POSITIONS:
        samples = sorted(rng.sample(samples, MAX_POSITIONS), key=lambda position: position[2])
    return [Position(*position, shares) for position in samples]


def sampling_distance(entries: int) -> int:
    """Return the mean number of answers between two sampled positions. It grows with the length of the match."""
    return 1 + entries // (8 * MAX_POSITIONS)


def answer_with_some_at_random(bots: Sequence[Bot], match: Match[Any], rng: random.Random, random_share: float) -> None:
    """Answer the open question: with the probability `random_share` at random, otherwise with the seat's bot."""
    seat = match.asked
    menu = match.menu(seat)
    if len(menu) == 1:
        match.answer(seat, menu[0])
    elif random_share and rng.random() < random_share:
        match.answer(seat, rng.choice(menu.options))
    else:
        match.answer(seat, bots[seat].choose(match.view(seat)))


# ---- the fit


def fit_and_test(played: Sequence[Sequence[Position]]) -> TrainingResult:
    """Fit the weights to about three quarters of the matches, and test them on the other matches."""
    rng = random.Random(0)
    training, test_positions = list[Position](), list[Position]()
    for match in played:
        (training if rng.randrange(MATCHES_PER_TEST) else test_positions).extend(match)
    weights = fitted_weights(training)
    return TrainingResult(weights, len(played), *test_of_weights(weights, training, test_positions))


def fitted_weights(positions: Sequence[Position]) -> Weights:
    """Return the weights with the highest penalised likelihood, found by Newton's method."""
    np = require("numpy", "lab", "training needs")
    seat_names = sorted({name for position in positions for side in position.sides for name in side})
    table_names = sorted({name for position in positions for name in position.table})
    rows, mask, shares = _tensors(np, positions, seat_names, table_names)
    size = rows.shape[2]
    w = np.zeros(size)
    for _ in range(MAX_ITERATIONS):
        p = _chances(np, rows, mask, w)
        gradient = np.einsum("nk,nkd->d", shares - p, rows) - RIDGE * w
        deviations = rows - np.einsum("nk,nkd->nd", p, rows)[:, None, :]
        hessian = np.einsum("nk,nkd,nke->de", p, deviations, deviations) + RIDGE * np.eye(size)
        step = np.linalg.solve(hessian, gradient)
        likelihood = _log_likelihood(np, rows, mask, shares, w)
        while _log_likelihood(np, rows, mask, shares, w + step) < likelihood and float(np.abs(step).max()) > TOLERANCE:
            step = step / 2  # the step was too long, so the likelihood decreased
        w = w + step
        if float(np.abs(step).max()) < TOLERANCE:
            break
    pairs = [Weight(round(float(w[2 * index]), 4), round(float(w[2 * index + 1]), 4)) for index in range(size // 2)]
    seats, tables = pairs[: len(seat_names)], pairs[len(seat_names) :]
    return Weights(dict(zip(seat_names, seats, strict=True)), dict(zip(table_names, tables, strict=True)))


def _tensors(np: Any, positions: Sequence[Position], seat_names: list[str], table_names: list[str]) -> tuple[Any, ...]:
    """Return arrays by position and side: features, mask and shares of the win.

    Each feature has two columns: its value, and its value times the progress. The last side stands for a defeat of all.
    """
    column_of = {("seat", name): index for index, name in enumerate(seat_names)}
    column_of |= {("table", name): len(seat_names) + index for index, name in enumerate(table_names)}
    side_count = max(len(position.sides) for position in positions) + 1
    rows = np.zeros((len(positions), side_count, 2 * len(column_of)))
    mask, shares = np.zeros((len(positions), side_count), bool), np.zeros((len(positions), side_count))
    for n, position in enumerate(positions):
        columns = [(index, "seat", side) for index, side in enumerate(position.sides)]
        columns += [(side_count - 1, "table", position.table)] if position.table else []
        for index, kind, values in columns:
            mask[n, index] = True
            for name, value in values.items():
                column = 2 * column_of[kind, name]
                rows[n, index, column], rows[n, index, column + 1] = value, value * position.progress
        shares[n, : len(position.sides)] = position.shares
        shares[n, side_count - 1] = 1 - sum(position.shares)
    return rows, mask, shares


def _log_likelihood(np: Any, rows: Any, mask: Any, shares: Any, w: Any) -> float:
    """Return the penalised log likelihood of the results, which the fit maximises."""
    p = _chances(np, rows, mask, w)
    return float((shares * np.log(np.maximum(p, 1e-300))).sum() - RIDGE / 2 * (w @ w))


def _chances(np: Any, rows: Any, mask: Any, w: Any) -> Any:
    scores = np.where(mask, rows @ w, -np.inf)
    parts = np.exp(scores - scores.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


def test_of_weights(
    weights: Weights, training: Sequence[Position], tests: Sequence[Position]
) -> tuple[float, float, float, tuple[Bin, ...]]:
    """Return the fields `loss`, `guess`, `named` and `bins` of a `TrainingResult`, for the test positions."""
    np = require("numpy", "lab", "training needs")
    names = [*weights.seat], [*weights.table]
    pairs = (*weights.seat.values(), *weights.table.values())
    w = np.array([part for pair in pairs for part in (pair.start, pair.growth)])
    rows, mask, shares = _tensors(np, tests, *names)
    p = _chances(np, rows, mask, w)
    loss = -float((shares * np.log(np.maximum(p, 1e-9))).sum() / len(tests))
    by_sides: dict[int, list[float]] = {}
    for position in training:
        by_sides.setdefault(len(position.sides), []).append(sum(position.shares))
    guess = 0.0
    for position in tests:
        mean_chance = min(0.999, max(0.001, mean_of(by_sides.get(len(position.sides), [0.5]))))
        win_total = sum(position.shares)
        guess -= win_total * np.log(mean_chance / len(position.sides)) + (
            (1 - win_total) * np.log(1 - mean_chance) if win_total < 1 else 0.0
        )
    favourite_won = float(np.mean(shares[np.arange(len(tests)), p.argmax(axis=1)]))
    predictions = p[:, :-1][mask[:, :-1]]
    results = shares[:, :-1][mask[:, :-1]]
    bins = list[Bin]()
    for number in range(BIN_COUNT):
        in_bin = (predictions >= number / BIN_COUNT) & (
            (predictions < (number + 1) / BIN_COUNT) | (number == BIN_COUNT - 1)
        )
        if in_bin.any():
            bins.append(Bin(int(in_bin.sum()), float(predictions[in_bin].mean()), float(results[in_bin].mean())))
    return loss, float(guess) / len(tests), favourite_won, tuple(bins)


def mean_of(values: Sequence[float]) -> float:
    """Return the mean of these values."""
    return sum(values) / len(values)
