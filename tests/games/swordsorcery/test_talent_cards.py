"""Facts for each of the 30 talents and the ten classes, in numbers (11.2)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.swordsorcery.content import TALENTS
from meadhall.testing import clause
from tests.games.swordsorcery.facts import Fact, check_fact, ids
from tests.games.swordsorcery.tables import crypt, hero

FOES: dict[str, Any] = {"step": "foes", "encounters": ["e09"]}
BIG_ORC = "orc_r K5"  # 8 HP, Armor 1, 2 dice


def talent(card: str, expected: str, *answers: str, friend: str = "K1", **position: Any) -> Fact:
    """Return a fact about a talent. A hero in K4 has only this talent, and a friend is elsewhere."""
    card_row = TALENTS[card]
    nature = "law" if card_row.nature == "both" else card_row.nature
    mate = "corvane law" if card_row.hero == "sable" else "sable chaos"
    own = {"talents": card, **position.pop(card_row.hero, {})}
    return Fact(
        card,
        "q0",
        {"party": f"{card_row.hero} {nature} K4, {mate} {friend}", **position, card_row.hero: own},
        [*answers],
        expected,
    )


BRYNDIS = [
    talent("bt1", "at('bryndis') == 'K4' and h.wounds == 1", **FOES, foes="orc_g K4", red=[10], blue=[1, 1]),
    talent("bt1", "at('bryndis') == 'K4'", **FOES, foes="gremlin_r K5", red=[8, 1], blue=[]),
    talent("bt2", "hits == [2] and ('focus', 2) in parts[0]", "attack", "focus", foes="orc_r K4", red=[1], blue=[1, 1]),
    talent("bt3", "(dice(0), dice(1)) == (2, 2 + 1)", friend="K4"),
    talent("bt3", "(dice(0), dice(1)) == (2, 2)", friend="K3"),
    talent("bt3", "dice(6) == 1 + 1", party="bryndis law K4, ilvane law K1", mates="wolf ilvane K4"),
    talent("bt4", "save(0) == 6 + 2"),
    talent("bt5", "most(0) == 8 + 1 + 2"),
    talent("bt6", "hits == [2 + 1]", "attack", "done", foes="orc_r K4", red=[3, 3], blue=[1, 1], bryndis={"wounds": 5}),
    talent("bt6", "hits == [2]", "attack", "done", foes="orc_r K4", red=[3, 3], blue=[1], bryndis={"wounds": 4}),
]  # fmt: skip

DORRUN = [
    talent("dt1", "h.conditions == {}", "open:kd2", traps_drawn=["t02"]),
    talent("dt2", "h.crowns == 5 + 5 + 10 and s.traps.discards == [7, 10]", "open:kc1", "card:t11",
           dorrun={"area": "K8"}, traps_drawn=["t08", "t11"], treasures_drawn=["purse:10"]),
    talent("dt3", "f.wounds == 5 - 3 - 1", "use:d5", friend="K5", dorrun={"powers": "d5"}, sable={"wounds": 5}),
    talent("dt3", "f.wounds == 5 - 2 - 1", "use:d_innate_l", friend="K3", sable={"wounds": 5}),
    talent("dt3", "h.wounds == 5 - 3", "use:healing_potion", dorrun={"wounds": 5}),
    talent("dt4", "lit('K4') and not lit('K3') and (save(0), save(1)) == (7 + 1, 6 + 1)", friend="K4"),
    talent("dt4", "save(1) == 6", friend="K3"),
    talent("dt5", "h.runes == 1 and h.wounds == 3 - 1 - 2", "rune", "rune", **FOES, foes="orc_g K4", red=[7],
           blue=[5, 1], dorrun={"runes": 3}),
    talent("dt6", "h.runes == 5", "attack", "done", foes="orc_r K4", red=[8, 3], blue=[1], dorrun={"runes": 4}),
    talent("dt6", "h.runes == 5", "attack", "done", foes="orc_r K4", red=[8, 3], blue=[1], dorrun={"runes": 5}),
]  # fmt: skip

ILVANE = [
    talent("it1", "move(0) == 3 + 1"),
    talent("it2", "'attack' in keys", foes="orc_g K10", ilvane={"area": "K1"}),
    talent("it2", "'attack' not in keys", foes="orc_g K11", opened="kd3", ilvane={"area": "K1"}),
    talent("it2", "parts == [[]]", "attack", "done", foes=BIG_ORC, night=True, red=[3, 3], blue=[1]),
    talent("it3", "mate.most == 1 + 2 + 2", "use:i5", "area:K5", ilvane={"powers": "i5"}),
    talent("it3", "hits == [2 + 1]", "companion", "stop", "foe:10", foes=BIG_ORC, mates="wolf ilvane K5", red=[7],
           blue=[1, 1, 1]),
    talent("it4", "hits == [1, 0]", "attack", "done", "attack", "done", foes=BIG_ORC, red=[1, 1, 1, 1], blue=[],
           turn={"combat": 2}, ilvane={"limits": "turn/i_innate_l"}),
    talent("it4", "hits == [0]", "to:K3", "attack", "done", foes=BIG_ORC, red=[1, 1]),
    talent("it5", "hits == [0 + 2] and not h.hidden", "attack", "done", foes=BIG_ORC, red=[1], blue=[1, 1],
           ilvane={"hidden": True}),
    talent("it5", "hits == [0]", "attack", "done", foes=BIG_ORC, red=[1], blue=[1]),
    talent("it6", "e.conditions == {'poison': 2}", "attack", "done", foes=BIG_ORC, red=[10], blue=[1]),
    talent("it6", "e.conditions == {'poison': 1 + 1}", "attack", "use:i9", "done", foes=BIG_ORC, red=[7],
           blue=[5, 1, 1], ilvane={"powers": "i9"}),
]  # fmt: skip

CORVANE = [
    talent("ct1", "hits == [2] and h.limits == ['turn/ct1']", "attack", "reroll:ct1", "die:1", "done", foes=BIG_ORC,
           red=[1, 7], blue=[1, 1]),
    talent("ct1", "'reroll:ct1' not in keys", "attack", foes="orc_r K4", corvane={"primary": ""}, blue=[5]),
    talent("ct2", "h.crowns == 6", "search", "number:6", corvane={"area": "K15"}, searched=["bones"], red=[1, 6]),
    talent("ct3", "h.shields == 2", step="turn", acted="sable"),
    talent("ct4", "hits == [1 - 1]", friend="K5", **FOES, foes="shaman_g K5", red=[3], blue=[1],
           owners={"shaman_g": "corvane"}),
    talent("ct4", "hits == [1]", friend="K5", **FOES, foes="orc_g K5", red=[3], blue=[1, 1],
           owners={"orc_g": "corvane"}),
    talent("ct4", "hits == [1]", friend="K1", **FOES, foes="shaman_g K1", red=[3], blue=[1, 1],
           owners={"shaman_g": "corvane"}),
    talent("ct5", "h.wounds == 2 and e.fire == [1]", **FOES, foes="orc_g K4", red=[7], blue=[1, 1, 1]),
    talent("ct5", "h.wounds == 0 and e.fire == []", **FOES, foes="orc_g K4", red=[1], blue=[1]),
    talent("ct5", "h.wounds == 2 and e.fire == []", **FOES, foes="bowman_g K10", red=[7], blue=[1, 1, 1]),
    talent("ct6", "e.fire == [2]", "use:c9", "done", foes=BIG_ORC, corvane={"powers": "c9"}, red=[7], blue=[5, 1, 1]),
]  # fmt: skip

SABLE = [
    talent("st1", "hits == [2 - 1] and at('sable') == 'K3'", "to:K3", "evade", foes="orc_g K4", red=[7],
           blue=[1, 1]),
    talent("st1", "hits == [2]", **FOES, foes="orc_g K4", red=[7], blue=[1, 1, 1]),
    talent("st2", "hits == [2] and h.limits == ['round/st2']", "attack", "reroll:st2", "die:1", "done",
           foes="orc_r K4", red=[1, 7], blue=[1, 1]),
    talent("st3", "at('sable') == 'K5' and names == ['orc_r'] and h.wounds == 0", "attack", "foe:10", "done", "to:K5",
           foes="gremlin_g K4, orc_r K4", red=[7], blue=[5, 1]),
    talent("st4", "(dice(0), dice(1)) == (2 + 1, 2)", friend="K1", foes="orc_g K4, orc_g K4"),
    talent("st4", "dice(0) == 2", foes="orc_g K4, orc_g K4 ko"),
    talent("st5", "h.crowns == 3", "attack", "done", foes="gremlin_g K4", red=[7], blue=[1, 1, 1]),
    talent("st5", "h.crowns == 0", "attack", "done", foes="gremlin_g K5",
           sable={"primary": "horn_bow", "secondary": ""}, red=[7], blue=[5, 1]),
    talent("st6", "lethal == [1] and e.wounds == 1", "attack", "done", foes="risen_r K4", sable={"hidden": True},
           red=[7], blue=[1, 1]),
    talent("st6", "lethal == [0]", "attack", "done", foes="risen_r K4", red=[7], blue=[1, 1]),
]  # fmt: skip

FACTS = [*BRYNDIS, *DORRUN, *ILVANE, *CORVANE, *SABLE]


@pytest.mark.parametrize("fact", FACTS, ids=ids(FACTS))
def test_talent_does_what_it_says(fact: Fact) -> None:
    check_fact(fact)


def test_every_talent_has_a_fact() -> None:
    assert {fact.card for fact in FACTS} == {*TALENTS}


@clause("SS-SET-10")
def test_deep_etching_starts_a_quest_with_two_runes() -> None:
    t = crypt(step="setup", party="dorrun chaos, sable law", dorrun={"rank": 3}, seed="1")
    while t.question in ("power", "talent"):
        t.answer("take:dt6" if "take:dt6" in t.keys else t.keys[0])
    assert (hero(t, "dorrun").talents, hero(t, "dorrun").runes) == (["dt6"], 2)
