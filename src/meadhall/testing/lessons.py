"""Play a game's lesson on a real table, and find its faults."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from meadhall.engine import Game, MeadhallError
from meadhall.engine.common.errors import BadScript, joined_names
from meadhall.engine.contract.lesson import BadLesson, Lesson, LessonStep, step_title, step_words, tag_words
from meadhall.engine.play.perspective import Perspective
from meadhall.testing.scenario import table

MAX_STEP_LENGTH = 200  # maximum length of a step's words: two short sentences


class PlayedStep(NamedTuple):
    """A step, with the player's perspective on its table. The table changes with the next step."""

    step: LessonStep[Any]
    perspective: Perspective

    @property
    def state(self) -> Any:
        """The state as the player knows it."""
        return self.perspective.glance().state

    @property
    def offered(self) -> list[str]:
        """The keys on the player's menu; empty if another seat is asked."""
        asked = self.perspective.seat in self.perspective.glance().waiting
        return self.perspective.menu().keys if asked else []


def lesson_of(game: Game[Any]) -> Lesson[Any]:
    """Return the lesson of a game. Raise BadLesson if the game has none."""
    if game.lesson is None:
        raise BadLesson("{game} has no lesson", game=game.name)
    return game.lesson


def lesson_steps(game: Game[Any], language: str = "en") -> Iterator[PlayedStep]:
    """Yield the steps of a lesson, played on one table. Raise BadLesson if a step is impossible or luck is unused."""
    lesson = lesson_of(game)
    trial = table(game, **lesson.table)
    count = game.seats(trial.match.options)
    people = lesson.names or [name.capitalize() for name in trial.seats[:count]]
    perspective = Perspective(trial.match, people, lesson.seat, language=language)
    for step in lesson.steps:
        try:
            trial.answer(*step.before)
            yield PlayedStep(step, perspective)
            if step.awaits:
                trial.answer(step.awaits, by=lesson.seat)
        except MeadhallError as error:
            raise BadLesson("step '{step}': {why}", step=step.id, why=str(error)) from error
    try:
        trial.script.check_used()
    except BadScript as error:
        raise BadLesson(
            "the lesson of {game} scripts luck that is never used: {why}", game=game.name, why=str(error)
        ) from error


def faults(game: Game[Any]) -> list[str]:
    """Return the faults of a lesson: steps that cannot be played, unknown parts to highlight, missing words."""
    if game.lesson is None:
        return []
    found_faults = list[str]()
    for language in game.languages:
        try:
            for played in lesson_steps(game, language):
                found_faults += [
                    f"step '{played.step.id}': {fault}" for fault in _step_faults(played, game.lesson, language)
                ]
        except MeadhallError as error:
            found_faults.append(str(error))
    return list(dict.fromkeys(found_faults))  # most faults occur in every language


def _step_faults(played: PlayedStep, lesson: Lesson[Any], language: str) -> Iterator[str]:
    step, learner_language = played.step, played.perspective.language
    seats = {f"seat.{scene.seat}" for scene in played.perspective.scene().seats}
    known_parts = {*played.perspective.scene().ids_in_keys, *seats, *played.offered, *lesson.parts}
    if missing := sorted({*step.lights, *step.beside, *step.taps, *step.tags} - known_parts):
        yield f"unknown parts to highlight: {', '.join(missing)}; known parts: {joined_names(sorted(known_parts), 40)}"
    if step.taps and not step.awaits:
        yield "it lists taps but awaits no answer"
    if step.awaits and not step.lights:
        yield "it awaits an answer but highlights nothing to press"
    for short_text in (
        step_title(step, learner_language),
        *[tag_words(tag, learner_language) for tag in step.tags.values()],
    ):
        if not short_text:
            yield f"a title or a tag is empty in {language}"
    words = step_words(step, played.state, learner_language)
    if not 0 < len(words) <= MAX_STEP_LENGTH:
        yield f"its words have {len(words)} characters in {language}, not 1 to {MAX_STEP_LENGTH}"
