"""A bot's advice for one's own seat, at tables without other people."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall.bots import advice, find_bot
from meadhall.bots.sensible import SensibleBot
from meadhall.engine import Option, View
from meadhall.engine.common.text import Text
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Join, SeatPlan
from tests.server.halls import ANN, BEA, BOT, ME, OPEN, Browser, Place, open_place, run

AL, SS, SV = "adventureland", "swordsorcery", "virtues"
AUCTION = "tests.engine.toys:AUCTION"


async def ann_at_question(place: Place, game: str = AL, bots: int = 1, **more: Any) -> Browser:
    """Return Ann at a table with bots, at her first question."""
    card = await place.new_table(ME, *[BOT] * bots, game=game, **more)
    ann = await place.connect(card.id, ANN)
    await ann.wait_for_sight(lambda sight: sight.ask is not None)
    await place.settle()
    return ann


def refusal_text(response: wire.FromHall) -> str:
    assert isinstance(response, wire.CommandRefused), response
    return f"{response.code}: {response.words}"


def replace_bot(monkeypatch: pytest.MonkeyPatch, choose: Callable[[View[Any]], Option]) -> None:
    def find(name: str, game: object) -> SensibleBot:
        return SensibleBot(choose, name)

    monkeypatch.setattr(advice, "find_bot", find)


async def request_advice(browser: Browser, seat: int = 0) -> wire.FromHall:
    """Return the hall's response; a refusal has no number."""
    assert browser.viewer is not None
    before = len(browser.received)
    await browser.viewer.handle(wire.Advise(1, seat))
    return next(
        message for message in browser.received[before:] if isinstance(message, wire.AdviceReply | wire.CommandRefused)
    )


def test_advice_is_a_possible_answer_and_answers_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann = await ann_at_question(place)
            match, seq = ann.table.fold.match, ann.table.fold.seq
            said = find_bot("sensible", match.game).choose(match.view(0))
            assert isinstance(said, Option)
            advised = await request_advice(ann)
            assert isinstance(advised, wire.AdviceReply)
            assert advised.key == said.key
            assert (ann.table.fold.seq, match.ask is not None) == (seq, True)
            assert ann.sight.ask is not None
            assert said.key in {option.key for option in ann.sight.ask.options}

    run(story())


def test_bot_reasons_are_in_the_language_of_the_player(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann = await ann_at_question(place, SS, bots=0, options={"players": 1})
            reply = await request_advice(ann)
            while isinstance(reply, wire.AdviceReply) and not reply.why:
                await ann.answer(0, reply.key)
                await place.settle()
                reply = await request_advice(ann)
            assert isinstance(reply, wire.AdviceReply)
            assert isinstance(reply.why, Text)
            assert ann.text_of(reply.why) == "Bryndis goes for the nearest enemy: Gremlin Pilferer 1."
            assert ann.text_of(reply.why, "de") == "Bryndis geht auf den nächsten Gegner los: Gremlin-Langfinger 1."

    run(story())


def test_bot_receives_only_the_view_of_the_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    views: list[View[Any]] = []

    def choose(view: View[Any]) -> Option:
        views.append(view)
        return view.options[0]

    replace_bot(monkeypatch, choose)

    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann = await ann_at_question(place, SV)
            await request_advice(ann)
            match = ann.table.fold.match
            assert [(type(view), view.seat) for view in views] == [(View, 0)]
            assert views[0].state == match.view(0).state
            assert views[0].state != match.state

    run(story())


def test_failing_bot_is_a_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(view: View[Any]) -> Option:
        raise ZeroDivisionError

    replace_bot(monkeypatch, choose)

    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann = await ann_at_question(place)
            assert "ZeroDivisionError" in refusal_text(await request_advice(ann))

    run(story())


def test_advice_is_refused_at_a_table_with_another_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, OPEN)
            await place.hall.join(BEA, card.id, Join(invite=card.link.partition("#")[2]))
            ann, bea = await place.connect(card.id, ANN), await place.connect(card.id, BEA)
            no = "forbidden: You can only ask what a bot would do while no other person sits at the table."
            assert [refusal_text(await request_advice(ann, 0)), refusal_text(await request_advice(bea, 1))] == [no, no]
            await bea.send(wire.HandOver("go", 1, "sensible"))
            assert refusal_text(await request_advice(ann, 0)) == no
            assert refusal_text(await request_advice(ann, 1)) == "forbidden: This is not your seat."

    run(story())


def test_advice_is_refused_when_people_share_a_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, SeatPlan("me", name="Bea"))
            ann = await place.connect(card.id, ANN)
            assert refusal_text(await request_advice(ann, 0)).startswith("forbidden: You can only ask")

    run(story())


def test_advice_is_refused_out_of_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, BOT)
            ann = await place.connect(card.id, ANN)
            place.bots.may_think.clear()
            await ann.send(wire.HandOver("go", 0, "sensible"))
            assert refusal_text(await request_advice(ann)) == "not-now: A bot is playing this seat. Take it back first."
            await ann.send(wire.HandOver("back", 0, ""))
            for number in range(50):
                if 0 not in ann.table.fold.waiting:
                    break
                await ann.answer(0, "hold" if number else "roll")
            assert refusal_text(await request_advice(ann)) == "not-now: It is not your turn. Waiting for Bot Bram."

    run(story())


def test_game_without_an_advising_bot_refuses_advice(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, games=[AUCTION]) as place:
            card = await place.new_table(ME, *[SeatPlan("bot", "random")] * 2, game="auction")
            ann = await place.connect(card.id, ANN)
            await ann.wait_for_sight(lambda sight: sight.ask is not None)
            assert "has no bot 'sensible'" in refusal_text(await request_advice(ann))

    run(story())


def test_advice_is_refused_in_real_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, SeatPlan("bot", "sensible@calm"), game="heroes")
            ann = await place.connect(card.id, ANN)
            assert ann.table.fold.is_timed
            assert (
                refusal_text(await request_advice(ann)) == "not-now: You cannot ask what a bot would do in real time."
            )

    run(story())
