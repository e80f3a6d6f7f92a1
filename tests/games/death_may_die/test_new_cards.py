"""A scenario more is its box: map, monster, tokens, actions, cards. Nothing else counts or lists scenarios."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from miskatonic.games.death_may_die import GAME
from miskatonic.games.death_may_die.rows.abilities import always, on
from miskatonic.games.death_may_die.rows.cards import (
    COMPANION,
    CONDITION,
    ENEMIES,
    INSANITIES,
    INVESTIGATORS,
    ITEM,
    MONSTER,
    RELICS,
    UNKNOWN_MONSTERS,
    Discovery,
    Enemy,
    Insanity,
    Investigator,
    Mythos,
    Relic,
    Side,
    Token,
    UnknownMonster,
)
from miskatonic.games.death_may_die.rows.conditions import all_of, safe, token_min
from miskatonic.games.death_may_die.rows.effects import (
    Enemies,
    band,
    choose,
    claim,
    deal_wounds,
    discard_card,
    disrupt_ritual,
    gain_stress,
    heal,
    move_enemies,
    progress,
    remove_token,
    roll,
    summon,
    way,
)
from miskatonic.games.death_may_die.rows.modifiers import mod_dice, mod_skill
from miskatonic.games.death_may_die.rows.scenario import Action, Laid, Ritual, Rule, Scenario, Space, add_scenario
from miskatonic.kernel import WrongRow, below, new_table, seeded
from tests.games.death_may_die.play import Play, seen, there
from tests.games.play import with_more

WAKE = Scenario(
    "wake",
    7,
    monsters=(
        Enemy("corpse_cat", MONSTER, 1, 1, 0, figures=2, abilities=(on("enemy_wounds", gain_stress(1, "defender")),)),
    ),
    layout=(Laid("t16", "A", 0, 0, 0), Laid("t02", "A", 1, 0, 0)),
    spaces=(
        Space("wake_porch", "t16", "a"),
        Space("wake_parlour", "t16", "b"),
        Space("wake_cellar", "t16", "c"),
        Space("wake_attic", "t02", "a"),
        Space("wake_crypt", "t02", "b"),
    ),
    start="wake_porch",
    gates=("wake_cellar", "wake_attic", "wake_crypt"),
    tokens=(Token("candle", 3, setup=(("wake_parlour", 2), ("wake_attic", 1))),),
    enemies=(("cultist", "wake_attic", 1), ("corpse_cat", "wake_crypt", 1)),
    actions=(
        Action(
            "snuff",
            (roll(band(1, remove_token("candle", "your_space"), progress()), fail=(gain_stress(1),)),),
            require=all_of(safe(), token_min("candle", 1, "your_space")),
        ),
        Action("mourn", (heal(stress=2),), require=safe()),
    ),
    ritual=Ritual("candles_out", 2, (disrupt_ritual(),)),
    printed=(Rule("wake_grief", (on("turn_end", gain_stress(1), when=token_min("candle", 1, "your_space")),)),),
    on_advance=(move_enemies(Enemies("corpse_cat"), 1, "nearest_investigator"),),
    mythos=(
        *(
            Mythos(f"wake_m{number}", symbol=number < 6, summon=(summon("cultist", "nearest_gate"),))
            for number in range(1, 6)
        ),
        *(Mythos(f"wake_m{number}", symbol=False, effect=(deal_wounds(1),)) for number in range(6, 9)),
    ),
    discoveries=(
        Discovery("wake_d1", (claim("left"),), left=Side("wake_poker", ITEM, (always(mod_dice(1, "attack")),))),
        Discovery(
            "wake_d2",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(claim("right"))),),
            left=Side("wake_widow", COMPANION, (always(mod_skill("stealth")),), health=1),
            right=Side("wake_sorrow", CONDITION, (on("action", discard_card(), cost=(gain_stress(1),)),)),
        ),
    ),
)


@pytest.fixture
def wake() -> Iterator[None]:
    """The scenario joins the tables, and leaves them again."""
    with ExitStack() as as_before:
        for catalogue in GAME.catalogues:
            as_before.enter_context(with_more(catalogue))
        add_scenario(WAKE)
        yield


@pytest.mark.usefixtures("wake")
def test_it_is_laid_out_and_played() -> None:
    game = Play("mike", "peters", scenario="wake").printed().mythos_top("wake_m1").discovery_top("wake_d2")
    game.act().do("run:wake_parlour")
    assert game.tokens_in("candle", "wake_parlour") == 2
    assert game.where("corpse_cat#1") == "wake_crypt"
    game.will_roll("success", "blank", "blank").do("scenario:snuff", "keep")
    game.will_roll("success", "blank", "blank").do("scenario:snuff", "keep")
    assert game.game.disrupted
    game.do("space:wake_attic", "option:0")
    assert game.cards(0) == ["wake_widow"]
    assert game.level(0, "stealth") == 1
    assert game.where("tsathoggua") == "wake_parlour"
    assert game.table.clone().digest() == game.table.digest()


@pytest.mark.usefixtures("wake")
@pytest.mark.parametrize("elder_one", ["tsathoggua", "azathoth"])
def test_it_can_be_chosen_and_ends_with_either_elder_one_and_the_unknown(elder_one: str) -> None:
    class Luck:
        """The players' own randomness."""

        rng = seeded(1, 5)

    options = {"scenario": "choose", "elder_one": elder_one, "investigators": "deal", "unknown": "two"}
    table = new_table(GAME, seed=5, seats=3, options=options)
    table.answer("box:wake")
    board = seen(table)
    assert there(board["scenario"])["id"] == "scenario:wake"
    assert len(board["spaces"]) == 5
    assert len(there(board["map"])["doors"]) == 6
    while table.choice is not None:
        table.answer(table.choice.options[below(Luck, len(table.choice.options))])
        assert not table.problems()
    assert table.outcome is not None


@pytest.mark.usefixtures("wake")
def test_words_are_wanted_for_all_of_it() -> None:
    wanted = GAME.wanted_words()
    for name in (
        "scenario-wake",
        "space-wake_crypt",
        "enemy-corpse_cat",
        "token-candle",
        "action-snuff",
        "mythos-wake_m8",
    ):
        assert name in wanted
    assert wanted["counter-candles_out"] == ("text",)
    assert wanted["discovery-wake_d1"] == ("story",)


def test_an_investigator_a_relic_and_an_insanity_more_are_their_rows() -> None:
    healer = Investigator("new_healer", ("surgeon", "stealth", "swiftness"))
    bell = Relic("new_bell", common=(on("turn_end", heal(stress=1)),), transformed=(on("turn_end", heal(2)),))
    giggles = Insanity("new_giggles", (gain_stress(1, "each"),))
    with with_more(INVESTIGATORS, healer), with_more(RELICS, bell), with_more(INSANITIES, giggles):
        game = Play("new_healer", "mike").relics(0, "new_bell").insanities("new_giggles", "fugue").at("nave", "gaol")
        game.sanity(3, 0).stress(1, 0).draws("s1_m4").until(lambda: game.game.active == 1)
        assert [event.args["insanity"] for event in game.events("threshold")] == ["insanity-new_giggles"]
        assert game.game.stress == [1, 1], "one more for both, one less by the bell"


def test_an_investigator_with_an_unknown_skill_is_refused() -> None:
    with pytest.raises(WrongRow, match="Did you mean 'stealth'"):
        INVESTIGATORS.add(Investigator("new_thief", ("surgeon", "stelth", "swiftness")))


@pytest.mark.parametrize(("enemy", "box", "meant"), [("goul", "first", "ghoul"), ("ghoul", "frist", "first")])
def test_an_unknown_monster_with_a_mistyped_enemy_or_box_is_refused(enemy: str, box: str, meant: str) -> None:
    with pytest.raises(WrongRow, match=f"'unk_new' .* Did you mean '{meant}'"):
        UNKNOWN_MONSTERS.add(UnknownMonster("unk_new", enemy, box, on_advance=()))


def test_a_monster_that_comes_in_no_scenario_is_its_two_rows() -> None:
    """Given: its card says how it fights, that of the Unknown what happens when the Elder One advances."""
    stray = Enemy("stray", MONSTER, health=3, standard=1, bonus=0, figures=1)
    with with_more(ENEMIES, stray), with_more(UNKNOWN_MONSTERS, UnknownMonster("unk_stray", "stray", "this", ())):
        game = Play("leon", "mike").slots("unk_stray").at("nave", "gaol").enemies("stray", "nave")
        assert game.where("stray") == "nave"


def test_an_occasion_that_never_comes_is_refused() -> None:
    with pytest.raises(AssertionError, match="no occasion 'on_sneeze'"):
        on("on_sneeze", gain_stress(1))
