"""Save a hall with running matches, and match files, of this version: `python -m tests.earlier.keep FOLDER`.

Later versions must open them (`test_earlier.py`). A saved file is never rewritten.

`python -m tests.earlier.keep FOLDER changed` saves only a small hall, as if written under older rules. Today's rules
refuse one answer in its log, so its tables can continue only from their checkpoints.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from meadhall.engine import record
from meadhall.engine.flows.flow import ALL, ANY
from meadhall.engine.play.match import Match
from meadhall.engine.table.log import Answer, TakenBack
from meadhall.server.live.table import Table
from meadhall.server.protocol.bodies import Join, NewTable
from meadhall.server.tables import events as e
from tests.server.halls import ANN, BEA, CAI, DOT, ME, OPEN, QUICK_PACE, Place, open_place

GOLDEN: Final = Path(__file__).parents[1] / "golden"
PEOPLE: Final = (ANN, BEA, CAI, DOT)
RACE: Final = "heroes-realtime-team"  # a golden match: two duels side by side in real time
RACE_ANSWERS: Final = 150  # number of its answers that are given
OLDER_VERSION: Final = "0.0.1"
TABLES: Final[tuple[tuple[str, int, dict[str, Any]], ...]] = (
    ("adventureland", 40, {"players": 2}),
    ("heropath", 60, {"players": 2, "turns": "by-turn"}),
    ("virtues", 40, {"players": 2}),
    ("swordsorcery", 60, {"players": 2}),
    ("heroes", 80, {"players": 3, "mode": "relaxed"}),
)


async def save_all(folder: Path) -> None:
    """Save everything in a folder."""
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as hall_folder:
        async with open_place(Path(hall_folder), QUICK_PACE) as place:
            for game, answers, options in TABLES:
                table = await _play_table(place, game, answers, options)
                match, names = table.fold.match, table.fold.names
                (folder / f"{game}.match").write_text(record.save(match, players=names))
                (folder / f"{game}-seat-0.match").write_text(record.save(match, 0, names))
            await _play_race(place, folder)
        _save_hall(Path(hall_folder), folder)


async def save_with_changed_rules(folder: Path) -> None:
    """Save a hall as if its games had older rules, with an answer that is refused today."""
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as hall_folder:
        async with open_place(Path(hall_folder), QUICK_PACE) as place:
            for game, answers, options in TABLES:
                await _play_table(place, game, answers, options)
        with sqlite3.connect(Path(hall_folder) / "hall.db") as connection:
            _make_tables_older(connection)
        connection.close()
        _save_hall(Path(hall_folder), folder)


def _make_tables_older(connection: sqlite3.Connection) -> None:
    """Make all tables older: the first answer is refused today, and the state has a field that was removed since."""
    answered = set[str]()
    for name, seq, body in connection.execute(
        "select table_id, seq, body from events order by table_id, seq"
    ).fetchall():
        event = e.DECODER.decode(body)
        if isinstance(event, e.TableSet):
            event = replace(event, version=OLDER_VERSION)
        elif isinstance(event, e.AnswerGiven) and name not in answered:
            event = replace(event, key="an-answer-of-older-rules")
            answered.add(name)
        else:
            continue
        connection.execute(
            "update events set body = ? where table_id = ? and seq = ?", (e.ENCODER.encode(event), name, seq)
        )
    for name, body in connection.execute("select table_id, body from checkpoints").fetchall():
        checkpoint = e.CHECKPOINT_DECODER.decode(body)
        state = {**msgspec.json.decode(checkpoint.match.state), "gone_since": 1}
        older = replace(
            checkpoint,
            match=replace(checkpoint.match, version=OLDER_VERSION, state=msgspec.Raw(msgspec.json.encode(state))),
        )
        connection.execute("update checkpoints set body = ? where table_id = ?", (e.ENCODER.encode(older), name))


def _save_hall(hall_folder: Path, folder: Path) -> None:
    with sqlite3.connect(hall_folder / "hall.db") as connection:
        connection.execute("vacuum")
    connection.close()
    (folder / "hall.db.gz").write_bytes(gzip.compress((hall_folder / "hall.db").read_bytes(), 9, mtime=0))


async def _play_table(place: Place, game: str, answers: int, options: dict[str, Any]) -> Table:
    players = options["players"]
    other_options = {name: value for name, value in options.items() if name != "players"}
    table = await _create_table(
        place, NewTable(game, seats=[ME, *[OPEN] * (players - 1)], seed="7", options=other_options)
    )
    rng = random.Random(game)
    for _ in range(answers):
        await _answer_at_random(table, rng)
    if game == "heroes":  # stop when some of the asked seats have answered, but not all
        while (ask := table.fold.match.ask) is None or ask.way is not ALL or not ask.given_answers:
            await _answer_at_random(table, rng)
    match = table.fold.match
    print(table.id, game, len(match.log), match)
    return table


async def _answer_at_random(table: Table, rng: random.Random) -> None:
    match = table.fold.match
    assert match.ask is not None
    assert match.ask.way is not ANY
    seat = rng.choice(match.ask.waiting)
    key = rng.choice(match.menu(seat).keys)
    await table.run_job(lambda: table.record_event(e.AnswerGiven(seat, key), PEOPLE[seat].id))


async def _play_race(place: Place, folder: Path) -> None:
    """Give the answers of a golden match in real time."""
    golden_match: Match[Any] = record.load((GOLDEN / f"{RACE}.match").read_text())
    options = {name: value for name, value in golden_match.options.items() if name != "players"}
    assert golden_match.seed is not None
    table = await _create_table(
        place, NewTable("heroes", seats=[ME, OPEN, OPEN, OPEN], seed=golden_match.seed, options=options)
    )
    answers = 0
    for entry in golden_match.log:
        assert not isinstance(entry, TakenBack)
        if isinstance(entry, Answer):
            await table.run_job(partial(table.record_event, e.AnswerGiven(entry.seat, entry.key, entry.at)))
            answers += 1
        if answers == RACE_ANSWERS:
            break
    match = table.fold.match
    print(table.id, RACE, len(match.log), match)
    (folder / f"{RACE}.match").write_text(record.save(match, players=table.fold.names))


async def _create_table(place: Place, plan: NewTable) -> Table:
    card = await place.hall.create_table(ANN, plan)
    for person in PEOPLE[1 : len(plan.seats)]:
        await place.hall.join(person, card.id, Join(invite=_invitation_in(card.link)))
    return next(table for table in place.hall.tables if table.id == card.id)


def _invitation_in(link: str) -> str:
    return link.partition("#")[2]


if __name__ == "__main__":
    asyncio.run((save_with_changed_rules if sys.argv[2:] == ["changed"] else save_all)(Path(sys.argv[1])))
