"""What somebody new to the table has to be able to read off it: what happened, why not, and who is asked how often."""

import pytest

from miskatonic import text
from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel.speech import said
from tests.games.arkham_lcg.play import Play

TWO = "investigators roland_banks wendy_adams"
HOUSE = "aside hallway attic cellar parlor"


def log(game: Play, kind: str, language: str = "en") -> str:
    """The last line of a kind in the log."""
    return said(GAME.package, game.events(kind)[-1], language)


# --- the scenario -----------------------------------------------------------------------------------------------------


def test_what_goes_with_the_study_is_told() -> None:
    """Given a ghoul and fog in the Study, when the act advances, then the log says that all of it is gone."""
    game = Play(f"{HOUSE}\nthreat 0 ghoul_minion\nattached obscuring_fog study\nclues 0 2").do("advance")
    assert log(game, "removed") == (
        "The Study is removed from the game; discarded with it: Ghoul Minion and Obscuring Fog."
    )
    assert "Ghoul sługus" in log(game, "removed", "pl")


def test_a_study_that_goes_alone_takes_nothing_along() -> None:
    """Given nothing in the Study, when the act advances, then only the room is gone."""
    game = Play(f"{HOUSE}\nclues 0 2").do("advance")
    assert log(game, "removed") == "The Study is removed from the game."


@pytest.mark.parametrize("language", text.COMPLETE)
def test_an_act_that_advances_tells_its_story(language: str) -> None:
    """Given the clues, when the act advances, then its story is read out."""
    game = Play(f"{HOUSE}\nclues 0 2").do("advance")
    assert text.say(GAME.package, language, "card-trapped.story") in log(game, "advances", language)


# --- why not ----------------------------------------------------------------------------------------------------------


def test_a_closed_door_is_named_once() -> None:
    """Given the Parlor closed by its own text, then the reason names it once."""
    game = Play("place hallway\nunrevealed parlor")
    reason = next(one for one in game.refusals if one.reason == "cannot_enter")
    assert game.table.say(reason) == "Move: the Parlor can't be entered now"


def test_what_a_card_lacks_is_counted_in_grammar() -> None:
    """Given a card that is too dear, then the resources that are short stand in the right form."""
    game = Play("hand 0 beat_cop\nresources 0 3")
    reason = next(one for one in game.refusals if one.reason == "resources")
    assert [game.table.say(reason, language) for language in text.COMPLETE] == [
        "Play: 1 resource short (Beat Cop)",
        "Zagranie karty: brakuje 1 zasobu (Gliniarz)",
        "Зіграти карту: бракує 1 ресурсу (Патрульний)",
    ]


def test_clues_that_the_group_lacks_are_told_with_what_takes_them() -> None:
    """Given the act of The Midnight Masks and a single clue, then the reason names the act whose ability it bars."""
    game = Play(f"{TWO}\nscenario the_midnight_masks\nplace rivertown\nclues 0 1")
    reason = next(one for one in game.refusals if one.reason == "group_clues")
    assert [game.table.say(reason, language) for language in text.COMPLETE] == [
        "Use: Uncovering the Conspiracy: the group needs 4 clues and has 1",
        "Użycie zdolności: Odkrycie spisku: razem potrzebujecie 4 wskazówek, a macie 1",
        "Властивість: Викрити змову: разом потрібно здогадок: 4, а є: 1",
    ]


# --- what an option does ----------------------------------------------------------------------------------------------


def test_ones_own_ability_says_what_it_does() -> None:
    """Given Roland who has defeated rats beside a clue, then the reaction he is offered tells what it brings."""
    game = Play("threat 0 swarm_of_rats\nclues study 1").do("fight:swarm_of_rats")
    told = game.table.explain(game.option("react:roland_banks"))
    assert told == [f"{text.say(GAME.package, 'en', 'card-roland_banks.text')} (AH-B-001)"]


def test_an_objective_says_what_it_takes() -> None:
    """Given the clues for the barrier at the end of a round, then the offer tells what is spent for what."""
    game = Play("place hallway\nact the_barrier\nclues 0 3\nphase upkeep")
    assert "3 clues per investigator" in " ".join(game.table.explain(game.option("react:the_barrier")))


def test_a_chance_is_told_in_tokens_of_the_bag() -> None:
    """Given a bag in which half of the tokens would do, then so many of them are told, and not one of two."""
    game = Play("threat 0 ghoul_minion\nbag 0 0 -8 -8")
    told = game.table.explain(game.option("fight:ghoul_minion"))
    assert told[0].startswith("Success: 50%, 2 of 4")


def test_resigning_says_what_it_is() -> None:
    """Given an agenda on which one may resign, then the offer tells that this is no defeat."""
    game = Play("scenario the_midnight_masks\nplace rivertown\nagenda predator_or_prey")
    told = " ".join(game.table.explain(game.option("resign:predator_or_prey")))
    assert "resigning does not count as being defeated" in told


def test_who_comes_next_is_not_read_out() -> None:
    """Given two who may take the next turn, then their names alone are enough."""
    game = Play(f"{TWO}\nphase investigation")
    assert game.table.explain(game.option("turn:0")) == []


# --- tests ------------------------------------------------------------------------------------------------------------


def test_what_a_symbol_is_worth_is_told_with_its_sign() -> None:
    """Given an elder sign worth 2 and a tablet worth −2, then the log says so with true signs."""
    game = Play("clues study 2\nbag elder_sign tablet").draws("elder_sign").do("investigate")
    assert log(game, "token") == "Roland Banks reveals a token: elder sign (+2)."
    game.draws("tablet").do("investigate")
    assert log(game, "token") == "Roland Banks reveals a token: tablet (−2)."


def test_a_narrow_success_is_called_so() -> None:
    """Given a value that just suffices, then nobody reads of a success "by 0"."""
    game = Play("clues study 1\nbag -1").draws("-1").do("investigate")
    assert log(game, "passed") == "Roland Banks succeeds: 2 against 2, just enough."


def test_who_holds_both_seats_is_asked_once_before_the_token() -> None:
    """Given Wendy with a fitting card beside Roland, when one person who holds both draws, then nobody asks again."""
    game = Play(f"{TWO}\nhand 1 perception\nclues study 1").do("investigate").do("draw_token", seat=(0, 1))
    assert game.prompt == "turn"
    assert game.hand(1) == ["perception"]


def test_somebody_else_at_the_table_is_still_asked() -> None:
    """Given Wendy in other hands, when Roland draws, then she is asked whether she commits something."""
    game = Play(f"{TWO}\nhand 1 perception\nclues study 1").do("investigate").do("draw_token", seat=0)
    assert (game.prompt, game.asked) == ("help", 1)


# --- harm -------------------------------------------------------------------------------------------------------------


def test_harm_is_counted_in_grammar() -> None:
    """Given horror that an asset could take, then question and answers count it as people do."""
    game = Play("place hallway\nplace attic\narea 0 beat_cop\nat 0 hallway").do("move:attic")
    assert game.table.choice is not None
    assert game.table.say(game.table.choice, "pl") == (
        "Roland Banks: Strych – otrzymujesz 1 punkt przerażenia. Kto to przyjmuje?"
    )
    assert game.table.say(game.table.choice, "uk") == "Роланд Бенкс: Горище – ви отримуєте 1 жах. Хто це приймає?"
    assert "Роланд Бенкс бере 1 жах" in [game.table.say(one, "uk") for one in game.table.choice.options]
