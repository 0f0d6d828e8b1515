"""All settings of a hall: by flag, or by an environment variable MEADHALL_..."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import msgspec

from meadhall.server.config.addresses import database, node, origin, proxy, shown
from meadhall.server.config.rate_limits import Rate

MINUTE = 60.0
HOUR = 3600.0
DAY = 86400.0
KIB = 1024
SERVICES = ("https://ntfy.sh", "https://discord.com", "https://hooks.slack.com")
NOBODY = "none"  # in place of services


def data_folder() -> Path:
    """`~/.local/share/meadhall/hall`, or where XDG_DATA_HOME says."""
    data = os.environ.get("XDG_DATA_HOME") or ""
    return (Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share") / "meadhall" / "hall"


class Limits(msgspec.Struct, frozen=True):
    """How much of anything one may have."""

    frame: int = 8 * KIB
    body: int = 256 * KIB
    match_file: int = 5 * KIB * KIB
    depth: int = 32
    messages: Rate = Rate(100, 20)
    watching: Rate = Rate(50, 20)
    unsent: int = KIB * KIB  # bytes that wait for a socket that does not read
    sockets: int = 10  # at once, for one address and for one person
    logins: Rate = Rate(5, MINUTE)
    chat: Rate = Rate(10, 20)
    tables: Rate = Rate(20, HOUR)
    guests: Rate = Rate(60, HOUR)
    imports: Rate = Rate(20, HOUR)
    notices: Rate = Rate(10, HOUR)
    requests: Rate = Rate(600, MINUTE)
    replay_seconds: float = 10.0
    replay_memory: int = 1024 * KIB * KIB


@dataclass(frozen=True)
class Settings:
    """How a hall is run.

    `bots` are the processes in which bots think, `bot_pause` the seconds between two of their answers, `bot_limit`
    those that one may take. Who is `away` for so many seconds may have a bot put in their place by the others; after
    `gone` seconds it is, without being asked (0: never). Who says nothing to a take-back for `vote` seconds does not
    agree (0: everybody is waited for). `notify` are the services to which the hall may send a message for somebody
    who is away, once a table has waited for `notify_after` seconds ("none": to nobody). `games` are places of games
    that are not installed, `own_bots` files of bots; `origins` addresses beside its own whose pages may talk to the
    hall; `proxies` the addresses of proxies whose word about the caller is taken. With `lab` there is the page of the
    laboratory. Match files that people brought are kept for `replay_days` after they were looked at last (0: for
    ever), and at most `replays` of them. A browser that nobody uses is known for `session_days`, and for `guest_days`
    if it is that of a guest without tables (0: for ever). Tables and people are kept in a file in the folder `data`,
    or in the `database` of PostgreSQL with this URL. Several halls may share that as nodes of one: `node` is where
    the others reach this one, as in 10.0.0.2:7000.
    MeadhallError for a database, a node, an origin or a proxy that is none.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=data_folder)
    database: str = ""
    node: str = ""
    bots: int = 1
    bot_pause: float = 0.7
    bot_limit: float = 5.0
    away: float = 60.0
    gone: float = 0.0
    vote: float = 60.0
    notify: tuple[str, ...] = SERVICES
    notify_after: float = 60.0
    games: tuple[str, ...] = ()
    own_bots: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    metrics: Literal["local", "everybody", "nobody"] = "local"
    logs: Literal["readable", "json", "quiet"] = "quiet"
    compress: bool = True
    lab: bool = False
    replay_days: float = 90.0
    replays: int = 1000
    session_days: float = 180.0
    guest_days: float = 30.0
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        object.__setattr__(self, "origins", tuple(origin(one) for one in self.origins))
        services = () if self.notify == (NOBODY,) else tuple(origin(one) for one in self.notify)
        object.__setattr__(self, "notify", services)
        object.__setattr__(self, "database", self.database and database(self.database))
        object.__setattr__(self, "node", self.node and node(self.node, self.database))
        object.__setattr__(self, "proxies", tuple(proxy(one) for one in self.proxies))

    @property
    def url(self) -> str:
        """Where everything is kept, for SQLAlchemy."""
        return self.database or f"sqlite:///{self.kept_in}"

    @property
    def kept_in(self) -> str:
        """Where everything is kept, for people: a file, or a database without its password."""
        return shown(self.database) if self.database else str(self.data / "hall.sqlite3")
