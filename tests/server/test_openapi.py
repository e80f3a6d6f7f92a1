"""The HTTP part holds to its own description, whatever comes: no failure inside, no answer that is not described."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from miskatonic.server import messages
from miskatonic.server.door.api import Api
from miskatonic.server.door.openapi import description
from tests.server.page import Seated, Server, bearer

Case = schemathesis.Case[Any]
schema = schemathesis.openapi.from_dict(description())
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
bounded = settings(
    max_examples=12,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def known(server: Server) -> Seated:
    """A table that requests may be about."""
    return server.new_table()


@pytest.mark.long
@schema.parametrize()
@bounded
def test_strangers_get_what_is_described(case: Case, server: Server) -> None:
    response = case.call(base_url=server.origin)
    case.validate_response(response, checks=CHECKS)


@schema.include(path_regex="tables").parametrize()
@bounded
def test_its_creator_gets_what_is_described(case: Case, server: Server, known: Seated) -> None:
    if "table" in case.path_parameters:
        case.path_parameters["table"] = known["table"]
    response = case.call(base_url=server.origin, headers=bearer(known["creator"]))
    case.validate_response(response, checks=CHECKS)


def test_every_endpoint_is_described(server: Server) -> None:
    routes = {(route.path, method) for route in Api(server.house).routes() for method in (route.methods or ())}
    described = {(path, method.upper()) for path, methods in description()["paths"].items() for method in methods}
    assert {(path, method) for path, method in routes if method != "HEAD"} == described


def test_the_description_is_served_and_tells_the_version(server: Server) -> None:
    assert server.file("/openapi.json") == description()
    assert description()["info"]["version"] == str(messages.PROTOCOL)
