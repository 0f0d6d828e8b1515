"""Two browsers in a match: during a fight the connection breaks or the hall is killed, and the match goes on."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import HALL_ARGUMENTS, PageErrors, picture
from tests.browser.feed import PageFeed, until
from tests.browser.hall import ServedHall
from tests.browser.line import CuttableLine
from tests.browser.mouse import Mouse
from tests.browser.tables import ME, OPEN, set_table

NOTHING_LOST = "Your moves are safe."
SEED = "swords 7"
TO_A_FIGHT = ("row1", "E1", "row4", "G4")
"""With this seed a sword lies on E1, and on G4 stands a creature."""


@pytest.fixture
def hall(tmp_path: Path) -> Generator[ServedHall]:
    """Yield a hall that only this test uses, to be killed."""
    served = ServedHall(tmp_path / "data", *HALL_ARGUMENTS)
    yield served
    served.stop()


class AnnAndBram:
    """Ann, the host, whose connection may be cut, and Bram, who joined by her link."""

    def __init__(self, enter: Callable[..., Page], line: CuttableLine) -> None:
        self.line = line
        self.ann = Mouse(page := enter(base_url=line.url), PageFeed(page), "ann")
        table = set_table(page, ME, OPEN, seed=SEED)
        page.goto(f"/t/{table['id']}")
        self.bram = Mouse(page := enter(at=table["link"]), PageFeed(page), "bram")
        page.get_by_role("button", name="Sit down").click()
        self.ann.feed.next_question()

    def to_a_fight(self) -> None:
        """Let Ann take a sword, go to a creature, and be asked for her swords."""
        for place in TO_A_FIGHT:
            self.ann.press(place)
        assert self.ann.feed.next_question() == "swords"
        expect(self.ann.fight.get_by_role("heading", name="Which swords")).to_be_visible()

    def play_on(self, decisions: int) -> None:
        """Play on, whichever player is asked."""
        players = (self.ann, self.bram)
        for _ in range(decisions):
            until(self.ann.page, lambda: any(player.feed.options for player in players), "anybody to be asked")
            next(player for player in players if player.feed.options).answer()
            self.converge()

    def converge(self) -> None:
        """Wait until both see the same position. The hall sends nothing to a player who sees no change."""
        until(
            self.ann.page, lambda: public_state(self.ann.feed) == public_state(self.bram.feed), "both to see the same"
        )


def public_state(feed: PageFeed) -> list[Any]:
    """Return the public part of a table."""
    return [public_part(feed.sight[part]) for part in ("standings", "figures", "waiting", "cards")]


def public_part(part: Any) -> Any:
    """Return the public part of a value: the number of tiles of each seat, without their faces."""
    if isinstance(part, dict):
        return {key: public_part(value) for key, value in part.items() if key != "values"}
    return [public_part(item) for item in part] if isinstance(part, list) else part


LOST_LINE = (
    "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "WebSocket connection to", "ERR_NETWORK",
    "error occurred when fetching the script",  # error of the service worker, some seconds after the page
)  # fmt: skip


@pytest.fixture
def two(enter: Callable[..., Page], hall: ServedHall, page_errors: PageErrors) -> Generator[AnnAndBram]:
    page_errors.expected = LOST_LINE
    line = CuttableLine(hall.port)
    two = AnnAndBram(enter, line)
    two.to_a_fight()
    yield two
    line.close()


def test_fight_survives_a_lost_connection_and_a_server_restart(two: AnnAndBram, hall: ServedHall) -> None:
    before = two.ann.feed.sight["ask"]
    check_broken_connection(two)
    assert two.ann.feed.sight["ask"] == before
    check_restart(two, hall)
    assert two.ann.feed.sight["ask"] == before
    check_answer_while_the_hall_is_down(two, hall)
    two.play_on(2)


def check_broken_connection(two: AnnAndBram) -> None:
    page, feed = two.ann.page, two.ann.feed
    sockets = len(feed.sockets)
    page.context.set_offline(True)
    two.line.cut()
    table = feed.sockets[feed.last_seen - 1]  # the browser may never report that the socket of a closed page has closed
    until(page, table.is_closed, "the line to break")
    expect(page.get_by_text(NOTHING_LOST)).to_be_visible()
    picture(page, "cut-off")
    expect(two.bram.fight).to_be_visible()
    two.line.mend()
    page.context.set_offline(False)
    feed.wait_for_new_socket(sockets)
    expect(page.get_by_text(NOTHING_LOST)).to_be_hidden()


def check_restart(two: AnnAndBram, hall: ServedHall) -> None:
    players = (two.ann, two.bram)
    answer_counts, sockets = (
        [player.feed.decisions for player in players],
        [len(player.feed.sockets) for player in players],
    )
    hall.kill()
    for player in players:
        expect(player.page.get_by_text(NOTHING_LOST)).to_be_visible()
    hall.start()
    for player, count, decisions in zip(players, sockets, answer_counts, strict=True):
        player.feed.wait_for_new_socket(count)
        expect(player.page.get_by_text(NOTHING_LOST)).to_be_hidden()
        assert decisions <= player.feed.decisions == max(answer_counts)


def check_answer_while_the_hall_is_down(two: AnnAndBram, hall: ServedHall) -> None:
    """Check that the answer stays in the outbox, is sent again on the new connection, and is carried out once."""
    before = two.ann.feed.decisions
    hall.kill()
    expect(two.ann.page.get_by_text(NOTHING_LOST)).to_be_visible()
    two.ann.commit_swords()
    hall.start()
    two.ann.feed.wait_until_done(before)
    assert two.ann.feed.decisions == before + 1
    two.converge()
