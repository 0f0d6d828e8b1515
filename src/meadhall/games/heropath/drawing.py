"""The dice of a battle, drawn in the terminal. The game refers to this module by name and never imports it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.cells.drawing import DrawingContext, Span, ThrownDice
from meadhall.games.heropath.state import State
from meadhall.games.heropath.texts import FOE


class BattleDice:
    """The part of the terminal drawing that the scene does not provide."""

    def dice(self, context: DrawingContext) -> Sequence[ThrownDice]:
        """Return the dice of both sides in the current battle."""
        s: State = context.view.state
        battle = s.battle
        if battle is None:
            return ()
        ground = f"seat.{battle.seat}"
        hero_dice = [Span(str(face), "ink", ground) for face in battle.hero_dice]
        special = [Span(f"+{face}", "ink", "ember") for face in battle.special]
        foe_dice = [Span(str(face), "ink.blood", "parchment") for face in battle.foe_dice]
        sides = (
            ThrownDice(context.names(battle.seat), [*hero_dice, *special]),
            ThrownDice(context.voice.say(FOE[battle.foe]), foe_dice),
        )
        return [side for side in sides if side.dice]


DRAWING: Final = BattleDice()
