"""The Unnamed: a card at the end of each lap, and its demands (SV-UNN-03 to 15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, Option, Reason, Refused, Table, choose, menu
from meadhall.engine.common.text import Arg, Args, text
from meadhall.engine.kit.decks import cards_left
from meadhall.engine.kit.paying import Bill, pay
from meadhall.games.virtues import asking, content, ending, fall, paying, sins, texts
from meadhall.games.virtues.boards import market
from meadhall.games.virtues.effects import characters
from meadhall.games.virtues.effects.resources import draw_sins
from meadhall.games.virtues.effects.verbs import VERBS, Cause, target_seats
from meadhall.games.virtues.events.goods import BuildingLost, PenaltyTaken, UnnamedPlayed
from meadhall.games.virtues.ops import Demand, Due
from meadhall.games.virtues.state import Player, Seat, State
from meadhall.games.virtues.windows.opening import open_interrupt_window


class PlayCard(asking.CardOption):
    __slots__ = ()

    def args(self, state: State) -> Args:
        return {"card": texts.UNNAMED[self.card]}


PLAY_OPTIONS: Final = asking.card_options(PlayCard, "play", "SV-UNN-03", content.UNNAMED)
PLAY_NOTHING: Final = Option("nothing", "SV-UNN-03")
WHOLE_HAND: Final = list(range(len(content.UNNAMED)))


PLAYED_ALREADY: Final = Reason("SV-UNN-05", "unnamed-card-away")
HERO_FALLEN: Final = Reason("SV-UNN-10", "fallen-not-named")
NAMED_LAST_TIME: Final = Reason("SV-UNN-09", "named-before")


@menu("unnamed", "SV-DEC-25", default=PLAY_NOTHING.key)
def unnamed_options(s: State) -> list[Option]:
    """Return the options of the Unnamed: play one of the cards in hand, or none."""
    assert s.unnamed is not None
    return [*(PLAY_OPTIONS[card] for card in s.unnamed.hand), PLAY_NOTHING]


@unnamed_options.never
def refused_played_cards(s: State) -> Iterator[Refused]:
    """Yield refusals for the cards that have been played."""
    assert s.unnamed is not None
    yield from ((PLAY_OPTIONS[card], PLAYED_ALREADY) for card in WHOLE_HAND if card not in s.unnamed.hand)


@menu("demand-of", "SV-DEC-25")
def demand_targets(s: State) -> Iterator[Candidate[asking.OnePlayer]]:
    """Yield the heroes that a demand may name."""
    yield from ((asking.player_option(seat), cannot_be_named(s, seat)) for seat in s.order)


def cannot_be_named(s: State, seat: Seat) -> Reason | None:
    """Return why a demand cannot name a hero, or None (SV-UNN-09, SV-UNN-10).

    The hero that was named last time is allowed only if no other hero is good.
    """
    assert s.unnamed is not None
    if not s.is_good(seat):
        return HERO_FALLEN
    if seat == s.unnamed.demanded and any(s.is_good(other) for other in s.others(seat)):
        return NAMED_LAST_TIME
    return None


async def play_unnamed_card(t: Table[State]) -> None:
    """Let the Unnamed play one card or none, and carry out the card. Nothing can negate it (SV-UNN-08)."""
    s = t.state
    assert s.unnamed is not None
    choice = await choose(s.unnamed.seat, unnamed_options(s))
    if not isinstance(choice, PlayCard):
        return
    card, cause = content.UNNAMED[choice.card], Cause(s.unnamed.seat, "demands")
    if card.kind == "demand":
        cause.target = (await asking.ask_seat(s.unnamed.seat, demand_targets(s))).seat

    def lay_down() -> None:
        _lay_down(t, choice.card, cause.target)

    cause.announce = lay_down
    if card.kind == "demand":
        cause.begin()
        cause.affected = await open_interrupt_window(t, "demand", card.id, s.unnamed.seat, [cause.target])
    await VERBS.carry_out(t, cause, card.effects)
    cause.begin()
    ending.check_armour(t)


def _lay_down(t: Table[State], card: int, target: int) -> None:
    """Discard the card. After the last card, return all cards to the hand (SV-UNN-05)."""
    unnamed = t.state.unnamed
    assert unnamed is not None
    if target >= 0:
        unnamed.demanded = target
    unnamed.hand.remove(card)
    if not unnamed.hand:
        unnamed.hand = WHOLE_HAND[:]
    t.tell(UnnamedPlayed(unnamed.seat, card, target))


# ---- demands: the hero that the card names pays one of the alternatives, or takes the penalty (SV-UNN-06, SV-UNN-07)


ANY_GIFT: Final = "gift"  # name of the good "a gift card of any virtue" in payments


class Alternative(Option):
    """One alternative of a demand."""

    __slots__ = ("due",)

    def __init__(self, due: Due) -> None:
        super().__init__(f"pay:{'+'.join(f'{n}-{name}' for name, n in _due_amounts(due))}", "SV-UNN-07")
        self.due = due

    def args(self, state: State) -> Args:
        return {"parts": alternative_cost(self.due)}


def _due_amounts(due: Due) -> list[tuple[str, int]]:
    return [(name, n) for name in due.__struct_fields__ if (n := getattr(due, name))]


OTHER_PAYMENTS: Final = ("elixir", "building", "tap", "push_sin")


def alternative_cost(due: Due) -> list[Arg]:
    """Return the cost of an alternative: `pay 1 gold and 1 fame`, `discard an elixir`."""
    goods = due.fame or due.gold or due.might
    tokens: list[Arg] = [text("pay-goods", goods=texts.resource_words(due.fame, due.gold, due.might))] if goods else []
    cards: list[Arg] = [text("discard-gifts", n=due.gifts)] if due.gifts else []
    return [*tokens, *cards, *(text(f"due-{name}") for name, _ in _due_amounts(due) if name in OTHER_PAYMENTS)]


PENALTY: Final = Option("penalty", "SV-UNN-07")
TAKE_CORRUPTION: Final = Option("corruption", "SV-UNN-06")
TAKE_SIN: Final = Option("sin", "SV-UNN-06")


# ---- alternatives that a hero can pay


def can_pay_alternative(player: Player, due: Due) -> bool:
    """Whether a player could pay an alternative, if need be with cards that replace tokens or gift cards."""
    return (
        paying.fame_within_reach(player) >= due.fame
        and paying.gold_within_reach(player) >= due.gold
        and sum(paying.gifts_within_reach(player)) >= due.gifts
        and _has_cards_and_might(player, due)
    )


def can_pay_without_replacements(player: Player, due: Due) -> bool:
    """Whether a player could pay an alternative without cards that replace tokens or gift cards."""
    return (
        player.fame >= due.fame
        and player.gold >= due.gold
        and sum(player.gifts) >= due.gifts
        and _has_cards_and_might(player, due)
    )


def _has_cards_and_might(player: Player, due: Due) -> bool:
    return (
        player.might >= due.might
        and len(player.elixirs) >= due.elixir
        and len(_castles_and_estates(player)) >= due.building
        and len(characters.untapped_characters(player)) >= due.tap
        and len(player.sins) >= due.push_sin
    )


def _castles_and_estates(player: Player) -> list[int]:
    return [building for building in player.buildings if content.BUILDINGS[building].kind != "temple"]


def demand_options(s: State, seat: Seat, demand: Demand) -> list[Option]:
    """Return the alternatives that this hero can pay.

    Add the penalty if every alternative needs cards that replace tokens or gift cards.
    """
    player = s.players[seat]
    options: list[Option] = [Alternative(due) for due in demand.pay if can_pay_alternative(player, due)]
    if not any(can_pay_without_replacements(player, due) for due in demand.pay):
        options.append(PENALTY)
    return options


# ---- paying


@VERBS.verb(Demand)
async def carry_out_demand(t: Table[State], cause: Cause, op: Demand) -> None:
    for seat in target_seats(t.state, cause, op.who):
        options = demand_options(t.state, seat, op)
        choice = await asking.ask_seat(
            seat, asking.default_first_menu("demand", "SV-DEC-26", options, [*map(Alternative, op.pay), PENALTY])
        )
        if isinstance(choice, Alternative):
            await _pay_alternative(t, seat, choice.due)
        else:
            await _take_penalty(t, seat)


async def _pay_alternative(t: Table[State], seat: Seat, due: Due) -> None:
    """Let the player pay everything that an alternative names."""
    s = t.state
    if due.fame or due.gold:
        paying.spend_cover(t, seat, await pay(s, paying.tokens_bill(s, seat, due.fame, due.gold, "SV-UNN-07")))
    if due.gifts:
        paying.spend_cover(t, seat, await pay(s, _any_gifts_bill(s, seat, due.gifts)))
    if due.might:
        paying.pay_might(t, seat, due.might, "demands")
    for _ in range(due.elixir):
        characters.lose_elixir(t, seat, await characters.ask_for_elixir_to_lose(s, seat))
    for _ in range(due.building):
        await _lose_building(t, seat)
    for _ in range(due.tap):
        characters.tap_without_gifts(
            t,
            seat,
            await characters.choose_own_character(
                seat, characters.untapped_characters(s.players[seat]), asking.TAP_OPTION
            ),
        )
    for _ in range(due.push_sin):
        await sins.discard_without_effect(t, seat)


def _any_gifts_bill(s: State, seat: Seat, number: int) -> Bill:
    """Return a bill for gift cards of any virtue. Elixirs can replace them."""
    player = s.players[seat]
    cards = [source._replace(gives=(ANY_GIFT,)) for source in paying.gift_card_sources(player)]
    elixir_sources = [
        source._replace(gives=(ANY_GIFT,) * len(source.gives)) for source in paying.elixir_sources(player)
    ]
    return paying.make_bill(s, seat, [{ANY_GIFT: number}], [*cards, *elixir_sources], "SV-UNN-07")


async def _lose_building(t: Table[State], seat: Seat) -> None:
    """Let the player choose a castle or an estate, and discard it without gain."""
    s = t.state
    cards = sorted(_castles_and_estates(s.players[seat]), key=lambda card: (content.BUILDINGS[card].cost, card))
    options = [asking.BUILDING_OPTION[card] for card in cards]
    building = (
        await asking.ask_seat(
            seat, asking.default_first_menu("give-up-building", "SV-DEC-20", options, asking.BUILDING_OPTION)
        )
    ).card
    t.tell(BuildingLost(seat, building))
    market.lose_building(s, seat, building)


async def _take_penalty(t: Table[State], seat: Seat) -> None:
    """Let the player choose the penalty: corruption, or a sin card if the deck has one (SV-DEC-27, SV-UNN-11)."""
    s = t.state
    options = [TAKE_CORRUPTION, TAKE_SIN] if cards_left(s.faces, s.sin_deck) else [TAKE_CORRUPTION]
    is_last_card = s.players[seat].corruption == content.RULES.corruption_to_fall - 1
    default = TAKE_SIN if is_last_card and TAKE_SIN in options else TAKE_CORRUPTION
    choice = await asking.ask_seat(seat, asking.effect_menu("penalty", "SV-DEC-27", options, default.key, [TAKE_SIN]))
    t.tell(PenaltyTaken(seat, choice is TAKE_SIN))
    if choice is TAKE_SIN:
        draw_sins(t, seat, 1, "SV-UNN-06")
    else:
        fall.give_corruption(t, seat)
