"""Inputs of the thinking bot: the effects of its cards against the Dragon, and its stored paths."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meadhall.bots import find_bot
from meadhall.engine.contract.guide import Decision
from meadhall.engine.flows.options import Option
from meadhall.engine.play.match import Match
from meadhall.games.heropath import GAME
from meadhall.games.heropath.bot import moving
from meadhall.games.heropath.bot.look import Look
from meadhall.games.heropath.bot.prospects import fight_value
from meadhall.games.heropath.bot.thinking import MAX_RATING_DEFICIT, PLANS_TRIED, ThinkerLook, plans, playout_policy
from meadhall.games.heropath.content import DRAGON, HEROES
from meadhall.games.heropath.land import SPACE, Space
from tests.games.heropath.reading import T

NEAR_THE_DRAGON = {"at": "U04", "gems": "W3 S4 E3 F4 V4"}


def chances_of_both_bots(cards: str, fights: int) -> tuple[float, float]:
    """Return the chances of `sensible` and of the thinking bot against the Dragon with these cards."""
    s = T(ann={**NEAR_THE_DRAGON, "cards": cards}, rock=1).view(0).state
    return Look(s, 0).attack_chance(fights), ThinkerLook(s, 0).attack_chance(fights)


def test_without_cards_both_judge_the_same_chance() -> None:
    usual, keen = chances_of_both_bots("", 3)
    assert 0 < usual == pytest.approx(keen)


@pytest.mark.parametrize(("card", "fights"), [("F06", 1), ("F12", 1), ("B16", 1), ("K26", 1), ("K26", 2), ("B13", 2)])
def test_dice_again_potions_and_cards_that_stay_raise_the_chance(card: str, fights: int) -> None:
    """Each of these cards raises the chance of the thinking bot more than that of `sensible`."""
    usual, keen = chances_of_both_bots(card, fights)
    assert keen > usual


def test_card_without_its_attributes_gives_no_help() -> None:
    assert chances_of_both_bots("M13", 1) == chances_of_both_bots("", 1)


def test_regional_power_counts_only_where_the_dragon_is_fought() -> None:
    """Riverborn gives power on the riverbank, but the Dragon is in the mountains. So the chance is the same there."""
    bank, plain = (
        T(ann={"at": at, "gems": "E4 F4 V5 S3", "cards": "B12"}, rock=1).view(0).state for at in ("E3", "P01")
    )
    assert Look(bank, 0).dragon_margin() == Look(plain, 0).dragon_margin()
    assert ThinkerLook(bank, 0).dragon_margin() == ThinkerLook(plain, 0).dragon_margin()


def test_power_of_the_lairs_region_counts_from_afar() -> None:
    """The Mountain Guide gives power in both mountain regions."""
    there, afar = (
        T(ann={"at": at, "gems": "E4 F4 V5 S3", "cards": "K14"}, rock=1).view(0).state for at in ("U04", "P01")
    )
    assert Look(afar, 0).margin(DRAGON) == Look(there, 0).margin(DRAGON)


def test_a_fight_is_judged_by_the_region_in_which_it_would_be() -> None:
    """With a Grey Wolf, enemies in the woods are worth more than the same enemies elsewhere."""
    for at in ("F03", "P01"):
        s = T(ann={"at": at, "gems": "W1 S1 E2 F3 V4", "cards": "K06"}, rock=1).view(0).state
        look = Look(s, 0)
        woods, plains = (fight_value(look, 1, SPACE[space]) for space in ("F03", "P01"))
        assert (woods > plains, round(look.odds(1, look.power_gain_at(1, SPACE["P01"])).win_or_tie, 2)) == (True, 0.2)


def test_path_is_searched_once_and_not_at_each_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(GAME, seed="trail", players=2)
    looked, paces, route = list[Look](), 0, moving.best_route

    def counted(look: Look, options: Sequence[Option]) -> tuple[Option, tuple[Space, ...]]:
        looked.append(look)
        return route(look, options)

    monkeypatch.setattr(moving, "best_route", counted)
    while match.ask is not None and match.state.round < 4:
        menu = match.menu()
        paces += menu.question == "travel"
        match.answer(match.asked, playout_policy(Decision(match.state, match.asked, menu.question, menu.options)))
    assert paces > 10
    assert len(looked) < paces / 2


def test_hopeless_plan_is_not_tried() -> None:
    t = T(ann={"at": "U04", "gems": "W4 S5 E5 F4 V5"}, rock=1)
    view = t.view("ann")
    asked = Decision(view.state, view.seat, view.question, view.options)
    tried_plans = plans(asked)
    assert tried_plans[0][1] == ("fight:dragon",)
    assert len(tried_plans) < min(PLANS_TRIED, len(view.options))
    assert tried_plans[-1][0] >= tried_plans[0][0] - MAX_RATING_DEFICIT


def test_thinker_takes_the_sorcerer_while_available() -> None:
    match, thinker = Match(GAME, seed="heroes", players=2), find_bot("thinker:1", GAME)
    for seat in (0, 1):
        match.answer(seat, thinker.choose(match.view(seat)))
    assert [HEROES[hero.kind].id for hero in match.state.heroes] == ["sorcerer", "elf"]


def test_thinker_with_the_same_seed_gives_the_same_answer() -> None:
    match = Match(GAME, seed="alike", players=2)
    while match.menu().question != "action":
        match.answer(match.asked, match.menu().options[0])
    view = match.view(match.asked)
    first, second = (find_bot("thinker:8:3", GAME).choose(view) for _ in range(2))
    assert first == second
