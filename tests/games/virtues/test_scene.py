"""The scene of a seat, and the texts of questions, answers and pending effects."""

from __future__ import annotations

from meadhall.engine import Names, Scene
from meadhall.games.virtues import GAME
from meadhall.games.virtues.asking import player_option
from meadhall.games.virtues.content import CONTENT
from meadhall.games.virtues.ops import ImmediateOp
from meadhall.games.virtues.state import State
from meadhall.testing import clause
from meadhall.testing.scenario import ScriptedTable
from tests.games.virtues.tables import sv

PEOPLE = ["Ann", "Bram", "Cas", "Dot"]


def scene_of(t: ScriptedTable[State], name: str) -> Scene:
    """Return the scene of a player, or of a spectator called `nobody`."""
    seat = -1 if name == "nobody" else t.seat(name)
    return GAME.voice(Names(PEOPLE, seat)).scene(t.view(seat).state, seat)


@clause("SV-HID-01", "SV-HID-02", "SV-HID-21")
def test_own_sin_cards_and_artifacts_are_shown_and_those_of_others_are_counted() -> None:
    t = sv(ann={"sins": "sin_pride_a", "artifacts": "art_1", "gifts": "DIL:2"})
    mine = {card.kind: card for card in scene_of(t, "ann").seats[0].cards}
    theirs = {card.kind: card for card in scene_of(t, "bram").seats[0].cards}
    assert [face.id for face in theirs["gift"].faces] == ["DIL", "DIL"]
    assert [face.id for face in (*mine["sin"].faces, *mine["artifact"].faces)] == ["sin_pride_a", "art_1"]
    assert [(theirs[kind].count, theirs[kind].faces) for kind in ("sin", "artifact")] == [(1, []), (1, [])]


def test_answers_point_at_places_and_cards() -> None:
    t = sv(
        ann={"fame": 9, "gold": 9, "gifts": "DIL:6 HUM", "characters": "ch_blue_2", "sins": "sin_greed_a"},
        tavern="ch_red_2",
        store="el_red_1",
        castles="b01",
        row1="q01: - - -",
    )
    named = scene_of(t, "ann").ids_in_keys
    unnamed = {key for key in t.keys if key.partition(":")[2].partition("/")[0] not in named}
    assert unnamed == {"hero", "pass"}


@clause("SV-HID-04")
def test_board_shows_markers_treasures_and_closed_spaces() -> None:
    t = sv(row1="q01: ann neutral - | tr_gold_2 tr_gold_2", row3="q03: - - - | tr_might_1",
           portals={"portal_red": "bram"})  # fmt: skip
    scene = scene_of(t, "cas")
    assert [(figure.kind, figure.owner) for figure in scene.figures_at("q01.1") + scene.figures_at("q01.2")] == [
        ("marker", 0),
        ("neutral", None),
    ]
    assert scene.figures_at("portal_red")[0].owner == 1
    assert {place.id for place in scene.places if place.kind == "treasure"} == {
        "q01.tr_gold_2", "q01.tr_gold_2/2", "q03.hidden1",
    }  # fmt: skip


@clause("SV-DEC-18")
def test_pending_event_is_shown_to_all_with_the_seats_still_asked() -> None:
    t = sv(ann={"sins": "sin_gluttony_b", "hero": "hero_red"}, bram={"gifts": "DIL:2", "sins": "sin_pride_a"},
           cas={"gifts": "DIL", "sins": "sin_pride_a"})  # fmt: skip
    t.answer("spoilage:sin_gluttony_b")
    moment = scene_of(t, "cas").moments[-1]
    assert moment.title == "Ann plays Spoilage on Bram and you."
    assert moment.asked == [1, 2]
    question = GAME.voice(Names(PEOPLE, 1)).question("interrupt", t.view("bram").state)
    assert question.startswith("Ann plays Spoilage on you and Cas.")
    t = sv(ann={"sins": "sin_greed_a"}, bram={"gold": 1, "sins": "sin_pride_b"})
    t.answer("extortion:sin_greed_a")
    assert scene_of(t, "bram").moments[-1].text == "Take up to 2 gold from another player. At stake: 1 gold."


@clause("SV-DEC-07")
def test_a_target_is_shown_with_what_the_player_holds() -> None:
    t = sv(ann={"sins": "sin_wrath_b"}, bram={"gold": 2, "fame": 1, "gifts": "DIL"})
    voice = GAME.voice(Names(PEOPLE, 0))
    assert voice.option(player_option(1), t.state) == "Bram: 2 gold, 1 fame, 1 gift card"
    assert voice.option(player_option(1, "gold"), t.state) == "Gold from Bram (2)"


@clause("SV-SIN-02", "SV-CNT-06")
def test_card_texts_contain_the_numbers_of_every_op() -> None:
    cards = [function for sin in CONTENT.sin_card for function in sin.functions]
    printed = [(card.effects, card.text) for card in cards]
    printed += [(card.effects, card.text) for card in CONTENT.artifact]
    printed += [(card.effects, card.text) for card in CONTENT.building]
    printed += [(card.effects, card.text) for card in CONTENT.cataclysm]
    printed += [(card.effects, card.text) for card in CONTENT.unnamed_card]
    for effects, text in printed:
        ops = [op for op in effects if isinstance(op, ImmediateOp)]
        numbers = [getattr(op, name) for op in ops for name in ("n", "keep") if getattr(op, name, 0) not in (0, 1)]
        for number in numbers:
            if isinstance(number, int) and number > 1:
                assert str(number) in text or "two" in text, text
