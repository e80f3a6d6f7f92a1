"""Chapters 1 and 2: components and setup (ES-001 … ES-018)."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import miskatonic
from miskatonic import NotYourSeat, Table, UnknownOption
from miskatonic.games.elder_sign import GAME
from miskatonic.games.elder_sign.board import AncientOne, Board
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import ADVENTURE, DECK_IDS, HAND_KINDS, MYTHOS_DECK
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.elder_sign.rules.setup import setup
from tests.games.elder_sign.play import CARD, Play

SEEDS = range(60)

PRINTED = {
    "amanda_sharpe": (5, 5, {}),
    "ashcan_pete": (4, 6, {"ally": 1}),
    "bob_jenkins": (4, 6, {"common_item": 2, "unique_item": 1}),
    "carolyn_fern": (6, 4, {"common_item": 1, "unique_item": 1}),
    "darrell_simmons": (4, 6, {"common_item": 1, "unique_item": 1}),
    "dexter_drake": (5, 5, {"unique_item": 1, "spell": 2}),
    "gloria_goldberg": (6, 4, {"common_item": 1, "spell": 1}),
    "harvey_walters": (7, 3, {"unique_item": 1, "spell": 1}),
    "jenny_barnes": (6, 4, {"common_item": 1, "spell": 1}),
    "joe_diamond": (4, 6, {"common_item": 1, "clue": 1}),
    "kate_winthrop": (6, 4, {"unique_item": 1, "spell": 1}),
    "mandy_thompson": (5, 5, {"common_item": 1, "clue": 1}),
    "michael_mcglen": (3, 7, {"common_item": 2}),
    "monterey_jack": (3, 7, {"common_item": 1, "unique_item": 2}),
    "sister_mary": (7, 3, {"common_item": 1, "unique_item": 1, "spell": 1}),
    "vincent_lee": (5, 5, {"common_item": 1, "spell": 1}),
}
"""Sanity, stamina, starting equipment."""
ANCIENT_ONES = (
    "azathoth",
    "cthulhu",
    "hastur",
    "ithaqua",
    "nyarlathotep",
    "shub_niggurath",
    "yig",
    "yog_sothoth",
)
LOCKING = {"did_you_hear_that": "green", "gala_in_the_great_hall": "yellow", "we_need_to_find_help": "red"}
"""The Adventures that lock a die."""


def new(seed: int, seats: int = 2, **options: str) -> Table:
    """A table on which everything is ready for the first turn; open questions of the setup get any answer."""
    table = miskatonic.new_table("elder_sign", seed=seed, seats=seats, options=options)
    while table.choice is not None and table.choice.prompt != "move":
        table.answer(table.choice.options[0])
    return table


def stacked(
    *investigators: str, adventures: tuple[str, ...] = (), mythos: str = "personal_possessions", **how: str
) -> Table:
    """A setup in which these Adventures are the first to be dealt and this Mythos card is the first to be turned."""
    options = {"investigators": "+".join(investigators), "ancient_one": "hastur", "first": "1", **how}
    seats, settled = GAME.settle(len(investigators), options)
    game = setup(1, seats, settled)
    first = [CARD[name] for name in adventures]
    plain = [card for card in game.decks[ADVENTURE] if card not in first and card not in map(CARD.get, LOCKING)]
    others = [card for card in game.decks[ADVENTURE] if card not in first and card not in plain]
    game.decks[ADVENTURE] = (*others, *plain, *reversed(first))
    top = MYTHOS.number(mythos)
    game.decks[MYTHOS_DECK] = (*(card for card in game.decks[MYTHOS_DECK] if card != top), top)
    table = Table(GAME, 1, seats, settled, light=False)
    table.begin(game)
    return table


def board(table: Table, seat: int | None = None) -> Board:
    """What lies on the table for somebody to see."""
    seen: Board = table.view(seat)["board"]
    return seen


def ancient_one(table: Table) -> AncientOne:
    """The Ancient One, with Elder Signs and doom."""
    seen = board(table)["ancient_one"]
    assert seen
    return seen


def position(table: Table) -> Any:
    """Everything that lies on the table, hidden cards included."""
    return table.state


def told(table: Table, *wanted: str) -> list[str]:
    """The kinds of events of these sorts, in order."""
    return [event.kind for event in table.events if event.kind in wanted]


def dice(table: Table, place: str) -> list[str]:
    """The colours of the dice in a place."""
    return [die["colour"] for die in board(table)["dice"] if die["place"] == place]


def random_game(seed: int, seats: int, **options: str) -> Iterator[Table]:
    """A game of people who don't think, looked at before every answer and at its end."""
    table = miskatonic.new_table("elder_sign", seed=seed, seats=seats, options=options)
    luck = random.Random(seed)
    while table.choice is not None and len(table.made) < 400:
        yield table
        table.answer(luck.choice(list(table.choice.options)))
    yield table


# --- ES-001 to ES-007: components -------------------------------------------------------------------------------------


@pytest.mark.rule("ES-001")
def test_es_001_six_green_dice_a_yellow_and_a_red_one_and_never_more() -> None:
    for table in random_game(3, 3):
        assert [die["colour"] for die in board(table)["dice"]] == ["green"] * 6 + ["yellow", "red"]
        pool = [die for die in board(table)["dice"] if die["place"] == "pool"]
        assert Counter(die["colour"] for die in pool) <= Counter(green=6, yellow=1, red=1)


@pytest.mark.rule("ES-001")
def test_es_001_a_die_on_a_spell_or_a_lock_is_missing_for_everybody() -> None:
    # given one die locked, one on Mandy's spell
    game = Play("bob_jenkins", "mandy_thompson").museum("did_you_hear_that", "the_archives")
    game.locked("did_you_hear_that").holds(1, "wither").on_spell(1, "wither", "terror").turn()

    # then both roll four, on any card
    assert len(game.do("go:the_archives").pool) == 4
    assert len(game.do("give_up", "go:did_you_hear_that").pool) == 4


@pytest.mark.rule("ES-001")
def test_es_001_two_items_do_not_make_two_yellow_dice() -> None:
    game = Play("bob_jenkins").museum("the_archives").holds(0, "axe", "knife").at(0, "the_archives").attempt()
    assert {"use:axe", "use:knife"} <= set(game.texts)
    game.do("use:axe")
    assert "use:knife" not in game.texts
    assert len(game.pool) == 7


@pytest.mark.rule("ES-002", "ES-OP-17")
def test_es_002_the_decks_have_their_printed_size() -> None:
    printed = {
        "ancient_ones": 8,
        "investigators": 16,
        "adventures": 48,
        "other_worlds": 8,
        "common_items": 12,
        "unique_items": 12,
        "spells": 12,
        "allies": 8,
        "mythos": 32,
    }
    assert printed.keys() == GAME.content.keys() - {"monsters", "masks"}
    assert {kind: min(count, GAME.content[kind]) for kind, count in printed.items()} == printed, "and our own besides"


@pytest.mark.rule("ES-002")
def test_es_002_all_cards_are_somewhere_on_the_table() -> None:
    for seed in SEEDS:
        seen = board(new(seed, 4))
        held = Counter(card.partition("-")[0] for seat in seen["seats"] for card in seat["hand"])
        for kind, size in {DECK_IDS[kind]: len(HAND.of_kind(kind)) for kind in HAND_KINDS}.items():
            assert seen["decks"][kind] + held[kind] == size
        assert seen["decks"]["adventure"] + len(seen["museum"]) == GAME.content["adventures"]
        assert seen["decks"]["other_world"] + len(seen["worlds"]) == GAME.content["other_worlds"]
        assert seen["decks"]["mythos"] + 1 == len(MYTHOS)
        assert len(seen["investigators_left"]) + 4 == len(INVESTIGATORS)


@pytest.mark.rule("ES-003", "ES-OP-17")
def test_es_003_so_many_monsters_and_masks_and_never_more() -> None:
    masks = sum(token.mask for token in MONSTERS)
    assert (GAME.content["monsters"], GAME.content["masks"]) == (len(MONSTERS) - masks, masks)
    for table in random_game(5, 2, ancient_one="nyarlathotep"):
        seen = board(table)
        won = [trophy for seat in seen["seats"] for trophy in seat["trophies"] if trophy.startswith("monster-")]
        assert seen["cup"] + seen["monsters_in_play"] + len(won) == len(MONSTERS)


@pytest.mark.rule("ES-003")
def test_es_003_without_a_token_in_the_cup_no_monster_appears() -> None:
    game = Play("bob_jenkins", "mandy_thompson").cup().mythos_next("sightings_amid_stillness").midnight()
    assert len(game.events("mythos")) == 1
    assert game.game.monsters == ()


@pytest.mark.rule("ES-003", "ES-OP-01")
def test_es_003_sanity_stamina_and_clues_are_not_limited_by_their_tokens() -> None:
    # given eight investigators: 30 tokens would not be enough
    seen = board(new(1, 8))
    assert sum(seat["sanity"] for seat in seen["seats"]) > 30
    assert sum(seat["stamina"] for seat in seen["seats"]) > 30

    # given all 15 clues are with Bob
    game = Play("bob_jenkins").museum("the_missing_records").clues(0, 15).at(0, "the_missing_records").attempt()

    # when he wins two more
    game.will_roll("investigation_3", "investigation_3", "lore", *("peril",) * 3).do("roll", "complete:0:0.1")
    game.will_roll("investigation_3", "lore", "peril", "peril").do("roll", "complete:1:2.3")

    # then
    assert game.game.clues[0] == 17


@pytest.mark.rule("ES-004")
def test_es_004_one_to_eight_players_each_with_an_investigator() -> None:
    for seats in range(1, 9):
        seen = board(new(seats, seats))["seats"]
        assert len(seen) == len({seat["investigator"] for seat in seen}) == seats
    for seats in (0, 9):
        with pytest.raises(UnknownOption):
            miskatonic.new_table("elder_sign", seed=1, seats=seats)


@pytest.mark.rule("ES-004")
def test_es_004_alone_nobody_can_assist() -> None:
    game = Play("bob_jenkins").museum("the_archives").at(0, "the_archives").attempt()
    game.will_roll(*("peril",) * 6).do("roll", "discard…")
    assert any(text.startswith("focus") for text in game.texts)
    assert not any(text.startswith("ask") for text in game.texts)


@pytest.mark.rule("ES-004")
@pytest.mark.parametrize("seats", [1, 8])
def test_es_004_every_number_of_players_can_be_played(seats: int) -> None:
    for table in random_game(seats, seats):
        assert table.problems() == []
    assert len(table.made) > 50


@pytest.mark.rule("ES-005")
def test_es_005_the_clock_starts_at_xii() -> None:
    for seed in SEEDS:
        assert board(new(seed))["hour"] == 12


@pytest.mark.rule("ES-006")
def test_es_006_any_number_of_markers_may_share_a_card() -> None:
    # given four investigators
    game = Play("bob_jenkins", "mandy_thompson", "joe_diamond", "kate_winthrop").museum("the_archives", "lights_out")
    game.turn()

    # when three go to one card, one after another, and the fourth to another
    game.do(*("go:the_archives", "give_up") * 3, "go:lights_out")

    # then everybody sees who is where
    museum = board(game.table)["museum"]
    assert [card["seats"] for card in museum if card] == [[0, 1, 2], [3]]
    assert [seat["place"] for seat in board(game.table)["seats"]] == [
        *["adventure-the_archives"] * 3,
        "adventure-lights_out",
    ]


@pytest.mark.rule("ES-007")
@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
def test_es_007_masks_only_with_nyarlathotep(ancient_one: str) -> None:
    for seed in SEEDS[:10]:
        game = position(new(seed, ancient_one=ancient_one))
        tokens = [*game.cup, *(figure.token for figure in game.monsters)]
        masks = [token for token in tokens if MONSTERS[token].mask]
        assert len(masks) == (5 if ancient_one == "nyarlathotep" else 0)


# --- ES-008 to ES-018: setup ------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-008")
def test_es_008_all_dice_are_available_and_the_hand_on_xii_is_no_midnight() -> None:
    # given nothing on the table locks a die
    table = stacked("bob_jenkins", "mandy_thompson")

    # then
    assert dice(table, "supply") == ["green"] * 6 + ["yellow", "red"]
    assert board(table)["hour"] == 12
    assert not board(table)["midnight_due"]
    assert told(table, "midnight", "at_midnight", "clock_moved") == []


@pytest.mark.rule("ES-009")
def test_es_009_the_ancient_one_is_drawn_at_random() -> None:
    drawn = Counter(ancient_one(new(seed))["name"] for seed in range(240))
    assert set(drawn) == {f"ancient_one-{name}" for name in ANCIENT_ONES}
    assert all(10 < count < 60 for count in drawn.values())


@pytest.mark.rule("ES-009")
@pytest.mark.parametrize("name", ["azathoth", "yig"])
def test_es_009_or_agreed_upon(name: str) -> None:
    # given it was agreed upon before
    assert ancient_one(new(1, ancient_one=name))["name"] == f"ancient_one-{name}"

    # given the players decide at the table
    table = miskatonic.new_table("elder_sign", seed=1, seats=2, options={"ancient_one": "choose"})
    assert table.choice is not None
    assert {option.text for option in table.choice.options} == {f"ancient_one:{one}" for one in ANCIENT_ONES}
    table.answer(f"ancient_one:{name}")
    assert ancient_one(table)["name"] == f"ancient_one-{name}"


@pytest.mark.rule("ES-010")
def test_es_010_all_tokens_are_in_the_cup_the_masks_only_with_nyarlathotep() -> None:
    ordinary = Counter(token.id for token in MONSTERS if not token.mask)
    assert board(stacked("bob_jenkins", ancient_one="hastur"))["cup"] == ordinary.total()
    assert board(stacked("bob_jenkins", ancient_one="nyarlathotep"))["cup"] == len(MONSTERS)
    cup = Counter(MONSTERS[token].id for token in position(stacked("bob_jenkins")).cup)
    assert cup["cultist"] == 3
    assert cup == ordinary


@pytest.mark.rule("ES-010")
def test_es_010_what_comes_out_of_the_cup_is_chance() -> None:
    first = Counter[str]()
    for seed in range(400):
        table = new(seed, ancient_one="hastur")
        first.update(event.args["monster"] for event in table.events if event.kind == "monster_appeared")
    assert first.keys() == {f"monster-{token.id}" for token in MONSTERS if not token.mask}
    assert first.most_common(1)[0][0] == "monster-cultist", "there are three of them"


@pytest.mark.rule("ES-010")
def test_es_010_spent_tokens_go_back_into_the_cup() -> None:
    # given Bob, in front of a shop that asks two trophies for a clue
    game = Play("bob_jenkins", ancient_one="yig").trophies(0, "warlock").turn()
    cup = len(game.game.cup)

    # when
    game.do("stay:entrance", "buy:clue")

    # then
    assert len(game.game.cup) == cup + 1
    assert game.game.trophies[0] == ()


@pytest.mark.rule("ES-011")
def test_es_011_six_adventures_lie_open_the_other_worlds_are_closed() -> None:
    shown = set()
    for seed in range(100):
        # given
        table = new(seed)
        seen = board(table)
        museum = [card["name"] for card in seen["museum"] if card]

        # then
        assert len(set(museum)) == 6
        assert all(name.startswith("adventure-") for name in museum)
        assert seen["decks"]["adventure"] == 42
        shown.update(museum)

        # then no Other World, unless the first Mythos card has opened a gate
        gates = int(seen["mythos"] == "mythos-a_twisted_path")
        assert (len(seen["worlds"]), seen["decks"]["other_world"]) == (gates, GAME.content["other_worlds"] - gates)
    assert len(shown) == 48, "every card may come"


@pytest.mark.rule("ES-011")
def test_es_011_both_decks_are_shuffled() -> None:
    for deck in (0, 1):
        orders = {position(new(seed)).decks[deck] for seed in range(10)}
        assert len(orders) == 10


@pytest.mark.rule("ES-012")
@pytest.mark.parametrize(("card", "colour"), list(LOCKING.items()))
def test_es_012_a_lock_on_a_starting_adventure_takes_effect_at_once(card: str, colour: str) -> None:
    # given
    table = stacked("bob_jenkins", "mandy_thompson", adventures=("the_archives", card, "lights_out"))

    # then
    assert dice(table, "locked") == [colour]
    assert [queue for held, queue in board(table)["locks"].items() if held == colour] == [[f"adventure-{card}"]]

    # then as soon as it was dealt, before the next card
    assert told(table, "adventure_revealed", "locked")[:4] == [
        "adventure_revealed",
        "adventure_revealed",
        "locked",
        "adventure_revealed",
    ]


@pytest.mark.rule("ES-012")
def test_es_012_the_first_roll_of_the_game_may_have_five_dice() -> None:
    table = stacked("bob_jenkins", adventures=("did_you_hear_that", "the_archives"))
    table.answer("go:the_archives")
    assert dice(table, "pool") == ["green"] * 5


@pytest.mark.rule("ES-012")
def test_es_012_a_second_lock_on_the_same_die_waits() -> None:
    # given the yellow die is locked by an Adventure, then by the Mythos card
    table = stacked("bob_jenkins", adventures=("gala_in_the_great_hall",), mythos="stars_align_above_black_clouds")
    assert board(table)["locks"]["yellow"] == [
        "adventure-gala_in_the_great_hall",
        "mythos-stars_align_above_black_clouds",
    ]
    assert dice(table, "locked") == ["yellow"]


@pytest.mark.rule("ES-013")
def test_es_013_four_separate_shuffled_face_down_decks() -> None:
    orders: dict[str, set[tuple[str, ...]]] = {}
    for seed in range(10):
        # given
        table = new(seed)
        game = position(table)

        # then each deck holds cards of its own kind only
        for deck in HAND_KINDS:
            assert {HAND[card].kind for card in game.decks[deck]} == {deck}
            orders.setdefault(DECK_IDS[deck], set()).add(tuple(HAND[card].id for card in game.decks[deck]))

        # then players see how many cards there are, not which
        assert all(isinstance(count, int) for count in board(table)["decks"].values())
    assert {kind: len(seen) for kind, seen in orders.items()} == dict.fromkeys(orders, 10)


@pytest.mark.rule("ES-014")
def test_es_014_doom_signs_and_clues_are_in_the_supply_until_something_gives_them() -> None:
    for seed in SEEDS:
        # given
        table = new(seed, 3)
        seen = board(table)

        # then doom is what the Mythos card has put there, clues what the investigators bring along
        assert ancient_one(table)["doom"] == len(told(table, "doom_added"))
        assert ancient_one(table)["signs"] == 0
        for seat in seen["seats"]:
            assert seat["investigator"]
            assert seat["clues"] == INVESTIGATORS.named(seat["investigator"]).equipment.get("clue", 0)
            assert seat["trophies"] == []


@pytest.mark.rule("ES-015", "ES-DE-10")
@pytest.mark.parametrize("investigator", PRINTED)
def test_es_015_tokens_and_starting_equipment(investigator: str) -> None:
    for pick in range(3):
        # given a Mythos card that takes nothing from anybody; Amanda may pick two cards of any kind
        table = stacked(investigator, "joe_diamond" if investigator != "joe_diamond" else "bob_jenkins")
        sanity, stamina, equipment = PRINTED[investigator]
        if investigator == "amanda_sharpe":
            wanted = ["common_item", "unique_item", "spell"]
            for kind in (wanted[pick], wanted[(pick + 1) % 3]):
                assert table.choice is not None
                assert [option.text for option in table.choice.options] == [f"take:{one}" for one in wanted]
                table.answer(f"take:{kind}")
                equipment = {**equipment, kind: 1}
        seen = board(table)["seats"][0]

        # then
        assert (seen["sanity"], seen["stamina"]) == (sanity, stamina)
        held = Counter(card.partition("-")[0] for card in seen["hand"])
        assert held + Counter({"clue": seen["clues"]}) == Counter(equipment)
        assert seen["place"] == "place-entrance"
    assert (seen["hand"] == ["ally-duke"]) == (investigator == "ashcan_pete")


@pytest.mark.rule("ES-015")
def test_es_015_investigators_are_dealt_at_random() -> None:
    dealt = Counter(seat["investigator"] for seed in range(200) for seat in board(new(seed, 4))["seats"])
    assert set(dealt) == set(INVESTIGATORS.names)
    mean = 200 * 4 / len(INVESTIGATORS)
    assert all(mean / 2 < count < mean * 1.6 for count in dealt.values())


@pytest.mark.rule("ES-015")
def test_es_015_or_chosen_each_only_once() -> None:
    # given
    table = miskatonic.new_table("elder_sign", seed=1, seats=2, options={"investigators": "choose"})
    assert table.choice is not None
    assert table.choice.seat == 0
    assert len(table.choice.options) == len(INVESTIGATORS)

    # when
    table.answer("investigator:kate_winthrop", seat=0)

    # then the next player has one less
    assert table.choice.seat == 1
    assert "investigator:kate_winthrop" not in [option.text for option in table.choice.options]
    assert len(table.choice.options) == len(INVESTIGATORS) - 1
    with pytest.raises(UnknownOption):
        miskatonic.new_table("elder_sign", seed=1, seats=2, options={"investigators": "joe_diamond+joe_diamond"})


@pytest.mark.rule("ES-016")
def test_es_016_the_first_player_is_drawn_among_those_in_play() -> None:
    firsts = Counter(board(new(seed, 4))["active"] for seed in range(200))
    assert set(firsts) == {0, 1, 2, 3}
    assert all(25 < count < 80 for count in firsts.values())


@pytest.mark.rule("ES-016")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_es_016_the_turns_go_clockwise_from_there(first: int) -> None:
    table = stacked("bob_jenkins", "mandy_thompson", "joe_diamond", first=str(first))
    order = []
    for _ in range(3):
        assert table.choice is not None
        order.append(table.choice.seat)
        table.answer("stay:entrance")
        table.answer("wait")
    assert order == [(first - 1 + i) % 3 for i in range(3)]


@pytest.mark.rule("ES-017")
@pytest.mark.parametrize(
    ("mythos", "doom"), [("personal_possessions", 0), ("the_arcane_arts", 1), ("a_heavy_burden", 2)]
)
def test_es_017_the_first_mythos_card_takes_effect(mythos: str, doom: int) -> None:
    table = stacked("bob_jenkins", "mandy_thompson", mythos=mythos)
    assert board(table)["mythos"] == f"mythos-{mythos}"
    assert ancient_one(table)["doom"] == doom
    assert told(table, "investigator", "first_player", "mythos", "turn_begins")[2:] == [
        "first_player",
        "mythos",
        "turn_begins",
    ]


@pytest.mark.rule("ES-017")
def test_es_017_each_card_may_be_the_first() -> None:
    assert len({board(new(seed))["mythos"] for seed in range(300)}) == 28


@pytest.mark.rule("ES-017")
def test_es_017_its_lock_and_its_lasting_effect_hold_in_the_first_turn() -> None:
    # given
    table = stacked("bob_jenkins", mythos="warning_of_a_curse")
    assert dice(table, "locked") == ["green"]

    # given a card that forbids to focus
    table = stacked("bob_jenkins", adventures=("the_archives",), mythos="grim_knowledge")
    while table.choice is not None and table.choice.prompt != "move":
        table.answer(table.choice.options[0])
    table.answer("go:the_archives")
    assert table.choice is not None
    assert [(one.reason, one.args) for one in table.choice.barred if one.verb == "focus"] == [
        ("mythos", {"source": "mythos-grim_knowledge"})
    ]


@pytest.mark.rule("ES-017")
@pytest.mark.parametrize("first", [1, 2])
def test_es_017_the_first_player_makes_the_choices(first: int) -> None:
    # given a monster appears, and there is room for it in two places
    adventures = ("the_archives", "unnatural_habitat", "lights_out", "the_gift_shop", "blood_on_the_floor")
    table = stacked(
        "bob_jenkins",
        "mandy_thompson",
        adventures=(*adventures, "the_hall_of_the_dead"),
        mythos="sudden_terror",
        first=str(first),
    )

    # then
    assert table.choice is not None
    assert (table.choice.prompt, table.choice.seat) == ("place_monster", first - 1)
    with pytest.raises(NotYourSeat):
        table.answer("place:unnatural_habitat:0", seat=2 - first)
    table.answer("place:unnatural_habitat:0", seat=first - 1)
    assert board(table)["monsters_in_play"] == 1
    second = board(table)["museum"][1]
    assert second
    assert len(second["monsters"]) == 1


@pytest.mark.rule("ES-018")
def test_es_018_the_printed_value_is_also_the_most_one_can_have() -> None:
    # given Bob, who has lost one of his six stamina
    game = Play("bob_jenkins").stamina(0, 5).holds(0, "food").turn()

    # when he eats something that restores two
    game.do("use:food")

    # then
    seat = board(game.table)["seats"][0]
    assert (seat["stamina"], seat["max_stamina"], seat["max_sanity"]) == (6, 6, 4)

    # then there is nothing left to heal
    game.do("stay:entrance")
    assert not [text for text in game.texts if text.startswith(("first_aid", "full"))]
