"""Analyses a finished match: looks up its chances, tells luck from play, and tries other answers."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import hypot, sqrt
from typing import Any, Final

from meadhall.analysis.chances import Chances, Lookahead, Sample, answer_at, answers_at_once, places_of_luck
from meadhall.analysis.play import Plays
from meadhall.analysis.report import Analysis, Mistake, Share, Step
from meadhall.analysis.verdict import AnswerVerdict, verdict_on
from meadhall.engine import CLOCK, Answer, Match, MeadhallError
from meadhall.engine.record import Replay

CAREFUL: Final = 4  # times the effort where an error stays in the sum: at the start, and where a stretch ends
NORMAL_95: Final = 1.96  # standard errors on each side of a 95 % interval
Progress = Callable[[int, int], None]


class NotAnalysable(MeadhallError):
    """A match whose luck and skill cannot be analysed."""


class ChanceHistory:
    """The chances of each side through a match, and the luck that moved them.

    Between two outcomes only play moves a chance. After an outcome it is looked up again. Luck is the chance after
    the outcome minus the expected chance. The expected chance is the chance before the answer plus the play of the
    answer.

    Where a new stretch begins, the judgement looks further ahead and may be corrected. It had then been wrong for an
    unknown time. So the correction is spread evenly over the outcomes of the stretch.
    """

    def __init__(self, replay: Replay, chances: Chances) -> None:
        self.replay, self.chances = replay, chances
        self.ahead, self.places = Lookahead(replay, chances), places_of_luck(replay)
        self.horizon = self.ahead.horizon(replay[0].state)
        self.start = self.ahead.sample(replay[0], self.horizon, CAREFUL)
        self.path = [self.start.mean]  # the chances after each answer, and before the first
        self.plays = list[tuple[float, float]]()  # the play of each answer, and its standard error
        self.gains = list[list[float]]()  # what that play gained each side
        self.errors = list[list[float]]()  # standard errors of the luck of each answer
        self.rejudged = [0.0] * len(self.start.mean)
        self._variance = [error**2 for error in self.start.error]
        self._stretch = list[int]()  # answers of this stretch after which the chances were looked up

    def advance(self, at: int, play: float, error: float) -> None:
        """Advance to the position after an answer, with the play of the answer and its standard error.

        A side that has lost already can lose nothing more, and one that has won can gain nothing.
        """
        own = self.chances.side_of_seat(answer_at(self.replay, at).seat)
        play = min(1 - self.path[-1][own], max(-self.path[-1][own], play))
        others = -play / max(1, len(self.rejudged) - 1)  # one's gain is the loss of the others, in equal parts
        gains = [play if side == own else others for side in range(len(self.rejudged))]
        known, after = [variance + error**2 for variance in self._variance], self.replay[at + 1]
        if at in self.places or after.over:
            found = self._looked_up(after, at)
            self._variance = [error**2 for error in found.error]
            self.errors.append([sqrt(a + b) for a, b in zip(known, self._variance, strict=True)])
            self.path.append(found.mean)
        else:
            self._variance = known
            self.errors.append([0.0] * len(gains))
            self.path.append(moved(self.path[-1], gains))
        self.plays.append((play, error))
        self.gains.append(gains)

    def luck(self, at: int) -> tuple[float, ...]:
        """The luck that an answer brought each side."""
        changes = zip(self.path[at], self.path[at + 1], self.gains[at], strict=True)
        return tuple(after - before - gain for before, after, gain in changes)

    def _looked_up(self, match: Match[Any], at: int) -> Sample:
        horizon = self.ahead.horizon(match.state)
        if horizon == self.horizon or match.over:
            found = self.ahead.sample(match, horizon)
        else:
            found, old = (self.ahead.sample(match, last, CAREFUL) for last in (horizon, self.horizon))
            self.spread_correction([new - was for new, was in zip(found.mean, old.mean, strict=True)], self._stretch)
            self._stretch = []
        self._stretch.append(at)
        self.horizon = horizon
        return found

    def spread_correction(self, correction: Sequence[float], stretch: Sequence[int]) -> None:
        """Spread a correction of the judgement evenly over these answers and the next one."""
        share = [one / (len(stretch) + 1) for one in correction]
        for at in stretch:
            for place in range(at + 1, len(self.path)):
                self.path[place] = moved(self.path[place], share)
            self.errors[at] = [hypot(error, one) for error, one in zip(self.errors[at], share, strict=True)]
        self.rejudged = [a + b for a, b in zip(self.rejudged, correction, strict=True)]


def moved(chances: Sequence[float], by: Sequence[float]) -> tuple[float, ...]:
    """Chances after a change, from 0 to 1."""
    return tuple(min(1.0, max(0.0, chance + change)) for chance, change in zip(chances, by, strict=True))


def analyse(replay: Replay, progress: Progress | None = None, *, mistakes: bool = True) -> Analysis:
    """Luck and skill of a match that is over; NotAnalysable says why not.

    `progress` receives the number of answers done and the total. The first half covers comparing answers and looking
    for mistakes, the second half the chances.
    Without `mistakes` it is faster: they are not part of the sum.
    """
    began = time.perf_counter()
    require_analysable(replay)
    chances = chances_of(replay)
    history, verdicts = ChanceHistory(replay, chances), list[AnswerVerdict]()
    plays = Plays(replay, history.ahead)
    answers, lost = list[Answer](), list[float]()
    judged = 0  # index of the first answer that no verdict covers yet
    count = len(replay) - 1
    for at in range(count):
        answer, match, verdict = answer_at(replay, at), replay[at], None
        if mistakes and at >= judged:
            given = answers_at_once(replay, at)
            verdict = verdict_on(match, given, at, chances)
            judged = at + (len(verdict.keys) if verdict is not None else 1)
        if verdict is not None and verdict.is_mistake:
            verdicts.append(verdict)
        lost.append(verdict.loss if verdict is not None and verdict.is_mistake else 0.0)
        answers.append(answer)
        plays.try_out(at)
        if progress is not None and at % 2:
            progress((at + 1) // 2, count)
    plays.share_out()
    for at in range(count):
        history.advance(at, *plays.of(at))
        if progress is not None and (count + at) % 2:
            progress((count + at + 1) // 2, count)
    steps = [
        Step(
            answer.seat,
            answer.key,
            history.path[at + 1],
            history.luck(at),
            tuple(NORMAL_95 * error for error in history.errors[at]),
            lost[at],
        )
        for at, answer in enumerate(answers)
    ]
    worst = sorted((verdict.mistake for verdict in verdicts), key=lambda one: -one.loss)
    return Analysis(
        replay.game.id,
        replay.game.version,
        history.start.mean,
        tuple(steps),
        tuple(worst),
        tuple(_share(side, history, steps, worst) for side in range(len(history.rejudged))),
        AnswerVerdict.least,
        round(time.perf_counter() - began, 1),
    )


def chances_of(replay: Replay) -> Chances:
    """The chances of the sides of a match that can be analysed."""
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
        raise NotAnalysable("the match is still running: luck and skill are told when it is over")
    asked = [entry for at in range(1, len(replay)) for entry in replay.entries(at) if isinstance(entry, Answer)]
    if any(entry.seat == CLOCK for entry in asked):
        raise NotAnalysable("cannot analyse a real-time match yet: its result also depends on reaction times")


def _share(side: int, history: ChanceHistory, steps: Sequence[Step], mistakes: Sequence[Mistake]) -> Share:
    sides = history.chances.sides
    luck = [step.luck[side] for step in steps]
    own = [mistake for mistake in mistakes if mistake.seat in sides[side]]
    by_side = [[play for play, step in zip(history.plays, steps, strict=True) if step.seat in seats] for seats in sides]
    play, play_within = _sum(by_side[side])
    rivals = max(1, len(sides) - 1)
    others, others_within = _sum([one for at, those in enumerate(by_side) if at != side for one in those])
    start_within, correction = NORMAL_95 * history.start.error[side], history.rejudged[side]
    clear = [at for at, step in enumerate(steps) if abs(luck[at]) > step.within[side]]
    lucky = max(clear, key=lambda at: luck[at], default=-1)
    unlucky = min(clear, key=lambda at: luck[at], default=-1)
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
        end=history.path[-1][side],
        best=lucky if lucky >= 0 and luck[lucky] > 0 else -1,
        worst=unlucky if unlucky >= 0 and luck[unlucky] < 0 else -1,
        mistakes=sum(one.loss for one in own),
        mistakes_within=sqrt(sum(one.margin**2 for one in own)),
    )


def _sum(plays: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The sum of these, and half of its 95 % interval."""
    return sum(play for play, _ in plays), NORMAL_95 * sqrt(sum(error**2 for _, error in plays))
