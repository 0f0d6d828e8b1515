"""Disputed cases: concessions in the middle of an effect, and boards that leave with their Hero."""

from __future__ import annotations

import pytest

from meadhall.engine.flows.flow import CLOCK
from meadhall.engine.play.match import Match
from meadhall.games.heroes import GAME
from meadhall.games.heroes.events import BeingWounded, DiceThrown, DuelBegan, GameEnded, PreparationStopped
from meadhall.games.heroes.positions import life, space_words
from meadhall.games.heroes.real_time.sequencer import MS_PER_SECOND, Sequencer
from meadhall.games.heroes.state import State
from meadhall.testing import ScriptedTable, clause
from tests.games.heroes.asking import KALDOR, MARIS, cast, play
from tests.games.heroes.test_variants import joint_duel_table, semifinal_table, team

SEATS = ("ann", "bram", "cas", "dot")
SIX_DICE = {"dice": "WFEALC"}


def racing_table(**position: object) -> ScriptedTable[State]:
    return play(players=3, mode="realtime", ann=SIX_DICE, cas=SIX_DICE, **{"bram": SIX_DICE, **position})


# ---- a Stop whose caller concedes


@clause("HE-DTH-08", "HE-RTM-08", "HE-PRE-10")
def test_undecided_call_leaves_with_its_player_and_preparation_continues() -> None:
    t = racing_table(bram={"dice": "~FEALC"}, rolls="L")
    line = Sequencer(t.match, 0)
    line.stop(0, 5000)
    assert t.match.menu(2).keys == ["stop:none"]
    line.answer(0, "concede", 5010)
    assert "throw:1" in t.match.menu(2).keys
    line.wake(7000)
    assert [(e.seat, e.final) for e in t.heard(DiceThrown)] == [(1, False)]
    assert t.heard(PreparationStopped) == []


@clause("HE-DTH-08", "HE-RTM-09")
def test_second_stop_call_counts_when_the_first_caller_leaves() -> None:
    t = racing_table()
    t.match.answer(0, "stop:none", 5000)
    t.match.answer(1, "stop:none", 5050)
    t.match.answer(0, "concede", 5060)
    t.match.answer(CLOCK, "counts:1", 5050)
    t.match.answer(CLOCK, "close:0", 5100)
    assert [(e.seat, e.late) for e in t.heard(PreparationStopped)] == [(1, [])]
    assert (t.asked, t.question) == (1, "action")


@clause("HE-RTM-17", "HE-DTH-08")
def test_pause_ends_when_the_last_player_who_had_not_agreed_leaves() -> None:
    t = play(
        players=3, mode="realtime", active="ann", ann={"hero": KALDOR, "dice": "EEEEEE"}, bram=SIX_DICE, cas=SIX_DICE
    )
    line = Sequencer(t.match, 0)
    for seat, key in ((1, "pause"), (0, "none"), (1, "pass"), (2, "pass"), (0, "go-on"), (1, "go-on")):
        line.answer(seat, key, 1000)
    assert t.state.pausing
    line.answer(2, "concede", 3000)
    assert not t.state.pausing
    assert line.due() == 5000
    line.wake(5000)
    assert "throw:none" in t.match.menu(0).keys


@clause("HE-RTM-14", "HE-DEC-26")
def test_short_answer_pauses_the_action_time_without_resetting_it() -> None:
    t = play(
        mode="realtime",
        active="ann",
        ann={"hero": KALDOR, "dice": "FFLLCC", "hand": "scorch", "board": "f1=ifrit b2=hero", "deck": "rage"},
        bram={"hero": MARIS, "board": "f4=triton b2=hero", **SIX_DICE},
        spells=["concentration ann ann"],
    )
    line = Sequencer(t.match, 0)
    for key in ("cast:scorch", "free:use", "at:1b2"):
        line.answer(0, key, 10 * MS_PER_SECOND)
    assert (t.question, line.due()) == ("concentrate", 22 * MS_PER_SECOND)
    line.answer(0, "draw", 12 * MS_PER_SECOND)
    assert (t.question, line.due()) == ("next", 47 * MS_PER_SECOND)
    line.wake(47 * MS_PER_SECOND)
    assert (t.asked, t.question) == (1, "act-or-pass")


# ---- the extra condition


@clause("HE-END-10", "HE-END-03", "HE-VTM-06")
def test_in_teams_the_last_creatures_may_leave_with_their_hero_before_the_joining() -> None:
    t = team(
        extra_win="on",
        active="ann",
        ann={"hero": KALDOR, "dice": "FFLLLL", "hand": "scorch"},
        dot={"board": "f1=nymph b2=hero/20"},
    )
    cast(t, "scorch", "at:3b2")
    assert [e.why for e in t.heard(GameEnded)] == ["creatures"]
    assert t.places == [1, 1, 3, 3]
    assert t.heard(DuelBegan) == []


@clause("HE-END-03", "HE-DTH-08")
@pytest.mark.parametrize(("leaver", "over"), [(2, False), (0, True)])
def test_burst_of_the_last_creature_is_resolved_even_if_a_player_leaves_meanwhile(leaver: int, over: bool) -> None:
    t = play(
        players=3,
        extra_win="on",
        active="ann",
        ann={"hero": KALDOR, "board": "f1=glimmer b2=hero/4", "dice": "LLEEEE", "hand": "command"},
        bram="b2=hero/2",
        cas="b2=hero",
    )
    cast(t, "command", "at:0f1", "use")
    t.match.answer(leaver, "concede")
    assert t.over is over
    if not over:
        t.answer("at:1b2")
        assert life(t.state, "bram") == 16
        assert (t.over, t.places) == (True, [1, 2, 3])


@clause("HE-DEC-16", "HE-VTM-07")
def test_default_target_of_a_burst_spares_the_team_mate() -> None:
    t = joint_duel_table(
        active="ann", ann={"hero": KALDOR, "board": "f1=glimmer b2=hero", "dice": "LLEEEE", "hand": "command"}
    )
    cast(t, "command", "at:0f1", "use")
    assert t.menu.unanswered().key == "at:2b2"
    assert set(t.keys) == {"at:0b2", "at:1b2", "at:1f4", "at:2b2", "at:2f4"}
    t.match.let_pass(0)
    assert (space_words(t.state, "cas", "b2"), space_words(t.state, "bram", "f4")) == ("hero/3", "nymph")


# ---- duels that end early


@clause("HE-SET-10", "HE-VTO-03", "HE-DTH-08")
def test_starting_hands_are_full_when_an_opponent_leaves_the_draft() -> None:
    match: Match[State] = Match(GAME, "hand", players=4, format="tournament", army="preset")
    match.answer(0, "concede")
    while match.state.step == "draft":
        match.answer(match.asked, match.menu().keys[-1])
    assert [len(side.hand) for side in match.state.sides] == [0, 4, 4, 4]


@clause("HE-VTO-02", "HE-VTO-06", "HE-DTH-08")
@pytest.mark.parametrize("third", [("yes", "yes"), ("yes", "no")])
def test_winner_who_concedes_before_the_final_has_lost_it(third: tuple[str, str]) -> None:
    t = semifinal_table()
    t.match.answer(0, "concede")
    assert t.match.ask is not None
    assert t.match.ask.waiting == [1, 3]
    for seat, key in zip((1, 3), third, strict=True):
        t.match.answer(seat, key)
    if third == ("yes", "yes"):
        assert [(e.name, e.seats) for e in t.heard(DuelBegan)] == [("third", [1, 3])]
        assert t.match.ask.waiting == [1, 3]
        t.match.answer(3, "concede")
        assert (t.over, t.places) == (True, [2, 3, 1, 4])
    else:
        assert (t.over, t.places) == (True, [2, 3, 1, 3])


@clause("HE-VTO-01", "HE-DEC-24", "HE-DTH-08")
def test_waiting_winner_who_leaves_plays_no_match_for_third_place() -> None:
    t = team(
        format="tournament",
        active="ann",
        ann={"hero": KALDOR, "dice": "FFEEEE", "hand": "scorch"},
        bram={"out": 1},
        dot={"board": "b2=hero/20"},
    )
    t.state.duels[1].over = True
    t = play(state=t.state, players=4, format="tournament")
    t.match.answer(2, "concede")
    cast(t, "scorch", "at:3b2")
    assert t.match.ask is not None
    assert (t.question, t.match.ask.waiting) == ("third-place", [1, 3])
    t.match.answer(1, "no")
    t.match.answer(3, "yes")
    assert (t.over, t.places) == (True, [1, 3, 2, 3])


# ---- a concession inside an effect


def three_player_table(ann: dict[str, object], **position: object) -> ScriptedTable[State]:
    """Return a table on which Ann acts against Bram and Cas, who have a Golem in front of their Hero."""
    there = {"board": "f2=golem f4=nymph b2=hero", "dice": "AAAAAA"}
    bram = {"hero": MARIS, **there, **dict(position.pop("bram", {}))}  # type: ignore[call-overload]
    cas = {"hero": "brunna", **there, **dict(position.pop("cas", {}))}  # type: ignore[call-overload]
    return play(
        players=3, active="ann", ann={"hero": KALDOR, "board": "b2=hero", **ann}, bram=bram, cas=cas, **position
    )


@clause("HE-DTH-08", "HE-DEC-11")
def test_shifting_must_stop_when_the_boards_player_concedes() -> None:
    t = three_player_table({"hero": MARIS, "hand": "undertow", "dice": "WWWLLL"}, bram={"hero": KALDOR})
    cast(t, "undertow", "at:1f2", "to:f1", free=True)
    assert t.question == "shift-on"
    t.match.answer(1, "concede")
    assert (t.asked, t.question, t.keys) == (0, "shift-on", ["stop"])
    t.answer("stop")
    assert (t.asked, t.question) == (0, "next")


@clause("HE-DTH-08", "HE-SPL-24")
def test_victim_of_energy_drain_who_leaves_discards_nothing_more() -> None:
    t = three_player_table({"hand": "energy_drain", "dice": "WWWEEE"}, bram={"hand": "scorch rage haste"})
    cast(t, "energy_drain", "player:1")
    t.answer("discard:rage")
    t.match.answer(1, "concede")
    assert (t.asked, t.question) == (2, "act-or-pass")
    assert not t.state.is_in(1)


@clause("HE-DTH-08", "HE-DEC-12", "HE-MUL-03")
def test_rage_may_strike_another_if_a_possible_target_leaves() -> None:
    t = three_player_table({"board": "f1=ifrit b2=hero", "hand": "rage", "dice": "FFFEEE"})
    cast(t, "rage", "at:0f1")
    assert {"at:1f2", "at:2f2"} < set(t.keys)
    t.match.answer(1, "concede")
    assert t.keys == ["at:2f2", "at:2f4", "nobody"]
    t.answer("at:2f2")
    assert space_words(t.state, "cas", "f2") == "golem/1"


@clause("HE-DTH-08", "HE-SPL-02")
def test_player_who_leaves_when_asked_for_a_die_gives_none() -> None:
    t = three_player_table(
        {"hand": "dispel", "dice": "EEEEEL"}, bram={"hero": "ilvane", "dice": "AAAAAAA"}, spells=["blessing bram bram"]
    )
    cast(t, "dispel", "spell:blessing@1")
    assert (t.asked, t.question) == (1, "give-up-die")
    t.match.answer(1, "concede")
    assert (t.asked, t.question) == (0, "next")
    assert t.state.due == []


@clause("HE-DTH-08", "HE-SPL-01", "HE-DTH-06")
def test_bearer_gives_up_a_die_in_the_round_when_the_caster_of_blessing_leaves() -> None:
    t = three_player_table(
        {"hand": "command", "dice": "EEEEEE"}, bram={"dice": "WFEALCA"}, spells=["blessing bram ann"]
    )
    t.match.answer(0, "concede")
    assert (t.asked, t.question) == (1, "give-up-die")
    t.answer("die:2")
    assert (t.asked, t.question) == (1, "act-or-pass")
    assert t.state.sides[1].dice == [0, -3, 2, 3, 4, 5, 3]


@clause("HE-SPL-02", "HE-DTH-08", "HE-DTH-06")
@pytest.mark.parametrize("parts", [(), ("cast:scorch",), ("cast:scorch", "free:use")])
def test_player_who_loses_blessing_in_their_action_gives_up_a_die_first(parts: tuple[str, ...]) -> None:
    t = three_player_table({"hand": "scorch", "dice": "FFLEEEC"}, spells=["blessing ann bram"])
    t.answer(*parts)
    t.match.answer(1, "concede")
    assert (t.asked, t.question) == (0, "give-up-die")
    t.answer("die:1")
    assert (t.asked, t.question, t.keys) == (0, "action", ["none"])


@clause("HE-SPL-02", "HE-DTH-08", "HE-LRN-01")
def test_player_who_gives_up_the_die_needed_to_learn_cannot_learn() -> None:
    t = three_player_table({"dice": "CCCCEEE"}, spells=["blessing ann bram"])
    t.answer("learn")
    t.match.answer(1, "concede")
    t.answer("die:1")
    assert (t.asked, t.question, t.keys) == (0, "action", ["draw", "none"])


@clause("HE-SPL-02", "HE-DTH-08", "HE-STP-05")
def test_player_who_loses_blessing_in_mid_round_gives_up_a_die_at_once() -> None:
    t = three_player_table({"hand": "scorch", "dice": "FFLEEEC"}, cas={"dice": "WFEALCC"}, spells=["blessing cas bram"])
    t.answer("cast:scorch", "free:use", "at:0b2")
    assert t.question == "next"
    t.match.answer(1, "concede")
    t.answer("die:7", by="cas")
    assert (t.asked, t.question) == (0, "next")
    t = three_player_table({}, cas={"dice": "WFEALCC"}, spells=["blessing cas bram"], next="cas bram")
    t.answer("none")
    assert (t.asked, t.question) == (2, "act-or-pass")
    t.match.answer(1, "concede")
    t.answer("die:7", by="cas")
    assert (t.asked, t.question) == (2, "act-or-pass")


@clause("HE-DTH-07", "HE-CRT-02", "HE-CRE-13")
def test_burst_that_kills_your_hero_ends_the_action_and_not_the_round() -> None:
    t = three_player_table({"board": "f2=glimmer f1=golem b2=hero/19", "hand": "command", "dice": "LLLLEE"})
    cast(t, "command", "at:0f2", "use", "at:0b2")
    assert (t.asked, t.question) == (1, "act-or-pass")
    assert (t.state.is_in(0), t.state.on_board(0)) == (False, [])


@clause("HE-WND-06", "HE-DTH-07", "HE-CRT-02")
def test_burst_wounds_the_neighbours_of_a_target_that_it_kills() -> None:
    t = three_player_table({"board": "f1=glimmer f2=nymph/1 f3=golem b2=hero/20", "hand": "command", "dice": "LLEEEE"})
    cast(t, "command", "at:0f1", "use", "at:0f2")
    assert [(e.card == -1, e.wounds, e.left) for e in t.heard(BeingWounded)] == [
        (False, 1, 0),
        (False, 1, 6),
        (True, 1, 0),
    ]
    assert (t.asked, t.question, t.state.is_in(0)) == (1, "act-or-pass", False)


# ---- a pause of two pairs


@clause("HE-RTM-17", "HE-VTM-03")
def test_first_resting_pair_waits_for_the_pause_of_the_other() -> None:
    sides = {
        who: {"hero": hero, "dice": "EEEEEE"} for who, hero in zip(SEATS, (KALDOR, MARIS, MARIS, KALDOR), strict=True)
    }
    t = play(players=4, format="team", mode="realtime", **sides)
    line = Sequencer(t.match, 0)
    line.answer(1, "pause", 500)
    line.stop(0, 1000)
    line.wake(1100)
    line.answer(0, "none", 2000)
    line.answer(3, "pass", 3000)
    line.wake(30_000)
    assert [duel.open for duel in t.state.duels] == [False, True]
    assert "go-on" not in t.match.menu(1).keys
    line.stop(2, 31_000)
    line.wake(31_100)
    line.answer(2, "none", 32_000)
    line.answer(1, "pass", 33_000)
    assert t.match.ask is not None
    assert {key for seat in range(4) for key in t.match.menu(seat).keys} == {"go-on"}
    for seat in range(4):
        line.answer(seat, "go-on", 40_000)
    line.wake(42_000)
    assert [duel.open for duel in t.state.duels] == [True, True]
