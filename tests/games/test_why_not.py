"""Why not: answers of earlier menus nearly always have a more specific reason than the general sentence."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meadhall.engine import Match
from meadhall.engine.contract.registry import find_game
from meadhall.engine.table.log import Answer

# largest share of general sentences. It would be over a half without those for other moments and lost pieces.
MAX_SHARE = 0.1


@pytest.mark.parametrize("name", ["adventureland", "heroes", "heropath", "swordsorcery", "virtues"])
def test_answers_of_earlier_menus_have_a_reason(name: str) -> None:
    match, dice = Match(find_game(name), seed="8"), Random(8)
    before, asked, general = dict[str, None](), 0, 0
    while match.ask is not None and len(match.log) < 500:
        menu = match.menu()
        if len(match.log) % 20 == 0 and before:
            for key in dice.sample([*before], min(len(before), 30)):
                for refusal in match.why_not(key):
                    asked += 1
                    general += refusal.words.startswith("There is no answer")
        before |= dict.fromkeys(menu.keys)
        match.answer(match.asked, dice.choice(menu.options))
    assert asked > 40
    assert general <= MAX_SHARE * asked


def test_lost_piece_and_answer_of_another_moment_have_different_reasons() -> None:
    match, dice = Match(find_game("virtues"), seed="4", players=2), Random(4)
    while match.menu().question != "go" or not any(answer.key.startswith("receive") for answer in _answers(match)):
        match.answer(match.asked, dice.choice(match.menu().options))
    assert match.why_not("tap:ch_none")[0].words.startswith("“tap:ch_none” names a thing that is not here")
    assert match.why_not("receive")[0].words.startswith("“receive” is an answer for other moments")
    assert match.why_not("xyz:ch_none")[0].words.startswith("There is no answer “xyz:ch_none”")


def _answers(match: Match[Any]) -> list[Answer]:
    return [entry for entry in match.log if isinstance(entry, Answer)]
