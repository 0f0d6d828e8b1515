"""`python -m tests.earlier.keep FOLDER`: keeps a hall in mid-match and match files, as this version writes them.

Later versions must open them (`test_earlier.py`). A kept file is never written again.
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
                await _kept_table(place, folder, game, answers, options)
            await _kept_race(place, folder)
        file = next(Path(room).glob("hall.db"))
        with sqlite3.connect(file) as on:
            on.execute("vacuum")
        on.close()
        (folder / "hall.db.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


async def _kept_table(place: Place, folder: Path, game: str, answers: int, options: dict[str, Any]) -> None:
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
    (folder / f"{game}.match").write_text(record.save(match, players=table.fold.names))
    (folder / f"{game}-seat-0.match").write_text(record.save(match, 0, table.fold.names))


async def _answer(table: Table, rng: random.Random) -> None:
    match = table.fold.match
    assert match.ask is not None
    assert match.ask.way is not ANY
    seat = rng.choice(match.ask.waiting)
    key = rng.choice(match.menu(seat).keys)
    await table.do(lambda: table.happen(e.Answered(seat, key), PEOPLE[seat].id))


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
            await table.do(partial(table.happen, e.Answered(entry.seat, entry.key, entry.at)))
            answers += 1
        if answers == RACED:
            break
    match = table.fold.match
    print(table.id, RACE, len(match.log), match)
    (folder / f"{RACE}.match").write_text(record.save(match, players=table.fold.names))


async def _set(place: Place, plan: NewTable) -> Table:
    card = await place.hall.set_table(ANN, plan)
    for person in PEOPLE[1 : len(plan.seats)]:
        await place.hall.join(person, card.id, Join(invite=_invite(card.link)))
    return next(one for one in place.hall.tables if one.id == card.id)


def _invite(link: str) -> str:
    return link.partition("#")[2]


if __name__ == "__main__":
    asyncio.run(kept(Path(sys.argv[1])))
