"""This version opens halls and match files of earlier versions, and continues the running matches."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest

from meadhall.engine import record
from meadhall.engine.contract.registry import installed_games
from meadhall.server.tables.events import AnswerGiven, RulesUpdated
from meadhall.server.tables.loading import fold_table
from tests.earlier.keep import PEOPLE, TABLES
from tests.server.databases import SERVER
from tests.server.halls import Place, open_place, run
from tests.server.test_story import fold_as_json

SAVED_FOLDER = Path(__file__).parent
HALLS = sorted(SAVED_FOLDER.glob("*/hall.db.gz"))
FILES = sorted(SAVED_FOLDER.glob("*/*.match.gz"))
in_a_file = pytest.mark.skipif(SERVER in os.environ, reason="these halls are files of SQLite")


def file_name(file: Path) -> str:
    return f"{file.parent.name}-{file.name.partition('.')[0]}"


async def table_names(place: Place) -> list[str]:
    lists = [await place.hall.lists(person) for person in PEOPLE]
    return sorted({card.id for one in lists for card in one.mine})


@in_a_file
def test_tables_of_an_earlier_hall_continue_from_checkpoints_if_rules_changed(tmp_path: Path) -> None:
    async def story() -> None:
        (tmp_path / "hall.db").write_bytes(gzip.decompress((SAVED_FOLDER / "0008-changed" / "hall.db.gz").read_bytes()))
        async with open_place(tmp_path) as place:
            names = await table_names(place)
            assert len(names) == len(TABLES)
            for name in names:
                before = await place.hall.journal.events(name)
                browser = await place.connect(name, PEOPLE[0])
                assert (browser.sight.updates, browser.sight.since) == (1, 0), "the story begins at the checkpoint"
                updated = [
                    stored.event
                    for stored in await place.hall.journal.events(name)
                    if isinstance(stored.event, RulesUpdated)
                ]
                assert [one.version for one in updated] == [browser.table.fold.game.version]
                assert browser.table.fold.seq > before[-1].seq, "no event is lost"
                await play_on_at(place, name)
        async with open_place(tmp_path) as place:
            for name in names:
                assert (await place.connect(name, PEOPLE[0])).sight.updates == 1, "it is updated once"

    run(story())


@in_a_file
@pytest.mark.parametrize("hall", HALLS, ids=file_name)
def test_every_table_of_an_earlier_hall_is_opened_and_continued(tmp_path: Path, hall: Path) -> None:
    async def story() -> None:
        (tmp_path / "hall.db").write_bytes(gzip.decompress(hall.read_bytes()))
        games = list[str]()
        async with open_place(tmp_path) as place:
            for name in await table_names(place):
                games.append(await play_on_at(place, name))
        assert sorted(set(games)) == installed_games()
        async with open_place(tmp_path) as place:
            assert len(await table_names(place)) == len(games)

    run(story())


async def play_on_at(place: Place, name: str) -> str:
    """Give an answer at a table, check that its stored events rebuild it, and return the id of its game."""
    browser = await place.connect(name, PEOPLE[0])
    table = browser.table
    fold = table.fold
    if not fold.is_timed:
        seat = fold.waiting[0]
        event = AnswerGiven(seat, fold.match.menu(seat).keys[0])
        await table.run_job(lambda: table.record_event(event, PEOPLE[seat].id))
    assert fold_as_json(fold_table(name, await place.hall.journal.events(name))) == fold_as_json(fold)
    assert fold.match.ask is not None
    return fold.game.id


@pytest.mark.parametrize("file", FILES, ids=file_name)
def test_match_file_of_an_earlier_version_is_opened_as_far_as_it_fits_the_rules(file: Path) -> None:
    replay = record.replay(gzip.decompress(file.read_bytes()).decode(), recover=True)
    assert len(replay) > 1
    assert not replay.match.over
