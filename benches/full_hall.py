"""`python -m benches.full_hall`: opens a hall with very many tables, and measures how long its home page takes.

The tables are made-up rows, copied from two real ones: 10,000 that sleep in the middle of a match, and 100,000 that are
over. The visitor is new, or sat at very many of them.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from benches.halls.door import Door, Guest
from benches.halls.served import opened, serving

PEOPLE = 2000  # who sit at the made-up tables, besides the one who sits at every hundredth
COLUMNS = "id, game, public, state, touched, deadline, card, carded"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--over", type=int, default=100_000, help="tables whose match is over")
    parser.add_argument("--sleeping", type=int, default=10_000, help="tables in the middle of a match")
    parser.add_argument("--looks", type=int, default=40, help="how often each looks at the home page")
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        regular = furnish(data, said.over, said.sleeping)
        began = time.perf_counter()
        with serving(data) as hall:
            took, computed = time.perf_counter() - began, hall.cpu
            print(f"open after {took:.2f} s, of which it computed {computed:.2f}; {hall.memory:.0f} MiB")
            with contextlib.closing(Door(hall.port)) as door:
                for who, guest in (("somebody new", door.guest()), ("who sat at many", regular)):
                    print(f"home page of {who:16} {spread(looks(door, guest, said.looks))}")


def furnish(data: Path, over: int, sleeping: int) -> Guest:
    """Fill a hall with this many tables, and return a guest who sat at many of them."""
    hall = opened(data, 0)
    with contextlib.closing(Door(hall.port)) as door:
        regular = door.guest()
        plan = {"game": "adventureland", "seats": [{"who": "me"}, {"who": "bot", "level": "random"}], "public": True}
        table = str(door.post(regular, "/api/tables", plan)["id"])
    hall.process.terminate()  # how its table stands in lists is kept then
    hall.gone(30)
    with contextlib.closing(sqlite3.connect(next(data.glob("*.sqlite3")))) as disk:
        copy(disk, table, regular, over, sleeping)
        disk.commit()
    return regular


def copy(disk: sqlite3.Connection, table: str, regular: Guest, over: int, sleeping: int) -> None:
    """Writes the rows: each table with all events of the first, one sitter, and a card of its own."""
    row = disk.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()
    card = json.loads(row[6])
    now = time.time()
    people = [f"made-up-{nth}" for nth in range(PEOPLE)]
    disk.executemany("INSERT INTO people (id, name, at) VALUES (?, ?, ?)", [(one, one, now) for one in people])

    def rows(make: Callable[[int], tuple[object, ...]]) -> Iterator[tuple[object, ...]]:
        return map(make, range(over + sleeping))

    def made_up(nth: int) -> tuple[object, ...]:
        state = "over" if nth < over else "running"
        mine = {**card, "id": f"table-{nth}", "state": state, "touched": now - nth}
        mine["seats"] = [{**card["seats"][0], "person": sitter(nth)}, *card["seats"][1:]]
        return (
            mine["id"],
            row[1],
            nth % 2,
            state,
            now - nth,
            None,
            json.dumps(mine, separators=(",", ":")).encode(),
            row[7],
        )

    def sitter(nth: int) -> str:
        return people[nth % PEOPLE] if nth % 100 else regular.id

    disk.executemany(f"INSERT INTO tables ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows(made_up))
    disk.executemany(
        "INSERT INTO events SELECT ?, seq, command_id, person, body, at FROM events WHERE table_id = ?",
        rows(lambda nth: (f"table-{nth}", table)),
    )
    sitters = rows(lambda nth: (sitter(nth), f"table-{nth}"))
    disk.executemany("INSERT INTO sitters (person, table_id, heard) VALUES (?, ?, -1)", sitters)


def looks(door: Door, guest: Guest, times: int) -> list[float]:
    """Milliseconds of each look at the home page."""
    spent = []
    for _ in range(times):
        began = time.perf_counter()
        door.get(guest, "/api/hall")
        spent.append(1000 * (time.perf_counter() - began))
    return spent


def spread(spent: list[float]) -> str:
    return f"{spent[0]:.0f} ms at first, then {statistics.median(spent):.0f} (middle), {max(spent[1:]):.0f} (most)"


if __name__ == "__main__":
    main()
