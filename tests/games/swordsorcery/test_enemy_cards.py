"""Facts for each enemy type, the Masters and the Villain: attacks, powers, passives, immunities, rewards (11.4)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.swordsorcery.combat.blows import printed_blow, tags_against_target
from meadhall.games.swordsorcery.combat.hit_modifiers import fixed_bonuses
from meadhall.games.swordsorcery.content import ENEMIES
from meadhall.games.swordsorcery.events import AttackDefended
from meadhall.games.swordsorcery.figures.crowd import is_flying
from meadhall.games.swordsorcery.figures.numbers import is_immune
from meadhall.games.swordsorcery.state import Attack, Bonus
from tests.games.swordsorcery.facts import Fact, check_fact, ids
from tests.games.swordsorcery.tables import crypt, foe

VICTIM, APART = "corvane law K4, sable chaos K1", "corvane law K4, sable chaos K9"
RANK_SEVEN = {"rank": 7}  # 12 HP, Armor 0, 2 dice, Save 7


def struck(card: str, expected: str, *answers: str, foes: str = "", **position: Any) -> Fact:
    """Return a fact about an enemy that is activated in K4 beside Corvane of Soulrank VII. Sable is far away."""
    own = {**RANK_SEVEN, **position.pop("corvane", {})}
    words = {"step": "foes", "encounters": ["e09"], "party": VICTIM, "foes": foes or f"{card} K4", **position}
    if "owners" in words:
        words["owners"] = words["owners"] if ENEMIES[card].is_master else {**words["owners"], card: "corvane"}
    return Fact(card, "q0", {**words, "corvane": own}, [*answers], expected)


def slain(card: str, expected: str, *answers: str, **position: Any) -> Fact:
    """Return a fact about an enemy that Sable attacks in K4 with a roll of three Hits."""
    words = {"party": "sable law K4, corvane law K1", "red": [7], **position}
    return Fact(card, "q0", words, ["attack", "done", *answers], expected)


SABLE_CARDS = {"hound_r": "sable", "gremlin_g": "sable", "orc_b": "sable", "spider_g": "sable", "risen_g": "sable"}

GREEN = [
    struck("gremlin_g", "(hits, h.crowns, h.wounds) == ([2], 5 - 3, 2)", corvane={"crowns": 5}, red=[10], blue=[1, 1]),
    struck("gremlin_g", "(hits, h.crowns) == ([1], 5)", corvane={"crowns": 5}, red=[3], blue=[1]),
    struck("orc_g", "(hits, h.wounds, at('corvane')) == ([3], 3, 'K3')", red=[10], blue=[5, 1, 1]),
    struck("orc_g", "at('corvane') == 'K4'", red=[3], blue=[5, 1, 1]),
    struck("bowman_g", "at('bowman_g') == 'K3' or at('bowman_g') == 'K10'", party=APART, red=[3], blue=[1, 1]),
    struck("bowman_g", "(hits, h.wounds) == ([1 + 1 + 1], 3)", foes="bowman_g K10", red=[8], blue=[5, 1, 1]),
    struck("shaman_g", "e.wounds == 1 and g.wounds == 1 and h.conditions == {'exhaust': 1}",
           foes="shaman_g K5 wounds=1, orc_b K5 wounds=2", owners=SABLE_CARDS, red=[8], blue=[1, 1]),
    struck("shaman_g", "h.conditions == {}", foes="shaman_g K5", red=[7], blue=[1, 1, 1]),
    struck("hound_g", "(hits, h.fire, at('hound_g')) == ([1], [1], 'K4')", foes="hound_g K2", party=APART, red=[8],
           blue=[1]),
    struck("hound_g", "h.fire == []", red=[7], blue=[1, 1]),
    struck("risen_g", "hits == [1 + 1 + 1 + 1] and h.conditions == {'slow': 1}", red=[8], blue=[5, 5, 1, 1]),
    struck("risen_g", "hits == [1] and h.conditions == {}", foes="risen_g K4 figures=1", red=[3], blue=[1]),
    struck("wraith_g", "(hits, lethal, h.wounds) == ([2], [1], 1 + 1)", red=[7], blue=[1]),
    struck("spider_g", "h.conditions == {'poison': 1}", red=[8], blue=[1]),
    struck("spider_g", "h.conditions == {}", red=[7], blue=[1, 1]),
]  # fmt: skip

BLUE = [
    struck("gremlin_b", "(hits, h.fire) == ([1 + 1], [1])", foes="gremlin_b K5", red=[8], blue=[5, 3, 3]),
    struck("gremlin_b", "(hits, h.fire) == ([2], [])", red=[7], blue=[1, 1, 1]),
    slain("gremlin_b", "names == [] and (h.fire, f.fire) == ([1], [])", foes="gremlin_b K4 wounds=3",
          party="sable law K4, corvane law K4", blue=[5, 1, 1, 10, 1]),
    slain("gremlin_b", "mate.fire == [1]", foes="gremlin_b K4 wounds=3", party="sable law K4, ilvane law K1",
          mates="wolf ilvane K4", blue=[5, 1, 1, 1]),
    struck("orc_b", "(hits, h.criticals) == ([2], {'armor': 'yellow'})", red=[8, 3], blue=[1, 1]),
    struck("orc_b", "hits == [1 + 1]", foes="orc_b K4 wounds=3", red=[3, 1], blue=[1, 1]),
    struck("orc_b", "hits == [1]", foes="orc_b K4 wounds=2", red=[3, 1], blue=[1]),
    struck("bowman_b", "(hits, h.conditions) == ([3], {'slow': 1})", foes="bowman_b K1", party=APART, red=[8, 7],
           blue=[1, 1]),
    struck("bowman_b", "h.conditions == {} and h.wounds == 0", foes="bowman_b K10", red=[8, 1], blue=[3]),
    struck("shaman_b", "h.conditions == {'blind': 1} and [(b.stat, b.n, b.until) for b in h.buffs] == "
           "[('hits', -1, 'round')]", foes="shaman_b K5", red=[8, 1], blue=[1]),
    struck("hound_b", "(hits, h.fire) == ([1 + 1], [1])", foes="hound_b K4", red=[8], blue=[5, 1, 1]),
    struck("hound_b", "parts == [[('supremacy', 1), ('hound_b', 1)]]", foes="hound_b K4, hound_r K4",
        owners=SABLE_CARDS,
           red=[3], blue=[1, 1, 1]),
    struck("hound_b", "parts == [[('supremacy', 1)]]", foes="hound_b K4, orc_b K4, hound_r K5", owners=SABLE_CARDS,
        red=[3],
           blue=[1, 1, 1]),
    struck("risen_b", "(hits, h.criticals) == ([2], {'hits': 'yellow'})", red=[8, 3], blue=[1, 1]),
    struck("wraith_b", "(hits, lethal, h.wounds, h.conditions) == ([1], [1], 1, {'exhaust': 1})", red=[3],
           blue=[1, 10]),
    struck("wraith_b", "h.conditions == {}", red=[3], blue=[1, 7]),
    struck("wraith_b", "(hits, lethal) == ([3], [1])", foes="wraith_b K5", red=[7], blue=[5, 1, 1]),
    struck("wraith_b", "h.conditions == {'slow': 1} and h.wounds == 1", foes="wraith_b K5", red=[8], blue=[1]),
    struck("spider_b", "h.conditions == {'poison': 1}", red=[10], blue=[1, 3, 1]),
    struck("spider_b", "h.conditions == {'slow': 1} and at('spider_b') == 'K4'", foes="spider_b K5", red=[1],
           blue=[1, 10]),
    struck("spider_b", "h.conditions == {}", foes="spider_b K5", red=[1], blue=[1, 7]),
]  # fmt: skip

RED = [
    struck("gremlin_r", "at('corvane') == 'K5' and acted == ['gremlin_r:1', 'gremlin_g:2']",
           foes="gremlin_r K5, gremlin_g K5", owners=SABLE_CARDS, red=[8, 1, 1], blue=[1, 1]),
    struck("gremlin_r", "acted == ['gremlin_r:1']", foes="gremlin_r K5, gremlin_g K9", owners=SABLE_CARDS,
           red=[1, 1]),
    struck("orc_r", "hits == [2, 2] and h.wounds == 4 and h.conditions == {'bleeding': 2}", red=[8, 3, 7, 1],
           blue=[1, 1, 1, 10, 1, 1, 1]),
    struck("orc_r", "hits == [2] and h.conditions == {}", foes="orc_r K5", red=[8, 3], blue=[1, 1, 1, 7]),
    struck("bowman_r", "(lethal, h.wounds, at('bowman_r')) == ([1], 1, 'K11')", foes="bowman_r K10", opened="kd3",
           party=APART, red=[8, 1], blue=[1]),
    struck("bowman_r", "lethal == [0] and hits == [2]", foes="bowman_r K10", party=APART, red=[7, 1], blue=[1, 1, 1]),
    struck("shaman_r", "wounded == ['sable', 'corvane'] and (h.fire, f.fire) == ([1], [1])", foes="shaman_r K5",
           party="corvane law K4, sable chaos K4", red=[8, 1], blue=[1, 1, 1]),
    struck("shaman_r", "h.fire == [1] and at('shaman_r') != 'K4'", party=APART, red=[1, 1], blue=[8, 1]),
    struck("shaman_r", "h.fire == []", party=APART, red=[1, 1], blue=[7, 1]),
    struck("hound_r", "hits == [2, 1] and h.fire == [2]", red=[8, 3, 3, 1], blue=[1, 1, 1]),
    struck("hound_r", "len(hits) == 1 and at('hound_r') == 'K4'", foes="hound_r K2", party=APART, red=[1, 1]),
    struck("risen_r", "(lethal, h.wounds, e.wounds) == ([1], 1, 3 - 1)", foes="risen_r K4 wounds=3", red=[8, 1],
           blue=[1]),
    struck("wraith_r", "(lethal, h.wounds, e.wounds) == ([2], 2, 3 - 1) and h.conditions == {'stun': 1}",
           foes="wraith_r K4 wounds=3", red=[8, 3], blue=[10]),
    struck("wraith_r", "(hits, lethal) == ([3], [2])", red=[7, 3], blue=[1]),
    struck("wraith_r", "h.conditions == {} and e.wounds == 3", foes="wraith_r K4 wounds=3", red=[1, 1]),
    struck("spider_r", "h.conditions == {'poison': 2} and names == ['spider_r', 'spider_g'] and at('spider_g') == 'K4'",
           red=[8, 1], blue=[1, 1]),
    struck("spider_r", "names.count('spider_g') == 2", foes="spider_r K4, spider_g K1, spider_g K1", owners=SABLE_CARDS,
           red=[1, 1], blue=[1]),
]  # fmt: skip


# ---- Masters: their first and second attacks, and their effects after a hero's death and in a Time Phase


def master(card: str, expected: str, *answers: str, foes: str = "", **position: Any) -> Fact:
    return struck(card, expected, *answers, foes=foes, **{"encounters": ["e19"], **position})


def resting_master_fact(card: str, expected: str, foes: str, **position: Any) -> Fact:
    return Fact(
        card, "q0", {"step": "time", "party": "sable law K1, dorrun law K1", "foes": foes, **position}, [], expected
    )


MASTERS = [
    master("grundle", "(hits, at('corvane')) == ([3], 'K3')", power_grundle=["gp6"], red=[8, 3, 3], blue=[1, 1]),
    master("grundle", "hits == [2] and h.conditions == {'ko': 1} and at('grundle') == 'K3'", foes="grundle K2",
           party=APART, red=[8, 3], blue=[1, 1]),
    master("grundle", "h.ghost and e.wounds == 5 - 2", corvane={"wounds": 11}, power_grundle=["gp6"],
           foes="grundle K4 wounds=5", red=[7, 3, 3], blue=[1, 1]),
    resting_master_fact("grundle", "e.wounds == 5 - 1", "grundle K9 wounds=5"),
    resting_master_fact("grundle", "e.wounds == 5 + 1", "grundle K9 wounds=5 fire=1"),
    master("skarga", "(hits, h.criticals) == ([3], {'armor': 'yellow'})", power_skarga=["sp3"], red=[8, 3, 3],
           blue=[1, 1]),
    master("skarga", "hits == [2] and at('corvane') == 'K3' and at('skarga') == 'K3'", foes="skarga K2", party=APART,
           red=[8, 3], blue=[1, 1]),
    master("skarga", "h.ghost and acted == ['skarga', 'bowman_g:3', 'orc_g:2']",
           corvane={"wounds": 11}, power_skarga=["sp3"], party="corvane law K4, sable chaos K1", sable={"hidden": True},
           foes="skarga K4, orc_g K5, bowman_g K5, hound_g K5",
           owners={"orc_g": "sable", "bowman_g": "sable", "hound_g": "sable"}, red=[7, 3, 3], blue=[1, 1]),
    master("nethric", "(hits, h.criticals) == ([3], {'hits': 'yellow'})", power_nethric=["np3"], red=[8, 3, 3],
           blue=[1, 1]),
    master("nethric", "hits == [1] and h.conditions == {'slow': 1}", foes="nethric K5", power_nethric=["np3"],
           red=[8, 1], blue=[1, 1]),
    master("nethric", "h.ghost and names == ['nethric', 'wraith_g'] and at('wraith_g') == 'K4'",
           corvane={"wounds": 11}, power_nethric=["np3"], red=[7, 3, 3], blue=[1, 1]),
    Fact("nethric", "q3", {"party": "sable law C1, dorrun law C1", "foes": "nethric C14", "markers": "lamp1 lamp2"}, [],
         "armor(10) == 2"),
    Fact("nethric", "q3", {"step": "time", "party": "sable law C1, dorrun law C1", "foes": "nethric C14 wounds=5",
                           "markers": "lamp1 lamp2 lamp3"}, [], "e.wounds == 5 - 3"),
    Fact("nethric", "q3", {"step": "time", "party": "sable law C1, dorrun law C1", "markers": "lamp1",
                           "foes": "nethric C14 wounds=5 asleep"}, [], "e.wounds == 5"),
    master("regent", "(hits, lethal, h.wounds) == ([3], [1], 3)", power_regent=["rp2"], red=[8, 3, 3], blue=[1, 1]),
    master("regent", "hits == [2] and h.conditions == {'exhaust': 1}", foes="regent K5", power_regent=["rp2"],
           red=[8, 3], blue=[1, 1, 1]),
    master("regent", "h.ghost and e.wounds == 5 - 2", corvane={"wounds": 11}, power_regent=["rp6"],
           foes="regent K4 wounds=5", red=[7, 3, 3], blue=[1, 1]),
    slain("regent", "e.wounds == 2", foes="regent K4", sable={"primary": "moonbiter"}, red=[7, 7], blue=[5, 1, 1, 1]),
    slain("regent", "e.wounds == 2 + 2 + 1 - 1", foes="regent K4", sable={"primary": "moonbiter"}, red=[7, 7],
          blue=[5, 1, 1, 1], counters={"furnaces": 2}),
    slain("regent", "names == ['crown'] and e.wounds == 0 and e.conditions == {} and e.menace == 0 and s.soul == 2",
          foes="regent K4 wounds=25 slow menace=sable", blue=[5, 1, 1], red=[7]),
    master("crown", "(hits, lethal, h.wounds, h.conditions) == ([3], [1], 3, {'stun': 1})", power_crown=["rp6"],
           red=[8, 3, 3], blue=[1, 1, 10]),
    master("crown", "h.ghost and e.wounds == 5 - 2", corvane={"wounds": 11}, power_crown=["rp6"],
           foes="crown K4 wounds=5", red=[7, 3, 3], blue=[1, 1]),
]  # fmt: skip

# Magic Shields stop all Hits of this roll with a Bolt, so effects of a wound do not happen.
SHIELDED = {"shields": 5}
UNHURT = [
    struck(card, "h.wounds == 0 and h.conditions == {}", foes=f"{card} {place}", party=APART, corvane=SHIELDED,
           red=[8, *([1] * (ENEMIES[card].attack[0].dice.count("R") - 1))],
           blue=[1] * (ENEMIES[card].attack[0].dice.count("B") + (2 if card == "risen_g" else 0)))
    for card, place in {"shaman_g": "K10", "bowman_b": "K10", "shaman_b": "K10", "risen_g": "K4", "wraith_b": "K10",
                        "spider_g": "K4", "spider_r": "K4"}.items()
]  # fmt: skip
UNHURT += [
    struck("orc_r", "h.conditions == {}", corvane=SHIELDED, foes="orc_r K5", party=APART, red=[8, 1], blue=[1]),
    struck("wraith_r", "h.conditions == {} and e.wounds == 3", foes="wraith_r K4 wounds=3", corvane=SHIELDED,
           party=APART, red=[8, 1]),
    struck("wraith_r", "h.conditions == {}", red=[8, 3], blue=[7]),
    struck("spider_b", "h.conditions == {}", corvane=SHIELDED, party=APART, red=[8], blue=[1]),
    struck("gremlin_r", "acted == ['gremlin_r:1']", foes="gremlin_r K5, orc_g K5", party=APART,
           owners={"orc_g": "sable"}, red=[1, 1]),
    struck("bowman_r", "lethal == [1]", foes="bowman_r K10", party=APART, red=[10, 1], blue=[1, 1]),
    struck("risen_r", "lethal == [1]", red=[10, 1], blue=[1, 1]),
    master("grundle", "h.conditions == {}", foes="grundle K2", party=APART, corvane=SHIELDED, red=[8, 1]),
    master("nethric", "h.conditions == {}", foes="nethric K10", party=APART, corvane=SHIELDED, red=[8, 1], blue=[1],
           power_nethric=["np3"]),
    master("regent", "h.conditions == {}", foes="regent K10", party=APART, corvane=SHIELDED, red=[8, 1], blue=[1],
           power_regent=["rp6"]),
    master("crown", "h.conditions == {}", party=APART, corvane=SHIELDED, red=[8, 1, 1], power_crown=["rp6"]),
    master("crown", "h.conditions == {}", party=APART, red=[8, 3, 3], blue=[1, 1, 7], power_crown=["rp6"]),
]  # fmt: skip

FACTS = [*GREEN, *BLUE, *RED, *MASTERS, *UNHURT]


@pytest.mark.parametrize("fact", FACTS, ids=ids(FACTS))
def test_enemy_does_what_its_card_says(fact: Fact) -> None:
    check_fact(fact)


def test_every_enemy_has_a_fact() -> None:
    assert {fact.card for fact in FACTS} == {*ENEMIES}


# ---- immunities, weaknesses and rewards

IMMUNE = {
    **dict.fromkeys(("shaman_r", "hound_g", "hound_b", "hound_r"), "fire"),
    "risen_g": "poison bleeding", "risen_b": "poison bleeding bash", "risen_r": "poison bleeding bash",
    **dict.fromkeys(("wraith_g", "wraith_b", "wraith_r"), "poison bleeding fire ko"),
    **dict.fromkeys(("spider_g", "spider_b", "spider_r"), "poison slow"),
    **dict.fromkeys(("grundle", "skarga", "regent"), "bash pull"), "nethric": "poison bleeding bash pull",
    "crown": "poison bleeding fire ko bash pull",
}  # fmt: skip
ALL = ("ko", "poison", "blind", "slow", "stun", "bleeding", "exhaust", "fire", "bash", "pull")


@pytest.mark.parametrize("id", ENEMIES)
def test_enemy_has_its_immunities(id: str) -> None:
    t = crypt(foes=f"{id} K4")
    assert {name for name in ALL if is_immune(t.state, foe(t).ref, name)} == {*IMMUNE.get(id, "").split()}


WEAK_TO_HOLY = ("risen_b", "risen_r", "wraith_g", "wraith_b", "nethric", "wraith_r", "risen_g")


@pytest.mark.parametrize("id", ENEMIES)
def test_enemy_takes_extra_wounds_from_its_weaknesses(id: str) -> None:
    """The attack is holy, has four Hits, and counts as fire."""
    more = (id in WEAK_TO_HOLY) + (id in ("risen_g", "grundle")) - (id == "wraith_r")
    dorrun = {"primary": "silvered_mace+ember", "rank": 7, "secondary": ""}
    t = crypt(party="dorrun law K4, sable law K1", foes=f"{id} K4", dorrun=dorrun, red=[7, 7], seed="1")
    t.answer("attack", "done")
    shown = t.heard(AttackDefended)[0]
    assert shown.wounds == (2 if id == "regent" else 4 + more - shown.armor - shown.shields)


SPOILS = {
    "gremlin_g": (1, 3), "gremlin_b": (2, 5), "gremlin_r": (3, 10), "orc_g": (1, 0), "orc_b": (2, 5), "orc_r": (3, 10),
    "bowman_g": (1, 0), "bowman_b": (2, 5), "bowman_r": (3, 10), "shaman_g": (1, 0), "shaman_b": (2, 5),
    "shaman_r": (3, 10), "hound_g": (1, 0), "hound_b": (2, 0), "hound_r": (3, 0), "risen_g": (1, 0), "risen_b": (2, 5),
    "risen_r": (3, 10), "wraith_g": (1, 0), "wraith_b": (2, 0), "wraith_r": (3, 10), "spider_g": (1, 0),
    "spider_b": (2, 0), "spider_r": (3, 0), "grundle": (4, 25), "skarga": (4, 25), "nethric": (5, 25), "regent": (2, 0),
    "crown": (4, 0),
}  # fmt: skip


@pytest.mark.parametrize("id", SPOILS)
def test_enemy_leaves_its_soul_points_and_crowns(id: str) -> None:
    """The enemy dies by Fire, or by wounds if it is immune to Fire."""
    one = foe(crypt(foes=f"{id} K9"))
    dying = f"{id} K9 fire=1 wounds={one.most - 1}" + (" figures=1" if one.figures > 1 else "")
    t = crypt(step="time", foes=dying)
    assert (t.state.soul, t.state.crowns.get(8, 0)) == SPOILS[id]


MAGIC = {"shaman_g", "shaman_b", "shaman_r", "wraith_g", "wraith_b", "wraith_r", "nethric", "crown"}


@pytest.mark.parametrize("id", ENEMIES)
def test_magic_main_attacks_are_marked_as_magic(id: str) -> None:
    """A Mirror Shield lowers a magic attack by one Hit. A Master's printed attack is the first one."""
    card = ENEMIES[id]
    bryndis = {"secondary": "mirror_shield", "rank": 7}
    t = crypt(party="bryndis law K4, sable law K1", bryndis=bryndis, foes=f"{id} K4")
    blow = printed_blow(t.state, foe(t).ref, card.attack[0])
    fight = Attack(foe(t).ref, id, id, target=0, area=3)
    fight.tags = tags_against_target(blow, t.state, fight)
    assert (Bonus("mirror_shield", -1) in fixed_bonuses(t.state, blow, fight)) == (id in MAGIC)


FLYING = {"wraith_g", "wraith_b", "wraith_r", "crown"}


def test_flying_enemies_are_the_listed_ones() -> None:
    flying = {id for id in ENEMIES if is_flying((t := crypt(foes=f"{id} K2")).state, foe(t).ref)}
    assert flying == FLYING
