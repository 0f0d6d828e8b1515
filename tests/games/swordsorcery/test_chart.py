"""Content in the drawn board's chart."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Final

from meadhall.games.swordsorcery.content import QUESTS

WEB: Final = Path(__file__).parents[3] / "web"
CHART: Final = (WEB / "src" / "games" / "swordsorcery" / "chart.json").read_text("utf-8")


def test_the_chart_is_what_the_content_says() -> None:
    """If it is not: `python web/art/swordsorcery/chart.py`."""
    spec = importlib.util.spec_from_file_location("ss_chart", WEB / "art" / "swordsorcery" / "chart.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.chart() == json.loads(CHART)


def test_the_chart_tells_nothing_of_the_story() -> None:
    """Every browser has it from the beginning. A trigger would be a string of its own: `win` is in "throwing", too."""
    paras = [para for quest in QUESTS.values() for para in quest.para]
    told = [text for para in paras for text in (para.text, *(f'"{trigger}"' for trigger in para.triggers))]
    assert len(told) > 100
    assert not any(text in CHART for text in told)
