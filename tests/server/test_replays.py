"""Replays show marks, story and every position to people who may see them. Strangers may upload match files."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.bots import find_bot
from meadhall.bots.runner import answer_with
from meadhall.engine import record
from meadhall.engine.common.text import Text
from meadhall.engine.contract.game import Game
from meadhall.engine.contract.registry import find_game
from meadhall.engine.language.names import Names
from meadhall.engine.model.state import encode
from meadhall.engine.play.match import Match
from meadhall.engine.play.perspective import Perspective
from meadhall.engine.record.file_format import read_file
from meadhall.engine.table.events import EVERYBODY
from meadhall.engine.table.log import Answer
from meadhall.games.adventureland.words import CATALOGUE
from meadhall.server.config.rate_limits import Rate
from meadhall.server.config.settings import Limits
from meadhall.server.protocol import bodies, wire
from meadhall.server.replays.worker import ReplayCache, ReplayRequest
from meadhall.server.tables.story import Narration, Story
from tests.server.web import Web, open_hall
from tests.waiting import PATIENCE

GOLDEN = Path(__file__).parents[1] / "golden" / "adventureland-4-3.match"
NAMES = ("Ann", "Bot Bram", "Bot Isolde")


@pytest.fixture(scope="module")
def text() -> str:
    """Return the text of a finished match."""
    return record.save(record.load(GOLDEN.read_text("utf-8")), players=NAMES)


@pytest.fixture(scope="module")
def running() -> Match[Any]:
    """Return a match in the middle."""
    game = find_game("adventureland")
    match = Match[Any](game, "in the middle of a match", players=2)
    bots = [find_bot("random", game, str(seat)) for seat in range(2)]
    for _ in range(60):
        answer_with(bots[match.asked], match, match.asked)
    return match


def upload(web: Web, text: str) -> bodies.ReplayCard:
    answer = web.new_browser().post("/api/replays", json={"text": text})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=bodies.ReplayCard)


def position(web: Web, name: str, decision: int, seat: int) -> wire.Sight:
    response = web.new_browser().get(f"/api/replays/{name}/at/{decision}?seat={seat}")
    assert response.status_code == 200, response.text
    sight: wire.FromHall = msgspec.json.decode(response.content, type=wire.FromHall)
    assert isinstance(sight, wire.Sight)
    return sight


def story(web: Web, name: str, seat: int) -> bodies.Story:
    response = web.new_browser().get(f"/api/replays/{name}/story?seat={seat}")
    return msgspec.json.decode(response.content, type=bodies.Story)


def words_of(words: Any, seat: int = -1) -> str:
    """Return the words of a story text as the browser shows them."""
    return CATALOGUE.say(_text(words), Names(NAMES, seat))


def _text(words: Any) -> Any:
    """Return a text from its JSON form."""
    if isinstance(words, list):
        return [_text(word) for word in words]
    if isinstance(words, dict):
        return Text(words["id"], {name: _text(arg) for name, arg in words.get("args", {}).items()})
    return words


# ---- a finished match


def test_finished_match_is_verified_and_described_by_its_card(web: Web, text: str) -> None:
    card = upload(web, text)
    replay = record.replay(text)
    assert card.players == list(NAMES)
    assert (card.decisions, card.over, card.eyes) == (len(replay) - 1, True, [-1, 0, 1, 2])
    assert card.verified
    assert record.commitment(card.seed) == card.commitment
    kinds = {mark.kind for mark in card.marks}
    assert {"round", "fight", "section", "end"} <= kinds
    assert [mark.decision for mark in card.marks] == sorted(mark.decision for mark in card.marks)
    assert card.marks[-1].decision <= card.decisions
    assert all(mark.words for mark in card.marks)


def test_marks_use_the_words_of_the_game_and_are_unique(web: Web, text: str) -> None:
    card = upload(web, text)
    sentences = {words_of(line.line.words) for line in story(web, card.id, -1).lines}
    assert {mark.words for mark in card.marks} <= sentences, (
        "a mark without a line of its own has the words of the next line"
    )
    assert len({(mark.decision, mark.kind, mark.words) for mark in card.marks}) == len(card.marks)
    reveals = [mark.words for mark in card.marks if mark.kind == "reveal" and mark.decision < card.decisions]
    assert reveals
    assert all("rises" in words for words in reveals), "only the fog is worth a mark"


def test_finished_table_is_replayed_by_its_own_id(web: Web, text: str) -> None:
    web.tables.files["T5"] = text
    response = web.new_browser().get("/api/replays/T5")
    card = msgspec.json.decode(response.content, type=bodies.ReplayCard)
    assert (card.id, card.table, card.mine) == ("T5", "T5", [1])
    assert web.new_browser().get("/api/replays/T5/match").text == text
    assert web.new_browser().get("/api/replays/T6").status_code == 404


def test_every_position_equals_that_of_the_rules(web: Web, text: str) -> None:
    card, replay = upload(web, text), record.replay(text)
    for decision in (0, 1, card.decisions // 2, card.decisions):
        for seat in card.eyes:
            sight, match = position(web, card.id, decision, seat), replay[decision]
            assert sight.seat == seat
            assert sight.decisions == decision
            assert sight.ask is None, "a replay has no open question"
            assert sight.mine == []
            assert sight.over == match.over
            assert sight.phase == msgspec.to_builtins(match.game.scene(match.view(seat).state, seat).phase)
            assert [seat.name for seat in sight.seats] == list(NAMES)


def test_story_is_what_the_seat_was_told_in_order(web: Web, text: str) -> None:
    card, replay = upload(web, text), record.replay(text)
    for seat in card.eyes:
        lines = story(web, card.id, seat).lines
        heard = [
            at for at in range(len(replay)) for event, to in replay.events(at) if to in (EVERYBODY, seat)
            if replay.game.wording.event(event, Names(NAMES, seat))
        ]  # fmt: skip
        assert [line.decision for line in lines] == heard
        sight = position(web, card.id, 40, seat)
        assert sight.news == [entry.line for entry in lines if entry.decision == 40]
        assert sight.since == sum(entry.decision < 40 for entry in lines)
    assert any("Ann" in words_of(entry.line.words, 1) for entry in story(web, card.id, 1).lines)
    assert not any("Ann" in words_of(entry.line.words, 0) for entry in story(web, card.id, 0).lines), "Ann reads You"


def test_story_lines_name_the_answer_that_caused_them(web: Web, text: str) -> None:
    card, match = upload(web, text), record.load(text)
    told_here = Story()
    told_here.follow(match)
    for seat in range(len(NAMES)):
        narration, perspective = Narration(told_here), Perspective(match, NAMES, seat)
        narration.follow(perspective)
        lines = [entry.line for entry in story(web, card.id, seat).lines]
        expected = [(msgspec.to_builtins(line.words), line.by_you) for line in narration.lines(perspective)]
        assert [(line.words, line.by_you) for line in lines] == expected
        assert {line.by_you for line in lines} == {True, False}


def test_playing_on_starts_a_separate_match(web: Web, text: str) -> None:
    card = upload(web, text)
    browser = web.new_browser()
    response = browser.post(f"/api/replays/{card.id}/fork", json={"decision": 30, "seat": 1, "level": "sensible"})
    assert response.status_code == 200
    kind, _, begun, seat, level = web.tables.calls[-1]
    assert (kind, seat, level) == ("play_on", 1, "sensible")
    assert record.load(begun).digest == record.replay(text)[30].digest
    header = read_file(begun).header
    assert (header.players, header.seed, header.commitment) == (list(NAMES), None, None)
    assert sum(isinstance(entry, Answer) for entry in record.load(begun).log) == 30


@pytest.mark.parametrize(
    ("path", "status", "says"),
    [
        ("at/99999?seat=0", 404, "no decision 99999"),
        ("at/0?seat=3", 404, "no seat 4, only 1 to 3"),
        ("story?seat=9", 404, "no seat 10, only 1 to 3"),
        ("at/0?seat=x", 422, "Seat: "),
        ("at/-1?seat=0", 422, "a number"),
        ("at/x?seat=0", 422, "a number"),
        ("story?seat=-2", 403, "that view"),
        ("story?seat=0&more=1", 422, "more"),
    ],
)
def test_missing_part_of_a_replay_is_refused_with_a_reason(
    web: Web, text: str, path: str, status: int, says: str
) -> None:
    answer = web.new_browser().get(f"/api/replays/{upload(web, text).id}/{path}")
    assert answer.status_code == status
    assert says in answer.json()["words"]


# ---- a running match


def test_replay_of_a_running_match_shows_only_your_own_seat(web: Web, running: Match[Any]) -> None:
    web.tables.files["T7"] = record.save(running, seat=1, players=NAMES[:2])
    response = web.new_browser().get("/api/replays/T7")
    card = msgspec.json.decode(response.content, type=bodies.ReplayCard)
    assert (card.eyes, card.over, card.seed, card.verified) == ([1], False, "", False)
    assert card.commitment
    sight = position(web, "T7", card.decisions, 1)
    assert sight.digest
    assert msgspec.json.encode(sight.state) == encode(running.view(1).state)
    for path in ("at/0?seat=0", "at/0?seat=-1", "story?seat=0"):
        assert web.new_browser().get(f"/api/replays/T7/{path}").status_code == 403
    fork = web.new_browser().post("/api/replays/T7/fork", json={"decision": 3, "seat": 1})
    assert (fork.status_code, fork.json()["code"]) == (409, "not-now")


def test_uploaded_file_of_a_running_match_is_seen_as_a_spectator(web: Web, running: Match[Any]) -> None:
    card = upload(web, record.save(running, players=NAMES[:2]))
    assert (card.eyes, card.seed, card.over) == ([-1], "", False)
    assert card.verified, "the file contains its seed, which gives the same match"


def test_uploaded_file_of_a_running_match_can_be_played_on_at_any_seat(web: Web, running: Match[Any]) -> None:
    card = upload(web, record.save(running, players=NAMES[:2]))
    ann = web.new_browser()
    fork = {"decision": card.decisions, "seat": 1}
    assert ann.post(f"/api/replays/{card.id}/fork", json=fork).status_code == 200
    nobody = ann.post(f"/api/replays/{card.id}/fork", json={**fork, "seat": 2})
    assert (nobody.status_code, nobody.json()["words"]) == (422, "Choose a seat to play.")


# ---- uploads


@pytest.mark.parametrize(
    ("brought_text", "says"),
    [
        ("", "first line is empty"),
        ("hello\n", "not a match file"),
        ('{"meadhall":1,"game":"adventureland","version":"1","content":""}\n', "ends after"),
        ('{"meadhall":1,"game":"chess","version":"1","content":""}\n', "a match of 'chess'"),
        (f'{{"meadhall":1,"game":"adventureland","version":"1","content":"","{"a" * 3000}": 1}}\n', "unknown field"),
        ('{"meadhall":1,"game":"os:system","version":"1","content":""}\n', "a match of 'os:system'"),
    ],
)
def test_invalid_match_file_is_refused(web: Web, brought_text: str, says: str) -> None:
    answer = web.new_browser().post("/api/replays", json={"text": brought_text})
    assert answer.status_code == 422
    assert says in answer.json()["words"]
    assert len(answer.text) < 1500


def with_changed_head(text: str, **changed: object) -> str:
    first, rest = text.split("\n", 1)
    return f"{json.dumps(json.loads(first) | changed)}\n{rest}"


def test_file_of_another_version_or_content_has_a_note(web: Web, text: str) -> None:
    assert upload(web, text).differs == ""
    older = upload(web, with_changed_head(text, version="9.9"))
    assert older.differs.startswith("The file was written by version 9.9 of Adventure Land, and this is version ")
    other = upload(web, with_changed_head(text, content="0123456789abcdef"))
    assert other.differs == "The file was written with different content of Adventure Land."
    german = web.new_browser(Accept_Language="de").get(f"/api/replays/{other.id}").json()
    assert german["differs"].startswith("Die Datei")


def test_more_names_than_seats_are_refused(web: Web, text: str) -> None:
    many = with_changed_head(text, players=[*NAMES, "Dan"])
    answer = web.new_browser().post("/api/replays", json={"text": many})
    assert (answer.status_code, answer.json()["words"]) == (422, "Line 1: 4 players are named, but 3 play.")


def test_byte_order_mark_of_a_match_file_is_ignored(web: Web, text: str) -> None:
    assert upload(web, f"\ufeff{text}").verified
    assert record.load(f"\ufeff{text}").digest == record.load(text).digest


def test_endless_key_is_not_repeated(web: Web, text: str) -> None:
    lines = text.splitlines()
    at = next(at for at, line in enumerate(lines) if '"answer"' in line)
    lines[at] = json.dumps(json.loads(lines[at]) | {"answer": "x" * 3_000_000})
    for language in ("en", "de"):
        browser = web.new_browser(Accept_Language=language)
        answer = browser.post("/api/replays", json={"text": "\n".join(lines) + "\n"})
        assert answer.status_code == 422
        assert len(answer.text) < 1500


def test_match_file_loads_no_code(web: Web, tmp_path: Path) -> None:
    trap = tmp_path / "trap.py"
    trap.write_text(f"open({str(tmp_path / 'sprung')!r}, 'w')")
    for game in (str(trap), f"{trap}:GAME", "antigravity:GAME"):
        text = msgspec.json.encode({"meadhall": 1, "game": game, "version": "1", "content": ""}).decode()
        assert web.new_browser().post("/api/replays", json={"text": text}).status_code == 422
    assert not (tmp_path / "sprung").exists()


def test_modified_match_file_is_refused(web: Web, text: str) -> None:
    lines = text.splitlines()
    dice = random.Random(5)
    for _ in range(15):
        at = dice.randrange(1, len(lines) - 1)
        changed = "\n".join([*lines[:at], *lines[at + 1 :]]) + "\n"
        answer = web.new_browser().post("/api/replays", json={"text": changed})
        assert answer.status_code == 422, answer.text
        assert answer.json()["code"] == "invalid"


def test_same_file_is_stored_once_and_found_by_its_link(web: Web, text: str) -> None:
    first, second = upload(web, text), upload(web, text)
    assert first == second
    assert web.new_browser().get(f"/api/replays/{first.id}").status_code == 200


def test_replay_over_the_time_or_memory_limit_is_refused(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    with open_hall(tmp_path_factory.mktemp("slow"), Limits(replay_seconds=0.001)) as hall:
        answer = hall.new_browser().post("/api/replays", json={"text": text})
        assert (answer.status_code, answer.json()["code"]) == (422, "too-slow")
    with open_hall(tmp_path_factory.mktemp("small"), Limits(replay_memory=1 << 20)) as hall:
        answer = hall.new_browser().post("/api/replays", json={"text": text + " " * 4_000_000})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
        assert hall.new_browser().get("/health").status_code == 200


def test_file_of_five_mebibytes_is_read_and_a_longer_one_refused(web: Web) -> None:
    max_bytes = 5 * 1024 * 1024
    answer = web.new_browser().post("/api/replays", json={"text": "x" * (max_bytes - 100)})
    assert answer.status_code == 422
    assert web.new_browser().post("/api/replays", json={"text": "x" * max_bytes}).status_code == 413


def test_uploads_are_rate_limited(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    with open_hall(tmp_path_factory.mktemp("few"), Limits(imports=Rate(2, 3600), replay_seconds=PATIENCE)) as hall:
        browser = hall.new_browser()
        statuses = [browser.post("/api/replays", json={"text": text}).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]


def test_game_that_raises_leaves_the_worker_alive(text: str) -> None:
    class Broken(dict[str, Game[Any]]):
        def __contains__(self, name: object) -> bool:
            raise ZeroDivisionError

    reply = ReplayCache(Broken()).answer(ReplayRequest("card", "key", "name", text))
    assert (reply.code, reply.words) == (
        "unreadable",
        "this match cannot be replayed: the rules of the game failed",
    )
