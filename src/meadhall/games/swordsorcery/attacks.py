"""An attack that goes on, in words: who strikes at whom, and how it stands. May import `combat`."""

from __future__ import annotations

from meadhall.games.swordsorcery.combat.attack import card_name, named
from meadhall.games.swordsorcery.combat.defending import stopped
from meadhall.games.swordsorcery.events import many
from meadhall.games.swordsorcery.harm.dice import hits_of
from meadhall.games.swordsorcery.state import Attack, State


def attack_words(s: State, fight: Attack) -> tuple[str, str]:
    """A title, and the numbers so far."""
    who, target = named(s, fight.attacker) or fight.name, named(s, fight.now if fight.now >= 0 else fight.target)
    title = f"{who} attacks{f' {target}' if target else ''}: {fight.name}"
    if fight.step == "declare":
        return title, "Declared; the dice are not rolled yet."
    bonuses = "".join(f", {card_name(bonus.card)} {bonus.n:+}" for bonus in fight.bonuses)
    dice = ", ".join(f"{'red' if die.color == 'R' else 'blue'} {die.number}" for die in fight.dice)
    bolt = ", a Bolt" if fight.bolt else ""
    if fight.step == "hit":
        total = max(0, hits_of(fight.dice) + sum(bonus.n for bonus in fight.bonuses))
        return title, f"Dice {dice}{bolt}{bonuses}: {many(total, 'Hit')} so far."
    left, lethal = stopped(fight)
    blue = ", ".join(str(die.number) for die in fight.blue)
    hits = f"{many(fight.hits, 'Hit')}{bolt}"
    return title, f"{hits}. Defense dice {blue or 'none'}: {left + lethal} would wound, {lethal} Lethal."
