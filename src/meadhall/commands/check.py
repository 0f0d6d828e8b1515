"""`meadhall check`: checks every law for a game, in random matches under every option."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meadhall.engine import BadOption, find_game
from meadhall.engine.common.english import count
from meadhall.testing.check import MATCHES, Report, Result, check_game

FIRST: Final = 5  # seconds before the first line of progress
EVERY: Final = 30  # seconds between two later lines
Progressing = Callable[[int, int], None]


def check(
    game: str = typer.Argument(help="The game: adventureland, or a file or folder as in examples/pig.py."),
    matches: int = typer.Option(MATCHES, min=1, help="How many random matches to play."),
    seed: str = typer.Option("0", help="The random seed. The same seed gives the same matches."),
    only: int = typer.Option(-1, help="Play only this match, as named by a counterexample."),
    tests: list[Path] = typer.Option(
        [], metavar="FOLDER", help="A folder of tests that must name every clause of the rules."
    ),
    json: bool = typer.Option(False, "--json", help="Print the results as JSON only."),
) -> None:
    """Check that a game keeps the laws: it ends, replays, forks, keeps its secrets, and uses everything in it."""
    missing = next((folder for folder in tests if not folder.exists()), None)
    if missing is not None:
        raise BadOption(f"there is no folder {missing} with tests; give one as in --tests tests")
    found = find_game(game)
    with _progress(found.name, Console(stderr=True, quiet=json)) as progress:
        report = check_game(
            found, matches, seed, only=None if only < 0 else only, tests=tests or None, progress=progress
        )
    print(msgspec.json.encode(plain(report)).decode() if json else _told(report, game, tests))
    if not report.ok:
        raise typer.Exit(1)


def plain(report: Report) -> dict[str, Any]:
    """A report as plain data."""
    return {**msgspec.to_builtins(report), "ok": report.ok}


def _told(report: Report, game: str, tests: Sequence[Path]) -> str:
    if report.ok:
        return f"{report.text}\nAll {len(report.results)} laws hold."
    broken = [result for result in report.results if result.standing == "BROKEN"]
    stopped = sum(result.standing == "STOPPED" for result in report.results)
    again = next((r.broken.match for r in broken if r.broken is not None and r.broken.match >= 0), None)
    hint = _few(report, broken) if again is None else f"\nTo see it again: {_again(report, game, again, tests)}"
    also = f"; {stopped} more were stopped by the same error" if stopped else ""
    return f"{report.text}\n{len(broken)} of {len(report.results)} laws are broken{also}.{hint}"


def _few(report: Report, broken: Sequence[Result]) -> str:
    """A note if too few matches were played to say that something never comes up."""
    if report.matches >= MATCHES or not broken:
        return ""
    played = "1 match" if report.matches == 1 else f"{report.matches} matches"
    return f"\nNot everything comes up in {played}: play {MATCHES} to be sure."


def _again(report: Report, game: str, match: int, tests: Sequence[Path]) -> str:
    folders = "".join(f" --tests {folder}" for folder in tests)
    return f"meadhall check {game} --seed {report.seed} --only {match}{folders}"


@contextmanager
def _progress(name: str, console: Console) -> Generator[Progressing]:
    """Show the progress and the time left: as a bar, or without a terminal as a line at intervals."""
    if not console.is_terminal:
        yield Lines(name, console).tell
        return
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("matches, time left")
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task(f"{name}: checking all laws in random matches", total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


class Lines:
    """Progress for a log: the task at once, a line after a few seconds, then one every half minute."""

    def __init__(self, name: str, console: Console, clock: Callable[[], float] = monotonic) -> None:
        self.name = name
        self.console = console
        self.clock = clock
        self.begun = clock()
        self.next = self.begun + FIRST

    def tell(self, done: int, of: int) -> None:
        """Print a line if one is due, after this many matches."""
        if not done:
            self._print(f"playing {count(of, 'random match', 'random matches')} and checking all laws on the way")
        now = self.clock()
        if not 0 < done < of or now < self.next:
            return
        self.next = now + EVERY
        left = (now - self.begun) / done * (of - done)
        still = f"{max(1, round(left / 60))} min" if left >= 60 else count(max(1, round(left)), "second", "seconds")
        self._print(f"{done} of {of} matches, about {still} left")

    def _print(self, text: str) -> None:
        self.console.print(f"{self.name}: {text}", soft_wrap=True)
