"""Impossible positions are refused with a sentence that names the word and the correct values."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.common.errors import BadPosition
from tests.games.swordsorcery.tables import crypt


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"party": "bryndis law, bryndis chaos"}, "party: bryndis is named twice; each hero can be in the party"),
        ({"party": "bryndis law"}, "party: it must have at least 2 heroes, and one for each player (SS-SET-01)"),
        ({"party": "bryndis law, sable law", "players": 3}, "party: it must have at least 3 heroes, and one for"),
        ({"party": "nobody law, sable law"}, "party: unknown hero nobody; it must be one of bryndis, dorrun"),
        ({"party": "bryndis neutral, sable law"}, "party: unknown nature neutral; it must be one of law, chaos"),
        ({"party": "bryndis"}, "party: 'bryndis' is not a hero with a nature and an area, such as `bryndis law K4`"),
        ({"party": 5}, "party: 5 cannot be read: `bryndis law K4, sable chaos`"),
        ({"bryndis": {"rank": 8}}, "bryndis.rank: is a Soulrank from 1 to 7, not 8"),
        ({"bryndis": {"crowns": -5}}, "bryndis.crowns: is a number from 0 on, not -5"),
        ({"bryndis": {"crowns": "many"}}, "bryndis.crowns: wants a number, not 'many'"),
        ({"bryndis": {"wounds": 99}}, "bryndis.wounds: a living hero has at most "),
        ({"bryndis": {"shields": 6}}, "bryndis.shields: a hero has at most 5 Magic Shields, not 6"),
        ({"bryndis": {"primary": "excalibur"}}, "bryndis.primary: unknown name excalibur; it must be one of"),
        ({"bryndis": {"primary": "healing_potion"}}, "bryndis.primary: must be empty or hold a weapon"),
        ({"bryndis": {"bag": " ".join(["healing_potion"] * 9)}}, "bryndis.bag: it holds at most"),
        ({"bryndis": {"bag": 5}}, "bryndis: bag: wants a text, not 5"),
        ({"bryndis": {"powers": "s2"}}, "bryndis.powers: unknown name s2; it must be one of b1"),
        ({"bryndis": {"talents": "zz"}}, "bryndis.talents: unknown name zz"),
        ({"bryndis": {"keys": "front_door"}}, "bryndis.keys: unknown name front_door; it must be one of"),
        ({"bryndis": {"conditions": "poison=x"}}, "bryndis: {'conditions': 'poison=x'} cannot be read"),
        ({"bryndis": {"fire": [3]}}, "bryndis.fire: a Fire token is one of 1, 2"),
        ({"bryndis": {"criticals": {"beauty": "red"}}}, "bryndis.critical: unknown name beauty; it must be one of"),
        ({"foes": "orc_g"}, "foes: 'orc_g' cannot be read: `orc_g K4, risen_g K5 wounds=1 ko`: type, area"),
        ({"foes": "orc_g K4 wounds=99"}, "foes: orc_g:1 is dead with 99 wounds"),
        ({"foes": "orc_g K4 wounds=-1"}, "foes: orc_g:1 wounds: is a number from 0 on, not -1"),
        ({"foes": "orc_g K4 figures=0"}, "foes: orc_g:1 must have at least 1 HP and 1 figure"),
        ({"foes": "orc_g K4 menace=bryndis"}, "foes: orc_g:1 cannot have a Menace token; only Masters have one"),
        ({"foes": ", ".join(["orc_g K4"] * 6)}, "foes: at most 5 of orc_g are on the map, not 6 (SS-ENE-08)"),
        ({"mates": "wolf"}, "mates: 'wolf' cannot be read: `wolf ilvane K4`: a companion, its owner, its area."),
        ({"mates": "wolf bryndis K4, golem bryndis K4"}, "mates: a hero has at most one companion (SS-CMP-01)"),
        ({"opened": "zz"}, "opened: 'zz' cannot be read: `kd1 kd2`: open doors; `all` for all of them."),
        ({"markers": "unknown"}, "markers: unknown name unknown; it must be one of clapper, cage, bell"),
        ({"chests": "zz"}, "chests: unknown name zz; it must be one of kc1, kc2"),
        ({"ground": {"K4": "foo"}}, "ground: unknown name foo"),
        ({"crowns": {"K4": -4}}, "crowns: is a table of numbers from 0 on"),
        ({"tokens": "bomb K4 d10 bryndis"}, "tokens: unknown name bomb; it must be one of rune_snare, snare, flame"),
        ({"terrain": {"K4": "slippery"}}, "terrain: unknown name slippery; it must be one of chasm, deadly"),
        ({"turn": {"points": -1}}, "turn.points: is a number from 0 on, not -1"),
        ({"round": -1}, "round: is a number from 0 on, not -1"),
        ({"leader": 7}, "leader: is a seat from 0 to 0, not 7"),
        ({"read": ["q9.9"]}, "read: unknown name q9.9; it must be one of q0.1"),
        ({"event": "x"}, "event: unknown name x"),
        ({"counters": {"saved": -1}}, "counters: is a table of numbers from 0 on"),
        ({"attempt": 0}, "attempt: is a number from 1 on, not 0"),
    ],
)  # fmt: skip
def test_impossible_position_is_refused(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        crypt(**words)
    assert str(refused.value).startswith(sentence)
