"""Finds puzzles in matches of bots: every answer to a question is played out to the end in imagined worlds."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import sqrt
from typing import Any, Final

import msgspec

from meadhall.analysis.chances import Chances, final_shares
from meadhall.bots import find_bot
from meadhall.bots.names import usual_bot
from meadhall.bots.thinker import guide_of, playout
from meadhall.engine import Decision, Game, Match, Option, View, find_game, imagine
from meadhall.engine.contract.judgement import Judgement, Sides, mean
from meadhall.engine.table.table import WHOLE_LOG
from meadhall.lab.worker_pools import worker_pool
from meadhall.puzzles.stored import Alternative, Book, BotMatch, Puzzle, PuzzleError, match_at, replayed, trace

MAX_SEATS: Final = 2  # with more rivals the chances lie closer together, and playouts take longer
MAX_ANSWERS: Final = 700  # answers of a match that is looked through
MAX_MENU_SIZE: Final = 24  # longer menus take too many playouts
MIN_DISTANCE: Final = 8  # answers between two puzzles of a match
MIN_EASY_MENU_SIZE: Final = 3  # answers: on a smaller menu, a puzzle that a quick look solves is too easy
MAX_EASY_PUZZLES: Final = 1  # of a match: puzzles that a quick look solves
MAX_PUZZLES_PER_MATCH: Final = 3
DECIDED_WORLDS: Final = 8  # a match that ends alike in all of these is left out
MAX_QUESTIONS_SAMPLED: Final = 16  # of a match, at random
JUDGEMENT_WORLDS: Final = 3  # in which the judgement rates the sampled questions
MIN_JUDGED_MARGIN: Final = 0.003  # of a chance: a question with a smaller margin is not played out
FIRST_COMPARED: Final = 3  # answers: the best ones by the judgement
MAX_QUESTIONS_PLAYED: Final = 8  # of a match: the clearest ones
COMPARISON_STEPS: Final = ((3, 0.3), (8, 0.24), (20, 0.18), (40, 0.12))  # worlds, and the least margin to go on
MAX_UNFAIR_GAIN: Final = 0.02  # of a chance: how much better another answer may seem without the content
MIN_MARGIN: Final = 0.05  # of a chance: the margin of a puzzle over every other answer
MIN_WORLDS: Final = 30  # fresh worlds before an answer counts as worse
WORLDS_PER_BATCH: Final = 15
MAX_WORLDS: Final = 210
NORMAL_95: Final = 1.96
TO_THE_END: Final = 10**6  # turns: every playout goes to the end of its match
JUDGED_TURNS: Final = 1  # turns until the judgement rates an answer
MIN_GAIN_SHARE: Final = 0.25  # of the best answer's gain: a smaller gain is not named


@dataclass
class Arm:
    """An answer, and the share of the win it reached in each world."""

    key: str
    worth: list[float] = field(default_factory=list[float])

    def behind(self, best: Arm) -> tuple[float, float]:
        """Mean gap to `best` over the worlds that both were played in, with half its 95 % interval."""
        return interval([b - a for a, b in zip(self.worth, best.worth, strict=False)])

    def is_beaten_by(self, best: Arm) -> bool:
        """Whether it is clearly worse: by more than the least margin, and than twice the noise."""
        behind, within = self.behind(best)
        return len(self.worth) >= MIN_WORLDS and behind >= MIN_MARGIN and behind >= 2 * within


@dataclass(frozen=True)
class Question:
    """A question of a match with several whole answers, as its seat knew it."""

    at: int
    view: View[Any]
    sides: Sides
    answered: str

    @property
    def side(self) -> int:
        """The side that the asked seat is on."""
        return next(at for at, seats in enumerate(self.sides) if self.view.seat in seats)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return middle, NORMAL_95 * sqrt(spread / len(values))


def find_puzzles(
    game: str, book: Book | None, wanted: int, *, seed: str = "1", jobs: int | None = None
) -> Iterator[Book]:
    """Yield the book after each match until it has `wanted` puzzles.

    Pass `book` to continue an earlier search with its seed.
    """
    found = find_game(game)
    book = book or Book(found.id, found.version, seed, 0)
    with worker_pool([game], TO_THE_END, jobs=jobs) as pool:
        numbers = (f"{book.seed}/{number}" for number in range(book.tried, TO_THE_END))
        for played, puzzles in pool.in_order(partial(_find_in_worker, pool.named(game)), numbers):
            if len(book.puzzles) >= wanted:
                return
            book = _with(book, played, puzzles)
            yield book


def _with(book: Book, played: BotMatch, puzzles: Sequence[Puzzle]) -> Book:
    tried = book.tried + 1
    if not puzzles:
        return msgspec.structs.replace(book, tried=tried)
    placed = tuple(msgspec.structs.replace(puzzle, match=len(book.matches)) for puzzle in puzzles)
    return msgspec.structs.replace(book, tried=tried, matches=(*book.matches, played), puzzles=(*book.puzzles, *placed))


def _find_in_worker(game: str, seed: str) -> tuple[BotMatch, list[Puzzle]]:
    return puzzles_of_match(find_game(game), seed)


def puzzles_of_match(game: Game[Any], seed: str) -> tuple[BotMatch, list[Puzzle]]:
    """A match of the usual bot against itself, as far as its puzzles reach, and these puzzles."""
    options, answers, questions = _play(game, seed)
    rng, found = random.Random(f"puzzles {seed}"), list[Puzzle]()
    for question, keys in _promising(questions, rng):
        if len(found) < MAX_PUZZLES_PER_MATCH and all(abs(question.at - one.at) >= MIN_DISTANCE for one in found):
            easy = sum(not one.is_hard for one in found)
            puzzle = puzzle_of(
                question, keys, rng, hard=easy >= MAX_EASY_PUZZLES or len(question.view.options) < MIN_EASY_MENU_SIZE
            )
            if puzzle is not None:
                found.append(puzzle)
    found.sort(key=lambda one: one.at)
    played = BotMatch(options, seed, " ".join(answers[: found[-1].at] if found else []))
    return played, [msgspec.structs.replace(one, trace=trace(replayed(game, played, one.at))) for one in found]


def _play(game: Game[Any], seed: str) -> tuple[dict[str, Any], list[str], list[Question]]:
    """The options and answers of a match, and the late questions that may be puzzles."""
    judgement, rng = game.judgement, random.Random(f"table {seed}")
    tables = game.puzzling.tables or (judgement.tables if judgement is not None else [{}])
    tables = [table for table in tables if game.seats(game.options(**table)) <= MAX_SEATS]
    match: Match[Any] = Match(game, seed, **rng.choice(tables))
    bots = [find_bot(usual_bot(game), game, f"{seed}/{seat}") for seat in range(game.seats(match.options))]
    answers, questions, sides = list[str](), list[Question](), winning_sides(match)
    while match.ask is not None and len(answers) < MAX_ANSWERS:
        seat = match.asked
        options = match.menu(seat).options
        key = options[0].key
        if len(options) > 1:
            view = match.view(seat)
            said = _at_random(view, rng) or bots[seat].choose(view)
            key = said if isinstance(said, str) else said.key
            if len(options) <= MAX_MENU_SIZE and len(match.ask.waiting) == 1:
                questions.append(Question(len(answers), view, sides, key))
        match.answer(seat, key)
        answers.append(key)
    late = game.puzzling.late * len(answers)
    return match.options, answers, [question for question in questions if question.at >= late] if match.over else []


def _at_random(view: View[Any], rng: random.Random) -> Option | None:
    """A random answer to a question of the set-up, in a game that wants its puzzles varied like that."""
    game: Game[Any] = view.game
    return game.study.at_random(view, rng.randrange) if game.puzzling.varied and game.study is not None else None


def _has_one_part_answers(view: View[Any]) -> bool:
    """Whether every answer is complete. Answers in parts cannot be compared one by one."""
    asked = Decision(view.state, view.seat, view.question, view.options)
    return all(len(plan) == 1 for _, plan in guide_of(view.game).plans(asked))


def _promising(questions: list[Question], rng: random.Random) -> list[tuple[Question, list[str]]]:
    """The questions in which one answer seems clearly best, the clearest first, with the answers to look at first."""
    if not questions or _is_decided(questions[0], rng):
        return []
    some = [
        question
        for question in rng.sample(questions, min(MAX_QUESTIONS_SAMPLED, len(questions)))
        if _has_one_part_answers(question.view)
    ]
    game: Game[Any] = questions[0].view.game
    if game.judgement is None or game.puzzling.uses_hidden_content:
        return [(question, [option.key for option in question.view.options]) for question in some]
    ranked = [(*_judged_margin(question, rng), question) for question in some]
    clear = sorted((entry for entry in ranked if entry[0] >= MIN_JUDGED_MARGIN), key=lambda entry: -entry[0])
    return [
        (question, [*dict.fromkeys((*keys[:FIRST_COMPARED], question.answered))])
        for _, keys, question in clear[:MAX_QUESTIONS_PLAYED]
    ]


def _is_decided(question: Question, rng: random.Random) -> bool:
    """Whether the match ends alike in all of a few worlds: then no answer in it matters much."""
    play = playout_to_end(question)
    first = play(question.answered, rng.getrandbits(64))
    return all(play(question.answered, rng.getrandbits(64)) == first for _ in range(DECIDED_WORLDS - 1))


def _judged_margin(question: Question, rng: random.Random) -> tuple[float, list[str]]:
    """Margin of the best answer by the judgement one turn later, and all answers, best first."""
    arms = rank_by_judgement(question, rng, JUDGEMENT_WORLDS)
    return (sum(arms[0].worth) - sum(arms[1].worth)) / JUDGEMENT_WORLDS, [arm.key for arm in arms]


def rank_by_judgement(question: Question, rng: random.Random, worlds: int) -> list[Arm]:
    """All answers, ranked by the judgement one turn later, best first."""
    side, chances = question.side, Chances(question.view.game, question.sides)
    guide = replace(guide_of(question.view.game), horizon=JUDGED_TURNS)
    arms = [Arm(option.key) for option in question.view.options]

    def play(key: str, world: int) -> float:
        return playout(question.view, guide, (key,), world, lambda match: chances.chance_of_side(match, side))

    _play_on(arms, play, rng, worlds)
    return sorted(arms, key=lambda arm: -sum(arm.worth))


# ---- one question


def puzzle_of(question: Question, keys: Sequence[str], rng: random.Random, *, hard: bool = False) -> Puzzle | None:
    """The puzzle in a question, if one answer is clearly better than all others; with `hard` no easy one.

    First only the answers with these `keys` are compared.
    """
    play = playout_to_end(question)
    arms = [Arm(key) for key in keys]
    for worlds, margin in COMPARISON_STEPS:
        _play_on(arms, play, rng, worlds)
        arms.sort(key=lambda arm: -sum(arm.worth))
        if (sum(arms[0].worth) - sum(arms[1].worth)) / worlds < margin:
            return None
        if hard and worlds > COMPARISON_STEPS[0][0] and arms[0].key == question.answered:
            return None
        del arms[FIRST_COMPARED + 1 :]  # all others are compared again in the confirmation
    puzzle = confirmed(question, arms[0].key, play, rng)
    return puzzle if puzzle is None or is_fair(question, puzzle.best, rng) else None


def _play_on(arms: Sequence[Arm], play: Callable[[str, int], float], rng: random.Random, worlds: int) -> None:
    """Play all out in the same worlds, until each has this number of them."""
    for _ in range(worlds - len(arms[0].worth)):
        world = rng.getrandbits(64)
        for arm in arms:
            arm.worth.append(play(arm.key, world))


def confirmed(question: Question, key: str, play: Callable[[str, int], float], rng: random.Random) -> Puzzle | None:
    """The puzzle with this best answer, if fresh worlds show that every other answer is clearly worse."""
    best, *others = sorted((Arm(option.key) for option in question.view.options), key=lambda arm: arm.key != key)
    left = others
    while left:
        if len(best.worth) >= MAX_WORLDS or any(_is_hopeless(arm, best) for arm in left):
            return None
        _play_on([best, *left], play, rng, len(best.worth) + WORLDS_PER_BATCH)
        left = [arm for arm in left if not arm.is_beaten_by(best)]
    chance, within = interval(best.worth)
    measured = sorted(
        (Alternative(arm.key, *map(_rounded, arm.behind(best))) for arm in others), key=lambda one: one.behind
    )
    return Puzzle(
        match=0,
        at=question.at,
        seat=question.view.seat,
        trace="",
        best=key,
        chance=_rounded(chance),
        within=_rounded(within),
        others=tuple(measured),
        worlds=len(best.worth),
        first_sight=question.answered,
        gains=gains(question, key, measured[0].key, rng),
    )


def is_fair(question: Question, key: str, rng: random.Random) -> bool:
    """Whether no other answer seems better without the content that the playouts knew."""
    game: Game[Any] = question.view.game
    if game.judgement is None or not game.puzzling.uses_hidden_content:
        return True
    arms = rank_by_judgement(question, rng, COMPARISON_STEPS[-1][0])
    own = next(arm for arm in arms if arm.key == key)
    better, within = own.behind(arms[0])
    return better < MAX_UNFAIR_GAIN or better <= within


def _is_hopeless(arm: Arm, best: Arm) -> bool:
    """Whether it is so little behind that it will hardly ever count as clearly worse."""
    if not arm.worth:
        return False
    behind, within = arm.behind(best)
    return behind < max(MIN_MARGIN - within, 2 * within * sqrt(len(arm.worth) / MAX_WORLDS))


def _rounded(value: float) -> float:
    return round(value, 3)


def playout_to_end(question: Question) -> Callable[[str, int], float]:
    """Return a function that plays an answer out to the end of the match in one world.

    It returns the asked side's share of the win.
    """
    view, sides, side = question.view, question.sides, question.side
    guide = replace(guide_of(view.game), horizon=TO_THE_END)
    world_of = imagine_with_hidden_content if view.game.puzzling.uses_hidden_content else imagine
    return lambda key, world: playout(
        view, guide, (key,), world, lambda match: final_shares(match, sides)[side], world_of
    )


def imagine_with_hidden_content(view: View[Any], rng: random.Random) -> Match[Any]:
    """Return a match that fits a view, whose rules go on with content that nobody has seen yet.

    For puzzles alone: no bot, and no verdict on an answer, may know that content.
    """
    match = imagine(view, rng)
    match.table.real = WHOLE_LOG
    return match


def winning_sides(match: Match[Any]) -> Sides:
    """Sides of a match: the seats that win together."""
    teams = match.game.teams(match.options)
    return match.game.judgement.sides(teams) if match.game.judgement is not None else teams


# ---- why


def gains(question: Question, best: str, other: str, rng: random.Random) -> tuple[str, ...]:
    """The features by which the best answer gains most over another, by the game's judgement soon after.

    A leading `less` marks a feature that should be low. Empty if the judgement sees no gain yet.
    Worlds in which one of the two has ended the match do not count: there are no features then.
    """
    judgement: Judgement[Any] | None = question.view.game.judgement
    if judgement is None:
        return ()
    guide = replace(guide_of(question.view.game), horizon=JUDGED_TURNS)
    worlds = [rng.getrandbits(64) for _ in range(COMPARISON_STEPS[-1][0])]
    score, amount = dict[str, float](), dict[str, float]()
    for world in worlds:
        both = [FeatureWeigher(judgement, question) for _ in (best, other)]
        for key, weigh in zip((best, other), both, strict=True):
            playout(question.view, guide, (key,), world, weigh)
        if not all(weigh.found for weigh in both):
            continue
        for weigh, sign in zip(both, (1, -1), strict=True):
            for name, (more, weight) in weigh.found.items():
                amount[name] = amount.get(name, 0.0) + sign * more
                score[name] = score.get(name, 0.0) + sign * more * weight
    total = sum(score.values())
    moved = [name for name in score if amount[name]]  # an unchanged feature may still gain weight
    most = [one for one in sorted(moved, key=lambda one: -score[one])[:2] if score[one] >= MIN_GAIN_SHARE * total]
    return tuple(name if amount[name] > 0 else f"less {name}" for name in most) if total > 0 else ()


@dataclass
class FeatureWeigher:
    """Weighs a match where a playout ends: the asked side's lead in each feature, and its worth."""

    judgement: Judgement[Any]
    question: Question
    found: dict[str, tuple[float, float]] = field(default_factory=dict[str, tuple[float, float]])

    def __call__(self, match: Match[Any]) -> float:
        if not match.over:
            self._weigh(match.state)
        return 0.0

    def _weigh(self, state: Any) -> None:
        judgement, question, progress = self.judgement, self.question, self.judgement.progress(state)
        of = [mean([judgement.features(state, seat) for seat in side]) for side in question.sides]
        own, rivals = of[question.side], [side for at, side in enumerate(of) if at != question.side]
        for name, weight in judgement.learned.seat.items():
            other = sum(rival.get(name, 0.0) for rival in rivals) / max(1, len(rivals))
            self.found[name] = own.get(name, 0.0) - other, weight.start + weight.growth * progress
        for name, value in judgement.table(state).items():
            if (against := judgement.learned.table.get(name)) is not None:
                self.found[name] = value, -(against.start + against.growth * progress)


# ---- the test of puzzles that are there


def check(game: str, book: Book, *, seed: str, jobs: int | None = None) -> Iterator[tuple[int, str]]:
    """Play all puzzles out again in fresh worlds; give each number with its fault, or nothing."""
    with worker_pool([game], len(book.puzzles), jobs=jobs) as pool:
        numbers = range(1, len(book.puzzles) + 1)
        faults = pool.in_order(partial(_check_in_worker, pool.named(game), book, seed), numbers)
        yield from zip(numbers, faults, strict=True)


def _check_in_worker(game: str, book: Book, seed: str, number: int) -> str:
    return fault(find_game(game), book, number, seed)


def fault(game: Game[Any], book: Book, number: int, seed: str) -> str:
    """Fault of a puzzle: the rules no longer lead to it, or another answer is at least as good. Often empty."""
    puzzle = book.puzzles[number - 1]
    try:
        match = match_at(game, book, puzzle)
    except PuzzleError as error:
        return str(error)
    question = Question(puzzle.at, match.view(puzzle.seat), winning_sides(match), puzzle.first_sight)
    play, rng = playout_to_end(question), random.Random(f"check {seed} {number}")
    arms = [Arm(option.key) for option in question.view.options]
    _play_on(arms, play, rng, MIN_WORLDS)
    best = next(arm for arm in arms if arm.key == puzzle.best)
    doubtful = [arm for arm in arms if arm is not best and not _is_behind(arm, best)]
    if doubtful:
        _play_on([best, *doubtful], play, rng, MAX_WORLDS)
    worse = [arm.key for arm in doubtful if not _is_behind(arm, best)]
    return f"'{puzzle.best}' is not clearly better than {', '.join(worse)}" if worse else ""


def _is_behind(arm: Arm, best: Arm) -> bool:
    """Whether it is worse beyond the noise."""
    behind, within = arm.behind(best)
    return behind > within
