"""Dice (4.3): their places and faces, throws, and sets of dice as answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from meadhall.engine import Option, Table
from meadhall.games.heroes.content import FACES_OF_SYMBOL, SYMBOLS, Requirement
from meadhall.games.heroes.events import DiceThrown
from meadhall.games.heroes.state import IN_AIR, IN_HAND, MAX_DICE, NO_DIE, Seat, State

FACES: Final = range(len(SYMBOLS))
Dice = tuple[int, ...]  # numbers of dice, counted from 0


def dice_with_face(s: State, seat: Seat, *faces: int) -> Dice:
    """Return the dice of a player that show one of these faces, or are IN_HAND or IN_AIR."""
    return tuple([die for die, face in enumerate(s.sides[seat].dice) if face in faces])


def dice_on_table(s: State, seat: Seat) -> Dice:
    return tuple([die for die, face in enumerate(s.sides[seat].dice) if face >= 0])


def dice_in_hand(s: State, seat: Seat) -> Dice:
    return dice_with_face(s, seat, IN_HAND)


def count_of_symbol(s: State, seat: Seat, symbol: str) -> int:
    """Return the number of dice on the table that show a symbol. For IDENTICAL: the largest count of an element."""
    dice = s.sides[seat].dice
    return max([dice.count(face) for face in FACES_OF_SYMBOL[symbol]])


def is_requirement_met(s: State, seat: Seat, requirement: Requirement) -> bool:
    """Whether the dice on the table meet the requirement of a card (HE-CST-02)."""
    return count_of_symbol(s, seat, requirement.symbol) >= requirement.count


def throw_dice(t: Table[State], seat: Seat, dice: Iterable[int], clause: str, final: bool = False) -> None:
    """Throw these dice, in ascending number, from the player's own stream of luck (HE-PRE-03, HE-CHA-03)."""
    faces = t.state.sides[seat].dice
    dice_numbers = sorted(dice)
    for die in dice_numbers:
        faces[die] = t.pick(f"dice/{seat}", clause, FACES)
    t.tell(DiceThrown(seat, dice_numbers, [faces[die] for die in dice_numbers], final))


def make_final_throw(t: Table[State], seats: Iterable[Seat]) -> None:
    """Throw every die in hand or in the air once (HE-PRE-09)."""
    for seat in seats:
        dice = dice_with_face(t.state, seat, IN_HAND, IN_AIR)
        if dice:
            throw_dice(t, seat, dice, "HE-PRE-09", final=True)


def lift_all_dice(s: State, seat: Seat) -> None:
    """Return all dice of a player to the hand (HE-RES-02)."""
    s.sides[seat].dice = [face if face == NO_DIE else IN_HAND for face in s.sides[seat].dice]


# ---- sets of dice as answers


class Throw(Option):
    """Lift and throw these dice. With an empty set the player holds."""

    __slots__ = ("dice",)

    def __init__(self, dice: Dice, clause: str) -> None:
        super().__init__(f"throw:{_digits(dice)}", clause)
        self.dice = dice


class CallStop(Option):
    """Call Stop. These dice are thrown in the final throw."""

    __slots__ = ("dice",)

    def __init__(self, dice: Dice, clause: str) -> None:
        super().__init__(f"stop:{_digits(dice)}", clause)
        self.dice = dice


def _digits(dice: Dice) -> str:
    """Return the part of a key that names these dice, counted from 1."""
    return "".join(str(die + 1) for die in dice) or "none"


def subsets(dice: Sequence[int]) -> list[Dice]:
    """Return every set of these dice, the smallest first."""
    sets: list[Dice] = [()]
    for die in dice:
        sets += [(*subset, die) for subset in sets]
    return sorted(sets, key=lambda subset: (len(subset), subset))


THROW_OPTIONS: Final = {dice: Throw(dice, "HE-BEA-03") for dice in subsets(range(MAX_DICE))}
STOP_OPTIONS: Final = {dice: CallStop(dice, "HE-BEA-04") for dice in subsets(range(MAX_DICE))}
LIFT_OPTIONS: Final = {dice: Throw(dice, "HE-RTM-02") for dice in subsets(range(MAX_DICE))}
CALL_STOP: Final = CallStop((), "HE-PRE-05")
