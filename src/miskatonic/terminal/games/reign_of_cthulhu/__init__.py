"""Reign of Cthulhu in a terminal: the position in words; the map and the panels of the full screen are beside it."""

from miskatonic.games.reign_of_cthulhu.board import Board, OldOne, Place
from miskatonic.kernel.view import View
from miskatonic.terminal.boards import Read, Say, Spot, low, sentences
from miskatonic.terminal.games.reign_of_cthulhu.drawing import draw, legend
from miskatonic.terminal.games.reign_of_cthulhu.panels import people, threat

__all__ = ["brief", "cards", "draw", "held", "legend", "people", "places", "threat", "turn", "words"]


def turn(view: View[Board]) -> object:
    """Whose turn it is; while investigators are chosen there is none yet."""
    board = view["board"]
    return None if board["offer"] else board["active"]


def brief(view: View[Board], say: Say) -> list[str]:
    """Nothing changes so fast."""
    return []


def places(view: View[Board]) -> dict[str, Spot]:
    """The places of the map, with the gates and figures there."""
    found = {}
    for place in view["board"]["places"]:
        gate = [place["gate_id"]] if place["gate_id"] else []
        for thing in (place["id"], *gate, *place["cultist_ids"], *place["shoggoth_ids"]):
            found[thing] = Spot(place["id"], place["name"])
    return found


def words(view: View[Board], say: Say) -> list[str]:
    """The whole position: Old Ones, gates, seats, places that are not empty, piles."""
    board = view["board"]
    lines = []
    if not board["offer"]:
        active = say("label-turn_of", who=view["names"][board["active"]])
        lines.append(f"{active}. {say('label-actions')}: {board['actions']}." if board["acting"] else f"{active}.")
    lines += [_old_ones(board, say), *_bans(board, say), _gates(board, say)]
    lines += [_seat(view, seat, say) for seat in range(view["seats"])]
    lines += [_town(view, town["name"], say) for town in board["towns"]]
    lines += [*_in_play(view, say), *_piles(board, say)]
    return lines


def _old_ones(board: Board, say: Say) -> str:
    shown = []
    hidden = 0
    for old_one in board["old_ones"]:
        if old_one is None:
            hidden += 1
        else:
            shown.append(say(old_one["name"]) + _force(old_one, say))
    if hidden:
        shown.append(say("label-face_down", count=hidden))
    return f"{say('label-old_ones')}: {', '.join(shown)}. {say('label-summoning_rate')}: {board['summoning_rate']}."


def _bans(board: Board, say: Say) -> list[str]:
    """What the Old Ones do whose effect holds."""
    awake = [old_one["name"] for old_one in board["old_ones"] if old_one and old_one["in_force"]]
    return [f"{say(name)}: {say(f'{name}.text')}" for name in awake]


def _force(old_one: OldOne, say: Say) -> str:
    """Whether an ongoing effect holds; the effect of the others is over."""
    if not old_one["ongoing"]:
        return ""
    return f" ({low(say('label-in_force' if old_one['in_force'] else 'label-cancelled'))})"


def _gates(board: Board, say: Say) -> str:
    gates = [
        f"{say(place['name'])} ({say(place['town'])}): {low(say('label-gate_' + place['gate']))}"
        for place in board["places"]
        if place["gate"]
    ]
    return "; ".join(gates) + "."


def _seat(view: View[Board], seat: int, say: Say) -> str:
    board = view["board"]
    who = board["seats"][seat]
    place = next(place for place in board["places"] if place["name"] == who["place"])
    parts = [
        f"{say('terminal-seat', number=seat + 1, who=view['names'][seat])}: {say(who['place'])} ({say(place['town'])})",
        f"{say('label-sanity')}: {who['sanity']}" if who["sane"] else f"{say('label-insane')}",
        f"{say('label-hand')} {len(who['hand'])}/{who['hand_limit']}: {say('terminal-list', things=who['hand'])}",
    ]
    return sentences(parts)


def _town(view: View[Board], town: str, say: Say) -> str:
    places = [
        said
        for place in view["board"]["places"]
        if place["town"] == town and (said := _place(view, place, say)) != say(place["name"])
    ]
    return f"{say(town)}: {'; '.join(places) or say('nothing')}."


def _place(view: View[Board], place: Place, say: Say) -> str:
    parts = [
        f"{say(label)} {count}"
        for label, count in (("label-cultists", place["cultists"]), ("label-shoggoths", place["shoggoths"]))
        if count
    ]
    parts += [say(view["names"][seat]) for seat in place["seats"]]
    return say(place["name"]) + (f" ({', '.join(parts)})" if parts else "")


def _in_play(view: View[Board], say: Say) -> list[str]:
    """Relics that lie on the table, and cards of the deck that the deciding seat has seen."""
    board = view["board"]
    cards = board["in_play"]
    holds = low(say("label-in_force"))
    lines = [f"{say('relic-' + name)}: {holds}." for name in ("mi_go_eye", "bizarre_statue") if cards[name]]
    if box := cards["warded_box"]:
        lines.append(f"{say('relic-warded_box')}: {holds} ({say(view['names'][box['seat']])}).")
    if board["foreseen"]:
        seen = ", ".join(say(card) for card in board["foreseen"])
        lines.append(f"{say('relic-book_of_shadow')}: {seen}.")
    return lines


def _piles(board: Board, say: Say) -> list[str]:
    pool = board["pool"]
    return [
        f"{say('label-deck')}: {board['deck']}{_parts(board['piles'])}. "
        f"{say('label-relic_deck')}: {board['relic_deck']}. "
        f"{say('label-summoning_deck')}: {board['summoning_deck']}.",
        f"{say('label-pool')}: {say('label-cultists')} {pool['cultists']}, "
        f"{say('label-shoggoths')} {pool['shoggoths']}.",
        f"{say('label-discard')}: {say('terminal-list', things=board['discard'])}.",
        f"{say('label-summoning_discard')}: {say('terminal-list', things=board['summoning_discard'])}.",
    ]


def _parts(piles: list[int]) -> str:
    """How the deck is piled: one Evil Stirs in each pile, the top one first; those that are gone are left out."""
    left = [str(pile) for pile in piles if pile]
    return f" ({' + '.join(left)})" if left else ""


def cards(view: View[Board], say: Say, read: Read) -> list[tuple[str, str]]:
    """What is face up and does something, with what it does: investigators, Old Ones, relics in hands."""
    board = view["board"]
    found = []
    for seat in board["seats"]:
        if name := seat["investigator"]:
            found.append((say(name), say(f"{name}.{'sane' if seat['sane'] else 'insane'}")))
    for old_one in board["old_ones"]:
        if old_one:
            found.append((say(old_one["name"]) + _force(old_one, say), say(f"{old_one['name']}.text")))
    for seat in board["seats"]:
        found += [(say(relic), say(f"{relic}.text")) for relic in seat["relics"]]
    return found


def held(view: View[Board], seat: int, say: Say, read: Read) -> list[tuple[str, str]]:
    """The side of the investigator that a seat plays by, and its relics; clues do nothing by themselves."""
    who = view["board"]["seats"][seat]
    if not who["investigator"]:
        return []
    side = f"{who['investigator']}.{'sane' if who['sane'] else 'insane'}"
    return [(say(who["investigator"]), say(side)), *((say(card), say(f"{card}.text")) for card in who["relics"])]
