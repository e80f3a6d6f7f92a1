"""What a game answers away from any table."""

import json
from pathlib import Path

import pytest

from miskatonic.games.arkham_lcg.decks import formats
from miskatonic.games.arkham_lcg.rules.deck_building import starter
from miskatonic.server import answers
from miskatonic.server.door.api import LARGEST_ENQUIRY
from tests.server.page import Plain, Server

ARKHAM = "/api/games/arkham_lcg/enquiries"
RECORD = Path(__file__).resolve().parent.parent / "games" / "arkham_lcg" / "records" / "version2.json"
BROKEN = {"text": "01001; 2x01016"}
ELSEWHERE = ["/api/games/chess/enquiries/deck.check", "/api/games/elder_sign/enquiries/deck.check"]


def asked(server: Server, path: str, body: Plain) -> Plain:
    """What the game answers."""
    answer = server.http.post(f"{ARKHAM}/{path}", json=body)
    assert answer.status_code == 200
    found: Plain = answer.json()
    return found


@pytest.mark.parametrize(("language", "sentence"), [("en", "2 of 30 cards."), ("pl", "2 z 30 kart.")])
def test_a_deck_is_checked_in_the_language_asked_for(server: Server, language: str, sentence: str) -> None:
    found = asked(server, f"deck.check?language={language}", BROKEN)
    assert found["problems"][0] == {"say": sentence, "rule": "AH-B-205", "cards": [], "missing": ""}
    assert found["deck"] == "01001; 2x01016"


def test_the_pool_is_plain_data(server: Server) -> None:
    found = asked(server, "deck.pool", {"investigator": "01001"})
    assert found["investigators"][0]["name"] == "card-roland_banks"
    assert found["usual"][0] == "roland"


def test_games_say_what_they_can_be_asked(server: Server) -> None:
    games = {game["id"]: game["enquiries"] for game in server.get(answers.Games, "/api/games")["games"]}
    assert {"deck.check", "deck.export", "deck.pool"} <= set(games["arkham_lcg"])
    assert games["reign_of_cthulhu"] == []


@pytest.mark.parametrize("path", [*ELSEWHERE, f"{ARKHAM}/deck.burn"])
def test_what_there_is_not_is_not_there(server: Server, path: str) -> None:
    assert server.http.post(path, json={}).status_code == 404


@pytest.mark.parametrize("content", [b"", b"[]", b"5", b'"x"', b"{", b"\xff", b"[" * 50_000])
def test_a_body_that_is_no_object_is_refused(server: Server, content: bytes) -> None:
    answer = server.http.post(f"{ARKHAM}/deck.check", content=content, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_message")


def test_enquiries_are_bounded(server: Server) -> None:
    answer = server.http.post(f"{ARKHAM}/deck.check", json={"text": "x" * LARGEST_ENQUIRY})
    assert (answer.status_code, answer.json()["error"]) == (413, "too_large")
    assert server.http.post(f"{ARKHAM}/deck.check", content=b"{}").status_code == 415
    assert server.http.post(f"{ARKHAM}/deck.check?language=xx", json={}).status_code == 400
    assert server.http.post(f"{ARKHAM}/deck.pool", json={"taboo": "mine"}).status_code == 400


def test_a_table_refuses_a_deck_in_the_language_of_whoever_wants_it(server: Server) -> None:
    """Given a deck that is not allowed, then there is no table, and the reasons are said in Polish."""
    deck = formats.line(starter("roland")).replace("2x01016", "2x01051")
    wish = {"game": "arkham_lcg", "seats": 1, "options": {"decks": deck}, "language": "pl"}
    answer = server.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["error"]) == (400, "not_possible")
    assert "Cios w plecy: klasa Łotr jest niedostępna" in answer.json()["say"]


@pytest.mark.parametrize(("language", "reason"), [("pl", "29 z 30 kart."), ("uk", "29 з 30 карт.")])
def test_a_campaign_with_a_deck_that_could_not_be_is_refused_in_the_language_asked_for(
    server: Server, language: str, reason: str
) -> None:
    """Given a record with a card too few, then neither a table nor another campaign begins with it."""
    held = json.loads(RECORD.read_text(encoding="utf-8"))
    held["investigators"][0]["deck"]["01016"] = 1
    taken = server.http.post("/api/import", json={"file": json.dumps(held), "language": language})
    carried = server.http.post(f"{ARKHAM}/campaign.carry?language={language}", json={"text": json.dumps(held)})
    for answer in (taken, carried):
        assert (answer.status_code, answer.json()["error"]) == (400, "not_possible")
        assert answer.json()["say"].endswith(reason)


def test_a_table_is_set_up_with_a_deck_of_ones_own(server: Server) -> None:
    deck = formats.line(starter("wendy"))
    wish = {"game": "arkham_lcg", "seats": 2, "options": {"decks": f"{deck}+daisy", "taboo": "april_2019"}}
    assert server.http.post("/api/tables", json=wish).status_code == 201
