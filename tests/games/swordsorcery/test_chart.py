"""Content in the drawn board's chart."""

from __future__ import annotations

from typing import Final

from meadhall.games.swordsorcery.content import QUESTS
from tests.games.drawings import WEB

CHART: Final = (WEB / "src" / "games" / "swordsorcery" / "chart.json").read_text("utf-8")


def test_chart_reveals_nothing_of_the_story() -> None:
    """Every browser loads the chart at once. Only whole strings count as triggers: "throwing" contains `win`."""
    paras = [para for quest in QUESTS.values() for para in quest.para]
    told = [text for para in paras for text in (para.text, *(f'"{trigger}"' for trigger in para.triggers))]
    assert len(told) > 100
    assert not any(text in CHART for text in told)
