"""The bot of a first match, for players who are learning the game. It harms nobody, and some answers are random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from meadhall.engine import Decision, Option, View
from meadhall.games.virtues import content
from meadhall.games.virtues.actions.using import Ability, UseArtifact
from meadhall.games.virtues.bot.sensible import policy
from meadhall.games.virtues.effects.gift_cards import Receive
from meadhall.games.virtues.ops import AnyOp
from meadhall.games.virtues.sins import PlaySin
from meadhall.games.virtues.state import NOBODY, Player, State
from meadhall.games.virtues.windows.offers import UseSpecial

OTHER_PLAYERS: Final = frozenset({"target", "each_other", "most_characters"})
RANDOM_SHARE: Final = 0.35  # share of random actions. With it, a beginner wins about half of the first matches


def gentle(view: View[State]) -> Option:
    """Return the answer of the bot `gentle`: that of `sensible`, or a random action. It harms nobody if possible."""
    s, seat = view.state, view.seat
    if seat >= len(s.players):
        return policy(Decision(s, seat, view.question, view.options))
    options = [option for option in view.options if not is_harmful(option, s.players[seat])] or view.options
    random = Random(f"{s.turn} {s.lap} {seat} {len(options)}")
    if view.question == "go" and random.random() < RANDOM_SHARE:
        return random.choice(options)
    return policy(Decision(s, seat, view.question, options))


def is_harmful(option: Option, player: Player) -> bool:
    """Whether an answer of this player takes goods or cards away from another player."""
    if isinstance(option, Receive):
        return option.source != NOBODY
    return any(getattr(op, "who", "") in OTHER_PLAYERS for op in _effects_of(option, player))


def _effects_of(option: Option, player: Player) -> Sequence[AnyOp]:
    if isinstance(option, PlaySin):
        return option.says.effects
    if isinstance(option, UseArtifact):
        return content.ARTIFACTS[option.card].effects
    if isinstance(option, UseSpecial):
        return content.BUILDINGS[option.card].effects
    return content.HEROES[player.hero].evil_effects if isinstance(option, Ability) and player.fallen else ()
