"""What a page is told of what happened since its person last decided."""

import pytest

from miskatonic.games.death_may_die import GAME
from miskatonic.server.seen.recap import _words
from tests.games.death_may_die.play import Play as AgainstTheElderOne
from tests.games.reign_of_cthulhu.play import Play
from tests.server.page import Page, Seated, Server, State, recap_of


@pytest.fixture
def seated(server: Server) -> Seated:
    """The Detective is about to draw Evil Stirs, with one sanity token to lose and another to keep."""
    game = Play("detective", "doctor").at("park", "diner").old_ones("yig").deck_top("evil_stirs", "arkham")
    game.summoning_top("wharf", "theater").summoning_bottom("cafe").begin()
    game.table.origin = game.table._checkpoints[0][1].copy()
    return server.imported(game.table.save())


def sentences(state: State) -> dict[int, str]:
    """The lines of the log by their numbers."""
    return {line["number"]: line["say"] for line in state["log"]["lines"]}


def test_the_state_tells_causes_and_steps_by_the_lines_of_the_log(server: Server, seated: Seated) -> None:
    with Page(server, seated, *seated["keys"]) as page:
        page.answer("walk:university")
        state = page.answer("end_actions")
        said = sentences(state)
        recap = recap_of(state)
        assert "Evil stirs. The Detective felt it first." in [said.get(cause["line"]) for cause in recap["causes"]]
        assert recap["steps"]
        for step in recap["steps"]:
            assert step["say"] or step["title"]
            assert set(step["lines"]) <= set(said)


def test_the_words_of_a_step_are_in_the_viewers_language(server: Server, seated: Seated) -> None:
    said = {}
    for language in ("en", "pl", "uk"):
        with Page(server, seated, *seated["keys"], language=language) as page:
            if language == "en":
                page.answer("walk:university")
            (step,) = recap_of(page.last)["steps"]
            said[language] = (step["title"], step["say"])
    assert said == {
        "en": ("Detective", "University"),
        "pl": ("Detektyw", "Uniwersytet"),
        "uk": ("Детектив", "Університет"),
    }


def test_everybody_is_told_since_their_own_last_decision(server: Server, seated: Seated) -> None:
    with Page(server, seated, seated["keys"][0]) as ada, Page(server, seated, seated["keys"][1]) as marek:
        ada.answer("walk:university")
        ada.answer("walk:park")
        marek.reach(ada.last["number"])
        walked = [line["number"] for line in ada.last["log"]["lines"] if line["kind"] == "walked"]
        assert [cause["line"] for cause in recap_of(ada.last)["causes"]] == walked[-1:]
        told = [number for cause in recap_of(marek.last)["causes"] for number in cause["lines"]]
        assert len(set(told)) >= 2
        assert set(walked) <= set(told)


def test_a_loss_is_marked_for_its_own_seat_alone(server: Server, seated: Seated) -> None:
    with Page(server, seated, seated["keys"][0]) as ada, Page(server, seated, seated["keys"][1]) as marek:
        ada.answer("end_actions")
        marek.reach(1)
        lost = {line["number"]: line["about"] for line in ada.last["log"]["lines"] if line["kind"] == "sanity_lost"}
        marked = [number for cause in recap_of(ada.last)["causes"] for number in cause["lost"]]
        assert marked == [number for number, about in lost.items() if "seat:0" in about]
        assert not [number for cause in recap_of(marek.last)["causes"] for number in cause["lost"]]


def test_what_a_bot_did_is_told_to_its_neighbour(server: Server, seated: Seated, hasty_bots: None) -> None:
    key = seated["keys"][0]
    with Page(server, seated, key, seated["creator"]) as ada:
        ada.send(type="bot", seat=1, bot="sensible")
        ada.until(lambda state: state["seats"][1]["bot"])
        while ada.last["turn"] < 2:
            options = ada.options()
            ada.answer("end_actions" if "end_actions" in options else None) if options else ada.state()
        state = ada.until(lambda state: state["turn"] >= 2)
        assert any(line["kind"] == "turn_begins" for line in state["log"]["lines"])
        assert recap_of(state)["causes"]


@pytest.mark.parametrize(
    ("language", "cultists", "unnamable"),
    [
        ("en", "Cultist of Tsathoggua: to the Nave of St Canice ×2", "Unnamable: to the Gaol"),
        ("pl", "Kultysta Tsathoggui: do Nawy św. Kanizego ×2", "Nienazwane: do Więzienia"),
        ("uk", "Культист Цатоґґви: до Нави святого Каніса ×2", "Неназване: до В’язниці"),
    ],
)
def test_figures_that_go_to_different_places_are_told_one_by_one(language: str, cultists: str, unnamable: str) -> None:
    # given two Cultists in one space and the Unnamable in another
    game = AgainstTheElderOne("peters", "mike").at("nave", "gaol").enemies("cultist", "round_tower", 2)
    game.enemies("unnamable", "castle_ditch")
    # when a Mythos card moves all of them, and that is one step
    game.draws("tsa_m8")
    step = _words(GAME.package, {}, game.events("enemy_moved"), language)
    # then it says who went where, and how many
    assert step["say"] == f"{cultists}; {unnamable}"
    assert (step["title"], step["count"]) == ("", 1)


def test_of_a_step_with_many_ways_three_are_told() -> None:
    game = AgainstTheElderOne("peters", "mike").at("market_cross", "gaol")
    for space in ("round_tower", "castle_ditch", "kyteler_inn", "courthouse"):
        game.enemies("cultist", space)
    game.draws("tsa_m5").ended()
    step = _words(GAME.package, {}, game.events("enemy_moved"), "en")
    assert step["title"] == "Cultist of Tsathoggua"
    assert step["say"].count("to the ") == 3
    assert step["say"].endswith("; and 1 more")
