"""Every Spell: its requirement, its targets, and its effect, plain and enhanced."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from meadhall.games.heroes.content import SPELL, SPELLS, basic_set, spells_of
from meadhall.games.heroes.events import BeingWounded
from meadhall.games.heroes.positions import board_words, hand, life, permanent_words, space_words
from meadhall.testing import clause
from tests.games.heroes.asking import BRUNNA, ILVANE, KALDOR, MARIS, Playing, acting, cast, end_action

OWN_BOARD = "f1=ifrit/1 f2=golem/3 b1=triton/1 b3=hero/4"
FOE_BOARD = "f1=leviathan f2=golem b1=triton b2=hero b4=siren"
EXPOSED = "0f1 0f2 0b3 1f1 1f2 1b4"
BEINGS = "0f1 0f2 0b1 0b3 1f1 1f2 1b1 1b2 1b4"
CREATURES = "0f1 0f2 0b1 1f1 1f2 1b1 1b4"
OWN_CREATURES = "0f1 0f2 0b1"
PLAYERS = "0 1"


class Casting(NamedTuple):
    """A casting: dice, first targets, further answers, both boards after it, and the same once enhanced.

    An empty text is an unchanged board. `kinds` are the kinds of the wounds, without and with the enhancement.
    """

    dice: str
    copies: int
    targets: str
    keys: str
    mine: str = ""
    theirs: str = ""
    kinds: str = ""
    enhanced: tuple[str, str, str] = ("", "", "")  # further answers, then both boards


INSTANT_SPELLS = {
    "magic_missile": Casting("WWW", 8, EXPOSED, "at:1b4", theirs=FOE_BOARD + "/2", kinds="magical"),
    "command": Casting("LL", 8, "0f1 0b1", "at:0f1 attack at:1b4", theirs=FOE_BOARD[:-9], kinds="physical"),
    "tidal_wave": Casting(
        "WWW", 1, PLAYERS, "player:1", theirs="f1=triton/1 f2=hero/1 f4=siren/1 b1=leviathan b2=golem",
        kinds="magical magical magical",
        enhanced=("", "", "f1=triton/2 f2=hero/2 f4=siren/2 b1=leviathan b2=golem"),
    ),
    "sunfire": Casting(
        "FFFFF", 1, BEINGS, "at:1b2", theirs="f1=leviathan f2=golem b1=triton b2=hero/4 b4=siren", kinds="magical",
        enhanced=("", "", "f1=leviathan f2=golem b1=triton b2=hero/5 b4=siren"),
    ),
    "fireball": Casting(
        "FFFF", 3, EXPOSED, "at:1f1", theirs="f1=leviathan/3 f2=golem/1 b1=triton/1 b2=hero b4=siren",
        kinds="magical magical magical",
        enhanced=("", "", "f1=leviathan/4 f2=golem/2 b1=triton/2 b2=hero b4=siren"),
    ),
    "rage": Casting(
        "FFF", 2, OWN_CREATURES, "at:0f1 at:1f1", mine="f1=ifrit/2 f2=golem/3 b1=triton/1 b3=hero/4",
        theirs="f1=leviathan/2 f2=golem b1=triton b2=hero b4=siren", kinds="magical physical",
        enhanced=("", "f1=ifrit/2 f2=golem/3 b1=triton/1 b3=hero/4",
                  "f1=leviathan/3 f2=golem b1=triton b2=hero b4=siren"),
    ),
    "scorch": Casting(
        "FF", 2, BEINGS, "at:1b1", theirs="f1=leviathan f2=golem b1=triton/1 b2=hero b4=siren", kinds="magical",
        enhanced=("", "", "f1=leviathan f2=golem b1=triton/2 b2=hero b4=siren"),
    ),
    "lightning": Casting(
        "AAA", 3, EXPOSED, "at:1f1", theirs="f1=leviathan/3 f2=golem b1=triton/1 b2=hero b4=siren",
        kinds="magical magical", enhanced=("", "", "f1=leviathan/4 f2=golem b1=triton/2 b2=hero b4=siren"),
    ),
    "chain_lightning": Casting(
        "AAAA", 2, EXPOSED, "at:1f1", theirs="f1=leviathan/4 f2=golem b1=triton b2=hero b4=siren", kinds="magical",
        enhanced=("at:1f2", "", "f1=leviathan/4 f2=golem/3 b1=triton b2=hero b4=siren"),
    ),
    "teleport": Casting(
        "AA", 3, f"{OWN_CREATURES} 0b3", "at:0b1 to:f4", mine="f1=ifrit/1 f2=golem/3 f4=triton/1 b3=hero/4",
        enhanced=("shift:0f1-b4", "f2=golem/3 f4=triton/1 b3=hero/4 b4=ifrit/1", ""),
    ),
    "healing": Casting(
        "WW", 3, BEINGS, "at:0f2", mine="f1=ifrit/1 f2=golem/1 b1=triton/1 b3=hero/4",
        enhanced=("at:0b1", "f1=ifrit/1 f2=golem/1 b1=triton b3=hero/4", ""),
    ),
    "ice_shards": Casting(
        "WWW", 3, EXPOSED, "at:1f1 at:1b4", theirs="f1=leviathan/2 f2=golem b1=triton b2=hero b4=siren/2",
        kinds="magical magical", enhanced=("", "", "f1=leviathan/3 f2=golem b1=triton b2=hero b4=siren/3"),
    ),
    "undertow": Casting(
        "WWW", 2, BEINGS, "at:1b4 to:f4", theirs="f1=leviathan f2=golem f4=siren b1=triton b2=hero",
        enhanced=("shift:1f4-f3", "", "f1=leviathan f2=golem f3=siren b1=triton b2=hero"),
    ),
    "life_drain": Casting(
        "EEE", 3, EXPOSED, "at:1f1 at:0b3", mine="f1=ifrit/1 f2=golem/3 b1=triton/1 b3=hero/2",
        theirs="f1=leviathan/2 f2=golem b1=triton b2=hero b4=siren", kinds="magical",
        enhanced=("at:0f2", "f1=ifrit/1 f2=golem/2 b1=triton/1 b3=hero/2",
                  "f1=leviathan/2 f2=golem b1=triton b2=hero b4=siren"),
    ),
    "rockfall": Casting(
        "EEE", 2, BEINGS, "at:1b1", theirs="f1=leviathan f2=golem b1=triton/2 b2=hero b4=siren", kinds="physical",
        enhanced=("", "", "f1=leviathan f2=golem b1=triton/3 b2=hero b4=siren"),
    ),
    "earthquake": Casting(
        "EEEE", 2, PLAYERS, "player:1", theirs="f1=leviathan/2 f2=golem/2 b1=triton b2=hero b4=siren/2",
        kinds="physical physical physical",
        enhanced=("", "", "f1=leviathan/3 f2=golem/3 b1=triton b2=hero b4=siren/3"),
    ),
}  # fmt: skip
PERMANENT_SPELLS = {  # Spells without wounds at casting: dice, copies, targets, the chosen target
    "heart_of_the_mountain": Casting("EEEE", 1, PLAYERS, "player:1"),
    "blessing": Casting("AAA", 1, PLAYERS, "player:1"),
    "fire_raising": Casting(
        "FFFF", 3, BEINGS, "at:1b2", theirs="f1=leviathan f2=golem b1=triton b2=hero/2 b4=siren", kinds="magical"
    ),
    "wall_of_fire": Casting("FFF", 2, PLAYERS, "player:1"),
    "flaming_blade": Casting("FF", 3, OWN_CREATURES, "at:0f1"),
    "haste": Casting("AA", 3, OWN_CREATURES, "at:0f1"),
    "concentration": Casting("AAA", 2, PLAYERS, "player:1"),
    "misfortune": Casting("AAAA", 2, PLAYERS, "player:1"),
    "freezing": Casting(
        "WWW", 3, CREATURES, "at:1b1", theirs="f1=leviathan f2=golem b1=triton/1 b2=hero b4=siren", kinds="magical"
    ),
    "daze": Casting("WWW", 2, PLAYERS, "player:1"),
    "poison": Casting("EEEE", 3, BEINGS, "at:1b2"),
    "regeneration": Casting("EEE", 2, PLAYERS, "player:1"),
    "stoneskin": Casting("EE", 3, f"{OWN_CREATURES} 0b3", "at:0f1"),
}
OTHER_SPELLS = {
    "dispel": Casting("AAAAA", 4, "daze@0 haste@0f1", "spell:daze@0"),
    "energy_drain": Casting("WWW", 2, PLAYERS, "player:1"),
}
ALL_SPELLS = {**INSTANT_SPELLS, **PERMANENT_SPELLS, **OTHER_SPELLS}


def table(spell: str, dice: str = "", cards: str = "", **position: object) -> Playing:
    """Return a table on which Ann has these cards, and these dice or those that `spell` needs. Hero texts are off."""
    shown = dice or ALL_SPELLS[spell].dice
    ann = {"hero": MARIS, "board": OWN_BOARD, "dice": shown + "C" * (6 - len(shown)), "hand": f"{spell} {cards}"}
    bram = {"hero": KALDOR, "board": FOE_BOARD, "dice": "CCCCCC", "hand": "command command dispel"}
    return acting(ann, bram, hero_text="off", **position)


def parameters(cards: dict[str, Casting]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("spell", [pytest.param(name, id=f"HE-CRD/{name}") for name in cards])


def test_all_spells_are_covered() -> None:
    assert sorted(ALL_SPELLS) == sorted(card.id for card in SPELLS)
    assert set(PERMANENT_SPELLS) == {card.id for card in SPELLS if card.permanent}


@clause("HE-CST-02", "HE-CST-04", "HE-CRD-01", "HE-CMP-04", "HE-CMP-05", "HE-AMB-27")
@parameters(ALL_SPELLS)
def test_spell_needs_its_dice_and_offers_its_targets(spell: str) -> None:
    card = ALL_SPELLS[spell]
    there = ["daze ann bram", "haste ann.f1 ann"] if spell == "dispel" else []
    assert f"cast:{spell}" not in table(spell, card.dice[1:], spells=there).keys
    assert f"cast:{spell}" not in table(spell, card.dice[1:] + ("F" if card.dice[0] == "E" else "E"), spells=there).keys
    t = table(spell, spells=there)
    t.answer(f"cast:{spell}")
    assert [key.partition(":")[2] for key in t.keys] == card.targets.split()
    group = SPELLS[SPELL[spell]].group
    copies = 4 * basic_set().count(SPELL[spell]) if group == "basic" else spells_of(group).count(SPELL[spell])
    assert copies == card.copies


@clause(
    "HE-CST-07", "HE-VER-01", "HE-VER-02", "HE-VER-24", "HE-VER-25", "HE-AMB-23", "HE-AMB-24", "HE-AMB-25", "HE-AMB-26"
)
@parameters(INSTANT_SPELLS)
def test_instant_spell_does_what_is_printed(spell: str) -> None:
    card = INSTANT_SPELLS[spell]
    t = table(spell)
    cast(t, spell, *card.keys.split())
    assert (board_words(t.state, "ann"), board_words(t.state, "bram")) == (
        card.mine or OWN_BOARD,
        card.theirs or FOE_BOARD,
    )
    assert [e.kind for e in t.heard(BeingWounded)] == card.kinds.split()
    assert t.state.sides[0].discard == [SPELL[spell]]


@clause("HE-ENH-08", "HE-ENH-09", "HE-ENH-11", "HE-ENH-06", "HE-AMB-39")
@parameters(INSTANT_SPELLS)
def test_enhanced_spell_does_more(spell: str) -> None:
    card = INSTANT_SPELLS[spell]
    t = table(spell, cards="poison poison")
    if card.enhanced == ("", "", ""):
        t.answer(f"cast:{spell}")
        assert t.question == "target"  # a Basic Spell
        return
    keys = card.keys.split()
    more = card.enhanced[0].split()
    cast(t, spell, *keys, *more, pairs=("pair:poison+poison",))
    assert board_words(t.state, "ann") == (card.enhanced[1] or OWN_BOARD)
    assert board_words(t.state, "bram") == (card.enhanced[2] or FOE_BOARD)


@clause("HE-CST-08", "HE-ENH-07", "HE-PRM-07", "HE-TRM-06", "HE-AMB-08", "HE-AMB-24", "HE-AMB-26")
@parameters(PERMANENT_SPELLS)
def test_permanent_spell_comes_into_play_with_a_token_per_pair(spell: str) -> None:
    card = PERMANENT_SPELLS[spell]
    t = table(spell, cards="daze daze" if spell != "daze" else "poison poison")
    cast(t, spell, card.keys, pairs=("pair:daze+daze" if spell != "daze" else "pair:poison+poison",))
    at = card.keys.partition(":")[2]
    bearer = ("ann", "bram")[int(at[0])] + (f".{at[1:]}" if at[1:] else "")
    assert permanent_words(t.state) == [f"{spell} {bearer} ann 1"]
    assert board_words(t.state, "bram") == (card.theirs or FOE_BOARD)
    assert [e.kind for e in t.heard(BeingWounded)] == card.kinds.split()
    assert t.state.sides[0].discard == [SPELL[card] for card in (["poison"] * 2 if spell == "daze" else ["daze"] * 2)]


@clause("HE-SPL-24", "HE-ENH-10", "HE-VER-04")
@pytest.mark.parametrize(("pairs", "left"), [((), 1), (("pair:poison+poison",), 0)])
def test_energy_drain_takes_two_cards_and_one_more_per_pair(pairs: tuple[str, ...], left: int) -> None:
    t = table("energy_drain", cards="poison poison")
    cast(t, "energy_drain", "player:1", pairs=pairs)
    if left:
        t.answer("discard:command", "discard:command")
    assert len(hand(t.state, "bram")) == left


@clause("HE-SPL-09", "HE-VER-13")
def test_dispel_removes_one_spell() -> None:
    t = table("dispel", spells=["daze ann bram 2", "haste ann.f1 ann"])
    cast(t, "dispel", "spell:daze@0")
    assert permanent_words(t.state) == ["haste ann.f1 ann"]


# ---- Permanent Spells in play


def stopping_table(*spells_in_play: str, dice: str = "FFCCEE", **position: object) -> Playing:
    """Return a table on which Ann, with her Hero's text off, has called Stop with these Spells in play."""
    ann = {"hero": MARIS, "board": OWN_BOARD, "dice": dice, **position}
    return acting(ann, {"hero": KALDOR, "board": FOE_BOARD}, hero_text="off", spells=list(spells_in_play))


@clause("HE-VER-21", "HE-SPL-10", "HE-SPL-16", "HE-STP-03", "HE-AMB-24")
@pytest.mark.parametrize(
    ("there", "mine"),
    [
        ("poison ann.f1 bram", "f1=ifrit/2 f2=golem/3 b1=triton/1 b3=hero/4"),
        ("poison ann.b3 bram", "f1=ifrit/1 f2=golem/3 b1=triton/1 b3=hero/5"),
        ("fire_raising ann.f2 bram", "f1=ifrit/1 f2=golem/5 b1=triton/1 b3=hero/4"),
        ("misfortune ann bram", "f1=ifrit/1 f2=golem/3 b1=triton/1 b3=hero/6"),
        ("poison bram.f1 ann", OWN_BOARD),
        ("misfortune bram ann", OWN_BOARD),
    ],
)
def test_stop_triggers_permanent_spells(there: str, mine: str) -> None:
    t = stopping_table(there)
    assert (board_words(t.state, "ann"), board_words(t.state, "bram")) == (mine, FOE_BOARD)
    assert {e.kind for e in t.heard(BeingWounded)} <= {"magical"}


@clause("HE-VER-16", "HE-SPL-06", "HE-SPL-08", "HE-SPL-18", "HE-VER-23", "HE-AMB-24")
@pytest.mark.parametrize(
    ("there", "points", "mine", "theirs"),
    [
        ((), 2, "ifrit/1", "leviathan/4"),
        (("flaming_blade ann.f1 bram",), 2, "ifrit/1", "leviathan/5"),
        (("flaming_blade ann.f2 ann",), 2, "ifrit/1", "leviathan/4"),
        (("haste ann.f1 ann",), 3, "ifrit/1", "leviathan/4"),
        (("daze ann bram",), 1, "ifrit/1", "leviathan/4"),
        (("daze bram ann",), 2, "ifrit/1", "leviathan/4"),
        (("wall_of_fire bram ann",), 2, "ifrit/3", "leviathan/4"),
        (("wall_of_fire ann ann",), 2, "ifrit/1", "leviathan/4"),
    ],
)
def test_spells_change_an_attack(there: tuple[str, ...], points: int, mine: str, theirs: str) -> None:
    ann = {"hero": MARIS, "board": OWN_BOARD, "dice": "FFLLLL", "hand": "scorch"}
    t = acting(ann, {"hero": KALDOR, "board": "f4=leviathan b2=hero"}, hero_text="off", spells=list(there))
    cast(t, "scorch", "at:0b3")
    t.answer("attack:f1", "at:1f4")
    assert (t.state.act.points, space_words(t.state, "ann", "f1"), space_words(t.state, "bram", "f4")) == (
        points,
        mine,
        theirs,
    )


@clause("HE-VER-17", "HE-WND-05", "HE-CRD-01")
@pytest.mark.parametrize(
    ("there", "spell", "dice", "left"),
    [
        ("stoneskin bram.b1 bram", "rockfall", "EEECCC", "triton/1"),
        ("stoneskin bram.b1 bram", "scorch", "FFCCCC", "triton/1"),
        ("stoneskin bram.f1 bram", "rockfall", "EEECCC", "triton/2"),
        ("heart_of_the_mountain bram bram", "rockfall", "EEECCC", "triton/1"),
        ("heart_of_the_mountain bram bram", "scorch", "FFCCCC", "triton/1"),
        ("heart_of_the_mountain ann ann", "rockfall", "EEECCC", "triton/2"),
    ],
)
def test_spells_reduce_wounds(there: str, spell: str, dice: str, left: str) -> None:
    t = stopping_table(there, dice=dice, hand=spell)
    cast(t, spell, "at:1b1")
    assert space_words(t.state, "bram", "b1") == left


@clause("HE-VER-22", "HE-VER-03", "HE-SPL-05", "HE-SPL-17", "HE-PRM-09", "HE-AMB-24")
@pytest.mark.parametrize(
    ("there", "key", "cards", "hero"),
    [
        ("concentration ann bram", "draw", 1, 17),
        ("concentration ann bram", "draw-none", 0, 17),
        ("regeneration ann bram", "at:0b3", 0, 18),
        ("regeneration ann bram", "nobody", 0, 17),
    ],
)
def test_casting_triggers_permanent_spells(there: str, key: str, cards: int, hero: int) -> None:
    t = stopping_table(there, dice="FFCCEE", hand="scorch")
    cast(t, "scorch", "at:1b1", key)
    assert (len(hand(t.state, "ann")), life(t.state, "ann")) == (cards, hero)
    t = stopping_table(there.replace("ann", "bram", 1), dice="FFCCEE", hand="scorch")
    cast(t, "scorch", "at:1b1")
    assert t.question == "act-or-pass"


@clause("HE-VER-19", "HE-SPL-12", "HE-AMB-08")
def test_frozen_creature_cannot_act_and_others_can() -> None:
    t = stopping_table("freezing ann.f1 bram", dice="FFLLLL", hand="scorch")
    cast(t, "scorch", "at:1b1")
    assert "attack:f1" not in t.keys
    assert "attack:f2" not in t.keys  # it costs 3 points, and reaches nobody
    assert "move:f2" in t.keys
    assert "move:f1" not in t.keys
    end_action(t)


@clause("HE-VER-20", "HE-SPL-01")
def test_blessed_player_has_seven_dice() -> None:
    t = table("blessing")
    cast(t, "blessing", "player:1")
    assert [len([die for die in side.dice if die != -3]) for side in t.state.sides] == [6, 7]


@clause("HE-ENH-04", "HE-CST-03", "HE-CRD-01")
@parameters(ALL_SPELLS)
def test_spell_is_enhanced_free_by_the_hero_of_its_element(spell: str) -> None:
    element = {"magic_missile": "", "command": "", "dispel": ""}.get(spell, ALL_SPELLS[spell].dice[0])
    for hero, own in ((MARIS, "W"), (KALDOR, "F"), (BRUNNA, "E"), (ILVANE, "A")):
        shown = ALL_SPELLS[spell].dice
        ann = {"hero": hero, "board": OWN_BOARD, "dice": shown + "C" * (6 - len(shown)), "hand": spell}
        bram = {"hero": KALDOR if hero != KALDOR else MARIS, "board": FOE_BOARD}
        t = acting(ann, bram, spells=["daze ann bram"] if spell == "dispel" else [])
        t.answer(f"cast:{spell}")
        assert (t.question == "free-enhancement") is (own == element)
