"""What happened since somebody last decided, by its causes, in positions of the games."""

from miskatonic.games.elder_sign import GAME as ELDER_SIGN
from miskatonic.games.reign_of_cthulhu import GAME as REIGN
from miskatonic.kernel import Event, Table, recap
from miskatonic.kernel.recap import MOST_CAUSES, MOST_STEPS
from miskatonic.terminal.sitting import Sitting
from tests.games.death_may_die.play import Play as AgainstTheElderOne
from tests.games.elder_sign.play import Play as InTheMuseum
from tests.games.reign_of_cthulhu.play import Play as InTheTowns


def told(table: Table, *eyes: int) -> list[tuple[str, list[str]]]:
    """The kinds of what caused something, each with the kinds of what came of it."""
    causes = recap.causes(table.game, recap.since(table, eyes, passing=False), eyes)
    return [(cause.head.kind, [event.kind for event in cause.effects]) for cause in causes]


def losses(table: Table, *eyes: int) -> list[str]:
    """What these seats lost since they last decided."""
    events = recap.since(table, eyes, passing=False)
    return [event.kind for event in events if recap.lost(table.game, event, eyes)]


# --- Reign of Cthulhu ---


def evil_stirs() -> InTheTowns:
    """The Detective draws Evil Stirs and a clue, and rolls delusion."""
    game = InTheTowns("detective", "doctor").at("park", "diner").old_ones("yig").deck_top("evil_stirs", "arkham")
    game.summoning_discarded("market", "theater", "wharf").summoning_bottom("cafe", "docks").begin(skips_summoning=True)
    return game.die("delusion").do("end_actions", seat=0)


def test_evil_stirs_is_the_cause_of_the_roll_the_old_one_and_the_shoggoth() -> None:
    game = evil_stirs()
    assert told(game.table, 0) == [
        ("drew", []),
        ("evil_stirs", ["sanity_lost", "old_one_awakes", "shoggoth_placed", "regrouped"]),
        ("summoning_skipped", []),
    ]


def test_a_loss_is_marked_for_whom_it_hits_and_for_nobody_else() -> None:
    game = evil_stirs()
    assert losses(game.table, 0) == ["sanity_lost"]
    assert losses(game.table, 1) == []
    assert losses(game.table) == []


def test_each_summoning_card_is_the_cause_of_its_cultist() -> None:
    # given
    game = InTheTowns("detective", "doctor").at("park", "diner").deck_top("arkham", "arkham")
    game.summoning_top("wharf", "hospital").begin()
    # when the Detective decides something, and then only passes until the Doctor's turn
    game.do("walk:university", seat=0).end_turn()
    # then
    assert told(game.table, 0) == [
        ("walked", []),
        ("drew", []),
        ("summoning_card", ["cultist_placed"]),
        ("summoning_card", ["cultist_placed"]),
    ]


def test_what_somebody_else_did_in_their_turn_came_of_their_turn() -> None:
    game = InTheTowns("detective", "doctor").at("park", "diner").deck_top("arkham", "arkham", "dunwich", "dunwich")
    game.summoning_top("wharf", "hospital", "cafe", "docks").begin()
    game.do("walk:university", seat=0).end_turn()
    game.do("walk:junkyard", "walk:pawn_shop", seat=1)
    assert ("turn_begins", ["walked", "walked"]) in told(game.table, 0)
    assert told(game.table, 1) == [("walked", [])]


def test_a_spectator_is_told_what_came_of_the_last_decision() -> None:
    game = InTheTowns("detective", "doctor").at("park", "diner").begin()
    game.do("walk:university", "walk:park", seat=0)
    assert told(game.table) == [("walked", [])]


def test_what_was_taken_back_is_no_longer_told() -> None:
    game = InTheTowns("detective", "doctor").at("park", "diner").begin()
    game.do("walk:university", "walk:park", seat=0)
    game.table.undo()
    assert told(game.table, 0) == [("undone", [])]


# --- Elder Sign ---


def test_midnight_and_the_mythos_are_causes() -> None:
    game = InTheMuseum("bob_jenkins", "dexter_drake").clock(3).mythos_next("personal_possessions").turn()
    game.do("stay:entrance", "wait", seat=0)
    heads = [head for head, _ in told(game.table, 0)]
    assert "midnight" in heads
    assert "mythos" in heads
    assert heads.index("midnight") < heads.index("mythos")


def test_a_failed_adventure_is_the_cause_of_its_penalty() -> None:
    game = InTheMuseum("kate_winthrop", "bob_jenkins").museum("a_terrible_discovery").at(0, "a_terrible_discovery")
    game.attempt()
    game.will_roll(*["investigation_1"] * 6).do("roll", "give_up", seat=0)
    assert ("failed", ["sanity_lost"]) in told(game.table, 0)
    assert losses(game.table, 0) == ["sanity_lost"]


# --- Death May Die ---


def attacked() -> AgainstTheElderOne:
    """Peters ends the actions beside a Cultist, who wounds him; a quiet Mythos card was drawn before."""
    game = AgainstTheElderOne("peters", "mike").at("nave", "gaol").enemies("cultist", "nave").stress(4, 0)
    return game.attacked("success_tentacle")


def test_an_enemys_attack_is_the_cause_of_the_wound_and_the_mythos_card_of_its_own() -> None:
    found = told(attacked().table, 0)
    assert ("enemy_attacks", ["wounded", "token_gained", "sanity_lost"]) in found
    heads = [head for head, _ in found]
    assert heads.index("mythos") < heads.index("enemy_attacks")


def test_wounds_and_sanity_are_losses_of_whom_they_hit() -> None:
    game = attacked()
    assert losses(game.table, 0) == ["wounded", "sanity_lost"]
    assert losses(game.table, 1) == []


def test_the_third_symbol_is_the_cause_of_the_advance() -> None:
    game = AgainstTheElderOne("peters", "mike").at("nave", "gaol").mythos_pile("s1_m1", "s1_m2").quiet()
    game.discoveries_gone().act().do("end")
    assert "advance" in [head for head, _ in told(game.table, 0)]


def test_different_moves_are_told_before_one_that_reads_the_same_again() -> None:
    """Two Cultists go the same way, the Unnamable another, and Mike is rid of a Fatigue: three lines for all."""
    game = AgainstTheElderOne("peters", "mike").at("nave", "gaol").enemies("cultist", "round_tower", 2)
    game.enemies("unnamable", "castle_ditch").carries(1, "fatigue", 1).draws("tsa_m8")
    lines = Sitting(game.table, "en").recap()
    assert sum("The Cultist of Tsathoggua moves" in line for line in lines) == 1
    assert any("The Unnamable moves from the Castle Ditch to the Gaol." in line for line in lines)
    assert "  and 1 more" in lines


# --- how much is told ---


def an_event(number: int, kind: str) -> Event:
    """Something that happened to nobody in particular."""
    return Event(number, kind, "", {})


def test_up_to_six_things_are_a_step_each() -> None:
    events = [an_event(i, "cultist_placed") for i in range(MOST_STEPS)]
    assert len(recap.steps(REIGN, events, ())) == MOST_STEPS


def test_more_than_six_steps_are_grouped_by_kind() -> None:
    kinds = ["summoning_card", "cultist_placed", "cultist_placed", "summoning_card", *["cultist_placed"] * 4]
    events = [an_event(i, kind) for i, kind in enumerate(kinds)]
    # those that follow each other first
    assert [len(step) for step in recap.steps(REIGN, events, ())] == [1, 2, 1, 4]
    # then those of a kind, wherever they are
    mixed = [an_event(i, kind) for i, kind in enumerate(["summoning_card", "cultist_placed"] * 5)]
    assert [len(step) for step in recap.steps(REIGN, mixed, ())] == [5, 5]


def test_more_than_six_kinds_are_watched_by_their_causes() -> None:
    kinds = [
        "moved",
        "rolled",
        "task_completed",
        "resolved",
        "card_gained",
        "clock_moved",
        "midnight",
        "mythos",
        "doom_added",
    ]
    steps = recap.steps(ELDER_SIGN, [an_event(i, kind) for i, kind in enumerate(kinds)], ())
    assert [step[0].kind for step in steps] == ["moved", "resolved", "midnight", "mythos"]


def test_never_more_than_six_lines_the_smaller_causes_go_into_the_greater() -> None:
    turn = ["turn_begins", "walked", "drew", "summoning_card", "cultist_placed", "summoning_card", "cultist_placed"]
    events = [an_event(i, kind) for i, kind in enumerate(turn * 3)]
    causes = recap.causes(REIGN, events, ())
    assert [cause.head.kind for cause in causes] == ["turn_begins", "drew"] * 3
    # and even where all are of the greatest
    many = [an_event(i, kind) for i, kind in enumerate(["turn_begins", "walked"] * 9)]
    causes = recap.causes(REIGN, many, ())
    assert len(causes) == MOST_CAUSES
    assert sum(len(cause.events) for cause in causes) == len(many)


def test_of_many_effects_losses_are_told_first_and_the_rest_is_counted() -> None:
    game = evil_stirs()
    (cause,) = [
        cause
        for cause in recap.causes(REIGN, recap.since(game.table, [0], passing=False), [0])
        if cause.head.kind == "evil_stirs"
    ]
    assert "sanity_lost" in [event.kind for event in cause.told]
    assert len(cause.told) + cause.more == len(cause.effects)


# --- in words ---


def test_the_terminal_tells_the_same_in_words() -> None:
    game = evil_stirs()
    lines = Sitting(game.table, "en").recap()
    assert "Evil stirs. The Detective felt it first." in lines
    assert "  Loss: The Detective lost 1 sanity token (3 left)." in lines
    assert lines.index("Evil stirs. The Detective felt it first.") < lines.index(
        "  Loss: The Detective lost 1 sanity token (3 left)."
    )
