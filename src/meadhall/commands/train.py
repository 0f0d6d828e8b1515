"""`meadhall train`: learns a game's judgement of its positions from matches of its bots."""

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
from meadhall.progress import shown_progress


def train(
    game: str = typer.Argument(help="The game, as in adventureland."),
    matches: int = typer.Option(1000, help="How many matches to play and learn from."),
    seed: str = typer.Option("0", help="The random seed. The same seed gives the same weights."),
    output: Path | None = typer.Option(None, help="The file to write. Without it, the game's own judgement.json."),
    jobs: int = typer.Option(0, help="How many processes to use. 0: one per core."),
    json: bool = typer.Option(False, "--json", help="Print what was learned as JSON only."),
) -> None:
    """Learn how likely each side is to win from a position, for analysis and bots; and say how far that can be trusted.

    One match of four is kept apart, to test what was learned.
    """
    require("numpy", "lab", "training needs")
    judgement = judgement_of(find_game(game))
    with shown_progress(game, matches, quiet=json, then="Nothing was written.") as progress:
        learned = learn_from_matches(game, matches, seed=seed, jobs=jobs or None, progress=progress)
    path = output or judgement.file
    path.write_bytes(msgspec.json.format(msgspec.json.encode(learned.weights), indent=1) + b"\n")
    if json:
        print(msgspec.json.encode(learned).decode())
    else:
        _print(learned, path)


def _print(learned: TrainingResult, path: Path) -> None:
    console = Console()
    table = Table(title="Matches kept apart")
    for heading in ("said to win", "positions", "won"):
        table.add_column(heading, justify="right")
    for one in learned.bins:
        table.add_row(f"{one.said:.0%}", str(one.positions), f"{one.came:.0%}")
    console.print(table)
    console.print(f"The likeliest side won in {learned.named:.0%} of the positions.")
    console.print(f"Log loss {learned.loss:.3f} (baseline {learned.guess:.3f}: a guess that always says the mean).")
    console.print(f"What was said lies {100 * learned.gap:.1f} points from what came, on average.")
    console.print(f"Written: {path}")
