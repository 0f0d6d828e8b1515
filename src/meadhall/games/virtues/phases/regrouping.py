"""The Regrouping Phase (4.21): seven steps."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.engine.kit.decks import shuffle_in
from meadhall.engine.table.table import Table
from meadhall.games.virtues.content import CHARACTERS, COLOURS, HEROES, PORTALS, RULES
from meadhall.games.virtues.effects.sin_cards import draw_sins
from meadhall.games.virtues.ending import check_armour, check_cataclysms, end
from meadhall.games.virtues.events import MajorityWon, Produced, SinsWeighed
from meadhall.games.virtues.fall import corrupt
from meadhall.games.virtues.holdings.allegiance import of_colour, produced
from meadhall.games.virtues.holdings.wealth import gain, lose
from meadhall.games.virtues.sins.surplus import push_sin
from meadhall.games.virtues.state import Player, Seat, State


async def score(t: Table[State]) -> None:
    """Step 1: twelve majorities, worked out on the same position; then sin cards in hand weigh (SV-RGP-01 to 06)."""
    s = t.state
    for seat, most in list(majorities(s)):
        gain(s, seat, "might", 1, "majorities")
        t.tell(MajorityWon(seat, most))
    for seat in s.order:
        _weigh_sins(t, seat)
    check_armour(t)
    s.at = 0
    s.step = "sins"


def majorities(s: State) -> Iterator[tuple[Seat, str]]:
    """Who has the most of each thing; nobody where two tie, or where it is none (SV-RGP-03, SV-RGP-04)."""
    counted: list[tuple[str, list[int]]] = [
        ("elixirs", [len(player.elixirs) for player in s.players]),
        ("characters", [len(player.characters) for player in s.players]),
        ("buildings", [len(player.buildings) for player in s.players]),
        ("gift cards", [sum(player.gifts) for player in s.players]),
        ("fame", [player.fame for player in s.players]),
        ("gold", [player.gold for player in s.players]),
    ]
    for number, colour in enumerate(COLOURS):
        counted.append((f"{colour.name} characters", [of_colour(player, number) for player in s.players]))
    for most, numbers in counted:
        best = max(numbers)
        if best and numbers.count(best) == 1:
            yield numbers.index(best), most


def _weigh_sins(t: Table[State], seat: Seat) -> None:
    """Each sin card in hand costs might, or gives corruption (SV-RGP-06, SV-FAL-03, SV-FAL-04)."""
    s = t.state
    held = len(s.players[seat].sins)
    if not s.options.fall:
        lost = lose(s, seat, "might", held, "sins in hand")
        if lost:
            t.tell(SinsWeighed(seat, lost))
        return
    for _ in range(held):
        if s.is_good(seat):  # SV-FAL-17
            corrupt(t, seat)


async def sins(t: Table[State]) -> None:
    """Step 2, one player: sin cards up to three, at least one; the surplus is discarded at once (SV-RGP-07 to 09)."""
    s = t.state
    seat = s.order[s.at]
    hand = s.players[seat].sins
    draw_sins(t, seat, max(1, RULES.sin_hand - len(hand)), "SV-RGP-07")
    while len(hand) > RULES.sin_hand:
        await push_sin(t, seat)
        check_cataclysms(t)  # SV-END-05
    s.at += 1
    if s.at == len(s.order):
        check_armour(t)
        s.step = "regroup"


async def regroup(t: Table[State]) -> None:
    """Steps 3 to 7: heroes, Production, treasures, markers, turn order (SV-RGP-10 to 27)."""
    s = t.state
    for player in s.players:
        player.hero_tapped = False
    _produce(t)
    check_armour(t)
    if s.treasure_deck.discards:
        shuffle_in(s.faces, s.treasure_deck)  # SV-RGP-22
    for player in s.players:
        player.markers += len(player.manned)
        player.manned = []
        player.all_colours, player.portal_less = False, 0  # the end of the turn
    s.order = next_order(s)
    if s.turn >= RULES.max_turns:
        end(t, "stopped")  # SV-END-10
    s.step = "turn"


def _produce(t: Table[State]) -> None:
    """Step 4, worked out for all before anybody receives it (SV-RGP-20, SV-RGP-21, SV-GEN-05)."""
    s = t.state
    for seat, (fame, gold, might) in [(seat, income(s, seat)) for seat in s.order]:
        gain(s, seat, "fame", fame)
        gain(s, seat, "gold", gold)
        for source, number in might.items():
            if number:
                gain(s, seat, "might", number, source)
        t.tell(Produced(seat, fame, gold, sum(might.values())))


def income(s: State, seat: Seat) -> tuple[int, int, dict[str, int]]:
    """The fame, gold and might of Production; of might where each part of it comes from."""
    player = s.players[seat]
    cards = [CHARACTERS[card] for card in player.characters]
    made = {kind: produced(player, kind) for kind in ("castle", "estate", "temple")}
    own_fame, own_gold = hero_income(player)
    might = {
        "characters": sum(card.might_turn for card in cards),
        "temples": made["temple"],
        "portals": sum(PORTALS[portal].might_turn for portal, owner in enumerate(s.portals) if owner == seat),
    }
    fame = own_fame + sum(card.income_fame for card in cards) + made["castle"]
    gold = own_gold + sum(card.income_gold for card in cards) + made["estate"]
    return fame, gold, might


def hero_income(player: Player) -> tuple[int, int]:
    """Fame and gold of the side of the hero that lies up."""
    hero = HEROES[player.hero]
    if player.fallen:
        return hero.evil_income_fame, hero.evil_income_gold
    return hero.income_fame, hero.income_gold


def next_order(s: State) -> list[Seat]:
    """Step 7: by rising might; of those who tie, clockwise from the last First Player (SV-RGP-24 to 26)."""
    last, players = s.first_player, len(s.players)

    def key(seat: Seat) -> tuple[int, int]:
        return s.players[seat].might, (seat - last) % players or players

    return sorted(range(players), key=key)
