"""Previews: the gains and risks of an answer, shown before it is given."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from meadhall.engine.presentation.preview import Odds, Preview
from meadhall.games.heropath.content import ENEMY_DIE, HERO_DIE
from meadhall.games.heropath.odds import chance_of_sum_at_most, reroll_chance, ritual_chance, sum_chances
from meadhall.games.heropath.preview import preview
from meadhall.games.heropath.state import SITE_BAG, State
from meadhall.testing.clauses import clause
from meadhall.testing.scenario import ScriptedTable
from tests.games.heropath.reading import T, perspective_of, space_of

TEN_GEMS = "W1 S1 E1 F3 V4"  # 10 gems


def preview_of(t: ScriptedTable[State], key: str) -> Preview:
    view = t.match.view(t.asked)
    result = preview(view, next(option for option in view.options if option.key == key))
    assert result is not None
    return perspective_of(t, t.asked).voice.localized(result)


def chances_in_percent(odds: list[Odds]) -> dict[str, int]:
    return {entry.words: round(100 * entry.chance) for entry in odds}


@clause("HP-BAT-02", "HP-BAT-03", "HP-BAT-12", "HP-BAT-13")
def test_preview_of_a_battle_shows_its_numbers() -> None:
    t = T(players=2, ann={"at": "P14", "gems": TEN_GEMS, "armed": "A01"}, enemies="P14=goblin", level=3)
    shown_preview = preview_of(t, "fight:goblin")
    assert shown_preview.sum == "you 11 + 2 dice against 10 + 3 Evil + 1 die"
    assert chances_in_percent(shown_preview.odds) == {"chance to win": 26}
    assert (shown_preview.wins, shown_preview.risks) == ("1 EXPERIENCE and a FORTUNE card", "1 VITALITY, even in a tie")
    assert not shown_preview.light


@clause("HP-BAT-18")
def test_full_row_gains_no_experience() -> None:
    t = T(ann={"at": "P14", "gems": "E5 F3 V4"}, enemies="P14=goblin")
    assert preview_of(t, "fight:goblin").wins == "a FORTUNE card"


def test_preview_lists_chances_per_usable_card_best_first() -> None:
    """Cards that cannot be used do not count: the Fireball needs WISDOM, and Holy Water works against another enemy."""
    t = T(ann={"at": "P14", "gems": "W0 E1 F3 V4", "cards": "M03 B17 M01 K36"}, enemies="P14=goblin")
    chances = chances_in_percent(preview_of(t, "fight:goblin").odds)
    assert list(chances) == ["chance to win", "with Heroic Strike", "with Magic Dart"]
    assert sorted(chances.values()) == [
        chances["chance to win"],
        chances["with Magic Dart"],
        chances["with Heroic Strike"],
    ]


@clause("HP-EVL-03", "HP-EVL-06", "HP-EVL-07", "HP-BAT-15")
def test_preview_tells_the_consequences_of_a_victory_or_a_second_loss() -> None:
    def note(**words: Any) -> str:
        return preview_of(T(players=2, ann="P14", enemies="P14=goblin", **words), "fight:goblin").note

    assert note() == "A victory raises Evil to 1."
    assert note(level=1, count=1) == ""
    assert note(level=1, count=2) == "A victory raises Evil to 2 and brings the Dragon."
    assert note(level=10, count=2) == "A victory starts the Gathering."
    t = T(players=2, ann="P14", enemies="P14=warlock", level=1, count=1, hero_dice=[1, 1], enemy_dice=[5, 5])
    t.answer("fight:warlock")
    assert (
        preview_of(t, "fight:warlock").note == "A second loss in a row gives you 1 EXPERIENCE and drives the enemy off."
    )
    t = T(ann="U04", enemies="U04=goblin", level=1, count=0)
    assert preview_of(t, "fight:goblin").note == "The flare burns you after this action."


@clause("HP-SLY-03", "HP-SLY-07", "HP-GAT-09", "HP-DIF-01")
def test_preview_of_the_dragon_shows_its_numbers() -> None:
    t = T(ann={"at": "U04", "gems": "W5 S5 E5 F3 V4"}, level=2, difficulty="expert")
    shown_preview = preview_of(t, "fight:dragon")
    assert shown_preview.sum == "you 22 + 2 dice against 17 + 2 Evil + 2 dice"
    assert chances_in_percent(shown_preview.odds) == {"chance to win": 61}
    assert (shown_preview.wins, shown_preview.risks) == (
        "the match, even in a tie",
        "2 VITALITY, one of them in the flare",
    )


@clause("HP-COP-22", "HP-COP-23")
def test_preview_of_the_ritual_shows_its_numbers() -> None:
    rich = {"at": "U04", "gems": "W5 S5 E5 F5 V5"}
    shown_preview = preview_of(T(players=2, competition="co-op", ann=rich, bram=rich, level=1), "fight:dragon")
    assert shown_preview.sum == "2 heroes against 2 times 16 + 2 dice"
    assert chances_in_percent(shown_preview.odds) == {"chance to win together": 100}
    assert shown_preview.risks == "2 VITALITY for every hero"


def test_preview_in_a_ritual_does_not_compare_a_single_hero() -> None:
    t = T(players=2, competition="co-op", ann={"at": "U04", "cards": "B17"}, bram="U04", hero_dice=[1] * 4, special=[0],
          enemy_dice=[5, 5])  # fmt: skip
    t.answer("fight:dragon")
    view = t.match.view(0)
    assert [(option.key, preview(view, option)) for option in view.options] == [("pass", None), ("card:B17", None)]
    t.answer("card:B17")


@clause("HP-BAT-08")
def test_preview_of_a_card_before_the_dice_shows_its_power() -> None:
    t = T(ann={"at": "P14", "gems": TEN_GEMS, "cards": "M03"}, enemies="P14=goblin")
    t.answer("fight:goblin")
    assert chances_in_percent(preview_of(t, "pass").odds) == {"chance to win": 74}
    shown_preview = preview_of(t, "card:M03")
    odds = {"chance to win": 74, "with this card": 98}
    assert (shown_preview.title, chances_in_percent(shown_preview.odds), shown_preview.light) == (
        "Magic Dart",
        odds,
        True,
    )


@clause("HP-BAT-10")
@pytest.mark.parametrize(
    ("card", "dice", "expected"),
    [
        ("M03", [4], Preview("Magic Dart", sum="you 12 + 2 against 14", result="A tie: you win.", light=True)),
        ("M03", [5], Preview("Magic Dart", sum="you 12 against 15", missing="1 missing", light=True)),
        ("M03", [2], Preview("Magic Dart", sum="you 12 + 2 against 12", result="You win.", light=True)),
        ("B16", [5], Preview("Feint", sum="you 12 against 15", odds=[Odds("chance to win", 1 / 6)], light=True)),
        ("B16", [2], Preview("Feint", sum="you 12 against 12", odds=[Odds("chance to win anyway", 1 / 6)], light=True)),
        ("B15", [2], Preview("Battle Focus", sum="you 12 + 1 against 12", result="You win.", light=True)),
    ],
)
def test_card_after_the_dice_shows_whether_it_turns_the_battle(card: str, dice: list[int], expected: Preview) -> None:
    t = T(ann={"at": "P14", "gems": TEN_GEMS, "cards": card}, enemies="P14=goblin", hero_dice=[1, 1], enemy_dice=dice)
    t.answer("fight:goblin")
    if t.question == "use-card":
        t.answer("pass")
    assert preview_of(t, f"card:{card}") == expected


def test_accepting_the_result_shows_the_outcome() -> None:
    t = T(ann={"at": "P14", "gems": TEN_GEMS, "cards": "B16"}, enemies="P14=goblin", hero_dice=[1, 1], enemy_dice=[5])
    t.answer("fight:goblin", "pass")
    shown_preview = preview_of(t, "pass")
    assert (shown_preview.title, shown_preview.result) == ("Keep the dice", "You lose.")


@clause("HP-MOV-05", "HP-MOV-07", "HP-MOV-14", "HP-FLR-02")
def test_preview_of_a_pace_shows_enemies_and_costs() -> None:
    t = T(ann={"at": "P14", "gems": TEN_GEMS}, enemies="P14=goblin P15=troll P13=(troll)", sites="P12=S01")
    t.answer("travel")
    shown_preview = preview_of(t, "space:P13")
    assert shown_preview.result == "Stop there to draw a Place-Site. If you stop, a hidden enemy is turned up."
    assert (shown_preview.costs, shown_preview.note) == ("1 VITALITY for 1 Evasion", "3 paces left after that.")
    t.state.faces.bags[SITE_BAG].clear()
    assert preview_of(t, "space:P13").result == "If you stop, a hidden enemy is turned up."
    t = T(ann={"at": "U01", "gems": TEN_GEMS}, sites="U01=S01", enemies="U04=troll", level=2)
    t.answer("travel")
    shown_preview = preview_of(t, "space:U04")
    assert (shown_preview.result, shown_preview.costs) == ("Troll, power 14 + 1 die.", "1 VITALITY in the flare")


@clause("HP-BAT-13", "HP-BAT-14", "HP-SLY-07")
def test_preview_of_a_battle_includes_losses_spared_by_cards() -> None:
    for worn, risks in (("A20", "1 VITALITY in a tie"), ("A08", "1 VITALITY"), ("A08 A20", "")):
        t = T(ann={"at": "P14", "gems": TEN_GEMS, "armed": worn}, enemies="P14=goblin")
        assert preview_of(t, "fight:goblin").risks == risks
    for worn, risks in (("A27", "1 VITALITY"), ("A20", "1 VITALITY in the flare"), ("A20 A27", "")):
        t = T(ann={"at": "U04", "gems": "F4", "armed": worn})
        assert preview_of(t, "fight:dragon").risks == risks


@clause("HP-MOV-11", "HP-FLR-02")
def test_preview_of_a_pace_includes_losses_spared_by_cards() -> None:
    t = T(ann={"at": "P14", "gems": TEN_GEMS, "armed": "K33"}, enemies="P14=goblin P14=troll P13=troll")
    t.answer("travel")
    assert preview_of(t, "space:P13").costs == "1 VITALITY for 2 Evasions"
    t.answer("space:P13", "stop")
    t.answer("travel")
    assert preview_of(t, "space:P14").costs == "1 VITALITY for 1 Evasion", (
        "the cloak has already prevented one loss in this turn"
    )
    t = T(ann={"at": "U01", "gems": "F4", "armed": "A27"}, sites="U01=S01")
    t.answer("travel")
    assert preview_of(t, "space:U04").costs == ""


@clause("HP-ENC-07", "HP-MOR-02")
def test_preview_of_an_encounter_shows_its_gain_and_loss() -> None:
    table: dict[str, Any] = {"players": 2, "ann": "P14", "bram": {"at": "P14", "gold": 1, "food": 1}}
    shown_preview = preview_of(T(**table), "ambush:1")
    assert shown_preview.result == "Bram loses 1 VITALITY. Bram is dragged off to the Goblin Prison."
    assert not shown_preview.light, "the preview of an action against others is not light"
    shown_preview = preview_of(T(**table, moral="silver"), "snatching:1")
    assert (shown_preview.result, shown_preview.wins) == ("Bram is not hurt.", "1 VITALITY and 1 GOLD or 1 FOOD")
    shown_preview = preview_of(T(**{**table, "ann": {"at": "P14", "gems": "V5"}}), "snatching:1")
    assert shown_preview.wins == "1 GOLD or 1 FOOD", "EXPERIENCE is full"


@clause("HP-ENC-05", "HP-ENC-06", "HP-ASK-23")
def test_preview_of_an_encounter_counts_the_victims_goods_and_the_chooser() -> None:
    def told(key: str, cards: str = "", **bram: Any) -> Preview:
        return preview_of(T(players=2, ann={"at": "P14", "cards": cards}, bram={"at": "P14", **bram}), key)

    assert told("snatching:1", gold=2).wins == "1 VITALITY and 1 GOLD"
    assert told("snatching:1", food=1).wins == "1 VITALITY and 1 FOOD"
    assert told("snatching:1", cards="B36", food=1).wins == "1 VITALITY and 1 FOOD"
    assert told("snatching:1", cards="B36", food=1, gold=1).wins == "1 VITALITY and up to 2 GOLD or FOOD"
    assert told("thievery:1", **{"cards": "B35"}, armed="A01").result.endswith("You choose the card.")
    assert told("thievery:1", armed="A01").result.endswith("Bram chooses the card.")
    assert told("snatching:1", gold=2, gems="F2 V0").result == "Bram loses 1 FAITH."
    assert told("snatching:1", gold=2, gems="F1 V0").result == "Bram loses 1 FAITH and may die."


@clause("HP-VIT-02", "HP-VIT-04")
def test_the_wounded_are_told_that_they_lose_faith_or_die() -> None:
    def risks(gems: str, cards: str = "", space_of: str = "P14", key: str = "fight:goblin", **armed: str) -> str:
        hero = {"at": space_of, "gems": gems, "cards": cards, **armed}
        return preview_of(T(ann=hero, enemies="P14=goblin"), key).risks

    assert risks("F2 V0") == "1 FAITH, even in a tie"
    assert risks("F1 V1") == "1 VITALITY, even in a tie"
    assert risks("F0 V1") == "1 VITALITY, even in a tie, and you die"
    assert risks("F1 V0", armed="A20") == "1 FAITH in a tie, and you die"
    assert risks("F1 V0", cards="K27") == "1 FAITH, even in a tie, and you die unless a card saves you"
    dragon = {"at": "U04", "key": "fight:dragon"}
    assert risks("F2 V1", **dragon) == "1 VITALITY and 1 FAITH, one of them in the flare"
    assert risks("F1 V1", **dragon) == "1 VITALITY and 1 FAITH, one of them in the flare, and you die"
    assert risks("F0 V1", **dragon) == "1 VITALITY, and you die"

    def costs(gems: str, space_of: str, pace: str) -> str:
        t = T(ann={"at": space_of, "gems": gems}, sites="U01=S01", enemies="P14=goblin P14=troll U01=troll")
        t.answer("travel")
        return preview_of(t, f"space:{pace}").costs

    assert costs("F3 V1", "P14", "P13") == "1 VITALITY and 1 FAITH for 2 Evasions"
    assert costs("F1 V1", "P14", "P13") == "1 VITALITY and 1 FAITH for 2 Evasions, and you die"
    assert costs("F1 V1", "U01", "U04") == "1 VITALITY for 1 Evasion and 1 FAITH in the flare, and you die"
    assert costs("F0 V1", "U01", "U04") == "1 VITALITY for 1 Evasion, and you die"

    def note(gems: str) -> str:
        return preview_of(T(ann={"at": "U04", "gems": gems}, enemies="U04=goblin"), "fight:goblin").note

    assert "burns you after this action and may kill you." in note("F1 V1")
    assert "burns you after this action." in note("F2 V1")


@clause("HP-BAT-12", "HP-BAT-15", "HP-BAT-18")
def test_preview_of_a_battle_includes_cards_and_full_rows_in_its_rewards() -> None:
    def told(gems: str, cards: str = "", **words: Any) -> Preview:
        t = T(ann={"at": "P14", "gems": gems, "cards": cards}, enemies="P14=goblin", **words)
        return preview_of(t, "fight:goblin")

    assert told("F3 V4 E2", "B24 K17").wins == "1 EXPERIENCE, 2 GOLD and a FORTUNE card"
    assert told("F3 V4 E5", "B39").wins == "1 GOLD and a FORTUNE card"
    t = T(ann={"at": "P14", "gems": "E5 F3 V4"}, enemies="P14=warlock", hero_dice=[1, 1], enemy_dice=[5, 5])
    t.answer("fight:warlock")
    assert "A second loss in a row drives the enemy off." in preview_of(t, "fight:warlock").note


@clause("HP-COP-23")
def test_ritual_preview_names_spared_and_dying_heroes() -> None:
    def told(ann: dict[str, Any], bram: dict[str, Any]) -> Preview:
        t = T(players=2, competition="co-op", ann={"at": "U02", **ann}, bram={"at": "P14", **bram})
        return preview_of(t, "fight:dragon")

    assert told({"armed": "A20"}, {"armed": "A24"}).risks == "1 VITALITY for every hero"
    assert told({"armed": "A20"}, {}).risks == "up to 2 VITALITY for every hero"
    assert told({}, {}).note == ""
    assert told({}, {"gems": "F1 V1"}).note == "A hero dies whose VITALITY and FAITH together are no more than that."


def test_potion_before_a_loss_is_not_part_of_the_battle() -> None:
    t = T(
        ann={"at": "P14", "gems": "E1 F3 V1", "cards": "K26"},
        enemies="P14=warlock",
        hero_dice=[1, 1],
        enemy_dice=[5, 5],
    )
    t.answer("fight:warlock")
    while t.question != "use-card" or t.state.windows[-1].kind != "loss":
        t.answer("pass")
    view = t.match.view(0)
    assert [preview(view, option) for option in view.options] == [None, None]


def test_odds_of_rerolled_dice() -> None:
    assert chance_of_sum_at_most(1, 3) == pytest.approx(0.5)
    assert reroll_chance(HERO_DIE, [1, 3], 1) == pytest.approx(2 / 3)
    assert reroll_chance(HERO_DIE, [1, 1], 3) == 0.0
    assert reroll_chance(HERO_DIE, [1, 1], 3, 2) == pytest.approx(1 / 3)


@clause("HP-COP-22", "HP-MOD-04")
def test_the_chance_of_six_heroes_takes_no_longer_than_that_of_two() -> None:
    assert sum_chances(HERO_DIE, 12)[12] == pytest.approx(3.0**-12)
    assert sum(sum_chances(HERO_DIE, 12).values()) == pytest.approx(1)
    assert 0 < ritual_chance(18, 6, 6) < ritual_chance(18, 6, 6, 0, (2, 1)) < 1


@clause("HP-RES-09", "HP-BAT-06")
def test_potion_adds_only_the_gems_that_fit() -> None:
    t = T(ann={"at": "P14", "gems": TEN_GEMS, "cards": "K26"}, enemies="P14=goblin")
    chances = chances_in_percent(preview_of(t, "fight:goblin").odds)
    assert chances == {"chance to win": 74, "with Healing Potion": 91}, "only one gem has room"
    t = T(ann={"at": "P14", "gems": "W1 S1 E1 F3 V0", "open": "B09", "cards": "K26"}, enemies="P14=goblin")
    assert [line.words for line in preview_of(t, "fight:goblin").odds] == ["chance to win"], "the Last Stand would end"


@clause("HP-CON-07")
def test_hat_counts_with_the_spells_that_it_strengthens() -> None:
    t = T(ann={"at": "P14", "gems": "W5 S1 E1 F1 V1", "armed": "M05", "cards": "M03"}, enemies="P14=warlock",
          hero_dice=[1, 1], enemy_dice=[4, 5])  # fmt: skip
    assert chances_in_percent(preview_of(t, "fight:warlock").odds) == {"chance to win": 2, "with Magic Dart": 39}
    t.answer("fight:warlock", "pass")
    assert preview_of(t, "card:M03").missing == "5 missing"
    t.answer("pass")


def test_three_cards_reroll_a_die() -> None:
    rich = {"at": "P14", "gems": "W0 S4 E1 F2 V3", "armed": "A11 K31", "open": "B14"}
    t = T(ann=rich, enemies="P14=warlock", level=3)
    chance = preview_of(t, "fight:warlock").odds[0].chance

    def won(mine: int, second: int, theirs: int, left: int) -> float:
        if 13 + mine + second >= 15 + theirs or not left:
            return float(13 + mine + second >= 15 + theirs)
        return sum(won(face, max(mine, second), theirs, left - 1) for face in HERO_DIE) / 6

    foes = [first + second for first in ENEMY_DIE for second in ENEMY_DIE]
    rolls = [won(first, second, theirs, 3) for first in HERO_DIE for second in HERO_DIE for theirs in foes]
    assert chance == pytest.approx(sum(rolls) / len(rolls))


@clause("HP-COP-22", "HP-BAT-10")
def test_chance_of_a_ritual_includes_rerolls() -> None:
    t = T(players=2, competition="co-op", rock=3, ann={"at": "F05", "gems": "W3 S5 E5 F5 V5", "open": "B14"},
          bram={"at": "P14", "gems": "W3 S5 E5 F5 V5", "armed": "K31", "cards": "M03"})  # fmt: skip
    foes = [2 * (15 + first + second) for first in ENEMY_DIE for second in ENEMY_DIE]

    def won(left: list[list[int]], behind: int) -> float:
        """Return the chance if Ann may reroll any one of her dice or none, then Bram one of his."""
        if behind <= 0 or not left:
            return float(behind <= 0)
        ways = [won(left[1:], behind)]
        ways += [sum(won(left[1:], behind + die - face) for face in HERO_DIE) / len(HERO_DIE) for die in left[0]]
        return max(ways)

    rolls = [[dice[:2], dice[2:]] for dice in map(list, product((1, 2, 3), repeat=4))]
    chances = [won(dice, theirs - 46 - sum(map(sum, dice))) for dice in rolls for theirs in foes]
    assert preview_of(t, "fight:dragon").odds[0].chance == pytest.approx(sum(chances) / len(chances))


@clause("HP-COP-21", "HP-COP-22")
def test_chance_of_a_ritual_counts_living_heroes_at_their_new_space() -> None:
    t = T(players=3, competition="co-op", rock=3, ann={"at": "F05", "gems": "W5 S5 E5 F5 V5"}, bram={"dead": True},
          cas={"at": "P14", "gems": "W5 S5 E5 F5 V5", "open": "B11", "cards": "M03"})  # fmt: skip
    ours = 25 + 25 + 1
    dice = [sum(four) for four in product(HERO_DIE, repeat=4)]
    foes = [3 * (15 + first + second) for first in ENEMY_DIE for second in ENEMY_DIE]
    chance = sum(ours + mine >= theirs for mine in dice for theirs in foes) / len(dice) / len(foes)
    assert 0 < chance < 1
    assert preview_of(t, "fight:dragon").odds[0].chance == pytest.approx(chance)
    assert space_of(t, "cas") == "P14"
