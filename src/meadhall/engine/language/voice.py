"""A voice renders all texts of a game in one language, for one listener."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from meadhall.engine.common.english import with_capital
from meadhall.engine.common.text import Text, Words, localized
from meadhall.engine.flows.options import Option, Refusal
from meadhall.engine.language.language import Language
from meadhall.engine.language.names import Names
from meadhall.engine.language.wording import SHARED_CATALOGUE
from meadhall.engine.presentation.preview import PlaceEffect, Preview
from meadhall.engine.presentation.scene import Scene
from meadhall.engine.privacy.view import View

T = TypeVar("T")


class Voice:
    """Renders the texts of a game with its catalogue, or with the functions of its `Wording`."""

    def __init__(self, language: Language[Any], names: Names) -> None:
        self.language = language
        self.wording = language.wording
        self.names = names

    def say(self, words: Words, form: str = "") -> str:
        """Render a text. `form` is an attribute of its message, such as `brief`."""
        if not isinstance(words, Text):
            return words
        catalogue = self.wording.catalogue or SHARED_CATALOGUE
        return catalogue.say(words, self.names, self.language.language, form)

    def localized(self, structure: T) -> T:
        """Return a scene, a preview or a part of them with strings in place of all Texts."""
        return structure if self.wording.catalogue is None else localized(structure, self.say)

    def event(self, event: Any, *, brief: bool = False) -> str:
        """Render an event. The result is empty if the event is not narrated."""
        return self._wording_function(self.wording.event, self.wording.brief_event, brief)(event, self.names)

    def option(self, option: Option, state: Any, *, brief: bool = False) -> str:
        """Render an option. `brief` selects the short form for buttons."""
        return self._wording_function(self.wording.option, self.wording.brief_option, brief)(option, state, self.names)

    def _wording_function(
        self, full_words: Callable[..., Words], brief_words: Callable[..., Words] | None, brief: bool
    ) -> Callable[..., str]:
        function, form = (brief_words or full_words, "brief") if brief else (full_words, "")
        return lambda *args: with_capital(self.say(function(*args), form))

    def question(self, question: str, state: Any) -> str:
        """Render the question of the menu with this name."""
        return self.say(self.wording.question(question, state, self.names))

    def aside(self, question: str, state: Any) -> str:
        """Return information for the asked player alone, to read before answering; often empty."""
        return self.say(self.wording.aside(question, state, self.names))

    def warning(self, option: Option, state: Any) -> str:
        """Return the question that the player must confirm before this answer; empty for most answers."""
        return self.say(self.wording.warning(option, state, self.names))

    def parts(self, option: Option, state: Any) -> Sequence[str] | None:
        """Return the parts of an answer that players pick one after the other; None if it has no parts."""
        parts = self.wording.parts(option, state, self.names)
        return None if parts is None else [self.say(part) for part in parts]

    def standing_parts(self, parts: Mapping[str, int]) -> dict[str, int]:
        """Return the parts of a standing, by their rendered names."""
        named = self.language.parts(parts)
        if self.wording.catalogue is None:
            return named
        return {self.say(Text(name)): points for name, points in named.items()}

    def points_unit(self, state: Any, points: int) -> str | None:
        """Return the unit of a standing, such as `hit points`. None means points; "" means that there is no unit."""
        words = self.wording.points_unit(state, points)
        return None if words is None else self.say(words)

    def aim(self, state: Any) -> Sequence[str]:
        """Return the aim of the game, in a few sentences."""
        return [self.say(words) for words in self.wording.aim(state)]

    def reason(self, refusal: Refusal) -> Refusal:
        """Return the refusal with its reason in words."""
        words = self.say(self.wording.reason(refusal, self.names))
        return Refusal(refusal.key, refusal.clause, "{words}", {**refusal.numbers, "words": words})

    def scene(self, state: Any, seat: int) -> Scene:
        """Return the scene of a seat with all texts rendered."""
        return self.localized(self.language.scene(state, seat))

    def preview(self, view: View[Any], option: Option) -> Preview | None:
        """Return the preview of an answer with all texts rendered, or None."""
        return self.localized(self.language.preview(view, option))

    def outlook(self, view: View[Any]) -> list[PlaceEffect]:
        """Return the effect of each answer on its target, with all texts rendered."""
        return self.localized(self.language.outlook(view))
