"""Goods of heroes and things to open: Crowns, items, Treasures, Doors, Chests, Traps (4.3, 4.4, 4.17)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from meadhall.engine import Reason, Refused, Table, choose, menu
from meadhall.games.swordsorcery import events
from meadhall.games.swordsorcery.content import DECKS, ITEMS, PURSE, QUESTS, TRAPS, TREASURES
from meadhall.games.swordsorcery.content.tables import ChestCard
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, draw_card
from meadhall.games.swordsorcery.figures import crowd, equipment, sight, statics
from meadhall.games.swordsorcery.figures.answers import Answer, answer, hero_of
from meadhall.games.swordsorcery.harm.ready import card_id, other_cards
from meadhall.games.swordsorcery.maps.areas import Link
from meadhall.games.swordsorcery.moves import entering, kills
from meadhall.games.swordsorcery.ops.mods import ChestCrownsMod, ChestTrapChoiceMod
from meadhall.games.swordsorcery.state import Area, Hero, State, Thing

NOT_IN_BAG = Reason("SS-ITM-04", "not-in-bag")
NO_TREASURE = 10  # Crowns, where there is no card (7.2)
DROPPED = "dropped/"  # in `did`: what he drops in his turn he does not pick up again in it (SS-FRE-09)


def gain_crowns(t: Table[State], at: int, n: int, how: str = "") -> None:
    """Gains Crowns, or loses them, not below 0; `how` is "pay" or "hand" where a hero parts with them so."""
    hero = t.state.heroes[at]
    n = max(n, -hero.crowns)
    if n:
        hero.crowns += n
        t.tell(events.Gained(hero.id, n, how))


async def gain_thing(t: Table[State], at: int, thing: Thing) -> None:
    """Gains a card; quest keys need no space (SS-ITM-05)."""
    hero = t.state.heroes[at]
    t.tell(events.ItemMoved(hero.id, equipment.thing_key(thing), "gain"))
    if equipment.is_key(thing.item):
        hero.keys.append(thing.item)
        return
    hero.bag.append(thing)
    await mind_bag(t, at)


@menu("bag", "SS-DEC-34")
def overfull(s: State, at: int) -> list[Answer]:
    """Drop one of the cards, the cheapest first, or hand it to a hero in the area who has space (SS-ITM-04)."""
    hero = s.heroes[at]
    held = sorted(dict.fromkeys(hero.bag), key=lambda thing: (ITEMS[thing.item].cost, equipment.thing_key(thing)))
    mates = [one for one in crowd.heroes_in(s, hero.area) if one != at and equipment.spare(s.heroes[one]) > 0]
    found = [answer("drop", "SS-DEC-34", equipment.thing_key(thing)) for thing in held]
    for thing in filter(equipment.may_part_with, held):
        found += [answer("hand", "SS-DEC-34", f"{equipment.thing_key(thing)}/{s.heroes[mate].id}") for mate in mates]
    return found


@overfull.never
def not_in_bag(s: State, at: int) -> Iterator[Refused]:
    """The cards that are not in the bag."""
    return other_cards(s, at, "drop", [card_id(thing) for thing in s.heroes[at].bag], NOT_IN_BAG)


async def mind_bag(t: Table[State], at: int) -> None:
    """At once, until the bag holds no more than it can."""
    s, hero = t.state, t.state.heroes[at]
    while equipment.spare(hero) < 0:
        s.aim = hero.id
        pick = await choose(hero.seat, overfull(s, at))
        s.aim = ""
        key, _, mate = pick.of.partition("/")
        thing = equipment.thing_of(key)
        hero.bag.remove(thing)
        if mate:
            put_in_bag(s, hero_of(s, mate), thing)
            t.tell(events.ItemMoved(hero.id, equipment.thing_key(thing), "hand"))
        else:
            lay_in_area(s, hero.area, thing)
            if s.turn is not None and s.turn.hero == at:
                s.turn.did.append(f"{DROPPED}{key}")
            t.tell(events.ItemMoved(hero.id, equipment.thing_key(thing), "drop"))


def put_in_bag(s: State, at: int, thing: Thing) -> None:
    """A thing that others may have had; an artifact that is turned over stays so in other hands (SS-ITM-10)."""
    hero = s.heroes[at]
    hero.bag.append(thing)
    for other in s.heroes:
        if thing.item in other.used:
            hero.used[thing.item] = other.used.pop(thing.item)


def lay_in_area(s: State, area: Area, thing: Thing) -> None:
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
        await gain_thing(t, at, thing)


def next_treasure(t: Table[State], clause: str) -> tuple[Thing | None, int]:
    """The next card as a thing, or as Crowns: those of a purse, or 10 where there is no card."""
    s = t.state
    face = draw_card(t, s.treasures, clause)
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
    t.tell(events.ItemMoved(hero.id, equipment.thing_key(thing), "box"))
    if thing.drawn:
        t.state.treasures.discards.append(equipment.treasure_face(thing.item))


def keep_alive(s: State, at: int) -> None:
    """Taking off an item never kills (SS-ITM-09)."""
    hero = s.heroes[at]
    if not hero.ghost:
        hero.wounds = min(hero.wounds, crowd.most_hp(s, at) - 1)


MAGIC_KEY: Final = "magic_key"
DOOR_OPEN = Reason("SS-ARE-04", "door-open")
DOOR_ELSEWHERE = Reason("SS-ARE-04", "door-elsewhere")
CHEST_ELSEWHERE = Reason("SS-ARE-08", "chest-elsewhere")
LOCKED = Reason("SS-ARE-20", "magic-lock")
LOCK_ELSEWHERE = Reason("SS-ARE-21", "lock-elsewhere")


def closed_doors(s: State, at: int, kinds: tuple[str, ...]) -> list[Link]:
    """The closed doors of these kinds that join the hero's area (SS-ARE-04)."""
    return [link for link in sight.board(s).closed_doors(s.heroes[at].area, s.opened) if link.kind in kinds]


def chest_card(s: State, id: str) -> ChestCard:
    return _chest_card(s.quest, id)


@cache
def _chest_card(quest: str, id: str) -> ChestCard:
    return next(chest for chest in QUESTS[quest].chests if chest.id == id)


def chests_here(s: State, at: int) -> list[str]:
    """The chests of the hero's area."""
    if not s.chests:
        return []
    here = sight.board(s).areas[s.heroes[at].area].id
    return [id for id in s.chests if chest_card(s, id).area == here]


def cannot_open(s: State, at: int, id: str, busy: Reason | None) -> Reason | None:
    """Why a hero does not open a Door or Chest; `busy` is why he does nothing of the kind."""
    if id in s.chests:
        if id not in chests_here(s, at):
            return CHEST_ELSEWHERE
    elif (door := sight.board(s).door(id)) not in sight.board(s).closed_doors(s.heroes[at].area, s.opened):
        return DOOR_OPEN if door.door & s.opened else DOOR_ELSEWHERE
    return LOCKED if id in s.locks else busy


def cannot_unlock(s: State, at: int, id: str, failed: Reason | None) -> Reason | None:
    """Why a hero does not remove a Magic Lock; `failed` is why he does not try again (SS-ARE-20, 21)."""
    if cannot_open(s, at, id, None) not in (None, LOCKED):
        return LOCK_ELSEWHERE
    return failed if MAGIC_KEY in s.heroes[at].keys else LOCKED


async def open_door(t: Table[State], link: Link, at: int, trap: bool) -> None:
    """Token removed, Shadows in new sight revealed, then the Trap card (SS-ARE-05)."""
    s = t.state
    s.opened |= link.door
    s.looking = True
    t.tell(events.DoorOpened(link.id, s.heroes[at].id if at >= 0 else ""))
    await entering.settle(t)
    if trap and at >= 0 and not s.heroes[at].ghost:
        await draw_trap(t, at)


async def open_chest(t: Table[State], id: str, at: int, trap: bool) -> None:
    """A Trap card, then the Treasures and Crowns, then the token is removed (SS-ARE-08, 09)."""
    s, chest, hero = t.state, chest_card(t.state, id), t.state.heroes[at]
    area = hero.area
    if t.imagined:  # what is in it is hidden (SS-INF-03)
        chest = msgspec.structs.replace(chest, treasure=1, crowns=0)
    if trap:
        await draw_trap(t, at, chest=True)
    t.tell(events.MapChanged("chest-opened", who=hero.id))
    t.learn()  # what is in it was hidden (chapter 6)
    if hero.ghost:
        for _ in range(chest.treasure):
            thing, crowns = next_treasure(t, "SS-ARE-09")
            s.crowns[area] = s.crowns.get(area, 0) + crowns
            if thing is not None:
                lay_in_area(s, area, thing)
        s.crowns[area] = s.crowns.get(area, 0) + chest.crowns
    else:
        for _ in range(chest.treasure):
            thing, crowns = next_treasure(t, "SS-ARE-08")
            gain_crowns(t, at, crowns)
            if thing is not None:
                await gain_thing(t, at, thing)
        gain_crowns(t, at, chest.crowns + sum(mod.n for mod in statics.hero_statics(hero, ChestCrownsMod)))
    s.chests.remove(id)


def remove_lock(t: Table[State], id: str, at: int) -> None:
    """SS-ARE-20: the Door or Chest is still closed (SS-ARE-21)."""
    s = t.state
    s.locks.remove(id)
    t.tell(events.LockRemoved(id in s.chests, s.heroes[at].id))


# ---- traps


@menu("trap", "SS-DEC-39")
def two_traps(s: State, faces: tuple[int, int]) -> list[Answer]:
    """Which of two Trap cards is resolved."""
    return [answer("card", "SS-DEC-39", DECKS["trap"][face]) for face in faces]


async def draw_trap(t: Table[State], at: int, *, chest: bool = False) -> None:
    """A Trap card against the opener (SS-TRP-01, 02)."""
    s, hero = t.state, t.state.heroes[at]
    faces = [face for _ in range(_cards(s, at, chest)) if (face := draw_card(t, s.traps, "SS-TRP-01")) is not None]
    ids = [DECKS["trap"][face] for face in faces]
    s.traps.discards += faces
    if len(ids) > 1:
        pick = await choose(hero.seat, two_traps(s, (faces[0], faces[1])))
        ids = [pick.of]
    card = TRAPS[ids[0]]
    t.tell(events.CardDrawn("trap", card.id))
    cause = Cause(card.id, actor=at, area=hero.area)
    await VERBS.carry_out(t, cause, card.ops)
    await kills.after_kills(t, cause)
    await entering.settle(t)


def _cards(s: State, at: int, chest: bool) -> int:
    """Two for one with a nose for gold at a Chest."""
    return 2 if chest and statics.hero_statics(s.heroes[at], ChestTrapChoiceMod) else 1
