"""Menus: candidates for an answer, each with the reason that keeps it off the menu, if there is one."""

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
Numbers = Mapping[str, object]
NO_NUMBERS: Final[Numbers] = MappingProxyType({})
NUMBER: Final = "#"  # in a refused key: any number, `crowns:#`
DIGITS: Final = re.compile(r"\d+")
TWIN: Final = re.compile(r"(.+)/\d+")  # one of several alike things: `treasure:q05.4/2`


class Option:
    """One answer on a menu. Options are made once and shared: same kind and key, same object.

    In a game with a catalogue the class names the message: `Recruit` is `option-recruit`, and a plain `Option("pass",
    ...)` is `option-pass`. A game without one may define the English here, in a method `words(self, state, names)`.
    """

    __slots__ = ("clause", "key")

    def __init__(self, key: str, clause: str) -> None:
        self.key = key
        self.clause = clause

    def message(self, state: Any) -> Text:
        """Message that words the option."""
        kind = type(self)
        return Text(f"option-{kebab(self.key if kind is Option else kind.__name__)}", dict(self.args(state)))

    def args(self, state: Any) -> Args:
        """Arguments of its message: the typed fields, and anything a game adds from the state."""
        return message_arguments(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.key}>"


O_co = TypeVar("O_co", bound=Option, covariant=True)


class Reason:
    """Why an answer is not allowed now: the clause that forbids it, and a sentence with its numbers.

    Make the sentence once, `FAR = Reason("AL-MOV-09", "{field} is too far.")`, and give it numbers where it is used:
    `FAR(field="B3")`. A function gives numbers that cost time: `FAR.later(lambda: {...})`.
    """

    __slots__ = ("_numbers", "clause", "text")

    def __init__(self, clause: str, text: str, numbers: Numbers | Callable[[], Numbers] = NO_NUMBERS) -> None:
        self.clause = clause
        self.text = text
        self._numbers = numbers

    def __call__(self, **numbers: object) -> Reason:
        """The same reason with these numbers."""
        return Reason(self.clause, self.text, numbers)

    def later(self, numbers: Callable[[], Numbers]) -> Reason:
        """The same reason with numbers that are computed when it is read, before the state changes."""
        return Reason(self.clause, self.text, numbers)

    @property
    def numbers(self) -> Numbers:
        """The values for the braces of the sentence."""
        return self._numbers() if callable(self._numbers) else self._numbers

    @property
    def words(self) -> str:
        """The sentence with its numbers."""
        return self.text.format(**self.numbers)

    @property
    def message(self) -> Text:
        """Message of the catalogue, if the reason names one instead of a sentence."""
        return Text(self.text, {name: plain_arg(number) for name, number in self.numbers.items()})

    def __repr__(self) -> str:
        return f"<Reason {self.text} [{self.clause}]>"


class Refusal(Reason):
    """A reason with the key that it keeps off the menu."""

    __slots__ = ("key",)

    def __init__(self, key: str, clause: str, text: str, numbers: Numbers) -> None:
        super().__init__(clause, text, numbers)
        self.key = key

    def __repr__(self) -> str:
        return f"<Refusal {self.key}: {self.words} [{self.clause}]>"


O = TypeVar("O", bound=Option)  # noqa: E741
# An option; or an option with the reason against it, None if it is on offer.
Candidate: TypeAlias = "O | tuple[O, Reason | None]"
# An option, or a key alone, beside the candidates of a menu. Without a reason it must be on offer. A key with `#` in
# place of numbers has the reason for all numbers that are not on offer: `("crowns:#", TOO_MANY(has=4))`.
Refused: TypeAlias = "tuple[Option | str, Reason | None]"


class Question:
    """A kind of question: its name, its clause, the key of the default answer, and its list of candidates."""

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

    def refused(self, offered: Collection[str], *args: object) -> list[tuple[str, Reason]]:
        """Key and reason of every candidate that is not on offer."""
        candidates: Iterable[Candidate[Option]] = () if self.offer is None else self.offer(*args)
        found = [
            (candidate[0].key, candidate[1])
            for candidate in candidates
            if isinstance(candidate, tuple) and candidate[1] is not None
        ]
        return [*found, *self.not_offered(offered, *args)]

    def not_offered(self, offered: Collection[str], *args: object) -> list[tuple[str, Reason]]:
        """Key and reason of the further candidates; one without a reason must be on offer."""
        found: list[tuple[str, Reason]] = []
        for option, reason in self.never(*args) if self.never is not None else ():
            key = option if isinstance(option, str) else option.key
            if reason is not None:
                found.append((key, reason))
            elif key not in offered and NUMBER not in key:
                raise FlowError(
                    f"'{self.name}' does not offer '{key}', and no reason forbids it: offer it, or give it a Reason"
                )
        return found

    def named(self, named: Mapping[str, Any]) -> Question:
        """The same question, whose functions receive these arguments by name."""
        assert self.offer is not None
        never = None if self.never is None else partial(self.never, **named)
        return Question(self.name, self.clause, self.default, partial(self.offer, **named), never)


ANY: Final = Question("", "")


# Finds a sentence and its numbers for a key, given the kinds of all candidates.
Explain: TypeAlias = Callable[[str, Collection[str]], tuple[str, Numbers]]


def no_such_answer(key: str, kinds: Collection[str]) -> tuple[str, Numbers]:
    """The general sentence for a key about which nothing is known."""
    return "no-such-answer", NO_NUMBERS


def kind_of(key: str) -> str:
    """The part of a key up to its colon, `go:` of `go:D6`; a key without one is of its own kind."""
    verb, colon, _ = key.partition(":")
    return verb + colon


class Menu(msgspec.Struct, Generic[O_co], frozen=True, eq=False):
    """The options of one question: these answers are legal, and no others.

    `args` are the arguments of the menu's own function, for "why not?". `within` enters the lane in which the question
    is asked.
    """

    kind: Question
    options: Sequence[O_co]
    args: tuple[object, ...] = ()
    within: Callable[[], AbstractContextManager[None]] = nullcontext
    candidates: Sequence[Candidate[Option]] = ()  # the options on offer, and the others if there are any
    picked: Sequence[Option] = ()  # those taken in earlier parts, where some are chosen one after the other

    @property
    def question(self) -> str:
        """Name of the question, as in `@menu(question, ...)`."""
        return self.kind.name

    @property
    def clause(self) -> str:
        """The clause that asks it."""
        return self.kind.clause

    def __iter__(self) -> Iterator[O_co]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)

    def __getitem__(self, at: int) -> O_co:
        return self.options[at]

    @property
    def keys(self) -> list[str]:
        """The keys of all options, in order."""
        return [o.key for o in self.options]

    def find(self, key: str) -> O_co:
        """Return the option with this key; NotOffered names the others."""
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

    def offered(self, option: Option) -> O_co:
        """Return the option of this menu that equals the given one or has its key, or raise NotOffered."""
        options = self.options
        return option if option in options else self.find(getattr(option, "key", option))  # type: ignore[return-value,arg-type]

    def again(self) -> Menu[O_co]:
        """Ask the same question of the state as it is now."""
        if self.kind.offer is None:
            return self
        with self.within():
            return menu_of(self.kind, self.kind.offer(*self.args), self.args, self.within, self.picked)

    def inside(self, within: Callable[[], AbstractContextManager[None]]) -> Menu[O_co]:
        """The same menu, whose function runs inside a context such as a lane."""
        return msgspec.structs.replace(self, within=within)

    def refusals(self) -> list[Refusal]:
        """Every candidate that is not on offer, with its reason."""
        return [refusal for refusal in self._refused() if NUMBER not in refusal.key]

    def _refused(self) -> list[Refusal]:
        with self.within():
            return [
                Refusal(key, reason.clause, reason.text, reason.numbers)
                for key, reason in self.kind.refused({*self.keys}, *self.args)
            ]

    def why_not(self, key: str, explain: Explain = no_such_answer) -> list[Refusal]:
        """Why this key is not on offer; empty if it is. `explain` finds a sentence for any other key."""
        if key in self.keys:
            return []
        refused = self._refused()
        twin = TWIN.fullmatch(key)
        one = twin[1] if twin else key
        for alike in (key, one, DIGITS.sub(NUMBER, key)):
            if found := [refusal for refusal in refused if refusal.key == alike]:
                return [Refusal(key, reason.clause, reason.text, reason.numbers) for reason in found]
        if twin and any(there == one or there.startswith(f"{one}/") for there in self.keys):
            return [Refusal(key, self.clause, "answer-fewer-alike", {"key": key})]
        text, numbers = explain(key, {kind_of(there) for there in (*self.keys, *[one.key for one in refused])})
        return [Refusal(key, self.clause, text, {"key": key, **numbers})]

    def barred(self) -> list[str]:
        """Keys of all candidates that are not on offer, each once."""
        known = [
            candidate[0].key
            for candidate in self.candidates
            if isinstance(candidate, tuple) and candidate[1] is not None
        ]
        with self.within():
            found = [key for key, _ in self.kind.not_offered({*self.keys}, *self.args) if NUMBER not in key]
        return [*dict.fromkeys([*known, *found])]

    def unanswered(self) -> O_co:
        """The default answer; `Match.let_pass` also respects the parts given before."""
        return next((o for o in self.options if o.key == self.kind.default), self.options[0])


def offered(candidates: Iterable[Candidate[O]]) -> list[O]:
    """The candidates that no reason keeps off the menu."""
    return [*menu_of(ANY, candidates, ()).options]


def menu_of(
    kind: Question,
    candidates: Iterable[Candidate[O]],
    args: tuple[object, ...],
    within: Callable[[], AbstractContextManager[None]] = nullcontext,
    picked: Sequence[Option] = (),
) -> Menu[O]:
    """Make the menu of the candidates that no reason keeps off it."""
    known = [*candidates]
    options: Any = [one[0] if type(one) is tuple else one for one in known if type(one) is not tuple or one[1] is None]
    return Menu(kind, options, args, within, known, picked)


class MenuFunction(Protocol[P, O_co]):
    """Lists the candidates of a question; a call returns the menu of those on offer."""

    @property
    def __name__(self) -> str: ...

    def __call__(self, *args: P.args, **named: P.kwargs) -> Menu[O_co]: ...

    def never(self, candidates: Callable[P, Iterable[Refused]]) -> Callable[P, Iterable[Refused]]:
        """Decorate a function that lists more candidates for "why not?", with the reasons against them.

        Only "why not?" runs it, so a menu need not go through the whole map at each decision. A candidate without a
        reason must be on offer.
        """
        ...


def menu(
    question: str, clause: str, default: str = ""
) -> Callable[[Callable[P, list[O] | Iterator[Candidate[O]]]], MenuFunction[P, O]]:
    """Make a menu of a function that yields candidates: options, or pairs of an option and a reason against it.

    `@menu("where", "AL-DEC-02")` above `def ends(s: State, party: int) -> Iterator[Candidate[To]]` gives `ends(s, 1)`.
    A function that returns a list lists only options that are on offer: that is the fast form.
    """

    def wrap(candidates: Callable[P, list[O] | Iterator[Candidate[O]]]) -> MenuFunction[P, O]:
        usual = Question(question, clause, default, candidates)

        def ask(*args: P.args, **named: P.kwargs) -> Menu[O]:
            listed: Any = candidates(*args, **named)
            if listed is None:
                raise FlowError(f"{name}() returns None: return the list of options")
            kind = usual.named(named) if named else usual
            made: Menu[O] = menu_of(kind, listed, args) if type(listed) is not list else Menu(kind, listed, args)  # pyright: ignore[reportUnknownVariableType,reportUnknownArgumentType]
            if made.options and not isinstance(made.options[0], Option):  # pyright: ignore[reportUnnecessaryIsInstance]
                raise FlowError(f"{name}() lists {made.options[0]!r}, not an Option: write Option(key, clause)")
            return made

        def never(refused: Callable[P, Iterable[Refused]]) -> Callable[P, Iterable[Refused]]:
            usual.never = refused
            return refused

        name = getattr(candidates, "__name__", question)
        ask.__name__, ask.__doc__ = name, candidates.__doc__
        ask.never = never  # type: ignore[attr-defined]
        return cast(MenuFunction[P, O], ask)

    return wrap
