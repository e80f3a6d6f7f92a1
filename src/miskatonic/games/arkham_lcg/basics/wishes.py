"""AH-B-043, AH-B-225: "ask me here": where a seat is asked in windows, for itself, changed by its own answers."""

import functools
from collections.abc import Sequence

from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import FAST, FREE, REACTION
from miskatonic.games.arkham_lcg.rows.terms import TEST
from miskatonic.games.arkham_lcg.state import Arkham, Wish, row
from miskatonic.kernel import Option, ask, tell

ASKS = NORMAL, ALL, FEW = "normal", "all", "few"
"""Where something is timely; wherever it is legal; only reactions and one's own turn."""
WINDOWS = (topics.WINDOW, topics.TURN_WINDOW, topics.TEST_WINDOW)
ALWAYS, NEVER, HERE = "always", "never", "here"

PLACES = (
    AFTER_MYTHOS, BEFORE_TURNS, IN_TURN, TURN_ENDS, AFTER_HUNTERS, AFTER_ATTACKS, UPKEEP_BEGINS,
) = (
    "after_mythos", "before_turns", "in_turn", "turn_ends", "after_hunters", "after_attacks", "upkeep_begins",
)  # fmt: skip
"""AH-B-043: where the windows of the round are; those of a test are separate."""


def word_about(game: Arkham, seat: int, about: str) -> str:
    """What a seat has said of a card or a place."""
    return next((one.word for one in game.wishes if one.seat == seat and one.about == about), "")


def wants(game: Arkham, seat: int, card: int, place: str, timely: bool, own: bool = False) -> bool:
    """AH-B-043: whether a seat is asked about a card at a place: what it has said of the card counts before all, then
    its own turn and test (`own`), its wish for quiet, what it has said of the place, and where it is asked at all.
    """
    if game.wishes and (word := word_about(game, seat, row(game, card).id)):
        return word == ALWAYS
    if own and timely:
        return True
    if game.quiet[seat]:
        return False
    level = game.asks[seat]
    if level == ALL or (game.wishes and word_about(game, seat, place)):
        return True
    return timely and level == NORMAL


def is_muted(game: Arkham, seat: int, card: int) -> bool:
    """Whether a seat never wants to be asked about a card, not even for a reaction."""
    return bool(game.wishes) and word_about(game, seat, row(game, card).id) == NEVER


def is_particular(game: Arkham, seat: int) -> bool:
    """Whether a seat may want to be asked where others are not."""
    return game.asks[seat] == ALL or (bool(game.wishes) and any(one.seat == seat for one in game.wishes))


def anybody_particular(game: Arkham) -> bool:
    """Whether anybody may want to be asked where nothing is timely."""
    return bool(game.wishes) or ALL in game.asks


# --- changing it ------------------------------------------------------------------------------------------------------


def asides(game: Arkham, seats: Sequence[int]) -> list[Option]:
    """Beside a question: how one wants to be asked, for each who is asked."""
    return [Option(f"asks:{seat}", seat, seat=seat) for seat in seats]


async def change(game: Arkham, seat: int) -> None:
    """A seat says where or about what it wants to be asked, one thing at a time."""
    picked = await ask(game, seat, "asks", "AH-B-043", functools.partial(_options, seat=seat), {"seat": seat})
    if picked.passes:
        return
    about, word = picked.value
    if picked.verb == "level":
        game.asks[seat] = word
    else:
        rest = [one for one in game.wishes if (one.seat, one.about) != (seat, about)]
        game.wishes = (*rest, *([Wish(seat, about, word)] if word else []))
    if game.sink:
        tell(game, "wish", "AH-B-043", {"seat": seat, "verb": picked.verb, **picked.args}, seat)


def _options(game: Arkham, seat: int) -> list[Option]:
    """To leave it so; where to be asked at all, at which places, about which cards."""
    found = [Option("done", passes=True, left="none")]
    found += [Option(f"level:{one}", ("", one), level=f"asks-{one}") for one in ASKS if one != game.asks[seat]]
    for place in (*PLACES, TEST):
        marked = word_about(game, seat, place)
        verb = "not_here" if marked else HERE
        found.append(Option(f"{verb}:{place}", (place, "" if marked else HERE), where=f"window-{place}"))
    for card in _cards(game, seat):
        id_ = row(game, card).id
        said = word_about(game, seat, id_)
        words = {"usual": ""} if said else {NEVER: NEVER}
        if not said and _is_for_windows(game, card):
            words[ALWAYS] = ALWAYS
        for verb, word in words.items():
            found.append(Option(f"{verb}:{id_}", (id_, word), seat=seat, secret=True, card=card_name(game, card)))
    return found


def _cards(game: Arkham, seat: int) -> list[int]:
    """The cards of a seat that it can be asked about, copies once."""
    said = {one.about for one in game.wishes if one.seat == seat}
    away = [card for card, owner in enumerate(game.owner) if owner == seat and row(game, card).id in said]
    near = (game.who[seat], *game.area[seat], *game.threat[seat], *game.hand[seat])
    once: dict[int, int] = {}
    for card in (*[card for card in near if _asks(game, card)], *away):
        once.setdefault(game.card[card], card)
    return list(once.values())


def _asks(game: Arkham, card: int) -> bool:
    """Whether a card has something that one decides to use."""
    return any(ability.kind in (FREE, FAST, REACTION) for ability in row(game, card).abilities)


def _is_for_windows(game: Arkham, card: int) -> bool:
    """Whether that applies in windows, where one isn't asked about everything; about reactions one always is."""
    return any(ability.topic in WINDOWS for ability in row(game, card).abilities)
