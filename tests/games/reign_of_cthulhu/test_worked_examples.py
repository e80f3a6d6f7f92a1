"""The book's own stories (WE-1 …), told move by move."""

import pytest

from tests.games.reign_of_cthulhu.play import Play


@pytest.mark.rule("WE-1", "RC-040", "RC-043", "RC-054", "RC-110", "RC-114", "RC-150")
def test_we_1_the_books_example_turn() -> None:
    # given
    game = Play("detective", "occultist").at("hospital", "graveyard").sealed("innsmouth").sanity(2, 4)
    game.clues(0, innsmouth=1, kingsport=1).clues(1, kingsport=4)
    game.shoggoths("factory", "wharf").cultists(graveyard=1).awake("nyarlathotep")
    game.given(in_force=()).deck_top("arkham", "dunwich").summoning_top("woods", "hospital").begin()

    # the sealed gate can't be used
    assert not game.offers("gate")
    assert game.barred("gate")[0].reason == "gate_sealed"

    # he walks to the factory, where a Shoggoth is, and loses a token
    game.die("delusion").do("walk:factory")
    assert (game.place_of(0), game.sanity_of(0), game.actions) == ("factory", 1, 3)

    # the bus takes him anywhere for a clue of the town he is in
    game.do("bus:innsmouth:graveyard")
    assert (game.place_of(0), game.hand(0), game.actions) == ("graveyard", ["kingsport"], 2)

    # he defeats a cultist and hands the clue over; with the last action the summoning follows by itself
    game.do("defeat_cultist")
    assert (game.cultists_at("graveyard"), game.actions) == (0, 1)
    game.do("give:kingsport:1")
    assert game.hand(1) == ["kingsport"] * 5
    assert sorted(game.hand(0)) == ["arkham", "dunwich"]

    # woods and hospital get a cultist; the woods' symbol moves the Shoggoths, in the order the Detective likes
    game.die("delusion", "blank").do("move_first:wharf")
    assert (game.cultists_at("woods"), game.cultists_at("hospital")) == (1, 1)
    assert game.shoggoth_places == ["pawn_shop", "graveyard"]
    assert game.rolls()[1:] == [("detective", "delusion"), ("occultist", "blank")]
    assert (game.sanity_of(0), game.sanity_of(1)) == (0, 4)
    assert game.table.outcome is None
    assert game.summoning_pile == ["woods", "hospital"]
