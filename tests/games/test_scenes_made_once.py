"""Parts of a scene shared by all viewers reveal nothing that was made for another viewer."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec, module_from_spec
from typing import Any

import pytest

from meadhall.bots import find_bot
from meadhall.engine.contract.registry import find_game
from meadhall.engine.model.pieces import UNSEEN
from meadhall.engine.play.match import Match
from meadhall.engine.presentation.scene import Scene
from meadhall.games.adventureland.land import FIELD_NAMES
from meadhall.games.adventureland.state import HERB, SWORD
from meadhall.games.heroes import scene as heroes_scene

DECISIONS_BETWEEN_CHECKS = 7  # decisions between two checks


def adventureland_scene_maker() -> Callable[..., Scene]:
    """Return the scene function of a fresh copy of the module, with empty caches."""
    spec = find_spec("meadhall.games.adventureland.scene")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Callable[..., Scene] = module.scene
    return found


def heroes_scene_maker() -> Callable[[Any, int], Scene]:
    """Return the scene function of Heroes with empty caches."""
    for made in vars(heroes_scene).values():
        if hasattr(made, "cache_clear"):
            made.cache_clear()
    return heroes_scene.table_scene


@pytest.mark.parametrize(
    ("game", "scenes", "options"),
    [
        ("adventureland", adventureland_scene_maker, {"players": 4}),
        ("adventureland", adventureland_scene_maker, {"players": 3, "adventure": 2}),
        ("adventureland", adventureland_scene_maker, {"players": 3, "adventure": 3}),
        ("adventureland", adventureland_scene_maker, {"players": 4, "adventure": 4, "expansion": True}),
        ("adventureland", adventureland_scene_maker, {"players": 4, "adventure": 5, "expansion": True}),
        ("heroes", heroes_scene_maker, {"players": 2, "mode": "relaxed"}),
        ("heroes", heroes_scene_maker, {"players": 4, "mode": "relaxed", "format": "team"}),
    ],
)
def test_shared_scene_maker_gives_the_same_scenes_as_a_fresh_one(
    game: str, scenes: Callable[[], Any], options: dict[str, Any]
) -> None:
    match: Match[Any] = Match(find_game(game), seed="9", **options)
    bot, shared, looks = find_bot("random", match.game, "3"), scenes(), 0
    for decision in range(220):
        if match.over:
            break
        if decision % DECISIONS_BETWEEN_CHECKS == 0:
            known = [(match.glance(seat).state, seat) for seat in (*range(len(match.standings)), -1)]
            seen = [shared(state, seat) for state, seat in known]
            assert seen == [scenes()(state, seat) for state, seat in known]
            looks += len(seen)
        seat = match.asked
        answer = bot.choose(match.view(seat))
        match.answer(seat, answer if isinstance(answer, str) else answer.key)
    assert looks > 30


def test_tile_seen_by_one_seat_stays_face_down_in_the_next_scene() -> None:
    match: Match[Any] = Match(find_game("adventureland"), seed="9", players=2)
    state = match.state
    field = next(field for field, item in enumerate(state.lying) if item in (HERB, SWORD))
    piece, where = state.which[field], FIELD_NAMES[field]
    match.table.look("AL-HID-01", piece, 0)
    shared = adventureland_scene_maker()
    seen, unseen = (shared(match.glance(seat).state, seat).figures_at(where)[0] for seat in (0, 1))
    assert match.glance(1).state.faces.face[piece] == UNSEEN
    assert (seen.number, unseen.number) != (None, None)
    assert unseen.number is None
