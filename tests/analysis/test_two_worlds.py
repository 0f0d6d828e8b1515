"""An analysis judges each answer by what its seat knew: hidden cards change neither its play nor its mistakes."""

from __future__ import annotations

import random

from meadhall.analysis.chances import Chances, Lookahead
from meadhall.analysis.play import Comparison, compare_with_bot
from meadhall.analysis.verdict import verdict_on
from meadhall.bots import find_bot
from meadhall.bots.thinker import guide_of
from meadhall.engine import Answer, Decision, Match, find_game, imagine, record

MAX_QUESTIONS = 4


def test_opponents_hidden_hand_changes_no_verdict() -> None:
    virtues = find_game("virtues")
    match, lot = Match(virtues, "two worlds", players=2), random.Random(3)
    chances = Chances(virtues, virtues.teams(match.options))
    ahead = Lookahead(record.replay(record.save(match), virtues), chances)
    bots = [find_bot("sensible", virtues, str(seat)) for seat in range(2)]
    asked = other_worlds = moved = 0
    while asked < MAX_QUESTIONS:
        seat = match.asked
        view = match.view(seat)
        option = bots[seat].choose(view)
        usual = guide_of(virtues).policy(Decision(view.state, seat, view.question, view.options))
        if len(view.options) > 2 and len(match.log) > 60:
            option = lot.choice([one for one in view.options if one.key != usual.key])
            given, other = Answer(seat, option.key, 0), imagine(view, lot)
            other_worlds += other.digest != match.digest
            play = differences(compare_with_bot(match, [given], asked, ahead))
            assert differences(compare_with_bot(other, [given], asked, ahead)) == play
            assert verdict_on(other, [given], asked, chances) == verdict_on(match, [given], asked, chances)
            moved += any(play)
            asked += 1
        match.answer(seat, option)
    assert other_worlds, "the opponent's hand is hidden"
    assert moved, "an answer that the bot would not give has a worth"


def differences(comparison: Comparison | None) -> list[float]:
    """Return the differences between an answer and the bot's answer in a few worlds."""
    assert comparison is not None
    return comparison.play_worlds(8)
