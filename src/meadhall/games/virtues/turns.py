"""Turns: the Quest Phase with its laps of goes (4.3), and the Regrouping Phase (4.21)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.engine import Table, choose
from meadhall.engine.kit.decks import shuffle_in
from meadhall.games.virtues import content, ending, fall, holdings, the_unnamed
from meadhall.games.virtues.actions.menu import go_options
from meadhall.games.virtues.effects.resources import draw_sins
from meadhall.games.virtues.events import actions
from meadhall.games.virtues.sins import charge_for_sins, discard_without_effect
from meadhall.games.virtues.state import NOBODY, Player, Seat, State
from meadhall.games.virtues.windows.opening import (
    ACTION_FLOWS,
    WINDOW_FLOWS,
    open_window_after_action,
    open_window_at_end_of_phase,
)


async def start_turn(t: Table[State]) -> None:
    """Begin a turn with the first lap of its Quest Phase (SV-QPH-01)."""
    s = t.state
    s.turn += 1
    s.lap, s.at, s.passed, s.row_done, s.blocks = 1, 0, [], False, []
    t.tell(actions.TurnBegan(s.turn, s.order[:]))
    s.step = "go"


async def play_go(t: Table[State]) -> None:
    """Play one player's go (SV-QPH-14). The next step is another go, or the end of the lap or of the phase."""
    s = t.state
    seat = s.order[s.at]
    player = s.players[seat]
    if player.skips:
        player.skips -= 1  # neither action nor pass (SV-QPH-10)
        t.tell(actions.GoSkipped(seat))
    else:
        s.on_go = seat
        await take_go(t, seat)
        s.on_go = NOBODY
        fall.return_gifts_of_fallen(t, seat)  # SV-FAL-16
    s.at += 1
    if s.row_done or len(s.passed) == len(s.players):  # SV-QPH-09, SV-QPH-12
        s.step = "phase-end"
    elif s.at == len(s.order):
        s.step = "lap-end"


async def take_go(t: Table[State], seat: Seat) -> None:
    """Ask for free plays (window A) and an action, in one menu. Then open window C if the phase continues."""
    s = t.state
    while WINDOW_FLOWS.has_flow(choice := await choose(seat, go_options(s, seat))):
        await WINDOW_FLOWS(t, seat, choice)
    if not ACTION_FLOWS.has_flow(choice):
        if seat not in s.passed:
            s.passed.append(seat)
        t.tell(actions.PlayerPassed(seat))
        return
    await ACTION_FLOWS(t, seat, choice)
    s.passed = []
    if not s.row_done:
        await open_window_after_action(t, seat)


async def end_lap(t: Table[State]) -> None:
    """End a lap: lift the blocks, let the Unnamed play a card, and begin the next lap."""
    s = t.state
    s.blocks = [block for block in s.blocks if block.lap > s.lap]
    if s.unnamed is not None:
        await the_unnamed.play_unnamed_card(t)
    s.at = 0
    s.step = "phase-end" if s.lap == content.RULES.max_laps else "go"  # SV-QPH-15
    if s.step == "go":
        s.lap += 1


async def end_phase(t: Table[State]) -> None:
    """End the Quest Phase: open window E, and check the end before Regrouping (SV-END-02, SV-END-05)."""
    s = t.state
    s.blocks = []
    for player in s.players:
        player.skips = 0  # SV-VOC-29
    t.tell(actions.PhaseEnded(s.lap))
    await open_window_at_end_of_phase(t)
    ending.check_cataclysms(t)
    s.step = "score"


# ---- the Regrouping Phase (4.21): seven steps


async def score_majorities(t: Table[State]) -> None:
    """Carry out step 1: score all majorities, then charge for sin cards in hand (SV-RGP-01 to 06)."""
    s = t.state
    for seat, kind in list(majorities(s)):
        holdings.gain_resource(s, seat, "might", 1, "majorities")
        t.tell(actions.MajorityWon(seat, kind))
    for seat in s.order:
        charge_for_sins(t, seat)
    ending.check_armour(t)
    s.at = 0
    s.step = "sins"


def majorities(s: State) -> Iterator[tuple[Seat, str]]:
    """Yield the seat with the most cards of each kind, and the kind. A tie is no majority (SV-RGP-03, SV-RGP-04)."""
    counts_by_kind: list[tuple[str, list[int]]] = [
        ("elixirs", [len(player.elixirs) for player in s.players]),
        ("characters", [len(player.characters) for player in s.players]),
        ("buildings", [len(player.buildings) for player in s.players]),
        ("gifts", [sum(player.gifts) for player in s.players]),
        ("fame", [player.fame for player in s.players]),
        ("gold", [player.gold for player in s.players]),
    ]
    for number, colour in enumerate(content.COLOURS):
        counts_by_kind.append((colour.id, [holdings.colour_count(player, number) for player in s.players]))
    for kind, numbers in counts_by_kind:
        best = max(numbers)
        if best and numbers.count(best) == 1:
            yield numbers.index(best), kind


async def draw_and_discard_sins(t: Table[State]) -> None:
    """Carry out step 2 for one player: draw one to three sin cards, and discard the surplus (SV-RGP-07 to 09)."""
    s = t.state
    seat = s.order[s.at]
    hand = s.players[seat].sins
    draw_sins(t, seat, max(1, content.RULES.sin_hand - len(hand)), "SV-RGP-07")
    while len(hand) > content.RULES.sin_hand:
        await discard_without_effect(t, seat)
        ending.check_cataclysms(t)  # SV-END-05
    s.at += 1
    if s.at == len(s.order):
        ending.check_armour(t)
        s.step = "regroup"


async def regroup(t: Table[State]) -> None:
    """Carry out steps 3 to 7: heroes, Production, treasures, markers, and the turn order (SV-RGP-10 to 27)."""
    s = t.state
    for player in s.players:
        player.hero_tapped = False
    _carry_out_production(t)
    ending.check_armour(t)
    if s.treasure_deck.discards:
        shuffle_in(s.faces, s.treasure_deck)  # SV-RGP-22
    for player in s.players:
        player.markers += len(player.manned)
        player.manned = []
        player.all_colours, player.portal_less = False, 0  # the end of the turn
    s.order = next_turn_order(s)
    if s.turn >= content.RULES.max_turns:
        ending.end_match(t, "stopped")  # SV-END-10
    s.step = "turn"


def _carry_out_production(t: Table[State]) -> None:
    """Carry out step 4: compute the Production of all players first, then give it (SV-RGP-20, 21, SV-GEN-05)."""
    s = t.state
    for seat, (fame, gold, might) in [(seat, income(s, seat)) for seat in s.order]:
        holdings.gain_resource(s, seat, "fame", fame)
        holdings.gain_resource(s, seat, "gold", gold)
        for source, number in might.items():
            if number:
                holdings.gain_resource(s, seat, "might", number, source)
        t.tell(actions.GoodsProduced(seat, fame, gold, sum(might.values())))


def income(s: State, seat: Seat) -> tuple[int, int, dict[str, int]]:
    """Return a player's Production: fame, gold, and might by source."""
    player = s.players[seat]
    cards = [content.CHARACTERS[card] for card in player.characters]
    amounts = {good: holdings.total_production(player, kind) for kind, good in holdings.PRODUCED_RESOURCE.items()}
    own_fame, own_gold = hero_income(player)
    might = {
        "characters": sum(card.might_turn for card in cards),
        "temples": amounts["might"],
        "portals": sum(content.PORTALS[portal].might_turn for portal, owner in enumerate(s.portals) if owner == seat),
    }
    fame = own_fame + sum(card.income_fame for card in cards) + amounts["fame"]
    gold = own_gold + sum(card.income_gold for card in cards) + amounts["gold"]
    return fame, gold, might


def hero_income(player: Player) -> tuple[int, int]:
    """Return the income of fame and gold from the face-up side of the hero."""
    hero = content.HEROES[player.hero]
    if player.fallen:
        return hero.evil_income_fame, hero.evil_income_gold
    return hero.income_fame, hero.income_gold


def next_turn_order(s: State) -> list[Seat]:
    """Return the next turn order: by rising might, ties clockwise from the First Player (SV-RGP-24 to 26)."""
    first_player, players = s.first_player, len(s.players)

    def key(seat: Seat) -> tuple[int, int]:
        return s.players[seat].might, (seat - first_player) % players or players

    return sorted(range(players), key=key)
