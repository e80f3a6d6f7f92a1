"""The encounter sets Sorcery, Bishop's Thralls, Whippoorwills and The Beyond."""

from collections.abc import Sequence

from miskatonic.games.arkham_lcg.basics.piles import shuffle_into_deck
from miskatonic.games.arkham_lcg.basics.zones import attached_to, engaged_seat, here, place_of
from miskatonic.games.arkham_lcg.cards.phrases import (
    attach,
    attach_to_location,
    discard_this,
    in_your_threat_area,
    into_threat_area,
    takes,
)
from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Use, at, enemy, treachery, when
from miskatonic.games.arkham_lcg.rows.terms import ASSET, EVENT, NO_CARD, SKILL, SKILLS, THREAT, WILLPOWER
from miskatonic.games.arkham_lcg.rules import skill_test
from miskatonic.games.arkham_lcg.rules.attacks import attacked_by
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.discarding import discard_together
from miskatonic.games.arkham_lcg.rules.drawing import Drawing, discard_from_deck, drawn_this_phase
from miskatonic.games.arkham_lcg.rules.locations import Leaving
from miskatonic.games.arkham_lcg.rules.running_out import DeckEmpty
from miskatonic.games.arkham_lcg.rules.slots import assets_of
from miskatonic.games.arkham_lcg.state import Arkham, Test, has_trait, row
from miskatonic.kernel import Option, ask, tell

SORCERY = {"visions_of_futures_past": 3, "beyond_the_veil": 3}
BISHOPS_THRALLS = {"light_of_aforgomon": 2, "thrall": 3, "wizard_of_yog_sothoth": 1}
WHIPPOORWILLS = {"whippoorwill": 3, "eager_for_death": 2}
THE_BEYOND = {"pushed_into_the_beyond": 2, "terror_from_beyond": 2, "arcane_barrier": 2}


async def choose(game: Arkham, seat: int, prompt: str, choices: Sequence[str], source: int) -> str:
    """AH-B-101, AH-B-226: one of several named things, said by `option-<prompt>`; a single one is not asked for."""
    picked = await ask(
        game,
        seat,
        prompt,
        "AH-B-101",
        lambda game: [Option(f"{prompt}:{one}", one, choice=one) for one in choices],
        {"seat": seat, "source": source},
    )
    return str(picked.value)


# --- Sorcery ----------------------------------------------------------------------------------------------------------

visions_of_futures_past = treachery("02083", "visions_of_futures_past", set="sorcery", traits="Hex")


@visions_of_futures_past.reveals
async def foresees_too_much(game: Arkham, me: Use) -> None:
    """AH-B-075: willpower 5, else a card from the top of the deck for each point."""

    async def loses(game: Arkham, me: Use, test: Test) -> None:
        await discard_from_deck(game, me.seat, me.seat, test.margin, me.card)

    await skill_test.run(game, me, WILLPOWER, 5, fails=loses)


beyond_the_veil = treachery("02084", "beyond_the_veil", set="sorcery", keywords="surge", traits="Hex")


@beyond_the_veil.reveals
async def is_behind_you(game: Arkham, me: Use) -> None:
    """It stays in the threat area, unless a copy is there already."""
    if not any(row(game, one) is beyond_the_veil for one in game.threat[me.seat]):
        await into_threat_area()(game, me)


@beyond_the_veil.forced(at(DeckEmpty), given=in_your_threat_area)
async def tears(game: Arkham, me: Use) -> None:
    """AH-B-128: with no card left in the deck, 10 damage; then it is discarded."""
    await harm(game, me.seat, 10, 0, me.card)
    if game.zone[me.card] == THREAT:
        await discard_this(game, me)


# --- Bishop's Thralls -------------------------------------------------------------------------------------------------

light_of_aforgomon = treachery(
    "02085", "light_of_aforgomon", set="bishops_thralls", keywords="peril", limit_attached=1, traits="Pact Power",
)  # fmt: skip
light_of_aforgomon.constant(topics.DIRECT)


@light_of_aforgomon.reveals
async def shines(game: Arkham, me: Use) -> None:
    """AH-B-111: onto the current agenda or act, whichever has none yet."""
    hosts = {name: card for name, card in (("agenda", game.agenda), ("act", game.act)) if card != NO_CARD}
    free = [name for name, card in hosts.items() if not _is_lit(game, card)]
    if free:
        attach(game, me.card, hosts[await choose(game, me.seat, "light_of_aforgomon", free, me.card)])


def _is_lit(game: Arkham, host: int) -> bool:
    return any(row(game, one) is light_of_aforgomon for one in attached_to(game, host))


def most_clues(game: Arkham, enemy: int, seat: int) -> list[int]:
    """AH-S-002: the locations with most clues."""
    most = max([game.clues[place] for place in game.places], default=0)
    return [place for place in game.places if game.clues[place] == most]


thrall = enemy(
    "02086", "thrall", set="bishops_thralls", fight=2, health=2, evade=2, damage=1, horror=1, keywords="retaliate",
    spawn=most_clues, traits="Humanoid Monster Abomination",
)  # fmt: skip

wizard_of_yog_sothoth = enemy(
    "02087", "wizard_of_yog_sothoth", set="bishops_thralls", fight=4, health=3, evade=3, damage=1, horror=2, victory=1,
    keywords="hunter", prey=lambda game, card, seat: -len(game.hand[seat]), traits="Humanoid Sorcerer",
)  # fmt: skip


@wizard_of_yog_sothoth.forced(
    when(Drawing),
    given=lambda game, me: (
        engaged_seat(game, me.card) == me.trigger.seat
        and (has_trait(game, me.trigger.card, "hex") or has_trait(game, me.trigger.card, "pact"))
    ),
)
async def answers(game: Arkham, me: Use) -> None:
    """AH-B-148: when the engaged investigator draws a Hex or a Pact, he attacks."""
    await attacked_by(game, me.card, me.trigger.seat)


# --- Whippoorwills ----------------------------------------------------------------------------------------------------

whippoorwill = enemy(
    "02090", "whippoorwill", set="whippoorwills", fight=2, health=1, evade=4, horror=1, keywords="aloof hunter",
    traits="Creature",
)  # fmt: skip
for _skill in SKILLS:
    whippoorwill.constant(_skill, -1, lambda game, card, seat: place_of(game, card) == here(game, seat))

eager_for_death = treachery("02091", "eager_for_death", set="whippoorwills", traits="Omen")


@eager_for_death.reveals
async def sings(game: Arkham, me: Use) -> None:
    """Willpower 2, and 1 more for each damage on the investigator, else 2 horror."""

    async def despairs(game: Arkham, me: Use, test: Test) -> None:
        await takes(horror=2).do(game, me)

    await skill_test.run(game, me, WILLPOWER, 2 + game.damage[game.who[me.seat]], fails=despairs)


# --- The Beyond -------------------------------------------------------------------------------------------------------

pushed_into_the_beyond = treachery("02100", "pushed_into_the_beyond", set="the_beyond", traits="Hex")


@pushed_into_the_beyond.reveals
async def is_pushed(game: Arkham, me: Use) -> None:
    """AH-R-1.13: an asset of choice that is no story card is shuffled into the deck, then 3 cards are discarded from
    its top; 2 horror if a copy of the asset is among them.
    """
    title = ""
    if _own_assets(game, me.seat):
        picked = await ask(
            game,
            me.seat,
            "pushed_into_the_beyond",
            "AH-B-101",
            lambda game: [
                Option(f"push:{game.label[card]}", card, card=card_name(game, card))
                for card in _own_assets(game, me.seat)
            ],
            {"seat": me.seat, "source": me.card},
        )
        title = row(game, picked.value).title
        if shuffle_into_deck(game, picked.value):
            tell(game, "pushed", "AH-R-1.13", {"card": picked.value, "seat": me.seat, "source": me.card})
    gone = await discard_from_deck(game, me.seat, me.seat, 3, me.card)
    if any(row(game, one).title == title for one in gone):
        await harm(game, me.seat, 0, 2, me.card)


def _own_assets(game: Arkham, seat: int) -> list[int]:
    return [card for card in assets_of(game, seat) if not row(game, card).set]


terror_from_beyond = treachery(
    "02101", "terror_from_beyond", set="the_beyond", keywords="peril counted", traits="Hex Terror"
)
KINDS = (ASSET, EVENT, SKILL)


@terror_from_beyond.reveals
async def terrifies(game: Arkham, me: Use) -> None:
    """AH-Q-016: one kind of card, two if a copy was drawn in this phase before: everybody discards all of it from the
    hand, weaknesses too.
    """
    kinds: list[str] = []
    for _ in range(min(2, max(1, drawn_this_phase(game, me.card)))):
        left = [kind for kind in KINDS if kind not in kinds]
        kinds.append(await choose(game, me.seat, "terror_from_beyond", left, me.card))
    for seat in game.order:

        def doomed(game: Arkham, seat: int = seat) -> list[int]:
            return [card for card in game.hand[seat] if row(game, card).kind in kinds]

        def discards(card: int, seat: int = seat) -> None:
            tell(game, "discards", "AH-Q-016", {"seat": seat, "card": card, "source": me.card})

        await discard_together(game, doomed, discards)


arcane_barrier = treachery("02102", "arcane_barrier", set="the_beyond", traits="Hex Obstacle")
arcane_barrier.reveals(attach_to_location())


@arcane_barrier.forced(
    when(Leaving),
    given=lambda game, me: not me.trigger.by_order and game.at[me.card] in (me.trigger.place, me.trigger.into),
)
async def bars_the_way(game: Arkham, me: Use) -> None:
    """AH-R-1.6: to move in or out costs a test of willpower 4 besides: it breaks the barrier, or one stays, or 5 cards
    from the top of the deck are lost. Nobody pays who is made to move.
    """

    async def holds_out(game: Arkham, me: Use, test: Test) -> None:
        choices = ("stay", "lose") if game.deck[me.seat] else ("stay",)
        if await choose(game, me.seat, "arcane_barrier", choices, me.card) == "stay":
            me.trigger.over = True
            tell(game, "is_held", "AH-R-1.6", {"seat": me.seat, "card": me.card})
        else:
            await discard_from_deck(game, me.seat, me.seat, 5, me.card)

    async def breaks(game: Arkham, me: Use, test: Test) -> None:
        await discard_this(game, me)

    await skill_test.run(game, me, WILLPOWER, 4, "", me.card, breaks, holds_out)
    if me.seat not in game.order:
        me.trigger.over = True
