"""The questions in words, and what the game is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meadhall.engine import Names
from meadhall.engine.common.english import count, upper
from meadhall.games.heroes.content import CONTENT
from meadhall.games.heroes.state import State
from meadhall.games.heroes.words import common
from meadhall.games.heroes.words.english.phrases import card, spell

ASKED: Final = {
    "draft": "Draft: a Hero or a Spell of the bottom row?",
    "draft-spell": "Draft: which Spell of the bottom row?",
    "draft-hero": "Draft: which Hero?",
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
    seat = common.asked_seat(s, names)
    shown = common.dice(s.sides[seat].dice)
    match kind:
        case "draft":
            return ASKED[common.draft_of(s, names)]
        case "beat":
            return f"Beat {s.duel_of(seat).beat + 1}. Your dice: {shown}. Throw, hold or stop?"
        case "action" | "other-action":
            return f"Your dice: {shown}. Which action?"
        case "next":
            return f"You have {count(common.points_left(s), 'point')}. Activate, move or end?"
        case "act-or-pass":
            act = "Nothing to act with: do you pass?" if common.is_idle(s, names) else "Do you act?"
            return f"Your dice: {shown}. {act}"
        case _:
            return common.filled(ASKED.get(kind, f"{upper(kind)}?"), s, spell, card)


def warning(o: Any, s: State, names: Names) -> str:
    """A call with nothing to act with, or no action where that costs wounds."""
    if common.is_costly(o, s, names):
        return f"No action costs your Hero {CONTENT.options.no_action_wounds} wounds."
    if common.is_idle_stop(o, s, names):
        costs = "" if common.is_spared(s, names) else "; a Stop without action costs wounds"
        return f"Your dice show nothing to act with{costs}."
    return ""


SIGNS: Final = ("On dice and cards W is water, F fire, E earth, A air, L Leadership and C a card.",)


def aim(s: State) -> Sequence[str]:
    """What the game is about."""
    win = "Kill the other Heroes: the last Hero left wins."
    if s.options.format == "team":
        win = "Kill both Heroes of the other team: the team with a Hero left wins."
    elif s.options.format == "tournament":
        win = "Kill the Hero you face: the winners of both duels play the final."
    elif not s.options.eliminating:
        win = "Wound the other Heroes: the first with 21 victory points wins."
    return (
        win,
        "All roll at once and keep what they like; whoever calls Stop acts first, then the others may act once each.",
        "Dice pay for Spells; Leadership left over after a Spell activates Creatures and moves Beings.",
        "When you act, each symbol of your Hero's weakness on your dice wounds your Hero.",
    )
