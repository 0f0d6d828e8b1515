"""The question of a payment: the cheapest is laid in, and each source may be swapped for others before it is paid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from typing import Final, NamedTuple, Protocol

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Menu, Option, Question, Why
from meadhall.engine.kit.payments import Bounds, Cover, Goods, Source, cheapest, covers


@dataclass(slots=True)
class Payment:
    """A payment that is being put together: what is due, what is laid in, and what the payer has fixed so far.

    Keep it on the state in a field `payment` marked PART, so that the payer alone sees what is laid in.
    """

    due: dict[str, int] = field(default_factory=dict[str, int])
    laid: dict[str, int] = field(default_factory=dict[str, int])
    least: dict[str, int] = field(default_factory=dict[str, int])
    most: dict[str, int] = field(default_factory=dict[str, int])


class Pays(Protocol):
    """A state on which a payment can stand."""

    payment: Payment | None


class Bill(NamedTuple):
    """What is to be paid by whom: one of the costs, out of these sources, by a clause of the rules."""

    seat: int
    costs: Sequence[Goods]
    sources: Sequence[Source]
    clause: str


class Use(Option):
    """Lays in one of a source, in place of what it makes superfluous."""

    __slots__ = ("source",)

    def __init__(self, source: str, clause: str) -> None:
        super().__init__(f"use:{source}", clause)
        self.source = source


class Spare(Option):
    """Takes one of a source back, and lays in the cheapest that does without it."""

    __slots__ = ("source",)

    def __init__(self, source: str, clause: str) -> None:
        super().__init__(f"spare:{source}", clause)
        self.source = source


PAY: Final = "pay"


def swaps(s: Pays, bill: Bill) -> Menu[Option]:
    """Pay what is laid in, or swap a source; only what some legal payment does is on offer."""
    return Menu(_question(bill.clause), _swaps(None, s, bill), (s, bill))


@cache
def _question(clause: str) -> Question:
    return Question("pay", clause, PAY, _swaps)


def _swaps(no: Why, s: Pays, bill: Bill) -> list[Option]:
    payment = s.payment
    assert payment is not None
    options = [Option(PAY, bill.clause)]
    for source in bill.sources:
        number = payment.laid.get(source.key, 0)
        if _next(bill, payment, source.key, least=number + 1) is not None:
            options.append(Use(source.key, bill.clause))
        if number and _next(bill, payment, source.key, most=number - 1) is not None:
            options.append(Spare(source.key, bill.clause))
    return options


async def pay(s: Pays, bill: Bill) -> Cover:
    """Asks how to pay, if there is more than one way, and gives the payment; only for a bill that can be paid."""
    first, *others = islice(covers(bill.costs, bill.sources), 2)
    if not others:
        return first
    cover = first
    s.payment = Payment()
    while True:
        _lay_in(s.payment, bill, cover)
        pick = await choose(bill.seat, swaps(s, bill))
        if pick.key == PAY:
            s.payment = None
            return cover
        cover = _swapped(s.payment, bill, pick)


def _lay_in(payment: Payment, bill: Bill, cover: Cover) -> None:
    payment.due = dict(bill.costs[cover.cost])
    payment.laid = dict(cover.counts)


def _swapped(payment: Payment, bill: Bill, pick: Option) -> Cover:
    """Notes what the payer wants, and lays in the cheapest payment that does it."""
    if isinstance(pick, Use):
        number = payment.laid.get(pick.source, 0) + 1
        cover, bounds = _with(bill, payment, pick.source, least=number)
    else:
        assert isinstance(pick, Spare)
        number = payment.laid[pick.source] - 1
        cover, bounds = _with(bill, payment, pick.source, most=number)
    payment.least, payment.most = dict(bounds.least), dict(bounds.most)
    assert cover is not None
    return cover


def _next(bill: Bill, payment: Payment, source: str, *, least: int = 0, most: int | None = None) -> Cover | None:
    return _with(bill, payment, source, least=least, most=most)[0]


def _with(
    bill: Bill, payment: Payment, source: str, *, least: int = 0, most: int | None = None
) -> tuple[Cover | None, Bounds]:
    """The cheapest payment with one more wish; earlier wishes that cannot be met beside it are dropped."""
    for wishes in (payment, Payment()):
        bounds = Bounds(_but(wishes.least, source, least or None), _but(wishes.most, source, most))
        cover = cheapest(bill.costs, bill.sources, bounds)
        if cover is not None:
            return cover, bounds
    return None, Bounds()


def _but(wishes: Mapping[str, int], source: str, number: int | None) -> dict[str, int]:
    kept = {key: n for key, n in wishes.items() if key != source}
    return kept if number is None else {**kept, source: number}
