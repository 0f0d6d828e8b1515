"""The values of the option `style`: Conservative, Logical, Mist and Adventurous (STY, LOG, MST, ADV)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meadhall.engine import Option, Reason, Refused, Table, choose, menu
from meadhall.engine.common.text import text
from meadhall.games.heropath import rows
from meadhall.games.heropath.actions.meddling import ENOUGH, Pick
from meadhall.games.heropath.dragon.gathering import begin_gathering
from meadhall.games.heropath.dragon.turn import take_dragons_turn
from meadhall.games.heropath.enemies.placing import On, no_room_reason, refused_other_spaces, space_options
from meadhall.games.heropath.enemies.tokens import (
    enemy_steps,
    expose_enemy,
    hidden_tokens,
    is_enemy_left,
    move_token,
    tokens_in_stock,
)
from meadhall.games.heropath.events.heroes import EvilRose
from meadhall.games.heropath.land import ALL, IS_SETTLEMENT, LINKS, PIER, SETTLEMENTS, SPACES, Space
from meadhall.games.heropath.setup.start import lay_sites
from meadhall.games.heropath.state import EMPTY, Seat, State, Token


class Conservative(rows.Style):
    """Conservative: the classic layout (HP-STY-01)."""

    def set_up_sites(self, t: Table[State]) -> None:
        """Place 8 Place-Sites on the Settlements of the Weeping Willows and the Fog River (HP-SET-08)."""
        lay_sites(t, [space for space in ALL if SPACES[space].setup == "site"], "HP-SET-08")

    def hidden_spaces(self, s: State) -> Sequence[Space]:
        return [space for space in ALL if SPACES[space].setup == "hidden"]

    def exposed_spaces(self, s: State) -> Sequence[Space]:
        return [space for space in ALL if SPACES[space].setup == "exposed"]


class Logical(Conservative):
    """Logical: all Place-Sites are on the map from the start."""

    def set_up_sites(self, t: Table[State]) -> None:
        """Place all 22 Place-Sites at random on the 22 Settlements. The pouch is then empty (HP-LOG-01, 02)."""
        lay_sites(t, SETTLEMENTS, "HP-LOG-01")


class Mist(Conservative):
    """Mist: heroes discover every Place-Site, and discoveries raise Evil."""

    evil_text = text("aim-evil-sites")  # HP-MST-03

    players_draw_sites = False  # only heroes discover Place-Sites (HP-MST-06)
    kills_raise_evil = False  # HP-MST-04

    def set_up_sites(self, t: Table[State]) -> None:
        """Place no Place-Sites (HP-MST-01)."""

    def undiscovered_spaces(self, s: State) -> Sequence[Space]:
        """Return every Settlement space without a Place-Site (HP-MST-01)."""
        return [space for space, site in enumerate(s.sites) if site == EMPTY and IS_SETTLEMENT[space]]

    async def on_site_found(self, t: Table[State], seat: Seat, space: Space) -> None:
        """Give the discoverer a bonus Travel (HP-MST-02), and count the discovery."""
        t.state.heroes[seat].bonus += 1
        await count_discovery(t, seat)

    async def on_site_placed(self, t: Table[State], seat: Seat) -> None:
        """Count the Place-Site of a card as a discovery. It brings no bonus Travel (HP-MST-06)."""
        await count_discovery(t, seat)


async def count_discovery(t: Table[State], seat: Seat) -> None:
    """Count a discovery. Every second one raises Evil (HP-MST-03).

    If Evil reaches level 2 or more, a Dragon's turn follows (HP-MST-05).
    """
    s = t.state
    s.discoveries += 1
    if s.discoveries % 2 or s.is_gathered:
        return
    if s.scale.is_full:
        begin_gathering(t, seat)  # HP-MST-07
    raise_scale(t)
    if s.scale.level >= 2:
        await take_dragons_turn(t, seat)


def raise_scale(t: Table[State]) -> None:
    """Raise the Scale by one level. A token from the stockpile marks the level (HP-MST-03)."""
    s = t.state
    if s.scale.marker == EMPTY and tokens_in_stock(s):
        s.scale.marker = t.draw("HP-MST-03", s.stock.bag)
    s.scale.level += 1
    t.tell(EvilRose(s.scale.level))


class RevealNone(Option):
    """Reveal no enemy. This option replaces the placement if no new enemy is left."""

    __slots__ = ()


PLACE_ENEMY: Final = Option("place", "HP-ADV-02")
REVEAL_NONE: Final = RevealNone("place", "HP-ADV-04")
NONE_HIDDEN: Final = Reason("HP-ADV-02", "none-hidden-there")
ONE_LINK: Final = Reason("HP-ADV-04", "one-link-only")


@menu("place-or-reveal", "HP-ADV-02", default="place")
def placement_options(s: State, seat: Seat, can_place: bool) -> list[Option]:
    """Return the option to place the new enemy, if possible, and those to reveal a hidden one (HP-ASK-32)."""
    reveal_options: list[Option] = [Pick(s, space, token, "HP-ADV-02") for space, token in hidden_tokens(s, ALL)]
    return [PLACE_ENEMY if can_place else REVEAL_NONE, *reveal_options]


@placement_options.never
def refused_placements(s: State, seat: Seat, can_place: bool) -> Iterator[Refused]:
    """Yield refusals for the spaces without a hidden enemy."""
    return refused_other_spaces({space for space, _ in hidden_tokens(s, ALL)}, lambda space: NONE_HIDDEN)


@menu("move-revealed", "HP-ADV-04", default="enough")
def revealed_enemy_moves(s: State, space: Space) -> list[Option]:
    """Return the moves of a revealed enemy: no move, or one link."""
    return [ENOUGH, *space_options(enemy_steps(s, space), "HP-ADV-04")]


@revealed_enemy_moves.never
def refused_enemy_moves(s: State, space: Space) -> Iterator[Refused]:
    """Yield refusals for full spaces and spaces that are not adjacent."""
    adjacent, reason_at = LINKS[space], no_room_reason(s, ONE_LINK)
    return refused_other_spaces(
        enemy_steps(s, space), lambda space: reason_at(space) if space in adjacent else ONE_LINK
    )


class Adventurous(Conservative):
    """Adventurous: all enemies are on the map from the start."""

    def hidden_spaces(self, s: State) -> Sequence[Space]:
        """Return all 48 spaces that are not Settlements, balloons, the start or the pier (HP-ADV-01)."""
        return [
            space for space in ALL if SPACES[space].kind not in ("settlement", "balloon", "start") and space != PIER
        ]

    def exposed_spaces(self, s: State) -> Sequence[Space]:
        return []

    def can_reveal(self, s: State) -> bool:
        """Whether an enemy can be revealed, even if stockpile and Scale are empty (HP-ADV-04)."""
        return bool(hidden_tokens(s, ALL))

    async def replace_new_enemy(self, t: Table[State], seat: Seat, spaces: Sequence[Space], clause: str) -> bool:
        """Let the player reveal and move a hidden enemy, instead of placing a new enemy (HP-ADV-02 to 04)."""
        s = t.state
        can_place = bool(spaces) and is_enemy_left(s)
        options = placement_options(s, seat, can_place)
        pick = await choose(seat, options) if len(options) > 1 else options[0]
        if not isinstance(pick, Pick):
            return False
        expose_enemy(t, pick.space, pick.token, "HP-ADV-02")
        token = Token(pick.token.piece, exposed=True)
        if enemy_steps(s, pick.space):
            destination = await choose(seat, revealed_enemy_moves(s, pick.space))
            if isinstance(destination, On):
                move_token(t, pick.space, token, destination.space)
        return True
