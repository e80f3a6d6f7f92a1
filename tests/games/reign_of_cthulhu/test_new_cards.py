"""A card more is its row, with what it does beside it: nothing else counts or lists cards."""

from collections.abc import Iterator

import pytest

import miskatonic
from miskatonic import text
from miskatonic.bots.reign_of_cthulhu import Player
from miskatonic.bots.reign_of_cthulhu.judge import Judge
from miskatonic.bots.reign_of_cthulhu.plan import Planner
from miskatonic.bots.reign_of_cthulhu.reasons import reason
from miskatonic.bots.reign_of_cthulhu.relics import Relics
from miskatonic.bots.reign_of_cthulhu.sight import Sight
from miskatonic.games.reign_of_cthulhu import GAME
from miskatonic.games.reign_of_cthulhu.basics import remove_cultists
from miskatonic.games.reign_of_cthulhu.options import place_options
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS, Investigator
from miskatonic.games.reign_of_cthulhu.rows.places import ADJACENT
from miskatonic.games.reign_of_cthulhu.rows.player_cards import EVIL_STIRS_CARDS
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS, Relic
from miskatonic.games.reign_of_cthulhu.rules import sanity
from miskatonic.games.reign_of_cthulhu.state import Reign
from miskatonic.kernel import DoubleId, Option, UnknownId, WrongRow
from tests.games.play import with_more
from tests.games.reign_of_cthulhu.play import Play, board_of

EXORCISE = place_options("exorcise", 1)


async def shine(game: Reign, seat: int) -> None:
    """The lens: everybody gets a token back."""
    for one in range(game.seats):
        sanity.gain_sanity(game, one, 1, "RC-221")


def near_cultists(game: Reign) -> list[Option]:
    """The priest: cultists at a neighbouring place can be driven out."""
    near = ADJACENT[game.places[game.active]]
    return [EXORCISE[place] for place in near if game.cultists[place]]


async def exorcise(game: Reign, option: Option) -> None:
    """For one action a cultist goes to the pool."""
    game.actions -= 1
    remove_cultists(game, option.value, 1)


@pytest.fixture
def new_cards() -> Iterator[None]:
    """A relic and an investigator join the tables, and leave them again."""
    priest = Investigator(
        "new_priest",
        ("RC-172", "RC-173"),
        hand_limit=(8, 7),
        own_actions=near_cultists,
        deeds={"exorcise": exorcise},
        seal_cards=4,
        first_shoggoth=(2, 2),
        bus=(False, False),
    )
    lenses = Relic("new_lens", "RC-221", shine, rolls=False), Relic("new_cracked_lens", "RC-221", shine)
    with with_more(RELICS, *lenses), with_more(INVESTIGATORS, priest):
        yield


@pytest.mark.usefixtures("new_cards")
def test_a_new_relic_is_held_played_and_put_into_the_box() -> None:
    game = Play("doctor", "driver").relics(0, "new_lens").sanity(2, 1).begin()
    assert "card:new_lens" in game.option("play:new_lens").about
    game.do("play:new_lens")
    assert (game.game.sanity, game.box) == ((3, 2), ["new_lens"])


@pytest.mark.usefixtures("new_cards")
def test_a_new_investigator_is_played() -> None:
    game = Play("new_priest", "driver").at("university", "diner").cultists(park=2).begin()
    game.do("exorcise:park")
    assert (game.cultists_at("park"), game.actions) == (1, 3)
    assert board_of(game.table, 0)["seats"][0]["hand_limit"] == 8
    assert game.table.clone().digest() == game.table.digest()


@pytest.mark.usefixtures("new_cards")
def test_words_are_wanted_for_new_cards() -> None:
    wanted = GAME.wanted_words()
    assert wanted["relic-new_lens"] == ("text",)
    assert wanted["investigator-new_priest"] == ("sane", "insane")


@pytest.mark.usefixtures("new_cards")
def test_the_bot_counts_new_relics_and_reads_what_is_printed() -> None:
    table = miskatonic.new_table(GAME.id, seed=1, seats=2, options={"investigators": "new_priest+driver"})
    sight = Sight(board_of(table, 0))
    assert sight.evils == EVIL_STIRS_CARDS
    priest = sight.role.index("investigator-new_priest")
    sight.shoggoths = [0]
    judge = Judge(sight)
    planner = Planner(judge, priest)
    assert (judge.need(priest), judge.need(1 - priest)) == (4, 5)
    assert planner._banishings()[0].parts[0][0] == 2
    assert planner.card_fares == [99.0] * 4
    relics = Relics(judge, planner, forced=False)
    roll = relics.worth("relic-new_lens", 0) - relics.worth("relic-new_cracked_lens", 0)
    assert roll == pytest.approx(judge.roll(0))
    assert roll > 0


def test_an_investigator_who_offers_what_nobody_carries_out_is_refused() -> None:
    with pytest.raises(WrongRow, match=r"'new_priest' .* has no deeds"):
        INVESTIGATORS.add(Investigator("new_priest", ("RC-172", "RC-173"), own_actions=near_cultists))
    with pytest.raises(UnknownId, match="'exorcise': doctor needs a deed"):
        INVESTIGATORS[INVESTIGATORS.number("doctor")].deed("exorcise")


@pytest.mark.usefixtures("new_cards")
def test_words_are_wanted_for_the_deeds_of_a_new_investigator() -> None:
    assert {"option-exorcise", "verb-exorcise"} <= GAME.wanted_words().keys()


def test_a_double_or_unknown_id_is_named() -> None:
    with pytest.raises(DoubleId, match="two rows 'silver_key'"):
        RELICS.add(RELICS[RELICS.number("silver_key")])
    with pytest.raises(UnknownId, match="Did you mean 'silver_key'"):
        RELICS.number("silver_kee")


def test_sentences_said_because_of_a_new_investigator_are_asked_for() -> None:
    banker = Investigator("banker", ("RC-170", "RC-171"), seal_cards=3, bus=(True, False), first_shoggoth=(2, 3))
    with with_more(INVESTIGATORS, banker):
        wanted = GAME.wanted_words()
    assert {"barred-insane_banker", "why-seal_banker", "why-cheap_kill_banker"} <= wanted.keys()
    assert "why-seal_detective" in wanted
    assert "why-seal_doctor" not in wanted


@pytest.mark.usefixtures("new_cards")
@pytest.mark.parametrize("option", ["exorcise:park", "play:new_lens"])
def test_a_hint_claims_nothing_of_what_nobody_has_judged(option: str) -> None:
    """Given an action and a relic that the bot knows nothing of, then their reason says just that."""
    game = Play("new_priest", "driver").at("university", "diner").cultists(park=2).relics(0, "new_lens").begin()
    assert game.table.choice is not None
    line = reason(Player(Sight(board_of(game.table, 0)), game.table.choice), game.option(option))
    said = [text.say(GAME.package, language, line.message, line.args) for language in text.COMPLETE]
    assert said[0] == "The hint can't judge this answer: take it as a guess."
    assert len(set(said)) == len(text.COMPLETE)
