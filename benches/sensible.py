"""Measures the time of a match of `sensible` bots in each game, and its ratio to Adventure Land.

    python -m benches.sensible

It measures the processor time of one process. Each round has all games, so that other work on the machine affects all
games equally.
"""

from __future__ import annotations

import time
from typing import Final

from meadhall.engine.contract.registry import find_game
from meadhall.lab.pairings import make_schedule
from meadhall.lab.series import Series, play_pairing

ROUNDS: Final = 3
REFERENCE_GAME: Final = "adventureland"
MATCHES: Final = {REFERENCE_GAME: 16, "heroes": 8, "virtues": 6, "heropath": 3, "swordsorcery": 2}


def seconds(game: str, matches: int, seed: str) -> float:
    """Return the seconds of processor time per match, with a random set-up, like `meadhall compare`."""
    teams = find_game(game).teams(find_game(game).options())
    series = Series(game, ("sensible",) * sum(map(len, teams)), {}, at_random=True)
    pairings = make_schedule(matches, teams, seed)
    began = time.process_time()
    for pairing in pairings:
        play_pairing(series, pairing)
    return (time.process_time() - began) / len(pairings)


def main() -> None:
    """Print a row for each game."""
    for game in MATCHES:
        seconds(game, 1, "warm")
    times_by_game: dict[str, list[float]] = {}
    for number in range(ROUNDS):
        for game, matches in MATCHES.items():
            times_by_game.setdefault(game, []).append(seconds(game, matches, str(number)))
    print("| | ms a match | matches in the time of one of Adventure Land |\n|---|---:|---:|")
    for game, seconds_taken in times_by_game.items():
        ratios = [first / other for first, other in zip(times_by_game[REFERENCE_GAME], seconds_taken, strict=True)]
        print(f"| {game} | {_span_text(seconds_taken, 1000, 0)} | {_span_text(ratios, 1, 2)} |")


def _span_text(numbers: list[float], times: float, digits: int) -> str:
    return f"{min(numbers) * times:.{digits}f} to {max(numbers) * times:.{digits}f}"


if __name__ == "__main__":
    main()
