"""Numbers for the drawn board agree with the rules."""

from __future__ import annotations

import dataclasses
from itertools import pairwise
from typing import Any

import pytest

from meadhall.bots import answer_with, find_bot
from meadhall.engine import OVER, Match
from meadhall.games.swordsorcery.behavior.intent import enemy_intent
from meadhall.games.swordsorcery.combat.blows import has_line_of_sight
from meadhall.games.swordsorcery.computed import ComputedValues, computed
from meadhall.games.swordsorcery.content import ENEMIES, ITEMS, SERVICES
from meadhall.games.swordsorcery.ending import is_won
from meadhall.games.swordsorcery.events import AttackDefended, DiceRolled, HitsCounted
from meadhall.games.swordsorcery.figures.crowd import hp_of_rank
from meadhall.games.swordsorcery.figures.line_of_sight import board
from meadhall.games.swordsorcery.harm.dice import hits_of, shields_of
from meadhall.games.swordsorcery.harm.ready import card_id
from meadhall.games.swordsorcery.market import sale_prices
from meadhall.games.swordsorcery.scene import THING_SIGNS
from meadhall.games.swordsorcery.state import NOBODY, Attack, Companion, Die, Thing
from meadhall.testing import clause
from tests.games.swordsorcery.tables import GAME, ScriptedTable, crypt, hero


def computed_of(t: ScriptedTable[Any]) -> ComputedValues:
    values = computed(t.match.glance(0))
    assert values is not None
    return values


@clause("SS-DTH-06")
def test_path_of_a_ghost_soul_leads_through_closed_doors_to_the_shrine() -> None:
    t = crypt(party="bryndis law K8, sable law K9", sable={"ghost": True})
    (way,) = computed_of(t).ghosts
    index, linked = board(t.state).index, board(t.state).link
    assert (way[0], way[-1]) == ("K9", t.state.card.shrine)
    assert all(linked(index[a], index[b]) is not None for a, b in pairwise(way))


@clause("SS-CBT-05", "SS-DIS-01")
def test_current_hits_equal_the_result_if_nothing_is_added() -> None:
    party = "bryndis law K4, sable law K4, dorrun law K4"
    with crypt(party=party, foes="orc_g K4", bryndis={"powers": "b1"}, red=[7], blue=[6, 1]) as t:
        t.answer("attack")
        before = computed_of(t).sums
        assert before is not None
        assert (t.question, before.far, before.before) == ("hit", 0, 0)
        t.answer("done")
        assert t.heard(HitsCounted)[0].hits == before.hits > 0


@clause("SS-CBT-14", "SS-CBT-17")
def test_current_wounds_equal_the_result_if_no_shield_is_added() -> None:
    luck: dict[str, Any] = {"encounters": ["e01"], "red": [7], "blue": [6, 1, 1]}
    party = "bryndis law K4, sable law K1"
    with crypt(step="foes", party=party, foes="orc_g K4", bryndis={"powers": "b5"}, **luck) as t:
        before = computed_of(t).sums
        assert before is not None
        t.answer("done")
        assert t.heard(AttackDefended)[0].wounds == before.wounds == hero(t, "bryndis").wounds > 0


@clause("SS-LOS-01", "SS-LOS-03", "SS-LOS-11", "SS-OPT-08")
def test_lines_of_sight_equal_the_rules_throughout_a_match() -> None:
    match = Match(GAME, seed="2", players=2, mode="single", quest="q0", fog=True)
    bots = [find_bot("sensible", GAME, f"2 {seat}") for seat in range(2)]
    seen = unseen = 0
    while match.ask is not None and min(seen, unseen) < 20:
        s, values = match.glance(match.asked).state, computed(match.glance(match.asked))
        if values is not None and s.active >= 0 and s.heroes[s.active].area >= 0:
            here = s.heroes[s.active].area
            assert values.seen == [enemy.ref for enemy in s.enemies if has_line_of_sight(s, s.active, here, enemy.area)]
            seen += bool(values.seen)
            unseen += len(values.seen) < len(s.enemies)
        answer_with(bots[match.asked], match, match.asked)
    assert seen
    assert unseen


@clause("SS-BOD-40")
def test_a_slow_hero_has_no_activity_left_once_one_has_begun() -> None:
    party = "bryndis law K4, sable law K4"
    for conditions, begun, rests in (("", 1, False), ("slow", 0, False), ("slow", 1, True)):
        t = crypt(party=party, foes="orc_g K4", bryndis={"conditions": conditions}, turn={"begun": begun})
        left, turn = computed_of(t).turn, t.state.turn
        assert left is not None
        assert turn is not None
        assert (left.moves, left.combat, left.action) == (
            (0, 0, 0) if rests else (turn.moves, turn.combat, turn.action)
        )
        assert (left.points > 0) != rests


@clause("SS-ENE-04")
def test_life_of_a_horde_is_the_sum_of_its_figures() -> None:
    horde = next(id for id, card in ENEMIES.items() if card.horde)
    t = crypt(party="bryndis law K4, sable law K4", foes=f"{horde} K1, orc_g K4")
    group, one = t.state.enemies
    group.figures -= 1
    one.wounds = 1
    of_group, of_one = computed_of(t).lives
    assert (of_group.left, of_group.most) == (group.most * group.figures, group.most * (group.figures + 1))
    assert (of_one.left, of_one.most) == (one.most - 1, one.most)
    assert of_one.rule == enemy_intent(t.state, one).rule


@clause("SS-RND-02")
def test_dice_faces_equal_those_counted_by_attacks_and_defenses() -> None:
    t = crypt(party="bryndis law K4, sable law K4")
    for color, faces in computed_of(t).faces.items():
        for number, face in enumerate(faces, 1):
            die = Die(color, number)
            assert face.hits == hits_of([die])
            assert face.bolt == Attack(0, "", "", dice=[die]).bolt
            assert face.shield == (color == "B" and shields_of([die]) > 0)


@clause("SS-GEN-02")
def test_rerolled_dice_are_shown_in_their_place() -> None:
    party = "bryndis law K4, ilvane law K4"
    t = crypt(party=party, foes="orc_g K4", bryndis={"extras": "song"}, red=[1, 9], blue=[2])
    t.answer("attack")
    before = [*t.state.attacks[-1].dice]
    t.answer("reroll:song", "die:1", "enough")
    again = t.heard(DiceRolled)[-1]
    assert again.why == "reroll"
    assert [*again.lie] == [Die("R", 9, again=True), *before[1:]]


@clause("SS-CBT-05")
def test_lethal_hits_never_exceed_all_hits_and_wounds_appear_when_dealt() -> None:
    t = crypt(party="bryndis law K4, sable law K4", foes="orc_g K4")
    fight = Attack(0, "watch_sword", "", target=10, step="defend", now=10, hits=2, lethals=5)
    t.state.attacks.append(fight)
    for step, wounds, dealt in (("defend", 0, False), ("defend", 1, True), ("after", 0, True)):
        fight.step, fight.wounds = step, wounds
        sums = computed_of(t).sums
        assert sums is not None
        assert (sums.lethal, sums.dealt) == (2, dealt)


@clause("SS-HTN-02", "SS-RND-01")
def test_round_lists_first_the_heroes_who_have_acted() -> None:
    t = crypt(party="bryndis law K4, sable law K4, dorrun law K4")
    s = t.state
    s.heroes[0].acted, s.heroes[2].acted, s.active = False, True, 1
    heroes = [bead.hero for bead in computed_of(t).round if bead.kind == "hero"]
    assert heroes == [2, 1, 0]
    assert [bead.kind for bead in computed_of(t).round] == ["time", *["hero", "enemies"] * 3, "event"]
    for phase, active, kind in (
        ("hero", 1, "hero"),
        ("enemy", 1, "enemies"),
        ("event", NOBODY, "event"),
        ("time", NOBODY, "time"),
    ):
        s.phase, s.active = phase, active
        assert computed_of(t).round[computed_of(t).bead].kind == kind


@clause("SS-TIM-07")
def test_power_cools_down_as_printed() -> None:
    t = crypt(party="bryndis law K4, sable law K4")
    hero(t, "bryndis").used = {"b1": 2, "b2": -1}
    assert computed_of(t).rests == {"b1": 3, "b2": 0}


@clause("SS-CMP-01")
def test_hp_of_companions_are_the_remaining_ones() -> None:
    t = crypt(party="bryndis law K4, sable law K4")
    t.state.companions.append(Companion(id="wolf", owner=0, most=5, wounds=2, area=hero(t, "bryndis").area))
    assert computed_of(t).mates == [3]


@clause("SS-SET-07", "SS-OPT-02", "SS-OPT-10")
@pytest.mark.parametrize("options", [{}, {"difficulty": "story"}, {"difficulty": "heroic", "legend": True}])
def test_nature_is_offered_with_the_starting_values_of_its_hero(options: dict[str, Any]) -> None:
    for nature in ("law", "chaos"):
        match = Match(GAME, seed="1", players=1, heroes=2, **options)
        before = computed(match.glance(0))
        match.answer(0, "hero:bryndis")
        values = computed(match.glance(0))
        assert values is not None
        assert before is not None
        offered = values.natures[f"nature:{nature}"]
        assert before.natures[f"hero:bryndis/{nature}"] == offered
        match.answer(0, f"nature:{nature}")
        match.answer(0, "hero:ilvane")
        match.answer(0, "nature:law")
        assert computed(match.glance(0)).natures == {}  # type: ignore[union-attr]
        one = match.state.heroes[0]
        assert (offered.combat, offered.action) == (one.gem.combat, one.gem.action)
        assert offered.hp == hp_of_rank(match.state, one)
        assert sorted(offered.things) == sorted(thing.item for thing in one.things)
        one.rank = 7
        assert offered.most == hp_of_rank(match.state, one)


@clause("SS-CAM-20", "SS-CAM-22", "SS-CAM-30", "SS-CAM-40")
def test_every_market_offer_has_a_price_and_nothing_else_has_one() -> None:
    match = Match(GAME, seed="1", players=1, heroes=2, mode="single", quest="q3")
    for key in ("hero:bryndis", "nature:law", "hero:ilvane", "nature:law"):
        match.answer(0, key)
    s, glance = match.state, match.glance(0)
    assert glance.question == "market"
    sold = {key.partition("/")[2] or key.partition(":")[2] for key in keys_of(match, ("buy", "enchant", "tavern"))}
    values = computed(glance)
    assert values is not None
    assert sold <= set(values.prices)
    assert values.prices["watch_sword"] == ITEMS["watch_sword"].cost
    assert "guide" not in values.prices
    s.stock["watch_sword"] = 0
    assert "watch_sword" not in sale_prices(s)
    s.shopper = s.count
    assert set(sale_prices(s)) == {service.id for service in SERVICES.values() if service.per == "party"}


@clause("SS-CAM-20", "SS-CAM-40")
def test_unaffordable_offer_shows_the_missing_crowns() -> None:
    match = Match(GAME, seed="1", players=1, heroes=2, mode="single", quest="q3")
    for key in ("hero:bryndis", "nature:law", "hero:ilvane", "nature:law"):
        match.answer(0, key)
    s = match.state
    s.heroes[0].crowns, s.heroes[1].crowns = ITEMS["watch_sword"].cost - 2, 1
    values = computed_of_match(match)
    assert values.short["watch_sword"] == 2
    assert set(values.short) == {id for id, cost in values.prices.items() if cost > s.heroes[0].crowns}
    s.shopper = s.count
    party = computed_of_match(match)
    assert party.short == {"guide": party.prices["guide"] - s.heroes[0].crowns - 1}


def computed_of_match(match: Match[Any]) -> ComputedValues:
    values = computed(match.glance(0))
    assert values is not None
    return values


def keys_of(match: Match[Any], kinds: tuple[str, ...]) -> list[str]:
    menu = match.menu()
    return [key for key in [*(option.key for option in menu), *menu.refused_keys()] if key.partition(":")[0] in kinds]


@clause("SS-END-04", "SS-CAM-02")
def test_campaign_is_won_unless_it_was_lost_or_given_up() -> None:
    s = crypt(party="bryndis law K4, sable law K4").state
    s.options = dataclasses.replace(s.options, mode="campaign")
    s.step = OVER
    for lost, abandoned, won in (("", False, True), ("q1", False, False), ("", True, False)):
        s.record.lost, s.record.abandoned = lost, abandoned
        assert is_won(s) is won
    s.step, s.outcome, s.record.won = "turn", "lost", ["q0"]
    assert not is_won(s)
    s.outcome = "won"
    assert is_won(s)
    s.outcome, s.quest = "", "q0"
    assert is_won(s)
    s.quest = "q1"
    assert not is_won(s)


@clause("SS-ARE-08", "SS-ARE-10", "SS-ARE-12", "SS-FRE-04")
def test_map_things_list_all_answers_about_them() -> None:
    match = Match(GAME, seed="5", players=1, heroes=2, mode="single", quest="q1")
    bot = find_bot("sensible", GAME, "5")
    kinds = ("open", "unlock", "interact", "search", "pick")
    met = set[str]()
    while match.ask is not None and len(met) < 3 and match.state.round < 12:
        s, glance = match.state, match.glance(0)
        if glance.question == "act":
            values = computed(glance)
            assert values is not None
            figures = [one for one in GAME.scene(glance.state, 0).figures if one.kind in THING_SIGNS]
            assert len(figures) == len(values.things)
            doors = {link.id for link in board(s).links if link.door_bit}
            about = {key for key in glance_keys(glance) if key.partition(":")[0] in kinds}
            about -= {key for key in about if key.partition(":")[2] in doors}
            assert about <= {key for keys in values.things for key in keys}
            for figure, keys in zip(figures, values.things, strict=True):
                for key in about & {*keys}:
                    met.add(key.partition(":")[0])
                    assert figure.place == board(s).areas[s.heroes[s.active].area].id
        answer_with(bot, match, 0)
    assert met == {"search", "interact", "pick"}


def glance_keys(glance: Any) -> set[str]:
    return {option.key for option in glance.options}


@clause("SS-COM-02", "SS-WPN-05")
def test_weapon_of_an_attack_is_shown_with_the_turn() -> None:
    t = crypt(party="bryndis law K4, sable law K4", foes="orc_g K4")
    left, at = computed_of(t).turn, t.state.active
    assert left is not None
    assert left.weapon == card_id(t.state.heroes[at].primary) != ""
    worn = [face for card in GAME.scene(t.state, 0).seats[0].cards for face in card.faces if face.sign]
    assert left.weapon in [face.id for face in worn]
    t.state.heroes[at].primary, t.state.heroes[at].secondary = Thing(""), Thing("")
    bare = computed_of(t).turn
    assert bare is not None
    assert bare.weapon == ""


@clause("SS-CAM-02")
def test_quest_gains_are_counted_from_its_start() -> None:
    t = crypt(party="bryndis law K4, sable law K4")
    assert [(gain.ranks, gain.crowns) for gain in computed_of(t).gains] == [(0, 0), (0, 0)]
    t.state.heroes[1].rank += 2
    t.state.heroes[1].crowns -= 1
    assert [(gain.ranks, gain.crowns) for gain in computed_of(t).gains] == [(0, 0), (2, -1)]
