"""Ask how to pay: begin with the cheapest payment, and let the payer swap sources before paying."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from typing import Final, NamedTuple, Protocol

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Candidate, Menu, Option, Question, Reason, Refused, menu_of
from meadhall.engine.kit.payments import ANY, Bounds, Cover, Goods, Source, cheapest, covers, only_way


class Slot(NamedTuple):
    """One good that is due, and the key of the source chosen for it."""

    good: str
    source: str


@dataclass(slots=True)
class Payment:
    """An unfinished payment: the goods due, the sources chosen for them, and the choices that the payer has fixed.

    `left` says how many of each source would remain.
    Keep it on the state in a field `payment` marked PART, so that only the payer sees it.
    """

    due: dict[str, int] = field(default_factory=dict[str, int])
    laid: dict[str, int] = field(default_factory=dict[str, int])
    left: dict[str, int] = field(default_factory=dict[str, int])
    least: dict[str, int] = field(default_factory=dict[str, int])
    most: dict[str, int] = field(default_factory=dict[str, int])
    slots: list[Slot] = field(default_factory=list[Slot])


class Pays(Protocol):
    """A state on which a payment can stand."""

    payment: Payment | None


class Bill(NamedTuple):
    """A payment that a seat owes: one of the costs, out of these sources, by a clause of the rules.

    `useless` are keys of the payer's other things, so that "why not?" has an answer for them.
    """

    seat: int
    costs: Sequence[Goods]
    sources: Sequence[Source]
    clause: str
    useless: Sequence[str] = ()


class Swap(Option):
    """Use one more of a source, or one less, and the cheapest payment that goes with it."""

    __slots__ = ("more", "source")

    def __init__(self, source: str, more: int, clause: str) -> None:
        verb = "use" if more > 0 else "spare"
        super().__init__(":".join((verb, source)), clause)
        self.source = source
        self.more = more


PAY: Final = "pay"


NOT_MORE: Final = "pay-not-more"
NOT_LESS: Final = "pay-not-less"
USELESS: Final = "pay-useless"


def swaps(s: Pays, bill: Bill) -> Menu[Option]:
    """Pay as proposed, or swap a source; each option leads to a legal payment."""
    return menu_of(_question(bill.clause), _swaps(s, bill), (s, bill))


@cache
def _question(clause: str) -> Question:
    return Question("pay", clause, PAY, _swaps, _useless)


def _swaps(s: Pays, bill: Bill) -> Iterator[Candidate[Option]]:
    payment = s.payment
    assert payment is not None
    yield Option(PAY, bill.clause)
    for source in bill.sources:
        number = payment.laid.get(source.key, 0)
        more = _next(bill, payment, source.key, least=number + 1)
        yield Swap(source.key, 1, bill.clause), None if more else Reason(bill.clause, NOT_MORE)
        if number:
            less = _next(bill, payment, source.key, most=number - 1)
            yield Swap(source.key, -1, bill.clause), None if less else Reason(bill.clause, NOT_LESS)


def _useless(s: Pays, bill: Bill) -> Iterator[Refused]:
    yield from ((Swap(key, 1, bill.clause), Reason(bill.clause, USELESS)) for key in bill.useless)


async def pay(s: Pays, bill: Bill, *, always: bool = False) -> Cover:
    """Ask how to pay, if there is more than one way, and return the payment; only for a bill that can be paid.

    Use `always` if the sources are secret, as cards in hand: a missing question would tell of them.
    """
    if not always and (only := only_way(bill.costs, bill.sources)) is not None:
        return only
    cover, *others = islice(covers(bill.costs, bill.sources), 2)
    if not always and not others:
        return cover
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
    payment.left = {source.key: source.number - payment.laid.get(source.key, 0) for source in bill.sources}
    payment.slots = list(_slots(payment.due, cover))


def _slots(due: Goods, cover: Cover) -> Iterator[Slot]:
    """Every single good that is due; goods of the payer's choice fill the gaps."""
    given = defaultdict[str, list[str]](list)
    for source, number in cover.used:
        for good in source.gives * number:
            given[good].append(source.key)
    for good, number in due.items():
        for _ in range(number):
            yield Slot(good, (given[good] or given[ANY]).pop(0))


def _swapped(payment: Payment, bill: Bill, pick: Option) -> Cover:
    """Note the payer's choice, and return the cheapest payment with it."""
    assert isinstance(pick, Swap)
    number = payment.laid.get(pick.source, 0) + pick.more
    wish = {"least": number} if pick.more > 0 else {"most": number}
    cover, bounds = _with(bill, payment, pick.source, **wish)
    payment.least, payment.most = dict(bounds.least), dict(bounds.most)
    assert cover is not None
    return cover


def _next(bill: Bill, payment: Payment, source: str, *, least: int = 0, most: int | None = None) -> Cover | None:
    return _with(bill, payment, source, least=least, most=most)[0]


def _with(
    bill: Bill, payment: Payment, source: str, *, least: int = 0, most: int | None = None
) -> tuple[Cover | None, Bounds]:
    """Return the cheapest payment with one more choice; earlier choices that cannot be met beside it are dropped."""
    for wishes in (payment, Payment()) if payment.least or payment.most else (payment,):
        bounds = Bounds(_but(wishes.least, source, least or None), _but(wishes.most, source, most))
        cover = cheapest(bill.costs, bill.sources, bounds)
        if cover is not None:
            return cover, bounds
    return None, Bounds()


def _but(wishes: Mapping[str, int], source: str, number: int | None) -> dict[str, int]:
    kept = {key: n for key, n in wishes.items() if key != source}
    return kept if number is None else {**kept, source: number}
