"""Random matches of all modes end, and keep all invariants."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from meadhall.engine import Match
from meadhall.engine.common.errors import BadOption
from meadhall.engine.flows.flow import CLOCK
from meadhall.games.heropath import GAME
from meadhall.games.heropath.cards.holding import all_cards
from meadhall.games.heropath.content import CARDS, LEECHES, STOCK
from meadhall.games.heropath.enemies.tokens import tokens_in_stock
from meadhall.games.heropath.setup.start import expansion_count
from meadhall.games.heropath.state import EMPTY, State
from meadhall.testing import clause
from tests.depth import deep

MATCH_COUNT: Final = deep(24)
# The questions that may have a single option (HP-DEC-02).
SINGLE_OPTION_QUESTIONS: Final = frozenset({"action", "travel", "rest", "visit", "arrange", "arm-first"})
HIDDEN_CARD_QUESTIONS: Final = frozenset(
    {"use-card", "use-card-for-search", "after-the-roll", "snatch-what", "replace-dealt"}
)


def random_options(count: int) -> list[dict[str, Any]]:
    """Return random options that can be combined."""
    rng, result = random.Random("modes"), list[dict[str, Any]]()
    while len(result) < count:
        options = {choice.id: rng.choice(choice.values) for choice in GAME.choices}
        try:
            GAME.options(**options)
        except BadOption:
            continue
        result.append({**options, "round_limit": rng.randint(2, 6)})
    return result


def check_invariants(s: State) -> None:
    """Check that no piece is lost or doubled, and that no limit is exceeded."""
    more = expansion_count(s.players)
    gold = s.gold + sum(hero.gold for hero in s.heroes) + sum(s.loose_gold.values())
    food = s.food + sum(hero.food for hero in s.heroes) + sum(s.loose_food.values())
    assert (gold, food) == (STOCK.GOLD + 8 * more, STOCK.FOOD + 8 * more)
    assert s.leeches + sum(hero.leeches for hero in s.heroes) == LEECHES
    assert all(0 <= n <= 5 for hero in s.heroes for n in hero.gems)
    assert all(0 <= hero.leeches <= 2 for hero in s.heroes)
    assert all(len(tokens) <= 2 for tokens in s.enemies.values())
    on_map = sum(map(len, s.enemies.values()))
    dead = sum(map(len, s.scale.dead)) + len(s.scale.skull)
    assert on_map + dead + tokens_in_stock(s) + (s.scale.marker != EMPTY) == 48
    held = [piece for hero in s.heroes for piece in all_cards(hero)]
    assert len(set(held)) == len(held)


def count_cards(s: State) -> int:
    """Return the number of all cards, in any place."""
    bags = sum(len(faces) for deck, faces in s.faces.bags.items() if deck.isupper())
    discards = sum(len(board.deck.discards) for board in s.boards) + len(s.fortune.discards)
    held = sum(len(all_cards(hero)) + len(hero.draft) for hero in s.heroes)
    exposed = sum(len(board.exposed) for board in s.boards)
    return bags + discards + held + exposed + sum(len(square.cards) for square in s.dropped) + len(s.under)


def maybe_act_unasked(match: Match[Any], rng: random.Random) -> None:
    """Let a random seat take an unasked action, with a small probability."""
    seat = rng.randrange(len(match.state.heroes))
    if rng.random() < 0.02 and match.ask is not None and seat not in match.ask.waiting:
        offered = match.unasked(seat)
        if offered is not None:
            match.answer(seat, rng.choice(offered.options))


@clause("HP-DEC-02")
@pytest.mark.parametrize(
    "options", random_options(MATCH_COUNT), ids=lambda options: "-".join(map(str, options.values()))
)
def test_random_match_ends_and_keeps_its_sums(options: dict[str, Any]) -> None:
    rng = random.Random(str(options))
    match = Match(GAME, seed="random", **options)
    cards = count_cards(match.state)
    assert cards <= sum(card.count for card in CARDS)
    while match.ask is not None:
        maybe_act_unasked(match, rng)
        assert match.ask is not None
        seats = [seat for seat in match.ask.waiting if seat != CLOCK] or [CLOCK]
        seat = rng.choice(seats)
        menu = match.ask.menus[seat]
        assert (
            len(menu.options) > 1 or seat == CLOCK or menu.question in SINGLE_OPTION_QUESTIONS | HIDDEN_CARD_QUESTIONS
        ), menu.question
        match.answer(seat, rng.choice(menu.options))
        if match.ask is not None and all(menu.question in ("action", "stall") for menu in match.ask.menus.values()):
            check_invariants(match.state)
            assert count_cards(match.state) == cards
    assert match.standings
