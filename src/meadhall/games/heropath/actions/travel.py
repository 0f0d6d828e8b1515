"""The Travel action, one pace at a time (MOV)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, Option, Reason, Refused, Table, choose, menu
from meadhall.games.heropath.actions.riding import cannot_fly, cannot_sail, fly, is_full, resolve_arrival, sail
from meadhall.games.heropath.cards import armament, dropping, holding
from meadhall.games.heropath.cards.playing import (
    Use,
    cards_for_window,
    may_have_card_for,
    refused_untimely_cards,
    use_card,
)
from meadhall.games.heropath.content import LIMITS
from meadhall.games.heropath.dragon import flares
from meadhall.games.heropath.effects.active_cards import card_allowing, pace_limit, pace_parts
from meadhall.games.heropath.effects.verbs import VERBS, Cause
from meadhall.games.heropath.enemies.placing import refused_other_spaces
from meadhall.games.heropath.events.heroes import EnemiesEvaded, HeroTravelled, PaceTaken
from meadhall.games.heropath.growth.vitality import lose_vitality
from meadhall.games.heropath.land import ALL, CLIMBS, LINKS, REGIONS, SPACES, Space
from meadhall.games.heropath.ops import Allow, Paces
from meadhall.games.heropath.rows import Call, competition, pace
from meadhall.games.heropath.state import EMPTY, Seat, State, Travel
from meadhall.games.heropath.texts import SPACE, SpaceName


class To(Option):
    """Move one pace to this space."""

    __slots__ = ("space",)
    space: SpaceName

    def __init__(self, space: Space) -> None:
        super().__init__(f"space:{SPACES[space].id}", "HP-MOV-01")
        self.space = space


PACE_OPTIONS: Final = [To(space) for space in ALL]
STOP: Final = Option("stop", "HP-MOV-04")
SAIL: Final = Option("sail", "HP-MOV-20")
FLY: Final = Option("fly", "HP-MOV-23")
COLLECT: Final = Option("collect", "HP-DRP-04")
DROP: Final = Option("drop", "HP-DRP-01")
DEAL: Final = Option("exchange", "HP-TEA-05")


# ---- possible paces


def paces_left(s: State, seat: Seat) -> int:
    """Return the paces left in the hero's Travel, with the cards that are active now."""
    travel = s.travel
    assert travel is not None
    remaining = pace_limit(s, seat, travel.begun, travel.extra) - len(travel.way)
    return 1 if remaining <= 0 and must_continue(s, seat) else remaining


def must_continue(s: State, seat: Seat) -> bool:
    """Whether the hero is travelling over a full space, and so can neither stop nor ride (HP-MOV-04)."""
    position = s.heroes[seat].at
    return is_full(s, position, seat) and not can_ride_from(s, seat, position)


def spaces_one_pace_away(s: State, seat: Seat, space: Space) -> list[Space]:
    """Return the spaces that one pace can reach, by links and by climbs that a card allows (HP-MAP-02, HP-MAP-17)."""
    reachable = list(LINKS[space])
    for climb in CLIMBS[space]:
        if can_climb(s, seat, climb.kind):
            reachable.append(climb.to)
    return sorted(reachable)


def can_climb(s: State, seat: Seat, kind: str) -> bool:
    """Whether a hero may use this kind of climb, by a card used in this Travel or an active card."""
    travel = s.travel
    if travel is not None and (travel.cliffs if kind == "cliffs" else travel.fords):
        return True
    return card_allowing(s, s.heroes[seat], kind) != EMPTY


def evades_freely(s: State, seat: Seat) -> bool:
    """Whether Evasions cost the hero nothing, in this Travel or for the whole turn."""
    travel = s.travel
    return s.heroes[seat].turn.evades_freely or (travel is not None and travel.seat == seat and travel.evades_freely)


def can_ride(s: State, seat: Seat) -> bool:
    """Whether a hero could use a ferry or balloon from their space."""
    return cannot_sail(s, seat) is None or cannot_fly(s, seat) is None


def can_ride_from(s: State, seat: Seat, space: Space) -> bool:
    """Whether a hero could use a ferry or balloon from another space."""
    hero, position = s.heroes[seat], s.heroes[seat].at
    hero.at = space
    rides = can_ride(s, seat)
    hero.at = position
    return rides


ONE_PACE_AT_LEAST: Final = Reason("HP-MOV-01", "one-pace-at-least")
CANNOT_STOP_ON_FULL_SPACE: Final = Reason("HP-MOV-04", "space-full")
NO_PACES: Final = Reason("HP-MOV-01", "no-paces")
FULL_AND_LAST: Final = Reason("HP-MOV-04", "full-and-last")
NO_WAY_ON: Final = Reason("HP-MOV-04", "no-way")
STANDS_HERE: Final = Reason("HP-MOV-01", "stands-there")
NEEDS_CLIMBING: Final = Reason("HP-MAP-17", "needs-climbing")
NO_LINK: Final = Reason("HP-MAP-02", "no-link")
OTHER_REGION: Final = Reason("HP-MAP-03", "other-region")
TOO_LATE_TO_DROP: Final = Reason("HP-DRP-05", "too-late-to-drop")


def cannot_stop(s: State, seat: Seat) -> Reason | None:
    """Return why the Travel cannot end here, or None (HP-MOV-01, HP-MOV-04)."""
    travel, position = s.travel, s.heroes[seat].at
    assert travel is not None
    if is_full(s, position, seat):
        return CANNOT_STOP_ON_FULL_SPACE(space=SPACE[position], most=LIMITS.heroes_per_space)
    return None if travel.way else ONE_PACE_AT_LEAST


def cannot_step_to(s: State, seat: Seat, space: Space, remaining: int) -> Reason | None:
    """Return why the hero cannot take a pace to this space, or None. They must still be able to stop (HP-MOV-04)."""
    if remaining <= 0:
        return NO_PACES
    if remaining > 1 or not is_full(s, space, seat) or can_ride_from(s, seat, space):
        return None
    return FULL_AND_LAST(space=SPACE[space])


def cannot_travel(s: State, seat: Seat) -> Reason | None:
    """Return why a hero cannot Travel at all, or None."""
    if can_ride(s, seat):
        return None
    position = s.heroes[seat].at
    remaining = pace_limit(s, seat, position)
    return (
        None
        if any(
            cannot_step_to(s, seat, neighbour, remaining) is None
            for neighbour in spaces_one_pace_away(s, seat, position)
        )
        else NO_WAY_ON
    )


# ---- the menu


@menu("travel", "HP-MOV-01", default="stop")
def travel_options(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Yield the next paces, and the options to stop, ride, collect, drop or use a card (HP-ASK-06 to 08, 10)."""
    remaining, cards = paces_left(s, seat), cards_for_window(s, seat, "travel")
    may_continue = remaining > 0 or any(why is None for _, why in cards)
    candidates: list[Candidate[Option]] = [
        (STOP, cannot_stop(s, seat)),
        *[
            (PACE_OPTIONS[neighbour], cannot_step_to(s, seat, neighbour, remaining))
            for neighbour in spaces_one_pace_away(s, seat, s.heroes[seat].at)
        ],
        (SAIL, cannot_sail(s, seat)),
        (FLY, cannot_fly(s, seat)),
        (COLLECT, dropping.cannot_collect(s, seat)),
        *cards,
        (DEAL, competition(s).cannot_exchange(s, seat)),
        *pace(s).travel_stop_calls(s, seat),
        (DROP, dropping.cannot_drop(s, seat) if may_continue else TOO_LATE_TO_DROP),
    ]
    return iter(candidates)


@travel_options.never
def refused_travel_options(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield refusals for the other spaces of the map, and cards for other moments."""
    position, remaining = s.heroes[seat].at, paces_left(s, seat)
    climbs = {climb.to: climb.kind for climb in CLIMBS[position]}

    def reason_at(space: Space) -> Reason:
        if space == position:
            return STANDS_HERE(space=SPACE[space])
        if remaining <= 0:
            return NO_PACES
        if space in climbs:
            return NEEDS_CLIMBING(space=SPACE[space], kind=climbs[space])
        is_other_region = REGIONS[space].isdisjoint(REGIONS[position])
        return (
            OTHER_REGION(space=SPACE[space]) if is_other_region else NO_LINK(here=SPACE[position], space=SPACE[space])
        )

    yield from refused_other_spaces(spaces_one_pace_away(s, seat, position), reason_at)
    yield from refused_untimely_cards(s, seat, "travel")


# ---- the action


def begin_travel(s: State, seat: Seat) -> None:
    """Begin a Travel of 1 to 4 paces, or a ride."""
    s.travel = Travel(seat, s.heroes[seat].at)


async def take_travel_step(t: Table[State], seat: Seat) -> bool:
    """Carry out one pace or another step of the Travel. Return True when the Travel is over (HP-MOV-30)."""
    s, travel = t.state, t.state.travel
    assert travel is not None
    menu = travel_options(s, seat)
    pick = await choose(seat, menu) if must_be_asked(s, seat) else menu[0]
    if isinstance(pick, To):
        _take_pace(t, seat, pick.space)
    elif isinstance(pick, Use):
        await use_card(t, seat, pick.piece)
    elif pick is COLLECT:
        await dropping.collect_things(t, seat)
    elif pick is DROP:
        await dropping.ask_for_drop(t, seat)
    elif pick is DEAL:
        await competition(s).offer_exchange(t, seat, "travel")
    elif isinstance(pick, Call):
        await pace(s).call_stop(t, seat, pick)
    else:
        await _finish_travel(t, seat, pick)
        return True
    return False


async def _finish_travel(t: Table[State], seat: Seat, pick: Option) -> None:
    """End the Travel with a stop or a ride. Then resolve the arrival, and take the losses for Evasions."""
    s, travel = t.state, t.state.travel
    assert travel is not None
    if travel.way:
        t.tell(HeroTravelled(seat, tuple(travel.way)))
    enemies_left_behind = s.exposed(s.heroes[seat].at)
    if pick is SAIL:
        await sail(t, seat)
    elif pick is FLY:
        await fly(t, seat)
    travel.evasions += enemies_left_behind if pick is not STOP else 0
    await resolve_arrival(t, seat)
    await _pay_evasions(t, seat)
    s.travel = None


def must_be_asked(s: State, seat: Seat) -> bool:
    """Whether the hero may have a choice by public facts: a pace, a ride, something to collect, or a card."""
    hero, travel = s.heroes[seat], s.travel
    assert travel is not None
    if not travel.way or is_full(s, hero.at, seat) or public_paces(s, seat) > len(travel.way):
        return True
    if cannot_sail(s, seat) is None or cannot_fly(s, seat) is None or dropping.cannot_collect(s, seat) is None:
        return True
    if competition(s).cannot_exchange(s, seat) is None:
        return True
    if any(why is None for _, why in pace(s).travel_stop_calls(s, seat)):
        return True
    return may_have_more_paces(s, seat) or may_have_card_for(s, seat, "travel")


def public_paces(s: State, seat: Seat) -> int:
    """Return the number of paces of the Travel, without those from face-down cards."""
    travel = s.travel
    assert travel is not None
    hidden_paces = sum(part.n for part in pace_parts(s, seat, travel.begun) if s.faces.seen[part.piece] != -1)
    return pace_limit(s, seat, travel.begun, travel.extra - hidden_paces)


def may_have_more_paces(s: State, seat: Seat) -> bool:
    """Whether a face-down card may add another pace (Fleet Foot, Woodcraft)."""
    travel = s.travel
    assert travel is not None
    has_hidden_card = any(
        s.deck_of(piece) == "ABILITIES" and s.faces.seen[piece] != -1 for piece in s.heroes[seat].abilities
    )
    return has_hidden_card and len(travel.way) < public_paces(s, seat) + 2


def _take_pace(t: Table[State], seat: Seat, space: Space) -> None:
    """Take one pace, and turn up the cards that made it possible (HP-RES-04)."""
    s, hero, travel = t.state, t.state.heroes[seat], t.state.travel
    assert travel is not None
    for climb in CLIMBS[hero.at]:
        if (
            climb.to == space
            and space not in LINKS[hero.at]
            and not (travel.cliffs if climb.kind == "cliffs" else travel.fords)
        ):
            holding.reveal_card(t, seat, card_allowing(s, hero, climb.kind))
    if len(travel.way) >= public_paces(s, seat):
        for part in pace_parts(s, seat, travel.begun):
            holding.reveal_card(t, seat, part.piece)
    count_evasions(s, seat)
    travel.way.append(space)
    hero.at = space
    t.tell(PaceTaken(seat, space))
    if s.act is not None:
        s.act.burns |= flares.is_active(space, s.rock)


def count_evasions(s: State, seat: Seat) -> None:
    """Count an Evasion for each exposed enemy on the space that the hero leaves (HP-MOV-07, HP-MOV-08, HP-MOV-10)."""
    assert s.travel is not None
    s.travel.evasions += s.exposed(s.heroes[seat].at)


async def _pay_evasions(t: Table[State], seat: Seat) -> None:
    """Take the VITALITY for all Evasions at the end of the Travel (HP-MOV-11)."""
    s, travel = t.state, t.state.travel
    assert travel is not None
    if not travel.evasions:
        return
    t.tell(EnemiesEvaded(seat, travel.evasions))
    if not evades_freely(s, seat):
        await lose_vitality(t, seat, travel.evasions, "evasion")


# ---- verbs


@VERBS.verb(Paces)
async def add_paces(t: Table[State], cause: Cause, op: Paces) -> None:
    assert t.state.travel is not None
    t.state.travel.extra += op.n


VERBS.would(Paces)(lambda s, cause, op: op.until is not None and s.travel is not None and s.travel.seat == cause.seat)


@VERBS.verb(Allow)
async def allow_rule(t: Table[State], cause: Cause, op: Allow) -> None:
    """Allow a rule for this Travel or for the rest of the turn, or let the hero rearrange the Armament now (Squire)."""
    s = t.state
    if op.rule == "arm-in-turn":
        await armament.rearrange_armament(t, cause.seat)
    elif op.until == "turn":
        s.heroes[cause.seat].turn.evades_freely = True
    elif s.travel is not None:
        s.travel.cliffs |= op.rule == "cliffs"
        s.travel.fords |= op.rule == "fords"
        s.travel.evades_freely |= op.rule == "evade-free"


@VERBS.would(Allow)
def would_allow_rule(s: State, cause: Cause, op: Allow) -> bool:
    if op.until == "action":
        return s.travel is not None and s.travel.seat == cause.seat
    return op.until == "turn" or (op.rule == "arm-in-turn" and armament.cannot_arrange(s, cause.seat) is None)
