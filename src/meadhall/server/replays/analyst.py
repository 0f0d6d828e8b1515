"""`python -m meadhall.server.replays.analyst`: analyses one match, in a process of its own with the lowest priority.

It reads the match file in a frame on its standard input, and reports its progress in frames on its standard output.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from meadhall.analysis import analyse
from meadhall.engine import Game, record
from meadhall.engine.record.file_format import read_header
from meadhall.server.common.child_process import framed, read_frame
from meadhall.server.replays.worker import LoadableGames, limit_memory

LOWEST_PRIORITY = 19  # nice value


class AnalysisProgress(msgspec.Struct, frozen=True, array_like=True):
    """The progress: `done` of `total` answers are judged. The last message has the analysis as JSON, or the failure."""

    done: int = 0
    total: int = 0
    content: bytes = b""
    failed: Literal["", "too-large", "broke-off"] = ""


def analyse_match(
    text: str, games: Mapping[str, Game[Any]], report: Callable[[AnalysisProgress], None]
) -> AnalysisProgress:
    """Analyse a match, and return the last message; `report` receives all earlier messages."""
    try:
        replay = record.replay(text, games[read_header(text).id])
        analysis = analyse(replay, lambda done, total: report(AnalysisProgress(done, total)))
        return AnalysisProgress(len(replay) - 1, len(replay) - 1, msgspec.json.encode(analysis))
    except (MemoryError, RecursionError):
        return AnalysisProgress(failed="too-large")
    except Exception:
        traceback.print_exc()
        return AnalysisProgress(failed="broke-off")


def main(arguments: list[str]) -> None:
    """Analyse the match on standard input. Arguments: the memory limit in bytes, then games to load."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the hall handles Ctrl-C and ends this process
    if sys.platform != "win32":
        os.setpriority(os.PRIO_PROCESS, 0, LOWEST_PRIORITY)
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # output of a game must not end up between the frames

    def report(progress: AnalysisProgress) -> None:
        out.write(framed(msgspec.msgpack.encode(progress)))
        out.flush()

    games = LoadableGames(arguments[1:])
    limit_memory(int(arguments[0]))
    if (frame := read_frame(sys.stdin.buffer)) is not None:
        report(analyse_match(frame.decode(), games, report))


if __name__ == "__main__":
    main(sys.argv[1:])
