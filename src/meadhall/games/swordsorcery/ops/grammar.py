"""The small languages in the texts of cards: amounts, selectors, predicates, filters, ranges, sentences."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

FEWEST_HEROES: Final = 2  # an array of four numbers is for 2, 3, 4, 5 heroes (SS-VOC-01)

Amount = int | str | tuple[int, ...]


class Formula(NamedTuple):
    """`2H+1`: a factor, one of SR, SR2, H, H2, and something added."""

    factor: int
    of: str
    plus: int


_FORMULA: Final = re.compile(r"(\d*)(SR2|SR|H2|H)([+-]\d+)?$")


@cache
def formula(text: str) -> Formula | None:
    """A formula read; None for another text."""
    found = _FORMULA.match(text)
    if found is None:
        return None
    return Formula(int(found[1] or 1), found[2], int(found[3] or 0))


def half(number: int) -> int:
    """Return half of a number, rounded up (SS-GEN-08)."""
    return (number + 1) // 2


def amount_for(amount: Amount, rank: int, heroes: int) -> int:
    """The value of an amount for an owner of this Soulrank and this many heroes (SS-VOC-01, SS-GEN-09 to 11)."""
    if isinstance(amount, int):
        return amount
    if not isinstance(amount, str):
        return amount[heroes - FEWEST_HEROES]
    read = formula(amount)
    if read is None:
        raise ValueError(f"'{amount}' is not an amount")
    number = {"SR": rank, "SR2": half(rank), "H": heroes, "H2": half(heroes)}[read.of]
    return read.factor * number + read.plus


class Selector(NamedTuple):
    """`near_heroes:1`: a word, and its argument after the colon (SS-VOC-02)."""

    word: str
    of: str


@cache
def selector(text: str) -> Selector:
    word, _, of = text.partition(":")
    return Selector(word, of)


class Range(NamedTuple):
    """A range from the least to the most distance (SS-DIS-02)."""

    least: int
    most: int

    def __contains__(self, distance: object) -> bool:
        return isinstance(distance, int) and self.least <= distance <= self.most


ANY_RANGE: Final = Range(0, 999)


@cache
def range_of(text: str) -> Range:
    """`0-3`, `0` or nothing, which is any distance."""
    if not text:
        return ANY_RANGE
    least, _, most = text.partition("-")
    return Range(int(least), int(most or least))


@cache
def predicates(text: str) -> tuple[str, ...]:
    """The words of a predicate, all of which must hold (SS-VOC-03)."""
    return tuple(word.strip() for word in text.split("&") if word.strip())


class Filter(NamedTuple):
    """One part of a filter: `family:orc|bowman`, `rank:green`, `tag:undead`."""

    kind: str
    among: frozenset[str]


@cache
def filters(text: str) -> tuple[Filter, ...]:
    """The parts of a filter; none for `any`."""
    if text in ("", "any"):
        return ()
    parts = (part.strip().partition(":") for part in text.split("&"))
    return tuple(Filter(kind, frozenset(among.split("|"))) for kind, _, among in parts)


def list_of_names(text: str) -> tuple[str, ...]:
    """A list of words with commas between them."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


# ---- conditions of the story (SS-STY-30)


class Condition(NamedTuple):
    """A tree: `all` and `any` of parts, or a word with its argument after the colon."""

    word: str
    of: str
    parts: tuple[Condition, ...] = ()


@cache
def condition(text: str) -> Condition:
    """A condition read; `&` binds before `|`."""
    tokens = re.findall(r"[&|()]|[^&|()\s]+", text)
    read, rest = _any_of(tokens)
    if rest:
        raise ValueError(f"'{text}' goes on after '{' '.join(tokens[: len(tokens) - len(rest)])}'")
    return read


def _any_of(tokens: list[str]) -> tuple[Condition, list[str]]:
    parts: list[Condition] = []
    part, tokens = _all_of(tokens)
    parts.append(part)
    while tokens and tokens[0] == "|":
        part, tokens = _all_of(tokens[1:])
        parts.append(part)
    return (parts[0] if len(parts) == 1 else Condition("any", "", tuple(parts))), tokens


def _all_of(tokens: list[str]) -> tuple[Condition, list[str]]:
    parts: list[Condition] = []
    part, tokens = _one_of(tokens)
    parts.append(part)
    while tokens and tokens[0] == "&":
        part, tokens = _one_of(tokens[1:])
        parts.append(part)
    return (parts[0] if len(parts) == 1 else Condition("all", "", tuple(parts))), tokens


def _one_of(tokens: list[str]) -> tuple[Condition, list[str]]:
    if not tokens:
        raise ValueError("a condition ends too early: a word is missing")
    if tokens[0] == "(":
        inner, rest = _any_of(tokens[1:])
        if not rest or rest[0] != ")":
            raise ValueError("a parenthesis is not closed")
        return inner, rest[1:]
    word, _, of = tokens[0].partition(":")
    return Condition(word, of), tokens[1:]


# ---- behaviour (SS-AI-20)

ALWAYS: Final = "+"  # the band of the rule that always matches


class Deed(NamedTuple):
    """One step of a sentence: `Attack club`, `Move 2`, `Close 2 to 3`, `Retreat 1`, `Power`."""

    word: str
    n: int = 0
    to: int = 0
    name: str = ""


Sentence = tuple[Deed, ...]
_CLOSE: Final = re.compile(r"Close (\d+) to (\d+)$")
_MOVE: Final = re.compile(r"(Move|Retreat) (\d+)$")
_ATTACK: Final = re.compile(r"Attack(?: (.+))?$")


@cache
def rule_sentences(text: str) -> tuple[Sentence, ...]:
    """The sentences of a behaviour rule, each a list of deeds."""
    return tuple(tuple(map(_deed, part.split(","))) for part in text.split(".") if part.strip())


def _deed(text: str) -> Deed:
    text = text.strip()
    if text == "Power":
        return Deed("Power")
    if found := _CLOSE.match(text):
        return Deed("Close", int(found[1]), int(found[2]))
    if found := _MOVE.match(text):
        return Deed(found[1], int(found[2]))
    if found := _ATTACK.match(text):
        return Deed("Attack", name=found[1] or "")
    raise ValueError(f"'{text}' is not a step of a behaviour")
