"""Everybody reads the hall and its games in their own language, also at a shared table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.engine.contract.registry import find_game
from meadhall.server.http.routes.games import game_card
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Join
from meadhall.server.wording.hall_words import hall_text, preferred_language
from tests.server.halls import ANN, BEA, BOT, ME, OPEN, Browser, Place, open_place, run


async def change_language(place: Place, table: str, browser: Browser, language: str, told: int = 0) -> wire.Sight:
    """Say hello again at a table, in a language."""
    await browser.send(wire.Hello(told, None, language))
    await place.settle()
    return browser.sight


async def ann_and_bea(place: Place) -> tuple[Browser, Browser]:
    """Return Ann and Bea at a table of Adventure Land, where Ann begins."""
    options = {"players": 2, "start_player": "seat1"}
    card = await place.new_table(ME, OPEN, game="adventureland", options=options, public=True)
    await place.hall.join(BEA, card.id, Join())
    return await place.connect(card.id, ANN), await place.connect(card.id, BEA)


def test_two_people_at_one_table_read_two_languages(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            sight = await change_language(place, ann.table.id, ann, "de")
            assert ann.text_of(sight.title, "de") == "Adventure Land, Die Gefährten"
            assert sight.ask is not None
            assert ann.text_of(sight.ask.words, "de").startswith("Dein erster Zug: Welche Gruppe?")
            assert "Runde 1: Du bist am Zug." in [ann.text_of(line.words, "de") for line in ann.story]
            assert bea.text_of(bea.sight.title) == "Adventure Land, The Fellowship"
            assert "Round 1: Ann's turn." in [bea.text_of(line.words) for line in bea.story]
            kinds = {ann.text_of(place.kind, "de") for place in sight.places}
            assert kinds >= {"Wald", "Fluss", "Startplatz"}
            await ann.give_first_answer()
            await place.settle()
            assert ann.sight.ask is not None
            assert ann.text_of(ann.sight.ask.words, "de").startswith("Wohin geht es von")
            await ann.give_first_answer()
            await place.settle()
            assert "Du ziehst" in "".join(ann.text_of(line.words, "de") for line in ann.story)
            assert "Ann moves" in "".join(bea.text_of(line.words) for line in bea.story)
            assert len(ann.story) == len(bea.story)

    run(story())


def test_refusal_to_view_a_seat_uses_the_new_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            reply = await bea.send(wire.Hello(0, 0, "de"))
            assert isinstance(reply, wire.CommandRefused)
            assert reply.words.startswith("Du ")
            await ann.give_first_answer()
            await place.settle()
            assert isinstance(bea.sent[-1], wire.Sight)
            assert bea.text_of(bea.sight.title, "de") == "Adventure Land, Die Gefährten"
            assert {bea.text_of(place.kind, "de") for place in bea.sight.places} >= {"Wald", "Fluss", "Startplatz"}

    run(story())


def test_why_not_tells_where_a_card_is_in_each_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, BOT, game="virtues")
            ann = await place.connect(card.id, ANN)
            sight = await ann.wait_for_sight(lambda sight: sight.ask is not None)
            own_hero, other = [
                next(heap for heap in seat_cards.cards if heap.kind == "hero").faces[0] for seat_cards in sight.cards
            ]
            for nth, (hero, english, german) in enumerate(
                [
                    (own_hero, "before you", "vor dir"),
                    (other, f"before {sight.seats[1].name}", f"vor {sight.seats[1].name}"),
                ]
            ):
                why = await ann.send(wire.Why(nth, 0, f"recruit:{hero.id}"))
                assert isinstance(why, wire.Reasons)
                reason_words = why.reasons[0].words
                assert f" lies {english}, under “hero”." in ann.text_of(reason_words)
                assert f" liegt {german}, unter „Held“." in ann.text_of(reason_words, "de")

    run(story())


def test_reasons_and_previews_are_translated(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            sight = await change_language(place, ann.table.id, ann, "de")
            assert sight.ask is not None
            go = sight.ask.options[0].key
            why = await ann.send(wire.Why(1, 0, "to:K10", [go]))
            assert isinstance(why, wire.Reasons)
            assert "liegt nicht auf dieser Linie" in "".join(ann.text_of(reason.words, "de") for reason in why.reasons)
            preview_reply = await ann.send(wire.Show(2, 0, go))
            assert isinstance(preview_reply, wire.ShowReply)
            assert preview_reply.preview is not None
            assert ann.text_of(preview_reply.preview.title, "de").startswith("Startplatz der ")
            await change_language(place, bea.table.id, bea, "de")
            turn = await bea.send(wire.Why(3, 1, "stay"))
            assert isinstance(turn, wire.Reasons)
            assert [bea.text_of(reason.words, "de") for reason in turn.reasons] == [
                "Du bist nicht am Zug. Warten auf Ann."
            ]

    run(story())


def test_game_without_the_language_is_entirely_in_english(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, OPEN, game="adventureland", options={"players": 2}, seed=None)
            ann = await place.connect(card.id, ANN)
            sight = await change_language(place, card.id, ann, "fr")
            heard = [ann.text_of(sight.phase, language) for language in ("fr", "de")]
            assert heard == ["Waiting for players", "Wartet auf Mitspieler"]
            card = await place.new_table(ME, BOT, game="adventureland", options={"players": 2}, seed=None)
            bea = await place.connect(card.id, ANN)
            assert (
                bea.text_of((await change_language(place, card.id, bea, "fr")).title, "fr")
                == "Adventure Land, The Fellowship"
            )

    run(story())


def test_undone_question_is_asked_again_in_the_viewers_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            await change_language(place, ann.table.id, ann, "de")
            await ann.give_first_answer()
            await ann.send(wire.TakeBack("back", 0))
            await place.settle()
            assert ann.sight.undo is not None
            assert ann.sight.ask is not None
            assert ann.text_of(ann.sight.ask.words, "de").startswith("Dein erster Zug:")
            assert bea.sight.decisions == ann.sight.decisions == 0

    run(story())


def test_undo_request_is_told_in_each_viewers_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            await change_language(place, ann.table.id, ann, "de")
            await ann.give_first_answer()
            await ann.send(wire.AskBack("ask", 0))

            async def vote(who: Browser, language: str) -> str:
                asking = (await change_language(place, who.table.id, who, language)).vote
                return who.text_of(asking.words, language) if asking else ""

            assert await vote(ann, "de") == "Du möchtest deinen letzten Zug zurücknehmen."
            assert await vote(ann, "en") == "You ask to undo your last move."
            assert await vote(bea, "de") == "Ann möchte den letzten Zug zurücknehmen."
            assert await vote(bea, "en") == "Ann asks to undo their last move."

    run(story())


def test_lists_are_in_the_language_of_their_reader(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            await bea.leave()
            await ann.give_first_answer()
            await ann.give_first_answer()
            await place.settle()
            english = await place.hall.lists(BEA)
            german = await place.hall.lists(replace(BEA, language="de"))
            assert english.mine[0].title == "Adventure Land, The Fellowship"
            assert german.mine[0].title == "Adventure Land, Die Gefährten"
            assert (english.mine[0].phase, german.mine[0].phase) == ("Round 1", "Runde 1")
            assert any("Ann zieht" in line.words for line in german.mine[0].news)
            assert any("Ann moves" in line.words for line in english.mine[0].news)
            assert [card.phase for card in (await place.hall.lists(replace(BEA, language="fr"))).mine] == ["Round 1"]

    run(story())


def test_options_of_a_new_table_are_translated() -> None:
    game = find_game("adventureland")
    english, german = game_card(game), game_card(game, "de")
    assert [choice.id for choice in english.choices] == [choice.id for choice in german.choices]
    assert [choice.values for choice in english.choices] == [choice.values for choice in german.choices]
    by_id = {choice.id: choice for choice in german.choices}
    assert (by_id["adventure"].label, by_id["adventure"].names[0]) == ("Abenteuer", "Die Gefährten")
    assert (by_id["open_tiles"].names, by_id["king_fog_left"].names) == (["nein", "ja"], ["keines", "zwei", "vier"])
    assert german.aim[0].startswith("Sammle die meisten Punkte")
    assert english.aim[0].startswith("Score the most points")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.5, de-CH;q=0.7", "de"),
        ("", "en"),
        ("*", "*"),
        ("de;q=nonsense,en", "en"),
        ("x" * 100, "x" * 8),
    ],
)
def test_most_preferred_language_is_used(header: str, language: str) -> None:
    assert preferred_language(header) == language


def test_language_that_the_hall_lacks_becomes_english() -> None:
    assert hall_text("hall-yes", "fr") == hall_text("hall-yes", "en") == "yes"
