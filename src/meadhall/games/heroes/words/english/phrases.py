"""Words that sentences of Heroes are made of: cards, spaces, dice, numbers."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine import Names
from meadhall.engine.common.english import count, listing
from meadhall.games.heroes.board.spaces import SPACE_NAMES
from meadhall.games.heroes.content import CREATURES, HEROES, SPELLS
from meadhall.games.heroes.state import A_HERO, EMPTY, Seat, State


def people(seats: Sequence[Seat], names: Names) -> str:
    """`you and Bram`, in the middle of a sentence."""
    return listing(["you" if seat == names.listener else names(seat) for seat in seats])


def spell(number: int) -> str:
    return SPELLS[number].name if number != EMPTY else "nothing"


def hero(number: int) -> str:
    """The short name of a Hero: `Maris`."""
    return HEROES[number].name.replace(",", "").split()[0] if number != EMPTY else "no Hero"


def card(number: int) -> str:
    """A Creature by name; a Hero is `the Hero`."""
    return "the Hero" if number == A_HERO else CREATURES[number].name


def place(space: int) -> str:
    """`front 2`, `back 4`."""
    if space < 0:
        return "beside the board"
    name = SPACE_NAMES[space]
    return f"{'front' if name[0] == 'f' else 'back'} {name[1]}"


def being(owner: Seat, number: int, space: int, names: Names) -> str:
    """`your Triton on front 2`, `Bram's Hero on back 1`."""
    what = "Hero" if number == A_HERO else CREATURES[number].name
    return f"{names.whose(owner)} {what}" + (f" on {place(space)}" if space >= 0 else "")


def at(s: State, seat: Seat, space: int, names: Names) -> str:
    """Whoever stands on a space, with what he can still bear."""
    there = s.spaces[seat][space]
    if there == EMPTY:
        return f"{names.whose(seat)} {place(space)}"
    return f"{being(seat, s.beings[there].card, space, names)}, {count(s.life(there), 'hit point')}"


def whose_spell(number: int, seat: Seat, space: int, names: Names) -> str:
    """`Poison on Bram's front 2`, `Daze on you`."""
    if space < 0:
        bearer = "you" if seat == names.listener else names(seat)
        return f"{spell(number)} on {bearer}"
    return f"{spell(number)} on {names.whose(seat)} {place(space)}"
