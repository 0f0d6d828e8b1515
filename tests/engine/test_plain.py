"""A game without words of its own in another language: a list of words is all that it takes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from meadhall.engine.contract.registry import find_game
from meadhall.engine.language.german import GermanNames
from meadhall.engine.language.plain import plainly
from meadhall.engine.play.match import Match
from meadhall.engine.play.perspective import Perspective
from meadhall.engine.table.chance import outcomes
from meadhall.testing.check import check_game
from meadhall.testing.laws.languages import Shown, Spoken
from tests.depth import deep
from tests.server.halls import PIG

GERMAN: Final = {
    "rolled": "gewürfelt",
    "face": "Augen",
    "held": "behalten",
    "points": "Punkte",
    "roll": "würfeln",
    "hold": "behalten",
    "roll or hold": "würfeln oder behalten",
    "turn": "Zug",
    "over": "vorbei",
    "pot": "Topf",
    "target": "Ziel",
    "players": "Spieler",
    "how many play": "wie viele spielen",
    "how many points win": "wie viele Punkte gewinnen",
    "The pot is empty: there is nothing to hold.": "Der Topf ist leer: Es gibt nichts zu behalten.",
}


def german_pig(words: dict[str, str] = GERMAN) -> Any:
    return replace(find_game(PIG), languages={"de": plainly("de", words, GermanNames)})


def test_pig_speaks_german_by_a_list_of_words() -> None:
    match: Match[Any] = Match(german_pig(), seed="7", players=2)
    match.answer(0, "roll")
    (face,) = outcomes(match.log)
    eyes = Perspective(match, ["Ann", "Bea"], 0, language="de")
    assert [line.words for line in eyes.lines()] == [f"Du: gewürfelt, Augen {face}."]
    assert eyes.question() == "Würfeln oder behalten?"
    assert [eyes.words(option) for option in eyes.menu()] == ["Würfeln", "Behalten"]
    scene = eyes.scene()
    assert (scene.phase, scene.facts) == ("Zug", [("Ziel", 100), ("Topf", face)])
    fresh = Perspective(Match(german_pig(), seed="1", players=2), ["Ann", "Bea"], 0, language="de")
    assert [refusal.words for refusal in fresh.why("hold")] == ["Der Topf ist leer: Es gibt nichts zu behalten."]


@pytest.mark.long
def test_the_laws_find_a_word_that_is_missing() -> None:
    assert check_game(german_pig(), matches=deep(2)).ok
    for word in ("hold", "pot", "how many play", "The pot is empty: there is nothing to hold."):
        lacking = german_pig({name: said for name, said in GERMAN.items() if name != word})
        assert not check_game(lacking, matches=2, laws=(Spoken, Shown)).ok, word
