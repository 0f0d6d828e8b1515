"""Sword & Sorcery in the browser: the dungeon is drawn, and its areas, enemies and cards answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from meadhall.bots.random_bot import RandomBot
from meadhall.engine import Match, Option, View, record
from meadhall.games.swordsorcery import GAME
from meadhall.games.swordsorcery.bot.sensible import sensible
from tests.browser.answering import ask_always, give, see_the_newest
from tests.browser.conftest import grave_faults, picture
from tests.browser.duels import answer
from tests.browser.hearing import Ear, until
from tests.browser.keyboard import Keyboard
from tests.browser.sizes import sizes
from tests.browser.tables import ME, OPEN, call, gone_on
from tests.games.swordsorcery.tables import crypt

Enter = Callable[..., Page]
Plays = Callable[[View[Any]], Option]
WIDE = (1440, 900)
PHONE = (390, 844)


# Pieces of an area that stand, in part, outside of it.
OUTSIDE = """() => [...document.querySelectorAll(".area")].flatMap(area => {
  const { top, bottom } = area.getBoundingClientRect();
  return [...area.querySelectorAll(".piece .token")].filter(piece => {
    const at = piece.getBoundingClientRect();
    return at.top < top - 1 || at.bottom > bottom + 1;
  }).map(piece => piece.getAttribute("aria-label"));
})"""


def sit_down(enter: Enter, width: int, height: int, heroes: int = 2) -> tuple[Page, Ear]:
    """A table of one player who leads some heroes, with the party gathered, at the first turn of one of them."""
    match: Match[Any] = Match(GAME, seed="7", players=1, mode="single", heroes=heroes)
    decisions = 0
    while not any(option.key.startswith("to:") for option in match.menu().options):
        match.answer(match.asked, match.menu().options[0])
        decisions += 1
    page, ear = go_on(enter, match, decisions, (width, height))
    close_scenes(page)
    return page, ear


def close_scenes(page: Page) -> None:
    """Close scenes over the map, unless they end by themselves meanwhile."""
    close = page.locator(".scene .close")
    close.evaluate_all("all => all.forEach(one => one.click())")
    expect(close).to_have_count(0)


def brought_to(
    enter: Enter,
    question: str,
    size: tuple[int, int] = WIDE,
    at: str = "q0",
    plays: Plays = sensible,
    **options: object,
) -> tuple[Page, Ear]:
    """A table at which a bot has played to the first question of a kind in a quest; it is gone on with from there."""
    return go_on(enter, *found(question, at, plays, tuple(options.items())), size)


@cache
def found(question: str, at: str, plays: Plays, options: tuple[tuple[str, Any], ...]) -> tuple[Match[Any], int]:
    """A match that has come to this question, and after how many decisions."""
    for seed in range(20):
        match: Match[Any] = Match(GAME, seed=seed, **{"heroes": 2, **dict(options)})
        decisions = 0
        while not match.over:
            if match.menu().question == question and match.state.quest == at:
                return match, decisions
            match.answer(match.asked, plays(match.view(match.asked)))
            decisions += 1
    raise AssertionError(f"nobody is ever asked {question} in {at}")


def go_on(enter: Enter, match: Match[Any], decisions: int | None, size: tuple[int, int] = WIDE) -> tuple[Page, Ear]:
    """A table at which a match is played on by the player of its first hero."""
    page = enter(*size, touch=size[0] < 500)
    ask_always(page)
    ear = Ear(page)
    page.goto(f"/t/{gone_on(page, record.save(match), decisions)['id']}")
    ear.turn()
    return page, ear


def first_of_bar(page: Page, ear: Ear) -> None:
    """The first answer, by its button, or by what it is about where that gives it."""
    key = ear.options[0]["key"]
    give(page, ear, lambda: press(page, ear, key))


def test_the_map_tells_what_is_on_it_and_a_hero_goes_where_an_area_is_touched(enter: Enter) -> None:
    page, ear = sit_down(enter, *WIDE)
    picture(page, "swordsorcery-wide")
    assert grave_faults(page) == []
    everything_on_the_map_tells_what_it_is(page, ear)
    page.keyboard.press("Escape")
    to = next(option["key"] for option in ear.options if option["key"].startswith("to:"))[3:]
    hero = ear.sight["state"]["heroes"][ear.sight["state"]["active"]]["id"]
    give(page, ear, page.locator(f'.areas [data-place="{to}"]').click)
    figure = next(one for one in ear.sight["figures"] if one["kind"] == "hero" and hero[:4].title() in one["name"])
    assert figure["place"] == to
    picture(page, "swordsorcery-moved")
    ear.turn()
    it_is_played_by_keyboard_alone(page, ear)


# Of the smallest figure on the map, in pixels.
LEAST = "Math.min(...[...document.querySelectorAll('.area .token')].map(one => one.getBoundingClientRect().width))"


def test_eleven_figures_in_one_small_area_are_all_seen(enter: Enter) -> None:
    """In the smallest area of the prologue. A figure is as large as a finger, and stands in its area."""
    heroes = ("bryndis", "dorrun", "ilvane", "corvane", "sable")
    party = ", ".join(f"{hero} law K10" for hero in heroes)
    foes = ", ".join(f"{foe} K10" for foe in ("orc_b", "orc_g") * 3)
    page, _ = go_on(enter, crypt(party=party, foes=foes).match, None, PHONE)
    expect(page.locator(".area .token")).to_have_count(11)
    for size in sizes(page, [PHONE, WIDE]):
        until(page, lambda: not page.evaluate(OUTSIDE), f"all pieces to stand in their areas {size}")
        assert page.evaluate(LEAST) >= 24, size
        picture(page, f"swordsorcery-eleven-{size}")


# How far the ring at the end of a line of sight is from the middle of a figure, in pixels.
OFF = """name => {
  const middle = element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [ring, figure] = [document.querySelector("circle.sight"), document.querySelector(`[data-figure="${name}"]`)];
  if (!ring || !figure) return 1000;
  const [[a, b], [c, d]] = [middle(ring), middle(figure)];
  return Math.hypot(a - c, b - d);
}"""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_target_is_in_view_and_gets_the_ring(enter: Enter, size: tuple[int, int]) -> None:
    page, ear = brought_to(enter, "target", size)
    foes = [option["key"].removeprefix("foe:") for option in ear.options if option["key"].startswith("foe:")]
    at_hand = ear.sight["state"]["heroes"][ear.sight["state"]["active"]]["area"]
    far = [one for one in ear.sight["state"]["enemies"] if str(one["ref"]) in foes and one["area"] != at_hand]
    expect(page.locator(f'[data-piece="{foes[0]}"]')).to_be_in_viewport()
    for one in far:
        page.locator(f'[data-piece="{one["ref"]}"]').click()
        until(page, lambda ref=one["ref"]: page.evaluate(OFF, str(ref)) < 12, "the ring to lie on the figure")  # type: ignore[misc]


@pytest.mark.parametrize(("foes", "listed"), [("orc_b K4, orc_g K4", 0), ("orc_b K4, orc_b K4, orc_g K4", 3)])
def test_the_bar_lists_targets_only_where_figures_are_small(enter: Enter, foes: str, listed: int) -> None:
    """The hero stands there too: four in a room are drawn smaller."""
    trial = crypt(party="bryndis chaos K4, sable law K1", foes=foes)
    trial.answer("attack")
    page, ear = go_on(enter, trial.match, None, WIDE)
    see_the_newest(page, ear)
    expect(page.locator('.act [data-answer^="foe:"]')).to_have_count(listed)
    letters = [option["letter"] for option in ear.options if option["key"].startswith("foe:")]
    expect(page.locator("[data-piece] kbd")).to_have_count(len(letters))
    assert sorted(page.locator("[data-piece] kbd").all_inner_texts()) == sorted(letters)


def test_an_attack_is_told_in_five_beats(enter: Enter) -> None:
    """While dice may be added to, the panel says where it stands; when it is over, what came of it."""
    page, ear = brought_to(enter, "hit")
    panel = page.locator(".live .strike")
    expect(panel).to_be_visible()
    expect(panel.locator(".beats [aria-current=step]")).to_have_text("3 Boost")
    expect(panel.locator(".dice .die")).to_have_count(len(ear.sight["state"]["attacks"][-1]["dice"]))
    assert grave_faults(page) == []
    picture(page, "swordsorcery-attack")
    give(page, ear, panel.locator('.way[data-answer="done"]').click)
    while ear.sight["state"]["attacks"]:
        answer(Keyboard(page, ear), ear.options[0]["key"])
    scene = page.locator(".scene")
    expect(scene.locator(".strike .beats [aria-current=step]").first).to_have_text("5 Effects")
    picture(page, "swordsorcery-attack-over")
    scene.locator(".close").click()
    expect(scene).to_have_count(0)
    page.locator(".round .again").click()
    expect(scene).to_be_visible()


def test_pressing_a_market_item_buys_it(enter: Enter) -> None:
    """A bought item lies among one's own things; a too expensive one says why."""
    page, ear = brought_to(enter, "market", WIDE, at="q1")
    for size in sizes(page, [WIDE, PHONE]):
        assert not size.startswith("at 1440") or grave_faults(page) == [], size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        picture(page, f"swordsorcery-market-{size}")
    expect(page.locator(".road [aria-current=step]")).to_contain_text("Fenwick")
    page.get_by_role("tab", name="Potions").click()
    bought = "healing_potion"
    crowns = ear.sight["state"]["heroes"][0]["crowns"]
    give(page, ear, page.locator(f'.offers [data-place="{bought}"]').first.click)
    assert ear.sight["state"]["heroes"][0]["crowns"] < crowns
    assert bought in [thing[0] for thing in ear.sight["state"]["heroes"][0]["bag"]]
    expect(page.locator(".market .bought")).to_contain_text("Healing Potion")
    expect(page.locator(".toasts")).to_contain_text("Healing Potion")


def test_a_page_is_read_and_answered_and_can_be_read_again(enter: Enter) -> None:
    page, ear = brought_to(enter, "paragraph", at="q1", mode="single", quest="q1")
    told = page.locator(".live .page")
    expect(told.locator("p").first).to_be_visible()
    text = told.locator("p").first.inner_text()
    picture(page, "swordsorcery-page")
    assert grave_faults(page) == []
    give(page, ear, told.locator(".way").first.click)
    close_scenes(page)
    page.locator(".round .book").click()
    journal = page.get_by_role("dialog")
    expect(journal.locator(".page").filter(has_text=text[:40])).to_be_visible()
    picture(page, "swordsorcery-journal")


def test_a_lost_quest_offers_to_try_again(enter: Enter) -> None:
    page, ear = brought_to(enter, "lost", plays=RandomBot().choose, mode="campaign", difficulty="heroic")
    ending = page.locator(".ending")
    expect(ending.locator("h2")).to_have_text("The party has lost")
    picture(page, "swordsorcery-lost")
    assert grave_faults(page) == []
    give(page, ear, ending.locator('.way[data-answer="again"]').click)
    assert ear.sight["state"]["attempt"] == 2


BY_CLICKS = 10  # answers: the first turn of a hero


def test_the_prologue_is_begun_by_clicks(enter: Enter) -> None:
    """Map, figures, cards, panels and bar are pressed as a sensible player would."""
    options = {"players": 1, "mode": "single", "heroes": 2, "difficulty": "story"}
    match = Match(GAME, seed="7", **options)
    page = enter(*WIDE)
    ask_always(page)
    ear = Ear(page)
    table = call(page, "/api/tables", {"game": "swordsorcery", "seats": [ME], "options": options, "seed": "7"})
    page.goto(f"/t/{table['id']}")
    for _ in range(BY_CLICKS):
        ear.turn()
        key = sensible(match.view(match.asked)).key
        assert key in [option["key"] for option in ear.options]
        close_scenes(page)
        give(page, ear, lambda key=key: press(page, ear, key))  # type: ignore[misc]
        match.answer(match.asked, key)


def press(page: Page, ear: Ear, key: str) -> None:
    """The thing that an answer is about, wherever it lies, or else its button, once the page shows what was heard."""
    expect(page.locator(".act .lead")).to_have_attribute("title", ear.sight["ask"]["words"])
    see_the_newest(page, ear)
    page.locator("[data-stage] :is([data-place], [data-answer])").first.wait_for()
    of = key.partition(":")[2]
    where = [f'.live .way[data-answer="{key}"]']
    if of:
        lies = (".areas", ".offers", ".party .cards")
        where += [f'.areas [data-piece="{of}"]', *(f'{room} [data-place="{of}"][aria-pressed]' for room in lies)]
    for selector in (*where, f'.act [data-answer="{key}"]'):
        found = page.locator(selector).first
        if found.count():
            found.click()
            return
    page.locator(".act .more > button").first.click()
    words = next(option["words"] for option in ear.options if option["key"] == key)
    page.locator(".act .list").get_by_text(words, exact=True).first.click()


def everything_on_the_map_tells_what_it_is(page: Page, ear: Ear) -> None:
    """A door, a chest, an enemy out of reach: a press opens the card that says what it is; arrows lead about."""
    assert page.locator(".enemies .card").count() >= len({enemy["id"] for enemy in ear.sight["state"]["enemies"]}) > 0
    expect(page.locator(".enemies .now").first).to_be_visible()
    page.locator('.areas [data-place="K1"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('.areas [data-place="K2"]')).to_be_focused()
    card = page.locator("[data-card]").first
    for thing, words in (
        (".gate[data-about=kd2]", "door between"),
        (".thing.chest", "open it with an Action"),
        (".told .tile", "HP"),
    ):
        page.locator(thing).first.click(force=True)
        expect(card).to_contain_text(words)
    page.locator(".told .tile").first.hover(force=True)
    expect(page.locator("path.sight.blocked, path.sight:not(.rim)").first).to_be_visible()
    assert ear.question == "act"


def it_is_played_by_keyboard_alone(page: Page, ear: Ear) -> None:
    begin = ear.decisions
    Keyboard(page, ear).play(4)
    assert ear.decisions >= begin + 4


def test_two_players_are_one_party(enter: Enter) -> None:
    """Each leads a hero; both see the same dungeon, and who is asked answers."""
    first = enter(*WIDE)
    second = enter(*WIDE)
    ears = [Ear(first), Ear(second)]
    for page in (first, second):
        ask_always(page)
    plan = {"game": "swordsorcery", "seats": [ME, OPEN], "options": {"players": 2, "mode": "single"}, "seed": "3"}
    table = call(first, "/api/tables", plan)
    first.goto(f"/t/{table['id']}")
    second.goto(table["link"])
    second.get_by_role("button", name="Sit down").click()
    answered = set[int]()
    while answered != {0, 1} or {hero["seat"] for hero in ears[0].sight["state"]["heroes"]} != {0, 1}:
        until(first, lambda: any(ear.options for ear in ears), "somebody to be asked")
        at = next(at for at, ear in enumerate(ears) if ear.options)
        page, ear = (first, second)[at], ears[at]
        close_scenes(page)
        key = ear.options[0]["key"]
        give(page, ear, lambda page=page, ear=ear, key=key: press(page, ear, key))  # type: ignore[misc]
        answered.add(at)
    until(first, lambda: ears[0].decisions == ears[1].decisions, "both to see the same")
    assert ears[0].sight["figures"] == ears[1].sight["figures"]
