"""Routes for the settings of reminders."""

from __future__ import annotations

from typing import Any, Final

from meadhall.server.http.endpoint import Call, get, post
from meadhall.server.protocol.bodies import Channel, Nothing, Notifications
from meadhall.server.protocol.problems import Denial


@get("/api/notifications", Notifications)
async def notifications(call: Call[None]) -> Notifications:
    """Get the channel for messages to the caller, and the allowed services."""
    return await _state(call)


@post("/api/notifications", Channel, Notifications)
async def subscribe(call: Call[Channel]) -> Notifications:
    """Set the channel for messages to the caller. An empty channel deletes it."""
    await call.site.notifier.subscribe(call.person, call.body.channel, call.origin)
    return await _state(call)


@post("/api/notifications/try", Nothing, Notifications)
async def send_test(call: Call[Nothing]) -> Notifications:
    """Send the caller a test message. If it is not delivered, the request is refused with the reason."""
    wait = call.site.counts.take("notices", call.person.id)
    if wait > 0:
        raise Denial("too-many", "too-many-trials", wait=wait)
    await call.site.notifier.send_test(call.person)
    return await _state(call)


async def _state(call: Call[Any]) -> Notifications:
    notifier = call.site.notifier
    channel, error = await notifier.state_of(call.person)
    return Notifications(channel, error, list(notifier.services), call.site.settings.notify_after)


ROUTES: Final = (notifications, subscribe, send_test)
