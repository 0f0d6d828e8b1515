"""The thinker in Heroes: its own weights, and its search."""

from __future__ import annotations

import pytest

from meadhall.bots import answer_with, find_bot
from meadhall.engine.play.match import Match
from meadhall.games.heroes import GAME
from meadhall.games.heroes.bot.rolling import stop_prospects_of
from meadhall.games.heroes.bot.throws import sets_up_to
from meadhall.games.heroes.bot.values import being_value, lead_of, wound_cost
from meadhall.games.heroes.bot.weights import SENSIBLE, THINKER, Weights
from meadhall.games.heroes.content import CREATURES
from meadhall.games.heroes.effects.wounds import Hit
from meadhall.games.heroes.setup import printed_army
from meadhall.games.heroes.state import State
from tests.games.heroes.asking import KALDOR, MARIS, Playing, play

FOR_BOTH_WEIGHTS = pytest.mark.parametrize("w", [SENSIBLE, THINKER], ids=["sensible", "thinker"])


def facing_table(own_board: str, foe_board: str, hand: str = "scorch", dice: str = "FFEEAC") -> Playing:
    """Return a table in Preparation: Ann with Kaldor against Bram with Maris."""
    return play(
        ann={"hero": KALDOR, "board": own_board, "dice": dice, "hand": hand},
        bram={"hero": MARIS, "board": foe_board, "dice": "AAEECC"},
    )


# ---- weights


@FOR_BOTH_WEIGHTS
def test_value_of_all_sets_of_dice_equals_the_value_of_each(w: Weights) -> None:
    for hand in ("fireball lightning command", "sunfire healing", "poison rockfall daze magic_missile"):
        s = facing_table("f1=ifrit f2=phoenix b2=hero/15", "f4=siren b2=hero", hand).state
        for seat in (0, 1):
            found = stop_prospects_of(w, s, seat)
            for dice in (6, 7):
                assert found.values(dice) == [found.value(faces) for faces in sets_up_to(dice).by_size[dice]]


@FOR_BOTH_WEIGHTS
def test_value_of_a_position_is_opposite_for_the_two_players(w: Weights) -> None:
    s = facing_table("f1=ifrit/1 f2=phoenix b2=hero/4", "f4=siren b2=hero/9").state
    assert lead_of(w, s, 0) == pytest.approx(-lead_of(w, s, 1))
    assert lead_of(w, s, 0) > 0


def test_thinker_values_sheltered_creatures_less_and_mostly_by_hit_points() -> None:
    s = facing_table("f1=ifrit b1=ifrit f2=ifrit/2 b2=hero", "b2=hero").state
    front, behind, hurt = (s.spaces[0][space] for space in (0, 4, 1))
    assert being_value(THINKER, s, behind) < 0.6 * being_value(THINKER, s, front)
    assert wound_cost(THINKER, s, Hit(behind, 1, "magical"), 1) < wound_cost(THINKER, s, Hit(front, 1, "magical"), 1)
    assert being_value(THINKER, s, hurt) < 0.6 * being_value(THINKER, s, front)
    assert being_value(SENSIBLE, s, hurt) > 0.6 * being_value(SENSIBLE, s, front)


def test_bots_with_different_weights_share_no_cache() -> None:
    s = facing_table("f1=ifrit b2=hero", "f4=siren b2=hero").state
    assert stop_prospects_of(SENSIBLE, s, 0) != stop_prospects_of(THINKER, s, 0)
    assert stop_prospects_of(SENSIBLE, s, 0) is stop_prospects_of(SENSIBLE, s, 0)


# ---- set-up


@pytest.mark.parametrize("level", ["sensible", "thinker:1"])
def test_thinker_takes_the_printed_army(level: str) -> None:
    match: Match[State] = Match(GAME, "1")
    bots = [find_bot(level, GAME)] * 2
    while not match.state.have_placed_all(range(2)) and match.ask is not None:
        answer_with(bots[match.ask.seat], match, match.ask.seat)
    for seat, side in enumerate(match.state.sides):
        army = sorted(being.card for being in match.state.beings if being.owner == seat and not being.is_hero)
        assert army == sorted(printed_army(side.hero, sum(CREATURES[card].cost for card in army)))
