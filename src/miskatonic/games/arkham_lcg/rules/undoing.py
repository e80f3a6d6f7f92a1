"""AH-C-028, AH-X-05: an action is undone: everything is as it was before it, but for chance and what was learned."""

import dataclasses

from miskatonic.games.arkham_lcg.basics.costs import spend_resources
from miskatonic.games.arkham_lcg.basics.piles import shuffle_deck
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.rows.ability import Trigger
from miskatonic.games.arkham_lcg.rows.terms import ASIDE, DECK, HAND, LIMBO, NOBODY, OPEN
from miskatonic.games.arkham_lcg.state import ENCOUNTER, ROWS, Arkham, Known
from miskatonic.kernel import tell


class ActionDone(Trigger):
    """AH-C-028: somebody has finished an action. `undone` is whether it was undone by what answers to that."""

    __slots__ = ("undone",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.undone = False


class Before:
    """AH-X-05: the position before an action, and which decks were shuffled since. It hangs on the state only while the
    action lasts; every replay makes it anew.
    """

    __slots__ = ("position", "shuffled")

    def __init__(self, game: Arkham) -> None:
        self.position = game.copy()
        self.shuffled: set[int] = set()


def is_answered(game: Arkham) -> bool:
    """AH-C-028: whether any card of this table has something to say about finished actions; looked up once, because
    which cards there are seldom changes.
    """
    if game.answered is None:
        game.answered = False
        points = set(ActionDone.points)
        for number in set(game.card) if ActionDone.heard_at else ():
            for topics in ROWS[number].by_zone.values():
                if not points.isdisjoint(topics):
                    game.answered = True
    return game.answered


def can_be_undone(game: Arkham, seat: int) -> bool:
    """AH-X-05, AH-X-20: the action that somebody has just finished can be taken back: they are still in, and nothing
    was written into the campaign log.
    """
    if not game.before or seat not in game.order:
        return False
    then = game.before[-1].position
    written = (then.log, then.crossed, then.resolution) == (game.log, game.crossed, game.resolution)
    return written and not then.tests


KEPT = ("rng", "step", "asks", "wishes", "quiet", "unseen")
"""What an undone action leaves as it is now: chance, how people want to be asked, that a card was seen."""


def undo(game: Arkham, this: ActionDone, seat: int, card: int, price: int) -> None:
    """AH-C-028, AH-Q-022: back to before the action; the card with which somebody does it stays played, and paid as far
    as there was anything to pay with. Decks that were shuffled meanwhile are shuffled.
    """
    before: Before = game.before[-1]
    if game.sink:
        tell(game, "taken_back", "AH-C-028", {"seat": this.seat, "card": card})
    known = (*before.position.known, *learnt(game, before.position))
    for field in dataclasses.fields(game):
        if field.init and field.name not in KEPT:
            setattr(game, field.name, getattr(before.position, field.name))
    game.known = tuple(dict.fromkeys([one for one in known if one.card != card]))
    game.ground = game.titles = None
    put(game, card, LIMBO)
    spend_resources(game, seat, price)
    for pile in sorted(before.shuffled):
        shuffle_deck(game, pile)
    this.undone = this.over = True


def learnt(game: Arkham, before: Arkham) -> list[Known]:
    """AH-X-05: what was learned since then is not forgotten: cards that came out of a deck, or were looked at there,
    what was shown of a hand, a location that was turned over.
    """
    found = [one for one in game.known if one.card < len(before.zone) and before.zone[one.card] in (DECK, HAND)]
    for card, zone in enumerate(before.zone):
        now = game.zone[card]
        if zone == HAND and now not in (HAND, DECK, ASIDE):
            found.append(Known(card, NOBODY))
        elif zone == DECK and now != DECK:
            owner = game.owner[card]
            own = owner != ENCOUNTER and (now == ASIDE or (now == HAND and game.hands != OPEN))
            found += [Known(card, seat) for seat in ((owner,) if own else range(game.seats))]
        elif card in game.revealed and card not in before.revealed:
            found.append(Known(card, NOBODY))
    return found
