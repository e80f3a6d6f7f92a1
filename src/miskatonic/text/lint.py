"""Finds what would go wrong with the messages of a domain before a player meets it.

Beyond missing messages this checks what Fluent itself cannot know: that all names of a kind carry the same
grammatical forms, that every card has the texts it needs and no others, that plurals are complete in each
language, and that no identifier is shown raw. In a partial language English is shown for whatever is missing, so
that is not a problem; but a name that is there must have its forms.

A *family* is every message `<family>-<name>` whose name has no further hyphen (`place-park`, `old_one-yig`).
Longer ids (`setting-first-random`) are ordinary messages.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from types import MappingProxyType

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from miskatonic.text import FORMS, LANGUAGES, SPOKEN, Language
from miskatonic.text._bundles import sources

FUNCTIONS = {"NAME", "GENDER", "LIST", "CAP", "NUMBER", "DATETIME"}
CATEGORIES = {"zero", "one", "two", "few", "many"}

Cards = Mapping[str, Collection[str]]
"""Maps the name of each card (`relic-silver_key`), or any other required message, to the parts it must have."""

Attributes = dict[str, set[str]]
"""Maps the name of a message to the names of its attributes."""


class Uses(Visitor):
    """What one message uses."""

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


def problems(domain: str, cards: Cards = MappingProxyType({}), printed: Collection[str] = frozenset()) -> list[str]:
    """Everything wrong with the domain's messages, the shared ones and the words of its cards, one line each. In
    `printed` families every message is the name of a card.
    """
    found: list[str] = []
    uses: dict[str, dict[str, Uses]] = {}
    attributes: dict[str, Attributes] = {}
    for language in SPOKEN:
        said = language.id
        uses[said], attributes[said] = {}, {}
        for file, entry in _entries(domain, said):
            if isinstance(entry, ast.Junk):
                found.append(f"{said}: {file} cannot be read at {(entry.content or '').strip()[:40]!r}")
                continue
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if name in uses[said]:
                found.append(f"{said}: {name} is written twice")
            uses[said][name] = Uses(entry)
            attributes[said][name] = {attribute.id.name for attribute in entry.attributes}
            found += (f"{said}: {empty} is empty" for empty in _empty(name, entry))
        # English is used for names that a partial language lacks.
        known = attributes[said] if language.complete else attributes[LANGUAGES[0]] | attributes[said]
        for problem in (*_in_one(language, uses[said], known), *_on_cards(language, attributes[said], cards, printed)):
            found.append(f"{said}: {problem}")
        _with_references(uses[said])
    found += _between(uses, attributes, cards)
    return found


def _with_references(uses: dict[str, Uses]) -> None:
    """The arguments of a message are its own and those of the messages it refers to."""
    changed = True
    while changed:
        changed = False
        for use in uses.values():
            others = [
                uses[name] for one in use.references if (name := one.partition(".")[0]) in uses and name[0] != "-"
            ]
            more = set().union(*(other.variables for other in others)) - use.variables
            use.variables |= more
            changed = changed or bool(more)


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


def _on_cards(language: Language, attributes: Attributes, cards: Cards, printed: Collection[str]) -> Iterator[str]:
    """Cards without words, words without a card, parts that are missing, and parts that the card does not have."""
    for card, parts in cards.items():
        if card in attributes:
            lacking = set(parts) - attributes[card] if language.complete else set()
            yield from (f"{card} lacks .{part}" for part in sorted(lacking))
            more = attributes[card] - FORMS - set(parts) if card.partition("-")[0] in printed else set()
            yield from (f"{card} has .{part}, which is not on the card" for part in sorted(more))
        elif language.complete:
            yield f"{card} has no words"
    for family, names in _families(attributes).items():
        if family in printed:
            yield from (f"{name} has words but there is no such card" for name in names if name not in cards)
    for name in attributes:
        verb = name.removeprefix("option-")
        if verb != name and f"verb-{verb}" not in attributes and language.complete:
            yield f"{name} has no verb-{verb} beside it"


def _in_one(language: Language, uses: dict[str, Uses], attributes: Attributes) -> Iterator[str]:
    families = _families(attributes)
    for family, members in families.items():
        every = FORMS & set().union(*(attributes[member] for member in members))
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
        if use.selectors and name.startswith("web-"):
            yield f"{name} selects, but the page gets its words before it knows their arguments"
        for keys in use.selectors:
            plural = bool(keys & CATEGORIES) or {"1", "other"} <= keys
            if plural and not keys >= set(language.plurals):
                yield f"{name} has a plural without {', '.join(sorted(set(language.plurals) - keys))}"


def _families(attributes: Attributes) -> dict[str, list[str]]:
    families: dict[str, list[str]] = defaultdict(list)
    for name in attributes:
        family, hyphen, member = name.partition("-")
        if family and hyphen and "-" not in member:
            families[family].append(name)
    return families


def _between(uses: dict[str, dict[str, Uses]], attributes: dict[str, Attributes], cards: Cards) -> Iterator[str]:
    """What one language has and another lacks; what a card must have is up to the card."""
    complete = [language.id for language in SPOKEN if language.complete]
    everywhere = {name: None for known in attributes.values() for name in known if name[0] != "-"}
    for name in everywhere:
        having = [language for language in attributes if name in attributes[language]]
        if name not in cards:
            lacking = [language for language in complete if language not in having]
            yield from _odd(having, lacking, f"{name} is missing", f"{name} is in no other language")
        for attribute in sorted(set().union(*(attributes[language][name] for language in having))):
            compared = having
            if attribute not in FORMS:
                compared = [language for language in having if language in complete and name not in cards]
            within = [language for language in having if attribute in attributes[language][name]]
            lacking = [language for language in compared if language not in within]
            part = f"{name}.{attribute}"
            yield from _odd(within, lacking, f"{part} is missing", f"{part} is in no other language")
        for variable in sorted(set().union(*(uses[language][name].variables for language in having))):
            within = [language for language in having if variable in uses[language][name].variables]
            lacking = [language for language in having if language not in within]
            without = f"{name} does not use ${variable}, another language does"
            yield from _odd(within, lacking, without, f"{name} uses ${variable}, no other language does")
        named = set().union(*(uses[language][name].named for language in having))
        for language in having:
            for variable in sorted(named & uses[language][name].shown):
                yield f"{language}: {name} shows ${variable} raw, although it holds an id"


def _odd(having: list[str], lacking: list[str], lacks: str, has: str) -> Iterator[str]:
    """The languages that differ: those that lack something or, if only one has it and that is not English, that one."""
    alone = len(having) == 1 < len(lacking) and having != [LANGUAGES[0]]
    yield from (f"{language}: {has if alone else lacks}" for language in (having if alone else lacking))
