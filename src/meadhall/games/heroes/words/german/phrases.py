"""Words that German sentences of Heroes are made of: Beings, spaces, numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine import Names
from meadhall.engine.language.german import count, listing
from meadhall.games.heroes.board.spaces import SPACE_NAMES
from meadhall.games.heroes.state import EMPTY, Seat, State
from meadhall.games.heroes.words.german.names import noun, spell

ENDINGS: Final = ("", "e", "")  # of "dein", by gender
ENDINGS_WHOM: Final = ("en", "e", "")


def wounds(number: int, kind: str = "") -> str:
    """`1 Wunde`, `2 magische Wunden`."""
    how = f"{KINDS[kind]} " if kind else ""
    return f"{number} {how}{'Wunde' if number == 1 else 'Wunden'}"


KINDS: Final = {"physical": "physische", "magical": "magische"}


def points(number: int) -> str:
    return count(number, "Punkt", "Punkte")


def with_points(number: int) -> str:
    """After `von` and `mit`: `2 Punkten`."""
    return count(number, "Punkt", "Punkten")


def hit_points(number: int) -> str:
    return count(number, "Lebenspunkt", "Lebenspunkte")


def cards(number: int) -> str:
    return count(number, "Karte", "Karten")


def dice_thrown(number: int) -> str:
    return f"{number} Würfel"


def tokens(number: int) -> str:
    return f"{number} Kraftmarker"


def with_tokens(number: int) -> str:
    """After `mit`: `2 Kraftmarkern`."""
    return count(number, "Kraftmarker", "Kraftmarkern")


def people(seats: Sequence[Seat], names: Names) -> str:
    """`du und Bram`, in the middle of a sentence."""
    return listing([names.inside(seat) for seat in seats])


def place(space: int) -> str:
    """`vorn 2`, `hinten 4`."""
    if space < 0:
        return "neben dem Brett"
    name = SPACE_NAMES[space]
    return f"{'vorn' if name[0] == 'f' else 'hinten'} {name[1]}"


def to_(space: int) -> str:
    """`nach vorn 2`, or `neben das Brett`."""
    return f"nach {place(space)}" if space >= 0 else "neben das Brett"


def on(name: str, space: int) -> str:
    """`Triton (vorn 2)`."""
    return f"{name} ({place(space)})" if space >= 0 else name


def being(owner: Seat, number: int, space: int, names: Names) -> str:
    """`dein Triton (vorn 2)`, `Brams Held (hinten 1)`."""
    word = noun(number)
    return on(f"{names.whose(owner, ENDINGS[word.gender])} {word.name}", space)


def being_whom(owner: Seat, number: int, space: int, names: Names) -> str:
    """The same as an object: `deinen Eisdrachen (vorn 2)`."""
    word = noun(number)
    return on(f"{names.whose(owner, ENDINGS_WHOM[word.gender])} {word.whom}", space)


def at(s: State, seat: Seat, space: int, names: Names) -> str:
    """Whoever stands on a space, with what he can still bear."""
    there = s.spaces[seat][space]
    if there == EMPTY:
        return f"{names.whose(seat)} Feld {place(space)}"
    return f"{being(seat, s.beings[there].card, space, names)}, {hit_points(s.life(there))}"


def whose_spell(number: int, seat: Seat, space: int, names: Names) -> str:
    """`Gift bei Bram (vorn 2)`, `Trägheit bei dir`."""
    return on(f"{spell(number)} bei {names.to(seat)}", space)
