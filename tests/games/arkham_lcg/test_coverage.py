"""What no card of the core set brings about comes up with imaginary ones; and a late hour is a table like any other."""

import pytest

import miskatonic
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.cards.phrases import gains
from miskatonic.games.arkham_lcg.coverage import beyond
from miskatonic.games.arkham_lcg.rows.card import Card, after, at, when, would
from miskatonic.games.arkham_lcg.rows.terms import ASSET, LOCATION
from miskatonic.games.arkham_lcg.rules import skill_test
from miskatonic.games.arkham_lcg.rules.act_agenda import Advance, Doomed
from miskatonic.games.arkham_lcg.rules.attacks import Added
from miskatonic.games.arkham_lcg.rules.campaign_log import counting, cross_out, listed
from miskatonic.games.arkham_lcg.rules.cancelling import Cancelled
from miskatonic.games.arkham_lcg.rules.committing import Committed
from miskatonic.games.arkham_lcg.rules.controlling import Controlling
from miskatonic.games.arkham_lcg.rules.drawing import Drawn, FromDeck
from miskatonic.games.arkham_lcg.rules.elimination import GameEnd
from miskatonic.games.arkham_lcg.rules.engagement import Engagement
from miskatonic.games.arkham_lcg.rules.healing import Healed
from miskatonic.games.arkham_lcg.rules.locations import Arrival, Entering, Leaving, Revealing
from miskatonic.games.arkham_lcg.rules.revealing import SymbolEffect
from miskatonic.games.arkham_lcg.rules.round import PhaseEnd, TurnEnd
from miskatonic.games.arkham_lcg.rules.running_out import DeckEmpty
from miskatonic.games.arkham_lcg.rules.undoing import ActionDone
from miskatonic.lab import cover
from tests.games.arkham_lcg.imaginary import beast, imagined, observer
from tests.games.arkham_lcg.rules.testing import Tested as Play

HOUSE = "place hallway\nplace attic\n"
BROUGHT = {
    "react_actiondone": (after(ActionDone), "", "resource"),
    "react_added": (after(Added), "threat 0 peter_warren\nclues 0 2", "parley:peter_warren"),
    "react_advance": (when(Advance), "aside hallway attic cellar parlor\nclues 0 2", "advance"),
    "react_arrival": (after(Arrival), HOUSE + "enemy swarm_of_rats attic\nphase enemy", ""),
    "react_cancelled": (
        after(Cancelled),
        "hand 0 dodge\nthreat 0 ghoul_minion\nclues study 1",
        "investigate play:dodge",
    ),
    "react_controlling": (
        after(Controlling),
        "place parlor\nthere lita_chantler parlor\nbag 1",
        "parley:parlor:lita_chantler",
    ),
    "react_deckempty": (at(DeckEmpty), "deck 0 knife", "draw"),
    "react_doomed": (when(Doomed), "doom whats_going_on 2\nphase mythos", ""),
    "react_committed": (
        after(Committed),
        "hand 0 perception\nclues study 1",
        "investigate commit:perception draw_token",
    ),
    "react_drawn": (after(Drawn), "deck 0 knife guts", "draw"),
    "react_engagement": (after(Engagement), "enemy ghoul_minion study\nexhausted ghoul_minion", "engage:ghoul_minion"),
    "react_entering": (after(Entering), HOUSE, "move:attic"),
    "react_fromdeck": (
        at(FromDeck),
        "agenda rise_of_the_ghouls\ndoom rise_of_the_ghouls 6\nencounter ancient_evils\nphase mythos",
        "",
    ),
    "react_gameend": (
        when(GameEnd),
        "act what_have_you_done\nthreat 0 ghoul_priest\ndamage ghoul_priest 4",
        "fight:ghoul_priest choose:r2",
    ),
    "react_healed": (after(Healed), "area 0 first_aid\nhorror 0 1", "use:first_aid:horror:roland_banks"),
    "react_leaving": (after(Leaving), HOUSE, "move:attic"),
    "react_phaseend": (at(PhaseEnd), "", "end_turn"),
    "react_revealing": (after(Revealing), "place hallway\nunrevealed attic", "move:attic"),
    "react_symboleffect": (
        would(SymbolEffect),
        "area 0 shrivelling\nthreat 0 ghoul_minion\nbag skull",
        "fight:shrivelling:ghoul_minion",
    ),
    "react_testbegin": (after(skill_test.TestBegin), "clues study 1", "investigate"),
    "react_testend": (after(skill_test.TestEnd), "clues study 1", "investigate"),
    "react_turnend": (at(TurnEnd), "", "end_turn"),
}
"""To what an imaginary card reacts, where, and what is done."""


def watcher(topic: str) -> Card:
    """An asset that gains a resource whenever this happens."""
    card = Card(ASSET, "imaginary", "watcher", cost=0)
    card.reaction(topic, gains(1))
    return card


def room(id_: str, mark: str, leads_to: tuple[str, ...]) -> Card:
    """A location with its mark, and those it is connected with."""
    return Card(LOCATION, "imaginary", id_, level=None, set="imaginary", shroud=1, symbol=mark, connects=leads_to)


@pytest.mark.parametrize("prompt", BROUGHT)
def test_a_reaction_to_anything_is_asked_for(prompt: str) -> None:
    topic, text, answers = BROUGHT[prompt]
    with imagined(watcher(topic)):
        game = Play(f"area 0 watcher\n{text}").do(*answers.split())
        assert game.table.choice is not None
        assert game.table.choice.prompt == prompt
        assert game.offers("react:watcher")


def test_everything_beyond_the_cards_is_brought_about_here() -> None:
    told = (
        "unique_there", "crossed_out_under", "noted_number", "crossed_out_number", "remembers", "redirected",
        "shuffled_back", "gives", "gives_resources", "taken_back", "too_dear", "pays_entry", "cannot_pay_entry",
        "over_limit", "begins_in_play", "skips_phase", "repeats_phase", "no_doom_step",
        "token_apart", "several_apart", "treated", "ignored", "sealed", "no_seal", "exchanged", "campaign_waits",
        "deck_discards", "stays_out", "campaign_partly",
    )  # fmt: skip
    x = {"ask-choose_x", "option-x", "ask-take_action", "ask-which_bonus", "ask-lose_bonus", "option-bonus"}
    x |= {
        "ask-react_openinghand",
        "ask-react_mulligan",
        "ask-whose_unique",
        "option-whose",
    }  # rules/test_phases_and_moments.py: no arranged table has them
    assert beyond() == {f"ask-{prompt}" for prompt in BROUGHT} | {f"event-{kind}" for kind in told} | x


def test_what_is_paid_for_x_is_asked_about() -> None:
    with imagined(Card(ASSET, "imaginary", "slot_machine", cost=0, cost_x=True, uses=("secrets", 0))):
        game = Play("hand 0 slot_machine").do("play:slot_machine")
        assert game.table.choice is not None
        assert game.table.choice.prompt == "choose_x"
        game.do("x:2")
        assert (game.uses("slot_machine"), game.resources(0)) == (2, 3)


def test_an_enemy_that_may_spawn_in_several_places_is_asked_about() -> None:
    ghost = beast("ghost", spawn=lambda game, enemy, seat: game.places)
    with imagined(ghost):
        game = Play(f"{HOUSE}encounter ghost\nphase mythos.draw")
        assert game.table.choice is not None
        assert game.table.choice.prompt == "spawn_at"


def test_between_two_ways_of_the_same_length_the_lead_chooses() -> None:
    cross = (room("gate", "a", ("b", "c")), room("left", "b", ("a", "d")), room("right", "c", ("a", "d")))
    with imagined(*cross, room("grave", "d", ("b", "c")), beast("hound", keywords="hunter")):
        game = Play("place gate\nplace left\nplace right\nplace grave\nenemy hound grave\nphase enemy")
        assert game.table.choice is not None
        assert game.table.choice.prompt == "hunts"


def test_a_second_unique_enemy_is_discarded() -> None:
    queen = beast("queen", unique=True)
    with imagined(queen):
        game = Play("enemy queen study\nexhausted queen\nencounter queen\nphase mythos.draw")
        assert game.told("unique_there", "enemy") == ["queen.1"]
        assert game.deck() == ["queen.1"]


def test_what_stands_under_a_section_can_be_crossed_out() -> None:
    game = Play("notes got_away:ruth_turner got_away:peter_warren")
    cross_out(game.now, "got_away:ruth_turner")
    assert ["Ruth Turner" in game.table.say(event) for event in game.events("crossed_out_under")] == [True]
    assert listed(counting(game.now), "got_away") == ("peter_warren",)


def test_a_card_that_an_attack_takes_out_of_the_hand_is_not_played() -> None:
    with imagined(observer()):
        game = Play("hand 0 machete\nthreat 0 observer").do("play:machete")
        assert game.told("play_lost", "card") == ["machete"]
        assert game.pile(0) == ["machete"]


@pytest.mark.parametrize("seed", range(1, 60, 4))
def test_a_late_hour_is_a_proper_table(seed: int) -> None:
    seats = GAME.seats[seed % len(GAME.seats)]
    table = cover.arranged(miskatonic.new_table(GAME, seed=seed, seats=seats))
    assert not table.problems()
    assert table.choice is not None


def test_nothing_beyond_the_cards_comes_up_without_imaginary_ones() -> None:
    found = cover.Cover(GAME)
    for seed in range(1, 80, 4):
        cover.play(found, seed)
    assert not {name for _, name in found.seen} & beyond()
