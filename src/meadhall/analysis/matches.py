"""Analyses a finished match: computes win chances, separates luck from play, and finds mistakes."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import hypot, sqrt
from typing import Any, Final

from meadhall.analysis.chances import Chances, Lookahead, Sample, answer_at, luck_positions, successive_answers
from meadhall.analysis.play import PlayEstimator
from meadhall.analysis.report import Analysis, Mistake, Share, Step
from meadhall.analysis.verdict import AnswerVerdict, verdict_on
from meadhall.engine import CLOCK, Answer, Match, MeadhallError
from meadhall.engine.record import Replay

STRETCH_EFFORT: Final = 4  # factor for the playouts at the start and end of a stretch, where errors do not cancel out
NORMAL_95: Final = 1.96  # half-width of a 95 % interval, in standard errors
Progress = Callable[[int, int], None]


class NotAnalysable(MeadhallError):
    """A match whose luck and skill cannot be analysed."""


class ChanceHistory:
    """The chances of each side through a match, and the luck that moved them.

    Between two outcomes, only play changes a chance. After an outcome, playouts estimate the chance again. The luck of
    the outcome is that estimate, minus the chance before the answer, minus the play of the answer.

    At the start of a new stretch of turns, playouts reach further ahead, and the estimate may jump. The jump corrects
    an error of the judgement. Nobody knows when the judgement went wrong, so the correction is spread evenly over the
    outcomes of the old stretch.
    """

    def __init__(self, replay: Replay, chances: Chances) -> None:
        self.replay, self.chances = replay, chances
        self.lookahead, self.luck_positions = Lookahead(replay, chances), luck_positions(replay)
        self.horizon = self.lookahead.horizon(replay[0].state)
        self.start = self.lookahead.estimate_chances(replay[0], self.horizon, STRETCH_EFFORT)
        # the chances of all sides: before the first answer, then after each answer
        self.chances_by_position = [self.start.mean]
        self.play_estimates = list[tuple[float, float]]()  # the play of each answer, and its standard error
        self.gains_from_play = list[list[float]]()  # for each answer, the gain of each side from its play
        self.luck_errors = list[list[float]]()  # for each answer, the standard error of each side's luck
        self.corrections = [0.0] * len(self.start.mean)
        self._variance = [error**2 for error in self.start.error]
        self._stretch = list[int]()  # positions in this stretch after whose answers the chances were estimated

    def add_answer(self, position: int, play: float, error: float) -> None:
        """Add an answer, with its play and the standard error of its play.

        The play is limited so that no chance leaves the range from 0 to 1.
        """
        own = self.chances.side_of_seat(answer_at(self.replay, position).seat)
        play = min(1 - self.chances_by_position[-1][own], max(-self.chances_by_position[-1][own], play))
        others = -play / max(1, len(self.corrections) - 1)  # the other sides lose the same amount, in equal parts
        gains = [play if side == own else others for side in range(len(self.corrections))]
        variance, next_match = [old + error**2 for old in self._variance], self.replay[position + 1]
        if position in self.luck_positions or next_match.over:
            sample = self._compute_chances(next_match, position)
            self._variance = [error**2 for error in sample.error]
            self.luck_errors.append([sqrt(a + b) for a, b in zip(variance, self._variance, strict=True)])
            self.chances_by_position.append(sample.mean)
        else:
            self._variance = variance
            self.luck_errors.append([0.0] * len(gains))
            self.chances_by_position.append(clamped_sum(self.chances_by_position[-1], gains))
        self.play_estimates.append((play, error))
        self.gains_from_play.append(gains)

    def luck_after(self, position: int) -> tuple[float, ...]:
        """Return the luck of each side in the outcomes after an answer."""
        changes = zip(
            self.chances_by_position[position],
            self.chances_by_position[position + 1],
            self.gains_from_play[position],
            strict=True,
        )
        return tuple(after - before - gain for before, after, gain in changes)

    def _compute_chances(self, match: Match[Any], position: int) -> Sample:
        horizon = self.lookahead.horizon(match.state)
        if horizon == self.horizon or match.over:
            sample = self.lookahead.estimate_chances(match, horizon)
        else:
            sample, old_sample = (
                self.lookahead.estimate_chances(match, last, STRETCH_EFFORT) for last in (horizon, self.horizon)
            )
            self.spread_correction(
                [after - before for after, before in zip(sample.mean, old_sample.mean, strict=True)], self._stretch
            )
            self._stretch = []
        self._stretch.append(position)
        self.horizon = horizon
        return sample

    def spread_correction(self, correction: Sequence[float], stretch: Sequence[int]) -> None:
        """Spread a correction of the judgement evenly over the answers at these positions and the next answer."""
        share = [change / (len(stretch) + 1) for change in correction]
        for position in stretch:
            for index in range(position + 1, len(self.chances_by_position)):
                self.chances_by_position[index] = clamped_sum(self.chances_by_position[index], share)
            self.luck_errors[position] = [
                hypot(error, change) for error, change in zip(self.luck_errors[position], share, strict=True)
            ]
        self.corrections = [a + b for a, b in zip(self.corrections, correction, strict=True)]


def clamped_sum(chances: Sequence[float], changes: Sequence[float]) -> tuple[float, ...]:
    """Add the changes to the chances, and limit each sum to the range from 0 to 1."""
    return tuple(min(1.0, max(0.0, chance + change)) for chance, change in zip(chances, changes, strict=True))


def analyse(replay: Replay, progress: Progress | None = None, *, mistakes: bool = True) -> Analysis:
    """Return the luck and skill of a finished match. Raise NotAnalysable if the match cannot be analysed.

    `progress` is called with the amount of work done and the total. The first half of the work compares answers, and
    the second half estimates chances. If `mistakes` is False, the analysis is faster and contains no mistakes. All
    other numbers stay the same.
    """
    began = time.perf_counter()
    require_analysable(replay)
    chances = chances_of(replay)
    history, verdicts = ChanceHistory(replay, chances), list[AnswerVerdict]()
    plays = PlayEstimator(replay, history.lookahead)
    answers, losses = list[Answer](), list[float]()
    verdict_count = 0  # number of answers that the verdicts cover so far
    count = len(replay) - 1
    for position in range(count):
        answer, match, verdict = answer_at(replay, position), replay[position], None
        if mistakes and position >= verdict_count:
            successive = successive_answers(replay, position)
            verdict = verdict_on(match, successive, position, chances)
            verdict_count = position + (len(verdict.keys) if verdict is not None else 1)
        if verdict is not None and verdict.is_mistake:
            verdicts.append(verdict)
        losses.append(verdict.loss if verdict is not None and verdict.is_mistake else 0.0)
        answers.append(answer)
        plays.start_comparison(position)
        if progress is not None and position % 2:
            progress((position + 1) // 2, count)
    plays.divide_budget()
    for position in range(count):
        history.add_answer(position, *plays.estimate_play(position))
        if progress is not None and (count + position) % 2:
            progress((count + position + 1) // 2, count)
    steps = [
        Step(
            answer.seat,
            answer.key,
            history.chances_by_position[position + 1],
            history.luck_after(position),
            tuple(NORMAL_95 * error for error in history.luck_errors[position]),
            losses[position],
        )
        for position, answer in enumerate(answers)
    ]
    worst = sorted((verdict.mistake for verdict in verdicts), key=lambda mistake: -mistake.loss)
    return Analysis(
        replay.game.id,
        replay.game.version,
        history.start.mean,
        tuple(steps),
        tuple(worst),
        tuple(_share_of_side(side, history, steps, worst) for side in range(len(history.corrections))),
        AnswerVerdict.min_loss,
        round(time.perf_counter() - began, 1),
    )


def chances_of(replay: Replay) -> Chances:
    """Return the chances of an analysable match by the game's judgement."""
    game = replay.game
    assert game.judgement is not None
    return Chances(game, game.judgement.sides(game.teams(replay.match.options)))


def require_analysable(replay: Replay) -> None:
    """Raise NotAnalysable if a match cannot be analysed."""
    game = replay.game
    if game.judgement is None:
        raise NotAnalysable("{game} cannot be analysed: it does not judge its positions", game=game.name)
    if replay.seat is not None:
        raise NotAnalysable("this file holds only what one seat knew; analyse the file of the whole match")
    if not replay.match.over:
        raise NotAnalysable("the match is still running: luck and skill can be analysed when it is over")
    asked = [
        entry for position in range(1, len(replay)) for entry in replay.entries(position) if isinstance(entry, Answer)
    ]
    if any(entry.seat == CLOCK for entry in asked):
        raise NotAnalysable("cannot analyse a real-time match yet: its result also depends on reaction times")


def _share_of_side(side: int, history: ChanceHistory, steps: Sequence[Step], mistakes: Sequence[Mistake]) -> Share:
    sides = history.chances.sides
    luck = [step.luck[side] for step in steps]
    own_mistakes = [mistake for mistake in mistakes if mistake.seat in sides[side]]
    by_side = [
        [play for play, step in zip(history.play_estimates, steps, strict=True) if step.seat in seats]
        for seats in sides
    ]
    play, play_within = _sum_of_plays(by_side[side])
    rivals = max(1, len(sides) - 1)
    others, others_within = _sum_of_plays(
        [play for index, plays_of_side in enumerate(by_side) if index != side for play in plays_of_side]
    )
    start_within, correction = NORMAL_95 * history.start.error[side], history.corrections[side]
    clear_positions = [position for position, step in enumerate(steps) if abs(luck[position]) > step.within[side]]
    luckiest = max(clear_positions, key=lambda position: luck[position], default=-1)
    unluckiest = min(clear_positions, key=lambda position: luck[position], default=-1)
    return Share(
        seats=tuple(sides[side]),
        start=history.start.mean[side],
        start_within=start_within,
        luck=sum(luck),
        luck_within=hypot(start_within, play_within, others_within / rivals, correction),
        play=play,
        play_within=play_within,
        others=-others / rivals,
        others_within=others_within / rivals,
        rejudged=correction,
        end=history.chances_by_position[-1][side],
        best=luckiest if luckiest >= 0 and luck[luckiest] > 0 else -1,
        worst=unluckiest if unluckiest >= 0 and luck[unluckiest] < 0 else -1,
        mistakes=sum(mistake.loss for mistake in own_mistakes),
        mistakes_within=sqrt(sum(mistake.margin**2 for mistake in own_mistakes)),
    )


def _sum_of_plays(plays: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the sum of these plays, and half of the 95 % interval of the sum."""
    return sum(play for play, _ in plays), NORMAL_95 * sqrt(sum(error**2 for _, error in plays))
