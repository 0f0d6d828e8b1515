"""Check the project's English: `python -m tests.prose [PATH ...]`, and the newest commits' subjects: `--subjects`.

The rules are in docs/writing.md.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
FOLDERS = ("docs", "src", "tests", "benches", "examples", "web", "requirements", ".ci")
SKIPPED = {"node_modules", "fixtures", "__pycache__", "client"}
WRITTEN_BY_PROGRAMS = {"docs/openapi.json", "web/package-lock.json", "web/src/wire.ts"}
MAX_WORDS = 30
MAX_SUBJECT_LENGTH = 72
SUBJECTS_SINCE = "2026-11-29T05:00:00+00:00"

BANNED = {
    r"\b(?:anew|whoever|whom|whomever|lest|hitherto|befell|reckon(?:s|ed|ing)?|by lot|at leisure)\b": "archaic word",
    r"\bso many\b(?! that)": "say 'this many', or the number",
    r"\b(?:is|are|was|were|be) (?-i:none)\b(?! of)": "say 'there is no ...'",
    r"\b(?:be it|lets? be)\b": "archaic",
    r"\bthat (?:is|are) no\b(?! longer| more)": "say 'not a ...'",
    r"\blooks? in(?=[.,;:!)]|$)": "say 'visits' or 'watches'",
    r"\b(?:for|to|by|of|with|from|at|against|than|as) who\b(?!se)": "name the person: player, seat, caller",
    r";[^;]*;": "split the chain of semicolons",
}
BANNED_ANYWHERE = [(re.compile(pattern, re.IGNORECASE), why) for pattern, why in BANNED.items()]
# A text without any of these words has no banned construction. This search is fast.
HINTS = (
    *("who", "what", "anew", "lest", "hitherto", "befell", "reckon", "by lot", "at leisure", "so many", " none"),
    *("be it", "let be", "lets be", "that is no", "that are no", "look in", "looks in", ";"),
)
FREE_CLAUSE = re.compile(r"[\"(_]*(?:Who|Whoever|Whom|What|Whatever)\b(?!['’]s new)")

SENTENCE_END = re.compile(r"(?<=[.!?])(?<!e\.g\.)(?<!i\.e\.)[\"'”“»)*_]*\s+(?=[\"'„“»(*_`\[A-ZÄÖÜ0-9])|\s·\s|:\s*$")
WORD = re.compile(r"[^\W_][\w'’-]*")
CODE_SPAN = re.compile(r"``[^`]+``|`[^`]+`")
LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
BULLET = re.compile(r"(?:[-*+]|\d+[.)])\s+")
CELL = re.compile(r"(?<!\\)\||;")  # a table cell is short, so a semicolon may separate its parts
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


class Text(NamedTuple):
    """A paragraph, and the line where it starts."""

    line: int
    words: str


class Finding(NamedTuple):
    """A sentence that breaks a rule."""

    path: str
    line: int
    fault: str
    sentence: str

    def __str__(self) -> str:
        shown = self.sentence if len(self.sentence) <= 100 else self.sentence[:97] + "..."
        return f"{self.path}:{self.line}: {self.fault}: {shown}"


# ---- paragraphs of a file


def paragraphs(lines: Iterable[tuple[int, str]]) -> Iterator[Text]:
    """Join lines to paragraphs. Each list item, table cell and heading is a separate paragraph."""
    start, pending_lines = 0, list[str]()
    for number, line in lines:
        stripped = line.strip().lstrip(">").strip()
        bullet = BULLET.match(stripped)
        if pending_lines and (not stripped or bullet or stripped.startswith(("#", "|", ":", "@"))):
            yield Text(start, " ".join(pending_lines))
            pending_lines = []
        if not stripped or stripped.startswith(">>>") or stripped.startswith("..."):
            continue
        if stripped.startswith("|"):
            yield from (Text(number, cell.strip()) for cell in CELL.split(stripped) if cell.strip())
        elif stripped.startswith("#"):
            yield Text(number, stripped.lstrip("# "))
        else:
            start = start if pending_lines else number
            pending_lines.append(stripped[bullet.end() :] if bullet else stripped)
    if pending_lines:
        yield Text(start, " ".join(pending_lines))


def blank_out(pattern: re.Pattern[str], text: str) -> str:
    """Replace each match with the same number of empty lines, so that line numbers stay correct."""
    return pattern.sub(lambda match: "\n" * match[0].count("\n"), text)


def markdown_texts(text: str) -> Iterator[Text]:
    return paragraphs(enumerate(blank_out(FENCE, text).splitlines(), 1))


PYTHON = re.compile(
    r"""^([ \t]*)[rR]?\"\"\"(?P<doc>.*?)\"\"\"|\"\"\".*?\"\"\"|'''.*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'"""
    r"""|(?P<comment>\#[^\n]*)""",
    re.MULTILINE | re.DOTALL,
)
CURLY = re.compile(
    r"""`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|<!--(?P<html>.*?)-->|/\*(?P<doc>.*?)\*/|(?P<comment>//[^\n]*)""",
    re.DOTALL,
)
PRAGMA = re.compile(r"(?:#|//)\s*(?:noqa|type:|pyright:|mypy:|fmt:|doctest:|eslint|@ts-|svelte-ignore|!|----)")


def code_texts(pattern: re.Pattern[str], mark: str) -> Callable[[str], Iterator[Text]]:
    """Return a function that yields the docstrings and comments of a source file."""

    def read(text: str) -> Iterator[Text]:
        comments: list[tuple[int, str]] = []
        line, seen = 1, 0
        for match in pattern.finditer(text):
            line, seen = line + text.count("\n", seen, match.start()), match.start()
            parts = match.groupdict()
            if (block := parts.get("doc") or parts.get("html")) is not None:
                cleaned = [comment_line.strip().removeprefix("*") for comment_line in block.splitlines()]
                yield from paragraphs(enumerate(cleaned, line))
            elif (comment := parts.get("comment")) and not PRAGMA.match(comment):
                if comments and comments[-1][0] < line - 1:
                    comments.append((line - 1, ""))
                before = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
                if before.strip():
                    comments.append((line, ""))  # a comment behind code is a separate paragraph
                comments.append((line, comment.lstrip(mark + " ")))
                if before.strip():
                    comments.append((line, ""))
        yield from paragraphs(comments)

    return read


def hash_comments(text: str) -> Iterator[Text]:
    """Yield the comments of TOML files, Makefiles and scripts."""
    lines = enumerate(text.splitlines(), 1)
    return paragraphs((number, line[1:].strip("# -") if line.startswith("#") else "") for number, line in lines)


SELECTOR = re.compile(r"\{[^{}]*->|\*?\[\w+\]|\{[^{}]*\}")


def catalogue_texts(text: str) -> Iterator[Text]:
    """Yield the sentences of a Fluent file. Each variant of a message is a separate paragraph."""
    for number, line in enumerate(text.splitlines(), 1):
        words = line.lstrip("# ") if line.startswith("#") else re.sub(r"^[\w.-]+\s*=\s*", "", line.strip())
        words = SELECTOR.sub(lambda match: "\n" if match[0].endswith("]") or "->" in match[0] else "X", words)
        yield from (Text(number, part.strip()) for part in words.split("\n") if part.strip())


READERS: dict[str, Callable[[str], Iterator[Text]]] = {
    ".md": markdown_texts,
    ".py": code_texts(PYTHON, "#"),
    ".ts": code_texts(CURLY, "/"),
    ".svelte": code_texts(CURLY, "/"),
    ".css": code_texts(CURLY, "/"),
    ".toml": hash_comments,
    ".ftl": catalogue_texts,
}


# ---- faults of a sentence


def sentences(words: str) -> Iterator[str]:
    plain = LINK.sub(r"\1", CODE_SPAN.sub("Code", words))
    return (part.strip() for part in SENTENCE_END.split(plain) if part and part.strip())


def sentence_faults(sentence: str, english: bool = True) -> Iterator[str]:
    count = len(WORD.findall(sentence))
    if count > MAX_WORDS:
        yield f"{count} words"
    if not english:
        return
    if FREE_CLAUSE.match(sentence) and sentence[-1] == ".":
        yield "begins with a free clause"
    for pattern, why in BANNED_ANYWHERE:
        if match := pattern.search(sentence):
            yield f"'{match[0]}'" if ";" not in match[0] else why if why.startswith("split") else f"'{match[0]}', {why}"


def findings(path: Path) -> Iterator[Finding]:
    name = path.relative_to(ROOT).as_posix()
    english = not re.search(r"(^|[/._])de\.", name)
    for text in READERS[path.suffix](path.read_text("utf-8")):
        low = text.words.lower()
        if low.count(" ") < MAX_WORDS and not any(hint in low for hint in HINTS):
            continue  # skip the slow checks for most paragraphs
        for sentence in sentences(text.words):
            for fault in sentence_faults(sentence, english):
                yield Finding(name, text.line, fault, sentence)


# ---- commit subjects


def subject_fault(subject: str) -> str:
    """Return the fault of a commit subject, or ""."""
    if re.match(r"(Merge|Revert) ", subject):
        return ""
    if len(subject) > MAX_SUBJECT_LENGTH:
        return f"{len(subject)} characters, at most {MAX_SUBJECT_LENGTH}"
    if not re.match(r"[a-z][\w ,&./-]*: [a-z`\"']", subject):
        return "write it as 'area: do something'"
    return "ends with a full stop" if subject.endswith(".") else ""


def commit_findings() -> Iterator[Finding]:
    """Yield the faults in the subjects of the newest commits."""
    for line in git_output("log", "-50", f"--since={SUBJECTS_SINCE}", "--format=%h %s").splitlines():
        commit, _, subject = line.partition(" ")
        if fault := subject_fault(subject):
            yield Finding(f"commit {commit}", 0, fault, subject)


def git_output(*arguments: str) -> str:
    """Return the output of a git command; empty if there is no git or no repository."""
    try:
        return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


# ---- everything


def files() -> Iterator[Path]:
    tops = [path for path in ROOT.iterdir() if path.is_file()]
    for path in [*tops, *(path for folder in FOLDERS for path in files_below(ROOT / folder))]:
        if path.suffix in READERS and path.relative_to(ROOT).as_posix() not in WRITTEN_BY_PROGRAMS:
            yield path


def files_below(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()) if folder.is_dir() else []:
        if path.is_file():
            yield path
        elif path.name not in SKIPPED:
            yield from files_below(path)


def report(paths: list[str]) -> list[str]:
    """Return one line for each fault in these paths, or in all files."""
    names = {path: path.relative_to(ROOT).as_posix() for path in files()}
    chosen = [path for path, name in names.items() if not paths or any(is_inside(name, room) for room in paths)]
    return [str(finding) for path in chosen for finding in findings(path)]


def is_inside(name: str, folder: str) -> bool:
    return name == folder or name.startswith(folder.rstrip("/") + "/")


def main(arguments: list[str]) -> int:
    subjects = arguments == ["--subjects"]
    lines = [str(finding) for finding in commit_findings()] if subjects else report(arguments)
    print("\n".join(lines) or f"All {'subjects keep' if subjects else 'prose keeps'} the rules of docs/writing.md.")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
