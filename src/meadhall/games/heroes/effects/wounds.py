"""Wounds, healing, death and basic attacks (4.13, 4.20, 4.21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.engine import CutTo, Table
from meadhall.games.heroes import content, ending
from meadhall.games.heroes.board import creatures, permanents
from meadhall.games.heroes.events import AttackMade, BeingHealed, BeingWounded, CreatureDied, HeroFell, PointsScored
from meadhall.games.heroes.ops import Immune, Reduce
from meadhall.games.heroes.state import AWAY, BESIDE, EMPTY, Seat, State, army_bag, deck_bag, gone_bag


class Hit(NamedTuple):
    """One instance of wounds: an amount of one kind on one Being (HE-WND-05)."""

    being: int
    amount: int
    kind: str  # physical or magical


class Source(NamedTuple):
    """The source of wounds, as in the event BeingWounded (HE-WND-07)."""

    reason: str  # the reason, such as spell or attack
    card: int = EMPTY  # number of the Spell or Creature
    seat: Seat = EMPTY  # the player who causes the wounds


def deal_wounds(t: Table[State], hits: Sequence[Hit], source: Source) -> None:
    """Deal all wounds of one effect at the same moment. The caller must then settle the deaths (HE-WND-06)."""
    s = t.state
    hits_with_amounts = [
        (hit, reduced_wounds(s, hit, source.seat)) for hit in hits if hit.amount > 0 and s.beings[hit.being].at >= 0
    ]
    for hit, amount in hits_with_amounts:
        b = s.beings[hit.being]
        dealt = min(amount, max(0, s.life(hit.being)))  # wounds beyond the last hit point do not count (HE-WND-08)
        s.beings[hit.being] = b._replace(wounds=b.wounds + dealt)
        life = s.life(hit.being)
        prevented = hit.amount - amount
        t.tell(
            BeingWounded(
                b.owner, b.card, b.at, dealt, life, hit.kind, source.reason, source.card, source.seat, prevented
            )
        )
        if b.is_hero:
            _score_wounds(t, source.seat, b.owner, dealt)


def reduced_wounds(s: State, hit: Hit, source_seat: Seat) -> int:
    """Return the wounds that remain after immunity, Stoneskin and Heart of the Mountain, in this order (HE-WND-05)."""
    b = s.beings[hit.being]
    if not b.is_hero and any(
        isinstance(op, Immune) and op.kind == hit.kind for op in content.ABILITIES[b.card].lasting
    ):
        return 0
    amount = hit.amount
    own_armour = [p for p in s.permanents if p.being == hit.being]
    wards = [p for p in s.permanents if p.being == EMPTY and p.seat == b.owner]
    for p in (*own_armour, *wards):
        for op in content.SPELLS[p.spell].lasting:
            if not isinstance(op, Reduce) or op.kind not in (None, hit.kind):
                continue
            if op.from_opponents and (source_seat == EMPTY or not s.is_opponent(b.owner, source_seat)):
                continue
            if amount > 0:
                amount = max(amount - op.by, op.least)
    return amount


def _score_wounds(t: Table[State], source_seat: Seat, seat: Seat, wounds: int) -> None:
    """Score a point for each wound on an opponent's Hero in a match without elimination (HE-VNE-06, HE-VNE-07)."""
    s = t.state
    if (
        s.options.has_elimination
        or source_seat == EMPTY
        or not wounds
        or not s.is_in(source_seat)
        or not s.is_opponent(source_seat, seat)
    ):
        return
    s.sides[source_seat].points += wounds
    t.tell(PointsScored(source_seat, wounds, s.sides[source_seat].points))


def heal_wounds(t: Table[State], being: int, amount: int, *, at_stop: bool = False) -> None:
    """Heal up to `amount` wounds of a Being. A stunned Hero cannot be healed (HE-WND-03, HE-VNE-10)."""
    s = t.state
    b = s.beings[being]
    if b.at < 0:
        return
    healed_wounds = 0 if b.is_hero and s.is_stunned(b.owner) else min(amount, b.wounds)
    s.beings[being] = b._replace(wounds=b.wounds - healed_wounds)
    t.tell(BeingHealed(b.owner, b.card, b.at, healed_wounds, s.life(being), at_stop))


def settle_effect(t: Table[State]) -> None:
    """Settle an effect: remove the dead together, then check for the end (HE-WND-06, HE-SEQ-08, HE-END-02).

    If the acting player is out or stunned, CutTo drops the rest of the action and continues the round.
    """
    s = t.state
    wounded_creatures = [being for being, b in enumerate(s.beings) if b.wounds and b.at >= 0 and not b.is_hero]
    if wounded_creatures and (dead_beings := {being for being in wounded_creatures if s.life(being) <= 0}):
        for being in [being for seat in range(s.players) for being in s.on_board(seat) if being in dead_beings]:
            remove_dead_creature(t, being)
    fallen_seats = [seat for seat in range(s.players) if s.is_able(seat) and s.hit_points(seat) == 0]
    for seat in fallen_seats:
        s.sides[seat].stunned = not s.options.has_elimination
        t.tell(HeroFell(seat, stunned=s.sides[seat].stunned))
    if fallen_seats and s.options.has_elimination:
        remove_players(t, fallen_seats)
    ending.check_points(t)
    ending.check_creatures(t)
    if s.act is not None and not s.is_able(s.act.seat):  # HE-DTH-07, HE-VNE-09
        raise CutTo("next")


def remove_dead_creature(t: Table[State], being: int) -> None:
    """Remove a dead Creature from the board. A Phoenix is put beside the board (HE-WND-02, HE-DTH-03, 04)."""
    s = t.state
    b = s.beings[being]
    is_phoenix = content.CREATURES[b.card].ability.only_when_dead
    t.tell(CreatureDied(b.owner, b.card, b.at, is_phoenix))
    remove_from_board(t, being, BESIDE if is_phoenix else AWAY)


def remove_from_board(t: Table[State], being: int, space: int) -> None:
    """Remove a Being from its board, and end the Spells on it (HE-PRM-03)."""
    s = t.state
    b = s.beings[being]
    permanents.end_spells_on(t, being)
    s.spaces[b.owner][b.at] = EMPTY
    s.beings[being] = b._replace(at=space, wounds=0)
    s.lost.append(b.owner)


def remove_players(t: Table[State], seats: Sequence[Seat]) -> None:
    """Remove players at the same moment, with everything that belongs to them (HE-DTH-05, HE-DTH-06)."""
    s = t.state
    rank = 1 + sum(side.left > 0 for side in s.sides)
    for seat in seats:
        s.sides[seat].left = rank
    for seat in seats:
        _clear_player(t, seat)
    ending.end_if_too_few(t, seats)


def _clear_player(t: Table[State], seat: Seat) -> None:
    s = t.state
    side = s.sides[seat]
    for p in [p for p in s.permanents if seat in (p.controller, p.seat)]:
        permanents.end_spell(t, p, is_controller_gone=not s.is_in(p.controller))
    s.due = [other for other in s.due if other != seat]
    for duel in s.duels:
        duel.called = [caller for caller in duel.called if caller != seat]  # the player's Stop is dropped (HE-DTH-08)
        duel.counted.pop(seat, None)
    for being in s.on_board(seat):
        s.lost += [seat] * (not s.beings[being].is_hero)
        s.beings[being] = s.beings[being]._replace(at=AWAY)
    for being, b in enumerate(s.beings):
        if b.owner == seat and b.at == BESIDE:
            s.beings[being] = b._replace(at=AWAY)
    s.spaces[seat] = [EMPTY] * len(s.spaces[seat])
    _merge_hidden_cards(s, seat)
    side.dice, side.hand, side.discard, side.unplaced, side.deck = [], [], [], [], 0
    side.hero_unplaced = side.stunned = False


def _merge_hidden_cards(s: State, seat: Seat) -> None:
    """Merge the player's hidden cards of each kind. Nobody can then tell which were in hand (HE-HID-08)."""
    faces, side = s.faces, s.sides[seat]
    for bag, pieces in ((deck_bag(seat), side.hand), (army_bag(seat), side.unplaced)):
        former_bag = f"{gone_bag(seat)}/{bag}"
        faces.bags[former_bag] = faces.bags.pop(bag, [])
        faces.bags[bag] = []
        for piece in pieces:
            if faces.bag[piece] == bag:
                faces.bag[piece] = former_bag


def carry_out_attack(t: Table[State], being: int, target: int) -> None:
    """Carry out a basic attack: wounds from Wall of Fire, from a Griffin, then from the attack (HE-ATK-09 to 12)."""
    s = t.state
    assert s.act is not None
    s.act.done.append(being)
    attacker, defender = s.beings[being], s.beings[target]
    t.tell(AttackMade(attacker.owner, attacker.card, attacker.at, defender.owner, defender.card, defender.at))
    for hit, source in counter_strikes(s, being, target):
        if s.beings[being].at >= 0:
            deal_wounds(t, [hit], source)
            settle_effect(t)
    if s.beings[being].at >= 0 and s.beings[target].at >= 0:
        deal_wounds(
            t,
            [Hit(target, creatures.strength_of_being(s, being), "physical")],
            Source("attack", attacker.card, attacker.owner),
        )
        settle_effect(t)


def counter_strikes(s: State, being: int, target: int) -> list[tuple[Hit, Source]]:
    """Return the wounds of the attacker before its attack: from Spells on the attacked player, then from the target."""
    b = s.beings[target]
    strikes = [
        (Hit(being, op.wounds, op.kind), Source("spell", p.spell, p.controller))
        for p in s.permanents
        if p.being == EMPTY and p.seat == b.owner
        for op in content.SPELLS[p.spell].attacked
    ]
    if not b.is_hero:
        source = Source("creature", b.card, b.owner)
        strikes += [(Hit(being, op.wounds, op.kind), source) for op in content.ABILITIES[b.card].attacked]
    return strikes
