"""AH-B-011, AH-B-012, AH-B-089, AH-B-100: numbers are asked, never stored. A value and its explanation are one list."""

from operator import attrgetter
from typing import NamedTuple

from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.terms import EVADE, FIGHT, IN_PLAY, INVESTIGATE, SKILLS
from miskatonic.games.arkham_lcg.state import ROWS, Arkham, Lasting, Test

ACTIONS_A_TURN = 3
"""AH-B-046."""
MOST_CARDS = 8
"""AH-B-041."""
OPENING_CARDS = 5
"""AH-B-023."""
EVERYBODYS = {
    topics.ACTIONS: ACTIONS_A_TURN,
    topics.HAND_SIZE: MOST_CARDS,
    topics.OPENING_HAND: OPENING_CARDS,
}
"""The numbers that are the same for every investigator."""
TESTED = frozenset(SKILLS)
"""Those that stand on an investigator's card."""
DIFFICULTY = {INVESTIGATE: topics.SHROUD, FIGHT: topics.FIGHT_VALUE, EVADE: topics.EVADE_VALUE}
"""What is tested against, of the enemy or location."""


def sources(game: Arkham, topic: str, subject: int) -> list[tuple[int, int]]:
    """Who adds what to a number of a subject: constant abilities in the order of entering play, then what lasts."""
    found: list[tuple[int, int]] = []
    heard, lasting, rows = game.heard, game.lasting, game.card
    if topic in heard:
        blanks = topics.BLANK in heard or (lasting and topics.BLANK in [one.topic for one in lasting])
        for card in heard[topic]:
            if blanks and (is_blank(game, card) if topic != topics.BLANK else _is_blanked(game, card)):
                continue
            for ability in ROWS[rows[card]].constants.get(topic, ()):
                given = ability.given
                if given is None or given(game, card, subject):
                    amount = ability.amount
                    found.append((card, amount(game, card, subject) if callable(amount) else amount))
    for test in game.tests:
        for card in test.committed:
            for ability in ROWS[rows[card]].riders:
                if ability.topic == topic and ability.given(game, card, subject):
                    found.append((card, ability.amount))
    for one in lasting:
        if one.topic == topic and one.subject == subject:
            if one.ability < 0:
                found.append((one.card, one.amount))
                continue
            ability = ROWS[rows[one.card]].for_a_time[one.ability]
            if ability.given is None or ability.given(game, one.card, subject):
                amount = ability.amount
                found.append((one.card, amount(game, one.card, subject) if callable(amount) else amount))
    return found


def added(game: Arkham, topic: str, subject: int) -> int:
    """What cards add to a number."""
    if topic not in game.heard and not game.lasting and not (game.tests and game.tests[0].committed):
        return 0
    return sum([amount for _, amount in sources(game, topic, subject)])


def holds(game: Arkham, topic: str, subject: int) -> int:
    """AH-B-003: the first card that says so of the subject, or -1; prohibitions, permissions and blanks."""
    if topic not in game.heard and not game.lasting:
        return -1
    found = sources(game, topic, subject)
    return found[0][0] if found else -1


def prescribed(game: Arkham, place: int, skill: str) -> str:
    """AH-B-076: the skill with which a location is investigated, if its text names one; else the usual one."""
    card = holds(game, topics.MUST_USE, place)
    return skill if card < 0 else ROWS[game.card[card]].constants[topics.MUST_USE][0].name


def choosable(game: Arkham, seat: int, skill: str) -> list[str]:
    """AH-B-076: the skills one of which may be used for a test of this one, itself first."""
    instead = topics.INSTEAD_OF[skill]
    if holds(game, instead, seat) < 0:
        return [skill]
    named = [ROWS[game.card[card]].for_a_time for card, _ in sources(game, instead, seat)]
    others = [one.name for abilities in named for one in abilities if one.topic == instead and one.name]
    return list(dict.fromkeys([skill, *others]))


def _is_blanked(game: Arkham, card: int) -> bool:
    """AH-B-098: whether something for a time has emptied a card that itself makes others blank."""
    return any(one.topic == topics.BLANK and one.subject == card for one in game.lasting)


def is_blank(game: Arkham, card: int) -> bool:
    """AH-B-098: its printed text box is as if it were empty."""
    return holds(game, topics.BLANK, card) >= 0


def value(game: Arkham, topic: str, subject: int) -> int:
    """AH-B-012, AH-B-244: a number: its base, what is added, what can't rise, what sets it; not below 0."""
    heard = game.heard
    if topic in topics.OF_SEATS:
        number = base(game, topic, subject)
    else:
        number = ROWS[game.card[subject]].numbers[game.seats][topic]
    if topic in heard or game.lasting or (game.tests and game.tests[0].committed):
        rises = topic not in TESTED or topics.CANNOT_RISE[topic] not in heard or unraisable(game, topic, subject) < 0
        for _, amount in sources(game, topic, subject):
            if rises or amount < 0:
                number += amount
    if topic in topics.SET and topics.SET[topic] in heard and (last := sources(game, topics.SET[topic], subject)):
        number = last[-1][1]
    return number if number > 0 else 0


class Part(NamedTuple):
    """A line of a number: printed, card (another base, or what is added), cap or set; of which card, how much."""

    kind: str
    card: int
    amount: int


def parts(game: Arkham, topic: str, subject: int) -> list[Part]:
    """AH-B-012, AH-B-244: what a number is the sum of, in the order in which it comes about."""
    of_seat = topic in topics.OF_SEATS
    printed = ROWS[game.card[game.who[subject]]].skills[topic] if topic in TESTED else base(game, topic, subject)
    found = [Part("printed", game.who[subject] if of_seat else subject, printed)]
    if (other := another_base(game, topic, subject)) is not None:
        found.append(Part("card", other[0], other[1] - printed))
    added_up = sources(game, topic, subject)
    found += [Part("card", card, amount) for card, amount in added_up]
    if topic in TESTED and (bar := unraisable(game, topic, subject)) >= 0:
        found.append(Part("cap", bar, -sum([amount for _, amount in added_up if amount > 0])))
    if topic in topics.SET:
        for card, amount in sources(game, topics.SET[topic], subject)[-1:]:
            found.append(Part("set", card, amount - sum([one.amount for one in found])))
    return [found[0], *[one for one in found[1:] if one.amount or one.kind == "card"]]


def unraisable(game: Arkham, skill: str, seat: int) -> int:
    """AH-C-024: the card that says that a skill of somebody can't be increased, or -1."""
    return holds(game, topics.CANNOT_RISE[skill], seat)


def difficulty_of(game: Arkham, test: Test, *, doubled: bool = True) -> int:
    """AH-B-065, AH-B-255: the current shroud, fight or evade value; for what has left play, its last value; doubled at
    last, if anything doubles it (AH-B-012).
    """
    topic = DIFFICULTY.get(test.kind)
    if topic is None or test.target < 0 or game.zone[test.target] < IN_PLAY:
        number = test.difficulty
    else:
        number = value(game, topic, test.target)
    for card in test.marks if doubled else ():
        if ROWS[game.card[card]].riders:
            return number + sum([amount for _, amount in doublings(game, test, number)])
    return number


def doublings(game: Arkham, test: Test, number: int) -> list[tuple[int, int]]:
    """AH-B-012, AH-Q-015: the cards, committed or marked to be, that double the difficulty, and how much each adds."""
    found: list[tuple[int, int]] = []
    for card in test.committed or test.marks:
        for rider in ROWS[game.card[card]].riders:
            if rider.topic == topics.DOUBLE_DIFFICULTY and rider.given(game, card, test.seat):
                found.append((card, number))
                number *= 2
    return found


def base(game: Arkham, topic: str, subject: int) -> int:
    """AH-B-011, AH-B-013, AH-B-244: the printed number, multiplied where it is per investigator, or another base."""
    if topic in TESTED:
        instead = topics.BASE_OF[topic]
        if instead in game.heard or (game.lasting and instead in map(_TOPIC, game.lasting)):
            other = another_base(game, topic, subject)
            if other is not None:
                return other[1]
        return ROWS[game.card[game.who[subject]]].skills[topic]
    if topic in EVERYBODYS:
        return EVERYBODYS[topic]
    return ROWS[game.card[subject]].numbers[game.seats][topic]


_TOPIC = attrgetter("topic")


def another_base(game: Arkham, topic: str, subject: int) -> tuple[int, int] | None:
    """AH-B-244: the last card that gives a skill another base value, and which."""
    found = sources(game, topics.BASE_OF[topic], subject) if topic in TESTED else ()
    return found[-1] if found else None


def clues_to_spend(game: Arkham, seat: int) -> int:
    """AH-B-003, AH-B-107: the clues that an investigator holds and may spend."""
    if topics.CANNOT_SPEND in game.heard and holds(game, topics.CANNOT_SPEND, seat) >= 0:
        return 0
    return game.clues[game.who[seat]]


def actions_left(game: Arkham, seat: int) -> int:
    """AH-B-046: how many actions an investigator still has this turn."""
    changed = topics.ACTIONS in game.heard or game.lasting
    left = (value(game, topics.ACTIONS, seat) if changed else ACTIONS_A_TURN) - game.spent[seat]
    return left if left > 0 else 0


def health_left(game: Arkham, card: int) -> int:
    """AH-B-168: remaining health."""
    return value(game, topics.HEALTH, card) - game.damage[card]


def sanity_left(game: Arkham, card: int) -> int:
    """AH-B-168: remaining sanity."""
    return value(game, topics.SANITY, card) - game.horror[card]


def lasts(game: Arkham, until: str, topic: str, subject: int, amount: int, card: int, ability: int = -1) -> None:
    """AH-B-100: from now until a period ends."""
    game.lasting = (*game.lasting, Lasting(until, topic, subject, amount, card, ability))


def ends(game: Arkham, period: str) -> None:
    """AH-B-042: what lasted for a period, and what was counted in it, ends before anything happens at its end."""
    if game.lasting:
        game.lasting = tuple([one for one in game.lasting if one.until != period])
    for key in game.used:
        if key.startswith(period):
            game.used = {key: count for key, count in game.used.items() if not key.startswith(period)}
            break
    if period in game.quiet:
        game.quiet = ["" if one == period else one for one in game.quiet]
