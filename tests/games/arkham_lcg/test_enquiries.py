"""What each enquiry takes and gives is what its annotations declare, for whoever reads them with `get_type_hints`."""

from typing import Any, get_type_hints

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.decks.formats import json_text, line
from miskatonic.games.arkham_lcg.rules.deck_building import starter
from miskatonic.games.arkham_lcg.rules.owned import JUST_CORE, starters
from tests.contract import conforms
from tests.games.arkham_lcg.chain import burned, leave, sequel

ROLAND = starter("roland")
WISHES: list[dict[str, Any]] = [
    *[{"text": line(starter(name))} for name in starters(JUST_CORE)],
    {"text": json_text(ROLAND), "taboo": "april_2019", "experience": 5, "campaign": "none", "collection": "one_box"},
    {"text": f"[{json_text(ROLAND)}, {json_text(starter('daisy'))}]", "pick": ""},
    {"text": "# A deck\nRoland Banks\n2x Machete\n2x Machette\n1 Nothing (Far Away)\n01506 and 99999"},
    {"text": ""},
    {"investigator": "01002", "cards": {"01016": 3, "01000": 1, "00000": 1}, "side": {"01518": 1}, "name": "Mine"},
]


def answered(enquiry: str, wish: dict[str, Any]) -> Any:
    """When: somebody asks; then: wish and answer are as they are declared."""
    asked = GAME.enquiries[enquiry]
    declared = get_type_hints(asked)
    assert conforms(wish, declared["wish"], "wish") == []
    answer = asked(wish)
    assert conforms(answer, declared["return"], enquiry) == []
    return answer


@pytest.mark.parametrize("wish", WISHES)
def test_the_answer_about_a_deck_is_as_declared(wish: dict[str, Any]) -> None:
    answered("deck.check", wish)
    answered("deck.export", wish)


@pytest.mark.parametrize("wish", [{}, {"investigator": "01001", "taboo": "april_2019", "collection": "one_box"}])
def test_the_answer_about_all_cards_is_as_declared(wish: dict[str, Any]) -> None:
    assert answered("deck.pool", wish)["investigators"]


def test_the_answers_about_a_campaign_are_as_declared() -> None:
    for table in (first := burned(), leave(sequel(first))):
        record = GAME.campaign(table.state)
        shown = answered("campaign.show", {"text": record})
        carried = answered("campaign.carry", {"text": record, "investigators": "", "difficulty": "hard"})
        assert shown["people"]
        assert answered("campaign.show", {"text": carried["record"]})["difficulty"] == "hard"
