"""Over connections that delay, repeat, reorder and lose messages, all clients still reach the state of the hall."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from benches.chaos import play_over_bad_connections
from benches.halls.proxy import Trouble
from benches.halls.store import Store
from meadhall.engine.model.state import digest_of, encode

STATE = {"turn": 1, "fallen": []}
BAD_CONNECTION = Trouble(delay_chance=0.3, max_delay=0.1, double=0.2, break_chance=0.02, deaf_chance=0.02)


def test_clients_end_up_consistent_over_troubled_connections(tmp_path: Path) -> None:
    report = asyncio.run(
        play_over_bad_connections(tmp_path, seconds=4, tables=3, seed="a test", trouble=BAD_CONNECTION)
    )
    assert all(report.trouble_counts[what] for what in ("late", "double", "cut", "lost")), report.trouble_counts
    assert report.acknowledged > 0
    assert report.connection_count > report.people


def sight(number: int, since: int, *words: str, **more: Any) -> dict[str, Any]:
    first = {
        "type": "sight",
        "number": number,
        "seq": number,
        "seat": 0,
        "state": STATE,
        "digest": digest_of(encode(STATE)),
    }
    return {**first, "since": since, "news": [{"words": word} for word in words], **more}


def change(number: int, **patch: Any) -> dict[str, Any]:
    return {"type": "change", "number": number, "patch": patch}


def test_lost_or_reordered_change_waits_for_a_complete_sight() -> None:
    store = Store()
    store.handle_message(sight(1, 0, "one", seq=30))
    store.handle_message(change(3, seq=[32]))
    assert store.is_incomplete
    store.handle_message(sight(4, 0, "one", "two", seq=32))
    store.handle_message(change(2, seq=[31]))
    assert not store.is_incomplete
    assert store.sight is not None
    assert (store.sight["seq"], [line["words"] for line in store.story]) == (32, ["one", "two"])


def test_new_connection_begins_with_a_complete_sight() -> None:
    store = Store()
    store.handle_message(sight(9, 0, "one"))
    store.begin_connection()
    store.handle_message(change(2, seq=[31]))
    assert store.is_incomplete
    store.handle_message(sight(3, 1, "two", seq=31))
    assert not store.is_incomplete
    assert [line["words"] for line in store.story] == ["one", "two"]


def test_state_that_differs_from_the_hall_is_a_fault() -> None:
    store = Store()
    store.handle_message(sight(1, 0))
    with pytest.raises(ValueError, match="sight 2 "):
        store.handle_message(change(2, state={"turn": [2]}))
    store = Store()
    store.handle_message(sight(1, 0))
    then = {**STATE, "turn": 2}
    store.handle_message(change(2, state={"turn": [2]}, digest=[digest_of(encode(then))]))
    assert store.sight is not None
    assert store.sight["state"] == then


def test_answer_is_pending_until_its_sight_arrives() -> None:
    store = Store()
    store.handle_message(sight(1, 0, seq=4))
    store.outbox["a"] = {"type": "answer", "id": "a"}
    assert store.is_sending
    store.handle_message({"type": "done", "id": "a", "seq": 5})
    assert store.is_sending
    store.handle_message(sight(2, 0, seq=5))
    assert not store.is_sending


def test_repeated_chat_line_is_shown_once() -> None:
    store = Store()
    for seq in (7, 3, 7):
        store.handle_message({"type": "talk", "lines": [{"seq": seq, "text": str(seq)}]})
    assert sorted(store.chat) == [3, 7]
