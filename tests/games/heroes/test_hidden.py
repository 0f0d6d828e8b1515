"""Hidden information (6)."""

from __future__ import annotations

import random

from meadhall.engine.model.pieces import UNSEEN
from meadhall.engine.model.state import encode
from meadhall.engine.play.match import Match
from meadhall.engine.privacy.view import view_as_plain
from meadhall.engine.record import save
from meadhall.games.heroes import GAME
from meadhall.games.heroes.content import SPELL
from meadhall.games.heroes.events import PreparationStopped, SpellsReceived
from meadhall.games.heroes.positions import hand
from meadhall.games.heroes.real_time.sequencer import Sequencer
from meadhall.games.heroes.state import deck_bag
from meadhall.testing import clause
from tests.games.heroes.asking import acting, cast, play


@clause("HE-HID-05")
def test_hand_is_private_and_others_see_its_size() -> None:
    t = acting({"hand": "scorch rage", "dice": "FFEEEE"})
    assert hand(t.view("ann").state, "ann") == ["scorch", "rage"]
    assert hand(t.view("bram").state, "ann") == hand(t.view(-1).state, "ann") == ["?", "?"]
    cast(t, "scorch", "at:1b2")
    assert t.view("bram").state.sides[0].discard == [SPELL["scorch"]]


@clause("HE-HID-06", "HE-HID-07", "HE-HID-08")
def test_deck_and_hand_are_one_unordered_list_to_others() -> None:
    one = acting({"hand": "scorch", "deck": "rage dispel command", "dice": "EEEEEE"})
    other = acting({"hand": "rage", "deck": "scorch dispel command", "dice": "EEEEEE"})
    assert encode(view_as_plain(one.view("bram"))) == encode(view_as_plain(other.view("bram")))
    cards = one.view("bram").state.faces.bags[deck_bag(0)]
    assert sorted(cards) == sorted(SPELL[name] for name in ("scorch", "rage", "dispel", "command"))
    assert encode(view_as_plain(one.view("ann"))) != encode(view_as_plain(other.view("ann")))


@clause("HE-HID-06")
def test_only_the_drawer_sees_the_drawn_spell() -> None:
    t = acting({"dice": "CCCEEE", "deck": "dispel"})
    t.answer("draw")
    assert [e.spells for e in t.heard(SpellsReceived, "ann")] == [[SPELL["dispel"]]]
    assert t.heard(SpellsReceived, "bram") == t.heard(SpellsReceived, -1) == []


@clause("HE-HID-16")
def test_effective_times_are_revealed_when_the_window_closes() -> None:
    t = play(mode="realtime", ann={"dice": "WFEALC"}, bram={"dice": "WFEALC"})
    t.match.answer(0, "stop:none", at=5000)
    t.match.answer(1, "stop:none", at=5060)
    assert not [e for e in t.match.news(-1) if getattr(e, "at", 0)]
    assert [r.key for r in t.match.menu(-2)] == ["counts:0", "counts:1"]
    t.match.answer(-2, "counts:0", at=5000)
    t.match.answer(-2, "counts:1", at=4970)
    t.match.answer(-2, "close:0", at=5100)
    assert [(e.seat, e.late, e.at) for e in t.heard(PreparationStopped)] == [(1, [0], (4970, 5000))]


@clause("HE-HID-16", "HE-RTM-07", "HE-RTM-08")
def test_the_effective_time_of_a_stop_is_secret_until_the_window_closes() -> None:
    """Two races differ only in the delays, and so in the effective times of their Stops."""
    tables = [play(mode="realtime", ann={"dice": "WFEALC"}, bram={"dice": "WFEALC"}) for _ in range(2)]
    lines = [Sequencer(t.match) for t in tables]
    for line, delay in zip(lines, (0, 180), strict=True):
        for _ in range(3):
            line.ping(1, delay)
    assert [line.stop(0, 5000) for line in lines] == [5000, 5000]
    assert [line.stop(1, 5060) for line in lines] == [5060, 4970]
    one, other = (t.match for t in tables)
    assert encode(one.state) == encode(other.state)
    assert save(one) == save(other)
    for looker in (0, 1, -1):
        assert encode(view_as_plain(one.view(looker))) == encode(view_as_plain(other.view(looker)))
        assert repr([*one.news(looker)]) == repr([*other.news(looker)])
        assert save(one, looker) == save(other, looker)
    assert [line.group_times() for line in lines[:1]] == [line.group_times() for line in lines[1:]]
    for line in lines:
        line.wake(5100)
    assert [t.heard(PreparationStopped)[0].seat for t in tables] == [0, 1]


@clause("HE-HID-18", "HE-HID-19")
def test_other_duel_and_spectators_see_dice_but_no_hands() -> None:
    t = play(
        players=4,
        format="team",
        ann={"hand": "scorch", "dice": "WFEALC"},
        bram={"hand": "rage", "dice": "WFEALC"},
        cas={"dice": "WFEALC"},
        dot={"dice": "WFEALC"},
    )
    for looker in (1, 2, -1):
        view = t.view(looker).state
        assert hand(view, "ann") == ["?"]
        assert view.sides[0].dice == t.state.sides[0].dice


@clause("HE-HID-20", "HE-HID-03")
def test_no_view_contains_a_face_that_its_seat_has_not_seen() -> None:
    match, rng = Match(GAME, "9", players=3), random.Random(9)
    for _ in range(120):
        if match.ask is None:
            break
        seat = rng.choice(match.ask.waiting)
        match.answer(seat, rng.choice(match.menu(seat).options))
        for looker in (-1, 0, 1, 2):
            faces = match.view(looker).state.faces
            for piece, face in enumerate(faces.face):
                assert face == UNSEEN or match.state.faces.knows(looker, piece)


@clause("HE-HID-21", "HE-DEC-28")
def test_partial_answers_are_private() -> None:
    t = acting({"hand": "scorch rage haste", "dice": "FFFEEE"})
    before = view_as_plain(t.view("bram"))
    t.answer("cast:scorch", "free:use")
    assert view_as_plain(t.view("bram")) == before
    assert t.view("bram").awaited == "action"
    assert t.view("ann").state.plan.card == SPELL["scorch"]
    t.answer("enough")
    for _ in range(3):
        t.take_back("ann")
    assert t.question == "action"


@clause("HE-HID-17")
def test_seed_is_in_no_view_and_in_no_file_of_a_seat() -> None:
    match = Match(GAME, "a long and secret seed")
    assert "secret seed" not in save(match, 0)
    assert "secret seed" not in encode(view_as_plain(match.view(0))).decode()
