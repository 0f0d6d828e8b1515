"""What plain mode says: one sentence a line, for any game, out of its wording, its scene and its rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from string import ascii_lowercase

from meadhall.engine import Card, Figure, Refusal, Scene, Seat, Standing
from meadhall.engine.common.english import upper
from meadhall.engine.contract.rulebook import Clause
from meadhall.engine.play.perspective import Heard, Lettered
from meadhall.terminal.forecasts import ended, risk_of, said
from meadhall.terminal.scene_words import ladder_words, moment_told, road_words, track_words
from meadhall.terminal.session import Session
from meadhall.terminal.typed_input import is_called, may_pick_none, norm, parts_of, refused, span, successive, tail

READ_AT_ONCE = 10  # more answers than these are counted, and `list` reads them
NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
ASCII = {
    "\u2018": "'", "\u2019": "'", "\u201c": '"', "\u201d": '"', "\u2013": "-", "\u2014": "-", "\u2212": "-",
    "\u00d7": "x", "\u2026": "...", "\u2192": "->", "\u00a0": " ", "\u2265": ">=", "\u2264": "<=",
}  # fmt: skip


def printed(text: str) -> str:
    """The same with the usual typographic signs as printed ASCII."""
    return "".join(ASCII.get(sign, sign) for sign in text)


def number(count: int) -> str:
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def lower(text: str) -> str:
    return text[:1].lower() + text[1:]


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
    return [*ahead, session.question(), *([f"{aside} Only you hear this."] if aside else []), *offered(session)]


def offered(session: Session, everything: bool = False) -> list[str]:
    """The answers, one a line; counted if there are many and nobody asked for `everything`."""
    answers = session.answers()
    parts = parts_of(session, answers)
    if parts:
        lettered = [f"{letter}. {part}." for letter, part in zip(ascii_lowercase, parts, strict=False)]
        return [" ".join([*lettered, *(["Or none."] if may_pick_none(session, answers) else [])])]
    if len(answers) > READ_AT_ONCE and not everything:
        return [f"{len(answers)} answers. Type list to hear them."]
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
        return [session.words(option), "What it brings is not foreseen."]
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
        return f"{name} is on offer."
    return f"No rule speaks of {name} in this question. {_ask_for_two(session, name)}"


def _ask_for_two(session: Session, name: str) -> str:
    answers = session.answers()
    later = next((a for a in answers if (menu := session.peek(a.key)) is not None and menu.options), None)
    if later is None:
        return "Type list to hear what is on offer."
    return f"For what comes after an answer say both, as in: why {tail(later.key)} {name}."


def reasons(name: str, refusals: Sequence[Refusal]) -> str:
    """`Not D9, for two reasons. The water sprite stands there ...: AL-WSP-09. ...`"""
    told = list(dict.fromkeys(f"{refusal.words.rstrip('.')}: {refusal.clause}." for refusal in refusals))
    many = f", for {number(len(told))} reasons" if len(told) > 1 else ""
    return " ".join([f"Not {name}{many}.", *told])


def unknown(session: Session, text: str) -> str:
    """What to say to a line that is no answer: why not, if a rule knows, else what would be understood."""
    first = _leading_to(session, text)
    if first:
        return f"Say first which leads to {text}: {', '.join(f'{tail(answer.key)} {text}' for answer in first)}."
    refusals = refused(session, [], text)
    if refusals:
        return reasons(text.upper() if len(text) < 4 else text, refusals)
    return f"'{text}' is no answer here{letters_of(session)}. Type list to hear the answers, or help."


def letters_of(session: Session) -> str:
    """`; they go from a to f`, where more than one answer, or thing to pick, has a letter."""
    answers = session.answers()
    parts = parts_of(session, answers)
    letters = [*ascii_lowercase[: len(parts)]] if parts else [answer.letter for answer in answers if answer.letter]
    known = span(letters)
    return f"; they go {known}" if known else ""


def why_what(session: Session) -> str:
    """What to say to a bare `why`: an example that a rule answers."""
    refused_here = next((tail(refusal.key) for refusal in session.refusals()), "")
    return f"Say what, as in: why {refused_here}." if refused_here else "Say what: why and the name of an answer."


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
    ahead += [f"{upper(card.name)}: {_named_cards(card) if card.faces else card.count}." for card in scene.table]
    tracks = [f"{upper(track_words(one, session.listener))}." for one in scene.tracks]
    return [*ahead, *_lying(session, scene, text), *tracks] if not text else _lying(session, scene, text)


def _lying(session: Session, scene: Scene, text: str) -> list[str]:
    place = scene.place(text) or scene.place(text.replace(" ", "")) if text else None
    if place is not None:
        here = [_named(session, figure) for figure in scene.at(place.id)]
        there = f"Here: {_listing(here)}." if here else "Nothing is there."
        return [" ".join(part for part in (f"{place.words}.", there, road_words(scene, place)) if part)]
    kind = norm(text).rstrip("s")
    found = [f for f in scene.figures if f.owner is None and (not kind or kind in norm(f.kind) or kind in norm(f.name))]
    if found:
        return _grouped(scene, found)
    if not scene.places:
        return table(session)
    return [
        f"There is no {text} to look at. Name a place, as in: look {scene.places[0].id}; or a kind of thing."
        if text
        else "The table is empty."
    ]


def _named(session: Session, figure: Figure) -> str:
    return figure.name if figure.owner is None else f"{session.listener.whose(figure.owner)} {figure.name}"


def _grouped(scene: Scene, figures: Sequence[Figure], whose: str = "") -> list[str]:
    """`A herb, face down: A1, F2.`"""
    places: dict[str, list[str]] = {}
    for figure in figures:
        places.setdefault(f"{whose} {figure.name}".strip(), []).append(_at(scene, figure.place))
    return [f"{upper(name)}: {', '.join(at)}." for name, at in places.items()]


def _at(scene: Scene, place: str) -> str:
    """The name of a place within a sentence: `D6`, `start of row 4`, `Hall of Five Tombs`."""
    name = next((p.name for p in scene.places if p.id == place), place)
    proper = any(sign.isupper() for sign in name[1:])
    return lower(name) if " " in name and not proper else name


def where(session: Session, seat: Seat) -> list[str]:
    """Where the figures of a seat are, and what lies before it."""
    scene = session.scene()
    return [*_grouped(scene, scene.of(seat), session.listener.whose(seat)), before(session, seat)]


def before(session: Session, seat: Seat) -> str:
    """What lies before a seat."""
    names = session.listener
    mine = next((s for s in session.scene().seats if s.seat == seat), None)
    cards = [_card(card) for card in mine.cards if card.count] if mine else []
    note = f" {upper(mine.note)}." if mine and mine.note else ""
    whom = "you" if seat == names.listener else names(seat)
    return f"Before {whom}: {_listing(cards) if cards else 'nothing'}.{note}"


def _card(card: Card) -> str:
    if card.faces:
        whose, colon, what = card.name.rpartition(": ")  # as in `Bryndis: powers`, of a player with several heroes
        return f"{whose}{colon}{card.count} {one(what) if card.count == 1 else what}: {_named_cards(card)}"
    values = f" ({', '.join(map(str, card.values))})" if card.values else ""
    unseen = card.count - len(card.values)
    hidden = f", {unseen} unseen" if card.values and unseen else ""
    return f"{card.count} {one(card.name) if card.count == 1 else card.name}{values}{hidden}"


def _named_cards(card: Card) -> str:
    """`silk 2 and pearls, turned; 1 unseen`."""
    names = [f"{face.name} {face.sign}".rstrip() + (", turned" if face.turned else "") for face in card.faces]
    unseen = card.count - len(card.faces)
    return _listing(names) + (f"; {unseen} unseen" if unseen else "")


def one(label: str) -> str:
    """`creature on the board` for `creatures on the board`."""
    first, space, rest = label.partition(" ")
    return f"{first.removesuffix('s')}{space}{rest}"


def _listing(parts: Sequence[str]) -> str:
    return f"{', '.join(parts[:-1])} and {parts[-1]}" if len(parts) > 1 else "".join(parts)


# ---- points


def points(session: Session) -> str:
    """`Points: Bot Isolde 12, Bot Bram 9, you 8.`"""
    names = session.listener
    standings = _standings(session)
    said = [f"{names(s.seat) if s.seat != names.listener else 'you'} {s.points}" for s in standings]
    return f"Points: {', '.join(said)}."


def facts(session: Session) -> str:
    """`On the table: swords 10, companions 11, cards 62.`"""
    counters = [f"{label} {value}" for label, value in session.scene().facts]
    return f"On the table: {', '.join(counters)}." if counters else ""


def score(session: Session) -> list[str]:
    """Everybody's points with what they are made of, and the counters of the table."""
    lines = [standing(session, each) for each in _standings(session)]
    left = facts(session)
    return [*lines, left] if left else lines


def standing(session: Session, one: Standing) -> str:
    parts = [f"{what} {value}" for what, value in session.voice.points(one.parts).items() if value]
    made_of = f": {', '.join(parts)}" if parts and (len(one.parts) > 1) else ""
    place = f"{one.place}. " if one.place else ""
    return f"{place}{session.listener(one.seat)}, {one.points} {'point' if one.points == 1 else 'points'}{made_of}."


def _standings(session: Session) -> list[Standing]:
    return session.match.game.standings(session.glance().state)


def table(session: Session) -> list[str]:
    """Everything that lies before the seats, for games without places."""
    return [before(session, seat) for seat in range(len(session.players))] + score(session)[len(session.players) :]


def ending(session: Session) -> list[str]:
    """Who has won."""
    standings = _standings(session)
    if all(each.place != 1 for each in standings):
        return ["Nobody has won.", *(standing(session, each) for each in standings)]
    best = [each.seat for each in standings if each.place == 1]
    names = session.listener
    won = (
        names.does(best[0], "win")
        if len(best) == 1
        else f"{_listing([names(seat) for seat in best])} share the first place"
    )
    return [f"{won}.", *(standing(session, each) for each in standings), *_tie_breaks(standings)]


def _tie_breaks(standings: Sequence[Standing]) -> list[str]:
    """Why equal points are not an equal place."""
    pairs = pairwise(standings)
    decided = any(one.points == other.points and one.place != other.place for one, other in pairs)
    return ["Between equal points the tie-break of the rules has decided."] if decided else []


# ---- rules


def clause(found: Clause) -> list[str]:
    """A clause, with where it stands and what its tag says."""
    head, *table_rows = found.text.split("\n")
    tag = f" ({found.tag})" if found.tag else ""
    return [f"{found.id}, {found.chapter}{tag}: {head}", *table_rows]
