"""The bot's use of cards: in its own turn, in battle, and before an event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine import Face, Option, Piece
from meadhall.games.heropath import odds as chances
from meadhall.games.heropath import ops as op
from meadhall.games.heropath.actions.battle import foe_total, hero_total
from meadhall.games.heropath.actions.jumping import jump_spaces
from meadhall.games.heropath.bot import prospects
from meadhall.games.heropath.bot import weights as w
from meadhall.games.heropath.bot.look import Look
from meadhall.games.heropath.bot.travel_values import TravelValues
from meadhall.games.heropath.cards.playing import PASS, Use
from meadhall.games.heropath.content import CARDS, DRAGON, ENEMIES, LIMITS, TABLE, CardKind
from meadhall.games.heropath.dragon import flares
from meadhall.games.heropath.effects.active_cards import ops_of
from meadhall.games.heropath.land import REGIONS
from meadhall.games.heropath.odds import odds
from meadhall.games.heropath.state import FAITH, LOST, VITALITY, Battle, battle_result

NO_USE_VALUE: Final = -9.0  # value of a card that is not used now


# ---- in the bot's own turn


def value_of_free_use(look: Look, values: TravelValues, piece: Piece) -> float:
    """Return the value of using a card between two actions. If it is below 0, the bot keeps the card."""
    face = look.s.faces.face[piece]
    card = CARDS[face]
    value = max((_value_of_effect(look, values, card, effect) for effect in card.effect), default=NO_USE_VALUE)
    if value <= NO_USE_VALUE or not card.is_single:
        return value
    return value + 40.0 if value > 0.1 else NO_USE_VALUE  # a useful single-use card is used before any action


def _value_of_effect(look: Look, values: TravelValues, card: CardKind, effect: op.AnyOp) -> float:
    """Return the value of one effect of a card, used between two actions."""
    s, hero = look.s, look.hero
    match effect:
        case op.Gain() if effect.res == "VITALITY":
            missing_vitality = LIMITS.attribute_max - hero.gems[VITALITY]
            return (
                look.value_of_good("VITALITY", effect.n)
                if missing_vitality >= effect.n and (hero.gems[VITALITY] < 2 or look.is_ready)
                else NO_USE_VALUE
            )
        case op.Gain():
            return look.value_of_good(effect.res, effect.n)
        case op.Cure():
            return w.LEECH_COST * min(effect.n, hero.leeches) or NO_USE_VALUE
        case op.Jump():
            spaces = jump_spaces(s, look.seat, effect)
            gain = values.best_landing(spaces)[0] - max(
                values.expected_value(hero.at), values.best_destination(look.paces)[0] - w.ACTION_COST
            )
            return gain - w.ACTION_COST if gain > 2 * w.ACTION_COST else NO_USE_VALUE
        case op.Action():
            return w.ACTION_VALUE if look.is_ready or s.round > 12 or hero.is_wounded else NO_USE_VALUE
        case op.Special():
            return 1.0 if look.is_ready and values.start_space in values.lairs else NO_USE_VALUE
        case op.Enemy():
            return _value_of_meddling(look, card, effect)
        case op.Allow() if effect.rule == "arm-in-turn":
            return 50.0 if prospects.arming_gain(look) > 0 else NO_USE_VALUE
        case op.Allow() if effect.rule == "evade-free":
            enemy_count = s.exposed(hero.at)
            return (
                look.cost_of_wounds(enemy_count)
                if enemy_count and values.best_destination(look.paces)[0] > 0.5
                else NO_USE_VALUE
            )
        case op.Encounter() | op.Steal() | op.Leech():
            return 0.6
        case op.Lose() if effect.who == "others-in":
            victims = sum(
                not set(effect.region).isdisjoint(_regions_of_hero(look, seat)) for seat in s.seats if seat != look.seat
            )
            return 0.5 * victims or NO_USE_VALUE
        case op.Weather():
            return 0.2 if s.round > 3 else NO_USE_VALUE
        case op.Dragon():
            return (
                2.0
                if look.is_ready and values.attack_value(1) and not flares.is_active(hero.at, values.look.s.rock)
                else NO_USE_VALUE
            )
        case op.Swap():
            return _gain_of_swap(look, values)
        case op.Convert():
            return 0.3 if hero.food > 2 and hero.gold < 2 else NO_USE_VALUE
        case op.Choose():
            return max(
                (_value_of_effect(look, values, card, inner) for way in effect.options for inner in way),
                default=NO_USE_VALUE,
            )
        case op.Site():
            return 0.3
        case _:
            return NO_USE_VALUE


def _regions_of_hero(look: Look, seat: int) -> frozenset[str]:
    return REGIONS[look.s.heroes[seat].at]


def _value_of_meddling(look: Look, card: CardKind, effect: op.Enemy) -> float:
    """Return the value of a card that looks at enemies, turns them up, or removes them."""
    s, tokens = look.s, look.s.tokens(look.hero.at)
    if effect.op in ("banish", "replace"):
        lowest_value = min((prospects.token_value(look, token, look.hero.at) for token in tokens), default=9.0)
        return -lowest_value if lowest_value < -0.3 else NO_USE_VALUE
    if effect.op in ("peek", "expose"):
        return 0.15 if card.is_single else 0.01 + 45 * (s.round % 2)
    return NO_USE_VALUE


def _gain_of_swap(look: Look, values: TravelValues) -> float:
    """Return the gain of exchanging spaces with the leader, if the leader's space is better."""
    s = look.s
    leader_space = s.heroes[look.leader].at
    gain = values.expected_value(leader_space) - values.expected_value(look.hero.at)
    return gain if gain > 1.0 else NO_USE_VALUE


# ---- in battle


def battle_stake(look: Look, battle: Battle) -> float:
    """Return the difference in value between victory and defeat."""
    return w.WIN_VALUE if battle.foe == DRAGON else prospects.victory_value(look) + look.cost_of_wounds(1)


def pick_card_before_dice(look: Look, battle: Battle, options: Sequence[Option]) -> Option:
    """Return the card whose gain exceeds its cost most. Pass if no card is worth its cost."""
    stake, present_chance = battle_stake(look, battle), chances.chance_before_dice(look.s, battle)
    best: tuple[float, Option] = (0.0, PASS)
    for option in options:
        if isinstance(option, Use):
            face = look.s.faces.face[option.piece]
            gain = stake * (
                chances.chance_before_dice(look.s, battle, *chances.battle_bonuses(look.s, battle, face))
                - present_chance
            ) - cost_of_use(look, face)
            if gain > best[0]:
                best = (gain, option)
    return best[1]


def cost_of_use(look: Look, face: Face) -> float:
    """Return the cost of using a card."""
    card = CARDS[face]
    if card.is_single:
        return 0.5 * look.cost_of_card(face)
    price_cost = look.cost_of_good("GOLD", card.cost.GOLD) + look.cost_of_good("FOOD", card.cost.FOOD)
    return price_cost + (look.cost_of_wounds(1) if ops_of(op.AfterBattle, face) else 0.0)


def pick_after_dice(look: Look, battle: Battle, options: Sequence[Option]) -> Option:
    """Return the card or reroll whose gain exceeds its cost most. Pass if none does, or if the battle is not lost."""
    deficit = foe_total(look.s, battle) - hero_total(look.s, battle)
    if battle_result(-deficit, 0) != LOST:
        return PASS
    stake = battle_stake(look, battle)
    best: tuple[float, Option] = (0.0, PASS)
    for option in options:
        gain = _gain_of_turning(look, battle, option, deficit, stake)
        if gain > best[0]:
            best = (gain, option)
    return best[1]


def _gain_of_turning(look: Look, battle: Battle, option: Option, deficit: int, stake: float) -> float:
    """Return the gain of an answer that may turn a lost battle into a victory, minus its cost."""
    chance = chances.chance_to_turn_battle(look.s, battle, option, deficit)
    if not chance:
        return 0.0
    return stake * chance - (cost_of_use(look, look.s.faces.face[option.piece]) if isinstance(option, Use) else 0.0)


def pick_card_against_fighter(look: Look, battle: Battle, options: Sequence[Option]) -> Option:
    """Return the card that lowers the chance of a fighting opponent most. Pass if no card is worth its cost."""
    dice = TABLE.dragon.dice if battle.foe == DRAGON else ENEMIES[battle.foe].dice
    margin = look.margin(battle.foe, battle.seat) + battle.added + battle.against
    present_chance, best_gain = odds(margin, dice).win_or_tie, 0.0
    best: Option = PASS
    for option in options:
        if isinstance(option, Use):
            face = look.s.faces.face[option.piece]
            power_change = sum(effect.n for effect in ops_of(op.HeroPower, face))
            decrease = present_chance - odds(margin + power_change, dice).win_or_tie
            stake = w.WIN_VALUE if battle.foe == DRAGON else 1.5
            if stake * decrease * max(look.rival_share, 0.1) > max(best_gain, 0.05):
                best_gain, best = stake * decrease, option
    return best


# ---- losses


def pick_card_against_loss(look: Look, options: Sequence[Option], kind: str) -> Option:
    """Return a potion if the hero would die or has no VITALITY. Otherwise pass."""
    hero = look.hero
    remaining_gems = hero.gems[VITALITY] + hero.gems[FAITH]
    potions: list[tuple[float, Option]] = []
    for option in options:
        if not isinstance(option, Use):
            continue
        healing = sum(
            effect.n for effect in ops_of(op.Gain, look.s.faces.face[option.piece]) if effect.res == "VITALITY"
        )
        if healing and (kind == "death" or remaining_gems <= 1 or (hero.gems[VITALITY] == 0 and healing <= 4)):
            potions.append((-abs(healing - 2), option))
    return max(potions, default=(0.0, PASS), key=lambda effect: effect[0])[1]
