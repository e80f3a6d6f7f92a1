"""B.16 to B.18: a campaign's record from elsewhere is gone on from only if its decks could be: as they are, as they
were when somebody joined, and every purchase between.
"""

import json
import random
from pathlib import Path

import pytest

from miskatonic import text
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.board.record import Record
from miskatonic.games.arkham_lcg.board.words import Spends
from miskatonic.games.arkham_lcg.rules.record import taken
from miskatonic.games.arkham_lcg.rules.record_decks import deck_problems
from miskatonic.kernel import Line, RefusedOption, new_table
from tests.games.arkham_lcg.chain import burned, leave, record
from tests.games.arkham_lcg.test_campaigns import campaign

SAMPLES = sorted((Path(__file__).resolve().parent.parent / "records").glob("*.json"))
KNIFE, MACHETE, BEAT_COP, BEAT_COP_2, SHOTGUN, LITA = "01086", "01020", "01018", "01028", "01029", "01117"
ROLAND = 0

Purchase = tuple[str, str, int, Spends]
"""What, what leaves for it, its price, and how."""


def said(lines: list[Line]) -> list[str]:
    return [f"{text.say(GAME.package, 'en', line.message, line.args)} {line.rule}" for line in lines]


def kept() -> Record:
    """Given: a campaign after The Gathering; Roland has 4 experience, and Lita."""
    held: Record = json.loads(json.dumps(record(burned())))
    return held


def wrong(held: Record) -> list[str]:
    """Then: what is said about it, without whose deck it is."""
    found = said(list(deck_problems(held)))
    assert not found or found[0].startswith("The deck of Roland Banks isn't allowed:")
    return found[1:]


def spent(held: Record, card: str, leaves: str, amount: int, reason: Spends = "bought", *, done: bool = True) -> Record:
    """Given: Roland has bought this, and his deck has changed as it should, or has not."""
    roland = held["investigators"][ROLAND]
    roland["experience"].append(
        {"scenario": "the_midnight_masks", "reason": reason, "card": card, "leaves": leaves, "amount": -amount}
    )
    roland["unspent"] -= amount
    if done:
        deck = roland["deck"]
        deck[card] = deck.get(card, 0) + 1
        deck[leaves] -= 1
        roland["deck"] = {code: count for code, count in deck.items() if count}
    return held


def refused(held: Record) -> RefusedOption:
    """When: somebody goes on from it; then it is refused."""
    with pytest.raises(RefusedOption) as found:
        GAME.resumed(json.dumps(held))
    return found.value


# --- what could be ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-205", "AH-B-218")
@pytest.mark.parametrize("file", SAMPLES, ids=lambda file: file.stem)
def test_kept_records_of_every_version_have_decks_that_could_be(file: Path) -> None:
    assert GAME.resumed(file.read_text(encoding="utf-8")) is not None


@pytest.mark.rule("AH-B-113", "AH-B-212", "AH-B-213")
def test_what_was_paid_for_is_in_order() -> None:
    """Given a card bought, one bought and upgraded since, and Lita earned, then nothing is wrong."""
    held = spent(kept(), MACHETE, KNIFE, 1)
    assert held["investigators"][ROLAND]["earned"] == [LITA]
    assert wrong(held) == []
    assert GAME.resumed(json.dumps(held)) is not None
    assert wrong(spent(held, BEAT_COP_2, BEAT_COP, 2, "upgraded")) == []


@pytest.mark.rule("AH-E-004", "AH-B-205")
def test_weaknesses_that_somebody_gained_do_not_count() -> None:
    held = kept()
    held["investigators"][ROLAND]["deck"]["01099"] = 1
    assert wrong(held) == []


@pytest.mark.rule("AH-B-208")
def test_ah_b_208_with_no_weakness_left_to_draw_a_deck_may_have_none() -> None:
    """Given a deck without a basic weakness, then it could be only if the pool was empty."""
    held = kept()
    del held["investigators"][ROLAND]["deck"]["01096"]
    assert wrong(held) == ["The deck needs a basic weakness, random or named. AH-B-208"]
    assert wrong({**held, "pool": []}) == []


def upgrading_campaign(seed: int) -> list[Record]:
    """The records of a campaign whose players spend what they have, with the taboo list or without."""
    chance = random.Random(seed)
    options = {"difficulty": "easy", "decks": "random", "taboo": chance.choice(["off", "april_2019"])}
    table = new_table(GAME, seed=seed, seats=seed % 4 + 1, options=options, light=True)
    found = []
    while True:
        while table.choice is not None:
            offered = table.choice.options
            buying = [one for one in offered if one.verb in ("buy", "upgrade")]
            table.answer(chance.choice(buying if buying and chance.random() < 0.7 else offered))
        found.append(taken(GAME.campaign(table.state) or ""))
        plan = GAME.sequel(table.state, {})
        if plan is None:
            return found
        table = new_table(GAME, seed=seed, seats=len(plan.seats), options=dict(plan.options), light=True)


@pytest.mark.rule("AH-B-212", "AH-B-218")
@pytest.mark.parametrize("seed", [1, 2])
def test_what_our_own_campaigns_write_is_never_refused(seed: int) -> None:
    assert [said(list(deck_problems(one))) for one in (*campaign(seed, checked=False), *upgrading_campaign(seed))] == (
        [[]] * 6
    )


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200, 230))
def test_what_many_of_our_own_campaigns_write_is_never_refused(seed: int) -> None:
    """Sixty campaigns, with people joining, sitting out and dying, or spending all they have."""
    for held in (*campaign(seed, checked=False), *upgrading_campaign(seed)):
        assert said(list(deck_problems(held))) == []


# --- what could not ---------------------------------------------------------------------------------------------------


def with_cards(**counts: int) -> Record:
    """Given: other numbers of some cards in Roland's deck (`c01016=1`)."""
    held = kept()
    deck = {**held["investigators"][ROLAND]["deck"], **{code[1:]: count for code, count in counts.items()}}
    held["investigators"][ROLAND]["deck"] = {code: count for code, count in deck.items() if count}
    return held


@pytest.mark.rule("AH-B-205", "AH-B-206", "AH-B-207", "AH-D-001")
@pytest.mark.parametrize(
    ("changes", "reasons"),
    [
        ({"c01016": 1}, ["29 of 30 cards. AH-B-205"]),
        ({"c01016": 3, "c01018": 1}, ["3 copies of .45 Automatic; at most 2 allowed. AH-B-206"]),
        ({"c01016": 0, "c01051": 2}, ["Backstab: Roland Banks can't take Rogue cards. AH-B-207"]),
        ({"c01006": 0}, ["Roland's .38 Special must be in the deck. AH-D-001"]),
        ({"c01007": 2}, ["2 copies of Cover Up; there must be exactly 1. AH-D-001"]),
        ({"c01014": 1}, ["Wendy's Amulet belongs to Wendy Adams. AH-D-001"]),
        ({"c01098": 2}, ["2 copies of Haunted; at most 1 allowed. AH-B-206"]),
    ],
)
def test_a_deck_that_is_not_allowed_is_refused_with_reason_rule_and_numbers(
    changes: dict[str, int], reasons: list[str]
) -> None:
    assert wrong(with_cards(**changes)) == reasons


@pytest.mark.rule("AH-B-209", "AH-B-212")
def test_ah_b_209_a_card_that_nobody_has_paid_for_is_refused() -> None:
    """Given a Shotgun in the deck and no line that tells of its price, then it is refused in every language."""
    held = with_cards(c01016=1, c01029=1)
    assert wrong(held) == ["Shotgun costs 4 experience; 0 available. AH-B-209"]
    sentences = [refused(held).said(language) for language in text.LANGUAGES]
    assert len(set(sentences)) == 3
    assert sentences[0] == "The deck of Roland Banks isn't allowed: Shotgun costs 4 experience; 0 available."


@pytest.mark.rule("AH-B-210", "AH-T-003")
def test_ah_t_003_the_taboo_list_of_the_campaign_counts() -> None:
    """Given a Machete bought for 1, then it could be without the list, and not with it."""
    held = spent(kept(), MACHETE, KNIFE, 1)
    assert wrong({**held, "taboo": "april_2019"}) == ["Machete was bought for 1 experience; the price is 2. AH-B-212"]
    # given one from the beginning
    fresh = with_cards(c01016=1, c01020=1)
    assert wrong(fresh) == []
    reason = "Machete costs 2 experience with the taboo list; 0 available. AH-T-003"
    assert wrong({**fresh, "taboo": "april_2019"}) == [reason]


@pytest.mark.rule("AH-B-212", "AH-B-213", "AH-B-214", "AH-B-215")
@pytest.mark.parametrize(
    ("purchase", "reasons"),
    [
        ((SHOTGUN, KNIFE, 1, "bought"), ["Shotgun was bought for 1 experience; the price is 4. AH-B-212"]),
        ((MACHETE, KNIFE, 0, "bought"), ["Machete was bought for 0 experience; the price is 1. AH-B-212"]),
        ((BEAT_COP_2, BEAT_COP, 1, "upgraded"), ["Beat Cop was bought for 1 experience; the price is 2. AH-B-213"]),
        ((BEAT_COP_2, KNIFE, 2, "upgraded"), ["Beat Cop isn't a higher-level version of Knife. AH-B-213"]),
        (
            ("01007", KNIFE, 1, "bought"),
            ["2 copies of Cover Up; there must be exactly 1. AH-D-001", "isn't a player card. AH-B-207"],
        ),
        ((MACHETE, "01006", 1, "bought"), ["must be in the deck. AH-D-001", "been removed for Machete. AH-B-214"]),
    ],
)
def test_a_purchase_that_could_not_be_made_is_refused(purchase: Purchase, reasons: list[str]) -> None:
    found = wrong(spent(kept(), *purchase))
    for reason in reasons:
        assert any(reason in one for one in found), (reason, found)


@pytest.mark.rule("AH-B-212", "AH-B-215")
def test_ah_b_215_what_was_not_there_yet_could_not_be_spent() -> None:
    """Given 5 spent before the experience that pays for it was earned, then it is refused, whatever the sum is."""
    held = spent(spent(kept(), SHOTGUN, KNIFE, 4), MACHETE, "01023", 1)
    held["investigators"][ROLAND]["experience"].append(
        {"scenario": "the_midnight_masks", "reason": "victory", "card": "", "leaves": "", "amount": 3}
    )
    assert wrong(held) == ["Machete was bought for 1 experience when only 0 was left. AH-B-215"]


@pytest.mark.rule("AH-B-212")
def test_ah_b_212_what_was_bought_must_be_there() -> None:
    held = spent(kept(), SHOTGUN, KNIFE, 4, done=False)
    assert wrong(held) == ["Shotgun was bought but isn't in the deck. AH-B-212"]


@pytest.mark.rule("AH-B-113")
def test_ah_b_113_only_story_assets_are_earned() -> None:
    """Given a Ghoul Minion as an earned card, or one that waits to be claimed, then it is refused."""
    held = kept()
    held["investigators"][ROLAND]["earned"] = ["01160"]
    assert wrong(held) == ["Ghoul Minion isn't a story card that can be earned. AH-B-113"]
    assert said(list(deck_problems({**kept(), "unclaimed": ["01160"]}))) == [
        "Ghoul Minion isn't a story card that can be earned. AH-B-113"
    ]


@pytest.mark.rule("AH-B-173")
def test_ah_b_173_the_deck_of_somebody_killed_is_looked_at_too() -> None:
    held = with_cards(c01016=1)
    held["investigators"][ROLAND]["fate"] = "killed"
    assert wrong(held) == ["29 of 30 cards. AH-B-205"]


@pytest.mark.rule("AH-R-1.11")
def test_ah_r_1_11_nobody_is_carried_over_out_of_such_a_record() -> None:
    """Given a deck that could not be, then it is not carried over; to look at the record is no harm, and tells why."""
    held = json.dumps(with_cards(c01016=1))
    with pytest.raises(RefusedOption, match="29 of 30 cards"):
        GAME.enquiries["campaign.carry"]({"text": held})
    assert said(GAME.enquiries["campaign.show"]({"text": held})["wrong"])[1:] == ["29 of 30 cards. AH-B-205"]
    again = GAME.enquiries["campaign.carry"]({"text": json.dumps(record(leave(burned())))})["record"]
    assert list(deck_problems(taken(again))) == []
