"""Laws about menus, words and answers."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

import msgspec

from meadhall.engine import CLOCK, Game, Match, NotOffered, Outcome
from meadhall.engine.common.errors import joined_names
from meadhall.engine.play.views import build_view
from meadhall.testing.clauses import clauses_of
from meadhall.testing.laws.law import BrokenLaw, Case, Law, must

NONSENSE = "no-such-answer"


class Keys(Law):
    says = "the keys of a menu are unique, and each can be sent as text"
    always = True

    def decision(self, case: Case) -> None:
        assert case.match.ask is not None
        for seat, menu in case.match.ask.menus.items():
            self.checked += 1
            keys = menu.keys
            must(bool(keys), f"seat {seat} is asked '{menu.question}', and there is no answer on the menu")
            must(len(set(keys)) == len(keys), f"'{menu.question}' has a key twice: {_duplicates(keys)}")
            must(all(keys), f"'{menu.question}' has an empty key")
            wire: list[str] = msgspec.json.decode(msgspec.json.encode(keys))
            options = [menu.find(key) for key in wire]
            must(options == list(menu.options), f"'{menu.question}': its keys do not lead back to its options")


def _duplicates(keys: list[str]) -> str:
    return ", ".join(sorted({key for key in keys if keys.count(key) > 1}))


class Clauses(Law):
    says = "menus, options and outcomes name a clause, and the rules contain it"
    always = True

    def __init__(self) -> None:
        super().__init__()
        self.rules: set[str] | None = None

    def decision(self, case: Case) -> None:
        assert case.match.ask is not None
        if self.rules is None:
            self.rules = set(clauses_of(case.game.rules_text))
        for menu in case.match.ask.menus.values():
            self.checked += 1
            must(bool(menu.question and menu.clause), f"the menu '{menu.question}' has no question or no clause")
            self._require_clause(menu.clause, f"the menu '{menu.question}'")
            for option in menu:
                must(bool(option.clause), f"'{menu.question}': the option '{option.key}' has no clause")
                self._require_clause(option.clause, f"'{menu.question}': the option '{option.key}'")

    def _require_clause(self, clause: str, owner: str) -> None:
        """Raise BrokenLaw if the game has a rules text without this clause."""
        if self.rules and clause not in self.rules:
            similar_clauses = "".join(f"; near it: {known}" for known in get_close_matches(clause, self.rules, 1))
            raise BrokenLaw(f"{owner} names {clause}, which the rules do not have{similar_clauses}")

    def end(self, case: Case) -> None:
        for entry in case.match.log:
            clause = getattr(entry, "clause", "")
            must(bool(clause) or not isinstance(entry, Outcome), f"an outcome has no clause: {entry}")
            if clause:
                self._require_clause(clause, f"the outcome {entry}")


class Defaults(Law):
    says = "the answer for an absent player is on the menu, and each default is on offer in some match"
    always = True

    def __init__(self) -> None:
        super().__init__()
        self.defaults: dict[str, bool] = {}

    def decision(self, case: Case) -> None:
        assert case.match.ask is not None
        for menu in case.match.ask.menus.values():
            self.checked += 1
            must(menu.unanswered() in menu.options, f"'{menu.question}': the default answer is not on the menu")
            default = menu.kind.default
            if default:
                name = f"'{default}' of '{menu.question}'"
                self.defaults[name] = self.defaults.get(name, False) or default in menu.keys

    def finish(self, game: Game[Any], matches: int) -> None:
        never_offered = [name for name, offered in self.defaults.items() if not offered]
        must(
            not never_offered, f"in {matches} matches these defaults were never on offer: {joined_names(never_offered)}"
        )


class Candidates(Law):
    says = "every candidate of a menu is on offer, or refused with a clause and a sentence"

    def decision(self, case: Case) -> None:
        assert case.match.ask is not None
        for menu in case.match.ask.menus.values():
            offered = set(menu.keys)
            for refusal in menu.refusals():
                self.checked += 1
                prefix = f"'{menu.question}' refuses '{refusal.key}'"
                must(refusal.key not in offered, f"{prefix} and offers it: {refusal.words}")
                must(bool(refusal.words.strip()), f"{prefix} without a word")
                must(bool(refusal.clause), f"{prefix} without a clause")


class Askable(Law):
    says = "a menu gives a reason for each known place, card and kind of answer that it does not offer"

    def __init__(self) -> None:
        super().__init__()
        # by match and question: all keys without a colon so far, and each set of such keys that occurred
        self.all_single_keys: dict[tuple[int, str], set[str]] = {}
        self.seen_sets: dict[tuple[int, str], list[set[str]]] = {}

    def decision(self, case: Case) -> None:
        assert case.match.ask is not None
        for seat, menu in case.match.ask.menus.items():
            if seat == CLOCK:
                continue
            self.checked += 1
            must(
                menu.kind.offer is not None or menu.kind.never is not None,
                f"'{menu.question}' lists its answers and nothing else: give its Question `never` or `offer`",
            )
            keys = {*menu.keys, *menu.refused_keys()}
            scene = case.game.scene(build_view(case.match, seat).state, seat)
            places = {place.id for place in scene.places}
            card_sets = list[set[str]]()
            if menu.kind.offer is not None:  # without `offer`, the menu is about one kind of card only
                card_sets += [{face.id for face in card.faces} for card in scene.table]
                card_sets += [
                    {face.id for face in card.faces}
                    for seat_scene in scene.seats
                    if seat_scene.seat == seat
                    for card in seat_scene.cards
                ]
            means_place = case.game.wording.names_place
            pairs = {(key, name) for key in keys_without_amounts(keys) for name in _ids_in_key(key)}
            named_places = {name for key, name in pairs if name in places and means_place(key, name)}
            other_names = {name for key, name in pairs if not (name in places and means_place(key, name))}
            groups = [(places, named_places), *((card_set, other_names) for card_set in card_sets)]
            for card_set, named_things in groups if menu.kind.offer is not None else ():
                must(
                    not card_set & named_things or card_set <= named_things,
                    f"'{menu.question}' has candidates for {joined_names(sorted(card_set & named_things)[:3])} at "
                    f"seat {seat}, "
                    f"but no reason against {joined_names(sorted(card_set - named_things)[:3])}",
                )
            question_key = case.number, menu.question
            single_keys = {key for key in keys if ":" not in key}
            self.all_single_keys.setdefault(question_key, set()).update(single_keys)
            if single_keys not in (seen_sets := self.seen_sets.setdefault(question_key, [])):
                seen_sets.append(single_keys)

    def finish(self, game: Game[Any], matches: int) -> None:
        for (match, question), all_keys in self.all_single_keys.items():
            for single_keys in self.seen_sets[match, question]:
                unexplained_keys = sorted(all_keys - single_keys)
                must(
                    not unexplained_keys,
                    f"'{question}' offers {joined_names(unexplained_keys)} only sometimes, and gives no reason "
                    "when it does not",
                )


def _ids_in_key(key: str) -> set[str]:
    """Return all possible ids of places or cards in a key such as `swap:D6,E7`, `to:D6/2` or `sell:axe+rune`."""
    whole = key.partition(":")[2].replace(":", ",").split(",")
    parts = {*whole, *(part.partition("/")[0] for part in whole)}
    return parts.union(*(part.split("+") for part in parts))


def keys_without_amounts(keys: set[str]) -> list[str]:
    """Return the keys without amounts. Kinds of keys with only numbers after the colon are amounts, such as coins."""
    rests_by_word: dict[str, set[str]] = {}
    for word, _, rest in (key.partition(":") for key in keys):
        rests_by_word.setdefault(word, set()).add(rest)
    amounts = {
        word
        for word, suffixes in rests_by_word.items()
        if "1" in suffixes and all(rest.removeprefix("-").isdigit() for rest in suffixes)
    }
    return [key for key in keys if key.partition(":")[0] not in amounts]


class Nonsense(Law):
    says = "a wrong answer is refused and changes nothing"

    def decision(self, case: Case) -> None:
        match = case.match
        before = match.digest, len(match.log), match.event_count, match.ask
        for seat in case.listeners:
            self.checked += 1
            for answer in (NONSENSE, None):
                must(_is_refused(match, seat, answer), f"seat {seat} may answer '{answer}'")
        must(
            before == (match.digest, len(match.log), match.event_count, match.ask), "a refused answer changed the match"
        )


def _is_refused(match: Match[Any], seat: int, answer: Any) -> bool:
    try:
        match.answer(seat, answer)
    except NotOffered as error:
        return bool(str(error))
    return False


class Words(Law):
    says = "every question, answer and event has words, for every listener"
    always = True

    def decision(self, case: Case) -> None:
        assert case.match.ask is not None
        for seat, menu in case.match.ask.menus.items():
            state, voice = build_view(case.match, seat).state, case.game.voice(case.names(seat))
            self.checked += 1
            must(bool(voice.question(menu.question, state)), f"the question '{menu.question}' has no words")
            for option in menu:
                must(bool(voice.option(option, state)), f"the answer '{option.key}' has no words")
        for event in case.new_events:
            for listener in case.listeners:
                words = case.game.voice(case.names(listener)).event(event)
                must(words == words.strip(), f"{event} has spaces around its words: {words!r}")


class Events(Law):
    says = "events stay the same when they are sent"
    always = True

    def decision(self, case: Case) -> None:
        for event in case.new_events:
            self.checked += 1
            must(
                msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event,
                f"{event} changes when it is encoded and decoded",
            )

    def end(self, case: Case) -> None:
        self.decision(case)
