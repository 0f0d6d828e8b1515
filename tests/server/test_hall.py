"""Tables in the hall: setting, joining, playing, leaving, lists, and rematches."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from meadhall.bots import answer_with, find_bot
from meadhall.engine import Match, find_game, record
from meadhall.engine.common.errors import MeadhallError
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import BotPlan, Join, NewTable, SeatPlan
from meadhall.server.protocol.problems import Denial
from meadhall.server.replays.playback import Playback
from meadhall.server.tables.journal import MAX_LISTED
from meadhall.server.tables.loading import fold_table
from tests.server.halls import ANN, BEA, BOT, CAI, DOT, ME, OPEN, PIG, open_place, run


def test_play_now_seats_the_player_with_bots_and_asks_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.hall.create_table(ANN, NewTable("adventureland", options={"players": 3}))
            ann = await place.connect(card.id, ANN)
            sight = await ann.wait_for_sight(lambda sight: sight.ask is not None)
            assert [seat.name for seat in sight.seats] == ["Ann", "Bot Bram", "Bot Isolde"]
            assert sight.mine == [0]
            assert sight.ask is not None
            assert len(sight.ask.options) > 1

    run(story())


def test_whole_match_against_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, BOT, BOT, options={"target": 20})
            ann = await place.connect(card.id, ANN)
            while not (sight := await ann.wait_for_sight(lambda s: s.over or s.ask is not None)).over:
                done = await ann.answer(0, sight.ask.options[-1].key if sight.ask else "")
                assert isinstance(done, wire.CommandDone)
                await place.settle()
            assert sight.waiting == []
            assert max(standing.points for standing in sight.standings) >= 20
            lines = Playback(await place.hall.match_file(ANN, card.id), {"pig": find_game(PIG)}).story(card.id, 0).lines
            assert [line.words for line in ann.story] == [event.line.words for event in lines]
            lists = await place.hall.lists(ANN)
            assert [card.id for card in lists.replays] == [card.id]
            assert lists.replays[0].result.startswith(("Ann wins", "Bot"))
            assert lists.replays[0].lost is lists.replays[0].result.startswith("Bot")

    run(story())


def test_friend_joins_by_the_link_and_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, OPEN)
            ann = await place.connect(card.id, ANN)
            assert ann.sight.ask is None
            assert ann.text_of(ann.sight.phase) == "Waiting for players"
            with pytest.raises(Denial, match="invitation"):
                await place.hall.join(BEA, card.id, Join(invite="guessed"))
            with pytest.raises(Denial, match="invitation"):
                await place.hall.connect(card.id, BEA, lambda notice: None)
            invite = card.link.partition("#")[2]
            joined = await place.hall.join(BEA, card.id, Join(invite=invite))
            assert [seat.mine for seat in joined.seats] == [False, True]
            assert joined.state == "running"
            assert (await ann.wait_for_sight(lambda sight: sight.ask is not None)).seats[1].name == "Bea"

    run(story())


def test_private_table_is_shown_only_with_its_invitation(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, OPEN)
            for invite in ("", "guessed"):
                with pytest.raises(Denial, match="private"):
                    await place.hall.enter(CAI, card.id, invite)
            with pytest.raises(Denial, match="private"):
                await place.hall.card(CAI, card.id)
            seen = await place.hall.enter(CAI, card.id, card.link.partition("#")[2])
            assert [seat.free for seat in seen.seats] == [False, True]
            assert "#" not in seen.link
            assert await place.hall.card(CAI, card.id) == seen
            assert [listed.id for listed in (await place.hall.lists(CAI)).mine] == [card.id], (
                "listed for invited people"
            )
            assert (await place.hall.join(CAI, card.id, Join())).seats[1].mine

    run(story())


def test_card_of_a_finished_match_is_public(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, BOT, options={"target": 20})
            ann = await place.connect(card.id, ANN)
            with pytest.raises(Denial, match="private"):
                await place.hall.card(CAI, card.id)
            await ann.send(wire.Resign("enough", 0))
            await ann.wait_for_sight(lambda sight: sight.over)
            seen = await place.hall.card(CAI, card.id)
            assert (seen.state, seen.link) == ("over", f"/t/{card.id}")

    run(story())


def test_late_guest_with_the_link_may_watch(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, BOT)
            await place.hall.join(CAI, card.id, Join(invite=card.link.partition("#")[2]))
            cai = await place.connect(card.id, CAI)
            assert (cai.sight.seat, cai.sight.mine, cai.sight.ask) == (-1, [], None)
            refused = await cai.answer(0, "roll")
            assert isinstance(refused, wire.CommandRefused)
            assert refused.code == "forbidden"

    run(story())


def test_public_table_is_open_to_join_and_then_to_watch(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, OPEN, OPEN, public=True)
            assert [listed.id for listed in (await place.hall.lists(BEA)).open] == [card.id]
            await place.hall.join(BEA, card.id, Join(seat=2))
            with pytest.raises(Denial, match="not free"):
                await place.hall.join(CAI, card.id, Join(seat=2))
            await place.hall.join(CAI, card.id, Join())
            assert [listed.id for listed in (await place.hall.lists(DOT)).watch] == [card.id]
            own_cards = (await place.hall.lists(ANN)).mine
            assert [(listed.id, listed.my_turn) for listed in own_cards] == [(card.id, True)]
            assert not (await place.hall.lists(BEA)).mine[0].my_turn

    run(story())


def test_table_card_of_another_version_is_rebuilt(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, OPEN, public=True)
            open_cards = (await place.hall.lists(BEA)).open
            await place.hall.journal.store_card(card.id, 1, b'{"id":"old"}')
            assert (await place.hall.lists(BEA)).open == open_cards

    run(story())


def test_guest_who_leaves_before_the_match_frees_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, OPEN, OPEN, public=True)
            await place.hall.join(BEA, card.id, Join(seat=1))
            with pytest.raises(Denial, match="private"):
                await place.hall.leave(CAI, (await place.new_table(ME, OPEN)).id)
            await place.hall.leave(BEA, card.id)
            card_after = await place.hall.card(ANN, card.id)
            assert [seat.free for seat in card_after.seats] == [False, True, True]
            assert (await place.hall.lists(BEA)).mine == []

    run(story())


def test_host_may_leave_and_give_free_seats_to_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, OPEN, OPEN, options={"target": 20})
            assert card.levels == ["random", "sensible", "thinker"]
            friend = await place.hall.join(BEA, card.id, Join(invite=card.link.split("#")[1]))
            assert friend.levels == []
            with pytest.raises(Denial, match="only the host"):
                await place.hall.seat_bot(BEA, card.id, BotPlan(2))
            await place.hall.leave(ANN, card.id)
            with pytest.raises(Denial, match="seat 2 is already taken"):
                await place.hall.seat_bot(ANN, card.id, BotPlan(1))
            with pytest.raises(Denial, match="no seat 4, only 1 to 3"):
                await place.hall.seat_bot(ANN, card.id, BotPlan(3))
            with pytest.raises(MeadhallError, match="clever"):
                await place.hall.seat_bot(ANN, card.id, BotPlan(2, "clever"))
            card_with_bot = await place.hall.seat_bot(ANN, card.id, BotPlan(2, "random"))
            assert [(seat.bot, seat.free) for seat in card_with_bot.seats] == [
                ("", True),
                ("", False),
                ("random", False),
            ]
            assert card_with_bot.state == "gathering"
        async with open_place(tmp_path) as place:
            card_begun = await place.hall.seat_bot(ANN, card.id, BotPlan(0))
            assert (card_begun.state, card_begun.levels) == ("running", [])
            assert [seat.bot for seat in card_begun.seats] == ["sensible", "", "random"]
            assert len({seat.name for seat in card_begun.seats}) == 3
            bea = await place.connect(card.id, BEA)
            await bea.wait_for_sight(lambda sight: sight.ask is not None)

    run(story())


def test_free_seat_is_given_only_to_a_bot_that_fits(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table_without_bots = await place.new_table(
                ME, OPEN, game="heroes", options={"mode": "realtime", "fatigue": "off"}
            )
            assert table_without_bots.levels == []
            with pytest.raises(Denial, match="works only without bots"):
                await place.hall.seat_bot(ANN, table_without_bots.id, BotPlan(1))
            race = await place.new_table(ME, OPEN, game="heroes", options={"mode": "realtime"})
            assert "sensible@calm" in race.levels
            with pytest.raises(Denial, match="too slow for real time"):
                await place.hall.seat_bot(ANN, race.id, BotPlan(1, "thinker"))
            assert (await place.hall.seat_bot(ANN, race.id, BotPlan(1, "sensible@calm"))).seats[
                1
            ].bot == "sensible@calm"

    run(story())


def test_player_who_leaves_a_match_is_replaced_by_a_bot_and_may_return(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, OPEN, public=True, options={"target": 100})
            await place.hall.join(BEA, card.id, Join())
            ann = await place.connect(card.id, ANN)
            await place.hall.leave(BEA, card.id)
            await ann.answer(0, "roll")
            await place.settle()
            assert ann.sight.seats[1].bot == "sensible"
            event_types = [line.event["type"] for line in ann.story]
            assert (event_types.count("Left"), event_types[0]) == (1, "Left"), (
                "the line is there once, where the player left"
            )
            assert ann.text_of(ann.story[0].words) == "Bea leaves the table. A bot plays on."
            bea = await place.connect(card.id, BEA)
            assert bea.text_of(ann.story[0].words, "de") == "Du verlässt den Tisch. Ein Bot spielt weiter."
            refolded = fold_table(card.id, await place.hall.journal.events(card.id))
            assert refolded.story.pieces == ann.table.fold.story.pieces
            assert [listed.id for listed in (await place.hall.lists(BEA)).mine] == [card.id], (
                "she can return to her seat"
            )
            await place.hall.leave(BEA, card.id)
            assert (await place.hall.lists(BEA)).mine == []
            assert isinstance(await bea.send(wire.HandOver("back", 1, "")), wire.CommandDone)
            assert [listed.id for listed in (await place.hall.lists(BEA)).mine] == [card.id]
            assert (await ann.wait_for_sight(lambda sight: sight.seats[1].bot == "")).seats[1].here

    run(story())


def test_same_people_play_again_after_the_match(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, OPEN, public=True, options={"target": 20})
            await place.hall.join(BEA, card.id, Join())
            ann, bea = await place.connect(card.id, ANN), await place.connect(card.id, BEA)
            with pytest.raises(Denial, match="not over"):
                await place.hall.rematch(ANN, card.id)
            while not ann.sight.over:
                await place.settle()
                for browser in (ann, bea):
                    if browser.sight.ask is not None:
                        await browser.answer(browser.sight.ask.seat, browser.sight.ask.options[-1].key)
            first = await place.hall.rematch(BEA, card.id)
            assert [seat.free for seat in first.seats] == [True, False]
            await ann.wait_for_sight(lambda sight: sight.rematch == first.id)
            second = await place.hall.rematch(ANN, card.id)
            assert second.id == first.id
            assert (second.state, [seat.name for seat in second.seats]) == ("running", ["Ann", "Bea"])

    run(story())


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        (NewTable("chess"), "no game 'chess'"),
        (NewTable("os:path"), "no game 'os:path'"),
        (NewTable("pig", options={"target": 7}), "target cannot be 7"),
        (NewTable("pig", seats=[ME, BOT, BOT], options={"players": 2}), "3 seats"),
        (NewTable("pig", seats=[ME, SeatPlan("bot", "grandmaster")]), "no bot 'grandmaster'"),
        (
            NewTable("pig", seats=[ME, SeatPlan("bot", "random:" + "7" * 40)]),
            "at most 32 characters, and this one has 47",
        ),
        (NewTable("pig", seats=[ME, SeatPlan("bot", "thinker:999s")]), "at most 5 s"),
        (NewTable("pig", seats=[ME, SeatPlan("bot", "thinker:10001")]), "at most 10000 playouts"),
        (NewTable("pig", seats=[ME, SeatPlan("me", name="Bot Bram")]), "reserved for bots"),
        (NewTable("pig", seed=""), "a seed has"),
        (NewTable("pig", seats=[OPEN, BOT]), "at a private table"),
    ],
)
def test_impossible_table_is_refused_in_a_sentence(tmp_path: Path, plan: NewTable, words: str) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            with pytest.raises(MeadhallError, match=words):
                await place.hall.create_table(ANN, plan)
            assert place.hall.table_count == 0

    run(story())


def test_table_that_could_not_be_saved_leaves_no_task(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object, **__: object) -> None:
        raise OSError("No space left on device")

    async def story() -> None:
        async with open_place(tmp_path) as place:
            before = asyncio.all_tasks()
            monkeypatch.setattr(place.hall.journal, "append", full)
            with pytest.raises(OSError, match="No space"):
                await place.new_table(ME, BOT)
            assert place.hall.table_count == 0
            assert asyncio.all_tasks() == before

    run(story())


def test_player_with_several_seats_keeps_them_in_the_rematch(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, SeatPlan("me", name="Ben"), OPEN, public=True, options={"target": 20})
            await place.hall.join(BEA, card.id, Join())
            ann, bea = await place.connect(card.id, ANN), await place.connect(card.id, BEA)
            for who, seat in ((ann, 0), (ann, 1), (bea, 2)):
                await who.send(wire.Resign(f"resign {seat}", seat))
            await bea.wait_for_sight(lambda sight: sight.over)
            await place.hall.rematch(BEA, card.id)
            rematch = await place.hall.rematch(ANN, card.id)
            assert [(seat.name, seat.mine) for seat in rematch.seats] == [("Ann", True), ("Ben", True), ("Bea", False)]

    run(story())


def test_unknown_table_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            with pytest.raises(Denial, match="no table or match at this address"):
                await place.hall.card(ANN, "nowhere")
            assert place.hall.table_count == 0

    run(story())


def test_one_person_plays_at_several_tables_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            cards = [await place.new_table(ME, BOT, seed=str(number)) for number in range(3)]
            browsers = [await place.connect(card.id, ANN) for card in cards]
            replies = await asyncio.gather(*(browser.answer(0, "roll", "the same id") for browser in browsers))
            assert [type(reply) for reply in replies] == [wire.CommandDone] * 3
            await place.settle()
            own_cards = (await place.hall.lists(ANN)).mine
            assert {card.id for card in own_cards} == {card.id for card in cards}
            assert [card.my_turn for card in own_cards] == sorted((card.my_turn for card in own_cards), reverse=True)

    run(story())


def test_match_file_is_continued_against_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            match: Match[Any] = Match(find_game("adventureland"), seed="5", players=3)
            bot = find_bot("sensible", match.game)
            for _ in range(30):
                answer_with(bot, match, match.asked)
            text = record.save(match.fork(random.Random(1)), players=["Old", "Older", "Oldest"])
            card = await place.hall.continue_match(BEA, text, 1, "sensible")
            assert [(seat.name, seat.mine) for seat in card.seats] == [
                ("Bot Bram", False),
                ("Bea", True),
                ("Bot Isolde", False),
            ]
            bea = await place.connect(card.id, BEA)
            sight = await bea.wait_for_sight(lambda sight: sight.ask is not None)
            assert (bea.state["round"], sight.away) == (match.state.round, False)
            assert isinstance(await bea.give_first_answer(), wire.CommandDone)
            with pytest.raises(Denial, match="more than 512 KiB"):
                await place.hall.continue_match(BEA, text + " " * 512 * 1024, 1, "sensible")
            with pytest.raises(Denial, match="no seat 8"):
                await place.hall.continue_match(BEA, text, 7, "sensible")
        async with open_place(tmp_path) as place:
            assert (await place.connect(card.id, BEA)).sight.decisions > sight.decisions

    run(story())


def test_all_open_tables_of_a_person_are_listed(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            names = [(await place.new_table(ME, OPEN)).id for _ in range(MAX_LISTED + 1)]
            assert sorted(card.id for card in (await place.hall.lists(ANN)).mine) == sorted(names)

    run(story())


def test_finished_game_stays_known_to_players_and_not_to_spectators(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, BOT, options={"target": 20})
            await place.hall.enter(CAI, card.id, card.link.partition("#")[2])
            ann, cai = await place.connect(card.id, ANN), await place.connect(card.id, CAI)
            assert (await place.hall.lists(ANN)).known == []
            while not (sight := await ann.wait_for_sight(lambda s: s.over or s.ask is not None)).over:
                await ann.answer(0, sight.ask.options[-1].key if sight.ask else "")
                await place.settle()
            await cai.wait_for_sight(lambda sight: sight.over)
            assert (await place.hall.lists(ANN)).known == [card.game], "known without a restart"
        monkeypatch.setattr("meadhall.server.tables.journal.MAX_LISTED", 0)
        async with open_place(tmp_path) as place:
            place.clock.advance(10)
            for person in (ANN, CAI):
                await place.hall.create_table(person, NewTable("pig", seats=[OPEN, ME]))
            lists = await place.hall.lists(ANN)
            assert (lists.replays, lists.known) == ([], [card.game])
            assert (await place.hall.lists(CAI)).known == []

    run(story())
