"""How well a seat stands: the might it may expect against the best of its rivals, and whether the world lasts."""

from __future__ import annotations

from math import exp

from meadhall.games.virtues.bot.outlook import Outlook
from meadhall.games.virtues.bot.weights import SHARP
from meadhall.games.virtues.content import CHARACTERS, QUESTS, RULES
from meadhall.games.virtues.ending import standings
from meadhall.games.virtues.holdings import most_gifts
from meadhall.games.virtues.state import NOBODY, Seat, State
from meadhall.games.virtues.turns import income, majorities

W = SHARP
WON = 40.0  # a win, in might ahead
LOST = -25.0


def value(s: State, seat: Seat) -> float:
    """How far a seat is ahead, in might that may be expected; whoever has won or lost is as far as can be."""
    if s.ending:
        return _at_the_end(s, seat)
    if seat >= len(s.players):
        return float(len(s.cataclysms)) - s.armour
    look = Outlook(s, seat, W)
    lasting = 1 / (1 + exp(-look.margin * 0.8))
    if look.me.fallen:
        return LOST * lasting + WON * (1 - lasting)
    totals = [expected(s, other, look.turns) for other in range(len(s.players))]
    mine = totals.pop(seat)
    ahead = mine - max(totals)
    return lasting * ahead + (1 - lasting) * LOST * 0.5 - look.corruption() * look.me.corruption * 0.2


def _at_the_end(s: State, seat: Seat) -> float:
    place = next(one.place for one in standings(s) if one.seat == seat)
    lost = place > 1 and s.ending in ("cataclysm", "stopped")
    return WON if place == 1 else LOST if not lost else LOST * 0.8


def expected(s: State, seat: Seat, turns: float) -> float:
    """The might of a player at the end: what there is, what comes every turn, what can be made of the rest."""
    player = s.players[seat]
    fame, gold, might = income(s, seat)
    awards = sum(1 for owner, _ in majorities(s) if owner == seat)
    stock = (player.fame + player.gold) * W.token + sum(player.gifts) * W.gift
    allies = sum(0.15 * CHARACTERS[card].cost * (0.5 if card in player.tapped else 1.0) for card in player.characters)
    drinks = sum(sum(most_gifts(player, elixir)) for elixir in player.elixirs) * W.gift
    each_turn = sum(might.values()) + (fame + gold) * W.token * 0.8 + awards * W.award
    markers = sum(_markers(s, seat))
    sins = len(player.sins) * 0.3 if not s.options.fall else 0.0
    return player.might + stock + allies + drinks + each_turn * turns + markers + portals(s, seat) - sins


def _markers(s: State, seat: Seat) -> list[float]:
    """What a player's markers on quests promise."""
    worth = list[float]()
    for _, quest in s.open_quests():
        mine = quest.markers.count(seat)
        if mine:
            rest = sum(quest.markers.count(other) ** 2 for other in range(len(s.players)) if other != seat)
            free = sum(marker < 0 for marker in quest.markers)
            worth.append(mine * W.treasure + QUESTS[quest.card].prize * mine**2 / (mine**2 + rest + 0.7 * free))
    return worth


def portals(s: State, seat: Seat) -> float:
    closed = s.portals.count(seat)
    return W.portal * closed * (1 + closed * (len(s.portals) - s.portals.count(NOBODY)) / RULES.armour_pieces)
