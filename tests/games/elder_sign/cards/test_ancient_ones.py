"""The Ancient Ones: signs, track and combat task, the special ability, the awakening, the attack."""

import pytest

import miskatonic
from miskatonic.games.elder_sign.board import Board
from miskatonic.games.elder_sign.rows.adventures import FIRST_WORLD
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from tests.games.elder_sign.looks import ancient_one, board
from tests.games.elder_sign.play import Play

CARDS: dict[str, tuple[int, int, tuple[int, ...], tuple[str, ...]]] = {
    "azathoth": (14, 12, (2, 5, 8, 11), ()),
    "cthulhu": (13, 11, (3, 5, 7, 9), ("terror", "lore", "peril")),
    "hastur": (13, 11, (3, 6, 7, 9, 10), ("investigation_1", "lore", "terror")),
    "ithaqua": (11, 9, (3, 5, 8), ("investigation_3", "terror", "peril")),
    "nyarlathotep": (11, 9, (1, 3, 5, 7), ("terror", "terror")),
    "shub_niggurath": (12, 10, (1, 3, 4, 5, 7, 8, 9), ("lore", "lore", "terror")),
    "yig": (10, 8, (1, 3, 4, 5, 7), ("peril", "peril")),
    "yog_sothoth": (12, 10, (3, 6, 8, 9), ("lore", "lore", "investigation_3")),
}
"""For each: signs needed, spaces of the track, spaces with a monster, combat task (of Hastur without monsters)."""
FIGHTERS = [name for name, card in CARDS.items() if card[3]]
DREAM = ("peril", "lore", "investigation_3")
"""What the Dreamlands ask for, which give an Elder Sign."""


def wakes(game: Play) -> Play:
    """When: the first player fails Riot in the Streets, whose penalty is a doom token, with one space left."""
    return game.doom(len(game.view_track()) - 1).at(0, "riot_in_the_streets").attempt().do("give_up")


def attacked(game: Play, doom: int = 5) -> Play:
    """When: the first player's attack hits nothing, and midnight strikes in the battle."""
    for count in range(6, 0, -1):
        game.will_roll(*["investigation_1"] * count)
    game.clock(3).battle(doom=doom)
    while not game.events("ancient_one_attacks"):
        game.do("roll" if "roll" in game.texts else "discard:…")
    return game


def out(game: Play) -> list[bool]:
    """Who has no investigator any more."""
    return [seat["out"] for seat in board(game)["seats"]]


# --- Every one of them ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-021", "ES-243")
@pytest.mark.parametrize("name", CARDS)
def test_so_many_signs_seal_it(name: str) -> None:
    # given one or two signs are missing
    for missing in (1, 2):
        game = Play("bob_jenkins", ancient_one=name).signs(CARDS[name][0] - missing).worlds("the_dreamlands")
        # when one is gained
        game.at(0, "the_dreamlands").attempt().will_roll(*DREAM, *["lore"] * 3).do("roll", "complete:0:0.1.2")
        # then
        assert game.won == ("sealed" if missing == 1 else None)


@pytest.mark.rule("ES-022", "ES-199", "ES-200")
@pytest.mark.parametrize("name", CARDS)
def test_its_track(name: str) -> None:
    # given
    _, length, monsters, _ = CARDS[name]
    for space in range(1, length + 1):
        game = Play("bob_jenkins", ancient_one=name).doom(space - 1).at(0, "riot_in_the_streets").attempt()
        # when a token is put on this space
        game.do("give_up")
        # then a monster appears where one is shown, and the last space wakes it
        assert (game.prompt == "place_monster") == (space in monsters)
        assert bool(game.events("awakens")) == (space == length)


@pytest.mark.rule("ES-024", "ES-234")
@pytest.mark.parametrize("name", FIGHTERS)
def test_its_combat_task(name: str) -> None:
    # given
    task = CARDS[name][3]
    game = Play("bob_jenkins", ancient_one=name).holds(0, "axe").battle(doom=5)
    # when exactly the task is shown, and nothing else that is of use
    useless = next(face for face in ("peril", "terror", "lore", "investigation_1") if face not in task)
    game.will_roll(*task, *[useless] * (6 - len(task))).do("roll")
    hits = [text for text in game.texts if text.startswith("complete")]
    assert hits == [f"complete:0:{'.'.join(map(str, range(len(task))))}"]
    game.do(*hits)
    # then a token is removed
    assert game.game.doom == 4


@pytest.mark.rule("ES-024", "ES-234")
@pytest.mark.parametrize(("name", "missing"), [(name, at) for name in FIGHTERS for at in range(len(CARDS[name][3]))])
def test_everything_of_its_combat_task_is_needed(name: str, missing: int) -> None:
    # given
    task = [face for at, face in enumerate(CARDS[name][3]) if at != missing]
    game = Play("bob_jenkins", ancient_one=name).holds(0, "axe").battle(doom=5)
    # when one result of the task is missing
    rest = "lore" if CARDS[name][3][missing].startswith("investigation") else "investigation_1"
    game.will_roll(*task, *[rest] * (6 - len(task))).do("roll")
    # then
    assert not [text for text in game.texts if text.startswith("complete")]


@pytest.mark.rule("ES-010")
@pytest.mark.parametrize("name", CARDS)
def test_the_masks_are_in_the_cup_only_for_nyarlathotep(name: str) -> None:
    table = miskatonic.new_table("elder_sign", seed=1, seats=1, options={"ancient_one": name})
    while table.choice and table.choice.prompt != "move":
        table.answer(table.choice.options[0])
    seen: Board = table.view(None)["board"]
    in_cup = [token for token in MONSTERS if not token.mask or name == "nyarlathotep"]
    assert seen["cup"] + seen["monsters_in_play"] == len(in_cup)


# --- Azathoth ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-024", "ES-245")
def test_azathoth_ends_the_world_when_it_awakens() -> None:
    game = wakes(Play("bob_jenkins", "dexter_drake", ancient_one="azathoth"))
    assert game.lost == "azathoth"
    assert game.table.choice is None


@pytest.mark.rule("ES-245")
def test_azathoth_awakened_by_midnight_ends_it_as_well() -> None:
    game = Play("bob_jenkins", ancient_one="azathoth").doom(11).mythos_next("esoteric_devices").midnight()
    assert game.lost == "azathoth"


# --- Cthulhu ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-023")
@pytest.mark.parametrize(("name", "sanity"), [("cthulhu", 3), ("hastur", 4)])
def test_cthulhu_takes_a_sanity_for_every_spell_cast(name: str, sanity: int) -> None:
    # given a spell that secures a die
    game = Play("bob_jenkins", ancient_one=name).holds(0, "wither").at(0, "the_loading_dock").attempt()
    # when
    game.will_roll("peril", "lore", "lore", "lore", "lore", "lore").do("roll", "use:wither", "secure:0")
    # then
    assert game.game.sanity == [sanity]


@pytest.mark.rule("ES-023")
def test_cthulhu_an_item_costs_nothing() -> None:
    game = (
        Play("bob_jenkins", ancient_one="cthulhu")
        .holds(0, "axe", "lamp_of_alhazred")
        .at(0, "the_loading_dock")
        .attempt()
    )
    game.do("use:axe", "use:lamp_of_alhazred")
    assert (game.game.sanity, game.game.stamina) == ([4], [6])


@pytest.mark.rule("ES-023", "ES-174")
def test_cthulhu_a_spell_can_devour() -> None:
    # given Bob Jenkins with his last sanity
    game = Play("bob_jenkins", "dexter_drake", ancient_one="cthulhu").holds(0, "find_gate").sanity(0, 1).turn()
    # when
    game.do("use:find_gate")
    # then the gate is open, and he is gone
    assert len(board(game)["worlds"]) == 1
    assert len(game.events("devoured")) == 1
    assert (game.asked, game.prompt) == (0, "investigator")


@pytest.mark.rule("ES-023", "ES-159")
def test_cthulhu_a_spell_that_protects_is_cast_as_well() -> None:
    # given a Flesh Ward
    game = Play("bob_jenkins", ancient_one="cthulhu").museum("unnatural_habitat").holds(0, "flesh_ward")
    game.at(0, "unnatural_habitat").attempt()
    # when it is cast against the penalty of one stamina
    game.do("give_up", "use:flesh_ward")
    # then the stamina is saved, and a sanity is the price
    assert (game.game.stamina, game.game.sanity) == ([6], [3])


@pytest.mark.rule("ES-239", "ES-242")
def test_cthulhu_attacks_everybodys_maximum_and_adds_doom() -> None:
    # given
    game = attacked(Play("bob_jenkins", "dexter_drake", ancient_one="cthulhu"))
    # when everybody chooses
    assert (game.asked, set(game.texts)) == (0, {"lower:sanity", "lower:stamina"})
    game.do("lower:stamina")
    assert game.asked == 1
    game.do("lower:sanity")
    # then
    first, second = board(game)["seats"]
    assert (first["max_sanity"], first["max_stamina"]) == (4, 5)
    assert (second["max_sanity"], second["max_stamina"]) == (4, 5)
    assert game.game.doom == 6


# --- Hastur -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-023", "ES-105")
@pytest.mark.parametrize(("name", "price"), [("hastur", 3), ("yig", 2)])
def test_hastur_makes_souvenirs_dearer(name: str, price: int) -> None:
    # given trophies worth two, and three
    for worth, monsters in ((2, ("vampire",)), (3, ("vampire", "maniac"))):
        game = Play("bob_jenkins", ancient_one=name).trophies(0, *monsters).turn().do("stay:entrance")
        # then a clue can be bought if that is enough
        assert ("buy:clue" in game.texts) == (worth >= price)


@pytest.mark.rule("ES-023", "ES-101", "ES-102")
@pytest.mark.parametrize(("name", "extra"), [("hastur", 1), ("yig", 0)])
@pytest.mark.parametrize(("verb", "price"), [("full_care:sanity", 2), ("full_recovery", 4)])
def test_hastur_makes_first_aid_for_trophies_dearer(name: str, extra: int, verb: str, price: int) -> None:
    # given
    for worth in range(1, 7):
        game = Play("bob_jenkins", ancient_one=name).sanity(0, 1).stamina(0, 1)
        game.trophies(0, *["cultist", "cultist", "cultist", "maniac", "zombie", "ghoul"][:worth]).turn()
        # when
        game.do("stay:entrance")
        # then
        assert (verb in game.texts) == (worth >= price + extra)


@pytest.mark.rule("ES-023", "ES-100")
def test_hastur_free_first_aid_stays_free() -> None:
    game = Play("bob_jenkins").sanity(0, 1).turn().do("stay:entrance", "first_aid:sanity")
    assert game.game.sanity == [2]


@pytest.mark.rule("ES-024")
@pytest.mark.parametrize(("monsters", "x"), [(0, 1), (1, 1), (2, 2), (4, 4)])
def test_hasturs_combat_task_counts_the_monsters_in_play_when_the_last_token_is_added(monsters: int, x: int) -> None:
    # given so many monsters
    game = Play("bob_jenkins", "dexter_drake", ancient_one="hastur")
    for name in ("maniac", "zombie", "ghoul", "cultist")[:monsters]:
        game.monster(name, "the_loading_dock")
    assert ancient_one(game.turn())["combat"][0] == {"investigation": x}, "what it would be now"
    # when it awakens, and all monsters are gone
    wakes(game)
    # then that many of investigation it takes
    assert (board(game)["monsters_in_play"], ancient_one(game)["combat"][0]) == (0, {"investigation": x})


@pytest.mark.rule("ES-239")
def test_hastur_attacks_everybodys_sanity() -> None:
    game = attacked(Play("bob_jenkins", "dexter_drake", ancient_one="hastur"))
    assert (game.game.sanity, game.game.stamina, game.game.doom) == ([2, 3], [6, 5], 5)


# --- Ithaqua ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-023")
@pytest.mark.parametrize(("name", "stamina"), [("ithaqua", 5), ("hastur", 6)])
def test_ithaqua_takes_a_stamina_for_every_unique_item_used(name: str, stamina: int) -> None:
    game = Play("bob_jenkins", ancient_one=name).holds(0, "lamp_of_alhazred", "axe").at(0, "the_loading_dock").attempt()
    game.do("use:lamp_of_alhazred", "use:axe")
    assert (len(game.pool), game.game.stamina) == (8, [stamina])


@pytest.mark.rule("ES-023")
def test_ithaqua_a_spell_costs_nothing() -> None:
    game = Play("bob_jenkins", ancient_one="ithaqua").holds(0, "wither").at(0, "the_loading_dock").attempt()
    game.will_roll("peril", "lore", "lore", "lore", "lore", "lore").do("roll", "use:wither", "secure:0")
    assert (game.game.sanity, game.game.stamina) == ([4], [6])


@pytest.mark.rule("ES-023", "ES-159")
@pytest.mark.parametrize(
    ("ancient_one", "card", "sanity", "stamina"),
    [("cthulhu", "flesh_ward", 3, 6), ("ithaqua", "flesh_ward", 4, 6), ("hastur", "flesh_ward", 4, 6)],
)
def test_who_is_provoked_by_a_card_that_protects(ancient_one: str, card: str, sanity: int, stamina: int) -> None:
    # given a card that saves the stamina of a penalty
    game = Play("bob_jenkins", ancient_one=ancient_one).museum("unnatural_habitat").holds(0, card)
    # when
    game.at(0, "unnatural_habitat").attempt().do("give_up", f"use:{card}")
    # then only Cthulhu minds a spell
    assert (game.game.sanity, game.game.stamina) == ([sanity], [stamina])


@pytest.mark.rule("ES-239")
def test_ithaqua_attacks_everybodys_stamina() -> None:
    game = attacked(Play("bob_jenkins", "dexter_drake", ancient_one="ithaqua"))
    assert (game.game.sanity, game.game.stamina, game.game.doom) == ([4, 5], [4, 3], 5)


# --- Nyarlathotep -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-007", "ES-202")
@pytest.mark.parametrize(
    "mask",
    ["the_black_man", "the_bloated_woman", "the_dark_pharaoh", "god_of_the_bloody_tongue", "haunter_of_the_dark"],
)
def test_nyarlathoteps_masks_appear_like_other_monsters(mask: str) -> None:
    # given
    game = Play("bob_jenkins", ancient_one="nyarlathotep").cup(mask).mythos_next("sightings_amid_stillness").midnight()
    # when
    game.do("place:ancient_relics:0")
    # then
    assert game.monsters_on("ancient_relics") == [mask]


@pytest.mark.rule("ES-216")
@pytest.mark.parametrize(
    ("mask", "doom", "gained"),
    [
        ("the_black_man", 2, []),
        ("the_bloated_woman", 3, []),
        ("the_dark_pharaoh", 3, ["spell"]),
        ("god_of_the_bloody_tongue", 3, ["unique_item"]),
        ("haunter_of_the_dark", 3, []),
    ],
)
def test_nyarlathoteps_masks_have_backs(mask: str, doom: int, gained: list[str]) -> None:
    # given
    game = Play("bob_jenkins", ancient_one="nyarlathotep").holds(0, "dynamite").doom(3)
    game.monster(mask, "ancient_relics", 0).turn()
    # when
    game.do("use:dynamite", "stay:entrance", "wait")
    # then
    assert board(game)["seats"][0]["trophies"] == [f"monster-{mask}"]
    assert game.game.doom == doom
    assert [event.args["card"].partition("-")[0] for event in game.events("card_gained")] == gained


@pytest.mark.rule("ES-239")
def test_nyarlathotep_devours_who_has_no_clue_to_give() -> None:
    # given two clues, one, none
    game = Play("bob_jenkins", "dexter_drake", "monterey_jack", ancient_one="nyarlathotep").clues(0, 2).clues(1, 1)
    attacked(game)
    # when the first pays and the second would rather not
    assert (game.asked, set(game.texts)) == (0, {"pay_up", "be_devoured"})
    game.do("pay_up")
    assert game.asked == 1
    game.do("be_devoured")
    # then
    assert (game.game.clues[0], out(game), game.game.doom) == (1, [False, True, True], 7)


# --- Shub-Niggurath ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-239", "ES-110")
@pytest.mark.parametrize("name", ["shub_niggurath", "yog_sothoth"])
def test_shub_niggurath_and_yog_sothoth_devour_who_gives_up_no_trophy(name: str) -> None:
    # given one with a trophy, one without
    game = Play("bob_jenkins", "dexter_drake", ancient_one=name).trophies(0, "vampire")
    attacked(game)
    # when
    assert (game.asked, set(game.texts)) == (0, {"pay_up", "be_devoured"})
    game.do("pay_up")
    # then no change is given
    assert game.game.trophies[0] == ()
    assert (out(game), game.game.doom) == ([False, True], 6)


# --- Yig --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-023")
@pytest.mark.parametrize(("name", "signs"), [("yig", 4), ("hastur", 5)])
def test_yig_takes_a_sign_when_a_cultist_is_beaten_with_dice(name: str, signs: int) -> None:
    # given
    game = Play("bob_jenkins", ancient_one=name).signs(5).monster("cultist", "ancient_relics", 0)
    game.at(0, "ancient_relics").attempt()
    # when the cultist's task is completed
    game.will_roll("investigation_3", *["peril"] * 5).do("roll", "complete:0:0")
    # then at once, and a failure costs no other one
    assert game.game.signs == signs
    assert game.do("give_up").game.signs == signs


@pytest.mark.rule("ES-023", "ES-220")
@pytest.mark.parametrize("card", ["dynamite", "bind_monster"])
def test_yig_does_not_mind_when_an_item_or_a_spell_beats_a_cultist(card: str) -> None:
    game = Play("bob_jenkins", ancient_one="yig").signs(5).monster("cultist", "ancient_relics", 0).holds(0, card).turn()
    game.do(f"use:{card}", "stay:entrance", "wait")
    assert (board(game)["seats"][0]["trophies"], game.game.signs) == (["monster-cultist"], 5)


@pytest.mark.rule("ES-023")
def test_yig_does_not_mind_when_an_adventure_with_a_cultist_fails() -> None:
    game = Play("bob_jenkins", ancient_one="yig").signs(5).monster("cultist", "ancient_relics", 0)
    game.at(0, "ancient_relics").attempt().do("give_up")
    assert game.game.signs == 5


@pytest.mark.rule("ES-023")
@pytest.mark.parametrize("monster", ["maniac", ""])
def test_yig_does_not_mind_without_a_cultist(monster: str) -> None:
    game = Play("bob_jenkins", ancient_one="yig").signs(5).monster("cultist", "the_storage_closet", 0)
    if monster:
        game.monster(monster, "ancient_relics", 0)
    game.at(0, "ancient_relics").attempt().do("give_up")
    assert game.game.signs == 5


@pytest.mark.rule("ES-023", "ES-174")
@pytest.mark.parametrize(("place", "signs"), [("ancient_relics", 4), ("unnatural_habitat", 5)])
def test_yig_takes_a_sign_when_somebody_loses_the_last_sanity(place: str, signs: int) -> None:
    # given the penalty is a sanity, or a stamina
    game = Play("bob_jenkins", "dexter_drake", ancient_one="yig").signs(5).museum("ancient_relics", "unnatural_habitat")
    game.doom(1).sanity(0, 1).stamina(0, 1).at(0, place).attempt()
    # when
    game.do("give_up")
    # then
    assert len(game.events("devoured")) == 1
    assert game.game.signs == signs


@pytest.mark.rule("ES-223", "ES-240")
def test_yig_devours_who_can_not_pay_when_it_awakens() -> None:
    # given the first has all three, the second only two, the third all three and two of one kind
    game = Play("bob_jenkins", "dexter_drake", "monterey_jack", ancient_one="yig").holds(
        0, "axe", "lamp_of_alhazred", "heal"
    )
    game.holds(1, "knife", "wither").holds(2, "shotgun", "food", "necronomicon", "find_gate")
    # when it awakens
    wakes(game)
    game.do("pay_up").do("pay_up")
    assert set(game.texts) == {"give_up_card:shotgun", "give_up_card:food"}
    game.do("give_up_card:shotgun")
    # then
    assert (game.hand(0), game.hand(2), out(game)) == ([], ["food"], [False, True, False])
    assert game.game.doom == 8


@pytest.mark.rule("ES-223", "ES-245")
def test_yig_can_win_by_awakening() -> None:
    game = wakes(Play("bob_jenkins", "dexter_drake", ancient_one="yig"))
    assert game.lost == "devoured"


@pytest.mark.rule("ES-239")
def test_yig_attacks_with_a_choice_between_a_clue_and_both_points() -> None:
    # given a clue, and none
    game = attacked(Play("bob_jenkins", "dexter_drake", ancient_one="yig").clues(0, 1))
    # when
    assert (game.asked, set(game.texts)) == (0, {"way:lose_clue_1", "way:lose_sanity_1+lose_stamina_1"})
    game.do("way:lose_clue_1")
    # then the other had no choice
    assert (game.game.clues, game.game.sanity, game.game.stamina) == ([0, 0], [4, 4], [6, 4])


# --- Yog-Sothoth ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-023")
@pytest.mark.parametrize(("name", "stays"), [("yog_sothoth", False), ("hastur", True)])
def test_yog_sothoth_removes_a_failed_other_world(name: str, stays: bool) -> None:
    # given both stand on it, with a monster
    game = Play("bob_jenkins", "dexter_drake", ancient_one=name).worlds("the_abyss", "rlyeh").at(0, "the_abyss")
    game.at(1, "the_abyss").monster("maniac", "the_abyss", 0).attempt()
    cup = len(game.game.cup)
    # when it is failed
    game.do("give_up")
    # then it is gone for good, and the others stay
    assert [world["name"] for world in board(game)["worlds"]] == ["other_world-the_abyss"] * stays + [
        "other_world-rlyeh"
    ]
    assert board(game)["decks"]["other_world"] == 6
    assert [game.place_of(seat) for seat in range(2)] == ["the_abyss" if stays else "entrance"] * 2
    assert len(game.game.cup) == (cup if stays else cup + 1)
    assert game.events("awakens") == []


@pytest.mark.rule("ES-023")
def test_yog_sothoth_a_failed_adventure_stays() -> None:
    game = Play("bob_jenkins", ancient_one="yog_sothoth").at(0, "ancient_relics").attempt().do("give_up")
    assert game.place_of(0) == "ancient_relics"


@pytest.mark.rule("ES-023", "ES-230")
@pytest.mark.parametrize("in_deck", [0, 1])
def test_yog_sothoth_awakens_when_no_other_world_is_left(in_deck: int) -> None:
    # given the last but one, or the last Other World
    game = Play("bob_jenkins", ancient_one="yog_sothoth").worlds("the_dreamlands").at(0, "the_dreamlands")
    rest = game.game.decks[1]
    game.given(removed=rest[in_deck:])
    game.game.decks[1] = rest[:in_deck]
    assert all(world >= FIRST_WORLD for world in rest)
    # when it is failed
    game.attempt().do("give_up")
    # then
    assert ancient_one(game)["awake"] == (not in_deck)
    assert game.game.doom == (0 if in_deck else 10)


def last_world(name: str) -> Play:
    """Bob Jenkins stands on the last Other World that Yog-Sothoth's game still has."""
    game = Play("bob_jenkins", "dexter_drake", ancient_one="yog_sothoth").worlds(name).at(0, name)
    game.given(removed=game.game.decks[1])
    game.game.decks[1] = ()
    return game


def dreams(game: Play) -> Play:
    """When: a witch below the Dreamlands is beaten, and they are resolved."""
    game.monster("witch", "the_dreamlands").attempt()
    game.will_roll("lore", "investigation_2", *["investigation_1"] * 4).do("roll", "complete:1…")
    return game.will_roll(*DREAM, "investigation_1").do("roll", "complete:0…")


@pytest.mark.rule("ES-023", "ES-229", "ES-243")
def test_es_229_the_last_other_world_gives_its_elder_sign_before_yog_sothoth_awakens() -> None:
    # given a sign short of victory, and a beaten monster whose back gives a spell
    game = last_world("the_dreamlands").signs(11)
    # when
    dreams(game)
    # then the investigators have won, and there is no battle
    assert (game.won, game.events("awakens")) == ("sealed", [])


@pytest.mark.rule("ES-023", "ES-229", "ES-230")
def test_es_229_yog_sothoth_awakens_when_all_rewards_of_the_last_other_world_are_received() -> None:
    # given
    game = last_world("the_dreamlands").signs(3)
    # when
    dreams(game)
    # then
    told = [event.kind for event in game.table.events if event.kind in ("clues_gained", "sign_gained", "awakens")]
    assert told == ["sign_gained", "clues_gained", "awakens"]
    assert ancient_one(game)["awake"]


@pytest.mark.rule("ES-023", "ES-092")
def test_es_092_doom_is_taken_off_by_the_reward_of_the_last_other_world_of_yog_sothoth() -> None:
    # given the Plateau of Leng, whose reward takes a doom token off
    game = last_world("plateau_of_leng").doom(3).attempt()
    # when
    game.will_roll("lore", "terror", *["investigation_1"] * 4).do("roll", "complete:0…")
    game.will_roll("terror", "terror", "peril", "investigation_1").do("roll", "complete:1…")
    # then
    told = [event.kind for event in game.table.events if event.kind in ("doom_removed", "awakens")]
    assert told == ["doom_removed", "awakens"]
