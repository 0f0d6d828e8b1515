"""Converts a drawing to ASCII, for terminals and fonts that lack other characters or draw them two cells wide."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from meadhall.cells.drawing import Canvas

# Pairs of characters are replaced first. All replacements keep the width.
_PAIRS: Final = (("òó", " @"), ("╱╲", "/\\"))
_CHARACTERS: Final = {
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
_DOTS: Final = range(0x2800, 0x2900)  # Braille characters, which draw roads
_TABLE: Final = {**{ord(character): plain for character, plain in _CHARACTERS.items()}, **dict.fromkeys(_DOTS, ".")}


def to_ascii(canvas: Canvas) -> Canvas:
    """Replace all characters of a canvas with ASCII, and return the canvas."""
    for y in range(canvas.height):
        text = "".join(canvas.chars[y])
        for pair, plain in _PAIRS:
            text = text.replace(pair, plain)
        text = text.translate(_TABLE)
        canvas.chars[y] = [char if char.isascii() else "?" for char in text]
    return canvas


def needs_ascii(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether special characters may be missing or two cells wide in this locale."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_CTYPE", "LANG") if environment.get(name)), "")
    east_asian = locale[:2] in ("ja", "ko", "zh")
    return east_asian or ("." in locale and "utf" not in locale.lower())
