"""The decks of Elder Sign: printed counts, check sums, names and texts in three languages."""

from collections import Counter

import pytest

from miskatonic import text
from miskatonic.games.elder_sign.rows import effects
from miskatonic.games.elder_sign.rows.adventure import Adventure, Task
from miskatonic.games.elder_sign.rows.adventures import ADVENTURES, CARDS
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES
from miskatonic.games.elder_sign.rows.effects import Effects
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.elder_sign.rows.other_worlds import OTHER_WORLDS
from miskatonic.games.elder_sign.rules.effects import EFFECTS

DOMAIN = "miskatonic.games.elder_sign"
REWARDS = {"clue", "common_item", "unique_item", "spell", "ally", "elder_sign", "gate", "monster", "doom"}
PENALTIES = {"sanity", "stamina", "doom", "monster", "clue", "trophies"}


def test_es_002_the_decks_have_their_printed_size() -> None:
    assert (len(ADVENTURES), len(OTHER_WORLDS)) == (48, 8)
    assert len({card.id for card in CARDS}) == 56
    assert tuple(CARDS[len(ADVENTURES) :]) == OTHER_WORLDS


def test_es_003_of_the_printed_box_there_are_22_monsters_and_five_masks() -> None:
    """Whoever adds a token adds it to these."""
    assert sum(not monster.mask for monster in MONSTERS) >= 22
    assert sum(monster.mask for monster in MONSTERS) >= 5


def test_es_002_eight_ancient_ones_and_32_mythos_cards() -> None:
    assert (len(ANCIENT_ONES), len(MYTHOS)) == (8, 32)
    assert len({card.id for card in MYTHOS}) == 28


def test_es_021_signs_and_tracks_of_the_established_ancient_ones() -> None:
    figures = {card.id: (card.signs, len(card.track)) for card in ANCIENT_ONES}
    assert (figures["azathoth"], figures["ithaqua"], figures["yig"]) == ((14, 12), (11, 9), (10, 8))


def test_es_024_azathoth_cannot_be_fought_and_ends_the_game() -> None:
    [azathoth] = [card for card in ANCIENT_ONES if not card.combat]
    assert azathoth.id == "azathoth"
    assert [effect.verb for effect in azathoth.awakens] == ["lose_game"]


def test_es_196_of_one_mythos_card_something_stays_after_it_is_replaced() -> None:
    assert [card.id for card in MYTHOS if card.adventures] == ["stars_align_above_an_open_door"]


def test_es_022_36_monster_spaces_on_all_tracks() -> None:
    spaces = {card.id: card.track.count("M") for card in ANCIENT_ONES}
    assert sum(spaces.values()) == 36
    assert (spaces["shub_niggurath"], spaces["hastur"], spaces["yig"]) == (7, 5, 5)


def fewest_dice(task: Task) -> int:
    """How many green dice a row needs at least: a symbol one, investigation one for every three."""
    return sum(-(-one.investigation // 3) if one.investigation else 1 for one in task.requirements)


def test_the_adventures_pass_the_independent_check_sum_of_fewest_dice() -> None:
    fewest = Counter(sum(map(fewest_dice, card.tasks)) for card in ADVENTURES)
    assert fewest == {2: 2, 3: 11, 4: 26, 5: 9}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_is_well_formed(card: Adventure) -> None:
    assert card.trophies >= 1
    assert card.tasks
    assert set(card.rewards) <= REWARDS
    assert set(card.penalties) <= PENALTIES
    for task in card.tasks:
        assert task.slot in ("", "empty", "full", "partial")
        assert bool(task.requirements) == (task.slot != "empty")
        assert bool(task.covered) == (task.slot == "partial")
        assert all(index < len(task.requirements) for index in task.covered)


def test_we_1_the_loading_dock_is_the_card_of_the_example() -> None:
    [card] = [card for card in CARDS if card.id == "the_loading_dock"]
    assert [len(task.requirements) for task in card.tasks] == [1, 2]
    assert card.tasks[1].requirements[1].investigation == 3
    assert not card.ordered


def verbs(effects: Effects) -> set[str]:
    return {effect.verb for effect in effects} | {v for effect in effects for part in effect.parts for v in verbs(part)}


def test_effects_use_known_verbs_only() -> None:
    used = {v for card in CARDS for v in verbs(card.terror + card.midnight)}
    used |= {v for monster in MONSTERS for v in verbs(monster.on_defeat)}
    assert used <= {
        "lose",
        "gain",
        "doom",
        "monster",
        "gate",
        "clock",
        "fail_adventure",
        "discard_dice",
        "choose",
        "when",
    }


@pytest.mark.parametrize("language", text.COMPLETE)
def test_every_card_has_its_names_and_texts(language: str) -> None:
    wanted = [f"adventure-{card.id}" for card in ADVENTURES]
    wanted += [f"adventure-{card.id}.terror" for card in ADVENTURES if card.terror]
    wanted += [f"adventure-{card.id}.midnight" for card in ADVENTURES if card.midnight]
    wanted += [f"other_world-{card.id}" for card in OTHER_WORLDS]
    wanted += [f"other_world-{card.id}.terror" for card in OTHER_WORLDS if card.terror]
    wanted += [f"mythos-{card.id}{part}" for card in MYTHOS for part in ("", ".now", ".lasting")]
    wanted += [f"ancient_one-{card.id}{part}" for card in ANCIENT_ONES for part in ("", ".text", ".battle")]
    wanted += [f"monster-{monster.id}" for monster in MONSTERS]
    wanted += [f"monster-{monster.id}.text" for monster in MONSTERS if monster.on_defeat]
    assert [message for message in wanted if not text.has(DOMAIN, language, message)] == []


def test_every_effect_is_carried_out_by_some_chapter() -> None:
    points = [effects.lose("clue"), effects.gain("clue"), effects.reduce_max(), effects.devour()]
    board = [effects.doom(), effects.monster(), effects.gate(), effects.clock()]
    attempt = [effects.fail_adventure(), effects.discard_terrors()]
    others = [effects.choose(), effects.when("gates>=1", ()), effects.lose_game()]
    assert {one.verb for one in (*points, *board, *attempt, *others)} == set(EFFECTS)
