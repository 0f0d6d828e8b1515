"""Texts on buttons are short, and warn of losses."""

from __future__ import annotations

import pytest

from meadhall.engine import Match
from meadhall.engine.language.names import Names
from meadhall.engine.play.perspective import Perspective
from meadhall.games.swordsorcery.figures.answers import answer
from meadhall.games.swordsorcery.state import State
from meadhall.games.swordsorcery.words import question_text
from tests.games.swordsorcery.tables import GAME, ScriptedTable, crypt
from tests.games.swordsorcery.tables import english as say

NAMES = Names(["you"])


def button_texts(t: ScriptedTable[State], key: str) -> tuple[str, str]:
    """Return the text on the button of an answer, and its warning."""
    option, wording = next(option for option in t.menu.options if option.key == key), GAME.wording
    return say(wording.option(option, t.state, NAMES), "brief"), say(wording.warning(option, t.state, NAMES))


@pytest.fixture
def t() -> ScriptedTable[State]:
    """Return a table with Bryndis at the door of the Ossuary, with a potion."""
    return crypt(party="bryndis law K4, sable law K1", bryndis={"crowns": 5, "wounds": 2, "bag": "healing_potion"})


def test_a_door_says_where_it_leads(t: ScriptedTable[State]) -> None:
    assert button_texts(t, "open:kd2") == ("Open: Ossuary", "")


@pytest.mark.parametrize(
    ("key", "what"), [("drop:crowns", "The Crowns stay"), ("drop:healing_potion", "Healing Potion stays")]
)
def test_putting_something_down_is_confirmed(t: ScriptedTable[State], key: str, what: str) -> None:
    assert button_texts(t, key)[1].startswith(what)


def test_items_in_the_bag_are_listed_after_those_of_the_place(t: ScriptedTable[State]) -> None:
    late = [
        GAME.wording.is_listed_last(option, t.state, NAMES)
        for option in t.menu.options
        if option.key in ("open:kd2", "use:healing_potion")
    ]
    assert sorted(late) == [False, True]


def test_the_first_letter_ends_no_turn(t: ScriptedTable[State]) -> None:
    letters = {option.key: option.letter for option in Perspective(t.match, ("Ann",), 0).answers()}
    assert letters["end"] == "z"
    assert "attack" not in letters
    assert "a" not in letters.values(), "no other answer has the letter of an attack"


def test_viewed_card_is_named_on_its_button(t: ScriptedTable[State]) -> None:
    card = answer("card", "SS-DEC-40", "e18")
    words = GAME.wording.option(card, t.state, NAMES)
    assert say(words).startswith(f"{say(words, 'brief')}: ")


@pytest.mark.parametrize(
    ("id", "use"),
    [
        ("b1", "I, combat"),
        ("b3", "II, free"),
        ("b4", "III, on a hit"),
        ("b5", "I, in defense"),
        ("b11", "III, reaction"),
    ],
)
def test_power_to_learn_says_when_it_is_used(t: ScriptedTable[State], id: str, use: str) -> None:
    assert f" ({use}): " in say(GAME.wording.option(answer("take", "SS-DEC-03", id), t.state, NAMES))


@pytest.mark.parametrize(("difficulty", "hp"), [("normal", 8), ("story", 10), ("heroic", 6)])
def test_nature_tells_the_hp_of_the_hero(difficulty: str, hp: int) -> None:
    match = Match(GAME, seed=1, players=1, heroes=2, difficulty=difficulty)
    match.answer(0, "hero:bryndis")
    law = next(option for option in match.menu(0).options if option.key == "nature:law")
    assert say(GAME.wording.option(law, match.state, NAMES)).startswith(f"Law: Warden, {hp} HP.")


def test_player_who_may_interpose_reads_attacker_and_target() -> None:
    with crypt(
        step="foes", party="bryndis law K4, sable law K5", foes="orc_g K5", encounters=["e01"], red=[1], blue=[1]
    ) as t:
        asked = t.menu.question
        assert say(question_text(asked, t.state, NAMES)) == "Orc Brawler 1 attacks Sable. Step in?"
        t.answer("no", "no")
