"""Arkham Horror: The Card Game in a terminal: the position in words; the map and the panels of the full screen are
beside it.
"""

from miskatonic.games.arkham_lcg.board import Board
from miskatonic.games.arkham_lcg.board.cards import AnyCard, SeenPlace
from miskatonic.kernel.view import View
from miskatonic.terminal.boards import Read, Say, Spot, low, sentences
from miskatonic.terminal.games.arkham_lcg.drawing import draw
from miskatonic.terminal.games.arkham_lcg.panels import people, threat
from miskatonic.terminal.games.arkham_lcg.signs import legend
from miskatonic.terminal.games.arkham_lcg.telling import (
    asked,
    bag,
    campaign,
    card_in_play,
    deck_left,
    deck_list,
    hand,
    joined,
    lasting,
    location,
    side_pile,
    test,
    upgrading,
)

__all__ = ["brief", "cards", "draw", "held", "legend", "people", "places", "threat", "turn", "words"]


def turn(view: View[Board]) -> object:
    """The round, and how many have ended their turns in it: whoever decides who is next has been told the position for
    the turn that comes. During setup there is none yet.
    """
    board = view["board"]
    over = [seat for seat in board["seats"] if seat["took_turn"] and seat["seat"] != board["active"]]
    return (board["round"], len(over)) if board["places"] else None


def places(view: View[Board]) -> dict[str, Spot]:
    """Locations, and every card that has a place of its own on the drawing: enemies, what is in play, hands."""
    board = view["board"]
    shown: list[SeenPlace | AnyCard] = list(board["places"])
    for place in board["places"]:
        shown += [*place["enemies"], *place["attached"], *place["others"]]
    for seat in board["seats"]:
        shown += [*seat["threat"], *seat["area"], *(seat["hand"] or ())]
    return {thing: Spot(thing, card["card"]) for card in shown for thing in (f"card:{card['id']}",)}


def words(view: View[Board], say: Say) -> list[str]:
    """The whole position: what the campaign keeps when it is over; round, agenda and act, bag and piles, the running
    test, investigators, locations.
    """
    board = view["board"]
    lines = [*campaign(view, say), *_scenario(view, say), *brief(view, say)]
    if held_on := lasting(view, say):
        lines.append(sentences([f"{say('board-label_lasting')}: {'; '.join(held_on)}"]))
    lines += [_seat(view, number, say) for number in range(view["seats"])]
    return [*lines, *(location(view, place, say) for place in board["places"]), *_piles(view, say)]


def brief(view: View[Board], say: Say) -> list[str]:
    """The running test; between scenarios what each has left to spend, and what has changed."""
    return test(view, say) or upgrading(view, say)


def _scenario(view: View[Board], say: Say) -> list[str]:
    board = view["board"]
    agenda, act = board["agenda"], board["act"]
    lines = []
    if board["places"]:
        now = [say("board-round", count=board["round"], phase=board["phase"])]
        if board["active"] >= 0 and not view["outcome"]:
            left = board["seats"][board["active"]]["actions"]
            now.append(say("board-turn", who=view["names"][board["active"]], count=left))
        lines.append(sentences(now))
    if agenda is not None and act is not None:
        doom = {"count": board["doom"], "of": agenda["threshold"]}
        state = [say("board-agenda", stage=agenda["stage"], card=agenda["card"], **doom)]
        if board["act_clues"]:
            clues = {"count": board["group_clues"], "of": board["act_clues"]}
            state.append(say("board-act", stage=act["stage"], card=act["card"], **clues))
        else:
            state.append(say("board-act_objective", stage=act["stage"], card=act["card"], count=board["group_clues"]))
        lines.append(sentences(state))
        hung = [one["card"] for stage in (agenda, act) for one in stage.get("attached", ())]
        if hung:
            lines[-1] += f" {say('board-label_attached')}: {joined(hung, say)}."
        if act["objective"]:
            lines[-1] += f" {say(act['card'] + '.text')}"
    return [*lines, sentences([f"{say('board-label_bag')}: {bag(board['bag'], say)}"])]


def _piles(view: View[Board], say: Say) -> list[str]:
    """Encounter deck and pile, the victory display, the scenario's own deck, what is set aside."""
    board = view["board"]
    pile = board["encounter"]["discard"]
    parts = [say("board-encounter", deck=board["encounter"]["deck"], discard=len(pile))]
    if pile:
        parts.append(say("board-pile_top", card=pile[-1]["card"]))
    if board["victory"]:
        won = [say("board-victory_card", card=one["card"]["card"], count=one["points"]) for one in board["victory"]]
        parts.append(f"{say('board-label_victory')}: {', '.join(won)}")
    if board["apart"]:
        parts.append(say("board-apart", count=board["apart"]))
    if board["aside"]:
        parts.append(f"{say('board-label_aside')}: {joined(board['aside'], say)}")
    parts += [side_pile(view, one, say) for one in board["piles"] if one["count"]]
    return [sentences(parts)]


def _seat(view: View[Board], number: int, say: Say) -> str:
    """An investigator with everything: where, how, and what is in hand, in play and in the threat area."""
    board = view["board"]
    seat = board["seats"][number]
    name = say("terminal-seat", number=number + 1, who=view["names"][number])
    if seat["left"]:
        return sentences([f"{name}: {low(say('board-left_' + seat['left']))}"])
    where = next((say(place["card"]) for place in board["places"] if place["id"] == seat["place"]), "")
    skills = ", ".join(f"{say(f'skill-{skill}')} {value}" for skill, value in seat["skills"].items())
    parts = [
        f"{name}: {where}" if where else name,
        say("board-health", count=seat["health"] - seat["damage"], of=seat["health"]),
        say("board-sanity", count=seat["sanity"] - seat["horror"], of=seat["sanity"]),
        skills[:1].upper() + skills[1:],
        say("board-holds", clues=seat["clues"], resources=seat["resources"]),
        *([say(seat["word"])] if seat["word"] else []),
    ]
    for label, cards in (("area", seat["area"]), ("threat", seat["threat"])):
        if cards:
            told = "; ".join(card_in_play(card, say) for card in cards)
            parts.append(f"{say(f'board-label_{label}')}: {told}")
    if seat["hand"] is None:
        parts.append(say("board-hand_size", count=seat["hand_size"]))
    elif seat["hand"]:
        parts.append(f"{say('board-label_hand')}: {hand(seat['hand'], say)}")
    if seat["marked"]:
        swapped = [card["card"] for card in seat["hand"] or () if card["id"] in seat["marked"]]
        parts.append(f"{say('board-label_swap')}: {joined(swapped, say)}")
    parts.append(say("board-deck", deck=seat["deck"]))
    if seat["discard"]:
        parts.append(f"{say('board-label_discard')}: {joined([card['card'] for card in seat['discard']], say)}")
    if any(seat["trauma"].values()):
        parts.append(say("board-trauma", physical=seat["trauma"]["physical"], mental=seat["trauma"]["mental"]))
    return sentences([*parts, *deck_list(seat, say), *asked(seat, say)])


def cards(view: View[Board], say: Say, read: Read) -> list[tuple[str, str]]:
    """What is face up and does something: agenda, act and reference card, locations, and every card in play; then what
    is left in one's own decks.
    """
    board = view["board"]
    names = [stage["card"] for stage in (board["agenda"], board["act"]) if stage]
    names += [one["card"] for stage in (board["agenda"], board["act"]) if stage for one in stage.get("attached", ())]
    names += [board["reference"]] if board["reference"] else []
    for place in board["places"]:
        names += [card["card"] for card in (place, *place["enemies"], *place["attached"], *place["others"])]
    for seat in board["seats"]:
        if not seat["left"]:
            names += [seat["card"], *(card["card"] for card in (*seat["area"], *seat["threat"]))]
    found = [(say(name), " ".join(read(name))) for name in dict.fromkeys(names)]
    return [*found, *(one for seat in range(view["seats"]) for one in deck_left(view, seat, say))]


def held(view: View[Board], seat: int, say: Say, read: Read) -> list[tuple[str, str]]:
    """The investigator of a seat, the cards in hand, in play and in the threat area, each with what it does; then what
    is left in the deck.
    """
    who = view["board"]["seats"][seat]
    shown = (*(who["hand"] or ()), *who["area"], *who["threat"])
    names = dict.fromkeys((who["card"], *(card["card"] for card in shown)))
    return [*[(say(name), " ".join(read(name))) for name in names], *deck_left(view, seat, say)]
