"""AH-B-086, AH-R-2.5: chaos tokens that are sealed on cards, and resolved from there."""

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.basics.bag import bag_now, seal, sealed_on
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.cards.phrases import by_you, yours
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Card, Use, would
from miskatonic.games.arkham_lcg.rows.terms import AREA, ASSET, DISCARD, ELDER_SIGN, EVENT, SEALED, WILLPOWER
from miskatonic.games.arkham_lcg.rules.revealing import Reveal, resolve_sealed, reveal_tokens
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import BadPosition
from tests.games.arkham_lcg.imaginary import imagined, olive
from tests.games.arkham_lcg.looks import running_test, seen_board, seen_seat
from tests.games.arkham_lcg.play import Play
from tests.games.arkham_lcg.rules.test_reveals import dice


def foresight() -> Card:
    """04199: it comes into play with what is revealed now, which is resolved in place of the next token anywhere."""
    card = Card(EVENT, "imaginary", "foresight", cost=0, fast=True)

    @card.plays_fast(topics.WINDOW)
    async def sees(game: Arkham, me: Use) -> None:
        found = await reveal_tokens(game, me.seat, me.card)
        put(game, me.card, AREA, me.seat)
        seal(game, me.card, *found)

    @card.forced(would(Reveal), given=lambda game, me: bool(sealed_on(game, me.card)))
    async def comes_true(game: Arkham, me: Use) -> None:
        resolve_sealed(game, me.trigger, me.card)
        put(game, me.card, DISCARD)

    return card


def codex() -> Card:
    """04013: an elder sign is sealed on it; it is discarded to resolve that in place of a token."""
    card = Card(ASSET, "imaginary", "codex", cost=2, seals=ELDER_SIGN)
    card.constant(WILLPOWER, 1, lambda game, card, seat: yours(game, card, seat) and bool(sealed_on(game, card)))

    @card.reaction(would(Reveal), given=by_you, makes=SEALED)
    async def opens(game: Arkham, me: Use) -> None:
        resolve_sealed(game, me.trigger, me.card)
        put(game, me.card, DISCARD)

    return card


SEEN = """
    investigators agnes_baker roland_banks
    area 0 olive
    hand 0 foresight
    clues study 3
    bag skull 1 -1 0 -4
"""


@pytest.mark.rule("AH-R-2.5", "AH-B-085", "AH-B-086", "AH-Q-027")
def test_ah_r_2_5_both_tokens_that_are_kept_are_sealed_and_both_are_resolved_later() -> None:
    """Given three tokens of which two are kept, then they are sealed; whoever reveals next resolves both."""
    with imagined(olive(), foresight()):
        game = Play(SEEN).draws("skull", "1", "-1").do("play:foresight", "react:olive", "token:skull+1")
        assert game.told("sealed", "tokens") == [["skull", "1"]]
        assert sorted(bag_now(game.now)) == ["-1", "-4", "0"]
        game.do("end_turn").until(lambda: game.prompt == "turn" and game.asked == 1)
        game.do("investigate")
        assert game.told("token", "token") == ["skull", "1"]
        assert game.told("passed", "value") == [3 + 1]
        assert (game.now.sealed, game.zone("foresight"), len(bag_now(game.now))) == ((), DISCARD, 5)


@pytest.mark.rule("AH-B-086", "AH-B-070")
def test_ah_b_086_the_chance_knows_a_token_that_is_foreseen() -> None:
    """Given a -4 sealed in view of all, then the next test is lost for sure; with a 1 it is won for sure."""
    for token, sure in (("-4", 0), ("1", 1)):
        with imagined(foresight()):
            game = Play(SEEN.replace("olive", "knife"))
            game.draws(token).do("play:foresight")
            assert GAME.chance(game.now, game.option("investigate")) == sure


@pytest.mark.rule("AH-B-086")
def test_ah_b_086_everybody_sees_what_is_sealed_and_what_the_bag_holds() -> None:
    """Given a skull sealed on a card, then it lies there for all to see, and the bag is shown without it."""
    with imagined(codex()):
        game = Play("""
            investigators agnes_baker roland_banks
            area 0 codex
            bag skull elder_sign 0
            sealed codex elder_sign
        """)
        for eyes in (0, 1, None):
            assert seen_board(game.table, eyes)["bag"] == ["0", "skull"]
            (card,) = seen_seat(game.table, 0, eyes)["area"]
            assert card["sealed"] == ["elder_sign"]


@pytest.mark.rule("AH-B-086")
def test_ah_b_086_a_card_seals_its_token_as_it_enters_play_and_releases_it_as_it_leaves() -> None:
    """Given the elder sign in the bag, when the card is played, then it lies on it; resolved from there it is back."""
    with imagined(codex()):
        game = Play("investigators agnes_baker\nhand 0 codex\nresources 0 5\nclues study 2\nbag elder_sign -4")
        game.do("play:codex")
        assert (game.now.sealed[0].token, bag_now(game.now)) == (ELDER_SIGN, ["-4"])
        game.do("investigate", "react:codex")
        assert (game.told("token", "token"), game.clues(0)) == (["elder_sign"], 1)
        assert (sorted(bag_now(game.now)), game.zone("codex")) == (["-4", "elder_sign"], DISCARD)


@pytest.mark.rule("AH-B-086")
def test_ah_b_086_without_its_token_a_card_can_not_be_played() -> None:
    """Given no elder sign in the bag, then the card can't be played, and it is said why."""
    with imagined(codex()):
        game = Play("investigators agnes_baker\nhand 0 codex\nresources 0 5\nbag 0 -4")
        assert not game.offers("play:codex")
        assert [one.reason for one in game.refusals if one.args.get("card") == "card-codex"] == ["no_seal"]


@pytest.mark.rule("AH-B-086")
def test_ah_b_086_a_revelation_may_seal_a_token_on_an_enemy_and_its_defeat_releases_it() -> None:
    """Given an enemy on which the elder sign is sealed, when it is defeated, then the token is in the bag again."""
    game = Play("threat 0 swarm_of_rats\nbag 0 elder_sign\nsealed swarm_of_rats elder_sign")
    assert bag_now(game.now) == ["0"]
    game.do("fight:swarm_of_rats")
    assert (game.now.sealed, sorted(bag_now(game.now))) == ((), ["0", "elder_sign"])


@pytest.mark.rule("AH-B-086", "AH-B-070")
def test_ah_b_086_the_chance_knows_of_a_sealed_token_that_may_be_resolved() -> None:
    """Given a bag of -4 and an elder sign sealed on a card that can be opened, then 1 with it, and 0 without."""
    with imagined(codex()):
        game = Play("""
            investigators agnes_baker
            area 0 codex
            hand 0 perception
            clues study 2
            bag elder_sign -4
            sealed codex elder_sign
        """).do("investigate")
        test = running_test(game.table)
        assert (test["chance"], test["rescued"]) == ([0, 1], {"cards": ["card-codex"], "chance": [1, 1]})
        game.do("draw_token")
        assert GAME.chance(game.now, game.option("react:codex")) == 1


@pytest.mark.rule("AH-B-086", "AH-C-018", "AH-B-070")
def test_ah_b_086_a_foreseen_token_may_be_ignored_although_it_is_not_in_the_bag() -> None:
    """Given a -4 that is foreseen and the Dice, then the test is lost without them, and won with them."""
    with imagined(foresight(), dice()):
        game = Play("""
            investigators agnes_baker
            area 0 dice foresight
            hand 0 perception
            clues study 2
            bag 0 0 -4
            sealed foresight -4
        """).do("investigate")
        test = running_test(game.table)
        assert (test["chance"], test["rescued"]) == ([0, 1], {"cards": ["card-dice"], "chance": [1, 1]})
        game.draws("0").do("draw_token", "react:dice", "pass")
        assert (game.told("token", "token"), game.clues(0)) == (["-4", "0"], 1)


def test_a_sealed_token_that_the_bag_does_not_hold_is_no_position() -> None:
    with pytest.raises(BadPosition, match="no 'skull' left"):
        Play("threat 0 swarm_of_rats\nbag 0\nsealed swarm_of_rats skull")
