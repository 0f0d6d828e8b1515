"""How a bot plays against somebody who learns the game: it takes its time, is careful, and robs nobody."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from meadhall.engine import Asked, Option, View
from meadhall.games.heropath import content
from meadhall.games.heropath.bot.answers import answer
from meadhall.games.heropath.bot.look import Look
from meadhall.games.heropath.cards.playing import Use
from meadhall.games.heropath.odds import Odds
from meadhall.games.heropath.rows import Call
from meadhall.games.heropath.state import State
from meadhall.games.heropath.turns.acting import DRAGON, Rob

FORBEARING: Final = 15  # rounds in which it leaves the Dragon alone
EASE: Final = 2.0  # what a Rest is worth to it until then, besides what it brings
FEAR: Final = 1  # by how much stronger than it is it takes an enemy to be
DEFENCES: Final = frozenset({"targeted", "after-encounter"})  # windows in which one's own skin is saved


class Patient(Look):
    """The table as somebody sees it who is in no hurry: who rests once a turn, and does not grow for the Dragon."""

    heroes = ("dwarf", "warrior", "giant", "wizard", "elf", "sorcerer")  # the strong ones are left to the guest

    @cached_property
    def ease(self) -> float:
        """While the Dragon is left alone there is time for a Rest in each turn."""
        return EASE if forbears(self.s) else 0.0

    @cached_property
    def eagerness(self) -> float:
        """A point of power is worth the same to it however near it is to the Dragon's."""
        return 1.0

    def odds(self, foe: int, more: int = 0) -> Odds:
        """As if every enemy were a little stronger: it goes for the small ones."""
        return super().odds(foe, more if foe == content.DRAGON else more - FEAR)

    @cached_property
    def is_ripe(self) -> bool:
        """Whether the Dragon would be attacked: not in the first rounds, in which it does not go there either."""
        return not forbears(self.s) and super().is_ripe


def gentle(view: View[State]) -> Option:
    """The answer of the bot `gentle`: one that harms nobody else if there is any."""
    s = view.state
    harmless = [option for option in view.options if not harms(s, option)]
    return answer(Patient(s, view.seat), Asked(s, view.seat, view.question, harmless or view.options))


def harms(s: State, option: Option) -> bool:
    """Whether an answer costs another hero something, or ends the match early."""
    if isinstance(option, Use):
        card = s.card(option.piece)
        return card.type == "anti-hero" and DEFENCES.isdisjoint(card.window)
    if option.key == DRAGON.key:
        return forbears(s)
    return isinstance(option, Rob | Call)


def forbears(s: State) -> bool:
    """Whether the Dragon is left alone for now."""
    return s.round <= FORBEARING and not s.is_gathered
