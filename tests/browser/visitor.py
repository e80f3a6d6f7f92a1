"""Somebody with a browser of their own, who notices everything that is wrong with a page."""

import json
import random
import re
import time
from collections.abc import Callable
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from miskatonic.kernel.view import SeenChoice, View
from miskatonic.server import sent
from miskatonic.server.answers import Message, Seated
from real_browser import SIZES, Served, links
from tests.server.page import State, changed, choice_of, own, question_of, view_of

PATIENCE = 60.0
expect.set_options(timeout=PATIENCE * 1000)  # what is expected is waited for as long as anything else
FREE = ".decision .opt:not([aria-disabled]):not(.all)"
"""What can be chosen in the list, or unfolded there."""
LIT = ".board [data-picks]"
"""What can be chosen on the board."""
UNCOVERED = """(one) => { one.scrollIntoViewIfNeeded(); const { x, y, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-picks]') === one; }"""
"""Whether a click in the middle of something reaches it, and nothing that lies on it and can be chosen too."""
PAINTED = """async () => {
  for (let frame = 0; frame < 2; frame++)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""
"""Two frames, each with what is done when it is drawn: keys are listened to and the focus moves only then."""
WIDE = """() => [...document.querySelectorAll('body, body *')].filter((one) => {
  const box = one.getBoundingClientRect();
  if (!box.width || !box.height || box.right <= innerWidth + 1) return false;
  for (let up = one.parentElement; up; up = up.parentElement)
    if (getComputedStyle(up).overflowX !== 'visible' && up !== document.body) return false;
  return true;
}).map((one) => `${one.tagName}.${one.getAttribute('class')}`)"""
"""Everything that sticks out of the window to the right and is not inside something that scrolls or clips."""


class Visitor:
    """A browser context with one page. Console errors, page errors and foreign requests are kept as troubles."""

    def __init__(
        self,
        chromium: Browser,
        server: Served,
        *,
        size: str = "desktop",
        theme: str = "night",
        language: str = "en",
        name: str = "",
        motion: Literal["no-preference", "reduce"] = "reduce",
        opening: Literal["on", "off"] = "off",
    ) -> None:
        """`opening`: whether tables begin with the card that tells their goal; most tests know it."""
        width, height = SIZES[size]
        self.server = server
        self.context = chromium.new_context(
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            reduced_motion=motion,
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        for key, value in {"theme": theme, "language": language, "name": name, "opening": opening}.items():
            self.context.add_init_script(f"if (location.host) localStorage['miskatonic.{key}'] ??= {json.dumps(value)}")
        self.troubles: list[str] = []
        self.forgiven: list[str] = []
        self.seen: State | None = None
        self.context.on("request", self._asks)
        self.context.on("console", self._says)
        self.context.on("weberror", lambda error: self.troubles.append(f"page error: {error.error}"))
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._listens)

    def _asks(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme in ("http", "https", "ws", "wss") and url.netloc != f"localhost:{self.server.port}":
            self.troubles.append(f"a request to somebody else: {request.url}")

    def _says(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console {message.type}: {message.text}")

    def _listens(self, socket: WebSocket) -> None:
        if not socket.url.startswith(f"ws://localhost:{self.server.port}/"):
            self.troubles.append(f"a socket to somebody else: {socket.url}")
        socket.on("framereceived", self._hears)

    def _hears(self, frame: str | bytes) -> None:
        message: Message = json.loads(frame)
        if message["type"] == "change":
            message = changed(self.state, message)
        if message["type"] == "state":
            self.seen = message

    @property
    def state(self) -> State:
        """How the table stood last."""
        assert self.seen is not None, "the page has not heard of the table yet"
        return self.seen

    @property
    def asked(self) -> sent.Asked:
        """What is asked there."""
        return question_of(self.state)

    @property
    def view(self) -> View[Any]:
        """What is seen of it."""
        return view_of(self.state)

    @property
    def choice(self) -> SeenChoice:
        """What is asked, as the kernel shows it."""
        return choice_of(self.state)

    def holds(self, thing: sent.Question | sent.SaidOption) -> bool:
        """Whether a question or an option belongs to a seat of this visitor."""
        return own(self.state, thing)

    # --- going places -----------------------------------------------------------------------------------------------

    def open(self, path: str) -> None:
        """Go to a page of the server and wait until it stands."""
        self.page.goto(self.server.address + path)
        self.page.wait_for_selector("#room :is(.home, .frame, main.sheet p)")
        self.painted()

    def sit(self, seated: Seated, *keys: str) -> None:
        """Go to a table with these keys; with those of all seats if none is named."""
        self.seen = None
        self.open(links(seated, *keys))
        self.stands()

    def stands(self) -> None:
        """Wait until the table is laid."""
        self.page.wait_for_selector(".frame :is(.decision, section.end)")
        self.until(lambda: self.seen)
        if self.state["outcome"] and not self.state["closed"]:
            self.page.wait_for_selector("section.end")
        self.painted()

    def resize(self, size: str) -> None:
        """The same page in the window of another device, which is touched if it is a phone."""
        self.enlarge(*SIZES[size])
        session = self.context.new_cdp_session(self.page)
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": size == "phone"})
        session.detach()
        self.painted()

    def enlarge(self, width: int, height: int) -> None:
        """The same page in a window of another size, as soon as the page knows of it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function("([x, y]) => innerWidth === x && innerHeight === y", arg=[width, height])
        self.painted()

    def close(self) -> list[str]:
        """Close the browser; what was wrong."""
        text = self.page.evaluate("() => document.body.innerText")
        self.troubles += [f"a word that is missing: {found}" for found in re.findall(r"\bweb-[a-z_-]+", text)]
        self.context.close()
        return [one for one in self.troubles if not any(known in one for known in self.forgiven)]

    # --- waiting ----------------------------------------------------------------------------------------------------

    def until(self, holds: Callable[[], object]) -> None:
        """Wait until something is so."""
        deadline = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < deadline, "it never came true"
            self.page.wait_for_timeout(10)

    def reach(self, number: int) -> None:
        """Wait until the state of that number or a later one is on the screen."""
        self.until(lambda: self.state["number"] >= number)
        self.painted()

    def painted(self) -> None:
        """Wait until what is known is on the screen."""
        self.page.evaluate(PAINTED)

    def speak(self, language: str) -> None:
        """Press the button for the next language until the page speaks this one."""
        while self.state["language"] != language:
            self._speak_next()

    def _speak_next(self) -> None:
        now = self.state["language"]
        self.page.locator(".top .tool.wide").first.click()
        self.until(lambda: self.state["language"] != now)
        self.painted()

    # --- deciding ---------------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        found: int = self.state["number"]
        return found

    @property
    def free(self) -> Locator:
        """What can be chosen in the list."""
        return self.page.locator(FREE)

    def press(self, thing: Locator, tapped: bool = False) -> bool:
        """Click something, or tap it, that answers or narrows the list; whether it answered."""
        number, narrowed = self.number, self.page.locator(".decision .opt.all")
        before = narrowed.count()
        (thing.tap if tapped else thing.click)()
        self.until(lambda: self.number > number or (not before and narrowed.count()))
        self.painted()
        return self.number > number

    def decide(self, luck: random.Random) -> None:
        """Click something that can be chosen, on the board or in the list, until the decision is made."""
        board = self.page.locator(LIT)
        if luck.random() < 0.5 and (count := board.count()):
            thing = board.nth(luck.randrange(count))
            if thing.evaluate(UNCOVERED) and self.press(thing):
                return
        while not self.press(self.free.nth(luck.randrange(self.free.count()))):
            pass

    def decide_first(self, times: int = 1) -> None:
        """Click the first option, so many times."""
        for _ in range(times):
            while not self.press(self.free.first):
                pass

    # --- looking ----------------------------------------------------------------------------------------------------

    def see_course(self) -> None:
        """Look at how the game went, also where a game lays something of its own in front."""
        self.page.locator(".course [data-view=course]").click()
        self.page.wait_for_selector(".course svg.ch")

    def wide(self) -> list[str]:
        """What sticks out to the right."""
        found: list[str] = self.page.evaluate(WIDE)
        return found

    def words(self, selector: str) -> str:
        """The text of a part of the page as it is on the screen."""
        return self.page.locator(selector).first.inner_text()

    def copied(self, act: Callable[[], None]) -> str:
        """What is on the clipboard after something was done that puts a text there, which takes a moment."""
        self.page.evaluate("() => navigator.clipboard.writeText('')")
        act()
        self.until(self._clipboard)
        return self._clipboard()

    def _clipboard(self) -> str:
        found: str = self.page.evaluate("() => navigator.clipboard.readText()")
        return found

    def storage(self, key: str) -> str:
        """What the browser keeps."""
        found: str = self.page.evaluate("(key) => localStorage.getItem(key) ?? ''", f"miskatonic.{key}")
        return found
