"""A voice: all texts of a game in one language, for one listener."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from meadhall.engine.common.english import upper
from meadhall.engine.common.text import Text, Words, spoken
from meadhall.engine.flows.options import Option, Refusal
from meadhall.engine.language.language import Language
from meadhall.engine.language.names import Names
from meadhall.engine.language.wording import SHARED
from meadhall.engine.presentation.preview import PlaceEffect, Preview
from meadhall.engine.presentation.scene import Scene
from meadhall.engine.privacy.view import View

T = TypeVar("T")


class Voice:
    """Words everything that a game says, from its catalogue or with the game's own functions."""

    def __init__(self, language: Language[Any], names: Names) -> None:
        self.language = language
        self.wording = language.wording
        self.names = names

    def say(self, words: Words, form: str = "") -> str:
        """Word a text; `form` is an attribute of its message, such as `brief`."""
        if not isinstance(words, Text):
            return words
        catalogue = self.wording.catalogue or SHARED
        return catalogue.say(words, self.names, self.language.language, form)

    def spoken(self, thing: T) -> T:
        """Word all texts in a scene, a preview or a part of them."""
        return thing if self.wording.catalogue is None else spoken(thing, self.say)

    def event(self, event: Any, *, brief: bool = False) -> str:
        """Word an event; empty if it is not told."""
        return self._said(self.wording.event, self.wording.brief_event, brief)(event, self.names)

    def option(self, option: Option, state: Any, *, brief: bool = False) -> str:
        """Word an answer; `brief` for a button."""
        return self._said(self.wording.option, self.wording.brief_option, brief)(option, state, self.names)

    def _said(self, full: Callable[..., Words], short: Callable[..., Words] | None, brief: bool) -> Callable[..., str]:
        speak, form = (short or full, "brief") if brief else (full, "")
        return lambda *args: upper(self.say(speak(*args), form))

    def question(self, question: str, state: Any) -> str:
        """Word a question, given the name of its menu."""
        return self.say(self.wording.question(question, state, self.names))

    def aside(self, question: str, state: Any) -> str:
        """Information that only the asked player may read before answering; often empty."""
        return self.say(self.wording.aside(question, state, self.names))

    def warning(self, option: Option, state: Any) -> str:
        """Question to confirm before this answer; mostly empty."""
        return self.say(self.wording.warning(option, state, self.names))

    def parts(self, option: Option, state: Any) -> Sequence[str] | None:
        """The parts of an answer that are picked one by one, or None."""
        parts = self.wording.parts(option, state, self.names)
        return None if parts is None else [self.say(part) for part in parts]

    def points(self, parts: Mapping[str, int]) -> dict[str, int]:
        """Points by their source, in words."""
        named = self.language.parts(parts)
        if self.wording.catalogue is None:
            return named
        return {self.say(Text(name)): points for name, points in named.items()}

    def counts(self, state: Any, points: int) -> str | None:
        """Name of the quantity of a standing, such as `hit points`: empty if nothing, None if points."""
        words = self.wording.counts(state, points)
        return None if words is None else self.say(words)

    def aim(self, state: Any) -> Sequence[str]:
        """The aim of the game, in a few sentences."""
        return [self.say(words) for words in self.wording.aim(state)]

    def reason(self, refusal: Refusal) -> Refusal:
        """A refusal with a worded reason."""
        words = self.say(self.wording.reason(refusal, self.names))
        return Refusal(refusal.key, refusal.clause, "{words}", {**refusal.numbers, "words": words})

    def scene(self, state: Any, seat: int) -> Scene:
        """The scene of a seat, in words."""
        return self.spoken(self.language.scene(state, seat))

    def preview(self, view: View[Any], option: Option) -> Preview | None:
        """The preview of an answer, in words."""
        return self.spoken(self.language.preview(view, option))

    def outlook(self, view: View[Any]) -> list[PlaceEffect]:
        """The effect of each answer on the piece that it is aimed at, in words."""
        return self.spoken(self.language.outlook(view))
