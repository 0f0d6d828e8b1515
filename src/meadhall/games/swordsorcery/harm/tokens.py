"""Tokens on a character: conditions, Criticals, Fire, Magic Shields (4.19, 4.20)."""

from __future__ import annotations

from typing import Final

from meadhall.engine import Table
from meadhall.engine.kit.choosing import Some, choose_some
from meadhall.games.swordsorcery import state
from meadhall.games.swordsorcery.effects.verbs import Cause, seat_of
from meadhall.games.swordsorcery.events import TokenGained, TokenLost
from meadhall.games.swordsorcery.figures import answers, numbers, statics
from meadhall.games.swordsorcery.harm.wounds import rouse, wound
from meadhall.games.swordsorcery.ops import grammar, mods
from meadhall.games.swordsorcery.state import MOST_SHIELDS, RED, STATS, YELLOW, Body, Buff, Ref, State, is_enemy

CRITICAL: Final = "critical-"


def in_own_turn(s: State, ref: Ref) -> bool:
    """Whether it is the character's own turn, so that a token given now stays through the next (SS-BOD-72)."""
    if is_enemy(ref):
        return any(activation.enemy == ref for activation in s.activations)
    return s.turn is not None and s.turn.hero == ref and s.phase == "hero"


async def give(t: Table[State], ref: Ref, name: str, level: int, cause: Cause) -> None:
    """Give a Body Condition (SS-BOD-01 to 03); a second one of the same costs 1 HP instead."""
    s, body = t.state, t.state.body(ref)
    if body is None or numbers.is_immune(s, ref, name):
        return
    if not s.options.expansion and name == "bleeding":  # SS-OPT-07
        await wound(t, ref, 1, cause, "bleeding")
        return
    if not s.options.expansion and name == "exhaust":
        name = "slow"
        if numbers.is_immune(s, ref, name):
            return
    rouse(t, ref, cause)
    if name == "poison" and state.is_hero(cause.owner):
        level += sum(mod.n for mod in statics.hero_statics(s.heroes[cause.owner], mods.PoisonBonusMod))
    if (ref, name) in cause.given:
        if name == "poison" and cause.given[ref, name] and level > body.conditions.get(name, level):
            body.conditions[name] = level
        return
    cause.given[ref, name] = int(name not in body.conditions)
    if name in body.conditions:
        t.tell(TokenGained(s.code(ref), f"again:{name}"))
        await wound(t, ref, 1, cause, "second")
        return
    body.conditions[name] = 2 if name == "bleeding" else level
    if in_own_turn(s, ref):
        body.fresh.append(name)
    t.tell(TokenGained(s.code(ref), f"{name}:{level}"))
    _at_once(s, ref, name)


def _at_once(s: State, ref: Ref, name: str) -> None:
    """Let a condition act from the moment it is given (SS-BOD-74)."""
    if name == "stun" and s.turn is not None and s.turn.hero == ref and s.phase == "hero":
        s.turn.over = True


async def give_critical(t: Table[State], ref: Ref, stat: str, color: str, cause: Cause) -> None:
    """Give a Critical, or wound a body that already has the red one (SS-SPE-02 to 05)."""
    s, body = t.state, t.state.body(ref)
    if body is None:
        return
    rouse(t, ref, cause)
    has = body.criticals.get(stat)
    key = (ref, CRITICAL + stat)
    if has == RED and color == RED and key not in cause.given:
        cause.given[key] = 0
        await wound(t, ref, 1, cause, "second")
    elif has is None or (has == YELLOW and color == RED):
        cause.given[key] = 1
        body.criticals[stat] = color
        t.tell(TokenGained(s.code(ref), f"{key[1]}:{RED}" if color == RED else key[1]))


def give_fire(t: Table[State], ref: Ref, level: int, cause: Cause) -> None:
    """Give a Fire token, unless the body is immune (SS-SPE-10)."""
    s, body = t.state, t.state.body(ref)
    if body is None or numbers.is_immune(s, ref, "fire"):
        return
    if state.is_hero(cause.owner) and statics.hero_statics(s.heroes[cause.owner], mods.FireBonusMod):
        level = 2
    rouse(t, ref, cause)
    body.fire.append(level)
    t.tell(TokenGained(s.code(ref), f"fire:{level}"))


def give_shields(t: Table[State], ref: Ref, n: int) -> None:
    """Magic Shields, at most five in all (SS-ARM-04)."""
    body = t.state.body(ref)
    if body is None or n <= 0 or body.shields >= MOST_SHIELDS:
        return
    body.shields = min(MOST_SHIELDS, body.shields + n)
    t.tell(TokenGained(t.state.code(ref), f"magic-shield:{body.shields}"))


def give_buff(t: Table[State], ref: Ref, buff: Buff, token: str) -> None:
    """Give a change, unless the same card has given it already (SS-GEN-04, SS-GEN-06)."""
    body = t.state.body(ref)
    if body is None or any(one.stat == buff.stat and one.card == buff.card for one in body.buffs):
        return
    body.buffs.append(buff)
    t.tell(TokenGained(t.state.code(ref), token))


# ---- cures


def curable(body: Body, names: str) -> list[str]:
    """The tokens among those named, in the order of SS-BOD-03, then yellow Criticals, then Fire (SS-DEC-32)."""
    if not (body.conditions or body.criticals or body.fire):
        return []
    wanted = grammar.list_of_names(names)
    every = "any" in wanted
    reds = [CRITICAL + stat for stat in STATS if body.criticals.get(stat) == RED] if every else []
    yellows = [CRITICAL + stat for stat in STATS if body.criticals.get(stat) == YELLOW] if every else []
    conditions = [name for name in state.CONDITIONS if name in body.conditions and (every or name in wanted)]
    fire = ["fire"] if "fire" in wanted and body.fire else []
    at = 1 if conditions[:1] == ["ko"] else 0
    return conditions[:at] + reds + conditions[at:] + yellows + fire


def remove_token(t: Table[State], ref: Ref, name: str) -> None:
    """Take one token off."""
    body = t.state.body(ref)
    if body is None:
        return
    if name == "fire":
        body.fire.clear()
    elif name.startswith(CRITICAL):
        del body.criticals[name.removeprefix(CRITICAL)]
    else:
        body.conditions.pop(name, None)
        if name in body.fresh:
            body.fresh.remove(name)
    t.tell(TokenLost(t.state.code(ref), name))


async def discard_tokens(t: Table[State], ref: Ref, names: str, n: int) -> None:
    """Discard up to n of the named tokens; with more than n the target's player chooses (SS-DEC-32)."""
    s, body = t.state, t.state.body(ref)
    if body is None:
        return
    tokens = curable(body, names)
    if len(tokens) > n:
        if is_enemy(ref):
            tokens = tokens[:n]
        else:
            things = [answers.answer("cure", "SS-DEC-32", token) for token in tokens]
            picked = await choose_some(seat_of(s, ref), Some("cure", "SS-DEC-32", things, n, n))
            tokens = [pick.of for pick in picked]
    for token in tokens:
        remove_token(t, ref, token)
