"""What Adventure Land says in German: all that it says in English, and nothing that is not German."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

import meadhall.games.adventureland as package
from meadhall.engine.flows.options import Refusal
from meadhall.engine.language.german import GermanNames, listing
from meadhall.engine.play.perspective import Perspective
from meadhall.engine.table.events import Event
from meadhall.games.adventureland import GAME
from meadhall.games.adventureland import events as e
from meadhall.games.adventureland.adventures import ADVENTURES
from meadhall.games.adventureland.content import CREATURES, EXPANSION, HERB_NAMES, SWORD_NAMES
from meadhall.games.adventureland.land import PLACE, REGION
from meadhall.games.adventureland.state import CREATURE, GOLD, HERB, SWORD
from meadhall.games.adventureland.words.english.events import BRIEF as ENGLISH_BRIEF
from meadhall.games.adventureland.words.english.events import FULL as ENGLISH_FULL
from meadhall.games.adventureland.words.english.forecasts import Forecasts as EnglishForecasts
from meadhall.games.adventureland.words.english.labels import Labels as EnglishLabels
from meadhall.games.adventureland.words.german import names as german
from meadhall.games.adventureland.words.german.events import BRIEF, FULL
from meadhall.games.adventureland.words.german.forecasts import Forecasts
from meadhall.games.adventureland.words.german.labels import Labels
from meadhall.games.adventureland.words.german.reasons import REASONS, reason
from meadhall.testing import table

LANGUAGE = GAME.language("de")
PEOPLE: Final = ["Ann", "Bot Bram", "Silas", "Wenna"]
ANN: Final = 0
D9, E5, F5, G7, I6 = (PLACE[name] for name in ("D9", "E5", "F5", "G7", "I6"))


def hears(told: Event, listener: int) -> str:
    return LANGUAGE.wording.event(told, GermanNames(PEOPLE, listener))


# ---- all of it is there


def test_every_event_of_the_english_words_has_german_ones() -> None:
    assert (FULL.keys(), BRIEF.keys()) == (ENGLISH_FULL.keys(), ENGLISH_BRIEF.keys())


@pytest.mark.parametrize(("mine", "english"), [(Labels, EnglishLabels), (Forecasts, EnglishForecasts)])
def test_no_label_is_left_in_english(mine: type, english: type) -> None:
    said = {name for name in vars(english) if not name.startswith("_")}
    assert said == {name for name in vars(mine) if not name.startswith("_")}


def test_all_that_the_content_names_has_a_german_name() -> None:
    assert {kind.kind for kind in CREATURES} == german.KINDS.keys()
    assert SWORD_NAMES.keys() == german.SWORDS.keys()
    assert HERB_NAMES.keys() == german.HERBS.keys()
    assert set(REGION.values()) == german.REGIONS.keys()
    assert set(EXPANSION.key_colours) == german.COLOURS.keys()
    assert ADVENTURES.keys() == german.ADVENTURES.keys()


def reasons_in_the_rules() -> set[str]:
    """Every sentence in the modules of the rules: they speak in refusals alone."""
    root = Path(str(package.__file__)).parent
    files = [
        path
        for path in [*root.glob("*.py"), *root.glob("adventures/*.py")]
        if path.stem not in ("options", "content", "german")
    ]
    found: set[str] = set()
    for path in files:
        tree = ast.parse(path.read_text("utf-8"))
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        found |= {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
            if node.value.endswith(".") and " " in node.value
        }
    return found


def test_every_reason_that_the_rules_can_give_has_german_words_and_no_other() -> None:
    assert reasons_in_the_rules() == REASONS.keys()


# ---- and it is good German


@pytest.mark.parametrize(
    ("told", "to_me", "to_others"),
    [
        (e.TurnBegan(0, 6), "Runde 6. Du bist am Zug.", "Runde 6. Ann ist am Zug."),
        (
            e.CardTurned(0, D9, GOLD),
            "Du deckst D9 auf, Fluss. Dorthin kommt ein Goldstück.",
            "Ann deckt D9 auf, Fluss. Dorthin kommt ein Goldstück.",
        ),
        (
            e.CardTurned(0, I6, CREATURE, 8),
            "Du deckst I6 auf, Nebel. Ein Nebelpirscher mit Stärke 12 erhebt sich im Tornebel. Noch eine Karte.",
            "Ann deckt I6 auf, Nebel. Ein Nebelpirscher mit Stärke 12 erhebt sich im Tornebel. Noch eine Karte.",
        ),
        (
            e.SweptOff(0, G7, 1, 1),
            "Er spült deine Gruppe von G7. Verloren sind 1 Abenteurer und 1 Gefährte.",
            "Er spült Anns Gruppe von G7. Verloren sind 1 Abenteurer und 1 Gefährte.",
        ),
        (
            e.Moved(0, 3, PLACE["row4"], E5, [PLACE["B4"], PLACE["C4"]]),
            "Du ziehst vom Startplatz der Reihe 4 über B4 und C4 nach E5, in Mittmarkt.",
            "Ann zieht vom Startplatz der Reihe 4 über B4 und C4 nach E5, in Mittmarkt.",
        ),
        (
            e.Joined(0, F5, 2),
            "Der Gefährte schließt sich deiner Gruppe an, als zweiter.",
            "Der Gefährte schließt sich Anns Gruppe an, als zweiter.",
        ),
        (e.Scored(0, 1, 16, ""), "Plus 1 Punkt. Du hast jetzt 16.", "Plus 1 Punkt. Ann hat jetzt 16."),
        (
            e.Committed(0, [2, 1, 1]),
            "Du setzt eine Tiefenstahlklinge und zwei Stahlklingen ein.",
            "Ann setzt eine Tiefenstahlklinge und zwei Stahlklingen ein.",
        ),
        (
            e.HerbUsed(0, 3, 12, 12),
            "Du verwendest die Mondraute, plus 3: 12 von 12.",
            "Ann verwendet die Mondraute, plus 3: 12 von 12.",
        ),
        (
            e.FightLost(0, I6, -1, 1, 0),
            "Du verlierst den Kampf. Verloren ist 1 Abenteurer. Der Riese bleibt auf I6.",
            "Ann verliert den Kampf. Verloren ist 1 Abenteurer. Der Riese bleibt auf I6.",
        ),
        (e.KeyTaken(0, 3), "Du nimmst den grauen Schlüssel.", "Ann nimmt den grauen Schlüssel."),
        (
            e.AllKeysHeld([1, 0]),
            "Du und Bot Bram habt Schlüssel in allen fünf Farben.",
            "Bot Bram und Ann haben Schlüssel in allen fünf Farben.",
        ),
        (e.FightWon(0, I6, -1, 20), "Du besiegst den Riesen.", "Ann besiegt den Riesen."),
        (e.Looked(0, HERB, 2), "Es ist ein Fieberblatt, plus 2. Das weißt nur du.", None),
        (
            e.TileShown(0, SWORD, 3),
            "Du zeigst eine Sternstahlklinge, plus 3.",
            "Ann zeigt eine Sternstahlklinge, plus 3.",
        ),
    ],
)
def test_an_event_in_german(told: Event, to_me: str, to_others: str | None) -> None:
    assert hears(told, ANN) == to_me
    assert to_others is None or hears(told, 2) == to_others


def test_names_have_their_endings() -> None:
    names = GermanNames(["Klaus", "Ann", "Fritz", "Bea", "Platz 4"], 1)
    assert [names.whose(seat, "e") for seat in range(5)] == ["Klaus’", "deine", "Fritz’", "Beas", "Platz 4’s"]
    assert (names.to(1), names.inside(1), names(1), names.to(0)) == ("dir", "du", "Du", "Klaus")
    assert listing(["a", "b", "c"]) == "a, b und c"


def test_a_refusal_names_who_is_meant_and_counts_right() -> None:
    whose = Refusal("go:D9", "AL-TRM-04", "The party on {field} belongs to seat {seat}.", {"field": "D9", "seat": 1})
    assert reason(whose, GermanNames(PEOPLE, 1)) == "Die Gruppe auf D9 gehört dir."
    assert reason(whose, GermanNames(PEOPLE, 0)) == "Die Gruppe auf D9 gehört Bot Bram."
    text = next(text for text in REASONS if "cannot be leapt over" in text)
    numbers: dict[str, object] = {
        "field": "G6",
        "far": 3,
        "way": "east",
        "here": "D6",
        "what": "the giant",
        "stop": "E6",
        "open": 0,
    }
    past = reason(Refusal("to:G6", "AL-PRI-09", text, numbers), GermanNames(PEOPLE, 0))
    assert past == (
        "G6 liegt 3 Felder östlich von D6; der Riese auf E6 lässt sich nicht überspringen, der Weg ist ganz versperrt."
    )


# ---- at the table


def test_a_seat_is_asked_and_refused_in_its_language() -> None:
    match = table("adventureland", black="D6", green="F6").match
    here, there = (Perspective(match, PEOPLE, ANN, language=language) for language in ("de", "en"))
    assert here.question() == "Zug 1 von 2. Welche Gruppe? 1 kann ziehen."
    assert there.question() == "Move 1 of 2. Which party? 1 can move."
    assert [refusal.words for refusal in here.why("go:F6")] == ["Die Gruppe auf F6 gehört Bot Bram."]
    assert [refusal.words for refusal in there.why("go:F6")] == ["The party on F6 belongs to Bot Bram."]
    assert here.scene().title == "Adventure Land, Die Gefährten"


def test_a_language_that_the_game_does_not_speak_is_english_as_a_whole() -> None:
    assert GAME.language("fr") is GAME.language("en")
    assert GAME.language("fr").wording is GAME.wording
