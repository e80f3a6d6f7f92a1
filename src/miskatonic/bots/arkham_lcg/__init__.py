"""A sensible player of Arkham Horror: The Card Game: equips, finds the clues, and meets the Ghoul Priest well armed.

Every option of a turn is weighed in points, an action of a calm turn being one (`turn`, `deeds`); tests are judged by
what success and failure bring (`trial`), harm by how little is left (`danger`), cards by what they do (`kit`); what is
particular about a scenario is in its plan (`scenarios`).
It knows what a seat may see, what is printed, and nothing of the rules' code.
"""

from collections.abc import Callable, Sequence

from miskatonic.bots import Advice, open_to
from miskatonic.bots.arkham_lcg.asked import Asked
from miskatonic.bots.arkham_lcg.deeds import Deed
from miskatonic.bots.arkham_lcg.reasons import reason
from miskatonic.bots.arkham_lcg.trial import Added, running
from miskatonic.bots.arkham_lcg.turn import Turn
from miskatonic.kernel import Option, Table
from miskatonic.kernel.rng import HasRng


def pick(table: Table, luck: HasRng, seat: int | None = None) -> Option:
    """What a sensible player would do."""
    return Player(table, seat).best(open_to(table, seat))


def advise(table: Table, luck: HasRng, seat: int) -> Advice:
    """What to pick for a seat, and why."""
    player = Player(table, seat)
    picked = player.best(open_to(table, seat))
    return Advice(picked, reason(player, picked))


class Player(Asked):
    """One decision: the position, what is asked, and how it is answered."""

    deed: Deed | None = None
    added: Added | None = None
    """What is added to the running test."""
    judged = True
    """Whether somebody has thought about this question."""

    def best(self, options: Sequence[Option]) -> Option:
        """The answer to the question that is asked: where several are asked at once, that of one of them."""
        if len(self.choice.seats) > 1:
            options = [option for option in options if self.choice.owner(option) == self.seat] or options
        if len(options) == 1:
            return options[0]
        prompt = self.choice.prompt
        if prompt in self.sight.plan.answers:
            return self.sight.plan.answers[prompt](self, options)
        if prompt.startswith("react_"):
            return self.reacts(options)
        self.judged = prompt in ANSWERS
        return ANSWERS.get(prompt, Player.anything)(self, options)

    def turn(self, options: Sequence[Option]) -> Option:
        """The deed that is worth most."""
        self.deed = Turn(self.sight, options).best()
        return self.deed.option

    def besides(self, options: Sequence[Option]) -> Option:
        """An action that is a gift: the best one, unless it would do harm."""
        nothing = next(option for option in options if option.passes)
        deed = Turn(self.sight, [option for option in options if option is not nothing]).best()
        if deed.worth <= 0:
            return nothing
        self.deed = deed
        return deed.option

    def test(self, options: Sequence[Option]) -> Option:
        """Before the token: what is worth adding, then the token; helpers say that they are ready."""
        trial = running(self.sight)
        helps = self.seat != trial.tester.seat
        self.added = added = trial.best(options, self.seat, 1 if helps else 99)
        if added is not None and added.first is not None:
            return added.first
        done = "ready" if helps else "draw_token"
        return next((option for option in options if option.verb == done), options[0])

    def help(self, options: Sequence[Option]) -> Option:
        """A helper may add one card."""
        nothing = next(option for option in options if option.passes)
        self.added = added = running(self.sight).best(options, self.seat, 1)
        return added.first if added is not None and added.first is not None else nothing


ANSWERS: dict[str, Callable[[Player, Sequence[Option]], Option]] = {
    "turn": Player.turn,
    "take_action": Player.besides,
    "test": Player.test,
    "help": Player.help,
    "mulligan": Player.mulligan,
    "upgrade": Player.upgrade,
    "harm": Player.harm,
    "assign": Player.assign,
    "search": Player.search,
    "make_room": Player.least_standing,
    "fit_slots": Player.least_standing,
    "lose_asset": Player.least_standing,
    "hand_size": Player.least_held,
    "discard_cost": Player.least_held,
    "keep_one": Player.most_held,
    "prey": Player.prey,
    "victim": Player.prey,
    "attacker": Player.attacker,
    "order": Player.first,
    "discard_order": Player.first,
    "story_card": Player.first,
    "choose_lead": Player.first,
    "choose_weakness": Player.first,
    "results": Player.first,
    "next_turn": Player.next_turn,
    "which_skill": Player.which_skill,
    "choose_skill": Player.which_skill,
    "give": Player.first,
    "nearest": Player.first,
    "hunts": Player.first,
    "hunter": Player.attacker,
    "spawns": Player.first,
    "spawn_at": Player.near,
    "trauma": Player.first,
    "which_deck": Player.which_deck,
    "put_on_top": Player.put_on_top,
    "which_token": Player.which_token,
    "get_away": Player.get_away,
    "move_to": Player.first,
    "after_hunters": Player.before_attacks,
    "upkeep_begins": Player.window,
    "after_mythos": Player.window,
    "before_turns": Player.window,
    "after_attacks": Player.window,
    "in_turn": Player.window,
    "turn_ends": Player.window,
}
"""The rule for each question; reactions have one of their own."""
