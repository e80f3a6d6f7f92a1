"""The verbs that rules and cards share: each changes the position in one way and tells it; none asks anybody."""

import functools
from collections.abc import Iterable

from miskatonic.games.elder_sign.names import COLOUR_NAMES
from miskatonic.games.elder_sign.rows.adventures import FIRST_WORLD
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import ADVENTURE, OTHER_WORLD
from miskatonic.games.elder_sign.rows.dice import COLOUR
from miskatonic.games.elder_sign.rows.dice import NUMBERS as DICE
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS
from miskatonic.games.elder_sign.state import (
    DISCARDED,
    FOCUSED,
    GONE,
    LOCKED,
    ON_SPELL,
    ON_TASK,
    POOL,
    SUPPLY,
    TOKEN,
    ElderSign,
    kind_of,
)
from miskatonic.kernel import StepEnds, tell

CUT_SHORT = "turn.cut_short"
"""The step to which an awakening or the end of the active investigator leads."""


class Settling:
    """`with Settling(game):` is around everything that belongs together: rewards, penalties, what a card says.

    ES-180, ES-228, ES-229: when the outermost is done, an awakening takes place that it has caused, and a turn that is
    over by that or by its investigator's end goes to the clock.
    """

    __slots__ = ("game",)

    def __init__(self, game: ElderSign) -> None:
        self.game = game

    def __enter__(self) -> None:
        self.game.settling += 1

    def __exit__(self, kind: type[BaseException] | None, *trouble: object) -> None:
        game = self.game
        game.settling -= 1
        if (game.awakening or game.devoured) and not game.settling and kind is None:
            raise StepEnds(CUT_SHORT)


def advance(game: ElderSign, steps: int, rule: str) -> None:
    """ES-046, ES-113, ES-114: the hand moves three hours a step; ES-115, ES-116, ES-185: at or past XII midnight is due
    when the turn is over.
    """
    game.clock += steps
    if game.clock >= 4:
        game.clock %= 4
        game.midnight = True
    if game.sink:
        tell(game, "clock_moved", rule, {"hour": game.clock * 3 or 12})


# --- Sanity, stamina and clues --------------------------------------------------------------------------------------


def maximum(game: ElderSign, seat: int, what: str) -> int:
    """ES-018, ES-242: the printed value, less what was lowered; some cards add to stamina."""
    row = INVESTIGATORS.rows[game.who[seat]]
    if what == "sanity":
        return row.sanity - game.lowered[seat]
    return row.stamina - game.lowered[game.seats + seat] + _more_stamina(game.hands[seat])


@functools.lru_cache(4096)
def _more_stamina(cards: tuple[int, ...]) -> int:
    return sum([HAND.rows[card].stamina for card in cards])


def points(game: ElderSign, what: str) -> list[int]:
    """ES-014: the tokens of all seats: sanity or stamina."""
    return game.sanity if what == "sanity" else game.stamina


def is_hurt(game: ElderSign, seat: int, what: str) -> bool:
    """ES-152: whether any of it could come back."""
    return points(game, what)[seat] < maximum(game, seat, what)


def gain(game: ElderSign, seat: int, what: str, count: int, rule: str) -> None:
    """ES-152: never above the maximum."""
    have = points(game, what)
    gained = min(count, maximum(game, seat, what) - have[seat])
    if gained > 0:
        have[seat] += gained
        tell(game, f"{what}_gained", rule, {"who": seat, "count": gained, "left": have[seat]})


def pay(game: ElderSign, seat: int, what: str, count: int, rule: str) -> None:
    """ES-047, ES-048, ES-050: points are given up; nothing prevents that."""
    have = points(game, what)
    have[seat] -= count
    if game.sink:
        tell(game, f"{what}_lost", rule, {"who": seat, "count": count, "left": max(0, have[seat])})


def gain_clues(game: ElderSign, seat: int, count: int, rule: str) -> None:
    """ES-086: a clue for each symbol."""
    game.clues[seat] += count
    tell(game, "clues_gained", rule, {"who": seat, "count": count})


def lose_clues(game: ElderSign, seat: int, count: int, rule: str) -> None:
    """ES-146: back to the supply."""
    lost = min(count, game.clues[seat])
    if lost:
        game.clues[seat] -= lost
        tell(game, "clues_lost", rule, {"who": seat, "count": lost})


def lose_signs(game: ElderSign, count: int) -> None:
    """ES-023: Elder Signs can be taken away again."""
    lost = min(count, game.signs)
    if lost:
        game.signs -= lost
        tell(game, "sign_lost", "ES-023", {"count": game.signs})


# --- Held cards -----------------------------------------------------------------------------------------------------


def draw(game: ElderSign, seat: int, kind: int) -> None:
    """ES-086, ES-150: the top card of a deck; an empty deck gives nothing. ES-172: an ally is face up at once."""
    if not game.decks[kind]:
        tell(game, "deck_empty", "ES-150", {"kind": kind})
        return
    card = game.decks[kind][-1]
    game.decks[kind] = game.decks[kind][:-1]
    game.hands[seat] += (card,)
    if game.sink:
        tell(game, "card_gained", "ES-086", {"who": seat, "card": card})


def put_back(game: ElderSign, seat: int, card: int) -> None:
    """ES-150: a used card goes face down to the bottom of its deck."""
    kind = kind_of(card)
    game.hands[seat] = tuple([held for held in game.hands[seat] if held != card])
    game.decks[kind] = (card, *game.decks[kind])
    game.returned[kind] += 1
    for die in dice_on(game, card):
        game.dice[die] = SUPPLY
        game.faces[die] = 0


def held(game: ElderSign, seat: int, kind: int) -> list[int]:
    """ES-160, ES-173: the cards of a kind that a player holds."""
    return [card for card in game.hands[seat] if kind_of(card) == kind]


def dice_on(game: ElderSign, spell: int) -> list[int]:
    """ES-165: the dice that lie on a spell."""
    return [die for die in DICE if game.dice[die] == ON_SPELL + spell]


def look_after(game: ElderSign, spell: int) -> None:
    """ES-141, ES-167: a spell whose last die is gone goes to the bottom of its deck."""
    if not dice_on(game, spell):
        for seat in range(game.seats):
            if spell in game.hands[seat]:
                put_back(game, seat, spell)
                tell(game, "spell_over", "ES-167", {"who": seat, "card": spell})


# --- Dice -----------------------------------------------------------------------------------------------------------


def available(game: ElderSign, die: int) -> bool:
    """ES-155: neither locked, nor on a spell, nor used up in this turn (ES-158); ES-143: unless locks do not hold."""
    return game.dice[die] == SUPPLY or (game.dice[die] == LOCKED and game.unlocked_attempt)


def add_dice(game: ElderSign, added: Iterable[int], rule: str) -> None:
    """ES-153, ES-154: the yellow or the red die joins the pool, if it can."""
    for die in added:
        if available(game, die):
            game.dice[die] = POOL
            game.faces[die] = 0
            tell(game, "die_added", rule, {"who": game.active, "die": die})


def turn_die(game: ElderSign, die: int, face: int, rule: str) -> None:
    """ES-118: a card or an ability turns a die to another face."""
    before = game.faces[die]
    game.faces[die] = face
    tell(game, "die_turned", rule, {"who": game.active, "old_face": before, "face": face, "die": die})


def discard(game: ElderSign, seat: int, dice: tuple[int, ...], rule: str) -> None:
    """ES-066, ES-076: dice of the pool are out of the attempt."""
    for die in dice:
        game.dice[die] = DISCARDED
    if game.sink:
        faces = tuple([game.faces[die] for die in dice])
        tell(game, "dice_discarded", rule, {"who": seat, "faces": faces, "dice": dice})


# --- Locks ----------------------------------------------------------------------------------------------------------


def unlock(game: ElderSign, source: int) -> None:
    """ES-136, ES-137, ES-138, ES-139: the lock ends; ES-140: the die goes to the next one in the queue, or is free."""
    if not any(source in queue for queue in game.locks):
        return
    for colour, queue in enumerate(game.locks):
        if source in queue:
            at = queue.index(source)
            game.locks[colour] = (*queue[:at], *queue[at + 1 :])
            freed = tuple(_locked(game, colour)[len(queue) - 1 :])
            tell(game, "unlocked", "ES-137", {"source": source, "die": COLOUR_NAMES[colour], "dice": freed})
    settle_locks(game)


def settle_locks(game: ElderSign) -> None:
    """ES-140: as many dice of each colour are locked as there are locks, as far as there are dice."""
    if not any(game.locks) and LOCKED not in game.dice:
        return
    for colour, queue in enumerate(game.locks):
        for die in _locked(game, colour)[len(queue) :]:
            game.dice[die] = SUPPLY
        if not game.unlocked_attempt:
            for _ in range(wanting(game, colour)):
                lock_die(game, takeable(game, colour)[0])


def lock_die(game: ElderSign, die: int) -> None:
    """ES-124, ES-135, ES-141: a lock takes the die from wherever it is; a spell that holds none any more is gone."""
    spell = game.dice[die] - ON_SPELL
    game.dice[die] = LOCKED
    game.faces[die] = 0
    if spell >= 0:
        look_after(game, spell)


def _locked(game: ElderSign, colour: int) -> list[int]:
    """The dice of a colour that are locked."""
    return [die for die in DICE if COLOUR[die] == colour and game.dice[die] == LOCKED]


def wanting(game: ElderSign, colour: int) -> int:
    """ES-140: how many locks of a colour have no die although there is one."""
    there = [game.dice[die] for die in DICE if COLOUR[die] == colour and game.dice[die] != GONE]
    return min(len(game.locks[colour]), len(there)) - there.count(LOCKED)


def takeable(game: ElderSign, colour: int) -> list[int]:
    """ES-135: first what is free, then a die on a marker, on a spell, a discarded one, one on a task last."""

    def reluctance(die: int) -> int:
        place = game.dice[die]
        if place >= ON_SPELL:
            return 4
        return {SUPPLY: 0, POOL: 1, FOCUSED: 2, DISCARDED: 5, ON_TASK: 6}.get(place, 3)

    there = [die for die in DICE if COLOUR[die] == colour and game.dice[die] not in (LOCKED, GONE)]
    return sorted(there, key=reluctance)


# --- Monsters and trophies ------------------------------------------------------------------------------------------


def leave(game: ElderSign, token: int) -> None:
    """ES-139, ES-213: a token leaves its card; its lock ends and the monster task is free again."""
    game.monsters = tuple([figure for figure in game.monsters if figure.token != token])
    unlock(game, TOKEN + token)


def give_back(game: ElderSign, seat: int, spent: tuple[int, ...]) -> None:
    """ES-098, ES-111: cards to the bottom of their own deck, monsters into the cup."""
    left = list(game.trophies[seat])
    for trophy in spent:
        left.remove(trophy)
        put_away(game, trophy)
    game.trophies[seat] = tuple(left)


def put_away(game: ElderSign, trophy: int) -> None:
    """ES-111: where a card or a monster goes that nobody has."""
    if trophy >= TOKEN:
        game.cup += (trophy - TOKEN,)
    else:
        deck = OTHER_WORLD if trophy >= FIRST_WORLD else ADVENTURE
        game.decks[deck] = (trophy, *game.decks[deck])
        game.returned[deck] += 1
