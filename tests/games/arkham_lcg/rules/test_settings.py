"""Who leads, open hands, chosen weaknesses, the order of discards, what a search tells; what a table can be set to."""

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.terms import ENEMY, OPEN
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Table, new_table
from tests.games.arkham_lcg.imaginary import beast, imagined
from tests.games.arkham_lcg.looks import own_seat, seen_board, seen_seat, there
from tests.games.arkham_lcg.play import Play
from tests.games.arkham_lcg.weaknesses import BASIC_WEAKNESSES

TWO = "investigators roland_banks daisy_walker"


def begun(seats: int, seed: int = 1, **options: str) -> Table:
    """A table with these settings at its first question."""
    return new_table(GAME, seed=seed, seats=seats, options=options)


def now(table: Table) -> Arkham:
    """Its position."""
    assert isinstance(table.state, Arkham)
    return table.state


# --- who leads --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-015", "AH-B-022")
def test_ah_b_015_the_lead_is_asked_for_before_hands_are_dealt() -> None:
    """Given three who want to say who leads, when the third is named, then player order begins there."""
    table = begun(3, lead="ask")
    assert table.choice is not None
    assert (table.choice.prompt, own_seat(table)["hand"]) == ("choose_lead", [])
    table.answer("lead:2")
    assert (now(table).order, seen_board(table)["lead"]) == ((2, 0, 1), 2)
    assert (table.choice.prompt, table.choice.seat, len(there(own_seat(table, 2)["hand"]))) == ("mulligan", 2, 5)


@pytest.mark.rule("AH-B-015")
def test_ah_b_015_without_agreement_chance_says_who_leads() -> None:
    """Given many tables with a random lead, then everybody leads now and then; one alone always leads."""
    assert {now(begun(4, seed, lead="random")).lead for seed in range(30)} == {0, 1, 2, 3}
    alone = begun(1, lead="ask").choice
    assert alone is not None
    assert alone.prompt == "mulligan"


@pytest.mark.rule("AH-B-015", "AH-B-170")
def test_ah_b_015_who_led_last_leads_when_nobody_is_left() -> None:
    """Given Roland defeated first and Daisy leading then, when she resigns, then it is she who is asked for Lita."""
    game = Play(f"{TWO}\nplace parlor\nat 1 parlor\naside lita_chantler\ndamage 0 8\nthreat 0 swarm_of_rats")
    game.do("resource", "resign:parlor")
    assert (game.prompt, game.asked, game.now.lead) == ("story_card", 1, 1)


# --- hands ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-016")
def test_ah_b_016_open_hands_are_seen_by_everybody() -> None:
    """Given hands that are shared, then everybody sees them, and what is drawn; closed ones only their owner."""
    text = f"{TWO}\nhand 0 machete\ndeck 0 knife"
    shared, closed = Play(text, hands=OPEN).do("draw"), Play(text).do("draw")
    assert [card["id"] for card in there(seen_seat(shared.table, 0, 1)["hand"])] == ["machete", "knife"]
    assert shared.events("draws")[0].seen_by({1}) == shared.events("draws")[0]
    assert seen_seat(closed.table, 0, 1)["hand"] is None
    seen = closed.events("draws")[0].seen_by({1})
    assert seen is not None
    assert seen.kind == "draws.others"


@pytest.mark.rule("AH-B-016")
def test_ah_b_016_open_hands_are_not_dealt_anew_for_somebody_else() -> None:
    """Given open hands, when what Daisy can't know is redealt, then Roland's hand stays, and his deck may change."""
    table = begun(2, hands="open", seed=5)
    hand = now(table).hand[0]
    twins = [table.determinised(1, seed) for seed in range(5)]
    assert [now(twin).hand[0] for twin in twins] == [hand] * 5
    assert {now(twin).deck[0] for twin in twins} != {now(table).deck[0]}


@pytest.mark.rule("AH-B-126", "AH-B-016")
def test_ah_b_126_what_a_search_finds_is_told_to_the_searcher_alone() -> None:
    """Given a Tome in the deck, when the Librarian fetches it, then Daisy is told which, the others are not."""
    game = Play("investigators daisy_walker roland_banks\nhand 0 research_librarian\ndeck 0 knife old_book_of_lore")
    game.do("play:research_librarian", "react:research_librarian")
    told = game.events("fetches")[0]
    assert game.hand() == ["old_book_of_lore"]
    own, others = told.seen_by({0}), told.seen_by({1})
    assert own is not None
    assert others is not None
    assert own.secret["card"] == "card-old_book_of_lore"
    assert (others.kind, "card" in others.args) == ("fetches.others", False)


# --- weaknesses -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-204", "AH-B-208", "AH-Q-014")
def test_ah_b_204_basic_weaknesses_of_choice_come_from_one_pool() -> None:
    """Given weaknesses of choice, when the first takes Haunted, then the second can't, and both are in their decks."""
    table = begun(2, weakness="choose")
    assert table.choice is not None
    assert [option.text for option in table.choice.options] == [
        f"weakness:{one}" for one in dict.fromkeys(BASIC_WEAKNESSES)
    ]
    table.answer("weakness:haunted")
    assert table.choice.seat == 1
    assert "weakness:haunted" not in [option.text for option in table.choice.options]
    table.answer("weakness:amnesia")
    assert table.choice.prompt == "mulligan"
    decks = [[now(table).label[card] for card in now(table).deck[seat]] for seat in range(2)]
    assert ("haunted" in decks[0], "amnesia" in decks[1]) == (True, True)
    assert not table.problems()


@pytest.mark.rule("AH-B-204")
def test_ah_b_204_weaknesses_come_before_the_lead_is_chosen() -> None:
    """Given both left to the players, then first the weaknesses, then the lead, then the opening hands."""
    table = begun(2, weakness="choose", lead="ask")
    asked = []
    while table.choice is not None and table.choice.prompt != "mulligan":
        asked.append(table.choice.prompt)
        table.answer(table.choice.options[-1])
    assert asked == ["choose_weakness", "choose_weakness", "choose_lead"]
    assert [len(hand) for hand in now(table).hand] == [5, 5]


# --- the order of discards --------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-123")
def test_ah_b_123_the_owner_says_in_which_order_committed_events_are_discarded() -> None:
    """Given Wendy's Amulet, which looks for the topmost event, when two are committed, then she orders them."""
    game = Play("investigators wendy_adams\narea 0 wendys_amulet\nhand 0 backstab dodge\nthreat 0 swarm_of_rats")
    game.do("evade:swarm_of_rats", "commit:backstab", "commit:dodge", "draw_token")
    assert (game.prompt, game.options) == ("discard_order", ["order:backstab", "order:dodge"])
    game.do("order:dodge")
    assert game.pile(0) == ["backstab", "dodge"]


@pytest.mark.rule("AH-B-123")
def test_ah_b_123_where_nothing_looks_at_the_order_nobody_is_asked() -> None:
    """Given the same without an Amulet, or with skills, then the cards go to the pile by themselves."""
    plain = Play("hand 0 backstab dodge\nthreat 0 swarm_of_rats").do("evade:swarm_of_rats")
    plain.do("commit:backstab", "commit:dodge", "draw_token")
    assert (plain.prompt, len(plain.pile(0))) == ("turn", 2)
    skills = Play(
        "investigators wendy_adams\narea 0 wendys_amulet\nhand 0 manual_dexterity unexpected_courage\n"
        "threat 0 swarm_of_rats"
    )
    skills.do("evade:swarm_of_rats", "commit:manual_dexterity", "commit:unexpected_courage", "draw_token")
    assert skills.prompt == "turn"


@pytest.mark.rule("AH-B-123")
def test_ah_b_123_a_whole_hand_is_discarded_in_its_owners_order() -> None:
    """Given Amnesia and the Amulet in the deck, then Wendy says in which order her events go."""
    game = Play("investigators wendy_adams\nhand 0 lucky dodge knife\ndeck 0 amnesia wendys_amulet").do(
        "draw", "keep:knife"
    )
    assert (game.prompt, game.asked) == ("discard_order", 0)
    game.do("order:lucky")
    assert game.pile(0) == ["amnesia", "dodge", "lucky"]


@pytest.mark.rule("AH-B-123")
def test_ah_b_123_of_encounter_cards_the_lead_says_the_order() -> None:
    """Given a card that looks for the topmost enemy of the encounter pile, when the Study is left, then Daisy, who
    leads, says in which order its enemies go.
    """
    looker = beast("looker")
    looker.constant(topics.TOPMOST, name=ENEMY)
    with imagined(looker):
        game = Play(
            f"{TWO}\nlead 1\nclues 0 4\nenemy swarm_of_rats study\nenemy ghoul_minion study\nencounter looker\n"
            "exhausted swarm_of_rats ghoul_minion\naside hallway attic cellar parlor"
        ).do("advance")
        game.until(lambda: game.prompt == "discard_order")
        assert (game.asked, game.options) == (1, ["order:swarm_of_rats", "order:ghoul_minion"])
        assert game.do("order:ghoul_minion").pile()[:2] == ["swarm_of_rats", "ghoul_minion"]


# --- what lasts, and how far doom has come ----------------------------------------------------------------------------


@pytest.mark.rule("AH-B-100")
def test_ah_b_100_what_lasts_is_seen_with_its_source_and_its_end() -> None:
    """Given Mind over Matter played, then all see what it does, for whom, and until when; then it is gone."""
    game = Play("investigators daisy_walker\nhand 0 mind_over_matter").do("play:mind_over_matter")
    seen = seen_board(game.table)["lasting"]
    assert [(one["what"], one["skill"], one["until"], one["seat"], one["card"]) for one in seen] == [
        ("instead_of_combat", "intellect", "round", 0, "card-mind_over_matter"),
        ("instead_of_agility", "intellect", "round", 0, "card-mind_over_matter"),
    ]
    game.until(lambda: game.now.round > 1)
    assert seen_board(game.table)["lasting"] == []


@pytest.mark.rule("AH-B-177")
def test_ah_b_177_an_agenda_that_advances_is_no_turn_for_the_better() -> None:
    """Given doom 2 of 3, when the agenda advances, then the doom that was there still counts toward the end."""
    before = Play("doom whats_going_on 2\nhand 0 knife guts\nencounter dissonant_voices")
    [measure] = [one for one in GAME.measures(before.now) if one.id == "doom"]
    assert (measure.value, measure.goal) == (2, 3 + 7 + 10)
    before.until(lambda: before.prompt == "whats_going_on")
    [measure] = [one for one in GAME.measures(before.now) if one.id == "doom"]
    assert (measure.value, sum(before.now.doom)) == (3, 0)
    before.until(lambda: before.now.label[before.now.agenda] == "rise_of_the_ghouls")
    [measure] = [one for one in GAME.measures(before.now) if one.id == "doom"]
    assert (measure.value, measure.goal) == (3, 3 + 7 + 10)
