"""The Devourer Below: its set-up by the log, what nobody knows, its four endings, and whole games."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from miskatonic import bots
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.campaign.next_table import record
from miskatonic.games.arkham_lcg.cards.agents import AGENTS
from miskatonic.games.arkham_lcg.cards.the_devourer_below import ALL_WOODS, DEVOURER
from miskatonic.games.arkham_lcg.explain import explain
from miskatonic.games.arkham_lcg.redeal import redeal
from miskatonic.games.arkham_lcg.rows.terms import DECK, DIFFICULTIES, REMOVED
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import Table, new_table
from miskatonic.kernel.view import board_of
from tests.games.arkham_lcg.looks import seen_board
from tests.games.arkham_lcg.play import Play

SEATS = (1, 2, 3, 4)
WHO = ("roland_banks", "daisy_walker", "wendy_adams", "agnes_baker")
WOODS = {one.id for one in ALL_WOODS}
SITE = "scenario the_devourer_below\nplace main_path\nplace ritual_site\n"
NOTES = ("got_away:ruth_turner", "got_away:peter_warren", "got_away:herman_collins", "got_away:wolf_man_drew",
         "got_away:victoria_devereux", "got_away:the_masked_hunter")  # fmt: skip


def begun(seats: int = 1, notes: Sequence[str] = (), seed: int = 3, **options: str) -> Arkham:
    """The table after its set-up: everybody keeps the hand."""
    return state_of(table(seats, notes, seed, **options))


def table(seats: int = 1, notes: Sequence[str] = (), seed: int = 3, **options: str) -> Table:
    found = new_table(GAME, seed=seed, seats=seats, options={"scenario": DEVOURER, **options})
    state_of(found).notes = tuple(notes)
    while found.choice is not None and found.choice.prompt == "mulligan":
        found.answer("keep")
    return found


def state_of(found: Table) -> Arkham:
    assert isinstance(found.state, Arkham)
    return found.state


def ids(game: Arkham, zone: int) -> list[str]:
    """The ids of the cards in a zone."""
    return [row(game, card).id for card, where in enumerate(game.zone) if where == zone]


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_woods_are_laid_out(seats: int, difficulty: str) -> None:
    """Given any number of seats, then the Main Path is revealed with everybody on it, four Woods are not, two are gone,
    the deck has 29 cards, and an elder thing is in the bag.
    """
    game = begun(seats, difficulty=difficulty)
    assert [row(game, place).id for place in game.places if place in game.revealed] == ["main_path"]
    woods = [row(game, place).id for place in game.places if place not in game.revealed]
    assert len(woods) == 4
    assert set(woods) < WOODS
    assert {game.at[game.who[seat]] for seat in range(seats)} == {game.places[0]}
    assert len(WOODS & set(ids(game, REMOVED))) == 2
    assert len(game.deck[seats]) == 29
    assert game.bag.count("elder_thing") == 1


@pytest.mark.parametrize("seed", range(1, 9))
def test_one_agents_set_is_in_the_deck(seed: int) -> None:
    """Given the encounter deck, then it holds all of one Agents set and nothing of the others."""
    game = begun(seed=seed)
    sets = [row(game, card).set for card in game.deck[1] if row(game, card).set in AGENTS]
    assert (len(sets), len(set(sets))) == (4, 1)


def test_every_agents_set_and_every_wood_can_come() -> None:
    """Given many tables, then chance decides."""
    found, woods = set(), set()
    for seed in range(24):
        game = begun(seed=seed)
        found |= {row(game, card).set for card in game.deck[1]} & set(AGENTS)
        woods.add(tuple(row(game, place).id for place in game.places[1:]))
    assert found == set(AGENTS)
    assert len(woods) > 12


@pytest.mark.parametrize(("count", "doom"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_who_got_away_has_made_haste(count: int, doom: int) -> None:
    """Given so many names in the log, then so much doom is on the first agenda."""
    game = begun(2, NOTES[:count])
    assert game.doom[game.agenda] == doom


@pytest.mark.parametrize("seats", SEATS)
def test_past_midnight_everybody_begins_with_less(seats: int) -> None:
    """Given it is past midnight, then each has discarded 2 cards of the opening hand at random."""
    game = begun(seats, ["past_midnight"])
    assert [len(hand) for hand in game.hand] == [3] * seats
    assert [len(game.discard[seat]) for seat in range(seats)] == [2] * seats
    assert [len(hand) for hand in begun(seats).hand] == [5] * seats


def test_a_ghoul_priest_who_lives_is_in_the_deck() -> None:
    """Given the note, then the deck has 30 cards and him among them; crossed out or never written, it has not."""
    game = begun(1, ["ghoul_priest_alive"])
    assert "ghoul_priest" in [row(game, card).id for card in game.deck[1]]
    assert len(game.deck[1]) == 30
    assert "ghoul_priest" not in ids(begun(), DECK)


@pytest.mark.rule("AH-B-221")
def test_by_itself_the_scenario_takes_two_for_escaped() -> None:
    """Given no campaign, then the house has burned and two cultists got away: 1 doom."""
    found = new_table(GAME, seed=1, seats=1, options={"scenario": DEVOURER, "campaign": "none"})
    found.answer("keep")
    game = state_of(found)
    noted = [note for note in game.notes if not note.startswith("interrogated:")]
    assert noted == ["house_burned", "got_away:peter_warren", "got_away:ruth_turner"]
    assert (game.doom[game.agenda], game.log) == (1, ())


# --- what nobody knows ------------------------------------------------------------------------------------------------


def told_of(found: Table) -> str:
    """All that anybody is shown or told, in one text: boards, questions, options, events, explanations of the names."""
    game = state_of(found)
    parts: list[Any] = [found.view(eyes) for eyes in (None, *[(seat,) for seat in range(found.seats)])]
    parts += [event.args for event in found.events]
    assert found.choice is not None
    parts += [(one.text, one.args) for one in found.choice.options]
    parts += [line for place in game.places for line in explain(game, game.label[place])]
    return repr(parts)


@pytest.mark.rule("AH-B-132")
@pytest.mark.parametrize("seed", range(1, 13))
def test_nobody_can_tell_unrevealed_woods_apart(seed: int) -> None:
    """Given four unrevealed Woods, then no board, option, event or explanation names which they are; all are called
    alike, show the same and are told apart by a number alone.
    """
    found = table(2, seed=seed)
    shown = told_of(found)
    assert not [id_ for id_ in WOODS if id_ in shown]
    hidden = [one for one in seen_board(found, 0)["places"] if not one["revealed"]]
    assert sorted(one["id"] for one in hidden) == [f"arkham_woods.{number}" for number in (1, 2, 3, 4)]
    alike = {str({key: value for key, value in one.items() if key not in ("id", "card")}) for one in hidden}
    assert len(alike) == 1
    assert {str(one["card"]) for one in hidden} == {"card-arkham_woods"}


@pytest.mark.rule("AH-B-132")
def test_dynamite_does_not_tell_which_wood_it_is_thrown_into() -> None:
    """Given an enemy in a Wood nobody has entered, next to somebody with dynamite, then that Wood is aimed at by the
    name of all Woods.
    """
    game = Play(f"""
        {SITE}
        at 0 main_path
        unrevealed quiet_glade
        enemy acolyte quiet_glade
        hand 0 dynamite_blast
    """)
    aimed = [one for one in game.table.choice.options if one.verb == "play"] if game.table.choice else []
    assert {one.text.rpartition(":")[2]: str(one.args["target"]) for one in aimed} == {
        "main_path": "card-main_path",
        "quiet_glade": "card-arkham_woods",
    }


@pytest.mark.rule("AH-B-132")
@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 13))
def test_no_question_of_a_whole_game_tells_of_a_wood_that_nobody_has_entered(seed: int) -> None:
    """Given a whole game at random, then whatever can be done, no Wood is named before it is revealed."""
    found = table(1 + seed % 2, NOTES, seed)
    pick, luck = bots.find("random", GAME.id), bots.Luck(seed)
    while found.choice is not None:
        game = state_of(found)
        known = {row(game, place).id for place in game.revealed}
        options = repr([(one.text, one.args) for one in found.choice.options] + [event.args for event in found.events])
        assert not [id_ for id_ in WOODS - known if id_ in options]
        found.answer(pick(found, luck))


@pytest.mark.rule("AH-B-132")
@pytest.mark.parametrize("seed", range(1, 7))
def test_what_is_explained_of_a_wood_does_not_tell_whether_it_is_there(seed: int) -> None:
    """Given the set-up, then of each of the six the same is told, whether it is in play or not."""
    game = begun(seed=seed)
    assert len({str(explain(game, f"card-{id_}")[1:]) for id_ in WOODS}) == 1
    assert explain(game, "shroud:arkham_woods.1") == []


@pytest.mark.rule("AH-B-132")
@pytest.mark.parametrize(("language", "words"), [("en", "Arkham Woods 3"), ("pl", "Lasy Arkham 3")])
def test_woods_that_look_alike_are_offered_by_their_numbers(language: str, words: str) -> None:
    """Given four Woods nobody has entered, then no two ways are offered in the same words."""
    found = table(seed=5)
    assert found.choice is not None
    ways = {one.text: found.say(one, language=language) for one in found.choice.options if one.verb == "move"}
    assert len(set(ways.values())) == len(ways) == 4
    assert words in ways["move:arkham_woods.3"]


@pytest.mark.rule("AH-B-132")
def test_a_wood_that_is_entered_shows_itself() -> None:
    """Given the first step, then it is revealed by its own name, keeps its label, and the others stay hidden."""
    found = table(seed=5)
    found.answer("move:arkham_woods.3")
    game = state_of(found)
    place = game.label.index("arkham_woods.3")
    shown = next(one for one in seen_board(found, 0)["places"] if one["id"] == "arkham_woods.3")
    assert shown["revealed"]
    assert str(shown["card"]) == f"card-{row(game, place).id}"
    assert [str(event.args["place"]) for event in found.events if event.kind in ("moves", "revealed")][-2:] == [
        "card-arkham_woods", f"card-{row(game, place).id}",
    ]  # fmt: skip


@pytest.mark.rule("AH-B-132")
@pytest.mark.parametrize("seat", [None, -1, 0, 1])
def test_woods_and_agents_are_dealt_anew_for_whoever_does_not_know_them(seat: int | None) -> None:
    """Given copies of the table, then every one may have other Woods and other Agents, and is whole; what all see stays
    as it is.
    """
    found = table(2, seed=7)
    woods, agents, boards = set(), set(), set()
    for luck in range(30):
        game = state_of(found).copy()
        game.rng = luck + 1
        redeal(game, seat)
        assert GAME.problems(game) == []
        woods.add(tuple(row(game, place).id for place in game.places[1:]))
        agents |= {row(game, card).set for card in game.deck[2]} & set(AGENTS)
        boards.add(str(board_of(GAME, game, frozenset({seat} if seat is not None and seat >= 0 else ()))["places"]))
    assert (len(woods) > 15, agents, len(boards)) == (True, set(AGENTS), 1)


def test_revealed_woods_and_agents_that_were_seen_stay_as_they_are() -> None:
    """Given a Wood entered and an Agent drawn, then both are what they are for everybody."""
    found = table(seed=5)
    found.answer("move:arkham_woods.3")
    game = state_of(found).copy()
    place = game.label.index("arkham_woods.3")
    agents = {row(game, card).set for card in game.deck[1]} & set(AGENTS)
    before = row(game, place).id
    game.unseen = ()
    for luck in range(12):
        other = game.copy()
        other.rng = luck + 1
        redeal(other, 0)
        assert row(other, place).id == before
        assert {row(other, card).set for card in other.deck[1]} & set(AGENTS) == agents


def test_an_agent_that_leaves_the_deck_is_known() -> None:
    """Given a deck with one Agents card on top, when it is drawn, then nobody takes the set for another any more."""
    found = table(seed=2)
    game = state_of(found)
    assert game.unseen
    card = next(one for one in game.deck[1] if one in game.unseen)
    game.deck[1] = (*[one for one in game.deck[1] if one != card], card)
    while found.choice is not None and state_of(found).round == 1:
        ends = [one for one in found.choice.options if one.text == "end_turn"]
        found.answer(ends[0] if ends else found.choice.options[0])
    assert state_of(found).unseen == ()


# --- endings ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_resolution_1_breaks_the_ritual(seats: int) -> None:
    """Given one clue missing on the act, when it is put there, then each has 2 mental trauma and earns 5."""
    game = Play(f"""
        investigators {" ".join(WHO[:seats])}
        {SITE}
        act disrupting_the_ritual
        clues disrupting_the_ritual {2 * seats - 1}
        clues 0 1
        victory screeching_byakhee
    """).do("use:disrupting_the_ritual:willpower")
    assert game.won_by == "devourer_r1"
    assert game.now.log == ("ritual_broken",)
    assert (game.now.physical, game.now.mental) == ([0] * seats, [2] * seats)
    assert game.now.experience == [6] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_resolution_2_repels_umordhoth(seats: int) -> None:
    """Given it almost beaten, when Roland strikes, then each has 2 physical and 2 mental trauma and earns 10."""
    game = Play(f"""
        investigators {" ".join(WHO[:seats])}
        {SITE}
        at 0 ritual_site
        act disrupting_the_ritual
        agenda vengeance_awaits
        doom vengeance_awaits 4
        aside umordhoth
        encounter {" ancient_evils" * seats}
        bag 1 1
        phase mythos
    """)
    while game.prompt != "turn":
        game.do(game.options[0])
    game.now.damage = tuple(
        5 + 4 * seats if label == "umordhoth" else count
        for label, count in zip(game.now.label, game.now.damage, strict=True)
    )
    game.do("fight:umordhoth")
    assert game.won_by == "devourer_r2"
    assert game.now.log == ("umordhoth_repelled",)
    assert (game.now.physical, game.now.mental) == ([2] * seats, [2] * seats)
    assert game.now.experience == [10] * seats


@pytest.mark.rule("AH-E-004")
@pytest.mark.parametrize("seats", SEATS)
def test_resolution_3_gives_lita(seats: int) -> None:
    """Given Lita in play and Umôrdhoth there, when she is given, then all survive with trauma, a Madness each, and
    without her; her giver is attacked before.
    """
    game = Play(f"""
        investigators {" ".join(WHO[:seats])}
        {SITE}
        at 0 ritual_site
        enemy umordhoth ritual_site
        area 0 lita_chantler
        hand 0 knife
    """)
    game.now.owner = tuple(
        0 if label == "lita_chantler" else owner for label, owner in zip(game.now.label, game.now.owner, strict=True)
    )
    game.do("use:umordhoth:lita")
    assert game.prompt == "assign"  # it provokes: 3 damage and 3 horror
    while game.table.outcome is None:
        game.do(game.options[-1])
    assert game.table.outcome.result == "survived"
    assert game.table.outcome.reason == "devourer_r3"
    assert game.now.log == ("lita_sacrificed",)
    assert (game.now.physical, game.now.mental) == ([2] * seats, [2] * seats)
    assert game.now.experience == [0] * seats
    assert [seat for seat, _ in game.told("afflicted", "seat", "card")] == list(range(seats))
    assert all(game.now.owner[game.card(card)] == seat for seat, card in game.told("afflicted", "seat", "card"))
    assert game.now.owner[game.card("lita_chantler")] < 0
    kept = record(game.now)
    assert kept is not None
    assert "01117" not in str(kept["investigators"])


def test_without_lita_nobody_can_be_given() -> None:
    game = Play(f"{SITE}at 0 ritual_site\nenemy umordhoth ritual_site")
    assert not game.offers("use:umordhoth:lita")
    elsewhere = Play(f"{SITE}enemy umordhoth ritual_site\narea 0 lita_chantler")
    assert not elsewhere.offers("use:umordhoth:lita")


@pytest.mark.parametrize("seats", SEATS)
def test_without_a_resolution_arkham_falls(seats: int) -> None:
    """Given all who resign one after another, then everybody is killed, and nothing is earned."""
    game = Play(f"investigators {' '.join(WHO[:seats])}\n{SITE}victory screeching_byakhee\n")
    while game.table.outcome is None:
        game.do("resign:main_path" if game.offers("resign") else game.options[0])
    assert game.lost == "devourer_none"
    assert game.now.log == ("arkham_succumbed",)
    assert sorted(game.now.killed) == list(range(seats))
    assert game.now.experience == [0] * seats


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_every_ending_is_told(language: str) -> None:
    """Given the way the game ends, then a story can be read aloud."""
    game = Play(f"{SITE}").do("resign:main_path")
    assert game.table.outcome is not None
    assert len(game.table.say(game.table.outcome, language)) > 150


# --- whole games ------------------------------------------------------------------------------------------------------


def random_game(seed: int) -> Iterator[Table]:
    """A game played at random, question by question; now and then under a full moon of notes."""
    luck = random.Random(seed)
    seats = seed % 4 + 1
    options = {"difficulty": DIFFICULTIES[seed // 4 % 4], "decks": "random"}
    notes = [one for one in (*NOTES, "past_midnight", "ghoul_priest_alive") if luck.random() < 0.4]
    found = table(seats, notes, seed, **options)
    while found.choice is not None:
        yield found
        answers = [one for one in found.choice.options if one.verb != "resign"]
        found.answer(luck.choice(answers or found.choice.options))
    yield found


@pytest.mark.long
@pytest.mark.parametrize("seed", range(24))
def test_whole_games_end_and_leave_nothing_wrong(seed: int) -> None:
    """Given a random game, then at every question the table is whole, and at last it ends in one of the four ways."""
    last = None
    for last in random_game(seed):
        assert last.problems() == []
    assert last is not None
    assert last.outcome is not None
    assert last.outcome.reason in ("devourer_r1", "devourer_r2", "devourer_r3", "devourer_none")


@pytest.mark.parametrize("seed", range(3))
def test_unrevealed_woods_stay_unknown_through_a_game(seed: int) -> None:
    """Given a game, then at every question the boards, options and labels name no Wood that is not revealed."""
    for number, found in enumerate(random_game(seed)):
        if number > 60 or found.choice is None:
            break
        game = state_of(found)
        seen = {row(game, place).id for place in game.revealed}
        shown = repr([found.view((0,)), [(one.text, one.args) for one in found.choice.options]])
        assert not [id_ for id_ in WOODS - seen if id_ in shown]


@pytest.mark.parametrize("seats", SEATS)
def test_a_sensible_player_comes_to_the_end(seats: int) -> None:
    """Given the sensible player at every seat, then the scenario ends, with Woods it can't know in front of it."""
    pick, luck = bots.find("sensible", GAME.id), bots.Luck(seats)
    found = table(seats, NOTES[:2], seats)
    while found.choice is not None:
        found.answer(pick(found, luck))
    assert found.outcome is not None
