"""Draw the windows of Sword & Sorcery and of Heropath in the hall: `python web/art/windows.py`.

One shows a bell in a crypt, with eyes in the dark. The other shows a dragon over a peak with a winding path.
"""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Final

from virtues.window import INK, PAPER, arch, drawn, number, wedge

GAMES: Final = Path(__file__).parents[2] / "src" / "meadhall" / "games"
LUCK: Final = random.Random(11)
GOLD, EMBER, STONE, DUSK = "#d9a441", "#d9582f", "#a3937c", "#5f7f92"


def rays(x: float, y: float, near: float, count: int) -> list[str]:
    """Return rays of light; farther from the light there is more ink."""
    found: list[str] = []
    for step in range(count):
        angle = math.tau * step / count + LUCK.uniform(-0.012, 0.012)
        start, end = near * LUCK.uniform(1, 1.3), LUCK.uniform(190, 240)
        a, b = math.cos(angle), math.sin(angle)
        found.append(wedge(x + start * a, y + start * b, x + end * a, y + end * b, LUCK.uniform(0.9, 2.3)))
    return found


def cuts(left: float, right: float, top: float, bottom: float, step: float, lean: float = 0) -> list[str]:
    """Return a shaded area as a row of engraved lines."""
    count = int((right - left) / step)
    return [
        wedge(left + n * step, bottom, left + n * step + lean, top + LUCK.uniform(0, 9), LUCK.uniform(1, 2))
        for n in range(1, count)
    ]


# ---- Sword & Sorcery


def niche(left: float, right: float, eyes: tuple[tuple[float, float], ...]) -> list[str]:
    """Return a dark doorway with eyes in it."""
    found = [drawn(arch(left, right, 62, 92, 186), INK, 2)]
    for x, y in eyes:
        for side in (-4, 4):
            path = f"M{number(x + side - 3)} {number(y)}q3-4 6 0q-3 3.4-6 0z"
            found.append(drawn(path, "#ffcf5a"))
    return found


def pillar(x: float) -> list[str]:
    shaft = f"M{number(x - 12)} 196V40h24V196z"
    found = [drawn(shaft, STONE, 2), *cuts(x + 1, x + 12, 46, 192, 2.2)]
    for y in (36, 192):
        found.append(drawn(f"M{number(x - 17)} {y}h34v9h-34z", "#c9b795", 1.8))
    return found


def bell() -> list[str]:
    body = "M132 34q7 0 8 8c20 6 22 30 24 46 2 12 8 17 14 22v6H86v-6c6-5 12-10 14-22 2-16 4-40 24-46q1-8 8-8z"
    found = [drawn("M129-12h6v50h-6z", INK), drawn(body, GOLD, 2.4)]
    found += [wedge(146 + n * 3.4, 113, 141 + n * 2, 52 + n * 7, 1.8) for n in range(8)]
    found.append(drawn("M100 88q32 9 64 0l1.6 8q-33.6 9-67.2 0z", "#f3d27a", 1.6))
    found.append(drawn("M112 54q-6 12-7 28l-4 18q10 2 12-14 1-18 6-32z", "#f6dd95"))
    return [*found, f'<circle cx="132" cy="122" r="8" fill="#8c5a22" stroke="{INK}" stroke-width="2"/>']


def floor() -> list[str]:
    """Return flagstones that lead to the light."""
    found = [drawn("M-9 186h282v60H-9z", "#7b6a54", 2)]
    for x in range(-220, 500, 44):
        start = number(132 + (x - 132) * 0.36)
        found.append(f'<path d="M{start} 186L{x} 250" stroke="{INK}" stroke-width="1.4"/>')
    found += [f'<path d="M-9 {y}H273" stroke="{INK}" stroke-width="1.4"/>' for y in (186, 196, 211, 230)]
    return [*found, *cuts(-9, 80, 200, 240, 5, 9), *cuts(184, 273, 200, 240, 5, -9)]


def warden() -> list[str]:
    """Return a knight from behind, with a raised sword."""
    sword = "M77 178l-1-62 4-8 4 8-1 62z"
    body = "M36 246q-2-40 12-52q-7-4-6-13q2-12 14-12t14 12q0 9-6 13q3 2 6 5l0-22h8v34q-2 7-8 8q2 12 2 27z"
    shield = "M28 196q13-5 22 0q2 24-11 35q-13-11-11-35z"
    cross = "M69 176h22v5h-22z"
    return [
        drawn(sword, "#e9eef0", 1.6),
        drawn(cross, GOLD, 1.4),
        drawn(body, INK),
        drawn(shield, "#8c2f2a", 2),
        wedge(39, 226, 39, 198, 2.4, "#f0e2c4"),
        wedge(30, 206, 48, 206, 2.2, "#f0e2c4"),
        drawn("M44 176q10-6 21 0l1 4q-11-5-22 0z", "#e6b566"),
    ]


def mage() -> list[str]:
    """Return a hooded mage with fire on the staff."""
    flame = "M190 112q13 15 8 25q-8 10-17 0q-4-9 9-25z"
    body = "M176 246q0-34 18-49q-8-10 4-30q16 14 10 30q16 14 20 49z"
    arm = "M200 202l-15-5v7l12 8z"
    return [
        '<circle cx="189" cy="130" r="22" fill="#fff3c9" opacity=".85"/>',
        drawn("M187 138h5v106h-5z", INK),
        drawn(flame, EMBER, 1.8),
        drawn("M189 122q6 9 3 14q-4 4-7 0q-1-6 4-14z", "#ffd477"),
        drawn(body, INK),
        drawn(arm, INK),
        '<path d="M198 168q-11 18-3 29q-15 14-17 46" fill="none" stroke="#e6b566" stroke-width="2"/>',
        *[wedge(200 + n * 6, 240, 203 + n * 2, 204, 1.2, "#6b5a45") for n in range(4)],
    ]


def crypt() -> list[str]:
    left, right = ((18.0, 118.0), (30.0, 148.0)), ((246.0, 112.0), (235.0, 150.0))
    light = '<circle cx="132" cy="84" r="112" fill="#f6e8c0"/><circle cx="132" cy="84" r="84" fill="#fbf1cf"/>'
    return [
        light,
        *rays(132, 84, 74, 120),
        *niche(-4, 44, left),
        *niche(220, 268, right),
        *pillar(58),
        *pillar(206),
        *bell(),
        *floor(),
        *warden(),
        *mage(),
    ]


# ---- Heropath


def peak() -> list[str]:
    """Return mountains; a path winds up the nearest one."""
    far = "M-9 176L30 128 58 152 92 108 124 146 168 98 206 142 238 116 273 160V246H-9z"
    near = "M-9 210L44 178 96 190 150 112 176 132 196 124 236 186 273 196V246H-9z"
    snow = "M150 112l26 20 20-8 11 17-14-4-12 9-13-8-12 13-8-9-14 4z"
    found = [drawn(far, DUSK, 2), *cuts(-4, 268, 168, 186, 6, 4), drawn(near, "#6f5d45", 2.2)]
    found += [wedge(176 + n * 6, 238, 172 + n * 4, 140 + n * 7, 2.2) for n in range(14)]
    found.append(drawn(snow, "#fbf6e6", 1.8))
    way = "M112 248C70 226 178 226 156 208C136 196 118 204 136 190C150 182 168 184 160 172C154 164 150 164 158 154"
    found.append(f'<path d="{way}" fill="none" stroke="{INK}" stroke-width="11" stroke-linecap="round"/>')
    return [*found, f'<path d="{way}" fill="none" stroke="#ecd9a8" stroke-width="7.5" stroke-linecap="round"/>']


def wing(turn: int) -> list[str]:
    """Return a spread wing: its fingers and the skin between them."""

    def at(dx: float, y: float) -> str:
        return f"{number(132 + turn * dx)} {number(y)}"

    skin = (
        f"M{at(8, 72)}L{at(40, 28)}L{at(112, 18)}Q{at(92, 38)} {at(104, 66)}Q{at(80, 58)} {at(74, 84)}"
        f"Q{at(56, 70)} {at(44, 94)}Q{at(32, 78)} {at(10, 96)}Z"
    )
    fingers = [
        wedge(132 + turn * 40, 28, 132 + turn * x, y, 3.4) for x, y in ((104, 66), (74, 84), (44, 94), (112, 18))
    ]
    shade = [wedge(132 + turn * (46 + n * 6), 34 + n * 1.4, 132 + turn * (46 + n * 5.4), 62 + n, 1.6) for n in range(8)]
    return [drawn(skin, "#a8392d", 2.4), *shade, *fingers]


def dragon() -> list[str]:
    tail = "M126 96C118 122 92 132 70 122C58 116 56 104 64 102C66 112 78 116 90 112C104 108 112 98 114 84Z"
    body = (
        "M112 92Q110 66 126 58L120 40L131 46L138 34L141 48L154 46L150 60Q160 74 150 96Q140 112 126 110Q114 106 112 92Z"
    )
    fire = (
        "M128 62C118 84 128 92 120 104C114 116 126 124 121 138C132 132 134 122 137 114"
        "C146 120 142 130 148 136C152 122 146 112 148 102C150 92 140 84 144 62Z"
    )
    claws = [drawn(f"M{x} 100q-6 10 0 16l3-6 3 7 3-7 4 5q3-8-2-16z", "#7c241d", 1.4) for x in (108, 148)]
    return [
        *wing(-1),
        *wing(1),
        drawn(tail, "#a8392d", 2.2),
        drawn("M66 103l-12-6 3 13z", "#a8392d", 1.8),
        *claws,
        drawn(body, "#b8452f", 2.4),
        *[wedge(118 + n * 4, 100, 122 + n * 3, 74, 1.5) for n in range(8)],
        drawn(fire, "#f0a53a", 2),
        drawn("M133 74q-8 18-3 32q2 8 5 10q5-14 3-24q1-10 2-18z", "#fff0b5"),
        drawn("M124 55l7 3-5 3zM148 55l-7 3 5 3z", "#ffd84a", 0.8),
    ]


def wanderer() -> list[str]:
    """Return a hero on a rock with a drawn sword, the cloak in the wind."""
    rock = "M-9 246V214L20 202 66 206 92 226 96 246Z"
    body = "M42 208q-4-22 8-29q-5-4-4-11q2-9 10-9t10 9q0 7-4 10q9 6 8 30z"
    cloak = "M50 180q-20 4-34 22q14-3 18 2q2 4 10 2z"
    sword = "M72 190L100 146l4-2-1 5-28 44z"
    return [
        drawn(rock, "#3d3226", 2.2),
        *cuts(0, 92, 214, 242, 6, 8),
        drawn(cloak, "#8c2f2a", 2),
        drawn(sword, "#eef2f3", 1.6),
        drawn("M68 184l12 8-2 3-12-8z", GOLD, 1.2),
        drawn(body, INK),
        drawn("M60 184l14 4-1 6-14-3z", INK),
        '<path d="M66 168q1 8-4 11q9 7 8 28" fill="none" stroke="#e6b566" stroke-width="2"/>',
    ]


def roar() -> list[str]:
    light = '<circle cx="132" cy="76" r="120" fill="#f7dfae"/><circle cx="132" cy="76" r="86" fill="#fbeec4"/>'
    return [light, *rays(132, 76, 84, 130), *peak(), *dragon(), *wanderer()]


def picture(parts: list[str]) -> str:
    """Return the parts as an engraving in the arch of a window."""
    clip = '<clipPath id="arch"><path d="M0 236V78C0 30 58 0 132 0S264 30 264 78V236Z"/></clipPath>'
    body = "\n".join([f'<path d="M0 0h264v236H0z" fill="{PAPER}"/>', *parts])
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -9 282 245">{clip}'
    return f'{head}\n<g clip-path="url(#arch)">{body}</g></svg>\n'


if __name__ == "__main__":
    GAMES.joinpath("swordsorcery", "cover.svg").write_text(picture(crypt()), "utf-8")
    GAMES.joinpath("heropath", "cover.svg").write_text(picture(roar()), "utf-8")
