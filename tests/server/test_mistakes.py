"""An exception in the rules is a bug, not a refusal: it is logged and counted, and the table continues."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall.engine.common.errors import BadScript, FlowError, MeadhallError, NotOffered
from meadhall.engine.contract.registry import find_game
from meadhall.engine.play.match import Match
from meadhall.engine.table.table import Table as Flowing
from meadhall.server.common.metrics import Metrics
from meadhall.server.protocol import wire
from meadhall.server.tables.loading import fold_table
from meadhall.server.tables.progress import Progress
from tests.server.halls import ANN, BOT, ME, PIG, open_place, run
from tests.server.test_commands import ann_and_bea, refusal_of
from tests.server.test_story import fold_as_json
from tests.waiting import until


def failing_die(*errors: Exception) -> Callable[..., Any]:
    """Return a die that raises these errors, one per roll, and works afterwards."""
    left, rolled = list(errors), Flowing.roll

    def roll(*arguments: Any) -> Any:
        if left:
            raise left.pop()
        return rolled(*arguments)

    return roll


def metric_value(metrics: Metrics, kind: str) -> float | None:
    return metrics.registry.get_sample_value("meadhall_mistakes_total", {"kind": kind})


@pytest.mark.parametrize(
    "error",
    [
        NotOffered("'left' is not on offer"),
        BadScript("the script has no 'd6' left"),
        FlowError("no world"),
        KeyError(7),
    ],
)
def test_exception_in_the_rules_is_not_a_refusal_and_leaves_the_table_unchanged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log_output: io.StringIO, error: Exception
) -> None:
    async def story() -> None:
        metrics = Metrics()
        async with open_place(tmp_path, count_failure=metrics.count_error) as place:
            ann, bea = await ann_and_bea(place)
            await ann.answer(0, "roll")
            await place.settle()
            before, asked = fold_as_json(ann.table.fold), ann.sight.waiting[0]
            who = (ann, bea)[asked]
            with monkeypatch.context() as patched:
                patched.setattr(Flowing, "roll", failing_die(error))
                no = refusal_of(await who.answer(asked, "roll", "breaks"))
            assert (no.code, no.reasons) == ("failed", [])
            assert "left" not in no.words
            assert fold_as_json(ann.table.fold) == before
            assert metric_value(metrics, "table") == 1
            (told,) = [
                line for line in map(json.loads, log_output.getvalue().splitlines()) if line["event"] == "failed"
            ]
            assert (told["table"], told["level"]) == (ann.table.id, "error")
            assert type(error).__name__ in told["exception"]
            assert isinstance(await who.answer(asked, "roll", "breaks"), wire.CommandDone), (
                "the same command may come again"
            )
            stored_events = await place.hall.journal.events(ann.table.id)
            assert fold_as_json(fold_table(ann.table.id, stored_events)) == fold_as_json(ann.table.fold)

    run(story())


def test_bot_whose_answer_raises_waits_and_the_table_continues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        metrics = Metrics()
        async with open_place(tmp_path, count_failure=metrics.count_error) as place:
            card = await place.new_table(ME, BOT)
            ann = await place.connect(card.id, ANN)
            with monkeypatch.context() as broken:
                broken.setattr(Flowing, "roll", failing_die(*[NotOffered("nothing of the kind")] * 4))
                assert refusal_of(await ann.answer(0, "roll")).code == "failed"
                await ann.send(wire.HandOver("go", 0, "sensible"))
                await until(lambda: metric_value(metrics, "bot") == 3)
                await place.settle()
            assert metric_value(metrics, "table") == 4
            assert ann.table.fold.answer_count == 0, "the bot waits until somebody connects"
            assert isinstance(await ann.send(wire.HandOver("back", 0, "")), wire.CommandDone)
            assert isinstance(await ann.answer(0, "roll"), wire.CommandDone)

    run(story())


@pytest.fixture
def progress() -> Progress:
    return Progress(Match(find_game(PIG), seed="7", players=2), 0.0)


def test_impossible_command_is_refused_before_anything_changes(progress: Progress) -> None:
    progress.answer(2, 0.0, 0, "roll", 0)
    log, questions = list(progress.match.log), dict(progress.questions)
    for cannot in (
        lambda: progress.answer(3, 0.0, 1 - progress.match.asked, "roll", 0),
        lambda: progress.answer(3, 0.0, progress.match.asked, "nonsense", 0),
        lambda: progress.let_pass(3, 0.0, 1 - progress.match.asked, 0),
        lambda: progress.take_back(3, 0.0, 0),
    ):
        with pytest.raises(NotOffered):
            cannot()
    assert (progress.match.log, progress.questions) == (log, questions)


@pytest.mark.parametrize("error", [NotOffered("of a rule"), BadScript("of a rule"), MeadhallError("of a rule")])
def test_error_raised_by_a_rule_is_reported_as_its_failure(
    progress: Progress, monkeypatch: pytest.MonkeyPatch, error: MeadhallError
) -> None:
    progress.answer(2, 0.0, 0, "roll", 0)
    with monkeypatch.context() as broken:
        broken.setattr(Flowing, "roll", failing_die(error))
        with pytest.raises(FlowError, match=f"Pig failed with {type(error).__name__}: of a rule"):
            progress.answer(3, 0.0, progress.match.asked, "roll", 0)
