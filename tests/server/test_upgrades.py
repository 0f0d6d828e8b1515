"""Changed rules close no table: if the log no longer fits them, the table continues from its last checkpoint."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
import sqlalchemy as sql

from meadhall.engine import Match, NotOffered, Option, record
from meadhall.engine.common.content import content_ids
from meadhall.engine.contract.game import Game
from meadhall.engine.contract.registry import find_game, installed_games
from meadhall.engine.flows.flow import ALL
from meadhall.engine.model.state import digest
from meadhall.engine.record import checkpoint
from meadhall.engine.record.checkpoint import checkpoint_of, continue_from
from meadhall.engine.table.log import Answer
from meadhall.server.live.table import EVENTS_PER_CHECKPOINT, Table
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Clocks, Join
from meadhall.server.protocol.problems import Denial
from meadhall.server.replays.playback import Playback
from meadhall.server.store.schema import CHECKPOINTS
from meadhall.server.tables import fold as folds
from meadhall.server.tables.events import AnswerGiven, RulesUpdated
from meadhall.server.tables.loading import fold_table
from tests.server.halls import ANN, BEA, ME, OPEN, QUICK_PACE, Clock, Place, open_place, run
from tests.server.races import racing
from tests.server.test_story import fold_as_json

PEOPLE = (ANN, BEA)
RELAXED_OPTIONS = {"heroes": {"mode": "relaxed"}}


def change_rules(monkeypatch: pytest.MonkeyPatch, match: Match[Any], *, allowed_answers: int = 2) -> None:
    """Change the rules from now on: matches that start like this one refuse answers after `allowed_answers`."""
    game: Game[Any] = replace(match.game, version="next")
    began, real = digest(match.start), Match[Any].answer

    def answer(self: Match[Any], seat: int, answer: str | Option, at: int = 0) -> None:
        if (
            len([entry for entry in self.log if isinstance(entry, Answer)]) == allowed_answers
            and digest(self.start) == began
        ):
            raise NotOffered("this is not on offer any more")
        real(self, seat, answer, at)

    def found(name: str) -> Game[Any]:
        return game if name == game.id else find_game(name)

    monkeypatch.setattr(folds, "find_game", found)
    monkeypatch.setattr(Match, "answer", answer)


async def table_of_two(place: Place, game: str, **more: Any) -> str:
    card = await place.new_table(ME, OPEN, game=game, options=RELAXED_OPTIONS.get(game, {}), **more)
    await place.hall.join(BEA, card.id, Join(invite=card.link.partition("#")[2]))
    return card.id


def loaded_table(place: Place, name: str) -> Table:
    return next(table for table in place.hall.tables if table.id == name)


async def play(table: Table, rng: random.Random, until: Callable[[int], bool]) -> None:
    """Give random answers, until a condition on their number holds."""
    count = 0
    while not until(count):
        match = table.fold.match
        assert match.ask is not None
        seat = rng.choice(match.ask.waiting)
        event = AnswerGiven(seat, rng.choice(match.menu(seat).keys))
        await table.run_job(partial(table.record_event, event, PEOPLE[seat].id))
        count += 1


@pytest.mark.parametrize("game", installed_games())
def test_running_table_continues_if_its_log_does_not_fit_changed_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            name = await table_of_two(place, game)
            table, rng = loaded_table(place, name), random.Random(game)
            await play(table, rng, lambda count: count >= 50)
            before, waiting_seats = digest(table.fold.match.state), table.fold.waiting
            match = table.fold.match
        change_rules(monkeypatch, match)
        async with open_place(tmp_path) as place:
            ann = await place.connect(name, ANN, told=40)
            assert (ann.sight.updates, ann.sight.since) == (1, 0), "the story begins again"
            assert digest(ann.table.fold.match.state) == before
            assert ann.table.fold.waiting == waiting_seats
            assert ann.table.fold.game.version != match.game.version
            await play(ann.table, rng, lambda count: count >= 10)
            stored_events = await place.hall.journal.events(name)
            assert fold_as_json(fold_table(name, stored_events)) == fold_as_json(ann.table.fold)
            assert sum(isinstance(stored.event, RulesUpdated) for stored in stored_events) == 1
            now = digest(ann.table.fold.match.state)
        async with open_place(tmp_path) as place:
            bea = await place.connect(name, BEA)
            assert digest(bea.table.fold.match.state) == now
            assert bea.sight.updates == 1
            text = await place.hall.match_file(BEA, name)
            replay = record.replay(text, bea.table.fold.game)
            assert replay.header.updated
            assert Playback(text, {game: bea.table.fold.game}).card(name).updated
            assert len(replay) > 1

    run(story())


def test_pending_private_answers_survive_an_update(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            name = await table_of_two(place, "heroes")
            table = loaded_table(place, name)

            def half_answered(count: int) -> bool:
                ask = table.fold.match.ask
                return count > 30 and ask is not None and ask.way is ALL and len(ask.given_answers) == 1

            await play(table, random.Random(3), half_answered)
            waiting_seats, match = table.fold.waiting, table.fold.match
        change_rules(monkeypatch, match)
        async with open_place(tmp_path) as place:
            ann = await place.connect(name, ANN)
            assert ann.sight.updates == 1
            assert ann.table.fold.waiting == waiting_seats
            await play(ann.table, random.Random(4), lambda count: count >= 5)

    run(story())


def test_time_between_the_last_event_and_the_update_is_charged_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_place(tmp_path, clock=clock) as place:
            name = await table_of_two(place, "pig", clock=Clocks(1000, 5))
            table, rng = loaded_table(place, name), random.Random(1)
            for _ in range(12):
                clock.advance(20)
                await play(table, rng, lambda count: count >= 1)
            seconds_left, match = table.fold.clocks.seconds_left, table.fold.match  # type: ignore[union-attr]
            assert seconds_left != [1000, 1000]
        change_rules(monkeypatch, match)
        clock.advance(500)
        async with open_place(tmp_path, clock=clock) as place:
            ann = await place.connect(name, ANN)
            bank = ann.table.fold.clocks
            assert bank is not None
            assert (ann.sight.updates, bank.seconds_left, bank.at) == (1, seconds_left, clock())

    run(story())


def test_checkpoints_are_stored_regularly_and_at_the_end_and_never_sent(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            name = await table_of_two(place, "adventureland")
            ann = await place.connect(name, ANN)
            rng, seqs = random.Random(5), set[int]()
            for _ in range(40):
                await play(ann.table, rng, lambda count: count >= 1)
                stored, _ = await place.hall.journal.checkpoint(name)
                assert stored is not None
                seqs.add(stored.seq)
                assert ann.table.fold.seq - stored.seq < EVENTS_PER_CHECKPOINT
                assert stored.checkpoint.match.luck[0] == "7"
                continued = continue_from(stored.checkpoint.match, ann.table.fold.game)
                if stored.seq == ann.table.fold.seq:
                    assert digest(continued.state) == digest(ann.table.fold.match.state)
            assert 2 <= len(seqs) <= 4, "checkpoints take time, so not every step stores one"
            await place.settle()
            received_bytes = b"".join(msgspec.json.encode(message) for message in ann.received)
            assert b'"luck"' not in received_bytes
            assert b'"checkpoint"' not in received_bytes
            last, now = ann.table.fold.seq, digest(ann.table.fold.match.state)
        async with open_place(tmp_path) as place:
            stored, _ = await place.hall.journal.checkpoint(name)
            assert stored is not None
            assert stored.seq == last, "a closing hall stores the last checkpoint"
            assert digest(continue_from(stored.checkpoint.match, find_game("adventureland")).state) == now

    run(story())


def test_finished_match_stays_finished_under_new_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            name = await table_of_two(place, "pig")
            table = loaded_table(place, name)
            await play(table, random.Random(1), lambda count: table.fold.over)
            match, events = table.fold.match, len(await place.hall.journal.events(name))
        change_rules(monkeypatch, match)
        async with open_place(tmp_path) as place:
            assert (await place.hall.card(ANN, name)).state == "over"
            assert len(await place.hall.journal.events(name)) == events
        monkeypatch.setattr(Match, "answer", Mock(side_effect=NotOffered("nothing is on offer")))
        async with open_place(tmp_path) as place:
            with pytest.raises(Denial, match="this match is over"):
                await place.hall.card(ANN, name)
            assert len(await place.hall.journal.events(name)) == events

    run(story())


def test_unreadable_checkpoint_field_is_named_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            name = await table_of_two(place, "pig")
            await play(table := loaded_table(place, name), random.Random(1), lambda count: count >= 6)
            await table.store_before_unload()
            stored, _ = await place.hall.journal.checkpoint(name)
            assert stored is not None
            state = {**msgspec.json.decode(stored.checkpoint.match.state), "pot": "some"}
            raw = msgspec.Raw(msgspec.json.encode(state))
            match = msgspec.structs.replace(stored.checkpoint.match, state=raw)
            body = msgspec.json.encode(msgspec.structs.replace(stored.checkpoint, match=match))
            seen_match, events = table.fold.match, len(await place.hall.journal.events(table.id))
            damage = sql.update(CHECKPOINTS).values(body=body)
            await place.database.write(lambda connection: connection.execute(damage))
        with monkeypatch.context() as updated:
            change_rules(updated, seen_match)
            async with open_place(tmp_path) as place:
                with pytest.raises(Denial, match="pot"):
                    await place.connect(name, ANN)
                assert len(await place.hall.journal.events(name)) == events
        async with open_place(tmp_path) as place:
            assert (await place.connect(name, ANN)).sight.updates == 0, "the old rules can still read the table"

    run(story())


@pytest.mark.parametrize("game", [name for name in installed_games() if find_game(name).package])
def test_checkpoint_has_the_ids_of_all_content(game: str) -> None:
    found_game = find_game(game)
    ids = content_ids(found_game.package)
    assert ids or game == "pig"
    content = checkpoint_of(Match(found_game, "1")).content
    assert {table: len(ids[table]) for table in ids} == {table: count for table, (count, _) in content.items()}


def test_changed_content_names_its_list_and_appended_cards_are_accepted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            name = await table_of_two(place, "virtues")
            await play(table := loaded_table(place, name), random.Random(1), lambda count: count >= 10)
            seen_match, events = table.fold.match, len(await place.hall.journal.events(table.id))
            ids = content_ids(seen_match.game.package)
        change_rules(monkeypatch, seen_match)
        cards, list_ = "elixir in virtues.toml", ids["elixir in virtues.toml"]
        for changed in (list_[1:], [list_[1], list_[0], *list_[2:]]):
            with monkeypatch.context() as updated:
                updated.setattr(checkpoint, "content_ids", Mock(return_value={**ids, cards: changed}))
                async with open_place(tmp_path) as place:
                    with pytest.raises(Denial, match=f"the list {cards} has changed since version"):
                        await place.connect(name, ANN)
                    assert len(await place.hall.journal.events(name)) == events
        monkeypatch.setattr(checkpoint, "content_ids", Mock(return_value={**ids, cards: [*list_, "new"]}))
        async with open_place(tmp_path) as place:
            assert (await place.connect(name, ANN)).sight.updates == 1

    run(story())


def test_race_of_two_duels_continues_at_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with racing(tmp_path) as r:
            await r.connect(ANN)
            await r.connect(BEA)
            await r.advance_to_preparation()
            await r.throw(r.browsers[0])
            await r.advance(3000)
            time, before = r.table.fold.time, digest(r.table.fold.match.state)
            match = r.table.fold.match
            assert time > 0
        change_rules(monkeypatch, match)
        async with open_place(tmp_path, QUICK_PACE) as place:
            ann = await place.connect(r.name, ANN)
            assert ann.sight.updates == 1
            assert ann.table.fold.time == time
            assert ann.table.race.stopwatch.now() >= time
            assert digest(ann.table.fold.match.state) == before

    run(story())


def test_second_update_continues_from_the_latest_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            name = await table_of_two(place, "virtues")
            table = loaded_table(place, name)
            await play(table, random.Random(1), lambda count: count >= 30)
            match = table.fold.match
        for count in (1, 2):
            change_rules(monkeypatch, match)
            async with open_place(tmp_path) as place:
                ann = await place.connect(name, ANN)
                assert ann.sight.updates == count
                await play(ann.table, random.Random(count), lambda count: count >= 20)
                events = [stored.event for stored in await place.hall.journal.events(name)]
                assert sum(isinstance(event, RulesUpdated) for event in events) == count
                assert isinstance(await ann.send(wire.Say("hi", text="Still here?")), wire.CommandDone)
                match = ann.table.fold.match

    run(story())
