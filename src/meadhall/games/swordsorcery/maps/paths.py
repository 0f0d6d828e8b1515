"""The path that an enemy takes: the shortest, with the fewest Hindrances, then by the map file (SS-AI-06, SS-AI-07)."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.swordsorcery.maps.board import FAR, board_of


@lru_cache(maxsize=20_000)
def first_steps(
    quest: str, opened: int, flying: bool, hindered: frozenset[int], start: int, end: int
) -> tuple[int, ...]:
    """The areas with which an equally good path begins, the best first; empty if there is no way, or nowhere to go."""
    board = board_of(quest)
    steps, far = board.steps(opened, flying), board.ways(opened, flying)
    if start == end or far[start][end] == FAR:
        return ()
    costs = {to: _hindrances(steps, far, hindered, to, end) for to in _nearer(steps, far, start, end)}
    least = min(costs.values())
    return tuple(sorted(to for to, cost in costs.items() if cost == least))


def _nearer(steps: tuple[tuple[int, ...], ...], far: tuple[tuple[int, ...], ...], at: int, end: int) -> list[int]:
    return [to for to in steps[at] if far[to][end] == far[at][end] - 1]


def _hindrances(
    steps: tuple[tuple[int, ...], ...], far: tuple[tuple[int, ...], ...], hindered: frozenset[int], at: int, end: int
) -> int:
    """The fewest areas with Hindrances on a shortest way from here, this one included."""
    here = int(at in hindered)
    if at == end:
        return here
    return here + min(_hindrances(steps, far, hindered, to, end) for to in _nearer(steps, far, at, end))
