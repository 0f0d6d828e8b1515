"""The careful and slow bot `gentle` for a first match. It never robs anybody."""

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
from meadhall.games.heropath.turns.acting import FIGHT_DRAGON, Rob

ROUNDS_BEFORE_ATTACK: Final = 15  # rounds in which this bot does not attack the Dragon
FIRST_REST_BONUS: Final = 2.0  # amount added to the value of the first Rest of a turn in these rounds
ADDED_ENEMY_POWER: Final = 1  # power that this bot adds to its estimate of an enemy
DEFENCE_WINDOWS: Final = frozenset({"targeted", "after-encounter"})  # windows in which this bot defends itself


class GentleLook(Look):
    """The match as the gentle bot sees it. The bot rests once a turn, and does not collect power for the Dragon."""

    heroes = ("dwarf", "warrior", "giant", "wizard", "elf", "sorcerer")  # strong heroes are left to the human player

    @cached_property
    def first_rest_bonus(self) -> float:
        """The amount added to the value of the first Rest in a turn, during the rounds without an attack."""
        return FIRST_REST_BONUS if leaves_dragon_alone(self.s) else 0.0

    @cached_property
    def power_factor(self) -> float:
        """The factor for the value of power: always 1, whatever the Dragon's power is."""
        return 1.0

    def odds(self, foe: int, extra_power: int = 0) -> Odds:
        """Return the chances as if the enemy were a little stronger, so that the bot chooses weak enemies."""
        return super().odds(foe, extra_power if foe == content.DRAGON else extra_power - ADDED_ENEMY_POWER)

    @cached_property
    def is_ready(self) -> bool:
        """Whether the bot would attack the Dragon. It never does in the first rounds."""
        return not leaves_dragon_alone(self.s) and super().is_ready


def gentle(view: View[State]) -> Option:
    """Return the answer of the bot `gentle`. It harms nobody if another answer is possible."""
    s = view.state
    harmless = [option for option in view.options if not is_harmful(s, option)]
    return pick_answer(GentleLook(s, view.seat), Decision(s, view.seat, view.question, harmless or view.options))


def is_harmful(s: State, option: Option) -> bool:
    """Whether an answer harms another hero, or might end the match early."""
    if isinstance(option, Use):
        card = s.card(option.piece)
        return card.type == "anti-hero" and DEFENCE_WINDOWS.isdisjoint(card.window)
    if option.key == FIGHT_DRAGON.key:
        return leaves_dragon_alone(s)
    return isinstance(option, Rob | Call)


def leaves_dragon_alone(s: State) -> bool:
    """Whether the bot does not attack the Dragon yet."""
    return s.round <= ROUNDS_BEFORE_ATTACK and not s.is_gathered
