"""A language of a game: everything that it says to people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, Final, Generic, TypeVar

from meadhall.engine.flows.options import Option
from meadhall.engine.language.names import Names
from meadhall.engine.language.wording import Wording
from meadhall.engine.model.state import State
from meadhall.engine.presentation.preview import Marked, Preview
from meadhall.engine.presentation.scene import Scene
from meadhall.engine.privacy.view import View

S = TypeVar("S", bound=State)


def no_outlook(view: Any) -> list[Marked]:
    """Stands for "look at the answers one by one"."""
    return []


FIRST: Final = "en"  # what a game speaks whose words are in no other language


@dataclass(frozen=True)
class ChoiceWords:
    """An option of a new table in words: as the fields of `Choice` that are called so."""

    label: str
    help: str
    names: tuple[str, ...] = ()
    tells: tuple[str, ...] = ()


@dataclass(frozen=True)
class Language(Generic[S]):
    """All that a game says in one language. Whoever hears a game hears one of these, and nothing beside it.

    `names` says who is meant, `choices` words the options of a new table by their ids, `points` what points are made
    of by what the standings call it. `alike` are words that are the same in both languages, such as names, in small
    letters.
    """

    language: str
    wording: Wording
    scene: Callable[[S, int], Scene]
    preview: Callable[[View[S], Option], Preview | None]
    outlook: Callable[[View[S]], list[Marked]] = no_outlook
    names: type[Names] = Names
    choices: Mapping[str, ChoiceWords] = field(default_factory=dict[str, ChoiceWords])
    points: Mapping[str, str] = field(default_factory=dict[str, str])
    alike: frozenset[str] = frozenset()

    def parts(self, parts: Mapping[str, int]) -> dict[str, int]:
        """What points are made of: in this language, or by the ids of messages where the game has a catalogue."""
        if self.wording.catalogue is not None:
            return {f"points-{name.replace(' ', '-')}": points for name, points in parts.items()}
        return {self.points.get(name, name): points for name, points in parts.items()}


@cache
def language_at(where: str) -> Language[Any]:
    """The language that lies at `module:NAME`; it is read when somebody first wants to hear it."""
    module, _, name = where.partition(":")
    language: Language[Any] = getattr(import_module(module), name)
    return language
