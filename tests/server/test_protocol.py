"""The document tells the truth about the protocol: everything is in it, and its examples are what the server speaks."""

import inspect
import json
import re
import typing
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from miskatonic import text
from miskatonic.kernel.record import MOST_ANSWERS
from miskatonic.server import answers, messages
from miskatonic.server.door import access, api, app, limits, live, openapi
from miskatonic.server.seen import explanations, replay, scene
from miskatonic.server.tables import closed_table, foreign_saves, house, open_table, quotas, room
from tests.server.page import Page, Plain, Replayed, Seated, Server, State, offered, own, question_of

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)]
KINDS = typing.get_args(messages.Message)
BODIES = [messages.NewTable, messages.NewLink, messages.Import, messages.GoOn]
MODULES = (api, app, explanations, closed_table, access, open_table, house, live, messages, replay, room, scene)
CODE = "\n".join(inspect.getsource(module) for module in MODULES)


def example(kind: str, field: str = "seats") -> Plain:
    """The example of a message of the server."""
    found: Plain = next(one for one in EXAMPLES if one.get("type") == kind and (field in one or kind != "position"))
    return found


def shape(value: Any) -> Any:
    """The names in it, and in what it holds; lists by their first item. What things lie there is no matter."""
    if isinstance(value, dict):
        inside = {name: inner for name, inner in value.items() if name not in ("args", "board", "options")}
        return {name: None if name in ("about", "alike") else shape(inner) for name, inner in inside.items()}
    return [shape(value[0])] if isinstance(value, list) and value else None


def test_it_names_the_version() -> None:
    assert f"protocol `{messages.PROTOCOL}`" in DOCUMENT


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_message_of_a_page_is_there_with_an_example_of_all_its_fields(kind: type[msgspec.Struct]) -> None:
    tag = str(kind.__struct_config__.tag)
    assert f"**`{tag}`**" in DOCUMENT
    fitting = [one for one in EXAMPLES if one.get("type") == tag and not {"lines", "goal"} & one.keys()]
    assert fitting
    for one in fitting:
        assert type(messages.read_message(json.dumps(one))) is kind
        assert set(one) - {"type"} == {field.encode_name for field in msgspec.structs.fields(kind)}


def test_everything_one_may_ask_why_about_has_an_example() -> None:
    asked = {name for one in EXAMPLES if one.get("type") == "why" for name in one["about"]}
    assert asked == {field.name for field in msgspec.structs.fields(messages.About)}


def test_every_message_of_the_server_is_there() -> None:
    sent = set(re.findall(r'"type": ?"(\w+)"', CODE))
    assert sent == {"state", "change", "people", "advice", "because", "position", "goal", "refused"}
    assert [kind for kind in sent if f"**`{kind}`**" not in DOCUMENT] == []


@pytest.mark.parametrize("path", openapi.description()["paths"])
def test_every_endpoint_is_there(path: str) -> None:
    for method in openapi.description()["paths"][path]:
        assert re.search(rf"^### {method.upper()} `{re.escape(path)}[`?]", DOCUMENT, re.MULTILINE), (method, path)


@pytest.mark.parametrize("kind", BODIES, ids=lambda kind: kind.__name__)
def test_every_body_has_an_example_of_all_its_fields(kind: type[msgspec.Struct]) -> None:
    names = {field.encode_name for field in msgspec.structs.fields(kind)}
    [one] = [one for one in EXAMPLES if set(one) == names]
    msgspec.convert(one, kind)


def test_every_refusal_is_there() -> None:
    codes = set(re.findall(r'Refus(?:ed|al)\(\s*(?:error=)?"(\w+)"', CODE))
    codes |= set(live.CODES.values()) | set(re.findall(r'_refuse\(\d+, "(\w+)"', CODE))
    codes |= set(re.findall(r'refuse\("(\w+)"', CODE))
    assert len(codes) > 12
    assert [code for code in codes if f"| `{code}` |" not in DOCUMENT] == []


def test_every_refusal_over_the_socket_has_its_sentence_in_every_complete_language() -> None:
    table = DOCUMENT[DOCUMENT.index("| `code` | meaning |") : DOCUMENT.index("When the server closes")]
    codes = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)[1:]
    for language in text.COMPLETE:
        known = text.messages(messages.WORDS, language)
        assert {name.removeprefix("web-refused-") for name in known if name.startswith("web-refused-")} == set(codes)


def test_every_close_code_is_there() -> None:
    codes = set(re.findall(r"close\(code=(\d+)\)", CODE))
    codes |= {str(code) for code in (live.NOT_LET_IN, live.TOO_MANY, live.FLOODED, live.BROKEN)}
    codes |= {str(code) for code in live.SHOWN_OUT.values()}
    assert len(codes) > 5
    assert [code for code in codes if f"| {code} |" not in DOCUMENT] == []


def test_every_limit_is_there() -> None:
    known = {
        f"{access.LARGEST_BODY:,} bytes",
        f"{live.MESSAGES[0]:.0f} a second, {live.MESSAGES[1]:.0f} at once",
        f"| until the join | {live.JOIN_WITHIN:.0f} seconds |",
        f"about {open_table.BOT_PAUSE} seconds",
        f"at most {scene.LONGEST_LOG}",
    }
    defaults = inspect.signature(app.make_app).parameters
    known.add(f"{defaults['rate'].default} a second, {defaults['burst'].default} at once")
    known |= {
        f"| the head of a request | {limits.LARGEST_HEAD:,} bytes, {limits.HEAD_WITHIN:.0f} seconds |",
        f"| the rest of it | {limits.BODY_WITHIN:.0f} seconds |",
        f"| until what was sent is read | {limits.READ_WITHIN:.0f} seconds |",
        f"| decisions in a save | {MOST_ANSWERS:,} |",
        f"| reading it | {foreign_saves.WITHIN:.0f} seconds |",
        f"unless it is the proxy's | {limits.OF_ONE_ADDRESS} |",
        f"| tables of one address | {quotas.OF_ONE_ADDRESS} |",
        f"| disk for them | {quotas.BYTES_OF_ONE_ADDRESS // 10**6} MB |",
        f"| tables in all | {quotas.IN_ALL:,} |",
        f"| disk in all | {quotas.BYTES_IN_ALL // 10**6:,} MB |",
        f"| decisions at a table | {quotas.MOST_ENTRIES:,} |",
        f"| a table at which nothing happens | {quotas.UNTOUCHED / quotas.DAY:.0f} days |",
        f"| one at which nothing ever happened | {quotas.UNPLAYED / quotas.DAY:.0f} days |",
    }
    largest = re.search(r"ws_max_size=([\d_]+)", inspect.getsource(limits))
    assert largest
    known.add(f"{int(largest.group(1)):,} bytes")
    assert [limit for limit in known if limit not in DOCUMENT] == []


def test_the_examples_of_what_the_server_sends_have_the_shape_of_what_it_sends(
    server: Server, seated: Seated, ada: Page, marek: Page
) -> None:
    # given: a state with a log line, something barred and a wish
    one, other = (ada, marek) if ada.options() else (marek, ada)
    one.answer()
    one.send(type="undo", number=1, to="turn")
    state = other.until(lambda state: state["number"] == 1 and state["undo"]["asked"])
    logs = [message["log"] for message in other.heard if message["type"] in ("state", "change")]
    line = [log["lines"] for log in logs if log["lines"]][-1]
    # then
    assert shape(example("state")) == shape(state | {"log": {"reset": True, "lines": line}})
    shown = example("state")
    assert shape(offered(cast(State, shown))[0]) == shape(offered(state)[0])
    other.send(type="why", id="q", about={"choice": True})
    assert shape(example("because")) | {"lines": None} == shape(other.hear("because")) | {"lines": None}
    asked = one if own(one.last, question_of(one.last)) else other
    asked.send(type="hint", number=asked.last["number"])
    assert shape(example("advice")) == shape(asked.hear("advice"))
    other.send(type="position")
    assert shape(example("position", "lines")) == shape(other.hear("position"))
    other.send(type="answer", number=0, option="x")
    assert shape(example("refused")) == shape(other.hear("refused"))
    assert set(example("people")) == {"type", "seats"}
    [change] = [message for message in one.heard if message["type"] == "change" and message["number"] == 1][:1]
    assert set(example("change")) == set(change)
    assert set(example("change")["set"]) <= {*change["set"], "/view/board/places/7"}


def test_the_examples_of_endpoints_have_the_shape_of_their_answers(server: Server) -> None:
    # given
    seated = server.new_table()
    with Page(server, seated, *seated["keys"]) as page:
        while page.last["outcome"] is None:
            page.answer(page.options()[-1])
        assert [name for name in page.last["outcome"] if f"| `{name}` |" not in DOCUMENT] == []
    path = f"/api/tables/{seated['table']}"
    games = server.get(answers.Games, "/api/games")
    games["games"].reverse()
    found: Plain = {
        "games": games,
        "tables": {"tables": server.tables(seated["creator"])},
        "last": server.get(Replayed, f"{path}/replay", seated["spectator"]) | {"state": {}},
        "measures": server.get(answers.Course, f"{path}/course", seated["spectator"]),
        "spectator": seated,
        "words": {"words": {"place-park": "Park"}},
    }
    # then
    for name, answer in found.items():
        shown = next(one for one in EXAMPLES if name in one and "type" not in one)
        assert set(shown) == set(answer)
        if name in ("games", "tables"):
            assert set(shown[name][0]) == set(answer[name][0])
    course = next(one for one in EXAMPLES if "measures" in one)
    for name in ("measures", "marks", "bands"):
        for inner in found["measures"][name]:
            assert set(course[name][0]) == set(inner)
    assert set(course["again"]) == set(found["measures"]["again"])
