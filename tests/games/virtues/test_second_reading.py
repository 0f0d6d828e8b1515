"""Every menu and Regrouping of a match equals that of a second implementation of the rules, in every mode."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy
from dataclasses import replace

import pytest

from meadhall.engine import Match, Menu, Option, Table, choose
from meadhall.engine.contract.guide import Decision
from meadhall.engine.flows.options import Question
from meadhall.games.virtues import GAME
from meadhall.games.virtues.bot.sensible import policy
from meadhall.games.virtues.state import NOBODY, State
from meadhall.testing import clause, table
from meadhall.testing.scenario import ScriptedTable
from tests.depth import deep
from tests.games.virtues.second_reading import majority_counts, menu_keys, next_turn_order, total_production

MODES = [
    {"players": 2},
    {"players": 4},
    {"players": 5, "relief": True, "hero_deal": "draft"},
    {"players": 3, "fall": True},
    {"players": 4, "fall": True, "unnamed": True},
]
BOT_SHARE = 0.75  # share of answers by the game's own bot, so that matches are rich; the others are random


@clause("SV-QPH-05", "SV-QPH-13", "SV-FREE-01", "SV-FREE-02", "SV-FREE-08", "SV-FREE-11", "SV-SIN-12", "SV-PAY-12")
@pytest.mark.parametrize("options", MODES, ids=str)
def test_menus_equal_those_of_the_second_implementation(options: dict[str, object]) -> None:
    read: Counter[str] = Counter()
    for number in range(deep(1)):
        match, rng = Match(GAME, seed=f"read again {number}", **options), random.Random(number)
        while (ask := match.ask) is not None:
            offered, s = match.menu(), match.state
            allowed = menu_keys(s, ask.seat, offered.question)
            if allowed is not None:
                read[offered.question] += 1
                assert {*offered.keys} == allowed, (number, s.turn, s.lap, ask.seat, offered.question)
            wise = rng.random() < BOT_SHARE
            asked = Decision(s, ask.seat, offered.question, offered.options)
            match.answer(ask.seat, policy(asked) if wise else rng.choice(offered.options))
    assert read["go"] > 50
    assert read["after-action"]


@clause(
    "SV-RGP-01", "SV-RGP-02", "SV-RGP-03", "SV-RGP-04", "SV-RGP-06", "SV-RGP-20", "SV-RGP-21", "SV-RGP-24",
    "SV-RGP-25", "SV-RGP-26", "SV-FAL-03", "SV-FAL-04",
)  # fmt: skip
@pytest.mark.parametrize("options", MODES, ids=str)
def test_regrouping_equals_the_second_implementation(options: dict[str, object]) -> None:
    read = 0
    match, rng = Match(GAME, seed="regrouping", **options), random.Random("regrouping")
    while (ask := match.ask) is not None:
        if ask.menus[ask.seat].question == "go" and rng.random() < 0.05:
            read += 1
            _check_scoring(match.state, options)
            _check_production(match.state, options)
        menu_now = match.menu()
        match.answer(ask.seat, policy(Decision(match.state, ask.seat, menu_now.question, menu_now.options)))
    assert read


def _check_scoring(s: State, options: dict[str, object]) -> None:
    after = _state_after_step(s, options, "score", "sins")
    held = [len(p.sins) for p in s.players]
    won = [p.might + more for p, more in zip(s.players, majority_counts(s), strict=True)]
    if s.options.fall and after.ending != "fallen":
        heavy = [p.corruption + (0 if p.fallen else min(n, max(0, 7 - p.corruption)))
                 for p, n in zip(s.players, held, strict=True)]  # fmt: skip
        assert [p.corruption for p in after.players] == heavy
    elif not s.options.fall:
        won = [max(0, might - n) for might, n in zip(won, held, strict=True)]
    assert [p.might for p in after.players] == won


def _check_production(s: State, options: dict[str, object]) -> None:
    after = _state_after_step(s, options, "regroup", "turn")
    goods_before = [(p.fame, p.gold, p.might) for p in s.players]
    more = [total_production(s, seat) for seat in range(len(goods_before))]
    now = [tuple(a + b for a, b in zip(one, other, strict=True)) for one, other in zip(goods_before, more, strict=True)]
    assert [(p.fame, p.gold, p.might) for p in after.players] == now
    if not after.ending:
        assert after.order == next_turn_order([might for _, _, might in now], s.order[0])


def _state_after_step(s: State, options: dict[str, object], step: str, until: str) -> State:
    """Play on from the step `step`, and return the state at the beginning of the step `until`."""
    begun = deepcopy(s)
    begun.step, begun.on_go = step, NOBODY
    t: ScriptedTable[State] = table(replace(GAME, steps={**GAME.steps, until: _stop_match}), state=begun, **options)
    return t.state


async def _stop_match(t: Table[State]) -> None:
    await choose(0, Menu(Question("stop", ""), [Option("go-on", "")]))
