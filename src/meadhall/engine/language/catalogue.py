"""Catalogues: all sentences of a game in every language, in Fluent files beside the game's code."""

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

from meadhall.engine.common.english import with_capital
from meadhall.engine.common.text import Arg, Text, Words
from meadhall.engine.language.names import Names

FIRST: Final = "en"  # the language of complete catalogues
COMMON_PACKAGE: Final = "meadhall.engine.language"  # package with the words that all games share: you, your, and
CACHED_TEXTS: Final = 20_000  # maximum size of a speaker's cache
# message id of a card, and its texts by form; its name has the form ""
Content = Iterable[tuple[str, Mapping[str, str]]]
SENTENCE_ENDS: Final = (".", "!", "?", ":")  # characters that end a sentence
_bytes_of: Final = msgspec.msgpack.Encoder().encode
_ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
_WORDS: Final = re.compile(r"[^\W\d_]+")
_FORM: Final = re.compile(r"\n +\.(?=[\w-]+ *=)")
_USED: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")


class MissingText(KeyError):
    """A message is not in the catalogue, or one of its arguments is missing."""

    def __str__(self) -> str:
        return str(self.args[0])  # without the quotation marks of KeyError


def content_words(kind: str, rows: Sequence[Any], *forms: str) -> Content:
    """Yield the English name of each row of a content table, and its texts in the fields `forms`."""
    for row in rows:
        yield f"{kind}-{row.id}", {"": row.name, **{form: getattr(row, form) for form in forms if getattr(row, form)}}


class Catalogue:
    """The sentences of a game: `words/<language>.ftl` in its package, and the English texts in its content.

    `content` maps message ids to the texts that designers write in the content tables of cards. `beside` names more
    packages whose sentences belong to the catalogue.
    """

    def __init__(self, package: str, *content: Content, beside: Sequence[str] = ()) -> None:
        self._package = package
        self._beside = tuple(beside)
        self.content = tuple(chain.from_iterable(content))

    def beside(self, package: str) -> Catalogue:
        """Return this catalogue extended by the sentences of another package; the result is cached."""
        if package not in self._extended_catalogues:
            self._extended_catalogues[package] = Catalogue(self._package, self.content, beside=(*self._beside, package))
        return self._extended_catalogues[package]

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages of the catalogue, English first."""
        languages = {
            file.name[: -len(".ftl")]
            for package in (self._package, *self._beside)
            for file in files(package).joinpath("words").iterdir()
            if file.name.endswith(".ftl")
        }
        return FIRST, *sorted(languages - {FIRST})

    def source(self, language: str) -> str:
        """Return all entries of a language as Fluent text."""
        content = "".join(map(_card_entry, self.content)) if language == FIRST else ""
        packages = dict.fromkeys((COMMON_PACKAGE, self._package, *self._beside))
        return "\n".join([*(_read_fluent_file(package, language) for package in packages), content])

    def entries(self, language: str) -> Mapping[str, str]:
        """Return the Fluent text of each entry of a language, by its id."""
        if language not in self._cached_entries:
            self._cached_entries[language] = {_id_of(entry): entry for entry in _ENTRY.split(self.source(language))[1:]}
        return self._cached_entries[language]

    def words_like_english(self, language: str) -> frozenset[str]:
        """Return the lower-case words of all messages that are the same in a language and in English.

        Most of these words are names.
        """
        if language not in self._cached_words_like_english:
            english = {id: _text_of(entry) for id, entry in self.entries(FIRST).items()}
            equal_words = [
                text for id, entry in self.entries(language).items() if (text := _text_of(entry)) == english.get(id)
            ]
            self._cached_words_like_english[language] = frozenset(_WORDS.findall(" ".join(equal_words).casefold()))
        return self._cached_words_like_english[language]

    def has(self, id: str, form: str = "", language: str = FIRST) -> bool:
        """Whether a language has a message with this id, and with the attribute `form` if it is given."""
        entry = self.entries(language).get(id)
        return entry is not None and (
            not form or re.search(rf"^ +\.{re.escape(form)} *=", entry, re.MULTILINE) is not None
        )

    def say(self, words: Words, names: Names, language: str = FIRST, form: str = "") -> str:
        """Render a text for the listener of `names`. A whole sentence begins with a capital.

        `form` is the attribute of the message to use, if the message has it.
        """
        if isinstance(words, str):
            return words
        phrase = self.phrase(words, names, language, form)
        return with_capital(phrase) if phrase.endswith(SENTENCE_ENDS) else phrase

    def phrase(self, words: Text, names: Names, language: str, form: str = "") -> str:
        """Render a text without a capital, for use inside a sentence. English replaces a missing message."""
        for candidate in dict.fromkeys((language, FIRST)):
            if words.id in self.entries(candidate):
                return self._speaker(candidate).say(words, names, form)
        raise MissingText(f"{self._package}: there is no message '{words.id}' in words/{FIRST}.ftl")

    def _speaker(self, language: str) -> Speaker:
        if language not in self._speakers:
            self._speakers[language] = Speaker(self, language)
        return self._speakers[language]

    @cached_property
    def _extended_catalogues(self) -> dict[str, Catalogue]:
        return {}

    @cached_property
    def _cached_entries(self) -> dict[str, Mapping[str, str]]:
        return {}

    @cached_property
    def _cached_words_like_english(self) -> dict[str, frozenset[str]]:
        return {}

    @cached_property
    def _speakers(self) -> dict[str, Speaker]:
        return {}


class Speaker:
    """Renders the messages of one language. An entry is parsed when it is first needed.

    Functions in messages: WHO, WHOSE and DOES name players. YOU is "yes" for the listener, "no" for other seats. FORM
    renders an argument with an attribute of its message. OR joins a list with "or".
    """

    def __init__(self, catalogue: Catalogue, language: str) -> None:
        self._catalogue = catalogue
        self._entries = catalogue.entries(language)
        self._language = language
        self._names = Names([])
        self._lock = RLock()  # tables in several threads share one speaker
        self._cache: dict[tuple[bytes, str], str] = {}
        self._depends_on_listener = False
        functions: Any = {
            "WHO": self._who,
            "WHOSE": self._whose,
            "DOES": self._does,
            "YOU": self._you,
            "FORM": self._form,
            "OR": self._or,
        }
        self._bundle = FluentBundle([language], functions, use_isolating=False)

    def say(self, message: Text, names: Names, form: str = "") -> str:
        """Render a message for the listener of `names`."""
        with self._lock:
            self._names = names
            return self._cached_words(message, form)

    def _cached_words(self, message: Text, form: str = "") -> str:
        """Render a message, and cache the result if it is equal for all listeners."""
        key = _bytes_of(message), form
        if (cached := self._cache.get(key)) is not None:
            return cached
        depended_before, self._depends_on_listener = self._depends_on_listener, False
        words = self._format(message, form)
        if not self._depends_on_listener:
            if len(self._cache) >= CACHED_TEXTS:
                self._cache.clear()
            self._cache[key] = words
        self._depends_on_listener |= depended_before
        return words

    def _format(self, message_text: Text, form: str) -> str:
        if message_text.id not in self._entries:
            return self._catalogue.phrase(message_text, self._listener_names, FIRST, form)
        self._parse_entry(message_text.id)
        message = self._bundle.get_message(message_text.id)
        pattern = message.attributes.get(form, message.value) if form else message.value
        if pattern is None:
            raise MissingText(f"'{message_text.id}' has no text behind its = in {self._language}.ftl")
        # `format_pattern` is slow, and would write numbers with thousands separators.
        args = {name: self._argument(arg) for name, arg in message_text.args.items()}
        env = ResolverEnvironment(context=self._bundle, current=CurrentEnvironment(args=args), errors=[])
        words = pattern(env)
        if env.errors:
            known = ", ".join(f"${name}" for name in message_text.args) or "no arguments"
            raise MissingText(f"'{message_text.id}' in {self._language}.ftl: {env.errors[0]}; it is given {known}")
        return str(words)

    @property
    def _listener_names(self) -> Names:
        """The listener's names; reading them marks the current message as different for each listener."""
        self._depends_on_listener = True
        return self._names

    def _parse_entry(self, id: str) -> None:
        """Parse an entry and the entries that it refers to."""
        if self._bundle.has_message(id) or id in self._parsed_ids:
            return
        self._parsed_ids.add(id)
        source = self._entries.get(id, "")
        self._bundle.add_resource(FluentResource(source))
        for used in _USED.findall(source):
            self._parse_entry(used)

    @cached_property
    def _parsed_ids(self) -> set[str]:
        return set()

    def _argument(self, arg: Arg) -> str | FluentType:
        if isinstance(arg, str):
            return arg
        return PlainNumber(arg) if isinstance(arg, int) else FluentValue(self, arg)

    def join(self, arg: Arg, form: str = "", last: str = "and") -> str:
        """Render an argument; a list becomes `a, b and c`. `last` is the message for the "and"."""
        if isinstance(arg, Text):
            return self._cached_words(arg, form)
        if not isinstance(arg, list):
            return str(arg)
        parts = [part for item in arg if (part := self.join(item, form))]
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self._cached_words(Text(last))} {parts[-1]}"

    # ---- functions in messages

    def _form(self, value: Any, form: str) -> str:
        return self.join(_argument_of(value), form)

    def _or(self, value: Any) -> str:
        return self.join(_argument_of(value), last="or")

    def _who(self, value: Any, form: str = "") -> str:
        return self.join([self._player(seat, form) for seat in _seats(value)])

    def _player(self, seat: int, form: str) -> Arg:
        return (
            self._cached_words(Text("you"), form)
            if seat == self._listener_names.listener
            else self._listener_names.names[seat]
        )

    def _whose(self, value: Any, ending: str = "") -> str:
        (seat,) = _seats(value)
        if seat == self._listener_names.listener:
            return self._cached_words(Text("your", {"ending": ending}))
        name = self._listener_names.names[seat]
        return self._cached_words(Text("whose", {"name": name, "letter": name[-1:].casefold()}))

    def _does(self, value: Any, you: str, others: str) -> str:
        (seat,) = _seats(value)
        return f"{self._player(seat, '')} {you if seat == self._listener_names.listener else others}"

    def _you(self, value: Any) -> str:
        return "yes" if self._listener_names.listener in _seats(value) else "no"


class PlainNumber(FluentInt):
    """A whole number, written without separators."""

    def format(self, locale: Any) -> str:
        return str(int(self))


class FluentValue(FluentType):
    """A text or a list as an argument of a message."""

    def __init__(self, speaker: Speaker, arg: Arg) -> None:
        self._speaker = speaker
        self.arg = arg

    def format(self, locale: Any) -> str:
        return self._speaker.join(self.arg)


def _argument_of(value: Any) -> Arg:
    return value.arg if isinstance(value, FluentValue) else int(value) if isinstance(value, int) else value


def _seats(value: Any) -> list[int]:
    raw: Any = _argument_of(value)
    return cast("list[int]", raw) if isinstance(raw, list) else [raw]


@cache
def _read_fluent_file(package: str, language: str) -> str:
    file = files(package).joinpath("words", f"{language}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""


def _id_of(entry: str) -> str:
    return entry.partition("=")[0].strip()


def _text_of(entry: str) -> str:
    """Return an entry without its attributes, in lower case."""
    return _FORM.split(entry)[0].strip().casefold()


def _card_entry(card: tuple[str, Mapping[str, str]]) -> str:
    """Return the texts of a card as a Fluent entry."""
    id, texts = card
    forms = "".join(f"    .{form} = {_escaped(text)}\n" for form, text in texts.items() if form)
    return f"{id} = {_escaped(texts.get('', ''))}\n{forms}"


def _escaped(text: str) -> str:
    """Return a text with its braces escaped for Fluent."""
    return re.sub(r"[{}]", lambda match: f'{{"{match[0]}"}}', " ".join(text.split())) or '{""}'
