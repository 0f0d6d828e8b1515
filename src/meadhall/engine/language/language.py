"""A game in one of its languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from meadhall.engine.flows.options import Option
from meadhall.engine.language.catalogue import FIRST
from meadhall.engine.language.names import Names
from meadhall.engine.language.wording import Wording
from meadhall.engine.model.state import State
from meadhall.engine.presentation.preview import PlaceEffect, Preview
from meadhall.engine.presentation.scene import Scene
from meadhall.engine.privacy.view import View

__all__ = ["FIRST", "ChoiceWords", "Language", "no_outlook"]

S = TypeVar("S", bound=State)


def no_outlook(view: Any) -> list[PlaceEffect]:
    """Default of `Language.outlook`: no effects."""
    return []


@dataclass(frozen=True)
class ChoiceWords:
    """The display texts of one option of a game's set-up."""

    label: str
    help: str
    names: tuple[str, ...] = ()
    value_help: tuple[str, ...] = ()


@dataclass(frozen=True)
class Language(Generic[S]):
    """A game in one language of its catalogue.

    `words_like_english` are words of messages that are equal in this language and in English, such as names, in lower
    case.
    """

    language: str
    wording: Wording
    scene: Callable[[S, int], Scene]
    preview: Callable[[View[S], Option], Preview | None]
    outlook: Callable[[View[S]], list[PlaceEffect]] = no_outlook
    you: str = "You"  # the listener's name
    words_like_english: frozenset[str] = frozenset()

    def names(self, people: Sequence[str], listener: int = -1, *, shared: bool = False) -> Names:
        """Return the names of the seats for this listener, who is "You"."""
        return Names(people, listener, shared=shared, you=self.you)

    def parts(self, parts: Mapping[str, int]) -> dict[str, int]:
        """Return the parts of a standing with their names as message ids, if the game has a catalogue."""
        if self.wording.catalogue is None:
            return dict(parts)
        return {f"points-{name.replace(' ', '-')}": points for name, points in parts.items()}
