"""What each viewer sees and reads: their own seats, their own language, and nothing that nobody may know."""

import json
import random
import re
from collections.abc import Iterator, Mapping

import msgspec
import pytest

import miskatonic
from miskatonic import text
from miskatonic.kernel import Table
from miskatonic.kernel.view import Args
from miskatonic.server import answers
from miskatonic.server.messages import About, Refused
from miskatonic.server.seen import explanations, question, scene
from miskatonic.server.seen.games_and_words import described
from miskatonic.server.tables.open_table import OpenTable
from miskatonic.server.tables.people import Viewer
from miskatonic.terminal import boards, plain
from tests.games.reign_of_cthulhu.play import Play
from tests.server.page import (
    REIGN,
    Page,
    Plain,
    Replayed,
    Seated,
    Server,
    State,
    bearer,
    choice_of,
    offered,
    own,
    question_of,
    together,
    view_of,
)

GAMES = [game.id for game in miskatonic.games()]
SEED = 4_321_987_654_321
CYRILLIC = re.compile("[а-яіїєґ]", re.IGNORECASE)


def because(page: Page, **about: object) -> answers.Because:
    page.send(type="why", id="q1", about=about)
    found = page.hear("because")
    assert found["id"] == "q1"
    return found


# --- what nobody may know ---


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_no_message_and_no_endpoint_tells_the_seed_or_a_key(server: Server, game: str) -> None:
    # given: everything that is said about a table to its players, who asked all they could ask
    seated = server.new_table(game, seed=SEED)
    path = f"/api/tables/{seated['table']}"
    with (
        Page(server, seated, seated["keys"][0], name="Ada") as ada,
        Page(server, seated, seated["keys"][1], name="Marek") as marek,
        Page(server, seated, seated["spectator"]) as spectator,
    ):
        for _ in range(10):
            mover = ada if ada.options() else marek
            number = mover.answer()["number"]
            for page in (ada, marek, spectator):
                page.reach(number)
                because(page, choice=True)
                because(page, event=page.last["log"]["lines"][0]["number"] if page.last["log"]["lines"] else 0)
                page.settle()
        said = [json.dumps(page.heard) for page in (ada, marek, spectator)]
    # when: and by every endpoint to every key
    for key in (*seated["keys"], seated["spectator"], seated["creator"]):
        for query in ("replay?at=0", "replay?at=7", "course"):
            said.append(server.http.get(f"{path}/{query}", headers=bearer(key)).text)
    said.append(server.http.get("/api/tables", headers=bearer(seated["creator"])).text)
    # then
    whole = "\n".join(said)
    table = server.opened(seated).table
    for secret in (str(SEED), str(table.state.rng), *seated["keys"], seated["spectator"], seated["creator"]):
        assert secret not in whole
    assert '"seed"' not in whole
    assert '"rng"' not in whole
    for person in ("person of", "ada-1"):
        assert person not in whole, "a person's id is for the server alone"


def told(opened: OpenTable, seats: set[int], before: OpenTable) -> list[object]:
    """Everything the present position can be made to tell somebody: the state, what has changed of it since one before,
    the words, and why to every name.
    """
    viewer, watcher = Viewer(seats, "en"), Viewer(seats, "en")
    state = msgspec.json.decode(scene.state(opened, viewer))
    scene.change(before, watcher)
    change = msgspec.json.decode(scene.change(opened, watcher))
    assert change["type"] == "change"
    found: list[object] = [state["view"], state["asked"], scene.in_words(opened, viewer), change["set"], change["log"]]
    questions = [About(name=name) for name in text.messages(opened.table.game.package, "en")]
    questions += [About(option=option["text"]) for option in offered(state)] + [About(choice=True)]
    questions += [About(barred=n) for n in range(5)] + [About(event=event.number) for event in opened.log]
    for about in questions:
        try:
            found.append(explanations.because(opened, viewer, about))
        except Refused as refused:
            found.append(refused.code)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [{0}, {1}, set()])
def test_the_hidden_order_shows_nowhere(server: Server, game: str, seats: set[int]) -> None:
    # given: a table, and another on which everything unknown to the viewer was redealt
    opened = server.opened(server.new_table(game, seed=SEED))
    table = opened.table
    for _ in range(9):
        assert table.choice is not None
        table.answer(table.choice.options[0])
    opened.refresh()
    twin = table.determinised(min(seats, default=None), seed=99)
    assert twin.state.to_plain() != table.state.to_plain()
    other = opened.as_if(twin)
    other.story.log = opened.log
    before = opened.past(4)
    # then: the viewer can't tell one from the other
    assert told(other, seats, before) == told(opened, seats, before)


@pytest.fixture
def reader(server: Server) -> Iterator[tuple[Seated, list[Page]]]:
    """Seat 1 reads the Book of Shadow: a question that is nobody else's business. A page for each, and one looks on."""
    game = Play("driver", "doctor").relics(1, "book_of_shadow")
    game.deck_top("evil_stirs", "arkham", "silver_key", "kingsport").begin()
    game.table.origin = game.table._checkpoints[0][1].copy()
    seated = server.imported(game.table.save())
    pages = [Page(server, seated, key) for key in (*seated["keys"], seated["spectator"])]
    for page in pages:
        page.__enter__()
    pages[1].answer("play:book_of_shadow")
    with together(pages, 1):
        yield seated, pages


def seen(state: State) -> Args:
    """What a state tells of the cards that were looked at: to everybody with the kind of event that it is."""
    [line] = [line for line in state["log"]["lines"] if line["kind"] == "cards_seen"]
    return line["args"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "1 action, sanity roll for the gate, sanity roll: Shoggoth in the Graveyard"),
        ("pl", "1 akcja, rzut kością poczytalności za bramę, rzut kością poczytalności: Shoggoth na Cmentarzu"),
    ],
)
def test_an_options_rolls_stand_beside_it_on_the_page(server: Server, language: str, told: str) -> None:
    # given: a gate with a Shoggoth behind it
    game = Play("doctor", "driver").at("park", "cafe").shoggoths("graveyard").begin()
    game.table.origin = game.table._checkpoints[0][1].copy()
    seated = server.imported(game.table.save())
    # then
    with Page(server, seated, *seated["keys"], language=language) as page:
        beside = {option["text"]: option["remark"] for option in offered(page.last)}
    assert beside["gate:graveyard"] == told


def test_a_private_question_is_shown_to_the_asked_seat_only(server: Server, reader: tuple[Seated, list[Page]]) -> None:
    # given
    seated, (driver, doctor, spectator) = reader
    cards = [option["text"] for option in offered(doctor.last)]
    assert len(cards) == 4
    # then
    for page in (driver, spectator):
        asked = question_of(page.last)
        assert (asked["seat"], asked["groups"], asked["barred"], asked["default"]) == (1, [], [], None)
        assert not own(page.last, asked)
        assert "options" not in choice_of(page.last)
        heard = json.dumps(page.heard)
        assert seen(page.last) == {"who": "investigator-doctor", "count": 4}
        assert not [card for card in cards if f'"{card}"' in heard]
        # neither by guessing
        page.send(type="why", id="x", about={"option": cards[0]})
        assert page.hear("refused")["code"] == "nothing"
        for option in (cards[0], "next:nonsense"):
            assert page.asks(type="answer", number=1, option=option) == "not_yours"
    cards_seen = seen(doctor.last)["cards"]
    assert isinstance(cards_seen, list)
    assert len(cards_seen) == 4
    # when
    doctor.answer(cards[0])
    driver.reach(2)
    # then: not afterwards either, and not in the replay
    for option in cards:
        assert driver.asks(type="answer", number=1, option=option) == "stale"
    for key in (seated["keys"][0], seated["spectator"]):
        found = server.get(Replayed, f"/api/tables/{seated['table']}/replay", key, at=1)
        past = found["state"]
        assert found["answer"] is None
        assert offered(past) == []
        assert "cards" not in seen(past)
    assert (
        len(offered(server.get(Replayed, f"/api/tables/{seated['table']}/replay", seated["keys"][1], at=1)["state"]))
        == 4
    )


# --- when it is ---


def test_turns_are_counted_and_counted_back(both: Page) -> None:
    # given
    assert (both.last["turn"], both.last["day"]) == (1, 1)
    # when
    while both.last["turn"] == 1:
        both.answer("end_actions" if "end_actions" in both.options() else None)
    assert both.last["turn"] == 2
    both.send(type="undo", number=both.last["number"], to="decision")
    # then
    assert both.until(lambda state: state["turn"] == 1)["day"] == 1


# --- whose it is ---


def test_two_people_see_the_same_options_but_different_ones_as_their_own(ada: Page, marek: Page) -> None:
    ours, theirs = offered(ada.last), offered(marek.last)
    assert [option["text"] for option in ours] == [option["text"] for option in theirs]
    assert all(own(ada.last, one) != own(marek.last, one) for one in ours)
    assert own(ada.last, question_of(ada.last)) != own(marek.last, question_of(marek.last))
    assert [option["n"] for option in ours] == list(range(1, len(ours) + 1))
    assert [entry["mine"] for entry in ada.last["seats"]] == [True, False]
    assert [entry["mine"] for entry in marek.last["seats"]] == [False, True]


def test_somebody_with_two_seats_sees_through_the_eyes_of_the_one_that_is_asked(
    server: Server, seated: Seated, both: Page
) -> None:
    for _ in range(10):
        seat = question_of(both.last)["seat"]
        view = json.loads(json.dumps(server.opened(seated).table.view(seat)))
        assert view_of(both.last)["board"] == view["board"]
        assert view["choice"] == {**view["choice"], **choice_of(both.last)}
        both.answer()


# --- languages ---


@pytest.mark.parametrize("game", GAMES)
def test_everybody_reads_in_their_own_language_and_may_change_it(server: Server, game: str) -> None:
    # given
    seated = server.new_table(game)
    pages = {language: Page(server, seated, *seated["keys"], language=language) for language in text.LANGUAGES}
    for page in pages.values():
        page.__enter__()
    # when
    pages["en"].answer()
    states = {language: page.reach(1) for language, page in pages.items()}
    # then
    assert [state["language"] for state in states.values()] == list(text.LANGUAGES)
    assert len({question_of(states[language])["say"] for language in text.COMPLETE}) == len(text.COMPLETE)
    assert states["en"]["view"] == states["uk"]["view"]
    assert CYRILLIC.search(question_of(states["uk"])["say"])
    # when: in the middle of the game
    pages["en"].send(type="language", language="uk")
    state = pages["en"].state()
    # then: a whole new state in it, the log from its beginning
    assert (state["language"], state["asked"]) == ("uk", states["uk"]["asked"])
    assert state["log"]["reset"]
    assert state["log"]["lines"][0]["number"] == 0
    assert all(CYRILLIC.search(line["say"]) for line in state["log"]["lines"])
    assert pages["pl"].last["language"] == "pl"
    # also refusals
    assert CYRILLIC.search(_refusal(pages["en"]))
    assert not CYRILLIC.search(_refusal(pages["pl"]))
    for page in pages.values():
        page.close()


def _refusal(page: Page) -> str:
    page.send(type="answer", number=0, option="nonsense")
    say: str = page.hear("refused")["say"]
    return say


@pytest.mark.parametrize("game", GAMES)
def test_a_message_that_nobody_has_written_stops_no_table(
    server: Server, game: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    # given: a game without most of its sentences
    say = text.say

    def unwritten(domain: str, language: str, message: str, args: Mapping[str, object] | None = None) -> str:
        if message.startswith(("ask-", "barred-", "event-", "option-", "outcome-", "why-", "rule-")):
            raise text.MissingMessage(message, domain, language)
        return say(domain, language, message, args)

    monkeypatch.setattr(text, "say", unwritten)
    monkeypatch.setattr(question, "_KNOWN", {})
    seated = server.new_table(game)
    with Page(server, seated, *seated["keys"]) as page:
        # when
        made = 0
        while page.last["asked"] and made < 8:
            assert because(page, choice=True)["title"]
            choice, before = server.opened(seated).table.choice, page.last
            assert choice is not None
            ids = [f"ask-{choice.prompt}", *(f"barred-{one.reason}" for one in choice.barred)]
            page.answer()
            made += 1
        # then: the table goes on, with ids where the sentences would be
        asked = question_of(before)
        assert [asked["say"], *(one["reason"] for one in asked["barred"])] == ids
        assert all(option["say"] == f"option-{option['verb']}" for option in offered(before))
        assert all(line["say"].startswith(("event-", "option-", "outcome-")) for line in page.last["log"]["lines"])
    assert server.get(answers.Course, f"/api/tables/{seated['table']}/course", seated["spectator"])["decisions"] == made
    # and whoever runs the server hears of it
    assert f"no message {asked['say']!r}" in caplog.text


@pytest.mark.parametrize("domain", ["web", *GAMES])
def test_the_words_of_page_and_games_are_there_in_every_language(server: Server, domain: str) -> None:
    found = {
        language: server.get(answers.Words, f"/api/words/{domain}/{language}")["words"] for language in text.LANGUAGES
    }
    assert found["en"].keys() == found["pl"].keys() == found["uk"].keys()
    assert found["en"]
    assert all(found["uk"].values())
    assert not [name for name in found["en"] if name.startswith("terminal-")]


def test_games_are_described_in_every_language(server: Server) -> None:
    for language in text.LANGUAGES:
        games = server.get(answers.Games, "/api/games", language=language)["games"]
        assert [game["id"] for game in games] == GAMES
        for game in games:
            assert bool(CYRILLIC.search(game["tagline"])) == (language == "uk")
            assert "random" in game["bots"]
            for setting in game["settings"]:
                assert setting["default"] in [value["value"] for value in setting["values"]]
    assert server.http.get("/api/games?language=xx").status_code == 400


# --- why, and the position in words ---


@pytest.mark.parametrize("game", GAMES)
def test_why_tells_the_rule_behind_everything(server: Server, game: str) -> None:
    seated = server.new_table(game)
    with Page(server, seated, *seated["keys"]) as page:
        asked = question_of(page.last)
        found = because(page, choice=True)
        assert found["title"] == asked["say"]
        assert found["rules"][0]["id"] == asked["rule"]
        assert found["rules"][0]["say"]
        option = offered(page.last)[0]
        assert because(page, option=option["text"])["title"] == option["say"]
        for thing in asked["barred"]:
            barred = because(page, barred=thing["n"])
            assert barred["title"] == thing["say"]
            assert {rule["id"] for rule in barred["rules"]} >= set(thing["rules"])
        for line in page.last["log"]["lines"]:
            assert because(page, event=line["number"])["title"] == line["say"]
        rule = because(page, rule=asked["rule"])
        assert (rule["rules"][0]["id"], rule["rules"][0]["said"]) == (asked["rule"], True), "it is the title"
        assert not found["rules"][0]["said"] or found["rules"][0]["say"] in [line["say"] for line in found["lines"]]
        name = page.last["seats"][0]["id"]
        assert because(page, name=name)["title"] == page.last["seats"][0]["name"]


@pytest.mark.parametrize(
    "about",
    [
        {},
        {"option": "fly:moon"},
        {"barred": 999},
        {"event": 999_999},
        {"name": "nothing-of-the-kind"},
        {"name": "ask-action"},
        {"name": "place-park.short"},
        {"rule": "RC-9999"},
        {"rule": "../../etc"},
    ],
    ids=str,
)
def test_why_about_nothing_is_refused_and_the_page_stays(ada: Page, about: Plain) -> None:
    ada.send(type="why", id="x", about=about)
    assert ada.hear("refused")["code"] == "nothing"
    ada.settle()


@pytest.mark.parametrize("game", GAMES)
def test_the_position_is_told_in_words(server: Server, game: str) -> None:
    seated = server.new_table(game)
    for language in text.LANGUAGES:
        with Page(server, seated, seated["spectator"], language=language) as page:
            page.send(type="position")
            lines = page.hear("position")["lines"]
            assert lines
            if language in ("en", "uk") and boards.board(game) is not plain:
                assert bool(CYRILLIC.search(" ".join(lines))) == (language == "uk")


# --- going back through a game ---


def test_every_position_can_be_seen_again_as_it_was(server: Server, seated: Seated) -> None:
    # given
    path = f"/api/tables/{seated['table']}"
    with Page(server, seated, *seated["keys"]) as page:
        seen, said = [view_of(page.last)], []
        page.send(type="language", language="pl")
        page.until(lambda state: state["language"] == "pl")
        for _ in range(6):
            first = page.options()[0]
            said.append(next(one["say"] for one in offered(page.last) if one["text"] == first))
            seen.append(view_of(page.answer(first)))
    # then
    for at, view in enumerate(seen):
        found = server.get(Replayed, f"{path}/replay", seated["spectator"], at=at, language="pl")
        assert (found["at"], found["last"], found["state"]["language"]) == (at, 6, "pl")
        assert (found["answer"] or {"say": ""})["say"] == [*said, ""][at], "and what was answered there"
        past = view_of(found["state"])
        assert (past["board"], past["choice"], past["decisions"]) == (view["board"], view["choice"], at)
        assert not [line for line in found["state"]["log"]["lines"] if line["kind"] == "undone"]
    for wrong in ("7", "-1", "x", "9" * 30, "٣"):
        answer = server.http.get(f"{path}/replay", params={"at": wrong}, headers=bearer(seated["spectator"]))
        assert answer.status_code == 400
    assert server.opened(seated).table.number == 6


def test_a_position_does_not_tell_what_was_taken_back_only_later(server: Server, seated: Seated) -> None:
    # given the third decision was taken back, and the game went on
    with Page(server, seated, *seated["keys"]) as page:
        for _ in range(3):
            page.answer()
        page.send(type="undo", number=page.last["number"], to="decision")
        page.until(lambda state: view_of(state)["decisions"] == 2)
        for _ in range(2):
            page.answer()

    def taken_back(at: int) -> int:
        found = server.get(Replayed, f"/api/tables/{seated['table']}/replay", seated["spectator"], at=at)
        return sum(line["kind"] == "undone" for line in found["state"]["log"]["lines"])

    # then only the positions that came after that tell it
    assert [taken_back(at) for at in range(5)] == [0, 0, 0, 1, 1]


def test_names_and_rules_can_be_read_about_at_every_position(server: Server, seated: Seated) -> None:
    # given
    with Page(server, seated, *seated["keys"]) as page:
        page.answer()
        page.send(type="why", id="q", about={"name": "sign-cultist"})
        told = page.hear("because")
    path, key = f"/api/tables/{seated['table']}/why", seated["spectator"]
    # then it is the same as at the table
    found = server.get(answers.Explained, path, key, at=1, name="sign-cultist")
    assert found == {part: told[part] for part in ("title", "lines", "rules")}
    assert server.get(answers.Explained, path, key, at=0, rule="RC-031", language="pl")["rules"][0]["id"] == "RC-031"
    # and whatever does not fit is refused
    for wrong in ({}, {"name": "nobody"}, {"name": ""}, {"rule": "x" * 100}, {"name": "sign-cultist", "at": "x"}):
        assert server.http.get(path, params=wrong, headers=bearer(key)).status_code == 400
    assert server.http.get(path, params={"name": "sign-cultist"}).status_code == 404


def finished(server: Server, game: str) -> tuple[Seated, Table]:
    """A game played to its end."""
    seated = server.new_table(game, seed=SEED)
    with Page(server, seated, *seated["keys"]) as page:
        while page.last["outcome"] is None:
            options = page.options()
            page.answer(options[page.last["number"] % len(options)])
    return seated, server.opened(seated).table


def test_the_course_counts_the_minutes_and_what_was_taken_back(server: Server, seated: Seated) -> None:
    # given: three decisions, two of them taken back one by one, and an hour between the first entry and the last
    with Page(server, seated, *seated["keys"]) as page:
        for _ in range(3):
            page.answer()
        for number in (3, 4):
            page.send(type="undo", number=number, to="decision")
            page.until(lambda state: state["number"] == number + 1)
    opened = server.opened(seated)
    opened.header = opened.header._replace(made=opened.touched - 3600)
    # when
    course = server.get(answers.Course, f"/api/tables/{seated['table']}/course", seated["spectator"])
    # then
    assert (course["decisions"], course["undone"], course["minutes"]) == (1, 2, 60)


def test_the_course_tells_how_it_went_and_the_seed_when_it_is_over(server: Server) -> None:
    # given
    seated, table = finished(server, REIGN)
    # when
    course = server.get(answers.Course, f"/api/tables/{seated['table']}/course", seated["spectator"], language="uk")
    # then
    assert course["decisions"] == len(table.made)
    assert course["measures"]
    for measure in course["measures"]:
        decisions = [point[0] for point in measure["points"]]
        assert decisions == sorted(set(decisions))
        assert decisions[0] == 0
        assert CYRILLIC.search(measure["label"])
    assert all(0 < mark["at"] <= len(table.made) and mark["title"] + mark["say"] for mark in course["marks"])
    assert course["again"] == {"game": REIGN, "seats": 2, "options": dict(table.options), "seed": SEED}
    # when: the same once more
    assert course["again"] is not None
    again = server.opened(server.post(Seated, "/api/tables", {**course["again"]}))
    assert again.table.options == table.options
    assert again.table.digest() == table.from_the_beginning().digest()


def test_the_course_of_an_imported_table_goes_on_where_it_was_changed(server: Server, seated: Seated) -> None:
    # given: imported, taken back beyond the import, and played on in another way
    with Page(server, seated, *seated["keys"]) as page:
        for _ in range(4):
            page.answer()
    file = server.http.get(f"/api/tables/{seated['table']}/export", headers=bearer(seated["creator"])).text
    copy = server.imported(file)
    with Page(server, copy, *copy["keys"]) as page:
        for number in (5, 6):
            page.send(type="undo", number=page.last["number"], to="decision")
            page.reach(number)
        for _ in range(5):
            page.answer(page.options()[-2])
    # then
    course = server.get(answers.Course, f"/api/tables/{copy['table']}/course", copy["creator"])
    assert (course["decisions"], course["again"]) == (7, None)


# --- what there is to read about things ---


@pytest.mark.parametrize(
    ("game", "name", "told"),
    [
        ("elder_sign", "adventure-koi_pond", "Reward: monster, clue, common item and Elder Sign."),
        ("elder_sign", "adventure-koi_pond", "Task 2: terror and 2 × peril."),
        ("elder_sign", "adventure-koi_pond", "Penalty: sanity and 2 × stamina."),
        ("elder_sign", "monster-elder_thing", "Locks: green die."),
        ("elder_sign", "sign-terror", "Faces out of 6: green die 1, yellow die 0, red die 0."),
        (REIGN, "place-train_station", "One walk away: University and Cafe."),
        (REIGN, "sign-shoggoth", "Whoever meets it rolls the sanity die."),
    ],
)
def test_whatever_is_pointed_at_tells_its_whole_text(server: Server, game: str, name: str, told: str) -> None:
    seated = server.new_table(game)
    with Page(server, seated, seated["keys"][0]) as page:
        found = because(page, name=name)
    assert any(told in line["say"] for line in found["lines"])
    assert found["rules"]


@pytest.mark.rule("ES-202")
def test_es_202_the_question_where_a_monster_goes_says_what_it_is(server: Server) -> None:
    # given a monster out of the cup that can lie in several places
    table = miskatonic.new_table("elder_sign", seats=2, seed=4)
    chooser = random.Random(1)
    while table.choice and table.choice.prompt != "place_monster":
        table.answer(chooser.choice(table.choice.options))
    seated = server.imported(table.save())
    # when its player looks
    with Page(server, seated, *seated["keys"]) as page:
        facts = {line["message"]: line for line in question_of(page.last)["facts"]}
    # then its task, its locks and its worth stand there, in words and as what a page draws them from
    assert facts["fact-monster"]["say"].startswith("To defeat it: ")
    assert facts["fact-monster"]["args"]["needs"]
    assert facts.keys() & {"fact-locks", "fact-no_locks"}
    assert facts["fact-trophies"]["args"]["count"] in range(1, 100)


@pytest.mark.parametrize("language", text.COMPLETE)
def test_every_value_of_a_setting_has_words_in_each_of_its_lines(language: str) -> None:
    """Given every game, then no line of a value is the name of a message, whether it has a remark or not."""
    for game in miskatonic.games():
        for setting in described(game.id, language)["settings"]:
            lines = [line for value in setting["values"] for line in (value["label"], value["plain"], value["more"])]
            assert [line for line in lines if line.startswith("setting-")] == []
