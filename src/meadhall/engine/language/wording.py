"""The words of a game for its events, options and questions, with plain defaults."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from types import FunctionType
from typing import Any, Final

from meadhall.engine.common.english import label
from meadhall.engine.common.text import Text, Words
from meadhall.engine.flows.options import Option, Refusal
from meadhall.engine.language.catalogue import COMMON_PACKAGE, FIRST, Catalogue
from meadhall.engine.language.names import Names
from meadhall.engine.table.events import Event

# ---- defaults

SHARED_CATALOGUE: Final = Catalogue(COMMON_PACKAGE)  # the kit's reasons, which games without a catalogue need, too
ACTOR_FIELDS: Final = ("seat", "owner", "player", "by")  # event fields that may hold the actor, best first


def _own_words(value: object) -> Callable[..., object] | None:
    """Return the `words` method of an event or option, or None; a data field `words` does not count."""
    method = getattr(type(value), "words", None)
    return method if isinstance(method, FunctionType) else None


def plain_event(event: Any, names: Names) -> str:
    """Render an event with its method `words`, or else from its fields.

    `Rolled(seat=1, face=4)` is "Bram rolled, face 4."; `TurnBegan(seat=1)` is "Bram: turn began.".
    """
    if (own_words := _own_words(event)) is not None:
        return str(own_words(event, names))
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    actor = next((name for name in ACTOR_FIELDS if _is_seat(fields.get(name), names)), "")
    event_words = class_name_words(type(event).__name__)
    sentence = ", ".join(
        [event_words, *(f"{label(name)} {value_words(value)}" for name, value in fields.items() if name != actor)]
    )
    if not actor:
        return f"{_with_capital(sentence)}."
    return f"{names(fields[actor])}{':' if ' ' in event_words else ''} {sentence}."


def plain_option(option: Any, state: Any, names: Names) -> str:
    """Render an option with its method `words`, or else from its key: `go:D6` is "Go D6"."""
    if (own_words := _own_words(option)) is not None:
        return str(own_words(option, state, names))
    return _with_capital(option.key.replace(":", " ").replace("-", " "))


def plain_question(question: str, state: Any, names: Names) -> str:
    """Render a question from the name of its menu: `roll-or-hold` is "Roll or hold?"."""
    return f"{_with_capital(question.replace('-', ' '))}?"


def _question_function(questions: Mapping[str, str]) -> Callable[[str, Any, Names], str]:
    """Return a function that renders a question listed in `questions`, and any other question from its name."""

    def question_words(question: str, state: Any, names: Names) -> str:
        return questions.get(question) or plain_question(question, state, names)

    return question_words


def no_affected_seat(event: Any) -> int:
    """Default of `Wording.affected_seat`: no event affects a seat."""
    return -1


def no_aside(question: str, state: Any, names: Names) -> str:
    """Default of `Wording.aside`: no information."""
    return ""


def no_warning(option: Any, state: Any, names: Names) -> str:
    """Default of `Wording.warning`: no answer needs confirming."""
    return ""


def never_listed_last(option: Any, state: Any, names: Names) -> bool:
    """Default of `Wording.late`: no answer is listed after all others."""
    return False


def always_names_place(key: str, name: str) -> bool:
    """Default of `Wording.meant`: a part of a key that could be a place always names one."""
    return True


def no_parts(option: Any, state: Any, names: Names) -> Sequence[str] | None:
    """Default of `Wording.parts`: answers have no parts."""
    return None


def plain_reason(refusal: Refusal, names: Names) -> str:
    """Render the reason of a refusal, with player names in place of seat numbers."""
    if refusal.text in SHARED_CATALOGUE.entries(FIRST):
        return SHARED_CATALOGUE.say(refusal.message, names)
    seat = refusal.numbers.get("seat")
    if not isinstance(seat, int):
        return refusal.words
    return refusal.text.replace("seat {seat}", "{seat}").format(**{**refusal.numbers, "seat": names.inside(seat)})


def plain_points_unit(state: Any, points: int) -> Words | None:
    """Default of `Wording.counts`: standings are in points."""
    return None


def no_aim(state: Any) -> Sequence[str]:
    """Default of `Wording.aim`: no sentences."""
    return ()


def _is_seat(value: object, names: Names) -> bool:
    return isinstance(value, int) and 0 <= value < len(names.names)


def value_words(value: object) -> str:
    """Render the value of a field, such as `yes`, `none` or `2 5`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return " ".join(str(item) for item in value) or "none"  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    return str(value)


def class_name_words(name: str) -> str:
    """Return the name of a class in words: `TurnBegan` is "turn began"."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()


def _with_capital(words: str) -> str:
    return words[:1].upper() + words[1:]


# ---- the wording itself


@dataclass(frozen=True)
class Wording:
    """The words of a game. With a `catalogue`, its messages are the words of events, options, questions and reasons.

    The functions of a game without a catalogue return English text, written for the listener that `Names` holds. If a
    function is not set, a plain default replaces it. An event without words is not narrated. `brief_event` and
    `brief_option` are short forms for a log panel and for buttons. In a catalogue, they are the attribute `brief` of a
    message.
    """

    catalogue: Catalogue | None = None
    event: Callable[[Any, Names], Words] = plain_event
    option: Callable[[Any, Any, Names], Words] = plain_option
    question: Callable[[str, Any, Names], Words] = plain_question
    brief_event: Callable[[Any, Names], Words] | None = None
    brief_option: Callable[[Any, Any, Names], Words] | None = None
    affected_seat: Callable[[Any], int] = no_affected_seat  # the seat that an event harms or helps; -1 for no seat
    opens: tuple[type[Any], ...] = ()  # events that start a paragraph
    joins: tuple[type[Any], ...] = ()  # events that continue the line of the previous event
    marks: Mapping[type[Any], str | Callable[[Any], str]] = field(default_factory=dict[type[Any], Any])  # see mark()
    aside: Callable[[str, Any, Names], Words] = no_aside  # information for the asked seat only
    warning: Callable[[Any, Any, Names], Words] = no_warning  # a question that the player must confirm before an answer
    # whether an answer is listed after all others
    is_listed_last: Callable[[Any, Any, Names], bool] = never_listed_last
    letters: Mapping[str, str] = field(default_factory=dict[str, str])  # keys that always have the same letter
    parts: Callable[[Any, Any, Names], Sequence[Words] | None] = no_parts  # the parts to pick one after the other
    names_place: Callable[[str, str], bool] = always_names_place  # whether this part of a key names a place
    chances: Mapping[str, Words] = field(default_factory=dict[str, Words])  # result of each kind of chance: "a Spell"
    dice: Collection[str] = ("die", "dice")  # the kinds of chance that are rolls of dice
    reason: Callable[[Refusal, Names], Words] = plain_reason  # the reason of a refusal
    questions: Mapping[str, str] = field(default_factory=dict[str, str])  # words by menu name, if `question` is not set
    aim: Callable[[Any], Sequence[Words]] = no_aim  # up to five sentences about winning and the end of a match
    # unit of a standing: `hit points`; "" for no unit
    points_unit: Callable[[Any, int], Words | None] = plain_points_unit
    signs: tuple[Words, ...] = ()  # legend of the short names in texts, for players without a drawing

    def __post_init__(self) -> None:
        if self.questions and self.question is plain_question:
            object.__setattr__(self, "question", _question_function(self.questions))
        if self.catalogue is not None:
            if self.aim is no_aim:
                object.__setattr__(self, "aim", _aim_message(self.catalogue))
            for name, plain, message in MESSAGE_FUNCTIONS:
                if getattr(self, name) is plain:
                    object.__setattr__(self, name, message)

    def mark(self, event: object) -> str:
        """Return the kind of an important event, such as `fight`, `round` or `end`; empty for most events."""
        kind = self.marks.get(type(event), "")
        return kind if isinstance(kind, str) else kind(event)


# ---- messages of a catalogue


def event_message(event: Event, names: Names) -> Words:
    """Return the message of an event: `ElixirLost` is `elixir-lost`, with the event's fields as arguments."""
    return event.message()


def option_message(option: Option, state: Any, names: Names) -> Words:
    """Return the message of an option: `Recruit` is `option-recruit`."""
    return option.message(state)


def question_message(question: str, state: Any, names: Names) -> Words:
    """Return the message of a question: `take-gift` is `question-take-gift`."""
    return Text(f"question-{question}")


def reason_message(refusal: Refusal, names: Names) -> Words:
    """Return the message of a refusal's reason."""
    return refusal.message


def _aim_message(catalogue: Catalogue) -> Callable[[Any], Sequence[Words]]:
    """Return a function that returns the message `aim`, if the catalogue has one."""

    def aim(state: Any) -> Sequence[Words]:
        return (Text("aim"),) if catalogue.has("aim") else ()

    return aim


MESSAGE_FUNCTIONS: Final = (
    ("event", plain_event, event_message),
    ("option", plain_option, option_message),
    ("question", plain_question, question_message),
    ("reason", plain_reason, reason_message),
)
