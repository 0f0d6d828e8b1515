"""What is printed on cards, before any language puts it in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from meadhall.games.heroes.content import HEROES, IDENTICAL, SPELLS
from meadhall.games.heroes.ops import AnyOp
from meadhall.games.heroes.words.signs import sign

Bearer = Literal["player", "Being", "self"]  # on whom a Spell lies, or whose ability it is


def on_spell(spell: int, sentence: Callable[[AnyOp, Bearer], str], more: str) -> list[str]:
    """What a Spell does, sentence by sentence, and what an enhancement adds to that, if that is said."""
    card = SPELLS[spell]
    bearer: Bearer = "player" if card.target == "any player" else "Being"
    return [*(sentence(op, bearer) for op in card.parts), *([more] if more else [])]


def enhanced(spell: int, words: Mapping[str, str]) -> str:
    """What an enhancement adds to a Spell, in the words for its kind; nothing if it cannot be enhanced."""
    return words.get(SPELLS[spell].enhancement, "")


def need_of(spell: int, identical: str) -> str:
    """`4 F`, or how many identical ones, in a word of the language."""
    need = SPELLS[spell].requirement
    return f"{need.count} {identical if need.symbol == IDENTICAL else sign(need.symbol)}"


def signs_of(hero: int) -> tuple[str, str]:
    """The element and the weakness of a Hero."""
    return sign(HEROES[hero].element), sign(HEROES[hero].weakness)
