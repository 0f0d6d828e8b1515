"""The hall sends a sight only to viewers who wait for it or who would see something new."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.server.config.rate_limits import Rate
from meadhall.server.config.settings import Limits
from meadhall.server.live import broadcast
from meadhall.server.live.feed import SeatFeed
from meadhall.server.live.sight import SightContext
from meadhall.server.live.viewer import Viewer
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Join
from tests.server.halls import ANN, BEA, ME, OPEN, Browser, Place, open_place, run
from tests.server.test_commands import open_vote
from tests.server.web import next_message, open_hall


def test_others_get_no_message_for_the_first_part_of_an_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, OPEN, public=True, game="adventureland")
            await place.hall.join(BEA, card.id, Join())
            ann, bea = await place.connect(card.id, ANN), await place.connect(card.id, BEA)
            await place.settle()
            asked, other = (ann, bea) if ann.sight.ask else (bea, ann)
            first, before = asked.sight, len(other.received_of(wire.Sight))
            await asked.give_first_answer()
            await place.settle()
            assert asked.sight.seq == first.seq + 1
            assert len(other.received_of(wire.Sight)) == before
            await asked.give_first_answer()
            await place.settle()
            assert asked.sight.seq == first.seq + 2
            assert other.sight.seq == first.seq + 1, "others do not count the first part"
            assert other.sight.news

    run(story())


async def player_at_first_part(place: Place) -> tuple[Browser, Browser]:
    """Return the player who is asked for the first part of an answer, and a spectator."""
    card = await place.new_table(ME, OPEN, public=True, game="adventureland")
    await place.hall.join(BEA, card.id, Join())
    ann, bea = await place.connect(card.id, ANN), await place.connect(card.id, BEA)
    await place.settle()
    return (ann, bea) if ann.sight.ask else (bea, ann)


def test_no_view_is_built_for_a_viewer_who_heard_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            asked, other = await player_at_first_part(place)
            await place.settle()
            updated_viewers, context = list[Viewer](), broadcast._context

            def noted(to: Viewer, feed: SeatFeed, news: list[wire.Line], now: float, away: bool) -> SightContext:
                updated_viewers.append(to)
                return context(to, feed, news, now, away)

            monkeypatch.setattr(broadcast, "_context", noted)
            await asked.give_first_answer()
            await place.settle()
            assert updated_viewers == [asked.viewer]
            assert other.viewer not in updated_viewers

    run(story())


def test_viewer_of_an_unheard_part_still_sees_who_leaves(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            asked, other = await player_at_first_part(place)
            seq = other.sight.seq
            await asked.give_first_answer()
            await asked.leave()
            await place.settle()
            assert other.sight.seq == seq
            assert [seat.here for seat in other.sight.seats] == [seat != asked.sight.seat for seat in (0, 1)]

    run(story())


def test_viewer_of_an_unheard_part_sees_its_public_changes(tmp_path: Path) -> None:
    """A game may show parts of an unfinished answer to everybody, such as a trade offer."""

    async def story() -> None:
        async with open_place(tmp_path) as place:
            asked, other = await player_at_first_part(place)
            before = len(other.received_of(wire.Sight))
            other.table.fold.match.state.swords_on_table -= 1
            await asked.give_first_answer()
            await place.settle()
            assert len(other.received_of(wire.Sight)) == before + 1
            assert other.state["swords_on_table"] == other.table.fold.match.state.swords_on_table

    run(story())


def test_renewed_hello_gets_a_view_although_nothing_changed(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, OPEN, public=True, game="adventureland")
            await place.hall.join(BEA, card.id, Join())
            bea = await place.connect(card.id, BEA)
            await place.settle()
            before = len(bea.received_of(wire.Sight))
            await bea.send(wire.Why(1, 0, "nothing"))
            assert bea.viewer is not None
            await bea.viewer.handle(wire.Hello(0, None))
            await place.settle()
            assert len(bea.received_of(wire.Sight)) == before + 1

    run(story())


def test_countdown_of_a_vote_sends_no_sight(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, cai = await open_vote(place)
            before = len(cai.received_of(wire.Sight))
            place.clock.advance(1)
            ann.table.refresh_viewers()
            await place.settle()
            assert len(cai.received_of(wire.Sight)) == before

    run(story())


def test_repeated_chat_line_is_acknowledged_again_and_not_counted(tmp_path: Path) -> None:
    with open_hall(tmp_path, Limits(chat=Rate(1, 60))) as web, web.socket(web.new_browser()) as socket:
        for name in ("one", "one", "two"):
            socket.send(f'{{"type":"say","id":"{name}","text":"hello"}}')
        socket.send('{"type":"answer","id":"three","seat":0,"key":"k"}')
        messages = [next_message(socket), next_message(socket)]
        assert (messages[0]["type"], messages[0]["id"], messages[0]["code"]) == ("refused", "two", "too-many")
        assert (messages[1]["type"], messages[1]["id"]) == ("done", "three")
        assert [message.id for message in web.tables.received if isinstance(message, wire.Say)] == ["one", "one"]


def test_muting_shares_the_rate_limit_of_chat(tmp_path: Path) -> None:
    with open_hall(tmp_path, Limits(chat=Rate(3, 60))) as web, web.socket(web.new_browser()) as socket:
        socket.send('{"type":"say","id":"one","phrase":"hello"}')
        for on in ("true", "false", "true", "false"):
            socket.send(f'{{"type":"mute","person":"p","on":{on}}}')
        refused = [next_message(socket), next_message(socket)]
        assert [(refusal["type"], refusal["id"], refusal["code"]) for refusal in refused] == [
            ("refused", "", "too-many")
        ] * 2
        assert [type(message) for message in web.tables.received] == [wire.Say, wire.Mute, wire.Mute]
