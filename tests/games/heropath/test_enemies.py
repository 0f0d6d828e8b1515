"""Enemy tokens (ENM) and the Scale of Evil (EVL)."""

from __future__ import annotations

from meadhall.games.heropath.enemies.tokens import tokens_in_stock
from meadhall.games.heropath.events.land import EnemiesCameFromScale, EnemyMoved
from meadhall.games.heropath.land import SPACE
from meadhall.testing import clause
from tests.games.heropath.reading import T, enemies_at, events, hero, vitality_of


@clause("HP-ENM-02", "HP-ENM-12", "HP-ENM-13")
def test_new_enemy_is_face_down_near_the_hero() -> None:
    t = T(ann="P14", search="fortune+gold", fortune="F47")
    t.answer("rest", "search")
    assert sorted(t.keys) == ["space:E8", "space:P13", "space:START"]
    t.answer("space:E8")
    assert enemies_at(t, "E8") == ["(?)"]


@clause("HP-ENM-13", "HP-ENM-05")
def test_no_enemy_is_placed_when_no_space_has_room() -> None:
    full = "E8=? E8=? P13=? P13=? START=? START=?"
    t = T(ann="P14", search="fortune+gold", fortune="F47", enemies=full)
    t.answer("rest", "search")
    assert t.question == "rest"


@clause("HP-ENM-12", "HP-EVL-05", "HP-HID-05", "HP-SEE-07", "HP-CHN-07")
def test_an_empty_stockpile_takes_from_the_lowest_level_without_lowering_evil() -> None:
    t = T(
        players=2,
        ann={"at": "START", "cards": "M37"},
        stock="",
        pouch="",
        level=3,
        count=1,
        dead={1: "goblin troll", 2: "warlock"},
        flare="plains",
        from_scale="troll goblin",
    )
    t.answer("card:M37", "stay")
    assert [event.foes for event in events(t, EnemiesCameFromScale)] == [(4,)]  # type: ignore[attr-defined]
    t.answer("space:H01", "space:H08")
    assert (t.state.scale.dead[0], t.state.scale.dead[1], t.state.scale.level) == ([], [0], 3)
    pieces = [t.state.tokens(SPACE[name])[0].piece for name in ("H01", "H08")]
    assert [t.state.faces.face[piece] for piece in pieces] == [-1, -1], (
        "the tokens are mixed, so nobody knows where each type is"
    )
    assert t.state.faces.bags[t.state.faces.bag[pieces[0]]] == [4, 5]


@clause("HP-ENM-09", "HP-CON-07")
def test_a_moved_enemy_stays_as_it_was() -> None:
    t = T(ann={"at": "P14", "cards": "M17"}, enemies="P13=(troll) P13=goblin")
    t.answer("card:M17", "space:P13/1", "space:P11", "enough")
    assert (enemies_at(t, "P11"), enemies_at(t, "P13")) == (["(troll)"], ["goblin"])
    assert EnemyMoved(SPACE["P13"], SPACE["P11"], -1) in t.heard(EnemyMoved)


@clause("HP-ENM-09")
def test_an_enemy_moves_past_a_full_space() -> None:
    t = T(ann={"at": "P14", "cards": "M17"}, enemies="C6=(troll) C5=? C5=?")
    t.answer("card:M17", "space:C6")
    assert t.keys == ["space:C3", "space:C4"]
    t.answer("space:C4", "enough")
    assert (enemies_at(t, "C4"), enemies_at(t, "C6")) == (["(troll)"], [])


@clause("HP-CON-07", "HP-SEE-07")
def test_banish_and_polymorph_use_the_stockpile() -> None:
    t = T(ann={"at": "P14", "cards": "M14"}, enemies="P14=troll")
    before = tokens_in_stock(t.state)
    t.answer("card:M14")
    assert (enemies_at(t, "P14"), tokens_in_stock(t.state)) == ([], before + 1)
    t = T(ann={"at": "P14", "cards": "M15"}, enemies="P14=troll", enemies_drawn="goblin")
    t.answer("card:M15")
    assert enemies_at(t, "P14") == ["goblin"]


@clause("HP-ENM-11")
def test_enemies_do_nothing_on_their_own() -> None:
    t = T(players=2, ann={"at": "START", "actions": 1}, enemies="P14=troll")
    t.answer("travel", "space:P14", "stop")
    t.answer("give-up", by="bram")
    assert (vitality_of(t), enemies_at(t, "P14"), t.asked) == (4, ["troll"], 0)


@clause("HP-EVL-01", "HP-EVL-04", "HP-EVL-06", "HP-SEE-10")
def test_first_kill_raises_evil_to_one_without_the_dragon() -> None:
    t = T(players=2, ann="P14", enemies="P14=goblin", hero_dice=[3, 3], enemy_dice=[2], fortune="F20")
    assert t.state.scale.level == 0
    t.answer("fight:goblin")
    assert (t.state.scale.level, t.question) == (1, "action")
    assert t.view(-1).state.scale.dead[0] == [5]


@clause("HP-EVL-05")
def test_gaps_on_lower_levels_are_not_filled() -> None:
    t = T(players=2, ann="P14", enemies="P14=goblin", level=3, count=1, hero_dice=[3, 3], enemy_dice=[2], fortune="F20")
    hero(t).gems[:] = [5] * 5
    t.answer("fight:goblin")
    assert (t.state.scale.dead[2], t.state.scale.dead[0], t.state.scale.count) == ([5], [], 2)


@clause("HP-EVL-02")
def test_level_takes_one_kill_per_player() -> None:
    t = T(players=3, ann="P14", enemies="P14=goblin", level=1, count=2, hero_dice=[3, 3], enemy_dice=[2], fortune="F20")
    t.answer("fight:goblin")
    assert (t.state.scale.level, t.state.scale.count) == (1, 3)


@clause("HP-GEN-05")
def test_dragon_is_not_an_enemy_token() -> None:
    t = T(ann={"at": "U04", "cards": "M14 A32"}, hero_dice=[1, 1], enemy_dice=[5, 5])
    assert t.forbidden_by("card:M14") == ["HP-DEC-02"]
    assert "give-up" not in t.keys
    t.answer("fight:dragon")
    while t.question != "action":
        t.answer("pass")
    assert enemies_at(t, "U04") == []
