"""Computed numbers for the drawn board: limits, decks, effects of cards, the next Production, and missing goods."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from meadhall.engine.kit.decks import cards_left
from meadhall.engine.presentation.alike import seen_by_all
from meadhall.engine.privacy.view import Glance
from meadhall.games.virtues import content, paying, turns
from meadhall.games.virtues.actions.questing import AvailableGoods
from meadhall.games.virtues.boards import market, quest_board
from meadhall.games.virtues.holdings import can_use_improved_side, portal_discount, production
from meadhall.games.virtues.quests import armour_of_row
from meadhall.games.virtues.state import NOBODY, Seat, State
from meadhall.games.virtues.windows import offers

MissingGoods = dict[str, int]  # missing amount by name: fame, gold, or the id of a virtue


class Holdings(msgspec.Struct, frozen=True, gc=False):
    """Current values of a player's cards.

    `fame`, `gold` and `might` are the income of the next Production. `better` are the elixirs with a usable improved
    side, and `makes` is the output of each building. `leads` are the majorities that the player has now.
    """

    fame: int
    gold: int
    might: int
    better: list[int]
    makes: dict[int, int]
    leads: list[str]


class Board(msgspec.Struct, frozen=True, gc=False):
    """Numbers of the common board.

    - `might`: the might that wins with the complete armour.
    - `cataclysms`: the total number of cataclysms.
    - `sins`: the number of discarded sin cards that causes a cataclysm.
    - `corruption`: the number of corruption cards that makes a hero fall.
    - `decks`: the number of cards in each deck.
    - `brings`: the piece of armour that each row brings, or -1.
    - `whole`: the quests without free requirements.
    """

    might: int
    cataclysms: int
    sins: int
    corruption: int
    decks: dict[str, int]
    brings: list[int]
    whole: list[int]


class ComputedValues(msgspec.Struct, frozen=True, gc=False):
    """Numbers for the board that the state does not contain. `holdings` are by seat, or empty until all have heroes.

    `missing` lists the goods that the player whose turn it is lacks for each price. The key is the id of the card or
    requirement.
    `idle` is true if the player may respond to an effect, but no response would change it.
    """

    board: Board
    holdings: list[Holdings]
    missing: dict[str, MissingGoods] = {}
    idle: bool = False


def computed(glance: Glance[State]) -> ComputedValues | None:
    """Return the computed values. Only the player who is asked receives `missing` and `idle`; all are public facts."""
    missing = _missing_goods(glance.state, glance.seat) if glance.question == "go" else ()
    idle = glance.question == "interrupt" and offers.change_nothing(glance.state, glance.seat, glance.options)
    return ComputedValues(_board(glance), _all_holdings(glance), {key: lack for key, lack in missing if lack}, idle)


@seen_by_all
def _board(glance: Glance[State]) -> Board:
    s, rules = glance.state, content.RULES
    decks = (s.character_deck, s.elixir_deck, s.castle_deck, s.estate_deck)
    return Board(
        s.options.might_to_win,
        rules.cataclysms,
        rules.sins_per_cataclysm,
        rules.corruption_to_fall,
        {deck.name: cards_left(s.faces, deck) for deck in decks},
        [armour_of_row(s, row) for row in range(len(s.rows))],
        [quest.card for row in s.rows for quest in row if quest_board.is_fulfilled(quest)],
    )


@seen_by_all
def _all_holdings(glance: Glance[State]) -> list[Holdings]:
    s = glance.state
    if any(player.hero < 0 for player in s.players):
        return []
    leads = list(turns.majorities(s))
    return [_holdings(s, seat, [most for leader, most in leads if leader == seat]) for seat in range(len(s.players))]


def _holdings(s: State, seat: Seat, leads: list[str]) -> Holdings:
    player = s.players[seat]
    fame, gold, might = turns.income(s, seat)
    return Holdings(
        fame,
        gold,
        sum(might.values()),
        [elixir for elixir in player.elixirs if can_use_improved_side(player, elixir)],
        {building: production(player, building) for building in player.buildings},
        leads,
    )


# ---- missing gifts


def _missing_goods(s: State, seat: Seat) -> Iterator[tuple[str, MissingGoods]]:
    """Yield everything with a price: its id, and the goods that the player whose turn it is lacks for it."""
    player, reach = s.players[seat], AvailableGoods(s.players[seat])
    for card in (card for card in s.tavern if card >= 0):
        yield content.CHARACTERS[card].id, _missing_tokens(paying.FAME, paying.recruit_price(player, card), reach.fame)
    for card in (card for card in s.store if card >= 0):
        yield content.ELIXIRS[card].id, _missing_tokens(paying.GOLD, paying.elixir_price(player, card), reach.gold)
    for card in market.buildings_for_sale(s):
        yield content.BUILDINGS[card].id, _missing_tokens(paying.GOLD, content.BUILDINGS[card].cost, reach.gold)
    if player.fallen:
        return
    for _, quest in s.open_quests():
        for space, asked in enumerate(content.QUESTS[quest.card].spaces):
            if quest.markers[space] == NOBODY:
                gifts = _missing_gifts(content.SPACE_GIFTS[quest.card][space], reach.gifts, reach.replacements)
                lack = (
                    _missing_tokens(paying.FAME, asked.fame, reach.fame)
                    | _missing_tokens(paying.GOLD, asked.gold, reach.gold)
                    | gifts
                )
                yield f"{content.QUESTS[quest.card].id}.{space + 1}", lack
    for portal, owner in enumerate(s.portals):
        if owner == NOBODY:
            yield (
                content.PORTALS[portal].id,
                _missing_gifts(content.PORTAL_COST[portal], player.gifts, portal_discount(player)),
            )


def _missing_tokens(good: str, cost: int, reach: int) -> MissingGoods:
    return {good: cost - reach} if cost > reach else {}


def _missing_gifts(cost: Sequence[int], reach: Sequence[int], spare: int) -> MissingGoods:
    """Return the missing gifts. Up to `spare` of them are left out, because gifts of any virtue replace them."""
    lack = [max(0, asked - owned) for asked, owned in zip(cost, reach, strict=False)]
    for virtue, short in enumerate(lack):
        lack[virtue] -= min(spare, short)
        spare -= min(spare, short)
    return content.gifts_by_name(lack)
