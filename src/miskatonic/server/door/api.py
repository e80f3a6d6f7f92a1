"""What is not live, over HTTP: games, words, new tables, links, export, import, replay."""

import asyncio
import functools
import gzip
import sqlite3
from collections.abc import Awaitable, Callable
from typing import TypeVar, cast

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from miskatonic import text
from miskatonic.kernel import BadSave, OtherCards, RefusedOption, Trouble, UnknownGame, find_game
from miskatonic.kernel.speech import in_words
from miskatonic.server import answers, keys, messages, sent, sentences
from miskatonic.server.answers import Refusal
from miskatonic.server.door.access import LARGEST_BODY
from miskatonic.server.messages import NOT_KEPT, WORDS, Raw, Refused, closed, encode, nothing_there
from miskatonic.server.seen import explanations, lists, replay, scene
from miskatonic.server.seen.games_and_words import GamesAndWords
from miskatonic.server.storage.records import SPECTATOR
from miskatonic.server.tables import sequels
from miskatonic.server.tables.house import House
from miskatonic.server.tables.opening import AnyTable
from miskatonic.server.tables.people import Viewer

LARGEST_ENQUIRY = 400_000
"""Bytes of an enquiry: a file with decks."""
Endpoint = Callable[[Request], Awaitable[Response]]
Body = TypeVar("Body")


def answer(data: answers.Given | Raw, status: int = 200) -> Response:
    """What an endpoint gives, as JSON."""
    return Response(encode(data), status, media_type="application/json")


def refusing(endpoint: Endpoint) -> Endpoint:
    """Give every refusal the same form."""

    @functools.wraps(endpoint)
    async def refused(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refused as problem:
            return answer(Refusal(error=problem.code, say=problem.say), problem.status)
        except BadSave as problem:
            return answer(Refusal(error="bad_save", say=str(problem)), 400)
        except UnknownGame as problem:
            return answer(Refusal(error="unknown", say=str(problem)), 400)
        except Trouble as problem:
            return answer(Refusal(error="not_possible", say=str(problem)), 400)
        except (sqlite3.Error, OSError):
            return answer(Refusal(error="not_kept", say=NOT_KEPT), 503)

    return refused


def refused_in(language: str, problem: RefusedOption) -> Refused:
    """What the rules of a game refuse, in the asker's language."""
    return Refused("not_possible", sentences.anyhow(lambda: problem.said(language)))


async def body(request: Request, kind: type[Body], largest: int = LARGEST_BODY) -> Body:
    """The body of a request, as a closed type."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused("bad_message", "The body must be application/json.", 415)
    try:
        content = await request.body()
        if len(content) > largest:
            raise Refused("too_large", "This is too large.", 413)
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise Refused("bad_message", f"The body does not match: {problem}") from problem
    except ClientDisconnect as problem:
        raise Refused("too_large", "This is too large.", 413) from problem


def language_of(request: Request) -> str:
    """The language asked for; English by default."""
    language = request.query_params.get("language", "en")
    if language not in text.LANGUAGES:
        raise Refused("bad_message", f"The languages are {', '.join(text.LANGUAGES)}.")
    return language


def position_of(request: Request) -> int:
    """The position asked for, as the number of decisions before it; the beginning by default."""
    wanted = request.query_params.get("at", "0")
    if not (wanted.isascii() and wanted.isdecimal() and len(wanted) < 10):
        raise Refused("bad_message", "`at` must be a number of decisions.")
    return int(wanted)


def key_of(request: Request) -> str | None:
    """The key a request carries."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    return key if kind == "Bearer" and 16 <= len(key) <= 64 else None


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


class Api:
    """The endpoints, and the house they give access to."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.shelf = GamesAndWords()

    def routes(self) -> list[Route]:
        """Every endpoint with its path."""
        table = "/api/tables/{table}"
        return [
            Route("/api/games", refusing(self.games), methods=["GET"]),
            Route("/api/words/{domain}/{language}", refusing(self.words), methods=["GET"]),
            Route("/api/games/{game}/enquiries/{enquiry}", refusing(self.enquire), methods=["POST"]),
            Route("/api/tables", refusing(self.tables), methods=["GET"]),
            Route("/api/tables", refusing(self.new_table), methods=["POST"]),
            Route("/api/import", refusing(self.take_in), methods=["POST"]),
            Route(table, refusing(self.table), methods=["GET"]),
            Route(table, refusing(self.delete), methods=["DELETE"]),
            Route(f"{table}/links", refusing(self.new_link), methods=["POST"]),
            Route(f"{table}/export", refusing(self.export), methods=["GET"]),
            Route(f"{table}/replay", refusing(self.replay), methods=["GET"]),
            Route(f"{table}/why", refusing(self.why), methods=["GET"]),
            Route(f"{table}/continue", refusing(self.go_on), methods=["POST"]),
            Route(f"{table}/course", refusing(self.course), methods=["GET"]),
            Route(f"{table}/sequel", refusing(self.follow), methods=["POST"]),
            Route(f"{table}/chain", refusing(self.chain), methods=["GET"]),
            Route(f"{table}/campaign", refusing(self.campaign), methods=["GET"]),
        ]

    # --- without a key ----------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """What can be played."""
        return answer(Raw(await self.shelf.games(language_of(request))))

    async def words(self, request: Request) -> Response:
        """The words of a game, or of the page."""
        domain, language = request.path_params["domain"], request.path_params["language"]
        if language not in text.LANGUAGES:
            raise nothing_there()
        if domain == "web":
            package = WORDS
        else:
            try:
                package = (await asyncio.to_thread(find_game, domain)).package
            except UnknownGame as problem:
                raise nothing_there() from problem
        packed = await self.shelf.words(package, language)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed, media_type="application/json", headers={"content-encoding": "gzip"})
        return Response(gzip.decompress(packed), media_type="application/json")

    async def enquire(self, request: Request) -> Response:
        """A game's answer to a question without a table, its sentences in the language asked for."""
        language = language_of(request)
        try:
            game = await asyncio.to_thread(find_game, request.path_params["game"])
            asked = game.enquiries[request.path_params["enquiry"]]
        except (UnknownGame, KeyError) as problem:
            raise nothing_there() from problem
        wish = await body(request, messages.Plain, LARGEST_ENQUIRY)
        try:
            found = await asyncio.to_thread(asked, wish)
        except RefusedOption as problem:
            raise refused_in(language, problem) from problem
        said = in_words(found, lambda line: sentences.say(game.package, language, line.message, line.args))
        return answer(Raw(encode(said)))

    async def new_table(self, request: Request) -> Response:
        """Set up a table; without a key a new creator's key is made."""
        wish = await body(request, messages.NewTable)
        with_bots = {int(seat): name for seat, name in wish.bots.items()}
        game = await asyncio.to_thread(find_game, wish.game)
        seed = None if wish.seed is None else int(wish.seed)
        try:
            seated = await self.house.new_table(
                game, wish.seats, wish.options, seed, key_of(request), with_bots, address_of(request)
            )
        except RefusedOption as problem:
            raise refused_in(wish.language, problem) from problem
        return answer(seated, 201)

    async def take_in(self, request: Request) -> Response:
        """A table from a save, or the next one of a campaign from its file."""
        wish = await body(request, messages.Import)
        own, address = key_of(request), address_of(request)
        try:
            seated = await sequels.begun_from(self.house, wish.file, own, address)
            seated = seated or await self.house.import_save(wish.file, own, address)
        except OtherCards as problem:
            raise Refused("bad_save", sentences.say(WORDS, wish.language, "save-other-cards")) from problem
        except RefusedOption as problem:
            raise refused_in(wish.language, problem) from problem
        return answer(seated, 201)

    # --- with a key -------------------------------------------------------------------------------------------------

    async def tables(self, request: Request) -> Response:
        """The tables of a creator."""
        key = key_of(request)
        if key is None:
            raise Refused("no_key", "This needs a creator's key.", 401)
        return answer({"tables": await lists.tables_of(self.house, key, language_of(request))})

    async def _found(self, request: Request) -> tuple[AnyTable, set[int], bool]:
        """The table in the path, the seats the key opens, and whether it is the creator's; else nothing is there."""
        key = key_of(request)
        room = await self.house.found(request.path_params["table"]) if key else None
        if room is None or key is None:
            raise nothing_there()
        hashed = keys.hash_of(key)
        seats, creator = room.seats_of([hashed]), room.header.creator == hashed
        if not seats and not creator:
            raise nothing_there()
        return room, seats, creator

    async def table(self, request: Request) -> Response:
        """One table as in a list, for anyone with a key to it: that is how guests find it again."""
        room, seats, _ = await self._found(request)
        if room.is_damaged:
            raise Refused("damaged", "The record of this table is damaged.", 409)
        async with room.lock:
            header = room.header._replace(touched=room.touched)
            found = scene.summary(room, header, language_of(request))
        return answer({**found, "mine": sorted(seats - {SPECTATOR})})

    async def _of_creator(self, request: Request) -> AnyTable:
        room, _, creator = await self._found(request)
        if not creator:
            raise nothing_there()
        return room

    async def new_link(self, request: Request) -> Response:
        """A new key for a lost seat."""
        wish = await body(request, messages.NewLink)
        room = await self._of_creator(request)
        if wish.seat >= room.header.seats:
            raise Refused("not_possible", f"There is no seat {wish.seat}.")
        key = keys.new_key()
        await room.new_key(wish.seat, keys.hash_of(key))
        return answer({"key": key}, 201)

    async def delete(self, request: Request) -> Response:
        """Delete a table for good."""
        await self.house.delete(await self._of_creator(request))
        return answer(answers.Nothing())

    async def export(self, request: Request) -> Response:
        """The table as one file. While the game runs, it contains the seed only if that was chosen or brought in."""
        room = await self._of_creator(request)
        name = f"{room.header.game}-{room.header.id}.json"
        async with room.lock:
            save = room.export()
        if room.is_open:
            save = await asyncio.to_thread(self.house.signed, save)
        return Response(
            save,
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    async def replay(self, request: Request) -> Response:
        """A position of the game as the holder of the key would have seen it."""
        room, seats, _ = await self._found(request)
        at = position_of(request)
        viewer = Viewer(seats - {SPECTATOR}, language_of(request))
        async with room.lock:
            past = await asyncio.to_thread(lambda: room.past(at))
            given = await asyncio.to_thread(replay.answered, room, past, viewer)
            state = await asyncio.to_thread(scene.state, past, viewer)
            shown = cast(sent.State[object], Raw(state))
            return answer({"at": at, "last": room.last, "answer": given, "state": shown})

    async def why(self, request: Request) -> Response:
        """What there is to read about a name, a rule or a line of the log at a position of the game."""
        room, seats, _ = await self._found(request)
        at, wanted = position_of(request), {"name", "rule", "event"} & request.query_params.keys()
        try:
            about = msgspec.convert({key: request.query_params[key] for key in wanted}, messages.About, strict=False)
        except msgspec.ValidationError as problem:
            raise Refused("bad_message", f"The question does not match: {problem}") from problem
        viewer = Viewer(seats - {SPECTATOR}, language_of(request))
        async with room.lock:
            past = await asyncio.to_thread(lambda: room.past(at))
            if not past.is_open:
                return answer(explanations.of_closed(past, viewer, about))
            return answer(await asyncio.to_thread(explanations.because, past, viewer, about))

    async def go_on(self, request: Request) -> Response:
        """A new table that continues from a position of this one. While a game runs, only its creator may; and if
        nobody may know its seed, the new table has a different one, so that playing ahead reveals nothing.
        """
        wish = await body(request, messages.GoOn)
        opened, seats, creator = await self._found(request)
        own = key_of(request) if creator else wish.creator
        if not opened.is_open:
            raise closed()
        async with opened.lock:
            if not creator and (opened.table.outcome is None or not seats - {SPECTATOR}):
                raise nothing_there()
            past = await asyncio.to_thread(opened.at, wish.at)
            is_sealed = opened.is_sealed
        seated = await self.house.go_on_with(past, own, address_of(request), apart=is_sealed)
        return answer(seated, 201)

    async def course(self, request: Request) -> Response:
        """How the game went."""
        room, _, _ = await self._found(request)
        language = language_of(request)
        async with room.lock:
            course = await asyncio.to_thread(
                lambda: room.once(("course", language), lambda: replay.course(room, language))
            )
            return answer(Raw(course))

    # --- a campaign, which is a chain of tables ---------------------------------------------------------------------

    async def follow(self, request: Request) -> Response:
        """The table that follows this one, for anyone with a seat here and its creator; the same for all who ask."""
        wish = await body(request, messages.Follow)
        opened, seats, creator = await self._found(request)
        if not creator and not seats - {SPECTATOR}:
            raise nothing_there()
        if not opened.is_open:
            raise closed()
        address = address_of(request)
        return answer(await sequels.follow(self.house, opened, wish.options, wish.joining, wish.seed, address), 201)

    async def chain(self, request: Request) -> Response:
        """The tables before and after this one."""
        room, _, _ = await self._found(request)
        hashed = keys.hash_of(key_of(request) or "")
        return answer({"tables": await lists.chain(self.house, room, hashed, language_of(request))})

    async def campaign(self, request: Request) -> Response:
        """The campaign as one file, from which another table can continue, here or elsewhere."""
        room, _, _ = await self._found(request)
        if not room.is_open:
            raise closed()
        async with room.lock:
            file = await asyncio.to_thread(sequels.file_of, room)
        name = f"{room.header.game}-campaign.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(file, media_type="application/json", headers=headers)
