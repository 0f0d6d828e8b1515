"""Creatures (4.12 to 4.14): their possible actions, the costs, and the Beings that can be attacked or moved."""

from __future__ import annotations

from typing import Final

from meadhall.engine import Reason
from meadhall.games.heroes import texts
from meadhall.games.heroes.board import permanents, spaces, targets
from meadhall.games.heroes.content import CREATURE, CREATURES, Ability
from meadhall.games.heroes.ops import ActivationCost, AddPower, Strength
from meadhall.games.heroes.state import BESIDE, EMPTY, Seat, Space, State

GOLEM: Final = CREATURE["golem"]


def activation_cost(s: State, being: int) -> int:
    """Return the printed cost, plus 1 for Daze, minus 1 for Haste, at least 1 (HE-CRE-03, HE-CRE-11)."""
    return max(1, CREATURES[s.beings[being].card].activation + permanents.spell_modifier(s, ActivationCost, being))


def strength_of_being(s: State, being: int) -> int:
    """Return the printed Strength, raised by Flaming Blade (HE-ATK-09)."""
    return CREATURES[s.beings[being].card].strength + permanents.spell_modifier(s, Strength, being)


def ability_of(s: State, being: int) -> Ability:
    return CREATURES[s.beings[being].card].ability


def has_ability(s: State, being: int) -> bool:
    """Whether a Creature has an ability. Abilities that add power need a match with enhancements (HE-FST-03)."""
    printed = ability_of(s, being)
    return printed.kind != "none" and (s.options.has_enhancements or not _adds_power(printed))


def _adds_power(printed: Ability) -> bool:
    return any(isinstance(op, AddPower) for op in printed.effect)


def own_creatures(s: State, seat: Seat) -> list[int]:
    """Return a player's Creatures on the board, then dead Phoenixes beside it (HE-TRM-03)."""
    dead_phoenixes = [being for being, b in enumerate(s.beings) if b.owner == seat and b.at == BESIDE]
    return [*targets.creatures_among(s, s.on_board(seat)), *dead_phoenixes]


FROZEN: Final = Reason("HE-SPL-12", "frozen")
ACTIVATED: Final = Reason("HE-CRE-06", "activated-already")
TOO_EXPENSIVE: Final = Reason("HE-CRE-03", "too-few-points")
REACHES_NOBODY: Final = Reason("HE-ATK-01", "reaches-nobody")
NO_ABILITY: Final = Reason("HE-CRE-09", "no-ability")
NOT_DEAD: Final = Reason("HE-CRT-08", "ability-when-dead")
NOT_EXPOSED: Final = Reason("HE-CRE-10", "ability-when-exposed")
NEEDS_ENHANCEMENTS: Final = Reason("HE-FST-03", "ability-needs-enhancements")
NO_TARGET: Final = Reason("HE-CRE-12", "ability-no-target")
FROZEN_IN_PLACE: Final = Reason("HE-MOV-06", "frozen")
NO_WAY_OUT: Final = Reason("HE-MOV-05", "no-way-out")


def cannot_activate(s: State, being: int) -> Reason | None:
    """Return why a Creature cannot be activated in this action, or None (HE-CRE-06, HE-SPL-13)."""
    if permanents.is_frozen(s, being):
        return FROZEN
    return ACTIVATED if s.act is None or being in s.act.done else None


def cannot_pay(s: State, being: int) -> Reason | None:
    """Return why the remaining points cannot pay for the activation of a Creature, or None (HE-CRE-03)."""
    cost, points = activation_cost(s, being), s.act.points if s.act is not None else 0
    return TOO_EXPENSIVE(cost=cost, points=points) if cost > points else None


def cannot_attack(s: State, seat: Seat, being: int) -> Reason | None:
    """Return why a Creature cannot make a basic attack now, regardless of points, or None."""
    return cannot_activate(s, being) or (None if targets.attack_targets(s, seat, being) else REACHES_NOBODY)


def cannot_use_ability(s: State, seat: Seat, being: int) -> Reason | None:
    """Return why a Creature cannot use its ability now, regardless of points, or None (HE-CRE-04, 10, 12)."""
    reason = cannot_activate(s, being) or _ability_obstacle(s, seat, being)
    if reason is None or reason in (FROZEN, ACTIVATED):
        return reason
    return reason(creature=texts.CREATURES[s.beings[being].card])


def _ability_obstacle(s: State, seat: Seat, being: int) -> Reason | None:
    """Return why the ability of a Creature cannot be used, or None."""
    printed = ability_of(s, being)
    if printed.kind != "activated":
        return NO_ABILITY
    if printed.only_when_dead != (s.beings[being].at == BESIDE):
        return NOT_DEAD
    if printed.exposed and not spaces.is_exposed(s, being):
        return NOT_EXPOSED
    if not s.options.has_enhancements and _adds_power(printed):
        return NEEDS_ENHANCEMENTS
    return None if ability_targets(s, seat, being) else NO_TARGET


def usable_phoenix(s: State, seat: Seat) -> int:
    """Return the first dead Phoenix beside a player's board that can return now."""
    dead_phoenixes = (being for being in own_creatures(s, seat) if s.beings[being].at == BESIDE)
    return next(being for being in dead_phoenixes if cannot_use_ability(s, seat, being) is None)


def ability_targets(s: State, seat: Seat, being: int) -> list[int]:
    """Return the possible first targets of an ability: Beings, seats, Spells in play, columns or spaces."""
    match ability_of(s, being).target:
        case "adjacent own Creature":
            return targets.creatures_among(s, spaces.adjacent_beings(s, being))
        case "own Permanent Spell in play":
            own_spells = [(i, p) for i, p in enumerate(s.in_play) if p.controller == seat]
            return [i for i, p in own_spells if targets.may_affect(s, seat, p.seat)]
        case "opponent":
            return targets.affectable_opponents(s, seat)
        case "opponent's column":
            return [
                foe * spaces.COLUMNS + c
                for foe in targets.affectable_opponents(s, seat)
                for c in range(spaces.COLUMNS)
                if spaces.exposed_being_in_column(s, foe, c) != EMPTY
            ]
        case "free space on own board":
            return spaces.free_spaces(s, seat)
        case "own Golem not yet activated in this action":
            golems = [other for other in s.on_board(seat) if s.beings[other].card == GOLEM]
            return [golem for golem in golems if cannot_attack(s, seat, golem) is None]
        case "own Being and an adjacent space of own board":
            return s.on_board(seat)
        case "any exposed Being":
            return s.on_board(seat)  # the target is chosen later; there is always one
        case kind:
            return targets.beings_of_type(s, seat, kind)


def exit_spaces(s: State, being: int) -> list[Space]:
    """Return the empty adjacent spaces to which a Being may move (HE-MOV-01, HE-MOV-05, HE-MOV-06)."""
    b = s.beings[being]
    if permanents.is_frozen(s, being):
        return []
    return [space for space in sorted(spaces.NEIGHBOURS[b.at]) if s.spaces[b.owner][space] == EMPTY]


def cannot_move(s: State, being: int) -> Reason | None:
    """Return why a Being on the board cannot move, or None (HE-MOV-05, HE-MOV-06)."""
    if permanents.is_frozen(s, being):
        return FROZEN_IN_PLACE
    return None if exit_spaces(s, being) else NO_WAY_OUT
