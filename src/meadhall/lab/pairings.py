"""Seats of a series: every line-up is played from every seat with the same seeds, so that luck and seats cancel out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.engine.common.errors import BadOption


class Pairing(NamedTuple):
    """One match to play: its seed, and the entrant of each seat."""

    seed: str
    seats: tuple[int, ...]


def line_up(bots: Sequence[str], teams: Sequence[Sequence[int]]) -> list[str]:
    """Return the bot of every seat: the named bots, repeated in order, one per team if that fits.

    BadOption if there are no bots, or more than seats.
    """
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
    """Return at least `games` matches: every seed is played with each team on each team's seats.

    An entrant is the number of a bot in the line-up.
    """
    if games < 1:
        raise BadOption(f"{games} games cannot be played; play at least 1")
    rotations = [
        _rotated(teams, team_shift, player_shift)
        for team_shift in range(len(teams))
        for player_shift in range(len(teams[0]))
    ]
    return [Pairing(f"{seed}/{number}", seats) for number in range(-(-games // len(rotations))) for seats in rotations]


def with_new_deals(pairings: Sequence[Pairing], seed: str) -> list[Pairing]:
    """Return the same seatings, each match with a seed of its own."""
    return [Pairing(f"{seed}/{number}", pairing.seats) for number, pairing in enumerate(pairings)]


def _rotated(teams: Sequence[Sequence[int]], team_shift: int, player_shift: int) -> tuple[int, ...]:
    """Return the entrant of each seat after rotating the teams, and then the players within each team."""
    entrants = dict[int, int]()
    for number, team in enumerate(teams):
        source_team = teams[(number + team_shift) % len(teams)]
        for index, seat in enumerate(team):
            entrants[seat] = source_team[(index + player_shift) % len(team)]
    return tuple(entrants[seat] for seat in range(len(entrants)))
