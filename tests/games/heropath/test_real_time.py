"""Real Time (RTM): all heroes act at once, and call STOP."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine import NotOffered
from meadhall.engine.flows.flow import CLOCK
from meadhall.games.heropath.events.heroes import RoundBegan, TurnBegan
from meadhall.games.heropath.events.land import EnemyExposed, StopCalled, StopEnded
from meadhall.games.heropath.real_time.sequencer import Sequencer, sequencer
from meadhall.testing import clause
from meadhall.testing.scenario import ScriptedTable
from tests.games.heropath.reading import T, enemies_at, hero, space_of, vitality_of


def race(players: int = 2, **words: Any) -> ScriptedTable[Any]:
    """Return a table in Real Time. A fixed seed draws the seat that is asked first."""
    return T(players=players, turns="real-time", **words)


def answer_as(t: ScriptedTable[Any], name: str, *keys: str) -> None:
    """Give these answers for one hero, one after the other."""
    for key in keys:
        t.match.answer(t.seat(name), key)


def waiting_seats(t: ScriptedTable[Any]) -> set[int]:
    assert t.match.ask is not None
    return {seat for seat in t.match.ask.waiting if seat != CLOCK}


def offered_keys(t: ScriptedTable[Any], name: str) -> list[str]:
    return t.match.menu(t.seat(name)).keys


def refusal_clauses(t: ScriptedTable[Any], name: str, key: str) -> list[str]:
    """Return the clauses that forbid an option to this hero."""
    return [refusal.clause for refusal in t.match.why_not(key, t.seat(name))]


@clause("HP-RTM-01", "HP-RTM-02", "HP-RTM-03", "HP-RTM-25", "HP-MOD-03")
def test_all_act_at_once_and_the_round_ends_when_all_are_done() -> None:
    t = race(players=3, ann="P14", bram="P01", cas="F01")
    assert waiting_seats(t) == {0, 1, 2}
    answer_as(t, "cas", "travel", "space:F04", "stop")
    answer_as(t, "ann", "travel", "space:P13")
    assert waiting_seats(t) == {0}, "an action is carried out as a whole, then the next"
    answer_as(t, "ann", "stop", "give-up")
    answer_as(t, "cas", "give-up")
    assert waiting_seats(t) == {1}
    answer_as(t, "bram", "give-up")
    assert (t.state.round, waiting_seats(t), hero(t).actions) == (2, {0, 1, 2}, 4)
    assert t.state.first == 0, "the first player is the manager"


@clause("HP-RTM-25", "HP-TRN-05")
def test_turn_start_effects_happen_for_all_heroes_at_round_start() -> None:
    t = race(ann="P14", bram={"at": "P01", "actions": 0}, enemies="P14=(troll) P01=(goblin)", step="round")
    kinds = [type(event) for event in t.match.news(-1) if isinstance(event, (RoundBegan, TurnBegan, EnemyExposed))]
    assert kinds == [RoundBegan, TurnBegan, EnemyExposed, TurnBegan, EnemyExposed]
    assert enemies_at(t, "P14") == ["troll"]


@clause("HP-RTM-22")
def test_first_seat_is_drawn_from_heroes_with_actions_left() -> None:
    t = race(players=3, ann="P14", bram={"at": "P01", "actions": 0}, cas="F01", order=["cas", "ann"])
    assert t.match.ask is not None
    assert t.match.ask.seat == 2
    answer_as(t, "cas", "travel", "space:F04", "stop")
    assert t.match.ask is not None
    assert t.match.ask.seat == 0


@clause("HP-RTM-04", "HP-RTM-08", "HP-RTM-10", "HP-RTM-23", "HP-RTM-05", "HP-ASK-39")
def test_stop_hero_stops_one_hero_who_may_be_robbed_once() -> None:
    t = race(players=3, ann={"at": "P14", "gems": "V3"}, bram={"at": "P14", "gold": 3}, cas="F01")
    assert [r.clause for r in t.match.why_not("snatching:1", 0)] == ["HP-RTM-04"]
    answer_as(t, "ann", "stop:hero-1")
    assert t.heard(StopCalled) == [StopCalled(0, "hero", 1)]
    assert waiting_seats(t) == {0, 2}, "the others play on"
    answer_as(t, "ann", "snatching:1")
    assert (hero(t).gold, hero(t, "bram").gold) == (1, 2)
    assert [r.clause for r in t.match.why_not("snatching:1", 0)] == ["HP-ENC-09"]
    answer_as(t, "ann", "give-up")
    assert waiting_seats(t) == {1, 2}, "the stopped hero continues after the turn of the caller"
    assert t.heard(StopEnded) == [StopEnded("hero")]


@clause("HP-RTM-04")
def test_encounter_cards_need_a_stop_too() -> None:
    t = race(ann={"at": "P14", "cards": "F03"}, bram={"at": "P14", "gold": 1})
    assert refusal_clauses(t, "ann", "card:F03") == ["HP-RTM-04"]
    answer_as(t, "ann", "stop:hero-1")
    assert "card:F03" in offered_keys(t, "ann")


@clause("HP-RTM-08", "HP-RTM-10", "HP-CRD-03")
def test_stop_hero_lasts_until_the_callers_turn_ends() -> None:
    """After their last action the caller may still use a card, also against the stopped hero."""
    t = race(ann={"at": "P14", "cards": "F03", "actions": 1}, bram={"at": "P14", "gold": 1, "food": 0}, search="food")
    answer_as(t, "ann", "stop:hero-1", "rest", "search", "end")
    assert (hero(t).actions, waiting_seats(t), "card:F03" in offered_keys(t, "ann")) == (0, {0}, True)
    answer_as(t, "ann", "card:F03")
    assert (hero(t, "bram").gold, t.heard(StopEnded)) == (0, [StopEnded("hero")])
    assert waiting_seats(t) == {1}
    t = race(players=2, style="mist", ann={"at": "P14", "actions": 1, "bonus": 1}, bram="P01", search="food")
    answer_as(t, "ann", "stop:hero-1", "rest", "search", "end")
    assert (hero(t).actions, waiting_seats(t)) == (0, {0}), "a bonus Travel belongs to the turn"


@clause("HP-RTM-09")
def test_stop_hero_is_called_at_most_as_often_as_agreed() -> None:
    t = race(ann={"at": "P14", "stops": 1}, bram="P01")
    assert refusal_clauses(t, "ann", "stop:hero-1") == ["HP-RTM-09"]
    t = race(ann={"at": "P14", "stops": 1}, bram="P01", stop_hero=2)
    assert "stop:hero-1" in offered_keys(t, "ann")


@clause("HP-RTM-18", "HP-RTM-19")
def test_no_stop_is_possible_during_another_stop() -> None:
    t = race(players=3, ann="P14", bram="P01", cas="F01")
    answer_as(t, "ann", "stop:hero-1")
    assert not any(key.startswith("stop:") for key in offered_keys(t, "cas"))
    assert refusal_clauses(t, "cas", "stop:hero-0") == ["HP-RTM-18"]
    assert hero(t, "cas").stops == 0, "the second call has no effect and is not counted"


@clause("HP-RTM-23")
def test_caller_and_stopped_hero_must_have_actions_left() -> None:
    t = race(ann="P14", bram={"at": "P01", "actions": 0})
    assert not any(key.startswith("stop:hero") for key in offered_keys(t, "ann"))
    assert refusal_clauses(t, "ann", "stop:hero-1") == ["HP-RTM-23"]


@clause("HP-RTM-26")
def test_with_teams_all_act_at_once_and_stop_hero_names_opponents() -> None:
    t = T(players=4, turns="real-time", competition="team", ann="P14", bram="P01", cas="F01", dot="F02")
    assert waiting_seats(t) == {0, 1, 2, 3}
    assert [key for key in offered_keys(t, "ann") if key.startswith("stop:")] == ["stop:hero-1", "stop:hero-3"]
    assert refusal_clauses(t, "ann", "stop:hero-2") == ["HP-RTM-26"]


@clause("HP-RTM-11", "HP-RTM-12", "HP-RTM-05", "HP-RTM-06")
def test_stop_dragon_lets_a_hero_fight_before_all_others() -> None:
    t = race(players=3, ann="P04", bram="P01", cas="F01", rock=1, hero_dice=[1, 1], enemy_dice=[5, 5], search="food")
    answer_as(t, "ann", "travel")
    assert "stop:dragon" in offered_keys(t, "ann"), "at the beginning of a Travel, 2 spaces from the Ashfall"
    answer_as(t, "ann", "space:U08", "stop:dragon", "space:U07", "stop")
    assert waiting_seats(t) == {0}
    answer_as(t, "ann", "fight:dragon")
    assert waiting_seats(t) == {0}, "a hero with actions left may fight again"
    answer_as(t, "ann", "travel", "space:U06", "stop")
    assert waiting_seats(t) == {0}
    answer_as(t, "ann", "rest")
    assert t.heard(StopEnded) == [StopEnded("dragon")]
    answer_as(t, "ann", "search", "end")
    assert waiting_seats(t) == {1, 2}


@clause("HP-RTM-11")
def test_stop_dragon_is_impossible_far_from_the_dragon() -> None:
    t = race(ann="START", bram="P01", rock=3)
    answer_as(t, "ann", "travel")
    assert "stop:dragon" not in offered_keys(t, "ann")


@clause("HP-RTM-13", "HP-RTM-14", "HP-RTM-15", "HP-RTM-16")
def test_waiting_heroes_act_in_turn_order() -> None:
    t = race(players=3, ann={"at": "P14", "gold": 1}, bram="P14", cas="P14")
    assert "stop:passive" not in offered_keys(t, "ann"), "another hero can still act"
    answer_as(t, "bram", "wait")
    answer_as(t, "cas", "wait")
    assert "stop:passive" in offered_keys(t, "ann")
    answer_as(t, "ann", "stop:passive")
    assert waiting_seats(t) == {0}, "a round may also begin in this way"
    answer_as(t, "ann", "travel", "space:P13", "stop")
    assert waiting_seats(t) == {1}
    assert "ambush:2" in offered_keys(t, "bram"), "Encounters are allowed among them"
    answer_as(t, "bram", "travel", "space:P13", "stop")
    assert waiting_seats(t) == {2}
    answer_as(t, "cas", "give-up")
    answer_as(t, "ann", "give-up")
    assert t.heard(StopEnded) == [StopEnded("passive")]
    assert waiting_seats(t) == {1}


@clause("HP-RTM-13")
def test_turn_order_begins_after_the_hero_who_acted_last() -> None:
    t = race(players=3, ann="P14", bram="P01", cas="F01")
    answer_as(t, "bram", "travel", "space:P05", "stop")
    for name in ("ann", "bram", "cas"):
        answer_as(t, name, "wait")
    assert (t.state.stop.kind, t.state.stop.order, waiting_seats(t)) == ("passive", [2, 0, 1], {2})


@clause("HP-RTM-17")
def test_clock_detects_a_stall() -> None:
    t = race(ann="P14", bram="P01")
    assert t.match.ask is not None
    assert t.match.ask.menus[CLOCK].keys == ["stall"]
    t.match.answer(CLOCK, "stall", 45_000)
    assert t.state.stop.kind == "passive"
    t = race(ann="P14", bram={"at": "P01", "actions": 0})
    assert t.match.ask is not None
    assert CLOCK not in t.match.ask.menus, "a single active hero cannot wait"


@clause("HP-RTM-20")
def test_off_turn_cards_need_a_finished_or_stopped_hero() -> None:
    t = race(players=3, ann={"at": "P14"}, bram={"cards": "B37"}, cas={"at": "F01"}, enemies="P14=goblin",
             hero_dice=[1, 1], enemy_dice=[5])  # fmt: skip
    answer_as(t, "ann", "fight:goblin")
    assert vitality_of(t) == 3, "it is Bram's turn"
    t = race(players=3, ann={"at": "P14"}, bram={"cards": "B37"}, cas={"at": "F01"}, enemies="P14=goblin",
             hero_dice=[3, 3], enemy_dice=[5])  # fmt: skip
    answer_as(t, "ann", "stop:hero-1", "fight:goblin")
    assert waiting_seats(t) == {1}
    answer_as(t, "bram", "card:B37")
    assert vitality_of(t) == 3


@clause("HP-RTM-20", "HP-RTM-07")
def test_spell_interrupts_all_others_so_they_may_use_off_turn_cards() -> None:
    t = race(ann={"at": "P14", "cards": "M32 A33", "gems": "W1"}, bram={"at": "P14", "cards": "M27"})
    answer_as(t, "ann", "card:A33")
    assert (hero(t, "bram").leeches, waiting_seats(t)) == (1, {0, 1}), "a jar is not MAGIC and stops nobody"
    answer_as(t, "ann", "card:M32")
    answer_as(t, "bram", "card:M27")
    assert (hero(t, "bram").leeches, waiting_seats(t)) == (1, {0, 1})


@clause("HP-RTM-20", "HP-RTM-15")
def test_in_stop_passive_the_others_are_outside_their_turn() -> None:
    t = race(ann="P14", bram={"at": "P14", "cards": "K15", "gold": 1})
    answer_as(t, "ann", "wait")
    answer_as(t, "bram", "wait")
    answer_as(t, "ann", "snatching:1")
    answer_as(t, "bram", "card:K15")
    assert (hero(t).gold, hero(t, "bram").gold, waiting_seats(t)) == (0, 1, {1})


@clause("HP-RTM-10", "HP-ENC-09")
def test_encounter_card_is_played_in_addition_to_the_action() -> None:
    t = race(ann={"at": "P14", "cards": "F03 F03"}, bram={"at": "P14", "gold": 3})
    answer_as(t, "ann", "stop:hero-1", "card:F03", "snatching:1", "card:F03")
    assert hero(t).gold == 3


@clause("HP-RTM-07", "HP-RTM-21", "HP-RTM-24")
def test_events_and_magic_stop_all_heroes_while_they_take_effect() -> None:
    t = race(ann={"at": "P14", "cards": "M28", "gems": "F2"}, bram="P01")
    answer_as(t, "ann", "card:M28")
    assert t.heard(StopCalled) == [StopCalled(0, "event", -1)]
    t = race(ann={"at": "P14", "cards": "M28", "gems": "F2"}, bram="P01")
    answer_as(t, "ann", "stop:hero-1", "card:M28")
    assert [event.kind for event in t.heard(StopCalled)] == ["hero"], "no second STOP during a STOP"
    t = race(ann={"at": "P14", "cards": "M37", "gems": "W3"}, bram="P01", stock="", pouch="", flare="forest")
    answer_as(t, "ann", "card:M37", "stay")
    assert StopCalled(0, "event", -1) in t.heard(StopCalled)


@clause("HP-RTM-25", "HP-ENC-03")
def test_ambushed_or_dead_hero_loses_the_remaining_actions() -> None:
    t = race(players=3, ann="P14", bram="P14", cas={"at": "P14", "gems": "F1 V0"}, enemies="P13=troll")
    answer_as(t, "ann", "stop:hero-1", "ambush:1")
    assert (space_of(t, "bram"), hero(t, "bram").actions) == ("C6", 0)
    answer_as(t, "cas", "travel", "space:P13", "space:P11", "stop")
    assert (hero(t, "cas").is_dead, waiting_seats(t)) == (True, {0})


@clause("HP-RTM-21", "HP-GAT-03")
def test_gathering_starts_a_new_round_for_all() -> None:
    t = race(ann={"at": "P14", "gems": "W5 S5 E5 F5 V5"}, bram="P01", enemies="P14=goblin", level=10, count=2,
             hero_dice=[3, 3], enemy_dice=[2], fortune="F20")  # fmt: skip
    answer_as(t, "ann", "fight:goblin")
    assert (t.state.is_gathered, waiting_seats(t), hero(t).actions, hero(t, "bram").actions) == (True, {0, 1}, 4, 4)


# ---- the clock


def clock_of(t: ScriptedTable[Any]) -> Sequencer:
    return sequencer(t.match, t.match, 0)


@clause("HP-RTM-17", "HP-RTM-13")
def test_after_45_seconds_without_an_action_the_clock_calls_a_stall() -> None:
    t = race(ann="P14", bram="P01")
    clock = clock_of(t)
    assert clock.due() == 45_000
    clock.answer(1, "travel", 30_000)
    assert clock.due() == 30_000 + 90_000, "this player keeps all others waiting now"
    clock.answer(1, "space:P05", 31_000)
    clock.answer(1, "stop", 32_000)
    clock.wake(32_000 + 44_999)
    assert clock.due() == 32_000 + 45_000
    clock.wake(32_000 + 45_000)
    assert (t.state.stop.kind, t.state.stop.order) == ("passive", [0, 1])


@clause("HP-RTM-19", "HP-RTM-18")
def test_first_of_two_stop_calls_counts() -> None:
    t = race(players=3, ann="P14", bram="P01", cas="F01")
    clock = clock_of(t)
    clock.answer(2, "stop:hero-0", 1000)
    with pytest.raises(NotOffered):
        clock.answer(1, "stop:hero-2", 1001)
    assert [racer.stops for racer in t.state.heroes] == [0, 0, 1]


@clause("HP-END-09")
def test_player_who_blocks_all_is_passed_and_a_lost_one_replaced() -> None:
    t = race(ann="P14", bram={"at": "P01", "actions": 0})
    clock = clock_of(t)
    clock.wake(90_000)
    assert t.state.round == 2, "the clock gave the default answer"
    clock.disconnect(1, 100_000)
    assert (clock.seats_for_bots(129_999), clock.seats_for_bots(130_000)) == ([], [1])
    clock.reconnect(1, 131_000)
    assert clock.seats_for_bots(200_000) == []
    for ms in (40, 80, 60):
        clock.ping(0, ms)
    assert clock.seat_times(0).lag == 60
    assert (clock.is_in(0), clock.countdown(), clock.reaction_span(0, "quick")) == (True, 0, (400, 1000))
    assert clock.group_times()[0].seats == [0, 1]
    assert clock.can_return_to_player(0)


@clause("HP-RTM-26", "HP-TEA-03", "HP-TEA-04")
def test_mates_exchange_cards_in_real_time_too() -> None:
    t = race(players=4, competition="team", ann={"at": "P14", "cards": "A01"}, bram="P01", cas="P13", dot="F01")
    assert ("exchange" in offered_keys(t, "ann"), "exchange" in offered_keys(t, "bram")) == (True, False)
    answer_as(t, "ann", "exchange", "give:A01", "offer")
    answer_as(t, "cas", "accept")
    assert (hero(t).actions, hero(t, "cas").actions, t.state.last) == (3, 4, 0)
    assert [t.state.card(piece).id for piece in hero(t, "cas").equipment] == ["A01"]


@clause("HP-RTM-12", "HP-TRN-07")
def test_card_is_not_an_action_and_does_not_end_a_stop() -> None:
    t = race(ann={"at": "P04", "cards": "M28", "gems": "F2", "gold": 1}, bram="P01", rock=1)
    answer_as(t, "ann", "travel", "stop:dragon", "space:U08", "stop", "card:M28", "drop", "drop:GOLD")
    assert waiting_seats(t) == {0}
    answer_as(t, "ann", "give-up")
    assert t.heard(StopEnded) == [StopEnded("dragon")]


@clause("HP-RTM-12", "HP-TEA-04")
def test_only_an_agreed_exchange_ends_a_stop_dragon() -> None:
    t = race(players=4, competition="team", ann={"at": "P04", "cards": "A01"}, bram="P01", cas="U08", dot="F01", rock=1)
    answer_as(t, "ann", "travel", "stop:dragon", "space:U08", "stop", "exchange", "never-mind")
    assert waiting_seats(t) == {0}
    answer_as(t, "ann", "exchange", "give:A01", "offer")
    answer_as(t, "cas", "refuse")
    assert (waiting_seats(t), hero(t).actions, t.heard(StopEnded)) == ({0}, 3, [])
    answer_as(t, "ann", "exchange", "give:A01", "offer")
    answer_as(t, "cas", "accept")
    assert (waiting_seats(t), hero(t).actions, t.heard(StopEnded)) == ({0, 1, 2, 3}, 2, [StopEnded("dragon")])


@clause("HP-RTM-04", "HP-RTM-10")
def test_in_stop_hero_only_the_caller_robs_and_only_the_stopped_hero() -> None:
    t = race(players=3, ann={"at": "P14", "gold": 1}, bram={"at": "P14", "gold": 2}, cas={"at": "P14", "gold": 1})
    assert not any(key.startswith("snatching") for name in ("ann", "bram", "cas") for key in offered_keys(t, name))
    answer_as(t, "ann", "stop:hero-1")
    robberies = {name: [key for key in offered_keys(t, name) if key.startswith("snatching")] for name in ("ann", "cas")}
    assert robberies == {"ann": ["snatching:1"], "cas": []}
    answer_as(t, "ann", "snatching:1")
    while waiting_seats(t) == {1}:
        answer_as(t, "bram", "pass")
    assert not any(key.startswith("snatching") for key in offered_keys(t, "ann")), "once in a turn"


@clause("HP-RTM-03", "HP-RTM-05")
def test_answer_during_a_stop_is_refused_and_not_queued() -> None:
    t = race(players=3, ann="P14", bram="P01", cas="F01")
    answer_as(t, "ann", "stop:hero-1")
    clock, before = clock_of(t), t.match.digest
    with pytest.raises(NotOffered):
        clock.answer(1, "travel", 1000)
    assert t.match.digest == before
    answer_as(t, "ann", "give-up")
    assert (1 in waiting_seats(t), space_of(t, "bram"), hero(t, "bram").actions) == (True, "P01", 4)
