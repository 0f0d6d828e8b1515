"""Identity and account routes."""

from __future__ import annotations

from typing import Final

from meadhall.server.accounts.guest_names import account_key
from meadhall.server.accounts.people import Person
from meadhall.server.accounts.sessions import hashed
from meadhall.server.http.endpoint import Call, get, post
from meadhall.server.protocol.bodies import Account, Logout, Me, Nothing, PageSetting, Rename, Session, Settings
from meadhall.server.protocol.problems import Denial


@get("/api/me", Me, caller_kind="anybody")
async def me(call: Call[None]) -> Me:
    """Get the caller. A caller without a session becomes a guest, and gets a cookie."""
    if call.caller is not None:
        return me_of(call.caller, call.site.settings.docs, await call.site.people.settings(call.caller))
    if call.request.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        raise Denial("forbidden", "no-guests-from-elsewhere")
    wait = call.site.counts.take("guests", call.address)
    if wait > 0:
        raise Denial("too-many", "too-many-guests", wait=wait)
    person, call.token = await call.site.people.create_guest(call.browser.device)
    return me_of(person, call.site.settings.docs)


@post("/api/me", Rename, Me)
async def rename(call: Call[Rename]) -> Me:
    """Change the caller's name."""
    person = await call.site.people.rename(call.person, call.body.name)
    call.site.rename_person(person)
    return me_of(person)


@post("/api/account", Account, Me)
async def open_account(call: Call[Account]) -> Me:
    """Open an account, to reach your games from any browser."""
    _checked_attempt_key(call)
    people, body, device = call.site.people, call.body, call.browser.device
    person, call.token = await people.open_account(call.person, body.account, body.password, device)
    call.site.reconnect_person(person.id)
    return me_of(person)


@post("/api/login", Account, Me, caller_kind="anybody")
async def log_in(call: Call[Account]) -> Me:
    """Log in to an account. It takes over the tables that you have as a guest."""
    site, attempt_key, before = call.site, _checked_attempt_key(call), call.token
    try:
        person, call.token, guest = await site.people.log_in(call.body.account, call.body.password, call.browser)
    except Denial:
        site.counts.record_password(attempt_key, is_correct=False)
        raise
    site.counts.record_password(attempt_key, is_correct=True)
    if before is not None:
        site.reconnect_session(hashed(before), guest or "")
    if guest is not None:
        await site.tables.transfer_guest_tables(guest)
    return me_of(person, settings=await site.people.settings(person))


@post("/api/settings", Settings, Me)
async def save_settings(call: Call[Settings]) -> Me:
    """Save changed settings of the pages in your account. Your other browsers get them with the next page they load."""
    return me_of(call.person, settings=await call.site.people.store_settings(call.person, call.body))


@post("/api/logout", Logout, Me)
async def log_out(call: Call[Logout]) -> Me:
    """Log out on this device or on all devices. The next call of /api/me creates a new guest."""
    if call.token is not None:
        await call.site.people.sessions.log_out(call.token, call.body.everywhere)
        call.site.end_sockets(hashed(call.token), call.person.id if call.body.everywhere else "")
    call.token = None
    return me_of(call.person)


@get("/api/sessions", list[Session])
async def sessions(call: Call[None]) -> list[Session]:
    """List the browsers in which you are logged in."""
    return await call.site.people.sessions.sessions_of(call.person.id, call.token)


@post("/api/sessions/{id}/end", Nothing, list[Session])
async def end_session(call: Call[Nothing]) -> list[Session]:
    """Log out one browser, and list all others."""
    all_sessions = call.site.people.sessions
    ended = await all_sessions.end_session(call.person.id, call.path_parameter("id"))
    call.site.end_sockets(ended)
    if call.token is not None and hashed(call.token) == ended:
        call.token = None
    return await all_sessions.sessions_of(call.person.id, call.token)


def _checked_attempt_key(call: Call[Account]) -> str:
    """Return the rate-limit key of this password attempt. Raise Denial if the attempt comes too soon."""
    site, attempt_key = call.site, f"{call.address} {account_key(call.body.account)}"
    delay = site.counts.password_delay(attempt_key)
    if delay == 0:
        delay = site.counts.take("logins", call.address)
    if delay > 0:
        raise Denial("too-many", "too-many-attempts", wait=delay, seconds=round(delay) + 1)
    return attempt_key


def me_of(person: Person, docs: str = "", settings: dict[str, PageSetting] | None = None) -> Me:
    """Return the response that describes the caller."""
    return Me(person.id, person.name, person.account, docs, settings or {})


ROUTES: Final = (me, rename, open_account, log_in, save_settings, log_out, sessions, end_session)
