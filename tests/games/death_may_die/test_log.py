"""The log says what brings a wound, stress or a loss of sanity: the card, the skill, the enemy's ability, Fire."""

import pytest

from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"


def log(game: Play, kind: str, language: str = "en") -> list[str]:
    """What was told of that kind, in words."""
    return [game.table.say(event, language) for event in game.events(kind)]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Tcho-Tcho: Peters takes 1 wound (4 health left)."),
        ("pl", "Tcho-Tcho: Peters otrzymuje 1 obrażenie (zostało zdrowia: 4)."),
        ("uk", "Чо-Чо: Пітерс отримує 1 рану (лишилося здоров’я: 4)."),
    ],
)
def test_the_ability_of_an_enemy(language: str, line: str) -> None:
    """All dice miss, and there is no room for stress."""
    game = Play("peters", "mike").slots("unk_tcho_tcho").at("nave", "gaol").enemies("tcho_tcho", "nave").stress(4, 0)
    game.attacked("blank", "blank")
    assert log(game, "wounded", language) == [line]


def test_the_hits_of_an_attack_are_told_right_after_it() -> None:
    game = Play("peters", "mike").at("nave", "gaol").enemies("cultist", "nave").stress(4, 0)
    game.attacked("success_tentacle")
    assert log(game, "wounded") == ["Peters takes 1 wound (4 health left)."]
    assert log(game, "sanity_lost") == ["Tentacles: Peters loses 1 sanity (19 left)."]
    assert log(game, "token_gained") == ["Cultist of Tsathoggua: Peters gains 1 × Fatigue."]


def test_fire() -> None:
    game = Play("agatha", "mike").at("nave", "gaol").burning(0, 1).stress(4, 0).quiet().discoveries_gone().act()
    game.will_roll("success").do("end")
    assert log(game, "wounded") == ["Fire: Agatha takes 1 wound (4 health left)."]


def test_a_mythos_card() -> None:
    game = Play("peters", "mike").at("nave", "gaol").carries(0, "fatigue", 2).draws("tsa_m4")
    (line,) = log(game, "wounded")
    assert line == f"{game.table.say('mythos-tsa_m4', 'en')}: Peters takes 1 wound (4 health left)."


def test_the_price_of_a_skill_and_of_a_reroll() -> None:
    game = Play("agatha", "mike").at("nave", "gaol").enemies("cultist", "nave").act()
    game.will_roll("blank", "blank", "blank").will_roll("blank")
    game.do(f"attack:{CULTIST}#1", "boost:…", "reroll:standard_blank", "keep")
    assert log(game, "stress") == [
        "Killer Instinct: Agatha takes 1 stress (now 1).",
        "Agatha takes 1 stress (now 2).",
    ]


def test_what_heals_and_what_hurts_enemies() -> None:
    """Ruth's Sly heals and wounds whenever she Sneaks past somebody; a Rest is told by itself."""
    game = Play("ruth", "mike").levels(0, "sly", 2).at("nave", "gaol").enemies("cultist", "nave").stress(2, 0).act()
    game.do("run", "sneak:…", "go:cathedral_steps").until(lambda: game.prompt == "action")
    assert log(game, "healed") == ["Sly: Ruth heals 1 stress."]
    assert log(game, "enemy_wounded") == ["Sly: The Cultist of Tsathoggua takes 1 wound, 1 health left."]
    game.do("rest")
    assert log(game, "healed")[-1] == "Ruth heals 1 stress."
