"""Who gets in and how fast: origins, sizes, rates, and the headers that isolate the page."""

import base64
import hashlib
import re
import time
from collections import OrderedDict

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from miskatonic.server.answers import Refusal
from miskatonic.server.door.addresses import is_loopback
from miskatonic.server.keys import household
from miskatonic.server.messages import encode

LARGEST_BODY = 2_200_000
"""The size of an imported save; everything else is far smaller."""
MOST_CLIENTS = 10_000
"""How many addresses have their rate remembered."""
OF_THIS_MACHINE = 10
"""The multiple of the rate for this machine, and for everybody behind a proxy that was not named: they can't be told
apart, and nobody should pay for another.
"""


class Pace:
    """A token bucket: its size, and how many tokens a second fill it."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most, self._left, self._at = rate, most, most, 0.0

    def allows(self, now: float) -> bool:
        """Take a token, if there is one left."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate) if self._at else self._most
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Paces:
    """The rates of many; only the most recent are remembered."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self._most = rate, most
        self._of: OrderedDict[str, Pace] = OrderedDict()

    def __len__(self) -> int:
        return len(self._of)

    def of(self, who: str, times: float = 1) -> Pace:
        """The rate of one of them."""
        pace = self._of.pop(who, None) or Pace(self.rate * times, self._most * times)
        self._of[who] = pace
        if len(self._of) > MOST_CLIENTS:
            self._of.popitem(last=False)
        return pace


class Access:
    """Checks every request."""

    def __init__(
        self,
        app: ASGIApp,
        page: str,
        origins: tuple[str, ...] = (),
        rate: float = 30,
        burst: float = 120,
        *,
        private: bool = False,
    ) -> None:
        self.app = app
        self.origins = origins
        self.private = private
        self.policy = content_policy(page)
        self.paces = Paces(rate, burst)
        self._for_files = Paces(rate * 4, burst * 4)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not self._welcome(headers, scope):
            await self._refuse(403, "origin", "This request comes from another site.", scope, receive, send)
        elif not self._pace(scope).allows(time.monotonic()):
            await self._refuse(429, "too_fast", "Too many requests. Wait a moment.", scope, receive, send)
        elif int_of(headers.get("content-length", "0")) > LARGEST_BODY:
            await self._refuse(413, "too_large", "This is too large.", scope, receive, send)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self.app(scope, _bounded(receive), self._with_headers(scope, send))

    def _welcome(self, headers: Headers, scope: Scope) -> bool:
        """A browser says where a page comes from: only our own pages may change anything or open a socket. A private
        server answers only to names of this machine and of its origins, so that no page elsewhere can pose as ours.
        """
        origin = headers.get("origin")
        name = name_of(headers.get("host", ""))
        known = [name_of(one.partition("://")[2]) for one in self.origins]
        if self.private and not is_loopback(name) and name not in known:
            return False
        if origin is None or (scope["type"] == "http" and scope["method"] in ("GET", "HEAD")):
            return True
        host = headers.get("host")
        return origin in (f"http://{host}", f"https://{host}", *self.origins)

    def _pace(self, scope: Scope) -> Pace:
        """One bucket for each address; files that never change have a separate, larger one."""
        client = scope["client"][0] if scope.get("client") else ""
        paces = self._for_files if scope["path"].startswith("/static/") else self.paces
        return paces.of(household(client), OF_THIS_MACHINE if is_loopback(client) else 1)

    async def _refuse(self, status: int, code: str, say: str, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4000 + status - 400, "reason": code})
            return
        refusal = Response(encode(Refusal(error=code, say=say)), status, media_type="application/json")
        await refusal(scope, receive, self._with_headers(scope, send))

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["content-security-policy"] = self.policy
                headers["x-content-type-options"] = "nosniff"
                headers["referrer-policy"] = "no-referrer"
                headers["cross-origin-opener-policy"] = "same-origin"
                headers["cross-origin-resource-policy"] = "same-origin"
                headers["permissions-policy"] = "camera=(), microphone=(), geolocation=()"
                if not scope["path"].startswith("/static/"):
                    headers["cache-control"] = "no-store"
            await send(message)

        return sent


def _bounded(receive: Receive) -> Receive:
    """A body without a length, or with a false one, is cut off when it is too large."""
    taken = 0

    async def received() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        return {"type": "http.disconnect"} if taken > LARGEST_BODY else message

    return received


def int_of(value: str) -> int:
    """The number in a header; anything that isn't one counts as infinite."""
    return int(value) if value.isascii() and value.isdecimal() and len(value) < 16 else LARGEST_BODY + 1


def content_policy(page: str) -> str:
    """Nothing from elsewhere, and nothing inline except the import map, by its hash."""
    found = re.search(r'<script type="importmap">(.*?)</script>', page, re.DOTALL)
    assert found
    digest = base64.b64encode(hashlib.sha256(found.group(1).encode()).digest()).decode()
    return (
        f"default-src 'none'; script-src 'self' 'sha256-{digest}'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def name_of(host: str) -> str:
    """A host without its port."""
    return re.sub(r":\d+$", "", host).strip("[]")
