"""Menus: what a seat may answer, each option with key and clause; on request also what it may not, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import ClassVar, Concatenate, Generic, ParamSpec, TypeVar

import msgspec

from meadhall.engine.common.errors import FlowError, NotOffered

P = ParamSpec("P")


class Option:
    """One answer on a menu. Options are made once and shared, so two of the same kind and key are one object.

    Its English may stand right here: a method `words(self, state, names)` that says it in a few words.
    """

    __slots__ = ("clause", "key")

    def __init__(self, key: str, clause: str) -> None:
        self.key = key
        self.clause = clause

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.key}>"


O_co = TypeVar("O_co", bound=Option, covariant=True)


class Refusal:
    """One reason why something is not on offer: the key it would have, the clause that forbids it, and words."""

    __slots__ = ("clause", "key", "numbers", "text")

    def __init__(self, key: str, clause: str, text: str, numbers: dict[str, object]) -> None:
        self.key = key
        self.clause = clause
        self.text = text
        self.numbers = numbers

    @property
    def words(self) -> str:
        """The reason as a sentence, numbers and all."""
        return self.text.format(**self.numbers)

    def __repr__(self) -> str:
        return f"<Refusal {self.key}: {self.words} [{self.clause}]>"


class Refusals:
    """Collects refusals while a menu function runs. Menu functions get None instead when nobody asks why."""

    __slots__ = ("all",)
    in_words: ClassVar[bool] = True  # where not, a menu may leave text and numbers out

    def __init__(self) -> None:
        self.all: list[Refusal] = []

    def __call__(self, key: str, clause: str, text: str, **numbers: object) -> None:
        """Note that `key` is not on offer because of `clause`; `text` names its numbers in braces."""
        self.all.append(Refusal(key, clause, text, numbers))


class RefusedKeys(Refusals):
    """Collects what is not on offer, when nobody wants to hear the reasons."""

    __slots__ = ()
    in_words = False


Why = Refusals | None


class Question:
    """The kind of a question: its name, its clause, the key that stands when nobody answers, who lists its options."""

    __slots__ = ("clause", "default", "name", "offer")

    def __init__(self, name: str, clause: str, default: str = "", offer: Callable[..., object] | None = None) -> None:
        self.name = name
        self.clause = clause
        self.default = default
        self.offer = offer


class Menu(msgspec.Struct, Generic[O_co], frozen=True, eq=False):
    """The options of one question. What is on it is legal, and nothing else is.

    `args` is what the menu's own function is asked with, should somebody want to know why not, and `within` what the
    state has to be put into for that: the lane in which the question is asked.
    """

    kind: Question
    options: Sequence[O_co]
    args: tuple[object, ...] = ()
    within: Callable[[], AbstractContextManager[None]] = nullcontext

    @property
    def question(self) -> str:
        """The kind of the question, as in `@menu(question, ...)`."""
        return self.kind.name

    @property
    def clause(self) -> str:
        """The clause by which it is asked."""
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
        """The option with this key; NotOffered says what else there is."""
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
        """The option of this menu that is, or has the key of, the one given; nothing that is no option is on it."""
        options = self.options
        return option if option in options else self.find(getattr(option, "key", option))  # type: ignore[return-value,arg-type]

    def again(self) -> Menu[O_co]:
        """The same question to the state as it is now."""
        if self.kind.offer is None:
            return self
        with self.within():
            return Menu(self.kind, self.kind.offer(None, *self.args), self.args, self.within)  # type: ignore[arg-type]

    def inside(self, within: Callable[[], AbstractContextManager[None]]) -> Menu[O_co]:
        """The same menu, whose function is asked with the state put into something."""
        return Menu(self.kind, self.options, self.args, within)

    def refusals(self) -> list[Refusal]:
        """Everything the menu's own function says is not on offer."""
        why = Refusals()
        self._ask(why)
        return why.all

    def barred(self) -> list[str]:
        """The keys of all that, each once."""
        why = RefusedKeys()
        self._ask(why)
        return list(dict.fromkeys([refusal.key for refusal in why.all]))

    def _ask(self, why: Refusals) -> None:
        if self.kind.offer is not None:
            with self.within():
                self.kind.offer(why, *self.args)

    def unanswered(self) -> O_co:
        """What stands at this question when nobody answers; `Match.let_pass` also minds the parts given before."""
        return next((o for o in self.options if o.key == self.kind.default), self.options[0])


def _without_refusals(offer: Callable[..., Sequence[O_co]]) -> Callable[..., Sequence[O_co]]:
    return partial(offer, None)


def _must_list(offer: Callable[..., object], options: Sequence[object] | None) -> None:
    """A menu's function lists options; none at all where a race waits for others."""
    name = getattr(offer, "__name__", "a menu")
    if options is None:
        raise FlowError(f"{name}() returns None: return the list of options")
    if options:
        raise FlowError(f"{name}() lists {options[0]!r}, which is no Option: write Option(key, clause)")


def menu(
    question: str, clause: str, default: str = ""
) -> Callable[[Callable[Concatenate[Why, P], Sequence[O_co]]], Callable[P, Menu[O_co]]]:
    """Makes a menu of a function that lists options and, given `no`, also says what it leaves out.

    `@menu("where", "AL-DEC-02")` above `def ends(no: Why, s: State, party: int) -> list[To]` gives `ends(s, party)`.
    """

    def wrap(offer: Callable[Concatenate[Why, P], Sequence[O_co]]) -> Callable[P, Menu[O_co]]:
        kind = Question(question, clause, default, offer)
        listed = _without_refusals(offer)

        def ask(*args: P.args, **named: P.kwargs) -> Menu[O_co]:
            if named:
                named_kind = Question(question, clause, default, partial(offer, **named))
                return Menu(named_kind, listed(*args, **named), args)
            options = listed(*args)
            if not options or not isinstance(options[0], Option):  # pyright: ignore[reportUnnecessaryIsInstance]
                _must_list(offer, options)
            return Menu(kind, options, args)

        ask.__name__ = getattr(offer, "__name__", question)
        ask.__doc__ = offer.__doc__
        return ask

    return wrap
