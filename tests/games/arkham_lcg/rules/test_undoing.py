"""AH-C-028, AH-Q-022, AH-X-05, AH-X-20: an action is undone; what was learned, and chance, are not."""

from functools import partial

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.basics.piles import shuffle_deck
from miskatonic.games.arkham_lcg.basics.zones import here, put
from miskatonic.games.arkham_lcg.redeal import redeal
from miskatonic.games.arkham_lcg.rows.card import Card, Use, after
from miskatonic.games.arkham_lcg.rows.terms import DECK, DISCARD, EVENT, HAND, LOCATION
from miskatonic.games.arkham_lcg.rules import campaign_log
from miskatonic.games.arkham_lcg.rules.collection import bring
from miskatonic.games.arkham_lcg.rules.drawing import draw
from miskatonic.games.arkham_lcg.rules.taking import end_turn_now, take_action
from miskatonic.games.arkham_lcg.rules.undoing import ActionDone, can_be_undone, is_answered, undo
from miskatonic.games.arkham_lcg.state import Arkham, Known
from tests.games.arkham_lcg.imaginary import imagined, lesson, trick
from tests.games.arkham_lcg.rules.testing import Tested as Play


def hourglass() -> Card:
    """03311: right after somebody here has finished an action in their turn, it is undone."""
    card = Card(EVENT, "03311", "hourglass", cost=1)

    async def turns(game: Arkham, me: Use) -> None:
        undo(game, me.trigger, me.seat, me.card, 1)

    def fits(game: Arkham, me: Use) -> bool:
        seat = me.trigger.seat
        return game.active == seat and can_be_undone(game, seat) and here(game, seat) == here(game, me.seat)

    card.plays_fast(after(ActionDone), turns, given=fits)
    return card


PLAY = "play:hourglass"


@pytest.mark.rule("AH-C-028", "AH-Q-022")
def test_ah_c_028_a_card_that_was_drawn_goes_back_on_top_and_the_price_stays_paid() -> None:
    """Given a draw, when it is undone, then the card is on top again, the event in its pile, its price paid."""
    with imagined(hourglass()):
        game = Play("hand 0 hourglass\ndeck 0 knife flashlight").do("draw")
        assert game.hand() == ["hourglass", "knife"]
        game.do(PLAY)
        assert (game.hand(), game.deck(0)) == ([], ["knife", "flashlight"])
        assert (game.actions(), game.resources(0), game.pile(0)) == (3, 4, ["hourglass"])
        assert game.told("taken_back", "seat", "card") == [(0, "hourglass")]
        assert game.do("draw").hand() == ["knife"]


@pytest.mark.rule("AH-C-028")
def test_ah_c_028_ammunition_damage_and_retaliation_are_taken_back() -> None:
    """Given a shot that misses an enemy with retaliate, when it is undone, then neither shot nor wounds are there."""
    with imagined(hourglass()):
        game = Play("""
            investigators roland_banks
            area 0 rolands_38_special
            hand 0 hourglass
            threat 0 ghoul_priest
            bag auto_fail
        """).do("fight:rolands_38_special:ghoul_priest")
        game.until(lambda: game.prompt == "react_actiondone")
        assert (game.uses("rolands_38_special"), game.damage(0), game.horror(0)) == (3, 2, 2)
        game.do(PLAY)
        assert (game.uses("rolands_38_special"), game.damage(0), game.horror(0)) == (4, 0, 0)
        assert (game.actions(), game.prompt) == (3, "turn")


@pytest.mark.rule("AH-Q-022")
def test_ah_q_022_cards_that_were_rearranged_lie_in_their_old_order_and_who_looked_still_knows() -> None:
    """01061. Given Scrying has turned the top cards round, then the old order returns, and is known to the scryer."""
    with imagined(hourglass()):
        game = Play("""
            investigators agnes_baker roland_banks
            area 0 scrying
            hand 0 hourglass
            deck 0 knife flashlight guts machete
        """).do("use:scrying")
        game.until(lambda: game.prompt == "react_actiondone", 5)
        game.do(PLAY)
        assert game.deck(0) == ["knife", "flashlight", "guts", "machete"]
        assert game.uses("scrying") == 3
        known = {game.now.label[one.card] for one in game.now.known if one.seat == 0}
        assert known == {"knife", "flashlight", "guts"}


@pytest.mark.rule("AH-Q-022", "AH-X-05")
def test_ah_q_022_a_deck_that_was_searched_is_shuffled_and_what_was_found_goes_in_too() -> None:
    """01031. Given a search that found a card, when it is undone, then it is in the deck, and nobody knows where."""
    with imagined(hourglass()):
        game = Play("""
            investigators daisy_walker
            area 0 old_book_of_lore
            hand 0 hourglass
            deck 0 knife flashlight guts machete perception
        """).do("use:old_book_of_lore:daisy_walker", "take:guts", PLAY)
        assert game.zone("guts") == DECK
        assert sorted(game.deck(0)) == ["flashlight", "guts", "knife", "machete", "perception"]
        assert game.now.known == ()
        assert game.is_ready("old_book_of_lore")


@pytest.mark.rule("AH-X-05")
def test_ah_x_05_chance_is_not_rewound() -> None:
    """Given an undone action that used chance, then the source of chance has gone on."""

    async def mixes(game: Arkham, me: Use) -> None:
        shuffle_deck(game, me.seat)

    with imagined(hourglass(), trick("mix", mixes)):
        game = Play("hand 0 hourglass mix\ndeck 0 knife flashlight guts machete")
        before = game.now.rng
        game.do("play:mix", PLAY)
        assert game.now.rng != before
        assert game.hand() == ["mix"]


@pytest.mark.rule("AH-X-05", "AH-B-274")
def test_ah_x_05_what_was_learned_stays_known() -> None:
    """Given a card drawn unseen and one played, then the first is known to its owner, the second to everybody."""
    with imagined(hourglass()):
        game = Play("investigators roland_banks daisy_walker\nhand 0 hourglass knife\ndeck 0 machete guts")
        game.do("draw", PLAY)
        assert game.now.known == (Known(game.card("machete"), 0),)
        game = Play("investigators roland_banks daisy_walker\nhand 0 hourglass knife\ndeck 0 machete guts")
        game.do("play:knife", PLAY)
        assert game.zone("knife") == HAND
        assert game.now.known == (Known(game.card("knife"), -1),)


@pytest.mark.rule("AH-X-05", "AH-B-016")
def test_ah_x_05_what_others_may_imagine_keeps_to_what_they_have_seen() -> None:
    """Given a fellow who plays a card and may still undo it, then others imagine any hand but for that card."""
    with imagined(hourglass()):
        game = Play("""
            investigators roland_banks daisy_walker
            hand 0 hourglass knife flashlight
            deck 0 machete guts perception overpower
        """).do("play:knife")
        assert game.prompt == "react_actiondone"
        hands = set()
        for seed in range(20):
            table = game.table.clone()
            world = table.state
            assert isinstance(world, Arkham)
            world.rng = seed
            redeal(world, 1)
            (before,) = world.before
            hands.add(tuple(sorted(before.position.label[card] for card in before.position.hand[0])))
            assert game.card("knife") in before.position.hand[0]
            assert len(before.position.hand[0]) == 3
        assert len(hands) > 5


@pytest.mark.rule("AH-C-028", "AH-X-05")
def test_the_card_that_was_drawn_by_the_very_action_may_undo_it() -> None:
    """Given the event is drawn, then playing it puts the draw back, all but itself."""
    with imagined(hourglass()):
        game = Play("deck 0 hourglass knife").do("draw", PLAY)
        assert (game.deck(0), game.pile(0), game.hand(), game.actions()) == (["knife"], ["hourglass"], [], 3)


@pytest.mark.rule("AH-C-028")
def test_a_price_paid_with_what_the_action_brought_takes_what_there_is() -> None:
    """Given nobody had a resource before the action that gained one, then it is played, and none is left."""
    with imagined(hourglass()):
        game = Play("hand 0 hourglass\nresources 0 0").do("resource", PLAY)
        assert (game.resources(0), game.pile(0), game.actions()) == (0, ["hourglass"], 3)


@pytest.mark.rule("AH-X-05")
def test_ah_x_05_not_after_an_entry_in_the_campaign_log() -> None:
    """Given the action wrote into the campaign log, then it can't be undone."""

    async def writes(game: Arkham, me: Use) -> None:
        campaign_log.note(game, "house_burned")

    with imagined(hourglass(), trick("deed", writes)):
        game = Play("hand 0 hourglass deed").do("play:deed")
        assert (game.prompt, game.hand()) == ("turn", ["hourglass"])


@pytest.mark.rule("AH-X-20")
def test_ah_x_20_not_for_who_was_eliminated_by_the_action_but_for_whom_it_hurt() -> None:
    """Given an action that kills its own investigator, then a fellow can't take it back; given it wounds, they can."""
    with imagined(hourglass()):
        text = """
            investigators roland_banks daisy_walker
            hand 1 hourglass
            threat 0 ghoul_minion
            damage 0 {damage}
        """
        game = Play(text.format(damage=8)).do("resource")
        assert not game.offers(PLAY)
        game = Play(text.format(damage=2)).do("resource")
        assert (game.prompt, game.asked) == ("react_actiondone", 1)
        game.do(PLAY)
        assert (game.damage(0), game.actions(), game.resources(1)) == (2, 3, 4)


@pytest.mark.rule("AH-X-20")
def test_ah_x_20_after_an_action_that_ended_the_turn_the_turn_goes_on() -> None:
    """Given an action that ends the turn, when it is undone, then the turn goes on where it was."""

    async def collapses(game: Arkham, me: Use) -> None:
        end_turn_now(game, me.seat)

    with imagined(hourglass(), trick("collapse", collapses)):
        game = Play("hand 0 hourglass collapse").do("play:collapse", PLAY)
        assert (game.prompt, game.actions(), game.hand(), game.now.round) == ("turn", 3, ["collapse"], 1)


@pytest.mark.rule("AH-C-028")
def test_an_action_of_somebody_elsewhere_is_out_of_reach() -> None:
    """Given a fellow at another place, then their action can't be undone from here."""
    with imagined(hourglass()):
        text = "investigators roland_banks daisy_walker\nplace hallway\nplace attic\nhand 1 hourglass\nat 1 {place}"
        assert Play(text.format(place="hallway")).do("resource").offers(PLAY)
        assert not Play(text.format(place="attic")).do("resource").offers(PLAY)


@pytest.mark.rule("AH-C-028", "AH-L-13")
def test_a_taken_action_can_be_undone_too_and_is_there_to_be_taken_again() -> None:
    """Given an action inside another, when it alone is undone, then the first one stands, and it may be taken anew."""

    async def hurries(game: Arkham, me: Use) -> None:
        await take_action(game, me.seat, me.card)

    with imagined(hourglass(), trick("hurry", hurries)):
        game = Play("hand 0 hourglass hurry").do("play:hurry", "resource", PLAY)
        assert (game.prompt, game.resources(0)) == ("take_action", 4)
        game.do("resource")
        assert (game.resources(0), game.actions(), game.pile(0)) == (5, 2, ["hurry", "hourglass"])


@pytest.mark.rule("AH-C-028")
def test_free_abilities_and_fast_cards_are_no_actions() -> None:
    """Given a fast card that is played in the turn, then there is nothing to undo."""
    with imagined(hourglass()):
        game = Play("hand 0 hourglass magnifying_glass\narea 0 forbidden_knowledge").do("play:magnifying_glass")
        assert game.prompt == "turn"
        assert game.do("use:forbidden_knowledge").prompt == "turn"


@pytest.mark.rule("AH-X-05", "AH-B-132")
def test_ah_x_05_a_location_that_was_turned_over_is_known_although_it_is_hidden_again() -> None:
    """Given look-alike locations one of which was entered, when that is undone, then it keeps its face for good."""
    woods = [
        Card(LOCATION, "x", name, level=None, set="x", shroud=1, symbol="a", connects=("b",), face_down="lane")
        for name in ("lane_1", "lane_2", "lane_3", "lane_4")
    ]
    clearing = Card(LOCATION, "x", "clearing", level=None, set="x", shroud=1, symbol="b", connects=("a",))
    with imagined(hourglass(), clearing, *woods):
        hidden = "\n".join(f"unrevealed {one.id}" for one in woods)
        game = Play(f"place clearing\n{hidden}\nhand 0 hourglass").do("move:lane_2", PLAY)
        assert game.card("lane_2") not in game.now.revealed
        for seed in range(10):
            world = game.table.clone().state
            assert isinstance(world, Arkham)
            world.rng = seed
            redeal(world, 0)
            assert world.card[game.card("lane_2")] == game.now.card[game.card("lane_2")]


@pytest.mark.rule("AH-C-028")
def test_whether_anybody_could_undo_is_looked_up_once_a_table() -> None:
    """Given a table without such a card, then no position is kept; when one is brought, it is looked up again."""
    with imagined(hourglass(), lesson()):
        now = Play("deck 0 knife guts").do("resource").now
        assert not is_answered(now)
        put(now, bring(now, "hourglass", 0), HAND)
        assert is_answered(now)


@pytest.mark.rule("AH-C-028")
def test_a_table_that_was_undone_is_saved_loaded_and_cloned_like_any_other() -> None:
    """Given an undone action in the middle of a turn, then a clone and a loaded save have the same position."""

    async def hurries(game: Arkham, me: Use) -> None:
        await draw(game, me.seat, 1)
        game.waiting.append(partial(take_action, game, me.seat, me.card))

    with imagined(hourglass(), trick("hurry", hurries)):
        game = Play("hand 0 hourglass hurry\ndeck 0 knife guts").do("play:hurry", "resource", PLAY)
        table = game.table
        assert game.prompt == "take_action"
        assert table.clone().digest() == table.digest()
        choice = table.clone().choice
        assert choice is not None
        assert [one.text for one in choice.options] == game.options
        assert GAME.problems(game.now) == []
        assert game.zone("hourglass") == DISCARD
