"""Commands at a table: answers, undos, votes, chat, seats that change hands, and questions about rules."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from meadhall.engine.common.text import text
from meadhall.server.accounts.people import Person
from meadhall.server.config.pace import Pace
from meadhall.server.live.broadcaster import Urgency
from meadhall.server.live.viewer import Viewer
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Clocks, Join, SeatPlan
from meadhall.server.tables.clocks import Bank
from tests.server.halls import ANN, BEA, BOT, CAI, ME, OPEN, Browser, Clock, Place, open_place, run

AL = "adventureland"


async def ann_and_bea(place: Place, game: str = "pig", **more: Any) -> tuple[Browser, Browser]:
    """Return Ann and Bea at a table of two on Ann's turn."""
    card = await place.new_table(ME, OPEN, game=game, **more)
    await place.hall.join(BEA, card.id, Join(invite=card.link.partition("#")[2]))
    ann, bea = await place.connect(card.id, ANN), await place.connect(card.id, BEA)
    await ann.wait_for_sight(lambda sight: sight.seats[1].here)
    return (ann, bea) if 0 in ann.sight.waiting else (bea, ann)


async def open_vote(place: Place) -> tuple[Browser, Browser]:
    """Let Ann ask Bea to agree to an undo. Return Ann and the spectator Cai once all three know it."""
    ann, _ = await ann_and_bea(place, public=True)
    cai = await place.connect(ann.table.id, CAI)
    await ann.answer(0, "roll")
    await ann.send(wire.AskBack("ask", 0))
    await cai.wait_for_sight(lambda sight: sight.vote is not None)
    await place.settle()
    return ann, cai


def reasons_of(response: wire.FromHall) -> list[wire.Reason]:
    assert isinstance(response, wire.Reasons), response
    return response.reasons


def refusal_of(response: wire.FromHall) -> wire.CommandRefused:
    assert isinstance(response, wire.CommandRefused), response
    return response


async def move_to_last_question(place: Place, who: Browser) -> None:
    """Move the first party to its first target, up to the next question."""
    await who.give_first_answer()
    await place.settle()
    await who.give_first_answer()
    await place.settle()


def test_answer_is_acknowledged_and_everybody_sees_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            seq = bea.sight.seq
            assert await ann.answer(0, "roll", "first") == wire.CommandDone("first", seq + 1)
            await bea.wait_for_sight(lambda sight: sight.seq == seq + 1)
            await place.settle()
            assert bea.sight.news[0].words.startswith("Ann rolled")
            assert ann.sight.news[0].words.startswith("You rolled")

    run(story())


def test_repeated_command_is_done_once_and_answered_twice(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            first = await ann.answer(0, "roll", "c1")
            assert await ann.answer(0, "roll", "c1") == first
            other = refusal_of(await ann.answer(0, "hold", "c1"))
            assert "A different command" in other.words
            assert refusal_of(await bea.answer(0, "roll", "c1")).code == "taken"

    run(story())


def test_refusal_gives_reason_clause_and_state_of_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            no = refusal_of(await ann.answer(0, "hold"))
            assert (no.code, no.seq) == ("not-offered", ann.sight.seq)
            assert no.reasons == [wire.Reason("The pot is empty: there is nothing to hold.", "PG-TRN-03")]
            no = refusal_of(await bea.answer(1, "roll"))
            assert no.words == "It is not your turn. Waiting for Ann."
            no = refusal_of(await bea.answer(0, "roll"))
            assert no.words == "This is not your seat."
            no = refusal_of(await bea.send(wire.Answer("", 1, "roll")))
            assert no.code == "invalid"

    run(story())


def test_answer_to_an_earlier_question_is_stale(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, _ = await ann_and_bea(place, AL)
            seq = ann.sight.seq
            await move_to_last_question(place, ann)
            assert ann.sight.ask is not None
            late_answer = wire.Answer("late", ann.sight.ask.seat, ann.sight.ask.options[0].key, seq)
            assert refusal_of(await ann.send(late_answer)).code == "stale"
            await ann.send(wire.Say("chat", phrase="hello"))
            assert isinstance(
                await ann.send(wire.Answer("now", late_answer.seat, late_answer.key, ann.sight.seq)), wire.CommandDone
            )

    run(story())


def test_partial_answer_is_undone_freely_and_secretly(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place, AL)
            question = ann.sight.ask
            await ann.give_first_answer()
            sight = await ann.wait_for_sight(lambda sight: sight.ask is not None and sight.ask.kind == "where")
            assert question is not None
            assert sight.undo == wire.Undo("free", text("hall-undo", what=question.options[0].words))
            assert isinstance(await ann.send(wire.TakeBack("back", ann.sight.mine[0])), wire.CommandDone)
            await place.settle()
            assert ann.sight.ask == question
            assert [line.event["type"] for line in bea.story].count("TakenBack") == 0
            assert refusal_of(await ann.send(wire.TakeBack("more", ann.sight.mine[0]))).code == "not-offered"

    run(story())


def test_revealing_answer_is_undone_when_the_others_agree(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            before = ann.state
            await ann.answer(0, "roll")
            assert refusal_of(await ann.send(wire.TakeBack("free", 0))).words.startswith("You cannot undo: ")
            assert isinstance(await ann.send(wire.AskBack("ask", 0)), wire.CommandDone)
            vote = (await bea.wait_for_sight(lambda sight: sight.vote is not None)).vote
            assert vote == wire.Asking(0, text("hall-vote", seat=0), [0], [1], 60)
            assert bea.text_of(vote.words) == "Ann asks to undo their last move."
            assert refusal_of(await ann.send(wire.Vote("mine", 0, True))).code == "not-now"
            assert isinstance(await bea.send(wire.Vote("yes", 1, True)), wire.CommandDone)
            await bea.wait_for_sight(lambda sight: sight.vote is None)
            assert bea.state == before
            assert [line.event["type"] for line in bea.story] == ["Rolled", "TakenBack"]
            assert bea.story[1].event["lines"] == 1
            assert (bea.text_of(bea.story[1].words), ann.text_of(ann.story[1].words)) == (
                "Ann undoes that.",
                "You undo that.",
            )

    run(story())


def test_vote_ends_with_a_no_or_when_the_match_continues(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            await ann.answer(0, "roll")
            after = ann.table.fold.match.digest
            await ann.send(wire.AskBack("ask", 0))
            await bea.send(wire.Vote("no", 1, False))
            sight = await ann.wait_for_sight(lambda sight: sight.vote is None)
            assert ann.table.fold.match.digest == after
            asked = ann if sight.waiting == [0] else bea
            await ann.send(wire.AskBack("again", 0))
            await asked.answer(sight.waiting[0], "roll")
            assert (await bea.wait_for_sight(lambda sight: sight.decisions == 2)).vote is None

    run(story())


def test_no_reply_to_an_undo_request_counts_as_no(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_place(tmp_path, Pace(bot_pause=0, check_interval=3600, vote_time=60), clock) as place:
            ann, bea = await ann_and_bea(place)
            await ann.answer(0, "roll")
            after = ann.table.fold.match.digest
            await ann.send(wire.AskBack("ask", 0))
            await bea.leave()  # an absent player does not prolong the vote
            clock.advance(59)
            await place.check_tables()
            assert ann.table.fold.vote is not None
            clock.advance(2)
            await place.check_tables()
            await ann.wait_for_sight(lambda sight: sight.vote is None)
            assert ann.table.fold.match.digest == after
            assert isinstance(await ann.send(wire.AskBack("again", 0)), wire.CommandDone)
            vote = (await ann.wait_for_sight(lambda sight: sight.vote is not None)).vote
            assert vote is not None
            assert vote.left == 60

    run(story())


def test_hall_may_wait_for_every_vote(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_place(tmp_path, Pace(bot_pause=0, check_interval=3600, vote_time=None), clock) as place:
            ann, bea = await ann_and_bea(place)
            await ann.answer(0, "roll")
            await ann.send(wire.AskBack("ask", 0))
            vote = (await bea.wait_for_sight(lambda sight: sight.vote is not None)).vote
            assert vote is not None
            assert vote.left is None
            clock.advance(24 * 60 * 60)
            await place.check_tables()
            assert ann.table.fold.vote is not None

    run(story())


def test_bots_agree_to_every_undo(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, BOT)
            ann = await place.connect(card.id, ANN)
            await ann.answer(0, "roll")
            await place.settle()
            assert ann.sight.undo is not None
            assert ann.sight.undo.way == "vote"
            assert "Bots let you undo it" in ann.text_of(ann.sight.undo.words)
            await ann.send(wire.AskBack("ask", 0))
            await place.settle()
            assert (ann.sight.decisions, ann.state["pot"], ann.sight.vote) == (0, 0, None)

    run(story())


def test_seat_is_given_to_a_bot_and_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place, options={"target": 100})
            assert isinstance(await ann.send(wire.HandOver("go", 0, "sensible")), wire.CommandDone)
            await bea.wait_for_sight(lambda sight: sight.waiting == [1])
            assert bea.sight.seats[0].bot == "sensible"
            assert bea.sight.seats[0].person == "ann"
            assert ann.sight.ask is None
            assert refusal_of(await ann.send(wire.HandOver("go on", 0, "sensible"))).code == "not-now"
            assert refusal_of(await ann.send(wire.HandOver("who", 0, "grandmaster"))).code == "invalid"
            assert isinstance(await ann.send(wire.HandOver("back", 0, "")), wire.CommandDone)
            while bea.sight.waiting == [1]:
                assert bea.sight.ask is not None
                await bea.answer(1, bea.sight.ask.options[-1].key)
                await place.settle()
            assert ann.sight.ask is not None

    run(story())


def test_after_the_match_every_command_is_refused_as_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place, options={"target": 20})
            for who, seat in ((ann, 0), (bea, 1)):
                assert isinstance(await who.send(wire.HandOver(f"go {seat}", seat, "sensible")), wire.CommandDone)
            await ann.wait_for_sight(lambda sight: sight.over)
            back = await ann.send(wire.TakeBack("back", 0))
            assert refusal_of(back).words == "The match is over, and nothing can be undone."
            assert refusal_of(await ann.send(wire.AskBack("ask", 0))).words == refusal_of(back).words
            answer = await ann.send(wire.Answer("roll", 0, "roll", None))
            assert refusal_of(answer).words == "The match is over, and nobody can move."
            assert refusal_of(await ann.send(wire.HandOver("mine", 0, ""))).words == "The match is over."

    run(story())


def test_others_may_give_the_seat_of_an_absent_player_to_a_bot(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_place(tmp_path, clock=clock) as place:
            ann, bea = await ann_and_bea(place)
            assert "Ann is here" in refusal_of(await bea.send(wire.HandOver("1", 0, "sensible"))).words
            await ann.leave()
            assert not (await bea.wait_for_sight(lambda sight: not sight.seats[0].here)).seats[0].here
            clock.advance(20)
            assert "40 s left" in refusal_of(await bea.send(wire.HandOver("2", 0, "sensible"))).words
            clock.advance(41)
            assert isinstance(await bea.send(wire.HandOver("3", 0, "sensible")), wire.CommandDone)
            assert refusal_of(await bea.send(wire.HandOver("4", 0, ""))).code == "forbidden"

    run(story())


def test_hall_may_give_seats_of_absent_players_to_bots(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_place(tmp_path, Pace(bot_pause=0, check_interval=0.005, bot_takeover_after=90), clock) as place:
            ann, bea = await ann_and_bea(place)
            await ann.leave()
            clock.advance(91)
            assert (await bea.wait_for_sight(lambda sight: sight.seats[0].bot != "")).seats[0].name == "Ann"

    run(story())


def test_resigned_player_is_marked_and_a_bot_plays_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place, options={"target": 50})
            assert isinstance(await ann.send(wire.Resign("enough", 0)), wire.CommandDone)
            await bea.wait_for_sight(lambda sight: sight.waiting == [1] or sight.over)
            assert bea.sight.seats[0].resigned
            assert refusal_of(await ann.send(wire.HandOver("back", 0, ""))).words.startswith("You have resigned")
            assert refusal_of(await ann.send(wire.Resign("again", 0))).code == "not-now"

    run(story())


def test_chat_reaches_all_who_did_not_mute_its_author(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            await ann.send(wire.Say("1", text="  A fine\nevening. "))
            await bea.send(wire.Say("2", phrase="hello"))
            lines = [line for talk in bea.received_of(wire.Talk) for line in talk.lines]
            assert [(line.name, line.text, line.phrase) for line in lines] == [
                ("Ann", "A fine evening.", ""),
                ("Bea", "", "hello"),
            ]
            await bea.send(wire.Mute("ann", True))
            await ann.send(wire.Say("3", text="Psst."))
            assert len([line for talk in bea.received_of(wire.Talk) for line in talk.lines]) == 2
            await bea.send(wire.Mute("ann", False))
            await ann.send(wire.Say("4", text="So there you are."))
            second_browser = await place.connect(ann.table.id, BEA)
            assert [line.text for line in second_browser.received_of(wire.Talk)[0].lines][-1] == "So there you are."
            assert refusal_of(await ann.send(wire.Say("5"))).code == "invalid"
            assert refusal_of(await ann.send(wire.Say("6", phrase="shout"))).code == "invalid"
            assert refusal_of(await ann.send(wire.Say("7", text="x" * 301))).code == "invalid"

    run(story())


def test_only_present_people_are_muted_and_only_changes_are_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            seq = ann.table.fold.seq
            for stranger in ("cai", "x" * 8000):
                assert refusal_of(await ann.send(wire.Mute(stranger, True))).code == "unknown"
            for nothing in (wire.Mute("bea", False), wire.Mute("cai", False)):
                await ann.send(nothing)
            assert ann.table.fold.seq == seq
            other = bea.person.id if ann.person.id == "ann" else "ann"
            await ann.send(wire.Mute(other, True))
            await ann.send(wire.Mute(other, True))
            assert ann.table.fold.seq == seq + 1
            assert [person.person for person in (await ann.wait_for_sight(lambda sight: bool(sight.muted))).muted] == [
                other
            ]

            async def full(*_: object, **how: object) -> None:
                raise OSError("No space left on device")

            with monkeypatch.context() as failing:
                failing.setattr(place.hall.journal, "append", full)
                assert refusal_of(await ann.send(wire.Mute(other, False))).code == "failed"
            await ann.send(wire.Mute(other, False))
            await ann.wait_for_sight(lambda sight: not sight.muted)

    run(story())


def test_guests_at_an_open_table_chat_in_fixed_phrases(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, OPEN, public=True)
            member = Person("bea", "Bea", "bea")
            await place.hall.join(member, card.id, Join())
            ann, bea = await place.connect(card.id, ANN), await place.connect(card.id, member)
            assert refusal_of(await ann.send(wire.Say("1", text="Buy my ale."))).code == "forbidden"
            assert isinstance(await ann.send(wire.Say("2", phrase="hello")), wire.CommandDone)
            assert isinstance(await bea.send(wire.Say("3", text="Good evening.")), wire.CommandDone)

    run(story())


def test_why_not_and_previews(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place, AL)
            seat = ann.sight.mine[0]
            party = ann.sight.ask.options[0].key if ann.sight.ask else ""
            reasons = await ann.send(wire.Why(1, seat, "to:A1", [party]))
            assert isinstance(reasons, wire.Reasons)
            assert all(reason.clause.startswith("AL-") for reason in reasons.reasons)
            assert await ann.send(wire.Why(2, seat, party)) == wire.Reasons(2, [])
            assert reasons_of(await ann.send(wire.Why(3, seat, "dance")))[0].clause == "AL-DEC-02"
            bea_seat = bea.sight.mine[0]
            assert "not your turn" in bea.text_of(reasons_of(await bea.send(wire.Why(4, bea_seat, party)))[0].words)
            assert "not your seat" in bea.text_of(reasons_of(await bea.send(wire.Why(5, seat, party)))[0].words)
            await ann.give_first_answer()
            await place.settle()
            end = ann.sight.ask.options[0].key if ann.sight.ask else ""
            shown = await ann.send(wire.Show(6, seat, end))
            assert isinstance(shown, wire.ShowReply)
            assert shown.preview is not None
            assert shown.preview.path[-1] == end.partition(":")[2]
            assert await bea.send(wire.Show(7, seat, end)) == wire.ShowReply(7, None)

    run(story())


def test_previews_stop_at_luck_and_have_a_limit(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, _ = await ann_and_bea(place)
            seat = ann.sight.mine[0]
            assert await ann.send(wire.Why(1, seat, "roll", ["roll", "no such answer"])) == wire.Reasons(1, [])
            assert "at most 8 moves" in ann.text_of(
                reasons_of(await ann.send(wire.Why(2, seat, "roll", ["roll"] * 9)))[0].words
            )

    run(story())


def test_device_with_several_seats_views_one_seat_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, SeatPlan("me", name="Bob"), BOT, game=AL)
            ann = await place.connect(card.id, ANN)
            assert (ann.sight.mine, ann.sight.seat) == ([0, 1], 0)
            await ann.send(wire.Look(1))
            sight = await ann.wait_for_sight(lambda sight: sight.seat == 1)
            assert sight.since == 0
            assert sight.seats[1].name == "Bob"
            assert sight.ask is None or sight.ask.seat == 1
            assert refusal_of(await ann.send(wire.Look(2))).code == "forbidden"
            await ann.send(wire.Look(-1))
            assert (await ann.wait_for_sight(lambda sight: sight.seat == -1)).ask is None

    run(story())


def test_places_are_sent_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, _ = await ann_and_bea(place, AL)
            assert len(ann.received_of(wire.Sight)[0].places) > 100
            await move_to_last_question(place, ann)
            changes = [message.patch for message in ann.sent if isinstance(message, wire.Change)]
            assert changes
            assert not any("places" in patch for patch in changes)

    run(story())


def test_returning_player_is_told_what_happened_meanwhile(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place)
            await ann.answer(0, "roll")
            await place.settle()
            known_lines = len(bea.story)
            await bea.leave()
            while ann.sight.ask is not None:
                await ann.answer(0, ann.sight.ask.options[-1].key)
                await place.settle()
            table = ann.table.id
            reconnected = await place.connect(table, BEA)
            first, second = reconnected.received_of(wire.Sight)
            assert (len(first.news), first.away) == (known_lines, False)
            assert (second.since, second.away) == (known_lines, True)
            assert [line.words for line in reconnected.story] == [
                line.words for line in (await place.connect(table, BEA)).story
            ]
            resumed = await place.connect(table, BEA, told=known_lines)
            assert (resumed.sight.since, resumed.sight.away) == (known_lines, False)

    run(story())


def test_clocks_run_for_asked_seats_and_a_bot_continues_after_a_timeout(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_place(tmp_path, clock=clock) as place:
            ann, bea = await ann_and_bea(place, clock=Clocks(60, 5))
            clock.advance(10)
            await ann.answer(0, "roll")
            await ann.wait_for_sight(lambda sight: sight.decisions == 1)
            assert [(clock.seat, round(clock.left)) for clock in ann.sight.clocks] == [(0, 55), (1, 60)]
            runs = [clock.seat for clock in ann.sight.clocks if clock.runs]
            assert runs == ann.sight.waiting
            clock.advance(61)
            sight = await bea.wait_for_sight(lambda sight: sight.seats[runs[0]].bot != "")
            assert [clock.left for clock in sight.clocks if clock.seat == runs[0]] == [0]
            slow_browser = ann if runs[0] == 0 else bea
            assert isinstance(await slow_browser.send(wire.HandOver("back", runs[0], "")), wire.CommandDone)
            await slow_browser.wait_for_sight(lambda sight: sight.seats[runs[0]].bot == "")
            assert slow_browser.sight.clocks[runs[0]].left == 30
            lists = await place.hall.lists(slow_browser.person)
            assert lists.mine[0].left is None or lists.mine[0].left <= 60

    run(story())


def test_seat_taken_back_has_at_most_its_initial_time() -> None:
    bank = Bank(Clocks(10, 0), 2, time=0.0)
    bank.run(25.0, [0])
    bank.grant_return_time(0)
    assert bank.seconds_left == [10.0, 10.0]


def test_view_urgency_ranks_asked_seats_then_waiting_ones_then_spectators(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    urgencies: dict[str, set[Urgency]] = {}

    async def after(place: Place, what: Awaitable[object]) -> dict[str, Urgency]:
        urgencies.clear()
        await what
        await place.settle()
        return {person: min(hastes) for person, hastes in urgencies.items()}

    async def story() -> None:
        async with open_place(tmp_path) as place:
            ann, bea = await ann_and_bea(place, public=True)
            broadcaster = ann.table.services.broadcaster
            add = broadcaster.add

            def noting(to: Viewer) -> None:
                urgencies.setdefault(to.person.id, set()).add(to.urgency)
                add(to)

            monkeypatch.setattr(broadcaster, "add", noting)
            assert await after(place, place.connect(ann.table.id, CAI)) == {CAI.id: Urgency.WAITING}
            rolled = await after(place, ann.answer(0, "roll"))
            assert rolled == {ANN.id: Urgency.ASKED, BEA.id: Urgency.WATCHING, CAI.id: Urgency.WATCHING}
            back = await after(place, ann.send(wire.AskBack("back", 0)))
            assert back == {ANN.id: Urgency.ASKED, BEA.id: Urgency.WAITING, CAI.id: Urgency.WATCHING}
            await bea.send(wire.Vote("no", 1, False))
            held = await after(place, ann.answer(0, "hold"))
            assert held == {ANN.id: Urgency.WAITING, BEA.id: Urgency.ASKED, CAI.id: Urgency.WATCHING}

    run(story())
