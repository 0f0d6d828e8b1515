"""The test suite for every game: it plays random matches under every option, and checks all laws in them.

def test_the_laws():
    report = check_game(GAME, matches=60)
    assert report.ok, report.text
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, product
from pathlib import Path
from typing import Any, Final

from meadhall.engine import BadOption, Game, Match, Setting
from meadhall.engine.contract.registry import game_error_text
from meadhall.testing.laws import (
    catalogues,
    code,
    coverage,
    forks,
    languages,
    leaks,
    menus,
    private_answers,
    scenes,
    secrets,
    states,
)
from meadhall.testing.laws.law import BrokenLaw, Case, Law

MATCHES: Final = 100
MAX_DECISIONS: Final = 20_000  # number of decisions after which a match counts as endless
OUT_OF_TURN_CHANCE: Final = 0.002  # probability that a seat acts although it is not asked
CHECKS_PER_MATCH: Final = 6  # approximate number of checks of each slow law in one match
# number of matches with CHECKS_PER_MATCH checks; later matches have about one check
CLOSELY_CHECKED_MATCHES: Final = 10

LAWS: Final[tuple[Callable[[], Law], ...]] = (
    menus.Keys,
    menus.Clauses,
    menus.Defaults,
    menus.Candidates,
    menus.Askable,
    menus.Nonsense,
    menus.Words,
    menus.Events,
    scenes.Scenes,
    scenes.SameForAllSeats,
    catalogues.CompleteCatalogues,
    coverage.LessonLaw,
    coverage.HandbookLaw,
    languages.TranslatedSentences,
    languages.TranslatedScreens,
    languages.SpokenTo,
    states.Plain,
    states.Clones,
    forks.Forks,
    forks.Files,
    forks.TakingBack,
    secrets.TwoWorlds,
    secrets.SecretQuestions,
    secrets.ImaginedWorlds,
    private_answers.UnnoticedAnswers,
    leaks.UntraceableCards,
    leaks.Standings,
    coverage.Bots,
    coverage.Faces,
    coverage.Answers,
    coverage.Steps,
    code.Imports,
    code.Flows,
)
ENDING_LAW: Final = "random matches end, under every value of every option"


@dataclass(frozen=True)
class Counterexample:
    """A moment of a match where a law does not hold. `check_game(game, seed=..., only=match)` reproduces it."""

    says: str
    match: int = -1
    seed: str = ""
    options: Mapping[str, Setting] = field(default_factory=dict[str, Setting])
    decision: int = -1
    asked: str = ""  # the asked seats and their questions, and the previous answer
    met_by: str = ""  # the law that found the same error first, and reports it

    def __str__(self) -> str:
        if self.met_by:
            return ""
        if self.match < 0:
            return self.says
        options = ", ".join(f"{name} {value}" for name, value in self.options.items())
        where = f"match {self.match}, decision {self.decision}, seed '{self.seed}', {options}"
        return "\n  ".join(filter(None, (self.says, self.asked, where)))


@dataclass
class Result:
    """The result of one law: the number of checks, and the first counterexample."""

    law: str
    checked: int = 0
    broken: Counterexample | None = None

    @property
    def ok(self) -> bool:
        return self.broken is None

    @property
    def status(self) -> str:
        """`ok`, `BROKEN`, or `STOPPED`: an error stopped the check, and another law reports this error."""
        return "ok" if self.broken is None else "STOPPED" if self.broken.met_by else "BROKEN"


@dataclass
class Report:
    """The result of `check_game`."""

    game: str
    seed: str
    matches: int = 0
    decisions: int = 0
    results: list[Result] = field(default_factory=list[Result])

    @property
    def ok(self) -> bool:
        return all(result.ok for result in self.results)

    @property
    def text(self) -> str:
        """The report as text: a line for each law, with the counterexample under each broken law."""
        lines = [f"{self.game}: {self.matches} matches, {self.decisions} decisions"]
        for result in self.results:
            lines.append(f"{result.status:7} {result.checked:7}  {result.law}")
            if result.broken is not None:
                lines += [f"       {line}" for line in str(result.broken).splitlines()]
        return "\n".join(lines)


def check_game(
    game: Game[Any],
    matches: int = MATCHES,
    seed: str | int = "0",
    *,
    only: int | None = None,
    laws: Iterable[Callable[[], Law]] = LAWS,
    tests: Iterable[str | Path] | None = None,
    bound: int = MAX_DECISIONS,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Report:
    """Play random matches and check every law in them; the same seed gives the same matches.

    - `only` is the number of the only match to check, which a counterexample names.
    - `laws` are the laws to check.
    - `tests` are folders. If they are given, tests in them must name every clause of the game's rules.
    - `bound` is the number of decisions after which a match counts as endless.

    Laws about the whole game need enough matches: for example, every card must be drawn in one of them.
    """
    law_objects = [make() for make in laws]
    if tests is not None:
        law_objects.append(coverage.NamedByTests(tests))
    suite = Suite(game, str(seed), law_objects, bound)
    plans = option_sets(game)
    numbers = range(matches) if only is None else [only]
    for number in range(only or 0):
        suite.play_unchecked(number, plans[number % len(plans)])
    for done, number in enumerate(numbers):
        progress(done, len(numbers))
        suite.play(number, plans[number % len(plans)])
        if suite.endless:
            return suite.report  # the other matches are probably endless, too
    progress(len(numbers), len(numbers))
    if only is None:
        suite.finish(plans)
    return suite.report


def option_sets(game: Game[Any]) -> list[dict[str, Setting]]:
    """Return sets of options that combine each value of each option with each number of players, if allowed."""
    players = next((choice.values for choice in game.choices if choice.id == "players"), ())
    wanted: list[dict[str, object]] = [{"players": count} for count in players] or [{}]
    wanted += [
        {**base, choice.id: value}
        for base in wanted
        for choice in game.choices
        if choice.id != "players"
        for value in choice.values
    ]
    sets: list[dict[str, Setting]] = []
    for values in wanted:
        options = complete_options(game, values)
        if options is not None and options not in sets:
            sets.append(options)
    return sets


def complete_options(game: Game[Any], fixed: Mapping[str, object]) -> dict[str, Setting] | None:
    """Return a full set of options with these values, or None if the game forbids them.

    The other options have their defaults, if possible. Otherwise up to two of them have other values.
    """
    others = [choice for choice in game.choices if choice.id not in fixed]
    for count in range(3):
        for changed in combinations(others, count):
            for values in product(*(choice.values for choice in changed)):
                try:
                    return game.options(
                        **{**fixed, **{choice.id: value for choice, value in zip(changed, values, strict=True)}}
                    )
                except BadOption:
                    continue
    return None


class Suite:
    """Plays matches and checks the laws in them. A broken law is not checked again."""

    def __init__(self, game: Game[Any], seed: str, laws: list[Law], max_decisions: int) -> None:
        self.game = game
        self.seed = seed
        self.laws = laws
        self.max_decisions = max_decisions
        self.ends = Result(ENDING_LAW)
        self.results = {law: Result(type(law).says) for law in laws}
        self.report = Report(game.name, seed, results=[self.ends, *self.results.values()])
        self.endless = False
        self.mean_length = 50.0  # average number of decisions in a match so far
        self.first_law_by_error: dict[
            str, str
        ] = {}  # errors of the game's own code, each with the law that found it first

    def play(self, number: int, options: dict[str, Setting]) -> None:
        """Play one random match, and check the laws in it."""
        case = self._case(number, options)
        self.report.matches += 1
        self.ends.checked += 1
        try:
            self._check_ending(case)
            self._play(case, self.laws)
        except Exception as error:
            self.ends.broken = self.ends.broken or self._counterexample(self.ends, case, error)
            return
        finally:
            self.report.decisions += case.decision
        self._check_each(case, self.laws, lambda law: law.end(case))

    def _check_ending(self, case: Case) -> None:
        """Raise BrokenLaw if the match is endless. Play it without laws, because some laws are slow in long matches."""
        length = self.mean_length
        self._play_unchecked(case.number, dict(case.options))
        self.mean_length = length
        if self.endless:
            case.decision = self.max_decisions
            raise self._endless_error()

    def _endless_error(self) -> BrokenLaw:
        return BrokenLaw(f"it is not over after {self.max_decisions} decisions")

    def play_unchecked(self, number: int, options: dict[str, Setting]) -> None:
        """Play a match without laws, only to update the average length, which decides how often laws are checked."""
        self._play_unchecked(number, options)
        self.endless = False

    def _play_unchecked(self, number: int, options: dict[str, Setting]) -> None:
        """Play a match without laws. Ignore its errors, because the laws report them."""
        with suppress(Exception):
            self._play(self._case(number, options), [])

    def _case(self, number: int, options: dict[str, Setting]) -> Case:
        seed = f"{self.seed}/{number} of the laws"
        return Case(self.game, number, seed, options, Match(self.game, seed, **options))

    def _play(self, case: Case, laws: Sequence[Law]) -> None:
        match, event_count, luck = case.match, 0, random.Random(case.seed)
        is_early = case.number < CLOSELY_CHECKED_MATCHES
        while match.ask is not None:
            self.endless = case.decision >= self.max_decisions
            if self.endless:
                raise self._endless_error()
            case.new_events = [told_event[0] for told_event in match.table.told[event_count:]]
            event_count = match.event_count
            chance = (CHECKS_PER_MATCH if is_early else 1) / max(self.mean_length, case.decision)
            checks_now = (is_early and case.decision == 0) or luck.random() < chance
            self._check_each(case, laws, partial(_check_decision, case=case), None if checks_now else True)
            seat, key = _random_answer(case, match, luck)
            case.answer_words = f"after '{key}' of seat {seat} to '{_question_name(match, seat)}'"
            match.refresh_checkpoint()
            case.checkpoint, case.checkpoint_position = match.table.mark, match.table.mark_at
            match.answer(seat, key, case.decision)
            case.decision += 1
            self._check_each(case, laws, partial(_check_answered, case=case, seat=seat, key=key), True)
        case.new_events = [told_event[0] for told_event in match.table.told[event_count:]]
        self.mean_length += (case.decision - self.mean_length) / 10

    def finish(self, plans: list[dict[str, Setting]]) -> None:
        """Check the laws that concern all matches together."""
        for law in self.laws:
            self._check_law(law, None, partial(law.finish, self.game, self.report.matches))
        for choice in self.game.choices:
            for value in choice.values:
                if not any(plan[choice.id] == value for plan in plans) and self.ends.ok:
                    self.ends.broken = Counterexample(f"no set of options allows {choice.id} = {value}")

    def _check_each(
        self, case: Case, laws: Sequence[Law], check: Callable[[Law], None], always: bool | None = None
    ) -> None:
        for law in laws:
            if always is None or law.always == always:
                case.law = type(law).__name__
                self._check_law(law, case, partial(check, law))

    def _check_law(self, law: Law, case: Case | None, check: Callable[[], None]) -> None:
        result = self.results[law]
        if not result.ok:
            return
        try:
            check()
        except Exception as error:
            result.broken = self._counterexample(result, case, error)
        result.checked = law.checked

    def _counterexample(self, result: Result, case: Case | None, error: Exception) -> Counterexample:
        message, met_by = str(error), ""
        if not isinstance(error, BrokenLaw):
            message = game_error_text(error) or f"{type(error).__name__}: {error}"
            first = self.first_law_by_error.setdefault(message, result.law)
            met_by = "" if first == result.law else first
        if case is None:
            return Counterexample(message, met_by=met_by)
        asked = ", ".join(filter(None, (_asked_words(case.match), case.answer_words)))
        return Counterexample(message, case.number, case.seed, case.options, case.decision, asked, met_by)


def _random_answer(case: Case, match: Match[Any], luck: random.Random) -> tuple[int, str]:
    """Return the seat and key of a random answer, sometimes of an unasked action."""
    assert match.ask is not None
    seat = luck.choice(match.ask.waiting)
    menu = match.menu(seat)
    if case.game.unasked is not None and luck.random() < OUT_OF_TURN_CHANCE:
        seat = luck.choice(case.seats)
        menu = match.unasked(seat) or match.menu(seat := match.ask.waiting[0])
    return seat, luck.choice(menu.options).key


def _question_name(match: Match[Any], seat: int) -> str:
    """Return the name of the question to a seat; empty if the seat is not asked."""
    return match.ask.menus[seat].question if match.ask is not None and seat in match.ask.menus else ""


def _asked_words(match: Match[Any]) -> str:
    """Return the asked seats and their questions in words."""
    waiting = match.ask.waiting if match.ask is not None else []
    return ", ".join(f"seat {seat} is asked '{_question_name(match, seat)}'" for seat in waiting)


def _check_decision(law: Law, case: Case) -> None:
    law.decision(case)


def _check_answered(law: Law, case: Case, seat: int, key: str) -> None:
    law.answered(case, seat, key)
