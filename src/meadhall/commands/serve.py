"""`meadhall serve`: opens a hall with tables in the browser."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal

import typer

from meadhall.engine.errors import MeadhallError
from meadhall.server import addresses
from meadhall.server.limits import Rate
from meadhall.server.settings import HOUR, MINUTE, Limits, Settings, data_folder

USUAL = Settings()
LIMITS = Limits()


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


def _games(given: list[str] | None) -> list[str]:
    from meadhall.engine.finding import find_game  # what `meadhall -h` need not wait for

    def read(name: str) -> str:
        find_game(name)
        return name

    return _checked(given, read)


def serve(
    host: Annotated[
        str,
        typer.Option(envvar="MEADHALL_HOST", help="The address to be reached at; 0.0.0.0 lets in the whole network."),
    ] = USUAL.host,
    port: Annotated[
        int, typer.Option(envvar="MEADHALL_PORT", min=0, max=65535, help="The port; 0 takes any that is free.")
    ] = USUAL.port,
    open: Annotated[bool, typer.Option("--open", envvar="MEADHALL_OPEN", help="Show the hall in the browser.")] = False,
    data: Annotated[
        str, typer.Option(envvar="MEADHALL_DATA", metavar="FOLDER", help="Where tables and people are kept.")
    ] = "",
    game: Annotated[
        list[str] | None,
        typer.Option(
            "--game",
            envvar="MEADHALL_GAMES",
            help="A game that is not installed, as in examples/pig.py.",
            callback=_games,
        ),
    ] = None,
    bots: Annotated[
        int, typer.Option(envvar="MEADHALL_BOTS", min=1, help="How many processes there are for bots to think in.")
    ] = USUAL.bots,
    bot_pause: Annotated[
        float, typer.Option(envvar="MEADHALL_BOT_PAUSE", min=0, help="Seconds between two answers of bots.")
    ] = USUAL.bot_pause,
    bot_limit: Annotated[
        float, typer.Option(envvar="MEADHALL_BOT_LIMIT", min=0.1, help="Seconds that a bot may think.")
    ] = USUAL.bot_limit,
    away: Annotated[
        float,
        typer.Option(
            envvar="MEADHALL_AWAY", min=0, help="Seconds after which others may let a bot play for who is away."
        ),
    ] = USUAL.away,
    gone: Annotated[
        float,
        typer.Option(envvar="MEADHALL_GONE", min=0, help="Seconds after which a bot plays for who is away; 0: never."),
    ] = USUAL.gone,
    vote: Annotated[
        float,
        typer.Option(
            envvar="MEADHALL_VOTE", min=0, help="Seconds after which silence is a no to a take-back; 0: never."
        ),
    ] = USUAL.vote,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            "--origin",
            envvar="MEADHALL_ORIGINS",
            help="Another address whose pages may talk to the hall: https://hall.example.",
            callback=_origins,
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy",
            envvar="MEADHALL_PROXIES",
            help="A proxy whose word about the caller is taken: 127.0.0.1.",
            callback=_proxies,
        ),
    ] = None,
    metrics: Annotated[
        Literal["local", "everybody", "nobody"],
        typer.Option(envvar="MEADHALL_METRICS", help="Who may read /metrics: local, everybody or nobody."),
    ] = USUAL.metrics,
    log: Annotated[
        Literal["readable", "json", "quiet"],
        typer.Option(envvar="MEADHALL_LOG", help="How to log: readable, json or quiet."),
    ] = USUAL.logs,
    compress: Annotated[
        bool, typer.Option(envvar="MEADHALL_COMPRESS", help="Pack what goes over sockets: less to send, more memory.")
    ] = USUAL.compress,
    replay_days: Annotated[
        float,
        typer.Option(
            envvar="MEADHALL_REPLAY_DAYS",
            min=0,
            help="Days a match file is kept after the last look; 0: for ever.",
        ),
    ] = USUAL.replay_days,
    replays: Annotated[
        int, typer.Option(envvar="MEADHALL_REPLAYS", min=1, help="How many match files are kept that people brought.")
    ] = USUAL.replays,
    session_days: Annotated[
        float,
        typer.Option(
            envvar="MEADHALL_SESSION_DAYS", min=0, help="Days a browser is known that nobody uses; 0: for ever."
        ),
    ] = USUAL.session_days,
    guest_days: Annotated[
        float,
        typer.Option(envvar="MEADHALL_GUEST_DAYS", min=0, help="Days a guest without tables is known; 0: for ever."),
    ] = USUAL.guest_days,
    sockets: Annotated[
        int, typer.Option(envvar="MEADHALL_SOCKETS", min=1, help="Sockets at once for one address and for one person.")
    ] = LIMITS.sockets,
    messages: Annotated[
        int,
        typer.Option(envvar="MEADHALL_MESSAGES", min=1, help="Messages in 20 seconds from a player; half from others."),
    ] = LIMITS.messages.count,
    tables: Annotated[
        int, typer.Option(envvar="MEADHALL_TABLES", min=1, help="Tables that one person may set in an hour.")
    ] = LIMITS.tables.count,
    guests: Annotated[
        int, typer.Option(envvar="MEADHALL_GUESTS", min=1, help="Guests that may come from one address in an hour.")
    ] = LIMITS.guests.count,
    requests: Annotated[
        int, typer.Option(envvar="MEADHALL_REQUESTS", min=1, help="Requests that one address may make in a minute.")
    ] = LIMITS.requests.count,
) -> None:
    """Opens a hall: tables in the browser, for you and whoever you let in. Ctrl-C closes it; nothing is lost.

    Every setting can also be given in the environment, as in MEADHALL_PORT=80; docs/server.md tells of all of them.
    """
    from meadhall.server import logs
    from meadhall.server.serving import AlreadyOpen, run  # half a second, which `meadhall -h` need not take

    settings = Settings(
        host=host,
        port=port,
        data=Path(data).expanduser() if data else data_folder(),
        bots=bots,
        bot_pause=bot_pause,
        bot_limit=bot_limit,
        away=away,
        gone=gone,
        vote=vote,
        games=tuple(game or ()),
        origins=tuple(origin or ()),
        proxies=tuple(proxy or ()),
        metrics=metrics,
        logs=log,
        compress=compress,
        replay_days=replay_days,
        replays=replays,
        session_days=session_days,
        guest_days=guest_days,
        limits=Limits(
            sockets=sockets,
            messages=Rate(messages, LIMITS.messages.seconds),
            watching=Rate(max(1, messages // 2), LIMITS.watching.seconds),
            tables=Rate(tables, HOUR),
            guests=Rate(guests, HOUR),
            requests=Rate(requests, MINUTE),
        ),
    )
    logs.configure(settings.logs)
    try:
        run(settings, lambda place: _say(settings, place, show=open))
    except AlreadyOpen as other:
        if not open or not other.place:
            raise
        print(f"A hall is open already, at {other.place}", flush=True)
        webbrowser.open(other.place)


def _say(settings: Settings, place: str, *, show: bool) -> None:
    """One line that says where the hall is."""
    from meadhall.server.serving import others_address

    port = int(place.rstrip("/").rpartition(":")[2])
    others = others_address(settings, port)
    for_others = f", for others in your network at {others}" if others else ""
    print(f"The hall is open at {place}{for_others}. Ctrl-C closes it; nothing is lost.", flush=True)
    if show:
        webbrowser.open(place)
