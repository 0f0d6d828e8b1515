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
from meadhall.engine.record.file_format import check_begins
from meadhall.server.common.child_process import in_frame, read_frame
from meadhall.server.replays.worker import GamesHere, bound_memory

LOWEST = 19  # of the priorities of processes


class AnalysisProgress(msgspec.Struct, frozen=True, array_like=True):
    """The progress: answers judged, and their number; at the end the analysis as JSON, or its failure."""

    done: int = 0
    of: int = 0
    content: bytes = b""
    failed: Literal["", "too-large", "broke-off"] = ""


def analysed(text: str, games: Mapping[str, Game[Any]], tell: Callable[[AnalysisProgress], None]) -> AnalysisProgress:
    """Analyse a match and return the last message; `tell` receives the progress."""
    try:
        replay = record.replay(text, games[check_begins(text).id])
        found = analyse(replay, lambda done, of: tell(AnalysisProgress(done, of)))
        return AnalysisProgress(len(replay) - 1, len(replay) - 1, msgspec.json.encode(found))
    except (MemoryError, RecursionError):
        return AnalysisProgress(failed="too-large")
    except Exception:
        traceback.print_exc()
        return AnalysisProgress(failed="broke-off")


def main(words: list[str]) -> None:
    """Analyse the match on standard input. The first word is the memory limit, the others are games to load."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the hall handles Ctrl-C, and ends this process
    if sys.platform != "win32":
        os.setpriority(os.PRIO_PROCESS, 0, LOWEST)
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # output of a game must not end up between the frames

    def tell(heard: AnalysisProgress) -> None:
        out.write(in_frame(msgspec.msgpack.encode(heard)))
        out.flush()

    games = GamesHere(words[1:])
    bound_memory(int(words[0]))
    if (frame := read_frame(sys.stdin.buffer)) is not None:
        tell(analysed(frame.decode(), games, tell))


if __name__ == "__main__":
    main(sys.argv[1:])
