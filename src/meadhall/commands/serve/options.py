"""The options of `meadhall serve`, by flag or environment variable, in the order of its help."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

import typer

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.config import addresses, settings


def _read_each(values: list[str] | None, read: Callable[[str], str]) -> list[str]:
    """Read each value. Raise BadParameter if a value is invalid."""
    try:
        return [read(value) for value in values or ()]
    except MeadhallError as error:
        raise typer.BadParameter(str(error)) from None


def _origins(values: list[str] | None) -> list[str]:
    return _read_each(values, addresses.checked_origin)


def _proxies(values: list[str] | None) -> list[str]:
    return _read_each(values, addresses.checked_proxy)


def _services(values: list[str] | None) -> list[str]:
    return list(values or ()) if values == [settings.NO_SERVICES] else _read_each(values, addresses.checked_origin)


def _database(values: str) -> str:
    return _read_each([values], addresses.database_url)[0] if values else ""


def _docs(values: str) -> str:
    return _read_each([values], addresses.checked_page_address)[0] if values else ""


def _games(values: list[str] | None) -> list[str]:
    from meadhall.engine.contract.registry import find_game  # `meadhall -h` does not need it

    def read(name: str) -> str:
        find_game(name)
        return name

    return _read_each(values, read)


def _load_user_bots(values: list[str] | None) -> list[str]:
    from meadhall.bots.user_bots import load_bot, own_bot_name

    def read(word: str) -> str:
        load_bot(word, own_bot_name(word))
        return word

    return _read_each(values, read)


# ---- address

Host = Annotated[
    str,
    typer.Option(envvar="MEADHALL_HOST", help="The address to listen on. 0.0.0.0 lets in the whole network."),
]
Port = Annotated[int, typer.Option(envvar="MEADHALL_PORT", min=0, max=65535, help="The port. 0: any free port.")]
Open = Annotated[bool, typer.Option("--open", envvar="MEADHALL_OPEN", help="Open the hall in your browser.")]
Data = Annotated[
    str, typer.Option(envvar="MEADHALL_DATA", metavar="FOLDER", help="Where tables and accounts are stored.")
]
Database = Annotated[
    str,
    typer.Option(
        envvar="MEADHALL_DATABASE",
        metavar="URL",
        help="Store them in PostgreSQL instead: postgresql://user:password@db.example/meadhall.",
        callback=_database,
    ),
]
Node = Annotated[
    str,
    typer.Option(
        envvar="MEADHALL_NODE",
        metavar="ADDRESS",
        help="Run as one of several nodes on the same database. The others reach it at this address: 10.0.0.2:7000.",
    ),
]
ExtraGames = Annotated[
    list[str] | None,
    typer.Option(
        "--game",
        envvar="MEADHALL_GAMES",
        help="Another game that is not installed, such as examples/pig.py.",
        callback=_games,
    ),
]

# ---- bots and absent players

ExtraBots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot", envvar="MEADHALL_OWN_BOTS", help="A bot of your own, such as homebody.py.", callback=_load_user_bots
    ),
]
Bots = Annotated[int, typer.Option(envvar="MEADHALL_BOTS", min=1, help="How many processes the bots use.")]
BotPause = Annotated[
    float, typer.Option(envvar="MEADHALL_BOT_PAUSE", min=0, help="Delay between bot moves, in seconds.")
]
BotLimit = Annotated[
    float, typer.Option(envvar="MEADHALL_BOT_LIMIT", min=0.1, help="The longest time a bot may think, in seconds.")
]
Away = Annotated[
    float,
    typer.Option(
        envvar="MEADHALL_AWAY", min=0, help="After this many seconds, others may let a bot play for an absent player."
    ),
]
Gone = Annotated[
    float,
    typer.Option(
        envvar="MEADHALL_GONE", min=0, help="After this many seconds, a bot plays for an absent player. 0: never."
    ),
]
Vote = Annotated[
    float,
    typer.Option(
        envvar="MEADHALL_VOTE",
        min=0,
        help="After this many seconds, no answer to an undo request counts as a no. 0: never.",
    ),
]

Notify = Annotated[
    list[str] | None,
    typer.Option(
        "--notify",
        envvar="MEADHALL_NOTIFY",
        metavar="SERVICE",
        help="Where notifications may go: https://ntfy.sh and two more by default; none: nowhere.",
        callback=_services,
    ),
]
NotifyAfter = Annotated[
    float,
    typer.Option(envvar="MEADHALL_NOTIFY_AFTER", min=0, help="Notify an absent player after this many seconds."),
]

# ---- allowed origins and services

Origins = Annotated[
    list[str] | None,
    typer.Option(
        "--origin",
        envvar="MEADHALL_ORIGINS",
        help="Another origin whose pages may use the hall: https://hall.example.",
        callback=_origins,
    ),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--proxy",
        envvar="MEADHALL_PROXIES",
        help="A trusted proxy: 127.0.0.1.",
        callback=_proxies,
    ),
]
Metrics = Annotated[
    Literal["local", "everybody", "nobody"],
    typer.Option(envvar="MEADHALL_METRICS", help="Who may read /metrics: local, everybody or nobody."),
]
Log = Annotated[
    Literal["readable", "json", "quiet"],
    typer.Option(envvar="MEADHALL_LOG", help="How to log: readable, json or quiet."),
]
Compress = Annotated[
    bool, typer.Option(envvar="MEADHALL_COMPRESS", help="Compress socket messages: less traffic, more memory.")
]

Lab = Annotated[
    bool,
    typer.Option("--lab", envvar="MEADHALL_LAB", help="Also open the laboratory at /lab, on this machine only."),
]

Docs = Annotated[
    str,
    typer.Option(
        envvar="MEADHALL_DOCS",
        metavar="URL",
        help="Where the documentation is, for a link in the help: https://docs.example/.",
        callback=_docs,
    ),
]

# ---- storage and retention

ReplayDays = Annotated[
    float,
    typer.Option(
        envvar="MEADHALL_REPLAY_DAYS",
        min=0,
        help="Delete an uploaded match file this many days after it was last opened. 0: never.",
    ),
]
Replays = Annotated[
    int, typer.Option(envvar="MEADHALL_REPLAYS", min=1, help="Maximum number of uploaded match files to keep.")
]
ReplaySeconds = Annotated[
    float,
    typer.Option(
        envvar="MEADHALL_REPLAY_SECONDS", min=1, help="The longest time to replay an uploaded match file, in seconds."
    ),
]
SessionDays = Annotated[
    float,
    typer.Option(
        envvar="MEADHALL_SESSION_DAYS", min=0, help="Log out a browser this many days after its last visit. 0: never."
    ),
]
GuestDays = Annotated[
    float,
    typer.Option(
        envvar="MEADHALL_GUEST_DAYS", min=0, help="Forget a guest without tables after this many days. 0: never."
    ),
]

# ---- limits

Sockets = Annotated[
    int, typer.Option(envvar="MEADHALL_SOCKETS", min=1, help="Maximum number of sockets per address and per person.")
]
Messages = Annotated[
    int,
    typer.Option(
        envvar="MEADHALL_MESSAGES",
        min=1,
        help="Maximum number of messages per player in 20 seconds; half for spectators.",
    ),
]
Tables = Annotated[
    int, typer.Option(envvar="MEADHALL_TABLES", min=1, help="Maximum number of tables per person and hour.")
]
Guests = Annotated[
    int, typer.Option(envvar="MEADHALL_GUESTS", min=1, help="Maximum number of new guests per address and hour.")
]
Requests = Annotated[
    int, typer.Option(envvar="MEADHALL_REQUESTS", min=1, help="Maximum number of requests per address and minute.")
]
Uploads = Annotated[
    int,
    typer.Option(envvar="MEADHALL_UPLOADS", min=1, help="Maximum number of match files uploaded per person and hour."),
]
