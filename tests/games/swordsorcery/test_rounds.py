"""The round, Soul Points, death, events (4.8, 4.21, 4.22, 4.28, 4.30)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine import Outcome
from meadhall.engine.common.text import text
from meadhall.engine.language.names import Names
from meadhall.games.swordsorcery.content import QUESTS
from meadhall.games.swordsorcery.events import FigureMoved, HeroDied, HitsCounted, QuestLost, QuestWon, WoundsHealed
from meadhall.games.swordsorcery.figures.crowd import full_hp, remaining_hp
from meadhall.games.swordsorcery.ops.grammar import amount_value, half_rounded_up
from meadhall.games.swordsorcery.souls import rank_cost
from meadhall.games.swordsorcery.state import State
from meadhall.games.swordsorcery.turns.phases import event_deck
from meadhall.games.swordsorcery.words import question_text
from meadhall.testing import clause
from tests.games.swordsorcery.tables import ScriptedTable, area, at, crypt, enemy_types, foe, hero, quest


def time(**position: Any) -> ScriptedTable[State]:
    return crypt(**{"step": "time", "party": "bryndis law K1, sable law K1", **position})


# ---- Time Phase


@clause("SS-TIM-01", "SS-SET-06")
def test_round_starts_with_the_time_phase_and_another_leader() -> None:
    t = time(players=2)
    assert (t.state.round, t.state.leader, t.question) == (3, 1, "who-acts")


@clause("SS-TIM-04", "SS-SPE-18")
def test_effects_until_the_time_phase_end_there() -> None:
    from meadhall.games.swordsorcery.state import Buff

    buffs = [Buff("hits", 1, "round", "d3"), Buff("hits", 1, "next_attack", "valor_horn")]
    t = time(
        sable={"hidden": True, "buffs": buffs}, party="corvane law K1, sable law K1", tokens="flame K4 c10 corvane"
    )
    assert not hero(t, "sable").hidden
    assert [buff.card for buff in hero(t, "sable").buffs] == ["valor_horn"]
    assert t.state.tokens == []


@clause("SS-TIM-06")
def test_bookmarks_are_revealed_and_limits_reset() -> None:
    t = time(bryndis={"acted": True, "limits": "round/focus quest/song"})
    assert hero(t, "bryndis").limits == ["quest/song"]
    assert not hero(t, "bryndis").acted


@clause("SS-TIM-07", "SS-TIM-08", "SS-TIM-09", "SS-EX-11", "SS-EX-12", "SS-POW-03", "SS-POW-05")
def test_powers_are_refreshed_before_they_cool_down() -> None:
    used = {"b5": 0, "b3": 2, "b12": -1}
    t = time(bryndis={"powers": "b5 b3 b12", "used": used})
    assert hero(t, "bryndis").used == {"b3": 1, "b12": -1}
    t = time(bryndis={"powers": "b5 b3", "used": {"b3": 0}})
    assert hero(t, "bryndis").used == {}


@clause("SS-TIM-10", "SS-TIM-12", "SS-DEC-10", "SS-DEC-11")
def test_souls_are_handled_in_hero_order_until_nobody_acts() -> None:
    t = time(soul=8, sable={"ghost": True})
    assert (t.question, t.asked) == ("soul", 0)
    assert t.menu.unanswered().key == "raise"
    t.answer("raise")
    assert (t.question, t.asked) == ("power", 0)


@clause("SS-TIM-11")
def test_the_first_time_phase_has_only_its_last_step() -> None:
    t = time(round=0, bryndis={"fire": [1]})
    assert hero(t, "bryndis").wounds == 0


# ---- Soul Points and Soulrank


@clause("SS-SOU-01", "SS-SOU-10", "SS-SOU-11", "SS-SOU-12", "SS-SOU-13", "SS-EX-14")
def test_cost_is_the_rank_squared_and_no_hero_gets_ahead() -> None:
    assert [rank_cost(rank) for rank in range(2, 8)] == [4, 9, 16, 25, 36, 49]
    t = time(
        party="bryndis law K1, sable law K1, dorrun law K1",
        soul=9,
        bryndis={"rank": 2},
        sable={"rank": 2},
        dorrun={"powers": "d1 d2"},
    )
    assert t.keys == ["raise", "pass"]
    assert t.state.heroes[2].rank == 1
    t.answer("raise", "take:d3")
    assert t.state.soul == 5
    assert t.question == "who-acts"


@clause("SS-SOU-13")
def test_fallen_friend_holds_the_party_back() -> None:
    t = time(soul=40, party="bryndis law K1, sable law K5", bryndis={"rank": 2}, sable={"ghost": True})
    assert t.question == "who-acts"


@clause("SS-SOU-14", "SS-POW-01", "SS-POW-02", "SS-DEC-03", "SS-DEC-04")
def test_a_raise_brings_hp_and_new_powers_at_once() -> None:
    t = time(soul=4, bryndis={"wounds": 3, "powers": "b1 b5"})
    t.answer("raise")
    assert (t.question, t.keys) == ("talent", ["take:bt1", "take:bt2", "take:bt3", "take:bt4"])
    t.answer("take:bt4")
    assert (hero(t, "bryndis").rank, hero(t, "bryndis").wounds, full_hp(t.state, 0)) == (2, 3, 9)
    t = time(soul=9, bryndis={"rank": 2, "powers": "b1 b5", "talents": "bt1"}, sable={"rank": 2})
    t.answer("raise")
    assert t.keys == ["take:b2", "take:b3", "take:b6", "take:b4", "take:b7"]
    assert t.forbidden_by("take:b8") == ["SS-POW-02"]


@clause("SS-SOU-15")
def test_seven_is_the_highest_soulrank() -> None:
    assert time(soul=99, bryndis={"rank": 7}, sable={"rank": 7}).question == "who-acts"


# ---- death


def table_after_death(**position: Any) -> ScriptedTable[State]:
    """Return a table where a Brawler has killed Bryndis in K4."""
    fields = {"wounds": 7, **position.pop("bryndis", {})}
    party = position.pop("party", "bryndis law K4, sable law K1")
    luck = {"encounters": ["e01"], "red": [7], "blue": [6, 1, 1]}
    return crypt(**{"step": "foes", "party": party, "foes": "orc_g K4", "bryndis": fields, **luck, **position})


@clause("SS-DTH-01")
def test_healing_never_goes_above_the_maximum() -> None:
    t = crypt(party="bryndis law K1, sable law K1", bryndis={"bag": "heart_draught*", "wounds": 2})
    t.answer("use:heart_draught")
    assert hero(t, "bryndis").wounds == 0
    assert t.heard(WoundsHealed)[0].n == 2


@clause("SS-DTH-02", "SS-DTH-04", "SS-DTH-05")
def test_a_dead_hero_is_a_ghost_soul_without_tokens() -> None:
    t = table_after_death(bryndis={"conditions": "slow", "crowns": 4, "keys": "bell_clapper"})
    one = hero(t, "bryndis")
    assert (one.ghost, one.conditions, one.crowns, one.keys, at(t, "bryndis")) == (True, {}, 4, [], "K4")
    assert [thing.item for thing in t.state.ground[area(t, "K4")]] == ["bell_clapper"]
    assert t.state.body(0) is None


@clause("SS-DTH-03", "SS-DEC-05", "SS-EX-24")
def test_death_costs_a_soulrank_and_the_powers_above_it() -> None:
    t = table_after_death(bryndis={"rank": 3, "wounds": 9, "powers": "b1 b2 b4", "talents": "bt4"})
    assert hero(t, "bryndis").rank == 2
    assert hero(t, "bryndis").powers == ["b1", "b2"]
    assert t.heard(HeroDied)[0].hero == "bryndis"
    t = table_after_death()
    assert hero(t, "bryndis").rank == 1


@clause("SS-DTH-11", "SS-POW-05", "SS-CAM-40")
def test_power_lost_by_death_is_still_used_when_it_is_taken_again() -> None:
    t = table_after_death(
        bryndis={"rank": 3, "wounds": 9, "powers": "b1 b2 b4", "talents": "bt4", "used": {"b4": -1, "b2": 2}}
    )
    assert hero(t, "bryndis").powers == ["b1", "b2"]
    assert hero(t, "bryndis").used == {"b4": -1, "b2": 2}


@clause("SS-DTH-06", "SS-DTH-07", "SS-DEC-41")
def test_ghost_soul_drifts_through_doors_and_whispers_once() -> None:
    t = crypt(party="bryndis law K4, sable law K5", bryndis={"ghost": True}, foes="orc_g K4")
    t.answer("to:K6", "to:K4", f"whisper:{foe(t).ref}")
    assert not [key for key in t.keys if key.startswith("whisper")]
    t.answer("to:K5")
    assert not [key for key in t.keys if key.startswith("to:")]
    assert [buff.n for buff in foe(t).buffs] == [-1]
    t = crypt(party="bryndis law K4, sable law K4", bryndis={"ghost": True})
    t.answer("whisper:sable")
    assert hero(t, "sable").limits == ["round/whisper"]


@clause("SS-DTH-08")
def test_enemies_of_a_ghost_act_after_its_turn() -> None:
    with crypt(
        party="bryndis law K4, sable law K5",
        bryndis={"ghost": True},
        foes="orc_g K4",
        encounters=["e09"],
        red=[1],
        blue=[1],
    ) as t:
        t.answer("end")
        assert at(t, "orc_g") == "K5"


@clause("SS-DTH-10", "SS-DTH-11")
def test_a_ghost_soul_returns_at_the_shrine_for_a_soul_point() -> None:
    t = time(soul=1, sable={"ghost": True, "used": {"s1": 2}, "armor": "starwoven*"})
    t.answer("resurrect")
    one = hero(t, "sable")
    assert (one.ghost, remaining_hp(t.state, 1), one.shields, t.state.soul) == (False, 6, 2, 0)
    assert one.used == {"s1": 1}
    assert time(soul=1, party="bryndis law K1, sable law K2", sable={"ghost": True}).question == "who-acts"


@clause("SS-DTH-12", "SS-CMP-09", "SS-END-02")
def test_the_quest_is_lost_when_the_last_hero_falls() -> None:
    t = table_after_death(sable={"ghost": True}, mates="wolf sable K1")
    assert t.over
    assert t.heard(QuestLost)


@clause("SS-DTH-13", "SS-DTH-14")
def test_soul_points_and_loot_are_also_given_for_a_death_by_poison() -> None:
    t = time(foes="gremlin_g K9 poison=2")
    assert (t.state.soul, t.state.crowns) == (1, {area(t, "K9"): 3})


# ---- Event Phase


@clause("SS-EVT-01", "SS-EVT-02", "SS-EVT-03", "SS-EX-22")
def test_event_stays_revealed_for_a_round() -> None:
    t = crypt(step="event", events=["v11"])
    assert (t.state.event, t.state.events_drawn) == ("v11", 1)
    t = crypt(party="bryndis law K4, sable law K1", event="v11", foes="orc_r K4", red=[1], blue=[1])
    t.answer("attack")
    assert t.question == "act"
    t = crypt(step="event", event="v11")
    assert (t.state.event, t.state.events_drawn) == ("", 0)


@clause("SS-EVT-04", "SS-STY-10")
def test_story_cards_are_read() -> None:
    t = crypt(step="event", events_drawn=2, drawn=["gremlin_g"])
    assert (t.state.event, t.state.read, enemy_types(t)) == ("q0s1", ["q0.6"], ["gremlin_g"])
    assert at(t, "gremlin_g") == "K9"


@clause("SS-EVT-05")
def test_an_empty_event_deck_loses_the_quest() -> None:
    assert crypt(step="event", events_drawn=7).over


@clause("SS-EVT-06", "SS-DEC-52", "SS-DEC-51")
def test_leader_chooses_in_the_event_phase() -> None:
    t = crypt(step="event", players=2, leader=1, events=["v06"], bryndis={"wounds": 1})
    assert (t.question, t.asked) == ("choose", 1)
    t.answer("option:1")
    assert (t.question, t.keys[0]) == ("choose-hero", "hero:bryndis")
    assert question_text(t.question, t.state, Names([])) == text("question-choose-hero-crowns", n="10")
    t.answer("hero:sable", by=1)
    assert hero(t, "sable").crowns == 10
    assert t.state.aim == ""


@clause("SS-EVT-10", "SS-EVT-12", "SS-EX-21")
def test_night_and_day_are_placed_beside_the_deck() -> None:
    t = quest("q1", step="event")
    assert (t.state.night, t.state.event) == (True, "")
    t = quest("q1", step="event", events_drawn=5, night=True, bryndis={"conditions": "blind"})
    assert (t.state.night, t.state.event, hero(t, "bryndis").conditions) == (False, "", {})


@clause("SS-EVT-11")
def test_night_does_not_affect_the_heros_own_area() -> None:
    with crypt(party="bryndis law K4, sable law K1", night=True, foes="orc_g K4", red=[3], blue=[1, 1]) as t:
        t.answer("attack", "done")
        assert t.heard(HitsCounted)[0].parts == []


@clause("SS-SET-26")
def test_quests_have_their_pools_and_decks() -> None:
    for id, quest_card in QUESTS.items():
        t = quest(id)
        assert len(t.state.faces.bags["event"]) == 20
        assert event_deck(t.state) == list(quest_card.event_deck)
        assert quest_card.event_deck[-1].startswith("story:")
    assert len(event_deck(quest("q1", difficulty="story").state)) == len(QUESTS["q1"].event_deck) + 1


# ---- the end


@clause("SS-END-01", "SS-END-04")
def test_the_quest_is_won_at_the_end_of_an_event_phase() -> None:
    rung = {"flags": ["rung"], "party": "bryndis law K11, sable law K12"}
    t = crypt(step="event", event="v11", **rung)
    assert t.over
    assert t.heard(QuestWon)
    assert t.points == [1]
    assert not crypt(step="event", event="v11", flags=["rung"], party="bryndis law K11, sable law K1").over


@clause("SS-END-03")
def test_a_quest_whose_heroes_are_all_ghosts_is_not_won() -> None:
    ghosts = {"bryndis": {"ghost": True}, "sable": {"ghost": True}}
    t = crypt(step="event", event="v11", flags=["rung"], **ghosts)
    assert t.heard(QuestLost)


@clause("SS-END-05")
def test_won_quest_is_not_lost_to_the_clock() -> None:
    t = crypt(step="event", events_drawn=5, flags=["rung"], party="bryndis law K11, sable law K12")
    assert t.heard(QuestWon)
    t = crypt(step="event", events_drawn=5)
    assert t.heard(QuestLost)


@clause("SS-EX-31", "SS-STY-30")
def test_heart_must_be_held_by_a_living_hero() -> None:
    words = {"flags": ["heart"], "ground": {"G5": "silver_heart"}, "step": "event", "event": "v11"}
    assert not quest("q2", party="bryndis law G5, sable law G1", bryndis={"ghost": True}, **words).over
    assert quest("q2", party="bryndis law G1, sable law G2", sable={"keys": "silver_heart"}, **words).over


# ---- golden rules


@clause("SS-GEN-08", "SS-GEN-09", "SS-GEN-10", "SS-GEN-11")
def test_fractions_are_rounded_up() -> None:
    assert [half_rounded_up(rank) for rank in range(1, 8)] == [1, 1, 2, 2, 3, 3, 4]
    assert amount_value("SR2+1", 5, 3) == 4
    assert amount_value("6H+2", 1, 3) == 20
    assert crypt(party="bryndis law, sable law, dorrun law", bryndis={"ghost": True}).state.count == 3


@clause("SS-GEN-02")
def test_die_is_rerolled_at_most_once() -> None:
    lucky = {"talents": "st2", "artifact": "lucky_coin"}
    with crypt(party="sable law K4, bryndis law K1", sable=lucky, foes="orc_r K4", red=[1, 1], blue=[1, 1]) as t:
        t.answer("attack", "reroll:st2", "die:1")
        assert t.keys == ["done", "reroll:lucky_coin", "focus"]
        t.answer("reroll:lucky_coin")
        assert all(die.again for die in t.state.attacks[0].dice)
        t.answer("done")


@clause("SS-GEN-03")
def test_empty_deck_is_rebuilt_from_its_discards() -> None:
    t = crypt(party="bryndis law K4, sable law K1", traps_drawn=["t11"])
    t.state.faces.bags["trap"].clear()
    t.state.traps.discards = [10]
    t.answer("open:kd2")
    assert t.state.opened


@clause("SS-GEN-04", "SS-GEN-06", "SS-GEN-15")
def test_same_card_helps_once_and_different_ones_add_up() -> None:
    from meadhall.games.swordsorcery.state import Buff

    buffs = [Buff("hits", 1, "round", "d3"), Buff("hits", 1, "next_attack", "valor_horn")]
    with crypt(
        party="bryndis law K4, dorrun law K3", bryndis={"buffs": buffs}, foes="orc_r K4", red=[1], blue=[1, 1]
    ) as t:
        t.answer("attack", "done")
        assert t.heard(HitsCounted)[0].hits == 2
    t = crypt(
        party="bryndis law K4, dorrun law K4",
        dorrun={"powers": "d3", "rank": 2},
        bryndis={"buffs": buffs},
        active="dorrun",
    )
    t.answer("use:d3")
    assert len(hero(t, "bryndis").buffs) == 2


@clause("SS-GEN-05", "SS-TIM-03")
def test_suffered_hp_cannot_be_prevented() -> None:
    t = time(bryndis={"fire": [1], "shields": 3, "armor": "templar_plate*"})
    assert (hero(t, "bryndis").wounds, hero(t, "bryndis").shields) == (1, 3)


@clause("SS-GEN-07")
def test_a_ghost_soul_is_not_a_character() -> None:
    t = crypt(
        party="bryndis law K4, sable law K4",
        active="sable",
        bryndis={"ghost": True},
        sable={"bag": "healing_potion", "wounds": 1},
    )
    assert "use:healing_potion" in t.keys
    t.answer("use:healing_potion")
    assert hero(t, "sable").wounds == 0


@clause("SS-GEN-12")
def test_simultaneous_effects_go_by_hero_order_from_the_active_hero_then_enemies() -> None:
    t = crypt(party="bryndis law, sable law, dorrun law", active="sable", mates="wolf sable K1", foes="orc_g K9")
    assert t.state.in_order([10, 0, 6, 2, 1]) == [1, 6, 2, 0, 10]
    t = crypt(step="event", party="bryndis law, sable law, dorrun law", event="v11")
    assert t.state.in_order([2, 0, 1]) == [0, 1, 2]


@clause("SS-GEN-01")
def test_card_overrides_the_rulebook() -> None:
    t = crypt(active="bryndis")
    assert "dash" in t.keys
    t = crypt(active="bryndis", bryndis={"keys": "silver_heart"})
    assert "dash" not in t.keys
    assert t.forbidden_by("dash") == ["SS-GEN-01"]
    for event, can in (("", False), ("v12", True)):  # Clear Heads: Focus costs no Action activity
        t = crypt(party="bryndis chaos K4, sable law K1", foes="orc_r K4", turn={"action": 0}, event=event, seed="1")
        t.answer("attack")
        assert ("focus" in t.keys) == can


@clause("SS-GEN-13")
def test_impossible_event_is_skipped() -> None:
    t = crypt(step="event", events=["v16"], gates="", enemy_bag="gremlin_g")
    assert enemy_types(t) == []


@clause("SS-GEN-14")
def test_random_choices_are_in_the_log() -> None:
    t = crypt(step="event", events=["v01"], drawn=["gremlin_g"])
    assert [entry.kind for entry in t.match.log if isinstance(entry, Outcome)][-2:] == ["event", "enemies"]
    assert not t.heard(FigureMoved)


@pytest.mark.parametrize("quest_id", list(QUESTS))
def test_every_quest_can_be_started(quest_id: str) -> None:
    t = quest(quest_id, step="setup", seed="1")
    assert t.question in ("power", "talent")
