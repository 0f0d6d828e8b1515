"""Match files: contents, loading, proofs, and errors."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from meadhall.engine import Answer, BadRecord, Match, Outcome, SeededLuck, record
from meadhall.engine.record.retelling import luck_after, view_digest
from meadhall.games.adventureland import GAME
from tests.engine.test_match import played_match
from tests.engine.toys import ARMY, AUCTION, DRAFT, RACE, TOYS

LONG_SEED = "a seed that nobody guesses"


@pytest.fixture(scope="module")
def text() -> str:
    """The file of a whole match of Adventure Land."""
    return record.save(played_match(GAME, 11, 10_000), players=["Ann", "Bram"])


def with_changed_line(text: str, number: int, **fields: object) -> str:
    """Return the file with other fields in one of its lines."""
    lines = text.splitlines()
    lines[number - 1] = json.dumps({**json.loads(lines[number - 1]), **fields})
    return "\n".join(lines)


def line_number(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), start=1) if part in line)


# ---- save


def test_first_line_of_a_file_names_the_game_and_its_options(text: str) -> None:
    header = json.loads(text.splitlines()[0])
    assert (header["meadhall"], header["game"], header["version"]) == (1, "adventureland", GAME.version)
    assert header["options"]["players"] == 2
    assert header["players"] == ["Ann", "Bram"]
    assert header["commitment"] == record.commitment("11")
    assert "start" not in header


def test_answers_are_keys_and_outcomes_have_names_that_people_can_read(text: str) -> None:
    cards = [json.loads(line) for line in text.splitlines() if '"chance":"card"' in line]
    assert all(re.fullmatch("[A-K][0-9]+", card["face"]) for card in cards)
    assert any(json.loads(line).get("answer", "").startswith("go:") for line in text.splitlines())


def test_the_last_line_counts_and_names_the_end(text: str) -> None:
    closing = json.loads(text.splitlines()[-1])
    assert closing["end"] == len(text.splitlines()) - 2
    assert closing["over"]
    assert {place["place"] for place in closing["standings"]} <= {1, 2}


# ---- load


@pytest.mark.parametrize("game", [*TOYS, GAME], ids=lambda game: game.id)
def test_loaded_match_continues_like_the_unsaved_one(game: Any) -> None:
    for answers in range(0, 40, 3):
        match = played_match(game, 6, answers, players=3)
        loaded = record.load(record.save(match), game)
        assert (loaded.state, loaded.log, loaded.table.told) == (match.state, match.log, match.table.told)
        for playing in (match, loaded):
            rng = random.Random(answers)
            while playing.ask is not None:
                seat = rng.choice(playing.ask.waiting)
                playing.answer(seat, rng.choice(playing.menu(seat).keys))
        assert record.save(loaded) == record.save(match)


def test_a_fork_is_saved_with_the_state_that_it_began_from() -> None:
    fork = played_match(GAME, 6, 51).fork(random.Random(1))
    loaded = record.load(record.save(fork))
    assert loaded.digest == fork.digest
    assert loaded.menu().keys == fork.menu().keys
    with pytest.raises(BadRecord, match="the file has no seed, so its outcomes cannot be proved"):
        record.verify(record.save(fork))


def test_match_without_a_seed_can_receive_a_source_of_luck() -> None:
    text = record.save(played_match(GAME, 6, 51).fork(random.Random(1)))
    one, other = (record.load(text, source=SeededLuck("go on")) for _ in range(2))
    for match in (one, other):
        while match.ask is not None:
            match.answer(match.ask.seat, match.menu()[0])
    assert one.digest == other.digest


def test_luck_after_a_log_counts_undone_outcomes() -> None:
    match = played_match(RACE, 9, 4)
    used = sum(isinstance(entry, Outcome) for entry in match.log)
    assert luck_after("9", match.log).used == used
    match.rewind(0, 0)
    source = luck_after("9", match.log)
    assert isinstance(match.table.source, SeededLuck)
    assert (source.seed, source.used) == (match.table.source.seed, match.table.source.used)


# ---- recover


def test_truncated_file_can_be_recovered(text: str) -> None:
    lines = text.splitlines()
    half = "\n".join([*lines[:60], lines[60][:12]])
    with pytest.raises(BadRecord, match=r"ends after line 60: its closing line is missing; add --recover"):
        record.load(half)
    match = record.load(half, recover=True)
    assert len(match.log) >= 59
    assert match.log == record.load(text).log[: len(match.log)]


@pytest.mark.parametrize("cut", range(3, 90, 7))
def test_recovered_file_continues_to_the_same_digest(text: str, cut: int) -> None:
    whole = record.load(text)
    match = record.load("\n".join(text.splitlines()[:cut]), recover=True)
    match.repeat_answers(whole.log[len(match.log) :])
    assert match.digest == whole.digest


# ---- faults


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("", "this is not a match file: its first line is empty"),
        ("hello\n", "this is not a match file: its first line does not say 'meadhall'"),
        ("[]\n", "this is not a match file: its first line does not say 'meadhall'"),
        ('{"meadhall":1,"game":"pig","version":"1","content":""}\nhello\n\n', "line 2 is not JSON"),
        ('{"meadhall":1,"game":"pig","version":"1","content":""}\n[]\n\n', "line 2 is not a JSON object but"),
        ("{}\n", "this is not a match file: its first line does not say 'meadhall'"),
        ('{"meadhall":2}\n', "line 1: the file has format 2; this Meadhall reads format 1"),
        ('{"meadhall":1,"game":3,"version":"1","content":""}\n', "line 1, game: expected `str`, got `int`"),
        ('{"meadhall":1,"game":"x","version":"1","content":"","luck":1}\n', "line 1: .*unknown field `luck`"),
        (
            '{"meadhall":1,"game":"chess","version":"1","content":""}\n{"end":0,"digest":""}',
            "line 1: there is no game 'chess'",
        ),
    ],
)
def test_invalid_match_file_is_refused_with_a_reason(wrong: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        record.load(wrong)


def test_wrong_options_are_named(text: str) -> None:
    with pytest.raises(BadRecord, match="line 1: Adventure Land: option players cannot be 9; it is one of 2, 3, 4"):
        record.load(with_changed_line(text, 1, options={"players": 9}))


def test_answer_not_on_offer_is_refused_with_the_keys_on_offer(text: str) -> None:
    number = line_number(text, '"answer":"go:')
    for read in (record.load, record.verify):
        with pytest.raises(BadRecord, match=rf"line {number} \(decision 1\): 'go:K9' is not on offer .* on offer: go:"):
            read(with_changed_line(text, number, answer="go:K9"))


def test_answer_of_the_wrong_type_is_named(text: str) -> None:
    number = line_number(text, '"answer":"go:')
    with pytest.raises(BadRecord, match=f"line {number}, seat: expected `int`, got `str`"):
        record.load(with_changed_line(text, number, seat="one"))


def test_a_changed_die_is_found_by_the_seed(text: str) -> None:
    number = line_number(text, '"chance":"die"')
    value = json.loads(text.splitlines()[number - 1])["value"]
    with pytest.raises(
        BadRecord, match=rf"line {number}: the file says die {7 - value} .*; the seed gives die {value}"
    ):
        record.verify(with_changed_line(text, number, value=7 - value))


def test_a_card_that_cannot_come_up_is_found_when_loading(text: str) -> None:
    number = line_number(text, '"chance":"card"')
    with pytest.raises(BadRecord, match=f"line {number}: 'card' cannot be 500; it could be"):
        record.load(with_changed_line(text, number, value=500))


def test_a_changed_name_of_a_face_is_found(text: str) -> None:
    number = line_number(text, '"chance":"card"')
    with pytest.raises(BadRecord, match=f"line {number}: the file calls 'card' .* 'Z9'; it is"):
        record.verify(with_changed_line(text, number, face="Z9"))


def test_a_changed_clause_is_found(text: str) -> None:
    number = line_number(text, '"chance":"card"')
    with pytest.raises(BadRecord, match=rf"line {number}: the file says card .*XX-YY-01.*; by the rules it is card"):
        record.load(with_changed_line(text, number, clause="XX-YY-01"))


@pytest.mark.parametrize("part", ['"chance":"die"', '"answer":"to:'])
def test_a_line_that_was_left_out_is_found(text: str, part: str) -> None:
    lines = text.splitlines()
    number = line_number(text, part)
    closing = json.loads(lines[-1])
    shorter = [*lines[: number - 1], *lines[number:-1]]
    with pytest.raises(BadRecord, match=f"the closing line counts {closing['end']} lines of entries, but there are"):
        record.load("\n".join([*shorter, lines[-1]]))
    forged = "\n".join([*shorter, json.dumps({**closing, "end": closing["end"] - 1})])
    for read in (record.load, record.verify):
        with pytest.raises(BadRecord, match=f"line ({number}|{number + 1})"):  # the error may name either of two dice
            read(forged)


def test_a_changed_end_is_found(text: str) -> None:
    last = len(text.splitlines())
    places = json.loads(text.splitlines()[-1])["standings"]
    places[0]["points"] += 10
    for fields, says in (
        ({"digest": "0123"}, "the closing line names the state 0123, but replaying leads to"),
        ({"over": False}, "the closing line says over = False"),
        ({"standings": places}, "the closing line says seat .*; by the rules it is seat"),
    ):
        with pytest.raises(BadRecord, match=says):
            record.load(with_changed_line(text, last, **fields))


def test_nothing_comes_after_the_end(text: str) -> None:
    with pytest.raises(BadRecord, match="comes after the closing line, which must be the last"):
        record.load(text + text.splitlines()[1] + "\n")


def test_an_error_in_a_file_of_another_version_says_so(text: str) -> None:
    number = line_number(text, '"answer":"go:')
    old = with_changed_line(text, 1, version="0.1")
    assert record.load(old).over  # it can still be replayed
    with pytest.raises(BadRecord, match=r"the file was written by version 0\.1 of Adventure Land, and this is version"):
        record.load(with_changed_line(old, number, answer="go:K9"))
    with pytest.raises(BadRecord, match="with different content of Adventure Land"):
        record.load(with_changed_line(with_changed_line(text, 1, content="0"), number, answer="go:K9"))


def test_a_file_of_one_game_is_not_loaded_as_another(text: str) -> None:
    with pytest.raises(BadRecord, match="the file is a match of 'adventureland', not of 'race'"):
        record.load(text, RACE)


def test_start_with_a_wrong_field_is_named() -> None:
    text = record.save(played_match(RACE, 1, 2).fork())
    start = json.loads(text.splitlines()[0])["start"]
    with pytest.raises(BadRecord, match=r"line 1, start: not a Race: .*caught"):
        record.load(with_changed_line(text, 1, start={**start, "caught": "all"}), RACE)


# ---- verify


def test_proof_lists_the_verified_facts(text: str) -> None:
    proof = record.verify(text)
    match = record.load(text)
    assert (proof.game, proof.seed, proof.commitment) == ("adventureland", "11", record.commitment("11"))
    assert proof.decisions == sum(isinstance(entry, Answer) for entry in match.log)
    assert (proof.over, proof.digest, proof.taken_back) == (True, match.digest, 0)


@pytest.mark.parametrize("read", [record.verify, record.load])
def test_another_seed_does_not_fit_the_commitment(text: str, read: Callable[[str], object]) -> None:
    with pytest.raises(BadRecord, match=r"line 1: the commitment .* is not that of the seed '12'"):
        read(with_changed_line(text, 1, seed="12"))


def test_another_seed_with_its_own_commitment_gives_other_luck(text: str) -> None:
    with pytest.raises(BadRecord, match=r"line [0-9]+: the file says .*; the seed gives"):
        record.verify(with_changed_line(text, 1, seed="12", commitment=record.commitment("12")))


def test_undo_of_more_entries_than_exist_is_found() -> None:
    match = played_match(RACE, 4, 3)
    match.rewind(0, 0)
    text = record.save(match)
    number = line_number(text, '"back"')
    for read in (record.load, record.verify):
        with pytest.raises(BadRecord, match=rf"line {number}: .*90 entries"):
            read(with_changed_line(text, number, back=90), RACE)


# ---- replay


def test_replay_reproduces_every_played_position() -> None:
    names = [played_match(GAME, 6, answers).digest for answers in range(0, 60, 7)]
    positions = record.replay(record.save(played_match(GAME, 6, 60)))
    assert len(positions) == 61
    assert [positions[at].digest for at in range(0, 60, 7)] == names
    assert [match.digest for match in positions][::7] == names


def test_replay_has_the_events_of_each_position() -> None:
    match = played_match(GAME, 6, 60)
    positions = record.replay(record.save(match))
    events = [event for position in range(len(positions)) for event, _ in positions.events(position)]
    entries = [entry for position in range(len(positions)) for entry in positions.entries(position)]
    assert events == [told_event[0] for told_event in match.table.told]
    assert entries == match.log


# ---- files for one seat


@pytest.mark.parametrize("game", [AUCTION, ARMY, DRAFT, GAME], ids=lambda game: game.id)
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_seat_file_replays_the_views_of_that_seat(game: Any, seat: int) -> None:
    for answers in (0, 2, 5, 9, 30):
        match = played_match(game, 3, answers, players=3)
        if match.over:
            continue
        positions, known_match = record.replay(record.save(match, seat), game), match.known_match(seat, from_start=True)
        assert view_digest(positions.match, seat) == view_digest(known_match, seat)
        for at in range(len(positions) if known_match is match else 0):
            assert view_digest(positions[at], seat) == view_digest(played_match(game, 3, at, players=3), seat)


def test_seat_file_contains_no_secret_of_another_seat() -> None:
    match = Match(GAME, LONG_SEED, players=2)
    rng = random.Random(3)
    for _ in range(80):
        assert match.ask is not None
        match.answer(match.ask.seat, rng.choice(match.menu().options))
    text = record.save(match, seat=0)
    assert LONG_SEED not in text
    assert record.commitment(LONG_SEED) in text
    looks = [json.loads(line) for line in text.splitlines() if '"seat":1,"piece"' in line]
    unseen = [look for look in looks if not match.state.faces.knows(0, look["piece"])]
    assert unseen
    assert all(look["value"] is None and "face" not in look for look in unseen)


def test_seat_file_omits_the_commitment_to_a_guessable_seed() -> None:
    text = record.save(played_match(GAME, 6, 20), seat=0)
    assert record.commitment("6") not in text


def test_seat_file_omits_pending_answers_of_other_seats() -> None:
    match = Match(AUCTION, LONG_SEED)
    match.answer(1, "bid:4")
    assert "bid:4" not in record.save(match, seat=0)
    assert "bid:4" in record.save(match, seat=1)
    match.take_back(1)
    assert "bid:4" not in record.save(match, seat=0)


def test_seat_file_cannot_be_continued() -> None:
    text = record.save(played_match(GAME, 6, 20), seat=1)
    with pytest.raises(BadRecord, match=r"only what seat 1 may know\. You can watch it, but not play on from it"):
        record.load(text)


def test_finished_match_gives_every_seat_the_whole_file(text: str) -> None:
    match = record.load(text)
    assert record.save(match, seat=0) == record.save(match)
