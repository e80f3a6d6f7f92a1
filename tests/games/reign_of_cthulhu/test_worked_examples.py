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


@pytest.mark.rule("WE-2", "RC-053", "RC-054", "RC-232")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(("verb", "giver"), [("give", 0), ("take", 1)])
def test_we_2_passing_a_clue(active: int, verb: str, giver: int) -> None:
    # given two investigators at the Cafe; who gives has a clue of Dunwich, one of Arkham, and a relic
    other = 1 - active
    holder, receiver = (active, other) if giver == 0 else (other, active)
    game = Play("reporter", "occultist", consent=True).at("cafe", "cafe")
    game.clues(holder, dunwich=1, arkham=1).relics(holder, "mi_go_eye").begin(active=active)

    # the clue of Arkham may not change hands; the other cards may
    exchanges = [text for text in game.options if text.split(":")[0] in ("give", "take")]
    assert sorted(exchanges) == [f"{verb}:dunwich:{other}", f"{verb}:mi_go_eye:{other}"]

    # if the partner agrees
    game.do(f"{verb}:dunwich:{other}", seat=active)
    assert game.asked == (other, f"consent_{verb}")
    game.do("agree", seat=other)
    assert (game.hand(receiver), game.actions) == (["dunwich"], 3)
    game.do(f"{verb}:mi_go_eye:{other}", seat=active).do("agree", seat=other)
    assert (game.hand(holder), game.hand(receiver), game.actions) == (["arkham"], ["dunwich", "mi_go_eye"], 2)


@pytest.mark.rule("WE-2", "RC-054")
def test_we_2_a_refused_clue_stays_where_it_is() -> None:
    # given
    game = Play("reporter", "occultist", consent=True).at("cafe", "cafe").clues(1, dunwich=1).begin()
    # when
    game.do("take:dunwich:1", seat=0).do("refuse", seat=1)
    # then
    assert (game.hand(0), game.hand(1), game.asked) == ([], ["dunwich"], (0, "action"))


@pytest.mark.rule("WE-2", "RC-232")
def test_we_2_the_same_town_is_not_enough() -> None:
    # given
    game = Play("reporter", "occultist").at("cafe", "church").clues(0, dunwich=1).clues(1, dunwich=1)
    # when
    game.relics(0, "mi_go_eye").relics(1, "silver_key").begin()
    # then
    assert not game.offers("give")
    assert not game.offers("take")


@pytest.mark.rule("WE-3", "RC-056", "RC-057")
def test_we_3_sealing_dunwich() -> None:
    # given
    town = ("cafe", "church", "old_mill", "historic_inn", "farmstead", "swamp")
    game = Play("reporter", "occultist").at("old_mill", "diner").clues(0, dunwich=5)
    game.cultists(church=3, old_mill=1, historic_inn=2, swamp=1, diner=2).begin()
    pool = game.in_pool

    # when
    game.do("seal:dunwich:5")

    # then
    assert (game.hand(0), game.discard_pile, game.actions) == ([], ["dunwich"] * 5, 3)
    assert [game.cultists_at(place) for place in town] == [0, 2, 0, 1, 0, 0]
    assert (game.cultists_at("diner"), game.in_pool) == (2, pool + 4)
    gates = {entry["name"]: entry["gate"] for entry in game.board["towns"]}
    assert gates["town-dunwich"] == "sealed"
    assert game.barred("seal")[0].reason == "already_sealed"


@pytest.mark.rule("WE-4", "RC-153")
def test_we_4_an_insane_reporter_seals_with_her_second_action() -> None:
    # given
    game = Play("reporter", "occultist").at("church", "diner").sanity(0, 4).clues(0, dunwich=5).begin()
    assert game.actions == 3
    # when
    game.do("walk:old_mill", "seal:dunwich:5", "rest:church")
    # then 1 left + 1
    assert (game.place_of(0), game.sanity_of(0), game.actions) == ("church", 4, 2)
    assert game.board["seats"][0]["sane"]


@pytest.mark.rule("WE-4", "RC-151", "RC-172", "RC-173")
def test_we_4_a_doctor_turns_insane_on_his_second_walk() -> None:
    # given
    game = Play("doctor", "occultist").at("cafe", "diner").sanity(1, 4).shoggoths("old_mill").begin()
    assert game.actions == 5
    # when
    game.die("delusion").do("walk:church", "walk:old_mill")
    # then 5 - 2 - 1
    assert (game.sanity_of(0), game.actions) == (0, 2)


@pytest.mark.rule("WE-5", "RC-080", "RC-085", "RC-086", "RC-074", "RC-235")
def test_we_5_double_evil_stirs() -> None:
    # given both cards to be drawn are Evil Stirs; some summoning cards lie on the discard pile
    game = Play("detective", "occultist").at("diner", "swamp").old_ones("ithaqua", "yig").clues(0, arkham=2)
    game.relics(1, "silver_key").summoning_discarded("wharf", "theater").summoning_bottom("docks", "park")
    game.deck_top("evil_stirs", "evil_stirs")

    # first run: roll, Old One, a Shoggoth at the Docks; the discards, Docks among them, are shuffled on top
    game.die("delusion").begin("turn.draw")
    assert (game.rolls(), game.sanity_of(0)) == ([("detective", "delusion")], 3)
    assert (game.revealed, game.shoggoth_places, game.summoning_pile) == (["ithaqua"], ["docks"], [])
    layers = game.board["summoning_layers"]
    assert sorted(layers[0]) == ["place-docks", "place-theater", "place-wharf"]

    # then relics may be played
    assert (game.asked, game.offers("play:silver_key")) == ((1, "window"), True)

    # second run: roll, the next Old One, a Shoggoth at the Park; only that card goes on top
    game.die("blank").do("continue")
    assert game.rolls()[1:] == [("detective", "blank")]
    assert (game.revealed, game.shoggoth_places, game.summoning_pile) == (["ithaqua", "yig"], ["park", "docks"], [])
    layers = game.board["summoning_layers"]
    assert layers[0] == ["place-park"]

    # the hand has not changed, and the summoning step turns the Park first
    assert (game.hand(0), game.asked) == (["arkham"] * 2, (1, "window"))
    game.do("continue")
    assert (game.summoning_pile, game.cultists_at("park")) == (["park"], 1)
    assert len(game.events("evil_stirs")) == 2


@pytest.mark.rule("WE-6", "RC-106", "RC-103")
@pytest.mark.parametrize(("there", "lost"), [(3, None), (2, "cultists")])
def test_we_6_an_empty_pool(there: int, lost: str | None) -> None:
    # given
    game = Play("detective", "occultist").cultists(cafe=there, church=3).pool(0).summoning_top("cafe", "church")
    # when
    game.begin("summoning.step")
    # then
    assert (game.lost, len(game.revealed)) == (lost, 0 if lost else 2)


@pytest.mark.rule("WE-6", "RC-191")
@pytest.mark.parametrize(("pool", "left", "lost"), [(3, 0, None), (2, 2, "cultists")])
def test_we_6_azathoth_at_the_brink(pool: int, left: int, lost: str | None) -> None:
    # given
    game = Play("detective", "occultist").old_ones("azathoth", "yig").cultists(cafe=3, church=3).pool(pool)
    # when
    game.summoning_top("cafe", "church").begin("summoning.step")
    # then
    assert (game.lost, game.in_pool) == (lost, left)


@pytest.mark.rule("WE-6", "RC-143")
def test_we_6_paranoia_with_one_cultist_left() -> None:
    # given
    game = Play("detective", "occultist").at("diner", "swamp").shoggoths("secret_lodge").cultists(secret_lodge=1)
    game.pool(1).begin()
    # when
    game.die("paranoia").do("walk:secret_lodge")
    # then the first was placed, the second lost the game
    assert (game.lost, game.cultists_at("secret_lodge"), game.in_pool) == ("cultists", 2, 0)


@pytest.mark.rule("WE-7", "RC-201", "RC-056")
def test_we_7_yig_in_kingsport() -> None:
    # given Yig is awake, there is no Eye
    def seals(**clues: int) -> list[str]:
        game = Play("reporter", "occultist").at("graveyard", "diner").awake("yig").clues(0, **clues).begin()
        return [text for text in game.options if text.startswith("seal")]

    # then five of Kingsport and one of a linked town
    assert seals(kingsport=5) == []
    assert seals(kingsport=5, arkham=2) == []
    assert seals(kingsport=4, dunwich=2) == []
    assert seals(kingsport=6) == []
    assert seals(kingsport=5, dunwich=1) == ["seal_linked:kingsport:5:dunwich"]
    assert seals(kingsport=5, innsmouth=1) == ["seal_linked:kingsport:5:innsmouth"]

    # when
    game = Play("reporter", "occultist").at("graveyard", "diner").awake("yig")
    game.clues(0, kingsport=5, innsmouth=1, dunwich=1).begin().do("seal_linked:kingsport:5:innsmouth")
    # then
    assert game.hand(0) == ["dunwich"]


@pytest.mark.rule("WE-7", "RC-201", "RC-170", "RC-219")
@pytest.mark.parametrize(
    ("option", "left"),
    [("seal_linked:kingsport:3:dunwich", ["kingsport"]), ("seal:kingsport:4", ["dunwich"])],
)
def test_we_7_the_detective_with_the_eye(option: str, left: list[str]) -> None:
    # given
    game = Play("detective", "occultist").at("graveyard", "diner").awake("yig").given(cheaper_seal=True)
    game.clues(0, kingsport=4, dunwich=1).begin()
    # when
    assert {text for text in game.options if text.startswith("seal")} == {
        "seal_linked:kingsport:3:dunwich",
        "seal:kingsport:4",
    }
    game.do(option)
    # then
    assert game.hand(0) == left


@pytest.mark.rule("WE-8", "RC-113", "RC-123", "RC-194")
def test_we_8_hastur_inside_a_movement() -> None:
    # given Shoggoth A on an open gate, B at the Market
    game = Play("detective", "occultist").at("train_station", "diner").shoggoths("park", "market").old_ones("hastur")
    game.summoning_top("woods", "cafe").summoning_bottom("swamp").relics(1, "silver_key").begin("summoning.step")
    assert (game.asked, sorted(game.options)) == ((0, "shoggoth_order"), ["move_first:market", "move_first:park"])

    # when A is moved first, it leaves; Hastur's new one comes to the Swamp; that one and B make a step each
    game.do("move_first:park").until(lambda: game.asked == (1, "window"))

    # then B has moved once more, and the new one has not
    assert game.revealed == ["hastur"]
    assert game.shoggoth_places == ["farmstead", "graveyard"]
    assert game.story("shoggoth_left", "old_one_awakes", "shoggoth_placed", "shoggoth_moved") == [
        "shoggoth_left",
        "old_one_awakes",
        "shoggoth_placed",
        "shoggoth_moved",
        "shoggoth_moved",
        "shoggoth_moved",
    ]


@pytest.mark.rule("WE-8", "RC-113", "RC-194")
def test_we_8_the_order_in_hasturs_movement_is_a_choice_too() -> None:
    # given the same, with somebody where the new one will go
    game = Play("detective", "occultist").at("farmstead", "diner").shoggoths("park", "market").old_ones("hastur")
    game.summoning_top("woods", "cafe").summoning_bottom("swamp").begin("summoning.step")
    # when
    game.do("move_first:park")
    # then
    assert (game.asked, game.revealed) == ((0, "shoggoth_order"), ["hastur"])
    assert sorted(game.options) == ["move_first:market", "move_first:swamp"]
    game.die("blank").do("move_first:swamp")
    assert (game.shoggoth_places, game.rolls()) == (["farmstead", "graveyard"], [("detective", "blank")])


@pytest.mark.rule("WE-9", "RC-071", "RC-160", "RC-164")
@pytest.mark.parametrize("seals", [True, False])
def test_we_9_last_cards(seals: bool) -> None:
    # given two cards in the deck, three gates sealed
    game = Play("occultist", "reporter").at("diner", "old_mill").sealed("arkham", "innsmouth", "kingsport")
    game.clues(1, dunwich=5).deck_size(2).summoning_top("cafe", "market").begin()

    # both are drawn, play goes on with summoning, and the next player acts
    game.do("end_actions")
    assert (len(game.hand(0)), game.summoning_pile) == (2, ["cafe", "market"])
    assert (game.asked, game.actions, game.table.outcome) == ((1, "action"), 4, None)

    # the fourth seal wins; otherwise the draw loses
    game.do("seal:dunwich:5" if seals else "end_actions")
    assert (game.won, game.lost) == (seals, None if seals else "deck")
