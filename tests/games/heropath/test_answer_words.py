"""What the buttons of Heropath say: a card by its name, for its text is read on the card itself."""

from __future__ import annotations

from meadhall.engine.language.wording import Names
from meadhall.games.heropath import GAME
from meadhall.games.heropath.dragon.turn import FLY, STAY
from meadhall.testing import table

NAMES = Names(["you", "Bram"])


def test_a_card_stands_on_a_button_by_its_name() -> None:
    t = table(GAME, players=2, step="draft")
    brief = GAME.wording.brief_option
    assert brief is not None
    said = [(GAME.wording.option(one, t.state, NAMES), brief(one, t.state, NAMES)) for one in t.menu.options]
    assert said
    for words, button in said:
        assert words.startswith(f"{button}: ")
        assert len(button) < 45, button


def test_a_rock_stands_on_a_button_without_whose_it_is() -> None:
    t = table(GAME, players=2, step="draft")
    brief = GAME.wording.brief_option
    assert brief is not None
    t.state.rock = 1
    assert [brief(one, t.state, NAMES) for one in (STAY, *FLY[1:])] == ["It stays on Rock I", "Rock II", "Rock III"]
