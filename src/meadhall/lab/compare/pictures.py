"""Draws the results with Vega-Lite: differences with their intervals, lengths of matches, and endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import altair as alt

from meadhall.lab.compare import colours, quantities
from meadhall.lab.compare.findings import Finding, Verdict
from meadhall.lab.compare.quantities import ENDED_BY_KIND, MATCH_HAS_KIND, WON_WITH_PREFIX, Quantity, measurements
from meadhall.lab.compare.running import Comparison
from meadhall.lab.compare.words import VERDICT_WORDS, interval_words, quantity_words, sorted_by_relevance

MAX_ROWS: Final = 16  # maximum number of differences in a picture, to stay readable
MAX_BARS: Final = 24  # maximum number of bars in the picture of lengths
ROW_HEIGHT: Final = 26  # pixels; without a height Vega warns
MAX_LABEL_WIDTH: Final = 170  # maximum width of a label, in pixels
SIDES: Final = ("game", "variant")
SIDE_COLOURS: Final = (colours.FROST_INK, colours.EMBER)
FILLS: Final = {
    "sure": colours.EMBER_INK,
    "perhaps": colours.BRAID_2,
    "the same": colours.MOSS_INK,
    "not known": colours.INK_SOFT,
}


def pictures(comparison: Comparison, *, legends: bool = True) -> dict[str, Any]:
    """Return the Vega-Lite specification of each picture, by file name. Empty pictures are left out.

    If `legends` is False, the page itself must explain the colours.
    """
    shares, amounts = (_findings_to_draw(comparison, is_share=is_share) for is_share in (True, False))
    charts = {
        "shares": _differences(shares, comparison, "percentage points", legends),
        "amounts": _differences(amounts, comparison, "% of the game's value", legends),
        "lengths": _lengths(comparison),
        "endings": _endings(comparison),
    }
    return {name: _styled_specification(chart) for name, chart in charts.items() if chart is not None}


def _findings_to_draw(comparison: Comparison, *, is_share: bool) -> list[Finding]:
    """Return at most ROWS findings to draw, either all shares or all amounts.

    The quantities of the question are first. The other findings follow by certainty.
    """
    findings = [
        finding
        for finding in sorted_by_relevance(comparison.findings, comparison.asked)
        if finding.quantity.is_share is is_share
    ]
    findings = [
        finding
        for finding in findings
        if (is_share or finding.game) and (finding.low or finding.high or finding.quantity in comparison.asked)
    ]
    rank = {Verdict.CHANGED: 0, Verdict.HINT: 1, Verdict.SAME: 2, Verdict.OPEN: 2}
    findings.sort(key=lambda finding: (finding.quantity not in comparison.asked, rank[finding.verdict]))
    return findings[:MAX_ROWS]


def _differences(findings: Sequence[Finding], comparison: Comparison, unit: str, legends: bool) -> Any:
    if not findings:
        return None
    rows = [_finding_row(finding) for finding in findings]
    names = [row["what"] for row in rows]
    verdicts = [sure for sure in FILLS if any(row["sure"] == sure for row in rows)]
    y = alt.Y("what:N", sort=names, title=None, axis=alt.Axis(labelLimit=MAX_LABEL_WIDTH))
    base = alt.Chart(_data(rows))
    margin_percent = 100 * comparison.question.margin
    band = alt.Chart(_data([{"from": -margin_percent, "to": margin_percent}])).mark_rect(
        color=colours.PAPER_LINE, opacity=0.14
    )
    zero = alt.Chart(_data([{"at": 0}])).mark_rule(color=colours.INK_SOFT).encode(x="at:Q")
    colour = alt.Color(
        "sure:N",
        title=None,
        scale=alt.Scale(domain=verdicts, range=[FILLS[sure] for sure in verdicts]),
        legend=alt.Legend(orient="top", symbolType="circle") if legends else None,
    )
    tooltips = [alt.Tooltip(f"{name}:N") for name in ("what", "game", "variant", "difference", "sure")]
    x = alt.X("low:Q", title=unit, axis=alt.Axis(format="+.1~f", tickCount=6))
    lines = base.mark_rule(strokeWidth=3, strokeCap="round").encode(x=x, x2="high:Q", y=y, color=colour)
    dots = base.mark_point(filled=True, size=110, opacity=1).encode(x="at:Q", y=y, color=colour, tooltip=tooltips)
    return alt.layer(band.encode(x="from:Q", x2="to:Q"), zero, lines, dots).properties(height=ROW_HEIGHT * len(rows))


def _finding_row(finding: Finding) -> dict[str, Any]:
    scale = 100 if finding.quantity.is_share else 100 / abs(finding.game)
    return {
        "what": short_name(finding.quantity),
        "at": round(scale * finding.difference, 3),
        "low": round(scale * finding.low, 3),
        "high": round(scale * finding.high, 3),
        "game": quantity_words(finding, finding.game),
        "variant": quantity_words(finding, finding.variant),
        "difference": interval_words(finding),
        "sure": VERDICT_WORDS[finding.verdict],
    }


def short_name(quantity: Quantity) -> str:
    """Return the short name of a quantity, for labels."""
    return quantity.name if quantity.kind == MATCH_HAS_KIND else f"{quantity}".removeprefix(WON_WITH_PREFIX)


def _lengths(comparison: Comparison) -> Any:
    """Return a histogram of the lengths of matches in both games; None if all lengths are equal."""
    length = quantities.match_length(comparison.contest.variant)
    values = {
        side: [_amount(played, length, comparison) for block in comparison.blocks for played in getattr(block, side)]
        for side in SIDES
    }
    low, high = min(map(min, values.values())), max(map(max, values.values()))
    if low == high:
        return None
    step = max(1, -(-(high - low + 1) // MAX_BARS))
    rows = [
        {"side": side, "from": low + bar * step, "to": low + (bar + 1) * step, "share": count / len(lengths)}
        for side, lengths in values.items()
        for bar, count in sorted(Counter(int((value - low) // step) for value in lengths).items())
    ]
    return (
        alt.Chart(_data(rows))
        .mark_bar(opacity=0.62)
        .encode(
            x=alt.X(
                "from:Q", title=f"{length.name} a match", bin="binned", axis=alt.Axis(format="d", tickMinStep=step)
            ),
            x2="to:Q",
            y=alt.Y("share:Q", title="of the matches", stack=None, axis=alt.Axis(format="%", tickCount=4)),
            color=_sides(),
            tooltip=[alt.Tooltip("side:N"), alt.Tooltip("from:Q"), alt.Tooltip("share:Q", format=".1%")],
        )
        .properties(height=220)
    )


def _amount(played: Any, quantity: Quantity, comparison: Comparison) -> float:
    return sum(
        amount for name, amount, _ in measurements(played, comparison.contest.game_series.bots) if name == quantity
    )


def _endings(comparison: Comparison) -> Any:
    """Return a chart of the endings of matches; None if all matches end in the same way."""
    ending_findings = [finding for finding in comparison.findings if finding.quantity.kind == ENDED_BY_KIND]
    if len(ending_findings) < 2:
        return None
    rows = [
        {"end": end.quantity.name, "side": side, "share": share}
        for end in ending_findings
        for side, share in zip(SIDES, (end.game, end.variant), strict=True)
    ]
    return (
        alt.Chart(_data(rows))
        .mark_bar(cornerRadiusEnd=3)
        .encode(
            y=alt.Y("end:N", title=None, sort="-x", axis=alt.Axis(labelLimit=MAX_LABEL_WIDTH)),
            yOffset=alt.YOffset("side:N", sort=list(SIDES)),
            x=alt.X("share:Q", title="of the matches", axis=alt.Axis(format="%", tickCount=5)),
            color=_sides(),
            tooltip=[alt.Tooltip("end:N"), alt.Tooltip("side:N"), alt.Tooltip("share:Q", format=".1%")],
        )
        .properties(height=ROW_HEIGHT * len(rows))
    )


def _data(rows: list[dict[str, Any]]) -> Any:
    return alt.Data(values=rows)  # type: ignore[no-untyped-call]


def _sides() -> alt.Color:
    return alt.Color(
        "side:N",
        title=None,
        sort=list(SIDES),
        scale=alt.Scale(domain=list(SIDES), range=list(SIDE_COLOURS)),
        legend=alt.Legend(orient="top", symbolType="square"),
    )


def _styled_specification(chart: Any) -> dict[str, Any]:
    """Return a chart's specification in the colours and fonts of the hall, as wide as its container."""
    styled = chart.properties(
        width="container", autosize=alt.AutoSizeParams(type="fit-x"), background="transparent"
    ).configure(
        font=colours.TEXT.replace("'", ""),
        axis=alt.AxisConfig(
            labelColor=colours.INK,
            titleColor=colours.INK_SOFT,
            labelFontSize=13,
            titleFontSize=13,
            titleFontWeight="normal",
            gridColor="#8b755333",
            domainColor=colours.PAPER_LINE,
            tickColor=colours.PAPER_LINE,
        ),
        legend=alt.LegendConfig(labelColor=colours.INK, labelFontSize=13),
        view=alt.ViewConfig(stroke=None),
    )
    spec: dict[str, Any] = styled.to_dict()
    spec.pop("$schema", None)  # a URL that is not needed
    return spec
