"""The questions in words."""

from __future__ import annotations

from copy import copy
from typing import Any, Final

from meadhall.engine.voice import Names
from meadhall.games.heroes.actions import NONE, others_actions
from meadhall.games.heroes.content import CONTENT
from meadhall.games.heroes.dice import CallStop
from meadhall.games.heroes.state import EMPTY, Act, State
from meadhall.games.heroes.words.english.phrases import card, count, dice, spell, upper

ASKED: Final = {
    "draft": "Draft: a Hero or a Spell of the bottom row?",
    "army": "Your army, up to {points} points. Whom do you hire?",
    "place": "Which card do you place?",
    "place-where": "{placing}On which space?",
    "race": "Throw or stop?",
    "clock": "What does time do?",
    "free-enhancement": "Use the free enhancement of your Hero?",
    "pairs": "Discard a pair of cards to enhance it?",
    "target": "{casting}At whom?",
    "player": "{casting}On which player?",
    "spell": "Which Permanent Spell?",
    "heal": "Who is healed?",
    "where": "Where to?",
    "does": "Attack or ability?",
    "attack": "Attack whom?",
    "ability": "At whom or what?",
    "carry": "Where to?",
    "move": "Where to?",
    "burst": "Whom does the burst hit?",
    "strike": "Whom does it strike?",
    "shift-on": "Who is shifted next?",
    "discard": "Which card do you discard?",
    "give-up-die": "Which die do you give up?",
    "concentrate": "Concentration: draw a card?",
    "regenerate": "Regeneration: who is healed?",
    "learn": "Which Spell do you learn?",
    "third-place": "Do you play for third place?",
    "at-any-time": "What do you do?",
}


def question(kind: str, s: State, names: Names) -> str:
    """The open question in words."""
    seat = names.listener if 0 <= names.listener < s.players else s.turn
    shown = dice(s.sides[seat].dice)
    match kind:
        case "beat":
            return f"Beat {s.duel_of(seat).beat + 1}. Your dice: {shown}. Throw, hold or stop?"
        case "action" | "other-action":
            return f"Your dice: {shown}. Which action?"
        case "next":
            points = s.act.points if s.act is not None else 0
            return f"You have {count(points, 'point')}. Activate, move or end?"
        case "act-or-pass":
            idle = seat == names.listener and not could_act(s, seat)
            return f"Your dice: {shown}. {'They show nothing to act with: do you pass?' if idle else 'Do you act?'}"
        case _:
            casting = f"{spell(s.plan.card)}. " if s.plan is not None and s.plan.card != EMPTY else ""
            placing = f"{upper(card(s.plan.card))}. " if s.plan is not None and s.plan.kind == "place" else ""
            words = ASKED.get(kind, f"{upper(kind)}?")
            return words.format(points=CONTENT.limits.army_points, casting=casting, placing=placing)


def warning(o: Any, s: State, names: Names) -> str:
    """A call or an action that costs wounds for nothing."""
    if is_costly(o, s, names):
        return f"No action costs your Hero {CONTENT.options.no_action_wounds} wounds."
    if is_idle_stop(o, s, names):
        return "Your dice show nothing to act with; a Stop without action costs wounds."
    return ""


def is_costly(o: Any, s: State, names: Names) -> bool:
    """Whether this is to do nothing after an own Stop, where that costs wounds."""
    is_mine = s.round is not None and s.round.active == names.listener
    return o is NONE and is_mine and not s.options.is_spared(names.listener)


def is_idle_stop(o: Any, s: State, names: Names) -> bool:
    """Whether this is a Stop with dice that allow no action."""
    return isinstance(o, CallStop) and 0 <= names.listener < s.players and not could_act(s, names.listener)


def could_act(s: State, seat: int) -> bool:
    """Whether there would be anything to do, were this the seat's own action."""
    acting = copy(s)
    acting.act = Act(seat)
    return s.is_stunned(seat) or others_actions(acting, seat).options != [NONE]
