"""More cases written from the rulebooks alone: giving, elimination, skipped and repeated phases, decks."""

from collections.abc import Mapping

from miskatonic.games.arkham_lcg.rows.decks import DeckList
from miskatonic.games.arkham_lcg.rows.terms import AREA, DISCARD, REMOVED
from miskatonic.games.arkham_lcg.rules.deck_building import problems
from tests.games.arkham_lcg.play import Play

# --- Teamwork ---------------------------------------------------------------------------------------------------------

GIVEN = """
    investigators roland_banks daisy_walker
    place hallway
    place parlor
    at 0 parlor
    at 1 parlor
    hand 0 teamwork
    area 0 {mine}
    {more}
"""


def given(mine: str, more: str = "") -> Play:
    """Roland has given Daisy a card of his."""
    game = Play(GIVEN.format(mine=mine, more=more)).do("play:teamwork", f"hand_over:{mine}:1")
    while game.prompt != "turn":
        game.do("enough")
    assert game.area(1)[-1] == mine
    return game


def test_a_gift_that_is_destroyed_goes_to_its_owners_pile() -> None:
    """Given Roland's Beat Cop under Daisy's control, when damage defeats it, then it is in Roland's discard pile.

    RR "Ownership and Control": a card goes to its owner's out-of-play areas.
    """
    game = given("beat_cop", "damage beat_cop 1\nthreat 1 ghoul_minion").do("end_turn")
    game.until(lambda: game.now.active == 1 and game.prompt == "turn")
    game.do("resource", "harm:beat_cop=1/1")
    assert (game.zone("beat_cop"), "beat_cop" in game.pile(0), game.pile(1)) == (DISCARD, True, [])


def test_a_gift_stays_when_the_giver_leaves() -> None:
    """Given Roland's Machete in Daisy's hands, when Roland resigns, then it stays with her; once it leaves play, it is
    in nobody's pile.

    RR "Elimination": what he controls leaves with him; what he owns and others control remains in play, and is removed
    from the game as it leaves play.
    """
    game = given("machete", "hand 1 knife\narea 1 flashlight").do("resign:parlor")
    assert (game.zone("machete"), "machete" in game.area(1)) == (AREA, True)
    game.until(lambda: game.now.active == 1 and game.prompt == "turn")
    game.do("play:knife", "discard:machete").until(lambda: game.prompt == "turn")
    assert sorted(game.area(1)) == ["flashlight", "knife"]
    assert "machete" not in game.pile(1)
    assert game.zone("machete") == REMOVED


def test_a_gift_is_gone_when_the_receiver_leaves() -> None:
    """Given Roland's Machete in Daisy's hands, when Daisy resigns, then it is removed from the game, not given back.

    RR "Elimination" 1: cards that she controls in play are removed.
    """
    game = given("machete").do("end_turn")
    game.until(lambda: game.now.active == 1 and game.prompt == "turn")
    game.do("resign:parlor")
    assert game.zone("machete") == REMOVED
    assert "machete" not in game.area(0) + game.pile(0) + game.hand(0)


def test_teamwork_is_for_four_who_stand_together() -> None:
    """Given four, one elsewhere, when Zoey plays it, then Duke and the Cross can't be given, Dr. Armitage and resources
    can, and only to those who are there.

    FAQ, "Signature cards": nobody else can control one; a story asset is none.
    """
    game = Play("""
        investigators zoey_samaras ashcan_pete jim_culver jenny_barnes
        place hallway
        place attic
        at 0 hallway
        at 1 hallway
        at 2 hallway
        at 3 attic
        hand 0 teamwork
        area 0 zoeys_cross dr_henry_armitage scrapper_3
        area 1 duke
        area 2 jims_trumpet
    """).do("play:teamwork")
    seen = set()
    while game.prompt != "turn":
        seen |= {one for one in game.options if one != "enough"}
        game.do("enough")
    assert {one for one in seen if one.startswith("hand_over")} == {
        "hand_over:dr_henry_armitage:1",
        "hand_over:dr_henry_armitage:2",
    }
    assert not [one for one in seen if one.endswith(":3")]
    assert "share:2" in seen


# --- The Gold Pocket Watch --------------------------------------------------------------------------------------------


def watch_out(game: Play, answer: str, phase: str) -> Play:
    """Pass until the Watch can do this in that phase, and let it."""
    option = f"react:the_gold_pocket_watch_4:{answer}"
    for _ in range(60):
        if option in game.options and game.now.phase == phase:
            return game.do(option)
        game.do("pass" if "pass" in game.options else "end_turn" if "end_turn" in game.options else game.options[0])
    raise AssertionError("it was never offered")


def test_enemies_that_have_attacked_do_not_in_the_repeated_phase() -> None:
    """Given an enemy that attacked in the enemy phase, when that is repeated, then it is exhausted: no second attack.

    RR "Enemy Phase", 3.3: ready engaged enemies attack and exhaust.
    """
    game = Play("""
        investigators jenny_barnes
        area 0 the_gold_pocket_watch_4
        threat 0 ghoul_minion
        deck 0 knife guts
        encounter ancient_evils ancient_evils
        agenda theyre_getting_out
    """)
    watch_out(game, "repeats", "enemy")
    game.until(lambda: game.now.phase in ("upkeep", "mythos") or game.now.round == 2)
    assert (game.damage(0), game.told("attacks", "enemy")) == (1, ["ghoul_minion"])
    assert game.zone("the_gold_pocket_watch_4") == REMOVED


def test_once_per_round_is_not_twice_in_a_repeated_investigation_phase() -> None:
    """Given Pete, who has readied Duke this round, when the investigation phase is repeated, then three new actions,
    but he can't again.

    RR "Limits and Maximums": the round goes on; RR "Investigation Phase": each investigator takes a turn.
    """
    game = Play(
        """
        investigators ashcan_pete
        area 0 duke the_gold_pocket_watch_4
        exhausted duke
        hand 0 knife guts
        deck 0 knife guts
        clues study 3
        """,
        asks="all",
    )
    game.until(lambda: game.offers("use:ashcan_pete")).do("use:ashcan_pete:duke", "discard:knife")
    game.until(lambda: game.offers("investigate:duke")).do("investigate:duke:study")
    watch_out(game, "repeats", "investigation")
    game.until(lambda: game.prompt == "turn")
    assert (game.now.phase, game.now.round, game.actions()) == ("investigation", 1, 3)
    assert (game.is_ready("duke"), game.offers("use:ashcan_pete")) == (False, False)


def test_jenny_repeats_the_upkeep_phase() -> None:
    """Given Jenny, when the upkeep phase is repeated, then 2 resources twice and 2 cards; the next round is the second.

    RR "Upkeep Phase"; her ability speaks of each upkeep phase.
    """
    game = Play("""
        investigators jenny_barnes
        area 0 the_gold_pocket_watch_4
        deck 0 knife guts flashlight
        encounter ancient_evils ancient_evils
        agenda theyre_getting_out
        phase upkeep
    """)
    watch_out(game, "repeats", "upkeep")
    game.until(lambda: game.prompt == "turn")
    assert (game.resources(0), len(game.hand()), game.now.round) == (9, 2, 2)


def test_a_skipped_upkeep_phase_ends_the_round_all_the_same() -> None:
    """Given an exhausted asset, when the upkeep phase is skipped, then nothing readies, no card and no resource; the
    next round has its own mythos phase and turn.

    RR "Upkeep Phase", 4.6: with the phase the round is over.
    """
    game = Play("""
        investigators jenny_barnes
        area 0 the_gold_pocket_watch_4 beat_cop
        exhausted beat_cop
        deck 0 knife guts flashlight
        encounter ancient_evils ancient_evils
        agenda theyre_getting_out
    """)
    watch_out(game, "skips", "upkeep")
    game.until(lambda: game.prompt == "turn" and game.now.round == 2)
    assert (game.resources(0), game.hand(), game.is_ready("beat_cop")) == (5, [], False)
    assert game.doom("theyre_getting_out") == 2


def test_two_investigators_draw_again_in_a_repeated_mythos_phase() -> None:
    """Given two players, when the mythos phase is repeated, then 2 doom in all, and both draw again in player order.

    RR "Mythos Phase", 1.2 and 1.4.
    """
    game = Play("""
        investigators jenny_barnes roland_banks
        area 0 the_gold_pocket_watch_4
        encounter swarm_of_rats swarm_of_rats swarm_of_rats swarm_of_rats swarm_of_rats
        agenda theyre_getting_out
        phase mythos
    """)
    watch_out(game, "repeats", "mythos")
    game.until(lambda: game.now.phase == "investigation")
    assert game.told("encounter", "seat") == [0, 1, 0, 1]
    assert game.doom("theyre_getting_out") == 2


# --- decks ------------------------------------------------------------------------------------------------------------

ROGUE = [f"010{number}" for number in range(44, 54)]
NEUTRAL = ["01086", "01087", "01088", "01089", "01090"]
JENNY = {"02010": 1, "02011": 1, "01000": 1, **dict.fromkeys(ROGUE + NEUTRAL, 2)}


def wrong(code: str, cards: Mapping[str, int], experience: int = 0) -> list[str]:
    """What is wrong with a deck."""
    kept = {one: count for one, count in cards.items() if count}
    found = problems(DeckList(code, kept), boxes=("core", "dunwich_legacy"), experience=experience)
    return [line.message for line in found]


def test_permanent_cards_are_beside_the_thirty() -> None:
    """Given 30 cards, then two copies of Streetwise come on top; in place of two of the thirty they do not count.

    RR "Permanent": it does not count toward the deck size.
    """
    assert wrong("02003", JENNY) == []
    assert wrong("02003", {**JENNY, "02189": 2}, 6) == []
    assert wrong("02003", {**JENNY, "02189": 2, "01086": 0}, 6)


def test_another_classs_permanent_is_none_of_jennys_five() -> None:
    """Given Scrapper [3], then Jenny can't take it: her five others are of level 0.

    FAQ, errata for Jenny Barnes.
    """
    assert wrong("02003", {**JENNY, "02193": 1}, 3)


def test_five_of_other_classes_together_are_enough() -> None:
    """Given five cards of level 0 from three classes, then they are allowed, a sixth is not.

    FAQ, errata for Jenny Barnes; 1.15 "other".
    """
    five = {**JENNY, "01086": 0, "01087": 0, "01088": 1, "01037": 2, "01022": 2, "01067": 1}
    assert wrong("02003", five) == []
    assert wrong("02003", {**five, "01088": 0, "01067": 2})


def test_rex_takes_no_fortune() -> None:
    """Given Double or Nothing, a Fortune of level 0, then Rex can't take it, Jenny, a Rogue, can.

    Rex Murphy's restriction on his back.
    """
    seeker = ["01030", "01031", "01032", "01033", "01034", "01035", "01036", "01037", "01038", "01039"]
    rex = {"02008": 1, "02009": 1, "01000": 1, **dict.fromkeys(seeker + NEUTRAL, 2)}
    assert wrong("02002", rex) == []
    assert wrong("02002", {**rex, "01086": 1, "02026": 1})
    assert wrong("02002", {**rex, "01086": 1, "02229": 1}) == []
    assert wrong("02003", {**JENNY, "01086": 1, "02026": 1}) == []


def test_an_exceptional_card_costs_twice_and_is_alone() -> None:
    """Given Lucky Dice [2], then it costs 4, and a second copy isn't allowed.

    RR "Exceptional" (Dunwich Legacy): twice the experience, one copy in a deck.
    """
    one = {**JENNY, "01086": 1, "02230": 1}
    assert wrong("02003", one, 4) == []
    assert wrong("02003", one, 3)
    assert wrong("02003", {**JENNY, "01086": 0, "02230": 2}, 8)


# --- whose turn, whose card -------------------------------------------------------------------------------------------


def test_a_friend_wakes_pete_from_his_nightmares() -> None:
    """Given Wracked by Nightmares in Pete's threat area, when Roland stands by him, then he can discard it for 2
    actions; from elsewhere he can't.

    FAQ 1.2: abilities of encounter cards in the threat area of any investigator at the location; 1.12: in play a
    weakness of an encounter type is an encounter card.
    """
    text = """
        investigators ashcan_pete roland_banks
        place hallway
        place attic
        at 0 hallway
        at 1 {at}
        threat 0 wracked_by_nightmares
        area 0 duke
        exhausted duke
        turn 1 3
    """
    assert not Play(text.format(at="attic")).offers("use:wracked_by_nightmares")
    game = Play(text.format(at="hallway")).do("use:wracked_by_nightmares")
    assert (game.actions(1), game.pile(0), game.pile(1)) == (1, ["wracked_by_nightmares"], [])


def test_the_search_goes_on_through_a_new_deck() -> None:
    """Given 1 card in the deck, when Rex searches for 3, then the pile becomes the deck, 1 horror, and the event itself
    is not among what he draws.

    RR "Drawing Cards": the rest is drawn from the shuffled pile; RR "Event": it is discarded after it is resolved.
    """
    game = Play("""
        investigators rex_murphy
        hand 0 search_for_the_truth
        clues 0 3
        deck 0 knife
        discard 0 guts machete
    """).do("play:search_for_the_truth")
    game.until(lambda: game.prompt == "turn")
    assert sorted(game.hand()) == ["guts", "knife", "machete"]
    assert (game.horror(0), game.pile(0), game.deck(0)) == (1, ["search_for_the_truth"], [])


def test_armitage_answers_a_draw_in_a_fellows_turn() -> None:
    """Given Daisy's Old Book of Lore, when it gives Roland a card in her turn, then he may give that up.

    RR "Reaction Ability": whenever its moment is; FAQ 2.1: "you" is who controls him.
    """
    game = Play("""
        investigators daisy_walker roland_banks
        area 0 old_book_of_lore
        area 1 dr_henry_armitage
        deck 1 knife flashlight guts machete
    """).do("use:old_book_of_lore:roland_banks", "take:guts")
    assert game.asked == 1
    game.do("react:dr_henry_armitage:guts").until(lambda: game.prompt == "turn")
    assert (game.resources(1), game.pile(1), game.now.active) == (8, ["guts"], 0)


def test_the_switchblade_measures_by_the_doubled_fight() -> None:
    """Given Skids and the Switchblade [2] against 4, when it is doubled, then 10 is 2 damage twice, 9 is 1 damage
    twice.

    FAQ, "Double or Nothing"; Switchblade: by 2 or more over the difficulty of this test.
    """
    text = """
        investigators skids_otoole
        area 0 switchblade_2 beat_cop
        hand 0 double_or_nothing overpower
        threat 0 ghoul_priest
        deck 0 knife knife knife
        bag {token}
    """
    for token, damage in (("0", 2), ("1", 4)):
        game = Play(text.format(token=token)).do("fight:switchblade_2:ghoul_priest", "commit:double_or_nothing")
        game.do("commit:overpower", "draw_token").until(lambda: game.prompt == "turn")
        assert game.told("passed", "count", "value") == [(8, 9 + int(token))]
        assert game.damage("ghoul_priest") == damage
