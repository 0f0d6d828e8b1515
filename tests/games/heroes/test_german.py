"""German texts of Heroes: complete, and in good German."""

from __future__ import annotations

from typing import Any, Final

import pytest

from meadhall.engine.common.text import Text
from meadhall.engine.flows.options import Reason
from meadhall.engine.play.perspective import Perspective
from meadhall.games.heroes import GAME, texts
from meadhall.games.heroes import events as e
from meadhall.games.heroes.board.spaces import SPACE_NUMBERS
from meadhall.games.heroes.content import CREATURE, CREATURES, HERO, HEROES, SPELL, SPELLS
from meadhall.games.heroes.state import A_HERO
from tests.games.heroes.asking import acting, cast, play, render

PEOPLE: Final = ["Ann", "Bram"]
MAX_NAME_LENGTH: Final = 16  # letters of the longest name that fits on a card


def german_text(words: Any, listener: int = 0, form: str = "") -> str:
    return render(words, listener, "de", form)


# ---- completeness


def test_every_card_has_its_own_german_name() -> None:
    names = [german_text(card) for card in (*texts.CREATURES, *texts.SPELLS)]
    assert [name for name in names if len(name) > MAX_NAME_LENGTH] == []
    abilities = {
        german_text(texts.CREATURES[at], form="ability") for at, one in enumerate(CREATURES) if one.ability.name
    }
    every = [*names, *(german_text(hero) for hero in texts.HEROES), *abilities]
    assert len({*every}) == len(every)
    assert len(abilities) == len({creature.ability.name for creature in CREATURES if creature.ability.name})


def test_every_card_has_a_text() -> None:
    written = [texts.hero_text(number) for number in range(len(HEROES))]
    written += [texts.spell_text(number) for number in range(len(SPELLS))]
    abilities = [texts.ability_text(number) for number in range(len(CREATURES))]
    assert [isinstance(ability, Text) for ability in abilities] == [
        creature.ability.kind != "none" for creature in CREATURES
    ]
    for one in (*written, *(ability for ability in abilities if isinstance(ability, Text))):
        assert german_text(one).endswith(".")
        assert german_text(one) != render(one)


def test_question_for_a_space_names_the_placed_card() -> None:
    ann = {"hero": "kaldor", "board": "", "unplaced": "hero ifrit"}
    t = play(step="place", ann=ann, bram={"hero": "maris", "board": "", "unplaced": "hero"})
    t.answer("place:ifrit")
    assert Perspective(t.match, PEOPLE, 0, language="de").question() == "Ifrit: auf welches Feld?"


# ---- good German


@pytest.mark.parametrize(
    ("event", "to_me", "to_others"),
    [
        (e.HeroTaken(0, HERO["maris"]), "Du nimmst Maris.", "Ann nimmt Maris."),
        (
            e.CardPlaced(0, CREATURE["ice_dragon"], SPACE_NUMBERS["f2"]),
            "Dein Eisdrache steht vorn 2.",
            "Anns Eisdrache steht vorn 2.",
        ),
        (
            e.PreparationStopped(0, [1]),
            "Du handelst zuerst. Auch Bram hat Stopp gerufen.",
            "Ann handelt zuerst. Auch du hast Stopp gerufen.",
        ),
        (
            e.AttackMade(0, CREATURE["siren"], SPACE_NUMBERS["f1"], 1, A_HERO, SPACE_NUMBERS["b3"]),
            "Deine Sirene (vorn 1) greift Brams Helden (hinten 3) an.",
            "Anns Sirene (vorn 1) greift deinen Helden (hinten 3) an.",
        ),
        (
            e.BeingWounded(0, A_HERO, SPACE_NUMBERS["b2"], 2, 1, "magical", "weakness"),
            "Dein Held (hinten 2) erleidet 2 magische Wunden durch seine Schwäche: noch 1 Lebenspunkt.",
            "Anns Held (hinten 2) erleidet 2 magische Wunden durch seine Schwäche: noch 1 Lebenspunkt.",
        ),
        (
            e.SpellLaid(1, SPELL["poison"], 0, CREATURE["gnome"], SPACE_NUMBERS["f4"], 2),
            "„Gift“ liegt jetzt bei dir (Gnom, vorn 4) mit 2 Kraftmarkern.",
            "„Gift“ liegt jetzt bei Ann (Gnom, vorn 4) mit 2 Kraftmarkern.",
        ),
        (
            e.GameEnded([0], "last"),
            "Alle anderen Helden sind gefallen.",
            "Alle anderen Helden sind gefallen.",
        ),
        (
            e.GameEnded([0, 1], "level"),
            "Die letzten Helden fielen zugleich.",
            "Die letzten Helden fielen zugleich.",
        ),
    ],
)
def test_an_event_in_german(event: Any, to_me: str, to_others: str) -> None:
    assert (german_text(event.message()), german_text(event.message(), 1)) == (to_me, to_others)


@pytest.mark.parametrize(
    ("spell", "words"),
    [
        ("fireball", "Jede Figur neben dem Ziel erleidet halb so viele magische Wunden, abgerundet."),
        (
            "misfortune",
            "Jedes Mal, wenn dieser Spieler handelt und seine Würfel mindestens ein C zeigen, erleidet sein Held 2",
        ),
        ("scorch", "Ziel: eine beliebige Figur. Das Ziel erleidet 1 magische Wunde. Jede Verstärkung: 1 Wunde mehr."),
        ("haste", "Das Ziel zu aktivieren kostet 1 Punkt weniger, aber mindestens 1."),
        (
            "concentration",
            "Nach jedem Zauber, den dieser Spieler wirkt, während seine Würfel mindestens ein C zeigen, darf er",
        ),
    ],
)
def test_german_spell_text_follows_its_effects(spell: str, words: str) -> None:
    assert words in german_text(texts.spell_text(SPELL[spell]))


def test_refusal_names_cards_and_counts_correctly() -> None:
    taken = Reason("HE-DRF-02", "hero-taken-already")(seat=0, hero=texts.HEROES[HERO["maris"]])
    assert [german_text(taken.message, seat) for seat in (0, 1)] == ["Du führst schon Maris.", "Ann führt schon Maris."]
    none = Reason("HE-DSP-01", "not-each-element")(missing=["W", "A"])
    assert german_text(none.message) == "Du brauchst W, F, E und A. Auf deinen Würfeln fehlt: W und A."
    too_expensive = Reason("HE-CRE-03", "too-few-points")(cost=3, points=1)
    assert german_text(too_expensive.message) == "Das kostet 3 Punkte. Du hast noch 1."


# ---- at the table


def test_seat_reads_questions_scene_and_refusals_in_its_language() -> None:
    t = acting({"board": "f1=ifrit b2=hero", "dice": "FFLLEE", "hand": "scorch"}, "f4=griffin b2=hero")
    here, there = (Perspective(t.match, PEOPLE, 0, language=language) for language in ("de", "en"))
    assert here.question() == "Deine Würfel: F F L L E E. Welche Handlung?"
    assert there.question() == "Your dice: F F L L E E. Which action?"
    assert [refusal.words for refusal in here.why_not_after("draw")] == ["Du brauchst 3 C. Deine Würfel zeigen 0."]
    cast(t, "scorch", "at:1b2")
    shown = GAME.preview(t.view("ann"), t.menu.find("attack:f1"))
    assert shown is not None
    assert (german_text(shown.title), german_text(shown.sum)) == ("Ifrit greift an", "Stärke 4")
    figures = {figure.place: german_text(figure.name) for figure in GAME.scene(t.view("ann").state, 0).figures}
    assert figures["1f4"] == (
        "Greif, 6 Lebenspunkte, Stärke 2, trifft geradeaus und rechts davon, Aktivierung 2, ungedeckt"
    )
