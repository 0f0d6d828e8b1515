"""How the Unnamed plays: who is most dangerous has to pay, and what the heroes need is barred."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.flows.options import Option
from meadhall.games.virtues.asking import OnePlayer, OnePortal, OneSpace, OneTreasure, worth
from meadhall.games.virtues.bot.outlook import strength
from meadhall.games.virtues.content import RULES, UNNAMED
from meadhall.games.virtues.ops import Block, Demand
from meadhall.games.virtues.state import NOBODY, State
from meadhall.games.virtues.unnamed import PlayCard, can_pay_plainly, nameable


def unnamed_card(s: State, options: Sequence[Option]) -> Option:
    """The card that hurts most now; all of them come back, so one is always played."""
    cards = [option for option in options if isinstance(option, PlayCard)]
    return max(cards, key=lambda one: _hurt(s, one.card))


def _hurt(s: State, card: int) -> float:
    """A demand that somebody cannot pay brings corruption; else hindering comes before what is easily paid."""
    op = UNNAMED[card].effects[0]
    if isinstance(op, Demand):
        named = nameable(s)
        helpless = [one for one in named if not any(can_pay_plainly(s.players[one.seat], due) for due in op.pay)]
        return 3.0 if helpless else 1.0
    if isinstance(op, Block):
        nearly = sum(quest.markers.count(NOBODY) for quest in s.rows[0])
        return 2.5 if op.what == "requirement" and nearly <= 2 else 0.6
    return 1.5


def demand_of(s: State, options: Sequence[OnePlayer]) -> Option:
    """Who is nearest to falling, or else leads."""

    def danger(one: OnePlayer) -> float:
        player = s.players[one.seat]
        return strength(player) + 30 * (player.corruption / RULES.corruption_to_fall) ** 2

    return max(options, key=danger)


def block(s: State, options: Sequence[OnePortal | OneSpace]) -> Option:
    """A requirement of the row that is nearest to its end; or any portal."""
    return max(options, key=lambda one: isinstance(one, OneSpace) and s.quest(one.quest) in s.rows[0])


def tarnish(s: State, options: Sequence[OneTreasure]) -> Option:
    """The best treasure."""
    return max(options, key=lambda one: worth(one.face))
