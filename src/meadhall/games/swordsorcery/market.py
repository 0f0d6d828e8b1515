"""The market between two quests: Emporium, Enchanting Anvil, tavern, exchange, Soul Points (SS-CAM-13, 20 to 41)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from meadhall.engine import Candidate, Reason, Refused, Table, choose, menu
from meadhall.engine.flows.options import ANY_NUMBER
from meadhall.games.swordsorcery import goods, souls, texts
from meadhall.games.swordsorcery.content import CONSUMABLE, ENCHANTMENTS, HEROES, ITEMS, SERVICES
from meadhall.games.swordsorcery.content.tables import ItemCard, Service
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.events import CardUsed, ItemMoved
from meadhall.games.swordsorcery.figures import equipment
from meadhall.games.swordsorcery.figures.answers import Answer, answer, hero_index_by_id
from meadhall.games.swordsorcery.harm.ready import card_id, other_card_refusals
from meadhall.games.swordsorcery.state import Hero, State, Thing
from meadhall.games.swordsorcery.story.reading import pay_together
from meadhall.games.swordsorcery.turns.exchange import (
    belongings,
    carry_out_equipment_change,
    equipment_changes,
    equipment_refusals,
    give_away,
)

READY, NEXT_QUEST, REOPEN_MARKET = "ready", "go-on", "again"
FORGE_PRICE: Final = 25  # SS-CAM-31
SOUL_SILVER: Final = "soul_silver"
ANVIL_QUESTS: Final = ("q3", "q4")  # single quests with an Enchanting Anvil (SS-CAM-50)
CROWNS: Final = "crowns"
WARES: Final = tuple(card for card in ITEMS.values() if card.tier in ("market", "start"))
BUY_ANSWERS: Final = {card.id: answer("buy", "SS-CAM-20", card.id) for card in WARES}
HERO_SERVICES: Final = [service for service in SERVICES.values() if service.per == "hero"]
TAVERN_ANSWERS: Final = {service.id: answer("tavern", "SS-CAM-40", service.id) for service in HERO_SERVICES}
FORGE_ANSWER, RAISE_ANSWER = answer("forge", "SS-CAM-31"), answer("raise", "SS-CAM-41")
CROWN_AMOUNTS: Final = (1, 5, 10, 25)  # amounts of Crowns offered for handing over, besides all
SELL_ANSWERS: Final = equipment.ThingAnswers("sell", "SS-CAM-21")
TOO_EXPENSIVE = Reason("SS-CAM-20", "too-dear")
RECEIVER_IS_GIVER = Reason("SS-CAM-13", "with-oneself")
HANDS_OVER = Reason("SS-CAM-13", "hands-over")
NO_ROOM = Reason("SS-ITM-01", "no-room")
SOLD_OUT = Reason("SS-CAM-22", "sold-out")
UNSALEABLE = Reason("SS-CAM-21", "unsaleable")
NO_ANVIL = Reason("SS-CAM-50", "no-anvil")
TOO_POOR = Reason("SS-CAM-40", "too-poor")
PARTY_TOO_POOR = Reason("SS-CAM-40", "party-too-poor")
SERVICE_IS_HIRED = Reason("SS-CAM-40", "once-only")
NO_SILVER = Reason("SS-CAM-31", "no-silver")
ALREADY_FORGED = Reason("SS-CAM-31", "forged")
FORGE_TOO_EXPENSIVE = Reason("SS-CAM-31", "forge-too-dear")
HAND_OVER_ANSWERS: Final = {
    receiver: equipment.ThingAnswers("hand", "SS-CAM-13", f"/{receiver}") for receiver in HEROES
}


async def market(t: Table[State]) -> None:
    """Ask for one answer at the market, from the current hero, or from the party when all heroes are ready."""
    s = t.state
    s.phase = "market"
    if s.shopper < s.count:
        hero_index = s.shopper
        pick = await choose(s.heroes[hero_index].seat, market_options(s, hero_index))
        if pick.kind == READY:
            s.shopper += 1
        else:
            await carry_out_market_answer(t, hero_index, pick)
        return
    pick = await choose(s.leader, party_services(s))
    if pick.kind == NEXT_QUEST:
        s.shopper, s.step = 0, "setup"
        for hero in s.heroes:
            hero.limits = []
    elif pick.kind == REOPEN_MARKET:
        s.shopper = 0
    else:
        service = SERVICES[pick.of]
        await pay_together(t, service.cost)
        s.services.append(pick.of)
        t.tell(CardUsed(texts.PARTY, service.id, ""))


@menu("party-services", "SS-DEC-61", default=NEXT_QUEST)
def party_services(s: State) -> Iterator[Candidate[Answer]]:
    """Yield the options of the party: continue to the next quest, reopen the market, or pay for a tavern service."""
    yield answer(NEXT_QUEST, "SS-DEC-61")
    yield answer(REOPEN_MARKET, "SS-DEC-60")
    for service in SERVICES.values():
        if service.per == "party":
            yield answer("service", "SS-CAM-40", service.id), cannot_hire(s, service)


def cannot_hire(s: State, service: Service) -> Reason | None:
    """Return the reason why the party cannot have a service, or None (SS-CAM-40)."""
    if service.id in s.services:
        return SERVICE_IS_HIRED(service=texts.card_name(service.id))
    crowns = party_crowns(s)
    return (
        PARTY_TOO_POOR(service=texts.card_name(service.id), cost=service.cost, has=crowns)
        if service.cost > crowns
        else None
    )


# ---- one hero


@menu("market", "SS-DEC-60", default=READY)
def market_options(s: State, hero_index: int) -> list[Answer]:
    """Return the options of a hero at the market.

    A hero can finish, buy, sell, enchant, forge, use the tavern, raise the Soulrank, hand something over, or equip.
    """
    hero = s.heroes[hero_index]
    options = [answer(READY, "SS-DEC-60")]
    options += [BUY_ANSWERS[card.id] for card in WARES if cannot_buy(s, hero, card) is None]
    owned_things = dict.fromkeys(hero.things)
    options += [SELL_ANSWERS[thing] for thing in owned_things if has_price(thing)]
    options += [
        option
        for thing in owned_things
        for option in _enchantments_for(thing)
        if cannot_enchant(s, hero, option) is None
    ]
    if cannot_forge(s, hero) is None:
        options.append(FORGE_ANSWER)
    options += [TAVERN_ANSWERS[service.id] for service in HERO_SERVICES if cannot_use_tavern(hero, service) is None]
    if souls.cannot_raise(s, hero_index) is None:
        options.append(RAISE_ANSWER)
    options += _hand_over_answers(s, hero_index)
    options += equipment_changes(hero)
    return options


@market_options.never
def market_refusals(s: State, hero_index: int) -> Iterator[Refused]:
    """Yield refusals for things that this hero cannot buy, enchant, hire or give away."""
    hero = s.heroes[hero_index]
    yield from ((BUY_ANSWERS[card.id], cannot_buy(s, hero, card)) for card in WARES)
    yield FORGE_ANSWER, cannot_forge(s, hero)
    yield RAISE_ANSWER, souls.cannot_raise(s, hero_index)
    for thing in dict.fromkeys(hero.things):
        yield from ((option, cannot_enchant(s, hero, option)) for option in _enchantments_for(thing))
    yield from ((TAVERN_ANSWERS[service.id], cannot_use_tavern(hero, service)) for service in HERO_SERVICES)
    priced = [card_id(thing) for thing in hero.things if has_price(thing)]
    yield from other_card_refusals(s, hero_index, "sell", priced, UNSALEABLE)
    yield from equipment_refusals(s, hero_index, ())
    hand_over_answers = HANDS_OVER(hero=hero.name, has=hero.crowns)
    for receiver in s.heroes:
        yield f"hand-crowns:{ANY_NUMBER}/{receiver.id}", RECEIVER_IS_GIVER if receiver is hero else hand_over_answers


def has_price(thing: Thing) -> bool:
    """Whether the Emporium buys an item. It does not buy soul weapons and keys (SS-CAM-21)."""
    return ITEMS[thing.item].cost > 0


def cannot_buy(s: State, hero: Hero, card: ItemCard) -> Reason | None:
    """Return the reason why a hero cannot buy an item of the Emporium, or None (SS-CAM-20, 22; SS-ITM-01)."""
    if not is_on_sale(s, card):
        return SOLD_OUT(item=texts.card_name(card.id))
    return _purchase_reason(card.id, equipment.bag_space(hero) > 0, hero.crowns, hero.name)


@lru_cache(maxsize=5_000)
def _purchase_reason(item: str, has_room: bool, crowns: int, hero: str) -> Reason | None:
    """Return the reason why a hero cannot buy an item (no room in the bag, too few Crowns), or None."""
    cost = ITEMS[item].cost
    if has_room and cost <= crowns:
        return None
    return (TOO_EXPENSIVE if has_room else NO_ROOM)(item=texts.card_name(item), cost=cost, hero=hero, has=crowns)


def is_on_sale(s: State, card: ItemCard) -> bool:
    """Whether the Emporium still has an item (SS-CAM-20, 22)."""
    return card.kind == CONSUMABLE or s.stock.get(card.id, 1) > 0


def sale_prices(s: State) -> dict[str, int]:
    """Return the price of each thing that the current hero or the party could buy (SS-CAM-20, 30, 40)."""
    is_hero = s.shopper < s.count
    wares = [card for card in WARES if is_on_sale(s, card)] if is_hero else []
    runes = ENCHANTMENTS.values() if is_hero and has_anvil(s) else ()
    services = [service for service in SERVICES.values() if service.per == ("hero" if is_hero else "party")]
    return {entry.id: entry.cost for entry in (*wares, *runes, *services)}


def missing_crowns(s: State) -> dict[str, int]:
    """Return the missing Crowns for each thing on sale that the buyer cannot pay."""
    crowns = s.heroes[s.shopper].crowns if s.shopper < s.count else party_crowns(s)
    return {id: cost - crowns for id, cost in sale_prices(s).items() if cost > crowns}


def party_crowns(s: State) -> int:
    """Return the Crowns of all heroes, who pay for party services together (SS-CAM-40)."""
    return sum(hero.crowns for hero in s.heroes)


def cannot_forge(s: State, hero: Hero) -> Reason | None:
    """Return the reason why a hero's soul weapon cannot be forged, or None (SS-CAM-31)."""
    if SOUL_SILVER not in s.flags:
        return NO_SILVER
    if hero.forged:
        return ALREADY_FORGED(hero=hero.name)
    return (
        None
        if hero.crowns >= FORGE_PRICE and equipment.bag_space(hero) > 0
        else FORGE_TOO_EXPENSIVE(cost=FORGE_PRICE, has=hero.crowns)
    )


def has_anvil(s: State) -> bool:
    return s.options.is_campaign or s.quest in ANVIL_QUESTS


@cache
def _enchantments_for(thing: Thing) -> tuple[Answer, ...]:
    """Return the answers that enchant an item; empty if it is enchanted already (SS-CAM-30)."""
    kind, key = ITEMS[thing.item].kind, equipment.thing_key(thing)
    allowed_on = "weapon" if kind == "weapon" else "armor" if kind in ("armor", "shield") else ""
    fitting = [
        enchantment for enchantment in ENCHANTMENTS.values() if enchantment.on == allowed_on and not thing.enchant
    ]
    return tuple(answer("enchant", "SS-CAM-30", f"{key}/{enchantment.id}") for enchantment in fitting)


def cannot_enchant(s: State, hero: Hero, option: Answer) -> Reason | None:
    """Return the reason why a hero cannot have this enchantment, or None (SS-CAM-30, SS-CAM-50)."""
    enchantment = ENCHANTMENTS[option.of.partition("/")[2]]
    if not has_anvil(s):
        return NO_ANVIL
    too_poor = enchantment.cost > hero.crowns
    return TOO_POOR(what=texts.card_name(enchantment.id), cost=enchantment.cost, has=hero.crowns) if too_poor else None


def cannot_use_tavern(hero: Hero, service: Service) -> Reason | None:
    """Return the reason why a hero cannot have a tavern service, or None.

    Each service is available once between two quests (SS-CAM-40).
    """
    if f"market/{service.id}" in hero.limits or service.id in hero.extras:
        return SERVICE_IS_HIRED(service=texts.card_name(service.id))
    too_poor = service.cost > hero.crowns
    return TOO_POOR(what=texts.card_name(service.id), cost=service.cost, has=hero.crowns) if too_poor else None


def _hand_over_answers(s: State, hero_index: int) -> Iterator[Answer]:
    """Yield the answers that hand over items and Crowns, which costs nothing (SS-CAM-13)."""
    hero = s.heroes[hero_index]
    owned_things = belongings(hero)
    for receiver in s.heroes:
        if receiver is not hero:
            can_take = (
                owned_things
                if equipment.bag_space(receiver) > 0
                else [thing for thing in owned_things if equipment.is_key(thing.item)]
            )
            yield from map(HAND_OVER_ANSWERS[receiver.id].__getitem__, can_take)
            yield from _crowns_answers(receiver.id, hero.crowns)


@lru_cache(maxsize=5_000)
def _crowns_answers(receiver: str, crowns: int) -> tuple[Answer, ...]:
    """Return the answers that hand Crowns to another hero: one for each usual amount, and one for all Crowns."""
    amounts = sorted({n for n in (*CROWN_AMOUNTS, crowns) if 0 < n <= crowns})
    return tuple(answer("hand-crowns", "SS-CAM-13", f"{n}/{receiver}") for n in amounts)


async def carry_out_market_answer(t: Table[State], hero_index: int, pick: Answer) -> None:
    """Carry out one answer at the market."""
    s, hero = t.state, t.state.heroes[hero_index]
    object_id, _, other = pick.of.partition("/")
    match pick.kind:
        case "buy":
            buy(t, hero_index, object_id)
        case "sell":
            sell(t, hero_index, equipment.thing_of(object_id))
        case "enchant":
            enchant(t, hero_index, equipment.thing_of(object_id), other)
        case "forge":
            forge(t, hero_index)
        case "tavern":
            await use_tavern_service(t, hero_index, object_id)
        case "raise":
            await souls.raise_rank(t, hero_index)
        case "hand":
            thing = equipment.thing_of(object_id)
            give_away(s, hero_index, thing)
            receiver = s.heroes[hero_index_by_id(s, other)]
            (receiver.keys.append(thing.item) if equipment.is_key(thing.item) else receiver.bag.append(thing))
            t.tell(ItemMoved(hero.id, equipment.thing_key(thing), "hand"))
        case "hand-crowns":
            goods.gain_crowns(t, hero_index, -int(object_id), "hand")
            goods.gain_crowns(t, hero_index_by_id(s, other), int(object_id))
        case _:
            carry_out_equipment_change(t, hero_index, pick)


def buy(t: Table[State], hero_index: int, item: str) -> None:
    s, hero = t.state, t.state.heroes[hero_index]
    goods.gain_crowns(t, hero_index, -ITEMS[item].cost, "pay")
    if item in s.stock:
        s.stock[item] -= 1
    hero.bag.append(Thing(item))
    t.tell(ItemMoved(hero.id, item, "buy"))


def sell(t: Table[State], hero_index: int, thing: Thing) -> None:
    """Sell an item: a Treasure returns to its deck, any other item to the stock (SS-CAM-53)."""
    s = t.state
    give_away(s, hero_index, thing)
    goods.gain_crowns(t, hero_index, equipment.selling_price(thing))
    if not thing.drawn and thing.item in s.stock:
        s.stock[thing.item] += 1
    t.tell(ItemMoved(s.heroes[hero_index].id, equipment.thing_key(thing), "sell"))


def enchant(t: Table[State], hero_index: int, thing: Thing, enchantment: str) -> None:
    """Enchant an item permanently."""
    hero = t.state.heroes[hero_index]
    enchanted_thing = thing._replace(enchant=enchantment)
    goods.gain_crowns(t, hero_index, -ENCHANTMENTS[enchantment].cost, "pay")
    if thing in hero.bag:
        hero.bag[hero.bag.index(thing)] = enchanted_thing
    else:
        slot = next(slot for slot in equipment.SLOTS if equipment.item_in_slot(hero, slot) == thing)
        setattr(hero, slot, enchanted_thing)
    t.tell(ItemMoved(hero.id, equipment.thing_key(enchanted_thing), "gain"))


def forge(t: Table[State], hero_index: int) -> None:
    """Forge the hero's soul weapon, once (SS-CAM-31)."""
    hero = t.state.heroes[hero_index]
    item = next(card.id for card in ITEMS.values() if card.hero == hero.id)
    goods.gain_crowns(t, hero_index, -FORGE_PRICE, "pay")
    hero.forged = True
    hero.bag.append(Thing(item))
    t.tell(ItemMoved(hero.id, item, "gain"))


async def use_tavern_service(t: Table[State], hero_index: int, id: str) -> None:
    """Pay for a tavern service for one hero and carry it out."""
    hero, service = t.state.heroes[hero_index], SERVICES[id]
    goods.gain_crowns(t, hero_index, -service.cost, "pay")
    hero.limits.append(f"market/{id}")
    t.tell(CardUsed(hero.id, service.id, ""))
    if service.static:
        hero.extras.append(id)
    await VERBS.carry_out(t, Cause(id, hero_index), service.ops)
