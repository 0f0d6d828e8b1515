"""What is printed for the drawn board is what the content says."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

PRINTER = Path(__file__).parents[3] / "web" / "art" / "heroes" / "cards.py"


def test_the_cards_of_the_board_are_those_of_the_content() -> None:
    printer = runpy.run_path(str(PRINTER))
    written = json.loads(printer["CARDS"].read_text("utf-8"))
    assert written == printer["cards"](), "run: python web/art/heroes/cards.py"
