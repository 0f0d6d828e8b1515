"""Wounds, healing, and the death of heroes and companions (4.21)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Reason, Refused, Table, choose, menu
from meadhall.games.swordsorcery import events, state
from meadhall.games.swordsorcery.content import POWERS, QUESTS
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, Kill
from meadhall.games.swordsorcery.figures import crowd, sight
from meadhall.games.swordsorcery.figures.answers import Answer, answer, decide
from meadhall.games.swordsorcery.harm.enemy_deaths import wound_enemy
from meadhall.games.swordsorcery.harm.ready import NOT_THE_MOMENT, mark_used, other_cards, ready
from meadhall.games.swordsorcery.state import NOBODY, Companion, Enemy, Hero, Ref, State, Thing, is_companion, is_hero
from meadhall.games.swordsorcery.story.quest_end import LOST, leave_for_end

STORM_RANGE: Final = 2  # SS-OPT-05
DIE: Final = "die-now"
WOULD_DIE: Final = "react:would_die"
KEPT = Reason("SS-DEC-05", "kept")


def rouse(t: Table[State], ref: Ref, cause: Cause) -> None:
    """A pacified Master that is attacked or harmed wakes, a sleeping one only if the party did it (SS-MAS-05)."""
    enemy = t.state.enemy(ref) if state.is_enemy(ref) else None
    if enemy is None or not (enemy.pacified or (enemy.asleep and (is_hero(cause.owner) or is_companion(cause.owner)))):
        return
    enemy.asleep = enemy.pacified = False
    t.tell(events.MapChanged("woken", who=enemy.code))


async def wound(t: Table[State], ref: Ref, n: int, cause: Cause, why: str = "") -> int:
    """Take HP from a character, and return how many. `why` names the cause, unless an attack tells it."""
    s, body = t.state, t.state.body(ref)
    if body is None or n <= 0:
        return 0
    rouse(t, ref, cause)
    if why:
        t.tell(events.WoundsSuffered(s.code(ref), n, why))
    if isinstance(body, Hero):
        body.wounds += n
        if crowd.remaining(s, ref) <= 0:
            await _would_die(t, ref, cause)
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
    """Remove wounds; a Horde's figures do not come back (SS-DTH-01)."""
    body = t.state.body(ref)
    if body is None or n <= 0 or not body.wounds:
        return
    n = min(n, body.wounds)
    body.wounds -= n
    t.tell(events.WoundsHealed(t.state.code(ref), n))


def set_hp(t: Table[State], ref: Ref, n: int) -> None:
    """Set the HP left."""
    body = t.state.body(ref)
    if body is not None:
        body.wounds = crowd.most_hp(t.state, ref) - n


# ---- heroes


@menu("would-die", "SS-DEC-28")
def would_die(s: State, at: int) -> list[Answer]:
    """The powers that keep him alive, and death (SS-POW-11)."""
    return [*(answer("use", "SS-DEC-28", one.id) for one in ready(s, at, WOULD_DIE)), answer(DIE, "SS-DEC-28")]


@would_die.never
def no_help(s: State, at: int) -> Iterator[Refused]:
    """The hero's other cards."""
    return other_cards(s, at, "use", [one.id for one in ready(s, at, WOULD_DIE)], NOT_THE_MOMENT)


async def _would_die(t: Table[State], at: int, cause: Cause) -> None:
    s = t.state
    hero = s.heroes[at]
    options = would_die(s, at)
    if len(options) > 1:
        pick = await choose(hero.seat, options)
        if pick.kind != DIE:
            power = POWERS[pick.of]
            mark_used(s, at, power)
            t.tell(events.CardUsed(hero.id, power.id, ""))
            own = Cause(power.id, at, target=at, area=hero.area)
            await VERBS.carry_out(t, own, power.ops)
            cause.kills += own.kills
            return
    await _die(t, at, cause)


async def _die(t: Table[State], at: int, cause: Cause) -> None:
    """Turn a hero into a ghost, with all that follows (SS-DTH-02 to 04, SS-DTH-12)."""
    s = t.state
    hero = s.heroes[at]
    firm = sight.last_firm(s, at)
    hero.area = hero.area if firm == state.NOWHERE else firm
    hero.clear()
    hero.wounds = 0
    hero.ghost = True
    s.record.deaths += 1
    t.tell(events.HeroDied(hero.id, hero.seat))
    for enemy in s.enemies:
        if enemy.menace == at:
            enemy.menace = NOBODY  # SS-MAS-13
    for key in hero.keys:
        s.ground.setdefault(hero.area, []).append(Thing(key))
        t.tell(events.MapChanged("key-dropped", who=hero.id, card=key))
    hero.keys.clear()
    if hero.escort:
        hero.escort = ""
        s.counters["dead"] = s.counters.get("dead", 0) + 1  # SS-STY-21
        t.tell(events.MapChanged("villager-dead", who=hero.id))
    if s.turn is not None and s.turn.hero == at:
        s.turn.over = True  # SS-HTN-10
    if all(one.ghost for one in s.heroes):
        leave_for_end(s, LOST)
    cause.kills.append(Kill(cause.owner, at, hero.id, hero.area, cause.attack_tags))
    await _lose_rank(t, at)
    if s.options.soul_storm:
        await _storm(t, at)


async def _lose_rank(t: Table[State], at: int) -> None:
    """Lower a dead hero's rank, unless it is the quest's lowest (SS-DTH-03)."""
    s = t.state
    hero = s.heroes[at]
    hero.lost_rank = hero.rank > QUESTS[s.quest].min_rank
    if not hero.lost_rank:
        return
    hero.rank -= 1
    t.tell(events.RankChanged(hero.id, hero.rank))
    await give_up_cards(t, at)


@menu("give-up", "SS-DEC-05")
def given_up(s: State, at: int, kind: str) -> list[Answer]:
    """The powers or talents of a hero, the last taken first; powers above the Soulrank must go (SS-POW-02)."""
    hero = s.heroes[at]
    names = hero.powers if kind == "power" else hero.talents
    too_high = [name for name in names if kind == "power" and POWERS[name].rank > hero.rank]
    return [answer("give-up", "SS-DEC-05", name) for name in reversed(too_high or names)]


@given_up.never
def cards_kept(s: State, at: int, kind: str) -> Iterator[Refused]:
    """The cards that the hero keeps."""
    return other_cards(s, at, "give-up", [one.of for one in given_up(s, at, kind)], KEPT)


async def give_up_cards(t: Table[State], at: int) -> None:
    """Powers and talents for which he has no place any more, or not the Soulrank."""
    s = t.state
    hero = s.heroes[at]
    for kind, names, places in (("power", hero.powers, hero.gem.powers), ("talent", hero.talents, hero.gem.talents)):
        while len(names) > places or any(kind == "power" and POWERS[name].rank > hero.rank for name in names):
            options = given_up(s, at, kind)
            s.aim = hero.id
            pick = await decide(hero.seat, options)
            s.aim = ""
            names.remove(pick.of)
            t.tell(events.CardGivenUp(hero.id, pick.of))


async def _storm(t: Table[State], at: int) -> None:
    """Soul storm: each hero of the other nature within 2 suffers 1 HP (SS-OPT-05)."""
    s = t.state
    dead = s.heroes[at]
    near = [one for one in s.living() if sight.distance(s, dead.area, s.heroes[one].area) <= STORM_RANGE]
    for one in s.in_order([one for one in near if s.heroes[one].nature != dead.nature]):
        await wound(t, one, 1, Cause("soul-storm"), "soul-storm")
