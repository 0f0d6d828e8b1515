"""How a bot plays against somebody who learns the game: with sense, but it takes nothing from anybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.contract.guide import Asked
from meadhall.engine.flows.options import Option
from meadhall.engine.privacy.view import View
from meadhall.games.virtues.actions.abilities import Ability
from meadhall.games.virtues.actions.artifacts import UseArtifact
from meadhall.games.virtues.bot.answers import policy
from meadhall.games.virtues.content import ARTIFACTS, BUILDINGS, HEROES
from meadhall.games.virtues.effects.exchange import Receive
from meadhall.games.virtues.ops import AnyOp
from meadhall.games.virtues.sins.playing import PlaySin
from meadhall.games.virtues.state import NOBODY, Player, State
from meadhall.games.virtues.windows.offers import UseSpecial

OTHERS: Final = frozenset({"target", "each_other", "most_characters"})


def gentle(view: View[State]) -> Option:
    """The answer of the bot `gentle`: that of `sensible`, among those that harm nobody else if there are any."""
    s, seat = view.state, view.seat
    player = s.players[seat] if seat < len(s.players) else None
    harmless = [option for option in view.options if player is None or not harms(option, player)]
    return policy(Asked(s, seat, view.question, harmless or view.options))


def harms(option: Option, player: Player) -> bool:
    """Whether an answer of this player costs somebody else something."""
    if isinstance(option, Receive):
        return option.source != NOBODY
    return any(getattr(op, "who", "") in OTHERS for op in _effects(option, player))


def _effects(option: Option, player: Player) -> Sequence[AnyOp]:
    if isinstance(option, PlaySin):
        return option.says.effects
    if isinstance(option, UseArtifact):
        return ARTIFACTS[option.card].effects
    if isinstance(option, UseSpecial):
        return BUILDINGS[option.card].effects
    return HEROES[player.hero].evil_effects if isinstance(option, Ability) and player.fallen else ()
