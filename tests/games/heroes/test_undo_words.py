"""The reason why an undo is too late is in words, without names from the code."""

from __future__ import annotations

import random
import re

from meadhall.engine import Match
from meadhall.engine.play.perspective import Perspective
from meadhall.games.heroes import GAME


def test_late_undo_names_the_event_since() -> None:
    luck, match = random.Random(7), Match(GAME, seed=7, players=2)
    perspectives = [Perspective(match, ["Ann", "Bea"], seat) for seat in (0, 1)]
    sentences: set[str] = set()
    for _ in range(300):
        if match.ask is None:
            break
        seat = match.ask.waiting[0] if match.ask.waiting else match.asked
        match.answer(seat, luck.choice(match.menu(seat).keys))
        sentences |= {view.say(view.no_undo_reason()) for view in perspectives}
    assert {"dice were rolled after your move", "a Spell was revealed after your move"} <= sentences
    assert not any(re.search(r"[/_]|[0-9]", words) for words in sentences), sentences
