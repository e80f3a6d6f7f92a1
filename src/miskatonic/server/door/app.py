"""The application: page, endpoints and socket behind one access check."""

import asyncio
import contextlib
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

from miskatonic import web
from miskatonic.server.answers import Refusal
from miskatonic.server.door.access import Access
from miskatonic.server.door.addresses import is_loopback
from miskatonic.server.door.api import Api, answer
from miskatonic.server.door.live import Doorkeeper
from miskatonic.server.door.metrics import text
from miskatonic.server.door.openapi import description
from miskatonic.server.door.page import PAGES, Modules
from miskatonic.server.messages import Raw, encode
from miskatonic.server.storage.journal import Journal
from miskatonic.server.tables.house import House

if TYPE_CHECKING:
    from miskatonic.server.processes.bus import Bus

LASTING = ("fonts", "icons", "vendor")
"""Folders whose files hardly ever change."""
PACKED = (".css", ".js", ".md", ".mjs", ".svg", ".txt")
"""Files that are sent compressed."""


def make_app(
    journal: Journal,
    *,
    origins: tuple[str, ...] = (),
    watched: bool = False,
    private: bool = False,
    public: bool = False,
    bus: "Bus | None" = None,
    rate: float = 30,
    burst: float = 120,
    for_others: Mapping[str, str] | None = None,
) -> ASGIApp:
    """The application for a journal. `watched` adds the endpoints for those who run the server, `private` answers only
    to names of this machine, `public` limits what strangers take and tidies up after them. The `bus` connects other
    processes that serve the same tables. `for_others` is what pages on this machine are told about links for others.
    """
    static = Path(web.__file__).parent / "static"
    modules = Modules(static)
    house = House(journal, public=public)
    if bus is not None:
        from miskatonic.server.processes.shared_tables import SharedTables

        house.processes = SharedTables(house, bus)

    @contextlib.asynccontextmanager
    async def open_hours(app: Starlette) -> AsyncIterator[None]:
        doing = [asyncio.create_task(house.processes.run())]
        if public:
            doing.append(asyncio.create_task(house.keep_tidy()))
        yield
        await house.processes.leave()
        for task in doing:
            task.cancel()
        await asyncio.gather(*doing, return_exceptions=True)

    async def health(request: Request) -> Response:
        trouble = await journal.health()
        harmed = f"; damaged tables: {len(journal.damaged)}" if journal.damaged else ""
        return PlainTextResponse(trouble or f"ok{harmed}", 503 if trouble else 200)

    async def metrics(request: Request) -> Response:
        counted = await house.processes.numbers() or {"": house.metrics.numbers(house.visitors)}
        return Response(text(counted), media_type="text/plain; version=0.0.4")

    async def openapi(request: Request) -> Response:
        return answer(Raw(encode(await asyncio.to_thread(description))))

    routes: list[BaseRoute] = [
        Route(path, _page(modules.page_for(path), modules.page_for(path, for_others)), methods=["GET"])
        for path in PAGES
    ]
    routes += Api(house).routes()
    routes.append(Route("/openapi.json", openapi, methods=["GET"]))
    routes.append(WebSocketRoute("/ws", Doorkeeper(house).serve))
    if watched:
        routes.append(Route("/health", health, methods=["GET"]))
        routes.append(Route("/metrics", metrics, methods=["GET"]))
    routes.append(Mount("/static", Files(directory=str(static))))
    app = Starlette(routes=routes, lifespan=open_hours, exception_handlers={404: _nothing, 405: _nothing, 500: _broken})
    app.state.house = house
    return Access(app, modules.page, origins, rate, burst, private=private)


def _page(plain: str, here: str) -> Callable[[Request], Awaitable[Response]]:
    """The page; only on this machine is it told how others reach the server."""

    async def the_page(request: Request) -> Response:
        local = request.client is not None and is_loopback(request.client.host)
        return HTMLResponse(here if local and is_loopback(request.url.hostname or "") else plain)

    return the_page


class Files(StaticFiles):
    """The page's files, each compressed once. A browser keeps what seldom changes for a day; for the rest it asks
    whether they have changed.
    """

    def __init__(self, directory: str) -> None:
        super().__init__(directory=directory)
        self._packed: dict[str, tuple[str, bytes]] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if path.endswith(PACKED) and isinstance(response, FileResponse):
            response.headers["vary"] = "Accept-Encoding"
            if "gzip" in Headers(scope=scope).get("accept-encoding", ""):
                response = self._compressed(path, response)
        response.headers["cache-control"] = "max-age=86400" if path.startswith(LASTING) else "no-cache"
        if path.endswith(".md"):
            response.headers["content-type"] = "text/plain; charset=utf-8"
        return response

    def _compressed(self, path: str, plain: FileResponse) -> Response:
        """The same response, compressed. A file that has changed has a different etag, and is compressed again."""
        tag, body = self._packed.get(path, ("", b""))
        if tag != plain.headers["etag"]:
            tag, body = plain.headers["etag"], gzip.compress(Path(plain.path).read_bytes())
            self._packed[path] = (tag, body)
        headers = {**plain.headers, "content-encoding": "gzip", "content-length": str(len(body))}
        return Response(body, headers=headers)


async def _nothing(request: Request, problem: Exception) -> Response:
    status = getattr(problem, "status_code", 404)
    return answer(Refusal(error="unknown", say="There is nothing here."), status)


async def _broken(request: Request, problem: Exception) -> Response:
    return answer(Refusal(error="broken", say="Something broke on our side. Nothing was changed."), 500)
