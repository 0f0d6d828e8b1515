"""What plain mode says: one sentence a line, for any game, out of its wording, its scene and its rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from string import ascii_lowercase

from meadhall.engine import Card, CardFace, Figure, Refusal, Scene, Seat, Standing
from meadhall.engine.common.english import upper
from meadhall.engine.contract.rulebook import Clause
from meadhall.engine.play.perspective import Heard, Lettered
from meadhall.terminal.forecasts import ended, risk_of, said
from meadhall.terminal.scene_words import ladder_words, moment_told, owned, road_words, track_words, winners
from meadhall.terminal.session import Session
from meadhall.terminal.typed_input import is_called, may_pick_none, norm, parts_of, refused, successive, tail
from meadhall.terminal.words import listing, say

READ_AT_ONCE = 10  # more answers than these are counted, and `list` reads them
ASCII = {
    "\u2018": "'", "\u2019": "'", "\u201c": '"', "\u201d": '"', "\u2013": "-", "\u2014": "-", "\u2212": "-",
    "\u00d7": "x", "\u201e": '"', "\u2026": "...", "\u2192": "->", "\u00a0": " ", "\u2265": ">=", "\u2264": "<=",
}  # fmt: skip


def printed(text: str) -> str:
    """The same with the usual typographic signs as printed ASCII."""
    return "".join(ASCII.get(sign, sign) for sign in text)


# ---- news


def paragraphs(lines: Sequence[Heard]) -> list[list[str]]:
    """News as paragraphs of lines: in each, its heading, then what was done to the listener, then the rest in order."""
    found: list[list[tuple[bool, str]]] = [[]]
    for line in lines:
        said = found[-1]
        heading_only = len(said) == 1 and len(found) > 1
        if line.opens:
            found.append([(False, line.words)])
        elif line.joins and said and not heading_only:
            to_you, words = said.pop()
            said.append((to_you or line.to_you, f"{words} {line.words}"))
        else:
            said.append((line.to_you, line.words))
    return [_yours_first(said, headed=at > 0) for at, said in enumerate(found)]


def _yours_first(said: list[tuple[bool, str]], headed: bool) -> list[str]:
    head, rest = (said[:1], said[1:]) if headed else ([], said)
    return [words for _, words in head + sorted(rest, key=lambda one: not one[0])]


# ---- the question


def question(session: Session) -> list[str]:
    """The question, what the asked seat alone may hear, and the answers."""
    aside = session.aside()
    ahead = [moment_told(one, session.listener) for one in session.scene().moments[-1:]]
    ahead += [ladder_words(fight)] if (fight := session.scene().ladder) is not None else []
    return [*ahead, session.question(), *([f"{aside} {say('only-you')}"] if aside else []), *offered(session)]


def offered(session: Session, everything: bool = False) -> list[str]:
    """The answers, one a line; counted if there are many and nobody asked for `everything`."""
    answers = session.answers()
    parts = parts_of(session, answers)
    if parts:
        lettered = [f"{letter}. {part}." for letter, part in zip(ascii_lowercase, parts, strict=False)]
        return [" ".join([*lettered, *([say("or-none")] if may_pick_none(session, answers) else [])])]
    if len(answers) > READ_AT_ONCE and not everything:
        return [say("many-answers", n=len(answers))]
    if not foresees_all(session):
        return [answer_line(session, answer) for answer in answers]
    return [f"{ended(answer_line(session, answer))} {foreseen_briefly(session, answer)}".rstrip() for answer in answers]


def answer_line(session: Session, answer: Lettered) -> str:
    return f"{answer.letter}. {session.words(answer.option)}"


# ---- what is foreseen


def foresees_all(session: Session) -> bool:
    """Whether the game tells of every answer to the open question what it would do to whom it is aimed at."""
    return bool(session.voice.outlook(session.view()))


def foreseen_briefly(session: Session, answer: Lettered) -> str:
    """What an answer would do, in the words that come after its own: `Triton falls.`"""
    preview = session.voice.preview(session.view(), answer.option)
    if preview is None:
        return ""
    risks = f"{risk_of(preview)}: {preview.risks}." if preview.risks else ""
    return " ".join(words for words in (preview.result, risks) if words)


def foreseen(session: Session, key: str) -> list[str]:
    """Everything that an answer would bring, one sentence a line, before it is given."""
    option = session.menu().find(key)
    preview = session.voice.preview(session.view(), option)
    if preview is None:
        return [session.words(option), say("not-foreseen")]
    told = said(preview, session.scene(), session.listener, final=session.is_final(key))
    return [f"{preview.title}.", *(one.sentence for one in told)]


# ---- why not


def why(session: Session, text: str) -> str:
    """Why something is not on offer: every reason with its clause, and that it is, if it is."""
    words = text.split()
    keys: list[str] = []
    if len(words) > 1 and not refused(session, [], text):
        keys = successive(session, session.answers(), words)[:1]
        text = " ".join(words[1:]) if keys else text
    name = text.upper() if len(text) < 4 else text
    refusals = refused(session, keys, text)
    if refusals:
        return reasons(name, refusals)
    menu = session.peek(*keys)
    if menu is not None and any(is_called(option.key, text) for option in menu):
        return say("on-offer", name=name)
    return f"{say('no-rule', name=name)} {_ask_for_two(session, name)}"


def _ask_for_two(session: Session, name: str) -> str:
    answers = session.answers()
    later = next((a for a in answers if (menu := session.peek(a.key)) is not None and menu.options), None)
    if later is None:
        return say("list-hint")
    return say("two-steps", first=_typed(session, later), name=name)


def reasons(name: str, refusals: Sequence[Refusal]) -> str:
    """`D9 is not possible, for 2 reasons. The water sprite stands there (AL-WSP-09). ...`"""
    told = list(dict.fromkeys(f"{refusal.words.rstrip('.')} ({refusal.clause})." for refusal in refusals))
    return " ".join([say("not-possible", name=name, reasons=len(told)), *told])


def unknown(session: Session, text: str) -> str:
    """What to say to a line that is no answer: why not, if a rule knows, else what would be understood."""
    first = _leading_to(session, text)
    if first:
        return say("leads-there", text=text, answers=[f"{_typed(session, answer)} {text}" for answer in first])
    refusals = refused(session, [], text)
    if refusals:
        return reasons(text.upper() if len(text) < 4 else text, refusals)
    letters = _letters(session)
    return say("no-answer", text=text, n=len(letters), letters=_spans(letters))


def _letters(session: Session) -> Sequence[str]:
    """The letters of all answers, or of the things to pick."""
    answers = session.answers()
    return ascii_lowercase[: len(parts_of(session, answers))] or [answer.letter for answer in answers]


def _spans(letters: Sequence[str]) -> str:
    """`a to f and s`: those that follow each other, and the others."""
    run = [letter for letter, usual in zip(letters, ascii_lowercase, strict=False) if letter == usual]
    found = [run, letters[len(run) :]]
    return listing([span for part in found for span in ([*part] if len(part) < 3 else [_span(part)])])


def _span(letters: Sequence[str]) -> str:
    return say("from-to", first=letters[0], last=letters[-1])


def why_what(session: Session) -> str:
    """What to say to a bare `why`: an example that a rule answers."""
    scene = session.scene()
    refused_here = next((tail(one.key) for one in session.refusals() if scene.place(tail(one.key))), "")
    return say("why-example", name=refused_here) if refused_here else say("why-what")


def _typed(session: Session, answer: Lettered) -> str:
    """What to type for an answer: its place or its letter."""
    name = tail(answer.key)
    return name if session.scene().place(name) is not None else answer.letter


def _leading_to(session: Session, text: str) -> list[Lettered]:
    """The answers after which this text is one."""
    menus = ((answer, session.peek(answer.key)) for answer in session.answers())
    return [answer for answer, menu in menus if menu is not None and any(is_called(key, text) for key in menu.keys)]


# ---- looking around


def look(session: Session, text: str) -> list[str]:
    """What is at a place; where things of a kind are; without a word, everything that lies on the table."""
    scene = session.scene()
    ahead = [moment_told(one, session.listener) for one in scene.moments]
    ahead += [ladder_words(scene.ladder)] if scene.ladder is not None else []
    ahead += [f"{upper(_card(card))}." for card in scene.table]
    tracks = [f"{upper(track_words(one, session.listener))}." for one in scene.tracks]
    return [*ahead, *_lying(session, scene, text), *tracks] if not text else _lying(session, scene, text)


def _lying(session: Session, scene: Scene, text: str) -> list[str]:
    place = scene.place(text) or scene.place(text.replace(" ", "")) if text else None
    if place is not None:
        here = [_named(session, figure) for figure in scene.at(place.id)]
        there = say("here", things=[*here]) if here else say("nothing-here")
        return [" ".join(part for part in (f"{place.words}.", there, road_words(scene, place)) if part)]
    kind = norm(text).rstrip("s")
    found = [f for f in scene.figures if f.owner is None and (not kind or kind in norm(f.kind) or kind in norm(f.name))]
    if found:
        return _grouped(session, scene, found)
    if not scene.places:
        return table(session)
    if text:
        return [say("no-such-thing", text=text, place=scene.places[0].id)]
    return [f"{upper(place.words)}." for place in scene.places]


def _named(session: Session, figure: Figure) -> str:
    return owned(figure, session.listener)


def _grouped(session: Session, scene: Scene, figures: Sequence[Figure]) -> list[str]:
    """`A herb, face down: A1, F2.`"""
    places: dict[str, list[str]] = {}
    for figure in figures:
        place = next((place.name for place in scene.places if place.id == figure.place), figure.place)
        places.setdefault(_named(session, figure), []).append(place)
    return [f"{upper(name)}: {', '.join(at)}." for name, at in places.items()]


def where(session: Session, seat: Seat) -> list[str]:
    """Where the figures of a seat are, and what lies before it."""
    scene = session.scene()
    return [*_grouped(session, scene, scene.of(seat)), before(session, seat)]


def before(session: Session, seat: Seat) -> str:
    """What lies before a seat."""
    mine = next((s for s in session.scene().seats if s.seat == seat), None)
    cards = [_card(card) for card in mine.cards if card.count] if mine else []
    note = f" {upper(mine.note)}." if mine and mine.note else ""
    return say("before", session.listener, seat=seat, things=[*cards] or say("nothing")) + note


def _card(card: Card) -> str:
    known = [*map(str, card.values), *map(_face, card.faces)]
    unseen = card.count - len(known)
    known += [say("unseen", n=unseen)] if known and unseen else []
    return f"{card.name} {card.count}{' (' + ', '.join(known) + ')' if known else ''}"


def _face(face: CardFace) -> str:
    """`silk 2`, `pearls, used`."""
    name = f"{face.name} {face.sign}".rstrip()
    return say("used-card", name=name) if face.turned else name


# ---- points


def points(session: Session) -> str:
    """`Points: Bot Isolde 12, Bot Bram 9, you 8.`"""
    said = [say("points-of", session.listener, seat=one.seat, points=one.points) for one in _standings(session)]
    return say("all-points", points=", ".join(said))


def facts(session: Session) -> str:
    """`On the table: swords 10, companions 11, cards 62.`"""
    counters = [f"{label} {value}" for label, value in session.scene().facts]
    return say("on-the-table", things=", ".join(counters)) if counters else ""


def score(session: Session) -> list[str]:
    """Everybody's points with what they are made of, and the counters of the table."""
    lines = [standing(session, each) for each in _standings(session)]
    left = facts(session)
    return [*lines, left] if left else lines


def standing(session: Session, one: Standing) -> str:
    parts = [f"{what} {value}" for what, value in session.voice.points(one.parts).items() if value]
    made_of = f" ({', '.join(parts)})" if parts and (len(one.parts) > 1) else ""
    words = f"{session.listener(one.seat)}, {say('points', n=one.points)}{made_of}."
    return say("placed", place=say("place", n=one.place), words=words) if one.place else words


def _standings(session: Session) -> list[Standing]:
    return session.match.game.standings(session.glance().state)


def table(session: Session) -> list[str]:
    """Everything that lies before the seats, for games without places."""
    return [before(session, seat) for seat in range(len(session.players))] + score(session)[len(session.players) :]


def ending(session: Session) -> list[str]:
    """Who has won."""
    standings = _standings(session)
    if all(each.place != 1 for each in standings):
        unplaced = [standing(session, replace(each, place=0)) for each in standings if each.points]
        return [say("nobody-wins"), *unplaced]
    best = [each.seat for each in standings if each.place == 1]
    return [winners(best, session.listener), *(standing(session, each) for each in standings), *_tie_breaks(standings)]


def _tie_breaks(standings: Sequence[Standing]) -> list[str]:
    """Why equal points are not an equal place."""
    pairs = pairwise(standings)
    decided = any(one.points == other.points and one.place != other.place for one, other in pairs)
    return [say("tie-broken")] if decided else []


# ---- rules


def clause(found: Clause) -> list[str]:
    """A clause, with where it stands and what its tag says."""
    head, *table_rows = found.text.split("\n")
    tag = f" ({found.tag})" if found.tag else ""
    return [f"{found.id}, {found.chapter}{tag}: {head}", *table_rows]
