"""A lesson in the form sent to browsers: every step with its words and its table."""

from __future__ import annotations

from typing import Any

from meadhall.engine import Game
from meadhall.engine.contract.lesson import step_title, step_words, tag_words, wrong_words
from meadhall.engine.presentation.alike import PositionResults
from meadhall.server.live.sent import LastSentSight
from meadhall.server.live.sight import SightContext, letters_of, sight_of
from meadhall.server.protocol import bodies, wire
from meadhall.testing.lessons import PlayedStep, lesson_of, lesson_steps


def lesson_body(game: Game[Any], language: str) -> bodies.Lesson:
    """Return the lesson of a game in a language; the first table is complete, and each later table is a patch."""
    lesson, sent_sight, position = lesson_of(game), LastSentSight(), PositionResults()
    bot = game.first_match.bot if game.first_match is not None else ""
    steps = [
        _step(played, sent_sight.message(_sight(played, lesson.seat, bot, index), position))
        for index, played in enumerate(lesson_steps(game, language))
    ]
    return bodies.Lesson(game.id, language, lesson.minutes, steps)


def _sight(played_step: PlayedStep, seat: int, bot: str, index: int) -> wire.Sight:
    names = played_step.perspective.names
    letters = letters_of(tuple(names))
    seats = [
        wire.Seat(number, name, letters[number], bot="" if number == seat else bot) for number, name in enumerate(names)
    ]
    return sight_of(played_step.perspective, SightContext(index, seats, [seat], 0, []))


def _step(played_step: PlayedStep, sight: wire.Sight | wire.Change) -> bodies.LessonStep:
    step, language = played_step.step, played_step.perspective.language
    verbs = dict.fromkeys(key.partition(":")[0] for key in played_step.offered)
    hints = {verb: wrong_words(step, played_step.state, language, verb) for verb in verbs}
    return bodies.LessonStep(
        id=step.id,
        title=step_title(step, language),
        words=step_words(step, played_step.state, language),
        lights=list(step.lights),
        beside=list(step.beside),
        tags={place: tag_words(tag, language) for place, tag in step.tags.items()},
        awaits=step.awaits,
        taps=list(step.taps),
        open=step.open,
        wrong={verb: words for verb, words in hints.items() if words},
        sight=sight,
    )
