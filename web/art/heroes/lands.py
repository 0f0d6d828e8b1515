"""Draw the ground under the boards of Heroes: `python web/art/heroes/lands.py`.

Each element has two lands: a near one with its front edge above, and a far one with its front edge below. It also has
three little scenes for empty spaces.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

from pen import INK, Point, area, blob, flowing, number, stroke, wavering
from things import (
    bare_tree,
    cloud,
    crack,
    fir,
    foam,
    island,
    leafy_tree,
    mountain,
    rock,
    swirl,
    tuft,
    volcano,
    wave,
)

LANDS: Final = Path(__file__).parents[2] / "src" / "games" / "heroes" / "lands"
WIDE: Final = 1120
HIGH: Final = 302
Luck = random.Random
Things = tuple[Callable[..., str], tuple[tuple[int, ...], ...], tuple[str, ...]]

GROUNDS: Final = {
    "water": ("#9cc3c6", "#74aab3", "#4d8c9b"),
    "fire": ("#d69f63", "#c0713b", "#9a5230"),
    "earth": ("#a9b873", "#839a4e", "#5f7a38"),
    "air": ("#c9c6e6", "#aaa4d4", "#857dba"),
}
RIMS: Final = {
    "water": (("#fbf6e6", 6.0), ("#2f6f80", 2.0)),
    "fire": (("#5a1a0a", 5.5), ("#e2621f", 3.0), ("#ffd27a", 1.1)),
    "earth": (("#34461b", 5.5), ("#7d9a45", 3.2)),
    "air": (("#fdfbff", 6.5), ("#736bab", 1.6)),
}


def everywhere(
    luck: Luck, step: int, down: int, draw: Callable[[float, float], str], top: int = 14, foot: int = HIGH
) -> str:
    """Return one small drawing repeated over the whole land, with random gaps."""
    return "".join(
        draw(x + luck.uniform(-16, 16), y + luck.uniform(-6, 6))
        for y in range(top, foot, down)
        for x in range(6, WIDE, step)
        if luck.random() > 0.22
    )


def waves(path: str) -> str:
    return stroke(path, "#1d4a5c", 1.4, ' opacity=".42"')


def grass(path: str) -> str:
    return stroke(path, "#2d4317", 1.1, ' opacity=".55"')


def strewn(element: str, luck: Luck) -> str:
    if element == "water":
        return waves(everywhere(luck, 64, 22, lambda x, y: wave(luck, x, y)))
    if element == "earth":
        return grass(everywhere(luck, 58, 26, lambda x, y: tuft(luck, x, y)))
    if element == "air":
        return everywhere(luck, 170, 44, lambda x, y: swirl(luck, x, y, luck.uniform(60, 110)))
    dots = everywhere(luck, 34, 22, lambda x, y: f"M{number(x)} {number(y)}h.1")
    return stroke(dots, "#3a1d0f", 1.8, ' opacity=".4"') + everywhere(
        luck, 190, 74, lambda x, y: crack(luck, x, y, luck.uniform(40, 100)), top=40
    )


def washed(luck: Luck, x: float, y: float, size: float) -> str:
    """Return a rock with the sea around it."""
    return rock(luck, x, y, size) + foam(x, y + 1, size * 1.3)


# The sides of a land, outside of its spaces: the thing to draw, its places and sizes, and its colours.
# fmt: off
SCENERY: Final[dict[str, tuple[Things, ...]]] = {
    "water": (
        (washed, (
            (40, 120, 34), (72, 126, 22), (150, 84, 26), (1010, 92, 30),
            (1046, 98, 20), (1090, 210, 34), (24, 240, 26), (968, 236, 22),
        ), ()),
    ),
    "fire": (
        (mountain, (
            (1030, 118, 70, 62), (1074, 126, 90, 78), (962, 128, 54, 44), (1104, 130, 60, 52),
            (34, 292, 70, 50), (178, 296, 60, 40),
        ), ("#b08a5a",)),
        (volcano, ((100, 300, 150, 150),), ()),
        (bare_tree, (
            (36, 130, 40), (72, 148, 34), (180, 170, 34), (952, 196, 40), (1050, 214, 40), (1096, 196, 34),
        ), ()),
    ),
    "earth": (
        (mountain, (
            (52, 120, 96, 70), (110, 128, 76, 52), (1040, 124, 92, 66), (1096, 132, 80, 54),
        ), ("#97946b", "#eef0df")),
        (fir, (
            (20, 200, 46), (50, 214, 54), (84, 204, 42), (180, 150, 38), (958, 150, 40), (1094, 216, 50),
            (1062, 230, 56),
        ), ()),
        (leafy_tree, ((140, 262, 62), (34, 288, 58), (968, 250, 56), (1016, 286, 66), (1104, 292, 54)), ()),
    ),
    "air": (
        (island, ((70, 120, 86), (150, 212, 66), (1050, 96, 92), (980, 206, 62)), ()),
        (cloud, (
            (50, 196, 90), (160, 112, 70), (60, 284, 110), (1072, 172, 96), (1000, 282, 100), (1100, 260, 80),
        ), ()),
    ),
}
# fmt: on


def scenery(element: str, luck: Luck) -> str:
    """Return the drawings at the sides of a land."""
    return "".join(draw(luck, *where, *colours) for draw, places, colours in SCENERY[element] for where in places)


def land(element: str, near: bool) -> str:
    """Return the ground of one board. A far land gets darker upwards, a near one downwards."""
    luck = random.Random(f"{element} {near}")
    pale, middle, deep = GROUNDS[element]
    edge = wavering(luck, 9 if near else HIGH - 10, 4.5)
    drawn = area(edge, HIGH if near else 0, pale) if near else f'<path d="M0 0H{WIDE}V{HIGH}H0Z" fill="{pale}"/>'
    for part, fill, strength in ((0.36, middle, 0.6), (0.7, deep, 0.55)):
        line = wavering(luck, HIGH * (part if near else 1 - part), 15, 44)
        drawn += area(line, HIGH if near else 0, fill, f' opacity="{strength}"')
    drawn += strewn(element, luck) + scenery(element, luck)
    drawn += shore(element, edge, near, luck)
    shade = "0 0 0 1" if near else "0 1 0 0"
    x1, y1, x2, y2 = shade.split()
    drawn += f'<rect width="{WIDE}" height="{HIGH}" y="{20 if near else 0}" fill="url(#dusk)"/>'
    stops = "".join(
        f'<stop offset="{at}" stop-color="#160c06" stop-opacity="{much}"/>' for at, much in ((0.55, 0), (1, 0.42))
    )
    dusk = f'<linearGradient id="dusk" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{stops}</linearGradient>'
    dusk = f"<defs>{dusk}</defs>"
    return svg(WIDE, HIGH, dusk + drawn)


def shore(element: str, edge: list[Point], near: bool, luck: Luck) -> str:
    """Return the front edge: lines along it, and a rim if the land is near."""
    inward = 1 if near else -1
    drawn = ""
    for at, strength in enumerate((0.6, 0.42, 0.28)):
        line = [(x, y + inward * (9 + 8 * at)) for x, y in edge]
        drawn += stroke(
            flowing(line),
            {"water": "#1d4a5c", "air": "#5d5699"}.get(element, INK),
            1.1,
            f' opacity="{strength * 0.6:.2f}"',
        )
    if not near:
        return drawn
    drawn += "".join(stroke(flowing(edge), colour, width) for colour, width in RIMS[element])
    drawn += stroke(flowing([(x, y - 4) for x, y in edge]), "#1d1712", 2)
    if element in ("fire", "earth"):
        roots = "".join(
            f"M{number(x + more)} {number(y + 4)}l{number(luck.uniform(-1, 1))} {number(luck.uniform(6, 12))}"
            for x, y in edge
            for more in (0, 9, 19)
        )
        drawn += stroke(roots, INK, 1.1, ' opacity=".5"')
    return drawn


def svg(wide: int, high: int, drawn: str) -> str:
    size = f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{drawn}</svg>\n'


# ---- scenes of spaces


def whirlpool() -> str:
    rings = ""
    for x, wide, high, fill, much in (
        (82, 56, 34, "#4d8c9b", 0.55),
        (80, 34, 20, "#2f6f80", 0.6),
        (79, 12, 7, "#123d4a", 1),
    ):
        rings += f'<ellipse cx="{x}" cy="54" rx="{wide}" ry="{high}" fill="{fill}" opacity="{much}"/>'
    for at, size in enumerate((50, 38, 26)):
        colour = "#f6f0df" if at == 1 else "#1d4a5c"
        for side in (-1, 1):
            up, over, end, fall = 0.8 * side * size, -1.6 * side * size, -1.9 * side * size, -0.2 * side * size
            path = f"M{82 + side * size} {54 + side * (3 * at - 4)}c{-4 * side} {number(up)} {number(over)}"
            rings += stroke(f"{path} {number(up)} {number(end)} {number(fall)}", colour, 2)
    return rings


def serpent() -> str:
    body = "#5c9290"
    neck = "M22 78C20 58 34 56 30 46L16 42C20 34 36 30 44 40C50 50 42 60 46 78Z"
    drawn = (
        blob(neck, body, 1.6)
        + '<circle cx="34" cy="40" r="1.8" fill="#1d1712"/>'
        + stroke("M34 31l4-9 5 8 6-7-2 13", INK, 1.3)
    )
    for x, wide in ((84, 15), (116, 12), (140, 9)):
        drawn += blob(
            f"M{x - wide} 78a{wide} {wide} 0 0 1 {2 * wide} 0h-{wide * 0.6:.0f}"
            f"a{wide * 0.4:.0f} {wide * 0.4:.0f} 0 0 0 -{wide * 0.8:.0f} 0Z",
            body,
            1.6,
        )
        drawn += foam(x, 80, wide * 2.2)
    return drawn + foam(34, 80, 34)


def scenes(element: str) -> list[str]:
    """Return the drawings for empty spaces, each 164 by 107."""
    luck = random.Random(element)
    drawn = {
        "water": lambda: [
            whirlpool(),
            serpent(),
            rock(luck, 52, 74, 36)
            + foam(52, 75, 48)
            + rock(luck, 96, 62, 22)
            + foam(96, 63, 30)
            + waves(wave(luck, 112, 86) + wave(luck, 22, 36)),
        ],
        "fire": lambda: [
            bare_tree(luck, 48, 92, 70)
            + bare_tree(luck, 90, 84, 48)
            + bare_tree(luck, 126, 94, 56)
            + rock(luck, 76, 98, 18),
            mountain(luck, 44, 84, 62, 56, "#b08a5a")
            + lava()
            + rock(luck, 76, 92, 16, "#6b5646")
            + rock(luck, 138, 92, 22, "#6b5646"),
            crack(luck, 30, 34, 90)
            + crack(luck, 128, 36, 70)
            + rock(luck, 26, 48, 24, "#6b5646")
            + rock(luck, 136, 46, 20, "#6b5646")
            + crack(luck, 20, 84, 100),
        ],
        "earth": lambda: [
            leafy_tree(luck, 48, 92, 70)
            + leafy_tree(luck, 104, 84, 54)
            + rock(luck, 76, 96, 16)
            + grass(tuft(luck, 136, 92)),
            stones(luck),
            fir(luck, 40, 90, 60) + fir(luck, 66, 96, 48) + mountain(luck, 114, 86, 66, 50, "#97946b", "#eef0df"),
        ],
        "air": lambda: [
            island(luck, 82, 50, 76) + swirl(luck, 14, 92, 70),
            cloud(luck, 62, 52, 76) + cloud(luck, 112, 84, 64) + swirl(luck, 96, 34, 50),
            swirl(luck, 18, 48, 110)
            + swirl(luck, 44, 76, 90)
            + stroke("M98 26q6-7 11 0q6-7 11 0M124 40q5-6 9 0q5-6 9 0", INK, 1.6),
        ],
    }[element]()
    return drawn


def lava() -> str:
    pool: list[Point] = [(70, 74), (86, 58), (112, 56), (136, 66), (140, 80), (116, 90), (88, 90), (72, 84), (70, 74)]
    inner = [(104 + (x - 104) * 0.72, 74 + (y - 74) * 0.72) for x, y in pool]
    core = [(104 + (x - 104) * 0.36, 74 + (y - 74) * 0.36) for x, y in pool]
    return (
        blob(flowing(pool) + "Z", "#a8401f", 1.6)
        + f'<path d="{flowing(inner)}Z" fill="#e8792a"/><path d="{flowing(core)}Z" fill="#ffd27a"/>'
    )


def stones(luck: Luck) -> str:
    """Return a ring of standing stones with a lintel."""
    drawn = '<ellipse cx="82" cy="86" rx="54" ry="11" fill="#5f7a38" opacity=".6"/>'
    for x, y, high in ((38, 82, 34), (64, 76, 40), (98, 76, 40), (124, 82, 32), (82, 94, 22)):
        drawn += blob(f"M{x - 8} {y}L{x - 6} {y - high}L{x + 5} {y - high - 2}L{x + 8} {y}Z", "#8b8778", 1.5)
        shade = f"M{x + 1} {y}L{x + 2} {y - high}L{x + 5} {y - high - 2}L{x + 8} {y}Z"
        drawn += f'<path d="{shade}" fill="#1d1009" opacity=".3"/>'
    return drawn + blob("M54 34L108 32L110 40L54 42Z", "#9a9585", 1.5) + grass(tuft(luck, 140, 94))


def main() -> None:
    for element in GROUNDS:
        for near in (True, False):
            (LANDS / f"{element}-{'near' if near else 'far'}.svg").write_text(land(element, near), "utf-8")
        for at, scene in enumerate(scenes(element)):
            (LANDS / f"{element}-{at + 1}.svg").write_text(svg(164, 107, scene), "utf-8")


if __name__ == "__main__":
    main()
