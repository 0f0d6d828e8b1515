"""Turns typed lines into answers. A line may be a letter, a key, a name of a place, words, or two answers at once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from string import ascii_lowercase

from meadhall.engine import NotOffered, Refusal
from meadhall.engine.play.perspective import LetteredAnswer, assign_letters
from meadhall.terminal.session import Session
from meadhall.terminal.words import say


def normalize(text: str) -> str:
    """Normalize a text for comparison: `Herb 4`, `herb:4` and `HERB4` become the same."""
    return re.sub(r"[\s:.]+", "", text.casefold())


def last_part(key: str) -> str:
    """Return the last part of a key, as people type it: `D6` for `to:D6`."""
    return key.rpartition(":")[2]


def find_exact(answers: Sequence[LetteredAnswer], text: str) -> LetteredAnswer | None:
    """Return the only answer with this letter, key or name, or None."""
    wanted = normalize(text)
    by_letter = [answer for answer in answers if wanted and answer.letter in (text.strip(), wanted)]
    by_key = [answer for answer in answers if normalize(answer.key) == wanted]
    by_name = [
        answer
        for answer in answers
        if wanted in (normalize(last_part(answer.key)), normalize(spell_out_columns(answer.key)))
    ]
    for matches in (by_letter, by_key, by_name):
        if len(matches) == 1:
            return matches[0]
    return None


def spell_out_columns(key: str) -> str:
    """Return the last part of a key with `col` spelt out: `columnD` for `colD`."""
    return re.sub(r"^col(?=[A-Z]$)", "column", last_part(key))


def find_by_words(session: Session, answers: Sequence[LetteredAnswer], text: str) -> LetteredAnswer | None:
    """Return the answer whose words begin with this text or contain it. Raise NotOffered if there are several."""
    if len(text) < 3:
        return None
    wanted = text.casefold()
    answers_with_words = [(answer, session.option_words(answer.option).casefold()) for answer in answers]
    for matches in (
        [a for a, w in answers_with_words if w.startswith(wanted)],
        [a for a, w in answers_with_words if wanted in w],
    ):
        if len(matches) == 1:
            return matches[0]
        if matches:
            raise NotOffered(say("fits-several", text=text, letters=[answer.letter for answer in matches]))
    return None


def keys_of_line(session: Session, text: str) -> list[str]:
    """Return the keys that a typed line means, one per question; an empty list if it matches no answer.

    An answer can be typed as its letter, key, name or words. Answers to two successive questions can share a line.
    """
    answers = session.answers()
    picked_key = find_by_parts(session, answers, text)
    if picked_key is not None:
        return [picked_key]
    if pickable_parts(session, answers):  # letters then pick things and not whole answers
        answers = [answer._replace(letter="") for answer in answers]
    match = find_exact(answers, text)
    if match is not None:
        return [match.key]
    two_keys = keys_of_two_answers(session, answers, text.split())
    if two_keys:
        return two_keys
    by_words = find_by_words(session, answers, text)
    return [by_words.key] if by_words is not None else []


def keys_of_two_answers(session: Session, answers: Sequence[LetteredAnswer], words: Sequence[str]) -> list[str]:
    """Return two keys if the first words answer this question, and the other words the next one, such as `e5 f5`."""
    for split_index in range(len(words) - 1, 0, -1):
        first = find_exact(answers, " ".join(words[:split_index]))
        if first is None:
            continue
        menu = session.peek(first.key)
        rest = " ".join(words[split_index:])
        if menu is None:
            raise NotOffered(say("must-wait", rest=rest, first=last_part(first.key)))
        second = find_exact(assign_letters(menu.options, session.match.game.wording.letters), rest)
        return [first.key, second.key] if second is not None else [first.key, rest]
    return []


# ---- answers not on offer


def is_name_of(key: str, text: str) -> bool:
    """Whether a text names the answer with this key."""
    return normalize(text) in (normalize(key), normalize(last_part(key)), normalize(spell_out_columns(key)))


def refusals_of(session: Session, keys: Sequence[str], text: str) -> list[Refusal]:
    """Return the refusals of the answer with this name, after the answers `keys`."""
    return [refusal for refusal in session.refusals_after(*keys) if is_name_of(refusal.key, text)]


# ---- answers made of parts


def pickable_parts(session: Session, answers: Sequence[LetteredAnswer]) -> list[str]:
    """Return the things to pick if answers are sets of things; otherwise an empty list.

    A thing that can be picked several times is repeated.
    """
    counts: Counter[str] = Counter()
    for answer in answers:
        parts = session.parts(answer.option)
        if parts is None:
            return []
        counts |= Counter(parts)
    return list(counts.elements())


def may_pick_none(session: Session, answers: Sequence[LetteredAnswer]) -> bool:
    """Whether one of these answers picks no thing."""
    return any(not session.parts(answer.option) for answer in answers)


def find_by_parts(session: Session, answers: Sequence[LetteredAnswer], text: str) -> str | None:
    """Return the key of the answer that picks the typed things; None if the line does not match.

    `a b` picks the first two things, and `none` picks nothing.
    """
    parts = pickable_parts(session, answers)
    words = (
        [] if normalize(text) in ("none", "no", normalize(say("word-none"))) else re.split(r"[\s,+]+", text.casefold())
    )
    part_by_letter = dict(zip(ascii_lowercase, parts, strict=False))
    if not parts or len(set(words)) < len(words) or not part_by_letter.keys() >= set(words):
        return None
    typed_parts = Counter(part_by_letter[word] for word in words)
    for answer in answers:
        if Counter(session.parts(answer.option)) == typed_parts:
            return answer.key
    if not words:
        raise NotOffered(say("pick-some"))
    if len(words) == 1:
        raise NotOffered(say("pick-more", what=words[0]))
    raise NotOffered(say("pick-fewer", what=[*words]))
