"""Impossible positions are refused with a sentence that names the wrong word."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.common.errors import BadPosition
from tests.games.heropath.reading import T


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"ann": {"gems": "Q3"}}, "ann.gems: unknown attribute 'Q'; it must be one of WISDOM"),
        ({"ann": {"gems": "W9"}}, "ann.gems: WISDOM is a number from 0 to 5, not '9'"),
        ({"ann": {"gems": {"FAITH": -1}}}, "ann.gems: FAITH is a number from 0 to 5, not -1"),
        ({"ann": {"gold": 31}}, "ann.gold: the GOLD of a hero is a number from 0 to 30, not 31"),
        ({"gold": 1, "ann": {"gold": 2}}, "ann.gold: the GOLD of a hero is a number from 0 to 1, not 2"),
        ({"ann": {"leeches": 3}}, "ann.leeches: the leeches of a hero is a number from 0 to 2, not 3"),
        ({"ann": {"hero": "ranger"}}, "ann.hero: unknown hero 'ranger'; it must be one of warrior, dwarf"),
        (
            {"ann": {"hero": "elf"}, "bram": {"hero": "elf"}},
            "bram.hero: ann is already the elf; still free: warrior, dwarf",
        ),
        ({"ann": {"actions": -1}}, "ann.actions: the actions of a hero is a number from 0 to 8, not -1"),
        ({"ann": {"actions": 99}}, "ann.actions: the actions of a hero is a number from 0 to 8, not 99"),
        ({"ann": {"actions": "many"}}, "ann.actions: the actions of a hero is a number from 0 to 8, not 'many'"),
        ({"ann": {"bonus": 23}}, "ann.bonus: the bonus Travels of a hero is a number from 0 to 22, not 23"),
        ({"ann": {"stops": 2}}, "ann.stops: the STOP-HERO calls of a hero is a number from 0 to 1, not 2"),
        ({"ann": {"fights": 9}}, "ann.fights: the Fights of a turn is a number from 0 to 8, not 9"),
        ({"ann": {"replaced": 3}}, "ann.replaced: the replacements of a turn is a number from 0 to 2, not 3"),
        ({"round": -1}, "round: the round is a number from 0 to 60, not -1"),
        ({"round": 61}, "round: the round is a number from 0 to 60, not 61"),
        ({"discoveries": 23}, "discoveries: the Place-Sites discovered is a number from 0 to 22, not 23"),
        ({"leeches": 9}, "leeches: the leeches of the stockpile is a number from 0 to 8, not 9"),
        ({"enemies": 5}, "enemies: 5 cannot be read: `P05=troll` is face up"),
        ({"ann": {"rests": -1}}, "ann.rests: the Rests of a turn is a number from 0 to 8, not -1"),
        ({"ann": {"dead": "x"}}, "ann.dead: wants yes or no, not 'x'"),
        ({"step": "travel"}, "step 'travel' begins in the middle of an action: set travel as well"),
        ({"step": "answer"}, "step 'answer' begins in the middle of an action: set deal as well"),
        ({"now": 9}, "now: is a seat from 0 to 1, not 9"),
        ({"count": -3}, "count: the number of enemies on the present level of the Scale is a number from 0 to"),
        ({"order": "ann zoe"}, "there is no seat 'zoe' with 6 players; there are ann, bram"),
        ({"ann": {"armed": "K26"}}, "ann.armed: K26 has no square in the Armament"),
        ({"ann": {"armed": "A10 A20"}}, "ann.armed: A20 and A10 do not fit into two hands"),
        ({"ann": {"armed": "A01 A13"}}, "ann.armed: A13 and A01 do not fit into two hands"),
        ({"ann": {"armed": "A24 A25"}}, "ann.armed: no square of the Armament is left for A25"),
        ({"players": 4, "ann": "P14", "bram": "P14", "cas": "P14", "dot": "P14"}, "P14 holds at most 3 heroes"),
        ({"enemies": "P14=troll P14=? P14=goblin"}, "enemies: P14 holds at most 2 enemies"),
        ({"stock": "troll", "enemies": "P14=troll", "dead": {1: "ogre"}}, "unknown enemy 'ogre'"),
        ({"dead": {1: "troll troll troll troll troll troll troll troll"}}, "dead: no troll is left"),
        ({"dead": {11: "troll"}}, "dead: a level of the Scale is a number from 1 to 10, not 11"),
        ({"level": 11}, "level: the level of the Scale is a number from 0 to 10, not 11"),
        ({"rock": 4}, "rock: the Dragon's rock is a number from 0 to 3, not 4"),
        ({"sites": "P14=S01"}, "sites: P14 must be a Settlement space without a Place-Site"),
        ({"sites": "P02=S01 P02=S02"}, "sites: P02 must be a Settlement space without a Place-Site"),
        ({"sites": "P02=S01 P04=S01"}, "sites: no S01 is left"),
        ({"ferry": "P14"}, "ferry: the ferry must be on a Riverbank space, and P14 is not one"),
        ({"weather": "hail"}, "weather: unknown weather 'hail'; it must be one of gale, fog, snow, clear"),
        ({"exposed": {"FORTUNE": "F20"}}, "exposed: the deck FORTUNE has no exposed cards, only ARMS, MARKET"),
        ({"exposed": {"ARMS": "K01"}}, "exposed: ARMS has at most 4 exposed cards, which must belong to this deck"),
        ({"discards": "A03 A03"}, "discards: no A03 is left"),
        ({"under": "A01"}, "under: only FORTUNE cards are put under a deck"),
        ({"dropped": dict.fromkeys(["P01", "P02", "P03", "P04", "P05", "P06"], "")}, "dropped: there are 5 tracking"),
        ({"loose": {"P01": "2SILVER"}}, "loose: write the GOLD and FOOD on a space as 2GOLD or 1FOOD, not '2SILVER'"),
        ({"gold": -1}, "gold: the GOLD of the stockpile is a number from 0 to 30, not -1"),
    ],
)
def test_impossible_position_is_refused(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        T(**{"players": 2, **words})
    assert str(refused.value).startswith(sentence)


def test_hero_set_for_one_seat_is_not_given_to_another() -> None:
    kinds = [hero.kind for hero in T(players=3, ann={"hero": "dwarf"}, cas={"hero": "warrior"}).state.heroes]
    assert (kinds[0], kinds[2], len({*kinds})) == (1, 0, 3)
    assert [hero.kind for hero in T(players=3, ann="P14").state.heroes] == [0, 1, 2]


def test_bow_and_arrows_fit_into_two_hands() -> None:
    T(players=2, ann={"armed": "A13 A16 A24 A28 A31"})


def test_goods_may_be_given_as_text() -> None:
    t = T(players=2, ann={"gold": "2", "food": "1", "leeches": "1"})
    s, ann = t.state, t.state.heroes[0]
    assert (ann.gold, ann.food, ann.leeches) == (2, 1, 1)
    assert (s.gold, s.food) == (28, 29)
