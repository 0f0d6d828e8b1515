"""Seats of a series: every line-up is played from every seat on the same seeds, so that luck and seats cancel out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.engine.common.errors import BadOption


class Pairing(NamedTuple):
    """One match to play: its seed, and the entrant of each seat."""

    seed: str
    seats: tuple[int, ...]


def line_up(bots: Sequence[str], teams: Sequence[Sequence[int]]) -> list[str]:
    """The bots of a full table: those named, repeated until every seat is taken; in whole teams, if possible."""
    players = sum(map(len, teams))
    if not bots:
        raise BadOption("no bot is named; name one for each seat, or fewer to take turns")
    if len(bots) > players:
        seats = "1 seat" if players == 1 else f"{players} seats"
        raise BadOption(f"{len(bots)} bots are named for {seats}; name at most {players}, or play with more players")
    chosen = dict[int, str]()
    for number, team in enumerate(teams):
        for seat in team:
            chosen[seat] = bots[(number if len(bots) <= len(teams) else seat) % len(bots)]
    return [chosen[seat] for seat in range(players)]


def schedule(games: int, teams: Sequence[Sequence[int]], seed: str) -> list[Pairing]:
    """At least this many matches, rounded up so that each seed has every entrant on every seat, with its team."""
    if games < 1:
        raise BadOption(f"{games} games cannot be played; play at least 1")
    turns = [_turned(teams, by, within) for by in range(len(teams)) for within in range(len(teams[0]))]
    return [Pairing(f"{seed}/{number}", seats) for number in range(-(-games // len(turns))) for seats in turns]


def with_new_deals(pairings: Sequence[Pairing], seed: str) -> list[Pairing]:
    """The same seats, but a different seed for each match."""
    return [Pairing(f"{seed}/{number}", pairing.seats) for number, pairing in enumerate(pairings)]


def _turned(teams: Sequence[Sequence[int]], by: int, within: int) -> tuple[int, ...]:
    """The entrant of each seat after moving the teams by `by` and the players in them by `within`."""
    sits = dict[int, int]()
    for number, team in enumerate(teams):
        others = teams[(number + by) % len(teams)]
        for place, seat in enumerate(team):
            sits[seat] = others[(place + within) % len(team)]
    return tuple(sits[seat] for seat in range(len(sits)))
