"""Positions of Elder Sign as text."""

import re

import pytest

import miskatonic
from miskatonic.games.elder_sign.board import Board
from miskatonic.kernel import BadPosition, Table


def table(text: str) -> Table:
    """The table that the text tells of."""
    return miskatonic.arrange("elder_sign", text)


def test_a_whole_position() -> None:
    shown = table(
        """
        investigators bob_jenkins mandy_thompson
        ancient_one yig
        museum the_loading_dock the_gift_shop
        worlds the_dreamlands
        mythos stars_align_above_black_clouds          # its lock takes the yellow die
        at 0 the_dreamlands
        holds 0 axe wither
        on_spell 0 wither lore
        holds 1 duke
        clues 1 2
        sanity 1 3
        trophies 1 the_archives maniac
        monster cultist the_gift_shop
        doom 3
        signs 2
        clock 1
        turn 1
        """
    ).view(1)["board"]
    assert shown["active"] == 1
    assert shown["ancient_one"] | {"name": "ancient_one-yig", "doom": 3, "signs": 2} == shown["ancient_one"]
    assert [card and card["name"] for card in shown["museum"]][:3] == [
        "adventure-the_loading_dock",
        "adventure-the_gift_shop",
        None,
    ]
    assert [card["name"] for card in shown["worlds"]] == ["other_world-the_dreamlands"]
    assert [monster["name"] for monster in shown["museum"][1]["monsters"]] == ["monster-cultist"]
    assert shown["hour"] == 3
    bob, mandy = shown["seats"]
    assert (bob["place"], bob["hand"]) == ("other_world-the_dreamlands", ["common_item-axe", "spell-wither"])
    assert (mandy["hand"], mandy["clues"], mandy["sanity"]) == (["ally-duke"], 2, 3)
    assert mandy["trophies"] == ["adventure-the_archives", "monster-maniac"]
    assert [die["place"] for die in shown["dice"]] == ["spell", *["supply"] * 5, "locked", "supply"]


def test_what_is_not_said_is_plain() -> None:
    shown: Board = table("investigators joe_diamond").view(0)["board"]
    [joe] = shown["seats"]
    assert (joe["sanity"], joe["stamina"], joe["hand"], joe["place"]) == (4, 6, [], "place-entrance")
    assert len([card for card in shown["museum"] if card]) == 6
    assert shown["monsters_in_play"] == 0
    assert all(die["place"] == "supply" for die in shown["dice"])


def test_midnight_brings_the_card_that_comes_next() -> None:
    told = table("investigators joe_diamond\nnext personal_possessions\nclues 0 1\nmidnight 0").events
    assert [event.args["mythos"] for event in told if event.kind == "mythos"] == ["mythos-personal_possessions"]


def test_the_battle() -> None:
    battle = table("investigators joe_diamond kate_winthrop\nancient_one cthulhu\nbattle 1 4")
    shown: Board = battle.view(0)["board"]
    assert shown["ancient_one"]
    assert (shown["ancient_one"]["awake"], shown["ancient_one"]["doom"]) == (True, 4)
    assert [seat["place"] for seat in shown["seats"]] == ["place-battle", "place-battle"]
    assert battle.choice is not None
    assert battle.choice.seat == 1


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("", "the first sentence says who plays"),
        ("investigators joe_dimond", "Did you mean 'joe_diamond'?"),
        ("investigators joe_diamond\nmuseum the_lading_dock", "Did you mean 'the_loading_dock'?"),
        ("investigators joe_diamond\nhas 0 axe", "there is no sentence 'has'"),
        ("investigators joe_diamond\nholds 0 axe axe", "there is no axe left"),
        ("investigators joe_diamond\nsanity 0 0", "seat 0 has 0 sanity"),
        ("investigators joe_diamond\ndoom 40", "doom 40"),
        ("investigators joe_diamond\nclues 3 1", "'clues 3 1' can't be here; the sentence is: clues SEAT COUNT"),
        ("investigators joe_diamond\nat 0 entrance now", "has too many words; the sentence is: at SEAT PLACE"),
        ("investigators joe_diamond\nmonster cultist", "has too few words; the sentence is: monster NAME PLACE [ROW]"),
    ],
)
def test_a_position_that_can_not_be_says_why(text: str, trouble: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(trouble)):
        table(text)
