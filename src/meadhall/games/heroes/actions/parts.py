"""Answers in parts (HE-DEC-28): the parts of a casting, of a dispelling, of what a Creature does, one after another.

Nothing happens before the last part is in. What is chosen so far stands in `s.plan`, for its player alone to see.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Candidate, Option, Reason, Refused, menu
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
    GOLEM,
    ability,
    ability_targets,
    attack_targets,
    cannot_attack,
    cannot_use,
    own_creatures,
    phoenix_to_use,
)
from meadhall.games.heroes.board.permanents import bears
from meadhall.games.heroes.board.spaces import COLUMNS, NEIGHBOURS, adjacent, free_spaces
from meadhall.games.heroes.board.targets import (
    COLUMN,
    NO_OPPONENTS,
    PLAYER,
    TO,
    At,
    Column,
    InPlay,
    Player,
    To,
    at,
    beings,
    cannot_affect,
    cannot_aim,
    in_play,
    note,
    other_spaces,
    spells_in_play,
)
from meadhall.games.heroes.content import CREATURES, SPELL, SPELLS, SpellCard
from meadhall.games.heroes.ops import Activate, Heal, Move, Shift
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
            plan.targets.append(phoenix_to_use(s, seat))
        else:
            assert isinstance(pick, At)
            plan.targets.append(pick.being(s))
            note(s, seat, pick.seat)


async def _plan_rest(s: State, seat: Seat) -> None:
    """Whom Life Drain heals, who gets extra healing, the space for a shift, what a commanded Creature does."""
    plan = s.plan
    assert plan is not None
    card = SPELLS[plan.card]
    if not card.permanent:
        wanted = drains(card) + (plan.enhanced if card.enhancement == "healing" else 0)
        while len(plan.heals) < wanted:
            pick = await choose(seat, healed(s, seat))
            plan.heals.append(pick.being(s))
            note(s, seat, pick.seat)
    for op in card.effect:
        if isinstance(op, Move | Shift):
            plan.space = (await choose(seat, spaces(s, seat, isinstance(op, Move)))).space
        elif isinstance(op, Activate):
            await plan_activation(s, seat, plan.targets[0])


ONE_TARGET: Final = Reason("HE-TGT-08", "Only a second target may be left out.")
ALL_OF_ONE_PLAYER: Final = Reason("HE-TGT-08", "All targets are Beings of one player.")
NOT_BESIDE: Final = Reason("HE-BRD-13", "A dead Phoenix beside the board is no target of this Spell.")
NO_PHOENIX: Final = Reason("HE-SPL-23", "No dead Phoenix of yours could come back now.")
IS_TARGET: Final = Reason("HE-SPL-04", "It is a target already.")
OUT_OF_CHAIN: Final = Reason("HE-SPL-03", "The chain does not reach it, or could not go on from there.")
COULD_DO_NOTHING: Final = Reason("HE-SPL-23", "It could do nothing.")
BEARS: Final = Reason("HE-CST-09", "It bears {spell} already.")
PLAYER_BEARS: Final = Reason("HE-CST-09", "seat {seat} bears it already.")
IS_OUT: Final = Reason("HE-TGT-03", "seat {seat} is out.")
SPACE_TAKEN: Final = Reason("HE-SPL-21", "A Being stands there.")
NOT_ADJACENT: Final = Reason("HE-SPL-25", "That space does not share an edge with this one.")


@menu("target", "HE-DEC-10")
def targets(s: State, seat: Seat) -> list[Option]:
    """The Beings at which the Spell of the plan may be aimed next (4.9a, HE-CST-09, HE-SPL-04)."""
    if s.plan is None or not s.is_in(seat):
        return []
    found = eligible(s, seat, s.plan.card)
    options: list[Option] = [*at(s, [being for being in found if s.beings[being].at >= 0])]
    if any(s.beings[being].at == BESIDE for being in found):
        options.append(PHOENIX)
    if s.plan.targets and s.plan.card != CHAIN and options:
        options.append(NO_MORE)
    return options


@targets.never
def no_targets(s: State, seat: Seat) -> Iterator[Refused]:
    """All other spaces, a Phoenix beside the board, and no second target."""
    plan = s.plan
    if plan is None or not s.is_in(seat):
        return
    found = eligible(s, seat, plan.card)
    yield from other_spaces(s, found, lambda being: cannot_target(s, seat, being, plan.card))
    if all(s.beings[being].at >= 0 for being in found):
        yield PHOENIX, NO_PHOENIX if plan.card == COMMAND else NOT_BESIDE
    if not plan.targets or plan.card == CHAIN or not found:
        yield NO_MORE, ONE_TARGET


def eligible(s: State, seat: Seat, spell: int) -> list[int]:
    """The Beings that a Spell may have as its next target."""
    chosen = chosen_targets(s)
    if spell == CHAIN and chosen:
        near = adjacent(s, chosen[-1])
    else:
        near = own_creatures(s, seat) if spell == COMMAND else beings(s, seat, SPELLS[spell].target)
    if not chosen and not SPELLS[spell].permanent and spell not in (CHAIN, COMMAND):
        return near
    return [being for being in near if _cannot_choose(s, seat, being, spell, chosen) is None]


def chosen_targets(s: State) -> list[int]:
    """The targets that the plan of a casting has so far."""
    return s.plan.targets if s.plan is not None and s.plan.kind == "cast" else []


def cannot_target(s: State, seat: Seat, being: int, spell: int) -> Reason | None:
    """Why a Spell cannot have a Being on a board as its next target."""
    chosen = chosen_targets(s)
    is_further = spell == CHAIN and bool(chosen)  # of a chain only the first target must be exposed
    type_ = None if is_further else cannot_aim(s, seat, being, SPELLS[spell].target)
    return type_ or _cannot_choose(s, seat, being, spell, chosen)


def _cannot_choose(s: State, seat: Seat, being: int, spell: int, chosen: list[int]) -> Reason | None:
    """The same for a Being of the right type, or adjacent to the last link of a chain."""
    owner = s.beings[being].owner
    if being in chosen:
        return IS_TARGET
    if spell == COMMAND:  # a Creature that could do nothing is no target (HE-SPL-23)
        could = cannot_attack(s, seat, being) is None or cannot_use(s, seat, being) is None
        return None if could else COULD_DO_NOTHING
    if spell == CHAIN:
        further = (s.plan.enhanced if s.plan is not None else 0) - len(chosen)
        reached = not chosen or being in adjacent(s, chosen[-1])
        is_link = reached and chain_length(s, [*chosen, being], further) == further
        return None if is_link else OUT_OF_CHAIN
    if chosen and owner != s.beings[chosen[0]].owner:
        return ALL_OF_ONE_PLAYER
    if SPELLS[spell].permanent and bears(s, spell, owner, being):
        return BEARS(spell=SPELLS[spell].name)
    return None


@menu("player", "HE-DEC-10")
def player_targets(s: State, seat: Seat) -> Iterator[Candidate[Player]]:
    """The players on whom the Spell of the plan may be cast (HE-TGT-03, HE-CST-09)."""
    plan = s.plan
    if plan is not None and s.is_in(seat):
        yield from ((PLAYER[other], cannot_cast_on(s, seat, other, plan.card)) for other in everybody(s, seat))


@player_targets.never
def no_players(s: State, seat: Seat) -> Iterator[Refused]:
    """Players who are out, or in another duel."""
    if s.plan is not None and s.is_in(seat):
        for other in set(range(s.players)) - {*everybody(s, seat)}:
            yield PLAYER[other], cannot_affect(s, seat, other) if s.is_in(other) else IS_OUT(seat=other)


def everybody(s: State, seat: Seat) -> list[Seat]:
    """A player, then the others of the duel clockwise."""
    return [seat, *s.clockwise(seat)]


def cannot_cast_on(s: State, seat: Seat, other: Seat, spell: int) -> Reason | None:
    """Why a Spell cannot be cast on a player of the duel (HE-MUL-03, HE-CST-09)."""
    if SPELLS[spell].permanent and bears(s, spell, other):
        return PLAYER_BEARS(seat=other)
    return cannot_affect(s, seat, other)


def eligible_players(s: State, seat: Seat, spell: int) -> list[Seat]:
    """The players on whom a Spell may be cast."""
    return [other for other in everybody(s, seat) if cannot_cast_on(s, seat, other, spell) is None]


@menu("spell", "HE-DEC-18")
def spell_targets(s: State, seat: Seat) -> list[InPlay]:
    """Permanent Spells in play (HE-TGT-07, HE-DSP-02)."""
    return in_play(s, spells_in_play(s, seat)) if s.is_in(seat) else []


@spell_targets.never
def no_spells(s: State, seat: Seat) -> Iterator[Refused]:
    """Spells whose bearer the action may not affect."""
    if s.is_in(seat):
        for place, p in enumerate(s.in_play):
            if (reason := cannot_affect(s, seat, p.seat)) is not None:
                yield in_play(s, [place])[0], reason


@menu("heal", "HE-DEC-10")
def healed(s: State, seat: Seat) -> list[At]:
    """Whom Life Drain heals, or who gets the extra healing (HE-ENH-09)."""
    if s.plan is None or not s.is_in(seat):
        return []
    return at(s, beings(s, seat, _healed_type(s.plan)))


@healed.never
def not_healed(s: State, seat: Seat) -> Iterator[Refused]:
    """All other spaces."""
    if s.plan is not None and s.is_in(seat):
        kind = _healed_type(s.plan)
        yield from other_spaces(s, beings(s, seat, kind), lambda being: cannot_aim(s, seat, being, kind))


def _healed_type(plan: Plan) -> str:
    return "any own Being" if drains(SPELLS[plan.card]) else "any Being"


def drains(card: SpellCard) -> bool:
    """Whether a Spell heals an own Being of choice, as Life Drain does."""
    return any(isinstance(op, Heal) and op.whom == "chosen_own_Being" for op in card.effect)


@menu("where", "HE-DEC-10")
def spaces(s: State, seat: Seat, anywhere: bool) -> Iterator[Candidate[To]]:
    """Where the target goes: any free space of the own board, or an adjacent space of its board."""
    if s.plan is not None and s.is_in(seat):
        ends, reason = goes(s, s.plan.targets[-1], anywhere), SPACE_TAKEN if anywhere else NOT_ADJACENT
        yield from ((to, None if to.space in ends else reason) for to in TO)


def goes(s: State, being: int, anywhere: bool) -> list[Space]:
    """The spaces to which a Being may be taken: free ones anywhere on its board, or adjacent ones."""
    b = s.beings[being]
    return free_spaces(s, b.owner) if anywhere else sorted(NEIGHBOURS[b.at])


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
def does(s: State, seat: Seat, being: int) -> Iterator[Candidate[Option]]:
    """What a commanded Creature may do."""
    if s.is_in(seat):
        yield DOES_ATTACK, cannot_attack(s, seat, being)
        yield DOES_USE, cannot_use(s, seat, being)


async def plan_attack(s: State, seat: Seat, being: int) -> None:
    pick = await choose(seat, attacked(s, seat, being))
    assert s.plan is not None
    s.plan.picks.append(pick.being(s))
    note(s, seat, pick.seat)


OUT_OF_REACH: Final = Reason("HE-ATK-03", "It is out of the reach of {reach}.")


@menu("attack", "HE-DEC-15")
def attacked(s: State, seat: Seat, being: int) -> list[At]:
    """Whom a basic attack reaches."""
    return at(s, attack_targets(s, seat, being)) if s.is_in(seat) else []


@attacked.never
def not_attacked(s: State, seat: Seat, being: int) -> Iterator[Refused]:
    """All other spaces."""
    if s.is_in(seat):
        far = OUT_OF_REACH(reach=CREATURES[s.beings[being].card].name)
        yield from other_spaces(
            s,
            attack_targets(s, seat, being),
            lambda other: cannot_aim(s, seat, other, "opponent's exposed Being") or far,
        )


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


NO_BEING_IN_COLUMN: Final = Reason("HE-CRE-12", "Nobody stands in that column.")
NOT_YOUR_SPELL: Final = Reason("HE-CRT-01", "It is not yours.")
PHOENIX_SPACE_TAKEN: Final = Reason("HE-CRT-08", "A Being stands there.")
NO_GOLEM: Final = Reason("HE-CRT-03", "It is no Golem of yours.")
NOT_BESIDE_IT: Final = Reason("HE-BRD-04", "It is not on an adjacent space.")


@menu("ability", "HE-DEC-15")
def aimed(s: State, seat: Seat, being: int) -> list[Option]:
    """The targets of an ability, as its text says."""
    if not s.is_in(seat):
        return []
    found = ability_targets(s, seat, being)
    match ability(s, being).target:
        case "opponent":
            return [PLAYER[foe] for foe in found]
        case "opponent's column":
            return [COLUMN[place // COLUMNS][place % COLUMNS] for place in found]
        case "own Permanent Spell in play":
            return [*in_play(s, found)]
        case "free space on own board":
            return [TO[space] for space in found]
        case _:
            return [*at(s, found)]


@aimed.never
def not_aimed(s: State, seat: Seat, being: int) -> Iterator[Refused]:
    """All others of the kind at which the ability is aimed."""
    if not s.is_in(seat):
        return
    found = ability_targets(s, seat, being)
    match ability(s, being).target:
        case "opponent":
            for other in set(range(s.players)) - {*found}:
                yield PLAYER[other], cannot_oppose(s, seat, other)
        case "opponent's column":
            for other in range(s.players):
                reason = cannot_oppose(s, seat, other) or NO_BEING_IN_COLUMN
                yield from ((one, reason) for one in COLUMN[other] if other * COLUMNS + one.column not in found)
        case "own Permanent Spell in play":
            for place in set(range(len(s.in_play))) - {*found}:
                mine = s.in_play[place].controller == seat
                yield in_play(s, [place])[0], cannot_affect(s, seat, s.in_play[place].seat) if mine else NOT_YOUR_SPELL
        case "free space on own board":
            yield from ((to, PHOENIX_SPACE_TAKEN) for to in TO if to.space not in found)
        case kind:
            yield from other_spaces(s, found, lambda other: _cannot_be_aimed_at(s, seat, other, kind))


def cannot_oppose(s: State, seat: Seat, other: Seat) -> Reason | None:
    """Why a player is no opponent whom this action may affect."""
    if not s.is_in(other):
        return IS_OUT(seat=other)
    return cannot_affect(s, seat, other) or (None if s.is_opponent(seat, other) else NO_OPPONENTS)


def _cannot_be_aimed_at(s: State, seat: Seat, being: int, kind: str) -> Reason | None:
    """Why a Being on a board is no target of an ability."""
    match kind:
        case "own Golem not yet activated in this action":
            b = s.beings[being]
            return NO_GOLEM if (b.owner, b.card) != (seat, GOLEM) else cannot_attack(s, seat, being)
        case "adjacent own Creature":
            return cannot_aim(s, seat, being, "any own Creature") or NOT_BESIDE_IT
        case "own Being and an adjacent space of own board":
            return cannot_aim(s, seat, being, "any own Being")
        case _:
            return cannot_aim(s, seat, being, kind)


@menu("carry", "HE-DEC-15")
def carried(s: State, seat: Seat, being: int) -> Iterator[Candidate[To]]:
    """Where Pegasus carries a Being (HE-SPL-25)."""
    if s.is_in(seat):
        near = goes(s, being, anywhere=False)
        yield from ((to, None if to.space in near else NOT_ADJACENT) for to in TO)


async def plan_move(s: State, seat: Seat, being: int) -> None:
    assert s.plan is not None
    s.plan.space = (await choose(seat, steps(s, seat, being))).space


TOO_FAR: Final = Reason("HE-MOV-05", "That space does not share an edge with this one.")
IN_THE_WAY: Final = Reason("HE-MOV-05", "A Being stands there; Beings do not change places by a move.")


@menu("move", "HE-DEC-15")
def steps(s: State, seat: Seat, being: int) -> Iterator[Candidate[To]]:
    """The empty adjacent spaces (HE-MOV-01)."""
    if s.is_in(seat):
        yield from ((to, cannot_step(s, being, to.space)) for to in TO)


def cannot_step(s: State, being: int, space: Space) -> Reason | None:
    """Why a Being that can move cannot move to this space of its board (HE-MOV-05)."""
    b = s.beings[being]
    if space not in NEIGHBOURS[b.at]:
        return TOO_FAR
    return None if s.spaces[b.owner][space] == EMPTY else IN_THE_WAY


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
