"""Analyses of finished matches: one at a time, in a separate process, and stored."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sql

from meadhall.bots import find_bot, play_out
from meadhall.engine import Match, find_game, record
from meadhall.server.config.rate_limits import Rate
from meadhall.server.config.settings import DAY, Limits, Settings
from meadhall.server.hall.site import games_of
from meadhall.server.protocol.analysis_bodies import AnalysisState, LuckAndSkill
from meadhall.server.replays.analyses import Analyses
from meadhall.server.replays.analyst import AnalysisProgress, analyse_match
from meadhall.server.replays.replay_store import Replays
from meadhall.server.store.database import Database
from meadhall.server.store.schema import ANALYSES
from tests.server.databases import database_in
from tests.server.halls import Clock
from tests.server.web import GENEROUS_LIMITS, open_hall
from tests.waiting import eventually

JUDGED_PIG_PATH = str(Path(__file__).with_name("judged_pig.py"))
PIG = find_game(JUDGED_PIG_PATH)
FAST_TARGET, ENDLESS_TARGET, FATAL_TARGET = 20, 50, 100  # points to win, see judged_pig.py


def bot_match(target: int = FAST_TARGET, seed: str = "3", answers: int | None = None, **options: Any) -> Match[Any]:
    """Return a match of bots, or its first answers."""
    match = Match[Any](PIG, seed, target=target, **options)
    bot = find_bot("random", PIG, seed)
    if answers is None:
        play_out(match, [bot] * PIG.seats(match.options))
    for _ in range(answers or 0):
        match.answer(match.asked, "roll")
    return match


def text_of(target: int = FAST_TARGET, seed: str = "3", **options: Any) -> str:
    return record.save(bot_match(target, seed, **options), players=["Ann", "Bram"])


def open_hall_in(folder: Path, limits: Limits = GENEROUS_LIMITS) -> Any:
    return open_hall(folder, limits, games=(JUDGED_PIG_PATH,))


def upload(browser: httpx.Client, text: str) -> str:
    answer = browser.post("/api/replays", json={"text": text})
    assert answer.status_code == 200, answer.text
    return f"/api/replays/{answer.json()['id']}/analysis"


def state_of(answer: httpx.Response) -> AnalysisState:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=AnalysisState)


def request_analysis(browser: httpx.Client, path: str) -> AnalysisState:
    return state_of(browser.get(path))


def result(browser: httpx.Client, path: str) -> LuckAndSkill:
    """Return the result of an analysis, once it is done."""
    assert eventually(lambda: request_analysis(browser, path).state not in ("waiting", "running"))
    state = request_analysis(browser, path)
    assert (state.state, state.words) == ("done", "")
    assert state.result is not None
    return state.result


def test_finished_match_is_analysed_once_and_its_result_is_stored(tmp_path: Path) -> None:
    text = text_of()
    with open_hall_in(tmp_path) as hall:
        ann = hall.new_browser()
        path = upload(ann, text)
        assert request_analysis(ann, path) == AnalysisState("none")
        assert state_of(ann.post(path, json={})).state in ("running", "done")
        analysis = result(ann, path)
        assert len(analysis.steps) == len(record.replay(text)) - 1
        assert [side.seats for side in analysis.sides] == [[0], [1]]
        for side in analysis.sides:
            whole = side.start + side.luck + side.play + side.others
            assert whole == pytest.approx(side.end)
            assert side.luck_within > 0
            [number] = side.seats
            luck = [step.luck[number] for step in analysis.steps]
            clear_luck = [step.luck[number] for step in analysis.steps if abs(step.luck[number]) > step.within[number]]
            assert luck[side.best - 1] == max(clear_luck), "the decision is the one after the luckiest moment"
            assert luck[side.worst - 1] == min(clear_luck)
        assert sorted(side.end for side in analysis.sides) == [0, 1]
        assert analysis.mistakes
        assert {mistake.seat for mistake in analysis.mistakes} <= {0, 1}
        for one in analysis.mistakes:
            assert one.could - one.chance >= max(analysis.least, one.within)
            assert one.did
            assert one.better
            assert one.did != one.better
    with open_hall_in(tmp_path) as reopened_hall:
        bea = reopened_hall.new_browser()
        path = upload(bea, text)
        assert state_of(bea.post(path, json={})).result == analysis, "a stored result is not computed again"


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        (
            record.save(bot_match(answers=3)),
            "The match is still running: luck and skill can be analysed when it is over.",
            "Die Partie läuft noch",
        ),
        (
            record.save(bot_match()).replace('"judged-pig"', '"pig"', 1),
            "Pig cannot be analysed: it does not judge its positions.",
            "Pig kann nicht analysiert werden",
        ),
    ],
    ids=["running", "no judgement"],
)
def test_analysis_refusal_names_the_reason(tmp_path: Path, text: str, english: str, german: str) -> None:
    pig = str(Path(__file__).parents[2] / "examples" / "pig.py")
    with open_hall(tmp_path, GENEROUS_LIMITS, games=(JUDGED_PIG_PATH, pig)) as hall:
        ann, bea = hall.new_browser(), hall.new_browser(Accept_Language="de")
        path = upload(ann, text)
        assert request_analysis(ann, path) == AnalysisState("refused", words=english)
        assert state_of(ann.post(path, json={})) == AnalysisState("refused", words=english)
        assert request_analysis(bea, path).words.startswith(german)


def test_running_match_has_no_analysis(tmp_path: Path) -> None:
    with open_hall_in(tmp_path) as hall:
        hall.tables.files["T2"] = record.save(bot_match(answers=3), seat=0)
        assert state_of(hall.new_browser().post("/api/replays/T2/analysis", json={})).state == "refused"
        hall.tables.files["T3"] = text_of()
        ann = hall.new_browser()
        ann.post("/api/replays/T3/analysis", json={})
        assert result(ann, "/api/replays/T3/analysis").steps
        assert ann.get("/api/replays/T4/analysis").status_code == 404


# ---- the queue


def is_judging(browser: httpx.Client, path: str) -> bool:
    """Whether the endless analysis is running and reports its first step."""
    state = request_analysis(browser, path)
    return state.state == "running" and 0 < state.done < state.of


def test_analyses_run_one_at_a_time_until_nobody_waits_for_them(tmp_path: Path) -> None:
    with open_hall_in(tmp_path) as hall:
        ann, bea = hall.new_browser(), hall.new_browser()
        endless, other = upload(ann, text_of(ENDLESS_TARGET)), upload(ann, text_of())
        ann.post(endless, json={})
        bea.post(endless, json={})
        assert eventually(lambda: is_judging(ann, endless))
        assert state_of(bea.post(other, json={})) == AnalysisState("waiting", place=1)
        assert state_of(ann.post(f"{other}/stop", json={})).state == "waiting", "Ann never wanted it"
        assert state_of(ann.post(f"{endless}/stop", json={})).state == "running", "Bea still wants it"
        assert state_of(bea.post(f"{endless}/stop", json={})) == AnalysisState("none")
        assert result(bea, other).steps
        assert state_of(bea.post(f"{other}/stop", json={})).state == "done"


def test_length_of_the_queue_is_limited(tmp_path: Path) -> None:
    with open_hall_in(tmp_path, msgspec.structs.replace(GENEROUS_LIMITS, analyses_waiting=1)) as hall:
        ann = hall.new_browser()
        paths = [upload(ann, text_of(ENDLESS_TARGET, seed)) for seed in "123"]
        assert [ann.post(path, json={}).status_code for path in paths] == [200, 200, 429]
        refused = ann.post(paths[2], json={})
        assert refused.json()["words"].startswith("Too many matches wait for their analysis.")
        assert refused.headers["Retry-After"] == "60"
        assert request_analysis(ann, paths[1]) == AnalysisState("waiting", place=1)
        assert state_of(ann.post(f"{paths[1]}/stop", json={})) == AnalysisState("none")
        assert state_of(ann.post(paths[2], json={})) == AnalysisState("waiting", place=1)


def test_analyses_are_rate_limited_per_hour(tmp_path: Path) -> None:
    with open_hall_in(tmp_path, msgspec.structs.replace(GENEROUS_LIMITS, analyses=Rate(1, 3600))) as hall:
        ann, german = hall.new_browser(), hall.new_browser(Accept_Language="de")
        first, second = (upload(ann, text_of(ENDLESS_TARGET, seed)) for seed in "12")
        for _ in range(2):
            assert ann.post(first, json={}).status_code == 200, "requesting it again does not count against the limit"
        refused = ann.post(second, json={})
        assert (refused.status_code, refused.json()["words"]) == (
            429,
            "You have begun too many analyses. You can begin the next one in 60 min.",
        )
        assert german.post(second, json={}).status_code == 200


# ---- limits


def test_analysis_times_out_and_can_be_retried(tmp_path: Path) -> None:
    with open_hall_in(tmp_path, msgspec.structs.replace(GENEROUS_LIMITS, analysis_seconds=0.5)) as hall:
        ann = hall.new_browser()
        path = upload(ann, text_of(ENDLESS_TARGET))
        ann.post(path, json={})
        assert eventually(lambda: request_analysis(ann, path).state == "refused")
        assert request_analysis(ann, path).words == "Analysing this match takes too long."
        assert state_of(ann.post(path, json={})).state == "running"


def test_dying_process_fails_only_its_own_analysis(tmp_path: Path) -> None:
    with open_hall_in(tmp_path) as hall:
        ann = hall.new_browser()
        deadly, other = upload(ann, text_of(FATAL_TARGET)), upload(ann, text_of())
        ann.post(deadly, json={})
        ann.post(other, json={})
        assert result(ann, other).steps
        assert request_analysis(ann, deadly) == AnalysisState(
            "refused", words="This match is too large to be shown here."
        )


@pytest.mark.parametrize(("error", "failed"), [(MemoryError, "too-large"), (ValueError, "broke-off")])
def test_analysis_failure_is_reported(error: type[Exception], failed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> Any:
        raise error

    monkeypatch.setattr("meadhall.server.replays.analyst.analyse", fails)
    assert analyse_match(text_of(), {"judged-pig": PIG}, lambda heard: None) == AnalysisProgress(failed=failed)  # type: ignore[arg-type]


def test_analysis_process_has_low_priority_and_ends_with_the_hall(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[tuple[Process, tuple[str, ...]]] = []
    begin = asyncio.create_subprocess_exec

    async def noted(*words: Any, **more: Any) -> Process:
        process = await begin(*words, **more)
        started.append((process, words))
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    with open_hall_in(tmp_path) as hall:
        ann = hall.new_browser()
        path, waiting_path = upload(ann, text_of(ENDLESS_TARGET)), upload(ann, text_of())
        ann.post(path, json={})
        ann.post(waiting_path, json={})
        assert eventually(lambda: is_judging(ann, path))
        [analyst] = [process for process, words in started if "meadhall.server.replays.analyst" in words]
        assert Path(f"/proc/{analyst.pid}/stat").read_text().rpartition(")")[2].split()[16] == "19"
    assert all(process.returncode is not None for process, _ in started)
    assert sum("meadhall.server.replays.analyst" in words for _, words in started) == 1


# ---- storage


def test_unused_analyses_are_deleted(tmp_path: Path) -> None:
    async def story() -> list[str]:
        settings = Settings(data=tmp_path, database=database_in(tmp_path), games=(JUDGED_PIG_PATH,), replays=2)
        clock, database = Clock(), Database(settings.url)
        await database.open()
        replays = Replays(database, settings, clock)
        analyses = Analyses(database, settings, replays, games_of(settings), clock)
        ages = {"very old": 91, "old": 80, "newer": 70, "newest": 1}
        rows = [{"id": name, "body": b"", "used": clock() - days * DAY} for name, days in ages.items()]
        await database.write(lambda connection: connection.execute(sql.insert(ANALYSES), rows))
        await analyses.open()
        kept_ids = await database.read(lambda connection: list(connection.execute(sql.select(ANALYSES.c.id)).scalars()))
        await analyses.close()
        await database.close()
        return sorted(kept_ids)

    assert asyncio.run(story()) == ["newer", "newest"]
