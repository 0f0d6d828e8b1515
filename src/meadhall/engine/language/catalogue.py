"""A catalogue: all sentences of a game in every language, as Fluent files beside its code."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from itertools import chain
from threading import RLock
from typing import Any, Final, cast

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType

from meadhall.engine.common.english import upper
from meadhall.engine.common.text import Arg, Text, Words
from meadhall.engine.language.names import Names

FIRST: Final = "en"  # the language in which every catalogue is complete
COMMON: Final = "meadhall.engine.language"  # the words that all games share: you, your, and
CACHED_TEXTS: Final = 20_000  # worded texts that a speaker caches
Content = Iterable[tuple[str, Mapping[str, str]]]  # the id of a card, its name under "" and its other texts
ENDS: Final = (".", "!", "?", ":")  # the signs that end a sentence
_bytes_of: Final = msgspec.msgpack.Encoder().encode
_ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
_WORDS: Final = re.compile(r"[^\W\d_]+")
_FORM: Final = re.compile(r"\n +\.(?=[\w-]+ *=)")
_USED: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")


class MissingText(KeyError):
    """A message that a catalogue lacks, or that lacks an argument."""

    def __str__(self) -> str:
        return str(self.args[0])  # a KeyError would show it in quotation marks


def content_words(kind: str, rows: Sequence[Any], *forms: str) -> Content:
    """The English name of each row of a content table, and its other texts from the fields named by `forms`."""
    for row in rows:
        yield f"{kind}-{row.id}", {"": row.name, **{form: getattr(row, form) for form in forms if getattr(row, form)}}


class Catalogue:
    """The sentences of a game: `words/<language>.ftl` in its package, and English names and texts of its content.

    `content` lists the texts of cards by the id of their message, since designers write them in the content tables.
    `beside` names other packages whose sentences belong to it.
    """

    def __init__(self, package: str, *content: Content, beside: Sequence[str] = ()) -> None:
        self._package = package
        self._beside = tuple(beside)
        self.content = tuple(chain.from_iterable(content))

    def beside(self, package: str) -> Catalogue:
        """The catalogue with the sentences of another package added; read once."""
        if package not in self._extended:
            self._extended[package] = Catalogue(self._package, self.content, beside=(*self._beside, package))
        return self._extended[package]

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """Languages of the catalogue, English first."""
        found = {
            file.name[: -len(".ftl")]
            for package in (self._package, *self._beside)
            for file in files(package).joinpath("words").iterdir()
            if file.name.endswith(".ftl")
        }
        return FIRST, *sorted(found - {FIRST})

    def source(self, language: str) -> str:
        """All entries of a language as Fluent text."""
        content = "".join(map(_entry, self.content)) if language == FIRST else ""
        packages = dict.fromkeys((COMMON, self._package, *self._beside))
        return "\n".join([*(_read(package, language) for package in packages), content])

    def entries(self, language: str) -> Mapping[str, str]:
        """The Fluent text of each entry of a language, by its id."""
        if language not in self._entries:
            self._entries[language] = {_id_of(entry): entry for entry in _ENTRY.split(self.source(language))[1:]}
        return self._entries[language]

    def alike(self, language: str) -> frozenset[str]:
        """Messages that are the same in a language and in English, in small letters: most are names."""
        if language not in self._alike:
            english = {id: _text_of(entry) for id, entry in self.entries(FIRST).items()}
            same = [
                text for id, entry in self.entries(language).items() if (text := _text_of(entry)) == english.get(id)
            ]
            self._alike[language] = frozenset(_WORDS.findall(" ".join(same).casefold()))
        return self._alike[language]

    def has(self, id: str, form: str = "", language: str = FIRST) -> bool:
        """Whether there is a message with this id, and this attribute."""
        entry = self.entries(language).get(id)
        return entry is not None and (
            not form or re.search(rf"^ +\.{re.escape(form)} *=", entry, re.MULTILINE) is not None
        )

    def say(self, words: Words, names: Names, language: str = FIRST, form: str = "") -> str:
        """Word a text for the listener of `names`; `form` is an attribute, used if the message has it.

        A sentence begins with a capital, a name as it is written.
        """
        if isinstance(words, str):
            return words
        said = self.said(words, names, language, form)
        return upper(said) if said.endswith(ENDS) else said

    def said(self, words: Text, names: Names, language: str, form: str = "") -> str:
        """Word a text for the middle of a sentence; English replaces a missing message."""
        for one in dict.fromkeys((language, FIRST)):
            if words.id in self.entries(one):
                return self._speaker(one).say(words, names, form)
        raise MissingText(f"{self._package}: there is no message '{words.id}' in words/{FIRST}.ftl")

    def _speaker(self, language: str) -> Speaker:
        if language not in self._speakers:
            self._speakers[language] = Speaker(self, language)
        return self._speakers[language]

    @cached_property
    def _extended(self) -> dict[str, Catalogue]:
        return {}

    @cached_property
    def _entries(self) -> dict[str, Mapping[str, str]]:
        return {}

    @cached_property
    def _alike(self) -> dict[str, frozenset[str]]:
        return {}

    @cached_property
    def _speakers(self) -> dict[str, Speaker]:
        return {}


class Speaker:
    """Words the messages of one language. An entry is parsed when it is first needed.

    Functions for messages: WHO, WHOSE and DOES name players, YES tells the listener from others, FORM takes another
    form of a text, OR joins a list by "or".
    """

    def __init__(self, catalogue: Catalogue, language: str) -> None:
        self._catalogue = catalogue
        self._entries = catalogue.entries(language)
        self._language = language
        self._names = Names([])
        self._lock = RLock()  # tables of several threads share one speaker
        self._kept: dict[tuple[bytes, str], str] = {}
        self._names_somebody = False
        functions: Any = {
            "WHO": self._who,
            "WHOSE": self._whose,
            "DOES": self._does,
            "YOU": self._you,
            "FORM": self._form,
            "OR": self._or,
        }
        self._bundle = FluentBundle([language], functions, use_isolating=False)

    def say(self, said: Text, names: Names, form: str = "") -> str:
        """Word one message."""
        with self._lock:
            self._names = names
            return self._said(said, form)

    def _said(self, said: Text, form: str = "") -> str:
        """Word a message, and cache the result if it is the same for every listener."""
        key = _bytes_of(said), form
        if (kept := self._kept.get(key)) is not None:
            return kept
        around, self._names_somebody = self._names_somebody, False
        words = self._formatted(said, form)
        if not self._names_somebody:
            if len(self._kept) >= CACHED_TEXTS:
                self._kept.clear()
            self._kept[key] = words
        self._names_somebody |= around
        return words

    def _formatted(self, said: Text, form: str) -> str:
        if said.id not in self._entries:
            return self._catalogue.said(said, self._meant, FIRST, form)
        self._learn(said.id)
        message = self._bundle.get_message(said.id)
        pattern = message.attributes.get(form, message.value) if form else message.value
        if pattern is None:
            raise MissingText(f"'{said.id}' has no text behind its = in {self._language}.ftl")
        # `format_pattern` is slow, and writes our numbers with separators.
        args = {name: self._value(arg) for name, arg in said.args.items()}
        env = ResolverEnvironment(context=self._bundle, current=CurrentEnvironment(args=args), errors=[])
        words = pattern(env)
        if env.errors:
            known = ", ".join(f"${name}" for name in said.args) or "no arguments"
            raise MissingText(f"'{said.id}' in {self._language}.ftl: {env.errors[0]}; it is given {known}")
        return str(words)

    @property
    def _meant(self) -> Names:
        """The names for the listener; from here on the message is not the same for everybody."""
        self._names_somebody = True
        return self._names

    def _learn(self, id: str) -> None:
        """Parse an entry, and the entries that it uses."""
        if self._bundle.has_message(id) or id in self._learned:
            return
        self._learned.add(id)
        source = self._entries.get(id, "")
        self._bundle.add_resource(FluentResource(source))
        for used in _USED.findall(source):
            self._learn(used)

    @cached_property
    def _learned(self) -> set[str]:
        return set()

    def _value(self, arg: Arg) -> str | FluentType:
        if isinstance(arg, str):
            return arg
        return Number(arg) if isinstance(arg, int) else Value(self, arg)

    def join(self, arg: Arg, form: str = "", last: str = "and") -> str:
        """Word an argument; a list becomes `a, b and c`."""
        if isinstance(arg, Text):
            return self._said(arg, form)
        if not isinstance(arg, list):
            return str(arg)
        parts = [part for one in arg if (part := self.join(one, form))]
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self._said(Text(last))} {parts[-1]}"

    # ---- functions

    def _form(self, value: Any, form: str) -> str:
        return self.join(_raw(value), form)

    def _or(self, value: Any) -> str:
        return self.join(_raw(value), last="or")

    def _who(self, value: Any, form: str = "") -> str:
        return self.join([self._player(seat, form) for seat in _seats(value)])

    def _player(self, seat: int, form: str) -> Arg:
        return self._said(Text("you"), form) if seat == self._meant.listener else self._meant.names[seat]

    def _whose(self, value: Any, ending: str = "") -> str:
        (seat,) = _seats(value)
        if seat == self._meant.listener:
            return self._said(Text("your", {"ending": ending}))
        name = self._meant.names[seat]
        return self._said(Text("whose", {"name": name, "letter": name[-1:].casefold()}))

    def _does(self, value: Any, you: str, others: str) -> str:
        (seat,) = _seats(value)
        return f"{self._player(seat, '')} {you if seat == self._meant.listener else others}"

    def _you(self, value: Any) -> str:
        return "yes" if self._meant.listener in _seats(value) else "no"


class Number(FluentInt):
    """A whole number, written as it is."""

    def format(self, locale: Any) -> str:
        return str(int(self))


class Value(FluentType):
    """A text or a list as an argument."""

    def __init__(self, speaker: Speaker, arg: Arg) -> None:
        self._speaker = speaker
        self.arg = arg

    def format(self, locale: Any) -> str:
        return self._speaker.join(self.arg)


def _raw(value: Any) -> Arg:
    return value.arg if isinstance(value, Value) else int(value) if isinstance(value, int) else value


def _seats(value: Any) -> list[int]:
    raw: Any = _raw(value)
    return cast("list[int]", raw) if isinstance(raw, list) else [raw]


@cache
def _read(package: str, language: str) -> str:
    file = files(package).joinpath("words", f"{language}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""


def _id_of(entry: str) -> str:
    return entry.partition("=")[0].strip()


def _text_of(entry: str) -> str:
    """An entry without its forms, in small letters."""
    return _FORM.split(entry)[0].strip().casefold()


def _entry(card: tuple[str, Mapping[str, str]]) -> str:
    """Write a card of the content as a Fluent entry."""
    id, texts = card
    forms = "".join(f"    .{form} = {_quoted(text)}\n" for form, text in texts.items() if form)
    return f"{id} = {_quoted(texts.get('', ''))}\n{forms}"


def _quoted(text: str) -> str:
    """Escape a text so that Fluent takes it literally."""
    return re.sub(r"[{}]", lambda sign: f'{{"{sign[0]}"}}', " ".join(text.split())) or '{""}'
