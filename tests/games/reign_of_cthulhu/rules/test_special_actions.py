"""Chapter 5: special actions (RC-050 … RC-059)."""

import pytest

from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from tests.games.reign_of_cthulhu.play import Play, board_of

# --- RC-050: defeat a cultist -----------------------------------------------------------------------------------------


@pytest.mark.rule("RC-050")
def test_rc_050_one_cultist_goes_to_the_pool() -> None:
    # given
    game = Play("detective", "doctor").at("diner", "park").cultists(diner=3, park=2).begin()

    # when
    game.do("defeat_cultist")

    # then
    assert (game.cultists_at("diner"), game.cultists_at("park"), game.in_pool, game.actions) == (2, 2, 22, 3)
    assert game.rolls() == []


@pytest.mark.rule("RC-050")
def test_rc_050_only_at_your_own_location() -> None:
    game = Play("detective", "doctor").at("diner", "park").cultists(park=2, secret_lodge=1).begin()
    assert not game.offers("defeat_cultist")
    assert [barred.reason for barred in game.barred("defeat_cultist")] == ["no_cultist_here"]


# --- RC-051, RC-052: defeat a Shoggoth --------------------------------------------------------------------------------


@pytest.mark.rule("RC-051", "RC-OP-21")
def test_rc_051_three_actions_bring_the_top_relic() -> None:
    # given
    game = Play("detective", "doctor").at("park", "diner").shoggoths("park", "diner").begin()
    top = RELICS[game.game.relic_deck[-1]].id
    assert game.option("defeat_shoggoth").cost == 3

    # when
    game.do("defeat_shoggoth")

    # then
    assert (game.shoggoth_places, game.hand(0), game.actions) == (["diner"], [top], 1)
    assert len(game.game.relic_deck) == len(RELICS) - 1
    assert game.rolls() == []


@pytest.mark.rule("RC-051")
def test_rc_051_one_shoggoth_of_several() -> None:
    game = Play("detective", "doctor").at("park", "diner").shoggoths("park", "park").begin()
    game.do("defeat_shoggoth")
    assert game.shoggoth_places == ["park"]
    assert len(game.hand(0)) == 1


@pytest.mark.rule("RC-051")
def test_rc_051_only_with_three_actions_left() -> None:
    # given
    game = Play("detective", "doctor").at("university", "diner").shoggoths("park").begin()

    # when exactly three are left
    game.die("blank").do("walk:park")
    assert game.offers("defeat_shoggoth")

    # when two are left
    game.do("walk:university")
    game.die("blank").do("walk:park")

    # then
    assert not game.offers("defeat_shoggoth")


@pytest.mark.rule("RC-051")
def test_rc_051_actions_are_not_saved_for_the_next_turn() -> None:
    # given only two actions remain beside the Shoggoth
    game = Play("detective", "doctor").at("park", "diner").shoggoths("park").cultists(park=2).begin()
    game.do("defeat_cultist", "defeat_cultist")
    assert not game.offers("defeat_shoggoth")
    assert [barred.reason for barred in game.barred("defeat_shoggoth")] == ["too_few_actions"]

    # when the next turn comes
    game.end_turn().end_turn()

    # then it costs three again
    assert game.actions == 4
    assert game.option("defeat_shoggoth").cost == 3


@pytest.mark.rule("RC-051")
def test_rc_051_only_at_your_own_location() -> None:
    game = Play("detective", "doctor").at("park", "diner").shoggoths("diner", "university").begin()
    assert not game.offers("defeat_shoggoth")


@pytest.mark.rule("RC-051")
def test_rc_051_without_a_relic_left_it_is_still_defeated() -> None:
    # given
    game = Play("detective", "doctor").at("park", "diner").shoggoths("park").discarded(*RELICS.ids).begin()

    # when
    game.do("defeat_shoggoth")

    # then
    assert (game.shoggoth_places, game.hand(0), game.actions) == ([], [], 1)


@pytest.mark.rule("RC-051")
def test_rc_051_the_hand_limit_is_checked_at_once() -> None:
    # given a full hand
    game = Play("detective", "doctor").at("park", "diner").shoggoths("park").clues(0, arkham=3, dunwich=4).begin()

    # when
    game.do("defeat_shoggoth")

    # then before the next action
    assert game.asked == (0, "hand_limit")
    game.do("discard:dunwich")
    assert (game.asked, len(game.hand(0)), game.actions) == ((0, "action"), 7, 1)


@pytest.mark.rule("RC-052")
def test_rc_052_alhazreds_flame_brings_no_relic() -> None:
    # given
    game = Play("detective", "doctor").at("park", "diner").shoggoths("park").relics(0, "alhazreds_flame").begin()

    # when
    game.die("blank").do("play:alhazreds_flame")

    # then
    assert (game.shoggoth_places, game.hand(0), len(game.game.relic_deck)) == ([], [], len(RELICS) - 1)


@pytest.mark.rule("RC-052")
def test_rc_052_a_shoggoth_that_leaves_through_a_gate_brings_no_relic() -> None:
    # given
    game = Play("detective", "doctor").at("diner", "diner").shoggoths("park").summoning_top("woods", "cafe").begin()

    # when
    game.do("end_actions")

    # then
    assert game.shoggoth_places == []
    assert len(game.game.relic_deck) == len(RELICS)
    assert game.revealed == ["nyarlathotep"]


# --- RC-053, RC-054: give or take -------------------------------------------------------------------------------------


@pytest.mark.rule("RC-053")
@pytest.mark.parametrize("place", ["diner", "swamp", "graveyard", "docks"])
def test_rc_053_a_relic_may_be_given_in_any_town(place: str) -> None:
    # given
    game = Play("detective", "doctor").at(place, place).relics(0, "silver_key").begin()

    # when
    game.do("give:silver_key:1")

    # then
    assert (game.hand(0), game.hand(1), game.actions) == ([], ["silver_key"], 3)
    assert game.rolls() == []


@pytest.mark.rule("RC-053")
def test_rc_053_a_relic_may_be_taken() -> None:
    game = Play("detective", "doctor").at("swamp", "swamp").relics(1, "silver_key", "mi_go_eye").begin()
    game.do("take:mi_go_eye:1")
    assert (game.hand(0), game.hand(1), game.actions) == (["mi_go_eye"], ["silver_key"], 3)


@pytest.mark.rule("RC-053")
def test_rc_053_only_at_the_same_location() -> None:
    # given the same town, not the same location
    game = Play("detective", "doctor").at("cafe", "church").relics(0, "silver_key").relics(1, "mi_go_eye").begin()

    # then
    assert not game.offers("give")
    assert not game.offers("take")


@pytest.mark.rule("RC-053", "RC-OP-02")
@pytest.mark.parametrize("verb", ["give", "take"])
def test_rc_053_the_partner_is_asked_about_relics_too(verb: str) -> None:
    # given
    owner = 0 if verb == "give" else 1
    game = Play("detective", "doctor", consent=True).at("swamp", "swamp").relics(owner, "silver_key").begin()

    # when the partner refuses
    game.do(f"{verb}:silver_key:1")
    assert game.asked is not None
    assert game.asked[0] == 1
    assert set(game.options) == {"agree", "refuse"}
    game.do("refuse", seat=1)

    # then nothing has changed hands, and no action is lost
    assert (game.hand(owner), game.hand(1 - owner), game.actions) == (["silver_key"], [], 4)


@pytest.mark.rule("RC-053")
@pytest.mark.parametrize("verb", ["give", "take"])
def test_rc_053_the_active_player_may_hand_relics_to_and_fro_with_a_magician(verb: str) -> None:
    # given a sane Magician is the partner
    owner = 0 if verb == "give" else 1
    game = Play("detective", "magician").at("swamp", "swamp").relics(owner, "silver_key").begin()

    # then the active player has an option of their own for it; the initiative is not the Magician's alone
    assert game.table.choice is not None
    mine = [option.text for option in game.table.choice.options if option.seat in (None, 0)]
    assert [text for text in mine if ":silver_key:" in text]


@pytest.mark.rule("RC-054")
def test_rc_054_a_clue_of_the_town_may_be_given() -> None:
    # given
    game = Play("detective", "doctor").at("cafe", "cafe").clues(0, dunwich=2, arkham=1).begin()

    # then only that one
    assert [text for text in game.options if text.startswith(("give", "take"))] == ["give:dunwich:1"]

    # when
    game.do("give:dunwich:1")

    # then
    assert (sorted(game.hand(0)), game.hand(1), game.actions) == (["arkham", "dunwich"], ["dunwich"], 3)


@pytest.mark.rule("RC-054")
def test_rc_054_a_clue_of_the_town_may_be_taken() -> None:
    # given
    game = Play("detective", "doctor").at("cafe", "cafe").clues(1, dunwich=2, kingsport=1).begin()

    # then only that one
    assert [text for text in game.options if text.startswith(("give", "take"))] == ["take:dunwich:1"]

    # when
    game.do("take:dunwich:1")

    # then
    assert (game.hand(0), sorted(game.hand(1)), game.actions) == (["dunwich"], ["dunwich", "kingsport"], 3)


@pytest.mark.rule("RC-054")
def test_rc_054_the_same_town_is_not_enough() -> None:
    game = Play("detective", "doctor").at("cafe", "church").clues(0, dunwich=1).clues(1, dunwich=1).begin()
    assert not game.offers("give")
    assert not game.offers("take")
    assert [barred.reason for barred in game.barred("hand_over")] == ["nobody_here"]


@pytest.mark.rule("RC-054")
def test_rc_054_any_partner_at_the_location() -> None:
    game = Play("detective", "doctor", "driver", "hunter").at("cafe", "cafe", "cafe", "church")
    game.clues(0, dunwich=1).clues(2, dunwich=1).clues(3, dunwich=1).begin()
    offered = {text for text in game.options if text.startswith(("give", "take"))}
    assert offered == {"give:dunwich:1", "give:dunwich:2", "take:dunwich:2"}


@pytest.mark.rule("RC-054")
@pytest.mark.parametrize("verb", ["give", "take"])
def test_rc_054_the_partner_must_agree(verb: str) -> None:
    # given
    owner = 0 if verb == "give" else 1
    game = Play("detective", "doctor", consent=True).at("cafe", "cafe").clues(owner, dunwich=1).begin()

    # when
    game.do(f"{verb}:dunwich:1")
    assert game.asked is not None
    assert game.asked[0] == 1
    game.do("agree", seat=1)

    # then
    assert (game.hand(owner), game.hand(1 - owner), game.actions) == ([], ["dunwich"], 3)


@pytest.mark.rule("RC-054")
@pytest.mark.parametrize("verb", ["give", "take"])
def test_rc_054_a_refusal_changes_nothing(verb: str) -> None:
    # given
    owner = 0 if verb == "give" else 1
    game = Play("detective", "doctor", consent=True).at("cafe", "cafe").clues(owner, dunwich=1).begin()

    # when
    game.do(f"{verb}:dunwich:1").do("refuse", seat=1)

    # then
    assert (game.hand(owner), game.hand(1 - owner), game.actions) == (["dunwich"], [], 4)
    assert game.asked == (0, "action")


@pytest.mark.rule("RC-054")
def test_rc_054_only_on_your_own_turn() -> None:
    # given the second player is active
    game = Play("detective", "doctor").at("cafe", "cafe").clues(0, dunwich=1).relics(0, "silver_key").begin(active=1)

    # then only the second player takes; nothing of this is the first player's to do
    assert game.table.choice is not None
    exchanges = [option for option in game.table.choice.options if option.verb in ("give", "take")]
    assert {option.text for option in exchanges} == {"take:dunwich:0", "take:silver_key:0"}
    assert {option.seat for option in exchanges} <= {None, 1}


# --- RC-055: the receiver's hand limit --------------------------------------------------------------------------------


@pytest.mark.rule("RC-055")
def test_rc_055_a_receiver_with_eight_cards_discards_at_once() -> None:
    # given
    game = Play("detective", "doctor").at("cafe", "cafe").clues(0, dunwich=1).clues(1, arkham=4, kingsport=3).begin()

    # when
    game.do("give:dunwich:1")

    # then the receiver is asked, though not active
    assert game.asked == (1, "hand_limit")
    assert set(game.options) == {"discard:arkham", "discard:dunwich", "discard:kingsport"}
    game.do("discard:arkham", seat=1)
    assert (len(game.hand(1)), game.discard_pile, game.asked) == (7, ["arkham"], (0, "action"))


@pytest.mark.rule("RC-055")
def test_rc_055_an_active_receiver_discards_too() -> None:
    game = Play("detective", "doctor").at("cafe", "cafe").clues(0, arkham=7).clues(1, dunwich=1).begin()
    game.do("take:dunwich:1")
    assert game.asked == (0, "hand_limit")
    game.do("discard:dunwich", seat=0)
    assert (game.hand(0), game.asked) == (["arkham"] * 7, (0, "action"))


@pytest.mark.rule("RC-055")
def test_rc_055_or_plays_a_relic() -> None:
    # given
    game = Play("detective", "doctor").at("cafe", "cafe").clues(0, dunwich=1)
    game.clues(1, arkham=6).relics(1, "mi_go_eye").begin()

    # when
    game.do("give:dunwich:1").die("delusion").do("play:mi_go_eye", seat=1)

    # then with its roll
    assert (len(game.hand(1)), game.box, game.discard_pile) == (7, ["mi_go_eye"], [])
    assert game.rolls() == [("doctor", "delusion")]
    assert game.asked == (0, "action")


@pytest.mark.rule("RC-055")
def test_rc_055_under_yog_sothoth_a_receiver_who_is_not_active_may_only_discard() -> None:
    # given
    game = Play("detective", "doctor").at("cafe", "cafe").clues(0, dunwich=1).awake("yog_sothoth")
    game.clues(1, arkham=6).relics(1, "mi_go_eye").begin()

    # when
    game.do("give:dunwich:1")

    # then
    assert game.asked == (1, "hand_limit")
    assert not game.offers("play:mi_go_eye")
    assert set(game.options) == {"discard:arkham", "discard:dunwich", "discard:mi_go_eye"}


@pytest.mark.rule("RC-055")
def test_rc_055_under_yog_sothoth_an_active_receiver_may_play() -> None:
    game = Play("detective", "doctor").at("cafe", "cafe").clues(1, dunwich=1).awake("yog_sothoth")
    game.clues(0, arkham=6).relics(0, "mi_go_eye").begin()
    game.do("take:dunwich:1")
    assert (game.asked, game.offers("play:mi_go_eye")) == ((0, "hand_limit"), True)


@pytest.mark.rule("RC-055")
def test_rc_055_a_sane_magician_holds_eight() -> None:
    # given
    game = Play("detective", "magician").at("cafe", "cafe").clues(0, dunwich=2).clues(1, arkham=7).begin()

    # when
    game.do("give:dunwich:1")

    # then eight are fine, nine are not
    assert (game.asked, len(game.hand(1))) == ((0, "action"), 8)
    game.do("give:dunwich:1")
    assert game.asked == (1, "hand_limit")


# --- RC-056: seal a gate ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-056")
@pytest.mark.parametrize(
    ("town", "gate"),
    [("arkham", "park"), ("dunwich", "old_mill"), ("innsmouth", "hospital"), ("kingsport", "graveyard")],
)
def test_rc_056_five_clues_of_the_town_seal_its_gate(town: str, gate: str) -> None:
    # given
    game = Play("doctor", "hunter").at(gate, "diner").clues(0, **{town: 6}).begin()

    # when
    game.do(f"seal:{town}:5")

    # then
    gates = {one["name"]: one["gate"] for one in board_of(game.table, 0)["towns"]}
    assert [name for name, seal in gates.items() if seal == "sealed"] == [f"town-{town}"]
    assert (game.hand(0), game.discard_pile, game.actions) == ([town], [town] * 5, 4)
    assert game.rolls() == []


@pytest.mark.rule("RC-056")
def test_rc_056_four_are_not_enough_nor_clues_of_another_town() -> None:
    # given
    game = Play("doctor", "hunter").at("park", "diner").clues(0, arkham=4, dunwich=3).begin()

    # then
    assert not game.offers("seal")
    assert [(barred.reason, barred.args["count"]) for barred in game.barred("seal")] == [("clues_missing", 1)]


@pytest.mark.rule("RC-056")
def test_rc_056_only_at_the_gate() -> None:
    for place in ("university", "train_station", "old_mill"):
        game = Play("doctor", "hunter").at(place, "diner").clues(0, arkham=5).begin()
        assert not game.offers("seal")


@pytest.mark.rule("RC-056")
def test_rc_056_cards_of_several_players_cannot_be_pooled() -> None:
    game = Play("doctor", "hunter").at("park", "park").clues(0, arkham=3).clues(1, arkham=3).begin()
    assert not game.offers("seal")


@pytest.mark.rule("RC-056")
def test_rc_056_relics_never_count() -> None:
    game = Play("doctor", "hunter").at("park", "diner").clues(0, arkham=4).relics(0, "elder_sign", "silver_key").begin()
    assert not game.offers("seal")


@pytest.mark.rule("RC-056")
@pytest.mark.parametrize(
    ("investigator", "yig", "eye", "prices"),
    [
        ("doctor", False, False, [(5, 0)]),
        ("detective", False, False, [(4, 0)]),
        ("doctor", False, True, [(4, 0)]),
        ("detective", False, True, [(3, 0)]),
        ("doctor", True, False, [(5, 1)]),
        ("detective", True, False, [(4, 1)]),
        ("doctor", True, True, [(4, 1), (5, 0)]),
        ("detective", True, True, [(3, 1), (4, 0)]),
    ],
)
def test_rc_056_the_price_of_a_seal(investigator: str, yig: bool, eye: bool, prices: list[tuple[int, int]]) -> None:
    for town_cards in range(7):
        for linked in range(2):
            # given so many cards of the town and of a town linked to it, and one that is not linked
            game = Play(investigator, "hunter").at("graveyard", "diner")
            game.clues(0, kingsport=town_cards, innsmouth=linked, arkham=1)
            if yig:
                game.awake("yig")
            game.begin(cheaper_seal=eye)

            # then
            payable = {price for price in prices if town_cards >= price[0] and linked >= price[1]}
            expected = {f"seal_linked:kingsport:{a}:innsmouth" if b else f"seal:kingsport:{a}" for a, b in payable}
            assert {text for text in game.options if text.startswith("seal")} == expected


@pytest.mark.rule("RC-056")
def test_rc_056_what_the_price_takes_from_the_hand() -> None:
    # given Yig, and both towns linked to Kingsport in hand
    game = Play("doctor", "hunter").at("graveyard", "diner").awake("yig")
    game.clues(0, kingsport=5, innsmouth=1, dunwich=1).begin()

    # when
    game.do("seal_linked:kingsport:5:dunwich")

    # then
    assert game.hand(0) == ["innsmouth"]
    assert sorted(game.discard_pile) == ["dunwich"] + ["kingsport"] * 5


@pytest.mark.rule("RC-057")
def test_rc_057_each_location_of_the_town_loses_a_cultist() -> None:
    # given
    game = Play("doctor", "hunter").at("old_mill", "diner").clues(0, dunwich=5)
    game.cultists(church=3, old_mill=1, historic_inn=2, swamp=1, diner=2, great_hall=3)
    game.shoggoths("church", "old_mill").begin()
    pool = game.in_pool

    # when
    game.do("seal:dunwich:5")

    # then the gate's location too; places without one are skipped, other towns and Shoggoths not touched
    dunwich = ["cafe", "church", "old_mill", "historic_inn", "farmstead", "swamp"]
    assert [game.cultists_at(place) for place in dunwich] == [0, 2, 0, 1, 0, 0]
    assert game.in_pool == pool + 4
    assert (game.cultists_at("diner"), game.cultists_at("great_hall")) == (2, 3)
    assert game.shoggoth_places == ["church", "old_mill"]


@pytest.mark.rule("RC-058")
def test_rc_058_the_fourth_seal_wins_at_once() -> None:
    # given
    game = Play("doctor", "hunter").at("park", "diner").sealed("dunwich", "innsmouth", "kingsport")
    game.clues(0, arkham=5).cultists(park=2).begin()

    # when
    game.do("seal:arkham:5")

    # then before any cultist is removed; nothing follows
    assert game.won
    assert game.cultists_at("park") == 2
    assert game.table.choice is None


@pytest.mark.rule("RC-058")
def test_rc_058_an_insane_sealer_is_not_cured_first() -> None:
    # given an empty pool, and a Shoggoth at either place of rest
    game = Play("doctor", "hunter").at("park", "diner").sealed("dunwich", "innsmouth", "kingsport")
    game.sanity(0, 1).clues(0, arkham=5).shoggoths("church", "hospital").pool(0).begin()

    # when
    game.do("seal:arkham:5")

    # then
    assert game.won
    assert (game.place_of(0), game.sanity_of(0), game.rolls()) == ("park", 0, [])


@pytest.mark.rule("RC-058")
def test_rc_058_three_seals_do_not_win() -> None:
    game = Play("doctor", "hunter").at("park", "diner").sealed("dunwich", "innsmouth").clues(0, arkham=5).begin()
    game.do("seal:arkham:5")
    assert game.table.outcome is None


# --- RC-059: after sealing --------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-059")
@pytest.mark.parametrize("warded", [False, True])
def test_rc_059_a_gate_can_be_sealed_only_once(warded: bool) -> None:
    game = Play("doctor", "hunter").at("park", "diner").sealed("arkham", warded=warded).clues(0, arkham=6).begin()
    assert not game.offers("seal")
    assert [barred.reason for barred in game.barred("seal")] == ["already_sealed"]


@pytest.mark.rule("RC-059")
def test_rc_059_it_is_no_open_gate_for_travel() -> None:
    game = Play("doctor", "hunter").at("old_mill", "diner").sealed("arkham").begin()
    assert not game.offers("gate:park")
    assert game.offers("gate:hospital")


@pytest.mark.rule("RC-059")
def test_rc_059_it_is_no_open_gate_for_shoggoths() -> None:
    # given a Shoggoth on the sealed gate; Innsmouth's is the nearest open one
    game = Play("doctor", "hunter").at("church", "church").sealed("arkham", "dunwich").shoggoths("park")
    game.summoning_top("woods", "cafe").begin()

    # when
    game.do("end_actions")

    # then it walks on, and nobody awakes
    assert game.shoggoth_places == ["secret_lodge"]
    assert game.revealed == []


@pytest.mark.rule("RC-059")
def test_rc_059_it_is_still_the_gate_location_for_dagon() -> None:
    # given
    game = Play("doctor", "hunter").at("diner", "diner").sealed("arkham").old_ones("dagon")
    game.deck_top("evil_stirs", "arkham").summoning_bottom("cafe").begin(skips_summoning=True)

    # when he awakes
    game.die("blank").do("end_actions")

    # then
    assert game.revealed == ["dagon"]
    assert [game.cultists_at(gate) for gate in ("park", "old_mill", "hospital", "graveyard")] == [1, 1, 1, 1]
