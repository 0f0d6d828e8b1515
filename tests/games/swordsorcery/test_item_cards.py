"""Facts for each item, enchantment, tavern service and Treasure card, in numbers (11.3)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.swordsorcery.content import ENCHANTMENTS, ITEMS, SERVICES, TREASURES
from meadhall.games.swordsorcery.events import HitsCounted, MapChanged
from meadhall.games.swordsorcery.figures.crowd import full_hp
from meadhall.testing import clause
from tests.games.swordsorcery.facts import Fact, check_fact, ids
from tests.games.swordsorcery.tables import crypt, hero, quest

BEARERS = {"blade": "sable law", "heavy": "dorrun law", "bow": "ilvane law", "staff": "corvane law"}
CLOSE, NEAR = "orc_r K4", "orc_r K5"  # 8 HP, Armor 1, 2 dice: red 7 is 2 Hits, 8 one and a Bolt, 10 two and a Bolt
BONES, NEAR_BONES = "risen_b K4", "risen_b K5"  # 4 HP, Armor 1, 1 die, weak to holy
TYRANT = "wraith_r K5"  # resists attacks without magic
FOES: dict[str, Any] = {"step": "foes", "encounters": ["e09"]}


# ---- weapons: one attack from K4, without any other weapon


def weapon(
    card: str, expected: str, *answers: str, red: list[int], blue: list[int], foes: str = CLOSE, **position: Any
) -> Fact:
    """Return a fact about a weapon attack by a hero who may use its style.

    The answers are `attack`, then `done` instead of additions.
    """
    item = ITEMS[card]
    bearer = {"bryndis": "bryndis law", "dorrun": "dorrun law"}.get(item.hero, BEARERS[item.style])
    id = bearer.split()[0]
    own = {"primary": card, "secondary": "", **position.pop("own", {})}
    friend = "sable law K1" if id != "sable" else "dorrun law K1"
    words = {"party": f"{bearer} K4, {friend}", "foes": foes, "red": red, "blue": blue, **position, id: own}
    return Fact(card, "q0", words, ["attack", "done", *answers], expected)


def secondary_slot_fact(card: str, expected: str, *answers: str, **position: Any) -> Fact:
    """Return a fact about an item in Sable's Secondary slot, with the Night Knife in the other."""
    own = {"primary": "night_knife", "secondary": card}
    return Fact(card, "q0", {"party": "sable law K4, dorrun law K1", "sable": own, **position}, [*answers], expected)


WEAPONS = [
    weapon("watch_sword", "hits == [3] and e.wounds == 2 and at('orc_r') == 'K10'", "to:K10", red=[10], blue=[5, 1, 1]),
    weapon("notched_greataxe", "hits == [2] and e.wounds == 2 and e.criticals == {'armor': 'yellow'}", red=[8, 3],
           blue=[1, 1]),
    weapon("pilgrim_mace", "hits == [3] and e.wounds == 2 and e.conditions == {'ko': 1}", red=[10], blue=[5, 1, 1]),
    weapon("pilgrim_mace", "hits == [1] and e.wounds == 1 + 1 - 1", red=[3], blue=[1, 1], foes=BONES),
    weapon("pilgrim_mace", "e.conditions == {}", red=[8], blue=[1]),
    weapon("rune_hammer", "hits == [3] and e.wounds == 2 and e.conditions == {'slow': 1}", red=[8, 7], blue=[1, 1]),
    weapon("rune_hammer", "e.conditions == {}", red=[8, 1], blue=[]),
    weapon("hunting_bow", "hits == [1 + 1] and parts == [[('bolt', 1)]]", red=[8, 1], blue=[1], foes=NEAR),
    weapon("hunting_bow", "hits == [2 - 1]", red=[7, 1], blue=[]),
    weapon("horn_bow", "hits == [2] and lethal == [1] and e.wounds == 1", red=[8], blue=[5], foes=NEAR),
    weapon("horn_bow", "hits == [2] and parts == [[]]", red=[7], blue=[1, 1]),
    weapon("oak_staff", "hits == [3] and e.wounds == 2 and e.conditions == {'slow': 1}", red=[10], blue=[5, 1, 1]),
    weapon("oak_staff", "e.wounds == 2", red=[7], blue=[1, 1, 1], foes=TYRANT),
    weapon("ember_rod", "hits == [1 + 1]", red=[8], blue=[1, 1]),
    weapon("ember_rod", "e.wounds == 2", red=[7], blue=[1, 1, 1], foes=TYRANT),
    weapon("ember_rod", "hits == [1] and e.figures == 3 - 2", red=[3], blue=[1, 1], foes="risen_g K5"),
    weapon("duelling_rapier", "hits == [1] and lethal == [1] and e.wounds == 1", red=[8], blue=[1]),
    weapon("main_gauche", "hits == [1 + 1]", red=[8], blue=[1]),
    secondary_slot_fact("main_gauche", "dice(0) == 2 and h.wounds == 3", **FOES, foes="orc_g K4", red=[7],
                     blue=[5, 1, 1, 1]),
    secondary_slot_fact("main_gauche", "h.wounds == 3", **FOES, foes="bowman_g K10", red=[7], blue=[5, 1, 1]),
    secondary_slot_fact("main_gauche", "hits == [2]", "attack", "done", foes=CLOSE, red=[7], blue=[1, 1]),
    weapon("night_knife", "hits == [2] and e.wounds == 1 and e.conditions == {'bleeding': 2}", red=[10], blue=[1, 1]),
    weapon("night_knife", "e.conditions == {}", red=[8], blue=[1]),
    weapon("gutting_knife", "hits == [1 + 1]", red=[8], blue=[1]),
    secondary_slot_fact("gutting_knife", "hits == [3]", "attack", "done", foes=CLOSE, red=[7], blue=[1, 5, 1, 1]),
    weapon("longsword", "hits == [2 + 1]", red=[8, 3], blue=[1, 1]),
    weapon("silvered_mace", "hits == [2 + 1]", red=[8, 3], blue=[1, 1]),
    weapon("silvered_mace", "hits == [1] and e.wounds == 1 + 1 - 1", red=[3, 1], blue=[1], foes=BONES),
    weapon("millers_maul", "hits == [4] and e.conditions == {'ko': 1}", red=[8, 7], blue=[5, 1, 1]),
    weapon("millers_maul", "e.conditions == {}", red=[8, 1], blue=[1]),
    weapon("yew_longbow", "hits == [4 + 1]", red=[8, 7], blue=[5, 1, 1], foes=NEAR),
    weapon("yew_longbow", "hits == [2 - 1]", red=[7, 1], blue=[1]),
    weapon("ash_war_staff", "hits == [3] and at('orc_r') == 'K3'", "to:K3", red=[8, 7], blue=[1, 1]),
    weapon("ash_war_staff", "e.wounds == 2", red=[7, 1], blue=[1, 1], foes=TYRANT),
    weapon("throwing_knives", "hits == [1 + 1]", red=[8], blue=[1, 1], foes=NEAR),
    secondary_slot_fact("throwing_knives", "hits == [3]", "attack", "done", foes=CLOSE, red=[7], blue=[1, 5, 1, 1]),
    weapon("hatchet", "hits == [1] and e.wounds == 1 and e.criticals == {'armor': 'yellow'}", red=[8], blue=[1, 1],
           foes=NEAR),
    Fact("hatchet", "q0", {"party": "dorrun law K4, sable law K1", "foes": CLOSE, "dorrun": {"secondary": "hatchet"},
                           "red": [7], "blue": [1, 5, 1, 1]}, ["attack", "done"], "hits == [3]"),
    weapon("moonbiter", "hits == [4] and lethal == [1] and e.wounds == 1 + 2", red=[8, 7], blue=[5, 1, 1]),
    weapon("moonbiter", "e.wounds == 2", red=[7, 1], blue=[1, 1, 1], foes="wraith_r K4"),
    weapon("orcsplitter", "hits == [4] and e.wounds == 4 and e.criticals == {'armor': 'yellow'}", red=[8, 7, 3],
           blue=[1, 1]),
    weapon("thornbow", "hits == [4] and e.conditions == {'poison': 1}", red=[8, 7], blue=[5, 1, 1], foes=NEAR),
    weapon("thornbow", "hits == [2] and e.conditions == {}", red=[7, 1], blue=[1, 1]),
    weapon("stormstaff", "hits == [4] and e.conditions == {'exhaust': 1}", red=[8, 7], blue=[5, 1, 1], foes=NEAR),
    weapon("stormstaff", "e.wounds == 2 and e.conditions == {}", red=[7, 1], blue=[1, 1, 1], foes=TYRANT),
    weapon("gravewarden", "hits == [1] and h.wounds == 2", red=[8, 1], blue=[1], own={"wounds": 3}),
    weapon("gravewarden", "hits == [2] and e.wounds == 2 + 1 - 1", red=[7, 1], blue=[1, 1], foes=BONES),
    weapon("viper", "hits == [3] and e.conditions == {'poison': 1}", red=[8, 7], blue=[1, 1]),
    secondary_slot_fact("viper", "hits == [2 + 1] and e.conditions == {}", "attack", "done", foes=CLOSE, red=[7, 3],
                     blue=[1, 1, 1]),
    weapon("oathkeeper", "hits == [3] and h.shields == 1", red=[8, 7], blue=[1, 1]),
    weapon("oathkeeper", "hits == [3] and h.shields == 0", red=[7, 1], blue=[5, 1, 1], own={"rank": 4}),
    weapon("anvils_heart", "hits == [3 + 1]", red=[8, 7], blue=[1, 1]),
    weapon("anvils_heart", "hits == [3] and e.wounds == 3 + 1 - 1", red=[7, 3, 1], blue=[1], foes=BONES,
           own={"rank": 6}),
    weapon("starthread", "hits == [3] and lethal == [1] and e.wounds == 1 + 1", red=[8, 3], blue=[5, 1], foes=NEAR),
    weapon("starthread", "hits == [6]", red=[7, 7, 3], blue=[5, 1, 1], own={"rank": 6}, foes=NEAR),
    weapon("seventh_word", "hits == [3] and e.conditions == {'slow': 1}", red=[8, 3], blue=[5, 1, 1], foes=NEAR),
    weapon("seventh_word", "hits == [5] and e.wounds == 5", red=[7, 7, 3], blue=[1, 1, 1], foes=TYRANT,
           own={"rank": 4}),
    weapon("widows_kiss", "hits == [2] and lethal == [1] and (e.wounds, e.conditions) == (1, {'bleeding': 2})",
           red=[8, 3], blue=[]),
    weapon("widows_kiss", "hits == [5] and e.conditions == {}", red=[7, 7, 3], blue=[1, 1], own={"rank": 7}),
]  # fmt: skip

# The Armor of an Orc Headtaker stops the only Hit, so effects of a wound do not happen.
UNHURT = [
    weapon(card, "e.wounds == 0 and e.conditions == {} and e.fire == []",
           red=[8, *([1] * (ITEMS[card].dice.count("R") - 1))], blue=[1] * ITEMS[card].dice.count("B"))
    for card in ("pilgrim_mace", "rune_hammer", "oak_staff", "night_knife", "millers_maul", "thornbow", "stormstaff",
                 "viper")
]  # fmt: skip
GUARDED = "orc_r K4 shields=5"
UNHURT += [
    weapon("seventh_word", "e.conditions == {}", red=[8, 1], blue=[1], foes=GUARDED),
    weapon("widows_kiss", "e.conditions == {}", red=[8, 1], blue=[], foes=GUARDED),
    weapon("duelling_rapier", "lethal == [1]", red=[10], blue=[1]),
    weapon("moonbiter", "lethal == [1]", red=[10, 10], blue=[1, 1, 1]),
]

REACHES = {
    "watch_sword": 0, "notched_greataxe": 0, "pilgrim_mace": 0, "rune_hammer": 0, "hunting_bow": 3, "horn_bow": 2,
    "oak_staff": 2, "ember_rod": 2, "duelling_rapier": 0, "main_gauche": 0, "night_knife": 0, "gutting_knife": 0,
    "longsword": 0, "silvered_mace": 0, "millers_maul": 0, "yew_longbow": 4, "ash_war_staff": 3, "throwing_knives": 2,
    "hatchet": 1, "moonbiter": 0, "orcsplitter": 0, "thornbow": 4, "stormstaff": 3, "gravewarden": 0, "viper": 0,
    "oathkeeper": 0, "anvils_heart": 0, "starthread": 4, "seventh_word": 3, "widows_kiss": 0,
}  # fmt: skip


@pytest.mark.parametrize("card", REACHES)
def test_range_of_a_weapon(card: str) -> None:
    wielder = {"bryndis": "bryndis law"}.get(ITEMS[card].hero, BEARERS[ITEMS[card].style])
    own = {"primary": card, "secondary": ""}
    for far, place in enumerate(("K1", "K2", "K3", "K4", "K10", "K11")):
        friend = "dorrun law K9" if wielder != "dorrun law" else "sable law K9"
        words: dict[str, Any] = {"foes": f"orc_g {place}", "opened": "kd3", wielder.split()[0]: own}
        t = crypt(party=f"{wielder} K1, {friend}", **words)
        assert ("attack" in t.keys) == (far <= REACHES[card]), far


# ---- what is worn


def worn(
    card: str, expected: str, *answers: str, party: str = "bryndis law K4, dorrun law K1", **position: Any
) -> Fact:
    """Return a fact about an item that the first hero wears in its slot."""
    kind = ITEMS[card].kind
    id = party.split()[0]
    own = {"secondary" if kind == "shield" else kind: card, **position.pop("own", {})}
    return Fact(card, "q0", {"party": party, **position, id: own}, [*answers], expected)


ROBED, SCOUT = "corvane law K4, sable law K1", "ilvane law K4, sable law K1"
NO_SHIELD = {"secondary": ""}
TIME: dict[str, Any] = {"step": "time", "party": "corvane law K1, sable law K1"}

WORN = [
    worn("scholars_robe", "(armor(0), dice(0), h.shields) == (0, 2, 0)", party=ROBED),
    worn("leather_jerkin", "(armor(0), dice(0), most(0)) == (0, 2, 6 + 1)", party=SCOUT),
    worn("ring_mail", "(armor(0), dice(0), most(0)) == (1, 1, 8)", own=NO_SHIELD),
    worn("studded_coat", "(armor(0), dice(0), most(0)) == (0, 3, 6)", party=SCOUT),
    worn("half_plate", "(armor(0), dice(0), most(0)) == (1, 2, 8)", own=NO_SHIELD),
    worn("warded_robe", "(armor(0), dice(0), h.shields) == (0, 2, 1)", **TIME),
    worn("wyrmhide", "(armor(0), dice(0), h.fire) == (1, 2, [])", "open:kd2", party=SCOUT, traps_drawn=["t05"]),
    worn("templar_plate", "(armor(0), dice(0), save(0)) == (2, 1, 6 - 1)", own=NO_SHIELD),
    worn("starwoven", "(armor(0), dice(0), h.shields) == (0, 2, 2)", **TIME),
    worn("shadow_mail", "(armor(0), dice(0), most(0)) == (0, 3, 6 + 1)", party=SCOUT),
    worn("shadow_mail", "hits == [2 - 1]", "to:K3", "evade", party=SCOUT, foes="orc_g K4", red=[7], blue=[1, 1]),
    worn("shadow_mail", "hits == [2]", party=SCOUT, **FOES, foes="orc_g K4", red=[7], blue=[1, 1, 1]),
    worn("round_shield", "(armor(0), dice(0)) == (0, 1 + 1)", own={"armor": ""}),
    worn("kite_shield", "dice(0) == 1 + 1"),
    worn("kite_shield", "at('bryndis') == 'K4' and h.wounds == 2 - 1 - 1", "use:kite_shield", **FOES, foes="orc_g K4",
         red=[10], blue=[1, 1]),
    worn("kite_shield", "h.wounds == 3 - 1 - 1", "use:kite_shield", **FOES, foes="orc_g K4", red=[7], blue=[5, 1, 1]),
    worn("kite_shield", "h.wounds == 1", **FOES, foes="orc_g K4", red=[7], blue=[1, 1],
         own={"limits": "round/kite_shield"}),
    worn("mirror_shield", "dice(0) == 1 + 1"),
    worn("mirror_shield", "hits == [2 - 1]", **FOES, foes="shaman_g K5", red=[7], blue=[1]),
    worn("mirror_shield", "hits == [2]", **FOES, foes="bowman_g K5", red=[7], blue=[1, 1]),
    worn("ember_ward", "h.fire == []", "open:kd2", traps_drawn=["t05"]),
    worn("lucky_coin", "hits == [2] and h.limits == ['round/lucky_coin']", "attack", "reroll:lucky_coin", "die:1",
         "done", foes=CLOSE, red=[1, 7], blue=[1, 1]),
    worn("lucky_coin", "h.conditions == {}", "open:kd2", "reroll:lucky_coin", traps_drawn=["t06"], blue=[10, 1]),
    worn("vigor_band", "most(0) == 8 + 2"),
    worn("undying_torch", "lit('K4') and lit('K3') and lit('K10') and not lit('K15')"),
    worn("crow_charm", "save(0) == 6 + 2"),
    worn("fox_ring", "move(0) == 2 + 1"),
    worn("soul_lantern", "s.soul == 3 + 1", "attack", "done", foes="orc_r K4 wounds=7", red=[7], blue=[5, 1, 1]),
    worn("soul_lantern", "s.soul == 2", "attack", "done", foes="orc_b K4 wounds=4", red=[7], blue=[5, 1]),
    worn("soul_lantern", "s.soul == 2 * 2 + 1", "attack", "done", foes="crown K4 wounds=23", red=[7],
         blue=[5, 1, 1, 1]),
    worn("leaping_boots", "at('bryndis') == 'K7' and s.turn.points == 2 - 2", "to:K5", "to:K7"),
    worn("leaping_boots", "h.wounds == 0", "to:K5", terrain={"K5": "deadly"}),
    worn("valor_horn", "parts[0] == [('valor_horn', 1)] and parts[1] == []", "use:valor_horn", "attack", "attack",
         foes=CLOSE, red=[3, 3], blue=[1, 1, 1], turn={"combat": 2}),
    worn("valor_horn", "(len(h.buffs), len(f.buffs), h.used) == (1, 1, {'valor_horn': 2})", "use:valor_horn",
         party="bryndis law K4, dorrun law K3"),
    worn("valor_horn", "(len(h.buffs), len(f.buffs)) == (1, 0)", "use:valor_horn",
         party="bryndis law K4, dorrun law K2"),
]  # fmt: skip


@clause("SS-MAP-21")
def test_the_boots_of_the_heron_leap_over_a_chasm() -> None:
    t = crypt(party="bryndis law K4, dorrun law K1", bryndis={"artifact": "leaping_boots"}, terrain={"K3": "chasm"})
    t.answer("to:K3")
    assert {key for key in t.keys if key.startswith("to:")} == {"to:K2", "to:K4", "to:K5"}
    t = crypt(party="bryndis law K4, dorrun law K1", terrain={"K3": "chasm"})
    assert t.forbidden_by("to:K3") == ["SS-MAP-16"]


# ---- what is used up, and keys


def used(card: str, expected: str, *answers: str, party: str = "bryndis law K4, sable law K1", **position: Any) -> Fact:
    """Return a fact about a consumable in the first hero's bag."""
    id = party.split()[0]
    own = {"bag": card, **position.pop("own", {})}
    return Fact(card, "q0", {"party": party, **position, id: own}, [*answers], f"({expected}) and bag(0) == []")


BESIDE, NEXT, TWO_OFF = (f"bryndis law K4, sable law {place}" for place in ("K4", "K3", "K2"))
CONSUMED = [
    used("healing_potion", "f.wounds == 4 - 3 and s.turn.action == 1", "use:healing_potion", party=BESIDE,
         sable={"wounds": 4}),
    used("heart_draught", "h.wounds == 7 - 6", "use:heart_draught", own={"wounds": 7}),
    used("antidote", "(f.conditions, f.wounds) == ({'slow': 1}, 1)", "use:antidote", party=NEXT,
         sable={"wounds": 2, "conditions": "poison=2 bleeding slow"}),
    used("smelling_salts", "f.conditions == {'poison': 1}", "use:smelling_salts", party=NEXT,
         sable={"conditions": "stun blind ko exhaust slow poison"}),
    used("fire_flask", "(e.fire, g.fire, s.enemies[2].fire, s.turn.combat) == ([2], [2], [], 0)", "use:fire_flask",
         "area:K5", foes="orc_g K5, orc_b K5, orc_g K3"),
    used("holy_water", "(e.wounds, g.wounds, s.turn.action) == (2, 0, 0)", "use:holy_water",
         foes="risen_b K5, orc_g K5"),
    used("scroll_of_haste", "(s.turn.moves, s.turn.action, s.turn.combat) == (2, 2, 1)", "use:scroll_of_haste"),
    used("scroll_of_warding", "f.shields == 2 and s.turn.action == 1", "use:scroll_of_warding", "hero:sable",
         party=TWO_OFF),
    used("smoke_bomb", "at('bryndis') == 'K2' and h.hidden and h.wounds == 0", "use:smoke_bomb", "to:K3", "to:K2",
         foes="orc_g K4, orc_g K3"),
    used("smoke_bomb", "h.buffs[0].stat == 'free_evade' and h.hidden", "use:smoke_bomb", foes="orc_g K4"),
]  # fmt: skip
TOO_FAR = {"healing_potion": "K3", "heart_draught": "K3", "antidote": "K2", "smelling_salts": "K2",
           "scroll_of_warding": "K1"}  # fmt: skip


@pytest.mark.parametrize("card", TOO_FAR)
def test_hero_too_far_away_gets_no_help(card: str) -> None:
    sick: dict[str, Any] = {"wounds": 2, "conditions": "poison slow"}
    setup_words = {"bryndis": {"bag": card, "shields": 5}, "sable": sick}
    t = crypt(party=f"bryndis law K4, sable law {TOO_FAR[card]}", **setup_words)
    assert f"use:{card}" not in t.keys


KEYS = [
    Fact("magic_key", "q2", {"party": "sable law G19, bryndis law G1", "sable": {"keys": "magic_key"}}, ["unlock:gc2"],
         "s.locks == [] and 'open:gc2' in keys and h.keys == ['magic_key'] and s.turn.action == 1"),
    Fact("magic_key", "q2", {"party": "sable law G19, bryndis law G1"}, [],
         "'unlock:gc2' not in keys and 'open:gc2' not in keys"),
    Fact("bell_clapper", "q0", {"party": "sable law K1, dorrun law K1", "sable": {"keys": "bell_clapper"}}, [],
         "move(0) == 3 - 1"),
    Fact("silver_heart", "q2", {"party": "sable law G1, dorrun law G1", "sable": {"keys": "silver_heart"}}, [],
         "t.forbidden_by('dash') == ['SS-GEN-01']"),
    Fact("regent_seal", "q0", {"party": "sable law K10, dorrun law K1", "sable": {"keys": "regent_seal"}},
         ["use:regent_seal"], "s.opened and h.keys == [] and s.traps.discards == [] and s.turn.action == 1"),
    Fact("regent_seal", "q0", {"party": "sable law K4, dorrun law K1", "sable": {"keys": "regent_seal"}},
         [], "'use:regent_seal' not in keys"),
    Fact("regent_seal", "q0", {"party": "sable law K10, dorrun law K1", "sable": {"keys": "regent_seal"},
                               "foes": "orc_g K10"}, [], "'use:regent_seal' not in keys"),
]  # fmt: skip

# ---- enchantments: one attack of Dorrun with a Silvered Mace, whose Bolt adds a Hit


def enchanted(card: str, expected: str, *answers: str, **position: Any) -> Fact:
    own = {"primary": f"silvered_mace+{card}", "secondary": "", **position.pop("own", {})}
    return Fact(
        card,
        "q0",
        {"party": "dorrun law K4, sable law K1", "foes": CLOSE, **position, "dorrun": own},
        [*answers],
        expected,
    )


ARMORED: dict[str, Any] = {"step": "time", "party": "bryndis law K1, dorrun law K1"}
ENCHANTED = [
    enchanted("edge", "hits == [2 + 1, 2]", "attack", "edge", "attack", red=[3, 3, 3, 3], blue=[1, 1, 1],
              turn={"combat": 2, "action": 0}),
    enchanted("balance", "hits == [2] and h.limits == ['turn/balance']", "attack", "reroll:balance", "die:1", "done",
              red=[1, 1, 7], blue=[1]),
    enchanted("ember", "e.fire == [1] and e.wounds == 3", "attack", "done", red=[8, 7], blue=[1, 1]),
    enchanted("ember", "e.fire == []", "attack", "done", red=[7, 3], blue=[1, 1]),
    Fact("ember", "q0", {"party": "sable law K4, dorrun law K1", "sable": {"primary": "longsword+ember"},
                         "foes": "risen_g K4", "red": [3, 1], "blue": [1]}, ["attack", "done"],
         "hits == [1] and e.figures == 3 - 1 - 1"),
    enchanted("silver", "e.wounds == 2 + 1", "attack", "done", red=[7, 1], blue=[1, 1, 1], foes="wraith_r K4"),
    Fact("silver", "q0", {"party": "sable law K4, dorrun law K1", "sable": {"primary": "longsword+silver"},
                          "foes": BONES, "red": [3, 1], "blue": [1]}, ["attack", "done"], "e.wounds == 1 + 1 - 1"),
    enchanted("thunder", "e.conditions == {'ko': 1}", "attack", "done", red=[8, 7], blue=[1, 1]),
    enchanted("ember", "e.fire == []", "attack", "done", red=[8, 1], foes=GUARDED),
    enchanted("thunder", "e.conditions == {}", "attack", "done", red=[8, 1], foes=GUARDED),
    enchanted("thunder", "e.conditions == {}", "attack", "done", red=[7, 3], blue=[1, 1]),
    Fact("rivets", "q0", {"party": "bryndis law K4, dorrun law K1", "bryndis": {"armor": "ring_mail+rivets"}}, [],
         "dice(0) == 2 + 1"),
    Fact("rivets", "q0", {"party": "bryndis law K4, dorrun law K1",
                          "bryndis": {"armor": "ring_mail+rivets", "secondary": "round_shield+rivets"}}, [],
         "dice(0) == 2 + 1"),
    Fact("ward", "q0", {**ARMORED, "bryndis": {"armor": "ring_mail+ward"}}, [], "h.shields == 1"),
    Fact("ward", "q0", {**ARMORED, "bryndis": {"armor": "ring_mail+ward", "secondary": "round_shield+ward"}}, [],
         "h.shields == 1 + 1"),
    Fact("straps", "q0", {"party": "bryndis law K4, dorrun law K1", "bryndis": {"armor": "ring_mail+straps"}}, [],
         "save(0) == 6 + 1"),
]  # fmt: skip

FACTS = [*WEAPONS, *UNHURT, *WORN, *CONSUMED, *KEYS, *ENCHANTED]


@pytest.mark.parametrize("fact", FACTS, ids=ids(FACTS))
def test_item_does_what_it_says(fact: Fact) -> None:
    check_fact(fact)


def test_every_item_and_enchantment_has_a_fact() -> None:
    assert {fact.card for fact in FACTS} == {*ITEMS, *ENCHANTMENTS}
    assert {*REACHES} == {item.id for item in ITEMS.values() if item.kind == "weapon"}


# ---- the treasure deck

COPIES = {
    "moonbiter": 1, "orcsplitter": 1, "thornbow": 1, "stormstaff": 1, "gravewarden": 1, "viper": 1, "wyrmhide": 1,
    "templar_plate": 1, "starwoven": 1, "shadow_mail": 1, "mirror_shield": 1, "fox_ring": 1, "soul_lantern": 1,
    "leaping_boots": 1, "valor_horn": 1, "healing_potion": 3, "heart_draught": 3, "antidote": 1, "smelling_salts": 1,
    "fire_flask": 2, "holy_water": 2, "scroll_of_haste": 1, "scroll_of_warding": 2, "smoke_bomb": 1, "purse:10": 3,
    "purse:15": 2, "purse:25": 1,
}  # fmt: skip


def test_treasure_deck_has_the_37_printed_cards() -> None:
    t = crypt()
    deck = [TREASURES[face] for face in t.state.faces.bags["treasure"]]
    assert {card: deck.count(card) for card in deck} == COPIES
    assert len(deck) == 37


@pytest.mark.parametrize("card", COPIES)
def test_a_treasure_card_comes_out_of_a_chest(card: str) -> None:
    """An item goes into the bag, marked as drawn. A purse gives Crowns and is discarded."""
    luck: dict[str, Any] = {"traps_drawn": ["t11"], "treasures_drawn": [card]}
    t = crypt(party="sable law K8, bryndis law K1", sable={"bag": ""}, **luck)
    t.answer("open:kc1")
    one, purse = hero(t, "sable"), card.startswith("purse")
    assert one.crowns == 5 + (int(card.split(":")[1]) if purse else 0)
    assert [(thing.item, thing.drawn) for thing in one.bag] == ([] if purse else [(card, True)])
    assert [TREASURES[face] for face in t.state.treasures.discards] == ([card] if purse else [])


# ---- the Rising Pony Tavern


def table_after_service(id: str, **position: Any) -> Any:
    """Return a table where Bryndis has bought a tavern service before a single Quest I."""
    t = quest("q1", step="market", party="bryndis law, sable law", bryndis={"crowns": 30}, seed="1", **position)
    t.answer(f"tavern:{id}")
    return t


SERVED = {
    "meal": "hero(t, 'bryndis').crowns == 30 - 6 and most_hp(t.state, 0) == 8 + 1 and 'tavern:meal' not in t.keys",
    "song": "hero(t, 'bryndis').crowns == 30 - 10 and hero(t, 'bryndis').extras == ['song']",
}


@pytest.mark.parametrize("id", SERVED)
def test_service_gives_the_hero_its_benefit(id: str) -> None:
    t = table_after_service(id)
    assert eval(SERVED[id], {"t": t, "hero": hero, "most_hp": full_hp})


@pytest.mark.parametrize(("number", "crowns"), [(4, 0), (5, 5), (8, 5), (9, 15), (10, 15)])
def test_game_of_bones_pays_the_printed_crowns(number: int, crowns: int) -> None:
    assert hero(table_after_service("dice", red=[number]), "bryndis").crowns == 30 - 5 + crowns


def test_ballad_of_your_death_rerolls_all_dice_of_one_attack() -> None:
    sung = {"extras": "song", "primary": "longsword"}
    with crypt(party="bryndis law K4, sable law K1", bryndis=sung, foes=CLOSE, red=[1, 1, 7, 7], blue=[1, 1]) as t:
        t.answer("attack", "reroll:song", "die:1", "die:2", "done")
        assert hero(t, "bryndis").limits == ["quest/song"]
        assert t.heard(HitsCounted)[0].hits == 4


def test_candle_for_the_dead_returns_a_hero_free_with_the_lost_soulrank() -> None:
    dead: dict[str, Any] = {"ghost": True, "lost_rank": True, "rank": 1, "powers": "b1 b2"}
    t = crypt(step="time", party="bryndis law K1, sable law K1", candle=True, bryndis=dead)
    t.answer("resurrect")
    assert (t.question, t.keys) == ("talent", ["take:bt1", "take:bt2", "take:bt3", "take:bt4"])
    t.answer("take:bt4")
    assert (hero(t, "bryndis").rank, hero(t, "bryndis").talents, t.state.soul) == (2, ["bt4"], 0)
    assert not t.state.candle


PARTY_SERVICES = ("rumour", "guide", "candle")


@pytest.mark.parametrize("id", PARTY_SERVICES)
def test_a_service_for_the_party(id: str) -> None:
    setup_words: dict[str, Any] = {"bryndis": {"crowns": 15}, "shopper": 2}
    t = quest("q1", step="market", party="bryndis law, sable law", seed="1", **setup_words)
    t.answer(f"service:{id}")
    assert hero(t, "bryndis").crowns == 15 - SERVICES[id].cost
    t.answer("go-on")
    while t.question in ("power", "talent", "start"):
        t.answer(t.keys[0])
    if id == "rumour":
        assert t.question == "peek-place"
        t.answer("under", "top", "top", "under")
        assert (len(t.state.encounters.under), len(t.state.encounters.top)) == (1, 1)
        assert (len(t.state.treasures.top), len(t.state.treasures.under)) == (1, 1)
    elif id == "guide":
        assert t.question == "guide"
        t.answer(t.keys[0])
        assert [event for event in t.heard(MapChanged) if event.what == "shadow-gone"]
    else:
        assert t.state.candle


def test_every_service_has_a_test() -> None:
    assert {*SERVED, "dice", *PARTY_SERVICES} == {*SERVICES}
