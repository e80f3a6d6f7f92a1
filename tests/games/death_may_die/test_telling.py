"""What cards say is made from their rows: every card, in every language, reads like a card."""

import json
import re

import pytest

from miskatonic import arrange
from miskatonic.games.death_may_die import GAME
from miskatonic.games.death_may_die.rows.conditions import Condition, safe
from miskatonic.games.death_may_die.rows.effects import Effect, deal_wounds, gain_token
from miskatonic.games.death_may_die.rows.scenario import RULES
from miskatonic.games.death_may_die.telling import told, told_condition
from miskatonic.games.death_may_die.telling.cards import told_abilities
from miskatonic.kernel.speech import rule_message
from miskatonic.text import COMPLETE, has, say
from miskatonic.text import told as named
from tests.games.death_may_die.play import Play, seen

NAMES = [str(name) for catalogue in GAME.catalogues for name in catalogue.names]
RAW = re.compile(r"[_{}$\"\\?×]|\b(?:do|if|may|folk|foe|those|where|scope|per|when|on)-\w")
"""What a message or an id would leave behind."""
ROUGH = re.compile(r"  | [,.;:]|[,;:]\.|\.\.|::|→ *(?:—|$)|: *(?:—|$)|\(\s|\s\)")
"""What a badly joined sentence leaves behind."""


def lines(name: str, language: str = "en", play: Play | None = None) -> list[str]:
    """What is read by whoever points at a thing with that name."""
    game = (play or Play("mike", "peters")).game
    return [say(GAME.package, language, line.message, line.args) for line in GAME.explain(game, name)]


def read(name: str, language: str = "en", play: Play | None = None) -> str:
    """The same in one piece, without saying whose design it is."""
    ours = {"Our design.", "Nasz projekt.", "Наша розробка."}
    return " ".join(line for line in lines(name, language, play) if line not in ours)


# --- Every card -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("family", sorted(GAME.families))
def test_every_card_says_what_it_does_without_a_raw_word(family: str, language: str) -> None:
    game = Play("mike", "peters")
    for name in (name for name in NAMES if name.startswith(f"{family}-")):
        said = lines(name, language, game)
        assert said, f"{name} says nothing"
        for line in said:
            assert not RAW.search(line), f"{name}: {line}"
            assert not ROUGH.search(line), f"{name}: {line}"
            assert line[0].isupper() or line[0].isdigit(), f"{name}: {line}"


@pytest.mark.parametrize("language", COMPLETE)
def test_printed_rules_can_be_told_from_their_rows_too(language: str) -> None:
    """Their actions are options, said by what they do."""
    for rule in RULES:
        for sentence in told_abilities(rule.abilities):
            said = say(GAME.package, language, "fact-text", {"sentences": (sentence,)})
            assert not RAW.search(said), f"{rule.id}: {said}"
            assert not ROUGH.search(said), f"{rule.id}: {said}"


def test_every_line_names_a_rule_that_there_is() -> None:
    game = Play("mike", "peters").game
    for name in [*NAMES, *GAME.glossary]:
        rules = {line.rule for line in GAME.explain(game, name)} | set(GAME.glossary.get(name, ()))
        for rule in rules:
            assert has(GAME.package, "en", rule_message(rule)), f"{name}: {rule}"


@pytest.mark.parametrize("language", COMPLETE)
def test_every_word_of_the_glossary_is_explained(language: str) -> None:
    play = Play("mike", "peters")
    for name in GAME.glossary:
        said = lines(name, language, play)
        assert said, name
        assert not any(RAW.search(line) or ROUGH.search(line) for line in said), name


def test_english_articles_fit_their_words() -> None:
    play = Play("mike", "peters")
    for name in NAMES:
        for line in lines(name, play=play):
            assert not re.search(r"\b[Aa] [aeioAEIO]\w+", line), f"{name}: {line}"


# --- What they say --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-099")
def test_a_mythos_card_is_read_from_top_to_bottom() -> None:
    assert lines("mythos-s1_m2")[:3] == [
        "Has the summoning symbol.",
        "Take 1 stress. The nearest Cultist moves 1 space towards your space.",
        "Summon 1 Cultist at the Yellow Gate.",
    ]
    assert "Otrzymaj 1 punkt Stresu. Najbliższy Kultysta porusza się o 1 Pole" in read("mythos-s1_m2", "pl")
    assert "Прикличте 1 культиста біля Жовтої Брами." in read("mythos-s1_m2", "uk")


@pytest.mark.rule("DMD-112")
def test_a_discovery_card_offers_its_sides_by_their_names_with_their_prices() -> None:
    assert "Choose one: take 2 stress → claim Noah, the Strong Patient — OR — claim Lunacy." in read("discovery-s2_d01")
    assert "pozyskaj Noaha, Silnego Pacjenta — ALBO — pozyskaj Obłęd." in read("discovery-s2_d01", "pl")


@pytest.mark.rule("DMD-061", "DMD-077")
def test_a_roll_says_what_each_outcome_brings() -> None:
    assert "Make a roll. With 2+ successes: claim Silver Bodkin; otherwise: claim Witch's Mark." in read(
        "discovery-s1_d05"
    )
    assert "Виконайте кидок. Якщо успіхів 2 або більше: здобудьте Срібне шило" in read("discovery-s1_d05", "uk")


@pytest.mark.rule("DMD-098")
def test_a_scenario_action_says_what_it_requires_costs_and_does() -> None:
    requires, costs, does = lines("action-play_game")
    assert requires.startswith("Requires: your space is Safe, your space has at least 1 Game Booth token,")
    assert costs == "Costs: take 1 stress."
    assert does.startswith("Make a roll. With 2+ successes: place 1 Prize token in your space and raise the ritual")


@pytest.mark.rule("DMD-026")
def test_an_enemy_shows_health_dice_ability_and_who_is_left() -> None:
    play = Play("mike", "peters").enemies("cultist", "nave", 3)
    assert lines("enemy-cultist_of_tsathoggua", play=play)[:4] == [
        "Cultist, health 2. Figures: 10.",
        "Attacks with 1 standard die.",
        "When it attacks you: if the roll shows at least 1 tentacle, gain 1 Fatigue token.",
        "In reserve: 7.",
    ]


@pytest.mark.rule("DMD-163")
def test_an_unknown_card_may_say_something_else_of_a_monster() -> None:
    play = Play("mike", "peters").slots("unk_amorphous_scion")
    assert "gain 1 Fatigue token" in read("enemy-amorphous_scion")
    assert "it heals 1 wound" in read("enemy-amorphous_scion", play=play)
    assert "it heals 1 wound" in read("unknown-unk_amorphous_scion")


@pytest.mark.rule("DMD-176")
def test_a_last_stage_may_come_up_anywhere() -> None:
    assert "place the Elder One at the Blue Gate" in read("stage-tsathoggua_4")
    assert "at a Random Location" in read("stage-tsathoggua_4", play=Play("mike", "peters").wanders())


def test_the_only_figure_of_a_kind_is_the_one() -> None:
    assert "The Unnamable moves 2 spaces towards your space. Summon the Unnamable at the Blue Gate." in read(
        "mythos-s1_m3"
    )
    assert "Nienazwane porusza się o 2 Pola" in read("mythos-s1_m3", "pl")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Each investigator chooses one: they gain 1 Fatigue token — OR — they take 2 stress"),
        ("pl", "Każdy Badacz wybiera jedno: otrzymuje 1 żeton Zmęczenia — ALBO — otrzymuje 2 punkty Stresu"),
        ("uk", "Кожен дослідник вибирає одне: отримує 1 жетон Втоми — АБО — отримує 2 одиниці стресу"),
    ],
)
def test_what_everybody_chooses_is_said_of_everybody(language: str, said: str) -> None:
    assert said in read("stage-tsathoggua_3", language)


@pytest.mark.parametrize(
    ("name", "language", "said"),
    [
        ("unknown-unk_deep_one", "pl", "Każda Istota z Głębin porusza się o 1 Pole"),
        ("unknown-unk_hunting_horror", "pl", "Najbliższa Polująca Zgroza porusza się o 3 Pola"),
        ("unknown-unk_star_spawn", "uk", "Кожне Зоряне поріддя рухається на 1 клітинку"),
        ("unknown-unk_night_gaunt", "uk", "Прикличте 1 Нічну мару біля найдальшої Брами."),
        ("mythos-tsa_m4", "pl", "Jeśli masz co najmniej 2 żetony Zmęczenia, otrzymaj 1 Obrażenie;"),
        ("action-gather_bones", "pl", "możesz wziąć 1 żeton Kości z twojego Pola (do 2 razy)."),
        ("skill-silent_witness", "uk", "можете зцілити 2 одиниці стресу чи ран за кожне щупальце."),
    ],
)
def test_names_and_numbers_have_their_forms(name: str, language: str, said: str) -> None:
    assert said in read(name, language)


# --- At the table ---------------------------------------------------------------------------------------------------


def offered(play: Play, language: str = "en") -> list[str]:
    """The options of the question that is asked, as they are read."""
    assert play.table.choice is not None
    return [play.table.say(option, language) for option in play.table.choice.options]


@pytest.mark.rule("DMD-112")
def test_the_options_of_a_card_name_what_is_claimed_and_its_price() -> None:
    play = Play("mike", "peters").discovery_top("s1_d02").begin("turn.search_or_fight")
    assert offered(play) == [
        "Take 1 stress → claim Blessed Rosary",
        "Take 1 wound → claim Charred Rosary",
        "Discard this card",
    ]
    assert offered(play, "pl")[0] == "Otrzymaj 1 punkt Stresu → pozyskaj Poświęcony różaniec"


def test_an_option_that_only_costs_is_what_it_costs() -> None:
    play = Play("mike", "peters", scenario="beauty_and_the_beast").carries(0, "rose").mythos_top("s6_m4")
    assert offered(play.begin("turn.mythos"))[0] == "Discard 1 Rose token"


def test_whoever_chooses_is_addressed() -> None:
    """Inside "each investigator", an option is told to the one who is asked."""
    (gained,) = told((gain_token("fatigue", 1, "it"),))
    assert say(GAME.package, "en", "fact-text", {"sentences": (gained,)}) == "gain 1 Fatigue token"


def test_a_row_nobody_has_words_for_is_refused() -> None:
    with pytest.raises(AssertionError, match="nobody has written"):
        told_condition(safe(False))
    with pytest.raises(KeyError):
        told((Effect("transmogrify"),))
    assert told_condition(None) == ()
    assert told_condition(Condition("all", parts=(safe(), safe()))) == ("if-safe", "if-safe")


def test_a_space_says_how_it_stands() -> None:
    play = Play("mike", "peters").at("nave", "gaol").enemies("cultist", "nave", 2).fire("nave", 1)
    play.tokens("evidence", "nave", 1)
    assert lines("space-nave", play=play)[1:] == [
        "Enemies here: 2 × Cultist of Tsathoggua.",
        "Investigators here: Mike.",
        "Fire here: 1.",
        "Tokens here: Evidence.",
    ]
    assert lines("space-round_tower", play=play)[0] == "The Yellow Gate is here."
    assert len(lines("space-pit", play=play)) == 1, "another story's map only shows its ways"


def test_what_is_not_our_design_does_not_say_so() -> None:
    assert "Our design." not in lines("mythos-s2_m1")
    assert "Our design." in lines("mythos-s2_m2")


def test_told_names_carry_their_arguments() -> None:
    assert told((deal_wounds(2),)) == (named("do-deal_wounds", who="folk-you", count=2, per="none"),)


def test_a_view_names_cards_and_leaves_what_they_do_to_whoever_asks() -> None:
    table = arrange(GAME, "investigators mike peters\nholds 0 pistol\nrelics 0 music_box\nmythos_pile s1_m2")
    assert "?{" not in json.dumps(seen(table)), "no name carries arguments"
