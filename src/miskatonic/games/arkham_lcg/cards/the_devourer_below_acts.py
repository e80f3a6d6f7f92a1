"""The Devourer Below: its agendas and acts, set-up and resolutions."""

from collections.abc import Sequence

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.lookup import copies, find_aside, find_place
from miskatonic.games.arkham_lcg.basics.piles import shuffle_deck
from miskatonic.games.arkham_lcg.basics.zones import enemies_at, in_play, put
from miskatonic.games.arkham_lcg.cards.agents import AGENT_CARDS, AGENTS
from miskatonic.games.arkham_lcg.cards.encounter_sets import ANCIENT_EVILS, DARK_CULT, GHOULS, STRIKING_FEAR
from miskatonic.games.arkham_lcg.cards.the_devourer_below import (
    ALL_WOODS,
    DEVOURER,
    R1,
    R2,
    R3,
    main_path,
    ritual_site,
    umordhoth,
)
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Cost, Use, act, agenda, at
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS, Consequence, Scenario
from miskatonic.games.arkham_lcg.rows.terms import AGILITY, DECK, ELDER_THING, ENEMY, MAP, REMOVED, WILLPOWER
from miskatonic.games.arkham_lcg.rules import skill_test
from miskatonic.games.arkham_lcg.rules.act_agenda import advance_act, become_both
from miskatonic.games.arkham_lcg.rules.attacks import Defeat
from miskatonic.games.arkham_lcg.rules.campaign_log import done_by_log, listed, note
from miskatonic.games.arkham_lcg.rules.collection import bring, give_up, weakness_for
from miskatonic.games.arkham_lcg.rules.discarding import discard_together
from miskatonic.games.arkham_lcg.rules.drawing import add_to_hand, dig, discard_at_random
from miskatonic.games.arkham_lcg.rules.elimination import end_scenario, fate_of, kill, suffer
from miskatonic.games.arkham_lcg.rules.locations import Entering, reveal
from miskatonic.games.arkham_lcg.rules.random_setup import choose_set, mix
from miskatonic.games.arkham_lcg.rules.resolution import earn
from miskatonic.games.arkham_lcg.rules.spawning import spawn
from miskatonic.games.arkham_lcg.state import Arkham, Test, has_trait, row
from miskatonic.kernel import tell

# --- agendas ----------------------------------------------------------------------------------------------------------

the_arkham_woods = agenda("01143", "the_arkham_woods", set=DEVOURER, stage=1, doom=4)


@the_arkham_woods.advances
async def death_to_intruders(game: Arkham, me: Use) -> None:
    """AH-B-241: the pile is shuffled in, cards are discarded until a Monster; it spawns at the Main Path, with doom."""
    monster = await dig(
        game, lambda card: has_trait(game, card, "monster") and row(game, card).kind == ENEMY, "AH-B-241"
    )
    if monster >= 0:
        await spawn(game, game.order[0], monster, find_place(game, main_path.id))
        if in_play(game, monster):
            tokens.place_doom(game, monster, 1, "AH-B-180", me.card)


the_ritual_begins = agenda("01144", "the_ritual_begins", set=DEVOURER, stage=2, doom=5)
the_ritual_begins.constant(topics.FIGHT_VALUE, 1, lambda game, card, enemy: row(game, enemy).kind == ENEMY)
the_ritual_begins.constant(topics.EVADE_VALUE, 1, lambda game, card, enemy: row(game, enemy).kind == ENEMY)


@the_ritual_begins.advances
async def its_will(game: Arkham, me: Use) -> None:
    """AH-E-004, AH-B-201: everybody tests willpower 6; who fails has one Madness weakness more, drawn at once."""

    async def maddens(game: Arkham, me: Use, test: Test) -> None:
        weakness = weakness_for(game, me.seat, "madness", me.card)
        if weakness >= 0:
            await add_to_hand(game, me.seat, weakness)

    for seat in game.order:
        await skill_test.run(game, Use(seat, me.card, me.ability), WILLPOWER, 6, fails=maddens)


vengeance_awaits = agenda("01145", "vengeance_awaits", set=DEVOURER, stage=3, doom=5)


@vengeance_awaits.advances
async def it_comes(game: Arkham, me: Use) -> None:
    """AH-B-182: Umôrdhoth spawns at the Ritual Site, rid of its enemies; the agenda is act and agenda from now on."""
    site = find_place(game, ritual_site.id)
    if site < 0:
        site = find_aside(game, ritual_site.id)
        put(game, site, MAP)
        tell(game, "enters_play", "AH-B-132", {"place": site})
    await discard_together(game, lambda game: enemies_at(game, site))
    become_both(game, me.card)
    await spawn(game, game.order[0], find_aside(game, umordhoth.id), site)


@vengeance_awaits.forced(
    at(Defeat), given=lambda game, me: game.act == me.card and row(game, me.trigger.enemy) is umordhoth
)
async def it_is_beaten(game: Arkham, me: Use) -> None:
    """AH-B-179: resolution 2 at once."""
    end_scenario(game, R2)


# --- acts -------------------------------------------------------------------------------------------------------------

investigating_the_trail = act("01146", "investigating_the_trail", set=DEVOURER, stage=1, act_clues=3)


@investigating_the_trail.advances
async def the_trail_ends(game: Arkham, me: Use) -> None:
    """AH-B-143: the Ritual Site enters play; the cultists who got away come out of the collection to the Main Path."""
    site = find_aside(game, ritual_site.id)
    put(game, site, MAP)
    tell(game, "enters_play", "AH-B-132", {"place": site})
    for id_ in done_by_log(game, "waiting").cards:
        await spawn(game, game.order[0], bring(game, id_), find_place(game, main_path.id))


into_the_darkness = act("01147", "into_the_darkness", set=DEVOURER, stage=2)


@into_the_darkness.forced(at(Entering), given=lambda game, me: row(game, me.trigger.place) is ritual_site)
async def enters_the_dark(game: Arkham, me: Use) -> None:
    """AH-B-179: the act advances at once."""
    await advance_act(game)


@into_the_darkness.advances
async def last_rites(game: Arkham, me: Use) -> None:
    """AH-B-241: the pile is shuffled in; 1 enemy is dug for, 2 with three or four players; they spawn at the Site."""
    for before in range(1 if game.seats < 3 else 2):
        enemy = await dig(game, lambda card: row(game, card).kind == ENEMY, "AH-B-241", further=before > 0)
        if enemy >= 0:
            await spawn(game, game.order[0], enemy, find_place(game, ritual_site.id))


disrupting_the_ritual = act("01148", "disrupting_the_ritual", set=DEVOURER, stage=3, clues=2, clues_each=True)


async def disrupts(game: Arkham, me: Use, test: Test) -> None:
    """AH-B-179: a clue from the pool onto the act; with 2 for each investigator it advances at once."""
    needed = row(game, me.card).clues * game.seats
    tokens.add(game, tokens.CLUES, me.card, 1)
    count = game.clues[me.card]
    tell(game, "disrupted", "AH-B-179", {"seat": me.seat, "card": me.card, "count": count, "of": needed})
    if count >= needed:
        await advance_act(game)


def _disrupted_with(skill: str) -> None:
    async def tries(game: Arkham, me: Use) -> None:
        """AH-B-101: 1 clue, and a test of the skill of one's choice."""
        await skill_test.run(game, me, skill, 3, passes=disrupts)

    disrupting_the_ritual.action(tries, cost=Cost(actions=1, clues=1), name=skill)


_disrupted_with(WILLPOWER)
_disrupted_with(AGILITY)


@disrupting_the_ritual.advances
async def broken(game: Arkham, me: Use) -> None:
    """AH-B-181: resolution 1."""
    end_scenario(game, R1)


# --- set-up and resolutions -------------------------------------------------------------------------------------------


def log_does(entries: Sequence[str]) -> tuple[Consequence, ...]:
    """AH-D-002: cultists who got away hasten the ritual and wait on the path; after midnight, time has been lost; the
    Ghoul Priest is hungry; an elder thing joins the bag in any case (AH-B-087).
    """
    away = listed(entries, "got_away")
    found = []
    if away:
        found.append(Consequence("doom", "AH-D-002", "got_away", amount=(len(away) + 1) // 2))
    if "past_midnight" in entries:
        found.append(Consequence("discards", "AH-D-002", "past_midnight", amount=2))
    if "ghoul_priest_alive" in entries:
        found.append(Consequence("shuffled_in", "AH-D-002", "ghoul_priest_alive", cards=("ghoul_priest",)))
    found.append(Consequence("token", "AH-B-087", amount=1, token=ELDER_THING))
    if away:
        found.append(Consequence("waiting", "AH-B-143", "got_away", amount=len(away), cards=away))
    return tuple(found)


async def set_up(game: Arkham) -> None:
    """AH-B-022, AH-B-025: the Main Path and four of six Woods; one Agents set unseen; what the log says."""
    place = find_aside(game, main_path.id)
    put(game, place, MAP)
    woods = [find_aside(game, one.id) for one in ALL_WOODS]
    mix(game, woods)
    for at_, card in enumerate(woods):
        put(game, card, MAP if at_ < 4 else REMOVED)
    for seat in game.order:
        game.at[game.who[seat]] = place
    reveal(game, place)
    choose_set(game, AGENTS)
    for id_ in done_by_log(game, "shuffled_in").cards:
        card = bring(game, id_)
        put(game, card, DECK)
        tell(game, "shuffled_in", "AH-D-002", {"card": card})
    shuffle_deck(game, game.seats)
    token = done_by_log(game, "token").token
    game.bag = (*game.bag, token)
    tell(game, "token_added", "AH-B-087", {"token": f"token-{token}"})
    tokens.place_doom(game, game.agenda, done_by_log(game, "doom").amount, "AH-D-002", game.agenda)
    for seat in game.order:
        for _ in range(done_by_log(game, "discards").amount):
            discard_at_random(game, seat, "AH-D-002", game.agenda)


async def resolve(game: Arkham) -> tuple[str, str]:
    """AH-E-009: log, trauma, experience and fate of each resolution: won by 1 and 2, survived by 3."""
    ending = game.resolution
    everybody = tuple(range(game.seats))
    if ending not in (R1, R2, R3):
        note(game, "arkham_succumbed")
        for seat in everybody:
            if not fate_of(game, seat):
                kill(game, seat, "AH-B-173")
        game.gains = ()
        return "lost", "devourer_none"
    note(game, {R1: "ritual_broken", R2: "umordhoth_repelled", R3: "lita_sacrificed"}[ending])
    if ending == R3:
        for card in copies(game, "lita_chantler"):
            give_up(game, card)
    for seat in everybody:
        if ending != R1:
            suffer(game, seat, physical=2, rule="AH-E-009")
        suffer(game, seat, mental=2, rule="AH-E-009")
        if ending == R3:
            weakness_for(game, seat, "madness", game.reference)
    earn(game, {R1: 5, R2: 10, R3: 0}[ending], everybody, "AH-E-009")
    return "survived" if ending == R3 else "won", f"devourer_{ending}"


SCENARIOS.add(
    Scenario(
        DEVOURER,
        {
            "the_devourer_below": 1,
            **{card.id: 1 for card in (the_arkham_woods, the_ritual_begins, vengeance_awaits)},
            **{card.id: 1 for card in (investigating_the_trail, into_the_darkness, disrupting_the_ritual)},
            **{card.id: 1 for card in (main_path, *ALL_WOODS, ritual_site)},
            "umordhoth": 1,
            "umordhoths_wrath": 2,
            **ANCIENT_EVILS,
            **STRIKING_FEAR,
            **GHOULS,
            **DARK_CULT,
            **AGENT_CARDS,
        },
        ("umordhoth",),
        ("investigating_the_trail", "into_the_darkness", "disrupting_the_ritual"),
        ("the_arkham_woods", "the_ritual_begins", "vengeance_awaits"),
        "the_devourer_below",
        set_up,
        resolve,
        log_does=log_does,
    )
)
