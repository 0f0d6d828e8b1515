"""Sin cards: playing them, reacting to them, their cost in hand, and their discard pile (4.13)."""

from __future__ import annotations

from typing import Final

from meadhall.engine import Candidate, Option, Reason, Table, choose
from meadhall.engine.common.text import Args
from meadhall.engine.kit.decks import shuffle_in
from meadhall.games.virtues import asking, cataclysms, content, fall, holdings, ops, texts
from meadhall.games.virtues.effects.verbs import VERBS, Cause, can_do_any
from meadhall.games.virtues.events.actions import SinsWeighed
from meadhall.games.virtues.events.goods import SinDiscarded, SinPlayed, SinsShuffled, SinWarded
from meadhall.games.virtues.gifts import GIFT_OPTIONS, Gift
from meadhall.games.virtues.state import Seat, State
from meadhall.games.virtues.windows.offers import React, choose_target, has_target
from meadhall.games.virtues.windows.opening import (
    WINDOW_FLOWS,
    losses_of,
    open_interrupt_window,
    remove_affected_player,
)


def reveal_sin(t: Table[State], seat: Seat, card: int, clause: str) -> None:
    """Reveal a sin card and remove it from its hand."""
    hand = t.state.players[seat].sins
    t.play(clause, hand, next(piece for piece in hand if t.state.faces.face[piece] == card))


async def discard_sin(t: Table[State], seat: Seat, card: int) -> None:
    """Put a sin card on the discard pile. The seventh card of the pile causes a cataclysm."""
    s = t.state
    s.sin_deck.discards.append(card)
    t.tell(SinDiscarded(seat, card, len(s.sin_deck.discards)))
    if len(s.sin_deck.discards) == content.RULES.sins_per_cataclysm:
        await cataclysms.play_cataclysm(t)
        shuffle_in(s.faces, s.sin_deck)  # SV-CAT-04, SV-DCK-05
        t.tell(SinsShuffled())


# ---- sin cards in hand, in the Regrouping Phase


def charge_for_sins(t: Table[State], seat: Seat) -> None:
    """Charge a player for each sin card in hand: might, or a corruption card (SV-RGP-06, SV-FAL-03, SV-FAL-04)."""
    s = t.state
    hand_size = len(s.players[seat].sins)
    if not s.options.fall:
        lost_might = holdings.lose_resource(s, seat, "might", hand_size, "sins in hand")
        if lost_might:
            t.tell(SinsWeighed(seat, lost_might))
        return
    for _ in range(hand_size):
        if s.is_good(seat):  # SV-FAL-17
            fall.give_corruption(t, seat)


# ---- sin cards discarded without effect: in Regrouping, and to pay a demand of the Unnamed (SV-RGP-08)


async def discard_without_effect(t: Table[State], seat: Seat) -> None:
    """Ask a player to discard a sin card without effect. The default is the newest card (SV-DEC-23).

    A player with two or more cards is always asked. Otherwise the missing question would reveal equal cards.
    """
    s = t.state
    faces = s.sin_faces(seat)
    options = [asking.SIN_OPTION[card] for card in dict.fromkeys(reversed(faces))]
    menu = asking.default_first_menu("discard-sin", "SV-DEC-23", options, asking.SIN_OPTION)
    card = options[0].card if len(faces) == 1 else (await choose(seat, menu)).card
    reveal_sin(t, seat, card, "SV-DEC-23")
    await discard_sin(t, seat, card)


# ---- reactions: a sin card played out of turn against the sin card of another (SV-SIN-07, SV-SIN-08)


@WINDOW_FLOWS.carries_out(React)
async def play_reaction(t: Table[State], seat: Seat, option: React) -> None:
    """Protect a player from a sin card by discarding the reaction (SV-SIN-06, SV-SIN-07)."""
    reveal_sin(t, seat, option.card, "SV-SIN-07")
    remove_affected_player(t.state, seat)
    t.tell(SinWarded(seat, texts.function_text(option.card, option.function).id))
    await discard_sin(t, seat, option.card)


# ---- playing a sin card as an action (SV-SIN-01 to 04, 09, 12)


class PlaySin(Option):
    __slots__ = ("card", "function", "needs_target", "needs_virtue", "says")

    def __init__(self, card: int, function: int) -> None:
        super().__init__(f"{content.SINS[card].functions[function].key}:{content.SINS[card].id}", "SV-SIN-01")
        self.card = card
        self.function = function
        self.says = content.SINS[card].functions[function]
        self.needs_target = ops.needs_target(self.says.effects)
        self.needs_virtue = ops.needs_virtue(self.says.effects)

    def args(self, state: State) -> Args:
        foul = self.says.foul and state.options.fall
        return {"function": texts.function_text(self.card, self.function), "foul": int(foul)}


PLAY_OPTIONS: Final = [(PlaySin(card, 0), PlaySin(card, 1)) for card in range(len(content.SINS))]
SHIELD_MESSAGE: Final = "temple-light"  # message that names the Temple of the Lamp as a shield


REACTION_ONLY: Final = Reason("SV-SIN-12", "reaction-only")
SIN_IDLE: Final = Reason("SV-SIN-12", "sin-idle")


def sin_options(s: State, seat: Seat) -> list[Candidate[PlaySin]]:
    """Return both functions of every sin card in hand."""
    hand_cards = dict.fromkeys(s.sin_faces(seat))
    return [(option, cannot_play(s, seat, option)) for card in hand_cards for option in PLAY_OPTIONS[card]]


def cannot_play(s: State, seat: Seat, option: PlaySin) -> Reason | None:
    """Return why a function of a sin card cannot be played now, or None (SV-SIN-12)."""
    function = option.says
    if function.kind == "reaction":
        return REACTION_ONLY
    if option.needs_target:
        has_possible_target = has_target(s, seat, function.effects)
    elif option.needs_virtue:
        has_possible_target = bool(virtues_of_others(s, seat))
    else:
        has_possible_target = can_do_any(s, Cause(seat, ""), function.effects)
    return (
        None
        if has_possible_target
        else asking.reason_about(SIN_IDLE, function=texts.function_text(option.card, option.function))
    )


def virtues_of_others(s: State, seat: Seat) -> list[Gift]:
    """Return an option for each virtue that occurs among other players' gift cards."""
    other_hands = [s.players[other].gifts for other in s.others(seat)]
    return [GIFT_OPTIONS[virtue] for virtue, numbers in enumerate(zip(*other_hands, strict=True)) if any(numbers)]


async def play_sin(t: Table[State], seat: Seat, option: PlaySin) -> None:
    """Play a sin card: name targets, open window D, and carry it out. A foul one corrupts the player (SV-SIN-03)."""
    s, function = t.state, option.says
    cause = Cause(seat, "sins")
    if option.needs_target:
        target = await choose_target(s, seat, function.effects)
        cause.target, cause.res = target.seat, target.res
    if option.needs_virtue:
        menu = asking.effect_menu("virtue", "SV-DEC-07", virtues_of_others(s, seat), all_options=GIFT_OPTIONS)
        cause.virtue = (await asking.ask_seat(seat, menu)).virtue
    reveal_sin(t, seat, option.card, "SV-SIN-03")
    t.tell(SinPlayed(seat, option.card, option.function, cause.target, cause.virtue, cause.res))
    if ops.affects_others(function.effects):
        cause.affected = await _ask_affected_players(t, cause, option)
    await VERBS.carry_out(t, cause, function.effects)
    if function.foul and s.options.fall:
        fall.give_corruption(t, seat)  # SV-FAL-05
    await discard_sin(t, seat, option.card)


async def _ask_affected_players(t: Table[State], cause: Cause, option: PlaySin) -> list[Seat]:
    """Open window D for affected players without a shield. Return those still affected (SV-SIN-09, SV-VOC-23)."""
    s = t.state
    affected_seats: list[Seat] = []
    for seat in [cause.target] if cause.target >= 0 else s.others(cause.by):
        if holdings.is_shielded(s.players[seat]):
            t.tell(SinWarded(seat, SHIELD_MESSAGE))
        else:
            affected_seats.append(seat)
    return await open_interrupt_window(
        t, "sin", option.key, cause.by, affected_seats, losses_of(s, cause, option.says.effects)
    )
