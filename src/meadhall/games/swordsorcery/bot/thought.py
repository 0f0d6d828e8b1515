"""What a thinker would do at first sight, and expects in what it imagines: as a sensible player, with more care.

It does what the quest wants as soon as a hero can do it in his turn, heals sooner, dashes at an enemy who can still be
struck, puts out the lights of Masters before it fights them, and turns on them when the Event deck runs out. Of powers
and talents it takes those with which most quests were won.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.contract.guide import Asked
from meadhall.engine.flows.options import Option
from meadhall.games.swordsorcery.bot import acting, choosing, weights
from meadhall.games.swordsorcery.bot.acting import Way
from meadhall.games.swordsorcery.bot.answers import policy
from meadhall.games.swordsorcery.bot.goals import foes_area, goal, is_shielded, threats, wanted_areas
from meadhall.games.swordsorcery.combat.activities import points_now
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.figures.crowd import enemies_in, is_engaged, is_master, most_hp, remaining
from meadhall.games.swordsorcery.figures.sight import board
from meadhall.games.swordsorcery.ops.ops import HealOp
from meadhall.games.swordsorcery.rounds.event import events_left
from meadhall.games.swordsorcery.state import Area, Ref, State


def thoughtful(asked: Asked[State]) -> Option:
    """The answer of a sensible player who also has his gear enchanted, and acts with more care."""
    s = asked.state
    options = [one for one in asked.options if isinstance(one, Answer)]
    if asked.question == "act" and s.turn is not None:
        return acting.act(s, s.turn.hero, options, WAYS)
    if asked.question == "market":
        found = choosing.thrifty_market(s, options)
        return found or next(one for one in options if one.key == "ready")
    if asked.question in ("power", "talent"):
        return max(options, key=won_more)
    if asked.question == "give-up":
        return min(options, key=won_more)
    if asked.question in ("target", "on-whom"):
        return whom(s, options) or policy(asked)
    return policy(asked)


def whom(s: State, options: Sequence[Answer]) -> Answer | None:
    """A Master among the enemies to choose from when few rounds are left: what decides the quest comes first.

    Never one whose lights are lit, if there is anybody else.
    """
    foes = [one for one in options if one.kind == "foe"]
    open_to_harm = [one for one in foes if not is_lit(s, one.number)]
    if rounds_left(s) <= weights.LATE:
        master = next((one for one in open_to_harm if is_master(s, one.number)), None)
        if master is not None:
            return master
    return open_to_harm[0] if open_to_harm and len(open_to_harm) < len(foes) else None


def won_more(one: Answer) -> float:
    """How many quests of a hundred are won more with a power or talent."""
    return weights.WON_MORE.get(one.of, weights.UNKNOWN)


def is_lit(s: State, ref: Ref) -> bool:
    """Whether lamps or furnaces keep an enemy from harm."""
    enemy = s.enemy(ref)
    return enemy is not None and is_shielded(s, enemy)


def rounds_left(s: State) -> int:
    """The rounds until the last Event card comes up; each card lies for two."""
    return 2 * events_left(s) + bool(s.event)


def recover(s: State, at: int, keys: dict[str, Answer]) -> Answer | None:
    """Heals come sooner; potions for whoever acts."""
    weak = [one for one in s.living() if is_weak(s, one)]
    for kind in ("free", "action") if weak else ():
        for option, power in acting.powers(keys, kind):
            if acting.has(power, HealOp) and (at in weak or option.of != choosing.POTION):
                return option
    return None


def is_weak(s: State, at: int) -> bool:
    """Whether a hero has lost so much that he is healed."""
    return remaining(s, at) <= weights.WEAK * most_hp(s, at)


def walk(s: State, at: int, keys: dict[str, Answer]) -> Answer | None:
    """As a sensible player; but what the quest wants comes before an enemy, where he can do it in this turn."""
    return acting.walk_to(s, at, keys, walks_to(s, at))


def walks_to(s: State, at: int) -> Area | None:
    """The quest's next thing, if it can be done in this turn; else an enemy close by or the quest's goal."""
    near = None if acting.runs(s, at) else foe_worth_a_fight(s, at)
    if near is None or has_errand(s, at):
        return goal(s, at)
    return near if s.turn is not None and s.turn.combat > 0 else None


def has_errand(s: State, at: int) -> bool:
    """Whether a hero can do in this turn what the quest wants done next, with no enemy in the way."""
    here, to = s.heroes[at].area, goal(s, at)
    if s.turn is None or s.turn.action < 1 or to not in wanted_areas(s) or enemies_in(s, to):
        return False
    return board(s).ways(s.opened, flying=False)[here][to] <= points_now(s, at)


def foe_worth_a_fight(s: State, at: int) -> Area | None:
    """The area of the nearest enemy close by, without Masters whose lights are lit."""
    return foes_area(s, at, weights.NEAR, [one for one in threats(s) if not is_shielded(s, one)])


def hurry(s: State, at: int, keys: dict[str, Answer]) -> Answer | None:
    """A further step for whoever is on his way."""
    bound = foe_worth_a_fight(s, at) is not None and not acting.runs(s, at)
    if bound or is_engaged(s, at) or goal(s, at) == s.heroes[at].area:
        return None
    return keys.get("dash")


def lunge(s: State, at: int, keys: dict[str, Answer]) -> Answer | None:
    """A Dash into the next area for an enemy whom he can still strike."""
    if s.turn is None or s.turn.combat < 1 or is_engaged(s, at) or acting.runs(s, at):
        return None
    return keys.get("dash") if foes_area(s, at, 1) is not None else None


WAYS: Final[tuple[Way, ...]] = (
    acting.stand, acting.heal, recover, acting.quest, acting.strengthen, acting.fight, acting.companion, acting.support,
    walk, acting.loot, lunge, hurry, acting.end,
)  # fmt: skip
