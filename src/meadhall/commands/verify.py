"""`meadhall verify`: proves a match file from its seed alone."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer

from meadhall.engine import record
from meadhall.engine.errors import BadRecord
from meadhall.engine.finding import find_game


def verify(
    file: Path = typer.Argument(help="A match file, as saved by a table or a bug report."),
    game: str = typer.Option("", help="The game, where it is not installed: a file or folder, as in examples/pig.py."),
    json: bool = typer.Option(False, "--json", help="Print the proof as JSON, nothing else."),
) -> None:
    """Plays a match again from its seed alone and proves every outcome, every answer and the final standings."""
    try:
        proof = record.verify(read_match(file), find_game(game) if game else None)
    except BadRecord as error:
        raise BadRecord(f"{file.name}: {error}") from None
    print(msgspec.json.encode(proof).decode() if json else sentences(proof))


def read_match(file: Path) -> str:
    """The text of a match file; BadRecord says why it cannot be read."""
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise BadRecord(f"it cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord("it is not text; a match file is JSON, line by line") from None


def sentences(proof: record.Proof) -> str:
    """What was proved, for people."""
    back = f", {proof.taken_back} times taken back" if proof.taken_back else ""
    end = "played to its end" if proof.over else "still running"
    return "\n".join(
        [
            f"Verified: {proof.game} {proof.version}, {proof.decisions} decisions{back}, {end}.",
            f"  All {proof.outcomes} outcomes follow from the seed {proof.seed}.",
            f"  The seed fits the commitment {proof.commitment}.",
            f"  The match ends in the state {proof.digest}.",
        ]
    )
