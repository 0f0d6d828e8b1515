"""Every question that is not the Hero Turn itself, answered by simple rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from meadhall.engine.contract.guide import Asked
from meadhall.engine.flows.options import Option
from meadhall.engine.privacy.view import View
from meadhall.games.swordsorcery.bot import choosing, weights
from meadhall.games.swordsorcery.bot.acting import act
from meadhall.games.swordsorcery.bot.goals import foes_area, is_hurt
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.figures.crowd import remaining
from meadhall.games.swordsorcery.harm.dice import hits_of
from meadhall.games.swordsorcery.state import State, is_hero

Answers = Sequence[Any]


def sensible(view: View[State]) -> Option:
    """The answer of a careful player who looks one step ahead."""
    return policy(Asked(view.state, view.seat, view.question, view.options))


def policy(asked: Asked[State]) -> Option:
    """The same, wherever it is asked."""
    s, _, question, options = asked
    if question == "act" and s.turn is not None:
        return act(s, s.turn.hero, [one for one in options if isinstance(one, Answer)])
    if question in SETTING_OUT:
        found: Option | None = SETTING_OUT[question](s, [one for one in options if isinstance(one, Answer)])
    else:
        way = WAYS.get(question)
        found = way(s, options) if way is not None else None
    if found is not None:
        return found
    slips = question == "evade"
    return next((one for one in options if slips and one.key == question), options[0])


def _named(options: Answers, *keys: str) -> Option | None:
    return next((one for key in keys for one in options if one.key == key), None)


def _kind(options: Answers, kind: str) -> Answer | None:
    return next((one for one in options if isinstance(one, Answer) and one.kind == kind), None)


def _hit(s: State, options: Answers) -> Option | None:
    """Bad dice again, then powers, then Focus."""
    fight = s.attacks[-1]
    weak = hits_of(fight.dice) < len(fight.dice)
    return (
        (_kind(options, "reroll") if weak else None)
        or _kind(options, "use")
        or _named(options, "edge", "rune", "focus")
    )


def _which_dice(s: State, options: Answers) -> Option | None:
    """Those without a Hit, if there are any."""
    dice = s.attacks[-1].dice if s.attacks[-1].step != "defend" else s.attacks[-1].blue
    for one in options:
        if isinstance(one, Answer) and hits_of([dice[one.number - 1]]) == 0:
            return one
    return _named(options, "enough")


def _interpose(s: State, options: Answers) -> Option | None:
    """For a friend who has fewer HP than the one who could step in."""
    fight = s.attacks[-1]
    hurt = is_hero(fight.target) and is_hurt(s, fight.target)
    guards = [remaining(s, at) for at in s.living() if at != fight.target]
    return _kind(options, "use") if hurt and max(guards, default=0) > weights.GUARD else None


def _reorganize(s: State, options: Answers) -> Option | None:
    return _named(options, "done")


def _spoils(s: State, options: Answers) -> Option | None:
    return _kind(options, "take")


def _companion_step(s: State, options: Answers) -> Option | None:
    """It stays with its owner while no enemy is near him."""
    assert s.turn is not None
    return _named(options, "stop") if foes_area(s, s.turn.hero, weights.ALARM) is None else None


def _ghost(s: State, options: Answers) -> Option | None:
    """Toward the shrine, or the end."""
    return options[0] if options[0].kind == "to" else _named(options, "end")


SETTING_OUT: Final[dict[str, Callable[[State, list[Answer]], Answer | None]]] = {
    "hero": choosing.hero, "nature": choosing.nature, "power": choosing.power, "market": choosing.market,
    "gear": choosing.gear,
}  # fmt: skip
WAYS: Final[dict[str, Callable[[State, Answers], Option | None]]] = {
    "hit": _hit,
    "which-dice": _which_dice,
    "interpose": _interpose,
    "reorganize": _reorganize,
    "spoils": _spoils,
    "companion-step": _companion_step,
    "ghost": _ghost,
}
