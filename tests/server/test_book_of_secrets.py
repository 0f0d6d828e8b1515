"""No unread paragraph is sent to anybody: over sockets, in match files, or after an undo."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.bots import find_bot
from meadhall.engine import Answer, Match, find_game, record
from meadhall.engine.model.state import encode
from meadhall.games.swordsorcery.content import QUESTS
from meadhall.games.swordsorcery.events import BranchDecided, ParagraphRead
from meadhall.games.swordsorcery.state import State
from tests.server.test_secrets_over_sockets import Party, asked_of, create_hall, party_in, try_everything

PLAYERS = 2


def fragment(text: str) -> bytes:
    """Return a part of a text without characters that an encoding could change."""
    return max(re.split(r'["\\]|[^ -~]', text), key=len)[:40].encode()


def all_paragraphs() -> Iterator[bytes]:
    """Yield the parts of every paragraph of every quest, with the effects of each choice."""
    for quest in QUESTS.values():
        for para in quest.para:
            yield from (fragment(text) for text in (para.text, *(branch.text for branch in para.choice)) if text)


def read_paragraphs(match: Match[State]) -> bytes:
    """Return all paragraphs that were read aloud so far."""
    return b"".join(
        encode(event.message()) for event, _, _ in match.table.told if isinstance(event, (ParagraphRead, BranchDecided))
    )


def leaked_paragraphs(sent: bytes, read: bytes) -> list[bytes]:
    """Return the paragraphs that were sent although nobody has read them."""
    return [paragraph for paragraph in all_paragraphs() if paragraph in sent and paragraph not in read]


def match_after(quest: str, answers: int) -> Match[State]:
    """Return a match that the sensible bot has played for some answers."""
    match: Match[State] = Match(
        find_game("swordsorcery"), f"{quest} of secrets", mode="single", quest=quest, players=PLAYERS, heroes=4
    )
    bot = find_bot("sensible", match.game, "1")
    for _ in range(answers):
        assert match.ask is not None
        option = bot.choose(match.view(match.ask.seat))
        match.answer(match.ask.seat, option if isinstance(option, str) else option.key)
    return match


def play(party: Party, answers: int) -> None:
    """Let the players answer, undo their answers, and request the saved match."""
    for number in range(answers):
        who = next(seat for seat in range(PLAYERS) if asked_of(party.received[seat]) is not None)
        key = asked_of(party.received[who])["options"][0]["key"]
        party.say(who, "answer", id=f"answer {number}", seat=who, key=key)
        party.say(who, "hello", told=0)
        if number % 3 == 0:
            party.say(who, "take-back", id=f"back {number}", seat=who)
        for seat in range(PLAYERS):
            party.say(seat, "hello", told=0)


@pytest.mark.parametrize("quest", list(QUESTS))
def test_saved_match_contains_no_unread_page(quest: str) -> None:
    match = match_after(quest, 90)
    read = read_paragraphs(match)
    assert any(paragraph in read for paragraph in all_paragraphs())
    for seat in (None, 0, 1, -1):
        assert leaked_paragraphs(record.save(match, seat).encode(), read) == []
    match = record.load(record.save(match))
    to, answer = [(at, entry) for at, entry in enumerate(match.log) if isinstance(entry, Answer)][30]
    match.rewind(answer.seat, to)
    seen = b"".join(encode(match.view(seat).state) for seat in (0, 1, -1)) + record.save(match, 0).encode()
    assert leaked_paragraphs(seen, read) == []


@pytest.mark.parametrize("quest", ["q1", "q3"])
def test_socket_sends_no_unread_page(tmp_path: Path, quest: str) -> None:
    match = match_after(quest, 50)
    guests = asyncio.run(create_hall(tmp_path, match))
    with party_in(tmp_path, guests) as party:
        party.enter(None)
        for seat in (0, 1, -1):
            try_everything(party, seat, PLAYERS)
        play(party, 12)
        (table,) = party.hall.tables
        played = table.fold.progress.match
        sent = [b"".join(frames) for frames in party.received]
    read = read_paragraphs(match) + read_paragraphs(played)
    assert len(played.log) > len(match.log)
    assert all(any(paragraph in frames for paragraph in all_paragraphs() if paragraph in read) for frames in sent), (
        "a paragraph that was read is not sent"
    )
    assert [leaked_paragraphs(frames, read) for frames in sent] == [[], [], []]
