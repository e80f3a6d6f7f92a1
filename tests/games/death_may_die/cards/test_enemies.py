"""What every enemy's card says: its figures, its dice and its ability (DMD-026), of both boxes and of the Unknown."""

import pytest

from miskatonic.games.death_may_die import GAME
from miskatonic.games.death_may_die.released import RELEASED
from miskatonic.games.death_may_die.rows.cards import ENEMIES, UNKNOWN_MONSTERS
from miskatonic.kernel import new_table
from tests.games.death_may_die.play import Play, seen

CULTIST = "cultist_of_tsathoggua"
ISLAND = "island_of_the_damned"
CATACOMBS = "deliver_us_from_evil"

PRINTED = {
    "cultist_of_tsathoggua": (2, 1, 0, 10),
    "cultist_of_azathoth": (2, 1, 0, 10),
    "amorphous_scion": (5, 2, 0, 2),
    "dancer": (3, 1, 1, 4),
    "unnamable": (4, 2, 0, 1),
    "fisher": (3, 1, 2, 2),
    "ghast": (2, 2, 0, 5),
    "dhole": (6, 2, 1, 1),
    "serpent_man": (2, 1, 0, 5),
    "gyaa_yothn": (4, 2, 1, 2),
    "gug": (5, 2, 1, 2),
    "deep_one": (2, 1, 1, 5),
    "ghoul": (2, 1, 1, 5),
    "byakhee": (3, 2, 0, 2),
    "fire_vampire": (4, 2, 1, 2),
    "hunting_horror": (4, 2, 1, 2),
    "chthonian": (6, 3, 0, 1),
    "shoggoth": (6, 2, 2, 1),
    "star_spawn": (5, 2, 1, 2),
    "disciple": (3, 1, 1, 4),
    "night_gaunt": (2, 1, 1, 5),
    "tcho_tcho": (2, 1, 1, 5),
    "hound": (3, 2, 0, 3),
    "shambler": (4, 2, 0, 2),
    "yugg": (4, 1, 2, 2),
}
"""Of each enemy that was released: health, standard and bonus dice, figures."""


def test_every_enemy_has_its_card() -> None:
    assert set(PRINTED) == set(RELEASED["enemy"])
    rows = [ENEMIES[ENEMIES.number(enemy)] for enemy in PRINTED]
    assert {row.id: (row.health, row.standard, row.bonus, row.figures) for row in rows} == PRINTED


def met(enemy: str, *, stress: int = 0, company: bool = False) -> Play:
    """Leon in the Nave with an Unknown monster; Mike with him or far off."""
    game = Play("leon", "mike").slots(f"unk_{enemy}").at("nave", "nave" if company else "gaol").stress(stress, 0)
    return game.enemies(enemy, "nave")


def kept(game: Play, *faces: str) -> Play:
    """It attacks with these dice, and nothing is rolled again."""
    game.attacked(*faces)
    return game.do("keep") if game.prompt == "keep" else game


# --- The two boxes of the Elder Ones --------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "tokens"), [("tentacle", 1), ("success_tentacle", 1), ("success", 0)])
def test_cultist_of_tsathoggua_a_tentacle_in_its_attack_brings_fatigue(face: str, tokens: int) -> None:
    game = Play("agatha", "mike").at("nave", "gaol").enemies("cultist", "nave")
    assert kept(game, face).tokens_of(0, "fatigue") == tokens


@pytest.mark.parametrize(("cosmos", "sanity"), [("nave", 1), ("gaol", 0)])
def test_cultist_of_azathoth_killed_in_cosmic_light_costs_sanity(cosmos: str, sanity: int) -> None:
    game = Play("agatha", "mike", elder_one="azathoth").at("nave", "gaol").tokens("cosmos", cosmos)
    game.enemies("cultist", "nave").act().will_roll("success", "success", "blank")
    game.do("attack:cultist_of_azathoth#1", "no", "keep")
    assert game.in_reserve("cultist") == 10
    assert game.game.sanity[0] == sanity


def test_cultist_of_azathoth_it_is_the_killers_space_that_counts() -> None:
    game = Play("agatha", "mike", elder_one="azathoth").at("round_tower", "gaol").tokens("cosmos", "nave")
    game.enemies("cultist", "nave").act().will_roll("success", "success", "blank")
    game.do("attack:cultist_of_azathoth#1", "no", "keep")
    assert game.game.sanity[0] == 0


@pytest.mark.parametrize(("hits", "tokens"), [(3, 1), (5, 0)])
def test_amorphous_scion_that_survives_an_attack_brings_fatigue(hits: int, tokens: int) -> None:
    game = Play("agatha", "mike").at("nave", "gaol").enemies("amorphous_scion", "nave").levels(0, "killer_instinct", 4)
    game.act().will_roll(*["success"] * (hits - 2), *["blank"] * (5 - hits)).do("attack:amorphous_scion#1", "keep")
    assert game.tokens_of(0, "fatigue") == tokens


@pytest.mark.parametrize(("dancers", "price"), [(0, 1), (1, 2), (2, 3)])
def test_dancer_makes_stress_rerolls_dearer_in_its_space(dancers: int, price: int) -> None:
    game = Play("agatha", "mike", elder_one="azathoth").at("nave", "gaol").enemies("cultist", "nave")
    if dancers:
        game.enemies("dancer", "nave", dancers)
    game.act().will_roll("blank", "blank", "blank").do("attack:cultist_of_azathoth#1", "no", "reroll:standard_blank")
    assert game.game.stress[0] == price


def test_dancer_who_cannot_pay_the_price_cannot_roll_again() -> None:
    game = Play("agatha", "mike", elder_one="azathoth").at("nave", "gaol").stress(3, 0).enemies("dancer", "nave")
    game.act().will_roll("blank", "blank", "blank").do("attack:dancer#1", "no")
    assert game.prompt == "action"


# --- Scenario monsters ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faces", "sanity"), [(("tentacle", "blank"), 2), (("tentacle", "tentacle"), 3)])
def test_unnamable_a_tentacle_costs_one_more_sanity(faces: tuple[str, str], sanity: int) -> None:
    game = Play("agatha", "mike").at("nave", "gaol").enemies("unnamable", "nave")
    assert kept(game, *faces).game.sanity[0] == sanity


def test_unnamable_without_a_tentacle_costs_nothing() -> None:
    game = Play("agatha", "mike").at("nave", "gaol").enemies("unnamable", "nave")
    assert kept(game, "success", "sign").game.sanity[0] == 0


@pytest.mark.parametrize("killed", [False, True])
def test_fisher_whoever_attacks_it_without_stress_for_rerolls_takes_some(killed: bool) -> None:
    face = "success" if killed else "blank"
    game = Play("agatha", "mike", scenario=ISLAND).at("corridor", "chapel").enemies("fisher", "corridor").act()
    game.will_roll(face, face, face).do("attack:fisher#1", "no", "keep")
    assert game.game.stress[0] == 1
    game = Play("agatha", "mike", scenario=ISLAND).at("corridor", "chapel").enemies("fisher", "corridor").act()
    game.will_roll(face, face, face).will_roll("blank").do("attack:fisher#1", "no", f"reroll:standard_{face}", "keep")
    assert game.game.stress[0] == 1, "the stress of the reroll and none besides"


@pytest.mark.parametrize(("face", "stress"), [("success", 1), ("blank", 0)])
def test_ghast_that_wounds_brings_stress(face: str, stress: int) -> None:
    game = Play("agatha", "mike", scenario=CATACOMBS).at("rotunda", "entrance_shaft").enemies("ghast", "rotunda")
    assert kept(game, face, "blank").game.stress[0] == stress


def test_ghast_is_not_stopped_by_rubble() -> None:
    game = Play("agatha", "mike", scenario=CATACOMBS).at("rotunda", "entrance_shaft").enemies("ghast", "entrance_shaft")
    game.barrier("rubble", "entrance_shaft", "passion_crypt").draws("s3_m2")
    assert game.where("ghast#1") == "rotunda"


def test_dhole_summoned_frightens_everybody_within_two_spaces_of_it() -> None:
    game = Play("agatha", "mike", "ruth", scenario=CATACOMBS).link("tunnel")
    game.at("rotunda", "silent_arch", "entrance_shaft").draws("s3_m6")
    assert game.where("dhole") == "fallen_stair"
    assert game.game.stress == [0, 1, 0]


@pytest.mark.parametrize(("face", "fire"), [("success", 1), ("tentacle", 0)])
def test_serpent_man_that_wounds_sets_on_fire(face: str, fire: int) -> None:
    game = Play("agatha", "mike", scenario="by_order_of_the_queen").at("stables", "gatehouse")
    game.enemies("serpent_man", "stables").attacked(face).do("keep")
    caught = game.events("fire_caught")
    assert len(caught) == fire


@pytest.mark.parametrize(("stress", "after", "wounds"), [(0, 2, 0), (3, 4, 1)])
def test_gyaa_yothn_every_sign_is_stress_or_a_wound(stress: int, after: int, wounds: int) -> None:
    game = Play("agatha", "mike", scenario="festival_of_death").at("midway", "carousel").stress(stress, 0)
    kept(game.enemies("gyaa_yothn", "midway"), "sign", "blank", "sign")
    assert (game.game.stress[0], game.game.wounds[0]) == (after, wounds)


def test_gyaa_yothn_signs_that_are_counted_as_successes_are_no_stress() -> None:
    game = Play("julien", "mike", scenario="festival_of_death").levels(0, "arcane_mastery", 3).stress(1, 0)
    game.at("midway", "carousel").enemies("gyaa_yothn", "midway").attacked("sign", "blank", "sign")
    game.do("keep", "count:1")
    assert (game.game.stress[0], game.game.wounds[0]) == (1, 1), "one healed, one taken, one wound"


def test_gug_wounds_the_others_in_the_space_when_it_attacks() -> None:
    game = Play("agatha", "mike", "ruth", scenario="beauty_and_the_beast").at("kitchen", "kitchen", "ballroom")
    kept(game.enemies("gug", "kitchen"), "blank", "blank", "blank")
    assert game.game.wounds == [0, 1, 0]


# --- The Unknown ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("deep_ones", "far"), [(0, "market_cross"), (1, "high_street")])
def test_deep_one_a_run_that_starts_beside_it_is_shorter(deep_ones: int, far: str) -> None:
    game = Play("mike", "leon").slots("unk_deep_one").at("nave", "gaol")
    if deep_ones:
        game.enemies("deep_one", "nave")
    game.act()
    assert game.offers(f"run:{far}")
    assert game.offers("run:market_cross") is not deep_ones


@pytest.mark.parametrize(("face", "wounds"), [("success", 0), ("blank", 1)])
def test_ghoul_that_wounds_heals_itself(face: str, wounds: int) -> None:
    game = kept(met("ghoul").hurt("ghoul", "nave", 1), face, "blank")
    assert game.wounds_on("ghoul#1") == wounds


@pytest.mark.parametrize(("company", "stress"), [(False, 1), (True, 0)])
def test_byakhee_frightens_who_is_alone(company: bool, stress: int) -> None:
    assert kept(met("byakhee", company=company), "success", "blank").game.stress[0] == stress


def test_fire_vampire_sets_the_space_on_fire_when_it_attacks() -> None:
    game = Play("leon", "mike", scenario=ISLAND).slots("unk_fire_vampire").at("corridor", "chapel")
    kept(game.enemies("fire_vampire", "corridor"), "success", "blank", "blank")
    assert game.fire_in("corridor") == 1


def test_hunting_horror_summoned_costs_the_active_investigator_a_sanity() -> None:
    game = Play("huikong", "leon").slots("unk_hunting_horror").at("nave", "gaol").draws("unk_m2", "s1_m6")
    assert game.where("hunting_horror#1") == "round_tower"
    assert game.game.sanity == [1, 0]


def test_chthonian_frightens_the_others_in_the_space() -> None:
    game = kept(met("chthonian", company=True), "success", "blank", "blank")
    assert game.game.stress == [0, 1]


@pytest.mark.parametrize(("monster", "hits"), [("shoggoth", 3), ("amorphous_scion", 3)])
def test_shoggoth_and_unknown_scion_that_survive_an_attack_heal_a_wound(monster: str, hits: int) -> None:
    game = Play("agatha", "leon", elder_one="azathoth").slots(f"unk_{monster}").levels(0, "killer_instinct", 4)
    game.at("nave", "gaol").enemies(monster, "nave").act().will_roll("success", "blank", "blank")
    name = game.enemies_in("nave")[0]
    game.do(f"attack:{name}", "keep")
    assert game.wounds_on(name) == hits - 1


def test_star_spawn_counts_signs_as_tentacles() -> None:
    game = kept(met("star_spawn"), "sign", "blank", "sign")
    assert game.game.sanity[0] == 2


def test_disciple_whoever_kills_it_takes_stress() -> None:
    game = met("disciple").act().will_roll("success", "success", "success").do("attack:disciple#1", "keep")
    assert game.where("disciple#1") == ""
    assert game.game.stress[0] == 1


def test_night_gaunt_carries_the_wounded_to_the_nearest_gate_alone() -> None:
    game = met("night_gaunt", company=True).fire("nave", 2)
    kept(game, "success", "blank")
    assert game.space_of(0) == "round_tower"
    assert game.where("night_gaunt#1") == "nave"
    assert game.game.burning[0] == 0


@pytest.mark.parametrize(("stress", "wounds"), [(4, 2), (2, 1)])
def test_tcho_tcho_deals_one_more_wound_to_full_stress(stress: int, wounds: int) -> None:
    assert kept(met("tcho_tcho", stress=stress), "success", "blank").game.wounds[0] == wounds


def test_hound_cannot_be_sneaked_past() -> None:
    game = (
        Play("ruth", "leon").slots("unk_hound").at("nave", "gaol").enemies("hound", "nave").enemies("cultist", "nave")
    )
    game.act().do("run")
    assert not game.offers("sneak:hound#1")
    assert game.offers(f"sneak:{CULTIST}#1")


def test_shambler_that_survives_an_attack_goes_to_some_gate() -> None:
    game = met("shambler").act().will_roll("success", "blank", "blank").do("attack:shambler#1", "keep")
    assert game.where("shambler#1") in ("inn_cellar", "round_tower", "castle_ditch")
    assert game.wounds_on("shambler#1") == 1


@pytest.mark.parametrize("monster", ["yugg", "dhole"])
@pytest.mark.parametrize(("stress", "after", "wounds"), [(1, 2, 0), (4, 4, 1)])
def test_yugg_and_unknown_dhole_ending_a_turn_beside_them_costs_stress(
    monster: str, stress: int, after: int, wounds: int
) -> None:
    game = kept(met(monster, stress=stress), "blank", "blank", "blank")
    assert (game.game.stress[0], game.game.wounds[0]) == (after, wounds)
    assert game.game.active == 1


# --- Unknown monsters: setup and advance ----------------------------------------------------------------------------


def advanced(monster: str, **placed: str) -> Play:
    """The Elder One advances in Huikong's turn in the Nave, with Leon in the Gaol, and figures at these spaces."""
    enemy = monster.removeprefix("unk_")
    elder = "azathoth" if enemy == "amorphous_scion" else "tsathoggua"
    quiet = {"tsathoggua": ("tsa_m1", "tsa_m5"), "azathoth": ("aza_m5", "aza_m2")}[elder]
    game = Play("huikong", "leon", elder_one=elder).slots(monster).at("nave", "gaol").wounds(1, 0)
    game.reserve("cultist", 0, "potters_lane")
    for space in placed.values():
        game.enemies(enemy, space)
    game.mythos_pile(*quiet).discoveries_gone().quiet().act().do("end")
    return game.until(lambda: game.game.active == 1 or bool(game.events("reshuffled")))


@pytest.mark.parametrize(
    ("monster", "at", "to"),
    [
        ("unk_ghast", "high_street", "cathedral_steps"),
        ("unk_gug", "high_street", "cathedral_steps"),
        ("unk_dancer", "high_street", "high_street"),
        ("unk_deep_one", "high_street", "cathedral_steps"),
        ("unk_byakhee", "potters_lane", "nave"),
        ("unk_fire_vampire", "high_street", "cathedral_steps"),
        ("unk_hunting_horror", "market_cross", "nave"),
        ("unk_shoggoth", "high_street", "cathedral_steps"),
        ("unk_star_spawn", "castle_ditch", "burning_ground"),
        ("unk_disciple", "castle_ditch", "gaol"),
        ("unk_night_gaunt", "river_quay", "gaol"),
        ("unk_hound", "potters_lane", "nave"),
        ("unk_shambler", "potters_lane", "nave"),
        ("unk_yugg", "river_quay", "gaol"),
        ("unk_amorphous_scion", "high_street", "cathedral_steps"),
        ("unk_fisher", "potters_lane", "nave"),
        ("unk_serpent_man", "high_street", "cathedral_steps"),
        ("unk_ghoul", "high_street", "nave"),
    ],
)
def test_on_an_advance_they_move(monster: str, at: str, to: str) -> None:
    """To the nearest investigator, to the active one or to the most wounded, one or two spaces or at once."""
    game = advanced(monster, first=at)
    enemy = monster.removeprefix("unk_")
    name = next(one for one in (f"{enemy}#1", enemy) if one in _figures(game))
    assert game.where(name) == to


def _figures(game: Play) -> list[str]:
    return [enemy["id"].partition(":")[2] for enemy in game.board["enemies"]]


@pytest.mark.parametrize(
    ("monster", "gates", "count"),
    [
        ("unk_ghast", None, 1),
        ("unk_serpent_man", ("castle_ditch", "inn_cellar"), 1),
        ("unk_gyaa_yothn", None, 1),
        ("unk_dancer", None, 1),
        ("unk_deep_one", None, 1),
        ("unk_ghoul", ("round_tower",), 1),
        ("unk_byakhee", ("inn_cellar",), 1),
        ("unk_disciple", None, 1),
        ("unk_night_gaunt", ("castle_ditch", "inn_cellar"), 1),
        ("unk_tcho_tcho", None, 3),
        ("unk_hound", ("castle_ditch", "inn_cellar"), 1),
        ("unk_chthonian", ("castle_ditch", "inn_cellar"), 1),
    ],
)
def test_on_an_advance_more_of_them_are_summoned(monster: str, gates: tuple[str, ...] | None, count: int) -> None:
    """At a random Gate, the nearest, the farthest, the red one, or at each."""
    game = advanced(monster)
    enemy = monster.removeprefix("unk_")
    told = [event.args for event in game.events("summoned") if event.args["enemy"] == f"enemy-{enemy}"]
    there = [args["space"].thing.partition(":")[2] for args in told]
    assert len(there) == len(set(there)) == count
    assert set(there) <= set(gates or ("inn_cellar", "round_tower", "castle_ditch"))


def test_gug_on_an_advance_wounds_whoever_it_meets() -> None:
    game = advanced("unk_gug", first="round_tower")
    assert game.where("gug#1") == "nave"
    assert game.game.wounds == [2, 0]


@pytest.mark.parametrize("monster", ["unk_unnamable", "unk_shoggoth"])
def test_unnamable_and_shoggoth_on_an_advance_cost_sanity(monster: str) -> None:
    enemy = monster.removeprefix("unk_")
    game = Play("huikong", "leon", scenario=ISLAND).slots(monster).at("corridor", "morgue").enemies(enemy, "chapel")
    game.reserve("cultist", 0, "theatre").mythos_pile("s2_m1", "s2_m3").discoveries_gone().quiet().act().do("end")
    game.until(lambda: bool(game.events("reshuffled")))
    assert game.where(enemy) == "corridor"
    assert game.game.sanity == [1, 0]


def test_fire_vampire_on_an_advance_leaves_fire_where_it_comes_to() -> None:
    game = advanced("unk_fire_vampire", first="high_street")
    assert game.fire_in("cathedral_steps") == 1


def test_dhole_on_an_advance_breaks_out_somewhere_and_frightens() -> None:
    game = advanced("unk_dhole", first="high_street")
    where = game.where("dhole")
    assert where in ("inn_cellar", "round_tower", "castle_ditch", "market_cross")


def test_amorphous_scion_on_an_advance_heals_two_wounds() -> None:
    game = Play("huikong", "leon", elder_one="azathoth").slots("unk_amorphous_scion").at("nave", "gaol")
    game.enemies("amorphous_scion", "high_street").hurt("amorphous_scion", "high_street", 3)
    game.mythos_pile("aza_m5", "aza_m2").discoveries_gone().quiet().act().do("end")
    game.until(lambda: bool(game.events("reshuffled")))
    assert game.wounds_on("amorphous_scion#1") == 1


def test_hounds_the_nearest_comes_straight_to_the_most_wounded() -> None:
    game = Play("huikong", "leon").slots("unk_hound").at("nave", "gaol").wounds(0, 2).enemies("hound", "high_street")
    game.mythos_pile("tsa_m1", "tsa_m5").discoveries_gone().quiet().act().do("end")
    game.until(lambda: bool(game.events("reshuffled")))
    assert game.where("hound#1") == "gaol"


def test_what_their_cards_add_at_setup() -> None:
    """A second figure on the same Gate, Fire there, or another place for the first: as far from the Start as can be."""
    adding = {row.enemy: row for row in UNKNOWN_MONSTERS if row.setup}
    assert sorted(adding) == ["chthonian", "dancer", "deep_one", "dhole", "fire_vampire", "ghast", "tcho_tcho"]
    options = {"scenario": "unquiet_grief", "elder_one": "tsathoggua", "investigators": "mike+peters"}
    for seed in range(200):
        table = new_table(GAME, seed=seed, options={**options, "unknown": "one_no_relics"})
        if table.choice is not None and table.choice.prompt == "space":
            table.answer(table.choice.options[0])
        board = seen(table)
        (enemy,) = board["unknown"]["slot_enemies"]
        gate = next(event.args["space"].thing for event in table.events if event.kind == "unknown_monster")
        spaces = [figure["space"] for figure in board["enemies"] if figure["enemy"] == enemy]
        match adding.pop(enemy).setup[0].op if enemy in adding else "":
            case "summon":
                assert spaces == [gate, gate]
            case "place_fire":
                assert next(space["fire"] for space in board["spaces"] if space["id"] == gate) == 1
            case "place_enemies":
                assert spaces == ["space:kyteler_inn"], "three spaces away, the first of those that are"
        if not adding:
            return
    raise AssertionError(f"never met: {sorted(adding)}")
