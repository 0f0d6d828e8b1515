"""Creatures (4.12 to 4.14): what each can do in this action, what it costs, and who can be attacked or moved."""

from __future__ import annotations

from typing import Final

from meadhall.games.heroes.board.permanents import changed, is_frozen
from meadhall.games.heroes.board.spaces import (
    COLUMNS,
    NEIGHBOURS,
    adjacent,
    exposed_in,
    free_spaces,
    is_exposed,
    reached_columns,
)
from meadhall.games.heroes.board.targets import beings, creatures, foes, may_affect
from meadhall.games.heroes.content import ABILITY_EFFECTS, CREATURE, CREATURES, Ability
from meadhall.games.heroes.state import BESIDE, EMPTY, Seat, Space, State

GOLEM: Final = CREATURE["golem"]


def activation_cost(s: State, being: int) -> int:
    """Printed, one more by Daze, one less by Haste, never below 1 (HE-CRE-03, HE-CRE-11)."""
    return max(1, CREATURES[s.beings[being].card].activation + changed(s, "ACTIVATION_COST", being))


def strength(s: State, being: int) -> int:
    """Printed, and raised by Flaming Blade (HE-ATK-09)."""
    return CREATURES[s.beings[being].card].strength + changed(s, "STRENGTH", being)


def ability(s: State, being: int) -> Ability:
    return CREATURES[s.beings[being].card].ability


def own_creatures(s: State, seat: Seat) -> list[int]:
    """On the board, then dead Phoenixes beside it (HE-TRM-03)."""
    beside = [being for being, b in enumerate(s.beings) if b.owner == seat and b.at == BESIDE]
    return [*creatures(s, s.on_board(seat)), *beside]


def is_fresh(s: State, being: int) -> bool:
    """Whether a Creature may be activated in this action: not yet, and not frozen (HE-CRE-06, HE-SPL-13)."""
    return s.act is not None and being not in s.act.done and not is_frozen(s, being)


def attack_targets(s: State, seat: Seat, being: int) -> list[int]:
    """The exposed Beings of opponents that a basic attack reaches (HE-ATK-01 to 08)."""
    b = s.beings[being]
    if b.at < 0 or not is_exposed(s, being):
        return []
    columns = reached_columns(b.at, CREATURES[b.card].directions)
    reached = [exposed_in(s, foe, column) for foe in foes(s, seat) for column in columns]
    return [target for target in reached if target != EMPTY]


def can_attack(s: State, seat: Seat, being: int) -> bool:
    return is_fresh(s, being) and bool(attack_targets(s, seat, being))


def can_use(s: State, seat: Seat, being: int) -> bool:
    """Whether a Creature can use its activated ability now (HE-CRE-04, HE-CRE-10, HE-CRE-12)."""
    return is_fresh(s, being) and not why_not_use(s, seat, being)[0]


def why_not_use(s: State, seat: Seat, being: int) -> tuple[str, str]:
    """The clause that keeps a Creature from using its ability, and words; empty if it can."""
    own = ability(s, being)
    dead = s.beings[being].at == BESIDE
    if own.kind != "activated":
        return "HE-CRE-09", "{creature} has no ability that can be used."
    if own.only_when_dead != dead:
        return "HE-CRT-08", "{ability} works only while {creature} lies dead beside the board."
    if own.exposed and not is_exposed(s, being):
        return "HE-CRE-10", "{ability} needs {creature} to be exposed."
    if not s.options.enhancing and any(e.verb == "ADD_POWER" for e in ABILITY_EFFECTS[s.beings[being].card]):
        return "HE-FST-03", "Without enhancements {ability} does nothing."
    if not ability_targets(s, seat, being):
        return "HE-CRE-12", "{ability} has no target."
    return "", ""


def ability_targets(s: State, seat: Seat, being: int) -> list[int]:
    """What an ability is first aimed at: Beings, seats, Spells in play, columns or spaces, as its text says."""
    match ability(s, being).target:
        case "adjacent own Creature":
            return creatures(s, adjacent(s, being))
        case "own Permanent Spell in play":
            own = [(i, p) for i, p in enumerate(s.in_play) if p.controller == seat]
            return [i for i, p in own if may_affect(s, seat, p.seat)]
        case "opponent":
            return foes(s, seat)
        case "opponent's column":
            return [
                foe * COLUMNS + c for foe in foes(s, seat) for c in range(COLUMNS) if exposed_in(s, foe, c) != EMPTY
            ]
        case "free space on own board":
            return free_spaces(s, seat)
        case "own Golem not yet activated in this action":
            return [other for other in s.on_board(seat) if s.beings[other].card == GOLEM and can_attack(s, seat, other)]
        case "own Being and an adjacent space of own board":
            return s.on_board(seat)
        case "any exposed Being":
            return s.on_board(seat)  # whom it will be is asked later; there is always somebody
        case kind:
            return beings(s, seat, kind)


def ways_out(s: State, being: int) -> list[Space]:
    """The empty adjacent spaces to which a Being may move (HE-MOV-01, HE-MOV-05, HE-MOV-06)."""
    b = s.beings[being]
    if is_frozen(s, being):
        return []
    return [space for space in sorted(NEIGHBOURS[b.at]) if s.spaces[b.owner][space] == EMPTY]
