"""The application: page, endpoints and socket behind one gate."""

from importlib.resources import files

from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

from miskatonic.server.api import Api, answer
from miskatonic.server.gate import Gate
from miskatonic.server.house import House
from miskatonic.server.journal import Journal
from miskatonic.server.live import Doorkeeper
from miskatonic.server.openapi import description

LASTING = ("fonts", "icons", "vendor")
"""Folders of files that hardly ever change."""
PAGES = ("/", "/credits", "/t/{table}", "/r/{table}")
"""The addresses under which the one page is served; it finds out by itself which it is."""


def make_app(
    journal: Journal,
    *,
    origins: tuple[str, ...] = (),
    watched: bool = False,
    private: bool = False,
    rate: float = 30,
    burst: float = 120,
) -> ASGIApp:
    """The application over a journal. `watched` adds the endpoints for those who run the server, `private` answers only
    to names of this machine.
    """
    static = files("miskatonic.web").joinpath("static")
    page = static.joinpath("index.html").read_text(encoding="utf-8")
    house = House(journal)

    async def the_page(request: Request) -> Response:
        return HTMLResponse(page)

    async def health(request: Request) -> Response:
        return PlainTextResponse("ok")

    async def metrics(request: Request) -> Response:
        return Response(house.metrics.text(house.visitors), media_type="text/plain; version=0.0.4")

    async def openapi(request: Request) -> Response:
        return answer(description())

    routes: list[BaseRoute] = [Route(path, the_page, methods=["GET"]) for path in PAGES]
    routes += Api(house).routes()
    routes.append(Route("/openapi.json", openapi, methods=["GET"]))
    routes.append(WebSocketRoute("/ws", Doorkeeper(house).serve))
    if watched:
        routes.append(Route("/health", health, methods=["GET"]))
        routes.append(Route("/metrics", metrics, methods=["GET"]))
    routes.append(Mount("/static", GZipMiddleware(Files(directory=str(static)), minimum_size=1000)))
    app = Starlette(routes=routes, exception_handlers={404: _nothing, 405: _nothing, 500: _broken})
    app.state.house = house
    return Gate(app, page, origins, rate, burst, private=private)


class Files(StaticFiles):
    """The page's files. A browser keeps what seldom changes for a day; of the rest it asks whether it is still so."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "max-age=86400" if path.startswith(LASTING) else "no-cache"
        if path.endswith(".md"):
            response.headers["content-type"] = "text/plain; charset=utf-8"
        return response


async def _nothing(request: Request, problem: Exception) -> Response:
    status = getattr(problem, "status_code", 404)
    return answer({"error": "unknown", "say": "There is nothing here."}, status)


async def _broken(request: Request, problem: Exception) -> Response:
    return answer({"error": "broken", "say": "Something broke on our side. Nothing was changed."}, 500)
