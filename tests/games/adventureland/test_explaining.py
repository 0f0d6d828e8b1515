"""The reasons of bots, as players read them after asking for advice."""

from __future__ import annotations

from meadhall.bots.advice import advice_for
from meadhall.engine import Match
from meadhall.engine.play.perspective import Perspective
from meadhall.games.adventureland import GAME


def test_advice_names_the_field_that_the_party_goes_to_next() -> None:
    match, explained = Match(GAME, seed="gentle", players=2), 0
    while (ask := match.ask) is not None:
        seat = ask.waiting[0]
        key, why = advice_for(match, seat)
        reason = Perspective(match, ["Ann", "Bo"], seat).say(why)
        match.answer(seat, key)
        if key.startswith("go:"):
            goal = advice_for(match, seat)[0].removeprefix("to:")
            assert reason.startswith(f"It goes to {goal} ("), (key, reason)
            explained += 1
        elif key == "stay":
            assert reason == "No move is worth more than waiting."
        else:
            assert reason == "", key
    assert explained > 20
