"""Answers of the bot in given positions, and the numbers behind them."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from meadhall.bots import answer_with, find_bot, reason_of
from meadhall.engine.contract.guide import Decision
from meadhall.engine.play.match import Match
from meadhall.engine.play.perspective import Perspective
from meadhall.games.heropath import GAME
from meadhall.games.heropath.bot import weights as w
from meadhall.games.heropath.bot.cards import best_armament, gain_of_added_card
from meadhall.games.heropath.bot.look import Look
from meadhall.games.heropath.bot.sensible import policy
from meadhall.games.heropath.bot.thinking import plans, value
from meadhall.games.heropath.content import CARD
from meadhall.games.heropath.land import DISTANCE, SPACES
from meadhall.games.heropath.odds import odds, ritual_chance
from meadhall.testing.scenario import ScriptedTable
from tests.games.heropath.reading import T, perspective_of

STRONG_HERO = {"gems": "W4 S5 E5 F4 V5"}


def bot_answer(t: ScriptedTable[Any], name: str = "ann") -> str:
    """Return the bot's answer to the open question."""
    view = t.view(name)
    return policy(Decision(view.state, view.seat, view.question, view.options)).key


def look_of(t: ScriptedTable[Any], seat: int = 0) -> Look:
    return Look(t.view(seat).state, seat)


# ---- odds


def test_odds_are_those_of_the_rules_file() -> None:
    for margin, one_die, two_dice in ((-1, 50, 2), (0, 74, 8), (2, 98, 39), (5, 100, 92)):
        assert round(100 * odds(margin, 1).win_or_tie) == one_die
        assert round(100 * odds(margin, 2).win_or_tie) == two_dice


def test_reroll_and_special_die_raise_the_odds() -> None:
    assert odds(1, 2).win_or_tie < odds(1, 2, rerolls=1).win_or_tie < odds(1, 2, rerolls=2).win_or_tie
    assert odds(1, 2).win_or_tie < odds(1, 2, specials=1).win_or_tie
    assert odds(60, 2).win_or_tie == pytest.approx(1)
    assert odds(-60, 2).win_or_tie == 0


def test_a_ritual_of_one_is_a_battle() -> None:
    assert ritual_chance(2, 1, 1) == pytest.approx(odds(2, 2).win_or_tie)
    assert ritual_chance(9, 3, 3) == pytest.approx(odds(3, 2).win_or_tie, abs=0.15)


# ---- the Dragon


def test_strong_bot_fights_the_dragon_at_once() -> None:
    t = T(ann={"at": "U04", **STRONG_HERO}, rock=1)
    assert bot_answer(t) == "fight:dragon"


def test_weak_bot_leaves_the_dragon_alone() -> None:
    t = T(ann={"at": "U04", "gems": "W0 S1 E1 F2 V2"}, rock=1)
    assert bot_answer(t) != "fight:dragon"


def test_strong_bot_travels_to_the_dragon() -> None:
    t = T(ann={"at": "U08", **STRONG_HERO}, rock=1)
    assert bot_answer(t) == "travel"
    t.answer("travel")
    while t.question == "travel":
        t.answer(bot_answer(t))
    at: int = t.state.heroes[0].at
    assert SPACES[at].flare == 1


def test_strong_bot_calls_the_dragon_closer() -> None:
    ann = {"at": "F12", "gems": "W5 S5 E4 F5 V5", "cards": "M37"}
    t = T(ann=ann, rock=1)
    assert bot_answer(t) == "card:M37"
    t.answer("card:M37")
    assert t.question == "rock"
    answer = bot_answer(t)
    chosen = 1 if answer == "stay" else int(answer.partition(":")[2])
    assert distance_to_rock(t, chosen) == min(distance_to_rock(t, rock) for rock in (1, 2, 3))


def distance_to_rock(t: ScriptedTable[Any], rock: int) -> int:
    here: int = t.state.heroes[0].at
    return min(DISTANCE[here][space] for space, shown in enumerate(SPACES) if shown.flare == rock)


# ---- battles


def test_a_sure_battle_is_fought_and_a_hopeless_one_evaded() -> None:
    assert bot_answer(T(ann={"at": "P14", "gems": "W2 S3 E2 F4 V4"}, enemies="P14=goblin")) == "fight:goblin"
    assert bot_answer(T(ann={"at": "P14", "gems": "W0 S1 E1 F3 V3"}, enemies="P14=warlock")) == "travel"


def test_weaker_of_two_enemies_is_fought_first() -> None:
    t = T(ann={"at": "P14", "gems": "W2 S3 E2 F4 V4"}, enemies="P14=troll P14=goblin")
    assert bot_answer(t) == "fight:goblin"


@pytest.mark.parametrize(("dice", "expected"), [([2, 2], "card:M01"), ([1, 1], "pass")])
def test_spell_is_used_only_if_it_turns_a_narrow_loss(dice: list[int], expected: str) -> None:
    ann = {"at": "P14", "gems": "W1 S2 E1 F3 V4", "magic": "MAGIC:Fireball"}
    t = T(ann=ann, enemies="P14=troll", hero_dice=dice, enemy_dice=[5])
    t.answer("fight:troll", "pass")
    assert bot_answer(t) == expected


@pytest.mark.parametrize(("foe", "expected"), [(4, "enough"), (5, "die:hero-2")])
def test_die_is_rerolled_only_if_that_can_decide_the_battle(foe: int, expected: str) -> None:
    ann = {"at": "P14", "gems": "W1 S2 E1 F3 V3", "cards": "B15"}
    t = T(ann=ann, enemies="P14=goblin", level=1, count=1, hero_dice=[3, 1], enemy_dice=[foe])
    t.answer("fight:goblin")
    while t.question == "use-card":
        t.answer("pass")
    t.answer("card:B15")
    assert bot_answer(t) == expected


# ---- growing


def test_gem_is_bought_if_it_is_for_sale() -> None:
    t = T(ann={"at": "P02", "gems": "W1 S1 E2 F3 V5", "gold": 6}, sites="P02=S09")
    t.answer("visit")
    assert bot_answer(t) == "activity:b"


def test_wounded_hero_rests_and_eats() -> None:
    t = T(ann={"at": "P14", "gems": "W1 S1 E1 F3 V0", "food": 2})
    assert bot_answer(t) == "rest"


def test_better_weapon_is_worn() -> None:
    gems = (1, 4, 4, 4, 4)
    short, long, bow, arrows = CARD["A01"], CARD["A02"], CARD["A14"], CARD["A16"]
    assert best_armament(tuple(sorted((short, long))), gems, 0.0)[1] == (long,)
    assert best_armament(tuple(sorted((short, bow, arrows))), gems, 0.0)[1] == tuple(sorted((bow, arrows)))


def test_card_without_its_attributes_is_worth_less() -> None:
    hat = CARD["M05"]
    assert gain_of_added_card((), (0, 1, 1, 3, 4), hat) < 0.5 * gain_of_added_card((), (5, 1, 1, 3, 4), hat)


def test_bot_keeps_a_drafted_card_on_offer() -> None:
    t = T(step="draft")
    while t.question != "keep":
        t.answer(bot_answer(t))
    view = t.view(t.match.asked)
    picked = policy(Decision(view.state, view.seat, view.question, view.options))
    assert picked in view.options


def test_deadly_path_is_still_a_path() -> None:
    t = T(ann={"at": "U02", "gems": "V1 F1"}, enemies="U02=warlock U02=warlock")
    t.answer("travel")
    assert bot_answer(t) in t.keys


# ---- value of positions


def test_more_gems_are_worth_more_and_a_slain_dragon_most() -> None:
    weak, strong = T(ann={"gems": "W1 S1 E1 F3 V3"}), T(ann={"gems": "W3 S3 E3 F3 V3"})
    assert value(weak.state, 0) < value(strong.state, 0) < w.WIN_VALUE
    strong.state.winner = 0
    assert value(strong.state, 0) == w.WIN_VALUE
    assert value(strong.state, 1) == -w.WIN_VALUE


def test_loss_costs_more_with_less_vitality_and_death_costs_most() -> None:
    t = T(ann={"gems": "W1 S1 E1 F1 V2"})
    judge = look_of(t)
    assert judge.cost_of_wounds(1) < judge.cost_of_wounds(2) - judge.cost_of_wounds(1) < w.DEATH_COST
    assert judge.cost_of_wounds(3) >= w.DEATH_COST


def test_plans_start_with_the_policys_answer() -> None:
    t = T(ann={"at": "P14", "gems": "W2 S3 E2 F4 V4"}, enemies="P14=goblin P14=troll")
    view = t.view("ann")
    asked = Decision(view.state, view.seat, view.question, view.options)
    assert plans(asked)[0][1] == (policy(asked).key,)


# ---- reasons


def reason_text(t: ScriptedTable[Any], key: str) -> str:
    """Return the reason for an answer, as the first player reads it."""
    view = t.view("ann")
    option = next(option for option in view.options if option.key == key)
    return perspective_of(t).say(GAME.reason(view, option))


def test_bot_gives_the_chance_as_reason_for_a_fight() -> None:
    t = T(ann={"at": "P14", "gems": "W2 S3 E2 F4 V4"}, enemies="P14=goblin")
    assert (
        reason_text(t, "fight:goblin")
        == "The chance to win or tie is 100 %, and a victory brings EXPERIENCE and a card."
    )


@pytest.mark.parametrize(("language", "reader"), [("en", r"\byour?\b"), ("de", r"\bd(u|ich|ir|ein)")])
def test_reasons_do_not_address_the_reader_because_others_read_them(language: str, reader: str) -> None:
    words = Path(str(files("meadhall.games.heropath").joinpath("words", f"{language}.ftl"))).read_text("utf-8")
    reasons = re.findall(r"^why-.*", words, re.MULTILINE)
    assert len(reasons) > 20
    assert [reason for reason in reasons if re.search(reader, reason, re.IGNORECASE)] == []


def test_bot_gives_the_reason_for_a_travel() -> None:
    t = T(ann={"at": "U08", **STRONG_HERO}, rock=1)
    assert "to beat the Dragon is about" in reason_text(t, "travel")
    t.answer("travel")
    assert "to beat the Dragon" in reason_text(t, bot_answer(t))


def test_bot_names_the_activity_that_makes_a_visit_worthwhile() -> None:
    t = T(ann={"at": "P02", "gems": "W1 S1 E2 F3 V5", "gold": 6}, sites="P02=S09")
    assert reason_text(t, "visit").startswith("It helps most now: ")


def test_every_action_pace_and_draft_of_a_whole_match_has_its_reason() -> None:
    """Only options for cards and single moments have no reason."""
    match, bot, silent = Match(GAME, seed="why", players=2, first_game=True), find_bot("sensible", GAME), set[str]()
    while (ask := match.ask) is not None:
        view = match.view(ask.seat)
        option = bot.choose(view)
        key = option if isinstance(option, str) else option.key
        reason_text = Perspective(match, ["Ann", "Bram"], ask.seat).say(reason_of(bot, view, key))
        assert "\n" not in reason_text
        if view.question in ("action", "travel", "keep") and not reason_text:
            silent.add(key.partition(":")[0])
        match.answer(ask.seat, key)
    assert silent <= {"card", "collect", "stop"}


def test_reason_in_the_draft_names_all_cards_to_keep_and_what_they_lack() -> None:
    match, bot = Match(GAME, seed="5", players=2, first_game=True), find_bot("sensible", GAME)
    reasons = list[str]()
    while match.asked >= 0 and match.menu(match.asked).question in ("hero", "keep"):
        seat = match.asked
        if match.menu(seat).question == "keep" and seat == 0:
            reasons.append(
                Perspective(match, ("Ann", "Bram"), seat).say(
                    GAME.reason(match.view(seat), match.menu(seat).options[0])
                )
            )
        answer_with(bot, match, seat)
    assert (reasons[0][:5], reasons[0][-28:]) == ("Keep ", ", the most useful card here.")
    assert [reason.count(",") + reason.count(" and ") for reason in reasons[-6:]] == [5] * 6
    assert any("(needs " in reason for reason in reasons)
