"""The backs of the 23 investigators whom the questions and errata name, and cards of two classes, as data for tests.

Whoever is at the table already is taken from there; the others are imaginary, with the codes they have in their boxes.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.decks import Access, Ban, DeckOptions, Least, open_to
from miskatonic.games.arkham_lcg.rows.terms import (
    ASSET,
    EVENT,
    GUARDIAN,
    INVESTIGATOR,
    MYSTIC,
    NEUTRAL,
    ROGUE,
    SEEKER,
    SURVIVOR,
)
from miskatonic.games.arkham_lcg.rules.deck_building import card_of
from tests.games.arkham_lcg.imaginary import imagined

CLASSES = (GUARDIAN, SEEKER, ROGUE, MYSTIC, SURVIVOR)


def five_others(main: str, *bans: Ban) -> DeckOptions:
    """One class, and up to five cards of level 0 of any other."""
    others = tuple([one for one in CLASSES if one != main])
    return DeckOptions((Access((main, NEUTRAL), 5), Access(others, 0, 5, other=True)), bans=bans)


SEEKER_SURVIVOR = Access((SEEKER, SURVIVOR), 0, 5, other=True)
BACKS: dict[str, tuple[str, str, DeckOptions]] = {
    "01001": ("roland_banks", GUARDIAN, open_to(GUARDIAN, SEEKER)),
    "01002": ("daisy_walker", SEEKER, open_to(SEEKER, MYSTIC)),
    "01003": ("skids_otoole", ROGUE, open_to(ROGUE, GUARDIAN)),
    "01004": ("agnes_baker", MYSTIC, open_to(MYSTIC, SURVIVOR)),
    "01005": ("wendy_adams", SURVIVOR, open_to(SURVIVOR, ROGUE)),
    "02001": ("zoey_samaras", GUARDIAN, five_others(GUARDIAN)),
    "02002": ("rex_murphy", SEEKER, five_others(SEEKER, Ban("fortune"))),
    "02003": ("jenny_barnes", ROGUE, five_others(ROGUE)),
    "02004": ("jim_culver", MYSTIC, five_others(MYSTIC)),
    "02005": ("ashcan_pete", SURVIVOR, five_others(SURVIVOR)),
    "03002": ("minh_thi_phan", SEEKER, open_to(SEEKER, SURVIVOR)),
    "03003": ("sefina_rousseau", ROGUE, open_to(ROGUE, MYSTIC)._replace(size=33)),
    "03005": ("william_yorick", SURVIVOR, open_to(SURVIVOR, GUARDIAN)),
    "03006": (
        "lola_hayes", NEUTRAL,
        DeckOptions((Access(CLASSES, 3), Access((NEUTRAL,), 5)), size=35, least=(Least(7, classes=3),)),
    ),
    "04001": ("leo_anderson", GUARDIAN, open_to(GUARDIAN, ROGUE)),
    "04002": ("ursula_downs", SEEKER, DeckOptions((Access((SEEKER, NEUTRAL), 5), Access((), 4, traits=("relic",))))),
    "04003": (
        "finn_edwards", ROGUE,
        DeckOptions(
            (Access((), 5, traits=("illicit",)), Access((ROGUE,), 3), Access((NEUTRAL,), 5), SEEKER_SURVIVOR)
        ),
    ),
    "04004": (
        "father_mateo", MYSTIC,
        DeckOptions((Access((MYSTIC, NEUTRAL), 5), Access((), 3, traits=("blessed",))), bonus=5),
    ),
    "05001": (
        "carolyn_fern", GUARDIAN,
        DeckOptions(
            (
                Access((GUARDIAN,), 3), Access((NEUTRAL,), 5), Access((), 5, text="heals_horror"),
                Access((SEEKER, MYSTIC), 1, 15, other=True),
            ),
            bans=(Ban("weapon", 1),),
        ),
    ),
    "05002": (
        "joe_diamond", SEEKER,
        open_to(SEEKER, GUARDIAN)._replace(size=40, least=(Least(11, kind=EVENT, trait="insight"),)),
    ),
    "05003": ("preston_fairmont", ROGUE, open_to(ROGUE, SURVIVOR)._replace(bans=(Ban("illicit"),))),
    "05004": ("diana_stanley", MYSTIC, open_to(MYSTIC, GUARDIAN)._replace(size=35)),
    "05006": (
        "marie_lambeau", MYSTIC,
        DeckOptions(
            (
                Access((), 5, traits=("spell",)), Access((MYSTIC,), 3), Access((NEUTRAL,), 5),
                Access((), 0, traits=("occult",)), SEEKER_SURVIVOR,
            )
        ),
    ),
}  # fmt: skip
BOTH: dict[str, tuple[str, str, str, str]] = {
    "05115": ("thompson", GUARDIAN, ROGUE, "Item Weapon Firearm Illicit"),
    "05116": ("scroll_of_secrets", SEEKER, MYSTIC, "Item Tome"),
    "05117": ("sour_mash", ROGUE, SURVIVOR, "Item Illicit"),
    "05118": ("enchanted_blade", MYSTIC, GUARDIAN, "Item Relic Weapon Melee"),
    "05119": ("grisly_totem", SURVIVOR, SEEKER, "Item Charm"),
}
"""The cards of two classes, all of level 0."""


def plain(code: str, klass: str, level: int = 0, **facts: object) -> Card:
    """A card of a class and level that does nothing, unless said otherwise."""
    return Card(ASSET, code, f"plain_{code}_{level}", klass=klass, level=level, cost=1, **facts)


@contextmanager
def with_backs(*more: Card) -> Iterator[None]:
    """As long as it lasts all 23 and the cards of two classes are there, and whatever else is named."""
    people = [
        Card(INVESTIGATOR, code, id_, level=None, klass=klass, deck=back, skills=(3, 3, 3, 3), health=7, sanity=7)
        for code, (id_, klass, back) in BACKS.items()
        if card_of(code) is None and id_ not in CARDS.ids
    ]
    both = [
        Card(ASSET, code, id_, klass=first, classes=(first, second), traits=traits, cost=1)
        for code, (id_, first, second, traits) in BOTH.items()
        if card_of(code) is None
    ]
    with imagined(*people, *both, *more):
        yield
