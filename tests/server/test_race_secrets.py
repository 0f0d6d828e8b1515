"""Messages in a race reveal nothing about hands, decks, armies and faces to come."""

from __future__ import annotations

from pathlib import Path

import msgspec

from meadhall.engine.model.state import encode
from meadhall.server.live.sent import LastSentSight
from meadhall.testing import clause
from tests.server.halls import ANN, BEA, CAI, Browser, run
from tests.server.races import RaceAtTable, racing
from tests.server.test_secrets import case_before, in_world, same_view_world


@clause("HE-HID-02", "HE-HID-03", "HE-HID-05", "HE-HID-06", "HE-HID-08", "HE-HID-19", "HE-HID-20")
def test_race_messages_do_not_tell_two_worlds_apart(tmp_path: Path) -> None:
    async def story() -> tuple[int, int]:
        compared = different = 0
        async with racing(tmp_path) as r:
            browsers = [await r.connect(person) for person in (ANN, BEA, CAI)]
            await r.advance_to_preparation()
            for decision in range(60):
                match = r.table.fold.match
                match.refresh_checkpoint()
                mark, mark_at = match.table.mark, match.table.mark_at
                await cause_next_event(r, browsers)
                for browser, seat in zip(browsers, (0, 1, -1), strict=True):
                    world = (
                        same_view_world(case_before(match, mark, mark_at, decision), seat) if not match.over else None
                    )
                    if world is not None:
                        own_bytes = first_sight(browser)
                        with in_world(browser, world):
                            assert first_sight(browser) == own_bytes
                        compared += 1
                        different += encode(world.state) != encode(match.state)
        return compared, different

    compared, different = run(story())
    assert compared >= 60
    assert different >= 30


async def cause_next_event(r: RaceAtTable, browsers: list[Browser]) -> None:
    """Cause the next event: a throw, sometimes a Stop, an answer, or the passing of time."""
    for browser in browsers[:2]:
        ask = browser.sight.ask
        if ask is not None and (ask.kind != "race" or len(ask.options) > 1):
            keys = [option.key for option in ask.options]
            await r.answer(browser, keys[-1] if r.table.fold.seq % 5 == 0 or ask.kind != "race" else keys[0])
            return
    await r.advance(300, 100)


def first_sight(browser: Browser) -> bytes:
    """Return the table as a new viewer receives it."""
    viewer = browser.viewer
    assert viewer is not None
    viewer.set_seat(viewer.seat)
    viewer.sent_sight = LastSentSight()
    browser.table.send_sight(viewer)
    return msgspec.json.encode(browser.sight)


@clause("HE-HID-03", "HE-RTM-05")
def test_faces_are_sent_only_after_the_dice_have_landed(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path) as r:
            ann, bea, cai = [await r.connect(person) for person in (ANN, BEA, CAI)]
            await r.advance_to_preparation()
            lands = await r.throw(ann)
            seen = [len(browser.states) for browser in (ann, bea, cai)]
            await r.advance(lands - r.race.now - 1, 100)
            for browser, before in zip((ann, bea, cai), seen, strict=True):
                assert all(state["sides"][0]["dice"][:6] == [-2] * 6 for state in browser.states[before - 1 :])
            file = await r.place.hall.match_file(ANN, r.name)
            assert '"chance":"dice/0"' not in file
            await r.advance(1)
            assert all(min(browser.state["sides"][0]["dice"][:6]) >= 0 for browser in (ann, bea, cai))

    run(story())


@clause("HE-HID-16", "HE-HID-20", "HE-RTM-07")
def test_effective_time_of_a_stop_is_sent_only_after_the_window_closes(tmp_path: Path) -> None:
    async def story() -> None:
        async with racing(tmp_path) as r:
            ann, bea, cai = [await r.connect(person) for person in (ANN, BEA, CAI)]
            await r.set_latency(bea, 150)
            await r.advance_to_preparation()
            for browser in (ann, bea):
                await r.throw(browser)
            await r.advance(1000)
            await r.answer(ann, "stop:none")
            await r.advance(60)
            await r.answer(bea, "stop:none")
            called = r.race.now
            duel = r.table.fold.match.state.duels[0]
            assert (duel.called, duel.counted) == ([0, 1], {})
            for browser in (ann, bea, cai):
                assert f"{called - 75}".encode() not in first_sight(browser)
                assert f"{called - 75}" not in await r.place.hall.match_file(browser.person, r.name)
            await r.advance(40)
            assert f"{called - 75}".encode() in first_sight(cai)
            assert f"{called - 75}" in await r.place.hall.match_file(ANN, r.name)

    run(story())
