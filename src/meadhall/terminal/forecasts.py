"""Forecasts of an answer as short sentences, for the screen and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from meadhall.cells.drawing import Span
from meadhall.engine import Figure, Names, Scene, View
from meadhall.engine.common.english import with_capital
from meadhall.engine.language.voice import Voice
from meadhall.engine.presentation.preview import PlaceEffect, Preview
from meadhall.terminal.scene_words import owned_name
from meadhall.terminal.words import say

LOSS_SYMBOL: Final = "†"  # symbol on a piece that will be lost


def with_full_stop(words: str) -> str:
    """Return the words, with a full stop if they do not end with punctuation."""
    return words if words.endswith((".", "!", "?", ":")) else f"{words}."


class ForecastFact(NamedTuple):
    """One fact of a forecast, such as `ForecastFact("Costs", "4 F")`; `ink` is the colour of the words."""

    label: str
    words: str
    ink: str = "text"

    @property
    def sentence(self) -> str:
        """The fact as a sentence."""
        words = with_full_stop(self.words)
        return f"{self.label}: {words}" if self.label else f"{words[:1].upper()}{words[1:]}"


class ForecastCache:
    """Cache of the forecasts for the current view, because the same screen is drawn many times."""

    def __init__(self) -> None:
        self._view: View[Any] | None = None
        self._previews: dict[str, Preview | None] = {}
        self._marks: Sequence[PlaceEffect] | None = None

    def preview(self, view: View[Any], key: str, voice: Voice) -> Preview | None:
        """Return the forecast of the answer with this key; None if the game has no forecast."""
        self._set_view(view)
        if key not in self._previews:
            option = next((option for option in view.options if option.key == key), None)
            self._previews[key] = None if option is None else voice.preview(view, option)
        return self._previews[key]

    def marks(self, view: View[Any], voice: Voice, key: str = "") -> Sequence[PlaceEffect]:
        """Return the marks on all pieces that an answer affects.

        If no key is given, return the mark of each answer on its target.
        """
        self._set_view(view)
        if key:
            preview = self.preview(view, key, voice)
            return preview.marks if preview is not None else []
        marks = self._marks
        if marks is None:
            marks = self._marks = voice.outlook(view)
        return marks

    def _set_view(self, view: View[Any]) -> None:
        if self._view is not view:
            self._view, self._previews, self._marks = view, {}, None


def forecast_facts(preview: Preview, scene: Scene, names: Names, *, final: bool = False) -> list[ForecastFact]:
    """Return the whole forecast of an answer, without its title. `final` adds that the answer cannot be undone."""
    facts = [
        ForecastFact("", _join([preview.sum, preview.missing])),
        ForecastFact(say("costs"), preview.costs),
        ForecastFact("", preview.result),
        *(ForecastFact(odds.words, f"{_percent(odds.chance)}", "strong") for odds in preview.odds),
        ForecastFact(say("gains"), preview.wins, "moss"),
        ForecastFact(risk_of(preview), preview.risks, "harm"),
        *([] if preview.result or preview.risks else _piece_facts(preview, scene, names)),
        ForecastFact("", preview.note, "soft"),
        ForecastFact("", say("final") if final and not preview.light else "", "blood"),
    ]
    return [fact for fact in facts if fact.words]


def risk_of(preview: Preview) -> str:
    """Return the label for an answer's losses: "at risk" if dice decide, otherwise "losses"."""
    return say("at-risk" if preview.missing or preview.odds else "losses")


def _join(words: Sequence[str]) -> str:
    return ", ".join(word for word in words if word)


def _percent(chance: float) -> str:
    """Return a chance in whole percent. Only impossible events are 0 %, and only certain events are 100 %."""
    percent = round(100 * chance)
    return f"{min(99, max(1, percent)) if 0 < chance < 1 else percent} %"


def _piece_facts(preview: Preview, scene: Scene, names: Names) -> list[ForecastFact]:
    """Return the forecast for each piece. A heading precedes them if the next answer chooses one of the pieces."""
    facts = forecast_lines(preview.marks, scene, names)
    return [ForecastFact("", say("each-choice"), "soft"), *facts] if facts and preview.selectable else facts


def forecast_lines(marks: Sequence[PlaceEffect], scene: Scene, names: Names) -> list[ForecastFact]:
    """Return the forecast for each piece, other players' pieces first: `Bot Bram's Triton: −3, 2 left`."""
    own_places = {figure.place for figure in scene.figures if figure.owner == names.listener}
    order = sorted(marks, key=lambda mark: mark.place in own_places)
    return [ForecastFact(_piece_name(mark, scene, names), mark_text(mark), ink_of(mark)) for mark in order]


def mark_text(mark: PlaceEffect) -> str:
    """Return the words of a mark, followed by its details."""
    return _join([mark.words, mark.more])


def ink_of(mark: PlaceEffect) -> str:
    """Return the colour of a mark. It only repeats what the mark's words say."""
    return "moss" if mark.helps else "blood" if mark.lost else "harm"


def _piece_name(mark: PlaceEffect, scene: Scene, names: Names) -> str:
    """Return a piece's name. Add its place if the name is not unique."""
    place = scene.place(mark.place)
    place_name = place.name if place is not None else mark.place
    figure: Figure | None = next(iter(scene.figures_at(mark.place)), None)
    if figure is None:
        return place_name
    name = _name(figure)
    same_name = [other for other in scene.figures if other.owner == figure.owner and _name(other) == name]
    owner_and_name = owned_name(figure, names, name)
    return with_capital(
        say("piece-at", piece=owner_and_name, place=place_name) if len(same_name) > 1 else owner_and_name
    )


def _name(figure: Figure) -> str:
    return figure.name.partition(",")[0]


def forecast_line(preview: Preview | None, scene: Scene, names: Names) -> list[Span]:
    """Return the forecast of an answer as one line; empty if there is no forecast."""
    if preview is None:
        return []
    facts = forecast_facts(preview, scene, names)
    return [Span(f"{preview.title}. ", "strong"), *(Span(f"{fact.sentence} ", fact.ink) for fact in facts)]
