"""What a card does, as data: `WOUND target 2 magical` read into a verb with its parts (section 11.1)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

VERBS: Final = (
    "WOUND", "HEAL", "DRAW", "DISCARD", "REROLL", "MOVE", "SHIFT", "TURN_COLUMNS", "ACTIVATE", "STRIKE", "CHAIN",
    "ADD_POWER", "UNMAKE", "REMOVE_SELF", "RETURN_SELF", "STRENGTH", "ACTIVATION_COST", "REDUCE", "IMMUNE", "FREEZE",
    "EXTRA_DIE",
)  # fmt: skip
LASTING: Final = frozenset(("STRENGTH", "ACTIVATION_COST", "REDUCE", "IMMUNE", "FREEZE", "EXTRA_DIE"))
TRIGGERS: Final = ("ON_STOP", "ON_CAST", "ON_BASIC_ATTACK", "CONTINUOUS")
WHOM: Final = (
    "target", "each_target", "self", "attacker", "owner", "adjacent_to_target", "behind_target", "beside_target",
    "each_in_column", "each_in_front_line", "each_on_board", "each_exposed_of_target", "hero_of_target",
    "beings_of_target", "creatures_of_target", "chosen_own_Being", "chosen_Being_of_target", "opponents_exposed_Being",
)  # fmt: skip
KINDS: Final = ("physical", "magical")
HALF: Final = "half"
WOUNDS_ON_TARGET: Final = "count(wounds_on_target)"
IF_WOUNDED: Final = re.compile(r"(\d+)_if_wounded_else_(\d+)")
DICE_SHOW: Final = re.compile(r"count\((\w+)\)")
_CONDITION: Final = re.compile(r"dice\((\w+)\)>=(\d+)")
_HEAD: Final = re.compile(r"(?P<when>[A-Z_]+)(?: (?P<whom>\w+))?(?: if (?P<condition>\S+))?: (?P<rest>.*)")


@dataclass(frozen=True)
class Effect:
    """One part of a card: a verb, whom it befalls, how much and of which kind, and what it waits for.

    `when` is the trigger ("" at once), `of` whose moment that is, `if_shown` a symbol that the dice must show, `may`
    that its player chooses whether.
    """

    verb: str
    whom: str = ""
    amount: str = ""
    kind: str = ""
    settings: tuple[tuple[str, str], ...] = ()
    when: str = ""
    of: str = ""
    if_shown: str = ""
    may: bool = False

    @property
    def number(self) -> int:
        """The amount, where it is a plain number."""
        return int(self.amount)

    def setting(self, name: str, otherwise: str = "") -> str:
        """The value of `name=value`; a word alone counts as its own value."""
        return next((value for key, value in self.settings if key == name), otherwise)


def read_effects(texts: Sequence[str]) -> tuple[Effect, ...]:
    """The parts of a card in the order written; ValueError quotes what is not understood."""
    return tuple(read_effect(text) for text in texts)


def read_effect(text: str) -> Effect:
    """One part of a card: `[TRIGGER whom [if dice(symbol)>=1]:] [MAY] VERB [whom] [amount] [kind] [settings]`."""
    when = of = if_shown = ""
    head = _HEAD.fullmatch(text)
    rest = text
    if head is not None:
        when, of, rest = _one(head["when"], TRIGGERS, text), head["whom"] or "", head["rest"]
        if_shown = _condition(head["condition"], text) if head["condition"] else ""
    words = rest.split()
    may = words[:1] == ["MAY"]
    verb = _one(next(iter(words[may:]), ""), VERBS, text)
    whom = amount = kind = ""
    settings: list[tuple[str, str]] = []
    for word in words[may + 1 :]:
        if word in WHOM and not whom:
            whom = word
        elif word in KINDS:
            kind = word
        elif "=" in word or not _is_amount(word):
            name, _, value = word.partition("=")
            settings.append((name, value or name))
        elif not amount:
            amount = word
        else:
            raise ValueError(f"'{text}' has two amounts, {amount} and {word}")
    _complete(text, verb, whom, amount, kind)
    return Effect(verb, whom, amount, kind, tuple(settings), when, of, if_shown, may)


def _one(word: str, words: tuple[str, ...], text: str) -> str:
    if word not in words:
        raise ValueError(f"'{text}' begins with '{word}', which is none of {', '.join(words)}")
    return word


def _condition(word: str, text: str) -> str:
    match = _CONDITION.fullmatch(word)
    if match is None or match[2] != "1":
        raise ValueError(f"'{text}' waits for '{word}'; a condition is dice(symbol)>=1")
    return match[1]


def _is_amount(word: str) -> bool:
    special = word in (HALF, "all") or DICE_SHOW.fullmatch(word) or IF_WOUNDED.fullmatch(word)
    return bool(special) or re.fullmatch(r"[+-]?\d+", word) is not None


def _complete(text: str, verb: str, whom: str, amount: str, kind: str) -> None:
    if verb in ("WOUND", "STRIKE") and not (whom and amount and kind):
        raise ValueError(f"'{text}' must say whom, how many and physical or magical")
    if verb in ("HEAL", "DRAW", "DISCARD", "ADD_POWER", "STRENGTH", "ACTIVATION_COST", "REDUCE") and not amount:
        raise ValueError(f"'{text}' must say how many")
