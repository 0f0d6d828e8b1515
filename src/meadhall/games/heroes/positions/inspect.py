"""Looking at a state or a view in the words of positions."""

from __future__ import annotations

from meadhall.engine.model.pieces import UNSEEN
from meadhall.engine.positions.position import seat_called
from meadhall.games.heroes.board.spaces import SPACE_NAMES
from meadhall.games.heroes.content import CREATURES, HEROES, SPELLS
from meadhall.games.heroes.positions.names import SEATS, SPACES_NAMED
from meadhall.games.heroes.state import BESIDE, EMPTY, State


def being_at(s: State, who: int | str, space: str) -> int:
    """The number of the Being on a space."""
    at: int = SPACES_NAMED.find(space)
    return s.spaces[seat_called(who, SEATS[: s.players])][at]


def on(s: State, who: int | str, space: str) -> str:
    """What stands on a space: `triton`, `triton/2` with wounds, `hero`, or nothing."""
    being = being_at(s, who, space)
    if being == EMPTY:
        return ""
    b = s.beings[being]
    name = "hero" if b.is_hero else CREATURES[b.card].id
    return f"{name}/{b.wounds}" if b.wounds else name


def where(s: State, who: int | str) -> str:
    """A whole board: `f1=triton b2=hero`, and Phoenixes beside it."""
    seat = seat_called(who, SEATS[: s.players])
    beside = ["beside=phoenix" for b in s.beings if b.owner == seat and b.at == BESIDE]
    found = [f"{name}={on(s, seat, name)}" for name in SPACE_NAMES if on(s, seat, name)]
    return " ".join(found + beside)


def life(s: State, who: int | str, space: str = "") -> int:
    """Hit points of a Hero, or what a Being on a space can still bear."""
    seat = seat_called(who, SEATS[: s.players])
    return s.life(being_at(s, seat, space)) if space else s.hit_points(seat)


def hand(s: State, who: int | str) -> list[str]:
    """The cards of a hand; `?` where this state does not know them."""
    return ["?" if spell == UNSEEN else SPELLS[spell].id for spell in s.hand_of(seat_called(who, SEATS[: s.players]))]


def spells(s: State) -> list[str]:
    """The Permanent Spells in play, oldest first, in the words of `build`."""
    found: list[str] = []
    for p in s.permanents:
        at = f".{SPACE_NAMES[s.beings[p.being].at]}" if p.being != EMPTY else ""
        power = f" {p.power}" if p.power else ""
        found.append(f"{SPELLS[p.spell].id} {SEATS[p.seat]}{at} {SEATS[p.controller]}{power}")
    return found


def hero_name(s: State, who: int | str) -> str:
    return HEROES[s.sides[seat_called(who, SEATS[: s.players])].hero].id
