"""Resolving an adventure (ES-079 to ES-084), rewards and penalties (ES-085 to ES-094)."""

from collections import Counter

import pytest

from miskatonic.games.elder_sign.rows.adventure import Adventure, Task
from miskatonic.games.elder_sign.rows.adventures import CARDS, FIRST_WORLD
from miskatonic.games.elder_sign.rows.decks import DECK_IDS
from miskatonic.games.elder_sign.rows.dice import FACE_IDS
from miskatonic.games.elder_sign.state import kind_of
from tests.games.elder_sign.looks import board
from tests.games.elder_sign.play import Play

WORLDS = tuple(card.id for card in CARDS[FIRST_WORLD:])


def at(card: str, *others: str, who: str = "vincent_lee") -> Play:
    """Somebody stands on an Adventure or Other World with nobody else around; Bob Jenkins waits at the entrance."""
    game = Play(who, "bob_jenkins")
    if card in WORLDS:
        return game.worlds(card).museum(*others or ("the_loading_dock",)).at(0, card)
    return game.museum(card, *others).at(0, card)


def rolled(game: Play, *faces: str) -> Play:
    """The next roll shows these faces."""
    return game.will_roll(*faces).do("roll")


def needed(task: Task) -> list[str]:
    """The least results that complete a task as it is printed."""
    faces: list[str] = []
    for one in task.requirements:
        faces += ["investigation_3"] * -(-one.investigation // 3) if one.investigation else [FACE_IDS[one.symbols[0]]]
    return faces


def resolve(game: Play) -> Play:
    """The attempt begins, and every task of the card is completed, each with the roll it needs."""
    card = CARDS[game.game.at[game.game.active]]
    game.attempt(game.game.active)
    for row, task in enumerate(card.tasks):
        if task.slot != "empty":
            faces = needed(task)
            rolled(game, *faces, *["investigation_1"] * (len(game.pool) - len(faces)))
            game.do(f"complete:{row}…")
    return game


def to_the_next_turn(game: Play) -> Play:
    """Whatever is still asked in this turn is answered with what comes first."""
    while game.prompt != "move":
        game.do(game.texts[0])
    return game


def story(game: Play, *kinds: str) -> list[str]:
    """What happened of these kinds, in order."""
    return [event.kind for event in game.table.events if event.kind in kinds]


def trophies(game: Play, seat: int) -> list[str]:
    """The cards somebody has won."""
    return [CARDS[card].id for card in game.game.trophies[seat] if card < len(CARDS)]


def laid_open(game: Play) -> list[str]:
    """The Adventures in the museum, and nothing for an empty place."""
    return [CARDS[card].id if card >= 0 else "" for card in game.game.museum]


def other_worlds(game: Play) -> list[str]:
    """The Other Worlds in play."""
    return [CARDS[card].id for card in game.game.worlds]


# --- ES-079 to ES-081: markers, dice, the card ----------------------------------------------------------------------


@pytest.mark.rule("ES-079")
def test_es_079_every_marker_on_the_card_goes_to_the_entrance() -> None:
    # given two on the card, and one on another
    game = Play("vincent_lee", "bob_jenkins", "joe_diamond").museum("the_loading_dock", "the_archives")
    game.at(0, "the_loading_dock").at(1, "the_loading_dock").at(2, "the_archives")
    # when
    resolve(game)
    # then
    assert [game.place_of(seat) for seat in range(3)] == ["entrance", "entrance", "the_archives"]


@pytest.mark.rule("ES-079", "ES-098")
def test_es_079_from_an_other_world_too() -> None:
    # given
    game = at("the_dreamlands").at(1, "the_dreamlands")
    # when
    resolve(game)
    # then
    assert [game.place_of(0), game.place_of(1)] == ["entrance", "entrance"]


@pytest.mark.rule("ES-080", "ES-033")
def test_es_080_dice_placed_and_discarded_return() -> None:
    # given a discarded die and a focused one
    game = at("the_loading_dock", "the_archives").attempt()
    rolled(game, *("lore",) * 6).do("discard…", "focus…")
    # when the rest resolves the adventure
    rolled(game, "peril", "lore", "lore", "lore").do("complete:0…")
    rolled(game, "peril", "investigation_3", "lore").do("complete:1…")
    # then the next player begins with six dice
    game.do("go:the_archives", "roll")
    assert (game.asked, len(game.pool)) == (1, 6)


@pytest.mark.rule("ES-080", "ES-157")
def test_es_080_a_special_die_leaves_the_pool() -> None:
    # given the yellow die, used for a task
    game = at("the_loading_dock", "the_archives").holds(0, "axe").holds(1, "knife").attempt().do("use:axe")
    rolled(game, *("lore",) * 6, "peril").do("complete:0:6")
    # when
    rolled(game, "peril", "investigation_3", *("lore",) * 4).do("complete:1…")
    # then the next player has six green dice and may add it again
    game.do("go:the_archives")
    assert "use:knife" in game.texts
    game.do("roll")
    assert len(game.pool) == 6


@pytest.mark.rule("ES-080", "ES-137")
def test_es_080_a_die_that_the_card_had_locked_is_free_now() -> None:
    # given a card that holds a green die
    game = at("did_you_hear_that", "the_archives").locked("did_you_hear_that").adventure_deck_top("the_curator").cup()
    # when
    resolve(game)
    # then five dice were rolled, and the next player rolls six
    assert len(game.events("rolled")[0].args["faces"]) == 5
    game.do("go:the_archives", "roll")
    assert len(game.pool) == 6


@pytest.mark.rule("ES-081", "ES-107")
def test_es_081_the_card_is_won_by_the_active_player_alone() -> None:
    # given company on the card
    game = at("the_archives").at(1, "the_archives")
    # when
    resolve(game)
    # then
    assert (trophies(game, 0), trophies(game, 1)) == (["the_archives"], [])
    assert "the_archives" not in laid_open(game)


@pytest.mark.rule("ES-081", "ES-101")
def test_es_081_it_counts_as_trophies() -> None:
    # given somebody wounded, without any trophies
    game = Play("vincent_lee", "bob_jenkins", ancient_one="yig").museum("the_archives").at(0, "the_archives")
    game.stamina(0, 1)
    # when a card worth two is won, and it is that player's turn again
    resolve(game).do("stay:entrance", "lost_and_found")
    to_the_next_turn(game).do("stay:entrance")
    # then it pays for what costs two
    assert game.asked == 0
    game.do("full_care:stamina")
    assert (game.game.stamina[0], trophies(game, 0)) == (5, [])


@pytest.mark.rule("ES-081", "ES-039")
def test_es_081_a_failed_card_is_not_won() -> None:
    # given
    game = at("the_archives").attempt()
    # when
    game.do("give_up")
    # then
    assert (trophies(game, 0), laid_open(game)[0]) == ([], "the_archives")


# --- ES-082 to ES-084: the replacement, then the rewards ------------------------------------------------------------


@pytest.mark.rule("ES-082")
def test_es_082_the_card_is_replaced_from_the_top_of_the_deck() -> None:
    # given
    game = at("the_loading_dock", "the_archives").adventure_deck_top("koi_pond", "the_curator")
    # when
    resolve(game)
    # then the new one lies in its place, and can be gone to
    assert laid_open(game)[:2] == ["koi_pond", "the_archives"]
    assert "go:koi_pond" in game.texts


@pytest.mark.rule("ES-082")
def test_es_082_before_the_rewards_are_taken() -> None:
    # given
    game = at("the_loading_dock").adventure_deck_top("koi_pond")
    # when
    resolve(game)
    # then
    assert story(game, "resolved", "adventure_revealed", "card_gained") == [
        "resolved",
        "adventure_revealed",
        "card_gained",
    ]


@pytest.mark.rule("ES-082", "ES-135")
def test_es_082_a_lock_on_the_new_card_holds_at_once() -> None:
    # given
    game = at("the_loading_dock", "the_archives").adventure_deck_top("did_you_hear_that")
    # when
    resolve(game)
    # then the next player has a green die less
    assert story(game, "locked", "card_gained") == ["locked", "card_gained"]
    game.do("go:the_archives", "roll")
    assert len(game.pool) == 5


@pytest.mark.rule("ES-082", "ES-211")
def test_es_082_a_monster_of_the_rewards_may_lie_down_on_the_new_card() -> None:
    # given a reward with a monster, and a new card with two empty frames
    game = at("haunted_by_a_shadowy_figure", "the_archives").adventure_deck_top("public_lavatory").cup("cultist")
    # when
    resolve(game)
    # then
    assert game.prompt == "place_monster"
    assert game.texts == ["place:public_lavatory:0", "place:public_lavatory:1", "place:the_archives:0"]
    game.do("place:public_lavatory:1")
    assert game.monsters_on("public_lavatory") == ["cultist"]


@pytest.mark.rule("ES-082", "ES-097")
def test_es_082_an_other_world_is_not_replaced() -> None:
    # given
    game = at("the_dreamlands").other_world_deck_top("yuggoth")
    # when
    resolve(game)
    # then
    assert (other_worlds(game), laid_open(game)[0]) == ([], "the_loading_dock")
    assert game.events("adventure_revealed") == []


@pytest.mark.rule("ES-083", "ES-215", "ES-OP-08")
def test_es_083_monsters_first_then_the_rewards_then_the_clock() -> None:
    # given a witch on a card that rewards a clue and a spell
    game = at("ancient_relics").monster("witch", "ancient_relics", 0).deck_top("heal", "wither").attempt()
    rolled(game, "lore", "investigation_2", *("peril",) * 4).do("complete:0:0.1")
    # when
    rolled(game, "lore", "investigation_3", "peril", "peril").do("complete:1…")
    # then her back gives a spell, the card a clue and another spell
    told = ("resolved", "adventure_revealed", "monster_taken", "card_gained", "clues_gained", "clock_moved")
    assert story(game, *told) == [*told[:5], "card_gained", "clock_moved"]
    assert (game.hand(0), game.game.clues[0]) == (["heal", "wither"], 1)


@pytest.mark.rule("ES-083", "ES-OP-08")
@pytest.mark.parametrize("first", ["gate", "monster"])
def test_es_083_the_player_orders_what_happens_on_the_board(first: str) -> None:
    # given a reward with a gate and a monster, and no monster task free
    game = at("a_secret_gathering").adventure_deck_top("the_curator").other_world_deck_top("city_of_the_great_race")
    game.cup("cultist")
    # when
    resolve(game)
    # then
    assert (game.asked, game.texts) == (0, ["next:gate", "next:monster"])
    # when
    game.do(f"next:{first}")
    # then the monster must go to the monster task of the Other World only if that came first
    assert game.monsters_on("city_of_the_great_race") == (["cultist"] if first == "gate" else [])
    assert game.monsters_on("the_curator") == (["cultist"] if first == "monster" else [])
    assert other_worlds(game) == ["city_of_the_great_race"]


@pytest.mark.rule("ES-084", "ES-OP-01")
def test_es_084_with_an_empty_deck_the_place_stays_empty() -> None:
    # given every other Adventure won by somebody
    game = at("the_loading_dock", "the_archives")
    game.trophies(1, *(card.id for card in CARDS[:FIRST_WORLD] if card.id not in ("the_loading_dock", "the_archives")))
    # when
    resolve(game)
    # then
    assert laid_open(game) == ["", "the_archives", "", "", "", ""]
    assert len(game.hand(0)) == 1
    assert game.texts == ["go:the_archives", "stay:entrance"]


# --- ES-085, ES-086: which symbols, how many ------------------------------------------------------------------------

ALL_CARDS = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)


@ALL_CARDS
@pytest.mark.rule("ES-085", "ES-089", "ES-090", "ES-092")
def test_es_085_failure_costs_what_the_card_says_and_gives_nothing(card: Adventure) -> None:
    # given Vincent Lee, with five sanity and five stamina
    game = at(card.id).clues(0, 2).doom(1)
    # when
    game.attempt().do("give_up")
    # then
    lost = card.penalties
    assert set(lost) <= {"sanity", "stamina", "clue", "doom"}
    assert game.game.sanity[0] == 5 - lost.get("sanity", 0)
    assert game.game.stamina[0] == 5 - lost.get("stamina", 0)
    assert game.game.clues[0] == 2 - lost.get("clue", 0)
    assert game.game.doom == 1 + lost.get("doom", 0)
    assert (game.hand(0), game.game.signs, game.game.monsters) == ([], 0, ())


@ALL_CARDS
@pytest.mark.rule("ES-085", "ES-086", "ES-087", "ES-088", "ES-091", "ES-092")
def test_es_085_success_gives_what_the_card_says_and_costs_nothing(card: Adventure) -> None:
    # given Vincent Lee, with five sanity and five stamina
    game = at(card.id).clues(0, 2).doom(1)
    worlds = len(game.game.worlds)
    # when
    to_the_next_turn(resolve(game))
    # then
    given = card.rewards
    drawn = Counter(DECK_IDS[kind_of(held)] for held in game.game.hands[0])
    assert drawn == {kind: given[kind] for kind in ("common_item", "unique_item", "spell", "ally") if kind in given}
    assert game.game.clues[0] == 2 + given.get("clue", 0)
    assert game.game.signs == given.get("elder_sign", 0)
    assert len(game.game.worlds) == given.get("gate", 0) + worlds - (card.id in WORLDS)
    assert len(game.game.monsters) == given.get("monster", 0)
    assert game.game.doom == 1 + given.get("doom", 0)
    # and of sanity and stamina only the costs of the tasks are gone
    assert game.game.sanity[0] == 5 - sum(task.sanity for task in card.tasks)
    assert game.game.stamina[0] == 5 - sum(task.stamina for task in card.tasks)


@pytest.mark.rule("ES-086")
def test_es_086_one_card_for_each_symbol_from_the_top() -> None:
    # given a reward of three unique items
    game = at("city_of_the_great_race").deck_top("lamp_of_alhazred", "necronomicon", "alien_statue")
    # when
    resolve(game)
    # then
    assert game.hand(0) == ["lamp_of_alhazred", "necronomicon", "alien_statue"]


@pytest.mark.rule("ES-086")
def test_es_086_all_symbols_of_one_reward_are_one_gain() -> None:
    # given Bob Jenkins, who takes one more whenever he gains common items, and a reward of two
    game = at("vermin_in_the_pipes", who="joe_diamond").at(0, "entrance").at(1, "vermin_in_the_pipes")
    # when
    resolve(game.given(active=1))
    # then he has three, not four
    assert len(game.hand(1)) == 3


@pytest.mark.rule("ES-086", "ES-150")
def test_es_086_an_empty_deck_gives_nothing() -> None:
    # given all allies in somebody's hand
    allies = ("anna_kaslow", "duke", "thomas_f_malone", "professor_armitage")
    more = ("richard_upton_pickman", "ruby_standish", "eric_colt", "tom_mountain_murphy")
    game = at("the_security_office").holds(1, *allies, *more)
    # when
    to_the_next_turn(resolve(game))
    # then
    assert (game.hand(0), trophies(game, 0)) == ([], ["the_security_office"])


# --- ES-087, ES-088: Elder Signs and gates --------------------------------------------------------------------------


@pytest.mark.rule("ES-087")
@pytest.mark.parametrize(("before", "won"), [(10, None), (11, "sealed"), (12, "sealed")])
def test_es_087_with_as_many_signs_as_needed_or_more_the_investigators_win(before: int, won: str | None) -> None:
    # given Hastur, whom thirteen signs seal, and a reward of two
    game = at("the_hidden_passage").signs(before)
    # when
    resolve(game)
    # then equal is enough
    assert (game.game.signs, game.won) == (before + 2, won)


@pytest.mark.rule("ES-087", "ES-177")
def test_es_087_the_signs_belong_to_the_group() -> None:
    # given a sign won by somebody
    game = at("the_dreamlands", "administration_office").sanity(0, 1)
    resolve(game).do("stay:entrance", "lost_and_found")
    to_the_next_turn(game)
    # when that player's investigator is devoured
    game.do("go:administration_office", "give_up")
    # then the sign stays
    assert (len(game.events("devoured")), game.game.signs) == (1, 1)


@pytest.mark.rule("ES-088", "ES-095")
def test_es_088_a_gate_brings_the_top_other_world_into_play() -> None:
    # given
    game = at("gate_to_elsewhere").other_world_deck_top("yuggoth", "rlyeh")
    # when
    resolve(game)
    # then
    assert other_worlds(game) == ["yuggoth"]
    assert "go:yuggoth" in game.texts


@pytest.mark.rule("ES-088", "ES-OP-01")
def test_es_088_nothing_happens_when_all_of_them_are_in_play() -> None:
    # given
    game = at("gate_to_elsewhere").worlds(*WORLDS)
    # when
    resolve(game)
    # then the clues are there all the same
    assert (other_worlds(game), game.game.clues[0]) == (list(WORLDS), 2)
    assert game.events("gate_opened") == []


# --- ES-089, ES-090: sanity and stamina -----------------------------------------------------------------------------


@pytest.mark.rule("ES-089")
@pytest.mark.parametrize(("card", "left"), [("ancient_relics", 4), ("a_terrible_discovery", 3)])
def test_es_089_a_point_of_sanity_for_each_symbol(card: str, left: int) -> None:
    # given
    game = at(card).at(1, card).attempt()
    # when
    game.do("give_up")
    # then only for the active player
    assert (game.game.sanity, game.game.stamina) == ([left, 4], [5, 6])


@pytest.mark.rule("ES-090")
@pytest.mark.parametrize(("card", "left"), [("did_you_hear_that", 4), ("the_hidden_passage", 3)])
def test_es_090_a_point_of_stamina_for_each_symbol(card: str, left: int) -> None:
    # given
    game = at(card).at(1, card).attempt()
    # when
    game.do("give_up")
    # then only for the active player
    assert (game.game.sanity, game.game.stamina) == ([5, 4], [left, 6])


@pytest.mark.rule("ES-089", "ES-174")
@pytest.mark.parametrize(("have", "devoured"), [(1, 1), (2, 1), (3, 0)])
def test_es_089_losing_the_last_sanity_to_a_penalty_devours(have: int, devoured: int) -> None:
    # given
    game = at("a_terrible_discovery").sanity(0, have).attempt()
    # when
    game.do("give_up")
    # then
    assert (len(game.events("devoured")), game.game.doom) == (devoured, devoured)


@pytest.mark.rule("ES-090", "ES-175", "ES-180", "ES-OP-09")
def test_es_090_who_is_devoured_by_penalties_still_brings_their_doom() -> None:
    # given a penalty of two stamina and a doom token
    game = at("lights_out").stamina(0, 2).attempt()
    # when
    game.do("give_up")
    # then one doom token for the investigator, one for the card
    assert (len(game.events("devoured")), game.game.doom) == (1, 2)
    assert story(game, "devoured", "clock_moved") == ["devoured", "clock_moved"]
    assert (game.asked, game.prompt) == (0, "investigator")


@pytest.mark.rule("ES-090", "ES-199", "ES-OP-09")
def test_es_090_and_the_monster_of_that_doom() -> None:
    # given the track two short of a monster space
    game = at("lights_out", "unnatural_habitat").stamina(0, 1).doom(2).cup("cultist").attempt()
    # when
    game.do("give_up")
    # then
    assert (game.game.doom, game.monsters_on("unnatural_habitat")) == (4, ["cultist"])


@pytest.mark.rule("ES-090", "ES-174")
def test_es_090_losing_both_at_once_devours_once() -> None:
    # given a penalty of a point of each, and one of each left
    game = at("the_loading_dock").sanity(0, 1).stamina(0, 1).attempt()
    # when
    game.do("give_up")
    # then
    assert (len(game.events("devoured")), game.game.doom) == (1, 1)


# --- ES-091, ES-092: monsters and doom ------------------------------------------------------------------------------


@pytest.mark.rule("ES-091", "ES-202")
def test_es_091_a_monster_for_each_symbol() -> None:
    # given a reward of two monsters and exactly two in the cup
    game = at("public_lavatory", "the_archives", "gate_to_elsewhere").adventure_deck_top("the_curator")
    game.cup("cultist", "cultist")
    # when
    resolve(game).do("place:gate_to_elsewhere:0")
    # then the second one has only the other monster task left
    assert [len(game.monsters_on(card)) for card in ("gate_to_elsewhere", "the_archives")] == [1, 1]
    assert game.game.cup == ()


@pytest.mark.rule("ES-091", "ES-202")
def test_es_091_none_when_the_cup_is_empty() -> None:
    # given
    game = at("haunted_by_a_shadowy_figure", "the_archives").cup()
    # when
    resolve(game)
    # then the other rewards are there all the same
    assert (game.game.monsters, game.game.clues[0], game.game.signs) == ((), 1, 1)


@pytest.mark.rule("ES-092", "ES-198")
def test_es_092_a_doom_symbol_adds_a_token() -> None:
    # given
    game = at("gate_to_elsewhere").doom(5).attempt()
    # when
    game.do("give_up")
    # then
    assert game.game.doom == 6
    assert [event.args["count"] for event in game.events("doom_added")] == [6]


@pytest.mark.rule("ES-092", "ES-229")
def test_es_092_the_last_doom_of_a_penalty_comes_after_the_other_penalties() -> None:
    # given the track one short of its end, and a penalty of sanity, stamina and doom
    game = at("tempest_in_a_teapot").doom(10).attempt()
    # when
    game.do("give_up")
    # then
    assert (game.game.sanity[0], game.game.stamina[0], game.game.awake) == (4, 4, True)


@pytest.mark.rule("ES-092", "ES-OP-12")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 0)])
def test_es_092_some_rewards_remove_a_token_if_there_is_one(before: int, after: int) -> None:
    # given
    game = at("great_hall_of_celeano").doom(before)
    # when
    resolve(game)
    # then
    assert (game.game.doom, game.won, game.game.signs) == (after, None, 1)


@pytest.mark.rule("ES-092", "ES-199", "ES-OP-12")
def test_es_092_a_space_that_is_filled_again_brings_its_monster_again() -> None:
    # given the last token on a monster space, and a reward that takes it off
    game = at("great_hall_of_celeano", "gate_to_elsewhere").doom(3).cup("cultist")
    resolve(game)
    assert (game.game.doom, game.game.monsters) == (2, ())
    # when the next player's failure fills the space again
    game.do("go:gate_to_elsewhere", "give_up")
    # then
    assert (game.game.doom, game.monsters_on("gate_to_elsewhere")) == (3, ["cultist"])


# --- ES-093, ES-094: tokens back, and on to the clock ---------------------------------------------------------------


@pytest.mark.rule("ES-093")
def test_es_093_lost_tokens_go_back_to_the_supply() -> None:
    # given a penalty of two sanity and two stamina
    game = at("horrible_visions").sanity(0, 4).attempt()
    # when
    game.do("give_up")
    # then so many fewer are left, and everybody is told
    told = [event.args for kind in ("sanity_lost", "stamina_lost") for event in game.events(kind)]
    assert [(lost["count"], lost["left"]) for lost in told] == [(2, 2), (2, 3)]
    seat = board(game)["seats"][0]
    assert (seat["sanity"], seat["stamina"]) == (2, 3)


@pytest.mark.rule("ES-093", "ES-178")
def test_es_093_nobody_owes_what_was_not_there() -> None:
    # given two sanity to lose and only one there
    game = at("a_terrible_discovery").sanity(0, 1).attempt()
    # when
    game.do("give_up", "investigator:joe_diamond")
    # then the next investigator has full tokens
    assert (game.game.sanity[0], game.game.stamina[0]) == (4, 6)


@pytest.mark.rule("ES-094", "ES-113")
def test_es_094_after_the_rewards_the_clock_moves_and_the_next_turn_begins() -> None:
    # given
    game = at("the_dreamlands")
    # when
    resolve(game)
    # then
    told = ("resolved", "clues_gained", "clock_moved", "turn_begins")
    assert story(game, *told) == ["turn_begins", *told]
    assert (game.game.clock, game.asked, game.prompt) == (1, 1, "move")


@pytest.mark.rule("ES-094", "ES-113", "ES-132")
def test_es_094_after_the_penalties_and_the_helpers_losses_too() -> None:
    # given a helper
    game = at("tempest_in_a_teapot").at(1, "tempest_in_a_teapot").attempt()
    rolled(game, *("lore",) * 6).do("discard…", "ask…", "help")
    # when
    game.do("give_up", "lose:stamina")
    # then
    told = ("failed", "sanity_lost", "stamina_lost", "doom_added", "stamina_lost", "clock_moved", "turn_begins")
    assert story(game, *told) == ["turn_begins", *told]
    assert (game.game.clock, game.game.stamina) == (1, [4, 5])
