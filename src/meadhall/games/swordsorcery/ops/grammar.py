"""The small languages in card texts: amounts, selectors, predicates, filters, ranges, conditions, rule sentences."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

MIN_HEROES: Final = 2  # a tuple of four numbers is for 2, 3, 4 and 5 heroes (SS-VOC-01)

Amount = int | str | tuple[int, ...]


class Formula(NamedTuple):
    """A formula such as `2H+1`: a factor, a variable (SR, SR2, H or H2), and a number to add."""

    factor: int
    variable: str
    addend: int


_FORMULA: Final = re.compile(r"(\d*)(SR2|SR|H2|H)([+-]\d+)?$")


@cache
def parse_formula(text: str) -> Formula | None:
    """Parse a formula. Return None for any other text."""
    match = _FORMULA.match(text)
    if match is None:
        return None
    return Formula(int(match[1] or 1), match[2], int(match[3] or 0))


def half_rounded_up(number: int) -> int:
    """Return half of a number, rounded up (SS-GEN-08)."""
    return (number + 1) // 2


def amount_value(amount: Amount, rank: int, heroes: int) -> int:
    """Return the value of an amount for a Soulrank and a number of heroes (SS-VOC-01, SS-GEN-09 to 11)."""
    if isinstance(amount, int):
        return amount
    if not isinstance(amount, str):
        return amount[heroes - MIN_HEROES]
    parsed = parse_formula(amount)
    if parsed is None:
        raise ValueError(f"'{amount}' is not an amount")
    number = {"SR": rank, "SR2": half_rounded_up(rank), "H": heroes, "H2": half_rounded_up(heroes)}[parsed.variable]
    return parsed.factor * number + parsed.addend


class Selector(NamedTuple):
    """A selector such as `near_heroes:1`: a word, and its argument after the colon (SS-VOC-02)."""

    word: str
    argument: str


@cache
def parse_selector(text: str) -> Selector:
    word, _, argument = text.partition(":")
    return Selector(word, argument)


class Range(NamedTuple):
    """A range of distances, both ends included (SS-DIS-02)."""

    min_distance: int
    max_distance: int

    def __contains__(self, distance: object) -> bool:
        return isinstance(distance, int) and self.min_distance <= distance <= self.max_distance


ANY_RANGE: Final = Range(0, 999)


@cache
def parse_range(text: str) -> Range:
    """Parse a range such as `0-3` or `0`. An empty text means any distance."""
    if not text:
        return ANY_RANGE
    min_distance, _, max_distance = text.partition("-")
    return Range(int(min_distance), int(max_distance or min_distance))


@cache
def parse_predicate(text: str) -> tuple[str, ...]:
    """Return the words of a predicate. All of them must be true (SS-VOC-03)."""
    return tuple(word.strip() for word in text.split("&") if word.strip())


class Filter(NamedTuple):
    """One part of a filter: `family:orc|bowman`, `rank:green`, `tag:undead`."""

    kind: str
    values: frozenset[str]


@cache
def parse_filter(text: str) -> tuple[Filter, ...]:
    """Return the parts of a filter; empty for `any`."""
    if text in ("", "any"):
        return ()
    parts = (part.strip().partition(":") for part in text.split("&"))
    return tuple(Filter(kind, frozenset(values.split("|"))) for kind, _, values in parts)


def parse_names(text: str) -> tuple[str, ...]:
    """Return the words of a comma-separated list."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


# ---- conditions of the story (SS-STY-30)


class Condition(NamedTuple):
    """A node of a condition tree: `all` or `any` with parts, or a word with its argument after the colon."""

    word: str
    argument: str
    parts: tuple[Condition, ...] = ()


@cache
def parse_condition(text: str) -> Condition:
    """Parse a condition. In it, `&` binds tighter than `|`."""
    tokens = re.findall(r"[&|()]|[^&|()\s]+", text)
    tree, rest = _parse_any(tokens)
    if rest:
        raise ValueError(f"'{text}' cannot be read after '{' '.join(tokens[: len(tokens) - len(rest)])}'")
    return tree


def _parse_any(tokens: list[str]) -> tuple[Condition, list[str]]:
    parts: list[Condition] = []
    part, tokens = _parse_all(tokens)
    parts.append(part)
    while tokens and tokens[0] == "|":
        part, tokens = _parse_all(tokens[1:])
        parts.append(part)
    return (parts[0] if len(parts) == 1 else Condition("any", "", tuple(parts))), tokens


def _parse_all(tokens: list[str]) -> tuple[Condition, list[str]]:
    parts: list[Condition] = []
    part, tokens = _parse_word(tokens)
    parts.append(part)
    while tokens and tokens[0] == "&":
        part, tokens = _parse_word(tokens[1:])
        parts.append(part)
    return (parts[0] if len(parts) == 1 else Condition("all", "", tuple(parts))), tokens


def _parse_word(tokens: list[str]) -> tuple[Condition, list[str]]:
    if not tokens:
        raise ValueError("a condition ends too early: a word is missing")
    if tokens[0] == "(":
        inner, rest = _parse_any(tokens[1:])
        if not rest or rest[0] != ")":
            raise ValueError("a parenthesis is not closed")
        return inner, rest[1:]
    word, _, argument = tokens[0].partition(":")
    return Condition(word, argument), tokens[1:]


# ---- behaviour (SS-AI-20)

ANY_DISTANCE_BAND: Final = "+"  # the band of the rule that applies at any distance


class Instruction(NamedTuple):
    """One instruction of a sentence: `Attack club`, `Move 2`, `Close 2 to 3`, `Retreat 1`, `Power`."""

    word: str
    steps: int = 0
    distance: int = 0
    name: str = ""


Sentence = tuple[Instruction, ...]
_CLOSE: Final = re.compile(r"Close (\d+) to (\d+)$")
_MOVE: Final = re.compile(r"(Move|Retreat) (\d+)$")
_ATTACK: Final = re.compile(r"Attack(?: (.+))?$")


@cache
def parse_rule(text: str) -> tuple[Sentence, ...]:
    """Return the sentences of a behaviour rule, each as a tuple of instructions."""
    return tuple(tuple(map(_parse_instruction, part.split(","))) for part in text.split(".") if part.strip())


def _parse_instruction(text: str) -> Instruction:
    text = text.strip()
    if text == "Power":
        return Instruction("Power")
    if match := _CLOSE.match(text):
        return Instruction("Close", int(match[1]), int(match[2]))
    if match := _MOVE.match(text):
        return Instruction(match[1], int(match[2]))
    if match := _ATTACK.match(text):
        return Instruction("Attack", name=match[1] or "")
    raise ValueError(f"'{text}' is not a step of a behaviour")
