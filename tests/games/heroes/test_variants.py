"""Options and variants (8)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.common.errors import BadOption
from meadhall.engine.play.match import Match
from meadhall.games.heroes import GAME
from meadhall.games.heroes.content import SPELLS
from meadhall.games.heroes.events import (
    DuelBegan,
    DuelEnded,
    FatigueTicked,
    GameEnded,
    HeroFell,
    HeroRevived,
    PreparationStopped,
)
from meadhall.games.heroes.positions import board_words, life
from meadhall.games.heroes.setup import army_cost, printed_army
from meadhall.games.heroes.state import SPELL_BAG, Duel, deck_bag
from meadhall.testing import clause
from tests.games.heroes.asking import BRUNNA, ILVANE, KALDOR, MARIS, Playing, acting, cast, pass_on, play

# ---- options


@clause(
    "HE-OPT-01",
    "HE-OPT-02",
    "HE-OPT-03",
    "HE-OPT-04",
    "HE-OPT-05",
    "HE-OPT-06",
    "HE-OPT-07",
    "HE-OPT-08",
    "HE-OPT-09",
    "HE-OPT-10",
    "HE-OPT-11",
    "HE-OPT-12",
    "HE-OPT-13",
    "HE-OPT-14",
    "HE-DEC-01",
    "HE-AMB-02",
)
@pytest.mark.parametrize(
    ("name", "usual", "good", "bad"),
    [
        ("mode", "relaxed", "realtime", "slow"),
        ("format", "standard", "standard", "league"),
        ("elimination", "on", "off", "no"),
        ("extra_win", "off", "on", "yes"),
        ("army", "build", "0,1", "5"),
        ("hero_text", "on", "off", "text"),
        ("enhancements", "on", "off", "some"),
        ("no_action_penalty", "on", "1", "x"),
        ("first_game", False, True, "maybe"),
        ("roll_time", 1000, 2999, 3001),
        ("latency_cap", 200, 150, 401),
        ("stop_window", 100, 400, 99),
        ("resume_delay", 2000, 0, -1),
        ("auto_throw", 4000, 1000, 999),
        ("act_time", 45, 300, 9),
        ("answer_time", 12, 3, 2),
        ("fatigue_first", 90, 20, 19),
        ("fatigue_next", 30, 600, 601),
        ("bot_delay_min", 700, 300, 299),
        ("grace", 60, 10, 9),
        ("beat_time", "none", 604800, 4),
        ("step_time", "none", 5, 604801),
        ("fatigue", "on", "on", "off"),
        ("starting_hand", 4, 5, 6),
        ("bots_replace", "on", "off", "sometimes"),
    ],
)
def test_every_option_has_its_values(name: str, usual: object, good: object, bad: object) -> None:
    assert GAME.options()[name] == usual
    assert GAME.options(**{name: good})[name] == good
    with pytest.raises(BadOption):
        GAME.options(**{name: bad})


@clause("HE-OPT-15", "HE-OPT-02")
@pytest.mark.parametrize(
    "chosen",
    [
        {"elimination": "off", "format": "team", "players": 4},
        {"elimination": "off", "format": "tournament", "players": 4},
        {"elimination": "off", "extra_win": "on"},
        {"format": "team", "players": 3},
        {"elimination": "off", "first_game": True},
    ],
)
def test_excluded_option_combinations_are_refused(chosen: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.options(**chosen)


@clause("HE-OPT-16", "HE-GAM-05", "HE-GAM-04")
@pytest.mark.parametrize("mode", ["relaxed", "realtime"])
def test_all_other_options_combine_with_both_modes(mode: str) -> None:
    for chosen in (
        {"format": "team", "players": 4, "extra_win": "on"},
        {"elimination": "off"},
        {"first_game": True},
        {"players": 3},
    ):
        assert GAME.options(mode=mode, **chosen)["mode"] == mode


# ---- first game


@clause("HE-FST-01", "HE-FST-05", "HE-FST-06")
def test_first_game_sets_its_options() -> None:
    s = Match(GAME, "1", first_game=True).state
    o = s.options
    assert (o.army, o.hero_text, o.enhancements, o.no_action_penalty, o.extra_win) == (
        "preset",
        "off",
        "off",
        "off",
        "on",
    )


@clause("HE-FST-07")
def test_only_a_first_game_has_more_time() -> None:
    choice = next(choice for choice in GAME.choices if choice.id == "first_game")
    slow = {"resume_delay": 5000, "bot_delay_min": 1500, "bot_delay_max": 3000, "act_time": 120, "answer_time": 45}
    more = {**slow, "draft_time": 180}
    assert {name: choice.form_sets[True][name] for name in more} == more
    first = GAME.options(mode="realtime", first_game=True, **choice.form_sets[True])
    usual = {name: value for name, value in GAME.options().items() if name in more}
    assert choice.form_sets[False] == usual
    assert all(int(first[name]) > int(usual[name]) for name in more)


@clause("HE-FST-02", "HE-DSP-06")
def test_without_texts_no_weakness_and_no_ability() -> None:
    t = acting({"dice": "WWFFEE", "hand": "scorch"}, hero_text="off")
    assert life(t.state, "ann") == 21
    t.answer("cast:scorch")
    assert t.question == "target"


@clause("HE-FST-03")
def test_without_enhancements_spells_have_none() -> None:
    t = acting(
        {"dice": "FFLLLL", "hand": "scorch rage haste", "board": "f1=fire_elemental b2=hero"},
        enhancements="off",
        spells=["daze bram ann"],
    )
    t.answer("cast:scorch")
    assert t.question == "target"  # no free enhancement and no pairs are asked for
    t.answer("at:1b2")
    assert life(t.state, "bram") == 20
    assert t.forbidden_by("use:f1") == ["HE-FST-03"]
    t = acting({"dice": "WFEALL", "hand": "scorch rage"}, enhancements="off", spells=["daze ann bram 1"])
    t.answer("dispel", "spell:daze@0")
    assert t.question == "act-or-pass"


@clause("HE-FST-04", "HE-NOA-02")
@pytest.mark.parametrize(("penalty", "left"), [("on", 19), ("off", 21), ("0", 21), ("1", 19)])
def test_penalty_may_be_off_for_all_or_for_single_seats(penalty: str, left: int) -> None:
    t = acting({"dice": "EEEEEE"}, no_action_penalty=penalty)
    t.answer("none")
    assert life(t.state, "ann") == left
    assert t.state.round.acted == [0]


# ---- without elimination


def table_without_elimination(ann: dict[str, Any], bram: dict[str, Any], **position: Any) -> Playing:
    return play(elimination="off", ann={"hero": KALDOR, **ann}, bram={"hero": MARIS, **bram}, **position)


@clause("HE-VNE-01", "HE-VNE-06", "HE-VNE-07", "HE-VNE-09", "HE-AMB-33")
def test_hero_at_0_is_stunned_and_wounds_are_points() -> None:
    t = table_without_elimination(
        {"dice": "FFFFFL", "hand": "sunfire"}, {"board": "f1=triton b2=hero/18", "dice": "EEEEEE"}, active="ann"
    )
    cast(t, "sunfire", "at:1b2")
    assert [e.stunned for e in t.heard(HeroFell)] == [True]
    assert (t.points, t.state.is_stunned(1), t.over) == ([3, 0], True, False)
    assert board_words(t.state, "bram").startswith("f1=triton")


@clause("HE-VNE-02", "HE-DEC-25", "HE-VNE-10", "HE-AMB-44")
def test_stunned_player_neither_acts_nor_calls_nor_is_healed() -> None:
    t = table_with_stunned_hero("CCCCWF", active="ann", ann={"dice": "WWEEEE", "hand": "healing", "hero": MARIS})
    cast(t, "healing", "at:1b2")
    assert life(t.state, "bram") == 0
    assert t.waits or t.question == "beat"  # Bram is not asked to act
    t = table_with_stunned_hero("CCCCWF")
    assert not [key for key in t.match.menu(1).keys if key.startswith("stop")]
    assert {r.clause for r in t.match.why_not("stop:none", 1)} == {"HE-VNE-02"}


def table_with_stunned_hero(dice: str, **position: Any) -> Playing:
    """Return a table on which Bram is stunned at 0 hit points."""
    ann = {"hero": KALDOR, "dice": "WFEALC", **position.pop("ann", {})}
    t = play(elimination="off", ann=ann, bram={"hero": BRUNNA, "board": "b2=hero/21", "dice": dice}, **position)
    t.state.sides[1].stunned = True
    state = t.state
    return play(elimination="off", state=state, **{k: v for k, v in position.items() if k == "rolls"})


@clause("HE-VNE-03", "HE-VNE-04", "HE-VNE-05", "HE-DEC-21", "HE-EXA-44", "HE-AMB-45")
def test_five_c_revive_and_others_get_no_round() -> None:
    t = table_with_stunned_hero("CCCCCF", priority="bram ann")
    assert [key for key in t.match.menu(1).keys if key.startswith("stop")] == ["stop:none", "stop:6"]
    t.match.answer(1, "stop:none")
    t.match.answer(0, "stop:none")
    assert [(e.seat, e.revive, e.late) for e in t.heard(PreparationStopped)] == [(1, True, [0])]
    assert [e.hit_points for e in t.heard(HeroRevived)] == [5]
    assert life(t.state, "bram") == 5
    assert (t.asked, t.question) == (0, "beat")  # Ann's Stop is void and costs nothing
    assert t.state.sides[0].dice[:6] == [0, 1, 2, 3, 4, 5]
    assert life(t.state, "ann") == 21


@clause("HE-VNE-07", "HE-AMB-33")
def test_stunned_heroes_and_your_own_hero_give_no_points() -> None:
    t = table_with_stunned_hero("EEEEEE", active="ann", ann={"dice": "FFLLLL", "hand": "scorch scorch"})
    cast(t, "scorch", "at:1b2")
    assert t.points == [0, 0]
    t = table_without_elimination({"dice": "FFLLLL", "hand": "scorch"}, {"dice": "EEEEEE"}, active="ann")
    cast(t, "scorch", "at:0b2")
    assert t.points == [0, 0]


@clause("HE-VNE-08")
def test_21_points_win_at_once() -> None:
    t = table_without_elimination(
        {"dice": "FFEEEE", "hand": "scorch", "points": 20}, {"dice": "EEEEEE", "points": 9}, active="ann"
    )
    cast(t, "scorch", "at:1b2")
    assert (t.over, t.places, t.points) == (True, [1, 2], [21, 9])


@clause("HE-VNE-09")
def test_player_stunned_by_stop_effects_does_not_act() -> None:
    t = table_without_elimination({"board": "b2=hero/19", "dice": "WWEEEE"}, {"dice": "EEEEEE"}, active="ann")
    assert (t.asked, t.question) == (1, "act-or-pass")
    t.answer("pass")
    assert t.state.sides[0].dice[:6] == [-1] * 6


@clause("HE-VNE-11")
def test_conceding_player_ranks_behind_all_who_stayed() -> None:
    t = play(
        players=3,
        elimination="off",
        ann={"points": 15, "dice": "WFEALC"},
        bram={"dice": "WFEALC"},
        cas={"dice": "WFEALC", "points": 3},
    )
    t.match.answer(0, "concede")
    assert not t.over
    assert [t.standings[seat].place for seat in range(3)] == [3, 2, 1]
    t.match.answer(2, "concede")
    assert (t.over, t.places) == (True, [3, 1, 2])


@clause("HE-VNE-12")
def test_fatigue_tick_that_finds_all_stunned_ends_the_game() -> None:
    t = table_with_stunned_hero("CCCCWF", holds=2, ann={"board": "b2=hero/21", "dice": "WFEALC"})
    t.state.sides[0].stunned = True
    t.match.answer(0, "throw:none")
    t.match.answer(1, "throw:none")
    assert t.over
    assert [e.why for e in t.heard(GameEnded)] == ["stunned"]


# ---- teams


def team(**words: Any) -> Playing:
    sides = {name: {"dice": "EEEEEE", **words.pop(name, {})} for name in ("ann", "bram", "cas", "dot")}
    return play(players=4, format=words.pop("format", "team"), **sides, **words)


@clause("HE-VTM-01", "HE-VTM-02", "HE-VTM-03", "HE-VTM-09", "HE-SET-04", "HE-AMB-34")
def test_facing_pairs_play_separate_duels_with_their_own_tableaus() -> None:
    match = Match(GAME, "1", players=4, format="team")
    s = match.state
    assert [duel.seats for duel in s.duels] == [[0, 3], [1, 2]]
    assert len(s.duels[0].tableau) == len(s.duels[1].tableau) == 8
    assert s.spells_left == 44
    assert [sorted(duel.priority) for duel in s.duels] == [[0, 3], [1, 2]]
    t = team(active="ann", ann={"hero": KALDOR, "dice": "FFLLLL", "hand": "scorch"})
    t.answer("cast:scorch", "free:decline")
    assert t.keys == ["at:0b2", "at:3b2"]
    assert t.state.opponents(0) == [3]


@clause("HE-VTM-03")
def test_stop_of_one_pair_does_not_stop_the_other() -> None:
    t = team(ann={"hero": KALDOR}, rolls="C")
    for seat, key in ((0, "stop:none"), (3, "throw:none"), (1, "throw:1"), (2, "throw:none")):
        t.match.answer(seat, key)
    assert t.state.duels[1].caller == -1
    assert (t.asked, t.question) == (0, "action")
    t.answer("none")
    assert t.asked == 3


@clause("HE-VTM-04", "HE-VTM-05", "HE-VTM-06", "HE-END-09", "HE-AMB-34")
def test_when_a_hero_falls_the_survivors_play_on_together() -> None:
    t = team(
        active="ann",
        ann={"hero": KALDOR, "dice": "FFLLLL", "hand": "scorch"},
        dot={"board": "b2=hero/20"},
        rolls="WFEALC" * 3,
    )
    before = [spell for duel in t.state.duels for spell in duel.tableau]
    left = t.state.spells_left
    cast(t, "scorch", "at:3b2")
    assert [e.winners for e in t.heard(DuelEnded)] == [[0]]
    assert [(e.name, e.seats) for e in t.heard(DuelBegan)] == [("joint", [0, 1, 2])]
    s = t.state
    assert s.spells_left == left + len(before) - 8
    assert s.duel.seats == [0, 1, 2]
    assert (s.duel.rounds, sorted(s.duel.priority)) == (0, [0, 1, 2])
    assert t.question == "beat"


@clause("HE-VTM-07")
def test_a_teammate_counts_as_another_player_and_is_not_an_opponent() -> None:
    t = joint_duel_table(
        active="ann", ann={"hero": KALDOR, "board": "f1=harpy b2=hero", "dice": "FFLLLL", "hand": "scorch"}
    )
    t.answer("cast:scorch", "free:decline")
    assert t.keys == ["at:0f1", "at:0b2", "at:1f4", "at:1b2", "at:2f4", "at:2b2"]
    t.answer("at:0f1", "attack:f1")
    assert t.keys == ["at:2f4", "at:2b2"]
    t = joint_duel_table(
        active="ann", ann={"hero": KALDOR, "board": "f1=harpy b2=hero", "dice": "FFLLLL", "hand": "scorch"}
    )
    cast(t, "scorch", "at:1b2")
    assert "attack:f1" not in t.keys


def joint_duel_table(**position: Any) -> Playing:
    """Return a table in the joint part: seats 0 and 1 against 2, after 3 has fallen."""
    boards: dict[str, dict[str, Any]] = {
        "bram": {"board": "f4=nymph b2=hero"},
        "cas": {"board": "f4=nymph b2=hero"},
        "dot": {"out": 1},
    }
    merged = {name: {**boards.get(name, {}), **position.pop(name, {})} for name in ("ann", "bram", "cas", "dot")}
    active = position.pop("active", "")
    t = team(**merged, step="rounds", **position)
    s = t.match.start
    for duel in s.duels:
        duel.over = True
    s.stage = "joined"
    s.duels.append(Duel([0, 1, 2], ready=True, priority=[0, 1, 2], tableau=[-1] * 8, caller=0 if active else -1))
    return play(state=s, players=4, format="team")


@clause("HE-VTM-08", "HE-END-07")
def test_both_players_of_the_team_with_a_living_hero_win() -> None:
    t = joint_duel_table(
        active="ann", ann={"hero": KALDOR, "dice": "FFLLLL", "hand": "scorch"}, cas={"board": "b2=hero/20"}
    )
    cast(t, "scorch", "at:2b2")
    assert (t.over, t.places) == (True, [1, 1, 3, 3])


@clause("HE-VTM-10", "HE-EXA-45", "HE-AMB-34")
def test_survivors_of_both_duels_join_after_a_second_death() -> None:
    t = team(
        ann={"hero": KALDOR, "hand": "scorch", "dice": "FFEEEE"},
        dot={"board": "b2=hero/20"},
        cas={"hero": KALDOR, "hand": "scorch", "dice": "FFEEEE"},
        bram={"board": "b2=hero/20"},
        rolls="WFEALC" * 2,
    )
    for seat in (0, 1, 2, 3):
        t.match.answer(seat, "stop:none" if seat in (0, 2) else "throw:none")
    cast(t, "scorch", "at:3b2")
    assert t.asked == 2
    cast(t, "scorch", "at:1b2")
    assert [(e.name, e.seats) for e in t.heard(DuelBegan)] == [("joint", [0, 2])]


@clause("HE-END-10", "HE-AMB-34")
def test_in_teams_the_sum_of_hit_points_decides() -> None:
    t = team(
        active="ann",
        ann={"hero": KALDOR, "board": "b2=hero/5", "dice": "CCCEEE"},
        bram={"board": "b2=hero/3"},
        rounds=299,
    )
    t.answer("draw")
    pass_on(t)
    assert (t.over, t.places) == (True, [3, 3, 1, 1])
    t = team(active="ann", ann={"hero": KALDOR, "dice": "CCCEEE"}, rounds=299)
    t.answer("draw")
    pass_on(t)
    assert (t.over, t.places) == (True, [1, 1, 1, 1])


@clause("HE-VTM-10", "HE-END-10")
def test_the_death_of_the_last_of_both_teams_is_a_draw() -> None:
    t = team(
        ann={"board": "b2=hero/20", "dice": "WFEALC"},
        dot={"board": "b2=hero/20", "dice": "WFEALC"},
        bram={"out": 1, "dice": ""},
        cas={"out": 1, "dice": ""},
        holds=2,
    )
    t.state.duels[1].over = True
    t = play(state=t.state, players=4, format="team")
    t.match.answer(0, "throw:none")
    t.match.answer(3, "throw:none")
    assert (t.over, t.places) == (True, [1, 1, 1, 1])


# ---- tournament


def semifinal_table(**position: Any) -> Playing:
    """Return a table on which seat 2 has won its duel against 1 and waits, and Ann is about to kill Dot."""
    t = team(
        format="tournament",
        ann={"hero": KALDOR, "dice": "FFLLLL", "hand": "scorch", "board": "f1=ifrit/1 b2=hero/7"},
        active="ann",
        bram={"hero": MARIS, "out": 1, "discard": "haste"},
        cas={"hero": BRUNNA, "board": "b2=hero/9", "hand": "rage"},
        dot={"hero": ILVANE, "board": "b2=hero/20"},
    )
    t.state.duels[1].over = True
    t.state.duels[1].ready = True
    t = play(state=t.state, players=4, format="tournament", **position)
    cast(t, "scorch", "at:3b2")
    return t


@clause("HE-VTO-01", "HE-VTO-02", "HE-VTO-03", "HE-VTO-04", "HE-DEC-24", "HE-VTO-06", "HE-AMB-34")
def test_winners_play_the_final_with_their_remaining_pieces() -> None:
    t = semifinal_table(rolls="WFEALC" * 2)
    assert t.match.ask is not None
    assert (t.question, t.match.ask.waiting) == ("third-place", [1, 3])
    assert t.match.menu(1).unanswered().key == "yes"
    t.match.answer(1, "yes")
    t.match.answer(3, "no")
    assert [(e.name, e.seats) for e in t.heard(DuelBegan)] == [("final", [0, 2])]
    s = t.state
    assert (life(s, "ann"), life(s, "cas"), board_words(s, "ann")) == (14, 12, "f1=ifrit/1 b2=hero/7")
    assert [len(side.hand) for side in s.sides] == [0, 0, 1, 0]
    bag = s.faces.bags[SPELL_BAG]
    owned = [spell for seat in (1, 3) for spell in s.sides[seat].owned if SPELLS[spell].group == "common"]
    assert owned
    assert all(bag.count(spell) + s.duel.tableau.count(spell) + 1 <= SPELLS[spell].copies for spell in owned)
    t.match.answer(0, "concede")
    assert (t.over, t.places) == (True, [2, 3, 1, 3])


@clause("HE-VTO-05", "HE-VTO-06", "HE-END-07", "HE-ARM-02", "HE-AMB-34")
def test_losers_play_for_third_place_with_new_armies_of_six_points() -> None:
    t = semifinal_table()
    t.match.answer(1, "yes")
    t.match.answer(3, "yes")
    assert [(e.name, e.seats) for e in t.heard(DuelBegan)] == [("final", [0, 2]), ("third", [1, 3])]
    assert t.match.ask is not None
    assert (t.question, t.match.ask.waiting) == ("army", [1, 3])
    side = t.state.sides[1]
    assert (side.most, side.dice[:6], side.deck) == (15, [-1] * 6, len(side.owned))
    assert t.state.faces.bags[deck_bag(1)] == sorted(side.owned)
    assert "hire:ice_dragon" in t.match.menu(1).keys
    t.match.answer(1, "hire:ice_dragon")
    assert {r.clause for r in t.match.why_not("hire:siren", 1)} == {"HE-ARM-02"}
    t.match.answer(1, "done")
    t.match.let_pass(3)
    assert (t.asked, t.question) == (1, "place")
    for key in ("place:hero", "to:b2"):
        t.answer(key)
    assert life(t.state, "bram") == 15


@clause("HE-VTO-05", "HE-DEC-03")
def test_printed_army_is_cut_to_the_budget() -> None:
    assert [army_cost(printed_army(hero, 6)) for hero in range(4)] == [6, 6, 6, 4]


@clause("HE-END-11", "HE-END-09", "HE-AMB-34")
def test_a_duel_needs_a_winner() -> None:
    t = team(
        format="tournament",
        ann={"board": "b2=hero/20", "dice": "WFEALC"},
        dot={"board": "b2=hero/20", "dice": "WFEALC"},
        bram={"dice": "WFEALC"},
        cas={"dice": "WFEALC"},
        holds=2,
        priority="dot ann",
    )
    t.state.duels[1].priority = [1, 2]
    t = play(state=t.state, players=4, format="tournament")
    for seat in range(4):
        t.match.answer(seat, "throw:none")
    assert len(t.heard(FatigueTicked)) == 2
    assert (life(t.state, "dot"), t.state.is_in(0)) == (1, False)


@clause("HE-END-11", "HE-AMB-34")
def test_after_300_rounds_fewer_hit_points_lose_a_duel() -> None:
    t = team(
        format="tournament", active="ann", ann={"hero": KALDOR, "dice": "CCCEEE", "board": "b2=hero/1"}, rounds=299
    )
    t.answer("draw")
    pass_on(t)
    assert (t.state.is_in(0), t.state.duels[0].over, t.over) == (False, True, False)


@clause("HE-END-11", "HE-END-03")
def test_in_a_tournament_the_extra_condition_ends_a_duel() -> None:
    t = team(
        format="tournament",
        extra_win="on",
        active="ann",
        ann={"hero": KALDOR, "dice": "FFEEEE", "hand": "scorch"},
        dot={"board": "f1=nymph/1 b2=hero/5"},
        bram={"board": "f1=nymph b2=hero"},
    )
    cast(t, "scorch", "at:3f1")
    assert (t.state.is_in(3), t.state.duels[0].over, t.over) == (False, True, False)


@clause("HE-OPT-01", "HE-OPT-17")
def test_mode_defaults_to_realtime_for_people_and_relaxed_for_programs() -> None:
    assert GAME.options_for_people()["mode"] == "realtime"
    assert Match(GAME).options["mode"] == GAME.options()["mode"] == "relaxed"
