"""Laws about a whole game: all its parts are used, all bots can play it, and every clause has a test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from meadhall.bots import answer_with, bot_names, find_bot
from meadhall.bots.bot import Bot
from meadhall.engine import Flow, Game, Outcome, Step
from meadhall.engine.common.errors import MeadhallError, joined_names
from meadhall.engine.contract import handbook
from meadhall.engine.play.match import replayed_match
from meadhall.engine.table.chance import SampledLuck
from meadhall.testing.clauses import clauses_named, clauses_of
from meadhall.testing.laws.law import BrokenLaw, Case, Law, must
from meadhall.testing.lessons import faults
from meadhall.testing.scenario import table

FASTER_BOTS = {"thinker": "thinker:1"}  # faster versions of slow bots; they need not play well for this law


class Bots(Law):
    says = "every question can be answered by every bot"

    def __init__(self) -> None:
        super().__init__()
        self.bots: list[Bot] = []
        self.has_ended_a_match = False

    def decision(self, case: Case) -> None:
        if not self.bots:
            self.bots = [find_bot(FASTER_BOTS.get(name, name), case.game) for name in bot_names(case.game)]
        assert case.match.ask is not None
        for seat in case.match.ask.waiting:
            for bot in self.bots if seat >= 0 else ():
                if bot.name in FASTER_BOTS.values() and not self.has_ended_a_match:
                    continue  # its playouts are slow, so it is checked in one match only
                self.checked += 1
                answer_with(bot, case.match.fork(case.rng), seat)

    def end(self, case: Case) -> None:
        self.has_ended_a_match = True


class Faces(Law):
    says = "every face of every bag comes up in some match"

    def __init__(self) -> None:
        super().__init__()
        self.expected: set[tuple[str, int]] = set()
        self.outcomes: Counter[tuple[str, int]] = Counter()

    def end(self, case: Case) -> None:
        start = case.match.start.faces
        self.expected |= {(bag, face) for bag, faces in start.bags.items() for face in faces}
        bag_origins = case.match.state.faces.mixed_from
        for entry in case.match.log:
            if isinstance(entry, Outcome):
                self.checked += 1
                self.outcomes[_original_bag(entry.kind, bag_origins), entry.value] += 1

    def finish(self, game: Game[Any], matches: int) -> None:
        missing = [f"{bag} {_face_name(game, bag, face)}" for bag, face in sorted(self.expected - set(self.outcomes))]
        must(not missing, f"in {matches} matches these never came up: {joined_names(missing)}")


def _original_bag(kind: str, mixed_from: dict[str, str]) -> str:
    while kind in mixed_from:
        kind = mixed_from[kind]
    return kind


def _face_name(game: Game[Any], bag: str, face: int) -> str:
    names: Sequence[str] = game.face_names.get(bag, ())
    return names[face] if 0 <= face < len(names) else str(face)


class Answers(Law):
    says = "every kind of answer that is offered is given in some match"
    always = True

    def __init__(self) -> None:
        super().__init__()
        self.offered: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()

    def decision(self, case: Case) -> None:
        assert case.match.ask is not None
        self.offered.update(answer_kind(key) for menu in case.match.ask.menus.values() for key in menu.keys)

    def answered(self, case: Case, seat: int, key: str) -> None:
        self.checked += 1
        self.chosen[answer_kind(key)] += 1

    def finish(self, game: Game[Any], matches: int) -> None:
        missing = sorted(set(self.offered) - set(self.chosen))
        must(not missing, f"in {matches} matches these were offered and never taken: {joined_names(missing)}")


def answer_kind(key: str) -> str:
    """Return the kind of an answer: the part of its key before the colon."""
    return key.partition(":")[0]


class Steps(Law):
    says = "every step of the game is reached"

    def __init__(self) -> None:
        super().__init__()
        self.reached_steps: set[str] = set()

    def end(self, case: Case) -> None:
        self.checked += 1
        recording_game = replace(
            case.game, steps={name: self._recorded_step(name, step) for name, step in case.game.steps.items()}
        )
        match = case.match  # replay it, because steps without a question leave no trace in a match
        replayed_match(recording_game, match.start, match.log, SampledLuck(case.rng), match.options, match.seed)

    def _recorded_step(self, name: str, step: Step) -> Step:
        def begin(t: Any) -> Flow[None]:
            self.reached_steps.add(name)
            return step(t)

        return begin

    def finish(self, game: Game[Any], matches: int) -> None:
        missing = sorted(set(game.steps) - self.reached_steps)
        must(not missing, f"in {matches} matches these steps never began: {joined_names(missing)}")


class NamedByTests(Law):
    says = "every clause of the rules is named by a test"

    def __init__(self, tests: Iterable[str | Path]) -> None:
        super().__init__()
        self.tests = list(tests)

    def finish(self, game: Game[Any], matches: int) -> None:
        tests_by_clause = clauses_named(*self.tests)
        clauses = clauses_of(game.rules_text)
        self.checked += len(clauses)
        missing = [clause for clause in clauses if clause not in tests_by_clause]
        must(not missing, f"{len(missing)} of {len(clauses)} clauses are named by no test: {joined_names(missing)}")


class HandbookLaw(Law):
    says = "the handbook names existing clauses, is alike in every language, and its table can be set up"

    def finish(self, game: Game[Any], matches: int) -> None:
        if not game.handbook:
            return
        self.checked += len(game.languages)
        found_faults = handbook.handbook_faults(game)
        must(not found_faults, "; ".join(found_faults))
        try:
            picture_table = handbook.handbook_table(game)
            table(game, **picture_table.words).seat(picture_table.seat)
        except MeadhallError as error:
            raise BrokenLaw(f"{game.handbook}/table.position: {error}") from error


class LessonLaw(Law):
    says = "the lesson can be played, points at things on the table, and has words in every language"

    def finish(self, game: Game[Any], matches: int) -> None:
        if game.lesson is None:
            return
        self.checked += len(game.lesson.steps)
        found_faults = faults(game)
        must(not found_faults, "; ".join(found_faults))
