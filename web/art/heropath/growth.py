"""Things on the land: peaks, trees, willows, reeds, crystals. A few of each kind, drawn once and planted often."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from pen import Point, line, n, ring, shape, soft, stroke

# ---- peaks


class Stone(NamedTuple):
    """The washes of a mountain: its lit side, its dark side, its cap, and the ink of its hatching."""

    lit: str
    dark: str
    cap: str
    ink: str


VIOLET: Final = Stone("#a39bb0", "#6d6580", "#ece8ee", "#3a3348")
RED: Final = Stone("#c47f66", "#8d4a3f", "#f0cdb4", "#4a1f18")


def peak(luck: random.Random, stone: Stone, capped: bool) -> str:
    """Return one mountain with its foot around 0, 0, about 80 wide and 80 high."""
    high, left, right = luck.uniform(62, 86), luck.uniform(-44, -34), luck.uniform(34, 44)
    top = (luck.uniform(-6, 6), -high)
    west = _flank(luck, (left, 0), top)
    east = _flank(luck, top, (right, 0))
    ridge = [top, (top[0] + 5, -high * 0.7), (top[0] - 3, -high * 0.46), (top[0] + 7, -high * 0.2), (top[0] + 1, 2)]
    foot = [(right, 0.0), (right * 0.4, 4.0), (left * 0.4, 4.0)]
    drawn = shape(line([*west, *east[1:], *foot[1:]], closed=True), stone.lit, 2.2, edge=stone.ink)
    drawn += shape(line([*ridge, *reversed(east)], closed=True), stone.dark, 0)
    drawn += "".join(_hatch(ridge, east, stone.ink))
    if capped:
        drawn += _cap(west, east, top, stone)
    drawn += stroke(line(ridge[:4]), stone.ink, 1.4) + stroke(line([*west, *east[1:]]), stone.ink, 2.2)
    return drawn


def _flank(luck: random.Random, start: Point, end: Point) -> list[Point]:
    (ax, ay), (bx, by) = start, end
    steps = (0.0, 0.27, 0.5, 0.76, 1.0)
    return [
        (
            ax + t * (bx - ax) + (luck.uniform(-3, 3) if 0 < t < 1 else 0),
            ay + t * (by - ay) + (luck.uniform(-3, 3) if 0 < t < 1 else 0),
        )
        for t in steps
    ]


def _hatch(ridge: Sequence[Point], east: Sequence[Point], ink: str) -> list[str]:
    found: list[str] = []
    for step in range(1, 7):
        t = step / 7.5
        (ax, ay), (bx, by) = _along(ridge, t), _along(east, min(1, t + 0.1))
        found.append(stroke(f"M{n(ax + 3)} {n(ay + 2)}L{n(bx - 3)} {n(by - 1)}", ink, 0.9, ' stroke-opacity=".5"'))
    return found


def _along(points: Sequence[Point], t: float) -> Point:
    at = t * (len(points) - 1)
    first = min(int(at), len(points) - 2)
    (ax, ay), (bx, by) = points[first], points[first + 1]
    return ax + (at - first) * (bx - ax), ay + (at - first) * (by - ay)


def _cap(west: Sequence[Point], east: Sequence[Point], top: Point, stone: Stone) -> str:
    a, b = _along(west, 0.72), _along(east, 0.28)
    x, y = top
    edge = [a, (x - 7, y + 17), (x - 2, y + 25), (x + 3, y + 15), (x + 9, y + 23), b]
    return shape(line([*edge, top], closed=True), stone.cap, 0) + stroke(line(edge), stone.ink, 1)


# ---- trees


def round_tree(luck: random.Random) -> str:
    """A broad tree of the Ancient Woods, its foot at 0, 0; about 34 wide and 44 high."""
    green = luck.choice(["#4f7d3f", "#5c8a46", "#447038", "#668f42"])
    trunk = shape("M-3.4 0L-2.6 -16h5.2L3.4 0q-3.4 2 -6.8 0z", "#6b4a2c", 1.3)
    crown = shape(soft(ring(luck, 0, -26, 16, 15, 0.12, 9), closed=True), green, 1.7)
    light = "".join(
        stroke(f"M{n(x)} {n(y)}q4 -4.5 8.4 -1.6", "#a8c878", 1.5, ' stroke-opacity=".8"')
        for x, y in ((-10, -30), (-4, -36), (-8, -22))
    )
    dark = "".join(
        stroke(f"M{n(x)} {n(y)}q3.6 3.4 7.6 1", "#22381b", 1.2, ' stroke-opacity=".75"')
        for x, y in ((1, -20), (5, -27), (-4, -16))
    )
    return trunk + crown + light + dark


def fir(luck: random.Random) -> str:
    """A fir, its foot at 0, 0; about 26 wide and 50 high."""
    green = luck.choice(["#2f5a3a", "#386345", "#28503a"])
    drawn = shape("M-2.6 0v-8h5.2v8z", "#5a3d25", 1.2)
    for wide, low, high in ((14, -6, -27), (11.5, -18, -38), (8, -30, -51)):
        drawn += shape(f"M{-wide} {low}q{wide / 2:g} 3.4 {wide} .6q{wide / 2:g} 2.6 {wide} -.6L0 {high}z", green, 1.5)
        drawn += stroke(f"M{n(wide * 0.2)} {n(low - 3)}L{n(wide * 0.62)} {n(low - 2)}", "#16301f", 1.1)
        drawn += stroke(f"M{n(-wide * 0.62)} {n(low - 3)}L-1.5 {n(high + 7)}", "#6f9a68", 1, ' stroke-opacity=".7"')
    return drawn


def willow(luck: random.Random) -> str:
    """A weeping willow, its foot at 0, 0; about 46 wide and 48 high."""
    trunk = shape("M-4.5 0Q-1.5 -12 -4 -26L-1 -34L2.5 -26Q1.4 -12 5 0Q0 2.4 -4.5 0z", "#7a5a34", 1.5)
    crown = shape(soft(ring(luck, 0, -34, 20, 12, 0.1, 10), closed=True), "#93a948", 1.5)
    strands = ""
    for step in range(9):
        x = -22 + step * 5.5
        top, down = -34 + abs(x) * 0.28, -8 - luck.uniform(0, 8)
        strands += stroke(
            (
                f"M{n(x * 0.8)} {n(top)}Q{n(x * 1.12)} {n((top + down) / 2 - 6)}"
                f" {n(x * 1.04 + luck.uniform(-1.5, 1.5))} {n(down)}"
            ),
            "#66803a",
            2.5,
        )
        strands += stroke(
            f"M{n(x * 0.8 + 1)} {n(top)}Q{n(x * 1.12 + 1)} {n((top + down) / 2 - 6)} {n(x * 1.04 + 1.4)} {n(down - 4)}",
            "#b9c765",
            1.1,
        )
    return trunk + crown + strands + stroke("M-12 -41q6 -5 13 -3", "#cdd98a", 1.5)


# ---- small things


def tuft(luck: random.Random) -> str:
    """Grass."""
    return "".join(
        stroke(f"M{x} 0q{n(luck.uniform(-2, 2))} -6 {n(x * 0.5 + luck.uniform(-1, 1))} -11", "#6f7a34", 1.4)
        for x in (-4, -1, 2, 5)
    )


def reeds(luck: random.Random) -> str:
    """Reeds with their brown heads."""
    drawn = ""
    for x in (-7, -2, 3, 8):
        high = luck.uniform(16, 25)
        drawn += stroke(f"M{x} 0q1 {n(-high / 2)} {n(luck.uniform(-1, 3))} {n(-high)}", "#5c7440", 1.5)
        if luck.random() < 0.7:
            drawn += stroke(f"M{n(x + 1.5)} {n(-high - 5)}v6", "#6e4a25", 3.4)
    return drawn


def heather(luck: random.Random) -> str:
    """Dry heather of the highlands."""
    stems = "".join(
        stroke(f"M0 0q{n(x / 2)} -4 {x} {n(-7 - luck.uniform(0, 3))}", "#574a63", 1.2) for x in (-7, -3, 2, 6)
    )
    return stems + "".join(
        f'<circle cx="{n(x)}" cy="{n(-8 - luck.uniform(0, 3))}" r="1.6" fill="#8c6a99"/>' for x in (-7, -2, 3, 6)
    )


def boulder(luck: random.Random, fill: str = "#7d7168", dark: str = "#564a41") -> str:
    """Return a loose rock."""
    points = [(-12, 0), (-10, -8), (-3, -13), (6, -11), (11, -4), (12, 1), (0, 3)]
    rough = [(x + luck.uniform(-1.6, 1.6), y + luck.uniform(-1.6, 1.6)) for x, y in points]
    return (
        shape(line(rough, closed=True), fill, 1.6)
        + shape(line([rough[2], rough[3], rough[4], rough[5], rough[6], (1, -5)], closed=True), dark, 0)
        + stroke(line([rough[2], (1, -5), rough[6]]), "#2b1d12", 1)
    )


def red_boulder(luck: random.Random) -> str:
    """Return a red boulder."""
    return boulder(luck, "#bb7460", "#84453b")


def crystal(luck: random.Random) -> str:
    """Rubies that grow from the rock."""
    drawn = ""
    for x, usual, lean in ((-6, 14, -4), (5, 17, 4), (0, 23, 0)):
        high = usual + luck.uniform(-2, 2)
        drawn += shape(
            (
                f"M{x - 4} 0L{n(x + lean - 3)} {n(-high + 5)}L{n(x + lean)}"
                f" {n(-high)}L{n(x + lean + 3)} {n(-high + 5)}L{x + 4} 0z"
            ),
            "#c92f45",
            1.4,
            edge="#4d0d18",
        )
        drawn += stroke(f"M{n(x - 1)} -3L{n(x + lean - 1)} {n(-high + 5)}", "#ff9aa5", 1.2)
    return drawn


def stalagmite(luck: random.Random) -> str:
    """A tooth of stone in the cave."""
    high = luck.uniform(18, 32)
    return shape(f"M-9 2Q-4 -4 -1.5 {n(-high)}Q2 -6 9 2Q0 5 -9 2z", "#5d5046", 1.5, edge="#1c140e") + stroke(
        f"M-2.5 -3Q-1 -10 -1 {n(-high + 6)}", "#a3927e", 1.2
    )


def mushroom(luck: random.Random) -> str:
    """Toadstools."""
    drawn = ""
    for x, high in ((-5, 7), (4, 11)):
        drawn += shape(f"M{x - 1.6} 0v{-high}h3.2v{high}z", "#efe2c4", 1)
        drawn += (
            shape(f"M{x - 6} {-high + 1}q6 -9 12 0z", "#b2402f", 1.2)
            + f'<circle cx="{x}" cy="{-high - 2}" r="1.1" fill="#fff"/>'
        )
    return drawn


def flowers(luck: random.Random) -> str:
    """A few flowers of the plain."""
    return "".join(
        stroke(f"M{x} 0v-6", "#6f7a34", 1)
        + (
            f'<circle cx="{x}" cy="{n(-7 - luck.uniform(0, 2))}" r="2"'
            f' fill="{luck.choice(["#f4e7a1", "#e9b64c", "#d98594", "#fff6e2"])}" stroke="#5b4a1c"'
            ' stroke-width=".6"/>'
        )
        for x in (-6, 0, 5)
    )


Maker = Callable[[random.Random], str]


class Kind(NamedTuple):
    """A kind of plant or rock: its drawing, the number of variants, half its width, and its height."""

    make: Maker
    ways: int
    wide: float
    high: float


KINDS: Final[dict[str, Kind]] = {
    "violet": Kind(lambda luck: peak(luck, VIOLET, True), 5, 44, 86),
    "bare": Kind(lambda luck: peak(luck, VIOLET, False), 4, 44, 86),
    "red": Kind(lambda luck: peak(luck, RED, False), 5, 44, 86),
    "snowy": Kind(lambda luck: peak(luck, RED, True), 3, 44, 86),
    "tree": Kind(round_tree, 5, 18, 44),
    "fir": Kind(fir, 4, 15, 52),
    "willow": Kind(willow, 4, 25, 48),
    "tuft": Kind(tuft, 3, 8, 12),
    "reeds": Kind(reeds, 3, 11, 30),
    "heather": Kind(heather, 3, 9, 12),
    "boulder": Kind(boulder, 3, 13, 14),
    "redrock": Kind(red_boulder, 3, 13, 14),
    "crystal": Kind(crystal, 3, 11, 25),
    "tooth": Kind(stalagmite, 3, 10, 32),
    "toadstool": Kind(mushroom, 2, 10, 16),
    "flowers": Kind(flowers, 4, 9, 10),
}


def symbols() -> str:
    """Return all kinds in all variants, as symbols with the id `kind-variant`."""
    found = ""
    for name, kind in KINDS.items():
        for way in range(kind.ways):
            found += f'<g id="{name}-{way}">{kind.make(random.Random(f"{name} {way}"))}</g>'
    return found
