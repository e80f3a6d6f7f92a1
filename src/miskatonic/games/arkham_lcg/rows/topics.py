"""What can be asked of the cards in play: numbers, permissions and prohibitions. A misspelt one is an import error.

Each is a topic of the index (`state.heard`): whatever has something to say about it is listed there.
"""

from miskatonic.games.arkham_lcg.rows.terms import AGILITY, COMBAT, INTELLECT, WILLPOWER

SKILL_VALUE = "skill_value"
"""AH-B-077: any test of the subject, whatever skill it uses."""
HEALTH, SANITY = "health", "sanity"
SHROUD, FIGHT_VALUE, EVADE_VALUE = "shroud", "fight_value", "evade_value"
DAMAGE_DEALT, HORROR_DEALT = "damage_dealt", "horror_dealt"
"""What an enemy's attack deals."""
TEST_DAMAGE, TEST_CLUES = "test_damage", "test_clues"
"""AH-R-1.7: what a successful attack deals, and an investigation discovers, beside its 1."""
ACTIONS, BONUS_ACTION, MORE_ACTIONS = "actions", "bonus_action", "more_actions"
"""AH-B-046, AH-R-1.10, AH-B-061: actions of a turn; those for certain abilities alone; what an action costs more."""
BONUS_OF_ANY_KIND = "bonus_of_any_kind"
"""AH-R-1.10: additional actions that may pay for basic actions and cards to be played, too, as their conditions say."""
HAND_SIZE, SLOT = "hand_size", "slot"
OPENING_HAND = "opening_hand"
"""AH-B-023, AH-R-2.6: how many cards somebody begins with; a hand that is drawn instead changes by as many."""
INSTEAD_OF: dict[str, str] = {skill: f"instead_of_{skill}" for skill in (WILLPOWER, INTELLECT, COMBAT, AGILITY)}
"""AH-B-076: another skill may be used in place of this one."""
NAMED = "named"
"""AH-R-2.5: somebody has named a chaos token for a test; its place among `terms.TOKENS`."""
ICONS = "icons"
"""AH-B-254: icons that a committed card gains, which match any skill."""
BASE_OF: dict[str, str] = {skill: f"base_{skill}" for skill in (WILLPOWER, INTELLECT, COMBAT, AGILITY)}
"""AH-B-244: another base value of this skill, which is modified as usual."""
CANNOT_RISE: dict[str, str] = {skill: f"cannot_rise_{skill}" for skill in (WILLPOWER, INTELLECT, COMBAT, AGILITY)}
"""AH-C-024: this skill of the subject can't be increased."""
SET: dict[str, str] = {SHROUD: "set_shroud"}
"""AH-B-244: what sets this number, whatever else changes it."""
MUST_USE = "must_use"
"""AH-B-076: the skill a location's text prescribes for investigating it."""

CANNOT_PLAY, CANNOT_ENTER, CANNOT_ATTACK, CANNOT_LEAVE_PLAY, CANNOT_INVESTIGATE, CANNOT_DISCOVER, CANNOT_SPEND = (
    "cannot_play", "cannot_enter", "cannot_attack", "cannot_leave_play", "cannot_investigate", "cannot_discover",
    "cannot_spend",
)  # fmt: skip
"""AH-B-003: "cannot" is absolute; each is asked in exactly one verb. What can't be spent are clues."""
ENTRY_COST = "entry_cost"
"""AH-R-1.6: what it costs besides to enter the subject, a location: the cost of the ability that says so."""
CANNOT_USE = "cannot_use"
"""AH-B-003, AH-B-195: the rows (its amount) whose cards the subject, a seat, can't play, commit or use."""
SPENDABLE = "spendable"
"""AH-B-106: the resources on a card that the subject, a seat, may spend as if they were in its pool."""
CANNOT_READY = "cannot_ready"
"""AH-B-003, AH-B-119: cards that stay exhausted."""
UPKEEP_RESOURCES = "upkeep_resources"
"""AH-B-041: resources that the subject gains in the upkeep phase beside the usual one."""
NO_DOOM_STEP = "no_doom_step"
"""AH-C-023: no doom is placed on the subject, the agenda, in step 1.2 of the mythos phase."""
CHEAPER = "cheaper"
"""AH-B-053: what is taken off the resource cost of the subject, a card to be played."""
BLANK = "blank"
"""AH-B-098: cards whose text box is as if it were empty."""
NO_TOKENS = "no_tokens"
"""No chaos token is revealed for the subject's tests (Will to Survive)."""
TOKEN_IS = "token_is"
"""A revealed token counts as another one."""
TOKEN_WORTH = "token_worth"
"""A token's modifier is changed: doubled, turned round, or another number."""
DOUBLE_DIFFICULTY, RESULTS_TWICE = "double_difficulty", "results_twice"
"""AH-Q-015: of the test to which a card is committed: its difficulty counts double; what its success brings, twice."""
AS_IF_IN_HAND = "as_if_in_hand"
TOPMOST = "topmost"
"""AH-B-123: who looks for the topmost card of a kind (its name) in the discard pile: then the order there matters."""
DIRECT = "direct"
"""AH-B-162: whether all damage and horror is direct."""
DECK_EMPTY = "DeckEmpty.at"
"""What follows at once when somebody's deck has no cards left."""
EARNS, DEFEAT_KILLS = "earns", "defeat_kills"
"""AH-Q-041: what a card of somebody's deck, wherever it is, adds to experience when that is earned; whether it kills
its owner then, if they were defeated.
"""
AFTER_PLAY = "after_play"
"""Where an event goes that has resolved."""
CONNECTED = "connected"
"""AH-B-133: what text adds to the connections of the subject; its amount is the other location."""

WINDOW, TURN_WINDOW, TEST_WINDOW = "window", "turn_window", "test_window"
"""AH-B-043: free abilities and fast cards for any window, for those of somebody's turn, for those of a test."""

SETTLING = frozenset((SLOT, HEALTH, SANITY, DECK_EMPTY))
"""AH-B-117, AH-B-168: when such a card comes or goes, something may have to leave or be defeated."""
OF_SEATS = frozenset(
    (
        WILLPOWER,
        INTELLECT,
        COMBAT,
        AGILITY,
        SKILL_VALUE,
        TEST_DAMAGE,
        TEST_CLUES,
        ACTIONS,
        HAND_SIZE,
        OPENING_HAND,
        UPKEEP_RESOURCES,
        NO_TOKENS,
        DOUBLE_DIFFICULTY,
        RESULTS_TWICE,
        CANNOT_ATTACK,
        CANNOT_DISCOVER,
        CANNOT_SPEND,
        CANNOT_USE,
        SPENDABLE,
    )
) | frozenset([topic for skills in (INSTEAD_OF, BASE_OF, CANNOT_RISE) for topic in skills.values()])
"""Topics whose subject is a seat; that of the others is a card."""
