"""Lines that look drawn by hand: they waver a little, the same way in every run."""

from __future__ import annotations

import random
from collections.abc import Sequence

Point = tuple[float, float]

INK = "#2b1d12"


def number(value: float) -> str:
    """Return the number as a string without superfluous digits."""
    return f"{value:.1f}".removesuffix(".0")


def flowing(points: Sequence[Point], start: str = "M") -> str:
    """Return a path without corners: it goes through the midpoints between points."""
    (x, y), *rest = points
    path = f"{start}{number(x)} {number(y)}"
    for (ax, ay), (bx, by) in zip(rest, [*rest[1:], rest[-1]], strict=True):
        path += f"Q{number(ax)} {number(ay)} {number((ax + bx) / 2)} {number((ay + by) / 2)}"
    return path


def angular(points: Sequence[Point], *, closed: bool = False) -> str:
    """Return a path with corners."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("Z" if closed else "")


def wavering(luck: random.Random, height: float, swing: float, step: float = 28, width: float = 1120) -> list[Point]:
    """Return a line that goes up and down across the whole width."""
    points: list[Point] = []
    x, drift = -step, 0.0
    while x < width + 2 * step:
        drift = 0.6 * drift + luck.uniform(-swing, swing)
        points.append((x + luck.uniform(-3, 3), height + max(-swing, min(swing, drift))))
        x += step
    return points


def area(line: Sequence[Point], edge: float, fill: str, more: str = "") -> str:
    """Return the area between a line and a height."""
    first, last = line[0], line[-1]
    path = f"{flowing(line)}L{number(last[0])} {number(edge)}L{number(first[0])} {number(edge)}Z"
    return f'<path d="{path}" fill="{fill}"{more}/>'


def stroke(path: str, colour: str = INK, width: float = 1.5, more: str = "") -> str:
    """Return a drawn line."""
    look = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{path}" stroke="{colour}" stroke-width="{number(width)}" {look}{more}/>'


def blob(path: str, fill: str, width: float = 1.5, more: str = "") -> str:
    """Return a filled shape with a drawn outline."""
    return (
        f'<path d="{path}" fill="{fill}" stroke="{INK}" stroke-width="{number(width)}" stroke-linejoin="round"{more}/>'
    )
