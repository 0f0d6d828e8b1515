"""Reading paragraphs: show the text, carry out the ops, ask for the choice, and take its price (4.29)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.engine import Candidate, Reason, Table, choose, menu
from meadhall.games.swordsorcery.content import QUESTS
from meadhall.games.swordsorcery.content.tables import Branch, Paragraph
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, deciding_seat
from meadhall.games.swordsorcery.events import BranchDecided, CrownsGained, LabelsShown, ParagraphRead
from meadhall.games.swordsorcery.figures.answers import Answer, answer, choose_if_several
from meadhall.games.swordsorcery.ops import grammar, ops
from meadhall.games.swordsorcery.state import NOBODY, NOWHERE, Seat, State
from meadhall.games.swordsorcery.story.quest_end import WON, end_quest_at_once
from meadhall.games.swordsorcery.story.triggers import condition_holds, unread_paragraphs


def usual_shares(crowns: list[int], price: int) -> list[int]:
    """Return each hero's share of a price if every Crown is taken from the hero who is then richest.

    Ties are broken in hero order.
    """
    crowns_left = crowns.copy()
    for _ in range(price):
        richest_index = max(range(len(crowns_left)), key=lambda index: (crowns_left[index], -index))
        crowns_left[richest_index] -= 1
    return [before - after for before, after in zip(crowns, crowns_left, strict=True)]


@menu("share", "SS-DEC-55")
def possible_shares(s: State, hero_index: int, crowns_due: int) -> list[Answer]:
    """Return the amounts that a hero may pay, if the other heroes can pay the rest. The usual share is first."""
    crowns = [hero.crowns for hero in s.heroes[hero_index:]]
    usual = usual_shares(crowns, crowns_due)[0]
    min_share, max_share = max(0, crowns_due - sum(crowns[1:])), min(crowns_due, crowns[0])
    amounts = [usual, *(n for n in range(min_share, max_share + 1) if n != usual)]
    return [answer("pay", "SS-DEC-55", str(n)) for n in amounts]


async def pay_together(t: Table[State], price: int) -> None:
    """Take a price from the heroes' Crowns, divided by the Leader (SS-STY-23, SS-CAM-40)."""
    s, crowns_due = t.state, price
    for hero_index, hero in enumerate(s.heroes):
        options = possible_shares(s, hero_index, crowns_due)
        s.aim = hero.id
        pick = await choose_if_several(s.leader, options)
        s.aim = ""
        if pick.number:
            hero.crowns -= pick.number
            crowns_due -= pick.number
            t.tell(CrownsGained(hero.id, -pick.number))


async def read_triggered_paragraphs(t: Table[State]) -> None:
    """Read all triggered paragraphs, unless an attack is open (SS-STY-05)."""
    s = t.state
    while s.triggers and not s.attacks:
        await read_paragraphs(t, s.triggers.pop(0))


async def read_paragraphs(t: Table[State], trigger: str, actor: int = NOBODY) -> None:
    """Read the paragraphs of a trigger whose condition is true, in file order."""
    for para in unread_paragraphs(t.state, trigger):
        if condition_holds(t.state, para.needs, actor):
            await _read_paragraph(t, para, trigger, actor)


async def _read_paragraph(t: Table[State], para: Paragraph, trigger: str, actor: int) -> None:
    s = t.state
    if t.imagined and para.id not in s.read:  # a bot's imagined world does not contain the text (SS-INF-03)
        if not para.repeat:
            s.read.append(para.id)
        return
    if _ends_in_defeat(para) and condition_holds(s, QUESTS[s.quest].win):  # SS-END-05
        end_quest_at_once(s, WON)
    if para.id not in s.read:
        s.read.append(para.id)
    show_page(t, para.id)
    word, _, argument = trigger.partition(":")
    cause = Cause(para.id, actor=actor, marker=argument if word == "interact" else "")
    cause.area = s.heroes[actor].area if actor != NOBODY else NOWHERE
    await VERBS.carry_out(t, cause, para.ops)
    if para.choice:
        await _ask_choice(t, para, cause)


def show_page(t: Table[State], id: str, branch: int = 0) -> None:
    """Show a secret page of the book to everybody. The answer before it cannot be undone (SS-STY-01)."""
    t.tell(ParagraphRead(id, branch))
    t.learn()


def _ends_in_defeat(para: Paragraph) -> bool:
    return any(isinstance(op, ops.EndOp) and op.result == "lose" for op in para.ops)


TOO_EXPENSIVE = Reason("SS-STY-04", "price-too-high")


@menu("paragraph", "SS-DEC-50")
def branch_options(s: State, para: str) -> Iterator[Candidate[Answer]]:
    """Yield the choices on a page by number, with a reason for those that the party cannot pay (SS-STY-04)."""
    crowns = sum(hero.crowns for hero in s.heroes)
    for number, branch in enumerate(_paragraph(s, para).choice, 1):
        price = branch_price(s, branch)
        yield (
            answer("branch", "SS-DEC-50", str(number)),
            TOO_EXPENSIVE(price=price, has=crowns) if price > crowns else None,
        )


def branch_price(s: State, branch: Branch) -> int:
    return grammar.amount_value(branch.cost_crowns, 1, s.count) if branch.cost_crowns else 0


def branch_by_number(s: State, para: str, number: int) -> Branch:
    """Return an option of a paragraph's choice by its number on the page."""
    return _paragraph(s, para).choice[number - 1]


def _paragraph(s: State, id: str) -> Paragraph:
    return next(para for para in QUESTS[s.quest].para if para.id == id)


async def _ask_choice(t: Table[State], para: Paragraph, cause: Cause) -> None:
    s = t.state
    seat: Seat = s.leader if s.phase in ("time", "event", "setup") else deciding_seat(s)
    s.aim = para.id
    t.tell(LabelsShown(seat, para.id, [branch_price(s, branch) for branch in para.choice]))
    pick = await choose(seat, branch_options(s, para.id))
    s.aim = ""
    branch = para.choice[pick.number - 1]
    t.tell(BranchDecided(seat, para.id, pick.number))
    price = branch_price(s, branch)
    if price:
        await pay_together(t, price)
    if t.imagined:
        return  # the result of a choice is secret until it is made
    show_page(t, para.id, pick.number)
    await VERBS.carry_out(t, cause, branch.ops)
