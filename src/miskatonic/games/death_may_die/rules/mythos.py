"""The Mythos deck, its discard pile and the symbols in it (DMD-021 to DMD-023, DMD-134, DMD-203)."""

import functools

from miskatonic.games.death_may_die.maps import box_of
from miskatonic.games.death_may_die.names import OF_ELDER_ONE, OF_SCENARIO, mythos_name, unknown_mythos
from miskatonic.games.death_may_die.rows.cards import Mythos
from miskatonic.games.death_may_die.rows.effects import Effect, fixed
from miskatonic.games.death_may_die.rules.effects import carries_out_effect
from miskatonic.games.death_may_die.rules.scene import Scene
from miskatonic.games.death_may_die.state import DeathMayDie
from miskatonic.kernel import Option, ask, shuffle, tell


def card_of(game: DeathMayDie, card: int) -> Mythos:
    """DMD-021: the row of a Mythos card of this game."""
    return _card(game.scenario, game.elder_one, card)


@functools.cache
def _card(scenario: int, elder_one: int, card: int) -> Mythos:
    box = box_of(scenario, elder_one)
    if card < OF_SCENARIO:
        return box.scenario.mythos[card]
    if card < OF_ELDER_ONE:
        return box.elder_one.mythos[card - OF_SCENARIO]
    row: Mythos = unknown_mythos()[card - OF_ELDER_ONE]
    return row


def symbols(game: DeathMayDie) -> int:
    """DMD-023, DMD-127: summoning symbols in the discard pile; a card that is being resolved does not count."""
    return len(_with_symbol(game.scenario, game.elder_one).intersection(game.mythos_pile))


@functools.cache
def _with_symbol(scenario: int, elder_one: int) -> frozenset[int]:
    cards = range(OF_ELDER_ONE + len(unknown_mythos()))
    return frozenset(card for card in cards if _card(scenario, elder_one, card).symbol)


def reshuffle(game: DeathMayDie) -> None:
    """DMD-134: the whole discard pile goes back into the deck."""
    deck = [*game.mythos, *game.mythos_pile]
    shuffle(game, deck)
    game.mythos, game.mythos_pile = tuple(deck), ()
    game.foreseen = game.foreseen_below = 0
    tell(game, "reshuffled", "DMD-134")


@carries_out_effect("shuffle_mythos", matters=lambda game, effect, scene: bool(game.mythos_pile))
async def shuffle_back(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-023: chosen cards of the discard pile go back into the deck; their symbols no longer count."""
    for _ in range(fixed(effect.amount)):
        if not game.mythos_pile:
            return
        picked = await ask(
            game,
            scene.you,
            "shuffle_back",
            scene.rule,
            lambda _: [
                Option(f"mythos:{card}", card, card=mythos_name(game, card), symbol=card_of(game, card).symbol)
                for card in game.mythos_pile
            ],
            {"who": scene.you, "source": scene.source},
        )
        game.mythos_pile = tuple([card for card in game.mythos_pile if card != picked.value])
        deck = [*game.mythos, picked.value]
        shuffle(game, deck)
        game.mythos = tuple(deck)
        game.foreseen = game.foreseen_below = 0
        tell(game, "shuffled_back", scene.rule, {"who": scene.you, "mythos": picked.value})


@carries_out_effect("peek_mythos", matters=lambda game, effect, scene: bool(game.mythos))
async def peek(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """Look at the top cards, which everybody sees, and put each on top or at the bottom (DMD-203)."""
    count = min(fixed(effect.amount), len(game.mythos))
    game.foreseen = max(game.foreseen, count)
    seen = list(game.mythos[: -count - 1 : -1])
    if game.sink:
        tell(game, "peeked", scene.rule, {"who": scene.you, "cards": tuple(mythos_name(game, card) for card in seen)})
    kept: list[int] = []
    while seen:
        picked = await ask(
            game,
            scene.you,
            "peek",
            scene.rule,
            lambda _: [
                option
                for card in seen
                for option in (
                    Option(f"top:{card}", (card, True), card=mythos_name(game, card)),
                    Option(f"bottom:{card}", (card, False), card=mythos_name(game, card)),
                )
            ],
            {"who": scene.you, "source": scene.source},
        )
        card, on_top = picked.value
        seen.remove(card)
        if on_top:
            kept.append(card)
        else:
            _to_bottom(game, card)
    rest = tuple([card for card in game.mythos if card not in kept])
    game.mythos = (*rest, *kept)
    game.foreseen = max(game.foreseen, len(kept))


def _to_bottom(game: DeathMayDie, card: int) -> None:
    game.mythos = (card, *(one for one in game.mythos if one != card))
    game.foreseen = max(0, game.foreseen - 1)
    game.foreseen_below += 1
    tell(game, "put_below", "DMD-203", {"mythos": card})
