"""Shows the progress of long work such as a series of games: a bar while it runs, and a message after Ctrl-C."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

STOPPED_STATUS = 130  # exit status of a command that Ctrl-C ended


@contextmanager
def progress_bar(
    title: str, matches: int, *, quiet: bool, closing_sentence: str = "", unit: str = "games"
) -> Generator[Callable[[int, int], None]]:
    """Show a progress bar. Yield a function that updates it with the number of matches done and the total.

    Ctrl-C ends the command with a message, which ends with `closing_sentence`. `unit` is the unit of the numbers.
    """
    done, total = 0, matches

    def count(done_now: int, total_now: int) -> None:
        nonlocal done, total
        done, total = done_now, total_now
        bar.update(task, completed=done, total=total)

    try:
        with _build_bar(quiet) as bar:
            task = bar.add_task(title, total=matches)
            yield count
    except KeyboardInterrupt:
        print(f"Stopped after {done} of {total} {unit}.{closing_sentence and f' {closing_sentence}'}", file=sys.stderr)
        raise typer.Exit(STOPPED_STATUS) from None


def _build_bar(quiet: bool) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True, quiet=quiet), transient=True)
