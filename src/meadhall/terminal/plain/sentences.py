"""Makes the sentences of plain mode, one per line, from the wording, scene and rules of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from string import ascii_lowercase

from meadhall.engine import Card, CardFace, Figure, Place, Refusal, Scene, Seat, Standing
from meadhall.engine.common.english import with_capital
from meadhall.engine.contract.handbook import Block, Chapter, Handbook
from meadhall.engine.contract.rulebook import Clause
from meadhall.engine.play.perspective import HeardEvent, LetteredAnswer
from meadhall.terminal.forecasts import forecast_facts, risk_of, with_full_stop
from meadhall.terminal.scene_words import (
    ladder_words,
    owned_name,
    points_words,
    road_words,
    titled_moment_words,
    totals_line,
    track_words,
    winners_line,
)
from meadhall.terminal.session import Session
from meadhall.terminal.typed_input import (
    is_name_of,
    keys_of_two_answers,
    last_part,
    may_pick_none,
    normalize,
    pickable_parts,
    refusals_of,
)
from meadhall.terminal.words import listing, say

MAX_LISTED_ANSWERS = 10  # maximum number of answers that are shown without `list`
ASCII = {
    "\u2018": "'", "\u2019": "'", "\u201c": '"', "\u201d": '"', "\u2013": "-", "\u2014": "-", "\u2212": "-",
    "\u00d7": "x", "\u201e": '"', "\u2026": "...", "\u2192": "->", "\u00a0": " ", "\u2265": ">=", "\u2264": "<=",
}  # fmt: skip


def in_ascii(text: str) -> str:
    """Return the text with typographic characters replaced with ASCII."""
    return "".join(ASCII.get(character, character) for character in text)


# ---- news


def paragraphs(lines: Sequence[HeardEvent]) -> list[list[str]]:
    """Return news as paragraphs: a heading, then the lines about the listener, then all other lines in order."""
    result: list[list[tuple[bool, str]]] = [[]]
    for line in lines:
        paragraph = result[-1]
        heading_only = len(paragraph) == 1 and len(result) > 1
        if line.opens_paragraph:
            result.append([(False, line.words)])
        elif line.joins_line and paragraph and not heading_only:
            to_you, words = paragraph.pop()
            paragraph.append((to_you or line.affects_listener, f"{words} {line.words}"))
        else:
            paragraph.append((line.affects_listener, line.words))
    return [_listener_first(paragraph, has_heading=index > 0) for index, paragraph in enumerate(result)]


def _listener_first(paragraph: list[tuple[bool, str]], has_heading: bool) -> list[str]:
    head, rest = (paragraph[:1], paragraph[1:]) if has_heading else ([], paragraph)
    return [words for _, words in head + sorted(rest, key=lambda line: not line[0])]


# ---- the question


def question_lines(session: Session) -> list[str]:
    """Return the next event, the question, the private information of the asked seat, and the answers."""
    private = session.aside()
    lines = [titled_moment_words(moment, session.listener) for moment in session.scene().moments[-1:]]
    lines += [ladder_words(fight)] if (fight := session.scene().ladder) is not None else []
    return [*lines, session.question(), *([f"{private} {say('only-you')}"] if private else []), *answer_lines(session)]


def answer_lines(session: Session, lists_all: bool = False) -> list[str]:
    """Return the answers, one per line. If there are many, return only their number, unless `lists_all` is set."""
    answers = session.answers()
    parts = pickable_parts(session, answers)
    if parts:
        lettered_parts = [f"{letter}. {part}." for letter, part in zip(ascii_lowercase, parts, strict=False)]
        return [" ".join([*lettered_parts, *([say("or-none")] if may_pick_none(session, answers) else [])])]
    if len(answers) > MAX_LISTED_ANSWERS and not lists_all:
        return [say("many-answers", n=len(answers))]
    if not has_forecast_for_all(session):
        return [answer_line(session, answer) for answer in answers]
    return [
        f"{with_full_stop(answer_line(session, answer))} {short_forecast(session, answer)}".rstrip()
        for answer in answers
    ]


def answer_line(session: Session, answer: LetteredAnswer) -> str:
    return f"{answer.letter}. {session.option_words(answer.option)}"


# ---- previews


def has_forecast_for_all(session: Session) -> bool:
    """Whether the game forecasts, for every answer to the open question, the effect on its target."""
    return bool(session.voice.outlook(session.view()))


def short_forecast(session: Session, answer: LetteredAnswer) -> str:
    """Return a short forecast, to be appended to the answer's words: `Triton falls.`"""
    preview = session.voice.preview(session.view(), answer.option)
    if preview is None:
        return ""
    risks = f"{risk_of(preview)}: {preview.risks}." if preview.risks else ""
    return " ".join(words for words in (preview.result, risks) if words)


def forecast_sentences(session: Session, key: str) -> list[str]:
    """Return the whole forecast of an answer, one sentence per line."""
    option = session.menu().find(key)
    preview = session.voice.preview(session.view(), option)
    if preview is None:
        return [session.option_words(option), say("not-foreseen")]
    facts = forecast_facts(preview, session.scene(), session.listener, final=session.is_final(key))
    return [f"{preview.title}.", *(fact.sentence for fact in facts)]


# ---- why not


def why_words(session: Session, text: str) -> str:
    """Return why something is not on offer, with all reasons and their clauses, or that it is on offer."""
    words = text.split()
    keys: list[str] = []
    if len(words) > 1 and not refusals_of(session, [], text):
        keys = keys_of_two_answers(session, session.answers(), words)[:1]
        text = " ".join(words[1:]) if keys else text
    name = text.upper() if len(text) < 4 else text
    refusals = refusals_of(session, keys, text)
    if refusals:
        return reasons_line(name, refusals)
    menu = session.peek(*keys)
    if menu is not None and any(is_name_of(option.key, text) for option in menu):
        return say("on-offer", name=name)
    return f"{say('no-rule', name=name)} {_ask_for_two(session, name)}"


def _ask_for_two(session: Session, name: str) -> str:
    answers = session.answers()
    two_part = next(
        (answer for answer in answers if (menu := session.peek(answer.key)) is not None and menu.options), None
    )
    if two_part is None:
        return say("list-hint")
    return say("two-steps", first=_text_to_type(session, two_part), name=name)


def reasons_line(name: str, refusals: Sequence[Refusal]) -> str:
    """Return reasons as text: `D9 is not possible, for 2 reasons. The water sprite stands there (AL-WSP-09). ...`"""
    sentences = list(dict.fromkeys(f"{refusal.words.rstrip('.')} ({refusal.clause})." for refusal in refusals))
    return " ".join([say("not-possible", name=name, reasons=len(sentences)), *sentences])


def unknown_line(session: Session, text: str) -> str:
    """Return the response to a line that matches no answer: the rules that forbid it, or the possible letters."""
    before = _answers_before(session, text)
    if before:
        return say("leads-there", text=text, answers=[f"{_text_to_type(session, answer)} {text}" for answer in before])
    refusals = refusals_of(session, [], text)
    if refusals:
        return reasons_line(text.upper() if len(text) < 4 else text, refusals)
    letters = _letters(session)
    return say("no-answer", text=text, n=len(letters), letters=letter_runs(letters))


def _letters(session: Session) -> Sequence[str]:
    """Return the letters of all answers or of the things to pick."""
    answers = session.answers()
    return ascii_lowercase[: len(pickable_parts(session, answers))] or [answer.letter for answer in answers]


def letter_runs(letters: Sequence[str]) -> str:
    """Return letters as a list in words, with successive letters shortened: `a to f and s`."""
    runs: list[list[str]] = []
    for letter in letters:
        if runs and _follows(letter, runs[-1][-1]):
            runs[-1].append(letter)
        else:
            runs.append([letter])
    return listing([span for run in runs for span in (run if len(run) < 3 else [_letter_range(run)])])


def _follows(letter: str, last: str) -> bool:
    return letter[:-1] == last[:-1] and ord(letter[-1]) == ord(last[-1]) + 1


def _letter_range(letters: Sequence[str]) -> str:
    return say("from-to", first=letters[0], last=letters[-1])


def why_without_name(session: Session) -> str:
    """Return the response to `why` without a name: an example of an answer that a rule forbids."""
    scene = session.scene()
    refused_here = next(
        (last_part(refusal.key) for refusal in session.refusals_after() if scene.place(last_part(refusal.key))), ""
    )
    return say("why-example", name=refused_here) if refused_here else say("why-what")


def _text_to_type(session: Session, answer: LetteredAnswer) -> str:
    """Return the text to type for an answer: its place or its letter."""
    name = last_part(answer.key)
    return name if session.scene().place(name) is not None else answer.letter


def _answers_before(session: Session, text: str) -> list[LetteredAnswer]:
    """Return the answers whose follow-up question has an answer with this name."""
    menus = ((answer, session.peek(answer.key)) for answer in session.answers())
    return [answer for answer, menu in menus if menu is not None and any(is_name_of(key, text) for key in menu.keys)]


# ---- looking around


def look_lines(session: Session, text: str) -> list[str]:
    """Describe a place, or list the places of a kind of thing. If `text` is empty, list everything on the table."""
    scene = session.scene()
    lines = [titled_moment_words(moment, session.listener) for moment in scene.moments]
    lines += [ladder_words(scene.ladder)] if scene.ladder is not None else []
    lines += [f"{with_capital(_card_words(card))}." for card in scene.table]
    tracks = [f"{with_capital(track_words(track, session.listener))}." for track in scene.tracks]
    return (
        [*lines, *_place_or_kind_lines(session, scene, text), *tracks]
        if not text
        else _place_or_kind_lines(session, scene, text)
    )


def _place_or_kind_lines(session: Session, scene: Scene, text: str) -> list[str]:
    place = scene.place(text) or scene.place(text.replace(" ", "")) if text else None
    if place is not None:
        figures = _figures_at(session, scene, place) or say("nothing-here")
        return [" ".join(part for part in (f"{place.words}.", figures, road_words(scene, place)) if part)]
    kind = normalize(text).rstrip("s")
    matches = [
        figure
        for figure in scene.figures
        if figure.owner is None and (not kind or kind in normalize(figure.kind) or kind in normalize(figure.name))
    ]
    if matches:
        return _places_by_name(session, scene, matches)
    if not scene.places:
        return things_of_seats(session)
    if text:
        return [say("no-such-thing", text=text, place=scene.places[0].id)]
    return [f"{with_capital(place.words)}. {_figures_at(session, scene, place)}".rstrip() for place in scene.places]


def _figures_at(session: Session, scene: Scene, place: Place) -> str:
    """Return a sentence about the figures at a place; empty for an empty place."""
    names = [_figure_name(session, figure) for figure in scene.figures_at(place.id)]
    return say("here", things=[*names]) if names else ""


def _figure_name(session: Session, figure: Figure) -> str:
    return owned_name(figure, session.listener)


def _places_by_name(session: Session, scene: Scene, figures: Sequence[Figure]) -> list[str]:
    """Return the places of figures by name: `A herb, face down: A1, F2.`"""
    places: dict[str, list[str]] = {}
    for figure in figures:
        place = next((place.name for place in scene.places if place.id == figure.place), figure.place)
        places.setdefault(_figure_name(session, figure), []).append(place)
    return [f"{with_capital(name)}: {', '.join(where)}." for name, where in places.items()]


def where_lines(session: Session, seat: Seat) -> list[str]:
    """Return lines with the places of a seat's figures, and with its things."""
    scene = session.scene()
    return [*_places_by_name(session, scene, scene.figures_of(seat)), things_line(session, seat)]


def things_line(session: Session, seat: Seat) -> str:
    """Return the things of a seat as a sentence."""
    own = next((seat_scene for seat_scene in session.scene().seats if seat_scene.seat == seat), None)
    cards = [_card_words(card) for card in own.cards if card.count] if own else []
    note = f" {with_capital(own.note)}." if own and own.note else ""
    return say("before", session.listener, seat=seat, things=[*cards] or say("nothing")) + note


def _card_words(card: Card) -> str:
    parts = [*map(str, card.values), *map(_face_words, card.faces)]
    unseen_count = card.count - len(parts)
    parts += [say("unseen", n=unseen_count)] if parts and unseen_count else []
    return f"{card.name} {card.count}{' (' + ', '.join(parts) + ')' if parts else ''}"


def _face_words(face: CardFace) -> str:
    """Return the name of a card's face, such as `silk 2` or `pearls, used`."""
    name = f"{face.name} {face.sign}".rstrip()
    return say("used-card", name=name) if face.turned else name


# ---- points


def points_line(session: Session) -> str:
    """Return everybody's points: `Points: Bot Isolde 12, Bot Bram 9, you 8.`"""
    return totals_line(session.voice, session.glance().state, _standings(session), session.listener)


def facts_line(session: Session) -> str:
    """Return the counters of the table, such as `On the table: swords 10, cards 62.`, or an empty text."""
    counters = [f"{label} {value}" for label, value in session.scene().facts]
    return say("on-the-table", things=", ".join(counters)) if counters else ""


def score_lines(session: Session) -> list[str]:
    """Return lines with everybody's points and their parts, and with the counters of the table."""
    lines = [standing_words(session, standing) for standing in _standings(session)]
    facts = facts_line(session)
    return [*lines, facts] if facts else lines


def standing_words(session: Session, standing: Standing) -> str:
    parts = [f"{name} {value}" for name, value in session.voice.standing_parts(standing.parts).items() if value]
    parts_words = f" ({', '.join(parts)})" if parts and (len(standing.parts) > 1) else ""
    total = points_words(session.voice, session.glance().state, standing.points)
    words = f"{session.listener(standing.seat)}{', ' if total else ''}{total}{parts_words}."
    return say("placed", place=say("place", n=standing.place), words=words) if standing.place else words


def _standings(session: Session) -> list[Standing]:
    return session.match.game.standings(session.glance().state)


def things_of_seats(session: Session) -> list[str]:
    """Return lines with the things of all seats and the counters of the table."""
    return [things_line(session, seat) for seat in range(len(session.players))] + score_lines(session)[
        len(session.players) :
    ]


def ending_lines(session: Session) -> list[str]:
    """Return lines about the end: the winners, and everybody's place and points."""
    standings = _standings(session)
    if all(standing.place != 1 for standing in standings):
        standings_without_places = [
            standing_words(session, replace(standing, place=0)) for standing in standings if standing.points
        ]
        return [say("nobody-wins"), *standings_without_places]
    best = [standing.seat for standing in standings if standing.place == 1]
    return [
        winners_line(best, session.listener),
        *(standing_words(session, standing) for standing in standings),
        *_tie_breaks(standings),
    ]


def _tie_breaks(standings: Sequence[Standing]) -> list[str]:
    """Return a line about a tie break, if equal points have different places."""
    pairs = pairwise(standings)
    is_broken = any(first.points == second.points and first.place != second.place for first, second in pairs)
    return [say("tie-broken")] if is_broken else []


# ---- rules


def contents_lines(book: Handbook) -> list[str]:
    """Return the table of contents of the handbook."""
    return [
        book.lead,
        *(f"{nth}. {chapter.title}" for nth, chapter in enumerate(book.chapters, 1)),
        say("rulebook-hint"),
    ]


def chapter_lines(chapter: Chapter) -> list[str]:
    """Return the lines of a chapter, one for each sentence or named point."""
    return [chapter.title, *(line for block in chapter.blocks for line in _block_lines(block))]


def rule_lines(book: Handbook, words: str) -> list[str]:
    """Return the lines of the handbook that contain these words."""
    searched = words.casefold()
    return [
        line
        for block in book.blocks
        for line in _block_lines(block)
        if searched in line.casefold() and line != block.title
    ]


def _block_lines(block: Block) -> list[str]:
    if block.kind == "table":
        return []
    words = [sentence.unnumbered for sentence in block.sentences]
    if block.kind == "text":
        return [*([block.title] if block.title else []), *words]
    cost = f" ({block.cost})" if block.cost else ""
    return [" ".join([*([f"{block.title.removesuffix(':')}{cost}:"] if block.title else []), *words])]


def clause_lines(clause: Clause) -> list[str]:
    """Return the lines of a clause, with its id, chapter and tag."""
    head, *table_rows = clause.text.split("\n")
    tag = f" ({clause.tag})" if clause.tag else ""
    return [f"{clause.id}, {clause.chapter}{tag}: {head}", *table_rows]
