"""How a bot plays against somebody who learns the game: with sense, but it robs nobody and leaves time to grow."""

from __future__ import annotations

from typing import Final

from meadhall.engine.contract.guide import Asked
from meadhall.engine.flows.options import Option
from meadhall.engine.privacy.view import View
from meadhall.games.heropath.actions.stops import Call
from meadhall.games.heropath.bot.answers import policy
from meadhall.games.heropath.cards.playing import Use
from meadhall.games.heropath.state import State
from meadhall.games.heropath.turns.menu import DRAGON, Rob

FORBEARING: Final = 10  # rounds in which it leaves the Dragon alone
DEFENCES: Final = frozenset({"targeted", "after-encounter"})  # windows in which one's own skin is saved


def gentle(view: View[State]) -> Option:
    """The answer of the bot `gentle`: that of `sensible`, among those that harm nobody else if there are any."""
    s = view.state
    harmless = [option for option in view.options if not harms(s, option)]
    return policy(Asked(s, view.seat, view.question, harmless or view.options))


def harms(s: State, option: Option) -> bool:
    """Whether an answer costs another hero something, or ends the match early."""
    if isinstance(option, Use):
        card = s.card(option.piece)
        return card.type == "anti-hero" and DEFENCES.isdisjoint(card.window)
    if option.key == DRAGON.key:
        return s.round <= FORBEARING and not s.is_gathered
    return isinstance(option, Rob | Call)
