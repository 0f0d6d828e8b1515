"""The drawing in ASCII, for terminals and fonts that lack the signs or draw them two cells wide."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from meadhall.cells.drawing import Canvas

# Pairs of signs are replaced first. All replacements keep the width.
_PAIRS: Final = (("òó", " @"), ("╱╲", "/\\"))
_SIGNS: Final = {
    "♠": "t", "╱": "/", "╲": "\\", "⌂": "n", "♜": "M", "░": ":",
    "═": "=", "║": "|", "╔": "+", "╗": "+", "╚": "+", "╝": "+",
    "●": "o", "■": "#", "▲": "^", "◆": "&", "★": "*", "✚": "%",
    "♥": "h", "♣": '"', "†": "!", "♙": "i", "§": "S", "♔": "K", "ò": "@",
    "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "╭": "+", "╮": "+", "╰": "+", "╯": "+",
    "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+", "┏": "+", "┓": "+", "┗": "+", "┛": "+", "━": "-",
    "╌": "-", "┄": "-", "╎": "|", "▄": "_", "▀": '"', "█": "|",
    "►": ">", "◄": "<", "▸": ">", "▾": "v", "▼": "v", "→": ">", "←": "<", "↑": "^", "↓": "v",
    "×": "x", "−": "-", "–": "-",
    "·": ".",
    "⋈": "*", "⚄": "d", "╳": "x", "•": "*", "…": ".", "é": "e", "“": '"', "”": '"', "„": '"', "›": ">",
    "ä": "a", "ö": "o", "ü": "u", "Ä": "A", "Ö": "O", "Ü": "U", "ß": "s", "’": "'", "▶": ">", "▁": "_",
}  # fmt: skip
_DOTS: Final = range(0x2800, 0x2900)  # Braille signs, which draw roads
_TABLE: Final = {**{ord(sign): plain for sign, plain in _SIGNS.items()}, **dict.fromkeys(_DOTS, ".")}


def to_ascii(canvas: Canvas) -> Canvas:
    """Replace all signs of a canvas by ASCII, and return it."""
    for y in range(canvas.height):
        text = "".join(canvas.chars[y])
        for pair, plain in _PAIRS:
            text = text.replace(pair, plain)
        text = text.translate(_TABLE)
        canvas.chars[y] = [char if char.isascii() else "?" for char in text]
    return canvas


def needs_ascii(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the signs may be missing or two cells wide in this locale."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_CTYPE", "LANG") if environment.get(name)), "")
    east_asian = locale[:2] in ("ja", "ko", "zh")
    return east_asian or ("." in locale and "utf" not in locale.lower())
