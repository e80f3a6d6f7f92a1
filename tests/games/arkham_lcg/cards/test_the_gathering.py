"""The Gathering: set-up, acts, agendas with their backs, locations, its enemies, Lita, and the symbols."""

from collections import Counter

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.terms import ASIDE, DISCARD, REMOVED, VICTORY
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Table, new_table
from tests.games.arkham_lcg.play import Play

SEATS = (1, 2, 3, 4)
HOUSE = """
    place hallway
    place attic
    place cellar
"""
CLOSED = f"""
    {HOUSE}
    unrevealed parlor
    act the_barrier
    aside ghoul_priest lita_chantler
"""
OPEN = f"""
    {HOUSE}
    place parlor
    act what_have_you_done
"""
WHO = ("roland_banks", "daisy_walker", "wendy_adams", "agnes_baker")

# --- set-up -----------------------------------------------------------------------------------------------------------


def begun(seats: int, **options: str) -> tuple[Table, Arkham]:
    """A table after everybody has kept the opening hand."""
    table = new_table(GAME, seed=3, seats=seats, options=options)
    for _ in range(seats):
        table.answer("keep")
    assert isinstance(table.state, Arkham)
    return table, table.state


def ids(game: Arkham, cards: tuple[int, ...]) -> Counter[str]:
    """What lies there."""
    return Counter(CARDS.rows[game.card[card]].id for card in cards)


@pytest.mark.rule("AH-B-022")
@pytest.mark.parametrize("seats", SEATS)
def test_the_encounter_deck_has_26_cards(seats: int) -> None:
    """Given any number of investigators, then the deck is made of the six sets without the Priest and Lita."""
    _, game = begun(seats)
    assert ids(game, game.deck[seats]) == {
        "flesh_eater": 1, "icy_ghoul": 1, "swarm_of_rats": 3, "ghoul_minion": 3, "ravenous_ghoul": 1,
        "grasping_hands": 3, "rotting_remains": 3, "frozen_in_fear": 2, "dissonant_voices": 2, "ancient_evils": 3,
        "crypt_chill": 2, "obscuring_fog": 2,
    }  # fmt: skip


@pytest.mark.rule("AH-B-027")
def test_what_is_set_aside() -> None:
    """Given the beginning, then the rest of the house, the Priest, Lita and the later acts and agendas are aside."""
    _, game = begun(2)
    aside = tuple(card for card, zone in enumerate(game.zone) if zone == ASIDE)
    assert set(ids(game, aside)) == {
        "hallway", "attic", "cellar", "parlor", "ghoul_priest", "lita_chantler", "rise_of_the_ghouls",
        "theyre_getting_out", "the_barrier", "what_have_you_done",
    }  # fmt: skip


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_in_the_study(seats: int) -> None:
    """Given any number of investigators, then all are in the Study with 2 clues for each, 5 cards and 5 resources."""
    _, game = begun(seats)
    (study,) = game.places
    assert [game.at[who] for who in game.who] == [study] * seats
    assert (game.clues[study], [len(hand) for hand in game.hand]) == (2 * seats, [5] * seats)
    assert [game.resources[who] for who in game.who] == [5] * seats
    assert (game.label[game.act], game.label[game.agenda]) == ("trapped", "whats_going_on")
    assert (game.round, game.phase) == (1, "investigation")


@pytest.mark.rule("AH-B-087")
@pytest.mark.parametrize(
    ("difficulty", "numbers"),
    [
        ("easy", [1, 1, 0, 0, 0, -1, -1, -1, -2, -2]),
        ("standard", [1, 0, 0, -1, -1, -1, -2, -2, -3, -4]),
        ("hard", [0, 0, 0, -1, -1, -2, -2, -3, -3, -4, -5]),
        ("expert", [0, -1, -1, -2, -2, -3, -3, -4, -4, -5, -6, -8]),
    ],
)
def test_the_chaos_bag_of_each_difficulty(difficulty: str, numbers: list[int]) -> None:
    """Given a difficulty, then these numbers and six symbols are in the bag."""
    _, game = begun(1, difficulty=difficulty)
    symbols = ["skull", "skull", "cultist", "tablet", "auto_fail", "elder_sign"]
    assert sorted(game.bag) == sorted([*map(str, numbers), *symbols])


# --- acts -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_act_1_costs_two_clues_for_each_and_opens_the_house(seats: int) -> None:
    """Given the clues, when the act advances, then all are in the Hallway, the Study with what lay there is gone."""
    game = Play(f"""
        investigators {" ".join(WHO[:seats])}
        aside hallway attic cellar parlor ghoul_priest lita_chantler
        threat 0 ghoul_minion
        threat {seats - 1} mob_enforcer
        enemy swarm_of_rats study
        exhausted swarm_of_rats
        attached barricade study
        clues study 3
        clues 0 {2 * seats}
    """)
    game.do("advance")
    assert [game.place(seat) for seat in range(seats)] == ["hallway"] * seats
    assert [game.zone(card) for card in ("study", "ghoul_minion", "swarm_of_rats")] == [REMOVED, DISCARD, DISCARD]
    assert "mob_enforcer" in game.pile(seats - 1)
    assert "barricade" in game.pile(0)
    assert (game.clues(0), game.threats()) == (0, [])
    assert [game.now.label[place] for place in game.now.revealed] == ["hallway"]
    assert game.now.label[game.now.act] == "the_barrier"
    assert game.actions() == 3  # advancing is no action


def test_act_1_cannot_be_advanced_with_a_clue_too_few() -> None:
    """Given 3 clues of 4 for two, then it is not offered."""
    game = Play("""
        investigators roland_banks daisy_walker
        clues 0 2
        clues 1 1
    """)
    assert not game.offers("advance")


def test_act_1_is_paid_together() -> None:
    """Given 2 clues with each of two, when it advances, then both have paid."""
    game = Play("""
        investigators roland_banks daisy_walker
        aside hallway attic cellar parlor
        clues 0 2
        clues 1 2
    """)
    game.do("advance")
    assert (game.clues(0), game.clues(1)) == (0, 0)


@pytest.mark.rule("AH-R-2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_act_2_advances_when_the_round_ends_by_those_in_the_hallway(seats: int) -> None:
    """Given 3 clues for each in the Hallway, when the round ends, then they may break the barrier."""
    game = Play(f"""
        investigators {" ".join(WHO[:seats])}
        {CLOSED}
        clues 0 {3 * seats}
        phase upkeep.hand
    """)
    assert game.options == ["react:the_barrier", "pass"]
    game.do("react:the_barrier")
    assert (game.clues(0), game.now.label[game.now.act]) == (0, "what_have_you_done")
    assert (game.place("ghoul_priest"), game.place("lita_chantler")) == ("hallway", "parlor")
    assert game.now.label.index("parlor") in game.now.revealed
    assert game.engaged("ghoul_priest") == 0  # Roland has the highest combat


def test_act_2_is_paid_by_those_in_the_hallway_together() -> None:
    """Given 3 clues with each of two there, then both pay; for three, what lies with Wendy in the Attic is missing."""
    text = f"""
        investigators roland_banks daisy_walker
        {CLOSED}
        clues 0 3
        clues 1 3
        phase upkeep.hand
    """
    game = Play(text).do("react:the_barrier")
    assert (game.clues(0), game.clues(1)) == (0, 0)
    game = Play(text.replace("daisy_walker", "daisy_walker wendy_adams") + "\n at 2 attic\n clues 2 3")
    assert not game.offers("react:the_barrier")


def test_act_2_may_wait() -> None:
    """Given the clues, when they pass, then the act stays, and nobody has paid."""
    game = Play(f"""
        {CLOSED}
        clues 0 3
        deck 0 guts
        encounter ancient_evils ancient_evils
        phase upkeep.hand
    """)
    game.do("pass").until(lambda: game.prompt == "turn")
    assert (game.clues(0), game.now.label[game.now.act]) == (3, "the_barrier")


@pytest.mark.parametrize("where", ["clues 0 2", "clues 0 3\n at 0 attic", "clues 1 6\n clues 0 5\n at 1 attic"])
def test_act_2_needs_the_clues_in_the_hallway(where: str) -> None:
    """Given too few clues, or clues elsewhere, then nothing is asked when the round ends, nor in a turn."""
    who = "roland_banks daisy_walker" if "1" in where.split() else "roland_banks"
    game = Play(f"""
        investigators {who}
        {CLOSED}
        {where}
        phase upkeep.hand
    """)
    assert not game.offers("react:the_barrier")
    assert not game.offers("advance")


@pytest.mark.rule("AH-A-30")
def test_act_2_comes_before_the_doom_of_agenda_3() -> None:
    """Given agenda 3, when the barrier falls at the round's end, then the Priest in the Hallway adds his doom."""
    game = Play(f"""
        {CLOSED}
        agenda theyre_getting_out
        clues 0 3
        encounter ancient_evils ancient_evils
        phase upkeep.hand
    """)
    game.do("react:the_barrier")
    game.until(lambda: game.prompt == "turn")
    assert game.told("doom", "count")[:2] == [1, 1]


@pytest.mark.rule("AH-R-2.2")
def test_act_3_ends_before_anybody_reacts_to_the_priests_defeat() -> None:
    """Given Roland's last blow, then the lead chooses at once; neither Roland nor Evidence! come first."""
    game = Play(f"""
        {OPEN}
        hand 0 evidence
        threat 0 ghoul_priest
        damage ghoul_priest 4
        clues hallway 1
    """)
    game.do("fight:ghoul_priest")
    assert (game.prompt, game.options) == ("what_have_you_done", ["choose:r1", "choose:r2"])
    assert game.zone("ghoul_priest") == VICTORY


# --- agendas ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("agenda", "doom"), [("whats_going_on", 3), ("rise_of_the_ghouls", 7), ("theyre_getting_out", 10)]
)
def test_agendas_advance_at_their_doom(agenda: str, doom: int) -> None:
    """Given one doom less than printed, when the mythos phase adds one, then it advances; with two less it does not."""
    for less, advanced in ((1, 1), (2, 0)):
        game = Play(
            f"agenda {agenda}\n doom {agenda} {doom - less}\n encounter ancient_evils swarm_of_rats\n phase mythos",
        )
        first = [card for card, kind in game.told("advances", "card", "kind") if kind == "agenda"]
        assert first[:1] == [agenda] * advanced or (less == 2 and len(first) <= 1)


def test_agenda_1_the_lead_chooses_discards_for_all() -> None:
    """Given cards with one of two, when everybody is to discard, then that one loses a card; the other has none."""
    game = Play("""
        investigators roland_banks daisy_walker
        hand 1 knife
        doom whats_going_on 2
        encounter swarm_of_rats swarm_of_rats ancient_evils
        phase mythos
    """)
    assert (game.asked, sorted(game.options)) == (0, ["choose:discard", "choose:horror"])
    game.do("choose:discard")
    assert (game.hand(1), game.pile(1), game.horror(0)) == ([], ["knife"], 0)


@pytest.mark.rule("AH-A-50")
def test_agenda_1_or_two_horror_for_the_lead() -> None:
    """Given a Rosary, when the lead takes the horror, then it may be assigned to it; the fellow takes none."""
    game = Play("""
        investigators roland_banks daisy_walker
        area 0 holy_rosary
        hand 1 knife
        doom whats_going_on 2
        encounter swarm_of_rats swarm_of_rats ancient_evils
        phase mythos
    """)
    game.do("choose:horror", "harm:holy_rosary=0/2")
    assert (game.horror(0), game.horror(1), game.hand(1)) == (0, 0, ["knife"])


def test_agenda_1_without_any_card_brings_the_horror() -> None:
    """Given empty hands, then there is nothing to choose: 2 horror."""
    game = Play("doom whats_going_on 2\n encounter swarm_of_rats ancient_evils\n phase mythos")
    assert game.horror(0) == 2
    assert game.now.label[game.now.agenda] == "rise_of_the_ghouls"


@pytest.mark.rule("AH-B-241")
def test_agenda_2_digs_for_a_ghoul_which_the_lead_draws() -> None:
    """Given a Ghoul in the discard pile only, when the agenda advances, then it comes to the lead."""
    game = Play("""
        investigators roland_banks daisy_walker
        agenda rise_of_the_ghouls
        doom rise_of_the_ghouls 6
        encounter swarm_of_rats grasping_hands
        encounter_discard ghoul_minion
        bag 1
        phase mythos
    """)
    assert game.told("engages", "enemy", "seat")[0] == ("ghoul_minion", 0)
    assert game.now.label[game.now.agenda] == "theyre_getting_out"


def test_agenda_3_ghouls_move_toward_the_parlor_even_exhausted() -> None:
    """Given an exhausted Ghoul in the Cellar, rats there and an engaged Ghoul, then only the first moves."""
    game = Play(f"""
        {CLOSED}
        agenda theyre_getting_out
        at 0 attic
        enemy ghoul_minion cellar
        enemy swarm_of_rats cellar
        exhausted ghoul_minion swarm_of_rats
        threat 0 ravenous_ghoul
        deck 0 guts
        encounter ancient_evils ancient_evils
        phase enemy.attack
    """)
    assert (game.place("ghoul_minion"), game.place("swarm_of_rats"), game.place("ravenous_ghoul")) == (
        "hallway", "cellar", "attic",
    )  # fmt: skip


def test_agenda_3_doom_for_each_ghoul_in_hallway_and_parlor() -> None:
    """Given Ghouls in the Hallway, the Parlor and the Attic, when the round ends, then 2 doom of its own."""
    game = Play(f"""
        {OPEN}
        agenda theyre_getting_out
        at 0 cellar
        enemy ghoul_minion hallway
        enemy ravenous_ghoul parlor
        enemy flesh_eater attic
        enemy swarm_of_rats hallway
        exhausted ghoul_minion ravenous_ghoul flesh_eater swarm_of_rats
        encounter crypt_chill crypt_chill
        phase upkeep.hand
    """)
    assert game.told("doom", "count")[:2] == [2, 1]


def test_agenda_3_doom_at_the_rounds_end_does_not_advance_by_itself() -> None:
    """Given 9 doom, when the round's end brings the tenth, then the agenda advances in the mythos phase, not before."""
    game = Play(f"""
        {OPEN}
        agenda theyre_getting_out
        doom theyre_getting_out 9
        enemy ghoul_minion hallway
        exhausted ghoul_minion
        phase upkeep.hand
    """)
    assert game.story("doom", "phase", "advances") == ["doom", "phase", "doom", "advances"]


# --- locations, enemies and Lita --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "damage", "horror"), [("attic", 0, 1), ("cellar", 1, 0)])
def test_entering_attic_and_cellar_hurts(place: str, damage: int, horror: int) -> None:
    """Given the Hallway, when Roland enters, then it is revealed with its clues, and he takes 1."""
    game = Play(f"place hallway\n unrevealed {place}").do(f"move:{place}")
    assert (game.damage(0), game.horror(0), game.clues(place)) == (damage, horror, 2)


def test_the_parlor_is_closed() -> None:
    """Given it unrevealed, then nobody may move in, and the reason is said; nobody can resign."""
    game = Play(CLOSED)
    assert not game.offers("move:parlor")
    assert "cannot_enter" in [bar.reason for bar in game.refusals]
    assert not game.offers("resign")


@pytest.mark.rule("AH-B-174")
def test_in_the_parlor_one_may_resign_unhindered() -> None:
    """Given a Ghoul Minion engaged, when Roland resigns, then it does not attack; Daisy plays on."""
    game = Play(f"""
        investigators roland_banks daisy_walker
        {OPEN}
        at 0 parlor
        threat 0 ghoul_minion
        clues 0 2
    """)
    game.do("resign:parlor")
    assert (game.now.left[0], game.clues("parlor"), game.damage(0)) == ("resigned", 2, 0)
    assert (game.asked, game.place("ghoul_minion")) == (1, "parlor")


@pytest.mark.parametrize(("token", "holder"), [("0", True), ("-2", False)])
def test_lita_is_won_over_by_a_parley(token: str, holder: bool) -> None:
    """Given her in the Parlor and intellect 5 against 4, when Daisy parleys, then she is hers; no attack comes."""
    game = Play(f"""
        investigators daisy_walker
        {OPEN}
        at 0 parlor
        there lita_chantler parlor
        threat 0 ghoul_minion
        bag {token}
    """)
    game.do("parley:parlor:lita_chantler")
    assert ("lita_chantler" in game.area(), game.damage(0), game.actions()) == (holder, 0, 2)
    assert game.offers("parley:parlor") is not holder


@pytest.mark.rule("AH-A-18")
def test_lita_takes_the_ally_slot() -> None:
    """Given Dr. Milan, when Lita joins, then he leaves."""
    game = Play(f"""
        investigators daisy_walker
        {OPEN}
        at 0 parlor
        there lita_chantler parlor
        area 0 dr_milan_christopher
    """)
    game.do("parley:parlor:lita_chantler")
    assert (game.area(), game.pile(0)) == (["lita_chantler"], ["dr_milan_christopher"])


def test_lita_uncontrolled_helps_nobody() -> None:
    """Given her in the Parlor on her own, when Roland fights there, then combat 4 and 1 damage."""
    game = Play(f"""
        {OPEN}
        at 0 parlor
        there lita_chantler parlor
        threat 0 icy_ghoul
    """)
    game.do("fight:icy_ghoul")
    assert (game.told("passed", "value"), game.damage("icy_ghoul")) == ([4], 1)


@pytest.mark.rule("AH-C-004")
def test_lita_helps_everybody_at_the_location_against_monsters() -> None:
    """Given her with Daisy, when Roland beside them hits a Monster, then combat 5 and, if Daisy likes, 2 damage."""
    text = f"""
        investigators roland_banks daisy_walker
        {OPEN}
        area 1 lita_chantler
        threat 0 icy_ghoul
    """
    game = Play(text).do("fight:icy_ghoul")
    assert (game.asked, game.options) == (1, ["react:lita_chantler", "pass"])
    game.do("react:lita_chantler")
    assert (game.told("passed", "value"), game.damage("icy_ghoul")) == ([5], 2)
    game = Play(text).do("fight:icy_ghoul", "pass")
    assert game.damage("icy_ghoul") == 1


def test_lita_minds_monsters_and_attacks_alone() -> None:
    """Given rats, then +1 combat but no more damage; given a Beat Cop's shot at a Monster, then none either."""
    game = Play(f"{OPEN}\n area 0 lita_chantler\n threat 0 swarm_of_rats").do("fight:swarm_of_rats")
    assert (game.told("enemy_hit", "count"), game.told("passed", "value")) == ([1], [5])
    game = Play(f"{OPEN}\n area 0 lita_chantler\n hand 0 sneak_attack\n enemy icy_ghoul hallway\n exhausted icy_ghoul")
    game.do("play:sneak_attack:icy_ghoul")
    assert game.damage("icy_ghoul") == 2


def test_lita_is_removed_from_the_game_when_she_leaves() -> None:
    """Given her with 1 health left, when she takes the damage, then she is in nobody's discard pile (AH-B-233)."""
    game = Play(f"{OPEN}\n area 0 lita_chantler\n damage lita_chantler 2\n threat 0 swarm_of_rats")
    game.do("resource", "harm:lita_chantler=1/0")
    assert game.zone("lita_chantler") == REMOVED


@pytest.mark.parametrize(("enemy", "home"), [("flesh_eater", "attic"), ("icy_ghoul", "cellar")])
def test_flesh_eater_and_icy_ghoul_spawn_at_home_or_not_at_all(enemy: str, home: str) -> None:
    """Given the house, then they come at home; while only the Study is in play they are discarded."""
    game = Play(f"{HOUSE}\n encounter {enemy} ancient_evils\n phase mythos.draw")
    assert (game.place(enemy), game.engaged(enemy)) == (home, -1)
    assert Play(f"encounter {enemy} ancient_evils\n phase mythos.draw").pile() == [enemy]


@pytest.mark.parametrize("seats", SEATS)
def test_the_priest_has_five_health_for_each(seats: int) -> None:
    """Given so many investigators, then one damage less than 5 for each does not defeat him."""
    game = Play(f"""
        investigators {" ".join(WHO[:seats])}
        {OPEN}
        threat 0 ghoul_priest
        damage ghoul_priest {5 * seats - 2}
    """)
    game.do("fight:ghoul_priest")
    assert game.zone("ghoul_priest") != VICTORY
    game.do("fight:ghoul_priest")
    assert game.prompt == "what_have_you_done"


def test_the_priest_hunts_the_best_fighter_and_retaliates() -> None:
    """Given Roland and Daisy equally far, then he goes to Roland; a miss is answered with 2 and 2."""
    game = Play(f"""
        investigators daisy_walker roland_banks
        {OPEN}
        at 0 cellar
        at 1 attic
        enemy ghoul_priest hallway
        hand 1 dodge
        phase enemy
    """)
    assert (game.place("ghoul_priest"), game.engaged("ghoul_priest")) == ("attic", 1)
    game = Play(f"{OPEN}\n threat 0 ghoul_priest\n bag -1").do("fight:ghoul_priest")
    assert (game.damage(0), game.horror(0)) == (2, 2)


# --- symbols ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-082")
@pytest.mark.parametrize(("ghouls", "value"), [(0, 4), (1, 3), (2, 2)])
@pytest.mark.parametrize("difficulty", ["easy", "standard"])
def test_the_skull_counts_ghouls_at_the_location(difficulty: str, ghouls: int, value: int) -> None:
    """Given so many Ghouls here and one elsewhere, then the skull is -X on the easier side."""
    game = Play(f"""
        difficulty {difficulty}
        {HOUSE}
        threat 0 swarm_of_rats {"ghoul_minion " * ghouls}
        enemy flesh_eater attic
        bag skull
    """)
    game.do("fight:swarm_of_rats")
    assert game.told("passed", "value") == [value]


@pytest.mark.rule("AH-B-243")
@pytest.mark.parametrize("difficulty", ["hard", "expert"])
def test_the_hard_skull_brings_a_ghoul_after_a_failure(difficulty: str) -> None:
    """Given -2 and a failure, then after the test a Ghoul of choice is drawn out of deck or pile."""
    game = Play(f"""
        difficulty {difficulty}
        encounter ancient_evils ghoul_minion
        encounter_discard ravenous_ghoul
        bag skull
    """)
    game.do("investigate")
    assert (game.told("failed", "value"), sorted(game.options)) == ([1], ["take:ghoul_minion", "take:ravenous_ghoul"])
    game.do("take:ravenous_ghoul")
    assert game.threats() == ["ravenous_ghoul"]


def test_the_hard_skull_brings_nothing_after_a_success() -> None:
    """Given a success with -2, then no Ghoul comes."""
    game = Play("investigators daisy_walker\n difficulty hard\n encounter ghoul_minion\n bag skull").do("investigate")
    assert (game.told("passed", "value"), game.threats()) == ([3], [])


@pytest.mark.parametrize(("who", "horror"), [("roland_banks", 0), ("agnes_baker", 1)])
def test_the_cultist_is_minus_one_and_a_horror_on_failure(who: str, horror: int) -> None:
    """Given intellect 3 or 2 against 2, then -1 and only the failure brings 1 horror."""
    game = Play(f"investigators {who}\n bag cultist").do("investigate")
    assert game.horror(0) == horror


@pytest.mark.rule("AH-B-083")
@pytest.mark.parametrize(("second", "horror"), [("0", 0), ("-2", 2)])
def test_the_hard_cultist_reveals_another(second: str, horror: int) -> None:
    """Given another token, then it counts alone; if the test fails, 2 horror."""
    game = Play(f"difficulty hard\n bag cultist {second}", draws=["cultist", second]).do("investigate")
    assert (len(game.events("token")), game.horror(0)) == (2, horror)


@pytest.mark.parametrize(
    ("difficulty", "worth", "damage", "horror"),
    [("easy", -2, 1, 0), ("standard", -2, 1, 0), ("hard", -4, 1, 1), ("expert", -4, 1, 1)],
)
def test_the_tablet_hurts_beside_a_ghoul(difficulty: str, worth: int, damage: int, horror: int) -> None:
    """Given a Ghoul here, then its harm comes whatever the result; without one only the modifier."""
    text = f"investigators daisy_walker\n difficulty {difficulty}\n bag tablet"
    game = Play(f"{text}\n enemy ghoul_minion study\n exhausted ghoul_minion").do("investigate")
    assert (game.damage(0), game.horror(0)) == (damage, horror)
    game = Play(text).do("investigate")
    result = "passed" if worth == -2 else "failed"
    assert (game.told(result, "value"), game.damage(0), game.horror(0)) == ([5 + worth], 0, 0)
