"""The suite that every game passes: random matches are played under every option, and all laws are held against them.

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
from meadhall.engine.contract.registry import blame
from meadhall.testing.laws import catalogues, code, coverage, languages, leaks, menus, scenes, secrets, states
from meadhall.testing.laws import forks as roads
from meadhall.testing.laws import private_answers as unheard
from meadhall.testing.laws.law import BrokenLaw, Case, Law

MATCHES: Final = 100
BOUND: Final = 20_000  # decisions after which a match counts as endless
UNASKED: Final = 0.002  # how often a seat takes an unasked action
LOOKS: Final = 6  # checks of the slower laws in a match, about; in a long one a few more
CLOSELY: Final = 10  # matches with this many checks; later ones have about one each

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
    roads.Forks,
    roads.Files,
    roads.TakingBack,
    secrets.TwoWorlds,
    secrets.SecretQuestions,
    secrets.ImaginedWorlds,
    unheard.Unheard,
    leaks.UntraceableCards,
    leaks.Standings,
    coverage.Bots,
    coverage.Faces,
    coverage.Answers,
    coverage.Steps,
    code.Imports,
    code.Flows,
)
ENDS: Final = "random matches end, under every value of every option"


@dataclass(frozen=True)
class Counterexample:
    """A place where a law does not hold. `check_game(game, seed=..., only=match)` shows it again."""

    says: str
    match: int = -1
    seed: str = ""
    options: Mapping[str, Setting] = field(default_factory=dict[str, Setting])
    decision: int = -1
    asked: str = ""  # the asked seats and their questions, and the answer before
    met_by: str = ""  # the law that met the same error first, and reports it

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
    """One law: how often it was checked, and its first counterexample."""

    law: str
    checked: int = 0
    broken: Counterexample | None = None

    @property
    def ok(self) -> bool:
        return self.broken is None

    @property
    def standing(self) -> str:
        """`ok`, `BROKEN`, or `STOPPED` by an error that another law met first."""
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
        """All laws, one a line, with the first counterexample under each broken one."""
        lines = [f"{self.game}: {self.matches} matches, {self.decisions} decisions"]
        for result in self.results:
            lines.append(f"{result.standing:7} {result.checked:7}  {result.law}")
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
    bound: int = BOUND,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Report:
    """Play random matches and check every law in them; the same seed gives the same matches.

    `only` plays one of them alone, as a counterexample names it; `laws` limits the laws. With `tests` (folders) every
    clause of the game's rules must be named by a test. A law about the whole game, such as that every card comes up,
    needs enough matches.
    """
    held = [make() for make in laws]
    if tests is not None:
        held.append(coverage.NamedByTests(tests))
    suite = Suite(game, str(seed), held, bound)
    plans = option_sets(game)
    numbers = range(matches) if only is None else [only]
    for number in range(only or 0):
        suite.pass_by(number, plans[number % len(plans)])
    for done, number in enumerate(numbers):
        progress(done, len(numbers))
        suite.play(number, plans[number % len(plans)])
        if suite.endless:
            return suite.report  # the others would hardly end either, and each would take as long
    progress(len(numbers), len(numbers))
    if only is None:
        suite.finish(plans)
    return suite.report


def option_sets(game: Game[Any]) -> list[dict[str, Setting]]:
    """Options under which every value of each option occurs with every number of players, if allowed."""
    players = next((choice.values for choice in game.choices if choice.id == "players"), ())
    wanted: list[dict[str, object]] = [{"players": n} for n in players] or [{}]
    wanted += [{**few, c.id: v} for few in wanted for c in game.choices if c.id != "players" for v in c.values]
    found: list[dict[str, Setting]] = []
    for given in wanted:
        options = allowed(game, given)
        if options is not None and options not in found:
            found.append(options)
    return found


def allowed(game: Game[Any], given: Mapping[str, object]) -> dict[str, Setting] | None:
    """Options with these values and the usual ones; if that is forbidden, with up to two others."""
    others = [choice for choice in game.choices if choice.id not in given]
    for count in range(3):
        for some in combinations(others, count):
            for values in product(*(choice.values for choice in some)):
                try:
                    return game.options(**{**given, **{c.id: v for c, v in zip(some, values, strict=True)}})
                except BadOption:
                    continue
    return None


class Suite:
    """The laws, and the matches in which they are checked. A broken law is not checked again."""

    def __init__(self, game: Game[Any], seed: str, laws: list[Law], bound: int) -> None:
        self.game = game
        self.seed = seed
        self.laws = laws
        self.bound = bound
        self.ends = Result(ENDS)
        self.results = {law: Result(type(law).says) for law in laws}
        self.report = Report(game.name, seed, results=[self.ends, *self.results.values()])
        self.endless = False
        self.length = 50.0  # decisions in a match, about
        self.met: dict[str, str] = {}  # errors of the game's own code, each with the law that met it first

    def play(self, number: int, options: dict[str, Setting]) -> None:
        """Play one random match."""
        case = self._case(number, options)
        self.report.matches += 1
        self.ends.checked += 1
        try:
            self._must_end(case)
            self._play(case, self.laws)
        except Exception as error:
            self.ends.broken = self.ends.broken or self._counter(self.ends, case, error)
            return
        finally:
            self.report.decisions += case.decision
        self._each(case, self.laws, lambda law: law.end(case))

    def _must_end(self, case: Case) -> None:
        """Play the match without any law first, since laws that look back would take for ever in an endless one."""
        length = self.length
        self._unwatched(case.number, dict(case.options))
        self.length = length
        if self.endless:
            case.decision = self.bound
            raise self._endless()

    def _endless(self) -> BrokenLaw:
        return BrokenLaw(f"it is not over after {self.bound} decisions")

    def pass_by(self, number: int, options: dict[str, Setting]) -> None:
        """Play the match without any law, because its length decides how closely later ones are checked."""
        self._unwatched(number, options)
        self.endless = False

    def _unwatched(self, number: int, options: dict[str, Setting]) -> None:
        """Play a match without any law; its errors are reported when the laws are checked."""
        with suppress(Exception):
            self._play(self._case(number, options), [])

    def _case(self, number: int, options: dict[str, Setting]) -> Case:
        seed = f"{self.seed}/{number} of the laws"
        return Case(self.game, number, seed, options, Match(self.game, seed, **options))

    def _play(self, case: Case, laws: Sequence[Law]) -> None:
        match, told, luck = case.match, 0, random.Random(case.seed)
        closely = case.number < CLOSELY
        while match.ask is not None:
            self.endless = case.decision >= self.bound
            if self.endless:
                raise self._endless()
            case.news = [one[0] for one in match.table.told[told:]]
            told = match.told
            chance = (LOOKS if closely else 1) / max(self.length, case.decision)
            looks = (closely and case.decision == 0) or luck.random() < chance
            self._each(case, laws, partial(_look, case=case), None if looks else True)
            seat, key = _any_answer(case, match, luck)
            case.answered = f"after '{key}' of seat {seat} to '{_question(match, seat)}'"
            match.refresh_checkpoint()
            case.mark, case.mark_at = match.table.mark, match.table.mark_at
            match.answer(seat, key, case.decision)
            case.decision += 1
            self._each(case, laws, partial(_answered, case=case, seat=seat, key=key), True)
        case.news = [one[0] for one in match.table.told[told:]]
        self.length += (case.decision - self.length) / 10

    def finish(self, plans: list[dict[str, Setting]]) -> None:
        """Check the laws about all matches together."""
        for law in self.laws:
            self._hold(law, None, partial(law.finish, self.game, self.report.matches))
        for choice in self.game.choices:
            for value in choice.values:
                if not any(plan[choice.id] == value for plan in plans) and self.ends.ok:
                    self.ends.broken = Counterexample(f"no set of options allows {choice.id} = {value}")

    def _each(self, case: Case, laws: Sequence[Law], act: Callable[[Law], None], always: bool | None = None) -> None:
        for law in laws:
            if always is None or law.always == always:
                case.law = type(law).__name__
                self._hold(law, case, partial(act, law))

    def _hold(self, law: Law, case: Case | None, act: Callable[[], None]) -> None:
        result = self.results[law]
        if not result.ok:
            return
        try:
            act()
        except Exception as error:
            result.broken = self._counter(result, case, error)
        result.checked = law.checked

    def _counter(self, result: Result, case: Case | None, error: Exception) -> Counterexample:
        says, met_by = str(error), ""
        if not isinstance(error, BrokenLaw):
            says = blame(error) or f"{type(error).__name__}: {error}"
            first = self.met.setdefault(says, result.law)
            met_by = "" if first == result.law else first
        if case is None:
            return Counterexample(says, met_by=met_by)
        asked = ", ".join(filter(None, (_asked(case.match), case.answered)))
        return Counterexample(says, case.number, case.seed, case.options, case.decision, asked, met_by)


def _any_answer(case: Case, match: Match[Any], luck: random.Random) -> tuple[int, str]:
    """A random answer; sometimes an unasked one."""
    assert match.ask is not None
    seat = luck.choice(match.ask.waiting)
    menu = match.menu(seat)
    if case.game.unasked is not None and luck.random() < UNASKED:
        seat = luck.choice(case.seats)
        menu = match.unasked(seat) or match.menu(seat := match.ask.waiting[0])
    return seat, luck.choice(menu.options).key


def _question(match: Match[Any], seat: int) -> str:
    """The question to a seat; "" for an unasked action."""
    return match.ask.menus[seat].question if match.ask is not None and seat in match.ask.menus else ""


def _asked(match: Match[Any]) -> str:
    """The asked seats and their questions, in words."""
    waiting = match.ask.waiting if match.ask is not None else []
    return ", ".join(f"seat {seat} is asked '{_question(match, seat)}'" for seat in waiting)


def _look(law: Law, case: Case) -> None:
    law.decision(case)


def _answered(law: Law, case: Case, seat: int, key: str) -> None:
    law.answered(case, seat, key)
