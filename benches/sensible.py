"""The cost of a match of `sensible` bots in each game, and its ratio to Adventure Land.

    python -m benches.sensible

Processor time of one process, in rounds in which all games have their turn: what else the machine does meets all.
"""

from __future__ import annotations

import time
from typing import Final

from meadhall.engine.contract.registry import find_game
from meadhall.lab.pairings import schedule
from meadhall.lab.series import Series, play_one

ROUNDS: Final = 3
FIRST: Final = "adventureland"
MATCHES: Final = {FIRST: 16, "heroes": 8, "virtues": 6, "heropath": 3, "swordsorcery": 2}


def seconds(game: str, matches: int, seed: str) -> float:
    """Seconds of a processor for a match, set up at random as in `meadhall compare`."""
    teams = find_game(game).teams(find_game(game).options())
    series = Series(game, ("sensible",) * sum(map(len, teams)), {}, at_random=True)
    pairings = schedule(matches, teams, seed)
    began = time.process_time()
    for pairing in pairings:
        play_one(series, pairing)
    return (time.process_time() - began) / len(pairings)


def main() -> None:
    """Prints a row for each game."""
    for game in MATCHES:
        seconds(game, 1, "warm")
    taken: dict[str, list[float]] = {}
    for number in range(ROUNDS):
        for game, many in MATCHES.items():
            taken.setdefault(game, []).append(seconds(game, many, str(number)))
    print("| | ms a match | matches in the time of one of Adventure Land |\n|---|---:|---:|")
    for game, each in taken.items():
        beside = [first / other for first, other in zip(taken[FIRST], each, strict=True)]
        print(f"| {game} | {_span(each, 1000, 0)} | {_span(beside, 1, 2)} |")


def _span(numbers: list[float], times: float, digits: int) -> str:
    return f"{min(numbers) * times:.{digits}f} to {max(numbers) * times:.{digits}f}"


if __name__ == "__main__":
    main()
