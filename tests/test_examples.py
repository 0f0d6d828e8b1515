"""The games in examples/ can be played without being installed."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.bots import find_bot, play_out
from meadhall.commands.play import play
from meadhall.engine import UNSEEN, Event, Match, Names, UnknownGame, find_game
from meadhall.engine.record import save
from meadhall.testing import clause, table
from meadhall.testing.check import check_game
from tests.depth import deep

EXAMPLES = Path(__file__).parents[1] / "examples"
GAMES = [EXAMPLES / "couriers.py", EXAMPLES / "pig.py"]
PIG = str(EXAMPLES / "pig.py")


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_bots_play_every_example_to_its_end(path: Path) -> None:
    game = find_game(str(path))
    for seed in range(5):
        match = Match(game, seed, players=3)
        play_out(match, [find_bot("random", game, str(seed))] * 3)
        assert match.over
        assert match.standings[0].place == 1


def test_pig_is_a_complete_game_in_about_sixty_lines() -> None:
    lines = [line for line in Path(PIG).read_text("utf-8").splitlines() if line.strip()]
    assert len(lines) <= 70


@clause("PG-SET-01")
def test_pig_has_two_to_six_players_and_a_target_score() -> None:
    assert [choice.values for choice in find_game(PIG).choices] == [(2, 3, 4, 5, 6), (100, 20, 50)]


@clause("PG-TRN-01", "PG-TRN-02")
def test_rolls_go_into_the_pot() -> None:
    with table(PIG, luck={"die": [2, 6]}) as t:
        t.answer("roll", "roll", by=0)
        assert (t.state.pot, t.points, t.asked) == (8, [0, 0], 0)


@clause("PG-TRN-02")
def test_a_one_empties_the_pot_and_ends_the_turn() -> None:
    with table(PIG, luck={"die": [6, 1]}) as t:
        t.answer("roll", "roll", by=0)
        assert (t.state.pot, t.points, t.asked) == (0, [0, 0], 1)


@clause("PG-TRN-03")
def test_holding_banks_the_pot_and_needs_a_roll_first() -> None:
    with table(PIG, luck={"die": [6]}) as t:
        assert t.forbidden_by("hold") == ["PG-TRN-03"]
        t.answer("roll", "hold", by=0)
        assert (t.state.pot, t.points, t.asked) == (0, [6, 0], 1)


@clause("PG-END-01")
def test_holding_enough_points_wins_at_once() -> None:
    with table(PIG, target=20, luck={"die": [6, 6, 6, 2, 5]}) as t:
        t.answer("roll", "hold", "roll", "roll", "roll")
        assert not t.over
        t.answer("hold")
        assert not t.over
        t.answer("roll")
        assert t.asked == 0
    with table(PIG, target=20, players=3, luck={"die": [6, 6, 6, 2]}) as t:
        t.answer("roll", "roll", "roll", "roll", "hold")
        assert t.over
        assert t.places == [1, 2, 2]


def test_game_without_a_catalogue_gets_plain_words() -> None:
    t = table(PIG, luck={"die": [4]})
    t.answer("roll")
    game, names = find_game(PIG), Names(["Ann", "Bram"], listener=1)
    assert [game.wording.event(event, names) for event in t.news(1)] == ["Ann rolled, face 4."]
    assert [game.wording.option(option, t.state, names) for option in t.menu] == ["Roll", "Hold"]
    assert game.wording.question(t.question, t.state, names) == "Roll or hold?"


def test_every_kind_of_event_gets_plain_words() -> None:
    class StackRanOut(Event, frozen=True):
        pass

    class TurnBegan(Event, frozen=True):
        seat: int
        cards: list[int]
        last: bool

    speak, names = find_game(PIG).wording.event, Names(["Ann", "Bram"], listener=0)
    assert speak(StackRanOut(), names) == "Stack ran out."
    assert speak(TurnBegan(1, [3, 4], True), names) == "Bram: turn began, cards 3 4, last yes."
    assert speak(TurnBegan(0, [], False), names) == "You: turn began, cards none, last no."


def test_game_without_a_scene_shows_its_numbers() -> None:
    t = table(PIG, luck={"die": [4, 5]})
    t.answer("roll", "hold", "roll")
    scene = find_game(PIG).scene(t.view(0).state, 0)
    assert (scene.title, scene.turn, [seat.points for seat in scene.seats]) == ("Pig", 1, [4, 0])
    assert dict(scene.facts) == {"target": 100, "pot": 5}


# ---- finding a game by its file


def test_loaded_game_is_cached_and_found_by_its_id() -> None:
    assert find_game(PIG) is find_game(PIG)
    assert meadhall.play("pig", seed=1).game is find_game(PIG)


def test_game_is_found_by_module_and_name() -> None:
    assert find_game("meadhall.games.adventureland:GAME").id == "adventureland"


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("missing.py", None, "there is no such file"),
        ("", None, "it has no __init__.py"),
        ("notes.txt", "GAME = 3", "it is not a Python file such as pig.py"),
        ("empty_game.py", "", "has no GAME = Game"),
        ("wrong_game.py", "GAME = 3", "is a int, not a Game"),
        ("typo_game.py", "GAME = Gmae()", "NameError: name 'Gmae' is not defined, in typo_game.py, line 1"),
        ("broken_game.py", "def (", "invalid syntax, in broken_game.py, line 1"),
        ("random.py", "GAME = 3", "another module is called 'random'"),
    ],
)
def test_file_without_a_game_is_refused_with_a_reason(name: str, text: str | None, why: str, tmp_path: Path) -> None:
    if text is not None:
        (tmp_path / name).write_text(text)
    with pytest.raises(UnknownGame, match=why):
        find_game(str(tmp_path / name))


def test_unknown_name_lists_the_known_games() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'; installed games: adventureland.*examples/pig\.py"):
        find_game("chess")
    with pytest.raises(UnknownGame, match="there is no module 'nowhere'"):
        find_game("nowhere:GAME")
    with pytest.raises(UnknownGame, match=r"meadhall:play is a function, not a Game"):
        find_game("meadhall:play")


def test_match_of_a_game_from_a_file_can_be_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("stop\n"))
    file = tmp_path / "pig.meadhall"
    file.write_text(save(Match(find_game(PIG), "1")))
    play(
        PIG,
        [],
        load=str(file),
        plain=True,
        seed="",
        name=[],
        bots="",
        watch=False,
        set_options=[],
        ascii=False,
        save="",
    )
    assert f"meadhall play {PIG} --load {file} --plain" in capsys.readouterr().out


# ---- Couriers

COURIERS = str(EXAMPLES / "couriers.py")


def new_couriers_match(seed: int = 5) -> Match[Any]:
    """Return a match of Couriers at its first question."""
    return Match(find_game(COURIERS), seed, players=2)


def test_couriers_keeps_all_laws() -> None:
    report = check_game(find_game(COURIERS), matches=deep(10))
    assert report.ok, report.text


@clause("CO-SET-01")
def test_couriers_starts_in_the_middle_with_four_secret_cards_and_a_letter() -> None:
    match = new_couriers_match()
    for seat in (0, 1):
        known = match.view(seat).state
        held = [[known.faces.face[piece] != UNSEEN for piece in courier.hand] for courier in known.couriers]
        assert held[seat] == [True] * 4
        assert held[1 - seat] == [False] * 4
        assert known.faces.face[known.couriers[seat].letter] != UNSEEN
        assert known.faces.face[known.couriers[1 - seat].letter] == UNSEEN
    assert [courier.at for courier in match.state.couriers] == [8, 8]


@clause("CO-TRN-01", "CO-TRN-02")
def test_courier_rides_one_road_to_a_stop_of_the_played_kind_or_rests() -> None:
    match = new_couriers_match()
    key = next(key for key in match.menu().keys if key.startswith("ride:"))
    hand = len(match.state.couriers[0].hand)
    match.answer(0, key)
    where = match.menu().options[0]
    match.answer(0, where)
    assert match.state.couriers[0].at == where.at
    assert len(match.state.couriers[0].hand) == hand
    match.answer(1, "rest")
    assert len(match.state.couriers[1].hand) == 6
    match.answer(match.asked, "rest")
    match.answer(1, "rest")
    assert len(match.state.couriers[1].hand) == 6


def play_until_a_town(match: Match[Any]) -> None:
    """Play at random until somebody is asked whether to deliver."""
    rng = random.Random(3)
    while match.menu().question != "deliver":
        match.answer(match.asked, rng.choice(match.menu().options))


@clause("CO-LET-01")
def test_courier_may_deliver_only_the_letter_addressed_to_the_town() -> None:
    delivered = 0
    for seed in range(12):
        match = new_couriers_match(seed)
        play_until_a_town(match)
        seat = match.asked
        goes_here = "deliver" in match.menu().keys
        assert goes_here != bool(match.why_not("deliver"))
        if goes_here:
            letter = match.state.couriers[seat].letter
            match.answer(seat, "deliver")
            assert match.state.couriers[seat].delivered == 1
            assert match.state.couriers[seat].letter != letter
            delivered += 1
        else:
            match.answer(seat, "keep")
            assert match.state.couriers[seat].delivered == 0
    assert delivered


@clause("CO-DCK-01", "CO-END-01", "CO-END-02")
def test_couriers_ends_at_three_letters_or_sixteen_rounds_and_reshuffles() -> None:
    game, ends, shuffled = find_game(COURIERS), set[bool](), False
    for seed in range(20):
        match = Match(game, seed, players=4)
        play_out(match, [find_bot("sensible", game, "0")] * 4)
        best = max(courier.delivered for courier in match.state.couriers)
        ends.add(best == 3)
        assert best == 3 or match.state.round == 17
        assert match.standings[0].points == best
        shuffled = (
            shuffled
            or sum(len(courier.hand) for courier in match.state.couriers) + len(match.state.roads.discards) < 34
        )
    assert ends == {True, False}
    assert shuffled
