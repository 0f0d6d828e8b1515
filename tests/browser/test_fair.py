"""The board drawn for any game shows every part of a scene, on a desktop and a phone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import picture, serious_violations
from tests.browser.feed import PageFeed
from tests.browser.sizes import at_each_size
from tests.browser.tables import BOT, ME, call_route

DESK_SIZE, PHONE_SIZE = (1440, 900), (390, 844)
PARTS = {"board": "Board", "open": "On the table", "cards": "Cards"}


class FairPlayer:
    """A player at a table of the fair. A phone shows one part of the board at a time."""

    def __init__(self, page: Page) -> None:
        self.page, self.feed = page, PageFeed(page)
        table = call_route(page, "/api/tables", {"game": "fair", "seats": [ME, BOT], "options": {}, "seed": "4"})
        page.goto(f"/t/{table['id']}")

    def look_at(self, part: str) -> None:
        self.page.get_by_role("tab", name=PARTS[part]).click()

    def play_until(self, kind: str) -> None:
        """Answer in the bar until a question of this kind is asked: work if possible, and keep everything."""
        for _ in range(40):
            self.feed.next_question()
            if self.feed.sight["ask"]["kind"] == kind:
                return
            keys = [option["key"] for option in self.feed.options]
            rich = self.feed.sight["state"]["coins"][self.feed.sight["seat"]] > 1
            wanted = ("buy", "pay") if kind == "pay" and rich else ()
            self.give(next(key for key in (*wanted, "enough", "done", "work", *keys) if key in keys))
        raise AssertionError(f"nobody asks for {kind}")

    def give(self, key: str) -> None:
        self.press(self.page.get_by_role("region", name="Actions").locator(f'[data-answer="{key}"]'))

    def press(self, button: Locator) -> None:
        answered, since = self.feed.answers, self.feed.decisions
        button.click()
        self.feed.confirm_preview(answered, button.click)
        self.feed.wait_until_done(since)

    def check_layout(self, name: str) -> None:
        """Check the layout with the whole board on a desktop, and on the phone."""
        for size in at_each_size(self.page, [DESK_SIZE, PHONE_SIZE]):
            for part in PARTS.values():
                expect(self.page.get_by_role("tab", name=part), size).to_have_count(1 if size == "at 390 x 844" else 0)
            picture(self.page, f"fair-{name}-{size}")
            assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
            if name == "ward" or size.startswith("at 1440"):
                assert serious_violations(self.page, colours=name == "ward" and size.startswith("at 1440")) == [], size


def test_every_part_of_a_scene_is_on_the_board(enter: Callable[..., Page]) -> None:
    page = enter(390, 844, touch=True)
    stall = FairPlayer(page)

    stall.play_until("ward")
    banner = page.get_by_role("group", name="A theft").first
    expect(banner).to_contain_text("Up to 2 coins are taken.")
    expect(banner.locator(".ring [role=img]")).to_have_count(1)
    stall.look_at("board")
    expect(page.locator(".map [data-place]")).to_have_count(4)
    expect(page.locator(".map path.road")).to_have_count(5)
    expect(page.locator(".areas [data-place]")).to_have_count(3)
    expect(page.locator(".areas .token")).to_have_count(2)
    expect(page.get_by_role("img", name="stalls: ")).to_contain_text("a good fair")
    stall.look_at("cards")
    expect(page.get_by_role("group", name="Your cards").locator(".card.face")).to_have_count(3)
    expect(page.get_by_role("region", name="Against the Rat").locator(".block")).to_have_count(3)
    stall.check_layout("ward")
    stall.press(banner.locator('[data-answer="done"]'))
    expect(banner).to_be_hidden()

    stall.play_until("pay")
    purse = page.get_by_role("region", name="How do you pay?")
    expect(purse.locator(".slot")).to_have_count(2)
    stall.look_at("open")
    expect(page.locator('.offer.legal[data-place="coin"]')).to_have_count(1)
    expect(page.get_by_role("list", name="Decks").locator(".deck")).to_contain_text("cards of the fair")
    stall.check_layout("pay")
    stall.press(purse.get_by_role("button", name="Pay", exact=True))
    assert stall.feed.sight["state"]["stalls"][stall.feed.sight["seat"]] == 1
    stall.play_until("give-back")
    stall.look_at("cards")
    expect(page.get_by_role("group", name="Your cards").locator('[data-place^="stall:"]')).to_have_count(1)
    page.get_by_role("group", name="Your cards").locator(".card.legal").first.click()
    stall.check_layout("cards")
