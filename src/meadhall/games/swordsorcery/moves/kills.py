"""Effects after a kill, for a hero who killed an enemy or for an enemy that killed a hero (SS-POW-11, SS-ENE-07)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Reason, Refused, Table, choose, menu
from meadhall.games.swordsorcery.content import ENEMIES, USABLE
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, Kill
from meadhall.games.swordsorcery.events import CardUsed, CrownsGained, SoulChanged
from meadhall.games.swordsorcery.figures import line_of_sight, statics
from meadhall.games.swordsorcery.figures.answers import NO, Answer, answer, choose_if_several
from meadhall.games.swordsorcery.harm import enemy_deaths, ready
from meadhall.games.swordsorcery.moves import entering, steps
from meadhall.games.swordsorcery.ops import grammar, mods
from meadhall.games.swordsorcery.state import State, is_enemy, is_hero

STAY: Final = "stay"
KILL_REACTION: Final = "react:kill"
NO_FREE_STEP = Reason("SS-DEC-29", "no-free-step")


async def carry_out_kill_effects(t: Table[State], cause: Cause) -> None:
    """Carry out the effects of all kills by a card, in order."""
    while cause.kills:
        kill = cause.kills.pop(0)
        if is_hero(kill.killer) and is_enemy(kill.victim):
            if not t.state.heroes[kill.killer].ghost:
                await _reward_hero(t, kill)
        elif is_enemy(kill.killer) and not is_enemy(kill.victim):
            await _reward_enemy(t, kill)


async def _reward_enemy(t: Table[State], kill: Kill) -> None:
    """Carry out the ops of an enemy that killed a hero or companion."""
    enemy = t.state.enemy(kill.killer)
    if enemy is None:
        return
    card = ENEMIES[enemy.id]
    cause = Cause(card.id, enemy.ref, victim=kill.victim, death_area=kill.area)
    await VERBS.carry_out(t, cause, card.on_hero_kill)


async def _reward_hero(t: Table[State], kill: Kill) -> None:
    """Give a hero Crowns, Soul Points and reactions for a killed enemy."""
    s, hero_index = t.state, kill.killer
    hero = s.heroes[hero_index]
    crowns = sum(mod.n for mod in statics.hero_statics(hero, mods.CrownsOnKillMod)) if hero.area == kill.area else 0
    if crowns:
        hero.crowns += crowns
        t.tell(CrownsGained(hero.id, crowns))
    card = ENEMIES[kill.victim_id]
    soul = (
        sum(mod.n for mod in statics.hero_statics(hero, mods.SoulOnRedMod))
        if card.rank == "red" or card.is_master
        else 0
    )
    if soul:
        enemy_deaths.gain_soul_points(s, soul)
        t.tell(SoulChanged(soul, s.soul))
    await _ask_kill_reaction(t, hero_index, kill)
    if statics.hero_statics(hero, mods.MoveOnKillMod) and not hero.ghost:
        await offer_free_step(t, hero_index, "SS-DEC-29")


@menu("after-kill", "SS-DEC-29")
def kill_reaction_options(s: State, hero_index: int, tags: tuple[str, ...]) -> list[Answer]:
    """Return the powers that can react to this kill, and an option to decline."""
    powers = [
        power
        for power in ready.ready_powers(s, hero_index, KILL_REACTION)
        if all(word in tags for word in grammar.parse_predicate(power.needs))
    ]
    return [*(answer("use", "SS-DEC-29", power.id) for power in powers), answer(NO, "SS-DEC-29")]


@kill_reaction_options.never
def kill_reaction_refusals(s: State, hero_index: int, tags: tuple[str, ...]) -> Iterator[Refused]:
    """Yield refusals for the hero's other cards."""
    return ready.other_card_refusals(
        s,
        hero_index,
        "use",
        [option.of for option in kill_reaction_options(s, hero_index, tags)],
        ready.CARD_NOT_USABLE_NOW,
    )


async def _ask_kill_reaction(t: Table[State], hero_index: int, kill: Kill) -> None:
    s, hero = t.state, t.state.heroes[hero_index]
    options = kill_reaction_options(s, hero_index, kill.tags)
    if len(options) == 1:
        return
    pick = await choose(hero.seat, options)
    if pick.kind != "use":
        return
    power = USABLE[pick.of]
    ready.spend_card(s, hero_index, power)
    t.tell(CardUsed(hero.id, power.id, ""))
    await VERBS.carry_out(t, Cause(power.id, hero_index, target=hero_index), power.ops)


@menu("free-step", "SS-DEC-29", default=STAY)
def free_step_options(s: State, hero_index: int, clause: str) -> list[Answer]:
    """Return the areas for a free step, and an option to stay. A free step is not an Evade (SS-MOV-16)."""
    if "ko" in s.heroes[hero_index].conditions:
        return [answer(STAY, clause)]
    areas = line_of_sight.board(s).areas
    return [
        answer(STAY, clause),
        *(answer("to", clause, areas[area].id) for area in steps.free_step_areas(s, hero_index)),
    ]


@free_step_options.never
def free_step_refusals(s: State, hero_index: int, clause: str) -> Iterator[Refused]:
    """Yield refusals for the areas that a free step cannot reach."""
    free_areas = [] if "ko" in s.heroes[hero_index].conditions else steps.free_step_areas(s, hero_index)
    return line_of_sight.other_area_refusals(s, "to", free_areas, NO_FREE_STEP)


async def offer_free_step(t: Table[State], hero_index: int, clause: str) -> None:
    """Offer a step that costs nothing and draws no attacks."""
    s = t.state
    pick = await choose_if_several(s.heroes[hero_index].seat, free_step_options(s, hero_index, clause))
    if pick.kind == "to":
        await entering.enter_area(t, hero_index, line_of_sight.board(s).index[pick.of], "step")
