"""Where one is told that a table waits, while one is away."""

from __future__ import annotations

from typing import Any, Final

from meadhall.server.http.endpoint import Call, get, post
from meadhall.server.protocol.bodies import Channel, Nothing, Notifications
from meadhall.server.protocol.problems import Denied


@get("/api/notifications", Notifications)
async def notifications(call: Call[None]) -> Notifications:
    """Where messages for the caller go, and where this hall can send them."""
    return await _told(call)


@post("/api/notifications", Channel, Notifications)
async def subscribe(call: Call[Channel]) -> Notifications:
    """Says where messages for the caller are to go from now on; to nowhere with an empty channel."""
    await call.house.notifier.subscribe(call.person, call.body.channel, call.origin)
    return await _told(call)


@post("/api/notifications/try", Nothing, Notifications)
async def try_out(call: Call[Nothing]) -> Notifications:
    """Sends the caller a message now; a refusal says why it does not arrive."""
    wait = call.house.counts.take("notices", call.person.id)
    if wait > 0:
        raise Denied("too-many", "too-many-trials", wait=wait)
    await call.house.notifier.try_out(call.person)
    return await _told(call)


async def _told(call: Call[Any]) -> Notifications:
    notifier = call.house.notifier
    channel, lost = await notifier.state_of(call.person)
    return Notifications(channel, lost, list(notifier.services), call.house.settings.notify_after)


ROUTES: Final = (notifications, subscribe, try_out)
