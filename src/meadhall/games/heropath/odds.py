"""Exact chances of a battle from what a seat knows: power against power, dice against dice, rerolls, and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import product
from math import prod
from typing import Final, NamedTuple

from meadhall.engine import Face, Option
from meadhall.games.heropath import content, rows
from meadhall.games.heropath import ops as op
from meadhall.games.heropath.actions.battle import foe_dice, foe_total, hero_total
from meadhall.games.heropath.cards.playing import Again, Use
from meadhall.games.heropath.dragon import flares
from meadhall.games.heropath.effects import active_cards
from meadhall.games.heropath.land import ALL, DISTANCE, START, Space
from meadhall.games.heropath.state import LOST, TIED, VITALITY, Battle, Hero, Seat, State, battle_result

REACH: Final = 16  # margins beyond are certain


class Odds(NamedTuple):
    """The chances of a hero: to win or tie, and to tie."""

    win: float
    tie: float


@cache
def sums(faces: tuple[int, ...], dice: int) -> dict[int, float]:
    """The chance of each sum of this many dice."""
    ways = Counter({0: 1})
    for _ in range(dice):  # one die after the other: six heroes roll twelve
        more = Counter[int]()
        for (total, count), face in product(ways.items(), faces):
            more[total + face] += count
        ways = more
    return {total: count / len(faces) ** dice for total, count in ways.items()}


@cache
def foe_sums(foe_dice: int, specials: int) -> dict[int, float]:
    """The chance of each sum of the opponent's dice less the hero's Special dice."""
    found: Counter[int] = Counter()
    for (foe, one), (special, other) in product(
        sums(content.ENEMY_DIE, foe_dice).items(), sums(content.SPECIAL_DIE, specials).items()
    ):
        found[foe - special] += one * other  # type: ignore[assignment]
    return dict(found)


def odds(margin: int, foe_dice: int, specials: int = 0, rerolls: int = 0) -> Odds:
    """The odds of a hero whose power is this much above the opponent's, before the dice."""
    return _odds(max(-REACH, min(REACH, margin)), foe_dice, specials, rerolls)


@cache
def _odds(margin: int, foe_dice: int, specials: int, rerolls: int) -> Odds:
    win = tie = 0.0
    each = 1 / len(content.HERO_DIE) ** content.HERO_DICE
    for dice in product(content.HERO_DIE, repeat=content.HERO_DICE):
        for against, chance in foe_sums(foe_dice, specials).items():
            won, tied = _after(margin - against, tuple(sorted(dice)), rerolls)
            win += each * chance * won
            tie += each * chance * tied
    return Odds(win, tie)


def with_rerolls(ahead: int, dice: Sequence[int], rerolls: int) -> float:
    """The chance that a hero wins or ties after these dice, `ahead` with them, with this many re-rolls left."""
    return _after(ahead - sum(dice), tuple(sorted(dice)), rerolls)[0]


@cache
def _after(margin: int, dice: tuple[int, ...], rerolls: int) -> tuple[float, float]:
    """The odds after the dice: a lost battle may still be saved by re-rolling the lower die."""
    total = margin + sum(dice)
    result = battle_result(total, 0)
    if result != LOST or not rerolls:
        return float(result != LOST), float(result == TIED)
    again = [_after(margin, tuple(sorted((face, dice[1]))), rerolls - 1) for face in content.HERO_DIE]
    return sum(won for won, _ in again) / len(again), sum(tied for _, tied in again) / len(again)


def chance_of_at_most(foe_dice: int, most: int) -> float:
    """The chance that the opponent's dice show no more than that."""
    return sum(chance for total, chance in sums(content.ENEMY_DIE, foe_dice).items() if total <= most)


def rerolled(faces: tuple[int, ...], shown: Sequence[int], behind: int, most: int = 1) -> float:
    """The chance that a re-roll of up to `most` dice, the lowest ones, makes up for the difference."""
    low = sorted(shown)
    return max(
        (
            sum(
                chance
                for total, chance in sums(faces, n).items()
                if battle_result(total - sum(low[:n]), behind) != LOST
            )
            for n in range(1, min(most, len(low)) + 1)
        ),
        default=0.0,
    )


Rolled = tuple[tuple[int, int], int]  # a hero's two dice, the lower one first, and how often he may roll one again


@cache
def ritual(margin: int, players: int, living: int, specials: int = 0, rerolls: tuple[int, ...] = ()) -> float:
    """The chance that the living heroes together reach the Dragon times the number of players (HP-COP-22).

    `rerolls` says of those who may roll dice again, in the order in which they are asked, how often.
    """
    dice = (
        sums(content.HERO_DIE, content.HERO_DICE * (living - len(rerolls))),
        sums(content.SPECIAL_DIE, specials),
        sums(content.ENEMY_DIE, content.TABLE.dragon.dice),
    )
    ahead = Counter[int]()
    for (mine, one), (special, more), (foe, other) in product(*(shown.items() for shown in dice)):
        ahead[margin + mine + special - players * foe] += one * more * other  # type: ignore[assignment]
    return sum(
        chance * weight * _together(total + sum(map(sum, pairs)), tuple(zip(pairs, rerolls, strict=True)))
        for total, chance in ahead.items()
        for pairs, weight in _pairs(len(rerolls))
    )


@cache
def _pairs(heroes: int) -> list[tuple[tuple[tuple[int, int], ...], float]]:
    """Possible rolls of this many heroes with two dice each, and their chances."""
    one = Counter((min(roll), max(roll)) for roll in product(content.HERO_DIE, repeat=content.HERO_DICE))
    rolls = product(one.items(), repeat=heroes)
    return [(tuple(pair for pair, _ in roll), prod(ways / one.total() for _, ways in roll)) for roll in rolls]


@cache
def _together(total: int, left: tuple[Rolled, ...]) -> float:
    """The chance of a win or tie from this total, if each hero in turn makes the best re-rolls."""
    is_won = battle_result(total, 0) != LOST
    if is_won or not left:
        return float(is_won)
    (dice, times), rest = left[0], left[1:]
    best = _together(total, rest)
    for rolled, kept in (dice, dice[::-1]) if times else ():
        now = [(total + face - rolled, (min(face, kept), max(face, kept))) for face in content.HERO_DIE]
        best = max(best, sum(_together(then, ((pair, times - 1), *rest)) for then, pair in now) / len(now))
    return best


# ---- the two sides


def margin(s: State, seat: Seat, foe: int) -> int:
    """A hero's power above an opponent's, before the dice: above the Dragon's as it will be where he is fought."""
    hero = s.heroes[seat]
    basic = rows.dragon_power(s) if foe == content.DRAGON else content.ENEMIES[foe].power
    parts = active_cards.power_parts(s, seat, foe, first_battle=not hero.turn.fights)
    found = hero.power + sum(part.n for part in parts) - basic - s.scale.level
    return found + (regional_difference(s, hero, foe, _lair_of(s, hero)) if foe == content.DRAGON else 0)


def regional_difference(s: State, hero: Hero, foe: int, space: Space) -> int:
    """Difference of a hero's regional cards between a space and his own."""
    return sum(
        one.n * (active_cards.fits_region(space, one.region) - active_cards.fits_region(hero.at, one.region))
        for _, one in active_cards.active_with(s, hero, op.Power)
        if one.region and active_cards.fits_foe(foe, one.vs, one.not_vs)
    )


def _lair_of(s: State, hero: Hero) -> Space:
    """The nearest space at which a hero could fight the Dragon."""
    lairs = [START] if s.is_gathered else [space for space in ALL if flares.is_active(space, s.rock)]
    return min(lairs, key=DISTANCE[hero.at].__getitem__, default=hero.at)


def rerolls_of(s: State, seat: Seat) -> int:
    """How often a hero may roll a die again in this turn."""
    hero = s.heroes[seat]
    found = active_cards.active_with(s, hero, op.Reroll)
    return sum(one.die == "hero" and piece not in hero.turn.used for piece, one in found)


def before_dice(s: State, battle: Battle, more: int = 0, special: int = 0, dropped: int = 0) -> float:
    """The chance of a battle that is to be rolled, with this much more from cards."""
    dice, specials = foe_dice(s, battle) - dropped, battle.specials + s.heroes[battle.seat].turn.spirits
    power = margin(s, battle.seat, battle.foe) + battle.added + battle.against
    return odds(power + more, max(0, dice), specials + special, rerolls_of(s, battle.seat)).win


def chance_now(s: State, battle: Battle) -> float:
    """The chance of a victory or tie in a battle that is not compared yet, without another card but with rerolls."""
    if battle.stage == "announced":
        return before_dice(s, battle)
    return with_rerolls(hero_total(s, battle) - foe_total(s, battle), battle.hero_dice, rerolls_of(s, battle.seat))


# ---- cards in battle


def helps(s: State, battle: Battle, face: Face) -> tuple[int, int, int]:
    """Effect of a card in this battle: power, Special dice, and dice that the opponent loses."""
    hero = s.heroes[battle.seat]
    added = [
        one.n
        for one in active_cards.ops_of(op.AddPower, face)
        if active_cards.fits_foe(battle.foe, one.vs, one.not_vs) and active_cards.needs_met(s, hero, one.need)
    ]
    power = sum(added) + _healed(s, battle, face)
    if content.CARDS[face].deck == "MAGIC" and content.CARDS[face].is_single:
        power += len(added) * sum(part.n for part in active_cards.boost(s, hero))
    dice = sum(active_cards.fits_foe(battle.foe, one.vs, one.not_vs) for one in active_cards.ops_of(op.DropDie, face))
    return power, len(active_cards.ops_of(op.AddSpecial, face)), dice


def _healed(s: State, battle: Battle, face: Face) -> int:
    """Power from a card's VITALITY: as far as there is room, minus the bonus for wounded heroes."""
    hero = s.heroes[battle.seat]
    healed = min(
        sum(one.n for one in active_cards.ops_of(op.Gain, face) if one.res == "VITALITY"),
        content.LIMITS.attribute_max - hero.gems[VITALITY],
    )
    if not healed or hero.gems[VITALITY]:
        return healed
    active = (one for _, one in active_cards.active_with(s, hero, op.Power) if one.need == "wounded")
    return healed - sum(one.n for one in active if active_cards.fits_foe(battle.foe, one.vs, one.not_vs))


def turning(s: State, battle: Battle, option: Option, behind: int) -> float:
    """The chance that an answer after the dice turns a battle in which the hero is this much behind."""
    if isinstance(option, Again):
        return rerolled(content.HERO_DIE, battle.hero_dice, behind)
    if not isinstance(option, Use):
        return 0.0
    face = s.faces.face[option.piece]
    power = helps(s, battle, face)[0]
    if battle_result(power, behind) != LOST and not must_roll(face):
        return 1.0
    rolls = active_cards.ops_of(op.RerollNow, face)
    return _rolled_again(battle, rolls[0], behind - power) if rolls else 0.0


def must_roll(face: Face) -> bool:
    """Whether a card rolls dice again, and not only if its player likes (Battle Focus)."""
    return any(one.die != "hero" for one in active_cards.ops_of(op.RerollNow, face))


def _rolled_again(battle: Battle, one: op.RerollNow, behind: int) -> float:
    """The chance that dice rolled again by a card make up for the missing points."""
    dice, foe = len(battle.foe_dice), sum(battle.foe_dice)
    if one.die == "enemy":
        return chance_of_at_most(dice, foe - behind)
    if one.die == "battle":
        mine = sum(battle.hero_dice) + sum(battle.special)
        return odds(foe - behind - mine, dice, len(battle.special)).win
    again = rerolled(content.HERO_DIE, battle.hero_dice, behind, one.n)
    return max(again, rerolled(content.SPECIAL_DIE, battle.special, behind)) if one.die == "any-own" else again
