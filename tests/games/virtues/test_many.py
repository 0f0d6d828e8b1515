"""Many random matches: the laws, the invariants, and every kind of match."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from meadhall.engine import OVER, Match
from meadhall.engine.kit.decks import cards_left
from meadhall.games.virtues import GAME
from meadhall.games.virtues.content import RULES
from meadhall.games.virtues.effects.verbs import VERBS
from meadhall.games.virtues.state import State
from meadhall.testing import clause
from meadhall.testing.check import check_game
from tests.depth import deep

MATCH_KINDS = [
    {"players": 2},
    {"players": 3, "hero_deal": "draft"},
    {"players": 4},
    {"players": 4, "fall": True},
    {"players": 3, "fall": True, "unnamed": True},
    {"players": 6, "relief": True},
    {"players": 6, "fall": True, "unnamed": True},
]


def test_every_op_is_implemented() -> None:
    assert VERBS.missing() == []


@pytest.mark.long
def test_laws_hold() -> None:
    report = check_game(GAME, matches=deep(1))
    about_all = ("every face", "every kind of answer", "every step", "the answer for an absent player")
    broken = [result for result in report.results if not result.ok and not result.law.startswith(about_all)]
    assert not broken, report.text


@clause("SV-GFT-01", "SV-CMP-03", "SV-GEN-02", "SV-OPT-02")
@pytest.mark.parametrize("options", MATCH_KINDS)
def test_pieces_are_neither_lost_nor_created(options: dict[str, object]) -> None:
    match, rng = Match(GAME, f"many {options}", **options), random.Random(str(options))
    while match.ask is not None:
        match.answer(match.ask.seat, rng.choice(match.menu().options))
        if match.state.step not in ("setup", "draft", "lay-out"):
            check_box(match.state)
    assert match.state.step == OVER
    assert match.state.ending
    assert min(standing.place for standing in match.standings) >= 1


def check_box(s: State) -> None:
    """Check that every gift card, marker and card is in one possible place, once."""
    held = [sum(player.gifts[virtue] for player in s.players) for virtue in range(7)]
    assert [pool + held for pool, held in zip(s.pool, held, strict=True)] == [RULES.gift_copies] * 7
    laid = Counter(marker for row in s.rows for quest in row for marker in quest.markers)
    for seat, player in enumerate(s.players):
        assert player.might >= 0
        assert player.fame >= 0
        assert player.gold >= 0
        assert player.markers + laid[seat] + s.portals.count(seat) + len(player.manned) == RULES.player_markers
        assert player.might == sum(player.made_of.values())
        assert set(player.tapped) <= set(player.characters)
        assert set(player.manned) <= set(player.buildings)
    characters = [card for player in s.players for card in player.characters]
    characters += [card for card in s.tavern if card >= 0] + s.character_deck.discards
    assert len(characters) + cards_left(s.faces, s.character_deck) == 30
    elixirs = [card for player in s.players for card in player.elixirs]
    elixirs += [card for card in s.store if card >= 0] + s.elixir_deck.discards
    assert len(elixirs) + cards_left(s.faces, s.elixir_deck) == 36
    assert len(s.sin_deck.discards) <= RULES.sins_per_cataclysm
    artifacts = sum(len(player.artifacts) for player in s.players)
    assert artifacts + cards_left(s.faces, s.artifact_deck) == 7
