"""What is the same for everybody: the games as the home page shows them, and the words. Reading games and their words
for the first time takes a second, while everybody else plays on.
"""

import asyncio
import functools
import gzip
from collections.abc import Callable

import miskatonic
from miskatonic import bots, text
from miskatonic.kernel import Setting, find_game
from miskatonic.server import answers, sentences
from miskatonic.server.messages import encode
from miskatonic.web import drawn


class GamesAndWords:
    """Games and words, each made once."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, ...], asyncio.Task[bytes]] = {}

    async def games(self, language: str) -> bytes:
        """What can be played."""
        return await self._once(games, language)

    async def words(self, domain: str, language: str) -> bytes:
        """All words of a game, or of the page, compressed."""
        return await self._once(words, domain, language)

    async def _once(self, make: Callable[..., bytes], *what: str) -> bytes:
        """Requests that come while it is being made wait for the same result; a failure is tried again."""
        key = (make.__name__, *what)
        making = self._made.get(key)
        if making is None or (making.done() and (making.cancelled() or making.exception() is not None)):
            making = self._made[key] = asyncio.create_task(asyncio.to_thread(make, *what))
        return await asyncio.shield(making)


def games(language: str) -> bytes:
    """What can be played, as JSON."""
    found: answers.Games = {"games": [described(game.id, language) for game in miskatonic.games()]}
    return encode(found)


@functools.cache
def described(game_id: str, language: str) -> answers.GameShown:
    """A game as the home page shows it."""
    game = find_game(game_id)

    def say(message: str) -> str:
        return sentences.say(game.package, language, message)

    return {
        "id": game.id,
        "name": say("game-name"),
        "tagline": say("game-tagline"),
        "seats": list(game.seats),
        "minutes": game.minutes,
        "bots": bots.names(game.id),
        "drawn": drawn(game.id),
        "enquiries": sorted(game.enquiries),
        "settings": [
            {
                "id": setting.id,
                "label": say(f"setting-{setting.id}"),
                "default": setting.default,
                "given": None if setting.given is None else {"id": setting.given[0], "values": list(setting.given[1])},
                "values": [_value(game.package, language, setting, one) for one in setting.values],
                "several": setting.several,
            }
            for setting in game.all_settings.values()
        ],
    }


def _value(package: str, language: str, setting: Setting, value: str) -> answers.SettingValue:
    """One value of a setting: its whole label, and, if it has a remark, what stands in the line above the remark."""
    label = f"setting-{setting.id}-{value}"
    needed = setting.needs.get(value)
    parts = {part for part in (".plain", ".more") if text.has(package, language, label + part)}

    def say(part: str) -> str:
        return sentences.say(package, language, label + part)

    return {
        "value": value,
        "label": say(""),
        "plain": say(".plain" if ".plain" in parts else ""),
        "more": say(".more") if ".more" in parts else "",
        "given": None if needed is None else {"id": needed[0], "values": [needed[1]]},
    }


@functools.cache
def words(domain: str, language: str) -> bytes:
    """All messages and parts of names that need no arguments, compressed; those of the page with their arguments as
    {name}. Options and what using a card does are left out: the page gets options as whole sentences.
    """
    found = {}
    for message, names in text.arguments(domain, "en").items():
        if message.startswith(("terminal-", "option-", "-")) or message.endswith(".does"):
            continue
        if names and message.startswith("web-"):
            found[message] = sentences.say(domain, language, message, {name: f"{{{name}}}" for name in names})
        elif not names:
            found[message] = sentences.say(domain, language, message)
    all_words: answers.Words = {"words": found}
    return gzip.compress(encode(all_words), mtime=0)
