"""`python -m tests.earlier.keep FOLDER`: keeps a hall in mid-match and match files, as this version writes them.

Later versions must open them (`test_earlier.py`). A kept file is never written again.

`python -m tests.earlier.keep FOLDER changed` keeps a small hall alone, of an older version of each game: its rules gave
one answer that today's refuse. Its tables can only go on from their checkpoints.
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
from tests.server.halls import ANN, BEA, CAI, DOT, ME, OPEN, QUICK, Place, opened

GOLDEN: Final = Path(__file__).parents[1] / "golden"
PEOPLE: Final = (ANN, BEA, CAI, DOT)
RACE: Final = "heroes-realtime-team"  # a golden match: two duels side by side, in real time
RACED: Final = 150  # answers of it
OLDER: Final = "0.0.1"
TABLES: Final[tuple[tuple[str, int, dict[str, Any]], ...]] = (
    ("adventureland", 40, {"players": 2}),
    ("heropath", 60, {"players": 2, "turns": "by-turn"}),
    ("virtues", 40, {"players": 2}),
    ("swordsorcery", 60, {"players": 2}),
    ("heroes", 80, {"players": 3, "mode": "relaxed"}),
)


async def kept(folder: Path) -> None:
    """Keeps everything in a folder."""
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as room:
        async with opened(Path(room), QUICK) as place:
            for game, answers, options in TABLES:
                table = await _table_of(place, game, answers, options)
                match, names = table.fold.match, table.fold.names
                (folder / f"{game}.match").write_text(record.save(match, players=names))
                (folder / f"{game}-seat-0.match").write_text(record.save(match, 0, names))
            await _kept_race(place, folder)
        _kept_hall(Path(room), folder)


async def kept_with_changed_rules(folder: Path) -> None:
    """Keeps a hall whose games are of an older version, with an answer that is refused today."""
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as room:
        async with opened(Path(room), QUICK) as place:
            for game, answers, options in TABLES:
                await _table_of(place, game, answers, options)
        with sqlite3.connect(Path(room) / "hall.db") as on:
            _aged(on)
        on.close()
        _kept_hall(Path(room), folder)


def _aged(on: sqlite3.Connection) -> None:
    """Makes all tables older: an answer that nobody offers now comes first, and the state has a field that is gone."""
    answered = set[str]()
    for name, seq, body in on.execute("select table_id, seq, body from events order by table_id, seq").fetchall():
        event = e.DECODER.decode(body)
        if isinstance(event, e.TableSet):
            event = replace(event, version=OLDER)
        elif isinstance(event, e.AnswerGiven) and name not in answered:
            event = replace(event, key="an-answer-of-older-rules")
            answered.add(name)
        else:
            continue
        on.execute("update events set body = ? where table_id = ? and seq = ?", (e.ENCODER.encode(event), name, seq))
    for name, body in on.execute("select table_id, body from checkpoints").fetchall():
        kept = e.CHECKPOINT_DECODER.decode(body)
        state = {**msgspec.json.decode(kept.match.state), "gone_since": 1}
        older = replace(kept, match=replace(kept.match, version=OLDER, state=msgspec.Raw(msgspec.json.encode(state))))
        on.execute("update checkpoints set body = ? where table_id = ?", (e.ENCODER.encode(older), name))


def _kept_hall(room: Path, folder: Path) -> None:
    with sqlite3.connect(room / "hall.db") as on:
        on.execute("vacuum")
    on.close()
    (folder / "hall.db.gz").write_bytes(gzip.compress((room / "hall.db").read_bytes(), 9, mtime=0))


async def _table_of(place: Place, game: str, answers: int, options: dict[str, Any]) -> Table:
    players = options["players"]
    given = {name: value for name, value in options.items() if name != "players"}
    table = await _set(place, NewTable(game, seats=[ME, *[OPEN] * (players - 1)], seed="7", options=given))
    rng = random.Random(game)
    for _ in range(answers):
        await _answer(table, rng)
    if game == "heroes":  # one has answered of all who are asked
        while (ask := table.fold.match.ask) is None or ask.way is not ALL or not ask.given:
            await _answer(table, rng)
    match = table.fold.match
    print(table.id, game, len(match.log), match)
    return table


async def _answer(table: Table, rng: random.Random) -> None:
    match = table.fold.match
    assert match.ask is not None
    assert match.ask.way is not ANY
    seat = rng.choice(match.ask.waiting)
    key = rng.choice(match.menu(seat).keys)
    await table.run_job(lambda: table.record_event(e.AnswerGiven(seat, key), PEOPLE[seat].id))


async def _kept_race(place: Place, folder: Path) -> None:
    """A match in real time is given the answers of a golden one."""
    whole: Match[Any] = record.load((GOLDEN / f"{RACE}.match").read_text())
    options = {name: value for name, value in whole.options.items() if name != "players"}
    assert whole.seed is not None
    table = await _set(place, NewTable("heroes", seats=[ME, OPEN, OPEN, OPEN], seed=whole.seed, options=options))
    answers = 0
    for entry in whole.log:
        assert not isinstance(entry, TakenBack)
        if isinstance(entry, Answer):
            await table.run_job(partial(table.record_event, e.AnswerGiven(entry.seat, entry.key, entry.at)))
            answers += 1
        if answers == RACED:
            break
    match = table.fold.match
    print(table.id, RACE, len(match.log), match)
    (folder / f"{RACE}.match").write_text(record.save(match, players=table.fold.names))


async def _set(place: Place, plan: NewTable) -> Table:
    card = await place.hall.create_table(ANN, plan)
    for person in PEOPLE[1 : len(plan.seats)]:
        await place.hall.join(person, card.id, Join(invite=_invite(card.link)))
    return next(one for one in place.hall.tables if one.id == card.id)


def _invite(link: str) -> str:
    return link.partition("#")[2]


if __name__ == "__main__":
    asyncio.run((kept_with_changed_rules if sys.argv[2:] == ["changed"] else kept)(Path(sys.argv[1])))
