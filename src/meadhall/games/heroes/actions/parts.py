"""Answers in parts (HE-DEC-28): the parts of a casting, of a dispelling, of what a Creature does, one after another.

Nothing happens before the last part is in. What is chosen so far stands in `s.plan`, for its player alone to see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Option, Refusals, Why, menu
from meadhall.engine.table.table import Table
from meadhall.games.heroes.actions.enhancing import (
    CHAIN,
    ENOUGH,
    USE_FREE,
    Pair,
    chain_length,
    free,
    is_own_element,
    most_enhancements,
    pairs,
    spare_cards,
)
from meadhall.games.heroes.board.creatures import (
    ability,
    ability_targets,
    attack_targets,
    can_attack,
    can_use,
    own_creatures,
    ways_out,
)
from meadhall.games.heroes.board.permanents import bears
from meadhall.games.heroes.board.spaces import COLUMNS, NEIGHBOURS, adjacent, free_spaces
from meadhall.games.heroes.board.targets import (
    COLUMN,
    PLAYER,
    TO,
    At,
    Column,
    InPlay,
    Player,
    To,
    at,
    beings,
    in_play,
    note,
    players,
    spells_in_play,
    why_not_here,
)
from meadhall.games.heroes.content import CREATURES, SPELL, SPELL_EFFECTS, SPELLS
from meadhall.games.heroes.state import BESIDE, EMPTY, Permanent, Plan, Seat, Space, State

COMMAND: Final = SPELL["command"]
NO_MORE: Final = Option("no-more", "HE-TGT-08")
DOES_ATTACK: Final = Option("attack", "HE-CRE-04")
DOES_USE: Final = Option("use", "HE-CRE-04")
PHOENIX: Final = Option("at:beside", "HE-SPL-23")  # a dead one, beside the board


class AskAgain(Exception):
    """Somebody conceded: the open question is put again from its first part, after dice that are owed (HE-DTH-08)."""


# ---- casting


async def plan_cast(t: Table[State], seat: Seat, spell: int) -> Plan:
    """Card, free enhancement, pairs, targets, and what else the Spell needs (HE-DEC-10)."""
    s = t.state
    plan = s.plan = Plan("cast", card=spell)
    if is_own_element(s, seat, spell) and most_enhancements(s, seat, spell):
        plan.free = await choose(seat, free(s, seat)) is USE_FREE
    await _plan_pairs(s, seat, most_enhancements(s, seat, spell))
    kind = SPELLS[spell].target
    if kind == "any player":
        pick = await choose(seat, player_targets(s, seat))
        plan.targets.append(pick.seat)
        note(s, seat, pick.seat)
    elif kind == "any Permanent Spell":
        plan.targets.append((await choose(seat, spell_targets(s, seat))).at(s))
        note(s, seat, s.in_play[plan.targets[0]].seat)
    else:
        await _plan_beings(s, seat, kind)
    await _plan_rest(s, seat)
    return plan


async def _plan_pairs(s: State, seat: Seat, most: int) -> None:
    plan = s.plan
    assert plan is not None
    while plan.enhanced < most and len(spare_cards(s, seat)) > 1:
        pick = await choose(seat, pairs(s, seat))
        if pick is ENOUGH:
            break
        assert isinstance(pick, Pair)
        plan.pairs += pick.spells


async def _plan_beings(s: State, seat: Seat, kind: str) -> None:
    """One Being; more for Ice Shards and Chain Lightning."""
    plan = s.plan
    assert plan is not None
    more = 1 + (plan.enhanced if plan.card == CHAIN else kind.startswith("one or two"))
    while len(plan.targets) < more:
        menu_of = targets(s, seat)
        if not menu_of.options:
            break
        pick = await choose(seat, menu_of)
        if pick is NO_MORE:
            break
        if pick is PHOENIX:
            plan.targets.append(
                next(b for b in own_creatures(s, seat) if s.beings[b].at == BESIDE and can_use(s, seat, b))
            )
        else:
            assert isinstance(pick, At)
            plan.targets.append(pick.being(s))
            note(s, seat, pick.seat)


async def _plan_rest(s: State, seat: Seat) -> None:
    """Whom Life Drain heals, who gets extra healing, the space for a shift, what a commanded Creature does."""
    plan = s.plan
    assert plan is not None
    effects = SPELL_EFFECTS[plan.card]
    if not SPELLS[plan.card].permanent:
        wanted = sum(e.whom == "chosen_own_Being" for e in effects)
        wanted += plan.enhanced if SPELLS[plan.card].enhancement == "healing" else 0
        while len(plan.heals) < wanted:
            pick = await choose(seat, healed(s, seat))
            plan.heals.append(pick.being(s))
            note(s, seat, pick.seat)
    for effect in effects:
        if effect.verb in ("MOVE", "SHIFT"):
            plan.space = (await choose(seat, spaces(s, seat, effect.verb))).space
        elif effect.verb == "ACTIVATE":
            await plan_activation(s, seat, plan.targets[0])


@menu("target", "HE-DEC-10")
def targets(no: Why, s: State, seat: Seat) -> list[Option]:
    """The Beings at which the Spell of the plan may be aimed next (4.9a, HE-CST-09, HE-SPL-04)."""
    if s.plan is None or not s.is_in(seat):
        return []
    found = eligible(s, seat, s.plan.card)
    if no is not None:
        _why_not_targets(no, s, seat, found)
    options: list[Option] = [*at(s, [being for being in found if s.beings[being].at >= 0])]
    if any(s.beings[being].at == BESIDE for being in found):
        options.append(PHOENIX)
    if s.plan.targets and s.plan.card != CHAIN and options:
        options.append(NO_MORE)
    return options


def eligible(s: State, seat: Seat, spell: int) -> list[int]:
    """The Beings that a Spell may have as its next target."""
    chosen = s.plan.targets if s.plan is not None and s.plan.kind == "cast" else []
    kind = SPELLS[spell].target
    if spell == COMMAND:  # a Creature that could do nothing is no target (HE-SPL-23)
        return [b for b in own_creatures(s, seat) if can_attack(s, seat, b) or can_use(s, seat, b)]
    if spell == CHAIN:
        further = (s.plan.enhanced if s.plan is not None else 0) - len(chosen)
        ways = adjacent(s, chosen[-1]) if chosen else beings(s, seat, kind)
        return [b for b in ways if b not in chosen and chain_length(s, [*chosen, b], further) == further]
    found = [being for being in beings(s, seat, kind) if being not in chosen]
    if chosen:
        found = [being for being in found if s.beings[being].owner == s.beings[chosen[0]].owner]
    if SPELLS[spell].permanent:
        found = [being for being in found if not bears(s, spell, s.beings[being].owner, being)]
    return found


def _why_not_targets(no: Refusals, s: State, seat: Seat, found: Sequence[int]) -> None:
    assert s.plan is not None
    spell = s.plan.card
    for other in (seat, *s.clockwise(seat)):
        for being in s.on_board(other):
            if being in found:
                continue
            clause, why = why_not_here(s, seat, being, SPELLS[spell].target)
            if not clause and bears(s, spell, other, being):
                clause, why = "HE-CST-09", "It bears {spell} already."
            elif not clause and being in s.plan.targets:
                clause, why = "HE-SPL-04", "It is a target already."
            elif not clause and spell == CHAIN:
                clause, why = "HE-SPL-03", "The chain does not reach it, or could not go on from there."
            elif not clause and spell == COMMAND:
                clause, why = "HE-SPL-23", "It could do nothing."
            key = at(s, [being])[0].key
            no(
                key,
                clause or "HE-TGT-08",
                why or "All targets are Beings of one player.",
                seat=other,
                spell=SPELLS[spell].name,
            )


@menu("player", "HE-DEC-10")
def player_targets(no: Why, s: State, seat: Seat) -> list[Player]:
    """The players on whom the Spell of the plan may be cast (HE-TGT-03, HE-CST-09)."""
    if s.plan is None or not s.is_in(seat):
        return []
    found = eligible_players(s, seat, s.plan.card)
    if no is not None:
        for other in s.alive(s.duel_of(seat)):
            if other not in found and bears(s, s.plan.card, other):
                no(PLAYER[other].key, "HE-CST-09", "seat {seat} bears it already.", seat=other)
    return [PLAYER[other] for other in found]


def eligible_players(s: State, seat: Seat, spell: int) -> list[Seat]:
    some = players(s, seat)
    return [other for other in some if not (SPELLS[spell].permanent and bears(s, spell, other))]


@menu("spell", "HE-DEC-18")
def spell_targets(no: Why, s: State, seat: Seat) -> list[InPlay]:
    """Permanent Spells in play (HE-TGT-07, HE-DSP-02)."""
    return in_play(s, spells_in_play(s, seat)) if s.is_in(seat) else []


@menu("heal", "HE-DEC-10")
def healed(no: Why, s: State, seat: Seat) -> list[At]:
    """Whom Life Drain heals, or who gets the extra healing (HE-ENH-09)."""
    if s.plan is None or not s.is_in(seat):
        return []
    drains = any(effect.whom == "chosen_own_Being" for effect in SPELL_EFFECTS[s.plan.card])
    return at(s, beings(s, seat, "any own Being" if drains else "any Being"))


@menu("where", "HE-DEC-10")
def spaces(no: Why, s: State, seat: Seat, verb: str) -> list[To]:
    """Where the target goes: any free space of the own board, or an adjacent space of its board."""
    if s.plan is None or not s.is_in(seat):
        return []
    if no is not None and verb == "MOVE":
        for space, being in enumerate(s.spaces[seat]):
            if being != EMPTY:
                no(TO[space].key, "HE-SPL-21", "A Being stands there.")
    return [TO[space] for space in goes(s, s.plan.targets[-1], verb)]


def goes(s: State, being: int, verb: str) -> list[Space]:
    b = s.beings[being]
    return free_spaces(s, b.owner) if verb == "MOVE" else sorted(NEIGHBOURS[b.at])


# ---- what a Creature does


async def plan_activation(s: State, seat: Seat, being: int) -> None:
    """Attack or ability, and what that needs (HE-CRE-04)."""
    plan = s.plan
    assert plan is not None
    plan.being = being
    ways = does(s, seat, being)
    pick = await choose(seat, ways)
    plan.does = pick.key
    if pick is DOES_ATTACK:
        await plan_attack(s, seat, being)
    else:
        await plan_ability(s, seat, being)


@menu("does", "HE-DEC-10")
def does(no: Why, s: State, seat: Seat, being: int) -> list[Option]:
    """What a commanded Creature may do."""
    if not s.is_in(seat):
        return []
    return [DOES_ATTACK] * can_attack(s, seat, being) + [DOES_USE] * can_use(s, seat, being)


async def plan_attack(s: State, seat: Seat, being: int) -> None:
    pick = await choose(seat, attacked(s, seat, being))
    assert s.plan is not None
    s.plan.picks.append(pick.being(s))
    note(s, seat, pick.seat)


@menu("attack", "HE-DEC-15")
def attacked(no: Why, s: State, seat: Seat, being: int) -> list[At]:
    """Whom a basic attack reaches."""
    if not s.is_in(seat):
        return []
    found = attack_targets(s, seat, being)
    if no is not None:
        for foe in s.opponents(seat):
            for other in s.on_board(foe):
                if other not in found:
                    clause, why = why_not_here(s, seat, other, "opponent's exposed Being")
                    out_of_reach = "It is out of the reach of {reach}."
                    key, attacker = at(s, [other])[0].key, CREATURES[s.beings[being].card].name
                    no(key, clause or "HE-ATK-03", why or out_of_reach, seat=foe, reach=attacker)
    return at(s, found)


async def plan_ability(s: State, seat: Seat, being: int) -> None:
    """What an ability is aimed at, part by part; whom a Burst hits is asked after Glimmer is gone (HE-DEC-16)."""
    plan = s.plan
    assert plan is not None
    kind = ability(s, being).target
    if kind == "any exposed Being":
        return
    pick = await choose(seat, aimed(s, seat, being))
    match pick:
        case At():
            plan.picks.append(pick.being(s))
            note(s, seat, pick.seat)
        case Player():
            plan.picks.append(pick.seat)
            note(s, seat, pick.seat)
        case Column():
            plan.picks.append(pick.seat * COLUMNS + pick.column)
            note(s, seat, pick.seat)
        case InPlay():
            plan.picks.append(pick.at(s))
            note(s, seat, s.in_play[plan.picks[0]].seat)
        case To():
            plan.picks.append(pick.space)
        case _:
            raise AssertionError(pick)
    if kind.startswith("own Golem"):
        await plan_attack(s, seat, plan.picks[0])
    elif kind.endswith("adjacent space of own board"):
        plan.picks.append((await choose(seat, carried(s, seat, plan.picks[0]))).space)


@menu("ability", "HE-DEC-15")
def aimed(no: Why, s: State, seat: Seat, being: int) -> list[Option]:
    """The targets of an ability, as its text says."""
    if not s.is_in(seat):
        return []
    kind = ability(s, being).target
    found = ability_targets(s, seat, being)
    if kind == "opponent":
        return [PLAYER[foe] for foe in found]
    if kind == "opponent's column":
        return [COLUMN[place // COLUMNS][place % COLUMNS] for place in found]
    if kind == "own Permanent Spell in play":
        return [*in_play(s, found)]
    if kind == "free space on own board":
        return [TO[space] for space in found]
    return [*at(s, found)]


@menu("carry", "HE-DEC-15")
def carried(no: Why, s: State, seat: Seat, being: int) -> list[To]:
    """Where Pegasus carries a Being (HE-SPL-25)."""
    return [TO[space] for space in goes(s, being, "SHIFT")] if s.is_in(seat) else []


async def plan_move(s: State, seat: Seat, being: int) -> None:
    assert s.plan is not None
    s.plan.space = (await choose(seat, steps(s, seat, being))).space


@menu("move", "HE-DEC-15")
def steps(no: Why, s: State, seat: Seat, being: int) -> list[To]:
    """The empty adjacent spaces (HE-MOV-01)."""
    if not s.is_in(seat):
        return []
    if no is not None:
        b = s.beings[being]
        for space, other in enumerate(s.spaces[seat]):
            if space not in NEIGHBOURS[b.at] and space != b.at:
                no(TO[space].key, "HE-MOV-05", "That space does not share an edge with this one.")
            elif other not in (EMPTY, being):
                no(TO[space].key, "HE-MOV-05", "A Being stands there; Beings do not change places by a move.")
    return [TO[space] for space in ways_out(s, being)]


# ---- dispelling


async def plan_dispel(t: Table[State], seat: Seat) -> Permanent:
    """A Spell in play, then pairs, at most one for each power token on it (HE-DSP-02, HE-DSP-04)."""
    s = t.state
    plan = s.plan = Plan("dispel")
    p = s.in_play[(await choose(seat, spell_targets(s, seat))).at(s)]
    plan.targets.append(s.in_play.index(p))
    note(s, seat, p.seat)
    await _plan_pairs(s, seat, p.power if s.options.enhancing else 0)
    return p
