"""What Heroes says in German: all that it says in English, and nothing that is not German."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, Final

import pytest

import meadhall.games.heroes as package
from meadhall.engine.flows.options import Refusal
from meadhall.engine.language.german import GermanNames
from meadhall.engine.play.perspective import Perspective
from meadhall.games.heroes import GAME
from meadhall.games.heroes import events as e
from meadhall.games.heroes.board.spaces import SPACE
from meadhall.games.heroes.content import CREATURE, CREATURES, HERO, HEROES, SPELL, SPELLS
from meadhall.games.heroes.state import A_HERO
from meadhall.games.heroes.words.english import cards as english_cards
from meadhall.games.heroes.words.english.forecasts import Forecasts as EnglishForecasts
from meadhall.games.heroes.words.english.labels import Labels as EnglishLabels
from meadhall.games.heroes.words.english.options import PLAIN as ENGLISH_PLAIN
from meadhall.games.heroes.words.english.questions import ASKED as ENGLISH_ASKED
from meadhall.games.heroes.words.german import cards, names
from meadhall.games.heroes.words.german.forecasts import Forecasts
from meadhall.games.heroes.words.german.labels import Labels
from meadhall.games.heroes.words.german.options import PLAIN
from meadhall.games.heroes.words.german.questions import ASKED
from meadhall.games.heroes.words.german.reasons import REASONS, reason
from meadhall.testing.laws.languages import ENGLISH
from tests.games.heroes.asking import acting, cast, play

LANGUAGE = GAME.language("de")
PEOPLE: Final = ["Ann", "Bram"]
LONGEST: Final = 16  # letters of a name that have room on a card
ARE_NO_RULES: Final = ("content", "ops", "options", "study", "german")
ROOMS: Final = ("board", "effects", "real_time", "actions", "turns")


def hears(told: Any, listener: int) -> str:
    return LANGUAGE.wording.event(told, GermanNames(PEOPLE, listener))


# ---- all of it is there


@pytest.mark.parametrize(("mine", "english"), [(Labels, EnglishLabels), (Forecasts, EnglishForecasts)])
def test_no_label_is_left_in_english(mine: type, english: type) -> None:
    said = {name for name in vars(english) if not name.startswith("_")}
    assert said == {name for name in vars(mine) if not name.startswith("_")}


def test_the_question_for_a_space_names_the_card_that_is_placed() -> None:
    ann = {"hero": "kaldor", "board": "", "unplaced": "hero ifrit"}
    t = play(step="place", ann=ann, bram={"hero": "maris", "board": "", "unplaced": "hero"})
    t.answer("place:ifrit")
    view = t.view("ann")
    assert LANGUAGE.wording.question(view.question, view.state, GermanNames(PEOPLE, 0)) == "Ifrit. Auf welches Feld?"


def test_questions_and_plain_answers_are_the_same_ones() -> None:
    assert (ASKED.keys(), PLAIN.keys()) == (ENGLISH_ASKED.keys(), ENGLISH_PLAIN.keys())
    assert cards.SAID.keys() == english_cards.SAID.keys()
    assert cards.ENHANCED.keys() == english_cards.ENHANCED.keys()
    assert cards.WHOM.keys() == english_cards.WHOM.keys()


def test_every_card_has_a_german_name_that_no_other_has() -> None:
    assert {one.id for one in HEROES} == names.HEROES_NAMED.keys()
    assert {one.id for one in CREATURES} == names.CREATURES_NAMED.keys()
    assert {one.id for one in SPELLS} == names.SPELLS_NAMED.keys()
    assert {one.ability.name for one in CREATURES if one.ability.name} == names.ABILITIES.keys()
    creatures = [noun.name for noun in names.CREATURES_NAMED.values()]
    every = [*names.HEROES_NAMED.values(), *creatures, *names.SPELLS_NAMED.values(), *names.ABILITIES.values()]
    assert len({*every}) == len(every)
    assert [name for name in [*creatures, *names.SPELLS_NAMED.values()] if len(name) > LONGEST] == []


def test_every_card_text_is_german() -> None:
    texts = [cards.hero_words(number) for number in range(len(HEROES))]
    texts += [cards.ability_words(number) for number in range(len(CREATURES))]
    texts += [f"{cards.need_words(number)}. {cards.spell_words(number)}" for number in range(len(SPELLS))]
    assert [text for text in texts if ENGLISH.search(text)] == []
    assert [bool(text) for text in texts[4:32]] == [creature.ability.kind != "none" for creature in CREATURES]


def reasons_in_the_rules() -> set[str]:
    """Every sentence in the modules of the rules: they speak in refusals alone."""
    found: set[str] = set()
    root = Path(str(package.__file__)).parent
    for path in [path for room in ROOMS for path in root.glob(f"{room}/*.py")] + list(root.glob("*.py")):
        tree = ast.parse(path.read_text("utf-8") if path.stem not in ARE_NO_RULES else "")
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docs]
        found |= {
            one.value for one in texts if isinstance(one.value, str) and one.value.endswith(".") and " " in one.value
        }
    return found


def test_every_reason_that_the_rules_can_give_has_german_words_and_no_other() -> None:
    assert reasons_in_the_rules() == REASONS.keys()


# ---- and it is good German


@pytest.mark.parametrize(
    ("told", "to_me", "to_others"),
    [
        (e.HeroTaken(0, HERO["maris"]), "Du nimmst Maris.", "Ann nimmt Maris."),
        (
            e.Placed(0, CREATURE["ice_dragon"], SPACE["f2"]),
            "Du stellst den Eisdrachen nach vorn 2.",
            "Ann stellt den Eisdrachen nach vorn 2.",
        ),
        (e.Stopped(0, [1]), "Du handelst zuerst. Bram rief auch.", "Ann handelt zuerst. Du riefst auch."),
        (
            e.Attacked(0, CREATURE["siren"], SPACE["f1"], 1, A_HERO, SPACE["b3"]),
            "Deine Sirene (vorn 1) greift Brams Helden (hinten 3) an.",
            "Anns Sirene (vorn 1) greift deinen Helden (hinten 3) an.",
        ),
        (
            e.Wounded(0, A_HERO, SPACE["b2"], 2, 1, "magical", "weakness", prevented=1),
            "Dein Held (hinten 2) erleidet 2 magische Wunden (Schwäche), 1 verhindert, es bleibt 1.",
            "Anns Held (hinten 2) erleidet 2 magische Wunden (Schwäche), 1 verhindert, es bleibt 1.",
        ),
        (
            e.SpellLaid(1, SPELL["poison"], 0, CREATURE["gnome"], SPACE["f4"], 2),
            "Gift bei dir (vorn 4) ist im Spiel mit 2 Kraftmarkern.",
            "Gift bei Ann (vorn 4) ist im Spiel mit 2 Kraftmarkern.",
        ),
        (e.GameEnded([0], "last"), "Ein Held ist übrig. Du gewinnst.", "Ein Held ist übrig. Ann gewinnt."),
        (
            e.GameEnded([0, 1], "level"),
            "Die letzten Helden fielen zugleich. Du und Bram gewinnt.",
            "Die letzten Helden fielen zugleich. Ann und du gewinnt.",
        ),
    ],
)
def test_an_event_in_german(told: Any, to_me: str, to_others: str) -> None:
    assert (hears(told, 0), hears(told, 1)) == (to_me, to_others)


@pytest.mark.parametrize(
    ("spell", "words"),
    [
        ("fireball", "Jede Figur neben dem Ziel erleidet halb so viele magische Wunden, abgerundet."),
        (
            "misfortune",
            "Wenn der Träger stoppt und die Würfel mindestens ein C zeigen: Der Held des Trägers",
        ),
        ("scorch", "Ziel: eine Figur. Das Ziel erleidet 1 magische Wunde. Jede Verstärkung: 1 Wunde mehr."),
        ("haste", "Das Ziel zu aktivieren kostet 1 weniger, mindestens aber 1."),
        (
            "concentration",
            "Nach jedem Zauber, den der Träger wirkt, wenn die Würfel mindestens ein C zeigen: Sein Spieler",
        ),
    ],
)
def test_the_text_of_a_spell_is_made_of_what_it_does(spell: str, words: str) -> None:
    assert words in cards.spell_words(SPELL[spell])


def test_a_refusal_names_cards_and_counts_right() -> None:
    ann, bram = GermanNames(PEOPLE, 0), GermanNames(PEOPLE, 1)
    taken = Refusal("hero:maris", "HE-DRF-02", "seat {seat} leads {hero}.", {"seat": 0, "hero": HEROES[0].name})
    assert [reason(taken, each) for each in (ann, bram)] == [
        "Maris, Stimme der Gezeiten gehört schon dir.",
        "Maris, Stimme der Gezeiten gehört schon Ann.",
    ]
    missing = "It needs W, F, E and A; your dice show no {missing}."
    none = Refusal("dispel", "HE-DSP-01", missing, {"missing": "W and no A"})
    assert reason(none, ann) == "Es braucht W, F, E und A; deine Würfel zeigen kein W und kein A."
    dear = Refusal("use:f1", "HE-CRE-03", "It costs {cost} points, and {points} are left.", {"cost": 3, "points": 1})
    assert reason(dear, ann) == "Das kostet 3 Punkte, und 1 Punkt ist übrig."


# ---- at the table


def test_a_seat_is_asked_shown_and_refused_in_its_language() -> None:
    t = acting({"board": "f1=ifrit b2=hero", "dice": "FFLLEE", "hand": "scorch"}, "f4=griffin b2=hero")
    here, there = (Perspective(t.match, PEOPLE, 0, language=language) for language in ("de", "en"))
    assert here.question() == "Deine Würfel: F F L L E E. Welche Handlung?"
    assert there.question() == "Your dice: F F L L E E. Which action?"
    assert [refusal.words for refusal in here.why("draw")] == ["Dafür braucht es 3 C; deine Würfel zeigen 0."]
    cast(t, "scorch", "at:1b2")
    view = t.view("ann")
    shown = LANGUAGE.preview(view, t.menu.find("attack:f1"))
    assert shown is not None
    assert (shown.title, shown.sum) == ("Ifrit greift an", "Stärke 4")
    figures = {figure.place: figure.name for figure in here.scene().figures}
    assert figures["1f4"] == "Greif, 6 Lebenspunkte, Stärke 2, Richtungen FR, Aktivierung 2, ungedeckt"
