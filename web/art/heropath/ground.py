"""The ground of the regions: colours and textures, a section through the cave, the river, borders and cliffs."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence
from typing import Final

from land import CLIMBS, COASTS, HEIGHT, RIVER, RIVER_WIDTH, WAYS, WIDTH, borders, far_from, holds, region_at, spot
from pen import INK, Point, line, n, offset, ring, soft, stroke

WASHES: Final = {
    "riverbank": ("#d3c08d", "#b9a36c"),
    "plains": ("#c9cf7e", "#a6b25a"),
    "forest": ("#7c9a5b", "#4f713f"),
    "highlands": ("#9e93ad", "#756a8a"),
    "ruby": ("#c98570", "#9f5a4c"),
    "cave": ("#4a3d34", "#2e251f"),
}

# ---- textures


def patterns() -> str:
    """Return one texture for each region, so that regions differ even without colour."""
    return (
        '<pattern id="t-riverbank" width="26" height="18" patternUnits="userSpaceOnUse"><path'
        ' d="M3 6q4 -2.6 8 0M15 14q4 -2.6 8 0" class="l" stroke="#7d6636" stroke-width="1"'
        ' stroke-opacity=".4"/></pattern>'
        '<pattern id="t-plains" width="44" height="30" patternUnits="userSpaceOnUse"><path'
        ' d="M6 9l2 -5M9 9.500l.6 -5.500M12 9l-.6 -4M28 24l2 -5M31 24.500l.6 -5.500M34 24l-.6'
        ' -4" class="l" stroke="#66752a" stroke-width="1.100" stroke-opacity=".5"/></pattern>'
        '<pattern id="t-forest" width="24" height="19" patternUnits="userSpaceOnUse"><path'
        ' d="M3 9q3 -5 6 0M14 17q3 -5 6 0" class="l" stroke="#2f4a22" stroke-width="1.200"'
        ' stroke-opacity=".42"/></pattern>'
        '<pattern id="t-highlands" width="30" height="24" patternUnits="userSpaceOnUse"><path'
        ' d="M3 12l6 -6M7 14l6 -6M20 22l6 -6" class="l" stroke="#453a55" stroke-width="1"'
        ' stroke-opacity=".38"/></pattern>'
        '<pattern id="t-ruby" width="34" height="26" patternUnits="userSpaceOnUse"><path'
        ' d="M2 8h9M14 13h8M5 20h8M24 22h7" class="l" stroke="#6b2a20" stroke-width="1.100"'
        ' stroke-opacity=".4"/></pattern>'
        '<pattern id="t-cave" width="46" height="20" patternUnits="userSpaceOnUse"><path'
        ' d="M0 6q12 -5 23 0t23 0M0 15q12 4 23 0t23 0" class="l" stroke="#15100c"'
        ' stroke-width="1.400" stroke-opacity=".7"/></pattern>'
    )


def wash(region: str) -> str:
    """Return a region's ground: its colour, a darker rim as in a dried watercolour, and its texture."""
    light, dark = WASHES[region]
    path = soft(COASTS[region], closed=True) if region == "cave" else line(COASTS[region], closed=True)
    return (
        f'<clipPath id="in-{region}"><path id="land-{region}" d="{path}"/></clipPath>'
        f'<g clip-path="url(#in-{region})"><use href="#land-{region}" fill="{light}"/>{_blooms(region, dark)}'
        f'<use href="#land-{region}" fill="url(#t-{region})" class="tex"/>'
        f'<use href="#land-{region}" fill="none" stroke="{dark}" stroke-width="30" stroke-opacity=".35"/>'
        f'<use href="#land-{region}" fill="none" stroke="{dark}" stroke-width="11" stroke-opacity=".5"/></g>'
    )


def _blooms(region: str, dark: str) -> str:
    """Return the darker spots of the wash."""
    luck, coast = random.Random(f"bloom {region}"), COASTS[region]
    xs, ys = [x for x, _ in coast], [y for _, y in coast]
    found = ""
    for _ in range(26):
        x, y, wide = luck.uniform(min(xs), max(xs)), luck.uniform(min(ys), max(ys)), luck.uniform(40, 110)
        path = soft(ring(luck, x, y, wide, wide * 0.55, 0.2), closed=True)
        found += f'<path d="{path}" fill="{luck.choice([dark, dark, "#fff6dc"])}" fill-opacity=".2" class="tex"/>'
    return found


# ---- the cave


def cave() -> str:
    """The Goblin Cave, cut open: passages in the dark rock, lit by torches."""
    inner = [way for way in WAYS if way.a[0] == "C" and way.b[0] == "C"]
    passages = "".join(way.path for way in inner) + "M978 332L1003 404"
    rooms = [(spot(space), 47 if space in ("C4", "C6") else 37) for space in ("C1", "C2", "C3", "C4", "C5", "C6")]
    luck = random.Random("cave")

    def hollow(colour: str, more: float) -> str:
        drawn = f'<path d="{passages}" stroke="{colour}" stroke-width="{50 + more:g}" class="l"/>'
        for (x, y), wide in rooms:
            reach = wide + more / 2
            room = soft(ring(random.Random(f"{x}"), x, y, reach, reach * 0.86, 0.07), closed=True)
            drawn += f'<path d="{room}" fill="{colour}"/>'
        return drawn

    glow = "".join(f'<circle cx="{x}" cy="{y}" r="92" fill="url(#torch)"/>' for (x, y), _ in rooms)
    teeth = ""
    for _ in range(26):
        x, y = luck.uniform(830, 1040), luck.uniform(44, 380)
        if holds(COASTS["cave"], (x, y)):
            teeth += stroke(
                f"M{n(x)} {n(y)}l{n(luck.uniform(8, 20))} {n(luck.uniform(-5, 5))}",
                "#6f5d4d",
                1.4,
                ' stroke-opacity=".7"',
            )
    torches = "".join(_torch(x, y) for x, y in ((900, 178), (948, 268), (968, 92), (1030, 128), (900, 82), (946, 318)))
    return (
        f'<g clip-path="url(#in-cave)">{teeth}{hollow("#120d09", 10)}{hollow("#8d7860", 0)}{hollow("#a38c6e", -16)}'
        f"{glow}</g>{torches}"
    )


def _torch(x: float, y: float) -> str:
    return (
        f'<g transform="translate({x} {y})">{stroke("M0 0v13", "#4a2f18", 3.4)}<path d="M0'
        ' -13q7 7 3.600 13h-7.200q-3.600 -6 3.600 -13z" fill="#f7a531" stroke="#5a1e08"'
        ' stroke-width="1.300"/><path d="M0 -6q3 3 1.400 6h-2.800q-1.400 -3 1.400 -6z"'
        ' fill="#fff0b0"/></g>'
    )


# ---- the river


def water() -> str:
    """The Fog River: bank, water, current, and foam at its edges."""
    course = soft(RIVER)
    luck = random.Random("river")
    drawn = stroke(course, "#6f5a30", RIVER_WIDTH + 14, ' stroke-opacity=".5"') + stroke(
        course, "#3f3222", RIVER_WIDTH + 5
    )
    drawn += (
        stroke(course, "#6aa3b4", RIVER_WIDTH)
        + stroke(course, "#84bac6", RIVER_WIDTH - 20)
        + stroke(course, "#9ccbd2", RIVER_WIDTH - 44)
    )
    for off, wide, dash in (
        (26, 1.7, "70 26 30 40"),
        (-26, 1.7, "50 34 90 22"),
        (15, 1.4, "36 60"),
        (-13, 1.4, "24 74 44 50"),
        (2, 1.3, "18 90"),
    ):
        drawn += stroke(
            soft(offset(RIVER, off)),
            "#f1fbf8" if abs(off) < 20 else "#2f6273",
            wide,
            f' stroke-dasharray="{dash}" stroke-opacity=".75"',
        )
    for _ in range(34):
        at = luck.randrange(4, len(RIVER) - 4)
        (x, y), (nx, ny) = RIVER[at], RIVER[at + 2]
        turn, aside = math.degrees(math.atan2(ny - y, nx - x)) - 90, luck.uniform(-20, 20)
        drawn += (
            '<path d="M-7 0q3.500 -4 7 0t7 0" class="l" stroke="#e6f5f4" stroke-width="1.500"'
            f' stroke-opacity=".8" transform="translate({n(x + aside)} {n(y)})'
            f' rotate({n(turn)})"/>'
        )
    return f'<g id="river">{drawn}</g>'


def fog() -> str:
    """Return wisps of fog over the river."""
    luck, drawn = random.Random("fog"), ""
    for at in range(6, len(RIVER) - 4, 9):
        x, y = RIVER[at]
        x, y, size = x + luck.uniform(-46, 46), y + luck.uniform(-12, 12), luck.uniform(0.8, 1.25)
        drawn += (
            (
                f'<g transform="translate({n(x)} {n(y)}) scale({size:.2f})"><path d="M-62 6q-2 -12 12'
                ' -12q4 -12 20 -8q10 -10 24 0q18 -6 22 8q20 -2 22 12q-50 8 -100 0z" fill="#f7f8f4"'
                ' fill-opacity=".62"/>'
            )
            + stroke("M-50 2q16 -10 30 -2M-10 -4q14 -8 26 2M24 2q12 -6 22 1", "#8fa4a8", 1.4, ' stroke-opacity=".7"')
            + "</g>"
        )
    return f'<g id="fog">{drawn}</g>'


# ---- borders


def border_lines() -> str:
    """Return the borders of regions: a cliff where there is rock, and brushwood elsewhere."""
    drawn = ""
    for first, second, points in borders():
        if {first, second} == {"riverbank", "plains"}:
            continue
        rocky = next((region for region in (first, second) if region in ("highlands", "ruby", "cave")), None)
        drawn += _cliff(points, rocky) if rocky else _brush(points)
    return drawn


def _cliff(points: Sequence[Point], high: str) -> str:
    """Return hachures from the high side to the low side."""
    colour = {"highlands": "#3f3650", "ruby": "#561f18", "cave": "#15100c"}[high]
    side = 1 if region_at(offset(points, 14)[len(points) // 2]) == high else -1
    drawn = stroke(soft(offset(points, -side * 5)), "#1d1209", 12, ' stroke-opacity=".18"')
    fine = [point for a, b in itertools.pairwise(points) for point in (a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))] + [
        points[-1]
    ]
    ends = offset(fine, -side * 13)
    ticks = "".join(
        f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}" for (ax, ay), (bx, by) in zip(fine[1:-1], ends[1:-1], strict=True)
    )
    return (
        drawn
        + stroke(soft(points), colour, 4.2)
        + stroke(ticks, colour, 2)
        + stroke(soft(offset(points, side * 4)), "#fff3d6", 1.2, ' stroke-opacity=".45"')
    )


def _brush(points: Sequence[Point]) -> str:
    return (
        stroke(soft(points), "#33411f", 3.4)
        + stroke(soft(offset(points, 5)), "#33411f", 1.5, ' stroke-dasharray="3 8"')
        + stroke(soft(offset(points, -5)), "#33411f", 1.5, ' stroke-dasharray="3 8"')
    )


# ---- climbs


def climb_lines() -> str:
    """Return the ways that only some cards allow: cliffs with a rope and steps, and fords with stones in the water."""
    drawn = ""
    for way in CLIMBS:
        if way.kind == "cliff":
            drawn += stroke(way.path, "#2b1d12", 3.2, ' stroke-dasharray="1 10"')
            for t in (0.42, 0.5, 0.58):
                x, y = way.at(t)
                drawn += (
                    '<path d="M-8 0h16" class="l" stroke="#2b1d12" stroke-width="6"'
                    f' transform="translate({n(x)} {n(y)}) rotate({n(way.slope(t) + 90)})"/><path d="M-7'
                    f' 0h14" class="l" stroke="#d8bd8a" stroke-width="3" transform="translate({n(x)}'
                    f' {n(y)}) rotate({n(way.slope(t) + 90)})"/>'
                )
        else:
            drawn += stroke(way.path, "#2b1d12", 3.2, ' stroke-dasharray="1 10"')
            for step in range(1, 24):
                x, y = way.at(step / 24)
                if far_from((x, y), [RIVER]) < RIVER_WIDTH / 2 - 4 and step % 2:
                    drawn += (
                        f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="8" ry="5.600" fill="#b7ab92" stroke="#2b1d12"'
                        f' stroke-width="1.500"/><path d="M{n(x - 4)} {n(y - 2)}q4 -2.400 7 0" class="l"'
                        ' stroke="#efe6d0" stroke-width="1.200"/>'
                    )
    return drawn


def sheet() -> str:
    """The parchment, with an edge that was torn by hand."""
    luck = random.Random("sheet")
    around: list[Point] = []
    for x in range(8, WIDTH - 8, 34):
        around.append((x, 8 + luck.uniform(-4, 4)))
    for y in range(8, HEIGHT - 8, 34):
        around.append((WIDTH - 4 + luck.uniform(-4, 2), y))
    for x in range(WIDTH - 8, 8, -34):
        around.append((x, HEIGHT - 8 + luck.uniform(-4, 4)))
    for y in range(HEIGHT - 8, 8, -34):
        around.append((6 + luck.uniform(-3, 4), y))
    path = soft(around, closed=True)
    return (
        f'<clipPath id="on-sheet"><path d="{path}"/></clipPath><path d="{path}"'
        f' fill="#e9d7ac"/><path d="{path}" fill="none" stroke="#5f4520" stroke-width="5"'
        ' stroke-opacity=".55"/>'
    )


def frame() -> str:
    """A drawn frame around the land."""
    box = "M36 36H1590V1064H36Z"
    return stroke(box, INK, 2.6) + stroke("M30 30H1595V1070H30Z", INK, 1, ' stroke-opacity=".7"')


def scorched(x: float, y: float, wide: float, key: str) -> str:
    """Return burnt ground."""
    luck = random.Random(f"burn {key}")
    drawn = (
        f'<path d="{soft(ring(luck, x, y, wide, wide * 0.8, 0.14), closed=True)}" fill="#1a0f0a" fill-opacity=".34"/>'
    )
    for step in range(12):
        turn = 2 * math.pi * step / 12 + luck.uniform(-0.2, 0.2)
        a, b = wide * luck.uniform(0.72, 0.86), wide * luck.uniform(1.0, 1.25)
        drawn += stroke(
            (
                f"M{n(x + a * math.cos(turn))}"
                f" {n(y + a * math.sin(turn) * 0.85)}L{n(x + b * math.cos(turn))}"
                f" {n(y + b * math.sin(turn) * 0.85)}"
            ),
            "#1a0f0a",
            2,
            ' stroke-opacity=".5"',
        )
    return drawn
