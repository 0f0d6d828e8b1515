"""All settings of a hall: by flag, or by an environment variable MEADHALL_..."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import msgspec

from meadhall.server.config.addresses import database, node, origin, page_address, proxy, without_password
from meadhall.server.config.rate_limits import Rate

MINUTE = 60.0
HOUR = 3600.0
DAY = 86400.0
KIB = 1024
SERVICES = ("https://ntfy.sh", "https://discord.com", "https://hooks.slack.com")
NOBODY = "none"  # in place of services


def data_folder() -> Path:
    """Return `~/.local/share/meadhall/hall`, or the same below XDG_DATA_HOME."""
    data = os.environ.get("XDG_DATA_HOME") or ""
    return (Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share") / "meadhall" / "hall"


class Limits(msgspec.Struct, frozen=True):
    """Upper limits for one client."""

    frame: int = 8 * KIB
    body: int = 256 * KIB
    match_file: int = 5 * KIB * KIB
    depth: int = 32
    messages: Rate = Rate(100, 20)
    watching: Rate = Rate(50, 20)
    unsent: int = KIB * KIB  # most unsent bytes for a socket that does not read
    sockets: int = 10  # at once, for one address and for one person
    logins: Rate = Rate(5, MINUTE)
    chat: Rate = Rate(10, 20)
    tables: Rate = Rate(20, HOUR)
    guests: Rate = Rate(60, HOUR)
    imports: Rate = Rate(20, HOUR)
    analyses: Rate = Rate(20, HOUR)
    notices: Rate = Rate(10, HOUR)
    requests: Rate = Rate(600, MINUTE)
    replay_seconds: float = 10.0
    replay_memory: int = 1024 * KIB * KIB
    analysis_seconds: float = 600.0
    analyses_waiting: int = 20


@dataclass(frozen=True)
class Settings:
    """How a hall is run.

    - `bots`: number of bot processes.
    - `bot_pause`: seconds between two bot moves; `bot_limit`: most seconds for one move.
    - `away`: seconds of absence after which the others may give a seat to a bot; after `gone` seconds a bot takes it
      (0: never).
    - `vote`: seconds to vote on an undo; a missing vote is a no (0: no limit).
    - `notify`: services that may receive messages for absent players, after `notify_after` seconds ("none": no
      service).
    - `games`: paths of games that are not installed; `own_bots`: files of bots.
    - `origins`: further addresses whose pages may use the hall; `proxies`: addresses of trusted proxies.
    - `lab`: opens the page of the laboratory.
    - `replay_days`: days that an unused match file is kept (0: for ever); `replays`: most files.
    - `session_days`: days that an unused session is kept; `guest_days`: the same for guests without tables (0: for
      ever).
    - `data`: folder with the database file; `database`: URL of a PostgreSQL database instead.
    - `node`: host:port at which the other nodes of a shared database reach this one, such as 10.0.0.2:7000.
    - `docs`: address of the documentation, for links in the help.

    MeadhallError for an invalid database, node, origin or proxy.
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
    docs: str = ""
    replay_days: float = 90.0
    replays: int = 1000
    session_days: float = 180.0
    guest_days: float = 30.0
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        object.__setattr__(self, "origins", tuple(origin(one) for one in self.origins))
        services = () if self.notify == (NOBODY,) else tuple(origin(one) for one in self.notify)
        object.__setattr__(self, "notify", services)
        object.__setattr__(self, "docs", self.docs and page_address(self.docs))
        object.__setattr__(self, "database", self.database and database(self.database))
        object.__setattr__(self, "node", self.node and node(self.node, self.database))
        object.__setattr__(self, "proxies", tuple(proxy(one) for one in self.proxies))

    @property
    def url(self) -> str:
        """URL of the database for SQLAlchemy."""
        return self.database or f"sqlite:///{self.kept_in}"

    @property
    def kept_in(self) -> str:
        """The database for people: a file, or a URL without its password."""
        return without_password(self.database) if self.database else str(self.data / "hall.sqlite3")
