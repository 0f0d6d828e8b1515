"""`meadhall serve`: runs a hall with tables in the browser."""

from __future__ import annotations

import webbrowser
from pathlib import Path

from meadhall.commands.serve import options
from meadhall.extras import LAB_MODULES, require
from meadhall.server.config.rate_limits import Rate
from meadhall.server.config.settings import HOUR, MINUTE, Limits, Settings, data_folder

USUAL = Settings()
LIMITS = Limits()


def serve(
    host: options.Host = USUAL.host,
    port: options.Port = USUAL.port,
    open: options.Open = False,
    data: options.Data = "",
    database: options.Database = "",
    node: options.Node = "",
    game: options.ExtraGames = None,
    bot: options.ExtraBots = None,
    bots: options.Bots = USUAL.bots,
    bot_pause: options.BotPause = USUAL.bot_pause,
    bot_limit: options.BotLimit = USUAL.bot_limit,
    away: options.Away = USUAL.away,
    gone: options.Gone = USUAL.gone,
    vote: options.Vote = USUAL.vote,
    notify: options.Notify = None,
    notify_after: options.NotifyAfter = USUAL.notify_after,
    origin: options.Origins = None,
    proxy: options.Proxies = None,
    metrics: options.Metrics = USUAL.metrics,
    log: options.Log = USUAL.logs,
    compress: options.Compress = USUAL.compress,
    lab: options.Lab = USUAL.lab,
    docs: options.Docs = "",
    replay_days: options.ReplayDays = USUAL.replay_days,
    replays: options.Replays = USUAL.replays,
    replay_seconds: options.ReplaySeconds = LIMITS.replay_seconds,
    session_days: options.SessionDays = USUAL.session_days,
    guest_days: options.GuestDays = USUAL.guest_days,
    sockets: options.Sockets = LIMITS.sockets,
    messages: options.Messages = LIMITS.messages.count,
    tables: options.Tables = LIMITS.tables.count,
    guests: options.Guests = LIMITS.guests.count,
    requests: options.Requests = LIMITS.requests.count,
    uploads: options.Uploads = LIMITS.imports.count,
) -> None:
    """Open a hall: tables in the browser, for you and everyone you let in. Ctrl-C closes it; nothing is lost.

    Every setting can also be given in the environment, such as MEADHALL_PORT=80; docs/server.md describes them all.
    """
    settings = Settings(
        host=host,
        port=port,
        data=Path(data).expanduser() if data else data_folder(),
        database=database,
        node=node,
        bots=bots,
        bot_pause=bot_pause,
        bot_limit=bot_limit,
        away=away,
        gone=gone,
        vote=vote,
        notify=tuple(notify or USUAL.notify),
        notify_after=notify_after,
        games=tuple(game or ()),
        own_bots=tuple(bot or ()),
        origins=tuple(origin or ()),
        proxies=tuple(proxy or ()),
        metrics=metrics,
        logs=log,
        compress=compress,
        lab=lab,
        docs=docs,
        replay_days=replay_days,
        replays=replays,
        session_days=session_days,
        guest_days=guest_days,
        limits=_limits(sockets, messages, tables, guests, requests, uploads, replay_seconds),
    )
    for module in LAB_MODULES if lab else ():
        require(module, "lab", "the laboratory needs")
    if database:
        require("psycopg", "nodes", "a PostgreSQL database needs")
    _serve(settings, show=open)


def _limits(
    sockets: int, messages: int, tables: int, guests: int, requests: int, uploads: int, replay_seconds: float
) -> Limits:
    """Return the limits that the operator has set, and the defaults for all others."""
    return Limits(
        sockets=sockets,
        messages=Rate(messages, LIMITS.messages.seconds),
        watching=Rate(max(1, messages // 2), LIMITS.watching.seconds),
        tables=Rate(tables, HOUR),
        guests=Rate(guests, HOUR),
        requests=Rate(requests, MINUTE),
        imports=Rate(uploads, HOUR),
        replay_seconds=replay_seconds,
    )


def _serve(settings: Settings, *, show: bool) -> None:
    """Run the hall until Ctrl-C. If it already runs, show it in the browser."""
    from meadhall.server.common import logs
    from meadhall.server.location import AlreadyOpen

    if settings.node:
        from meadhall.server.nodes.server import run
    else:
        from meadhall.server.serving import run  # slow to import: not for `meadhall -h`

    logs.configure(settings.logs)
    try:
        run(settings, lambda place: _print_address(settings, place, show=show))
    except AlreadyOpen as other:
        if not show or not other.hall_address:
            raise
        print(f"A hall is already open at {other.hall_address}", flush=True)
        webbrowser.open(other.hall_address)


def _print_address(settings: Settings, place: str, *, show: bool) -> None:
    """Print the address of the hall, and of its laboratory if it has one."""
    from meadhall.server.location import network_address

    port = int(place.rstrip("/").rpartition(":")[2])
    other_address = network_address(settings, port)
    for_other_people = f", and for others in your network at {other_address}" if other_address else ""
    print(f"The hall is open at {place}{for_other_people}. Ctrl-C closes it; nothing is lost.", flush=True)
    if settings.lab:
        print(f"The laboratory is at {place}lab, on this machine only.", flush=True)
    if show:
        webbrowser.open(place)
