"""Two browsers against each other: in the middle of a fight a line breaks or the hall dies, and the match goes on."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import BUSY, Watched, picture
from tests.browser.hall import ServedHall
from tests.browser.hearing import Ear, until
from tests.browser.line import Line
from tests.browser.mouse import Mouse
from tests.browser.tables import ME, OPEN, set_table

NOTHING_LOST = "Your moves are safe."
SEED = "swords 7"
TO_A_FIGHT = ("row1", "E1", "row4", "G4")
"""With this seed a sword lies on E1, and on G4 stands a creature."""


@pytest.fixture
def hall(tmp_path: Path) -> Generator[ServedHall]:
    """A hall of a test's own, to be killed."""
    served = ServedHall(tmp_path / "data", *BUSY)
    yield served
    served.stop()


class Two:
    """Ann, who has set a table, and whose line may be cut; and Bram, who came by her link."""

    def __init__(self, enter: Callable[..., Page], line: Line) -> None:
        self.line = line
        self.ann = Mouse(page := enter(base_url=line.url), Ear(page), "ann")
        table = set_table(page, ME, OPEN, seed=SEED)
        page.goto(f"/t/{table['id']}")
        self.bram = Mouse(page := enter(at=table["link"]), Ear(page), "bram")
        page.get_by_role("button", name="Sit down").click()
        self.ann.ear.turn()

    def to_a_fight(self) -> None:
        """Ann takes a sword, goes to a creature, and is asked for her swords."""
        for place in TO_A_FIGHT:
            self.ann.press(place)
        assert self.ann.ear.turn() == "swords"
        expect(self.ann.fight.get_by_role("heading", name="Which swords")).to_be_visible()

    def play_on(self, decisions: int) -> None:
        """Play on, whichever of the two is asked."""
        players = (self.ann, self.bram)
        for _ in range(decisions):
            until(self.ann.page, lambda: any(one.ear.options for one in players), "anybody to be asked")
            next(one for one in players if one.ear.options).answer()
            self.converge()

    def converge(self) -> None:
        """Both see the same moment of the same match; who sees nothing new in an answer is sent nothing."""
        until(self.ann.page, lambda: seen(self.ann.ear) == seen(self.bram.ear), "both to see the same")


def seen(ear: Ear) -> list[Any]:
    """Return the public part of a table."""
    return [public(ear.sight[part]) for part in ("standings", "figures", "waiting", "cards")]


def public(part: Any) -> Any:
    """Return the public part of a sight: how many tiles each seat has, and not which."""
    if isinstance(part, dict):
        return {key: public(value) for key, value in part.items() if key != "values"}
    return [public(one) for one in part] if isinstance(part, list) else part


LOST_LINE = (
    "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "WebSocket connection to", "ERR_NETWORK",
    "error occurred when fetching the script",  # of the worker, some seconds after the page
)  # fmt: skip


@pytest.fixture
def two(enter: Callable[..., Page], hall: ServedHall, watched: Watched) -> Generator[Two]:
    watched.expected = LOST_LINE
    line = Line(hall.port)
    two = Two(enter, line)
    two.to_a_fight()
    yield two
    line.close()


def test_fight_survives_a_lost_connection_and_a_server_restart(two: Two, hall: ServedHall) -> None:
    before = two.ann.ear.sight["ask"]
    the_line_breaks(two)
    assert two.ann.ear.sight["ask"] == before
    the_hall_dies(two, hall)
    assert two.ann.ear.sight["ask"] == before
    an_answer_is_given_while_the_hall_is_away(two, hall)
    two.play_on(2)


def the_line_breaks(two: Two) -> None:
    page, ear = two.ann.page, two.ann.ear
    sockets = len(ear.sockets)
    page.context.set_offline(True)
    two.line.cut()
    table = ear.sockets[ear.last_seen - 1]  # of a page that was left, the browser may never say that its socket closed
    until(page, table.is_closed, "the line to break")
    expect(page.get_by_text(NOTHING_LOST)).to_be_visible()
    picture(page, "cut-off")
    expect(two.bram.fight).to_be_visible()
    two.line.mend()
    page.context.set_offline(False)
    ear.sees_anew(sockets)
    expect(page.get_by_text(NOTHING_LOST)).to_be_hidden()


def the_hall_dies(two: Two, hall: ServedHall) -> None:
    players = (two.ann, two.bram)
    known, sockets = ([one.ear.decisions for one in players], [len(one.ear.sockets) for one in players])
    hall.kill()
    for player in players:
        expect(player.page.get_by_text(NOTHING_LOST)).to_be_visible()
    hall.start()
    for player, count, decisions in zip(players, sockets, known, strict=True):
        player.ear.sees_anew(count)
        expect(player.page.get_by_text(NOTHING_LOST)).to_be_hidden()
        assert decisions <= player.ear.decisions == max(known)


def an_answer_is_given_while_the_hall_is_away(two: Two, hall: ServedHall) -> None:
    """It stays in the outbox, and is said again on the new line, and carried out once."""
    before = two.ann.ear.decisions
    hall.kill()
    expect(two.ann.page.get_by_text(NOTHING_LOST)).to_be_visible()
    two.ann.commit_swords()
    hall.start()
    two.ann.ear.moved_on(before)
    assert two.ann.ear.decisions == before + 1
    two.converge()
