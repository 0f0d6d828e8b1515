"""Named foreground colours (inks) and background colours (grounds), for each colour depth."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from rich.style import Style

from meadhall.cells.drawing import Paint

TRUE, COARSE, SIXTEEN, NONE = "true", "256", "16", "none"
DEPTHS: Final = (TRUE, COARSE, SIXTEEN, NONE)

SEATS: Final = (  # orange is last, because it resembles ember
    ("#56B4E9", "bright_blue"),
    ("#009E73", "green"),
    ("#CC79A7", "magenta"),
    ("#F0E442", "bright_yellow"),
    ("#D55E00", "red"),
    ("#E69F00", "yellow"),
)

PAINTS: Final[dict[str, Paint]] = {
    # grounds, from background to foreground
    "night": Paint("#14110f", "black"),
    "oak": Paint("#241c17", "black"),
    "cursor": Paint("#1f4a5c", "cyan", "reverse"),
    "lair": Paint("#260d0f", "black"),
    "past": Paint("#33261a", "black"),
    "parchment": Paint("#efe4cf", "white", "reverse"),
    "ember": Paint("#f2a33a", "bright_yellow", "reverse", bold=True),
    "frost": Paint("#6fb7d6", "bright_cyan", "reverse"),
    "moss": Paint("#7fb069", "bright_green", "reverse", bold=True),
    "gold.rung": Paint("#e4d5b8", "yellow", "reverse"),
    # inks on night
    "text": Paint("#efe4cf", "white"),
    "strong": Paint("#efe4cf", "bright_white", "bold", bold=True),
    "title": Paint("#b9aa92", "white", "bold", bold=True),
    "soft": Paint("#b9aa92", "white"),
    "faint": Paint("#85786a", "bright_black"),
    "line": Paint("#57473a", "bright_black"),
    "beam": Paint("#3a2d24", "bright_black"),
    "heading": Paint("#f2a33a", "bright_yellow", "bold", bold=True),
    "blood": Paint("#e5534b", "bright_red", "bold", bold=True),
    "harm": Paint("#e5534b", "bright_red", "bold", bold=True),
    "sepia": Paint("#c9a66b", "yellow", "bold", bold=True),
    # inks on parchment and on chips
    "ink": Paint("#1d1712", "black", "", bold=True),
    "ink.plain": Paint("#1d1712", "black"),
    "ink.soft": Paint("#4d4034", "black"),
    "ink.blood": Paint("#9e1f1a", "red", "bold", bold=True),
    "ink.frost": Paint("#1c5c80", "blue", "bold", bold=True),
    "ink.ember": Paint("#8a4600", "magenta", "bold", bold=True),
}
for _seat, (_colour, _ansi) in enumerate(SEATS):
    PAINTS[f"seat.{_seat}"] = Paint(_colour, _ansi, "reverse")
    PAINTS[f"mark.{_seat}"] = Paint(_colour, _ansi, "bold", bold=True)


class Theme:
    """Styles for one colour depth. `paints` adds the game's own colours."""

    def __init__(self, paints: Mapping[str, Paint], depth: str = TRUE) -> None:
        self.paints = {**PAINTS, **paints}
        self.depth = depth
        self._styles: dict[tuple[str, str], Style] = {}

    def style(self, ink: str, ground: str) -> Style:
        """Return the style of a cell. Styles are cached."""
        style = self._styles.get((ink, ground))
        if style is None:
            style = self._styles[ink, ground] = self._make_style(self._paint(ink), self._paint(ground))
        return style

    def _paint(self, name: str) -> Paint:
        if self.depth != TRUE and name.endswith(".1") and name.split(".")[0] not in ("seat", "mark", "shade"):
            name = name[:-1] + "0"  # with fewer colours, a ground has no second shade
        return self.paints[name]

    def _make_style(self, ink: Paint, ground: Paint) -> Style:
        if self.depth == NONE:
            return Style(bold=ink.bold or ink.plain == "bold" or None, reverse=ground.plain == "reverse" or None)
        if self.depth == SIXTEEN:
            return Style(color=ink.ansi, bgcolor=ground.ansi, bold=ink.bold or None)
        return Style(color=ink.colour, bgcolor=ground.colour, bold=ink.bold or None)


def depth_of(environment: Mapping[str, str] = os.environ) -> str:
    """Return the colour depth of the terminal, from environment variables."""
    if environment.get("NO_COLOR"):
        return NONE
    if environment.get("COLORTERM", "").lower() in ("truecolor", "24bit"):
        return TRUE
    term = environment.get("TERM", "")
    if "256" in term or term in ("xterm-kitty", "alacritty"):
        return COARSE
    return SIXTEEN if term else TRUE
