"""The card game: marks keep their digits, a test is seen through, cards lie open in full size, hands stay hidden."""

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect

import miskatonic
from miskatonic.server.answers import Seated
from miskatonic.text import LANGUAGES
from real_browser import Served
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

GAME = "arkham_lcg"
TABLE = """
investigators wendy_adams roland_banks
agenda rise_of_the_ghouls
act the_barrier
place hallway
place attic
place cellar
unrevealed parlor
at 0 attic
at 1 attic
hand 0 lucky perception perception unexpected_courage stray_cat
hand 1 deduction machete
area 0 leather_coat
encounter_discard crypt_chill ancient_evils
clues attic 2
bag 1 0 -1 -2 skull -4 auto_fail
turn 0 3
"""
TEN = {
    "house": "river", "river": "east university south house graveyard", "south": "university hospital river",
    "hospital": "university south", "university": "north hospital river south", "downtown": "east north",
    "east": "river downtown", "graveyard": "river", "north": "university downtown", "asylum": "downtown",
}  # fmt: skip
LAID = """async (ten) => {
  const { placed } = await import('/static/games/arkham_lcg/layout.js');
  return [...placed(Object.entries(ten).map(([id, near]) => ({ id, connects: near.split(' ') })))];
}"""
COVERS = """(selectors) => {
  const [one, other] = selectors.map((at) => document.querySelector(at).getBoundingClientRect());
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}"""


@pytest.fixture
def seated(server: Served) -> Seated:
    """Wendy's turn in the Attic, with Roland beside her."""
    return server.take_in(miskatonic.arrange(GAME, TABLE))


@pytest.fixture
def wendy(visit: Visit, seated: Seated) -> Visitor:
    """Somebody who plays Wendy."""
    somebody = visit(name="Ada")
    somebody.sit(seated, seated["keys"][0])
    return somebody


def choose(somebody: Visitor, text: str) -> None:
    """Choose an option in the list."""
    say = next(one["say"] for group in somebody.asked["groups"] for one in group["options"] if one["text"] == text)
    assert somebody.press(somebody.free.filter(has_text=say).first)


def rows(somebody: Visitor) -> dict[str, str]:
    """What stands in the list, by its digit."""
    found = somebody.page.locator(".decision .opt:has(> .key)").all()
    return {row.locator(".key").first.inner_text(): row.locator(".grow").inner_text().split("\n")[0] for row in found}


def test_a_card_that_is_marked_keeps_its_place_and_its_digit(wendy: Visitor) -> None:
    # given cards that can be committed to a test
    choose(wendy, "investigate")
    before = rows(wendy)
    assert list(before.values())[:2] == ["Draw the token", "Perception"]
    # when one is marked by its digit
    number = wendy.number
    wendy.page.keyboard.press("2")
    wendy.reach(number + 1)
    # then it stands where it stood, and so do all others
    assert rows(wendy) == before
    chosen = wendy.page.locator(".decision .opt.chosen")
    expect(chosen).to_have_count(1)
    expect(chosen).to_contain_text("Perception")
    expect(wendy.page.locator(".hc.in")).to_have_count(1)
    # and the same digit takes it back
    wendy.page.keyboard.press("2")
    wendy.reach(number + 2)
    assert rows(wendy) == before
    expect(chosen).to_have_count(0)


def test_what_is_done_most_often_has_a_letter_that_stays(wendy: Visitor) -> None:
    row = wendy.free.filter(has_text="Take a resource")
    expect(row).to_have_attribute("aria-keyshortcuts", "G")
    number = wendy.number
    wendy.page.keyboard.press("g")
    wendy.reach(number + 1)
    assert wendy.view["board"]["seats"][0]["resources"] == 6


def test_copies_in_hand_are_pressed_alike(wendy: Visitor) -> None:
    choose(wendy, "investigate")
    copies = wendy.page.locator(".hc.can", has_text="Perception")
    assert [copy.locator(".key").inner_text() for copy in copies.all()] == ["2", "2"]
    assert wendy.press(copies.last)
    expect(wendy.page.locator(".hc.in")).to_have_count(1)


def test_the_stroke_lies_where_success_ends_and_moves_with_what_is_pointed_at(wendy: Visitor) -> None:
    choose(wendy, "investigate")
    test = wendy.view["board"]["test"]
    good = [one["good"] for one in test["outlook"]]
    assert good == sorted(good, reverse=True)
    passing = wendy.page.locator(".tstrip .tok.yes")
    expect(passing).to_have_count(good.count(True))
    expect(wendy.page.locator(".tstrip .tok")).to_have_count(7)
    expect(wendy.page.locator(".rescue")).to_contain_text("Lucky!")
    wendy.free.filter(has_text="Perception").hover()
    expect(passing).to_have_count(6)
    expect(wendy.page.locator(".test .pc2")).to_contain_text("6 of 7")


def test_a_card_is_looked_at_in_full_size_without_covering_the_decision(wendy: Visitor) -> None:
    page = wendy.page
    page.locator(".hc.can", has_text="Stray Cat").hover()
    expect(page.locator(".lectern")).to_contain_text("Stray Cat")
    page.keyboard.press("z")
    large = page.locator(".over [role=dialog]")
    expect(large).to_contain_text("Cost: 1")
    assert not page.evaluate(COVERS, [".over", ".decision"])
    page.evaluate(AXE_SCRIPT)
    for theme in ("night", "day"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        assert page.evaluate("async () => (await axe.run('.over')).violations.map((one) => one.id)") == []
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    page.locator(".ac").click()
    expect(large).to_contain_text("The Barrier")
    number = wendy.number
    wendy.free.first.click()
    wendy.reach(number + 1)
    expect(large).to_have_count(0)


def test_piles_that_lie_open_are_looked_through(wendy: Visitor) -> None:
    page = wendy.page
    page.get_by_role("button", name="Encounter discard pile: 2").click()
    cards = page.locator(".pilecards button")
    assert cards.all_inner_texts() == ["Crypt Chill", "Ancient Evils"]
    cards.last.click()
    expect(page.locator(".over h2")).to_have_text("Ancient Evils")


def test_what_somebody_holds_is_hidden_from_the_others_and_what_is_committed_is_not(
    visit: Visit, seated: Seated, wendy: Visitor
) -> None:
    roland = visit(name="Marek")
    roland.sit(seated, seated["keys"][1])
    expect(roland.page.locator(".board .hc")).to_have_count(2)
    assert "Stray Cat" not in roland.page.inner_text("body")
    assert "Machete" not in wendy.page.inner_text("body")
    # when Wendy investigates and Roland adds a card
    choose(wendy, "investigate")
    roland.reach(wendy.number)
    assert "Perception" not in roland.page.inner_text("body")
    choose(roland, "commit:deduction")
    wendy.reach(roland.number)
    # then Wendy sees which, and the chance with it, but nothing else of his hand
    expect(wendy.page.locator(".going")).to_contain_text("Deduction")
    expect(wendy.page.locator(".test .pc2")).to_contain_text("%")
    assert "Machete" not in wendy.page.inner_text("body")
    choose(wendy, "draw_token")
    expect(wendy.page.locator(".log")).to_contain_text("Roland Banks commits Deduction")


def test_an_opening_hand_shows_who_it_is_for_and_what_could_come(visit: Visit, server: Served) -> None:
    somebody = visit()
    somebody.sit(server.new_table(GAME, seats=1))
    page = somebody.page
    expect(page.locator(".whoami")).to_contain_text("clue")
    before = rows(somebody)
    hand = somebody.view["board"]["seats"][0]["hand"]
    for digit in ("2", "3"):
        number = somebody.number
        page.keyboard.press(digit)
        somebody.reach(number + 1)
    expect(page.locator(".oc.back")).to_have_count(2)
    assert list(rows(somebody).values())[1:] == list(before.values())[1:]
    assert somebody.view["board"]["seats"][0]["hand"] == hand, "nothing new is seen before all is said"
    for shown in page.locator(".ahead .odds b").all_inner_texts():
        assert 0 < int(shown.rstrip("%")) < 100


def test_a_phone_shows_the_whole_opening_hand_and_reads_a_card_that_is_held(visit: Visit, server: Served) -> None:
    somebody = visit(size="phone")
    somebody.sit(server.new_table(GAME, seats=1))
    cards = somebody.page.locator(".oc")
    expect(cards).to_have_count(5)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.9)
    assert not somebody.wide()


def test_ten_locations_lie_near_those_they_are_connected_to(wendy: Visitor) -> None:
    laid = {id_: (cell["column"], cell["row"]) for id_, cell in wendy.page.evaluate(LAID, TEN)}
    assert len(set(laid.values())) == 10
    assert max(column for column, _ in laid.values()) <= 4
    assert max(row for _, row in laid.values()) <= 3
    for one, near in TEN.items():
        for other in near.split():
            (x1, y1), (x2, y2) = laid[one], laid[other]
            assert max(abs(x1 - x2), abs(y1 - y2)) <= 2, (one, other)


def test_when_to_be_asked_is_a_sheet_on_the_table(wendy: Visitor) -> None:
    page = wendy.page
    choose(wendy, "asks:0")
    place = page.get_by_role("group", name="after the attacks")
    expect(place.get_by_role("button", name="As usual")).to_have_attribute("aria-pressed", "true")
    place.get_by_role("button", name="Ask").click()
    wendy.until(lambda: wendy.choice["prompt"] == "turn")
    assert wendy.view["board"]["seats"][0]["asks"]["here"] == ["after_attacks"]
    choose(wendy, "asks:0")
    expect(place.get_by_role("button", name="Ask")).to_have_attribute("aria-pressed", "true")
    assert not wendy.wide()
    page.evaluate(AXE_SCRIPT)
    assert page.evaluate("async () => (await axe.run('.whenask')).violations.map((one) => one.id)") == []


FOUR = """
investigators wendy_adams roland_banks daisy_walker agnes_baker
place hallway
at 0 hallway
at 1 hallway
at 2 hallway
at 3 hallway
hand 0 knife
hand 1 flashlight
hand 2 medical_texts
hand 3 fearless
area 1 beat_cop
"""


def test_four_seats_of_one_person_leave_the_map_its_room(visit: Visit, server: Served) -> None:
    # given four investigators whose hands are all mine
    somebody = visit()
    somebody.sit(server.take_in(miskatonic.arrange(GAME, FOUR)))
    page = somebody.page
    # then the map is higher than a third of the table, and the others' hands lie beside what they have in play
    box = page.locator(".locs").bounding_box()
    assert box is not None
    assert box["height"] > 300
    beside = page.locator(".area.small .inhand")
    expect(beside).to_have_count(3)
    expect(beside.first.get_by_role("button")).to_have_count(1)
    expect(page.locator(".hline")).to_have_count(0)
    assert not somebody.wide()
    # when somebody else may help with a test, then their hands are read by names
    somebody.page.locator(".decision .opt", has_text="Investigate").first.click()
    expect(page.locator(".hline")).not_to_have_count(0)


HANDS = """
investigators roland_banks daisy_walker
agenda rise_of_the_ghouls
act the_barrier
place hallway
place attic
place cellar
unrevealed parlor
at 0 hallway
at 1 attic
hand 0 rolands_38_special machete beat_cop evidence emergency_cache first_aid
area 0 flashlight beat_cop_2
threat 0 ghoul_minion
threat 1 icy_ghoul swarm_of_rats
clues attic 2
clues cellar 2
"""
LOOSE = (
    # one of two who are in the Attic is held there, and another enemy was evaded
    """
investigators roland_banks daisy_walker
agenda whats_going_on
act the_barrier
place hallway
place attic
place cellar
unrevealed parlor
at 0 attic
at 1 attic
hand 0 working_a_hunch evidence beat_cop emergency_cache
hand 1 mind_over_matter drawn_to_the_flame
area 0 magnifying_glass guard_dog
threat 0 ravenous_ghoul
enemy flesh_eater attic
enemy ghoul_minion hallway
exhausted flesh_eater
turn 0 2
""",
    # all locations are full, fog lies in the Cellar
    """
investigators roland_banks daisy_walker
agenda theyre_getting_out
act the_barrier
place hallway
place attic
place cellar
unrevealed parlor
at 0 cellar
at 1 hallway
hand 0 evidence deduction first_aid dr_milan_christopher
hand 1 deduction perception
area 0 magnifying_glass
threat 0 icy_ghoul swarm_of_rats
threat 1 ghoul_minion swarm_of_rats
enemy flesh_eater attic
enemy ghoul_minion cellar
exhausted ghoul_minion
attached obscuring_fog cellar
clues cellar 2
turn 0 2
""",
)
"""Whole games came to these positions."""
CUT = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const [box, card] = [one, one.closest('.hc') ?? one].map((each) => each.getBoundingClientRect());
  return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1 || box.bottom > card.bottom;
}).map((one) => one.textContent)"""
"""What does not fit into its own place, or into its card."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_types_of_cards_are_whole_and_the_map_fits_with_enemies_engaged(
    visit: Visit, server: Served, language: str
) -> None:
    # given enemies engaged at two locations, and a hand of all kinds
    somebody = visit(language=language)
    somebody.sit(server.shown(miskatonic.arrange(GAME, HANDS)))
    page = somebody.page
    page.evaluate("() => document.fonts.ready")
    for width, height in ((1440, 900), (1366, 768), (1280, 720)):
        somebody.enlarge(width, height)
        # then each type can be read to its end, and nothing of the map has to be scrolled to
        assert page.locator(".hc .kind").count() == 6
        assert page.evaluate(CUT, ".hc .kind") == [], (width, height)
        assert page.evaluate(CUT, ".locs") == [], (width, height)


@pytest.mark.parametrize("position", LOOSE)
def test_the_map_fits_with_enemies_that_hold_somebody_beside_others(
    visit: Visit, server: Served, position: str
) -> None:
    # given
    somebody = visit()
    somebody.sit(server.shown(miskatonic.arrange(GAME, position)))
    # then
    for width, height in ((1440, 900), (1366, 768)):
        somebody.enlarge(width, height)
        assert somebody.page.evaluate(CUT, ".locs") == [], (width, height)


def test_the_skills_of_whoever_takes_the_turn_are_always_there(visit: Visit, server: Served) -> None:
    # given two investigators of one person, who take their turns one after the other
    somebody = visit()
    somebody.sit(server.take_in(miskatonic.arrange(GAME, "investigators roland_banks daisy_walker\nplace hallway")))
    for name in ("Roland Banks", "Daisy Walker"):
        if somebody.choice["prompt"] == "next_turn":
            somebody.press(somebody.free.filter(has_text=name))
        # then the four skills are drawn beside the name
        expect(somebody.page.locator(".area.front .named")).to_contain_text(name)
        shown = somebody.page.locator(".area.front .skl > span").evaluate_all(
            "(found) => found.filter((one) => one.getBoundingClientRect().width > 0).length"
        )
        assert shown == 4, name
        # when the turn is ended
        number = somebody.number
        somebody.page.keyboard.press("e")
        somebody.reach(number + 1)


def test_what_is_on_a_card_and_attached_to_it_is_seen(visit: Visit, server: Served) -> None:
    # given tokens sealed on the Beat Cop, a card attached to him, and a role
    position = """
        investigators roland_banks daisy_walker
        place hallway
        area 0 beat_cop scrapper_3
        attached mind_over_matter beat_cop
        threat 0 ghoul_minion
        attached barricade ghoul_minion
        bag 0 0 -1 skull
        sealed beat_cop -1 skull
        word 0 class-rogue
    """
    somebody = visit()
    somebody.sit(server.shown(miskatonic.arrange(GAME, position)))
    front = somebody.page.locator(".area.front")
    # then all of it is there, what is attached below its card, and a card that stays for good says so
    assert front.locator(".as .tok").count() == 2
    assert front.locator(".role").inner_text() == "Rogue"
    assert "Permanent" in front.locator(".as", has_text="Scrapper").inner_text()
    assert sorted(front.locator(".chip.on").all_inner_texts()) == ["Barricade", "Mind over Matter"]
    front.locator(".chip.on", has_text="Mind over Matter").click()
    assert "Mind over Matter" in somebody.page.locator(".lectern").inner_text()
