"""`meadhall verify`: replays a match from its seed alone and verifies its file."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from meadhall.arguments import RECOVER_HELP
from meadhall.engine import find_game, record
from meadhall.terminal import saved_matches


def verify(
    file: Path = typer.Argument(help="A match file, from a table or a bug report. 'last' is the most recent match."),
    game: str = typer.Option("", help="The game, if it is not installed: a file or folder, such as examples/pig.py."),
    json: bool = typer.Option(False, "--json", help="Print the proof as JSON only."),
    recover: Annotated[bool, typer.Option("--recover", help=RECOVER_HELP)] = False,
) -> None:
    """Replay a match from its seed alone and verify every outcome, every answer and the final standings."""
    path = saved_matches.match_path(str(file))
    with saved_matches.errors_with_file(path, f"meadhall verify {shlex.quote(str(file))} --game {{game}}"):
        proof = record.verify(path.read_text("utf-8"), find_game(game) if game else None, recover)
    print(msgspec.json.encode(proof).decode() if json else proof_sentences(proof))


def proof_sentences(proof: record.Proof) -> str:
    """Return a proof as sentences."""
    undos = f", {_count_of(proof.taken_back, 'undo')}" if proof.taken_back else ""
    end = "played to its end" if proof.over else "still running" if proof.whole else "where the file breaks off"
    lines = [
        f"Verified: {proof.game} {proof.version}, {_count_of(proof.decisions, 'decision')}{undos}, {end}.",
        f"  {_outcomes_sentence(proof.outcomes)} from the seed {proof.seed}.",
        f"  The seed fits the commitment {proof.commitment}.",
        f"  The match ends in the state {proof.digest}.",
        "  The names of the players are not verified: anyone could have written them.",
    ]
    if proof.differs:
        lines.insert(1, f"  Different version: {proof.differs}. With the rules installed here it is still valid.")
    return "\n".join(lines)


def _count_of(count: int, noun: str) -> str:
    return f"{count} {noun}{'s' * (count != 1)}"


def _outcomes_sentence(outcomes: int) -> str:
    return "The one outcome follows" if outcomes == 1 else f"All {outcomes} outcomes follow"
