"""In two worlds that differ only in a seat's secrets, everything sent to that seat is the same, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.bots import find_bot
from meadhall.engine.contract.registry import find_game
from meadhall.engine.model.state import encode
from meadhall.engine.play.match import Match
from meadhall.engine.play.perspective import SPECTATOR, Perspective
from meadhall.engine.privacy.redaction import known_log
from meadhall.engine.record import save
from meadhall.engine.table.events import EVERYBODY
from meadhall.engine.table.log import Answer, Outcome
from meadhall.server.live.sent import LastSentSight
from meadhall.server.live.sight import answer_count
from meadhall.server.live.table import Table
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Join, NewTable, SeatPlan
from meadhall.server.tables.absence_digest import absence_digest
from meadhall.server.tables.progress import Question, private_answer_counts
from meadhall.server.tables.story import Narration, Story, ToldEvent
from meadhall.testing.laws.law import Case
from meadhall.testing.laws.secrets import other_world, prepend_log
from tests.server.halls import ANN, BEA, CAI, DOT, ME, OPEN, Browser, Place, open_place, run

PEOPLE = (ANN, BEA, CAI)
AUCTION = "tests.engine.toys:AUCTION"


async def three_people(place: Place, game: str, **options: int) -> list[Browser]:
    """Return three people at a table in the order of their seats, and a spectator."""
    plan = NewTable(game, seats=[ME, *[OPEN] * 2], public=True, seed="11", options=dict(options))
    card = await place.hall.create_table(ANN, plan)
    for person in PEOPLE[1:]:
        await place.hall.join(person, card.id, Join())
    return [await place.connect(card.id, person) for person in (*PEOPLE, DOT)]


def case_before(match: Match[Any], mark: Any, mark_at: int, seed: int) -> Case:
    return Case(match.game, 0, str(seed), match.options, match, 0, mark, mark_at)


def same_view_world(case: Case, seat: int) -> Match[Any] | None:
    """Return another match that this seat cannot distinguish, with its whole past; None if none was found."""
    world = other_world(case, seat)
    if world is None:
        return None
    if any(isinstance(e, Answer) and not e.key for e in known_log(case.match, seat, case.checkpoint_position)):
        one, two = case.match.view(seat), world.view(seat)
        if (one.state, one.waiting, one.awaited) != (two.state, two.waiting, two.awaited):
            return None
    events = case.match.table.told
    prepend_log(case, world)
    world.table.told[:0] = events[: len(events) - len(world.table.told)]
    world.table.learned = case.match.table.learned
    return world


@contextmanager
def in_world(browser: Browser, other_world: Match[Any]) -> Iterator[None]:
    """Put the table into another world inside the `with` block."""
    progress = browser.table.fold.progress
    kept = progress.match, progress.story, progress.questions, progress.answer_count, progress.private_counts
    progress.match, progress.story, progress.answer_count = other_world, Story(), answer_count(other_world)
    progress.private_counts = private_answer_counts(other_world)
    progress.story.follow(other_world)
    if other_world.ask is not None:
        progress.questions = {
            seat: Question(other_world.ask.menus[seat], kept[2][seat].seq) for seat in other_world.ask.waiting
        }
    clear_caches(browser.table)
    try:
        yield
    finally:
        progress.match, progress.story, progress.questions, progress.answer_count, progress.private_counts = kept
        clear_caches(browser.table)


def clear_caches(table: Table) -> None:
    """Clear all caches of one world before the other is used. Until their logs differ, both have the same menus."""
    offered = {key: feed._option_words for key, feed in table._feeds.items()}
    table._feeds.clear()
    for (seat, language), words in offered.items():
        table.feed_of(seat, language)._option_words = words


async def all_responses(place: Place, browser: Browser, seat: int) -> list[bytes]:
    """Return everything that a person can request from the hall now without changing anything."""
    viewer, before = browser.viewer, len(browser.received)
    assert viewer is not None
    viewer.lines_sent, viewer.sent_sight, viewer.last_sight = 0, LastSentSight(), None
    browser.table.send_sight(viewer)
    sight = browser.sight
    keys = [option.key for option in sight.ask.options] if sight.ask else []
    barred = sight.ask.barred if sight.ask else []
    for key in [*barred[::7], "nonsense"]:
        await browser.send(wire.Why(1, seat, key))
    for key in keys:
        await browser.send(wire.Show(2, seat, key))
        await browser.send(wire.Why(3, seat, "nonsense", [key]))
    await browser.send(wire.Answer("no", seat, "nonsense"))
    await browser.send(wire.TakeBack("never", (seat + 1) % 3))
    await place.settle()
    file = await place.hall.match_file(browser.person, browser.table.id)
    card = await place.hall.card(browser.person, browser.table.id)
    news = absence_digest(browser.table.fold.story, 0, browser.table.perspective(seat))
    return [
        file.encode(),
        msgspec.json.encode((card, news)),
        *(msgspec.json.encode(message) for message in browser.received[before:]),
    ]


@pytest.mark.parametrize(
    ("game", "level", "decisions", "every"), [("adventureland", "sensible", 90, 9), ("auction", "random", 9, 1)]
)
def test_messages_do_not_tell_two_worlds_apart(
    tmp_path: Path, game: str, level: str, decisions: int, every: int
) -> None:
    async def story() -> tuple[int, int]:
        compared = different = 0
        async with open_place(tmp_path, games=[AUCTION]) as place:
            browsers = await three_people(place, game)
            table = browsers[0].table
            bot = find_bot(level, table.fold.game, "3")
            for decision in range(decisions):
                match = table.fold.match
                if match.ask is None:
                    break
                match.refresh_checkpoint()
                mark, mark_at = match.table.mark, match.table.mark_at
                asked = match.ask.waiting[-1]
                option = bot.choose(match.view(asked))
                await browsers[asked].answer(asked, option if isinstance(option, str) else option.key)
                await place.settle()
                if decision % every == 0 and not match.over:
                    for seat, browser in zip((0, 1, 2, -1), browsers, strict=True):
                        world = same_view_world(case_before(match, mark, mark_at, decision), seat)
                        if world is None:
                            continue
                        responses = await all_responses(place, browser, seat)
                        with in_world(browser, world):
                            other_responses = await all_responses(place, browser, seat)
                        assert responses == other_responses
                        compared += 1
                        different += encode(world.state) != encode(match.state) or world.log != match.log
        return compared, different

    compared, different = run(story())
    assert compared >= 8
    assert different >= 4


def test_view_of_a_shared_device_shows_only_one_seats_knowledge(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            seats = [ME, SeatPlan("me", name="Bob"), SeatPlan("me", name="Cid")]
            plan = NewTable("adventureland", seats=seats, seed="5")
            card = await place.hall.create_table(ANN, plan)
            ann = await place.connect(card.id, ANN, 0)
            bot = find_bot("sensible", ann.table.fold.game, "3")
            for _ in range(40):
                asked = ann.table.fold.waiting[0]
                option = bot.choose(ann.table.fold.match.view(asked))
                await ann.send(wire.Look(asked))
                await ann.answer(asked, option if isinstance(option, str) else option.key)
                await place.settle()
            for seat in (0, 1, 2, -1):
                await ann.send(wire.Look(seat))
                await place.settle()
                assert msgspec.json.encode(ann.sight.state) == encode(ann.table.fold.match.view(seat).state)
                hands = [
                    card.values
                    for seat_cards in ann.sight.cards
                    if seat_cards.seat != seat
                    for card in seat_cards.cards[:2]
                ]
                assert hands == [[]] * len(hands)

    run(story())


@pytest.mark.parametrize("public", [True, False])
def test_former_player_does_not_see_questions_to_the_seat_they_left(tmp_path: Path, public: bool) -> None:
    async def story() -> None:
        async with open_place(tmp_path, games=[AUCTION]) as place:
            card = await place.new_table(ME, OPEN, OPEN, game="auction", public=public)
            invite = place.hall.tables[0].fold.plan.invite
            await place.hall.join(BEA, card.id, Join(1, invite))
            bea = await place.connect(card.id, BEA)
            assert bea.sight.seat == 1
            await place.hall.leave(BEA, card.id)
            await place.settle()
            before = len(bea.received) - 1
            for seat, person in enumerate((CAI, DOT), start=1):
                await place.hall.join(person, card.id, Join(seat, invite))
            cai = await place.connect(card.id, CAI)
            while cai.sight.ask is None:
                await (await place.connect(card.id, ANN)).give_first_answer()
                await place.settle()
            seen = {
                (message.seat, message.ask is None)
                for message in bea.received[before:]
                if isinstance(message, wire.Sight)
            }
            assert seen == ({(-1, True)} if public else set())
            assert isinstance(bea.received[-1], wire.Sight if public else wire.Bye)

    run(story())


def test_holder_of_two_seats_gets_the_spectators_match_file(tmp_path: Path) -> None:
    """Two people may share one screen, and the file would show each of them the other's secrets."""

    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.hall.create_table(ANN, NewTable("adventureland", seats=[ME, ME], seed="11"))
            ann = await place.connect(card.id, ANN)
            match = ann.table.fold.match
            while not any(isinstance(entry, Outcome) and entry.seat in (0, 1) for entry in match.log):
                for seat in ann.table.fold.asked_person_seats:
                    key = match.menu(seat).options[0].key
                    assert isinstance(await ann.answer(seat, key), wire.CommandDone)
            names = ann.table.fold.names
            file = await place.hall.match_file(ANN, card.id)
            assert file == save(match, SPECTATOR, names)
            assert file not in (save(match, 0, names), save(match, 1, names))

    run(story())


def test_event_is_serialized_once_and_only_its_audience_gets_it() -> None:
    match: Match[Any] = Match(find_game("adventureland"), seed="11", players=3)
    bot, story, names = find_bot("sensible", match.game, "3"), Story(), ["Ann", "Bea", "Cai"]
    ears = [(seat, Narration(story), Perspective(match, names, seat)) for seat in (0, 1, 2)]
    shared = private = since = 0
    counts = [0, 0, 0]
    while not match.over and match.event_count < 200:
        option = bot.choose(match.view(match.asked))
        match.answer(match.asked, option if isinstance(option, str) else option.key)
        story.follow(match)
        heard: dict[int, list[int]] = {}
        for seat, narration, perspective in ears:
            known, counts[seat] = counts[seat], narration.follow(perspective)
            heard[seat] = [id(line.event) for line in narration.lines(perspective, known)]
        for place in range(since, len(story.pieces)):
            piece, plain = story.pieces[place], id(story.plain_data(place))
            having = {seat for seat, events in heard.items() if plain in events}
            assert isinstance(piece, ToldEvent)
            assert having <= ({0, 1, 2} if piece.listener == EVERYBODY else {piece.listener})
            shared += len(having) > 1
            private += piece.listener in having
        since = len(story.pieces)
    assert shared > 20
    assert private > 3
