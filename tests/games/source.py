"""What a game's code can say, read off its source."""

import ast
from collections.abc import Iterator
from pathlib import Path


class Source:
    """The game's code, and which words its calls can be made with."""

    def __init__(self, folder: Path) -> None:
        self.calls: dict[str, list[tuple[ast.Call, ast.AST]]] = {}
        """Every call by the name of what is called, with the function it stands in."""
        self.tables: dict[str, ast.Dict] = {}
        """Every table of words, by its name."""
        self.constants: dict[str, set[str]] = {}
        """Every word that a module gives a name, by that name."""
        self._following: set[tuple[str, str]] = set()
        """The arguments whose callers are being looked at: some functions call themselves."""
        for file in sorted(folder.rglob("*.py")):
            module = ast.parse(file.read_text(encoding="utf-8"))
            for node in module.body:
                if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict):
                    self.tables |= {to.id: node.value for to in node.targets if isinstance(to, ast.Name)}
                for name, word in _named(node):
                    self.constants.setdefault(name, set()).add(word)
            imports = (node for node in module.body if isinstance(node, ast.ImportFrom))
            self._read(module, module, {alias.asname or alias.name for node in imports for alias in node.names})

    def _read(self, node: ast.AST, scope: ast.AST, modules: set[str]) -> None:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            scope = node
        match node:
            case ast.Call(func=ast.Name(id=name)):
                self.calls.setdefault(name, []).append((node, scope))
            case ast.Call(func=ast.Attribute(value=ast.Name(id=module), attr=name)) if module in modules:
                self.calls.setdefault(name, []).append((node, scope))
        for child in ast.iter_child_nodes(node):
            self._read(child, scope, modules)

    def words(self, function: str, position: int) -> set[str]:
        """What can stand at this position in the calls of a function; of an option's text only its verb."""
        calls = self.calls.get(function, [])
        given = [(call, scope) for call, scope in calls if len(call.args) > position]
        return {word for call, scope in given for word in self.values(call.args[position], scope)}

    def written(self, function: str, position: int) -> set[str]:
        """What stands at this position in the calls of a function as it is, in so many letters."""
        given = [call.args[position] for call, _ in self.calls.get(function, []) if len(call.args) > position]
        return {word for node in given for word in _letters(node)}

    def values(self, node: ast.expr, scope: ast.AST) -> set[str]:
        """What an expression can be, as far as it is written there; of what is put together only the beginning."""
        match node:
            case ast.Constant(value=str(value)):
                return {value.partition(":")[0]}
            case ast.IfExp(body=body, orelse=orelse):
                return self.values(body, scope) | self.values(orelse, scope)
            case ast.JoinedStr(values=[ast.Constant(value=str(value)), *_]):
                return {value.partition(":")[0]}
            case ast.JoinedStr(values=[ast.FormattedValue(value=ast.Name() as name), *_]):
                return self.values(name, scope)
            case ast.Subscript(value=ast.Name(id=table)) if table in self.tables:
                return {word for value in self.tables[table].values for word in self.values(value, scope)}
            case ast.Name(id=name) | ast.Attribute(value=ast.Name(), attr=name) if name in self.constants:
                return self.constants[name]
            case ast.Name(id=name):
                found = {word for bound in _bound(name, scope) for word in self.values(bound, scope)}
                return found | self._passed(name, scope)
            case ast.Call(func=ast.Name()):
                return set()  # verbs that a function finds are named by the game itself (`Game.verbs`)
        raise AssertionError(f"cannot tell what {ast.unparse(node)} is")

    def _passed(self, name: str, scope: ast.AST) -> set[str]:
        """What a function's callers give it as the argument `name`."""
        if not isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
            return set()
        parameters = [parameter.arg for parameter in scope.args.args]
        if name not in parameters or (scope.name, name) in self._following:
            return set()
        self._following.add((scope.name, name))
        position = parameters.index(name)
        optional = position - (len(parameters) - len(scope.args.defaults))
        unsaid = self.values(scope.args.defaults[optional], scope) if optional >= 0 else set()
        found = self.words(scope.name, position) | unsaid
        self._following.remove((scope.name, name))
        return found


def _letters(node: ast.expr) -> Iterator[str]:
    """The words an expression is, where they are written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    if isinstance(node, ast.IfExp):
        yield from (*_letters(node.body), *_letters(node.orelse))


def _named(node: ast.stmt) -> Iterator[tuple[str, str]]:
    """The names that a module gives to words, one by one or several at once."""
    if not isinstance(node, ast.Assign):
        return
    for to in node.targets:
        names = to.elts if isinstance(to, ast.Tuple) else [to]
        words = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
        for name, word in zip(names, words, strict=False):
            if isinstance(name, ast.Name) and isinstance(word, ast.Constant) and isinstance(word.value, str):
                yield name.id, word.value


def _bound(name: str, scope: ast.AST) -> Iterator[ast.expr]:
    """What a name is set to inside a function: by assignment, or by a loop over a literal tuple."""
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id == name for to in node.targets):
            yield node.value
        if isinstance(node, ast.For | ast.comprehension) and isinstance(node.target, ast.Tuple):
            names = [part.id if isinstance(part, ast.Name) else "" for part in node.target.elts]
            if name in names and isinstance(node.iter, ast.Tuple):
                for row in node.iter.elts:
                    assert isinstance(row, ast.Tuple)
                    yield row.elts[names.index(name)]
