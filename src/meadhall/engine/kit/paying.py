"""Ask a seat how to pay: propose the cheapest payment, and allow swaps of sources before paying."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from typing import Final, NamedTuple, Protocol

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Candidate, Menu, Option, Question, Reason, Refused, build_menu
from meadhall.engine.kit.payments import ANY, Bounds, Cover, Goods, Source, cheapest, covers, single_cover


class Slot(NamedTuple):
    """One unit of a good that is due, and the key of the source that pays it."""

    good: str
    source: str


@dataclass(slots=True)
class Payment:
    """An unfinished payment. Store it in a state field `payment` marked PART, so that only the payer sees it.

    - `due` maps each good to the number to pay.
    - `laid` and `left` are the numbers of each source that the payment uses and leaves unused.
    - `least` and `most` are the minimum and maximum number of each source, as the payer's swaps have set them.
    - `slots` assigns a source to each unit of the goods.
    """

    due: dict[str, int] = field(default_factory=dict[str, int])
    laid: dict[str, int] = field(default_factory=dict[str, int])
    left: dict[str, int] = field(default_factory=dict[str, int])
    least: dict[str, int] = field(default_factory=dict[str, int])
    most: dict[str, int] = field(default_factory=dict[str, int])
    slots: list[Slot] = field(default_factory=list[Slot])


class HasPayment(Protocol):
    """A state with a field for an unfinished payment."""

    payment: Payment | None


class Bill(NamedTuple):
    """A payment that a seat owes: one of the `costs`, paid from the `sources`, because of a clause.

    `useless` lists the keys of the payer's other sources, so that a reason can explain why they cannot be used.
    """

    seat: int
    costs: Sequence[Goods]
    sources: Sequence[Source]
    clause: str
    useless: Sequence[str] = ()


class Swap(Option):
    """Option to use one more or one less of a source. The rest of the payment is then the cheapest one possible."""

    __slots__ = ("more", "source")

    def __init__(self, source: str, more: int, clause: str) -> None:
        verb = "use" if more > 0 else "spare"
        super().__init__(":".join((verb, source)), clause)
        self.source = source
        self.more = more


PAY: Final = "pay"


NOT_MORE: Final = "pay-not-more"
NOT_LESS: Final = "pay-not-less"
USELESS_SOURCE: Final = "pay-useless"


def swaps(s: HasPayment, bill: Bill) -> Menu[Option]:
    """Return the menu of a payment: pay as proposed, or swap a source. Each option leads to a legal payment."""
    return build_menu(_payment_question(bill.clause), _swaps(s, bill), (s, bill))


@cache
def _payment_question(clause: str) -> Question:
    return Question("pay", clause, PAY, _swaps, _useless_sources)


def _swaps(s: HasPayment, bill: Bill) -> Iterator[Candidate[Option]]:
    payment = s.payment
    assert payment is not None
    yield Option(PAY, bill.clause)
    for source in bill.sources:
        number = payment.laid.get(source.key, 0)
        larger = _cover_with_swap(bill, payment, source.key, min_number=number + 1)
        yield Swap(source.key, 1, bill.clause), None if larger else Reason(bill.clause, NOT_MORE)
        if number:
            smaller = _cover_with_swap(bill, payment, source.key, max_number=number - 1)
            yield Swap(source.key, -1, bill.clause), None if smaller else Reason(bill.clause, NOT_LESS)


def _useless_sources(s: HasPayment, bill: Bill) -> Iterator[Refused]:
    yield from ((Swap(key, 1, bill.clause), Reason(bill.clause, USELESS_SOURCE)) for key in bill.useless)


async def pay(s: HasPayment, bill: Bill, *, always: bool = False) -> Cover:
    """Ask how to pay if there is more than one way, and return the payment. The bill must be payable.

    With `always`, the seat is asked even if there is one way. Use it for secret sources, such as cards in hand, because
    a missing question would reveal them.
    """
    if not always and (only := single_cover(bill.costs, bill.sources)) is not None:
        return only
    cover, *others = islice(covers(bill.costs, bill.sources), 2)
    if not always and not others:
        return cover
    s.payment = Payment()
    while True:
        _set_payment(s.payment, bill, cover)
        pick = await choose(bill.seat, swaps(s, bill))
        if pick.key == PAY:
            s.payment = None
            return cover
        cover = _apply_swap(s.payment, bill, pick)


def _set_payment(payment: Payment, bill: Bill, cover: Cover) -> None:
    payment.due = dict(bill.costs[cover.cost])
    payment.laid = dict(cover.counts)
    payment.left = {source.key: source.number - payment.laid.get(source.key, 0) for source in bill.sources}
    payment.slots = list(_assigned_slots(payment.due, cover))


def _assigned_slots(due: Goods, cover: Cover) -> Iterator[Slot]:
    """Assign a source to each unit of the goods due. Wild goods (ANY) pay the units that no other source pays."""
    sources_of_good = defaultdict[str, list[str]](list)
    for source, number in cover.used:
        for good in source.gives * number:
            sources_of_good[good].append(source.key)
    for good, number in due.items():
        for _ in range(number):
            yield Slot(good, (sources_of_good[good] or sources_of_good[ANY]).pop(0))


def _apply_swap(payment: Payment, bill: Bill, pick: Option) -> Cover:
    """Record the payer's swap, and return the cheapest payment with it."""
    assert isinstance(pick, Swap)
    number = payment.laid.get(pick.source, 0) + pick.more
    wanted_number = {"min_number": number} if pick.more > 0 else {"max_number": number}
    cover, bounds = _cover_and_bounds(bill, payment, pick.source, **wanted_number)
    payment.least, payment.most = dict(bounds.min_numbers), dict(bounds.max_numbers)
    assert cover is not None
    return cover


def _cover_with_swap(
    bill: Bill, payment: Payment, source: str, *, min_number: int = 0, max_number: int | None = None
) -> Cover | None:
    return _cover_and_bounds(bill, payment, source, min_number=min_number, max_number=max_number)[0]


def _cover_and_bounds(
    bill: Bill, payment: Payment, source: str, *, min_number: int = 0, max_number: int | None = None
) -> tuple[Cover | None, Bounds]:
    """Return the cheapest payment with one more swap, and its bounds.

    If the swap contradicts the earlier swaps, the earlier swaps are dropped.
    """
    for earlier in (payment, Payment()) if payment.least or payment.most else (payment,):
        bounds = Bounds(
            _with_bound(earlier.least, source, min_number or None),
            _with_bound(earlier.most, source, max_number),
        )
        cover = cheapest(bill.costs, bill.sources, bounds)
        if cover is not None:
            return cover, bounds
    return None, Bounds()


def _with_bound(bounds: Mapping[str, int], source: str, number: int | None) -> dict[str, int]:
    other_bounds = {key: bound for key, bound in bounds.items() if key != source}
    return other_bounds if number is None else {**other_bounds, source: number}
