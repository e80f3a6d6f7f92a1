"""B.7, AH-R-1.2: who could use what at a point of a triggering condition, or as if a card were in hand."""

from collections.abc import Sequence

from miskatonic.games.arkham_lcg.basics import wishes
from miskatonic.games.arkham_lcg.basics.costs import Purse, is_used_up, lacking
from miskatonic.games.arkham_lcg.basics.listening import VOICES
from miskatonic.games.arkham_lcg.basics.values import is_blank
from miskatonic.games.arkham_lcg.basics.zones import is_user, users
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.ability import FREE_OF_CHARGE, Ability, Trigger, Use
from miskatonic.games.arkham_lcg.rows.terms import HAND, IN_PLAY, NO_CARD, NOBODY
from miskatonic.games.arkham_lcg.state import ROWS, Arkham


def held(game: Arkham, seat: int) -> Sequence[int]:
    """AH-B-053: the cards a seat may play: its hand, and what is as if it were there."""
    if game.as_if:
        return (*game.hand[seat], *[card for card in game.as_if if game.owner[card] == seat])
    return game.hand[seat]


def may_use(game: Arkham, seat: int, card: int) -> bool:
    """AH-R-1.2, AH-L-03: whether somebody may use a card's abilities, or has it in hand, or as if it were there."""
    return is_user(game, seat, card) if game.zone[card] >= IN_PLAY else game.owner[card] == seat


def is_legal(game: Arkham, use: Use, purse: Purse | None = None) -> bool:
    """AH-E-008: its condition holds, it could change something, its limit is not reached, its cost can be paid."""
    ability = use.ability
    if ability.given is not None and not ability.given(game, use):
        return False
    if ability.works is not None and not ability.works(game, use):
        return False
    if ability.limit is not None and is_used_up(game, use):
        return False
    if ability.cost is FREE_OF_CHARGE and not ability.is_played and topics.CANNOT_USE not in game.heard:
        return True
    return lacking(game, use, purse) is None


def aimed(game: Arkham, use: Use, purse: Purse | None = None) -> list[Use]:
    """AH-B-101: the use with each of its targets, if it is legal; without a target it can't be used."""
    ability = use.ability
    if ability.targets is None:
        return [use] if is_legal(game, use, purse) else []
    found = []
    for target in ability.targets(game, use):
        one = Use(use.seat, use.card, ability, target, use.trigger)
        if is_legal(game, one, purse):
            found.append(one)
    return found


def voiced(game: Arkham, card: int, topic: str) -> tuple[Ability, ...]:
    """AH-B-088, AH-B-098: the abilities of a card that may be used about a topic from where it is; none while blank."""
    zone = game.zone[card]
    where = HAND if card in game.as_if else VOICES[zone]
    found = ROWS[game.card[card]].offers[where].get(topic, ())
    if found and where == IN_PLAY and (topics.BLANK in game.heard or game.lasting) and is_blank(game, card):
        return ()
    return found


def forced(game: Arkham, card: int, topic: str) -> tuple[Ability, ...]:
    """AH-B-090: the abilities of a card that must be used about a topic; none while it is blank (AH-B-098)."""
    where = VOICES[game.zone[card]]
    found = ROWS[game.card[card]].forces[where].get(topic, ())
    if found and where == IN_PLAY and (topics.BLANK in game.heard or game.lasting) and is_blank(game, card):
        return ()
    return found


def collect(
    game: Arkham, topic: str, this: Trigger, done: Sequence[tuple[int, int]], cancels: bool | None
) -> list[Use]:
    """All legal uses at a point, those that cancel or the others, or both (None); each card once per occurrence
    (AH-B-093). Who may use them: AH-R-1.2.
    """
    found: list[Use] = []
    for card in game.heard.get(topic, ()):
        for ability in voiced(game, card, topic):
            if cancels not in (None, ability.cancels) or (card, ability.number) in done:
                continue
            for seat in users(game, card) if card not in game.as_if else owners(game, card):
                if game.wishes and wishes.is_muted(game, seat, card):
                    continue
                found += aimed(game, Use(seat, card, ability, NO_CARD, this))
    return found


def owners(game: Arkham, card: int) -> list[int]:
    """AH-L-03, AH-B-197: who may play what is as if in hand."""
    owner = game.owner[card]
    return [owner] if game.peril in (NOBODY, owner) else []


def collect_forced(game: Arkham, topic: str, this: Trigger, done: Sequence[tuple[int, int]]) -> list[Use]:
    """AH-B-090: all legal forced uses at a point. AH-R-2.1: "you" is whom the condition concerns, else the holder."""
    found: list[Use] = []
    for card in game.heard.get(topic, ()):
        for ability in forced(game, card, topic):
            if (card, ability.number) not in done:
                seat = this.seat
                if seat == NOBODY:
                    seat = game.holder[card]
                    if not 0 <= seat < game.seats:
                        seat = game.order[0] if game.order else 0
                found += aimed(game, Use(seat, card, ability, NO_CARD, this))
    return found
