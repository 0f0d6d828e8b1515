"""The hall does not wait for players who chose to skip questions in others' turns."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.server.live.table import Table
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Join
from tests.server.halls import ANN, BEA, ME, OPEN, QUICK_PACE, Browser, Clock, Place, open_place, run

UNCHECKED_PACE = replace(QUICK_PACE, check_interval=1000.0)  # only the test decides when the hall checks its tables
BEA_SEAT = 1  # Bea's seat
# seeds of matches in which Bea is interrupted within forty answers
SEEDS_WITH_EARLY_INTERRUPT = {
    "virtues": "1",
    "heropath": "37",
}
Story = Callable[[Place, Table, Browser, Browser], Awaitable[None]]


def run_at_interrupt(folder: Path, tell: Story, when: wire.When = "always", game: str = "virtues") -> None:
    """Run a story at a table where Bea is asked at an interrupt. `when` is her preference."""

    async def story() -> None:
        async with open_place(folder, UNCHECKED_PACE) as place:
            card = await place.new_table(
                ME, OPEN, game=game, public=True, options={"players": 2}, seed=SEEDS_WITH_EARLY_INTERRUPT[game]
            )
            await place.hall.join(BEA, card.id, Join())
            ann, bea = await place.connect(card.id, ANN), await place.connect(card.id, BEA)
            await bea.send(wire.AskMe(when))
            [table] = place.hall.tables
            await play_until(table, (ann, bea), lambda: is_interrupted(table))
            await tell(place, table, ann, bea)

    run(story())


async def play_until(table: Table, browsers: Sequence[Browser], condition: Callable[[], bool]) -> None:
    """Let everybody answer at random until a condition holds."""
    luck = random.Random("interrupts")
    for _ in range(1500):
        if condition():
            return
        seat = table.fold.waiting[0]
        await browsers[seat].answer(seat, luck.choice(table.fold.questions[seat].menu.keys))
    raise AssertionError("the condition never held")


def is_interrupted(table: Table) -> bool:
    """Whether Bea is asked during Ann's turn."""
    question = table.fold.questions.get(BEA_SEAT)
    game, state = table.fold.game, table.fold.match.state
    return question is not None and game.is_interrupt(state, BEA_SEAT, question.menu.question)


async def bea_leaves(place: Place, bea: Browser) -> None:
    """Let Bea leave for a while, and let the hall check its tables."""
    await bea.leave()
    place.clock.advance(5)
    await place.check_tables()


@pytest.mark.parametrize("game", ["virtues", "heropath"])
@pytest.mark.parametrize("when", ["here", "never"])
def test_absent_player_who_opted_out_is_not_asked_at_interrupts(tmp_path: Path, when: wire.When, game: str) -> None:
    async def story(place: Place, table: Table, ann: Browser, bea: Browser) -> None:
        decisions = table.fold.answer_count
        await bea_leaves(place, bea)
        assert not is_interrupted(table)
        assert table.fold.answer_count > decisions
        assert table.fold.match.log[-1].seat == BEA_SEAT

    run_at_interrupt(tmp_path, story, when, game)


def test_card_question_in_your_own_heropath_turn_waits_for_you(tmp_path: Path) -> None:
    async def story(place: Place, table: Table, ann: Browser, bea: Browser) -> None:
        def is_asked_in_her_turn() -> bool:
            question = table.fold.questions.get(BEA_SEAT)
            asked = question is not None and question.menu.question == "use-card"
            return asked and table.fold.match.state.now == BEA_SEAT

        await play_until(table, (ann, bea), is_asked_in_her_turn)
        await bea_leaves(place, bea)
        assert is_asked_in_her_turn()

    run_at_interrupt(tmp_path, story, "never", "heropath")


def test_player_without_a_preference_is_waited_for(tmp_path: Path) -> None:
    async def story(place: Place, table: Table, ann: Browser, bea: Browser) -> None:
        await bea_leaves(place, bea)
        assert is_interrupted(table)

    run_at_interrupt(tmp_path, story)


def test_present_player_is_asked_at_interrupts(tmp_path: Path) -> None:
    async def story(place: Place, table: Table, ann: Browser, bea: Browser) -> None:
        place.clock.advance(1000)
        await place.check_tables()
        assert is_interrupted(table)
        assert bea.sight.ask is not None
        await bea.leave()
        place.clock.advance(1)  # as long as a page takes to reload
        await place.check_tables()
        assert is_interrupted(table)

    run_at_interrupt(tmp_path, story, "here")


def test_player_who_changes_the_preference_is_waited_for_again(tmp_path: Path) -> None:
    async def story(place: Place, table: Table, ann: Browser, bea: Browser) -> None:
        await bea.send(wire.AskMe("always"))
        await bea_leaves(place, bea)
        assert is_interrupted(table)

    run_at_interrupt(tmp_path, story, "never")


def test_your_own_turn_waits_for_you(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, UNCHECKED_PACE) as place:
            card = await place.new_table(ME, OPEN, game="virtues", public=True, options={"players": 2})
            await place.hall.join(BEA, card.id, Join())
            browsers = await place.connect(card.id, ANN), await place.connect(card.id, BEA)
            [table] = place.hall.tables
            [seat] = table.fold.waiting
            asked = table.fold.questions[seat]
            assert asked.menu.question not in table.fold.game.interrupts
            await browsers[seat].send(wire.AskMe("never"))
            await bea_leaves(place, browsers[seat])
            assert table.fold.questions[seat] is asked

    run(story())


def test_preference_is_private_and_stored_only_if_it_changes(tmp_path: Path) -> None:
    async def story(place: Place, table: Table, ann: Browser, bea: Browser) -> None:
        seq, known = table.fold.seq, table.fold.event_number_for(ANN.id)
        for when in ("here", "here", "here"):
            await bea.send(wire.AskMe(when))
        await place.settle()
        assert table.fold.seq == seq + 1
        assert table.fold.event_number_for(ANN.id) == known

    run_at_interrupt(tmp_path, story)


def test_interrupt_preference_survives_a_restart(tmp_path: Path) -> None:
    clock = Clock()

    async def story() -> None:
        async with open_place(tmp_path, UNCHECKED_PACE, clock) as place:
            card = await place.new_table(ME, OPEN, game="virtues", public=True, options={"players": 2})
            await place.hall.join(BEA, card.id, Join())
            bea = await place.connect(card.id, BEA)
            await bea.send(wire.AskMe("here"))
        async with open_place(tmp_path, UNCHECKED_PACE, clock) as place:
            bea = await place.connect(card.id, BEA)
            assert bea.table.fold.interrupt_choices == {BEA.id: "here"}

    run(story())


def test_game_without_interrupts_stores_no_preference(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            card = await place.new_table(ME, OPEN)
            ann = await place.connect(card.id, ANN)
            seq = ann.table.fold.seq
            await ann.send(wire.AskMe("never"))
            assert ann.table.fold.seq == seq

    run(story())
