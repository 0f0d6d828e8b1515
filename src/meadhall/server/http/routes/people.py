"""Who one is here."""

from __future__ import annotations

from typing import Final

from meadhall.server.accounts.guest_names import account_key
from meadhall.server.accounts.people import Person
from meadhall.server.accounts.sessions import hashed
from meadhall.server.http.endpoint import Call, get, post
from meadhall.server.protocol.bodies import Account, Logout, Me, Nothing, Rename, Session
from meadhall.server.protocol.problems import Denied


@get("/api/me", Me, who="anybody")
async def me(call: Call[None]) -> Me:
    """Who calls; whoever nobody knows becomes a guest, and gets a cookie to be known by."""
    if call.caller is not None:
        return told(call.caller)
    if call.request.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        raise Denied("forbidden", "no-guests-from-elsewhere")
    wait = call.house.counts.take("guests", call.address)
    if wait > 0:
        raise Denied("too-many", "too-many-guests", wait=wait)
    person, call.token = await call.house.people.guest(call.browser.device)
    return told(person)


@post("/api/me", Rename, Me)
async def rename(call: Call[Rename]) -> Me:
    """Gives oneself another name."""
    person = await call.house.people.rename(call.person, call.body.name)
    call.house.known_as(person)
    return told(person)


@post("/api/account", Account, Me)
async def open_account(call: Call[Account]) -> Me:
    """Opens an account, to find one's games again from anywhere."""
    _may_try(call)
    people, body, device = call.house.people, call.body, call.browser.device
    person, call.token = await people.open_account(call.person, body.account, body.password, device)
    call.house.renew_sockets(person.id)
    return told(person)


@post("/api/login", Account, Me, who="anybody")
async def log_in(call: Call[Account]) -> Me:
    """Comes back to one's account; what one had as a guest of this browser comes along."""
    house, who, before = call.house, _may_try(call), call.token
    try:
        person, call.token, guest = await house.people.log_in(call.body.account, call.body.password, call.browser)
    except Denied:
        house.counts.note_password(who, right=False)
        raise
    house.counts.note_password(who, right=True)
    if before is not None:
        house.begin_anew(hashed(before), guest or "")
    if guest is not None:
        await house.tables.hand_over(guest)
    return told(person)


@post("/api/logout", Logout, Me)
async def log_out(call: Call[Logout]) -> Me:
    """Leaves one's account on this device or on all; the next call of /api/me makes a new guest."""
    if call.token is not None:
        await call.house.people.sessions.log_out(call.token, call.body.everywhere)
        call.house.end_sockets(hashed(call.token), call.person.id if call.body.everywhere else "")
    call.token = None
    return told(call.person)


@get("/api/sessions", list[Session])
async def sessions(call: Call[None]) -> list[Session]:
    """In which browsers one is known."""
    return await call.house.people.sessions.of(call.person.id, call.token)


@post("/api/sessions/{id}/end", Nothing, list[Session])
async def end_session(call: Call[Nothing]) -> list[Session]:
    """Ends one of them, and gives those that are left; its browser is a new guest's the next time."""
    known = call.house.people.sessions
    ended = await known.end(call.person.id, call.part("id"))
    call.house.end_sockets(ended)
    if call.token is not None and hashed(call.token) == ended:
        call.token = None
    return await known.of(call.person.id, call.token)


def _may_try(call: Call[Account]) -> str:
    """Who tries a password, if it is not too soon."""
    house, who = call.house, f"{call.address} {account_key(call.body.account)}"
    pause = house.counts.wait_for_password(who)
    if pause == 0:
        pause = house.counts.take("logins", call.address)
    if pause > 0:
        raise Denied("too-many", "too-many-attempts", wait=pause, seconds=round(pause) + 1)
    return who


def told(person: Person) -> Me:
    """A person, as told to themselves."""
    return Me(person.id, person.name, person.account)


ROUTES: Final = (me, rename, open_account, log_in, log_out, sessions, end_session)
