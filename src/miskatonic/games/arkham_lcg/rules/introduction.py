"""AH-B-022: what everybody sees before the first question: which scenario it is, who plays, who has trauma,
and what the campaign log brings into this one.
"""

from miskatonic.games.arkham_lcg.names import who
from miskatonic.games.arkham_lcg.rows.campaign import waits
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.terms import NOBODY
from miskatonic.games.arkham_lcg.rules.campaign_log import consequences, counting
from miskatonic.games.arkham_lcg.rules.joining import held_record, past_of, tell_weaknesses
from miskatonic.games.arkham_lcg.rules.opening_hands import proceed
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import tell


async def begin(game: Arkham) -> str:
    """AH-B-022: the set-up is reported; then come the players' choices."""
    if game.sink:
        _tell_table(game)
        _tell_log(game)
    return proceed(game)


def _tell_table(game: Arkham) -> None:
    """AH-B-015, AH-B-022, AH-B-172: scenario and difficulty, the investigators who are known by now, their trauma."""
    names = {
        "campaign": f"setting-campaign-{game.campaign}" if game.campaign else "none",
        "scenario": f"scenario-{game.scenario}",
        "difficulty": f"setting-difficulty-{game.difficulty}",
    }
    tell(game, "laid_out", "AH-B-022", names)
    if game.campaign and waits(game.scenario, past_of(game, held_record(game))):
        tell(game, "campaign_partly", "AH-B-216", {"campaign": names["campaign"]})
    known = [seat for seat in range(game.seats) if game.lists[seat]]
    lead = who(game, game.lead) if game.lead != NOBODY and game.lead in known and len(known) > 1 else "none"
    if known:
        people = [who(game, seat) for seat in known]
        tell(game, "investigators", "AH-B-015", {"who": people, "count": len(people), "lead": lead})
    for seat in known:
        if game.physical[seat] or game.mental[seat]:
            trauma = {"seat": seat, "physical": game.physical[seat], "mental": game.mental[seat]}
            tell(game, "begins_hurt", "AH-B-172", trauma)
        tell_weaknesses(game, seat)


def _tell_log(game: Arkham) -> None:
    """AH-D-002: what entries of the log cause in this scenario."""
    for one in consequences(game.scenario, counting(game)):
        args = {"note": f"note-{one.cause}", "what": f"does-{one.kind}"}
        if one.cause and one.cards:
            cards = [CARDS.names[CARDS.number(id_)] for id_ in one.cards]
            tell(game, "log_brings", one.rule, {**args, "subjects": cards})
        elif one.cause:
            tell(game, "log_counts", one.rule, {**args, "count": one.amount})
