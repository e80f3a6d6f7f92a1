"""A card: its printed facts and, right beside them, what it does. Rows know no state; functions are handed one."""

from collections.abc import Iterable, Sequence
from typing import Any

from miskatonic.games.arkham_lcg.rows import terms, topics
from miskatonic.games.arkham_lcg.rows.ability import (
    ACTION,
    AFTER,
    AT,
    CONSTANT,
    FAST,
    FORCED,
    FREE,
    FREE_ABILITY,
    FREE_OF_CHARGE,
    ONCE_PER_GAME,
    ONCE_PER_PHASE,
    ONCE_PER_ROUND,
    ONCE_PER_TEST,
    ONCE_PER_TURN,
    ONE_ACTION,
    PLAYED,
    REACTION,
    TWO_ACTIONS,
    WHEN,
    WOULD,
    Ability,
    Begins,
    Condition,
    Cost,
    Decorator,
    Does,
    Effect,
    InPlay,
    Limit,
    Price,
    Sign,
    Symbol,
    Targets,
    Trigger,
    Use,
    after,
    at,
    hears,
    when,
    would,
)
from miskatonic.games.arkham_lcg.rows.codes import claim
from miskatonic.games.arkham_lcg.rows.decks import DeckOptions
from miskatonic.games.arkham_lcg.rows.terms import (
    ASSET,
    ENEMY,
    EVENT,
    FIGHT,
    HAND,
    ICONS,
    IN_PLAY,
    LIMBO,
    NEUTRAL,
    NOWHERE,
)
from miskatonic.kernel import Catalogue

VOICES = (IN_PLAY, HAND, LIMBO, NOWHERE)
"""From where a card can speak: play, hand, limbo while an event resolves; or it can't."""
UNPLAYABLE = 10**6
"""More resources than anybody ever has."""


class Card:
    """A card as printed, with its abilities. What it has not is 0, empty or None; None where 0 would be a number."""

    __slots__ = (
        "abilities", "act_clues", "back", "basic", "by_zone", "classes", "clues", "clues_each", "code", "committable",
        "connects", "constants", "cost", "cost_x", "damage", "deck_options", "doom", "each_health", "effect", "elder",
        "evade", "face_down", "fast", "fight", "for_a_time", "for_everybody", "forces", "gate", "health", "horror",
        "icons", "id", "in_box", "keywords", "kind", "klass", "leaves", "level", "limit_attached", "limit_in_play",
        "matching", "max_committed", "numbers", "offers", "own_tests", "parts", "passes", "prey", "prey_only", "price",
        "replaces", "revelation", "riders", "sanity", "says", "seals", "set", "shroud", "signature", "skills", "slot",
        "slots", "spawn", "stage", "starts_in_play", "symbol", "symbols", "title", "traits", "unique",
        "unrevealed_connects", "unrevealed_symbol", "uses", "uses_empty", "uses_kind", "victory", "weakness",
    )  # fmt: skip

    def __init__(self, kind: str, code: str, id_: str, **facts: Any) -> None:
        self.kind = kind
        self.code = code
        self.id = id_
        self.klass: str = facts.pop("klass", NEUTRAL)
        self.classes: tuple[str, ...] = facts.pop("classes", (self.klass,))
        """AH-R-1.16: a card of several classes is one of each."""
        self.level: int | None = facts.pop("level", 0)
        self.title: str = facts.pop("title", id_.removesuffix(f"_{self.level}"))
        """AH-B-009: copies have the same title, whatever their level."""
        self.cost: int | None = facts.pop("cost", None)
        self.cost_x: bool = facts.pop("cost_x", False)
        """AH-B-010: its cost is X, which is chosen as it is played; it enters play with X more of its uses."""
        self.price = (self.cost or 0) if kind == ASSET else UNPLAYABLE
        """AH-B-053: the resources with which it can be played in a turn, with an action or as a fast asset."""
        self.icons: dict[str, int] = _icons(facts.pop("icons", ""))
        self.matching: dict[str, int] = {
            one: self.icons.get(one, 0) + self.icons.get(terms.WILD, 0) for one in terms.SKILLS
        }
        """AH-B-066, AH-R-1.9: its icons that count in a test of each skill."""
        self.slot: str = facts.pop("slot", "")
        self.slots: int = facts.pop("slots", 1 if self.slot else 0)
        self.skills: dict[str, int] = dict(zip(terms.SKILLS, facts.pop("skills", ()), strict=False))
        self.health: int | None = facts.pop("health", None)
        self.each_health: bool = facts.pop("each_health", False)
        self.sanity: int | None = facts.pop("sanity", None)
        self.traits: frozenset[str] = frozenset(facts.pop("traits", "").lower().split())
        self.unique: bool = facts.pop("unique", False)
        self.fast: bool = facts.pop("fast", False)
        self.uses_kind, self.uses = facts.pop("uses", ("", 0))
        self.uses_empty: bool = facts.pop("uses_empty", False)
        """It is discarded with its last use."""
        self.weakness: bool = facts.pop("weakness", False)
        self.basic: bool = facts.pop("basic", False)
        self.signature: str = facts.pop("signature", "")
        self.deck_options: DeckOptions | None = facts.pop("deck", None)
        """AH-B-207: of an investigator: which cards the deck may hold."""
        self.in_box: int = facts.pop("in_box", 1)
        """How many copies of it are printed in one box; of a signature card as many as the deck must hold."""
        self.replaces: str = facts.pop("replaces", "")
        """AH-B-208: the signature card in whose place it may stand."""
        self.says: frozenset[str] = frozenset(facts.pop("says", "").split())
        """AH-R-1.15: what its text does, as far as deck options ask for it (`heals_horror`)."""
        self.gate: str = facts.pop("gate", "")
        """AH-C-034: the entry of the campaign log without which it can't be bought; and only by upgrading then."""
        self.victory: int = facts.pop("victory", 0)
        self.keywords: frozenset[str] = frozenset(facts.pop("keywords", "").split())
        self.fight: int = facts.pop("fight", 0)
        self.evade: int = facts.pop("evade", 0)
        self.damage: int = facts.pop("damage", 0)
        self.horror: int = facts.pop("horror", 0)
        self.prey: Any = facts.pop("prey", None)
        self.prey_only: bool = facts.pop("prey_only", False)
        self.spawn: Any = facts.pop("spawn", None)
        self.shroud: int = facts.pop("shroud", 0)
        self.clues: int = facts.pop("clues", 0)
        self.clues_each: bool = facts.pop("clues_each", False)
        self.symbol: str = facts.pop("symbol", "")
        self.connects: tuple[str, ...] = facts.pop("connects", ())
        self.unrevealed_symbol: str = facts.pop("unrevealed_symbol", self.symbol)
        self.unrevealed_connects: tuple[str, ...] = facts.pop("unrevealed_connects", self.connects)
        self.face_down: str = facts.pop("face_down", "")
        """AH-B-132: what it is called until it is revealed, where several locations have the same other side."""
        self.stage: int = facts.pop("stage", 0)
        self.doom: int = facts.pop("doom", 0)
        self.act_clues: int = facts.pop("act_clues", 0)
        """AH-B-176: clues per investigator with which the group may advance it in a turn."""
        self.max_committed: Any = facts.pop("max_committed", 0)
        """AH-B-110: how many copies of it a test can have; a function of the game where the taboo list says so."""
        self.own_tests: bool = facts.pop("own_tests", False)
        self.committable: Any = facts.pop("committable", None)
        self.limit_attached: int = facts.pop("limit_attached", 0)
        self.seals: tuple[str, ...] = tuple(facts.pop("seals", "").split())
        """AH-B-086: the chaos tokens that must be sealed on it for it to enter play."""
        self.limit_in_play: InPlay | None = facts.pop("limit_in_play", None)
        self.set: str = facts.pop("set", "")
        self.parts: tuple[str, ...] = tuple(facts.pop("parts", "").split())
        """What is printed on it that doesn't follow from its facts: a subtitle, a text on the unrevealed side."""
        self.for_everybody: bool = facts.pop("for_everybody", False)
        """AH-C-026: attached somewhere, its abilities may be used by everybody there, not by its owner alone."""
        self.starts_in_play: bool = facts.pop("starts_in_play", "permanent" in self.keywords)
        """AH-B-026, AH-B-183: it begins the game in its owner's play area."""
        numbers: dict[str, int] = {
            topics.HEALTH: self.health or 0,
            topics.SANITY: self.sanity or 0,
            topics.SHROUD: self.shroud,
            topics.FIGHT_VALUE: self.fight,
            topics.EVADE_VALUE: self.evade,
            topics.DAMAGE_DEALT: self.damage,
            topics.HORROR_DEALT: self.horror,
        }
        each: Sequence[int] = range(5) if self.each_health else [1] * 5
        self.numbers: tuple[dict[str, int], ...] = tuple(
            [numbers | {topics.HEALTH: numbers[topics.HEALTH] * seats} for seats in each]
        )
        """AH-B-011, AH-B-013: its printed numbers, by how many investigators there are, then by the topic under which
        what changes them is asked.
        """
        self.abilities: list[Ability] = []
        self.constants: dict[str, tuple[Ability, ...]] = {}
        """The same by what they are asked for: constant ones by topic; those that must and those that may be used by
        the zone they speak from and their topic; what happens when the card is played.
        """
        self.forces: dict[int, dict[str, tuple[Ability, ...]]] = {zone: {} for zone in VOICES}
        self.offers: dict[int, dict[str, tuple[Ability, ...]]] = {zone: {} for zone in VOICES}
        self.effect: Ability | None = None
        self.for_a_time: list[Ability] = []
        self.by_zone: dict[int, tuple[str, ...]] = {}
        """The topics it speaks about from play, from the hand, and while it resolves."""
        self.revelation: Effect | None = None
        self.leaves: Effect | None = None
        """AH-B-122: what must happen when the card leaves play."""
        self.passes: list[Ability] = []
        """What the card does if it is committed to a test that succeeds (AH-R-1.7)."""
        self.riders: list[Ability] = []
        """What the card, committed to a test, adds to numbers of that test."""
        self.elder: Sign | None = None
        self.symbols: dict[str, tuple[Symbol, Symbol]] = {}
        """Of a reference card: each symbol on its two sides."""
        self.back: Effect | None = None
        """AH-B-178: what the back of an act or agenda does."""
        if facts:
            raise TypeError(f"{id_}: a card has no {', '.join(facts)}.")

    # --- abilities, in the words of the Rules Reference -----------------------------------------------------------

    def _add(self, ability: Ability) -> Ability:
        ability.number = len(self.abilities)
        self.abilities.append(ability)
        topic, zone = ability.topic, ability.zone
        known = self.by_zone.get(zone, ())
        if topic and topic not in known:
            self.by_zone[zone] = (*known, topic)
        hears(ability)
        if ability.kind == CONSTANT:
            self.constants[topic] = (*self.constants.get(topic, ()), ability)
        elif ability.kind == FORCED:
            self.forces[zone][topic] = (*self.forces[zone].get(topic, ()), ability)
        elif ability.kind != PLAYED:
            self.offers[zone][topic] = (*self.offers[zone].get(topic, ()), ability)
        elif self.effect is None:
            self.effect = ability
            if self.kind == EVENT:
                self.price = self.cost or 0
        return ability

    def constant(self, topic: str, amount: Any = 1, given: Any = None, **more: Any) -> None:
        """AH-B-089: always active; `amount` and `given` are asked with the game, this card and the subject."""
        self._add(Ability(CONSTANT, topic, None, amount=amount, given=given, **more))

    def lasting(self, topic: str, amount: Any = 1, given: Any = None, name: str = "") -> int:
        """What this card says for a time (`basics.values.lasts`), with a condition of its own; its number."""
        self.for_a_time.append(Ability(CONSTANT, topic, None, amount=amount, given=given, name=name))
        return len(self.for_a_time) - 1

    def forced(self, topic: str, do: Effect | Does | None = None, **more: Any) -> Decorator:
        """AH-B-090; as a decorator without `do`."""
        return self._either(FORCED, topic, do, more)

    def in_limbo(self, topic: str, do: Effect | Does | None = None, **more: Any) -> Decorator:
        """AH-L-04: forced while the event itself is being resolved."""
        return self._either(FORCED, topic, do, {**more, "zone": LIMBO})

    def reaction(self, topic: str, do: Effect | Does | None = None, **more: Any) -> Decorator:
        """AH-B-093."""
        return self._either(REACTION, topic, do, more)

    def free(self, do: Effect | Does | None = None, topic: str = "window", **more: Any) -> Decorator:
        """AH-B-092: in any player window, unless its topic is a narrower one."""
        return self._either(FREE, topic, do, more)

    def action(self, do: Effect | Does | None = None, **more: Any) -> Decorator:
        """AH-B-094: with one action, unless its cost says otherwise."""
        more.setdefault("cost", ONE_ACTION)
        return self._either(ACTION, "turn_action", do, more)

    def played(self, do: Effect | Does | None = None, **more: Any) -> Decorator:
        """AH-B-114: what an event does that is played with an action; what an asset needs to be played at all."""
        more.setdefault("zone", HAND)
        return self._either(PLAYED, "", do, more)

    def plays_fast(self, topic: str, do: Effect | Does | None = None, **more: Any) -> Decorator:
        """AH-B-116: a fast event at its stated time."""
        more.setdefault("zone", HAND)
        self.fast = True
        return self._either(FAST, topic, do, more)

    def _either(self, kind: str, topic: str, do: Effect | Does | None, more: dict[str, Any]) -> Decorator:
        if do is not None:
            self._add(Ability(kind, topic, do, **more))

        def decorate(effect: Effect) -> Effect:
            self._add(Ability(kind, topic, effect, **more))
            return effect

        return decorate

    def reveals(self, effect: Effect) -> Effect:
        """AH-B-091: its revelation."""
        self.revelation = effect
        return effect

    def when_it_leaves(self, effect: Effect) -> Effect:
        """AH-B-122: forced, when it leaves play; whoever controlled it is "you"."""
        self.leaves = effect
        return effect

    def success(self, do: Effect | Does, **more: Any) -> None:
        """AH-R-1.7, AH-Q-010: committed to a test that succeeds."""
        self.passes.append(Ability(PLAYED, "", do, **more))

    def rider(self, topic: str, amount: int, given: Any) -> None:
        """AH-R-1.7: committed to a test, it adds to a number of it."""
        self.riders.append(Ability(CONSTANT, topic, None, amount=amount, given=given))

    def advances(self, effect: Effect) -> Effect:
        """AH-B-178: what its back does."""
        self.back = effect
        return effect

    @property
    def is_encounter(self) -> bool:
        """Whether it belongs in the encounter deck, not in a player's."""
        return bool(self.set)

    def __repr__(self) -> str:
        return f"Card({self.id!r})"


def _icons(written: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for letter in written:
        found[ICONS[letter]] = found.get(ICONS[letter], 0) + 1
    return found


def _parts(card: Card) -> Iterable[str]:
    """The texts a card's words must have beside its name."""
    yield from card.parts
    if card.kind == terms.INVESTIGATOR:
        yield from ("subtitle", "elder")
    does = card.abilities or card.revelation or card.keywords or card.passes or card.riders or card.leaves
    if does or card.prey or card.spawn or card.victory or card.max_committed:
        yield "text"
    if card.back:
        yield from ("back", "story")
    for symbol in card.symbols:
        yield from (symbol, f"{symbol}_hard")


CARDS: Catalogue[Card] = Catalogue("card", parts=_parts)
"""All cards, filled by the modules in `cards/`."""


def _row(card: Card) -> Card:
    claim(card.code, card.id)
    return CARDS.add(card)


def investigator(code: str, id_: str, **facts: Any) -> Card:
    """A row: an investigator."""
    return _row(Card(terms.INVESTIGATOR, code, id_, level=None, unique=True, **facts))


def asset(code: str, id_: str, **facts: Any) -> Card:
    """A row: an asset."""
    return _row(Card(ASSET, code, id_, **facts))


def event(code: str, id_: str, **facts: Any) -> Card:
    """A row: an event."""
    return _row(Card(EVENT, code, id_, **facts))


def skill(code: str, id_: str, **facts: Any) -> Card:
    """A row: a skill card."""
    return _row(Card(terms.SKILL, code, id_, **facts))


def treachery(code: str, id_: str, **facts: Any) -> Card:
    """A row: a treachery."""
    return _row(Card(terms.TREACHERY, code, id_, level=None, **facts))


def enemy(code: str, id_: str, **facts: Any) -> Card:
    """A row: an enemy."""
    return _row(Card(ENEMY, code, id_, level=None, **facts))


def location(code: str, id_: str, **facts: Any) -> Card:
    """A row: a location."""
    return _row(Card(terms.LOCATION, code, id_, level=None, **facts))


def act(code: str, id_: str, **facts: Any) -> Card:
    """A row: an act."""
    return _row(Card(terms.ACT, code, id_, level=None, **facts))


def agenda(code: str, id_: str, **facts: Any) -> Card:
    """A row: an agenda."""
    return _row(Card(terms.AGENDA, code, id_, level=None, **facts))


def reference(code: str, id_: str, **facts: Any) -> Card:
    """A row: a scenario reference card."""
    return _row(Card(terms.REFERENCE, code, id_, level=None, **facts))


__all__ = [
    "ACTION", "AFTER", "AT", "CARDS", "CONSTANT", "FAST", "FIGHT", "FORCED", "FREE", "FREE_ABILITY", "FREE_OF_CHARGE",
    "ONCE_PER_GAME", "ONCE_PER_PHASE", "ONCE_PER_ROUND", "ONCE_PER_TEST", "ONCE_PER_TURN", "ONE_ACTION", "PLAYED",
    "REACTION", "TWO_ACTIONS", "WHEN", "WOULD", "Ability", "Begins", "Card", "Condition", "Cost", "Does", "Effect",
    "InPlay", "Limit", "Price", "Sign", "Symbol", "Targets", "Trigger", "Use", "act", "after", "agenda", "asset", "at",
    "enemy", "event", "investigator", "location", "reference", "skill", "treachery", "when", "would",
]  # fmt: skip
