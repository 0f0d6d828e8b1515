"""The option class of all menus, cached by key, and answers that name characters."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.engine import Menu, Option, choose
from meadhall.engine.common.text import Text
from meadhall.games.swordsorcery.content import COMPANIONS
from meadhall.games.swordsorcery.state import COMPANION, Ref, Seat, State, is_enemy, is_hero


class Answer(Option):
    """An option with a kind and perhaps the id of an object. Its key is `kind:id`, such as `to:K5`, or `kind`."""

    __slots__ = ("kind", "of")

    def __init__(self, kind: str, object_id: str, clause: str) -> None:
        super().__init__(f"{kind}:{object_id}" if object_id else kind, clause)
        self.kind = kind
        self.of = object_id

    def message(self, state: object) -> Text:
        """Return the text for this kind. Most answers have a longer text, see `words`."""
        return Text(f"option-{self.kind}")

    @property
    def number(self) -> int:
        return int(self.of)


@cache
def answer(kind: str, clause: str, object_id: str = "") -> Answer:
    """Return the option with this kind, clause and object."""
    return Answer(kind, object_id, clause)


YES: Final = "yes"
NO: Final = "no"
DONE: Final = "done"


def hero_index_by_id(s: State, id: str) -> int:
    """Return the index of the hero with this card id."""
    return next(hero_index for hero_index, hero in enumerate(s.heroes) if hero.id == id)


def foe_answer(clause: str, ref: Ref) -> Answer:
    """Return the answer that names an enemy."""
    return answer("foe", clause, str(ref))


def character_answer(s: State, ref: Ref, clause: str) -> Answer:
    """Return the answer that names a character."""
    if is_hero(ref):
        return answer("hero", clause, s.heroes[ref].id)
    if is_enemy(ref):
        return answer("foe", clause, str(ref))
    companion = s.companion(ref - COMPANION)
    assert companion is not None
    return answer("hero", clause, companion.id)


def ref_of_answer(s: State, pick: Answer) -> Ref:
    """Return the character that an answer names."""
    if pick.kind == "foe":
        return pick.number
    if pick.of in COMPANIONS:
        return next(COMPANION + companion.owner for companion in s.companions if companion.id == pick.of)
    return hero_index_by_id(s, pick.of)


async def choose_if_several(seat: Seat, options: Menu[Answer]) -> Answer:
    """Ask a seat and return its answer. A single option is returned without asking."""
    return options[0] if len(options) == 1 else await choose(seat, options)
