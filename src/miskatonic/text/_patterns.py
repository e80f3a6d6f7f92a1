"""Patterns of messages compiled into functions that give what Fluent gives, only faster: texts, arguments, the
functions of `miskatonic.text`, other messages, and selections among these. Everything else, and whatever goes wrong, is
left to Fluent.
"""

from collections.abc import Callable, Mapping
from typing import Any

from babel import Locale
from fluent.syntax import ast

from miskatonic.text.numbers import written

Put = Callable[[Mapping[str, Any]], Any]
"""A pattern that is put into words with arguments."""
UNGROUPED = 1000
"""Numbers below this are written the same in every language."""


class LeftToFluent(Exception):
    """This pattern can't be handled here."""


class Patterns:
    """The patterns of a language, with the functions that can be used in them."""

    def __init__(self, functions: Mapping[str, Callable[..., str]], language: str) -> None:
        self.functions, self.plural = functions, Locale.parse(language).plural_form
        self.puts: dict[str, Put | None] = {}
        """By message or attribute; None for what can't be handled here."""

    def learn(self, message: ast.Message) -> None:
        """Take in a message with its attributes."""
        name = message.id.name
        self.puts[name] = self._put(message.value)
        for attribute in message.attributes:
            self.puts[f"{name}.{attribute.id.name}"] = self._put(attribute.value)

    def _put(self, pattern: ast.Pattern | None) -> Put | None:
        try:
            return None if pattern is None else self._pattern(pattern)
        except LeftToFluent:
            return None

    def _pattern(self, pattern: ast.Pattern) -> Put:
        parts = [self._part(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda args: "".join([part(args) for part in parts])

    def _part(self, element: ast.TextElement | ast.Placeable) -> Put:
        if isinstance(element, ast.TextElement):
            text = element.value
            return lambda args: text
        said = self._expression(element.expression)
        return lambda args: _written(said(args))

    def _expression(self, expression: Any) -> Put:
        match expression:
            case ast.VariableReference():
                name = expression.id.name
                return lambda args: args[name]
            case ast.StringLiteral():
                text = expression.parse()["value"]
                return lambda args: text
            case ast.MessageReference():
                return self._reference(expression)
            case ast.FunctionReference() if expression.id.name in self.functions:
                return self._call(expression)
            case ast.SelectExpression():
                return self._selection(expression)
        raise LeftToFluent

    def _reference(self, other: ast.MessageReference) -> Put:
        name, puts = f"{other.id.name}.{other.attribute.name}" if other.attribute else other.id.name, self.puts

        def refer(args: Mapping[str, Any]) -> Any:
            said = puts[name]
            if said is None:
                raise LeftToFluent
            return said(args)

        return refer

    def _call(self, called: ast.FunctionReference) -> Put:
        function = self.functions[called.id.name]
        given = [self._expression(one) for one in called.arguments.positional]
        named = {one.name.name: self._expression(one.value)({}) for one in called.arguments.named}
        if len(given) != 1:
            raise LeftToFluent
        only = given[0]
        return lambda args: function(only(args), **named)

    def _selection(self, selection: ast.SelectExpression) -> Put:
        """The first variant that equals the selector or, for a number, its plural category."""
        selector, plural = self._expression(selection.selector), self.plural
        variants = [(_key(variant.key), self._pattern(variant.value)) for variant in selection.variants]
        default = next(said for (_, said), one in zip(variants, selection.variants, strict=True) if one.default)
        numbered = any(isinstance(key, int) for key, _ in variants)

        def select(args: Mapping[str, Any]) -> Any:
            value = selector(args)
            if type(value) is int:
                kind = plural(value)
                return next((said for key, said in variants if key in (value, kind)), default)(args)
            if numbered or not isinstance(value, str):
                raise LeftToFluent
            return next((said for key, said in variants if key == value), default)(args)

        return select


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    if isinstance(key, ast.Identifier):
        return key.name
    if not key.value.isdecimal():
        raise LeftToFluent
    return int(key.value)


def _written(value: object) -> str:
    """A text, or a small number."""
    if isinstance(value, str):
        return value
    if type(value) is int and -UNGROUPED < value < UNGROUPED:
        return written(value)
    raise LeftToFluent
