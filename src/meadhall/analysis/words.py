"""Mistakes in words: the given answer, the better one, and the reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.analysis.report import Mistake
from meadhall.engine.language.language import FIRST
from meadhall.engine.play.perspective import Perspective
from meadhall.engine.presentation.preview import Preview
from meadhall.engine.record import Replay


class MistakeWords(NamedTuple):
    """Two answers to one question, as their seat read them, with the effect of each one's last part."""

    question: str
    did: tuple[str, ...]  # part by part
    better: tuple[str, ...]
    why: str  # one sentence; empty where the game gives no reasons
    brought: Preview | None
    could_bring: Preview | None


def mistake_words(replay: Replay, mistake: Mistake, people: Sequence[str], language: str = FIRST) -> MistakeWords:
    """A mistake as its seat could have read it, in a language."""

    def seen() -> Perspective:
        return Perspective(replay[mistake.at], people, mistake.seat, language=language)

    now = seen()
    why = now.say(replay.game.reason(now.view(), now.menu().find(mistake.better[0])))
    did, brought = _told(seen(), mistake.keys)
    better, could_bring = _told(seen(), mistake.better)
    return MistakeWords(now.question(), did, better, why, brought, could_bring)


def _told(seen: Perspective, keys: Sequence[str]) -> tuple[tuple[str, ...], Preview | None]:
    """The parts of an answer in words, and the effect of the last."""
    words, preview = list[str](), None
    for key in keys:
        if seen.match.ask is None or key not in seen.menu().keys:
            break
        words.append(seen.words(seen.menu().find(key)))
        preview = seen.preview(key)
        seen.match.answer(seen.viewer, key)
    return tuple(words), preview
