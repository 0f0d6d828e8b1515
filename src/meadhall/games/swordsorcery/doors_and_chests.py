"""Doors, Chests and Magic Locks (ARE): opening and unlocking them, and their contents."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from meadhall.engine import Reason, Table
from meadhall.games.swordsorcery import events
from meadhall.games.swordsorcery.content import QUESTS
from meadhall.games.swordsorcery.content.tables import ChestCard
from meadhall.games.swordsorcery.figures import line_of_sight, statics
from meadhall.games.swordsorcery.goods import draw_treasure_card, gain_crowns, gain_thing, put_on_ground
from meadhall.games.swordsorcery.maps.areas import Link
from meadhall.games.swordsorcery.moves import entering
from meadhall.games.swordsorcery.ops.mods import ChestCrownsMod
from meadhall.games.swordsorcery.state import State
from meadhall.games.swordsorcery.traps import draw_trap

MAGIC_KEY: Final = "magic_key"
DOOR_IS_OPEN = Reason("SS-ARE-04", "door-open")
DOOR_ELSEWHERE = Reason("SS-ARE-04", "door-elsewhere")
CHEST_ELSEWHERE = Reason("SS-ARE-08", "chest-elsewhere")
HAS_MAGIC_LOCK = Reason("SS-ARE-20", "magic-lock")
LOCK_ELSEWHERE = Reason("SS-ARE-21", "lock-elsewhere")


def closed_doors(s: State, hero_index: int, kinds: tuple[str, ...]) -> list[Link]:
    """Return the closed doors of these kinds at the hero's area (SS-ARE-04)."""
    return [
        link for link in line_of_sight.board(s).closed_doors(s.heroes[hero_index].area, s.opened) if link.kind in kinds
    ]


def chest_card(s: State, id: str) -> ChestCard:
    return _chest_card(s.quest, id)


@cache
def _chest_card(quest: str, id: str) -> ChestCard:
    return next(chest for chest in QUESTS[quest].chests if chest.id == id)


def chests_in_area(s: State, hero_index: int) -> list[str]:
    """Return the chests in the hero's area."""
    if not s.chests:
        return []
    area_id = line_of_sight.board(s).areas[s.heroes[hero_index].area].id
    return [id for id in s.chests if chest_card(s, id).area == area_id]


def cannot_open(s: State, hero_index: int, id: str, kind_reason: Reason | None) -> Reason | None:
    """Return the reason why a hero cannot open a Door or Chest, or None.

    `kind_reason` is the reason that forbids all activities of this kind, if any.
    """
    if id in s.chests:
        if id not in chests_in_area(s, hero_index):
            return CHEST_ELSEWHERE
    elif (door := line_of_sight.board(s).door(id)) not in line_of_sight.board(s).closed_doors(
        s.heroes[hero_index].area, s.opened
    ):
        return DOOR_IS_OPEN if door.door_bit & s.opened else DOOR_ELSEWHERE
    return HAS_MAGIC_LOCK if id in s.locks else kind_reason


def cannot_unlock(s: State, hero_index: int, id: str, retry_reason: Reason | None) -> Reason | None:
    """Return the reason why a hero cannot remove a Magic Lock, or None (SS-ARE-20, 21).

    `retry_reason` is the reason that forbids a second try, if any.
    """
    if cannot_open(s, hero_index, id, None) not in (None, HAS_MAGIC_LOCK):
        return LOCK_ELSEWHERE
    return retry_reason if MAGIC_KEY in s.heroes[hero_index].keys else HAS_MAGIC_LOCK


async def open_door(t: Table[State], link: Link, hero_index: int, draws_trap: bool) -> None:
    """Open a door, reveal the Shadows in sight, then draw a Trap card (SS-ARE-05)."""
    s = t.state
    s.opened |= link.door_bit
    s.looking = True
    t.tell(events.DoorOpened(link.id, s.heroes[hero_index].id if hero_index >= 0 else ""))
    await entering.run_pending_effects(t)
    if draws_trap and hero_index >= 0 and not s.heroes[hero_index].ghost:
        await draw_trap(t, hero_index)


async def open_chest(t: Table[State], id: str, hero_index: int, draws_trap: bool) -> None:
    """Draw a Trap card, give the Treasures and Crowns, and remove the Chest (SS-ARE-08, 09)."""
    s, chest, hero = t.state, chest_card(t.state, id), t.state.heroes[hero_index]
    area = hero.area
    if t.imagined:  # the content of a chest is secret (SS-INF-03)
        chest = msgspec.structs.replace(chest, treasure=1, crowns=0)
    if draws_trap:
        await draw_trap(t, hero_index, is_at_chest=True)
    t.tell(events.MapChanged("chest-opened", who=hero.id))
    t.learn()  # the content was secret until now (chapter 6)
    if hero.ghost:
        for _ in range(chest.treasure):
            thing, crowns = draw_treasure_card(t, "SS-ARE-09")
            s.crowns[area] = s.crowns.get(area, 0) + crowns
            if thing is not None:
                put_on_ground(s, area, thing)
        s.crowns[area] = s.crowns.get(area, 0) + chest.crowns
    else:
        for _ in range(chest.treasure):
            thing, crowns = draw_treasure_card(t, "SS-ARE-08")
            gain_crowns(t, hero_index, crowns)
            if thing is not None:
                await gain_thing(t, hero_index, thing)
        gain_crowns(t, hero_index, chest.crowns + sum(mod.n for mod in statics.hero_statics(hero, ChestCrownsMod)))
    s.chests.remove(id)


def remove_lock(t: Table[State], id: str, hero_index: int) -> None:
    """Remove a Magic Lock (SS-ARE-20). The Door or Chest stays closed (SS-ARE-21)."""
    s = t.state
    s.locks.remove(id)
    t.tell(events.LockRemoved(id in s.chests, s.heroes[hero_index].id))
