"""What a scenario of Arkham Horror is about, at this table."""

from miskatonic.games.arkham_lcg.basics.tokens import doom_in_play, doom_needed
from miskatonic.games.arkham_lcg.basics.values import ACTIONS_A_TURN
from miskatonic.games.arkham_lcg.measures import asked_by
from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows.card import would
from miskatonic.games.arkham_lcg.rows.terms import IN_PLAY
from miskatonic.games.arkham_lcg.rules.act_agenda import Doomed, clues_of_all
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel.goal import Aim, Goal

DOOMED = would(Doomed)
TURN = (
    Aim("turn-actions", "AH-B-046", args={"actions": ACTIONS_A_TURN}),
    Aim("turn-enemies", "AH-B-040"),
    Aim("turn-mythos", "AH-B-031"),
)


def goal(game: Arkham) -> Goal | None:
    """AH-B-175, AH-B-176: carry the acts to their end before doom carries the agendas to theirs."""
    if game.act < 0 or game.agenda < 0:
        return None
    act = {"act": card_name(game, game.act)}
    asked = asked_by(row(game, game.act), game.seats)
    clues = Aim("win-clues", "AH-B-176", min(clues_of_all(game, game.order), asked), asked, act)
    story = Aim(f"win-{game.scenario}", "AH-B-175")
    loses = [Aim("lose-out", "AH-B-170", of=len(game.order))]
    if game.agenda != game.act and not game.turned_over:
        printed, agenda = row(game, game.agenda), {"agenda": card_name(game, game.agenda)}
        if DOOMED in printed.forces[IN_PLAY]:  # something else happens instead, and this agenda has an end of its own
            loses.append(Aim(f"lose-{printed.id}", "AH-B-179"))
        else:
            loses.append(Aim("lose-doom", "AH-B-032", doom_in_play(game), doom_needed(game), agenda))
    return Goal((story, clues) if asked else (story,), tuple(loses), TURN, title=f"goal-card-{game.scenario}")
