"""Draw the map of Heropath: `python web/art/heropath/drawing.py`. Then `web/art/picture.py heropath` paints it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from ground import WASHES, border_lines, cave, climb_lines, fog, frame, patterns, sheet, wash, water
from growth import KINDS, symbols
from land import (
    CLIMBS,
    COASTS,
    HEIGHT,
    RIVER,
    RIVER_WIDTH,
    ROCKS,
    SPACES,
    WAYS,
    WIDTH,
    far_from,
    gate_of,
    holds,
    region_at,
    spot,
)
from pen import Point, n
from places import discs, everything, standing
from sights import SIGHTS, afloat, sights

ART: Final = Path(__file__).parents[2] / "public" / "art" / "heropath"

# Plants by land: kind, number of attempts, size, and distance from each other.
PLANTS: Final = {
    "highlands": (
        ("violet", 900, (0.95, 1.2), 50),
        ("violet", 900, (0.7, 0.9), 40),
        ("bare", 1600, (0.42, 0.66), 32),
        ("boulder", 160, (0.7, 1.1), 46),
        ("heather", 500, (0.9, 1.3), 28),
    ),
    "ruby": (
        ("red", 800, (0.85, 1.15), 50),
        ("snowy", 200, (0.9, 1.1), 90),
        ("red", 1500, (0.45, 0.72), 36),
        ("crystal", 300, (0.8, 1.2), 74),
        ("redrock", 240, (0.6, 1.0), 40),
    ),
    "forest": (
        ("fir", 2600, (0.85, 1.15), 21),
        ("tree", 4200, (0.8, 1.12), 22),
        ("toadstool", 60, (0.8, 1.1), 90),
        ("tuft", 200, (0.9, 1.2), 26),
    ),
    "plains": (
        ("willow", 500, (0.85, 1.2), 62),
        ("tree", 60, (0.6, 0.75), 110),
        ("flowers", 300, (0.9, 1.2), 50),
        ("tuft", 600, (0.9, 1.3), 34),
    ),
    "riverbank": (
        ("reeds", 900, (0.8, 1.15), 34),
        ("willow", 60, (0.6, 0.8), 120),
        ("boulder", 60, (0.5, 0.9), 80),
        ("tuft", 400, (0.9, 1.3), 34),
    ),
    "cave": (("tooth", 300, (0.7, 1.1), 30), ("boulder", 40, (0.6, 0.9), 60)),
}
POINTED: Final = ("violet", "bare", "red", "snowy", "fir", "tooth")

LINES: Final = [way.points(24) for way in WAYS]
DOTTED: Final = [way.points(16) for way in CLIMBS]
GATES: Final = [gate_of(way)[1] for way in WAYS if way.kind == "gate"]


def room(space: str) -> tuple[float, float, float, float]:
    """Return the box around a space that stays free: left, top, right, bottom."""
    x, y = spot(space)
    tall = {"safe": 70, "start": 70, "balloon": 92}.get(SPACES[space]["kind"], 34)
    wide = {"start": 78, "balloon": 74, "pier": 96}.get(SPACES[space]["kind"], 36)
    return x - wide, y - tall, x + 36, y + 32


ROOMS: Final = [room(space) for space in SPACES]
ROOMS.extend((rock["x"] - 116, rock["y"] - 70, rock["x"] + 118, rock["y"] + 66) for rock in ROCKS)
ROOMS.extend((x - 34, y - 48, x + 34, y + 24) for x, y in GATES)
ROOMS.extend((x - wide, y - high, x + wide, y + 8) for _, x, y, wide, high in SIGHTS)
ROOMS.append((750, 946, 860, 1054))


def fits(region: str, x: float, y: float, wide: float, high: float, pointed: bool) -> bool:
    """Whether something may be drawn here: inside its region, and not on ways, water or spaces."""
    if x - wide < 40 or x + wide > WIDTH - 14 or y - high < 42 or y > HEIGHT - 42:
        return False
    if any(region_at(corner) != region for corner in ((x, y), (x - wide, y), (x + wide, y), (x, y - high * 0.9))):
        return False
    top = x - wide * (0.55 if pointed else 1), x + wide * (0.55 if pointed else 1)
    for left, upper, right, lower in ROOMS:
        if x + wide > left and x - wide < right and y + 3 > upper and y - high * 0.5 < lower:
            return False
        if top[1] > left and top[0] < right and y > upper and y - high < lower:
            return False
    if any(far_from(point, [RIVER]) < RIVER_WIDTH / 2 + 12 for point in ((x, y), (x - wide, y), (x + wide, y))):
        return False
    return not any(_covers(x - px, y - py, wide, high, pointed) for line in (*LINES, *DOTTED) for px, py in line)


def _covers(dx: float, dy: float, wide: float, high: float, pointed: bool) -> bool:
    """Whether a drawing would cover a point of a way; `dx` and `dy` are the distance from its foot to the point."""
    if not -11 < dy < high + 6:
        return False
    here = wide * (1 - max(0, dy) / (high + 8)) if pointed else wide
    return abs(dx) < here + 9


def planted() -> list[tuple[float, str]]:
    """Return all plants, each with the y coordinate of its foot."""
    found: list[tuple[float, str]] = []
    for region, plants in PLANTS.items():
        luck, taken = random.Random(f"plant {region}"), list[tuple[float, float, float]]()
        coast = COASTS[region]
        xs, ys = [x for x, _ in coast], [y for _, y in coast]
        for kind, tries, (least, most), apart in plants:
            known = KINDS[kind]
            for _ in range(tries):
                x, y, size = luck.uniform(min(xs), max(xs)), luck.uniform(min(ys), max(ys)), luck.uniform(least, most)
                gap = apart * size
                if any(abs(x - ox) < (gap + og) / 2 and abs(y - oy) < (gap + og) / 4.4 for ox, oy, og in taken):
                    continue
                if fits(region, x, y, known.wide * size, known.high * size, kind in POINTED):
                    taken.append((x, y, gap))
                    turn = "-" if luck.random() < 0.4 and known.high < 60 else ""
                    use = (
                        f'<use href="#{kind}-{luck.randrange(known.ways)}" transform="translate({n(x)} {n(y)})'
                        f' scale({turn}{size:.2f} {size:.2f})"/>'
                    )
                    shade = (
                        (
                            f'<ellipse cx="{n(x + 3)}" cy="{n(y + 1)}" rx="{n(known.wide * size)}"'
                            f' ry="{n(3.5 * size)}" fill="#1d1209" fill-opacity=".22"/>'
                        )
                        if known.high > 40
                        else ""
                    )
                    found.append((y, shade + use))
    return found


def fields() -> str:
    """Return ploughed fields of the Weeping Willows where there is room."""
    drawn = ""
    luck = random.Random("fields")
    for x, y in (
        (1240, 540),
        (1410, 545),
        (1070, 520),
        (1240, 660),
        (1415, 668),
        (1080, 790),
        (1420, 930),
        (1250, 830),
        (1424, 800),
    ):
        wide, high, tilt = luck.uniform(40, 54), luck.uniform(20, 27), luck.uniform(-10, 10)
        if not holds(COASTS["plains"], (x, y)):
            continue
        fill = luck.choice(["#d8c56c", "#b8b256", "#e0cc7d", "#a9b05a"])
        rows = "".join(f"M{n(-wide + 4)} {n(-high + step * 8 + 4)}H{n(wide - 4)}" for step in range(int(2 * high / 8)))
        drawn += (
            f'<g transform="translate({x} {y}) rotate({n(tilt)})"><rect x="{n(-wide)}"'
            f' y="{n(-high)}" width="{n(2 * wide)}" height="{n(2 * high)}" rx="5" fill="{fill}"'
            f' stroke="#6b6a2c" stroke-width="1.600" stroke-dasharray="9 4"/><path d="{rows}"'
            ' class="l" stroke="#7d7430" stroke-width="1.500" stroke-opacity=".65"/></g>'
        )
    return drawn


def compass(at: Point) -> str:
    """A rose of the winds."""
    points = "".join(
        (
            f'<g transform="rotate({turn})"><path d="M0 -44L8 -8L0 0Z" fill="#2b1d12"/><path d="M0'
            ' -44L-8 -8L0 0Z" fill="#f1e3bf" stroke="#2b1d12" stroke-width="1.400"/></g>'
        )
        for turn in (0, 90, 180, 270)
    )
    small = "".join(
        (
            '<path d="M0 -26L5 -5L0 0L-5 -5Z" fill="#8a6836" stroke="#2b1d12" stroke-width="1"'
            f' transform="rotate({turn})"/>'
        )
        for turn in (45, 135, 225, 315)
    )
    return (
        f'<g transform="translate({at[0]} {at[1]})"><circle r="30" fill="#f1e3bf"'
        f' fill-opacity=".55" stroke="#2b1d12" stroke-width="1.600"/>{small}{points}<circle'
        ' r="4" fill="#b2402f" stroke="#2b1d12" stroke-width="1.400"/></g>'
    )


STYLE: Final = (
    "/* map.svg#plain leaves the texture out */#plain:target"
    " .tex{display:none}.l{fill:none;stroke-linecap:round;stroke-linejoin:round}path,rect{stroke-linejoin:round}"
)
DEFS: Final = (
    '<radialGradient id="torch"><stop offset="0" stop-color="#ffc766"'
    ' stop-opacity=".62"/><stop offset=".5" stop-color="#f29a3a" stop-opacity=".22"/>'
    '<stop offset="1" stop-color="#f29a3a" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="light" cx=".5" cy=".46" r=".75"><stop offset="0"'
    ' stop-color="#fff3d2" stop-opacity=".24"/><stop offset=".6" stop-color="#fff3d2"'
    ' stop-opacity="0"/><stop offset="1" stop-color="#3a1f08" stop-opacity=".34"/>'
    "</radialGradient>"
    '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence'
    ' type="fractalNoise" baseFrequency=".011 .016" numOctaves="4" seed="4"/>'
    '<feColorMatrix values="0 0 0 0 .36  0 0 0 0 .22  0 0 0 0 .08  0 0 0 1.5 -.66"/>'
    "</filter>"
    '<filter id="fibre" x="0" y="0" width="100%" height="100%"><feTurbulence'
    ' type="fractalNoise" baseFrequency=".55 .48" numOctaves="2" seed="9"/><feColorMatrix'
    ' values="0 0 0 0 .25  0 0 0 0 .16  0 0 0 0 .08  0 0 0 .5 -.2"/></filter>'
)


def drawing() -> str:
    """Return the whole map."""
    ground = "".join(wash(region) for region in ("riverbank", *[region for region in WASHES if region != "riverbank"]))
    stands = "".join(drawn for _, drawn in sorted([*planted(), *standing(), *sights()], key=lambda item: item[0]))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' width="{WIDTH}" height="{HEIGHT}" id="plain"><style>{STYLE}</style>'
        f"<defs>{DEFS}{patterns()}{symbols()}</defs>{sheet()}"
        '<g clip-path="url(#on-sheet)"><clipPath id="framed"><rect x="36" y="36" width="1554"'
        ' height="1028"/></clipPath>'
        f'<g clip-path="url(#framed)">{ground}{fields()}{cave()}{water()}{afloat()}{border_lines()}'
        f"</g>{climb_lines()}{everything()}{fog()}{stands}{discs()}{compass((805, 1000))}{frame()}"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#light)" class="tex"/><rect'
        f' width="{WIDTH}" height="{HEIGHT}" filter="url(#grain)" opacity=".5" class="tex"/>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" filter="url(#fibre)" opacity=".3"'
        ' class="tex"/></g></svg>'
    )


def main() -> None:
    """Write the drawing."""
    ART.mkdir(parents=True, exist_ok=True)
    (ART / "map.svg").write_text(drawing() + "\n", "utf-8")


if __name__ == "__main__":
    main()
