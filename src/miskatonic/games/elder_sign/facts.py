"""What can be read about a thing by its name: a card with its tasks in words, a monster, an investigator, a symbol.

Each line is a sentence with its rule, shown in this order when somebody points at a thing or asks for it by name.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from miskatonic.games.elder_sign.glossary import GLOSSARY
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import DECK_IDS, HAND_KINDS
from miskatonic.games.elder_sign.rows.dice import COLOURS, DICE, FACE_IDS
from miskatonic.games.elder_sign.rows.entrance import PRICES
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.elder_sign.rows.tasks import OpenTask, Requirements, with_x
from miskatonic.games.elder_sign.rules import entrance, monsters
from miskatonic.games.elder_sign.state import ADDED, TOKEN, ElderSign, in_play
from miskatonic.kernel import Catalogue, Line, total

Thing = TypeVar("Thing", bound=str)


def facts(game: ElderSign, name: str) -> list[Line]:
    """Everything there is to read about a name; nothing about one that there is not."""
    for catalogue, told in _TOLD:
        if name in catalogue.names:
            return told(game, catalogue.number(name.partition("-")[2]))
    if name not in GLOSSARY:
        return []
    text = Line(f"{name}.text", GLOSSARY[name][0])
    return [text, *_NOW[name](game)] if name in _NOW else [text, *_on_dice(name)]


# --- adventures and monsters ----------------------------------------------------------------------------------------


def needs(requirements: Requirements) -> tuple[str, ...]:
    """ES-035: what dice must show, as names."""
    return tuple(
        f"need-investigation_{one.investigation}"
        if one.investigation
        else f"need-{'_or_'.join(FACE_IDS[symbol] for symbol in one.symbols)}"
        for one in requirements
    )


def _adventure(game: ElderSign, card: int) -> list[Line]:
    """ES-034, ES-085: an Adventure or Other World in play, or as printed: tasks, then what follows."""
    row = CARDS[card]
    name = CARDS.names[card]
    lies = card in in_play(game)
    lines = [Line("fact-in_order", "ES-037") if row.ordered else Line("fact-any_order", "ES-036")]
    free = [at for where, at in monsters.free_slots(game) if where == card] if lies else None
    frames = {at: task.slot for at, task in enumerate(row.tasks) if task.slot and (free is None or at in free)}
    lines += [
        _task(task, "added" if task.key >= ADDED else frames.get(task.key, "")) for task in monsters.tasks(game, card)
    ]
    lines += [Line("fact-frame", "ES-204") for slot in frames.values() if slot == "empty"]
    lines.append(Line("fact-rewards", "ES-085", {"things": _counted(row.rewards)}))
    if row.penalties:
        lines.append(Line("fact-penalties", "ES-085", {"things": _counted(row.penalties)}))
    else:
        lines.append(Line("fact-no_penalties", "ES-085"))
    lines.append(Line("fact-trophies", "ES-107", {"count": row.trophies}))
    lines += _locks(row.locks)
    if row.terror:
        lines.append(Line("fact-terror", "ES-074", {"effect": f"{name}.terror"}))
    if row.midnight:
        lines.append(Line("fact-midnight", "ES-187", {"effect": f"{name}.midnight"}))
    return lines


def _task(task: OpenTask, slot: str) -> Line:
    """ES-035, ES-046 to ES-048: what a task needs and costs, whose it is, whether a monster may cover it, or
    (ES-023) whether it was added to a monster.
    """
    return Line(
        "fact-task",
        "ES-203" if task.token >= 0 else "ES-035",
        {
            "number": task.key + 1 if task.key < TOKEN else 0,
            "monster": MONSTERS.names[task.token] if task.token >= 0 else "none",
            "slot": slot or "none",
            **_demands(task),
        },
    )


def _demands(task: OpenTask) -> dict[str, object]:
    return {
        "needs": needs(task.requirements),
        "sanity": task.sanity,
        "stamina": task.stamina,
        "hours": 3 * task.clock,
    }


def _counted(things: Mapping[Thing, int]) -> tuple[str, ...]:
    """ES-086 to ES-092: every symbol once; a doom token that is removed has a name of its own."""
    return tuple(
        f"kind-{kind}" if count > 0 else "fact-doom_removed"
        for kind, count in things.items()
        for _ in range(abs(count))
    )


def _locks(locks: tuple[str, ...]) -> list[Line]:
    return [Line("fact-locks", "ES-134", {"things": tuple(f"die-{colour}" for colour in locks)})] if locks else []


def monster(game: ElderSign, token: int) -> list[Line]:
    """ES-202, ES-212, ES-214, ES-216: what a monster needs now, what it locks, what it is worth and gives."""
    row = MONSTERS[token]
    own, *added = monsters.alone(game, token)
    lines = [
        Line("fact-monster", "ES-214", _demands(own)),
        *(Line("fact-monster_added", "ES-023", _demands(task)) for task in added),
        *(_locks(row.locks) or [Line("fact-no_locks", "ES-212")]),
        Line("fact-trophies", "ES-107", {"count": row.trophies}),
    ]
    if row.on_defeat:
        lines.append(Line(f"{MONSTERS.names[token]}.text", "ES-216"))
    return lines


# --- people, cards, the Ancient One ---------------------------------------------------------------------------------


def _investigator(game: ElderSign, number: int) -> list[Line]:
    """ES-015, ES-018: ability, maxima and starting equipment."""
    row = INVESTIGATORS[number]
    lines = [
        Line(f"{INVESTIGATORS.names[number]}.text", "ES-019"),
        Line("fact-maxima", "ES-018", {"sanity": row.sanity, "stamina": row.stamina}),
    ]
    ally = [name for name, card in zip(HAND.names, HAND, strict=True) if row.ally and card.id == row.ally][:1]
    if things := (*_counted(row.equipment), *map(str, ally)):
        lines.append(Line("fact-equipment", "ES-015", {"things": things}))
    if row.free_choice:
        lines.append(Line("fact-free_choice", "ES-015", {"count": row.free_choice}))
    return lines


def _hand(game: ElderSign, card: int) -> list[Line]:
    """ES-149: the text of an item, a spell or an ally, and what it costs as a souvenir."""
    good = DECK_IDS[HAND[card].kind]
    return [Line(f"{HAND.names[card]}.text", HAND[card].rule), *_prices(game, [good])]


def mythos(game: ElderSign, card: int) -> list[Line]:
    """ES-193: what a Mythos card does at once, and what of it lasts."""
    name = MYTHOS.names[card]
    return [
        Line("fact-now", "ES-194", {"effect": f"{name}.now"}),
        Line("fact-lasting", "ES-195", {"effect": f"{name}.lasting"}),
    ]


def _ancient_one(game: ElderSign, number: int) -> list[Line]:
    """ES-021 to ES-024: ability, tracks, combat task and attack."""
    row, name = ANCIENT_ONES[number], ANCIENT_ONES.names[number]
    lines = [
        Line(f"{name}.text", "ES-023"),
        Line("fact-seal", "ES-021", {"count": row.signs}),
        Line("fact-track", "ES-022", {"count": len(row.track)}),
    ]
    lines += _monster_spaces(row.track, 0)
    combat = {"needs": needs(with_x(row.combat, monsters.combat_x(game)))}
    lines.append(Line("fact-combat", "ES-024", combat) if row.combat else Line("fact-no_combat", "ES-024"))
    lines.append(Line("fact-battle", "ES-024", {"effect": f"{name}.battle"}))
    if row.awakens:
        lines.append(Line("fact-awakens", "ES-024", {"effect": f"{name}.awakens"}))
    return lines


def _monster_spaces(track: str, doom: int) -> list[Line]:
    """ES-022: the tokens yet to come that bring a monster."""
    spaces = [str(number) for number, space in enumerate(track, 1) if space == "M" and number > doom]
    return [Line("fact-monster_spaces", "ES-022", {"spaces": ", ".join(spaces)})] if spaces else []


_TOLD: list[tuple[Catalogue[Any], Callable[[ElderSign, int], list[Line]]]] = [
    (CARDS, _adventure),
    (MONSTERS, monster),
    (HAND, _hand),
    (MYTHOS, mythos),
    (INVESTIGATORS, _investigator),
    (ANCIENT_ONES, _ancient_one),
]


# --- symbols and services -------------------------------------------------------------------------------------------


def _prices(game: ElderSign, goods: list[str], *, changed: bool = False) -> list[Line]:
    """ES-105: what souvenirs cost now; or those only whose printed price is changed."""
    if game.ancient_one < 0:
        return []
    costs = {good: total(entrance.souvenir_price(good, game.ancient_one, -1)) for good in goods}
    return [
        Line("fact-price", "ES-105", {"count": cost, "good": f"kind-{good}"})
        for good, cost in costs.items()
        if not changed or cost != PRICES[good]
    ]


def _doom(game: ElderSign) -> list[Line]:
    """ES-022, ES-200: how far doom has come, and which tokens bring a monster."""
    if game.ancient_one < 0:
        return []
    track = ANCIENT_ONES[game.ancient_one].track
    here = Line("board-doom", "ES-200", {"count": game.doom, "of": len(track)})
    return [here, *([] if game.awake else _monster_spaces(track, game.doom))]


def _signs(game: ElderSign) -> list[Line]:
    """ES-021: how many Elder Signs there are, and are needed."""
    if game.ancient_one < 0:
        return []
    needed = ANCIENT_ONES[game.ancient_one].signs
    return [Line("board-signs", "ES-021", {"count": game.signs, "of": needed})]


def _clock(game: ElderSign) -> list[Line]:
    """ES-115: whether midnight is due."""
    return [Line("board-midnight_due", "ES-115")] if game.midnight else []


def _on_dice(name: str) -> list[Line]:
    """ES-051 to ES-053: how many faces of each die show a symbol."""
    face = name.removeprefix("sign-")
    shows: dict[str, int] = {colour: sum(FACE_IDS[one].startswith(face) for one in DICE[colour]) for colour in COLOURS}
    return [Line("fact-faces", "ES-051", shows)] if any(shows.values()) else []


def _for_sale(kind: str) -> Callable[[ElderSign], list[Line]]:
    return lambda game: _prices(game, [kind])


_NOW: dict[str, Callable[[ElderSign], list[Line]]] = {
    "sign-doom": _doom,
    "sign-elder_sign": lambda game: [*_signs(game), *_prices(game, ["elder_sign"])],
    "sign-clock": _clock,
    "place-souvenir_shop": lambda game: _prices(game, list(PRICES), changed=True),
    "sign-clue": _for_sale("clue"),
    **{f"sign-{DECK_IDS[kind]}": _for_sale(DECK_IDS[kind]) for kind in HAND_KINDS},
}
"""The current state of what has no card."""
