"""AH-B-016: hands are hidden. What somebody is offered does not tell the others what they hold."""

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel import Table, arrange
from tests.contract import asked


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
