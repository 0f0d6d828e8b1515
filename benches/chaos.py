"""`python -m benches.chaos`: people play over lines that delay, double, overtake and lose messages, and break.

In the end everybody knows what the hall knows, and nothing was done twice.
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

from benches.halls.browser import Browser, until
from benches.halls.disk import Disk, check
from benches.halls.proxy import Proxy, Trouble
from benches.halls.served import serving
from benches.halls.store import Message
from benches.halls.tables import Tables

# How it came to be known, and what else has happened that changed nothing for this seat.
NOT_COMPARED: Message = {"news": None, "since": None, "away": None, "seq": None, "decisions": None, "number": None}
SETTLE = 60.0  # seconds for everybody to know everything, once the lines are good again


@dataclass
class Report:
    """The results of a run."""

    people: int = 0
    acknowledged: int = 0
    refused: Counter[str] = field(default_factory=Counter[str])
    dials: int = 0
    happened: Counter[str] = field(default_factory=Counter[str])

    def text(self) -> str:
        """All of it in a few lines."""
        happened = ", ".join(f"{count} {what}" for what, count in sorted(self.happened.items()))
        refused = ", ".join(f"{count} {code}" for code, count in sorted(self.refused.items()))
        return (
            f"{self.people} people, {self.dials} connections; of their messages {happened}.\n"
            f"{self.acknowledged} commands acknowledged, none lost, none done twice; refused {refused or 'nothing'}; "
            "everybody knows what the hall knows."
        )


async def troubled(folder: Path, seconds: float, tables: int, seed: str, trouble: Trouble, port: int = 0) -> Report:
    """Plays over bad lines for a while, and compares what everybody knows with what the hall does."""
    with serving(folder, port) as hall:
        proxy = Proxy(hall.port, trouble, seed)
        async with proxy.open():
            everybody = Tables(hall.port, seed, proxy.port)
            async with everybody.playing():
                for _ in range(max(1, round(seconds))):
                    await everybody.renew(tables)
                    await asyncio.sleep(1)
                proxy.is_calm = True
                everybody.is_playing = False
                for table in everybody.tables:
                    await _agree(table, hall.port)
        assert not hall.mistakes(), hall.mistakes()[0]
    return _summed_up(folder, everybody, proxy)


async def _agree(table: Sequence[Browser], port: int) -> None:
    """Waits until everybody at a table knows what somebody knows who comes to it now, over a good line."""
    await until(lambda: all(not browser.store.is_sending for browser in table), SETTLE, "an answer is on its way")
    await until(lambda: all(not browser.store.outbox for browser in table), SETTLE, "something is on its way")
    for browser in table:
        await _knows_all(browser, port)


async def _knows_all(browser: Browser, port: int) -> None:
    fresh = Browser(browser.seated, port, random.Random(0))
    staying = asyncio.create_task(fresh.stay())
    try:
        await until(lambda: not apart(browser, fresh), SETTLE, f"{browser.seated.guest.name} does not know what is so")
    except AssertionError as error:
        raise AssertionError(f"{error}: {apart(browser, fresh)}") from None
    finally:
        staying.cancel()


def apart(one: Browser, other: Browser) -> dict[str, tuple[object, object]]:
    """By name, what the two know differently of a table: as it is, its whole story, and what was said."""
    here, there = known(one), known(other)
    return {name: (here.get(name), there.get(name)) for name in here | there if here.get(name) != there.get(name)}


def known(browser: Browser) -> Message:
    """Everything that somebody knows of a table."""
    store = browser.store
    told = [line["words"] for line in store.story]
    said = [store.chat[seq] for seq in sorted(store.chat)]
    return {**(store.sight or {}), **NOT_COMPARED, "told": told, "said": said}


def _summed_up(folder: Path, everybody: Tables, proxy: Proxy) -> Report:
    disk = Disk(folder)
    acknowledged = sum(check(disk, table) for table in everybody.tables)
    disk.close()
    browsers = everybody.browsers
    refused = Counter[str](str(one["code"]) for browser in browsers for one in browser.refused)
    return Report(len(browsers), acknowledged, refused, sum(one.dials for one in browsers), proxy.happened)


def main() -> None:
    """Runs it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", type=float, nargs="?", default=60.0)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--seed", default="chaos")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        work = troubled(Path(folder), given.seconds, given.tables, given.seed, Trouble(), given.port)
        print(asyncio.run(work).text())


if __name__ == "__main__":
    main()
