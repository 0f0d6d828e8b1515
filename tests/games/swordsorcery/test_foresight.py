"""Forecast of an attack: the chance that its target dies."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.common.text import text
from meadhall.engine.language.names import Names
from meadhall.engine.presentation.preview import Preview
from meadhall.games.swordsorcery.content import HEROES, HITS
from meadhall.games.swordsorcery.odds import TargetDefense, chances_with_dice, dice_chances, shield_chances
from meadhall.games.swordsorcery.preview import preview
from meadhall.games.swordsorcery.state import Die, Hero, State
from meadhall.games.swordsorcery.texts import character_name
from meadhall.games.swordsorcery.words.options import rank_gains
from meadhall.testing import clause
from tests.games.swordsorcery.tables import ScriptedTable, crypt, enemy_types, english, foe_key, quest

PARTY = "sable law K4, bryndis law K1"
KNIFE = {"primary": "main_gauche", "secondary": ""}


def chance(t: ScriptedTable[State], key: str) -> float:
    """Return the best chance in the preview of an answer."""
    return preview_of(t, key).odds[0].chance


def preview_of(t: ScriptedTable[State], key: str) -> Preview:
    """Return the preview of an answer."""
    view = t.match.view(0)
    odds_preview = preview(view, next(option for option in view.options if option.key == key))
    assert odds_preview is not None
    return odds_preview


def test_chances_of_dice_add_up() -> None:
    for colors in ("", "R", "BR", "BBRR"):
        assert sum(dice_chances(colors).values()) == pytest.approx(1)
    assert shield_chances(1) == pytest.approx((0.5, 0.5))
    assert chances_with_dice([Die("R", 8)], "") == {(1, True): 1.0}


@pytest.mark.parametrize(
    ("guard", "hits", "lethals", "falls"),
    [
        (TargetDefense(hp=2, armor=0, magic_shields=0, dice_count=0, max_wounds=99), 2, 0, 1),
        (TargetDefense(hp=2, armor=1, magic_shields=0, dice_count=0, max_wounds=99), 2, 0, 0),
        (TargetDefense(hp=2, armor=1, magic_shields=0, dice_count=0, max_wounds=99), 2, 2, 1),
        (TargetDefense(hp=1, armor=0, magic_shields=1, dice_count=0, max_wounds=99), 1, 1, 0),
        (TargetDefense(hp=1, armor=0, magic_shields=0, dice_count=2, max_wounds=99), 1, 0, 0.5),
        (TargetDefense(hp=3, armor=0, magic_shields=0, dice_count=0, max_wounds=2), 9, 0, 0),
    ],
)
def test_guard_stops_hits_by_the_rules(guard: TargetDefense, hits: int, lethals: int, falls: float) -> None:
    assert guard.death_chance(hits, lethals) == pytest.approx(falls)


def test_chance_is_the_share_of_all_rolls() -> None:
    """All rolls of one Red die against one Blue die are played."""
    t = crypt(party=PARTY, foes="gremlin_g K4", sable=KNIFE)
    forecast_chance = chance(t, "attack")
    fallen = 0.0
    for red in range(1, 11):
        for blue in range(1, 11):
            luck = {"red": [red]} if not HITS["R"][red - 1] else {"red": [red], "blue": [blue]}
            with crypt(party=PARTY, foes="gremlin_g K4", sable=KNIFE, **luck) as table:
                table.answer("attack")
                while table.match.ask is not None and table.match.menu().question == "hit":
                    table.answer("done")
                fallen += enemy_types(table) == []
    assert forecast_chance == pytest.approx(fallen / 100)
    assert 0 < forecast_chance < 1


@clause("SS-BOD-02")
def test_repeated_condition_is_forecast_as_a_wound() -> None:
    """All rolls of the staff's two dice are played against a Slow enemy without defence dice."""
    chances: list[float] = []
    for slow in ("", " slow"):
        words: dict[str, Any] = {"foes": f"orc_b K4 wounds=2 critical=defense{slow}"}
        words["party"] = "corvane law K4, sable law K1"
        chances.append(chance(crypt(**words), "attack"))
        fallen = 0
        for red in range(1, 11):
            for blue in range(1, 11):
                with crypt(**words, red=[red], blue=[blue]) as table:
                    table.answer("attack", "done")
                    fallen += enemy_types(table) == []
        assert chances[-1] == pytest.approx(fallen / 100)
    assert chances[0] < chances[1]


@clause("SS-CBT-07")
def test_charge_is_forecast_from_the_wardens_new_place() -> None:
    warden = {"powers": "b6", "rank": 2}
    words: dict[str, Any] = {"party": "bryndis law K4, sable law K5", "foes": "orc_g K5", "bryndis": warden}
    forecast_chance = chance(crypt(**words), "use:b6")
    fallen = 0.0
    for red in range(1, 11):
        for blue in range(1, 11):
            for shield in (1, 3):
                with crypt(**words, red=[red], blue=[blue, shield]) as table:
                    table.answer("use:b6", "done")
                    while table.question == "bash":
                        table.answer(table.keys[0])
                    fallen += (enemy_types(table) == []) / 2
    assert forecast_chance == pytest.approx(fallen / 100)


@clause("SS-MAS-24")
def test_forecast_does_not_promise_that_skarga_falls_in_fenwick() -> None:
    for id, place, falls in (("q1", "F9", False), ("q4", "R4", True)):
        t = quest(id, party=f"bryndis law {place}, sable law {place}", foes=f"skarga {place} wounds=20")
        assert (chance(t, "attack") > 0) == falls


def test_every_enemy_in_reach_is_forecast_best_first() -> None:
    t = crypt(party=PARTY, foes="risen_r K4, gremlin_g K4")
    view = t.match.view(0)
    odds_preview = preview(view, next(option for option in view.options if option.key == "attack"))
    assert odds_preview is not None
    falls = [text("falls", who=character_name(code)) for code in ("gremlin_g:2", "risen_r:1")]
    assert [odds.words for odds in odds_preview.odds] == falls
    t.answer("attack")
    assert chance(t, foe_key(t, 1)) == pytest.approx(odds_preview.odds[0].chance)


def test_preview_of_a_two_attack_power_names_the_first_attack() -> None:
    for card, words in (("s4", "falls-by-the-first"), ("attack", "falls")):
        t = crypt(party=PARTY, foes="orc_g K4", sable={**KNIFE, "powers": "s4", "rank": 2})
        view = t.match.view(0)
        key = card if card == "attack" else f"use:{card}"
        odds_preview = preview(view, next(option for option in view.options if option.key == key))
        assert odds_preview is not None
        assert [odds.words for odds in odds_preview.odds] == [text(words, who=character_name("orc_g:1"))]


def test_preview_of_a_second_attack_has_its_own_chance() -> None:
    """The second attack of a Flurry has 1 Hit less. The test plays all rolls of its two dice."""
    fencer = {"powers": "s4", "rank": 2, "secondary": ""}
    foes = "orc_g K4 wounds=2 critical=defense, orc_b K4"
    second, fallen = 0.0, 0
    for red in range(1, 11):
        for blue in range(1, 11):
            with crypt(party=PARTY, foes=foes, sable=fencer, red=[1, red], blue=[1, blue]) as table:
                table.answer("use:s4", foe_key(table), "done")
                second = chance(table, foe_key(table))
                assert preview_of(table, foe_key(table)).odds[0].words == text(
                    "falls-by-the-second", who=character_name("orc_g:1")
                )
                table.answer(foe_key(table), "done")
                fallen += "orc_g" not in enemy_types(table)
    assert second == pytest.approx(fallen / 100)


@clause("SS-BOD-30", "SS-BOD-60", "SS-BOD-64")
def test_forecast_includes_the_chance_that_the_attack_fails() -> None:
    words: dict[str, Any] = {"party": "bryndis law K4, sable law K1", "foes": "orc_g K4 wounds=1"}
    whole = chance(crypt(**words), "attack")
    assert chance(crypt(**words, bryndis={"conditions": "blind"}), "attack") == pytest.approx(0.6 * whole)
    assert chance(crypt(**words, bryndis={"conditions": "bleeding", "wounds": 7}), "attack") == 0
    assert chance(crypt(**words, bryndis={"conditions": "bleeding", "wounds": 6}), "attack") == whole


@clause("SS-BOD-64", "SS-BOD-32")
def test_focus_is_forecast_as_an_activity() -> None:
    words: dict[str, Any] = {"party": "bryndis law K4, sable law K1", "foes": "orc_g K4 wounds=1", "red": [7]}
    hale = crypt(**words, blue=[1])
    hale.answer("attack")
    blind = crypt(**words, bryndis={"conditions": "blind"}, blue=[1, 1])
    blind.answer("attack")
    with_it, without = chance(hale, "focus"), chance(hale, "done")
    assert chance(blind, "focus") == pytest.approx(0.6 * with_it + 0.4 * without)
    dying = crypt(**words, bryndis={"conditions": "bleeding", "wounds": 6}, blue=[1])
    dying.answer("attack")
    assert (chance(dying, "focus"), chance(dying, "done")) == (0, without)


def test_added_hits_raise_the_chance() -> None:
    with crypt(party=PARTY, foes="gremlin_g K4", sable=KNIFE, red=[3], blue=[1]) as t:
        t.answer("attack")
        assert t.match.menu().question == "hit"
        assert chance(t, "done") == 0
        assert chance(t, "focus") == pytest.approx(0.5)
        t.answer("done")


def test_answer_without_an_attack_has_no_preview() -> None:
    t = crypt(party=PARTY, foes="gremlin_g K4")
    view = t.match.view(0)
    assert preview(view, next(option for option in view.options if option.key == "end")) is None


def test_attack_preview_shows_its_targets() -> None:
    """A single enemy is the target. The player chooses among several enemies."""
    single_foe = crypt(party=PARTY, foes="gremlin_g K4", sable=KNIFE)
    two = crypt(party=PARTY, foes="gremlin_g K4, orc_g K4, orc_g K1", sable=KNIFE)
    alone, several = preview_of(single_foe, "attack"), preview_of(two, "attack")
    assert (alone.path, alone.selectable, alone.light) == ([number(single_foe, 0)], [], False)
    assert (several.path, several.light) == ([], True)
    assert sorted(several.selectable) == [number(two, 0), number(two, 1)]


def number(t: ScriptedTable[State], index: int) -> str:
    """Return an enemy's number in the keys of answers."""
    return foe_key(t, index).removeprefix("foe:")


@clause("SS-SOU-14")
def test_raise_tells_its_cost_and_the_gain_of_the_soul_gem() -> None:
    t = crypt(step="time", soul=9, party="bryndis law K1, sable law K5")
    odds_preview = preview_of(t, "raise")
    now, then = HEROES["bryndis"].law.gem[:2]
    assert english(odds_preview.costs) == "4 Soul Points"
    wins = f"+{then.hp - now.hp} HP, +1 talent and +1 Action"
    assert english(odds_preview.wins) == wins
    words = t.match.game.wording.option(t.match.menu(0).options[0], t.state, Names(["Wren"]))
    assert english(words) == f"Raise to Soulrank II for 4 Soul Points: {wins}"


def test_every_soulrank_brings_something() -> None:
    for card in HEROES.values():
        for nature in ("law", "chaos"):
            for rank in range(2, len(card.side(nature).gem) + 1):
                assert rank_gains(Hero(id=card.id, nature=nature, rank=rank - 1), rank)
