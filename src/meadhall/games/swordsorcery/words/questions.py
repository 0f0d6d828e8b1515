"""What is asked, in one sentence; and the attack that goes on, in two."""

from __future__ import annotations

from typing import Final

from meadhall.engine import Names
from meadhall.games.swordsorcery.combat import attack, defending
from meadhall.games.swordsorcery.content import HEROES, USABLE
from meadhall.games.swordsorcery.events import many
from meadhall.games.swordsorcery.harm.dice import hits_of
from meadhall.games.swordsorcery.state import NOBODY, Attack, State

QUESTIONS: Final = {
    "hero": "Which hero do you lead?",
    "nature": "Law or chaos for {who}?",
    "power": "Which power does {who} take?",
    "talent": "Which talent does {who} take?",
    "give-up": "What does {who} give up?",
    "start": "Where does the hero begin?",
    "who-acts": "Which hero acts next?",
    "act": "{hero}: what now?",
    "ghost": "{hero}'s Ghost Soul: where to?",
    "evade": "The enemies here will strike. Slip away all the same?",
    "target": "{aim}: at whom?",
    "on-whom": "{aim}: on whom?",
    "which-area": "{aim}: where?",
    "hit": "What is added to the attack?",
    "which-dice": "Which dice are rolled again?",
    "defend": "What is added to the defense?",
    "interpose": "{striker} attacks {foe}. Step in?",
    "would-die": "This would be the end. What now?",
    "riposte": "The attack is over. Answer it?",
    "after-kill": "A kill! Use a power?",
    "free-step": "A step that costs nothing: where to?",
    "bash": "Where is {foe} forced to?",
    "enemies": "Which enemies?",
    "cure": "Which tokens are discarded?",
    "refresh": "Which power becomes ready?",
    "bag": "{who}'s bag is too full. What goes?",
    "exchange": "What changes hands?",
    "how-many-crowns": "How many Crowns go along?",
    "agree": "Do you agree to the exchange?",
    "equip": "Put it on?",
    "companion-step": "Where does the companion go?",
    "companion-target": "Whom does the companion attack?",
    "which-number": "Which die counts?",
    "trap": "Which Trap card is resolved?",
    "reroll": "Roll this die again?",
    "search-dice": "Two dice lie. Roll again?",
    "open": "What is opened?",
    "reorganize": "Which items are equipped?",
    "gear": "Which items does {who} go with?",
    "drop-crowns": "How many Crowns?",
    "paragraph": "What do you do?",
    "choose": "Which of these?",
    "choose-hero": "Which hero is meant?",
    "peek-discard": "Which card is discarded?",
    "peek-order": "Which card comes next?",
    "peek-place": "On top of its deck, or under it?",
    "toll": "Spend a Bell Toll token? The Encounter card is without effect then.",
    "share": "Which share does {who} pay?",
    "victim": "Whom does the enemy turn on?",
    "path": "Which way does the enemy take?",
    "gate": "Through which gate?",
    "soul": "Spend Soul Points on {who}?",
    "market": "The market: what would {hero} have?",
    "party-services": "What does the party have in the tavern?",
    "lost": "The quest is lost. Once more?",
    "spoils": "The quest is won! What does {who} take along?",
    "guide": "Which Shadow does the guide know of?",
}


BOONS: Final = {
    "crowns": "gains {n} Crowns",
    "heal": "heals {n}",
    "item": "takes the {n}",
    "refresh_power": "makes a used power ready",
    "cure": "discards Conditions, Criticals and Fire",
}


def question_words(question: str, s: State, names: Names) -> str:
    """The question, with the hero and the card that it is about."""
    at = s.shopper if s.phase == "market" else s.active
    hero = s.heroes[at].name if NOBODY < at < s.count else "The hero"
    aim = USABLE[s.aim].name if s.aim in USABLE else "The attack" if question == "target" else "The card"
    who = HEROES[s.aim].short if s.aim in HEROES else "the hero"
    fight = s.attacks[-1] if s.attacks else None
    foe = s.name(fight.now if fight.now > NOBODY else fight.target) if fight is not None else "the defender"
    striker = _striker(s)
    return _asked(question, s).format(hero=hero, aim=aim, who=who, foe=foe, striker=striker)


def _striker(s: State) -> str:
    """Who attacks; a trap has its own name."""
    if not s.attacks:
        return "Somebody"
    fight = s.attacks[-1]
    return s.name(fight.attacker) if fight.attacker != NOBODY else fight.name


def _asked(question: str, s: State) -> str:
    """The sentence; where the same is asked several times running it tells which time this is."""
    said = QUESTIONS[question]
    if question == "choose-hero" and s.aim.startswith("op:"):
        return _chosen_for(s.aim.removeprefix("op:")) or said
    if question == "hero" and s.heroes and s.options.players == 1:
        return "Which other hero do you lead?"
    if question == "power":
        learner = next((one for one in s.heroes if one.id == s.aim), None)
        if learner is not None and learner.gem.powers > 1:
            return f"{said} ({len(learner.powers) + 1} of {learner.gem.powers})"
    return said


def _chosen_for(boon: str) -> str:
    """What the hero who is chosen gets or does, by the mark in the state."""
    kind, _, n = boon.partition("/")
    does = BOONS.get(kind, "")
    return f"Which hero {does.format(n=USABLE[n].name if n in USABLE else n)}?" if does else ""


def attack_words(s: State, fight: Attack) -> tuple[str, str]:
    """A title, and the numbers so far."""
    who, target = (
        attack.named(s, fight.attacker) or fight.name,
        attack.named(s, fight.now if fight.now >= 0 else fight.target),
    )
    title = f"{who} attacks{f' {target}' if target else ''}: {fight.name}"
    if fight.step == "declare":
        return title, "Declared; the dice are not rolled yet."
    bonuses = "".join(f", {attack.card_name(bonus.card)} {bonus.n:+}" for bonus in fight.bonuses)
    dice = ", ".join(f"{'red' if die.color == 'R' else 'blue'} {die.number}" for die in fight.dice)
    bolt = ", a Bolt" if fight.bolt else ""
    if fight.step == "hit":
        total = max(0, hits_of(fight.dice) + sum(bonus.n for bonus in fight.bonuses))
        return title, f"Dice {dice}{bolt}{bonuses}: {many(total, 'Hit')} so far."
    left, lethal = defending.stopped(fight)
    blue = ", ".join(str(die.number) for die in fight.blue)
    hits = f"{many(fight.hits, 'Hit')}{bolt}"
    return title, f"{hits}. Defense dice {blue or 'none'}: {left + lethal} would wound, {lethal} Lethal."
