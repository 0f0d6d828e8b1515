"""`meadhall train`: fits a game's judgement to matches of its bots."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from meadhall.engine import find_game
from meadhall.extras import require
from meadhall.lab.training import TrainingResult, judgement_of
from meadhall.lab.training import train as learn_from_matches
from meadhall.progress import progress_bar


def train(
    game: str = typer.Argument(help="The game, such as adventureland."),
    matches: int = typer.Option(1000, help="How many matches to play and learn from."),
    seed: str = typer.Option("0", help="The random seed. The same seed gives the same weights."),
    output: Path | None = typer.Option(None, help="The file to write. Without it, the game's own judgement.json."),
    jobs: int = typer.Option(0, help="How many processes to use. 0: one per core."),
    json: bool = typer.Option(False, "--json", help="Print the weights and the test as JSON only."),
) -> None:
    """Learn how likely each side is to win from a position, for analysis and bots, and print how reliable that is.

    About one match of four is used only to test the result.
    """
    require("numpy", "lab", "training needs")
    judgement = judgement_of(find_game(game))
    with progress_bar(game, matches, quiet=json, closing_sentence="Nothing was written.") as progress:
        result = learn_from_matches(game, matches, seed=seed, jobs=jobs or None, progress=progress)
    path = output or judgement.file
    path.write_bytes(msgspec.json.format(msgspec.json.encode(result.weights), indent=1) + b"\n")
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        _print(result, path)


def _print(result: TrainingResult, path: Path) -> None:
    console = Console()
    table = Table(title="Test matches")
    for heading in ("predicted", "positions", "won"):
        table.add_column(heading, justify="right")
    for group in result.bins:
        table.add_row(f"{group.said:.0%}", str(group.positions), f"{group.came:.0%}")
    console.print(table)
    console.print(f"The likeliest side won in {result.named:.0%} of the positions.")
    console.print(f"Log loss {result.loss:.3f} (baseline {result.guess:.3f}: always predicting the mean).")
    console.print(f"Predictions are off by {100 * result.calibration_error:.1f} points on average.")
    console.print(f"Written: {path}")
