"""Menus: the candidates for an answer. A candidate with a reason is forbidden, and not on offer."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from types import MappingProxyType
from typing import Any, Final, Generic, ParamSpec, Protocol, TypeAlias, TypeVar, cast

import msgspec

from meadhall.engine.common.errors import FlowError, NotOffered
from meadhall.engine.common.text import Args, Text, kebab, message_arguments, plain_arg

P = ParamSpec("P")
Values = Mapping[str, object]
NO_VALUES: Final[Values] = MappingProxyType({})
ANY_NUMBER: Final = "#"  # stands for any number in a refused key: `crowns:#`
DIGITS: Final = re.compile(r"\d+")
TWIN_KEY: Final = re.compile(r"(.+)/\d+")  # key of one of several equal things: `treasure:q05.4/2`


class Option:
    """One answer on a menu.

    In a game with a catalogue, the class gives the id of its message: `Recruit` is `option-recruit`, and a plain
    `Option("pass", ...)` is `option-pass`. In a game without a catalogue, a method `words(self, state, names)` may
    return the English words.
    """

    __slots__ = ("clause", "key")

    def __init__(self, key: str, clause: str) -> None:
        self.key = key
        self.clause = clause

    def message(self, state: Any) -> Text:
        """Return the option's text as a message of the catalogue."""
        kind = type(self)
        return Text(f"option-{kebab(self.key if kind is Option else kind.__name__)}", dict(self.args(state)))

    def args(self, state: Any) -> Args:
        """Return the arguments of the message: the typed fields. Games may override it to add values from the state."""
        return message_arguments(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.key}>"


O_co = TypeVar("O_co", bound=Option, covariant=True)


class Reason:
    """The reason why an answer is forbidden: a clause, and a sentence with values in braces.

    Make the sentence once, `FAR = Reason("AL-MOV-09", "{field} is too far.")`, and add the values where it is used:
    `FAR(field="B3")`. Values that are slow to compute can be a function: `FAR.later(lambda: {...})`.
    """

    __slots__ = ("_numbers", "clause", "text")

    def __init__(self, clause: str, text: str, values: Values | Callable[[], Values] = NO_VALUES) -> None:
        self.clause = clause
        self.text = text
        self._numbers = values

    def __call__(self, **values: object) -> Reason:
        """Return the same reason with these values."""
        return Reason(self.clause, self.text, values)

    def later(self, values: Callable[[], Values]) -> Reason:
        """Return the same reason with values that are computed when it is read. Read it before the state changes."""
        return Reason(self.clause, self.text, values)

    @property
    def numbers(self) -> Values:
        """The values for the braces in the sentence."""
        return self._numbers() if callable(self._numbers) else self._numbers

    @property
    def words(self) -> str:
        """The sentence with its values."""
        return self.text.format(**self.numbers)

    @property
    def message(self) -> Text:
        """The reason as a message. The text of the reason must be the id of a catalogue message."""
        return Text(self.text, {name: plain_arg(value) for name, value in self.numbers.items()})

    def __repr__(self) -> str:
        return f"<Reason {self.text} [{self.clause}]>"


class Refusal(Reason):
    """A reason with the key of the answer that it forbids."""

    __slots__ = ("key",)

    def __init__(self, key: str, clause: str, text: str, values: Values) -> None:
        super().__init__(clause, text, values)
        self.key = key

    def __repr__(self) -> str:
        return f"<Refusal {self.key}: {self.words} [{self.clause}]>"


O = TypeVar("O", bound=Option)  # noqa: E741
# An option, or an option with the reason that forbids it. The reason is None if the option is on offer.
Candidate: TypeAlias = "O | tuple[O, Reason | None]"
# An option or only its key, with the reason that forbids it, for "why not?" alone. If the reason is None, the menu must
# offer the option. A `#` in the key stands for all numbers that are not on offer: `("crowns:#", TOO_MANY(has=4))`.
Refused: TypeAlias = "tuple[Option | str, Reason | None]"


class Question:
    """A kind of question: its name, its clause, the key of its default answer, and functions that list candidates.

    `offer` lists the candidates of the menu. `never` lists more candidates for "why not?".
    """

    __slots__ = ("clause", "default", "name", "never", "offer")

    def __init__(
        self,
        name: str,
        clause: str,
        default: str = "",
        offer: Callable[..., Iterable[Candidate[Any]]] | None = None,
        never: Callable[..., Iterable[Refused]] | None = None,
    ) -> None:
        self.name = name
        self.clause = clause
        self.default = default
        self.offer = offer
        self.never = never

    def refusals(self, offered: Collection[str], *args: object) -> list[tuple[str, Reason]]:
        """Return the key and the reason of every candidate that is not on offer."""
        candidates: Iterable[Candidate[Option]] = () if self.offer is None else self.offer(*args)
        offer_refusals = [
            (candidate[0].key, candidate[1])
            for candidate in candidates
            if isinstance(candidate, tuple) and candidate[1] is not None
        ]
        return [*offer_refusals, *self.never_refusals(offered, *args)]

    def never_refusals(self, offered: Collection[str], *args: object) -> list[tuple[str, Reason]]:
        """Return the key and the reason of each candidate of `never` that has a reason.

        Raise FlowError if a candidate has no reason and is not on offer.
        """
        refusals: list[tuple[str, Reason]] = []
        for option, reason in self.never(*args) if self.never is not None else ():
            key = option if isinstance(option, str) else option.key
            if reason is not None:
                refusals.append((key, reason))
            elif key not in offered and ANY_NUMBER not in key:
                raise FlowError(
                    f"'{self.name}' does not offer '{key}', and no reason forbids it: offer it, or give it a Reason"
                )
        return refusals

    def with_arguments(self, arguments: Mapping[str, Any]) -> Question:
        """Return the same question, whose functions receive these keyword arguments."""
        assert self.offer is not None
        never = None if self.never is None else partial(self.never, **arguments)
        return Question(self.name, self.clause, self.default, partial(self.offer, **arguments), never)


UNNAMED_QUESTION: Final = Question("", "")


# Receives a key and the kinds of all candidates; returns a message id and its values, which explain the refusal.
Explain: TypeAlias = Callable[[str, Collection[str]], tuple[str, Values]]


def no_such_answer(key: str, kinds: Collection[str]) -> tuple[str, Values]:
    """Return the general message for an unknown key."""
    return "no-such-answer", NO_VALUES


def kind_of(key: str) -> str:
    """Return the key up to its colon, such as `go:` for `go:D6`; a key without a colon is returned unchanged."""
    verb, colon, _ = key.partition(":")
    return verb + colon


class Menu(msgspec.Struct, Generic[O_co], frozen=True, eq=False):
    """The options of one question. Only these answers are legal.

    `args` are the arguments of the function that made the menu, for "why not?". `within` enters the question's lane.
    """

    kind: Question
    options: Sequence[O_co]
    args: tuple[object, ...] = ()
    within: Callable[[], AbstractContextManager[None]] = nullcontext
    candidates: Sequence[Candidate[Option]] = ()  # all candidates, on offer or forbidden
    picked: Sequence[Option] = ()  # options chosen before, if the question asks for several, one after the other

    @property
    def question(self) -> str:
        """The name of the question: the first argument of `@menu`."""
        return self.kind.name

    @property
    def clause(self) -> str:
        """The clause that asks the question."""
        return self.kind.clause

    def __iter__(self) -> Iterator[O_co]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)

    def __getitem__(self, index: int) -> O_co:
        return self.options[index]

    @property
    def keys(self) -> list[str]:
        """The keys of all options, in order."""
        return [option.key for option in self.options]

    def find(self, key: str) -> O_co:
        """Return the option with this key, or raise NotOffered with the keys on offer."""
        for option in self.options:
            if option.key == key:
                return option
        raise NotOffered(
            "'{key}' is not on offer for '{question}' ({clause}); on offer: {keys}",
            key=key,
            question=self.question,
            clause=self.clause,
            keys=self.keys,
        )

    def require_option(self, option: Option) -> O_co:
        """Return the option of this menu with the same key as this option, or raise NotOffered."""
        options = self.options
        return option if option in options else self.find(getattr(option, "key", option))  # type: ignore[return-value,arg-type]

    def with_current_options(self) -> Menu[O_co]:
        """Return the menu of the same question for the current state."""
        if self.kind.offer is None:
            return self
        with self.within():
            return build_menu(self.kind, self.kind.offer(*self.args), self.args, self.within, self.picked)

    def in_context(self, within: Callable[[], AbstractContextManager[None]]) -> Menu[O_co]:
        """Return the same menu. Its functions run inside a context that `within` opens, such as a lane."""
        return msgspec.structs.replace(self, within=within)

    def refusals(self) -> list[Refusal]:
        """Return a refusal for every candidate that is not on offer."""
        return [refusal for refusal in self._all_refusals() if ANY_NUMBER not in refusal.key]

    def _all_refusals(self) -> list[Refusal]:
        with self.within():
            return [
                Refusal(key, reason.clause, reason.text, reason.numbers)
                for key, reason in self.kind.refusals({*self.keys}, *self.args)
            ]

    def why_not(self, key: str, explain: Explain = no_such_answer) -> list[Refusal]:
        """Return the reasons why this key is not on offer; empty if it is on offer.

        `explain` returns the reason for a key that is not even a candidate.
        """
        if key in self.keys:
            return []
        refusals = self._all_refusals()
        twin_match = TWIN_KEY.fullmatch(key)
        single_key = twin_match[1] if twin_match else key
        for similar_key in (key, single_key, DIGITS.sub(ANY_NUMBER, key)):
            if similar_refusals := [refusal for refusal in refusals if refusal.key == similar_key]:
                return [Refusal(key, reason.clause, reason.text, reason.numbers) for reason in similar_refusals]
        if twin_match and any(
            offered_key == single_key or offered_key.startswith(f"{single_key}/") for offered_key in self.keys
        ):
            return [Refusal(key, self.clause, "answer-fewer-alike", {"key": key})]
        text, values = explain(
            key, {kind_of(offered_key) for offered_key in (*self.keys, *[single_key.key for single_key in refusals])}
        )
        return [Refusal(key, self.clause, text, {"key": key, **values})]

    def refused_keys(self) -> list[str]:
        """Return the keys of all candidates that are not on offer, without duplicates."""
        refused_candidates = [
            candidate[0].key
            for candidate in self.candidates
            if isinstance(candidate, tuple) and candidate[1] is not None
        ]
        with self.within():
            never_offered = [
                key for key, _ in self.kind.never_refusals({*self.keys}, *self.args) if ANY_NUMBER not in key
            ]
        return [*dict.fromkeys([*refused_candidates, *never_offered])]

    def unanswered(self) -> O_co:
        """Return the default option, or else the first one. `Match.let_pass` first undoes an unfinished answer."""
        return next((option for option in self.options if option.key == self.kind.default), self.options[0])


def options_on_offer(candidates: Iterable[Candidate[O]]) -> list[O]:
    """Return the candidates without a reason, as options."""
    return [*build_menu(UNNAMED_QUESTION, candidates, ()).options]


def build_menu(
    kind: Question,
    candidates: Iterable[Candidate[O]],
    args: tuple[object, ...],
    within: Callable[[], AbstractContextManager[None]] = nullcontext,
    picked: Sequence[Option] = (),
) -> Menu[O]:
    """Make a menu that offers the candidates without a reason."""
    listed = [*candidates]
    options: Any = [
        candidate[0] if type(candidate) is tuple else candidate
        for candidate in listed
        if type(candidate) is not tuple or candidate[1] is None
    ]
    return Menu(kind, options, args, within, listed, picked)


class MenuFunction(Protocol[P, O_co]):
    """A function decorated with `@menu`: a call returns the menu of a question."""

    @property
    def __name__(self) -> str: ...

    def __call__(self, *args: P.args, **named: P.kwargs) -> Menu[O_co]: ...

    def never(self, candidates: Callable[P, Iterable[Refused]]) -> Callable[P, Iterable[Refused]]:
        """Decorator for a function that lists more candidates with their reasons, only for "why not?".

        A menu does not run the function, so it may be slow and go through the whole map. A candidate without a reason
        must be on offer.
        """
        ...


def menu(
    question: str, clause: str, default: str = ""
) -> Callable[[Callable[P, list[O] | Iterator[Candidate[O]]]], MenuFunction[P, O]]:
    """Decorator for menu functions. The decorated function yields candidates, or returns a list of options.

    With `@menu("where", "AL-DEC-02")` above `def ends(s: State, party: int) -> Iterator[Candidate[To]]`, the call
    `ends(s, 1)` returns a Menu. A function that returns a list is faster; all its options are on offer.
    """

    def wrap(candidates: Callable[P, list[O] | Iterator[Candidate[O]]]) -> MenuFunction[P, O]:
        kind_of_question = Question(question, clause, default, candidates)

        def ask(*args: P.args, **named: P.kwargs) -> Menu[O]:
            listed: Any = candidates(*args, **named)
            if listed is None:
                raise FlowError(f"{name}() returns None: return the list of options")
            kind = kind_of_question.with_arguments(named) if named else kind_of_question
            made: Menu[O] = build_menu(kind, listed, args) if type(listed) is not list else Menu(kind, listed, args)  # pyright: ignore[reportUnknownVariableType,reportUnknownArgumentType]
            if made.options and not isinstance(made.options[0], Option):  # pyright: ignore[reportUnnecessaryIsInstance]
                raise FlowError(f"{name}() lists {made.options[0]!r}, not an Option: write Option(key, clause)")
            return made

        def never(candidates_function: Callable[P, Iterable[Refused]]) -> Callable[P, Iterable[Refused]]:
            kind_of_question.never = candidates_function
            return candidates_function

        name = getattr(candidates, "__name__", question)
        ask.__name__, ask.__doc__ = name, candidates.__doc__
        ask.never = never  # type: ignore[attr-defined]
        return cast(MenuFunction[P, O], ask)

    return wrap
