"""Using cards: conditions, moments, targets, and reactions of other players (CRD)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from meadhall.engine import UNSEEN, Candidate, Face, Option, Piece, Reason, Refused, Table, choose, menu
from meadhall.engine.common.text import Arg, Args, Text
from meadhall.engine.flows.options import options_on_offer
from meadhall.engine.kit.windows import Window
from meadhall.games.heropath import land, rows
from meadhall.games.heropath.cards.holding import discard_card, is_seen, may_have_hidden, reveal_card
from meadhall.games.heropath.content import CARD_TABLE, CARDS, HEROES, CardKind
from meadhall.games.heropath.effects.active_cards import (
    LACKS_TO_USE,
    active_ops,
    first_missing_attribute_args,
    meets_attributes,
    ops_of,
)
from meadhall.games.heropath.effects.verbs import REASONS, VERBS, Cause, only_choice
from meadhall.games.heropath.events.cards import CardCancelled, CardUsed
from meadhall.games.heropath.events.heroes import GoodPaid, MomentPassed
from meadhall.games.heropath.ops import Cancel, Reroll
from meadhall.games.heropath.state import EMPTY, NOBODY, Hero, Seat, State
from meadhall.games.heropath.texts import CARD, amount, card_by_id, card_of_piece

CANCELLED: Final = "cancelled"

WORKS_BY_ITSELF: Final = Reason("HP-CRD-22", "works-by-itself")
OTHER_MOMENT: Final = Reason("HP-CRD-08", "other-moment")
IN_TURN_ONLY: Final = Reason("HP-CRD-03", "in-turn-only")
OFF_TURN_ONLY: Final = Reason("HP-CRD-05", "off-turn-only")
LIES_IDLE: Final = Reason("HP-ARM-10", "lies-idle")
USED_UP: Final = Reason("HP-CRD-07", "used-up")
TOO_EXPENSIVE: Final = Reason("HP-CRD-16", "use-too-dear")
NO_TARGET: Final = Reason("HP-CRD-24", "no-target")
NO_EFFECT: Final = Reason("HP-DEC-02", "no-effect")

# The MAGIC and ABILITIES cards that can be used in each window. A hidden card may have any of these faces.
WINDOW_FACES: Final[dict[str, tuple[Face, ...]]] = {
    word.name: tuple(face for face, card in enumerate(CARDS) if card.lies_hidden and word.name in card.window)
    for word in CARD_TABLE.window
}


class Use(Option):
    """Use this card."""

    __slots__ = ("piece",)

    def __init__(self, card: CardKind, piece: Piece, clause: str) -> None:
        super().__init__(f"card:{card.id}", clause)
        self.piece = piece

    def args(self, state: State) -> Args:
        return {"card": card_of_piece(state, self.piece)}


class Pass(Option):
    """Pass without using a card. In the player's own battle, this continues the battle."""

    __slots__ = ()

    def args(self, state: State) -> Args:
        battle, pending = state.battle, state.windows[-1].kind if state.windows else ""
        if battle is not None and not pending and battle.stage == "rolled":
            pending = "rolled"
        is_own_battle = pending in ("battle", "rolled")
        return {"about": pending, "seat": [battle.seat] if battle is not None and is_own_battle else []}


PASS: Final = Pass("pass", "HP-CRD-18")


# ---- conditions


def is_time_to_use(s: State, seat: Seat, card: CardKind) -> bool:
    """Whether this is the turn for a card: the owner's turn, the turn of another, or any (HP-CRD-03 to 05)."""
    if card.time == "any-time":
        return True
    return (card.time == "in-turn") == rows.competition(s).is_heros_turn(s, seat)


def has_reached_limit(s: State, seat: Seat, piece: Piece) -> bool:
    """Whether a multi-use card has reached its limit of uses."""
    hero, limit = s.heroes[seat], s.card(piece).limit
    if limit == "turn":
        return piece in hero.turn.used
    if limit == "round":
        return piece in hero.used
    return limit == "battle" and s.battle is not None and piece in s.battle.used


def record_use(s: State, seat: Seat, piece: Piece) -> None:
    """Record the use of a multi-use card with a limit."""
    limit = s.card(piece).limit
    if limit == "turn":
        s.heroes[seat].turn.used.append(piece)
    elif limit == "round":
        s.heroes[seat].used.append(piece)
    elif limit == "battle" and s.battle is not None:
        s.battle.used.append(piece)


def can_pay_for_use(hero: Hero, card: CardKind) -> bool:
    """Whether the hero can pay for the use of a card."""
    return hero.gold >= card.cost.GOLD and hero.food >= card.cost.FOOD


TARGET_DEAD: Final = Reason("HP-VIT-08", "dead-target")
NOT_AN_OPPONENT: Final = Reason("HP-GEN-04", "not-an-opponent")
NOT_THE_FIGHTER: Final = Reason("HP-CRD-24", "not-the-fighter")
OUT_OF_RANGE: Final = Reason("HP-CRD-24", "out-of-range")
TARGET_ON_SAFE_SPACE: Final = Reason("HP-MAP-08", "safe-from-cards")
TARGET_INVISIBLE: Final = Reason("HP-CRD-24", "is-invisible")
NO_EFFECT_ON: Final = Reason("HP-CRD-24", "no-effect-on")


def cannot_target(s: State, seat: Seat, target: Seat, face: Face) -> Reason | None:
    """Return why a card cannot target this hero, or None (HP-CRD-24, HP-MAP-08, HP-VIT-08)."""
    card, hero = CARDS[face], s.heroes[target]
    assert card.target is not None
    if hero.is_dead:
        return TARGET_DEAD
    if target == seat or not rows.competition(s).are_opponents(s, seat, target):
        return NOT_AN_OPPONENT
    if card.target.hero == "fighter":
        if s.battle is None or s.battle.seat != target:
            return NOT_THE_FIGHTER(card=CARD[face])
    elif (distance := land.DISTANCE[s.heroes[seat].at][hero.at]) > card.target.range:
        return OUT_OF_RANGE(card=CARD[face], range=card.target.range, far=distance)
    if card.type == "anti-hero":
        if s.is_safe(target):
            return TARGET_ON_SAFE_SPACE
        if hero.is_shielded:
            return TARGET_INVISIBLE
    return None if VERBS.would_any(s, Cause(seat, face, target), card.effect) else NO_EFFECT_ON(card=CARD[face])


def card_targets(s: State, seat: Seat, face: Face) -> list[Seat]:
    """Return the possible targets of a card, clockwise."""
    return [other for other in s.clockwise(seat) if cannot_target(s, seat, other, face) is None]


def cannot_use(s: State, seat: Seat, face: Face, window: str, piece: Piece = EMPTY) -> Reason | None:
    """Return why a hero cannot use a card in this window, or None.

    Without a piece, only public facts count.
    """
    hero, card = s.heroes[seat], CARDS[face]
    if window not in card.window:
        return OTHER_MOMENT.later(lambda: {"card": CARD[face], "moments": _moment_names(card)})
    if not is_time_to_use(s, seat, card):
        return (IN_TURN_ONLY if card.time == "in-turn" else OFF_TURN_ONLY)(card=CARD[face])
    if not meets_attributes(s, hero, face):
        return LACKS_TO_USE.later(lambda: first_missing_attribute_args(s, hero, face))
    if piece != EMPTY and is_square_idle(hero, piece, card):
        return LIES_IDLE(card=CARD[face])
    if piece != EMPTY and has_reached_limit(s, seat, piece):
        return USED_UP(card=CARD[face], limit=card.limit)
    if not can_pay_for_use(hero, card):
        good = "GOLD" if card.cost.GOLD else "FOOD"
        return TOO_EXPENSIVE(card=CARD[face], cost=amount(card.cost.GOLD or card.cost.FOOD, good))
    if card.target is not None:
        return None if card_targets(s, seat, face) else NO_TARGET(card=CARD[face])
    return None if VERBS.would_any(s, Cause(seat, face), card.effect) else _no_effect_reason(s, seat, face)


def _moment_names(card: CardKind) -> list[Arg]:
    return [Text(f"moment-{window}") for window in card.window]


def _no_effect_reason(s: State, seat: Seat, face: Face) -> Reason:
    cause, card = Cause(seat, face), CARDS[face]
    reasons = (REASONS[type(op)](s, cause, op) for op in card.effect if type(op) in REASONS)
    return next((reason for reason in reasons if reason is not None), NO_EFFECT(card=CARD[face]))


def usable_pieces(hero: Hero) -> list[Piece]:
    """Return the cards that may be usable: all Resources, and all armed cards (HP-ARM-10)."""
    return hero.resources() + hero.in_armament()


def cards_for_window(s: State, seat: Seat, window: str) -> list[tuple[Use, Reason | None]]:
    """Return the hero's cards for this window, one of each kind, each with a reason or None."""
    hero, face_of = s.heroes[seat], s.faces.face
    candidates: dict[Face, tuple[Use, Reason | None]] = {}
    for piece in usable_pieces(hero):
        face = face_of[piece]
        if face == UNSEEN or window not in CARDS[face].window or (face in candidates and candidates[face][1] is None):
            continue
        why = TARGET_DEAD if hero.is_dead else cannot_use(s, seat, face, window, piece)
        if why is None:
            candidates.pop(face, None)  # a usable copy replaces one that is not usable
        if why is None or face not in candidates:
            candidates[face] = Use(CARDS[face], piece, "HP-CRD-08"), why
    return list(candidates.values())


def refused_untimely_cards(s: State, seat: Seat, window: str) -> Iterator[Refused]:
    """Yield refusals for the hero's cards that are for other moments."""
    faces = {s.faces.face[piece] for piece in usable_pieces(s.heroes[seat])} - {UNSEEN}
    for card in (CARDS[face] for face in sorted(faces)):
        if card.window == ("passive",):
            yield f"card:{card.id}", WORKS_BY_ITSELF(card=card_by_id(card.id))
        elif window not in card.window:
            yield f"card:{card.id}", OTHER_MOMENT(card=card_by_id(card.id), moments=_moment_names(card))


def usable_options(s: State, seat: Seat, window: str) -> list[Use]:
    """Return the cards that a hero can use in this window, one of each kind."""
    return options_on_offer(cards_for_window(s, seat, window))


def is_square_idle(hero: Hero, piece: Piece, card: CardKind) -> bool:
    """Whether a card for a square is not armed, and so has no effect (HP-ARM-02)."""
    return card.is_square and piece not in hero.armed


# ---- whether to ask a seat


def may_have_card_for(s: State, seat: Seat, window: str) -> bool:
    """Whether a hero may have a card for this window, judging by public facts (HP-CRD-20, HP-HID-08)."""
    hero = s.heroes[seat]
    if hero.is_dead:
        return False
    for piece in usable_pieces(hero):
        if is_seen(s, piece):
            face = s.faces.face[piece]
            if window in CARDS[face].window and cannot_use(s, seat, face, window, piece) is None:
                return True
    return may_have_hidden(s, seat, WINDOW_FACES[window], lambda face: cannot_use(s, seat, face, window) is None)


# ---- the menu of a window


@menu("use-card", "HP-CRD-18", default="pass")
def use_options(s: State, seat: Seat, window: str) -> Iterator[Candidate[Option]]:
    """Yield a pass, and the cards that can be used for a pending event (HP-ASK-18)."""
    yield PASS
    yield from cards_for_window(s, seat, window)


use_options.never(refused_untimely_cards)


class Aim(Option):
    """A hero as the target of a card."""

    __slots__ = ("seat",)
    seat: Seat

    def __init__(self, seat: Seat, clause: str = "HP-CRD-24") -> None:
        super().__init__(f"hero:{seat}", clause)
        self.seat = seat


AIMS: Final = [Aim(seat) for seat in range(len(HEROES))]


@menu("target", "HP-CRD-24")
def target_options(s: State, seat: Seat, face: Face) -> Iterator[Candidate[Aim]]:
    """Yield the other heroes. Those that the card cannot target have a reason (HP-ASK-29)."""
    return ((AIMS[other], cannot_target(s, seat, other, face)) for other in s.clockwise(seat)[1:])


# ---- using a card


async def use_card(t: Table[State], seat: Seat, piece: Piece, *, attacker: Seat = NOBODY) -> bool:
    """Use a card: choose a target, pay, reveal the card, let others react, and carry out the effect.

    Return False if the card was cancelled.
    """
    s = t.state
    face, card = s.faces.face[piece], s.card(piece)
    target = (await only_choice(seat, target_options(s, seat, face))).seat if card.target is not None else NOBODY
    pay_for_use(t, seat, card)
    if card.is_single:
        discard_card(t, seat, piece)
    else:
        reveal_card(t, seat, piece, "HP-CRD-07")
        record_use(s, seat, piece)
    t.tell(CardUsed(seat, face, target))
    seats_in_turn = s.on
    if card.deck == "MAGIC":
        rows.pace(s).on_stop_event(t, seat)
    s.busy += 1
    cancelled = await let_others_cancel(t, seat, face, target)
    if cancelled:
        if not card.is_single:
            discard_card(t, seat, piece)  # a cancelled multi-use card is lost, too (verb `cancel`)
        t.tell(CardCancelled(face))
    else:
        await VERBS.carry_out(t, Cause(seat, face, target, attacker), card.effect)
    s.busy -= 1
    s.on = seats_in_turn
    return not cancelled


def pay_for_use(t: Table[State], seat: Seat, card: CardKind) -> None:
    """Pay the price for the use of a card."""
    for good, n in (("GOLD", card.cost.GOLD), ("FOOD", card.cost.FOOD)):
        if n:
            t.state.hand_out(seat, good, -n)
            t.tell(GoodPaid(seat, good, n))


async def let_others_cancel(t: Table[State], seat: Seat, face: Face, target: Seat) -> bool:
    """Let others react to a used card in the windows `cast` and `targeted` (HP-CRD-18).

    Return whether they cancelled the card.
    """
    s, card = t.state, CARDS[face]
    if card.deck == "MAGIC":
        # HP-TEA-06
        reacting_seats = [other for other in s.clockwise(s.now) if rows.competition(s).are_opponents(s, other, seat)]
        if await open_card_window(t, "cast", reacting_seats, Window("cast", card.id, seat, [target])):
            return True
    if target != NOBODY and card.type == "anti-hero":
        return await open_card_window(t, "targeted", [target], Window("targeted", card.id, seat, [target]))
    return False


async def open_card_window(
    t: Table[State], window: str, seats: list[Seat], pending: Window, causer_window: str = ""
) -> bool:
    """Let these seats use cards before an event, in rounds until nobody uses one (HP-CRD-18).

    Return whether the event was cancelled. The seat that causes the event has the window `causer_window` instead.
    Public facts decide which seats are asked (HP-CRD-20).
    """
    windows = t.state.windows
    windows.append(pending)
    was_asked = was_played = True
    while was_played and not pending.numbers.get(CANCELLED):
        was_asked = was_played = False
        for seat in seats:
            kind = causer_window if causer_window and seat == pending.by else window
            if not pending.numbers.get(CANCELLED) and may_have_card_for(t.state, seat, kind):
                was_asked = True
                was_played |= await _ask_for_card(t, seat, kind, pending)
    if windows and windows[-1] is pending:
        windows.pop()
    if was_asked:
        t.tell(MomentPassed(pending.kind))
    return bool(pending.numbers.get(CANCELLED))


async def _ask_for_card(t: Table[State], seat: Seat, window: str, pending: Window) -> bool:
    """Ask a seat for a card and use it. Return whether a card was used.

    Asking a seat does not reveal its hidden cards (HP-HID-08).
    """
    pick = await choose(seat, use_options(t.state, seat, window))
    if not isinstance(pick, Use):
        return False
    await use_card(t, seat, pick.piece, attacker=pending.by)
    return True


# ---- cancelling


@VERBS.would(Cancel)
def would_cancel(s: State, cause: Cause, op: Cancel) -> bool:
    """Whether the card can cancel the pending event, and nobody has done so yet."""
    pending = s.windows[-1] if s.windows else None
    if pending is None or pending.numbers.get(CANCELLED):
        return False
    if pending.kind == "flare":
        position = s.heroes[cause.seat].at
        saves = any(s.heroes[seat].at == position for seat in pending.to)
        return "flare-burn" in op.what and saves and position not in s.spared
    if pending.kind == "cast":
        return "magic" in op.what
    if pending.kind != "targeted" or cause.seat not in pending.to:
        return False
    if "anti-hero" in op.what and pending.card and not pending.numbers.get("encounter"):
        return True
    return bool(pending.numbers.get("encounter")) and (
        "encounter" in op.what or ("ambush" in op.what and bool(pending.numbers.get("ambush")))
    )


@VERBS.verb(Cancel)
async def cancel_event(t: Table[State], cause: Cause, op: Cancel) -> None:
    """Cancel a pending event. A flare is cancelled only on the space of the player (Ward of Water)."""
    s = t.state
    if s.windows[-1].kind == "flare":
        s.spared.append(s.heroes[cause.seat].at)
    else:
        s.windows[-1].numbers[CANCELLED] = 1


Dice = Literal["hero", "search"]


class Again(Option):
    """Reroll dice with this card."""

    __slots__ = ("dice", "piece")

    def __init__(self, s: State, piece: Piece, dice: Dice) -> None:
        super().__init__(f"reroll:{s.card(piece).id}", "HP-ASK-19")
        self.piece = piece
        self.dice: Dice = dice

    def args(self, state: State) -> Args:
        return {"card": card_of_piece(state, self.piece), "dice": self.dice}


REROLLED_ALREADY: Final = Reason("HP-ASK-19", "rerolled-already")


def reroll_cards(s: State, seat: Seat, dice: Dice) -> list[Piece]:
    """Return the active cards that let a hero reroll dice of this kind."""
    hero = s.heroes[seat]
    return [piece for piece, op in active_ops(s, hero, Reroll) if op.die == dice and piece not in hero.turn.used]


def reroll_options(s: State, seat: Seat, dice: Dice) -> list[tuple[Again, Reason | None]]:
    """Return the options to reroll, one for each kind of card. Cards that are used up have a reason."""
    candidates: dict[str, tuple[Again, Reason | None]] = {}
    for piece in reroll_cards(s, seat, dice):
        candidates.setdefault(s.card(piece).id, (Again(s, piece, dice), None))
    for piece, op in active_ops(s, s.heroes[seat], Reroll):
        if op.die == dice and s.card(piece).id not in candidates:
            candidates[s.card(piece).id] = Again(s, piece, dice), REROLLED_ALREADY(card=card_of_piece(s, piece))
    return [*candidates.values()]


def _reroll_cards(dice: Dice) -> list[Face]:
    return [face for face in range(len(CARDS)) if any(op.die == dice for op in ops_of(Reroll, face))]


_REROLL_CARDS: Final[dict[Dice, list[Face]]] = {"hero": _reroll_cards("hero"), "search": _reroll_cards("search")}


def may_reroll(s: State, seat: Seat, dice: Dice) -> bool:
    """Whether a hero may have a reroll card, judging by public facts."""
    if any(is_seen(s, piece) for piece in reroll_cards(s, seat, dice)):
        return True
    return may_have_hidden(s, seat, _REROLL_CARDS[dice], lambda face: meets_attributes(s, s.heroes[seat], face))


def use_reroll_card(t: Table[State], seat: Seat, option: Again) -> None:
    """Reveal the reroll card, and record it as used for this turn."""
    reveal_card(t, seat, option.piece)
    t.state.heroes[seat].turn.used.append(option.piece)
