"""A game's lesson: a match played step by step from a script, with words that point at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from meadhall.engine.common.errors import MeadhallError
from meadhall.engine.common.text import Arg, Text
from meadhall.engine.language.language import FIRST, Language
from meadhall.engine.model.state import State

S = TypeVar("S", bound=State)

TITLE: Final = "title"  # attribute of a step's message; `wrong-recruit` words a press on the wrong answer of that kind
WRONG: Final = "wrong-"


class BadLesson(MeadhallError):
    """A lesson whose script or words do not fit its game."""


def no_values(state: Any) -> Mapping[str, Arg]:
    """Default of `LessonStep.values`: the words need no numbers."""
    return {}


@dataclass(frozen=True)
class LessonStep(Generic[S]):
    """One thing to see or to do.

    Its words are the message `lesson-<id>` of the game's catalogue, with the attribute `title`; a game without a
    catalogue gives them here. `values` are their arguments, read from the state.

    - `lights` are the places, cards, answer keys or parts of the board that it is about, the main one first.
    - `beside` are others that help to understand it. `tags` are small labels on them.
    - `before` are answers of any seats that are given without showing them first.
    - `awaits` is the answer that ends the step; a step without one only explains.
    - `taps` are parts of the board to press before it that answer nothing yet, such as dice to lift.
    - The board offers only the awaited answer, or all answers if the step is `open`, as in a list of choices.
    """

    id: str
    lights: tuple[str, ...] = ()
    awaits: str = ""
    taps: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict[str, str])
    open: bool = False
    values: Callable[[S], Mapping[str, Arg]] = no_values
    title: str = ""
    words: str = ""


@dataclass(frozen=True)
class Lesson(Generic[S]):
    """The steps, and the table where the first one begins.

    `table` holds words of a position with options and luck, as tests use them. `seat` is the player's. `names` are
    those of all seats, if the names used in tests do not suit. `parts` are names of parts of the board (`data-part`,
    `data-about`) that are neither places nor cards of the scene.
    """

    table: Mapping[str, Any]
    steps: tuple[LessonStep[S], ...]
    seat: int = 0
    names: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    minutes: int = 8


def step_title(step: LessonStep[Any], language: Language[Any]) -> str:
    """The title of a step in a language."""
    return step.title or _said(Text(f"lesson-{step.id}"), language, TITLE)


def step_words(step: LessonStep[S], state: S, language: Language[Any]) -> str:
    """Return the words of a step about this state, in a language."""
    return step.words or _said(Text(f"lesson-{step.id}", dict(step.values(state))), language)


def wrong_words(step: LessonStep[S], state: S, language: Language[Any], verb: str) -> str:
    """Return the words for a press on an answer of another kind; empty if the step has none."""
    catalogue = language.wording.catalogue
    text = Text(f"lesson-{step.id}", dict(step.values(state)))
    if step.words or catalogue is None or not catalogue.has(text.id, f"{WRONG}{verb}"):
        return ""
    return _said(text, language, f"{WRONG}{verb}")


def tag_words(tag: str, language: Language[Any]) -> str:
    """Return a tag in a language: `+1` stays as it is, any other is the message `lesson-tag-<tag>`."""
    return tag if not tag[:1].isalpha() else _said(Text(f"lesson-tag-{tag}"), language)


def _said(words: Text, language: Language[Any], form: str = "") -> str:
    catalogue = language.wording.catalogue
    if catalogue is None or not catalogue.has(words.id, form):
        raise BadLesson(
            "the lesson has no message '{id}': add it to words/en.ftl, or give the step its title and words",
            id=f"{words.id}.{form}".rstrip("."),
        )
    return catalogue.say(words, language.names([], -1), language.language or FIRST, form)
