"""Rate limits allow as much as they should, and no more."""

from __future__ import annotations

from meadhall.server.config import rate_limits
from meadhall.server.config.counts import LimitCounts
from meadhall.server.config.rate_limits import (
    HOUSEHOLD_FACTOR,
    Allowance,
    BackOff,
    Bucket,
    Buckets,
    ConcurrencyLimit,
    Rate,
)
from meadhall.server.config.settings import Limits


class Clock:
    """A clock that a test moves forward."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_bucket_allows_its_rate_and_no_more() -> None:
    clock = Clock()
    bucket = Bucket(Rate(3, 20), clock)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert bucket.seconds_to_wait() == 20
    clock.time += 20
    assert bucket.take()


def test_refused_take_does_not_extend_the_wait() -> None:
    clock = Clock()
    bucket = Bucket(Rate(1, 10), clock)
    bucket.take()
    clock.time += 9
    assert not bucket.take()
    clock.time += 1
    assert bucket.take()


def test_each_caller_has_a_separate_bucket() -> None:
    buckets = Buckets(Rate(1, 10), Clock())
    assert buckets.take("ann")
    assert not buckets.take("ann")
    assert buckets.take("bo")
    assert buckets.seconds_to_wait("ann") == 10


def test_many_callers_take_no_more_memory() -> None:
    buckets = Buckets(Rate(1, 10), Clock())
    for number in range(rate_limits.MAX_CALLERS + 10):
        buckets.take(str(number))
    assert buckets.take("0"), "the oldest caller is forgotten"
    assert not buckets.take(str(rate_limits.MAX_CALLERS + 9))


def test_ipv6_addresses_of_one_household_share_a_bucket() -> None:
    clock = Clock()
    allowance = Allowance(Rate(2, 60), clock)
    waits = [allowance.take(f"person {number}", "home") for number in range(3 * HOUSEHOLD_FACTOR) for _ in range(2)]
    assert waits == [0.0] * 2 * HOUSEHOLD_FACTOR + [60.0] * 4 * HOUSEHOLD_FACTOR
    assert allowance.take("person 0", "elsewhere") == 60.0
    assert allowance.take("somebody new", "elsewhere") == 0.0


def test_returned_allowance_can_be_taken_again() -> None:
    allowance = Allowance(Rate(1, 60), Clock())
    for _ in range(9):
        assert allowance.take("ann", "home") == 0.0
        allowance.give_back("ann", "home")
    assert allowance.take("ann", "home") == 0.0
    assert allowance.take("ann", "home") == 60.0


def test_back_off_doubles_the_wait_after_each_mistake() -> None:
    clock = Clock()
    back_off = BackOff(first_delay=1, max_delay=10, free_failures=2, now=clock)
    waits: list[float] = []
    for _ in range(7):
        back_off.record_failure("ann")
        waits.append(back_off.seconds_to_wait("ann"))
    assert waits == [0, 0, 1, 2, 4, 8, 10]
    assert back_off.seconds_to_wait("bo") == 0
    back_off.reset("ann")
    assert back_off.seconds_to_wait("ann") == 0


def test_concurrency_limit_counts_per_caller_and_frees_places() -> None:
    limit = ConcurrencyLimit(2)
    assert [limit.take("ann"), limit.take("ann"), limit.take("ann"), limit.take("bo")] == [
        True,
        True,
        False,
        True,
    ]
    limit.release("ann")
    assert limit.take("ann")
    assert not limit.take("ann")


def test_hall_counts_for_every_limit() -> None:
    counts = LimitCounts(Limits(chat=Rate(1, 60), tables=Rate(1, 60), sockets=1))
    assert counts.take("chats", "ann") == 0
    assert counts.take("chats", "ann") > 50
    assert counts.tables.take("ann", "here") == 0
    assert counts.tables.take("ann", "here") > 50
    with (
        counts.socket("here", "ann") as first,
        counts.socket("there", "ann") as second,
        counts.socket("here", "bea") as third,
    ):
        assert (first, second, third) == ("", "person", "address")
    with counts.socket("here", "ann") as again:
        assert again == ""
    for _ in range(4):
        counts.record_password("ann", is_correct=False)
    assert counts.password_delay("ann") > 0
    counts.record_password("ann", is_correct=True)
    assert counts.password_delay("ann") == 0
