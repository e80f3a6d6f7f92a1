"""B.14: acts and agendas, doom, advancing, paying clues together."""

import functools
from collections.abc import Sequence

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.values import clues_to_spend
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.names import MADE
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import CARDS, FREE_ABILITY, Trigger, Use
from miskatonic.games.arkham_lcg.rows.terms import NO_CARD, REMOVED, STAGE
from miskatonic.games.arkham_lcg.rules.timing import sequence
from miskatonic.games.arkham_lcg.state import ROWS, Arkham, row
from miskatonic.kernel import Lack, Option, ask, tell


class Doomed(Trigger):
    """AH-B-032: all doom in play reaches the threshold of the agenda, which advances by it."""

    __slots__ = ()


class Advance(Trigger):
    """AH-B-178: an act or agenda advances."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(source=card)
        self.card = card


def clues_needed(game: Arkham) -> int:
    """AH-B-176: the clues with which the group advances the act; 0 where it can't be done so."""
    return ROWS[game.card[game.act]].act_clues * game.seats if game.act >= 0 else 0


def clues_of_all(game: Arkham, seats: Sequence[int]) -> int:
    """AH-B-107: the clues some investigators hold together and may spend."""
    held, who = game.clues, game.who
    free = topics.CANNOT_SPEND not in game.heard
    total = 0
    for seat in seats:
        total += held[who[seat]] if free else clues_to_spend(game, seat)
    return total


def lacking_to_advance(game: Arkham) -> Lack | None:
    """AH-B-176: why the group can't advance the act now, or None."""
    if not (need := clues_needed(game)):
        return _by_objective(game.act)
    have = clues_of_all(game, game.order)
    return None if have >= need else Lack("group_clues", "AH-B-176", {"count": need, "have": have})


@functools.lru_cache(MADE)
def _by_objective(act: int) -> Lack:
    """AH-B-179: an act without a number of clues advances by its own objective."""
    return Lack("objective", "AH-B-179", {"act": act})


def lacking_clues(game: Arkham, need: int, seats: Sequence[int]) -> Lack | None:
    """AH-B-107: why some investigators can't spend that many clues together, or None."""
    have = clues_of_all(game, seats)
    return None if have >= need else Lack("group_clues", "AH-B-107", {"count": need, "have": have})


async def advance_with_clues(game: Arkham) -> None:
    """AH-B-176: the group spends the clues, and the act advances."""
    await pay_clues(game, clues_needed(game), game.order)
    await advance_act(game)


async def pay_clues(game: Arkham, need: int, seats: Sequence[int]) -> None:
    """AH-B-107, AH-A-49: exactly that many, split as the players choose."""
    left = need
    for at, seat in enumerate(seats):
        have = clues_to_spend(game, seat)
        others = clues_of_all(game, seats[at + 1 :])
        least, most = max(0, left - others), min(have, left)
        share = most
        if least < most:
            picked = await ask(
                game,
                seat,
                "give",
                "AH-B-107",
                functools.partial(_shares, least=least, most=most),
                {"seat": seat, "count": left},
            )
            share = picked.value
        if share:
            tokens.add(game, tokens.CLUES, game.who[seat], -share)
            if game.sink:
                tell(game, "spends_clues", "AH-B-176", {"seat": seat, "count": share})
        left -= share


def _shares(game: Arkham, least: int, most: int) -> list[Option]:
    """AH-B-107: how many clues somebody may give, the most first."""
    return [Option(f"give:{count}", count, count=count) for count in range(most, least - 1, -1)]


async def advance_act(game: Arkham) -> None:
    """AH-B-178: the act's back is resolved, then the next one is current."""
    await _advance(game, Advance(game.act))


async def advance_agenda(game: Arkham) -> None:
    """AH-B-177, AH-B-178: all doom in play goes, the back is resolved, then the next one is current."""
    game.doom = tuple([0] * len(game.doom))
    game.turned_over = True
    await _advance(game, Advance(game.agenda))
    game.turned_over = False


async def skip_agenda(game: Arkham) -> None:
    """AH-B-178: what follows the current agenda is not played: it comes and is turned over at once."""
    game.agenda, game.agendas = _next(game, game.agenda, game.agendas)
    await _advance(game, Advance(game.agenda))


async def skip_acts(game: Arkham, last: str) -> None:
    """AH-B-178, AH-B-179: an act further on advances at once; those before it leave the game unresolved."""
    while row(game, game.act).id != last:
        game.act, game.acts = _next(game, game.act, game.acts)
    await advance_act(game)


@sequence
async def _advance(game: Arkham, this: Advance) -> None:
    """AH-B-178, AH-A-15: the old one is current until its back is completely resolved."""
    card = this.card
    story = f"{CARDS.names[game.card[card]]}.story"
    tell(game, "advances", "AH-B-178", {"card": card, "kind": row(game, card).kind, "story": story})
    back = row(game, card).back
    if back is not None:
        await back(game, Use(game.order[0], card, FREE_ABILITY, NO_CARD, this))
    if game.act == game.agenda:
        return  # AH-B-182: it stays, as both
    if card == game.act:
        game.act, game.acts = _next(game, card, game.acts)
    elif card == game.agenda:
        game.agenda, game.agendas = _next(game, card, game.agendas)


def _next(game: Arkham, card: int, later: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """AH-B-178: the next one becomes current as the old one leaves the game."""
    put(game, card, REMOVED)
    if not later:
        return NO_CARD, ()
    put(game, later[0], STAGE)
    if game.sink:
        tell(game, "current", "AH-B-178", {"card": later[0]})
    return later[0], later[1:]


def is_doomed(game: Arkham) -> bool:
    """AH-B-032, AH-B-180: whether all doom in play reaches the threshold."""
    needed = tokens.doom_needed(game)
    return needed > 0 and tokens.doom_in_play(game) >= needed


def become_both(game: Arkham, card: int) -> None:
    """AH-B-182: from now on the agenda is act and agenda at once; the acts leave the game."""
    for act in (game.act, *game.acts):
        put(game, act, REMOVED)
    game.act, game.acts = card, ()
    tell(game, "current", "AH-B-182", {"card": card})


async def doom_may_advance(game: Arkham) -> None:
    """AH-B-032, AH-B-180: if all doom in play reaches the threshold, the agenda advances."""
    if is_doomed(game):
        await _advance_by_doom(game, Doomed(source=game.agenda))


@sequence
async def _advance_by_doom(game: Arkham, this: Doomed) -> None:
    """AH-B-032, AH-B-007: unless something else happens instead."""
    await advance_agenda(game)


async def lead_chooses(game: Arkham, prompt: str, rule: str, choices: Sequence[str], source: int) -> str:
    """AH-B-015, AH-R-1.5: the lead decides between named things."""
    return await choose_one(game, game.order[0], prompt, rule, choices, source)


async def choose_one(game: Arkham, seat: int, prompt: str, rule: str, choices: Sequence[str], source: int) -> str:
    """AH-B-226: one of several named things: `choose:<name>`, said by `option-choose` with the name of the prompt."""
    picked = await ask(
        game,
        seat,
        prompt,
        rule,
        lambda game: [Option(f"choose:{one}", one, choice=one) for one in choices],
        {"seat": seat, "source": source},
    )
    return str(picked.value)
