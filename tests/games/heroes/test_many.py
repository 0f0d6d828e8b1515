"""More than two players (4.22, 8.3)."""

from __future__ import annotations

from typing import Any

from meadhall.games.heroes.positions import life
from meadhall.testing import clause
from tests.games.heroes.asking import BRUNNA, KALDOR, MARIS, Playing, cast, play


def three_player_table(ann: dict[str, Any], **position: Any) -> Playing:
    bram = {"hero": MARIS, "board": "f4=griffin b2=hero", "dice": "AAAAAA", **position.pop("bram", {})}
    cas = {"hero": BRUNNA, "board": "f4=golem b2=hero", "dice": "EEEEEE"}
    return play(
        players=3,
        active="ann",
        ann={"hero": KALDOR, "board": "f1=triton b2=hero", **ann},
        bram=bram,
        cas=cas,
        **position,
    )


@clause("HE-MUL-01", "HE-MUL-02", "HE-MUL-03", "HE-VST-01")
def test_an_action_affects_one_other_player() -> None:
    t = three_player_table({"dice": "FFLLLL", "hand": "scorch"})
    cast(t, "scorch", "at:1b2")
    t.answer("attack:f1")
    assert t.keys == ["at:1f4"]
    assert t.forbidden_by("at:2f4") == ["HE-MUL-03"]


@clause("HE-MUL-02", "HE-AMB-32")
def test_acting_player_does_not_count_and_a_spell_counts_for_its_bearer() -> None:
    t = three_player_table({"dice": "FFLLLL", "hand": "scorch"})
    cast(t, "scorch", "at:0f1")
    t.answer("attack:f1")
    assert t.keys == ["at:1f4", "at:2f4"]
    t = three_player_table({"dice": "AAAAAL", "hand": "dispel"}, spells=["poison bram.b2 cas", "daze ann cas"])
    cast(t, "dispel", "spell:poison@1b2")
    assert t.state.act.affected == 1


@clause("HE-MUL-03")
def test_limit_applies_within_one_casting() -> None:
    t = three_player_table({"dice": "WWWLLL", "hand": "healing rage haste".replace("healing", "ice_shards")})
    t.answer("cast:ice_shards")
    while t.question in ("free-enhancement", "pairs"):
        t.answer("enough" if t.question == "pairs" else "free:decline")
    t.answer("at:1f4")
    assert "at:2f4" not in t.keys


@clause("HE-MUL-04")
def test_wounds_of_the_attacker_do_not_count_as_affected() -> None:
    t = three_player_table(
        {"dice": "FFLLLL", "hand": "scorch", "board": "f1=leviathan f2=triton b2=hero"},
        spells=["wall_of_fire bram cas"],
    )
    cast(t, "scorch", "at:0f1")
    t.answer("attack:f1", "at:1f4")
    assert t.state.act is None or t.state.act.affected == 1


@clause("HE-MUL-05")
def test_a_later_action_may_affect_somebody_else() -> None:
    t = three_player_table({"dice": "FFEEEE", "hand": "scorch"}, bram={"dice": "FFLLLL", "hand": "scorch"})
    cast(t, "scorch", "at:1b2")
    t.answer("act")
    cast(t, "scorch", "at:2b2")
    assert (life(t.state, "bram"), life(t.state, "cas")) == (21 - 1 - 2, 20)
