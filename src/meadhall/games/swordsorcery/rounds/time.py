"""The Time Phase (4.8)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Candidate, Reason, menu
from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.content import ENEMIES, POWERS, USABLE
from meadhall.games.swordsorcery.effects.treasures import rotate
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.events import RankChanged, RoundBegan, SoulChanged, TokenLost
from meadhall.games.swordsorcery.figures.answers import Answer, answer
from meadhall.games.swordsorcery.figures.crowd import party
from meadhall.games.swordsorcery.figures.numbers import armor_shields, lamps
from meadhall.games.swordsorcery.figures.predicates import holds
from meadhall.games.swordsorcery.figures.sight import board
from meadhall.games.swordsorcery.figures.statics import ongoing, own
from meadhall.games.swordsorcery.harm.dice import save
from meadhall.games.swordsorcery.harm.tokens import discard, give_shields
from meadhall.games.swordsorcery.harm.wounds import gain_soul, heal, wound
from meadhall.games.swordsorcery.learning import learn
from meadhall.games.swordsorcery.moves.entering import settle
from meadhall.games.swordsorcery.moves.forced import token_op
from meadhall.games.swordsorcery.moves.kills import after_kills
from meadhall.games.swordsorcery.ops.mods import FreeResurrectionMod, ShieldEachTimePhaseMod
from meadhall.games.swordsorcery.rebirth import may_resurrect, resurrect
from meadhall.games.swordsorcery.state import NOBODY, YELLOW, Body, Enemy, Ref, State

MOST_RANK: Final = 7
PASS, RAISE, RETURN = "pass", "raise", "resurrect"
HEROIC_COST: Final = 2  # SS-OPT-02
MUST_RETURN = Reason("SS-SOU-13", "{hero} is a Ghost Soul, and must return first.")
HIGHEST = Reason("SS-SOU-15", "{hero} has the highest Soulrank.")
WAITS = Reason("SS-SOU-12", "{hero} waits for the heroes of a lower Soulrank.")
TOO_DEAR = Reason("SS-SOU-11", "Soulrank {rank} costs {price} Soul Points, and the party has {has}.")
ALIVE = Reason("SS-DTH-10", "{hero} is no Ghost Soul.")
RETURNED_ONCE = Reason("SS-OPT-09", "{hero} has returned once in this quest.")
NO_RETURN = Reason("SS-DTH-10", "{hero} returns in {shrine} for {price} Soul Points; the party has {has}.")


async def time_phase(t: Table[State]) -> None:
    """Effects Cleanup, Powers Refresh, Powers Cooldown, Soul enhancement and resurrection (SS-TIM-01 to 12)."""
    s = t.state
    s.phase, s.active, s.turn = "time", NOBODY, None
    s.round += 1
    s.record.rounds += 1
    if s.round > 1:
        s.leader = (s.leader + 1) % s.options.players  # SS-SET-06
    t.tell(RoundBegan(s.round, s.leader))
    for hero in s.heroes:
        hero.acted = False
        hero.limits = [one for one in hero.limits if one.startswith("quest/")]
    if s.round > 1:
        await damage(t)
        await other_effects(t)
        renew_shields(t)
        refresh_and_cool(t)
    await souls(t)
    s.step = "turn"


def everybody(s: State) -> list[Ref]:
    """Heroes, each with his companion, then enemies (SS-GEN-12)."""
    return s.in_order([*party(s), *(one.ref for one in s.enemies)])


async def damage(t: Table[State]) -> None:
    """Fire, then Poison, character by character (SS-TIM-03, SS-SPE-11, SS-BOD-20, 21)."""
    s = t.state
    for enemy in s.enemies:
        enemy.burning = bool(enemy.fire)
    cause = Cause("time")
    for ref in everybody(s):
        body = s.body(ref)
        if body is not None and body.fire:
            await wound(t, ref, len(body.fire), cause, "Fire")
        body = s.body(ref)
        if body is not None and "poison" in body.conditions:
            await wound(t, ref, body.conditions["poison"], cause, "Poison")
    await after_kills(t, cause)
    await settle(t)


async def other_effects(t: Table[State]) -> None:
    """Everything else of the cleanup (SS-TIM-04)."""
    s = t.state
    for ref in everybody(s):
        body = s.body(ref)
        if body is not None:
            body.fire = [level - 1 for level in body.fire if level > 1]  # SS-SPE-12
            _bleeding(t, ref, body)
            body.criticals = {stat: color for stat, color in body.criticals.items() if color != YELLOW}
            body.buffs = [buff for buff in body.buffs if buff.until != "round" and buff.card != "whisper"]
            if isinstance(body, Enemy):
                body.storm, body.stormed = [], False
    for at in list(s.living()):
        s.heroes[at].hidden = False
        if "poison" in s.heroes[at].conditions and await save(t, at):
            discard(t, at, "poison")
    s.tokens = [token for token in s.tokens if token_op(token).until != "round"]
    await _passives(t)


def _bleeding(t: Table[State], ref: Ref, body: Body) -> None:
    """Turned over, and in the Time Phase after removed (SS-BOD-62)."""
    if "bleeding" not in body.conditions:
        return
    body.conditions["bleeding"] -= 1
    if not body.conditions["bleeding"]:
        discard(t, ref, "bleeding")


async def _passives(t: Table[State]) -> None:
    """Passive effects of Masters in each Time Phase (SS-MAS-20, SS-MAS-21)."""
    s = t.state
    for enemy in list(s.enemies):
        for passive in ENEMIES[enemy.id].passive:
            if passive.when == "time_phase" and holds(s, passive.if_, enemy.ref, None):
                await VERBS.carry_out(t, Cause(enemy.id, enemy.ref), passive.ops)
            elif passive.when == "lamps" and not enemy.asleep and not enemy.pacified:
                heal(t, enemy.ref, lamps(s))


def renew_shields(t: Table[State]) -> None:
    """Armor renews its Magic Shields (SS-TIM-05); the freed monks give one to those without (SS-STY-25)."""
    s = t.state
    for at in s.living():
        hero = s.heroes[at]
        missing = armor_shields(hero) - hero.shields
        if missing > 0:
            give_shields(t, at, missing)
        given = sum(mod.n for mod in own(hero, ShieldEachTimePhaseMod))
        if given and not hero.shields:
            give_shields(t, at, given)


def refresh_and_cool(t: Table[State]) -> None:
    """Step 2 before step 3, so that a power is out for its cooldown in full rounds (SS-TIM-07 to 09)."""
    s = t.state
    for at, hero in enumerate(s.heroes):
        for name in [name for name, left in hero.used.items() if left == 0]:
            del hero.used[name]
            if name not in POWERS or name in hero.powers:  # of a power that death took nothing is seen
                t.tell(TokenLost(hero.name, f"the cooldown of {USABLE[name].name}"))
        rotate(s, at)


# ---- step 4


def cost_of_rank(rank: int) -> int:
    """The Soulrank to be reached multiplied by itself (SS-SOU-11)."""
    return rank * rank


def cannot_raise(s: State, at: int) -> Reason | None:
    """Why a hero's Soulrank cannot rise (SS-SOU-10 to 15)."""
    hero = s.heroes[at]
    if hero.ghost:
        return MUST_RETURN(hero=hero.name)
    if hero.rank >= MOST_RANK:
        return HIGHEST(hero=hero.name)
    if min([other.rank for other in s.heroes]) < hero.rank:
        return WAITS(hero=hero.name)
    price = cost_of_rank(hero.rank + 1)
    return TOO_DEAR(rank=hero.rank + 1, price=price, has=s.soul) if s.soul < price else None


def cost_of_return(s: State) -> int:
    """Soul Points for a resurrection (SS-DTH-10)."""
    if s.candle or ongoing(s, FreeResurrectionMod):
        return 0
    return HEROIC_COST if s.options.difficulty == "heroic" else 1


def cannot_return(s: State, at: int) -> Reason | None:
    """Why a Ghost Soul cannot return."""
    hero, price = s.heroes[at], cost_of_return(s)
    if not hero.ghost:
        return ALIVE(hero=hero.name)
    if hero.area == board(s).index[s.card.shrine]:
        if not may_resurrect(s, at):
            return RETURNED_ONCE(hero=hero.name)
        if s.soul >= price:
            return None
    return NO_RETURN(hero=hero.name, shrine=board(s).areas[board(s).index[s.card.shrine]].name, price=price, has=s.soul)


@menu("soul", "SS-DEC-10")
def soul_choices(s: State, at: int) -> list[Candidate[Answer]]:
    """Raise or pass; for a Ghost Soul resurrect or wait. First what is usual."""
    hero = s.heroes[at]
    done = answer(PASS, "SS-TIM-12")
    raised = answer(RAISE, "SS-SOU-10"), cannot_raise(s, at)
    returned = answer(RETURN, "SS-DEC-11"), cannot_return(s, at)
    left = s.soul - cost_of_rank(hero.rank + 1)
    usual = hero.ghost or left >= 1 or not any(one.ghost for one in s.heroes)
    return [returned, raised, done] if usual else [done, raised, returned]


async def souls(t: Table[State]) -> None:
    """Goes round in hero order until a round in which nobody did anything (SS-TIM-12)."""
    s = t.state
    acted = True
    while acted:
        acted = False
        for at in range(s.count):
            options = soul_choices(s, at)
            if len(options) == 1:
                continue
            s.aim = s.heroes[at].id
            pick = await choose(s.heroes[at].seat, options)
            s.aim = ""
            if pick.kind == RAISE:
                await raise_rank(t, at)
            elif pick.kind == RETURN:
                await bring_back(t, at)
            acted = acted or pick.kind != PASS


async def raise_rank(t: Table[State], at: int) -> None:
    """SS-SOU-13, 14: the higher maximum comes at once, and new powers for new places."""
    s, hero = t.state, t.state.heroes[at]
    price = cost_of_rank(hero.rank + 1)
    s.soul -= price
    hero.rank += 1
    t.tell(SoulChanged(-price, s.soul))
    t.tell(RankChanged(hero.name, hero.rank))
    if s.phase == "time":
        await learn(t, at)


async def bring_back(t: Table[State], at: int) -> None:
    """A Ghost Soul at the shrine returns (SS-DTH-10, 11)."""
    s, price = t.state, cost_of_return(t.state)
    if price:
        gain_soul(s, -price)
        t.tell(SoulChanged(-price, s.soul))
    await resurrect(t, at)
