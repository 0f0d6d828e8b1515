"""Gains and payments: gems, leeches, GOLD and FOOD, within limits and stockpile (HP-CMP-03, HP-RES-09)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, Option, Piece, Reason, Table, menu
from meadhall.games.heropath import content, rows, state
from meadhall.games.heropath.cards.holding import reveal_card
from meadhall.games.heropath.cards.playing import AIMS, Aim
from meadhall.games.heropath.effects.active_cards import active_ops, card_giving_immunity
from meadhall.games.heropath.effects.verbs import VERBS, Cause, only_choice
from meadhall.games.heropath.events.heroes import GoodGained, GoodLeftBehind, GoodPaid, LeechCaught, LeechesCured
from meadhall.games.heropath.ops import Convert, Cure, Gain, Leech, On
from meadhall.games.heropath.state import EMPTY, NOBODY, Seat, State
from meadhall.games.heropath.texts import GoodName, amount

MAX_GEMS: Final = content.LIMITS.attribute_max


# ---- amounts


def room_for_good(s: State, seat: Seat, good: str, n: int) -> int:
    """Return the part of a gain of `n` for which a hero has room and the stockpile has goods."""
    hero = s.heroes[seat]
    if good == "GOLD":
        return min(n, s.gold)
    if good == "FOOD":
        return min(n, s.food)
    attribute = state.ATTRIBUTE[good]
    if hero.is_dead and attribute in (state.FAITH, state.VITALITY):
        return 0  # HP-VIT-08
    return min(n, MAX_GEMS - hero.gems[attribute])


def amount_held(s: State, seat: Seat, good: str) -> int:
    """Return a hero's amount of a good or an attribute."""
    hero = s.heroes[seat]
    return hero.gold if good == "GOLD" else hero.food if good == "FOOD" else hero.gems[state.ATTRIBUTE[good]]


# ---- gains


async def gain_good(t: Table[State], seat: Seat, good: str, n: int, *, is_silent: bool = False) -> None:
    """Give a hero up to `n` of a good, within limit and stockpile.

    If `is_silent` is set, the gain has no line in the log.
    """
    s = t.state
    gained_amount = room_for_good(s, seat, good, n)
    if gained_amount:
        s.hand_out(seat, good, gained_amount)
        t.tell(GoodGained(seat, good, gained_amount, is_silent))
    if gained_amount < n:
        _announce_left_behind(t, seat, good, n - gained_amount)
    if good == state.ATTRIBUTES[state.EXPERIENCE] and gained_amount < n:
        await carry_out_triggers(t, seat, "experience-full")


def _announce_left_behind(t: Table[State], seat: Seat, good: str, n: int) -> None:
    """Log a good that a hero could not gain, with the reason."""
    is_dead = t.state.heroes[seat].is_dead and good in ("FAITH", "VITALITY")  # HP-VIT-08
    cause = "stock" if good in ("GOLD", "FOOD") else "dead" if is_dead else "full"
    t.tell(GoodLeftBehind(seat, good, n, cause))


def pay_good(t: Table[State], seat: Seat, good: str, n: int, *, is_silent: bool = False) -> int:
    """Let a hero pay up to `n` of a good, and return the amount paid.

    If `is_silent` is set, the payment has no line in the log.
    """
    s = t.state
    paid_amount = min(n, amount_held(s, seat, good))
    if paid_amount:
        s.hand_out(seat, good, -paid_amount)
        t.tell(GoodPaid(seat, good, paid_amount, is_silent))
    return paid_amount


async def carry_out_triggers(t: Table[State], seat: Seat, event: str) -> None:
    """Carry out the active cards that react to this kind of event for a hero (verb `on`)."""
    s, hero = t.state, t.state.heroes[seat]
    is_first = {"rest": hero.turn.rests, "victory": hero.turn.victories}.get(event, 1) <= 1
    for piece, op in list(active_ops(s, hero, On)):
        if op.event != event or event in ("gained", "armed"):
            continue
        if op.per == "turn" and (not is_first or piece in hero.turn.used):
            continue
        cause = Cause(seat, s.faces.face[piece])
        if VERBS.would_any(s, cause, op.do):
            if op.per == "turn":
                hero.turn.used.append(piece)
            reveal_card(t, seat, piece)
            await VERBS.carry_out(t, cause, op.do)


async def apply_gain_effects(t: Table[State], seat: Seat, piece: Piece) -> None:
    """Carry out the bonus of a card that a hero gains by draft, from a deck or from the exposed cards (HP-CRD-25)."""
    face = t.state.faces.face[piece]
    for op in t.state.card(piece).effect:
        if isinstance(op, On) and op.event == "gained":
            await VERBS.carry_out(t, Cause(seat, face), op.do)


# ---- leeches


def can_receive_leech(s: State, seat: Seat) -> bool:
    """Whether a hero can receive a leech (HP-LCH-04)."""
    hero = s.heroes[seat]
    return (
        hero.leeches < content.LIMITS.leeches_per_hero
        and s.leeches > 0
        and card_giving_immunity(s, hero, "leech") == EMPTY
    )


def receive_leech(t: Table[State], seat: Seat) -> None:
    """Give a leech to a hero, if possible."""
    s, hero = t.state, t.state.heroes[seat]
    if can_receive_leech(s, seat):
        hero.leeches += 1
        s.leeches -= 1
        t.tell(LeechCaught(seat))
    elif hero.leeches == content.LIMITS.leeches_per_hero:  # immunity is not logged, because its card may be secret
        t.tell(GoodLeftBehind(seat, "leech", 1, "full"))


def cure_leeches(t: Table[State], seat: Seat, n: int) -> None:
    """Return up to `n` leeches of a hero to the stockpile (HP-LCH-05)."""
    s, hero = t.state, t.state.heroes[seat]
    cured_count = min(n, hero.leeches)
    if cured_count:
        hero.leeches -= cured_count
        s.leeches += cured_count
        t.tell(LeechesCured(seat, cured_count))


# ---- verbs


def named_heroes(s: State, cause: Cause, group: str) -> list[Seat]:
    """Return the heroes of a named group, for example "others-in", the acting hero first (HP-VIT-03)."""
    if group == "each-hero":
        return s.clockwise(cause.seat)
    if group == "target":
        return [cause.target]
    if group == "poorest-opponent":
        return [cause.target] if cause.target != NOBODY else poorest_seats(s, cause.seat)
    if group == "attacker":
        return attacker_as_list(s, cause)
    return [cause.seat]


def attacker_as_list(s: State, cause: Cause) -> list[Seat]:
    """Return the attacker in the Encounter that the card answers, as a list. It is empty without an Encounter."""
    if cause.attacker != NOBODY:
        return [cause.attacker]
    pending = s.windows[-1] if s.windows else None
    return [pending.by] if pending is not None and pending.kind == "after-encounter" else []


def poorest_seats(s: State, seat: Seat) -> list[Seat]:
    """Return the opponents with the least GOLD."""
    rivals = rows.opponents(s, seat)
    min_gold = min((s.heroes[other].gold for other in rivals), default=0)
    return [other for other in rivals if s.heroes[other].gold == min_gold]


NOT_THE_POOREST: Final = Reason("HP-ASK-29", "not-the-poorest")
NOT_FOR_THE_DEAD: Final = Reason("HP-VIT-08", "is-dead")
CANNOT_CONVERT: Final = Reason("HP-CRD-16", "cannot-convert")


@menu("poorest", "HP-ASK-29")
def poorest_opponents(s: State, seat: Seat) -> Iterator[Candidate[Aim]]:
    """Yield the opponents with the least GOLD. A dead one has a reason, unless all of these are dead (HP-VIT-08)."""
    poorest = poorest_seats(s, seat)
    are_dead = all(s.heroes[other].is_dead for other in poorest)
    for other in rows.opponents(s, seat):
        if other not in poorest:
            yield AIMS[other], NOT_THE_POOREST
        else:
            yield AIMS[other], NOT_FOR_THE_DEAD if s.heroes[other].is_dead and not are_dead else None


@VERBS.verb(Gain)
async def gain_verb(t: Table[State], cause: Cause, op: Gain) -> None:
    if op.who == "poorest-opponent":
        cause.target = (await only_choice(cause.seat, poorest_opponents(t.state, cause.seat))).seat
    for seat in named_heroes(t.state, cause, op.who):
        await gain_good(t, seat, op.res, op.n)


@VERBS.would(Gain)
def would_gain(s: State, cause: Cause, op: Gain) -> bool:
    if op.if_paid and not cause.paid:
        return False
    return any(room_for_good(s, seat, op.res, op.n) for seat in named_heroes(s, cause, op.who)) or (
        op.res == "EXPERIENCE"
        and any(trigger.event == "experience-full" for _, trigger in active_ops(s, s.heroes[cause.seat], On))
    )


@VERBS.missed(Gain)
def log_missed_gain(t: Table[State], cause: Cause, op: Gain) -> None:
    """Log the good that a hero without room could not gain."""
    if (cause.paid or not op.if_paid) and op.who != "poorest-opponent":  # the poorest opponent has not been chosen yet
        for seat in named_heroes(t.state, cause, op.who):
            _announce_left_behind(t, seat, op.res, op.n)


class ConvertTo(Option):
    """Change an amount of one good into the other."""

    __slots__ = ("good", "into", "n")
    good: GoodName
    into: GoodName
    n: int

    def __init__(self, n: int, good: str, into: str) -> None:
        super().__init__(f"convert:{n}-{good}", "HP-CRD-16")
        self.n = n
        self.good = good
        self.into = into


@menu("convert", "HP-CRD-16")
def conversion_options(s: State, seat: Seat, op: Convert) -> Iterator[Candidate[ConvertTo]]:
    """Yield every amount that may be converted, in both directions, the largest first (HP-ASK-28)."""
    for good, other_good in ((op.a, op.b), (op.b, op.a)):
        max_amount = min(amount_held(s, seat, good), room_for_good(s, seat, other_good, op.n))
        for n in range(op.n, 0, -1):
            yield ConvertTo(n, good, other_good), None if n <= max_amount else CANNOT_CONVERT(cost=amount(n, good))


@VERBS.verb(Convert)
async def change_goods(t: Table[State], cause: Cause, op: Convert) -> None:
    pick = await only_choice(cause.seat, conversion_options(t.state, cause.seat, op))
    paid_amount = pay_good(t, cause.seat, pick.good, pick.n)
    await gain_good(t, cause.seat, pick.into, paid_amount)


VERBS.would(Convert)(lambda s, cause, op: bool(conversion_options(s, cause.seat, op).options))


@VERBS.verb(Cure)
async def cure_verb(t: Table[State], cause: Cause, op: Cure) -> None:
    cure_leeches(t, cause.seat, op.n)


VERBS.would(Cure)(lambda s, cause, op: s.heroes[cause.seat].leeches > 0)


@VERBS.verb(Leech)
async def receive_leeches(t: Table[State], cause: Cause, op: Leech) -> None:
    for seat in named_heroes(t.state, cause, op.who):
        for _ in range(op.n):
            receive_leech(t, seat)


@VERBS.missed(Leech)
def log_missed_leech(t: Table[State], cause: Cause, op: Leech) -> None:
    """Log that a hero with two leeches cannot receive another one."""
    for seat in named_heroes(t.state, cause, op.who):
        receive_leech(t, seat)


VERBS.would(Leech)(lambda s, cause, op: any(can_receive_leech(s, seat) for seat in named_heroes(s, cause, op.who)))
