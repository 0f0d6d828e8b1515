"""What the rules compute for the drawn board: the numbers are those of the rules."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from meadhall.bots import answer_with, find_bot
from meadhall.engine import Match
from meadhall.games.swordsorcery.behavior.intent import intent
from meadhall.games.swordsorcery.combat.blows import in_sight
from meadhall.games.swordsorcery.computed import Computed, computed
from meadhall.games.swordsorcery.content import ENEMIES
from meadhall.games.swordsorcery.events import Defended, Reckoned
from meadhall.games.swordsorcery.figures.sight import board
from meadhall.testing import clause
from tests.games.swordsorcery.tables import GAME, Trial, crypt, hero


def told(t: Trial[Any]) -> Computed:
    found = computed(t.match.glance(0))
    assert found is not None
    return found


@clause("SS-DTH-06")
def test_the_way_of_a_ghost_soul_goes_through_shut_doors_step_by_step_to_the_shrine() -> None:
    t = crypt(party="bryndis law K8, sable law K9", sable={"ghost": True})
    (way,) = told(t).ghosts
    index, linked = board(t.state).index, board(t.state).link
    assert (way[0], way[-1]) == ("K9", t.state.card.shrine)
    assert all(linked(index[a], index[b]) is not None for a, b in pairwise(way))


@clause("SS-CBT-05", "SS-DIS-01")
def test_the_hits_so_far_are_those_that_are_told_if_nothing_is_added() -> None:
    party = "bryndis law K4, sable law K4, dorrun law K4"
    with crypt(party=party, foes="orc_g K4", bryndis={"powers": "b1"}, red=[7], blue=[6, 1]) as t:
        t.answer("attack")
        before = told(t).sums
        assert before is not None
        assert (t.question, before.far, before.before) == ("hit", 0, 0)
        t.answer("done")
        assert t.heard(Reckoned)[0].hits == before.hits > 0


@clause("SS-CBT-14", "SS-CBT-17")
def test_the_wounds_so_far_are_those_that_are_told_if_no_shield_is_added() -> None:
    luck: dict[str, Any] = {"encounters": ["e01"], "red": [7], "blue": [6, 1, 1]}
    party = "bryndis law K4, sable law K1"
    with crypt(step="foes", party=party, foes="orc_g K4", bryndis={"powers": "b5"}, **luck) as t:
        before = told(t).sums
        assert before is not None
        t.answer("done")
        assert t.heard(Defended)[0].wounds == before.wounds == hero(t, "bryndis").wounds > 0


@clause("SS-LOS-01", "SS-LOS-03", "SS-LOS-11", "SS-OPT-08")
def test_lines_of_sight_are_those_of_the_rules_all_through_a_match() -> None:
    match = Match(GAME, seed="2", players=2, mode="single", quest="q0", fog=True)
    bots = [find_bot("sensible", GAME, f"2 {seat}") for seat in range(2)]
    seen = unseen = 0
    while match.ask is not None and min(seen, unseen) < 20:
        s, found = match.glance(match.asked).state, computed(match.glance(match.asked))
        if found is not None and s.active >= 0 and s.heroes[s.active].area >= 0:
            here = s.heroes[s.active].area
            assert found.seen == [one.ref for one in s.enemies if in_sight(s, s.active, here, one.area)]
            seen += bool(found.seen)
            unseen += len(found.seen) < len(s.enemies)
        answer_with(bots[match.asked], match, match.asked)
    assert seen
    assert unseen


@clause("SS-BOD-40")
def test_a_slow_hero_has_no_activity_left_once_one_has_begun() -> None:
    party = "bryndis law K4, sable law K4"
    for conditions, begun, rests in (("", 1, False), ("slow", 0, False), ("slow", 1, True)):
        t = crypt(party=party, foes="orc_g K4", bryndis={"conditions": conditions}, turn={"begun": begun})
        left, turn = told(t).turn, t.state.turn
        assert left is not None
        assert turn is not None
        assert (left.moves, left.combat, left.action) == (
            (0, 0, 0) if rests else (turn.moves, turn.combat, turn.action)
        )
        assert (left.points > 0) != rests


@clause("SS-ENE-04")
def test_the_life_of_a_horde_is_that_of_all_its_figures() -> None:
    horde = next(id for id, card in ENEMIES.items() if card.horde)
    t = crypt(party="bryndis law K4, sable law K4", foes=f"{horde} K1, orc_g K4")
    group, one = t.state.enemies
    group.figures -= 1
    one.wounds = 1
    of_group, of_one = told(t).lives
    assert (of_group.left, of_group.most) == (group.most * group.figures, group.most * (group.figures + 1))
    assert (of_one.left, of_one.most) == (one.most - 1, one.most)
    assert of_one.rule == intent(t.state, one).rule
