"""Learns a game's judgement: self-play of a bot, and a conditional logit over the sides of positions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from meadhall.analysis.chances import final_shares
from meadhall.bots import Bot, find_bot
from meadhall.engine import BadOption, Game, Match, find_game
from meadhall.engine.contract.judgement import Features, Judgement, Weight, Weights, mean
from meadhall.extras import require
from meadhall.lab.series import Progress
from meadhall.lab.worker_pools import worker_pool

POSITIONS: Final = 12  # of each match, about; positions of one match depend on each other
STRAYS: Final = 0.1  # share of random answers in every other match, for unusual positions
TESTED: Final = 4  # one match of four only tests the result
RIDGE: Final = 1.0  # penalty for rarely seen features
ROUNDS: Final = 50  # of Newton's method at most
ENOUGH: Final = 1e-6  # a smaller step is the last
BINS: Final = 10


@dataclass(frozen=True)
class Position:
    """One position: the features of each side and of the table, the progress, and each side's share of the win."""

    sides: tuple[Features, ...]
    table: Features
    progress: float
    shares: tuple[float, ...]  # of the sides; the rest is the defeat of all


@dataclass(frozen=True)
class Bin:
    """Positions with a similar predicted chance: the prediction, and how often it came true."""

    positions: int
    said: float
    came: float


@dataclass(frozen=True)
class TrainingResult:
    """The weights, and how well they predict the test matches."""

    weights: Weights
    matches: int
    loss: float  # mean of -log(predicted chance of the outcome)
    guess: float  # the same for always predicting the mean chance
    named: float  # how often the favourite won
    bins: tuple[Bin, ...]

    @property
    def gap(self) -> float:
        """Mean distance between prediction and outcome, over all bins by their size."""
        total = sum(one.positions for one in self.bins)
        return sum(one.positions * abs(one.said - one.came) for one in self.bins) / total


def judgement_of(game: Game[Any]) -> Judgement[Any]:
    """The judgement of a game; BadOption without one."""
    if game.judgement is None:
        raise BadOption("{game} names no features of its positions (Game.judgement)", game=game.name)
    return game.judgement


def train(
    game: str, matches: int, *, seed: str = "0", jobs: int | None = None, progress: Progress | None = None
) -> TrainingResult:
    """Play this many matches at the tables of the game's judgement, and learn from them."""
    judgement_of(find_game(game))
    played = list[list[Position]]()
    with worker_pool([game], matches, jobs=jobs) as pool:
        seeds = [f"{seed}/{number}" for number in range(matches)]
        for positions in pool.in_order(partial(_play_elsewhere, pool.named(game)), seeds):
            played.append(positions)
            if progress is not None:
                progress(len(played), matches)
    return fit_weights(played)


def _play_elsewhere(game: str, seed: str) -> list[Position]:
    return positions_of(find_game(game), seed)


def positions_of(game: Game[Any], seed: str) -> list[Position]:
    """Some positions of one match, each as the asked seat knew it."""
    judgement, rng = judgement_of(game), random.Random(f"train {seed}")
    number = int(seed.rpartition("/")[2])
    options = judgement.tables[number % len(judgement.tables)]
    match: Match[Any] = Match(game, seed, **options)
    sides = judgement.sides(game.teams(match.options))
    bots = [find_bot(judgement.bot, game, f"{seed}/{seat}") for seat in range(game.seats(match.options))]
    strays = STRAYS if number // len(judgement.tables) % 2 else 0.0
    found, skip = list[tuple[tuple[Features, ...], Features, float]](), 1
    while match.ask is not None:
        skip -= 1
        if not skip:
            state = match.glance(match.asked).state
            seats = [tuple(judgement.features(state, seat) for seat in side) for side in sides]
            found.append((tuple(map(mean, seats)), judgement.table(state), judgement.progress(state)))
        if skip <= 0:
            skip = 1 + int(rng.random() * 2 * game_length(len(match.log)))
        answer_or_stray(bots, match, rng, strays)
    won = final_shares(match, sides)
    if len(found) > POSITIONS:
        found = sorted(rng.sample(found, POSITIONS), key=lambda one: one[2])
    return [Position(*position, won) for position in found]


def game_length(entries: int) -> int:
    """How many answers lie between two positions: few in a short match, more in a longer one."""
    return 1 + entries // (8 * POSITIONS)


def answer_or_stray(bots: Sequence[Bot], match: Match[Any], rng: random.Random, strays: float) -> None:
    """Answer by the bot of the seat, or sometimes at random."""
    seat = match.asked
    menu = match.menu(seat)
    if len(menu) == 1:
        match.answer(seat, menu[0])
    elif strays and rng.random() < strays:
        match.answer(seat, rng.choice(menu.options))
    else:
        match.answer(seat, bots[seat].choose(match.view(seat)))


# ---- the fit


def fit_weights(played: Sequence[Sequence[Position]]) -> TrainingResult:
    """Fit the weights to three of four matches, and test them on the others."""
    apart = random.Random(0)
    fitted, tested = list[Position](), list[Position]()
    for match in played:
        (fitted if apart.randrange(TESTED) else tested).extend(match)
    weights = fit(fitted)
    return TrainingResult(weights, len(played), *test_of_weights(weights, fitted, tested))


def fit(positions: Sequence[Position]) -> Weights:
    """Find the most likely weights by Newton's method."""
    np = require("numpy", "lab", "training needs")
    seat_names = sorted({name for position in positions for side in position.sides for name in side})
    table_names = sorted({name for position in positions for name in position.table})
    rows, mask, shares = _tensors(np, positions, seat_names, table_names)
    size = rows.shape[2]
    w = np.zeros(size)
    for _ in range(ROUNDS):
        p = _chances(np, rows, mask, w)
        pull = np.einsum("nk,nkd->d", shares - p, rows) - RIDGE * w
        centred = rows - np.einsum("nk,nkd->nd", p, rows)[:, None, :]
        bend = np.einsum("nk,nkd,nke->de", p, centred, centred) + RIDGE * np.eye(size)
        step = np.linalg.solve(bend, pull)
        before = _height(np, rows, mask, shares, w)
        while _height(np, rows, mask, shares, w + step) < before and float(np.abs(step).max()) > ENOUGH:
            step = step / 2  # too far: the likelihood is not a parabola
        w = w + step
        if float(np.abs(step).max()) < ENOUGH:
            break
    pairs = [Weight(round(float(w[2 * at]), 4), round(float(w[2 * at + 1]), 4)) for at in range(size // 2)]
    seats, tables = pairs[: len(seat_names)], pairs[len(seat_names) :]
    return Weights(dict(zip(seat_names, seats, strict=True)), dict(zip(table_names, tables, strict=True)))


def _tensors(np: Any, positions: Sequence[Position], seat_names: list[str], table_names: list[str]) -> tuple[Any, ...]:
    """For each position and side, a row of values at the start and at the end; the last side is nobody."""
    place = {("seat", name): at for at, name in enumerate(seat_names)}
    place |= {("table", name): len(seat_names) + at for at, name in enumerate(table_names)}
    most = max(len(position.sides) for position in positions) + 1
    rows = np.zeros((len(positions), most, 2 * len(place)))
    mask, shares = np.zeros((len(positions), most), bool), np.zeros((len(positions), most))
    for n, one in enumerate(positions):
        columns = [(at, "seat", side) for at, side in enumerate(one.sides)]
        columns += [(most - 1, "table", one.table)] if one.table else []
        for at, kind, values in columns:
            mask[n, at] = True
            for name, value in values.items():
                column = 2 * place[kind, name]
                rows[n, at, column], rows[n, at, column + 1] = value, value * one.progress
        shares[n, : len(one.sides)] = one.shares
        shares[n, most - 1] = 1 - sum(one.shares)
    return rows, mask, shares


def _height(np: Any, rows: Any, mask: Any, shares: Any, w: Any) -> float:
    """Log likelihood of the outcomes, which the fit maximises."""
    p = _chances(np, rows, mask, w)
    return float((shares * np.log(np.maximum(p, 1e-300))).sum() - RIDGE / 2 * (w @ w))


def _chances(np: Any, rows: Any, mask: Any, w: Any) -> Any:
    scores = np.where(mask, rows @ w, -np.inf)
    parts = np.exp(scores - scores.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


def test_of_weights(
    weights: Weights, fitted: Sequence[Position], tested: Sequence[Position]
) -> tuple[float, float, float, tuple[Bin, ...]]:
    """The log loss, the baseline's log loss, how often the favourite won, and the bins."""
    np = require("numpy", "lab", "training needs")
    names = [*weights.seat], [*weights.table]
    pairs = (*weights.seat.values(), *weights.table.values())
    w = np.array([part for pair in pairs for part in (pair.start, pair.growth)])
    rows, mask, shares = _tensors(np, tested, *names)
    p = _chances(np, rows, mask, w)
    loss = -float((shares * np.log(np.maximum(p, 1e-9))).sum() / len(tested))
    by_sides: dict[int, list[float]] = {}
    for one in fitted:
        by_sides.setdefault(len(one.sides), []).append(sum(one.shares))
    guess = 0.0
    for one in tested:
        some = min(0.999, max(0.001, mean_of(by_sides.get(len(one.sides), [0.5]))))
        won = sum(one.shares)
        guess -= won * np.log(some / len(one.sides)) + ((1 - won) * np.log(1 - some) if won < 1 else 0.0)
    named = float(np.mean(shares[np.arange(len(tested)), p.argmax(axis=1)]))
    said = p[:, :-1][mask[:, :-1]]
    came = shares[:, :-1][mask[:, :-1]]
    bins = list[Bin]()
    for at in range(BINS):
        within = (said >= at / BINS) & ((said < (at + 1) / BINS) | (at == BINS - 1))
        if within.any():
            bins.append(Bin(int(within.sum()), float(said[within].mean()), float(came[within].mean())))
    return loss, float(guess) / len(tested), named, tuple(bins)


def mean_of(values: Sequence[float]) -> float:
    """Mean of numbers."""
    return sum(values) / len(values)
