"""Processes that play matches: they end with the one that began them, and at once where somebody presses Ctrl-C."""

from __future__ import annotations

import multiprocessing
import multiprocessing.process
import os
import signal
import threading
from collections.abc import Iterable


def begin_worker() -> None:
    """Ctrl-C reaches every process of a terminal; here it is the first one that sees to it, and none outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)  # nobody is left who could be told anything


def end_all_but(others: Iterable[multiprocessing.process.BaseProcess]) -> None:
    """Ends the processes that were begun since: nobody waits for a thinker."""
    known = [*others]
    for child in multiprocessing.active_children():
        if child not in known:
            child.terminate()
