"""Impossible positions are refused with a sentence that names the word and the correct values."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.common.errors import BadPosition
from tests.games.swordsorcery.tables import crypt


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"party": "bryndis law, bryndis chaos"}, "party: bryndis is named twice; no two heroes are the same"),
        ({"party": "bryndis law"}, "party: it has 2 heroes at least, and one for each player (SS-SET-01)"),
        ({"party": "bryndis law, sable law", "players": 3}, "party: it has 3 heroes at least, and one for each player"),
        ({"party": "nobody law, sable law"}, "party: there is no hero nobody; there are bryndis, dorrun"),
        ({"party": "bryndis neutral, sable law"}, "party: there is no nature neutral; there are law, chaos"),
        ({"party": "bryndis"}, "party: 'bryndis' is not a hero with nature and area, as in `bryndis law K4`"),
        ({"party": 5}, "party: 5 cannot be read: `bryndis law K4, sable chaos`"),
        ({"bryndis": {"rank": 8}}, "bryndis.rank: is a Soulrank from 1 to 7, not 8"),
        ({"bryndis": {"crowns": -5}}, "bryndis.crowns: is a number from 0 on, not -5"),
        ({"bryndis": {"crowns": "many"}}, "bryndis.crowns: wants a number, not 'many'"),
        ({"bryndis": {"wounds": 99}}, "bryndis.wounds: a living hero has at most "),
        ({"bryndis": {"shields": 6}}, "bryndis.shields: a hero has 5 Magic Shields at most, not 6"),
        ({"bryndis": {"primary": "excalibur"}}, "bryndis.primary: there is no excalibur here; there are"),
        ({"bryndis": {"primary": "healing_potion"}}, "bryndis.primary: wants weapon, but healing_potion is not one"),
        ({"bryndis": {"bag": " ".join(["healing_potion"] * 9)}}, "bryndis.bag: it holds"),
        ({"bryndis": {"bag": 5}}, "bryndis: bag: wants a text, not 5"),
        ({"bryndis": {"powers": "s2"}}, "bryndis.powers: there is no s2 here; there are b1"),
        ({"bryndis": {"talents": "zz"}}, "bryndis.talents: there is no zz here"),
        ({"bryndis": {"keys": "front_door"}}, "bryndis.keys: there is no front_door here; there are"),
        ({"bryndis": {"conditions": "poison=x"}}, "bryndis: {'conditions': 'poison=x'} cannot be read"),
        ({"bryndis": {"fire": [3]}}, "bryndis.fire: a Fire token is one of 1, 2"),
        ({"bryndis": {"criticals": {"beauty": "red"}}}, "bryndis.critical: there is no beauty here; there are armor"),
        ({"foes": "orc_g"}, "foes: 'orc_g' cannot be read: `orc_g K4, risen_g K5 wounds=1 ko`: type, area"),
        ({"foes": "orc_g K4 wounds=99"}, "foes: orc_g:1 is dead with 99 wounds"),
        ({"foes": "orc_g K4 wounds=-1"}, "foes: orc_g:1 wounds: is a number from 0 on, not -1"),
        ({"foes": "orc_g K4 figures=0"}, "foes: orc_g:1 has HP and figures from 1 on"),
        ({"foes": "orc_g K4 menace=bryndis"}, "foes: orc_g:1 has no Menace token; only Masters have one"),
        ({"foes": ", ".join(["orc_g K4"] * 6)}, "foes: at most 5 of orc_g are on the map, not 6 (SS-ENE-08)"),
        ({"mates": "wolf"}, "mates: 'wolf' cannot be read: `wolf ilvane K4`: a companion, its owner, its area."),
        ({"mates": "wolf bryndis K4, golem bryndis K4"}, "mates: a hero has one companion at most (SS-CMP-01)"),
        ({"opened": "zz"}, "opened: 'zz' cannot be read: `kd1 kd2`: open doors; `all` for all of them."),
        ({"markers": "unknown"}, "markers: there is no unknown here; there are clapper, cage, bell"),
        ({"chests": "zz"}, "chests: there is no zz here; there are kc1, kc2"),
        ({"ground": {"K4": "foo"}}, "ground: there is no foo here"),
        ({"crowns": {"K4": -4}}, "crowns: is a table of numbers from 0 on"),
        ({"tokens": "bomb K4 d10 bryndis"}, "tokens: there is no bomb here; there are rune_snare, snare, flame"),
        ({"terrain": {"K4": "slippery"}}, "terrain: there is no slippery here; there are chasm, deadly"),
        ({"turn": {"points": -1}}, "turn.points: is a number from 0 on, not -1"),
        ({"round": -1}, "round: is a number from 0 on, not -1"),
        ({"leader": 7}, "leader: is a seat from 0 to 0, not 7"),
        ({"read": ["q9.9"]}, "read: there is no q9.9 here; there are q0.1"),
        ({"event": "x"}, "event: there is no x here"),
        ({"counters": {"saved": -1}}, "counters: is a table of numbers from 0 on"),
        ({"attempt": 0}, "attempt: is a number from 1 on, not 0"),
    ],
)  # fmt: skip
def test_impossible_position_is_refused(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        crypt(**words)
    assert str(refused.value).startswith(sentence)
