"""Catalogues: rows are the only source of ids, numbers, names and sizes."""

from typing import Any, NamedTuple

import pytest

from miskatonic.kernel import Catalogue, DoubleId, Name, Option, UnknownId, released_first
from miskatonic.kernel.catalogue import things_in


class Monster(NamedTuple):
    """A printed monster."""

    id: str
    copies: int = 1
    speaks: bool = False


def catalogue() -> Catalogue[Monster]:
    return Catalogue(
        "monster",
        [Monster("ghoul", copies=2), Monster("cultist", speaks=True)],
        parts=lambda row: ("text",) if row.speaks else (),
    )


def test_a_row_with_copies_is_several_things_of_one_name() -> None:
    monsters = catalogue()
    assert [row.id for row in monsters] == ["ghoul", "ghoul", "cultist"]
    assert monsters.names == ["monster-ghoul", "monster-ghoul", "monster-cultist"]
    assert [name.thing for name in monsters.names] == ["monster:ghoul#1", "monster:ghoul#2", "monster:cultist"]
    assert (monsters.number("cultist"), monsters.ids) == (2, ["ghoul", "cultist"])


def test_a_row_more_leaves_the_others_their_numbers() -> None:
    monsters = catalogue()
    monsters.add(Monster("byakhee"))
    assert (monsters.number("ghoul"), monsters.number("cultist"), monsters.number("byakhee")) == (0, 2, 3)


def test_released_rows_keep_their_numbers_wherever_new_ones_stand() -> None:
    # given a row more at the top, of a catalogue that was released as it is
    before = catalogue().fingerprint()
    grown = Catalogue("monster", [Monster("byakhee", copies=2), *dict.fromkeys(catalogue())])
    # when
    released_first([grown], {"monster": ["ghoul", "gone", "cultist"]})
    # then all is as if it had been appended
    appended = catalogue()
    appended.add(Monster("byakhee", copies=2))
    assert (grown.rows, grown.names, grown.ids) == (appended.rows, appended.names, appended.ids)
    assert [name.thing for name in grown.names] == [name.thing for name in appended.names]
    assert [grown.number(id_) for id_ in grown.ids] == [0, 2, 3]
    assert grown.fingerprint(before[0]) == before


def test_a_family_of_which_nothing_was_released_stays_as_it_stands() -> None:
    monsters = catalogue()
    released_first([monsters], {})
    assert (monsters.rows, monsters.names) == (catalogue().rows, catalogue().names)


def test_two_rows_of_one_id_are_an_error_that_names_it() -> None:
    with pytest.raises(DoubleId, match="two rows 'ghoul' among those of monster"):
        catalogue().add(Monster("ghoul"))


def test_an_unknown_id_is_an_error_with_a_guess() -> None:
    with pytest.raises(UnknownId, match=r"no monster 'cultis'\. Did you mean 'cultist'"):
        catalogue().number("cultis")


def test_a_row_says_which_words_it_wants() -> None:
    assert catalogue().wanted_words() == {"monster-ghoul": (), "monster-cultist": ("text",)}


def test_a_fingerprint_of_what_was_known_stays_while_rows_are_only_added() -> None:
    before = catalogue().fingerprint()
    grown = catalogue()
    grown.add(Monster("byakhee"))
    assert grown.fingerprint() != before
    assert grown.fingerprint(before[0]) == before
    other = Catalogue("monster", [Monster("cultist"), Monster("ghoul", copies=2)])
    assert other.fingerprint(before[0]) != before


def test_names_tell_what_arguments_are_about() -> None:
    ghoul = Name("monster-ghoul", "monster:ghoul#2")
    dice = (Name("die-green", "die:0"), Name("die-green", "die:3"))
    args: dict[str, Any] = {"monster": ghoul, "dice": dice, "row": 2, "face": "face-lore", "again": ghoul}
    assert things_in(args) == ["monster:ghoul#2", "die:0", "die:3"]
    assert Option("defeat:2", **args).about == things_in(args)
    assert Option("defeat:2", about=("monster:ghoul#2",), **args).about == ["monster:ghoul#2"]
    assert f"{ghoul}.acc" == "monster-ghoul.acc"
