"""Computes the times of a replay: one decision a second, or the original times for a race."""

from __future__ import annotations

from typing import Final

from meadhall.engine.realtime.stopwatch import MS
from meadhall.engine.record import Replay
from meadhall.engine.table.log import Answer
from meadhall.terminal.words import say

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 10.0)
USUAL: Final = SPEEDS.index(1.0)


class Pace:
    """The times of a match's decisions. If the match is not `timed`, a decision takes a second."""

    def __init__(self, replay: Replay) -> None:
        self.timed = replay.game.is_timed(replay.match.options)
        self._times = [0]
        for position in range(1, len(replay)):
            answer_time = next((entry.at for entry in replay.entries(position) if isinstance(entry, Answer)), 0)
            self._times.append(max(answer_time, self._times[-1]))

    def wait(self, position: int, speed: float) -> float:
        """Return the number of seconds for which a position is shown."""
        if not self.timed:
            return 1 / speed
        return (
            (self._times[position + 1] - self._times[position]) / MS / speed if position + 1 < len(self._times) else 0.0
        )

    def clock(self, position: int) -> str:
        """Return the clock of a race at a position, such as `2:05`; empty for other matches."""
        seconds = self._times[position] // MS
        return f"{seconds // 60}:{seconds % 60:02}" if self.timed else ""

    def speed_sentence(self, speed: float) -> str:
        """Return a sentence about a speed."""
        if self.timed:
            return say("speed-timed", speed=int(speed) if speed >= 1 else f"{speed:g}")
        return say("speed", speed=f"{speed:g}", seconds=f"{1 / speed:g}")
