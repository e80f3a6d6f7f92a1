"""B.18, B.19: what a campaign keeps from one scenario to the next, and what it forgets."""

import json

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.board.record import Person, Record
from miskatonic.games.arkham_lcg.cards.night_of_the_zealot import BAGS
from miskatonic.games.arkham_lcg.rows.terms import DECK, HAND, REMOVED
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import Table, new_table
from tests.games.arkham_lcg.chain import burned, leave, nothing_bought, play_on, record, sequel, whole_deck
from tests.games.arkham_lcg.looks import seen_board
from tests.games.arkham_lcg.play import Play
from tests.games.arkham_lcg.weaknesses import BASIC_WEAKNESSES

PAIR = "investigators roland_banks daisy_walker\n"
DECKS = f"{whole_deck(0, 'roland')}{whole_deck(1, 'daisy', 'paranoia')}"
PARLOR = "place parlor\nact what_have_you_done\naside lita_chantler\n"
MASKS = "scenario the_midnight_masks\nplace rivertown\nremoved the_masked_hunter\n"
RITUAL = """
    scenario the_devourer_below
    place main_path
    act disrupting_the_ritual
    agenda the_arkham_woods
"""


def people(game: Play) -> list[Person]:
    """What the campaign keeps of each investigator."""
    return record(game.table)["investigators"]


def state(table: Table) -> Arkham:
    """The position."""
    assert isinstance(table.state, Arkham)
    return table.state


def where(table: Table, id_: str) -> list[int]:
    """The zones of all copies of a card."""
    game = state(table)
    return [game.zone[card] for card in range(len(game.card)) if row(game, card).id == id_]


# --- Trauma -----------------------------------------------------------------------------------------------------------


def test_trauma_of_two_scenarios_adds_up_and_is_there_from_the_beginning() -> None:
    # given Roland with 1 physical trauma, when he falls to damage again, then 2
    game = Play(f"{whole_deck(0, 'roland')}{PARLOR}damage 0 8\nthreat 0 swarm_of_rats", physical=[1]).do(
        "resource", "decline"
    )
    assert (people(game)[0]["physical"], people(game)[0]["mental"]) == (2, 0)
    roland = seen_board(play_on(nothing_bought(sequel(game.table))), 0)["seats"][0]
    assert (roland["damage"], roland["horror"]) == (2, 0)


def test_the_last_trauma_kills_and_somebody_else_comes() -> None:
    # given Daisy with 4 physical trauma of 5 health: one defeat more is her death
    game = Play(f"investigators daisy_walker\n{PARLOR}damage 0 4\nthreat 0 swarm_of_rats", physical=[4])
    game.do("resource")
    game.until(lambda: game.table.outcome is not None)
    assert people(game)[0]["fate"] == "killed"
    second = sequel(game.table)
    assert second.choice is not None
    assert second.choice.prompt == "investigator"
    assert "become:daisy_walker" not in [one.text for one in second.choice.options]


def test_healing_takes_no_trauma_away() -> None:
    game = Play(f"{PARLOR}area 0 first_aid\ndamage 0 2", physical=[2]).do(
        "use:first_aid:damage:roland_banks", "resign:parlor", "decline"
    )
    assert people(game)[0]["physical"] == 2


def test_who_covers_up_and_goes_mad_suffers_twice() -> None:
    game = Play(f"{PAIR}{PARLOR}threat 0 cover_up ghoul_minion\nclues cover_up 1\nhorror 0 4").do("resource")
    assert game.told("trauma", "seat", "physical", "mental") == [(0, 0, 1), (0, 0, 1)]


def test_resigning_is_no_defeat() -> None:
    game = Play(f"{PARLOR}damage 0 8\nhorror 0 4").do("resign:parlor", "decline")
    assert (people(game)[0]["physical"], people(game)[0]["mental"], people(game)[0]["fate"]) == (0, 0, "")


# --- Experience -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("paid", "earned"), [(5, 0), (6, 1)])
def test_hospital_debts_are_counted_when_skids_leaves_and_never_below_nothing(paid: int, earned: int) -> None:
    # given one victory point, two investigators, and Skids who resigns first
    game = Play(f"""
        investigators skids_otoole daisy_walker
        {MASKS}
        threat 0 hospital_debts
        resources hospital_debts {paid}
        victory ruth_turner
    """).do("resign:predator_or_prey", "resign:predator_or_prey")
    assert game.told("earns", "seat", "count") == [(0, earned), (1, 1)]


def test_everybody_has_the_whole_victory_also_who_fell_in_the_first_round() -> None:
    game = Play(f"""
        {PAIR}
        {MASKS}
        damage 0 8
        threat 0 acolyte
        place graveyard
        place northside
        clues northside 1
        victory ruth_turner peter_warren
    """).do("resource", "resign:predator_or_prey")
    assert game.told("earns", "seat", "count") == [(0, 3), (1, 3)]


def test_who_sat_out_earns_nothing_and_keeps_what_was_there() -> None:
    second = play_on(nothing_bought(sequel(burned(), absent="daisy_walker")))
    kept = record(leave(second))["investigators"]
    assert [(one["code"], one["sits_out"], one["unspent"]) for one in kept] == [("01001", False, 4), ("01002", True, 4)]


def test_the_dead_and_the_mad_earn_nothing_and_leave_lita_to_the_living() -> None:
    # given Daisy has resigned, and Roland, who leads, falls with his last trauma
    game = Play(
        f"{DECKS}{PAIR}{PARLOR}turn 1\ndamage 0 8\nthreat 0 swarm_of_rats\nvictory flesh_eater", physical=[8, 0]
    ).do("resign:parlor", "resource")
    assert game.told("earns", "seat", "count") == [(1, 3)]
    assert ([one["fate"] for one in people(game)], record(game.table)["unclaimed"]) == (["killed", ""], ["01117"])
    # when the group goes on, then Lita may join Daisy or whoever comes instead
    second = nothing_bought(sequel(game.table))
    assert second.choice is not None
    while second.choice.prompt == "investigator":
        second.answer(second.choice.options[0])
    assert [one.text for one in second.choice.options] == ["claim:lita_chantler:0", "claim:lita_chantler:1", "decline"]


def test_a_lead_whom_the_cover_up_drove_mad_has_no_deck_for_lita() -> None:
    game = Play(f"{PAIR}{PARLOR}threat 0 cover_up\nclues cover_up 1\nturn 1\nvictory flesh_eater", mental=[4, 0]).do(
        "resign:parlor", "resign:parlor"
    )
    assert game.told("waits", "card") == ["lita_chantler"]
    assert game.told("earns", "seat", "count") == [(1, 3)]


# --- Story cards ------------------------------------------------------------------------------------------------------


def test_lita_who_fell_in_arkham_is_there_again_in_the_woods() -> None:
    game = Play(f"""
        {whole_deck(0, "roland")}
        {MASKS}
        hand 0 lita_chantler
        threat 0 wolf_man_drew
        apart ruth_turner
    """).do("play:lita_chantler", "draw", "harm:lita_chantler=2/0")
    game.do("resource", "harm:me=1/0+lita_chantler=1/0")
    assert game.story("asset_defeated") == ["asset_defeated"]
    game.do("end_turn")
    game.until(lambda: game.prompt == "turn")
    game.do("resign:predator_or_prey")
    assert people(game)[0]["earned"] == ["01117"]
    third = play_on(nothing_bought(sequel(game.table)))
    assert where(third, "lita_chantler") in ([DECK], [HAND])


def test_lita_given_away_is_gone_for_good() -> None:
    game = Play(f"""
        {DECKS}
        {PAIR}
        scenario the_devourer_below
        place main_path
        place ritual_site
        at 0 ritual_site
        enemy umordhoth ritual_site
        exhausted umordhoth
        hand 0 lita_chantler
    """).do("play:lita_chantler", "use:umordhoth:lita")
    assert [one["earned"] for one in people(game)] == [[], []]
    # and each has a Madness weakness more, for ever
    decks = [sum(one["deck"].values()) for one in people(game)]
    assert decks == [34, 34]
    carried = GAME.enquiries["campaign.carry"]({"text": json.dumps(record(game.table)), "difficulty": "easy"})
    new: Record = json.loads(carried["record"])
    assert [sum(one["deck"].values()) for one in new["investigators"]] == [34, 34]
    assert (new["bag"], new["log"]) == (list(BAGS["easy"]), [])
    assert [one["physical"] + one["mental"] for one in new["investigators"]] == [4, 4]


def test_there_is_one_lita_at_the_table_and_it_is_the_one_behind_the_barrier() -> None:
    # given Roland brought Lita from another campaign, when the barrier falls, then his own makes way for the other
    text = f"""
        {PAIR}
        act the_barrier
        place hallway
        unrevealed parlor
        aside ghoul_priest lita_chantler
        hand 0 lita_chantler
        clues 0 3
        clues 1 3
    """
    game = Play(text).do("play:lita_chantler", "end_turn", "end_turn", "react:the_barrier")
    assert (game.area(), game.pile(0)) == ([], ["lita_chantler.1"])
    assert game.place("lita_chantler.2") == "parlor"
    # given she is still in his hand, then he can't play her any more
    game = Play(text).do("end_turn", "end_turn", "react:the_barrier", "turn:0")
    assert not game.offers("play:lita_chantler")


# --- The log and the next scenario ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("display", "crossed"), [("victory", ("ghoul_priest_alive",)), ("encounter_discard", ())])
def test_the_priest_is_crossed_out_only_for_good(display: str, crossed: tuple[str, ...]) -> None:
    game = Play(f"{MASKS}{display} ghoul_priest\nnotes house_standing ghoul_priest_alive")
    assert game.do("resign:predator_or_prey").now.crossed == crossed


def test_from_the_fire_to_the_woods_the_log_is_read_in_every_scenario() -> None:
    """A whole campaign in three tables: the house burned, nobody found, everybody home before midnight."""
    second = play_on(nothing_bought(sequel(burned(bag=BAGS["standard"]))))
    ids = {row(state(second), place).id for place in state(second).places}
    assert "your_house" not in ids
    assert {row(state(second), state(second).at[one]).id for one in state(second).who} == {"rivertown"}
    leave(second)
    written = [one["entry"] for one in record(second)["log"]]
    assert written[0] == "house_burned"
    assert sorted(one.partition(":")[2] for one in written[1:]) == sorted(
        ["wolf_man_drew", "herman_collins", "peter_warren", "victoria_devereux", "ruth_turner", "the_masked_hunter"]
    )
    third = play_on(nothing_bought(sequel(second)))
    game = state(third)
    # then six got away: 3 doom; one elder thing; nobody is late; no Priest, who burned with the house
    assert (game.doom[game.agenda], game.bag.count("elder_thing")) == (3, 1)
    assert [len(hand) for hand in game.hand] == [5, 5]
    assert "ghoul_priest" not in [row(game, card).id for card in game.deck[2]]
    assert where(third, "lita_chantler") != [REMOVED]
    over = leave(third)
    assert (record(over)["outcome"], [one["fate"] for one in record(over)["investigators"]]) == ("lost", ["killed"] * 2)
    assert GAME.sequel(over.state, {}) is None


def test_cards_removed_from_the_game_are_back_in_the_next_one() -> None:
    # given Wendy, abandoned and alone, with two cards in her pile
    game = Play(f"""
        investigators wendy_adams
        {MASKS}
        deck 0 abandoned_and_alone
        discard 0 knife leather_coat
    """).do("draw", "resign:predator_or_prey")
    assert people(game)[0]["deck"] == {"01015": 1, "01086": 1, "01072": 1}


def test_a_madness_got_from_the_ritual_stays_in_the_deck() -> None:
    game = Play(f"""
        {whole_deck(0, "roland")}
        scenario the_devourer_below
        place main_path
        agenda the_ritual_begins
        act disrupting_the_ritual
        doom the_ritual_begins 4
        encounter ancient_evils
        clues 0 1
        clues disrupting_the_ritual 1
        phase mythos
    """)
    game.until(lambda: game.prompt == "turn")
    game.do("use:disrupting_the_ritual:willpower")
    game.until(lambda: game.table.outcome is not None or game.prompt == "turn")
    kept = people(game)[0]
    basic = sum(count for code, count in kept["deck"].items() if "01096" <= code <= "01103")
    assert basic == 2
    assert len(record(game.table)["pool"]) == len(BASIC_WEAKNESSES) - 2


def test_of_two_only_who_stayed_is_killed_and_nobody_earns() -> None:
    # given Daisy has resigned and the last agenda runs out at the second act
    game = Play(f"""
        {DECKS}
        {PAIR}
        agenda theyre_getting_out
        act the_barrier
        place parlor
        place hallway
        at 0 hallway
        aside lita_chantler
        victory flesh_eater
        doom theyre_getting_out 9
        turn 1
        encounter ancient_evils
    """).do("resign:parlor", "end_turn")
    game.until(lambda: game.table.outcome is not None)
    assert [one["fate"] for one in people(game)] == ["killed", ""]
    assert [one["unspent"] for one in people(game)] == [0, 0]
    plan = GAME.sequel(game.table.state, {})
    assert plan is not None
    assert sorted(plan.seats) == [0, 1]


def test_a_newcomer_brings_a_weakness_that_nobody_else_has() -> None:
    plan = GAME.sequel(leave(new_table(GAME, seed=9, seats=3)).state, {})
    assert plan is not None
    table = new_table(GAME, seed=1, seats=4, options={**plan.options, "decks": "wendy"})
    game = state(play_on(nothing_bought(table)))
    mine = [row(game, card).id for card, owner in enumerate(game.owner) if owner >= 0]
    basic = [id_ for id_ in mine if id_ in BASIC_WEAKNESSES]
    assert len(basic) == 4
    assert all(basic.count(id_) <= BASIC_WEAKNESSES.count(id_) for id_ in basic)
    assert sorted([*basic, *game.pool]) == sorted(BASIC_WEAKNESSES)


def test_by_itself_the_last_scenario_kills_nobody_for_later() -> None:
    game = Play(f"campaign none\n{RITUAL}").do("resign:main_path")
    assert (game.lost, seen_board(game.table)["campaign"]) == ("devourer_none", None)


def test_the_priest_is_found_in_the_deck_of_the_woods_when_nobody_slew_him() -> None:
    # given nobody reached the Priest in The Gathering, nor met him in Arkham
    first = leave(new_table(GAME, seed=3, seats=1))
    assert [one["entry"] for one in record(first)["log"]] == ["house_standing", "ghoul_priest_alive"]
    second = play_on(nothing_bought(sequel(first)))
    assert where(second, "ghoul_priest") == [DECK]
    third = play_on(nothing_bought(sequel(leave(second))))
    assert where(third, "ghoul_priest") == [DECK]
