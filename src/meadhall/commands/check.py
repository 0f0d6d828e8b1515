"""`meadhall check`: holds every law against a game, in random matches under every option."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meadhall.engine.errors import BadOption
from meadhall.engine.finding import find_game
from meadhall.testing.check import MATCHES, Report, check_game


def check(
    game: str = typer.Argument(help="Which game: adventureland, or a file or folder as in examples/pig.py."),
    matches: int = typer.Option(MATCHES, min=1, help="How many random matches."),
    seed: str = typer.Option("0", help="Where the luck comes from: the same seed, the same matches."),
    only: int = typer.Option(-1, help="Play this one match alone, as named by a counterexample."),
    tests: list[Path] = typer.Option(
        [], metavar="FOLDER", help="A folder of tests that must name every clause of the rules."
    ),
    json: bool = typer.Option(False, "--json", help="Print the results as JSON, nothing else."),
) -> None:
    """Checks that a game keeps the laws: it ends, replays, forks, keeps its secrets, and all that is in it is used."""
    missing = next((folder for folder in tests if not folder.exists()), None)
    if missing is not None:
        raise BadOption(f"there is no folder {missing} with tests; give one as in --tests tests")
    found = find_game(game)
    with _bar(Console(stderr=True, quiet=json)) as bar:
        task = bar.add_task(found.name, total=matches)
        report = check_game(
            found,
            matches,
            seed,
            only=None if only < 0 else only,
            tests=tests or None,
            progress=lambda done, of: bar.update(task, completed=done, total=of),
        )
    print(msgspec.json.encode(plain(report)).decode() if json else _told(report, game))
    if not report.ok:
        raise typer.Exit(1)


def plain(report: Report) -> dict[str, Any]:
    """A report as plain data."""
    return {**msgspec.to_builtins(report), "ok": report.ok}


def _told(report: Report, game: str) -> str:
    broken = [result for result in report.results if not result.ok]
    if not broken:
        return f"{report.text}\nAll {len(report.results)} laws hold."
    again = next((r.broken.match for r in broken if r.broken is not None and r.broken.match >= 0), None)
    hint = f"\nTo see it again: meadhall check {game} --seed {report.seed} --only {again}" if again is not None else ""
    return f"{report.text}\n{len(broken)} of {len(report.results)} laws are broken.{hint}"


def _bar(console: Console) -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=console, transient=True)
