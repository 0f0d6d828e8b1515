"""Variants in a hall: tables of a game and of its variant side by side, and only installed variants."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meadhall.engine import Match, record
from meadhall.engine.common.errors import BadRecord
from meadhall.engine.common.variants import build_variant
from meadhall.engine.contract.registry import find_game
from meadhall.engine.contract.varied import apply_variant
from meadhall.server.protocol.bodies import SeatPlan
from meadhall.server.protocol.problems import Denial
from meadhall.server.replays.playback import Playback
from tests.server.halls import ANN, BEA, open_place, run

SHARP_VARIANT = '[[sword]]\nkind = "tempered"\nextra = 3\n'
ID = "adventureland+sharp"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "sharp").mkdir()
    (tmp_path / "sharp" / "adventureland.toml").write_text(SHARP_VARIANT, "utf-8")
    return tmp_path / "sharp"


def test_game_and_its_variant_are_played_side_by_side(tmp_path: Path, folder: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, games=[f"adventureland+{folder}"]) as place:
            plain = await place.new_table(SeatPlan("me"), SeatPlan("bot"), game="adventureland")
            sharp = await place.new_table(SeatPlan("me"), SeatPlan("bot"), game=ID)
            assert (plain.game, sharp.game, sharp.name) == ("adventureland", ID, "Adventure Land: sharp")
            for card in (plain, sharp):
                ann = await place.connect(card.id, ANN)
                await ann.wait_for_sight(lambda sight: sight.ask is not None)
                await ann.give_first_answer()
                await place.settle()
            text = await place.hall.match_file(ANN, sharp.id)
            assert '"variant":{"name":"sharp"' in text
            assert '"variant"' not in await place.hall.match_file(ANN, plain.id)
        async with open_place(tmp_path, games=[f"adventureland+{folder}"]) as place:
            assert (await place.connect(sharp.id, ANN)).sight.decisions > 0

    run(story())


def new_match_file(variant: str) -> str:
    game = apply_variant(find_game("adventureland"), build_variant({"adventureland.toml": variant}, "sharp"))
    match: Match[Any] = Match(game, seed="5")
    match.answer(match.asked, match.menu()[0])
    return record.save(match)


def test_hall_reads_no_variant_from_an_uploaded_file(tmp_path: Path, folder: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            with pytest.raises(Denial, match=r"adventureland\+sharp"):
                await place.hall.continue_match(BEA, new_match_file(SHARP_VARIANT), 1, "sensible")
        async with open_place(tmp_path, games=[f"adventureland+{folder}"]) as place:
            assert (await place.hall.continue_match(BEA, new_match_file(SHARP_VARIANT), 1, "sensible")).game == ID
            with pytest.raises(BadRecord, match="was played with the variant sharp"):
                await place.hall.continue_match(BEA, new_match_file(SHARP_VARIANT.replace("3", "2")), 1, "sensible")

    run(story())


def test_replay_needs_the_variant_too(folder: Path) -> None:
    plain, sharp = find_game("adventureland"), find_game(f"adventureland+{folder}")
    text = new_match_file(SHARP_VARIANT)
    assert Playback(text, {plain.id: plain, sharp.id: sharp}).game is sharp
    with pytest.raises(BadRecord, match=r"a match of 'adventureland\+sharp', which is not available here"):
        Playback(text, {plain.id: plain})
