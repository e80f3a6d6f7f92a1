"""Thirty cases that are easily got wrong, each written down from the rulebook alone before it was played."""

import pytest

from miskatonic.games.reign_of_cthulhu.rows.places import PLACES
from tests.games.reign_of_cthulhu.play import Play

SIX_AWAKE = ("nyarlathotep", "yig", "yog_sothoth", "ithaqua", "dagon", "atlach_nacha")


@pytest.mark.rule("RC-046", "RC-144", "RC-151")
def test_01_through_a_gate_onto_a_shoggoth_the_second_roll_counts_though_the_first_drove_her_insane() -> None:
    # given
    game = Play("reporter", "occultist").at("park", "swamp").sanity(1, 4).shoggoths("graveyard").begin()
    # when
    game.die("delusion", "paranoia").do("gate:graveyard")
    # then
    assert game.rolls() == [("reporter", "delusion"), ("reporter", "paranoia")]
    assert (game.cultists_at("graveyard"), game.cultists_at("park")) == (2, 0)
    # 4 - 1 for the gate - 1 for insanity
    assert (game.sanity_of(0), game.actions) == (0, 2)


@pytest.mark.rule("RC-151")
def test_02_insane_by_the_last_action_owes_nothing_and_draws() -> None:
    # given
    game = Play("reporter", "occultist").at("diner", "swamp").sanity(1, 4).shoggoths("secret_lodge")
    game.summoning_top("cafe", "theater", "boardwalk", "wharf").begin("turn.action", acting=True, actions=1)
    # when
    game.die("delusion").do("walk:secret_lodge")
    # then both cards are drawn, the partner acts with all actions
    assert (len(game.hand(0)), game.summoning_pile) == (2, ["cafe", "theater"])
    assert (game.asked, game.actions) == ((1, "action"), 4)
    # and her next turn has three
    game.do("end_actions")
    assert (game.asked, game.actions) == ((0, "action"), 3)


@pytest.mark.rule("RC-153", "RC-154")
@pytest.mark.parametrize(("refuge", "rolls"), [("church", [("reporter", "blank")]), ("hospital", [])])
def test_03_an_insane_sealer_has_one_more_action_and_rolls_where_a_shoggoth_waits(
    refuge: str, rolls: list[tuple[str, str]]
) -> None:
    # given a Shoggoth in the Church, and her last action
    game = Play("reporter", "occultist").at("graveyard", "diner").sanity(0, 4).clues(0, kingsport=5)
    game.shoggoths("church").begin("turn.action", acting=True, actions=1)
    # when
    game.die("blank").do("seal:kingsport:5")
    assert game.options == ["rest:church", "rest:hospital"]
    game.do(f"rest:{refuge}")
    # then
    assert (game.place_of(0), game.sanity_of(0), game.rolls()) == (refuge, 4, rolls)
    assert (game.asked, game.actions) == ((0, "action"), 1)


@pytest.mark.rule("RC-130", "RC-132", "RC-152")
@pytest.mark.parametrize(("active_sanity", "lost"), [(4, None), (0, "all_insane")])
def test_04_who_plays_a_relic_in_anothers_turn_rolls_and_may_lose_all(active_sanity: int, lost: str | None) -> None:
    # given
    game = Play("reporter", "occultist").at("diner", "swamp").sanity(active_sanity, 1).relics(1, "bizarre_statue")
    game.begin()
    actions = game.actions
    # when
    game.die("delusion").do("play:bizarre_statue", seat=1)
    # then the one who played it is insane; the active player's actions are the same
    assert game.rolls() == [("occultist", "delusion")]
    assert (game.sanity_of(0), game.sanity_of(1), game.actions) == (active_sanity, 0, actions)
    assert game.lost == lost
    assert (game.box, game.discard_pile) == (["bizarre_statue"], [])


@pytest.mark.rule("RC-058", "RC-160")
def test_05_an_insane_investigator_seals_the_fourth_gate_and_that_is_all() -> None:
    # given
    game = Play("reporter", "occultist").at("old_mill", "diner").sanity(0, 1).clues(0, dunwich=5)
    game.sealed("arkham", "innsmouth", "kingsport").begin("turn.action", acting=True, actions=1)
    # when
    game.do("seal:dunwich:5")
    # then
    assert (game.won, game.asked, game.place_of(0)) == (True, None, "old_mill")


@pytest.mark.rule("RC-080", "RC-152")
def test_06_the_first_roll_of_evil_stirs_loses_before_anything_awakes() -> None:
    # given
    game = Play("reporter", "occultist").at("diner", "swamp").sanity(1, 0).deck_top("evil_stirs", "arkham")
    # when
    game.die("delusion").begin("turn.draw")
    # then
    assert (game.lost, game.revealed, game.shoggoth_places) == ("all_insane", [], [])


@pytest.mark.rule("RC-083", "RC-084", "RC-107")
def test_07_evil_stirs_brings_a_shoggoth_to_both_of_them_and_moves_none() -> None:
    # given the Docks, a card with the symbol, at the bottom
    game = Play("reporter", "occultist").at("docks", "docks").shoggoths("market").old_ones("yig")
    game.summoning_bottom("docks").relics(0, "silver_key").deck_top("evil_stirs", "arkham")
    # when
    game.die("blank", "delusion", "psychosis").begin("turn.draw")
    # then
    assert game.rolls() == [("reporter", "blank"), ("reporter", "delusion"), ("occultist", "psychosis")]
    assert (game.sanity_of(0), game.sanity_of(1)) == (3, 2)
    assert game.shoggoth_places == ["docks", "market"]
    assert game.cultists_at("docks") == 0


@pytest.mark.rule("RC-056", "RC-230")
@pytest.mark.parametrize(
    ("who", "where", "clues", "seals"),
    [
        ("reporter", "park", {"dunwich": 5}, False),
        ("reporter", "park", {"arkham": 4}, False),
        ("reporter", "university", {"arkham": 5}, False),
        ("reporter", "park", {"arkham": 5}, True),
        ("detective", "park", {"arkham": 4}, True),
        ("detective", "park", {"arkham": 3}, False),
    ],
)
def test_08_only_clues_of_this_town_at_this_gate_seal_it(
    who: str, where: str, clues: dict[str, int], seals: bool
) -> None:
    # given a partner at the same place with the missing clue; a relic does not help either
    game = Play(who, "occultist").at(where, where).clues(0, **clues).clues(1, arkham=1).relics(0, "silver_key").begin()
    # then
    assert game.offers("seal") == seals


@pytest.mark.rule("RC-047")
def test_08_the_last_open_gate_leads_nowhere() -> None:
    # given
    game = Play("reporter", "occultist").at("park", "swamp").sealed("dunwich", "innsmouth", "kingsport").begin()
    # then
    assert not game.offers("gate")


@pytest.mark.rule("RC-082", "RC-100", "RC-143")
def test_09_paranoia_of_evil_stirs_wakes_two_before_its_own_and_the_new_rate_counts_at_once() -> None:
    # given one awake, three cultists where she stands
    game = Play("reporter", "occultist").at("diner", "swamp").cultists(diner=3)
    game.old_ones("yig", "ithaqua", "yog_sothoth").awake("nyarlathotep")
    game.summoning_top("cafe", "church").summoning_bottom("theater").deck_top("evil_stirs", "arkham")
    # when
    game.die("paranoia").begin("turn.draw")
    # then
    assert game.revealed == ["nyarlathotep", "yig", "ithaqua", "yog_sothoth"]
    assert game.story("rolled", "old_one_awakes", "shoggoth_placed") == [
        "rolled",
        "old_one_awakes",
        "old_one_awakes",
        "old_one_awakes",
        "shoggoth_placed",
    ]
    assert game.cultists_at("diner") == 3
    # four are awake: three cards, the one that brought the Shoggoth first
    assert game.summoning_pile == ["theater", "cafe", "church"]


@pytest.mark.rule("RC-073", "RC-081", "RC-090")
@pytest.mark.parametrize("answer", ["play:warded_box", "discard:dunwich"])
def test_10_a_warded_box_drawn_with_evil_stirs_waits_for_it_and_so_does_the_hand_limit(answer: str) -> None:
    # given seven cards
    game = Play("reporter", "occultist").at("graveyard", "diner").clues(0, arkham=4, dunwich=3).old_ones("ithaqua")
    game.deck_top("warded_box", "evil_stirs").summoning_bottom("theater")
    # when
    game.die("delusion").begin("turn.draw")
    # then all of Evil Stirs comes first
    assert (game.sanity_of(0), game.revealed, game.shoggoth_places) == (3, ["ithaqua"], ["theater"])
    assert (game.asked, len(game.hand(0))) == ((0, "hand_limit"), 8)
    assert game.offers("discard:warded_box")
    # either way brings the hand to seven
    game.do(answer)
    assert len(game.hand(0)) == 7
    assert game.prompt != "hand_limit"


@pytest.mark.rule("RC-071", "RC-074")
def test_11_one_card_in_the_deck_is_not_even_drawn() -> None:
    # given
    game = Play("reporter", "occultist").deck_size(1).begin("turn.draw")
    # then
    assert (game.lost, game.hand(0)) == ("deck", [])


@pytest.mark.rule("RC-071", "RC-074")
def test_11_evil_stirs_is_one_of_the_last_two_and_not_replaced() -> None:
    # given
    game = Play("reporter", "occultist").at("diner", "swamp").old_ones("yig").deck_top("evil_stirs", "arkham")
    # when
    game.deck_size(2).summoning_top("cafe", "wharf").summoning_bottom("theater").die("blank").begin("turn.draw")
    # then
    assert (game.lost, game.hand(0), game.asked) == (None, ["arkham"], (1, "action"))


@pytest.mark.rule("RC-108")
def test_12_a_card_just_turned_is_not_shuffled_into_the_new_summoning_deck() -> None:
    # given one card left, all others on the discard pile
    game = Play("reporter", "occultist").at("diner", "diner")
    game.summoning_discarded(*(place for place in PLACES.ids if place != "cafe"))
    # when
    game.begin("summoning.step")
    # then
    first, second = game.summoning_pile
    assert first == "cafe"
    assert (game.cultists_at("cafe"), game.cultists_at(second)) == (1, 1)
    assert game.table.view(None)["board"]["summoning_deck"] == 22


@pytest.mark.rule("RC-101", "RC-236")
def test_13_a_rate_that_rises_in_the_step_counts_from_the_next() -> None:
    # given three awake, and a ritual by the first card
    game = Play("reporter", "occultist").at("diner", "diner").awake("nyarlathotep", "yig", "yog_sothoth")
    game.cultists(cafe=3).summoning_top("cafe", "theater", "wharf", "boardwalk", "church")
    assert game.begin("summoning.step").table.view(None)["board"]["summoning_rate"] == 3
    # then
    assert game.summoning_pile == ["cafe", "theater"]
    # when the next player's turn is over
    game.do("end_actions")
    # then
    assert game.summoning_pile == ["cafe", "theater", "wharf", "boardwalk", "church"]


@pytest.mark.rule("RC-111", "RC-115", "RC-194")
def test_14_a_shoggoth_that_leaves_is_there_for_hastur() -> None:
    # given all three on the board
    game = Play("reporter", "occultist").at("train_station", "diner").shoggoths("park", "market", "theater")
    game.old_ones("hastur").summoning_top("woods", "cafe").summoning_bottom("swamp").begin("summoning.step")
    # when the one on the open gate leaves, and Hastur wants a Shoggoth
    game.do("move_first:park").until(lambda: game.prompt == "action")
    # then
    assert (game.lost, game.revealed, len(game.shoggoth_places)) == (None, ["hastur"], 3)


@pytest.mark.rule("RC-115", "RC-163")
def test_14_hastur_finds_no_shoggoth_when_cultists_wake_him() -> None:
    # given
    game = Play("reporter", "occultist").at("train_station", "diner").shoggoths("park", "market", "theater")
    # when
    game.old_ones("hastur").cultists(cafe=3).summoning_top("cafe", "wharf").begin("summoning.step")
    # then
    assert game.lost == "shoggoths"


@pytest.mark.rule("RC-111", "RC-237")
def test_15_a_shoggoth_on_a_sealed_gate_moves_on_to_the_nearest_open_one() -> None:
    # given
    game = Play("reporter", "occultist").at("train_station", "swamp").sealed("innsmouth").shoggoths("hospital")
    # when
    game.summoning_top("woods", "cafe").begin("summoning.step")
    # then
    assert (game.shoggoth_places, game.revealed) == (["pawn_shop"], [])


@pytest.mark.rule("RC-112")
@pytest.mark.parametrize("way", ["church", "swamp"])
def test_16_between_two_gates_equally_near_the_active_player_decides(way: str) -> None:
    # given five steps to the Park and five to the Graveyard
    game = Play("reporter", "occultist").at("diner", "diner").sealed("dunwich").shoggoths("farmstead")
    game.summoning_top("woods", "cafe").begin("summoning.step", active=1)
    # then
    assert game.table.choice is not None
    assert game.table.choice.seat == 1
    assert sorted(option.rsplit(":", 1)[-1] for option in game.options) == ["church", "swamp"]
    # when
    game.do(next(option for option in game.options if option.endswith(way)))
    # then
    assert game.shoggoth_places == [way]


@pytest.mark.rule("RC-196")
def test_17_ithaqua_stops_walking_only() -> None:
    # given three cultists at a gate
    game = Play("reporter", "occultist").at("graveyard", "swamp").awake("ithaqua").cultists(graveyard=3, wharf=3)
    game.begin()
    # then
    assert not game.offers("walk")
    assert game.offers("gate")
    # when she has defeated one, two are left and she may go, even where three are
    game.do("defeat_cultist", "walk:wharf")
    # then
    assert (game.place_of(0), game.cultists_at("graveyard")) == ("wharf", 2)
    assert not game.offers("walk")


@pytest.mark.rule("RC-196")
def test_17_under_ithaqua_the_bus_still_runs_and_a_cultist_moved_away_frees_the_occultist() -> None:
    # given
    game = Play("occultist", "reporter").at("diner", "swamp").awake("ithaqua").cultists(diner=2).clues(0, dunwich=1)
    game.begin()
    # then
    assert not game.offers("walk")
    assert game.offers("bus:dunwich")
    # when
    game.do("shift:diner", "shift_to:pawn_shop")
    # then
    assert (game.cultists_at("diner"), game.offers("walk")) == (1, True)


@pytest.mark.rule("RC-174")
def test_18_the_driver_rolls_for_a_shoggoth_he_passes_and_ignores_ithaqua() -> None:
    # given
    game = Play("driver", "occultist").at("diner", "swamp").awake("ithaqua").cultists(diner=3)
    game.shoggoths("secret_lodge").begin()
    # when
    game.die("delusion").do("drive:secret_lodge:park")
    # then
    assert (game.place_of(0), game.sanity_of(0), game.actions) == ("park", 3, 3)
    assert game.rolls() == [("driver", "delusion")]


@pytest.mark.rule("RC-175")
def test_18_the_insane_driver_never_walks_a_single_step() -> None:
    # given
    game = Play("driver", "occultist").at("diner", "swamp").awake("ithaqua").sanity(0, 4).cultists(diner=3).begin()
    # then
    assert not game.offers("walk")
    assert game.offers("drive:secret_lodge:park")


@pytest.mark.rule("RC-176")
def test_19_the_hunters_second_shoggoth_of_a_turn_costs_three() -> None:
    # given
    game = Play("hunter", "occultist").at("diner", "swamp").shoggoths("diner", "diner").begin()
    # when
    game.do("defeat_shoggoth")
    assert (game.actions, len(game.hand(0)), game.shoggoth_places) == (3, 1, ["diner"])
    game.do("defeat_shoggoth")
    # then
    assert (game.actions, len(game.hand(0)), game.shoggoth_places) == (0, 2, [])


@pytest.mark.rule("RC-176")
def test_19_two_actions_are_not_enough_for_the_hunters_second_shoggoth() -> None:
    # given
    game = Play("hunter", "occultist").at("diner", "swamp").shoggoths("diner", "diner")
    # when
    game.begin("turn.action", acting=True, actions=3).do("defeat_shoggoth")
    # then
    assert (game.actions, game.offers("defeat_shoggoth")) == (2, False)


@pytest.mark.rule("RC-177")
@pytest.mark.parametrize(("face", "appear"), [("delusion", 1), ("psychosis", 1), ("paranoia", 0), ("blank", 0)])
def test_20_the_insane_hunters_first_place_without_cultists(face: str, appear: int) -> None:
    # given a cultist at the first place on her way
    game = Play("hunter", "occultist").at("diner", "swamp").sanity(0, 4).cultists(secret_lodge=1)
    game.summoning_top("cafe", "theater").begin()
    # when
    game.die(face).do("walk:secret_lodge")
    assert game.rolls() == []
    game.do("walk:park", "walk:university")
    # then only the first empty one counted
    assert game.rolls() == [("hunter", face)]
    assert (game.cultists_at("park"), game.cultists_at("university")) == (appear, 0)


@pytest.mark.rule("RC-177", "RC-040")
def test_20_a_shoggoth_there_is_a_second_roll() -> None:
    # given
    game = Play("hunter", "occultist").at("secret_lodge", "swamp").sanity(0, 4).shoggoths("park").begin()
    # when
    game.die("blank", "blank").do("walk:park")
    # then
    assert len(game.rolls()) == 2


@pytest.mark.rule("RC-143", "RC-121")
@pytest.mark.parametrize(("awake", "lost"), [((), None), (SIX_AWAKE, "cthulhu")])
def test_21_paranoia_with_one_cultist_in_the_pool_and_two_here(awake: tuple[str, ...], lost: str | None) -> None:
    # given
    game = Play("reporter", "occultist").at("diner", "swamp").shoggoths("secret_lodge").cultists(secret_lodge=2)
    game.awake(*awake).pool(1).begin()
    # when
    game.die("paranoia").do("walk:secret_lodge")
    # then one was placed; in place of the other somebody awoke
    assert (game.cultists_at("secret_lodge"), game.in_pool) == (3, 0)
    assert (len(game.revealed), game.lost) == (len(awake) + 1, lost)


@pytest.mark.rule("RC-157", "RC-179")
@pytest.mark.parametrize("answer", ["discard:arkham", "play:bizarre_statue"])
def test_22_the_magician_turns_insane_with_eight_cards(answer: str) -> None:
    # given
    game = Play("magician", "occultist").at("diner", "swamp").sanity(1, 4).shoggoths("secret_lodge")
    game.clues(0, arkham=4, dunwich=3).relics(0, "bizarre_statue").begin()
    assert game.prompt == "action"
    # when
    game.die("delusion").do("walk:secret_lodge")
    # then
    assert (game.asked, game.actions, len(game.hand(0))) == ((0, "hand_limit"), 2, 8)
    # a relic he plays is not followed by a roll any more
    game.do(answer)
    assert (game.asked, len(game.hand(0)), len(game.rolls())) == ((0, "action"), 7, 1)


@pytest.mark.rule("RC-179")
def test_23_the_insane_magician_must_play_one_relic_and_not_two() -> None:
    # given
    game = Play("magician", "occultist").at("diner", "diner").sanity(0, 4).relics(1, "silver_key")
    game.relics(0, "elder_sign", "mi_go_eye").summoning_top("cafe", "theater").begin()
    # then he may take relics, not give them
    assert game.offers("take:silver_key")
    assert not game.offers("give")
    # when he wants to go without
    game.until(lambda: not any(option.split(":")[0] in ("end_actions", "continue") for option in game.options))
    # then
    assert (game.game.active, sorted(game.options)) == (0, ["play:elder_sign", "play:mi_go_eye"])
    game.do("play:mi_go_eye").until(lambda: game.asked == (1, "action"))
    assert (game.hand(0).count("elder_sign"), game.rolls()) == (1, [])


@pytest.mark.rule("RC-179")
def test_23_a_relic_the_insane_magician_draws_is_played_in_the_same_turn() -> None:
    # given
    game = Play("magician", "occultist").at("diner", "swamp").sanity(0, 4).deck_top("elder_sign", "arkham")
    # when
    game.summoning_top("cafe", "theater").begin().end_turn()
    # then
    assert (game.box, game.hand(0), game.rolls()) == (["elder_sign"], ["arkham"], [])


@pytest.mark.rule("RC-055")
@pytest.mark.parametrize("answer", ["discard:dunwich", "play:bizarre_statue"])
def test_24_who_receives_an_eighth_card_decides_at_once(answer: str) -> None:
    # given
    game = Play("reporter", "occultist").at("park", "park").clues(0, arkham=1).clues(1, dunwich=6)
    game.relics(1, "bizarre_statue").begin()
    # when
    game.do("give:arkham:1")
    # then
    assert game.asked == (1, "hand_limit")
    game.do(answer, seat=1)
    assert (len(game.hand(1)), game.asked, game.actions) == (7, (0, "action"), 3)


@pytest.mark.rule("RC-055", "RC-202")
def test_24_under_yog_sothoth_the_receiver_can_only_discard() -> None:
    # given
    game = Play("reporter", "occultist").at("park", "park").clues(0, arkham=1).clues(1, dunwich=6)
    game.relics(1, "bizarre_statue").awake("yog_sothoth").begin()
    # when
    game.do("give:arkham:1")
    # then
    assert game.asked == (1, "hand_limit")
    assert {option.split(":")[0] for option in game.options} == {"discard"}


@pytest.mark.rule("RC-055", "RC-178")
def test_24_the_sane_magician_may_receive_an_eighth_card() -> None:
    # given
    game = Play("reporter", "magician").at("park", "park").clues(0, arkham=1).clues(1, dunwich=7).begin()
    # when
    game.do("give:arkham:1")
    # then
    assert (game.asked, len(game.hand(1))) == ((0, "action"), 8)


@pytest.mark.rule("RC-171")
@pytest.mark.parametrize(
    ("answer", "left"), [("give:arkham:0", 0), ("take:arkham:0", 0), ("take:silver_key:0", 1), ("give:mi_go_eye:0", 1)]
)
def test_25_a_clue_to_or_from_the_insane_detective_costs_his_partner_two(answer: str, left: int) -> None:
    # given
    def position(actions: int) -> Play:
        game = Play("detective", "occultist").at("park", "park").sanity(0, 4).clues(0, arkham=1).clues(1, arkham=1)
        game.relics(0, "silver_key").relics(1, "mi_go_eye")
        return game.begin("turn.action", active=1, acting=True, actions=actions)

    # then
    assert position(2).do(answer).actions == left
    assert position(1).offers(answer) == (left == 1)


@pytest.mark.rule("RC-180", "RC-111", "RC-234")
def test_26_a_shoggoth_the_occultist_takes_from_a_gate_wakes_nobody_but_frightens_her_partner() -> None:
    # given
    game = Play("occultist", "reporter").at("diner", "university").shoggoths("park").begin()
    # when
    game.die("delusion").do("drag:park:university")
    # then
    assert (game.shoggoth_places, game.revealed, game.actions) == (["university"], [], 2)
    assert (game.rolls(), game.sanity_of(1)) == ([("reporter", "delusion")], 3)


@pytest.mark.rule("RC-180", "RC-181")
@pytest.mark.parametrize(("sanity", "actions"), [(4, 1), (0, 3)])
def test_26_with_one_action_or_insane_she_moves_no_shoggoth(sanity: int, actions: int) -> None:
    # given
    game = Play("occultist", "reporter").at("diner", "university").sanity(sanity, 4).shoggoths("park")
    # when
    game.begin("turn.action", acting=True, actions=actions)
    # then
    assert not game.offers("drag")


@pytest.mark.rule("RC-183", "RC-090")
def test_27_the_insane_reporter_picks_an_eighth_card_once_a_turn() -> None:
    # given
    game = Play("reporter", "occultist").at("diner", "swamp").sanity(0, 4).clues(0, dunwich=4, kingsport=3)
    game.discarded("arkham", "arkham", "innsmouth").summoning_top("cafe", "theater", "wharf", "boardwalk").begin()
    # then
    assert [option for option in game.options if option.startswith("pick")] == ["pick:arkham"]
    assert not game.offers("bus")
    # when
    game.do("pick:arkham")
    # then
    assert game.asked == (0, "hand_limit")
    game.do("discard:dunwich")
    assert (game.asked, game.actions, len(game.hand(0))) == ((0, "action"), 3, 7)
    assert not game.offers("pick")
    # until her next turn
    game.end_turn().end_turn()
    assert game.offers("pick:arkham")


@pytest.mark.rule("RC-199", "RC-152")
@pytest.mark.parametrize(
    ("before", "after", "lost"),
    [((2, 1), (0, 0), "all_insane"), ((0, 4), (0, 1), None), ((0, 2, 1), (0, 0, 0), "all_insane")],
)
def test_28_shudde_mell_at_the_brink(before: tuple[int, ...], after: tuple[int, ...], lost: str | None) -> None:
    # given no more tokens than are wanted, or only one who has any
    who = ("reporter", "occultist", "doctor")[: len(before)]
    game = Play(*who).old_ones("shudde_mell").sanity(*before).cultists(cafe=3).summoning_top("cafe", "theater")
    # when
    game.begin("summoning.step")
    # then nobody had to be asked
    assert (tuple(map(game.sanity_of, range(len(before)))), game.lost) == (after, lost)
    assert game.prompt != "tremor"


@pytest.mark.rule("RC-199", "RC-125")
@pytest.mark.parametrize(("share", "after"), [(0, (2, 1)), (1, (1, 2)), (2, (0, 3))])
def test_28_who_pays_shudde_mell_is_theirs_to_decide(share: int, after: tuple[int, int]) -> None:
    # given
    game = Play("reporter", "occultist").old_ones("shudde_mell").sanity(2, 4).cultists(cafe=3)
    game.summoning_top("cafe", "theater").begin("summoning.step")
    # when
    game.do(f"share:{share}")
    # then
    assert ((game.sanity_of(0), game.sanity_of(1)), game.lost) == (after, None)


@pytest.mark.rule("RC-190", "RC-123")
def test_29_atlach_nacha_leaves_a_choice_only_to_those_with_two_tokens() -> None:
    # given one token among three cultists, two tokens, and none
    game = Play("reporter", "occultist", "doctor").at("diner", "swamp", "theater").sanity(1, 2, 0)
    game.cultists(diner=3, cafe=3).old_ones("atlach_nacha", "yig").summoning_top("cafe", "wharf")
    # when
    game.begin("summoning.step")
    # then a fourth cultist woke the next one, and nobody but the second is asked
    assert (game.revealed, game.sanity_of(0), game.cultists_at("diner")) == (["atlach_nacha", "yig"], 1, 3)
    assert (game.asked, game.options) == ((1, "web"), ["web_cultist", "web_sanity"])
    game.do("web_sanity")
    assert (game.sanity_of(1), game.cultists_at("swamp"), game.cultists_at("theater")) == (1, 0, 1)


@pytest.mark.rule("RC-221", "RC-156")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (3, 3)])
def test_30_the_song_of_kadath_gives_an_action_back(before: int, after: int) -> None:
    # given
    game = Play("reporter", "occultist").at("diner", "swamp").sanity(0, 4).relics(0, "song_of_kadath")
    # when she plays it after an action, the last one or not
    game.begin("turn.action", acting=True, actions=before).do("walk:secret_lodge", "play:song_of_kadath", "song:0")
    # then
    assert (game.asked, game.actions, game.sanity_of(0)) == ((0, "action"), after, 4)


@pytest.mark.rule("RC-221")
def test_30_the_song_of_kadath_gives_no_action_once_the_cards_are_drawn() -> None:
    # given
    game = Play("reporter", "occultist").at("diner", "swamp").sanity(0, 4).deck_top("song_of_kadath", "arkham")
    # when
    game.summoning_top("cafe", "theater").begin("turn.draw").do("play:song_of_kadath", "song:0")
    # then
    assert (game.sanity_of(0), game.asked) == (4, (1, "action"))
