"""The Mythos phase (DMD-022, DMD-080, DMD-099 to DMD-102, DMD-166, DMD-167)."""

from miskatonic.games.death_may_die.names import mythos_name
from miskatonic.games.death_may_die.rows.cards import Mythos
from miskatonic.games.death_may_die.rows.effects import Effect, fixed
from miskatonic.games.death_may_die.rules import death, mythos, turn
from miskatonic.games.death_may_die.rules.effects import carries_out_effect, carry_out
from miskatonic.games.death_may_die.rules.scene import Scene
from miskatonic.games.death_may_die.state import DeathMayDie
from miskatonic.kernel import tell


async def mythos_phase(game: DeathMayDie) -> str:
    """DMD-022, DMD-080, DMD-099: phase two: the active player draws one card and resolves it; DMD-166: some are
    followed by another, with a moment for cards before each (DMD-020).
    """
    if turn.handy(game):
        await turn.window(game, "before_mythos")
    game.sequel = 1
    while game.sequel and game.mythos:
        game.sequel -= 1
        card = _drawn(game)
        row = mythos.card_of(game, card)
        await _resolve(game, card, row, "DMD-099")
        game.reading = ()
        game.mythos_pile += (card,)
        if game.sink:
            tell(game, "symbols", "DMD-023", {"count": mythos.symbols(game)})
        if row.draw_again:
            game.sequel += 1
        if game.dead[game.active]:
            death.cut_short()
        if game.sequel and turn.handy(game):
            await turn.window(game, "before_mythos")
    return "turn.search_or_fight"


def _drawn(game: DeathMayDie) -> int:
    """DMD-022: the top card, which is being resolved from now on."""
    card = game.mythos[-1]
    game.mythos = game.mythos[:-1]
    if game.foreseen:
        game.foreseen -= 1
    if game.foreseen_below > len(game.mythos):
        game.foreseen_below = len(game.mythos)
    game.reading = (card,)
    return card


async def _resolve(game: DeathMayDie, card: int, row: Mythos, rule: str) -> None:
    """DMD-100: what a card does, then whom it summons."""
    if game.sink:
        tell(game, "mythos", rule, {"who": game.active, "mythos": card})
    scene = Scene(game.active, mythos_name(game, card), "DMD-101")
    await carry_out(game, row.effect, scene)
    if row.summon:
        scene.rule = "DMD-102"
        await carry_out(game, row.summon, scene)


@carries_out_effect("resolve_discarded")
async def resolve_discarded(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-167: the uppermost card of the discard pile is carried out once more; it is not drawn, so none follows it."""
    if game.mythos_pile:
        card = game.mythos_pile[-1]
        await _resolve(game, card, mythos.card_of(game, card), "DMD-167")


@carries_out_effect("draw_mythos")
async def draw_more(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-166: further cards when this one is resolved and discarded."""
    game.sequel += fixed(effect.amount)
