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

CERTAIN_MARGIN: Final = 16  # margins beyond are certain


class Odds(NamedTuple):
    """The chances of a hero: to win or tie, and to tie."""

    win: float
    tie: float


@cache
def sum_chances(faces: tuple[int, ...], dice: int) -> dict[int, float]:
    """The chance of each sum of this many dice."""
    ways = Counter({0: 1})
    for _ in range(dice):  # one die after the other: six heroes roll twelve
        next_ways = Counter[int]()
        for (total, count), face in product(ways.items(), faces):
            next_ways[total + face] += count
        ways = next_ways
    return {total: count / len(faces) ** dice for total, count in ways.items()}


@cache
def foe_sum_chances(foe_dice: int, specials: int) -> dict[int, float]:
    """The chance of each sum of the opponent's dice less the hero's Special dice."""
    chances: Counter[int] = Counter()
    for (foe, foe_chance), (special, special_chance) in product(
        sum_chances(content.ENEMY_DIE, foe_dice).items(), sum_chances(content.SPECIAL_DIE, specials).items()
    ):
        chances[foe - special] += foe_chance * special_chance  # type: ignore[assignment]
    return dict(chances)


def odds(margin: int, foe_dice: int, specials: int = 0, rerolls: int = 0) -> Odds:
    """The odds of a hero whose power is this much above the opponent's, before the dice."""
    return _odds(max(-CERTAIN_MARGIN, min(CERTAIN_MARGIN, margin)), foe_dice, specials, rerolls)


@cache
def _odds(margin: int, foe_dice: int, specials: int, rerolls: int) -> Odds:
    win = tie = 0.0
    roll_chance = 1 / len(content.HERO_DIE) ** content.HERO_DICE
    for dice in product(content.HERO_DIE, repeat=content.HERO_DICE):
        for foe_sum, chance in foe_sum_chances(foe_dice, specials).items():
            won, tied = _odds_after_roll(margin - foe_sum, tuple(sorted(dice)), rerolls)
            win += roll_chance * chance * won
            tie += roll_chance * chance * tied
    return Odds(win, tie)


def chance_with_rerolls(ahead: int, dice: Sequence[int], rerolls: int) -> float:
    """The chance that a hero wins or ties after these dice, `ahead` with them, with this many re-rolls left."""
    return _odds_after_roll(ahead - sum(dice), tuple(sorted(dice)), rerolls)[0]


@cache
def _odds_after_roll(margin: int, dice: tuple[int, ...], rerolls: int) -> tuple[float, float]:
    """The odds after the dice: a lost battle may still be saved by re-rolling the lower die."""
    total = margin + sum(dice)
    result = battle_result(total, 0)
    if result != LOST or not rerolls:
        return float(result != LOST), float(result == TIED)
    outcomes = [_odds_after_roll(margin, tuple(sorted((face, dice[1]))), rerolls - 1) for face in content.HERO_DIE]
    return sum(won for won, _ in outcomes) / len(outcomes), sum(tied for _, tied in outcomes) / len(outcomes)


def chance_of_at_most(foe_dice: int, limit: int) -> float:
    """The chance that the opponent's dice show no more than that."""
    return sum(chance for total, chance in sum_chances(content.ENEMY_DIE, foe_dice).items() if total <= limit)


def reroll_chance(faces: tuple[int, ...], shown: Sequence[int], behind: int, count: int = 1) -> float:
    """The chance that a re-roll of up to `most` dice, the lowest ones, makes up for the difference."""
    lowest = sorted(shown)
    return max(
        (
            sum(
                chance
                for total, chance in sum_chances(faces, n).items()
                if battle_result(total - sum(lowest[:n]), behind) != LOST
            )
            for n in range(1, min(count, len(lowest)) + 1)
        ),
        default=0.0,
    )


Rolled = tuple[tuple[int, int], int]  # a hero's two dice, the lower one first, and how often he may roll one again


@cache
def ritual_chance(margin: int, players: int, living: int, specials: int = 0, rerolls: tuple[int, ...] = ()) -> float:
    """The chance that the living heroes together reach the Dragon times the number of players (HP-COP-22).

    `rerolls` says of those who may roll dice again, in the order in which they are asked, how often.
    """
    dice = (
        sum_chances(content.HERO_DIE, content.HERO_DICE * (living - len(rerolls))),
        sum_chances(content.SPECIAL_DIE, specials),
        sum_chances(content.ENEMY_DIE, content.TABLE.dragon.dice),
    )
    margins = Counter[int]()
    for (hero_sum, hero_chance), (special_sum, special_chance), (foe_sum, foe_chance) in product(
        *(table.items() for table in dice)
    ):
        margins[margin + hero_sum + special_sum - players * foe_sum] += hero_chance * special_chance * foe_chance  # type: ignore[assignment]
    return sum(
        chance * weight * _best_ritual_chance(total + sum(map(sum, pairs)), tuple(zip(pairs, rerolls, strict=True)))
        for total, chance in margins.items()
        for pairs, weight in _dice_pairs(len(rerolls))
    )


@cache
def _dice_pairs(heroes: int) -> list[tuple[tuple[tuple[int, int], ...], float]]:
    """Possible rolls of this many heroes with two dice each, and their chances."""
    ways = Counter((min(roll), max(roll)) for roll in product(content.HERO_DIE, repeat=content.HERO_DICE))
    rolls = product(ways.items(), repeat=heroes)
    return [(tuple(pair for pair, _ in roll), prod(n / ways.total() for _, n in roll)) for roll in rolls]


@cache
def _best_ritual_chance(total: int, waiting: tuple[Rolled, ...]) -> float:
    """The chance of a win or tie from this total, if each hero in turn makes the best re-rolls."""
    is_won = battle_result(total, 0) != LOST
    if is_won or not waiting:
        return float(is_won)
    (dice, times), later = waiting[0], waiting[1:]
    best = _best_ritual_chance(total, later)
    for rolled, other_die in (dice, dice[::-1]) if times else ():
        outcomes = [(total + face - rolled, (min(face, other_die), max(face, other_die))) for face in content.HERO_DIE]
        best = max(
            best,
            sum(_best_ritual_chance(new_total, ((pair, times - 1), *later)) for new_total, pair in outcomes)
            / len(outcomes),
        )
    return best


# ---- the two sides


def margin(s: State, seat: Seat, foe: int) -> int:
    """A hero's power above an opponent's, before the dice: above the Dragon's as it will be where he is fought."""
    hero = s.heroes[seat]
    basic = rows.dragon_power(s) if foe == content.DRAGON else content.ENEMIES[foe].power
    parts = active_cards.power_parts(s, seat, foe, first_battle=not hero.turn.fights)
    lasting = hero.power + sum(part.n for part in parts) - basic - s.scale.level
    return lasting + (regional_difference(s, hero, foe, _nearest_lair(s, hero)) if foe == content.DRAGON else 0)


def regional_difference(s: State, hero: Hero, foe: int, space: Space) -> int:
    """Difference of a hero's regional cards between a space and his own."""
    return sum(
        effect.n * (active_cards.fits_region(space, effect.region) - active_cards.fits_region(hero.at, effect.region))
        for _, effect in active_cards.active_with(s, hero, op.Power)
        if effect.region and active_cards.fits_foe(foe, effect.vs, effect.not_vs)
    )


def _nearest_lair(s: State, hero: Hero) -> Space:
    """The nearest space at which a hero could fight the Dragon."""
    lairs = [START] if s.is_gathered else [space for space in ALL if flares.is_active(space, s.rock)]
    return min(lairs, key=DISTANCE[hero.at].__getitem__, default=hero.at)


def rerolls_of(s: State, seat: Seat) -> int:
    """How often a hero may roll a die again in this turn."""
    hero = s.heroes[seat]
    rerolls = active_cards.active_with(s, hero, op.Reroll)
    return sum(effect.die == "hero" and piece not in hero.turn.used for piece, effect in rerolls)


def chance_before_dice(s: State, battle: Battle, more: int = 0, special: int = 0, dropped: int = 0) -> float:
    """The chance of a battle that is to be rolled, with this much more from cards."""
    dice, specials = foe_dice(s, battle) - dropped, battle.specials + s.heroes[battle.seat].turn.spirits
    power = margin(s, battle.seat, battle.foe) + battle.added + battle.against
    return odds(power + more, max(0, dice), specials + special, rerolls_of(s, battle.seat)).win


def chance_now(s: State, battle: Battle) -> float:
    """The chance of a victory or tie in a battle that is not compared yet, without another card but with rerolls."""
    if battle.stage == "announced":
        return chance_before_dice(s, battle)
    return chance_with_rerolls(
        hero_total(s, battle) - foe_total(s, battle), battle.hero_dice, rerolls_of(s, battle.seat)
    )


# ---- cards in battle


def card_help(s: State, battle: Battle, face: Face) -> tuple[int, int, int]:
    """Effect of a card in this battle: power, Special dice, and dice that the opponent loses."""
    hero = s.heroes[battle.seat]
    bonuses = [
        effect.n
        for effect in active_cards.ops_of(op.AddPower, face)
        if active_cards.fits_foe(battle.foe, effect.vs, effect.not_vs) and active_cards.needs_met(s, hero, effect.need)
    ]
    power = sum(bonuses) + _healed_power(s, battle, face)
    if content.CARDS[face].deck == "MAGIC" and content.CARDS[face].is_single:
        power += len(bonuses) * sum(part.n for part in active_cards.magic_boosts(s, hero))
    dice = sum(
        active_cards.fits_foe(battle.foe, effect.vs, effect.not_vs) for effect in active_cards.ops_of(op.DropDie, face)
    )
    return power, len(active_cards.ops_of(op.AddSpecial, face)), dice


def _healed_power(s: State, battle: Battle, face: Face) -> int:
    """Power from a card's VITALITY: as far as there is room, minus the bonus for wounded heroes."""
    hero = s.heroes[battle.seat]
    healed = min(
        sum(effect.n for effect in active_cards.ops_of(op.Gain, face) if effect.res == "VITALITY"),
        content.LIMITS.attribute_max - hero.gems[VITALITY],
    )
    if not healed or hero.gems[VITALITY]:
        return healed
    wounded_bonuses = (effect for _, effect in active_cards.active_with(s, hero, op.Power) if effect.need == "wounded")
    return healed - sum(
        effect.n for effect in wounded_bonuses if active_cards.fits_foe(battle.foe, effect.vs, effect.not_vs)
    )


def chance_to_turn(s: State, battle: Battle, option: Option, behind: int) -> float:
    """The chance that an answer after the dice turns a battle in which the hero is this much behind."""
    if isinstance(option, Again):
        return reroll_chance(content.HERO_DIE, battle.hero_dice, behind)
    if not isinstance(option, Use):
        return 0.0
    face = s.faces.face[option.piece]
    power = card_help(s, battle, face)[0]
    if battle_result(power, behind) != LOST and not must_roll(face):
        return 1.0
    rolls = active_cards.ops_of(op.RerollNow, face)
    return _card_reroll_chance(battle, rolls[0], behind - power) if rolls else 0.0


def must_roll(face: Face) -> bool:
    """Whether a card rolls dice again, and not only if its player likes (Battle Focus)."""
    return any(effect.die != "hero" for effect in active_cards.ops_of(op.RerollNow, face))


def _card_reroll_chance(battle: Battle, effect: op.RerollNow, behind: int) -> float:
    """The chance that dice rolled again by a card make up for the missing points."""
    dice, foe_sum = len(battle.foe_dice), sum(battle.foe_dice)
    if effect.die == "enemy":
        return chance_of_at_most(dice, foe_sum - behind)
    if effect.die == "battle":
        hero_sum = sum(battle.hero_dice) + sum(battle.special)
        return odds(foe_sum - behind - hero_sum, dice, len(battle.special)).win
    chance = reroll_chance(content.HERO_DIE, battle.hero_dice, behind, effect.n)
    return (
        max(chance, reroll_chance(content.SPECIAL_DIE, battle.special, behind)) if effect.die == "any-own" else chance
    )
