"""AH-B-218: the record of a campaign is read for years: every version, and nothing that is not one."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from miskatonic import text
from miskatonic.games.arkham_lcg import GAME, cards
from miskatonic.games.arkham_lcg.rules.record import LONGEST, VERSION, read, written
from miskatonic.kernel import Line, UnknownOption, new_table
from tests.games.arkham_lcg.looks import seen_board

SAMPLES = Path(__file__).resolve().parent.parent / "records"
NEWEST = SAMPLES / f"version{VERSION}.json"


def sample() -> Any:
    """A record of the present version, to be spoiled."""
    return json.loads(NEWEST.read_text(encoding="utf-8"))


def refusal(written: str) -> str:
    """Why a text is no record, in English; in every language it is a sentence of its own."""
    why = read(written)
    assert isinstance(why, Line), f"{written[:80]} was read"
    said = {language: text.say(GAME.package, language, why.message, why.args) for language in text.LANGUAGES}
    assert len(set(said.values())) == len(said)
    assert all(len(one) < 300 and one.isprintable() and one.endswith(".") for one in said.values())
    return said["en"]


@pytest.mark.rule("AH-B-218")
@pytest.mark.parametrize("file", sorted(SAMPLES.glob("*.json")), ids=lambda file: file.stem)
def test_ah_b_218_records_of_every_version_are_read_and_gone_on_from(file: Path) -> None:
    """Given a record that some version wrote, then it is one of today, stays the same, and a table begins with it."""
    found = read(file.read_text(encoding="utf-8"))
    assert isinstance(found, dict), found
    assert found["version"] == VERSION
    assert read(written(found)) == found
    if found["scenario"]:
        plan = GAME.resumed(written(found))
        assert plan is not None
        table = new_table(GAME, seed=1, seats=len(plan.seats), options=dict(plan.options))
        assert seen_board(table)["scenario"] == found["scenario"]
        assert table.problems() == []


def test_there_is_a_sample_of_every_version() -> None:
    """A version that can't be tried is not kept."""
    assert [file.stem for file in sorted(SAMPLES.glob("*.json"))] == [f"version{n}" for n in range(1, VERSION + 1)]


@pytest.mark.rule("AH-B-218")
def test_ah_b_218_the_first_version_means_what_it_meant() -> None:
    """Given a record of version 1, then log, trauma, decks and experience are those it had."""
    before = json.loads((SAMPLES / "version1.json").read_text(encoding="utf-8"))
    now = read(json.dumps(before))
    assert isinstance(now, dict), now
    assert [one["entry"] for one in now["log"]] == before["log"]
    for then, person in zip(before["investigators"], now["investigators"], strict=True):
        assert (person["deck"], person["earned"], person["physical"]) == (
            then["deck"],
            then["earned"],
            then["physical"],
        )
        assert person["unspent"] == sum(one["amount"] for one in then["experience"])
    assert now["history"][0]["resolution"] == before["history"][0]["resolution"]


NO_RECORDS = {
    "": "not JSON",
    "{": "not JSON",
    "[" * 50_000: "not JSON",
    "null": "isn't a campaign record",
    "[]": "isn't a campaign record",
    '"night"': "isn't a campaign record",
    "{}": "isn't a campaign record",
    '{"format":"miskatonic.elder_sign.campaign","version":1}': "isn't a campaign record",
    '{"format":"miskatonic.arkham_lcg.campaign"}': "doesn't give its version",
    '{"format":"miskatonic.arkham_lcg.campaign","version":"2"}': "doesn't give its version",
    '{"format":"miskatonic.arkham_lcg.campaign","version":true}': "doesn't give its version",
    '{"format":"miskatonic.arkham_lcg.campaign","version":99}': "reads records up to version",
    '{"format":"miskatonic.arkham_lcg.campaign","version":1}': "history is not what version 1 would have written",
    '{"format":"miskatonic.arkham_lcg.campaign","version":2}': "investigators isn't a list",
    "x" * (LONGEST + 1): f"at most {LONGEST} are read",
    f'{{"format":"miskatonic.arkham_lcg.campaign","version":{"9" * 5000}}}': "not JSON",
}


@pytest.mark.rule("AH-B-218")
@pytest.mark.parametrize("held", NO_RECORDS, ids=range(len(NO_RECORDS)))
def test_ah_b_218_what_is_no_record_is_refused_with_a_sentence(held: str) -> None:
    """Given some text, then one sentence says what is the matter, and no table begins."""
    assert NO_RECORDS[held] in refusal(held)
    with pytest.raises(UnknownOption):
        new_table(GAME, seed=1, seats=1, options={"campaign": held})


SPOILED: list[tuple[tuple[Any, ...], Any, str]] = [
    (("boxes",), ["core", "atlantis"], "with the box 'atlantis', which this program doesn't have"),
    (("boxes",), ["core", ["core"]], "with the box ['core'], which this program doesn't have"),
    (("boxes",), ["dunwich_legacy"], "leaves out the Core Set"),
    (("boxes",), "core", "boxes isn't a list"),
    (("campaign",), "the_dunwich_legacy", "campaign is 'the_dunwich_legacy'"),
    (("difficulty",), "nightmare", "difficulty is 'nightmare'"),
    (("taboo",), None, "taboo is None"),
    (("scenario",), "the_last_king", "scenario is 'the_last_king'"),
    (("outcome",), "draw", "outcome is 'draw'"),
    (("bag",), [], "the chaos bag has no numbered tokens"),
    (("bag",), ["cultist"] * 5, "the chaos bag has no numbered tokens"),
    (("bag",), ["-9"], "not a chaos token"),
    (("bag",), ["0"] * 101, "101 entries"),
    (("bag",), "0", "bag isn't a list"),
    (("log",), ["house_burned"], "log 1 is not what it should be"),
    (("log", 0, "entry"), "<b>", "isn't a log entry"),
    (("log", 0, "entry"), "a" * 100, "isn't a log entry"),
    (("log", 0, "entry"), "got_away:nobody", "which doesn't exist"),
    (("log", 0, "scenario"), "", "log 1, scenario is ''"),
    (("investigators",), [], "there are no investigators"),
    (("investigators",), {}, "investigators isn't a list"),
    (("investigators", 0), 7, "investigators 1 is not what it should be"),
    (("investigators", 0, "code"), "01116", "not an investigator"),
    (("investigators", 0, "code"), "01002", "is listed twice"),
    (("investigators", 0, "fate"), "bored", "fate is 'bored'"),
    (("investigators", 0, "sits_out"), 1, "not true or false"),
    (("investigators", 0, "physical"), -1, "not a number from 0"),
    (("investigators", 0, "mental"), 10**9, "not a number from 0"),
    (("investigators", 0, "mental"), 5, "nobody can play on with that much trauma"),
    (("investigators", 0, "physical"), 9, "nobody can play on with that much trauma"),
    (("investigators", 0, "deck"), {f"{code:05}": 9 for code in range(1016, 1030)}, "126 cards; there can be at most"),
    (("investigators", 0, "mental"), True, "not a number from 0"),
    (("investigators", 0, "mental"), 1.0, "not a number from 0"),
    (("investigators", 0, "deck"), [], "isn't a list of cards"),
    (("investigators", 0, "deck", "99999"), 1, "which doesn't exist"),
    (("investigators", 0, "deck", "01116"), 1, "isn't a deck card"),
    (("investigators", 0, "deck", "01001"), 1, "isn't a deck card"),
    (("investigators", 0, "deck", "01020"), 0, "0 copies"),
    (("investigators", 0, "deck", "01020"), 10**6, "1000000 copies"),
    (("investigators", 0, "deck", "01020"), "2", "'2' copies"),
    (("investigators", 0, "side"), None, "isn't a list of cards"),
    (("investigators", 0, "earned"), ["01020"], "not a story card"),
    (("investigators", 0, "experience"), [{"reason": "luck"}], "scenario is None"),
    (("investigators", 0, "experience", 0, "amount"), -999, "more experience was spent than earned"),
    (("investigators", 0, "experience", 0, "amount"), 10**7, "not a number from"),
    (("investigators", 0, "experience", 0, "reason"), "luck", "reason is 'luck'"),
    (("unclaimed",), ["01001"], "not a story card"),
    (("pool",), ["01020"], "not a basic weakness"),
    (("history",), [{}], "has no resolution"),
    (("history", 0, "result"), "x" * 1000, "result is 'xxx"),
]


@pytest.mark.rule("AH-B-218")
@pytest.mark.parametrize(
    ("path", "value", "expected"), SPOILED, ids=[f"{path[-1]}-{n}" for n, (path, _, _) in enumerate(SPOILED)]
)
def test_ah_b_218_a_spoiled_record_is_refused_by_name_of_what_is_wrong(
    path: tuple[Any, ...], value: Any, expected: str
) -> None:
    """Given a record of today with one thing changed, then the sentence says which, and nothing else happens."""
    spoiled = sample()
    inside = spoiled
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    assert expected in refusal(json.dumps(spoiled))


@pytest.mark.rule("AH-B-218")
def test_ah_b_218_nothing_that_a_record_has_besides_is_taken_along() -> None:
    """Given a record with things of somebody else in it, then they are not in what is read."""
    more = sample()
    more["secret"] = more["investigators"][0]["secret"] = "x"
    assert read(json.dumps(more)) == read(json.dumps(sample()))


@pytest.mark.rule("AH-B-216")
def test_ah_b_216_a_campaign_that_is_over_is_not_gone_on_with() -> None:
    """Given a record whose campaign is over, then a table says so and does not begin."""
    over = {**sample(), "scenario": "", "outcome": "won"}
    with pytest.raises(UnknownOption, match="This campaign is over"):
        new_table(GAME, seed=1, seats=1, options={"campaign": json.dumps(over)})
    with pytest.raises(UnknownOption, match="This campaign is over"):
        GAME.resumed(json.dumps(over))
    assert GAME.resumed("{}") is None


@pytest.mark.rule("AH-D-002")
def test_ah_d_002_whatever_a_scenario_writes_has_its_words_and_can_be_read_again() -> None:
    """Given all that the scenarios write into the log, then it is said in every language, so that a record holds it."""
    sources = [path.read_text(encoding="utf-8") for path in Path(cards.__file__).parent.glob("*.py")]
    noted = {key for source in sources for key in re.findall(r'note\(game, f?"([a-z_]+)', source)}
    noted |= {"house_burned", "house_standing", "ritual_broken", "umordhoth_repelled", "lita_sacrificed"}
    assert {"past_midnight", "got_away", "interrogated", "arkham_succumbed"} <= noted
    for key in noted:
        for language in text.LANGUAGES:
            assert text.has(GAME.package, language, f"note-{key}"), (key, language)
