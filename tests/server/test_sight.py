"""Contents of a sight besides the game's own words."""

from __future__ import annotations

import random
from typing import Any, TypeGuard

from meadhall.engine.common.text import Text
from meadhall.engine.contract.registry import find_game
from meadhall.engine.play.match import Match
from meadhall.engine.play.perspective import Perspective
from meadhall.games.heropath import GAME as HEROPATH
from meadhall.server.live.sight import ask_of
from meadhall.server.protocol import wire
from meadhall.testing import table


def options_of_a_match(seed: int) -> list[wire.Option]:
    """Return all options of one random match of Adventure Land, in order."""
    game = find_game("adventureland")
    match, luck = Match(game, seed=seed, players=2), random.Random(seed)
    places = {place.id for place in game.scene(match.view(0).state, 0).places}
    seen: list[wire.Option] = []
    while not match.over:
        seen += ask_of(Perspective(match, ["Ann", "Bea"], match.asked), places).options
        match.answer(match.asked, luck.choice(match.menu().options))
    return seen


def is_text(words: Any, id: str) -> TypeGuard[Text]:
    return isinstance(words, Text) and words.id == id


def test_option_gain_counts_gold_and_wins_but_not_sword_values() -> None:
    seen = options_of_a_match(7)
    moves = [(option.words.args["found"], option.gain) for option in seen if is_text(option.words, "option-move")]
    assert {gain for brief, gain in moves if is_text(brief, "found-gold")} == {"+2"}
    fights = {(brief.args["strength"], gain) for brief, gain in moves if is_text(brief, "found-fight")}
    assert {(8, "+4"), (14, "+7"), (16, "")} <= fights
    assert (16, "+8") not in fights, "this fight cannot be won, so no gain is shown"
    assert all(option.key.startswith("to:") for option in seen if option.gain)
    assert any(option.words.args["plus"] for option in seen if is_text(option.words, "option-commit"))


def test_card_named_like_a_space_does_not_highlight_the_space() -> None:
    t = table(HEROPATH, ann={"at": "F05", "gems": "E1 F3 V2", "cards": "F06 F05"})

    def places() -> dict[str, list[str]]:
        perspective = Perspective(t.match, ["Ann", "Bea"], 0)
        return {option.key: option.places for option in ask_of(perspective, perspective.scene().ids_in_keys).options}

    assert places()["card:F05"] == []
    t.answer("travel")
    spaces = {key: found for key, found in places().items() if key.startswith("space:")}
    assert spaces
    assert all(found == [key.removeprefix("space:")] for key, found in spaces.items())
