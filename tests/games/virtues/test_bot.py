"""The game's own bot: it answers every question, saves the world, and wins when it can."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from meadhall.engine.contract.guide import Decision
from meadhall.engine.play.match import Match
from meadhall.engine.play.perspective import Perspective
from meadhall.games.virtues import GAME
from meadhall.games.virtues.bot.gentle import gentle, is_harmful
from meadhall.games.virtues.bot.outlook import Outlook
from meadhall.games.virtues.bot.sensible import (
    ANSWERS,
    GUIDE,
    UNNAMED_ANSWERS,
    default_weights,
    policy,
    sensible,
    thinker_policy,
)
from meadhall.games.virtues.bot.weights import SENSIBLE, WITH_FALL, WITH_UNNAMED
from meadhall.games.virtues.state import State
from tests.games.virtues.tables import gifts_of, player_of, sv

MODES = [
    {"players": 2},
    {"players": 3, "hero_deal": "draft"},
    {"players": 6, "relief": True},
    {"players": 4, "fall": True},
    {"players": 3, "fall": True, "unnamed": True},
]


@cache
def play_match(seed: str, sensible: frozenset[int], **options: object) -> Match[State]:
    """Return a finished match in which these seats are sensible bots, and the others answer at random."""
    match, rng = Match(GAME, seed=seed, **options), random.Random(seed)
    while (ask := match.ask) is not None:
        menu = ask.menus[ask.seat]
        decision = Decision(match.state, ask.seat, menu.question, menu.options)
        match.answer(ask.seat, policy(decision) if ask.seat in sensible else rng.choice(menu.options))
    return match


def questions_of(match: Match[State]) -> set[str]:
    """Return the questions of a match that is played at random from here to its end."""
    questions: set[str] = set()
    rng = random.Random(0)
    while (ask := match.ask) is not None:
        menu = ask.menus[ask.seat]
        questions.add(menu.question)
        match.answer(ask.seat, rng.choice(menu.options))
    return questions


@pytest.mark.parametrize("options", MODES, ids=str)
def test_every_question_has_its_own_policy(options: dict[str, object]) -> None:
    known = {*ANSWERS, *UNNAMED_ANSWERS}
    for seed in range(3):
        assert questions_of(Match(GAME, seed=f"asked {seed}", **options)) <= known


@pytest.mark.parametrize("options", MODES, ids=str)
def test_match_of_sensible_bots_ends(options: dict[str, object]) -> None:
    match = play_match("together", frozenset(range(7)), **options)
    assert match.state.ending in ("armour", "portals", "cataclysm", "fallen")


@pytest.mark.long
def test_sensible_bots_win_every_decided_match_against_random_bots() -> None:
    endings: Counter[str] = Counter()
    won = 0
    for seed in range(16):
        mine = frozenset({seed % 2, seed % 2 + 2})
        match = play_match(f"against lot {seed}", mine, players=4)
        endings[match.state.ending] += 1
        if match.state.ending in ("armour", "portals"):
            won += match.standings[0].seat in mine
    decided = endings["armour"] + endings["portals"]
    assert decided >= 3, "two sensible bots of four sometimes save the world"
    assert won == decided


@pytest.mark.deep
def test_sensible_bots_save_the_world_usually_but_not_always() -> None:
    saved = sum(
        play_match(f"world {seed}", frozenset(range(4)), players=4).state.ending in ("armour", "portals")
        for seed in range(16)
    )
    assert saved >= 8


def test_heroes_hurry_more_in_modes_with_more_sins() -> None:
    modes: list[dict[str, object]] = [{}, {"fall": True}, {"fall": True, "unnamed": True}]
    margins = [Outlook(Match(GAME, seed="hurry", players=4, **mode).state, 0).turns_to_spare for mode in modes]
    assert margins == sorted(set(margins), reverse=True)


def test_plans_of_a_go_are_possible_and_include_a_pass() -> None:
    match = Match(GAME, seed="plans", players=3)
    rng = random.Random(1)
    seen = 0
    while match.ask is not None and seen < 40:
        menu = match.menu()
        plans = GUIDE.plans(Decision(match.state, match.asked, menu.question, menu.options))
        assert {plan[0] for _, plan in plans} <= set(menu.keys)
        if menu.question == "go":
            seen += 1
            assert ("pass",) in [plan for _, plan in plans]
        match.answer(match.asked, rng.choice(menu.options))


def test_value_is_highest_for_the_winner() -> None:
    match = play_match("world 0", frozenset(range(4)), players=4)
    value: Callable[[State, int], float] = GUIDE.value
    worths = [value(match.state, seat) for seat in range(4)]
    first = [standing.seat for standing in match.standings if standing.place == 1]
    assert all(worths[seat] == max(worths) for seat in first)


def test_heroes_cooperate_more_in_modes_with_more_sins() -> None:
    modes: list[dict[str, object]] = [{}, {"fall": True}, {"fall": True, "unnamed": True}]
    chosen = [default_weights(Match(GAME, seed="together", players=3, **mode).state) for mode in modes]
    assert chosen == [SENSIBLE, WITH_FALL, WITH_UNNAMED]


def test_sins_in_hand_count_as_corruption_when_the_unnamed_plays() -> None:
    side = {"corruption": 4, "sins": "sin_lust_a sin_lust_b sin_envy_a", "gold": 1, "fame": 1, "might": 1}
    t = sv(fall=True, unnamed=True, ann=side)
    assert Outlook(t.state, 0, WITH_UNNAMED).corruption_cost() == WITH_UNNAMED.fall_cost
    assert Outlook(t.state, 0, WITH_FALL).corruption_cost() < WITH_UNNAMED.fall_cost / 2
    assert sensible(t.match.view(0)).key == "cleanse"


# ---- the thinker


def test_playout_looks_one_lap_ahead() -> None:
    match = Match(GAME, seed="laps", players=3)
    laps: list[int] = []
    while match.state.turn < 3:
        laps.append(GUIDE.turn(match.state))
        menu = match.menu()
        match.answer(match.asked, policy(Decision(match.state, match.asked, menu.question, menu.options)))
    assert laps == sorted(laps)
    assert len(set(laps)) > 10


@pytest.mark.deep
def test_first_guess_of_the_thinker_beats_the_sensible_bot() -> None:
    placed = 0
    for number in range(12):
        mine = ((0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2))[number % 6]
        match = Match(GAME, seed=f"sharp {number // 6}", players=4)
        while (ask := match.ask) is not None:
            menu = ask.menus[ask.seat]
            asked = Decision(match.state, ask.seat, menu.question, menu.options)
            match.answer(ask.seat, thinker_policy(asked) if ask.seat in mine else policy(asked))
        placed += max(match.standings, key=lambda one: (-one.place, one.points)).seat in mine
    assert placed >= 7


# ---- portals


def test_affordable_portal_is_closed() -> None:
    t = sv(ann={"gifts": "DIL:6 HUM"})
    t.answer(sensible(t.match.view(0)).key)
    assert t.state.portals[0] == 0


def test_hero_ability_provides_the_last_three_cards_of_a_portal() -> None:
    t = sv(ann={"gifts": "DIL:4 KIN TEM:2"}, bram={"gifts": "DIL"})
    for _ in range(7):
        t.answer(sensible(t.match.view(0)).key)
    assert gifts_of(t, "ann") == "HUM DIL DIL DIL DIL DIL DIL"


def test_elixirs_are_drunk_for_the_last_cards_of_a_portal() -> None:
    t = sv(ann={"gifts": "DIL:5 HUM", "elixirs": "el_red_1"})
    t.answer(sensible(t.match.view(0)).key)
    assert player_of(t, "ann").elixirs == []
    t.answer(sensible(t.match.view(0)).key)
    assert t.state.portals[0] == 0


def test_bot_does_not_close_the_last_portal_for_another_to_win() -> None:
    others = {
        "portal_blue": "bram",
        "portal_green": "bram",
        "portal_amber": "bram",
        "portal_white": "cas",
        "portal_violet": "cas",
    }
    t = sv(ann={"gifts": "DIL:6 HUM"}, portals=others)
    assert sensible(t.match.view(0)).key != "portal:portal_red"


def test_mightier_bot_closes_the_last_portal_and_wins() -> None:
    laid = {
        "portal_blue": "ann",
        "portal_green": "bram",
        "portal_amber": "bram",
        "portal_white": "cas",
        "portal_violet": "cas",
    }
    t = sv(ann={"gifts": "DIL:6 HUM", "might": 9}, portals=laid)
    t.answer(sensible(t.match.view(0)).key)
    assert (t.state.ending, t.match.standings[0].seat) == ("portals", 0)


# ---- the gentle bot


@pytest.mark.parametrize("options", MODES, ids=str)
def test_gentle_bot_harms_nobody_if_it_has_another_answer(options: dict[str, object]) -> None:
    match = Match(GAME, seed="gentle", **options)
    spared = 0
    while (ask := match.ask) is not None:
        view = match.view(ask.seat)
        option = gentle(view)
        heroes = match.state.players
        if ask.seat < len(heroes):
            harmful = [is_harmful(one, heroes[ask.seat]) for one in view.options]
            spared += any(harmful)
            assert all(harmful) or not is_harmful(option, heroes[ask.seat])
        match.answer(ask.seat, option)
    assert spared > 20
    assert match.state.ending


QUESTS_OF_ROW_1 = ["q18: bram - - | tr_fame_2 tr_gold_3", "q21: bram bram - | tr_gold_2 tr_fame_3"]


@pytest.mark.parametrize(
    ("key", "row", "words"),
    [
        ("pass", QUESTS_OF_ROW_1, "Nothing on offer is worth its price now."),
        ("quest:q18.2", QUESTS_OF_ROW_1, "A tie for the most markers on The Stone Choir brings 3 might."),
        (
            "quest:q21.3",
            QUESTS_OF_ROW_1,
            "Each marker on The Sunken Archive brings a treasure when its row is finished.",
        ),
        (
            "quest:q18.3",
            ["q18: - - - | tr_fame_2 tr_gold_3", *QUESTS_OF_ROW_1[1:]],
            "The most markers on The Stone Choir win 6 might.",
        ),
        (
            "quest:q21.3",
            ["q18: bram bram bram | tr_fame_2 tr_gold_3", QUESTS_OF_ROW_1[1]],
            "Row 1 is complete then: all get a piece of armour.",
        ),
        ("recruit:ch_blue_2", QUESTS_OF_ROW_1, "1 free requirement asks for the gifts of Pip the Eel-Catcher."),
    ],
)
def test_bot_gives_the_reason_of_an_action(key: str, row: list[str], words: str) -> None:
    t = sv(
        on="ann",
        row1=row,
        row2=["q04: - - - -"],
        tavern="ch_blue_2 ch_red_2 ch_amber_2",
        ann={"gold": 4, "fame": 4, "gifts": "TEM PAT GEN KIN DIL"},
    )
    perspective = Perspective(t.match, ["Ann", "Bram", "Cas"], t.seat("ann"))
    assert perspective.say(GAME.reason(perspective.view(), perspective.menu().find(key))) == words
