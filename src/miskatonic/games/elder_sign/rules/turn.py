"""The turn (ES-025 to ES-032): how it begins, the movement, and what cuts it short."""

import functools

from miskatonic.games.elder_sign.abilities import as_a_turn_begins
from miskatonic.games.elder_sign.names import active_player, place_name
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.card import START, TURN
from miskatonic.games.elder_sign.rows.occasions import DOINGS
from miskatonic.games.elder_sign.rules import attempt, battle, held_cards, midnight, monsters, mythos, rolling
from miskatonic.games.elder_sign.state import ENTRANCE, ElderSign
from miskatonic.kernel import Offer, Offers, Option, ask, go_on_as, tell


def _place_options(verb: str) -> list[Option]:
    """The options to do something at each card, and at the entrance, which has the last number."""
    called = [*(card.id for card in CARDS), "entrance"]
    places = [*range(len(CARDS)), ENTRANCE]
    return [Option(f"{verb}:{id_}", at, place=place_name(at)) for id_, at in zip(called, places, strict=True)]


GO, STAY = _place_options("go"), _place_options("stay")


@functools.lru_cache(4096)
def _places(here: int, museum: tuple[int, ...], worlds: tuple[int, ...]) -> list[Option]:
    """ES-028: every card in play, and the entrance."""
    places = (*(card for card in museum if card >= 0), *worlds, ENTRANCE)
    return [STAY[place] if place == here else GO[place] for place in places]


async def cut_short(game: ElderSign) -> str:
    """ES-078, ES-180, ES-228: straight to the clock, when the investigator was devoured or the Ancient One awakens:
    neither won nor lost, monsters beaten on the way go back into the cup. ES-231: at midnight it attacks at once.
    """
    if game.awakening:
        await battle.awaken(game)
    if not game.in_turn:
        await battle.attack(game)
        return await midnight.new_day(game)
    game.devoured = False
    monsters.release_beaten(game)
    rolling.return_dice(game)
    return "turn.clock"


async def begin(game: ElderSign) -> str:
    """ES-025: a new turn; ES-232: in the battle it has no movement; ES-241: who has no investigator only moves the
    clock.
    """
    game.in_turn = True
    _forget_turn(game)
    seat = game.active
    if game.who[seat] < 0:
        tell(game, "turn_without", "ES-241", {"seat": seat})
        return "turn.clock"
    if game.sink:
        tell(game, "turn_begins", "ES-025", {"who": seat})
    if game.awake:
        return attempt.begin(game)
    go_on_as(game, "turn.move")
    return await move(game)


def _forget_turn(game: ElderSign) -> None:
    """ES-122, ES-129: what may be done once a turn may be done again."""
    game.focus_spent_turn = False
    game.helpers_turn = ()
    game.refused_roll = ()
    game.ability_spent_turn = False
    game.cards_spent_turn = ()
    game.owed_turn = ()


async def move(game: ElderSign) -> str:
    """ES-028, ES-029, ES-030: to any card in play or the entrance, or stay; ES-027: before it, what anybody may do as
    a turn begins.
    """
    seat = game.active
    while True:
        picked = await ask(game, seat, "move", "ES-028", _moves, active_player)
        if picked.verb in ("go", "stay"):
            break
        if picked.verb == "use":
            await held_cards.use(game, seat, picked.value)
        else:
            await DOINGS[picked.verb].do(game, picked)
        go_on_as(game, "turn.move")
    place: int = picked.value
    if place != game.at[seat]:
        game.at[seat] = place
        if game.sink:
            tell(game, "moved", "ES-028", {"who": seat, "place": place})
        if mythos.happens(game, "on_move", seat) and monsters.on_card(game, place):
            await mythos.lasting(game, "on_move", seat)
    if place == ENTRANCE:
        return "turn.entrance"
    return attempt.begin(game)


@Offers
def _moves(game: ElderSign, why: bool) -> list[Offer]:
    """ES-028: where one can go, and what may be done before."""
    seat = game.active
    found: list[Offer] = [*_places(game.at[seat], game.museum, game.worlds)]
    if game.hands[seat]:
        found += held_cards.usable(game, seat, (TURN, START))
    found += as_a_turn_begins(game)
    return found
