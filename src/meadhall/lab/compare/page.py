"""The report: one HTML page that needs no other files and no network."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Any, Final, cast

import msgspec
import vl_convert

import meadhall
from meadhall.engine.contract.game import Setting, typed_text
from meadhall.engine.contract.varied import changes_of
from meadhall.lab.compare import colours, words
from meadhall.lab.compare.findings import Finding, Verdict
from meadhall.lab.compare.notable import NotablePair
from meadhall.lab.compare.pictures import pictures
from meadhall.lab.compare.running import Comparison

REPORT: Final = "report.html"
PICTURE_WIDTH: Final = 760  # width in pixels of a picture in its own file
MAX_VALUE_WIDTH: Final = 80  # longer values are cut
TITLES: Final = {
    "shares": (
        "How often it happens",
        "Each line is a 95 % interval, and the dot is the measured difference. Left of zero the variant has less, "
        "right of zero more. Differences inside the shaded band are too small to matter. For heroes, cards and the "
        "like, the picture shows how often their players won.",
    ),
    "amounts": ("Amounts", "The same for amounts, as a percentage of the game's own value."),
    "lengths": ("How long matches are", "Where the colours overlap, game and variant agree."),
    "endings": ("How matches end", "As a share of all matches."),
}
KEY: Final[dict[Verdict, str]] = {
    Verdict.CHANGED: 'There is a real difference. With 95 % confidence, every difference marked "sure" on this page is '
    "real. That allows for the number of measurements and of looks at the data.",
    Verdict.SAME: "Any difference is too small to matter.",
    Verdict.HINT: "Its own interval excludes zero. About 5 % of unchanged quantities look like this by chance.",
    Verdict.OPEN: "Not known yet. More matches may decide it.",
}


def write_report(comparison: Comparison, matches: Sequence[NotablePair], folder: Path, command: str) -> None:
    """Write the page, and each of its pictures as a PNG file."""
    specs = pictures(comparison, legends=False)
    (folder / REPORT).write_text(comparison_page(comparison, matches, specs, command, folder), "utf-8")
    for name, spec in pictures(comparison).items():
        own_file = {**spec, "width": PICTURE_WIDTH, "background": colours.PARCHMENT, "padding": 16}
        (folder / f"{name}.png").write_bytes(vl_convert.vegalite_to_png(own_file, scale=2))


def comparison_page(
    comparison: Comparison, matches: Sequence[NotablePair], specs: dict[str, Any], command: str, folder: Path
) -> str:
    """Return the page as HTML."""
    game, variant = comparison.contest.game, comparison.contest.variant
    assert variant.variant is not None
    template = Template(files("meadhall.lab.compare").joinpath("page.html").read_text("utf-8"))
    return template.substitute(
        title=escape(f"{variant.variant.title.capitalize()} in {game.name}"),
        eyebrow="A game and its variant, on the same seeds",
        verdict=escape(words.verdict_sentence(comparison)),
        facts=escape(_facts(comparison)),
        said=_list_html(words.finding_sentences(comparison) or ["No significant differences and no hints."], "said"),
        changes=_changes(comparison),
        pictures="".join(_picture(name) for name in specs),
        key=_legend(),
        matches=_matches(matches, folder),
        count=len(comparison.findings),
        table=_table(comparison),
        command=escape(command),
        version=escape(meadhall.__version__),
        script=_script(specs),
        colours=" ".join(f"--{name}: {value};" for name, value in colours.ALL.items()),
        text_font=colours.TEXT,
        title_font=colours.TITLE,
    )


def _facts(comparison: Comparison) -> str:
    contest = comparison.contest
    bots = " and ".join(dict.fromkeys(contest.game_series.bots))
    default_options = contest.game.options()
    changed_options = [
        (name, value) for name, value in contest.game_series.options.items() if default_options.get(name) != value
    ]
    options = "".join(
        f", {name.replace('_', ' ')} {typed_text(cast('Setting', value))}" for name, value in changed_options
    )
    return f"{comparison.games} matches of each, all seats played by {bots}{options}."


def _list_html(lines: Sequence[str], kind: str = "") -> str:
    return f'<ul class="{kind}">{"".join(f"<li>{escape(line)}</li>" for line in lines)}</ul>'


def _changes(comparison: Comparison) -> str:
    variant = comparison.contest.variant
    assert variant.variant is not None
    about = f"<p>{escape(variant.variant.about)}</p>" if variant.variant.about else ""
    rows = "".join(
        f'<tr><td>{escape(change.where)}</td><td class="number">{_value(change.before)}</td>'
        f'<td class="number">{_value(change.after)}</td></tr>'
        for change in changes_of(variant)
    )
    head = '<tr><th>where</th><th class="number">game</th><th class="number">variant</th></tr>'
    digest = f'<p class="soft">Variant {escape(variant.variant.name)}, {variant.variant.digest}.</p>'
    return f'{about}<div class="scroll"><table>{head}{rows}</table></div>{digest}'


def _value(value: object) -> str:
    text = "nothing" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
    return escape(text if len(text) <= MAX_VALUE_WIDTH else f"{text[:MAX_VALUE_WIDTH]}...")


def _picture(name: str) -> str:
    title, help = TITLES[name]
    legend = f'<p class="marks">{" ".join(map(_verdict_mark, Verdict))}</p>' if name in ("shares", "amounts") else ""
    return (
        f'<section class="card"><h2>{title}</h2><p class="soft">{help}</p>{legend}'
        f'<div class="picture" id="{name}" role="img" aria-label="{title}"></div></section>'
    )


def _legend() -> str:
    rows = "".join(f"<div>{_verdict_mark(verdict)}</div><div>{escape(text)}</div>" for verdict, text in KEY.items())
    return f'<div class="key">{rows}</div>'


def _verdict_mark(verdict: Verdict) -> str:
    return f'<span class="mark {verdict.value}">{words.VERDICT_WORDS[verdict]}</span>'


def _matches(matches: Sequence[NotablePair], folder: Path) -> str:
    help = "Game and variant used the same seed. Each command shows one match in the terminal, step by step."
    return f'<p class="soft">{help}</p>' + "".join(
        f'<div class="match"><b>{escape(pair.reason)}</b><div class="soft">{escape(pair.numbers_text)}</div>'
        + "".join(
            f'<code class="command">meadhall replay {escape(shlex.quote(str(folder / file)))}</code>'
            for file in (pair.game_file, pair.variant_file)
        )
        + "</div>"
        for pair in matches
    )


def _table(comparison: Comparison) -> str:
    heads = (("", ""), ("game", "number"), ("variant", "number"), ("difference (95 %)", "number"), ("", ""))
    head = "".join(f'<th class="{kind}">{name}</th>' for name, kind in heads)
    rows = "".join(
        _finding_row(finding) for finding in words.sorted_by_relevance(comparison.findings, comparison.asked)
    )
    return f'<table class="all"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


def _finding_row(finding: Finding) -> str:
    return (
        f'<tr><td class="what">{escape(str(finding.quantity))}</td>'
        f'<td class="number" data-of="game">{words.quantity_words(finding, finding.game)}</td>'
        f'<td class="number" data-of="variant">{words.quantity_words(finding, finding.variant)}</td>'
        f'<td class="number change" data-of="difference">{words.interval_words(finding)}</td>'
        f'<td class="sure">{_verdict_mark(finding.verdict)}</td></tr>'
    )


def _script(pictures: dict[str, Any]) -> str:
    """Return the script that draws the pictures, including the code of Vega."""
    specs = msgspec.json.encode(pictures).decode()
    return f"{_vega_code()}\ndrawCharts({specs});".replace("</script", "<\\/script")


@cache
def _vega_code() -> str:
    """Return Vega's code with our drawing function. It is cached, because bundling takes more than a second."""
    options = '{mode: "vega-lite", renderer: "svg", actions: false}'
    return vl_convert.javascript_bundle(
        "window.drawCharts = (found) => {\n"
        f"  for (const [id, spec] of Object.entries(found)) vegaEmbed('#' + id, spec, {options});\n}};"
    )
