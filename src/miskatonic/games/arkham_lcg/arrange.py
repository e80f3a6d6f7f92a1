"""Positions as text, for tests, puzzles and bug reports: one sentence a line.

investigators roland_banks daisy_walker
agenda rise_of_the_ghouls · act the_barrier · place hallway · unrevealed attic
                                 # the same name as act and agenda: one card is both
at 1 attic
hand 0 machete evidence          # also: area, threat, deck and discard (the top card first); a story card in hand, deck
                                 # or discard pile was earned by that seat
enemy ghoul_minion hallway       # unengaged; in a threat area it is engaged
attached obscuring_fog hallway
encounter ancient_evils          # the encounter deck, the top card first; also: encounter_discard, victory, removed,
                                 # aside, apart (the scenario's own deck)
beside 0 working_a_hunch         # set aside, owned by that seat
side hunch:0 working_a_hunch     # of what is set aside, a pile beside the table, the top card first; it is known by its
                                 # name, one that is somebody's by the seat too
open working_a_hunch             # a card of such a pile is as if in its owner's hand
word 0 class-rogue               # what was said of a card, or of a seat's investigator
clues hallway 2                  # also: damage, horror, doom, uses, resources; of a card or of a seat
exhausted machete
bag 0 -1 skull
sealed machete skull             # tokens of the bag that are sealed on a card
turn 0 2                         # seat 0 has 2 actions left; without it: seat 0 has 3
campaign none                    # a single scenario; without it: one of a campaign
scenario the_midnight_masks      # its reference card, agendas and acts; without it: The Gathering
notes house_burned               # what stands in the campaign log
boxes core dunwich_legacy        # also: without it the core set and those of the cards that are named
phase upkeep                     # begin with this step instead: mythos, mythos.draw, investigation, enemy, upkeep …

Whatever is not said: everybody in the Study, no cards in decks and hands, 5 resources, agenda and act the first ones of
the scenario, which advance only when their doom is reached, and a bag of zeros.
"""

from collections.abc import Callable, Sequence
from functools import partial

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.bag import seal
from miskatonic.games.arkham_lcg.basics.beside import as_if_in_hand, lies_beside, put_beside, say_of
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.problems.extents import is_said
from miskatonic.games.arkham_lcg.rows.boxes import BOXES, CORE, box_with
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.piles import SIDE_PILES
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rows.terms import (
    AREA,
    ASIDE,
    AT_PLACE,
    ATTACHED,
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    MAP,
    NOBODY,
    PHASES,
    REMOVED,
    STAGE,
    STANDARD,
    THREAT,
    TOKENS,
    VICTORY,
)
from miskatonic.games.arkham_lcg.rules import components, owned, setup
from miskatonic.games.arkham_lcg.rules.elimination import lead_by
from miskatonic.games.arkham_lcg.state import ENCOUNTER, Arkham, row
from miskatonic.kernel import BadPosition, check_words

BARE = "the_gathering"
OWNED = {"hand": HAND, "area": AREA, "threat": THREAT, "deck": DECK, "discard": DISCARD, "beside": ASIDE}
SHARED = {
    "encounter": DECK, "encounter_discard": DISCARD, "aside": ASIDE, "apart": ASIDE, "victory": VICTORY,
    "removed": REMOVED,
}  # fmt: skip
COUNTED = ("damage", "horror", "clues", "doom", "uses", "resources")


def position(sentences: Sequence[Sequence[str]]) -> Arkham:
    """The table that the sentences describe."""
    said: dict[str, list[list[str]]] = {}
    for first, *words in sentences:
        if first not in SENTENCES:
            raise BadPosition(f"there is no sentence that begins with {first!r}; there are {', '.join(SENTENCES)}")
        check_words(first, words, TAKES[first])
        said.setdefault(first, []).append(list(words))
    people = said.get("investigators", [["roland_banks"]])[0]
    plan = _laid_out(said, people)
    scenario, difficulty = _one(said, "scenario", BARE), _one(said, "difficulty", STANDARD)
    game = Arkham(rng=0, step="turn.action", **components.nothing(scenario, difficulty, len(people)))
    game.notes = tuple(said.get("notes", [[]])[0])
    if _one(said, "campaign", "") == setup.STANDALONE:
        game.campaign = ""
    components.lay(game, [(number, owner, REMOVED) for number, owner, _ in plan])
    game.bag = tuple(said["bag"][0]) if "bag" in said else ("0",) * 10
    for token in game.bag:
        if token not in TOKENS:
            raise BadPosition(f"there is no chaos token {token!r}")
    for seat in range(game.seats):
        components.put_investigator(game, game.who[seat], seat)
        tokens.add(game, tokens.RESOURCES, game.who[seat], components.RESOURCES)
    for card, (_, _, place) in enumerate(plan):
        if card not in game.who:
            place(game, card)
    for seat in range(game.seats):
        stand(game, seat, _place(game, next((words[1] for words in said.get("at", []) if words[0] == str(seat)), "")))
    game.boxes = _boxes(game, said)
    game.pool = _pool(game)
    game.active, game.turns = 0, (0,)
    for first in ("side", "open", "word", "exhausted", "sealed", *COUNTED, "turn", "phase", "round", "lead"):
        for words in said.get(first, []):
            SENTENCES[first](game, first, words)
    return game


def _boxes(game: Arkham, said: dict[str, list[list[str]]]) -> tuple[str, ...]:
    """The boxes that are named, and those of the cards on the table."""
    named = said.get("boxes", [[]])[0]
    unknown = [one for one in named if one not in BOXES]
    if unknown:
        raise BadPosition(f"there is no box {unknown[0]!r}; there are {', '.join(BOXES)}")
    return owned.in_order([CORE, *named, *[box_with(row(game, card).code) for card in range(len(game.card))]])


def _pool(game: Arkham) -> tuple[str, ...]:
    """The basic weaknesses that nobody at the table has."""
    left = list(owned.weaknesses(game.boxes))
    for card, owner in enumerate(game.owner):
        if owner != ENCOUNTER and row(game, card).id in left:
            left.remove(row(game, card).id)
    return tuple(left)


def _one(said: dict[str, list[list[str]]], first: str, otherwise: str) -> str:
    return said[first][0][0] if first in said else otherwise


Lays = Callable[[Arkham, int], None]


def _laid_out(said: dict[str, list[list[str]]], people: Sequence[str]) -> list[tuple[int, int, Lays]]:
    """All cards of the table: row, owner, and how each is laid down; locations first, then what lies on them."""
    cards: list[tuple[int, int, Lays]] = [(CARDS.number(id_), seat, _nothing) for seat, id_ in enumerate(people)]

    def add(id_: str, owner: int, lay: Lays, earned: bool = False) -> None:
        printed = CARDS.rows[CARDS.number(id_)]
        mine = owner if earned or not printed.set else ENCOUNTER
        cards.append((CARDS.number(id_), mine, lay))

    places = [(words[0], True) for words in said.get("place", [])]
    places += [(words[0], False) for words in said.get("unrevealed", [])]
    for id_, shown in places or [("study", True)]:
        add(id_, ENCOUNTER, partial(_lay_place, shown=shown))
    plan = SCENARIOS.rows[SCENARIOS.number(_one(said, "scenario", BARE))]
    add(plan.reference, ENCOUNTER, partial(_lay_stage, kind="reference"))
    both = "act" in said and said["act"] == said.get("agenda")
    for kind in ("agenda",) if both else ("act", "agenda"):
        every: tuple[str, ...] = getattr(plan, f"{kind}s")
        first = _one(said, kind, every[0])
        later = every[every.index(first) :] if first in every else (first,)
        for id_ in later:
            add(id_, ENCOUNTER, partial(_lay_stage, kind=kind))
    for first, zone in OWNED.items():
        for words in said.get(first, []):
            seat = int(words[0])
            if not 0 <= seat < len(people):
                raise BadPosition(f"there is no seat {seat}")
            ids = reversed(words[1:]) if zone in (DECK, DISCARD) else words[1:]
            for id_ in ids:
                add(id_, seat, partial(put, zone=zone, holder=seat), earned=zone in (HAND, DECK, DISCARD, ASIDE))
    for first, zone in SHARED.items():
        for words in said.get(first, []):
            for id_ in reversed(words):
                add(id_, ENCOUNTER, _lay_apart if first == "apart" else partial(put, zone=zone))
    for first, zone in (("enemy", AT_PLACE), ("attached", ATTACHED), ("there", AT_PLACE)):
        for id_, where in said.get(first, []):
            add(id_, 0, partial(_lay_at, zone=zone, where=where))
    return cards


def _nothing(game: Arkham, card: int) -> None:
    """Investigators are laid down separately."""


def _lay_apart(game: Arkham, card: int) -> None:
    put(game, card, ASIDE)
    game.apart = (*game.apart, card)


def _lay_place(game: Arkham, card: int, shown: bool) -> None:
    put(game, card, MAP)
    if shown:
        game.revealed = (*game.revealed, card)


def _lay_at(game: Arkham, card: int, zone: int, where: str) -> None:
    put(game, card, zone, at=_place(game, where))


def _lay_stage(game: Arkham, card: int, kind: str) -> None:
    """The first of its kind is current, the others come later. AH-B-182: an agenda without an act is the act too."""
    if getattr(game, kind) < 0:
        put(game, card, STAGE)
        setattr(game, kind, card)
        if kind == "agenda" and game.act < 0:
            game.act = card
    else:
        put(game, card, ASIDE)
        setattr(game, f"{kind}s", (*getattr(game, f"{kind}s"), card))


def stand(game: Arkham, seat: int, place: int) -> None:
    """An investigator stands somewhere, with the threat area; assets come with their uses."""
    game.at[game.who[seat]] = place
    for card in game.threat[seat]:
        game.at[card] = place
    for card in game.area[seat]:
        tokens.add(game, tokens.USES, card, row(game, card).uses)


def _place(game: Arkham, label: str) -> int:
    if not label:
        return game.places[0]
    return _find(game, label)


def _find(game: Arkham, label: str) -> int:
    """A card in play by its label, a seat by its number."""
    if label.isdecimal():
        return game.who[int(label)]
    for card, known in enumerate(game.label):
        if known == label and game.zone[card] >= IN_PLAY:
            return card
    for card, known in enumerate(game.label):
        if known.partition(".")[0] == label and game.zone[card] >= IN_PLAY:
            return card
    raise BadPosition(f"{label!r} is not in play")


def _counts(game: Arkham, kind: str, words: list[str]) -> None:
    card = _find(game, words[0])
    tokens.add(game, kind, card, int(words[1]) - getattr(game, kind)[card])


def _exhausts(game: Arkham, first: str, words: list[str]) -> None:
    for label in words:
        tokens.exhaust(game, _find(game, label))


def _sides(game: Arkham, first: str, words: list[str]) -> None:
    key, *ids = words
    name, _, seat = key.partition(":")
    kind = SIDE_PILES.get(name)
    if kind is None or kind.owned != seat.isdecimal() or (seat and int(seat) >= game.seats):
        raise BadPosition(f"there is no pile {key!r}")
    for id_ in reversed(ids):
        put_beside(game, _aside(game, id_), kind, int(seat) if seat else NOBODY)


def _aside(game: Arkham, id_: str) -> int:
    """A card that is set aside and lies in no pile yet."""
    for card, zone in enumerate(game.zone):
        if zone == ASIDE and row(game, card).id == id_ and not lies_beside(game, card):
            return card
    raise BadPosition(f"{id_!r} is not set aside")


def _opens(game: Arkham, first: str, words: list[str]) -> None:
    for label in words:
        there = [card for card, known in enumerate(game.label) if label in (known, known.partition(".")[0])]
        lying = [card for card in there if lies_beside(game, card)]
        if not lying:
            raise BadPosition(f"{label!r} lies in no pile")
        as_if_in_hand(game, lying[0])


def _words(game: Arkham, first: str, words: list[str]) -> None:
    if not is_said(words[1]):
        raise BadPosition(f"{words[1]!r} is not said of cards")
    say_of(game, _find(game, words[0]), words[1])


def _seals(game: Arkham, first: str, words: list[str]) -> None:
    """AH-B-086: a card in play and the tokens of the bag that are sealed on it."""
    for token in words[1:]:
        if not seal(game, _find(game, words[0]), token):
            raise BadPosition(f"there is no {token!r} left in the bag")


def _turns(game: Arkham, first: str, words: list[str]) -> None:
    game.active = int(words[0])
    game.turns = (game.active,)
    if len(words) > 1:
        game.spent[game.active] = 3 - int(words[1])


def _phases(game: Arkham, first: str, words: list[str]) -> None:
    game.step = words[0]
    game.active, game.turns = -1, ()
    phase = words[0].partition(".")[0]
    if phase in PHASES:
        game.phase = phase


def _rounds(game: Arkham, first: str, words: list[str]) -> None:
    game.round = int(words[0])


def _leads(game: Arkham, first: str, words: list[str]) -> None:
    lead = int(words[0])
    lead_by(game, lead)


def _elsewhere(game: Arkham, first: str, words: list[str]) -> None:
    """Said while the cards are laid out."""


SENTENCES: dict[str, Callable[[Arkham, str, list[str]], None]] = {
    **dict.fromkeys(
        (
            "investigators",
            "campaign",
            "scenario",
            "notes",
            "boxes",
            "difficulty",
            "agenda",
            "act",
            "place",
            "unrevealed",
            "at",
            "bag",
            "enemy",
            "attached",
            "there",
        ),
        _elsewhere,
    ),
    **dict.fromkeys((*OWNED, *SHARED), _elsewhere),
    **dict.fromkeys(COUNTED, _counts),
    "side": _sides,
    "open": _opens,
    "word": _words,
    "exhausted": _exhausts,
    "sealed": _seals,
    "turn": _turns,
    "phase": _phases,
    "round": _rounds,
    "lead": _leads,
}
TAKES: dict[str, str] = {
    **dict.fromkeys(("campaign", "scenario", "difficulty"), "NAME"),
    **dict.fromkeys(("agenda", "act", "place", "unrevealed"), "CARD"),
    **dict.fromkeys(("enemy", "attached", "there"), "CARD WHERE"),
    **dict.fromkeys(OWNED, "SEAT CARDS…"),
    **dict.fromkeys(("investigators", "exhausted", *SHARED), "CARDS…"),
    **dict.fromkeys(COUNTED, "CARD COUNT"),
    "notes": "NOTES…",
    "boxes": "BOXES…",
    "at": "SEAT PLACE",
    "bag": "TOKENS…",
    "turn": "SEAT [ACTIONS]",
    "phase": "STEP",
    "round": "NUMBER",
    "lead": "SEAT",
    "side": "PILE CARDS…",
    "open": "CARDS…",
    "word": "CARD WORD",
    "sealed": "CARD TOKENS…",
}
"""What each takes after its first word."""
