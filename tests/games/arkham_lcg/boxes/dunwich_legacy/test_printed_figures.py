"""What is printed on the cards of the box: every figure of every row, compared with the facts."""

from importlib.resources import files

from miskatonic.games.arkham_lcg.boxes import dunwich_legacy
from miskatonic.games.arkham_lcg.rows.boxes import box_with
from miskatonic.games.arkham_lcg.rows.card import CARDS
from tests.games.arkham_lcg.cards.test_printed_figures import does_something, figures, table_of

BOX = [card for card in CARDS.rows if box_with(card.code) == dunwich_legacy.BOX.id]


def test_every_figure_is_the_printed_one() -> None:
    """Given the box as printed, then every row of it has just these figures and traits and no others."""
    printed = table_of(files(dunwich_legacy).joinpath("printed.txt").read_text(encoding="utf-8"))
    ours = {card.code: (figures(card), sorted(card.traits)) for card in BOX}
    assert sorted(ours) == sorted(printed)
    assert {code: ours[code] for code in ours if ours[code] != printed[code]} == {}


def test_signature_cards_have_no_level_and_belong_to_their_investigator() -> None:
    """Given the signature cards and weaknesses, then each investigator has two, without a level."""
    pairs = [(card.signature, card.level) for card in BOX if card.signature]
    owners = [card.id for card in BOX if card.kind == "investigator"]
    assert sorted(pairs) == sorted([(owner, None) for owner in owners for _ in range(2)])


def test_nothing_is_inert() -> None:
    """Given every card of the box, then it does something."""
    assert [card.id for card in BOX if not does_something(card)] == []
