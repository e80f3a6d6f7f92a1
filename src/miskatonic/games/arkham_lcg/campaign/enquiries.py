"""What can be asked about a campaign away from any table: what its record says, and who can be carried over from it."""

from collections import Counter

from miskatonic.games.arkham_lcg.board.record import Chapter, Entry, Experience, Person, Record
from miskatonic.games.arkham_lcg.campaign.answers import CampaignCarried, CampaignShown, CampaignWish, CarryWish
from miskatonic.games.arkham_lcg.campaign.next_table import carried
from miskatonic.games.arkham_lcg.campaign.sheet import does_line, told
from miskatonic.games.arkham_lcg.names import token_name
from miskatonic.games.arkham_lcg.rows.boxes import CORE
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.terms import DIFFICULTIES
from miskatonic.games.arkham_lcg.rules.campaign_log import words_of
from miskatonic.games.arkham_lcg.rules.record import BOUGHT, UPGRADED, codes, taken, written
from miskatonic.games.arkham_lcg.rules.record_decks import deck_problems, refuse_impossible
from miskatonic.kernel import Line, UnknownOption
from miskatonic.text.numbers import signed


def show(wish: CampaignWish) -> CampaignShown:
    """AH-B-218: the record in `text`, line by line; refuses what is none."""
    held = _held(wish)
    return {
        "title": _title(held),
        "path": [*_boxes(held), *map(_chapter, held["history"]), *_ahead(held)],
        "log": [line for one in held["log"] for line in _entry(one)],
        "next": _next(held),
        "bag": [
            Line("campaign-bag", "AH-B-087", {"tokens": [token_name(one) for one in held["bag"]]}),
            *_changes(held),
        ],
        "people": [
            {"id": codes()[one["code"]], "fate": one["fate"], "name": _who(one), "lines": _person(one)}
            for one in held["investigators"]
        ],
        "difficulty": held["difficulty"],
        "difficulties": list(DIFFICULTIES),
        "wrong": list(deck_problems(held)),
        "waiting": [Line("board-unclaimed", "AH-B-234", {"cards": _names(held["unclaimed"])})]
        * bool(held["unclaimed"]),
    }


def carry(wish: CarryWish) -> CampaignCarried:
    """AH-R-1.11, AH-B-224: a new campaign with some of the `investigators` (their ids, joined by +) of the one in
    `text`, at a `difficulty`; its record.
    """
    held = _held(wish)
    refuse_impossible(held)
    names, difficulty = wish.get("investigators", ""), wish.get("difficulty", held["difficulty"])
    if type(names) is not str or type(difficulty) is not str:
        raise UnknownOption("investigators and difficulty must be texts.")
    living = [codes()[one["code"]] for one in held["investigators"] if not one["fate"]]
    return {"record": written(carried(held, names.split("+") if names else living, difficulty))}


def _held(wish: CampaignWish) -> Record:
    text = wish.get("text")
    if type(text) is not str:
        raise UnknownOption("text must be the record of a campaign.")
    return taken(text)


# --- the road ---------------------------------------------------------------------------------------------------------


def _title(held: Record) -> Line:
    names = {
        "campaign": f"setting-campaign-{held['campaign']}",
        "difficulty": f"setting-difficulty-{held['difficulty']}",
    }
    return Line("campaign-title", "AH-B-218", names)


def _boxes(held: Record) -> list[Line]:
    """AH-Q-014: what it is played with besides the core set."""
    more = [f"box-{one}" for one in held["boxes"] if one != CORE]
    return [Line("campaign-boxes", "AH-Q-014", {"boxes": more})] if more else []


def _chapter(one: Chapter) -> Line:
    """AH-B-216: a scenario that was played, and how it ended."""
    number = one["resolution"].removeprefix("r")
    args = {"scenario": f"scenario-{one['scenario']}", "number": number if number.isdecimal() else "none"}
    return Line("campaign-chapter", "AH-B-216", {**args, "result": one["result"] or "none"})


def _ahead(held: Record) -> list[Line]:
    if held["scenario"]:
        return [Line("campaign-next", "AH-B-216", {"scenario": f"scenario-{held['scenario']}"})]
    if not held["outcome"]:
        return [Line("campaign-waits", "AH-B-216", {"campaign": f"setting-campaign-{held['campaign']}"})]
    return [Line("campaign-over", "AH-B-216", {"result": held["outcome"]})]


def _entry(one: Entry) -> list[Line]:
    """AH-D-002: an entry of the log, and who has crossed it out."""
    said = words_of(one["entry"])
    args: dict[str, object] = {"note": said.note, "scenario": f"scenario-{one['scenario']}"}
    args["crossed"] = f"scenario-{one['crossed']}" if one["crossed"] else "none"
    if said.card is None:
        return [Line("campaign-note", "AH-D-002", {**args, "number": "none" if said.number is None else said.number})]
    return [Line("campaign-note_under", "AH-D-002", {**args, "card": said.card})]


def _next(held: Record) -> list[Line]:
    """AH-D-002: what the log does in the scenario that comes next."""
    entries = [one["entry"] for one in held["log"] if not one["crossed"]]
    return [does_line(one) for one in told(held["scenario"], entries)] if held["scenario"] else []


def _changes(held: Record) -> list[Line]:
    """AH-B-087: what the scenarios have done to the bag."""
    return [
        Line(
            f"campaign-{how}",
            "AH-B-087",
            {"scenario": f"scenario-{one['scenario']}", "tokens": [token_name(token) for token in one[how]]},
        )
        for one in held["history"]
        for how in ("added", "removed")
        if one[how]
    ]


# --- people -----------------------------------------------------------------------------------------------------------


def _name(code: str) -> str:
    return CARDS.names[CARDS.number(codes()[code])]


def _names(found: list[str]) -> list[str]:
    return [_name(code) for code in found]


def _who(one: Person) -> Line:
    """AH-B-173, AH-B-217: an investigator, and whether somebody is out for good or sits out."""
    how = one["fate"] or ("sits_out" if one["sits_out"] else "none")
    return Line("campaign-person", "AH-B-218", {"who": _name(one["code"]), "how": how})


def _person(one: Person) -> list[Line]:
    """AH-B-218: trauma, experience line by line, earned cards, the deck."""
    found = []
    if one["physical"] or one["mental"]:
        found.append(Line("board-trauma", "AH-B-172", {"physical": one["physical"], "mental": one["mental"]}))
    spent = -sum([line["amount"] for line in one["experience"] if line["reason"] in (BOUGHT, UPGRADED)])
    figures = {"earned": one["unspent"] + spent, "spent": spent, "left": one["unspent"]}
    found.append(Line("campaign-experience", "AH-B-215", figures))
    found += [_gain(line) for line in one["experience"]]
    if one["earned"]:
        found.append(Line("campaign-earned", "AH-B-113", {"cards": _names(one["earned"])}))
    weak = [code for code in one["deck"] if CARDS[CARDS.number(codes()[code])].weakness]
    if weak:
        found.append(Line("campaign-weaknesses", "AH-E-004", {"cards": _names(weak)}))
    return [*found, *_deck(one)]


def _gain(line: Experience) -> Line:
    args = {"scenario": f"scenario-{line['scenario']}", "reason": line["reason"], "amount": signed(line["amount"])}
    args["card"] = _name(line["card"]) if line["card"] else "none"
    args["leaves"] = _name(line["leaves"]) if line["leaves"] else "none"
    return Line("campaign-gain", "AH-B-211", args)


def _deck(one: Person) -> list[Line]:
    """AH-B-204: the deck, cards of one number together."""
    others = {code: count for code, count in one["deck"].items() if not CARDS[CARDS.number(codes()[code])].weakness}
    count = sum(others.values())
    found = [Line("campaign-deck", "AH-B-204", {"count": count})]
    for copies in sorted(Counter(others.values()), reverse=True):
        cards = _names([code for code, many in others.items() if many == copies])
        found.append(Line("campaign-copies", "AH-B-204", {"count": copies, "cards": cards}))
    return found
