"""The signature cards and signature weaknesses of the five investigators of The Dunwich Legacy."""

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.costs import is_used_up
from miskatonic.games.arkham_lcg.basics.piles import shuffle_into_deck
from miskatonic.games.arkham_lcg.basics.zones import here, put, seats_at
from miskatonic.games.arkham_lcg.cards.phrases import (
    attach,
    both,
    by_you,
    discard_this,
    fights,
    in_your_threat_area,
    into_threat_area,
    investigates,
    suffers,
)
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import (
    ONCE_PER_TEST,
    TWO_ACTIONS,
    Cost,
    Use,
    after,
    asset,
    event,
    treachery,
    when,
    would,
)
from miskatonic.games.arkham_lcg.rows.terms import AUTO_FAIL, ENEMY, IN_PLAY, LIMBO, SKULL
from miskatonic.games.arkham_lcg.rules.attacks import damage_enemy
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.drawing import dig, draw
from miskatonic.games.arkham_lcg.rules.elimination import GameEnd
from miskatonic.games.arkham_lcg.rules.engagement import Engagement
from miskatonic.games.arkham_lcg.rules.healing import heal
from miskatonic.games.arkham_lcg.rules.locations import choose_place, connections, farthest
from miskatonic.games.arkham_lcg.rules.revealing import Reveal, reveal_anew, reveal_tokens
from miskatonic.games.arkham_lcg.rules.skill_test import Failure, Success
from miskatonic.games.arkham_lcg.rules.spawning import spawn
from miskatonic.games.arkham_lcg.state import Arkham, Test, row
from miskatonic.kernel import tell

# --- Zoey Samaras -----------------------------------------------------------------------------------------------------

zoeys_cross = asset(
    "02006", "zoeys_cross", signature="zoey_samaras", level=None, unique=True, cost=1, slot="accessory", icons="CC?",
    traits="Item Charm", parts="subtitle",
)  # fmt: skip


@zoeys_cross.reaction(
    after(Engagement),
    given=both(by_you, lambda game, me: game.zone[me.trigger.enemy] >= IN_PLAY),
    cost=Cost(exhaust=True, resources=1),
)
async def burns(game: Arkham, me: Use) -> None:
    """1 damage to the enemy that has become engaged with her."""
    await damage_enemy(game, me.seat, me.trigger.enemy, 1, me.card)


smite_the_wicked = treachery("02007", "smite_the_wicked", signature="zoey_samaras", weakness=True, traits="Task")
smite_the_wicked.forced(when(GameEnd), suffers(mental=1))
"""AH-C-007: it is in play only as long as its enemy is."""


@smite_the_wicked.reveals
async def marks_an_enemy(game: Arkham, me: Use) -> None:
    """The encounter deck is discarded down to an enemy, which spawns farthest away with this attached."""
    enemy = await dig(game, lambda card: row(game, card).kind == ENEMY, "AH-C-007", further=True)
    if enemy < 0:
        return
    put(game, enemy, LIMBO)
    place = await choose_place(
        game, game.order[0], "farthest", "AH-Q-020", lambda game: farthest(game, here(game, me.seat)), me.card
    )
    await spawn(game, me.seat, enemy, place)
    if game.zone[enemy] >= IN_PLAY and game.zone[me.card] == LIMBO:
        attach(game, me.card, enemy)


# --- Rex Murphy -------------------------------------------------------------------------------------------------------

search_for_the_truth = event(
    "02008", "search_for_the_truth", signature="rex_murphy", level=None, cost=1, icons="II?", traits="Insight"
)
MOST_TRUTH = 5


@search_for_the_truth.played(
    works=lambda game, me: tokens.clues(game, me.seat) > 0 and bool(game.deck[me.seat] or game.discard[me.seat])
)
async def finds_the_truth(game: Arkham, me: Use) -> None:
    """A card for each clue he has, up to 5."""
    await draw(game, me.seat, min(MOST_TRUTH, tokens.clues(game, me.seat)), "AH-B-051", me.card)


rexs_curse = treachery("02009", "rexs_curse", signature="rex_murphy", weakness=True, traits="Curse")
rexs_curse.reveals(into_threat_area())


@rexs_curse.forced(would(Success), given=in_your_threat_area, limit=ONCE_PER_TEST)
async def turns_the_token(game: Arkham, me: Use) -> None:
    """AH-B-250: what was revealed goes back into the bag, a new token is revealed; once per test."""
    if me.trigger.test.tokens:
        tell(game, "turned_back", "AH-B-250", {"seat": me.seat, "card": me.card})
        await reveal_anew(game, me.trigger.test)


TURNS = rexs_curse.abilities[-1]


@rexs_curse.forced(
    when(Failure),
    given=both(in_your_threat_area, lambda game, me: is_used_up(game, Use(me.seat, me.card, TURNS))),
)
async def goes_back(game: Arkham, me: Use) -> None:
    """AH-R-1.13: if its token made the test fail, it is shuffled into his deck."""
    if shuffle_into_deck(game, me.card):
        tell(game, "back_into_deck", "AH-R-1.13", {"seat": me.seat, "card": me.card})


# --- Jenny Barnes -----------------------------------------------------------------------------------------------------

jennys_twin_45s = asset(
    "02010", "jennys_twin_45s", signature="jenny_barnes", level=None, unique=True, cost=0, cost_x=True, slot="hand",
    slots=2, icons="AA?", uses=("ammo", 0), traits="Item Weapon Firearm", parts="subtitle",
)  # fmt: skip
fights(jennys_twin_45s, 2, 1, Cost(uses=1))

searching_for_izzie = treachery("02011", "searching_for_izzie", signature="jenny_barnes", weakness=True, traits="Task")
searching_for_izzie.forced(when(GameEnd), suffers(mental=1))


@searching_for_izzie.reveals
async def goes_missing(game: Arkham, me: Use) -> None:
    """It is attached to the location farthest away."""
    place = await choose_place(
        game, game.order[0], "farthest", "AH-Q-020", lambda game: farthest(game, here(game, me.seat)), me.card
    )
    attach(game, me.card, place)


async def _is_found(game: Arkham, me: Use, test: Test) -> None:
    """AH-C-009: no clue is discovered: she is found."""
    await discard_this(game, me)


investigates(searching_for_izzie, cost=TWO_ACTIONS, passes=_is_found)

# --- Jim Culver -------------------------------------------------------------------------------------------------------

jims_trumpet = asset(
    "02012", "jims_trumpet", signature="jim_culver", level=None, unique=True, cost=2, slot="hand", icons="WW?",
    says="heals_horror", traits="Item Instrument Relic", parts="subtitle",
)  # fmt: skip


def _scared_nearby(game: Arkham, me: Use) -> list[int]:
    """AH-E-008: the investigators at the location or a connecting one who have horror to heal."""
    near = (here(game, me.seat), *connections(game, here(game, me.seat)))
    cards = [game.who[seat] for place in near for seat in seats_at(game, place)]
    return [card for card in cards if game.horror[card]]


@jims_trumpet.reaction(
    when(Reveal),
    given=lambda game, me: me.trigger.test is not None and me.trigger.token == SKULL,
    cost=Cost(exhaust=True),
    targets=_scared_nearby,
)
async def plays_for_the_dead(game: Arkham, me: Use) -> None:
    """A skull in anybody's test: somebody near heals 1 horror."""
    await heal(game, me.target, 0, 1, "AH-B-167", me.card)


final_rhapsody = treachery("02013", "final_rhapsody", signature="jim_culver", weakness=True, traits="Endtimes")
REVEALED = 5


@final_rhapsody.reveals
async def plays_to_the_end(game: Arkham, me: Use) -> None:
    """AH-B-085: 5 tokens, which only count for this: 1 damage and 1 horror for each skull and each auto-fail."""
    shown = await reveal_tokens(game, me.seat, me.card, REVEALED)
    bad = sum([token in (SKULL, AUTO_FAIL) for token in shown])
    await harm(game, me.seat, bad, bad, me.card)


# --- "Ashcan" Pete ----------------------------------------------------------------------------------------------------

wracked_by_nightmares = treachery(
    "02015", "wracked_by_nightmares", signature="ashcan_pete", weakness=True, traits="Madness"
)
wracked_by_nightmares.constant(
    topics.CANNOT_READY, 1, lambda game, card, subject: subject in game.area[game.holder[card]]
)
wracked_by_nightmares.action(discard_this, cost=TWO_ACTIONS)


@wracked_by_nightmares.reveals
async def has_nightmares(game: Arkham, me: Use) -> None:
    """All his assets are exhausted, and none can ready while it is in his threat area."""
    for card in game.area[me.seat]:
        tokens.exhaust(game, card)
    await into_threat_area()(game, me)
