"""Sights along the way, such as a windmill, sheep and a boat. They have no meaning in the rules."""

from __future__ import annotations

import random
from typing import Final

from pen import INK, n, shape, stroke

# The drawing, the position of its foot, half its width, and its height.
SIGHTS: Final[tuple[tuple[str, float, float, float, float], ...]] = (
    ("windmill", 1246, 830, 34, 84),
    ("sheep", 1236, 552, 40, 30),
    ("sheep", 1412, 680, 40, 30),
    ("stones", 915, 600, 30, 44),
    ("scarecrow", 1420, 560, 22, 46),
    ("ruin", 520, 320, 18, 30),
    ("mine", 1140, 222, 34, 46),
    ("well", 1260, 640, 20, 40),
    ("cairn", 366, 440, 20, 34),
    ("stump", 210, 700, 24, 24),
    ("hut", 505, 800, 26, 40),
)


def sights() -> list[tuple[float, str]]:
    """Return all sights, each with the y coordinate of its foot."""
    return [
        (y, f'<g transform="translate({x:g} {y:g})">{DRAWN[name]()}</g>')
        for name, x, y, _, _ in SIGHTS
        if name in DRAWN
    ]


def _windmill() -> str:
    sails = "".join(
        (
            f'<g transform="rotate({turn})"><path d="M-2 0V-44h4V0z" fill="#6b4a22" stroke="{INK}"'
            f' stroke-width="1.200"/><path d="M2 -14V-43h9V-14z" fill="#f6ead0" stroke="{INK}"'
            f' stroke-width="1.400"/><path d="M2 -24h9M2 -33h9" class="l" stroke="{INK}"'
            ' stroke-width="1"/></g>'
        )
        for turn in (24, 114, 204, 294)
    )
    return (
        '<ellipse cx="4" cy="2" rx="32" ry="7" fill="#1d1209" fill-opacity=".3"/>'
        + shape("M-19 2L-13 -46H13L19 2z", "#e2d3ac", 2.200)
        + shape("M6 2L4 -46H13L19 2z", "#b39c6c", 0)
        + shape("M-17 -44Q0 -74 17 -44z", "#a8532f", 2.200)
        + shape("M-5 2v-13q5 -6 10 0V2z", "#4a2f18", 1.400)
        + f'<g transform="translate(0 -50)">{sails}<circle r="4" fill="#3a2712"/></g>'
    )


def _sheep() -> str:
    drawn = ""
    for x, y, turn in ((-24, 0, 1), (2, -9, -1), (22, 2, 1)):
        drawn += (
            f'<g transform="translate({x} {y}) scale({turn} 1)"><ellipse cx="0" cy="7" rx="11"'
            ' ry="2.600" fill="#1d1209" fill-opacity=".25"/><path d="M-5 2v6M4 2v6" class="l"'
            f' stroke="{INK}" stroke-width="2"/><path d="M-10 -1q-2 -6 4 -7q3 -5 8 -1q7 -1 7 5q2 6'
            f' -5 7h-9q-5 0 -5 -4z" fill="#f7f0de" stroke="{INK}" stroke-width="1.500"/><path'
            f' d="M8 -6q6 -2 6 4q-1 4 -5 3z" fill="#3a2f26" stroke="{INK}" stroke-width="1"/></g>'
        )
    return drawn


def _stones() -> str:
    drawn = '<ellipse cx="2" cy="3" rx="30" ry="7" fill="#1d1209" fill-opacity=".28"/>'
    for x, high, lean in ((-18, 30, -3), (0, 40, 2), (18, 27, 4)):
        drawn += shape(f"M{x - 7} 3L{x - 6 + lean} {-high + 5}q6 -7 12 0L{x + 8} 3z", "#a39d92", 2) + shape(
            f"M{x + 2} 3L{x + 2 + lean} {-high + 2}q3 0 4 3L{x + 8} 3z", "#6f6a60", 0
        )
        drawn += stroke(f"M{x - 2 + lean} {-high + 14}v7m-3 -3.500h6", "#3f3a33", 1.300)
    return drawn


def _scarecrow() -> str:
    return (
        stroke("M0 2V-34M-18 -24H18", "#6b4a22", 3)
        + shape("M-14 -28h28l-5 20h-18z", "#7d5a8a", 1.600)
        + '<circle cx="0" cy="-36" r="7" fill="#e8d3a0" stroke="#2b1d12" stroke-width="1.500"/>'
        + shape("M-12 -40h24l-7 -4l-2 -9h-6l-2 9z", "#6b4a22", 1.500)
        + stroke("M-18 -24l-5 4M18 -24l5 4M-4 -8v6M4 -8v6", "#b98a3a", 2)
    )


def _mine() -> str:
    return (
        shape("M-34 3Q-30 -30 -14 -38Q4 -50 20 -36Q34 -24 36 3z", "#9c5546", 2.400, edge="#4a1f18")
        + shape("M-15 3V-20q0 -6 6 -6H9q6 0 6 6V3z", "#170d09", 0)
        + stroke("M-16 4V-24H16V4M-16 -24L16 -24", "#7c5327", 5)
        + stroke("M-16 4V-24H16V4", INK, 1.200)
        + stroke("M-4 3L-12 12M6 3L12 12M-8 7H9", "#4a3420", 1.800)
        + shape("M20 6h18l-3 -11h-12z", "#6f6a60", 1.700)
        + shape("M22 -5l3 -6l4 3l4 -4l3 7z", "#c92f45", 1.200)
    )


def _well() -> str:
    return (
        shape("M-13 3v-13h26V3q-13 5 -26 0z", "#a39d92", 2)
        + '<ellipse cx="0" cy="-10" rx="13" ry="4.500" fill="#1f3f4f" stroke="#2b1d12" stroke-width="1.800"/>'
        + stroke("M-11 -11V-30M11 -11V-30M0 -30v14", "#6b4a22", 2.800)
        + shape("M-18 -28L0 -42L18 -28z", "#a8532f", 2)
    )


def _cairn() -> str:
    luck = random.Random("cairn")
    return "".join(
        shape(
            (
                f"M{n(-wide)} {n(y)}q{n(wide * 0.2)} -9 {n(wide)} -9q{n(wide * 0.9)} 0 {n(wide)}"
                f" 9q{n(-wide)} 4 {n(-2 * wide)} 0z"
            ),
            luck.choice(["#8a8292", "#75708a", "#9a93a4"]),
            1.700,
        )
        for wide, y in ((19, 3), (14, -5), (10, -12), (6, -19))
    )


def _stump() -> str:
    return (
        shape("M-14 4q3 -8 2 -15h24q-1 7 3 15q-14 5 -29 0z", "#7a5a34", 2)
        + (
            '<ellipse cx="0" cy="-11" rx="12" ry="4.600" fill="#d8b87a" stroke="#2b1d12"'
            ' stroke-width="1.800"/><ellipse cx="0" cy="-11" rx="6.500" ry="2.400" fill="none"'
            ' stroke="#8a6836" stroke-width="1.200"/>'
        )
        + stroke("M2 -14L14 -36", "#6b4a22", 3)
        + shape("M8 -34q9 -8 16 2l-7 7z", "#b7c0c4", 1.600)
    )


def _hut() -> str:
    return (
        shape("M-16 3V-16H16V3z", "#8a6a42", 2)
        + shape("M-24 -13Q0 -46 24 -13z", "#5f6f36", 2.200)
        + stroke("M-14 -19q4 -8 9 -11M-2 -18v-14M12 -19q-4 -8 -8 -11", "#39471f", 1.300)
        + shape("M-4 3v-12q4 -4 8 0V3z", "#2b1d12", 0)
        + stroke("M12 -30q-3 -6 2 -10t0 -10", "#f4efe2", 2.200, ' stroke-opacity=".8"')
    )


def _ruin() -> str:
    return shape("M-18 3V-14l6 2v-6l7 3v-9h6v8l5 -3v9l6 3V3z", "#8f8899", 2) + stroke(
        "M-12 -2h7M0 -2h8M-8 -9h6M3 -9h6", "#4d4658", 1.200
    )


DRAWN: Final = {
    "windmill": _windmill,
    "sheep": _sheep,
    "stones": _stones,
    "scarecrow": _scarecrow,
    "mine": _mine,
    "well": _well,
    "cairn": _cairn,
    "stump": _stump,
    "hut": _hut,
    "ruin": _ruin,
}


def afloat() -> str:
    """Return a rowing boat on the river, and fish."""
    boat = (
        '<ellipse cx="0" cy="8" rx="30" ry="6" fill="#0d2a36" fill-opacity=".35"/>'
        + shape("M-30 -4Q-22 12 0 12Q22 12 30 -4Q14 3 0 3Q-14 3 -30 -4z", "#8a5a2a", 2.200)
        + stroke("M-16 4L-28 14M16 4L30 12", "#5e3d1c", 2.600)
        + shape("M-5 4q-2 -14 5 -16q7 2 5 16z", "#56707a", 1.600)
        + '<circle cx="0" cy="-15" r="5" fill="#e8c9a0" stroke="#2b1d12" stroke-width="1.400"/>'
        + shape("M-8 -16h16l-3 -6h-10z", "#6b4a22", 1.400)
    )
    fish = "".join(
        (
            f'<g transform="translate({x} {y}) rotate({turn})"><path d="M-9 0q8 -7 16 0q-8 7 -16'
            ' 0l-5 -4v8z" fill="#cfe6e8" fill-opacity=".75" stroke="#2f6273"'
            ' stroke-width="1.200"/></g>'
        )
        for x, y, turn in ((640, 190, 60), (722, 540, 95), (900, 836, 30), (1160, 1045, 60))
    )
    return f'<g transform="translate(734 460)">{boat}</g>{fish}'
