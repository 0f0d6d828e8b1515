"""The colours of the browser client, for pages and pictures of the laboratory."""

from __future__ import annotations

from typing import Final

NIGHT: Final = "#14110f"
OAK: Final = "#241c17"
EDGE: Final = "#3a2d24"
PARCHMENT: Final = "#efe4cf"
PARCHMENT_2: Final = "#e4d5b8"
INK: Final = "#1d1712"
INK_SOFT: Final = "#4d4034"
PAPER_LINE: Final = "#8b7553"
BRAID_2: Final = "#7a5f43"
ON_NIGHT: Final = "#efe4cf"
ON_NIGHT_SOFT: Final = "#b9aa92"
EMBER: Final = "#f2a33a"
EMBER_INK: Final = "#8a4600"
MOSS_INK: Final = "#356022"
BLOOD_INK: Final = "#9e1f1a"
FROST_INK: Final = "#1c5c80"

ALL: Final = {name.lower().replace("_", "-"): value for name, value in list(globals().items()) if name.isupper()}
TEXT: Final = "'Alegreya Sans', 'Segoe UI', system-ui, sans-serif"
TITLE: Final = "Cinzel, Georgia, serif"
