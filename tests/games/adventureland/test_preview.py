"""Previews: reach, paths, fights to come and the current fight."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.common.text import localized, text
from meadhall.engine.language.names import Names
from meadhall.engine.presentation.preview import Odds, Preview
from meadhall.games.adventureland import GAME
from meadhall.games.adventureland.land import RIVER_ORDER, place_name
from meadhall.games.adventureland.words import CATALOGUE
from meadhall.testing import table

OUTING: dict[str, Any] = {
    "players": 3,
    "black": {"parties": "D6+2 A1", "swords": [2, 1], "herbs": [4, 2], "gold": 2, "points": 8},
    "green": {"parties": "F6", "points": 9},
    "board": "E6 G6 I6=12",
}
NAMES = Names(["Ann", "Bram", "Cleo"], 0)


def preview_of(t: Any, key: str) -> Preview:
    view = t.match.view(t.asked)
    shown = GAME.preview(view, next(option for option in view.options if option.key == key))
    assert shown is not None
    return localized(shown, lambda words: CATALOGUE.say(words, NAMES))


def test_party_preview_shows_its_targets() -> None:
    t = table("adventureland", **OUTING)
    reach = preview_of(t, "go:D6").selectable
    t.answer("go:D6")
    assert reach == [key.removeprefix("to:") for key in t.keys if key.startswith("to:")]
    assert "I6" in reach
    assert "F6" not in reach


def test_move_preview_shows_its_path_and_the_parties_leapt_over() -> None:
    t = table("adventureland", **OUTING)
    t.answer("go:D6")
    shown = preview_of(t, "to:G6")
    assert (shown.path, shown.over) == (["E6", "F6", "G6"], ["F6"])
    assert (shown.title, shown.result, shown.wins) == ("G6 (river)", "Take the gold.", "2 points")
    assert preview_of(t, "to:E6").result == "Take a face-down herb."
    assert preview_of(t, "to:H6").result == "Nothing lies there."


def test_river_preview_shows_how_often_the_sprite_would_remove_the_party() -> None:
    turned = " ".join(place_name(field) for field in RIVER_ORDER if place_name(field) not in ("D9", "K6"))
    t = table("adventureland", **OUTING, sprite="J5", used=turned)
    t.answer("go:D6")
    warning = (
        "On the river the water sprite may sweep the party off: 1 of the 2 gold pieces still to come would bring it"
    )
    assert preview_of(t, "to:H6").note == f"{warning} past here."
    assert preview_of(t, "to:D8").note == ""
    assert preview_of(t, "to:E6").note == ""


def test_only_moves_with_a_danger_need_a_second_press() -> None:
    t = table("adventureland", **OUTING, sprite="J5")
    t.answer("go:D6")
    light = {key: preview_of(t, key).light for key in ("to:E6", "to:D7", "to:D8", "to:I6")}
    assert light == {"to:E6": True, "to:D7": True, "to:D8": False, "to:I6": False}, "the sprite, and a fight"


def test_move_to_another_party_needs_a_second_press() -> None:
    t = table("adventureland", adventure=2, black="D6 D8")
    t.answer("go:D6")
    assert not preview_of(t, "to:D8").light


def test_only_dice_and_giving_up_need_a_second_press_in_a_fight() -> None:
    t = table("adventureland", dice=[3, 2], **OUTING)
    t.answer("go:D6", "to:I6", "swords:+2+1")
    assert {key for key in t.keys if not preview_of(t, key).light} == {"reroll:1", "reroll:2", "give-up"}


def test_preview_of_a_fight_shows_sum_chances_and_stakes() -> None:
    t = table("adventureland", **OUTING)
    t.answer("go:D6")
    shown = preview_of(t, "to:I6")
    assert (shown.title, shown.sum, shown.missing) == ("Fog Stalker 12", "You bring 1 + 2 = 3", "9 short")
    assert [(odds.words, round(odds.chance, 2)) for odds in shown.odds] == [
        ("2 swords (+2 +1)", 0.72),
        ("Plus 2 herbs and 2 gold", 1.0),
    ]
    assert (shown.wins, shown.risks) == ("6 points, and you lead 14 to 9", "1 adventurer and 2 companions")


@pytest.mark.parametrize(
    ("standing", "mine", "others", "english", "german"),
    [
        ("ahead", 14, 12, "you lead 14 to 12", "du führst mit 14 zu 12"),
        ("level", 12, 12, "you draw level at 12", "du ziehst gleich bei 12"),
        ("behind", 6, 22, "you have 6, the leader 22", "du hast 6, an der Spitze sind es 22"),
    ],
)
def test_preview_tells_the_gain_with_the_standing_after_it(
    standing: str, mine: int, others: int, english: str, german: str
) -> None:
    words = text("gain-lead", points=4, standing=standing, mine=mine, others=others)
    assert CATALOGUE.say(words, NAMES) == f"4 points, and {english}"
    assert CATALOGUE.say(words, NAMES, "de") == f"4 Punkte, und {german}"


def test_fight_won_at_once_has_no_chances() -> None:
    t = table("adventureland", black="C4+7", board="G4=8")
    t.answer("go:C4")
    shown = preview_of(t, "to:G4")
    assert (shown.result, shown.missing, shown.odds) == ("That is enough: you win.", "", [])


def test_preview_tells_a_player_without_items_that_they_lose() -> None:
    t = table("adventureland", black="C4", board="G4=8")
    t.answer("go:C4")
    shown = preview_of(t, "to:G4")
    assert (shown.result, shown.missing, shown.odds) == ("You have nothing to add: you lose.", "7 short", [])


@pytest.mark.parametrize(("swords", "gain"), [([], ""), ([2], ""), ([3], "+5")])
def test_hopeless_fight_shows_no_gain(swords: list[int], gain: str) -> None:
    """A sword adds a die, at most six, and its number: 1 + 6 + 2 is less than 10."""
    t = table("adventureland", black={"parties": "C4", "swords": swords}, board="G4=10")
    t.answer("go:C4")
    [to] = [option for option in t.menu if option.key == "to:G4"]
    brief = CATALOGUE.say(GAME.wording.option(to, t.state, NAMES), NAMES, form="brief")
    assert brief.endswith(gain or "10")
    assert bool(preview_of(t, "to:G4").wins) is bool(gain)


def test_swords_show_the_chance_alone_and_with_everything() -> None:
    t = table("adventureland", **OUTING)
    t.answer("go:D6", "to:I6")
    shown = preview_of(t, "swords:+2+1")
    assert [odds.words for odds in shown.odds] == ["Swords and dice alone", "With 2 herbs and 2 gold"]
    assert shown.odds[0].chance == pytest.approx(26 / 36)
    assert preview_of(t, "swords:none").odds == [Odds("With 2 herbs and 2 gold", 0.0)]


@pytest.mark.parametrize(
    ("rule", "words"), [("spent", "are spent, win or lose"), ("kept", "come back only if you win")]
)
def test_preview_tells_where_committed_swords_go(rule: str, words: str) -> None:
    t = table("adventureland", swords_after_win=rule, **OUTING)
    t.answer("go:D6", "to:I6")
    assert preview_of(t, "swords:+2").note == f"Committed swords {words}."


def test_reinforcements_show_total_waste_and_chance() -> None:
    """AL-EX-02 to 04: strength 11 against 12, with herbs of 4 and 2 and two gold."""
    t = table("adventureland", dice=[3, 2], **OUTING)
    t.answer("go:D6", "to:I6", "swords:+2+1")
    gold, herb = preview_of(t, "gold:add"), preview_of(t, "herb:4")
    assert (gold.sum, gold.result, gold.note) == ("12", "You win", "Exactly enough")
    assert (herb.sum, herb.result, herb.note) == ("15", "You win", "3 more than you need")
    assert preview_of(t, "reroll:2").odds[0] == Odds("3, 4, 5 and 6 win", 4 / 6)


def test_preview_of_a_weak_reinforcement_shows_the_missing_strength() -> None:
    t = table("adventureland", dice=[1, 1], **{**OUTING, "board": "E6 G6 I6=16"})
    t.answer("go:D6", "to:I6", "swords:+2+1")
    herb = preview_of(t, "herb:2")
    assert (herb.sum, herb.missing) == ("10", "6 short")
    assert [odds.words for odds in herb.odds] == ["With everything else you have"]
    assert preview_of(t, "reroll:1").result == "The new die alone cannot win."


def test_preview_of_giving_up_lists_losses_and_kept_items() -> None:
    t = table("adventureland", dice=[3, 2], **OUTING)
    t.answer("go:D6", "to:I6", "swords:+2+1")
    shown = preview_of(t, "give-up")
    assert shown.risks == "1 adventurer, 2 companions and 2 swords"
    assert shown.note == "You keep your herbs and gold."


def test_previews_describe_joining_driving_out_and_swapping() -> None:
    t = table("adventureland", adventure=2, black="C3+1 F3+2")
    t.answer("go:C3")
    assert preview_of(t, "to:F3").result == "Join your party of 3: 5 figures together."
    t = table("adventureland", adventure=5, expansion=True, black="I9+6", green="K9+1")
    assert "Five companions" in preview_of(t, "swap:I9").result
    t.answer("go:I9")
    assert preview_of(t, "to:K9").result == "Drive out Bram's party of 2."


def test_staying_ends_the_turn() -> None:
    assert preview_of(table("adventureland", **OUTING), "stay").result == "Your turn ends."
