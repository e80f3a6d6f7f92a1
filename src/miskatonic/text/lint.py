"""Finds what would go wrong with the messages of a domain before a player meets it.

Beyond missing messages this checks what Fluent itself cannot know: that all names of a kind carry the same
grammatical forms, that Polish and Ukrainian plurals are complete, and that no identifier is shown raw.

A *family* is every message `<family>-<name>` whose name has no further hyphen (`place-park`, `old_one-yig`).
Longer ids (`relic-silver_key-text`) are ordinary messages.
"""

from collections import defaultdict
from collections.abc import Iterator

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from miskatonic.text import LANGUAGES
from miskatonic.text._bundles import sources

FUNCTIONS = {"NAME", "GENDER", "LIST", "CAP", "NUMBER", "DATETIME"}
CATEGORIES = {"zero", "one", "two", "few", "many"}
SLAVIC_PLURAL = {"one", "few", "many"}

Attributes = dict[str, set[str]]
"""Name of a message to the names of its attributes."""


class Uses(Visitor):
    """What one message mentions."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()  # variables put into the sentence as they are
        self.named: set[str] = set()  # variables that hold ids of names
        self.forms: set[tuple[str, str]] = set()  # variable, attribute asked of it
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.selectors: list[set[str]] = []  # the keys of each
        self.visit([entry.value, *entry.attributes])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.visit(node.arguments)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        function = node.id.name
        self.functions.add(function)
        if function in {"NAME", "GENDER", "LIST"}:
            forms = {argument.value.value for argument in node.arguments.named if argument.name.name == "case"}
            if function == "GENDER":
                forms = {"gender"}
            for argument in node.arguments.positional:
                if isinstance(argument, ast.VariableReference):
                    self.named.add(argument.id.name)
                    self.forms |= {(argument.id.name, form) for form in forms}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selectors.append(
            {
                str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)
                for variant in node.variants
            }
        )
        self.generic_visit(node)


def problems(domain: str) -> list[str]:
    """Everything wrong with the domain's messages and the shared ones, one line each."""
    found: list[str] = []
    uses: dict[str, dict[str, Uses]] = {}
    attributes: dict[str, Attributes] = {}
    for language in LANGUAGES:
        uses[language], attributes[language] = {}, {}
        for file, entry in _entries(domain, language):
            if isinstance(entry, ast.Junk):
                found.append(f"{language}: {file} cannot be read at {(entry.content or '').strip()[:40]!r}")
                continue
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if name in uses[language]:
                found.append(f"{language}: {name} is written twice")
            uses[language][name] = Uses(entry)
            attributes[language][name] = {attribute.id.name for attribute in entry.attributes}
            found += (f"{language}: {empty} is empty" for empty in _empty(name, entry))
        found += (f"{language}: {problem}" for problem in _in_one(language, uses[language], attributes[language]))
    found += _between(uses, attributes)
    return found


def _entries(domain: str, language: str) -> Iterator[tuple[str, ast.Message | ast.Term | ast.Junk]]:
    for file, text in sources(domain, language):
        for entry in FluentResource(text).body:
            if isinstance(entry, ast.Message | ast.Term | ast.Junk):
                yield file, entry


def _empty(name: str, entry: ast.Message | ast.Term) -> Iterator[str]:
    values = {name: entry.value} | {f"{name}.{part.id.name}": part.value for part in entry.attributes}
    for full_name, value in values.items():
        if value is None or not any(_says_something(element) for element in value.elements):
            yield full_name


def _says_something(element: ast.TextElement | ast.Placeable) -> bool:
    if isinstance(element, ast.TextElement):
        return bool(element.value.strip())
    return not (isinstance(element.expression, ast.StringLiteral) and not element.expression.value.strip())


def _in_one(language: str, uses: dict[str, Uses], attributes: Attributes) -> Iterator[str]:
    families = _families(attributes)
    for family, members in families.items():
        every = set().union(*(attributes[member] for member in members))
        for member in members:
            for attribute in sorted(every - attributes[member]):
                yield f"{member} lacks .{attribute}, which others of {family}- have"
    forms = {family: set.intersection(*(attributes[name] for name in names)) for family, names in families.items()}
    targets = attributes.keys() | {f"{name}.{part}" for name, parts in attributes.items() for part in parts}
    for name, use in uses.items():
        for variable, form in sorted(use.forms):
            # A variable called after a family holds its members; any other may hold names of every kind,
            # so all we can ask is that some kind has the form.
            holds = [known for known in (variable, variable.removesuffix("s")) if known in forms]
            if not any(form in forms[known] for known in holds or forms):
                yield f"{name} asks for .{form} of ${variable}, a form such names do not have"
        for reference in sorted(use.references - targets):
            yield f"{name} refers to {reference}, which does not exist"
        for function in sorted(use.functions - FUNCTIONS):
            yield f"{name} uses {function}(), which does not exist"
        if language != "en":
            for keys in use.selectors:
                plural = bool(keys & CATEGORIES) or {"1", "other"} <= keys
                if plural and not keys >= SLAVIC_PLURAL:
                    yield f"{name} has a plural without {', '.join(sorted(SLAVIC_PLURAL - keys))}"


def _families(attributes: Attributes) -> dict[str, list[str]]:
    families: dict[str, list[str]] = defaultdict(list)
    for name in attributes:
        family, hyphen, member = name.partition("-")
        if family and hyphen and "-" not in member:
            families[family].append(name)
    return families


def _between(uses: dict[str, dict[str, Uses]], attributes: dict[str, Attributes]) -> Iterator[str]:
    everywhere = {name: None for language in LANGUAGES for name in attributes[language] if name[0] != "-"}
    for name in everywhere:
        having = [language for language in LANGUAGES if name in attributes[language]]
        for language in LANGUAGES:
            if language not in having:
                yield f"{language}: {name} is missing"
        every = set().union(*(attributes[language][name] for language in having))
        variables = set().union(*(uses[language][name].variables for language in having))
        named = set().union(*(uses[language][name].named for language in having))
        for language in having:
            for attribute in sorted(every - attributes[language][name]):
                yield f"{language}: {name}.{attribute} is missing"
            for variable in sorted(variables - uses[language][name].variables):
                yield f"{language}: {name} does not use ${variable}, another language does"
            for variable in sorted(named & uses[language][name].shown):
                yield f"{language}: {name} shows ${variable} raw, although it holds an id"
