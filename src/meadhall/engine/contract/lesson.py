"""A game's lesson: a match played step by step from a script, with explanations that point at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from meadhall.engine.common.errors import MeadhallError
from meadhall.engine.common.text import Arg, Text
from meadhall.engine.language.language import FIRST, Language
from meadhall.engine.model.state import State

S = TypeVar("S", bound=State)

TITLE_ATTRIBUTE: Final = "title"  # attribute of a step's message with the step's title
# prefix of attributes: `wrong-recruit` is the text after a wrong answer of the kind `recruit`
WRONG_PREFIX: Final = "wrong-"


class BadLesson(MeadhallError):
    """A lesson whose script or words do not fit its game."""


def no_values(state: Any) -> Mapping[str, Arg]:
    """Default of `LessonStep.values`: the words have no arguments."""
    return {}


@dataclass(frozen=True)
class LessonStep(Generic[S]):
    """One step of a lesson: an explanation, or something for the player to do.

    Its words are the message `lesson-<id>` of the game's catalogue, with the attribute `title`. A game without a
    catalogue has `title` and `words` here. `values` returns the message's arguments from the state.

    - `lights` are the highlighted places, cards, answer keys or parts of the board, the most important one first.
    - `beside` are more highlights that help to understand the step. `tags` are small labels on highlights.
    - `before` are answers of any seats. They are given before the step, without animation.
    - `awaits` is the answer that ends the step. A step without one only explains.
    - `taps` are parts of the board to press before the expected answer, such as dice to select.
    - The board offers only the expected answer. If the step is `open`, it offers all answers.
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
    """The steps of a lesson, and the table at the start of the first step.

    - `table` holds the words of a position with options and luck, as in tests.
    - `seat` is the player's seat.
    - `names` are the names of all seats, in place of the names used in tests.
    - `parts` are parts of the board that are neither places nor cards of the scene, by their HTML attributes
      (`data-part`, `data-about`).
    """

    table: Mapping[str, Any]
    steps: tuple[LessonStep[S], ...]
    seat: int = 0
    names: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    minutes: int = 8


def step_title(step: LessonStep[Any], language: Language[Any]) -> str:
    """Return the title of a step in a language."""
    return step.title or _message_words(Text(f"lesson-{step.id}"), language, TITLE_ATTRIBUTE)


def step_words(step: LessonStep[S], state: S, language: Language[Any]) -> str:
    """Return the words of a step in a language, with arguments from the state."""
    return step.words or _message_words(Text(f"lesson-{step.id}", dict(step.values(state))), language)


def wrong_words(step: LessonStep[S], state: S, language: Language[Any], verb: str) -> str:
    """Return the message after a wrong answer of the kind `verb`; empty if the step has no such message."""
    catalogue = language.wording.catalogue
    text = Text(f"lesson-{step.id}", dict(step.values(state)))
    if step.words or catalogue is None or not catalogue.has(text.id, f"{WRONG_PREFIX}{verb}"):
        return ""
    return _message_words(text, language, f"{WRONG_PREFIX}{verb}")


def tag_words(tag: str, language: Language[Any]) -> str:
    """Return the text of a tag: the message `lesson-tag-<tag>`, or the tag itself if it is not a word, such as `+1`."""
    return tag if not tag[:1].isalpha() else _message_words(Text(f"lesson-tag-{tag}"), language)


def _message_words(words: Text, language: Language[Any], form: str = "") -> str:
    catalogue = language.wording.catalogue
    if catalogue is None or not catalogue.has(words.id, form):
        raise BadLesson(
            "the lesson has no message '{id}': add it to words/en.ftl, or give the step its title and words",
            id=f"{words.id}.{form}".rstrip("."),
        )
    return catalogue.say(words, language.names([], -1), language.language or FIRST, form)
