"""The dice of an attack, drawn for the terminal. The game refers to this module by name, without importing it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.cells.drawing import DrawingContext, Span, ThrownDice
from meadhall.engine.common.text import text
from meadhall.games.swordsorcery.content import HITS, SHIELDS
from meadhall.games.swordsorcery.state import Die, State


class AttackDice:
    """Draws the dice of an attack in the terminal. All other things are drawn from the scene."""

    def dice(self, context: DrawingContext) -> Sequence[ThrownDice]:
        s: State = context.view.state
        if not s.attacks:
            return ()
        fight = s.attacks[-1]
        sides = (
            ThrownDice(
                context.voice.say(text("drawn-attack")), [_die_span(die, _hit_symbols(die)) for die in fight.dice]
            ),
            ThrownDice(
                context.voice.say(text("drawn-defense")), [_die_span(die, _shield_symbols(die)) for die in fight.blue]
            ),
        )
        return [side for side in sides if side.dice]


def _die_span(die: Die, symbols: str) -> Span:
    return Span(f"{die.number} {symbols}".strip(), "ink", "card.red" if die.color == "R" else "card.blue")


def _hit_symbols(die: Die) -> str:
    return "H" * HITS[die.color][die.number - 1] + ("*" if die.bolt else "")


def _shield_symbols(die: Die) -> str:
    return "S" * SHIELDS[die.number - 1]


DRAWING: Final = AttackDice()
