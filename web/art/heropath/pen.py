"""Pen and wash: lines that waver a little, the same way in every run, and filled shapes with an inked edge."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence

Point = tuple[float, float]

INK = "#2b1d12"


def n(value: float) -> str:
    """Return the number as a string without superfluous digits."""
    return (
        f"{value:.1f}".removesuffix(".0").replace("-0", "0") if abs(value) < 0.05 else f"{value:.1f}".removesuffix(".0")
    )


def line(points: Sequence[Point], *, closed: bool = False) -> str:
    """Return a path with corners."""
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + ("Z" if closed else "")


def soft(points: Sequence[Point], *, closed: bool = False) -> str:
    """Return a path without corners, through the midpoints between points."""
    if closed:
        (x, y), (sx, sy) = points[-1], points[0]
        path = f"M{n((x + sx) / 2)} {n((y + sy) / 2)}"
        for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
            path += f"Q{n(ax)} {n(ay)} {n((ax + bx) / 2)} {n((ay + by) / 2)}"
        return path + "Z"
    (x, y), *rest = points
    path = f"M{n(x)} {n(y)}"
    for (ax, ay), (bx, by) in itertools.pairwise(rest):
        path += f"Q{n(ax)} {n(ay)} {n((ax + bx) / 2)} {n((ay + by) / 2)}"
    return path + f"L{n(rest[-1][0])} {n(rest[-1][1])}"


def stroke(path: str, colour: str = INK, width: float = 1.5, more: str = "") -> str:
    """Return a drawn line."""
    return f'<path d="{path}" stroke="{colour}" stroke-width="{n(width)}"{more} class="l"/>'


def shape(path: str, fill: str, width: float = 1.5, more: str = "", edge: str = INK) -> str:
    """Return a filled shape with an inked edge."""
    rim = f' stroke="{edge}" stroke-width="{n(width)}"' if width else ""
    return f'<path d="{path}" fill="{fill}"{rim}{more}/>'


def ring(
    luck: random.Random, x: float, y: float, rx: float, ry: float, rough: float = 0.08, count: int = 14
) -> list[Point]:
    """Return an irregular round outline, as of something that grew."""
    return [
        (
            x + rx * math.cos(turn) * (1 + luck.uniform(-rough, rough)),
            y + ry * math.sin(turn) * (1 + luck.uniform(-rough, rough)),
        )
        for turn in (2 * math.pi * step / count for step in range(count))
    ]


def offset(points: Sequence[Point], by: float) -> list[Point]:
    """Return the same line moved to its left by `by`."""
    found: list[Point] = []
    for at, (x, y) in enumerate(points):
        (ax, ay), (bx, by_) = points[max(0, at - 1)], points[min(len(points) - 1, at + 1)]
        length = math.hypot(bx - ax, by_ - ay) or 1
        found.append((x - (by_ - ay) / length * by, y + (bx - ax) / length * by))
    return found
