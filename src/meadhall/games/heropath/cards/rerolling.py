"""Lasting cards by which dice are rolled again, once in each turn of their owner (HP-ASK-19)."""

from __future__ import annotations

from typing import Final, Literal

from meadhall.engine.flows.options import Option, Reason
from meadhall.engine.language.wording import Names
from meadhall.engine.model.pieces import Face, Piece
from meadhall.engine.table.table import Table
from meadhall.games.heropath.cards.holding import is_seen, may_hide, show
from meadhall.games.heropath.cards.lasting import active_with, meets, ops_of
from meadhall.games.heropath.content import CARDS
from meadhall.games.heropath.effects import Reroll
from meadhall.games.heropath.state import Seat, State

Dice = Literal["hero", "search"]

WORDS: Final[dict[Dice, str]] = {"hero": "Roll a die again", "search": "Roll again"}


class Again(Option):
    """Roll dice of a kind again by this card."""

    __slots__ = ("dice", "piece")

    def __init__(self, s: State, piece: Piece, dice: Dice) -> None:
        super().__init__(f"reroll:{s.card(piece).id}", "HP-ASK-19")
        self.piece = piece
        self.dice: Dice = dice

    def words(self, state: State, names: Names) -> str:
        return f"{WORDS[self.dice]}: {state.card(self.piece).name}"


REROLLED_ALREADY: Final = Reason("HP-ASK-19", "{card} has rolled dice again in this turn.")


def rerolls(s: State, seat: Seat, dice: Dice) -> list[Piece]:
    """The active cards that let a hero roll such dice again."""
    hero = s.heroes[seat]
    return [piece for piece, op in active_with(s, hero, Reroll) if op.die == dice and piece not in hero.turn.used]


def ways_to_reroll(s: State, seat: Seat, dice: Dice) -> list[tuple[Again, Reason | None]]:
    """The same as answers, one for each card of another name; besides, the cards that are used up."""
    found: dict[str, tuple[Again, Reason | None]] = {}
    for piece in rerolls(s, seat, dice):
        found.setdefault(s.card(piece).id, (Again(s, piece, dice), None))
    for piece, op in active_with(s, s.heroes[seat], Reroll):
        if op.die == dice and s.card(piece).id not in found:
            found[s.card(piece).id] = Again(s, piece, dice), REROLLED_ALREADY(card=s.card(piece).name)
    return [*found.values()]


def _faces(dice: Dice) -> list[Face]:
    return [face for face in range(len(CARDS)) if any(op.die == dice for op in ops_of(Reroll, face))]


_FACES: Final[dict[Dice, list[Face]]] = {"hero": _faces("hero"), "search": _faces("search")}


def may_reroll(s: State, seat: Seat, dice: Dice) -> bool:
    """Whether a hero may have such a card, by what everybody sees."""
    if any(is_seen(s, piece) for piece in rerolls(s, seat, dice)):
        return True
    return may_hide(s, seat, _FACES[dice], lambda face: meets(s, s.heroes[seat], face))


def use_reroll(t: Table[State], seat: Seat, again: Again) -> None:
    """Shows the card, which is then used for this turn."""
    show(t, seat, again.piece)
    t.state.heroes[seat].turn.used.append(again.piece)
