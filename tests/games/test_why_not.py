"""Asked why not for anything that was on a menu before, the table nearly always has more than the general sentence."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meadhall.engine import Match
from meadhall.engine.contract.registry import find_game
from meadhall.engine.table.log import Answer

MOST = 0.1  # of the answers asked for; without the sentences for other moments and for things gone it is over a half


@pytest.mark.parametrize("name", ["adventureland", "heroes", "heropath", "swordsorcery", "virtues"])
def test_answers_of_before_have_a_reason(name: str) -> None:
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
    assert general <= MOST * asked


def test_a_thing_that_is_gone_and_an_answer_of_another_moment_are_told_apart() -> None:
    match, dice = Match(find_game("virtues"), seed="4", players=2), Random(4)
    while match.menu().question != "go" or not any(one.key.startswith("receive") for one in _answers(match)):
        match.answer(match.asked, dice.choice(match.menu().options))
    assert match.why_not("tap:ch_none")[0].words.startswith("“tap:ch_none” names a thing that is not here")
    assert match.why_not("receive")[0].words.startswith("“receive” is an answer for other moments")
    assert match.why_not("xyz:ch_none")[0].words.startswith("There is no answer “xyz:ch_none”")


def _answers(match: Match[Any]) -> list[Answer]:
    return [entry for entry in match.log if isinstance(entry, Answer)]
