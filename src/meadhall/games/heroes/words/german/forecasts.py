"""What an answer would do, in German words: those that have room on a piece, and those of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.language.german import count, listing, upper
from meadhall.games.heroes.content import LETTERS
from meadhall.games.heroes.setup import MOST
from meadhall.games.heroes.state import EMPTY
from meadhall.games.heroes.words.english.forecasts import Forecasts as EnglishForecasts
from meadhall.games.heroes.words.german.cards import need_words
from meadhall.games.heroes.words.german.names import ability, card, hero, spell, whole_hero
from meadhall.games.heroes.words.german.options import PLAIN
from meadhall.games.heroes.words.german.phrases import cards, dice_thrown, on, points, to_, with_points

ASKED_THEN: Final = {
    "burst": "dann wählst du, wen es trifft", "strike": "dann darf es zuschlagen",
    "concentrate": "dann darfst du eine Karte ziehen", "regenerate": "dann darfst du eine Figur heilen",
    "shift-on": "dann darfst du noch jemanden schieben",
}  # fmt: skip
WHAT_THEN: Final = {"discard": "was in die Ablage kommt", "give-up-die": "welcher Würfel geht"}


class Forecasts(EnglishForecasts):
    """The words of previews and marks in German."""

    # ---- names

    def spell(self, number: int) -> str:
        return spell(number)

    def card(self, number: int) -> str:
        return card(number)

    def whole_hero(self, number: int) -> str:
        return whole_hero(number)

    hero = staticmethod(hero)

    def on(self, name: str, space: int) -> str:
        return on(name, space)

    def plain(self, key: str) -> str:
        return PLAIN.get(key, "").rstrip(".")

    def list(self, said: Sequence[str]) -> str:
        return listing(said)

    # ---- marks

    unhurt = "keine Wunde"
    gone = "ist fort"
    falls = "fällt"
    stunned = "betäubt"

    def left(self, life: int) -> str:
        return f"noch {life}"

    comes_back = "kehrt zurück"

    def goes(self, space: int) -> str:
        return to_(space)

    def laid(self, power: int) -> str:
        return f", {power} Marker" if power else ""

    def charged(self, power: int) -> str:
        return f", {power or 'kein'} Marker"

    ends = " endet"

    # ---- what happens to a Being, after its name

    lies_stunned = "liegt betäubt"

    def stays_at(self, life: int) -> str:
        return f"bleibt bei {life}"

    def prevented(self, wounds: int) -> str:
        return f"{count(wounds, 'Wunde', 'Wunden')} verhindert"

    def lies_on(self, number: int, name: str, rest: str) -> str:
        return f"{spell(number)} bei {name}{rest}"

    # ---- players

    def draws(self, who: str, number: int) -> str:
        return f"{_does(who, 'ziehst', 'zieht')} {cards(number)}"

    def discards(self, who: str, number: int) -> str:
        return f"{_does(who, 'wirfst', 'wirft')} {cards(number)} ab"

    def throws_anew(self, who: str, dice: int) -> str:
        return f"{_does(who, 'wirfst', 'wirft')} {dice_thrown(dice)} neu"

    def gains_die(self, who: str) -> str:
        return f"{_does(who, 'bekommst', 'bekommt')} einen Würfel"

    def loses_die(self, who: str) -> str:
        return f"{_does(who, 'verlierst', 'verliert')} einen Würfel"

    def asked_then(self, question: str) -> str:
        return ASKED_THEN.get(question, "")

    def chooses_then(self, who: str, question: str) -> str:
        chooses = f"wählt {who}" if who else "wählst du"
        return f"dann {chooses}, {WHAT_THEN[question]}" if question in WHAT_THEN else ""

    # ---- how a Being stands

    def stands(self, exposed: bool, reached: Sequence[str] | None, there: bool) -> str:
        where = upper(f"{'dort ' if there else ''}{'ungedeckt' if exposed else 'gedeckt'}")
        if not exposed or reached is None:
            return f"{where}."
        return f"{where}, erreicht {listing(reached, 'oder') if reached else 'noch niemanden'}."

    # ---- an action

    def enhanced(self, number: int, times: int) -> str:
        return spell(number) + (f", {count(times, 'Verstärkung', 'Verstärkungen')}" if times else "")

    def attacks(self, name: str, target: str, strike: bool) -> str:
        if strike:
            return f"{name} schlägt zu{f', gegen {target}' if target else ''}"
        return f"{name}: Angriff auf {target}" if target else f"{name} greift an"

    def ability(self, number: int) -> str:
        return f"{card(number)}: {ability(number)}"

    def moves(self, name: str, space: int) -> str:
        return f"{name} {to_(space)}" if space != EMPTY else f"{name} bewegen"

    def dispels(self, number: int) -> str:
        return f"Magie bannen: {spell(number)}" if number != EMPTY else "Magie bannen"

    def strength(self, strength: int) -> str:
        return f"Stärke {strength}"

    def price(self, number: int, more: int) -> str:
        return need_words(number) + (f" und {cards(more)}" if more else "")

    def paid(self, paid: int, points: int) -> str:
        return f"{paid} von {with_points(points)}"

    def left_over(self, number: int) -> str:
        return f"Danach {points(number)} für Wesen und Bewegungen."

    def match_won(self, together: bool) -> str:
        return "die Partie, gemeinsam mit anderen" if together else "die Partie"

    def victory_points(self, points: int) -> str:
        return count(points, "Siegpunkt", "Siegpunkte")

    passes = "Du tust nichts; deine Würfel bleiben, wie sie liegen."
    no_stop_effects = "Dein Stopp löst nichts aus."

    def action_ends(self, number: int) -> str:
        return f"Die Handlung endet, {points(number)} ungenutzt."

    no_action = "Du tust nichts."

    def comes_to_hand(self, number: int) -> str:
        return f"{spell(number)} kommt auf deine Hand."

    nothing_changes = "Nichts ändert sich."

    # ---- dice

    def throw(self, dice: int) -> str:
        return f"{dice_thrown(dice)} werfen" if dice else "Halten"

    tires = "Stoppt niemand, kostet Ermüdung jeden Helden 1."
    revives = "Stopp zur Wiederbelebung", "Dein Held kehrt zurück; niemand sonst handelt."

    def stop(self, dice: int) -> str:
        return f"Stopp, zuletzt {dice_thrown(dice)} werfen" if dice else "Stopp"

    def feared(self, face: int) -> str:
        return f"Auch jedes zuletzt geworfene {LETTERS[face]} verwundet deinen Helden."

    draw_spells = "Zauber ziehen"
    learn = "Einen Zauber lernen"

    # ---- before the duel

    def brings(self, creatures: int, special: int) -> str:
        return f"{count(creatures, 'Wesenkarte', 'Wesenkarten')} zum Anwerben und den Zauber {spell(special)}."

    keeps = "Diesen Helden behältst du."

    def moves_down(self, number: int) -> str:
        return f"{spell(number)} rückt dann nach unten."

    def joins(self, number: int) -> str:
        return f"Kommt in deinen Stapel; braucht {need_words(number)}."

    def hired(self, cost: int, points: int, creatures: int) -> str:
        return f"{cost} von {with_points(points)}, {creatures} von {MOST} Wesen"

    def not_spent(self, number: int) -> str:
        return f"{points(number)} {'verfällt' if number == 1 else 'verfallen'}."

    def army(self, cost: int, points: int) -> str:
        return f"{cost} von {with_points(points)}"

    def all_of(self, creatures: Sequence[int]) -> str:
        return f"{listing([card(one) for one in creatures]) or 'Niemand'}."

    stays = "Eine aufgestellte Karte bleibt stehen."


def _does(who: str, mine: str, others: str) -> str:
    """`du ziehst`, `Maris zieht`: players go by the names of their Heroes."""
    return f"{who} {others}" if who else f"du {mine}"
