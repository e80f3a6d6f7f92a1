"""Relic windows: every seat that can do something is asked, and each passes for itself."""

import pytest

from miskatonic import IllegalAnswer
from tests.games.reign_of_cthulhu.play import Play

PLAIN = ("cafe", "market", "theater", "wharf")


def two_holders() -> Play:
    """Both could burn cultists after the draw."""
    game = Play("doctor", "detective").relics(0, "alhazreds_flame").relics(1, "song_of_kadath").sanity(3, 3)
    return game.cultists(swamp=2).summoning_top(*PLAIN).begin("turn.hand_limit")


def asked_seats(game: Play) -> tuple[int, ...]:
    """Whom the question is open to."""
    assert game.table.choice is not None
    return game.table.choice.seats


def shown(game: Play, *seats: int) -> list[str]:
    """What whoever holds these seats can see to answer."""
    assert game.table.choice is not None
    return [option.text for option in game.table.choice.shown_to(seats)]


@pytest.mark.rule("RC-130")
def test_rc_130_every_seat_passes_for_itself() -> None:
    game = two_holders()
    assert asked_seats(game) == (0, 1)
    game.do("continue:0", seat=0)
    assert (game.asked, asked_seats(game)) == ((1, "window"), (1,))
    assert game.summoning_pile == []
    game.do("continue", seat=1)
    assert game.summoning_pile == ["cafe"]


@pytest.mark.rule("RC-130")
def test_rc_130_nobody_passes_for_another() -> None:
    game = two_holders()
    with pytest.raises(IllegalAnswer):
        game.table.answer("continue:1", seat=0)
    assert shown(game, 0)[:2] == ["continue:0", "quiet:0"]
    assert "continue:1" not in shown(game, 0)


@pytest.mark.rule("RC-130")
def test_rc_130_quiet_silences_nobody_else() -> None:
    game = two_holders()
    game.do("quiet", seat=0)
    assert game.asked == (1, "window")
    game.do("continue", seat=1)
    assert (game.asked, game.summoning_pile) == ((1, "window"), ["cafe"])
    assert asked_seats(game) == (1,)


@pytest.mark.rule("RC-130")
def test_rc_130_quiet_lasts_for_this_turn_only() -> None:
    game = two_holders()
    game.do("quiet", seat=0).do("quiet", seat=1)
    assert (game.game.active, game.prompt, game.actions) == (1, "action", 4)
    assert game.game.quiet_turn == (False, False)


@pytest.mark.rule("RC-130")
def test_rc_130_whoever_has_passed_is_asked_again_only_about_something_new() -> None:
    game = Play("doctor", "detective").relics(0, "seal_of_leng").relics(1, "song_of_kadath").sanity(3, 3)
    game.awake("yig").summoning_top(*PLAIN).begin("turn.hand_limit")
    game.do("continue", seat=0)
    assert asked_seats(game) == (1,)
    game.do("play:song_of_kadath", "song_all", seat=1)
    assert game.summoning_pile == ["cafe"], "the first seat was not asked again about the same relic"
    # but about another that can do something only now
    game = Play("doctor", "detective").relics(0, "alhazreds_flame", "song_of_kadath").relics(1, "warded_box")
    game.cultists(swamp=2).summoning_top(*PLAIN).begin("turn.hand_limit")
    game.do("continue", seat=0)
    game.given(sanity=(3, 4)).do("play:warded_box", seat=1)
    assert asked_seats(game) == (0,)


@pytest.mark.rule("RC-130", "RC-031")
def test_rc_130_the_others_are_asked_when_the_active_player_ends_the_actions() -> None:
    game = Play("doctor", "detective").relics(1, "alien_carving").summoning_top(*PLAIN).begin()
    game.do("end_actions", seat=0)
    assert (game.asked, asked_seats(game), game.hand(0)) == ((1, "after_actions"), (1,), [])
    game.do("continue", seat=1)
    assert len(game.hand(0)) == 2


@pytest.mark.rule("RC-130", "RC-213")
def test_rc_213_actions_that_come_back_are_the_active_players() -> None:
    game = Play("doctor", "detective").relics(1, "alien_carving").summoning_top(*PLAIN).begin()
    game.do("end_actions", seat=0)
    game.die("blank").do("play:alien_carving", seat=1).do("accept", seat=0)
    assert (game.asked, game.actions) == ((0, "action"), 3)


@pytest.mark.rule("RC-130", "RC-031")
def test_rc_130_after_the_last_action_the_active_player_ends_and_the_others_go_on() -> None:
    game = Play("doctor", "detective").relics(0, "silver_key").relics(1, "warded_box")
    game.summoning_top(*PLAIN).begin("turn.action", acting=True, actions=1)
    game.do("walk:cafe", seat=0)
    assert (game.prompt, asked_seats(game)) == ("after_actions", (0, 1))
    assert shown(game, 0)[:2] == ["end_actions:0", "quiet:0"]
    assert shown(game, 1)[:2] == ["continue:1", "quiet:1"]
    game.do("end_actions", seat=0)
    assert asked_seats(game) == (1,)


@pytest.mark.rule("RC-130")
def test_rc_130_one_person_with_all_seats_clicks_no_more_often_than_before() -> None:
    game = two_holders()
    assert shown(game, 0, 1)[:2] == ["continue:0", "quiet:0"]
    assert not {"continue:1", "quiet:1"} & set(shown(game, 0, 1)), "one way to pass for both"
    made = len(game.table.made)
    game.do("continue")
    assert (len(game.table.made), game.summoning_pile) == (made + 1, ["cafe"])
    game.do("quiet")
    assert (game.game.active, len(game.table.made)) == (1, made + 2)
    # and where others would be asked after the end of the actions
    game = Play("doctor", "detective").relics(1, "alhazreds_flame").cultists(swamp=1).summoning_top(*PLAIN).begin()
    game.do("end_actions")
    assert (len(game.table.made), game.prompt) == (1, "window")


@pytest.mark.rule("RC-130")
def test_rc_130_what_is_decided_in_a_window_can_be_saved_and_taken_back() -> None:
    game = two_holders()
    before = game.table.digest()
    game.do("continue", seat=0)
    assert game.table.clone().digest() == game.table.digest()
    game.table.undo()
    assert game.table.digest() == before
    with pytest.raises(IllegalAnswer):
        game.table.answer("end_actions", seat=0)
