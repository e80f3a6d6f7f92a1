"""The basic weaknesses of the core set."""

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.costs import spare_cards
from miskatonic.games.arkham_lcg.basics.zones import here, place_of
from miskatonic.games.arkham_lcg.cards.phrases import discard_this, into_threat_area, takes, yours
from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import TWO_ACTIONS, Cost, Use, after, enemy, treachery
from miskatonic.games.arkham_lcg.rows.terms import HAND, PARLEY, SKILLS
from miskatonic.games.arkham_lcg.rules.attacks import Attack
from miskatonic.games.arkham_lcg.rules.damage import Harm
from miskatonic.games.arkham_lcg.rules.discarding import discard_together
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Option, ask, tell

amnesia = treachery("01096", "amnesia", weakness=True, basic=True, in_box=2, traits="Madness")


@amnesia.reveals
async def forgets(game: Arkham, me: Use) -> None:
    """AH-B-202: all but one card are discarded; weaknesses stay, and count as the card kept."""
    seat = me.seat
    if len(spare_cards(game, seat)) == len(game.hand[seat]) > 1:
        picked = await ask(
            game,
            seat,
            "keep_one",
            "AH-B-202",
            lambda game: [
                Option(f"keep:{game.label[card]}", card, seat=seat, secret=True, card=card_name(game, card))
                for card in game.hand[seat]
            ],
            {"seat": seat, "source": me.card},
        )
        kept = picked.value
    else:
        kept = game.hand[seat][0] if len(game.hand[seat]) == 1 else -1
    others = [card for card in spare_cards(game, seat) if card != kept]
    await discard_together(
        game,
        lambda game: [card for card in others if game.zone[card] == HAND],
        lambda card: tell(game, "discards", "AH-B-202", {"seat": seat, "card": card, "source": me.card}),
    )


paranoia = treachery("01097", "paranoia", weakness=True, basic=True, in_box=2, traits="Madness")


@paranoia.reveals
async def trusts_nobody(game: Arkham, me: Use) -> None:
    """AH-R-2.8: all resources of the pool are lost."""
    tokens.loses(game, me.seat, tokens.resources(game, me.seat), "AH-R-2.8", me.card)


haunted = treachery("01098", "haunted", weakness=True, basic=True, traits="Curse")
haunted.reveals(into_threat_area())
for _skill in SKILLS:
    haunted.constant(_skill, -1, yours)
haunted.action(discard_this, cost=TWO_ACTIONS)

psychosis = treachery("01099", "psychosis", weakness=True, basic=True, traits="Madness")
psychosis.reveals(into_threat_area())
psychosis.forced(
    after(Harm),
    takes(damage=1, direct=True),
    given=lambda game, me: game.holder[me.card] == me.trigger.seat and me.trigger.taken[1] > 0,
)
psychosis.action(discard_this, cost=TWO_ACTIONS)

hypochondria = treachery("01100", "hypochondria", weakness=True, basic=True, traits="Madness")
hypochondria.reveals(into_threat_area())
hypochondria.forced(
    after(Harm),
    takes(horror=1, direct=True),
    given=lambda game, me: game.holder[me.card] == me.trigger.seat and me.trigger.taken[0] > 0,
)
hypochondria.action(discard_this, cost=TWO_ACTIONS)


def bearer(game: Arkham, card: int, seat: int) -> bool:
    """AH-B-146, AH-B-203: prey: its bearer only."""
    return game.owner[card] == seat


mob_enforcer = enemy(
    "01101", "mob_enforcer", weakness=True, basic=True, fight=4, health=3, evade=3, damage=1, prey=bearer,
    prey_only=True, keywords="hunter", traits="Humanoid Criminal",
)  # fmt: skip
mob_enforcer.action(discard_this, designator=PARLEY, cost=Cost(actions=1, resources=4))

silver_twilight_acolyte = enemy(
    "01102", "silver_twilight_acolyte", weakness=True, basic=True, fight=2, health=3, evade=3, damage=1, prey=bearer,
    prey_only=True, keywords="hunter", traits="Humanoid Cultist Silver_Twilight",
)  # fmt: skip


@silver_twilight_acolyte.forced(after(Attack), given=lambda game, me: me.trigger.enemy == me.card)
async def hastens_doom(game: Arkham, me: Use) -> None:
    """After it attacks, 1 doom on the agenda; nothing advances before the mythos phase."""
    tokens.place_doom(game, game.agenda, 1, "AH-B-180", me.card)


stubborn_detective = enemy(
    "01103", "stubborn_detective", weakness=True, basic=True, fight=3, health=2, evade=2, damage=1, prey=bearer,
    prey_only=True, keywords="hunter", traits="Humanoid Detective",
)  # fmt: skip
stubborn_detective.constant(
    topics.BLANK,
    1,
    lambda game, card, subject: subject in game.who and place_of(game, card) == here(game, game.who.index(subject)),
)
"""AH-R-2.1, AH-A-36: the investigator cards at its location are blank."""
