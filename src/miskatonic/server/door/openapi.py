"""The description of the HTTP part for programs (OpenAPI 3.1), made from the message types."""

from typing import Any

import msgspec

import miskatonic
from miskatonic.server import messages
from miskatonic.text import LANGUAGES

Shape = dict[str, Any]
REFERENCE = "#/components/schemas/{name}"


def description() -> Shape:
    """The whole description."""
    kinds = [messages.NewTable, messages.NewLink, messages.Import, messages.GoOn, messages.Seated, messages.Refusal]
    _, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    components["Enquiry"] = {"type": "object", "title": "Enquiry", "description": "Whatever the enquiry asks for."}
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


def _paths() -> Shape:
    language = {"name": "language", "in": "query", "schema": {"enum": list(LANGUAGES)}}
    table = {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
    at = {"name": "at", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999}}
    meant: list[Shape] = [{"name": one, "in": "query", "schema": {"type": "string"}} for one in ("name", "rule")]
    meant.append({"name": "event", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999}})
    key: list[Shape] = [{"key": []}]
    games = {"enum": ["web", *(game.id for game in miskatonic.games())]}
    words = [
        {"name": "domain", "in": "path", "required": True, "schema": games},
        {"name": "language", "in": "path", "required": True, "schema": {"enum": list(LANGUAGES)}},
    ]
    asked = [game for game in miskatonic.games() if game.enquiries]
    known = sorted({name for game in asked for name in game.enquiries})
    enquiry = [
        {"name": "game", "in": "path", "required": True, "schema": {"enum": [game.id for game in asked]}},
        {"name": "enquiry", "in": "path", "required": True, "schema": {"enum": known}},
    ]
    of_table = "/api/tables/{table}"
    return {
        "/api/games": {"get": _operation("What can be played", [language])},
        "/api/words/{domain}/{language}": {"get": _operation("The words of a game or of the page", words)},
        "/api/games/{game}/enquiries/{enquiry}": {
            "post": _operation("What a game answers away from any table", [*enquiry, language], takes="Enquiry")
        },
        "/api/tables": {
            "get": _operation("The tables of their creator", [language], security=key, refusals=(400, 401)),
            "post": _operation("Set up a table", takes="NewTable", gives="Seated"),
        },
        "/api/import": {"post": _operation("A table out of a save", takes="Import", gives="Seated")},
        of_table: {
            "get": _operation("A table as it stands in a list", [table, language], security=key, refusals=(400, 409)),
            "delete": _operation("Take a table away for good", [table], security=key),
        },
        f"{of_table}/links": {
            "post": _operation("A new key for a seat", [table], takes="NewLink", security=key, status=201)
        },
        f"{of_table}/export": {"get": _operation("The table as one file", [table], security=key)},
        f"{of_table}/replay": {"get": _operation("A position of the game", [table, at, language], security=key)},
        f"{of_table}/why": {
            "get": _operation("What a name, a rule or a line means there", [table, at, *meant, language], security=key)
        },
        f"{of_table}/continue": {
            "post": _operation("Go on from a position", [table], takes="GoOn", gives="Seated", security=key)
        },
        f"{of_table}/course": {"get": _operation("How the game went", [table, language], security=key)},
        f"{of_table}/sequel": {
            "post": _operation(
                "The table that follows", [table], takes="Follow", security=key, status=201, refusals=(400, 409)
            )
        },
        f"{of_table}/chain": {"get": _operation("The tables before and after", [table, language], security=key)},
        f"{of_table}/campaign": {
            "get": _operation("The campaign as one file", [table], security=key, refusals=(400, 409))
        },
    }


def _operation(
    summary: str,
    parameters: list[Shape] | None = None,
    *,
    takes: str | None = None,
    gives: str | None = None,
    security: list[Shape] | None = None,
    status: int = 0,
    refusals: tuple[int, ...] = (400,),
) -> Shape:
    """One operation; everything that is refused has the same form."""
    found: Shape = {"summary": summary, "parameters": parameters or [], "responses": {}}
    refused = {*refusals, 413, 429, *((404,) if security or parameters else ()), *((415,) if takes else ())}
    refused |= {503} if takes or security else set()
    for code in sorted(refused):
        found["responses"][str(code)] = {"description": "Refused", "content": _json("Refusal")}
    good = str(status or (201 if gives else 200))
    found["responses"][good] = {"description": "Done", "content": _json(gives)}
    if takes:
        found["requestBody"] = {"required": True, "content": _json(takes)}
    if security:
        found["security"] = security
    return found


def _json(kind: str | None) -> Shape:
    schema = {"$ref": REFERENCE.format(name=kind)} if kind else {"type": "object"}
    return {"application/json": {"schema": schema}}
