"""Luck and skill of a match for its readers: the result of an analysis, with its mistakes in words."""

from __future__ import annotations

from typing import Any

import msgspec

from meadhall.analysis import Analysis, Mistake, NotAnalysable
from meadhall.analysis.matches import require_analysable
from meadhall.analysis.words import mistake_words
from meadhall.server.protocol.analysis_bodies import AnalysisState, ChanceStep, LuckAndSkill, MistakeTold, SideShare
from meadhall.server.replays.playback import Playback
from meadhall.server.wording.refusals import refusal_sentence


def luck_and_skill(playback: Playback, found: bytes, language: str) -> AnalysisState:
    """The result of an analysis in words; without one, whether the match can be analysed."""
    try:
        require_analysable(playback.replay)
    except NotAnalysable as error:
        return AnalysisState("refused", words=refusal_sentence(error.said, language))
    if not found:
        return AnalysisState("none")
    return AnalysisState("done", result=_told(playback, msgspec.json.decode(found, type=Analysis), language))


def _told(playback: Playback, analysis: Analysis, language: str) -> LuckAndSkill:
    return LuckAndSkill(
        start=list(analysis.start),
        steps=[
            ChanceStep(step.seat, list(step.chances), list(step.luck), list(step.within), step.error)
            for step in analysis.steps
        ],
        mistakes=[_mistake(playback, mistake, language) for mistake in analysis.mistakes],
        sides=_sides(analysis),
        least=analysis.least,
    )


def _mistake(playback: Playback, one: Mistake, language: str) -> MistakeTold:
    words = mistake_words(playback.replay, one, playback.people(language), language)
    return MistakeTold(
        at=one.at,
        seat=one.seat,
        chance=one.chance_given,
        could=one.chance_better,
        within=one.margin,
        question=words.question,
        did=list(words.did),
        better=list(words.better),
        why=words.why,
    )


def _sides(analysis: Analysis) -> list[SideShare]:
    told = list[SideShare]()
    for share in analysis.shares:
        fields: dict[str, Any] = msgspec.structs.asdict(share)
        fields["seats"] = list(share.seats)
        fields["best"], fields["worst"] = _after(share.best), _after(share.worst)
        told.append(SideShare(**fields))
    return told


def _after(answer: int) -> int:
    """The decision at which a replay shows the result of an answer."""
    return answer + 1 if answer >= 0 else -1
