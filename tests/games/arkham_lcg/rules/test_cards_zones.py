"""B.9: cards, where they are and how they go from one place to another."""

import pytest

from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.cards.phrases import attach, gains
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card, Use, after
from miskatonic.games.arkham_lcg.rows.terms import ASSET, DECK, EVENT, HAND, REMOVED
from miskatonic.games.arkham_lcg.rules.playing import Playing, enter_play
from miskatonic.games.arkham_lcg.state import Arkham
from tests.contract import asked
from tests.games.arkham_lcg.looks import no_foe, own_seat, seen_board
from tests.games.arkham_lcg.rules.testing import Tested as Play
from tests.games.play import with_more

TWO = "investigators roland_banks daisy_walker"
HOUSE = "place hallway\nplace attic\nplace cellar"


@pytest.mark.rule("AH-B-113", "AH-B-118")
def test_ah_b_113_assets_stay_with_their_health_sanity_and_uses() -> None:
    """When assets are played, then they stay in play with slots, soak and uses."""
    game = Play("hand 0 beat_cop 45_automatic\nresources 0 9").do("play:beat_cop", "play:45_automatic")
    beat_cop, automatic = [no_foe(card) for card in own_seat(game.table)["area"]]
    assert (beat_cop["id"], beat_cop["health"], beat_cop["sanity"]) == ("beat_cop", 2, 2)
    assert (automatic["id"], automatic["uses"], automatic["uses_kind"]) == ("45_automatic", 4, "ammo")


@pytest.mark.rule("AH-B-114", "AH-B-115")
def test_ah_b_114_events_in_ones_own_turn_and_skills_never_played() -> None:
    """Given an event and a skill with a fellow, then the event is playable in her turn, the skill never."""
    game = Play(f"{TWO}\nhand 1 emergency_cache guts")
    assert not game.offers("play")
    game.do("end_turn")
    assert [one for one in game.options if one.startswith("play")] == ["play:emergency_cache"]


@pytest.mark.rule("AH-B-117", "AH-L-12")
def test_ah_b_117_slots() -> None:
    """Given two hands, two arcane slots and one each of the others, then one too many makes room by choice."""
    for have, new, choices in (
        ("knife flashlight", "machete", 2),
        ("shrivelling scrying", "shrivelling", 2),
        ("leather_coat", "bulletproof_vest_3", 0),
        ("holy_rosary", "rabbits_foot", 0),
    ):
        game = Play(f"area 0 {have}\nhand 0 {new}").do(f"play:{new}")
        if choices:
            assert len(game.options) == choices
            game.do(game.options[0])
        assert len(game.pile(0)) == 1
        assert len(game.area()) == len(have.split())
    game = Play("area 0 knife\nhand 0 physical_training hyperawareness").do(
        "play:physical_training", "play:hyperawareness"
    )
    assert game.pile(0) == []


@pytest.mark.rule("AH-B-117")
def test_ah_b_117_additional_slots_for_a_trait() -> None:
    """Given Daisy's Tote Bag, then two Tomes more than two hands hold; no third weapon."""
    text = "investigators daisy_walker\narea 0 daisys_tote_bag knife flashlight\n"
    game = Play(f"{text}hand 0 old_book_of_lore medical_texts").do("play:old_book_of_lore", "play:medical_texts")
    assert game.pile(0) == []
    game = Play(f"{text}hand 0 machete").do("play:machete")
    assert game.prompt == "make_room"


@pytest.mark.rule("AH-B-117", "AH-L-12")
def test_ah_b_117_slots_that_are_gone_are_made_good_at_once() -> None:
    """Given four hands full with the Tote Bag, when it is lost, then two of the four leave by choice."""
    game = Play(
        "investigators daisy_walker\narea 0 daisys_tote_bag knife flashlight old_book_of_lore medical_texts\n"
        "encounter crypt_chill ancient_evils\nbag -4\nphase mythos.draw"
    ).do("discard:daisys_tote_bag")
    assert game.prompt == "fit_slots"
    game.do("discard:knife", "discard:medical_texts")
    assert game.area() == ["flashlight", "old_book_of_lore"]
    game = Play(
        "investigators agnes_baker\narea 0 book_of_shadows_3 knife shrivelling shrivelling scrying\n"
        "hand 0 machete\nresources 0 9"
    ).do("play:machete", "discard:book_of_shadows_3")
    assert game.options == ["discard:shrivelling.1", "discard:scrying"]


@pytest.mark.rule("AH-E-007")
def test_ah_e_007_of_copies_that_nobody_can_tell_apart_one_is_offered() -> None:
    """Given a pistol in each hand, when a flashlight is played: about two that are alike nobody is asked; of two with
    different ammunition one chooses.
    """
    text = "area 0 45_automatic 45_automatic\nhand 0 flashlight machete\nresources 0 9\n"
    game = Play(text).do("play:flashlight")
    assert (game.prompt, game.pile(0)) == ("turn", ["45_automatic.1"])
    game = Play(f"{text}uses 45_automatic.1 1\nuses 45_automatic.2 3").do("play:flashlight")
    assert game.options == ["discard:45_automatic.1", "discard:45_automatic.2"]


@pytest.mark.rule("AH-B-101")
def test_ah_b_101_of_targets_that_nobody_can_tell_apart_one_is_offered() -> None:
    """Given a Book of Shadows and three Spells, two of them alike, then it has two targets."""
    game = Play("investigators agnes_baker\narea 0 book_of_shadows_3 shrivelling shrivelling scrying")
    assert [one for one in game.options if one.startswith("use:book")] == [
        "use:book_of_shadows_3:shrivelling.1",
        "use:book_of_shadows_3:scrying",
    ]


@pytest.mark.rule("AH-B-054")
def test_ah_b_054_of_copies_that_nobody_can_tell_apart_one_is_used() -> None:
    """Given two equal Magnifying Glasses where no clue is left, then one of them can be taken back, and it does not
    matter which; once something tells them apart it does.
    """
    text = "area 0 magnifying_glass_1 magnifying_glass_1\nplace hallway\nat 0 hallway\n"
    game = Play(text)
    assert [one for one in game.options if one.startswith("use")] == ["use:magnifying_glass_1.1"]
    shown = next(one for one in asked(game.table.view((0,)))["options"] if one["verb"] == "use")
    assert (shown["about"], shown["alike"]) == (["card:magnifying_glass_1.1"], ["card:magnifying_glass_1.2"])
    game = Play(f"{text}exhausted magnifying_glass_1.1")
    assert [one for one in game.options if one.startswith("use")] == [
        "use:magnifying_glass_1.1",
        "use:magnifying_glass_1.2",
    ]


@pytest.mark.rule("AH-B-117", "AH-B-237")
def test_ah_b_237_the_necronomicon_takes_a_hand_in_the_threat_area() -> None:
    """Given full hands, when the book is drawn, then one of the others leaves by choice, never the book."""
    game = Play("investigators daisy_walker\narea 0 knife flashlight\ndeck 0 the_necronomicon").do("draw")
    assert game.options == ["discard:knife", "discard:flashlight"]
    game.do("discard:knife")
    assert game.threats() == ["the_necronomicon"]
    idol = Card(ASSET, "x1", "idol", cost=0, slot="hand", keywords="permanent")
    with with_more(CARDS, idol):
        game = Play("investigators daisy_walker\narea 0 idol idol\ndeck 0 the_necronomicon").do("draw")
        assert len(game.area()) == 2
        assert game.threats() == ["the_necronomicon"]


@pytest.mark.rule("AH-B-118")
def test_ah_b_118_uses_are_spent_and_a_card_stays_without_them_unless_it_says_so() -> None:
    """Given a last shot and a last supply, then the pistol stays empty, First Aid is discarded."""
    game = Play("area 0 45_automatic\nuses 45_automatic 1\nthreat 0 icy_ghoul")
    game.do("fight:45_automatic:icy_ghoul", "draw_token")
    assert (game.area(), game.uses("45_automatic")) == (["45_automatic"], 0)
    game = Play("area 0 first_aid\nuses first_aid 1\ndamage 0 1").do("use:first_aid:damage:roland_banks")
    assert game.pile(0) == ["first_aid"]
    game = Play("area 0 45_automatic knife\nhand 0 extra_ammunition_1")
    assert [one for one in game.options if one.startswith("play")] == ["play:extra_ammunition_1:45_automatic"]


@pytest.mark.rule("AH-B-119", "AH-B-230")
def test_ah_b_119_exhausted_cannot_exhaust_and_cards_enter_ready() -> None:
    """Given an exhausted book, then it can't be used; played anew it is ready."""
    text = "deck 0 guts knife\n"
    assert not Play(f"{text}area 0 old_book_of_lore\nexhausted old_book_of_lore").offers("use:old_book_of_lore")
    assert Play(f"{text}hand 0 old_book_of_lore").do("play:old_book_of_lore").offers("use:old_book_of_lore")


@pytest.mark.rule("AH-B-120")
def test_ah_b_120_put_into_play_is_not_played() -> None:
    """Given an event that puts an asset into play, then nothing is paid for it and nothing answers to playing it."""
    gift = Card(EVENT, "x1", "gift", cost=0)

    @gift.played()
    async def gives(game: Arkham, me: Use) -> None:
        await enter_play(game, me.seat, game.hand[me.seat][0])

    witness = Card(ASSET, "x2", "witness", cost=0)
    witness.forced(after(Playing), gains(1), given=lambda game, me: game.label[me.trigger.card] == "machete")
    with with_more(CARDS, gift, witness):
        game = Play("hand 0 machete gift\narea 0 witness").do("play:gift")
        assert game.area() == ["witness", "machete"]
        assert game.resources(0) == 5


@pytest.mark.rule("AH-B-121", "AH-B-141")
def test_ah_b_121_an_attachment_stays_with_its_host() -> None:
    """Given Fog on a location, when the investigator leaves, then the Fog stays there."""
    game = Play(f"{HOUSE}\nattached obscuring_fog hallway").do("move:attic")
    assert game.place("obscuring_fog") == "hallway"
    assert seen_board(game.table, 0)["places"][0]["attached"][0]["id"] == "obscuring_fog"


@pytest.mark.rule("AH-B-122", "AH-B-158")
def test_ah_b_122_what_leaves_play_leaves_its_tokens_and_attachments() -> None:
    """Given a doomed Initiate with horror, when she falls, then her doom is gone; so is a location's Fog."""
    game = Play("investigators agnes_baker\narea 0 arcane_initiate\ndoom arcane_initiate 1\nthreat 0 ghoul_minion").do(
        "resource", "harm:me=0/1+arcane_initiate=1/0", "pass"
    )
    assert game.pile(0) == ["arcane_initiate"]
    assert seen_board(game.table, 0)["doom"] == 0
    game = Play("aside hallway attic cellar parlor\nattached obscuring_fog study\nclues study 2\nclues 0 2").do(
        "advance"
    )
    assert game.pile() == ["obscuring_fog"]
    assert game.zone("study") == REMOVED


@pytest.mark.rule("AH-B-123")
def test_ah_b_123_discards_lie_on_top_and_piles_are_open() -> None:
    """Given two cards discarded one after the other, then the later one is on top, and everybody sees both."""
    game = Play("hand 0 emergency_cache hot_streak_4\ndiscard 0 knife").do("play:emergency_cache", "play:hot_streak_4")
    assert game.pile(0) == ["hot_streak_4", "emergency_cache", "knife"]
    seen = [card["id"] for card in seen_board(game.table)["seats"][0]["discard"]]
    assert seen == ["knife", "emergency_cache", "hot_streak_4"]


@pytest.mark.rule("AH-B-124")
def test_ah_b_124_removed_cards_are_out_for_good() -> None:
    """Given Abandoned and Alone, then the pile is out of the game and never shuffled in again."""
    game = Play("investigators wendy_adams\ndiscard 0 knife guts\ndeck 0 abandoned_and_alone").do("draw")
    assert (game.zone("knife"), game.zone("guts")) == (REMOVED, REMOVED)
    game.do("draw")
    assert "knife" not in game.hand()


@pytest.mark.rule("AH-B-125", "AH-B-132")
def test_ah_b_125_the_threat_area_is_at_the_investigators_location() -> None:
    """Given an enemy engaged with Daisy beside Roland, then Roland can attack it; when she leaves it is gone."""
    text = f"{TWO}\n{HOUSE}\nthreat 1 ghoul_minion\narea 1 beat_cop"
    assert Play(text).offers("fight:ghoul_minion")
    game = Play(f"{text}\nat 1 attic")
    assert not game.offers("fight:ghoul_minion")
    assert game.place("beat_cop") == "attic"


@pytest.mark.rule("AH-B-126", "AH-L-13")
def test_ah_b_126_a_search_is_the_searchers_own_and_must_find() -> None:
    """Given an Initiate and a Spell on top, then one of the Spells must be drawn; only the searcher sees them."""
    game = Play(
        "investigators agnes_baker roland_banks\narea 0 arcane_initiate\ndeck 0 shrivelling knife scrying guts"
    ).do("use:arcane_initiate")
    assert sorted(game.options) == ["take:scrying", "take:shrivelling"]
    assert "shrivelling" not in str(game.table.view(1)["choice"])
    game.do("take:scrying")
    assert game.hand() == ["scrying"]
    assert sorted(game.deck(0)) == ["guts", "knife", "shrivelling"]


@pytest.mark.rule("AH-B-127", "AH-B-128")
def test_ah_b_127_an_empty_deck_is_made_anew_in_the_middle_of_a_draw() -> None:
    """Given one card in the deck and two in the pile, when three are drawn, then all three, and 1 horror after it."""
    game = Play("hand 0 cryptic_research_4\ndeck 0 knife\ndiscard 0 guts machete").do(
        "play:cryptic_research_4:roland_banks"
    )
    assert sorted(game.hand()) == ["guts", "knife", "machete"]
    assert game.horror(0) == 1
    assert game.story("draws", "horror_placed") == ["draws", "draws", "draws", "horror_placed"]


@pytest.mark.rule("AH-B-127", "AH-X-15")
def test_ah_b_127_as_many_as_there_are() -> None:
    """Given a single card anywhere, when three are drawn, then one, no horror, and the log says why."""
    game = Play("hand 0 cryptic_research_4\ndeck 0 knife").do("play:cryptic_research_4:roland_banks")
    assert (game.hand(), game.horror(0)) == (["knife"], 0)
    assert game.story("no_cards") == ["no_cards"]


@pytest.mark.rule("AH-B-128", "AH-B-241")
def test_ah_b_128_the_encounter_deck_is_filled_after_the_last_card_has_resolved() -> None:
    """Given Ancient Evils as the last card, then it is discarded first and is part of the new deck."""
    game = Play("encounter ancient_evils\nencounter_discard crypt_chill\nphase mythos.draw")
    assert sorted(game.deck()) == ["ancient_evils", "crypt_chill"]
    assert game.pile() == []


@pytest.mark.rule("AH-B-241")
def test_ah_b_241_discarding_until_something_stops_with_the_deck() -> None:
    """Given no Ghoul anywhere, when the second agenda advances, then everything is discarded and nothing found."""
    game = Play(
        "agenda rise_of_the_ghouls\ndoom rise_of_the_ghouls 6\nencounter crypt_chill\nencounter_discard ancient_evils\n"
        "phase mythos"
    )
    assert game.story("spawns") == []
    assert game.now.agenda == game.card("theyre_getting_out")


@pytest.mark.rule("AH-B-129")
def test_ah_b_129_a_single_card_is_not_shuffled_into_an_empty_deck() -> None:
    """Given an empty encounter deck, then Close Call can't send an enemy there; with a card in it, it can."""
    text = "investigators wendy_adams\nhand 0 close_call_2\nthreat 0 ghoul_minion\n"
    game = Play(text).do("evade:ghoul_minion", "draw_token")
    assert not game.offers("play:close_call_2")
    game = Play(f"{text}encounter crypt_chill").do("evade:ghoul_minion", "draw_token", "pass", "play:close_call_2")
    assert game.zone("ghoul_minion") == DECK


@pytest.mark.rule("AH-B-130")
def test_ah_b_130_traits_do_nothing_by_themselves() -> None:
    """Given an asset with every trait and no text, then nothing changes but what others say of traits."""
    thing = Card(ASSET, "x1", "thing", cost=0, traits="Weapon Firearm Tome Spell Ghoul")
    with with_more(CARDS, thing):
        game = Play("area 0 thing\nhand 0 extra_ammunition_1")
        assert not game.offers("use")
        assert not game.offers("fight")
        assert game.offers("play:extra_ammunition_1:thing")


@pytest.mark.rule("AH-B-230")
def test_ah_b_230_tokens_it_enters_with_were_not_placed_by_anything() -> None:
    """Given Psychosis, when the Necronomicon enters with 3 horror, then nobody has taken any."""
    game = Play("investigators daisy_walker\nthreat 0 psychosis\ndeck 0 the_necronomicon").do("draw")
    assert game.horror("the_necronomicon") == 3
    assert (game.damage(0), game.horror(0)) == (0, 0)


@pytest.mark.rule("AH-B-232")
def test_ah_b_232_a_card_never_goes_to_anothers_hand() -> None:
    """Given an effect that would take a fellow's asset into one's hand, then it goes to its owner's."""
    snatch = Card(EVENT, "x1", "snatch", cost=0)

    @snatch.played()
    async def takes_it(game: Arkham, me: Use) -> None:
        put(game, game.area[1][0], HAND, me.seat)

    with with_more(CARDS, snatch):
        game = Play(f"{TWO}\nhand 0 snatch\narea 1 knife").do("play:snatch")
        assert (game.hand(0), game.hand(1)) == ([], ["knife"])


@pytest.mark.rule("AH-B-233", "AH-B-271")
def test_ah_b_233_lita_is_controlled_for_the_scenario_and_leaves_the_game() -> None:
    """Given Lita uncontrolled, then her combat is nobody's; taken control of it is; defeated she is out of the game."""
    text = "place parlor\nthere lita_chantler parlor\n"
    game = Play(f"{text}bag 1")
    assert own_seat(game.table)["skills"]["combat"] == 4
    game.do("parley:parlor:lita_chantler", "draw_token")
    assert game.area() == ["lita_chantler"]
    assert own_seat(game.table)["skills"]["combat"] == 5
    game = Play("place parlor\narea 0 lita_chantler\ndamage lita_chantler 2\nthreat 0 swarm_of_rats")
    game.do("draw", "harm:lita_chantler=1/0")
    assert game.zone("lita_chantler") == REMOVED


@pytest.mark.rule("AH-B-239", "AH-B-274", "AH-L-13")
def test_ah_b_239_looking_changes_no_order_and_stays_ones_own() -> None:
    """Given Scrying, then the three cards lie as they were put, the rest as it was; others learn only that it was."""
    game = Play(
        "investigators agnes_baker roland_banks\narea 0 scrying\n"
        "encounter ancient_evils crypt_chill swarm_of_rats ghoul_minion"
    ).do("use:scrying")
    assert "crypt_chill" in str(game.table.view(0)["choice"])
    assert "crypt_chill" not in str(game.table.view(1))
    game.do("under:ancient_evils", "under:swarm_of_rats")
    assert game.deck() == ["crypt_chill", "swarm_of_rats", "ancient_evils", "ghoul_minion"]
    assert game.story("scried") == ["scried"]


@pytest.mark.rule("AH-B-240", "AH-B-200")
def test_ah_b_240_cards_drawn_together_are_drawn_first_then_weaknesses_resolve() -> None:
    """Given two weaknesses among three cards, then the draw is completed before they resolve."""
    game = Play("hand 0 cryptic_research_4\ndeck 0 paranoia haunted\ndiscard 0 knife").do(
        "play:cryptic_research_4:roland_banks"
    )
    assert game.prompt == "order"
    assert game.options == ["order:paranoia", "order:haunted"]
    game.do("order:haunted")
    assert game.story("draws", "horror_placed", "threatens", "loses") == [
        "draws", "draws", "draws", "horror_placed", "threatens", "loses",
    ]  # fmt: skip


@pytest.mark.rule("AH-B-243")
def test_ah_b_243_the_searcher_chooses_among_all_that_fit() -> None:
    """Given Ghouls in deck and pile, then the tester chooses one, it is drawn, the deck is shuffled."""
    game = Play(
        "difficulty hard\nbag skull\nencounter ghoul_minion crypt_chill\nencounter_discard ravenous_ghoul\n"
        "threat 0 icy_ghoul"
    ).do("evade:icy_ghoul")
    assert sorted(game.options) == ["take:ghoul_minion", "take:ravenous_ghoul"]
    game.do("take:ravenous_ghoul")
    assert game.engaged("ravenous_ghoul") == 0


@pytest.mark.rule("AH-B-245", "AH-B-166")
def test_ah_b_245_a_dash_is_no_number() -> None:
    """Given a Rosary without health, then no damage can lie on it, and it is not defeated by having none."""
    game = Play("area 0 holy_rosary\nthreat 0 swarm_of_rats").do("draw")
    assert (game.damage(0), game.area()) == (1, ["holy_rosary"])


@pytest.mark.rule("AH-B-201", "AH-L-13")
def test_ah_b_201_added_to_the_hand_a_weakness_resolves_as_if_drawn() -> None:
    """Given the Necronomicon fetched by the Librarian, then it enters the threat area."""
    game = Play("investigators daisy_walker\nhand 0 research_librarian\ndeck 0 the_necronomicon guts")
    game.do("play:research_librarian", "react:research_librarian")
    assert game.threats() == ["the_necronomicon"]
    assert game.horror("the_necronomicon") == 3


@pytest.mark.rule("AH-L-11")
def test_ah_l_11_an_attachment_that_goes_elsewhere_is_detached_first() -> None:
    """Given Fog moved from one location to another, then only the second has it."""
    gust = Card(EVENT, "x1", "gust", cost=0)

    @gust.played()
    async def blows(game: Arkham, me: Use) -> None:
        attach(game, game.label.index("obscuring_fog"), game.places[1])

    with with_more(CARDS, gust):
        game = Play(f"{HOUSE}\nattached obscuring_fog hallway\nhand 0 gust").do("play:gust")
        shrouds = {one["id"]: one["shroud"] for one in seen_board(game.table, 0)["places"]}
        assert shrouds == {"hallway": 1, "attic": 3, "cellar": 4}


# --- Decks that run out, and searches ---------------------------------------------------------------------------------


def test_an_empty_deck_is_renewed_for_one_horror() -> None:
    game = Play("investigators roland_banks\ndiscard 0 knife machete guts").do("draw")
    assert (len(game.hand()), len(game.deck(0)), game.pile(0), game.horror(0)) == (1, 2, [], 1)


def test_a_weakness_that_is_searched_for_is_drawn_and_one_that_is_fetched_too() -> None:
    game = Play("investigators daisy_walker\narea 0 old_book_of_lore\ndeck 0 paranoia knife guts")
    assert game.do("use:old_book_of_lore:daisy_walker", "take:paranoia").resources(0) == 0
    game = Play("investigators daisy_walker\nhand 0 research_librarian\ndeck 0 the_necronomicon guts")
    game.do("play:research_librarian", "react:research_librarian")
    assert (game.hand(), game.threats(), game.horror("the_necronomicon")) == ([], ["the_necronomicon"], 3)


def test_who_is_shown_the_old_book_searches_their_own_deck() -> None:
    game = Play("investigators daisy_walker roland_banks\narea 0 old_book_of_lore\ndeck 1 knife guts machete")
    game.do("use:old_book_of_lore:roland_banks")
    assert game.asked == 1
    assert game.do("take:machete").hand(1) == ["machete"]


# --- Slots, uniqueness, uses ------------------------------------------------------------------------------------------


def test_a_new_asset_pushes_out_others_and_never_itself() -> None:
    text = "investigators roland_banks\narea 0 knife flashlight\nhand 0 baseball_bat machete"
    assert Play(text).do("play:machete").options == ["discard:knife", "discard:flashlight"]
    game = Play(text).do("play:baseball_bat", "discard:knife")
    assert (game.area(), sorted(game.pile(0))) == (["baseball_bat"], ["flashlight", "knife"])


def test_a_tome_in_the_tote_bag_makes_no_room_for_a_lens() -> None:
    # given two Tomes in the bag, and both hands full of other things
    game = Play("""
        investigators daisy_walker
        area 0 knife flashlight daisys_tote_bag old_book_of_lore medical_texts
        hand 0 magnifying_glass
    """).do("play:magnifying_glass")
    assert game.options == ["discard:knife", "discard:flashlight"]
    # given a Tome in one of the hands too, then any of the three makes room
    game = Play("""
        investigators daisy_walker
        area 0 knife daisys_tote_bag old_book_of_lore medical_texts encyclopedia_2
        hand 0 magnifying_glass
    """).do("play:magnifying_glass")
    assert len(game.options) == 4


def test_the_necronomicon_and_lita_take_their_slots() -> None:
    game = Play("investigators daisy_walker\narea 0 knife flashlight\ndeck 0 the_necronomicon guts").do("draw")
    assert game.options == ["discard:knife", "discard:flashlight"]
    game = Play("""
        investigators daisy_walker
        place parlor
        act what_have_you_done
        area 0 research_librarian
        there lita_chantler parlor
    """).do("parley:parlor:lita_chantler")
    assert (game.area(), game.pile(0)) == (["lita_chantler"], ["research_librarian"])


def test_a_unique_title_is_in_play_once_at_the_whole_table() -> None:
    game = Play("investigators skids_otoole wendy_adams\narea 1 leo_de_luca\nhand 0 leo_de_luca_1\nresources 0 9")
    assert not game.offers("play:leo_de_luca_1")


def test_first_aid_heals_who_is_here_and_goes_with_its_last_supply() -> None:
    game = Play("""
        investigators roland_banks daisy_walker agnes_baker
        place hallway
        place attic
        at 2 attic
        area 0 first_aid
        uses first_aid 1
        horror 1 2
        horror 2 2
    """)
    assert [text for text in game.options if "first_aid" in text] == ["use:first_aid:horror:daisy_walker"]
    game.do("use:first_aid:horror:daisy_walker")
    assert (game.horror(1), game.area(), game.pile(0)) == (1, [], ["first_aid"])


def test_three_cards_through_an_empty_deck_cost_one_horror() -> None:
    game = Play(
        "investigators daisy_walker\nhand 0 cryptic_research_4\ndeck 0 guts\ndiscard 0 knife perception overpower"
    )
    game.do("play:cryptic_research_4:daisy_walker")
    assert (len(game.hand()), game.horror(0)) == (3, 1)


def test_the_last_card_of_a_deck_costs_nothing_yet() -> None:
    game = Play("investigators daisy_walker\ndeck 0 guts\ndiscard 0 knife").do("draw")
    assert (game.hand(), game.deck(0), game.horror(0)) == (["guts"], [], 0)


def test_fast_assets_wait_for_ones_own_turn() -> None:
    game = Play("investigators roland_banks daisy_walker\nhand 1 magnifying_glass", asks="all")
    assert not game.offers("play:magnifying_glass")
    assert game.do("end_turn").offers("play:magnifying_glass")
