"""Luck and skill of a match: the result of an analysis in the form for browsers, with mistakes in words."""

from __future__ import annotations

from typing import Any

import msgspec

from meadhall.analysis import Analysis, Mistake, NotAnalysable
from meadhall.analysis.matches import require_analysable
from meadhall.analysis.words import mistake_words
from meadhall.server.protocol.analysis_bodies import AnalysisState, ChanceStep, LuckAndSkill, MistakeTold, SideShare
from meadhall.server.replays.playback import Playback
from meadhall.server.wording.refusals import refusal_sentence


def luck_and_skill(playback: Playback, result: bytes, language: str) -> AnalysisState:
    """Return a stored result in words. If it is empty, the state is "none", or "refused" with a reason."""
    try:
        require_analysable(playback.replay)
    except NotAnalysable as error:
        return AnalysisState("refused", words=refusal_sentence(error.sentence, language))
    if not result:
        return AnalysisState("none")
    return AnalysisState("done", result=_luck_and_skill(playback, msgspec.json.decode(result, type=Analysis), language))


def _luck_and_skill(playback: Playback, analysis: Analysis, language: str) -> LuckAndSkill:
    return LuckAndSkill(
        start=list(analysis.start),
        steps=[
            ChanceStep(step.seat, list(step.chances), list(step.luck), list(step.within), step.error)
            for step in analysis.steps
        ],
        mistakes=[mistake_body(playback, mistake, language) for mistake in analysis.mistakes],
        sides=_sides(analysis),
        least=analysis.least,
    )


def mistake_body(playback: Playback, mistake: Mistake, language: str) -> MistakeTold:
    words = mistake_words(playback.replay, mistake, playback.player_names(language), language)
    return MistakeTold(
        at=mistake.at,
        seat=mistake.seat,
        chance=mistake.chance_given,
        could=mistake.chance_better,
        within=mistake.margin,
        question=words.question,
        did=list(words.given_answer),
        better=list(words.better_answer),
        why=words.reason,
    )


def _sides(analysis: Analysis) -> list[SideShare]:
    sides = list[SideShare]()
    for share in analysis.shares:
        fields: dict[str, Any] = msgspec.structs.asdict(share)
        fields["seats"] = list(share.seats)
        fields["best"], fields["worst"] = _decision_after(share.best), _decision_after(share.worst)
        sides.append(SideShare(**fields))
    return sides


def _decision_after(answer: int) -> int:
    """Return the decision that shows the table after an answer in a replay. For -1 (no answer), return -1."""
    return answer + 1 if answer >= 0 else -1
