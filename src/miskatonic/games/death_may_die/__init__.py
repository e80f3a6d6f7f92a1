"""Death May Die: Fear of the Unknown: disrupt a ritual, then kill the Elder One it was for. Two to five investigators
who grow stronger as they lose their minds.
"""

from miskatonic.games.death_may_die import arrange, cards, rules
from miskatonic.games.death_may_die.board import Board
from miskatonic.games.death_may_die.chronicle import chronicle
from miskatonic.games.death_may_die.coverage import COVERAGE
from miskatonic.games.death_may_die.explain import explain
from miskatonic.games.death_may_die.glossary import GLOSSARY
from miskatonic.games.death_may_die.goal import goal
from miskatonic.games.death_may_die.measures import measures
from miskatonic.games.death_may_die.names import alike, named, who
from miskatonic.games.death_may_die.odds.position import options
from miskatonic.games.death_may_die.problems import problems
from miskatonic.games.death_may_die.redeal import redeal
from miskatonic.games.death_may_die.released import RELEASED
from miskatonic.games.death_may_die.rows.cards import (
    DISCOVERIES,
    ENEMIES,
    INSANITIES,
    INVESTIGATORS,
    MYTHOS,
    RELICS,
    SIDES,
    SKILLS,
    TOKENS,
    TRANSFORMED,
    UNKNOWN_MONSTERS,
)
from miskatonic.games.death_may_die.rows.elder_one import ELDER_ONES, STAGES
from miskatonic.games.death_may_die.rows.scenario import ACTIONS, COUNTERS, RULES, SCENARIOS, SPACES
from miskatonic.games.death_may_die.rules import end_of_turn, fight, mythos_phase, setup, turn
from miskatonic.games.death_may_die.rules.death import CUT_SHORT
from miskatonic.games.death_may_die.state import SEATS, UNKNOWN_MODES, DeathMayDie
from miskatonic.games.death_may_die.view import view
from miskatonic.games.death_may_die.warns import warns
from miskatonic.kernel import Game, Setting, released_first

assert cards  # the catalogues are filled by now
assert rules  # and all chapters loaded, so every effect can be carried out

CATALOGUES = (
    SKILLS, INVESTIGATORS, INSANITIES, RELICS, TRANSFORMED, ELDER_ONES, STAGES, ENEMIES, UNKNOWN_MONSTERS,
    TOKENS, MYTHOS, SCENARIOS, SPACES, ACTIONS, COUNTERS, RULES, DISCOVERIES, SIDES,
)  # fmt: skip
released_first(CATALOGUES, RELEASED)

GAME = Game(
    id="death_may_die",
    version="2",
    package=__name__,
    seats=SEATS,
    minutes=90,
    settings=(
        Setting("scenario", ("random", "choose", *SCENARIOS.ids), "random"),
        Setting("elder_one", ("random", "choose", *ELDER_ONES.ids), "random"),
        Setting(
            "investigators",
            ("choose", "draft", "deal"),
            "choose",
            setup.names_problem("investigators", INVESTIGATORS.ids, "choose, draft, deal"),
        ),
        Setting("insanities", ("deal",), "deal", setup.names_problem("insanities", INSANITIES.ids, "deal")),
        Setting("unknown", UNKNOWN_MODES, "off"),
        Setting("unknown_pool", ("all", "this_box"), "all"),
        Setting("elder_location", ("printed", "random"), "printed"),
        Setting("first", ("random",), "random", setup.first_problem),
        Setting("consent", ("ask", "waive"), "ask"),
    ),
    content={
        "scenarios": len(SCENARIOS),
        "elder_ones": len(ELDER_ONES),
        "investigators": len(INVESTIGATORS),
        "skills": len(SKILLS),
        "insanities": len(INSANITIES),
        "mythos": len(MYTHOS),
        "discoveries": len(DISCOVERIES),
        "unknown_monsters": len(UNKNOWN_MONSTERS),
        "relics": len(RELICS),
    },
    catalogues=CATALOGUES,
    first_contents={
        "skill": [16, "3c7048144a8c"],
        "investigator": [10, "95032202e58e"],
        "insanity": [8, "f7b9501c7201"],
        "relic": [12, "6b796bb7f449"],
        "transformed": [12, "6b796bb7f449"],
        "elder_one": [2, "f9d9369d725b"],
        "stage": [8, "0c688bc30f33"],
        "enemy": [25, "18a50331f6a5"],
        "unknown": [23, "efabae714b77"],
        "token": [18, "e2a78555c26a"],
        "mythos": [68, "a7e35c7cef08"],
        "scenario": [6, "c3fa0378d49b"],
        "space": [96, "92ec2eceb50a"],
        "action": [12, "77b6eae4628b"],
        "counter": [6, "81502a2fdf74"],
        "printed": [24, "e23be94f1178"],
        "discovery": [90, "8d93dee27bde"],
        "side": [103, "9bfb01d0dd50"],
    },
    state=DeathMayDie,
    setup=setup.setup,
    steps={
        "setup.boxes": setup.choose_boxes,
        "setup.investigators": setup.choose_investigators,
        "setup.unknown": setup.unknown_setup,
        "setup.relics": setup.choose_relics,
        "turn.begin": turn.begin,
        "turn.action": turn.action_phase,
        "turn.mythos": mythos_phase.mythos_phase,
        "turn.search_or_fight": fight.search_or_fight,
        "end.effects": end_of_turn.effects,
        "end.fire": end_of_turn.fire,
        "end.advance": end_of_turn.advance,
        "end.summon": end_of_turn.summon,
        "end.elder": end_of_turn.stages,
        CUT_SHORT: end_of_turn.cut_short,
    },
    marks={
        "action": ("turn.action",),
        "phase": ("turn.action", "turn.mythos", "turn.search_or_fight", "end.effects"),
        "turn": ("turn.begin",),
    },
    spans={"turn": "turn_begins"},
    dull=("turn_begins", "rolled", "search_phase", "fight_phase", "symbols", "hits"),
    causes=(
        "elder_summoned",
        "stage_revealed",
        "advance",
        "unknown_advances",
        "mythos",
        "enemy_attacks",
        "fire_roll",
        "found",
        "attack",
        "scenario_action",
        "threshold",
    ),
    losses=("wounded", "sanity_lost", "stress", "fire_caught", "killed", "mad"),
    view=view,
    board=Board,
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
    secrets=lambda game: (),
    alike=alike,
    arrange=arrange.position,
    chance=options.of_option,
    warns=warns,
)
