"""Elder Sign: gather enough Elder Signs in a museum full of horrors before the Ancient One awakens. One to eight
players, eight dice and a clock.
"""

from miskatonic.games.elder_sign import cards
from miskatonic.games.elder_sign.arrange import position
from miskatonic.games.elder_sign.basics import CUT_SHORT
from miskatonic.games.elder_sign.board import Board
from miskatonic.games.elder_sign.chronicle import chronicle
from miskatonic.games.elder_sign.coverage import COVERAGE
from miskatonic.games.elder_sign.explain import explain
from miskatonic.games.elder_sign.glossary import GLOSSARY
from miskatonic.games.elder_sign.goal import goal
from miskatonic.games.elder_sign.measures import measures
from miskatonic.games.elder_sign.names import named, who
from miskatonic.games.elder_sign.odds.position.attempt import of_option
from miskatonic.games.elder_sign.problems import problems
from miskatonic.games.elder_sign.redeal import redeal
from miskatonic.games.elder_sign.released import RELEASED
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import ADVENTURE, DECK_IDS, HAND_KINDS, OTHER_WORLD
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.elder_sign.rows.occasions import DOINGS
from miskatonic.games.elder_sign.rules import attempt, clock, entrance, midnight, setup, turn
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.games.elder_sign.view import alike, open_view, view
from miskatonic.kernel import Game, Setting, released_first

assert cards  # the catalogues are filled by now

CATALOGUES = (INVESTIGATORS, ANCIENT_ONES, CARDS, HAND, MYTHOS, MONSTERS)
released_first(CATALOGUES, RELEASED)

GAME = Game(
    id="elder_sign",
    version="4",
    package=__name__,
    seats=(1, 2, 3, 4, 5, 6, 7, 8),
    minutes=60,
    settings=(
        Setting("ancient_one", ("random", "choose", *ANCIENT_ONES.ids), "random"),
        Setting("investigators", ("deal", "choose"), "deal", setup.investigators_problem),
        Setting("first", ("random",), "random", setup.first_problem),
    ),
    content={
        "investigators": len(INVESTIGATORS),
        "ancient_ones": len(ANCIENT_ONES),
        "adventures": len(CARDS.of_kind(ADVENTURE)),
        "other_worlds": len(CARDS.of_kind(OTHER_WORLD)),
        **{f"{DECK_IDS[kind]}s".replace("ys", "ies"): len(HAND.of_kind(kind)) for kind in HAND_KINDS},
        "mythos": len(MYTHOS),
        "monsters": sum(not row.mask for row in MONSTERS),
        "masks": sum(row.mask for row in MONSTERS),
    },
    reads={"3": {}},
    catalogues=CATALOGUES,
    first_contents={
        "investigator": [16, "7cf50daeb4cd"],
        "ancient_one": [8, "172caee3de61"],
        "place": [56, "54e079574436"],
        "hand": [44, "a570211d05e6"],
        "mythos": [32, "2eef9106f5d4"],
        "monster": [27, "9d57d58bd273"],
    },
    verbs=lambda: DOINGS,
    state=ElderSign,
    setup=setup.setup,
    steps={
        "setup.ancient_one": setup.choose_ancient_one,
        "setup.museum": setup.lay_out_museum,
        "setup.investigators": setup.choose_investigators,
        "setup.mythos": setup.first_mythos,
        "turn.begin": turn.begin,
        "turn.move": turn.move,
        "turn.entrance": entrance.visit,
        "attempt.ready": attempt.attempting,
        "attempt.rolled": attempt.attempting,
        CUT_SHORT: turn.cut_short,
        "turn.clock": clock.clock_phase,
        "turn.end": clock.end,
        "midnight": midnight.midnight,
    },
    marks={
        "action": ("turn.move", "turn.entrance", "attempt.ready", "attempt.rolled"),
        "turn": ("turn.begin",),
    },
    spans={"turn": "turn_begins", "day": "midnight"},
    dull=("turn_begins", "clock_moved", "rolled", "spell_over", "adventure_revealed"),
    causes=("awakens", "ancient_one_attacks", "awakening", "mythos", "at_midnight", "failed", "resolved", "terror"),
    losses=("sanity_lost", "stamina_lost", "maximum_lowered", "card_lost", "ally_left", "devoured", "eliminated"),
    view=view,
    board=Board,
    open_view=open_view,
    problems=problems,
    redeal=redeal,
    seats_of=lambda game: game.seats,
    seat_name=who,
    named=named,
    explain=explain,
    glossary=GLOSSARY,
    measures=measures,
    goal=goal,
    chronicle=chronicle,
    coverage=COVERAGE,
    arrange=position,
    secrets=lambda game: (),
    alike=alike,
    chance=of_option,
)
