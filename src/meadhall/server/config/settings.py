"""All settings of a hall. The command line sets them by a flag, or by an environment variable MEADHALL_..."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import msgspec

from meadhall.server.config.addresses import (
    checked_node,
    checked_origin,
    checked_page_address,
    checked_proxy,
    database_url,
    without_password,
)
from meadhall.server.config.rate_limits import Rate

MINUTE = 60.0
HOUR = 3600.0
DAY = 86400.0
KIB = 1024
DEFAULT_SERVICES = ("https://ntfy.sh", "https://discord.com", "https://hooks.slack.com")
NO_SERVICES = "none"  # value of `notify` for no services


def data_folder() -> Path:
    """Return the default data folder, `~/.local/share/meadhall/hall` or the same below XDG_DATA_HOME."""
    data = os.environ.get("XDG_DATA_HOME") or ""
    return (Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share") / "meadhall" / "hall"


class Limits(msgspec.Struct, frozen=True):
    """Upper limits for one client. A `Rate` is a number of actions in a number of seconds."""

    frame: int = 8 * KIB  # bytes of a message to a socket
    body: int = 256 * KIB  # bytes of the body of a request
    match_file: int = 5 * KIB * KIB  # bytes of a body with a match file
    depth: int = 32  # levels of nested lists and objects in JSON
    messages: Rate = Rate(100, 20)  # messages of one socket of a player
    watching: Rate = Rate(50, 20)  # messages of one socket of a spectator
    unsent: int = KIB * KIB  # unsent bytes after which a socket is closed
    sockets: int = 10  # open sockets of one address or of one person
    logins: Rate = Rate(5, MINUTE)  # attempts to log in
    chat: Rate = Rate(10, 20)  # lines of chat
    tables: Rate = Rate(20, HOUR)  # new tables
    guests: Rate = Rate(60, HOUR)  # new guests
    imports: Rate = Rate(20, HOUR)  # uploaded match files
    analyses: Rate = Rate(20, HOUR)  # requested analyses of matches
    notices: Rate = Rate(10, HOUR)  # test messages to a channel
    requests: Rate = Rate(600, MINUTE)  # HTTP requests
    replay_seconds: float = 10.0  # time for one request about a match file
    replay_memory: int = 1024 * KIB * KIB  # bytes of memory for the process that reads match files
    analysis_seconds: float = 600.0  # time for the analysis of a match
    analyses_waiting: int = 20  # analyses in the queue


@dataclass(frozen=True)
class Settings:
    """The settings of a hall.

    - `bots`: number of bot processes.
    - `bot_pause`: seconds between two bot moves.
    - `bot_limit`: maximum seconds for one bot move.
    - `away`: seconds of absence after which the others may give a seat to a bot.
    - `gone`: seconds of absence after which a bot takes a seat automatically (0: never).
    - `vote`: seconds to vote on an undo (0: no limit). A missing vote is a no.
    - `notify`: services that may receive messages for absent players ("none": no service).
    - `notify_after`: seconds for which a table waits before such a message is sent.
    - `games`: paths of games that are not installed.
    - `own_bots`: files of bots.
    - `origins`: further addresses whose pages may use the hall.
    - `proxies`: addresses of trusted proxies.
    - `lab`: whether to open the page of the laboratory.
    - `replay_days`: days after which an unused match file is deleted (0: never).
    - `replays`: maximum number of match files.
    - `session_days`: days after which an unused session expires (0: never).
    - `guest_days`: the same for guests without tables.
    - `data`: folder with the database file.
    - `database`: URL of a PostgreSQL database, in place of the file.
    - `node`: host:port under which other nodes with the same database reach this one, such as 10.0.0.2:7000.
    - `docs`: address of the documentation, for links in the help.

    Raise MeadhallError if the database, the node, an origin or a proxy is invalid.
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
    notify: tuple[str, ...] = DEFAULT_SERVICES
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
        object.__setattr__(self, "origins", tuple(map(checked_origin, self.origins)))
        services = () if self.notify == (NO_SERVICES,) else tuple(map(checked_origin, self.notify))
        object.__setattr__(self, "notify", services)
        object.__setattr__(self, "docs", self.docs and checked_page_address(self.docs))
        object.__setattr__(self, "database", self.database and database_url(self.database))
        object.__setattr__(self, "node", self.node and checked_node(self.node, self.database))
        object.__setattr__(self, "proxies", tuple(map(checked_proxy, self.proxies)))

    @property
    def url(self) -> str:
        """URL of the database for SQLAlchemy."""
        return self.database or f"sqlite:///{self.database_location}"

    @property
    def database_location(self) -> str:
        """The location of the database for messages: a file, or a URL without its password."""
        return without_password(self.database) if self.database else str(self.data / "hall.sqlite3")
