"""What `meadhall serve` can be told, by flag or in the environment: an option each, in the order of its help."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

import typer

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.config import addresses
from meadhall.server.config.settings import NOBODY


def _checked(given: list[str] | None, read: Callable[[str], str]) -> list[str]:
    """What was given, each as it is read; who gave it is told which of them is wrong."""
    try:
        return [read(one) for one in given or ()]
    except MeadhallError as error:
        raise typer.BadParameter(str(error)) from None


def _origins(given: list[str] | None) -> list[str]:
    return _checked(given, addresses.origin)


def _proxies(given: list[str] | None) -> list[str]:
    return _checked(given, addresses.proxy)


def _services(given: list[str] | None) -> list[str]:
    return list(given or ()) if given == [NOBODY] else _checked(given, addresses.origin)


def _database(given: str) -> str:
    return _checked([given], addresses.database)[0] if given else ""


def _games(given: list[str] | None) -> list[str]:
    from meadhall.engine.contract.registry import find_game  # what `meadhall -h` need not wait for

    def read(name: str) -> str:
        find_game(name)
        return name

    return _checked(given, read)


def _own_bots(given: list[str] | None) -> list[str]:
    from meadhall.bots.own import called, meet

    def read(word: str) -> str:
        meet(word, called(word))
        return word

    return _checked(given, read)


# ---- where it is

Host = Annotated[
    str,
    typer.Option(envvar="MEADHALL_HOST", help="The address to be reached at; 0.0.0.0 lets in the whole network."),
]
Port = Annotated[
    int, typer.Option(envvar="MEADHALL_PORT", min=0, max=65535, help="The port; 0 takes any that is free.")
]
Open = Annotated[bool, typer.Option("--open", envvar="MEADHALL_OPEN", help="Show the hall in the browser.")]
Data = Annotated[str, typer.Option(envvar="MEADHALL_DATA", metavar="FOLDER", help="Where tables and people are kept.")]
Database = Annotated[
    str,
    typer.Option(
        envvar="MEADHALL_DATABASE",
        metavar="URL",
        help="Keep them in PostgreSQL instead: postgresql://user:password@db.example/meadhall.",
        callback=_database,
    ),
]
Node = Annotated[
    str,
    typer.Option(
        envvar="MEADHALL_NODE",
        metavar="ADDRESS",
        help="One of several halls in the same database, which reach it here: 10.0.0.2:7000.",
    ),
]
GamesElsewhere = Annotated[
    list[str] | None,
    typer.Option(
        "--game", envvar="MEADHALL_GAMES", help="A game that is not installed, as in examples/pig.py.", callback=_games
    ),
]

# ---- bots, and who is away

BotsElsewhere = Annotated[
    list[str] | None,
    typer.Option("--bot", envvar="MEADHALL_OWN_BOTS", help="A bot of your own, as in homebody.py.", callback=_own_bots),
]
Bots = Annotated[
    int, typer.Option(envvar="MEADHALL_BOTS", min=1, help="How many processes there are for bots to think in.")
]
BotPause = Annotated[
    float, typer.Option(envvar="MEADHALL_BOT_PAUSE", min=0, help="Seconds between two answers of bots.")
]
BotLimit = Annotated[float, typer.Option(envvar="MEADHALL_BOT_LIMIT", min=0.1, help="Seconds that a bot may think.")]
Away = Annotated[
    float,
    typer.Option(envvar="MEADHALL_AWAY", min=0, help="Seconds after which others may let a bot play for who is away."),
]
Gone = Annotated[
    float,
    typer.Option(envvar="MEADHALL_GONE", min=0, help="Seconds after which a bot plays for who is away; 0: never."),
]
Vote = Annotated[
    float,
    typer.Option(envvar="MEADHALL_VOTE", min=0, help="Seconds after which silence is a no to a take-back; 0: never."),
]

Notify = Annotated[
    list[str] | None,
    typer.Option(
        "--notify",
        envvar="MEADHALL_NOTIFY",
        metavar="SERVICE",
        help="A service at which people may be told that a table waits: https://ntfy.sh and two more; none: nowhere.",
        callback=_services,
    ),
]
NotifyAfter = Annotated[
    float,
    typer.Option(envvar="MEADHALL_NOTIFY_AFTER", min=0, help="Seconds that a table waits for who is away until then."),
]

# ---- who may talk to it, and what it tells

Origins = Annotated[
    list[str] | None,
    typer.Option(
        "--origin",
        envvar="MEADHALL_ORIGINS",
        help="Another address whose pages may talk to the hall: https://hall.example.",
        callback=_origins,
    ),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--proxy",
        envvar="MEADHALL_PROXIES",
        help="A proxy whose word about the caller is taken: 127.0.0.1.",
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
    bool, typer.Option(envvar="MEADHALL_COMPRESS", help="Pack what goes over sockets: less to send, more memory.")
]

Lab = Annotated[
    bool,
    typer.Option(
        "--lab", envvar="MEADHALL_LAB", help="Open the laboratory's page too, at /lab, for this machine alone."
    ),
]

# ---- what it keeps, and for how long

ReplayDays = Annotated[
    float,
    typer.Option(
        envvar="MEADHALL_REPLAY_DAYS", min=0, help="Days a match file is kept after the last look; 0: for ever."
    ),
]
Replays = Annotated[
    int, typer.Option(envvar="MEADHALL_REPLAYS", min=1, help="How many match files are kept that people brought.")
]
SessionDays = Annotated[
    float,
    typer.Option(envvar="MEADHALL_SESSION_DAYS", min=0, help="Days a browser is known that nobody uses; 0: for ever."),
]
GuestDays = Annotated[
    float,
    typer.Option(envvar="MEADHALL_GUEST_DAYS", min=0, help="Days a guest without tables is known; 0: for ever."),
]

# ---- how much one may have

Sockets = Annotated[
    int, typer.Option(envvar="MEADHALL_SOCKETS", min=1, help="Sockets at once for one address and for one person.")
]
Messages = Annotated[
    int,
    typer.Option(envvar="MEADHALL_MESSAGES", min=1, help="Messages in 20 seconds from a player; half from others."),
]
Tables = Annotated[
    int, typer.Option(envvar="MEADHALL_TABLES", min=1, help="Tables that one person may set in an hour.")
]
Guests = Annotated[
    int, typer.Option(envvar="MEADHALL_GUESTS", min=1, help="Guests that may come from one address in an hour.")
]
Requests = Annotated[
    int, typer.Option(envvar="MEADHALL_REQUESTS", min=1, help="Requests that one address may make in a minute.")
]
