"""Notifications of a waiting table: their channels, their messages, and when they are sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql

from meadhall.server.accounts.people import People, Person
from meadhall.server.config.pace import Pace
from meadhall.server.config.settings import DAY, DEFAULT_SERVICES, Settings
from meadhall.server.notify.channels import Message, Post, checked_channel, post_of
from meadhall.server.notify.delivery import NO_ANSWER, DeliveryError, deliver
from meadhall.server.protocol import bodies, wire
from meadhall.server.protocol.bodies import Join
from meadhall.server.protocol.problems import Denial
from meadhall.server.store.database import Database
from meadhall.server.store.expiry import Retention
from meadhall.server.store.schema import PEOPLE, SUBSCRIPTIONS
from tests.server.channel_service import notification_service
from tests.server.databases import url_in
from tests.server.halls import ANN, BEA, BOT, ME, OPEN, QUICK_PACE, Browser, Clock, Outbox, Place, open_place, run
from tests.server.web import HallOnLoopback, open_hall, open_real_hall
from tests.waiting import PATIENCE, until

TOPIC = "https://ntfy.sh/ann-and-her-dragons"
HALL_ADDRESS = "https://hall.example"
UNCHECKED_PACE = replace(QUICK_PACE, check_interval=1000.0)  # only the test decides when the hall checks its tables
MESSAGE = Message("Your turn in Pig", "At your table with <Bea> & Cai.", "https://hall.example/t/T1")

# ---- channels


@pytest.mark.parametrize(
    "channel",
    [
        TOPIC,
        f" {TOPIC} ",
        "https://ntfy.sh:443/ann",
        "https://discord.com/api/webhooks/1/abc",
        "https://hooks.slack.com/services/A/B/c",
    ],
)
def test_channel_of_a_known_service_is_kept_unchanged(channel: str) -> None:
    assert checked_channel(channel, DEFAULT_SERVICES) == channel.strip()


@pytest.mark.parametrize(
    ("channel", "says"),
    [
        ("ann", "'ann' is not a valid address. It should look like https://ntfy.sh/"),
        ("ntfy.sh/ann", "is not a valid address"),
        ("ftp://ntfy.sh/ann", "is not a valid address"),
        ("https://ntfy.sh/ann dragons", "is not a valid address"),
        ("https://ntfy.sh/änn", "is not a valid address"),
        ("https://ntfy.sh/ann#here", "is not a valid address"),
        ("https://[ntfy.sh/ann", "is not a valid address"),
        ("https://ann:secret@ntfy.sh/ann", "is not a valid address"),
        ("https://ntfy.sh@127.0.0.1/ann", "is not a valid address"),
        ("https://ntfy.sh:99999/ann", "is not a valid address"),
        (
            "http://ntfy.sh/ann",
            "messages can go to https://ntfy.sh, https://discord.com, https://hooks.slack.com",
        ),
        ("https://ntfy.sh:8443/ann", "but not to https://ntfy.sh:8443"),
        ("https://ntfy.sh.evil.example/ann", "but not to https://ntfy.sh.evil.example"),
        ("http://127.0.0.1:8000/metrics", "but not to http://127.0.0.1:8000"),
        ("https://ntfy.sh/", "the address needs a name after https://ntfy.sh/"),
        ("https://ntfy.sh", "the address needs a name after"),
    ],
)
def test_invalid_channel_is_refused_with_a_valid_example(channel: str, says: str) -> None:
    with pytest.raises(Denial, match=says.replace("?", r"\?")):
        checked_channel(channel, DEFAULT_SERVICES)


def test_each_service_gets_its_own_format() -> None:
    topic, discord, slack = (
        post_of(channel, MESSAGE)
        for channel in (TOPIC, "https://discord.com/api/webhooks/1/abc", "https://hooks.slack.com/services/A/B/c")
    )
    assert topic.url == "https://ntfy.sh/"
    assert msgspec.json.decode(topic.body) == {
        "topic": "ann-and-her-dragons",
        "title": MESSAGE.title,
        "message": MESSAGE.text,
        "click": MESSAGE.link,
    }
    assert discord.url.endswith("/api/webhooks/1/abc")
    assert msgspec.json.decode(discord.body) == {
        "content": f"**{MESSAGE.title}**\n{MESSAGE.text}\n{MESSAGE.link}",
        "allowed_mentions": {"parse": []},
    }
    assert msgspec.json.decode(slack.body) == {
        "text": f"{MESSAGE.title}\nAt your table with &lt;Bea&gt; &amp; Cai.\n{MESSAGE.link}"
    }


# ---- delivery


def status_of(post: Post) -> int | None:
    try:
        deliver(post)
    except DeliveryError as lost:
        return lost.status
    return None


def test_message_is_posted_and_redirects_are_not_followed() -> None:
    with notification_service(200, 404, 503, 302) as (place, requests):
        post = post_of(f"{place}/ann", MESSAGE)
        assert [status_of(post) for _ in range(4)] == [None, 404, 503, 302]
    assert [path for path, _ in requests] == ["/"] * 4
    assert requests[0][1]["title"] == MESSAGE.title
    assert status_of(post) == NO_ANSWER


# ---- when a message is sent


Story = Callable[[Place, Outbox], Awaitable[None]]


def run_in_hall(folder: Path, tell: Story, outbox: Outbox | None = None, pace: Pace = UNCHECKED_PACE) -> None:
    """Run a story in a hall that checks its tables on request and sends to this outbox."""
    sends = outbox or Outbox()

    async def story() -> None:
        async with open_place(folder, pace, outbox=sends) as place:
            await tell(place, sends)

    run(story())


async def subscribe(place: Place, person: Person, channel: str = TOPIC, language: str = "en") -> None:
    """Give a known person a channel."""
    row = sql.insert(PEOPLE).values(id=person.id, name=person.name, at=0.0)
    known_person = sql.select(PEOPLE.c.id).where(PEOPLE.c.id == person.id)
    await place.database.write(lambda connection: connection.execute(known_person).first() or connection.execute(row))
    await place.notifier.subscribe(replace(person, language=language), channel, HALL_ADDRESS)


async def table_without_players(place: Place, **more: Any) -> bodies.TableCard:
    """Return a table on Ann's turn, with neither Ann nor Bea connected."""
    card = await place.new_table(ME, OPEN, public=True, options={"target": 100}, **more)
    await place.hall.join(BEA, card.id, Join())
    return card


async def check_and_send(place: Place) -> None:
    """Let the hall check its tables and send its messages."""
    for _ in range(2):
        await place.hall.watchdog.check()
    await place.notifier.wait_until_sent()


async def play_turn(place: Place, browser: Browser) -> None:
    """Play a short turn."""
    await browser.wait_for_sight(lambda sight: sight.ask is not None)
    while browser.sight.ask is not None:
        await browser.answer(browser.sight.ask.seat, browser.sight.ask.options[-1].key)
        await place.settle()


def test_absent_player_is_notified_once_per_absence(tmp_path: Path) -> None:
    async def story(place: Place, outbox: Outbox) -> None:
        await subscribe(place, ANN)
        card = await table_without_players(place)
        place.clock.advance(59)
        await check_and_send(place)
        assert outbox.sent == []
        place.clock.advance(2)
        await check_and_send(place)
        assert outbox.bodies == [
            {
                "topic": "ann-and-her-dragons",
                "title": "Your turn in Pig",
                "message": "At your table with Bea.",
                "click": f"{HALL_ADDRESS}/t/{card.id}",
            }
        ]
        place.clock.advance(10_000)
        await check_and_send(place)
        assert len(outbox.sent) == 1
        ann = await place.connect(card.id, ANN)
        place.clock.advance(10_000)
        await check_and_send(place)
        assert len(outbox.sent) == 1  # Ann is connected
        await ann.leave()
        place.clock.advance(61)
        await check_and_send(place)
        assert len(outbox.sent) == 2

    run_in_hall(tmp_path, story)


def test_only_the_asked_player_is_notified(tmp_path: Path) -> None:
    async def story(place: Place, outbox: Outbox) -> None:
        await subscribe(place, BEA, "https://ntfy.sh/bea")
        card = await table_without_players(place)
        place.clock.advance(1000)
        await check_and_send(place)
        assert outbox.sent == []
        await play_turn(place, await place.connect(card.id, ANN))
        place.clock.advance(61)
        await check_and_send(place)
        assert [body["topic"] for body in outbox.bodies] == ["bea"]

    run_in_hall(tmp_path, story)


def test_player_replaced_by_a_bot_is_not_notified(tmp_path: Path) -> None:
    async def story(place: Place, outbox: Outbox) -> None:
        await subscribe(place, ANN)
        card = await table_without_players(place)
        bea = await place.connect(card.id, BEA)
        await place.hall.leave(ANN, card.id)
        await place.settle()
        await bea.wait_for_sight(lambda sight: sight.seats[0].bot != "")
        place.clock.advance(1000)
        await check_and_send(place)
        assert outbox.sent == []

    run_in_hall(tmp_path, story)


def test_player_who_saves_a_channel_later_is_notified_of_the_waiting_turn(tmp_path: Path) -> None:
    async def story(place: Place, outbox: Outbox) -> None:
        await table_without_players(place)
        place.clock.advance(61)
        await check_and_send(place)
        await subscribe(place, ANN)
        place.clock.advance(301)
        await check_and_send(place)
        assert len(outbox.sent) == 1

    run_in_hall(tmp_path, story, pace=replace(UNCHECKED_PACE, unload_after=10_000.0))


def test_unloaded_table_is_loaded_to_notify(tmp_path: Path) -> None:
    async def story(place: Place, outbox: Outbox) -> None:
        await subscribe(place, ANN)
        await table_without_players(place)
        place.clock.advance(10)
        await check_and_send(place)
        assert place.hall.table_count == 0
        place.clock.advance(61)
        await check_and_send(place)
        assert len(outbox.sent) == 1
        for _ in range(5):  # the table is unloaded again
            place.clock.advance(30)
            await check_and_send(place)
        assert (place.hall.table_count, len(outbox.sent)) == (0, 1)

    run_in_hall(tmp_path, story, pace=replace(UNCHECKED_PACE, unload_after=1.0))


def test_notification_due_before_a_restart_is_sent_after_it(tmp_path: Path) -> None:
    async def story(outbox: Outbox) -> None:
        clock = Clock()
        async with open_place(tmp_path, UNCHECKED_PACE, clock, outbox=outbox) as place:
            await subscribe(place, ANN)
            await table_without_players(place)
        clock.advance(1000)
        async with open_place(tmp_path, UNCHECKED_PACE, clock, outbox=outbox) as place:
            await check_and_send(place)
            assert outbox.sent == []  # nobody could connect while the hall was closed
            clock.advance(61)
            await check_and_send(place)
            assert len(outbox.sent) == 1
        async with open_place(tmp_path, UNCHECKED_PACE, clock, outbox=outbox) as place:
            clock.advance(1000)
            await check_and_send(place)
            assert len(outbox.sent) == 1

    run(story(Outbox()))


def test_absent_player_is_notified_of_the_end_and_the_winner(tmp_path: Path) -> None:
    async def story(place: Place, outbox: Outbox) -> None:
        await subscribe(place, ANN)
        card = await place.new_table(ME, BOT, options={"target": 20})
        ann = await place.connect(card.id, ANN)
        while not (await ann.wait_for_sight(lambda sight: sight.over or sight.ask is not None)).over:
            await ann.answer(0, "roll")
            await place.settle()
        assert ann.sight.over
        await ann.leave()
        place.clock.advance(61)
        await check_and_send(place)
        assert outbox.bodies[0]["title"] == "Pig is over"
        assert outbox.bodies[0]["message"] == (await place.hall.card(ANN, card.id)).result

    run_in_hall(tmp_path, story)


def test_waiting_vote_is_notified(tmp_path: Path) -> None:
    async def story(place: Place, outbox: Outbox) -> None:
        await subscribe(place, BEA, "https://ntfy.sh/bea")
        card = await table_without_players(place)
        ann = await place.connect(card.id, ANN)
        await ann.give_first_answer()
        await ann.send(wire.AskBack("b1", 0))
        assert ann.sight.vote is not None
        place.clock.advance(61)
        await check_and_send(place)
        assert [body["message"] for body in outbox.bodies] == ["Ann asks to undo their last move."]

    run_in_hall(tmp_path, story, pace=replace(UNCHECKED_PACE, vote_time=None))


def test_real_time_matches_send_no_notifications(tmp_path: Path) -> None:
    async def story(place: Place, outbox: Outbox) -> None:
        await subscribe(place, ANN)
        card = await place.new_table(ME, OPEN, game="heroes", public=True, options={"mode": "realtime"})
        await place.hall.join(BEA, card.id, Join())
        place.clock.advance(1000)
        await check_and_send(place)
        assert outbox.sent == []

    run_in_hall(tmp_path, story)


def test_notification_is_in_the_subscribers_language_and_has_no_invitation(tmp_path: Path) -> None:
    async def story(place: Place, outbox: Outbox) -> None:
        await subscribe(place, ANN, language="de")
        card = await place.new_table(ME, OPEN, OPEN, BOT, public=True, options={"target": 100, "players": 4})
        await place.hall.join(BEA, card.id, Join())
        await place.hall.join(Person("cai", "Cai"), card.id, Join())
        place.clock.advance(61)
        await check_and_send(place)
        assert outbox.bodies[0]["title"] == "Du bist dran: Pig"
        assert outbox.bodies[0]["message"].startswith("An deinem Tisch mit Bea, Cai und Bot ")
        assert "#" not in outbox.bodies[0]["click"]

    run_in_hall(tmp_path, story)


# ---- failed messages


def test_failed_message_is_retried_and_its_loss_is_reported(tmp_path: Path) -> None:
    async def story(place: Place, outbox: Outbox) -> None:
        await subscribe(place, ANN)
        await table_without_players(place)
        place.clock.advance(61)
        await check_and_send(place)
        assert (outbox.attempt_count, len(outbox.sent)) == (3, 1)
        assert await place.notifier.state_of(ANN) == (TOPIC, "")

    run_in_hall(tmp_path, story, Outbox(failing_statuses=[NO_ANSWER, 503], pauses=(0.0, 0.0, 0.0)))


def test_failing_channel_is_not_used_until_saved_again(tmp_path: Path) -> None:
    async def story(place: Place, outbox: Outbox) -> None:
        await subscribe(place, ANN)
        card = await table_without_players(place)
        place.clock.advance(61)
        await check_and_send(place)
        assert outbox.attempt_count == 1
        text = "The message did not arrive: ntfy.sh answered 404. Please check the address."
        assert await place.notifier.state_of(ANN) == (TOPIC, text)
        for _ in range(2):
            await (await place.connect(card.id, ANN)).leave()
            place.clock.advance(1000)
            await check_and_send(place)
        assert outbox.attempt_count == 1
        await subscribe(place, ANN, "https://ntfy.sh/another")
        place.clock.advance(1000)
        await check_and_send(place)
        assert [body["topic"] for body in outbox.bodies] == ["another"]

    run_in_hall(tmp_path, story, Outbox(failing_statuses=[404], pauses=(0.0, 0.0)))


def test_retried_notification_is_not_sent_to_a_player_who_returned(tmp_path: Path) -> None:
    has_returned = Event()

    class SlowOutbox(Outbox):
        def send(self, post: Post) -> None:
            self.attempt_count += 1
            assert has_returned.wait(PATIENCE)
            raise DeliveryError(NO_ANSWER)

    async def story(place: Place, outbox: Outbox) -> None:
        await subscribe(place, ANN)
        card = await table_without_players(place)
        place.clock.advance(61)
        await place.hall.watchdog.check()
        await until(lambda: outbox.attempt_count)
        await place.connect(card.id, ANN)
        has_returned.set()
        await place.notifier.wait_until_sent()
        assert outbox.attempt_count == 1

    run_in_hall(tmp_path, story, SlowOutbox(pauses=(0.0,)))


def test_message_interrupted_by_a_shutdown_is_sent_after_the_restart(tmp_path: Path) -> None:
    async def story(outbox: Outbox) -> None:
        clock = Clock()
        async with open_place(tmp_path, UNCHECKED_PACE, clock, outbox=outbox) as place:
            await subscribe(place, ANN)
            await table_without_players(place)
            clock.advance(61)
            await place.hall.watchdog.check()
            await until(lambda: outbox.attempt_count)
        async with open_place(tmp_path, UNCHECKED_PACE, clock, outbox=outbox) as place:
            clock.advance(61)
            await check_and_send(place)
            assert len(outbox.sent) == 1

    run(story(Outbox(failing_statuses=[NO_ANSWER], pauses=(100.0,))))


def test_failed_message_affects_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(place: Place, outbox: Outbox) -> None:
        await subscribe(place, ANN)
        await table_without_players(place)
        monkeypatch.setattr(place.notifier, "_post", lambda post: 1 / 0)
        place.clock.advance(61)
        await check_and_send(place)
        monkeypatch.undo()
        await subscribe(place, BEA, "https://ntfy.sh/bea")
        card = await place.new_table(ME, OPEN, public=True, options={"target": 100}, person=BEA)
        await place.hall.join(ANN, card.id, Join())
        place.clock.advance(61)
        await check_and_send(place)
        assert [body["topic"] for body in outbox.bodies] == ["bea"]

    run_in_hall(tmp_path, story)


def test_player_whose_entry_failed_still_counts_as_absent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(place: Place, outbox: Outbox) -> None:
        await subscribe(place, ANN)
        card = await table_without_players(place)

        async def fails(person: str, table: str) -> bool:
            raise ConnectionError("the database is closed")

        monkeypatch.setattr(place.notifier.subscriptions, "was_reminded", fails)
        with pytest.raises(ConnectionError):
            await place.hall.connect(card.id, ANN, lambda message: None)
        monkeypatch.undo()
        place.clock.advance(61)
        await check_and_send(place)
        assert len(outbox.sent) == 1

    run_in_hall(tmp_path, story)


# ---- over HTTP


def save_channel(host: HallOnLoopback, browser: Any, channel: str) -> Any:
    return browser.post("/api/notifications", json={"channel": channel}).json()


def test_channel_is_saved_tested_and_deleted(tmp_path: Path) -> None:
    with notification_service(200, 403) as (place, requests), open_real_hall(tmp_path, notify=(place,)) as host:
        ann, bea = host.new_browser(accept_language="de"), host.new_browser()
        nothing = {"channel": "", "failed": "", "services": [place], "after": 60.0}
        assert ann.get("/api/notifications").json() == nothing
        assert save_channel(host, ann, f"{place}/ann") == {**nothing, "channel": f"{place}/ann"}
        assert bea.get("/api/notifications").json() == nothing
        assert ann.post("/api/notifications/try", json={}).json()["failed"] == ""
        assert requests == [
            (
                "/",
                {
                    "topic": "ann",
                    "title": "Benachrichtigungen funktionieren",
                    "message": "Du bekommst hier eine Nachricht, wenn du am Zug und nicht da bist.",
                    "click": host.origin,
                },
            )
        ]
        refused = ann.post("/api/notifications/try", json={})
        assert refused.status_code == 409
        assert "antwortete 403" in refused.json()["words"]
        assert "antwortete 403" in ann.get("/api/notifications").json()["failed"]
        assert save_channel(host, ann, " ") == nothing
        assert ann.post("/api/notifications/try", json={}).json()["words"] == "Bitte speichere erst eine Adresse."


def test_channel_outside_the_allowed_services_is_refused_and_the_old_kept(tmp_path: Path) -> None:
    with open_hall(tmp_path) as host:
        ann = host.new_browser()
        save_channel(host, ann, TOPIC)
        refused = ann.post("/api/notifications", json={"channel": "http://127.0.0.1/metrics"})
        assert refused.status_code == 422
        assert refused.json()["words"] == (
            "Messages can go to https://ntfy.sh, https://discord.com, https://hooks.slack.com, "
            "but not to http://127.0.0.1."
        )
        assert ann.get("/api/notifications").json()["channel"] == TOPIC


def test_hall_without_notifications_says_so(tmp_path: Path) -> None:
    with open_hall(tmp_path, notify=("none",)) as host:
        ann = host.new_browser()
        assert ann.get("/api/notifications").json()["services"] == []
        assert (
            ann.post("/api/notifications", json={"channel": TOPIC}).json()["words"]
            == "This server sends no notifications."
        )


def test_test_messages_are_rate_limited(tmp_path: Path) -> None:
    with notification_service() as (place, requests), open_real_hall(tmp_path, notify=(place,)) as host:
        ann = host.new_browser()
        save_channel(host, ann, f"{place}/ann")
        answers = [ann.post("/api/notifications/try", json={}).status_code for _ in range(11)]
        assert answers == [200] * 10 + [429]
        assert len(requests) == 10


@pytest.mark.parametrize("services", [("ntfy.sh",), ("none", "https://ntfy.sh"), ("https://ntfy.sh/ann",)])
def test_invalid_notification_services_are_refused(services: tuple[str, ...]) -> None:
    with pytest.raises(Exception, match="is not a web address"):
        Settings(notify=services)


# ---- guests


def test_channel_moves_to_the_account_on_login(tmp_path: Path) -> None:
    with open_hall(tmp_path) as host:
        ann, guest = host.new_browser(), host.new_browser()
        ann.post("/api/account", json={"account": "Ann", "password": "long enough"})
        save_channel(host, guest, TOPIC)
        guest.post("/api/login", json={"account": "Ann", "password": "long enough"})
        assert ann.get("/api/notifications").json()["channel"] == TOPIC
        other = host.new_browser()
        save_channel(host, other, "https://ntfy.sh/another")
        other.post("/api/login", json={"account": "Ann", "password": "long enough"})
        assert ann.get("/api/notifications").json()["channel"] == TOPIC  # an account keeps its own channel


def test_deleted_guest_leaves_no_channel(tmp_path: Path) -> None:
    async def story() -> int:
        database, now = Database(url_in(tmp_path)), Clock()
        await database.open()
        people = People(database, now, Retention(guests=30))
        guest, _ = await people.create_guest()
        await database.write(
            lambda connection: connection.execute(
                sql.insert(SUBSCRIPTIONS).values(person=guest.id, channel=TOPIC, language="en", origin=HALL_ADDRESS)
            )
        )
        now.advance(31 * DAY)
        await people.open()
        count = sql.select(sql.func.count()).select_from(SUBSCRIPTIONS)
        remaining: int = await database.read(lambda connection: connection.execute(count).scalar_one())
        await database.close()
        return remaining

    assert run(story()) == 0
