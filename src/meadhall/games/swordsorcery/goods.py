"""Goods of heroes: Crowns, items, Treasures, and the limit of the bag (4.17)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.engine import Reason, Refused, Table, choose, menu
from meadhall.games.swordsorcery import events
from meadhall.games.swordsorcery.content import ITEMS, PURSE, TREASURES
from meadhall.games.swordsorcery.effects.verbs import draw_card
from meadhall.games.swordsorcery.figures import crowd, equipment
from meadhall.games.swordsorcery.figures.answers import Answer, answer, hero_index_by_id
from meadhall.games.swordsorcery.harm.ready import card_id, other_card_refusals
from meadhall.games.swordsorcery.state import Area, Hero, State, Thing

NOT_IN_BAG = Reason("SS-ITM-04", "not-in-bag")
CROWNS_FOR_EMPTY_DECK = 10  # Crowns in place of a Treasure if the deck is empty (7.2)
DROPPED_PREFIX = "dropped/"  # in `did`: items that the hero dropped and may not pick up again in this turn (SS-FRE-09)


def gain_crowns(t: Table[State], hero_index: int, n: int, how: str = "") -> None:
    """Add Crowns to a hero's purse. A negative `n` removes Crowns, but the purse never falls below 0.

    `how` is "pay" or "hand" if the hero pays or hands over the Crowns.
    """
    hero = t.state.heroes[hero_index]
    n = max(n, -hero.crowns)
    if n:
        hero.crowns += n
        t.tell(events.CrownsGained(hero.id, n, how))


async def gain_thing(t: Table[State], hero_index: int, thing: Thing) -> None:
    """Give a hero an item and enforce the bag limit. Quest keys need no space (SS-ITM-05)."""
    hero = t.state.heroes[hero_index]
    t.tell(events.ItemMoved(hero.id, equipment.thing_key(thing), "gain"))
    if equipment.is_key(thing.item):
        hero.keys.append(thing.item)
        return
    hero.bag.append(thing)
    await enforce_bag_limit(t, hero_index)


@menu("bag", "SS-DEC-34")
def bag_limit_options(s: State, hero_index: int) -> list[Answer]:
    """Return the options to drop an item, the cheapest first, or to hand it to a hero in the area (SS-ITM-04).

    The receiving hero must have space in the bag.
    """
    hero = s.heroes[hero_index]
    items = sorted(dict.fromkeys(hero.bag), key=lambda thing: (ITEMS[thing.item].cost, equipment.thing_key(thing)))
    receivers = [
        receiver
        for receiver in crowd.heroes_in_area(s, hero.area)
        if receiver != hero_index and equipment.bag_space(s.heroes[receiver]) > 0
    ]
    options = [answer("drop", "SS-DEC-34", equipment.thing_key(thing)) for thing in items]
    for thing in filter(equipment.can_be_given_away, items):
        options += [
            answer("hand", "SS-DEC-34", f"{equipment.thing_key(thing)}/{s.heroes[receiver].id}")
            for receiver in receivers
        ]
    return options


@bag_limit_options.never
def bag_refusals(s: State, hero_index: int) -> Iterator[Refused]:
    """Yield refusals for the cards that are not in the bag."""
    return other_card_refusals(
        s, hero_index, "drop", [card_id(thing) for thing in s.heroes[hero_index].bag], NOT_IN_BAG
    )


async def enforce_bag_limit(t: Table[State], hero_index: int) -> None:
    """Ask the player to drop or hand over items until the bag is within its limit."""
    s, hero = t.state, t.state.heroes[hero_index]
    while equipment.bag_space(hero) < 0:
        s.aim = hero.id
        pick = await choose(hero.seat, bag_limit_options(s, hero_index))
        s.aim = ""
        key, _, receiver = pick.of.partition("/")
        thing = equipment.thing_of(key)
        hero.bag.remove(thing)
        if receiver:
            put_in_bag(s, hero_index_by_id(s, receiver), thing)
            t.tell(events.ItemMoved(hero.id, equipment.thing_key(thing), "hand"))
        else:
            put_on_ground(s, hero.area, thing)
            if s.turn is not None and s.turn.hero == hero_index:
                s.turn.did.append(f"{DROPPED_PREFIX}{key}")
            t.tell(events.ItemMoved(hero.id, equipment.thing_key(thing), "drop"))


def put_in_bag(s: State, hero_index: int, thing: Thing) -> None:
    """Put an item into a hero's bag. A used artifact stays used when it changes hands (SS-ITM-10)."""
    hero = s.heroes[hero_index]
    hero.bag.append(thing)
    for other in s.heroes:
        if thing.item in other.used:
            hero.used[thing.item] = other.used.pop(thing.item)


def put_on_ground(s: State, area: Area, thing: Thing) -> None:
    """Put an item on the ground."""
    s.ground.setdefault(area, []).append(thing)


def take_from_ground(s: State, area: Area, thing: Thing) -> None:
    """Remove an item from the ground."""
    s.ground[area].remove(thing)
    if not s.ground[area]:
        del s.ground[area]


async def draw_treasure(t: Table[State], hero_index: int, clause: str) -> None:
    """Draw a Treasure for a hero."""
    thing, crowns = draw_treasure_card(t, clause)
    if crowns:
        gain_crowns(t, hero_index, crowns)
    if thing is not None:
        await gain_thing(t, hero_index, thing)


def draw_treasure_card(t: Table[State], clause: str) -> tuple[Thing | None, int]:
    """Draw a Treasure and return it as an item, or as a number of Crowns.

    It is Crowns if the card is a purse, and 10 Crowns if the deck is empty.
    """
    s = t.state
    face = draw_card(t, s.treasures, clause)
    if face is None:
        return None, CROWNS_FOR_EMPTY_DECK
    card = TREASURES[face]
    word, _, crowns = card.partition(":")
    if word == PURSE:
        s.treasures.discards.append(face)
        return None, int(crowns)
    return Thing(card, drawn=True), 0


def use_up(t: Table[State], hero: Hero, thing: Thing) -> None:
    """Use up a consumable. A Treasure is discarded to its deck, and any other item leaves the game (SS-ITM-06)."""
    t.tell(events.ItemMoved(hero.id, equipment.thing_key(thing), "box"))
    if thing.drawn:
        t.state.treasures.discards.append(equipment.treasure_face(thing.item))


def leave_last_hp(s: State, hero_index: int) -> None:
    """Lower a hero's wounds until at least 1 HP is left, so that taking off an item never kills (SS-ITM-09)."""
    hero = s.heroes[hero_index]
    if not hero.ghost:
        hero.wounds = min(hero.wounds, crowd.full_hp(s, hero_index) - 1)
