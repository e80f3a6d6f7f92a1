"""What a sensible friend would never advise in Arkham Horror: The Card Game."""

import re

import pytest

from miskatonic import bots, text
from miskatonic.bots.arkham_lcg import danger
from miskatonic.bots.arkham_lcg.scenarios.the_gathering import printed_priest
from miskatonic.bots.arkham_lcg.sight import Sight
from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel import Table, arrange, new_table
from tests.games.arkham_lcg.looks import running_test, seen_board

HOUSE = "agenda theyre_getting_out\nact what_have_you_done\nplace hallway\nplace attic\nplace cellar\nplace parlor"
BARRIER = "act the_barrier\nplace hallway\nplace attic\nplace cellar\nunrevealed parlor"
BAG = "bag 1 0 0 -1 -1 -1 -2 -2 -3 -4 skull skull cultist tablet auto_fail elder_sign"


def given(position: str, seed: int = 0) -> Table:
    """A position, as its lines say."""
    return arrange(GAME, position, seed=seed)


def hint(table: Table) -> str:
    """What is advised to whoever is asked."""
    assert table.choice is not None
    advice = bots.advise(table, table.choice.seat)
    assert advice is not None
    return advice.option.text


def why(table: Table, language: str = "en") -> str:
    """The reason that is given."""
    assert table.choice is not None
    advice = bots.advise(table, table.choice.seat)
    assert advice is not None
    assert advice.reason is not None
    return text.say(GAME.package, language, advice.reason.message, advice.reason.args)


def ask(table: Table, prompt: str) -> Table:
    """When it has come to that question, the first token being drawn without any card."""
    while table.choice is not None and table.choice.prompt != prompt:
        table.answer("draw_token" if table.choice.prompt == "test" else "pass")
    assert table.choice is not None
    return table


def duel(position: str) -> float:
    """How likely the first investigator is thought to beat the Ghoul Priest."""
    sight = Sight(seen_board(given(f"{HOUSE}\nat 0 hallway\n{BAG}\n{position}"), 0), 0)
    return danger.beats(sight, sight.mine, printed_priest(sight))


# --- chances ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-076", "AH-B-100")
@pytest.mark.parametrize("enemy", ["ravenous_ghoul", "flesh_eater", "ghoul_minion"])
def test_mind_over_matter_in_the_discard_pile_helps_nobody(enemy: str) -> None:
    # given: it was committed for its icons; Daisy has combat 2 and a Ghoul upon her
    table = given(f"investigators daisy_walker\n{BAG}\ndiscard 0 mind_over_matter guts\nthreat 0 {enemy}")
    # then: whatever is advised, no chance is told that the table does not have
    assert table.choice is not None
    advised = next(option for option in table.choice.options if option.text == hint(table))
    chance = GAME.chance(table.state, advised)
    told = re.search(r"(\d+)%", why(table))
    assert told is None or (chance is not None and int(told[1]) <= round(100 * chance) + 15)
    assert not hint(table).startswith("fight:")


@pytest.mark.rule("AH-B-076", "AH-B-100")
def test_mind_over_matter_in_force_is_reckoned_with() -> None:
    # given
    table = given(f"investigators daisy_walker\n{BAG}\nhand 0 mind_over_matter\nthreat 0 ghoul_minion")
    # when
    table.answer("play:mind_over_matter")
    # then: intellect 5 against 2
    assert hint(table) in ("fight:ghoul_minion", "evade:ghoul_minion")
    assert "88%" in why(table)


@pytest.mark.rule("AH-B-076")
def test_with_lita_mind_over_matter_and_backstab_still_count() -> None:
    # given: Lita gives fists damage, but not the skill to hit with; two copies in hand
    daisy = "investigators daisy_walker\narea 0 lita_chantler\nhand 0 mind_over_matter mind_over_matter"
    skids = "investigators skids_otoole\narea 0 lita_chantler\nhand 0 backstab backstab"
    # then: whoever can pay for them is the better fighter
    assert duel(f"{daisy}\nresources 0 5") > duel(f"{daisy}\nresources 0 0") + 0.05
    assert duel(f"{skids}\nresources 0 6") > duel(f"{skids}\nresources 0 0")


@pytest.mark.rule("AH-B-076")
def test_mind_over_matter_is_not_spent_on_rats_before_the_ghoul_priest_has_come() -> None:
    # given: rats that fists can deal with
    table = given(
        f"investigators daisy_walker\n{BARRIER}\nat 0 hallway\nhand 0 mind_over_matter\nthreat 0 swarm_of_rats"
    )
    assert hint(table) != "play:mind_over_matter"


# --- luck ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-012")
@pytest.mark.parametrize(("token", "picked"), [("-4", "pass"), ("-3", "pass"), ("-2", "play:lucky")])
def test_luck_is_not_promised_where_it_does_not_save_the_test(token: str, picked: str) -> None:
    # given: combat 1 against 1: with −4 the sum is −3, and 2 more do not make 1 of it
    table = given(f"investigators wendy_adams\nhand 0 lucky guts\nthreat 0 swarm_of_rats\nbag {token}")
    table.answer("fight:swarm_of_rats")
    # then
    ask(table, "react_failure")
    assert hint(table) == picked
    assert ("succeeds after all" in why(table)) == (picked != "pass")


@pytest.mark.rule("AH-B-012", "AH-B-067")
@pytest.mark.parametrize(
    ("bag", "seed", "token", "picked"),
    [
        ("-2 -2 -2", 0, "-2", "pass"),
        ("-8 -8", 0, "-8", "pass"),
        ("-4 1 1 1 1 1 1 1", 0, "-4", "react:wendy_adams"),
        ("-4 1 1 1 1 1 1 1", 1, "1", "pass"),
    ],
)
def test_the_token_on_the_table_is_counted_once(bag: str, seed: int, token: str, picked: str) -> None:
    # given: Wendy's agility 4 against 2: a token of −2 leaves enough, one of −8 or −4 does not
    table = given(f"investigators wendy_adams\nhand 0 guts guts\nthreat 0 ghoul_minion\nbag {bag}", seed)
    # when
    table.answer("evade:ghoul_minion")
    assert running_test(table)["tokens"] == [token]
    # then: a card is thrown away for another token only where the one that lies there fails and others would not
    assert hint(table) == picked


# --- ways ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-059", "AH-B-062")
@pytest.mark.parametrize("enemy", ["flesh_eater", "icy_ghoul", "ravenous_ghoul", "ghoul_minion"])
@pytest.mark.parametrize("actions", [1, 2, 3])
def test_nobody_weak_is_sent_onto_a_ready_enemy(enemy: str, actions: int) -> None:
    # given: Daisy, hurt and with bare hands in the Hallway, and a Ghoul where the clues are
    table = given(
        f"investigators daisy_walker\n{BARRIER}\n{BAG}\nat 0 hallway\nclues attic 2\nenemy {enemy} attic\n"
        f"damage 0 3\nturn 0 {actions}"
    )
    assert hint(table) != "move:attic"


@pytest.mark.rule("AH-B-059", "AH-B-062")
def test_nobody_is_sent_into_a_duel_that_is_as_good_as_a_coin() -> None:
    # given: Daisy, unhurt, with bare hands: she would win half of the duels
    table = given(
        f"investigators daisy_walker\n{BARRIER}\n{BAG}\nat 0 hallway\nclues attic 2\nenemy ghoul_minion attic"
    )
    assert hint(table) != "move:attic"


@pytest.mark.rule("AH-B-059", "AH-B-062")
def test_nobody_weak_seeks_the_ghoul_priest_while_there_is_time() -> None:
    # given: Wendy, hurt and unarmed, in the Cellar; he waits in the Hallway
    table = given(
        f"investigators wendy_adams\n{HOUSE}\n{BAG}\nat 0 cellar\nenemy ghoul_priest hallway\ndamage 0 4\nhand 0 guts"
    )
    assert hint(table) != "move:hallway"


@pytest.mark.rule("AH-B-059")
def test_roland_with_a_gun_goes_where_the_enemy_is() -> None:
    # given: who is well armed does not wait
    table = given(
        f"investigators roland_banks\n{HOUSE}\n{BAG}\nat 0 cellar\nenemy ghoul_priest hallway\narea 0 45_automatic\n"
        "uses 45_automatic 4\nhand 0 vicious_blow overpower"
    )
    assert hint(table) == "move:hallway"


# --- what is said ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-036")
def test_whoever_fights_well_goes_before_somebody_weak_who_is_held() -> None:
    # given: a Ghoul holds Daisy, and Roland stands beside her
    position = f"investigators roland_banks daisy_walker\n{BAG}\nphase investigation"
    assert hint(given(f"{position}\nthreat 1 ghoul_minion")) == "turn:0"
    # and of two who fight well, the one who is held goes first
    both = f"investigators roland_banks skids_otoole\n{BAG}\nphase investigation\nthreat 1 ghoul_minion"
    assert hint(given(both)) == "turn:1"


@pytest.mark.rule("AH-B-066")
def test_a_card_that_changes_no_chance_is_not_said_to_change_it() -> None:
    # given: Roland can hardly miss, and Vicious Blow makes the difference of a wound
    table = given(
        "investigators roland_banks\nthreat 0 ghoul_minion\narea 0 machete\nhand 0 vicious_blow\nbag 0 0 0 0 0 0 0 0"
    )
    table.answer("fight:ghoul_minion")
    # then
    for language in text.COMPLETE:
        told = re.findall(r"\d+\s?%", why(table, language))
        assert len(told) == len(set(told))


@pytest.mark.rule("AH-B-066")
@pytest.mark.parametrize("language", text.COMPLETE)
def test_a_slim_chance_is_called_one(language: str) -> None:
    # given: Daisy, out of breath, against a Ghoul Priest
    table = given(f"investigators daisy_walker\n{HOUSE}\n{BAG}\nat 0 hallway\nthreat 0 ghoul_priest")
    slim = {"en": "Only", "pl": "tylko", "uk": "лише"}
    told = re.findall(r"(\d+)%", why(table, language))
    assert bool(told and max(map(int, told)) < 20) == (slim[language] in why(table, language))


@pytest.mark.parametrize("deck", ["daisy", "wendy"])
def test_no_hint_of_a_game_says_that_a_chance_is_better_than_itself(deck: str) -> None:
    table = new_table(GAME, seed=7, seats=1, options={"decks": deck}, light=True)
    while table.choice is not None:
        advice = bots.advise(table, table.choice.seat)
        assert advice is not None
        for language in text.COMPLETE:
            said = why(table, language)
            told = re.findall(r"(\d+)%", said)
            assert len(told) == len(set(told)), said
            assert not re.search(r"must do|musi wystarczyć|має вистачити|-\d", said), said
        table.answer(advice.option)


@pytest.mark.rule("AH-B-066")
def test_a_chance_that_counts_on_cards_says_so() -> None:
    # given: Roland's combat 4 against 4 becomes a good bet with two cards of his hand
    table = given(
        f"investigators roland_banks\n{BAG}\nthreat 0 flesh_eater\narea 0 machete\nhand 0 overpower vicious_blow"
    )
    assert hint(table).startswith("fight:")
    bare, more = map(int, re.findall(r"(\d+)%", why(table))[:2])
    assert bare < more
    assert "Overpower" in why(table)
    assert "Vicious Blow" in why(table)
    assert "Overpower" not in why(given(f"investigators roland_banks\n{BAG}\nthreat 0 flesh_eater\narea 0 machete"))


@pytest.mark.rule("AH-B-071")
@pytest.mark.parametrize(
    ("language", "defeats"), [("en", "would defeat you"), ("pl", "by cię pokonało"), ("uk", "це вас здолає")]
)
def test_what_a_miss_would_cost_is_said(language: str, defeats: str) -> None:
    # given: a Ghoul Priest with one health left, who retaliates
    hurt = "threat 0 ghoul_priest\ndamage ghoul_priest 4\narea 0 machete"
    table = given(f"investigators roland_banks\n{HOUSE}\n{BAG}\nat 0 hallway\n{hurt}")
    dying = given(f"investigators roland_banks\n{HOUSE}\n{BAG}\nat 0 hallway\n{hurt}\ndamage 0 7\nhorror 0 3")
    # then
    assert hint(table).startswith("fight:")
    assert re.search(r"2 (damage|obrażenia|рани)", why(table, language))
    assert defeats not in why(table, language)
    assert defeats in why(dying, language)


@pytest.mark.rule("AH-B-071")
def test_whoever_would_die_anyway_strikes_the_last_blow() -> None:
    # given: the next attack of the Ghoul Priest is Roland's end, and he is a blow away from his own
    hurt = "threat 0 ghoul_priest\ndamage ghoul_priest 4\narea 0 machete\ndamage 0 7\nhorror 0 3\nturn 0 1"
    table = given(f"investigators roland_banks\n{HOUSE}\n{BAG}\nat 0 hallway\n{hurt}")
    assert hint(table) == "fight:machete:ghoul_priest"


@pytest.mark.rule("AH-B-069")
@pytest.mark.parametrize("enemy", ["ghoul_priest", "flesh_eater"])
def test_nothing_is_tried_that_cannot_succeed(enemy: str) -> None:
    # given: a bag in which no token would do
    table = given(f"investigators daisy_walker\n{HOUSE}\nbag -4 -4 -4\nat 0 hallway\nthreat 0 {enemy}")
    assert not hint(table).startswith(("fight", "evade", "investigate"))


@pytest.mark.rule("AH-B-062", "AH-B-106")
def test_the_price_is_said() -> None:
    # given: an asset in hand, and time to play it
    table = given("investigators roland_banks\nclues study 2\nhand 0 45_automatic")
    assert hint(table) == "play:45_automatic"
    assert "Price: 4 resources." in why(table)
