"""The four Agents sets, one of which is chosen unseen: of Hastur, Yog-Sothoth, Shub-Niggurath and Cthulhu."""

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.piles import shuffle_deck
from miskatonic.games.arkham_lcg.basics.values import sanity_left, value
from miskatonic.games.arkham_lcg.basics.zones import engaged_seat, place_of, seats_at
from miskatonic.games.arkham_lcg.cards.phrases import discard_this, into_threat_area, takes, tests, yours
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Use, after, at, enemy, treachery, when
from miskatonic.games.arkham_lcg.rows.terms import AGILITY, COMBAT, NOBODY, WILLPOWER
from miskatonic.games.arkham_lcg.rules import skill_test
from miskatonic.games.arkham_lcg.rules.act_agenda import choose_one, doom_may_advance
from miskatonic.games.arkham_lcg.rules.attacks import Attack, Defeat
from miskatonic.games.arkham_lcg.rules.damage import harm, harm_each
from miskatonic.games.arkham_lcg.rules.drawing import add_to_hand, discard_at_random, draw
from miskatonic.games.arkham_lcg.rules.engagement import Engagement
from miskatonic.games.arkham_lcg.rules.healing import heal
from miskatonic.games.arkham_lcg.rules.round import RoundEnd
from miskatonic.games.arkham_lcg.rules.searching import search
from miskatonic.games.arkham_lcg.rules.timing import OneEffect
from miskatonic.games.arkham_lcg.state import Arkham, Test, has_trait, row

HASTUR, YOG_SOTHOTH, SHUB_NIGGURATH, CTHULHU = AGENTS = (
    "agents_of_hastur", "agents_of_yog", "agents_of_shub", "agents_of_cthulhu",
)  # fmt: skip
AGENT_CARDS = {
    "screeching_byakhee": 2, "the_yellow_sign": 2, "yithian_observer": 2, "offer_of_power": 2,
    "relentless_dark_young": 1, "goat_spawn": 3, "young_deep_one": 2, "dreams_of_rlyeh": 2,
}  # fmt: skip

# --- Agents of Hastur -------------------------------------------------------------------------------------------------

screeching_byakhee = enemy(
    "01175", "screeching_byakhee", set=HASTUR, fight=3, health=4, evade=3, damage=1, horror=2, victory=1,
    keywords="hunter", prey=lambda game, card, seat: -sanity_left(game, game.who[seat]), traits="Monster Byakhee",
)  # fmt: skip


def frenzied(game: Arkham, card: int, subject: int) -> bool:
    """It is engaged with somebody who has 4 sanity or less left."""
    seat = engaged_seat(game, card)
    return subject == card and seat != NOBODY and sanity_left(game, game.who[seat]) <= 4


screeching_byakhee.constant(topics.FIGHT_VALUE, 1, frenzied)
screeching_byakhee.constant(topics.EVADE_VALUE, 1, frenzied)

the_yellow_sign = treachery("01176", "the_yellow_sign", set=HASTUR, traits="Omen")


@the_yellow_sign.reveals
async def beholds(game: Arkham, me: Use) -> None:
    """AH-B-095, AH-B-126: willpower 4, else, as one effect, 2 horror and a Madness weakness drawn out of the deck."""

    async def maddens(game: Arkham, me: Use, test: Test) -> None:
        seat = me.seat
        async with OneEffect(game):
            await harm(game, seat, 0, 2, me.card)
            if seat not in game.order:
                return
            card = await search(game, seat, lambda game: _madness(game, seat), "search", "AH-B-126", me.card)
            shuffle_deck(game, seat)
            if card >= 0:
                await add_to_hand(game, seat, card)

    await skill_test.run(game, me, WILLPOWER, 4, fails=maddens)


def _madness(game: Arkham, seat: int) -> list[int]:
    return [card for card in game.deck[seat] if row(game, card).weakness and has_trait(game, card, "madness")]


# --- Agents of Yog-Sothoth --------------------------------------------------------------------------------------------

yithian_observer = enemy(
    "01177", "yithian_observer", set=YOG_SOTHOTH, fight=4, health=4, evade=3, damage=1, horror=1, victory=1,
    prey=lambda game, card, seat: -len(game.hand[seat]), traits="Monster Yithian",
)  # fmt: skip


@yithian_observer.forced(when(Attack), given=lambda game, me: me.trigger.enemy == me.card)
async def reads_minds(game: Arkham, me: Use) -> None:
    """AH-B-064: a random card out of the hand, also one being played; without any the attack is worse by 1 and 1."""
    if discard_at_random(game, me.seat, "AH-B-123", me.card) < 0:
        me.trigger.more_damage += 1
        me.trigger.more_horror += 1


offer_of_power = treachery("01178", "offer_of_power", set=YOG_SOTHOTH, keywords="peril", traits="Pact")


@offer_of_power.reveals
async def offers(game: Arkham, me: Use) -> None:
    """AH-B-180, AH-B-197: alone one chooses: 2 cards and 2 doom that can advance the agenda, or 2 horror."""
    choices = ("power", "horror")
    if await choose_one(game, me.seat, "offer_of_power", "AH-B-101", choices, me.card) == "horror":
        await harm(game, me.seat, 0, 2, me.card)
        return
    await draw(game, me.seat, 2, "AH-B-127", me.card)
    tokens.place_doom(game, game.agenda, 2, "AH-B-180", me.card)
    await doom_may_advance(game)


# --- Agents of Shub-Niggurath -----------------------------------------------------------------------------------------

relentless_dark_young = enemy(
    "01179", "relentless_dark_young", set=SHUB_NIGGURATH, fight=4, health=5, evade=2, damage=2, horror=1, victory=1,
    prey=lambda game, card, seat: -value(game, AGILITY, seat), traits="Monster Dark_Young",
)  # fmt: skip


@relentless_dark_young.forced(at(RoundEnd), given=lambda game, me: game.damage[me.card] > 0, alone=True)
async def regrows(game: Arkham, me: Use) -> None:
    """AH-B-167: 2 damage less."""
    await heal(game, me.card, 2, 0, "AH-B-167", me.card)


goat_spawn = enemy(
    "01180", "goat_spawn", set=SHUB_NIGGURATH, fight=3, health=3, evade=2, damage=1, keywords="hunter retaliate",
    traits="Humanoid Monster",
)  # fmt: skip


@goat_spawn.forced(when(Defeat), given=lambda game, me: me.trigger.enemy == me.card)
async def bleats(game: Arkham, me: Use) -> None:
    """AH-R-1.4: 1 horror to each investigator at its location, before it leaves."""
    await harm_each(game, seats_at(game, place_of(game, me.card)), 0, 1, me.card)


# --- Agents of Cthulhu ------------------------------------------------------------------------------------------------

young_deep_one = enemy(
    "01181", "young_deep_one", set=CTHULHU, fight=3, health=3, evade=3, damage=1, horror=1, keywords="hunter",
    prey=lambda game, card, seat: -value(game, COMBAT, seat), traits="Humanoid Monster Deep_One",
)  # fmt: skip
young_deep_one.forced(after(Engagement), takes(horror=1), given=lambda game, me: me.trigger.enemy == me.card)

dreams_of_rlyeh = treachery("01182", "dreams_of_rlyeh", set=CTHULHU, traits="Omen")
dreams_of_rlyeh.reveals(into_threat_area())
dreams_of_rlyeh.constant(WILLPOWER, -1, yours)
dreams_of_rlyeh.constant(topics.SANITY, -1, lambda game, card, subject: subject == game.who[game.holder[card]])
dreams_of_rlyeh.action(tests(WILLPOWER, 3, passes=discard_this))
