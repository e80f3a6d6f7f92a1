"""Relics in general (RC-130 to RC-135): when they may be played, and what playing one means."""

import pytest

from miskatonic.games.reign_of_cthulhu import GAME
from miskatonic.kernel import NotYourSeat
from tests.games.reign_of_cthulhu.play import Play

PLAIN = ("cafe", "market", "theater", "wharf")
"""Summoning cards without the Shoggoth symbol."""
BOTH = pytest.mark.parametrize("holder", [0, 1])
"""The relic is held by the active player, or by the other one."""


def holding(holder: int, relic: str = "mi_go_eye") -> Play:
    """Two investigators in different towns, one of them with a relic; seat 0 is active."""
    return Play("detective", "occultist").at("diner", "swamp").relics(holder, relic).summoning_top(*PLAIN)


def can_be_played(game: Play, holder: int, relic: str = "mi_go_eye") -> bool:
    """Whether the relic is on offer now, and offered to its holder."""
    return game.offers(f"play:{relic}") and game.option(f"play:{relic}").seat == holder


def prompts(game: Play) -> list[str]:
    """What is asked from here to the next player's turn, if everybody passes."""
    asked = []
    while game.table.choice is not None and game.game.active == 0:
        asked.append(game.table.choice.prompt)
        game.table.answer(game.table.choice.passing or game.table.choice.options[0])
    return asked


# --- RC-130: the windows, one by one --------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("RC-130")
def test_rc_130_before_an_action(holder: int) -> None:
    # given
    game = holding(holder).begin()
    # then
    assert (game.asked, game.actions) == ((0, "action"), 4)
    assert can_be_played(game, holder)
    # and playing it is not an action
    game.die("blank").do("play:mi_go_eye", seat=holder)
    assert (game.asked, game.actions, game.box) == ((0, "action"), 4, ["mi_go_eye"])


@BOTH
@pytest.mark.rule("RC-130")
def test_rc_130_after_each_action(holder: int) -> None:
    # given
    game = holding(holder).begin()
    for step, place in enumerate(("secret_lodge", "diner", "secret_lodge")):
        # when
        game.do(f"walk:{place}")
        # then
        assert (game.asked, game.actions) == ((0, "action"), 3 - step)
        assert can_be_played(game, holder)


@BOTH
@pytest.mark.rule("RC-130", "RC-031")
def test_rc_130_after_the_last_action(holder: int) -> None:
    # given
    game = holding(holder).begin("turn.action", acting=True, actions=1)
    # when
    game.do("walk:secret_lodge")
    # then no card has been drawn yet
    assert (game.asked, game.actions) == ((holder, "after_actions"), 0)
    assert can_be_played(game, holder)
    assert len(game.hand(0)) == (holder == 0)


@BOTH
@pytest.mark.rule("RC-130", "RC-072")
def test_rc_130_after_the_draw(holder: int) -> None:
    # given
    game = holding(holder).deck_top("arkham", "dunwich")
    # when
    game.begin("turn.draw")
    # then both cards are in hand, and no summoning card is turned
    assert (game.asked, game.summoning_pile) == ((holder, "window"), [])
    assert game.hand(0)[:2] == ["arkham", "dunwich"]
    assert can_be_played(game, holder)


@pytest.mark.rule("RC-130", "RC-072")
def test_rc_130_not_between_the_two_draws() -> None:
    # given the first card drawn is a relic, which could have seen the second one coming
    game = Play("detective", "occultist").at("diner", "swamp").deck_top("book_of_shadow", "kingsport")
    # when
    game.begin("turn.draw")
    # then
    assert (game.asked, game.hand(0)) == ((0, "window"), ["kingsport", "book_of_shadow"])


@BOTH
@pytest.mark.rule("RC-130", "RC-081")
def test_rc_130_after_evil_stirs(holder: int) -> None:
    # given
    game = holding(holder).deck_top("evil_stirs", "arkham").summoning_bottom("boardwalk")
    # when
    game.die("blank").begin("turn.draw")
    # then all four steps are done, the summoning step has not begun
    assert (game.asked, game.revealed, game.shoggoth_places) == ((holder, "window"), ["nyarlathotep"], ["boardwalk"])
    assert game.summoning_pile == []
    assert can_be_played(game, holder)


@BOTH
@pytest.mark.rule("RC-130", "RC-085")
def test_rc_130_after_each_of_two_evil_stirs(holder: int) -> None:
    # given
    game = holding(holder).deck_top("evil_stirs", "evil_stirs").summoning_bottom("boardwalk", "junkyard")
    # when
    game.die("blank").begin("turn.draw")
    # then the first one is done and the second one is not
    assert (game.asked, len(game.revealed), len(game.shoggoth_places)) == ((holder, "window"), 1, 1)
    assert can_be_played(game, holder)
    # and when the second one is done too
    game.die("blank").do("continue")
    assert (game.asked, len(game.revealed), len(game.shoggoth_places)) == ((holder, "window"), 2, 2)
    assert can_be_played(game, holder)


@pytest.mark.rule("RC-130", "RC-081")
def test_rc_130_not_while_evil_stirs_is_resolved() -> None:
    # given an Old One who asks questions
    game = holding(1).relics(0, "silver_key").old_ones("atlach_nacha").summoning_bottom("boardwalk")
    # when
    game.deck_top("evil_stirs", "arkham").die("blank").begin("turn.draw")
    # then
    for seat in (0, 1):
        assert (game.asked, game.options) == ((seat, "web"), ["web_cultist", "web_sanity"])
        game.do("web_sanity")
    assert (game.asked, game.shoggoth_places) == ((0, "window"), ["boardwalk"])


@BOTH
@pytest.mark.rule("RC-130", "RC-090", "RC-092")
def test_rc_130_during_a_hand_limit_settlement(holder: int) -> None:
    # given seven cards, the relic among them if it is one's own
    game = holding(holder).clues(0, arkham=7 - (holder == 0)).deck_top("kingsport", "dunwich")
    # when
    game.begin("turn.draw")
    # then
    assert game.asked == (0, "hand_limit")
    assert game.offers("discard:arkham")
    assert can_be_played(game, holder)
    # and playing one's own brings relief
    game.die("blank").do("play:mi_go_eye", seat=holder)
    assert (game.asked, game.box) == ((0, "hand_limit"), ["mi_go_eye"])
    assert len(game.hand(0)) == (8 if holder == 0 else 9)


@BOTH
@pytest.mark.rule("RC-130", "RC-073")
def test_rc_130_before_the_summoning_step(holder: int) -> None:
    # given a hand limit to be settled first
    game = holding(holder).clues(0, arkham=7 - (holder == 0)).deck_top("kingsport", "dunwich").begin("turn.draw")
    # when
    game.do("discard:arkham", "discard:arkham")
    # then
    assert (game.asked, game.summoning_pile) == ((holder, "window"), [])
    assert can_be_played(game, holder)


@BOTH
@pytest.mark.rule("RC-130", "RC-105")
def test_rc_130_between_summoning_cards(holder: int) -> None:
    # given rate three
    game = holding(holder).awake("yig", "ithaqua", "dagon", "tsathoggua").begin("summoning.step")
    # then
    for turned in (1, 2):
        assert (game.asked, game.summoning_pile) == ((holder, "window"), list(PLAIN[:turned]))
        assert can_be_played(game, holder)
        # when
        game.do("continue")


@BOTH
@pytest.mark.rule("RC-130")
def test_rc_130_at_the_end_of_the_turn(holder: int) -> None:
    # given
    game = holding(holder).begin("summoning.step")
    # when
    game.do("continue")
    # then both cards are turned, and the turn is not over yet
    assert (game.asked, game.summoning_pile, game.game.active) == ((holder, "window"), list(PLAIN[:2]), 0)
    assert can_be_played(game, holder)
    # and then it is
    game.do("continue")
    assert (game.asked, game.game.active) == ((1, "action"), 1)


@BOTH
@pytest.mark.rule("RC-130")
def test_rc_130_all_the_windows_of_a_turn(holder: int) -> None:
    # given
    game = holding(holder).begin("turn.action", acting=True, actions=1)
    # when
    game.do("walk:secret_lodge")
    # then
    assert prompts(game) == ["after_actions", "window", "window", "window"]


@pytest.mark.rule("RC-130")
def test_rc_130_no_window_when_nobody_holds_a_relic() -> None:
    # given
    game = Play("detective", "occultist").at("diner", "swamp").summoning_top(*PLAIN).begin()
    # when the four actions are used
    game.do("walk:secret_lodge", "walk:diner", "walk:secret_lodge", "walk:diner")
    # then everything else goes by itself
    assert (game.game.active, game.asked) == (1, (1, "action"))
    assert (len(game.hand(0)), game.summoning_pile) == (2, list(PLAIN[:2]))


@BOTH
@pytest.mark.rule("RC-130", "RC-134")
@pytest.mark.parametrize("relic", ["elder_sign", "seal_of_leng", "song_of_kadath", "alien_carving"])
def test_rc_130_no_window_when_no_relic_can_do_anything(holder: int, relic: str) -> None:
    # given no seal, no ongoing Old One, all sane with all tokens, the action part over
    game = holding(holder, relic)
    # when
    game.begin("turn.draw")
    # then
    assert (game.game.active, game.asked) == (1, (1, "action"))


@pytest.mark.rule("RC-130")
def test_rc_130_a_window_appears_as_soon_as_a_relic_can_do_something() -> None:
    # given nothing to burn before the first summoning card
    game = holding(1, "alhazreds_flame")
    # when
    game.begin("turn.draw")
    # then
    assert (game.asked, game.summoning_pile) == ((1, "window"), ["cafe"])


@pytest.mark.rule("RC-130", "RC-091", "RC-218")
def test_rc_130_not_while_another_relic_is_being_resolved() -> None:
    # given seven other cards in hand, and a relic that will bring one more
    game = holding(1).relics(0, "silver_key").clues(0, dunwich=6).relics(1, "last_hourglass").discarded("arkham")
    game.begin().do("play:last_hourglass", seat=1)
    assert not game.offers("play")
    # when
    game.do("take_back:arkham", "accept")
    # then what is too much can only be discarded
    assert (game.asked, game.options) == (
        (0, "hand_limit"),
        ["discard:arkham", "discard:dunwich", "discard:silver_key"],
    )
    game.die("blank").do("discard:dunwich")
    assert (len(game.hand(0)), game.asked) == (7, (0, "action"))
    assert can_be_played(game, 1)


@pytest.mark.rule("RC-130")
def test_rc_130_several_relics_may_be_played_in_one_window() -> None:
    # given
    game = holding(0).relics(0, "warded_box").relics(1, "silver_key").begin("turn.draw")
    # when
    game.do("play:warded_box", seat=0).do("play:silver_key", seat=1).do("step:wharf", seat=1).do("accept", seat=0)
    # then the window is still open
    assert (game.asked, game.summoning_pile) == ((0, "window"), [])
    assert (game.box, can_be_played(game, 0)) == (["warded_box", "silver_key"], True)


@pytest.mark.rule("RC-130")
def test_rc_130_quiet_lasts_to_the_end_of_the_turn() -> None:
    # given
    game = holding(1).begin("turn.draw")
    # when the active player says that nobody wants to play anything any more
    game.do("quiet")
    # then nobody is asked until the next turn, in which the windows are there again
    assert (game.game.active, game.asked) == (1, (1, "action"))
    game.do("end_actions")
    assert game.asked == (1, "window")


# --- RC-131: who decides --------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-131", "RC-214")
def test_rc_131_whoever_plays_the_card_decides() -> None:
    # given
    game = holding(1, "alhazreds_flame").cultists(cafe=2, diner=1).begin()
    # when
    game.do("play:alhazreds_flame", seat=1)
    # then
    assert game.asked == (1, "flame")
    game.die("blank").do("burn:cafe", "enough", seat=1)
    assert (game.cultists_at("cafe"), game.rolls()) == (1, [("occultist", "blank")])


@pytest.mark.rule("RC-131")
def test_rc_131_nobody_plays_the_relic_of_somebody_else() -> None:
    # given
    game = holding(1).begin()
    # when, then
    with pytest.raises(NotYourSeat):
        game.do("play:mi_go_eye", seat=0)
    assert (game.hand(1), game.asked) == (["mi_go_eye"], (0, "action"))


@pytest.mark.rule("RC-131", "RC-223")
def test_rc_131_the_silver_key_moves_the_active_player_not_the_one_who_plays_it() -> None:
    # given
    game = holding(1, "silver_key").begin().do("play:silver_key", seat=1)
    assert game.asked == (1, "silver_key_for")
    # when
    game.die("blank").do("step:wharf", seat=1).do("accept", seat=0)
    # then
    assert (game.place_of(0), game.place_of(1), game.actions) == ("wharf", "swamp", 4)


@pytest.mark.rule("RC-131", "RC-218", "RC-223")
@pytest.mark.parametrize(
    ("relic", "answer", "offer"),
    [
        ("silver_key", "step:wharf", "The Occultist plays the Silver Key: it would take you to the Wharf. Do you go?"),
        (
            "last_hourglass",
            "take_back:arkham",
            "The Occultist plays the Last Hourglass: you may take back a clue of Arkham. Do you take it?",
        ),
    ],
)
def test_rc_131_the_player_of_the_card_says_how_and_the_active_player_only_whether(
    relic: str, answer: str, offer: str
) -> None:
    # given
    game = holding(1, relic).discarded("arkham", "dunwich").begin().do(f"play:{relic}", seat=1)
    # then it is not the active player who says where to, or which
    with pytest.raises(NotYourSeat):
        game.do(answer, seat=0)
    # when
    game.do(answer, seat=1)
    # then the active player hears what it is, and can take it or leave it
    assert game.table.choice is not None
    assert game.table.say(game.table.choice, "en") == offer
    assert (game.table.choice.seat, game.options) == (0, ["accept", "decline"])
    with pytest.raises(NotYourSeat):
        game.do("accept", seat=1)


@pytest.mark.rule("RC-131", "RC-223")
def test_rc_131_nobody_is_asked_about_a_silver_key_of_their_own() -> None:
    game = holding(0, "silver_key").begin().die("blank").do("play:silver_key", "step:wharf")
    assert (game.place_of(0), game.asked) == ("wharf", (0, "action"))


@pytest.mark.rule("RC-131", "RC-213", "RC-OP-07")
@pytest.mark.parametrize(("answer", "actions"), [("accept", 7), ("decline", 4)])
def test_rc_131_alien_carving_may_be_declined(answer: str, actions: int) -> None:
    # given
    game = holding(1, "alien_carving").begin().do("play:alien_carving", seat=1)
    assert game.asked == (0, "carving")
    # when
    game.die("delusion").do(answer, seat=0)
    # then the card is gone in both cases, and whoever played it has rolled
    assert (game.actions, game.box, game.hand(1)) == (actions, ["alien_carving"], [])
    assert (game.rolls(), game.sanity_of(1)) == ([("occultist", "delusion")], 3)


@pytest.mark.rule("RC-131", "RC-218", "RC-OP-07")
@pytest.mark.parametrize(("answer", "hand"), [("accept", ["arkham"]), ("decline", [])])
def test_rc_131_last_hourglass_may_be_declined(answer: str, hand: list[str]) -> None:
    # given
    game = holding(1, "last_hourglass").discarded("arkham").begin()
    game.do("play:last_hourglass", "take_back:arkham", seat=1)
    assert game.asked == (0, "hourglass_offered")
    # when
    game.die("blank").do(answer, seat=0)
    # then
    assert (game.hand(0), game.hand(1), game.box) == (hand, [], ["last_hourglass"])


@pytest.mark.rule("RC-131", "RC-223", "RC-OP-07")
def test_rc_131_the_silver_key_may_be_declined() -> None:
    # given
    game = holding(1, "silver_key").begin().do("play:silver_key", "step:wharf", seat=1)
    # when
    game.die("blank").do("decline", seat=0)
    # then it is told, and the card is gone all the same
    assert (game.place_of(0), game.box) == ("diner", ["silver_key"])
    assert game.story("declined") == ["declined"]


# --- RC-132: the box and the die ------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("RC-132", "RC-140")
def test_rc_132_the_card_goes_to_the_box_and_its_player_rolls(holder: int) -> None:
    # given
    game = holding(holder).begin()
    # when
    game.die("psychosis").do("play:mi_go_eye", seat=holder)
    # then
    assert (game.box, game.discard_pile, game.hand(holder)) == (["mi_go_eye"], [], [])
    assert game.rolls() == [(("detective", "occultist")[holder], "psychosis")]
    assert (game.sanity_of(holder), game.sanity_of(1 - holder)) == (2, 4)


@pytest.mark.rule("RC-132", "RC-141")
def test_rc_132_the_result_applies_where_the_playing_player_is() -> None:
    # given
    game = holding(1).begin()
    # when
    game.die("paranoia").do("play:mi_go_eye", seat=1)
    # then
    assert (game.cultists_at("swamp"), game.cultists_at("diner")) == (2, 0)


@pytest.mark.rule("RC-132", "RC-040", "RC-223")
def test_rc_132_first_the_consequences_then_the_roll() -> None:
    # given
    game = holding(1, "silver_key").shoggoths("wharf").begin()
    # when
    game.die("delusion", "psychosis").do("play:silver_key", "step:wharf", "accept")
    # then the active player met the Shoggoth first, then the other one rolled for the relic
    assert game.rolls() == [("detective", "delusion"), ("occultist", "psychosis")]
    assert (game.sanity_of(0), game.sanity_of(1)) == (3, 2)


@pytest.mark.rule("RC-132", "RC-221", "RC-222")
@pytest.mark.parametrize(("relic", "answers"), [("song_of_kadath", ("song_all",)), ("warded_box", ())])
def test_rc_132_song_of_kadath_and_warded_box_mean_no_roll(relic: str, answers: tuple[str, ...]) -> None:
    # given
    game = holding(0, relic).sanity(2, 2).begin()
    # when
    game.do(f"play:{relic}", *answers)
    # then
    assert (game.rolls(), game.box, game.discard_pile) == ([], [relic], [])


@pytest.mark.rule("RC-132", "RC-179")
@pytest.mark.parametrize(("tokens", "rolls"), [(0, []), (4, [("magician", "blank")])])
def test_rc_132_an_insane_magician_does_not_roll(tokens: int, rolls: list[tuple[str, str]]) -> None:
    # given
    game = Play("magician", "occultist").at("diner", "swamp").sanity(tokens, 4).relics(0, "mi_go_eye").begin()
    # when
    game.die("blank").do("play:mi_go_eye")
    # then
    assert (game.rolls(), game.box) == (rolls, ["mi_go_eye"])


@pytest.mark.rule("RC-132", "RC-222")
def test_rc_132_under_a_warded_box_nobody_rolls_for_a_relic() -> None:
    # given
    game = holding(0, "warded_box").relics(1, "silver_key").shoggoths("wharf").begin()
    # when
    game.do("play:warded_box", "play:silver_key", "step:wharf", "accept")
    # then
    assert (game.place_of(0), game.rolls(), game.box) == ("wharf", [], ["warded_box", "silver_key"])


# --- RC-133: Yog-Sothoth --------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-133", "RC-202")
def test_rc_133_with_yog_sothoth_only_the_active_player_plays_relics() -> None:
    # given
    game = holding(1).relics(0, "silver_key").awake("yog_sothoth").begin()
    # then
    assert game.offers("play:silver_key")
    assert not game.offers("play:mi_go_eye")
    assert game.barred("play")[0].reason == "yog_sothoth"
    # and on one's own turn it is the other way round
    game.end_turn()
    assert game.offers("play:mi_go_eye")
    assert not game.offers("play:silver_key")


@pytest.mark.rule("RC-133", "RC-130")
def test_rc_133_no_windows_for_those_who_may_not_play() -> None:
    # given
    game = holding(1).awake("yog_sothoth")
    # when
    game.begin("turn.draw")
    # then
    assert (game.game.active, game.asked) == (1, (1, "action"))


@pytest.mark.rule("RC-133", "RC-130")
@pytest.mark.parametrize("awake", [(), ("yog_sothoth",)])
def test_rc_133_a_window_is_then_open_to_the_active_player_alone(awake: tuple[str, ...]) -> None:
    # given both hold a relic that could do something
    game = holding(1).relics(0, "bizarre_statue").awake(*awake)
    # when
    game.begin("turn.draw")
    # then
    assert game.asked == (0, "window")
    assert game.table.choice is not None
    assert game.table.choice.seats == ((0,) if awake else (0, 1))


@pytest.mark.rule("RC-133", "RC-055", "RC-202")
@pytest.mark.parametrize("awake", [(), ("yog_sothoth",)])
def test_rc_133_a_receiver_with_too_many_cards_can_then_only_discard(awake: tuple[str, ...]) -> None:
    # given
    game = Play("detective", "occultist").at("diner", "diner").awake(*awake)
    game.clues(0, arkham=1).clues(1, dunwich=6).relics(1, "mi_go_eye").begin()
    # when
    game.do("give:arkham:1")
    # then
    assert game.asked == (1, "hand_limit")
    assert game.offers("discard:mi_go_eye")
    assert game.offers("play:mi_go_eye") is (not awake)


# --- RC-134: without effect -----------------------------------------------------------------------------------------


@pytest.mark.rule("RC-134")
@pytest.mark.parametrize(
    "relic", ["alhazreds_flame", "elder_sign", "last_hourglass", "seal_of_leng", "song_of_kadath", "xaos_mirror"]
)
def test_rc_134_a_relic_without_a_target_may_be_played_without_effect(relic: str) -> None:
    # given an empty board, empty piles, everybody sane
    game = holding(0, relic).begin()
    # then there is a warning
    assert "RC-134" in [line.rule for line in GAME.explain(game.game, game.option(f"play:{relic}"))]
    # when
    game.die("blank").do(f"play:{relic}")
    # then
    assert (game.asked, game.box, game.hand(0), game.actions) == ((0, "action"), [relic], [], 4)
    assert game.story("no_effect") == ["no_effect"]
    assert game.rolls() == ([] if relic == "song_of_kadath" else [("detective", "blank")])


@pytest.mark.rule("RC-134")
def test_rc_134_no_warning_for_a_relic_that_works() -> None:
    # given
    game = holding(0, "elder_sign").sealed("arkham").begin()
    # then
    assert "RC-134" not in [line.rule for line in GAME.explain(game.game, game.option("play:elder_sign"))]


@pytest.mark.rule("RC-134", "RC-092", "RC-213")
def test_rc_134_a_useless_relic_can_bring_the_hand_under_the_limit() -> None:
    # given
    game = holding(0, "alien_carving").clues(0, arkham=5).deck_top("kingsport", "dunwich").begin("turn.draw")
    assert game.asked == (0, "hand_limit")
    # when
    game.die("blank").do("play:alien_carving")
    # then the action part is not opened again
    assert (len(game.hand(0)), game.box, game.game.active) == (7, ["alien_carving"], 1)


@pytest.mark.rule("RC-134", "RC-179")
def test_rc_134_the_insane_magicians_duty_can_be_done_without_effect() -> None:
    # given
    game = Play("magician", "occultist").at("diner", "swamp").sanity(0, 4).relics(0, "elder_sign")
    # when his turn ends
    game.summoning_top(*PLAIN).begin().do("end_actions")
    # then
    assert (game.box, game.hand(0)[2:], game.game.active) == (["elder_sign"], [], 1)


# --- RC-135: too late -----------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("RC-135")
def test_rc_135_no_relic_in_answer_to_a_die(holder: int) -> None:
    # given a Warded Box that could have prevented the roll
    game = holding(holder, "warded_box").shoggoths("secret_lodge").begin()
    # when
    game.die("psychosis").do("walk:secret_lodge")
    # then the tokens are gone before anybody is asked again
    assert (game.sanity_of(0), game.asked) == (2, (0, "action"))


@BOTH
@pytest.mark.rule("RC-135", "RC-081")
def test_rc_135_no_relic_in_answer_to_evil_stirs(holder: int) -> None:
    # given
    game = holding(holder, "warded_box").deck_top("evil_stirs", "arkham").summoning_bottom("boardwalk")
    # when
    game.die("delusion").begin("turn.draw")
    # then
    assert (game.sanity_of(0), game.revealed, game.shoggoth_places) == (3, ["nyarlathotep"], ["boardwalk"])


@BOTH
@pytest.mark.rule("RC-135", "RC-105")
def test_rc_135_no_relic_in_answer_to_a_turned_card(holder: int) -> None:
    # given a Flame that could have made room for the fourth cultist
    game = holding(holder, "alhazreds_flame").cultists(cafe=3)
    # when
    game.begin("summoning.step")
    # then the Old One is awake before anybody is asked
    assert (game.asked, game.revealed, game.cultists_at("cafe")) == ((holder, "window"), ["nyarlathotep"], 3)
