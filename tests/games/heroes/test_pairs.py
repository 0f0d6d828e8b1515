"""Two pairs that play apart: each uses its own cards, Spells and Beings (8.5, 8.6)."""

from __future__ import annotations

from meadhall.engine.play.match import Match
from meadhall.games.heroes import GAME
from meadhall.games.heroes.content import SPELLS
from meadhall.games.heroes.positions import life, permanent_words
from meadhall.games.heroes.state import State
from meadhall.testing import clause
from tests.games.heroes.asking import ILVANE, KALDOR, MARIS, cast
from tests.games.heroes.test_variants import team


@clause("HE-VTM-02", "HE-VTM-03", "HE-DRF-06")
def test_each_player_drafts_from_the_tableau_of_their_pair_and_heroes_are_shared() -> None:
    match: Match[State] = Match(GAME, "pairs", players=4, format="team")
    heroes: set[str] = set()
    for _ in range(8):
        seat = match.asked
        own, other = sorted(match.state.duels, key=lambda duel: seat not in duel.seats)
        before = other.tableau[:]
        offered = [key for key in match.menu().keys if key.startswith("spell:")]
        there = [f"spell:{SPELLS[spell].id}@bottom{column}" for column, spell in enumerate(own.tableau[4:], 1)]
        assert offered == there
        assert heroes.isdisjoint(match.menu().keys)
        pick = match.menu().keys[-1]
        heroes |= {pick} if pick.startswith("hero:") else set()
        match.answer(seat, pick)
        assert other.tableau == before
    assert len(heroes) == 4


@clause("HE-VTM-02", "HE-LRN-03")
def test_learner_takes_from_the_tableau_of_their_own_pair() -> None:
    t = team(active="bram", bram={"hero": MARIS, "dice": "CCCCCE"})
    other = t.state.duels[0].tableau[:]
    t.answer("learn")
    own = t.state.duels[1].tableau
    assert {key.partition("@")[0] for key in t.keys} == {f"spell:{SPELLS[spell].id}" for spell in own}
    t.answer(t.keys[0])
    assert t.state.duels[0].tableau == other


@clause("HE-VTM-09", "HE-TGT-01", "HE-TGT-03", "HE-TGT-07")
def test_any_player_being_and_spell_refer_to_the_pair_of_the_player() -> None:
    there = ["daze dot ann", "misfortune bram cas 1", "poison cas.b2 cas"]
    t = team(active="ann", ann={"hero": KALDOR, "dice": "AAAAAL", "hand": "dispel"}, spells=there)
    t.answer("cast:dispel")
    assert t.keys == ["spell:daze@3"]
    t.answer("spell:daze@3")
    assert permanent_words(t.state) == there[1:]
    t = team(active="ann", ann={"hero": KALDOR, "dice": "WFEALL", "hand": "scorch"}, spells=there[1:])
    assert "dispel" not in t.keys
    assert "HE-DSP-02" in t.forbidden_by("dispel")
    t = team(active="ann", ann={"hero": KALDOR, "dice": "EEEEFF", "hand": "earthquake scorch"})
    t.answer("cast:earthquake")
    assert t.keys == ["player:0", "player:3"]


@clause("HE-VTM-09", "HE-BEA-11", "HE-PRE-12")
def test_pair_tires_independently_of_the_other() -> None:
    t = team(holds=2, ann={"dice": "WFEALC"}, rolls="A")
    t.state.duels[1].holds = 0
    for seat, key in ((0, "throw:none"), (3, "throw:none"), (1, "throw:1"), (2, "throw:none")):
        t.match.answer(seat, key)
    assert [life(t.state, name) for name in ("ann", "bram", "cas", "dot")] == [20, 21, 21, 20]


@clause("HE-CRT-12", "HE-VER-05", "HE-SPL-01")
def test_dice_in_hand_stay_there_during_a_sirens_song() -> None:
    t = team(
        active="ann",
        ann={"hero": KALDOR, "board": "f1=siren b2=hero", "dice": "FFLLLL", "hand": "scorch"},
        dot={"hero": ILVANE, "dice": "AA-EEEA"},
        spells=["blessing dot dot"],
        rolls="CCCLLL",
    )
    cast(t, "scorch", "at:0b2")
    t.answer("use:f1", "player:3")
    assert t.state.sides[3].dice == [5, 5, -1, 5, 4, 4, 4]
