"""The choices for an activated Creature, part by part: attack, ability, move (4.12 to 4.14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, Option, Reason, Refused, choose, menu
from meadhall.games.heroes import texts
from meadhall.games.heroes.board import creatures, spaces, targets
from meadhall.games.heroes.state import EMPTY, Seat, Space, State

ATTACK_CHOICE: Final = Option("attack", "HE-CRE-04")
ABILITY_CHOICE: Final = Option("use", "HE-CRE-04")
IS_OUT: Final = Reason("HE-TGT-03", "player-is-out")
NOT_ADJACENT: Final = Reason("HE-SPL-25", "not-adjacent")


def reachable_spaces(s: State, being: int, anywhere: bool) -> list[Space]:
    """Return the spaces where a Being may be moved: adjacent ones or, with `anywhere`, all free ones on its board."""
    b = s.beings[being]
    return spaces.free_spaces(s, b.owner) if anywhere else sorted(spaces.NEIGHBOURS[b.at])


# ---- attack and ability


async def plan_activation(s: State, seat: Seat, being: int) -> None:
    """Ask whether a commanded Creature attacks or uses its ability, then ask for the details (HE-CRE-04)."""
    plan = s.plan
    assert plan is not None
    plan.being = being
    options = activation_options(s, seat, being)
    pick = await choose(seat, options)
    plan.does = pick.key
    if pick is ATTACK_CHOICE:
        await plan_attack(s, seat, being)
    else:
        await plan_ability(s, seat, being)


@menu("does", "HE-DEC-10")
def activation_options(s: State, seat: Seat, being: int) -> Iterator[Candidate[Option]]:
    """Yield the options for a commanded Creature."""
    if s.is_in(seat):
        yield ATTACK_CHOICE, creatures.cannot_attack(s, seat, being)
        yield ABILITY_CHOICE, creatures.cannot_use_ability(s, seat, being)


async def plan_attack(s: State, seat: Seat, being: int) -> None:
    pick = await choose(seat, attack_options(s, seat, being))
    assert s.plan is not None
    s.plan.picks.append(pick.being(s))
    targets.record_affected(s, seat, pick.seat)


OUT_OF_REACH: Final = Reason("HE-ATK-03", "out-of-reach")


@menu("attack", "HE-DEC-15")
def attack_options(s: State, seat: Seat, being: int) -> list[targets.At]:
    """Return the targets of a basic attack."""
    return targets.being_options(s, targets.attack_targets(s, seat, being)) if s.is_in(seat) else []


@attack_options.never
def refused_attacks(s: State, seat: Seat, being: int) -> Iterator[Refused]:
    """Yield the refused answers: all other spaces."""
    if s.is_in(seat):
        reason = OUT_OF_REACH(creature=texts.CREATURES[s.beings[being].card])
        reachable_beings = targets.attack_targets(s, seat, being)

        def reason_against(other: int) -> Reason | None:
            return targets.cannot_aim(s, seat, other, "opponent's exposed Being") or (
                None if other in reachable_beings else reason
            )

        yield from targets.refused_spaces(s, reason_against)


async def plan_ability(s: State, seat: Seat, being: int) -> None:
    """Ask for the targets of an ability, part by part. A Burst asks only after Glimmer is removed (HE-DEC-16)."""
    plan = s.plan
    assert plan is not None
    kind = creatures.ability_of(s, being).target
    if kind == "any exposed Being":
        return
    pick = await choose(seat, ability_options(s, seat, being))
    match pick:
        case targets.At():
            plan.picks.append(pick.being(s))
            targets.record_affected(s, seat, pick.seat)
        case targets.Player():
            plan.picks.append(pick.seat)
            targets.record_affected(s, seat, pick.seat)
        case targets.Column():
            plan.picks.append(pick.seat * spaces.COLUMNS + pick.column)
            targets.record_affected(s, seat, pick.seat)
        case targets.InPlay():
            plan.picks.append(pick.index(s))
            targets.record_affected(s, seat, s.in_play[plan.picks[0]].seat)
        case targets.To():
            plan.picks.append(pick.space)
        case _:
            raise AssertionError(f"cannot carry out {pick!r}")
    if kind.startswith("own Golem"):
        await plan_attack(s, seat, plan.picks[0])
    elif kind.endswith("adjacent space of own board"):
        plan.picks.append((await choose(seat, carry_options(s, seat, plan.picks[0]))).space)


NO_BEING_IN_COLUMN: Final = Reason("HE-CRE-12", "column-empty")
NOT_YOUR_SPELL: Final = Reason("HE-CRT-01", "not-your-spell")
PHOENIX_SPACE_TAKEN: Final = Reason("HE-CRT-08", "space-occupied")
NO_GOLEM: Final = Reason("HE-CRT-03", "no-golem")
NOT_BESIDE_IT: Final = Reason("HE-BRD-04", "being-not-adjacent")


@menu("ability", "HE-DEC-15")
def ability_options(s: State, seat: Seat, being: int) -> list[Option]:
    """Return the targets of an ability, as its text says."""
    if not s.is_in(seat):
        return []
    possible_targets = creatures.ability_targets(s, seat, being)
    match creatures.ability_of(s, being).target:
        case "opponent":
            return [targets.PLAYER_OPTIONS[foe] for foe in possible_targets]
        case "opponent's column":
            return [
                targets.COLUMN_OPTIONS[place // spaces.COLUMNS][place % spaces.COLUMNS] for place in possible_targets
            ]
        case "own Permanent Spell in play":
            return [*targets.in_play_options(s, possible_targets)]
        case "free space on own board":
            return [targets.SPACE_OPTIONS[space] for space in possible_targets]
        case _:
            return [*targets.being_options(s, possible_targets)]


@ability_options.never
def refused_ability_targets(s: State, seat: Seat, being: int) -> Iterator[Refused]:
    """Yield the refused answers: all spaces, players, Spells or columns that the ability cannot target."""
    if not s.is_in(seat):
        return
    possible_targets = creatures.ability_targets(s, seat, being)
    match creatures.ability_of(s, being).target:
        case "opponent":
            for other in set(range(s.players)) - {*possible_targets}:
                yield targets.PLAYER_OPTIONS[other], cannot_oppose(s, seat, other)
        case "opponent's column":
            for other in range(s.players):
                reason = cannot_oppose(s, seat, other) or NO_BEING_IN_COLUMN
                yield from (
                    (column, reason)
                    for column in targets.COLUMN_OPTIONS[other]
                    if other * spaces.COLUMNS + column.column not in possible_targets
                )
        case "own Permanent Spell in play":
            for index in set(range(len(s.in_play))) - {*possible_targets}:
                is_own = s.in_play[index].controller == seat
                yield (
                    targets.in_play_options(s, [index])[0],
                    targets.cannot_affect(s, seat, s.in_play[index].seat) if is_own else NOT_YOUR_SPELL,
                )
        case "free space on own board":
            yield from ((to, PHOENIX_SPACE_TAKEN) for to in targets.SPACE_OPTIONS if to.space not in possible_targets)
        case kind:
            yield from targets.refused_spaces(s, lambda other: _cannot_target(s, seat, being, other, kind))


def cannot_oppose(s: State, seat: Seat, other: Seat) -> Reason | None:
    """Return why an ability cannot target a player as an opponent, or None."""
    if not s.is_in(other):
        return IS_OUT(seat=other)
    return targets.cannot_affect(s, seat, other) or (None if s.is_opponent(seat, other) else targets.NO_OPPONENTS)


def _cannot_target(s: State, seat: Seat, user: int, being: int, kind: str) -> Reason | None:
    """Return why a Being on a board cannot be the target of the ability of `user`, or None."""
    match kind:
        case "own Golem not yet activated in this action":
            b = s.beings[being]
            return NO_GOLEM if (b.owner, b.card) != (seat, creatures.GOLEM) else creatures.cannot_attack(s, seat, being)
        case "adjacent own Creature":
            is_adjacent = being in spaces.adjacent_beings(s, user)
            return targets.cannot_aim(s, seat, being, "any own Creature") or (None if is_adjacent else NOT_BESIDE_IT)
        case "own Being and an adjacent space of own board":
            return targets.cannot_aim(s, seat, being, "any own Being")
        case _:
            return targets.cannot_aim(s, seat, being, kind)


@menu("carry", "HE-DEC-15")
def carry_options(s: State, seat: Seat, being: int) -> Iterator[Candidate[targets.To]]:
    """Yield the spaces to which Pegasus may carry a Being (HE-SPL-25)."""
    if s.is_in(seat):
        adjacent_spaces = reachable_spaces(s, being, anywhere=False)
        yield from ((to, None if to.space in adjacent_spaces else NOT_ADJACENT) for to in targets.SPACE_OPTIONS)


async def plan_move(s: State, seat: Seat, being: int) -> None:
    assert s.plan is not None
    s.plan.space = (await choose(seat, step_options(s, seat, being))).space


TOO_FAR: Final = Reason("HE-MOV-05", "not-adjacent")
IN_THE_WAY: Final = Reason("HE-MOV-05", "in-the-way")


@menu("move", "HE-DEC-15")
def step_options(s: State, seat: Seat, being: int) -> Iterator[Candidate[targets.To]]:
    """Yield the empty adjacent spaces (HE-MOV-01)."""
    if s.is_in(seat):
        yield from ((to, cannot_step(s, being, to.space)) for to in targets.SPACE_OPTIONS)


def cannot_step(s: State, being: int, space: Space) -> Reason | None:
    """Return why a Being that can move cannot move to this space of its board, or None (HE-MOV-05)."""
    b = s.beings[being]
    if space not in spaces.NEIGHBOURS[b.at]:
        return TOO_FAR
    return None if s.spaces[b.owner][space] == EMPTY else IN_THE_WAY
