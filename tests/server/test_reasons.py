"""A bot's reason is shown to everybody at the table, once, before the effects of its answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.engine import Match, find_game
from meadhall.engine.common.text import Text
from meadhall.engine.table.events import EVERYBODY, ReasonGiven
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import SeatPlan
from meadhall.server.tables.progress import Progress
from meadhall.server.tables.story import Story, ToldEvent
from tests.server.halls import ANN, ME, open_place, run
from tests.server.test_bots_at_work import ODD_BOTS

BRAM = SeatPlan("bot", "sensible")


def test_bot_reason_is_told_before_the_effects(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, games=[ODD_BOTS]) as place:
            card = await place.new_table(ME, BRAM, game="odd-pig", options={"target": 20})
            ann = await place.connect(card.id, ANN)
            await ann.send(wire.HandOver("go", 0, "sensible"))
            await ann.wait_for_sight(lambda sight: sight.decisions >= 12)
            lines = [(line.words, line.event) for line in ann.story]
            reason_places = [at for at, (_, event) in enumerate(lines) if event["type"] == "ReasonGiven"]
            assert reason_places, "the bot gave at least one reason"
            bram = next(at for at in reason_places if lines[at][1]["seat"] == 1)
            words = lines[bram][0]
            assert isinstance(words, Text), "each player reads it in their own language"
            assert ann.text_of(words).endswith(": The pot is empty.")
            assert lines[bram + 1][1]["type"] == "Rolled"

    run(story())


def test_reason_is_told_again_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, games=[ODD_BOTS]) as place:
            card = await place.new_table(ME, BRAM, game="odd-pig", options={"target": 20})
            ann = await place.connect(card.id, ANN)
            await ann.send(wire.HandOver("go", 0, "sensible"))
            await ann.wait_for_sight(lambda sight: sight.decisions >= 12)
            before = [line.words for line in ann.story][:12]
        async with open_place(tmp_path, games=[ODD_BOTS]) as place:
            ann = await place.connect(card.id, ANN)
            assert [line.words for line in ann.story][:12] == before

    run(story())


def story_of(answers: list[tuple[str, str]]) -> list[Any]:
    """Return the story when a seat gives these answers, each with a reason."""
    match: Match[Any] = Match(find_game("examples/pig.py"), seed="3", target=20)
    story = Story()
    story.follow(match)
    for key, why in answers:
        seat = match.asked
        match.answer(seat, key)
        story.follow(match, None, ReasonGiven(seat, why))
    return [piece.event for piece in story.pieces if isinstance(piece, ToldEvent)]


def test_repeated_reason_is_told_once() -> None:
    entries = story_of([("roll", "more"), ("roll", "more"), ("hold", "enough")])
    assert [event.reason for event in entries if isinstance(event, ReasonGiven)] == ["more", "enough"]


def test_reason_for_a_private_answer_is_not_told() -> None:
    match: Match[Any] = Match(find_game("tests.engine.toys:AUCTION"), seed="1")
    story = Story()
    story.follow(match)
    pieces_before = len(story.pieces)
    assert match.ask is not None
    match.answer(0, match.menu(0).options[0])
    story.follow(match, None, ReasonGiven(0, "a secret bid"))
    assert not any(to == EVERYBODY for _, to, _ in match.table.told[pieces_before:])
    assert len(story.pieces) == pieces_before


def test_reason_for_a_private_question_is_not_told_with_the_last_answer() -> None:
    match: Match[Any] = Match(find_game("heropath"), seed="1", players=2, first_game=True)
    progress, seq = Progress(match, 0.0), 1
    while match.ask is not None and match.menu(match.asked).question in ("hero", "keep"):
        seq, seat = seq + 1, match.asked
        progress.answer(seq, 0.0, seat, match.menu(seat).options[0].key, 0, f"{match.menu(seat).question} for {seq}")
    told = [piece.event for piece in progress.story.pieces if isinstance(piece, ToldEvent)]
    assert {event.reason.split()[0] for event in told if isinstance(event, ReasonGiven)} == {"hero"}
