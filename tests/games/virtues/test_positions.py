"""Impossible positions are refused with a sentence that names the word and the right value."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.common.errors import BadPosition
from meadhall.testing import clause
from tests.games.virtues.tables import sv

SEVEN_SINS = "sin_pride_a sin_pride_b sin_lust_a sin_lust_b sin_envy_a sin_envy_b sin_wrath_a"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"ann": {"gold": -1}}, "ann.gold: is a number from 0 on, not -1"),
        ({"ann": {"might": -1}}, "ann.might: is a number from 0 on, not -1"),
        ({"lap": -4}, "lap: is a number from 0 on, not -4"),
        ({"ann": 5}, "ann.gifts: 5 cannot be read"),
        ({"ann": {"hero": "hero_red"}, "bram": {"hero": "hero_red"}}, "bram.hero: no hero hero_red is left"),
        ({"ann": {"sins": "sin_pride_a sin_pride_a sin_pride_a"}}, "ann.sins.3: no sin sin_pride_a is left"),
        ({"ann": {"gifts": "DIL:7"}}, "DIL: there are 6 gift cards, and no number may be negative"),
        ({"ann": {"gifts": "DIL:4"}, "bram": {"gifts": "DIL:4"}}, "DIL: there are 6 gift cards"),
        ({"ann": {"gifts": "DIL:x"}}, "ann.gifts: 'DIL:x' cannot be read: Gift cards by virtue, taken from the pool."),
        ({"pool": "DIL:9"}, "pool: DIL has 6 gift cards, and players hold 0 of them"),
        ({"pool": "DIL"}, "pool: 'DIL' cannot be read: `DIL:3`: three gift cards of this virtue are left."),
        ({"order": ""}, "order: name each of ann, bram, cas once"),
        ({"order": "ann ann bram"}, "order: name each of ann, bram, cas once"),
        ({"at": 9}, "at: must be an index in the order, from 0 to 2, not 9"),
        ({"passed": "ann ann"}, "passed: name each seat once"),
        ({"armour": 8}, "armour: there are 7 pieces, not 8"),
        ({"sin_pile": SEVEN_SINS}, "sin_pile: has at most 6 cards, not 7 (SV-SIN-05)"),
        ({"temples": "b01"}, "temples: may contain temples only"),
        ({"ann": {"markers": 8}}, "ann.markers: there are 7, 0 of them in use, so 8 is too many"),
        ({"ann": {"markers": 7}, "row1": "q01: ann - -"}, "ann.markers: there are 7, 1 of them in use"),
        ({"row1": "q01: ann - - bram"}, "row1: 'q01: ann - - bram' cannot be read: `q01: ann - neutral | tr_gold_2`"),
        ({"ann": {"tapped": [0]}}, "ann.tapped: name only characters of the player, each once"),
        ({"ann": {"manned": [0]}}, "ann.manned: name only buildings of the player, each once"),
        ({"ann": {"corruption": 3}}, "ann.corruption: there is none without The Fall of a Hero; write fall=True"),
        ({"ann": {"fallen": True}}, "ann.corruption: there is none without The Fall of a Hero; write fall=True"),
        ({"ending": "armour"}, "ending: must be one of armour, portals, cataclysm, fallen, stopped, with step 'over'"),
    ],
)
def test_impossible_position_is_refused(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        sv(**words)
    assert str(refused.value).startswith(sentence)


@clause("SV-FAL-01")
def test_fallen_hero_in_a_position_has_seven_corruption_by_default() -> None:
    t = sv(fall=True, ann={"fallen": True}, bram={"fallen": True, "corruption": 9})
    assert [player.corruption for player in t.state.players] == [7, 9, 0]
