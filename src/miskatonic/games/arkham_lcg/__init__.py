"""Arkham Horror: The Card Game: one to four investigators, their decks, and a scenario against them."""

from miskatonic.games.arkham_lcg import cards
from miskatonic.games.arkham_lcg.arrange import position
from miskatonic.games.arkham_lcg.chances import chance
from miskatonic.games.arkham_lcg.coverage import COVERAGE
from miskatonic.games.arkham_lcg.explain import explain
from miskatonic.games.arkham_lcg.glossary import GLOSSARY
from miskatonic.games.arkham_lcg.names import named, who
from miskatonic.games.arkham_lcg.problems import problems
from miskatonic.games.arkham_lcg.redeal import redeal
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rows.terms import DIFFICULTIES
from miskatonic.games.arkham_lcg.rules import resolution, round, setup
from miskatonic.games.arkham_lcg.state import SEATS, Arkham
from miskatonic.games.arkham_lcg.view import alike, measures, secrets, view
from miskatonic.games.arkham_lcg.warns import warns
from miskatonic.games.arkham_lcg.words.offers import verbs
from miskatonic.kernel import Game, Setting

__all__ = ["GAME", "cards"]

GAME = Game(
    id="arkham_lcg",
    version="1",
    package=__name__,
    seats=SEATS,
    minutes=90,
    settings=(
        Setting("scenario", tuple(SCENARIOS.ids), "the_gathering"),
        Setting("difficulty", DIFFICULTIES, "standard"),
        Setting("decks", ("starter", "random"), "starter", setup.decks_problem),
        Setting("windows", ("timely", "all"), "timely"),
    ),
    content={"cards": len(CARDS), "scenarios": len(SCENARIOS)},
    state=Arkham,
    setup=setup.setup,
    steps={
        "setup.mulligan": setup.mulligan,
        "setup.scenario": setup.set_up_scenario,
        "mythos": round.mythos,
        "mythos.draw": round.mythos_draw,
        "investigation": round.investigation,
        "investigation.next": round.next_turn,
        "turn.action": round.take_turn,
        "turn.end": round.end_turn,
        "enemy": round.enemy_phase,
        "enemy.attack": round.attacks,
        "upkeep": round.upkeep,
        "upkeep.hand": round.hand_size,
        "resolution": resolution.resolution,
    },
    marks={
        "action": ("setup.mulligan", "turn.action"),
        "turn": ("investigation.next",),
        "phase": ("mythos", "investigation", "enemy", "upkeep"),
        "round": ("mythos",),
    },
    spans={"turn": "turn", "round": "round"},
    causes=("encounter", "attacks", "advances", "test", "plays"),
    losses=("damage_placed", "horror_placed", "defeated", "discards"),
    view=view,
    problems=problems,
    redeal=redeal,
    seats_of=lambda game: game.seats,
    verbs=verbs,
    seat_name=who,
    named=named,
    explain=explain,
    chance=chance,
    warns=warns,
    catalogues=(CARDS, SCENARIOS),
    glossary=GLOSSARY,
    measures=measures,
    secrets=secrets,
    arrange=position,
    alike=alike,
    coverage=COVERAGE,
)
