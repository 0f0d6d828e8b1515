"""Golden match files: whole matches, one for each adventure and number of players, that must replay byte for byte.

When a rule changes on purpose they are written anew, and the difference is read before it is committed:

    python -m tests.golden.rewrite
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.engine import Match, record
from meadhall.games.adventureland import GAME

FOLDER = Path(__file__).parent
PLAYED = [(adventure, players) for adventure in (1, 2, 3, 4, 5) for players in (2, 3, 4)]


def file_of(adventure: int, players: int) -> Path:
    return FOLDER / f"adventureland-{adventure}-{players}.match"


def played(adventure: int, players: int) -> Match[Any]:
    """A whole match by a fixed policy that has no reason and no luck: it goes round the menu."""
    seed = f"golden {adventure} {players}"
    match = Match(GAME, seed, adventure=adventure, players=players, expansion=adventure > 3)
    play_on(match, 10_000)
    return match


def play_on(match: Match[Any], answers: int) -> None:
    """Gives this many answers by the policy, or as many as there are."""
    for decision in range(answers):
        if match.ask is None:
            return
        options = match.menu().options
        match.answer(match.ask.seat, options[7 * decision % len(options)])


def main() -> None:
    for adventure, players in PLAYED:
        match = played(adventure, players)
        assert match.over
        file_of(adventure, players).write_text(record.save(match), "utf-8")


if __name__ == "__main__":
    main()
