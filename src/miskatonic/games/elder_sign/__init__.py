"""Elder Sign: gather enough Elder Signs in a museum full of horrors before the Ancient One awakens. One to eight
players, eight dice and a clock.
"""

from miskatonic.games.elder_sign import prospects
from miskatonic.games.elder_sign.cards.adventures import ADVENTURES
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.hand import HAND
from miskatonic.games.elder_sign.cards.investigators import INVESTIGATORS
from miskatonic.games.elder_sign.cards.monsters import MONSTERS
from miskatonic.games.elder_sign.cards.mythos import MYTHOS
from miskatonic.games.elder_sign.cards.other_worlds import OTHER_WORLDS
from miskatonic.games.elder_sign.chronicle import chronicle
from miskatonic.games.elder_sign.coverage import COVERAGE
from miskatonic.games.elder_sign.explain import explain
from miskatonic.games.elder_sign.redeal import redeal
from miskatonic.games.elder_sign.rules import attempt, entrance, midnight, setup, turn
from miskatonic.games.elder_sign.rules.turn import part_of_turn
from miskatonic.games.elder_sign.state import DECK_IDS, HAND_KINDS, ElderSign, kind_of, problems
from miskatonic.games.elder_sign.view import alike, measures, view
from miskatonic.games.elder_sign.who import named, who
from miskatonic.kernel import Game, Setting

GAME = Game(
    id="elder_sign",
    version="2",
    package=__name__,
    seats=(1, 2, 3, 4, 5, 6, 7, 8),
    minutes=60,
    settings=(
        Setting("ancient_one", ("random", "choose", *(card.id for card in ANCIENT_ONES)), "random"),
        Setting("investigators", ("deal", "choose"), "deal", setup.investigators_problem),
        Setting("first", ("random",), "random", setup.first_problem),
    ),
    content={
        "investigators": len(INVESTIGATORS),
        "ancient_ones": len(ANCIENT_ONES),
        "adventures": len(ADVENTURES),
        "other_worlds": len(OTHER_WORLDS),
        **{
            f"{DECK_IDS[kind]}s".replace("ys", "ies"): sum(kind_of(card) == kind for card in range(len(HAND)))
            for kind in HAND_KINDS
        },
        "mythos": len(MYTHOS),
        "monsters": sum(card.copies for card in MONSTERS if not card.mask),
        "masks": sum(card.copies for card in MONSTERS if card.mask),
    },
    state=ElderSign,
    setup=setup.setup,
    steps={
        "setup.ancient_one": setup.choose_ancient_one,
        "setup.museum": setup.lay_out_museum,
        "setup.investigators": setup.choose_investigators,
        "setup.mythos": setup.first_mythos,
        "turn.begin": part_of_turn(turn.begin),
        "turn.move": part_of_turn(turn.move),
        "turn.entrance": part_of_turn(entrance.visit),
        "attempt.ready": part_of_turn(attempt.attempting),
        "attempt.rolled": part_of_turn(attempt.attempting),
        "turn.clock": turn.clock_phase,
        "turn.end": turn.end,
        "midnight": midnight.midnight,
    },
    marks={
        "action": ("turn.move", "turn.entrance", "attempt.ready", "attempt.rolled"),
        "turn": ("turn.begin",),
    },
    spans={"turn": "turn_begins", "day": "midnight"},
    dull=("turn_begins", "clock_moved", "rolled"),
    view=view,
    problems=problems,
    redeal=redeal,
    seats_of=lambda game: game.seats,
    seat_name=who,
    named=named,
    explain=explain,
    measures=measures,
    chronicle=chronicle,
    coverage=COVERAGE,
    secrets=lambda game: (),
    alike=alike,
    chance=prospects.of_option,
)
