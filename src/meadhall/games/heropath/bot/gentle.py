"""A bot for beginners: it takes its time, is careful, and robs nobody."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from meadhall.engine import Decision, Option, View
from meadhall.games.heropath import content
from meadhall.games.heropath.bot.look import Look
from meadhall.games.heropath.bot.sensible import pick_answer
from meadhall.games.heropath.cards.playing import Use
from meadhall.games.heropath.odds import Odds
from meadhall.games.heropath.rows import Call
from meadhall.games.heropath.state import State
from meadhall.games.heropath.turns.acting import DRAGON, Rob

FORBEARING: Final = 15  # rounds in which it does not attack the Dragon
EASE: Final = 2.0  # extra worth of a Rest until then
FEAR: Final = 1  # power that it adds to its estimate of an enemy
DEFENCES: Final = frozenset({"targeted", "after-encounter"})  # windows in which it protects itself


class Patient(Look):
    """The table for a bot without hurry, which rests once a turn and does not grow for the Dragon."""

    heroes = ("dwarf", "warrior", "giant", "wizard", "elf", "sorcerer")  # strong heroes are left to the human player

    @cached_property
    def ease(self) -> float:
        """Extra worth of a Rest: there is time for one in each turn while the Dragon is left alone."""
        return EASE if forbears(self.s) else 0.0

    @cached_property
    def eagerness(self) -> float:
        """The usual worth of a point of power, however near the hero is to the Dragon's."""
        return 1.0

    def odds(self, foe: int, more: int = 0) -> Odds:
        """Return the odds as if every enemy were a little stronger: it goes for the weak ones."""
        return super().odds(foe, more if foe == content.DRAGON else more - FEAR)

    @cached_property
    def is_ripe(self) -> bool:
        """Whether the Dragon would be attacked: not in the first rounds."""
        return not forbears(self.s) and super().is_ripe


def gentle(view: View[State]) -> Option:
    """Return the answer of the bot `gentle`: one that harms nobody else if there is any."""
    s = view.state
    harmless = [option for option in view.options if not harms(s, option)]
    return pick_answer(Patient(s, view.seat), Decision(s, view.seat, view.question, harmless or view.options))


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
