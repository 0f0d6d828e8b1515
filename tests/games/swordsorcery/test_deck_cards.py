"""Facts for each card of the encounter, event and trap decks, each search token and each Master's power."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.swordsorcery.content import DECKS, ENCOUNTERS, EVENTS, SEARCHES, TRAPS
from tests.games.swordsorcery.facts import Fact, check_fact, ids

# ---- encounters: the first hero's own enemies wait far away, those of the friend nearer. All heroes are Hidden, so no
# enemy attacks. The active hero is in K4. K5 is 1 away, and K7 is 2 away.

ENEMIES = "orc_g K16, orc_b K16, orc_r K16, gremlin_g K4, hound_b K5, spider_b K7, bowman_r K9, risen_g K9, crown K12"
ENEMY_CARD_OWNERS = {"orc_g": "bryndis", "orc_b": "bryndis", "orc_r": "bryndis"}
OTHER_OWNERS = dict.fromkeys(("gremlin_g", "hound_b", "spider_b", "bowman_r", "risen_g"), "sable")
G, B, R, MASTER = "orc_g:1", "orc_b:2", "orc_r:3", "crown"
PILFERER, HOUND, SPIDER, DEADEYE, RABBLE = (
    "gremlin_g:4", "hound_b:5", "spider_b:6", "bowman_r:7", "risen_g:8",
)  # fmt: skip
ENEMIES_BY_ENCOUNTER: dict[str, list[str]] = {
    "e01": [G, B, R, MASTER],
    "e02": [PILFERER, G, B, R],
    "e03": [PILFERER, SPIDER, G, B, R],
    "e04": [HOUND, G, B, R],
    "e05": [G, B, R, MASTER],
    "e06": [DEADEYE, G, B, R],
    "e07": [RABBLE, G, B, R, MASTER],
    "e08": [G, B, R, MASTER],
    "e09": [G, B, R],
    "e10": [G, B, R, MASTER],
    "e11": [PILFERER, HOUND, G, B, R],
    "e12": [G, B, R, MASTER],
    "e13": [G, B, MASTER],
    "e14": [PILFERER, RABBLE, G, B],
    "e15": [G, B, MASTER],
    "e16": [PILFERER, RABBLE, G, B],
    "e17": [HOUND, SPIDER, G, B],
    "e18": [G, B, MASTER],
    "e19": [B, R, MASTER],
    "e20": [DEADEYE, B, R],
    "e21": [B, R, MASTER],
    "e22": [DEADEYE, B, R],
    "e23": [G, R],
    "e24": [PILFERER, RABBLE, G, R, MASTER],
    "e25": [G, R],
    "e26": [PILFERER, HOUND, G, R, MASTER],
    "e27": [DEADEYE, G, R, MASTER],
    "e28": [PILFERER],
    "e29": [G, B, R, MASTER],
    "e30": [],
}


def encounter_fact(card: str, expected: str, **position: Any) -> Fact:
    """Return a fact about an Encounter card, drawn in the Enemy Turn of the first hero."""
    words: dict[str, Any] = {"step": "foes", "active": "bryndis", "party": "bryndis law K4, sable law K1"}
    return Fact(card, "q0", {**words, "encounters": [card], **position}, [], expected)


HIDDEN: dict[str, Any] = {
    "bryndis": {"hidden": True},
    "sable": {"hidden": True},
    "owners": {**ENEMY_CARD_OWNERS, **OTHER_OWNERS},
}
REINFORCED: dict[str, Any] = {"e29": {"drawn": ["gremlin_g"]}}
CALLED = [
    encounter_fact(card, f"sorted(acted) == {sorted(who)}", foes=ENEMIES, **HIDDEN, **REINFORCED.get(card, {}))
    for card, who in ENEMIES_BY_ENCOUNTER.items()
]
ENCOUNTER_FACTS = [
    *CALLED,
    *(
        encounter_fact(card, "hits == [1]", foes="orc_g K4", owners={"orc_g": "bryndis"}, red=[1], blue=[1])
        for card in ("e23", "e25")
    ),
    encounter_fact("e29", "acted == ['gremlin_g:2']", foes="orc_g K9", owners={"orc_g": "sable"},
              drawn=["gremlin_g"]),
    encounter_fact("e30", "[one.wounds for one in s.enemies] == [1, 0]", foes="orc_r K16 wounds=2, orc_g K16 wounds=1"),
]  # fmt: skip


# ---- events


def event(card: str, expected: str, *answers: str, quest: str = "q0", **position: Any) -> Fact:
    return Fact(card, quest, {"step": "event", "events": [card], **position}, [*answers], expected)


def revealed_event(card: str, expected: str, *answers: str, quest: str = "q0", **position: Any) -> Fact:
    """Return a fact about an Event card that is already revealed."""
    return Fact(card, quest, {"event": card, **position}, [*answers], expected)


TWO = "bryndis law K4, sable law K1"
EVENT_FACTS = [
    event("v01", "names == ['gremlin_g'] and at('gremlin_g') in ('K9', 'K16')", drawn=["gremlin_g"]),
    event("v02", "(h.wounds, f.wounds) == (1, 0)", bryndis={"wounds": 2}, sable={"wounds": 1}),
    revealed_event("v02", "save(0) == 7"),
    revealed_event("v03", "save(0) == 4"),
    event("v04", "(h.wounds, f.wounds) == (0, 1)", party=TWO, foes="orc_g K4", blue=[10]),
    revealed_event("v05", "hits == [1]", step="foes", active="bryndis", party="bryndis law K4, dorrun law K1",
                  foes="orc_g K4", owners={"orc_g": "bryndis"}, encounters=["e09"], red=[1], blue=[1]),
    event("v06", "h.crowns == 10", "option:1", "hero:bryndis"),
    event("v06", "h.used == {}", "option:2", "hero:bryndis", bryndis={"powers": "b1", "used": {"b1": 1}}),
    event("v07", "h.used == {'b1': 0}", bryndis={"powers": "b1", "used": {"b1": 2}}),
    event("v08", "h.crowns == 1 and names == []", "option:1", bryndis={"crowns": 7}),
    event("v08", "h.crowns == 7 and names == ['gremlin_g']", "option:2", bryndis={"crowns": 7}),
    event("v08", "names == ['gremlin_g']", bryndis={"crowns": 5}),
    event("v09", "s.soul == 1"),
    revealed_event("v09", "not h.ghost and s.soul == 0", "resurrect", step="time", bryndis={"ghost": True, "rank": 1}),
    event("v10", "acted == ['orc_g:1']", foes="orc_g K4, orc_g K16", party=TWO, bryndis={"wounds": 1}, seed="1"),
    revealed_event("v11", "'focus' not in t.keys and hits == []", "attack", party=TWO, foes="orc_r K4", bryndis={
        "powers": "b4"}, red=[3], blue=[1]),
    revealed_event("v12", "s.turn.action == 1 and hits == [2]", "attack", "focus", party=TWO, foes="orc_r K4", red=[3],
                  blue=[1, 1]),
    event("v13", "names == ['gremlin_b']", drawn=["gremlin_b"]),
    event("v14", "(h.conditions, f.conditions) == ({'exhaust': 1}, {})", blue=[10, 1]),
    event("v15", "len(s.encounters.top) == 2 and len(s.encounters.discards) == 1", "card:e02", "card:e03",
          encounters=["e01", "e02", "e03"]),
    event("v16", "names == ['gremlin_g'] and at('gremlin_g') == 'K6' and len(s.shadows) == 1", shadows="K6 K6",
          drawn=["gremlin_g"]),
    event("v16", "names == ['gremlin_g']", drawn=["gremlin_g"]),
    revealed_event("v17", "'attack' not in t.keys", quest="q1", party="ilvane law F1, sable law F2", foes="orc_g F14"),
    event("v18", "h.fire == [] and e.fire == []", quest="q1", events_drawn=1, foes="orc_g F9 fire=1",
          bryndis={"fire": [1]}),
    revealed_event("v18", "hits == [1]", "attack", "done", quest="q1", party="ilvane law F1, sable law F2",
                  foes="orc_g F3", red=[3, 3], blue=[1]),
    event("v19", "h.wounds == 1", "option:1", "hero:bryndis", quest="q1", events_drawn=1, bryndis={"wounds": 4}),
    event("v19", "h.conditions == {} and h.fire == [] and h.criticals == {}", "option:2", "hero:bryndis", quest="q1",
          events_drawn=1, bryndis={"conditions": "slow", "fire": [1], "criticals": {"armor": "red"}}),
    event("v20", "names == ['hound_g']", quest="q1", events_drawn=1),
    event("v21", "(h.conditions, f.conditions) == ({'poison': 1}, {}) and h.wounds == 1", blue=[10, 1, 10]),
    event("v22", "(h.wounds, f.wounds, e.wounds, s.enemies[1].wounds) == (1, 0, 1, 0)", party=TWO,
          foes="orc_g K9, orc_g K2", blue=[10]),
    revealed_event("v23", "save(0) == 7"),
    event("v24", "names == ['spider_g']"),
    Fact("night", "q1", {"step": "event"}, [], "s.night and s.event == ''"),
    Fact("day", "q1", {"step": "event", "events_drawn": 5, "night": True, "bryndis": {"conditions": "blind"}}, [],
         "not s.night and h.conditions == {}"),
]  # fmt: skip


# ---- traps


def trap(card: str, expected: str, party: str = TWO, **position: Any) -> Fact:
    """Return a fact about a Trap card that the first hero draws at the door from K4 to K6."""
    return Fact(card, "q0", {"party": party, "traps_drawn": [card], **position}, ["open:kd2"], expected)


TRAP_FACTS = [
    trap("t01", "h.wounds == 1", red=[3], blue=[5, 1]),
    trap("t02", "h.conditions == {'poison': 1}", blue=[10]),
    trap("t02", "h.conditions == {}", blue=[6]),
    trap("t03", "h.conditions == {'blind': 1}", blue=[10]),
    trap("t04", "h.wounds == 1 and h.conditions == {'ko': 1}", blue=[10]),
    trap("t04", "h.wounds == 0 and h.conditions == {}", blue=[1]),
    trap("t05", "(h.fire, f.fire) == ([1], [1])", party="bryndis law K4, sable law K4", blue=[10, 10]),
    trap("t06", "h.conditions == {'slow': 1}", blue=[10]),
    trap("t07", "acted == ['orc_g:1']", foes="orc_g K10, orc_g K16", seed="1"),
    trap("t08", "h.wounds == 1", red=[3, 3], blue=[1]),
    trap("t09", "h.conditions == {'stun': 1} and s.active == 1", blue=[10]),
    trap("t10", "h.criticals == {'armor': 'yellow'}", blue=[10]),
    trap("t11", "(h.wounds, h.conditions, h.crowns) == (0, {}, 0)"),
    trap("t12", "h.crowns == 3"),
    trap("t13", "(s.soul, h.wounds) == (1, 0)", soul=2),
    trap("t13", "(s.soul, h.wounds) == (0, 1)"),
    trap("t14", "(h.wounds, f.wounds) == (1, 1)", party="bryndis law K4, sable law K5", blue=[10, 10]),
    trap("t15", "names == ['gremlin_g'] and at('gremlin_g') == 'K4'", drawn=["gremlin_g"]),
    trap("t16", "h.criticals == {'hits': 'red'}", blue=[10]),
]


# ---- search tokens


def search(card: str, number: int, expected: str, **position: Any) -> Fact:
    words: dict[str, Any] = {"party": "bryndis law K15, sable law K1", "searched": [card], "red": [number]}
    return Fact(card, "q0", {**words, **position}, ["search"], expected)


SEARCH_FACTS = [
    search("bones", 2, "h.wounds == 1", blue=[10]),
    search("bones", 4, "(h.wounds, h.crowns) == (0, 0)"),
    search("bones", 5, "h.crowns == 6"),
    search("bones", 9, "h.crowns == 10", treasures_drawn=["purse:10"]),
    search("rubble", 1, "h.crowns == 3", traps_drawn=["t12"]),
    search("rubble", 3, "(h.wounds, h.crowns) == (0, 0)"),
    search("rubble", 7, "h.crowns == 5"),
    search("rubble", 8, "bag(0).count('healing_potion') == 2"),
    search("barrels", 1, "h.conditions == {'poison': 1}", blue=[10]),
    search("barrels", 3, "'fire_flask' in bag(0)"),
    search("barrels", 6, "h.crowns == 8"),
    search("barrels", 10, "h.crowns == 25", treasures_drawn=["purse:25"]),
    search("altar", 2, "names == ['wraith_g'] and at('wraith_g') == 'K15'"),
    search("altar", 3, "h.wounds == 1", bryndis={"wounds": 3}),
    search("altar", 6, "s.soul == 1"),
    search("altar", 10, "h.used == {}", bryndis={"powers": "b1 b2", "used": {"b1": 1, "b2": 0}}),
]


# ---- the Masters' powers: a Blind Master strikes nobody, and uses its power


def power(card: str, expected: str, foes: str, party: str, *answers: str, **position: Any) -> Fact:
    """Return a fact about a Master's power card, drawn by the first of these enemies."""
    quest, master = {"g": ("q2", "grundle"), "s": ("q1", "skarga"), "n": ("q3", "nethric"), "r": ("q4", "regent")}[
        card[0]
    ]
    words: dict[str, Any] = {"step": "foes", "party": party, "foes": foes, "encounters": ["e19"]}
    return Fact(card, quest, {**words, f"power_{master}": [card], **position}, [*answers], expected)


TROLL, BY_HIM = "grundle G16 blind", "bryndis law G16, sable law G1"
ORC, BOY, KING = "skarga F3 blind", "nethric C14 blind", "regent R15 blind"
SEED_WITH_SIGHT: dict[str, Any] = {"seed": "1"}
POWER_FACTS = [
    power("gp1", "(h.crowns, h.wounds) == (2, 0)", TROLL, BY_HIM, "option:1", bryndis={"crowns": 7}),
    power("gp1", "(h.crowns, h.wounds) == (7, 1)", TROLL, BY_HIM, "option:2", bryndis={"crowns": 7}),
    power("gp1", "(h.crowns, h.wounds) == (4, 1)", TROLL, BY_HIM, bryndis={"crowns": 4}),
    power("gp2", "wounded == ['dorrun', 'dorrun', 'corvane']", "grundle G16", "corvane law G16, dorrun law G16",
          red=[1, 1, 1, 1, 1]),
    power("gp3", "e.wounds == 4", "grundle G16 blind wounds=5", BY_HIM),
    power("gp4", "(h.wounds, f.wounds) == (1, 0)", TROLL, BY_HIM, blue=[10]),
    power("gp5", "(at('grundle'), at('bryndis')) == ('G5', 'G5')", "grundle G17 blind", "bryndis law G3, sable law G2",
          sable={"hidden": True}),
    power("gp6", "[(b.stat, b.n, b.until) for b in e.buffs] == [('armor', 1, 'round')]", TROLL, BY_HIM),
    power("sp1", "sorted(acted) == ['bowman_g:3', 'orc_g:2', 'skarga']",
          f"{ORC}, orc_g F14, bowman_g F14, risen_g F3", "dorrun law F1, corvane law F2", dorrun={"hidden": True},
          corvane={"hidden": True}),
    power("sp2", "wounded == ['dorrun', 'dorrun', 'corvane']", "skarga F3", "corvane law F3, dorrun law F3",
          red=[1, 1, 1, 1, 1]),
    power("sp3", "e.fire == [] and e.wounds == 3", "skarga F3 wounds=3 fire=11", "dorrun law F1, corvane law F2",
          dorrun={"hidden": True}, corvane={"hidden": True}),
    power("sp3", "e.wounds == 1", "skarga F3 wounds=3", "dorrun law F1, corvane law F2", dorrun={"hidden": True},
          corvane={"hidden": True}),
    power("sp4", "(h.criticals, f.criticals) == ({}, {'armor': 'yellow'})", ORC, "corvane law F3, bryndis law F3"),
    power("sp5", "names == ['skarga', 'orc_g'] and at('orc_g') == 'F17'", "skarga F10 blind",
          "bryndis law F9, sable law F1"),
    power("sp6", "at('skarga') == 'F1' and h.wounds == 2 and h.area != area('F1')", "skarga F14",
          "corvane law F1, dorrun law F2", red=[7, 1, 1], blue=[1, 1], dorrun={"hidden": True}),
    power("np1", "names == ['nethric', 'risen_g']", BOY, "bryndis law C14, sable law C1"),
    power("np2", "(h.conditions, f.conditions) == ({'slow': 1}, {})", BOY, "bryndis law C14, sable law C1", blue=[10]),
    power("np3", "e.wounds == 3", "nethric C14 blind wounds=5", "bryndis law C14, sable law C1", markers="lamp1 lamp2"),
    power("np4", "(h.wounds, h.conditions) == (1, {'exhaust': 1})", BOY, "bryndis law C14, sable law C1"),
    power("np5", "[one.wounds for one in s.enemies] == [1, 0, 1] and acted == ['nethric', 'risen_b:2']",
          "nethric C14 blind wounds=2, risen_b C14 wounds=1, orc_g C14 wounds=1", "bryndis law C1, sable law C1",
          bryndis={"hidden": True}, sable={"hidden": True}, owners={"risen_b": "sable"}),
    power("np6", "hits[-1] == 2 and h.wounds == 2", "nethric C14", "corvane law C14, bryndis law C1",
          red=[1, 1, 1, 3, 3], blue=[1]),
    power("rp1", "(h.conditions, f.conditions) == ({'ko': 1}, {})", KING, "bryndis law R15, sable law R1", blue=[10]),
    power("rp2", "e.wounds == 3", "regent R15 blind wounds=5", "bryndis law R15, sable law R14"),
    power("rp3", "sorted(acted) == ['orc_b:3', 'orc_g:2', 'regent']",
          f"{KING}, orc_g R14, orc_b R14, orc_g R1", "bryndis law R2, sable law R2", bryndis={"hidden": True},
          sable={"hidden": True}),
    power("rp4", "(h.criticals, h.wounds) == ({'hits': 'yellow'}, 1)", KING, "bryndis law R15, sable law R1"),
    power("rp5", "wounded[-2:] == ['dorrun', 'corvane'] or wounded[-2:] == ['corvane', 'dorrun']", "regent R15",
          "corvane law R15, dorrun law R15", red=[1, 1, 1, 1], blue=[1]),
    power("rp6", "names == ['regent', 'wraith_g'] and at('wraith_g') == 'R15'", KING, "bryndis law R15, sable law R1"),
]  # fmt: skip


FACTS = [*ENCOUNTER_FACTS, *EVENT_FACTS, *TRAP_FACTS, *SEARCH_FACTS, *POWER_FACTS]


@pytest.mark.parametrize("fact", FACTS, ids=ids(FACTS))
def test_card_does_what_it_says(fact: Fact) -> None:
    check_fact(fact)


def test_every_card_has_a_fact() -> None:
    cards = {*ENCOUNTERS, *EVENTS, *TRAPS, *SEARCHES, *DECKS["power"]}
    assert {fact.card for fact in FACTS} == cards
