"""Every Creature: cost, toughness, strength, reach and ability (11.3)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from meadhall.games.heroes.content import CREATURE, CREATURES, HERO, creature_pool
from meadhall.games.heroes.events import BeingWounded
from meadhall.games.heroes.positions import board_words, permanent_words, space_words
from meadhall.games.heroes.setup import army_cost
from meadhall.testing import clause
from tests.games.heroes.asking import BRUNNA, ILVANE, KALDOR, MARIS, Playing, acting, cast, play


class Card(NamedTuple):
    """The values printed on a card."""

    hero: str
    copies: int
    cost: int
    act: int
    strength: int
    toughness: int
    reach: str


CARDS = {
    "merrow_guard": Card(MARIS, 4, 1, 1, 1, 3, "FR"),
    "nymph": Card(MARIS, 4, 1, 1, 1, 2, "F"),
    "water_elemental": Card(MARIS, 4, 2, 1, 2, 3, "F"),
    "siren": Card(MARIS, 3, 2, 2, 2, 4, "FR"),
    "triton": Card(MARIS, 3, 3, 2, 3, 5, "FR"),
    "leviathan": Card(MARIS, 3, 4, 3, 5, 7, "FB"),
    "ice_dragon": Card(MARIS, 2, 5, 3, 4, 8, "ANY"),
    "hellhound": Card(KALDOR, 4, 1, 1, 2, 2, "F"),
    "glimmer": Card(KALDOR, 4, 2, 1, 1, 2, "F"),
    "salamander": Card(KALDOR, 4, 2, 1, 1, 3, "F"),
    "fire_elemental": Card(KALDOR, 3, 2, 1, 2, 3, "FR"),
    "ifrit": Card(KALDOR, 3, 3, 2, 4, 4, "FB"),
    "phoenix": Card(KALDOR, 3, 4, 3, 4, 8, "FR"),
    "red_dragon": Card(KALDOR, 2, 5, 3, 5, 7, "FB"),
    "gnome": Card(BRUNNA, 4, 1, 1, 1, 2, "F"),
    "golem": Card(BRUNNA, 4, 3, 3, 4, 7, "F"),
    "earth_elemental": Card(BRUNNA, 4, 2, 1, 1, 5, "F"),
    "cave_troll": Card(BRUNNA, 3, 2, 2, 3, 4, "FR"),
    "basilisk": Card(BRUNNA, 3, 3, 2, 3, 5, "FR"),
    "stone_giant": Card(BRUNNA, 3, 4, 3, 5, 8, "F"),
    "stone_dragon": Card(BRUNNA, 2, 5, 3, 4, 9, "FR"),
    "harpy": Card(ILVANE, 4, 1, 1, 1, 3, "ANY"),
    "sylphid": Card(ILVANE, 4, 2, 1, 2, 3, "F"),
    "air_elemental": Card(ILVANE, 4, 2, 1, 2, 3, "FB"),
    "pegasus": Card(ILVANE, 3, 2, 1, 2, 4, "FR"),
    "griffin": Card(ILVANE, 3, 3, 2, 2, 6, "FR"),
    "thunderbird": Card(ILVANE, 3, 3, 2, 3, 5, "FB"),
    "storm_dragon": Card(ILVANE, 2, 5, 3, 5, 8, "ANY"),
}
REACHED_COLUMNS = {  # the opponent's columns that an attacker reaches from columns 1 to 4
    "F": ("4", "3", "2", "1"),
    "FR": ("43", "32", "21", "1"),
    "FB": ("43", "432", "321", "21"),
    "ANY": ("4321",) * 4,
}
FULL_FRONT_LINE = "f1=leviathan f2=leviathan f3=golem f4=leviathan b2=hero"

every = pytest.mark.parametrize("creature", [pytest.param(name, id=f"HE-CRD/{name}") for name in CARDS])


def activation_table(board: str, foe: str = FULL_FRONT_LINE, points: int = 4, **position: object) -> Playing:
    """Return a table on which Ann has cast Scorch on her own Hero on b4, and has these points left."""
    mine = {"hero": MARIS, "board": f"{board} b4=hero", "dice": "FF" + "L" * points, "hand": "scorch"}
    t = acting(mine, {"board": foe, "hero": KALDOR}, hero_text="off", **position)
    cast(t, "scorch", "at:0b4")
    return t


def test_all_creatures_are_covered() -> None:
    assert list(CARDS) == [card.id for card in CREATURES]


@clause("HE-CRD-01", "HE-ARM-02", "HE-ARM-03", "HE-SET-01")
@every
def test_creature_can_be_hired_up_to_its_copies_and_the_budget(creature: str) -> None:
    card = CARDS[creature]
    t = play(step="army", ann={"hero": card.hero, "unplaced": ""}, bram={"hero": "brunna", "unplaced": ""})
    hired = 0
    while f"hire:{creature}" in t.match.menu(0).keys:
        t.match.answer(0, f"hire:{creature}")
        hired += 1
    army = t.match.menu(0).find("done").army
    assert (len(army), army_cost(army)) == (hired, hired * card.cost)
    assert hired == min(card.copies, 10 // card.cost)
    assert creature_pool(HERO[card.hero]).count(CREATURE[creature]) == card.copies


@clause("HE-CRE-03", "HE-ATK-09", "HE-ATK-10")
@every
def test_attack_has_the_printed_cost_and_strength(creature: str) -> None:
    card = CARDS[creature]
    t = activation_table(f"f1={creature}", points=card.act)
    t.answer("attack:f1", "at:1f4")
    assert space_words(t.state, "bram", "f4") == f"leviathan/{card.strength}"
    assert [(e.kind, e.wounds) for e in t.heard(BeingWounded)][-1] == ("physical", card.strength)
    assert t.question == "act-or-pass"
    if card.act > 1:
        assert "HE-CRE-03" in activation_table(f"f1={creature}", points=card.act - 1).forbidden_by("attack:f1")


@clause("HE-WND-02")
@every
def test_creature_survives_one_wound_less_than_its_toughness(creature: str) -> None:
    bears = CARDS[creature].toughness - 1
    for before, after in ((bears - 1, f"{creature}/{bears}"), (bears, "")):
        t = acting({"dice": "FFEEEE", "hand": "scorch"}, f"f1={creature}/{before} b2=hero")
        cast(t, "scorch", "at:1f1")
        assert space_words(t.state, "bram", "f1") == after


@clause("HE-ATK-04", "HE-ATK-05", "HE-ATK-06", "HE-ATK-07", "HE-ATK-08", "HE-BRD-11")
@every
def test_creature_reaches_the_columns_of_its_symbol_from_every_space(creature: str) -> None:
    for column, reached in enumerate(REACHED_COLUMNS[CARDS[creature].reach], start=1):
        for line in "fb" if column < 4 else "f":
            t = activation_table(f"{line}{column}={creature}")
            t.answer(f"attack:{line}{column}")
            assert set(t.keys) == {f"at:1f{one}" for one in reached}


# ---- abilities


class Use(NamedTuple):
    """A use of an ability: the user's space, the choices, then both boards and the wounds."""

    board: str
    foe: str
    keys: str
    mine: str
    theirs: str
    kinds: str = ""


SHELTERED = "f1=golem f2=nymph b1={} b4=hero"  # the user is behind a Golem
EXPOSED_BOARD = "f1={} b4=hero"
ABILITY_USES = {
    "nymph": Use(
        "f1=golem/3 b1=nymph b2=golem/3 b4=hero", "b2=hero", "at:0b2", "f1=golem/3 b1=nymph b2=golem/1 b4=hero/1",
        "b2=hero",
    ),
    "triton": Use(
        SHELTERED, "f1=golem b1=hero", "at:1b1", "f1=golem f2=nymph b1=triton b4=hero/1", "f1=golem b1=hero/2",
        "physical",
    ),
    "ice_dragon": Use(
        EXPOSED_BOARD, "f1=golem f2=golem b1=hero", "column:1/1", "f1=ice_dragon b4=hero/1",
        "f1=golem/2 f2=golem b1=hero/2", "magical magical",
    ),
    "salamander": Use(
        SHELTERED, "f1=golem b1=hero", "at:1b1", "f1=golem f2=nymph b1=salamander b4=hero/1", "f1=golem b1=hero/1",
        "magical",
    ),
    "glimmer": Use(
        SHELTERED, "f1=golem f2=golem f3=golem b1=hero", "at:1f1", "f1=golem f2=nymph b4=hero/1",
        "f1=golem/3 f2=golem/1 f3=golem b1=hero/1", "magical magical magical",
    ),
    "red_dragon": Use(
        EXPOSED_BOARD, "f1=golem f2=golem f3=golem f4=golem b2=hero", "at:1f2", "f1=red_dragon b4=hero/1",
        "f1=golem/2 f2=golem/2 f3=golem/2 f4=golem b2=hero", "magical magical magical",
    ),
    "basilisk": Use(
        EXPOSED_BOARD, "f1=golem/1 f2=golem b2=hero", "at:1f1", "f1=basilisk b4=hero/1", "f1=golem/4 f2=golem b2=hero",
        "magical",
    ),
    "stone_giant": Use(
        EXPOSED_BOARD, "f1=golem b1=hero", "at:1b1", "f1=stone_giant b4=hero/1", "f1=golem b1=hero/3", "physical",
    ),
    "stone_dragon": Use(
        EXPOSED_BOARD, "f1=golem b1=sylphid b3=hero", "player:1", "f1=stone_dragon b4=hero/1",
        "f1=golem/1 b1=sylphid b3=hero/1", "physical physical physical",
    ),
    "thunderbird": Use(
        SHELTERED, "f1=golem b1=hero", "at:1b1", "f1=golem f2=nymph b1=thunderbird b4=hero/1", "f1=golem b1=hero/2",
        "magical",
    ),
    "storm_dragon": Use(
        EXPOSED_BOARD, "f1=golem b1=hero", "at:1b1", "f1=storm_dragon b4=hero/1", "f1=golem b1=hero/3", "magical",
    ),
    "pegasus": Use(
        SHELTERED, "b2=hero", "at:0f1 to:b1", "f1=pegasus f2=nymph b1=golem b4=hero/1", "b2=hero",
    ),
    "gnome": Use(
        SHELTERED, "f4=golem b2=hero", "at:0f1 at:1f4", "f1=golem f2=nymph b1=gnome b4=hero/1", "f4=golem/4 b2=hero",
        "physical",
    ),
}  # fmt: skip


@clause("HE-CRE-04", "HE-CRE-10", "HE-VER-01", "HE-VER-25", "HE-AMB-24", "HE-AMB-26")
@pytest.mark.parametrize("creature", [pytest.param(name, id=f"HE-CRD/{name}") for name in ABILITY_USES])
def test_ability_does_what_is_printed(creature: str) -> None:
    use, card = ABILITY_USES[creature], CARDS[creature]
    board = use.board.format(creature)
    space = next(stand.partition("=")[0] for stand in board.split() if stand.endswith(f"={creature}"))
    t = activation_table(board.replace(" b4=hero", ""), use.foe, points=card.act)
    before = len(t.heard(BeingWounded))
    t.answer(f"use:{space}", *use.keys.split())
    assert (board_words(t.state, "ann"), board_words(t.state, "bram")) == (use.mine, use.theirs)
    assert [e.kind for e in t.heard(BeingWounded)[before:]] == use.kinds.split()
    assert t.question == "act-or-pass"  # its points are spent
    if use.board == EXPOSED_BOARD:
        assert "HE-CRE-10" in activation_table(SHELTERED.format(creature)[:-8], use.foe).forbidden_by("use:b1")


@clause("HE-CRT-01", "HE-VER-12", "HE-AMB-28")
@pytest.mark.parametrize(
    "element", [pytest.param(e, id=f"HE-CRD/{e}_elemental") for e in ["water", "fire", "earth", "air"]]
)
def test_elemental_puts_one_token_on_a_spell_of_its_player(element: str) -> None:
    t = activation_table(
        SHELTERED.format(f"{element}_elemental")[:-8], points=1, spells=["daze bram ann 1", "haste ann.f1 bram"]
    )
    t.answer("use:b1")
    assert t.keys == ["spell:daze@1"]
    t.answer("spell:daze@1")
    assert permanent_words(t.state) == ["daze bram ann 2", "haste ann.f1 bram"]


@clause("HE-CRT-08", "HE-VER-15", "HE-DTH-04", "HE-AMB-24")
def test_fallen_phoenix_waits_beside_the_board_and_returns_for_three_points() -> None:
    t = acting({"hero": KALDOR, "board": "f1=phoenix/7 b2=hero", "dice": "FFLLLE", "hand": "scorch"}, hero_text="off")
    cast(t, "scorch", "at:0f1")
    t.answer("use:beside", "to:b4")
    assert board_words(t.state, "ann") == "b2=hero b4=phoenix/4"
    assert t.question == "act-or-pass"


@clause("HE-STP-03", "HE-VER-21")
def test_a_troll_heals_one_wound_of_its_own_at_its_players_stop() -> None:
    t = acting({"board": "f1=cave_troll/2 f2=golem/2 b2=hero/2", "hero": BRUNNA})
    assert board_words(t.state, "ann") == "f1=cave_troll/1 f2=golem/2 b2=hero/2"


@clause("HE-CRT-06", "HE-VER-23", "HE-AMB-24", "HE-AMB-26")
def test_griffin_retaliates_with_two_physical_wounds() -> None:
    t = activation_table("f1=ifrit f2=sylphid", "f4=griffin f3=griffin b2=hero")
    t.answer("attack:f1", "at:1f4", "attack:f2", "at:1f3")
    assert board_words(t.state, "ann") == "f1=ifrit/2 f2=sylphid b4=hero/1"
    assert board_words(t.state, "bram") == "f3=griffin/2 f4=griffin/4 b2=hero"


@clause("HE-CRT-12", "HE-VER-05", "HE-AMB-30")
def test_only_the_opponent_rerolls_for_a_siren() -> None:
    t = activation_table("f1=golem b1=siren", points=2, rolls="WFEALC")
    t.answer("use:b1")
    assert t.keys == ["player:1"]
    t.answer("player:1")
    assert t.state.sides[1].dice[:6] == [0, 1, 2, 3, 4, 5]
    assert t.state.sides[0].dice[:4] == [1, 1, 4, 4]
    assert t.question == "act-or-pass"
