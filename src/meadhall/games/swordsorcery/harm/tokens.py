"""Tokens on a character: conditions, Criticals, Fire, Magic Shields (4.19, 4.20)."""

from __future__ import annotations

from typing import Final

from meadhall.engine import Table
from meadhall.engine.kit.choosing import Some, choose_some
from meadhall.games.swordsorcery import state
from meadhall.games.swordsorcery.effects.verbs import Cause, seat_of
from meadhall.games.swordsorcery.events import TokenGained, TokenLost
from meadhall.games.swordsorcery.figures import answers, numbers, statics
from meadhall.games.swordsorcery.harm.wounds import rouse_master, wound
from meadhall.games.swordsorcery.ops import grammar, mods
from meadhall.games.swordsorcery.state import MAX_SHIELDS, RED, STATS, YELLOW, Body, Buff, Ref, State, is_enemy

CRITICAL_PREFIX: Final = "critical-"


def is_in_own_turn(s: State, ref: Ref) -> bool:
    """Whether a character is taking its turn.

    A token that the character receives now stays until the end of its next turn (SS-BOD-72).
    """
    if is_enemy(ref):
        return any(activation.enemy == ref for activation in s.activations)
    return s.turn is not None and s.turn.hero == ref and s.phase == "hero"


async def give_condition(t: Table[State], ref: Ref, name: str, level: int, cause: Cause) -> None:
    """Give a Body Condition. If the character has it already, they lose 1 HP instead (SS-BOD-01 to 03)."""
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
    rouse_master(t, ref, cause)
    if name == "poison" and state.is_hero(cause.owner):
        level += sum(mod.n for mod in statics.hero_statics(s.heroes[cause.owner], mods.PoisonBonusMod))
    if (ref, name) in cause.conditions_given:
        if name == "poison" and cause.conditions_given[ref, name] and level > body.conditions.get(name, level):
            body.conditions[name] = level
        return
    cause.conditions_given[ref, name] = int(name not in body.conditions)
    if name in body.conditions:
        t.tell(TokenGained(s.code(ref), f"again:{name}"))
        await wound(t, ref, 1, cause, "second")
        return
    body.conditions[name] = 2 if name == "bleeding" else level
    if is_in_own_turn(s, ref):
        body.fresh.append(name)
    t.tell(TokenGained(s.code(ref), f"{name}:{level}"))
    _end_turn_if_stunned(s, ref, name)


def _end_turn_if_stunned(s: State, ref: Ref, name: str) -> None:
    """End the current turn of a hero who becomes Stunned (SS-BOD-74)."""
    if name == "stun" and s.turn is not None and s.turn.hero == ref and s.phase == "hero":
        s.turn.over = True


async def give_critical(t: Table[State], ref: Ref, stat: str, color: str, cause: Cause) -> None:
    """Give a Critical. A red Critical that the character has already costs 1 HP instead (SS-SPE-02 to 05)."""
    s, body = t.state, t.state.body(ref)
    if body is None:
        return
    rouse_master(t, ref, cause)
    old_color = body.criticals.get(stat)
    key = (ref, CRITICAL_PREFIX + stat)
    if old_color == RED and color == RED and key not in cause.conditions_given:
        cause.conditions_given[key] = 0
        await wound(t, ref, 1, cause, "second")
    elif old_color is None or (old_color == YELLOW and color == RED):
        cause.conditions_given[key] = 1
        body.criticals[stat] = color
        t.tell(TokenGained(s.code(ref), f"{key[1]}:{RED}" if color == RED else key[1]))


def give_fire(t: Table[State], ref: Ref, level: int, cause: Cause) -> None:
    """Give a Fire token, unless the character is immune (SS-SPE-10)."""
    s, body = t.state, t.state.body(ref)
    if body is None or numbers.is_immune(s, ref, "fire"):
        return
    if state.is_hero(cause.owner) and statics.hero_statics(s.heroes[cause.owner], mods.FireBonusMod):
        level = 2
    rouse_master(t, ref, cause)
    body.fire.append(level)
    t.tell(TokenGained(s.code(ref), f"fire:{level}"))


def give_shields(t: Table[State], ref: Ref, n: int) -> None:
    """Give Magic Shields, up to a total of five (SS-ARM-04)."""
    body = t.state.body(ref)
    if body is None or n <= 0 or body.shields >= MAX_SHIELDS:
        return
    body.shields = min(MAX_SHIELDS, body.shields + n)
    t.tell(TokenGained(t.state.code(ref), f"magic-shield:{body.shields}"))


def give_buff(t: Table[State], ref: Ref, buff: Buff, token: str) -> None:
    """Give a buff, unless the same card has already given it (SS-GEN-04, SS-GEN-06)."""
    body = t.state.body(ref)
    if body is None or any(other.stat == buff.stat and other.card == buff.card for other in body.buffs):
        return
    body.buffs.append(buff)
    t.tell(TokenGained(t.state.code(ref), token))


# ---- cures


def curable_tokens(body: Body, names: str) -> list[str]:
    """Return the tokens of these kinds that a character has, in the order of a cure.

    Conditions and red Criticals come first (SS-BOD-03), then yellow Criticals, then Fire (SS-DEC-32).
    """
    if not (body.conditions or body.criticals or body.fire):
        return []
    wanted_names = grammar.parse_names(names)
    is_any = "any" in wanted_names
    red_criticals = [CRITICAL_PREFIX + stat for stat in STATS if body.criticals.get(stat) == RED] if is_any else []
    yellow_criticals = (
        [CRITICAL_PREFIX + stat for stat in STATS if body.criticals.get(stat) == YELLOW] if is_any else []
    )
    conditions = [name for name in state.CONDITIONS if name in body.conditions and (is_any or name in wanted_names)]
    fire = ["fire"] if "fire" in wanted_names and body.fire else []
    ko_count = 1 if conditions[:1] == ["ko"] else 0
    return conditions[:ko_count] + red_criticals + conditions[ko_count:] + yellow_criticals + fire


def remove_token(t: Table[State], ref: Ref, name: str) -> None:
    """Remove a token. If it is Fire, remove all Fire tokens."""
    body = t.state.body(ref)
    if body is None:
        return
    if name == "fire":
        body.fire.clear()
    elif name.startswith(CRITICAL_PREFIX):
        del body.criticals[name.removeprefix(CRITICAL_PREFIX)]
    else:
        body.conditions.pop(name, None)
        if name in body.fresh:
            body.fresh.remove(name)
    t.tell(TokenLost(t.state.code(ref), name))


async def discard_tokens(t: Table[State], ref: Ref, names: str, n: int) -> None:
    """Discard up to `n` tokens of these kinds. If there are more, the target's player chooses (SS-DEC-32)."""
    s, body = t.state, t.state.body(ref)
    if body is None:
        return
    tokens = curable_tokens(body, names)
    if len(tokens) > n:
        if is_enemy(ref):
            tokens = tokens[:n]
        else:
            token_answers = [answers.answer("cure", "SS-DEC-32", token) for token in tokens]
            picks = await choose_some(seat_of(s, ref), Some("cure", "SS-DEC-32", token_answers, n, n))
            tokens = [pick.of for pick in picks]
    for token in tokens:
        remove_token(t, ref, token)
