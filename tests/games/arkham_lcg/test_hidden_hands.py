"""AH-B-016: hands are hidden. What somebody is offered does not tell the others what they hold."""

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Table, arrange
from tests.contract import asked
from tests.games.arkham_lcg.imaginary import imagined
from tests.games.arkham_lcg.imagined_draws import armitage
from tests.games.arkham_lcg.imagined_piles import piled


def answered(position: str, *answers: str) -> Table:
    """A position with closed hands, after these answers."""
    table = arrange(GAME, position)
    for text in answers:
        table.answer(text)
    return table


def offered(table: Table, seat: int | None) -> list[str]:
    """What is asked now, as a seat sees it; None looks on."""
    return [option["text"] for option in asked(table.view(seat))["options"]]


def looks_the_same(table: Table, *onlookers: int | None) -> bool:
    """Whether these see the same whatever the hands they can't look into hold."""
    views = {seat: table.view(seat) for seat in onlookers}
    return all(table.determinised(seat, seed).view(seat) == views[seat] for seat in onlookers for seed in range(20))


@pytest.mark.rule("AH-B-016", "AH-L-03")
def test_an_event_in_the_discard_pile_is_offered_whether_or_not_its_twin_is_in_hand() -> None:
    """Given Wendy with her amulet, one Backstab in hand and one on her discard pile, when her turn comes, then she may
    play either, and the others see just the one that is face up.
    """
    table = answered("""
        investigators wendy_adams roland_banks
        area 0 wendys_amulet
        hand 0 backstab
        discard 0 backstab
        deck 0 lucky lucky guts guts
        resources 0 5
        threat 0 ghoul_minion
    """)
    mine = [text for text in offered(table, 0) if "backstab" in text]
    assert mine == ["play:backstab.1:ghoul_minion", "play:backstab:ghoul_minion"]
    assert [text for text in offered(table, 1) if "backstab" in text] == ["play:backstab:ghoul_minion"]
    assert looks_the_same(table, 1, None)
    texts = {option.text: table.say(option) for option in table.choice.options} if table.choice else {}
    assert texts[mine[0]] == "Play Backstab on the Ghoul Minion (engaged with Wendy Adams)"
    assert texts[mine[1]] == "Play Backstab (from the discard pile) on the Ghoul Minion (engaged with Wendy Adams)"


@pytest.mark.rule("AH-B-016", "AH-B-092")
def test_what_is_offered_along_with_a_card_to_commit_betrays_no_hand() -> None:
    """Given Agnes with Forbidden Knowledge and a card to commit, when a test begins, then she may use the one with the
    other, and nobody else sees that there is another.
    """
    table = answered(
        """
        investigators agnes_baker roland_banks
        place study
        place hallway
        area 0 forbidden_knowledge
        hand 0 perception
        deck 0 shrivelling shrivelling holy_rosary
        clues study 2
        at 0 study
        at 1 hallway
        """,
        "investigate",
    )
    assert "use:forbidden_knowledge" in offered(table, 0)
    assert "use:forbidden_knowledge" not in offered(table, 1)
    assert looks_the_same(table, 1, None)


@pytest.mark.rule("AH-B-016", "AH-B-014")
def test_a_card_of_a_hand_that_the_lead_puts_in_order_is_known_from_then_on() -> None:
    """Given Dark Memory in Agnes's hand and Frozen in Fear before her, when her turn ends, then Roland, who leads,
    orders the two, and everybody knows of the Memory.
    """
    table = answered(
        """
        investigators agnes_baker roland_banks
        lead 1
        hand 0 dark_memory guts
        deck 0 shrivelling shrivelling holy_rosary
        threat 0 frozen_in_fear
        """,
        "end_turn",
    )
    assert offered(table, 1) == ["order:dark_memory", "order:frozen_in_fear"]
    assert looks_the_same(table, 1, None)


@pytest.mark.rule("AH-B-016", "AH-B-123")
def test_what_is_discarded_in_an_order_is_known_from_then_on() -> None:
    """Given Wendy's amulet and two events in her hand, when Amnesia makes her discard both, then she says in which
    order, and the others know both.
    """
    table = answered(
        """
        investigators wendy_adams roland_banks
        area 0 wendys_amulet
        hand 0 knife emergency_cache backstab
        deck 0 amnesia guts lucky stray_cat flashlight
        """,
        "draw",
        "keep:knife",
    )
    assert sorted(offered(table, 1)) == ["order:backstab", "order:emergency_cache"]
    assert looks_the_same(table, 1, None)


# --- piles beside the table -------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-016", "AH-B-195", "AH-B-235")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_lies_face_down_beside_the_table_is_nobodys_to_see(seats: int) -> None:
    """Given at each number of seats a hunch deck with an open card, events beneath a card and a pool of victims, when
    everything that somebody can't know is dealt anew, then all see what they saw before: their own events beneath, the
    open hunch, of the others and of the pool a number.
    """
    people = ("roland_banks", "daisy_walker", "agnes_baker", "wendy_adams")[:seats]
    lines = [f"investigators {' '.join(people)}"]
    for seat in range(seats):
        lines += [
            f"hand {seat} evidence knife",
            f"deck {seat} working_a_hunch dodge guts flashlight cryptic_research_4",
            f"beside {seat} evidence working_a_hunch drawn_to_the_flame dodge lucky beat_cop",
            f"side hunches:{seat} evidence working_a_hunch drawn_to_the_flame",
            f"side beneath:{seat} dodge lucky",
            "side victims beat_cop",
        ]
    lines.append("open evidence")
    with piled():
        table = arrange(GAME, "\n".join(lines))
        assert looks_the_same(table, None, *range(seats))
        for eyes in (None, *range(seats)):
            shown = {
                (pile["name"], pile["seat"]): [card["card"] for card in pile["cards"]]
                for pile in table.view(eyes)["board"]["piles"]
            }
            assert shown["pile-victims", None] == []
            assert shown["pile-hunches", 0] == ["card-evidence"]
            for seat in range(seats):
                assert shown["pile-beneath", seat] == (["card-lucky", "card-dodge"] if seat == eyes else [])
                assert seat == 0 or shown["pile-hunches", seat] == []


@pytest.mark.rule("AH-B-195", "AH-B-016")
def test_a_hunch_deck_may_hold_any_insight_of_its_owners_deck() -> None:
    """Given Roland's hunch deck of two and two more Insights in his deck, when Daisy imagines what she can't know, then
    any of the four may be a hunch, never anything else; and Roland himself only doubts their order.
    """
    with piled():
        table = arrange(GAME, """
            investigators roland_banks daisy_walker
            deck 0 working_a_hunch knife cryptic_research_4 guts
            beside 0 evidence drawn_to_the_flame
            side hunches:0 evidence drawn_to_the_flame
        """)  # fmt: skip
        seen: dict[int, set[tuple[str, ...]]] = {0: set(), 1: set()}
        for eyes, found in seen.items():
            for seed in range(60):
                state = table.determinised(eyes, seed).state
                assert isinstance(state, Arkham)
                assert len(state.deck[0]) == 4
                found.add(tuple([state.label[card] for card in state.side["hunches:0"]]))
        both = {("evidence", "drawn_to_the_flame"), ("drawn_to_the_flame", "evidence")}
        assert seen[0] == both
        assert both < seen[1]
        insights = {"evidence", "drawn_to_the_flame", "working_a_hunch", "cryptic_research_4"}
        assert {card for pair in seen[1] for card in pair} == insights


@pytest.mark.rule("AH-C-010", "AH-B-016")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_reaction_to_what_was_drawn_betrays_nothing_of_it(seats: int) -> None:
    """Given somebody who may discard what Roland has just drawn, when he is asked, then he sees the card named, and the
    others see that he is asked, whatever he holds.
    """
    people = " ".join(("roland_banks", "daisy_walker", "agnes_baker", "wendy_adams")[:seats])
    with imagined(armitage()):
        table = arrange(GAME, f"""
            investigators {people}
            area 0 armitage
            hand 0 knife dodge
            deck 0 guts evidence flashlight
            deck 1 stray_cat
            phase upkeep
        """)  # fmt: skip
        assert offered(table, 0) == ["react:armitage:guts", "pass", "asks:0"]
        assert "react:armitage:guts" not in offered(table, 1)
        assert looks_the_same(table, None, *range(1, seats))
        anew = table.determinised(1, 3)
        answered_anew = [text for text in offered(anew, 0) if text.startswith("react")]
        assert len(answered_anew) == 1
        anew.answer(answered_anew[0])
        assert not anew.problems()


@pytest.mark.rule("AH-B-086", "AH-B-195")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_seals_and_words_on_cards_are_open_to_all_and_stay_as_they_are(seats: int) -> None:
    """Given a token sealed on a card and a role on an investigator, when all that is unknown is dealt anew, then both
    are seen by all as they were.
    """
    people = " ".join(("roland_banks", "daisy_walker", "agnes_baker", "wendy_adams")[:seats])
    table = arrange(GAME, f"""
        investigators {people}
        area 0 beat_cop
        hand 0 knife
        deck 0 guts evidence flashlight
        bag 0 -1 skull
        sealed beat_cop skull
        word 0 class-mystic
    """)  # fmt: skip
    assert looks_the_same(table, None, *range(seats))
    for eyes in (None, *range(seats)):
        board = table.view(eyes)["board"]
        assert board["seats"][0]["area"][0]["sealed"] == ["skull"]
        assert board["seats"][0]["word"] == "class-mystic"
