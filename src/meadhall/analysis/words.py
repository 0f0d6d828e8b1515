"""Puts mistakes into words: the given answer, the better answer, and the reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.analysis.report import Mistake
from meadhall.engine.language.language import FIRST
from meadhall.engine.play.perspective import Perspective
from meadhall.engine.presentation.preview import Preview
from meadhall.engine.record import Replay


class MistakeWords(NamedTuple):
    """The given and the better answer to a question, in the seat's words, each with a preview of its last part."""

    question: str
    given_answer: tuple[str, ...]  # the parts of the given answer
    better_answer: tuple[str, ...]
    reason: str  # why the other answer is better, in one sentence; empty if the game gives no reasons
    given_preview: Preview | None
    better_preview: Preview | None


def mistake_words(replay: Replay, mistake: Mistake, people: Sequence[str], language: str = FIRST) -> MistakeWords:
    """Return a mistake in the words that its seat would have read, in this language."""

    def make_perspective() -> Perspective:
        return Perspective(replay[mistake.at], people, mistake.seat, language=language)

    question_perspective = make_perspective()
    reason = question_perspective.say(
        replay.game.reason(question_perspective.view(), question_perspective.menu().find(mistake.better[0]))
    )
    given_answer, given_preview = _answer_words(make_perspective(), mistake.keys)
    better_answer, better_preview = _answer_words(make_perspective(), mistake.better)
    return MistakeWords(
        question_perspective.question(), given_answer, better_answer, reason, given_preview, better_preview
    )


def _answer_words(perspective: Perspective, keys: Sequence[str]) -> tuple[tuple[str, ...], Preview | None]:
    """Answer with these keys. Return the words of each part, and the preview of the last part."""
    words, preview = list[str](), None
    for key in keys:
        if perspective.match.ask is None or key not in perspective.menu().keys:
            break
        words.append(perspective.option_words(perspective.menu().find(key)))
        preview = perspective.preview(key)
        perspective.match.answer(perspective.viewer, key)
    return tuple(words), preview
