"""Row `style`, Adventurous: all enemies are on the map from the start (ADV)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Option, Reason, Refused, menu
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.heropath.actions.meddling import ENOUGH, Pick
from meadhall.games.heropath.enemies.placing import On, elsewhere, no_room_or, on
from meadhall.games.heropath.enemies.tokens import can_come, expose_one, hidden_tokens, move, steps_of
from meadhall.games.heropath.land import ALL, LINKS, PIER, SPACES, Space
from meadhall.games.heropath.modes.conservative import Conservative
from meadhall.games.heropath.state import Seat, State, Token


class PlaceIt(Option):
    __slots__ = ()

    def words(self, state: State, names: Names) -> str:
        return "Place the new enemy"


class RevealNone(PlaceIt):
    """Where none can be placed: nothing happens."""

    __slots__ = ()

    def words(self, state: State, names: Names) -> str:
        return "Reveal none: no new enemy is placed"


PLACE: Final = PlaceIt("place", "HP-ADV-02")
NONE: Final = RevealNone("place", "HP-ADV-04")


NONE_HIDDEN: Final = Reason("HP-ADV-02", "No hidden enemy lies there.")
ONE_LINK: Final = Reason("HP-ADV-04", "It moves over one link.")


@menu("place-or-reveal", "HP-ADV-02", default="place")
def choices(s: State, seat: Seat, can_place: bool) -> list[Option]:
    """Place the new enemy, if one can be placed, or reveal a hidden one on the map (HP-ASK-32)."""
    reveals: list[Option] = [Pick(s, space, token, "HP-ADV-02") for space, token in hidden_tokens(s, ALL)]
    return [PLACE if can_place else NONE, *reveals]


@choices.never
def no_choices(s: State, seat: Seat, can_place: bool) -> Iterator[Refused]:
    """Where no hidden enemy lies."""
    return elsewhere({space for space, _ in hidden_tokens(s, ALL)}, lambda space: NONE_HIDDEN)


@menu("move-revealed", "HP-ADV-04", default="enough")
def steps(s: State, space: Space) -> list[Option]:
    """One link, or not at all."""
    return [ENOUGH, *on(steps_of(s, space), "HP-ADV-04")]


@steps.never
def no_steps(s: State, space: Space) -> Iterator[Refused]:
    """Full spaces, and those farther off."""
    near, why = LINKS[space], no_room_or(s, ONE_LINK)
    return elsewhere(steps_of(s, space), lambda one: why(one) if one in near else ONE_LINK)


class Adventurous(Conservative):
    def hidden_spaces(self, s: State) -> Sequence[Space]:
        """All but Settlements, balloons, the start and the ferry's space: exactly 48 (HP-ADV-01)."""
        return [
            space for space in ALL if SPACES[space].kind not in ("settlement", "balloon", "start") and space != PIER
        ]

    def exposed_spaces(self, s: State) -> Sequence[Space]:
        return []

    def can_reveal(self, s: State) -> bool:
        """Also when neither stockpile nor Scale holds an enemy (HP-ADV-04)."""
        return bool(hidden_tokens(s, ALL))

    async def new_enemy(self, t: Table[State], seat: Seat, spaces: Sequence[Space], clause: str) -> bool:
        """For each new enemy a hidden one may be revealed instead, and moved by one step (HP-ADV-02 to 04)."""
        s = t.state
        can_place = bool(spaces) and can_come(s)
        offered = choices(s, seat, can_place)
        pick = await choose(seat, offered) if len(offered) > 1 else offered[0]
        if not isinstance(pick, Pick):
            return False
        expose_one(t, pick.space, pick.token, "HP-ADV-02")
        token = Token(pick.token.piece, exposed=True)
        if steps_of(s, pick.space):
            to = await choose(seat, steps(s, pick.space))
            if isinstance(to, On):
                move(t, pick.space, token, to.space)
        return True
