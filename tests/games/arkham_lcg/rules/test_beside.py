"""AH-B-195, AH-B-235: piles beside the table, cards as if in hand, words on cards, events that stay in play."""

from collections.abc import Iterator

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.basics.beside import beside, word_on
from miskatonic.games.arkham_lcg.rows.card import Use
from miskatonic.games.arkham_lcg.rows.terms import ASIDE, ATTACHED, REMOVED, STAGE, VICTORY
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import BadPosition
from tests.games.arkham_lcg.imaginary import imagined, trick
from tests.games.arkham_lcg.imagined_piles import (
    TAKEN,
    VICTIMS,
    actress,
    delve,
    kidnapped,
    omen_event,
    painter,
    piled,
    shortcut,
    sleuth,
    take_one,
)
from tests.games.arkham_lcg.play import Play


@pytest.fixture(autouse=True)
def _piles() -> Iterator[None]:
    with piled():
        yield


HUNCH = """
    investigators roland_banks
    area 0 sleuth
    beside 0 evidence working_a_hunch
    side hunches:0 evidence working_a_hunch
    clues study 2
"""


# --- as if in hand ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-195", "AH-L-03")
def test_ah_b_195_the_top_of_the_hunch_deck_is_as_if_in_hand_for_less() -> None:
    """Given Evidence! on top of a hunch deck and 0 resources, when an enemy falls, then it is played from there: it
    answers at its own moment, and costs nothing.
    """
    with imagined(sleuth()):
        game = Play(f"""
            {HUNCH}
            resources 0 0
            threat 0 swarm_of_rats
            phase investigation
        """)
        game.draws("0").do("fight:swarm_of_rats", "play:evidence")
        assert game.clues(0) == 1
        assert game.pile(0) == ["evidence"]
        assert [game.now.label[card] for card in game.now.side["hunches:0"]] == ["working_a_hunch"]


@pytest.mark.rule("AH-B-195")
def test_ah_b_195_an_unplayed_hunch_goes_back_when_the_phase_ends() -> None:
    """Given an open hunch, when the investigation phase ends, then it lies among the others, face down."""
    with imagined(sleuth()):
        game = Play(f"{HUNCH} \n deck 0 knife knife \n phase investigation")
        assert game.now.as_if == (game.card("evidence"),)
        game.do("end_turn")
        assert game.zone("evidence") == ASIDE
        assert len(game.now.side["hunches:0"]) == 2
        assert game.now.round == 2


@pytest.mark.rule("AH-L-03", "AH-B-088")
def test_ah_l_03_what_is_as_if_in_hand_listens_to_nothing_but_its_own_moments() -> None:
    """Given an open Working a Hunch, when its turn comes, then exactly the topics it speaks about have it; a card that
    must be used from a hand need not be from there.
    """
    with imagined(sleuth()):
        game = Play("""
            investigators roland_banks
            area 0 sleuth
            beside 0 working_a_hunch dark_memory
            side hunches:0 working_a_hunch dark_memory
            open working_a_hunch dark_memory
            clues study 1
        """)
        hunch, memory = game.card("working_a_hunch"), game.card("dark_memory")
        assert [topic for topic, cards in game.now.heard.items() if hunch in cards] == ["turn_window"]
        assert not [topic for topic, cards in game.now.heard.items() if memory in cards]
        assert game.offers("play:working_a_hunch")


@pytest.mark.rule("AH-L-03")
def test_ah_l_03_another_copy_in_hand_is_another_card() -> None:
    """Given a copy in hand for 2 and an open one for nothing, when it is time, then both are offered, told apart."""
    with imagined(sleuth()):
        game = Play(f"{HUNCH} \n hand 0 working_a_hunch \n open working_a_hunch")
        texts = [game.table.say(option) for option in game.table.choice.options if option.verb == "play"]  # type: ignore[union-attr]
        assert sorted(texts) == ["Play Working a Hunch", "Play Working a Hunch (lying open)"]


# --- piles that count as in play, and elimination -------------------------------------------------------------------


KIDNAPPED = """
    investigators roland_banks daisy_walker
    beside 0 beat_cop dr_milan_christopher
    side victims beat_cop dr_milan_christopher
"""


@pytest.mark.rule("AH-Q-035")
def test_ah_q_035_a_kidnapped_ally_is_face_down_and_nobody_sees_who_it_is() -> None:
    """Given Roland's Beat Cop, when he is kidnapped, then the log has said so, and the pile shows a number alone."""
    with imagined(kidnapped()):
        game = Play("""
            investigators roland_banks
            area 0 beat_cop
            encounter kidnapping ancient_evils
            phase mythos.draw
        """)
        assert game.told("card_discarded", "card") == ["beat_cop"]
        for eyes in (0, None):
            board = game.table.view(eyes)["board"]
            assert board["piles"] == [{"name": "pile-victims", "seat": None, "count": 1, "cards": []}]
            assert "card-beat_cop" not in board["aside"]


@pytest.mark.rule("AH-Q-035", "AH-B-170")
def test_ah_q_035_what_counts_as_in_play_stays_when_its_owner_is_out() -> None:
    """Given Roland's two allies among the victims, when he resigns, then they still lie there."""
    game = Play(f"{KIDNAPPED} \n place parlor \n at 0 parlor \n at 1 parlor \n act the_barrier \n beside 0 knife")
    game.do("resign:parlor")
    assert [game.zone(one) for one in ("beat_cop", "dr_milan_christopher", "knife")] == [ASIDE, ASIDE, REMOVED]
    assert len(beside(game.now, VICTIMS)) == 2


@pytest.mark.rule("AH-Q-035", "AH-B-017")
def test_ah_q_035_a_unique_ally_in_the_pool_bars_another_copy() -> None:
    """Given Dr. Milan among the victims, when Daisy would play another one, then she can't; a second Beat Cop she may
    play.
    """
    game = Play(f"{KIDNAPPED} \n hand 1 dr_milan_christopher beat_cop \n turn 1 3 \n resources 1 9")
    assert not game.offers("play:dr_milan_christopher")
    assert game.offers("play:beat_cop")


@pytest.mark.rule("AH-Q-035")
def test_ah_q_035_whom_a_random_choice_took_is_not_known() -> None:
    """Given two victims, when one of them is taken under the agendas at random, then whatever is dealt anew each lies
    in one of the piles, and now in this one, now in that.
    """

    async def takes(game: Arkham, me: Use) -> None:
        take_one(game)

    with imagined(trick("taking", takes)):
        game = Play(f"{KIDNAPPED} \n hand 0 taking").do("play:taking")
        assert len(beside(game.now, VICTIMS)) == len(beside(game.now, TAKEN)) == 1
        seen = set()
        for seed in range(20):
            state = game.table.determinised(0, seed).state
            assert isinstance(state, Arkham)
            seen.add(tuple(state.label[card] for card in (*state.side["victims"], *state.side["taken"])))
        assert seen == {("beat_cop", "dr_milan_christopher"), ("dr_milan_christopher", "beat_cop")}


@pytest.mark.rule("AH-T-011", "AH-B-199", "AH-B-170")
def test_ah_t_011_a_player_card_stays_in_the_victory_display_when_its_owner_is_out() -> None:
    """Given a card that went to the victory display, when its player resigns, then it is still there for everybody."""
    with imagined(delve()):
        game = Play("""
            investigators roland_banks daisy_walker
            hand 0 delve
            place parlor
            at 0 parlor
            at 1 parlor
            act the_barrier
            encounter ancient_evils ancient_evils rotting_remains
        """)
        game.do("play:delve")
        assert game.told("encounter", "seat") == [0, 1]
        assert game.zone("delve") == VICTORY
        game.do("resign:parlor")
        assert game.zone("delve") == VICTORY
        assert game.table.view(1)["board"]["victory"][0]["points"] == 1


# --- what lies under a card -------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-235")
def test_ah_b_235_own_cards_under_a_card_are_known_to_their_owner_alone() -> None:
    """Given two events beneath Roland's painter, when he takes one up, then he sees what there is, and Daisy does not
    even see which one he took.
    """
    with imagined(painter()):
        game = Play("""
            investigators roland_banks daisy_walker
            area 0 painter
            beside 0 evidence dodge
            side beneath:0 evidence dodge
        """)
        mine, hers = game.table.view(0)["board"]["piles"][0], game.table.view(1)["board"]["piles"][0]
        assert [card["id"] for card in mine["cards"]] == ["dodge", "evidence"]
        assert (hers["count"], hers["cards"]) == (2, [])
        assert game.offers("use:painter:dodge")
        assert "dodge" not in str(game.table.view(1))
        game.do("use:painter:dodge")
        assert game.hand() == ["dodge"]
        assert "dodge" not in str(game.table.view(1))


# --- words on cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-195")
def test_ah_b_195_a_word_on_a_card_is_seen_and_ends_with_it() -> None:
    """Given an actress, when she takes a role, then everybody reads it; when a card with a word leaves, it is gone."""
    with imagined(actress()):
        game = Play("""
            investigators roland_banks daisy_walker
            area 0 actress knife
            word knife token-skull
            place parlor
            at 0 parlor
            act the_barrier
        """)
        board = game.table.view(1)["board"]
        assert board["seats"][0]["word"] is None
        assert [card.get("word") for card in board["seats"][0]["area"]] == [None, "token-skull"]
        game.do("use:actress")
        assert game.table.view(1)["board"]["seats"][0]["word"] == "class-rogue"
        assert word_on(game.now, game.card(0)) == "class-rogue"
        game.do("resign:parlor")
        assert not game.now.said


# --- events that stay, and abilities for everybody ------------------------------------------------------------------


@pytest.mark.rule("AH-B-114", "AH-E-006")
def test_ah_b_114_an_event_that_stays_in_play_is_no_asset() -> None:
    """Given an event in play, when Crypt Chill wants an asset, then there is none: 2 damage."""
    with imagined(omen_event()):
        game = Play("""
            investigators roland_banks
            hand 0 hunch_in_play
            encounter crypt_chill ancient_evils
            deck 0 knife knife
        """)
        game.do("play:hunch_in_play")
        assert game.area() == ["hunch_in_play"]
        game.draws("auto_fail").do("end_turn")
        game.until(lambda: game.now.round == 2)
        assert game.damage(0) == 2
        assert game.area() == ["hunch_in_play"]


@pytest.mark.rule("AH-C-026", "AH-R-1.2")
def test_ah_c_026_anybody_at_the_place_may_use_what_says_so() -> None:
    """Given Roland's shortcut in the Hallway, when Daisy's turn comes there, then she moves by it for nothing and
    without an attack of opportunity; then it is exhausted, and elsewhere nobody could have used it.
    """
    with imagined(shortcut()):
        game = Play("""
            investigators roland_banks daisy_walker
            place hallway
            place attic
            at 0 hallway
            at 1 hallway
            hand 0 shortcut
        """)
        game.do("play:shortcut")
        assert game.zone("shortcut") == ATTACHED
        theirs = Play("""
            investigators roland_banks daisy_walker
            place hallway
            place attic
            attached shortcut hallway
            threat 1 ghoul_minion
            turn 1 3
        """)
        theirs.do("use:shortcut:attic")
        assert (theirs.place(1), theirs.actions(1), theirs.damage(1)) == ("attic", 3, 0)
        assert not theirs.is_ready("shortcut")
        elsewhere = Play("""
            investigators roland_banks daisy_walker
            place hallway
            place attic
            at 1 attic
            attached shortcut hallway
            turn 1 3
        """)
        assert not elsewhere.offers("use:shortcut")


def test_piles_beside_the_table_are_in_no_zone_of_their_own() -> None:
    """Zones are numbers in records and are compared: from the play area on a card is in play, and there are 13."""
    assert STAGE == 12


# --- arranged positions -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sentence", "complaint"),
    [
        ("side nowhere knife", "there is no pile 'nowhere'"),
        ("side hunches knife", "there is no pile 'hunches'"),
        ("side hunches:4 knife", "there is no pile 'hunches:4'"),
        ("side victims knife", "'knife' is not set aside"),
        ("open knife", "'knife' lies in no pile"),
        ("word 0 hello", "'hello' is not said of cards"),
    ],
)
def test_a_wrong_sentence_about_piles_is_refused(sentence: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        Play(f"investigators roland_banks \n {sentence}")


@pytest.mark.rule("AH-B-019")
def test_ah_b_019_set_aside_cards_of_a_player_stay_a_players() -> None:
    """Given a Knife set aside for Roland, when it is put into play, then it is his, not the encounter deck's."""
    game = Play("investigators roland_banks \n beside 0 knife")
    assert game.now.owner[game.card("knife")] == 0


# --- records of the time before ---------------------------------------------------------------------------------------


@pytest.mark.rule("AH-L-03")
def test_a_position_from_before_cards_listened_as_if_in_hand_is_completed() -> None:
    """Given Wendy with her amulet and a Backstab on top of her pile, when a record of that position says nothing of
    what listens from there, then it is read, and she may play it.
    """
    game = Play("""
        investigators wendy_adams
        area 0 wendys_amulet
        discard 0 backstab lucky
        resources 0 5
        threat 0 ghoul_minion
    """)
    plain = game.now.to_plain()
    # as it was written before: no list, and nothing in the index
    lying = plain.pop("as_if")
    before = {topic: [card for card in cards if card not in lying] for topic, cards in plain["heard"].items()}
    plain["heard"] = {topic: cards for topic, cards in before.items() if cards}
    state = Arkham.from_plain(plain)
    assert [state.label[card] for card in state.as_if] == ["backstab"]
    assert GAME.problems(state) == []
    assert not game.now.differs_from(plain)


@pytest.mark.rule("AH-B-170")
def test_ah_b_170_what_somebody_attached_leaves_with_them() -> None:
    """Given Roland's Barricade in the Hallway, when he resigns, then it is out of the game."""
    game = Play("""
        investigators roland_banks daisy_walker
        place parlor
        place hallway
        attached barricade hallway
        at 0 parlor
        at 1 parlor
        act the_barrier
    """)
    game.do("resign:parlor")
    assert game.zone("barricade") == REMOVED
