"""Rewards: the value of a result for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.contract.game import Standing

END: Final = "end"
POINTS: Final = "points"
WAYS: Final = (END, POINTS)


def end_rewards(standings: Sequence[Standing], teams: Sequence[Sequence[int]], shared: bool) -> list[float]:
    """By place, from 1 (first place) to -1 (last place); opponents on the same place count 0.

    If all win or lose together, or if nobody is first, everybody has the same: 1 or -1.
    """
    place = {one.seat: one.place for one in standings}
    if 1 not in place.values():
        return [-1.0] * len(place)
    if shared or len(teams) == 1:
        return [1.0 if place[seat] == 1 else -1.0 for seat in range(len(place))]
    return [_against(place, seat, teams) for seat in range(len(place))]


def _against(place: dict[int, int], seat: int, teams: Sequence[Sequence[int]]) -> float:
    mates = next((team for team in teams if seat in team), (seat,))
    others = [other for other in place if other not in mates and other != seat]
    beaten = sum((place[seat] < place[other]) - (place[seat] > place[other]) for other in others)
    return beaten / len(others)
