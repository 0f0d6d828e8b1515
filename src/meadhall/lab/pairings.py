"""Assigns bots to seats. Each seed is played several times, with the bots moved to other seats.

So neither the luck of a seed nor a better seat favours a bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.engine.common.errors import BadOption


class Pairing(NamedTuple):
    """One match to play: its seed, and the entrant in each seat (the index of a bot in the line-up)."""

    seed: str
    seats: tuple[int, ...]


def line_up(bots: Sequence[str], teams: Sequence[Sequence[int]]) -> list[str]:
    """Return one bot for each seat, or one for each team if there are no more bots than teams.

    If there are fewer bots than seats or teams, the bots repeat in order. Raise BadOption if there are no bots, or more
    bots than seats.
    """
    players = sum(map(len, teams))
    if not bots:
        raise BadOption("name at least one bot; if there are fewer bots than seats, they repeat")
    if len(bots) > players:
        seats = "1 seat" if players == 1 else f"{players} seats"
        raise BadOption(f"there are {len(bots)} bots for {seats}; name at most {players}, or play with more players")
    bot_by_seat = dict[int, str]()
    for number, team in enumerate(teams):
        for seat in team:
            bot_by_seat[seat] = bots[(number if len(bots) <= len(teams) else seat) % len(bots)]
    return [bot_by_seat[seat] for seat in range(players)]


def make_schedule(matches: int, teams: Sequence[Sequence[int]], seed: str) -> list[Pairing]:
    """Return at least `matches` matches. Each seed is played once for every rotation of the line-up through the seats.

    A rotation moves the teams, and the players within each team.
    """
    if matches < 1:
        raise BadOption(f"{matches} games cannot be played; play at least 1")
    rotations = [
        _rotated_entrants(teams, team_shift, player_shift)
        for team_shift in range(len(teams))
        for player_shift in range(len(teams[0]))
    ]
    return [
        Pairing(f"{seed}/{number}", seats) for number in range(-(-matches // len(rotations))) for seats in rotations
    ]


def with_new_deals(pairings: Sequence[Pairing], seed: str) -> list[Pairing]:
    """Return the same matches, each with a different seed."""
    return [Pairing(f"{seed}/{number}", pairing.seats) for number, pairing in enumerate(pairings)]


def _rotated_entrants(teams: Sequence[Sequence[int]], team_shift: int, player_shift: int) -> tuple[int, ...]:
    """Return the entrant in each seat. Teams have moved by `team_shift`, and players in a team by `player_shift`."""
    entrants = dict[int, int]()
    for number, team in enumerate(teams):
        source_team = teams[(number + team_shift) % len(teams)]
        for index, seat in enumerate(team):
            entrants[seat] = source_team[(index + player_shift) % len(team)]
    return tuple(entrants[seat] for seat in range(len(entrants)))
