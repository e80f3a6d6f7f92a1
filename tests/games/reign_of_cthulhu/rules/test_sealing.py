"""What a seal still lacks is told, clue by clue (RC-056)."""

import pytest

from tests.games.reign_of_cthulhu.play import Play


def lacks(game: Play, language: str = "en") -> str:
    """Why no gate can be sealed here, as the active player reads it."""
    (barred,) = game.barred("seal")
    return game.table.say(barred, language)


def at_graveyard(investigator: str = "doctor", *awake: str, eye: bool = False, **clues: int) -> Play:
    """Somebody at the gate of Kingsport, whose linked towns are Dunwich and Innsmouth, with these clues."""
    game = Play(investigator, "driver").at("graveyard", "cafe").awake(*awake).clues(0, **clues)
    if eye:
        game.relics(1, "mi_go_eye")
    game.begin()
    return game.die("blank").do("play:mi_go_eye", seat=1) if eye else game


@pytest.mark.rule("RC-056", "RC-170")
@pytest.mark.parametrize(
    ("investigator", "missing"), [("doctor", "3 Kingsport clues"), ("detective", "2 Kingsport clues")]
)
def test_rc_056_the_detective_lacks_one_clue_less(investigator: str, missing: str) -> None:
    game = at_graveyard(investigator, kingsport=2, dunwich=1)
    assert lacks(game) == f"Seal the gate: {missing} missing"


@pytest.mark.rule("RC-056", "RC-201")
def test_rc_201_yigs_clue_is_told_as_missing_beside_the_others_and_its_towns_are_named() -> None:
    # given: two of Kingsport, and Arkham is not linked to it
    game = at_graveyard("doctor", "yig", kingsport=2, arkham=1)
    # then
    missing = "3 Kingsport clues and a clue of a linked town missing (linked: Dunwich and Innsmouth)"
    assert lacks(game) == f"Seal the gate: {missing}"
    assert set(game.barred("seal")[0].rules) == {"RC-056", "RC-201"}


@pytest.mark.rule("RC-056", "RC-201")
def test_rc_201_with_a_linked_clue_in_hand_only_the_others_are_missing() -> None:
    assert lacks(at_graveyard("doctor", "yig", kingsport=2, dunwich=1)) == "Seal the gate: 3 Kingsport clues missing"


@pytest.mark.rule("RC-056", "RC-201", "RC-219")
@pytest.mark.parametrize(
    ("investigator", "missing"), [("doctor", "2 Kingsport clues"), ("detective", "1 Kingsport clue")]
)
def test_rc_219_under_yig_the_eye_saves_a_clue_of_the_town_where_the_linked_one_is_there(
    investigator: str, missing: str
) -> None:
    # given: with the Eye, four of Kingsport and the linked one would do; three for the Detective
    game = at_graveyard(investigator, "yig", eye=True, kingsport=2, dunwich=1)
    # then the cheaper of the two prices is told
    assert lacks(game) == f"Seal the gate: {missing} missing"


@pytest.mark.rule("RC-056", "RC-201", "RC-219")
@pytest.mark.parametrize(
    ("held", "missing"),
    [
        (4, "1 clue missing: of Kingsport, or of a linked town (linked: Dunwich and Innsmouth)"),
        (3, "2 Kingsport clues missing, one of which may be of a linked town (linked: Dunwich and Innsmouth)"),
    ],
)
def test_rc_219_under_yig_the_eye_leaves_open_which_clue_is_missing(held: int, missing: str) -> None:
    assert lacks(at_graveyard("doctor", "yig", eye=True, kingsport=held)) == f"Seal the gate: {missing}"


@pytest.mark.rule("RC-056")
@pytest.mark.parametrize("language", ["pl", "uk"])
@pytest.mark.parametrize("eye", [False, True])
def test_rc_056_what_is_missing_is_told_in_every_language(language: str, eye: bool) -> None:
    said = [lacks(at_graveyard("doctor", "yig", eye=eye, kingsport=held), language) for held in range(5)]
    assert len(set(said)) == len(said)
    assert not any("Seal" in sentence or "{" in sentence for sentence in said)
