"""Who plays where: every line-up is played from every seat on the same seeds, so that luck and seats cancel out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.engine.errors import BadOption


class Pairing(NamedTuple):
    """One match to play: its seed, and which entrant sits on each seat."""

    seed: str
    seats: tuple[int, ...]


def line_up(bots: Sequence[str], players: int) -> list[str]:
    """The bots of a full table: those named, in turn until every seat is taken."""
    if not bots:
        raise BadOption("no bot is named; name one for each seat, or fewer to take turns")
    if len(bots) > players:
        raise BadOption(
            f"{len(bots)} bots are named for {players} seats; name at most {players}, or play with more players"
        )
    return [bots[seat % len(bots)] for seat in range(players)]


def schedule(games: int, players: int, seed: str) -> list[Pairing]:
    """At least so many matches, rounded up so that every entrant sits on every seat once a seed."""
    if games < 1:
        raise BadOption(f"{games} games cannot be played; play at least 1")
    seeds = -(-games // players)
    turns = [tuple((seat + turn) % players for seat in range(players)) for turn in range(players)]
    return [Pairing(f"{seed}/{number}", seats) for number in range(seeds) for seats in turns]
