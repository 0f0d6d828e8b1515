"""Things in the lands of Heroes, such as mountains, trees, clouds and waves. Each is drawn from its foot up."""

from __future__ import annotations

import random
from math import cos, pi, sin

from pen import INK, angular, blob, flowing, number, stroke

Luck = random.Random


def rock(luck: Luck, x: float, y: float, size: float, fill: str = "#7f7468") -> str:
    """A boulder, lit from the left."""
    top = (x + luck.uniform(-0.1, 0.1) * size, y - size * luck.uniform(0.85, 1))
    left = [(x - 0.55 * size, y), (x - 0.42 * size, y - 0.5 * size), top]
    right = [(x + 0.26 * size, y - 0.75 * size), (x + 0.5 * size, y - 0.35 * size), (x + 0.58 * size, y)]
    shade = [top, (x + 0.04 * size, y - 0.4 * size), (x + 0.14 * size, y), right[2], right[1], right[0]]
    return (
        blob(angular([*left, *right], closed=True), fill)
        + f'<path d="{angular(shade, closed=True)}" fill="#1d1009" opacity=".35"/>'
        + stroke(
            angular([(x - 0.3 * size, y - 0.35 * size), (x - 0.2 * size, y - 0.15 * size)]),
            width=1,
            more=' opacity=".6"',
        )
    )


def mountain(luck: Luck, x: float, y: float, wide: float, high: float, fill: str, cap: str = "") -> str:
    """Return a peak with a shaded side and a few scratches. `cap` is the colour of its snow, or ""."""
    top = (x + luck.uniform(-0.06, 0.06) * wide, y - high)
    left = [(x - wide / 2, y), (x - 0.3 * wide, y - 0.42 * high), (x - 0.14 * wide, y - 0.7 * high)]
    right = [(x + 0.12 * wide, y - 0.68 * high), (x + 0.26 * wide, y - 0.4 * high), (x + wide / 2, y)]
    shade = [
        top,
        (x + 0.02 * wide, y - 0.6 * high),
        (x - 0.05 * wide, y - 0.3 * high),
        (x + 0.06 * wide, y),
        right[2],
        right[1],
        right[0],
    ]
    drawn = blob(angular([*left, top, *right], closed=True), fill)
    drawn += f'<path d="{angular(shade, closed=True)}" fill="#1d1009" opacity=".3"/>'
    for part in (0.2, 0.32, 0.4):
        sx, sy = x - part * wide * 0.8, y - high * (0.75 - part * 1.3)
        drawn += stroke(angular([(sx, sy), (sx - 0.03 * wide, sy + 0.14 * high)]), width=1, more=' opacity=".5"')
    if cap:
        snow = [
            top,
            right[0],
            (x + 0.05 * wide, y - 0.6 * high),
            (x, y - 0.7 * high),
            (x - 0.07 * wide, y - 0.58 * high),
            left[2],
        ]
        drawn += blob(angular(snow, closed=True), cap, 1.1)
    return drawn


def bare_tree(luck: Luck, x: float, y: float, size: float) -> str:
    """A tree that has lost its leaves."""
    drawn = stroke(flowing([(x, y), (x + 1, y - 0.3 * size), (x - 1, y - 0.6 * size)]), width=size / 14)
    for turn in (-0.9, -0.35, 0.3, 0.85):
        bend, long = turn + luck.uniform(-0.15, 0.15), size * luck.uniform(0.36, 0.5)
        sx, sy = x - 0.5, y - size * luck.uniform(0.42, 0.6)
        ex, ey = sx + long * sin(bend), sy - long * cos(bend)
        drawn += stroke(flowing([(sx, sy), ((sx + ex) / 2 + 2, (sy + ey) / 2), (ex, ey)]), width=size / 24)
        for twig in (-0.6, 0.5):
            drawn += stroke(
                angular(
                    [
                        ((sx + 2 * ex) / 3, (sy + 2 * ey) / 3),
                        (ex + 0.16 * size * sin(bend + twig), ey - 0.12 * size * cos(bend + twig)),
                    ]
                ),
                width=1,
            )
    return drawn


def leafy_tree(luck: Luck, x: float, y: float, size: float, fill: str = "#5f7d35") -> str:
    """A tree in leaf."""
    drawn = blob(
        angular(
            [
                (x - 0.07 * size, y),
                (x - 0.04 * size, y - 0.5 * size),
                (x + 0.04 * size, y - 0.5 * size),
                (x + 0.08 * size, y),
            ],
            closed=True,
        ),
        "#6b4a2e",
        1.2,
    )
    crown: list[tuple[float, float]] = []
    for step in range(11):
        turn, far = 2 * pi * step / 10, size * luck.uniform(0.26, 0.36)
        crown.append((x + far * cos(turn) * 1.05, y - 0.68 * size + far * sin(turn)))
    drawn += blob(flowing(crown) + "Z", fill, 1.4)
    drawn += stroke(
        flowing(
            [(x + 0.05 * size, y - 0.5 * size), (x + 0.2 * size, y - 0.55 * size), (x + 0.26 * size, y - 0.72 * size)]
        ),
        "#2d4317",
        1.4,
        ' opacity=".7"',
    )
    return drawn + stroke(
        flowing([(x - 0.2 * size, y - 0.7 * size), (x - 0.14 * size, y - 0.86 * size), (x, y - 0.9 * size)]),
        "#dfe6a8",
        1.4,
        ' opacity=".7"',
    )


def fir(luck: Luck, x: float, y: float, size: float, fill: str = "#48682f") -> str:
    """A fir of three storeys."""
    drawn = stroke(angular([(x, y), (x, y - 0.2 * size)]), width=size / 14)
    for storey in range(3):
        foot, wide = y - size * (0.14 + 0.24 * storey), size * (0.34 - 0.07 * storey)
        drawn += blob(
            angular([(x - wide, foot + luck.uniform(-1, 1)), (x, foot - 0.4 * size), (x + wide, foot)], closed=True),
            fill,
            1.2,
        )
    return drawn


def tuft(luck: Luck, x: float, y: float) -> str:
    """Return the path of three blades of grass."""
    return "".join(f"M{number(x)} {number(y)}l{number(lean)} {number(-luck.uniform(5, 9))}" for lean in (-3, 0.4, 3.4))


def wave(luck: Luck, x: float, y: float) -> str:
    """Return the path of a ripple with three arcs."""
    size = luck.uniform(6, 10)
    bow = f"q{number(size / 2)} {number(-size * 0.62)} {number(size)} 0"
    return f"M{number(x)} {number(y)}{bow}{bow}q{number(size * 0.38)} {number(-size * 0.38)} {number(size * 0.75)} -1"


def foam(x: float, y: float, wide: float) -> str:
    """Water breaking at the foot of something."""
    bow = wide / 4
    return stroke(
        f"M{number(x - wide / 2)} {number(y)}"
        + "".join(f"q{number(bow / 2)} {5 - at % 2} {number(bow)} {at % 2}" for at in range(4)),
        "#f6f0df",
        2,
    )


def crack(luck: Luck, x: float, y: float, long: float) -> str:
    """A crack in the ground, with embers in its depth."""
    points, turn = [(x, y)], luck.uniform(-0.6, 0.6) + luck.choice((0.4, 1.2, 2.2))
    for _ in range(int(long / 9)):
        turn += luck.uniform(-0.5, 0.5)
        x, y = x + 9 * cos(turn), y + 7 * sin(turn)
        points.append((x, y))
    path = angular(points)
    return stroke(path, "#4a1c0c", 3.4) + stroke(path, "#d9541e", 1.3) + stroke(path, "#ffcf70", 0.5)


# For each arc of a cloud: its share of the width, its roundness, and how far down it leads.
BOWS = ((0.2, 0.13, 0.0), (0.24, 0.17, -0.06), (0.26, 0.19, 0.0), (0.18, 0.14, 0.06), (0.12, 0.1, 0.0))


def cloud(luck: Luck, x: float, y: float, wide: float, fill: str = "#fbf8ff") -> str:
    """A cloud with a flat foot."""
    path = f"M{number(x - wide / 2)} {number(y)}"
    for part, size, down in BOWS:
        bow = number(wide * size * luck.uniform(0.95, 1.1))
        path += f"a{bow} {bow} 0 0 1 {number(wide * part)} {number(wide * down)}"
    low, in_ = number(wide * 0.08), number(-wide * 0.08)
    path += f"q{number(wide * 0.04)} {low} {in_} {low}H{number(x - wide * 0.42)}q{number(-wide * 0.14)} 0 {in_} {in_}Z"
    light = f"M{number(x - wide * 0.2)} {number(y + wide * 0.01)}q{number(wide * 0.1)} {number(-wide * 0.1)}"
    light += f" {number(wide * 0.24)} 0"
    return blob(path, fill, 1.2, ' opacity=".92"') + stroke(light, "#8f89bd", 1.2, ' opacity=".7"')


def swirl(luck: Luck, x: float, y: float, long: float) -> str:
    """A breath of wind that curls at its end."""
    curl = long * 0.14
    path = f"M{number(x)} {number(y)}q{number(long * 0.3)} {number(luck.uniform(-8, 8))} {number(long * 0.6)} 0"
    path += f"t{number(long * 0.28)} {number(-curl)}"
    path += f"a{number(curl)} {number(curl)} 0 1 0 {number(-curl * 1.3)} {number(-curl * 0.5)}"
    return stroke(path, "#5d5699", 1.6, ' opacity=".5"') + stroke(path, "#fdfbff", 0.8, ' opacity=".8"')


def island(luck: Luck, x: float, y: float, wide: float) -> str:
    """A piece of land that floats."""
    foot = [
        (x - wide / 2, y),
        (x - 0.34 * wide, y + 0.24 * wide),
        (x - 0.12 * wide, y + 0.34 * wide),
        (x + 0.02 * wide, y + 0.52 * wide),
        (x + 0.14 * wide, y + 0.3 * wide),
        (x + 0.34 * wide, y + 0.2 * wide),
        (x + wide / 2, y),
    ]
    drawn = blob(angular(foot, closed=True), "#8a7d92", 1.4)
    shade = angular([*foot[3:], (x + 0.1 * wide, y)], closed=True)
    drawn += f'<path d="{shade}" fill="#1d1009" opacity=".3"/>'
    grass = [(-0.54, 0.02), (-0.3, -0.1), (0, -0.06), (0.3, -0.1), (0.54, 0.02), (0, 0.08), (-0.54, 0.02)]
    drawn += blob(flowing([(x + over * wide, y + down * wide) for over, down in grass]) + "Z", "#86975f", 1.3)
    return drawn + fir(luck, x - 0.18 * wide, y - 2, 0.4 * wide) + fir(luck, x + 0.1 * wide, y - 3, 0.5 * wide)


def smoke(x: float, y: float) -> str:
    """Return five puffs of smoke; higher ones are larger."""
    drawn = ""
    for at in range(5):
        size = 9 + 5 * at
        where = f'cx="{number(x + 6 * sin(at * 1.7))}" cy="{number(y - 17 * at)}" rx="{size * 1.2:.0f}" ry="{size}"'
        look = f'fill="#efe6d4" opacity="{0.75 - 0.12 * at:.2f}" stroke="{INK}" stroke-width=".8"'
        drawn += f"<ellipse {where} {look}/>"
    return drawn


def volcano(luck: Luck, x: float, y: float, wide: float, high: float) -> str:
    """Return a smoking volcano with lava on its side."""
    drawn = smoke(x, y - high - 10)
    drawn += mountain(luck, x, y, wide, high, "#6d5142")
    crater = [(x - 0.09 * wide, y - 0.93 * high), (x, y - 1.01 * high), (x + 0.09 * wide, y - 0.93 * high)]
    drawn += blob(flowing([*crater, (x, y - 0.88 * high), crater[0]]) + "Z", "#e8792a", 1.2)
    for lean in (-0.05, 0.05):
        stream = [
            (x + lean * wide, y - 0.9 * high),
            (x + (lean * 1.6 + 0.02) * wide, y - 0.6 * high),
            (x + lean * 1.2 * wide, y - 0.3 * high),
            (x + lean * 2.6 * wide, y),
        ]
        drawn += (
            stroke(flowing(stream), "#4a1c0c", 5.5)
            + stroke(flowing(stream), "#e2621f", 3.4)
            + stroke(flowing(stream), "#ffd27a", 1.1)
        )
    return drawn
