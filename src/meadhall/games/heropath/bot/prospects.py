"""Possible actions on a space and their worth: fights, Visits, Rests."""

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
from meadhall.games.heropath.effects.active_cards import active_with
from meadhall.games.heropath.land import Space
from meadhall.games.heropath.rows import climbs_by_kills
from meadhall.games.heropath.state import ATTRIBUTE, EXPERIENCE, SITE_BAG, VITALITY, Token

# ---- fights


def fight_worth(look: Look, foe: int, space: Space) -> float:
    """Return the worth of a battle against an enemy of this type there."""
    more = look.more_at(foe, space)
    if (foe, more) not in look.fights:
        chance = look.odds(foe, more)
        look.fights[foe, more] = chance.win * spoils_worth(look) - (chance.tie + 1 - chance.win) * look.hurt(1)
    return look.fights[foe, more]


def spoils_worth(look: Look) -> float:
    """Return the worth of a victory over an enemy, less the cost of rising Evil."""
    s, hero = look.s, look.hero
    gold = sum(0.4 for _, one in active_with(s, hero, op.On) if one.event == "victory")
    experience = look.gem(EXPERIENCE) or 0.1
    rises = climbs_by_kills(s) and not s.is_gathered
    evil = w.KILL / s.players if rises and not s.scale.is_full else 0.0
    return experience + look.goods.FORTUNE + gold - evil


def token_worth(look: Look, token: Token, space: Space) -> float:
    """Return the same against a token; a face-down one counts by its possible types."""
    faces = look.s.faces
    foe = faces.face[token.piece]
    if foe != UNSEEN:
        return fight_worth(look, foe, space)
    return bag_worth(look, faces.bag[token.piece], space)


def bag_worth(look: Look, bag: str, space: Space) -> float:
    """Return the same against an enemy out of a bag, or out of one that was mixed into it."""
    faces, known = look.s.faces, (bag, space if look.is_regional else 0)
    if known not in look.unknown:
        among = faces.bags[bag]
        worths = (
            fight_worth(look, foe, space) if foe != FRESH else bag_worth(look, faces.mixed_from[bag], space)
            for foe in among
        )
        look.unknown[known] = sum(worths) / max(1, len(among))
    return look.unknown[known]


# ---- Visits


@dataclass
class Purse:
    """A hero's goods at one moment of a simulated Visit."""

    gold: int
    food: int
    gems: list[int]
    faces: cards.Faces
    taken: set[int] = field(default_factory=set[int])  # exposed cards that are bought already


def purse_of(look: Look) -> Purse:
    hero = look.hero
    return Purse(hero.gold, hero.food, list(hero.gems), look.faces)


def visit_worth(look: Look, site: int) -> float:
    """Return the worth of a whole Visit, the best activity first."""
    if site not in look.visits:
        look.visits[site] = _visit_worth(look, site)
    return look.visits[site]


def _visit_worth(look: Look, site: int) -> float:
    purse, done, total = purse_of(look), dict[str, int](), 0.0
    for _ in range(4):
        rated = [
            (activity_gain(look, purse, activity), nth, activity)
            for nth, activity in enumerate(SITES[site].activities)
            if done.get(activity.id, 0) < activity.max and can_bear(purse, activity)
        ]
        gain, _, activity = max(rated, key=lambda one: (one[0], -one[1]), default=(0.0, 0, None))
        if activity is None or gain <= 0:
            break
        total += gain
        done[activity.id] = done.get(activity.id, 0) + 1
        spend_purse(look, purse, activity)
    return total


def can_bear(purse: Purse, activity: Activity) -> bool:
    """Whether a purse pays for an activity."""
    cost = activity.cost
    return (
        purse.gold >= cost.GOLD
        and purse.food >= cost.FOOD
        and purse.gems[EXPERIENCE] >= cost.EXPERIENCE
        and purse.gems[VITALITY] > cost.VITALITY
    )


def activity_gain(look: Look, purse: Purse, activity: Activity) -> float:
    """Return the gain of one activity, less its cost."""
    cost = activity.cost
    paid = look.price("GOLD", cost.GOLD) + look.price("FOOD", cost.FOOD) + look.hurt(cost.VITALITY)
    paid += cost.EXPERIENCE * look.gem(EXPERIENCE, 0)
    return sum(_gain(look, purse, one) for one in activity.effect) - paid


def _gain(look: Look, purse: Purse, one: op.AnyOp) -> float:
    goods = look.goods
    match one:
        case op.Gain() if one.res in ATTRIBUTE:
            has = purse.gems[ATTRIBUTE[one.res]]
            return sum(look.gem(ATTRIBUTE[one.res], has + nth) for nth in range(one.n))
        case op.Gain():
            return look.good(one.res, one.n)
        case op.Cure():
            return w.LEECH * min(one.n, look.hero.leeches)
        case op.Draw():
            return goods.FORTUNE * (1.6 if one.keep else one.n) if one.deck == "FORTUNE" else goods.MAGIC * one.n
        case op.Buy():
            return purchase(look, purse, one)[0]
        case op.Take():
            within = [
                piece for piece in affordable_offers(look, purse, one.deck) if _price(look, piece) <= one.max_price
            ]
            return max((added(look, purse, piece) for piece in within), default=0.0)
        case op.Sell():
            return sale(look, one)[0]
        case op.Arm():
            return arming_gain(look)
        case op.Arena():
            return 0.7 * goods.GOLD + 0.17 * look.gem(EXPERIENCE)
        case _:
            return 0.05


def _price(look: Look, piece: int) -> int:
    return look.s.card(piece).price


def affordable_offers(look: Look, purse: Purse, decks: Any) -> list[int]:
    """Return the exposed cards of some decks."""
    s = look.s
    return [piece for deck in decks for piece in s.board(deck).exposed if piece not in purse.taken]


def added(look: Look, purse: Purse, piece: int) -> float:
    """Return what a card adds for a hero with the goods of the purse."""
    return cards.gain_of(purse.faces, tuple(purse.gems), look.s.faces.face[piece])


def purchase(look: Look, purse: Purse, one: op.Buy) -> tuple[float, int]:
    """Return the best card to buy, with its gain over its price; nothing if none gains."""
    best = (0.0, -1)
    for piece in affordable_offers(look, purse, one.deck):
        card = look.s.card(piece)
        price = max(1, card.price + one.adjust)
        if price <= purse.gold and (not one.type or card.type == one.type):
            best = max(best, (added(look, purse, piece) - look.price("GOLD", price), piece))
    return best


def sale(look: Look, one: op.Sell) -> tuple[float, int]:
    """Return the card that is spared most easily, and the gain of selling it."""
    s, hero, best = look.s, look.hero, (0.0, -1)
    for category in one.category:
        for piece in hero.category(category):
            if (face := s.faces.face[piece]) != UNSEEN:
                best = max(best, (look.good("GOLD", one.gold) - look.spare(face), piece))
    return best


def arming_gain(look: Look) -> float:
    """Return what another Armament would add to the present one."""
    gems = cards.counting(tuple(look.hero.gems), look.faces)
    _, wanted = cards.best_arms(look.faces, gems, 0.0)
    s = look.s
    worn = tuple(sorted(s.faces.face[piece] for piece in look.hero.in_armament()))
    return 0.4 * len(set(wanted) - set(worn))


def spend_purse(look: Look, purse: Purse, activity: Activity) -> None:
    """Pay for an activity out of a purse, and put its gains into it."""
    cost = activity.cost
    purse.gold -= cost.GOLD
    purse.food -= cost.FOOD
    purse.gems[EXPERIENCE] -= cost.EXPERIENCE
    purse.gems[VITALITY] -= cost.VITALITY
    for one in activity.effect:
        match one:
            case op.Gain() if one.res in ATTRIBUTE:
                at = ATTRIBUTE[one.res]
                purse.gems[at] = min(5, purse.gems[at] + one.n)
            case op.Gain():
                purse.gold += one.n * (one.res == "GOLD")
                purse.food += one.n * (one.res == "FOOD")
            case op.Buy():
                _, piece = purchase(look, purse, one)
                if piece >= 0:
                    purse.gold -= max(1, _price(look, piece) + one.adjust)
                    purse.taken.add(piece)
                    purse.faces = tuple(sorted((*purse.faces, look.s.faces.face[piece])))
            case op.Sell():
                purse.gold += one.gold
            case _:
                pass


def unknown_site_worth(look: Look) -> float:
    """Return the mean worth of a Visit to a Place-Site out of the pouch."""
    among = look.s.faces.bags[SITE_BAG]
    return sum(visit_worth(look, site) for site in among) / len(among) if among else 0.0


# ---- Rests


def rest_worth(look: Look) -> float:
    """Return the worth of a Rest: the free VITALITY of the first one, the Search die, a meal."""
    s, hero, goods = look.s, look.hero, look.goods
    free = 1 if not hero.turn.rests else 0
    free += is_sky_clear(s) + sum(one.event == "rest" for _, one in active_with(s, hero, op.On))
    has = hero.gems[VITALITY]
    found = sum(
        face.GOLD * goods.GOLD + face.FOOD * goods.FOOD + face.FORTUNE * goods.FORTUNE + face.MAGIC * goods.MAGIC
        for face in SEARCH_DIE
    ) / len(SEARCH_DIE)
    if hero.gold > 4:
        found -= 0.2  # a coin of many
    ease = 0.0 if hero.turn.rests else look.ease
    return ease + look.good("VITALITY", free) + found + meal_worth(look, has + free)


def meal_worth(look: Look, has: int) -> float:
    """Return the worth of eating to a hero with this much VITALITY."""
    if not look.hero.food:
        return 0.0
    return max(0.0, look.gem(VITALITY, has) + look.gem(VITALITY, has + 1) - look.price("FOOD", 1))


def vitality_of_rest(look: Look) -> int:
    """Return how much VITALITY a Rest gives back."""
    hero = look.hero
    room = LIMITS.attribute_max - hero.gems[VITALITY]
    return min(room, (not hero.turn.rests) + 2 * (hero.food > 0))
