"""What a thinker would do at first sight, and expects in what it imagines: as a sensible player, with more care.

It heals sooner, dashes at an enemy who can still be struck, and turns on Masters when the Event deck runs out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.contract.guide import Asked
from meadhall.engine.flows.options import Option
from meadhall.games.swordsorcery.answers import Answer
from meadhall.games.swordsorcery.bot import acting, choosing, weights
from meadhall.games.swordsorcery.bot.acting import Way
from meadhall.games.swordsorcery.bot.answers import policy
from meadhall.games.swordsorcery.bot.goals import foes_area
from meadhall.games.swordsorcery.figures.crowd import is_engaged, is_master
from meadhall.games.swordsorcery.figures.hp import most_hp, remaining
from meadhall.games.swordsorcery.rounds.event import events_left
from meadhall.games.swordsorcery.state import State
from meadhall.games.swordsorcery.vocabulary.ops import HealOp


def thoughtful(asked: Asked[State]) -> Option:
    """The answer of a sensible player who also has his gear enchanted, and acts with more care."""
    s = asked.state
    options = [one for one in asked.options if isinstance(one, Answer)]
    if asked.question == "act" and s.turn is not None:
        return acting.act(s, s.turn.hero, options, WAYS)
    if asked.question == "market":
        found = choosing.thrifty_market(s, options)
        return found or next(one for one in options if one.key == "ready")
    if asked.question in ("target", "on-whom"):
        return master_at_last(s, options) or policy(asked)
    return policy(asked)


def master_at_last(s: State, options: Sequence[Answer]) -> Answer | None:
    """A Master among the enemies to choose from, when few rounds are left: what decides the quest comes first."""
    if rounds_left(s) > weights.LATE:
        return None
    return next((one for one in options if one.kind == "foe" and is_master(s, one.number)), None)


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


def lunge(s: State, at: int, keys: dict[str, Answer]) -> Answer | None:
    """A Dash into the next area for an enemy whom he can still strike."""
    if s.turn is None or s.turn.combat < 1 or is_engaged(s, at) or acting.runs(s, at):
        return None
    return keys.get("dash") if foes_area(s, at, 1) is not None else None


WAYS: Final[tuple[Way, ...]] = (
    acting.stand, acting.heal, recover, acting.quest, acting.strengthen, acting.fight, acting.companion, acting.support,
    acting.walk, acting.loot, lunge, acting.hurry, acting.end,
)  # fmt: skip
