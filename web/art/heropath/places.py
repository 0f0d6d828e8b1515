"""Roads, gates, bridges and spaces: towers, farmhouse, balloons, pier, prison, rocks."""

from __future__ import annotations

import math
import random
from typing import Any, Final

from ground import scorched
from land import RIVER, RIVER_WIDTH, ROCKS, SPACES, WAYS, Way, far_from, gate_of
from pen import INK, Point, line, n, shape, stroke

PAPER: Final = "#f1e3bf"

# ---- ways


def roads() -> str:
    """Return worn roads. In the cave the floor of the passages is the road."""
    open_ways = [way for way in WAYS if not (way.a[0] == "C" and way.b[0] == "C")]
    paths = "".join(way.path for way in open_ways)
    cave = "".join(way.path for way in WAYS if way.a[0] == "C" and way.b[0] == "C")
    return (
        stroke(paths, "#3a2712", 17, ' stroke-opacity=".28"')
        + stroke(paths, "#4a3218", 14)
        + stroke(paths, "#e8d3a0", 10)
        + stroke(paths, "#f8ebc8", 4, ' stroke-opacity=".55"')
        + stroke(paths, "#8a6836", 1.8, ' stroke-dasharray="7 11" stroke-opacity=".8"')
        + stroke(cave, "#4a3a2a", 9)
        + stroke(cave, "#d7c19a", 5.5)
        + stroke(cave, "#6b5238", 1.5, ' stroke-dasharray="5 9"')
    )


def bridge(way: Way) -> str:
    """Planks over the water, with rails."""
    wet = [t for t in (step / 60 for step in range(61)) if far_from(way.at(t), [RIVER]) < RIVER_WIDTH / 2 + 8]
    first, last = way.at(wet[0]), way.at(wet[-1])
    long, turn = math.dist(first, last), way.slope(0.5)
    x, y = (first[0] + last[0]) / 2, (first[1] + last[1]) / 2
    half = long / 2
    planks = "".join(f"M{n(-half + step * 7)} -13v26" for step in range(1, int(long / 7)))
    posts = "".join(
        f'<rect x="{n(px - 3.5)}" y="{py}" width="7" height="9" fill="#5e3d1c" stroke="{INK}" stroke-width="1.4"/>'
        for px in (-half, 0, half)
        for py in (-19, 10)
    )
    body = (
        f'<rect x="{n(-half - 2)}" y="-10" width="{n(long + 4)}" height="30" fill="#1d1209" fill-opacity=".3"/>'
        f'<rect x="{n(-half - 2)}" y="-15" width="{n(long + 4)}" height="30" fill="#b07f45"'
        f' stroke="{INK}" stroke-width="2.6"/>'
        + stroke(planks, "#5e3d1c", 1.6)
        + stroke(f"M{n(-half - 3)} -14.5H{n(half + 3)}M{n(-half - 3)} 14.5H{n(half + 3)}", "#7c5327", 4.4)
        + posts
    )
    return f'<g transform="translate({n(x)} {n(y)}) rotate({n(turn)})">{body}</g>'


def gate(way: Way) -> str:
    """A stone arch over the road where two regions meet."""
    _, (x, y) = gate_of(way)
    stones = "".join(
        stroke(path, "#3d3830", 1.2)
        for path in (
            "M-26 6h10M-26 -5h10M-25 -16h9M16 6h10M16 -5h10M16 -16h9M-22 -27l7 5M22 -27l-7 5M-12"
            " -37l4 8M12 -37l-4 8M0 -41v8"
        )
    )
    return (
        (
            f'<g transform="translate({n(x)} {n(y)})"><ellipse cx="0" cy="18" rx="34" ry="8"'
            ' fill="#1d1209" fill-opacity=".32"/>'
        )
        + shape("M-28 18V-12Q-28 -42 0 -42Q28 -42 28 -12V18H15V-10Q15 -26 0 -26Q-15 -26 -15 -10V18Z", "#b5ad9c", 2.6)
        + shape("M15 18V-10Q15 -26 0 -26L5 -26Q20 -24 20 -8V18Z", "#7d7566", 0)
        + stones
        + shape("M-5.500 -44h11l-2 14h-7z", "#d8d0bc", 1.8)
        + stroke("M-26 18q-6 -1 -8 2M28 18q5 -1 8 2", "#55632f", 2.4)
        + "</g>"
    )


# ---- rocks


def rock(table: dict[str, Any]) -> str:
    """A Dragon Rock: a black crag with a flat top, bones at its foot, its number on a plate."""
    luck = random.Random(table["id"])
    x, y = table["x"], table["y"] + 34
    west: list[Point] = [(-98, 8), (-84, -18), (-74, -26), (-62, -58), (-50, -66), (-40, -84)]
    top: list[Point] = [(-18, -90), (8, -86), (30, -92)]
    east: list[Point] = [(50, -70), (62, -66), (72, -34), (88, -22), (100, 8)]
    rough = [(px + luck.uniform(-4, 4), py + luck.uniform(-4, 4)) for px, py in (*west, *top, *east)]
    foot: list[Point] = [(60, 20), (18, 24), (-30, 24), (-70, 18)]
    faces = [
        ((-40, -84), (-34, -40), (-52, 22)),
        ((-18, -90), (-6, -44), (-16, 24)),
        ((30, -92), (22, -50), (36, 22)),
        ((50, -70), (56, -36), (70, 16)),
    ]
    drawn = '<ellipse cx="6" cy="22" rx="112" ry="22" fill="#120a06" fill-opacity=".42"/>' + shape(
        line([*rough, *foot], closed=True), "#4b4344", 3
    )
    drawn += shape(
        line([(30, -92), (22, -50), (36, 22), (60, 20), *list(reversed(rough[-5:]))], closed=True), "#2c2627", 0
    )
    drawn += shape(
        line([(-40, -84), (-34, -40), (-52, 22), (-16, 24), (-6, -44), (-18, -90)], closed=True), "#5f5656", 0
    )
    drawn += "".join(stroke(line([*face]), "#171213", 1.9) for face in faces)
    drawn += "".join(
        stroke(
            f"M{n(luck.uniform(-80, 80))} {n(luck.uniform(-40, 14))}l{n(luck.uniform(5, 13))} {n(luck.uniform(4, 11))}",
            "#171213",
            1.3,
        )
        for _ in range(22)
    )
    drawn += stroke(line([rough[5], *rough[6:9]]), "#a89a96", 2.6, ' stroke-opacity=".8"')
    drawn += _bones(-74, 22) + _bones(70, 24)
    roman = ("", "I", "II", "III")[table["number"]]
    plate = shape("M-20 0L-23 26L0 32L23 26L20 0Z", "#cdbf9f", 2.2)
    return scorched(x, y + 8, 132, table["id"]) + (
        f'<g transform="translate({n(x)} {n(y)})">{drawn}<g transform="translate(2 -8)">{plate}{_roman(roman)}</g></g>'
    )


def _roman(text: str) -> str:
    """Return the Roman number on the plate, as bars with serifs."""
    count, gap = len(text), 11
    bars = ""
    for at in range(count):
        x = (at - (count - 1) / 2) * gap
        bars += stroke(f"M{n(x)} 6V22M{n(x - 4)} 6h8M{n(x - 4)} 22h8", "#2b1d12", 2.8)
    return bars


def _bones(x: float, y: float) -> str:
    return (
        f'<g transform="translate({n(x)} {n(y)})"><path d="M-12 -3L10 5M-8 6L9 -5" class="l"'
        ' stroke="#2b1d12" stroke-width="5.600"/><path d="M-12 -3L10 5M-8 6L9 -5" class="l"'
        ' stroke="#e9dfc8" stroke-width="3.200"/></g>'
    )


# ---- spaces


def space(table: dict[str, Any]) -> str:
    """Return the drawing of a space by its kind."""
    drawn = _behind(table)
    kind = table["kind"]
    if kind == "settlement":
        drawn += _disc(27, PAPER, "#c9a35c") + _fence()
    elif kind == "safe":
        drawn += (
            _disc(24, "#dfe8da", "#7fa08a")
            + shape(
                "M0 -12q6 4.500 11 4.500v7.500q-1.500 9 -11 13q-9.500 -4 -11 -13v-7.500q5 0 11 -4.500z", "#2f6b57", 1.8
            )
            + stroke("M0 -9v19M-8 -1h16", "#dfe8da", 2)
        )
    elif kind == "prison":
        drawn += (
            _disc(27, "#3a2f26", "#8b7a64")
            + stroke("M-11 -19V19M-3.700 -23V23M3.700 -23V23M11 -19V19", "#c9bda6", 2.800)
            + stroke("M-21 -8H21M-21 9H21", "#c9bda6", 2.200)
        )
    elif kind == "pier":
        drawn += (
            _disc(23, PAPER, "#5d93a6")
            + stroke("M0 -11v21M-6 -5h12M-11 4q2 8 11 8q9 0 11 -8", "#1f5266", 2.8)
            + '<circle cx="0" cy="-13" r="3" fill="none" stroke="#1f5266" stroke-width="2"/>'
        )
    else:
        drawn += _disc(25 if kind == "start" else 20, PAPER, "#d9c08a") + (
            "" if kind == "start" else _cobbles(table["id"])
        )
    return f'<g transform="translate({table["x"]} {table["y"]})">{drawn}</g>'


def _disc(wide: float, fill: str, rim: str) -> str:
    return (
        f'<ellipse cx="0" cy="5" rx="{wide + 2}" ry="{wide}" fill="#120a06" fill-opacity=".4"/>'
        f'<circle r="{wide}" fill="{fill}" stroke="{INK}" stroke-width="3.2"/><circle'
        f' r="{wide - 4.5:g}" fill="none" stroke="{rim}" stroke-width="2.2"/>'
    )


def _cobbles(key: str) -> str:
    luck = random.Random(f"cobble {key}")
    return "".join(
        f'<path d="M{n(luck.uniform(-11, 5))} {n(y)}q3 -2.500 6 0" class="l" stroke="#a58a58" stroke-width="1.500"/>'
        for y in (-7, -1, 5, 10)
    )


def _fence() -> str:
    """Return a plot for a Place-Site: four pegs and a string."""
    pegs = "".join(
        f'<path d="M{x} {y}v-8" class="l" stroke="#6b4a22" stroke-width="3"/>'
        for x, y in ((-13, 13), (13, 13), (-10, -5), (10, -5))
    )
    return stroke("M-13 8L13 8L10 -10H-10Z", "#8a6836", 1.3, ' stroke-dasharray="4 3"') + pegs


def _behind(table: dict[str, Any]) -> str:
    kind, drawn = table["kind"], ""
    if table["flare"]:
        drawn += scorched(0, 3, 37, table["id"]) + "".join(
            _flame(x, y, size) for x, y, size in ((-31, 17, 0.8), (31, 15, 0.9), (26, -25, 0.7))
        )
    if kind == "safe":
        drawn += f'<g transform="translate(0 -14) scale(.74)">{_tower()}</g>'
    elif kind == "start":
        drawn += f'<g transform="translate(-2 -18)">{_farm()}</g>'
    elif kind == "balloon":
        drawn += f'<g transform="translate(-40 -22)">{_balloon()}</g>'
    elif kind == "pier":
        drawn += _jetty()
    return drawn


def _flame(x: float, y: float, size: float) -> str:
    return (
        f'<g transform="translate({x} {y}) scale({size})"><path d="M0 -13q8 8 4 14q-1.500 3 -4'
        ' 3q-2.500 0 -4 -3q-2.500 -5 1.500 -9q.5 3 1.500 3q2 -3 1 -8z" fill="#a8441f"'
        ' stroke="#3a0f06" stroke-width="1.400" fill-opacity=".8"/></g>'
    )


def _tower() -> str:
    return (
        shape("M-15 6V-34h30V6z", "#c4bda9", 2.200)
        + shape("M4 6V-34h11V6z", "#8f8776", 0)
        + shape("M-19 -34v-12h8v5h6v-5h10v5h6v-5h8v12z", "#d4cdb9", 2.200)
        + shape("M-4 -15v-9q4 -6 8 0v9z", "#2b1d12", 0)
        + stroke("M0 -46v-20", INK, 2)
        + shape("M0 -66l19 5l-19 7z", "#2f6b57", 1.600)
        + stroke("M-15 -26h8M-11 -18h7M-15 -10h8M-10 -2h6", "#6d6657", 1.300)
    )


def _farm() -> str:
    return (
        shape("M-46 2V-20h36V2z", "#e2cf9f", 2.200)
        + shape("M-52 -18L-40 -44H-16L-4 -18z", "#a8532f", 2.200)
        + stroke("M-46 -26h36M-43 -33h30M-40 -39h23", "#6b2d17", 1.200)
        + shape("M-33 2v-13h9V2z", "#5e3d1c", 1.600)
        + shape("M6 2V-34q9 -10 18 0V2z", "#b98a55", 2.200)
        + shape("M3 -32q12 -17 24 0z", "#7a3f22", 2)
        + stroke("M15 -25v26M6 -14h18", "#6b4a22", 1.400)
        + stroke("M-70 6v-12M-60 6v-12M-70 -2h16", "#6b4a22", 2)
        + shape("M-22 -44v-9h7v9z", "#8f8776", 1.600)
    )


def _balloon() -> str:
    return (
        stroke("M-9 -8L-5 12M9 -8L5 12", INK, 1.500)
        + shape("M-6 11h12l-1.500 10h-9z", "#9a6a35", 1.800)
        + shape("M0 -62q26 0 26 27q0 14 -17 29h-18q-17 -15 -17 -29q0 -27 26 -27z", "#d9523c", 2.400)
        + shape("M0 -62q9 6 9 28q0 14 -4 28h-10q-4 -14 -4 -28q0 -22 9 -28z", "#f3e4bd", 1.600)
        + stroke("M-18 -47q-5 8 -3 18", "#ffb3a1", 3)
    )


def _jetty() -> str:
    planks = "".join(f"M{n(-18 - step * 9)} {n(-6 + step * 2)}l3 17" for step in range(8))
    return (
        shape("M-14 -9L-92 9L-89 26L-11 8Z", "#a9783f", 2.400)
        + stroke(planks, "#5e3d1c", 1.500)
        + "".join(stroke(f"M{x} {y}v13", "#4a2f18", 5) for x, y in ((-86, 22), (-52, 14), (-90, 8)))
    )


# ---- all


def everything() -> str:
    """Return everything in drawing order: ways, rocks, gates, bridges, spaces."""
    drawn = f'<g id="roads">{roads()}</g>'
    drawn += "".join(bridge(way) for way in WAYS if way.kind == "bridge")
    return drawn


def standing() -> list[tuple[float, str]]:
    """Return upright things, each with the y coordinate of its foot."""
    found = [(way_y, gate(way)) for way in WAYS if way.kind == "gate" for way_y in [gate_of(way)[1][1] + 18]]
    found += [(table["y"] + 58.0, rock(table)) for table in ROCKS]
    return found


def discs() -> str:
    """Return the spaces from back to front."""
    return "".join(space(table) for table in sorted(SPACES.values(), key=lambda table: table["y"]))
