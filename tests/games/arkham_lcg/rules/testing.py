"""Playing through tests: where nothing can be committed or used, the token is drawn by itself."""

from typing import Self

from miskatonic.kernel.view import Seats
from tests.games.arkham_lcg.play import Play


class Tested(Play):
    """A table where `draw_token` may be said whether or not there was anything else to do in the test."""

    def do(self, *answers: str, seat: Seats = None) -> Self:
        """These answers one after another; a token that came by itself needs none."""
        for answer in answers:
            if answer != "draw_token" or self.offers(answer):
                super().do(answer, seat=seat)
        return self
