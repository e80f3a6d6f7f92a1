"""Reign of Cthulhu: seal the four gates before Cthulhu awakes. Two to four players against the board."""

from miskatonic.games.reign_of_cthulhu import cards
from miskatonic.games.reign_of_cthulhu.arrange import position
from miskatonic.games.reign_of_cthulhu.board import Board
from miskatonic.games.reign_of_cthulhu.chronicle import chronicle
from miskatonic.games.reign_of_cthulhu.coverage import COVERAGE
from miskatonic.games.reign_of_cthulhu.explain import explain
from miskatonic.games.reign_of_cthulhu.glossary import GLOSSARY
from miskatonic.games.reign_of_cthulhu.goal import goal
from miskatonic.games.reign_of_cthulhu.measures import measures
from miskatonic.games.reign_of_cthulhu.names import alike, named, who
from miskatonic.games.reign_of_cthulhu.problems import problems
from miskatonic.games.reign_of_cthulhu.redeal import redeal
from miskatonic.games.reign_of_cthulhu.released import RELEASED
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.rows.places import PLACES, TOWNS
from miskatonic.games.reign_of_cthulhu.rows.player_cards import CLUES, CLUES_PER_TOWN, EVIL_STIRS_CARDS, OTHERS
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.games.reign_of_cthulhu.rows.summoning import SUMMONING_CARDS
from miskatonic.games.reign_of_cthulhu.rules import actions, draw, hand_limit, setup, summoning, turn
from miskatonic.games.reign_of_cthulhu.state import SEATS, Reign
from miskatonic.games.reign_of_cthulhu.view import secrets, view
from miskatonic.games.reign_of_cthulhu.warns import warns
from miskatonic.kernel import Game, Setting, released_first

__all__ = ["GAME", "cards"]

AGREED = {"?silver_key_offered": "accept", "?hourglass_offered": "accept"}
"""RC-131: the active player, who is asked first, used to say how these were used."""

CATALOGUES = (TOWNS, PLACES, CLUES, OTHERS, RELICS, OLD_ONES, INVESTIGATORS)
released_first(CATALOGUES, RELEASED)

GAME = Game(
    id="reign_of_cthulhu",
    version="3",
    package=__name__,
    seats=SEATS,
    minutes=40,
    settings=(
        Setting("difficulty", setup.DIFFICULTIES, "standard"),
        Setting("investigators", ("draft", "choose", "deal"), "draft", setup.investigators_problem),
        Setting("first", ("random",), "random", setup.first_problem),
        Setting("consent", ("ask", "waive"), "ask"),
    ),
    content={
        "investigators": len(INVESTIGATORS),
        "places": len(PLACES),
        "old_ones": len(OLD_ONES),
        "relics": len(RELICS),
        "summoning_cards": len(SUMMONING_CARDS),
        "clues": len(TOWNS) * CLUES_PER_TOWN,
        "evil_stirs": EVIL_STIRS_CARDS,
    },
    verbs=lambda: [*actions.ACTIONS, *(verb for row in INVESTIGATORS for verb in row.deeds)],
    state=Reign,
    setup=setup.setup,
    steps={
        "setup.investigators": setup.choose_investigators,
        "setup.deal": setup.deal,
        "turn.begin": turn.begin_turn,
        "turn.action": actions.action_part,
        "turn.draw": draw.draw_cards,
        "draw.evil_stirs": draw.evil_stirs,
        "turn.hand_limit": hand_limit.hand_limit_step,
        "summoning.step": summoning.summoning_step,
        "summoning.cards": summoning.turn_cards,
        "summoning.window": summoning.window_between_cards,
        "turn.end": turn.end_turn,
    },
    marks={"action": ("setup.investigators", "turn.action"), "turn": ("turn.begin",)},
    spans={"turn": "turn_begins"},
    dull=("turn_begins", "rolled"),
    causes=(
        "evil_stirs",
        "drew",
        "fourth_cultist",
        "shoggoth_left",
        "gate_sealed",
        "relic_played",
        "summoning_skipped",
        "summoning_card",
    ),
    losses=("sanity_lost", "insane", "discarded"),
    view=view,
    board=Board,
    problems=problems,
    redeal=redeal,
    seats_of=lambda game: game.seats,
    seat_name=who,
    named=named,
    explain=explain,
    warns=warns,
    glossary=GLOSSARY,
    reads={"1": {"end_actions": "continue", **AGREED}, "2": AGREED},
    catalogues=CATALOGUES,
    first_contents={
        "town": [4, "00a0231786c7"],
        "place": [24, "4d9110ea6c83"],
        "clue": [4, "00a0231786c7"],
        "card": [1, "5b366345dab4"],
        "relic": [12, "de923ca97743"],
        "old_one": [12, "0d127df0ee3c"],
        "investigator": [7, "2c0fda9357f1"],
    },
    alike=alike,
    measures=measures,
    goal=goal,
    chronicle=chronicle,
    coverage=COVERAGE,
    arrange=position,
    secrets=secrets,
)
