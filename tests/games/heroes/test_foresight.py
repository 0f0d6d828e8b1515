"""Previews of answers: forecasts and chances are right, and secrets are kept."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest

from meadhall.engine.common.text import Text, localized
from meadhall.engine.flows.options import Option
from meadhall.engine.play.match import Match
from meadhall.engine.presentation.preview import PlaceEffect, Preview
from meadhall.engine.privacy.view import View
from meadhall.games.heroes import GAME, texts
from meadhall.games.heroes.board.spaces import place_name
from meadhall.games.heroes.bot.sensible import sensible
from meadhall.games.heroes.content import IDENTICAL, SPELLS
from meadhall.games.heroes.effects.dice import is_requirement_met
from meadhall.games.heroes.odds import all_throws, chance_of_symbol
from meadhall.games.heroes.preview import rehearsal, throw_chances
from meadhall.games.heroes.preview.rehearsal import SKIPPED_QUESTIONS
from meadhall.games.heroes.state import BESIDE, EMPTY, State
from tests.depth import deep
from tests.games.heroes.asking import Playing, acting, cast, play, render

FORMATS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "army": "preset"},
    {"players": 4, "army": "preset"},
    {"players": 2, "first_game": True},
    {"players": 3, "elimination": "off", "army": "preset"},
    {"players": 4, "format": "team", "army": "preset"},
    {"players": 4, "format": "tournament", "extra_win": "on", "army": "preset"},
]
formats = pytest.mark.parametrize("chosen", FORMATS, ids=[" ".join(map(str, chosen.values())) for chosen in FORMATS])
MATCHES = deep(1)
MAX_QUESTIONS = 450  # maximum number of questions in one match
PREVIEWS_PER_QUESTION = 2  # previewed answers for each question
SET_UP = ("draft", "army", "place", "place-where", "beat", "third-place")


def option_of(view: View[State], key: str) -> Option:
    return next(option for option in view.options if option.key == key)


def preview_of(t: Playing, key: str) -> Preview:
    """Return the preview of an answer for the seat that is asked."""
    view = t.match.view(t.asked)
    shown = GAME.preview(view, option_of(view, key))
    assert shown is not None
    return shown


def english_preview(t: Playing, key: str) -> Preview:
    """Return the preview of an answer, in English."""
    return localized(preview_of(t, key), lambda words: render(words, t.asked))


def mark_texts(shown: Preview) -> dict[str, str]:
    """Return the texts of the marks of a preview, by place."""
    return {mark.place: f"{render(mark.words)}, {render(mark.more)}".removesuffix(", ") for mark in shown.marks}


def mark_parts(mark: PlaceEffect) -> list[Any]:
    """Return the words of a mark as a list."""
    more: Any = mark.more.args["said"] if isinstance(mark.more, Text) else []
    return [mark.words, *more]


def previewed_answers(chosen: dict[str, Any], seed: int) -> Iterator[tuple[Match[State], int, Option, Preview]]:
    """Play random matches, and yield each answer before it is given: match, seat, option and preview."""
    rng, match = random.Random(seed), Match[State](GAME, f"{seed}", **chosen)
    for _ in range(MAX_QUESTIONS):
        if match.ask is None:
            return
        seat = rng.choice(match.ask.waiting)
        if match.menu(seat).question in SET_UP:
            match.answer(seat, rng.choice(list(match.menu(seat))))
            continue
        view = match.view(seat)
        for option in rng.sample([*view.options], min(PREVIEWS_PER_QUESTION, len(view.options))):
            shown = GAME.preview(view, option)
            if shown is not None:
                yield match, seat, option, shown
        match.answer(seat, sensible(view) if rng.random() < 0.5 else rng.choice(view.options))


# ---- forecasts come true


@formats
@pytest.mark.long
def test_forecast_of_an_answer_comes_true(chosen: dict[str, Any]) -> None:
    seen = 0
    for seed in range(MATCHES):
        for match, seat, option, shown in previewed_answers(chosen, seed):
            real = match.fork(random.Random(seed))
            before = match.state
            real.answer(seat, option)
            if shown.light:
                assert (
                    option.key in ("act", "pass") or real.state.plan is not None or real.menu(seat).question == "learn"
                )
                assert real.state.beings == before.beings
                continue
            seen += 1
            assert_comes_true(before, real.state, shown.marks, before.duel_of(seat).seats)
    assert seen > 5


def assert_comes_true(before: State, after: State, forecast: list[PlaceEffect], seats: Sequence[int]) -> None:
    """Check that every mark is right, and that Beings of these players without a mark do not change."""
    by_place = {mark.place: mark for mark in forecast}
    assert len(by_place) == len(forecast)
    for being, b in enumerate(before.beings):
        if b.at == EMPTY or b.owner not in seats or (after.sides[b.owner].left and not b.is_hero):
            continue
        where = f"{b.owner}beside" if b.at == BESIDE else place_name(b.owner, b.at)
        now = after.beings[being]
        mark = by_place.pop(where, None) if b.at != BESIDE else _mark_of_returned(by_place, b.owner, now.at)
        if mark is None:
            assert (now.at, now.wounds) == (b.at, b.wounds), where
        else:
            _assert_mark(before, after, being, mark)
    assert not {place: mark for place, mark in by_place.items() if not _is_place_of_removed_player(after, place)}


def _mark_of_returned(by_place: dict[str, PlaceEffect], owner: int, at: int) -> PlaceEffect | None:
    return by_place.pop(place_name(owner, at), None) if at >= 0 else None


def _is_place_of_removed_player(after: State, place: str) -> bool:
    return after.sides[int(place[0])].left > 0


def _assert_mark(before: State, after: State, being: int, mark: PlaceEffect) -> None:
    b, now = before.beings[being], after.beings[being]
    args_by_message = {part.id: part.args for part in mark_parts(mark) if isinstance(part, Text)}
    if "fate-falls" in args_by_message or "fate-bursts" in args_by_message:
        assert mark.lost
        assert after.life(being) <= 0 or now.at in (EMPTY, BESIDE)
        return
    assert mark.lost == ("fate-stunned" in args_by_message)
    assert now.at >= 0
    left = args_by_message["fate-left"]["life"] if "fate-left" in args_by_message else None
    back = before.toughness(being) - 4 if "fate-returns" in args_by_message else before.life(being)
    assert after.life(being) == (left if left is not None else 0 if "fate-stunned" in args_by_message else back)
    lost = [int(part.replace("−", "-")) for part in mark_parts(mark) if isinstance(part, str)]
    if lost and "fate-stunned" not in args_by_message:
        assert after.life(being) - before.life(being) == sum(lost)
    if "fate-moves" in args_by_message:
        assert args_by_message["fate-moves"]["end"] == texts.PLACES[now.at]
    elif b.at >= 0:
        assert now.at == b.at


@formats
@pytest.mark.long
def test_forecast_on_a_place_matches_choosing_that_place(chosen: dict[str, Any]) -> None:
    """The mark on each selectable place equals the mark after choosing that place."""
    seen = 0
    for match, seat, option, shown in previewed_answers(chosen, 7):
        if not shown.light:
            continue
        real = match.fork(random.Random(0))
        real.answer(seat, option)
        if real.state.plan is None or real.menu(seat).question in SKIPPED_QUESTIONS:
            continue
        view = real.view(seat)
        marks_by_place = {mark.place: mark for mark in shown.marks}
        for next_part in view.options:
            whole = GAME.preview(view, next_part)
            assert whole is not None
            if whole.light or not next_part.key.startswith("at:"):
                continue
            where = next_part.key.removeprefix("at:")
            assert where in shown.selectable
            assert marks_by_place.get(where) == next((mark for mark in whole.marks if mark.place == where), None)
            seen += 1
    assert seen > 5


@formats
@pytest.mark.long
def test_previews_reveal_no_secrets(chosen: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """A preview does not depend on unknown cards."""
    for match, seat, option, shown in previewed_answers(chosen, 11):
        view = match.view(seat)
        for other in (1, 2):
            monkeypatch.setattr(rehearsal, "SEED", other)
            assert GAME.preview(view, option) == shown, option.key
        monkeypatch.undo()


# ---- chances


def test_throws_cover_all_results_of_dice() -> None:
    for dice in range(8):
        assert sum(chance for _, chance in all_throws(dice)) == pytest.approx(1)
    assert dict(all_throws(2))[0, 1] == pytest.approx(2 / 36)


@pytest.mark.parametrize("thrown", [(), (0,), (1, 4), (2, 3, 5), (0, 1, 2, 3)])
def test_chances_are_those_of_all_faces(thrown: tuple[int, ...]) -> None:
    t = play(ann={"hand": "fireball scorch magic_missile command", "dice": "FFLLWC"}, bram="f1=triton b2=hero")
    s: State = t.state
    chances_by_text = {render(odds.words): odds.chance for odds in throw_chances(s, 0, thrown)}
    counted = {SPELLS[one].name: 0 for one in s.hand_of(0)}
    for faces in product(range(6), repeat=len(thrown)):
        for die, face in zip(thrown, faces, strict=True):
            s.sides[0].dice[die] = face
        for one in s.hand_of(0):
            counted[SPELLS[one].name] += is_requirement_met(s, 0, SPELLS[one].requirement)
    for name, chance in chances_by_text.items():
        if name in counted:
            assert chance == pytest.approx(counted[name] / 6 ** len(thrown)), name


def test_only_a_stop_needs_a_second_look() -> None:
    t = play(ann={"hero": "kaldor", "hand": "scorch", "dice": "WWFLLC"}, bram="b2=hero")
    throwing, stopping = english_preview(t, "throw:56"), english_preview(t, "stop:none")
    assert (throwing.title, throwing.light, stopping.light) == ("Throw 2 dice", True, False)
    assert throwing.odds[0].words == "Scorch"
    assert throwing.odds[0].chance == pytest.approx(11 / 36)
    assert (stopping.risks, mark_texts(stopping)) == ("Kaldor 21 → 19", {"0b2": "−2, 19 left"})
    assert english_preview(t, "stop:6").note == "Each W in the last throw wounds your Hero, too."


def test_preview_of_a_stop_shows_all_stop_effects() -> None:
    """Poison, Fire-raising and weakness all apply at the player's own Stop."""
    t = play(
        ann={"hero": "kaldor", "dice": "WFFEEE", "board": "f1=hellhound b2=hero"},
        bram={"hero": "maris", "dice": "EEEEEE"},
        spells=["poison ann.f1 bram", "fire_raising ann.b2 bram"],
    )
    option_preview = preview_of(t, "stop:none")
    before: State = t.match.fork(random.Random(0)).state
    t.match.answer(0, "stop:none")
    t.match.answer(1, "throw:none")
    assert_comes_true(before, t.state, option_preview.marks, (0, 1))
    assert mark_texts(option_preview) == {"0f1": "−1, 1 left", "0b2": "−3, 18 left"}


# ---- in words


def test_attack_preview_shows_its_targets_and_its_effect() -> None:
    """Flaming Blade strengthens a commanded Creature. The exposed Hero is a possible target."""
    ann = {"board": "f2=red_dragon f3=fire_elemental b2=hero", "hand": "command", "dice": "LLLLFW"}
    bram = {"board": "f3=ice_dragon/3 f4=merrow_guard/2 b2=hero/13 b3=nymph"}
    t = acting(ann, bram, spells=["flaming_blade ann.f2 ann"])
    t.answer("cast:command", "at:0f2")
    assert set(english_preview(t, "attack").selectable) == {"1f3", "1f4", "1b2"}
    t.answer("attack")
    option_preview = english_preview(t, "at:1b2")
    assert option_preview.title == "Command: Red Dragon attacks Maris"
    assert (option_preview.sum, option_preview.costs, option_preview.result) == ("Strength 6", "2 L", "Maris 8 → 2.")
    assert option_preview.note == "Leaves 2 points for Creatures and moves."
    assert option_preview.path == ["0f2", "1b2"]
    assert mark_texts(english_preview(t, "at:1f3")) == {"1f3": "−5, falls"}


def test_preview_separates_the_number_of_a_space_from_hit_points() -> None:
    ann = {"board": "f2=red_dragon b2=hero", "hand": "command", "dice": "LLLLFW"}
    t = acting(ann, {"board": "f2=leviathan f3=leviathan b2=hero"})
    t.answer("cast:command", "at:0f2", "attack")
    option_preview = english_preview(t, "at:1f2")
    assert option_preview.result == "Leviathan (front 2) 7 → 2."


def test_enhancements_change_the_forecast_of_a_spell() -> None:
    t = acting(
        {"hand": "fireball rage scorch", "dice": "FFFFEE"}, {"board": "f2=leviathan f3=ice_dragon b2=hero b3=nymph"}
    )
    assert mark_texts(english_preview(t, "cast:fireball"))["1f2"] == "−4, 3 left"
    t.answer("cast:fireball")
    assert mark_texts(english_preview(t, "free:decline"))["1f2"] == "−3, 4 left"
    t.answer("free:use")
    assert english_preview(t, "pair:rage+scorch").title == "Fireball, 2 enhancements"
    assert english_preview(t, "pair:rage+scorch").costs == "4 F and 2 cards"
    t.answer("enough")
    option_preview = english_preview(t, "at:1f2")
    assert mark_texts(option_preview) == {"1f2": "−4, 3 left", "1f3": "−2, 6 left", "1b2": "−2, 19 left"}
    assert option_preview.result == "Leviathan 7 → 3, Ice Dragon 8 → 6 and Maris 21 → 19."


def test_counterattack_is_forecast_as_a_risk() -> None:
    t = acting({"board": "f2=hellhound b1=hero", "hand": "command", "dice": "LLLEEE"}, "f3=griffin b2=hero")
    t.answer("cast:command", "at:0f2")
    assert mark_texts(english_preview(t, "attack")) == {"0f2": "−2, falls"}
    t.answer("attack")
    option_preview = english_preview(t, "at:1f3")
    assert (option_preview.risks, option_preview.result, mark_texts(option_preview)) == (
        "Hellhound falls",
        "",
        {"0f2": "−2, falls"},
    )


def test_preview_shows_only_the_number_of_discarded_cards() -> None:
    t = acting({"hand": "energy_drain", "dice": "WWWEEE"}, {"hand": "daze poison"})
    t.answer("cast:energy_drain")
    assert english_preview(t, "player:1").result == "Bram discards 2 cards."
    other = acting({"hand": "energy_drain", "dice": "WWWEEE"}, {"hand": "daze poison scorch"})
    other.answer("cast:energy_drain")
    assert english_preview(other, "player:1").result == "Then Bram chooses what to discard."


def test_acting_shows_your_stop_effects_and_passing_shows_nothing() -> None:
    t = play(ann={"dice": "EEEEEE"}, bram={"hero": "kaldor", "dice": "WWEEEE"}, active="ann", step="next")
    assert english_preview(t, "act").risks == "Kaldor 21 → 19"
    assert english_preview(t, "pass").result == "You do nothing. Your dice stay as they are."


def test_preview_of_no_action_or_an_end_tells_the_loss() -> None:
    t = acting({"dice": "EEEEEE"})
    assert english_preview(t, "none").risks == "Kaldor 21 → 19"
    moving = acting({"board": "f1=hellhound b2=hero", "hand": "scorch", "dice": "FFLLEE"}, "f4=triton b2=hero")
    cast(moving, "scorch", "at:1f4")
    assert english_preview(moving, "end").result == "The action ends. 2 points are lost."
    moved = english_preview(moving, "move:f1")
    assert (moved.title, moved.light, set(moved.selectable)) == ("Hellhound moves", True, {"0f2", "0b1"})
    moving.answer("move:f1")
    assert english_preview(moving, "to:b1").note == "Exposed there, can attack Triton."
    assert english_preview(moving, "to:b1").costs == "1 of 2 points"


def test_last_attack_wins_the_match() -> None:
    t = acting({"hand": "scorch", "dice": "FFEEEE"}, {"board": "b2=hero/20"})
    t.answer("cast:scorch", "free:decline")
    assert (english_preview(t, "at:1b2").wins, mark_texts(english_preview(t, "at:1b2"))) == (
        "the match",
        {"1b2": "−1, falls"},
    )


def test_drawing_and_learning_show_how_much_and_what() -> None:
    t = acting({"dice": "CCCCEE", "deck": "rage scorch"})
    assert english_preview(t, "draw").result == "You draw 2 cards."
    assert english_preview(t, "learn").light
    t.answer("learn")
    key = t.keys[0]
    option_preview = english_preview(t, key)
    assert option_preview.result == f"{option_preview.title.removeprefix('Take ')} comes to your hand."


def test_previews_before_the_duel_tell_the_choice() -> None:
    match = Match[State](GAME, "4", players=2)
    view = match.view(match.asked)
    hero = GAME.preview(view, next(option for option in view.options if option.key.startswith("hero:")))
    taken = GAME.preview(view, next(option for option in view.options if option.key.startswith("spell:")))
    assert hero is not None
    assert taken is not None
    assert "23 Creature cards" in render(hero.result)
    assert taken.path[0].startswith("tableau0.")
    placing = play(ann={"unplaced": "triton", "board": ""}, bram="f4=leviathan b2=hero", step="place")
    placing.answer(placing.keys[-1])
    option_preview = english_preview(placing, "to:f1")
    assert (option_preview.path, option_preview.light) == (["0f1"], False)
    assert option_preview.result.startswith("Exposed")


def test_chances_cover_all_possible_dice() -> None:
    kept_faces = (0, 4)
    shown = [kept_faces + faces for faces in product(range(6), repeat=3)]
    three = sum(any(dice.count(element) >= 3 for element in range(4)) for dice in shown)
    assert chance_of_symbol(IDENTICAL, 3, kept_faces, 3) == pytest.approx(three / len(shown))
    assert chance_of_symbol("leadership", 2, kept_faces, 3) == pytest.approx(1 - (5 / 6) ** 3)
    assert (chance_of_symbol("leadership", 1, kept_faces, 0), chance_of_symbol("card", 1, kept_faces, 0)) == (1, 0)
