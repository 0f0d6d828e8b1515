"""What the game is about: for who sits down without having read the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.games.heroes.state import State

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
