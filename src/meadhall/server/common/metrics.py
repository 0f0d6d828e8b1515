"""Metrics for operators in the format of Prometheus, without personal data."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SAMPLE_INTERVAL: Final = 0.5  # seconds between two measurements of the event loop's delay


class Metrics:
    """All metrics of one process, in their own registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.requests = Counter("meadhall_requests", "HTTP requests answered.", ["route", "status"], registry=registry)
        self.request_seconds = Histogram(
            "meadhall_request_seconds", "Time of an HTTP request.", ["route"], buckets=BUCKETS, registry=registry
        )
        self.sockets = Gauge("meadhall_sockets", "Sockets that are open.", registry=registry)
        self.messages_received = Counter(
            "meadhall_messages", "Messages read from sockets.", ["type"], registry=registry
        )
        self.messages_sent = Counter("meadhall_sent", "Messages written to sockets.", ["type"], registry=registry)
        self._sent_counters: dict[str, Counter] = {}
        self.ack_seconds = Histogram(
            "meadhall_ack_seconds", "From a command's arrival until it is on disk.", buckets=BUCKETS, registry=registry
        )
        self.commands_refused = Counter(
            "meadhall_refused", "Commands and requests refused.", ["code"], registry=registry
        )
        self.loop_lag = Histogram(
            "meadhall_loop_lag_seconds", "How late the event loop is.", buckets=BUCKETS, registry=registry
        )
        self.bot_seconds = Histogram(
            "meadhall_bot_seconds", "Time that a bot took to answer.", ["level"], buckets=BUCKETS, registry=registry
        )
        self.bots_replaced = Counter(
            "meadhall_bots_replaced", "Answers that a bot failed to give, or not in time.", ["level"], registry=registry
        )
        self.errors = Counter("meadhall_mistakes", "Mistakes of the hall or of a game.", ["kind"], registry=registry)
        self.tables = Gauge("meadhall_tables_awake", "Tables that are in memory.", registry=registry)

    def sent_counter(self, kind: str) -> Counter:
        """Return the counter for a type of message, cached since the lookup takes as long as counting."""
        counter = self._sent_counters.get(kind)
        if counter is None:
            counter = self._sent_counters[kind] = self.messages_sent.labels(kind)
        return counter

    def record_bot_time(self, level: str, seconds: float) -> None:
        """Record the time of a bot's answer. Its label is the level without the budget."""
        self.bot_seconds.labels(level.partition(":")[0]).observe(seconds)

    def count_bot_failure(self, level: str, _: str) -> None:
        """Count a missing answer of a bot."""
        self.bots_replaced.labels(level.partition(":")[0]).inc()

    def count_error(self, kind: str) -> None:
        """Count an error of the hall or of a game; the log has the details."""
        self.errors.labels(kind).inc()

    def text(self) -> bytes:
        """Return all metrics in the format of Prometheus."""
        return generate_latest(self.registry)

    @contextlib.asynccontextmanager
    async def measuring(self, table_count: Callable[[], int]) -> AsyncGenerator[None]:
        """Measure the delay of the event loop and the number of tables in memory, inside a `with` block."""
        task = asyncio.create_task(self._measure(table_count))
        try:
            yield
        finally:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _measure(self, table_count: Callable[[], int]) -> None:
        while True:
            start = time.perf_counter()
            await asyncio.sleep(SAMPLE_INTERVAL)
            self.loop_lag.observe(max(0.0, time.perf_counter() - start - SAMPLE_INTERVAL))
            self.tables.set(table_count())
