"""The value of possible actions on a space: fights, Visits, Rests."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from meadhall.engine import UNSEEN
from meadhall.engine.model.pieces import FRESH
from meadhall.games.heropath import ops as op
from meadhall.games.heropath.bot import cards
from meadhall.games.heropath.bot import weights as w
from meadhall.games.heropath.bot.look import Look
from meadhall.games.heropath.content import LIMITS, SEARCH_DIE, SITES, Activity
from meadhall.games.heropath.dragon.flares import is_sky_clear
from meadhall.games.heropath.effects.active_cards import active_ops
from meadhall.games.heropath.land import Space
from meadhall.games.heropath.rows import kills_raise_evil
from meadhall.games.heropath.state import ATTRIBUTE, EXPERIENCE, SITE_BAG, VITALITY, Token

# ---- fights


def fight_value(look: Look, foe: int, space: Space) -> float:
    """Return the value of a battle against this type of enemy on a space."""
    extra_power = look.power_gain_at(foe, space)
    if (foe, extra_power) not in look.fight_values:
        chance = look.odds(foe, extra_power)
        look.fight_values[foe, extra_power] = chance.win_or_tie * victory_value(look) - (
            chance.tie + 1 - chance.win_or_tie
        ) * look.cost_of_wounds(1)
    return look.fight_values[foe, extra_power]


def victory_value(look: Look) -> float:
    """Return the value of a victory over an enemy, minus the cost of rising Evil."""
    s, hero = look.s, look.hero
    gold_value = sum(0.4 for _, effect in active_ops(s, hero, op.On) if effect.event == "victory")
    experience_value = look.value_of_gem(EXPERIENCE) or 0.1
    can_rise = kills_raise_evil(s) and not s.is_gathered
    evil_cost = w.EVIL_RISE_COST / s.players if can_rise and not s.scale.is_full else 0.0
    return experience_value + look.goods.FORTUNE + gold_value - evil_cost


def token_value(look: Look, token: Token, space: Space) -> float:
    """Return the value of a battle against a token, or the mean over the possible types of a face-down token."""
    faces = look.s.faces
    foe = faces.face[token.piece]
    if foe != UNSEEN:
        return fight_value(look, foe, space)
    return bag_value(look, faces.bag[token.piece], space)


def bag_value(look: Look, bag: str, space: Space) -> float:
    """Return the mean value of a battle against an enemy of a bag, or of the bags that were mixed into it."""
    faces, key = look.s.faces, (bag, space if look.is_regional else 0)
    if key not in look.hidden_fight_values:
        foes = faces.bags[bag]
        values = (
            fight_value(look, foe, space) if foe != FRESH else bag_value(look, faces.mixed_from[bag], space)
            for foe in foes
        )
        look.hidden_fight_values[key] = sum(values) / max(1, len(foes))
    return look.hidden_fight_values[key]


# ---- Visits


@dataclass
class Purse:
    """A hero's goods during a simulated Visit."""

    gold: int
    food: int
    gems: list[int]
    faces: cards.Faces
    bought_cards: set[int] = field(default_factory=set[int])  # exposed cards already bought


def purse_of(look: Look) -> Purse:
    """Return the present goods of the hero as a purse."""
    hero = look.hero
    return Purse(hero.gold, hero.food, list(hero.gems), look.faces)


def visit_value(look: Look, site: int) -> float:
    """Return the value of a whole Visit, in which the hero does the best activity first."""
    if site not in look.visit_cache:
        look.visit_cache[site] = _simulate_visit(look, site)
    return look.visit_cache[site]


def _simulate_visit(look: Look, site: int) -> float:
    purse, activity_counts, total = purse_of(look), dict[str, int](), 0.0
    for _ in range(4):
        ratings = [
            (activity_gain(look, purse, activity), nth, activity)
            for nth, activity in enumerate(SITES[site].activities)
            if activity_counts.get(activity.id, 0) < activity.max and can_afford(purse, activity)
        ]
        gain, _, activity = max(ratings, key=lambda entry: (entry[0], -entry[1]), default=(0.0, 0, None))
        if activity is None or gain <= 0:
            break
        total += gain
        activity_counts[activity.id] = activity_counts.get(activity.id, 0) + 1
        spend_purse(look, purse, activity)
    return total


def can_afford(purse: Purse, activity: Activity) -> bool:
    """Whether a purse can pay for an activity."""
    cost = activity.cost
    return (
        purse.gold >= cost.GOLD
        and purse.food >= cost.FOOD
        and purse.gems[EXPERIENCE] >= cost.EXPERIENCE
        and purse.gems[VITALITY] > cost.VITALITY
    )


def activity_gain(look: Look, purse: Purse, activity: Activity) -> float:
    """Return the gain of one activity, minus the cost of paying for it."""
    cost = activity.cost
    total_cost = (
        look.cost_of_good("GOLD", cost.GOLD) + look.cost_of_good("FOOD", cost.FOOD) + look.cost_of_wounds(cost.VITALITY)
    )
    total_cost += cost.EXPERIENCE * look.value_of_gem(EXPERIENCE, 0)
    return sum(_effect_gain(look, purse, effect) for effect in activity.effect) - total_cost


def _effect_gain(look: Look, purse: Purse, effect: op.AnyOp) -> float:
    """Return the gain from one effect of an activity."""
    goods = look.goods
    match effect:
        case op.Gain() if effect.res in ATTRIBUTE:
            gem_count = purse.gems[ATTRIBUTE[effect.res]]
            return sum(look.value_of_gem(ATTRIBUTE[effect.res], gem_count + nth) for nth in range(effect.n))
        case op.Gain():
            return look.value_of_good(effect.res, effect.n)
        case op.Cure():
            return w.LEECH_COST * min(effect.n, look.hero.leeches)
        case op.Draw():
            return (
                goods.FORTUNE * (1.6 if effect.keep else effect.n)
                if effect.deck == "FORTUNE"
                else goods.MAGIC * effect.n
            )
        case op.Buy():
            return best_purchase(look, purse, effect)[0]
        case op.Take():
            affordable_pieces = [
                piece for piece in cards_on_sale(look, purse, effect.deck) if _price(look, piece) <= effect.max_price
            ]
            return max((gain_of_card(look, purse, piece) for piece in affordable_pieces), default=0.0)
        case op.Sell():
            return best_sale(look, effect)[0]
        case op.Arm():
            return arming_gain(look)
        case op.Arena():
            return 0.7 * goods.GOLD + 0.17 * look.value_of_gem(EXPERIENCE)
        case _:
            return 0.05


def _price(look: Look, piece: int) -> int:
    return look.s.card(piece).price


def cards_on_sale(look: Look, purse: Purse, decks: Any) -> list[int]:
    """Return the exposed cards of these decks that are not bought yet."""
    s = look.s
    return [piece for deck in decks for piece in s.board(deck).exposed if piece not in purse.bought_cards]


def gain_of_card(look: Look, purse: Purse, piece: int) -> float:
    """Return the value that a card adds to a hero with the goods of this purse."""
    return cards.gain_of_added_card(purse.faces, tuple(purse.gems), look.s.faces.face[piece])


def best_purchase(look: Look, purse: Purse, effect: op.Buy) -> tuple[float, int]:
    """Return the largest difference between value and price of a card for sale, and the card, or (0, -1)."""
    best = (0.0, -1)
    for piece in cards_on_sale(look, purse, effect.deck):
        card = look.s.card(piece)
        price = max(1, card.price + effect.adjust)
        if price <= purse.gold and (not effect.type or card.type == effect.type):
            best = max(best, (gain_of_card(look, purse, piece) - look.cost_of_good("GOLD", price), piece))
    return best


def best_sale(look: Look, effect: op.Sell) -> tuple[float, int]:
    """Return the highest gain of a sale, and the card to sell. Return (0, -1) if no sale has a gain."""
    s, hero, best = look.s, look.hero, (0.0, -1)
    for category in effect.category:
        for piece in hero.category(category):
            if (face := s.faces.face[piece]) != UNSEEN:
                best = max(best, (look.value_of_good("GOLD", effect.gold) - look.cost_of_card(face), piece))
    return best


def arming_gain(look: Look) -> float:
    """Return the gain of arming the cards of the best Armament that are not armed."""
    gems = cards.counted_gems(tuple(look.hero.gems), look.faces)
    _, best_faces = cards.best_armament(look.faces, gems, 0.0)
    s = look.s
    armed_faces = tuple(sorted(s.faces.face[piece] for piece in look.hero.in_armament()))
    return 0.4 * len(set(best_faces) - set(armed_faces))


def spend_purse(look: Look, purse: Purse, activity: Activity) -> None:
    """Pay for an activity from a purse, and add its gains."""
    cost = activity.cost
    purse.gold -= cost.GOLD
    purse.food -= cost.FOOD
    purse.gems[EXPERIENCE] -= cost.EXPERIENCE
    purse.gems[VITALITY] -= cost.VITALITY
    for effect in activity.effect:
        match effect:
            case op.Gain() if effect.res in ATTRIBUTE:
                attribute = ATTRIBUTE[effect.res]
                purse.gems[attribute] = min(5, purse.gems[attribute] + effect.n)
            case op.Gain():
                purse.gold += effect.n * (effect.res == "GOLD")
                purse.food += effect.n * (effect.res == "FOOD")
            case op.Buy():
                _, piece = best_purchase(look, purse, effect)
                if piece >= 0:
                    purse.gold -= max(1, _price(look, piece) + effect.adjust)
                    purse.bought_cards.add(piece)
                    purse.faces = tuple(sorted((*purse.faces, look.s.faces.face[piece])))
            case op.Sell():
                purse.gold += effect.gold
            case _:
                pass


def unknown_site_value(look: Look) -> float:
    """Return the mean value of a Visit to a Place-Site from the pouch."""
    sites = look.s.faces.bags[SITE_BAG]
    return sum(visit_value(look, site) for site in sites) / len(sites) if sites else 0.0


# ---- Rests


def rest_value(look: Look) -> float:
    """Return the value of a Rest: the free VITALITY of the first Rest in a turn, the Search die, and a meal."""
    s, hero, goods = look.s, look.hero, look.goods
    free_vitality = 1 if not hero.turn.rests else 0
    free_vitality += is_sky_clear(s) + sum(effect.event == "rest" for _, effect in active_ops(s, hero, op.On))
    vitality = hero.gems[VITALITY]
    search_value = sum(
        face.GOLD * goods.GOLD + face.FOOD * goods.FOOD + face.FORTUNE * goods.FORTUNE + face.MAGIC * goods.MAGIC
        for face in SEARCH_DIE
    ) / len(SEARCH_DIE)
    if hero.gold > 4:
        search_value -= 0.2  # GOLD is worth less to a rich hero
    first_rest_bonus = 0.0 if hero.turn.rests else look.first_rest_bonus
    return (
        first_rest_bonus
        + look.value_of_good("VITALITY", free_vitality)
        + search_value
        + meal_value(look, vitality + free_vitality)
    )


def meal_value(look: Look, vitality: int) -> float:
    """Return the value of eating, for a hero with this much VITALITY."""
    if not look.hero.food:
        return 0.0
    return max(
        0.0,
        look.value_of_gem(VITALITY, vitality)
        + look.value_of_gem(VITALITY, vitality + 1)
        - look.cost_of_good("FOOD", 1),
    )


def vitality_from_rest(look: Look) -> int:
    """Return the VITALITY that the hero gains by a Rest and a meal."""
    hero = look.hero
    room = LIMITS.attribute_max - hero.gems[VITALITY]
    return min(room, (not hero.turn.rests) + 2 * (hero.food > 0))
