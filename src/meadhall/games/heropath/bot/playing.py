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

KEEP: Final = -9.0  # value of a card that is not used now


# ---- in the bot's own turn


def free_use(look: Look, values: TravelValues, piece: Piece) -> float:
    """Return the value of using a card between two actions. If it is below 0, the bot keeps the card."""
    face = look.s.faces.face[piece]
    card = CARDS[face]
    worth = max((_free_use_worth(look, values, card, effect) for effect in card.effect), default=KEEP)
    if worth <= KEEP or not card.is_single:
        return worth
    return worth + 40.0 if worth > 0.1 else KEEP  # a useful single-use card is used before any action


def _free_use_worth(look: Look, values: TravelValues, card: CardKind, effect: op.AnyOp) -> float:
    """Return the value of one effect of a card, used between two actions."""
    s, hero = look.s, look.hero
    match effect:
        case op.Gain() if effect.res == "VITALITY":
            missing = LIMITS.attribute_max - hero.gems[VITALITY]
            return (
                look.value_of_good("VITALITY", effect.n)
                if missing >= effect.n and (hero.gems[VITALITY] < 2 or look.is_ready)
                else KEEP
            )
        case op.Gain():
            return look.value_of_good(effect.res, effect.n)
        case op.Cure():
            return w.LEECH * min(effect.n, hero.leeches) or KEEP
        case op.Jump():
            spaces = jump_spaces(s, look.seat, effect)
            better = values.best_landing(spaces)[0] - max(
                values.promise(hero.at), values.best_end(look.paces)[0] - w.TIME
            )
            return better - w.TIME if better > 2 * w.TIME else KEEP
        case op.Action():
            return w.ACTION if look.is_ready or s.round > 12 or hero.is_wounded else KEEP
        case op.Special():
            return 1.0 if look.is_ready and values.start_space in values.lairs else KEEP
        case op.Enemy():
            return _meddle_worth(look, card, effect)
        case op.Allow() if effect.rule == "arm-in-turn":
            return 50.0 if prospects.arming_gain(look) > 0 else KEEP
        case op.Allow() if effect.rule == "evade-free":
            enemies_here = s.exposed(hero.at)
            return look.cost_of_wounds(enemies_here) if enemies_here and values.best_end(look.paces)[0] > 0.5 else KEEP
        case op.Encounter() | op.Steal() | op.Leech():
            return 0.6
        case op.Lose() if effect.who == "others-in":
            victims = sum(
                not set(effect.region).isdisjoint(_regions(look, seat)) for seat in s.seats if seat != look.seat
            )
            return 0.5 * victims or KEEP
        case op.Weather():
            return 0.2 if s.round > 3 else KEEP
        case op.Dragon():
            return (
                2.0
                if look.is_ready and values.attack_worth(1) and not flares.is_active(hero.at, values.look.s.rock)
                else KEEP
            )
        case op.Swap():
            return _swap_worth(look, values)
        case op.Convert():
            return 0.3 if hero.food > 2 and hero.gold < 2 else KEEP
        case op.Choose():
            return max(
                (_free_use_worth(look, values, card, inner) for way in effect.options for inner in way), default=KEEP
            )
        case op.Site():
            return 0.3
        case _:
            return KEEP


def _regions(look: Look, seat: int) -> frozenset[str]:
    return REGIONS[look.s.heroes[seat].at]


def _meddle_worth(look: Look, card: CardKind, effect: op.Enemy) -> float:
    """Return the value of a card that looks at enemies, turns them up, or removes them."""
    s, tokens_here = look.s, look.s.tokens(look.hero.at)
    if effect.op in ("banish", "replace"):
        worst = min((prospects.token_worth(look, token, look.hero.at) for token in tokens_here), default=9.0)
        return -worst if worst < -0.3 else KEEP
    if effect.op in ("peek", "expose"):
        return 0.15 if card.is_single else 0.01 + 45 * (s.round % 2)
    return KEEP


def _swap_worth(look: Look, values: TravelValues) -> float:
    """Return the gain of exchanging spaces with the leader, if the leader's space is better."""
    s = look.s
    leader_space = s.heroes[look.leader].at
    better = values.promise(leader_space) - values.promise(look.hero.at)
    return better if better > 1.0 else KEEP


# ---- in battle


def battle_stake(look: Look, battle: Battle) -> float:
    """Return the difference in value between victory and defeat."""
    return w.WIN if battle.foe == DRAGON else prospects.spoils_worth(look) + look.cost_of_wounds(1)


def pick_before_dice(look: Look, battle: Battle, options: Sequence[Option]) -> Option:
    """Return the card whose gain exceeds its cost most. Pass if no card is worth its cost."""
    stake, present_chance = battle_stake(look, battle), chances.chance_before_dice(look.s, battle)
    best: tuple[float, Option] = (0.0, PASS)
    for option in options:
        if isinstance(option, Use):
            face = look.s.faces.face[option.piece]
            gained = stake * (
                chances.chance_before_dice(look.s, battle, *chances.card_help(look.s, battle, face)) - present_chance
            ) - play_cost(look, face)
            if gained > best[0]:
                best = (gained, option)
    return best[1]


def play_cost(look: Look, face: Face) -> float:
    """Return the cost of using a card."""
    card = CARDS[face]
    if card.is_single:
        return 0.5 * look.cost_of_card(face)
    paid = look.cost_of_good("GOLD", card.cost.GOLD) + look.cost_of_good("FOOD", card.cost.FOOD)
    return paid + (look.cost_of_wounds(1) if ops_of(op.AfterBattle, face) else 0.0)


def pick_after_dice(look: Look, battle: Battle, options: Sequence[Option]) -> Option:
    """Return the card or reroll whose gain exceeds its cost most. Pass if none does, or if the battle is not lost."""
    behind = foe_total(look.s, battle) - hero_total(look.s, battle)
    if battle_result(-behind, 0) != LOST:
        return PASS
    stake = battle_stake(look, battle)
    best: tuple[float, Option] = (0.0, PASS)
    for option in options:
        gained = _turning_worth(look, battle, option, behind, stake)
        if gained > best[0]:
            best = (gained, option)
    return best[1]


def _turning_worth(look: Look, battle: Battle, option: Option, behind: int, stake: float) -> float:
    """Return the gain of an answer that may turn a lost battle into a victory, minus its cost."""
    chance = chances.chance_to_turn(look.s, battle, option, behind)
    if not chance:
        return 0.0
    return stake * chance - (play_cost(look, look.s.faces.face[option.piece]) if isinstance(option, Use) else 0.0)


def pick_against_fighter(look: Look, battle: Battle, options: Sequence[Option]) -> Option:
    """Return the card that lowers the chance of a fighting opponent most. Pass if no card is worth its cost."""
    dice = TABLE.dragon.dice if battle.foe == DRAGON else ENEMIES[battle.foe].dice
    margin = look.margin(battle.foe, battle.seat) + battle.added + battle.against
    present_chance, gained = odds(margin, dice).win, 0.0
    best: Option = PASS
    for option in options:
        if isinstance(option, Use):
            face = look.s.faces.face[option.piece]
            less = sum(effect.n for effect in ops_of(op.HeroPower, face))
            decrease = present_chance - odds(margin + less, dice).win
            stake = w.WIN if battle.foe == DRAGON else 1.5
            if stake * decrease * max(look.rival_share, 0.1) > max(gained, 0.05):
                gained, best = stake * decrease, option
    return best


# ---- losses


def pick_at_loss(look: Look, options: Sequence[Option], kind: str) -> Option:
    """Return a potion if the hero would die or has no VITALITY. Otherwise pass."""
    hero = look.hero
    lives = hero.gems[VITALITY] + hero.gems[FAITH]
    potions: list[tuple[float, Option]] = []
    for option in options:
        if not isinstance(option, Use):
            continue
        heals = sum(effect.n for effect in ops_of(op.Gain, look.s.faces.face[option.piece]) if effect.res == "VITALITY")
        if heals and (kind == "death" or lives <= 1 or (hero.gems[VITALITY] == 0 and heals <= 4)):
            potions.append((-abs(heals - 2), option))
    return max(potions, default=(0.0, PASS), key=lambda effect: effect[0])[1]
