"""Discovery cards on boards: claiming, losing, taking over, changing sides (DMD-018, DMD-019, DMD-113, DMD-118)."""

from miskatonic.games.death_may_die.abilities import Voice, held_name, profile, side_of
from miskatonic.games.death_may_die.basics import change_card, drop_card, set_cards
from miskatonic.games.death_may_die.rows.cards import COMPANION, ITEM
from miskatonic.games.death_may_die.rows.effects import Effect, Way
from miskatonic.games.death_may_die.rules.effects import carries_out_effect, speak
from miskatonic.games.death_may_die.rules.scene import Scene, others_here
from miskatonic.games.death_may_die.rules.targets import seats_of
from miskatonic.games.death_may_die.state import LEFT, NO_CARD, RIGHT, DeathMayDie, Held, box
from miskatonic.kernel import Option, ask, tell


@carries_out_effect("claim")
async def claim(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-018: tuck the card that is being resolved under one side of the board; the dead hold nothing (DMD-139)."""
    if game.dead[scene.you]:
        return
    held = Held(scene.card, RIGHT if effect.what == "right" else LEFT)
    game.finding = tuple([card for card in game.finding if card != scene.card])
    set_cards(game, scene.you, (*game.held[scene.you], held))
    tell(game, "claimed", "DMD-018", {"who": scene.you, "held": held})
    await _say(game, scene.you, held, "on_claim")


async def _say(game: DeathMayDie, seat: int, held: Held, trigger: str) -> None:
    """What a card says when it comes or goes."""
    for number, ability in enumerate(side_of(game.scenario, held).abilities):
        if ability.trigger == trigger and not game.dead[seat]:
            name = held_name(game.scenario, held)
            await speak(game, seat, Voice(ability, name, "DMD-020", f"d{held.card}.{number}", held))


def is_free(game: DeathMayDie, way: Way, scene: Scene) -> bool:
    """DMD-112: some claim Items without taking stress or wounds."""
    sides = [effect.what for effect in way.do if effect.op == "claim"]
    if not sides or scene.card == NO_CARD:
        return False
    side = box(game).scenario.discoveries[scene.card].side(sides[0] == "right")
    return side is not None and side.type == ITEM and searches(game, scene.you, "free_items")


def searches(game: DeathMayDie, seat: int, how: str) -> bool:
    """DMD-109: whether a skill or card changes how one Searches."""
    return how in profile(game, seat).searches


async def discard(game: DeathMayDie, seat: int, held: Held, scene: Scene) -> None:
    """DMD-115: a claimed card goes to the discard pile; all it gave ends at once."""
    tell(game, "card_discarded", scene.rule, {"who": seat, "held": held})
    drop_card(game, seat, held)
    await _say(game, seat, held, "on_lose")


def cards_of_type(game: DeathMayDie, seat: int, type_: str) -> list[Held]:
    """DMD-017: the cards on a board of a type: Items, Companions, Conditions, or a side by its id."""
    types = (ITEM, COMPANION) if type_ == "item_or_companion" else (type_,)
    sides = [(held, side_of(game.scenario, held)) for held in game.held[seat]]
    return [held for held, side in sides if side.type in types or side.id == type_]


@carries_out_effect("discard_card")
async def _discard_card(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for seat in await seats_of(game, scene, effect.who):
        await _discard_by_word(game, seat, effect.what, scene)


async def _discard_by_word(game: DeathMayDie, seat: int, word: str, scene: Scene) -> None:
    """DMD-101: this card, or one of a kind of the owner's choice."""
    if word == "this":
        held = scene.held
        if held is not None and any(one.card == held.card for one in game.held[seat]):
            await discard(game, seat, held, scene)
        return
    cards = cards_of_type(game, seat, word)
    if cards:
        await discard(game, seat, await _one_card(game, seat, cards, "discard", scene), scene)


async def _one_card(game: DeathMayDie, seat: int, cards: list[Held], prompt: str, scene: Scene) -> Held:
    if len(cards) == 1:
        return cards[0]
    picked = await ask(
        game,
        seat,
        prompt,
        scene.rule,
        lambda _: [Option(f"card:{held.card}", held, card=held_name(game.scenario, held)) for held in cards],
        {"who": seat, "source": scene.source},
    )
    held: Held = picked.value
    return held


@carries_out_effect("take_card")
async def take(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-097: a card of another investigator in one's space; it stays on its side."""
    owners = {held: other for other in others_here(game, scene.you) for held in cards_of_type(game, other, effect.what)}
    if owners:
        held = await _one_card(game, scene.you, list(owners), "take_card", scene)
        hand_over(game, owners[held], scene.you, held)


def hand_over(game: DeathMayDie, giver: int, taker: int, held: Held) -> None:
    """DMD-097: side and wounds stay as they are."""
    tell(game, "handed_over", "DMD-097", {"who": giver, "whom": taker, "held": held})
    set_cards(game, giver, tuple([one for one in game.held[giver] if one.card != held.card]))
    set_cards(game, taker, (*game.held[taker], held))


@carries_out_effect("switch_side")
async def switch(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-118: under the other side; a Companion's wounds are removed, and this doesn't count as a discard."""
    held = scene.held
    if held is None or not any(one.card == held.card for one in game.held[scene.you]):
        return
    other = Held(held.card, not held.right)
    tell(game, "switched", "DMD-118", {"who": scene.you, "held": other, "before": held_name(game.scenario, held)})
    change_card(game, scene.you, held, other)
