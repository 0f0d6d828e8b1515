"""Ownership of tables by nodes, and a node's answer for a table of another node."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from meadhall.server.ownership.elsewhere import elsewhere_denial, error_of, refusal_of
from meadhall.server.ownership.owners import SINGLE_PROCESS, Ownership
from meadhall.server.ownership.questions import Present
from meadhall.server.protocol.problems import Denial
from tests.server.halls import ANN, BEA, OPEN, Place, open_place, run


def test_single_process_owns_every_table() -> None:
    assert asyncio.run(SINGLE_PROCESS.owns("any table"))
    assert len({SINGLE_PROCESS.new_table_id() for _ in range(100)}) == 100
    with pytest.raises(Denial, match="another server of this hall has this table"):
        asyncio.run(SINGLE_PROCESS.ask(1, Present("ann"), str))


def test_table_of_another_node_is_never_loaded(tmp_path: Path) -> None:
    class Second(Ownership):
        async def owner_of(self, table: str) -> int:
            return 1

    async def story(place: Place) -> str:
        return (await place.new_table(OPEN, OPEN, person=ANN, public=True)).id

    async def both() -> None:
        async with open_place(tmp_path) as place:
            table = await story(place)
        async with open_place(tmp_path, ownership=Second()) as place:
            with pytest.raises(Denial, match="another server of this hall has this table") as denied:
                await place.hall.card(BEA, table)
            assert denied.value.code == "closing"
            assert place.hall.table_count == 0

    run(both())


def test_table_with_an_unknown_owner_blocks_no_other() -> None:
    class Unsure(Ownership):
        async def owner_of(self, table: str) -> int:
            if table == "moving":
                raise elsewhere_denial()
            return 0

    assert asyncio.run(Unsure().owned_tables(["first", "moving", "last"])) == ["first", "last"]


def test_refusal_survives_the_way_between_nodes() -> None:
    error = Denial("taken", "seat-not-free", seat=2)
    received_error = error_of(refusal_of(error))
    assert (received_error.code, str(received_error.sentence), received_error.sentence.text) == (
        "taken",
        "seat 2 is not free",
        error.sentence.text,
    )
