"""AH-B-175, AH-B-181, B.18: the scenario ends: game-end abilities, victory, the resolution, experience."""

from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rows.terms import DISCARD, LIMBO, LOCATION, NOBODY, VICTORY
from miskatonic.games.arkham_lcg.rules.elimination import GameEnd
from miskatonic.games.arkham_lcg.rules.timing import happens
from miskatonic.games.arkham_lcg.state import ROWS, Arkham, row
from miskatonic.games.arkham_lcg.words.zones import put
from miskatonic.kernel import end, tell


async def resolution(game: Arkham) -> str:
    """AH-B-175, AH-B-261: abilities for the game's end, victory locations, then the resolution is read."""
    game.tests.clear()
    game.peril = NOBODY
    while LIMBO in game.zone:
        put(game, game.zone.index(LIMBO), DISCARD)
    await happens(game, GameEnd())
    for card in game.places:
        printed = ROWS[game.card[card]]
        if printed.kind == LOCATION and printed.victory and card in game.revealed and not game.clues[card]:
            put(game, card, VICTORY)
    plan = SCENARIOS.rows[SCENARIOS.number(game.scenario)]
    tell(game, "resolution", "AH-B-175", {"resolution": game.resolution})
    result, reason = await plan.resolve(game)
    end(result, reason, "AH-B-175")


def victory_points(game: Arkham) -> list[tuple[int, int]]:
    """AH-B-199: the cards in the victory display with what they are worth."""
    if VICTORY not in game.zone:
        return []
    return [(card, row(game, card).victory) for card, zone in enumerate(game.zone) if zone == VICTORY]


def earn(game: Arkham, bonus: int, seats: tuple[int, ...], rule: str = "AH-B-211") -> None:
    """AH-B-211, AH-X-07: everybody earns the victory display and the bonus, with what cards change; not below 0."""
    display = sum([points for _, points in victory_points(game)])
    for seat in seats:
        earned = max(0, display + bonus + game.experience[seat])
        game.experience[seat] = earned
        tell(game, "earns", rule, {"seat": seat, "count": earned, "victory": display})
