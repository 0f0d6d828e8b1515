"""Doors, Chests, Magic Locks and Trap cards (4.3, 4.4)."""

from __future__ import annotations

from typing import Final

import msgspec

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Reason, menu
from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.content import DECKS, QUESTS, TRAPS
from meadhall.games.swordsorcery.content.tables import ChestCard
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, draw
from meadhall.games.swordsorcery.events import CardDrawn, DoorOpened, LockRemoved, MapChanged
from meadhall.games.swordsorcery.figures.answers import Answer, answer
from meadhall.games.swordsorcery.figures.sight import board
from meadhall.games.swordsorcery.figures.statics import own
from meadhall.games.swordsorcery.goods.gaining import gain, gain_crowns, lay, next_treasure
from meadhall.games.swordsorcery.maps.areas import Link
from meadhall.games.swordsorcery.moves.entering import settle
from meadhall.games.swordsorcery.moves.kills import after_kills
from meadhall.games.swordsorcery.ops.mods import ChestCrownsMod, ChestTrapChoiceMod
from meadhall.games.swordsorcery.state import State

MAGIC_KEY: Final = "magic_key"
DOOR_ELSEWHERE = Reason("SS-ARE-04", "A Door is opened from an area that it joins.")
CHEST_ELSEWHERE = Reason("SS-ARE-08", "A Chest is opened from its own area.")
LOCKED = Reason("SS-ARE-20", "A Magic Lock lies on it. The hero with the Magic Key can remove it.")
LOCK_ELSEWHERE = Reason("SS-ARE-21", "A Magic Lock is removed from the area of the Chest.")


def closed_doors(s: State, at: int, kinds: tuple[str, ...]) -> list[Link]:
    """The closed doors of these kinds that join the hero's area (SS-ARE-04)."""
    return [link for link in board(s).closed_doors(s.heroes[at].area, s.opened) if link.kind in kinds]


def chest_card(s: State, id: str) -> ChestCard:
    return next(chest for chest in QUESTS[s.quest].chests if chest.id == id)


def chests_here(s: State, at: int) -> list[str]:
    """The chests of the hero's area."""
    if not s.chests:
        return []
    here = board(s).areas[s.heroes[at].area].id
    return [id for id in s.chests if chest_card(s, id).area == here]


def door_name(s: State, link: Link) -> str:
    areas = board(s).areas
    kind = "Locked Door" if link.kind == "locked" else "Door"
    return f"the {kind} between {areas[link.a].name} and {areas[link.b].name}"


def cannot_open(s: State, at: int, id: str, busy: Reason | None) -> Reason | None:
    """Why a hero does not open a Door or Chest; `busy` is why he does nothing of the kind."""
    if id in s.chests:
        if id not in chests_here(s, at):
            return CHEST_ELSEWHERE
    elif board(s).door(id) not in board(s).closed_doors(s.heroes[at].area, s.opened):
        return DOOR_ELSEWHERE
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
    t.tell(DoorOpened(door_name(s, link), s.heroes[at].name if at >= 0 else ""))
    await settle(t)
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
    t.tell(MapChanged(f"{hero.name} opens a Chest."))
    t.learn()  # what is in it was hidden (chapter 6)
    if hero.ghost:
        for _ in range(chest.treasure):
            thing, crowns = next_treasure(t, "SS-ARE-09")
            s.crowns[area] = s.crowns.get(area, 0) + crowns
            if thing is not None:
                lay(s, area, thing)
        s.crowns[area] = s.crowns.get(area, 0) + chest.crowns
    else:
        for _ in range(chest.treasure):
            thing, crowns = next_treasure(t, "SS-ARE-08")
            gain_crowns(t, at, crowns)
            if thing is not None:
                await gain(t, at, thing)
        gain_crowns(t, at, chest.crowns + sum(mod.n for mod in own(hero, ChestCrownsMod)))
    s.chests.remove(id)


def remove_lock(t: Table[State], id: str, at: int) -> None:
    """SS-ARE-20: the Door or Chest is still closed (SS-ARE-21)."""
    s = t.state
    s.locks.remove(id)
    t.tell(LockRemoved("a Chest" if id in s.chests else "a Door", s.heroes[at].name))


# ---- traps


@menu("trap", "SS-DEC-39")
def two_traps(s: State, faces: tuple[int, int]) -> list[Answer]:
    """Which of two Trap cards is resolved."""
    return [answer("card", "SS-DEC-39", DECKS["trap"][face]) for face in faces]


async def draw_trap(t: Table[State], at: int, *, chest: bool = False) -> None:
    """A Trap card against the opener (SS-TRP-01, 02)."""
    s, hero = t.state, t.state.heroes[at]
    faces = [face for _ in range(_cards(s, at, chest)) if (face := draw(t, s.traps, "SS-TRP-01")) is not None]
    ids = [DECKS["trap"][face] for face in faces]
    s.traps.discards += faces
    if len(ids) > 1:
        pick = await choose(hero.seat, two_traps(s, (faces[0], faces[1])))
        ids = [pick.of]
    card = TRAPS[ids[0]]
    t.tell(CardDrawn("trap", card.id, card.name, card.text))
    cause = Cause(card.id, name=card.name, actor=at, area=hero.area)
    await VERBS.carry_out(t, cause, card.ops)
    await after_kills(t, cause)
    await settle(t)


def _cards(s: State, at: int, chest: bool) -> int:
    """Two for one with a nose for gold at a Chest."""
    return 2 if chest and own(s.heroes[at], ChestTrapChoiceMod) else 1
