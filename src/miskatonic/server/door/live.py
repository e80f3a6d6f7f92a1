"""The socket of a visitor: a join first, then messages; states are sent as fast as they are taken, never faster."""

import asyncio
import contextlib
import logging
import time
from collections import Counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from miskatonic.kernel import IllegalAnswer, NothingToUndo, NotYourSeat, StaleAnswer, Trouble
from miskatonic.server import answers, messages, sentences
from miskatonic.server.door.access import Pace, Paces
from miskatonic.server.door.addresses import is_loopback
from miskatonic.server.keys import hash_of, household
from miskatonic.server.messages import PROTOCOL, WHOLE_STATES, WORDS, Refused, closed, encode
from miskatonic.server.seen import explanations, scene
from miskatonic.server.storage.records import SPECTATOR
from miskatonic.server.tables.house import House
from miskatonic.server.tables.open_table import OpenTable
from miskatonic.server.tables.opening import AnyTable
from miskatonic.server.tables.people import Viewer
from miskatonic.server.tables.room import Room

JOIN_WITHIN = 10.0
"""Seconds until a page that says nothing is disconnected."""
CODES: dict[type[Trouble], str] = {
    StaleAnswer: "stale",
    IllegalAnswer: "not_possible",
    NotYourSeat: "not_yours",
    NothingToUndo: "nothing_to_undo",
}
MESSAGES = (30.0, 90.0)
"""How many messages a page may send per second, and how many at once after a pause."""
OF_ONE_ADDRESS = (120.0, 360.0)
"""The same for all pages together that strangers at one address have open."""
REST = 1.0
"""Seconds for which a page is ignored after its address has asked too much."""
SHOWN_OUT = {"out_of_service": 4010, "damaged": 4011}
"""The code with which a refusal closes the socket."""
SOCKETS_OF_ONE_ADDRESS = 100
NOT_LET_IN, TOO_MANY, FLOODED, BROKEN = 4004, 4029, 4008, 1011
MOST_REPLIES = 200
"""Replies that may wait for a page that does not take them; with more it is disconnected."""
NO_MESSAGE = (msgspec.MsgspecError, UnicodeError, RecursionError)
logger = logging.getLogger(__name__)


class Visitor(Viewer):
    """One open page, and what must still be sent to it."""

    def __init__(self, socket: WebSocket) -> None:
        super().__init__(set(), "en")
        self.socket = socket
        self.news = asyncio.Event()
        self.replies: list[bytes] = []
        self.wants_state = self.wants_people = False
        self.takes_changes = True
        """Whether the page is sent changes; an older one is sent whole states."""
        self.gone = False
        self.code = BROKEN
        """The code with which the socket is closed, if neither page nor server has closed it before."""
        self.why: str | None = None
        """What they are told when they are disconnected."""
        self.doing = asyncio.Lock()
        """Held while a request of the page is carried out: what has begun is finished, even if they leave."""

    def show(self) -> None:
        """There is a new state to send; only the newest counts."""
        self.wants_state = True
        self.news.set()

    def show_all(self) -> None:
        """The page has nothing that a change could be applied to."""
        self.told, self.seen = 0, None
        self.show()

    def show_people(self) -> None:
        """Somebody came or went."""
        self.wants_people = True
        self.news.set()

    def reply(self, message: answers.Advice | answers.Because | answers.NotDone) -> None:
        """Something for this page only. A page that never reads is disconnected before too much piles up."""
        self.answer(encode(message))

    def because(self, of: str, explained: answers.Explained) -> None:
        """The answer to a question `why`."""
        self.reply({"type": "because", "id": of, **explained})

    def answer(self, message: bytes) -> None:
        """The same, already as JSON."""
        if len(self.replies) < MOST_REPLIES:
            self.replies.append(message)
        else:
            self.leave()
        self.news.set()

    def refuse(self, code: str) -> None:
        """A refusal in the visitor's language; none for those being disconnected, who are told why."""
        if not self.gone:
            self.reply(self.not_done(code))

    def not_done(self, code: str) -> answers.NotDone:
        """A refusal in words."""
        return {"type": "refused", "code": code, "say": sentences.say(WORDS, self.language, f"web-refused-{code}")}

    def leave(self, why: str | None = None) -> None:
        """The page may no longer be here."""
        self.gone, self.why = True, why
        self.seats = set()
        self.news.set()

    async def send(self, room: AnyTable) -> None:
        """Send whatever there is, for as long as the page is open."""
        while not self.gone:
            await self.news.wait()
            self.news.clear()
            for reply in self._taken():
                await self.socket.send_text(reply.decode())
                await asyncio.sleep(0)  # lets others in, and notices if the page is gone
            if (self.wants_state or self.wants_people) and not self.gone:
                try:
                    async with room.lock:
                        seen = self._seen(room)
                except Refused as refused:
                    self.leave(refused.code)
                else:
                    if not self.gone:
                        await self.socket.send_text(seen.decode())
        if self.why is None:
            await self.socket.close(code=4001)
        else:
            await _last_word(self, self.why)

    def _seen(self, room: AnyTable) -> bytes:
        """What there is to see; the state of the table includes who is there."""
        stands, self.wants_state, self.wants_people = self.wants_state, False, False
        if not stands:
            return scene.change_of_people(room, self)
        return scene.change(room, self) if self.takes_changes else scene.state(room, self)

    def _taken(self) -> list[bytes]:
        replies, self.replies = self.replies, []
        return replies


class Doorkeeper:
    """Lets pages in and serves them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.paces = Paces(*OF_ONE_ADDRESS)
        self.open: Counter[str] = Counter()
        """How many pages of each address are open; also behind a proxy, whose connections are not counted."""

    async def serve(self, socket: WebSocket) -> None:
        """One page from its first message to its last; the number from one address is limited."""
        address = household(socket.client.host) if socket.client else ""
        counted = self.house.quotas.public and not is_loopback(address)
        if counted and self.open[address] >= SOCKETS_OF_ONE_ADDRESS:
            await socket.close(code=TOO_MANY)
            return
        self.open[address] += 1
        try:
            await socket.accept()
            await self._serve(Visitor(socket))
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    async def _serve(self, visitor: Visitor) -> None:
        socket = visitor.socket
        try:
            room = await self._join(visitor)
        except (Refused, TimeoutError, WebSocketDisconnect, *NO_MESSAGE) as problem:
            if not isinstance(problem, WebSocketDisconnect):
                await _last_word(visitor, problem.code if isinstance(problem, Refused) else "bad_message")
            return
        tasks = [asyncio.create_task(visitor.send(room)), asyncio.create_task(self._listen(visitor, room))]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        room.visitors.remove(visitor)
        room.left(visitor.person)
        tell_people(room)
        await room.processes.went(room, visitor)
        async with visitor.doing:
            for task in tasks:
                task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                logger.error("a page was disconnected", exc_info=result)
        if WebSocketState.DISCONNECTED not in (socket.application_state, socket.client_state):
            with contextlib.suppress(WebSocketDisconnect):
                await socket.close(code=visitor.code)

    async def _join(self, visitor: Visitor) -> AnyTable:
        join = messages.read_message(await asyncio.wait_for(_received(visitor.socket), JOIN_WITHIN))
        if not isinstance(join, messages.Join):
            raise Refused("bad_message", "A join must come first.")
        if join.protocol not in (PROTOCOL, WHOLE_STATES):
            raise Refused("protocol", "The page is older or newer than the server. Reload it.")
        visitor.language = join.language
        visitor.takes_changes = join.protocol != WHOLE_STATES
        room = await self.house.found(join.table)
        hashes = [hash_of(key) for key in join.keys]
        seats = room.seats_of(hashes) if room else set()
        if room is None or not (seats or room.header.creator in hashes):
            raise Refused("unknown", "There is no such table, or this is not a link to it.")
        if room.is_damaged:
            raise Refused("damaged", "The record of this table is damaged.")
        visitor.seats = seats - {SPECTATOR}
        visitor.creator = room.header.creator in hashes
        visitor.person, visitor.name = join.person, join.name
        visitor.told = join.from_ if join.from_ <= len(room.events) else 0
        room.holders.update(dict.fromkeys(visitor.seats, visitor.person))
        room.visitors.append(visitor)
        try:
            await room.processes.came(room, visitor)
        except BaseException:  # whatever it is: nobody may seem to be here who isn't
            room.visitors.remove(visitor)
            raise
        visitor.show()
        tell_people(room, but=visitor)
        room.wake_bots()
        return room

    async def _listen(self, visitor: Visitor, room: AnyTable) -> None:
        """Message after message; a page that floods or sends nonsense again and again is disconnected. One that is
        ignored because others at its address have asked too much is not: it may try again after a while.
        """
        pace = Pace(*MESSAGES)
        nonsense = 0
        while not visitor.gone:
            data = await _received(visitor.socket)
            await asyncio.sleep(0)  # however much one page sends at once, others get their turn
            if not pace.allows(time.monotonic()):
                visitor.refuse("too_fast")
                nonsense += 1
            elif not self._address_may(visitor, room):
                visitor.refuse("too_fast")
                await asyncio.sleep(REST)
            else:
                nonsense = 0 if await self._take(visitor, room, data) else nonsense + 1
            if nonsense >= 20:
                visitor.code = FLOODED
                return

    def _address_may(self, visitor: Visitor, room: Room) -> bool:
        """Whether the address of a page may ask for anything more. Pages on this machine, and those behind a proxy that
        was not named, can't be told apart by address, so their tables are used.
        """
        if not self.house.quotas.public:
            return True
        address = visitor.socket.client.host if visitor.socket.client else ""
        whose = f"table {room.header.id}" if is_loopback(address) else household(address)
        return self.paces.of(whose).allows(time.monotonic())

    async def _take(self, visitor: Visitor, room: AnyTable, data: str) -> bool:
        """Do what a message asks for; False if it wasn't a valid message."""
        try:
            message = messages.read_message(data)
        except NO_MESSAGE:
            visitor.refuse("bad_message")
            return False
        try:
            async with visitor.doing:
                await self._do(visitor, room, message)
        except Refused as refused:
            visitor.refuse(refused.code)
        except Trouble as trouble:
            visitor.refuse(CODES.get(type(trouble), "not_possible"))
        return True

    async def _do(self, visitor: Visitor, room: AnyTable, message: messages.Message) -> None:
        match message:
            case messages.Join():
                raise Refused("bad_message", "You have already joined.")
            case messages.Speak():
                visitor.language = message.language
                visitor.show_all()
            case messages.Whole():
                visitor.show_all()
            case _ if room.is_open:
                await self._play(visitor, room, message)
            case messages.Why():
                visitor.because(message.id, explanations.of_closed(room, visitor, message.about))
            case _:
                raise closed()

    async def _play(self, visitor: Visitor, opened: OpenTable, message: messages.Message) -> None:
        """What can be asked for at a table that is being played."""
        match message:
            case messages.Answer():
                await self.house.quotas.go_on(len(opened.answered), opened.header.origin)
                await opened.answer(visitor, message.number, message.option)
                self.house.metrics.decisions += 1
            case messages.Undo():
                await self.house.quotas.go_on(len(opened.answered), opened.header.origin)
                await opened.undo(visitor, message.number, message.to)
            case messages.Consent():
                await opened.consent(visitor, message.agree)
            case messages.HandOver():
                await opened.hand_over(visitor, message.seat, message.bot)
            case messages.Hint():
                visitor.reply(
                    explanations.advice(opened, visitor, message.number, await opened.hint(visitor, message.number))
                )
            case messages.Why():
                async with opened.lock:
                    explained = explanations.because(opened, visitor, message.about)
                visitor.because(message.id, explained)
            case messages.Position():
                async with opened.lock:
                    visitor.answer(scene.in_words(opened, visitor))
            case messages.Goal():
                async with opened.lock:
                    visitor.answer(scene.goal(opened, visitor))


def tell_people(room: Room, but: Visitor | None = None) -> None:
    """Somebody came or went."""
    for visitor in room.visitors:
        if visitor is not but and isinstance(visitor, Visitor):
            visitor.show_people()


async def _received(socket: WebSocket) -> str:
    """The next text; bytes are not a message, and read as an empty one."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return message.get("text") or ""


async def _last_word(visitor: Visitor, code: str) -> None:
    """Tell somebody why they can't come in or stay, and close."""
    refusal = encode(visitor.not_done(code)).decode()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await visitor.socket.send_text(refusal)
        await visitor.socket.close(code=SHOWN_OUT.get(code, NOT_LET_IN))
