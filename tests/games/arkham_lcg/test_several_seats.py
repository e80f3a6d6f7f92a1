"""Where several may do the same thing at the same time, each can do it."""

from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel import Option, arrange
from tests.games.arkham_lcg.looks import seen_board


def test_two_who_may_use_the_same_card_have_an_option_each() -> None:
    """Given Hospital Debts before Skids and Roland beside him, when the upkeep begins, then both may pay, each with
    what is theirs, whoever holds the seats: each option is what it says and whose it is.
    """
    table = arrange(GAME, "investigators skids_otoole roland_banks\nthreat 0 hospital_debts\nphase upkeep")
    assert table.choice is not None
    pays = [option for option in table.choice.options if option.verb == "use"]
    assert {option.seat for option in pays} == {0, 1}
    # in the record, and before whoever holds both seats, no two are written alike
    recorded = [table.choice.recorded(option).text for option in table.choice.options]
    assert len(set(recorded)) == len(recorded)
    shown = {option.text: option.seat for option in table.choice.shown_to((0, 1)) if option.verb == "use"}
    assert shown == {"use:hospital_debts": 0, "use:hospital_debts:1": 1}
    # each can take their own: both seats held by one, or by two, with the option itself or as it is written
    for payer, paid in ((0, [4, 5]), (1, [5, 4])):
        own = next(option for option in pays if option.seat == payer)
        for eyes in ((payer,), (0, 1)):
            for given in (own, table.choice.text_for(own, eyes)):
                twin = table.clone()
                twin.answer(given, seat=eyes)
                entry = twin.answers[twin.made[-1]]
                assert isinstance(entry, Option)
                assert (entry.text, entry.seat) == (table.choice.recorded(own).text, payer)
                seats = seen_board(twin, (0, 1))["seats"]
                assert [seat["resources"] for seat in seats] == paid
                assert seats[0]["threat"][0]["resources"] == 1
