"""Queries at a desk: moving the cursor, asking why, reading rules, and opening the pages of log, players and hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.cells.drawing import DrawingContext
from meadhall.engine import Option, Place
from meadhall.terminal.fullscreen import hints, pages
from meadhall.terminal.fullscreen.answers import NO_KEY
from meadhall.terminal.fullscreen.card import Reason, WhyCard
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.page import Page
from meadhall.terminal.fullscreen.rules_pages import rules_page
from meadhall.terminal.typed_input import refusals_of, spell_out_columns
from meadhall.terminal.words import say

MAX_REASONS: Final = 4  # maximum number of reasons for a question that is not about places


def move_cursor(desk: Desk, right: int, down: int) -> None:
    """Move the cursor to the next place in a direction, and drop the choice."""
    desk.message = ""
    desk.cursor = desk.drawing.step(desk.context(), right, down)
    desk.chosen = ""


def explain_at_cursor(desk: Desk, place: str = "") -> None:
    """Open the card that explains why a place is on offer or not. The default is the place at the cursor."""
    place = place or desk.cursor
    context = desk.context()
    if not desk.is_asked:
        desk.message = hints.hint_while_waiting(desk)
        return
    chosen = desk.option(desk.chosen) if desk.has_stage else None
    options = [chosen] if chosen else list(desk.drawing.options_at(context, place)) if place else []
    if options:
        desk.card = _offered_card(desk, context, options[0])
    elif place and not desk.has_stage:
        desk.card = _refused_card(desk, context, place)
    else:
        desk.card = _all_refusals_card(desk)


def explain_typed(desk: Desk, keys: Sequence[str]) -> None:
    """Open the card that explains why the last answer is on offer or not, after the other answers were given."""
    *earlier, last = keys
    name = " › ".join(_name_on_map(key) for key in keys)
    menu = desk.session.peek(*earlier)
    option = next((option for option in menu if option.key == last), None) if menu is not None else None
    if option is not None:
        rule = Reason(pages.clause_words(desk.rules, option.clause), option.clause, "→")
        desk.card = WhyCard(say("card-open", name=name), [rule])
        return
    reasons = [Reason(refusal.words, refusal.clause) for refusal in refusals_of(desk.session, earlier, last)]
    desk.card = WhyCard(
        say("card-why", name=name), reasons or [Reason(say("card-no-rule", name=_name_on_map(last)), "")]
    )


def _name_on_map(key: str) -> str:
    """Return the name of a place or answer as on the map, for any case."""
    name = spell_out_columns(key)
    return name.upper() if len(name) < 4 else name


def _offered_card(desk: Desk, context: DrawingContext, option: Option) -> WhyCard:
    letter = desk.letters.get(option.key, NO_KEY)
    text = pages.clause_words(desk.rules, option.clause)
    words = desk.session.option_words(option)
    return WhyCard(say("card-open", name=f"[{letter}]"), [Reason(words, "", "→"), Reason(text, option.clause, "→")])


def _refused_card(desk: Desk, context: DrawingContext, place: str) -> WhyCard:
    refusals = desk.session.why_not_after(desk.drawing.key_at(context, place))
    reasons = [Reason(refusal.words, refusal.clause) for refusal in refusals]
    if not reasons:
        reasons = [Reason(say("card-nothing-here", place=place), "")]
    return WhyCard(say("card-why", name=place), reasons, _nearby_answers(desk, context, place))


def _all_refusals_card(desk: Desk) -> WhyCard:
    """Return a card with reasons why other answers are not on offer now, one reason for each clause."""
    by_clause: dict[str, Reason] = {}
    for refusal in desk.session.refusals_after():
        by_clause.setdefault(refusal.clause, Reason(refusal.words, refusal.clause))
    reasons = list(by_clause.values())[:MAX_REASONS]
    return WhyCard(say("card-all"), reasons or [Reason(say("card-nothing-else"), "")])


def _nearby_answers(desk: Desk, context: DrawingContext, place: str) -> list[tuple[str, str]]:
    """Return letters and places of answers, the nearest first. Places in the same row or column count as nearer."""
    scene = desk.session.scene()
    centre = scene.place(place)
    answers: list[tuple[int, str, str]] = []
    for key, letter in desk.letters.items():
        option = desk.option(key)
        for name in desk.drawing.places_of(context, option) if option else ():
            other = scene.place(name)
            answers.append((_distance(centre, other), letter, name))
    return [(letter, name) for _, letter, name in sorted(answers)]


def read_rule(desk: Desk) -> None:
    """Open the rules at the clause on the card, or else at the clause of the chosen answer or the question."""
    game = desk.session.match.game
    if desk.card is not None and desk.card.clause:
        desk.page = rules_page(game, desk.card.clause, exact=True)
        return
    chosen = desk.option(desk.chosen)
    clauses = [chosen.clause] if chosen is not None else []
    if desk.is_asked:
        clauses += [desk.session.menu().clause, *(option.clause for option in desk.options)]
    desk.page = rules_page(game, *clauses)


def open_page(desk: Desk, letter: str) -> None:
    """Open the page of a key: L (log), P (players), H (hand), or help for any other key."""
    width = desk.layout.width if desk.layout else 80
    if letter == "L":
        lines = [desk.log_line(event) for event in desk.story[: desk.shown_count]]
        desk.page = Page(say("log-title"), lines, first_row=len(lines) * 4)
    elif letter == "P":
        desk.page = pages.players_page(desk.drawing, desk.context(), width)
    elif letter == "H":
        desk.page = pages.hand_page(desk.drawing, desk.context(), width)
    else:
        sentences = [*desk.session.aim(), *map(desk.session.say, desk.session.wording.signs)]
        desk.page = pages.help_page(desk.session.match.game, sentences)


def _distance(first: Place | None, second: Place | None) -> int:
    """Return the distance of two places on the grid, plus 20 if they share no row or column."""
    if first is None or second is None or None in (first.column, first.row, second.column, second.row):
        return 99
    columns, rows = abs((first.column or 0) - (second.column or 0)), abs((first.row or 0) - (second.row or 0))
    return columns + rows + (20 if columns and rows else 0)
