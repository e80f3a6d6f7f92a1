"""Where several may do the same thing at the same time, each can do it."""

from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel import arrange


def test_two_who_may_use_the_same_card_have_an_option_each() -> None:
    """Given Hospital Debts before Skids and Roland beside him, when the upkeep begins, then both may pay, each with
    what is theirs.
    """
    table = arrange(GAME, "investigators skids_otoole roland_banks\nthreat 0 hospital_debts\nphase upkeep")
    assert table.choice is not None
    pays = [option for option in table.choice.options if option.verb == "use"]
    assert {option.seat for option in pays} == {0, 1}
    assert len({option.text for option in table.choice.options}) == len(table.choice.options)
    rolands = next(option for option in pays if option.seat == 1)
    table.answer(rolands, seat=1)
    seats = table.view((0, 1))["board"]["seats"]
    assert [seat["resources"] for seat in seats] == [5, 4]
    assert seats[0]["threat"][0]["resources"] == 1
