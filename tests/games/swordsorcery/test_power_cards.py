"""Facts for each of the 60 powers, the 10 innate powers and the 2 companions, in numbers (11.2)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.swordsorcery.content import COMPANIONS, INNATES, POWERS
from tests.games.swordsorcery.facts import Fact, check_fact, ids

ORC, BIG_ORC = "orc_r K4", "orc_r K5"  # 8 HP, Armor 1, 2 dice; R[7] is 2 Hits, R[8] one and a Bolt, B[5] one


def power(card: str, expected: str, *answers: str, rank: int = 7, friend: str = "K1", **position: Any) -> Fact:
    """Return a fact about a power. A hero of Soulrank VII in K4 has only this power, and a friend is elsewhere."""
    card_row = POWERS[card]
    nature = "law" if card_row.nature == "both" else card_row.nature
    mate = "corvane chaos" if card_row.hero == "sable" else "sable chaos"
    own = {"powers": card, "rank": rank, **position.pop(card_row.hero, {})}
    words = {"party": f"{card_row.hero} {nature} K4, {mate} {friend}", "foes": ORC, **position, card_row.hero: own}
    if not words["foes"]:
        del words["foes"]
    return Fact(card, "q0", words, [*answers], expected)


def attacked(card: str, expected: str, *answers: str, **position: Any) -> Fact:
    """Return a fact about a power in the Enemy Turn after the hero's turn, when the enemies of this hero act."""
    return power(card, expected, *answers, **{"step": "foes", "encounters": ["e09"], **position})


def passed(card: str, expected: str, *answers: str, **position: Any) -> Fact:
    """Return a fact about a power with an Enemy Turn: the hero uses the power and ends the turn, then enemies act."""
    return power(card, expected, *answers, "end", **{"encounters": ["e09"], **position})


BRYNDIS = [
    power("b1", "(e.wounds, g.wounds, s.enemies[2].wounds, h.used) == (2, 2, 0, {'b1': 1})", "use:b1", "foe:10", "done",
          foes="orc_r K4, orc_b K4, orc_r K5", red=[7], blue=[5, 1, 1, 1]),
    power("b2", "armor(0) == 1 + 1 and h.used == {'b2': 1}", "use:b2"),
    passed("b2", "at('bryndis') == 'K4' and hits == [2] and h.wounds == 0", "use:b2", foes="orc_g K4", red=[10],
           blue=[1]),
    power("b2", "(h.wounds, h.conditions) == (1, {})", "use:b2", "open:kd2", foes="", traps_drawn=["t04"], blue=[10]),
    power("b3", "h.shields == 1 and h.used == {'b3': 2}", "use:b3"),
    passed("b3", "victims == ['bryndis'] and h.wounds == 0", "use:b3", foes="gremlin_g K4", friend="K4", red=[1],
           sable={"crowns": 5}),
    power("b4", "hits == [3] and e.wounds == 2 and e.conditions == {'ko': 1} and h.used == {'b4': 2}", "attack",
          "use:b4", "done", red=[3, 7], blue=[1, 1, 1]),
    power("b4", "e.conditions == {}", "attack", "use:b4", "done", red=[1, 1], blue=[1]),
    attacked("b5", "h.wounds == 5 - 1 - 3 and h.used == {'b5': 1}", "use:b5", red=[7, 7, 1, 1], blue=[5, 1, 1, 1]),
    attacked("b5", "h.wounds == 5 - 1 - 2", "use:b5", red=[7, 7, 1, 1], blue=[5, 1, 1, 1], rank=3),
    power("b6", "(at('bryndis'), at('orc_r')) == ('K5', 'K15') and e.wounds == 4 - 1 and e.conditions == {'slow': 1}",
          "use:b6", "done", "to:K15", foes=BIG_ORC, red=[1], blue=[1, 1, 1]),
    power("b6", "at('bryndis') == 'K4' and hits == [1] and h.used == {'b6': 1}", "use:b6", "done", red=[1], blue=[1],
          rank=2),
    power("b6", "'use:b6' not in keys", bryndis={"secondary": ""}),
    power("b6", "'use:b6' not in keys", foes="orc_r K15"),
    power("b7", "(h.wounds, h.conditions, f.wounds, f.conditions) == (1, {}, 0, {}) and h.used == {'b7': 2}", "use:b7",
          friend="K3", bryndis={"wounds": 5, "conditions": "slow"}, sable={"wounds": 1, "conditions": "exhaust"}),
    power("b7", "(h.wounds, f.wounds) == (4, 1)", "use:b7", friend="K2", rank=1, bryndis={"wounds": 5},
          sable={"wounds": 1}),
    power("b8", "(h.shields, f.shields) == (4, 4) and h.used == {'b8': 3}", "use:b8", friend="K3"),
    power("b9", "(s.turn.combat, h.wounds, h.used) == (3 + 1, 1, {'b9': 2})", "use:b9"),
    power("b9", "'use:b9' not in keys", bryndis={"wounds": 16}),
    power("b10", "hits == [2] and h.used == {'b10': 1}", "attack", "use:b10", "done", foes="orc_r K4 wounds=1",
          red=[1, 1], blue=[1]),
    power("b10", "hits == [1]", "attack", "use:b10", "done", foes="orc_r K4 wounds=1", red=[1, 1], rank=2),
    power("b10", "'use:b10' not in keys", "attack", "done", red=[1, 1]),
    power("b11", "(h.wounds, at('bryndis'), h.used) == (1, 'K5', {'b11': 1}) and names == ['orc_r']", "attack",
          "foe:10", "done", "use:b11", "to:K5", foes="gremlin_g K4, orc_r K4", bryndis={"wounds": 3}, red=[7, 1],
          blue=[1]),
    attacked("b12", "(left(0), h.conditions, h.criticals, h.fire, h.shields) == (1, {}, {}, [], 2)", "use:b12",
             foes="orc_b K4", rank=5, red=[7, 7], blue=[1, 1],
             bryndis={"wounds": 12, "conditions": "poison", "criticals": {"hits": "red"}, "fire": [1]}),
    attacked("b12", "h.used == {'b12': -1} and not h.ghost", "use:b12", foes="orc_b K4", rank=5, red=[7, 7],
             blue=[1, 1], bryndis={"wounds": 12}),
]  # fmt: skip

DORRUN = [
    power("d1", "hits == [4] and e.wounds == 3 and e.conditions == {'ko': 1} and h.used == {'d1': 1}", "use:d1", "done",
          red=[7], blue=[5, 5, 1, 1]),
    power("d1", "e.conditions == {}", "use:d1", "done", red=[1], blue=[1, 5]),
    power("d2", "f.shields == 4 and h.used == {'d2': 2}", "use:d2", "hero:sable", friend="K3"),
    power("d2", "h.shields == 1", "use:d2", friend="K2", rank=1),
    power("d3", "hits == [1] and ('d3', 1) in parts[0] and h.used == {'d3': 2}", "use:d3", "hero:dorrun",
          "attack", "done", friend="K3", red=[1], blue=[1]),
    power("d4", "names == ['orc_r', 'orc_r'] and (e.wounds, e.conditions, g.wounds) == (3, {'ko': 1}, 0)", "use:d4",
          "done", foes="orc_g K4, orc_r K4, orc_r K5", red=[7, 7], blue=[1, 1, 1]),
    power("d4", "h.used == {'d4': 2} and e.conditions == {}", "use:d4", "done", red=[1, 1]),
    power("d5", "f.wounds == 7 - 2 - 4 and h.used == {'d5': 1}", "use:d5", friend="K5", rank=7, sable={"wounds": 7}),
    power("d5", "f.wounds == 7 - 2 - 1", "use:d5", friend="K5", rank=2, sable={"wounds": 7}),
    power("d6", "(f.conditions, f.fire) == ({'poison': 1}, []) and h.used == {'d6': 1}", "use:d6", "cure:blind",
          "cure:slow", friend="K5", sable={"conditions": "poison blind slow", "fire": [1, 2]}),
    power("d7", "hits == [4] and e.wounds == 4 + 1 and h.used == {'d7': 1}", "use:d7", "done", foes="wraith_r K5",
          red=[1, 1], blue=[1, 1, 1]),
    power("d7", "e.wounds == 1 - 1", "use:d7", "done", foes=BIG_ORC, red=[1, 1], rank=2),
    power("d8", "(f.ghost, left(1), s.soul) == (False, 4, 2) and h.used == {'d8': -1}", "use:d8", friend="K10", soul=2,
          sable={"ghost": True}, foes=""),
    power("d9", "e.wounds == 1 + 4 - 1 and e.conditions == {'stun': 1} and h.used == {'d9': 1}", "use:d9", "done",
          foes=BIG_ORC, red=[8], blue=[1, 1, 1]),
    power("d9", "e.wounds == 2 + 4 - 1 and e.conditions == {}", "use:d9", "done", foes=BIG_ORC, red=[7],
          blue=[1, 1, 1]),
    passed("d10", "(e.wounds, e.conditions, s.tokens, at('orc_b')) == (2, {'slow': 1}, [], 'K4')", "use:d10", "area:K3",
           foes="orc_b K2", red=[1, 1]),
    power("d10", "[(one.kind, one.card) for one in s.tokens] == [('rune_snare', 'd10')] and h.used == {'d10': 2}",
          "use:d10", "area:K5", foes=""),
    power("d11", "(mate.id, mate.area == area('K5'), mate.most) == ('golem', True, 4 + 3) and h.used == {'d11': 3}",
          "use:d11", "area:K5", foes=""),
    power("d12", "(hits, lethal, e.wounds, h.used) == ([4], [2], 2 + 1, {'d12': 3})", "use:d12", "done",
          foes="orc_r K10", red=[7, 3, 3], blue=[1]),
]  # fmt: skip

ILVANE = [
    power("i1", "hits == [3 - 1, 4 - 1] and (e.wounds, g.wounds) == (1, 2) and h.used == {'i1': 1}", "use:i1", "foe:10",
          "done", "foe:11", "done", foes="orc_r K5, orc_b K10", red=[7, 3, 7, 7], blue=[1, 1]),
    power("i2", "(at('ilvane'), s.turn.points, h.wounds) == ('K3', 3 + 1 - 1, 0) and h.used == {'i2': 1}", "use:i2",
          "to:K3"),
    power("i2", "t.question == 'evade'", "use:i2", "to:K3", "to:K2", foes="orc_r K4, orc_r K3"),
    power("i3", "wounded == ['orc_r:1', 'orc_b:2'] and hits == [4] and h.used == {'i3': 2}", "use:i3",
          "foe:10", "done", foes="orc_r K5, orc_b K5, orc_g K10", red=[7, 7], blue=[1, 1, 1]),
    power("i4", "hits == [3] and e.wounds == 2 and e.conditions == {'slow': 1} and h.used == {'i4': 1}", "attack",
          "use:i4", "done", foes=BIG_ORC, red=[3, 3], blue=[1, 1]),
    power("i4", "hits == [1] and e.conditions == {}", "attack", "use:i4", "done", foes=BIG_ORC, red=[1, 1]),
    power("i5", "(mate.id, mate.area == area('K5'), mate.most) == ('wolf', True, 4 + 2) and h.used == {'i5': 3}",
          "use:i5", "area:K5", foes=""),
    power("i6", "(f.wounds, f.conditions) == (1, {}) and h.used == {'i6': 2}", "use:i6", friend="K3",
          sable={"wounds": 3, "conditions": "poison bleeding"}),
    power("i7", "hits == [1] and ('i7', 1) in parts[0] and h.used == {'i7': 1}", "use:i7", "attack",
          "done", foes=BIG_ORC, red=[1, 1]),
    power("i8", "(hits, lethal, e.wounds) == ([4], [4], 4) and h.used == {'i8': 2}", "attack", "use:i8", "done",
          foes="risen_r K5", red=[7, 7]),
    power("i8", "(lethal, e.wounds) == ([2], 2)", "attack", "use:i8", "done", foes="risen_r K5", red=[7, 7], rank=3),
    power("i9", "e.wounds == 2 and e.conditions == {'poison': 2} and h.used == {'i9': 1}", "attack", "use:i9", "done",
          foes=BIG_ORC, red=[7], blue=[5, 1, 1]),
    power("i9", "e.conditions == {'poison': 1}", "attack", "use:i9", "done", foes=BIG_ORC, red=[7], blue=[5, 1, 1],
          rank=3),
    passed("i10", "(e.wounds, e.conditions, s.tokens, at('orc_b')) == (1, {'ko': 1}, [], 'K3')", "use:i10", "area:K3",
           foes="orc_b K2"),
    power("i10", "[one.kind for one in s.tokens] == ['snare'] and h.used == {'i10': 1}", "use:i10", "area:K5", foes=""),
    power("i11", "h.hidden and h.used == {'i11': 2}", "use:i11", foes=BIG_ORC),
    power("i11", "'use:i11' not in keys"),
    power("i12", "hits == [2 * 2] and h.used == {'i12': 3}", "attack", "use:i12", "done", foes="orc_r K5 fire=1",
          red=[7], blue=[1, 1, 1]),
    power("i12", "hits == [2 * 2]", "attack", "use:i12", "done", foes="orc_r K5 slow", red=[7], blue=[1, 1, 1]),
    power("i12", "'use:i12' not in keys", "attack", "done", foes=BIG_ORC, red=[1], blue=[1]),
]  # fmt: skip

CORVANE = [
    power("c1", "hits == [4] and e.wounds == 3 and h.used == {'c1': 1}", "use:c1", "done", foes=BIG_ORC, red=[1, 1],
          blue=[1, 1]),
    power("c1", "hits == [1]", "use:c1", "done", foes=BIG_ORC, red=[1, 1], rank=2),
    power("c2", "at('orc_r') == 'K14' and h.used == {'c2': 1}", "use:c2", "to:K7", foes=BIG_ORC),
    power("c2", "'use:c2' not in keys", foes="regent K5"),
    power("c3", "at('corvane') == 'K2' and h.wounds == 0 and h.used == {'c3': 2}", "use:c3", "area:K2"),
    power("c3", "'area:K1' not in keys and 'area:K3' in keys", "use:c3"),
    power("c4", "f.used == {'s1': 2, 's12': 3} and h.used == {'c4': 3}", "use:c4", "power:s4", friend="K5",
          sable={"powers": "s1 s4 s12", "used": {"s1": 2, "s4": 1, "s12": 3}}),
    power("c5", "hits == [4] and e.wounds == 3 and e.conditions == {'slow': 1} and h.used == {'c5': 1}", "use:c5",
          "done", foes=BIG_ORC, red=[1], blue=[1, 1, 1]),
    power("c5", "hits == [1] and e.conditions == {}", "use:c5", "done", foes=BIG_ORC, red=[1], blue=[1], rank=2),
    power("c6", "f.shields == 4 and h.used == {'c6': 1}", "use:c6", "hero:sable", friend="K5"),
    power("c7", "hits == [3] and (e.wounds, g.wounds, s.enemies[2].wounds) == (2, 2, 0) and h.used == {'c7': 2}",
          "use:c7", "foe:10", "done", foes="orc_r K5, orc_b K3, orc_r K10", red=[7], blue=[5, 1, 1, 1]),
    power("c8", "e.conditions == {'stun': 1} and g.conditions == {'slow': 1} and h.used == {'c8': -1}", "use:c8",
          "foe:10", "foe:11", foes="orc_r K5, regent K10"),
    power("c9", "hits == [3] and (e.wounds, e.fire, g.wounds, g.fire) == (2, [1], 2, [1]) and h.used == {'c9': 2}",
          "use:c9", "foe:10", "done", foes="orc_r K5, orc_b K5", red=[7], blue=[5, 1, 1, 1]),
    power("c9", "e.wounds == 0 and e.fire == []", "use:c9", "done", foes=BIG_ORC, red=[1], blue=[5]),
    passed("c10", "e.fire == [1] and at('orc_b') == 'K4' and len(s.tokens) == 1 and lit('K3')", "use:c10", "area:K3",
           foes="orc_b K2", red=[1, 1]),
    passed("c10", "e.fire == [1]", "use:c10", foes="orc_r K4", red=[1, 1, 1, 1], blue=[1, 1]),
    power("c10", "h.used == {'c10': 2} and not lit('K3')", "use:c10", "area:K5", foes=""),
    power("c11", "(e.wounds, e.fire) == (2 + 1, []) and h.used == {'c11': 2}", "use:c11", foes="orc_r K5 fire=12"),
    attacked("c12", "(left(0), e.fire, g.fire) == (5, [2], []) and h.used == {'c12': -1}", "use:c12",
             foes="orc_b K4, orc_r K9", rank=5, red=[7, 7], blue=[1, 1], corvane={"wounds": 6},
             owners={"orc_b": "corvane", "orc_r": "sable"}),
]  # fmt: skip

SABLE = [
    power("s1", "e.conditions == {'blind': 1} and h.used == {'s1': 2}", "use:s1"),
    power("s1", "e.conditions == {'slow': 1}", "use:s1", foes="regent K4"),
    power("s2", "s.opened and s.traps.discards == [] and h.used == {'s2': 1}", "use:s2", foes=""),
    power("s2", "(h.crowns, s.traps.discards, s.chests) == (10 + 5, [], ['kc2'])", "use:s2", foes="",
          sable={"area": "K8"}, treasures_drawn=["purse:10"]),
    power("s2", "'use:s2' not in keys"),
    power("s3", "(at('sable'), s.turn.points, h.wounds) == ('K3', 3 + 1 - 1, 0) and h.used == {'s3': 1}", "use:s3",
          "to:K3"),
    power("s4", "hits == [3, 3 - 1] and (e.wounds, g.wounds) == (2, 1) and h.used == {'s4': 1}", "use:s4", "foe:10",
          "done", "foe:11", "done", foes="orc_r K4, orc_b K4", red=[7, 7], blue=[5, 1, 1, 5, 1]),
    attacked("s5", "h.wounds == 3 - 1 and h.used == {'s5': 0}", "use:s5", foes="orc_g K4", red=[7],
             blue=[5, 1, 1, 1]),
    attacked("s5", "h.wounds == 3 and h.used == {}", foes="bowman_g K10", red=[7], blue=[5, 1, 1]),
    power("s6", "hits == [3] and h.used == {'s6': 1}", "attack", "use:s6", "done", red=[3, 7], blue=[1, 1, 1]),
    power("s7", "(armor(10), dice(10)) == (1 - 1, 2 - 1) and h.used == {'s7': 2}", "use:s7"),
    power("s8", "hits == [1 + 1, 2 + 1] and (e.wounds, g.wounds) == (1, 2) and h.used == {'s8': 3}", "use:s8", "done",
          "done", foes="orc_r K4, orc_b K4", red=[3, 7], blue=[1, 1, 1, 1]),
    power("s9", "h.hidden and h.used == {'s9': 2}", "use:s9", foes=BIG_ORC),
    power("s9", "'use:s9' not in keys"),
    power("s10", "e.wounds == 1 and e.conditions == {'poison': 1} and h.used == {'s10': 1}", "attack", "use:s10",
          "done", red=[7], blue=[1, 1, 1]),
    power("s10", "e.conditions == {}", "attack", "use:s10", "done", red=[1], blue=[5, 1]),
    power("s11", "at('sable') == 'K7' and h.wounds == 0 and h.used == {'s11': 2}", "use:s11", "area:K7"),
    power("s11", "'area:K2' not in keys and 'area:K6' not in keys and 'area:K10' in keys", "use:s11"),
    power("s11", "'area:K2' in keys", "use:s11", foes="orc_r K2"),
    power("s12", "hits == [2 * 3] and h.used == {'s12': 3}", "attack", "use:s12", "done", red=[7], blue=[5, 1, 1, 1],
          sable={"hidden": True}),
    power("s12", "'use:s12' not in keys", "attack", "done", red=[1], blue=[1, 1]),
]  # fmt: skip


# ---- not for every attack, not without a wound, and and against an enemy who resists attacks without magic

KNIFE = {"primary": "longsword", "secondary": ""}
GUARDED = "orc_r K5 shields=5"
NEVER = [
    power("b4", "'use:b4' not in keys", "use:b6", bryndis={"powers": "b4 b6"}, red=[3], blue=[1]),
    power("b11", "names == [] and t.question == 'act'", "attack", "done", foes="gremlin_g K5", red=[7], blue=[5, 1],
          bryndis={"primary": "hatchet"}),
    *(power(card, f"'use:{card}' not in keys", "attack", ilvane=KNIFE, red=[3, 1]) for card in ("i4", "i8", "i9")),
    power("s6", "'use:s6' not in keys", "attack", foes=BIG_ORC, sable={"primary": "throwing_knives"}, red=[3],
          blue=[1]),
    power("b7", "t.question == 'cure' and keys == ['cure:ko', 'cure:slow']", "use:b7", foes="",
          bryndis={"conditions": "ko slow"}),
    power("d9", "e.wounds == 0 and e.conditions == {}", "use:d9", "done", foes=GUARDED, red=[8], blue=[1], rank=1),
    power("i9", "e.conditions == {}", "attack", "use:i9", "done", foes=BIG_ORC, red=[1], blue=[5], rank=3),
    power("i9", "e.conditions == {}", "attack", "use:i9", "done", foes=BIG_ORC, red=[1], blue=[5]),
]  # fmt: skip

# Powers with 3 to 7 Hits, all dice at 1 or 7, against a Grave Tyrant with 6 HP and 3 dice, who resists one Hit.
MAGIC = [
    power("c1", "wounds == [4]", "use:c1", "done", foes="wraith_r K5", red=[1, 1], blue=[1, 1, 1]),
    power("c5", "wounds == [4]", "use:c5", "done", foes="wraith_r K5", red=[1], blue=[1, 1, 1, 1]),
    power("c7", "wounds == [3]", "use:c7", "done", foes="wraith_r K5", red=[7], blue=[5, 1, 1, 1]),
    power("c9", "wounds == [3]", "use:c9", "done", foes="wraith_r K5", red=[7], blue=[5, 1, 1, 1]),
    power("c9", "wounds == [1 + 1 + 1]", "use:c9", "done", foes="risen_g K5", red=[3], blue=[1, 1]),
    power("d4", "wounds == [4]", "use:d4", "done", foes="wraith_r K4", red=[7, 7], blue=[1, 1, 1]),
    power("d9", "wounds == [4]", "use:d9", "done", foes="wraith_r K5", red=[1], blue=[1, 1, 1, 1]),
    power("d12", "wounds == [3]", "use:d12", "done", foes="wraith_r K5", red=[7, 3, 1], blue=[1]),
]  # fmt: skip


# ---- innate powers and companions


def innate(card: str, expected: str, party: str, *answers: str, **position: Any) -> Fact:
    return Fact(card, "q0", {"party": party, "foes": ORC, **position}, [*answers], expected)


FOES: dict[str, Any] = {"step": "foes", "encounters": ["e09"]}
WARDEN, REAVER = "bryndis law K4, corvane law K5", "bryndis chaos K4, sable law K1"
CLERIC, BINDER = "dorrun law K4, sable law K3", "dorrun chaos K4, sable law K1"
RANGER, STALKER = "ilvane law K4, sable law K1", "ilvane chaos K4, sable law K1"
WIZARD, PYRE = "corvane law K4, sable law K1", "corvane chaos K4, sable law K1"
DUELIST, BLADE = "sable law K4, dorrun law K1", "sable chaos K4, dorrun law K4"

INNATE = [
    innate("b_innate_l", "(at('bryndis'), wounded, f.wounds) == ('K5', ['bryndis'], 0)", WARDEN, "use:b_innate_l",
           **FOES, foes="orc_g K5", red=[1], blue=[1]),
    innate("b_innate_l", "wounded == ['corvane']", WARDEN, **FOES, foes="orc_g K5", red=[1], blue=[1],
           bryndis={"limits": "round/b_innate_l"}),
    innate("b_innate_c", "hits == [2 + 1, 2] and h.wounds == 1", REAVER, "attack", "use:b_innate_c", "attack",
           red=[3, 3, 3, 3], blue=[1, 1, 1], turn={"combat": 2, "action": 0}),
    innate("b_innate_c", "'use:b_innate_c' not in keys", REAVER, "attack", red=[3, 3], bryndis={"wounds": 8}),
    innate("d_innate_l", "f.wounds == 5 - 1 - 2 and 'use:d_innate_l' not in keys", CLERIC, "use:d_innate_l",
           dorrun={"rank": 3}, sable={"wounds": 5}),
    innate("d_innate_c", "h.runes == 1 and hits == [2]", BINDER, "attack", "done", red=[8, 3], blue=[1]),
    innate("d_innate_c", "h.runes == 1 and hits == [4]", BINDER, "attack", "rune", "rune", "done", red=[3, 3],
           blue=[1, 1], dorrun={"runes": 3}),
    innate("d_innate_c", "h.runes == 3", BINDER, "attack", "done", red=[8, 3], blue=[1], dorrun={"runes": 3}),
    innate("i_innate_l", "hits == [4]", RANGER, "attack", "use:i_innate_l", "die:1", "die:2", "done", foes=BIG_ORC,
           red=[1, 1, 7, 7], blue=[1, 1]),
    innate("i_innate_l", "'use:i_innate_l' not in keys and hits == []", RANGER, "attack", red=[1, 1]),
    innate("i_innate_c", "e.conditions == {'poison': 1} and e.wounds == 1", STALKER, "attack", "done", foes=BIG_ORC,
           red=[10], blue=[1]),
    innate("i_innate_c", "e.conditions == {}", STALKER, "attack", "done", foes=BIG_ORC, red=[7], blue=[1, 1]),
    innate("i_innate_c", "e.conditions == {}", STALKER, "attack", "done", foes=GUARDED, red=[8], blue=[1]),
    innate("c_innate_l", "h.shields == 1", WIZARD, step="turn", acted="sable"),
    innate("c_innate_l", "h.shields == 2", WIZARD, step="turn", acted="sable", corvane={"shields": 2}),
    innate("c_innate_c", "e.fire == [1] and e.wounds == 2", PYRE, "attack", "done", foes=BIG_ORC, red=[10],
           blue=[1, 1, 1]),
    innate("c_innate_c", "e.fire == []", PYRE, "attack", "done", foes=BIG_ORC, red=[7], blue=[1, 1]),
    innate("c_innate_c", "e.fire == []", PYRE, "attack", "done", foes=GUARDED, red=[8], blue=[1]),
    innate("c_innate_c", "e.fire == [] and e.wounds == 2", PYRE, "attack", "done", corvane={"primary": "night_knife"},
           red=[10], blue=[5, 1, 1]),
    innate("s_innate_l", "e.wounds == 1 and h.limits == ['round/s_innate_l']", DUELIST, "use:s_innate_l", **FOES,
           foes="orc_g K4", red=[1], blue=[1]),
    innate("s_innate_l", "t.question != 'riposte' and h.wounds == 1", DUELIST, **FOES, foes="orc_g K4", red=[3],
           blue=[1, 1]),
    innate("s_innate_l", "t.question != 'riposte'", DUELIST, **FOES, foes="bowman_g K10", red=[1], blue=[1]),
    innate("s_innate_c", "hits == [4] and ('s_innate_c', 1) in parts[0]", BLADE, "attack", "done", red=[7],
           blue=[1, 1, 1, 1]),
    innate("s_innate_c", "hits == [2]", "sable chaos K4, dorrun law K3", "attack", "done", red=[7], blue=[1, 1, 1]),
]  # fmt: skip

WOLF, GOLEM = "ilvane law K1, sable law K1", "dorrun chaos K1, sable law K1"
MATES = [
    innate("wolf", "e.wounds == 3 - 1 and e.conditions == {'ko': 1} and mate.area == area('K5')", WOLF, "companion",
           "to:K3", "to:K4", "to:K5", "foe:10", foes=BIG_ORC, mates="wolf ilvane K2", red=[10], blue=[5, 1, 1]),
    innate("wolf", "e.conditions == {}", WOLF, "companion", "stop", "foe:10", foes=BIG_ORC, mates="wolf ilvane K5",
           red=[8], blue=[1]),
    innate("wolf", "(armor(6), dice(6)) == (0, 1)", "sable law K1, ilvane law K1", mates="wolf ilvane K2"),
    innate("golem", "e.wounds == 3 - 1 and at('orc_r') == 'K15'", GOLEM, "companion", "to:K5", "foe:10", "to:K15",
           foes=BIG_ORC, mates="golem dorrun K4", red=[10, 3], blue=[1, 1]),
    innate("golem", "(armor(6), dice(6)) == (1, 1)", "sable law K1, dorrun chaos K1", mates="golem dorrun K2"),
]  # fmt: skip

FACTS = [*BRYNDIS, *DORRUN, *ILVANE, *CORVANE, *SABLE, *NEVER, *MAGIC, *INNATE, *MATES]


@pytest.mark.parametrize("fact", FACTS, ids=ids(FACTS))
def test_power_does_what_it_says(fact: Fact) -> None:
    check_fact(fact)


def test_every_power_innate_power_and_companion_has_a_fact() -> None:
    assert {fact.card for fact in FACTS} == {*POWERS, *INNATES, *COMPANIONS}
