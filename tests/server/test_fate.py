"""Fair fate: a drawn seed that nobody can know or change while the game runs, and everybody can check at the end."""

import hashlib
import json
import re
import sqlite3
from contextlib import closing

import pytest

import miskatonic
from miskatonic.kernel import Table
from miskatonic.server import answers
from miskatonic.server.sent import SeenFate
from tests.server.page import DEALT, REIGN, Page, Replayed, Seated, Server, State, bearer, dealt, fate_of

GAMES = [game.id for game in miskatonic.games()]


@pytest.fixture
def drawn(server: Server) -> Seated:
    """A table whose seed the server has drawn."""
    return server.new_table(seed=None)


def play_to_the_end(server: Server, seated: Seated) -> State:
    with Page(server, seated, *seated["keys"]) as page:
        while page.last["outcome"] is None:
            page.answer(page.options()[-1])
        return page.last


def look(server: Server, seated: Seated, *keys: str) -> State:
    with Page(server, seated, *keys) as page:
        return page.last


def checked(fate: SeenFate | None) -> bool:
    """What everybody can do when a seed is open."""
    assert fate is not None
    opened = fate["open"]
    assert opened is not None
    return bool(hashlib.sha256(f"{opened['seed']}:{opened['salt']}".encode()).hexdigest() == fate["seal"])


def exported(server: Server, seated: Seated) -> str:
    answer = server.http.get(f"/api/tables/{seated['table']}/export", headers=bearer(seated["creator"]))
    assert answer.status_code == 200
    return answer.text


def secrets_of(server: Server, seated: Seated) -> list[str]:
    """Whatever would tell what the cards will bring, as it would be written."""
    table = server.opened(seated).table
    assert table.seed >= 2**64
    fate = json.loads(server.opened(seated).header.fate or "")
    return [str(table.seed), f"{table.seed:x}", str(table.state.rng), str(table.state.rng >> 64), fate["salt"]]


# --- sealed ---


def test_everybody_sees_the_seal_from_the_start_and_nobody_the_seed(server: Server, drawn: Seated) -> None:
    # when
    seen = [fate_of(look(server, drawn, key)) for key in (*drawn["keys"], drawn["spectator"], drawn["creator"])]
    # then
    assert seen == [seen[0]] * 4
    assert re.fullmatch("[0-9a-f]{64}", seen[0]["seal"])
    assert seen[0] == {"how": "drawn", "seal": seen[0]["seal"], "open": None}


def test_every_table_has_a_seed_of_its_own(server: Server) -> None:
    tables = [server.new_table(seed=None) for _ in range(20)]
    seeds = {server.opened(seated).table.seed for seated in tables}
    assert len(seeds) == 20
    assert all(2**64 <= seed < 2**128 for seed in seeds)
    assert len({server.opened(seated).table.digest() for seated in tables}) == 20


def test_the_seal_and_the_game_are_the_same_when_the_table_is_read_again(server: Server, drawn: Seated) -> None:
    # given
    with Page(server, drawn, *drawn["keys"]) as page:
        for _ in range(6):
            page.answer()
        seal = fate_of(page.last)["seal"]
    digest = server.opened(drawn).table.digest()
    # when
    before = server.house._tables.pop(drawn["table"])
    # then
    assert server.opened(drawn) is not before
    assert server.opened(drawn).table.digest() == digest
    assert fate_of(look(server, drawn, drawn["spectator"]))["seal"] == seal


@pytest.mark.parametrize("game", GAMES)
def test_while_the_game_runs_nothing_that_is_sent_tells_the_seed(server: Server, game: str) -> None:
    # given
    seated = server.new_table(game, seed=None, options={"fate": "new", **dealt(game)})
    path = f"/api/tables/{seated['table']}"
    said = []
    with Page(server, seated, *seated["keys"]) as page:
        for n in range(8):
            page.answer()
            if n == 5:
                page.send(type="undo", number=page.last["number"], to="decision")
                page.reach(page.last["number"] + 1)
            said.append(json.dumps(page.last))
    # when: everything is asked for that can be
    said += [exported(server, seated), json.dumps(server.tables(seated["creator"]))]
    said += [json.dumps(server.file(f"{path}/{what}", seated["creator"])) for what in ("replay", "course")]
    # then
    for secret in secrets_of(server, seated):
        assert not [text for text in said if secret in text]


@pytest.mark.parametrize("game", GAMES)
def test_a_file_of_a_running_game_goes_on_with_a_chance_of_its_own(server: Server, game: str) -> None:
    # given
    seated = server.new_table(game, seed=None)
    with Page(server, seated, *seated["keys"]) as page:
        for _ in range(5):
            page.answer()
    table = server.opened(seated).table
    # when
    files = [miskatonic.load_table(exported(server, seated)) for _ in range(4)]
    # then: the same step of the same game, but neither the order of the cards nor the dice
    began = table._checkpoint().state
    for file in files:
        assert (file.game.id, file.seats) == (game, 2)
        assert file.origin is not None
        assert file.origin.step == began.step
        assert file.problems() == []
        assert file.state.rng != table.state.rng
    assert len({hidden(file) for file in files} | {str(began.to_plain())}) == 5
    # and it can be brought back, and everybody is told
    copy = server.imported(exported(server, seated))
    assert fate_of(look(server, copy, copy["spectator"]))["how"] == "brought"


def hidden(table: Table) -> str:
    return str(table.state.to_plain() | {"rng": 0})


def test_whoever_goes_on_from_a_running_game_does_not_learn_what_will_come(server: Server, drawn: Seated) -> None:
    # given
    with Page(server, drawn, *drawn["keys"]) as page:
        for _ in range(4):
            page.answer()
    # when: its creator plays ahead elsewhere, to the end
    copy = server.post(Seated, f"/api/tables/{drawn['table']}/continue", {"at": 2}, drawn["creator"])
    assert fate_of(look(server, copy, copy["spectator"]))["how"] == "drawn"
    over = play_to_the_end(server, copy)
    # then: what is opened there is its own
    assert checked(over["fate"])
    texts = [json.dumps(over), exported(server, copy)]
    for secret in secrets_of(server, drawn):
        assert not [text for text in texts if secret in text]


# --- opened ---


def test_when_the_game_is_over_everybody_can_check_seed_and_salt(server: Server, drawn: Seated) -> None:
    # given
    seal = fate_of(look(server, drawn, drawn["spectator"]))["seal"]
    # when
    play_to_the_end(server, drawn)
    # then: they fit the seal, and the seed leads to the very game that was played
    fate = fate_of(look(server, drawn, drawn["spectator"]))
    assert (fate["seal"], fate["how"]) == (seal, "drawn")
    assert checked(fate)
    assert fate["open"] is not None
    table = server.opened(drawn).table
    again = miskatonic.new_table(REIGN, seed=int(fate["open"]["seed"]), seats=2, options=DEALT)
    for position in table.made:
        again.answer(table.answers[position].text)
    assert again.digest() == table.digest()
    assert miskatonic.load_table(exported(server, drawn)).digest() == table.digest()


def test_an_end_that_is_taken_back_does_not_seal_the_seed_again(server: Server, drawn: Seated) -> None:
    over = play_to_the_end(server, drawn)
    with Page(server, drawn, *drawn["keys"]) as page:
        page.send(type="undo", number=over["number"], to="decision")
        state = page.reach(over["number"] + 1)
        assert state["outcome"] is None
        assert state["fate"] == over["fate"]
    server.house._tables.pop(drawn["table"])
    assert look(server, drawn, drawn["spectator"])["fate"] == over["fate"]


def test_the_same_seed_again_is_a_chosen_one(server: Server, drawn: Seated) -> None:
    # given
    first = server.get(Replayed, f"/api/tables/{drawn['table']}/replay", drawn["spectator"])["state"]["view"]
    play_to_the_end(server, drawn)
    wish = server.get(answers.Course, f"/api/tables/{drawn['table']}/course", drawn["spectator"])["again"]
    # when: the page sends back what it was told; the seed would be too large for its numbers
    opened = fate_of(look(server, drawn, drawn["spectator"]))["open"]
    assert wish is not None
    assert opened is not None
    assert wish["seed"] == opened["seed"]
    again = server.post(Seated, "/api/tables", {**wish})
    # then
    assert server.get(Replayed, f"/api/tables/{again['table']}/replay", again["spectator"])["state"]["view"] == first
    assert fate_of(look(server, again, again["spectator"]))["how"] == "chosen"


# --- known to somebody ---


def test_a_chosen_seed_is_marked_for_everybody(server: Server, seated: Seated) -> None:
    for key in (*seated["keys"], seated["spectator"]):
        fate = fate_of(look(server, seated, key))
        assert (fate["how"], fate["open"]) == ("chosen", None)
    assert (fate_of(play_to_the_end(server, seated))["open"] or {"seed": ""})["seed"] == "7"
    assert checked(look(server, seated, seated["spectator"])["fate"])


@pytest.mark.parametrize("seed", [str(2**128), "-1", "1e9", "7\n", ""])
def test_what_is_no_seed_is_refused(server: Server, seed: str) -> None:
    answer = server.http.post("/api/tables", json={"game": REIGN, "seed": seed})
    assert answer.status_code == 400


def test_the_largest_seed_can_be_chosen(server: Server) -> None:
    seated = server.new_table(seed=str(2**128 - 1))
    assert server.opened(seated).table.seed == 2**128 - 1


def test_of_a_table_of_an_earlier_version_nothing_is_said(server: Server, seated: Seated) -> None:
    # given: a table as 0.2 has made it
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("UPDATE tables SET fate = NULL WHERE id = ?", (seated["table"],))
        database.execute("UPDATE ends SET chain = NULL WHERE of_table = ?", (seated["table"],))
    server.house._tables.pop(seated["table"], None)
    # then: it goes on as it did
    with Page(server, seated, *seated["keys"]) as page:
        assert page.last["fate"] is None
        page.answer()
    assert server.opened(seated).table.seed == 7
    assert json.loads(exported(server, seated))["seed"] == 7
