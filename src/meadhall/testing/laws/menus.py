"""Laws about menus, words and answers."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

import msgspec

from meadhall.engine import CLOCK, Game, Match, NotOffered, Outcome
from meadhall.engine.common.errors import listed
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
            must(len(set(keys)) == len(keys), f"'{menu.question}' has a key twice: {_twice(keys)}")
            must(all(keys), f"'{menu.question}' has an empty key")
            wire: list[str] = msgspec.json.decode(msgspec.json.encode(keys))
            found = [menu.find(key) for key in wire]
            must(found == list(menu.options), f"'{menu.question}': its keys do not lead back to its options")


def _twice(keys: list[str]) -> str:
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
            self._is_one(menu.clause, f"the menu '{menu.question}'")
            for option in menu:
                must(bool(option.clause), f"'{menu.question}': the option '{option.key}' has no clause")
                self._is_one(option.clause, f"'{menu.question}': the option '{option.key}'")

    def _is_one(self, clause: str, what: str) -> None:
        """Raise BrokenLaw if the rules text, where there is one, lacks this clause."""
        if self.rules and clause not in self.rules:
            near = "".join(f"; near it: {one}" for one in get_close_matches(clause, self.rules, 1))
            raise BrokenLaw(f"{what} names {clause}, which the rules do not have{near}")

    def end(self, case: Case) -> None:
        for entry in case.match.log:
            clause = getattr(entry, "clause", "")
            must(bool(clause) or not isinstance(entry, Outcome), f"an outcome has no clause: {entry}")
            if clause:
                self._is_one(clause, f"the outcome {entry}")


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
        never = [name for name, offered in self.defaults.items() if not offered]
        must(not never, f"in {matches} matches these defaults were never on offer: {listed(never)}")


class Candidates(Law):
    says = "every candidate of a menu is on offer, or refused with a clause and a sentence"

    def decision(self, case: Case) -> None:
        assert case.match.ask is not None
        for menu in case.match.ask.menus.values():
            offered = set(menu.keys)
            for refusal in menu.refusals():
                self.checked += 1
                what = f"'{menu.question}' refuses '{refusal.key}'"
                must(refusal.key not in offered, f"{what} and offers it: {refusal.words}")
                must(bool(refusal.words.strip()), f"{what} without a word")
                must(bool(refusal.clause), f"{what} without a clause")


class Askable(Law):
    says = "a menu gives a reason for each known place, card and kind of answer that it does not offer"

    def __init__(self) -> None:
        super().__init__()
        self.single: dict[tuple[int, str], set[str]] = {}  # by match and question: keys without a colon so far
        self.met: dict[tuple[int, str], list[set[str]]] = {}

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
            keys = {*menu.keys, *menu.barred()}
            scene = case.game.scene(build_view(case.match, seat).state, seat)
            places = {place.id for place in scene.places}
            heaps = list[set[str]]()
            if menu.kind.offer is not None:  # a menu without candidates is part of another, about one kind of card
                heaps += [{face.id for face in card.faces} for card in scene.table]
                heaps += [
                    {face.id for face in card.faces} for one in scene.seats if one.seat == seat for card in one.cards
                ]
            meant = case.game.wording.meant
            pairs = {(key, name) for key in _no_amounts(keys) for name in _named_by(key)}
            on_the_map = {name for key, name in pairs if name in places and meant(key, name)}
            others = {name for key, name in pairs if not (name in places and meant(key, name))}
            wholes = [(places, on_the_map), *((heap, others) for heap in heaps)]
            for heap, named in wholes if menu.kind.offer is not None else ():  # the others are about one kind of thing
                must(
                    not heap & named or heap <= named,
                    f"'{menu.question}' tells seat {seat} of {listed(sorted(heap & named)[:3])}, "
                    f"and not why {listed(sorted(heap - named)[:3])} cannot be answered",
                )
            of = case.number, menu.question
            alone = {key for key in keys if ":" not in key}
            self.single.setdefault(of, set()).update(alone)
            if alone not in (met := self.met.setdefault(of, [])):
                met.append(alone)

    def finish(self, game: Game[Any], matches: int) -> None:
        for (match, question), every in self.single.items():
            for alone in self.met[match, question]:
                silent = sorted(every - alone)
                must(
                    not silent,
                    f"'{question}' offers {listed(silent)} only sometimes, and gives no reason when it does not",
                )


def _named_by(key: str) -> set[str]:
    """All possible ids of places or cards in a key: `go:D6`, `swap:D6,E7`, `to:D6/2`, `sell:axe+rune`."""
    whole = key.partition(":")[2].replace(":", ",").split(",")
    parts = {*whole, *(part.partition("/")[0] for part in whole)}
    return parts.union(*(part.split("+") for part in parts))


def _no_amounts(keys: set[str]) -> list[str]:
    """The keys without those that count from 1 on, such as a number of coins."""
    said: dict[str, set[str]] = {}
    for word, _, rest in (key.partition(":") for key in keys):
        said.setdefault(word, set()).add(rest)
    amounts = {word for word, n in said.items() if "1" in n and all(one.removeprefix("-").isdigit() for one in n)}
    return [key for key in keys if key.partition(":")[0] not in amounts]


class Nonsense(Law):
    says = "a wrong answer is refused and changes nothing"

    def decision(self, case: Case) -> None:
        match = case.match
        before = match.digest, len(match.log), match.told, match.ask
        for seat in case.listeners:
            self.checked += 1
            for answer in (NONSENSE, None):
                must(_refused(match, seat, answer), f"seat {seat} may answer '{answer}'")
        must(before == (match.digest, len(match.log), match.told, match.ask), "a refused answer changed the match")


def _refused(match: Match[Any], seat: int, answer: Any) -> bool:
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
        for event in case.news:
            for listener in case.listeners:
                words = case.game.voice(case.names(listener)).event(event)
                must(words == words.strip(), f"{event} has blanks around its words: {words!r}")


class Events(Law):
    says = "events are the same after they were sent"
    always = True

    def decision(self, case: Case) -> None:
        for event in case.news:
            self.checked += 1
            must(
                msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event,
                f"{event} changes when it is encoded and decoded",
            )

    def end(self, case: Case) -> None:
        self.decision(case)
