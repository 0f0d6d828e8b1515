"""Battles against enemies and the Dragon (BAT, SLY)."""

from __future__ import annotations

from meadhall.games.heropath.content import CARDS
from meadhall.games.heropath.events.cards import CardDrawn
from meadhall.games.heropath.events.heroes import BattleEnded, EnemySlain, EvilRose, GoodGained, VitalityLost
from meadhall.games.heropath.land import SPACE
from meadhall.games.heropath.state import State
from meadhall.testing import clause
from meadhall.testing.scenario import ScriptedTable
from tests.games.heropath.reading import (
    T,
    aside_of,
    cards_of,
    enemies_at,
    events,
    gems_of,
    hero,
    space_of,
    vitality_of,
    walk,
)


@clause("HP-BAT-01", "HP-ASK-17", "HP-TRN-02", "HP-BAT-07")
def test_fight_is_against_one_exposed_enemy_of_the_space_weaker_first() -> None:
    t = T(ann="P14", enemies="P14=troll P14=goblin")
    assert t.keys[:3] == ["fight:goblin", "fight:troll", "travel"]
    t = T(ann="P14", enemies="P14=goblin P14=goblin", hero_dice=[1, 1], enemy_dice=[5])
    assert t.keys[:2] == ["fight:goblin", "fight:goblin/2"]
    t.answer("fight:goblin/2")
    assert hero(t).actions == 3


def battle_result(t: ScriptedTable[State]) -> tuple[int, int, int, int]:
    """Return the seat, the opponent and both totals of the only battle. Check that the parts add up to the totals."""
    (end,) = t.heard(BattleEnded)
    assert (sum(part.points for part in end.ours), sum(part.points for part in end.theirs)) == (
        end.hero_total,
        end.foe_total,
    )
    return end.seat, end.foe, end.hero_total, end.foe_total


@clause("HP-BAT-02", "HP-BAT-03", "HP-BAT-05", "HP-BAT-09", "HP-BAT-11", "HP-EXA-10", "HP-ENM-01", "HP-CON-02")
def test_total_of_the_hero_is_compared_with_power_dice_and_evil() -> None:
    t = T(
        ann={"at": "P14", "gems": "W0 S2 E2 F3 V4", "armed": "A13"},
        enemies="P14=werewolf",
        level=2,
        hero_dice=[3, 3],
        enemy_dice=[4, 2],
        fortune="F20",
    )
    t.answer("fight:werewolf")
    assert battle_result(t) == (0, 1, 11 + 2 + 6, 10 + 6 + 2)
    (end,) = t.heard(BattleEnded)
    assert [(part.kind, part.points) for part in end.ours] == [("gems", 11), ("card", 2), ("dice", 6)]
    assert [(part.kind, part.points) for part in end.theirs] == [("basic", 10), ("evil", 2), ("dice", 6)]
    assert (CARDS[end.ours[1].card].id, end.result) == ("A13", "won")


@clause("HP-EXA-11", "HP-BAT-13", "HP-VIT-01")
def test_tie_is_a_victory_that_costs_one_vitality() -> None:
    t = T(
        ann={"at": "P14", "gems": "W0 S2 E1 F3 V4", "armed": "A13"},
        enemies="P14=werewolf",
        level=2,
        count=1,
        hero_dice=[3, 3],
        enemy_dice=[4, 2],
        fortune="F20",
    )
    t.answer("fight:werewolf")
    assert (gems_of(t), hero(t).gold, enemies_at(t, "P14")) == ("W0 S2 E2 F3 V3", 2, [])
    assert events(t, VitalityLost) == [VitalityLost(0, "VITALITY", "tie")]


@clause("HP-BAT-12", "HP-BAT-19", "HP-CRD-21", "HP-EVL-01", "HP-BAT-20")
def test_victory_puts_the_enemy_on_the_scale_then_experience_then_fortune() -> None:
    t = T(ann="P14", enemies="P14=goblin", hero_dice=[3, 3], enemy_dice=[2], fortune="F05")
    t.answer("fight:goblin")
    assert t.state.scale.dead[0] == [5]
    assert cards_of(t) == ["F05"]
    kinds = [type(event) for event in t.news(-1) if isinstance(event, (EnemySlain, GoodGained, CardDrawn))]
    assert kinds == [EnemySlain, GoodGained, CardDrawn]


@clause("HP-BAT-04", "HP-ARM-10", "HP-CRD-22")
def test_equipment_counts_only_in_the_armament() -> None:
    t = T(ann={"at": "P14", "cards": "A01 A25", "gems": "E2"}, enemies="P14=goblin", hero_dice=[1, 1], enemy_dice=[5])
    t.answer("fight:goblin")
    assert battle_result(t) == (0, 5, 11 + 2, 15)
    t = T(ann={"at": "P14", "armed": "A01 A25", "gems": "E2"}, enemies="P14=goblin", hero_dice=[1, 1], enemy_dice=[5],
          fortune="F20")  # fmt: skip
    t.answer("fight:goblin")
    assert battle_result(t) == (0, 5, 11 + 2 + 2, 15)


@clause("HP-BAT-06", "HP-BAT-08")
def test_vitality_gained_in_the_battle_counts() -> None:
    t = T(ann={"at": "P14", "cards": "K26", "gems": "V2"}, enemies="P14=goblin", hero_dice=[1, 2], enemy_dice=[3],
          fortune="F20")  # fmt: skip
    t.answer("fight:goblin", "card:K26")
    assert battle_result(t) == (0, 5, 8 + 2 + 3, 13)


@clause("HP-BAT-10")
def test_only_the_hero_changes_the_battle_after_the_roll() -> None:
    t = T(
        players=2,
        ann={"at": "P14", "cards": "M03 B14"},
        bram={"cards": "M33 B37", "gems": "W2"},
        enemies="P14=skeleton",
        hero_dice=[1, 1, 3],
        enemy_dice=[2, 3],
        fortune="F20",
    )
    t.answer("fight:skeleton")
    assert (t.asked, t.question) == (0, "use-card")
    t.answer("pass", by="ann")
    assert (t.asked, sorted(t.keys)) == (1, ["card:B37", "card:M33", "pass"])
    t.answer("pass", by="bram")
    assert (t.asked, sorted(t.keys)) == (0, ["card:M03", "pass", "reroll:B14"])
    t.answer("reroll:B14", "die:hero-1", "card:M03")
    assert events(t, BattleEnded) == []
    t.answer("pass")
    assert [event.hero_total for event in events(t, BattleEnded)] == [10 + 4 + 2]  # type: ignore[attr-defined]


@clause("HP-BAT-14")
def test_lost_battle_costs_one_vitality_and_the_enemy_stays() -> None:
    t = T(ann="P14", enemies="P14=troll", hero_dice=[1, 1], enemy_dice=[5])
    t.answer("fight:troll")
    assert (vitality_of(t), enemies_at(t, "P14")) == (3, ["troll"])
    assert events(t, VitalityLost) == [VitalityLost(0, "VITALITY", "battle")]


@clause("HP-BAT-15", "HP-BAT-17", "HP-ASK-20", "HP-EXA-30", "HP-ENM-09")
def test_second_loss_in_a_row_gives_experience_and_moves_the_enemy() -> None:
    t = T(players=2, ann={"at": "P14", "actions": 1}, enemies="P14=troll", hero_dice=[1, 1] * 2, enemy_dice=[5] * 2)
    t.answer("fight:troll")
    assert (vitality_of(t), gems_of(t)[6:8]) == (3, "E1")
    t.answer("give-up", by="bram")
    t.answer("fight:troll", by="ann")
    assert sorted(t.keys) == ["space:E8", "space:P13", "space:START"]
    t.answer("space:P13")
    assert (vitality_of(t), gems_of(t)[6:8], enemies_at(t, "P13")) == (2, "E2", ["troll"])


@clause("HP-BAT-16")
def test_other_action_in_between_resets_the_losses() -> None:
    t = T(ann="P14", enemies="P14=troll", hero_dice=[1, 1] * 2, enemy_dice=[5] * 2)
    t.answer("fight:troll", "travel", "space:P13", "space:P14", "stop", "fight:troll")
    assert (t.question, enemies_at(t, "P14"), gems_of(t)[6:8]) == ("action", ["troll"], "E1")


@clause("HP-BAT-16")
def test_loss_count_restarts_after_the_enemy_moved() -> None:
    t = T(ann={"at": "P14", "gems": "V5"}, enemies="P14=troll", hero_dice=[1, 1] * 3, enemy_dice=[5] * 3)
    t.answer("fight:troll", "fight:troll", "space:P13")
    walk(t, "P13")
    t.answer("fight:troll")
    assert (t.question, enemies_at(t, "P13")) == ("action", ["troll"])


@clause("HP-BAT-17")
def test_without_a_free_space_the_enemy_stays_exposed() -> None:
    t = T(ann="C6", enemies="C6=troll C5=goblin C5=goblin", hero_dice=[1, 1] * 2, enemy_dice=[5] * 2)
    t.answer("fight:troll", "fight:troll")
    assert (t.question, enemies_at(t, "C6")) == ("action", ["troll"])


@clause("HP-BAT-18", "HP-RES-09", "HP-RES-10")
def test_full_experience_takes_no_gem() -> None:
    t = T(ann={"at": "P14", "gems": "E5"}, enemies="P14=goblin", hero_dice=[3, 3], enemy_dice=[2], fortune="F20")
    t.answer("fight:goblin")
    assert gems_of(t)[6:8] == "E5"


@clause("HP-BAT-21", "HP-VIT-06")
def test_a_hero_who_dies_by_a_tie_still_gets_the_rewards() -> None:
    t = T(players=2, ann={"at": "P14", "gems": "W5 S5 E1 F1 V0", "cards": ""}, enemies="P14=goblin", hero_dice=[1, 1],
          enemy_dice=[4], fortune="F20")  # fmt: skip
    t.answer("fight:goblin")
    assert (hero(t).is_dead, hero(t).gems[2], hero(t).gold) == (True, 2, 2)
    assert t.asked == 1, "the turn of the dead hero is over"


# ---- the Dragon


@clause("HP-SLY-01", "HP-SLY-02", "HP-ENM-10")
def test_the_dragon_is_fought_from_an_active_flare_space_without_enemies() -> None:
    t = T(ann="U04")
    assert "fight:dragon" in t.keys
    t = T(ann="U04", rock=2)
    assert t.forbidden_by("fight:dragon") == ["HP-SLY-01"]
    t = T(ann="U04", enemies="U04=goblin")
    assert t.forbidden_by("fight:dragon") == ["HP-SLY-02"]


@clause("HP-SLY-03", "HP-SLY-04", "HP-SLY-06", "HP-SLY-07", "HP-EXA-15", "HP-SLY-08", "HP-CON-03", "HP-DIF-01")
def test_a_lost_fight_against_the_dragon_costs_two_and_leaving_it_one() -> None:
    t = T(ann={"at": "U04", "armed": "A01"}, difficulty="expert", level=3, hero_dice=[1, 1], enemy_dice=[5, 5])
    t.answer("fight:dragon")
    assert battle_result(t) == (0, 6, 10 + 1 + 2, 17 + 10 + 3)
    assert [event.cause for event in events(t, VitalityLost)] == ["battle", "active-flare"]  # type: ignore[attr-defined]
    walk(t, "U01")
    assert vitality_of(t) == 4 - 2 - 1


@clause("HP-SLY-05")
def test_entering_the_flare_space_burns() -> None:
    t = T(ann="U01")
    walk(t, "U02")
    assert vitality_of(t) == 3


@clause("HP-SLY-09")
def test_losing_to_the_dragon_twice_gives_nothing() -> None:
    t = T(ann={"at": "U04", "gems": "F5 V5"}, hero_dice=[1, 1] * 2, enemy_dice=[5, 5] * 2)
    t.answer("fight:dragon", "fight:dragon")
    assert gems_of(t) == "W1 S1 E1 F5 V1"


@clause("HP-SLY-10", "HP-SLY-11", "HP-EXA-24", "HP-GEN-08", "HP-END-01")
def test_tie_with_the_dragon_wins_the_game_and_costs_nothing() -> None:
    t = T(
        players=2,
        ann={"at": "U04", "gems": "W4 S4 E4 F4 V4", "armed": "A10 A25 A31"},
        level=6,
        hero_dice=[2, 3, 1, 1],
        enemy_dice=[5, 4],
    )
    t.answer("fight:dragon")
    assert (t.over, t.state.winner, t.places, vitality_of(t)) == (True, 0, [1, 2], 4)


@clause("HP-EVL-02", "HP-EVL-03", "HP-EVL-04", "HP-EVL-06", "HP-EXA-09", "HP-DRT-02", "HP-DRT-03", "HP-BAT-19")
def test_kill_that_starts_a_level_calls_the_dragon_at_once() -> None:
    t = T(
        players=4,
        ann={"at": "P14", "actions": 3},
        enemies="P14=goblin",
        level=2,
        count=4,
        hero_dice=[3, 3],
        enemy_dice=[2],
        flare="forest",
        fortune="F20",
    )
    t.answer("fight:goblin")
    assert t.question == "rock"
    assert aside_of(t, 0) == ""
    assert [event.level for event in events(t, EvilRose)] == [3]  # type: ignore[attr-defined]
    t.answer("stay")
    assert (t.state.scale.level, t.state.scale.count) == (3, 1)
    for name in ("ann", "bram", "cas", "dot"):
        t.answer("space:H01" if name in ("ann", "bram") else "space:H08", by=name)
    assert (t.question, t.asked) == ("draw-site", 0)
    t.answer("no", by="ann")
    t.answer("no", by="bram")
    assert (t.question, hero(t).actions, hero(t).gold, gems_of(t)[6:8]) == ("action", 2, 2, "E2")
    assert space_of(t) == "P14"
    assert len(t.state.enemies[SPACE["H01"]]) == 2


@clause("HP-ASK-19", "HP-CON-07")
def test_card_owner_chooses_the_dice_to_reroll() -> None:
    t = T(
        ann={"at": "P14", "cards": "B15"}, enemies="P14=skeleton", hero_dice=[1, 3, 2], enemy_dice=[2, 3], fortune="F20"
    )
    t.answer("fight:skeleton")
    while t.question == "use-card":
        t.answer("pass")
    t.answer("card:B15")
    assert t.question == "which-dice"
    assert sorted(t.keys) == ["all", "die:hero-1", "die:hero-2", "enough"]
    t.answer("die:hero-1", "enough")
    while t.question != "action":
        t.answer("pass")
    assert [event.hero_total for event in t.heard(BattleEnded)] == [10 + 2 + 3 + 1]


@clause("HP-ASK-19", "HP-GEN-07")
def test_battle_focus_adds_one_even_without_a_reroll() -> None:
    t = T(ann={"at": "P14", "cards": "B15"}, enemies="P14=skeleton", hero_dice=[3, 3], enemy_dice=[5, 4], fortune="F20")
    t.answer("fight:skeleton")
    while t.question == "use-card":
        t.answer("pass")
    t.answer("card:B15", "enough")
    assert [event.hero_total for event in t.heard(BattleEnded)] == [10 + 6 + 1]


@clause("HP-ASK-31")
def test_an_event_asks_for_gold_or_vitality() -> None:
    t = T(ann={"at": "P14", "gold": 1}, search="fortune+gold", fortune="F42")
    t.answer("rest", "search")
    assert (t.question, t.keys) == ("choose-way", ["way:1", "way:2"])
    t.answer("way:2")
    assert (vitality_of(t), hero(t).gold) == (4, 2)


@clause("HP-BAT-05", "HP-CON-07")
def test_crossbow_in_a_second_battle_of_the_turn_has_lost_its_first_bonus() -> None:
    for fights, total in ((0, 10 + 1 + 1 + 1 + 6), (1, 10 + 1 + 1 + 6)):
        t = T(players=2, ann={"at": "P14", "gems": "W1 S1 E1 F3 V4", "armed": "A15 A16", "fights": fights}, bram="P01",
              enemies="P14=goblin", hero_dice=[3, 3], enemy_dice=[5], fortune="F20")  # fmt: skip
        t.answer("fight:goblin")
        assert [event.hero_total for event in t.heard(BattleEnded)] == [total]
