"""Computed values agree with the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.bots import answer_with, find_bot
from meadhall.engine import Match
from meadhall.engine.kit.decks import cards_left
from meadhall.games.virtues import GAME
from meadhall.games.virtues.computed import Board, computed
from meadhall.games.virtues.content import QUEST, RULES
from meadhall.games.virtues.holdings import can_use_improved_side, production
from meadhall.games.virtues.state import NOBODY, State
from meadhall.games.virtues.turns import income, majorities
from meadhall.testing.clauses import clause
from meadhall.testing.scenario import ScriptedTable
from tests.games.virtues.tables import sv


@clause("SV-RGP-20", "SV-ELX-03", "SV-BLD-04")
def test_holdings_equal_the_rules_throughout_a_match() -> None:
    match = Match(GAME, seed="5", players=3)
    bots = [find_bot("sensible", GAME, f"5 {seat}") for seat in range(3)]
    better = made = short = 0
    for _ in range(600):
        if match.ask is None:
            break
        view = match.glance(match.asked)
        s, values = view.state, computed(view)
        assert values is not None
        for seat, has in enumerate(values.holdings):
            player, (fame, gold, might) = s.players[seat], income(s, seat)
            assert (has.fame, has.gold, has.might) == (fame, gold, sum(might.values()))
            assert has.better == [elixir for elixir in player.elixirs if can_use_improved_side(player, elixir)]
            assert has.makes == {building: production(player, building) for building in player.buildings}
            assert has.leads == [most for leader, most in majorities(s) if leader == seat]
            better += len(has.better)
            made += len(has.makes)
        if view.question == "go" and short < 150:
            short += _check_missing(match, values.missing)
            spectator = computed(match.glance(-1))
            assert spectator is not None
            assert not spectator.missing
        answer_with(bots[match.asked], match, match.asked)
    assert better
    assert made
    assert short


@clause("SV-DEC-18", "SV-FREE-04")
def test_a_response_is_idle_if_it_cannot_change_the_effect() -> None:
    """An elixir does not save gold, but drinking it saves it from a theft. A reaction stops both."""
    assert _is_idle("extortion:sin_greed_a", gold=1, elixirs="el_red_1")
    assert not _is_idle("extortion:sin_greed_a", gold=1, elixirs="el_red_1", sins="sin_pride_a")
    assert not _is_idle("pilfer:sin_envy_a", elixirs="el_red_1")


@clause("SV-FREE-02")
def test_a_cataclysm_leaves_a_response_idle_unless_it_takes_cards() -> None:
    def struck_by(cataclysm: str, buildings: str) -> bool:
        t = sv(
            ann={"sins": "sin_greed_a", "buildings": buildings}, sin_pile=SIX, next_cataclysms=cataclysm
        )  # fmt: skip
        t.answer("hoard:sin_greed_a")
        return _idle_of(t, 0)

    assert struck_by("cat_12", "b01")
    assert struck_by("cat_07", "b02")
    assert not struck_by("cat_07", "b01")
    assert not struck_by("cat_05", "b01")


def _is_idle(sin: str, **bram: Any) -> bool:
    """Whether the second player's responses are idle when the first one plays a sin card."""
    t = sv(ann={"sins": sin.split(":")[1]}, bram=bram)
    t.answer(sin)
    return _idle_of(t, 1)


def _idle_of(t: ScriptedTable[State], seat: int) -> bool:
    assert (t.asked, t.question) == (seat, "interrupt")
    values = computed(t.match.glance(seat))
    assert values is not None
    return values.idle


SIX = "sin_pride_b sin_pride_b sin_sloth_a sin_sloth_a sin_sloth_b sin_sloth_b"
VERBS = {"c": "recruit", "e": "buy", "b": "found", "q": "quest", "p": "portal"}  # by the first letter of an id


def _check_missing(match: Match[Any], missing: Mapping[str, Mapping[str, int]]) -> int:
    """Check that affordable things lack nothing, and that others lack the amount in their refusal."""
    keys = match.menu(match.asked).keys
    for thing, lack in missing.items():
        key = f"{VERBS[thing[0]]}:{thing}"
        assert key not in keys
        assert all(lack.values())
        (why,) = match.why_not(key)
        if why.clause in ("SV-PAY-01", "SV-PAY-02", "SV-PAY-03", "SV-PAY-07"):
            assert f" {sum(lack.values())} " in why.words
    return len(missing)


def board_values(t: ScriptedTable[State]) -> Board:
    values = computed(t.match.glance(0))
    assert values is not None
    return values.board


@clause("SV-OPT-03", "SV-DCK-02")
def test_board_values_have_limits_and_deck_sizes() -> None:
    t = sv()
    values, s = board_values(t), t.state
    assert (values.might, values.cataclysms, values.sins, values.corruption) == (30, 14, 7, 7)
    assert values.decks == {
        deck.name: cards_left(s.faces, deck) for deck in (s.character_deck, s.elixir_deck, s.castle_deck, s.estate_deck)
    }
    relieved = computed(Match(GAME, players=5, relief=True).glance(0))
    assert relieved is not None
    assert relieved.board.might == RULES.relief_might_to_win < 30


@clause("SV-CLS-14", "SV-CLS-19")
def test_each_row_shows_its_next_piece_of_armour() -> None:
    assert board_values(sv(armour=2)).brings == [2, 3, 4]
    assert board_values(sv(armour=RULES.armour_pieces - 1)).brings == [RULES.armour_pieces - 1, NOBODY, NOBODY]


@clause("SV-CLS-01")
def test_complete_quests_are_listed() -> None:
    assert board_values(sv(row1=["q01: ann bram neutral", "q03: - - bram"])).whole == [QUEST["q01"]]
