"""Answers in parts (HE-DEC-28): the parts of a casting or a dispelling, asked one after another.

Nothing takes effect before the last part is given. The parts so far are in `s.plan`, which only its player sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, Option, Reason, Refused, Table, choose, menu
from meadhall.games.heroes import texts
from meadhall.games.heroes.actions.activating import IS_OUT, NOT_ADJACENT, plan_activation, reachable_spaces
from meadhall.games.heroes.actions.enhancing import (
    CHAIN_LIGHTNING,
    ENOUGH,
    USE_FREE,
    Pair,
    chain_length,
    free_enhancement_options,
    is_own_element,
    max_enhancements,
    pair_options,
    spare_cards,
)
from meadhall.games.heroes.board import creatures, permanents, targets
from meadhall.games.heroes.board.spaces import adjacent_beings
from meadhall.games.heroes.content import SPELL, SPELLS, SpellCard
from meadhall.games.heroes.ops import Activate, Heal, Move, Shift
from meadhall.games.heroes.state import BESIDE, Permanent, Plan, Seat, State

COMMAND: Final = SPELL["command"]
NO_MORE: Final = Option("no-more", "HE-TGT-08")
PHOENIX_OPTION: Final = Option("at:beside", "HE-SPL-23")  # a dead Phoenix, beside the board


class AskAgain(Exception):
    """Raised after a concession: players first give up owed dice, then the open question restarts (HE-DTH-08)."""


# ---- casting


async def plan_cast(t: Table[State], seat: Seat, spell: int) -> Plan:
    """Ask for all parts of a casting: free enhancement, pairs, targets, and other choices (HE-DEC-10)."""
    s = t.state
    plan = s.plan = Plan("cast", card=spell)
    if is_own_element(s, seat, spell) and max_enhancements(s, seat, spell):
        plan.free = await choose(seat, free_enhancement_options(s, seat)) is USE_FREE
    await _plan_pairs(s, seat, max_enhancements(s, seat, spell))
    kind = SPELLS[spell].target
    if kind == "any player":
        pick = await choose(seat, player_options(s, seat))
        plan.targets.append(pick.seat)
        targets.record_affected(s, seat, pick.seat)
    elif kind == "any Permanent Spell":
        plan.targets.append((await choose(seat, spell_options(s, seat))).index(s))
        targets.record_affected(s, seat, s.in_play[plan.targets[0]].seat)
    else:
        await _plan_beings(s, seat, kind)
    await _plan_choices(s, seat)
    return plan


async def _plan_pairs(s: State, seat: Seat, limit: int) -> None:
    plan = s.plan
    assert plan is not None
    while plan.enhanced < limit and len(spare_cards(s, seat)) > 1:
        pick = await choose(seat, pair_options(s, seat))
        if pick is ENOUGH:
            break
        assert isinstance(pick, Pair)
        plan.pairs += pick.spells


async def _plan_beings(s: State, seat: Seat, kind: str) -> None:
    """Ask for the target Being. Ice Shards and Chain Lightning may have several."""
    plan = s.plan
    assert plan is not None
    target_count = 1 + (plan.enhanced if plan.card == CHAIN_LIGHTNING else kind.startswith("one or two"))
    while len(plan.targets) < target_count:
        target_menu = target_options(s, seat)
        if not target_menu.options:
            break
        pick = await choose(seat, target_menu)
        if pick is NO_MORE:
            break
        if pick is PHOENIX_OPTION:
            plan.targets.append(creatures.usable_phoenix(s, seat))
        else:
            assert isinstance(pick, targets.At)
            plan.targets.append(pick.being(s))
            targets.record_affected(s, seat, pick.seat)


async def _plan_choices(s: State, seat: Seat) -> None:
    """Ask for the other choices: Beings to heal, the destination of a shift, or the action of a commanded Creature."""
    plan = s.plan
    assert plan is not None
    card = SPELLS[plan.card]
    if not card.permanent:
        healing_count = heals_chosen_being(card) + (plan.enhanced if card.enhancement == "healing" else 0)
        while len(plan.heals) < healing_count:
            pick = await choose(seat, healing_targets(s, seat))
            plan.heals.append(pick.being(s))
            targets.record_affected(s, seat, pick.seat)
    for op in card.effect:
        if isinstance(op, Move | Shift):
            plan.space = (await choose(seat, destinations(s, seat, isinstance(op, Move)))).space
        elif isinstance(op, Activate):
            await plan_activation(s, seat, plan.targets[0])


ONE_TARGET: Final = Reason("HE-TGT-08", "one-target-needed")
ALL_OF_ONE_PLAYER: Final = Reason("HE-TGT-08", "targets-of-one-player")
NOT_BESIDE: Final = Reason("HE-BRD-13", "phoenix-no-target")
NO_PHOENIX: Final = Reason("HE-SPL-23", "no-phoenix")
TARGET_ALREADY: Final = Reason("HE-SPL-04", "target-already")
OUT_OF_CHAIN: Final = Reason("HE-SPL-03", "out-of-chain")
COULD_DO_NOTHING: Final = Reason("HE-SPL-23", "could-do-nothing")
BEARS_ALREADY: Final = Reason("HE-CST-09", "being-bears")
PLAYER_BEARS_ALREADY: Final = Reason("HE-CST-09", "player-bears")
SPACE_TAKEN: Final = Reason("HE-SPL-21", "space-occupied")


@menu("target", "HE-DEC-10")
def target_options(s: State, seat: Seat) -> list[Option]:
    """Return the next possible targets of the planned Spell (4.9a, HE-CST-09, HE-SPL-04)."""
    if s.plan is None or not s.is_in(seat):
        return []
    eligible = eligible_beings(s, seat, s.plan.card)
    options: list[Option] = [*targets.being_options(s, [being for being in eligible if s.beings[being].at >= 0])]
    if any(s.beings[being].at == BESIDE for being in eligible):
        options.append(PHOENIX_OPTION)
    if s.plan.targets and s.plan.card != CHAIN_LIGHTNING and options:
        options.append(NO_MORE)
    return options


@target_options.never
def refused_targets(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield the refused answers: all other spaces, a dead Phoenix, and no second target."""
    plan = s.plan
    if plan is None or not s.is_in(seat):
        return
    eligible = eligible_beings(s, seat, plan.card)
    yield from targets.refused_spaces(s, lambda being: cannot_target(s, seat, being, plan.card))
    if all(s.beings[being].at >= 0 for being in eligible):
        yield PHOENIX_OPTION, NO_PHOENIX if plan.card == COMMAND else NOT_BESIDE
    if not plan.targets or plan.card == CHAIN_LIGHTNING or not eligible:
        yield NO_MORE, ONE_TARGET


def eligible_beings(s: State, seat: Seat, spell: int) -> list[int]:
    """Return the Beings that a Spell may have as its next target."""
    targets_so_far = chosen_targets(s)
    if spell == CHAIN_LIGHTNING and targets_so_far:
        candidates = adjacent_beings(s, targets_so_far[-1])
    else:
        candidates = (
            creatures.own_creatures(s, seat)
            if spell == COMMAND
            else targets.beings_of_type(s, seat, SPELLS[spell].target)
        )
    if not targets_so_far and not SPELLS[spell].permanent and spell not in (CHAIN_LIGHTNING, COMMAND):
        return candidates
    return [being for being in candidates if _cannot_choose(s, seat, being, spell, targets_so_far) is None]


def chosen_targets(s: State) -> list[int]:
    """Return the targets chosen so far for the planned casting."""
    return s.plan.targets if s.plan is not None and s.plan.kind == "cast" else []


def cannot_target(s: State, seat: Seat, being: int, spell: int) -> Reason | None:
    """Return why a Spell cannot have a Being on a board as its next target, or None."""
    targets_so_far = chosen_targets(s)
    is_further = spell == CHAIN_LIGHTNING and bool(targets_so_far)  # only the first target of a chain must be exposed
    reason = None if is_further else targets.cannot_aim(s, seat, being, SPELLS[spell].target)
    return reason or _cannot_choose(s, seat, being, spell, targets_so_far)


def _cannot_choose(s: State, seat: Seat, being: int, spell: int, targets_so_far: list[int]) -> Reason | None:
    """Return why a Being that is of the right type, or adjacent to the end of a chain, cannot be chosen, or None."""
    owner = s.beings[being].owner
    if being in targets_so_far:
        return TARGET_ALREADY
    if spell == COMMAND:  # a Creature that could do nothing cannot be a target (HE-SPL-23)
        can_act = (
            creatures.cannot_attack(s, seat, being) is None or creatures.cannot_use_ability(s, seat, being) is None
        )
        return None if can_act else COULD_DO_NOTHING
    if spell == CHAIN_LIGHTNING:
        targets_left = (s.plan.enhanced if s.plan is not None else 0) - len(targets_so_far)
        is_reachable = not targets_so_far or being in adjacent_beings(s, targets_so_far[-1])
        is_link = is_reachable and chain_length(s, [*targets_so_far, being], targets_left) == targets_left
        return None if is_link else OUT_OF_CHAIN
    if targets_so_far and owner != s.beings[targets_so_far[0]].owner:
        return ALL_OF_ONE_PLAYER
    if SPELLS[spell].permanent and permanents.bears_spell(s, spell, owner, being):
        return BEARS_ALREADY(spell=texts.SPELLS[spell])
    return None


@menu("player", "HE-DEC-10")
def player_options(s: State, seat: Seat) -> Iterator[Candidate[targets.Player]]:
    """Yield the players who may be the target of the planned Spell (HE-TGT-03, HE-CST-09)."""
    plan = s.plan
    if plan is not None and s.is_in(seat):
        yield from (
            (targets.PLAYER_OPTIONS[other], cannot_cast_on(s, seat, other, plan.card))
            for other in player_and_rivals(s, seat)
        )


@player_options.never
def refused_players(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield the refused answers: players who are out, or in another duel."""
    if s.plan is not None and s.is_in(seat):
        for other in set(range(s.players)) - {*player_and_rivals(s, seat)}:
            yield (
                targets.PLAYER_OPTIONS[other],
                targets.cannot_affect(s, seat, other) if s.is_in(other) else IS_OUT(seat=other),
            )


def player_and_rivals(s: State, seat: Seat) -> list[Seat]:
    """Return a player, then the other players of the duel clockwise."""
    return [seat, *s.clockwise(seat)]


def cannot_cast_on(s: State, seat: Seat, other: Seat, spell: int) -> Reason | None:
    """Return why a Spell cannot be cast on a player of the duel, or None (HE-MUL-03, HE-CST-09)."""
    if SPELLS[spell].permanent and permanents.bears_spell(s, spell, other):
        return PLAYER_BEARS_ALREADY(seat=other)
    return None if targets.may_affect(s, seat, other) else targets.AFFECTS_ANOTHER(seat=targets.affected_seat(s))


def eligible_players(s: State, seat: Seat, spell: int) -> list[Seat]:
    """Return the players who may be the target of a Spell."""
    return [other for other in player_and_rivals(s, seat) if cannot_cast_on(s, seat, other, spell) is None]


@menu("spell", "HE-DEC-18")
def spell_options(s: State, seat: Seat) -> list[targets.InPlay]:
    """Return the Permanent Spells in play (HE-TGT-07, HE-DSP-02)."""
    return targets.in_play_options(s, targets.spells_in_play(s, seat)) if s.is_in(seat) else []


@spell_options.never
def refused_spells(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield the refused answers: Spells whose bearer the action may not affect."""
    if s.is_in(seat):
        for index, p in enumerate(s.in_play):
            yield targets.in_play_options(s, [index])[0], targets.cannot_affect(s, seat, p.seat)


@menu("heal", "HE-DEC-10")
def healing_targets(s: State, seat: Seat) -> list[targets.At]:
    """Return the Beings that Life Drain or the extra healing may heal (HE-ENH-09)."""
    if s.plan is None or not s.is_in(seat):
        return []
    return targets.being_options(s, targets.beings_of_type(s, seat, _healing_target_type(s.plan)))


@healing_targets.never
def refused_healing_targets(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield the refused answers: all other spaces."""
    if s.plan is not None and s.is_in(seat):
        kind = _healing_target_type(s.plan)
        yield from targets.refused_spaces(s, lambda being: targets.cannot_aim(s, seat, being, kind))


def _healing_target_type(plan: Plan) -> str:
    return "any own Being" if heals_chosen_being(SPELLS[plan.card]) else "any Being"


def heals_chosen_being(card: SpellCard) -> bool:
    """Whether a Spell heals a Being of the caster's choice besides its target, as Life Drain does."""
    return any(isinstance(op, Heal) and op.whom == "chosen_own_Being" for op in card.effect)


@menu("where", "HE-DEC-10")
def destinations(s: State, seat: Seat, anywhere: bool) -> Iterator[Candidate[targets.To]]:
    """Yield the destinations of the target: adjacent spaces or, with `anywhere`, free spaces of the player's board."""
    if s.plan is not None and s.is_in(seat):
        spaces, reason = reachable_spaces(s, s.plan.targets[-1], anywhere), SPACE_TAKEN if anywhere else NOT_ADJACENT
        yield from ((to, None if to.space in spaces else reason) for to in targets.SPACE_OPTIONS)


# ---- dispelling


async def plan_dispel(t: Table[State], seat: Seat) -> Permanent:
    """Ask for a Spell in play, then for at most one pair for each of its power tokens (HE-DSP-02, HE-DSP-04)."""
    s = t.state
    plan = s.plan = Plan("dispel")
    p = s.in_play[(await choose(seat, spell_options(s, seat))).index(s)]
    plan.targets.append(s.in_play.index(p))
    targets.record_affected(s, seat, p.seat)
    await _plan_pairs(s, seat, p.power if s.options.has_enhancements else 0)
    return p
