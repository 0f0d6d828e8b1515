"""`meadhall check`: checks all laws for a game, in random matches with all options."""

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

FIRST_LINE_SECONDS: Final = 5  # seconds until the first line with the remaining time
LINE_INTERVAL_SECONDS: Final = 30  # seconds between the lines after the first
ProgressUpdate = Callable[[int, int], None]


def check(
    game: str = typer.Argument(help="The game: adventureland, or a file or folder, such as examples/pig.py."),
    matches: int = typer.Option(MATCHES, min=1, help="How many random matches to play."),
    seed: str = typer.Option("0", help="The random seed. The same seed gives the same matches."),
    only: int = typer.Option(-1, help="Play only this match, as named by a counterexample."),
    tests: list[Path] = typer.Option(
        [], metavar="FOLDER", help="A folder of tests that must name every clause of the rules."
    ),
    json: bool = typer.Option(False, "--json", help="Print the results as JSON only."),
) -> None:
    """Check that a game keeps the laws: it ends, replays, forks, keeps its secrets, and uses all its content."""
    missing = next((folder for folder in tests if not folder.exists()), None)
    if missing is not None:
        raise BadOption(f"there is no folder {missing} with tests; give one, for example --tests tests")
    game_object = find_game(game)
    with _shown_progress(game_object.name, Console(stderr=True, quiet=json)) as progress:
        report = check_game(
            game_object, matches, seed, only=None if only < 0 else only, tests=tests or None, progress=progress
        )
    print(msgspec.json.encode(report_as_data(report)).decode() if json else _report_text(report, game, tests))
    if not report.ok:
        raise typer.Exit(1)


def report_as_data(report: Report) -> dict[str, Any]:
    """Return a report as plain data."""
    return {**msgspec.to_builtins(report), "ok": report.ok}


def _report_text(report: Report, game: str, tests: Sequence[Path]) -> str:
    if report.ok:
        return f"{report.text}\nAll {len(report.results)} laws hold."
    broken_results = [result for result in report.results if result.status == "BROKEN"]
    stopped_count = sum(result.status == "STOPPED" for result in report.results)
    failed_match = next((r.broken.match for r in broken_results if r.broken is not None and r.broken.match >= 0), None)
    hint = (
        _few_matches_hint(report, broken_results)
        if failed_match is None
        else f"\nTo see it again: {_rerun_command(report, game, failed_match, tests)}"
    )
    stopped_text = f"; {stopped_count} more were stopped by the same error" if stopped_count else ""
    return f"{report.text}\n{len(broken_results)} of {len(report.results)} laws are broken{stopped_text}.{hint}"


def _few_matches_hint(report: Report, broken_results: Sequence[Result]) -> str:
    """Return a hint if there were too few matches to see everything; otherwise an empty text."""
    if report.matches >= MATCHES or not broken_results:
        return ""
    matches = "1 match" if report.matches == 1 else f"{report.matches} matches"
    return f"\nNot everything comes up in {matches}: play {MATCHES} to be sure."


def _rerun_command(report: Report, game: str, match: int, tests: Sequence[Path]) -> str:
    folders = "".join(f" --tests {folder}" for folder in tests)
    return f"meadhall check {game} --seed {report.seed} --only {match}{folders}"


@contextmanager
def _shown_progress(name: str, console: Console) -> Generator[ProgressUpdate]:
    """Show the progress and the remaining time: as a bar, or as lines if the output is not a terminal."""
    if not console.is_terminal:
        yield ProgressLines(name, console).update
        return
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("matches, time left")
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task(f"{name}: checking all laws in random matches", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


class ProgressLines:
    """Progress for a log. The first line names the task. Lines with the remaining time follow from time to time."""

    def __init__(self, name: str, console: Console, clock: Callable[[], float] = monotonic) -> None:
        self.name = name
        self.console = console
        self.clock = clock
        self.started_at = clock()
        self.next_line_at = self.started_at + FIRST_LINE_SECONDS

    def update(self, done: int, total: int) -> None:
        """Print a line if it is due. `done` of `total` matches are played."""
        if not done:
            self._print(f"playing {count(total, 'random match', 'random matches')} and checking all laws on the way")
        now = self.clock()
        if not 0 < done < total or now < self.next_line_at:
            return
        self.next_line_at = now + LINE_INTERVAL_SECONDS
        seconds_left = (now - self.started_at) / done * (total - done)
        time_left = (
            f"{max(1, round(seconds_left / 60))} min"
            if seconds_left >= 60
            else count(max(1, round(seconds_left)), "second", "seconds")
        )
        self._print(f"{done} of {total} matches, about {time_left} left")

    def _print(self, text: str) -> None:
        self.console.print(f"{self.name}: {text}", soft_wrap=True)
