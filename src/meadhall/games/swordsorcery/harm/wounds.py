"""Wounds, healing, and the death of heroes and companions (4.21)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Reason, Refused, Table, choose, menu
from meadhall.games.swordsorcery import events, state
from meadhall.games.swordsorcery.content import POWERS, QUESTS
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, Kill
from meadhall.games.swordsorcery.figures import crowd, line_of_sight
from meadhall.games.swordsorcery.figures.answers import Answer, answer, choose_if_several
from meadhall.games.swordsorcery.harm.enemy_deaths import wound_enemy
from meadhall.games.swordsorcery.harm.ready import CARD_NOT_USABLE_NOW, other_card_refusals, ready_powers, spend_card
from meadhall.games.swordsorcery.state import NOBODY, Companion, Enemy, Hero, Ref, State, Thing, is_companion, is_hero
from meadhall.games.swordsorcery.story.quest_end import LOST, end_quest_at_once

STORM_RANGE: Final = 2  # SS-OPT-05
LET_HERO_DIE: Final = "die-now"
WOULD_DIE_REACTION: Final = "react:would_die"
CARD_IS_KEPT = Reason("SS-DEC-05", "kept")


def rouse_master(t: Table[State], ref: Ref, cause: Cause) -> None:
    """Let a harmed Master act again (SS-MAS-05).

    Any harm rouses a pacified Master. Only harm by the party wakes a sleeping Master.
    """
    enemy = t.state.enemy(ref) if state.is_enemy(ref) else None
    if enemy is None or not (enemy.pacified or (enemy.asleep and (is_hero(cause.owner) or is_companion(cause.owner)))):
        return
    enemy.asleep = enemy.pacified = False
    t.tell(events.MapChanged("woken", who=enemy.code))


async def wound(t: Table[State], ref: Ref, n: int, cause: Cause, reason: str = "") -> int:
    """Wound a character and return the number of lost HP.

    `reason` is the reason for the log. It is empty if the event of an attack reports the wounds.
    """
    s, body = t.state, t.state.body(ref)
    if body is None or n <= 0:
        return 0
    rouse_master(t, ref, cause)
    if reason:
        t.tell(events.WoundsSuffered(s.code(ref), n, reason))
    if isinstance(body, Hero):
        body.wounds += n
        if crowd.remaining_hp(s, ref) <= 0:
            await _save_or_die(t, ref, cause)
    elif isinstance(body, Companion):
        body.wounds += n
        if body.wounds >= body.most:
            s.companions.remove(body)
            t.tell(events.FigureSlain(body.id, s.code(cause.owner) if cause.owner != NOBODY else "", 0))
            cause.kills.append(Kill(cause.owner, ref, body.id, body.area, cause.attack_tags))
    else:
        assert isinstance(body, Enemy)
        await wound_enemy(t, body, n, cause)
    return n


def heal(t: Table[State], ref: Ref, n: int) -> None:
    """Remove wounds. Dead figures of a Horde do not return (SS-DTH-01)."""
    body = t.state.body(ref)
    if body is None or n <= 0 or not body.wounds:
        return
    n = min(n, body.wounds)
    body.wounds -= n
    t.tell(events.WoundsHealed(t.state.code(ref), n))


def set_hp(t: Table[State], ref: Ref, n: int) -> None:
    """Set a character's remaining HP."""
    body = t.state.body(ref)
    if body is not None:
        body.wounds = crowd.full_hp(t.state, ref) - n


# ---- heroes


@menu("would-die", "SS-DEC-28")
def rescue_options(s: State, hero_index: int) -> list[Answer]:
    """Return the powers that can save the hero's life, and an option to die (SS-POW-11)."""
    return [
        *(answer("use", "SS-DEC-28", power.id) for power in ready_powers(s, hero_index, WOULD_DIE_REACTION)),
        answer(LET_HERO_DIE, "SS-DEC-28"),
    ]


@rescue_options.never
def rescue_refusals(s: State, hero_index: int) -> Iterator[Refused]:
    """Yield refusals for the hero's other cards."""
    return other_card_refusals(
        s,
        hero_index,
        "use",
        [power.id for power in ready_powers(s, hero_index, WOULD_DIE_REACTION)],
        CARD_NOT_USABLE_NOW,
    )


async def _save_or_die(t: Table[State], hero_index: int, cause: Cause) -> None:
    s = t.state
    hero = s.heroes[hero_index]
    options = rescue_options(s, hero_index)
    if len(options) > 1:
        pick = await choose(hero.seat, options)
        if pick.kind != LET_HERO_DIE:
            power = POWERS[pick.of]
            spend_card(s, hero_index, power)
            t.tell(events.CardUsed(hero.id, power.id, ""))
            power_cause = Cause(power.id, hero_index, target=hero_index, area=hero.area)
            await VERBS.carry_out(t, power_cause, power.ops)
            cause.kills += power_cause.kills
            return
    await _die(t, hero_index, cause)


async def _die(t: Table[State], hero_index: int, cause: Cause) -> None:
    """Turn a hero into a Ghost Soul, with all consequences (SS-DTH-02 to 04, SS-DTH-12)."""
    s = t.state
    hero = s.heroes[hero_index]
    firm_area = line_of_sight.last_firm_area(s, hero_index)
    hero.area = hero.area if firm_area == state.NOWHERE else firm_area
    hero.clear()
    hero.wounds = 0
    hero.ghost = True
    s.record.deaths += 1
    t.tell(events.HeroDied(hero.id, hero.seat))
    for enemy in s.enemies:
        if enemy.menace == hero_index:
            enemy.menace = NOBODY  # SS-MAS-13
    for key in hero.keys:
        s.ground.setdefault(hero.area, []).append(Thing(key))
        t.tell(events.MapChanged("key-dropped", who=hero.id, card=key))
    hero.keys.clear()
    if hero.escort:
        hero.escort = ""
        s.counters["dead"] = s.counters.get("dead", 0) + 1  # SS-STY-21
        t.tell(events.MapChanged("villager-dead", who=hero.id))
    if s.turn is not None and s.turn.hero == hero_index:
        s.turn.over = True  # SS-HTN-10
    if all(other.ghost for other in s.heroes):
        end_quest_at_once(s, LOST)
    cause.kills.append(Kill(cause.owner, hero_index, hero.id, hero.area, cause.attack_tags))
    await _lose_rank(t, hero_index)
    if s.options.soul_storm:
        await _deal_soul_storm(t, hero_index)


async def _lose_rank(t: Table[State], hero_index: int) -> None:
    """Lower a dead hero's Soulrank, unless it is the lowest of the quest (SS-DTH-03)."""
    s = t.state
    hero = s.heroes[hero_index]
    hero.lost_rank = hero.rank > QUESTS[s.quest].min_rank
    if not hero.lost_rank:
        return
    hero.rank -= 1
    t.tell(events.RankChanged(hero.id, hero.rank))
    await give_up_cards(t, hero_index)


@menu("give-up", "SS-DEC-05")
def cards_to_give_up(s: State, hero_index: int, kind: str) -> list[Answer]:
    """Return the powers or talents that the hero may give up, the last one taken first.

    Powers above the Soulrank must be given up before others (SS-POW-02).
    """
    hero = s.heroes[hero_index]
    names = hero.powers if kind == "power" else hero.talents
    too_high = [name for name in names if kind == "power" and POWERS[name].rank > hero.rank]
    return [answer("give-up", "SS-DEC-05", name) for name in reversed(too_high or names)]


@cards_to_give_up.never
def kept_card_refusals(s: State, hero_index: int, kind: str) -> Iterator[Refused]:
    """Yield refusals for the cards that the hero keeps."""
    return other_card_refusals(
        s, hero_index, "give-up", [option.of for option in cards_to_give_up(s, hero_index, kind)], CARD_IS_KEPT
    )


async def give_up_cards(t: Table[State], hero_index: int) -> None:
    """Make a hero give up the powers and talents that exceed their places or their Soulrank."""
    s = t.state
    hero = s.heroes[hero_index]
    for kind, names, places in (("power", hero.powers, hero.gem.powers), ("talent", hero.talents, hero.gem.talents)):
        while len(names) > places or any(kind == "power" and POWERS[name].rank > hero.rank for name in names):
            options = cards_to_give_up(s, hero_index, kind)
            s.aim = hero.id
            pick = await choose_if_several(hero.seat, options)
            s.aim = ""
            names.remove(pick.of)
            t.tell(events.CardGivenUp(hero.id, pick.of))


async def _deal_soul_storm(t: Table[State], hero_index: int) -> None:
    """Wound each hero of the other nature within 2 areas: the Soul Storm costs them 1 HP (SS-OPT-05)."""
    s = t.state
    dead_hero = s.heroes[hero_index]
    heroes_in_range = [
        hero for hero in s.living() if line_of_sight.distance(s, dead_hero.area, s.heroes[hero].area) <= STORM_RANGE
    ]
    for hero in s.in_order([hero for hero in heroes_in_range if s.heroes[hero].nature != dead_hero.nature]):
        await wound(t, hero, 1, Cause("soul-storm"), "soul-storm")
