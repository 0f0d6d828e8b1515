"""How long answers may take in real time: one limit for a whole action, one for each other answer (HE-RTM-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.engine.flows.flow import TOGETHER, Ask, Lane
from meadhall.games.heroes.duels.lanes import LANES
from meadhall.games.heroes.state import Seat, State

SECOND: Final = 1000
ACTION: Final = "action"
WHOLE_ACTION: Final = frozenset(
    ("action", "other-action", "free-enhancement", "pairs", "target", "player", "spell", "heal", "where", "does",
     "attack",
     "ability", "carry", "move", "next", "burst", "strike", "shift-on", "learn")
)  # fmt: skip
NAMES: Final = {"draft": "draft_time", "army": "army_time", "place": "place_time", "place-where": "place_time"}
TURNS: Final = {"draft": "draft", "army": "army", "place": "place", "place-where": "place"}

What = tuple[object, ...]  # what a limit runs for: the action of a seat, or one question


class Limits:
    """The limits of one lane: what they run for now, and an action that waits for somebody else's short answer."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self.runs_for: What = ()
        self._waits: What = ()
        self._left = 0  # of its time

    def seats(self, s: State) -> list[Seat]:
        """The seats that may be asked here."""
        return list(range(s.players)) if self.lane == TOGETHER else s.duels[self.lane].seats

    def what(self, s: State, ask: Ask[Any]) -> What:
        """What a limit runs for, as this is asked."""
        question = ask.menus[ask.seat].question
        if question in TURNS:
            return TURNS[question], s.turns
        if question not in WHOLE_ACTION:
            return question, ask
        number = s.now if self.lane == TOGETHER else self.lane
        with LANES.entered(s, number):
            return ACTION, ask.seat, number, s.duel.rounds, len(s.round.acted if s.round else ())

    def move_on(self, what: What, left: Callable[[Seat], int]) -> bool:
        """Whether something else is asked now; an action keeps what is `left` of the time of its seat."""
        before, self.runs_for = self.runs_for, what
        if before == what:
            return False
        if before[:1] == (ACTION,):
            seat = before[1]
            assert isinstance(seat, int)
            self._waits, self._left = before, left(seat)
        return True

    def ms(self, s: State, question: str) -> int:
        """How long from now: an action that a short answer has interrupted goes on with what it had (HE-DEC-26)."""
        if self._waits == self.runs_for:
            return self._left
        name = "act_time" if question in WHOLE_ACTION else NAMES.get(question, "answer_time")
        return SECOND * int(getattr(s.options, name))
