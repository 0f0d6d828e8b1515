"""Why a position cannot be: more of a thing than there is, or what the rules never leave on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine.common.errors import BadPosition, listed
from meadhall.engine.model.state import OVER
from meadhall.games.virtues.boards.quest_board import markers_of
from meadhall.games.virtues.content import BUILDINGS, RULES, VIRTUES
from meadhall.games.virtues.phrases import ENDINGS
from meadhall.games.virtues.positions.players import P
from meadhall.games.virtues.state import Player, State

FULL_PILE: Final = RULES.sins_per_cataclysm - 1  # with one card more it is shuffled in at once


def must_be_possible(p: P) -> None:
    """Fails with the first sentence that says why the position cannot be."""
    for sentence in _wrong(p):
        raise BadPosition(sentence)


def _wrong(p: P) -> Iterator[str]:
    s = p.state
    seats = range(len(s.players))
    if sorted(s.order) != list(seats):
        yield f"order: each of {listed(p.seats[: len(seats)])} stands in it once"
    if not 0 <= s.at < len(seats):
        yield f"at: is a place in the order, from 0 to {len(seats) - 1}, not {s.at}"
    if len({*s.passed}) < len(s.passed):
        yield "passed: each seat is named once"
    if s.armour > RULES.armour_pieces:
        yield f"armour: there are {RULES.armour_pieces} pieces, not {s.armour}"
    if s.ending and (s.ending not in ENDINGS or s.step != OVER):
        yield f"ending: is one of {listed(ENDINGS)} where step is '{OVER}', not '{s.ending}' where it is '{s.step}'"
    if len(s.sin_deck.discards) > FULL_PILE:
        yield f"sin_pile: it holds at most {FULL_PILE} cards, not {len(s.sin_deck.discards)} (SV-SIN-05)"
    if any(BUILDINGS[building].kind != "temple" for building in s.temples):
        yield "temples: only temples lie at the world board"
    yield from _wrong_gifts(s)
    for seat in seats:
        yield from (f"{p.seats[seat]}.{sentence}" for sentence in _wrong_player(s, seat, s.players[seat]))


def _wrong_gifts(s: State) -> Iterator[str]:
    for virtue, card in enumerate(VIRTUES):
        held = sum(player.gifts[virtue] for player in s.players)
        if min(s.pool[virtue], *(player.gifts[virtue] for player in s.players)) < 0:
            yield f"{card.id}: there are {RULES.gift_copies} gift cards, and nobody has fewer than none (SV-GFT-01)"
        if held + s.pool[virtue] > RULES.gift_copies:
            yield f"pool: of {card.id} there are {RULES.gift_copies} gift cards, and players hold {held} (SV-GFT-01)"


def _wrong_player(s: State, seat: int, player: Player) -> Iterator[str]:
    laid = len([*markers_of(s, seat)]) + s.portals.count(seat) + len(player.manned)
    if player.markers + laid > RULES.player_markers:
        yield f"markers: there are {RULES.player_markers}, and {laid} of them lie elsewhere, so not {player.markers}"
    if not {*player.tapped} <= {*player.characters} or len({*player.tapped}) < len(player.tapped):
        yield "tapped: only characters of the player are, each once; write `ch_red_2!` among the characters"
    if not {*player.manned} <= {*player.buildings} or len({*player.manned}) < len(player.manned):
        yield "manned: only buildings of the player are, each once; write `b01+` among the buildings"
    if (player.fallen or player.corruption) and not s.options.fall:
        yield "corruption: there is none without The Fall of a Hero; say fall=True (SV-FAL-01)"
