"""Special tokens on spaces, boards and passages (DMD-008, DMD-009, DMD-049)."""

from miskatonic.games.death_may_die import basics
from miskatonic.games.death_may_die.abilities import printed
from miskatonic.games.death_may_die.maps import FAR
from miskatonic.games.death_may_die.names import barrier_name, space_name, token_name
from miskatonic.games.death_may_die.rows.effects import ALL, ANY, Effect, fixed
from miskatonic.games.death_may_die.rules import shortages
from miskatonic.games.death_may_die.rules.conditions import barriers_of, holds
from miskatonic.games.death_may_die.rules.effects import carries_out_effect, carry_out
from miskatonic.games.death_may_die.rules.scene import Scene, scene_of, value
from miskatonic.games.death_may_die.rules.spaces import one_space, space_of, spaces_of, token_spaces
from miskatonic.games.death_may_die.rules.targets import seats_of
from miskatonic.games.death_may_die.state import DeathMayDie, box, living, map_of
from miskatonic.kernel import Option, ask, tell


def _kind(game: DeathMayDie, effect: Effect) -> int | None:
    """The token's number in this game; one of another box is not there (DMD-002)."""
    return box(game).numbers.get(effect.what)


@carries_out_effect("gain_token")
async def gain(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-008: out of the supply onto boards."""
    kind = _kind(game, effect)
    if kind is None:
        return
    amount, left = value(game, scene, effect.amount), await seats_of(game, scene, effect.who)
    while left:
        seat = await shortages.next_seat(game, scene, left, basics.supply(game, kind), amount)
        basics.gain_tokens(game, kind, seat, amount, scene.rule, scene.source)


def _has_some(game: DeathMayDie, effect: Effect, scene: Scene) -> bool:
    kind = _kind(game, effect)
    return kind is not None and basics.carried(game, kind, scene.you) > 0


@carries_out_effect("lose_token", matters=_has_some)
async def lose(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-009: off boards; `ANY`: as many as one likes, and how many is remembered."""
    kind = _kind(game, effect)
    if kind is None:
        return
    for seat in await seats_of(game, scene, effect.who):
        amount = value(game, scene, effect.amount)
        if amount == ANY:
            amount = await _how_many(game, kind, seat, scene)
        scene.discarded = basics.lose_tokens(game, kind, seat, amount, scene.rule, effect.flag)


async def _how_many(game: DeathMayDie, kind: int, seat: int, scene: Scene) -> int:
    name = token_name(game, kind)
    most = basics.carried(game, kind, seat)
    if most <= 1:
        return most
    picked = await ask(
        game,
        seat,
        "how_many",
        scene.rule,
        lambda _: [Option(f"number:{count}", count, count=count, token=name) for count in range(most, 0, -1)],
        {"who": seat, "token": name},
    )
    count: int = picked.value
    return count


@carries_out_effect("place_token")
async def place(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-008: onto spaces; where one per space is the rule, the nearest without one takes it."""
    kind = _kind(game, effect)
    if kind is None:
        return
    amount, left = value(game, scene, effect.amount), [*await spaces_of(game, scene, effect.at)]
    while left:
        where = space = await shortages.next_space(game, scene, left, basics.supply(game, kind), amount)
        if box(game).tokens[kind].one_per_space and basics.lying(game, kind, space) and basics.supply(game, kind):
            free = _nearest_free(game, kind, space)
            if not free:
                return
            where = await one_space(game, scene, free)
        basics.lay_tokens(game, kind, where, amount, scene.rule)
    await look_at(game)


def _nearest_free(game: DeathMayDie, kind: int, space: int) -> list[int]:
    far = basics.ways(game).far[space]
    free = [other for other in range(len(far)) if not basics.lying(game, kind, other) and far[other] < FAR]
    least = min([far[other] for other in free], default=0)
    return [other for other in free if far[other] == least]


@carries_out_effect("remove_token")
async def remove(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """Off spaces; one of a pair of Stairs unlinks both spaces (DMD-049)."""
    kind = _kind(game, effect)
    if kind is not None:
        for space in await spaces_of(game, scene, effect.at):
            basics.lift_tokens(game, kind, space, value(game, scene, effect.amount), scene.rule)


@carries_out_effect("move_token", matters=lambda game, effect, scene: bool(token_spaces(game, effect.what)))
async def move(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-151: tokens move by the ways of investigators, the nearest to you first; each looks for its own goal.
    DMD-154: of equally near ones the active player picks.
    """
    kind = _kind(game, effect)
    if kind is None:
        return
    spaces = [space for space in token_spaces(game, effect.what) for _ in range(basics.lying(game, kind, space))]
    from_you = basics.ways(game).far[game.at[scene.you]]
    for _ in range(min(fixed(effect.second), len(spaces))):
        least = min(from_you[space] for space in spaces)
        nearest = [space for space in spaces if from_you[space] == least]
        all_move = len(spaces) <= fixed(effect.second)
        space = nearest[0] if all_move else await one_space(game, scene, nearest)
        spaces.remove(space)
        await _move_one(game, effect, scene, kind, space)
    await look_at(game)


async def _move_one(game: DeathMayDie, effect: Effect, scene: Scene, kind: int, space: int) -> None:
    if effect.at == "away_from_you":
        await _move_away(game, effect, scene, kind, space)
        return
    at = space
    for _ in range(value(game, scene, effect.amount)):
        roads = basics.ways(game)
        goals = await _goals(game, effect, scene, at)
        least = min([roads.far[at][goal] for goal in goals], default=FAR)
        if not 0 < least < FAR:
            break
        ahead = [to for to in roads.next[at] if any(roads.far[to][goal] < least for goal in goals)]
        to = await one_space(game, scene, ahead, "token_way", token=kind, space=at)
        basics.shift_token(game, kind, at, to, scene.rule)
        at = to


async def _move_away(game: DeathMayDie, effect: Effect, scene: Scene, kind: int, space: int) -> None:
    """DMD-151: as far from you as that many steps can take it."""
    roads = basics.ways(game)
    from_you = roads.far[game.at[scene.you]]
    reached = [to for to in range(len(from_you)) if roads.far[space][to] <= value(game, scene, effect.amount)]
    most = max(from_you[to] for to in reached)
    if most > from_you[space]:
        ends = [to for to in reached if from_you[to] == most]
        to = await one_space(game, scene, ends, "token_way", token=kind, space=space)
        basics.shift_token(game, kind, space, to, scene.rule)


async def _goals(game: DeathMayDie, effect: Effect, scene: Scene, at: int) -> list[int]:
    if effect.at == "nearest_investigator":
        return [game.at[seat] for seat in living(game)]
    if effect.at.startswith("token:"):
        return token_spaces(game, effect.at.partition(":")[2])
    return [await space_of(game, scene, effect.at)]


@carries_out_effect("block_passage")
async def block(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """A token onto a free passage of the space, which the active player picks."""
    kind = _kind(game, effect)
    if kind is None or not basics.supply(game, kind):
        tell(game, "skipped", "DMD-100", {"source": scene.source})
        return
    space = await space_of(game, scene, effect.at)
    free = [number for number, pair in enumerate(map_of(game).passages) if space in pair and game.barriers[number] < 0]
    if free:
        passage = await _one_passage(game, scene, free, space, "block")
        basics.set_barrier(game, passage, kind)
        args = {"token": barrier_name(game, kind, passage), "spaces": map_of(game).passages[passage]}
        tell(game, "passage_blocked", scene.rule, args)


def _can_clear(game: DeathMayDie, effect: Effect, scene: Scene) -> bool:
    kind = _kind(game, effect)
    return kind is not None and (effect.amount == ALL or bool(barriers_of(game, kind, game.at[scene.you])))


@carries_out_effect("clear_passage", matters=_can_clear)
async def clear(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-009: removes such a token from one passage of the space, or from all."""
    kind = _kind(game, effect)
    if kind is None:
        return
    if value(game, scene, effect.amount) == ALL:
        passages = [number for number, token in enumerate(game.barriers) if token == kind]
    else:
        found = barriers_of(game, kind, game.at[scene.you])
        passages = [await _one_passage(game, scene, found, game.at[scene.you], "clear")] if found else []
    for passage in passages:
        args = {"token": barrier_name(game, kind, passage), "spaces": map_of(game).passages[passage]}
        tell(game, "passage_cleared", scene.rule, args)
        basics.set_barrier(game, passage, -1)


async def _one_passage(game: DeathMayDie, scene: Scene, passages: list[int], space: int, prompt: str) -> int:
    if len(passages) == 1:
        return passages[0]

    def beyond(passage: int) -> int:
        a, b = map_of(game).passages[passage]
        return b if a == space else a

    picked = await ask(
        game,
        game.active,
        prompt,
        "DMD-150",
        lambda _: [
            Option(
                f"passage:{passage}", passage, space=space_name(game, space), beyond=space_name(game, beyond(passage))
            )
            for passage in passages
        ],
        {"source": scene.source},
    )
    passage: int = picked.value
    return passage


async def look_at(game: DeathMayDie) -> None:
    """DMD-016: rules that apply as soon as a condition holds, and again while it still does."""
    for voice in printed(game, "state"):
        scene = scene_of(game.active, voice)
        while holds(game, voice.ability.when, scene):
            await carry_out(game, voice.ability.effect, scene)
