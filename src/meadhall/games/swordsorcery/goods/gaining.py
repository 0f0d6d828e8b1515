"""A hero gains Crowns, items, Treasures; a full bag; what lies on the ground (SS-ITM-04 to 09, SS-FRE-05)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Reason, Refused, menu
from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.content import ITEMS, PURSE, TREASURES
from meadhall.games.swordsorcery.effects.verbs import draw
from meadhall.games.swordsorcery.events import Gained, ItemMoved
from meadhall.games.swordsorcery.figures.answers import Answer, answer, hero_of
from meadhall.games.swordsorcery.figures.crowd import heroes_in, most_hp
from meadhall.games.swordsorcery.figures.things import (
    is_key,
    key_of,
    may_part_with,
    name_of,
    spare,
    thing_of,
    treasure_face,
)
from meadhall.games.swordsorcery.harm.ready import card_id, other_cards
from meadhall.games.swordsorcery.state import Area, Hero, State, Thing

NOT_IN_BAG = Reason("SS-ITM-04", "A card of the bag is dropped or handed over.")
NO_TREASURE = 10  # Crowns, where there is no card (7.2)
DROPPED = "dropped/"  # in `did`: what he drops in his turn he does not pick up again in it (SS-FRE-09)


def gain_crowns(t: Table[State], at: int, n: int) -> None:
    """Gains Crowns, or loses them, not below 0."""
    hero = t.state.heroes[at]
    n = max(n, -hero.crowns)
    if n:
        hero.crowns += n
        t.tell(Gained(hero.name, n))


async def gain(t: Table[State], at: int, thing: Thing) -> None:
    """Gains a card; quest keys need no space (SS-ITM-05)."""
    hero = t.state.heroes[at]
    t.tell(ItemMoved(hero.name, name_of(thing), "gain"))
    if is_key(thing.item):
        hero.keys.append(thing.item)
        return
    hero.bag.append(thing)
    await mind_bag(t, at)


@menu("bag", "SS-DEC-34")
def overfull(s: State, at: int) -> list[Answer]:
    """Drop one of the cards, the cheapest first, or hand it to a hero in the area who has space (SS-ITM-04)."""
    hero = s.heroes[at]
    things = sorted(dict.fromkeys(hero.bag), key=lambda thing: (ITEMS[thing.item].cost, key_of(thing)))
    mates = [one for one in heroes_in(s, hero.area) if one != at and spare(s.heroes[one]) > 0]
    found = [answer("drop", "SS-DEC-34", key_of(thing)) for thing in things]
    for thing in filter(may_part_with, things):
        found += [answer("hand", "SS-DEC-34", f"{key_of(thing)}/{s.heroes[mate].id}") for mate in mates]
    return found


@overfull.never
def not_in_bag(s: State, at: int) -> Iterator[Refused]:
    """The cards that are not in the bag."""
    return other_cards(s, at, "drop", [card_id(thing) for thing in s.heroes[at].bag], NOT_IN_BAG)


async def mind_bag(t: Table[State], at: int) -> None:
    """At once, until the bag holds no more than it can."""
    s, hero = t.state, t.state.heroes[at]
    while spare(hero) < 0:
        s.aim = hero.id
        pick = await choose(hero.seat, overfull(s, at))
        s.aim = ""
        key, _, mate = pick.of.partition("/")
        thing = thing_of(key)
        hero.bag.remove(thing)
        if mate:
            put_in_bag(s, hero_of(s, mate), thing)
            t.tell(ItemMoved(hero.name, name_of(thing), "hand"))
        else:
            lay(s, hero.area, thing)
            if s.turn is not None and s.turn.hero == at:
                s.turn.did.append(f"{DROPPED}{key}")
            t.tell(ItemMoved(hero.name, name_of(thing), "drop"))


def put_in_bag(s: State, at: int, thing: Thing) -> None:
    """A thing that others may have had; an artifact that is turned over stays so in other hands (SS-ITM-10)."""
    hero = s.heroes[at]
    hero.bag.append(thing)
    for other in s.heroes:
        if thing.item in other.used:
            hero.used[thing.item] = other.used.pop(thing.item)


def lay(s: State, area: Area, thing: Thing) -> None:
    """Lays a thing on the ground."""
    s.ground.setdefault(area, []).append(thing)


def pick_up(s: State, area: Area, thing: Thing) -> None:
    """Takes a thing off the ground."""
    s.ground[area].remove(thing)
    if not s.ground[area]:
        del s.ground[area]


async def draw_treasure(t: Table[State], at: int, clause: str) -> None:
    """A Treasure into the hands of a hero."""
    thing, crowns = next_treasure(t, clause)
    if crowns:
        gain_crowns(t, at, crowns)
    if thing is not None:
        await gain(t, at, thing)


def next_treasure(t: Table[State], clause: str) -> tuple[Thing | None, int]:
    """The next card as a thing, or as Crowns: those of a purse, or 10 where there is no card."""
    s = t.state
    face = draw(t, s.treasures, clause)
    if face is None:
        return None, NO_TREASURE
    card = TREASURES[face]
    word, _, crowns = card.partition(":")
    if word == PURSE:
        s.treasures.discards.append(face)
        return None, int(crowns)
    return Thing(card, drawn=True), 0


def use_up(t: Table[State], hero: Hero, thing: Thing) -> None:
    """A consumable is used: one of the treasure deck goes to its discards, any other to the box (SS-ITM-06)."""
    t.tell(ItemMoved(hero.name, name_of(thing), "box"))
    if thing.drawn:
        t.state.treasures.discards.append(treasure_face(thing.item))


def keep_alive(s: State, at: int) -> None:
    """Taking off an item never kills (SS-ITM-09)."""
    hero = s.heroes[at]
    if not hero.ghost:
        hero.wounds = min(hero.wounds, most_hp(s, at) - 1)
