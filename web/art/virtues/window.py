"""Draw the game's window in the hall: an altar by candlelight, lit panes, and candles, some of them out.

`python web/art/virtues/window.py` writes `web/public/art/virtues.svg`.
"""

from __future__ import annotations

import math
import random
from pathlib import Path

INK = "#1d1712"
PAPER = "#f0e2c4"
LUCK = random.Random(7)
LIT = ("#c8553d", "#5f8fa8", "#e0ad45", "#6f8f5a", "#8a6a9c")
CANDLES = 14
OUT = frozenset({1, 4, 8, 9, 12})
WINDOW = (132.0, 88.0)  # centre of the light


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def shape(*points: tuple[float, float], fill: str = INK, more: str = "") -> str:
    path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"
    return f'<path d="{path}" fill="{fill}"{more}/>'


def drawn(path: str, fill: str, line: float = 0) -> str:
    edge = f' stroke="{INK}" stroke-width="{number(line)}" stroke-linejoin="round"' if line else ""
    return f'<path d="{path}" fill="{fill}"{edge}/>'


def wedge(x1: float, y1: float, x2: float, y2: float, width: float, fill: str = INK) -> str:
    """Return an engraved line that gets thicker and then thinner."""
    length = math.hypot(x2 - x1, y2 - y1)
    nx, ny = -(y2 - y1) / length * width / 2, (x2 - x1) / length * width / 2
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2
    a, b = f"{number(x1)} {number(y1)}", f"{number(x2)} {number(y2)}"
    path = f"M{a}Q{number(mx + nx)} {number(my + ny)} {b}Q{number(mx - nx)} {number(my - ny)} {a}Z"
    return drawn(path, fill)


def rays() -> list[str]:
    """Return rays of light from the window; farther from it there is more ink."""
    found: list[str] = []
    for step in range(140):
        angle = math.tau * step / 140 + LUCK.uniform(-0.01, 0.01)
        near, far = LUCK.uniform(80, 104), LUCK.uniform(190, 235)
        x, y = math.cos(angle), math.sin(angle)
        cx, cy = WINDOW
        found.append(wedge(cx + near * x, cy + near * y, cx + far * x, cy + far * y, LUCK.uniform(0.9, 2.2)))
    return found


def arch(left: float, right: float, top: float, spring: float, bottom: float) -> str:
    """Return a pointed arch."""
    middle = (left + right) / 2
    rise = spring - top
    return (
        f"M{number(left)} {number(bottom)}V{number(spring)}"
        f"Q{number(left)} {number(top + rise * 0.35)} {number(middle)} {number(top)}"
        f"Q{number(right)} {number(top + rise * 0.35)} {number(right)} {number(spring)}V{number(bottom)}Z"
    )


def glass() -> list[str]:
    """Return the window: a rose above six panes, five of them lit."""
    found = [drawn(arch(78, 186, 4, 66, 164), PAPER, 2.2), drawn(arch(84, 180, 12, 68, 159), INK)]
    panes = [(left, top) for top in (72, 102, 132) for left in (89, 134)]
    for at, (left, top) in enumerate(panes):
        fill = "#3a2f26" if at in (1, 4) else LIT[at % len(LIT)]
        found.append(drawn(f"M{left} {top}h41v26h-41z", fill))
        light = "#0003" if at in (1, 4) else "#fff6"
        found += [wedge(left + 3 + n * 8, top + 24, left + 9 + n * 8, top + 3, 1.6, light) for n in range(5)]
        found.append(drawn(f"M{left + 20.5} {top}l-10 13 10 13 10-13z", "none", 1.1))
    found.append(drawn("M132 22c14 8 30 24 37 44H95c7-20 23-36 37-44z", "#d9b76a"))
    for step in range(8):
        angle = math.tau * step / 8
        x, y = 132 + 11 * math.cos(angle), 50 + 11 * math.sin(angle)
        found.append(f'<circle cx="{number(x)}" cy="{number(y)}" r="4" fill="{LIT[step % 5]}" stroke="{INK}"/>')
    found.append(f'<circle cx="132" cy="50" r="5.5" fill="#fbeec8" stroke="{INK}" stroke-width="1.4"/>')
    return found


def candle(at: int) -> list[str]:
    x = 14 + at * (236 / (CANDLES - 1))
    high = 13 + 5 * LUCK.random() if at not in OUT else 8 + 3 * LUCK.random()
    top = 184 - high
    found = [drawn(f"M{number(x - 3)} 185v{number(-high)}q3-2 6 0v{number(high)}z", "#fbf1d6", 1.1)]
    found.append(wedge(x + 1.6, 183, x + 1.6, top + 2, 1.2))
    if at in OUT:
        found.append(
            f'<path d="M{number(x)} {number(top - 2)}q-4-6 0-10t0-10t2-9" fill="none" stroke="{INK}" stroke-width="1"/>'
        )
        return found
    flame = f"M{number(x)} {number(top - 14)}q5 7 3.4 10.4q-3.4 4-6.8 0q-1.6-3.6 3.4-10.4z"
    found.append(f'<circle cx="{number(x)}" cy="{number(top - 6)}" r="9.5" fill="#fff3c9" opacity=".75"/>')
    return [*found, drawn(flame, "#f0a53a", 1), wedge(x, top - 2, x, top - 9, 2.4, "#fff3c9")]


def altar() -> list[str]:
    """Return the altar with its cloth in folds."""
    found = [drawn("M-9 185h282v60H-9z", "#7d3b2e", 2), drawn("M-9 185h282v8H-9z", "#d9b76a", 1.4)]
    for x in range(-6, 272, 6):
        found.append(wedge(x + LUCK.uniform(-1, 1), 196, x + LUCK.uniform(-2, 2), 240, LUCK.uniform(1.2, 3)))
    return found


def hero(x: float, turn: int, glow: str) -> list[str]:
    """Return a hooded hero who looks up to the light."""

    def at(dx: float, y: float) -> str:
        return f"{number(x + turn * dx)} {number(y)}"

    body = (
        f"M{at(-27, 240)}Q{at(-25, 196)} {at(-11, 184)}Q{at(-15, 164)} {at(1, 158)}Q{at(13, 161)} {at(12, 173)}"
        f"Q{at(11, 180)} {at(7, 184)}Q{at(22, 196)} {at(25, 240)}Z"
    )
    rim = f"M{at(1, 160)}Q{at(11, 163)} {at(10, 173)}Q{at(9, 179)} {at(6, 183)}Q{at(19, 196)} {at(22, 236)}"
    edge = f'<path d="{rim}" fill="none" stroke="{glow}" stroke-width="1.8" stroke-linecap="round"/>'
    cuts = [wedge(x + turn * (-14 + n * 5), 236, x + turn * (-7 + n * 3), 196, 1.2, "#6b5a45") for n in range(5)]
    return [drawn(body, INK, 1), edge, *cuts]


def picture() -> str:
    parts = [
        f'<path d="M0 0h264v236H0z" fill="{PAPER}"/>',
        '<circle cx="132" cy="88" r="118" fill="#f4e8c9"/><circle cx="132" cy="88" r="92" fill="#f9efd0"/>',
        *rays(),
        *glass(),
        *altar(),
        *(line for at in range(CANDLES) for line in candle(at)),
        *hero(56, 1, "#e6b566"),
        *hero(208, -1, "#e6b566"),
    ]
    clip = '<clipPath id="arch"><path d="M0 236V78C0 30 58 0 132 0S264 30 264 78V236Z"/></clipPath>'
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -9 282 245">{clip}\n'
        f'<g clip-path="url(#arch)">{body}</g></svg>\n'
    )


if __name__ == "__main__":
    Path(__file__).parents[2].joinpath("public/art/virtues.svg").write_text(picture())
