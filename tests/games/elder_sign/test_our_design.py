"""What is our own design says so, card by card (ES-OP-17)."""

import pytest

from miskatonic.games.elder_sign import GAME
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.terminal.games.elder_sign import cards
from miskatonic.text import say
from tests.games.elder_sign.play import Play

OURS = {"en": "Our design.", "pl": "Nasz projekt.", "uk": "Наша розробка."}


def details(name: str, language: str = "en") -> list[str]:
    """What the details of a card say about whose design it is."""
    game = Play("bob_jenkins").turn()
    lines = [line for line in GAME.explain(game.game, name) if line.message == "why-our_design"]
    return [say(GAME.package, language, line.message, line.args) for line in lines]


@pytest.mark.rule("ES-OP-17")
@pytest.mark.parametrize("language", OURS)
@pytest.mark.parametrize(
    "name",
    [
        "common_item-axe",
        "unique_item-the_king_in_yellow",
        "spell-cloud_memory",
        "ally-anna_kaslow",
        "monster-cultist",
        "mythos-grim_knowledge",
    ],
)
def test_an_invented_card_says_so_in_its_details(name: str, language: str) -> None:
    assert details(name, language) == [OURS[language]]


@pytest.mark.rule("ES-OP-17")
@pytest.mark.parametrize(
    "name",
    [
        "common_item-food",
        "common_item-whiskey",
        "spell-dread_curse_of_azathoth",
        "ally-duke",
        "mythos-sudden_terror",
        "ancient_one-yig",
        "adventure-the_loading_dock",
    ],
)
def test_a_sourced_card_does_not(name: str) -> None:
    assert details(name) == []


@pytest.mark.rule("ES-OP-17")
def test_where_only_a_part_is_ours_it_is_named() -> None:
    assert details("mythos-stars_align_above_an_open_door") == ["Our design: the immediate effect."]
    assert details("ancient_one-cthulhu") == ["Our design: the special ability."]


@pytest.mark.rule("ES-OP-17")
def test_so_much_is_ours() -> None:
    """All but these is our own design."""
    assert [row.id for row in HAND if not row.invented] == ["food", "whiskey", "dread_curse_of_azathoth", "duke"]
    assert {row.id for row in MYTHOS if not row.invented} == {"sudden_terror"}
    assert all(row.invented for row in MONSTERS)
    assert [row.id for row in ANCIENT_ONES if row.invented] == ["cthulhu", "hastur", "ithaqua"]


@pytest.mark.rule("ES-OP-17")
@pytest.mark.parametrize("language", OURS)
def test_the_terminal_says_it_with_the_cards(language: str) -> None:
    game = Play("bob_jenkins").holds(0, "axe", "food").turn()

    def put(message: str, /, **args: object) -> str:
        return say(GAME.package, language, message, args)

    told = dict(cards(game.table.view(0), put, game.table.explain))
    names = {name: say(GAME.package, language, f"common_item-{name}") for name in ("axe", "food")}
    assert told[names["axe"]].endswith(OURS[language])
    assert not told[names["food"]].endswith(OURS[language])


@pytest.mark.rule("ES-OP-17")
def test_using_a_card_explains_it_too() -> None:
    game = Play("bob_jenkins").holds(0, "old_journal").turn()
    assert any("Our design." in line for line in game.table.explain(game.option("use:old_journal")))
