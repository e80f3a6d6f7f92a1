"""The shape of the source: who may import whom, how long a module may grow, which names are not wanted."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "miskatonic"
TOP = "miskatonic"  # stands for the package's own __init__, which re-exports the kernel's promise

LOW = {"kernel", "text"}
MIDDLE = LOW | {"games", TOP}
HIGH = MIDDLE | {"bots", "lab"}
MAY_IMPORT = {
    "text": {"text"},
    "kernel": LOW,
    "games": LOW | {"games"},
    TOP: LOW | {"games", TOP},
    "bots": MIDDLE | {"bots"},
    "lab": HIGH,
    "web": HIGH | {"web"},
    "server": HIGH | {"server", "web", "terminal"},
    "terminal": HIGH | {"terminal"},
    "envs": HIGH | {"envs", "terminal"},
    "mcp": HIGH | {"mcp", "terminal"},
    "cli": HIGH | {"server", "web", "terminal", "mcp", "cli"},
    "__main__": {"cli"},
}
OPEN_MODULES = {"board", "odds", "rows"}
"""What a bot may know of its game besides views: their declarations, printed facts and chances. They know no state."""
POSITION = ["odds", "position"]
"""The one room in a game's `odds` that does."""
PURE = {"kernel", "games"}
IMPURE_MODULES = {"asyncio", "copy", "datetime", "os", "random", "socket", "subprocess", "threading", "time"}
UNWANTED_NAMES = {"common", "helper", "helpers", "util", "utils"}
LONGEST_SOURCE, LONGEST_TEST = 400, 600


@dataclass(frozen=True)
class Import:
    target: str  # `from a import b` is the target `a.b`, whether b is a module or not
    lazy: bool  # inside a function, or for the type checker only
    line: int
    typed: bool = False  # for the type checker only


def imports_of(source: str, module: str, is_package: bool) -> Iterator[Import]:
    """Every import in the source, relative ones resolved."""

    def visit(node: ast.AST, lazy: bool, typed: bool) -> Iterator[Import]:
        if isinstance(node, ast.Import):
            for name in node.names:
                yield Import(name.name, lazy, node.lineno, typed)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = module.split(".")[: -node.level + is_package or None]
                base = ".".join([*parents, *([base] if base else [])])
            for name in node.names:
                yield Import(f"{base}.{name.name}", lazy, node.lineno, typed)
        typed = typed or (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test))
        inside = lazy or typed or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for child in ast.iter_child_nodes(node):
            yield from visit(child, inside, typed)

    return visit(ast.parse(source), False, False)


def layer_of(target: str) -> str:
    """The part of the package a dotted name belongs to; names of the package itself are its top."""
    parts = target.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else TOP


def game_of(target: str, games: set[str]) -> str | None:
    """The game a dotted name lies in, if any; the registry lies in none."""
    parts = target.split(".")
    inside = len(parts) > 2 and parts[:2] == [TOP, "games"] and parts[2] in games
    return parts[2] if inside else None


def is_among(rooms: set[str], target: str, games: set[str]) -> bool:
    """Whether a dotted name lies in one of these modules of a game, or is one."""
    return game_of(target, games) is not None and bool(rooms.intersection(target.split(".")[3:4]))


def is_open(target: str, games: set[str]) -> bool:
    """Whether a dotted name lies in one of a game's open modules, or is one."""
    return is_among(OPEN_MODULES, target, games) and target.split(".")[3:5] != POSITION


def is_declared(target: str, games: set[str]) -> bool:
    """Whether a dotted name lies in a game's `board`, which declares what is seen, or is it."""
    return is_among({"board"}, target, games)


def complaints(module: str, source: str, games: set[str], is_package: bool = False) -> list[str]:
    """What is wrong with the imports of one module, in words."""
    if module != TOP and module.split(".")[1] not in MAY_IMPORT:
        return [f"{module}: has no place in MAY_IMPORT"]
    layer, game = layer_of(module), game_of(module, games)
    found = []
    for item in imports_of(source, module, is_package):
        where = f"{module}:{item.line} imports {item.target}"
        if item.target.split(".")[0] != TOP:
            if layer in PURE and item.target.split(".")[0] in IMPURE_MODULES:
                found.append(f"{where}: the rules are deterministic and know no outside world")
            continue
        target, target_game = layer_of(item.target), game_of(item.target, games)
        if target not in MAY_IMPORT[layer]:
            found.append(f"{where}: {layer} may not know {target}")
        elif layer == "kernel" and target == "text" and not item.lazy:
            found.append(f"{where}: only inside a function, simulations need no texts")
        elif game and target == "games" and target_game != game:
            found.append(f"{where}: a game knows only the kernel and itself")
        elif is_open(module, games) and target_game and not (item.lazy or is_open(item.target, games)):
            found.append(f"{where}: an open module knows no state, so it knows the other open modules alone")
        elif layer == "bots" and target_game:
            if module.split(".")[2:3] != [target_game] or not is_open(item.target, games):
                known = ", ".join(sorted(OPEN_MODULES))
                found.append(f"{where}: a bot sees its own game through views; of its code it may know {known} alone")
        elif layer == "terminal" and target_game and module.split(".")[2:4] == ["games", target_game]:
            if not is_declared(item.target, games):
                found.append(f"{where}: a drawing may know what its game's board declares, nothing else")
        elif layer != "games" and target_game:
            found.append(f"{where}: only the registry knows particular games")
    return found


def python_files(folder: Path) -> list[Path]:
    """All Python files below; an empty answer would make every check pass, so it is an error."""
    files = sorted(folder.rglob("*.py"))
    assert files, f"nothing to check in {folder}"
    return files


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def games_on_disk() -> set[str]:
    return {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}


def test_imports_go_one_way() -> None:
    games = games_on_disk()
    found = []
    for path in python_files(PACKAGE):
        source = path.read_text(encoding="utf-8")
        found += complaints(module_name(path), source, games, path.name == "__init__.py")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("layer", ["kernel", "games", "text"])
def test_the_parts_with_rules_exist(layer: str) -> None:
    assert python_files(PACKAGE / layer)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kernel.table", "import miskatonic.games"),
        ("kernel.table", "from miskatonic import new_table"),
        ("kernel.table", "from ..games import registry"),
        ("kernel.table", "from miskatonic.text import say"),
        ("kernel.table", "def f():\n    import random"),
        ("kernel.table", "from os import path"),
        ("text.facade", "import miskatonic.kernel"),
        ("games.yog.rules.turn", "from miskatonic.games.hastur import basics"),
        ("games.yog.rules.turn", "from miskatonic.games import registry"),
        ("games.yog.rules.turn", "from ...hastur import basics"),
        ("games.yog.rules.turn", "import miskatonic.terminal"),
        ("games.yog.rules.turn", "import time"),
        ("bots.greedy", "from miskatonic.games.yog import rules"),
        ("bots.greedy", "from miskatonic import lab"),
        ("bots.yog.player", "from miskatonic.games.yog import rules"),
        ("bots.yog.player", "from miskatonic.games.yog import GAME"),
        ("bots.yog.player", "from miskatonic.games.yog.state import Yog"),
        ("bots.yog.player", "from miskatonic.games.hastur import odds"),
        ("bots.yog.player", "from miskatonic.games.yog.odds.position import attempt"),
        ("games.yog.rows", "from miskatonic.games.yog.state import Yog"),
        ("games.yog.odds.roll", "from miskatonic.games.yog.state import Yog"),
        ("terminal.games.yog", "from miskatonic.games.yog import odds"),
        ("terminal.games.yog", "from miskatonic.games.hastur.board import Board"),
        ("terminal.screen", "from miskatonic.games.yog.board import Board"),
        ("terminal.games.yog", "from miskatonic.games.yog import cards"),
        ("terminal.screen", "def f():\n    from miskatonic.games import yog"),
        ("server.app", "import miskatonic.games.yog.state"),
        ("cli", "import miskatonic.games.yog"),
        ("somewhere.new", ""),
    ],
)
def test_a_wrong_import_is_noticed(module: str, source: str) -> None:
    assert len(complaints(f"{TOP}.{module}", source, {"yog", "hastur"})) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kernel.table", "from .choice import Choice\nfrom miskatonic.kernel import steps"),
        ("kernel.table", "def f():\n    from miskatonic.text import say"),
        ("kernel.table", "if TYPE_CHECKING:\n    from miskatonic.text import Say"),
        ("games.registry", "import importlib\nfrom miskatonic.games import yog"),
        ("games.yog.rules.turn", "from .. import basics\nfrom miskatonic.kernel import ask"),
        ("games.yog.rules.turn", "from miskatonic.games.yog import cards"),
        ("games.yog.odds", "import functools\nfrom miskatonic.games.yog.rows.dice import FACES"),
        ("games.yog.odds.position.attempt", "from miskatonic.games.yog.state import Yog"),
        ("bots.yog", "from miskatonic.games.yog import odds"),
        ("bots.yog.player", "from miskatonic.games.yog.rows.dice import FACES"),
        ("games.yog.rows.relics", "if TYPE_CHECKING:\n    from miskatonic.games.yog.state import Yog"),
        ("lab.run", "import random, time, miskatonic\nfrom miskatonic.games import registry"),
        ("terminal.games.yog", "from miskatonic.terminal import panel"),
        ("terminal.games.yog", "from miskatonic.games.yog.board import Board"),
        ("terminal.games.yog.place", "from miskatonic.games.yog import board"),
        ("cli", "from miskatonic import lab, terminal, games"),
        ("__main__", "from miskatonic.cli import main"),
    ],
)
def test_a_right_import_is_left_alone(module: str, source: str) -> None:
    assert complaints(f"{TOP}.{module}", source, {"yog", "hastur"}) == []


# --- inside a game ---------------------------------------------------------------------------------------------------

ROOMS = ("rows", "state", "basics", "rules", "cards", "boxes")
"""rows ← state ← basics ← rules ← cards ← boxes: nobody knows, not even by way of others, what comes after them. Only a
game that has more than one box needs the last.
"""
HANDFUL = 8
"""A game with fewer modules needs no rooms."""
ALIKE = {
    *ROOMS, "abilities", "arrange", "board", "chronicle", "coverage", "explain", "facts", "glossary", "goal",
    "measures", "names", "odds", "options", "problems", "redeal", "released", "view", "warns",
}  # fmt: skip
"""What lies at the top of a game; the same thing has the same name in all games."""
OWN = {
    "arkham_lcg": {"campaign", "decks"},
    "death_may_die": {"maps", "telling"},
    "elder_sign": {"design"},
}
"""What only one game has."""
Graph = dict[str, set[str]]
"""For every module of a game, named from the game on (`rules.turn`), the modules of the game that it imports."""


def inside_of(target: str, top: str, graph: Graph) -> str | None:
    """The module of a game that a dotted name lies in, or is."""
    inside = target.removeprefix(f"{top}.")
    if inside == target:
        return None
    while inside and inside not in graph:  # `from a.b import c`: the module is a.b, or a.b.c
        inside = inside.rpartition(".")[0]
    return inside or None


def imports_inside(game: Path, *, in_functions: bool = False, typed: bool = False) -> Graph:
    """Which module of a game imports which when it is loaded; if wanted, also in functions and for the type checker."""
    files = {".".join(path.relative_to(game).with_suffix("").parts): path for path in python_files(game)}
    top = module_name(game / "__init__.py")
    graph: Graph = {name.removesuffix("__init__").rstrip(".") or "__init__": set() for name in files}
    for name, path in files.items():
        inside = name.removesuffix("__init__").rstrip(".") or "__init__"
        for item in imports_of(path.read_text(encoding="utf-8"), module_name(path), path.name == "__init__.py"):
            if (item.typed and not typed) or (item.lazy and not in_functions):
                continue
            target = inside_of(item.target, top, graph)
            if target and target != inside:
                graph[inside].add(target)
    return graph


def reached(graph: Graph, start: str) -> set[str]:
    """All modules that are loaded with this one, itself left out unless it lies on a circle."""
    found: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += graph[module]
    return found


def room_of(module: str) -> str:
    return module.partition(".")[0]


def untidy(graph: Graph) -> list[str]:
    """What is wrong with the order of the rooms, in words."""
    found = []
    for module in sorted(graph):
        known = reached(graph, module)
        if module in known and room_of(module) != "rules":
            found.append(f"{module} lies on a circle of imports")
        if room_of(module) in ROOMS:
            later = ROOMS[ROOMS.index(room_of(module)) + 1 :]
            found += [f"{module} knows {other}" for other in sorted(known) if room_of(other) in later]
    return found


@pytest.mark.parametrize("game", sorted(games_on_disk()))
def test_the_rooms_of_a_game_know_each_other_one_way(game: str) -> None:
    graph = imports_inside(PACKAGE / "games" / game, in_functions=True)
    missing = set(ROOMS[:-1]) - {room_of(module) for module in graph}
    assert not missing or len(graph) < HANDFUL, f"a game of that size has a room for {missing}"
    assert untidy(graph) == []


@pytest.mark.parametrize("game", sorted(games_on_disk()))
def test_the_same_thing_has_the_same_name_in_all_games(game: str) -> None:
    top = {room_of(module) for module in imports_inside(PACKAGE / "games" / game)} - {"__init__"}
    assert top - ALIKE == OWN.get(game, set())


@pytest.mark.parametrize("game", sorted(games_on_disk()))
def test_what_bots_know_knows_no_state(game: str) -> None:
    graph, top = imports_inside(PACKAGE / "games" / game), f"{TOP}.games.{game}"
    known = {
        module
        for path in python_files(PACKAGE / "bots" / game)
        for item in imports_of(path.read_text(encoding="utf-8"), module_name(path), path.name == "__init__.py")
        if (module := inside_of(item.target, top, graph))
    }
    reaching = {module: {room_of(other) for other in reached(graph, module)} - OPEN_MODULES for module in known}
    assert {module: rooms for module, rooms in reaching.items() if rooms} == {}


@pytest.mark.parametrize(
    ("graph", "expected"),
    [
        ({"state": {"rows"}, "rows": set()}, []),
        ({"rules.a": {"rules.b"}, "rules.b": {"rules.a"}}, []),
        ({"rows": {"state"}, "state": set()}, ["rows knows state"]),
        ({"state": {"who"}, "who": {"rules.a"}, "rules.a": set()}, ["state knows rules.a"]),
        ({"view": {"explain"}, "explain": {"view"}}, ["explain lies on a circle", "view lies on a circle"]),
        ({"rules.a": {"cards.b"}, "cards.b": set()}, ["rules.a knows cards.b"]),
    ],
)
def test_untidy_rooms_are_noticed(graph: Graph, expected: list[str]) -> None:
    found = untidy(graph)
    assert len(found) == len(expected)
    assert all(one.startswith(begin) for one, begin in zip(found, expected, strict=True))


LARGEST_KNOT = 5
KNOTS: dict[str, tuple[set[str], ...]] = {
    "elder_sign": ({"rules.held_cards", "rules.sanity_and_stamina"},),
    "reign_of_cthulhu": ({"rules.hand_limit", "rules.relics", "rules.sanity"},),
}
"""The modules of a game that import each other in circles, inside functions too. This list may only shrink."""


def knots(graph: Graph) -> list[set[str]]:
    """The groups of modules of which each leads to all the others."""
    known = {module: reached(graph, module) for module in sorted(graph)}
    found: list[set[str]] = []
    for module in known:
        if module in known[module] and not any(module in knot for knot in found):
            found.append({other for other in known[module] if module in known[other]})
    return found


def tangled(found: list[set[str]], allowed: tuple[set[str], ...]) -> list[str]:
    """Where the knots found are not the knots allowed, in words."""
    wrong = []
    for knot in found:
        inside = next((one for one in allowed if knot <= one), None)
        if inside is None:
            new = knot - max(allowed, key=lambda one: len(knot & one), default=set())
            wrong.append(f"the knot {sorted(knot)} is not allowed; what is new in it: {sorted(new)}")
    for one in allowed:
        if one not in found:
            left = [sorted(knot) for knot in found if knot < one]
            wrong.append(f"the knot {sorted(one)} has shrunk: write down in KNOTS what is left of it, {left}")
    return wrong


@pytest.mark.parametrize("game", sorted(games_on_disk()))
def test_no_new_knots(game: str) -> None:
    found = knots(imports_inside(PACKAGE / "games" / game, in_functions=True))
    assert tangled(found, KNOTS.get(game, ())) == []
    assert all(len(knot) <= LARGEST_KNOT for knot in found), f"a knot of more than {LARGEST_KNOT} modules"


@pytest.mark.parametrize(
    ("graph", "allowed", "complaints"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": set()}, (), 0),
        ({"a": {"b"}, "b": {"a"}, "c": {"a"}}, ({"a", "b"},), 0),
        ({"a": {"b"}, "b": {"a"}, "c": {"d"}, "d": {"c"}}, ({"a", "b"}, {"c", "d"}), 0),
        ({"a": {"b"}, "b": {"a"}, "c": {"d"}, "d": {"c"}}, ({"a", "b"},), 1),  # a new one
        ({"a": {"b"}, "b": {"c"}, "c": {"a"}}, ({"a", "b"},), 2),  # a larger one
        ({"a": {"b"}, "b": {"a"}, "c": {"a"}}, ({"a", "b", "c"},), 1),  # a smaller one
        ({"a": {"b"}, "b": set()}, ({"a", "b"},), 1),  # none any more
    ],
)
def test_a_knot_is_noticed(graph: Graph, allowed: tuple[set[str], ...], complaints: int) -> None:
    assert len(tangled(knots(graph), allowed)) == complaints


@pytest.mark.parametrize("package", sorted({path.parent.name for path in PACKAGE.glob("*/__init__.py")} - {"games"}))
def test_outside_the_games_there_are_no_knots(package: str) -> None:
    assert knots(imports_inside(PACKAGE / package, in_functions=True)) == []


# --- inside the server -----------------------------------------------------------------------------------------------

FLOORS = ("", "storage", "tables", "seen", "processes", "door")
"""What lies directly in `server/` (messages and the like) ← storage ← tables ← seen ← processes ← door: nobody imports
from a later one, not inside a function and not for the type checker either.
"""
UPWARD: set[tuple[str, str]] = set()
"""Pairs of modules of the server, the first of which imports the second from above it. This list may only shrink."""


def server_imports() -> Graph:
    """Which module of the server imports which, in functions and for the type checker too."""
    return imports_inside(PACKAGE / "server", in_functions=True, typed=True)


def floor_of(module: str) -> int:
    room, _, inside = module.partition(".")
    return FLOORS.index(room if inside or room in FLOORS else "")


def upward(graph: Graph) -> set[tuple[str, str]]:
    """The imports of a later floor."""
    return {(one, other) for one in graph for other in graph[one] if floor_of(other) > floor_of(one)}


def test_the_server_is_built_in_one_direction() -> None:
    graph = server_imports()
    assert upward(graph) == UPWARD
    assert knots(graph) == []


def test_an_upward_import_in_the_server_is_noticed() -> None:
    graph = {"messages": {"keys"}, "tables.house": {"messages", "storage.journal", "door.app"}, "keys": {"seen.scene"}}
    assert upward(graph) == {("tables.house", "door.app"), ("keys", "seen.scene")}


# --- imports, and the size of modules --------------------------------------------------------------------------------


def test_an_import_in_a_function_is_lazy_and_one_for_the_type_checker_typed() -> None:
    sources = {
        "a": "def f() -> None:\n    from miskatonic.games.yog import b",
        "b": "from miskatonic.games.yog import c\nif TYPE_CHECKING:\n    from miskatonic.games.yog import a",
        "c": "def f() -> None:\n    if TYPE_CHECKING:\n        from miskatonic.games.yog import a",
    }
    found = {
        name: [(item.lazy, item.typed) for item in imports_of(text, name, False)] for name, text in sources.items()
    }
    assert found == {"a": [(True, False)], "b": [(False, False), (True, True)], "c": [(True, True)]}


def test_relative_imports_of_a_package_start_at_the_package() -> None:
    found = imports_of("from . import a\nfrom .b import c\nfrom .. import d", "m.games.yog", is_package=True)
    assert [item.target for item in found] == ["m.games.yog.a", "m.games.yog.b.c", "m.games.d"]


@pytest.mark.parametrize(("folder", "longest"), [("src", LONGEST_SOURCE), ("tests", LONGEST_TEST)])
def test_modules_stay_small(folder: str, longest: int) -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in python_files(ROOT / folder)}
    long = [f"{path.relative_to(ROOT)}: {lines} lines" for path, lines in lengths.items() if lines > longest]
    assert not long, f"more than {longest} lines:\n" + "\n".join(long)


@pytest.mark.parametrize("folder", ["src", "tests", "scripts"])
def test_every_module_says_what_it_is_for(folder: str) -> None:
    paths = [path.relative_to(ROOT) for path in python_files(ROOT / folder)]
    vague = [str(path) for path in paths if UNWANTED_NAMES & {*path.parts, path.stem}]
    assert not vague, "\n".join(vague)


def test_nothing_is_copied_blindly() -> None:
    blindly = re.compile(r"\bdeepcopy\b")  # to say how one is copied (`__deepcopy__`) is not blind
    guilty = [str(path) for path in python_files(PACKAGE) if blindly.search(path.read_text(encoding="utf-8"))]
    assert not guilty, "\n".join(guilty)
