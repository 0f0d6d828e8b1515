"""The dice of an attack, for the terminal. The game names this drawing and never imports it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.cells.drawing import DrawingContext, Span, ThrownDice
from meadhall.engine.common.text import text
from meadhall.games.swordsorcery.content import HITS, SHIELDS
from meadhall.games.swordsorcery.state import Die, State


class AttackDice:
    """The parts of Sword & Sorcery's drawing that differ from its scene."""

    def dice(self, context: DrawingContext) -> Sequence[ThrownDice]:
        s: State = context.view.state
        if not s.attacks:
            return ()
        fight = s.attacks[-1]
        sides = (
            ThrownDice(context.voice.say(text("drawn-attack")), [_drawn(die, _hits(die)) for die in fight.dice]),
            ThrownDice(context.voice.say(text("drawn-defense")), [_drawn(die, _shields(die)) for die in fight.blue]),
        )
        return [side for side in sides if side.dice]


def _drawn(die: Die, counts: str) -> Span:
    return Span(f"{die.number} {counts}".strip(), "ink", "card.red" if die.color == "R" else "card.blue")


def _hits(die: Die) -> str:
    return "H" * HITS[die.color][die.number - 1] + ("*" if die.bolt else "")


def _shields(die: Die) -> str:
    return "S" * SHIELDS[die.number - 1]


DRAWING: Final = AttackDice()
