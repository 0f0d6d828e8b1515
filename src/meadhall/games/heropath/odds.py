"""Exact chances in battle, from the known cards of a seat: power, dice, rerolls, and cards."""

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

CERTAIN_MARGIN: Final = 16  # with a larger margin the battle is certain


class Odds(NamedTuple):
    """The chance that a hero wins or ties, and the chance of a tie alone."""

    win_or_tie: float
    tie: float


@cache
def sum_chances(faces: tuple[int, ...], dice: int) -> dict[int, float]:
    """Return the chance of each sum of this many dice."""
    roll_counts = Counter({0: 1})
    for _ in range(dice):  # die by die, because six heroes roll twelve dice
        next_counts = Counter[int]()
        for (total, count), face in product(roll_counts.items(), faces):
            next_counts[total + face] += count
        roll_counts = next_counts
    return {total: count / len(faces) ** dice for total, count in roll_counts.items()}


@cache
def foe_sum_chances(foe_dice: int, specials: int) -> dict[int, float]:
    """Return the chance of each possible sum of the opponent's dice minus the hero's Special dice."""
    chances: Counter[int] = Counter()
    for (foe, foe_chance), (special, special_chance) in product(
        sum_chances(content.ENEMY_DIE, foe_dice).items(), sum_chances(content.SPECIAL_DIE, specials).items()
    ):
        chances[foe - special] += foe_chance * special_chance  # type: ignore[assignment]
    return dict(chances)


def odds(margin: int, foe_dice: int, specials: int = 0, rerolls: int = 0) -> Odds:
    """Return the chances before the roll. `margin` is the hero's power minus the opponent's."""
    return _odds(max(-CERTAIN_MARGIN, min(CERTAIN_MARGIN, margin)), foe_dice, specials, rerolls)


@cache
def _odds(margin: int, foe_dice: int, specials: int, rerolls: int) -> Odds:
    win = tie = 0.0
    roll_chance = 1 / len(content.HERO_DIE) ** content.HERO_DICE
    for dice in product(content.HERO_DIE, repeat=content.HERO_DICE):
        for foe_sum, chance in foe_sum_chances(foe_dice, specials).items():
            win_chance, tie_chance = _odds_after_roll(margin - foe_sum, tuple(sorted(dice)), rerolls)
            win += roll_chance * chance * win_chance
            tie += roll_chance * chance * tie_chance
    return Odds(win, tie)


def chance_with_rerolls(lead: int, dice: Sequence[int], rerolls: int) -> float:
    """Return the chance of a win or tie after the roll, for a hero with this lead and these dice."""
    return _odds_after_roll(lead - sum(dice), tuple(sorted(dice)), rerolls)[0]


@cache
def _odds_after_roll(margin: int, dice: tuple[int, ...], rerolls: int) -> tuple[float, float]:
    """Return the chances of a win or tie and of a tie, after the roll.

    In a lost battle the hero rerolls the lower die while rerolls are left.
    """
    total = margin + sum(dice)
    result = battle_result(total, 0)
    if result != LOST or not rerolls:
        return float(result != LOST), float(result == TIED)
    outcomes = [_odds_after_roll(margin, tuple(sorted((face, dice[1]))), rerolls - 1) for face in content.HERO_DIE]
    return sum(won for won, _ in outcomes) / len(outcomes), sum(tied for _, tied in outcomes) / len(outcomes)


def chance_of_sum_at_most(foe_dice: int, limit: int) -> float:
    """Return the chance that the opponent's dice show at most this sum."""
    return sum(chance for total, chance in sum_chances(content.ENEMY_DIE, foe_dice).items() if total <= limit)


def reroll_chance(faces: tuple[int, ...], dice: Sequence[int], deficit: int, count: int = 1) -> float:
    """Return the chance that a reroll turns this deficit into a win or tie. At most `count` dice are rerolled."""
    lowest = sorted(dice)
    return max(
        (
            sum(
                chance
                for total, chance in sum_chances(faces, n).items()
                if battle_result(total - sum(lowest[:n]), deficit) != LOST
            )
            for n in range(1, min(count, len(lowest)) + 1)
        ),
        default=0.0,
    )


DiceAndRerolls = tuple[tuple[int, int], int]  # a hero's two dice, the lower one first, and the number of rerolls left


@cache
def ritual_chance(
    margin: int, players: int, living_heroes: int, specials: int = 0, rerolls: tuple[int, ...] = ()
) -> float:
    """Return the chance that all living heroes together win or tie against the Dragon (HP-COP-22).

    The Dragon's power counts once for each player. `rerolls` holds the rerolls left to each hero that has any,
    in the order in which they are asked.
    """
    dice = (
        sum_chances(content.HERO_DIE, content.HERO_DICE * (living_heroes - len(rerolls))),
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
    """Return the possible rolls of this many heroes with two dice each, and their chances."""
    roll_counts = Counter((min(roll), max(roll)) for roll in product(content.HERO_DIE, repeat=content.HERO_DICE))
    rolls = product(roll_counts.items(), repeat=heroes)
    return [(tuple(pair for pair, _ in roll), prod(n / roll_counts.total() for _, n in roll)) for roll in rolls]


@cache
def _best_ritual_chance(total: int, heroes_to_ask: tuple[DiceAndRerolls, ...]) -> float:
    """Return the chance that heroes with these dice turn this total into a win or tie by their best rerolls."""
    is_won = battle_result(total, 0) != LOST
    if is_won or not heroes_to_ask:
        return float(is_won)
    (dice, rerolls), later_heroes = heroes_to_ask[0], heroes_to_ask[1:]
    best_chance = _best_ritual_chance(total, later_heroes)
    for rerolled_die, kept_die in (dice, dice[::-1]) if rerolls else ():
        outcomes = [
            (total + face - rerolled_die, (min(face, kept_die), max(face, kept_die))) for face in content.HERO_DIE
        ]
        best_chance = max(
            best_chance,
            sum(_best_ritual_chance(new_total, ((pair, rerolls - 1), *later_heroes)) for new_total, pair in outcomes)
            / len(outcomes),
        )
    return best_chance


# ---- the two sides


def margin(s: State, seat: Seat, foe: int) -> int:
    """Return a hero's power minus an opponent's, before the roll.

    For the Dragon, regional cards count as on the nearest space where the hero could fight it.
    """
    hero = s.heroes[seat]
    basic = rows.dragon_power(s) if foe == content.DRAGON else content.ENEMIES[foe].power
    parts = active_cards.power_parts(s, seat, foe, first_battle=not hero.turn.fights)
    difference = hero.power + sum(part.n for part in parts) - basic - s.scale.level
    return difference + (regional_difference(s, hero, foe, _nearest_lair(s, hero)) if foe == content.DRAGON else 0)


def regional_difference(s: State, hero: Hero, foe: int, space: Space) -> int:
    """Return how much more power regional cards would give the hero on this space. Less power is below 0."""
    return sum(
        effect.n * (active_cards.fits_region(space, effect.region) - active_cards.fits_region(hero.at, effect.region))
        for _, effect in active_cards.active_ops(s, hero, op.Power)
        if effect.region and active_cards.fits_foe(foe, effect.vs, effect.not_vs)
    )


def _nearest_lair(s: State, hero: Hero) -> Space:
    """Return the nearest space where a hero could fight the Dragon."""
    lairs = [START] if s.is_gathered else [space for space in ALL if flares.is_active(space, s.rock)]
    return min(lairs, key=DISTANCE[hero.at].__getitem__, default=hero.at)


def rerolls_of(s: State, seat: Seat) -> int:
    """Return the number of dice that a hero may still reroll in this turn."""
    hero = s.heroes[seat]
    rerolls = active_cards.active_ops(s, hero, op.Reroll)
    return sum(effect.die == "hero" and piece not in hero.turn.used for piece, effect in rerolls)


def chance_before_dice(
    s: State, battle: Battle, extra_power: int = 0, extra_specials: int = 0, dropped_dice: int = 0
) -> float:
    """Return the chance of a victory or tie before the roll, with these bonuses from cards."""
    dice, specials = foe_dice(s, battle) - dropped_dice, battle.specials + s.heroes[battle.seat].turn.spirits
    power = margin(s, battle.seat, battle.foe) + battle.added + battle.against
    return odds(power + extra_power, max(0, dice), specials + extra_specials, rerolls_of(s, battle.seat)).win_or_tie


def chance_now(s: State, battle: Battle) -> float:
    """Return the chance of a victory or tie in an undecided battle, with rerolls and without more cards."""
    if battle.stage == "announced":
        return chance_before_dice(s, battle)
    return chance_with_rerolls(
        hero_total(s, battle) - foe_total(s, battle), battle.hero_dice, rerolls_of(s, battle.seat)
    )


# ---- cards in battle


def battle_bonuses(s: State, battle: Battle, face: Face) -> tuple[int, int, int]:
    """Return the bonuses of a card in this battle: power, Special dice, and dice that the opponent leaves out."""
    hero = s.heroes[battle.seat]
    bonuses = [
        effect.n
        for effect in active_cards.ops_of(op.AddPower, face)
        if active_cards.fits_foe(battle.foe, effect.vs, effect.not_vs) and active_cards.meets_need(s, hero, effect.need)
    ]
    power = sum(bonuses) + _healed_power(s, battle, face)
    if content.CARDS[face].deck == "MAGIC" and content.CARDS[face].is_single:
        power += len(bonuses) * sum(part.n for part in active_cards.magic_boosts(s, hero))
    dice = sum(
        active_cards.fits_foe(battle.foe, effect.vs, effect.not_vs) for effect in active_cards.ops_of(op.DropDie, face)
    )
    return power, len(active_cards.ops_of(op.AddSpecial, face)), dice


def _healed_power(s: State, battle: Battle, face: Face) -> int:
    """Return the power that a card's VITALITY adds, minus a bonus that only wounded heroes have."""
    hero = s.heroes[battle.seat]
    healed = min(
        sum(effect.n for effect in active_cards.ops_of(op.Gain, face) if effect.res == "VITALITY"),
        content.LIMITS.attribute_max - hero.gems[VITALITY],
    )
    if not healed or hero.gems[VITALITY]:
        return healed
    wounded_bonuses = (effect for _, effect in active_cards.active_ops(s, hero, op.Power) if effect.need == "wounded")
    return healed - sum(
        effect.n for effect in wounded_bonuses if active_cards.fits_foe(battle.foe, effect.vs, effect.not_vs)
    )


def chance_to_turn_battle(s: State, battle: Battle, option: Option, deficit: int) -> float:
    """Return the chance that an answer after the roll turns this deficit into a victory or tie."""
    if isinstance(option, Again):
        return reroll_chance(content.HERO_DIE, battle.hero_dice, deficit)
    if not isinstance(option, Use):
        return 0.0
    face = s.faces.face[option.piece]
    power = battle_bonuses(s, battle, face)[0]
    if battle_result(power, deficit) != LOST and not always_rerolls(face):
        return 1.0
    reroll_effects = active_cards.ops_of(op.RerollNow, face)
    return _card_reroll_chance(battle, reroll_effects[0], deficit - power) if reroll_effects else 0.0


def always_rerolls(face: Face) -> bool:
    """Whether a card always rerolls dice. Battle Focus does not, because the player may decline the reroll."""
    return any(effect.die != "hero" for effect in active_cards.ops_of(op.RerollNow, face))


def _card_reroll_chance(battle: Battle, effect: op.RerollNow, deficit: int) -> float:
    """Return the chance that the reroll of a card turns this deficit into a victory or tie."""
    dice, foe_sum = len(battle.foe_dice), sum(battle.foe_dice)
    if effect.die == "enemy":
        return chance_of_sum_at_most(dice, foe_sum - deficit)
    if effect.die == "battle":
        hero_sum = sum(battle.hero_dice) + sum(battle.special)
        return odds(foe_sum - deficit - hero_sum, dice, len(battle.special)).win_or_tie
    chance = reroll_chance(content.HERO_DIE, battle.hero_dice, deficit, effect.n)
    return (
        max(chance, reroll_chance(content.SPECIAL_DIE, battle.special, deficit)) if effect.die == "any-own" else chance
    )
