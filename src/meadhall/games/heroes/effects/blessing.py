"""The end of Blessing (HE-SPL-02): its bearer gives up a die."""

from __future__ import annotations

from meadhall.engine import NotAsked, Option, Table, choose, menu
from meadhall.games.heroes.events import DieGivenUp
from meadhall.games.heroes.state import MAX_DICE, NO_DIE, Seat, State


class GiveUp(Option):
    """Give up a die, counted from 1."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        super().__init__(f"die:{die + 1}", "HE-SPL-02")
        self.die = die


GIVE_UP_OPTIONS = [GiveUp(die) for die in range(MAX_DICE)]


@menu("give-up-die", "HE-DEC-20")
def give_up_options(s: State, seat: Seat) -> list[GiveUp]:
    """Return the options to give up one of the player's dice. The first one is the default."""
    if not s.is_in(seat):
        return []
    dice = [die for die, face in enumerate(s.sides[seat].dice) if face != NO_DIE]
    return [GIVE_UP_OPTIONS[die] for die in sorted(dice, reverse=True)]


async def ask_for_owed_dice(t: Table[State]) -> None:
    """Ask each player who has lost a Blessing for a die to give up (HE-SPL-02)."""
    s = t.state
    while s.due:
        seat = s.due[0]
        try:
            give_up_die(t, seat, (await choose(seat, give_up_options(s, seat))).die)
        except NotAsked:
            s.due = [other for other in s.due if other != seat]


def give_up_owed_dice(t: Table[State]) -> None:
    """Give up the die with the highest number for each lost Blessing, without asking (HE-SPL-27)."""
    s = t.state
    for seat in s.due[:]:
        give_up_die(t, seat, highest_die(s, seat))


def give_up_die(t: Table[State], seat: Seat, die: int) -> None:
    """Remove a die of a player who has lost a Blessing: on the table, in hand or in the air (HE-SPL-02)."""
    s = t.state
    s.due.remove(seat)
    s.sides[seat].dice[die] = NO_DIE
    t.tell(DieGivenUp(seat, die))


def highest_die(s: State, seat: Seat) -> int:
    """Return the player's die with the highest number, which is given up without asking (HE-DEC-20, HE-SPL-27)."""
    return max(die for die, face in enumerate(s.sides[seat].dice) if face != NO_DIE)
