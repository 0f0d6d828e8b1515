"""Losses, wounds, death and return (VIT)."""

from __future__ import annotations

from meadhall.games.heropath.events.heroes import HeroDied, HeroReturned, VitalityLost
from meadhall.games.heropath.land import DISTANCE, SPACE
from meadhall.testing import clause
from tests.games.heropath.reading import (
    T,
    cards_of,
    enemies_at,
    events,
    gems_of,
    hero,
    log_lines,
    space_of,
    vitality_of,
    walk,
)


@clause("HP-VIT-02")
def test_wounded_hero_plays_on_and_loses_faith() -> None:
    t = T(ann={"at": "P14", "gems": "V0"}, enemies="P14=troll")
    walk(t, "P13")
    assert gems_of(t) == "W1 S1 E1 F2 V0"
    assert events(t, VitalityLost) == [VitalityLost(0, "FAITH", "evasion")]


@clause("HP-EXA-18", "HP-VIT-03", "HP-VIT-04", "HP-VIT-06", "HP-VIT-07")
def test_the_dead_return_with_one_vitality_and_no_faith() -> None:
    t = T(
        players=2,
        ann={"at": "START", "gems": "F2 V1", "leeches": 1, "cards": "A01"},
        bram={"at": "P01"},
        enemies="START=troll START=goblin P14=goblin",
    )
    walk(t, "P14", "P13")
    assert hero(t).is_dead
    assert [event.good for event in events(t, VitalityLost)] == ["VITALITY", "FAITH", "FAITH"]  # type: ignore[attr-defined]
    assert events(t, HeroDied)
    t.answer("give-up", by="bram")
    assert (log_lines(t)[-2:], len(events(t, HeroReturned))) == (["You return to life.", "You gain 1 VITALITY."], 1)
    assert (space_of(t), gems_of(t), hero(t).leeches, cards_of(t)) == ("START", "W1 S1 E1 F0 V1", 1, ["A01"])


@clause("HP-VIT-03")
def test_of_several_heroes_the_active_one_loses_first() -> None:
    t = T(players=3, ann="P02", bram="P03", cas="P12", fortune="F43", search="fortune+gold", turn="bram")
    t.answer("rest", "search")
    assert [event.seat for event in events(t, VitalityLost)] == [1, 2, 0]  # type: ignore[attr-defined]


@clause("HP-VIT-05")
def test_faith_may_fall_to_zero_while_vitality_is_left() -> None:
    t = T(ann={"at": "P14", "gems": "F0 V2"}, enemies="P14=troll")
    walk(t, "P13")
    assert (hero(t).is_dead, gems_of(t)) == (False, "W1 S1 E1 F0 V1")


@clause("HP-VIT-06", "HP-RES-06")
def test_surplus_cards_of_a_dead_hero_drop_where_they_died() -> None:
    t = T(ann={"at": "P14", "gems": "F1 V0", "cards": "K29 K30 K28 K26 F05 F06"}, enemies="P14=troll")
    t.answer("travel", "space:P13", "stop")
    if t.question == "use-card":
        t.answer("pass")
    assert t.question == "surplus"
    t.answer("card:F05")
    assert t.state.dropped[0].at == SPACE["P13"]


@clause("HP-VIT-08", "HP-ENC-15")
def test_the_dead_are_neither_chosen_nor_healed() -> None:
    t = T(
        players=2,
        ann={"at": "START", "cards": "A33", "gold": 0},
        bram={"dead": True, "gold": 2, "gems": "F0 V0"},
        search="fortune+gold",
        fortune="F34",
    )
    assert t.forbidden_by("card:A33") == ["HP-CRD-24"]
    assert t.forbidden_by("snatching:1") == ["HP-ENC-15"]
    t.answer("rest", "search")
    assert gems_of(t, "bram") == "W0 S1 E1 F0 V0"


@clause("HP-VIT-06", "HP-VIT-08")
def test_the_dead_are_off_the_map_and_count_as_on_the_start_space() -> None:
    t = T(players=2, ann={"at": "F02", "cards": "M37"}, bram={"at": "W1", "dead": True, "gems": "V0 F0"},
          flare="plains", stock="goblin troll", pouch="")  # fmt: skip
    t.answer("card:M37", "stay", "space:P04")
    assert (t.asked, t.question) == (1, "space-for-enemy")
    assert all(DISTANCE[SPACE["START"]][SPACE[key[6:]]] >= 7 for key in t.keys)


@clause("HP-VIT-08", "HP-ASK-29")
def test_living_hero_is_chosen_as_poorest_before_a_dead_one() -> None:
    dead = {"dead": True, "gems": "F0 V0"}
    t = T(players=3, ann={"at": "P14", "gold": 1}, bram=dead, cas="P01", search="fortune+food", fortune="F50")
    t.answer("rest", "search")
    assert [hero(t, name).gold for name in ("ann", "bram", "cas")] == [0, 0, 1]
    t = T(players=2, ann={"at": "P14", "gold": 1}, bram=dead, search="fortune+food", fortune="F50")
    t.answer("rest", "search")
    assert hero(t, "bram").gold == 1, "the only opponent is the poorest, and keeps the gain"


@clause("HP-VIT-09", "HP-VIT-01")
def test_wards_depend_on_the_cause_of_a_loss() -> None:
    t = T(ann={"at": "P14", "armed": "A20"}, enemies="P14=troll", hero_dice=[1, 1] * 2, enemy_dice=[5] * 2)
    t.answer("fight:troll")
    assert vitality_of(t) == 4, "the shield prevents the loss of the first lost battle in a turn"
    walk(t, "P13")
    assert vitality_of(t) == 3, "the shield does not prevent the loss of an Evasion"
    walk(t, "P14")
    t.answer("fight:troll")
    assert vitality_of(t) == 2, "the shield does not prevent the loss of a second battle"


@clause("HP-CRD-08")
def test_elixir_saves_at_the_moment_of_death() -> None:
    t = T(ann={"at": "P14", "gems": "F1 V0", "cards": "K27"}, enemies="P14=troll")
    t.answer("travel", "space:P13", "stop", "pass")
    assert t.question == "use-card"
    t.answer("card:K27")
    assert (hero(t).is_dead, gems_of(t)) == (False, "W1 S1 E1 F0 V4")


@clause("HP-CRD-08")
def test_gain_comes_before_the_loss() -> None:
    t = T(ann={"at": "P14", "gems": "V1", "cards": "K26"}, enemies="P14=troll")
    t.answer("travel", "space:P13", "stop", "card:K26")
    assert gems_of(t) == "W1 S1 E1 F3 V2"


@clause("HP-VIT-06", "HP-MST-05", "HP-TRN-05")
def test_hero_killed_by_their_discovery_exposes_no_enemy() -> None:
    words = {"style": "mist", "discoveries": 3, "level": 1, "flare": "plains", "stock": "", "pouch": "S01"}
    t = T(players=2, ann={"at": "P03", "gems": "F1 V0"}, bram="F01", enemies="START=(goblin) P02=(troll)", **words)
    walk(t, "P02")
    t.answer("stay")
    assert hero(t).is_dead
    assert (enemies_at(t, "START"), enemies_at(t, "P02")) == (["(goblin)"], ["(troll)"])
    t = T(players=2, ann={"at": "P02", "gems": "F1 V0", "late": True}, bram="F01", turn="bram", first=1, **words)
    t.answer("give-up", by="bram")
    t.answer("stay", by="ann")
    assert (hero(t).is_dead, hero(t).actions, t.asked) == (True, 0, 1)


@clause("HP-VIT-06", "HP-VIT-08", "HP-TEA-02")
def test_no_enemy_is_revealed_for_a_dead_mate() -> None:
    t = T(players=4, competition="team", ann="P14", cas={"dead": True}, enemies="START=(goblin)")
    t.match.answer(0, "travel")
    t.answer("space:P13", "stop", by="ann")
    assert enemies_at(t, "START") == ["(goblin)"]
