"""The Midnight Masks: the Cultists, agendas and act, set-up by log and seats, resolutions, and whole games."""

import random

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.rows.terms import DECK, REMOVED, VICTORY
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import Table, new_table
from miskatonic.lab.cover import arranged
from tests.contract import asked
from tests.games.arkham_lcg.looks import own_seat, seen_board
from tests.games.arkham_lcg.play import Play

SEATS = (1, 2, 3, 4)
WHO = ("roland_banks", "daisy_walker", "wendy_adams", "agnes_baker")
FIVE = ("wolf_man_drew", "herman_collins", "peter_warren", "victoria_devereux", "ruth_turner")
TOWN = """
    scenario the_midnight_masks
    place rivertown
    place graveyard
    place northside
    place miskatonic_university
    place st_marys_hospital
    place downtown_first_bank_of_arkham
    clues graveyard 1
    clues northside 1
    clues miskatonic_university 1
"""
HUNTED = f"{TOWN}\n agenda time_is_running_short\n"


# --- the Cultists -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cultist", "place"),
    [
        ("wolf_man_drew", "downtown_first_bank_of_arkham"),
        ("herman_collins", "graveyard"),
        ("peter_warren", "miskatonic_university"),
        ("victoria_devereux", "northside"),
        ("ruth_turner", "st_marys_hospital"),
    ],
)
def test_a_lead_is_paid_by_the_group_and_brings_a_cultist(cultist: str, place: str) -> None:
    """Given 4 clues of two, when Daisy follows the lead, then both pay, and the Cultist spawns where it belongs."""
    game = Play(f"investigators roland_banks daisy_walker\n{TOWN}\n turn 1\n clues 0 2\n clues 1 2\n apart {cultist}")
    game.do("use:uncovering_the_conspiracy")
    assert (game.clues(0), game.clues(1), game.actions(1)) == (0, 0, 2)
    assert (game.place(cultist), game.told("encounter", "seat", "card")) == (place, [(1, cultist)])
    assert game.now.apart == ()


def test_the_top_card_of_the_cultist_deck_comes_first_and_an_empty_one_has_none() -> None:
    game = Play(f"{TOWN}\n clues 0 6\n apart ruth_turner peter_warren").do("use:uncovering_the_conspiracy")
    assert game.told("encounter", "card") == ["ruth_turner"]
    game.do("use:uncovering_the_conspiracy")
    assert not game.offers("use:uncovering_the_conspiracy")


def test_too_few_clues_bar_the_lead_with_their_number() -> None:
    game = Play(f"{TOWN}\n clues 0 1\n apart ruth_turner")
    assert not game.offers("use:uncovering_the_conspiracy")
    assert [bar for bar in game.refusals if bar.reason == "group_clues"]


@pytest.mark.parametrize(
    ("cultist", "given", "answers", "left"),
    [
        ("herman_collins", "hand 0 guts guts machete dodge knife", ["discard:guts"] * 2 + ["discard:knife"], "hand"),
        ("peter_warren", "clues 0 2", [], "clues"),
        ("victoria_devereux", "resources 0 5", [], "resources"),
    ],
)
def test_a_parley_adds_a_cultist_to_the_victory_display(
    cultist: str, given: str, answers: list[str], left: str
) -> None:
    """Given what the Cultist asks for, when Roland parleys, then it is paid, and no attack is provoked."""
    game = Play(f"{TOWN}\n threat 0 {cultist}\n {given}").do(f"parley:{cultist}", *answers)
    if cultist == "herman_collins":
        game.do("discard:machete")
        assert game.hand() == ["dodge"]
    else:
        assert getattr(game, left)(0) == 0
    assert (game.zone(cultist), game.damage(0)) == (VICTORY, 0)
    assert game.told("added", "seat", "card") == [(0, cultist)]


@pytest.mark.parametrize(
    ("cultist", "given"),
    [
        ("herman_collins", "hand 0 guts guts machete"),
        ("peter_warren", "clues 0 1"),
        ("victoria_devereux", "resources 0 4"),
    ],
)
def test_with_too_little_there_is_no_parley(cultist: str, given: str) -> None:
    assert not Play(f"{TOWN}\n threat 0 {cultist}\n {given}").offers(f"parley:{cultist}")


def test_wolf_man_drew_feeds_when_he_attacks() -> None:
    """Given 2 damage on him, when an action provokes him, then Roland takes 2, and 1 is left on Drew."""
    game = Play(f"{TOWN}\n threat 0 wolf_man_drew\n damage wolf_man_drew 2").do("resource")
    assert (game.damage(0), game.damage("wolf_man_drew")) == (2, 1)


def test_ruth_turner_talks_once_she_is_evaded() -> None:
    """Given agility 4 against 5 and +1, when Skids slips away from her, then she is in the victory display."""
    game = Play(f"investigators skids_otoole\n{TOWN}\n threat 0 ruth_turner\n bag 1").do("evade:ruth_turner")
    assert game.zone("ruth_turner") == VICTORY


def test_a_defeated_cultist_is_in_the_victory_display() -> None:
    game = Play(f"{TOWN}\n threat 0 peter_warren\n damage peter_warren 2").do("fight:peter_warren")
    assert game.zone("peter_warren") == VICTORY


# --- The Masked Hunter ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-Q-017")
@pytest.mark.parametrize(("clues", "prey"), [((0, 1), 1), ((2, 1), 0)])
def test_ah_q_017_the_hunter_enters_from_the_back_of_the_agenda(clues: tuple[int, int], prey: int) -> None:
    """Given 5 doom and Ward of Protection in hand, when the sixth comes, then he is engaged with who has most clues,
    and nobody is asked about a drawn card.
    """
    game = Play(f"""
        investigators roland_banks agnes_baker
        {TOWN}
        at 1 northside
        clues 0 {clues[0]}
        clues 1 {clues[1]}
        hand 0 ward_of_protection
        hand 1 ward_of_protection
        removed the_masked_hunter
        doom predator_or_prey 5
        encounter acolyte acolyte
        phase mythos
    """)
    assert game.engaged("the_masked_hunter") == prey
    assert "the_masked_hunter" not in game.told("encounter", "card")
    assert game.told("current", "card") == ["time_is_running_short"]
    assert game.prompt != "react_drawing"


@pytest.mark.rule("AH-B-146")
def test_between_equal_prey_of_the_hunter_the_lead_chooses() -> None:
    game = Play(f"""
        investigators roland_banks agnes_baker
        {TOWN}
        at 1 northside
        removed the_masked_hunter
        doom predator_or_prey 5
        encounter acolyte acolyte
        phase mythos
    """)
    assert (game.asked, game.options) == (0, ["prey:0", "prey:1"])
    assert game.do("prey:1").engaged("the_masked_hunter") == 1


@pytest.mark.rule("AH-B-013")
@pytest.mark.parametrize("seats", SEATS)
def test_the_hunter_has_two_more_health_for_each(seats: int) -> None:
    """Given him with all but one point of damage, then one blow defeats him."""
    health = 4 + 2 * seats
    game = Play(f"investigators {' '.join(WHO[:seats])}\n{HUNTED}\n threat 0 the_masked_hunter")
    shown = own_seat(game.table)["threat"][0]
    assert shown["health"] == health
    game = Play(
        f"investigators {' '.join(WHO[:seats])}\n{HUNTED}\n threat 0 the_masked_hunter\n"
        f" damage the_masked_hunter {health - 1}"
    ).do("fight:the_masked_hunter")
    assert game.zone("the_masked_hunter") == VICTORY


@pytest.mark.rule("AH-B-003")
def test_engaged_with_the_hunter_nobody_discovers_or_spends_clues() -> None:
    """Given him at Roland's throat, then an investigation finds nothing, a lead can't be paid, no hunch is worked."""
    game = Play(f"""
        {HUNTED}
        threat 0 the_masked_hunter peter_warren
        exhausted the_masked_hunter peter_warren
        clues rivertown 2
        clues 0 2
        hand 0 working_a_hunch
        apart ruth_turner
    """)
    assert not game.offers("use:uncovering_the_conspiracy")
    assert not game.offers("parley:peter_warren")
    assert not game.offers("play:working_a_hunch")
    game.do("investigate", "draw_token")
    assert (game.clues(0), game.told("cannot_discover", "enemy")) == (2, ["the_masked_hunter"])


@pytest.mark.rule("AH-B-107")
def test_the_others_still_spend_theirs() -> None:
    """Given Roland engaged with 2 clues and Daisy with 4, then she pays the whole lead."""
    game = Play(f"""
        investigators roland_banks daisy_walker
        {HUNTED}
        at 0 northside
        threat 0 the_masked_hunter
        turn 1
        clues 0 2
        clues 1 4
        apart ruth_turner
    """).do("use:uncovering_the_conspiracy")
    assert (game.clues(0), game.clues(1)) == (2, 0)


def test_false_lead_puts_clues_down_even_beside_the_hunter() -> None:
    """Given him engaged, then clues may still be put down: they are not spent; Hunting Shadow takes blood."""
    game = Play(
        f"{HUNTED}\n threat 0 the_masked_hunter\n clues 0 2\n encounter false_lead\n bag -1\n phase mythos.draw"
    )
    assert game.clues(0) == 0
    game = Play(f"{HUNTED}\n threat 0 the_masked_hunter\n clues 0 2\n encounter hunting_shadow\n phase mythos.draw")
    assert (game.clues(0), game.damage(0)) == (2, 2)


# --- set-up -----------------------------------------------------------------------------------------------------------


def opened(seats: int, *notes: str, seed: int = 7) -> tuple[Table, Arkham]:
    """A new table after its set-up, with a log."""
    table = new_table(GAME, seed=seed, seats=seats, options={"scenario": "the_midnight_masks"})
    assert isinstance(table.state, Arkham)
    if notes:
        table.state.notes = notes
    while table.choice is not None and table.choice.prompt == "mulligan":
        table.answer("keep")
    assert isinstance(table.state, Arkham)
    return table, table.state


@pytest.mark.rule("AH-B-022")
@pytest.mark.parametrize("seats", SEATS)
def test_the_town_is_laid_out_by_the_number_of_investigators(seats: int) -> None:
    """Given the house burned, then all begin in Rivertown; Acolytes with doom lurk in up to three places."""
    table, game = opened(seats)
    titles = sorted(row(game, place).title for place in game.places)
    assert titles == sorted(
        ["rivertown", "southside", "st_marys_hospital", "miskatonic_university", "downtown", "easttown", "graveyard",
         "northside"]
    )  # fmt: skip
    assert {row(game, game.at[card]).id for card in game.who} == {"rivertown"}
    lurking = [row(game, game.at[one]).title for one in game.enemies]
    assert lurking == ["southside", "downtown", "graveyard"][: seats - 1]
    assert sum(game.doom) == seats - 1
    assert (len(game.deck[-1]), len(game.apart)) == (21 - (seats - 1), 5)
    assert game.clues[game.places[0]] == seats
    assert not table.problems()


def test_with_the_house_standing_one_begins_at_home() -> None:
    _, game = opened(2, "house_standing")
    assert {row(game, game.at[card]).id for card in game.who} == {"your_house"}
    assert len(game.places) == 9


@pytest.mark.parametrize(
    ("notes", "cards"), [(("house_standing", "ghoul_priest_alive"), 22), (("house_standing",), 21)]
)
def test_the_ghoul_priest_is_shuffled_in_if_he_lives(notes: tuple[str, ...], cards: int) -> None:
    _, game = opened(1, *notes)
    priest = game.label.index("ghoul_priest")
    assert (len(game.deck[-1]), game.zone[priest]) == (cards, DECK if cards == 22 else REMOVED)


@pytest.mark.parametrize(
    ("notes", "told"),
    [
        (("house_standing",), ["story-masks_lita", "story-masks_standing"]),
        (("house_burned", "lita_found_others"), ["story-masks_others", "story-masks_burned"]),
    ],
)
def test_the_introduction_follows_the_log(notes: tuple[str, ...], told: list[str]) -> None:
    table, _ = opened(1, *notes)
    assert [event.args["story"] for event in table.events if event.kind == "story"] == told
    kinds = [event.kind for event in table.events if event.kind in ("scenario", "story", "revealed")]
    assert kinds == ["scenario", "story", "story", "revealed"]


@pytest.mark.rule("AH-B-132")
def test_ah_b_132_which_southside_it_is_nobody_knows_until_it_is_entered() -> None:
    """Given many tables, then both versions come up, and nothing that is shown or offered tells them apart before."""
    shown = {}
    versions = set()
    for seed in range(6):
        table, game = opened(1, seed=seed)
        place = next(card for card in game.places if row(game, card).title == "southside")
        versions.add(row(game, place).id)
        table.answer("move:southside.1")
        seen = next(one for one in seen_board(table, 0)["places"] if one["id"] == "southside.1")
        shown[row(game, place).id] = seen["card"]
        assert seen["revealed"]
    assert versions == {"southside_historical_society", "southside_mas_boarding_house"}
    assert len(set(map(str, shown.values()))) == 2
    tables = [opened(1, seed=seed)[0] for seed in range(6)]
    assert len({str(_face(table)) for table in tables}) == 1


def _face(table: Table) -> object:
    """Southside as it is shown and offered."""
    places = seen_board(table, 0)["places"]
    offered = [one for one in asked(table.view(0))["options"] if "southside" in str(one)]
    return [one for one in places if "southside" in one["id"]], offered


# --- resolutions ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-218")
def test_ah_b_218_resolution_1_with_all_six_cultists() -> None:
    """Given five in the victory display, when the Hunter falls, then it is over; all are noted, 5 + 2 + 1 is earned."""
    game = Play(f"""
        {HUNTED}
        place downtown_arkham_asylum
        clues downtown_arkham_asylum 1
        clues graveyard 0
        victory {" ".join(FIVE)}
        threat 0 the_masked_hunter
        damage the_masked_hunter 5
    """).do("fight:the_masked_hunter")
    assert game.won_by == "masks_r1"
    assert game.now.log == tuple(f"interrogated:{one}" for one in (*FIVE, "the_masked_hunter"))
    assert game.now.experience == [8]


def test_the_sixth_by_a_parley_ends_it_too() -> None:
    game = Play(f"{HUNTED}\n victory {' '.join(FIVE[:3])} ruth_turner the_masked_hunter\n threat 0 victoria_devereux")
    assert game.do("parley:victoria_devereux").won_by == "masks_r1"


@pytest.mark.rule("AH-B-218")
def test_ah_b_218_resolution_2_past_midnight() -> None:
    """Given one talked, one in play, three in the deck, when the clock strikes, then the others got away, and the dead
    Priest is crossed out.
    """
    game = Play(f"""
        {HUNTED}
        notes house_standing ghoul_priest_alive
        victory ruth_turner ghoul_priest
        enemy peter_warren northside
        apart wolf_man_drew herman_collins victoria_devereux
        removed the_masked_hunter
        doom time_is_running_short 7
        encounter acolyte
        phase mythos
    """)
    assert game.lost == "masks_r2"
    away = [f"got_away:{one}" for one in FIVE if one != "ruth_turner"]
    assert game.now.log == ("interrogated:ruth_turner", *away, "past_midnight")
    assert game.now.crossed == ("ghoul_priest_alive",)
    assert game.now.experience == [3]


@pytest.mark.parametrize(("known", "reason"), [(1, "masks_home"), (0, "masks_nameless")])
def test_whoever_resigns_goes_on_as_with_resolution_1(known: int, reason: str) -> None:
    """Given the first agenda, when all resign, then the Hunter has got away too."""
    game = Play(f"""
        {TOWN}
        {"victory ruth_turner" if known else ""}
        removed the_masked_hunter
        apart peter_warren
    """).do("resign:predator_or_prey")
    assert (game.won_by or game.lost) == reason
    assert game.now.log[-2:] == ("got_away:peter_warren", "got_away:the_masked_hunter")


@pytest.mark.rule("AH-B-221")
def test_ah_b_221_by_itself_only_the_act_wins() -> None:
    game = Play(f"{TOWN}\n campaign none\n victory ruth_turner\n removed the_masked_hunter").do(
        "resign:predator_or_prey"
    )
    assert (game.lost, game.now.log) == ("masks_home", ())


def test_a_living_priest_stays_in_the_log() -> None:
    game = Play(f"{TOWN}\n notes ghoul_priest_alive\n removed the_masked_hunter").do("resign:predator_or_prey")
    assert game.now.crossed == ()


# --- what nobody may see, and whole games -----------------------------------------------------------------------------


def test_the_order_of_the_cultist_deck_is_nowhere_to_be_seen() -> None:
    """Given the same table redealt, then the view is the same and the deck another."""
    table, game = opened(2)
    before = seen_board(table, 0)
    orders = set()
    for _ in range(8):
        GAME.redeal(game, 0)
        orders.add(game.apart)
        assert not table.problems()
        assert seen_board(table, 0) == before
    assert len(orders) > 1
    assert before["apart"] == 5


@pytest.mark.parametrize("seed", range(1, 13, 2))
def test_a_late_hour_in_town_is_a_proper_table(seed: int) -> None:
    """Given the arranged hour before midnight, then nothing is wrong with it."""
    table = arranged(new_table(GAME, seed=seed, seats=seed % 4 + 1, options={"scenario": "the_midnight_masks"}))
    assert not table.problems()
    assert table.choice is not None


@pytest.mark.parametrize("seats", SEATS)
def test_a_random_game_comes_to_an_end(seats: int) -> None:
    _plays_to_the_end(seats)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5, 45))
def test_many_random_games_come_to_an_end(seed: int) -> None:
    _plays_to_the_end(seed)


def _plays_to_the_end(seed: int) -> None:
    chance = random.Random(seed)
    options = {
        "scenario": "the_midnight_masks",
        "difficulty": chance.choice(("easy", "standard", "hard", "expert")),
        "decks": "random",
    }
    table = new_table(GAME, seed=seed, seats=seed % 4 + 1, options=options)
    while table.choice is not None:
        assert table.problems() == []
        stays = [option for option in table.choice.options if option.verb not in ("resign", "end_turn")]
        table.answer(chance.choice(stays or table.choice.options))
    assert table.outcome is not None
