"""The Midnight Masks: its locations, treacheries and chaos symbols, each used as a player would."""

import pytest

from tests.games.arkham_lcg.play import Play

MASKS = "scenario the_midnight_masks\n"
TOWN = f"{MASKS}place rivertown\nplace easttown\nplace graveyard\nplace northside\n"
PAIR = "investigators roland_banks daisy_walker\n"


def at(place: str, more: str = "") -> Play:
    """Roland there, with what is said besides."""
    return Play(f"{MASKS}place {place}\nplace rivertown\nat 0 {place}\n{more}")


# --- locations --------------------------------------------------------------------------------------------------------


def test_your_house_gives_a_card_and_a_resource_once_per_turn() -> None:
    """Given Roland at home, when he rests, then 1 card and 1 resource; a second time only next turn."""
    game = at("your_house", "deck 0 guts machete").do("use:your_house")
    assert (game.hand(), game.resources(0), game.actions()) == (["guts"], 6, 2)
    assert not game.offers("use:your_house")
    assert not at("rivertown", "place your_house").offers("use:your_house")


@pytest.mark.rule("AH-B-109")
def test_your_house_serves_each_investigator() -> None:
    """Given both at home, when Roland has rested, then Daisy can in her turn."""
    game = Play(f"{PAIR}{MASKS}place your_house\ndeck 0 guts\ndeck 1 guts").do("use:your_house", "end_turn")
    assert game.offers("use:your_house")


@pytest.mark.rule("AH-X-08")
@pytest.mark.parametrize(("where", "engaged"), [("rivertown", -1), ("your_house", 0)])
def test_ah_x_08_the_ghoul_priest_spawns_at_your_house(where: str, engaged: int) -> None:
    """Given the Priest on top of the encounter deck, then he spawns at the house and engages only who is there."""
    game = Play(f"""
        {MASKS}
        place your_house
        place rivertown
        at 0 {where}
        encounter ghoul_priest
        phase mythos.draw
    """)
    assert (game.place("ghoul_priest"), game.engaged("ghoul_priest")) == ("your_house", engaged)


def test_without_the_house_the_ghoul_priest_spawns_as_ever() -> None:
    game = Play(f"{MASKS}place rivertown\nencounter ghoul_priest\nphase mythos.draw")
    assert game.engaged("ghoul_priest") == 0


def test_the_historical_society_draws_three_cards_once_per_game() -> None:
    game = at("southside_historical_society", "deck 0 guts guts machete dodge").do("use:southside_historical_society")
    assert len(game.hand()) == 3
    assert not game.offers("use:southside_historical_society")


def test_mas_boarding_house_has_an_ally() -> None:
    """Given two Allies and two other cards in the deck, then one of the Allies is taken; and never again."""
    game = at("southside_mas_boarding_house", "deck 0 guts beat_cop physical_training guard_dog")
    game.do("use:southside_mas_boarding_house")
    assert sorted(game.options) == ["take:beat_cop", "take:guard_dog"]
    assert game.do("take:beat_cop").hand() == ["beat_cop"]
    assert not game.offers("use:southside_mas_boarding_house")


@pytest.mark.parametrize(("place", "kind"), [("st_marys_hospital", "damage"), ("downtown_arkham_asylum", "horror")])
def test_hospital_and_asylum_heal_three_once_per_game(place: str, kind: str) -> None:
    """Given 4 damage or horror, when Roland is treated, then 1 is left; unhurt there is nothing to do."""
    game = at(place, f"{kind} 0 4").do(f"use:{place}")
    assert getattr(game, kind)(0) == 1
    assert not game.offers(f"use:{place}")
    assert not at(place).offers(f"use:{place}")


def test_miskatonic_university_has_tomes_and_spells_any_number_of_times() -> None:
    """Given a Tome and a Spell among the top six and another Spell below, then one of the two is taken; and again."""
    deck = "guts guts old_book_of_lore guts guts scrying shrivelling"
    game = at("miskatonic_university", f"deck 0 {deck}").do("use:miskatonic_university")
    assert sorted(game.options) == ["take:old_book_of_lore", "take:scrying"]
    game.do("take:old_book_of_lore")
    assert game.hand() == ["old_book_of_lore"]
    assert game.offers("use:miskatonic_university")


def test_at_the_university_a_weakness_resolves() -> None:
    """Given The Necronomicon among the top six, when Daisy takes it, then it goes into her threat area."""
    game = Play(f"investigators daisy_walker\n{MASKS}place miskatonic_university\ndeck 0 the_necronomicon guts").do(
        "use:miskatonic_university"
    )
    assert game.threats() == ["the_necronomicon"]


def test_the_first_bank_of_arkham_pays_three_once_per_game() -> None:
    game = at("downtown_first_bank_of_arkham").do("use:downtown_first_bank_of_arkham")
    assert game.resources(0) == 8
    assert not game.offers("use:downtown_first_bank_of_arkham")


@pytest.mark.parametrize(("place", "left"), [("easttown", 3), ("rivertown", 1)])
def test_allies_cost_two_less_in_easttown(place: str, left: int) -> None:
    """Given a Beat Cop for 4 and 5 resources, then 2 are paid in Easttown, 4 elsewhere."""
    game = at(place, "hand 0 beat_cop").do("play:beat_cop")
    assert game.resources(0) == left


def test_in_easttown_only_allies_become_affordable() -> None:
    """Given 2 resources, then the Beat Cop can be played, a Machete for 3 and the cop elsewhere can't."""
    game = at("easttown", "hand 0 beat_cop machete\nresources 0 2")
    assert game.offers("play:beat_cop")
    assert not game.offers("play:machete")
    assert not at("rivertown", "hand 0 beat_cop\nresources 0 2\nplace easttown").offers("play:beat_cop")


@pytest.mark.parametrize(
    ("token", "answer", "horror", "place"),
    [("0", "", 0, "graveyard"), ("-1", "choose:horror", 2, "graveyard"), ("-1", "choose:rivertown", 0, "rivertown")],
)
def test_the_graveyard_tries_whoever_enters(token: str, answer: str, horror: int, place: str) -> None:
    """Given willpower 3 against 3, when Roland enters and fails, then he takes 2 horror or flees to Rivertown."""
    game = Play(f"{TOWN}bag {token}").do("move:graveyard")
    if answer:
        game.do(answer)
    assert (game.horror(0), game.place(0)) == (horror, place)


@pytest.mark.rule("AH-B-110")
def test_northside_sells_two_clues_once_for_the_group() -> None:
    """Given 5 resources each, when Roland has bought the news, then Daisy can't any more."""
    game = Play(f"{PAIR}{TOWN}at 0 northside\nat 1 northside").do("use:northside")
    assert (game.clues(0), game.resources(0), game.clues("northside")) == (2, 0, 0)
    assert not game.do("end_turn").offers("use:northside")


def test_northside_is_not_for_the_poor() -> None:
    game = Play(f"{TOWN}at 0 northside\nresources 0 4")
    assert not game.offers("use:northside")


# --- treacheries ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "clues", "damage"), [("choose:clue", 0, 0), ("choose:damage", 1, 2)])
def test_hunting_shadow_takes_a_clue_or_blood(answer: str, clues: int, damage: int) -> None:
    game = Play(f"{TOWN}clues 0 1\nencounter hunting_shadow\nphase mythos.draw").do(answer)
    assert (game.clues(0), game.damage(0)) == (clues, damage)


def test_without_a_clue_hunting_shadow_takes_blood() -> None:
    game = Play(f"{TOWN}encounter hunting_shadow\nphase mythos.draw")
    assert game.damage(0) == 2


@pytest.mark.rule("AH-B-198")
def test_false_lead_surges_for_who_has_no_clue() -> None:
    """Given no clues, then another card is drawn: the rats."""
    game = Play(f"{TOWN}encounter false_lead swarm_of_rats\nphase mythos.draw")
    assert game.told("encounter", "card") == ["false_lead", "swarm_of_rats"]


@pytest.mark.parametrize(("token", "left"), [("1", 3), ("-1", 1), ("-4", 0)])
def test_false_lead_puts_clues_back_by_the_margin(token: str, left: int) -> None:
    """Given intellect 3 against 4 and 3 clues, then as many as fall short go onto Rivertown, at most all."""
    game = Play(f"{TOWN}clues 0 3\nbag {token}\nencounter false_lead swarm_of_rats\nphase mythos.draw")
    assert (game.clues(0), game.clues("rivertown")) == (left, 3 - left)
    assert game.told("encounter", "card") == ["false_lead"]


# --- chaos symbols ----------------------------------------------------------------------------------------------------

TWO = "enemy acolyte easttown\nenemy wizard_of_the_order graveyard\ndoom acolyte 1\ndoom wizard_of_the_order 2\n"


@pytest.mark.parametrize(("difficulty", "worth"), [("standard", "−2"), ("hard", "−4")])
def test_the_skull_counts_doom(difficulty: str, worth: str) -> None:
    """Given 1 and 2 doom on Cultists and 1 on the agenda, then the most on one of them, or all there is."""
    game = Play(f"{TOWN}{TWO}doom predator_or_prey 1\nclues rivertown 1\nbag skull\ndifficulty {difficulty}")
    game.do("investigate")
    assert game.told("token", "worth") == [worth]


def test_without_a_cultist_the_skull_is_nothing() -> None:
    game = Play(f"{TOWN}doom predator_or_prey 3\nclues rivertown 1\nbag skull").do("investigate")
    assert game.clues(0) == 1


@pytest.mark.rule("AH-R-1.5", "AH-X-13")
def test_the_cultist_dooms_the_nearest_cultist() -> None:
    """Given two Cultists equally near, then the lead says which gets the doom; one alone is not asked about."""
    game = Play(f"{TOWN}{TWO}bag cultist").do("investigate")
    assert game.options == ["enemy:acolyte", "enemy:wizard_of_the_order"]
    assert game.do("enemy:acolyte").doom("acolyte") == 2
    game = Play(f"{TOWN}enemy acolyte northside\nbag cultist").do("investigate")
    assert game.doom("acolyte") == 1
    assert Play(f"{TOWN}bag cultist").do("investigate").told("token", "worth") == ["−2"]


def test_the_hard_cultist_dooms_each_or_reveals_another() -> None:
    """Given Cultists, then each gets 1 doom; given none, another token is revealed."""
    game = Play(f"{TOWN}{TWO}bag cultist 0\ndifficulty hard", draws=["cultist"]).do("investigate")
    assert (game.doom("acolyte"), game.doom("wizard_of_the_order")) == (2, 3)
    game = Play(f"{TOWN}bag cultist 0\ndifficulty hard", draws=["cultist", "0"]).do("investigate")
    assert game.told("token", "token") == ["cultist", "0"]


@pytest.mark.parametrize(("difficulty", "left"), [("easy", 2), ("expert", 0)])
def test_the_tablet_loses_clues(difficulty: str, left: int) -> None:
    """Given 3 clues and a test that fails, then 1 of them or all go onto the location."""
    game = Play(f"{TOWN}clues 0 3\nbag tablet\ndifficulty {difficulty}\nattached obscuring_fog rivertown")
    game.do("investigate")
    assert (game.clues(0), game.clues("rivertown")) == (left, 3 - left)


def test_with_a_success_the_tablet_takes_nothing() -> None:
    """Given Daisy's intellect 5 against 1, then -3 does not matter."""
    game = Play(f"investigators daisy_walker\n{TOWN}clues 0 3\nbag tablet").do("investigate")
    assert game.clues(0) == 3
