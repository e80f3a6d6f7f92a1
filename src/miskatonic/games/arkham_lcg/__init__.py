"""Arkham Horror: The Card Game: one to four investigators, their decks, and a scenario against them."""

from miskatonic.games.arkham_lcg import boxes, cards
from miskatonic.games.arkham_lcg.arrange import position
from miskatonic.games.arkham_lcg.basics.options import verbs
from miskatonic.games.arkham_lcg.basics.wishes import ASKS, NORMAL
from miskatonic.games.arkham_lcg.board import Board
from miskatonic.games.arkham_lcg.campaign import enquiries as of_campaigns
from miskatonic.games.arkham_lcg.campaign.next_table import campaign, resumed, sequel
from miskatonic.games.arkham_lcg.chronicle import chronicle
from miskatonic.games.arkham_lcg.coverage import COVERAGE
from miskatonic.games.arkham_lcg.decks import enquiries as of_decks
from miskatonic.games.arkham_lcg.explain import explain
from miskatonic.games.arkham_lcg.glossary import GLOSSARY
from miskatonic.games.arkham_lcg.goal import goal
from miskatonic.games.arkham_lcg.measures import measures
from miskatonic.games.arkham_lcg.names import named, who
from miskatonic.games.arkham_lcg.odds.position.options import of_option
from miskatonic.games.arkham_lcg.problems import problems
from miskatonic.games.arkham_lcg.redeal import redeal
from miskatonic.games.arkham_lcg.released import RELEASED
from miskatonic.games.arkham_lcg.rows.boxes import BOXES, CORE, box_with
from miskatonic.games.arkham_lcg.rows.campaign import CAMPAIGNS
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.decks import COLLECTIONS, STARTER_DECKS, TWO_OF_EACH, USUAL_SEATS
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rows.taboo import LISTS, OFF
from miskatonic.games.arkham_lcg.rows.terms import CLOSED, DIFFICULTIES, INVESTIGATOR, OPEN
from miskatonic.games.arkham_lcg.rules import (
    choosing_decks,
    enemy_phase,
    introduction,
    joining,
    opening_hands,
    owned,
    record,
    resolution,
    round,
    setup,
    standalone,
    upgrading,
)
from miskatonic.games.arkham_lcg.state import SEATS, Arkham
from miskatonic.games.arkham_lcg.view import alike, open_view, secrets, view
from miskatonic.games.arkham_lcg.warns import warns
from miskatonic.kernel import Game, Setting, released_first

__all__ = ["GAME", "boxes", "cards"]

CATALOGUES = (CARDS, SCENARIOS)
released_first(CATALOGUES, RELEASED)
CORE_SET = [card for card in CARDS if box_with(card.code) == CORE]
"""What everybody has: whoever owns more boxes says so (`boxes`)."""

GAME = Game(
    id="arkham_lcg",
    version="1",
    package=__name__,
    seats=SEATS,
    minutes=90,
    settings=(
        Setting(
            "campaign",
            (*CAMPAIGNS, setup.STANDALONE),
            next(iter(CAMPAIGNS)),
            record.problem,
            record.LONGEST,
            needs=owned.campaigns_need(),
        ),
        Setting("boxes", tuple(BOXES), CORE, owned.boxes_problem, several=True),
        Setting("scenario", tuple(SCENARIOS.ids), "the_gathering", needs=owned.scenarios_need()),
        *standalone.settings(),
        Setting("difficulty", DIFFICULTIES, "standard"),
        Setting(
            "decks",
            ("starter", *[name for name in STARTER_DECKS if name != USUAL_SEATS[0]], "random"),
            "starter",
            choosing_decks.decks_problem,
            choosing_decks.LONGEST,
            needs=owned.decks_need(),
        ),
        Setting("taboo", (OFF, *LISTS), OFF),
        Setting("collection", COLLECTIONS, TWO_OF_EACH),
        Setting("absent", (joining.NOBODY_SITS_OUT,), joining.NOBODY_SITS_OUT, joining.absent_problem),
        Setting("weakness", ("random", "choose"), "random"),
        Setting("lead", ("1", "random", "ask"), "1"),
        Setting("hands", (CLOSED, OPEN), CLOSED),
        Setting("asks", ASKS, NORMAL),
    ),
    content={
        "investigators": sum(card.kind == INVESTIGATOR for card in CORE_SET),
        "player_cards": sum(not card.set and card.kind != INVESTIGATOR for card in CORE_SET),
        "encounter_cards": sum(bool(card.set) for card in CORE_SET),
        "scenarios": sum(owned.box_of_scenario(plan) == CORE for plan in SCENARIOS),
    },
    state=Arkham,
    setup=setup.setup,
    steps={
        "setup.begin": introduction.begin,
        "setup.investigator": joining.choose_investigators,
        "setup.unclaimed": joining.claim,
        "setup.upgrade": upgrading.upgrade,
        "setup.weakness": setup.choose_weaknesses,
        "setup.lead": setup.choose_lead,
        "setup.unique": opening_hands.choose_unique,
        "setup.hands": opening_hands.draw_hands,
        "setup.mulligan": opening_hands.mulligan,
        "setup.scenario": setup.set_up_scenario,
        "mythos": round.mythos,
        "mythos.again": round.mythos_again,
        "mythos.draw": round.mythos_draw,
        "investigation": round.investigation,
        "investigation.next": round.next_turn,
        "turn.action": round.take_turn,
        "turn.end": round.end_turn,
        "enemy": enemy_phase.enemy_phase,
        "enemy.attack": enemy_phase.attacks,
        "upkeep": round.upkeep,
        "upkeep.hand": round.hand_size,
        "resolution": resolution.resolution,
    },
    marks={
        "action": (
            "setup.investigator",
            "setup.upgrade",
            "setup.weakness",
            "setup.lead",
            "setup.mulligan",
            "turn.action",
        ),
        "turn": ("investigation.next",),
        "phase": ("mythos", "mythos.again", "investigation", "enemy", "upkeep"),
        "round": ("mythos",),
    },
    spans={"turn": "turn", "round": "round"},
    causes=("encounter", "attacks", "advances", "test", "plays"),
    losses=("damage_placed", "horror_placed", "defeated", "discards"),
    epilogue=("resolution",),
    view=view,
    board=Board,
    open_view=open_view,
    problems=problems,
    redeal=redeal,
    seats_of=lambda game: game.seats,
    verbs=verbs,
    seat_name=who,
    named=named,
    explain=explain,
    chance=of_option,
    warns=warns,
    catalogues=CATALOGUES,
    box_of=owned.box_of_row,
    boxes_of=lambda options: owned.boxes_in(options.get("boxes", CORE)),
    glossary=GLOSSARY,
    measures=measures,
    goal=goal,
    chronicle=chronicle,
    secrets=secrets,
    arrange=position,
    alike=alike,
    chapter=lambda game: f"scenario-{game.scenario}",
    sequel=sequel,
    enquiries={
        "deck.check": of_decks.check,
        "deck.pool": of_decks.pool,
        "deck.export": of_decks.export,
        "campaign.show": of_campaigns.show,
        "campaign.carry": of_campaigns.carry,
    },
    campaign=campaign,
    resumed=resumed,
    coverage=COVERAGE,
)
