"""The chart of the drawn board contains no secrets."""

from __future__ import annotations

from typing import Final

from meadhall.games.swordsorcery.content import QUESTS
from tests.games.drawings import WEB

CHART: Final = (WEB / "src" / "games" / "swordsorcery" / "chart.json").read_text("utf-8")


def test_the_chart_tells_nothing_of_the_story() -> None:
    """Every browser receives the chart at the start.

    Triggers are searched in quotes, because `win` is also part of "throwing".
    """
    paras = [para for quest in QUESTS.values() for para in quest.para]
    secret_texts = [text for para in paras for text in (para.text, *(f'"{trigger}"' for trigger in para.triggers))]
    assert len(secret_texts) > 100
    assert not any(text in CHART for text in secret_texts)
