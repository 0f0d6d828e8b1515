"""`python -m benches.full_hall`: measures the home page of a hall with very many tables.

The tables are copies of a real table's rows: 10,000 in the middle of a match, and 100,000 after it. The visitor is new,
or has played at very many of them.
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

from benches.halls.door import Guest, HallClient
from benches.halls.served import running_hall, start_hall

PEOPLE = 2000  # people at the copied tables, besides the guest with a seat at every hundredth table
COLUMNS = "id, game, public, state, touched, deadline, card, carded"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--over", type=int, default=100_000, help="tables whose match is over")
    parser.add_argument("--sleeping", type=int, default=10_000, help="tables in the middle of a match")
    parser.add_argument("--looks", type=int, default=40, help="how often each visitor requests the home page")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        regular = fill_hall(data, arguments.over, arguments.sleeping)
        began = time.perf_counter()
        with running_hall(data) as hall:
            start_seconds, computed = time.perf_counter() - began, hall.cpu
            print(f"open after {start_seconds:.2f} s, of which it computed {computed:.2f}; {hall.memory:.0f} MiB")
            with contextlib.closing(HallClient(hall.port)) as door:
                for visitor, guest in (("somebody new", door.new_guest()), ("a frequent player", regular)):
                    print(f"home page of {visitor:16} {spread_text(request_times(door, guest, arguments.looks))}")


def fill_hall(data: Path, finished_tables: int, sleeping_tables: int) -> Guest:
    """Fill a hall with this many tables, and return a guest with a seat at every hundredth."""
    hall = start_hall(data, 0)
    with contextlib.closing(HallClient(hall.port)) as door:
        regular = door.new_guest()
        plan = {"game": "adventureland", "seats": [{"who": "me"}, {"who": "bot", "level": "random"}], "public": True}
        table = str(door.post(regular, "/api/tables", plan)["id"])
    hall.process.terminate()  # the hall stores the table's entry in lists when it closes
    hall.wait_for_exit(30)
    with contextlib.closing(sqlite3.connect(next(data.glob("*.sqlite3")))) as disk:
        write_copies(disk, table, regular, finished_tables, sleeping_tables)
        disk.commit()
    return regular


def write_copies(
    disk: sqlite3.Connection, table: str, regular: Guest, finished_tables: int, sleeping_tables: int
) -> None:
    """Write the rows of the copies: each has the events of the first table, one person, and its own list entry."""
    row = disk.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()
    card = json.loads(row[6])
    now = time.time()
    people = [f"made-up-{nth}" for nth in range(PEOPLE)]
    disk.executemany("INSERT INTO people (id, name, at) VALUES (?, ?, ?)", [(person, person, now) for person in people])

    def rows(make: Callable[[int], tuple[object, ...]]) -> Iterator[tuple[object, ...]]:
        return map(make, range(finished_tables + sleeping_tables))

    def made_up(nth: int) -> tuple[object, ...]:
        state = "over" if nth < finished_tables else "running"
        card_copy = {**card, "id": f"table-{nth}", "state": state, "touched": now - nth}
        card_copy["seats"] = [{**card["seats"][0], "person": sitter(nth)}, *card["seats"][1:]]
        return (
            card_copy["id"],
            row[1],
            nth % 2,
            state,
            now - nth,
            None,
            json.dumps(card_copy, separators=(",", ":")).encode(),
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


def request_times(door: HallClient, guest: Guest, times: int) -> list[float]:
    """Return the milliseconds of each request of the home page."""
    times_taken = []
    for _ in range(times):
        began = time.perf_counter()
        door.get(guest, "/api/hall")
        times_taken.append(1000 * (time.perf_counter() - began))
    return times_taken


def spread_text(times: list[float]) -> str:
    return f"{times[0]:.0f} ms at first, then {statistics.median(times):.0f} (middle), {max(times[1:]):.0f} (most)"


if __name__ == "__main__":
    main()
