"""Finds puzzles in matches of bots. Every answer to a question is played out to the end in imagined worlds."""

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
from meadhall.engine.contract.judgement import Judgement, Sides, mean_features
from meadhall.engine.table.table import WHOLE_LOG
from meadhall.lab.worker_pools import worker_pool
from meadhall.puzzles.stored import (
    Alternative,
    Book,
    BotMatch,
    Puzzle,
    PuzzleError,
    match_at,
    position_digest,
    replay_bot_match,
)

MAX_SEATS: Final = 2  # with more seats chances differ less, and playouts take longer
MAX_ANSWERS: Final = 700  # longer matches are dropped
MAX_MENU_SIZE: Final = 24  # larger menus take too many playouts
MIN_DISTANCE: Final = 8  # minimum number of answers between two puzzles of a match
MIN_EASY_MENU_SIZE: Final = 3  # on a smaller menu, a puzzle that the usual bot solves is too easy
MAX_EASY_PUZZLES: Final = 1  # maximum number of puzzles per match that the usual bot solves
MAX_PUZZLES_PER_MATCH: Final = 3
DECIDED_WORLDS: Final = 8  # number of worlds; if the result is the same in all of them, the match is skipped
MAX_QUESTIONS_SAMPLED: Final = 16  # maximum number of random questions per match that are rated
JUDGEMENT_WORLDS: Final = 3  # number of worlds in which the judgement rates a question
MIN_JUDGED_MARGIN: Final = 0.003  # minimum margin, in chance, that the judgement must give a question
FIRST_COMPARED_ANSWERS: Final = 3  # number of answers that are compared first: the best ones by judgement
MAX_QUESTIONS_PLAYED: Final = 8  # maximum number of questions per match that are played out
# pairs of worlds, and minimum margin to continue
COMPARISON_STEPS: Final = ((3, 0.3), (8, 0.24), (20, 0.18), (40, 0.12))
MAX_UNFAIR_GAIN: Final = 0.02  # maximum gain of another answer, in chance, without the hidden content
MIN_MARGIN: Final = 0.05  # minimum margin, in chance, between the best answer and every other
MIN_WORLDS: Final = 30  # minimum number of new worlds before an answer counts as worse
WORLDS_PER_BATCH: Final = 15
MAX_WORLDS: Final = 210
NORMAL_95: Final = 1.96
ENDLESS_HORIZON: Final = 10**6  # horizon in turns, beyond the end of every match
JUDGED_TURNS: Final = 1  # number of turns after which the judgement rates an answer
MIN_GAIN_SHARE: Final = 0.25  # minimum share of the total gain that a named feature has


@dataclass
class Arm:
    """An answer, and the share of the win that it led to in each world."""

    key: str
    shares: list[float] = field(default_factory=list[float])

    def gap_to(self, best: Arm) -> tuple[float, float]:
        """Return the mean gap to `best` in the worlds where both were played, and half of its 95 % interval."""
        return mean_and_margin([b - a for a, b in zip(self.shares, best.shares, strict=False)])

    def is_beaten_by(self, best: Arm) -> bool:
        """Whether `best` is better by MIN_MARGIN and by twice the margin of error, in enough worlds."""
        gap, margin = self.gap_to(best)
        return len(self.shares) >= MIN_WORLDS and gap >= MIN_MARGIN and gap >= 2 * margin


@dataclass(frozen=True)
class Question:
    """A question of a match with several answers, as its seat saw it."""

    position: int  # number of answers before the question
    view: View[Any]
    sides: Sides
    first_sight: str

    @property
    def side(self) -> int:
        """The side of the asked seat."""
        return next(side for side, seats in enumerate(self.sides) if self.view.seat in seats)


def mean_and_margin(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of these values, and half of its 95 % interval."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return middle, NORMAL_95 * sqrt(spread / len(values))


def find_puzzles(
    game: str, book: Book | None, wanted: int, *, seed: str = "1", jobs: int | None = None
) -> Iterator[Book]:
    """Search for puzzles, and yield the book after each match, until it has `wanted` puzzles.

    If `book` is given, continue its search.
    """
    game_object = find_game(game)
    book = book or Book(game_object.id, game_object.version, seed, 0)
    with worker_pool([game], ENDLESS_HORIZON, jobs=jobs) as pool:
        numbers = (f"{book.seed}/{number}" for number in range(book.tried, ENDLESS_HORIZON))
        for bot_match, puzzles in pool.in_order(partial(_find_in_worker, pool.name_in_workers(game)), numbers):
            if len(book.puzzles) >= wanted:
                return
            book = _add_match(book, bot_match, puzzles)
            yield book


def _add_match(book: Book, bot_match: BotMatch, puzzles: Sequence[Puzzle]) -> Book:
    tried_count = book.tried + 1
    if not puzzles:
        return msgspec.structs.replace(book, tried=tried_count)
    indexed_puzzles = tuple(msgspec.structs.replace(puzzle, match=len(book.matches)) for puzzle in puzzles)
    return msgspec.structs.replace(
        book, tried=tried_count, matches=(*book.matches, bot_match), puzzles=(*book.puzzles, *indexed_puzzles)
    )


def _find_in_worker(game: str, seed: str) -> tuple[BotMatch, list[Puzzle]]:
    return find_puzzles_in_match(find_game(game), seed)


def find_puzzles_in_match(game: Game[Any], seed: str) -> tuple[BotMatch, list[Puzzle]]:
    """Play a match of the usual bot against itself. Return the match up to its last puzzle, and its puzzles."""
    options, answers, questions = _play_match(game, seed)
    rng, puzzles = random.Random(f"puzzles {seed}"), list[Puzzle]()
    for question, keys in _promising_questions(questions, rng):
        if len(puzzles) < MAX_PUZZLES_PER_MATCH and all(
            abs(question.position - puzzle.at) >= MIN_DISTANCE for puzzle in puzzles
        ):
            easy_count = sum(not puzzle.is_hard for puzzle in puzzles)
            puzzle = make_puzzle(
                question,
                keys,
                rng,
                must_be_hard=easy_count >= MAX_EASY_PUZZLES or len(question.view.options) < MIN_EASY_MENU_SIZE,
            )
            if puzzle is not None:
                puzzles.append(puzzle)
    puzzles.sort(key=lambda puzzle: puzzle.at)
    bot_match = BotMatch(options, seed, " ".join(answers[: puzzles[-1].at] if puzzles else []))
    return bot_match, [
        msgspec.structs.replace(puzzle, trace=position_digest(replay_bot_match(game, bot_match, puzzle.at)))
        for puzzle in puzzles
    ]


def _play_match(game: Game[Any], seed: str) -> tuple[dict[str, Any], list[str], list[Question]]:
    """Play a match. Return its options, its answers, and those of its late questions that may be puzzles."""
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
            answer = _random_set_up_answer(view, rng) or bots[seat].choose(view)
            key = answer if isinstance(answer, str) else answer.key
            if len(options) <= MAX_MENU_SIZE and len(match.ask.waiting) == 1:
                questions.append(Question(len(answers), view, sides, key))
        match.answer(seat, key)
        answers.append(key)
    first_position = game.puzzling.skipped_share * len(answers)
    return (
        match.options,
        answers,
        [question for question in questions if question.position >= first_position] if match.over else [],
    )


def _random_set_up_answer(view: View[Any], rng: random.Random) -> Option | None:
    """Return a random answer to a question of the set-up. Return None if the game's puzzles do not vary the set-up."""
    game: Game[Any] = view.game
    return (
        game.study.at_random(view, rng.randrange) if game.puzzling.has_random_setup and game.study is not None else None
    )


def _has_one_part_answers(view: View[Any]) -> bool:
    """Whether every answer has only one part. Answers in several parts cannot be compared one by one."""
    asked = Decision(view.state, view.seat, view.question, view.options)
    return all(len(plan) == 1 for _, plan in guide_of(view.game).plans(asked))


def _promising_questions(questions: list[Question], rng: random.Random) -> list[tuple[Question, list[str]]]:
    """Return the questions with one answer that seems clearly best. Questions with the largest margin are first.

    Each question has a list of the answers to compare first.
    """
    if not questions or _is_decided(questions[0], rng):
        return []
    sampled = [
        question
        for question in rng.sample(questions, min(MAX_QUESTIONS_SAMPLED, len(questions)))
        if _has_one_part_answers(question.view)
    ]
    game: Game[Any] = questions[0].view.game
    if game.judgement is None or game.puzzling.uses_hidden_content:
        return [(question, [option.key for option in question.view.options]) for question in sampled]
    ranked = [(*_judged_margin(question, rng), question) for question in sampled]
    clear = sorted((entry for entry in ranked if entry[0] >= MIN_JUDGED_MARGIN), key=lambda entry: -entry[0])
    return [
        (question, [*dict.fromkeys((*keys[:FIRST_COMPARED_ANSWERS], question.first_sight))])
        for _, keys, question in clear[:MAX_QUESTIONS_PLAYED]
    ]


def _is_decided(question: Question, rng: random.Random) -> bool:
    """Whether the match has the same result in several worlds. Then no answer can matter much."""
    play = playout_function(question)
    first = play(question.first_sight, rng.getrandbits(64))
    return all(play(question.first_sight, rng.getrandbits(64)) == first for _ in range(DECIDED_WORLDS - 1))


def _judged_margin(question: Question, rng: random.Random) -> tuple[float, list[str]]:
    """Return the margin of the best answer by the judgement one turn later, and all answers, the best one first."""
    arms = rank_by_judgement(question, rng, JUDGEMENT_WORLDS)
    return (sum(arms[0].shares) - sum(arms[1].shares)) / JUDGEMENT_WORLDS, [arm.key for arm in arms]


def rank_by_judgement(question: Question, rng: random.Random, worlds: int) -> list[Arm]:
    """Return all answers, ranked by the judgement one turn later, the best one first."""
    side, chances = question.side, Chances(question.view.game, question.sides)
    guide = replace(guide_of(question.view.game), horizon=JUDGED_TURNS)
    arms = [Arm(option.key) for option in question.view.options]

    def play(key: str, world: int) -> float:
        return playout(question.view, guide, (key,), world, lambda match: chances.chance_of_side(match, side))

    _play_on(arms, play, rng, worlds)
    return sorted(arms, key=lambda arm: -sum(arm.shares))


# ---- one question


def make_puzzle(
    question: Question, keys: Sequence[str], rng: random.Random, *, must_be_hard: bool = False
) -> Puzzle | None:
    """Return the puzzle of a question, or None if no answer is clearly better than all others.

    At first only the answers with these `keys` are compared. If `must_be_hard` is set, easy puzzles are dropped.
    """
    play = playout_function(question)
    arms = [Arm(key) for key in keys]
    for worlds, margin in COMPARISON_STEPS:
        _play_on(arms, play, rng, worlds)
        arms.sort(key=lambda arm: -sum(arm.shares))
        if (sum(arms[0].shares) - sum(arms[1].shares)) / worlds < margin:
            return None
        if must_be_hard and worlds > COMPARISON_STEPS[0][0] and arms[0].key == question.first_sight:
            return None
        del arms[FIRST_COMPARED_ANSWERS + 1 :]  # all others are compared again in the confirmation
    puzzle = confirm_puzzle(question, arms[0].key, play, rng)
    return puzzle if puzzle is None or is_fair(question, puzzle.best, rng) else None


def _play_on(arms: Sequence[Arm], play: Callable[[str, int], float], rng: random.Random, worlds: int) -> None:
    """Play all answers out in the same new worlds, until each answer has results from `worlds` worlds."""
    for _ in range(worlds - len(arms[0].shares)):
        world = rng.getrandbits(64)
        for arm in arms:
            arm.shares.append(play(arm.key, world))


def confirm_puzzle(
    question: Question, key: str, play: Callable[[str, int], float], rng: random.Random
) -> Puzzle | None:
    """Return the puzzle with this best answer. Return None if another answer may be as good in new worlds."""
    best, *others = sorted((Arm(option.key) for option in question.view.options), key=lambda arm: arm.key != key)
    undecided_arms = others
    while undecided_arms:
        if len(best.shares) >= MAX_WORLDS or any(_is_too_close(arm, best) for arm in undecided_arms):
            return None
        _play_on([best, *undecided_arms], play, rng, len(best.shares) + WORLDS_PER_BATCH)
        undecided_arms = [arm for arm in undecided_arms if not arm.is_beaten_by(best)]
    chance, within = mean_and_margin(best.shares)
    alternatives = sorted(
        (Alternative(arm.key, *map(_rounded_chance, arm.gap_to(best))) for arm in others),
        key=lambda alternative: alternative.behind,
    )
    return Puzzle(
        match=0,
        at=question.position,
        seat=question.view.seat,
        trace="",
        best=key,
        chance=_rounded_chance(chance),
        within=_rounded_chance(within),
        others=tuple(alternatives),
        worlds=len(best.shares),
        first_sight=question.first_sight,
        gains=gained_features(question, key, alternatives[0].key, rng),
    )


def is_fair(question: Question, key: str, rng: random.Random) -> bool:
    """Whether the best answer stays the best one without the hidden content that the playouts know."""
    game: Game[Any] = question.view.game
    if game.judgement is None or not game.puzzling.uses_hidden_content:
        return True
    arms = rank_by_judgement(question, rng, COMPARISON_STEPS[-1][0])
    best = next(arm for arm in arms if arm.key == key)
    better, within = best.gap_to(arms[0])
    return better < MAX_UNFAIR_GAIN or better <= within


def _is_too_close(arm: Arm, best: Arm) -> bool:
    """Whether the gap to `best` is so small that more worlds would hardly make it clear."""
    if not arm.shares:
        return False
    gap, margin = arm.gap_to(best)
    return gap < max(MIN_MARGIN - margin, 2 * margin * sqrt(len(arm.shares) / MAX_WORLDS))


def _rounded_chance(value: float) -> float:
    return round(value, 3)


def playout_function(question: Question) -> Callable[[str, int], float]:
    """Return a function that plays an answer out in one world, to the end of the match.

    The function returns the share of the win of the asked side.
    """
    view, sides, side = question.view, question.sides, question.side
    guide = replace(guide_of(view.game), horizon=ENDLESS_HORIZON)
    world_of = imagine_with_hidden_content if view.game.puzzling.uses_hidden_content else imagine
    return lambda key, world: playout(
        view, guide, (key,), world, lambda match: final_shares(match, sides)[side], world_of
    )


def imagine_with_hidden_content(view: View[Any], rng: random.Random) -> Match[Any]:
    """Return a match that fits a view and has the same unseen content as the real match.

    Only puzzles may use it: bots and analyses must not know that content.
    """
    match = imagine(view, rng)
    match.table.real_entries = WHOLE_LOG
    return match


def winning_sides(match: Match[Any]) -> Sides:
    """Return the sides of a match: groups of seats that win together."""
    teams = match.game.teams(match.options)
    return match.game.judgement.sides(teams) if match.game.judgement is not None else teams


# ---- why


def gained_features(question: Question, best: str, other: str, rng: random.Random) -> tuple[str, ...]:
    """Return the features that explain why the best answer leads over another one, by the judgement one turn later.

    They are the features with the largest gains. A feature that should be low has the prefix `less`. If the judgement
    sees no gain yet, return no features. Worlds in which the match ends after one of the answers have no features, so
    they do not count.
    """
    judgement: Judgement[Any] | None = question.view.game.judgement
    if judgement is None:
        return ()
    guide = replace(guide_of(question.view.game), horizon=JUDGED_TURNS)
    worlds = [rng.getrandbits(64) for _ in range(COMPARISON_STEPS[-1][0])]
    score, amount = dict[str, float](), dict[str, float]()
    for world in worlds:
        weighers = [FeatureWeigher(judgement, question) for _ in (best, other)]
        for key, weigher in zip((best, other), weighers, strict=True):
            playout(question.view, guide, (key,), world, weigher)
        if not all(weigher.features for weigher in weighers):
            continue
        for weigher, sign in zip(weighers, (1, -1), strict=True):
            for name, (lead, weight) in weigher.features.items():
                amount[name] = amount.get(name, 0.0) + sign * lead
                score[name] = score.get(name, 0.0) + sign * lead * weight
    total = sum(score.values())
    changed = [name for name in score if amount[name]]  # the weight of an unchanged feature may have changed
    best_features = [
        name for name in sorted(changed, key=lambda name: -score[name])[:2] if score[name] >= MIN_GAIN_SHARE * total
    ]
    return tuple(name if amount[name] > 0 else f"less {name}" for name in best_features) if total > 0 else ()


@dataclass
class FeatureWeigher:
    """The end of a playout. It stores the asked side's lead in each feature, and the weight of the feature."""

    judgement: Judgement[Any]
    question: Question
    features: dict[str, tuple[float, float]] = field(default_factory=dict[str, tuple[float, float]])

    def __call__(self, match: Match[Any]) -> float:
        if not match.over:
            self._weigh(match.state)
        return 0.0

    def _weigh(self, state: Any) -> None:
        judgement, question, progress = self.judgement, self.question, self.judgement.progress(state)
        means = [mean_features([judgement.features(state, seat) for seat in side]) for side in question.sides]
        own_means, rivals = means[question.side], [side for index, side in enumerate(means) if index != question.side]
        for name, weight in judgement.weights.seat.items():
            rival_mean = sum(rival.get(name, 0.0) for rival in rivals) / max(1, len(rivals))
            self.features[name] = own_means.get(name, 0.0) - rival_mean, weight.start + weight.growth * progress
        for name, value in judgement.table(state).items():
            if (table_weight := judgement.weights.table.get(name)) is not None:
                self.features[name] = value, -(table_weight.start + table_weight.growth * progress)


# ---- the check of stored puzzles


def check_puzzles(game: str, book: Book, *, seed: str, jobs: int | None = None) -> Iterator[tuple[int, str]]:
    """Play all puzzles out again in new worlds. Yield the number of each puzzle with its fault, or an empty text."""
    with worker_pool([game], len(book.puzzles), jobs=jobs) as pool:
        numbers = range(1, len(book.puzzles) + 1)
        faults = pool.in_order(partial(_check_in_worker, pool.name_in_workers(game), book, seed), numbers)
        yield from zip(numbers, faults, strict=True)


def _check_in_worker(game: str, book: Book, seed: str, number: int) -> str:
    return puzzle_fault(find_game(game), book, number, seed)


def puzzle_fault(game: Game[Any], book: Book, number: int, seed: str) -> str:
    """Return the fault of a puzzle, or an empty text.

    It is a fault if the puzzle no longer fits the rules, or if another answer is as good.
    """
    puzzle = book.puzzles[number - 1]
    try:
        match = match_at(game, book, puzzle)
    except PuzzleError as error:
        return str(error)
    question = Question(puzzle.at, match.view(puzzle.seat), winning_sides(match), puzzle.first_sight)
    play, rng = playout_function(question), random.Random(f"check {seed} {number}")
    arms = [Arm(option.key) for option in question.view.options]
    _play_on(arms, play, rng, MIN_WORLDS)
    best = next(arm for arm in arms if arm.key == puzzle.best)
    doubtful_arms = [arm for arm in arms if arm is not best and not _is_clearly_worse(arm, best)]
    if doubtful_arms:
        _play_on([best, *doubtful_arms], play, rng, MAX_WORLDS)
    equal_keys = [arm.key for arm in doubtful_arms if not _is_clearly_worse(arm, best)]
    return f"'{puzzle.best}' is not clearly better than {', '.join(equal_keys)}" if equal_keys else ""


def _is_clearly_worse(arm: Arm, best: Arm) -> bool:
    """Whether an answer is worse than `best` by more than the margin of error."""
    gap, margin = arm.gap_to(best)
    return gap > margin
