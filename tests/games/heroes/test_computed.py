"""Computed values agree with the rules and the previews."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from meadhall.bots import answer_with, find_bot
from meadhall.engine import Match
from meadhall.engine.common.text import text
from meadhall.games.heroes import GAME, texts
from meadhall.games.heroes.board.creatures import activation_cost, strength_of_being
from meadhall.games.heroes.board.permanents import is_frozen
from meadhall.games.heroes.board.spaces import is_exposed
from meadhall.games.heroes.computed import ArmyNow, ComputedValues, Hope, Near, UsedDice, computed
from meadhall.games.heroes.content import CREATURE, CREATURES, HEROES, SPELL, SPELLS
from meadhall.games.heroes.effects.dice import Throw
from meadhall.games.heroes.state import EMPTY
from meadhall.testing.clauses import clause
from tests.games.heroes.asking import KALDOR, MARIS, Playing, acting, cast, play
from tests.games.heroes.pairs import table_with_ann_acting


@clause("HE-ATK-09", "HE-BRD-06", "HE-CRE-03")
def test_beings_and_forecasts_equal_the_rules_throughout_a_match() -> None:
    match = Match(GAME, seed="7", players=2)
    bots = [find_bot("sensible", GAME, f"7 {seat}") for seat in range(2)]
    creatures = hopes = 0
    while match.ask is not None:
        view = match.glance(match.asked)
        s, values = view.state, computed(view)
        assert values is not None
        for one, being in enumerate(s.beings):
            now = values.beings[one]
            assert (now.exposed, now.frozen) == (is_exposed(s, one), is_frozen(s, one))
            assert (now.life, now.most) == (max(0, s.life(one)), s.toughness(one))
            if not being.is_hero:
                creatures += 1
                assert (now.strength, now.activation) == (strength_of_being(s, one), activation_cost(s, one))
        assert [now.life for now in values.seats] == [s.hit_points(seat) for seat in range(2)]
        assert values.rolling == (view.question == "beat")
        if values.hopes and hopes < 200:
            hopes += _check_hopes(match, values.hopes)
        answer_with(bots[match.asked], match, match.asked)
    assert creatures
    assert hopes


def _check_hopes(match: Match[Any], hopes: Mapping[str, Hope]) -> int:
    """Check that hopes have the same chances as the previews, and return the number of checks."""
    view, checked = match.view(match.asked), 0
    for option in view.options:
        hope = hopes.get(option.key)
        if isinstance(option, Throw) and hope is not None and hope.chance >= 0.05:
            shown = GAME.preview(view, option)
            assert shown is not None
            computed_values = {odds.words: odds.chance for odds in shown.odds}
            name = text("odds-draw") if hope.spell == EMPTY else texts.SPELLS[hope.spell]
            if name in computed_values:  # a preview shows at most four
                assert computed_values[name] == pytest.approx(hope.chance, abs=1e-4)
                checked += 1
    return checked


def test_only_the_thrower_sees_hopes_of_a_throw() -> None:
    match = Match(GAME, seed="7", players=2)
    bots = [find_bot("sensible", GAME, f"7 {seat}") for seat in range(2)]
    while match.ask is not None and not any(isinstance(option, Throw) for option in match.glance(match.asked).options):
        answer_with(bots[match.asked], match, match.asked)
    for seat in {-1, 0, 1} - set(match.glance(-1).waiting):
        values = computed(match.glance(seat))
        assert values is not None
        assert not values.hopes


@clause("HE-DRW-01")
def test_throw_that_rather_draws_than_casts_says_so() -> None:
    hopes = computed_values(rolling_table("CCCWLE")).hopes
    assert hopes["throw:456"] == Hope(EMPTY, 1.0)
    assert hopes["throw:123"].spell == SPELL["magic_missile"]


# ---- dice and armies


def computed_values(t: Playing, seat: int = 0) -> ComputedValues:
    values = computed(t.match.glance(seat))
    assert values is not None
    return values


def rolling_table(dice: str = "WWFLLL", **bram: Any) -> Playing:
    ann = {"hero": KALDOR, "board": "b2=hero", "dice": dice, "hand": "magic_missile command"}
    return play(ann=ann, bram={"hero": MARIS, "board": "b2=hero", "dice": "AAEECC", **bram})


@clause("HE-CST-02")
def test_missing_dice_are_computed_for_each_set_to_lift() -> None:
    missile, command = computed_values(rolling_table()).lacks
    assert len(missile) == len(command) == 64
    need = {name: SPELLS[SPELL[name]].requirement.count for name in ("magic_missile", "command")}
    lifted = {"nothing": 0, "a W": 0b000001, "both W": 0b000011, "all L": 0b111000}
    assert [int(missile[dice]) for dice in lifted.values()] == [need["magic_missile"] - n for n in (2, 1, 1, 2)]
    assert [int(command[dice]) for dice in lifted.values()] == [max(0, need["command"] - n) for n in (3, 3, 3, 0)]
    assert computed_values(rolling_table(), 1).lacks == computed_values(rolling_table(), -1).lacks == []


@clause("HE-CST-02")
def test_missing_dice_in_an_action_match_the_spells_that_cannot_be_cast() -> None:
    t = acting(
        {"hero": KALDOR, "board": "f1=ifrit b2=hero", "dice": "WWFLLL", "hand": "magic_missile command"},
        "f1=golem b2=hero",
    )
    assert [len(digits) for digits in computed_values(t).lacks] == [1, 1]
    for spell, digits in zip(("magic_missile", "command"), computed_values(t).lacks, strict=True):
        too_few = "HE-CST-02" in {reason.clause for reason in t.match.why_not(f"cast:{spell}", 0)}
        assert too_few == (digits != "0")


def test_everybody_sees_which_hidden_spell_is_nearest_to_a_players_dice() -> None:
    near = Near(SPELL["tidal_wave"], SPELLS[SPELL["tidal_wave"]].requirement.count - 3)
    t = rolling_table(dice="WWWCL-", hand="tidal_wave command")
    t.state.sides[1].dice[:3] = [0, 0, 0]
    assert computed_values(t).near == {1: near}
    assert computed_values(t, -1).near[1] == near
    assert 1 not in computed_values(t, 1).near
    t.state.sides[1].discard.append(SPELL["tidal_wave"])
    assert computed_values(t).near == {}


@clause("HE-DIE-05", "HE-CRE-02")
def test_the_acting_seat_sees_dice_of_its_spell_and_unused_leadership() -> None:
    mine = {"hero": MARIS, "board": "f1=siren b2=hero", "dice": "LFFLCL"}
    t = acting({**mine, "hand": "scorch"}, hero_text="off")
    assert computed_values(t).used == UsedDice([], [0, 3, 5])
    cast(t, "scorch", "at:0b2")
    assert computed_values(t).used == UsedDice([1, 2], [0, 3, 5])
    assert computed_values(t, 1).used is None
    assert computed_values(acting(mine, hero_text="off")).used == UsedDice([], [])


@clause("HE-ARM-02", "HE-VTO-05")
def test_only_its_builder_sees_the_cost_of_an_army() -> None:
    t = play(step="army", army="build", ann={"hero": MARIS, "unplaced": ""}, bram={"hero": KALDOR, "unplaced": ""})
    assert computed_values(t).army == ArmyNow([], 0, 10)
    t.match.answer(0, "hire:siren")
    assert computed_values(t).army == ArmyNow([CREATURE["siren"]], CREATURES[CREATURE["siren"]].cost, 10)
    assert computed_values(t, 1).army == ArmyNow([], 0, 10)
    assert computed_values(t, -1).army is None


@clause("HE-ARM-01", "HE-ARM-03")
def test_army_builder_sees_its_creatures_and_the_copies_left() -> None:
    t = play(step="army", army="build", ann={"hero": MARIS, "unplaced": ""}, bram={"hero": KALDOR, "unplaced": ""})
    siren = CREATURE["siren"]
    assert set(computed_values(t).stock) == {number for number, card in enumerate(CREATURES) if card.element == "water"}
    assert computed_values(t).stock[siren] == CREATURES[siren].copies
    t.match.answer(0, "hire:siren")
    assert computed_values(t).stock[siren] == CREATURES[siren].copies - 1
    assert (computed_values(t, -1).stock, siren in computed_values(t, 1).stock) == ({}, False)
    t.match.answer(0, "done")
    assert set(computed_values(t).stock) >= {siren}, "still while the other builds"
    assert computed_values(acting("b2=hero")).stock == {}


@clause("HE-DRF-05")
def test_hero_choice_shows_the_creatures_each_hero_brings() -> None:
    values = computed(Match(GAME, players=2).glance(0))
    assert values is not None
    maris = values.brings[[hero.id for hero in HEROES].index(MARIS)]
    assert {CREATURES[one].element for one in maris} == {"water"}
    assert len(maris) == len({*maris})
    assert computed_values(acting("b2=hero")).brings == []


@clause("HE-BRD-06", "HE-BRD-07")
def test_moves_are_the_free_front_spaces_before_a_piece() -> None:
    t = acting("f1=ifrit b1=golem b2=hero", "f3=golem b2=hero b4=golem")
    assert computed_values(t).ways == computed_values(t, -1).ways == ["0f2", "1f2", "1f4"]


@clause("HE-FST-03")
def test_creatures_that_enhance_have_no_ability_without_enhancements() -> None:
    def able(**options: Any) -> list[bool]:
        t = acting("f1=fire_elemental f2=ifrit b2=hero", **options)
        return [now.able for one, now in enumerate(computed_values(t).beings) if t.state.beings[one].owner == 0]

    assert sorted(able()) == [False, False, True]
    assert able(enhancements="off") == [False, False, False]


@clause("HE-VTM-01", "HE-VTM-03", "HE-VTM-07")
def test_players_in_pairs_see_their_opponents_and_partners() -> None:
    t, _ = table_with_ann_acting()
    assert [(now.foe, now.mate, now.apart) for now in computed_values(t, 1).seats] == [
        (3, 1, True),
        (2, 0, False),
        (1, 3, False),
        (0, 2, True),
    ]
    assert [(computed_values(t, seat).duel, computed_values(t, seat).rolling) for seat in (0, 1)] == [
        (0, False),
        (1, True),
    ]
    assert not any(now.apart for now in computed_values(t, -1).seats)
    alone = computed_values(play(ann={"hero": MARIS}, bram={"hero": KALDOR}))
    assert [(now.foe, now.mate, now.apart) for now in alone.seats] == [(-1, -1, False)] * 2
    tournament, _ = table_with_ann_acting(format="tournament")
    assert [now.mate for now in computed_values(tournament).seats] == [-1] * 4
