"""What should come up in many games of Arkham Horror: The Card Game."""

from collections.abc import Callable, Mapping, Sequence

from miskatonic.games.arkham_lcg.arrange import stand
from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.lookup import cards_of
from miskatonic.games.arkham_lcg.basics.values import health_left, sanity_left
from miskatonic.games.arkham_lcg.basics.zones import here, put
from miskatonic.games.arkham_lcg.cards.agents import AGENTS
from miskatonic.games.arkham_lcg.cards.the_midnight_masks import your_house
from miskatonic.games.arkham_lcg.cards.the_midnight_masks_acts import CULTISTS, TOWN, VERSIONS, the_masked_hunter
from miskatonic.games.arkham_lcg.rows.boxes import is_among
from miskatonic.games.arkham_lcg.rows.card import CARDS, FAST, REACTION, Trigger
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rows.terms import (
    AREA,
    ASIDE,
    ASSET,
    AT_PLACE,
    DECK,
    DISCARD,
    ELDER_THING,
    ENEMY,
    EVENT,
    HAND,
    MAP,
    REMOVED,
    SKILL,
    STAGE,
    THREAT,
    VICTORY,
)
from miskatonic.games.arkham_lcg.rules.act_agenda import become_both
from miskatonic.games.arkham_lcg.rules.collection import bring
from miskatonic.games.arkham_lcg.rules.components import labels
from miskatonic.games.arkham_lcg.rules.locations import reveal
from miskatonic.games.arkham_lcg.rules.owned import JUST_CORE
from miskatonic.games.arkham_lcg.rules.random_setup import choose_set, mix
from miskatonic.games.arkham_lcg.rules.setup import stack
from miskatonic.games.arkham_lcg.rules.slots import over
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import Coverage, Family, below, shuffle

IN_USE = (
    "plays", "commits", "uses", "triggers", "encounter", "weakness", "threatens", "attached", "spawns", "attacks",
    "revealed", "moves", "current", "advances", "controls", "turn", "damage_placed", "horror_placed", "token",
    "scenario", "test", "placed", "draws", "resolution", "puts_clues",
)  # fmt: skip
"""Events that tell of a card that does something, or to which something happens."""
OCCASIONS = ("dynamite_blast", "survival_instinct", "barricade")
"""Cards whose rarest use waits for a late hour."""
LADEN = ("book_of_shadows_3", "shrivelling", "scrying", "shrivelling")
"""More than would fit without the first."""


def enrich(game: Arkham) -> None:
    """Decks hold any player card and any basic weakness, not only those of the starter decks; at every other table it
    is late.
    """
    open_ones = [
        number
        for number, card in enumerate(CARDS)
        if card.kind in (ASSET, EVENT, SKILL)
        and not (card.set or card.signature or card.weakness)
        and is_among(card.code, game.boxes)
    ]
    permanent = [number for number in open_ones if "permanent" in CARDS[number].keywords]
    players = [number for number in open_ones if number not in permanent]
    weaknesses = [number for number, card in enumerate(CARDS) if card.basic and is_among(card.code, game.boxes)]
    rows = list(game.card)
    for card, zone in enumerate(game.zone):
        printed = row(game, card)
        if zone == DECK and game.owner[card] >= 0 and not printed.signature:
            pool = weaknesses if printed.basic else players
            rows[card] = pool[below(game, len(pool))]
    if permanent:
        _talents(game, rows, permanent)
    if game.scenario in LATE and below(game, 2):
        _named(game, rows)
        _become(game, rows)
        _late(game)
    else:
        _become(game, rows)


def _talents(game: Arkham, rows: list[int], permanent: Sequence[int]) -> None:
    """AH-B-183: everybody begins with a permanent card in play, which no deck holds."""
    for seat in range(game.seats):
        cards = [card for card in game.deck[seat] if not row(game, card).weakness and not row(game, card).signature]
        rows[cards[0]] = permanent[below(game, len(permanent))]
        game.card = tuple(rows)
        put(game, cards[0], AREA, seat)


def _become(game: Arkham, rows: Sequence[int]) -> None:
    game.card = tuple(rows)
    game.label = labels(game.card)
    game.lists = [
        tuple([row(game, card).id for card in cards_of(game.owner, seat) if card not in game.who])
        for seat in range(game.seats)
    ]


def _named(game: Arkham, rows: list[int]) -> None:
    """Some of the next cards of everybody are those for which a late hour is the occasion."""
    for seat in range(game.seats):
        named = (*OCCASIONS, *(LADEN if below(game, 2) else ()))
        cards = [card for card in game.deck[seat] if not row(game, card).weakness and not row(game, card).signature]
        for card, id_ in zip(cards, named, strict=False):
            rows[card] = CARDS.number(id_)


# --- a late hour ------------------------------------------------------------------------------------------------------


def _late(game: Arkham) -> None:
    """A late hour, to which chance alone hardly ever leads: some act and agenda, doom close to its end, the
    investigators scattered, in the last act together, hurt, equipped and beset, their decks and the encounter deck
    almost empty.
    """
    plan = SCENARIOS.rows[SCENARIOS.number(game.scenario)]
    aside = {row(game, card).id: card for card, zone in enumerate(game.zone) if zone == ASIDE}
    act, agenda = below(game, len(plan.acts)), below(game, len(plan.agendas))
    game.act, game.acts = stack(game, _since(game, [aside[one] for one in plan.acts], act))
    game.agenda, game.agendas = stack(game, _since(game, [aside[one] for one in plan.agendas], agenda))
    game.reference = aside[plan.reference]
    put(game, game.reference, STAGE)
    tokens.add(game, tokens.DOOM, game.agenda, row(game, game.agenda).doom - 1 - below(game, 3))
    lies, beset = LATE[game.scenario]
    lies(game, aside, act)
    last = act == len(plan.acts) - 1
    meeting = game.revealed[below(game, len(game.revealed))]
    for seat in range(game.seats):
        _equip(game, seat)
        stand(game, seat, meeting if last else game.revealed[below(game, len(game.revealed))])
        _beset(game, seat)
        _hurt(game, seat, 3 if last else 6)
    if last:
        beset(game, aside)
    for pile in range(game.seats + 1):
        _spent(game, pile)
    game.step, game.ahead = "investigation", ()


def _since(game: Arkham, cards: Sequence[int], first: int) -> Sequence[int]:
    """Those from the current one on; what is behind has left the game."""
    for card in cards[:first]:
        put(game, card, REMOVED)
    return cards[first:]


def _house(game: Arkham, aside: dict[str, int], act: int) -> None:
    """The Study, or what comes after it; the Parlor is open in the end."""
    for id_ in ("hallway", "attic", "cellar", "parlor") if act else ("study",):
        put(game, aside[id_], MAP)
        if id_ != "parlor" or act == 2:
            reveal(game, aside[id_])
    if act:
        put(game, aside["study"], REMOVED)


def _equip(game: Arkham, seat: int) -> None:
    """All cards that may be of use are at hand, and the assets among them in play, as far as there are slots."""
    named = [CARDS.number(id_) for id_ in (*OCCASIONS, *LADEN)]
    others = [card for card in game.deck[seat] if game.card[card] not in named and not row(game, card).weakness]
    ready = [card for card in game.deck[seat] if game.card[card] in named]
    for card in (*ready, *others[: below(game, 5)]):
        slot = row(game, card).slot
        if row(game, card).kind != ASSET or (row(game, card).unique and below(game, 2)):
            put(game, card, HAND)
        elif not slot or not over(game, seat, slot, (card,)):
            put(game, card, AREA, seat)
    tokens.add(game, tokens.RESOURCES, game.who[seat], 5)
    tokens.add(game, tokens.CLUES, game.who[seat], below(game, 4))
    game.mental[seat] = (row(game, game.who[seat]).sanity or 0) - 1 if not below(game, 4) else 0


def _beset(game: Arkham, seat: int) -> None:
    """An enemy or two, and those of their own."""
    own = [card for card in game.deck[seat] if row(game, card).kind == ENEMY]
    others = [card for card in game.deck[game.seats] if row(game, card).kind == ENEMY][: below(game, 3)]
    for enemy in (*own, *others):
        put(game, enemy, THREAT, seat, here(game, seat))


def _hurt(game: Arkham, seat: int, most: int) -> None:
    """Little is left of them, and of their allies: at most that many points."""
    for card in (game.who[seat], *game.area[seat]):
        if row(game, card).health is not None:
            tokens.add(game, tokens.DAMAGE, card, max(0, health_left(game, card) - 1 - below(game, most)))
        if row(game, card).sanity is not None:
            tokens.add(game, tokens.HORROR, card, max(0, sanity_left(game, card) - 1 - below(game, most)))


def _priest(game: Arkham, aside: dict[str, int]) -> None:
    """The Ghoul Priest is at somebody's heels, and Lita waits in the Parlor."""
    put(game, aside["lita_chantler"], AT_PLACE, at=aside["parlor"])
    seat, priest = below(game, game.seats), aside["ghoul_priest"]
    put(game, priest, THREAT, seat, here(game, seat))
    tokens.add(game, tokens.DAMAGE, priest, health_left(game, priest) - 1 - below(game, 3))


def _town(game: Arkham, aside: dict[str, int], act: int) -> None:
    """The whole town, most of it revealed; of the Cultists some have talked, one is about, the others are still to be
    found; with the second agenda The Masked Hunter is out.
    """
    for versions in VERSIONS:
        cards = [aside[card.id] for card in versions]
        mix(game, cards)
        put(game, cards[0], MAP)
        put(game, cards[1], REMOVED)
    for card in (your_house, *TOWN):
        put(game, aside[card.id], MAP)
    for place in game.places:
        if below(game, 4) or place == game.places[-1]:
            reveal(game, place)
    deck = [aside[card.id] for card in CULTISTS]
    shuffle(game, deck)
    for cultist in deck[: below(game, 5)]:
        put(game, cultist, VICTORY)
    game.apart = tuple([cultist for cultist in deck if game.zone[cultist] == ASIDE])
    put(game, aside["ghoul_priest"], DECK)
    put(game, aside[the_masked_hunter.id], REMOVED)


def _masks(game: Arkham, aside: dict[str, int]) -> None:
    """A Cultist is at somebody's heels; if The Masked Hunter is out, he too, and all others have talked, and the Ghoul
    Priest of the log is dead. Both have not much left.
    """
    hunted = [] if game.agendas else [aside[the_masked_hunter.id]]
    if game.apart:
        hunted.append(game.apart[-1])
        game.apart = game.apart[:-1]
    if not game.agendas:
        for card in (*game.apart, aside["ghoul_priest"]):
            put(game, card, VICTORY)
        game.apart = ()
        game.notes = (*game.notes, "ghoul_priest_alive")
    for enemy in hunted:
        seat = below(game, game.seats)
        put(game, enemy, THREAT, seat, here(game, seat))
        tokens.add(game, tokens.DAMAGE, enemy, health_left(game, enemy) - 1 - below(game, 3))


def _woods(game: Arkham, aside: dict[str, int], act: int) -> None:
    """The Main Path, four Woods, revealed or not, and from the second act on the Ritual Site; some have escaped."""
    put(game, aside["main_path"], MAP)
    reveal(game, aside["main_path"])
    woods = [card for card in aside.values() if row(game, card).face_down]
    mix(game, woods)
    for at, card in enumerate(woods):
        put(game, card, MAP if at < 4 else REMOVED)
        if at < below(game, 5):
            reveal(game, card)
    choose_set(game, AGENTS)
    if act:
        put(game, aside["ritual_site"], MAP)
        if act == 2:
            reveal(game, aside["ritual_site"])
    game.bag = (*game.bag, ELDER_THING)


def _vengeance(game: Arkham, aside: dict[str, int]) -> None:
    """The ritual is almost broken; or it is too late for that, and somebody has brought Lita."""
    if below(game, 2):
        tokens.add(game, tokens.CLUES, game.act, 2 * game.seats - 1)
        tokens.add(game, tokens.CLUES, game.who[0], 2)
        return
    every = (game.agenda, *game.agendas)
    game.agenda, game.agendas = stack(game, _since(game, every, len(every) - 1))
    become_both(game, game.agenda)
    umordhoth = aside["umordhoth"]
    seat = below(game, game.seats)
    put(game, umordhoth, AT_PLACE, at=here(game, seat))
    tokens.add(game, tokens.DAMAGE, umordhoth, health_left(game, umordhoth) - 1 - below(game, 3))
    tokens.exhaust(game, umordhoth)
    lita = bring(game, "lita_chantler", seat)
    put(game, lita, HAND if over(game, seat, "ally", (lita,)) else AREA, seat)


LATE: Mapping[str, tuple[Callable[[Arkham, dict[str, int], int], None], Callable[[Arkham, dict[str, int]], None]]] = {
    "the_gathering": (_house, _priest),
    "the_midnight_masks": (_town, _masks),
    "the_devourer_below": (_woods, _vengeance),
}
"""Of a scenario: what is there in which act, and what waits in the last one."""


def _spent(game: Arkham, pile: int) -> None:
    """A few cards of a deck are left; the others lie in its discard pile, or are gone."""
    zone = (DISCARD, REMOVED)[below(game, 2)]
    deck = game.deck[pile]
    for card in deck[: max(0, len(deck) - below(game, 6))]:
        put(game, card, zone)


# --- what no card brings yet ------------------------------------------------------------------------------------------


def beyond() -> frozenset[str]:
    """What the rules can ask and tell, and no card of the core set brings about; tests do, with imaginary cards or
    those of other boxes. Questions about a reaction belong here as long as no card reacts to such a thing.
    """
    kinds = Trigger.__subclasses__()
    triggers = {one.__name__.lower() for kind in kinds for one in (kind, *kind.__subclasses__())}
    reacted = {
        ability.topic.partition(".")[0].lower()
        for card in CARDS
        for ability in card.abilities
        if ability.kind in (REACTION, FAST) and is_among(card.code, JUST_CORE)
    }
    return frozenset(
        {
            *(f"ask-react_{name}" for name in triggers - reacted),
            "event-campaign_partly",  # its campaign is whole
            "event-unique_there",  # no unique enemy is there twice
            "event-crossed_out_under",  # no scenario takes back what stands under a section of the log
            "event-noted_number",  # none writes a number there
            "event-crossed_out_number",
            "event-remembers",  # none lets anybody remember
            "event-redirected",  # nobody hands on what they have drawn
            "event-shuffled_back",  # nor refuses it
            "event-gives",  # nobody gives anything to somebody else
            "event-gives_resources",
            "ask-choose_x",  # no card costs X
            "option-x",
            "event-begins_in_play",  # none says that it begins there
            "ask-take_action",  # none lets anybody take an action besides those of a turn
            "ask-which_bonus",  # none has an additional action beside Daisy's
            "ask-lose_bonus",
            "option-bonus",
            "ask-whose_unique",  # no unique card is permanent
            "option-whose",
            "event-stays_out",
            "event-skips_phase",  # no phase is skipped or repeated
            "event-repeats_phase",
            "event-no_doom_step",
            "event-taken_back",  # no action is undone
            "event-too_dear",  # nothing is taxed where it resolves
            "event-pays_entry",
            "event-cannot_pay_entry",
            "event-token_apart",  # none reveals tokens outside of tests
            "event-several_apart",
            "event-treated",  # none makes another token of a revealed one, or ignores or seals it
            "event-ignored",
            "event-sealed",
            "event-no_seal",
            "event-exchanged",  # no weakness is exchanged for another
            "event-deck_discards",  # nothing is discarded from the top of a deck
            "event-campaign_waits",  # no campaign leads to a scenario that is not here
            "event-over_limit",  # nothing is limited in play
        }
    )


COVERAGE = Coverage((Family("cards in use", "card-", IN_USE),), enrich, beyond=beyond())
