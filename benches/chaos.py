"""`python -m benches.chaos`: plays over bad connections, which delay, duplicate, reorder and lose messages, and break.

In the end every client must have the hall's state, and no command may be carried out twice.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benches.halls.browser import Browser, wait_until
from benches.halls.disk import DiskCopy, check_events
from benches.halls.proxy import Proxy, Trouble
from benches.halls.served import running_hall
from benches.halls.store import Message
from benches.halls.tables import Tables

# Fields that depend on the connection, or on events without effect for this seat.
NOT_COMPARED: Message = {"news": None, "since": None, "away": None, "seq": None, "decisions": None, "number": None}
MAX_SETTLE_SECONDS = 60.0  # seconds until all clients must be up to date after the connections are good again


@dataclass
class Report:
    """The results of a run."""

    people: int = 0
    acknowledged: int = 0
    refused: Counter[str] = field(default_factory=Counter[str])
    connection_count: int = 0
    trouble_counts: Counter[str] = field(default_factory=Counter[str])

    def text(self) -> str:
        """Return the results in a few lines."""
        happened = ", ".join(f"{count} {name}" for name, count in sorted(self.trouble_counts.items()))
        refused = ", ".join(f"{count} {code}" for code, count in sorted(self.refused.items()))
        return (
            f"{self.people} people, {self.connection_count} connections; of their messages {happened}.\n"
            f"{self.acknowledged} commands acknowledged, none lost, none done twice; refused {refused or 'nothing'}; "
            "everybody knows what the hall knows."
        )


async def play_over_bad_connections(
    folder: Path, seconds: float, tables: int, seed: str, trouble: Trouble, port: int = 0
) -> Report:
    """Play over bad connections for a while, then compare every client's state with the hall's."""
    with running_hall(folder, port) as hall:
        proxy = Proxy(hall.port, trouble, seed)
        async with proxy.open():
            everybody = Tables(hall.port, seed, proxy.port)
            async with everybody.playing():
                for _ in range(max(1, round(seconds))):
                    await everybody.start_missing_tables(tables)
                    await asyncio.sleep(1)
                proxy.is_reliable = True
                everybody.is_playing = False
                for table in everybody.tables:
                    await _wait_for_agreement(table, hall.port)
        assert not hall.logged_errors(), hall.logged_errors()[0]
    return _report_of(folder, everybody, proxy)


async def _wait_for_agreement(table: Sequence[Browser], port: int) -> None:
    """Wait until every client at a table has the same state as a new client over a good connection."""
    await wait_until(
        lambda: all(not browser.store.is_sending for browser in table), MAX_SETTLE_SECONDS, "an answer is on its way"
    )
    await wait_until(
        lambda: all(not browser.store.outbox for browser in table), MAX_SETTLE_SECONDS, "something is on its way"
    )
    for browser in table:
        await _wait_until_up_to_date(browser, port)


async def _wait_until_up_to_date(browser: Browser, port: int) -> None:
    fresh = Browser(browser.seated, port, random.Random(0))
    staying = asyncio.create_task(fresh.stay())
    try:
        await wait_until(
            lambda: not differences(browser, fresh),
            MAX_SETTLE_SECONDS,
            f"{browser.seated.guest.name} does not know what is so",
        )
    except AssertionError as error:
        raise AssertionError(f"{error}: {differences(browser, fresh)}") from None
    finally:
        staying.cancel()


def differences(first: Browser, second: Browser) -> dict[str, tuple[object, object]]:
    """Return the differences between two clients' knowledge of a table, by field."""
    first_fields, second_fields = known_facts(first), known_facts(second)
    return {
        name: (first_fields.get(name), second_fields.get(name))
        for name in first_fields | second_fields
        if first_fields.get(name) != second_fields.get(name)
    }


def known_facts(browser: Browser) -> Message:
    """Return a client's knowledge of a table: sight, story and chat."""
    store = browser.store
    story_words = [line["words"] for line in store.story]
    chat_lines = [store.chat[seq] for seq in sorted(store.chat)]
    return {**(store.sight or {}), **NOT_COMPARED, "told": story_words, "said": chat_lines}


def _report_of(folder: Path, everybody: Tables, proxy: Proxy) -> Report:
    disk = DiskCopy(folder)
    acknowledged = sum(check_events(disk, table) for table in everybody.tables)
    disk.close()
    browsers = everybody.browsers
    refused = Counter[str](str(entry["code"]) for browser in browsers for entry in browser.refused)
    return Report(
        len(browsers), acknowledged, refused, sum(entry.connection_count for entry in browsers), proxy.trouble_counts
    )


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", type=float, nargs="?", default=60.0)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--seed", default="chaos")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        work = play_over_bad_connections(
            Path(folder), arguments.seconds, arguments.tables, arguments.seed, Trouble(), arguments.port
        )
        print(asyncio.run(work).text())


if __name__ == "__main__":
    main()
