"""Relics in general (RC-130 to RC-135): when they may be played, and what playing one means."""

from collections.abc import Iterable

from miskatonic.games.reign_of_cthulhu.cards import relics as cards
from miskatonic.games.reign_of_cthulhu.cards.investigators import MAGICIAN, REPORTER
from miskatonic.games.reign_of_cthulhu.names import RELIC_IDS, RELIC_NAMES, YOG_SOTHOTH
from miskatonic.games.reign_of_cthulhu.rules import abilities, sanity
from miskatonic.games.reign_of_cthulhu.state import Reign, give_up_relic
from miskatonic.kernel import Option, ask, tell

CONTINUE = Option("continue", passes=True)
QUIET = Option("quiet", passes=True)


PLAY = tuple(
    tuple(
        Option(f"play:{relic}", number, seat=seat, relic=RELIC_NAMES[number]) for number, relic in enumerate(RELIC_IDS)
    )
    for seat in range(4)
)
"""The options to play a relic, which belong to its holder."""


def hands_in_play(game: Reign) -> Iterable[tuple[int, tuple[int, ...]]]:
    """RC-130: the relics of all players; RC-133: with Yog-Sothoth in force only those of the active player."""
    return ((game.active, game.relics[game.active]),) if YOG_SOTHOTH in game.in_force else enumerate(game.relics)


def playable(game: Reign) -> list[Option]:
    """RC-130: the options to play a relic."""
    return [PLAY[seat][relic] for seat, held in hands_in_play(game) for relic in held]


def free_options(game: Reign) -> list[Option]:
    """RC-130, RC-135: everything that may be done at any time and costs no action, by whomever."""
    options: list[Option] = []
    if game.resolving:
        return options
    if any(game.relics):
        options += playable(game)
        if MAGICIAN in game.roles:
            options += abilities.exchanges(game)
    if game.roles[game.active] == REPORTER:
        options += abilities.picks(game)
    return options


def worth_asking(game: Reign) -> bool:
    """RC-130: whether a relic could do something now, or change hands; a window without that is not shown, nor any
    more this turn when the players have said so.
    """
    if "quiet" in game.used:
        return False
    if any(game.relics):
        for seat, held in hands_in_play(game):
            for relic in held:
                if cards.RELICS[relic].works(game, seat):
                    return True
        if MAGICIAN in game.roles and abilities.exchanges(game):
            return True
    return game.roles[game.active] == REPORTER and bool(abilities.picks(game))


async def window(game: Reign, rule: str) -> None:
    """RC-130: a moment in which anybody may play relics; over when the active player goes on."""
    while worth_asking(game):
        picked = await ask(game, game.active, "window", rule, lambda _: [CONTINUE, QUIET, *free_options(game)])
        if picked.passes:
            fall_quiet(game, picked)
            return
        await use(game, picked)


def fall_quiet(game: Reign, picked: Option) -> None:
    """RC-130: the players may pass on all windows of this turn at once."""
    if picked is QUIET:
        game.used += ("quiet",)


async def use(game: Reign, picked: Option) -> None:
    """RC-130: carry out something that costs no action: a relic, the Reporter's pick, the Magician's exchange."""
    if picked.verb == "play":
        assert picked.seat is not None
        await play_relic(game, picked.seat, picked.value)
    else:
        await abilities.FREE[picked.verb](game, picked)


def rolls_after(game: Reign, seat: int, relic: int) -> bool:
    """RC-132: whoever plays a relic rolls; not for every relic, and not an insane Magician (RC-179)."""
    return cards.RELICS[relic].rolls and not (game.roles[seat] == MAGICIAN and not game.sanity[seat])


async def play_relic(game: Reign, seat: int, relic: int) -> None:
    """RC-132: the effect with all its consequences, the card to the box, then whoever played it rolls.

    RC-134: a relic that can do nothing may be played all the same.
    """
    card = cards.RELICS[relic]
    give_up_relic(game, seat, relic)
    tell(game, "relic_played", card.rule, {"who": seat, "relic": relic})
    if seat == game.active:
        game.used += ("relic",)
    game.resolving += 1
    if card.works(game, seat):
        await card.effect(game, seat)
    else:
        tell(game, "no_effect", "RC-134", {"relic": relic})
    game.resolving -= 1
    game.box += (relic,)
    if rolls_after(game, seat, relic):
        await sanity.sanity_roll(game, seat, "RC-132")
