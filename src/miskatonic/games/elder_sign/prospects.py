"""What an attempt promises: the chances of the next roll, exactly, and of a whole adventure, estimated."""

from miskatonic.games.elder_sign import odds
from miskatonic.games.elder_sign.assignments import spendable
from miskatonic.games.elder_sign.cards.adventures import CARDS
from miskatonic.games.elder_sign.dice import FACES
from miskatonic.games.elder_sign.rules import attempt, monsters
from miskatonic.games.elder_sign.state import BATTLE, COLOUR, DICE, GONE, LOCKED, ON_SPELL, POOL, YELLOW, ElderSign
from miskatonic.games.elder_sign.state import pool as pool_of
from miskatonic.games.elder_sign.tasks import OpenTask


def next_roll(game: ElderSign) -> list[tuple[OpenTask, float]]:
    """ES-057: for each task that is open now, the chance that the next roll completes it."""
    secured = [game.faces[die] for die in spendable(game)[0] if game.dice[die] != POOL]
    kept = tuple(secured.count(face) for face in FACES)
    colours = [COLOUR[die] for die in pool_of(game)]
    return [
        (task, odds.chance(task.requirements, colours.count(0), colours.count(1), colours.count(2), kept))
        for task in monsters.open_tasks(game, game.at[game.active])
    ]


def rest_of_attempt(game: ElderSign) -> float | None:
    """The chance to complete what is left with the dice of the pool and the secured ones. An open roll completes the
    task after which the rest is likeliest, or costs a die. The battle has no end of that kind.
    """
    card = game.at[game.active]
    if card == BATTLE:
        return None
    tasks = [task for task in monsters.tasks(game, card) if task.key not in game.done]
    if not game.rolled:
        return _with_dice(game, card, tasks, spendable(game)[0])
    pool = pool_of(game)
    best = _with_dice(game, card, tasks, [die for die in spendable(game)[0] if die != min(pool, default=-1)])
    for key, paid in attempt.completable(game):
        rest = [task for task in tasks if task.key != key]
        best = max(best, _with_dice(game, card, rest, [die for die in spendable(game)[0] if die not in paid]))
    return best


def _with_dice(game: ElderSign, card: int, tasks: list[OpenTask], dice: list[int]) -> float:
    """The chance to complete these tasks of the card by rolling those of the dice that are not secured."""
    left = tuple(task.requirements for task in tasks)
    colours = [COLOUR[die] for die in dice if game.dice[die] == POOL]
    secured = tuple(sorted(game.faces[die] for die in dice if game.dice[die] != POOL))
    return odds.whole(left, CARDS[card].ordered, colours.count(0), colours.count(1), colours.count(2), secured)


def from_scratch(game: ElderSign, card: int) -> float:
    """ES-055: the chance to resolve a card with the green dice that are free."""
    free = sum(game.dice[die] not in (LOCKED, GONE) and game.dice[die] < ON_SPELL for die in DICE[:YELLOW])
    return odds.whole(tuple(task.requirements for task in monsters.tasks(game, card)), CARDS[card].ordered, free, 0, 0)
