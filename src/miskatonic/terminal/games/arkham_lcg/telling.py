"""The parts of the position in words: cards with what lies on them, locations, the running test, the chaos bag."""

from collections import Counter
from collections.abc import Iterable

from miskatonic.games.arkham_lcg.board import Board, LastingEffect, SeenPile
from miskatonic.games.arkham_lcg.board.campaign import Note
from miskatonic.games.arkham_lcg.board.cards import AnyCard, ListedCard, SeenCard, SeenEnemy, SeenPlace
from miskatonic.games.arkham_lcg.board.people import SeenSeat
from miskatonic.games.arkham_lcg.board.skill_test import SeenTest, Source
from miskatonic.kernel.view import View
from miskatonic.terminal.boards import Say, low, sentences
from miskatonic.terminal.games.arkham_lcg.signs import TOKENS, counted, lying, number, of_bag
from miskatonic.terminal.look import percent
from miskatonic.terminal.lookup import plain


def joined(names: Iterable[str], say: Say) -> str:
    """Names one after the other, equal ones counted."""
    found = Counter(str(name) for name in names)
    return ", ".join(f"{count} × {say(name)}" if count > 1 else say(name) for name, count in found.items())


def token(one: str, say: Say) -> str:
    """A chaos token: its number, or what its symbol is called."""
    return say(f"token-{one}") if one in TOKENS else number(one)


def bag(tokens: Iterable[str], say: Say) -> str:
    """The tokens of the bag, equal ones counted."""
    return ", ".join(f"{count} × {token(one, say)}" if count > 1 else token(one, say) for one, count in counted(tokens))


# --- cards ----------------------------------------------------------------------------------------------------------


def card_in_hand(card: AnyCard, say: Say) -> str:
    """A card in hand with its cost and its icons."""
    parts = [] if card["cost"] is None else [say("board-cost", count=card["cost"])]
    for skill, count in card["icons"].items():
        said = say("sign-wild" if skill == "wild" else f"skill-{skill}")
        parts.append(f"{count} × {said}" if count > 1 else said)
    return f"{say(card['card'])} ({', '.join(parts)})" if parts else say(card["card"])


def hand(cards: Iterable[AnyCard], say: Say) -> str:
    """The cards in hand, equal ones counted."""
    told = Counter(card_in_hand(card, say) for card in cards)
    return "; ".join(f"{count} × {one}" if count > 1 else one for one, count in told.items())


def card_in_play(card: AnyCard, say: Say) -> str:
    """A card in play with what lies on it; an enemy with its values."""
    parts = enemy(card, say) if card["kind"] == "enemy" else _bears(card, say)
    parts += [say(f"board-on_{kind}", count=count) for kind, _, count in lying(card) if count]
    if "permanent" in card:
        parts.append(say("board-permanent"))
    if "word" in card:
        parts.append(say(card["word"]))
    if "sealed" in card:
        parts.append(say("board-sealed", tokens=bag(card["sealed"], say)))
    if "attached" in card:
        told = ", ".join(card_in_play(one, say) for one in card["attached"])
        parts.append(f"{low(say('board-label_attached'))}: {told}")
    if card["exhausted"]:
        parts.append(say("board-exhausted"))
    return f"{say(card['card'])} ({', '.join(parts)})" if parts else say(card["card"])


def _bears(card: SeenCard, say: Say) -> list[str]:
    """Uses, health and sanity left of an asset; harm on anything else."""
    parts = []
    if "uses_kind" in card:
        parts.append(say(f"use-{card['uses_kind']}.counted", count=card["uses"]))
    damage, horror = card.get("damage", 0), card.get("horror", 0)
    for kind, most, harm, taken in (
        ("health", card.get("health"), "damage", damage),
        ("sanity", card.get("sanity"), "horror", horror),
    ):
        if most is not None:
            parts.append(low(say(f"board-{kind}", count=most - taken, of=most)))
        elif taken:
            parts.append(say(f"board-on_{harm}", count=taken))
    return parts


def enemy(card: SeenEnemy, say: Say) -> list[str]:
    """What it takes to fight and to evade an enemy, what is left of it, what its attack deals, its keywords."""
    left = card["health"] - card.get("damage", 0)
    return [
        say("board-fight", fight=card["fight"], evade=card["evade"]),
        low(say("board-health", count=left, of=card["health"])),
        say("board-attack", damage=card["damage_dealt"], horror=card["horror_dealt"]),
        *(low(say(f"sign-{keyword}")) for keyword in card["keywords"]),
    ]


# --- piles beside the table -------------------------------------------------------------------------------------------


def side_pile(view: View[Board], pile: SeenPile, say: Say) -> str:
    """A deck or pile beside the table: whose it is, how many cards there are, and those that one sees."""
    who = "none" if pile["seat"] is None else view["names"][pile["seat"]]
    told = say("board-side_pile", pile=say(pile["name"]), who=who, count=pile["count"])
    return f"{told}: {joined([card['card'] for card in pile['cards']], say)}" if pile["cards"] else told


# --- what lasts, how somebody is asked, what the campaign keeps -------------------------------------------------------


def lasting(view: View[Board], say: Say) -> list[str]:
    """What holds for a time: for whom or what, until when, by which card."""
    return [_lasts(one, say) for one in view["board"]["lasting"]]


def lasting_for(view: View[Board], seat: int, say: Say) -> list[str]:
    """What holds for a time for one investigator."""
    return [_lasts(one, say) for one in view["board"]["lasting"] if one["seat"] == seat]


def _lasts(one: LastingEffect, say: Say) -> str:
    amount = "none" if one["amount"] is None else number(one["amount"])
    skill = f"skill-{one['skill']}" if one["skill"] else "none"
    about = {"about": one["about"], "what": one["what"], "skill": skill, "amount": amount}
    return say("board-lasting", until=one["until"], card=one["card"], **about)


def asked(seat: SeenSeat, say: Say) -> list[str]:
    """How somebody wants to be asked, where that is not the usual way."""
    wish = seat["asks"]
    if wish is None:
        return []
    named = (("always", wish["always"]), ("never", wish["never"]))
    parts = [say(f"board-asks_{word}", cards=cards) for word, cards in named if cards]
    if wish["here"]:
        parts.insert(0, say("board-asks_here", windows=[f"window-{place}" for place in wish["here"]]))
    if wish["quiet"]:
        parts.append(say("board-asks_quiet", quiet=wish["quiet"]))
    if not parts and wish["level"] == "normal":
        return []
    return [", ".join((say("board-asks", level=f"asks-{wish['level']}"), *parts))]


def campaign(view: View[Board], say: Say) -> list[str]:
    """What the campaign keeps of this scenario: the log, then of each investigator experience by its sources."""
    record, sheet = view["board"]["campaign"], view["board"]["sheet"]
    if record is None or sheet is None:
        return []
    notes = "; ".join(_note(one, say) for one in sheet["notes"])
    log = [f"{say('campaign-label_log')}: {notes}"]
    log.append(say("board-campaign_bag", bag=bag(record["bag"], say)))
    return [sentences(log), *(_sheet(view, seat, say) for seat in view["board"]["seats"])]


def _note(one: Note, say: Say) -> str:
    """An entry of the log, which scenario wrote it, and which has crossed it out."""
    crossed = f"scenario-{one['crossed']}" if one["crossed"] else "none"
    args = {"note": f"note-{one['key']}", "scenario": f"scenario-{one['scenario']}", "crossed": crossed}
    if one["card"]:
        return say("campaign-note_under", card=one["card"], **args)
    return say("campaign-note", number="none" if one["number"] is None else one["number"], **args)


def _sheet(view: View[Board], seat: SeenSeat, say: Say) -> str:
    lines = [
        say("board-gain", reason=one["reason"], card=one["card"] or "none", amount=number(one["amount"]))
        for one in seat["gains"]
    ]
    parts = [say("board-experience", count=seat["experience"], lines=", ".join(lines))] if lines else []
    parts = parts or [say("board-no_experience")]
    if seat["fate"]:
        parts.insert(0, say(f"board-fate_{seat['fate']}"))
    if any(seat["trauma"].values()):
        parts.append(say("board-trauma", physical=seat["trauma"]["physical"], mental=seat["trauma"]["mental"]))
    if seat["earned"]:
        parts.append(say("board-earned", cards=seat["earned"]))
    name = say(view["names"][seat["seat"]])
    return sentences([f"{name}: {low(parts[0])}", *parts[1:]])


def upgrading(view: View[Board], say: Say) -> list[str]:
    """Decks while they are upgraded: of each investigator the experience that is left, and what has changed."""
    return [line for seat in view["board"]["seats"] for line in _upgraded(view, seat, say)]


def _upgraded(view: View[Board], seat: SeenSeat, say: Say) -> list[str]:
    sheet = seat["upgrade"]
    if sheet is None:
        return []
    name = say(view["names"][seat["seat"]])
    left = say("board-upgrade_done" if sheet["done"] else "board-upgrade", left=sheet["left"], had=sheet["had"])
    parts = [f"{name}: {low(left)}"]
    changes = [
        say(
            "board-upgrade_change",
            card=one["card"],
            level=one["level"],
            leaves=one["leaves"] or "none",
            price=one["price"],
        )
        for one in sheet["changes"]
    ]
    if changes:
        parts.append(f"{say('board-label_changes')}: {'; '.join(changes)}")
    return [sentences(parts)]


def deck_list(seat: SeenSeat, say: Say) -> list[str]:
    """The cards of one's own deck while it is upgraded, and those that stay in any case."""
    sheet = seat["upgrade"]
    shown = sheet["deck"] or () if sheet is not None else ()
    parts = []
    for label, stays in (("deck_list", False), ("stays", True)):
        cards = [_listed(one, say) for one in shown if one["stays"] is stays]
        if cards:
            parts.append(f"{say(f'board-label_{label}')}: {', '.join(cards)}")
    return parts


def deck_left(view: View[Board], seat: int, say: Say) -> list[tuple[str, str]]:
    """What is left in a deck, by name and never in its order, for whoever may know: a title, and the cards."""
    cards = view["board"]["seats"][seat]["deck_left"]
    if not cards:
        return []
    listed = sorted([(plain(say(card["card"])), _listed(card, say)) for card in cards])
    title = say("board-deck_left", who=view["names"][seat], count=sum(card["count"] for card in cards))
    return [(title, ", ".join(told for _, told in listed))]


def _listed(card: ListedCard, say: Say) -> str:
    """A card of a deck list: how many, and its level above 0."""
    name = f"{say(card['card'])} ({card['level']})" if card["level"] else say(card["card"])
    return f"{card['count']} × {name}" if card["count"] > 1 else name


# --- locations ------------------------------------------------------------------------------------------------------


def place_name(view: View[Board], place: SeenPlace, say: Say) -> str:
    """What a location is called: of some that look alike each has its number, as in the options."""
    alike, _, number = place["id"].partition(".")
    several = sum(one["id"].partition(".")[0] == alike for one in view["board"]["places"]) > 1
    if place["revealed"] or not number or not several:
        return say(place["card"])
    return say(f"alike-{alike}_{number}")


def location(view: View[Board], place: SeenPlace, say: Say) -> str:
    """A location: shroud and clues, where one gets from it, who and what is there."""
    names = {one["id"]: place_name(view, one, say) for one in view["board"]["places"]}
    parts = []
    if place["revealed"]:
        parts.append(say("board-place", shroud=place["shroud"], clues=place["clues"]))
    else:
        parts.append(say("board-unrevealed"))
    if place["doom"]:
        parts.append(say("board-on_doom", count=place["doom"]))
    if place["victory"]:
        parts.append(say("board-victory", count=place["victory"]))
    told = [f"{names[place['id']]}: {', '.join(parts)}"]
    if place["connects"]:
        ways = ", ".join(names[other] for other in place["connects"] if other in names)
        told.append(f"{say('board-label_ways')}: {ways}")
    if place["investigators"]:
        people = ", ".join(say(view["names"][seat]) for seat in place["investigators"])
        told.append(f"{say('board-label_here')}: {people}")
    for label, cards in (("enemies", place["enemies"]), ("attached", place["attached"]), ("others", place["others"])):
        if cards:
            told.append(f"{say(f'board-label_{label}')}: {'; '.join(card_in_play(card, say) for card in cards)}")
    return sentences(told)


# --- the running test -----------------------------------------------------------------------------------------------


def test(view: View[Board], say: Say) -> list[str]:
    """Who tests what against what, the value with its sources, the chance, what is committed and revealed."""
    now = view["board"]["test"]
    if now is None:
        return []
    about = {"skill": f"skill-{now['skill']}", "value": now["value"], "count": now["difficulty"]}
    against = now["target"] or now["source"]
    lines = [say("board-test", who=view["names"][now["seat"]], card=against, **about)]
    if not now["target"] and now["passed"] is None:
        lines.append(say(f"{now['source']}.text"))
    parts = [f"{say('board-label_value')}: {', '.join(f'{said} {amount}' for said, amount in sources(now, say))}"]
    if now["committed"]:
        parts.append(f"{say('board-label_committed')}: {joined([card['card'] for card in now['committed']], say)}")
    if now["tokens"]:
        parts.append(f"{say('board-label_revealed')}: {bag(now['tokens'], say)}")
    if now["passed"] is not None:
        parts.append(say("board-passed" if now["passed"] else "board-failed", count=now["margin"]))
    elif not now["tokens"]:
        good, every = of_bag(now, view["board"]["bag"])
        parts.append(say("board-chance", percent=percent(good / every), good=good, all=every))
        parts += rescued(now, say)
    return [*lines, sentences(parts)]


def rescued(now: SeenTest, say: Say) -> list[str]:
    """The chance with what can still be decided once the token is there, if anything can."""
    if not now["rescued"]:
        return []
    good, every = now["rescued"]["chance"]
    return [say("board-rescued", cards=now["rescued"]["cards"], percent=percent(good / every))]


def sources(now: SeenTest, say: Say) -> list[tuple[str, str]]:
    """What the value is the sum of, and how much each adds; what one card adds several times is added up."""
    first, *rest = now["sources"]
    added: dict[str, int] = {}
    for line in rest:
        said = _source(line, say)
        added[said] = added.get(said, 0) + line["amount"]
    return [(_source(first, say), str(first["amount"])), *((said, number(amount)) for said, amount in added.items())]


def _source(line: Source, say: Say) -> str:
    """The card that it comes from; else it is a token."""
    return say(line["card"] or "board-token")
