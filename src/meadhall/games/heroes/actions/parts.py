"""Answers in parts (HE-DEC-28): the parts of a casting, of a dispelling, of a Creature's actions, one after another.

Nothing happens before the last part is in. The parts so far stand in `s.plan`, which only its player sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, Option, Reason, Refused, Table, choose, menu
from meadhall.games.heroes import texts
from meadhall.games.heroes.actions.activating import IS_OUT, NOT_ADJACENT, plan_activation, reachable_spaces
from meadhall.games.heroes.actions.enhancing import (
    CHAIN,
    ENOUGH,
    USE_FREE,
    Pair,
    chain_length,
    gift_options,
    is_own_element,
    most_enhancements,
    pairs,
    spare_cards,
)
from meadhall.games.heroes.board import creatures, permanents, targets
from meadhall.games.heroes.board.spaces import adjacent
from meadhall.games.heroes.content import SPELL, SPELLS, SpellCard
from meadhall.games.heroes.ops import Activate, Heal, Move, Shift
from meadhall.games.heroes.state import BESIDE, Permanent, Plan, Seat, State

COMMAND: Final = SPELL["command"]
NO_MORE: Final = Option("no-more", "HE-TGT-08")
PHOENIX: Final = Option("at:beside", "HE-SPL-23")  # a dead one, beside the board


class AskAgain(Exception):
    """Raised after a concession to ask the open question again from its first part, after owed dice (HE-DTH-08)."""


# ---- casting


async def plan_cast(t: Table[State], seat: Seat, spell: int) -> Plan:
    """Ask for card, free enhancement, pairs, targets, and the Spell's other needs (HE-DEC-10)."""
    s = t.state
    plan = s.plan = Plan("cast", card=spell)
    if is_own_element(s, seat, spell) and most_enhancements(s, seat, spell):
        plan.free = await choose(seat, gift_options(s, seat)) is USE_FREE
    await _plan_pairs(s, seat, most_enhancements(s, seat, spell))
    kind = SPELLS[spell].target
    if kind == "any player":
        pick = await choose(seat, player_targets(s, seat))
        plan.targets.append(pick.seat)
        targets.note_affected(s, seat, pick.seat)
    elif kind == "any Permanent Spell":
        plan.targets.append((await choose(seat, spell_targets(s, seat))).at(s))
        targets.note_affected(s, seat, s.in_play[plan.targets[0]].seat)
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
    """Ask for one Being; for more with Ice Shards and Chain Lightning."""
    plan = s.plan
    assert plan is not None
    more = 1 + (plan.enhanced if plan.card == CHAIN else kind.startswith("one or two"))
    while len(plan.targets) < more:
        menu_of = aimable_beings(s, seat)
        if not menu_of.options:
            break
        pick = await choose(seat, menu_of)
        if pick is NO_MORE:
            break
        if pick is PHOENIX:
            plan.targets.append(creatures.phoenix_to_use(s, seat))
        else:
            assert isinstance(pick, targets.At)
            plan.targets.append(pick.being(s))
            targets.note_affected(s, seat, pick.seat)


async def _plan_rest(s: State, seat: Seat) -> None:
    """Ask for Life Drain's healing, extra healing, the space of a shift, and a commanded Creature's action."""
    plan = s.plan
    assert plan is not None
    card = SPELLS[plan.card]
    if not card.permanent:
        wanted = drains(card) + (plan.enhanced if card.enhancement == "healing" else 0)
        while len(plan.heals) < wanted:
            pick = await choose(seat, healed(s, seat))
            plan.heals.append(pick.being(s))
            targets.note_affected(s, seat, pick.seat)
    for op in card.effect:
        if isinstance(op, Move | Shift):
            plan.space = (await choose(seat, spaces(s, seat, isinstance(op, Move)))).space
        elif isinstance(op, Activate):
            await plan_activation(s, seat, plan.targets[0])


ONE_TARGET: Final = Reason("HE-TGT-08", "one-target-needed")
ALL_OF_ONE_PLAYER: Final = Reason("HE-TGT-08", "targets-of-one-player")
NOT_BESIDE: Final = Reason("HE-BRD-13", "phoenix-no-target")
NO_PHOENIX: Final = Reason("HE-SPL-23", "no-phoenix")
IS_TARGET: Final = Reason("HE-SPL-04", "target-already")
OUT_OF_CHAIN: Final = Reason("HE-SPL-03", "out-of-chain")
COULD_DO_NOTHING: Final = Reason("HE-SPL-23", "could-do-nothing")
BEARS: Final = Reason("HE-CST-09", "being-bears")
PLAYER_BEARS: Final = Reason("HE-CST-09", "player-bears")
SPACE_TAKEN: Final = Reason("HE-SPL-21", "space-occupied")


@menu("target", "HE-DEC-10")
def aimable_beings(s: State, seat: Seat) -> list[Option]:
    """The Beings at which the Spell of the plan may be aimed next (4.9a, HE-CST-09, HE-SPL-04)."""
    if s.plan is None or not s.is_in(seat):
        return []
    found = eligible(s, seat, s.plan.card)
    options: list[Option] = [*targets.being_options(s, [being for being in found if s.beings[being].at >= 0])]
    if any(s.beings[being].at == BESIDE for being in found):
        options.append(PHOENIX)
    if s.plan.targets and s.plan.card != CHAIN and options:
        options.append(NO_MORE)
    return options


@aimable_beings.never
def no_other_targets(s: State, seat: Seat) -> Iterator[Refused]:
    """All other spaces, a Phoenix beside the board, and no second target."""
    plan = s.plan
    if plan is None or not s.is_in(seat):
        return
    found = eligible(s, seat, plan.card)
    yield from targets.all_spaces(s, lambda being: cannot_target(s, seat, being, plan.card))
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
        near = creatures.own_creatures(s, seat) if spell == COMMAND else targets.beings(s, seat, SPELLS[spell].target)
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
    type_ = None if is_further else targets.cannot_aim(s, seat, being, SPELLS[spell].target)
    return type_ or _cannot_choose(s, seat, being, spell, chosen)


def _cannot_choose(s: State, seat: Seat, being: int, spell: int, chosen: list[int]) -> Reason | None:
    """Why a Being of the right type, or adjacent to the last link of a chain, cannot be chosen."""
    owner = s.beings[being].owner
    if being in chosen:
        return IS_TARGET
    if spell == COMMAND:  # a Creature that could do nothing cannot be a target (HE-SPL-23)
        could = creatures.cannot_attack(s, seat, being) is None or creatures.cannot_use(s, seat, being) is None
        return None if could else COULD_DO_NOTHING
    if spell == CHAIN:
        further = (s.plan.enhanced if s.plan is not None else 0) - len(chosen)
        reached = not chosen or being in adjacent(s, chosen[-1])
        is_link = reached and chain_length(s, [*chosen, being], further) == further
        return None if is_link else OUT_OF_CHAIN
    if chosen and owner != s.beings[chosen[0]].owner:
        return ALL_OF_ONE_PLAYER
    if SPELLS[spell].permanent and permanents.bears(s, spell, owner, being):
        return BEARS(spell=texts.SPELLS[spell])
    return None


@menu("player", "HE-DEC-10")
def player_targets(s: State, seat: Seat) -> Iterator[Candidate[targets.Player]]:
    """The players who may be the target of the plan's Spell (HE-TGT-03, HE-CST-09)."""
    plan = s.plan
    if plan is not None and s.is_in(seat):
        yield from (
            (targets.PLAYER[other], cannot_cast_on(s, seat, other, plan.card)) for other in player_and_rivals(s, seat)
        )


@player_targets.never
def no_players(s: State, seat: Seat) -> Iterator[Refused]:
    """Players who are out, or in another duel."""
    if s.plan is not None and s.is_in(seat):
        for other in set(range(s.players)) - {*player_and_rivals(s, seat)}:
            yield targets.PLAYER[other], targets.cannot_affect(s, seat, other) if s.is_in(other) else IS_OUT(seat=other)


def player_and_rivals(s: State, seat: Seat) -> list[Seat]:
    """A player, then the others of the duel clockwise."""
    return [seat, *s.clockwise(seat)]


def cannot_cast_on(s: State, seat: Seat, other: Seat, spell: int) -> Reason | None:
    """Why a Spell cannot be cast on a player of the duel (HE-MUL-03, HE-CST-09)."""
    if SPELLS[spell].permanent and permanents.bears(s, spell, other):
        return PLAYER_BEARS(seat=other)
    return None if targets.may_affect(s, seat, other) else targets.AFFECTS_ANOTHER(seat=targets.affected_seat(s))


def eligible_players(s: State, seat: Seat, spell: int) -> list[Seat]:
    """The players who may be the target of a Spell."""
    return [other for other in player_and_rivals(s, seat) if cannot_cast_on(s, seat, other, spell) is None]


@menu("spell", "HE-DEC-18")
def spell_targets(s: State, seat: Seat) -> list[targets.InPlay]:
    """Permanent Spells in play (HE-TGT-07, HE-DSP-02)."""
    return targets.in_play(s, targets.spells_in_play(s, seat)) if s.is_in(seat) else []


@spell_targets.never
def no_spells(s: State, seat: Seat) -> Iterator[Refused]:
    """Spells whose bearer the action may not affect."""
    if s.is_in(seat):
        for place, p in enumerate(s.in_play):
            yield targets.in_play(s, [place])[0], targets.cannot_affect(s, seat, p.seat)


@menu("heal", "HE-DEC-10")
def healed(s: State, seat: Seat) -> list[targets.At]:
    """The Beings that Life Drain or the extra healing may heal (HE-ENH-09)."""
    if s.plan is None or not s.is_in(seat):
        return []
    return targets.being_options(s, targets.beings(s, seat, _healed_type(s.plan)))


@healed.never
def not_healed_by_spell(s: State, seat: Seat) -> Iterator[Refused]:
    """All other spaces."""
    if s.plan is not None and s.is_in(seat):
        kind = _healed_type(s.plan)
        yield from targets.all_spaces(s, lambda being: targets.cannot_aim(s, seat, being, kind))


def _healed_type(plan: Plan) -> str:
    return "any own Being" if drains(SPELLS[plan.card]) else "any Being"


def drains(card: SpellCard) -> bool:
    """Whether a Spell heals one of the caster's own Beings of choice, as Life Drain does."""
    return any(isinstance(op, Heal) and op.whom == "chosen_own_Being" for op in card.effect)


@menu("where", "HE-DEC-10")
def spaces(s: State, seat: Seat, anywhere: bool) -> Iterator[Candidate[targets.To]]:
    """Where the target goes: any free space of the player's own board, or an adjacent space of its board."""
    if s.plan is not None and s.is_in(seat):
        ends, reason = reachable_spaces(s, s.plan.targets[-1], anywhere), SPACE_TAKEN if anywhere else NOT_ADJACENT
        yield from ((to, None if to.space in ends else reason) for to in targets.TO)


# ---- dispelling


async def plan_dispel(t: Table[State], seat: Seat) -> Permanent:
    """A Spell in play, then pairs, at most one for each power token on it (HE-DSP-02, HE-DSP-04)."""
    s = t.state
    plan = s.plan = Plan("dispel")
    p = s.in_play[(await choose(seat, spell_targets(s, seat))).at(s)]
    plan.targets.append(s.in_play.index(p))
    targets.note_affected(s, seat, p.seat)
    await _plan_pairs(s, seat, p.power if s.options.enhancing else 0)
    return p
