"""Translates a game without words of its own by a list of words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import structs

from meadhall.engine.common.english import label
from meadhall.engine.flows.options import Refusal
from meadhall.engine.language.language import ChoiceWords, Language
from meadhall.engine.language.names import Names
from meadhall.engine.language.wording import WHO, Wording, plain_reason, spaced, value_words
from meadhall.engine.presentation.scene import Scene


def plainly(language: str, words: Mapping[str, str], names: type[Names]) -> Callable[[Any], Language[Any]]:
    """The words of a game that has none of its own, in another language, for `Game.languages`.

    `words` has each name in the code as plain speech says it, and each sentence of options and refusals:
    `{"rolled": "gewürfelt", "how many play": "wie viele spielen"}`.
    """
    say = _Plain(words)
    wording = Wording(event=say.event, option=say.option, question=say.question, reason=say.reason)

    def of(game: Any) -> Language[Any]:
        def scene(state: Any, seat: int) -> Scene:
            return say.scene(game.scene(state, seat))

        choices = {choice.id: say.choice(choice) for choice in game.choices}
        return Language(language, wording, scene, game.preview, game.outlook, names, choices)

    return of


class _Plain:
    """Says in other words what a game without words says in English."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self._words = words

    def _of(self, words: str) -> str:
        return self._words.get(words, words)

    def event(self, event: Any, names: Names) -> str:
        """`Rolled(seat=1, face=4)` is "Bram: gewürfelt, Augen 4."."""
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        who = next((name for name in WHO if isinstance(fields.get(name), int)), "")
        parts = [f"{self._of(label(name))} {self._of(value_words(v))}" for name, v in fields.items() if name != who]
        said = ", ".join([self._of(spaced(type(event).__name__)), *parts])
        is_seat = bool(who) and 0 <= fields[who] < len(names.names)
        return f"{names(fields[who])}: {said}." if is_seat else f"{_capital(said)}."

    def option(self, option: Any, state: Any, names: Names) -> str:
        """The parts of a key: `roll` is "Würfeln"."""
        return _capital(" ".join(self._of(label(part)) for part in option.key.split(":")))

    def question(self, question: str, state: Any, names: Names) -> str:
        """The name of a menu as a question."""
        return f"{_capital(self._of(label(question)))}?"

    def reason(self, refusal: Refusal, names: Names) -> str:
        """A reason of the rules, with its numbers."""
        text = self._of(refusal.text)
        return plain_reason(Refusal(refusal.key, refusal.clause, text, refusal.numbers), names)

    def scene(self, scene: Scene) -> Scene:
        """The numbers of the state."""
        seats = [
            structs.replace(seat, cards=[structs.replace(card, name=self._of(card.name)) for card in seat.cards])
            for seat in scene.seats
        ]
        facts = [(": ".join(map(self._of, name.split(": "))), number) for name, number in scene.facts]
        return structs.replace(scene, phase=self._of(scene.phase), seats=seats, facts=facts)

    def choice(self, choice: Any) -> ChoiceWords:
        """An option of a new table."""
        names, tells = (tuple(map(self._of, texts)) for texts in (choice.names, choice.tells))
        return ChoiceWords(_capital(self._of(choice.label or label(choice.id))), self._of(choice.help), names, tells)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
