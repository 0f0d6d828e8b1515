"""News for returning players: the digest in the lobby and the news at the table, also after a restart of the hall."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meadhall.bots import answer_with, find_bot
from meadhall.engine import Answer, Match, find_game
from meadhall.engine.model.state import to_plain
from meadhall.engine.play.perspective import Perspective
from meadhall.server.accounts.people import Person
from meadhall.server.protocol import bodies, wire
from meadhall.server.protocol.bodies import Join
from meadhall.server.tables.absence_digest import MAX_LINES, absence_digest
from meadhall.server.tables.story import Narration, Story
from tests.server.halls import ANN, BEA, CAI, ME, OPEN, Browser, Place, open_place, run
from tests.waiting import until

NAMES = ["Ann", "Bot Bram", "Bot Isolde"]


async def digests(place: Place, person: Person) -> dict[str, list[str]]:
    """Return the digests that a person sees in the lobby, by table."""
    lists = await place.hall.lists(person)
    cards = [*lists.mine, *lists.replays, *lists.open, *lists.watch]
    return {card.id: [line.words for line in card.news] for card in cards if card.news}


async def table_seen_by_both(place: Place, **more: Any) -> tuple[bodies.TableCard, Browser, Browser]:
    """Return a table on Ann's turn, and the browsers of Ann and Bea, who have both seen it."""
    card = await place.new_table(ME, OPEN, public=True, options={"target": 100}, **more)
    await place.hall.join(BEA, card.id, Join())
    return card, await place.connect(card.id, ANN), await place.connect(card.id, BEA)


async def play_turn(place: Place, browser: Browser) -> None:
    """Play a short turn."""
    await browser.wait_for_sight(lambda sight: sight.ask is not None)
    while browser.sight.ask is not None:
        assert isinstance(
            await browser.answer(browser.sight.ask.seat, browser.sight.ask.options[-1].key), wire.CommandDone
        )
        await place.settle()


async def replace_ann_by_bot(place: Place, bea: Browser) -> None:
    """Let a bot play for absent Ann from now on."""
    place.clock.advance(100)
    if not bea.sight.seats[0].bot:
        assert isinstance(await bea.send(wire.HandOver("away", 0, "sensible")), wire.CommandDone)
    await place.settle()


# ---- the digest


def test_digest_tells_only_the_returning_player_what_happened(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card, ann, bea = await table_seen_by_both(place)
            await play_turn(place, ann)
            await ann.leave()
            assert await digests(place, ANN) == {}, "nothing has happened yet"
            await play_turn(place, bea)
            letter = (await digests(place, ANN))[card.id]
            known_lines = len(ann.story)
            assert letter[0].startswith("Bea")
            assert await digests(place, BEA) == {}, "a person at the table needs no digest"
            assert await digests(place, CAI) == {}
            reconnected = await place.connect(card.id, ANN)
            assert {*letter} <= {line.words for line in reconnected.story[known_lines:]}
            assert await digests(place, ANN) == {}
            await reconnected.leave()
            assert await digests(place, ANN) == {}

    run(story())


def test_digest_survives_a_restart_and_wakes_no_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            _, ann, bea = await table_seen_by_both(place)
            await ann.leave()
            await replace_ann_by_bot(place, bea)
            await play_turn(place, bea)
            before = await digests(place, ANN)
            await bea.leave()
        async with open_place(tmp_path) as place:
            assert await digests(place, ANN) == before
            place.clock.advance(100)
            await until(lambda: not place.hall.table_count)
            assert await digests(place, ANN) == before
            assert place.hall.table_count == 0, "the digest is cached, so the table is not loaded again"

    run(story())


def test_only_the_table_with_most_news_has_a_digest(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            tables = [await table_seen_by_both(place, seed=seed) for seed in ("7", "8")]
            for (card, ann, bea), turns in zip(tables, (1, 2), strict=True):
                await play_turn(place, ann)
                await ann.leave()
                for _ in range(turns):
                    await play_turn(place, bea)
                    await replace_ann_by_bot(place, bea)
                assert list(await digests(place, ANN)) == [card.id], "this table has more news than the other"

    run(story())


def test_player_absent_at_the_start_is_told_that_the_match_began(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, OPEN, public=True, game="adventureland")
            ann = await place.connect(card.id, ANN)
            await ann.leave()
            assert await digests(place, ANN) == {}
            await place.hall.join(BEA, card.id, Join())
            await place.hall.lists(ANN)
            assert card.id in await digests(place, ANN)
            assert (await place.connect(card.id, ANN)).sight.away

    run(story())


def test_public_points_are_on_the_table_card(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card, ann, bea = await table_seen_by_both(place)
            while not any(standing.points for standing in ann.sight.standings):
                await play_turn(place, ann)
                await play_turn(place, bea)
            shown = [standing.points for standing in sorted(ann.sight.standings, key=lambda one: one.seat)]
            assert [seat.points for seat in (await place.hall.card(ANN, card.id)).seats] == shown

    run(story())


# ---- choice of sentences


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    """Return a match of Adventure Land in the middle, in which all three seats were affected by others."""
    game = find_game("adventureland")
    match: Match[Any] = Match(game, seed="swept away", players=3)
    bots = [find_bot("random", game, str(seat)) for seat in range(3)]
    while match.ask is not None and {game.wording.affected_seat(event) for event, _, _ in match.table.told} != {
        -1,
        0,
        1,
        2,
    }:
        answer_with(bots[match.asked], match, match.asked)
    assert match.ask is not None
    return match


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_digest_puts_events_about_the_listener_first_in_four_lines(match: Match[Any], seat: int) -> None:
    story = Story()
    story.follow(match)
    perspective = Perspective(match, NAMES, seat)
    lines = absence_digest(story, 0, perspective)
    assert len(lines) == MAX_LINES
    assert lines[0].to_you
    assert [line.to_you for line in lines] == sorted((line.to_you for line in lines), reverse=True)
    for kind in (True, False):
        told_words = (heard.words for heard in perspective.lines())
        assert all(perspective.say(line.words) in told_words for line in lines if line.to_you is kind)
    assert absence_digest(story, len(story.pieces), Perspective(match, NAMES, seat)) == []
    assert not any(line.to_you for line in absence_digest(story, 0, Perspective(match, NAMES, None)))


def test_digest_leaves_out_undone_moves(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, OPEN, public=True, game="adventureland", options={"players": 2})
            await place.hall.join(BEA, card.id, Join())
            ann, bea = await place.connect(card.id, ANN), await place.connect(card.id, BEA)
            await place.settle()
            goes, waits = (ann, bea) if ann.sight.ask is not None else (bea, ann)
            await waits.leave()
            lines_before = len(goes.story)
            while len(goes.story) == lines_before:
                await goes.give_first_answer()
                await place.settle()
            seat = goes.sight.mine[0]
            if isinstance(await goes.send(wire.TakeBack("no", seat)), wire.CommandDone):
                assert await digests(place, waits.person) == {}
            else:
                assert card.id in await digests(place, waits.person)

    run(story())


# ---- at the table


def test_table_shows_news_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card, ann, bea = await table_seen_by_both(place)
            await play_turn(place, ann)
            known_lines = len(ann.story)
            await ann.leave()
            await play_turn(place, bea)
            await place.settle()
            whole = [line.words for line in bea.story]
            await bea.leave()
        async with open_place(tmp_path) as place:
            ann = await place.connect(card.id, ANN)
            first, then = ann.received_of(wire.Sight)
            assert (first.away, first.since, len(first.news)) == (False, 0, known_lines)
            assert (then.away, then.since, len(then.news)) == (True, known_lines, len(whole) - known_lines)
            await ann.leave()
            assert not (await place.connect(card.id, ANN)).sight.away

    run(story())


def test_lines_told_before_a_restart_are_not_news(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card, ann, _ = await table_seen_by_both(place)
            await ann.leave()
            ann = await place.connect(card.id, ANN)
            await play_turn(place, ann)
            await place.settle()
            known_lines = len(ann.story)
        async with open_place(tmp_path) as place:  # nobody has left the table properly
            reconnected = await place.connect(card.id, ANN, told=known_lines)
            assert (reconnected.sight.away, reconnected.sight.news) == (False, [])

    run(story())


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_digest_puts_own_actions_before_those_of_others(match: Match[Any], seat: int) -> None:
    story = Story()
    story.follow(match)
    perspective = Perspective(match, NAMES, seat)
    lines = [line for line in absence_digest(story, 0, perspective) if not line.to_you]
    assert lines
    assert {(line.by_you, line.joins) for line in lines} == {(True, False)}
    for line in lines:
        digest_entry = (perspective.say(line.words), line.event)
        ats = [
            heard.log_length for heard in perspective.lines() if (heard.words, to_plain(heard.event)) == digest_entry
        ]
        assert seat in [[entry.seat for entry in match.log[:at] if isinstance(entry, Answer)][-1] for at in ats]
    assert not any(line.by_you for line in absence_digest(story, 0, Perspective(match, NAMES, None)))


def test_returning_player_is_told_who_gave_their_seat_to_a_bot(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card, ann, bea = await table_seen_by_both(place)
            await ann.leave()
            await replace_ann_by_bot(place, bea)
            ann = await place.connect(card.id, ANN)
            assert ann.sight.seats[0].by == BEA.name
            assert isinstance(await ann.send(wire.HandOver("back", 0, "")), wire.CommandDone)
            assert isinstance(await ann.send(wire.HandOver("mine", 0, "random")), wire.CommandDone)
            await place.settle()
            assert (ann.sight.seats[0].bot, ann.sight.seats[0].by) == ("random", "")

    run(story())


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_digest_chooses_lines_by_their_rank(match: Match[Any], seat: int | None) -> None:
    story, perspective = Story(), Perspective(match, NAMES, seat)
    story.follow(match)
    narration = Narration(story)
    narration.follow(perspective)
    lines = narration.lines(perspective)
    best = sorted(range(len(lines)), key=lambda place: (lines[place].rank, -place))[:MAX_LINES]
    shown = [lines[place] for place in sorted(best, key=lambda place: (not lines[place].to_you, place))]
    assert absence_digest(story, 0, perspective) == shown
