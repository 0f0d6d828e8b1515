"""Pending events in the texts of the scene."""

from __future__ import annotations

from meadhall.games.heropath.scene import moments
from meadhall.games.heropath.state import State
from meadhall.testing.scenario import ScriptedTable
from tests.games.heropath.reading import T, in_english, perspective_of


def moment_texts(t: ScriptedTable[State]) -> tuple[str, str]:
    (moment,) = moments(t.state)
    return in_english(moment.title), in_english(moment.text)


def test_encounter_is_announced_in_a_sentence() -> None:
    t = T(players=2, ann={"at": "P14", "gems": "V5"}, bram={"at": "P14", "cards": "M19 M14", "armed": "A01"})
    t.answer("thievery:1", "category:magic")
    assert moment_texts(t) == ("Bram is the target.", "Thievery: the victim gives up a card.")


def test_loss_is_announced_with_its_size_and_reason() -> None:
    t = T(players=2, ann={"at": "P14", "gems": "V1"}, bram={"at": "P14", "cards": "K26", "gold": 1, "gems": "V3"})
    t.answer("snatching:1")
    assert moment_texts(t) == ("Bram is about to be hurt.", "1 VITALITY in an Encounter.")


def test_moment_mentions_faith_for_a_hero_without_vitality() -> None:
    t = T(players=2, ann={"at": "P14", "gems": "V1"}, bram={"at": "P14", "cards": "K26", "gold": 1, "gems": "V0 F3"})
    t.answer("snatching:1")
    assert moment_texts(t) == ("Bram is about to be hurt.", "1 FAITH in an Encounter.")


def test_target_is_told_the_name_of_the_attacker() -> None:
    t = T(players=2, ann={"at": "P14", "gems": "V5"}, bram={"at": "P14", "cards": "M19 M14", "armed": "A01"})
    t.answer("thievery:1", "category:magic")
    assert perspective_of(t, 1).question() == "Ann robs you. Do you respond?"


def test_moment_names_the_card_and_its_effect() -> None:
    t = T(players=2, ann={"at": "P14", "cards": "A33"}, bram={"at": "P14", "cards": "B33 M19"})
    t.answer("card:A33")
    while not moments(t.state):
        t.answer(t.keys[0])
    assert perspective_of(t, 1).question() == "Leech Jar is aimed at you. Do you respond?"
    assert moment_texts(t)[1] == "Leech Jar: One opponent within 2 spaces of you receives 1 leech."


def test_responder_is_told_the_caster_and_the_spell() -> None:
    t = T(players=2, ann={"at": "P14", "cards": "M28", "gems": "F2"}, bram={"cards": "M26", "gems": "W1"})
    t.answer("card:M28")
    assert moment_texts(t)[0] == "Ann plays a MAGIC card."
    assert perspective_of(t, 1).question() == "Ann plays Blessing. Do you respond?"
