"""What a bot that thinks ahead goes by: plans worth trying, and quick answers for imagined matches."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, NamedTuple

from meadhall.engine.contract.guide import Asked, Guide, Plan
from meadhall.engine.flows.options import Option
from meadhall.games.heropath.actions.stops import Call
from meadhall.games.heropath.actions.travel import COLLECT, FLY, SAIL, STOP, To
from meadhall.games.heropath.bot import moving
from meadhall.games.heropath.bot.acting import Acting
from meadhall.games.heropath.bot.answers import answer
from meadhall.games.heropath.bot.keen import Keen
from meadhall.games.heropath.bot.standing import value
from meadhall.games.heropath.cards.playing import Use
from meadhall.games.heropath.land import Space
from meadhall.games.heropath.state import Seat, State
from meadhall.games.heropath.turns.menu import TRAVEL

PLANS_TRIED: Final = 4
HOPELESS: Final = 4.0  # a plan that seems so much worse than the best one is not tried
KEPT: Final = 64  # imagined matches in which somebody is on a way
CHANCES: Final = (COLLECT, SAIL, FLY)  # what a hero may do on his way beside going on


class Trail(NamedTuple):
    """The way on which a hero is: he stands at its first space."""

    state: State
    seat: Seat
    spaces: tuple[Space, ...]


class Trails:
    """The ways on which heroes are in imagined matches: each is looked for once, not at each pace."""

    def __init__(self) -> None:
        self._of: OrderedDict[int, Trail] = OrderedDict()  # by the identity of the state, the latest last

    def begin(self, s: State, seat: Seat, ahead: tuple[Space, ...], pace: Option | None = None) -> None:
        """A hero is to go on from where he stands, or from where this pace leads, space by space."""
        at = pace.space if isinstance(pace, To) else s.heroes[seat].at
        self._of.pop(id(s), None)
        self._of[id(s)] = Trail(s, seat, (at, *ahead))
        if len(self._of) > KEPT:
            self._of.popitem(last=False)

    def next(self, asked: Asked[State]) -> Option | None:
        """The next pace, or the end of the way; None where the hero must look about first."""
        trail = self._of.pop(id(asked.state), None)
        if trail is None or trail.state is not asked.state or trail.seat != asked.seat:
            return None
        at, ahead = trail.spaces[0], trail.spaces[1:]
        if at != asked.state.heroes[asked.seat].at:
            return None
        if any(isinstance(option, Use | Call) or option in CHANCES for option in asked.options):
            return None
        if not ahead:
            return next((option for option in asked.options if option is STOP), None)
        self._of[id(asked.state)] = Trail(asked.state, asked.seat, ahead)
        return next((option for option in asked.options if isinstance(option, To) and option.space == ahead[0]), None)


_trails: Final = Trails()


def swift(asked: Asked[State]) -> Option:
    """An answer in an imagined match: who is on a way does not look about at each pace."""
    if asked.question == "action":
        return _act(asked)
    if asked.question != "travel":
        return answer(Keen(asked.state, asked.seat), asked)
    pace = _trails.next(asked)
    if pace is None:
        pace, spaces = moving.route(Keen(asked.state, asked.seat), asked.options)
        _trails.begin(asked.state, asked.seat, spaces, pace)
    return pace


def _act(asked: Asked[State]) -> Option:
    acting = Acting(Keen(asked.state, asked.seat))
    best = max(asked.options, key=acting.rate)
    if best is TRAVEL and acting.end[0] >= acting.going.ride()[0]:
        _trails.begin(asked.state, asked.seat, acting.end[1])
    return best


def plans(asked: Asked[State]) -> Sequence[tuple[float, Plan]]:
    """The answers worth trying, most promising first; of questions in parts what the policy says."""
    if asked.question != "action":
        return [(0.0, (swift(asked).key,))]
    acting = Acting(Keen(asked.state, asked.seat))
    rated = sorted(((acting.rate(option), option.key) for option in asked.options), reverse=True)
    least = rated[0][0] - HOPELESS
    return [(gain, (key,)) for gain, key in rated[:PLANS_TRIED] if gain >= least]


def turn(s: State) -> int:
    """How many turns have been played."""
    return s.round * len(s.heroes) + (s.now - s.first) % len(s.heroes)


GUIDE: Final = Guide(policy=swift, value=value, plans=plans, turn=turn, horizon=1, trust=4.0)
