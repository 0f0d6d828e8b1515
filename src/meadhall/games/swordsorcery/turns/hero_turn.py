"""The Hero Turn: choosing the next hero, the activities, and the effects at its end (4.9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, Reason, Table, choose, menu
from meadhall.games.swordsorcery import texts
from meadhall.games.swordsorcery.events import ActivitySkipped, TurnBegan
from meadhall.games.swordsorcery.figures import statics
from meadhall.games.swordsorcery.figures.answers import Answer, answer, choose_if_several, hero_index_by_id
from meadhall.games.swordsorcery.harm.tokens import give_shields, remove_token
from meadhall.games.swordsorcery.ops import mods
from meadhall.games.swordsorcery.state import State, Turn
from meadhall.games.swordsorcery.turns import acting, ghosts, moving

# Conditions that a hero loses at the end of their next turn.
CONDITIONS_LOST_AFTER_TURN: Final = (
    "blind",
    "slow",
    "stun",
    "exhaust",
)
ALREADY_ACTED: Final = Reason("SS-HTN-02", "acted-already")


@menu("who-acts", "SS-DEC-12")
def next_hero_options(s: State) -> Iterator[Candidate[Answer]]:
    """Yield all heroes, Ghost Souls included. Heroes who have had their turn have a reason (SS-HTN-02)."""
    for hero in s.heroes:
        yield answer("hero", "SS-DEC-12", hero.id), ALREADY_ACTED(hero=texts.card_name(hero.id)) if hero.acted else None


async def next_turn(t: Table[State]) -> None:
    """Ask the Leader for the next hero. After the last hero, continue with the Event Phase."""
    s = t.state
    options = next_hero_options(s)
    if not len(options):
        s.step = "event"
        return
    pick = await choose_if_several(s.leader, options)
    begin_turn(t, hero_index_by_id(s, pick.of))


def begin_turn(t: Table[State], hero_index: int) -> None:
    """Begin a hero's turn with the activities of their soul gem (SS-HTN-03, SS-HTN-09)."""
    s, hero = t.state, t.state.heroes[hero_index]
    s.phase, s.active = "hero", hero_index
    s.turn = Turn(hero_index, combat=hero.gem.combat, action=hero.gem.action, firm=hero.area)
    hero.acted = True
    hero.limits = [limit for limit in hero.limits if not limit.startswith("turn/")]
    t.tell(TurnBegan(hero.id, hero.seat, hero.ghost))
    s.step = "act"
    if hero.ghost:
        return
    if "stun" in hero.conditions:  # SS-BOD-50
        t.tell(ActivitySkipped(hero.id, "stun"))
        s.turn.over = True
    ward = max((mod.n for mod in statics.hero_statics(hero, mods.WardStartMod)), default=0)
    if ward and not hero.shields:
        give_shields(t, hero_index, ward)


async def act_once(t: Table[State]) -> None:
    """Carry out one activity of the Hero Turn. If the turn is over, continue with the Enemy Turn."""
    s, turn = t.state, t.state.hero_turn
    hero_index = turn.hero
    if not turn.over:
        if s.heroes[hero_index].ghost:
            ghosts.carry_out_ghost_answer(
                t, hero_index, await choose(s.heroes[hero_index].seat, ghosts.ghost_options(s, hero_index))
            )
        else:
            await _ask_activity(t, hero_index, turn)
    if turn.over:
        await end_turn(t, hero_index)


async def _ask_activity(t: Table[State], hero_index: int, turn: Turn) -> None:
    s = t.state
    pick = await choose(s.heroes[hero_index].seat, acting.activity_options(s, hero_index))
    if pick.kind == acting.END:
        turn.over = True
        return
    await acting.carry_out_activity(t, hero_index, pick)


async def end_turn(t: Table[State], hero_index: int) -> None:
    """Remove conditions and buffs that end with this turn (SS-BOD-31, 40, 50, 70, 72)."""
    s, hero = t.state, t.state.heroes[hero_index]
    if not hero.ghost:
        await moving.return_to_firm_ground(t, hero_index)
        for name in CONDITIONS_LOST_AFTER_TURN:
            if name in hero.conditions and name not in hero.fresh:
                remove_token(t, hero_index, name)
    hero.fresh.clear()
    for other in s.heroes:
        other.buffs = [buff for buff in other.buffs if buff.until != "turn"]
    s.step = "foes"
