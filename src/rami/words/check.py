"""Holding the catalogues together: each text in each language, with the same values and all plural forms.

Run ``python -m rami.words.check`` after a change of the texts; it lists what is missing, or nothing.
"""

import sys
from collections.abc import Callable, Iterator
from typing import Final

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rami.words.catalogue import FILES, source
from rami.words.languages import DEFAULT_LANGUAGE, LANGUAGES

_MAY_BE_UNUSED: Final = frozenset({"offset"})


class _Uses(Visitor):
    """The variables of a text, and the keys of each choice by number."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the visitor
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named by the visitor
        """Note the keys of a choice, and go on inside it."""
        self.choices.append({key_of(variant) for variant in node.variants})
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    """Give the key of one variant: a plural class or a number."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def texts_of(language: str, name: str) -> dict[str, ast.Pattern]:
    """Give every text of a file by its id, attributes as ``id.attribute``.

    Raises ``ValueError`` where the file is not Fluent, or an id occurs twice.
    """
    texts: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(source(language, name)).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{language}/{name}: not Fluent: {entry.content!r}")  # noqa: TRY004 - it is a text, a wrong one
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for key, value in parts.items():
                if key in texts:
                    raise ValueError(f"{language}/{name}: {key} occurs twice")
                if value is not None:
                    texts[key] = value
    return texts


def plural_classes(language: str) -> set[str]:
    """Give the plural classes that whole numbers from 0 to 200 have in a language."""
    return {plural_form(language)(number) for number in range(201)}


def plural_form(language: str) -> Callable[[int], str]:
    """Give the function that tells the plural class of a number in a language.

    >>> [plural_form("ru")(number) for number in (1, 2, 5)]
    ['one', 'few', 'many']
    """
    return Locale(language).plural_form


def catalogue_faults() -> Iterator[str]:
    """Tell what is missing, too much or unlike the English texts, in every language and file."""
    for name in FILES:
        english = texts_of(DEFAULT_LANGUAGE, name)
        for language in LANGUAGES:
            texts = texts_of(language, name)
            yield from (f"{language}/{name}: {key} is missing" for key in english if key not in texts)
            yield from (f"{language}/{name}: {key} is not in English" for key in texts if key not in english)
            if list(texts) != [key for key in english if key in texts]:
                yield f"{language}/{name}: not in the order of the English file"
            for key in english.keys() & texts.keys():
                yield from _text_faults(language, f"{language}/{name}: {key}", english[key], texts[key])


def _text_faults(language: str, place: str, english: ast.Pattern, text: ast.Pattern) -> Iterator[str]:
    expected, found = _Uses(), _Uses()
    expected.visit(english)
    found.visit(text)
    for variable in sorted(found.variables - expected.variables):
        yield f"{place}: ${variable} is not given"
    for variable in sorted(expected.variables - found.variables - _MAY_BE_UNUSED):
        yield f"{place}: ${variable} is not used"
    for keys in found.choices:
        if keys & {"zero", "one", "two", "few", "many", "other"}:
            for missing in sorted(plural_classes(language) - keys):
                yield f"{place}: no plural form “{missing}”"


def main() -> int:
    """Print the faults; exit 1 where there are any."""
    faults = list(catalogue_faults())
    print("\n".join(faults) or "all texts in all languages")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
