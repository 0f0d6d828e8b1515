"""The "why not?" card: every reason with its clause, and the possible alternatives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.cells.drawing import Line, Span, width_of
from meadhall.terminal.fullscreen.text import wrap
from meadhall.terminal.words import say


@dataclass(frozen=True)
class Reason:
    """A sentence, its clause, and the symbol before it."""

    words: str
    clause: str
    symbol: str = "×"


@dataclass(frozen=True)
class WhyCard:
    """A place or answer, its reasons, and the possible alternatives, each with its letter and short words."""

    title: str
    reasons: Sequence[Reason]
    alternatives: Sequence[tuple[str, str]] = ()

    @property
    def clause(self) -> str:
        """The first clause on the card, or empty."""
        return next((reason.clause for reason in self.reasons if reason.clause), "")


def card_lines(card: WhyCard, width: int) -> list[Line]:
    """Return the lines of the card, with clauses at the right end."""
    lines = [line for reason in card.reasons for line in _reason_lines(reason, width)]
    return [*lines, _alternatives_line(card.alternatives, width)] if card.alternatives else lines


def _reason_lines(reason: Reason, width: int) -> list[Line]:
    symbol = Span(f"{reason.symbol} ", "ink.blood" if reason.symbol == "×" else "ink.ember")
    rows = [list(row) for row in wrap([symbol, Span(reason.words, "ink")], width)]
    clause = Span(reason.clause, "ink.frost")
    room = width - sum(len(span.text.rstrip()) if span is rows[-1][-1] else len(span.text) for span in rows[-1])
    if room > len(reason.clause):
        rows[-1][-1] = rows[-1][-1]._replace(text=rows[-1][-1].text.rstrip())
        rows[-1] += [Span(" " * (room - len(reason.clause))), clause]
    elif reason.clause:
        rows.append([Span(" " * (width - len(reason.clause))), clause])
    return list(rows)


def _alternatives_line(answers: Sequence[tuple[str, str]], width: int) -> Line:
    line = [Span("→ ", "ink.ember"), Span(f"{say('possible')} ", "ink.plain")]
    room = width - width_of(line) - 1
    for letter, words in answers:
        if len(words) + 6 > room:
            line.append(Span("…", "ink.soft"))
            break
        line += [Span(f"[{letter}]", "ink.ember"), Span(f" {words}  ", "ink")]
        room -= len(words) + 6
    return line
