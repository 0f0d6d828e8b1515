"""Jumps by card: to a space, or to exchange places with another hero (HP-MOV-26, HP-MOV-28)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meadhall.engine import Candidate, Reason, Refused, Table, menu
from meadhall.games.heropath import land
from meadhall.games.heropath.actions.riding import cannot_land, landing_options, refused_landings, resolve_arrival
from meadhall.games.heropath.effects.active_cards import meets_need
from meadhall.games.heropath.effects.verbs import VERBS, Cause, only_choice
from meadhall.games.heropath.enemies.placing import On
from meadhall.games.heropath.events.heroes import HeroJumped
from meadhall.games.heropath.land import Space
from meadhall.games.heropath.ops import Jump, Swap
from meadhall.games.heropath.state import Seat, State

NOT_ON_THE_CARD: Final = Reason("HP-CRD-08", "not-on-the-card")


def spaces_on_card(op: Jump) -> Sequence[Space]:
    """Return the spaces that the card names as destinations."""
    if "any" in op.to:
        return land.OUTSIDE_CAVE
    regions = {destination.partition(":")[2] for destination in op.to}
    return [space for space in land.ALL if not land.REGIONS[space].isdisjoint(regions)]


def jump_spaces(s: State, seat: Seat, op: Jump) -> list[Space]:
    """Return the destinations that the hero can reach with the card."""
    is_met = meets_need(s, s.heroes[seat], op.need)
    return [space for space in spaces_on_card(op) if is_met and cannot_land(s, seat, space) is None]


@menu("jump-where", "HP-MOV-26")
def jump_options(s: State, seat: Seat, op: Jump) -> Iterator[Candidate[On]]:
    """Yield the destinations on the card. Those closed to the hero have a reason."""
    return landing_options(s, seat, spaces_on_card(op), "HP-MOV-26")


@jump_options.never
def refused_jump_spaces(s: State, seat: Seat, op: Jump) -> Iterator[Refused]:
    """Yield refusals for the spaces that the card does not name."""
    return refused_landings(s, seat, spaces_on_card(op), NOT_ON_THE_CARD)


@VERBS.verb(Jump)
async def jump(t: Table[State], cause: Cause, op: Jump) -> None:
    """Move the hero to the chosen space. This needs no paces, Evasion or action (HP-MOV-19, HP-MOV-28)."""
    s = t.state
    space = (await only_choice(cause.seat, jump_options(s, cause.seat, op))).space
    s.heroes[cause.seat].at = space
    t.tell(HeroJumped(cause.seat, space))
    await resolve_arrival(t, cause.seat)


@VERBS.would(Jump)
def would_jump(s: State, cause: Cause, op: Jump) -> bool:
    """Whether a jump is possible: between actions in the player's own turn, with a free destination (HP-CRD-08)."""
    is_free = s.act is None and not s.windows
    return is_free and not s.heroes[cause.seat].is_dead and bool(jump_spaces(s, cause.seat, op))


@VERBS.verb(Swap)
async def swap(t: Table[State], cause: Cause, op: Swap) -> None:
    """Exchange the spaces of two heroes. The other hero's arrival is resolved in their next turn (HP-MOV-19)."""
    s = t.state
    hero, other_hero = s.heroes[cause.seat], s.heroes[cause.target]
    hero.at, other_hero.at = other_hero.at, hero.at
    other_hero.is_late = True
    t.tell(HeroJumped(cause.seat, hero.at))
    t.tell(HeroJumped(cause.target, other_hero.at))
    await resolve_arrival(t, cause.seat)


VERBS.would(Swap)(lambda s, cause, op: s.heroes[cause.seat].at != s.heroes[cause.target].at)
