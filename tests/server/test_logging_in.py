"""A login keeps the guest's seats, permission to watch and replays, even if it is interrupted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import sqlalchemy as sql

from meadhall.server.accounts.people import Login, People, Person
from meadhall.server.accounts.sessions import Browser
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Join, SeatPlan
from meadhall.server.protocol.problems import Denial
from meadhall.server.store.schema import PEOPLE
from meadhall.server.tables import events as e
from tests.server.halls import ANN, BOT, ME, OPEN, Place, break_table, open_place, run
from tests.server.test_story import fold_as_json
from tests.server.web import open_real_hall
from tests.waiting import PATIENCE

PASSWORD = "correct horse battery"


async def account_and_guest(place: Place) -> tuple[People, Person, Person, Browser]:
    """Return the people present: one with an account, and a guest with a browser."""
    people = People(place.database)
    owner, token = await people.create_guest()
    owner, token = await people.open_account(owner, "Wanda", PASSWORD)
    guest, token = await people.create_guest()
    return people, owner, guest, Browser(token, "")


async def log_in(people: People, browser: Browser) -> Login:
    return await people.log_in("Wanda", PASSWORD, browser)


def test_guest_who_logs_in_keeps_the_seat_and_plays_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            people, owner, guest, browser = await account_and_guest(place)
            card = await place.new_table(ME, OPEN, person=guest, options={"target": 100})
            await place.hall.join(ANN, card.id, Join(invite=card.link.partition("#")[2]))
            guest_browser = await place.connect(card.id, guest)
            await guest_browser.answer(0, "roll", "said before")
            await guest_browser.leave()
            person, _, before = await log_in(people, browser)
            assert (person.id, before) == (owner.id, guest.id)
            await place.hall.transfer_guest_tables(guest.id)
            (own_card,) = (await place.hall.lists(owner)).mine
            assert [seat.mine for seat in own_card.seats] == [True, False]
            assert (await place.hall.lists(guest)).mine == []
            with pytest.raises(Denial, match="private"):
                await place.hall.connect(card.id, guest, lambda notice: None)
            reconnected = await place.connect(card.id, owner)
            assert reconnected.sight.mine == [0]
            assert isinstance(await reconnected.answer(0, "roll", "said before"), wire.CommandDone), (
                "and it is not done twice"
            )
            table = reconnected.table
            stored_fold = fold_as_json(table.fold)
            assert (
                sum(isinstance(stored.event, e.AnswerGiven) for stored in await place.hall.journal.events(card.id)) == 1
            )
        async with open_place(tmp_path) as place:
            woken = await place.connect(card.id, owner)
            assert fold_as_json(woken.table.fold) == stored_fold

    run(story())


def test_login_adds_the_guest_seat_to_the_accounts_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            people, owner, guest, browser = await account_and_guest(place)
            card = await place.new_table(ME, OPEN, OPEN, person=owner, public=True)
            await place.hall.join(guest, card.id, Join(seat=2))
            await log_in(people, browser)
            await place.hall.transfer_guest_tables(guest.id)
            (own_card,) = (await place.hall.lists(owner)).mine
            assert [seat.mine for seat in own_card.seats] == [True, False, True]

    run(story())


def test_invitations_and_mutes_move_to_the_account(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            people, owner, guest, browser = await account_and_guest(place)
            card = await place.new_table(ME, BOT)
            invite = card.link.partition("#")[2]
            await place.hall.enter(guest, card.id, invite)
            ann, guest_browser = await place.connect(card.id, ANN), await place.connect(card.id, guest)
            await ann.send(wire.Mute(guest.id, True))
            await guest_browser.send(wire.Mute(ANN.id, True))
            await guest_browser.leave()
            await log_in(people, browser)
            await place.hall.transfer_guest_tables(guest.id)
            reconnected = await place.connect(card.id, owner)
            assert reconnected.sight.muted == [wire.MutedPerson(ANN.id, "Ann")], "a returning player can unmute them"
            talk_count = len(ann.received_of(wire.Talk))
            await reconnected.send(wire.Say("words", "still muted"))
            await ann.send(wire.Say("others", "my third line is not shown to people who muted me"))
            assert [line.text for talk in ann.received_of(wire.Talk)[talk_count:] for line in talk.lines] == [
                "my third line is not shown to people who muted me"
            ]
            assert [line.text for talk in reconnected.received_of(wire.Talk) for line in talk.lines] == ["still muted"]

    run(story())


def test_interrupted_handover_is_completed_when_the_server_opens(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            people, owner, guest, browser = await account_and_guest(place)
            cards = [await place.new_table(SeatPlan("me"), BOT, person=guest) for _ in range(2)]
            await log_in(people, browser)
        async with open_place(tmp_path) as place:
            own_cards = (await place.hall.lists(owner)).mine
            assert {card.id for card in own_cards} == {card.id for card in cards}
            assert await place.hall.journal.all_guest_transfers() == []

    run(story())


def test_broken_table_does_not_prevent_a_login_or_the_other_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            people, owner, guest, browser = await account_and_guest(place)
            for _ in range(2):
                await place.new_table(ME, OPEN, person=guest)
            await log_in(people, browser)
            (broken_table, *_), (other_table, *_) = await place.hall.journal.all_guest_transfers()
        break_table(monkeypatch, broken_table)
        async with open_place(tmp_path) as place:
            assert (await place.hall.card(owner, other_table)).seats[0].mine
            await place.hall.transfer_guest_tables(guest.id)
            assert [table for table, *_ in await place.hall.journal.all_guest_transfers()] == [broken_table]

    run(story())


def test_login_moves_nothing_from_another_account(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            people, _, other, _ = await account_and_guest(place)
            other, token = await people.open_account(other, "Yorick", PASSWORD)
            card = await place.new_table(ME, BOT, person=other)
            assert (await log_in(people, Browser(token, ""))).guest is None
            assert [card.id for card in (await place.hall.lists(other)).mine] == [card.id]
            query = sql.select(PEOPLE.c.id).where(PEOPLE.c.became.is_not(None))
            assert await place.database.read(lambda connection: connection.execute(query).all()) == []

    run(story())


def test_login_over_http_moves_tables_and_ends_the_guest(tmp_path: Path) -> None:
    with open_real_hall(tmp_path) as hall:
        home, cafe = hall.new_browser(), hall.new_browser()
        account = {"account": "Wanda", "password": PASSWORD}
        me = home.post("/api/account", json=account).json()
        card = cafe.post("/api/tables", json={"game": "adventureland"}).json()
        with hall.socket(cafe, card["id"]) as socket:
            socket.send('{"type":"hello"}')
            assert cafe.post("/api/login", json=account).json() == me
            while '"bye"' not in (said := socket.recv(timeout=PATIENCE)):
                pass
            assert json.loads(said)["back"] > 0, "the browser returns with the account"
        with hall.socket(cafe, card["id"]) as socket:
            socket.send('{"type":"hello"}')
            while '"sight"' not in (said := socket.recv(timeout=PATIENCE)):
                pass
            assert json.loads(said)["mine"] == [0]
        for browser in (home, cafe):
            (table,) = browser.get("/api/hall").json()["mine"]
            assert (table["id"], table["seats"][0]["mine"]) == (card["id"], True)
        first = hall.new_browser()
        opened_here = first.post("/api/tables", json={"game": "adventureland"}).json()
        first.post("/api/account", json={"account": "Xaver", "password": PASSWORD})
        (table,) = first.get("/api/hall").json()["mine"]
        assert table["id"] == opened_here["id"], "opening an account keeps the person"
