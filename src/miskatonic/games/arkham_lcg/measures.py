"""How far a scenario has come."""

from miskatonic.games.arkham_lcg.basics.tokens import doom_in_play
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rules.act_agenda import clues_of_all
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Measure


def asked_by(act: Card, seats: int) -> int:
    """AH-B-176, AH-B-179: the clues that an act asks for, to advance it or by its objective."""
    return act.act_clues * seats or act.clues * (seats if act.clues_each else 1)


def measures(game: Arkham) -> list[Measure]:
    """How far the scenario has come: doom through all agendas, and clues through all acts that ask for them; those that
    are behind count whole.
    """
    plan = SCENARIOS.rows[SCENARIOS.number(game.scenario)]
    doom = [CARDS.rows[CARDS.number(one)].doom for one in plan.agendas]
    clues = [asked_by(CARDS.rows[CARDS.number(one)], game.seats) for one in plan.acts]
    over = game.turned_over or game.act == game.agenda
    late = _come(doom, game.agenda, len(game.agendas), sum(doom) if over else doom_in_play(game))
    have = clues_of_all(game, game.order) + (game.clues[game.act] if game.act >= 0 else 0)
    found = _come(clues, game.act, len(game.acts), have)
    return [Measure("doom", late, sum(doom), wins=False), Measure("clues", found, sum(clues), wins=True)]


def _come(asked: list[int], current: int, later: int, have: int) -> int:
    """What the cards that are behind have asked for, and what there is for the current one; an agenda that turns has
    all it asks for.
    """
    if current < 0:
        return 0
    now = len(asked) - later - 1
    return sum(asked[:now]) + min(have, asked[now])
