"""The description of the HTTP part for programs (OpenAPI 3.1), made from the message types."""

import re
from typing import Any, NamedTuple

import msgspec

import miskatonic
from miskatonic.server import answers, messages
from miskatonic.text import LANGUAGES

Shape = dict[str, Any]
REFERENCE = "#/components/schemas/{name}"
IN_PATH = re.compile(r"{(\w+)}")
"""A parameter in a path."""


def description() -> Shape:
    """The whole description."""
    _, components = msgspec.json.schema_components(_kinds(), ref_template=REFERENCE)
    components["NewTable"]["properties"]["game"] = {"enum": [game.id for game in miskatonic.games()]}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Miskatonic", "version": str(messages.PROTOCOL)},
        "paths": _paths(),
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


class Endpoint(NamedTuple):
    """What an endpoint takes and gives, each a declaration; None if it is a file, or up to the game."""

    method: str
    path: str
    summary: str
    takes: Any = None
    gives: Any = None
    status: int = 200
    with_key: bool = False
    parameters: tuple[str, ...] = ()
    refusals: tuple[int, ...] = (400,)


OF_TABLE = "/api/tables/{table}"
ENDPOINTS = (
    Endpoint("get", "/api/games", "What can be played", gives=answers.Games, parameters=("language",)),
    Endpoint("get", "/api/words/{domain}/{language}", "The words of a game or of the page", gives=answers.Words),
    Endpoint(
        "post",
        "/api/games/{game}/enquiries/{enquiry}",
        "A question that a game answers without a table",
        takes=messages.Plain,
        parameters=("language",),
    ),
    Endpoint(
        "get",
        "/api/tables",
        "The tables of a creator",
        gives=answers.Tables,
        with_key=True,
        parameters=("language",),
        refusals=(400, 401),
    ),
    Endpoint("post", "/api/tables", "Set up a table", takes=messages.NewTable, gives=answers.Seated, status=201),
    Endpoint("post", "/api/import", "A table from a save", takes=messages.Import, gives=answers.Seated, status=201),
    Endpoint(
        "get",
        OF_TABLE,
        "A table as in a list",
        gives=answers.OneTable,
        with_key=True,
        parameters=("language",),
        refusals=(400, 409),
    ),
    Endpoint("delete", OF_TABLE, "Delete a table for good", gives=answers.Nothing, with_key=True),
    Endpoint(
        "post",
        f"{OF_TABLE}/links",
        "A new key for a seat",
        takes=messages.NewLink,
        gives=answers.KeyMade,
        status=201,
        with_key=True,
    ),
    Endpoint("get", f"{OF_TABLE}/export", "The table as one file", with_key=True),
    Endpoint(
        "get",
        f"{OF_TABLE}/replay",
        "A position of the game",
        gives=answers.Replayed[Any],
        with_key=True,
        parameters=("at", "language"),
    ),
    Endpoint(
        "get",
        f"{OF_TABLE}/why",
        "What a name, a rule or a line means at a position",
        gives=answers.Explained,
        with_key=True,
        parameters=("at", "name", "rule", "event", "language"),
    ),
    Endpoint(
        "post",
        f"{OF_TABLE}/continue",
        "Continue from a position",
        takes=messages.GoOn,
        gives=answers.Seated,
        status=201,
        with_key=True,
    ),
    Endpoint(
        "get",
        f"{OF_TABLE}/course",
        "How the game went",
        gives=answers.Course,
        with_key=True,
        parameters=("language",),
    ),
    Endpoint(
        "post",
        f"{OF_TABLE}/sequel",
        "The table that follows",
        takes=messages.Follow,
        gives=answers.Sequel,
        status=201,
        with_key=True,
        refusals=(400, 409),
    ),
    Endpoint(
        "get",
        f"{OF_TABLE}/chain",
        "The tables before and after",
        gives=answers.Chain,
        with_key=True,
        parameters=("language",),
    ),
    Endpoint("get", f"{OF_TABLE}/campaign", "The campaign as one file", with_key=True, refusals=(400, 409)),
)
"""All HTTP endpoints, in the order of docs/protocol.md."""


def _kinds() -> list[Any]:
    """Every declaration that an endpoint takes or gives."""
    kinds = [kind for one in ENDPOINTS for kind in (one.takes, one.gives) if kind not in (None, messages.Plain)]
    return [*dict.fromkeys(kinds), answers.Refusal]


def _parameters() -> dict[str, Shape]:
    """The parameters in paths and queries, by name."""
    games = [game for game in miskatonic.games() if game.enquiries]
    number = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
    shapes: dict[str, Shape] = {
        "language": {"enum": list(LANGUAGES)},
        "table": {"type": "string", "minLength": 1},
        "at": number,
        "name": {"type": "string"},
        "rule": {"type": "string"},
        "event": number,
        "domain": {"enum": ["web", *(game.id for game in miskatonic.games())]},
        "game": {"enum": [game.id for game in games]},
        "enquiry": {"enum": sorted({name for game in games for name in game.enquiries})},
    }
    return {name: {"name": name, "schema": shape} for name, shape in shapes.items()}


def _paths() -> Shape:
    known, paths = _parameters(), dict[str, Shape]()
    for one in ENDPOINTS:
        in_path = IN_PATH.findall(one.path)
        parameters = [
            *({**known[name], "in": "path", "required": True} for name in in_path),
            *({**known[name], "in": "query"} for name in one.parameters),
        ]
        paths.setdefault(one.path, {})[one.method] = _operation(one, parameters)
    return paths


def _operation(one: Endpoint, parameters: list[Shape]) -> Shape:
    """One operation; all refusals have the same form."""
    found: Shape = {"summary": one.summary, "parameters": parameters, "responses": {}}
    refused = {*one.refusals, 413, 429}
    refused |= {404} if one.with_key or parameters else set()
    refused |= {415} if one.takes else set()
    refused |= {503} if one.takes or one.with_key else set()
    for code in sorted(refused):
        found["responses"][str(code)] = {"description": "Refused", "content": _json(answers.Refusal)}
    found["responses"][str(one.status)] = {"description": "Done", "content": _json(one.gives)}
    if one.takes:
        found["requestBody"] = {"required": True, "content": _json(one.takes)}
    if one.with_key:
        found["security"] = [{"key": []}]
    return found


def _json(kind: Any) -> Shape:
    """A body of this kind; if None, any object."""
    if kind in (None, messages.Plain):
        return {"application/json": {"schema": {"type": "object"}}}
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    return {"application/json": {"schema": schema}}
