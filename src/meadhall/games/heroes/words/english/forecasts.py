"""What an answer would do, in words: those that have room on a piece, and those of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.common.english import count, listing
from meadhall.games.heroes.content import CREATURES, HEROES, LETTERS
from meadhall.games.heroes.setup import MOST
from meadhall.games.heroes.state import A_HERO, EMPTY
from meadhall.games.heroes.words.english.cards import need_words
from meadhall.games.heroes.words.english.events import ability_name
from meadhall.games.heroes.words.english.options import PLAIN
from meadhall.games.heroes.words.english.phrases import card, hero, place, spell

ASKED_THEN: Final = {
    "burst": "then you choose whom it hits", "strike": "then it may strike", "concentrate": "then you may draw a card",
    "regenerate": "then you may heal a Being", "shift-on": "then you may shift another",
}  # fmt: skip
WHAT_THEN: Final = {"discard": "what to discard", "give-up-die": "a die to give up"}


class Forecasts:
    """The words of previews and marks; another language says them in its own. A player who is `""` is oneself."""

    # ---- names

    spell = staticmethod(spell)
    hero = staticmethod(hero)

    def whole_hero(self, number: int) -> str:
        return HEROES[number].name

    def card(self, number: int) -> str:
        """What is placed or hired, by itself."""
        return "Hero" if number == A_HERO else CREATURES[number].name

    def on(self, name: str, space: int) -> str:
        return f"{name} on {place(space)}"

    def plain(self, key: str) -> str:
        """An answer that names no card; nothing where it does."""
        return PLAIN.get(key, "").rstrip(".")

    def list(self, said: Sequence[str]) -> str:
        return listing(said)

    # ---- marks

    unhurt = "no wound"
    gone = "is gone"
    falls = "falls"
    stunned = "stunned"

    def left(self, life: int) -> str:
        return f"{life} left"

    comes_back = "comes back"

    def goes(self, space: int) -> str:
        return f"to {place(space)}"

    def laid(self, power: int) -> str:
        """What is said of a Spell that comes to a Being, after its name."""
        return f", {count(power, 'token')}" if power else ""

    def charged(self, power: int) -> str:
        return f", {count(power, 'token') if power else 'no token'}"

    ends = " ends"

    # ---- what happens to a Being, after its name

    lies_stunned = "lies stunned"

    def stays_at(self, life: int) -> str:
        return f"stays at {life}"

    def prevented(self, wounds: int) -> str:
        return f"{count(wounds, 'wound')} prevented"

    def lies_on(self, number: int, name: str, rest: str) -> str:
        """A Spell that comes to a bearer, changes or ends there."""
        return f"{spell(number)} on {name}{rest}"

    # ---- players

    def draws(self, who: str, number: int) -> str:
        return f"{_does(who, 'draw')} {count(number, 'card')}"

    def discards(self, who: str, number: int) -> str:
        return f"{_does(who, 'discard')} {count(number, 'card')}"

    def throws_anew(self, who: str, dice: int) -> str:
        return f"{_does(who, 'throw')} {count(dice, 'die', 'dice')} anew"

    def gains_die(self, who: str) -> str:
        return f"{_does(who, 'gain')} a die"

    def loses_die(self, who: str) -> str:
        return f"{_does(who, 'lose')} a die"

    def asked_then(self, question: str) -> str:
        """How the effect goes on with a question to oneself."""
        return ASKED_THEN.get(question, "")

    def chooses_then(self, who: str, question: str) -> str:
        return f"then {_does(who, 'choose')} {WHAT_THEN[question]}" if question in WHAT_THEN else ""

    # ---- how a Being stands

    def stands(self, exposed: bool, reached: Sequence[str] | None, there: bool) -> str:
        """`Exposed there, attacks Nymph or Siren.`; `reached` is None for a Hero; `there` may be left out."""
        where = f"{'Exposed' if exposed else 'Sheltered'}{' there' if there else ''}"
        if not exposed or reached is None:
            return f"{where}."
        attacks = f"attacks {listing(reached, 'or')}" if reached else "reaches nobody yet"
        return f"{where}, {attacks}."

    # ---- an action

    def enhanced(self, number: int, times: int) -> str:
        return spell(number) + (f", {count(times, 'enhancement')}" if times else "")

    def attacks(self, name: str, target: str, strike: bool) -> str:
        """What a Being does; of a part of an answer not yet to whom."""
        return f"{name} {'strikes' if strike else 'attacks'}{f' {target}' if target else ''}"

    def ability(self, number: int) -> str:
        return f"{ability_name(number)} of {card(number)}"

    def moves(self, name: str, space: int) -> str:
        """To a space; EMPTY while it is not chosen."""
        return f"{name} to {place(space)}" if space != EMPTY else f"{name} moves"

    def dispels(self, number: int) -> str:
        return f"Dispel Magic: {spell(number)}" if number != EMPTY else "Dispel Magic"

    def strength(self, strength: int) -> str:
        return f"Strength {strength}"

    def price(self, number: int, more: int) -> str:
        """What a Spell costs, with the cards that enhance it."""
        return need_words(number) + (f" and {count(more, 'card')}" if more else "")

    def paid(self, paid: int, points: int) -> str:
        return f"{paid} of {count(points, 'point')}"

    def left_over(self, number: int) -> str:
        return f"{count(number, 'point')} for Creatures and moves after it."

    def match_won(self, together: bool) -> str:
        return "the match, together with others" if together else "the match"

    def victory_points(self, points: int) -> str:
        return count(points, "victory point")

    passes = "You do nothing; your dice stay as they lie."
    no_stop_effects = "No stop effects."

    def action_ends(self, number: int) -> str:
        return f"The action ends, {count(number, 'point')} unused."

    no_action = "You do nothing."

    def comes_to_hand(self, number: int) -> str:
        return f"{spell(number)} comes to your hand."

    nothing_changes = "Nothing changes."

    # ---- dice

    def throw(self, dice: int) -> str:
        return f"Throw {count(dice, 'die', 'dice')}" if dice else "Hold"

    tires = "Unless somebody stops, fatigue takes 1 from every Hero."
    revives = "Stop to revive", "Your Hero comes back; nobody else acts."

    def stop(self, dice: int) -> str:
        return f"Stop, {count(dice, 'die', 'dice')} thrown last" if dice else "Stop"

    def feared(self, face: int) -> str:
        return f"Each {LETTERS[face]} that is thrown last wounds your Hero, too."

    draw_spells = "Draw Spells"
    learn = "Learn a Spell"

    # ---- before the duel

    def brings(self, creatures: int, special: int) -> str:
        return f"{count(creatures, 'Creature card')} to hire from, and the Spell {spell(special)}."

    keeps = "You keep this Hero."

    def moves_down(self, number: int) -> str:
        return f"{spell(number)} moves down for the next."

    def joins(self, number: int) -> str:
        return f"Joins your deck; needs {need_words(number)}."

    def hired(self, cost: int, points: int, creatures: int) -> str:
        return f"{cost} of {points} points, {creatures} of {MOST} Creatures"

    def not_spent(self, number: int) -> str:
        return f"{count(number, 'point')} not spent {'is' if number == 1 else 'are'} lost."

    def army(self, cost: int, points: int) -> str:
        return f"{cost} of {points} points"

    def all_of(self, creatures: Sequence[int]) -> str:
        """Who is in an army, as a sentence."""
        return f"{listing([card(one) for one in creatures]) or 'Nobody'}."

    stays = "A placed card stays."


def _does(who: str, verb: str) -> str:
    """`you draw`, `Maris draws`: players go by the names of their Heroes."""
    return f"{who} {verb}s" if who else f"you {verb}"
